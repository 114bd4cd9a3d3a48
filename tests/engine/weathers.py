"""Posts in all weathers, by chance and in virtual time: processes that send them, live and die; what has to hold.

Processes share a database. What they send is taken by a Discord that is slow, hangs, refuses, or takes it and does not
say so. `World.evening` goes on for a while by chance, then all is calm; at its end `World.judge` says what was lost.
Meanwhile a watch sees to it that nothing waits for nobody.
"""

import asyncio
import json
from collections import Counter
from collections.abc import Coroutine
from contextvars import ContextVar, copy_context
from dataclasses import dataclass, field
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple

from bot.engine.lanes import PACE, SLOW, Lane, lane_of
from bot.engine.outbox import FIRST_PAUSE, LONGEST_PAUSE, Outbox, Undeliverable, Unsent
from bot.engine.succession import EVERY, Succession
from bot.hosting.gate import Gate
from bot.store.protocol import StoreError
from bot.store.rows import Game, OutboxRow, Post
from tests.engine.instant_store import InstantStore, database
from tests.engine.virtual_time import now

START = 1_772_600_400.0
"""What the clock on the wall says when a world begins."""

GAMES, CHANNELS, SEATS = 5, 4, 2

LATE = 6.0
"""Seconds in which something is to be done for a post that may be sent now."""

LOOKS = 0.5
"""Seconds between two looks of the watch."""

BUSY = 6
"""How often the database is asked for each thing that happens."""

CALM = 1000.0
"""Seconds at the end in which everything goes well: three times the longest pause."""

_whose: ContextVar["Process | None"] = ContextVar("whose", default=None)


class Told(NamedTuple):
    """A post as it was stored: its place among all, its number, what it is, and since when it waits."""

    place: int
    n: int
    game: int
    lane: str
    kind: str
    key: str
    at: float

    def tells(self, other: "Told", began: float) -> bool:
        """Whether who was shown this one, which began to be shown then, has not missed the other."""
        if (self.game, self.lane) != (other.game, other.lane):
            return False
        if self.kind == "turn" or self.kind == other.kind == "dashboard":  # a board shows what is now
            return other.kind in ("turn", "dashboard") and began >= other.at
        alike = self.key == other.key or self.kind == other.kind == "story"
        return alike and self.place >= other.place


@dataclass
class Try:
    """That a post was given to Discord."""

    n: int
    row: OutboxRow
    process: "Process"
    began: float
    ended: float | None = None
    shown: bool = False
    done: bool = False
    """Whether it ended, and the process was told so: that it was sent, or never will be."""


class Process:
    """One that sends posts. All its tasks are known, so that they can end at once."""

    def __init__(self, world: "World", number: int | None) -> None:
        self.world, self.number = world, number
        self.store = InstantStore(world.db, world.lots)
        self.store.weather = world.weather
        self.posted, self.began = asyncio.Event(), now()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.gate = Gate(0, 1, now)
        self.outbox = Outbox(
            self.store,
            world,
            self.posted,
            world.clock,
            at_once=world.places,
            answered=self.gate.answered,
            process=number,
        )
        self.running = [self.spawn(self.outbox.run())]
        if number is not None:
            tables: Any = SimpleNamespace(
                store=self.store, posted=self.posted, timed=asyncio.Event(), go_on=_nothing
            )
            self.succession = Succession(tables, number, world.living)
            self.running.append(self.spawn(self.succession.run()))

    def spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Begin a task that ends with the process, as do all that it begins."""
        context = copy_context()
        context.run(_whose.set, self)
        return asyncio.get_running_loop().create_task(work, context=context)

    def kill(self) -> None:
        """It is gone, between any two lines. What it had sent to the database may be carried out all the same."""
        self.store.dead = True
        for task in list(self.tasks):
            task.cancel()

    async def stop(self) -> None:
        """It is told to go, and has a few seconds."""
        if self.number is not None:
            await self.succession.stop()
        await self.outbox.stop(self.world.lots.uniform(0, 5))
        begun = now()
        await asyncio.gather(*self.running)
        assert now() - begun < LATE, "it did not go when it was told to"
        self.store.dead = True

    async def post(self, game: int, posts: list[Post]) -> None:
        """Something has happened in a game."""
        try:
            await self.store.post(game, posts)
        except StoreError:
            self.posted.set()  # as `Table` does: it may have been stored
        self.posted.set()

    async def answer(self, seconds: float) -> None:
        """Somebody waits for an answer."""
        with self.gate.inside():
            await asyncio.sleep(seconds)


async def _nothing(_: object) -> None: ...


def task_factory(
    loop: asyncio.AbstractEventLoop, work: Coroutine[Any, Any, Any], **options: Any
) -> "asyncio.Task[Any]":
    """Notes of each task which process it belongs to. The database's own go on."""
    task = asyncio.Task(work, loop=loop, **options)
    process = (options.get("context") or copy_context()).get(_whose)
    if process is not None and getattr(work, "__name__", "") != "_ask":
        process.tasks.add(task)
        task.add_done_callback(process.tasks.discard)
    return task


@dataclass
class World:
    """A database, its processes, Discord, and who does what."""

    seed: int
    processes: int
    seconds: float
    jumps: bool = False
    """Whether the clock on the wall is put forward and back."""
    lots: Random = field(init=False)
    weather: float = 0.0
    calm: bool = False
    skew: float = 0.0
    alive: list[Process] = field(default_factory=list)
    dying: list[Process] = field(default_factory=list)
    everybody: list[Process] = field(default_factory=list)
    tries: list[Try] = field(default_factory=list)
    given_up: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.lots = Random(self.seed)
        self.places = self.lots.choice((2, 8))
        """How many posts are sent at once."""
        self.db = database()
        self.db.execute(
            "CREATE TABLE told (n INTEGER, game_id INTEGER, lane TEXT, kind TEXT, key TEXT, at REAL)"
        )
        self.db.create_function("moment", 0, now)
        self.db.execute(
            "CREATE TRIGGER tell AFTER INSERT ON outbox BEGIN INSERT INTO told SELECT new.payload ->> 'n', new.game_id,"
            " new.lane, new.kind, new.key, moment()"
            " WHERE NOT EXISTS (SELECT 1 FROM told WHERE n = new.payload ->> 'n'); END"
        )
        self._numbers, self._next = 0, 0
        self._known: dict[int, int] = {}
        """What a row of the outbox told, though it tells something else by now."""
        self._last: dict[int, Try] = {}
        """Which try of a row was the last one."""
        self._waits: dict[int, float] = {}
        """Since when a post might be sent, and is not."""
        self._held: dict[int, float] = {}
        """Since when a post stands claimed by the dead."""
        self._asked, self._happened = 0, 0

    def clock(self) -> float:
        """What the clock on the wall says."""
        return START + now() + self.skew

    async def living(self) -> set[int]:
        """As the database's server tells: who is there until the last change they have sent is made."""
        self.dying = [one for one in self.dying if one.store.under_way]
        return {one.number for one in (*self.alive, *self.dying) if one.number is not None}

    # ── what happens ──

    async def evening(self) -> None:
        """Everything by chance for a while, then calm."""
        asyncio.get_running_loop().set_task_factory(task_factory)
        await self._furnish()
        watch = asyncio.create_task(self._watch())
        busy = self.lots.choice((0.3, 2, 8, 30))
        while now() < self.seconds:
            while len(self.alive) < self.processes:
                self._start()
            await self._something()
            await asyncio.sleep(self.lots.expovariate(1 / busy) if self.lots.random() < 0.7 else 0)
            if watch.done():
                watch.result()
        self.calm, self.weather = True, 0.0
        for one in self.alive:
            one.store.weather = 0.0
        while len(self.alive) < self.processes:
            self._start()
        ends = now() + CALM
        while self._waiting() and now() < ends:
            await asyncio.wait([watch], timeout=LATE)
            if watch.done():
                watch.result()
        watch.cancel()
        for one in [*self.alive]:
            await one.stop()

    async def _furnish(self) -> None:
        store = InstantStore(self.db, self.lots)
        for n in range(GAMES):
            game = Game(
                *(0, 1, 1 + n % CHANNELS, 1, "risk", "1", "{}", "over" if n >= CHANNELS else "playing"),
                *("", 1, 1, 0, None, "en", 0.0, None),
            )
            await store.create_game(game, ())
        self.agents = set(self.lots.sample(range(1, GAMES + 1), 2))
        people = [(game, 0, 1, "") for game in range(1, GAMES + 1) if game not in self.agents]
        self.db.executemany(
            "INSERT INTO seats (game_id, seat, user_id, name, words) VALUES (?, ?, ?, ?, '')", people
        )

    def _start(self) -> None:
        self._numbers += 1
        self.alive.append(Process(self, None if self.processes == 1 else self._numbers))
        self.everybody.append(self.alive[-1])

    async def _something(self) -> None:
        one = self.lots.choice(self.alive)
        ends = (
            0 if self.jumps else 1
        )  # whoever begins after the clock was set back has a try wait for that long
        kinds = ("posts", "answer", "kill", "stop", "weather", "jump")
        match self.lots.choices(kinds, (80, 10, 3 * ends, 2 * ends, 3, 2))[0]:
            case "posts":
                one.spawn(one.post(self.lots.randint(1, GAMES), self._posts()))
            case "answer":
                one.spawn(one.answer(self.lots.expovariate(2)))
            case "kill":
                self.alive.remove(one)
                one.kill()
                self.dying.append(one)
                await self._pause()
            case "stop":
                self.alive.remove(one)
                await one.stop()
                self.dying.append(one)
                await self._pause()
            case "weather":
                self.weather = self.lots.choice((0.0, 0.0, 0.02, 0.2))
                for each in self.alive:
                    each.store.weather = self.weather
            case "jump" if self.jumps:
                self.skew += self.lots.choice((-1, 1)) * self.lots.choice((0.5, 5, 3600, 86_400))

    async def _pause(self) -> None:
        if self.lots.random() < 0.5:
            await asyncio.sleep(self.lots.expovariate(1))

    def _posts(self) -> list[Post]:
        return [self._post(kind) for kind in self.lots.choice(WAYS)]

    def _post(self, kind: str) -> Post:
        self._next += 1
        n, seat = self._next, self.lots.randrange(SEATS)
        keys = {"dashboard": "dashboard", "hand": f"hand:{seat}", "lobby": "lobby"}
        return Post(kind, keys.get(kind, f"{kind}:{n}"), json.dumps({"n": n, "seat": seat}))

    # ── Discord ──

    async def publish(self, row: OutboxRow) -> int:
        """Take a post, well or badly."""
        process = _whose.get()
        assert process is not None
        n = self._known.setdefault(row.id, json.loads(row.payload).get("n"))
        for other in self.tries:
            alike = lane_of(other.row) == lane_of(row) and other.ended is None
            assert not alike, f"two posts of a lane at once: {other.n} and {n}"
        self._excuse(n, row)
        this = Try(n, row, process, now())
        self.tries.append(this)
        self._last[row.id] = this
        try:
            return await self._take(this)
        except Exception:
            if this.row.attempts >= 8:  # as good as given up: a broken one is after ten
                self.given_up.add(n)
            raise
        finally:
            this.ended = now()

    async def _take(self, this: Try) -> int:
        fate = "well" if self.calm else self.lots.choices(FATES, ODDS)[0]
        seconds = {"slow": self.lots.uniform(1, 10), "hang": 500.0}.get(fate, self.lots.uniform(0.05, 0.4))
        acts = self.lots.random() < 0.5
        try:
            await asyncio.sleep(seconds)
        except asyncio.CancelledError:
            this.shown = acts
            raise
        match fate:
            case "unsent" | "hang":
                this.shown = acts
                raise Unsent("503")
            case "broken":
                raise KeyError("a mistake of ours")
            case "gone":
                self.given_up.add(this.n)
                this.done = True
                raise Undeliverable("403")
        this.shown = True
        if this.row.kind in ("turn", "dashboard") and not this.row.edits:
            await this.process.store.set_dashboard(this.row.game_id, this.row.id, this.row.id)
        this.done = True
        return self.lots.choice((1, 1, 1, 2))

    def _excuse(self, n: int, row: OutboxRow) -> None:
        """A post is sent again only after what may have gone wrong, and as the same one."""
        before = [one for one in self.tries if one.n == n]
        assert all(one.row.nonce == row.nonce for one in before), f"{n} is sent as two posts"
        for one in before:
            unnoted = one.process.store.failed_at >= (one.ended or 0)
            assert not one.done or one.process.store.dead or unnoted, f"{n} is sent twice"

    # ── what has to hold ──

    async def _watch(self) -> None:
        """Look again and again, for as long as the world is there."""
        while True:
            await asyncio.sleep(LOOKS)
            self._look()

    def _look(self) -> None:
        living = {one.number for one in (*self.alive, *self.dying)}
        sql = "SELECT id, game_id, lane, claimant, attempts FROM outbox ORDER BY id DESC"
        heads = {(row[1], row[2]): row for row in self.db.execute(sql)}
        waits, held = dict[int, float](), dict[int, float]()
        for row_id, game, lane, claimant, attempts in heads.values():
            if self.processes > 1 and claimant is not None and claimant not in living:
                held[row_id] = max(self._held.get(row_id, now()), self._undisturbed())
                assert now() - held[row_id] < LATE + EVERY, f"{row_id} is nobody's"
            elif self._may_go(row_id, (game, lane), attempts):
                waits[row_id] = max(self._waits.get(row_id, now()), self._undisturbed())
                assert now() - waits[row_id] < LATE, (
                    f"{self._known.get(row_id)} of row {row_id} waits for nobody"
                )
        self._waits, self._held = waits, held
        self._count()

    def _count(self) -> None:
        """Nobody asks the database more often than there is something to do."""
        asked = sum(one.store.calls for one in self.everybody)
        ended = sum(one.ended is not None for one in self.tries)
        happened = self.db.execute("SELECT count(*) FROM told").fetchone()[0] + len(self.tries) + ended
        assert asked - self._asked <= BUSY * (happened - self._happened + 3 * len(self.everybody)), (
            "it is busy with nothing"
        )
        self._asked, self._happened = asked, happened

    def _undisturbed(self) -> float:
        """Since when everybody who is there has done their work."""
        return max((max(one.began, one.store.failed_at + FIRST_PAUSE) for one in self.alive), default=now())

    def _may_go(self, row_id: int, lane: Lane, attempts: int) -> bool:
        """Whether nothing holds back a post that is the oldest of its lane: its own pause, or others."""
        if any(lane in one.outbox._sending for one in self.alive):
            return False
        last = self._last.get(row_id)
        pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** min(attempts, 30)) if attempts else 0.0
        if last is not None and now() < (last.ended or now()) + pause:
            return False
        under_way = [one for one in self.tries if one.ended is None]
        quick = [one for one in under_way if now() < one.began + SLOW + LOOKS]  # the others take up no place
        if len(quick) >= self.places // 2:  # as many as agents have
            return False
        place = self._place(lane)
        if any(one.row.place == place for one in under_way):
            return False
        ended = [one.ended for one in self.tries[-50:] if one.row.place == place and one.ended is not None]
        return now() > max(ended, default=-PACE) + 3 * PACE

    def _place(self, lane: Lane) -> tuple[int, str]:
        game, name = lane
        return (1 + (game - 1) % CHANNELS, "") if name in ("", "lobby") else lane

    def judge(self) -> None:
        """After it all: nothing is lost, all is in order, and nobody was busier than there was to do."""
        assert not self._waiting(), "something still waits"
        told = {row[1]: Told(*row) for row in self.db.execute("SELECT rowid, * FROM told")}
        shown: dict[int, int] = {}
        for place, one in enumerate(self.tries):
            if one.shown:
                shown.setdefault(one.n, place)
        ended = [(told[one.n], one.began) for one in self.tries if one.shown or one.n in self.given_up]
        for one in told.values():
            assert any(other.tells(one, began) for other, began in ended), f"{one} is lost"
        self._ordered(told, shown)

    def _waiting(self) -> int:
        waiting: int = self.db.execute("SELECT count(*) FROM outbox").fetchone()[0]
        return waiting

    def _ordered(self, told: dict[int, Told], shown: dict[int, int]) -> None:
        """Boards show what is now: a change of one may go ahead, and a new one waits for the story behind it."""
        last = Counter[Lane]()
        for n in sorted(shown, key=lambda n: shown[n]):
            one = told[n]
            if one.kind in ("turn", "dashboard"):
                continue
            lane = (one.game, one.lane)
            assert one.place > last[lane], f"{one} is shown after another of place {last[lane]}"
            last[lane] = one.place


WAYS = (
    ("notice",),
    ("dashboard",),
    ("dashboard", "hand"),
    ("story", "turn"),
    ("turn",),
    ("notice", "story", "turn"),
)
WAYS += (("lobby",), ("hand",), ("notice", "notice", "notice"), ("story", "dashboard"))
"""What is posted at once."""

FATES = ("well", "slow", "hang", "unsent", "broken", "gone")
ODDS = (70, 8, 2, 14, 2, 4)
