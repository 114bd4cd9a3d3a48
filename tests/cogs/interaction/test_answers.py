"""What goes wrong is told with names, wherever it is noticed."""

import asyncio
import gc
import weakref
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import ui
from structlog.testing import capture_logs

from bot.rules.contract import RuleError
from bot.rules.registry import RULESETS
from cogs.interaction import answers
from tests.cogs.posts.test_publisher import refused
from tests.engine import memory_store


@pytest.fixture
def interaction() -> Any:
    tables = SimpleNamespace(systems=RULESETS)
    return SimpleNamespace(id=1, locale="en", extras={}, client=SimpleNamespace(tables=tables))


ERROR = RuleError("RISK-11.1", "odds-no-link", source="the_dreadfort", target="kings_landing")
TURN = RuleError("RISK-11.2", "risk-no-turn-attack", seat=1)


def test_lands_are_named_even_where_no_game_is_known(interaction: Any) -> None:
    told = answers.explain(interaction, ERROR)
    assert "The Dreadfort does not border King's Landing" in told
    assert "RISK-11.1" in told


def test_players_are_named_once_their_table_is_known(interaction: Any) -> None:
    table = memory_store.table("risk", ("Alys", "Bran **the** Bold"))
    answers.about(interaction, table)
    assert r"Bran \*\*the\*\* Bold" in answers.explain(interaction, TURN)
    assert "The Dreadfort" in answers.explain(interaction, ERROR)


def test_an_interaction_does_not_keep_its_game_in_memory(interaction: Any) -> None:
    table = memory_store.table("risk", ("Alys", "Bran"))
    answers.about(interaction, table)
    there = weakref.ref(table)
    del table
    gc.collect()
    assert there() is None
    assert "seat 2" in answers.explain(interaction, TURN)


def test_a_message_that_was_sent_is_gone_without_the_collector() -> None:
    row = ui.ActionRow[Any](ui.Button(label="Attack", custom_id="attack"))
    view = answers.layout(ui.TextDisplay("The board"), row)
    there = [weakref.ref(part) for part in (view, *view.walk_children())]
    assert len(there) == 5
    gc.disable()
    try:
        answers.let_go(view)
        del view, row
        assert [part() for part in there] == [None] * 5
    finally:
        gc.enable()


def test_a_picture_that_was_sent_is_gone_without_the_collector() -> None:
    file = answers.Attachment("map.png", b"a picture", "the lands").file()
    there = weakref.ref(file.fp)
    gc.disable()
    try:
        file.fp.close()
        assert file.fp.read() == b"a picture", "it may have to be sent again"
        file.close()
        assert file.fp.closed
        del file
        assert there() is None
    finally:
        gc.enable()


async def test_a_stop_that_comes_while_a_deferral_ends_is_heeded() -> None:
    ending, over = asyncio.Event(), asyncio.Event()

    async def defer() -> None:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            ending.set()
            await over.wait()

    deferring = asyncio.create_task(defer())
    await asyncio.sleep(0)
    answering = asyncio.create_task(answers._over(deferring))
    await ending.wait()
    answering.cancel()
    over.set()
    with pytest.raises(asyncio.CancelledError):
        await asyncio.wait_for(answering, 10)


async def test_a_deferral_that_failed_is_logged_and_keeps_nobody_from_the_rest() -> None:
    async def defer() -> None:
        raise LookupError("no such answer")

    deferring = asyncio.create_task(defer())
    await asyncio.sleep(0)
    with capture_logs() as logs:
        await answers._over(deferring)
    assert [log["event"] for log in logs] == ["an answer could not be put off"]


def test_what_is_no_refusal_is_logged_and_told_without_its_particulars(interaction: Any) -> None:
    with capture_logs() as logs:
        told = answers.explain(interaction, ZeroDivisionError("secret"))
    assert "secret" not in told
    assert logs[0]["log_level"] == "error"


def test_an_answer_in_a_locked_thread_is_not_allowed_and_no_fault(interaction: Any) -> None:
    """Discord passes commands on from there, and takes no answer; a traceback stood in the log."""
    with capture_logs() as logs:
        answers.explain(interaction, refused(400, 50083))
    assert [log["log_level"] for log in logs] == ["warning"]


def test_an_answer_that_comes_after_the_interaction_is_over_is_late_and_no_fault(interaction: Any) -> None:
    """After fifteen minutes, as where many wait for their films; a traceback stood in the log."""
    with capture_logs() as logs:
        told = answers.explain(interaction, refused(401, 50027))
    assert "Discord did not wait" in told
    assert [log["log_level"] for log in logs] == ["warning"]


async def test_what_goes_wrong_late_does_not_take_the_place_of_the_panel(interaction: Any) -> None:
    """The panel was told that its change is on its way, and something else has to be said."""
    sent: list[str] = []

    def told(what: str) -> Any:
        async def tell(*_: Any, **__: Any) -> None:
            sent.append(what)

        return tell

    interaction.type = discord.InteractionType.component
    interaction.message = SimpleNamespace(flags=SimpleNamespace(ephemeral=True))
    interaction.response = SimpleNamespace(defer=told("deferred"))
    interaction.followup = SimpleNamespace(send=told("beside it"))
    interaction.edit_original_response = told("in its place")
    given = answers.answer(interaction)
    await given.defer()
    await given.show(answers.note("It went wrong"), (), fresh=True)
    await given.show(answers.note("The panel"), (), fresh=False)
    assert sent == ["deferred", "beside it", "in its place"]
