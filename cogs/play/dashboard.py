"""What the channel sees: the live dashboard, the story of a turn, the end. All from the public View."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

import discord
from discord import ui

from bot.engine.journal.entries import Entry
from bot.engine.table.table import Table
from bot.engine.table.turn_history import Tale
from bot.rules.contract import Event, Figure, Outcome, Score, SeatView, SideView, View
from bot.words import Voice
from cogs.interaction import emblems, hints
from cogs.interaction.answers import Attachment, gallery, layout
from cogs.interaction.ids import Step
from cogs.interaction.limits import ROOM, clip, cut
from cogs.play.telling import awaiting, story

COLOUR = 0x8F1011
OVER = 0xC9A227

VERBS = ("play", "hand", "board", "rules", "howto")
"""The buttons that stand under every dashboard."""

SIGNS = {"play": "attack", "hand": "cards", "board": "lands", "rules": "objectives"}
"""The emblems on these buttons, by verb."""

ALL_DICE = "dice"
"""The verb of the button to every roll of a story."""

RECENT = 6
"""Lines of the turn under way that the dashboard repeats."""
WIDTH = 160
"""Characters of a line of what lies open: four lines of a phone, as a Ranger Card of Tiny Epic takes."""


def dashboard(
    table: Table,
    say: Voice,
    calling: Voice,
    view: View,
    recent: Iterable[Event],
    pictures: Sequence[Attachment],
    until: str,
) -> ui.LayoutView:
    """The live message: who is awaited (`calling` says them as mentions) and `until` when, the map, the standings,
    what lies open, the turn."""
    title = f"## {say.key(table.rules.id)} · {say(view.phase)}"
    head = "\n".join(part for part in (title, awaiting(view, calling, table.rules.id), until) if part)
    told = "\n".join(story(say, recent).splitlines()[-RECENT:])
    public = map(say, view.public[: hints.of(table.rules.id).lines])
    open_ = "\n".join(f"-# {cut(line, WIDTH)}" for line in (*hands(view, say), *public))
    below = "\n".join(
        part for part in (standings(view, say, table), open_, _in_one(view, say, table), told) if part
    )
    row = ui.ActionRow[Any](*(button(say, verb, table.game.id) for verb in VERBS))
    return layout(
        ui.TextDisplay(clip(head, ROOM // 4)),
        *map(gallery, pictures),
        ui.TextDisplay(clip(below, ROOM // 2)),
        row,
        colour=COLOUR,
    )


def button(say: Voice, verb: str, game_id: int) -> ui.Button[Any]:
    """A button that stands as long as its message."""
    style = discord.ButtonStyle.primary if verb == "play" else discord.ButtonStyle.secondary
    emoji = emblems.on_button(SIGNS.get(verb, ""))
    label, custom_id = say.key(f"dashboard-{verb}"), Step(verb, game_id).encode()
    return ui.Button(label=label, style=style, custom_id=custom_id, emoji=emoji)


def to_panel(say: Voice, game_id: int, *more: ui.Button[Any]) -> ui.ActionRow[Any]:
    """A row with the button to the reader's private panel, and `more` beside it."""
    return ui.ActionRow(button(say, "play", game_id), *more)


def awaited(table: Table, view: View) -> list[int]:
    """The people the game waits for; agents are nobody to be called."""
    people = [table.seats[seat] for seat in view.awaited]
    return [row.user_id for row in people if row.present and row.user_id is not None]


def standings(view: View, say: Voice, table: Table, *, whole: bool = False) -> str:
    """A line for each seat, and for each side that nobody plays, with its public figures.

    Those that are zero are left out, but for the first, unless the `whole` is wanted; so are sides that share a line,
    see `Hints.in_one`.
    """
    shared = [] if whole else _sharing(view, table)
    rows: list[tuple[str, SeatView | SideView]] = []
    for seat in view.seats:
        house = f" ({say.alone(seat.side)})" if seat.side else ""
        rows.append((emblems.before(seat.side) + say.party(seat.seat) + house, seat))
    rows += [
        (emblems.before(side.side) + say.alone(side.side), side) for side in view.sides if side not in shared
    ]
    lines = [
        (f"{name}: {_figures(say, table.rules.id, row.figures, whole=whole)}", row.out) for name, row in rows
    ]
    return "\n".join(f"~~{line}~~" if out else line for line, out in lines)


def _in_one(view: View, say: Voice, table: Table) -> str:
    """The line that sides of little interest share."""
    shared, of = _sharing(view, table), hints.of(table.rules.id).in_one
    return f"-# {of.line(say, shared)}" if of is not None and shared else ""


def _sharing(view: View, table: Table) -> list[SideView]:
    """The sides that share a line."""
    of = hints.of(table.rules.id).in_one
    return [] if of is None else [side for side in view.sides if of.shares(side)]


def _figures(say: Voice, system: str, figures: Sequence[Figure], *, whole: bool) -> str:
    had = figures if whole else [figure for at, figure in enumerate(figures) if figure.value or not at]
    return " · ".join(say.key(f"{system}-figure-{figure.key}", count=figure.value) for figure in had)


def hands(view: View, say: Voice) -> list[str]:
    """The cards that lie open, a line for each row of them."""
    return [
        f"{say(one.title)}: {', '.join(say(card.title) for card in one.cards) or say.key('hand-none')}"
        for one in view.hands
    ]


def seen(entries: Iterable[Entry]) -> list[Event]:
    """The events of some entries as the public saw them."""
    return [event for entry in entries for event in entry.told(None)]


def chapter(
    say: Voice, game_id: int, upto: int, told: Sequence[Tale], pictures: Sequence[Attachment]
) -> ui.LayoutView:
    """The message about the turns up to an entry: each under its heading, the map, of several boards one below the
    other, and a way to every roll."""
    words = tale(say, told, ROOM)
    parts: list[ui.Item[Any]] = [ui.TextDisplay(words)] if words else []
    parts += map(gallery, pictures)
    if rolls(told):
        parts.append(ui.ActionRow(all_dice(say, game_id, upto)))
    return layout(*parts)


def all_dice(say: Voice, game_id: int, upto: int) -> ui.Button[Any]:
    """The button to every roll of the turns that a message tells."""
    step = Step(ALL_DICE, game_id, upto)
    return ui.Button(
        label=say.key("story-dice-all"),
        style=discord.ButtonStyle.secondary,
        custom_id=step.encode(),
        emoji=emblems.on_button("dice"),
    )


def rolls(told: Sequence[Tale]) -> int:
    """How many single steps a story leaves out."""
    return sum(event.detail and event.text() is not None for one in told for event in one.events)


def tale(say: Voice, told: Sequence[Tale], room: int, *, whole: bool = False) -> str:
    """The story of some turns. Single rolls are only counted unless the `whole` is wanted.

    A story that is too long is cut, with a word on where the rest stands.
    """
    parts = [words for one in told if (words := _turn(say, one, whole=whole))]
    if not whole and (count := _counted(say, told)):
        parts.append(count)
    words = "\n".join(parts)
    if len(words) <= room:
        return words
    more = "\n-# " + say.key("story-more")
    return clip(words, room - len(more)) + more


def messages(say: Voice, told: Sequence[Tale], room: int) -> list[list[Tale]]:
    """The turns of a story by message: as few as have room for all their words. A turn by itself is never parted."""
    room -= len(_counted(say, told)) + 1
    found: list[list[Tale]] = [[]]
    left = room
    for one in told:
        taken = len(_turn(say, one)) + 1
        if taken > left < room:
            found.append([])
            left = room
        found[-1].append(one)
        left -= taken if taken > 1 else 0
    return found


def _turn(say: Voice, one: Tale, *, whole: bool = False) -> str:
    """A turn under its heading, with single rolls if it is the `whole`."""
    events = tuple(event for event in one.events if whole or not event.detail)
    if one.seat is None:  # what begins a phase stands out: it is the heading of what follows
        parts = ((heads, story(say, some)) for heads, some in groupby(events, lambda event: event.in_common))
        return "\n".join(
            f"**{line}**" if heads else line for heads, part in parts for line in part.splitlines()
        )
    words = story(say, events)
    head = say.party(one.seat) if isinstance(one.seat, str) else say.key("story-turn", seat=one.seat)
    return f"### {head}\n{words}" if words else words


def _counted(say: Voice, told: Sequence[Tale]) -> str:
    """A line on how many single rolls are not told; nothing if there are none."""
    count = rolls(told)
    return "-# " + say.key("story-dice", count=count) if count else ""


def winners(outcome: Outcome, say: Voice) -> str:
    """Who has won: players, sides that nobody plays, or both together."""
    seats, sides = len(outcome.seats), len(outcome.winners) - len(outcome.seats)
    if seats and sides:
        key = "end-together"
    elif sides:
        key = "end-side" if sides == 1 else "end-sides"
    else:
        key = "end-nobody" if not seats else "end-winner" if seats == 1 else "end-winners"
    players = sum(isinstance(score.seat, int) for score in outcome.scores)
    return say.key(key, parties=outcome.winners, players=players)


def podium(outcome: Outcome) -> list[Score]:
    """The score sheet: winners first, then by points."""
    return sorted(outcome.scores, key=lambda score: (score.seat not in outcome.winners, -score.total))
