"""`make bench`: measures everything, prints the table, writes `bench/latest.json`."""

import asyncio

from bench import disks, growth, memory, odds, peers, pictures, speed, wire
from bench.figures import Figure, quiet, show


async def _all() -> list[Figure]:
    alone = speed.rules_alone()
    return [
        *alone,
        *peers.chess(alone[0].value),
        *odds.sixty(),
        *await speed.durable(),
        *disks.slower(),
        *await wire.interactions(),
        *await memory.restore(),
        *memory.many(),
        *await growth.growth(),
        *pictures.pictures(),
    ]


quiet()
show(asyncio.run(_all()))
