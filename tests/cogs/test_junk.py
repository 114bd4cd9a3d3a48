"""Anything in any field of any action, at moments of every game: the rules or the forms refuse it in words, soon.

What is tried is made from the actions of the games, so a new one is tried without a word here. `tests/scenarios/
test_worst.py` sends such things through Discord.
"""

import gc
import random
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from bot.engine.errors import Refused
from bot.engine.journal.chance import SeededChance
from bot.engine.spelling import nearest
from bot.engine.table.table import Table
from bot.rules.contract import RuleError, Seat, Several, View
from bot.rules.registry import GAMES, RULESETS
from bot.words import Voice
from cogs.interaction import forms, hints
from cogs.interaction.ids import Step, TooLong, decode
from cogs.interaction.names import voice
from cogs.play import filling, moves, panel
from cogs.play.autocomplete import like
from tests.cogs.tables import judge, moments, seats, table
from tests.loop_guard import LIMIT, within
from tests.rules.harness import play
from tests.rules.systems import SYSTEMS
from tests.scenarios.forger import JUNK, texts

WORST = [text for text in (*JUNK, *texts(100)) if len(text) <= 100 and text.isprintable() and text]
"""What can be in a field: what is longer, or half a sign, is refused before it is read."""

MOMENTS, TRIES, LONGEST = 2, 2, 600
"""Of each kind of table, for each action that is possible there, and actions of a game from which they are taken."""


@pytest.fixture(autouse=True)
def _no_collector() -> Iterator[None]:
    """What it takes falls on whoever happens to run."""
    gc.disable()
    yield
    gc.enable()


VERBS = ("do", "go", "pick0", "pick1", "pick2", "type", "coach", "x")


@pytest.mark.parametrize("system", GAMES)
@pytest.mark.parametrize("way", ["buttons", "commands"])
def test_anything_in_any_field_is_refused_in_words_and_soon(system: str, way: str) -> None:
    whim = random.Random(system + way)
    attempt = press if way == "buttons" else type_in
    tried = 0
    for of in (*(of for of, _ in moments(system, MOMENTS)), *thoughtful(system)):
        say = voice(of, "en")
        for seat in seats(of):
            view = of.view(seat)
            for kind in (*view.menu, "concede", *whim.sample(kinds(of), 2)):
                for _ in range(TRIES):
                    began = time.thread_time()
                    with suppress(Refused, RuleError):
                        attempt(of, seat, view, say, kind, whim)
                    assert within(time.thread_time() - began), (system, kind)
                    tried += 1
    assert tried > 500


@cache
def thoughtful(system: str) -> tuple[Table, ...]:
    """Moments of games between agents that mean to win, one for each kind of action that they come to."""
    found, seen = [], set[str]()
    rules = SYSTEMS[system].rules
    agent = next(iter(rules.agents.values()))
    for seed, (options, players) in enumerate(SYSTEMS[system].tables[:3]):
        for state in play(rules, options, [agent] * players, seed, LONGEST, keep=True).states[::2]:
            kinds = {kind for seat in range(players) for kind in rules.view(state, seat).menu}
            if not kinds <= seen:
                found.append(table(system, state, players))
                seen |= kinds
    return tuple(found)


@pytest.mark.parametrize("system", GAMES)
def test_a_name_that_cannot_stand_there_is_told_of_no_further(
    system: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the game has a name for may be on a button that somebody has made up; nothing is told of it."""
    whim, known = random.Random(system), hints.of(system)
    told = 0

    def sound(view: View, kind: str, filled: hints.Filled) -> None:
        nonlocal told
        told += 1
        assert forms.possible(RULESETS[system], view, kind, filled) == filled

    def confirming(view: View, say: Voice, kind: str, filled: hints.Filled) -> str:
        sound(view, kind, filled)
        return known.confirming(view, say, kind, filled)

    def choosing(view: View, say: Voice, kind: str, filled: hints.Filled, name: str, value: str) -> str:
        sound(view, kind, filled)
        return known.choosing(view, say, kind, filled, name, value)

    monkeypatch.setitem(hints.HINTS, system, replace(known, confirming=confirming, choosing=choosing))
    for of in thoughtful(system):
        say = voice(of, "en")
        for seat in seats(of):
            view = of.view(seat)
            for kind in view.menu:
                form = forms.fields(forms.action_named(of.rules, kind))
                for name in whim.sample(sorted(of.rules.names), 4):
                    step = Step("do", of.game.id, of.game.stamp).of(kind)
                    step = step.put(form, form[0].name, name) if form else step
                    with suppress(Refused):
                        panel.ask(of, view, say, filling.obvious(of, view, step))
    assert told


def kinds(of: Table) -> list[str]:
    return [str(action.model_fields["kind"].default) for action in of.rules.actions]


def press(of: Table, seat: Seat, view: View, say: Voice, kind: str, whim: random.Random) -> None:
    """A button with anything on it, a choice in a menu; and then whatever the panel would do."""
    form = forms.fields(forms.action_named(of.rules, kind))
    step = Step(whim.choice(VERBS), of.game.id, of.game.stamp).of(kind)
    for one in form[: whim.randint(0, len(form))]:
        value = anything(of, view, kind, step, one, whim)
        step = step.put(form, one.name, value) if value and "~" not in value and value != "-" else step
    field = whim.choice([*(one.name for one in form), "", "other"])
    try:
        step = decode(step.at(step.verb, field).encode())
    except TooLong:
        return
    if field in [one.name for one in form] and whim.random() < 0.7:
        one = next(one for one in form if one.name == field)
        step = filling.put(of, view, step, anything(of, view, kind, step, one, whim))
    step = filling.obvious(of, view, step)
    asked = panel.ask(of, view, say, step)
    if asked is not None:
        judge(asked)
    typed = {one.name: whim.choice(WORST)[: one.longest] for one in form if one.kind == "words"}
    act(of, seat, say, filling.action(of, view, step, typed))


def type_in(of: Table, seat: Seat, view: View, say: Voice, kind: str, whim: random.Random) -> None:
    """A command with anything in its options, each completed as it is typed."""
    form = forms.fields(forms.action_named(of.rules, kind))
    step = Step("do", of.game.id, of.game.stamp).of(kind)
    given: dict[str, object] = {}
    for one in form:
        text = anything(of, view, kind, step, one, whim)
        if kind in view.menu and one.kind != "words":
            filled = moves.read(of, seat, kind, given)
            for choice in forms.choices(forms.offered(of.rules, view, kind, filled, one)):
                hints.of(of.rules.id).choosing(view, say, kind, filled, one.name, choice.value)
                like([(forms.called(say, choice), choice.value)], text)
        if one.required or whim.random() < 0.7:
            given[one.name] = text[: one.longest] if one.kind == "words" else text
    act(of, seat, say, forms.build(of.rules, kind, moves.read(of, seat, kind, given)))


def anything(of: Table, view: View, kind: str, step: Step, one: forms.Field, whim: random.Random) -> str:
    """Something for a field: what may stand there, what is known to the game, or junk."""
    try:
        form = filling.form_of(of, step)
        filled = filling.values(of, view, form, step)
        offered = [choice.value for choice in forms.choices(forms.offered(of.rules, view, kind, filled, one))]
    except Refused:
        offered = []
    several = ",".join(whim.choices([*offered, *of.rules.names, *WORST], k=whim.randint(1, 9)))
    return whim.choice(
        [
            *(whim.choice(offered) for _ in range(4) if offered),
            whim.choice([*of.rules.names]),
            whim.choice(WORST),
            several[:100],
            str(whim.choice((-1, 0, 1, 2, 99, 10**6, -(10**6)))),
        ]
    )


def act(of: Table, seat: Seat, say: Voice, action: Any) -> None:
    """As a table judges it; a refusal is explained."""
    try:
        of.rules.act(of.state, seat, action, SeededChance("junk"))
    except RuleError as error:
        moves.explained(of, seat, say, action, error)
        raise


@pytest.mark.parametrize("system", GAMES)
def test_as_many_names_as_a_command_takes_are_read_in_no_time(system: str) -> None:
    """Names of what is not possible now are looked for among all."""
    rules = RULESETS[system]
    last = sorted(rules.names, key=len)[-1]
    one = forms.Field("cards", "several", required=True, about="cards")
    text = ",".join(sorted(rules.names, key=len)[:100])[:300].rpartition(",")[0]
    forms.parse(one, last, Several(choices=(), low=0, high=1), rules.names)
    began = time.thread_time()
    assert len(forms.parse(one, text, Several(choices=(), low=0, high=99), rules.names)) >= 30  # type: ignore[arg-type]
    assert within(time.thread_time() - began)


@pytest.mark.parametrize("system", GAMES)
@pytest.mark.parametrize("text", ["gain a guest cards and lose at the ", "aeioursthln ", "a,", "\u0130"])
def test_the_nearest_of_all_names_is_found_in_no_time(system: str, text: str) -> None:
    names = list(RULESETS[system].names.values())
    nearest(text, names)
    began = time.thread_time()
    nearest((text * 100)[:100], names)
    assert within(time.thread_time() - began, LIMIT / 4)
