"""The Night's Watch: who goes to the Wall and comes back, bids and supplies (FIEF-11.10 to 11.28)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Literal

from bot.rules.contract import Seat, Text
from bot.rules.fief.events.base import FiefEvent, arrived, emptied, with_house, with_noble
from bot.rules.fief.model.board import WALL
from bot.rules.fief.model.facts import COSTS
from bot.rules.fief.model.watch import Wall
from bot.rules.kit.draft import changed

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief

RECRUIT = next(unit.price for unit in COSTS.units if unit.id == "recruit") or 0
"""Gold for a Recruit (FIEF-11.27)."""


def with_wall(state: Fief, **fields: object) -> Fief:
    wall: Wall = changed(state.wall, **fields)
    return changed(state, wall=wall)


class WentToWall(FiefEvent):
    """FIEF-11.17, 11.41: the Lord Commander is on the Wall."""

    kind: Literal["went_to_wall"] = "went_to_wall"
    seat: Seat
    noble: str

    def text(self) -> Text:
        return Text(key="fief-went-to-wall", args={"noble": self.noble, "seat": self.seat})

    def fold(self, state: Fief) -> Fief:
        place = state.nobles[self.noble].place
        state = with_noble(state, self.noble, place=WALL, inside=False)
        state = with_wall(state, came={**state.wall.came, self.noble: place})
        return emptied(state, place) if place in state.land else state


class CameDown(FiefEvent):
    """FIEF-11.10, 11.45: a Noble comes down from the Wall."""

    kind: Literal["came_down"] = "came_down"
    seat: Seat
    noble: str
    village: str
    inside: bool = False

    def text(self) -> Text:
        args = {"noble": self.noble, "seat": self.seat, "village": self.village}
        return Text(key="fief-came-down", args=args)

    def fold(self, state: Fief) -> Fief:
        state = with_noble(state, self.noble, place=self.village, inside=self.inside)
        came = {noble: place for noble, place in state.wall.came.items() if noble != self.noble}
        return arrived(with_wall(state, came=came), self.seat, self.village)


class RangerFell(FiefEvent):
    """FIEF-11.2: a Knight's Ranger is gone for good."""

    kind: Literal["ranger_fell"] = "ranger_fell"
    seat: Seat
    noble: str

    def text(self) -> Text:
        return Text(key="fief-ranger-fell", args={"noble": self.noble})

    def fold(self, state: Fief) -> Fief:
        return with_noble(state, self.noble, ranger=False)


class VowMissed(FiefEvent):
    """FIEF-0.7, 11.8: somebody who was to take the black, and for whom no Brother card is left by then."""

    kind: Literal["vow_missed"] = "vow_missed"
    noble: str

    def text(self) -> Text:
        return Text(key="fief-vow-missed", args={"noble": self.noble})


# ── by bids ───────────────────────────────────────────────────────────────────────────────────────


class ThreatRose(FiefEvent):
    """FIEF-11.21: the Threat rises; from 10 on the wildlings attack."""

    kind: Literal["threat_rose"] = "threat_rose"
    reveals: ClassVar[bool] = True
    die: int
    threat: int
    strength: int
    """Of the wildlings; 0: they do not attack."""

    def text(self) -> Text:
        key = "fief-threat-attack" if self.strength else "fief-threat-rose"
        return Text(key=key, args={"threat": self.threat, "die": self.die, "strength": self.strength})

    def rolls(self) -> dict[str, Seat | None]:
        return {"threat": None}

    def fold(self, state: Fief) -> Fief:
        return with_wall(state, threat=self.threat)


class SuppliesUsed(FiefEvent):
    """FIEF-11.27: the Lord Commander disposes of the supplies."""

    kind: Literal["supplies_used"] = "supplies_used"
    seat: Seat
    recruits: int
    defence: int
    treasury: int

    def text(self) -> Text | None:
        if not (self.recruits or self.defence or self.treasury):
            return None
        return Text(
            key="fief-supplies-used",
            args={
                "seat": self.seat,
                "recruits": self.recruits,
                "defence": self.defence,
                "treasury": self.treasury,
            },
        )

    def fold(self, state: Fief) -> Fief:
        wall = state.wall
        left = wall.gold - RECRUIT * self.recruits - self.defence - self.treasury
        state = with_wall(state, gold=left, recruits=wall.recruits + self.recruits)
        return with_house(state, self.seat, gold=state.houses[self.seat].gold + self.treasury)


class WallAttacked(FiefEvent):
    """FIEF-11.22 to 11.25: all bids are shown and paid; the Watch holds, or the Wall is breached."""

    kind: Literal["wall_attacked"] = "wall_attacked"
    topic: ClassVar[str | None] = "battle"
    reveals: ClassVar[bool] = True
    bids: Mapping[int, int]
    strength: int
    defence: int
    held: bool
    surplus: int = 0
    """Of the bids; it goes to the supplies."""

    def text(self) -> Text:
        return Text(
            key="fief-wall-held" if self.held else "fief-wall-breached",
            args={
                "strength": self.strength,
                "defence": self.defence,
                "surplus": self.surplus,
                "bids": sum(self.bids.values()),
            },
        )

    def fold(self, state: Fief) -> Fief:
        if self.held:
            return with_wall(state, threat=0, gold=state.wall.gold + self.surplus)
        return with_wall(state, threat=state.wall.threat // 2, breached=True)


class BidShown(FiefEvent):
    """FIEF-11.22: what one player has bid for the Wall, and paid."""

    kind: Literal["bid_shown"] = "bid_shown"
    seat: Seat
    gold: int

    def text(self) -> Text:
        return Text(key="fief-bid-shown", args={"seat": self.seat, "gold": self.gold})

    def fold(self, state: Fief) -> Fief:
        return with_house(state, self.seat, gold=state.houses[self.seat].gold - self.gold)


class CommanderRolled(FiefEvent):
    """FIEF-11.28: the Wall is breached; the Lord Commander dies on 1 or 2."""

    kind: Literal["commander_rolled"] = "commander_rolled"
    reveals: ClassVar[bool] = True
    seat: Seat
    noble: str
    die: int

    def text(self) -> Text:
        return Text(key="fief-commander-rolled", args={"noble": self.noble, "die": self.die})

    def rolls(self) -> dict[str, Seat | None]:
        return {"commander": self.seat}


class WallMended(FiefEvent):
    """FIEF-11.25: the Income phase after a breach is over."""

    kind: Literal["wall_mended"] = "wall_mended"

    def fold(self, state: Fief) -> Fief:
        return with_wall(state, breached=False)


WATCH_EVENTS: tuple[type[FiefEvent], ...] = (
    *(WentToWall, CameDown, RangerFell, VowMissed),
    *(ThreatRose, SuppliesUsed, WallAttacked, BidShown, CommanderRolled, WallMended),
)
