"""Fields typed in one line: for a seat's move, and for an edit of the board.

They may be named, `territory:winterfell armies:3`, or stand in their order as people say them, `Winterfell 3`.
Everything is read and offered from what all may know, whoever types.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import structlog
from discord import app_commands

from bot.engine.errors import Refused
from bot.engine.journal.entries import Rules
from bot.engine.spelling import plain, spelt
from bot.engine.table.table import Table
from bot.rules.contract import Action, Choice, Pick, Seat, Text, View, kind_of
from bot.words import Voice
from cogs.interaction import forms, names
from cogs.interaction.forms import Field
from cogs.interaction.limits import OPTION, OPTIONS, cut
from cogs.play.autocomplete import Choices

log = structlog.get_logger()

Models = Sequence[type[Action]]
Given = Mapping[str, str]
"""The texts of a line, by field."""
Filled = Mapping[str, object]
"""The values of fields, by name."""


def kinds(rules: Rules, models: Models, say: Voice) -> list[tuple[str, str]]:
    """What may be done, by name and kind."""
    return [(say.key(f"{rules.id}-do-{kind}"), kind) for kind in map(kind_of, models)]


def line_form(table: Table, models: Models, say: Voice, kind: str, seat: Seat | None = None) -> "LineForm":
    """What is typed for a move of `seat`, or for an edit. Raises Refused if there is none of this kind.

    For a move the public View is as if that seat had it, with every kind of action in its menu.
    """
    model = next((model for model in models if kind_of(model) == kind), None)
    if model is None:
        raise Refused("gm-no-kind")
    view = table.view(None)
    if seat is not None:
        menu = tuple(map(kind_of, table.rules.actions))
        view = view.model_copy(update={"viewer": seat, "menu": menu})
    return LineForm(table.rules, view, say, kind, forms.fields(model), names.by_seat(table))


@dataclass(frozen=True, slots=True)
class LineForm:
    """An action of one kind whose fields are typed in a line, by whoever sees no more than `view`."""

    rules: Rules
    view: View
    say: Voice
    kind: str
    form: tuple[Field, ...]
    people: Mapping[str, str]
    """The players' names by their seats."""

    def action(self, line: str) -> Action:
        """The action of a line. Raises Refused if it is none, with what it lacks."""
        values = self._values(self._given(line))
        lacking = next((one for one in self.form if one.required and one.name not in values), None)
        if lacking is not None:
            asked = forms.asked(self.rules.id, self.say, self.kind, lacking.name)
            raise Refused("gm-lacks", field=lacking.name, about=asked)
        return forms.build(self.rules, self.kind, values)

    def choices(self, line: str) -> Choices:
        """How a line may go on, as an autocomplete shows it: in words."""
        return [
            app_commands.Choice(name=cut(self.readable(each), OPTION), value=each)
            for each in self.offers(line)
        ]

    def offers(self, line: str) -> list[str]:
        """How a line may go on: itself, if nothing is left to say, and then with each value of the field at hand."""
        given = self._given(line)
        current = next(reversed(given), None)
        if current is not None and self._settled(given, current):
            current = None
        filled = self._values({name: text for name, text in given.items() if name != current})
        now = next((one for one in self.form if one.name == current), None) or next(
            (one for one in self.form if one.name not in filled), None
        )
        head = " ".join(f"{name}:{forms.written(value)}" for name, value in filled.items())
        whole = all(one.name in filled for one in self.form if one.required)
        found = [head] if whole and head and current is None else []
        if now is not None:
            wanted = plain(given.get(now.name, ""))
            found += [
                f"{head} {now.name}:{choice.value}".strip()
                for choice in self._possible(filled, now)
                if wanted in plain(choice.value) or wanted in plain(forms.called(self.say, choice))
            ]
        return [each for each in found if len(each) <= OPTION][:OPTIONS]

    def readable(self, line: str) -> str:
        """A line as people would say it, which is read as well: values by their names, in their order."""
        given, before = self._given(line), dict[str, str]()
        said, in_order = [], True
        for one in self.form:
            text = given.get(one.name, "")
            in_order = in_order and bool(text)
            if text:
                possible = self._possible(self._values(before), one)
                called = {each.value: forms.called(self.say, each) for each in possible}
                name = ", ".join(called.get(part, part) for part in text.split(","))
                said.append(name if in_order else f"{one.name}:{name}")
                before[one.name] = text
        return " ".join(said)

    def _given(self, line: str) -> dict[str, str]:
        """The texts of a line; what stands before the first name is of the fields in their order.

        Raises Refused if anything in it belongs to no field, or a field is named twice.
        """
        called = "|".join(one.name for one in self.form) or "(?!)"
        head, *parts = re.split(rf"(?:^|(?<=\s))({called}):", line, flags=re.IGNORECASE)
        named: dict[str, str] = {}
        for name, text in zip(parts[::2], map(str.strip, parts[1::2]), strict=True):
            if name.lower() in named:
                raise self._surplus(f"{name}:{text}")
            named[name.lower()] = text
        given: dict[str, str] = {}
        words = head.split()
        for one in self.form:
            if words and one.name not in named:
                known = (*self._possible(self._values(given), one), *self._players(one))
                given[one.name], count = self._first(one, known, words)
                words = words[count:]
        if words:
            raise self._surplus(" ".join(words))
        return {**given, **named}

    def _surplus(self, text: str) -> Refused:
        """That this has no place in the line, with what has."""
        takes = tuple(f"`{one.name}`" for one in self.form)
        if not takes:
            return Refused("gm-surplus-empty", value=forms.quoted(text))
        return Refused("gm-surplus", value=forms.quoted(text), names=takes)

    def _first(self, one: Field, possible: Sequence[Choice], words: Sequence[str]) -> tuple[str, int]:
        """The value of a field with which these words begin, and how many of them it takes."""
        if one.kind == "words":
            return " ".join(words), len(words)
        text, count = self._one(one, possible, words)
        while one.kind == "several" and words[count - 1].endswith(",") and count < len(words):
            more, taken = self._one(one, possible, words[count:])
            text, count = f"{text.rstrip(',')},{more}", count + taken
        return text, count

    def _one(self, one: Field, possible: Sequence[Choice], words: Sequence[str]) -> tuple[str, int]:
        """One value with which these words begin, and how many of them it takes.

        If they begin with no whole name, the words up to the next number are taken: a part of a name may be enough.
        """
        if one.kind == "amount" and words[0].removeprefix("-").isdigit():
            return words[0], 1
        for count in range(len(words), 0, -1):
            value = self._called(" ".join(words[:count]), possible)
            if value is not None:
                return value, count
        known = {spelt(name) for name in self.rules.names.values()} if one.kind == "pick" else set()
        for count in range(len(words), 0, -1):
            if plain(" ".join(words[:count])) in known:
                return " ".join(words[:count]), count  # the rules say why it cannot be that now
        number = next((place for place, word in enumerate(words) if place and word.isdigit()), len(words))
        return " ".join(words[:number]), number

    def _called(self, text: str, possible: Sequence[Choice]) -> str | None:
        """The value that is called so, if one is, with or without its article."""
        called = {spelling: each.value for each in possible for spelling in _spellings(self.say, each)}
        return called.get(plain(text)) or called.get(plain(text).removeprefix("the"))

    def _values(self, given: Given) -> dict[str, object]:
        """What these texts mean. Raises Refused where one means nothing."""
        values: dict[str, object] = {}
        for one in self.form:
            if given.get(one.name):
                possible, text = Pick(choices=self._possible(values, one)), given[one.name]
                if one.kind in ("pick", "yes"):
                    text = self._called(text, possible.choices) or text
                seat = self._called(text, self._players(one))
                values[one.name] = seat or forms.parse(one, text, possible, self.rules.names, self.people)
        return values

    def _players(self, one: Field) -> tuple[Choice, ...]:
        """All at the table, where a player is meant: of one who cannot be named now the rules say why not."""
        if one.name != "player":
            return ()
        return tuple(
            Choice(value=seat, label=Text(key="table-seat", args={"seat": int(seat)})) for seat in self.people
        )

    def _settled(self, given: Given, name: str) -> bool:
        """Whether the field typed last holds exactly one of its values."""
        one = next(one for one in self.form if one.name == name)
        others = self._values({other: text for other, text in given.items() if other != name})
        return given[name] in {choice.value for choice in self._possible(others, one)}

    def _possible(self, filled: Filled, one: Field) -> tuple[Choice, ...]:
        """What may stand in a field, as far as all may know: a card nobody sees is no choice."""
        if one.kind == "yes":
            return tuple(Choice(value=each, label=Text(key=each)) for each in ("yes", "no"))
        try:
            possible = forms.choices(forms.offered(self.rules, self.view, self.kind, filled, one))
        except Exception as error:  # rules need not answer for a move that is not on their menu
            log.debug("nothing can be offered for a move", kind=self.kind, field=one.name, error=repr(error))
            return ()
        return tuple(choice for choice in possible if choice.value)


def _spellings(say: Voice, choice: Choice) -> set[str]:
    """How a value may be typed whole."""
    name = plain(forms.called(say, choice))
    return {plain(choice.value), name, name.removeprefix("the")}
