"""Words: from a `Text` (key and arguments) to a sentence in somebody's language.

The words themselves are Fluent files, `data/locales/<language>/*.ftl`. English is complete (a test sees to it) and
stands in for what another language lacks. `docs/translating.md` is the guide for translators.
"""

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from decimal import Decimal
from functools import cache, cached_property, lru_cache
from typing import Literal

import structlog
from babel import Locale
from babel.lists import format_list
from pydantic import TypeAdapter, ValidationError

from bot.lexicon import Lexicon
from bot.rules.contract import Party, Text, holds_alternatives, holds_parties, holds_typed_words
from data import ROOT, DataError

log = structlog.get_logger()

FALLBACK = "en"
LOCALES = ROOT / "locales"

KEY = re.compile(r"^([A-Za-z][\w-]*) =", re.MULTILINE)

PATTERN = re.compile(r"[#*]")
"""What makes a key of a file of names a pattern."""

FORMER = "privacy-former"
"""The key of what is said for whoever has been forgotten."""

BEGINS = r"((?:^|[.!?]\s)\W*)"
"""Where a sentence begins, and the signs before its first word."""

REMEMBERED = 8192
"""Sentences that are kept as they were said: most of a panel is what stood on the last one."""

SPOKEN = 512
"""Sentences that a voice keeps."""

LARGEST = 10**15
"""Numbers beyond are said as powers of ten."""

JOINER = "\u200d"
"""Holds the parts of one emoji together."""

UNSEEN = {"Cc", "Cf", "Cs", "Co", "Zs", "Zl", "Zp"}
"""Unicode categories of controls, marks that turn the writing round, and blanks."""

BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and signs that show nothing, whatever their category: who wants no name to be seen takes one of them."""


def capital(text: str) -> str:
    """The text with a large first letter."""
    return text[:1].upper() + text[1:]


def former(name: str, locale: str) -> str:
    """A name in a language: who has been forgotten is stored as a former player in the words of `FALLBACK`."""
    stored = words(FORMER)
    known = name == stored or name.startswith(f"{stored} (")  # with a number, where several are
    return words(FORMER, locale) + name[len(stored) :] if known else name


def _enlarged(begun: re.Match[str]) -> str:
    """How a sentence begins, with its first letter large."""
    return begun[1] + capital(begun[0][len(begun[1]) :])


def tidy_line(text: str) -> str:
    """What somebody typed, in one line of letters that can be seen."""
    return " ".join("".join(" " if _unseen(one) else one for one in text).split())


def _unseen(one: str) -> bool:
    return one in BLANK or (unicodedata.category(one) in UNSEEN and one != JOINER)


@cache
def languages() -> tuple[str, ...]:
    """The languages there are words for."""
    return tuple(sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()))


@lru_cache(REMEMBERED)
def language(locale: str) -> str:
    """The language to use for a Discord locale such as `en-GB`."""
    return spoken(locale) or FALLBACK


def spoken(locale: str) -> str | None:
    """The language for a Discord locale, if there are words for it."""
    return next((name for name in (locale, locale.split("-")[0]) if name in languages()), None)


@cache
def lexicon(name: str) -> Lexicon:
    """All words of a language. Raises DataError if a file is missing or damaged."""
    return Lexicon(LOCALES / name)


def known(key: str, name: str = FALLBACK) -> bool:
    """Whether there are words for this key."""
    return bool(lexicon(name).has_message(key))


@cache
def keys(prefix: str) -> tuple[str, ...]:
    """All keys that begin so, in the order of the files."""
    texts = [file.read_text(encoding="utf-8") for file in sorted((LOCALES / FALLBACK).glob("*.ftl"))]
    return tuple(key for text in texts for key in KEY.findall(text) if key.startswith(prefix))


def words(key: str, locale: str = FALLBACK, **args: str | int | None) -> str:
    """The words of a key. A key without words is logged and stands for itself."""
    return _words_or_key(key, locale, tuple(args), args.values())


def _words_or_key(key: str, locale: str, named: tuple[str, ...], values: Iterable[str | int | None]) -> str:
    text, errors = _formatted(key, language(locale), named, *values)
    if text is None:
        log.error("no words for a key", key=key)
        return key
    if errors:
        log.error("words lack something", key=key, errors=list(errors))
    return text


@lru_cache(REMEMBERED, typed=True)
def _formatted(
    key: str, name: str, named: tuple[str, ...], *values: str | int | None
) -> tuple[str | None, tuple[str, ...]]:
    """The words of a key, if it has some, and what they lack; `values` are those of the arguments `named`."""
    for each in (name, FALLBACK):
        try:
            pattern = lexicon(each).get_message(key).value
        except LookupError:
            continue
        if pattern is None:
            continue
        sayable = dict(zip(named, map(_sayable, values), strict=True))
        text, errors = lexicon(each).format_pattern(pattern, sayable)
        return str(text), tuple(str(error) for error in errors)
    return None, ()


def _sayable(value: str | int | None) -> str | int | None:
    """An argument as words are made of it: no number of words can be formatted with more digits than about thirty."""
    return f"{Decimal(value):.0e}" if isinstance(value, int) and abs(value) > LARGEST else value


@cache
def babel_locale(name: str) -> Locale:
    """What Babel knows of a language: how lists and numbers are written in it."""
    return Locale.parse(name, sep="-")


def names_in(locale: str, system: str, names: Mapping[str, str]) -> Mapping[str, str]:
    """What the ids of a game are called in a language: as in `names`, unless that language calls some otherwise."""
    name = language(locale)
    return _called(name, system, tuple(names.items())) if _names(name, system) else names


@lru_cache(64)
def _called(name: str, system: str, own: tuple[tuple[str, str], ...]) -> Mapping[str, str]:
    """What each id is called: as it stands in the file, else by the first pattern there that fits, else as in `own`.

    In a pattern `#` is a number and `*` anything: `gold-#` may be `{1} Gold`. What an id is called is filled in for it.
    """
    given = _names(name, system)
    patterns = [
        (re.compile(re.escape(key).replace(r"\#", r"(\d+)").replace(r"\*", "(.+)")), text)
        for key, text in given.items()
        if PATTERN.search(key)
    ]
    found = {id_: given.get(id_, english) for id_, english in own}
    for id_ in found.keys() - given.keys():
        fitting = ((pattern.fullmatch(id_), text) for pattern, text in patterns)
        parts, text = next(((fit.groups(), text) for fit, text in fitting if fit), ((), ""))
        if text:
            found[id_] = text.format(id_, *(found.get(part, part) for part in parts))
    return found


@cache
def _names(name: str, system: str) -> Mapping[str, str]:
    """The names in `data/locales/<language>/names/<game>.json`; none if there is no such file."""
    file = LOCALES / name / "names" / f"{system}.json"
    try:
        return TypeAdapter(dict[str, str]).validate_json(file.read_bytes()) if file.is_file() else {}
    except ValidationError as error:
        raise DataError(f"data/locales/{name}/names/{system}.json is damaged: {error}") from error


class Voice:
    """Says Texts in one language, with the names of one game's ids and players.

    `seats` are the players' names as they are; `safe` makes one fit for where the words will be shown, such as in a
    message, where markdown means something. `plain` says the same where nothing has a meaning:
    labels, pictures, files. What is called by a small word first, such as *the Night King* or *a former player*, begins
    a sentence with a large letter.
    """

    def __init__(
        self,
        locale: str,
        names: Mapping[str, str],
        seats: Mapping[int, str],
        safe: Callable[[str], str] = str,
    ) -> None:
        self.locale = locale
        self._names = names
        self._seats = seats
        self._safe = safe
        self._spoken: dict[object, str] = {}
        """What it has said, by key and arguments: a panel says much of what the last one did."""

    @cached_property
    def plain(self) -> "Voice":
        """The same voice with the players' names as they are."""
        return Voice(self.locale, self._names, self._seats)

    def of(self, seats: Mapping[int, str]) -> "Voice":
        """The same voice where others sit in these seats, such as those who sat there earlier."""
        if not seats:
            return self
        return Voice(self.locale, self._names, {**self._seats, **seats}, self._safe)

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names as this voice says them, in seat order."""
        return tuple(self.player(seat) for seat in sorted(self._seats))

    def __call__(self, text: Text) -> str:
        """The words of `text`."""
        return self._words(text.key, text.args)

    def key(self, key: str, **args: str | int | tuple[str | int, ...] | None) -> str:
        """The words of a key and its arguments."""
        return self._words(key, args)

    def notice(self, told: Text) -> str:
        """The words of a Text whose strings are all what people wrote, such as one of what was done to the table."""
        args = {
            key: self.typed(value) if isinstance(value, str) else self._argument(key, value)
            for key, value in told.args.items()
        }
        return self._begun(words(told.key, self.locale, **args), set())

    def name(self, id_: str) -> str:
        """What an id is called in a sentence."""
        return self._names.get(id_, id_)

    def player(self, seat: int) -> str:
        """What the player of a seat is called."""
        if seat not in self._seats:
            return f"seat {seat + 1}"
        return self._safe(former(self._seats[seat], self.locale))

    def typed(self, words: str) -> str:
        """What a person wrote, in one line; it never stands for anything else."""
        return self._safe(former(tidy_line(words), self.locale))

    def party(self, party: Party) -> str:
        """What a player, or a side that nobody plays, is called by itself."""
        return self._begun(self.player(party), set()) if isinstance(party, int) else self.alone(party)

    def alone(self, id_: str) -> str:
        """What an id is called by itself: in a heading, on a button."""
        return capital(self.name(id_))

    def _words(self, key: str, args: Mapping[str, object]) -> str:
        asked = (key, *args.items(), *map(type, args.values()))
        text = self._spoken.get(asked)
        if text is None:
            if len(self._spoken) >= SPOKEN:  # several threads may say something at once
                self._spoken.clear()
            text = self._spoken[asked] = self._composed(key, args)
        return text

    def _composed(self, key: str, args: Mapping[str, object]) -> str:
        text = _words_or_key(
            key, self.locale, tuple(args), [self._argument(name, value) for name, value in args.items()]
        )
        return self._begun(text, self._small(args))

    def _begun(self, text: str, small: set[str]) -> str:
        """The text with a large letter where a sentence begins with a former player, or with what is `small`."""
        for name in (*small, words(FORMER, self.locale)):
            if name in text:
                text = re.sub(BEGINS + re.escape(name), _enlarged, text)
        return text

    def _small(self, args: Mapping[str, object]) -> set[str]:
        """What ids among the arguments are called, if it begins with a small letter."""
        found = set[str]()
        for value in args.values():
            for one in value if isinstance(value, tuple) else (value,):
                if isinstance(one, str) and self._names.get(one, "")[:1].islower():
                    found.add(self._names[one])
        return found

    def _argument(self, key: str, value: object) -> str | int | None:
        if isinstance(value, str):
            return self.typed(value) if holds_typed_words(key) else self.name(value)
        if isinstance(value, int):
            return self.player(value) if holds_parties(key) else value
        if isinstance(value, tuple):
            parts = [str(self._argument(key, part)) for part in value]
            style: Literal["or", "standard"] = "or" if holds_alternatives(key) else "standard"
            return format_list(parts, style, locale=babel_locale(language(self.locale)))
        return None
