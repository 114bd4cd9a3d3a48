"""What one viewer may know of a game (RISK-25)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from bot.rules.contract import Action, Figure, Seat, SeatView, Text, View, Viewer, prompts_seen
from bot.rules.kit import stack
from bot.rules.risk.events.war import Fought
from bot.rules.risk.frames.battle import Battle
from bot.rules.risk.frames.conquest import Conquest
from bot.rules.risk.frames.invasion import Invasion
from bot.rules.risk.frames.reinforcement import Reinforcement
from bot.rules.risk.model.board import Board, board
from bot.rules.risk.model.cards import CardSet
from bot.rules.risk.model.state import RiskState, StandingOrders, Trail
from bot.rules.risk.play.moment import may_draw
from bot.rules.risk.play.powers import off_board
from bot.rules.risk.play.setup import free_houses
from bot.rules.risk.show.hand import hand
from bot.rules.risk.show.menu import menu
from bot.rules.risk.show.public import facts
from bot.rules.risk.show.redaction import redacted


class RiskView(View):
    """The state as far as the viewer may know it, and what the contract asks for; all else is read from these."""

    known: RiskState

    @property
    def public(self) -> tuple[Text, ...]:
        """RISK-25.2."""
        return tuple(facts(self.known))

    @property
    def sealed(self) -> tuple[Action, ...]:
        """RISK-4.4."""
        return stack.sealed(self.known, self.viewer)

    @property
    def unsealed(self) -> RiskView:
        return make_view(stack.unsealed(self.known, self.viewer), self.viewer)

    @property
    def board(self) -> str:
        return self.known.board

    @property
    def order(self) -> tuple[Seat, ...]:
        return self.known.order

    @property
    def houses(self) -> tuple[str | None, ...]:
        return self.known.houses

    @property
    def owner(self) -> Mapping[str, int]:
        return self.known.owner

    @property
    def armies(self) -> Mapping[str, int]:
        return self.known.armies

    @property
    def holders(self) -> Mapping[str, str]:
        """The sides without a player that hold land (MITCHELL-3)."""
        return {} if self.known.realm is None else self.known.realm.holders

    @property
    def off_board(self) -> Mapping[str, int]:
        """Those in exile or beyond the Wall, and their armies (MITCHELL-1.2)."""
        return off_board(self.known)

    @property
    def free_houses(self) -> tuple[str, ...]:
        return free_houses(self.known)

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        return tuple(map(len, self.known.hands))

    @property
    def deck(self) -> int:
        return len(self.known.deck)

    @property
    def discard(self) -> tuple[str, ...]:
        return self.known.discard

    @property
    def conquests(self) -> tuple[str, ...]:
        """What the active seat has taken this turn."""
        return () if self.known.current is None else self.known.current.conquests

    @property
    def muster(self) -> Reinforcement | None:
        return self.known.muster

    @property
    def invasion(self) -> Invasion | None:
        return self.known.invasion

    @property
    def battle(self) -> Battle | None:
        return self.known.battle

    @property
    def conquest(self) -> Conquest | None:
        return self.known.conquest

    @property
    def sets(self) -> tuple[CardSet, ...]:
        """What the viewer may redeem now."""
        muster = self.known.muster
        mine = muster is not None and self.viewer in stack.awaited(self.known) and muster.seat == self.viewer
        return muster.sets(self.known) if muster is not None and mine else ()

    @property
    def may_draw(self) -> bool:
        """Whether the active seat has a card to draw at the end of this turn."""
        return may_draw(self.known)

    @property
    def orders(self) -> StandingOrders | None:
        """The viewer's own."""
        return None if self.viewer is None else self.known.orders[self.viewer]

    @property
    def last_battle(self) -> Fought | None:
        return self.known.last_battle

    @property
    def trail(self) -> Trail:
        return self.known.trail


def make_view(state: RiskState, viewer: Viewer) -> RiskView:
    """All that `viewer` may know of `state`."""
    return RiskView(
        viewer=viewer,
        round=state.round,
        phase=_phase(state),
        seats=_seats(board(state.board), state),
        prompts=prompts_seen(stack.pending(state), viewer),
        menu=() if viewer is None else menu(state, viewer),
        hand=() if viewer is None else hand(state, viewer),
        outcome=state.result,
        active=state.active,
        known=redacted(state, viewer),
    )


def _phase(state: RiskState) -> Text:
    if state.result is not None:
        return Text(key="risk-phase-over")
    step = "houses"
    for frame in state.stack:
        step = frame.phase(state) or step
    return Text(key=f"risk-phase-{step}", args={"seat": state.active})


@lru_cache(1024)
def _figure(key: str, value: int) -> Figure:
    """The same few counts stand in every view of a game: each is made once."""
    return Figure(key=key, value=value)


def _seats(here: Board, state: RiskState) -> tuple[SeatView, ...]:
    players = range(len(state.houses))
    lands, castles, ports, armies = ([0] * len(state.houses) for _ in range(4))
    for place, seat in state.owner.items():
        if seat in players:
            lands[seat] += 1
            castles[seat] += place in here.castles
            ports[seat] += place in here.ports
            armies[seat] += state.armies[place]
    return tuple(
        SeatView(
            seat=seat,
            side=state.houses[seat],
            figures=(
                _figure("lands", lands[seat]),
                _figure("castles", castles[seat]),
                _figure("armies", armies[seat]),
                _figure("cards", len(state.hands[seat])),
                *_court_figures(state, seat, lands[seat] + castles[seat] + ports[seat]),
            ),
            out=seat in state.out,
        )
        for seat in players
    )


def _court_figures(state: RiskState, seat: int, held: int) -> Iterator[Figure]:
    """What a Dominion counts besides (RISK-25.2), and the points of what is `held` where they decide (RISK-24.3)."""
    court, on = state.court, state.on
    if on.gold:
        yield _figure("gold", court.gold[seat])
    if on.victory == "end_card":
        yield _figure("points", held)
    if on.objectives:
        yield _figure("points", court.points[seat])
        yield _figure("objectives", len(court.objectives[seat]))
    if on.maesters:
        yield _figure("maesters", len(court.maesters[seat]))
