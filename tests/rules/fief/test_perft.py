"""Perft: how many legal actions, and how many orders of play, there are from fixed positions, counted by hand."""

from collections import Counter
from itertools import product

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import RuleError
from bot.rules.fief import RULESET
from bot.rules.fief.actions import March, Muster, TakeSide
from bot.rules.fief.frames.war.acting import Acting
from bot.rules.fief.frames.war.moving import Moving
from bot.rules.fief.frames.war.sieges import Sieging
from bot.rules.fief.legal import attacks
from bot.rules.fief.model.board import LINKS, by_sea
from bot.rules.fief.model.facts import VILLAGES
from bot.rules.fief.model.state import Fief
from bot.rules.menu import legal_actions
from tests.rules.fief.position import act, at, begin, built, noble, standing

ROBB, WYMAN, TYWIN = "stark_robb_stark", "stark_wyman_manderly", "lannister_tywin_lannister"
FIVE = ("stark", "lannister", "tyrell", "martell", "arryn")


def forms(state: Fief, *kinds: str, seat: int = 0) -> Counter[str]:
    """How many legal actions of these kinds a seat has."""
    found = Counter(action.kind for action in legal_actions(RULESET, RULESET.view(state, seat), 500))
    return Counter({kind: found[kind] for kind in kinds})


def perft(state: Fief, depth: int, kind: str) -> int:
    """How many series of `depth` legal actions of this kind seat 0 has."""
    if depth == 0:
        return 1
    found = [action for action in legal_actions(RULESET, RULESET.view(state, 0), 500) if action.kind == kind]
    return sum(perft(act(state, 0, one), depth - 1, kind) for one in found)


def marching() -> Fief:
    """Robb with a Man at Arms and a Knight, in the field at Fairmarket; nobody stands near."""
    state = noble(standing(begin(*FIVE), 0, "fairmarket", "m1k1"), ROBB, 0, "fairmarket")
    return at(state, "P6.DECLARE", 5, Moving(seat=0))


def test_groups() -> None:
    """Robb named or left out; of two kinds one or none each, or left out: 2 x (4 + 1). Winterfell has no Noble."""
    assert forms(marching(), "muster")["muster"] == 2 * 5
    both = noble(marching(), WYMAN, 0, "fairmarket")
    assert forms(both, "muster")["muster"] == (1 + 3) * 5, "nobody named, either, or both"


def roads(village: str) -> list[str]:
    return [one for one in LINKS[village] if not by_sea(village, one)]


def test_marches_of_one_and_two_steps() -> None:
    """Each road, or a sea lane with both points; then on by road with what is left, also back."""
    state = act(marching(), 0, Muster(source="fairmarket"))
    assert forms(state, "march")["march"] == len(LINKS["fairmarket"])
    twice = sum(len(roads(target)) for target in roads("fairmarket"))
    assert perft(state, 2, "march") == twice
    assert perft(state, 3, "march") == 0


def test_the_list_and_the_judge_agree_on_every_march_of_a_position() -> None:
    """Not only is all that is listed legal: all that is legal is listed, over all Villages."""
    state = act(marching(), 0, Muster(source="fairmarket"))
    listed = {one for one in legal_actions(RULESET, RULESET.view(state, 0), 500) if isinstance(one, March)}
    legal = set()
    for target, where in product(VILLAGES, (None, "field")):
        march = March(target=target, where=where)
        try:
            RULESET.act(state, 0, march, SeededChance(0))
        except RuleError:
            continue
        legal.add(march)
    assert legal == listed


def test_declarations() -> None:
    """Two visitors in the field, and walls: a battle against each, and an assault."""
    state = standing(standing(begin(*FIVE), 1, "darry", "m2"), 2, "darry", "m2")
    state = noble(standing(state, 0, "darry", "k4"), ROBB, 0, "darry")
    state = at(state, "P7.END", 6, Acting(seat=0))
    assert forms(state, "attack", "pass") == {"attack": 2, "pass": 1}
    walled = standing(built(state, "darry", fort="stronghold"), 1, "darry", "m1", "inside")
    assert attacks.possible(walled, 0, "darry") == ("field:1", "field:2", "assault")
    assert forms(walled, "attack")["attack"] == 3


def test_sides() -> None:
    """Who stands by helps nobody, the attacker or the attacked; the two take that help or do not; Tywin may yield."""
    state = standing(standing(begin(*FIVE), 1, "darry", "m2"), 2, "darry", "m2")
    state = noble(noble(standing(state, 0, "darry", "k4"), ROBB, 0, "darry"), TYWIN, 1, "darry")
    state = at(state, "P7.END", 6, Acting(seat=0))
    (attack,) = (
        one
        for one in legal_actions(RULESET, RULESET.view(state, 0), 500)
        if one.kind == "attack" and getattr(one, "how", "") == "field:1"
    )
    state = act(state, 0, attack)
    assert forms(state, "side", seat=2)["side"] == 3
    assert forms(state, "side", seat=0)["side"] == 2
    assert forms(state, "side", "fight", seat=1) == {"side": 2, "fight": 1}
    assert TakeSide() in legal_actions(RULESET, RULESET.view(state, 2), 500)


def test_sieges() -> None:
    """Besieged or not, in two places: 2 x 2."""
    state = begin("stark", "lannister", "tyrell")
    state = noble(standing(state, 0, "casterly_rock", "m2"), ROBB, 0, "casterly_rock")
    state = noble(standing(state, 0, "highgarden", "m2"), WYMAN, 0, "highgarden")
    assert forms(at(state, "P7.END", 6, Sieging(asked=(0,))), "siege")["siege"] == 4
