"""Private threads as Discord keeps them: who may open, see, enter, leave and close one."""

import asyncio
from collections.abc import Iterator

import discord
import pytest

from bot.sandbox import limits
from bot.sandbox.model import Channel, ChannelType
from bot.sandbox.people import SandboxPerson
from bot.sandbox.server import Sandbox
from bot.sandbox.values import Impossible
from tests.sandbox.sample_bot import Scribe

PRIVATE = discord.ChannelType.private_thread


@pytest.fixture
def council(scribe: Scribe) -> discord.TextChannel:
    return scribe.guilds[0].text_channels[0]


@pytest.fixture
def parent(sandbox: Sandbox, council: discord.TextChannel) -> Channel:
    return sandbox.world.channel(council.id)


@pytest.fixture
def cass(sandbox: Sandbox) -> SandboxPerson:
    return SandboxPerson(sandbox, "Cass")


async def plot(council: discord.TextChannel, *people: SandboxPerson) -> discord.Thread:
    thread = await council.create_thread(name="plot", type=PRIVATE, invitable=False)
    for person in people:
        await thread.add_user(discord.Object(person.id))
    return thread


async def code(refused: Iterator[object] | object) -> int:
    """What Discord refuses it with."""
    with pytest.raises(discord.HTTPException) as caught:
        await refused  # type: ignore[misc]
    return caught.value.code


async def test_it_is_seen_by_those_in_it_and_who_manages_threads(
    council: discord.TextChannel, alys: SandboxPerson, brynden: SandboxPerson, cass: SandboxPerson
) -> None:
    """The owner of the server, who is not in it, sees it all the same."""
    thread = await plot(council, brynden)
    await thread.send("Between us")
    assert [each.text for each in brynden.sees("plot")] == ["Between us"]
    assert [each.text for each in alys.sees("plot")] == ["Between us"]
    with pytest.raises(Impossible):
        cass.sees("plot")
    await thread.remove_user(discord.Object(brynden.id))
    with pytest.raises(Impossible):
        brynden.sees("plot")


async def test_the_owner_needs_no_further_right_to_let_people_in_and_out_but_to_lock(
    sandbox: Sandbox, scribe: Scribe, council: discord.TextChannel, parent: Channel, brynden: SandboxPerson
) -> None:
    sandbox.world.allow(parent, sandbox.world.bot, manage_threads=False)
    thread = await plot(council, brynden)
    await thread.remove_user(discord.Object(brynden.id))
    await thread.edit(archived=True)
    assert await code(thread.edit(archived=False, locked=True)) == 50013
    sandbox.world.allow(parent, sandbox.world.bot, create_private_threads=False)
    assert await code(plot(council)) == 50013


async def test_nobody_comes_or_goes_while_it_is_archived(
    council: discord.TextChannel, brynden: SandboxPerson
) -> None:
    thread = await plot(council, brynden)
    await thread.edit(archived=True, locked=True)
    somebody = discord.Object(brynden.id)
    assert await code(thread.add_user(somebody)) == 50083
    assert await code(thread.remove_user(somebody)) == 50083
    assert await code(thread.edit(name="other")) == 50083
    await thread.edit(archived=False, locked=False)
    await thread.remove_user(somebody)


async def test_in_a_locked_one_only_those_who_manage_threads_do_anything(
    council: discord.TextChannel, alys: SandboxPerson, brynden: SandboxPerson
) -> None:
    thread = await plot(council, brynden)
    await thread.edit(archived=True, locked=True)
    with pytest.raises(Impossible, match="locked"):
        await brynden.send("Wait", channel="plot")
    with pytest.raises(Impossible, match="locked"):
        await brynden.command("/say", words="Wait", channel="plot")
    await alys.send("I may", channel="plot")
    assert brynden.sees("plot")[-1].text == "I may"


async def test_it_is_found_among_the_active_ones_until_it_is_archived(
    scribe: Scribe, council: discord.TextChannel
) -> None:
    one, other = await plot(council), await council.create_thread(name="hunt", type=PRIVATE)
    guild = scribe.guilds[0]
    assert [each.id for each in await guild.active_threads()] == [other.id, one.id]
    await one.edit(archived=True)
    (left,) = await guild.active_threads()
    assert (left.id, left.owner_id, left.parent_id, left.is_private()) == (
        other.id,
        scribe.application_id,
        council.id,
        True,
    )


async def test_threads_of_an_announcement_channel_are_of_their_own_kind(
    scribe: Scribe, parent: Channel, sandbox: Sandbox
) -> None:
    news = sandbox.world.add_channel(sandbox.world.guild(parent.guild_id or 0), "news", kind=ChannelType.NEWS)
    told = await scribe.fetch_channel(news.id)
    assert isinstance(told, discord.TextChannel)
    assert told.is_news()
    assert await code(told.create_thread(name="plot", type=PRIVATE)) == 50024
    thread = await told.create_thread(name="game", type=discord.ChannelType.news_thread)
    assert thread.type is discord.ChannelType.news_thread


async def test_threads_do_not_nest(council: discord.TextChannel, sandbox: Sandbox) -> None:
    thread = await plot(council)
    http = council._state.http
    assert (
        await code(
            http.start_thread_without_message(thread.id, name="deeper", type=12, auto_archive_duration=60)
        )
        == 50024
    )


async def test_a_server_has_so_many(
    council: discord.TextChannel, monkeypatch: pytest.MonkeyPatch, brynden: SandboxPerson
) -> None:
    monkeypatch.setattr(limits, "ACTIVE_THREADS", 1)
    monkeypatch.setattr(limits, "THREAD_MEMBERS", 1)
    thread = await plot(council)
    assert await code(plot(council)) == 160006
    assert await code(thread.add_user(discord.Object(brynden.id))) == 30033


async def test_somebody_who_does_not_see_the_channel_cannot_be_let_in(
    sandbox: Sandbox, council: discord.TextChannel, parent: Channel, brynden: SandboxPerson
) -> None:
    sandbox.world.allow(parent, sandbox.world.user(brynden.id), view_channel=False)
    thread = await plot(council)
    assert await code(thread.add_user(discord.Object(brynden.id))) == 50001


async def test_what_the_gateway_tells_of_it(
    sandbox: Sandbox, scribe: Scribe, council: discord.TextChannel, brynden: SandboxPerson
) -> None:
    """Who is let in or out is told to those bots alone that may know all members."""
    told: asyncio.Queue[tuple[str, object]] = asyncio.Queue()
    scribe.add_listener(_into(told, "created"), "on_thread_create")
    scribe.add_listener(_into(told, "changed"), "on_raw_thread_update")
    scribe.add_listener(_into(told, "member"), "on_raw_thread_member_remove")
    scribe.add_listener(_into(told, "deleted"), "on_raw_thread_delete")
    thread = await plot(council, brynden)
    await thread.remove_user(discord.Object(brynden.id))
    await thread.edit(archived=True, locked=True)
    sandbox.world.delete_channel(sandbox.world.channel(thread.id))
    heard = [(await asyncio.wait_for(told.get(), 5))[0] for _ in range(3)]
    assert heard == ["created", "changed", "deleted"]
    assert told.empty()


def _into(told: asyncio.Queue[tuple[str, object]], what: str):  # type: ignore[no-untyped-def]
    async def listener(event: object) -> None:
        told.put_nowait((what, event))

    return listener
