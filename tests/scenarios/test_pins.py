"""The live message among a channel's pins: always one, without a word about it, and none where Maester may not."""

import pytest

from bot.sandbox.model import Message, MessageType
from tests.scenarios.players import ByCommands, awaited, begin, dashboard
from tests.scenarios.stage import Player, SandboxStage


def here(stage: SandboxStage) -> list[Message]:
    """All messages of the channel in which people play."""
    world = stage.sandbox.world
    channel = next(each for each in world.channels.values() if each.name == "small-council")
    return list(channel.messages.values())


def quietly_pinned(stage: SandboxStage, person: Player) -> bool:
    """Whether the live message is the only pin, and nothing tells of it."""
    live, lines = dashboard(person), [one for one in here(stage) if one.type is MessageType.PIN_NOTICE]
    return live is not None and not lines and [one.id for one in here(stage) if one.pinned_at] == [live.id]


async def test_the_live_message_is_pinned_wherever_it_moves_and_discords_line_about_it_is_taken_away(
    stage: SandboxStage,
) -> None:
    first, second, *_ = await begin(stage, "Alys", "Brynden")
    for person in (first, second):
        await person.wait(lambda: quietly_pinned(stage, first))
        await ByCommands().take_turn(person)


@pytest.mark.parametrize("right", ["pin_messages", "read_message_history"])
async def test_where_it_may_not_nothing_is_pinned_and_nobody_hears_of_it(
    stage: SandboxStage, right: str
) -> None:
    world = stage.sandbox.world
    channel = next(each for each in world.channels.values() if each.name == "small-council")
    world.allow(channel, world.bot, **{right: False})
    first, second, *_ = await begin(stage, "Alys", "Brynden")
    await ByCommands().take_turn(first)
    assert await awaited([first, second], but=first) is not None
    assert [one for one in here(stage) if one.pinned_at] == []
    assert not [seen for seen in stage.alys.sees(stage.alys.dm) if "allowed" in seen.text]
