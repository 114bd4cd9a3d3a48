"""`make bench`: measures everything, prints the table, writes `bench/latest.json`."""

import asyncio

from bench import growth, memory, odds, pictures, speed, wire
from bench.figures import Figure, quiet, show


async def _all() -> list[Figure]:
    return [
        *speed.rules_alone(),
        *odds.sixty(),
        *await speed.durable(),
        *await wire.interactions(),
        *await memory.restore(),
        *memory.many(),
        *await growth.growth(),
        *pictures.pictures(),
    ]


quiet()
show(asyncio.run(_all()))
