"""What a game master is about to do, shown beforehand: the words all will read, a picture, and Confirm or Cancel.

Nothing hidden is in a preview: its words are the public notice and the story as the public will see it, and story and
picture are there only where all that would change is public, and nothing is left to chance.
"""

import re
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.engine.errors import Refused
from bot.engine.journal.entries import Appointment, Signed
from bot.engine.moderation.moderation import Decision, do, may_moderate, public_view_after
from bot.engine.table.posts import notice
from bot.engine.table.table import Table
from bot.engine.table.table_change import TableChange
from bot.rules.contract import View
from bot.store.protocol import StoreError
from bot.store.rows import SeatRow
from bot.words import Voice, tidy_line
from cogs.gm.differences import differences
from cogs.interaction import action_words, names
from cogs.interaction.answers import (
    Attachment,
    Interaction,
    about,
    client,
    gallery,
    guarded,
    layout,
    note,
    show,
)
from cogs.interaction.limits import ROOM, clip
from cogs.interaction.places import gone, missing_in
from cogs.play import moves, telling
from cogs.play.dashboard import seen

PRESS = re.compile(r"gm:(?P<answer>yes|no):(?P<token>\d+)")

MOST = 256
"""So many previews wait at once; an older one is forgotten."""

Shown = tuple[ui.LayoutView, tuple[Attachment, ...]]

Doing = Callable[[Interaction], Awaitable[Shown]]
"""Carries an act out for the press that confirms it; what its game master is shown then.

It is stored under the command that proposed it, not under the press, so that it is done once however often it is
confirmed.
"""


# ── who may ──


async def master_only(table: Table, interaction: Interaction) -> None:
    """Raises Refused unless this person is a game master of the table."""
    roles = [role.id for role in getattr(interaction.user, "roles", ())]
    if not await may_moderate(table, interaction.user.id, roles):
        raise Refused("gm-not-you")


def signed(seats: Iterable[SeatRow], interaction: Interaction, reason: str) -> Signed:
    """The signature of this game master, who may play, too: at a table of these seats.

    Raises Refused for a reason that nobody can read.
    """
    plays = any(row.user_id == interaction.user.id for row in seats)
    return Signed(who=names.tidy(interaction.user.display_name) or "?", why=legible(reason), plays=plays)


def legible(words: str) -> str:
    """What a game master wrote for all, in one line. Raises Refused if it shows nothing."""
    line = tidy_line(words)
    if not line:
        raise Refused("table-no-words")
    return line


INSTEAD = {
    "table-over": "gm-over",
    "table-not-begun": "gm-not-begun",
    "table-other-rules": "gm-rests",
    "table-stale": "gm-stale",
}
"""What all are told, and what is told to who may do more about it."""


@contextmanager
def in_their_words() -> Iterator[None]:
    """A refusal as a game master is told it."""
    try:
        yield
    except Refused as refused:
        instead = INSTEAD.get(refused.text.key)
        if instead is None:
            raise
        raise Refused(instead) from refused


Judging = Callable[[Table, Interaction], Awaitable[None]]
"""Raises Refused unless somebody may do an act: asked by the command, and by the press that confirms it."""


@dataclass(slots=True)
class Proposal:
    """An act that waits for its game master to confirm it."""

    user_id: int
    game_id: int
    doing: Doing
    may: Judging = master_only
    answered: bool = False
    """Whether a button of it was pressed: it stays known, so that who presses twice is not sent to ask anew."""


_waiting: OrderedDict[int, Proposal] = OrderedDict()
"""By token. They do not outlive the process: a preview of an older board should be made anew."""


# ── what is shown ──


async def propose(
    interaction: Interaction,
    table: Table,
    text: str,
    doing: Doing,
    pictures: Sequence[Attachment] = (),
    *,
    may: Judging = master_only,
) -> None:
    """Show what is about to be done, and wait for Confirm by this person, if they then still `may` do it."""
    say = moves.voice_for(table, interaction)
    token = secrets.randbits(48)
    _waiting[token] = Proposal(interaction.user.id, table.game.id, doing, may)
    while len(_waiting) > MOST:
        _waiting.popitem(last=False)
    yes: ui.Button[Any] = ui.Button(
        label=say.key("gm-confirm"), style=discord.ButtonStyle.danger, custom_id=f"gm:yes:{token}"
    )
    no: ui.Button[Any] = ui.Button(label=say.key("gm-cancel"), custom_id=f"gm:no:{token}")
    words = ui.TextDisplay[Any](clip(f"### {say.key('gm-preview')}\n{text}", ROOM))
    shown = [words, *map(gallery, pictures), ui.ActionRow[Any](yes, no)]
    await show(interaction, layout(*shown), *pictures, fresh=True)


async def propose_act(
    interaction: Interaction,
    table: Table,
    decision: Decision,
    *,
    board: bool = False,
    doing: Doing | None = None,
    may: Judging = master_only,
) -> None:
    """Show what an act would do, and do it when it is confirmed, or whatever else `doing` does.

    `board`: the act depends on the board as it stands, and is refused once the board has changed.
    """
    stamp = table.game.stamp if board else None

    async def usually(press: Interaction) -> Shown:
        await do(table, decision, stamp=stamp, interaction=interaction.id)
        return await done(table, press)

    change = await decision()
    text, pictures = await preview(interaction, table, change)
    await propose(interaction, table, text, doing or usually, pictures, may=may)


async def done(table: Table, press: Interaction) -> Shown:
    """That it is done, and whether all are told: in words, for which no file has to be attached."""
    say, game = moves.voice_for(table, press), table.game
    missing = tuple(
        say.key(f"may-{name}") for name in missing_in(client(press), game) if name != "attach_files"
    )
    if missing:
        text = say.key("gm-done-closed", game=game.id, channel=f"<#{game.channel_id}>", rights=missing)
    else:
        text = say.key("gm-done-gone" if await gone(press, game) else "gm-done", game=game.id)
    return note(text), ()


async def preview(
    interaction: Interaction, table: Table, change: TableChange
) -> tuple[str, tuple[Attachment, ...]]:
    """The words all would read of a change, and the boards after it, if all may see all of it."""
    say, view = moves.voice_for(table, interaction), public_view_after(table, change)
    painter = client(interaction).painter
    pictures = () if view is None else await painter.boards(table.rules.scene(view), say)
    return foretold(table, change, say, view), pictures


def foretold(table: Table, change: TableChange, say: Voice, after: View | None) -> str:
    """The words all would read of a change, and what becomes what; where all may not see the board `after` it, only
    that it is made, and what was typed."""
    entry = table.entry_of(change, "gm")
    told = notice(entry, None)
    if isinstance(change.act, Appointment):  # the words speak of who plays the seat then
        say = say.of({change.act.seat: change.act.name})
    lines = [say.notice(told) if told else ""]
    if after is not None:
        lines.append(telling.story(say, seen([entry])))
    if change.action is not None:
        before = table.view(None)
        # What comes of something hidden is no part of the preview: from where a card came would tell who held it.
        becomes = [] if after is None else differences(table.rules, before, after, say)
        if becomes:
            lines += [say.key("gm-becomes"), *becomes]
        else:
            lines.append(action_words.told(table.rules, before, say, change.action))
    return "\n".join(line for line in lines if line)


# ── Confirm and Cancel ──


async def heard(interaction: Interaction) -> None:
    """A press on a preview; anything else is left alone."""
    data: Any = interaction.data or {}
    press = PRESS.fullmatch(data.get("custom_id", ""))
    if press and interaction.type is discord.InteractionType.component:
        await guarded(interaction, lambda: _answered(interaction, press["answer"], int(press["token"])))


async def _answered(interaction: Interaction, answer: str, token: int) -> None:
    proposal = _waiting.get(token)
    if proposal is None or proposal.user_id != interaction.user.id:
        raise Refused("gm-gone")
    table = await client(interaction).tables.table(proposal.game_id)
    about(interaction, table)
    if proposal.answered:
        raise Refused("gm-answered")
    proposal.answered = True
    if answer == "no":
        await show(interaction, note(moves.voice_for(table, interaction).key("gm-cancelled")))
        return
    try:
        await proposal.may(table, interaction)
        with in_their_words():
            view, attachments = await proposal.doing(interaction)
    except StoreError:
        proposal.answered = False  # done or not: pressed again, the same button does what is not done yet
        raise
    await show(interaction, view, *attachments)
