"""What people call themselves, made fit to be shown: a name must not format, link, mention, or turn the text around."""

import re
from collections import defaultdict
from collections.abc import Hashable, Mapping
from functools import lru_cache
from typing import TypeVar

from bot.engine.errors import Refused
from bot.engine.journal.entries import Rules
from bot.engine.table.table import Table
from bot.rules.contract import Seat
from bot.words import JOINER, Voice, names_in, tidy_line

Key = TypeVar("Key", bound=Hashable)

REMEMBERED = 2048
"""Names whose shown form is kept."""

VOICES = 32
"""Voices that are kept, with what they have said."""

LONGEST = 32
"""Characters of a name; no Discord name is longer."""

ANYWHERE = re.compile(r"[\\`*_~|\[\]()<:]")
"""What means something to Discord wherever it stands: formatting, links, mentions, emoji, dates."""

AT_THE_START = re.compile(r"^(?=[-+#>])|(?<=^\d)(?=\.)|(?<=^\d\d)(?=\.)")
"""Where a line would become a list, a heading or a quotation."""


def storable(name: str) -> str:
    """What somebody calls themselves, as it is stored: no longer than a name may be, and all of it writable."""
    return name.encode(errors="replace").decode()[:LONGEST]


@lru_cache(REMEMBERED)
def tidy(name: str) -> str:
    """The name in one line of letters that can be seen, at most `LONGEST`; empty if nothing is left."""
    return tidy_line(name)[:LONGEST].strip(" " + JOINER)


@lru_cache(REMEMBERED)
def escaped(text: str) -> str:
    """`text` as it stands, whatever Discord's markdown would make of it."""
    marked = ANYWHERE.sub(r"\\\g<0>", text)
    return AT_THE_START.sub(r"\\", marked).replace("@", "@\u200b")


def players(table: Table) -> dict[int, str]:
    """The players' names by seat, no two of them alike."""
    names = {row.seat: tidy(row.name) or f"Player {row.seat + 1}" for row in table.seats}
    return told_apart(names, {seat: seat + 1 for seat in names})


def told_apart(names: Mapping[Key, str], numbers: Mapping[Key, int] | None = None) -> dict[Key, str]:
    """The names with a number behind each that several bear: theirs of `numbers`, else namesakes are counted."""
    found = dict(names)
    while True:  # again, since somebody may call themselves as another is told from a namesake
        groups = defaultdict[str, list[Key]](list)
        for key, name in found.items():
            groups[name.casefold()].append(key)
        alike = [group for group in groups.values() if len(group) > 1]
        if not alike:
            return found
        for group in alike:
            for count, key in enumerate(group, 1):
                found[key] = f"{found[key]} ({numbers[key] if numbers else count})"


def by_seat(table: Table) -> dict[str, str]:
    """The players' names, fit to be told of, by their seats as one stands in a field."""
    return {str(seat): escaped(name) for seat, name in players(table).items()}


def seat_named(table: Table, name: str) -> Seat:
    """The seat of the player so called. Raises Refused if there is none."""
    found = next((seat for seat, each in players(table).items() if name.casefold() == each.casefold()), None)
    if found is None:
        raise Refused("table-no-player")
    return found


def voice(table: Table, locale: str) -> Voice:
    """The voice of one game in one language, for messages; its `plain` is for labels and pictures."""
    return _voice(table.rules, locale, tuple(players(table).items()))


@lru_cache(VOICES)
def _voice(rules: Rules, locale: str, seats: tuple[tuple[int, str], ...]) -> Voice:
    return Voice(locale, names_in(locale, rules.id, rules.names), dict(seats), escaped)


def calling(table: Table) -> Voice:
    """The channel's voice that names people by mention, so that whoever is awaited can be called."""
    people = {row.seat: f"<@{row.user_id}>" for row in table.seats if row.user_id is not None}
    agents = {seat: escaped(name) for seat, name in players(table).items() if seat not in people}
    locale = table.game.locale
    called = names_in(locale, table.rules.id, table.rules.names)
    return Voice(locale, called, {**people, **agents})
