"""From the outbox to Discord: the story of a turn with its map, the live dashboard, hands by private message.

Each post is made from a View or from events as their viewer saw them, at the moment it is sent; the nonce of its row
goes with it, so that Discord drops a repeat.
"""

import json
from typing import Any

import discord
import structlog
from discord import ui

from bot.engine.hall import Hall
from bot.engine.outbox import Undeliverable
from bot.engine.table import Table
from bot.store.rows import OutboxRow
from bot.words import Voice
from cogs import dashboard
from cogs.answers import Client, note, voice

log = structlog.get_logger()

GONE = (discord.NotFound, discord.Forbidden)


class Publisher:
    """Sends what the outbox holds. One for the process."""

    def __init__(self, bot: Client, hall: Hall) -> None:
        self._bot = bot
        self._hall = hall

    async def publish(self, row: OutboxRow) -> None:
        """Send one post. Raises Undeliverable if there is nowhere to send it to any more."""
        table = await self._hall.table(row.game_id)
        say = voice(table, table.game.locale)
        payload = json.loads(row.payload)
        try:
            match row.kind:
                case "story":
                    await self._story(table, say, row.nonce, int(payload["upto"]))
                case "turn":
                    await self._dashboard(table, say, row.nonce, fresh=True)
                case "dashboard":
                    await self._dashboard(table, say, row.nonce, fresh=False)
                case "hand":
                    await self._hand(table, say, row.nonce, int(payload["seat"]))
                case _:
                    raise Undeliverable(f"an unknown kind of post: {row.kind}")
        except GONE as error:
            raise Undeliverable(str(error)) from error

    # ── kinds of posts ──

    async def _story(self, table: Table, say: Voice, nonce: str, upto: int) -> None:
        entries = await table.turn(upto)
        last = table.game.status == "over" and upto == table.game.version - 1
        view = dashboard.ending(table, say, entries) if last else dashboard.chapter(say, entries)
        await self._send(table, view, nonce, await self._map(table, say))

    async def _dashboard(self, table: Table, say: Voice, nonce: str, *, fresh: bool) -> None:
        """Edit the live message; where somebody new is awaited it moves to the end of the channel and calls them."""
        old = table.game.dashboard_id
        if not table.playing:
            await self._retire(table, old)
            return
        view = table.view(None)
        shown = dashboard.dashboard(table, say, view, await self._recent(table))
        picture = await self._map(table, say)
        if old is not None and not fresh:
            try:
                await self._edit(table, old, shown, picture)
                return
            except discord.NotFound:
                picture.reset()
        message = await self._send(table, shown, nonce, picture, self._callable(table))
        await self._hall.remember(table, message.id)
        if old is not None and old != message.id:
            await self._delete(table, old)

    async def _hand(self, table: Table, say: Voice, nonce: str, seat: int) -> None:
        user_id = table.seats[seat].user_id
        if user_id is None:
            return
        cards = table.view(seat).hand
        lines = [f"- {say(card.title)}" for card in cards] or [say.key("hand-empty")]
        title = say.key("hand-changed", game=say.key(table.rules.id), channel=f"<#{table.game.channel_id}>")
        user = self._bot.get_user(user_id) or await self._bot.fetch_user(user_id)
        await user.send(view=_still(note("\n".join([f"### {title}", *lines]))), nonce=nonce, silent=True)

    # ── helpers ──

    async def _recent(self, table: Table) -> list[Any]:
        """What the public saw of the turn under way."""
        entries = await table.turn(table.game.version - 1)
        closed = bool(entries) and any(event.closes for event in entries[-1].events)
        return [] if closed else dashboard.seen(entries)

    async def _map(self, table: Table, say: Voice) -> discord.File:
        return await self._bot.painter.file(table.rules.scene(table.view(None)), say)

    def _callable(self, table: Table) -> discord.AllowedMentions:
        """Who may be called: exactly the awaited people."""
        people = [table.seats[seat].user_id for seat in table.view(None).awaited]
        return discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(user) for user in people if user is not None]
        )

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._bot.get_partial_messageable(table.game.channel_id, guild_id=table.game.guild_id)

    async def _send(
        self,
        table: Table,
        view: ui.LayoutView,
        nonce: str,
        picture: discord.File,
        called: discord.AllowedMentions | None = None,
    ) -> discord.Message:
        mentions = called or discord.AllowedMentions.none()
        channel = self._channel(table)
        return await channel.send(view=_still(view), file=picture, nonce=nonce, allowed_mentions=mentions)

    async def _edit(self, table: Table, message_id: int, view: ui.LayoutView, picture: discord.File) -> None:
        message = self._channel(table).get_partial_message(message_id)
        none = discord.AllowedMentions.none()
        await message.edit(view=_still(view), attachments=[picture], allowed_mentions=none)

    async def _retire(self, table: Table, message_id: int | None) -> None:
        if message_id is not None:
            await self._delete(table, message_id)
            await self._hall.remember(table, None)

    async def _delete(self, table: Table, message_id: int) -> None:
        try:
            await self._channel(table).get_partial_message(message_id).delete()
        except GONE as error:
            log.info("the old dashboard is gone already", game=table.game.id, error=str(error))


def _still(view: ui.LayoutView) -> ui.LayoutView:
    """The view, not to be remembered by discord.py: its buttons are found by custom id."""
    view.stop()
    return view
