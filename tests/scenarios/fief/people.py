"""People at a table of Fief: by commands, or by the buttons and menus of their panel."""

from __future__ import annotations

from bot.engine.table.table import Table
from bot.rules.contract import Seat
from bot.rules.fief.model.state import Fief
from bot.sandbox.seen import Outcome, Seen
from tests.scenarios.finger import Way
from tests.scenarios.stage import Player, SandboxStage

FOUR = ("Brynden", "Cass", "Davin", "Elyn")
"""Seats 0 to 3. The owner of the server sees all threads: she is not among them."""

PHONE = 900
"""Characters of a panel that a phone shows without scrolling far."""


async def begun(
    stage: SandboxStage, *names: str, agents: int = 0, hours: int = 0, **options: str
) -> tuple[list[Player], Table]:
    """A table of these people in this order, begun; Houses are dealt."""
    people: list[Player] = [stage.person(name) for name in names]
    host, *guests = people
    await host.command("/game new", system="fief")
    for option, value in {"house_choice": "random", **options}.items():
        await host.command("/game options", option=option, value=value)
    if hours:
        await host.command("/game pace", hours=str(hours))
    for guest in guests:
        await guest.command("/game join")
    for _ in range(agents):
        await host.command("/game agent")
    await host.command("/game start")
    return people, await stage.table(host)


async def at(
    stage: SandboxStage, state: Fief, *, hours: int = 0, **options: str
) -> tuple[list[Player], Table]:
    """A table of as many people as the state has Houses, which stands there."""
    people, table = await begun(stage, *FOUR[: len(state.houses)], hours=hours, **options)
    assert table.rules.broken(state) == ()
    table._state = state
    return people, table


def now(table: Table) -> Fief:
    """How the game stands."""
    assert isinstance(table.state, Fief)
    return table.state


async def give_way(way: Way, people: list[Player], table: Table, *seats: Seat) -> None:
    """Those of these seats that owe a decision do the least that the rules allow."""
    for seat in seats:
        if table.view(seat).my_prompt is not None:
            await way.do(people[seat], table, table.rules.default(table.state, seat))


async def put(
    way: Way, person: Player, table: Table, side: str, matter: str, what: str, amount: int = 1
) -> None:
    """One more thing in the offer or proposal that is being put together."""
    await way.make(person, table, "put", side=side, matter=matter, what=what, amount=amount)


class Panel:
    """The private panel under somebody's finger, page by page; each has to fit a phone."""

    def __init__(self, person: Player) -> None:
        self.person = person
        self.page: Seen | None = None

    async def open(self) -> str:
        return self._shown(await self.person.command("/game play"))

    async def tap(self, label: str) -> str:
        assert self.page is not None
        found = [one.label for one in self.page.buttons if one.label.startswith(label)]
        assert found, (label, [one.label for one in self.page.buttons])
        return self._shown(await self.person.click(self.page, label=found[0]))

    async def choose(self, asked: str, *values: str) -> str:
        """Values of the menu that asks so."""
        assert self.page is not None
        menu = next(one for one in self.page.menus if asked in (one.placeholder or ""))
        return self._shown(await self.person.select(self.page, menu.custom_id, values))

    def _shown(self, outcome: Outcome) -> str:
        if outcome.reply is not None:
            self.page = outcome.reply
        assert self.page is not None
        assert len(self.page.text) <= PHONE, self.page.text
        return self.page.text
