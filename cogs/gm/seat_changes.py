"""`/gm`, the seats: more time, none at all, a move in somebody's stead, another player."""

from functools import partial
from typing import Literal

import discord
from discord import app_commands

from bot.engine.errors import Refused
from bot.engine.journal.command_line import write
from bot.engine.journal.entries import Audit, Signed
from bot.engine.moderation import moderation
from bot.engine.table.posts import moved_for
from bot.engine.table.table import Table
from cogs.commands import Commands
from cogs.gm import typed_line
from cogs.gm.group import WHY, Reason, at
from cogs.gm.preview import Shown, done, propose, propose_act
from cogs.interaction import dates, names
from cogs.interaction.answers import Interaction, client, gallery, layout
from cogs.interaction.bounds import Name, Player
from cogs.interaction.limits import ROOM, clip
from cogs.play import moves, telling
from cogs.play.autocomplete import Choices, completing, matching, seated

Line = app_commands.Range[str, 0, 300]


@app_commands.command()
@app_commands.describe(
    player="Whose decision",
    hours="How many hours more",
    until="Or until when: a time stamp (@time), or 2026-12-24 18:00",
    reason=WHY,
)
@app_commands.autocomplete(player=seated)
async def extend(
    interaction: Interaction,
    player: Player,
    reason: Reason,
    hours: app_commands.Range[int, 1, moderation.MOST_HOURS] | None = None,
    until: app_commands.Range[str, 1, dates.LONGEST] | None = None,
) -> None:
    """Give a player more time for the decision at hand."""

    async def work(table: Table, sign: Signed) -> None:
        seat = names.seat_named(table, player)
        if (hours is None) == (until is None):
            raise Refused("gm-how-long")
        if hours is None:
            zone = (await table.store.person(interaction.user.id)).zone
            more = await moderation.hours_until(table, seat, dates.read(until or "", zone, table.now()))
            if more < 1:
                raise Refused("gm-until", seat=seat, at=dates.moment(moderation.time_over(table, seat)))
        else:
            more = hours
        await propose_act(interaction, table, partial(moderation.extending, table, seat, more, sign))

    await at(interaction, reason, work)


@app_commands.command()
@app_commands.describe(player="For whom the table waits no longer", reason=WHY)
@app_commands.autocomplete(player=seated)
async def skip(interaction: Interaction, player: Player, reason: Reason) -> None:
    """Wait no longer: Maester makes the usual move for a player."""

    async def work(table: Table, sign: Signed) -> None:
        seat = names.seat_named(table, player)
        await propose_act(interaction, table, partial(moderation.skipping, table, seat, sign), board=True)

    await at(interaction, reason, work)


# ── a move in somebody's stead ──


@completing
async def _kinds(interaction: Interaction, current: str) -> Choices:
    table = await moves.table_of(interaction)
    say = moves.voice_for(table, interaction).plain
    return matching(typed_line.kinds(table.rules, table.rules.actions, say), current)


@completing
async def _fields(interaction: Interaction, current: str) -> Choices:
    table = await moves.table_of(interaction)
    moves.begun(table)
    seat = names.seat_named(table, str(getattr(interaction.namespace, "player", "")))
    kind = str(getattr(interaction.namespace, "kind", ""))
    say = moves.voice_for(table, interaction).plain
    return typed_line.line_form(table, table.rules.actions, say, kind, seat).choices(current)


@app_commands.command(name="act")
@app_commands.describe(
    player="For whom",
    kind="What to do",
    reason=WHY,
    fields="How: as you would say it, or chosen field by field",
)
@app_commands.autocomplete(player=seated, kind=_kinds, fields=_fields)
async def act_for(
    interaction: Interaction, player: Player, kind: Name, reason: Reason, fields: Line = ""
) -> None:
    """Move for a player. If the rules do not allow it, all are told that you tried."""

    async def work(table: Table, sign: Signed) -> None:
        table.at_play()
        seat, stamp = names.seat_named(table, player), table.game.stamp
        say = moves.voice_for(table, interaction)
        action = typed_line.line_form(table, table.rules.actions, say, kind, seat).action(fields)

        async def doing(press: Interaction) -> Shown:
            await moderation.act_for(table, seat, action, sign, interaction.id, stamp=stamp)
            return await done(table, press)

        text = say.notice(moved_for(seat, sign))
        await propose(interaction, table, f"{text}\n`{write(table.rules, action)}`", doing)

    await at(interaction, reason, work)


# ── another player ──


@app_commands.command()
@app_commands.describe(player="Whose seat", person="Who takes it, with its hand", reason=WHY)
@app_commands.autocomplete(player=seated)
async def replace(interaction: Interaction, player: Player, person: discord.Member, reason: Reason) -> None:
    """Give a seat to somebody else, with all that belongs to it."""

    async def work(table: Table, sign: Signed) -> None:
        if person.bot:
            raise Refused("gm-no-person")
        seat, name = names.seat_named(table, player), names.storable(person.display_name)
        await propose_act(
            interaction, table, partial(moderation.replacing, table, seat, person.id, name, sign)
        )

    await at(interaction, reason, work)


@app_commands.command()
@app_commands.describe(player="Who plays no more", reason=WHY, seat="What becomes of the seat")
@app_commands.autocomplete(player=seated)
async def kick(
    interaction: Interaction, player: Player, reason: Reason, seat: Literal["agent", "concede"] = "agent"
) -> None:
    """Take a seat from its player: an agent keeps it, or it concedes."""

    async def work(table: Table, sign: Signed) -> None:
        place = names.seat_named(table, player)
        if seat == "agent":
            await propose_act(interaction, table, partial(moderation.removing, table, place, sign))
            return
        say, expelling = (
            moves.voice_for(table, interaction),
            partial(moderation.expelling, table, place, sign),
        )
        await expelling()  # or it is refused before it is shown

        async def doing(press: Interaction) -> Shown:
            await moderation.do(table, expelling, interaction=interaction.id)
            return await done(table, press)

        text = f"{say.notice(moved_for(place, sign))}\n{say.key('gm-concedes', seat=place)}"
        await propose(interaction, table, text, doing)

    await at(interaction, reason, work)


# ── what a seat hides ──


@app_commands.command()
@app_commands.describe(player="Whose hand", reason=WHY)
@app_commands.autocomplete(player=seated)
async def audit(interaction: Interaction, player: Player, reason: Reason) -> None:
    """Look at a player's hand. All are told first."""

    async def work(table: Table, sign: Signed) -> None:
        seat = names.seat_named(table, player)
        decision = partial(moderation.recording, table, Audit(seat=seat), sign)

        async def doing(press: Interaction) -> Shown:
            await moderation.do(table, decision, interaction=interaction.id)
            return await _hand(table, seat, press)

        await propose_act(interaction, table, decision, doing=doing)

    await at(interaction, reason, work)


async def _hand(table: Table, seat: int, press: Interaction) -> Shown:
    """What a seat hides, for the game master alone."""
    say, view = moves.voice_for(table, press), table.view(seat)
    none = say.key("gm-hand-empty", seat=seat)
    words = f"### {say.key('gm-hand', seat=seat)}\n{telling.cards(say, view.hand, none)}"
    text: discord.ui.TextDisplay[discord.ui.LayoutView] = discord.ui.TextDisplay(clip(words, ROOM))
    if not view.hand:
        return layout(text), ()
    picture = await client(press).painter.hand(view.hand, say)
    return layout(gallery(picture), text), (picture,)


COMMANDS: Commands = (extend, skip, act_for, replace, kick, audit)
"""More commands of `/gm`: see `cogs.groups`."""
