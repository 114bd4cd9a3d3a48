"""Reads a transcript. Whatever is wrong with a file is said in one sentence, with the number of the line."""

import json
import re
from datetime import UTC, datetime

from bot.engine.journal.chance import SET_UP, Draw
from bot.engine.journal.command_line import QUOTED
from bot.engine.transcript.writer import BY_TABLE, FORMAT, HEAD, PLAIN, TIME, Line, Player, Transcript, labels

MOST_SIDES = 1 << 32
"""A draw's stream gives numbers of 32 bits."""

NEEDED = ("system", "rules", "options", "seat 0", "commitment")
"""The headers every transcript has. Others are ignored."""

EXAMPLE = '"Alys", agent "random", words "winter is coming"'

SECRET = "[0-9a-f]{64}"
"""A secret, and what is published of it, as they are written."""

NUMBER = r"[0-9]{1,15}"
"""As long as any number here may be: one of thousands of digits takes Python too long."""

WORD = rf"(?:{QUOTED}|{PLAIN})"
_HEADER = re.compile(rf"(?P<key>[a-z]+(?: {NUMBER})?): (?P<value>.*)")
_SEAT = re.compile(rf"(?P<name>{QUOTED})(?:, agent (?P<agent>{QUOTED}))?(?:, words (?P<words>{QUOTED}))?")
_DRAW = rf"\{{{NUMBER} {WORD} (?:{NUMBER}d{NUMBER}|shuffle):(?: {NUMBER})*\}}"
_DRAW_PARTS = re.compile(
    rf"\{{(?P<n>{NUMBER}) (?P<why>{WORD}) (?:(?P<count>{NUMBER})d(?P<sides>{NUMBER})|shuffle):"
    rf"(?P<result>(?: {NUMBER})*)\}}"
)
_LINE = re.compile(
    rf"(?P<n>{NUMBER})\. (?:(?P<set_up>{re.escape(SET_UP)})|"
    rf'{re.escape(BY_TABLE)}: (?P<table>/(?:[^"\s]|{QUOTED}| (?![{{@]))+)|'
    rf"(?P<name>{WORD}(?:#{NUMBER})?)(?: \((?P<by>[a-z]+)\))?: "
    rf'(?P<command>/(?:[^"\s]|{QUOTED}| (?![{{@]))+))'
    rf'(?P<draws>(?: {_DRAW})*)(?: @ (?P<at>[^,"]+))?(?:, by {QUOTED}(?: \(plays\))?: {QUOTED})?'
)


class TranscriptError(Exception):
    """What is wrong with a transcript. `row` is the line of the file, counted from 1, or None for the whole."""

    def __init__(self, row: int | None, message: str) -> None:
        super().__init__(message if row is None else f"line {row}: {message}")
        self.row = row


def read(text: str) -> Transcript:
    """The transcript in a file's text. Raises TranscriptError."""
    rows = [(row, line.rstrip()) for row, line in enumerate(text.removeprefix("\ufeff").split("\n"), start=1)]
    rows = [(row, line) for row, line in rows if line and not line.startswith("#")]
    if not rows or not rows[0][1].startswith(HEAD):
        raise TranscriptError(None, f"this is no transcript: it does not begin with “{HEAD} {FORMAT}”")
    if rows[0][1] != f"{HEAD} {FORMAT}":
        raise TranscriptError(rows[0][0], f"only format {FORMAT} is known here; a newer Maester may read it")
    play = [i for i, (_, line) in enumerate(rows) if line[0].isdigit()]
    if not play:
        raise TranscriptError(None, "it has no lines of play")
    first, last = play[0], play[-1] + 1
    head = _headers(rows[1:first])
    for key in NEEDED:
        if key not in head:
            raise TranscriptError(None, f"the header “{key}” is missing")
    players = _players(head)
    seats = {label: seat for seat, label in enumerate(labels([player.name for player in players]))}
    lines = tuple(_line(row, line, seats) for row, line in rows[first:last])
    for row, line in rows[last:]:
        if not re.match("(result|score): ", line):
            raise TranscriptError(row, "after the lines of play only the result and the scores may follow")
    return Transcript(
        system=head["system"][1],
        rules_version=_unquoted(*head["rules"]),
        options=head["options"][1],
        players=players,
        commitment=_hex(head, "commitment"),
        secret=_hex(head, "secret") if "secret" in head else None,
        lines=lines,
        result=tuple(line for _, line in rows[last:]),
    )


Headers = dict[str, tuple[int, str]]


def _headers(rows: list[tuple[int, str]]) -> Headers:
    head: Headers = {}
    for row, line in rows:
        if line.startswith("shown to: "):
            who = line.removeprefix("shown to: ")
            raise TranscriptError(
                row,
                f"this was written for {who} while the game was on; export it again once the game is over",
            )
        found = _HEADER.fullmatch(line)
        if not found:
            raise TranscriptError(row, f"“{_short(line)}” is not of the form “name: value”")
        if found["key"] in head:
            raise TranscriptError(row, f"“{found['key']}” stands here for the second time")
        head[found["key"]] = row, found["value"]
    return head


def _hex(head: Headers, key: str) -> str:
    row, value = head[key]
    if not re.fullmatch(SECRET, value):
        raise TranscriptError(row, f"the {key} must be 64 hexadecimal digits")
    return value


def _players(head: Headers) -> tuple[Player, ...]:
    players: list[Player] = []
    while f"seat {len(players)}" in head:
        row, value = head[f"seat {len(players)}"]
        found = _SEAT.fullmatch(value)
        if not found:
            raise TranscriptError(row, f"“{_short(value)}” is no player; one looks like this: {EXAMPLE}")
        name, agent, words = (part and _unquoted(row, part) for part in found.groups())
        players.append(Player(name or "", agent, words or ""))
    for key, (row, _) in head.items():
        if key.startswith("seat ") and int(key[5:]) >= len(players):
            raise TranscriptError(row, "the seats must be counted from 0, without gaps")
    return tuple(players)


def _line(row: int, text: str, seats: dict[str, int]) -> Line:
    found = _LINE.fullmatch(text)
    if not found:
        raise TranscriptError(
            row, f"“{_short(text)}” is not of the form “12. Name: /command … {{5 why 2d6: 3 4}} @ date time”"
        )
    name = found["name"]
    if name is not None and name not in seats:
        raise TranscriptError(row, f"nobody at this table is called {name}")
    return Line(
        row=row,
        n=int(found["n"]),
        seat=None if name is None else seats[name],
        by="table" if name is None else found["by"] or "player",
        command=found["command"] or found["table"] or SET_UP,
        draws=tuple(_draw(row, match) for match in _DRAW_PARTS.finditer(found["draws"])),
        at=_time(row, found["at"]),
    )


def _draw(row: int, found: re.Match[str]) -> Draw:
    result = tuple(int(value) for value in found["result"].split())
    why = _unquoted(row, found["why"])
    if found["sides"] is None:
        return Draw(n=int(found["n"]), why=why, kind="shuffle", bound=len(result), result=result)
    sides = int(found["sides"])
    if not 1 <= sides <= MOST_SIDES:
        raise TranscriptError(row, f"there is no die with {sides} sides")
    if len(result) != int(found["count"]):
        raise TranscriptError(row, f"{found[0]} has {len(result)} faces where it says {found['count']}")
    return Draw(n=int(found["n"]), why=why, kind="roll", bound=sides, result=result)


def _time(row: int, text: str | None) -> datetime | None:
    if text is None:
        return None
    try:
        return datetime.strptime(text, TIME).replace(tzinfo=UTC)
    except ValueError as error:
        raise TranscriptError(
            row, f"“{_short(text)}” is no date and time such as 2026-01-31 18:00:00"
        ) from error


def _unquoted(row: int, word: str) -> str:
    if not word.startswith('"'):
        return word
    try:
        found = str(json.loads(word))
        found.encode()
    except json.JSONDecodeError as error:
        raise TranscriptError(row, f"{_short(word)} is not quoted as it should be: {error.msg}") from error
    except UnicodeEncodeError as error:
        raise TranscriptError(row, f"{_short(word)} holds half of a sign that takes two") from error
    return found


def _short(text: str) -> str:
    return text if len(text) <= 60 else text[:60] + "…"
