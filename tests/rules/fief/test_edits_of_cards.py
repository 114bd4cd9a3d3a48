"""Cards that a game master moves by hand."""

from __future__ import annotations

import pytest

from bot.rules.contract import Viewer
from bot.rules.fief import RULESET
from bot.rules.fief.actions import Discard
from bot.rules.fief.actions.by_hand import MoveCard
from bot.rules.fief.events.base import with_house
from bot.rules.fief.events.cards import discarded
from bot.rules.fief.frames.cards.discarding import Discarding, Limit
from bot.rules.fief.frames.cards.drawing import Drawing
from bot.rules.fief.model.orders import HandedIn
from bot.rules.fief.model.state import Fief
from bot.rules.kit.deck import BLANK
from bot.words import Voice
from tests.rules.fief.position import act, at, holding
from tests.rules.fief.test_edits_of_the_map import edited, refused, three, told

TAX, AMBUSH = "tax_1", "ambush_1"


def moved(card: str, source: str, place: str) -> MoveCard:
    return MoveCard(card=card, source=source, place=place)


def held(state: Fief | None = None) -> Fief:
    """Bran (1) holds a Tax card."""
    return holding(state or three(), 1, TAX)


def read(state: Fief, action: MoveCard, viewer: Viewer) -> list[str]:
    say = Voice("en", RULESET.names, {0: "Alys", 1: "Bran", 2: "Cass"})
    seen = (event.seen_by(viewer) for event in told(state, action))
    return [say(text) for event in seen if event is not None and (text := event.text()) is not None]


def test_a_card_goes_from_hand_to_hand_to_the_discards_and_under_its_deck() -> None:
    state = edited(held(), moved("tax", "1", "0"))
    assert (state.houses[0].hand, state.houses[1].hand) == ((TAX,), ())
    state = edited(state, moved("tax", "0", "discard"))
    assert (state.houses[0].hand, state.fortune.discard) == ((), (TAX,))
    state = edited(state, moved("tax", "discard", "deck"))
    assert (state.fortune.discard, state.fortune.pile[-1]) == ((), TAX)
    state = edited(state, moved("ambush", "deck", "2"))
    assert state.houses[2].hand == (AMBUSH,)
    assert AMBUSH not in (*state.fortune.pile, *state.court.pile)


def test_of_several_the_oldest_of_a_hand_goes_and_the_newest_of_the_discards() -> None:
    state = holding(three(), 1, "tax_3", "tax_1")
    assert edited(state, moved("tax", "1", "0")).houses[0].hand == ("tax_3",)
    state = discarded(with_house(state, 1, hand=()), ("tax_3", "tax_1"))
    assert edited(state, moved("tax", "discard", "0")).houses[0].hand == ("tax_1",)


def test_only_who_had_or_has_it_learns_which_card_was_moved() -> None:
    state, action = held(), moved("tax", "1", "0")
    assert read(state, action, 0) == read(state, action, 1) == ["🛠️ Tax goes to the hand of Alys."]
    for viewer in (2, None):
        (event,) = told(state, action)
        assert event.seen_by(viewer).card == BLANK  # type: ignore[union-attr]
        assert read(state, action, viewer) == ["🛠️ A card of the Fortune deck goes to the hand of Alys."]
    under = moved("tax", "1", "deck")
    assert read(state, under, 1) == ["🛠️ Tax goes under the Fortune deck."]
    assert read(state, under, None) == ["🛠️ A card goes under the Fortune deck."]
    assert read(state, moved("tax", "1", "discard"), None) == ["🛠️ Tax is discarded."]


def test_what_lies_face_down_among_the_discards_is_not_found_there() -> None:
    """FIEF-17.51."""
    state = discarded(with_house(held(), 1, hand=()), (TAX,), face_down=True)
    assert edited(state, moved("tax", "discard", "0")) == state


def test_where_no_such_card_lies_nothing_is_moved_and_all_read_it() -> None:
    """It is no refusal: whoever tries has a card moved or tells all that there was none."""
    state = held()
    for source, words in (
        ("2", "🛠️ Cass has no such card (Tax). Nothing is moved."),
        ("discard", "🛠️ No such card (Tax) lies among the discarded. Nothing is moved."),
    ):
        action = moved("tax", source, "0")
        assert edited(state, action) == state
        assert all(read(state, action, viewer) == [words] for viewer in (None, 0, 1, 2))
    empty = holding(state, 0, AMBUSH)
    words = "🛠️ No such card (Ambush) is in the Fortune deck. Nothing is moved."
    assert read(empty, moved("ambush", "deck", "2"), 0) == [words]
    assert not MoveCard.foretold


def test_no_hand_grows_beyond_its_limit() -> None:
    """FIEF-2.30."""
    state = holding(held(), 0, "tax_2", "tax_3", AMBUSH)
    clause, words = refused(state, moved("tax", "1", "0"))
    assert clause == "FIEF-2.30"
    assert words.startswith("Alys holds 3 cards already, and no hand is larger.")


def test_only_cards_that_a_hand_may_hold_go_to_whom_may_hold_them() -> None:
    """FIEF-2.7, 17.50."""
    state = held()
    assert "is no part of this game" in refused(state, moved("plague", "deck", "0"))[1]
    assert "would stay where it is" in refused(state, moved("tax", "1", "1"))[1]
    gone = with_house(state, 1, gone=True)
    assert "Bran has left the game" in refused(gone, moved("tax", "deck", "1"))[1]
    assert edited(gone, moved("tax", "1", "discard")).houses[1].hand == ()


@pytest.mark.parametrize("frame", [Limit(asked=(1,)), Drawing(seat=1, drawn=("fortune",), turning="fortune")])
def test_no_card_is_moved_while_a_hand_is_asked_for_as_it_is(frame: object) -> None:
    """FIEF-2.4, 2.30."""
    state = at(holding(three(), 1, TAX, "tax_2", "tax_3", AMBUSH), "P2.PLAY", 2, frame)
    assert "Let that end first" in refused(state, moved("tax", "1", "discard"))[1]


def test_an_answer_in_which_the_card_stood_is_asked_for_anew_of_its_giver_alone() -> None:
    state = at(held(), "P2.DRAW", 2, Discarding(asked=(0, 1, 2)))
    state = act(state, 1, Discard(cards=(TAX,)))
    events = told(state, moved("tax", "1", "0"))
    assert [event.kind for event in events if event.seen_by(1) is not None] == ["card_moved", "reopened"]
    for viewer in (None, 0, 2):
        assert [event.kind for event in events if event.seen_by(viewer) is not None] == ["card_moved"]


def test_a_card_laid_ready_is_ready_no_more() -> None:
    state = with_house(held(), 1, prepared=(HandedIn(card=TAX, trigger="card:ambush"),))
    assert edited(state, moved("tax", "1", "0")).houses[1].prepared == ()


def test_hands_of_who_plays_the_discards_and_the_deck_are_offered() -> None:
    view = RULESET.view(with_house(held(), 2, gone=True), None)
    for field, hands in (("source", ["0", "1", "2"]), ("place", ["0", "1"])):
        offered = RULESET.candidates(view, "move_card", {"card": "tax"}, field).choices  # type: ignore[union-attr]
        assert [choice.value for choice in offered] == [*hands, "discard", "deck"]
