"""Puts the sandbox together and serves it on this machine, in this process or as one of its own.

`python -m bot.sandbox.server --port 0` prints one line of JSON with its addresses and the token, and serves until it
is terminated, so that a bot can be killed and started again against it.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import secrets
import signal
import socket
from collections.abc import Callable, Mapping
from types import TracebackType
from typing import Self, TypeVar

from aiohttp import web

from bot.sandbox import limits
from bot.sandbox.cdn import Cdn
from bot.sandbox.changes import Change, InteractionStarted
from bot.sandbox.dispatch import Dispatcher
from bot.sandbox.faults import Faults
from bot.sandbox.gateway import Gateway
from bot.sandbox.interactions import expire
from bot.sandbox.message_payloads import MessagePayloads
from bot.sandbox.page import Page
from bot.sandbox.pointing import point_discord_at
from bot.sandbox.ratelimit import Limit, RateLimits
from bot.sandbox.rest import Rest
from bot.sandbox.routes_application import routes as application_routes
from bot.sandbox.routes_channels import ROUTES as CHANNEL_ROUTES
from bot.sandbox.routes_interactions import ROUTES as INTERACTION_ROUTES
from bot.sandbox.setting import furnish
from bot.sandbox.world import World

HOST = "127.0.0.1"
T = TypeVar("T")
REQUEST_BYTES = 128 * 1024 * 1024
PATIENCE = 30.0
"""Seconds anybody waits for anything, if they say nothing else."""


class RealTokenError(RuntimeError):
    """The environment holds a real bot's token; nothing of it may reach a pretended Discord, or the reverse."""


class Sandbox:
    """A small Discord on this machine. `async with Sandbox() as sandbox:` serves it.

    `world` is the state (default: one server with seven people), `faults` what is to go wrong, `gateway` and `rest`
    the two sides the bot sees. `interaction_seconds` is how long the bot may take to answer, `shards` what
    `/gateway/bot` recommends, `rate_limits` the limits of single routes. No privileged intent is granted.
    """

    def __init__(
        self,
        world: World | None = None,
        *,
        port: int = 0,
        interaction_seconds: float = limits.INTERACTION_SECONDS,
        shards: int = 1,
        rate_limits: Mapping[str, Limit] | None = None,
    ) -> None:
        if os.environ.get("DISCORD_TOKEN"):
            raise RealTokenError("DISCORD_TOKEN is set; unset it before you start the sandbox.")
        if world is None:
            world = World()
            furnish(world)
        self._socket = socket.create_server((HOST, port))
        self.port: int = self._socket.getsockname()[1]
        self.base_url = f"http://{HOST}:{self.port}"
        self.gateway_url = f"ws://{HOST}:{self.port}/gateway/"
        self.token = _token(world.application_id)
        self.world = world
        self.faults = Faults()
        self.cdn = Cdn(world, self.base_url)
        self.payloads = MessagePayloads(world, self.cdn)
        self.gateway = Gateway(world, self.faults, url=self.gateway_url, token=self.token)
        self.rest = Rest(
            world,
            self.payloads,
            self.faults,
            RateLimits(rate_limits),
            [*application_routes(self.gateway_url, shards), *CHANNEL_ROUTES, *INTERACTION_ROUTES],
            token=self.token,
        )
        self.page = Page(world, self.payloads, self.wait)
        self.page_url = f"{self.base_url}/play/{self.page.secret}/"
        self._dispatcher = Dispatcher(world, self.payloads)
        self.interaction_seconds = interaction_seconds
        self._undo: list[Callable[[], None]] = []

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=REQUEST_BYTES)
        self.rest.attach(app)
        self.page.attach(app)
        app.router.add_get("/gateway/", self.gateway.handle)
        app.router.add_get(r"/cdn/emojis/{emoji_id:\d+}.png", self._emoji)
        app.router.add_get(r"/cdn/attachments/{channel_id:\d+}/{attachment_id:\d+}/{filename}", self._file)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        await web.SockSite(self._runner, self._socket).start()
        self._undo.append(self.world.listen(self._hear))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        while self._undo:
            self._undo.pop()()
        self.gateway.abort()
        await self._runner.cleanup()

    def point_discord_here(self) -> None:
        """Every discord.py client of this process talks to this sandbox, until it ends."""
        self._undo.append(point_discord_at(self.base_url, self.gateway_url))

    def addresses(self) -> dict[str, str]:
        """What another process needs to reach this sandbox."""
        return {
            "base_url": self.base_url,
            "gateway_url": self.gateway_url,
            "page_url": self.page_url,
            "token": self.token,
        }

    async def wait(self, predicate: Callable[[], T], seconds: float = PATIENCE) -> T:
        """Waits until `predicate()` is true after some change, and returns what it gave.

        Raises `TimeoutError` after `seconds`.
        """
        changed = asyncio.Event()
        stop = self.world.listen(lambda _change: changed.set())
        try:
            async with asyncio.timeout(seconds):
                while not (found := predicate()):
                    await changed.wait()
                    changed.clear()
                return found
        finally:
            stop()

    async def until(self, predicate: Callable[[], T], seconds: float = PATIENCE) -> T:
        """Like `wait`, for what the bot knows rather than the world: looks again and again."""
        async with asyncio.timeout(seconds):
            while not (found := predicate()):  # noqa: ASYNC110 - nothing tells us when the bot's memory changes
                await asyncio.sleep(0.002)
            return found

    async def idle(self) -> None:
        """Waits until no request of the bot is being answered."""
        while self.rest.in_flight:
            self.rest.stirred.clear()
            await self.rest.stirred.wait()

    async def settle(self, quiet: float = 0.05) -> None:
        """Waits until the bot has asked nothing for `quiet` seconds: for "and nothing else happened"."""
        while True:
            await self.idle()
            self.rest.stirred.clear()
            try:
                await asyncio.wait_for(self.rest.stirred.wait(), quiet)
            except TimeoutError:
                return

    def _hear(self, change: Change) -> None:
        event = self._dispatcher.event(change)
        if event is not None:
            self.gateway.publish(event)
        self.page.hear(change)
        if isinstance(change, InteractionStarted):
            later = asyncio.get_running_loop().call_later
            later(self.interaction_seconds, expire, self.world, change.interaction)

    async def _file(self, request: web.Request) -> web.Response:
        found = self.cdn.fetch(int(request.match_info["attachment_id"]), request.query)
        if found is None:
            return web.Response(status=404, text="This content is no longer available.")
        return web.Response(body=found.content, content_type=found.content_type)

    async def _emoji(self, request: web.Request) -> web.Response:
        found = self.world.emojis.get(int(request.match_info["emoji_id"]))
        return (
            web.Response(status=404)
            if found is None
            else web.Response(body=found.content, content_type="image/png")
        )


def _token(application_id: int) -> str:
    """A token of the real shape: clients read the application's id out of its first part."""
    first = base64.urlsafe_b64encode(str(application_id).encode()).decode().rstrip("=")
    return f"{first}.{secrets.token_urlsafe(4)}.{secrets.token_urlsafe(20)}"


async def serve(port: int, interaction_seconds: float, shards: int) -> None:
    """Serves until SIGINT or SIGTERM."""
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    async with Sandbox(port=port, interaction_seconds=interaction_seconds, shards=shards) as sandbox:
        print(json.dumps(sandbox.addresses()), flush=True)
        await stop.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description="A small Discord on this machine, for the bot to talk to.")
    parser.add_argument("--port", type=int, default=0, help="0 takes any free port")
    parser.add_argument("--interaction-seconds", type=float, default=limits.INTERACTION_SECONDS)
    parser.add_argument("--shards", type=int, default=1)
    chosen = parser.parse_args()
    asyncio.run(serve(chosen.port, chosen.interaction_seconds, chosen.shards))


if __name__ == "__main__":
    main()
