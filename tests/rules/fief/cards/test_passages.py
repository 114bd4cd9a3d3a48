"""A Secret Passage into walls (FIEF-8.20 a), and in Movement past besiegers and hosts (FIEF-8.20 b and c)."""

from typing import Any

import pytest

from bot.rules.fief import RULESET
from bot.rules.fief.actions import Answer, Attack, Climb, Muster, Pass, PlayCard, Sail, Surprise, TakeSide
from bot.rules.fief.frames.war.acting import Acting
from bot.rules.fief.frames.war.moving import Moving
from bot.rules.fief.legal import sides, surprises
from bot.rules.fief.model.board import GATES, WALL
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.state import Fief
from bot.rules.kit.draft import changed
from tests.rules.fief.position import (
    act,
    at,
    begin,
    built,
    choices,
    events,
    holding,
    menu,
    noble,
    refused,
    standing,
    titled,
)

ROBB, TYWIN, MACE = "stark_robb_stark", "lannister_tywin_lannister", "tyrell_mace_tyrell"
ROCK = "casterly_rock"
PASSAGE = "secret_passage_1"


def before_the_rock(men: str, *cards: str) -> Fief:
    """Robb stands with Troops before the Stronghold of Casterly Rock, and is about to declare."""
    state = holding(begin("stark", "lannister", "tyrell"), 0, *cards)
    state = standing(noble(state, ROBB, 0, ROCK), 0, ROCK, men)
    return at(state, "P6.SIEGE", 6, Acting(seat=0))


def fought(state: Fief, seat: int, action: Any) -> tuple[int, int]:
    """How many dice both sides threw in the first round."""
    event: Any = next(one for one in events(state, seat, action) if one.kind == "fought")
    return len(event.attack), len(event.defence)


def test_fief_8_20_an_assault_without_a_die_may_be_declared_together_with_a_passage() -> None:
    state = before_the_rock("m4", PASSAGE)  # 6 SP against a Stronghold: no die (FIEF-12.2)
    assert choices(state, 0, "attack", "how", village=ROCK) == {"passage"}
    assert refused(state, 0, Attack(village=ROCK, how="assault")) == "FIEF-6.2"
    told = [event.kind for event in events(state, 0, Attack(village=ROCK, how="passage"))]
    assert told.index("declared") < told.index("played") < told.index("passage_opened")
    state = act(state, 0, Attack(village=ROCK, how="passage"))
    assert state.houses[0].hand == ()
    fray = surprises.fray_of(state)
    assert fray is not None
    assert (fray.how, fray.passage, sides.dice(state, fray, "attack")) == ("assault", True, 1)


def test_fief_8_20_and_0_95_what_is_held_does_not_decide_who_is_asked() -> None:
    """With any card in hand there might be a passage, so the House is asked; it can do nothing with a Tax."""
    state = before_the_rock("m4", "tax_1")
    assert RULESET.pending(state)[0].waiting == (0,)
    assert menu(state, 0) == ("pass",)
    assert refused(state, 0, Attack(village=ROCK, how="passage")) == "FIEF-6.2"
    assert Acting(seat=0).awaits(before_the_rock("m4")) == ()  # without a card all know that there is none


def test_fief_8_20_a_passage_is_of_no_use_without_a_leader_or_walls_of_somebody_else() -> None:
    led = before_the_rock("m4", PASSAGE)
    assert choices(noble(led, ROBB, 0, "winterfell"), 0, "attack", "how", village=ROCK) == set()
    open_field = standing(noble(led, ROBB, 0, "darry"), 0, "darry", "m5")
    assert "passage" not in choices(open_field, 0, "attack", "how", village="darry")


def test_fief_8_20_the_penalty_is_gone_and_archers_cannot_aim() -> None:
    state = standing(before_the_rock("m4", PASSAGE), 1, ROCK, "a1", ground="inside")
    state = act(state, 0, Attack(village=ROCK, how="passage"))
    assert choices(state, 1, "side", "aim") == set()
    plain = standing(before_the_rock("k4", PASSAGE), 1, ROCK, "a1", ground="inside")
    plain = act(plain, 0, Attack(village=ROCK, how="assault"))
    assert choices(plain, 1, "side", "aim") == {ROBB}
    aimed = act(plain, 1, TakeSide(aim=ROBB))
    shot: Any = [one for one in events(aimed, 0, Pass()) if one.kind == "shot"]
    assert shot[0].aim == ROBB
    passing: Any = events(aimed, 0, PlayCard(card=PASSAGE, target=f"storm:{ROCK}"))
    assert [one.aim for one in passing if one.kind == "shot"] == [""]
    assert fought(aimed, 0, PlayCard(card=PASSAGE, target=f"storm:{ROCK}"))[0] == 3


def helped() -> Fief:
    """Robb storms the Rock, and Mace stands by with Troops and a Secret Passage."""
    state = holding(before_the_rock("k4"), 2, PASSAGE)
    state = standing(noble(state, MACE, 2, ROCK), 2, ROCK, "m2")
    return act(state, 0, Attack(village=ROCK, how="assault"))


@pytest.mark.parametrize(("helps", "taken", "dice"), [(True, True, 3), (True, False, 2), (False, True, 2)])
def test_fief_8_20_whoever_helps_the_attacker_may_lead_the_way(helps: bool, taken: bool, dice: int) -> None:
    """Knights 12, brave Robb 2: three dice, less one for the Stronghold; Mace and his men change nothing in that."""
    state = act(helped(), 2, Surprise(card=PASSAGE, trigger="now", target=f"storm:{ROCK}"))
    state = act(state, 0, TakeSide(accept=("2",) if taken else ()))
    state = act(state, 1, TakeSide())
    told = events(state, 2, TakeSide(help="attacker" if helps else None))
    thrown: Any = next(one for one in told if one.kind == "fought")
    assert len(thrown.attack) == dice
    assert any(one.kind == "came_back" for one in told) is (dice == 2)  # unseen, and told its holder alone


def test_fief_8_20_nobody_leads_the_defenders_enemies_by_a_passage() -> None:
    state = holding(helped(), 1, PASSAGE)
    assert surprises.targets(state, 1, PASSAGE) == ()


def unseen(state: Fief, village: str) -> Fief:
    """In Movement, once Robb has found a way out of there, with all who can go."""
    state = at(holding(state, 0, PASSAGE), "P6.DECLARE", 5, Moving(seat=0))
    return act(
        act(state, 0, Surprise(card=PASSAGE, trigger="now", target=f"unseen:{village}")),
        0,
        Muster(source=village),
    )


def test_fief_8_20_and_5_14_nobody_has_to_let_a_group_land_that_comes_by_a_passage() -> None:
    state = noble(begin("stark", "lannister", "tyrell", "martell"), ROBB, 0, "white_harbor")
    state = titled(state, ROBB, "master_of_ships")
    asked = act(at(state, "P6.DECLARE", 5, Moving(seat=0)), 0, Muster(source="white_harbor"))
    asked = act(act(asked, 0, Sail(target="sunspear")), 3, Answer(yes=False))
    assert "sunspear" not in choices(asked, 0, "sail", "target")
    landed = act(unseen(state, "white_harbor"), 0, Sail(target="sunspear"))
    assert landed.nobles[ROBB].place == "sunspear"


def test_fief_8_20_and_11_41_the_besieged_step_onto_the_wall_by_a_passage() -> None:
    options = FiefOptions(nwe=True, edition="b")
    state = begin("stark", "lannister", "tyrell", "martell", options=options)
    state = standing(noble(state, ROBB, 0, GATES[0], inside=True), 0, GATES[0], "m2", "inside")
    state = noble(standing(state, 1, GATES[0], "m1"), TYWIN, 1, GATES[0])
    state = built(state, GATES[0], fort="stronghold", siege={1: 0})
    state = changed(state, wall=changed(state.wall, called=state.round))
    assert act(unseen(state, GATES[0]), 0, Climb()).nobles[ROBB].place == WALL
