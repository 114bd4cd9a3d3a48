"""A button acts on the game that it names, and on the board that it was made for."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.engine.errors import Refused
from bot.engine.table.table import Table
from cogs import press
from cogs.interaction.ids import Step
from tests.cogs.tables import moments, table
from tests.engine import memory_store

HERE, ELSEWHERE = 1, 2


@pytest.mark.parametrize(
    ("status", "guild_id", "acts"),
    [
        ("playing", HERE, True),
        ("over", HERE, True),
        ("playing", None, True),
        ("playing", ELSEWHERE, False),
        ("archived", HERE, False),
    ],
)
async def test_a_game_is_reached_from_its_server_and_from_private_messages(
    status: Any, guild_id: int | None, acts: bool
) -> None:
    there = memory_store.table("risk", ("Alys", "Bran"))
    there.game = replace(there.game, id=7, guild_id=HERE, status=status)

    async def found(_: int) -> Any:
        return there

    asked = list[int]()

    async def need(_bot: object, _table: Table, user_id: int) -> None:
        asked.append(user_id)

    tables, members = SimpleNamespace(table=found), SimpleNamespace(need=need)
    client, user = SimpleNamespace(tables=tables, members=members), SimpleNamespace(id=11)
    pressed: Any = SimpleNamespace(client=client, guild_id=guild_id, user=user, extras={})
    if acts:
        assert (await press._place(pressed, "m:play:7"))[0] is there
    else:
        with pytest.raises(Refused, match="table-gone"):
            await press._place(pressed, "m:play:7")
    assert asked == ([11] if guild_id is None else []), (
        "Discord tells who is in a server, but not of who writes in private"
    )


# ── a board that has moved on since the button was made ──

THEN, NOW = 41, 42


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What is shown, and at which stamp something is done."""
    told: list[Any] = []

    async def move(_interaction: Any, _table: Any, _action: Any, stamp: int | None = None) -> None:
        told.append(stamp)

    async def show(_interaction: Any, shown: Any, *_: Any) -> None:
        told.append(shown)

    async def nothing(*_: Any) -> list[Any]:
        return []

    monkeypatch.setattr(press.moves, "move", move)
    monkeypatch.setattr(press, "show", show)
    monkeypatch.setattr(press.cutting, "cut", nothing)
    monkeypatch.setattr(press.panel, "menu", lambda *_: "the panel as it is now")
    monkeypatch.setattr(press.panel, "ask", lambda *_: None)
    monkeypatch.setattr(press.filling, "action", lambda *_: "an action")
    monkeypatch.setattr(press.filling, "obvious", lambda _table, _view, step: step)
    monkeypatch.setattr(press.filling, "values", lambda *_: {})
    monkeypatch.setattr(
        press.filling, "put", lambda *_: pytest.fail("what was chosen may mean something else")
    )
    return told


def at(stamp: int) -> Step:
    return Step("do", 12_345_678, stamp, "end", ("1",), "territory")


def playing() -> tuple[Any, Table]:
    there = next(one for one, state in moments("risk") if one.view(0).outcome is None)
    of = table("risk", there.state, len(there.seats))
    of.game = replace(of.game, stamp=NOW)
    return SimpleNamespace(user=SimpleNamespace(id=of.seats[0].user_id), locale="en"), of


async def test_a_button_of_an_older_board_shows_the_panel_as_it_is_now(told: list[Any]) -> None:
    who, of = playing()
    for stale in (press.go_on(who, of, at(THEN)), press._put(who, of, at(THEN), "winterfell")):
        await stale
        assert told.pop() == "the panel as it is now"
    await press.family(who, of, at(THEN))
    assert told == ["the panel as it is now"]


async def test_what_is_done_is_meant_for_the_board_of_the_button_alone(told: list[Any]) -> None:
    """The board may move on while it is read; a form has been open for as long as its words took."""
    who, of = playing()
    await press.act(who, of, at(THEN), {"words": "I pay"})
    await press.go_on(who, of, at(NOW))
    assert told == [THEN, NOW]
