"""All there is to know of a game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from bot.rules.contract import Arrow, Outcome, Room, Seat, Text, Viewer
from bot.rules.fief.frames.kinds import AnyFrame
from bot.rules.fief.model import fog
from bot.rules.fief.model.cards import Boon, Pile, Strike, Tax
from bot.rules.fief.model.facts import HEDGE
from bot.rules.fief.model.land import Village
from bot.rules.fief.model.offers import Offer, Talk
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.people import House, Noble
from bot.rules.fief.model.watch import Wall
from bot.rules.kit import stack
from bot.rules.kit.deck import Cards
from bot.rules.kit.draft import changed, put
from bot.rules.kit.memo import Keeping, last


@cache
def _order(players: int, first: Seat) -> tuple[Seat, ...]:
    """All seats clockwise from this one on."""
    return tuple((first + place) % players for place in range(players))


@last
def _hidden(houses: tuple[House, ...], gold_public: bool, fog: bool) -> tuple[House, ...]:
    """All of them as those know them who do not play them."""
    return tuple([house.hidden(gold_public, fog) for house in houses])


@last
def _covered(fortune: Pile, court: Pile) -> tuple[Pile, Pile]:
    """The decks as everybody knows them."""
    return fortune.seen(), court.seen()


class Fief(Keeping):
    options: FiefOptions
    houses: tuple[House, ...]
    """By seat."""
    first: Seat = 0
    """The First Player of the round (FIEF-0.6)."""
    round: int = 1
    phase: int = 0
    """1 to 7; 0 while the game is being set up."""
    land: Mapping[str, Village] = {}
    """Every Village of the map."""
    nobles: Mapping[str, Noble] = {}
    """In play, free or Captive."""
    dead: tuple[str, ...] = ()
    hedge: Cards = HEDGE
    """Hedge Knights left (FIEF-0.31)."""
    fortune: Pile = Pile()
    court: Pile = Pile()
    track: Cards = ()
    """Disasters drawn this round (FIEF-2.7)."""
    struck: tuple[Strike, ...] = ()
    undone: tuple[Strike, ...] = ()
    """Disasters that a boon has cancelled this round: it has had its effect there (FIEF-2.29)."""
    boons: tuple[Boon, ...] = ()
    taxes: tuple[Tax, ...] = ()
    behind: Mapping[str, str] = {}
    """Cards that lie by the map behind a Title (FIEF-8.40, 8.43)."""
    table: Cards = ()
    """Cards in use: an Uprising under way."""
    surprises: int = 0
    """Surprise cards played so far: a window opens again if one was played in it (FIEF-17.33)."""
    offers: tuple[Offer, ...] = ()
    """Sent and not yet over; proposals among them."""
    made: int = 0
    """Offers sent and embassies held so far: their numbers."""
    requests: tuple[str, ...] = ()
    """Spouses for whose marriages a divorce or annulment is asked (FIEF-1.24, 1.25)."""
    idols: bool = False
    """Destroyed (FIEF-1.30)."""
    seat_of: str = ""
    """The Master Title of the purchasable seat on the Small Council, as long as it is held (FIEF-4.8)."""
    widow: str = ""
    """She who was Queen when the last King died, until there is a new one (FIEF-1.67)."""
    late: Mapping[str, Seat] = {}
    """The Fief Titles of the last King when he died, and his House, until there is a new one (FIEF-10.7)."""
    apart: Mapping[str, Seat] = {}
    """Lesser Fiefs that a spouse has inherited, and the House of the dead, which still controls the capital: by that
    alone the Title is not lost (FIEF-0.54, 0.57)."""
    wall: Wall = Wall()
    talk: Talk | None = None
    stack: tuple[AnyFrame, ...] = ()
    trail: tuple[Arrow, ...] = ()
    """What marched in the Movement of this round."""
    result: Outcome | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats, also of those who have left."""
        return _order(len(self.houses), 0)

    @property
    def order(self) -> tuple[Seat, ...]:
        """Turn order (FIEF-0.6)."""
        return _order(len(self.houses), self.first)

    @property
    def rooms(self) -> tuple[Room, ...]:
        if self.talk is None:
            return ()
        title = Text(key="fief-room", args={"seats": self.talk.seats})
        return (Room(id=self.talk.id, title=title, seats=self.talk.seats),)

    def deck(self, name: str) -> Pile:
        """One of the two common decks."""
        return self.fortune if name == "fortune" else self.court

    def of(self, seat: Seat) -> dict[str, Noble]:
        """The Nobles of a House, in the order of its succession list."""
        return {noble: self.nobles[noble] for noble in self.houses[seat].succession}

    def seen_by(self, viewer: Viewer) -> Fief:
        """The state as `viewer` may know it: the one place where what is hidden is taken out (FIEF-0.90)."""
        houses = _hidden(self.houses, self.options.gold_public, self.options.fog_of_war)
        if self.options.fog_of_war and self.options.te:
            houses = self._in_pay(houses, viewer)
        fortune, court = _covered(self.fortune, self.court)
        offers = tuple(
            offer.seen_by(viewer) for offer in self.offers if not offer.room or self._hears(viewer)
        )
        return changed(
            self,
            **(self._in_fog(viewer) if self.options.fog_of_war else {}),
            houses=houses if viewer is None else put(houses, viewer, self.houses[viewer].own()),
            fortune=fortune,
            court=court,
            offers=offers,
            talk=None if self.talk is None else self.talk.seen_by(viewer),
            stack=stack.seen(self.stack, viewer),
        )

    def _in_pay(self, houses: tuple[House, ...], viewer: Viewer) -> tuple[House, ...]:
        """All know how many Mercenaries each House pays; who fights where, those alone who are there (FIEF-10.6)."""
        away = [fog.called_up(self, seat, viewer) for seat in self.seats]
        return tuple(
            changed(house, mercenaries=house.mercenaries + more) if more else house
            for house, more in zip(houses, away, strict=True)
        )

    def _in_fog(self, viewer: Viewer) -> dict[str, object]:
        """FIEF-10.6."""
        return {"land": fog.land(self, viewer), "wall": changed(self.wall, posts=fog.wall(self, viewer))}

    def _hears(self, viewer: Viewer) -> bool:
        return self.talk is not None and viewer in self.talk.seats
