"""From the outbox to Discord: the story of a turn with its map, the live dashboard, hands by private message.

Each post is made from a View or from events as their viewer saw them, at the moment it is sent; the nonce of its row
goes with it, so that Discord drops a repeat.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import discord
import structlog
from discord import ui

from bot.engine.calendar import first_vote
from bot.engine.errors import Refused
from bot.engine.journal.entries import Entry
from bot.engine.outbox import Undeliverable, Unsent
from bot.engine.records.ratings import departed
from bot.engine.records.statistics import statistics
from bot.engine.table.absence import active_players, out, wanted
from bot.engine.table.table import Table
from bot.engine.table.turn_history import told, turn
from bot.engine.tables import Tables
from bot.rules.contract import Event, Text, closes
from bot.store.records import StoryRow
from bot.store.rows import PRIVATE, ROOM, OutboxRow
from bot.words import Voice
from cogs.interaction.answers import NOBODY, UNSENT, Attachment, Client, layout, let_go, note, unchangeable
from cogs.interaction.limits import ROOM as LETTERS
from cogs.interaction.names import calling, voice
from cogs.interaction.places import channel_of, rights_in, send_direct
from cogs.play import calls, dashboard, ending, plans, timing, undo_request
from cogs.play.telling import cards
from cogs.posts import invitations, pinning, rooms
from cogs.posts.delivery import for_good
from cogs.posts.hosts import Hosts, unposted

log = structlog.get_logger()

Redraw = Callable[[Client, Table, str, str], Awaitable[int]]
"""Brings the lobby's message of a table up to date, by the payload and the nonce of a post; returns how many messages
that took."""


def _stayed(table: Table, entries: Sequence[Entry]) -> list[int | None]:
    """Who sits at the table at its end, and has not left it for good."""
    left = departed(entries)
    outcome = table.outcome()
    won = outcome.seats if outcome else ()
    return [row.user_id for row in table.seats if row.seat in won or row.seat not in left]


class Publisher:
    """Sends what the outbox holds. One for the process."""

    def __init__(self, bot: Client, tables: Tables, redraw: Redraw) -> None:
        self._bot = bot
        self._redraw = redraw
        self._tables = tables
        self._hosts = Hosts(bot)

    async def publish(self, row: OutboxRow) -> int:
        """Send one post, and return how many messages it was.

        Raises Undeliverable if Discord will never take it, Unsent if it did not get through.
        """
        try:
            return await self._publish(row)
        except UNSENT as error:
            raise (Undeliverable if for_good(error) else Unsent)(repr(error)) from error

    async def _publish(self, row: OutboxRow) -> int:
        if row.kind == "held":
            await self._held(row)
            return 1
        try:
            table = await self._tables.table(row.game_id)
            await table.ensure_certain()
        except Refused as error:  # the rules at hand cannot read it, and cannot show anything of it
            raise Undeliverable(str(error)) from error
        say = voice(table, table.game.locale)
        try:
            messages = await self._show(row, table, say)
        except rooms.NoRoom as error:
            await self._hosts.tell(table, say, "host-no-rooms", rooms=True)
            raise Undeliverable(str(error)) from error
        except discord.HTTPException as error:
            if row.kind not in PRIVATE and for_good(error):
                await self._hosts.tell(table, say, unposted(error))
            raise
        if row.kind not in (*PRIVATE, ROOM):
            self._hosts.works_again(table)
        return messages

    async def _show(self, row: OutboxRow, table: Table, say: Voice) -> int:
        payload = json.loads(row.payload)
        match row.kind:
            case "story":
                return await self._story(table, say, row, int(payload["upto"]))
            case "turn":
                await self._dashboard(table, say, row, fresh=True)
            case "dashboard":
                await self._dashboard(table, say, row, fresh=False)
            case "hand":
                await self._hand(table, say, row.nonce, int(payload["seat"]))
            case "notice" | "signed":
                await self._notice(
                    table, say, row.nonce, Text.model_validate(payload), signed=row.kind == "signed"
                )
            case "wish":
                await self._wish(table, say, row.nonce, payload)
            case "lobby":
                return await self._redraw(self._bot, table, row.payload, row.nonce)
            case "reminder":
                await timing.remind(self._bot, table, row.nonce, row.payload)
            case "invitation":
                await invitations.tell(self._bot, table, row.nonce, row.payload)
            case "room":
                if await rooms.follow(self._bot, table, row.payload):
                    self._hosts.works_again(table, rooms=True)
            case "no-room":
                await rooms.tell(self._bot, table, row.nonce, row.payload)
            case "plan":
                await plans.tell(self._bot, table, row.nonce, row.payload)
            case _:
                raise Undeliverable(f"an unknown kind of post: {row.kind}")
        return 1

    # ── kinds of posts ──

    async def _story(self, table: Table, say: Voice, row: OutboxRow, upto: int) -> int:
        """What was played up to an entry, with the board of now; returns how many messages it took.

        Where Discord was so far behind that it is too much for one message, there are several. Each is noted when it is
        told, so that a try after it goes on from there.
        """
        turns = await told(table, upto)
        last = table.game.status == "over" and upto == table.game.version - 1
        *before, turns = dashboard.messages(say, turns, LETTERS // 2 if last else LETTERS)
        for part in before:
            n = part[-1].upto
            chapter = dashboard.chapter(say, table.game.id, n, part, ())
            await self._noted(table, n, await self._send(table, chapter, f"{row.nonce}-{n}", ()))
        scene = table.rules.scene(table.view(None))
        pictures = await self._bot.painter.boards(scene, say, patient=not row.people)
        if last:
            entries = await table.entries()
            found = await asyncio.to_thread(lambda: statistics(table.rules, entries))
            called = await calls.wished(self._tables.store, _stayed(table, entries))
            view = ending.ending(table, say, calling(table), turns, pictures, found, called.mentioned)
            message = await self._send(table, view, row.nonce, pictures, called.allowed)
            await calls.privately(self._bot, table, say, called, lambda _: ending.call(table, say), row.nonce)
        else:
            view = dashboard.chapter(say, table.game.id, upto, turns, pictures)
            message = await self._send(table, view, row.nonce, pictures)
        let_go(view)
        await self._noted(table, upto, message)
        return len(before) + 1

    async def _noted(self, table: Table, upto: int, message: discord.Message) -> None:
        await table.store.note_story(table.game.id, StoryRow(upto, table.game.channel_id, message.id))

    async def _dashboard(self, table: Table, say: Voice, row: OutboxRow, *, fresh: bool) -> None:
        """Edit the live message; where somebody new is awaited it moves to the end of the channel and calls them.

        Nobody may be by now, as where agents move on: then there is nothing to call for.
        A post that is there already is edited: whoever sent it died before they could note that it was done.
        """
        if not table.playing:
            await self._take_down(table)
            return
        view = table.view(None)
        fresh = fresh and bool(dashboard.awaited(table, view))
        shown_above = fresh and await self._just_told(table)
        pictures = await self._pictures(table, say, with_map=not shown_above, patient=not row.people)
        until = timing.timing(table, view, say)
        shown = dashboard.dashboard(
            table, say, calling(table), view, await self._recent(table), pictures, until
        )
        if not fresh and await self._edit(table, shown, pictures):
            let_go(shown)
            if row.kind == "turn":
                await table.remember(table.game.dashboard_id, row.id)
            return
        if row.ahead:
            raise Unsent("there is no board to change, and older posts come before a new one")
        called = await calls.wished(self._tables.store, dashboard.awaited(table, view))
        there = row.shown is not None and row.shown == table.game.dashboard_id
        if not (there and await self._edit(table, shown, pictures)):
            # First away with the old one: if this is cut short and tried again, none is left behind.
            await self._take_down(table)
            message = await self._send(table, shown, row.nonce, pictures, called.allowed)
            await table.remember(message.id, row.id)
            await pinning.pin(message, rights_in(self._bot, table.game))
        let_go(shown)
        await calls.privately(
            self._bot, table, say, called, lambda user_id: timing.turn(table, say, user_id), row.nonce
        )

    async def _notice(self, table: Table, say: Voice, nonce: str, told: Text, *, signed: bool) -> None:
        """A notice. What a game master did to the table calls all players, a regent the one it plays for, a table that
        falls asleep whoever could wake it, and the first vote of a matter whoever else may vote.

        That somebody is wanted for a seat which is taken by now is not told."""
        seat = told.args.get("seat")
        if told.key == "clock-open" and not (table.playing and seat in wanted(table)):
            return
        late = seat if told.key == "act-regent" else None
        asleep = told.key == "act-sleep"
        voters = active_players(table) if first_vote(told) else ()
        people = [
            row.user_id
            for row in table.seats
            if (row.seat == late and not row.present)
            or (signed and row.present)
            or (asleep and not out(table, row.seat))
            or (row.seat != seat and row.user_id in voters)
        ]
        called = await calls.wished(self._tables.store, people)
        await timing.notice(self._bot, table, nonce, told, called)
        text = (
            calls.said(table, say, "call-told", told=say.notice(told))
            if late is None
            else calls.said(table, say, "call-regent")
        )
        await calls.privately(self._bot, table, say, called, lambda _: text, nonce)

    async def _wish(self, table: Table, say: Voice, nonce: str, wish: Mapping[str, Any]) -> None:
        """A request to take back a move, which calls those who must agree."""
        others = [row.user_id for row in table.seats if row.present and row.seat != wish["seat"]]
        called = await calls.wished(self._tables.store, others)
        await undo_request.tell(self._bot, table, nonce, wish, called)
        text = calls.said(table, say, "call-agree")
        await calls.privately(self._bot, table, say, called, lambda _: text, nonce)

    async def _held(self, row: OutboxRow) -> None:
        """Tell the channel that its game rests, which may be one that the rules at hand cannot even read."""
        game = await self._tables.store.game(row.game_id)
        if game is None:
            raise Undeliverable("the game is gone")
        channel = channel_of(self._bot, game)
        words = note(Voice(game.locale, {}, {}).key("table-held"))
        await channel.send(view=words, nonce=row.nonce, allowed_mentions=NOBODY)

    async def _hand(self, table: Table, say: Voice, nonce: str, seat: int) -> None:
        user_id = table.seats[seat].user_id
        if user_id is None or (await self._tables.store.person(user_id)).hands == "none":
            return
        place = f"<#{table.game.channel_id}>"
        title = say.key("hand-changed", game=say.key(table.rules.id), channel=place)
        text = f"### {title}\n{cards(say, table.view(seat).hand)}"
        view = layout(ui.TextDisplay(text), dashboard.to_panel(say, table.game.id))
        await send_direct(self._bot, user_id, view, nonce=nonce, silent=True)

    # ── helpers ──

    async def _recent(self, table: Table) -> list[Event]:
        """What the public saw of the turn under way; of single rolls none, but where nothing else is told."""
        entries = await turn(table, table.game.version - 1)
        closed = bool(entries) and closes(entries[-1].events)
        return [] if closed else dashboard.seen(entries)

    async def _just_told(self, table: Table) -> bool:
        """Whether the last story, right above, shows the board as it is now."""
        stories = await table.store.stories(table.game.id)
        return bool(stories) and stories[-1].n == table.game.version - 1

    async def _pictures(self, table: Table, say: Voice, *, with_map: bool, patient: bool) -> list[Attachment]:
        """The boards, and the cards that lie open."""
        view, painter = table.view(None), self._bot.painter
        hands = [await painter.hands(view.hands, say, patient=patient)] if view.hands else []
        maps = await painter.boards(table.rules.scene(view), say, patient=patient) if with_map else ()
        return [*maps, *hands]

    async def _send(
        self,
        table: Table,
        view: ui.LayoutView,
        nonce: str,
        pictures: Sequence[Attachment],
        called: discord.AllowedMentions = NOBODY,
    ) -> discord.Message:
        channel = channel_of(self._bot, table.game)
        files = [one.file() for one in pictures]
        return await channel.send(view=view, files=files, nonce=nonce, allowed_mentions=called)

    async def _edit(self, table: Table, view: ui.LayoutView, pictures: Sequence[Attachment]) -> bool:
        """Change the live message; False if there is none that can be changed."""
        if table.game.dashboard_id is None:
            return False
        message = channel_of(self._bot, table.game).get_partial_message(table.game.dashboard_id)
        try:
            await message.edit(
                view=view, attachments=[one.file() for one in pictures], allowed_mentions=NOBODY
            )
        except discord.HTTPException as error:
            if not unchangeable(error):
                raise
            return False
        return True

    async def _take_down(self, table: Table) -> None:
        """Delete the live message, if there is one."""
        if table.game.dashboard_id is None:
            return
        try:
            await channel_of(self._bot, table.game).get_partial_message(table.game.dashboard_id).delete()
        except discord.HTTPException as error:
            if not (isinstance(error, discord.Forbidden) or unchangeable(error)):
                raise
            log.info("the old dashboard cannot be deleted", game=table.game.id, error=str(error))
        await table.remember(None)
