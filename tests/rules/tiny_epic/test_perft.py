"""Perft: how many legal actions, and how many orders of play, there are from fixed positions, counted by hand."""

from collections import Counter

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import RuleError
from bot.rules.kit.draft import changed, put
from bot.rules.menu import legal_actions
from bot.rules.tiny_epic import RULESET
from bot.rules.tiny_epic.actions import March, Place
from bot.rules.tiny_epic.frames.turn import Turn
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.facts import DOMAINS
from bot.rules.tiny_epic.model.state import TinyEpic
from tests.rules.tiny_epic.position import act, asked, begin, holding, rich, standing

ORDERS = 6 * 2 + 2 * 6 * (1 + 1 + 4 + 24) + 7 + 6 + 25
"""Two answers for each die; six for attack and defence, for all, an opponent, an NP house, a domain; three lists."""


def forms(state: TinyEpic, seat: int = 0) -> Counter[str]:
    """How many legal actions of each kind a seat has."""
    return Counter(action.kind for action in legal_actions(RULESET, RULESET.view(state, seat)))


def perft(state: TinyEpic, depth: int, kind: str) -> int:
    """How many series of `depth` legal actions of this kind seat 0 has."""
    if depth == 0:
        return 1
    found = [action for action in legal_actions(RULESET, RULESET.view(state, 0)) if action.kind == kind]
    return sum(perft(act(state, 0, one), depth - 1, kind) for one in found)


def rock() -> TinyEpic:
    """Two Lannister tokens at Casterly Rock may march, Greyjoy sits at Pyke, nobody is anywhere else."""
    return asked(
        standing(begin("lannister", "greyjoy"), {"casterly_rock": "la2", "pyke": "gr1h"}), 0, ops.March()
    )


def test_first_legs() -> None:
    """One token or both, to Ashemark or to Shield Islands."""
    assert forms(rock()) == {"march": 4, "pass": 1, "standing": ORDERS, "concede": 1}


def test_marches_of_two_legs() -> None:
    """King's Landing asks for castles, and nobody may come back as if nothing had been.

    Both to Ashemark: on to Highgarden, Riverrun or Pyke with one or both: 6; back to the Rock with one: 1.
    One to Ashemark: Highgarden, Riverrun, Pyke: 3.
    Both to Shield Islands: on to Highgarden with one or both: 2; back with one: 1.
    One to Shield Islands: Highgarden: 1.
    """
    assert perft(rock(), 2, "march") == 7 + 3 + 3 + 1


def test_the_list_and_the_judge_agree_on_every_march_of_a_position() -> None:
    """Not only is all that is listed legal: all that is legal is listed, over every pair of domains."""
    state = rock()
    listed = {
        action for action in legal_actions(RULESET, RULESET.view(state, 0)) if isinstance(action, March)
    }
    legal = set()
    for source in DOMAINS:
        for target in DOMAINS:
            for army in ("la1", "la2", "la3", "la0h", "gr1"):
                march = March(source=source, target=target, army=army)
                try:
                    RULESET.act(state, 0, march, SeededChance(0))
                except RuleError:
                    continue
                legal.add(march)
    assert legal == listed


def test_sails() -> None:
    """From Casterly Rock (W) two cards away along NW - W - SW - SE - E - NE: the domains of NW, SW and SE.

    All of them are empty, so one token or both may go there; Pyke lies on the same card.
    """
    cards = [domain.map_card for domain in DOMAINS.values()]
    reached = sum(cards.count(card) for card in ("NW", "SW", "SE"))
    state = standing(begin("lannister", "greyjoy"), {"casterly_rock": "la2", "pyke": "gr1h"})
    assert forms(asked(state, 0, ops.Sail()))["sail"] == 2 * reached


def test_dice_and_slots() -> None:
    """Two different dice on six slots, then, one slot being covered, on five."""
    state = begin("tully", "greyjoy")
    state = changed(state, lords=put(state.lords, 0, changed(state.lords[0], dice=("march", "sail"))))
    state = changed(state, stack=(Turn(seat=0, then=1),))
    assert forms(state)["place"] == 12
    covered = changed(state, slots={"event": "plot"})
    assert forms(covered)["place"] == 10
    assert act(covered, 0, Place(die="march", slot="sail")).slots == {"event": "plot", "sail": "march"}


def test_recruits() -> None:
    """With three gold a token, or the Hero from the mat, at either of two domains; with two the token alone."""
    units = {"casterly_rock": "la1", "ashemark": "la1", "pyke": "gr1h"}
    state = standing(begin("lannister", "greyjoy"), units)
    assert forms(asked(rich(state, 0, 3), 0, ops.Recruit()))["recruit"] == 4
    assert forms(asked(rich(state, 0, 2), 0, ops.Recruit()))["recruit"] == 2


def test_whispers() -> None:
    """Any of the choices among three cards, none included: 2 x 2 x 2."""
    state = holding(begin("lannister", "greyjoy"), 0, "poisoning", "vendetta", "lone_wolf")
    state = changed(state, deck=("spoils_of_war",))
    assert forms(asked(state, 0, ops.Whisper()))["whisper"] == 8


def test_commits() -> None:
    """None, a Plot Card, or the Hero Card of Jaime; Greyjoy has no gold for a card that costs any."""
    units = {"casterly_rock": "la2h", "ashemark": "gr2", "pyke": "gr1", "old_town": "la1"}
    state = rich(holding(standing(begin("lannister", "greyjoy"), units), 0, "poisoning"), 1, 0)
    state = asked(holding(state, 1, "poisoning"), 0, ops.March())
    state = act(state, 0, March(source="casterly_rock", target="ashemark", army="la2"))
    assert (forms(state)["commit"], forms(state, 1)["commit"]) == (3, 1)
