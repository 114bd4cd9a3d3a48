"""Several processes ask no more of Discord than it takes of one bot, and what one of them is refused holds all."""

import asyncio
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from structlog.testing import capture_logs

from bot.hosting.budget import BURST, RATE, Budget, counts
from bot.sandbox.ratelimit import Limit
from bot.sandbox.server import Sandbox
from bot.store.protocol import StoreError
from tests.engine.virtual_time import now, run

DISCORD = 50
"""Requests a second that it takes."""


class Common:
    """What the database does."""

    def __init__(self) -> None:
        self.until, self.failing, self.held = 0.0, False, list[float]()

    async def take(self, count: int, rate: float, burst: float) -> float:
        if self.failing:
            raise StoreError("the server is away")
        self.until = max(self.until, now()) + count / rate
        return max(0.0, self.until - now() - burst)

    async def hold(self, seconds: float) -> None:
        self.held.append(seconds)
        self.until = max(self.until, now() + seconds)


def process(common: Common) -> Budget:
    budget = Budget(now)
    budget.share(common.take, common.hold)
    return budget


async def ask(budget: Budget, times: int, made: list[float]) -> None:
    for _ in range(times):
        await budget.wait()
        made.append(now())


def test_four_processes_ask_no_more_than_discord_takes_and_share_all_of_it() -> None:
    async def story() -> None:
        common, made = Common(), list[float]()
        await asyncio.gather(*(ask(process(common), 200, made) for _ in range(4)))
        made.sort()
        within = [sum(at <= other < at + 1 for other in made) for at in made]
        assert max(within) <= DISCORD
        assert made[-1] == pytest.approx(800 / RATE, abs=1)

    run(story())


def test_one_that_is_busy_has_what_the_others_leave() -> None:
    async def story() -> None:
        common, made = Common(), list[float]()
        await ask(process(common), 400, made)
        assert made[-1] == pytest.approx(400 / RATE - BURST, abs=0.5)

    run(story())


def test_what_one_is_refused_holds_all() -> None:
    async def story() -> None:
        common, made = Common(), list[float]()
        one, other = process(common), process(common)
        await ask(one, 1, [])
        await one.refused(7.0)
        await ask(one, 1, made)  # what it had left of before counts no more
        await ask(other, 1, made)
        assert min(made) >= 7.0 - BURST

    run(story())


def test_what_was_taken_long_ago_counts_no_more() -> None:
    async def story() -> None:
        common, made = Common(), list[float]()
        budget = process(common)
        await ask(budget, 1, made)
        await asyncio.sleep(100)
        before = common.until
        await ask(budget, 1, made)
        assert common.until > before, "nothing was left of before"
        await ask(budget, 99, made)
        assert max(later - earlier for earlier, later in pairwise(made[1:])) > 0

    run(story())


def test_without_the_database_discord_alone_sets_the_limit() -> None:
    async def story() -> None:
        common, made = Common(), list[float]()
        common.failing = True
        with capture_logs() as logs:
            await ask(process(common), 100, made)
        assert made == [0.0] * 100
        assert logs

    run(story())


@pytest.mark.parametrize(
    ("path", "counted"),
    [
        ("/api/v10/channels/1/messages", True),
        ("/api/v10/users/@me/channels", True),
        ("/api/v10/interactions/1/token/callback", False),
        ("/api/v10/webhooks/1/token/messages/@original", False),
        ("/gateway/", False),
        ("/cdn/attachments/1/2/map.png", False),
    ],
)
def test_answers_and_the_gateway_are_free(path: str, counted: bool) -> None:
    assert counts(path) is counted


async def test_a_429_of_one_channel_holds_nobody() -> None:
    common = Common()
    answer = SimpleNamespace(status=429, headers={"Retry-After": "3"})
    told: Any = SimpleNamespace(response=answer)
    await process(common)._after(None, None, told)  # type: ignore[arg-type]
    assert common.held == []


async def test_every_request_of_a_client_waits_and_a_global_429_is_told() -> None:
    taken, held = list[int](), list[float]()

    async def take(count: int, _rate: float, _burst: float) -> float:
        taken.append(count)
        return 0.0

    async def hold(seconds: float) -> None:
        held.append(seconds)

    budget = Budget(lambda: 0.0)
    budget.share(take, hold)
    async with Sandbox(rate_limits={"*": Limit(5, 0.5)}) as sandbox:
        sandbox.point_discord_here()
        async with discord.Client(intents=discord.Intents.none(), http_trace=budget.trace()) as client:
            await client.login(sandbox.token)
            channel = next(iter(sandbox.world.channels))
            for _ in range(7):
                await client.fetch_channel(channel)
    assert sum(taken) >= 8
    assert len(held) == 1
    assert 0 < held[0] <= 0.5
