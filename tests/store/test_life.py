"""What a database that a backup replaces knows of the time after it."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.store.life import carry_over, past
from bot.store.sqlite import open_sqlite
from tests.store.samples import SEATS, game


@pytest.mark.parametrize(
    ("replaced", "made", "stands"),
    [(7, 5.0, 7), (None, 5.0, 6), (7, 9.0, 6)],
    ids=["the same game", "the same game without a board", "another game of that number"],
)
async def test_where_boards_stand_is_carried_over_to_the_same_games(
    tmp_path: Path, replaced: int | None, made: float, stands: int
) -> None:
    old, new = await open_sqlite(tmp_path / "old.db"), await open_sqlite(tmp_path / "new.db")
    await old.create_game(replace(game(), created_at=5.0, dashboard_id=replaced), SEATS)
    there = await new.create_game(replace(game(), created_at=made, dashboard_id=6), SEATS)
    known = await old.read(past)
    await new.write(lambda db: carry_over(known, db))
    found = await new.game(there.id)
    assert found is not None
    assert found.dashboard_id == stands
    for store in (old, new):
        await store.close()
