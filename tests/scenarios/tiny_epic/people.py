"""People at a table of Tiny Epic, who play by commands, each field completed as it is typed."""

from __future__ import annotations

from typing import Any

from bot.engine.journal.chance import SeededChance
from bot.engine.table.table import Table
from bot.rules.contract import Seat
from bot.rules.kit.draft import changed, put
from bot.rules.tiny_epic.legal import control
from bot.rules.tiny_epic.model.state import TinyEpic
from tests.scenarios.finger import Way
from tests.scenarios.players import ending
from tests.scenarios.stage import Player, SandboxStage

THREE = ("Brynden", "Cass", "Davin")

FIELDS = {
    "house": ("house",),
    "draft": ("die",),
    "place": ("die", "slot"),
    "recruit": ("unit", "domain"),
    "march": ("source", "target", "army"),
    "sail": ("source", "target", "army"),
    "move": ("source", "target", "army"),
    "whisper": ("cards",),
    "plot": ("card", "shield", "target"),
    "event": ("card",),
    "commit": ("card",),
    "lose": ("unit",),
    "retreat": ("domain",),
    "choose": ("what",),
    "pass": (),
}
"""What is typed of each command."""


async def begun(
    stage: SandboxStage, names: tuple[str, ...] = THREE, hours: str | None = None, **options: str
) -> tuple[list[Player], Table]:
    """A table of these people, begun; in seat order. With `hours` for a decision, or without a clock."""
    people: list[Player] = [stage.person(name) for name in names]
    await people[0].command("/game new", system="tiny_epic")
    if hours is not None:
        await people[0].command("/game pace", hours=hours)
    for option, value in options.items():
        await people[0].command("/game options", option=option, value=value)
    for guest in people[1:]:
        await guest.command("/game join")
    await people[0].command("/game start")
    return people, await stage.table(people[0])


async def answer(people: list[Player], table: Table) -> str:
    """The first who owes a decision does the likeliest thing, by command; which it was."""
    seat = next(seat for seat in range(len(people)) if table.view(seat).my_prompt)
    kind = table.view(seat).menu[0]
    await type_in(people[seat], kind)
    return kind


async def type_in(person: Player, kind: str, **filled: Any) -> None:
    """The command with what is given, and the first thing offered in every other field."""
    for field in FIELDS[kind]:
        if field not in filled:
            offered = await person.complete(f"/epic {kind}", filled, focused=field)
            if offered:
                filled[field] = offered[0].value
    outcome = await person.command(f"/epic {kind}", filled)
    assert "⚠️" not in outcome.text, outcome.text


async def play_well(people: list[Player], table: Table, whim: SeededChance, way: Way) -> str:
    """The first who owes a decision does what the game's own agent would do; which it was."""
    seat = next(seat for seat in range(len(people)) if table.view(seat).my_prompt)
    action = table.rules.agents["sensible"](table.rules, table.view(seat), whim)
    await way.do(people[seat], table, action)
    return action.kind


async def to_the_end(people: list[Player], table: Table) -> list[str]:
    """Everybody does the likeliest until it is over; the kinds of what they did."""
    done = []
    while table.outcome() is None:
        done.append(await answer(people, table))
    assert await people[0].wait(lambda: ending(people[0]))
    return done


def at_arms(state: Any, seat: Seat, other: Seat) -> tuple[TinyEpic, str]:
    """The state with all units of `seat` in a free domain beside those of `other`, whose dice march; where `other` is
    attacked."""
    assert isinstance(state, TinyEpic)
    own = control.held(state, state.side(seat))[0]
    aim = control.held(state, state.side(other))[0]
    near = next(domain for domain in state.links[aim] if control.unoccupied(state, domain))
    units = {near if domain == own else domain: army for domain, army in state.units.items()}
    lord = state.lords[seat]
    marching = put(state.lords, seat, changed(lord, dice=("march",) * len(lord.dice)))
    return changed(state, units=units, lords=marching), aim
