"""The command line: `maester`.

What needs Discord is imported only by the commands that do, so that checking a file starts at once.
"""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from bot import __version__
from bot.address import Url, address
from bot.collector import loading
from bot.engine.journal.entries import Rules
from bot.engine.journal.history import live
from bot.engine.table.turn_history import Chapter, chapters
from bot.engine.transcript.reader import TranscriptError, read
from bot.engine.transcript.replay import Step, replay
from bot.engine.transcript.verify import Finding
from bot.engine.transcript.verify import verify as check
from bot.engine.transcript.writer import Transcript, labels
from bot.errors import HostError
from bot.hosting.commands import host
from bot.rules.registry import RULESETS, read_all
from bot.words import Voice
from render.maps.film import film as draw_film
from render.maps.replay_page import replay_page
from render.words.board import board_text

app = typer.Typer(
    no_args_is_help=True,
    pretty_exceptions_enable=False,  # a plain traceback can be sent to whoever mends it
    help="Maester moderates board games on Discord.",
)
app.add_typer(host)

out = Console(highlight=False, markup=False, soft_wrap=True)
err = Console(highlight=False, markup=False, soft_wrap=True, stderr=True)

FILE = 10 * 2**20
"""What Discord takes as a file."""

THEME = "night"

FALSE, UNUSABLE = 1, 2
"""Exit codes: the transcript is false somewhere; it cannot be read or checked at all."""

LATER = 1
"""Exit code: it may be done later though nobody changes anything."""

MARKS = {"proven": "✓", "false": "✗", "open": "?"}

File = Annotated[Path, typer.Argument(help="A transcript, as /game export writes it.")]


def _version(wanted: bool) -> None:
    if wanted:
        out.print(f"Maester {__version__}")
        raise typer.Exit


@app.callback()
def maester(
    _shown: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Which Maester this is.")
    ] = False,
) -> None:
    """Maester moderates board games on Discord."""


@app.command(name="run")
def run_() -> None:
    """Run the bot on Discord. Needs DISCORD_TOKEN.

    Ends with 0 when told to stop, with 2 if something has to be changed first, with 1 if it may be tried again.
    """
    with loading():
        from bot.run import CannotRun, run

        read_all()

    try:
        run()
    except CannotRun as error:
        raise _unusable(str(error), LATER if error.later else UNUSABLE) from error


@app.command(name="play")
def play_(
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="Where the page is served on this machine; 0 takes any.")
    ] = 0,
    database: Annotated[
        str | None, typer.Option(help="Keep the games in this file; else they are gone at the end.")
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the page in a browser.")] = True,
    empty: Annotated[bool, typer.Option(help="Begin no game.")] = False,
    language: Annotated[str, typer.Option(help="What everybody there speaks, such as de.")] = "en-US",
) -> None:
    """Play on this machine: a simulated Discord in a browser page, with no token and no network.

    Ends with 0 when told to stop (Ctrl-C), with 2 if it cannot run.
    """
    with loading():
        from bot.run import CannotRun
        from bot.sandbox.play import play
        from bot.words import languages, spoken

        read_all()

    if spoken(language) is None:
        raise _unusable(f"Maester does not speak “{language}”; it speaks {', '.join(languages())}.")
    try:
        file = address(database) if database else None
    except HostError as error:
        raise _unusable(str(error)) from error
    if isinstance(file, Url):
        raise _unusable("The sandbox keeps its games in a file; name a file.")

    def tell(url: str) -> None:
        out.print(f"The table is set: {url}")
        out.print("Open it in a browser. Every seat can have a tab of its own. Ctrl-C ends it.")

    try:
        asyncio.run(play(port, file, browser, empty, language, tell))
    except CannotRun as error:
        raise _unusable(str(error)) from error


@app.command(hidden=True)
def health() -> None:
    """End with 0 if the bot gave a sign of life in the last minute: for container health checks."""
    from bot.health import main

    main()


@app.command()
def verify(file: File) -> None:
    """Check the chance of a game, and its moves: needs nothing but the file.

    Ends with 0 if nothing in it is false, 1 if something is, 2 if it cannot be checked.
    """
    transcript = _read(file)
    findings = check(transcript, RULESETS)
    for kind, title in (("proven", "Proven"), ("false", "False"), ("open", "Not for the file to prove")):
        _say_all(title, [finding for finding in findings if finding.kind == kind])
    if any(finding.kind == "false" for finding in findings):
        raise typer.Exit(FALSE)
    if transcript.secret is None:
        raise typer.Exit(UNUSABLE)


@app.command(name="replay")
def replay_(
    file: File,
    board: Annotated[
        int | None, typer.Option(help="Show the board after the action of this number instead.")
    ] = None,
    film: Annotated[
        Path | None, typer.Option(help="Draw the game as a film into this file (.gif) instead.")
    ] = None,
    page: Annotated[
        Path | None,
        typer.Option(help="Write the game as one page for a browser into this file (.html) instead."),
    ] = None,
) -> None:
    """Judge a game again, move by move, and tell its story; or show a board, or make a film or a page.

    Ends with 0 if it is done, with 2 if it cannot be.
    """
    transcript = _read(file)
    rules = RULESETS.get(transcript.system)
    if rules is None:
        raise _unusable(f"{file}: this Maester has no rules of “{transcript.system}”")
    names = labels([player.name for player in transcript.players])
    voice = Voice("en", rules.names, dict(enumerate(names)))
    try:
        if film is not None or page is not None:
            _make(_turns(rules, transcript), voice, film, page)
        elif board is not None:
            _show_board(rules, transcript, voice, board)
        else:
            for step in replay(rules, transcript):
                _tell(step, names, voice)
            for line in transcript.result:
                out.print(line, style="bold")
    except TranscriptError as error:
        raise _unusable(f"{file}: {error}") from error


def _make(turns: list[Chapter], voice: Voice, film: Path | None, page: Path | None) -> None:
    """Draw the game into the files that are wanted."""
    if film is not None:
        scenes = [one.scene for one in turns]
        _draw(film, len(turns), lambda told: draw_film(scenes, voice, THEME, FILE, told))
    if page is not None:
        _draw(page, len(turns), lambda told: replay_page(turns, voice, THEME, FILE, told))


def _show_board(rules: Rules, transcript: Transcript, voice: Voice, n: int) -> None:
    """The board after action `n`, as all could see it. Raises TranscriptError if there is no such action."""
    for step in replay(rules, transcript):
        if step.line.n == n:
            out.print(board_text(rules.scene(rules.view(step.state, None)), voice))
            return
    raise TranscriptError(None, f"there is no action {n}; the last is {transcript.lines[-1].n}")


def _turns(rules: Rules, transcript: Transcript) -> list[Chapter]:
    return chapters(rules, [(step.events, step.line.draws) for step in live(replay(rules, transcript))])


def _draw(file: Path, turns: int, draw: Callable[[Callable[[int, int], None]], bytes]) -> None:
    """Write what `draw` makes of so many turns, and show how far it is."""
    with Progress(console=err) as progress:
        task = progress.add_task("drawing", total=turns)
        made = draw(lambda done, total: progress.update(task, completed=done, total=total))
    try:
        file.write_bytes(made)
    except OSError as error:
        raise _unusable(f"{file} cannot be written: {error.strerror}") from error
    out.print(f"{file}: {turns} turns, {len(made) / 1e6:.1f} MB")


def _read(file: Path) -> Transcript:
    try:
        return read(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise _unusable(f"{file} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise _unusable(f"{file} is no text file") from error
    except TranscriptError as error:
        raise _unusable(f"{file}: {error}") from error


def _unusable(message: str, code: int = UNUSABLE) -> typer.Exit:
    """Says why, and is to be raised."""
    err.print(message, style="red")
    return typer.Exit(code)


def _say_all(title: str, findings: list[Finding]) -> None:
    if findings:
        out.print(title, style="bold")
        for finding in findings:
            out.print(f"  {MARKS[finding.kind]} {finding.text}")


def _tell(step: Step, names: tuple[str, ...], voice: Voice) -> None:
    """What was done, as it was typed, and what came of it, without the marks of Discord."""
    who = "" if step.line.seat is None else f"{names[step.line.seat]}: "
    out.print(f"{step.line.n}. {who}{step.line.command}", style="dim")
    for event in step.events:
        text = event.text()
        if text is not None:
            out.print(f"    {voice(text)}".replace("**", ""))
