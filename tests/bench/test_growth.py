"""Databases of many games, for the bench, follow what the store's tables are."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bench.growth import fill


async def test_two_games_become_many(tmp_path: Path) -> None:
    path = tmp_path / "many.db"
    await fill(path, 400)
    with closing(sqlite3.connect(path)) as db:
        count = {
            table: db.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
            for table in ("games", "clocks", "results")
        }
    assert count["games"] == 400
    assert count["clocks"] > 100
    assert count["results"] > 0
