"""RISK-25: what shows all players something that was hidden says so, and then no move is taken back alone."""

import pytest

from bot.rules.contract import Event
from bot.rules.risk.events.cards import Drew, EndCardDrawn, Scored
from bot.rules.risk.events.effects import CardsRevealed, MaesterDropped, SmallfolkRisen
from bot.rules.risk.events.leaving import Conceded
from bot.rules.risk.events.plays import Closed, Played
from bot.rules.risk.events.turn import Deployed, Redeemed, UnitPlaced

SHOWN = (
    CardsRevealed,
    Closed,
    Conceded,
    EndCardDrawn,
    MaesterDropped,
    Played,
    Redeemed,
    Scored,
    SmallfolkRisen,
    UnitPlaced,
)


@pytest.mark.parametrize("event", SHOWN, ids=lambda event: event.__name__)
def test_risk_25_1_cards_that_come_to_light_are_a_reveal(event: type[Event]) -> None:
    assert event.reveals


@pytest.mark.parametrize("event", [Deployed, Drew], ids=lambda event: event.__name__)
def test_what_stays_as_open_or_as_hidden_as_it_was_is_none(event: type[Event]) -> None:
    assert not event.reveals
