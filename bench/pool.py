"""Whether pictures should have processes of their own: `python -m bench.pool` (decision 0027).

A loop makes short steps, as the bot's does, while artists draw all the time on threads or in processes; what counts is
how many steps are left to the loop, how long the longest took, and what the processes weigh.
"""

import asyncio
import time
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from itertools import cycle
from multiprocessing import get_context

from bench.games import played
from bench.pictures import THEME, scene_of, states_of
from bench.resident import resident_mib
from bot.rules.contract import Scene
from bot.words import Voice
from render.maps.picture import draw

SECONDS = 5.0
"""Of each measurement."""

STEP, PAUSE = 15_000, 0.002
"""Additions in a step of the loop, which are about half a millisecond, and seconds between two steps."""

ARTISTS = 2


async def measured(pool: Executor | None, scenes: Sequence[Scene], say: Voice) -> str:
    """What is left to the loop."""
    loop, ends, drawn = asyncio.get_running_loop(), time.monotonic() + SECONDS, 0

    async def artist() -> None:
        nonlocal drawn
        for scene in cycle(scenes):
            if time.monotonic() > ends or pool is None:
                return
            await loop.run_in_executor(pool, partial(draw, scene, say.plain, THEME))
            drawn += 1

    artists = [asyncio.create_task(artist()) for _ in range(ARTISTS)]
    steps = []
    while time.monotonic() < ends:
        began = time.perf_counter()
        sum(range(STEP))
        steps.append((time.perf_counter() - began) * 1000)
        await asyncio.sleep(PAUSE)
    await asyncio.gather(*artists)
    steps.sort()
    late = steps[len(steps) * 99 // 100]
    return f"{len(steps)} steps, 99 of 100 in {late:.2f} ms, longest {steps[-1]:.1f} ms; {drawn} pictures"


async def main() -> None:
    """Measure twice, one way after the other, and print it."""
    game = played(4, 300)
    say = Voice("en", game.rules.names, dict(enumerate(("Alys", "Brynden", "Cass", "Davin"))))
    scenes = [scene_of(game, state) for state in states_of(game)]
    loop = asyncio.get_running_loop()
    threads = ThreadPoolExecutor(ARTISTS)
    processes = ProcessPoolExecutor(ARTISTS, mp_context=get_context("forkserver"))
    for pool in (threads, processes):  # all is read that is needed to draw
        await asyncio.gather(
            *(loop.run_in_executor(pool, partial(draw, scene, say.plain, THEME)) for scene in scenes)
        )
    ways: dict[str, Executor | None] = {"nothing": None, "threads": threads, "processes": processes}
    for _ in range(2):
        for name, way in ways.items():
            print(f"{name}: {await measured(way, scenes, say)}")
    for number in processes._processes:
        print(f"a process: {await asyncio.to_thread(resident_mib, number):.0f} MiB")


if __name__ == "__main__":
    asyncio.run(main())
