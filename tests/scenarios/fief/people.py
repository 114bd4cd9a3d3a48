"""People at a table of Fief: by commands, or by the buttons and menus of their panel."""

from __future__ import annotations

from typing import Any

from bot.engine.table.table import Table
from bot.rules.contract import Seat
from bot.rules.fief.model.facts import HAND_LIMIT
from bot.rules.fief.model.state import Fief
from bot.sandbox.seen import Outcome, Seen
from cogs.interaction import forms
from tests.scenarios.players import ending
from tests.scenarios.stage import Player, SandboxStage

FOUR = ("Brynden", "Cass", "Davin", "Elyn")
"""Seats 0 to 3. The owner of the server sees all threads: she is not among them."""

PHONE = 900
"""Characters of a panel that a phone shows without scrolling far."""


async def begun(
    stage: SandboxStage, *names: str, agents: int = 0, **options: str
) -> tuple[list[Player], Table]:
    """A table of these people in this order, begun; Houses are dealt."""
    people: list[Player] = [stage.person(name) for name in names]
    host, *guests = people
    await host.command("/game new", system="fief")
    for option, value in {"house_choice": "random", **options}.items():
        await host.command("/game options", option=option, value=value)
    for guest in guests:
        await guest.command("/game join")
    for _ in range(agents):
        await host.command("/game agent")
    await host.command("/game start")
    return people, await stage.table(host)


async def at(stage: SandboxStage, state: Fief, **options: str) -> tuple[list[Player], Table]:
    """A table of as many people as the state has Houses, which stands there."""
    people, table = await begun(stage, *FOUR[: len(state.houses)], **options)
    assert table.rules.broken(state) == ()
    table._state = state
    return people, table


async def do(person: Player, command: str, **options: Any) -> Outcome:
    """A move by command, which the rules allow."""
    outcome = await person.command(f"/fief {command}", options)
    assert "⚠️" not in outcome.text, outcome.text
    return outcome


async def answer(person: Player, table: Table, seat: Seat, *, busy: bool = False) -> str:
    """The simplest answer to what a seat is asked, or if it is `busy` the likeliest; which it was."""
    menu = table.view(seat).menu
    kind = "pass" if "pass" in menu and not busy else menu[0]
    action = forms.action_named(table.rules, kind)
    filled: dict[str, Any] = {}
    command = f"/{' '.join(filter(None, ('fief', action.family, kind)))}"
    for field in forms.fields(action):
        offered = await person.complete(command, filled, focused=field.name) if field.required else []
        if offered:
            filled[field.name] = offered[0].value
        elif field.required:
            filled[field.name] = False
    prompt = table.view(seat).my_prompt
    if kind == "discard" and prompt is not None and prompt.kind == "limit":
        filled["cards"] = ",".join(card.id for card in table.view(seat).hand[:-HAND_LIMIT])
    outcome = await person.command(command, filled)
    if "⚠️" in outcome.text and kind != "pass" and "pass" in menu:
        return await answer(person, table, seat)
    assert "⚠️" not in outcome.text, (kind, filled, outcome.text)
    return kind


async def to_the_end(people: list[Player], table: Table, *, moves: int = 2000) -> str:
    """Everybody answers until it is over; the last words."""
    for turn in range(moves):
        if table.outcome() is not None:
            break
        owing = [seat for seat in range(len(people)) if table.view(seat).my_prompt is not None]
        if owing:
            await answer(people[owing[0]], table, owing[0], busy=turn % 3 == 0)
        else:
            await people[0].settle()
    assert await people[0].wait(lambda: ending(people[0]))
    last = ending(people[0])
    assert last is not None
    return last.text


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
