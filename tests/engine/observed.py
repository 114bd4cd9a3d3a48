"""What one viewer can tell by the clocks of a table and by its posts: all of it, and nothing else."""

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from bot.engine.journal.entries import Rules
from bot.engine.moderation.moderation import _asked
from bot.engine.table import seat_clocks
from bot.engine.table.pace import HOUR, Pace
from bot.engine.table.table import Table
from bot.engine.table.timekeeping import deadlines, overdue
from bot.rules.contract import Action, Options, Seat, Viewer, awaited, prompts_seen
from bot.store.rows import Almanac, Append, Person, SeatRow
from tests.engine.fake_clock import START
from tests.store import samples

HOST = 100
VERSION = 40


class Watched:
    """As much of a store as one move takes; it keeps what was posted."""

    def __init__(self, people: dict[int, Person]) -> None:
        self._people = people
        self.stored: Append | None = None

    async def append(self, change: Append) -> None:
        self.stored = change

    async def almanac(self, game_id: int, users: list[int], since: float) -> Almanac:
        return Almanac(self._people, {}, (), ())


def table(rules: Rules, options: Options, players: int, state: Any) -> Table:
    """A table at play in this state, whose clocks have just begun to run.

    Everybody sleeps at another time, and wishes to be passed for.
    """
    seats = [SeatRow(seat, HOST + seat, f"Player {seat}", None, "") for seat in range(players)]
    people = {
        HOST + seat: Person(HOST + seat, "UTC", 3 * seat, 3 * seat + 5, patience=600)
        for seat in range(players)
    }
    game = samples.game(
        id=1,
        guild_id=None,
        host_id=HOST,
        system=rules.id,
        rules_version=rules.version,
        options=options.model_dump_json(),
        status="playing",
        version=VERSION,
        stamp=VERSION,
        rolls=VERSION,
        pace=Pace(hours=24).model_dump_json(),
    )
    store: Any = Watched(people)
    made = Table(store, rules, game, seats, lambda: START + 20 * HOUR, lambda _: None)
    made._state = state
    sitting = seat_clocks.Sitting(made.pace, made.seats, Almanac(people, {}, (), ()), game.secret)
    began = seat_clocks.Move(START, None, "table", public=True, closes=False)
    made.clocks = seat_clocks.advance(sitting, {}, (), made.pending(), began)
    return made


async def after(
    rules: Rules, options: Options, players: int, state: Any, seat: Seat, action: Action, viewer: Viewer
) -> list[tuple[str, Any]]:
    """What `viewer` can tell of time and posts once `seat` has done `action`, 20 hours into the decision."""
    at = table(rules, options, players, state)
    await at.submit(seat, action)
    return list(_seen(at, viewer))


def _seen(at: Table, viewer: Viewer) -> Iterator[tuple[str, Any]]:
    store: Any = at.store
    yield "stamp", at.game.stamp
    yield "bumps", store.stored.public
    for prompt in prompts_seen(at.pending(), viewer):
        yield f"until of {prompt.kind}", deadlines(at, prompt)
    for clock in at.clocks.values():
        mine = {"reminded": clock.reminded, "next_at": clock.next_at} if clock.seat == viewer else {}
        yield f"clock {clock.seat}", replace(clock, **({"reminded": 0, "next_at": None} | mine))
    asked = [one for one in at.pending() if one.passable]
    yield "passed", [(one.kind, [at.clocks[seat].passes_at for seat in one.asked]) for one in asked]
    yield "over", [overdue(at, START + hours * HOUR) is not None for hours in (24, 36, 48, 96)]
    yield "may be skipped", [seat for seat in range(len(at.seats)) if _asked(at, seat)]
    if viewer is None:
        yield "awaited", awaited(prompts_seen(at.pending(), None))
    yield "posts", [post for post in store.stored.posts if _reaches(post.kind, post.payload, viewer)]


def _reaches(kind: str, payload: str, viewer: Viewer) -> bool:
    """Whether a post is shown to this viewer: rooms are public, what is private goes to one seat."""
    return (
        kind in ("turn", "dashboard", "story", "notice", "signed", "room")
        or json.loads(payload)["seat"] == viewer
    )
