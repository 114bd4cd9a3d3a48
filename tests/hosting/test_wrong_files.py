"""The commands of a host, given a database that is none: one sentence that names it, and nothing is touched."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from bot.cli import app
from bot.hosting import lease
from bot.hosting.doctor import machine
from bot.rules.registry import RULESETS
from bot.settings import Settings
from bot.store.migrate import migrate, steps


def maester(*words: object) -> Result:
    return CliRunner().invoke(app, [str(word) for word in words])


def missing(file: Path) -> None:
    pass


def folder(file: Path) -> None:
    file.mkdir()
    (file / "kept").write_text("something")


def words(file: Path) -> None:
    file.write_text("Winter is coming. " * 500)


def foreign(file: Path) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.execute("CREATE TABLE recipes (name TEXT)")


def newer(file: Path) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        migrate(db)
        db.execute("PRAGMA user_version = 9999")


def damaged(file: Path) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = WAL")
        migrate(db)
    content = bytearray(file.read_bytes())
    for page in range(3, 30, 2):
        content[4096 * page : 4096 * page + 600] = b"\xab" * 600
    file.write_bytes(content)


def content(tmp_path: Path) -> dict[str, bytes]:
    """What lies there, but for what everybody who looks leaves beside a database: locks, and SQLite's own."""
    beside = (".lock", "-wal", "-shm")
    files = (file for file in tmp_path.rglob("*") if file.is_file() and not file.name.endswith(beside))
    return {str(file.relative_to(tmp_path)): file.read_bytes() for file in files}


COMMANDS = {
    "backup": ("backup", "new.db"),
    "check": ("migrate", "--check"),
    "apply": ("migrate", "--apply"),
    "tidy": ("tidy",),
    "move-to": ("move-to", "moved.db"),
}


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (missing, "There is no database"),
        (folder, "is a folder"),
        (words, "is not a database"),
        (foreign, "no database of Maester's"),
        (newer, f"is of version 9999, this Maester knows {max(steps())}; upgrade Maester"),
    ],
)
def test_it_is_named_in_a_sentence_and_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str, spoil: object, complaint: str
) -> None:
    monkeypatch.chdir(tmp_path)
    database = Path("there", "maester.db")
    if spoil is not missing:
        database.parent.mkdir()
    assert callable(spoil)
    spoil(database)
    before = content(tmp_path)
    refused(command, database, complaint)
    assert content(tmp_path) == before
    assert database.parent.exists() == (spoil is not missing)


@pytest.mark.parametrize("command", [name for name in COMMANDS if name != "check"])
def test_damage_is_told_in_a_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    monkeypatch.chdir(tmp_path)
    damaged(Path("maester.db"))
    before = content(tmp_path)
    refused(command, Path("maester.db"), "damaged|malformed")
    assert content(tmp_path) == before


def refused(command: str, database: Path, complaint: str) -> None:
    """It ends with 2 and one line that names the database."""
    done = maester(*COMMANDS[command], "--database", database)
    assert (done.exit_code, done.stdout) == (2, "")
    assert re.fullmatch(rf".*({complaint}).*\n", done.stderr), done.stderr
    assert str(database) in done.stderr


def test_a_backup_that_is_not_there_is_no_reason_to_make_a_folder(tmp_path: Path) -> None:
    done = maester("restore", tmp_path / "none.db", "--database", tmp_path / "there" / "maester.db")
    assert (done.exit_code, done.stderr) == (2, f"There is no database {tmp_path / 'none.db'}.\n")
    assert not list(tmp_path.iterdir())


def test_nothing_is_restored_in_the_place_of_a_folder(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "copy.db", isolation_level=None)) as db:
        migrate(db)
    folder(tmp_path / "var")
    before = content(tmp_path)
    done = maester("restore", tmp_path / "copy.db", "--database", tmp_path / "var")
    assert done.exit_code == 2
    assert "is a folder" in done.stderr
    assert content(tmp_path) == before


def test_a_database_is_not_moved_to_itself_by_another_of_its_names(tmp_path: Path) -> None:
    file = tmp_path / "maester.db"
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        migrate(db)
    done = maester("move-to", tmp_path / "there" / ".." / "maester.db", "--database", file)
    assert done.exit_code == 2
    assert "is the database that is used now" in done.stderr


def test_where_maester_has_worked_an_empty_file_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "maester.db"
    file.touch()  # as a start leaves it that is stopped very early
    held = lease.take(file)
    assert held.first
    held.remember()
    held.release()
    with pytest.raises(lease.HostError, match="is gone, and Maester has worked on it"):
        lease.take(file)
    (told,) = (each.text for each in machine(Settings(database=file), RULESETS) if each.level == "trouble")
    assert "is gone, and Maester has worked on it" in told


def test_the_doctor_tells_of_a_newer_maester_what_to_do(tmp_path: Path) -> None:
    file = tmp_path / "maester.db"
    newer(file)
    (told,) = (each.text for each in machine(Settings(database=file), RULESETS) if each.level == "trouble")
    assert told.endswith("upgrade Maester, or put back the backup of before with `maester restore`.")
