"""`maester doctor`: what keeps the bot from running well on this machine, each finding with what to do about it."""

import os
import shutil
import sqlite3
import stat
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import render
from bot import lexicon
from bot.engine.journal.entries import Rules
from bot.errors import HostError
from bot.hosting import lease, migration
from bot.hosting.keys import host_key, key_file
from bot.settings import Settings
from bot.store.backup import examine, opened
from bot.store.life import life
from bot.store.migrate import steps
from bot.store.protocol import Newer, StoreError
from bot.store.sqlite import within
from bot.words import LOCALES, languages
from data import DataError
from render.base.store import folder as cache_folder

Level = Literal["good", "advice", "trouble"]


@dataclass(frozen=True, slots=True)
class Finding:
    """One sentence. `trouble` keeps the bot from its work, `advice` is worth a look."""

    level: Level
    text: str


LEAST, COMFORTABLE = 100_000_000, 1_000_000_000
"""Bytes free on the disk below which nothing works for long, and below which it is time to look."""

ZONES = ("UTC", "Europe/Berlin", "America/New_York", "Asia/Kolkata")


def good(text: str) -> Finding:
    """All is well there."""
    return Finding("good", text)


def advice(text: str) -> Finding:
    """Something worth a look."""
    return Finding("advice", text)


def trouble(text: str) -> Finding:
    """Something that keeps the bot from its work."""
    return Finding("trouble", text)


def older(is_: str) -> Finding:
    """What is said of a database that an older Maester has made; `is_` begins the sentence: “The database … is”."""
    return advice(f"{is_} older than this Maester; make a backup, and the next start brings it up to date.")


def held(games: Sequence[migration.Pinned]) -> Iterator[Finding]:
    """What is said of games that wait because their rules have changed; nothing if there are none."""
    if games:
        yield trouble(
            f"Running games that began under other rules and are held: {len(games)}; run `maester migrate --check`."
        )


def shut(why: str) -> Iterator[Finding]:
    """What is said of a database on which no Maester may begin, and `why`; nothing if it is empty."""
    if why:
        yield trouble(f"No Maester begins on this database. {why}")


def at_work(taken: bool) -> Finding:
    """What is said of a database on which another Maester runs, or none."""
    return good(f"{'A' if taken else 'No'} Maester runs on this database.")


def machine(settings: Settings, systems: Mapping[str, Rules]) -> Iterator[Finding]:
    """All that can be found out without the network: of the database, if it is a file."""
    yield from _data()
    yield from _zones()
    yield from _folder(settings.beside)
    yield from _disk(settings.beside)
    yield from _cache()
    yield from _key(settings)
    yield from _private(settings)
    if isinstance(settings.database, Path):
        yield from _database(settings.database, systems)
        yield _at_work(settings.database)


def _at_work(database: Path) -> Finding:
    try:
        return at_work(lease.taken(database))
    except HostError as error:
        return trouble(str(error))


def _data() -> Iterator[Finding]:
    try:
        render.check()
        for name in languages():
            lexicon.check(LOCALES / name)
    except DataError as error:
        yield trouble(f"{error}; install Maester again.")
        return
    yield good(f"Fonts, words and {len(render.boards())} boards are whole.")


def _zones() -> Iterator[Finding]:
    try:
        for name in ZONES:
            ZoneInfo.no_cache(name)
    except ZoneInfoNotFoundError as error:
        yield trouble(f"The time zones are missing ({error.args[0]}); install the package tzdata.")
        return
    yield good("The time zones are known.")


def _folder(database: Path) -> Iterator[Finding]:
    folder = _existing(database.parent)
    if not os.access(folder, os.W_OK | os.X_OK):
        yield trouble(
            f"{folder} cannot be written by this user; change its owner, or set MAESTER_DATABASE elsewhere."
        )


def _existing(folder: Path) -> Path:
    """The folder, or the nearest one above it that is there."""
    return next(place for place in (folder.absolute(), *folder.absolute().parents) if place.is_dir())


def _disk(database: Path) -> Iterator[Finding]:
    free = shutil.disk_usage(_existing(database.parent)).free
    told = f"{free / 1e9:.1f} GB are free on the disk of the database"
    if free < LEAST:
        yield trouble(f"{told}; make room, or moves can soon not be stored any more.")
    elif free < COMFORTABLE:
        yield advice(f"{told}; make room before it is full.")
    else:
        yield good(f"{told}.")


def _cache() -> Iterator[Finding]:
    folder = cache_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        yield advice(
            f"Prepared pictures cannot be kept in {folder} ({error.strerror}), so every start takes longer; set"
            " MAESTER_CACHE to a folder of this user's."
        )
    else:
        yield good(f"Prepared pictures are kept in {folder}.")


def _key(settings: Settings) -> Iterator[Finding]:
    if settings.key is None and not key_file(settings.beside).exists():
        return  # it is made when it is needed
    try:
        host_key(settings.beside, settings.key)
    except HostError as error:
        yield trouble(str(error))


def _private(settings: Settings) -> Iterator[Finding]:
    """Files with secrets in them that others on this machine can read."""
    held = {Path(".env"): "the token", key_file(settings.beside): "the key"}
    if isinstance(settings.database, Path):
        held[settings.database] = "everybody's hands"
    for file, what in held.items():
        if file.is_file() and (mode := stat.S_IMODE(file.stat().st_mode)) & 0o077:
            yield advice(
                f"{file} holds {what}, and other users of this machine can read it (mode {mode:o}); type"
                f" `chmod 600 {file}`."
            )


def _database(database: Path, systems: Mapping[str, Rules]) -> Iterator[Finding]:
    if lease.lost(database):
        yield trouble(
            f"The database {database} is gone, and Maester has worked on it; put it back, or `maester restore` a"
            " backup."
        )
        return
    if not database.exists() or (database.is_file() and not database.stat().st_size):
        yield good(f"There is no database {database} yet; the first start makes it.")
        return
    try:
        version = examine(database)
        if version < max(steps()):
            yield older(f"The database {database} is whole, and")
        else:
            yield good(f"The database {database} is whole and up to date (version {version}).")
            with opened(database) as db:
                yield from shut(within(db, life).shut)
        games = migration.held(database, systems)
    except Newer as error:
        yield trouble(f"{str(error)[:-1]}, or put back the backup of before with `maester restore`.")
        return
    except StoreError as error:
        if isinstance(error.__cause__, sqlite3.OperationalError):  # no word of damage
            yield trouble(f"{error} Look at its disk, whether it is full, and who owns it.")
            return
        yield trouble(f"{error} Put back a backup with `maester restore`.")
        return
    yield from held(games)
