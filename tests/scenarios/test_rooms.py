"""Private talks of a game: threads of Maester's own that only those in them see, and that end with the talk."""

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest
from structlog.typing import EventDict

from bot.client import Maester
from bot.engine.table.absence import appoint_regent, come_back
from bot.rules.registry import RULESETS
from bot.sandbox.errors import Refusal
from bot.sandbox.faults import CutAfter, Refuse
from bot.sandbox.model import Channel
from bot.sandbox.permissions import can_see
from bot.sandbox.seen import Seen
from bot.sandbox.values import Impossible
from bot.store.protocol import StoreError
from tests import salon
from tests.scenarios.stage import Player, SandboxStage, Stage

CREATE = "POST /channels/{channel_id}/threads"


@pytest.fixture(autouse=True)
def _salon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    with salon.spoken(tmp_path / "locales"):
        monkeypatch.setattr("bot.client.RULESETS", {**RULESETS, "salon": salon.RULES})
        make = Stage.make_bot

        def with_salon(stage: Stage) -> Maester:
            monkeypatch.setitem(sys.modules, "cogs.games.salon", salon.commands())
            return make(stage)

        monkeypatch.setattr(Stage, "make_bot", with_salon)
        yield


async def begun(stage: Stage, *names: str, thread: bool = False) -> list[Player]:
    """A salon of these people, in this order. The owner of the server sees all threads: she is not among them."""
    people: list[Player] = [stage.person(name) for name in names]
    host, *guests = people
    await host.command("/game new", system="salon", thread=thread)
    if thread:
        for person in people:
            person.here = "Salon"
    for guest in guests:
        await guest.command("/game join")
    await host.command("/game start")
    return people


THREE = ("Brynden", "Cass", "Davin")


def rooms(stage: SandboxStage) -> list[Channel]:
    """All private threads there are."""
    return [each for each in stage.sandbox.world.channels.values() if each.thread and each.type == 12]


def members(stage: SandboxStage, room: Channel) -> set[str]:
    """Who is in it, besides Maester."""
    assert room.thread is not None
    people = {user.id: user.global_name for user in stage.sandbox.world.users.values() if not user.bot}
    return {people[user_id] for user_id in room.thread.joined if user_id in people}


def shut(room: Channel) -> bool:
    assert room.thread is not None
    return room.thread.archived and room.thread.locked


async def opened(stage: SandboxStage, person: Player, count: int = 1) -> Channel:
    """The newest room, when there are so many and its first message is there."""

    def found() -> Channel | None:
        there = rooms(stage)
        return there[-1] if len(there) == count and len(there[-1].messages) == 1 else None

    room = await person.wait(found)
    assert room is not None
    await quiet(stage)
    return room


async def do(master: Player, command: str, **options: Any) -> None:
    """An act of a game master, with the press that means it."""
    proposed = (await master.command(command, reason="a slip", **options)).reply
    assert proposed is not None
    await master.click(proposed, custom_id=proposed.buttons[0].custom_id)


async def quiet(stage: SandboxStage) -> None:
    """Until every post is out that is not put off."""
    store = stage.bot.tables.store
    for _ in range(500):
        if not await store.due_posts(9e9, 1):
            return
        await asyncio.sleep(0.01)
    raise AssertionError("there is always something to post")


async def failed(logs: list[EventDict]) -> None:
    """Until a post has failed."""
    for _ in range(500):
        if [each for each in logs if each["event"] == "a post will be tried again"]:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("nothing fails")


async def test_a_room_opens_for_those_in_it_and_is_archived_when_it_ends(stage: SandboxStage) -> None:
    brynden, cass, davin = await begun(stage, *THREE)
    await brynden.command("/salon meet", others="1")
    room = await opened(stage, cass)
    assert room.name == "Embassy 1: Brynden and Cass"
    assert room.thread is not None
    assert (room.thread.invitable, room.thread.auto_archive_minutes) == (False, 10_080)
    assert members(stage, room) == {"Brynden", "Cass"}
    first = cass.sees(room.id)[0]
    assert f"<@{brynden.id}> and <@{cass.id}> talk here" in first.text
    assert "whoever may manage threads on this server can" in first.text
    assert first.mentions == ()
    with pytest.raises(Impossible):
        davin.sees(room.id)
    assert not [each for each in brynden.sees() if "talk here" in each.text]

    # A button and a command there act for one's own seat, and are answered to oneself alone.
    pressed = await cass.click(first, label="Your move")
    assert pressed.reply is not None
    assert pressed.reply.ephemeral
    assert "It is your turn to talk" in pressed.text
    parted = await cass.command("/salon part", channel=room.id)
    assert parted.reply is not None
    assert parted.reply.ephemeral
    await cass.wait(lambda: shut(room))
    assert members(stage, room) == {"Brynden", "Cass"}
    assert [each for each in room.messages.values() if each.ephemeral_to is None] == [room.messages[first.id]]
    with pytest.raises(Impossible):
        await cass.send("One more word", channel=room.id)
    assert (await davin.command("/game status")).failure is None


async def test_a_room_on_either_simulation(either: Stage) -> None:
    """What the other one knows of private threads: it shows them to everybody."""
    brynden, cass, _ = await begun(either, *THREE)
    await brynden.command("/salon meet", others="1")
    room = "Embassy 1: Brynden and Cass"
    first = await cass.wait(lambda: shown(cass, room))
    assert first is not None
    assert "It is your turn to talk" in (await cass.click(first, label="Your move")).text
    await either.restart()
    await cass.command("/salon part", channel=room)
    assert "It is your turn to meet" in (await brynden.command("/game status")).text
    await brynden.command("/salon meet", others="2")
    await brynden.wait(lambda: shown(brynden, "Embassy 2: Brynden and Davin"))


def shown(person: Player, room: str) -> Seen | None:
    """The first message of a room, as soon as it is there."""
    try:
        return person.newest(lambda seen: "talk here" in seen.text, channel=room)
    except (Impossible, IndexError):
        return None


async def test_nobody_opens_a_table_in_a_room(stage: SandboxStage) -> None:
    brynden, cass, _ = await begun(stage, *THREE)
    await brynden.command("/salon meet", others="1")
    room = await opened(stage, cass)
    assert "has a game already" in (await cass.command("/game new", system="salon", channel=room.id)).text


async def test_a_substitute_moves_in_and_the_former_player_out(stage: SandboxStage) -> None:
    brynden, cass, _ = await begun(stage, *THREE)
    await brynden.command("/salon meet", others="1")
    room = await opened(stage, cass)
    table = await stage.table(brynden)
    await do(brynden, "/gm replace", player="Cass", person=stage.person("Elyn"))
    await brynden.wait(lambda: members(stage, room) == {"Brynden", "Elyn"})
    elyn = stage.person("Elyn")
    assert len(elyn.sees(room.id)) == 1
    with pytest.raises(Impossible):
        cass.sees(room.id)
    await quiet(stage)
    assert [row.people for row in await table.store.rooms(table.game.id)] == [
        tuple(sorted((brynden.id, elyn.id)))
    ]


async def test_whoever_leaves_a_talk_is_let_out_of_its_room(stage: SandboxStage) -> None:
    brynden, cass, davin = await begun(stage, *THREE)
    await brynden.command("/salon meet", others="1,2")
    room = await opened(stage, cass)
    assert members(stage, room) == {"Brynden", "Cass", "Davin"}
    await davin.command("/salon quit")
    await cass.wait(lambda: members(stage, room) == {"Brynden", "Cass"})


async def test_whoever_is_forgotten_is_let_out(stage: SandboxStage, monkeypatch: pytest.MonkeyPatch) -> None:
    """At once, and not by a post: afterwards nobody knows that they were there."""
    brynden, cass, _ = await begun(stage, *THREE)
    await brynden.command("/salon meet", others="1")
    room = await opened(stage, cass)
    monkeypatch.setattr(
        stage.bot.tables._driver, "on_change", lambda _: None
    )  # the agent in her seat ends no talk
    asked = await cass.command("/privacy delete")
    assert asked.reply is not None

    async def nothing(*_: Any) -> list[Any]:
        return []

    with monkeypatch.context() as patch:
        patch.setattr(stage.bot.tables.store, "due_posts", nothing)
        await cass.click(asked.reply, custom_id=asked.reply.buttons[0].custom_id)
        assert members(stage, room) == {"Brynden"}
    stage.bot.tables.posted.set()
    await quiet(stage)
    assert members(stage, room) == {"Brynden"}


async def forgets(cass: Player) -> str:
    """What somebody is told who asks to be forgotten, and confirms it."""
    asked = await cass.command("/privacy delete")
    assert asked.reply is not None
    told = await cass.click(asked.reply, custom_id=asked.reply.buttons[0].custom_id)
    assert told.reply is not None
    return told.reply.text


async def test_whoever_is_forgotten_is_let_out_of_a_room_that_sleeps(stage: SandboxStage) -> None:
    """Discord archives a thread in which nobody writes, and lets nobody out of it until it is awake."""
    brynden, cass, _ = await begun(stage, *THREE)
    await brynden.command("/salon meet", others="1")
    room = await opened(stage, cass)
    await quiet(stage)
    assert room.thread is not None
    room.thread.archived = True
    assert "does not know you any more" in await forgets(cass)
    assert members(stage, room) == {"Brynden"}


async def test_a_room_that_somebody_deleted_keeps_nobody_from_being_forgotten(stage: SandboxStage) -> None:
    brynden, cass, _ = await begun(stage, *THREE)
    table = await stage.table(brynden)
    await brynden.command("/salon meet", others="1")
    room = await opened(stage, cass)
    await quiet(stage)
    stage.sandbox.world.delete_channel(room)
    assert "does not know you any more" in await forgets(cass)
    assert cass.id not in [row.user_id for row in table.seats]


async def test_an_agent_is_nobody_to_be_let_in(stage: SandboxStage, monkeypatch: pytest.MonkeyPatch) -> None:
    brynden = stage.brynden
    await brynden.command("/game new", system="salon")
    await brynden.command("/game agent")
    monkeypatch.setattr(stage.bot.tables._driver, "on_change", lambda _: None)  # agents say nothing
    await brynden.command("/game start")
    await brynden.command("/salon meet", others="1")
    room = await opened(stage, brynden)
    assert members(stage, room) == {"Brynden"}


async def test_who_is_away_is_let_in_when_they_are_back_and_not_sent_out_when_they_go(
    stage: SandboxStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    brynden, cass, _ = await begun(stage, *THREE)
    monkeypatch.setattr(stage.bot.tables._driver, "on_change", lambda _: None)  # regents say nothing
    table = await stage.table(brynden)
    await appoint_regent(table, 1, table.game.version)
    await brynden.command("/salon meet", others="1")
    room = await opened(stage, brynden)
    assert members(stage, room) == {"Brynden"}
    await come_back(table, 1)
    await brynden.wait(lambda: members(stage, room) == {"Brynden", "Cass"})
    await appoint_regent(table, 1, table.game.version)
    await quiet(stage)
    assert cass.sees(room.id)


async def test_a_room_goes_on_after_a_restart(stage: SandboxStage) -> None:
    brynden, cass, _ = await begun(stage, *THREE)
    await brynden.command("/salon meet", others="1")
    room = await opened(stage, cass)
    first = cass.sees(room.id)[0]
    await stage.restart()
    assert "It is your turn to talk" in (await cass.click(first, label="Your move")).text
    await brynden.command("/salon part", channel=room.id)
    await brynden.wait(lambda: shut(room))
    assert rooms(stage) == [room]
    await brynden.command("/salon meet", others="2")
    other = await opened(stage, brynden, 2)
    assert (other.name, members(stage, other)) == ("Embassy 2: Brynden and Davin", {"Brynden", "Davin"})


async def test_a_thread_whose_opening_was_cut_short_is_found_again(stage: SandboxStage) -> None:
    """The connection breaks after Discord has opened it."""
    brynden, cass, _ = await begun(stage, *THREE)
    stage.sandbox.faults.order(CutAfter(), on=CREATE)
    await brynden.command("/salon meet", others="1")
    room = await opened(stage, cass)
    assert rooms(stage) == [room]
    assert members(stage, room) == {"Brynden", "Cass"}


@pytest.mark.parametrize("lost", ["thread", "greeting", "people"])
async def test_killed_before_something_could_be_noted_there_is_one_thread_with_one_message(
    stage: SandboxStage, monkeypatch: pytest.MonkeyPatch, logs: list[EventDict], lost: str
) -> None:
    """The bot is stopped as it waits to try again, and another one comes up."""
    brynden, _, _ = await begun(stage, *THREE)
    store: Any = stage.bot.tables.store
    put = store.put_room

    async def fails(row: Any, posts: Any = ()) -> Any:
        place = {
            "thread": row.thread_id and not row.people,
            "greeting": row.people,
            "people": row.status == "open",
        }
        if place[lost]:
            raise StoreError("the machine is going down")
        return await put(row, posts)

    monkeypatch.setattr(store, "put_room", fails)
    await brynden.command("/salon meet", others="1")
    await brynden.wait(lambda: rooms(stage))
    table = await stage.table(brynden)
    await failed(logs)
    (room,) = rooms(stage)
    await stage.restart()
    await quiet(stage)
    assert rooms(stage) == [room]
    assert len(room.messages) == 1
    assert members(stage, room) == {"Brynden", "Cass"}
    assert (await stage.bot.tables.store.rooms(table.game.id))[0].status == "open"


async def test_a_talk_that_ended_before_its_thread_was_noted_leaves_none_open(
    stage: SandboxStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    brynden, _, _ = await begun(stage, *THREE)
    store: Any = stage.bot.tables.store
    put, up = store.put_room, asyncio.Event()

    async def fails(row: Any, posts: Any = ()) -> Any:
        if row.thread_id and not up.is_set():
            raise StoreError("the machine is going down")
        return await put(row, posts)

    monkeypatch.setattr(store, "put_room", fails)
    await brynden.command("/salon meet", others="1")
    await brynden.wait(lambda: rooms(stage))
    await brynden.command("/salon part")
    up.set()
    (room,) = rooms(stage)
    await brynden.wait(lambda: shut(room))
    await quiet(stage)
    assert rooms(stage) == [room]
    assert not room.messages


@pytest.mark.parametrize("right", ["create_private_threads", "manage_threads"])
async def test_without_the_right_the_game_goes_on_and_all_know_once(stage: SandboxStage, right: str) -> None:
    brynden, cass, davin = await begun(stage, *THREE)
    world = stage.sandbox.world
    channel = next(each for each in world.channels.values() if each.name == "small-council")
    world.allow(channel, world.bot, **{right: False})
    await brynden.command("/salon meet", others="1")
    told = await cass.reads("Embassy 1", channel=cass.dm)
    assert "Your panel offers: Part and Leave the talk." in told.text
    await brynden.reads("Embassy 1", channel=brynden.dm)
    words = right.replace("_", " ").replace("create", "open")
    assert f"not allowed to {words}" in (await brynden.reads("private talks", channel=brynden.dm)).text
    assert davin.sees(davin.dm) == []
    await cass.click(told, label="Your move")
    await cass.command("/salon part")
    await brynden.command("/salon meet", others="1")
    await cass.reads("Embassy 2", channel=cass.dm)
    await quiet(stage)
    assert len([each for each in brynden.sees(brynden.dm) if "private talks" in each.text]) == 1
    assert [len([each for each in cass.sees(cass.dm) if f"Embassy {n}" in each.text]) for n in (1, 2)] == [
        1,
        1,
    ]
    assert rooms(stage) == []

    world.allow(channel, world.bot, **{right: True})
    await cass.command("/salon part")
    await brynden.command("/salon meet", others="1")
    await opened(stage, cass)


async def test_a_right_withdrawn_meanwhile_leaves_the_room_archived(stage: SandboxStage) -> None:
    brynden, cass, _ = await begun(stage, *THREE)
    await brynden.command("/salon meet", others="1")
    room = await opened(stage, cass)
    world = stage.sandbox.world
    world.allow(world.channel(room.parent_id or 0), world.bot, manage_threads=False)
    await brynden.command("/salon part")
    await brynden.reads("not allowed to manage threads", channel=brynden.dm)
    assert room.thread is not None
    assert (room.thread.archived, room.thread.locked) == (True, False)


async def test_a_thread_that_somebody_deleted_stops_nothing(stage: SandboxStage) -> None:
    brynden, cass, davin = await begun(stage, *THREE)
    await brynden.command("/salon meet", others="1,2")
    room = await opened(stage, cass)
    stage.sandbox.world.delete_channel(room)
    await davin.command("/salon quit")
    await cass.reads("Embassy 1", channel=cass.dm)
    await brynden.command("/salon part")
    await brynden.command("/salon meet", others="1")
    assert (await opened(stage, cass)).name == "Embassy 2: Brynden and Cass"


async def test_a_thread_that_fell_asleep_wakes_to_let_people_in_and_is_locked_at_the_end(
    stage: SandboxStage,
) -> None:
    brynden, cass, davin = await begun(stage, *THREE)
    await brynden.command("/salon meet", others="1,2")
    room = await opened(stage, cass)
    stage.sandbox.world.change_thread(room, archived=True)
    await davin.command("/salon quit")
    await cass.wait(lambda: members(stage, room) == {"Brynden", "Cass"})
    stage.sandbox.world.change_thread(room, archived=True)
    await brynden.command("/salon part")
    await brynden.wait(lambda: shut(room))


async def test_a_room_that_goes_on_by_an_older_database_is_opened_again(stage: SandboxStage) -> None:
    """The bot had closed it, and that was lost with the newer database."""
    brynden, cass, davin = await begun(stage, *THREE)
    await brynden.command("/salon meet", others="1,2")
    room = await opened(stage, cass)
    stage.sandbox.world.change_thread(room, archived=True, locked=True)
    await davin.command("/salon quit")
    await cass.wait(lambda: members(stage, room) == {"Brynden", "Cass"})
    await cass.send("As I was saying", channel=room.id)


async def test_where_discord_opens_no_more_threads_the_game_goes_on(stage: SandboxStage) -> None:
    brynden, cass, _ = await begun(stage, *THREE)
    stage.sandbox.faults.order(Refuse(Refusal.TOO_MANY_THREADS), on=CREATE)
    await brynden.command("/salon meet", others="1")
    await cass.reads("Embassy 1", channel=cass.dm)
    await brynden.reads("does not let Maester open a private thread", channel=brynden.dm)
    await cass.command("/salon part")
    await brynden.command("/salon meet", others="1")
    assert (await opened(stage, cass)).name == "Embassy 2: Brynden and Cass"


async def test_rooms_of_a_table_in_a_thread_open_beside_it(stage: SandboxStage) -> None:
    brynden, cass, davin = await begun(stage, *THREE, thread=True)
    await brynden.command("/salon meet", others="1")
    room = await opened(stage, cass)
    assert room.parent_id == next(
        each.id for each in stage.sandbox.world.channels.values() if each.name == "small-council"
    )
    assert "It is your turn to talk" in (await cass.command("/game status", channel=room.id)).text
    assert not can_see(stage.sandbox.world, davin.id, room)


async def test_a_rewind_closes_a_room_that_had_not_been_opened_then(stage: SandboxStage) -> None:
    """A room that comes again with others in it is another thread: what was said stays with those who heard it."""
    brynden, cass, davin = await begun(stage, *THREE)
    table = await stage.table(brynden)
    await brynden.command("/salon meet", others="1")
    room = await opened(stage, cass)
    await cass.send("Between us", channel=room.id)
    await do(brynden, "/gm rewind", move=1)
    await brynden.wait(lambda: shut(room))
    assert table.rooms == ()
    await brynden.command("/salon meet", others="2")
    await davin.wait(lambda: len(rooms(stage)) == 2)
    await quiet(stage)
    other = rooms(stage)[-1]
    assert members(stage, other) == {"Brynden", "Davin"}
    assert not can_see(stage.sandbox.world, davin.id, room)
    assert not can_see(stage.sandbox.world, cass.id, other)


async def test_the_end_of_the_game_ends_its_rooms(stage: SandboxStage) -> None:
    brynden, cass, _ = await begun(stage, *THREE)
    await brynden.command("/salon meet", others="1")
    room = await opened(stage, cass)
    table = await stage.table(brynden)
    await do(brynden, "/gm end", winners="Brynden")
    await brynden.wait(lambda: shut(room))
    assert table.game.status == "over"
    assert members(stage, room) == {"Brynden", "Cass"}
