"""A start without a network: the bot waits, a line of the log each time, and goes on when Discord is there."""

import asyncio
import json
import signal
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bot import client
from bot.health import sign
from bot.sandbox.server import Sandbox
from tests.hosting.test_run import PATIENCE, Host, ended


class Road:
    """The way to a sandbox's REST routes, which can be opened and shut: a port that passes on what it gets."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._to = sandbox.port
        self.port = 0
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._pass, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def shut(self) -> None:
        assert self._server is not None
        self._server.close()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self._to)
        await asyncio.gather(_pour(reader, back), _pour(there, writer), return_exceptions=True)


async def _pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(65536):
        writer.write(data)
        await writer.drain()
    writer.close()


async def test_without_a_network_it_waits_and_goes_on_when_there_is_one(tmp_path: Path) -> None:
    async with Sandbox() as sandbox, AsyncExitStack() as stack:
        road, host = Road(sandbox), Host(sandbox, tmp_path)
        await road.open()
        await road.shut()
        sandbox.base_url = f"http://127.0.0.1:{road.port}"
        process = await host.maester("run")
        await sandbox.until(lambda: said(host.log), seconds=PATIENCE)
        await road.open()
        stack.push_async_callback(road.shut)
        await sandbox.until(lambda: sign(host.database).exists(), seconds=PATIENCE)
        process.send_signal(signal.SIGTERM)
        code, out, err = await ended(process)
        assert (code, "Traceback" in out + err) == (0, False)


async def test_whoever_stops_it_while_it_waits_is_obeyed_at_once(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        road, host = Road(sandbox), Host(sandbox, tmp_path)
        await road.open()
        await road.shut()
        sandbox.base_url = f"http://127.0.0.1:{road.port}"
        process = await host.maester("run")
        await sandbox.until(lambda: said(host.log), seconds=PATIENCE)
        process.send_signal(signal.SIGTERM)
        code, out, err = await asyncio.wait_for(ended(process), 10)
        assert (code, "Traceback" in out + err) == (0, False)


def said(log: Path) -> list[str]:
    """The lines that say it will be tried again."""
    lines = log.read_text().splitlines() if log.exists() else []
    return [line for line in lines if "cannot be reached" in json.loads(line)["event"]]


async def test_each_time_it_waits_longer_up_to_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    async def work() -> None:
        if len(waited) < 9:
            raise ConnectionRefusedError

    monkeypatch.setattr("bot.client.asyncio.sleep", sleep)
    await client.patiently(work)
    assert waited == [1, 2, 4, 8, 16, 32, 60, 60, 60]


async def test_what_is_not_the_networks_fault_is_not_tried_again() -> None:
    async def broken() -> None:
        raise ValueError

    async def begun() -> None:
        raise ConnectionResetError

    with pytest.raises(ValueError):
        await client.patiently(broken)
    with pytest.raises(ConnectionResetError):
        await client.patiently(begun, lambda: False)
