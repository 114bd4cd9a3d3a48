"""What happens in a turn outside battle: reinforcements, steps, maneuvers, orders (RISK-6 to RISK-8, RISK-18)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from operator import not_
from typing import ClassVar, Literal, Self

from pydantic import Field

from bot.rules.contract import Arrow, Seat, Text, Topic, Viewer
from bot.rules.kit.draft import changed, made, put
from bot.rules.risk.events.base import RiskEvent, marched, trodden
from bot.rules.risk.model import frames
from bot.rules.risk.model.board import HAND_LIMIT
from bot.rules.risk.model.dominion import UNITS, Troop
from bot.rules.risk.model.state import RiskState, StandingOrders
from bot.rules.risk.model.updates import on_turn, top, with_court


class Dawned(RiskEvent):
    """The turn before has ended, the next is about to begin (RISK-23.1)."""

    kind: Literal["dawned"] = "dawned"
    seat: Seat
    round: int

    def fold(self, state: RiskState) -> RiskState:
        mourning = tuple(seat for seat in state.court.mourning if seat != self.seat)
        state = changed(state, stack=(frames.TurnStart(seat=self.seat, round=self.round),))
        return with_court(state, mourning=mourning)


class TurnBegan(RiskEvent):
    """A turn begins and its reinforcements are counted (RISK-7.1, RISK-7.3)."""

    kind: Literal["turn_began"] = "turn_began"
    seat: Seat
    round: int
    lands: int
    castles: int
    base: int
    regions: tuple[str, ...]
    bonus: int
    gold: int = 0
    halved: bool = False

    def fold(self, state: RiskState) -> RiskState:
        duty = len(state.hands[self.seat]) >= HAND_LIMIT
        on = state.on
        muster = made(
            frames.Reinforcement,
            seat=self.seat,
            step="reinforce",
            free=self.armies,
            duty=duty,
            income=self.gold,
            moment="start" if on.windows else "cards",
        )
        passing = state.stack[0].passing if state.stack and state.stack[0].kind == "dawn" else ()
        step = "purchase" if on.gold else "invade"
        stack = (made(frames.Turn, seat=self.seat, step=step, passing=passing), muster)
        court = state.court
        if self.gold:
            court = changed(court, gold=put(court.gold, self.seat, court.gold[self.seat] + self.gold))
        return changed(state, round=self.round, turn=state.turn + 1, stack=stack, court=court)

    @property
    def armies(self) -> int:
        """All armies counted, half of them after a Freefolk Uprising (RISK-22.12)."""
        return (self.base + self.bonus) // 2 if self.halved else self.base + self.bonus

    def text(self) -> Text:
        args = {
            "seat": self.seat,
            "armies": self.armies,
            "gold": self.gold,
            "lands": self.lands,
            "castles": self.castles,
        }
        if not self.regions:
            return Text(key="risk-turn-began", args=args)
        return Text(
            key="risk-turn-began-regions", args={**args, "regions": self.regions, "bonus": self.bonus}
        )


class Redeemed(RiskEvent):
    """A set is handed in: `armies` to place, `bound_armies` of them only in `bound` (RISK-8.3, RISK-8.5)."""

    kind: Literal["redeemed"] = "redeemed"
    reveals: ClassVar[bool] = True
    topic: ClassVar[Topic | None] = "card"
    seat: Seat
    cards: tuple[str, ...]
    armies: int
    bound: tuple[str, ...]
    bound_armies: int

    def fold(self, state: RiskState) -> RiskState:
        muster = state.stack[-1]
        assert isinstance(muster, frames.Reinforcement)
        hand = tuple(card for card in state.hands[self.seat] if card not in self.cards)
        bound = muster.bound
        if self.bound_armies:
            bound = (*bound, frames.Bound(armies=self.bound_armies, territories=self.bound))
        muster = changed(
            muster,
            free=muster.free + self.armies - self.bound_armies,
            bound=bound,
            moment="cards",
            duty=muster.step == "elimination" and len(hand) > HAND_LIMIT,
        )
        return changed(
            state,
            hands=put(state.hands, self.seat, hand),
            discard=(*state.discard, *self.cards),
            stack=(*state.stack[:-1], muster),
        )

    def text(self) -> Text:
        args = {
            "seat": self.seat,
            "cards": self.cards,
            "armies": self.armies,
            "bound_armies": self.bound_armies,
        }
        return Text(key="risk-redeemed", args={**args, "bound": self.bound})


class Deployed(RiskEvent):
    """Armies are placed (RISK-7.5)."""

    kind: Literal["deployed"] = "deployed"
    seat: Seat
    territory: str
    armies: int

    def fold(self, state: RiskState) -> RiskState:
        muster = state.stack[-1]
        assert isinstance(muster, frames.Reinforcement)
        stack: tuple[frames.AnyFrame, ...] = state.stack[:-1]
        if muster.left > self.armies:
            stack = (*stack, _placed(muster, self.territory, self.armies))
        armies = {**state.armies, self.territory: state.armies[self.territory] + self.armies}
        return changed(state, armies=armies, stack=stack)

    def text(self) -> Text:
        return Text(
            key="risk-deployed", args={"seat": self.seat, "territory": self.territory, "armies": self.armies}
        )


class Stepped(RiskEvent):
    """The turn moves on to `step`; after Purchase the Characters in `refreshed` stand face up (RISK-6.2, RISK-10.4).

    With `declined` its player means to leave the card earned (RISK-20.1); it is stored only where it is so.
    """

    kind: Literal["stepped"] = "stepped"
    seat: Seat
    step: Literal["purchase", "invade", "maneuver", "score", "draw"]
    refreshed: tuple[str, ...] = ()
    declined: bool = Field(False, exclude_if=not_)

    def fold(self, state: RiskState) -> RiskState:
        state = on_turn(state, step=self.step, declined=self.declined)
        if not self.refreshed:
            return state
        return with_court(state, characters={**state.court.characters, **dict.fromkeys(self.refreshed, "up")})

    def text(self) -> Text | None:
        if not self.refreshed:
            return None
        return Text(key="risk-refreshed", args={"seat": self.seat, "characters": self.refreshed})


class UnitPlaced(RiskEvent):
    """A Special Unit stands in a territory, for a territory card handed in or by a Maester card (RISK-14.8)."""

    kind: Literal["unit_placed"] = "unit_placed"
    reveals: ClassVar[bool] = True
    seat: Seat
    territory: str
    unit: str
    card: str | None = None

    def fold(self, state: RiskState) -> RiskState:
        old = state.court.troop(self.territory)
        knights, engines, walls = put(old, UNITS.index(self.unit), old[UNITS.index(self.unit)] + 1)
        troop: Troop = (knights, engines, walls)
        if self.card is not None:
            hand = tuple(card for card in state.hands[self.seat] if card != self.card)
            state = changed(
                state, hands=put(state.hands, self.seat, hand), discard=(*state.discard, self.card)
            )
            state = on_turn(state, unit_card=True)
            state = top(state, changed(state.stack[-1], moment="cards"))
        return with_court(state, units={**state.court.units, self.territory: troop})

    def text(self) -> Text:
        args = {"seat": self.seat, "territory": self.territory}
        return Text(key=f"risk-unit-placed-{self.unit}", args=args)


class Maneuvered(RiskEvent):
    """Armies move within one's own land (RISK-18.1)."""

    kind: Literal["maneuvered"] = "maneuvered"
    seat: Seat
    source: str
    target: str
    armies: int
    units: tuple[int, int] = (0, 0)

    def fold(self, state: RiskState) -> RiskState:
        turn = state.stack[-1]
        assert isinstance(turn, frames.Turn)
        armies = {
            **state.armies,
            self.source: state.armies[self.source] - self.armies,
            self.target: state.armies[self.target] + self.armies,
        }
        trail = trodden(
            state, made(Arrow, source=self.source, target=self.target, kind="move", count=self.armies)
        )
        free = any(force.op == "free_maneuver_timing" for force in turn.forces)
        step = turn.step if free and turn.step == "invade" else "maneuver"
        turn = changed(turn, maneuvered=True, maneuvers=turn.maneuvers - 1, step=step)
        court = marched(state.court, self.source, self.target, self.units)
        return changed(state, armies=armies, stack=(*state.stack[:-1], turn), trail=trail, court=court)

    def text(self) -> Text:
        args: dict[str, str | int] = {
            "seat": self.seat,
            "source": self.source,
            "target": self.target,
            "armies": self.armies,
        }
        return Text(key="risk-maneuvered", args=args)


class TurnEnded(RiskEvent):
    """A turn is over (RISK-6)."""

    kind: Literal["turn_ended"] = "turn_ended"
    closes: ClassVar[bool] = True
    seat: Seat

    def whose(self) -> Seat:
        return self.seat

    def fold(self, state: RiskState) -> RiskState:
        return changed(state, stack=state.stack[:1], realm=state.realm and changed(state.realm, drawn=False))


class OrdersGiven(RiskEvent):
    """A standing order for the defence: its owner's secret (RISK-26.3)."""

    kind: Literal["orders_given"] = "orders_given"
    seat: Seat
    defend: Literal["most", "one", "ask"]
    territory: str | None

    def fold(self, state: RiskState) -> RiskState:
        if self.territory is None:
            orders = made(StandingOrders, everywhere=self.defend)
        else:
            old = state.orders[self.seat]
            orders = changed(old, places={**old.places, self.territory: self.defend})
        return changed(state, orders=put(state.orders, self.seat, orders))

    def seen_by(self, viewer: Viewer) -> Self | None:
        return self if viewer == self.seat else None

    def text(self) -> Text:
        if self.territory is None:
            return Text(key=f"risk-orders-{self.defend}")
        return Text(key=f"risk-orders-{self.defend}-there", args={"territory": self.territory})


def _placed(muster: frames.Reinforcement, territory: str, armies: int) -> frames.Reinforcement:
    """`muster` after placing: armies bound there are placed first, which leaves most freedom for the rest.

    Where two groups meet it may have been an army of either: one of them stays, bound to the lands of both. So what
    may still be placed does not depend on the order (RISK-8.5).
    """
    if not muster.bound:
        return changed(muster, free=muster.free - armies, begun=True, moment="cards")
    groups: Counter[tuple[str, ...]] = Counter()
    for group in muster.bound:
        groups[group.territories] += group.armies
    while armies and (meeting := _narrowest(groups, territory)):
        number = min(armies, *(groups[places] for places in meeting))
        armies -= number
        groups.subtract(dict.fromkeys(meeting, number))
        if len(meeting) > 1:
            narrow, wide = meeting
            groups[tuple(dict.fromkeys((*wide, *narrow)))] += number
    bound = tuple(frames.Bound(armies=left, territories=places) for places, left in groups.items() if left)
    return changed(muster, free=muster.free - armies, bound=bound, begun=True, moment="cards")


def _narrowest(groups: Mapping[tuple[str, ...], int], territory: str) -> list[tuple[str, ...]]:
    """The lands of up to two groups that are bound to this one among others, the fewest first."""
    return sorted((places for places, left in groups.items() if left and territory in places), key=len)[:2]
