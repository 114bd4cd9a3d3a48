"""Plot Cards moved by a game master's hand, and who learns of it (TE-0.6, TE-0.8)."""

from __future__ import annotations

import pytest

from bot.rules.contract import Text
from bot.rules.kit.draft import changed, put
from bot.rules.tiny_epic import RULESET
from bot.rules.tiny_epic.actions import MoveCard
from bot.rules.tiny_epic.events.cards import CardMoved
from bot.rules.tiny_epic.legal.whispers import HAND_LIMIT
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.facts import PLOT, RANGERS, plot_deck
from bot.rules.tiny_epic.model.rival import RIVAL_CARDS
from bot.rules.tiny_epic.model.state import TinyEpic
from bot.words import Voice, names_in
from tests.rules.tiny_epic.night import HOMES, table
from tests.rules.tiny_epic.position import asked, at_war, choices, fighting, holding, menu
from tests.rules.tiny_epic.test_hand import edited, peace, refused, told

MINE, THEIRS, THROWN, NEXT, LAST, *REST = plot_deck(False)


def dealt(state: TinyEpic) -> TinyEpic:
    """A card in each hand, one thrown away, the others in the deck."""
    state = holding(holding(state, 0, MINE), 1, THEIRS)
    return changed(state, deck=(NEXT, *REST, LAST), discard=(THROWN,))


def lies(state: TinyEpic) -> dict[str, tuple[str, ...]]:
    """Where cards are, but for those of the deck between the first and the last."""
    hands = {f"hand {seat}": lord.hand for seat, lord in enumerate(state.lords)}
    kept = {f"mat {seat}": lord.kept for seat, lord in enumerate(state.lords) if lord.kept}
    return {**hands, **kept, "discard": state.discard, "ends": (state.deck[0], state.deck[-1])}


def test_te_2_7_a_plot_card_goes_to_a_hand_the_discard_pile_or_under_the_deck_wherever_it_lies() -> None:
    state = dealt(peace())
    assert lies(state) == {"hand 0": (MINE,), "hand 1": (THEIRS,), "discard": (THROWN,), "ends": (NEXT, LAST)}
    given = edited(state, MoveCard(card=THEIRS, place="0"), MoveCard(card=THROWN, place="1"))
    assert lies(given) == {"hand 0": (MINE, THEIRS), "hand 1": (THROWN,), "discard": (), "ends": (NEXT, LAST)}
    drawn = edited(given, MoveCard(card=NEXT, place="1"), MoveCard(card=MINE, place="deck"))
    assert lies(drawn) == {
        "hand 0": (THEIRS,),
        "hand 1": (THROWN, NEXT),
        "discard": (),
        "ends": (REST[0], MINE),
    }
    thrown = edited(drawn, MoveCard(card=THEIRS, place="discard"), MoveCard(card=LAST, place="discard"))
    assert lies(thrown)["discard"] == (THEIRS, LAST)
    assert RULESET.broken(thrown) == RULESET.broken(state)


def test_te_12_2_a_card_beside_a_mat_may_be_taken_away_too() -> None:
    state = dealt(peace())
    state = changed(
        state, lords=put(state.lords, 1, changed(state.lords[1], kept=(NEXT,))), deck=(*REST, LAST)
    )
    after = edited(state, MoveCard(card=NEXT, place="0"))
    assert (lies(after)["hand 0"], "mat 1" in lies(after)) == ((MINE, NEXT), False)
    (moved,) = told(state, MoveCard(card=NEXT, place="0"))
    assert moved.seen_by(None) is moved


@pytest.mark.parametrize(
    ("card", "place", "knowing", "words"),
    [
        (THEIRS, "0", {0, 1}, "hand"),
        (NEXT, "0", {0}, "hand"),
        (MINE, "deck", {0}, "deck"),
        (NEXT, "deck", set(), "deck"),
        (THROWN, "0", {None, 0, 1, 2}, "hand"),
    ],
)
def test_te_0_8_nobody_but_who_had_a_card_or_has_it_learns_which_and_from_where(
    card: str, place: str, knowing: set[int | None], words: str
) -> None:
    (moved,) = told(dealt(peace()), MoveCard(card=card, place=place))
    for viewer in (None, 0, 1, 2):
        seen = moved.seen_by(viewer)
        assert isinstance(seen, CardMoved)
        knows = viewer in knowing
        assert (seen.card == card, seen.source is not None) == (knows, knows)
        where = {"seat": int(place)} if place.isdigit() else {}
        key, shown = (words, {"card": card}) if knows else (f"unseen-{words}", {})
        assert seen.text() == Text(key=f"tiny_epic-card-moved-{key}", args={**shown, **where})


@pytest.mark.parametrize(
    ("language", "place", "hidden", "known"),
    [
        ("en", "0", "A Plot Card goes to Alys.", "The card Poisoning goes to Alys."),
        ("en", "deck", "A Plot Card goes under the deck.", "The card Poisoning goes under the deck."),
        ("de", "0", "Eine Intrigenkarte geht an Alys.", "„Vergiftung“ geht an Alys."),
        ("de", "deck", "Eine Intrigenkarte kommt unter den Stapel.", "„Vergiftung“ kommt unter den Stapel."),
    ],
)
def test_who_may_not_know_a_card_reads_of_a_plot_card(
    language: str, place: str, hidden: str, known: str
) -> None:
    state = changed(dealt(peace()), deck=(NEXT,))
    (moved,) = told(holding(state, 1, "poisoning"), MoveCard(card="poisoning", place=place))
    say = Voice(language, names_in(language, "tiny_epic", RULESET.names), {0: "Alys", 1: "Brynden"})
    for viewer, words in ((None, hidden), (1, known)):
        seen = moved.seen_by(viewer)
        assert seen is not None
        text = seen.text()
        assert text is not None
        assert say(text) == f"🛠️ {words}"


def test_te_0_8_all_see_what_is_discarded_but_not_from_where() -> None:
    for card, holder in ((THEIRS, 1), (NEXT, None)):
        (moved,) = told(dealt(peace()), MoveCard(card=card, place="discard"))
        for viewer in (None, 0, 1):
            seen = moved.seen_by(viewer)
            assert isinstance(seen, CardMoved)
            assert (seen.card, seen.source is not None) == (card, viewer is not None and viewer == holder)
            assert seen.text() == Text(key="tiny_epic-card-moved-discard", args={"card": card})


def test_te_0_8_against_the_night_king_all_who_play_know_the_card_and_no_spectator() -> None:
    state = dealt(asked(table(HOMES), 0, ops.March()))
    for card, place in ((NEXT, "0"), (MINE, "deck")):
        (moved,) = told(state, MoveCard(card=card, place=place))
        assert [moved.seen_by(viewer) is moved for viewer in (None, 0, 1)] == [False, True, True]
    (under,) = told(state, MoveCard(card=NEXT, place="deck"))
    assert all(under.seen_by(viewer) is not under for viewer in (None, 0, 1))


def test_te_21_7_who_had_a_card_or_has_it_thinks_anew() -> None:
    (moved,) = told(dealt(peace()), MoveCard(card=THEIRS, place="0"))
    assert [moved.upsets(seat) for seat in (0, 1, 2)] == [True, True, False]


def test_te_2_7_no_hand_comes_to_hold_more_than_four() -> None:
    """Refused alike for a card of that hand, so that trying tells nothing."""
    state = dealt(peace())
    full = edited(state, *(MoveCard(card=card, place="0") for card in REST[: HAND_LIMIT - 1]))
    assert len(full.lords[0].hand) == HAND_LIMIT
    for card in (NEXT, THEIRS, MINE):
        assert refused(full, MoveCard(card=card, place="0")) == ("TE-2.7", "full")


def test_where_a_hidden_card_lies_already_is_not_told_by_a_refusal() -> None:
    state = dealt(peace())
    assert lies(edited(state, MoveCard(card=MINE, place="0"))) == lies(state)
    assert lies(edited(state, MoveCard(card=NEXT, place="deck")))["ends"] == (REST[0], NEXT)
    assert refused(state, MoveCard(card=THROWN, place="discard")) == ("TE-0.6", "same")


def test_only_plot_cards_of_the_game_are_moved() -> None:
    """Hero Cards are where their Heroes are; the Rival's cards and the Ranger Cards are dealt once."""
    state = dealt(peace())
    dragons = next(card for card in PLOT if card not in plot_deck(False))
    for card in ("eddard_stark", dragons, next(iter(RIVAL_CARDS)), next(iter(RANGERS))):
        assert refused(state, MoveCard(card=card, place="deck")) == ("TE-2.7", "value")
    assert refused(state, MoveCard(card=MINE, place="9")) == ("TE-0.6", "player")
    assert choices(state, None, "move_card", "card") == {*plot_deck(False)}
    assert choices(state, None, "move_card", "place") == {"0", "1", "deck", "discard"}


def test_te_6_2_no_card_is_moved_while_cards_are_awaited_for_a_battle() -> None:
    state = dealt(fighting(at_war()))
    for card in (MINE, THEIRS, NEXT):
        assert refused(state, MoveCard(card=card, place="discard")) == ("TE-0.6", "now")


def test_te_4_10_who_has_no_card_left_is_not_asked_to_play_one() -> None:
    state = asked(dealt(peace({"winterfell": "st1", "casterly_rock": "la2h"})), 0, ops.PlayEvent(), "die")
    assert menu(state, 0)
    assert menu(edited(state, MoveCard(card=MINE, place="deck")), 0) == ()
