"""The commands of a host: `maester doctor`, `backup`, `restore`, `migrate`.

They end with 0 if all is well, with 1 if something has to be mended, and with 2 if nothing could be done.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from bot.engine.rooms import has_rooms
from bot.errors import HostError
from bot.hosting import lease, migration
from bot.hosting.doctor import Finding, machine
from bot.hosting.restoring import restore as put_back
from bot.rules.registry import RULESETS
from bot.settings import Settings, Token, read_settings
from bot.store.backup import backup as copy
from bot.store.protocol import StoreError

host = typer.Typer()
out = Console(highlight=False, markup=False, soft_wrap=True)
err = Console(highlight=False, markup=False, soft_wrap=True, stderr=True)

MEND, UNUSABLE = 1, 2

MARKS = {"good": ("✓", "green"), "advice": ("!", "yellow"), "trouble": ("✗", "red")}

Database = Annotated[
    Path | None, typer.Option(help="The database, if it is not the one of MAESTER_DATABASE.")
]


@host.command()
def doctor(
    offline: Annotated[bool, typer.Option(help="Ask Discord nothing.")] = False, database: Database = None
) -> None:
    """Look at everything the bot needs, and say what to do about what is wrong.

    Ends with 0 if nothing keeps the bot from its work, else with 1.
    """
    with _told():
        settings = _settings(database)

        async def look() -> bool:
            well = True
            async for finding in _findings(settings, offline):
                mark, colour = MARKS[finding.level]
                out.print(mark, finding.text, style=colour)
                well = well and finding.level != "trouble"
            return well

        well = asyncio.run(look())
    if not well:
        raise typer.Exit(MEND)


async def _findings(settings: Settings, offline: bool) -> AsyncIterator[Finding]:
    from bot.hosting.doctor_discord import discord_checks

    for finding in machine(settings, RULESETS):
        yield finding
    if offline:
        return
    try:
        places = migration.places(settings.database)
    except StoreError:
        places = []  # there is none yet, or the finding above says what is wrong with it
    token = Token().discord_token
    rooms = any(map(has_rooms, RULESETS.values()))
    async for finding in discord_checks(token.get_secret_value() if token else None, places, rooms=rooms):
        yield finding


@host.command()
def backup(
    file: Annotated[Path, typer.Argument(help="A new file; it holds hands and secrets, so keep it safe.")],
    database: Database = None,
) -> None:
    """Copy the database into a file, while the bot runs or not."""
    with _told():
        source = _settings(database).database
        size = copy(source, file)
    out.print(f"{file}: {size / 1e6:.1f} MB, whole.")


@host.command()
def restore(
    file: Annotated[Path, typer.Argument(help="What `maester backup` has made.")], database: Database = None
) -> None:
    """Put a backup in the place of the database, and keep the old one beside it. The bot must not run."""
    with _told():
        target = _settings(database).database
        held = lease.take(target, missing=True)
        try:
            kept = put_back(file, target)
        finally:
            held.release()
    out.print(f"{target} is {file} now.")
    if kept is not None:
        out.print(f"What was there before is kept as {kept}.")


@host.command()
def migrate(
    apply: Annotated[
        bool,
        typer.Option(
            "--apply/--check", help="Let the games go on that come out the same; the bot must not run."
        ),
    ] = False,
    database: Database = None,
) -> None:
    """Replay every running game by the rules at hand, and report. Nothing changes but with --apply.

    Ends with 0 if all of them go on, with 1 if a game has to stay with the rules it began under.
    """
    with _told():
        path = _settings(database).database
        trials = _apply(path) if apply else migration.check(path, RULESETS)
        tried = [_say(trial) for trial in trials]
    if not tried:
        out.print("No game is at play.")
    others = [trial for trial in tried if not trial.goes_on]
    if any(trial.changed for trial in others):
        out.print(
            "A game that does not come out the same is held. Finish it with the Maester it began under, or let a game"
            " master end it.",
            style="yellow",
        )
    if not all(trial.changed for trial in others):
        out.print(
            "A game that does not come out the same by rules of the same version is not held, and its transcript would"
            " prove nothing: go back to the Maester it began under, and tell whoever made this one.",
            style="yellow",
        )
    if others:
        raise typer.Exit(MEND)


def _apply(database: Path) -> list[migration.Trial]:
    held = lease.take(database)
    try:
        return asyncio.run(migration.apply(database, RULESETS))
    finally:
        held.release()


def _say(trial: migration.Trial) -> migration.Trial:
    mark, colour = MARKS["good" if trial.goes_on else "trouble"]
    out.print(mark, str(trial), style=colour)
    return trial


def _settings(database: Path | None) -> Settings:
    settings = read_settings()
    return settings.model_copy(update={"database": database}) if database else settings


@contextmanager
def _told() -> Iterator[None]:
    """What cannot be done is told in a sentence."""
    try:
        yield
    except (HostError, StoreError) as error:
        err.print(str(error), style="red")
        raise typer.Exit(UNUSABLE) from error
