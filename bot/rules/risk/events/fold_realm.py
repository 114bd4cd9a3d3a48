"""What each event of `events_realm` does to the state: one function an event, no judgement, no chance."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from bot.rules.contract import Event
from bot.rules.kit.draft import changed, put
from bot.rules.risk.events import mitchell as e
from bot.rules.risk.events.departure import departed
from bot.rules.risk.model.board import NEUTRAL, board
from bot.rules.risk.model.dominion import NO_UNITS
from bot.rules.risk.model.mitchell import Realm, Vote
from bot.rules.risk.model.state import Battle, Invasion, RiskState, Trail, Turn
from bot.rules.risk.model.updates import top, with_court
from bot.rules.risk.play.powers import GREAT_HOUSES, WATCH, WILDLINGS, statutory

LANDING_DICE = 3
"""The most armies the landed commit to a battle (MITCHELL-6.3)."""


def realm_of(state: RiskState) -> Realm:
    """The realm of a game of the variant."""
    assert state.realm is not None
    return state.realm


def with_realm(state: RiskState, **fields: object) -> RiskState:
    """The state with some fields of its realm replaced."""
    return changed(state, realm=changed(realm_of(state), **fields))


def landing_of(state: RiskState) -> Invasion:
    """The landing under way."""
    invasion = state.invasion
    assert invasion is not None
    assert invasion.landing is not None
    return invasion


def left_realm(state: RiskState, seat: int, lands: Iterable[str]) -> RiskState:
    """Who leaves is asked nothing more, and `lands` fall to the House, which nobody plays now (MITCHELL-3.1)."""
    house = state.houses[seat]
    if house is not None:
        state = with_realm(state, holders={**realm_of(state).holders, **dict.fromkeys(lands, house)})
    stack = tuple(
        changed(frame, asked=tuple(one for one in frame.asked if one != seat))
        if isinstance(frame, Vote)
        else frame
        for frame in state.stack
    )
    return changed(state, stack=stack)


# ── set-up ────────────────────────────────────────────────────────────────────────────────────────


def _realm_laid(state: RiskState, event: e.RealmLaid) -> RiskState:
    territories = board(state.board).territories
    seats = event.seats
    owner = {place: seats.get(place, NEUTRAL) for place in territories}
    armies = dict.fromkeys(territories, event.other_armies)
    armies |= {place: event.dealt_armies for lands in event.lands for place in lands}
    armies |= {town: strength for town, _, _, strength in event.towns}
    holders = {town: side for town, _, side, _ in event.towns if side is not None}
    state = changed(state, owner=owner, armies=armies, stack=())
    return with_realm(state, holders=holders, wildlings=event.wildlings)


def _cards_kept(state: RiskState, event: e.CardsKept) -> RiskState:
    return changed(state, hands=event.hands)


# ── the neutral Houses ────────────────────────────────────────────────────────────────────────────


def _neutral_turn(state: RiskState, event: e.NeutralTurn) -> RiskState:
    armies = dict(state.armies)
    for place, more in zip(event.territories, event.armies, strict=True):
        armies[place] += more
    return with_realm(changed(state, armies=armies), asked=())


def _exiled(state: RiskState, event: e.Exiled) -> RiskState:
    """Who is off the board follows from who holds no land; what is over with the Wildlings is forgotten."""
    return with_realm(state, repelled=False) if event.side in (WATCH, WILDLINGS) else state


# ── landings ──────────────────────────────────────────────────────────────────────────────────────


def _landed(state: RiskState, event: e.Landed) -> RiskState:
    invasion = Invasion(
        seat=NEUTRAL,
        source=event.side,
        target=event.target,
        dice=LANDING_DICE,
        until=None,
        landing=event.side,
        afloat=event.armies,
        caller=event.seat,
    )
    bottom = state.stack[0]
    if isinstance(bottom, Turn) and event.seat != NEUTRAL:
        bottom = changed(bottom, landed=True, step="draw")
    state = changed(state, stack=(bottom, *state.stack[1:], invasion))
    if event.side == WILDLINGS:
        return with_realm(state, wildlings=statutory(WILDLINGS), crossed=state.turn, repelled=False)
    return state


def _stormed(state: RiskState, event: e.Stormed) -> RiskState:
    return changed(state, stack=(*state.stack, Battle(dice=event.dice)))


def _landing_won(state: RiskState, event: e.LandingWon) -> RiskState:
    realm = realm_of(state)
    owner = {**state.owner, event.target: NEUTRAL}
    armies = {**state.armies, event.target: event.armies}
    state = changed(
        state, owner=owner, armies=armies, stack=_ashore(state), trail=_taken(state, event.target)
    )
    if event.target in state.court.units:
        state = with_court(state, units={**state.court.units, event.target: NO_UNITS})
    landings = realm.landings
    if event.side in GREAT_HOUSES:
        landings = {**landings, event.side: event.target}
    return with_realm(state, holders={**realm.holders, event.target: event.side}, landings=landings)


def _ashore(state: RiskState) -> tuple[Any, ...]:
    """The stack without the landing and what lies above it."""
    level = state.stack.index(landing_of(state))
    return state.stack[:level]


def _taken(state: RiskState, place: str) -> Trail:
    """The trail with a land that changed hands and no arrow: nobody marched there over land."""
    old = state.trail if state.trail.turn == state.turn else Trail(turn=state.turn)
    return old if place in old.changed else changed(old, changed=(*old.changed, place))


def _landing_failed(state: RiskState, event: e.LandingFailed) -> RiskState:
    state = changed(state, stack=_ashore(state))
    return with_realm(state, repelled=True) if event.side == WATCH else state


def _driven_out(state: RiskState, event: e.DrivenOut) -> RiskState:
    state = departed(state, event.seat, None)
    return changed(
        state,
        hands=put(state.hands, event.seat, ()),
        discard=(*state.discard, *event.cards),
        out=(*state.out, event.seat),
    )


# ── Houses taken over ─────────────────────────────────────────────────────────────────────────────


def _house_asked(state: RiskState, event: e.HouseAsked) -> RiskState:
    state = with_realm(state, asked=(*realm_of(state).asked, event.seat))
    vote = Vote(seat=event.seat, house=event.house, asked=event.voters)
    return changed(state, stack=(*state.stack, vote))


def _house_voted(state: RiskState, event: e.HouseVoted) -> RiskState:
    vote = state.stack[-1]
    assert isinstance(vote, Vote)
    return top(state, *((changed(vote, agreed=(*vote.agreed, event.seat)),) if event.yes else ()))


def _house_promised(state: RiskState, event: e.HousePromised) -> RiskState:
    heirs = (*realm_of(state).heirs, (event.seat, event.house))
    return with_realm(changed(state, stack=state.stack[:-1]), heirs=heirs)


def _vote_lost(state: RiskState, event: e.VoteLost) -> RiskState:
    asked = tuple(seat for seat in realm_of(state).asked if seat != event.seat)
    return with_realm(changed(state, stack=state.stack[:-1]), asked=asked)


def _house_lapsed(state: RiskState, event: e.HouseLapsed) -> RiskState:
    heirs = tuple(one for one in realm_of(state).heirs if one[0] != event.seat)
    return with_realm(state, heirs=heirs)


def _house_risen(state: RiskState, event: e.HouseRisen) -> RiskState:
    realm, seat, house = realm_of(state), event.seat, event.house
    mine = {place for place, side in realm.holders.items() if side == house}
    houses = tuple(
        house if other == seat else None if old == house else old for other, old in enumerate(state.houses)
    )
    state = changed(
        state,
        order=(*(other for other in state.order if other != seat), seat),
        out=tuple(other for other in state.out if other != seat),
        houses=houses,
        owner={place: seat if place in mine else owner for place, owner in state.owner.items()},
    )
    court = state.court
    if event.characters:
        captives = {who: captor for who, captor in court.captives.items() if who not in event.characters}
        characters = {**court.characters, **dict.fromkeys(event.characters, "up")}
        state = with_court(state, captives=captives, characters=characters)
    if court.points:
        state = with_court(state, points=put(state.court.points, seat, 0))
    return with_realm(
        state,
        holders={place: side for place, side in realm.holders.items() if place not in mine},
        heirs=tuple(one for one in realm.heirs if one[0] != seat),
    )


REALM_FOLD: dict[type[Event], Callable[[RiskState, Any], RiskState]] = {
    e.RealmLaid: _realm_laid,
    e.CardsKept: _cards_kept,
    e.NeutralTurn: _neutral_turn,
    e.Exiled: _exiled,
    e.Landed: _landed,
    e.Stormed: _stormed,
    e.LandingWon: _landing_won,
    e.LandingFailed: _landing_failed,
    e.DrivenOut: _driven_out,
    e.HouseAsked: _house_asked,
    e.HouseVoted: _house_voted,
    e.HousePromised: _house_promised,
    e.VoteLost: _vote_lost,
    e.HouseLapsed: _house_lapsed,
    e.HouseRisen: _house_risen,
}
