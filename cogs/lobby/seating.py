"""Who sits at the table, and how it will play: all that is done in the lobby, by buttons and by commands alike."""

import json
from collections.abc import Iterable, Iterator
from typing import Any

import discord
import structlog

from bot.engine.errors import Refused
from bot.engine.table.absence import wanted
from bot.engine.table.agents import usual_agent
from bot.engine.table.table import Table
from bot.store.rows import SeatRow
from bot.words import words as said
from cogs.interaction import names
from cogs.interaction.answers import NOBODY, Client, Interaction, answer, client, note, show, unchangeable
from cogs.interaction.ids import Step
from cogs.interaction.places import channel_of
from cogs.lobby import lobby
from cogs.play import moves

log = structlog.get_logger()

NEAR = 20
"""Messages at the end of a channel among which the lobby's is looked for."""


def needs_host(table: Table, interaction: Interaction) -> None:
    """Raises Refused unless the table is in its lobby, and this person its host."""
    if table.game.status != "lobby":  # first: not even the host could change anything then
        raise Refused("table-over" if table.game.status == "over" else "table-begun")
    host = lobby.host(table)
    if host is None or interaction.user.id != host.user_id:
        raise Refused("table-host-only")


# ── seats ──


async def join(interaction: Interaction, table: Table, words: str | None = None) -> None:
    """Take a seat, or change the words one adds to the dice."""
    seat = table.seat_of(interaction.user.id)
    if seat is None and table.game.status == "playing":
        free = wanted(table) or any(row.user_id is None for row in table.seats)
        raise Refused("table-late-join" if free else "table-late-full")
    if seat is not None and words is None and table.game.status == "lobby":
        # The lobby is one message for all, so *Join* stands there for whoever sits already, too.
        await show(interaction, note(moves.voice_for(table, interaction).key("lobby-seated")), fresh=True)
        return
    name = names.storable(interaction.user.display_name)
    await client(interaction).tables.join(table.game.id, interaction.user.id, name, words or "")
    await tell(interaction, table, "lobby-joined" if seat is None else "lobby-words-changed")


async def leave(interaction: Interaction, table: Table) -> None:
    """Give one's seat up before the game begins. When the last person goes, the table is cleared."""
    if table.game.status == "playing" and table.seat_of(interaction.user.id) is not None:
        raise Refused("table-late-leave")
    await client(interaction).tables.leave(table.game.id, user_id=interaction.user.id)
    await tell(interaction, table, "lobby-cleared" if table.game.status == "archived" else "lobby-left")


async def add_agent(interaction: Interaction, table: Table) -> None:
    """Seat an agent of the game's own, the sensible one first. The host's right."""
    needs_host(table, interaction)
    names = said("agent-names", table.game.locale).split(", ")
    await client(interaction).tables.add_agent(table.game.id, usual_agent(table.rules), names)
    await tell(interaction, table, "lobby-joined-agent")


async def set_strength(interaction: Interaction, table: Table, _field: str, agent: str) -> None:
    """Choose how well the agents of this table play. The host's right."""
    needs_host(table, interaction)
    await client(interaction).tables.set_agents(table.game.id, agent)
    await tell(interaction, table, "lobby-chosen")


async def remove(interaction: Interaction, table: Table, _field: str, player: str) -> None:
    """Free the seat of an agent or of another person. The host's right."""
    needs_host(table, interaction)
    row = others(table).get(player)
    if row is None:
        raise Refused("table-no-player")
    seat = row.seat if row.user_id is None else None
    await client(interaction).tables.leave(table.game.id, user_id=row.user_id, seat=seat)
    await tell(interaction, table, "lobby-removed")


def others(table: Table) -> dict[str, SeatRow]:
    """Everybody but the host, by name."""
    host, called = lobby.host(table), names.players(table)
    return {called[row.seat]: row for row in table.seats if host is None or row.seat != host.seat}


# ── options and the start ──


async def options(interaction: Interaction, table: Table, page: int = 0) -> None:
    """The host's private panel: how the table plays, and who may sit there."""
    needs_host(table, interaction)
    say = moves.voice_for(table, interaction)
    await show(interaction, lobby.settings(table, say, tuple(others(table)), page))


async def choose(interaction: Interaction, table: Table, name: str, value: str) -> None:
    """Change one option. The host's right."""
    needs_host(table, interaction)
    say = moves.voice_for(table, interaction)
    name, value = lobby.meant(table, say, name, value)
    await client(interaction).tables.choose(table.game.id, lambda now: lobby.with_option(now, name, value))
    page = lobby.page_of(table, name)
    await tell(interaction, table, "lobby-chosen", lobby.settings(table, say, tuple(others(table)), page))


async def start(interaction: Interaction, table: Table) -> None:
    """Begin the game. The host's right."""
    needs_host(table, interaction)
    pressed = _pressed_lobby(interaction)
    async with table.posting:
        await remember(table, pressed)
        await client(interaction).tables.start(table.game.id)
        if pressed is not None and await _answered_by_change(interaction, table, pressed):
            return
    await show(interaction, note(moves.voice_for(table, interaction).key("lobby-started")), fresh=True)


# ── the lobby's own message ──


async def tell(
    interaction: Interaction, table: Table, key: str, panel: discord.ui.LayoutView | None = None
) -> None:
    """Answer this person: by the lobby's message itself, if it was pressed; else the outbox brings that up to date.

    A press on a private panel shows `panel` anew, or that of the options.
    """
    pressed = _pressed_lobby(interaction)
    if pressed is not None:
        async with table.posting:  # else an older state may arrive after a newer one, and stand
            await remember(table, pressed)
            if await _answered_by_change(interaction, table, pressed):
                return
    say, component = moves.voice_for(table, interaction), discord.InteractionType.component
    if pressed is None and interaction.type is component and table.game.status == "lobby":
        await show(interaction, panel or lobby.settings(table, say, tuple(others(table))))
    else:
        await show(interaction, note(say.key(key)))


async def _answered_by_change(interaction: Interaction, table: Table, pressed: int) -> bool:
    """Answer a press on the lobby's message by changing it. Needs `table.posting`. False if it cannot be changed."""
    drawn = _drawing_of(table, pressed)
    if not await answer(interaction).change(shown(table)):
        return False
    table.drawn = drawn
    return True


def _pressed_lobby(interaction: Interaction) -> int | None:
    """The lobby's message, if it was pressed; the host's panel is seen by the host alone."""
    message = interaction.message
    pressed = interaction.type is discord.InteractionType.component and message is not None
    return message.id if pressed and message is not None and not message.flags.ephemeral else None


async def remember(table: Table, message_id: int | None) -> None:
    """Keep where the lobby's message stands, if that is not known and the game has not begun meanwhile."""
    if table.game.dashboard_id is None and table.game.status == "lobby":
        await table.remember(message_id)


def shown(table: Table) -> discord.ui.LayoutView:
    """The lobby's message as it should stand now."""
    say = names.voice(table, table.game.locale)
    if _begun(table):
        return lobby.closed(table, say)
    return lobby.cleared(table, say) if table.game.status == "archived" else lobby.lobby(table, say)


def _begun(table: Table) -> bool:
    """Whether the message that the table knows is the dashboard, not the lobby's."""
    return table.game.version > 0


def _drawing_of(table: Table, message_id: int) -> tuple[int, int]:
    """What is drawn by showing the table as it is now (`Table.drawn`): once the game has begun, always the same."""
    return message_id, -1 if _begun(table) else table.game.revision


async def open_with(interaction: Interaction, table: Table) -> bool:
    """Answer whoever opened a table by its message, unless that is there: somebody who sat down at once was quicker.

    Needs `table.posting`. Where it cannot be the answer, or is lost on its way, the outbox posts it.
    """
    if table.game.dashboard_id is not None:
        return False
    _, revision = _drawing_of(table, 0)
    message_id = await answer(interaction).post(shown(table))
    if message_id is None:
        return False
    await remember(table, message_id)
    table.drawn = message_id, revision
    return True


async def redraw(bot: Client, table: Table, payload: str, nonce: str) -> int:
    """Bring the lobby's message up to date. If it is gone, and the game has not begun, there is another.

    Returns how many messages that took: none where it stands so already, as the answer to a press. Of several processes
    another may have changed it since, to what it was before.
    """
    async with table.posting:
        message_id = json.loads(payload)["message"] if _begun(table) else table.game.dashboard_id
        if message_id is None and table.game.status == "lobby":
            message_id = await _find_lost(bot, table)
            await remember(table, message_id)
        if message_id is not None:
            if table.process is None and table.drawn == _drawing_of(table, message_id):
                return 0
            if await _edit(bot, table, message_id):
                return 1
        if table.game.status != "lobby":
            return 0
        await _post(bot, table, nonce)
        return 1


async def _find_lost(bot: Client, table: Table) -> int | None:
    """The lobby's message that was shown and could not be noted, near the end of its channel; None if there is none, or
    Maester may not look for it. It was an answer, and those have no nonce."""
    join = Step("join", table.game.id).encode()
    try:
        async for message in channel_of(bot, table.game).history(limit=NEAR):
            if message.author == bot.user and join in _pressable(message.components):
                return message.id
    except discord.Forbidden:
        log.info("a lobby's message cannot be looked for", game=table.game.id)
    return None


def _pressable(parts: Iterable[Any]) -> Iterator[str | None]:
    """The custom ids of all buttons of a message."""
    for part in parts:
        if isinstance(part, discord.Button):
            yield part.custom_id
        yield from _pressable(getattr(part, "children", ()))


async def _post(bot: Client, table: Table, nonce: str) -> None:
    """Post the lobby's message in its channel, and remember it. Needs `table.posting`."""
    channel, (_, revision) = channel_of(bot, table.game), _drawing_of(table, 0)
    message = await channel.send(view=shown(table), nonce=nonce, allowed_mentions=NOBODY)
    await table.remember(message.id)
    table.drawn = message.id, revision


async def _edit(bot: Client, table: Table, message_id: int) -> bool:
    """Change the lobby's message; False if there has to be another."""
    channel, drawn = channel_of(bot, table.game), _drawing_of(table, message_id)
    try:
        await channel.get_partial_message(message_id).edit(view=shown(table), allowed_mentions=NOBODY)
    except discord.HTTPException as error:
        if not unchangeable(error):
            raise
        log.info("the lobby's message cannot be changed", message=message_id, error=str(error))
        return False
    table.drawn = drawn
    return True
