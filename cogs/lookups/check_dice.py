"""*Check the dice*: the whole record of a game that is over, judged again before the eyes of whoever asks."""

import asyncio

from bot.engine.errors import Refused
from bot.engine.journal.history import live
from bot.engine.table.table import Table
from bot.engine.transcript.reader import read
from bot.engine.transcript.verify import verify
from bot.engine.transcript.writer import write
from cogs.interaction.answers import Interaction, answer, note, show
from cogs.interaction.limits import ROOM, clip
from cogs.play import moves


async def check(interaction: Interaction, table: Table) -> None:
    """Whether every draw follows from the sealed secret and every move was legal. Raises Refused while it goes on."""
    if table.game.status != "over":
        raise Refused("table-not-over")
    await answer(interaction).defer()
    say, entries = moves.voice_for(table, interaction), await table.entries()
    found = await asyncio.to_thread(
        lambda: verify(read(write(table, entries, None)), {table.rules.id: table.rules})
    )
    wrong = [finding.text for finding in found if finding.kind == "false"]
    rolls = sum(draw.kind == "roll" for entry in live(entries) for draw in entry.draws)
    lines = [say.key("end-checked-not"), *wrong] if wrong else [say.key("end-checked", count=rolls)]
    await show(interaction, note(clip("\n".join(lines), ROOM)), fresh=True)
