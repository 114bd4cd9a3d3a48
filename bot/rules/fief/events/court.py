"""Marriages, marks of the law and the gods, elections."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Literal, Self

from bot.rules.contract import Feat, Seat, Text, Viewer
from bot.rules.fief.events.base import (
    FiefEvent,
    Veiled,
    added,
    emptied,
    inherited,
    removed,
    with_house,
    with_noble,
)
from bot.rules.fief.legal.votes import LEAST
from bot.rules.fief.model.facts import DOMAINS
from bot.rules.fief.model.people import Mark
from bot.rules.fief.model.units import Troops, said
from bot.rules.kit.draft import changed, without

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief


class Wed(FiefEvent):
    """FIEF-1.15: two Nobles are married; their Houses are allied, unless three play."""

    kind: Literal["wed"] = "wed"
    noble: str
    spouse: str
    seat: Seat
    other: Seat

    def text(self) -> Text:
        args = {"noble": self.noble, "spouse": self.spouse, "seat": self.seat, "other_seat": self.other}
        return Text(key="fief-wed", args=args)

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(name="weddings", party=self.seat), Feat(name="weddings", party=self.other))

    def fold(self, state: Fief) -> Fief:
        state = with_noble(state, self.noble, spouse=self.spouse)
        return with_noble(state, self.spouse, spouse=self.noble)


class Parted(FiefEvent):
    """FIEF-1.20 to 1.27: a marriage is over."""

    kind: Literal["parted"] = "parted"
    noble: str
    spouse: str
    how: Literal["divorce", "annulment", "broken"]

    def text(self) -> Text:
        return Text(key=f"fief-parted-{self.how}", args={"noble": self.noble, "spouse": self.spouse})

    def fold(self, state: Fief) -> Fief:
        return with_noble(with_noble(state, self.noble, spouse=""), self.spouse, spouse="")


class Lapsed(FiefEvent):
    """FIEF-1.14: an accepted proposal that can no longer be carried out."""

    kind: Literal["lapsed"] = "lapsed"
    noble: str
    spouse: str

    def text(self) -> Text:
        return Text(key="fief-lapsed", args={"noble": self.noble, "spouse": self.spouse})


class PartingAsked(FiefEvent):
    """FIEF-1.24, 1.25: the player of a spouse asks for the end of the marriage."""

    kind: Literal["parting_asked"] = "parting_asked"
    seat: Seat
    noble: str

    def text(self) -> Text:
        return Text(key="fief-parting-asked", args={"seat": self.seat, "noble": self.noble})

    def fold(self, state: Fief) -> Fief:
        return changed(state, requests=(*state.requests, self.noble))


class PartingsHeard(FiefEvent):
    """All requests have been heard."""

    kind: Literal["partings_heard"] = "partings_heard"

    def fold(self, state: Fief) -> Fief:
        return changed(state, requests=())


class Marked(FiefEvent):
    """FIEF-0.70, 0.72, 1.36, 1.69: somebody gains a mark, or it is taken off."""

    kind: Literal["marked"] = "marked"
    noble: str
    mark: Mark
    off: bool = False

    def text(self) -> Text:
        key = f"fief-unmarked-{self.mark}" if self.off else f"fief-marked-{self.mark}"
        return Text(key=key, args={"noble": self.noble})

    def by_hand(self) -> FiefEvent:
        return MarkedByHand(noble=self.noble, mark=self.mark, off=self.off)

    def fold(self, state: Fief) -> Fief:
        marks = state.nobles[self.noble].marks
        return with_noble(
            state, self.noble, marks=without(marks, self.mark) if self.off else (*marks, self.mark)
        )


class MarkedByHand(Marked):
    """The same as it is told where a game master has done it; it stands in no journal."""

    def text(self) -> Text:
        key = f"fief-mark-removed-{self.mark}" if self.off else f"fief-mark-set-{self.mark}"
        return Text(key=key, args={"noble": self.noble})


class GodsRolled(FiefEvent):
    """FIEF-1.36: the die of one whom the gods have cursed: dead on 1."""

    kind: Literal["gods_rolled"] = "gods_rolled"
    reveals: ClassVar[bool] = True
    noble: str
    seat: Seat
    die: int

    def text(self) -> Text:
        return Text(key="fief-gods-rolled", args={"noble": self.noble, "die": self.die})

    def rolls(self) -> dict[str, Seat | None]:
        return {"gods": self.seat}


class TitlePassed(FiefEvent):
    """FIEF-0.42, 10.5: a Title goes from one Noble to another, with the card behind it."""

    kind: Literal["title_passed"] = "title_passed"
    title: str
    noble: str
    to: str

    def text(self) -> Text:
        args = {"noble": self.noble, "spouse": self.to, "title": self.title}
        return Text(key="fief-title-handed-on", args=args)

    def fold(self, state: Fief) -> Fief:
        giver, taker = state.nobles[self.noble], state.nobles[self.to]
        since = giver.since[self.title] if giver.seat == taker.seat else state.round
        kept = {title: round_ for title, round_ in giver.since.items() if title != self.title}
        rest = without(giver.titles, self.title)
        state = with_noble(state, self.noble, titles=rest, since=kept)
        gained = {**taker.since, self.title: since}
        if self.title in DOMAINS:
            state = inherited(state, self.title, taker.seat)
        return with_noble(state, self.to, titles=(*taker.titles, self.title), since=gained)


class IdolsDestroyed(FiefEvent):
    """FIEF-1.30 to 1.32: every Sept leaves the map, and none is built again."""

    kind: Literal["idols_destroyed"] = "idols_destroyed"
    noble: str
    septs: int

    def text(self) -> Text:
        return Text(key="fief-idols-destroyed", args={"noble": self.noble, "septs": self.septs})

    def fold(self, state: Fief) -> Fief:
        return idols_fallen(state)


def idols_fallen(state: Fief) -> Fief:
    """Without the idols, and without any Sept."""
    land = {
        place: changed(village, sept=False) if village.sept else village
        for place, village in state.land.items()
    }
    return changed(state, idols=True, land=land)


class CityInherited(Veiled):
    """FIEF-0.54: the heir's House takes over a Fortified City and puts Troops of its own for the garrison."""

    kind: Literal["city_inherited"] = "city_inherited"
    hides: ClassVar[tuple[str, ...]] = ("gone", "raised")
    seat: Seat
    heir: Seat
    village: str
    gone: Troops
    raised: Troops

    def text(self) -> Text:
        args = {"heir_seat": self.heir, "village": self.village, "units": said(self.raised)}
        return Text(key="fief-city-inherited", args=args)

    def fold(self, state: Fief) -> Fief:
        here = removed(state.land[self.village], self.seat, "inside", self.gone)
        if self.raised:
            here = added(here, self.heir, "inside", self.raised)
        return emptied(changed(state, land={**state.land, self.village: here}), self.village)


# ── elections ─────────────────────────────────────────────────────────────────────────────────────


class BallotEvent(FiefEvent):
    """Something said in the ballot on top; `secret`: together with others, who learn nothing of it."""

    seat: Seat
    secret: bool = False

    def change(self, ballot: Any) -> Any:
        return ballot

    def fold(self, state: Fief) -> Fief:
        return changed(state, stack=(*state.stack[:-1], self.change(state.stack[-1])))


class Stood(BallotEvent):
    """FIEF-1.50, E1: somebody stands for an office."""

    kind: Literal["stood"] = "stood"
    office: str
    noble: str
    instead_of: str | None = None
    passed_to: str | None = None

    def text(self) -> Text:
        args = {"seat": self.seat, "noble": self.noble, "title": self.office}
        return Text(key="fief-stood", args=args)

    def change(self, ballot: Any) -> Any:
        return ballot.with_candidate(self.office, self.seat, self.noble, self.instead_of, self.passed_to)


class Voted(BallotEvent):
    """FIEF-1.50, E2: markers are laid: by turns all see on whom, and nobody which; together nobody sees anything."""

    kind: Literal["voted"] = "voted"
    office: str
    favour: str | None
    decoy: str | None
    defender: bool
    on: tuple[str, ...]
    """On whom markers lie, in listed order."""

    def seen_by(self, viewer: Viewer) -> Self | None:
        if viewer == self.seat:
            return self
        return None if self.secret else changed(self, favour=None, decoy=None, defender=False)

    def text(self) -> Text:
        key = "fief-voted" if self.on else "fief-voted-none"
        return Text(key=key, args={"seat": self.seat, "title": self.office, "nobles": self.on})

    def change(self, ballot: Any) -> Any:
        return ballot.with_vote(self.office, self.seat, self.favour, self.decoy, self.defender, self.on)


class StoodBack(BallotEvent):
    """A player has no more to say in this part of a ballot."""

    kind: Literal["stood_back"] = "stood_back"

    def seen_by(self, viewer: Viewer) -> Self | None:
        return None if self.secret and viewer != self.seat else self

    def change(self, ballot: Any) -> Any:
        return ballot.with_done(self.seat)


class Tallied(FiefEvent):
    """FIEF-1.51 to 1.54: all markers are shown, and the votes counted."""

    kind: Literal["tallied"] = "tallied"
    reveals: ClassVar[bool] = True
    topic: ClassVar[str | None] = "vote"
    office: str
    votes: Mapping[str, int]
    """Of each candidate."""
    favours: Mapping[int, str]
    decoys: Mapping[int, str]
    winner: str | None

    def text(self) -> Text:
        """Who is elected by whom, or why nobody is; with the markers, for whoever tells them one by one."""
        shown: dict[str, str | int | tuple[str | int, ...]] = {
            "title": self.office,
            "nobles": tuple(self.votes),
            "counts": tuple(self.votes.values()),
            "voting_seats": tuple(self.favours),
            "favours": tuple(self.favours.values()),
            "feigning_seats": tuple(self.decoys),
            "decoys": tuple(self.decoys.values()),
        }
        if self.winner is None:
            return Text(key="fief-tallied-nobody", args={**shown, "why": f"vote-{self._why}"})
        seats = tuple(seat for seat, noble in self.favours.items() if noble == self.winner)
        votes = self.votes[self.winner]
        return Text(key="fief-tallied", args={**shown, "noble": self.winner, "votes": votes, "seats": seats})

    @property
    def _why(self) -> Literal["none", "equal", "few", "wardens"]:
        """Why nobody is (FIEF-1.52, 1.63, 1.77)."""
        most = max(self.votes.values(), default=0)
        if not most:
            return "none"
        if list(self.votes.values()).count(most) > 1:
            return "equal"
        return "few" if most < LEAST.get(self.office, 1) else "wardens"


class TokenSpent(FiefEvent):
    """FIEF-11.47: a Defender of the Wall token is spent."""

    kind: Literal["token_spent"] = "token_spent"
    seat: Seat

    def text(self) -> Text:
        return Text(key="fief-token-spent", args={"seat": self.seat})

    def fold(self, state: Fief) -> Fief:
        return with_house(state, self.seat, defenders=state.houses[self.seat].defenders - 1)


class PowerUsed(FiefEvent):
    """A power of once a round is used up."""

    kind: Literal["power_used"] = "power_used"
    seat: Seat
    power: str

    def fold(self, state: Fief) -> Fief:
        return with_house(state, self.seat, used=(*state.houses[self.seat].used, self.power))


class Spied(FiefEvent):
    """The Master of Whisperers looks at a hand."""

    kind: Literal["spied"] = "spied"
    seat: Seat
    other: Seat
    cards: tuple[str, ...]

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer in (self.seat, self.other) else changed(self, cards=())

    def text(self) -> Text:
        key = "fief-spied-cards" if self.cards else "fief-spied"
        return Text(key=key, args={"seat": self.seat, "other_seat": self.other, "cards": self.cards})


COURT_EVENTS: tuple[type[FiefEvent], ...] = (
    *(
        Wed,
        Parted,
        Lapsed,
        PartingAsked,
        PartingsHeard,
        Marked,
        GodsRolled,
        TitlePassed,
        IdolsDestroyed,
        CityInherited,
    ),
    *(Stood, Voted, StoodBack, Tallied, TokenSpent, PowerUsed, Spied),
)
