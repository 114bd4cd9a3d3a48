"""The commands of a host: `maester doctor`, `backup`, `restore`, `move-to`, `tidy`, `migrate`.

They end with 0 if all is well, with 1 if something has to be mended, and with 2 if nothing could be done.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress, TaskID

from bot.address import Address, Url, address
from bot.engine.table.rooms import has_rooms
from bot.errors import HostError
from bot.hosting import lease, migration
from bot.hosting.backed_up import note_backup
from bot.hosting.database import needs_games, open_store, opened_to_read, take
from bot.hosting.doctor import Finding, machine
from bot.hosting.restoring import restore as put_back
from bot.hosting.restoring import restore_into
from bot.rules.registry import RULESETS
from bot.settings import Settings, Token, read_settings
from bot.store.backup import backup as copy
from bot.store.backup import backup_of, examine, recognised, rewrite, unused_path
from bot.store.move import Side, move
from bot.store.protocol import StoreError

host = typer.Typer()
out = Console(highlight=False, markup=False, soft_wrap=True)
err = Console(highlight=False, markup=False, soft_wrap=True, stderr=True)

MEND, UNUSABLE = 1, 2

MARKS = {"good": ("✓", "green"), "advice": ("!", "yellow"), "trouble": ("✗", "red")}

Database = Annotated[
    str | None, typer.Option(help="A file or postgresql://…; left out, the database of MAESTER_DATABASE.")
]


@host.command()
def doctor(
    offline: Annotated[bool, typer.Option(help="Ask Discord nothing.")] = False, database: Database = None
) -> None:
    """Look at everything the bot needs, and say what to do about what is wrong.

    Ends with 0 if nothing keeps the bot from its work, with 1 if something does, with 2 if a setting cannot be read.
    """
    with _errors_told():
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
    if isinstance(settings.database, Url):
        from bot.hosting.doctor_server import server

        async for finding in server(settings.database, RULESETS):
            yield finding
    if offline:
        return
    try:
        async with opened_to_read(settings.database) as db:
            places = await migration.places(db)
    except (StoreError, HostError):
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
    """Copy the database into a file, while the bot runs or not.

    Ends with 0 if it is done, with 2 if it cannot be.
    """
    with _errors_told():
        source = _settings(database).database
        if isinstance(source, Url):
            asyncio.run(_backup(source, file))
        else:
            copy(source, file)
        note_backup(_settings(database).beside)
    out.print(f"{file}: {file.stat().st_size / 1e6:.1f} MB, whole.")


async def _backup(source: Url, file: Path) -> None:
    await needs_games(source)
    async with opened_to_read(source) as db:
        await backup_of(db, file)


@host.command()
def restore(
    file: Annotated[Path, typer.Argument(help="What `maester backup` has made.")], database: Database = None
) -> None:
    """Put a backup in the place of the database, and keep the old one beside it. The bot must not run.

    Ends with 0 if it is done, with 2 if it cannot be.
    """
    with _errors_told():
        settings = _settings(database)
        target = settings.database
        if isinstance(target, Url):
            kept = asyncio.run(_restore(file, target, settings.beside))
        else:
            recognised(file)
            held = lease.take(target, missing=True)
            try:
                kept = put_back(file, target)
            finally:
                held.release()
    out.print(f"{target} is {file} now.")
    if kept is not None:
        out.print(f"What was there before is kept as {kept}.")


async def _restore(file: Path, target: Url, beside: Path) -> Path | None:
    held = await take(target)
    try:
        examine(file)
        store = await open_store(target)
        try:
            return await restore_into(file, store, unused_path(beside))
        finally:
            await store.close()
    finally:
        held.release()


@host.command(name="move-to")
def move_to(
    target: Annotated[str, typer.Argument(help="An empty database: a file, or postgresql://…")],
    database: Database = None,
) -> None:
    """Take all games into another database, a file's or a server's. The bot must not run.

    Every row is compared. It may be stopped at any moment, and gone on with by the same command.

    Ends with 0 if it is done, with 2 if it cannot be.
    """
    with _errors_told():
        source = _settings(database).database
        other = address(target)
        progress = Progress(console=err)
        tasks: dict[str, TaskID] = {}

        def tell(table: str, rows: int) -> None:
            if not tasks:
                progress.start()
            if table not in tasks:
                tasks[table] = progress.add_task(table, total=None)
            progress.update(tasks[table], completed=rows, description=f"{table}: {rows}")

        try:
            asyncio.run(_move(source, other, tell))
        finally:
            if tasks:
                progress.stop()
    out.print(f"The games of {source} are in {other} now, every row of them. Set MAESTER_DATABASE to it.")
    out.print(f"{source} is kept, and no Maester begins on it any more.")


def _place(where: Address) -> str:
    """By whichever of its names a file goes."""
    return str(where.resolve() if isinstance(where, Path) else where)


async def _move(source: Address, target: Address, tell: Callable[[str, int], None]) -> None:
    if _place(source) == _place(target):
        raise HostError(f"{source} is the database that is used now; name another one.")
    await needs_games(source)
    async with AsyncExitStack() as stack:
        sides = []
        for where in (source, target):
            held = await take(where)
            stack.callback(held.release)
            store = await open_store(where)
            stack.push_async_callback(store.close)
            held.remember()
            sides.append(Side(store, str(where)))
        await move(sides[0], sides[1], tell)


@host.command()
def tidy(database: Database = None) -> None:
    """Write the database anew, so that nothing deleted is left in what is free of it. The bot must not run.

    Ends with 0 if it is done, with 2 if it cannot be.
    """
    with _errors_told():
        target = _settings(database).database
        if isinstance(target, Url):
            raise HostError("A server writes over what was deleted by itself (autovacuum).")
        recognised(target)
        held = lease.take(target, missing=True)
        try:
            before, after = rewrite(target)
        finally:
            held.release()
    out.print(f"{target}: {before / 1e6:.1f} MB before, {after / 1e6:.1f} MB now.")


@host.command()
def migrate(
    apply: Annotated[
        bool,
        typer.Option(
            "--apply/--check",
            help="--apply lets the games go on that come out the same, and the bot must not run; --check only tells.",
        ),
    ] = False,
    database: Database = None,
) -> None:
    """Replay every running game by the rules at hand, and report. Nothing changes but with --apply.

    Ends with 0 if all of them go on, with 1 if a game does not, with 2 if none could be judged.
    """
    with _errors_told():
        where = _settings(database).database
        if apply or isinstance(where, Url):
            tried = asyncio.run(_apply(where) if apply else _check(where))
        else:
            tried = [_printed(trial) for trial in migration.check(where, RULESETS)]
    if not tried:
        out.print("No game is at play.")
    others = [trial for trial in tried if not trial.goes_on]
    for advice in dict.fromkeys(map(_advice, others)):
        out.print(advice, style="yellow")
    if others:
        raise typer.Exit(MEND)


def _advice(trial: migration.Trial) -> str:
    """What to do about a game that does not go on."""
    unreadable = trial.verdict is not None and trial.verdict.kind == "unreadable"
    if trial.changed:
        damaged = " What that one cannot read either is damaged: put back a backup." if unreadable else ""
        return (
            "A game that does not come out the same is held. Finish it with the Maester it began under, or let a game"
            f" master end it.{damaged}"
        )
    if unreadable:
        return (
            "An entry that rules of the same version cannot read is damaged: put back a backup of before"
            " (`maester restore`), which takes all games back to that moment."
        )
    return (
        "A game that does not come out the same by rules of the same version is not held, and its transcript would"
        " prove nothing: go back to the Maester it began under, and tell whoever made this one."
    )


async def _check(database: Address) -> list[migration.Trial]:
    await needs_games(database)
    async with opened_to_read(database) as db:
        return [_printed(trial) async for trial in migration.check_in(db, RULESETS)]


async def _apply(database: Address) -> list[migration.Trial]:
    await needs_games(database)
    held = await take(database)
    try:
        return [_printed(trial) for trial in await migration.apply(database, RULESETS)]
    finally:
        held.release()


def _printed(trial: migration.Trial) -> migration.Trial:
    """The trial, once it is printed: each as soon as it is made."""
    mark, colour = MARKS["good" if trial.goes_on else "trouble"]
    out.print(mark, str(trial), style=colour)
    return trial


def _settings(database: str | None) -> Settings:
    settings = read_settings()
    return settings.model_copy(update={"database": address(database)}) if database else settings


@contextmanager
def _errors_told() -> Iterator[None]:
    """Print why something cannot be done, in one sentence, and end with the exit code for it."""
    try:
        yield
    except (HostError, StoreError) as error:
        err.print(str(error), style="red")
        raise typer.Exit(UNUSABLE) from error
