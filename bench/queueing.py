"""What a host needs for so many games, by a simulation of the queues: moves on the loop, pictures on a few threads.

`python -m bench.queueing` measures what things cost on this machine, lets real pictures arrive at random, compares how
long they took with what the simulation says of the same arrivals, and prints what some sizes need. The figures of one
such run stand in `docs/scale.md`.
"""

import asyncio
import heapq
import math
import random
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from bench.figures import quiet
from bench.games import played
from bot.engine.tables import Tables
from bot.rules.contract import State, awaited, fold
from bot.rules.registry import RULESETS
from bot.store.sqlite import open_sqlite
from bot.words import Voice
from render.maps import picture

HOURS = (2, 1, 1, 1, 1, 2, 3, 4, 5, 5, 5, 6, 7, 6, 5, 5, 6, 7, 9, 11, 12, 11, 8, 5)
"""How much is played in each hour of a day, in a part of the world: evenings have five times the nights."""

PICTURES = 0.5
"""Pictures that are drawn for a move, on average: a story and a board for each turn of some moves."""

ANSWER = 0.006
"""Seconds of the loop for the event, the panel, the answer and the posts of a move: what `bench.wire` measures, without
the commit, the simulated Discord and the disk."""

LOOP = 0.6
"""How busy the loop may be at the most, so that 99 of 100 answers wait for no more than some others."""

MOVES, DRAWN = 200, 15
"""Moves, and times that a picture is drawn, over which a cost is averaged."""

MOVES_A_DAY = 6.0
"""Moves a day at a table at play, where people take their time: by days, some of them live."""


@dataclass(frozen=True)
class Costs:
    """What things cost, in seconds of a processor."""

    move: float
    picture: float


def queue(arrivals: Sequence[float], work: Sequence[float], servers: int) -> list[float]:
    """How long each waits until it is done, where so many are served at once, in the order in which they come."""
    free = [0.0] * servers
    taken = []
    for at, needs in zip(arrivals, work, strict=True):
        begin = max(at, heapq.heappop(free))
        heapq.heappush(free, begin + needs)
        taken.append(begin + needs - at)
    return taken


def poisson(rate: float, until: float, chance: random.Random) -> Iterator[float]:
    """Arrivals at random, so many a second."""
    at = chance.expovariate(rate)
    while at < until:
        yield at
        at += chance.expovariate(rate)


def through_a_day(per_day: float, chance: random.Random) -> list[float]:
    """Arrivals of a day, evening and night."""
    share = per_day / 3600 / sum(HOURS)
    hours = (poisson(share * weight, 3600.0, chance) for weight in HOURS)
    return [3600.0 * hour + at for hour, arrivals in enumerate(hours) for at in arrivals]


def busiest(per_day: float) -> float:
    """Arrivals a second in the busiest hour of a day with so many."""
    return per_day / 3600 * max(HOURS) / sum(HOURS)


def answers(per_day: float, costs: Costs, processes: int, threads: int, seed: int = 1) -> tuple[float, float]:
    """The 99th of 100 waits in the busiest hour, in seconds: for a move on the loop, for a picture after it."""
    chance = random.Random(seed)
    rate = busiest(per_day) / processes
    arrivals = list(poisson(rate, 3600.0, chance))
    if not arrivals:
        return costs.move, costs.picture
    moves = queue(arrivals, [chance.expovariate(1 / costs.move) for _ in arrivals], 1)
    drawn = [at + wait for at, wait in zip(arrivals, moves, strict=True) if chance.random() < PICTURES]
    pictures = queue(sorted(drawn), [costs.picture] * len(drawn), threads)
    return percentile(moves, 99), percentile(pictures or [costs.picture], 99)


def by_the_hour(per_day: float, costs: Costs, threads: int, seed: int = 1) -> list[float]:
    """The 99th of 100 waits for a picture in each hour of a day, in seconds: what the evening leaves waits on."""
    chance = random.Random(seed)
    arrivals = through_a_day(per_day * PICTURES, chance)
    waits = queue(arrivals, [costs.picture] * len(arrivals), threads)
    hours: list[list[float]] = [[] for _ in HOURS]
    for at, wait in zip(arrivals, waits, strict=True):
        hours[int(at // 3600)].append(wait)
    return [percentile(each or [costs.picture], 99) for each in hours]


def percentile(values: Sequence[float], which: int) -> float:
    """The value below which so many of a hundred are."""
    return sorted(values)[min(len(values) - 1, len(values) * which // 100)]


@dataclass(frozen=True)
class Need:
    """What so many games at play need."""

    moves: float
    """A second, in the busiest hour."""
    loops: float
    """Processors that are busy with moves; `pictures` likewise."""
    pictures: float
    processes: int


def need(games: float, costs: Costs) -> Need:
    """Processes, so that no loop is busier than it may be; pictures are drawn by threads or processes beside it."""
    moves = busiest(games * MOVES_A_DAY)
    loops = moves * costs.move
    return Need(moves, loops, moves * PICTURES * costs.picture, max(1, math.ceil(loops / LOOP)))


# ── measured on this machine ──


async def move_cost() -> float:
    """Seconds of the processor for a move, judged, stored with its posts and folded; without Discord."""
    with tempfile.TemporaryDirectory() as folder:
        store = await open_sqlite(Path(folder) / "moves.db")
        tables = Tables(store, RULESETS, time.time)
        made = 0
        spent = 0.0
        channel = 0
        while made < MOVES:
            channel += 1
            table = await tables.open(
                guild_id=1, channel_id=channel, host_id=1, host_name="Alys", system="risk"
            )
            await tables.join(table.game.id, 2, "Bran")
            await tables.start(table.game.id)
            began = time.process_time()
            for _ in range(MOVES - made):
                if not table.playing:
                    break
                (seat, *_) = awaited(table.pending())
                await tables.act(table.game.id, seat, table.rules.default(table.state, seat))
                made += 1
            spent += time.process_time() - began
        await tables.close()
        await store.close()
    return spent / MOVES


def turn() -> Callable[[], bytes]:
    """Draws the map of one position, as after a turn."""
    game = played(4, 300)
    state: State = fold(game.rules, [event for entry in game.entries for event in entry.events], game.start())
    say = Voice("en", game.rules.names, dict(enumerate(("Alys", "Brynden", "Cass", "Davin"))))
    scene = game.rules.scene(game.rules.view(state, None))
    return lambda: picture.draw(scene, say, "night")


def picture_cost(draw: Callable[[], bytes]) -> float:
    """Seconds of the processor for a picture, once its parts are warm."""
    draw()
    began = time.process_time()
    for _ in range(DRAWN):
        draw()
    return (time.process_time() - began) / DRAWN


def timed(draw: Callable[[], bytes]) -> float:
    """Seconds a picture takes by the clock."""
    began = time.monotonic()
    for _ in range(DRAWN):
        draw()
    return (time.monotonic() - began) / DRAWN


async def run(
    draw: Callable[[], bytes], rate: float, seconds: float, threads: int
) -> tuple[list[float], list[float]]:
    """Real pictures that arrive at random: how long each took, and what the simulation says of the same arrivals."""
    arrivals = list(poisson(rate, seconds, random.Random(3)))
    slots = asyncio.Semaphore(threads)
    took, work = [0.0] * len(arrivals), [0.0] * len(arrivals)
    began = time.monotonic()

    async def one(n: int) -> None:
        await asyncio.sleep(max(0.0, began + arrivals[n] - time.monotonic()))
        async with slots:
            start = time.monotonic()
            await asyncio.to_thread(draw)
            work[n] = time.monotonic() - start
        took[n] = time.monotonic() - began - arrivals[n]

    await asyncio.gather(*map(one, range(len(arrivals))))
    return took, queue(arrivals, work, threads)


async def main() -> None:
    """Print all of it."""
    draw = turn()
    judged = await move_cost()
    costs = Costs(judged + ANSWER, picture_cost(draw))
    print(f"of a processor: a move {judged * 1000:.2f} ms, with its answer {costs.move * 1000:.2f} ms")
    print(f"a picture {costs.picture * 1000:.1f} ms")
    # Two at once, since the pictures that arrive below are drawn on two threads.
    both = await asyncio.gather(*(asyncio.to_thread(timed, draw) for _ in range(2)))
    took, told = await run(draw, 2 * LOOP / max(both), 20.0, 2)
    for which in (50, 90, 99):
        print(
            f"pictures, {which} of 100 done in: {percentile(took, which) * 1000:.0f} ms,"
            f" by the simulation {percentile(told, which) * 1000:.0f} ms"
        )
    for games in (1_000, 10_000, 100_000, 1_000_000):
        needs = need(games, costs)
        waits = [answers(games * MOVES_A_DAY, costs, n, 2) for n in (1, 16)]
        print(
            f"{games:>9,} games: {needs.moves:.1f} moves/s, loops {needs.loops:.2f}, pictures {needs.pictures:.2f},"
            f" p99 of a move and a picture with 1 process {waits[0][0] * 1000:.0f}, {waits[0][1] * 1000:.0f} ms;"
            f" with 16 {waits[1][0] * 1000:.0f}, {waits[1][1] * 1000:.0f} ms"
        )
    day = by_the_hour(games * MOVES_A_DAY, costs, 2)
    waited = ", ".join(f"{wait * 1000:.0f}" for wait in day)
    print(f"{games:>9,} games, pictures of one process, p99 from hour to hour: {waited} ms")


if __name__ == "__main__":
    quiet()
    asyncio.run(main())
