"""A preview waits for its game master alone, and is carried out once."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.engine.errors import Refused
from bot.engine.table.table import Table
from bot.store.protocol import StoreError
from cogs.gm import preview
from cogs.interaction.answers import note
from tests.engine import memory_store

MASTER, OTHER, TOKEN = 1, 2, 7


class Archive:
    """The tables of a database that does not answer the first time."""

    def __init__(self) -> None:
        self._table = memory_store.table("risk", ("Alys", "Bran"))
        self._asked = 0

    async def table(self, _: int) -> Table:
        self._asked += 1
        if self._asked == 1:
            raise StoreError("the disk is full")
        return self._table


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """By whom the one act that waits was carried out."""
    done: list[int] = []

    async def doing(by: Any) -> preview.Shown:
        done.append(by.user.id)
        return note("done"), ()

    async def show(*_: Any, **__: Any) -> None:
        pass

    monkeypatch.setattr(preview, "show", show)
    monkeypatch.setitem(preview._waiting, TOKEN, preview.Proposal(MASTER, 1, doing))
    return done


def press(archive: Archive, user: int) -> Any:
    client = SimpleNamespace(tables=archive)
    return SimpleNamespace(client=client, user=SimpleNamespace(id=user), extras={}, locale="en")


async def test_confirm_works_again_once_the_database_answers(done: list[int]) -> None:
    """The preview was forgotten, though nothing had been done."""
    archive = Archive()
    with pytest.raises(StoreError):
        await preview._answered(press(archive, MASTER), "yes", TOKEN)
    await preview._answered(press(archive, MASTER), "yes", TOKEN)
    with pytest.raises(Refused, match="gm-gone"):
        await preview._answered(press(archive, MASTER), "yes", TOKEN)
    assert done == [MASTER]


async def test_nobody_else_can_confirm_it_or_do_away_with_it(done: list[int]) -> None:
    archive = Archive()
    with pytest.raises(Refused, match="gm-gone"):
        await preview._answered(press(archive, OTHER), "no", TOKEN)
    assert done == []
    assert TOKEN in preview._waiting
