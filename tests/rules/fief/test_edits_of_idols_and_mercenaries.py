"""The false idols and who pays Mercenaries, by a game master's hand (FIEF-1.30 to 1.36, 4.6, 4.7)."""

from __future__ import annotations

import pytest

from bot.rules.contract import Text
from bot.rules.fief import RULESET
from bot.rules.fief.actions import Answer
from bot.rules.fief.actions.by_hand import SetBuilding, SetIdols, SetMercenaries
from bot.rules.fief.events.base import with_house
from bot.rules.fief.frames.court.idols import Idols
from bot.rules.fief.frames.war.acting import Acting
from bot.rules.fief.legal import auction, court
from bot.rules.fief.model.state import Fief
from bot.rules.kit.draft import changed
from tests.rules.fief.court.test_court import idols
from tests.rules.fief.position import act, at, built, titled
from tests.rules.fief.test_edits_of_the_map import ROBB, edited, refused, three, told
from tests.rules.fief.test_edits_of_the_wall import goes_on

DESTROYED, STANDING = SetIdols(how="destroyed"), SetIdols(how="standing")


def pays(player: int, number: int) -> SetMercenaries:
    return SetMercenaries(player=str(player), number=number)


# ── the false idols ──


def test_fief_1_31_and_1_32_idols_destroyed_by_hand_take_every_sept_with_them() -> None:
    state = edited(built(three(), "highgarden", sept=True), DESTROYED)
    assert state.idols
    assert not any(here.sept for here in state.land.values())
    assert refused(state, SetBuilding(village="winterfell", building="sept", number=1))[0] == "FIEF-1.32"
    assert refused(state, DESTROYED) == ("FIEF-0.90", "It is so already. Choose something else.")
    goes_on(state)


def test_fief_1_30_idols_that_stand_again_may_be_destroyed_and_septs_built() -> None:
    state = edited(changed(titled(three(), ROBB, "hand"), idols=True), STANDING)
    assert court.idol_breaker(state) == court.idol_breaker(titled(three(), ROBB, "hand"))
    sept = edited(state, SetBuilding(village="winterfell", building="sept", number=1))
    assert sept.land["winterfell"].sept
    assert not state.land["winterfell"].sept, "those that were come back by their own edit"
    goes_on(sept)


def test_fief_1_30_nobody_is_asked_for_idols_that_are_destroyed_by_hand() -> None:
    state = edited(idols(), DESTROYED)
    assert not any(isinstance(frame, Idols) for frame in state.stack)
    goes_on(state)


def test_fief_1_33_they_do_not_stand_again_while_the_hand_is_asked_to_convert() -> None:
    state = act(idols(), 0, Answer(yes=True))
    assert refused(state, STANDING)[0] == "FIEF-1.33"


def test_fief_1_30_edition_b_knows_them_with_the_watch_alone() -> None:
    clause, words = refused(three(edition="b"), DESTROYED)
    assert (clause, words[:36]) == ("FIEF-1.30", "This edition knows the false idols o")
    assert edited(three(edition="b", nwe=True), DESTROYED).idols


@pytest.mark.parametrize(
    ("edit", "key"), [(DESTROYED, "fief-idols-set-destroyed"), (STANDING, "fief-idols-set")]
)
def test_all_read_how_the_idols_are(edit: SetIdols, key: str) -> None:
    event = told(changed(three(), idols=edit is STANDING), edit)[0]
    assert event.text() == Text(key=key)
    assert event.seen_by(None) is event


# ── Mercenaries ──


def hired(**options: object) -> Fief:
    """Lannister pays two of the five."""
    return with_house(three(te=True, **options), 1, mercenaries=2)


def test_fief_4_6_a_house_pays_mercenaries_that_nobody_else_does() -> None:
    state = hired()
    three_more = edited(state, pays(0, 3))
    assert (three_more.houses[0].mercenaries, auction.idle(three_more)) == (3, 0)
    gone = edited(three_more, pays(1, 0))
    assert (gone.houses[1].mercenaries, auction.idle(gone)) == (0, 2)
    for number in (-1, 4):
        assert refused(state, pays(0, number))[0] == "FIEF-4.6"
    assert refused(state, pays(1, 2))[0] == "FIEF-0.90"
    goes_on(three_more)
    goes_on(gone)


def test_fief_4_6_there_are_none_without_the_tactics_and_none_for_who_has_left() -> None:
    assert refused(three(), pays(0, 1))[1].startswith("This table plays without Mercenaries.")
    assert refused(with_house(hired(), 2, gone=True), pays(2, 1))[0] == "FIEF-17.50"


@pytest.mark.parametrize("fog", [False, True])
def test_fief_4_7_from_the_battles_on_some_may_stand_in_one(fog: bool) -> None:
    """In the fog of war not all see in which (FIEF-10.6), so that a refusal by number would tell of it."""
    state = hired(fog_of_war=fog)
    assert edited(state, pays(1, 1)).houses[1].mercenaries == 1
    assert refused(at(state, "P6.DECLARE", 6, Acting(seat=0)), pays(1, 1))[0] == "FIEF-4.7"


def test_all_read_who_pays_how_many() -> None:
    (event,) = told(hired(fog_of_war=True), pays(0, 3))
    assert event.text() == Text(key="fief-mercenaries-set", args={"seat": 0, "number": 3})
    assert event.seen_by(None) is event
    view = RULESET.view(hired(), None)
    offered = RULESET.candidates(view, "set_mercenaries", {"player": "0"}, "number")
    assert (offered.low, offered.high) == (0, 3)  # type: ignore[union-attr]
