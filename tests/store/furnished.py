"""A database with rows in every table."""

from dataclasses import replace

from bot.store.plans import PlanRow
from bot.store.protocol import Store
from bot.store.records import StoryRow
from bot.store.rooms import RoomRow
from bot.store.rows import ClockRow, Master, Person, SeatRow
from bot.store.sql import SqlStore
from tests.store.samples import SEATS, append, dashboard, entry, game, story

BIG = 1_234_567_890_123_456_789
"""As long as the ids of Discord are."""


async def furnish(store: Store, games: int = 3) -> None:
    """Several games, and everything there can be about them and their players."""
    for n in range(games):
        seats = (SeatRow(0, BIG + n, "Alysanne\0’", None, "winter\x1a"), SEATS[1])
        made = await store.create_game(game(channel=BIG + n, created_at=0.1 + n), seats)
        clocks = (ClockRow(0, 1.5, "move", since=2.5, next_at=9.75), ClockRow(1, 0.0))
        first = append(made.id, 0, interaction_id=BIG + n, posts=(story(0), dashboard()), snapshot="{}")
        await store.append(replace(first, seats=seats, clocks=clocks, astir=True))
        signed = replace(entry(1), signed='{"who":"Bran","why":"’"}', at=1e9 / 7)
        await store.append(append(made.id, 1, entry=signed, paused=True, masters=(Master("role", 4),)))
        await store.resume(made.id, 400.0)
        await store.pause(made.id, 500.0)
        await store.vote(made.id, "resume", 7, lambda _: ())
        await store.put_plan(PlanRow(0, made.id, 0, 7, "[]", "draft"))
        await store.put_plan(PlanRow(0, made.id, 0, 7, "[1]", "ready", moment="vote", regardless=True))
        await store.note_story(made.id, StoryRow(1, 2, BIG))
        await store.note_result(made.id, 2, "{}")
        await store.put_room(RoomRow(0, made.id, "a", BIG + n, "open", 1.0, (7, 8)))
        await store.set_dashboard(made.id, BIG - n)
    await store.set_person(Person(BIG, "Asia/Kolkata"))
    await store.add_vacation(BIG, 1.0, 2.0)
    assert isinstance(store, SqlStore)
    await store._run("INSERT INTO vacations SELECT * FROM vacations")  # nothing forbids it
    await store.beat(1.0, 100.0)
    await store.beat(1000.0, 100.0)
