"""The log of a game: its journal turn by turn, in the lines that one reader may know."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from bot.engine.journal.entries import Appointment, Entry, Rewind, Rules
from bot.engine.journal.history import live
from bot.engine.table.posts import notice
from bot.rules.contract import Seat, Text, Topic, Viewer, closes, events_seen, holds_parties

TABLE: Topic = "table"
"""The topic of what was done to the table itself."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log. `seats` are those it is about; not `live`: it was taken back.

    `players` are those who sat elsewhere than now, or sit here no more, by their seats then.
    """

    at: float
    about: Topic | None
    seats: frozenset[Seat]
    text: Text
    live: bool
    players: Mapping[Seat, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Turn:
    """The lines of a turn, counted from 1. `closed` is the entry that ended it, if all saw it end."""

    number: int
    lines: tuple[Line, ...] = ()
    closed: int | None = None


@dataclass(frozen=True, slots=True)
class Search:
    """Which lines are wanted; None: all."""

    turn: int | None = None
    seat: Seat | None = None
    about: Topic | None = None

    def fits(self, turn: Turn, line: Line) -> bool:
        """Whether a line is among those wanted."""
        return (
            self.turn in (None, turn.number)
            and (self.seat is None or self.seat in line.seats)
            and self.about in (None, line.about)
        )


def topics(rules: Rules) -> tuple[Topic, ...]:
    """What the log of a game can be searched for: what its events are about, and the table itself."""
    return (*sorted({event.topic for event in rules.events if event.topic}), TABLE)


def turns(entries: Sequence[Entry], viewer: Viewer) -> list[Turn]:
    """A whole journal turn by turn, as `viewer` saw it. After a rewind the count goes on where the game stands."""
    counted, before = {entry.n for entry in live(entries)}, _players(entries)
    number_at: dict[int, int] = {}
    found, now = [], Turn(1)
    for entry in entries:
        number_at[entry.n] = now.number
        now = replace(now, lines=(*now.lines, *_lines(entry, viewer, entry.n in counted, before[entry.n])))
        if isinstance(entry.act, Rewind):
            found.append(now)
            now = Turn(number_at[entry.act.to])
        elif closes(events_seen(entry.events, None)):
            found.append(replace(now, closed=entry.n))
            now = Turn(now.number + 1)
    return [*found, now]


def _players(entries: Sequence[Entry]) -> dict[int, Mapping[Seat, str]]:
    """Who sat where at each entry, as far as others sit there by now: what somebody did stays theirs."""
    found, former = dict[int, Mapping[Seat, str]](), dict[Seat, str]()
    for entry in reversed(entries):
        found[entry.n] = former
        if isinstance(entry.act, Appointment) and entry.act.kind in ("substitute", "removal"):
            former = {**former, entry.act.seat: entry.act.before}
    return found


def _lines(entry: Entry, viewer: Viewer, counts: bool, players: Mapping[Seat, str]) -> Iterator[Line]:
    told = notice(entry, None)
    if told is not None:
        yield Line(entry.at, TABLE, _seats_in(told, getattr(entry.act, "seat", None)), told, counts, players)
    for event in entry.told(viewer):
        text = event.text()
        if text is not None:
            yield Line(
                entry.at, event.topic, _seats_in(text, getattr(event, "seat", None)), text, counts, players
            )


def _seats_in(text: Text, seat: object) -> frozenset[Seat]:
    """The seats a line is about. Who sent the action in is not among them for that alone: it may be a secret."""
    found: set[Seat] = {seat} if isinstance(seat, int) else set()
    for key, value in text.args.items():
        if holds_parties(key):
            each = value if isinstance(value, tuple) else (value,)
            found.update(one for one in each if isinstance(one, int))
    return frozenset(found)
