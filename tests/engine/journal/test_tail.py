"""The last entries in memory are those of the journal, or they are read."""

from typing import Any

import pytest

from bot.engine.journal.entries import Entry
from bot.engine.journal.tail import KEPT, Tail
from bot.engine.table.stored_game import StoredGame
from bot.engine.tables import Tables
from tests.engine.engine_fixture import ALYS, Desk, begun, play


def entry(n: int) -> Entry:
    return Entry(n, None, "table", None, (), (), 0.0)


def numbers(found: list[Entry] | None) -> list[int] | None:
    return None if found is None else [each.n for each in found]


def test_what_was_stored_last_is_kept() -> None:
    tail = Tail()
    assert tail.after(-1, 0) is None
    for n in range(3):
        tail.add(entry(n))
    assert numbers(tail.after(-1, 3)) == [0, 1, 2]
    assert numbers(tail.after(1, 3)) == [2]
    assert numbers(tail.after(2, 3)) == []


def test_older_entries_have_to_be_read() -> None:
    tail = Tail()
    for n in range(KEPT + 5):
        tail.add(entry(n))
    assert tail.after(3, KEPT + 5) is None
    assert numbers(tail.after(4, KEPT + 5)) == list(range(5, KEPT + 5))


def test_after_a_gap_nothing_older_is_told() -> None:
    tail = Tail()
    for n in (0, 1, 5):
        tail.add(entry(n))
    assert tail.after(0, 6) is None
    assert tail.after(4, 7) is None, "the game has moved on since"
    assert numbers(tail.after(4, 6)) == [5]


@pytest.mark.parametrize("system", ["risk", "tourney", "moot"])
async def test_it_tells_what_is_stored(desk: Desk, tables: Tables, system: str) -> None:
    table = await begun(tables, system=system)
    await play(table, 30)
    kept = await table.entries(), await table.entries(table.game.version - 9)
    table._tail.clear()
    assert (await table.entries(), await table.entries(table.game.version - 9)) == kept


async def test_a_game_that_is_read_anew_forgets_it(
    desk: Desk, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody who was forgotten is named in no entry that is still in memory."""
    table = await begun(tables)
    await tables.store.erase(ALYS, {"Alys"}, "a former player", "random")
    await tables.refresh(table.game.id)
    asked = list[int]()
    read = StoredGame.read

    def noted(self: StoredGame, row: Any) -> Entry:
        asked.append(row.n)
        return read(self, row)

    monkeypatch.setattr(StoredGame, "read", noted)
    assert len(await table.entries()) == len(asked) == table.game.version
