"""Any move of any game, carried out by the buttons and menus of a private panel, or by one typed command.

Both do what a person does who knows what they want: they look for it on what is shown, and press or type that. Presses
are counted, and every page has to fit a phone.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

from bot.engine.table.table import Table
from bot.rules.contract import Action
from bot.sandbox.seen import Button, Menu, Outcome, Seen
from cogs.interaction import forms
from cogs.interaction.compact import PACKED, short
from cogs.interaction.ids import Step, decode
from cogs.play.controls import SHEET
from tests.scenarios.players import press_dashboard
from tests.scenarios.stage import Player

SCREENS = 1_600
"""Characters of a panel that a phone shows in two screens at most."""
LONGEST = 25
"""More presses than any one move takes."""

Wanted = Mapping[str, str | tuple[str, ...]]
"""What is to stand in the fields of a move."""


class Way(ABC):
    """A way to carry out a move."""

    @abstractmethod
    async def do(self, person: Player, table: Table, action: Action) -> str:
        """What it says when the move is done."""

    async def make(self, person: Player, table: Table, kind: str, **values: Any) -> str:
        """The move of this kind, with these values."""
        return await self.do(person, table, forms.build(table.rules, kind, values))


class Typing(Way):
    """By commands alone."""

    async def do(self, person: Player, table: Table, action: Action) -> str:
        before, command = table.state, forms.command(table.rules, action.kind)
        filled = {
            name: ", ".join(value) if isinstance(value, tuple) else value
            for name, value in action.model_dump(exclude={"kind"}).items()
            if value not in (None, ())
        }
        outcome = await person.command(command, filled)
        assert "⚠️" not in outcome.text, (action, outcome.text)
        await person.wait(lambda: table.state is not before)
        return outcome.text


class Pressing(Way):
    """By buttons and menus alone; each person's panel stays open between their moves."""

    def __init__(self) -> None:
        self.presses = 0
        self._pages: dict[int, Seen] = {}

    async def open(self, person: Player) -> Seen:
        """The panel, by the button below the board."""
        self.presses += 1
        outcome = await press_dashboard(person, "Your move")
        assert outcome is not None
        return self._shown(person, outcome)

    async def do(self, person: Player, table: Table, action: Action) -> str:
        before, wanted = table.state, _wanted(action)
        page = self._pages.get(person.id)
        if page is None or not _aims(page, table, action, wanted):
            page = await self.open(person)
        for _ in range(LONGEST):
            page = await self._press(person, page, table, action, wanted)
            if table.state is not before:
                return page.text
            if not page.menus and not page.buttons:  # it came too late, and says so
                page = await self.open(person)
        raise AssertionError(f"{action} is not done by so many presses: {page.text}")

    async def _press(self, person: Player, page: Seen, table: Table, action: Action, wanted: Wanted) -> Seen:
        for menu in page.menus:
            values = _chosen(menu, action, wanted)
            if values is not None:
                return self._shown(person, await self.select(person, page, menu, values))
        button = _best(page, table, action, wanted)
        assert button is not None, (action, page.text, _labels(page))
        outcome = await self.click(person, page, button)
        if outcome.form is not None:
            outcome = await self._fill(person, outcome, wanted)
        return self._shown(person, outcome)

    async def _fill(self, person: Player, outcome: Outcome, wanted: Wanted) -> Outcome:
        assert outcome.form is not None
        asked = {
            one.custom_id: wanted[one.custom_id] for one in outcome.form.fields if one.custom_id in wanted
        }
        return await person.submit(outcome.form, asked)

    async def click(self, person: Player, page: Seen, button: Button) -> Outcome:
        """One press."""
        self.presses += 1
        return await person.click(page, custom_id=button.custom_id)

    async def select(self, person: Player, page: Seen, menu: Menu, values: tuple[str, ...]) -> Outcome:
        """A choice in a menu: it is opened, and closed by what is chosen."""
        self.presses += 1
        return await person.select(page, menu.custom_id, values)

    def _shown(self, person: Player, outcome: Outcome) -> Seen:
        assert outcome.reply is not None, outcome
        page = self._pages[person.id] = outcome.reply
        assert "⚠️" not in page.text, page.text
        assert len(page.text) <= SCREENS, (len(page.text), page.text)
        return page


def _wanted(action: Action) -> Wanted:
    """What is to stand in its fields, but for what stands there anyway."""
    form = forms.fields(type(action))
    values = {one.name: getattr(action, one.name) for one in form}
    return {
        one.name: value if isinstance(value := values[one.name], tuple) else forms.written(value)
        for one in form
        if values[one.name] is not None and (one.required or values[one.name] != one.default)
    }


def _step(custom_id: str, action: Action) -> Step | None:
    """What a button or menu stands for, if it is of that kind of move."""
    step = decode(custom_id) if custom_id else None
    return step if step and step.kind == action.kind else None


def _aims(page: Seen, table: Table, action: Action, wanted: Wanted) -> bool:
    """Whether an open panel, which may be old, has a control that leads there."""
    fresh = all(
        step.stamp in (None, table.game.stamp)
        for one in (*page.buttons, *page.menus)
        if one.custom_id and (step := decode(one.custom_id))
    )
    return fresh and (
        any(_chosen(menu, action, wanted) for menu in page.menus)
        or _best(page, table, action, wanted) is not None
    )


def _chosen(menu: Menu, action: Action, wanted: Wanted) -> tuple[str, ...] | None:
    """What to choose in a menu, unless it stands there already, or the menu is of something else."""
    step = _step(menu.custom_id, action)
    if step is None or not _agrees(step, action, wanted) or step.field not in wanted:
        return None
    value = wanted[step.field]
    sought = value if isinstance(value, tuple) else (value,)
    here = tuple(one.value for one in menu.options if one.value in sought)
    now = tuple(one.value for one in menu.options if one.default)
    return here if here and {*here} != {*now} else None


def _best(page: Seen, table: Table, action: Action, wanted: Wanted) -> Button | None:
    """The button that leads nearest to what is wanted."""
    ranked = [(rank, button) for button in page.buttons if (rank := _rank(button, table, action, wanted)) > 0]
    return max(ranked, key=lambda pair: pair[0])[1] if ranked else None


def _rank(button: Button, table: Table, action: Action, wanted: Wanted) -> int:
    """How near a button leads to what is wanted; nothing if it leads elsewhere."""
    if not button.custom_id:
        return 0
    step = decode(button.custom_id)
    if step.verb == "family" and step.kind == type(action).family:
        return 1
    if step.kind != action.kind or not _agrees(step, action, wanted):
        return 0
    filled = step.filled(forms.fields(type(action)))
    if step.verb.startswith(SHEET):  # what is wanted stands in no menu here
        return 1
    if step.verb in ("go", "type"):
        return 100 if filled.keys() >= wanted.keys() or step.field else 0
    return 2 + len(filled) if step.verb == "do" else 0


def _agrees(step: Step, action: Action, wanted: Wanted) -> bool:
    """Whether nothing else stands in the fields that are filled in."""
    form = forms.fields(type(action))
    usual = {one.name: forms.written(one.default) for one in form if not one.required}
    for name, text in step.filled(form).items():
        value = wanted.get(name, usual.get(name, ""))
        if isinstance(value, tuple) or text.startswith(PACKED):
            continue
        if text not in (value, short(value)):
            return False
    return True


def _labels(page: Seen) -> list[str]:
    return [
        *(button.label for button in page.buttons),
        *(f"{menu.placeholder}: {one.label}" for menu in page.menus for one in menu.options),
    ]
