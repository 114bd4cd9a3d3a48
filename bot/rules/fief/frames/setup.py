"""Set-up: who plays which House, and where it begins (FIEF-0.15 to 0.18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.rules.contract import Action, Candidates, Seat
from bot.rules.fief.actions import Choose, TakeHouse
from bot.rules.fief.events.setup import TARGARYEN_CARD, DecksShuffled, HouseTaken, Settled
from bot.rules.fief.frames.asking import Asking
from bot.rules.fief.frames.rounds import Round
from bot.rules.fief.legal import control
from bot.rules.fief.model.facts import CARDS, DOMAINS, HOUSES, PERSONS, VILLAGES
from bot.rules.kit.asking import first
from bot.rules.kit.offers import Filled, pick
from bot.rules.kit.stack import Question

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.state import Fief


def free_houses(state: Fief) -> tuple[str, ...]:
    """Houses nobody has taken (FIEF-0.16, 10.1)."""
    taken = {house.house for house in state.houses}
    return tuple(
        house.id
        for house in HOUSES.values()
        if house.id not in taken and (state.options.targaryen or not house.variant)
    )


class Houses(Asking):
    """Each player in turn order takes a House; then each places its first Noble."""

    kind: Literal["houses"] = "houses"

    def awaits(self, state: Fief) -> tuple[Seat, ...]:
        if state.options.house_choice == "random":
            return ()
        return tuple(seat for seat in state.order if not state.houses[seat].house)[:1]

    def question(self, state: Fief) -> Question:
        return Question("house", "FIEF-0.16")

    def menu(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        return ("house",)

    def default(self, state: Fief, seat: Seat) -> Action:
        return TakeHouse()

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        return pick(free_houses(state))

    def answer(self, play: Play, seat: Seat, action: TakeHouse) -> None:
        _take(play, seat, action.house or play.chance.shuffle("house", free_houses(play.state))[0])

    def carry_on(self, play: Play) -> None:
        left = tuple(seat for seat in play.state.order if not play.state.houses[seat].house)
        for seat, house in zip(left, play.chance.shuffle("house", free_houses(play.state)), strict=False):
            _take(play, seat, house)
        play.alter(Homes())


class Homes(Asking):
    """Each player in turn order chooses the Village it begins in; House Targaryen last (FIEF-0.17, 10.1)."""

    kind: Literal["homes"] = "homes"

    def awaits(self, state: Fief) -> tuple[Seat, ...]:
        order = sorted(state.order, key=lambda seat: HOUSES[state.houses[seat].house].variant)
        return tuple(seat for seat in order if not state.houses[seat].succession)[:1]

    def question(self, state: Fief) -> Question:
        return Question("home", "FIEF-0.17")

    def menu(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        return ("choose",)

    def default(self, state: Fief, seat: Seat) -> Action:
        """The capital."""
        capital = next((one for one in homes(state, seat) if VILLAGES[one].capital), None)
        return first(state, self, seat, Choose) if capital is None else Choose(what=capital)

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        return pick(homes(state, seat))

    def answer(self, play: Play, seat: Seat, action: Choose) -> None:
        play.emit(Settled(seat=seat, village=action.what))

    def carry_on(self, play: Play) -> None:
        fortune = [card for card, kind in CARDS.items() if kind.deck == "fortune"]
        court = [card for card, kind in CARDS.items() if kind.deck == "court_event"]
        if any(house.house == "targaryen" for house in play.state.houses):
            court.remove(TARGARYEN_CARD)
        play.emit(
            DecksShuffled(
                fortune=play.chance.shuffle("fortune", tuple(fortune)),
                court=play.chance.shuffle("court", tuple(court)),
            )
        )
        play.alter(Round())


def homes(state: Fief, seat: Seat) -> tuple[str, ...]:
    """Where a House may begin: its home domain; House Targaryen on a coast that is nobody's home (FIEF-10.1)."""
    home = HOUSES[state.houses[seat].house].home_domain
    if home is not None:
        return DOMAINS[f"fief_{home}"].villages
    taken = {f"fief_{HOUSES[house.house].home_domain}" for house in state.houses}
    return tuple(
        village.id
        for village in VILLAGES.values()
        if village.coastal
        and village.fief not in taken
        and DOMAINS[village.fief].tier == "great"
        and not control.shut(state, village.id)
    )


def _take(play: Play, seat: Seat, house: str) -> None:
    people = [
        one for one in PERSONS.values() if one.house == house and one.id != HOUSES[house].starting_noble
    ]
    lords = tuple(one.id for one in people if one.kind == "lord")
    ladies = tuple(one.id for one in people if one.kind == "lady")
    play.emit(
        HouseTaken(
            seat=seat,
            house=house,
            lords=play.chance.shuffle("lords", lords),
            ladies=play.chance.shuffle("ladies", ladies),
        )
    )
