"""The Night King, his White Walkers, the Ice Dragon, the Terror Pool (TE-15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from bot.rules.contract import Battle, Seat, Text
from bot.rules.kit.draft import without
from bot.rules.tiny_epic.events.base import News, TinyEpicEvent, with_night
from bot.rules.tiny_epic.events.battle import noted, traced
from bot.rules.tiny_epic.events.board import party
from bot.rules.tiny_epic.legal.dead import night_of
from bot.rules.tiny_epic.model.night import Foe
from bot.rules.tiny_epic.model.sides import NIGHT, TREATY

if TYPE_CHECKING:
    from bot.rules.tiny_epic.model.state import TinyEpic

Cause = Literal["ranger", "spread", "token", "flight"]
"""Why a White Walker comes: a Ranger Card, the Night King's attack around him, a token, the Ice Dragon's flight."""


class WalkerRose(TinyEpicEvent):
    """TE-15.13: a White Walker of the pool stands in a domain."""

    kind: Literal["walker_rose"] = "walker_rose"
    domain: str
    why: Cause

    def fold(self, state: TinyEpic) -> TinyEpic:
        return with_night(state, walkers=(*night_of(state).walkers, self.domain))

    def text(self) -> Text:
        return Text(key=f"tiny_epic-walker-rose-{self.why}", args={"domain": self.domain})


class WalkerFell(TinyEpicEvent):
    """The White Walker of a domain goes back to the pool."""

    kind: Literal["walker_fell"] = "walker_fell"
    domain: str

    def fold(self, state: TinyEpic) -> TinyEpic:
        return with_night(state, walkers=without(night_of(state).walkers, self.domain))

    def text(self) -> Text:
        return Text(key="tiny_epic-walker-fell", args={"domain": self.domain})


class WalkerLurked(TinyEpicEvent):
    """TE-15.24: a White Walker of the pool goes to the Terror Pool."""

    kind: Literal["walker_lurked"] = "walker_lurked"

    def fold(self, state: TinyEpic) -> TinyEpic:
        return with_night(state, terror=night_of(state).terror + 1)

    def text(self) -> Text:
        return Text(key="tiny_epic-walker-lurked")


class WalkersDispersed(TinyEpicEvent):
    """White Walkers of the Terror Pool go back to their own pool (TE-15.9c, TE-15.26)."""

    kind: Literal["walkers_dispersed"] = "walkers_dispersed"
    count: int

    def fold(self, state: TinyEpic) -> TinyEpic:
        return with_night(state, terror=night_of(state).terror - self.count)

    def text(self) -> Text:
        return Text(key="tiny_epic-walkers-dispersed", args={"count": self.count})


class WalkersSet(TinyEpicEvent):
    """A game master's hand: so many White Walkers in a domain, one or none; without a domain, in the Terror Pool."""

    kind: Literal["walkers_set"] = "walkers_set"
    domain: str | None
    number: int

    def fold(self, state: TinyEpic) -> TinyEpic:
        if self.domain is None:
            return with_night(state, terror=self.number)
        others = tuple(one for one in night_of(state).walkers if one != self.domain)
        return with_night(state, walkers=(*others, self.domain) if self.number else others)

    def text(self) -> Text:
        if self.domain is None:
            return Text(key="tiny_epic-terror-set", args={"number": self.number})
        return Text(key="tiny_epic-walkers-set", args={"domain": self.domain, "number": self.number})


class DragonWent(TinyEpicEvent):
    """The Ice Dragon goes to a domain, or back to its own place (TE-15.23a)."""

    kind: Literal["dragon_went"] = "dragon_went"
    domain: str | None

    def fold(self, state: TinyEpic) -> TinyEpic:
        return with_night(state, dragon=self.domain)

    def text(self) -> Text:
        if self.domain is None:
            return Text(key="tiny_epic-dragon-home")
        return Text(key="tiny_epic-dragon-went", args={"domain": self.domain})


class WallFell(TinyEpicEvent):
    """TE-15.15: for good; the Ice Dragon goes where it stood."""

    kind: Literal["wall_fell"] = "wall_fell"

    def fold(self, state: TinyEpic) -> TinyEpic:
        return with_night(state, wall=False, dragon=None)

    def text(self) -> Text:
        return Text(key="tiny_epic-wall-fell")


class KingCame(TinyEpicEvent):
    """TE-15.15, TE-15.25: the Night King is in a domain, and in Phase 2 the Ice Dragon with him."""

    kind: Literal["king_came"] = "king_came"
    topic: ClassVar[str | None] = "move"
    domain: str
    why: Literal["ranger", "flight"]

    def fold(self, state: TinyEpic) -> TinyEpic:
        """An arrow from where he was would need him to have been somewhere: the map shows him where he is."""
        return _king_at(state, self.domain)

    def text(self) -> Text:
        return Text(key=f"tiny_epic-king-came-{self.why}", args={"domain": self.domain})


class KingSet(TinyEpicEvent):
    """A game master's hand: the Night King is in a domain, in Phase 2 with the Ice Dragon, or nowhere (TE-15.39)."""

    kind: Literal["king_set"] = "king_set"
    domain: str | None

    def fold(self, state: TinyEpic) -> TinyEpic:
        return _king_at(state, self.domain)

    def text(self) -> Text:
        if self.domain is None:
            return Text(key="tiny_epic-king-set-away")
        return Text(key="tiny_epic-king-set", args={"domain": self.domain})


def _king_at(state: TinyEpic, domain: str | None) -> TinyEpic:
    """With the Night King in a domain or nowhere; where he is, the Ice Dragon is in Phase 2 (TE-15.23b)."""
    night = night_of(state)
    return with_night(state, king=domain, dragon=domain if night.phase > 1 else night.dragon)


class DragonSet(TinyEpicEvent):
    """A game master's hand: the Ice Dragon, by itself, is in a domain or at its own place (TE-15.2)."""

    kind: Literal["dragon_set"] = "dragon_set"
    domain: str | None

    def fold(self, state: TinyEpic) -> TinyEpic:
        return with_night(state, dragon=self.domain, phase=1)

    def text(self) -> Text:
        if self.domain is None:
            return Text(key="tiny_epic-dragon-set-home")
        return Text(key="tiny_epic-dragon-set", args={"domain": self.domain})


class WallSet(TinyEpicEvent):
    """A game master's hand: the Wall stands, or has fallen; then the Ice Dragon is where it stood, if it is by itself
    (TE-15.15)."""

    kind: Literal["wall_set"] = "wall_set"
    stands: bool

    def fold(self, state: TinyEpic) -> TinyEpic:
        night = night_of(state)
        waits = self.stands or night.phase > 1
        return with_night(state, wall=self.stands, dragon=night.dragon if waits else None)

    def text(self) -> Text:
        return Text(key="tiny_epic-wall-set" if self.stands else "tiny_epic-wall-set-fallen")


class CastleSet(TinyEpicEvent):
    """A game master's hand: a castle stands, or has fallen."""

    kind: Literal["castle_set"] = "castle_set"
    domain: str
    stands: bool

    def fold(self, state: TinyEpic) -> TinyEpic:
        fallen = tuple(one for one in night_of(state).destroyed if one != self.domain)
        return with_night(state, destroyed=fallen if self.stands else (*fallen, self.domain))

    def text(self) -> Text:
        key = "tiny_epic-castle-set" if self.stands else "tiny_epic-castle-set-fallen"
        return Text(key=key, args={"domain": self.domain})


class CastleRazed(TinyEpicEvent):
    """TE-15.16: nobody holds this castle any more."""

    kind: Literal["castle_razed"] = "castle_razed"
    domain: str

    def fold(self, state: TinyEpic) -> TinyEpic:
        return with_night(state, destroyed=(*night_of(state).destroyed, self.domain))

    def text(self) -> Text:
        return Text(key="tiny_epic-castle-razed", args={"domain": self.domain})


class Confronted(TinyEpicEvent):
    """A battle against the dead begins; `seat` leads the Treaty, unless a Teammate does."""

    kind: Literal["confronted"] = "confronted"
    topic: ClassVar[str | None] = "battle"
    seat: Seat
    foe: Foe
    attacker: str
    target: str
    mate: str = ""
    """The house of the Teammate that fights by itself."""

    def text(self) -> Text:
        who = ("mate" if self.mate else "treaty") if self.attacker == TREATY else "dead"
        args = {"seat": self.seat, "foe": f"foe-{self.foe}", "target": self.target}
        return Text(
            key=f"tiny_epic-confronted-{who}", args=args | ({"house": self.mate} if self.mate else {})
        )


class Faced(News):
    """TE-15.18 to TE-15.22: how strong both were, and who has won."""

    kind: Literal["faced"] = "faced"
    topic: ClassVar[str | None] = "battle"
    seat: Seat
    foe: Foe
    attacker: str
    target: str
    treaty: int
    dead: int
    mate: bool = False
    """Whether a Teammate has fought by itself: then it is no battle of the player's."""

    def fold(self, state: TinyEpic) -> TinyEpic:
        if self.attacker != TREATY:
            return state
        state = traced(state, self.target, self.won)
        return noted(state, "won" if self.won else "lost", NIGHT, self.target)

    @property
    def won(self) -> bool:
        """By the Treaty; a tie is the defender's (TE-15.20)."""
        return self.treaty > self.dead or (self.treaty == self.dead and self.attacker == NIGHT)

    def text(self) -> Text:
        return Text(
            key="tiny_epic-faced-won" if self.won else "tiny_epic-faced-lost",
            args={
                "foe": f"foe-{self.foe}",
                "target": self.target,
                "treaty": self.treaty,
                "dead": self.dead,
                "tie": "yes" if self.treaty == self.dead else "no",
            },
        )

    def battle(self) -> Battle:
        ours = TREATY if self.mate else self.seat
        if self.attacker == TREATY:
            return Battle(attacker=ours, defender=NIGHT, won=self.won)
        return Battle(attacker=NIGHT, defender=ours, won=not self.won)


class Fled(News):
    """TE-15.20: the Treaty leaves a battle against the dead by a Retreat card."""

    kind: Literal["fled"] = "fled"
    attacker: str
    target: str

    def fold(self, state: TinyEpic) -> TinyEpic:
        return noted(state, "left", TREATY, self.target) if self.attacker == TREATY else state

    def text(self) -> Text:
        return Text(key="tiny_epic-withdrew", args={"party": party(TREATY), "target": self.target})


NIGHT_EVENTS: tuple[type[TinyEpicEvent], ...] = (
    WalkerRose,
    WalkerFell,
    WalkerLurked,
    WalkersDispersed,
    WalkersSet,
    DragonWent,
    WallFell,
    KingCame,
    KingSet,
    DragonSet,
    WallSet,
    CastleSet,
    CastleRazed,
    Confronted,
    Faced,
    Fled,
)
