"""A Dominion turn that can hold everything: a card for a unit, a Maester card, a Character, an Objective."""

from typing import Any

from bot.engine.table import Table
from bot.rules.contract import Seat
from bot.rules.kit.draft import changed
from bot.rules.risk.model.board import board
from bot.rules.risk.model.state import RiskState
from tests.scenarios.players import panel
from tests.scenarios.stage import Player, SandboxStage

OBJECTIVE, MAESTER = "obj_22", "a_sworn_sword"
"""Two Knights (or two of another kind), and a card that brings one."""

LEADERS = {"targaryen": "Daenerys Targaryen", "ghiscari": "Kraznys mo Nakloz"}
"""The Character of each House of Essos that helps an attack."""


async def arranged(stage: SandboxStage, *guests: str) -> tuple[Player, Player, Table]:
    """A Dominion whose first player holds all that a turn can use; that player, another, the table.

    Alys plays with these guests, or with Brynden alone.
    """
    people: list[Player] = [stage.alys, *(stage.person(name) for name in guests or ("Brynden",))]
    await stage.alys.command("/game new", system="risk")
    for guest in people[1:]:
        await guest.command("/game join")
    for option, value in (("mode", "dominion"), ("houses", "deal"), ("setup", "deal")):
        await stage.alys.command("/game options", option=option, value=value)
    await stage.alys.command("/game start")
    for person in people:
        await keep_objectives(person)
    table = await stage.table(stage.alys)
    seat = table.view(None).active
    assert seat is not None
    first = next(person for person in people if table.seat_of(person.id) == seat)
    await first.settle()
    prepared = equipped(table.state, seat)
    assert table.rules.broken(prepared) == ()
    table._state = prepared
    return first, next(person for person in people if person is not first), table


async def keep_objectives(person: Player) -> None:
    """Keep the first two of three, by the menu."""
    shown = await panel(person)
    (menu,) = shown.menus
    await person.select(shown, menu.custom_id, [option.value for option in menu.options[:2]])


def equipped(state: Any, seat: Seat) -> RiskState:
    """The state with a Knight's card, a Maester card, an Objective and gold in the hands of `seat`, the decks less by
    those, and armies enough for a sure attack."""
    here, court = board(state.board), state.court
    knight = next(card for card in state.deck if here.symbols[card] == "knight")
    kept = court.objectives[seat]
    pool = [card for card in (*court.objective_deck, kept[0]) if card != OBJECTIVE]
    objectives = (OBJECTIVE, kept[1]) if OBJECTIVE not in kept else kept
    deck = list(court.maester_deck)
    deck.remove(MAESTER)
    source, _ = front(state, seat)
    return changed(
        state,
        deck=tuple(card for card in state.deck if card != knight),
        hands=_with(state.hands, seat, (knight,)),
        armies={**state.armies, source: state.armies[source] + 20},
        court=changed(
            court,
            gold=_with(court.gold, seat, 1500),
            maesters=_with(court.maesters, seat, (MAESTER,)),
            maester_deck=tuple(deck),
            objectives=_with(court.objectives, seat, objectives),
            objective_deck=tuple(pool) if OBJECTIVE not in kept else court.objective_deck,
        ),
    )


def front(state: Any, seat: Seat) -> tuple[str, str]:
    """A land of this seat and one of the other player's beside it."""
    here = board(state.board)
    return next(
        (land, other)
        for land in here.held(state.owner, seat)
        for other in here.links[land]
        if state.owner[other] not in (seat, -1)
    )


def _with(values: tuple[Any, ...], seat: Seat, value: Any) -> tuple[Any, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
