"""What is kept of a person: all of it in one file for them, and how it is forgotten.

Games stay replayable and their dice checkable: a seat's words and what was typed in moves are part of every roll, so
they stay, under the name of a former player. `docs/decisions/0005-records.md` says what goes and what stays.
"""

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.engine.errors import Refused
from bot.engine.journal.command_line import write
from bot.engine.journal.entries import Appointment, Entry, Rewind
from bot.engine.records.fame import fame
from bot.engine.table.agents import RANDOM, usual_agent
from bot.engine.table.table import Table
from bot.engine.table.table_change import TableChange
from bot.engine.tables import Tables
from bot.store.records import Row

# ── export ──


async def export(tables: Tables, user_id: int) -> dict[str, Any]:
    """All that is stored about a person, as JSON. Of hidden things only what their own seat knows."""
    stored = await tables.store.about(user_id)
    seated = sorted({int(row["game_id"] or 0) for row in stored["seats"]})
    games = [table for game_id in seated if (table := await tables.readable(game_id)) is not None]
    return {
        "user_id": str(user_id),
        "stored": {table: [_readable(row) for row in rows] for table, rows in stored.items() if rows},
        "games": [await _game(table, user_id, stored["seatings"]) for table in games],
        "ratings": await _ratings(tables, user_id),
    }


def _readable(row: Mapping[str, Any]) -> dict[str, Any]:
    """A row whose ids are text: JSON's numbers are too small for Discord's."""
    return {
        key: str(value) if value is not None and key.split("_")[-1] == "id" else value
        for key, value in row.items()
    }


async def _game(table: Table, user_id: int, seatings: Sequence[Row]) -> dict[str, Any]:
    """What this person has done in the seat they have, and while the game is on their hand.

    Of a seat that they gave up nothing is told but that they had it: it is somebody else's now. Nor is what others did
    in a seat before they had it, or until they had it back.
    """
    seat, game_id = table.seat_of(user_id), table.game.id
    held = {row["n"] for row in seatings if (row["game_id"], row["seat"]) == (game_id, seat)}
    moves, theirs = [], True
    for entry in await table.entries():
        if held and _seats_anew(entry):
            theirs = entry.n in held
        if theirs and entry.seat is not None and entry.seat == seat and entry.action is not None:
            command = write(table.rules, entry.action)
            moves.append({"n": entry.n, "at": entry.at, "by": entry.by, "command": command})
    hand = [card.id for card in table.view(seat).hand] if table.playing and seat is not None else []
    return {"game_id": str(game_id), "system": table.game.system, "seat": seat, "moves": moves, "hand": hand}


def _seats_anew(entry: Entry) -> bool:
    """Whether it was noted with an entry who sits where."""
    act = entry.act
    return entry.n == 0 or isinstance(act, Appointment) or (isinstance(act, Rewind) and act.seats)


async def _ratings(tables: Tables, user_id: int) -> list[dict[str, Any]]:
    found = []
    for guild_id in await tables.store.guilds_of(user_id):
        for each in await fame(tables, guild_id):
            found += [
                {
                    "server": str(guild_id),
                    "system": each.system,
                    "games": one.games,
                    "wins": one.wins,
                    "rating": round(one.rating, 2),
                    "give_or_take": round(one.margin, 2),
                }
                for one in each.standings
                if one.user_id == user_id
            ]
    return found


def as_file(exported: Mapping[str, Any]) -> bytes:
    """What was exported, to be read by people and programs."""
    return json.dumps(exported, indent=2, ensure_ascii=False).encode()


# ── forgetting ──


async def forget(tables: Tables, user_id: int, names: Collection[str], former: str) -> None:
    """Delete what is stored about a person who goes by `names`; where they were named stands `former` from now on.

    They leave every lobby, and in games that are on an agent plays their seat until somebody takes it; from
    one that cannot be read they are only erased. Raises StoreError if it was not all done; then it may be asked for
    again.
    """
    for game in await tables.store.lobbies_of(user_id):
        await tables.leave(game.id, user_id=user_id)
    for game in await tables.store.games_of(user_id):
        table = await tables.readable(game.id)
        if table is not None:
            await _give_up_seat(table, user_id, former)
    for game_id in await tables.store.erase(user_id, names, former, RANDOM):
        await tables.refresh(game_id)
    await tables.store.overwrite()


async def _give_up_seat(table: Table, user_id: int, former: str) -> None:
    """An agent plays this person's seat, which is open to all. A table that is locked does not hold them back."""

    async def amendment() -> TableChange:
        seat = table.seat_of(user_id)
        if not table.playing or seat is None:
            raise Refused("table-not-seated")
        row = table.seats[seat]
        agent = row.agent or usual_agent(table.rules)
        left = replace(row, user_id=None, name=former, agent=agent, open=True)
        act = Appointment(kind="removal", seat=seat, name=agent, before=former)
        return TableChange(act=act, seats=tuple(left if each.seat == seat else each for each in table.seats))

    await table.amend(amendment, "table")
