"""Standing orders, and a game master's hand in a battle (TE-21.6)."""

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import CallOff, Concede, Event, RuleError, fold
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic import RULESET
from bot.rules.tiny_epic.actions import Commit, DraftDie, March, SetGold, Standing, Whisper
from bot.rules.tiny_epic.events.battle import Fought, Reopened, Revealed, Withdrew
from bot.rules.tiny_epic.events.exploring import TokenTurned
from bot.rules.tiny_epic.events.night import Faced, Fled
from bot.rules.tiny_epic.events.rival import RivalRolled
from bot.rules.tiny_epic.events.rounds import Rolled, Turned
from bot.rules.tiny_epic.frames.battle import Battle
from bot.rules.tiny_epic.frames.drafting import Drafting
from bot.rules.tiny_epic.frames.night.placing import place
from bot.rules.tiny_epic.frames.rounds import Round
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.army import Force
from bot.rules.tiny_epic.model.sides import NIGHT, RIVAL
from bot.rules.tiny_epic.model.state import TinyEpic
from tests.rules.tiny_epic import test_rival
from tests.rules.tiny_epic.night import HOMES, RAVEN, begun, table
from tests.rules.tiny_epic.position import (
    act,
    asked,
    begin,
    choices,
    events,
    holding,
    refused,
    rich,
    standing,
)

UNITS = {"hornwood": "la2h", "winterfell": "st3", "casterly_rock": "la1", "castle_black": "st1"}
MARCH = March(source="hornwood", target="winterfell", army="la2h")


def order(state: TinyEpic, seat: int, matter: str, answer: str, against: str | None = None) -> TinyEpic:
    return act(state, seat, Standing(matter=matter, answer=answer, against=against))


def before(*cards: str) -> TinyEpic:
    """Lannister may march on Winterfell, which Stark defends with these cards in hand."""
    state = standing(begin("lannister", "stark"), UNITS)
    return holding(asked(state, 0, ops.March()), 1, *cards)


def revealed(told: tuple[Event, ...]) -> dict[int, tuple[str, ...]]:
    return {one.seat: one.cards for one in told if isinstance(one, Revealed)}


def fight(state: TinyEpic) -> dict[int, tuple[str, ...]]:
    """What is revealed when Lannister attacks and commits nothing."""
    return revealed(events(act(state, 0, MARCH), 0, Commit()))


def test_te_21_6_a_defender_who_wants_none_is_not_waited_for() -> None:
    state = order(before("poisoning"), 1, "defence", "none")
    assert fight(state) == {0: (), 1: ()}


@pytest.mark.parametrize(
    ("matter", "answer"), [("retreat", "valyria"), ("lose", "winterfell"), ("draft", "pyke")]
)
def test_te_21_6_what_is_no_answer_to_it_is_not_said(matter: str, answer: str) -> None:
    assert refused(before(), 1, Standing(matter=matter, answer=answer)) == "TE-21.6"


def test_te_21_6_the_strongest_card_for_so_much_gold_defends() -> None:
    """Poisoning has strength 5 and costs 3; Spoils of War costs less and is the strongest that one gold pays."""
    hand = ("poisoning", "spoils_of_war", "unjust_trial")
    dear = fight(order(before(*hand), 1, "defence", "strongest-3"))[1]
    cheap = fight(order(before(*hand), 1, "defence", "strongest-1"))[1]
    assert dear == ("poisoning",)
    assert cheap != dear


def test_te_21_6_what_is_said_of_a_domain_comes_before_what_is_said_of_an_opponent_or_of_all() -> None:
    state = order(before("poisoning"), 1, "defence", "none")
    state = order(state, 1, "defence", "strongest-3", "0")
    assert fight(state)[1] == ("poisoning",)
    assert fight(order(state, 1, "defence", "none", "winterfell"))[1] == ()
    assert fight(order(state, 1, "defence", "none", "pyke"))[1] == ("poisoning",)


def test_te_21_6_an_attacker_has_orders_too() -> None:
    state = order(before("poisoning"), 0, "attack", "none")
    assert revealed(events(act(state, 0, MARCH), 1, Commit())) == {0: (), 1: ()}


def test_te_21_6_an_order_does_not_answer_what_is_asked_already_and_nobody_else_sees_it() -> None:
    state = act(before("poisoning"), 0, MARCH)
    (told,) = events(state, 1, Standing(matter="defence", answer="none"))
    assert told.seen_by(0) is None
    assert told.seen_by(None) is None
    state = order(state, 1, "defence", "none")
    assert RULESET.view(state, 0).known.lords[1].orders.commit == {}
    assert RULESET.pending(state)[0].waiting == (0, 1)


def test_te_21_6_nor_does_it_when_somebody_else_answers() -> None:
    """Stark's order is for battles to come: of this one it is still asked once Lannister has committed."""
    state = order(act(before("poisoning"), 0, MARCH), 1, "defence", "none")
    state = act(state, 0, Commit())
    assert RULESET.pending(state)[0].waiting == (1,)
    assert revealed(events(state, 1, Commit(card="poisoning")))[1] == ("poisoning",)


def test_te_21_6_nor_when_somebody_else_leaves_but_who_leaves_is_not_waited_for() -> None:
    """A third player concedes while the first, who has just said to pass from now on, is asked."""
    state = asked(standing(begin("lannister", "stark", "tully"), UNITS), 0, ops.March())
    state = order(state, 0, "follow-march", "pass")
    assert RULESET.pending(act(state, 1, Concede()))[0].waiting == (0,)
    fight_on = act(act(before("poisoning"), 0, MARCH), 0, Commit())
    assert RULESET.pending(fight_on)[0].waiting == (1,)
    assert act(fight_on, 1, Concede()).result is not None


def test_te_21_6_dice_are_drafted_in_an_order_of_faces() -> None:
    state = begin("lannister", "stark", "tully", "greyjoy")
    state = changed(state, dice=("recruit", "march", "sail", "plot", "event"))
    frames = (Round(step="draft", turns=()), Drafting(queue=((3, False), (2, False), (1, False))))
    state = changed(state, stack=frames)
    state = order(order(state, 2, "draft", "sail"), 2, "draft", "plot")
    state = act(state, 3, DraftDie(die="plot"))
    assert state.lords[2].dice == ("sail",)
    assert RULESET.pending(state)[0].waiting == (1,)


def test_te_21_6_the_unit_to_lose_and_where_to_retreat_to() -> None:
    """Lannister loses the attack, and would be asked for both: token or Hero, and which of the nearest domains."""
    state = act(act(before(), 0, MARCH), 0, Commit())
    assert RULESET.pending(state)[0].kind == "loss"
    said = order(order(before(), 0, "lose", "own_hero"), 0, "retreat", "the_rills")
    after = act(act(said, 0, MARCH), 0, Commit())
    assert after.units["the_rills"] == {"lannister": Force(tokens=2)}
    assert after.purses["0"].score == 1


def test_te_21_6_where_ones_own_retreat_to_is_not_said_of_a_house_that_one_has_beaten() -> None:
    """Stark drives Tully out of Hornwood and would itself rather go to Last Hearth: it is asked where Tully goes."""
    units = {"winterfell": "st3h", "hornwood": "tu2", "riverrun": "tu1", "sunspear": "st1", "pyke": "gr1h"}
    state = changed(standing(begin("stark", "greyjoy"), units), deck=("spoils_of_war",))
    state = order(asked(state, 0, ops.March()), 0, "retreat", "last_hearth")
    state = act(state, 0, March(source="winterfell", target="hornwood", army="st2h"))
    state = act(state, 0, Commit())
    assert choices(state, 0, "retreat", "domain") == {"last_hearth", "white_harbor"}


def test_te_21_6_ask_takes_an_order_back() -> None:
    state = order(order(begin("lannister", "stark"), 0, "retreat", "pyke"), 0, "retreat", "ask")
    assert state.lords[0].orders.first == {"retreat": ()}


def test_te_21_6_only_battles_are_told_apart_by_opponent() -> None:
    assert refused(before(), 1, Standing(matter="draft", answer="sail", against="0")) == "TE-21.6"
    assert choices(before(), 1, "standing", "answer", matter="follow-march") == {"ask", "pass"}


def test_te_21_6_the_night_king_and_the_rival_are_opponents_and_who_stands_beside_one_is_none() -> None:
    together, alone = table(HOMES), test_rival.solo()
    against = choices(together, 0, "standing", "against", matter="defence", answer="none")
    assert NIGHT in against
    assert "1" not in against
    assert RIVAL in choices(alone, 0, "standing", "against", matter="defence", answer="none")
    state = order(holding(together, 0, "poisoning"), 0, "defence", "strongest-3", NIGHT)
    told = begun(state, lambda play: place(play, "winterfell", why="token"))[1]
    assert [one.cards for one in told if isinstance(one, Revealed)] == [("poisoning",)]


# ── plans ─────────────────────────────────────────────────────────────────────────────────────────


def upsetting(told: tuple[Event, ...], seat: int) -> set[str]:
    """Kinds of events at which a plan of `seat` stops."""
    return {one.kind for one in told if one.upsets(seat)}


def test_te_21_7_a_plan_stops_after_a_battle_a_token_or_a_roll_and_at_ones_own_new_cards() -> None:
    """How it stops is told in tests/engine/plans."""
    state = act(before("poisoning"), 0, MARCH)
    assert upsetting(events(before("poisoning"), 0, MARCH), 1) == set()
    assert upsetting(events(act(state, 1, Commit()), 0, Commit()), 1) == {"fought"}
    draws = asked(changed(before(), deck=("poisoning",)), 0, ops.Whisper())
    whispered = events(draws, 0, Whisper())
    assert (upsetting(whispered, 0), upsetting(whispered, 1)) == ({"drew"}, set())
    again, turned = (Turned(seat=0, house=house, dice=("sail",)) for house in ("martell", "lannister"))
    rolls = (Rolled(round=1, dice=("sail",)), again, RivalRolled(house="stark", die="sail", card="rival_01"))
    assert upsetting(rolls, 1) == {"rolled", "turned", "rival_rolled"}
    assert not turned.upsets(1)
    dead = (
        Faced(seat=0, foe="walker", attacker=NIGHT, target="pyke", treaty=1, dead=2),
        Fled(attacker=NIGHT, target="pyke"),
    )
    assert upsetting(
        (*dead, TokenTurned(domain="pyke", token=RAVEN), Withdrew(side="0", target="pyke")), 1
    ) == {
        "faced",
        "fled",
        "token_turned",
        "withdrew",
    }


# ── a game master's hand ──────────────────────────────────────────────────────────────────────────


def test_a_battle_that_is_called_off_sends_the_attackers_back() -> None:
    state = act(before("poisoning"), 0, MARCH)
    told = RULESET.edit(state, CallOff(), SeededChance(0))
    after = fold(RULESET, told, state)
    assert not any(isinstance(one, Fought) for one in told)
    assert not any(isinstance(frame, Battle) for frame in after.stack)
    assert after.purses == state.purses
    with pytest.raises(RuleError):
        RULESET.edit(before(), CallOff(), SeededChance(0))


def test_a_committed_card_that_an_edit_makes_too_dear_is_asked_for_anew() -> None:
    state = act(act(before("poisoning"), 0, MARCH), 1, Commit(card="poisoning"))
    told = RULESET.edit(state, SetGold(player="1", gold=0), SeededChance(0))
    (again,) = (one for one in told if isinstance(one, Reopened))
    assert again.seen_by(0) is None
    assert RULESET.pending(fold(RULESET, told, state))[0].waiting == (0, 1)


# ── who is asked (TE-21.4) ────────────────────────────────────────────────────────────────────────


def bare(*cards: str) -> TinyEpic:
    """Stark without a Hero on the map, with these cards in hand and nothing to draw."""
    return holding(standing(begin("stark", "greyjoy"), {"winterfell": "st2", "pyke": "gr1h"}), 0, *cards)


@pytest.mark.parametrize(
    ("op", "silent", "open_"),
    [
        (ops.March(), standing(bare(), {"pyke": "gr1h"}), bare()),
        (ops.Sail(), standing(bare(), {"pyke": "gr1h"}), bare()),
        (ops.Recruit(), rich(bare(), 0, 0), bare()),
        (ops.Recruit(), standing(bare(), {"pyke": "gr1h"}), bare()),
        (ops.Whisper(), bare(), bare("vendetta")),
        (ops.Whisper(), bare(), changed(bare(), deck=("vendetta",))),
        (ops.Plot(), bare(), rich(bare("vendetta"), 0, 0)),
        (ops.PlayEvent(), bare(), rich(bare("vendetta"), 0, 0)),
    ],
)
def test_te_21_4_only_what_all_can_see_keeps_a_question_away(
    op: ops.Op, silent: TinyEpic, open_: TinyEpic
) -> None:
    """Vendetta can be neither plotted nor played without gold: whether a card in hand can be used is no reason."""
    assert RULESET.pending(asked(silent, 0, op)) == ()
    assert RULESET.pending(asked(open_, 0, op))[0].waiting == (0,)


@pytest.mark.parametrize(("cards", "waits"), [((), False), (("poisoning",), True)])
def test_te_21_4_a_card_too_dear_is_asked_for_and_an_empty_hand_is_not(
    cards: tuple[str, ...], waits: bool
) -> None:
    units = {domain: army.replace("la2h", "la3") for domain, army in UNITS.items()}
    state = holding(standing(begin("lannister", "stark"), units), 1, *cards)
    state = act(
        asked(rich(state, 1, 0), 0, ops.March()), 0, March(source="hornwood", target="winterfell", army="la2")
    )
    fighting = RULESET.pending(state)
    assert (bool(fighting) and 1 in fighting[0].asked and fighting[0].kind == "battle") == waits
