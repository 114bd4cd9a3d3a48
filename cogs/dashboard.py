"""What the channel sees: the live dashboard, the story of a turn, the end. All from the public View."""

from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import ui

from bot.engine.journal import Entry
from bot.engine.table import Table
from bot.rules.contract import Event, Party, Text, View
from bot.words import Voice
from cogs.answers import ROOM, Attachment, clip, layout
from cogs.ids import Step
from cogs.panel import awaiting, story

COLOUR = 0x8F1011
OVER = 0xC9A227

VERBS = ("play", "hand", "board", "rules")
"""The buttons that stand under every dashboard."""

RECENT = 6
"""Lines of the turn under way that the dashboard repeats."""


def dashboard(
    table: Table,
    say: Voice,
    calling: Voice,
    view: View,
    recent: Iterable[Event],
    picture: Attachment,
    until: str,
) -> ui.LayoutView:
    """The live message: who is awaited (`calling` says them as mentions) and `until` when, the map, the standings,
    the turn."""
    title = f"## {say.key(table.rules.id)} · {say(view.phase)}"
    head = "\n".join(part for part in (title, awaiting(view, calling, table.rules.id), until) if part)
    told = "\n".join(story(say, recent).splitlines()[-RECENT:])
    below = "\n".join(part for part in (standings(view, say, table), told) if part)
    row = ui.ActionRow[Any](*(button(say, verb, table.game.id) for verb in VERBS))
    return layout(
        ui.TextDisplay(clip(head, ROOM // 4)),
        gallery(picture),
        ui.TextDisplay(clip(below, ROOM // 2)),
        row,
        colour=COLOUR,
    )


def button(say: Voice, verb: str, game_id: int) -> ui.Button[Any]:
    """A button that stands as long as its message."""
    style = discord.ButtonStyle.primary if verb == "play" else discord.ButtonStyle.secondary
    return ui.Button(label=say.key(f"dashboard-{verb}"), style=style, custom_id=Step(verb, game_id).encode())


def awaited(table: Table, view: View) -> list[discord.Object]:
    """The people the game waits for; agents are nobody to be called."""
    people = [table.seats[seat] for seat in view.awaited]
    return [discord.Object(row.user_id) for row in people if row.present and row.user_id is not None]


def standings(view: View, say: Voice, table: Table) -> str:
    """A line for each seat with its public figures."""
    lines = []
    for row in view.seats:
        figures = " · ".join(
            say.key(f"{table.rules.id}-figure-{figure.key}", count=figure.value) for figure in row.figures
        )
        house = f" ({say.name(row.side)})" if row.side else ""
        line = f"{say.player(row.seat)}{house}: {figures}"
        lines.append(f"~~{line}~~" if row.out else line)
    return "\n".join(lines)


def seen(entries: Iterable[Entry]) -> list[Event]:
    """The events of some entries as the public saw them."""
    return [event for entry in entries for one in entry.events if (event := one.seen_by(None)) is not None]


def chapter(say: Voice, entries: Sequence[Entry], picture: Attachment) -> ui.LayoutView:
    """The message after a turn: the story and the map."""
    words = _story(say, entries, ROOM)
    return layout(ui.TextDisplay(words), gallery(picture)) if words else layout(gallery(picture))


def _story(say: Voice, entries: Sequence[Entry], room: int) -> str:
    """The story of some entries; where it is too long, a word on where the rest stands."""
    words = story(say, seen(entries))
    if len(words) <= room:
        return words
    more = "\n-# " + say.key("story-more")
    return clip(words, room - len(more)) + more


def ending(table: Table, say: Voice, entries: Sequence[Entry], picture: Attachment) -> ui.LayoutView:
    """The message after the last turn: the story, who won and how, the score sheet, and the secret revealed."""
    outcome = table.outcome()
    if outcome is None:
        raise LookupError("the game is not over")
    sheet = []
    for score in outcome.scores:
        parts = " + ".join(
            say.key(f"{table.rules.id}-figure-{name}", count=points) for name, points in score.parts.items()
        )
        sheet.append(f"{say.party(score.seat)}: **{score.total}**" + (f" = {parts}" if parts else ""))
    lines = [
        f"## {_winners(outcome.winners, say)}",
        say.key(f"{table.rules.id}-reason-{outcome.reason}"),
        *sheet,
        "-# " + say.key("end-secret", secret=table.game.secret),
    ]
    result = clip("\n".join(lines), ROOM // 2)
    words = _story(say, entries, ROOM - len(result))
    told = [ui.TextDisplay[Any](text) for text in (words, result) if text]
    return layout(*told, gallery(picture), colour=OVER)


def _winners(winners: Sequence[Party], say: Voice) -> str:
    key = "end-nobody" if not winners else "end-winner" if len(winners) == 1 else "end-winners"
    return say(Text(key=key, args={"seats": winners}))


def gallery(picture: Attachment) -> ui.MediaGallery[Any]:
    """A picture with its words, as a part of a message."""
    item = discord.MediaGalleryItem(f"attachment://{picture.name}", description=picture.alt)
    return ui.MediaGallery(item)
