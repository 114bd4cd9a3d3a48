"""*How to play*: a few short pages for who has never played, for their eyes alone, with a picture of the real board."""

import asyncio
from typing import Any

from discord import ui

from bot.engine.table.sample import sample
from bot.engine.table.table import Table
from bot.rules.contract import View
from bot.words import Voice, keys, words
from cogs.interaction import hints
from cogs.interaction.answers import Attachment, Interaction, client, gallery, layout, show
from cogs.interaction.ids import Step, number
from cogs.interaction.limits import ROOM, clip
from cogs.lookups.hand_and_board import viewer_of
from cogs.play import moves

PAGE = "howto-page"


def pages(table: Table) -> tuple[str, ...]:
    """The pages of a table's game by the ends of their keys: those for all, then those for what was chosen.

    Where there is a `1-<mode>`, it stands in that mode for page 1.
    """
    prefix, guide = f"{table.rules.id}-howto-", table.options().guide
    every = [key.removeprefix(prefix) for key in keys(prefix)]
    ours = [page for page in every if page.isdecimal() or (guide and page.startswith(f"{guide}-"))]
    return tuple(f"{page}-{guide}" if f"{page}-{guide}" in every else page for page in ours)


async def begin(interaction: Interaction, table: Table) -> None:
    """The first page, beside whatever it was asked from."""
    await _show(interaction, table, 0, fresh=True)


async def turn(interaction: Interaction, table: Table, step: Step) -> None:
    """Another page, in place of this one; the last where the mode chosen meanwhile has fewer."""
    await _show(interaction, table, number(step.kind), fresh=False)


async def _show(interaction: Interaction, table: Table, page: int, *, fresh: bool) -> None:
    say = moves.voice_for(table, interaction)
    viewer, page = viewer_of(table, interaction), min(page, len(pages(table)) - 1)
    drawn = await pictures(interaction, table, viewer, page)
    await show(interaction, page_view(table, say, page, *map(gallery, drawn)), *drawn, fresh=fresh)


async def pictures(
    interaction: Interaction, table: Table, viewer: int | None, page: int
) -> tuple[Attachment, ...]:
    """The whole of each board for the first page, the places that another one speaks of, or nothing."""
    stands_for = pages(table)[page].removesuffix(f"-{table.options().guide}")
    find = hints.of(table.rules.id).illustrations.get(stands_for) if page else None
    if page and find is None:
        return ()
    view = await asyncio.to_thread(seen, table, viewer)  # a sample has to be played
    if view is None:
        return ()
    scene, say = table.rules.scene(view), with_guests(table, moves.voice_for(table, interaction))
    painter = client(interaction).painter
    if find is None:
        return await painter.boards(scene, say)
    places = find(view)
    return (await painter.cut(scene, say, places),) if places else ()


def with_guests(table: Table, say: Voice) -> Voice:
    """The voice, with agents' names for seats of a sample that nobody has taken yet."""
    _, most = table.rules.seats(table.options())
    called = words("agent-names", say.locale).split(", ")
    free = [seat for seat in range(most) if seat >= len(table.seats)]
    return say.of(dict(zip(free, called, strict=False)))


def page_view(table: Table, say: Voice, page: int, *pictures: ui.MediaGallery[Any]) -> ui.LayoutView:
    """One page, counted from 0, with the way to the others."""
    every = pages(table)
    text = say.key(f"{table.rules.id}-howto-{every[page]}")
    head = say.key("howto-page", page=page + 1, pages=len(every))
    ways = [
        ui.Button[Any](
            label=say.key(key),
            custom_id=Step(PAGE, table.game.id, 0, str(to), field=key).encode(),
        )
        for key, to in (("howto-back", page - 1), ("howto-on", page + 1))
        if 0 <= to < len(every)
    ]
    row = [ui.ActionRow(*ways)] if ways else []
    return layout(*pictures, ui.TextDisplay(clip(f"{text}\n-# {head}", ROOM)), *row)


def seen(table: Table, viewer: int | None) -> View | None:
    """The game of this table; before it has begun, one played by the clock alone."""
    return table.view(viewer) if table.game.status in ("playing", "over") else sample(table)
