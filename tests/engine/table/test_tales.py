"""What the channel is told of turns: each its own, those of agents together, nothing twice and nothing left out."""

import json

from bot.engine.journal.entries import Entry
from bot.engine.journal.history import live
from bot.engine.table.table import Table
from bot.engine.table.turn_history import Tale, public_moves, told
from bot.engine.tables import Tables
from bot.rules.contract import Event
from bot.store.records import StoryRow
from bot.store.rows import BEGINNING
from tests.engine.engine_fixture import ALYS, BRAN, begun, play
from tests.engine.table.test_agents import agents_only
from tests.engine.table.test_rooms import rewind


async def posted(table: Table) -> list[int]:
    """The entries after which a story is posted; all that waits is taken from the outbox."""
    found = []
    while rows := await table.store.due_posts(1e12, 500):
        found += [json.loads(row.payload)["upto"] for row in rows if row.kind == "story"]
        for row in rows:
            await table.store.post_done(row.id)
    return found


async def closed(table: Table) -> list[int]:
    return [entry.n for entry in await table.entries() if any(event.closes for event in entry.events)]


async def all_told(table: Table) -> list[Tale]:
    """What the messages tell one after the other."""
    found: list[Tale] = []
    for number, n in enumerate(await posted(table)):
        found += await told(table, n)
        await table.store.note_story(table.game.id, StoryRow(n, 1, 100 + number))
    return found


async def test_each_turn_of_a_person_is_told_when_it_is_over(tables: Tables) -> None:
    table = await begun(tables, (ALYS, BRAN), system="risk")
    await play(table, 120)
    assert await posted(table) == await closed(table)


async def test_the_turns_of_agents_are_told_together_when_a_person_is_awaited(tables: Tables) -> None:
    table = await begun(tables, (ALYS,), system="risk", agents=2)
    await play(table, 160)
    stories, turns = await posted(table), await closed(table)
    assert 0 < len(stories) < len(turns)
    people = {row.seat for row in table.seats if row.present}
    for tale in await all_told(table):
        assert tale.seat in {0, 1, 2}
    for n in stories:
        entry = (await table.entries(n - 1))[0]
        assert entry.seat in people or n in turns


async def test_a_table_of_agents_alone_is_told_turn_by_turn(tables: Tables) -> None:
    table = await agents_only(tables, 3, system="risk")
    await table.start()
    await play(table, 100)
    turns = await closed(table)
    assert turns
    assert (await posted(table))[: len(turns)] == turns  # they play on while we look


async def test_what_follows_a_turn_in_its_entry_belongs_to_the_next_one(tables: Tables) -> None:
    table = await begun(tables, (ALYS, BRAN), system="risk")
    await play(table, 120)
    found = await all_told(table)
    assert found
    assert all(tale.events[-1].closes for tale in found)
    whole: list[Event] = [
        shown
        for entry in await table.entries()
        for event in entry.events
        if (shown := event.seen_by(None)) is not None
    ]
    assert [event for tale in found for event in tale.events] == whole[: sum(len(t.events) for t in found)]
    assert [tale.seat for tale in found[:4]] == [found[0].seat, 1 - (found[0].seat or 0)] * 2


async def test_a_story_that_was_never_noted_does_not_tell_the_whole_game(tables: Tables) -> None:
    table = await begun(tables, (ALYS, BRAN), system="risk")
    await play(table, 150)
    assert len(await told(table, (await closed(table))[-1])) == 1


async def test_the_first_story_of_a_game_that_has_just_begun_tells_all_of_it(tables: Tables) -> None:
    table = await begun(tables, (ALYS, BRAN), system="risk")
    while len(await closed(table)) < 2:
        await play(table, 1)
    first, second = (await closed(table))[:2]
    assert second < BEGINNING
    assert [tale.upto for tale in await told(table, second)] == [first, second]


async def test_of_a_story_that_was_never_noted_its_own_moves_are_explained(tables: Tables) -> None:
    table = await begun(tables, (ALYS, BRAN), system="risk")
    await play(table, 150)
    *_, before, upto = await closed(table)
    assert await explained(table, upto) == await moved(table, before, upto)


async def test_after_a_turn_was_taken_back_in_part_the_whole_of_it_is_told_and_explained(
    tables: Tables,
) -> None:
    table = await begun(tables, (ALYS, BRAN), system="risk")
    await play(table, 150)
    await all_told(table)
    *_, before, last = await closed(table)
    to = (await moved_entries(table, before, last))[1].n
    await rewind(table, to)
    later = table.game.version
    while not any(n > later for n in await closed(table)):
        await play(table, 1)
    upto = (await closed(table))[-1]
    entries = [entry for entry in live(await table.entries()) if before < entry.n <= upto]
    assert entries[0].n < to
    assert sum(len(tale.events) for tale in await told(table, upto)) >= len(entries)
    assert await explained(table, upto) == sum(entry.action is not None and entry.public for entry in entries)


async def explained(table: Table, upto: int) -> int:
    return len(await public_moves(table, upto))


async def moved(table: Table, after: int, upto: int) -> int:
    return len(await moved_entries(table, after, upto))


async def moved_entries(table: Table, after: int, upto: int) -> list[Entry]:
    """The public moves after an entry."""
    return [
        entry
        for entry in await table.entries(after)
        if entry.n <= upto and entry.action is not None and entry.public
    ]


async def test_a_phase_in_which_all_had_their_part_is_nobodys_turn(tables: Tables) -> None:
    """Each phase of Fief was headed by whoever happened to act last."""
    table = await begun(tables, (ALYS,), system="fief", agents=2)
    await play(table, 60)
    found = await all_told(table)
    assert found
    assert {tale.seat for tale in found} == {None}
