"""People at a table of Parley: by commands, or by touch on a phone."""

from __future__ import annotations

import re

from bot.sandbox.seen import Outcome
from tests.scenarios.players import ending
from tests.scenarios.stage import Player, SandboxStage

THREE = ("Brynden", "Cass", "Davin")
"""Seats 0, 1 and 2. The owner of the server sees all threads: she is not among them."""

ASKED = {
    "march, or to hold": "hold",
    "lay silver for the fight": "commit",
    "send silver to the Watch": "commit",
    "to end the talk": "part",
}
"""What a person is asked for, and the simplest answer."""


async def begun(stage: SandboxStage, *names: str, agents: int = 0, **pace: str) -> list[Player]:
    """A table of these people in this order, begun."""
    people: list[Player] = [stage.person(name) for name in names]
    host, *guests = people
    await host.command("/game new", system="parley")
    if pace:
        await host.command("/game pace", **pace)
    for guest in guests:
        await guest.command("/game join")
    for _ in range(agents):
        await host.command("/game agent")
    await host.command("/game start")
    return people


async def do(person: Player, command: str, **options: object) -> Outcome:
    """A move by command, which the rules allow."""
    outcome = await person.command(f"/parley {command}", options)  # type: ignore[arg-type]
    assert "⚠️" not in outcome.text, outcome.text
    return outcome


async def answer(person: Player) -> bool:
    """Do the simplest thing that this person is asked for; whether there was anything."""
    status = (await person.command("/game status")).text
    found = re.search(r"It is your turn to (.*?)\*\*", status)
    if found is None:
        return False
    kind = next(kind for asked, kind in ASKED.items() if asked in found[1])
    await do(person, kind, **({"silver": 0} if kind == "commit" else {}))
    return True


async def to_the_end(people: list[Player]) -> str:
    """Everybody answers simply until it is over; the last words."""
    while ending(people[0]) is None:
        for person in people:
            await answer(person)
        await people[0].settle()
    last = ending(people[0])
    assert last is not None
    return last.text
