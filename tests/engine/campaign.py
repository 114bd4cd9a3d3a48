"""A campaign of weeks from one seed: people look in a few times a day, and the process dies at the end of each."""

import random
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from bot.engine.journal.chance import SeededChance
from bot.engine.journal.entries import Signed
from bot.engine.journal.history import live, state_after
from bot.engine.table.absence import away, come_back
from bot.engine.table.pace import HOUR, Pace
from bot.engine.table.table import Table
from bot.engine.tables import Tables
from tests.engine.agents_at_work import agents_done
from tests.engine.engine_fixture import ALYS, BRAN, CATE, Desk, lobby
from tests.engine.fake_clock import Hourglass
from tests.engine.masters import halt

DACEY = 14
BEAT, GRACE = 1.5 * HOUR, 2.5 * HOUR
"""Of weeks an even slower clock: the process is away for longer each night."""


class Campaign:
    """A table of five, and how those who play at it live."""

    system: ClassVar[str]
    options: ClassVar[Mapping[str, Any]]
    seed: ClassVar[int]
    people: ClassVar[Sequence[int]]
    """All who may ever sit there."""
    play: ClassVar[Any]
    """The agent that thinks for them."""
    looks: ClassVar[int]
    """Times a day at which they may look in, `hours` apart."""
    hours: ClassVar[int]
    chance: ClassVar[float]
    """That one of them does."""
    answers: ClassVar[tuple[int, int]]
    """How much they then do: at least, and fewer than."""
    down: ClassVar[int]
    """Hours until the process is up again."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.glass = Hourglass(desk, BEAT, GRACE)
        self.dice = random.Random(self.seed)
        self.gone: set[int] = set()
        """Users who look in no more."""
        self.days = 0

    async def fifth(self, tables: Tables, game_id: int) -> None:
        """Seat the last of the five."""
        raise NotImplementedError

    async def open(self) -> None:
        tables = await self.desk.open()
        await self.glass.start()
        table = await lobby(tables, (ALYS, BRAN, CATE), system=self.system)
        self.id = table.game.id
        await tables.join(self.id, DACEY, "Dacey", "by the old gods")
        await self.fifth(tables, self.id)
        await tables.set_pace(self.id, lambda _: Pace(hours=24, bank=12, late="regent"))
        await tables.choose(self.id, lambda _: table.options().model_copy(update=dict(self.options)))

    async def table(self) -> Table:
        return await self.desk.tables.table(self.id)

    async def until(self, day: int) -> None:
        """Live through the days up to this one; each ends with a crash."""
        while self.days < day and (await self.table()).playing:
            for _ in range(self.looks):
                await self.glass.run(self.hours)
                for user_id in self.people:
                    if user_id not in self.gone and self.dice.random() < self.chance:
                        await self.look_in(user_id)
                await self.agents()
            await self.crash()
            self.days += 1

    async def look_in(self, user_id: int) -> None:
        """Somebody reads the channel, and answers what they are asked, until they have no more time."""
        for _ in range(self.dice.randrange(*self.answers)):
            table = await self.table()
            seat = table.seat_of(user_id)
            if seat is None or not table.playing:
                return
            if away(table, seat):
                await come_back(table, seat)
            view = table.view(seat)
            if view.my_prompt is None:
                return
            action = self.play(table.rules, view, SeededChance(str(self.dice.random())))
            await self.desk.tables.act(self.id, seat, action)

    async def agents(self) -> None:
        """Wait until no agent is awaited."""
        await agents_done(self.desk.tables)

    async def crash(self) -> None:
        """The process dies, and is up again hours later."""
        before = await self.table()
        await self.glass.down(self.down)
        after = await self.table()
        assert after is not before
        assert (after.state, after.seats) == (before.state, before.seats)

    async def dispute(self, why: Signed) -> int:
        """A game master locks the table for two days, over a crash; the version it then has."""
        table = await self.table()
        await halt(table, "lock", why)
        locked = table.game.version
        await self.glass.run(48)
        await self.crash()
        table = await self.table()
        assert table.game.version == locked
        return locked


async def acts(table: Table) -> set[str]:
    """What was done to the table. The whole record is in order: no number twice, and it comes to the state there is."""
    entries = await table.entries()
    assert [entry.n for entry in entries] == list(range(table.game.version))
    assert [draw.n for entry in entries for draw in entry.draws] == list(range(table.game.rolls))
    assert state_after(table.rules, entries) == table.state
    assert len(live(entries)) < len(entries)
    return {entry.act.kind for entry in entries if entry.act}
