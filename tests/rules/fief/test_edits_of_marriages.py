"""Who is married to whom, set by a game master's hand."""

from __future__ import annotations

import pytest

from bot.rules.fief import RULESET
from bot.rules.fief.actions.by_hand import SetSpouse
from bot.rules.fief.events.base import with_house
from bot.rules.fief.legal import court
from bot.rules.fief.model.state import Fief
from bot.rules.kit.draft import changed
from bot.words import Voice
from tests.rules.fief.position import noble, titled
from tests.rules.fief.test_edits_of_the_map import CERSEI, MACE, ROBB, TYWIN, edited, refused, three, told

SANSA = "stark_sansa_stark"


def court_of(**options: object) -> Fief:
    """Robb and Sansa of Stark (0), Tywin and Cersei of Lannister (1), Mace of Tyrell (2)."""
    return noble(noble(three(**options), CERSEI, 1, "casterly_rock"), SANSA, 0, "winterfell")


def to(who: str, spouse: str) -> SetSpouse:
    return SetSpouse(noble=who, spouse=spouse)


def wed() -> Fief:
    return edited(court_of(), to(ROBB, CERSEI))


def test_two_are_wed_and_parted() -> None:
    """FIEF-1.15, 1.22: both Houses lay down their Marriage markers, and have them again."""
    state = wed()
    assert (state.nobles[ROBB].spouse, state.nobles[CERSEI].spouse) == (CERSEI, ROBB)
    assert court.wedded(state, 0)
    for who in (ROBB, CERSEI):
        parted = edited(state, to(who, "nobody"))
        assert parted.nobles == court_of().nobles
        assert not court.wedded(parted, 0)


@pytest.mark.parametrize("who", [ROBB, CERSEI])
def test_the_wife_of_the_king_is_queen_as_long_as_they_are_wed(who: str) -> None:
    """FIEF-1.16, 1.22."""
    other = CERSEI if who == ROBB else ROBB
    state = edited(titled(court_of(), ROBB, "king"), to(who, other))
    assert state.nobles[CERSEI].titles == ("queen",)
    assert edited(state, to(who, "nobody")).nobles[CERSEI].titles == ()


def test_nobody_decides_about_a_marriage_that_is_over() -> None:
    """FIEF-1.24."""
    state = edited(changed(wed(), requests=(ROBB,)), to(CERSEI, "nobody"))
    assert state.requests == ()


def test_only_who_may_marry_is_wed() -> None:
    """FIEF-1.10, 1.11, 1.15."""
    state = court_of()
    assert refused(state, to(ROBB, SANSA))[1].startswith("Robb Stark and Sansa Stark are of one House")
    assert refused(state, to(ROBB, TYWIN))[1].startswith("A Lord and a Lady marry")
    assert refused(titled(court_of(nwe=True), ROBB, "brother"), to(ROBB, CERSEI))[1].startswith(
        "Robb Stark may"
    )
    assert refused(wed(), to(ROBB, CERSEI))[1].startswith("Robb Stark is wed to Cersei Lannister already")
    clause, words = refused(wed(), to(MACE, CERSEI))
    assert clause == "FIEF-1.15"
    assert words.startswith("The House of Bran has a marriage already. End that first")
    assert "has left the game" in refused(with_house(state, 1, gone=True), to(ROBB, CERSEI))[1]
    assert "is not in play" in refused(state, to(ROBB, "tully_catelyn_tully"))[1]
    assert refused(state, to(ROBB, "nobody"))[1].startswith("Robb Stark is not married")


def test_all_read_who_is_wed_and_who_no_longer() -> None:
    say = Voice("en", RULESET.names, {0: "Alys", 1: "Bran"})
    for state, spouse, words in (
        (court_of(), CERSEI, "🛠️ Robb Stark of Alys is wed to Cersei Lannister of Bran now."),
        (wed(), "nobody", "🛠️ Robb Stark of Alys and Cersei Lannister of Bran are married no longer."),
    ):
        event = told(state, to(ROBB, spouse))[0]
        text = event.text()
        assert text is not None
        assert say(text) == words
        assert not event.feats()


def test_who_may_be_wed_is_offered_first() -> None:
    view = RULESET.view(court_of(), None)
    offered = RULESET.candidates(view, "set_spouse", {"noble": ROBB}, "spouse").choices  # type: ignore[union-attr]
    assert [choice.value for choice in offered] == [CERSEI, "nobody", TYWIN, MACE, SANSA]
