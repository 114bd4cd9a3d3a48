"""Battles and seizures (FIEF-6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Literal, Self

from bot.rules.contract import Battle, Seat, Text, Viewer
from bot.rules.fief.events.base import FiefEvent, Veiled, added, emptied, removed, with_house
from bot.rules.fief.model.board import LINKS, WALL
from bot.rules.fief.model.fray import How
from bot.rules.fief.model.land import Ground
from bot.rules.fief.model.trek import Leave
from bot.rules.fief.model.units import MERCENARY, joined, less, said
from bot.rules.kit.draft import changed, put

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief


class Declared(FiefEvent):
    """FIEF-6.2, 6.3: a battle is declared."""

    kind: Literal["declared"] = "declared"
    topic: ClassVar[str | None] = "battle"
    seat: Seat
    defender: Seat
    village: str
    how: How

    def text(self) -> Text:
        args = {"seat": self.seat, "defender_seat": self.defender, "village": self.village}
        return Text(key=f"fief-declared-{self.how}", args=args)


class Fought(FiefEvent):
    """FIEF-6.10: a round of a battle: dice, and hits with bonuses."""

    kind: Literal["fought"] = "fought"
    topic: ClassVar[str | None] = "battle"
    reveals: ClassVar[bool] = True
    seat: Seat
    defender: Seat
    village: str
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    hits: int
    against: int
    """Hits of the defender."""

    def text(self) -> Text:
        return Text(
            key="fief-fought",
            args={
                "seat": self.seat,
                "defender_seat": self.defender,
                "village": self.village,
                "hits": self.hits,
                "against": self.against,
            },
        )

    def rolls(self) -> dict[str, Seat | None]:
        return {"attack": self.seat, "defence": self.defender}


class BattleOver(FiefEvent):
    """FIEF-6.20."""

    kind: Literal["battle_over"] = "battle_over"
    topic: ClassVar[str | None] = "battle"
    seat: Seat
    defender: Seat
    village: str
    won: bool
    """By the attacker."""

    def text(self) -> Text:
        args = {"seat": self.seat, "defender_seat": self.defender, "village": self.village}
        return Text(key="fief-battle-won" if self.won else "fief-battle-over", args=args)

    def battle(self) -> Battle:
        return Battle(attacker=self.seat, defender=self.defender, won=self.won)


class FateRolled(FiefEvent):
    """FIEF-6.21: a Noble whose Troops are gone is slain on a die up to the hits left over, else taken."""

    kind: Literal["fate_rolled"] = "fate_rolled"
    reveals: ClassVar[bool] = True
    noble: str
    seat: Seat
    die: int
    hits: int

    def text(self) -> Text:
        return Text(key="fief-fate-rolled", args={"noble": self.noble, "die": self.die, "hits": self.hits})

    def rolls(self) -> dict[str, Seat | None]:
        return {"fate": self.seat}


class Seized(FiefEvent):
    """FIEF-6.4: a Village changes hands without a blow."""

    kind: Literal["seized"] = "seized"
    seat: Seat
    village: str

    def text(self) -> Text:
        return Text(key="fief-seized", args={"seat": self.seat, "village": self.village})


class SideTaken(FiefEvent):
    """FIEF-6.5: a House fights beside another one."""

    kind: Literal["side_taken"] = "side_taken"
    topic: ClassVar[str | None] = "battle"
    seat: Seat
    to_seat: Seat
    village: str

    def text(self) -> Text:
        args = {"seat": self.seat, "to_seat": self.to_seat, "village": self.village}
        return Text(key="fief-side-taken", args=args)


class SideLeft(FiefEvent):
    """FIEF-6.7, 6.23: a House leaves a fight, or gives up."""

    kind: Literal["side_left"] = "side_left"
    topic: ClassVar[str | None] = "battle"
    seat: Seat
    village: str
    surrendered: bool

    def text(self) -> Text:
        key = "fief-surrendered" if self.surrendered else "fief-side-left"
        return Text(key=key, args={"seat": self.seat, "village": self.village})


class LeaveTold(FiefEvent):
    """FIEF-5.8, 5.14: a House lets a group pass, or land, or does not."""

    kind: Literal["leave_told"] = "leave_told"
    topic: ClassVar[str | None] = "move"
    seat: Seat
    to_seat: Seat
    given: bool
    port: str = ""
    """Where it wants to land; nothing: it wants to pass."""

    def text(self) -> Text:
        args: dict[str, str | int] = {"seat": self.seat, "to_seat": self.to_seat}
        if self.port:
            key = "fief-landing-given" if self.given else "fief-landing-refused"
            return Text(key=key, args={**args, "village": self.port})
        return Text(key="fief-leave-given" if self.given else "fief-leave-refused", args=args)


class FreeToGo(FiefEvent):
    """FIEF-0.26: who has been given a Village hinders nobody who is there already from marching on."""

    kind: Literal["free_to_go"] = "free_to_go"
    topic: ClassVar[str | None] = "move"
    seat: Seat
    to_seat: Seat
    """Whose turn it is."""
    village: str

    def fold(self, state: Fief) -> Fief:
        place = max(at for at, frame in enumerate(state.stack) if frame.kind == "moving")
        roads = (
            Leave(seat=self.seat, source=self.village, target=to, given=True)
            for to in (*LINKS[self.village], WALL)
        )
        moving: Any = state.stack[place]
        after = changed(moving, leaves=(*moving.leaves, *roads))
        return changed(state, stack=put(state.stack, place, after))


class SteppedAside(FiefEvent):
    """FIEF-5.21: a House lets a Raid pass."""

    kind: Literal["stepped_aside"] = "stepped_aside"
    topic: ClassVar[str | None] = "battle"
    seat: Seat
    to_seat: Seat
    village: str

    def text(self) -> Text:
        args = {"seat": self.seat, "to_seat": self.to_seat, "village": self.village}
        return Text(key="fief-stepped-aside", args=args)


class Shot(FiefEvent):
    """FIEF-6.8: the Archers of both sides shoot before the first round."""

    kind: Literal["shot"] = "shot"
    topic: ClassVar[str | None] = "battle"
    reveals: ClassVar[bool] = True
    seat: Seat
    defender: Seat
    village: str
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    hits: int
    against: int
    aim: str = ""
    """The Noble at whom those on the walls shot."""

    def text(self) -> Text:
        args = {
            "seat": self.seat,
            "defender_seat": self.defender,
            "village": self.village,
            "hits": self.hits,
            "against": self.against,
            "noble": self.aim,
        }
        return Text(key="fief-shot-at" if self.aim else "fief-shot", args=args)

    def rolls(self) -> dict[str, Seat | None]:
        return {"attack_arrows": self.seat, "defence_arrows": self.defender}


class Hired(Veiled):
    """FIEF-4.7: Mercenaries join a battle, or go back to reserve with the end of the phase."""

    kind: Literal["hired"] = "hired"
    hides: ClassVar[tuple[str, ...]] = ()
    seat: Seat
    village: str
    ground: Ground
    count: int
    """Below zero: back."""

    def seen_by(self, viewer: Viewer) -> Self | None:
        return self if self.witnesses is None or viewer in self.witnesses else None

    def text(self) -> Text | None:
        if self.count < 0:
            return None
        args = {"seat": self.seat, "village": self.village, "units": said({MERCENARY: self.count})}
        return Text(key="fief-hired", args=args)

    def fold(self, state: Fief) -> Fief:
        here, troops = state.land[self.village], {MERCENARY: abs(self.count)}
        join = added if self.count > 0 else removed
        here = join(here, self.seat, self.ground, troops)
        reserve = state.houses[self.seat].mercenaries - self.count
        state = changed(state, land={**state.land, self.village: here})
        return emptied(with_house(state, self.seat, mercenaries=reserve), self.village)


class Rethrown(FiefEvent):
    """House Baratheon throws the dice of its side again (FIEF-17.13)."""

    kind: Literal["rethrown"] = "rethrown"
    seat: Seat
    faces: tuple[int, ...]
    """What they showed."""

    def text(self) -> Text:
        return Text(key="fief-rethrown", args={"seat": self.seat, "hits": sum(self.faces)})

    def fold(self, state: Fief) -> Fief:
        return with_house(state, self.seat, used=(*state.houses[self.seat].used, "reroll"))


class Scattered(Veiled):
    """FIEF-0.52: Troops without heart leave the map until the next round; Mercenaries go back to reserve."""

    kind: Literal["scattered"] = "scattered"
    seat: Seat
    village: str
    ground: Ground
    troops: Mapping[str, int]

    def text(self) -> Text:
        args = {"seat": self.seat, "village": self.village, "units": said(self.troops)}
        return Text(key="fief-scattered", args=args)

    def fold(self, state: Fief) -> Fief:
        here = removed(state.land[self.village], self.seat, self.ground, self.troops)
        house, hired = state.houses[self.seat], self.troops.get(MERCENARY, 0)
        lost = less(joined(house.scattered, self.troops), {MERCENARY: hired})
        state = with_house(state, self.seat, scattered=lost, mercenaries=house.mercenaries + hired)
        return emptied(changed(state, land={**state.land, self.village: here}), self.village)


class Rallied(Veiled):
    """FIEF-0.52, P1.RETURN: they are back; without a place for them, in stock."""

    kind: Literal["rallied"] = "rallied"
    seat: Seat
    village: str | None
    ground: Ground
    troops: Mapping[str, int]

    def text(self) -> Text:
        if self.village is None:
            return Text(key="fief-rallied-nowhere", args={"seat": self.seat, "units": said(self.troops)})
        args = {"seat": self.seat, "village": self.village, "units": said(self.troops)}
        return Text(key="fief-rallied", args=args)

    def fold(self, state: Fief) -> Fief:
        left = less(state.houses[self.seat].scattered, self.troops)
        state = with_house(state, self.seat, scattered=left)
        if self.village is None:
            return state
        here = added(state.land[self.village], self.seat, self.ground, self.troops)
        return changed(state, land={**state.land, self.village: here})


class Condemned(FiefEvent):
    """FIEF-0.66: a Captive is put to death; its death is told by an event of its own."""

    kind: Literal["condemned"] = "condemned"
    seat: Seat
    noble: str

    def fold(self, state: Fief) -> Fief:
        return with_house(state, self.seat, used=(*state.houses[self.seat].used, "execute"))


WAR_EVENTS: tuple[type[FiefEvent], ...] = (
    *(Declared, Fought, BattleOver, FateRolled, Seized),
    *(LeaveTold, FreeToGo, SteppedAside, Shot, Hired),
    *(SideTaken, SideLeft, Rethrown, Scattered, Rallied, Condemned),
)
