"""People who play while processes die: they ask again until they are answered, here and in direct messages."""

import asyncio
import random
import re
import time
from collections.abc import Awaitable
from dataclasses import dataclass, field

from bot.sandbox.people import SandboxPerson
from bot.sandbox.seen import Outcome
from bot.sandbox.values import Impossible

ASKED = re.compile(r"It is your turn to (\w+)")

DONE = re.compile(r"\bsends (?:an army|\d+ armies) to\b|\bmusters (?:an army|\d+ armies)\b")
"""What somebody reads whose move was made."""


@dataclass
class History:
    """What people did and were told."""

    told: list[tuple[int, str]] = field(default_factory=list)
    """Every answer to a move, by the number of what they did."""
    unanswered: int = 0
    seconds: list[float] = field(default_factory=list)
    """How long answers took."""


class Mover:
    """Plays one seat: puts all armies at the first place offered, and ends the turn."""

    def __init__(self, person: SandboxPerson, channel: int, history: History, seed: int) -> None:
        self._person, self._channel, self._history = person, channel, history
        self._chance = random.Random(seed)
        self.moves = 0

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            await asyncio.sleep(self._chance.uniform(0.0, 0.4))
            where = self._chance.choice((self._channel, self._channel, self._person.dm))
            shown = await self._told(self._person.command("/game status", channel=where))
            asked = ASKED.search(shown)
            match asked and asked[1]:
                case "deploy":
                    await self._deploy(where)
                case "attack" | "draw":
                    await self._move("/risk end", {}, where)

    async def _deploy(self, where: int) -> None:
        try:
            offered = await self._person.complete("/risk deploy", focused="territory", channel=where)
        except (Impossible, TimeoutError):
            return
        if offered:
            await self._move("/risk deploy", {"territory": str(offered[0].value)}, where)

    async def _move(self, command: str, options: dict[str, str], where: int) -> None:
        world = self._person._world
        before = max(world.interactions, default=0)
        text = await self._told(self._person.command(command, options, channel=where))
        mine = [
            one.id
            for one in world.interactions.values()
            if one.id > before and one.user_id == self._person.id and one.command_name == command[1:]
        ]
        if text and mine:
            self._history.told.append((mine[-1], text))
        self.moves += bool(DONE.search(text))

    async def _told(self, doing: Awaitable[Outcome]) -> str:
        """What they read; nothing if nobody answered."""
        began = time.monotonic()
        try:
            outcome = await doing
        except Impossible:
            return ""
        if outcome.failure or not outcome.text:
            self._history.unanswered += 1
            return ""
        self._history.seconds.append(time.monotonic() - began)
        return outcome.text
