"""All events there are, and the state they lead to: each event folds itself (`events.base`)."""

from __future__ import annotations

from typing import cast

from bot.rules.contract import Event
from bot.rules.fief.events.auction import AUCTION_EVENTS
from bot.rules.fief.events.base import FiefEvent
from bot.rules.fief.events.cards import CARD_EVENTS
from bot.rules.fief.events.court import COURT_EVENTS
from bot.rules.fief.events.edits import EDIT_EVENTS
from bot.rules.fief.events.flow import FLOW_EVENTS
from bot.rules.fief.events.land import LAND_EVENTS
from bot.rules.fief.events.offers import OFFER_EVENTS
from bot.rules.fief.events.people import PEOPLE_EVENTS
from bot.rules.fief.events.revolts import REVOLT_EVENTS
from bot.rules.fief.events.rounds import ROUND_EVENTS
from bot.rules.fief.events.setup import SETUP_EVENTS, Begun
from bot.rules.fief.events.surprises import SURPRISE_EVENTS
from bot.rules.fief.events.wall import WALL_EVENTS
from bot.rules.fief.events.war import WAR_EVENTS
from bot.rules.fief.events.watch import WATCH_EVENTS
from bot.rules.fief.model.facts import VILLAGES
from bot.rules.fief.model.land import Village
from bot.rules.fief.model.people import House
from bot.rules.fief.model.state import Fief

EVENTS: tuple[type[FiefEvent], ...] = (
    *SETUP_EVENTS,
    *ROUND_EVENTS,
    *PEOPLE_EVENTS,
    *LAND_EVENTS,
    *CARD_EVENTS,
    *AUCTION_EVENTS,
    *COURT_EVENTS,
    *OFFER_EVENTS,
    *WAR_EVENTS,
    *WATCH_EVENTS,
    *WALL_EVENTS,
    *SURPRISE_EVENTS,
    *REVOLT_EVENTS,
    *EDIT_EVENTS,
    *FLOW_EVENTS,
)


def fold(state: Fief | None, event: Event) -> Fief:
    """The state after `event`; there is none before the first."""
    if state is not None:
        return cast(FiefEvent, event).fold(state)
    assert isinstance(event, Begun)
    return _begun(event)


def _begun(event: Begun) -> Fief:
    """An empty land (FIEF-0.15)."""
    return Fief(
        options=event.options,
        houses=tuple(House() for _ in range(event.players)),
        first=event.first,
        land=dict.fromkeys(VILLAGES, Village()),
    )
