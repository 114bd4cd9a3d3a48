"""A plan as people write it, line by line or with semicolons: `attack winterfell > the dreadfort until 2; end`.

Forgiving: the fields of an action may stand in its order or be named, small words between them are skipped, and names
may be shortened as long as they cannot be mistaken. What an action means is fixed when it is read; whether it is legal
is judged when its turn has come.
"""

import difflib
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Literal

from pydantic import ValidationError

from bot.engine.journal.command_line import write
from bot.engine.journal.entries import Rules, codec
from bot.engine.spelling import nearest, plain, spelt
from bot.rules.contract import Action, FieldKind, Pick, Several, View, field_kind, kind_of

LINES = 25
"""Actions of one plan at most."""
LONGEST = 1500
"""Characters of one plan at most."""

ALIKE = 0.8
"""How alike, from 0 to 1, a misspelt word and the one that is meant have to be."""

_BREAK = re.compile(r"[;\n]+")
_BULLET = re.compile(r"\s*(?:[-*•]|\d+[.)])\s+")
_TOKEN = re.compile(r'"[^"]*"|->|[>→:=,+]|[^\s>→:=,+"]+')
_NUMBER = re.compile(r"\d{1,7}")

WAYS = {"from": "source", "to": "target", "into": "target", ">": "target", "->": "target", "→": "target"}
"""Words and signs that say which field follows, in an action that has it."""

FILLING = {*WAYS, "with", "in", "at", "on", "and", "by", "armies", "army", "left", "are", "is", "of"}
FILLING |= {":", "=", ",", "the", "dice", "die", "then", "use"}
"""What may stand between the fields and means nothing there."""

MOST = ("max", "maximum", "most", "all", "everything")
"""Said in place of an amount."""
YES = {"yes": True, "true": True, "no": False, "false": False, "not": False, "without": False}

Problem = Literal["kind", "name", "number", "missing", "extra", "value"]


@dataclass(frozen=True, slots=True)
class Line:
    """One action of a plan: as it was written, and as the command that it stands for."""

    typed: str
    command: str


@dataclass(frozen=True, slots=True)
class Fault:
    """Why a line, counted from 1, is no action: what of it, and the names that may have been meant.

    `kind` is the action that a field is missing of.
    """

    line: int
    problem: Problem
    typed: str
    near: tuple[str, ...] = ()
    kind: str = ""


class _Wrong(Exception):
    def __init__(self, problem: Problem, typed: str, near: Sequence[str] = (), kind: str = "") -> None:
        super().__init__(problem, typed)
        self.problem, self.typed, self.near, self.kind = problem, typed, tuple(near), kind


def parts(text: str) -> list[str]:
    """The lines of a plan as they were written, without what counts them."""
    found = (_unnumbered(part).strip() for part in _BREAK.split(text))
    return [part for part in found if part]


def _unnumbered(part: str) -> str:
    bullet = _BULLET.match(part)
    return part[bullet.end() :] if bullet else part


def read(rules: Rules, view: View, text: str) -> tuple[tuple[Line, ...], tuple[Fault, ...]]:
    """The actions of a plan, and what is wrong with the lines that are none.

    Names are looked for among what `view`, the writer's own, offers and shows, then among all that the game has.
    """
    lines: list[Line] = []
    faults: list[Fault] = []
    known = _Known(rules, view)
    for number, part in enumerate(parts(text), 1):
        try:
            lines.append(Line(part, write(rules, _action(rules, known, part))))
        except _Wrong as wrong:
            faults.append(Fault(number, wrong.problem, wrong.typed, wrong.near, wrong.kind))
    return tuple(lines), tuple(faults)


def _action(rules: Rules, known: "_Known", part: str) -> Action:
    tokens = _TOKEN.findall(part)
    if tokens and tokens[0] == f"/{rules.command}":
        tokens = tokens[1:]
    model = _model(rules, tokens[0] if tokens else part)
    filled = _Reader(known, model, tokens[1:]).fill()
    try:
        return codec(rules).action({"kind": kind_of(model), **filled})
    except ValidationError as error:
        first = error.errors()[0]
        typed = str(first["loc"][-1])
        if first["type"] == "missing":
            raise _Wrong("missing", typed, kind=kind_of(model)) from error
        raise _Wrong("value", typed) from error


def _model(rules: Rules, word: str) -> type[Action]:
    """The kind of action a line begins with. Leaving the game is nothing to plan."""
    kinds = {kind_of(model): model for model in rules.actions}
    kinds.pop("concede", None)
    found = [kind for kind in kinds if plain(kind) == plain(word)]
    if not found and len(plain(word)) > 2:
        found = [kind for kind in kinds if plain(kind).startswith(plain(word))]
    if not found:
        found = difflib.get_close_matches(plain(word), kinds, cutoff=ALIKE)
    if len(found) != 1:
        raise _Wrong("kind", word, nearest(word, tuple(kinds)))
    return kinds[found[0]]


# ── names ──


class _Names:
    """Ids and their names, each spelt once."""

    def __init__(self, names: Mapping[str, str]) -> None:
        self.called = tuple(names.values())
        self._spelt = {id_: spelt(name) for id_, name in names.items()}
        self._ids: dict[str, str] = {}
        for id_, name in self._spelt.items():
            for spelling in (spelt(id_), name, name.removeprefix("the")):
                self._ids.setdefault(spelling, id_)
        self._all = "\n".join(self._spelt.values())
        self.longest = max(map(len, self._ids), default=0)

    def exact(self, wanted: str) -> str | None:
        """The id that is spelt so, or whose name is."""
        return self._ids.get(wanted)

    def partly(self, wanted: str) -> list[str]:
        """The ids whose names hold this; if any begin with it, those alone."""
        if wanted not in self._all:
            return []
        parts = [id_ for id_, name in self._spelt.items() if wanted in name]
        return [id_ for id_ in parts if self._spelt[id_].removeprefix("the").startswith(wanted)] or parts


class _Known:
    """The names there are for one reading."""

    def __init__(self, rules: Rules, view: View) -> None:
        self.rules, self._view, names = rules, view, rules.names
        here = [*(area.id for area in rules.scene(view).areas), *(card.id for card in view.hand)]
        self._everywhere = _Names({id_: names.get(id_, id_) for id_ in here}), _Names(names)
        self._offered: dict[tuple[object, ...], _Names] = {}

    def of(self, kind: str, filled: Mapping[str, object], name: str) -> tuple[_Names, ...]:
        """What may stand in the field now, what is on the table, all there is; without a `name` no field is meant."""
        if not name or kind not in self._view.menu:
            return self._everywhere
        key = (kind, name, *filled.items())
        if key not in self._offered:
            self._offered[key] = _Names(self._choices(kind, filled, name))
        return self._offered[key], *self._everywhere

    def _choices(self, kind: str, filled: Mapping[str, object], name: str) -> dict[str, str]:
        found = self.rules.candidates(self._view, kind, filled, name)
        choices = found.choices if isinstance(found, Pick | Several) else ()
        return {each.value: self.rules.names.get(each.value, each.value) for each in choices}


@dataclass(frozen=True, slots=True)
class _Run:
    """Some words that stand together."""

    words: tuple[str, ...]
    spelling: str


# ── the fields of one action ──


@dataclass(slots=True)
class _Reader:
    """Fills in the fields of an action from the rest of its line."""

    known: _Known
    model: type[Action]
    tokens: list[str]
    place: int = 0
    filled: dict[str, object] = field(default_factory=dict)

    def fill(self) -> Mapping[str, object]:
        """The fields and their values. Raises _Wrong at the first word that fits nowhere."""
        while self.place < len(self.tokens):
            self._take(self.tokens[self.place])
        return self.filled

    def _take(self, token: str) -> None:
        """Read on from a word: it announces a field, begins the value of the next one that fits, or means nothing."""
        if token.casefold() == "from" and "source" in self.filled and "target" not in self.filled:
            self.filled["target"] = self.filled.pop("source")  # `attack dreadfort from winterfell`
        if (named := self._named(token)) is not None:
            self.place += 1
            self._skip()
            self._read(named)
        elif _NUMBER.fullmatch(token) and (amount := self._next("amount")) is not None:
            self._read(amount)
        elif plain(token) in MOST and (amount := self._next("amount")) is not None:
            if self.model.model_fields[amount].is_required():
                raise _Wrong("number", token)
            self.place += 1  # left out, it means as many as may be
        elif plain(token) in YES and (yes := self._next("yes")) is not None:
            self._read(yes)
        elif (name := self._next("pick", "several", "words")) is not None and not self._means_nothing():
            self._read(name)
        elif token.casefold() in FILLING:
            self.place += 1
        elif (asked := self._next("amount", "yes")) is not None and not self._next("pick", "several"):
            self._read(asked)  # which says what is wrong: a word stands where only this field is left
        else:
            raise _Wrong(
                "extra", token, tuple(name for name in _fields(self.model) if name not in self.filled)
            )

    def _named(self, token: str) -> str | None:
        """The field that a word announces, unless it has its value.

        A field may be called *yes*: then the word is its value, unless a sign says otherwise.
        """
        if token.casefold() in YES and self._after() not in (":", "="):
            return None
        name = WAYS.get(token.casefold(), token.casefold())
        return name if name in _fields(self.model) and name not in self.filled else None

    def _after(self) -> str:
        """The word after this one; empty at the end of the line."""
        return self.tokens[self.place + 1] if self.place + 1 < len(self.tokens) else ""

    def _next(self, *kinds: str) -> str | None:
        """The first field of these kinds that has no value yet."""
        return next(
            (name for name, kind in _fields(self.model).items() if kind in kinds and name not in self.filled),
            None,
        )

    def _means_nothing(self) -> bool:
        """Whether what stands here is filling, and no name begins with it."""
        known = self._known("")
        return self.tokens[self.place].casefold() in FILLING and not any(
            _exact(known, run.spelling) for run in self._runs(known)
        )

    def _skip(self) -> None:
        while self.place < len(self.tokens) and self.tokens[self.place] in (":", "=", ","):
            self.place += 1

    def _read(self, name: str) -> None:
        """The value of a field, from here on."""
        if self.place >= len(self.tokens):
            raise _Wrong("missing", name, kind=kind_of(self.model))
        token = self.tokens[self.place]
        match _fields(self.model)[name]:
            case "amount":
                if not _NUMBER.fullmatch(token):
                    raise _Wrong("number", token)
                self.filled[name], self.place = int(token), self.place + 1
            case "yes":
                if plain(token) not in YES:
                    raise _Wrong("value", token, ("yes", "no"))
                self.filled[name], self.place = YES[plain(token)], self.place + 1
            case "words":
                self.filled[name] = " ".join(self.tokens[self.place :])
                self.place = len(self.tokens)
            case "several":
                self.filled[name] = tuple(self._several(name))
            case _:
                self.filled[name] = self._joined(name)

    def _joined(self, name: str) -> str:
        """A value, or several that are one together, such as the cards of a set."""
        value = self._one(name)
        while self._after() and self._joins(name, value):
            self.place += 1
            if self.tokens[self.place].casefold() in {*FILLING, *_fields(self.model)} - {"the"}:
                continue
            value += "+" + self._one(name)
        return value

    def _joins(self, name: str, value: str) -> bool:
        """Whether what stands here joins `value` to the next: a comma does in a list, of cards or of dice by number."""
        sign = self.tokens[self.place]
        listed = name.endswith("s") or (value[-1:].isdigit() and self._after().isdigit())
        return sign == "+" or (sign in (",", "and") and listed)

    def _several(self, name: str) -> Iterator[str]:
        """Values to the end of the line, or to the next field. Raises _Wrong at one that is none, or was there before.

        What has a digit and no name is a value where all have one; behind names it is a word too many, and so is *all*.
        """
        found: list[str] = []
        while self.place < len(self.tokens) and self._named(token := self.tokens[self.place]) is None:
            if found and plain(token) in (*MOST, *YES):
                raise _Wrong("extra", token)
            if (value := self._one(name, nameless=all(map(_has_digit, found)))) in found:
                raise _Wrong("extra", token)
            found.append(value)
            yield value
            self._skip()
            while self.place < len(self.tokens) and self._means_nothing():
                self.place += 1

    def _one(self, name: str, *, nameless: bool = True) -> str:
        """The id of the longest name that begins here; else a value without a name, where one may stand."""
        known = self._known(name)
        runs = self._runs(known)
        for find in (_exact, _partly):
            for run in runs:
                if (found := find(known, run.spelling)) is not None:
                    self.place += len(run.words)
                    return found
        if _has_digit(token := self.tokens[self.place]):
            if not nameless:
                raise _Wrong("extra", token)
            self.place += 1
            return token.strip('"')  # such as a number of units
        typed = " ".join(runs[0].words)
        raise _Wrong("name", typed, _near(known, typed))

    def _runs(self, known: Sequence[_Names]) -> list[_Run]:
        """The words from here to the next sign, number or field, longest run first, none longer than any name."""
        most, first = max(names.longest for names in known), self.tokens[self.place]
        runs = [_Run((first,), plain(first))]
        for token in self.tokens[self.place + 1 : self.place + most]:
            spelling = runs[-1].spelling + plain(token)
            if self._ends(token) or len(spelling) > most:
                break
            runs.append(_Run((*runs[-1].words, token), spelling))
        return runs[::-1]

    def _ends(self, token: str) -> bool:
        sign = token in (":", "=", ",", "+", ">", "->", "→")
        return sign or _NUMBER.fullmatch(token) is not None or token.casefold() in _fields(self.model)

    def _known(self, name: str) -> tuple[_Names, ...]:
        return self.known.of(kind_of(self.model), self.filled, name)


def _has_digit(text: str) -> bool:
    return any(letter.isdigit() for letter in text)


@cache
def _fields(model: type[Action]) -> dict[str, FieldKind]:
    """What kind of value stands in each field of an action."""
    return {name: field_kind(info) for name, info in model.model_fields.items() if name != "kind"}


def _exact(known: Sequence[_Names], wanted: str) -> str | None:
    return next((found for names in known if (found := names.exact(wanted)) is not None), None)


def _partly(known: Sequence[_Names], wanted: str) -> str | None:
    """The only name that a part can mean; what is likelier to be meant goes first."""
    if len(wanted) < 3:
        return None
    found = next((found for names in known if (found := names.partly(wanted))), [])
    return found[0] if len(found) == 1 else None


def _near(known: Sequence[_Names], text: str) -> tuple[str, ...]:
    """The names that may have been meant."""
    every = list(dict.fromkeys(name for names in known for name in names.called))
    wanted = plain(text)
    begun = [name for name in every if wanted and spelt(name).startswith(wanted)]
    return tuple(begun[:5]) or nearest(text, every)
