"""What happens in the House Mitchell variant: the sides nobody plays, landings, Houses taken over (MITCHELL-2 to 7)."""

from __future__ import annotations

from typing import ClassVar, Literal, Self

from bot.rules.contract import Seat, Text, Topic, Viewer
from bot.rules.kit.draft import changed, put
from bot.rules.risk.events.base import RiskEvent, faces, trail_of
from bot.rules.risk.events.leaving import Downfall, cut, gone
from bot.rules.risk.model import frames
from bot.rules.risk.model.board import ATTACK_DICE, NEUTRAL, board
from bot.rules.risk.model.dominion import NO_UNITS
from bot.rules.risk.model.mitchell import GREAT_HOUSES, WATCH, WILDLINGS, Realm, statutory
from bot.rules.risk.model.state import RiskState, Trail
from bot.rules.risk.model.updates import top, with_court


class RealmLaid(RiskEvent):
    """The towns have their garrisons, the dealt lands (`lands` by seat) and all others an army each (MITCHELL-2).

    The lands of `holders` belong to sides without a player; those of nobody named are unaligned.
    """

    kind: Literal["realm_laid"] = "realm_laid"
    lands: tuple[tuple[str, ...], ...]
    """By seat: the lands dealt, the town not among them."""
    towns: tuple[tuple[str, Seat, str | None, int], ...]
    """Town, player or nobody, the side without a player, armies."""
    dealt_armies: int
    other_armies: int
    wildlings: int

    def fold(self, state: RiskState) -> RiskState:
        territories = board(state.board).territories
        seats = self.seats
        owner = {place: seats.get(place, NEUTRAL) for place in territories}
        armies = dict.fromkeys(territories, self.other_armies)
        armies |= {place: self.dealt_armies for lands in self.lands for place in lands}
        armies |= {town: strength for town, _, _, strength in self.towns}
        holders = {town: side for town, _, side, _ in self.towns if side is not None}
        state = changed(state, owner=owner, armies=armies, stack=())
        return with_realm(state, holders=holders, wildlings=self.wildlings)

    @property
    def seats(self) -> dict[str, Seat]:
        """The owner of every land that has one."""
        dealt = {place: seat for seat, lands in enumerate(self.lands) for place in lands}
        return dealt | {town: seat for town, seat, _, _ in self.towns}

    def text(self) -> Text:
        most = max(map(len, self.lands))
        return Text(key="risk-realm-laid", args={"lands": most})


class CardsKept(RiskEvent):
    """Everybody keeps the cards of the lands dealt (MITCHELL-2.6)."""

    kind: Literal["cards_kept"] = "cards_kept"
    topic: ClassVar[Topic | None] = "card"
    hands: tuple[tuple[str, ...], ...]
    count: int

    def fold(self, state: RiskState) -> RiskState:
        return changed(state, hands=self.hands)

    def seen_by(self, viewer: Viewer) -> Self:
        hands = tuple(hand if seat == viewer else () for seat, hand in enumerate(self.hands))
        return self.model_copy(update={"hands": hands})

    def text(self) -> Text:
        return Text(key="risk-cards-kept", args={"cards": self.count})


class NeutralTurn(RiskEvent):
    """The turn of the neutral Houses, the last of a round: `armies[i]` are placed in `territories[i]` (MITCHELL-4)."""

    kind: Literal["neutral_turn"] = "neutral_turn"
    territories: tuple[str, ...]
    armies: tuple[int, ...]

    def fold(self, state: RiskState) -> RiskState:
        armies = dict(state.armies)
        for place, more in zip(self.territories, self.armies, strict=True):
            armies[place] += more
        return with_realm(changed(state, armies=armies), asked=())

    def text(self) -> Text | None:
        if not self.territories:
            return None
        args = {"armies": sum(self.armies), "territories": self.territories}
        return Text(key="risk-neutral-turn", args=args)


class Exiled(RiskEvent):
    """A side has lost its last land: it is off the board with `armies` (MITCHELL-5.1, MITCHELL-7.2, MITCHELL-7.6)."""

    kind: Literal["exiled"] = "exiled"
    side: str
    armies: int

    def fold(self, state: RiskState) -> RiskState:
        """Who is off the board follows from who holds no land; what is over with the Wildlings is forgotten."""
        return with_realm(state, repelled=False) if self.side in (WATCH, WILDLINGS) else state

    def text(self) -> Text:
        key = "risk-beyond" if self.side == "wildlings" else "risk-exiled"
        return Text(key=key, args={"house": self.side, "armies": self.armies})


class Landed(RiskEvent):
    """A side comes from off the board and attacks `target` at once (MITCHELL-6.2, MITCHELL-7.1, MITCHELL-7.3).

    `seat` has called it; the Night's Watch comes of its own.
    """

    kind: Literal["landed"] = "landed"
    topic: ClassVar[Topic | None] = "battle"
    seat: Seat
    side: str
    target: str
    armies: int

    def fold(self, state: RiskState) -> RiskState:
        invasion = frames.Invasion(
            seat=NEUTRAL,
            source=self.side,
            target=self.target,
            dice=ATTACK_DICE,
            until=None,
            landing=self.side,
            afloat=self.armies,
            caller=self.seat,
        )
        bottom = state.stack[0]
        if isinstance(bottom, frames.Turn) and self.seat != NEUTRAL:
            bottom = changed(bottom, landed=True, step="draw")
        state = changed(state, stack=(bottom, *state.stack[1:], invasion))
        if self.side == WILDLINGS:
            return with_realm(state, wildlings=statutory(WILDLINGS), crossed=state.turn, repelled=False)
        return state

    def text(self) -> Text:
        args: dict[str, str | int] = {"house": self.side, "target": self.target, "armies": self.armies}
        if self.seat == NEUTRAL:
            return Text(key="risk-returned", args=args)
        return Text(key="risk-landed", args={**args, "seat": self.seat})


class Stormed(RiskEvent):
    """The landed commit armies to one more battle (MITCHELL-6.3)."""

    kind: Literal["stormed"] = "stormed"
    topic: ClassVar[Topic | None] = "battle"
    dice: int

    def fold(self, state: RiskState) -> RiskState:
        return changed(state, stack=(*state.stack, frames.Battle(dice=self.dice)))


class LandingWon(RiskEvent):
    """The land is the side's; its survivors occupy it and advance no further (MITCHELL-6.5, MITCHELL-7.2)."""

    kind: Literal["landing_won"] = "landing_won"
    topic: ClassVar[Topic | None] = "battle"
    side: str
    target: str
    loser: int
    power: str | None
    """The side without a player that held it."""
    armies: int
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    battles: int
    lost: int
    slain: int

    def fold(self, state: RiskState) -> RiskState:
        realm = realm_of(state)
        owner = {**state.owner, self.target: NEUTRAL}
        armies = {**state.armies, self.target: self.armies}
        state = changed(state, owner=owner, armies=armies, trail=_taken(state, self.target))
        state = cut(state, "invasion")
        if self.target in state.court.units:
            state = with_court(state, units={**state.court.units, self.target: NO_UNITS})
        landings = realm.landings
        if self.side in GREAT_HOUSES:
            landings = {**landings, self.side: self.target}
        return with_realm(state, holders={**realm.holders, self.target: self.side}, landings=landings)

    def text(self) -> Text:
        args: dict[str, str | int] = {
            "house": self.side,
            "target": self.target,
            "armies": self.armies,
            "attack": faces(self.attack),
            "defence": faces(self.defence),
            "battles": self.battles,
            "lost": self.lost,
            "slain": self.slain,
        }
        if self.loser != NEUTRAL:
            return Text(key="risk-landing-won", args={**args, "loser_seat": self.loser})
        if self.power is not None:
            return Text(key="risk-landing-won-power", args={**args, "loser": self.power})
        return Text(key="risk-landing-won-neutral", args=args)


class LandingFailed(RiskEvent):
    """The side is off the board again with `armies`: beaten, or `stopped` by a card (MITCHELL-6.4, MITCHELL-9.3)."""

    kind: Literal["landing_failed"] = "landing_failed"
    topic: ClassVar[Topic | None] = "battle"
    side: str
    target: str
    armies: int
    battles: int
    lost: int
    slain: int
    stopped: bool = False

    def fold(self, state: RiskState) -> RiskState:
        state = cut(state, "invasion")
        return with_realm(state, repelled=True) if self.side == WATCH else state

    def text(self) -> Text:
        args: dict[str, str | int] = {
            "house": self.side,
            "target": self.target,
            "armies": self.armies,
            "battles": self.battles,
            "lost": self.lost,
            "slain": self.slain,
        }
        return Text(key="risk-landing-stopped" if self.stopped else "risk-landing-failed", args=args)


class DrivenOut(Downfall):
    """A landing has taken the last land of a player: cards and gold are discarded (MITCHELL-6.6)."""

    kind: Literal["driven_out"] = "driven_out"
    topic: ClassVar[Topic | None] = "battle"
    seat: Seat
    side: str
    cards: tuple[str, ...]
    maesters: tuple[str, ...] = ()
    objectives: tuple[str, ...] = ()

    def fold(self, state: RiskState) -> RiskState:
        return gone(state, self.seat, self.cards)

    def text(self) -> Text:
        return self.told("risk-driven-out", seat=self.seat, house=self.side)


class HouseAsked(RiskEvent):
    """Somebody without a House asks for one; `voters` are asked (MITCHELL-6.7)."""

    kind: Literal["house_asked"] = "house_asked"
    seat: Seat
    house: str
    voters: tuple[Seat, ...]

    def fold(self, state: RiskState) -> RiskState:
        state = with_realm(state, asked=(*realm_of(state).asked, self.seat))
        vote = frames.Vote(seat=self.seat, house=self.house, asked=self.voters)
        return changed(state, stack=(*state.stack, vote))

    def text(self) -> Text:
        return Text(key="risk-house-asked", args={"seat": self.seat, "house": self.house})

    def upsets(self, seat: Seat) -> bool:
        """RISK-26.7."""
        return seat != self.seat


class HouseVoted(RiskEvent):
    """A player has answered (MITCHELL-6.7)."""

    kind: Literal["house_voted"] = "house_voted"
    seat: Seat
    yes: bool

    def fold(self, state: RiskState) -> RiskState:
        vote = state.stack[-1]
        assert isinstance(vote, frames.Vote)
        return top(state, *((changed(vote, agreed=(*vote.agreed, self.seat)),) if self.yes else ()))

    def text(self) -> Text:
        return Text(key="risk-house-yes" if self.yes else "risk-house-no", args={"seat": self.seat})


class HousePromised(RiskEvent):
    """All have agreed: `seat` leads the House from the next round on (MITCHELL-6.7)."""

    kind: Literal["house_promised"] = "house_promised"
    seat: Seat
    house: str

    def fold(self, state: RiskState) -> RiskState:
        heirs = (*realm_of(state).heirs, (self.seat, self.house))
        return with_realm(changed(state, stack=state.stack[:-1]), heirs=heirs)

    def text(self) -> Text:
        return Text(key="risk-house-promised", args={"seat": self.seat, "house": self.house})


class VoteLost(RiskEvent):
    """The turn is over before all have answered: `seat` may ask again (MITCHELL-6.7, RISK-17.8)."""

    kind: Literal["vote_lost"] = "vote_lost"
    seat: Seat
    house: str

    def fold(self, state: RiskState) -> RiskState:
        asked = tuple(seat for seat in realm_of(state).asked if seat != self.seat)
        return with_realm(changed(state, stack=state.stack[:-1]), asked=asked)

    def text(self) -> Text:
        return Text(key="risk-vote-lost", args={"seat": self.seat, "house": self.house})


class HouseLapsed(RiskEvent):
    """The House has lost its last land before the round was over: nobody leads it (MITCHELL-6.7)."""

    kind: Literal["house_lapsed"] = "house_lapsed"
    seat: Seat
    house: str

    def fold(self, state: RiskState) -> RiskState:
        heirs = tuple(one for one in realm_of(state).heirs if one[0] != self.seat)
        return with_realm(state, heirs=heirs)

    def text(self) -> Text:
        return Text(key="risk-house-lapsed", args={"seat": self.seat, "house": self.house})


class HouseRisen(RiskEvent):
    """A seat plays again, last in turn order, with a House and its Characters face up (MITCHELL-6.7, MITCHELL-9.4)."""

    kind: Literal["house_risen"] = "house_risen"
    seat: Seat
    house: str
    characters: tuple[str, ...]

    def fold(self, state: RiskState) -> RiskState:
        realm, seat, house = realm_of(state), self.seat, self.house
        mine = {place for place, side in realm.holders.items() if side == house}
        houses = tuple(
            house if other == seat else None if old == house else old
            for other, old in enumerate(state.houses)
        )
        state = changed(
            state,
            order=(*(other for other in state.order if other != seat), seat),
            out=tuple(other for other in state.out if other != seat),
            houses=houses,
            owner={place: seat if place in mine else owner for place, owner in state.owner.items()},
        )
        court = state.court
        if self.characters:
            captives = {who: captor for who, captor in court.captives.items() if who not in self.characters}
            characters = {**court.characters, **dict.fromkeys(self.characters, "up")}
            state = with_court(state, captives=captives, characters=characters)
        if court.points:
            state = with_court(state, points=put(state.court.points, seat, 0))
        return with_realm(
            state,
            holders={place: side for place, side in realm.holders.items() if place not in mine},
            heirs=tuple(one for one in realm.heirs if one[0] != seat),
        )

    def text(self) -> Text:
        return Text(key="risk-house-risen", args={"seat": self.seat, "house": self.house})


def realm_of(state: RiskState) -> Realm:
    """The realm of a game of the variant."""
    assert state.realm is not None
    return state.realm


def with_realm(state: RiskState, **fields: object) -> RiskState:
    """The state with some fields of its realm replaced."""
    return changed(state, realm=changed(realm_of(state), **fields))


def _taken(state: RiskState, place: str) -> Trail:
    """The trail with a land that changed hands and no arrow: nobody marched there over land."""
    old = trail_of(state)
    return old if place in old.changed else changed(old, changed=(*old.changed, place))
