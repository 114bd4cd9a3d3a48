"""The lobby's one message, however slow Discord is and in whatever order presses come."""

import asyncio
import itertools
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import ui

from bot.engine.errors import Refused
from bot.engine.table.pace import Pace
from bot.engine.table.table import Table
from bot.engine.tables import Tables
from bot.rules.contract import RuleError
from bot.store.protocol import StoreError
from bot.words import words as said
from cogs.interaction import names
from cogs.interaction.ids import Step
from cogs.lobby import pacing, seating
from cogs.posts.publisher import Publisher
from tests.cogs.slow_answer import SlowAnswer
from tests.engine.engine_fixture import ALYS, BRAN, CATE, NAMES, Desk, Unsteady, begun, lobby
from tests.engine.masters import halt

LOBBY, BOARD, OTHER = 500, 777, 501
"""Messages."""

_ids = itertools.count(1)


class Channel:
    """A channel that notes what its messages show."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.messages: dict[int, str] = {}
        self.private: list[str] = []
        self.gone: set[int] = set()
        """Messages that somebody has deleted."""

    def get_partial_messageable(self, _id: int, guild_id: int | None = None) -> "Channel":
        return self

    def get_partial_message(self, message: int) -> Any:
        async def edit(view: ui.LayoutView, **_: Any) -> None:
            if message in self.gone:
                raise discord.NotFound(SimpleNamespace(status=404, reason="gone"), "Unknown Message")  # type: ignore[arg-type]
            self.messages[message] = words(view)

        return SimpleNamespace(edit=edit)

    async def send(self, view: ui.LayoutView, **_: Any) -> Any:
        message = 900 + len(self.messages)
        self.messages[message] = words(view)
        return SimpleNamespace(id=message)

    def press(self, user: int, message: int | None = None, slow: SlowAnswer | None = None) -> Any:
        """A press on a message that all see, or a command; `slow` holds its answer up."""

        async def edit_message(view: ui.LayoutView, **_: Any) -> Any:
            if slow is not None:
                await slow.travel()
            assert message is not None
            self.messages[message] = words(view)
            return SimpleNamespace(message_id=message)

        async def send_message(view: ui.LayoutView, **_: Any) -> Any:
            if slow is not None:
                await slow.travel()
            self.private.append(words(view))
            return SimpleNamespace(message_id=next(_ids))

        kind = discord.InteractionType
        return SimpleNamespace(
            id=next(_ids),
            type=kind.component if message else kind.application_command,
            client=self,
            user=SimpleNamespace(id=user, display_name=NAMES[user]),
            locale="en",
            extras={},
            message=SimpleNamespace(id=message, flags=SimpleNamespace(ephemeral=False)) if message else None,
            response=SimpleNamespace(edit_message=edit_message, send_message=send_message),
        )


def words(view: ui.LayoutView) -> str:
    return "\n".join(part.content for part in view.walk_children() if isinstance(part, ui.TextDisplay))


@pytest.fixture
def channel(desk: Desk) -> Channel:
    return Channel(desk.tables)


async def opened(desk: Desk, *users: int) -> Table:
    """A lobby whose message is known."""
    table = await lobby(desk.tables, users)
    await table.remember(LOBBY)
    return table


async def redrawn(desk: Desk, channel: Channel) -> int:
    """Send what the outbox has for the lobby's message; so often it was changed."""
    due = [row for row in await desk.store.due_posts(time.time(), 100) if row.kind == "lobby"]
    for row in due:
        await Publisher(channel, desk.tables, seating.redraw).publish(row)  # type: ignore[arg-type]
        await desk.store.post_done(row.id)
    return len(due)


async def test_a_running_game_that_is_begun_again_keeps_its_dashboard(desk: Desk, channel: Channel) -> None:
    table = await begun(desk.tables)
    await table.remember(BOARD)
    with pytest.raises(Refused, match="table-begun"):
        await seating.start(channel.press(ALYS), table)
    stored = await desk.store.game(table.game.id)
    assert stored is not None
    assert (table.game.dashboard_id, stored.dashboard_id) == (BOARD, BOARD)


async def test_after_the_end_nothing_is_set_up_and_it_is_said_why(desk: Desk, channel: Channel) -> None:
    table = await begun(desk.tables)
    table.game = replace(table.game, status="over")
    with pytest.raises(Refused, match="table-over"):
        await seating.add_agent(channel.press(ALYS), table)


async def test_of_two_who_begin_at_once_one_is_told_that_it_has_begun(desk: Desk, channel: Channel) -> None:
    table = await opened(desk, ALYS, BRAN)
    starts = [asyncio.create_task(seating.start(channel.press(ALYS, LOBBY), table)) for _ in range(2)]
    done = await asyncio.gather(*starts, return_exceptions=True)
    assert [each.text.key for each in done if isinstance(each, Refused)] == ["table-begun"]
    assert table.game.dashboard_id is None


async def test_another_bots_message_is_not_taken_for_the_lost_one(
    desk: Desk, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two Maesters may be on one server, and each has a game of this number."""
    table = await lobby(desk.tables, [ALYS])
    button = discord.Button({"type": 2, "style": 1, "custom_id": Step("join", table.game.id).encode()})

    async def history(limit: int) -> AsyncIterator[Any]:
        for number, author in ((1, "another"), (2, "Maester")):
            yield SimpleNamespace(id=number, author=author, components=[button])

    place = SimpleNamespace(history=history)
    monkeypatch.setattr(seating, "channel_of", lambda *_: place)
    assert await seating._find_lost(SimpleNamespace(user="Maester"), table) == 2  # type: ignore[arg-type]
    assert await seating._find_lost(SimpleNamespace(user="a third"), table) is None  # type: ignore[arg-type]


async def test_who_leaves_a_game_that_has_begun_is_told_how_a_seat_is_given_up(
    desk: Desk, channel: Channel
) -> None:
    """*That can no longer be changed* led nowhere."""
    table = await begun(desk.tables)
    with pytest.raises(Refused, match="table-late-leave"):
        await seating.leave(channel.press(ALYS), table)
    for language, ways in (("en", ("/game seat open", "/game concede")), ("de", ("/spiel platz anbieten",))):
        assert all(way in said("table-late-leave", language) for way in ways)


async def test_a_start_that_is_refused_keeps_the_lobbys_message(desk: Desk, channel: Channel) -> None:
    table = await opened(desk, ALYS)
    with pytest.raises(RuleError):
        await seating.start(channel.press(ALYS), table)
    assert table.game.dashboard_id == LOBBY


async def test_a_slow_answer_to_a_join_leaves_the_dashboard_alone(desk: Desk, channel: Channel) -> None:
    table, slow = await opened(desk, ALYS, BRAN), SlowAnswer()
    joining = asyncio.create_task(seating.join(channel.press(CATE, slow=slow), table))
    await slow.sent.wait()
    await seating.start(channel.press(ALYS, LOBBY), table)
    await table.remember(BOARD)
    await slow.arrive()
    await joining
    assert list(channel.messages) == [LOBBY]
    assert "has begun" in channel.messages[LOBBY]


async def test_of_two_presses_the_later_state_stands(desk: Desk, channel: Channel) -> None:
    table, slow = await opened(desk, ALYS), SlowAnswer()
    first = asyncio.create_task(seating.join(channel.press(BRAN, LOBBY, slow=slow), table))
    await slow.sent.wait()
    second = asyncio.create_task(seating.join(channel.press(CATE, LOBBY), table))
    await slow.arrive(second)
    await asyncio.gather(first, second)
    assert all(f"<@{user}>" in channel.messages[LOBBY] for user in (ALYS, BRAN, CATE))


async def test_a_start_during_a_slow_join_closes_the_lobbys_message(desk: Desk, channel: Channel) -> None:
    table, slow = await opened(desk, ALYS, BRAN), SlowAnswer()
    joining = asyncio.create_task(seating.join(channel.press(CATE, LOBBY, slow=slow), table))
    await slow.sent.wait()
    starting = asyncio.create_task(seating.start(channel.press(ALYS), table))
    await slow.arrive(starting)
    await asyncio.gather(joining, starting)
    assert await redrawn(desk, channel) == 1
    assert "has begun" in channel.messages[LOBBY]
    assert table.game.dashboard_id is None


async def test_what_is_done_by_commands_is_one_change_of_the_message(desk: Desk, channel: Channel) -> None:
    table = await opened(desk, ALYS)
    await seating.join(channel.press(BRAN), table)
    await seating.add_agent(channel.press(ALYS), table)
    await seating.join(channel.press(CATE), table)
    assert not channel.messages
    assert await redrawn(desk, channel) == 1
    shown = channel.messages[LOBBY]
    assert [word for word in (f"<@{BRAN}>", f"<@{CATE}>", "an agent") if word not in shown] == []


CHANGES: dict[str, Callable[[Tables, Table], Awaitable[Table]]] = {
    "join": lambda tables, table: tables.join(table.game.id, CATE, "Cate"),
    "agent": lambda tables, table: tables.add_agent(table.game.id, "random", ["Agent 9"]),
    "leave": lambda tables, table: tables.leave(table.game.id, user_id=BRAN),
    "options": lambda tables, table: tables.choose(table.game.id, lambda _: table.options()),
    "pace": lambda tables, table: tables.set_pace(table.game.id, lambda _: Pace(hours=24)),
    "start": lambda tables, table: tables.start(table.game.id),
}


@pytest.mark.both
@pytest.mark.parametrize("change", CHANGES)
async def test_who_dies_right_after_a_change_leaves_the_note_of_it(desk: Desk, change: str) -> None:
    """Nothing but the change itself was stored: no answer, and no word to the outbox."""
    table = await opened(desk, ALYS, BRAN)
    await redrawn(desk, Channel(desk.tables))
    await CHANGES[change](desk.tables, table)
    channel = Channel(await desk.reopen())
    assert await redrawn(desk, channel) == 1
    (shown,) = channel.messages.items()
    table = await desk.tables.table(table.game.id)
    assert shown == (LOBBY, words(seating.shown(table)))
    assert table.game.dashboard_id == (None if change == "start" else LOBBY)


async def test_of_two_things_chosen_at_once_both_are(desk: Desk, channel: Channel) -> None:
    """The second was worked out from what was chosen before the first was stored, which it took back."""
    table = await lobby(desk.tables, (ALYS,), system="risk")
    await asyncio.gather(
        seating.choose(channel.press(ALYS), table, "mode", "dominion"),
        seating.choose(channel.press(ALYS), table, "houses", "deal"),
    )
    options: Any = table.options()
    assert (options.mode, options.houses) == ("dominion", "deal")
    await asyncio.gather(
        pacing.put(channel.press(ALYS), table, {"hours": 24}),
        pacing.put(channel.press(ALYS), table, {"weekend": True}),
    )
    assert (table.pace.hours, table.pace.weekend) == (24, True)


async def test_what_the_answer_to_who_opens_it_shows_is_not_drawn_twice(desk: Desk, channel: Channel) -> None:
    table = await lobby(desk.tables, (ALYS,))
    assert await seating.open_with(channel.press(ALYS), table)
    message = table.game.dashboard_id
    assert message is not None
    assert await redrawn(desk, channel) == 1
    assert channel.messages == {}, "the answer itself is the message, and stands as it should"
    assert not await seating.open_with(channel.press(BRAN), table), "there is one"
    table.process = 1  # one of several: another may have changed it since, to what it was before
    await seating.join(channel.press(BRAN, message), table)
    channel.messages.clear()
    assert await redrawn(desk, channel) == 1
    assert list(channel.messages) == [message]


async def test_what_the_answer_to_a_press_shows_is_not_drawn_twice(desk: Desk, channel: Channel) -> None:
    table = await opened(desk, ALYS)
    await seating.join(channel.press(BRAN, LOBBY), table)
    channel.messages.clear()
    await redrawn(desk, channel)
    assert not channel.messages
    await seating.start(channel.press(ALYS, LOBBY), table)
    assert "has begun" in channel.messages.pop(LOBBY)
    await redrawn(desk, channel)
    assert not channel.messages


async def test_a_lobby_in_two_places_is_changed_in_both(desk: Desk, channel: Channel) -> None:
    """Somebody pressed a copy that the table does not know, as after a backup was put back."""
    table = await opened(desk, ALYS)
    await seating.join(channel.press(BRAN, OTHER), table)
    await redrawn(desk, channel)
    assert channel.messages[OTHER] == channel.messages[LOBBY]


async def test_the_board_of_a_game_that_was_put_away_is_not_the_lobbys_message(
    desk: Desk, channel: Channel
) -> None:
    table = await opened(desk, ALYS, BRAN)
    await seating.start(channel.press(ALYS), table)
    await table.remember(BOARD)
    await halt(table, "archive")
    await redrawn(desk, channel)
    assert list(channel.messages) == [LOBBY]
    assert "has begun" in channel.messages[LOBBY]


async def test_a_seat_of_which_nobody_knew_whether_it_was_stored_is_shown(desk: Desk) -> None:
    """The database failed after it had stored it; what was known here is read again before it is shown."""
    await desk.close()
    channel = Channel(await desk.open(Unsteady))
    table = await opened(desk, ALYS)
    await redrawn(desk, channel)
    desk.tables.posted.clear()
    cast(Unsteady, table.store).in_doubt.append("set_seats")
    with pytest.raises(StoreError):
        await seating.join(channel.press(BRAN), table)
    assert desk.tables.posted.is_set()
    assert await redrawn(desk, channel) == 1
    assert f"<@{BRAN}>" in channel.messages[LOBBY]


async def test_a_lobby_whose_message_is_gone_gets_another(desk: Desk, channel: Channel) -> None:
    table = await opened(desk, ALYS)
    channel.gone.add(LOBBY)
    await seating.join(channel.press(BRAN), table)
    await redrawn(desk, channel)
    assert table.game.dashboard_id not in (None, LOBBY)
    assert f"<@{BRAN}>" in channel.messages[table.game.dashboard_id or 0]


async def test_a_game_that_has_begun_gets_no_other_lobby(desk: Desk, channel: Channel) -> None:
    table = await opened(desk, ALYS, BRAN)
    channel.gone.add(LOBBY)
    await seating.start(channel.press(ALYS), table)
    await redrawn(desk, channel)
    assert not channel.messages
    assert table.game.dashboard_id is None


async def test_during_a_start_no_second_lobby_is_posted(desk: Desk, channel: Channel) -> None:
    table, slow = await opened(desk, ALYS, BRAN), SlowAnswer()
    joining = asyncio.create_task(seating.join(channel.press(CATE), table))
    starting = asyncio.create_task(seating.start(channel.press(ALYS, LOBBY, slow=slow), table))
    await slow.sent.wait()
    await slow.arrive(joining)
    await asyncio.gather(joining, starting)
    assert list(channel.messages) == [LOBBY]
    assert "has begun" in channel.messages[LOBBY]


@pytest.mark.parametrize(("removed", "left"), [(2, ["Alys", "Agent 0"]), (3, ["Alys", "Cate"])])
async def test_only_whom_the_host_named_is_removed_while_others_move_up(
    desk: Desk, channel: Channel, removed: int, left: list[str]
) -> None:
    table = await lobby(desk.tables, (ALYS, BRAN, CATE), agents=1)
    name = list(names.players(table).values())[removed]
    await asyncio.gather(
        desk.tables.leave(table.game.id, user_id=BRAN),
        seating.remove(channel.press(ALYS), table, "player", name),
        return_exceptions=True,
    )
    assert [row.name for row in table.seats] in (left, ["Alys", "Cate", "Agent 0"])


async def test_in_the_place_of_an_agent_no_person_is_removed(desk: Desk) -> None:
    table = await lobby(desk.tables, (ALYS, BRAN))
    with pytest.raises(Refused, match="table-not-seated"):
        await desk.tables.leave(table.game.id, seat=1)


async def test_the_last_one_to_leave_clears_the_message(desk: Desk, channel: Channel) -> None:
    table = await opened(desk, ALYS)
    await seating.leave(channel.press(ALYS, LOBBY), table)
    assert table.game.status == "archived"
    assert "the table is cleared" in channel.messages[LOBBY]
