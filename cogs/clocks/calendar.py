"""What people decide about their own time, and tables about theirs, in words."""

from dataclasses import replace
from typing import Literal

from bot.engine import calendar
from bot.engine.errors import Refused
from bot.engine.spelling import plain
from bot.engine.table.pace import DAY
from bot.engine.table.table import Table
from bot.store.rows import Person, Reminders
from bot.words import Voice
from cogs.interaction.answers import Interaction, bare_voice, client, note, show
from cogs.interaction.dates import moment, read
from cogs.play import moves


def _zone(typed: str) -> str:
    """The time zone that is called so, in whatever letters; what was typed, if none is."""
    return next((zone for zone in calendar.zones() if plain(zone) == plain(typed)), typed)


async def vote(interaction: Interaction, table: Table, matter: calendar.Matter) -> None:
    """Vote to pause the table, or to go on."""
    votes, needed = await calendar.vote(table, interaction.user.id, matter)
    say = moves.voice_for(table, interaction)
    key = f"clock-voted-{matter}" if votes >= needed else "clock-voted"
    await show(interaction, note(say.key(key, votes=votes, needed=needed)), fresh=True)


async def vacation(interaction: Interaction, days: int | None, until: str | None) -> None:
    """Go on vacation for some days or `until` a moment, come home (no days), or hear how many days are left."""
    if days is not None and until is not None:
        raise Refused("clock-days-or-until")
    tables, user_id = client(interaction).tables, interaction.user.id
    say = bare_voice(interaction)
    if until is not None:
        now, zone = tables.clock(), (await tables.store.person(user_id)).zone
        back = await calendar.start_vacation(tables, user_id, (read(until, zone, now) - now) / DAY)
        text = say.key("clock-vacation", until=moment(back))
    elif days:
        text = say.key("clock-vacation", until=moment(await calendar.start_vacation(tables, user_id, days)))
    elif days == 0:
        await calendar.end_vacation(tables, user_id)
        text = say.key("clock-home", left=await calendar.days_left(tables, user_id))
    else:
        text = say.key("clock-days-left", left=await calendar.days_left(tables, user_id))
    await show(interaction, note(text), fresh=True)


async def settings(
    interaction: Interaction,
    zone: str | None,
    quiet_from: int | None,
    quiet_to: int | None,
    reminders: Reminders | None,
    calls: Reminders | None,
    hands: Literal["dm", "none"] | None,
    patience: int | None,
) -> None:
    """Change what this person chose for all their games, and show it."""
    tables = client(interaction).tables
    now = await tables.store.person(interaction.user.id)
    given = {
        "zone": zone and _zone(zone),
        "quiet_from": quiet_from,
        "quiet_to": quiet_to,
        "reminders": reminders,
        "calls": calls,
        "hands": hands,
        "patience": patience,
    }
    chosen = replace(now, **{name: value for name, value in given.items() if value is not None})  # type: ignore[arg-type]
    if chosen != now:
        await calendar.save_settings(tables, chosen)
    await show(interaction, note(_told(chosen, bare_voice(interaction))), fresh=True)


def _told(person: Person, say: Voice) -> str:
    quiet = (
        say.key("clock-quiet-none")
        if person.quiet_from == person.quiet_to
        else say.key("clock-quiet", start=f"{person.quiet_from:02}:00", end=f"{person.quiet_to:02}:00")
    )
    lines = [
        say.key("clock-zone", zone=person.zone.replace("_", r"\_")),
        quiet,
        say.key(f"clock-reminders-{person.reminders}"),
        say.key(f"clock-calls-{person.calls}"),
        say.key(f"clock-hands-{person.hands}"),
        say.key("clock-passes", minutes=person.patience, latest=2 * person.patience),
    ]
    return "\n".join(lines)
