"""`/game log`: what has happened, as its reader saw it, a page at a time, with links to the stories in the channel."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.engine.errors import Refused
from bot.engine.records.game_log import TABLE, Line, Search, Turn, topics, turns
from bot.engine.table.table import Table
from bot.rules.contract import Topic
from bot.words import Voice, known
from cogs.interaction.answers import Interaction, client, layout, show
from cogs.interaction.dates import stamp
from cogs.interaction.ids import Step, number
from cogs.interaction.limits import LABEL, ROOM, clip, cut
from cogs.lookups.hand_and_board import viewer_of
from cogs.play import controls, moves

PAGE = 15
"""Lines of a page: as much as a phone shows without much scrolling."""

LENGTHS = (ROOM, 300, 200, 120, 80)
"""Characters of a line, as many of these as all of a page has room for."""

VERB = "log"
BUTTONS = 14
"""Topics that have a button; any other can be typed."""
NEWEST = 10**6
"""A page that no log has: the last one is meant."""


@dataclass(frozen=True, slots=True)
class Page:
    """What is shown: which of the `pages`, counted from 0, the oldest, and its lines by turn."""

    number: int
    pages: int
    turns: tuple[Turn, ...]


async def log(interaction: Interaction, table: Table, search: Search, page: int = NEWEST) -> None:
    """Show a page of the log to this person alone."""
    moves.begun(table)
    say, viewer = moves.voice_for(table, interaction), viewer_of(table, interaction)
    entries = await table.entries()
    found = await asyncio.to_thread(lambda: turns(entries, viewer))
    links = {
        story.n: _link(interaction, table, story.channel_id, story.message_id)
        for story in await table.store.stories(table.game.id)
    }
    now = paged(found, search, page)
    text = ui.TextDisplay[Any](told(say, now, links))
    await show(interaction, layout(text, *_buttons(table, say, search, now)))


async def turn_page(interaction: Interaction, table: Table, step: Step) -> None:
    """Another page, or the same with another kind of lines: what a button of the log says."""
    if len(step.values) != 2:
        raise Refused("table-old-button")
    turn, seat = (None if value is None else number(value) for value in step.values)
    about = step.kind if step.kind in topics(table.rules) else None
    await log(interaction, table, Search(turn, seat, about), step.stamp or 0)


def paged(found: Sequence[Turn], search: Search, page: int) -> Page:
    """The page of this number, or the last one, of the lines that are wanted."""
    wanted = [(turn, line) for turn in found for line in turn.lines if search.fits(turn, line)]
    pages = max(1, -(-len(wanted) // PAGE))
    number = min(page, pages - 1)
    shown: list[Turn] = []
    for turn, line in wanted[number * PAGE : (number + 1) * PAGE]:
        same = shown and (shown[-1].number, shown[-1].closed) == (turn.number, turn.closed)
        lines = (*shown.pop().lines, line) if same else (line,)
        shown.append(Turn(turn.number, lines, turn.closed))
    return Page(number, pages, tuple(shown))


def told(say: Voice, page: Page, links: dict[int, str]) -> str:
    """A page in words: a heading for each turn, with when it was and where its story stands.

    Where that is too much for a message, long lines are cut, so that none is missing.
    """
    words = ""
    for most in LENGTHS:
        words = _told(say, page, links, most)
        if len(words) <= ROOM:
            break
    return clip(words, ROOM)


def _told(say: Voice, page: Page, links: dict[int, str], most: int) -> str:
    lines = []
    for turn in page.turns:
        head = say.key("log-turn", number=turn.number, at=stamp(turn.lines[0].at))
        link = links.get(turn.closed) if turn.closed is not None else None
        lines.append(f"**{head}**" + (f" · [{say.key('log-story')}]({link})" if link else ""))
        lines += [_line(say, line, most) for line in turn.lines]
    return "\n".join([*(lines or [say.key("log-empty")]), "-# " + _place(say, page)])


def _line(say: Voice, line: Line, most: int) -> str:
    say = say.of(line.players)
    words = cut(say.notice(line.text) if line.about == TABLE else say(line.text), most)
    return words if line.live else f"~~{words}~~ {say.key('log-undone')}"


def named(say: Voice, system: str, topic: Topic) -> str:
    """What a topic is called: in the game's own words, if it has any."""
    own = f"{system}-topic-{topic}"
    return say.key(own if known(own) else f"topic-{topic}")


def _place(say: Voice, page: Page) -> str:
    return say.key("log-page", page=page.number + 1, pages=page.pages)


def _link(interaction: Interaction, table: Table, channel_id: int, message_id: int) -> str:
    channel = client(interaction).get_partial_messageable(channel_id, guild_id=table.game.guild_id)
    return channel.get_partial_message(message_id).jump_url


def _buttons(table: Table, say: Voice, search: Search, page: Page) -> list[ui.Item[Any]]:
    """Older and newer pages, and the kinds of lines; nobody is shown a button that leads nowhere."""
    values = tuple(None if value is None else str(value) for value in (search.turn, search.seat))

    def button(
        label: str, number: int, about: Topic | None, field: str, chosen: bool = False
    ) -> ui.Button[Any]:
        step = Step(VERB, table.game.id, number, about or "", values, field)
        style = discord.ButtonStyle.primary if chosen else discord.ButtonStyle.secondary
        return ui.Button(label=cut(label, LABEL), style=style, custom_id=step.encode())

    rows: list[ui.Item[Any]] = []
    places = []
    if page.number > 0:
        places.append(button(say.key("log-older"), page.number - 1, search.about, "older"))
    if page.number < page.pages - 1:
        places.append(button(say.key("log-newer"), page.number + 1, search.about, "newer"))
    if page.number < page.pages - 2:
        places.append(button(say.key("log-newest"), NEWEST, search.about, "newest"))
    if places:
        rows.append(ui.ActionRow(*places))
    kinds = [button(say.key("log-all"), NEWEST, None, "about", search.about is None)]
    kinds += [
        button(named(say, table.rules.id, about), NEWEST, about, "about", about == search.about)
        for about in (*topics(table.rules)[:-1][: BUTTONS - 1], TABLE)
    ]
    return [*rows, *controls.rows(kinds)]
