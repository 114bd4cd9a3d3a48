"""Deadlines at random, in virtual time: none comes early, and none late, whatever stands still and for how long.

Minute by minute it is noted who could have moved; that is all that is known here of how deadlines are found. With
`MAESTER_FUZZ` set, as by `make fuzz`, there are hundreds of such days.
"""

import asyncio
import os
from contextlib import suppress
from datetime import datetime
from random import Random
from zoneinfo import ZoneInfo

from structlog.testing import capture_logs

from bot.engine.calendar import end_vacation, save_settings, start_vacation, vote
from bot.engine.errors import Refused
from bot.engine.table.pace import HOUR, MINUTE, Pace
from bot.engine.table.table import Table
from bot.engine.tables import Tables
from bot.engine.ticker import Ticker
from bot.store.protocol import StoreError
from bot.store.rows import Person
from tests.engine.engine_fixture import ALYS, BRAN, SYSTEMS, awaited, lobby
from tests.engine.instant_store import InstantStore, database
from tests.engine.virtual_time import now, run

DAYS = 500 if os.environ.get("MAESTER_FUZZ") else 5

STARTS = tuple(
    datetime(*day, 14, tzinfo=ZoneInfo("UTC")).timestamp()
    for day in ((2026, 3, 28), (2026, 10, 24), (2027, 4, 3), (2027, 12, 31), (2028, 2, 28))
)
"""The evenings before summer time begins in Europe and ends there, and ends on Lord Howe and in New Zealand; before a
new year, and before a leap day."""

BEAT, GRACE = MINUTE, 5 * MINUTE

SLACK = 3 * MINUTE
"""How late a deadline may be served: half of it is how exact a minute is."""

ZONES = (
    "UTC",
    "Europe/Berlin",
    "America/New_York",
    "Asia/Kathmandu",
    "Pacific/Auckland",
    "Australia/Lord_Howe",
)

USERS = (ALYS, BRAN)


class Day:
    """A table of two whose time is an hour each, and a process that comes and goes."""

    def __init__(self, seed: int) -> None:
        self.lots, self.start = Random(seed), STARTS[seed % len(STARTS)]
        self.db = database()
        self.people = {user: Person(user) for user in USERS}
        self.home = dict.fromkeys(USERS, 0.0)
        """Until when they are on vacation."""
        self.paused, self.up, self.channel = False, False, 0
        self.minutes = dict.fromkeys(USERS, 0)
        """How many minutes each of them could have moved in, since they were asked."""
        self.starts = 0
        """How often the process has begun since they were asked: it does not know the end of the time before."""
        self.changes = 0
        """How often quiet hours were changed since then: others hold from when the bot was last noted to be up."""
        self.over, self.served = 0.0, 0
        """Since when their time is over, and how often it was."""

    def clock(self) -> float:
        return self.start + now()

    async def begin(self) -> None:
        """A process begins, and takes up the table there is."""
        self.store = InstantStore(self.db, self.lots)
        self.tables = Tables(self.store, SYSTEMS, self.clock)  # type: ignore[arg-type]
        self.ticker = Ticker(self.tables, BEAT, GRACE)
        await self.ticker.begin()
        self.running = asyncio.create_task(self.ticker.run())
        self.up, self.starts = True, self.starts + 1
        if self.channel:
            self.table = await self.tables.table(self.table.game.id)

    async def end(self) -> None:
        """It is killed."""
        self.up = False
        self.running.cancel()
        await asyncio.wait([self.running])
        self.store.dead = True

    async def sit_down(self) -> None:
        """A new game."""
        self.channel += 1
        self.paused = False
        self.table: Table = await lobby(self.tables, USERS, channel=self.channel)
        await self.tables.set_pace(self.table.game.id, lambda _: Pace(hours=1))
        await self.tables.start(self.table.game.id)
        self.asked()

    def asked(self) -> None:
        self.minutes, self.starts, self.changes, self.over = dict.fromkeys(USERS, 0), 0, 0, 0.0
        self.version, self.left = self.table.game.version, awaited(self.table)

    def quiet(self, user: int, at: float) -> bool:
        person = self.people[user]
        hour = datetime.fromtimestamp(at, ZoneInfo(person.zone)).hour
        return (hour - person.quiet_from) % 24 < (person.quiet_to - person.quiet_from) % 24

    def ran(self) -> float:
        """The seconds that the slower of the two had."""
        return MINUTE * min(self.minutes.values())

    def look(self) -> None:
        """What has become of the decision in the last minute."""
        version = self.table.game.version
        if version > self.version and (not self.table.playing or len(awaited(self.table)) == len(USERS)):
            served = self.ran()
            assert served >= HOUR - SLACK / 2 - BEAT * self.changes, f"they were not waited for: {served}"
            self.served += 1
            self.asked()
        unknown = BEAT * (self.starts + self.changes)
        if self.up and not self.paused and self.ran() >= HOUR + 2 * MINUTE + unknown:
            self.over = self.over or now()
            assert now() - self.over <= SLACK, "nobody has looked at the clock"
        else:
            self.over = 0.0

    async def something(self) -> None:
        """Somebody does something that has to do with time, or moves."""
        user = self.lots.choice(USERS)
        match self.lots.randrange(7):
            case 0:
                await self.move(USERS.index(user))
            case 1:
                hours = self.lots.randint(1, 10)
                start = self.lots.randrange(24)
                person = Person(user, self.lots.choice(ZONES), start, (start + hours) % 24)
                self.people[user] = person
                self.changes += 1
                await save_settings(self.tables, person)
            case 2:
                hours = self.lots.randint(1, 8)
                self.home[user] = await start_vacation(self.tables, user, hours / 24)
            case 3:
                self.home[user] = 0.0
                await end_vacation(self.tables, user)
            case 4 | 5:
                for voter in USERS:
                    await vote(self.table, voter, "resume" if self.paused else "pause")
                self.paused = not self.paused
            case 6:
                await self.end()
                for _ in range(self.lots.randint(1, 200)):
                    await asyncio.sleep(MINUTE)
                await self.begin()

    async def move(self, seat: int) -> None:
        """Of two that were asked in secret."""
        if seat in awaited(self.table):
            await self.table.submit(seat, self.table.rules.default(self.table.state, seat))
            if len(awaited(self.table)) == len(USERS) or not self.table.playing:
                self.asked()

    async def pass_by(self, hours: int) -> None:
        """So much time."""
        await self.begin()
        await self.sit_down()
        while now() < hours * HOUR:
            await asyncio.sleep(MINUTE * (int(now() / MINUTE + 0.001) + 1) - now())
            if not self.table.playing:
                await self.sit_down()
            self.note()
            self.look()
            if self.lots.random() < 0.04:
                with suppress(Refused, StoreError):
                    await self.something()
        await self.end()

    def note(self) -> None:
        """Who could have moved in the minute that is over."""
        if self.up and not self.paused:
            for user in USERS:
                away = self.clock() <= self.home[user]
                self.minutes[user] += not away and not self.quiet(user, self.clock() - MINUTE / 2)


def test_whatever_stands_still_no_deadline_is_early_or_late() -> None:
    served = 0
    for seed in range(DAYS):
        day = Day(seed)
        with capture_logs():
            try:
                run(day.pass_by(24))
            except AssertionError as error:
                raise AssertionError(f"day {seed}: {error}") from error
        served += day.served
    assert served > DAYS
