"""Transcripts: a game as a text file that a person can read and a program can replay.

`docs/transcript.md` defines the file. This module writes it; `reader` reads it, `replay` judges it again.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from bot.engine.journal.chance import SET_UP, Draw, commitment
from bot.engine.journal.command_line import printable, quoted, write_act
from bot.engine.journal.command_line import write as typed
from bot.engine.journal.entries import Entry, Reseal, Rewind, Rules, resealed
from bot.engine.table.table import Table
from bot.rules.contract import Outcome, Party, Seat, Viewer

FORMAT = 1
HEAD = "Maester transcript"
TIME = "%Y-%m-%d %H:%M:%S"

PLAIN = r"[^\W_](?:[\w.'’-]| (?=[\w'’]))*"
"""Names and words that need no quotation marks."""

BY_TABLE = "(table)"
"""Stands for the player in what is done to the table or, by a game master, to the board."""

NOTICE = """\
# The game is on. This is what {viewer} may know of it: what you did, as you typed it, and of the rest what you saw.
# Left out: the secret, the words the players gave to the dice, and all that is not yours to know.
# Lines are counted as they are shown. The complete transcript, to replay and to verify, comes with the end."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sat in a seat, the agent that played it if one did, and the words they gave to the chance."""

    name: str
    agent: str | None
    words: str


@dataclass(frozen=True, slots=True)
class Line:
    """One action. `row` is the line of the file, counted from 1. The set-up has no seat and the command `SET_UP`.

    Lines by `BY_TABLE` have no seat either: acts of the table, and edits.
    """

    row: int
    n: int
    seat: Seat | None
    by: str
    command: str
    draws: tuple[Draw, ...]
    at: datetime | None


@dataclass(frozen=True, slots=True)
class Transcript:
    """A complete transcript, as it stands in its file. `result` are its last lines, as text."""

    system: str
    rules_version: str
    options: str
    players: tuple[Player, ...]
    commitment: str
    secret: str | None
    lines: tuple[Line, ...]
    result: tuple[str, ...]


def write(table: Table, entries: Sequence[Entry], viewer: Viewer) -> str:
    """The transcript of a game from all its entries: complete once it is over, else what `viewer` may know."""
    outcome = table.outcome()
    if outcome is None:
        return _write_partly(table, entries, viewer)
    names = labels([row.name for row in table.seats])
    lines = [_line(table.rules, entry, names) for entry in entries]
    shown = [entry.act.shown for entry in entries if resealed(entry.act)]
    secret = next(iter(shown), table.game.secret)  # the first one: a later one is told of where it begins
    head = [*_head(table, complete=True), f"commitment: {commitment(secret)}", f"secret: {table.game.secret}"]
    return "\n".join([*head, "", *lines, "", *result(outcome, names)]) + "\n"


def labels(names: Sequence[str]) -> tuple[str, ...]:
    """How each player is called in the lines: quoted where need be, with the seat where two have the same name."""
    return tuple(
        _word(name) + (f"#{seat}" if names.count(name) > 1 else "") for seat, name in enumerate(names)
    )


def result(outcome: Outcome, names: Sequence[str]) -> tuple[str, ...]:
    """The last lines of a transcript: how the game ended, and the score sheet."""
    won = ", ".join(_party(winner, names) for winner in outcome.winners) or "nobody"
    lines = [f"result: {_word(outcome.reason)}, won by {won}"]
    for score in outcome.scores:
        parts = ", ".join(f"{_word(part)} {points}" for part, points in score.parts.items())
        lines.append(f"score: {_party(score.seat, names)} {score.total}" + (f" ({parts})" if parts else ""))
    return tuple(lines)


def _party(party: Party, names: Sequence[str]) -> str:
    """A player by name, a side that nobody plays by its id: in brackets, which no name has that is not quoted."""
    return names[party] if isinstance(party, int) else f"({_word(party)})"


def _head(table: Table, complete: bool) -> list[str]:
    game = table.game
    lines = [f"{HEAD} {FORMAT}", f"system: {game.system}", f"rules: {_word(game.rules_version)}"]
    lines.append(f"options: {game.options}")
    for row in table.seats:
        parts = [f"seat {row.seat}: {quoted(row.name)}"]
        parts += [f"agent {quoted(row.agent)}"] if row.agent and row.user_id is None else []
        parts += [f"words {quoted(row.words)}"] if row.words and complete else []
        lines.append(", ".join(parts))
    return lines


def _line(rules: Rules, entry: Entry, names: Sequence[str]) -> str:
    draws = "".join(f" {_draw(draw)}" for draw in entry.draws)
    return f"{entry.n}. {_typed(rules, entry, names)}{draws} @ {_time(entry)}{_signature(entry)}"


def _typed(rules: Rules, entry: Entry, names: Sequence[str]) -> str:
    if entry.act is not None:
        return f"{BY_TABLE}: {write_act(entry.act)}"
    if entry.action is None:
        return SET_UP
    if entry.seat is None:
        return f"{BY_TABLE}: {typed(rules, entry.action)}"
    by = "" if entry.by == "player" else f" ({entry.by})"
    return f"{names[entry.seat]}{by}: {typed(rules, entry.action)}"


def _signature(entry: Entry) -> str:
    if entry.signed is None:
        return ""
    plays = " (plays)" if entry.signed.plays else ""
    return f", by {quoted(entry.signed.who)}{plays}: {quoted(entry.signed.why)}"


def _draw(draw: Draw) -> str:
    kind = "shuffle" if draw.kind == "shuffle" else f"{len(draw.result)}d{draw.bound}"
    return f"{{{draw.n} {_word(draw.why)} {kind}:{''.join(f' {value}' for value in draw.result)}}}"


def _time(entry: Entry) -> str:
    return datetime.fromtimestamp(entry.at, UTC).strftime(TIME)


def _word(text: str) -> str:
    return text if re.fullmatch(PLAIN, text) else quoted(text)


# ── while the game is on ──


def _write_partly(table: Table, entries: Sequence[Entry], viewer: Viewer) -> str:
    """Made from nothing but what the viewer did and saw: the count of lines tells of no other."""
    names = labels([row.name for row in table.seats])
    who = "everybody" if viewer is None else names[viewer]
    lines: list[str] = []
    n = 0
    for entry in entries:
        seen = entry.told(viewer)
        mine = viewer is not None and entry.seat == viewer
        if not seen and not mine and entry.act is None:
            continue
        act = entry.act
        if isinstance(act, Rewind):  # by the numbers of this file, which tell of nothing unseen
            act = act.model_copy(update={"keep": (), "to": act.move, "move": 0})
        if isinstance(act, Reseal):  # all that was drawn in secret follows from it
            act = act.model_copy(update={"shown": ""})
        known = replace(entry, act=act)
        did = _typed(table.rules, known, names) if mine or act else "…"
        lines.append(f"{n}. {did} @ {_time(entry)}{_signature(entry)}")
        lines += [f"    {event.kind} {printable(event.model_dump_json(exclude={'kind'}))}" for event in seen]
        n += 1
    head = [*_head(table, complete=False), f"commitment: {table.commitment}", f"shown to: {who}"]
    head.append(NOTICE.format(viewer=who))
    return "\n".join([*head, "", *lines]) + "\n"
