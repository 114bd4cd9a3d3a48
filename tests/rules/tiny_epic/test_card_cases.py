"""Every card: one position in which it is played for its event, one in which it is refused (TE-4.10, TE-12.13)."""

import pytest

from bot.rules.tiny_epic.actions import PlayEvent
from bot.rules.tiny_epic.cards.effects import playable
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.facts import CARDS, HEROES
from bot.rules.tiny_epic.model.state import TinyEpic
from tests.rules.tiny_epic.card_cases import CASES
from tests.rules.tiny_epic.position import act, asked, holding, refused


def test_every_card_has_its_two_positions() -> None:
    assert {*CASES} == {*CARDS} - {"loyal_companion"}


def dealt(state: TinyEpic, card: str) -> TinyEpic:
    """Seat 0 has the card beside those it has, a Hero's by its Hero, and may play it."""
    hand = state.lords[0].hand
    return asked(state if card in HEROES else holding(state, 0, card, *hand), 0, ops.PlayEvent(), "die")


@pytest.mark.parametrize("card", CASES)
def test_te_4_10_and_12_13_and_12_19_a_card_is_played_where_it_can_be(card: str) -> None:
    state = dealt(CASES[card][0], card)
    assert card in playable(state, 0, following=False)
    after = act(state, 0, PlayEvent(card=card))
    assert card not in after.lords[0].hand
    assert card in (*after.table, *after.discard, *after.used)


@pytest.mark.parametrize("card", CASES)
def test_te_4_10_and_12_13_and_12_19_a_card_is_refused_where_it_cannot_be_played(card: str) -> None:
    state = dealt(CASES[card][1], card)
    assert card not in playable(state, 0, following=False)
    clauses = ("TE-12.2a", "TE-12.6", "TE-12.13", "TE-12.15", "TE-12.16")
    assert refused(state, 0, PlayEvent(card=card)) in clauses
