"""Outlaws, the banished and the Heir, by a game master's hand."""

from __future__ import annotations

import pytest

from bot.rules.contract import fold
from bot.rules.fief import RULESET
from bot.rules.fief.actions.by_hand import SetMark
from bot.rules.fief.events.base import with_noble
from bot.rules.fief.frames.court.marriages import Parting
from bot.rules.fief.legal import titles
from bot.rules.fief.model.board import GATES, WALL
from bot.rules.fief.model.watch import Wall
from bot.rules.kit.draft import changed
from tests.rules.fief.position import at, noble, titled
from tests.rules.fief.test_edits_of_the_map import CERSEI, MACE, ROBB, TYWIN, edited, refused, three, told


def on(who: str, mark: str) -> SetMark:
    return SetMark(noble=who, mark=mark, how="set")


def off(who: str, mark: str) -> SetMark:
    return SetMark(noble=who, mark=mark, how="removed")


def test_an_outlaw_loses_what_an_outlaw_loses_and_a_pardon_does_not_bring_it_back() -> None:
    """FIEF-0.70, 1.40."""
    state = titled(three(), ROBB, "fief_winterfell", "warden_north", "hand")
    state = edited(state, on(ROBB, "outlaw"))
    assert (state.nobles[ROBB].marks, state.nobles[ROBB].titles) == (("outlaw",), ("fief_winterfell",))
    state = edited(state, off(ROBB, "outlaw"))
    assert (state.nobles[ROBB].marks, state.nobles[ROBB].titles) == ((), ("fief_winterfell",))


def test_an_outlawed_king_is_king_and_no_longer_protector() -> None:
    """FIEF-1.44, 1.67."""
    state = titled(three(), ROBB, "king")
    assert titles.protector(state) == ROBB
    state = edited(state, on(ROBB, "outlaw"))
    assert (titles.holder(state, "king"), titles.protector(state)) == (ROBB, None)
    assert titles.protector(edited(state, off(ROBB, "outlaw"))) == ROBB


def test_an_outlawed_heir_is_heir_no_longer_where_that_is_a_title() -> None:
    """FIEF-0.71."""
    for title, marks in ((True, ("outlaw",)), (False, ("heir", "outlaw"))):
        state = with_noble(three(heir_is_title=title), ROBB, marks=("heir",))
        assert edited(state, on(ROBB, "outlaw")).nobles[ROBB].marks == marks


def test_an_outlawed_lord_commander_leaves_the_watch_and_the_wall() -> None:
    """FIEF-1.47, 11.10, 11.17; he does not take the black, whatever he is (FIEF-1.45)."""
    state = titled(three(nwe=True), ROBB, "brother", "lord_commander")
    state = changed(noble(state, ROBB, 0, WALL), wall=Wall(came={ROBB: "winterfell"}, recruits=2))
    state = edited(state, on(ROBB, "outlaw"))
    assert (state.nobles[ROBB].titles, state.nobles[ROBB].place) == ((), GATES[0])
    assert state.wall.recruits == 0
    assert edited(three(nwe=True), on(ROBB, "outlaw")).nobles[ROBB].titles == ()


def test_one_noble_is_banished_at_a_time() -> None:
    """FIEF-0.72: he keeps his Fiefs, and loses his offices."""
    state = titled(three(edition="b"), ROBB, "fief_winterfell", "warden_north")
    state = edited(edited(state, on(TYWIN, "banished")), on(ROBB, "banished"))
    assert (state.nobles[ROBB].marks, state.nobles[TYWIN].marks) == (("banished",), ())
    assert state.nobles[ROBB].titles == ("fief_winterfell",)
    assert edited(state, off(ROBB, "banished")).nobles[ROBB].marks == ()


def test_there_is_one_heir() -> None:
    """FIEF-1.69."""
    state = edited(edited(three(), on(ROBB, "heir")), on(TYWIN, "heir"))
    assert (titles.heir(state), state.nobles[ROBB].marks) == (TYWIN, ())
    assert titles.heir(edited(state, off(TYWIN, "heir"))) is None


def test_nobody_is_asked_to_end_the_kings_marriage_once_there_is_an_heir() -> None:
    """FIEF-1.23."""
    state = noble(three(), CERSEI, 1, "casterly_rock", spouse=ROBB)
    state = titled(titled(with_noble(state, ROBB, spouse=CERSEI), ROBB, "king"), CERSEI, "queen")
    state = changed(titled(state, MACE, "master_of_laws"), requests=(ROBB,))
    state = at(state, "P1.IDOLS", 1, Parting(seat=2))
    assert RULESET.pending(state)[0].waiting == (2,)
    state = fold(RULESET, told(state, on(TYWIN, "heir")), state)
    assert state.nobles[ROBB].spouse == CERSEI
    assert state.requests == ()


def test_a_mark_that_no_rule_could_have_set_is_refused() -> None:
    """FIEF-0.71, 1.43, 1.48, 1.69, 1.70."""
    state = noble(three(), CERSEI, 1, "casterly_rock")
    assert refused(titled(state, ROBB, "master_of_laws"), on(ROBB, "outlaw"))[0] == "FIEF-1.43"
    for who in (CERSEI, ROBB):
        clause, words = refused(titled(state, ROBB, "king"), on(who, "heir"))
        assert clause == "FIEF-1.69"
        assert "a Lady, a Hedge Knight, or the King" in words
    assert refused(titled(three(nwe=True), ROBB, "brother"), on(ROBB, "heir"))[0] == "FIEF-1.70"
    outlaw = with_noble(three(), ROBB, marks=("outlaw",))
    assert refused(outlaw, on(ROBB, "heir"))[0] == "FIEF-0.71"
    assert refused(outlaw, on(ROBB, "outlaw"))[1].startswith("Robb Stark has that mark already.")
    assert refused(three(), off(ROBB, "outlaw"))[1].startswith("Robb Stark has no such mark.")
    assert refused(three(), on(ROBB, "banished"))[1].startswith("This table knows no such mark.")
    for banned in (titled(three(edition="b"), ROBB, "king"), edited(three(edition="b"), on(ROBB, "heir"))):
        assert refused(banned, on(ROBB, "banished"))[0] == "FIEF-1.48"


@pytest.mark.parametrize(
    ("options", "marks"),
    [
        ({}, ["outlaw", "heir", "assassin", "gods_cursed"]),
        ({"edition": "b"}, ["banished", "heir", "assassin", "gods_cursed"]),
        (
            {"edition": "b", "nwe": True, "oathbreakers": "on"},
            ["outlaw", "banished", "heir", "assassin", "gods_cursed", "brother", "ranger"],
        ),
    ],
)
def test_the_marks_of_the_table_are_offered(options: dict[str, object], marks: list[str]) -> None:
    view = RULESET.view(three(**options), None)
    offered = RULESET.candidates(view, "set_mark", {"noble": ROBB}, "mark").choices  # type: ignore[union-attr]
    assert [choice.value for choice in offered] == marks
