"""One Maester to a database."""

import errno
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bot.errors import HostError
from bot.hosting import lease
from bot.hosting.doctor import machine
from bot.settings import Settings
from tests.scenarios.stage import SandboxStage, on_sandbox

HOLDER = """
import sys
from pathlib import Path
from bot.hosting.lease import take
take(Path(sys.argv[1]))
print("held", flush=True)
input()
"""


def test_a_second_process_is_refused_until_the_first_has_ended_however_it_ends(tmp_path: Path) -> None:
    database = tmp_path / "var" / "maester.db"
    command = [sys.executable, "-c", HOLDER, str(database)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        assert lease.taken(database)
        with pytest.raises(
            HostError, match=rf"Another Maester \(process {other.pid}\) is at work on .*; stop it first"
        ):
            lease.take(database)
        other.send_signal(signal.SIGKILL)
    assert not lease.taken(database)
    lease.take(database).release()


def test_it_can_be_given_back_and_taken_again(tmp_path: Path) -> None:
    first = lease.take(tmp_path / "maester.db")
    first.release()
    first.release()
    second = lease.take(tmp_path / "maester.db")
    assert lease.taken(tmp_path / "maester.db")
    second.release()


def test_another_database_is_another_lease(tmp_path: Path) -> None:
    one, two = tmp_path / "one.db", tmp_path / "two.db"
    first = lease.take(one)
    assert not lease.taken(two)
    second = lease.take(two)
    first.release()
    assert lease.taken(two)
    second.release()


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(HostError, match="cannot be written"):
        lease.take(tmp_path / "file" / "maester.db")


@pytest.mark.parametrize("number", [errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOSYS])
def test_a_file_system_without_locks_is_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    """As NFS mounted with `nolock`: nothing would keep a second Maester out."""
    database = tmp_path / "maester.db"
    lease.take(database).release()
    before = len(list(Path("/proc/self/fd").iterdir()))

    def none(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr("fcntl.flock", none)
    for ask in (lease.take, lease.taken):
        with pytest.raises(
            HostError, match=r"maester\.db\.lock cannot be locked .*: .* disk of this machine"
        ):
            ask(database)
    told = [found for found in machine(Settings(database=database, key=None), {}) if found.level == "trouble"]
    assert ["cannot be locked" in found.text for found in told] == [True]
    assert len(list(Path("/proc/self/fd").iterdir())) == before


async def test_a_second_bot_does_not_start_on_the_database_of_the_first(tmp_path: Path) -> None:
    async with on_sandbox(tmp_path / "maester.db") as stage:
        registered = len(stage.sandbox.rest.traffic)
        second = SandboxStage(stage.sandbox, tmp_path / "maester.db", tmp_path)
        with pytest.raises(HostError, match="Another Maester"):
            await second.start()
        await second.stop()
        paths = [one.path for one in list(stage.sandbox.rest.traffic)[registered:]]
        assert not any(path.endswith("/commands") for path in paths)
        assert (await stage.alys.command("/game new", system="risk")).reply is not None
        await stage.restart()
    assert not lease.taken(tmp_path / "maester.db")


# ── by whatever name ──


def test_a_link_to_a_database_is_no_other_database(tmp_path: Path) -> None:
    database, link = tmp_path / "maester.db", tmp_path / "folder" / "link.db"
    link.parent.mkdir()
    link.symlink_to(database)
    for first, second in ((database, link), (link, database)):
        held = lease.take(first)
        assert lease.taken(second)
        with pytest.raises(HostError, match="Another Maester"):
            lease.take(second)
        held.release()


def test_a_file_of_two_names_is_nobodys(tmp_path: Path) -> None:
    """Each name would have a lease, and a journal of SQLite's, of its own."""
    database = tmp_path / "maester.db"
    database.touch()
    (tmp_path / "other.db").hardlink_to(database)
    for name in ("maester.db", "other.db"):
        with pytest.raises(HostError, match="has another name as well"):
            lease.take(tmp_path / name)
    (tmp_path / "other.db").unlink()
    lease.take(database).release()


# ── a database that is gone ──


def begun(database: Path) -> None:
    """A Maester has opened this database once."""
    first = lease.take(database)
    assert first.first
    database.write_text("games")
    first.remember()
    first.release()


def test_where_there_was_a_database_none_is_begun_silently(tmp_path: Path) -> None:
    database = tmp_path / "maester.db"
    begun(database)
    again = lease.take(database)
    assert not again.first
    again.release()
    database.unlink()
    for _ in range(2):
        with pytest.raises(HostError, match=r"is gone, .* put it back, .* remove .*maester\.db\.lock"):
            lease.take(database)
    lease.take(database, missing=True).release()  # to restore a backup
    with pytest.raises(HostError, match="is gone"):
        lease.take(database)
    database.touch()  # a file without a byte is none
    assert lease.lost(database)
    with pytest.raises(HostError, match="is gone"):
        lease.take(database)
    lease.lock_file(database).unlink()
    lease.take(database).release()


def test_a_first_start_that_failed_hinders_no_other(tmp_path: Path) -> None:
    """There never was a database: the settings were wrong, say."""
    for _ in range(2):
        lease.take(tmp_path / "maester.db").release()


def test_on_a_full_disk_it_is_not_forgotten_that_there_was_a_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = tmp_path / "maester.db"
    begun(database)

    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("os.pwrite", full)
        for _ in range(2):  # nor does the one that failed go on to hold it
            with pytest.raises(HostError, match=r"cannot be written \(No space left on device\)"):
                lease.take(database)
    database.unlink()
    with pytest.raises(HostError, match="is gone"):
        lease.take(database)


def test_who_holds_it_is_named_though_there_was_a_database(tmp_path: Path) -> None:
    database = tmp_path / "maester.db"
    begun(database)
    held = lease.take(database)
    with pytest.raises(HostError, match=r"Another Maester \(process \d+\) is at work"):
        lease.take(database)
    held.release()


async def test_a_bot_does_not_begin_empty_where_it_has_worked(tmp_path: Path) -> None:
    async with on_sandbox(tmp_path / "maester.db") as stage:
        await stage.alys.command("/game new", system="risk")
        await stage.stop()
        (tmp_path / "maester.db").unlink()
        second = SandboxStage(stage.sandbox, tmp_path / "maester.db", tmp_path)
        with pytest.raises(HostError, match="is gone, and Maester has worked on it"):
            await second.start()
        await second.stop()
        assert not (tmp_path / "maester.db").exists()
