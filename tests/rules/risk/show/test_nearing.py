"""How near the end is and who would win now, said to all (RISK-3.8, RISK-24, RISK-25.2)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Event, fold
from bot.rules.risk import RULESET
from bot.rules.risk.events.leaving import GameOver
from bot.rules.risk.model.actions import End
from bot.rules.risk.model.board import END_CARD, NEUTRAL
from bot.rules.risk.model.options import RiskOptions
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.edits import MoveCard
from bot.words import Voice
from cogs.play.dashboard import WIDTH
from tests.rules.risk.position import Position, the
from tests.rules.risk.realm import DOMINION, Mitchell

NAMES = {0: "Alys", 1: "Bran", 2: "Cass", 3: "Davin"}


def first_line(at: Position, viewer: int | None = None, language: str = "en") -> str:
    """The first of the lines that are public: it stands on the dashboard."""
    return Voice(language, RULESET.names, NAMES)(at.view(viewer).public[0])


def drawn(at: Position, cards: int) -> Position:
    """So many cards of the deck are in the pile."""
    return at._with(deck=at.state.deck[cards:], discard=at.state.deck[:cards])


def leading(**more: Any) -> Position:
    """Seat 0 has 4 points, seat 1 has 3; nobody else plays."""
    return Position(2, rest=NEUTRAL, **more).lands(0, "lys", "tyrosh").lands(1, "sarnor", "oros").invade(0)


def even() -> Position:
    """4 points each: two castles beat a castle and a port."""
    return leading().lands(1, "sarnor", "valyria").neutral(oros=1)


# ── RISK-3.8: where the End Game card may be ──


def test_risk_3_8_so_many_draws_are_safe() -> None:
    """Of 34 cards of Essos 17 lie below it at most: it is the 18th card drawn at the earliest."""
    assert first_line(leading()).startswith("The End Game card is not among the next 17 of 35 cards. Now")
    assert first_line(drawn(leading(), 16)).startswith("The next card drawn is not the End Game card yet. ")


def test_risk_3_8_once_it_may_come_it_is_one_of_the_cards_left() -> None:
    assert first_line(drawn(leading(), 17)).startswith("One of the 18 cards left is the End Game card. Now")
    assert first_line(drawn(leading(), 33)).startswith("One of the 2 cards left is the End Game card. Now")
    assert first_line(drawn(leading(), 34)).startswith("The last card of the deck is the End Game card. Now")


BEGINNINGS = (
    (2, {}, 17),
    (3, {}, 24),
    (7, {}, 41),
    (5, {"start_bonus": "on", "gold": "on"}, 23),
    (5, {"mode": "mitchell"}, 24),
    (3, {"mode": "mitchell", "remove_for_game": True}, 20),
    (5, {"mode": "mitchell", "remove_for_game": True, "keep_dealt_cards": True}, 7),
    (2, {"mode": "first"}, None),
)


@pytest.mark.parametrize(("players", "options", "safe"), BEGINNINGS)
def test_risk_3_8_it_is_reckoned_with_the_cards_of_this_game(
    players: int, options: dict[str, Any], safe: int | None
) -> None:
    """Nothing wrong is said, and nothing that is known is kept back: of many decks the earliest comes right after."""
    begun = [opened(RiskOptions(houses="deal", **options), players, seed) for seed in range(120)]
    said = {RULESET.view(state, None).public[0].args["safe"] for state in begun}
    assert said == {min(state.deck.index(END_CARD) for state in begun)}
    assert safe is None or said == {safe}


def opened(options: RiskOptions, players: int, seed: int) -> RiskState:
    state = fold(RULESET, RULESET.new(options, players, SeededChance(seed)))
    assert isinstance(state, RiskState)
    assert state.turn == 1
    return state


def test_risk_3_8_a_card_that_a_game_master_puts_under_the_deck_makes_no_draw_safe() -> None:
    at = drawn(leading(), 17).top(END_CARD)
    for card in at.state.discard[:3]:
        events = RULESET.edit(at.state, MoveCard(card=card, place="deck"), SeededChance(1))
        at.state = fold(RULESET, events, at.state)
        assert at.state.deck[0] == END_CARD
        assert first_line(at).startswith(f"One of the {len(at.state.deck)} cards left is the End Game card.")


# ── RISK-24.3, RISK-24.4: who would win ──


def test_risk_24_3_who_would_win_now_and_who_comes_next() -> None:
    assert first_line(leading()).endswith("Now Alys would win: 4 points, before Bran with 3.")
    assert first_line(leading(), 0) == first_line(leading(), 1) == first_line(leading())


def test_risk_24_3_the_points_of_each_stand_beside_the_name() -> None:
    shown = {seat.seat: {one.key: one.value for one in seat.figures} for seat in leading().view(None).seats}
    assert (shown[0]["points"], shown[1]["points"]) == (4, 3)
    conquest = leading(victory="conquest").view(None).seats[0]
    assert "points" not in {one.key for one in conquest.figures}


def test_risk_24_4_that_castles_or_armies_would_decide() -> None:
    at = even()
    assert first_line(at).endswith("Now Bran would win: 4 points like Alys, but more castles.")
    at.lands(0, "lhazar", "oros").lands(1, "myr", "samyrian").lands(0, "lys", lhazar=5)
    assert first_line(at).endswith("Now Alys would win: points and castles like Bran, but more armies.")
    at.lands(1, myr=5)
    assert first_line(at).endswith("Now Alys and Bran would share the victory, with 7 points each.")


def test_risk_17_who_has_left_is_not_reckoned_with() -> None:
    at = Position(3, rest=NEUTRAL).lands(0, "tarth").lands(1, "karhold", "skagos").invade(0)
    at._with(out=(2,))
    assert first_line(at).endswith("Now Bran would win: 2 points, before Alys with 1.")


# ── other ends ──


def test_risk_24_5_who_is_nearest_to_the_points_and_whether_the_seat_is_held() -> None:
    at = Position(3, rest=2, mode="dominion").lands(0, "harrenhal").lands(1, "winterfell").invade(0)
    assert first_line(at) == "10 points win, with one’s own Seat of Power."
    at.court(points=(7, 2, 0))
    assert (
        first_line(at) == "Nearest to victory: Alys with 7 of 10 points, without the Seat of Power it takes."
    )
    at.lands(0, "winterfell")
    assert (
        first_line(at) == "Nearest to victory: Alys with 7 of 10 points, holding the Seat of Power it takes."
    )
    at.court(points=(7, 7, 0))
    assert first_line(at) == "Nearest to victory: Alys and Bran with 7 of 10 points each."
    free = Position(3, mode="dominion", seat_required=False).lands(0, "tarth").lands(1, "skagos").invade(0)
    assert first_line(free.court(points=(0, 3, 0))) == "Nearest to victory: Bran with 3 of 10 points."


def test_risk_24_7_who_holds_most_where_only_conquest_wins() -> None:
    at = Position(3, rest=2, victory="conquest").lands(0, "tarth").lands(1, "skagos").invade(0)
    assert first_line(at) == "Only conquest ends this war. Most lands: Cass with 46 of 48."
    two = leading(victory="conquest")
    assert first_line(two) == "Only conquest ends this war. Most lands: Alys and Bran with 2 of 34 each."


def test_before_the_first_turn_it_says_what_the_end_will_be() -> None:
    at = Position(3, rest=2, victory="end_card").lands(0, "tarth").lands(1, "skagos")
    at._with(turn=0, deck=())
    assert first_line(at) == "The End Game card will end this war: a point for each land, castle and port."
    assert first_line(leading(victory="conquest")._with(turn=0)) == "Only conquest ends this war."


def test_mitchell_8_1_non_players_score_nothing() -> None:
    at = (
        Mitchell(2).lands(0, "winterfell").lands(1, "tarth").power("arryn", "the_eyrie", "gulltown").invade(0)
    )
    assert first_line(at).endswith("Now Alys would win: 2 points, before Bran with 1.")
    assert first_line(Mitchell(2, **DOMINION).lands(0, "tarth").lands(1, "skagos").invade(0)).startswith(
        "10 points"
    )


@pytest.mark.parametrize("language", ["en", "de"])
def test_it_fits_the_dashboard_with_ordinary_names(language: str) -> None:
    for at in (leading(), drawn(leading(), 17), even()):
        assert len(first_line(at, language=language)) <= WIDTH


# ── RISK-24.4: the end itself ──


def told(events: list[Event]) -> str:
    return Voice("en", RULESET.names, NAMES)(the(GameOver, events).text())


def ended(at: Position) -> str:
    return told(at.invade(0, "lhazar").top(END_CARD).do(0, End()))


def test_risk_24_4_the_end_says_what_decided_a_tie() -> None:
    assert ended(leading()) == "👑 Alys has the most points as the war ends."
    assert ended(even()) == "👑 Bran has as many points as Alys as the war ends, but more castles."
    at = even().lands(0, "lhazar", "oros").lands(1, "myr", "samyrian").lands(0, "lys", lhazar=5)
    assert ended(at) == "👑 Alys has as many points and castles as Bran as the war ends, but more armies."
    shared = even().lands(0, "lhazar", "oros").lands(1, "myr", "samyrian")
    assert ended(shared) == "👑 Alys and Bran share the realm: as many points, castles and armies."
