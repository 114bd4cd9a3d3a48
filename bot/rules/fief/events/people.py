"""Nobles: they come into play, gain and lose Titles, are taken, freed, slain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.rules.contract import Feat, Party, Seat, Text
from bot.rules.fief.events.base import (
    FiefEvent,
    arrived,
    emptied,
    inherited,
    safe_until,
    with_house,
    with_noble,
)
from bot.rules.fief.events.cards import discarded
from bot.rules.fief.model.facts import DOMAINS
from bot.rules.fief.model.people import MANCE, Noble
from bot.rules.fief.model.watch import BROTHER, COMMANDER
from bot.rules.kit.draft import changed, without

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief

From = Literal["lords", "ladies", "hedge"]
Fate = Literal[
    "battle",
    "murder",
    "justice",
    "plague",
    "gods",
    "pyre",
    "uprising",
    "execution",
    "retired",
    "wall",
    "by_hand",
]


class CameOfAge(FiefEvent):
    """FIEF-0.31, 2.27: a Noble comes into play."""

    kind: Literal["came_of_age"] = "came_of_age"
    seat: Seat
    noble: str
    source: From
    """The deck it comes from."""
    village: str
    inside: bool
    heir: bool = False
    """FIEF-1.69."""

    def text(self) -> Text:
        key = "fief-came-of-age-heir" if self.heir else "fief-came-of-age"
        return Text(key=key, args={"seat": self.seat, "noble": self.noble, "village": self.village})

    def fold(self, state: Fief) -> Fief:
        house = state.houses[self.seat]
        if self.source == "hedge":
            state = changed(state, hedge=without(state.hedge, self.noble))
        else:
            deck = house.lords if self.source == "lords" else house.ladies
            state = with_house(state, self.seat, **{self.source: deck[1:]})
        state = with_house(state, self.seat, succession=(*house.succession, self.noble))
        noble = Noble(
            seat=self.seat, place=self.village, inside=self.inside, marks=("heir",) if self.heir else ()
        )
        return arrived(changed(state, nobles={**state.nobles, self.noble: noble}), self.seat, self.village)


class Died(FiefEvent):
    """FIEF-0.50: a Noble leaves the game for good; who inherits is told by events of its own."""

    kind: Literal["died"] = "died"
    noble: str
    seat: Seat
    fate: Fate

    def text(self) -> Text:
        return Text(key=f"fief-died-{self.fate}", args={"noble": self.noble, "seat": self.seat})

    def fold(self, state: Fief) -> Fief:
        gone = state.nobles[self.noble]
        if gone.spouse in state.nobles:
            state = with_noble(state, gone.spouse, spouse="")
        if "king" in gone.titles:
            lands = {title: gone.seat for title in gone.titles if title in DOMAINS}
            state = changed(state, widow=gone.spouse, late=lands)
        for title in gone.titles:
            state = _off(state, title)
        asked = tuple(one for one in state.requests if one not in (self.noble, gone.spouse))
        heirs = without(state.houses[gone.seat].succession, self.noble)
        state = with_house(state, gone.seat, succession=heirs)
        nobles = {noble: one for noble, one in state.nobles.items() if noble != self.noble}
        state = changed(state, nobles=nobles, dead=(*state.dead, self.noble), requests=asked)
        return emptied(state, gone.place) if gone.place in state.land else state


class TitleGained(FiefEvent):
    """FIEF-0.40: somebody has a Title from now on."""

    kind: Literal["title_gained"] = "title_gained"
    noble: str
    title: str
    how: Literal[
        "bought", "granted", "inherited", "elected", "crowned", "card", "claimed", "wed", "passed", "sworn"
    ]
    since: int | None = None
    """Of a Warden who was one already: the round since which he is; else it is this round (FIEF-1.58)."""

    def text(self) -> Text:
        return Text(key=f"fief-title-{self.how}", args={"noble": self.noble, "title": self.title})

    def feats(self) -> tuple[Feat, ...]:
        return ()

    def fold(self, state: Fief) -> Fief:
        one = state.nobles[self.noble]
        if self.title == "king":
            state = changed(state, widow="", late={})
        if self.how == "inherited":
            state = inherited(state, self.title, one.seat)
        claims = tuple(
            changed(house, claims=tuple(claim for claim in house.claims if claim != self.title))
            for house in state.houses
        )
        return with_noble(
            changed(state, houses=claims),
            self.noble,
            titles=(*one.titles, self.title),
            since={**one.since, self.title: state.round if self.since is None else self.since},
            ranger=one.free if self.title == BROTHER else one.ranger,
        )


class TitleLost(FiefEvent):
    """A Title is back on the board."""

    kind: Literal["title_lost"] = "title_lost"
    noble: str
    title: str

    def text(self) -> Text:
        return Text(key="fief-title-lost", args={"noble": self.noble, "title": self.title})

    def fold(self, state: Fief) -> Fief:
        one = state.nobles[self.noble]
        since = {title: round_ for title, round_ in one.since.items() if title != self.title}
        ranger = one.ranger and self.title != BROTHER
        rest = without(one.titles, self.title)
        state = with_noble(state, self.noble, titles=rest, since=since, ranger=ranger)
        return _off(state, self.title)


class ClaimLeft(FiefEvent):
    """FIEF-0.55: nobody inherits; the next Noble of the House may, as long as it holds the Village."""

    kind: Literal["claim_left"] = "claim_left"
    seat: Seat
    title: str
    held: bool

    def text(self) -> Text:
        key = "fief-claim-left" if self.held else "fief-claim-over"
        return Text(key=key, args={"seat": self.seat, "title": self.title})

    def fold(self, state: Fief) -> Fief:
        claims = tuple(claim for claim in state.houses[self.seat].claims if claim != self.title)
        return with_house(state, self.seat, claims=(*claims, self.title) if self.held else claims)


class Captured(FiefEvent):
    """FIEF-0.60: a Noble is a Captive from now on, or of somebody else."""

    kind: Literal["captured"] = "captured"
    noble: str
    seat: Seat
    party: Party

    def text(self) -> Text:
        args = {"noble": self.noble, "seat": self.seat, "party": self.party}
        return Text(key="fief-captured", args=args)

    def feats(self) -> tuple[Feat, ...]:
        return (Feat(name="captives", party=self.party),)

    def fold(self, state: Fief) -> Fief:
        place = state.nobles[self.noble].place
        state = with_noble(state, self.noble, captor=self.party, inside=False, ranger=False)
        return emptied(state, place) if place in state.land and self.party != MANCE else state


class Freed(FiefEvent):
    """FIEF-0.62 to 0.64: a Captive goes free, to a place of its House if there is one."""

    kind: Literal["freed"] = "freed"
    noble: str
    seat: Seat
    village: str
    shielded: bool
    """Nothing of its House is there (FIEF-0.64)."""
    inside: bool = False

    def text(self) -> Text:
        return Text(key="fief-freed", args={"noble": self.noble, "seat": self.seat, "village": self.village})

    def fold(self, state: Fief) -> Fief:
        until = safe_until(state) if self.shielded else 0
        at_home = {"place": self.village, "inside": self.inside}
        state = with_noble(state, self.noble, captor=None, **at_home, shielded=until, unpaid=0)
        return arrived(state, self.seat, self.village)


class HeirNamed(FiefEvent):
    """FIEF-0.53: who comes first on the succession list."""

    kind: Literal["heir_named"] = "heir_named"
    seat: Seat
    noble: str

    def text(self) -> Text:
        return Text(key="fief-heir-named", args={"seat": self.seat, "noble": self.noble})

    def fold(self, state: Fief) -> Fief:
        rest = without(state.houses[self.seat].succession, self.noble)
        return with_house(state, self.seat, succession=(self.noble, *rest))


def _off(state: Fief, title: str) -> Fief:
    """What hangs on a Title that is free again (FIEF-0.50, 11.17).

    Its card goes to the discards, a purchased seat can be bid for, Recruits lose heart.
    """
    if title == COMMANDER:
        state = changed(state, wall=changed(state.wall, recruits=0))
    if title == state.seat_of:
        state = changed(state, seat_of="")
    if title in state.apart:
        state = changed(state, apart={fief: one for fief, one in state.apart.items() if fief != title})
    if title not in state.behind:
        return state
    rest = {other: card for other, card in state.behind.items() if other != title}
    return changed(discarded(state, (state.behind[title],)), behind=rest)


PEOPLE_EVENTS: tuple[type[FiefEvent], ...] = (
    *(CameOfAge, Died, TitleGained, TitleLost, ClaimLeft, Captured, Freed, HeirNamed),
)
