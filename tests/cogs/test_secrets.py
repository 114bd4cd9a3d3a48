"""Change only what somebody may not know: every byte that reaches them from the cogs is the same."""

import asyncio
import json
import random
from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.engine.journal.chance import SeededChance
from bot.engine.records.game_log import Search, turns
from bot.engine.records.statistics import statistics as reckoned
from bot.engine.table.table import Table
from bot.engine.transcript.writer import write
from bot.rules.contract import RuleError, Viewer
from bot.rules.menu import legal_actions
from cogs.interaction import forms
from cogs.interaction.answers import Attachment
from cogs.interaction.ids import decode
from cogs.interaction.names import calling, voice
from cogs.lookups import hand_and_board, log, statistics
from cogs.play import dashboard, filling, moves, panel, telling
from cogs.play.game_commands import command
from cogs.play.telling import awaiting
from render.words.alt import alt_text
from render.words.board import board_text
from tests.cogs.tables import moments, parts_of, seats, table
from tests.engine import memory_store
from tests.engine.engine_fixture import awaited
from tests.rules.harness import any_action
from tests.rules.systems import SYSTEMS


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    """The tourney has no words."""
    with capture_logs():
        yield


def shown(of: Table, viewer: Viewer) -> Iterator[tuple[str, object]]:
    """All that the cogs make for a viewer out of a moment of a game, by name."""
    view, say = of.view(viewer), voice(of, "en")
    yield "phase", say(view.phase)
    yield "status", hand_and_board.standing(of, viewer, say)
    yield "standings", dashboard.standings(view, say, of)
    yield "awaited", awaiting(view, say, of.rules.id)
    yield "hand", telling.cards(say, view.hand)
    if of.rules.scene(view).boards:
        yield "picture", alt_text(of.rules.scene(view), say.plain)
        yield "board", board_text(of.rules.scene(view), say)
    if viewer is None:
        picture = Attachment("map.png", b"", "")
        yield "dashboard", parts_of(dashboard.dashboard(of, say, calling(of), view, (), [picture], ""))
        return
    menu = panel.menu(of, view, say)
    yield "panel", parts_of(menu)
    for part in parts_of(menu):
        step = decode(part["custom_id"]) if "custom_id" in part else None
        if step is not None and step.stamp is not None and part["type"] == 2 and step.verb == "do":
            asked = panel.ask(of, view, say, filling.obvious(of, view, step))
            yield part["custom_id"], parts_of(asked) if asked else None


@pytest.mark.parametrize("system", SYSTEMS)
def test_panels_boards_and_pictures_tell_nothing_hidden(system: str) -> None:
    whim = random.Random(11)
    for here, state in moments(system, 2):
        for viewer in (*seats(here), None):
            other = SYSTEMS[system].shuffle_hidden(state, viewer, whim, None)
            there = table(system, other, len(here.seats))
            for (name, mine), (_, twin) in zip(shown(here, viewer), shown(there, viewer), strict=True):
                assert json.dumps(mine) == json.dumps(twin), f"{name} betrays to {viewer}"


@pytest.mark.parametrize("system", SYSTEMS)
def test_refusals_and_what_could_stand_instead_tell_nothing_hidden(system: str) -> None:
    whim, refused = random.Random(12), 0
    for here, state in moments(system, 3):
        for viewer in seats(here):
            there = table(system, SYSTEMS[system].shuffle_hidden(state, viewer, whim, None), len(here.seats))
            for _ in range(4):
                action = any_action(here.rules, here.view(viewer), whim)
                told = [told_of(one, viewer, action) for one in (here, there)]
                assert told[0] == told[1]
                refused += told[0] is not None
    assert refused > 20


def told_of(of: Table, viewer: int, action: Any) -> str | None:
    """The refusal of an action in words; None if it is legal."""
    try:
        of.rules.act(of.state, viewer, action, SeededChance(1))
    except RuleError as error:
        return moves.explained(of, viewer, voice(of, "en"), action, error)
    return None


@pytest.mark.parametrize("system", SYSTEMS)
async def test_autocomplete_tells_nothing_hidden(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Field by field, with the first thing offered in those before; a likely part of a name typed."""
    whim = random.Random(13)
    for here, state in moments(system, 2):
        for viewer in seats(here):
            there = table(system, SYSTEMS[system].shuffle_hidden(state, viewer, whim, None), len(here.seats))
            for model in here.rules.actions:
                typed = whim.choice(["", "a", "the", "1"])
                mine, twin = [
                    await completed(one, viewer, model, typed, monkeypatch) for one in (here, there)
                ]
                assert mine == twin


async def completed(
    of: Table, viewer: int, model: Any, typed: str, monkeypatch: pytest.MonkeyPatch
) -> list[list[tuple[str, object]]]:
    async def table_of(_: object) -> Table:
        return of

    monkeypatch.setattr(moves, "table_of", table_of)
    found, filled = [], dict[str, object]()
    made, user = command(of.rules.id, model), SimpleNamespace(id=of.seats[viewer].user_id)
    for field in forms.fields(model):
        complete: Any = made._params[field.name].autocomplete
        if callable(complete):
            asked = SimpleNamespace(
                id=1, user=user, locale="en", namespace=SimpleNamespace(**filled), client=None
            )
            choices = await complete(asked, typed)
            found.append([(choice.name, choice.value) for choice in choices])
            if choices:
                filled[field.name] = choices[0].value
    return found


# ── what has happened in secret ───────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_secret_action_leaves_no_trace_in_story_log_export_or_buttons(system: str) -> None:
    """The same game twice, in one of them with something done in secret: to all others they are the same."""
    options, players = SYSTEMS[system].tables[:2][-1]
    names = ("Alys", "Brynden", "Cass", "Davin", "Elyn")[:players]
    told = 0
    for seed in range(4):
        quiet = memory_store.game(
            system, names, seed=seed, actions=12, quits=False, options=options.model_dump_json()
        )
        secret = memory_store.game(
            system, names, seed=seed, actions=12, quits=False, options=options.model_dump_json()
        )
        if not (quiet.playing and secret.playing):
            continue
        seat = do_in_secret(secret, SYSTEMS[system].secret)
        if seat is None:
            continue
        for viewer in (*seats(quiet), None):
            if viewer != seat:
                assert asyncio.run(all_told(quiet, viewer)) == asyncio.run(all_told(secret, viewer))
                told += 1
    assert told or system == "tourney"


def do_in_secret(of: Table, kinds: tuple[str, ...]) -> int | None:
    """Somebody does something that nobody else may notice; who it was."""
    for seat in seats(of):
        prompts = [prompt for prompt in of.rules.pending(of.state) if seat in prompt.waiting]
        if any(len(prompt.waiting) < 2 for prompt in prompts):
            continue  # the last missing answer is noticed by what follows
        for action in legal_actions(of.rules, of.view(seat)):
            if action.kind in kinds:
                asyncio.run(of.submit(seat, action))
                return seat
    return None


async def all_told(of: Table, viewer: Viewer) -> list[object]:
    """What somebody reads of the past, and the stamp on their buttons."""
    say = voice(of, "en")
    entries = await of.entries()
    public = telling.story(say, dashboard.seen(entries))
    at = [replace(entry, at=0.0) for entry in entries]
    found = turns(at, viewer)
    searches = (Search(), *(Search(seat=seat) for seat in seats(of)))
    pages = [log.told(say, log.paged(found, search, log.NEWEST), {}) for search in searches]
    numbers = statistics.told(say, reckoned(of.rules, at), of.rules.id)
    return [found, pages, numbers, public, write(of, at, viewer), of.game.stamp, list(shown(of, viewer))]


def test_the_games_on_paper_are_the_same_but_for_the_secret() -> None:
    """What the test above compares with is no accident: without the secret action the two are equal in all."""
    first, second = (
        memory_store.game("risk", ("Alys", "Bran", "Cass"), seed=5, actions=9, quits=False) for _ in "12"
    )
    assert awaited(first) == awaited(second)
    assert first.state == second.state
    assert asyncio.run(all_told(first, 0)) == asyncio.run(all_told(second, 0))
