"""Three people, somebody who looks on and a game master press and type whatever is there: nothing breaks.

Each is answered; the stage sees to it that no error is logged and the bot is never held up. With `MAESTER_FUZZ` set,
as by `make fuzz`, there are more such tables, and they last longer.
"""

import os
import random
from contextlib import suppress

import pytest
from discord import app_commands

from bot.engine.errors import Refused
from bot.engine.journal.chance import SeededChance
from bot.engine.transcript.reader import read
from bot.engine.transcript.verify import verify
from bot.rules.contract import RuleError
from bot.rules.menu import random_action
from bot.rules.registry import GAMES, RULESETS
from tests.scenarios.stage import SandboxStage
from tests.scenarios.whim import Whim

LONG = bool(os.environ.get("MAESTER_FUZZ"))
TABLES, STEPS = (20, 400) if LONG else (1, 60)


class Evening:
    """A channel in which whims are followed: Alys is the host and orders about, Davin has no seat."""

    def __init__(self, stage: SandboxStage, system: str, seed: int, story: list[str]) -> None:
        self.stage, self._system = stage, system
        self._lots, self._chance = random.Random(f"{system} {seed}"), SeededChance(seed)
        people = (stage.person(name) for name in ("Alys", "Brynden", "Cass", "Davin"))
        self.people = [Whim(stage, person, self._lots, story) for person in people]

    async def open(self) -> None:
        """A new table, with options by chance."""
        host, *guests, _ = self.people
        await host.person.command("/game new", system=self._system)
        for guest in guests:
            await guest.person.command("/game join")
        for _ in range(self._lots.randint(0, 2)):
            await host.person.command("/game agent")
        (options,) = (
            one for one in self.stage.bot.tree.walk_commands() if one.qualified_name == "game options"
        )
        assert isinstance(options, app_commands.Command)
        for _ in range(self._lots.randint(0, 4)):
            await host.give(options)
        await host.person.command("/game start")

    async def step(self) -> None:
        """Somebody plays on, presses, types or orders about; seldom the bot starts anew."""
        whim = self._lots.choice(self.people)
        match self._lots.choices(("play", "poke", "order", "type", "restart"), (45, 20, 19, 15, 1))[0]:
            case "play":
                await self._play()
            case "poke":
                await whim.poke()
            case "order":
                await self.people[0].type({"gm"})
            case "type":
                others = {rules.command for system, rules in RULESETS.items() if system != self._system}
                roots = {one.name for one in self.stage.bot.tree.get_commands()}
                await whim.type(roots - others - {"gm"})
            case _:
                await self.stage.restart()

    async def close(self) -> None:
        """The game is ended if it is on; what was written of it, with the secret behind the dice, holds."""
        host = self.people[0].person
        # Agents play on, and the board must not change between an order and its confirmation.
        await host.settle()
        shown = await host.command("/gm end", reason="it is late")
        if "Before it is done" in shown.text:
            done = await host.click(shown.message, label="Confirm")
            assert "It is done" in done.text, done.text
            exported = await host.command("/game export")
            findings = verify(read(host.file(exported.message).decode()), RULESETS)
            assert [found.text for found in findings if found.kind == "false"] == []

    async def _play(self) -> None:
        """A legal move of somebody who is awaited, if the table is neither locked nor over."""
        with suppress(Refused, RuleError, LookupError):
            table = await self.stage.table(self.people[0].person)
            awaited = [
                seat for prompt in table.pending() for seat in prompt.waiting if table.seats[seat].user_id
            ]
            if awaited:
                seat = self._lots.choice(awaited)
                await self.stage.bot.tables.act(
                    table.game.id, seat, random_action(table.rules, table.view(seat), self._chance)
                )


@pytest.mark.timeout(900)
@pytest.mark.parametrize("seed", range(TABLES))
@pytest.mark.parametrize("system", GAMES)
async def test_whatever_is_pressed_and_typed_is_answered(stage: SandboxStage, system: str, seed: int) -> None:
    story: list[str] = []
    evening = Evening(stage, system, seed, story)
    try:
        await evening.open()
        for _ in range(STEPS):
            await evening.step()
        await evening.close()
    finally:
        print("\n".join(story[-80:]))
    assert stage.sandbox.world.violations == []
