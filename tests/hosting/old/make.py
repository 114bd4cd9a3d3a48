"""How the files of this folder were made: by this, with the code of the day in their names, and never again.

They are what a host may have from that day: `PYTHONPATH=<that checkout> python make.py <this folder>`. A later Maester
has to open them all (`tests/hosting/test_old.py`); of a day worth keeping, files of another name are added.
"""

import asyncio
import gzip
import hashlib
import json
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from bot.engine.journal.chance import SeededChance
from bot.engine.journal.entries import Remark, Signed
from bot.engine.moderation import moderation
from bot.engine.moderation.game_export import export
from bot.engine.plans.plan_text import Line
from bot.engine.table.pace import Pace
from bot.engine.table.table import Table
from bot.engine.tables import Tables
from bot.engine.transcript.writer import write
from bot.rules.contract import Concede
from bot.rules.menu import random_action
from bot.rules.registry import RULESETS
from bot.rules.risk.options import RiskOptions
from bot.store.rows import Master
from bot.store.sqlite import open_sqlite

NAME = "2026-11"
KEY = b"b25seSBhIHRlc3QncyBrZXksIG5vdCBhIGhvc3Qncy4="
NOW = 1_790_000_000.0
NAMES = ("Alys", "Bran", "Cate", "Dunk", "Egg", "Fern")
WHY = Signed(who="Alys", why="for the record")

MIX = RiskOptions(mode="dominion", maesters="off", objectives="off", victory="end_card")
MITCHELL_DOMINION = RiskOptions(
    mode="mitchell", gold="on", characters="on", maesters="on", special_units="on", objectives="on",
    seats="on", victory="points", vp_to_win=5,
)  # fmt: skip

RUNNING = {
    "skirmish": (RiskOptions(), 3, 70, "turn"),
    "dominion": (RiskOptions(mode="dominion"), 3, 200, "secret"),
    "mix": (MIX, 2, 120, "defend"),
    "world": (RiskOptions(houses="deal"), 6, 90, "turn"),
    "mitchell": (RiskOptions(mode="mitchell"), 3, 60, "turn"),
    "mitchell_dominion": (MITCHELL_DOMINION, 3, 170, "secret"),
}
"""Options, players, how many actions at least, and what it has to wait for."""

OVER = {"skirmish": (RiskOptions(houses="deal"), 2, 60), "dominion": (RiskOptions(mode="dominion"), 3, 110)}
"""Options, players, and after how many actions all but one give up."""


SEALED = ("skirmish", "mitchell_dominion")
"""Modes of which the running game is sealed, too."""


def waits_for(table: Table, what: str) -> bool:
    prompts = table.pending()
    if what == "secret":
        return any(prompt.secret for prompt in prompts)
    if what == "defend":  # within a battle
        return any(prompt.kind not in ("deploy", "turn", "attack", "maneuver") for prompt in prompts)
    return not any(prompt.secret for prompt in prompts)


async def move(table: Table, whim: SeededChance) -> None:
    waiting = [seat for prompt in table.rules.pending(table.state) for seat in prompt.waiting]
    seat = waiting[whim.roll("seat", len(waiting))[0] - 1]
    view = table.view(seat)
    wild = whim.roll("whim", 6)[0] == 1
    agent: Any = table.rules.agents["sensible"]
    await table.submit(seat, (random_action if wild else agent)(table.rules, view, whim))


async def begun(tables: Tables, channel: int, options: RiskOptions, players: int, hours: int | None) -> Table:
    table = await tables.open(guild_id=1, channel_id=channel, host_id=11, host_name="Alys", system="risk")
    for seat in range(1, players):
        await tables.join(table.game.id, 11 + seat, NAMES[seat], f"words of {NAMES[seat]}")
    await tables.choose(table.game.id, options)
    if hours is not None:
        await tables.set_pace(table.game.id, Pace(hours=hours))
    return await tables.start(table.game.id)


async def running(tables: Tables, channel: int, name: str) -> Table:
    options, players, actions, what = RUNNING[name]
    table = await begun(tables, channel, options, players, 24 if channel % 2 else None)
    whim = SeededChance(name)
    while table.game.version < actions or not waits_for(table, what):
        if table.game.version == 40:
            await moderation.do(table, lambda: moderation.rewinding(table, 35, WHY))
        await move(table, whim)
        assert table.playing, name
    awaited = {seat for prompt in table.pending() for seat in prompt.asked}
    planner = next(seat for seat in range(players) if seat not in awaited) if len(awaited) < players else 0
    await tables.planner.write(table, planner, "end", [Line("end", "/risk end draw:False")])
    await table.store.set_master(table.game.id, Master("user", 12), True)
    return table


async def over(tables: Tables, channel: int, name: str) -> Table:
    options, players, actions = OVER[name]
    table = await begun(tables, channel, options, players, None)
    whim = SeededChance(name)
    while table.game.version < actions:
        await move(table, whim)
    note = Remark(kind="note", words="the winter was long")
    await moderation.do(table, lambda: moderation.recording(table, note, WHY))
    for seat in range(1, players):
        await table.submit(seat, Concede())
    assert table.game.status == "over"
    return table


def digest(table: Table) -> str:
    return hashlib.sha256(table.state.model_dump_json(exclude_defaults=True).encode()).hexdigest()


async def main(folder: Path) -> None:
    told = []
    with tempfile.TemporaryDirectory() as place:
        path = Path(place, "maester.db")
        store = await open_sqlite(path)
        tables = Tables(store, RULESETS, lambda: NOW)
        tables = [(name, await running(tables, 100 + n, name)) for n, name in enumerate(RUNNING)]
        tables += [(name, await over(tables, 200 + n, name)) for n, name in enumerate(OVER)]
        for name, table in tables:
            told.append(
                {"id": table.game.id, "mode": name, "status": table.game.status,
                 "entries": table.game.version, "state": digest(table)}
            )  # fmt: skip
            if table.game.status == "over":
                text = write(table, await table.entries(), None)
                (folder / f"{NAME}-{name}.txt").write_text(text, encoding="utf-8")
            elif name in SEALED:
                (folder / f"{NAME}-{name}.sealed").write_bytes(await export(table, KEY))
        await tables.close()
        await store.close()
        with closing(sqlite3.connect(path, isolation_level=None)) as db:
            db.execute("PRAGMA journal_mode = DELETE")
            db.execute("VACUUM")
        (folder / f"{NAME}.db.gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
    (folder / f"{NAME}.json").write_text(json.dumps(told, indent=1) + "\n")


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
