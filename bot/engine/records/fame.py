"""A server's hall of fame: what became of its games, and who plays how well. Nothing of it comes from elsewhere."""

import asyncio
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

import structlog

from bot.engine.errors import Refused
from bot.engine.records.ratings import Finish, Result, Standing, finishes, result, standings
from bot.engine.tables import Tables
from bot.store.protocol import StoreError
from bot.store.records import Ended, Sitter
from bot.store.rows import Game, SeatRow

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Campaign:
    """A game that is over: who sat there at its end, and how it ended.

    `gone` are those who count in it and had left their seats, by user id: the names they last bore there.
    """

    game: Game
    seats: tuple[SeatRow, ...]
    result: Result
    gone: Mapping[int, str] = field(default_factory=dict)

    @property
    def seconds(self) -> float:
        """From the opening of the table to the end."""
        return (self.game.ended_at or self.game.created_at) - self.game.created_at


@dataclass(frozen=True, slots=True)
class Fame:
    """One system on one server: its games in the order in which they ended, and its players, the surest first."""

    system: str
    campaigns: tuple[Campaign, ...]
    standings: tuple[Standing, ...]


async def fame(tables: Tables, guild_id: int) -> list[Fame]:
    """The hall of fame of a server, system by system."""
    campaigns: dict[str, list[Campaign]] = {}
    played: dict[str, list[list[Finish]]] = {}
    for ended in await tables.store.ended(guild_id):
        found = await _result(tables, ended)
        if found is None:
            continue
        game = ended.game
        seats = tuple(await tables.store.seats(game.id))
        sitters = await tables.store.sitters(game.id)
        came_out = finishes(found, sitters)
        gone = _gone({one.user for one in came_out} - {row.user_id for row in seats}, sitters)
        campaigns.setdefault(game.system, []).append(Campaign(game, seats, found, gone))
        played.setdefault(game.system, []).append(came_out)
    rated = await asyncio.to_thread(lambda: {system: standings(games) for system, games in played.items()})
    return [Fame(system, tuple(campaigns[system]), tuple(rated[system])) for system in sorted(campaigns)]


def _gone(users: Collection[int], sitters: Iterable[Sitter]) -> dict[int, str]:
    """Those of the users who are known, by the last of their names."""
    sat = sorted(sitters, key=lambda one: -1 if one.since is None else one.since)
    return {one.user_id: one.name for one in sat if one.user_id is not None and one.user_id in users}


async def _result(tables: Tables, ended: Ended) -> Result | None:
    """How a game ended: as it was noted, or from its journal; None if that cannot be read any more."""
    if ended.result is not None:
        return Result.model_validate_json(ended.result)
    try:
        table = await tables.table(ended.game.id)
        entries = await table.entries()
    except (Refused, StoreError) as error:
        log.warning("a game is left out of the records", game=ended.game.id, error=str(error))
        return None
    outcome = table.outcome()
    if outcome is None or table.game.version != ended.game.version:
        return None
    found = result(outcome, entries, len(table.seats))
    await tables.store.note_result(ended.game.id, ended.game.version, found.model_dump_json())
    return found


def longest(campaigns: Sequence[Campaign], number: int) -> list[Campaign]:
    """The campaigns that took longest, the longest first."""
    return sorted(campaigns, key=lambda each: (-each.seconds, each.game.id))[:number]
