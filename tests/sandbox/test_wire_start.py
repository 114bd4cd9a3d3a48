"""From nothing to the first answered command, over real sockets."""

from bot.sandbox import interactions
from bot.sandbox.model import InteractionType
from bot.sandbox.server import Sandbox
from tests.sandbox.desk import Clerk, running


async def test_bot_logs_in_syncs_and_answers() -> None:
    async with Sandbox() as sandbox, running(bot := Clerk(), sandbox):
        assert [guild.name for guild in bot.guilds] == ["The Red Keep"]
        world = sandbox.world
        (command,) = world.commands[None].values()
        channel = next(iter(world.channels.values()))
        alys = next(user for user in world.users.values() if user.global_name == "Alys")
        options = [{"name": "words", "type": 3, "value": "Winter is late."}]
        data = {"id": command["id"], "name": "say", "type": 1, "options": options}
        interaction = interactions.begin(world, InteractionType.COMMAND, alys, channel, data)
        await sandbox.wait(lambda: interaction.answer)
        assert [message.content for message in channel.messages.values()] == ["Winter is late."]
        assert world.violations == []
