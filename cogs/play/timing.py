"""Time in words: until when somebody is awaited, and the reminders of it."""

import json

import discord
from discord import ui

from bot.engine.table.pace import Pace
from bot.engine.table.seat_clocks import decision, secret, timed_decisions
from bot.engine.table.table import Table
from bot.engine.table.timekeeping import deadlines
from bot.rules.contract import Prompt, Seat, Text, View
from bot.words import Voice
from cogs.interaction.answers import Client, layout, note
from cogs.interaction.dates import moment, stamp
from cogs.interaction.names import voice
from cogs.interaction.places import channel_of, send_direct
from cogs.play.calls import Calls, said
from cogs.play.dashboard import to_panel
from cogs.play.telling import asked


def pace(table: Table, say: Voice) -> str:
    """What the table chose, as lines; one where there is no clock."""
    chosen = table.pace
    idle = "hours" if chosen.minutes is not None else "minutes"
    names = [name for name in Pace.model_fields if name != idle] if chosen.timed else ["hours"]
    return "\n".join(
        f"{say.key(f'clock-{name}')}: **{say.key(f'clock-{name}-{getattr(chosen, name)}')}**"
        for name in names
    )


def timing(table: Table, view: View, say: Voice) -> str:
    """Until when whoever is awaited has time, or that the clocks stand still; empty where there is no clock."""
    if not table.pace.timed or view.outcome is not None:
        return ""
    if table.game.paused_at is not None:
        return say.key("clock-paused", since=stamp(table.game.paused_at))
    if any(prompt.waits and not prompt.timed for prompt in view.prompts):
        return say.key("clock-still")
    ends = {seat: end for prompt in view.prompts for seat, end in deadlines(table, prompt).items()}
    if len(set(ends.values())) == 1:
        return say.key("clock-until", until=moment(next(iter(ends.values()))))
    return "\n".join(say.key("clock-until-seat", seat=seat, until=moment(end)) for seat, end in ends.items())


def turn(table: Table, say: Voice, user_id: int) -> str:
    """That it is this person's turn, for what and until when, as their own View has it; empty where it no longer is."""
    seat = table.seat_of(user_id)
    owed = None if seat is None else table.view(seat).my_prompt
    if seat is None or owed is None:
        return ""
    what = asked(say, table.rules.id, owed)
    clock = table.clocks.get(seat)
    ends = None if clock is None or table.game.paused_at is not None else clock.deadline
    parts = [said(table, say, "call-awaited", what=what)]
    if ends is not None:
        parts.append(say.key("clock-until", until=moment(ends)))
    return " ".join(parts)


async def notice(bot: Client, table: Table, nonce: str, told: Text, called: Calls) -> None:
    """Tell the channel what is no part of the story: that somebody's time was over, that somebody else plays.

    What a game master did calls all players: it is theirs to know.
    """
    say = voice(table, table.game.locale)
    words = "\n".join(part for part in (say.notice(told), called.words) if part)
    channel = channel_of(bot, table.game)
    await channel.send(view=note(words), nonce=nonce, allowed_mentions=called.allowed)


async def remind(bot: Client, table: Table, nonce: str, payload: str) -> None:
    """Remind a player of the decision they owe, the way they chose, if they still owe it.

    Of a secret decision in private only: the channel must not learn who has not answered.
    """
    wanted = json.loads(payload)
    seat: Seat = wanted["seat"]
    clock, user_id = table.clocks.get(seat), table.seats[seat].user_id
    owed = [each for each in timed_decisions(table.pending()) if seat in each.waiting]
    prompt = next((each for each in owed if decision(each) == wanted["decision"]), None)
    if clock is None or clock.deadline is None:
        return
    if prompt is None or user_id is None or not table.seats[seat].present:
        return
    way = (await bot.tables.store.person(user_id)).reminders
    if way == "none":
        return
    view = _reminder(table, prompt, clock.deadline)
    if way == "channel" and not secret(clock):
        channel = channel_of(bot, table.game)
        called = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user_id)])
        words = ui.TextDisplay[ui.LayoutView](f"<@{user_id}>")
        await channel.send(view=view.add_item(words), nonce=nonce, allowed_mentions=called)
    else:
        await send_direct(bot, user_id, view, nonce=nonce)


def _reminder(table: Table, prompt: Prompt, deadline: float) -> ui.LayoutView:
    say = voice(table, table.game.locale)
    what = asked(say, table.rules.id, prompt)
    place = f"<#{table.game.channel_id}>"
    late = deadline <= table.now()
    text = say.key(
        "clock-reminder-late" if late else "clock-reminder",
        game=say.key(table.rules.id),
        channel=place,
        what=what,
        until=moment(deadline),
    )
    return layout(ui.TextDisplay(text), to_panel(say, table.game.id))
