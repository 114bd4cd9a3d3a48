"""What a person may look at: hand, board, status. Each from that person's View, shown to nobody else."""

from collections.abc import Iterator
from typing import Any

from discord import ui

from bot.engine.errors import Refused
from bot.engine.table.table import Table
from bot.engine.transcript.writer import write
from bot.rules.contract import Scene, View, Viewer
from bot.words import Voice
from cogs.interaction import hints
from cogs.interaction.answers import Attachment, Interaction, client, gallery, layout, note, show
from cogs.interaction.ids import Step
from cogs.interaction.limits import ROOM, clip
from cogs.lobby import lobby
from cogs.play import dashboard, moves
from cogs.play.telling import awaiting, cards, resting
from cogs.play.timing import pace, timing
from render.words.board import board_text, ways_text

WAYS = "ways"
"""The verb of the button that tells what is next to what."""


def viewer_of(table: Table, interaction: Interaction) -> Viewer:
    """The seat of this person, or None for a spectator."""
    return table.seat_of(interaction.user.id)


async def hand(interaction: Interaction, table: Table) -> None:
    """The cards in one's own hand."""
    moves.begun(table)
    say = moves.voice_for(table, interaction)
    view = table.view(moves.seat_of(table, interaction))
    held, together = view.hand, hints.of(table.rules.id).holding(view, say)
    words = "\n".join(filter(None, (f"### {say.key('hand-title')}", cards(say, held), together)))
    if not held:
        await show(interaction, note(words), fresh=True)
        return
    picture = await client(interaction).painter.hand(held, say)
    shown = layout(gallery(picture), ui.TextDisplay[Any](clip(words, ROOM)))
    await show(interaction, shown, picture, fresh=True)


async def board(interaction: Interaction, table: Table) -> None:
    """The map, board by board, who is who where a game has people, and all of it in words."""
    moves.begun(table)
    say = moves.voice_for(table, interaction)
    view, painter = table.view(viewer_of(table, interaction)), client(interaction).painter
    scene = table.rules.scene(view)
    pictures = await painter.boards(scene, say)
    pictures += (await painter.hands(view.hands, say),) if view.hands else ()
    pictures += (await painter.people(view.people, say),) if view.people else ()
    lines = [*dashboard.hands(view, say), board_text(scene, say, hints.of(table.rules.id).regions(view, say))]
    words = ui.TextDisplay[Any](clip("\n".join(lines), ROOM))
    shown = layout(*map(gallery, pictures), words, ui.ActionRow[Any](*to_ways(table, scene, say)))
    await show(interaction, shown, *pictures, fresh=True)


def to_ways(table: Table, scene: Scene, say: Voice) -> Iterator[ui.Button[Any]]:
    """A button for each board, by which its neighbourhoods are told."""
    for number, board in enumerate(scene.boards):
        name = board.rpartition("/")[2].title()
        alone = len(scene.boards) == 1
        label = say.key("board-ways") if alone else say.key("board-ways-on", board=name)
        yield ui.Button(label=label, custom_id=Step(WAYS, table.game.id, number).encode())


async def ways(interaction: Interaction, table: Table, step: Step) -> None:
    """What is next to what, for whoever does not see it on the map."""
    moves.begun(table)
    scene = table.rules.scene(table.view(viewer_of(table, interaction)))
    if not 0 <= (step.stamp or 0) < len(scene.boards):
        raise Refused("table-old-button")
    words = ways_text(scene, moves.voice_for(table, interaction), step.stamp or 0)
    await show(interaction, note(words), fresh=True)


async def status(interaction: Interaction, table: Table) -> None:
    """What stands in `standing`, for this person."""
    say = moves.voice_for(table, interaction)
    told = standing(table, viewer_of(table, interaction), say)
    open_ = () if table.game.status == "lobby" else table.view(viewer_of(table, interaction)).hands
    if not open_:
        await show(interaction, note(told), fresh=True)
        return
    picture = await client(interaction).painter.hands(open_, say)
    shown = layout(ui.TextDisplay[Any](clip(told, ROOM)), gallery(picture))
    await show(interaction, shown, picture, fresh=True)


def standing(table: Table, viewer: Viewer, say: Voice) -> str:
    """Phase, who is awaited, the standings, and what else all may know; in the lobby, who sits."""
    last = "-# " + say.key("lobby-commitment", hash=table.commitment)
    more = ""
    if table.game.status == "lobby":
        lines = [lobby.chosen(table, say), pace(table, say), lobby.players(table, say)]
    else:
        view = table.view(viewer)
        lines = [
            f"### {say.key(table.rules.id)} · {say(view.phase)}",
            resting(table, say),
            awaiting(view, say, table.rules.id),
            _won(table, view, say),
            timing(table, view, say),
            dashboard.standings(view, say, table, whole=True),
        ]
        more = "\n".join([*dashboard.hands(view, say), *map(say, view.public)])
    head = "\n".join(line for line in lines if line)
    more = clip(more, max(0, ROOM - len(head) - len(last) - 2))
    return "\n".join(part for part in (head, more, last) if part)


def _won(table: Table, view: View, say: Voice) -> str:
    """Who has won and by what, once the game is over."""
    if view.outcome is None:
        return ""
    reason = say.key(f"{table.rules.id}-reason-{view.outcome.reason}")
    return f"**{dashboard.winners(view.outcome, say)}**\n{reason}"


async def export(interaction: Interaction, table: Table) -> None:
    """The transcript as a file: all of it once the game is over, before that what this person may know."""
    moves.begun(table)
    say = moves.voice_for(table, interaction)
    text = write(table, await table.entries(), viewer_of(table, interaction))
    file = Attachment(f"maester-{table.game.id}.txt", text.encode())
    part: ui.File[Any] = ui.File(f"attachment://{file.name}")
    key = "export-done" if table.game.status == "over" else "export-part"
    await show(interaction, layout(ui.TextDisplay(say.key(key)), part), file, fresh=True)
