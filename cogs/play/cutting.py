"""The cut of the map that goes with a decision about some lands."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.engine.table.table import Table
from bot.rules.contract import View
from bot.words import Voice
from cogs.interaction import hints
from cogs.interaction.answers import Attachment, Interaction, client

NOTHING: Mapping[str, object] = MappingProxyType({})


async def cut(
    interaction: Interaction, table: Table, view: View, say: Voice, filled: Mapping[str, object] = NOTHING
) -> list[Attachment]:
    """A picture of the lands in question, drawn from what all may know; none where no land is."""
    places = () if view.my_prompt is None else hints.of(table.rules.id).lands(view, filled)
    if not places:
        return []
    return [await client(interaction).painter.cut(table.rules.scene(table.view(None)), say, places)]
