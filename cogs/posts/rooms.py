"""The rooms of a game on Discord: private threads that Maester owns.

First it is noted that a thread is about to be opened, then it is opened, then its id is noted. Cut short in between,
the thread is found again: it is Maester's own, in that place, of that name, opened since, and no game's yet. Whoever
is let in is noted before, whoever is let out after, so that nobody is left in a room that is no longer theirs.

Where there can be no thread, those in the room are told so, once, and talk where they like.
"""

import json
from collections.abc import Awaitable
from dataclasses import replace
from typing import Any, Final, Literal

import discord
import structlog
from discord import ui
from discord.utils import MISSING

from bot.engine.outbox import Unsent
from bot.engine.table.table import Table
from bot.rights import lacking
from bot.rules.contract import Room
from bot.store.rooms import RoomRow
from bot.store.rows import Post
from bot.words import Voice
from cogs.interaction.answers import NOBODY, Client, layout
from cogs.interaction.limits import PLACE, ROOM, clip, cut
from cogs.interaction.names import calling, voice
from cogs.interaction.places import lost_thread, send_direct
from cogs.play import dashboard
from cogs.posts.delivery import for_good

log = structlog.get_logger()

KIND: Final = discord.ChannelType.private_thread

QUIET: Final = 10_080
"""Minutes without a word after which Discord archives a thread, to wake at the next one. It knows no longer time."""


class NoRoom(Exception):
    """There is no thread for a room, or it could not be locked. Those in it know; the host may put it right."""


async def follow(bot: Client, table: Table, payload: str) -> bool:
    """Open, change or close the thread of a room, as a post says; whether it is open now.

    Raises NoRoom if Discord does not allow it.
    """
    told = json.loads(payload)
    room = Room.model_validate(told["room"])
    row = next((row for row in await table.store.rooms(table.game.id) if row.room == room.id), None)
    if told["over"]:
        if row is not None:
            await _end(bot, table, room, row)
    elif _current(table, room) is None:
        pass  # it is over: another post will see to what there is of it
    elif row is not None and row.status == "refused":
        await _note_refused(bot, table, room, row)
    else:
        await _keep_open(bot, table, room, row)
        return True
    return False


def _current(table: Table, room: Room) -> Room | None:
    """The room as the game has it at this moment; after a rewind that may be another of the same id."""
    return next((each for each in table.rooms if each.id == room.id), None)


# ── a room that is on ──


async def _keep_open(bot: Client, table: Table, room: Room, row: RoomRow | None) -> None:
    """Open the thread of a room, or let those in it in and the others out."""
    fresh = row is None
    if row is None:
        since = bot.tables.clock()
        row = await table.store.put_room(RoomRow(0, table.game.id, room.id, None, "opening", since))
    try:
        thread, row = await _thread(bot, table, room, row, fresh=fresh)
        if thread.archived:  # nobody has written for a while, or an older copy of the database was put back
            thread = await thread.edit(archived=False, locked=False if thread.locked else MISSING)
        if row.status == "opening":
            await thread.send(view=_greeting(table, room), nonce=f"room-{thread.id}", allowed_mentions=NOBODY)
        await _let_in_and_out(table, room, row, thread)
    except (discord.HTTPException, NoRoom) as error:
        if isinstance(error, discord.HTTPException) and not for_good(error):
            raise
        refused = replace(row, status="refused", people=())
        await _note_refused(bot, table, room, refused)
        raise NoRoom(repr(error)) from error


async def _thread(
    bot: Client, table: Table, room: Room, row: RoomRow, *, fresh: bool
) -> tuple[discord.Thread, RoomRow]:
    """The thread of a room, opened if there is none."""
    if row.thread_id is not None:
        return await _fetch_thread(bot, row.thread_id), row
    parent = await _parent(bot, table)
    missing = lacking(parent.permissions_for(parent.guild.me), rooms=True)
    if missing:
        raise NoRoom(f"not allowed: {missing}")
    thread = None if fresh else await lost_thread(bot, parent, _name(table, room), KIND, row.since)
    if thread is None:
        thread = await parent.create_thread(
            name=_name(table, room),
            type=KIND,
            invitable=False,
            auto_archive_duration=QUIET,
        )
    return thread, await table.store.put_room(replace(row, thread_id=thread.id))


async def _fetch_thread(bot: Client, thread_id: int) -> discord.Thread:
    """A thread as it is now. Raises NoRoom if it is none."""
    found = await bot.fetch_channel(thread_id)
    if not isinstance(found, discord.Thread):
        raise NoRoom(f"{thread_id} is no thread")
    return found


async def _parent(bot: Client, table: Table) -> discord.TextChannel:
    """Where the rooms of a table stand: in its channel, and beside it if it is itself a thread."""
    place = await _channel(bot, table.game.channel_id)
    if isinstance(place, discord.Thread):
        place = await _channel(bot, place.parent_id)
    if not isinstance(place, discord.TextChannel):
        raise NoRoom("there are no private threads in such a place")
    if place.guild.me is None:
        raise Unsent("the server is not there for now")
    return place


async def _channel(bot: Client, channel_id: int) -> Any:
    return bot.get_channel(channel_id) or await bot.fetch_channel(channel_id)


async def _let_in_and_out(table: Table, room: Room, row: RoomRow, thread: discord.Thread) -> None:
    """Let in all who play a seat of the room, and out whoever has none any more."""
    now = _current(table, room)
    seats = [table.seats[seat] for seat in room.seats if now is not None and seat in now.seats]
    people = {seat.user_id for seat in seats if seat.present and seat.user_id is not None}
    gone = set(row.people) - {seat.user_id for seat in seats}
    known = tuple(sorted(people | set(row.people)))
    row = await table.store.put_room(replace(row, people=known))
    for user_id in sorted(gone):
        await _unless_gone(thread.remove_user(discord.Object(user_id)), "let out", user_id)
    for user_id in sorted(people):
        await _unless_gone(thread.add_user(discord.Object(user_id)), "let in", user_id)
    left = tuple(user_id for user_id in known if user_id not in gone)
    await table.store.put_room(replace(row, status="open", people=left))


async def _unless_gone(work: Awaitable[None], what: Literal["let in", "let out"], user_id: int) -> None:
    """Let somebody in or out. One who has left the server, or cannot see the channel, is passed over; so is a thread
    that is gone."""
    try:
        await work
    except discord.HTTPException as error:
        if not for_good(error):
            raise
        log.warning(
            "somebody could not be let into a room, or out of it", what=what, user=user_id, error=str(error)
        )


def _name(table: Table, room: Room) -> str:
    say = voice(table, table.game.locale).plain
    return cut(say.key("room-name", title=say(room.title), seats=room.seats), PLACE)


def _greeting(table: Table, room: Room) -> ui.LayoutView:
    """The first message of a room."""
    say, game = voice(table, table.game.locale), f"<#{table.game.channel_id}>"
    text = calling(table).key(
        "room-opened", title=say(room.title), seats=room.seats, game=say.key(table.rules.id), channel=game
    )
    return _with_panel(table, say, text)


def _with_panel(table: Table, say: Voice, text: str) -> ui.LayoutView:
    return layout(ui.TextDisplay(clip(text, ROOM)), dashboard.to_panel(say, table.game.id))


# ── a room without a thread ──


async def _note_refused(bot: Client, table: Table, room: Room, row: RoomRow) -> None:
    """Note that there is no thread, and that those in the room who do not know yet are told."""
    seats = [table.seats[seat] for seat in room.seats]
    people = {seat.user_id: seat.seat for seat in seats if seat.present and seat.user_id is not None}
    posts = [
        Post("no-room", f"no-room:{row.id}:{seat}", json.dumps({"seat": seat, "room": room.id}))
        for user_id, seat in people.items()
        if user_id not in row.people
    ]
    await table.store.put_room(replace(row, people=tuple(sorted({*row.people, *people}))), posts)
    bot.tables.posted.set()


async def tell(bot: Client, table: Table, nonce: str, payload: str) -> None:
    """Tell a player that a private talk of theirs has no thread, and what they can do in it."""
    told = json.loads(payload)
    row = table.seats[told["seat"]]
    room = next((room for room in table.rooms if room.id == told["room"]), None)
    if room is None or row.seat not in room.seats or not row.present or row.user_id is None:
        return
    say, game = voice(table, table.game.locale), table.rules.id
    offered = tuple(say.key(f"{game}-do-{kind}") for kind in table.view(row.seat).menu)
    text = calling(table).key(
        "room-none",
        title=say(room.title),
        seats=room.seats,
        game=say.key(game),
        channel=f"<#{table.game.channel_id}>",
        offered=offered,
    )
    await send_direct(bot, row.user_id, _with_panel(table, say, text), nonce=nonce)


# ── a room that is over ──


async def _end(bot: Client, table: Table, room: Room, row: RoomRow) -> None:
    """Archive and lock the thread; those in it stay, to read it again."""
    try:
        await _shut(bot, table, room, row)
    except (discord.HTTPException, NoRoom) as error:
        if isinstance(error, discord.HTTPException) and not for_good(error):
            raise
        if isinstance(error, discord.Forbidden):
            await table.store.put_room(replace(row, status="closed"))
            raise NoRoom(repr(error)) from error
        log.info("the thread of a room is gone", game=table.game.id, error=str(error))
    await table.store.put_room(replace(row, status="closed"))


async def _shut(bot: Client, table: Table, room: Room, row: RoomRow) -> None:
    if row.thread_id is not None:
        thread: discord.Thread | None = await _fetch_thread(bot, row.thread_id)
    elif row.status == "opening":
        thread = await lost_thread(bot, await _parent(bot, table), _name(table, room), KIND, row.since)
    else:
        thread = None
    if thread is None:
        return
    if thread.archived:  # Discord changes nothing else of an archived one
        thread = await thread.edit(archived=False)
    try:
        await thread.edit(archived=True, locked=True)
    except discord.Forbidden:
        await thread.edit(archived=True)
        raise


async def let_out(bot: Client, user_id: int) -> None:
    """Let somebody who is to be forgotten out of every room, while it is known where they are."""
    for row in await bot.tables.store.rooms_with(user_id):
        if row.thread_id is not None:
            await _unless_gone(_remove(bot, row.thread_id, user_id), "let out", user_id)


async def _remove(bot: Client, thread_id: int, user_id: int) -> None:
    thread = await _fetch_thread(bot, thread_id)
    if thread.archived:  # Discord lets nobody out of it as long as it is
        thread = await thread.edit(archived=False)
    await thread.remove_user(discord.Object(user_id))
