"""Positions in a line or two, and dice that fall as told, so that a test reads like the rule it proves.

at = Position().lands(0, harrenhal=7).lands(1, kings_landing=2).invade(0)
at.do(0, Attack(source="harrenhal", target="kings_landing"), "6 4 1", "5 4")
assert at.armies["harrenhal"] == 6
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from bot.rules.contract import Action, Event, RuleError, Text
from bot.rules.kit.draft import changed
from bot.rules.risk import RULESET
from bot.rules.risk.frames import Reinforcement, Turn, Window
from bot.rules.risk.model.actions import Pass, Press
from bot.rules.risk.model.board import END_CARD, HOUSES, NEUTRAL, SKIRMISH, board
from bot.rules.risk.model.dominion import Court
from bot.rules.risk.model.library import OF_HOUSE, maester_cards, objective_cards
from bot.rules.risk.model.options import Modules, RiskOptions, modules
from bot.rules.risk.model.state import RiskState, StandingOrders
from bot.rules.risk.play.turn import count
from bot.rules.risk.show.view import RiskView

T = TypeVar("T")
E = TypeVar("E", bound=Event)


class Told:
    """Chance that does as it is told: each roll takes the next of `rolls` (`6 4 1`), each shuffle the next order.

    A shuffle with no order left keeps the order it was given. `asked` keeps what was rolled for.
    """

    def __init__(self, *rolls: str, orders: Sequence[Sequence[Any]] = ()) -> None:
        self._rolls = list(rolls)
        self._orders = list(orders)
        self.asked: list[tuple[str, int, int]] = []

    def roll(self, why: str, sides: int, count: int = 1) -> tuple[int, ...]:
        self.asked.append((why, sides, count))
        assert self._rolls, f"nobody expected a roll of {count} for {why}"
        faces = tuple(map(int, self._rolls.pop(0).split()))
        assert len(faces) == count, f"{why} rolls {count} dice, {faces} were told"
        return faces

    def shuffle(self, why: str, items: Sequence[T]) -> tuple[T, ...]:
        if not self._orders:
            return tuple(items)
        order = tuple(self._orders.pop(0))
        assert set(order) == set(items), f"{why} shuffles other things"
        return order

    def spent(self) -> bool:
        """Whether every roll told was asked for."""
        return not self._rolls


class Position:
    """A game in the middle, made by hand: `rest` holds every land not given to somebody, one army in each."""

    def __init__(self, players: int = 3, rest: int | None = None, **options: Any) -> None:
        name = "world" if len(SKIRMISH[players].boards) > 1 else SKIRMISH[players].boards[0]
        self.board = board(name)
        holder = players - 1 if rest is None else rest
        houses = tuple(house for house in HOUSES if house in SKIRMISH[players].houses)
        deck = (*self.board.territories, END_CARD)
        if modules(RiskOptions(**options)).victory != "end_card":
            deck = deck[:-1]
        self.state = RiskState(
            options=RiskOptions(**options),
            on=modules(RiskOptions(**options)),
            board=name,
            order=tuple(range(players)),
            houses=houses[:players],
            owner=dict.fromkeys(self.board.territories, holder),
            armies=dict.fromkeys(self.board.territories, 1),
            hands=((),) * players,
            deck=deck,
            orders=(StandingOrders(),) * players,
            round=1,
            turn=1,
            court=court(modules(RiskOptions(**options)), houses[:players]),
        )

    # ── making ──

    def lands(self, seat: int, *single: str, **armies: int) -> Position:
        """These lands are held by `seat`: `single` with one army each."""
        given = {**dict.fromkeys(single, 1), **armies}
        assert set(given) <= set(self.board.territories), set(given) - set(self.board.territories)
        owner = {**self.state.owner, **dict.fromkeys(given, seat)}
        return self._with(owner=owner, armies={**self.state.armies, **given})

    def region(self, seat: int, *regions: str) -> Position:
        """All lands of these regions, with one army each."""
        assert set(regions) <= {region.id for region in self.board.regions}, regions
        held = [
            place for region in self.board.regions if region.id in regions for place in region.territories
        ]
        return self.lands(seat, *held)

    def neutral(self, **armies: int) -> Position:
        """These lands belong to nobody."""
        return self.lands(NEUTRAL, **armies)

    def hand(self, seat: int, *cards: str) -> Position:
        """These cards are in the hand of `seat` and no longer in the deck."""
        hands = tuple(cards if other == seat else hand for other, hand in enumerate(self.state.hands))
        return self._with(hands=hands, deck=tuple(card for card in self.state.deck if card not in cards))

    def top(self, *cards: str) -> Position:
        """These cards lie on top of the deck."""
        rest = tuple(card for card in self.state.deck if card not in cards)
        return self._with(deck=(*cards, *rest))

    def spent_deck(self) -> Position:
        """The deck is empty: all cards nobody holds lie in the pile."""
        return self._with(deck=(), discard=self.state.deck)

    def orders(self, seat: int, everywhere: str = "most", **places: str) -> Position:
        """The standing orders of `seat`."""
        orders = StandingOrders.model_validate({"everywhere": everywhere, "places": places})
        return self._with(
            orders=tuple(orders if s == seat else old for s, old in enumerate(self.state.orders))
        )

    def gold(self, *treasuries: int) -> Position:
        """The treasuries, seat by seat; seats not named have none."""
        rest = (0,) * (len(self.state.houses) - len(treasuries))
        return self.court(gold=(*treasuries, *rest))

    def maesters(self, seat: int, *cards: str) -> Position:
        """These Maester cards are in the hand of `seat` and no longer in the deck."""
        deck = list(self.state.court.maester_deck)
        for card in cards:
            deck.remove(card)
        hands = tuple(
            cards if other == seat else hand for other, hand in enumerate(self.state.court.maesters)
        )
        return self.court(maesters=hands, maester_deck=tuple(deck))

    def objectives(self, seat: int, *cards: str) -> Position:
        """These Objectives are in the hand of `seat` and no longer in the deck."""
        hands = tuple(
            cards if other == seat else hand for other, hand in enumerate(self.state.court.objectives)
        )
        deck = tuple(card for card in self.state.court.objective_deck if card not in cards)
        return self.court(objectives=hands, objective_deck=deck)

    def units(self, place: str, knights: int = 0, engines: int = 0, walls: int = 0) -> Position:
        """These Special Units stand in `place`."""
        return self.court(units={**self.state.court.units, place: (knights, engines, walls)})

    def down(self, *characters: str) -> Position:
        """These Characters lie face down."""
        return self.court(characters={**self.state.court.characters, **dict.fromkeys(characters, "down")})

    def reacts(self, seat: int, **orders: str) -> Position:
        """The standing orders of `seat` for cards and windows."""
        reactions = self.state.court.reactions
        return self.court(
            reactions=tuple(orders if other == seat else old for other, old in enumerate(reactions))
        )

    def court(self, **fields: object) -> Position:
        """Any fields of the court."""
        return self._with(court=changed(self.state.court, **fields))

    def begin(self, seat: int) -> Position:
        """The turn of `seat` begins."""
        self.state = RULESET.apply(self.state, count(self.board, self.state.owner, seat, 1))
        return self

    def muster(self, seat: int, armies: int) -> Position:
        """`seat` has so many armies to place."""
        return self._with(stack=(Turn(seat=seat), Reinforcement(seat=seat, step="reinforce", free=armies)))

    def invade(self, seat: int, *conquests: str) -> Position:
        """`seat` is in its Invade step, having taken `conquests`."""
        losers = tuple(self.owner[place] if self.owner[place] != seat else NEUTRAL for place in conquests)
        return self._with(stack=(Turn(seat=seat, conquests=conquests, losers=losers),))

    def purchase(self, seat: int) -> Position:
        """`seat` is in its Purchase step."""
        return self._with(stack=(Turn(seat=seat, step="purchase"),))

    def _with(self, **fields: object) -> Position:
        self.state = changed(self.state, **fields)
        return self

    # ── playing ──

    def do(self, seat: int, action: Action, *rolls: str, orders: Sequence[Sequence[Any]] = ()) -> list[Event]:
        """`seat` acts, the dice fall as told; what happened."""
        chance = Told(*rolls, orders=orders)
        events = RULESET.act(self.state, seat, action, chance)
        assert chance.spent(), "a roll that was told was not made"
        for event in events:
            self.state = RULESET.apply(self.state, event)
            assert not broken(self.state), broken(self.state)
        return list(events)

    def run(self, *moves: tuple[int, Action], rolls: Sequence[str] = ()) -> list[Event]:
        """These moves, each as soon as it is legal; before and after them every window is passed.

        An attacker asked to commit goes on as far as allowed. All `rolls` have to be made.
        """
        chance, left, told = Told(*rolls), list(moves), list[Event]()
        while True:
            made = self._try(left[0], chance) if left else None
            if made is not None:
                left.pop(0)
            elif self.state.stack and isinstance(self.state.stack[-1], Window):
                made = self._try((self.awaits()[0], Pass()), chance)
            elif self.state.stack and self.awaits()[1] == "commit":
                made = self._try((self.awaits()[0], Press()), chance)
            if made is None:
                assert not left, f"{left[0]} is not legal: {self.refused(*left[0])}"
                assert chance.spent(), "a roll that was told was not made"
                return told
            told += made

    def _try(self, move: tuple[int, Action], chance: Told) -> list[Event] | None:
        """The events of a move, or None if it is refused."""
        try:
            events = RULESET.act(self.state, *move, chance)
        except RuleError:
            return None
        for event in events:
            self.state = RULESET.apply(self.state, event)
            assert not broken(self.state), broken(self.state)
        return list(events)

    def refused(self, seat: int, action: Action) -> tuple[str, Text]:
        """The clause and the words with which `action` is refused."""
        before = self.state.model_dump_json()
        try:
            RULESET.act(self.state, seat, action, Told())
        except RuleError as error:
            assert self.state.model_dump_json() == before
            return error.clause, error.text
        raise AssertionError(f"{action!r} is accepted")

    def clause(self, seat: int, action: Action) -> str:
        """The clause under which `action` is refused."""
        return self.refused(seat, action)[0]

    # ── looking ──

    @property
    def armies(self) -> Any:
        """Armies by territory."""
        return self.state.armies

    @property
    def owner(self) -> Any:
        """Seats by territory."""
        return self.state.owner

    def view(self, viewer: int | None = None) -> RiskView:
        """What `viewer` sees."""
        return RULESET.view(self.state, viewer)

    def awaits(self) -> tuple[int, str]:
        """Who is to do what."""
        (prompt,) = RULESET.pending(self.state)
        return prompt.waiting[0], prompt.kind

    def offers(self, seat: int, kind: str, field: str, **filled: object) -> Any:
        """What may stand in a field: the values of a pick, or the ends of an amount."""
        offer: Any = RULESET.candidates(self.view(seat), kind, filled, field)
        if offer.type == "amount":
            return offer.low, offer.high
        return {choice.value for choice in offer.choices}


def broken(state: RiskState) -> list[str]:
    """What is wrong with a state that came of a position: that may leave a seat without land from the start."""
    return [one for one in RULESET.broken(state) if "without land" not in one]


def court(on: Modules, houses: Sequence[str]) -> Court:
    """A court at its beginning: all Characters face up, nothing in hand, no gold."""
    hands: tuple[tuple[str, ...], ...] = ((),) * len(houses)
    people = [who for house in houses for who in OF_HOUSE[house]] if on.characters else []
    return Court(
        gold=(0,) * len(houses) if on.gold else (),
        points=(0,) * len(houses) if on.objectives else (),
        maesters=hands if on.windows else (),
        maester_deck=maester_cards(on),
        objectives=hands if on.objectives else (),
        objective_deck=objective_cards(on),
        characters=dict.fromkeys(people, "up"),
        reactions=({},) * len(houses) if on.windows else (),
    )


def the(kind: type[E], events: Sequence[Event]) -> E:
    """The one event of this kind."""
    (found,) = (event for event in events if isinstance(event, kind))
    return found


def shown(events: Sequence[Event], viewer: int | None) -> list[Event]:
    """Events as `viewer` sees them."""
    return [seen for event in events if (seen := event.seen_by(viewer)) is not None]
