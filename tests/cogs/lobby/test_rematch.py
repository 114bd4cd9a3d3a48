"""Who sits in the lobby of one more game, and who may call for it."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.engine.errors import Refused
from bot.engine.table.table import Table
from bot.store.rows import SeatRow
from cogs.lobby import rematch
from tests.engine import memory_store

ALYS, BRAN, CATE = 11, 12, 13


def table(status: Any) -> Table:
    """Alys had words for the dice, an agent played for Bran at the end, and of the third nothing is kept."""
    of = memory_store.table("risk", ("Alys", "Bran", "a former player", "Hodor"))
    of.game = replace(of.game, status=status)
    of.seats = [
        SeatRow(0, ALYS, "Alys", None, "winter is coming"),
        SeatRow(1, BRAN, "Bran", "sensible", "", open=True),
        SeatRow(2, None, "a former player", None, "hear me roar"),
        SeatRow(3, None, "Hodor", "sensible", ""),
    ]
    return of


async def called(by: int, of: Table, monkeypatch: pytest.MonkeyPatch) -> list[SeatRow]:
    """The seats of the lobby that is opened."""
    opened: list[SeatRow] = []

    async def open_(*, seats: list[SeatRow], **_: Any) -> Table:
        opened.extend(seats)
        return of

    async def show(*_: Any, **__: Any) -> None:
        pass

    monkeypatch.setattr(rematch, "show", show)
    client = SimpleNamespace(tables=SimpleNamespace(open=open_))
    user = SimpleNamespace(id=by, display_name="Alys")
    await rematch.rematch(SimpleNamespace(user=user, client=client, locale="en"), of)  # type: ignore[arg-type]
    return opened


async def test_all_sit_down_themselves_and_what_they_added_to_the_dice_is_past(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    opened = await called(ALYS, table("over"), monkeypatch)
    assert opened == [
        SeatRow(0, ALYS, "Alys", None, ""),
        SeatRow(1, BRAN, "Bran", None, ""),
        SeatRow(3, None, "Hodor", "sensible", ""),
    ]


async def test_only_who_sat_there_may_call_for_it_and_only_after_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for by, status in ((CATE, "over"), (ALYS, "playing")):
        with pytest.raises(Refused, match="rematch-only"):
            await called(by, table(status), monkeypatch)
