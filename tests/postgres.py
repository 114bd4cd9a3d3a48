"""A PostgreSQL server to throw away: on this machine alone, gone with the process that began it."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import asyncpg
import pytest

from bot.address import Url
from bot.store.postgres import open_postgres

MEMORY = Path("/dev/shm")
"""Nothing here outlives the tests, and memory is quicker than a disk."""

PREFIX = "maester-pg-"
"""Of the folder of a server; the number of its process follows."""

QUICK = ("fsync=off", "full_page_writes=off", "autovacuum=off", "max_connections=300", "shared_buffers=32MB")
"""The server itself is never killed, but for those tests that begin one of their own."""

PATIENCE = 30.0
"""Seconds a server may take to begin."""

BY_FILE = 15
"""The version from which on a database can be copied file by file, in half the time."""

TEMPLATE = "maester_template"
"""A database that is up to date and empty; others are copied from it."""

_names = (f"maester_{os.getpid()}_{n}" for n in count(1))


def programs() -> Path | None:
    """The folder of PostgreSQL's programs, the newest if there are several."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda file: float(file.parts[-3]))
    if found:
        return found[-1].parent
    path = shutil.which("postgres")
    return Path(path).resolve().parent if path else None


class Server:
    """A server that runs. Its databases are of a user who may do all."""

    def __init__(self, port: int, prepared: bool = False) -> None:
        self.port = port
        self._prepared = prepared

    def url(self, database: str) -> Url:
        return Url(f"postgresql://maester@127.0.0.1:{self.port}/{database}")

    async def database(self) -> Url:
        """The address of a new database, up to date and empty."""
        if not self._prepared:
            self._prepared = True
            await (await open_postgres(await self.bare(TEMPLATE))).close()
        return await self.bare(next(_names), TEMPLATE)

    async def bare(self, name: str, template: str = "template0") -> Url:
        """The address of a new database, a copy of another."""
        connection = await asyncpg.connect(self.url("postgres").whole)
        try:
            how = "STRATEGY FILE_COPY" if connection.get_server_version().major >= BY_FILE else ""
            await connection.execute(f'CREATE DATABASE "{name}" TEMPLATE "{template}" {how}')
        finally:
            await connection.close()
        return self.url(name)

    async def reachable(self, url: Url, may: bool) -> None:
        """Let nobody reach a database, as if the server were gone; or let them again."""
        name = url.whole.rpartition("/")[2]
        await self.say(f'ALTER DATABASE "{name}" WITH ALLOW_CONNECTIONS {str(may).lower()}')
        if not may:
            await self.say(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")

    async def say(self, sql: str, database: str = "postgres") -> None:
        connection = await asyncpg.connect(self.url(database).whole)
        try:
            await connection.execute(sql)
        finally:
            await connection.close()


@contextmanager
def server(*settings: str) -> Iterator[Server]:
    """Begin a server, and end it."""
    bin_ = programs()
    if bin_ is None:
        if os.environ.get("CI"):
            pytest.fail("There is no PostgreSQL here: .ci/run should have installed it.")
        pytest.skip("There is no PostgreSQL here: install Debian's package postgresql to have this tested.")
    _sweep()
    place = MEMORY if MEMORY.is_dir() else None
    with tempfile.TemporaryDirectory(prefix=f"{PREFIX}{os.getpid()}-", dir=place) as name:
        folder = Path(name)
        as_ = _no_root(folder)
        _done([*as_, bin_ / "initdb", "-D", folder / "data", *INITDB], folder)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        options = [
            "listen_addresses=127.0.0.1",
            f"port={port}",
            f"unix_socket_directories={folder}",
            *settings,
        ]
        command = [*as_, bin_ / "postgres", "-D", folder / "data"]
        for option in options:
            command += ["-c", option]
        with (folder / "log").open("wb") as log:
            running = subprocess.Popen(command, cwd=folder, stdout=log, stderr=log)
        try:
            _wait(bin_, port, running, folder)
            yield Server(port)
        finally:
            running.send_signal(signal.SIGQUIT)  # at once
            running.wait(PATIENCE)


def _sweep() -> None:
    """Remove what tests have left that were killed: it would fill the memory."""
    for left in MEMORY.glob(f"{PREFIX}*"):
        if not Path("/proc", left.name.removeprefix(PREFIX).partition("-")[0]).exists():
            shutil.rmtree(left, ignore_errors=True)


INITDB = ("-A", "trust", "-U", "maester", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync")


def _no_root(folder: Path) -> list[str]:
    """PostgreSQL refuses to be run by root. Whoever runs it, it ends when we do, where the system can see to that."""
    setpriv = ["setpriv", "--pdeathsig", "QUIT"]
    if os.geteuid() != 0:
        return setpriv if shutil.which("setpriv") else []
    shutil.chown(folder, "postgres", "postgres")
    return [*setpriv, "--reuid=postgres", "--regid=postgres", "--init-groups"]


def _done(command: list[object], folder: Path) -> None:
    done = subprocess.run(list(map(str, command)), cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def _wait(bin_: Path, port: int, running: "subprocess.Popen[bytes]", folder: Path) -> None:
    ends = time.monotonic() + PATIENCE
    ask = [str(bin_ / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port)]
    while subprocess.run(ask, check=False).returncode != 0:
        assert running.poll() is None, (folder / "log").read_text()
        assert time.monotonic() < ends, "PostgreSQL does not begin"
        time.sleep(0.05)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """One for each process that tests."""
    with server(*QUICK) as made:
        yield made
