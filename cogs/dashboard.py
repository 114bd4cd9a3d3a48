"""What the channel sees: the live dashboard, the story of a turn, the end. All from the public View."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.engine.journal import Entry
from bot.engine.table import Table
from bot.rules.contract import Event, Text, View
from bot.words import Voice
from cogs.answers import ROOM, clip, layout
from cogs.ids import Step
from cogs.panel import awaiting, story

COLOUR = 0x8F1011
OVER = 0xC9A227

VERBS = ("play", "hand", "board", "rules")
"""The buttons that stand under every dashboard."""

RECENT = 6
"""Lines of the turn under way that the dashboard repeats."""


def dashboard(table: Table, say: Voice, view: View, recent: Sequence[Event]) -> ui.LayoutView:
    """The live message of a game: who is awaited, the map (`map.png`), what has happened this turn."""
    head = [
        f"## {say.key(table.rules.id)} · {say(view.phase)}",
        awaiting(view, say, table.rules.id),
        mentions(table, view),
    ]
    told = "\n".join(story(say, recent).splitlines()[-RECENT:])
    items: list[ui.Item[Any]] = [
        ui.TextDisplay(clip("\n".join(line for line in head if line), ROOM // 4)),
        _map(),
    ]
    items.append(
        ui.TextDisplay(
            clip("\n".join(part for part in (standings(view, say, table), told) if part), ROOM // 2)
        )
    )
    row: ui.ActionRow[Any] = ui.ActionRow()
    for verb in VERBS:
        style = discord.ButtonStyle.primary if verb == "play" else discord.ButtonStyle.secondary
        label = say.key(f"dashboard-{verb}")
        row.add_item(ui.Button(label=label, style=style, custom_id=Step(verb, table.game.id).encode()))
    items.append(row)
    return layout(*items, colour=COLOUR)


def mentions(table: Table, view: View) -> str:
    """The awaited people, as mentions; agents have none."""
    people = [table.seats[seat].user_id for seat in view.awaited]
    return " ".join(f"<@{user}>" for user in people if user is not None)


def standings(view: View, say: Voice, table: Table) -> str:
    """A line for each seat with its public figures."""
    lines = []
    for row in view.seats:
        figures = " · ".join(
            say.key(f"{table.rules.id}-figure-{figure.key}", count=figure.value) for figure in row.figures
        )
        house = f" ({say.name(row.side)})" if row.side else ""
        line = f"{say.key('seat', seat=row.seat)}{house}: {figures}"
        lines.append(f"~~{line}~~" if row.out else line)
    return "\n".join(lines)


def told(say: Voice, entries: Sequence[Entry]) -> str:
    """The public story of some entries."""
    return story(say, seen(entries))


def seen(entries: Sequence[Entry]) -> list[Event]:
    """The events of some entries as the public saw them."""
    return [event for entry in entries for one in entry.events if (event := one.seen_by(None)) is not None]


def chapter(say: Voice, entries: Sequence[Entry]) -> ui.LayoutView:
    """The message after a turn: the story and the map."""
    words = clip(told(say, entries), ROOM - 100)
    return layout(ui.TextDisplay(words), _map()) if words else layout(_map())


def ending(table: Table, say: Voice, entries: Sequence[Entry]) -> ui.LayoutView:
    """The message after the last turn: the story, who won and how, the score sheet, and the secret revealed."""
    outcome = table.outcome()
    if outcome is None:
        raise LookupError("the game is not over")
    sheet = []
    for score in outcome.scores:
        parts = " + ".join(
            say.key(f"{table.rules.id}-figure-{name}", count=value) for name, value in score.parts.items()
        )
        sheet.append(
            f"{say.key('seat', seat=score.seat)}: **{score.total}**" + (f" = {parts}" if parts else "")
        )
    lines = [
        clip(told(say, entries), ROOM // 2),
        f"## {_winners(outcome.winners, say)}",
        say.key(f"{table.rules.id}-reason-{outcome.reason}"),
        "\n".join(sheet),
        "-# " + say.key("end-secret", secret=table.game.secret),
    ]
    return layout(ui.TextDisplay(clip("\n".join(lines), ROOM - 100)), _map(), colour=OVER)


def _winners(winners: Sequence[int], say: Voice) -> str:
    key = "end-nobody" if not winners else "end-winner" if len(winners) == 1 else "end-winners"
    return say(Text(key=key, args={"seats": tuple(winners)}))


def _map() -> ui.MediaGallery[Any]:
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    gallery.add_item(media="attachment://map.png")
    return gallery
