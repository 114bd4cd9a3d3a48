"""Serves the figures of `bot/metrics.py`: off unless a port is set, for this machine alone unless a host is set too."""

import asyncio
import time
from pathlib import Path
from typing import get_args

import structlog
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.errors import HostError
from bot.hosting.backed_up import last_backup
from bot.metrics import BACKUP_AGE, GAMES, OLDEST_POST, OUTBOX
from bot.store.protocol import Store, StoreError
from bot.store.rows import Status

log = structlog.get_logger()


class Exporter:
    """Serves `/metrics` from `start` to `stop`."""

    def __init__(self, store: Store, host: str, port: int, beside: Path) -> None:
        """`beside` is the file beside which the sign of the last backup lies."""
        self._store, self._host, self._port, self._beside = store, host, port, beside
        self._runner: web.AppRunner | None = None

    @property
    def port(self) -> int:
        """Where it is served; it was asked for, unless that was 0."""
        assert self._runner is not None
        return int(self._runner.addresses[0][1])

    async def start(self) -> None:
        """Raises HostError if the port cannot be had."""
        app = web.Application()
        app.router.add_get("/metrics", self._answer)
        runner = web.AppRunner(app, access_log=None)
        await runner.setup()
        try:
            await web.TCPSite(runner, self._host, self._port).start()
        except OSError as error:
            await runner.cleanup()
            raise HostError(
                f"The metrics cannot be served on {self._host}:{self._port} ({error.strerror}); choose another"
                " MAESTER_METRICS_PORT."
            ) from error
        self._runner = runner

    async def stop(self) -> None:
        """May be called again."""
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def _answer(self, _request: web.Request) -> web.Response:
        try:
            tally = await self._store.tally()
        except StoreError as error:
            log.error("the metrics could not be read", error=str(error))
            return web.Response(status=503, text="The database does not answer.")
        for status in get_args(Status):
            GAMES.labels(status).set(tally.games.get(status, 0))
        OUTBOX.set(tally.posts)
        now = time.time()
        OLDEST_POST.set(0.0 if tally.waiting is None else max(0.0, now - tally.waiting))
        BACKUP_AGE.set(now - await asyncio.to_thread(last_backup, self._beside))
        return web.Response(body=generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})
