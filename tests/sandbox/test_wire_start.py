"""From nothing to the first answered command, over real sockets; and the ways it can fail."""

import discord
import pytest

from bot.sandbox.people import SandboxPerson
from bot.sandbox.server import Sandbox
from tests.sandbox.sample_bot import Scribe
from tests.sandbox.sandbox_fixture import Clerk, running


async def test_bot_logs_in_syncs_and_answers(sandbox: Sandbox, scribe: Scribe, alys: SandboxPerson) -> None:
    assert [guild.name for guild in scribe.guilds] == ["The Red Keep"]
    assert [channel.name for channel in scribe.guilds[0].text_channels] == ["small-council", "great-hall"]
    assert "war" in {command["name"] for command in sandbox.world.commands[None].values()}
    outcome = await alys.command("/say", words="Winter is late.")
    assert outcome.text == "Winter is late."
    assert [message.text for message in alys.sees()] == ["Winter is late."]


async def test_everybody_there_may_speak_another_language(
    sandbox: Sandbox, scribe: Scribe, alys: SandboxPerson, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[tuple[str, str]] = []

    async def check(interaction: discord.Interaction) -> bool:
        heard.append((str(interaction.locale), str(interaction.guild_locale)))
        return True

    monkeypatch.setattr(scribe.tree, "interaction_check", check)
    sandbox.world.speak("de")
    await alys.command("/say", words="Der Winter naht.")
    assert heard == [("de", "de")]


async def test_wrong_token_is_a_login_failure(sandbox: Sandbox) -> None:
    async with running(Clerk(), sandbox, token="MTIz.wrong.token") as life:
        with pytest.raises(discord.LoginFailure):
            await life


async def test_gateway_refuses_a_session_with_4004(sandbox: Sandbox) -> None:
    sandbox.gateway.token = "changed since"
    async with running(Clerk(), sandbox) as life:
        with pytest.raises(discord.ConnectionClosed) as caught:
            await life
    assert caught.value.code == 4004


async def test_privileged_intents_are_refused_with_4014(sandbox: Sandbox) -> None:
    async with running(Clerk(intents=discord.Intents.all()), sandbox) as life:
        with pytest.raises(discord.PrivilegedIntentsRequired):
            await life


async def test_real_token_in_the_environment_stops_the_sandbox(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a real one")
    with pytest.raises(RuntimeError, match="DISCORD_TOKEN"):
        Sandbox()
