"""Commands of `/game` about time: how much a table gives, pauses, vacations, absences."""

from typing import Literal

from discord import app_commands

from bot.engine.calendar import ALLOWANCE, zones
from bot.engine.table import passing
from bot.engine.table.table import Table
from cogs.clocks import absences, calendar
from cogs.commands import Commands
from cogs.interaction.answers import Interaction, guarded
from cogs.interaction.bounds import Player, Zone
from cogs.interaction.dates import LONGEST
from cogs.lobby import pacing
from cogs.play import moves
from cogs.play.autocomplete import Choices, completing, matching_names, seated

Moment = app_commands.Range[str, 1, LONGEST]
Hours = Literal["no clock", "1", "6", "12", "24", "48", "72"]
Bank = Literal["0", "6", "12", "24", "48", "72"]

LATE = [
    app_commands.Choice(name="Maester makes the usual move", value="default"),
    app_commands.Choice(name="an agent plays until the player is back", value="regent"),
    app_commands.Choice(
        name="an agent plays until somebody takes the seat, or the player is back", value="substitute"
    ),
    app_commands.Choice(name="the game waits and reminds", value="wait"),
]

PATIENCE = {"never": 0, **{f"after-{least}": least for least in passing.WAITS}}
"""Minutes by what the choice sends."""
PASSES = [
    app_commands.Choice(name=f"{least} to {2 * least}" if least else sent, value=sent)
    for sent, least in PATIENCE.items()
]


@app_commands.command()
@app_commands.describe(
    hours="Hours for a decision",
    bank="Hours of extra time, for the whole game",
    weekend="Whether clocks stand still at weekends",
    late="What happens when time is over",
)
@app_commands.choices(late=LATE)
async def pace(
    interaction: Interaction,
    hours: Hours | None = None,
    bank: Bank | None = None,
    weekend: bool | None = None,
    late: str | None = None,
) -> None:
    """Choose how much time this table gives (the host may)."""

    async def work(table: Table) -> None:
        parts: dict[str, object] = {}
        if hours is not None:
            parts["hours"] = int(hours) if hours.isdigit() else None
            parts["minutes"] = None  # a live pace is over by it
        if bank is not None:
            parts["bank"] = int(bank)
        if weekend is not None:
            parts["weekend"] = weekend
        if late is not None:
            parts["late"] = late
        if parts:
            await pacing.put(interaction, table, parts)
        else:
            await pacing.ask(interaction, table)

    await moves.at_table(interaction, work)


# ── pauses, vacations, one's own time ──


@app_commands.command()
async def pause(interaction: Interaction) -> None:
    """Vote to stop this table's clocks; more than half of the players must agree."""
    await moves.at_table(interaction, lambda table: calendar.vote(interaction, table, "pause"))


@app_commands.command()
async def resume(interaction: Interaction) -> None:
    """Vote to let this table's clocks run again."""
    await moves.at_table(interaction, lambda table: calendar.vote(interaction, table, "resume"))


@app_commands.command()
@app_commands.describe(
    days="How many days from now on; 0 ends it; left out, how many you have left",
    until="Or until when: a time stamp (@time), or 2026-12-24 18:00",
)
async def vacation(
    interaction: Interaction,
    days: app_commands.Range[int, 0, ALLOWANCE] | None = None,
    until: Moment | None = None,
) -> None:
    """Stop your clocks in all games for some days."""
    await guarded(interaction, lambda: calendar.vacation(interaction, days, until))


@completing
async def _zones(_: Interaction, current: str) -> Choices:
    return matching_names(zones(), current)


Hour = app_commands.Range[int, 0, 23]


@app_commands.command()
@app_commands.describe(
    zone="Your time zone, such as Europe/Berlin",
    quiet_from="From this full hour on no clock of yours runs",
    quiet_to="Until this one; the same hour twice: no quiet hours",
    reminders="How to be reminded when your time runs out",
    calls="How to be called when it is your turn",
    hands="Whether to be told when your hand changes",
    passes="Pass for me where I may step in but say nothing: after how many minutes",
)
@app_commands.choices(passes=PASSES)
@app_commands.autocomplete(zone=_zones)
async def clock(
    interaction: Interaction,
    zone: Zone | None = None,
    quiet_from: Hour | None = None,
    quiet_to: Hour | None = None,
    reminders: Literal["dm", "channel", "none"] | None = None,
    calls: Literal["channel", "dm", "none"] | None = None,
    hands: Literal["dm", "none"] | None = None,
    passes: str | None = None,
) -> None:
    """Your own time in all games: zone, quiet hours, reminders, calls."""
    patience = None if passes is None else PATIENCE.get(passes)
    await guarded(
        interaction,
        lambda: calendar.settings(interaction, zone, quiet_from, quiet_to, reminders, calls, hands, patience),
    )


# ── absences ──


@app_commands.command(name="return")
async def come_back(interaction: Interaction) -> None:
    """Play again yourself, if an agent has played in your stead."""
    await moves.at_table(interaction, lambda table: absences.come_back(interaction, table))


seat = app_commands.Group(name="seat", description="Substitutes for players who cannot go on.")


@completing
async def _wanted(interaction: Interaction, current: str) -> Choices:
    return matching_names(absences.wanted(await moves.table_of(interaction)), current)


@seat.command(name="open")
@app_commands.describe(player="Whose seat, if it is not your own (the host may)")
@app_commands.autocomplete(player=seated)
async def open_seat(interaction: Interaction, player: Player | None = None) -> None:
    """Ask for a substitute for a seat."""
    await moves.at_table(
        interaction, lambda table: absences.list_seat(interaction, table, player, wanted=True)
    )


@seat.command()
@app_commands.describe(player="Whose seat, if it is not your own (the host may)")
@app_commands.autocomplete(player=_wanted)
async def close(interaction: Interaction, player: Player | None = None) -> None:
    """Keep a seat for which a substitute was wanted."""
    await moves.at_table(
        interaction, lambda table: absences.list_seat(interaction, table, player, wanted=False)
    )


@seat.command()
@app_commands.describe(player="Whose seat, if several are open")
@app_commands.autocomplete(player=_wanted)
async def take(interaction: Interaction, player: Player | None = None) -> None:
    """Take an open seat at this channel's table, with its hand."""
    await moves.at_table(interaction, lambda table: absences.take(interaction, table, player))


@seat.command(name="list")
async def list_open(interaction: Interaction) -> None:
    """The seats on this server that want a substitute."""
    await guarded(interaction, lambda: absences.show_open(interaction))


COMMANDS: Commands = (pace, pause, resume, vacation, clock, come_back, seat)
"""More commands of `/game`: see `cogs.groups`."""
