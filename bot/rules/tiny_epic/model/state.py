"""All there is to know of a game."""

from __future__ import annotations

from collections.abc import Mapping

from bot.rules.contract import Arrow, Model, Outcome, Seat, Viewer
from bot.rules.kit import stack
from bot.rules.kit.board import Links
from bot.rules.kit.deck import Cards, blank
from bot.rules.kit.draft import changed
from bot.rules.kit.memo import Keeping
from bot.rules.tiny_epic.frames.kinds import AnyFrame
from bot.rules.tiny_epic.model.army import Army
from bot.rules.tiny_epic.model.board import Reach, links
from bot.rules.tiny_epic.model.facts import MATS, RoundMat
from bot.rules.tiny_epic.model.night import Night
from bot.rules.tiny_epic.model.options import TinyEpicOptions
from bot.rules.tiny_epic.model.orders import Orders
from bot.rules.tiny_epic.model.rival import Rival
from bot.rules.tiny_epic.model.sides import RIVAL, TREATY

SOUTH = links("south")


class Lord(Model):
    """What belongs to one seat alone."""

    house: str = ""
    hand: Cards = ()
    """Plot Cards; hidden. Hero Cards are where their Heroes are (`legal.control.hero_cards`)."""
    kept: Cards = ()
    """Cards beside the mat whose bonus lasts (TE-12.2)."""
    dice: tuple[str, ...] = ()
    orders: Orders = Orders()
    gone: bool = False
    """Left for good (TE-21.8): answers by defaults."""


class Purse(Model):
    """What a side has (`model/sides.py`)."""

    gold: int = 0
    score: int = 0
    pool: Mapping[str, int] = {}
    """NP Power Tokens in the Ally Pool by house; the Iron Throne goes with King's Landing and is not kept here."""
    vengeance: int = 0
    earned: Mapping[str, int] = {}
    """What its Victory Points were for, by `Scored.why`; without those of the difficulty or a game master's hand."""


class TinyEpic(Keeping):
    options: TinyEpicOptions
    lords: tuple[Lord, ...]
    purses: Mapping[str, Purse]
    """By side."""
    np: tuple[str, ...] = ()
    """NP houses in row order (TE-2.3)."""
    heroes: Mapping[str, str] = {}
    """The Hero of each house in play that has one (TE-2.9)."""
    stock: Mapping[str, int] = {}
    """Power Tokens on the Force Track of a player's house, or in the Token Pool of an NP house."""
    units: Mapping[str, Army] = {}
    """Units by domain; no domain without any."""
    allies: Mapping[str, str] = {}
    """Whose side each allied NP house is on (TE-10.1)."""
    deck: Cards = ()
    discard: Cards = ()
    table: Cards = ()
    """Cards in use (TE-0.12)."""
    used: Cards = ()
    """Hero Cards that lie face up until the round ends (TE-4.9)."""
    round: int = 1
    hand_of_king: Seat = 0
    dice: tuple[str, ...] = ()
    """Rolled and not yet taken."""
    slots: Mapping[str, str] = {}
    """The die that covers each slot of the Action Mat."""
    coins: tuple[str, ...] = ()
    """Slots closed for a round, in the solo modes (TE-16.12)."""
    bottom: tuple[str, ...] = ()
    """Dice in the bottom slots, the left one first (TE-3.2)."""
    vengeance: int = 0
    """Vengeance tokens still to be won or removed."""
    stack: tuple[AnyFrame, ...] = ()
    trail: tuple[Arrow, ...] = ()
    night: Night | None = None
    """In the modes against the Night King."""
    rival: Rival | None = None
    """In the solo modes."""
    result: Outcome | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats."""
        return tuple(range(len(self.lords)))

    @property
    def order(self) -> tuple[Seat, ...]:
        """Player order (TE-0.3)."""
        return self.clockwise(self.hand_of_king)

    def clockwise(self, first: Seat) -> tuple[Seat, ...]:
        """All seats from `first` on."""
        seats = self.seats
        return (*seats[first:], *seats[:first])

    @property
    def reach(self) -> Reach:
        """How much of the map there is (TE-1.1, TE-15.9a)."""
        if self.night is None:
            return "south"
        return "wall" if self.night.wall else "whole"

    @property
    def links(self) -> Links:
        """What is next to what."""
        return SOUTH if self.night is None else links(self.reach)

    @property
    def rounds(self) -> RoundMat:
        """How many rounds there are, and after which of them points are counted."""
        mats = MATS.round_mats
        match self.options.mode:
            case "competitive_5":
                return mats.five_player
            case "cooperative":
                return mats.cooperative
            case "solo":
                return mats.solo
            case "solo_night_king":
                return mats.solo_night_king
        return mats.standard

    def side(self, seat: Seat) -> str:
        """Whose gold, score, pool and castles a seat has."""
        return TREATY if self.options.treaty else str(seat)

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides that contend for alliances and points, in player order (TE-0.3, TE-16.15)."""
        players = (TREATY,) if self.options.treaty else tuple([str(seat) for seat in self.order])
        return (*players, RIVAL) if RIVAL in self.purses else players

    def own_houses(self, side: str) -> tuple[str, ...]:
        """The houses that a side plays itself, in player order: not those allied with it."""
        treaty = self.options.treaty
        lords = tuple(
            [self.lords[seat].house for seat in self.order if side == (TREATY if treaty else str(seat))]
        )
        rival = self.rival is not None and side == (TREATY if treaty else RIVAL)
        return (*lords, self.rival.house) if self.rival is not None and rival else lords

    def purse(self, seat: Seat) -> Purse:
        """Gold, score and pool of the side of a seat."""
        return self.purses[self.side(seat)]

    def seen_by(self, viewer: Viewer) -> TinyEpic:
        """The state as `viewer` may know it: the one place where what is hidden is taken out (TE-0.8)."""
        open_hands = self.options.treaty and viewer is not None
        lords = tuple(
            lord
            if seat == viewer
            else changed(lord, hand=lord.hand if open_hands else blank(lord.hand), orders=Orders())
            for seat, lord in enumerate(self.lords)
        )
        rival = self.rival and changed(self.rival, cards=blank(self.rival.cards))
        return changed(
            self,
            deck=blank(self.deck),
            lords=lords,
            stack=stack.seen(self.stack, viewer),
            night=self.night and self.night.unseen(),
            rival=rival,
        )
