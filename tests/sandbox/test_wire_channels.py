"""What the bot does by itself: posts, edits, pins, threads, direct messages, reactions; and what Discord refuses."""

from io import BytesIO

import discord
import pytest
from discord import ui

from bot.sandbox import limits
from bot.sandbox.people import SandboxPerson
from bot.sandbox.server import Sandbox
from bot.sandbox.values import Impossible
from tests.sandbox.sample_bot import Board, Scribe, picture


@pytest.fixture
def council(scribe: Scribe) -> discord.TextChannel:
    return scribe.guilds[0].text_channels[0]


async def test_message_with_files_is_posted_edited_and_deleted(
    council: discord.TextChannel, alys: SandboxPerson
) -> None:
    files = [picture(), discord.File(__file__, "rules.txt")]
    message = await council.send("The war begins", files=files)
    (shown,) = alys.sees()
    assert shown.text == "The war begins"
    assert [(each.filename, each.alt) for each in shown.pictures] == [("map.png", "A map")]
    assert shown.files == ("rules.txt",)
    assert (message.attachments[0].width, message.attachments[0].height) == (40, 30)
    await message.edit(content="The war ends", attachments=message.attachments[1:])
    (shown,) = alys.sees()
    assert (shown.text, shown.pictures, shown.files) == ("The war ends", (), ("rules.txt",))
    await message.delete()
    assert alys.sees() == []


async def test_embed_shows_its_attached_picture(council: discord.TextChannel, alys: SandboxPerson) -> None:
    embed = (
        discord.Embed(title="War", description="Again")
        .add_field(name="Turn", value="3")
        .set_footer(text="fin")
    )
    embed.set_image(url="attachment://map.png")
    await council.send(embed=embed, file=picture())
    (shown,) = alys.sees()
    assert shown.text == "War\nAgain\nTurn\n3\nfin"
    assert len(shown.pictures) == 1


async def test_v2_message_is_sent_edited_and_upgraded_to(
    council: discord.TextChannel, alys: SandboxPerson
) -> None:
    message = await council.send("plain", embed=discord.Embed(title="old"))
    await message.edit(content=None, embeds=[], view=Board(1), attachments=[picture()])
    (shown,) = alys.sees()
    assert shown.text.startswith("## Turn 1")
    with pytest.raises(discord.HTTPException) as caught:
        await message.edit(content="back to plain")
    assert caught.value.code == 50035


async def test_file_no_component_points_at_is_not_shown(
    council: discord.TextChannel, alys: SandboxPerson
) -> None:
    await council.send(view=Board(1), files=[picture(), picture("other.png")])
    assert [each.filename for each in alys.sees()[0].pictures] == ["map.png"]


async def test_only_allowed_mentions_notify(
    council: discord.TextChannel, alys: SandboxPerson, brynden: SandboxPerson
) -> None:
    words = f"<@{alys.id}> and <@{brynden.id}> @everyone"
    only_brynden = discord.AllowedMentions(users=[discord.Object(brynden.id)])
    await council.send(words, allowed_mentions=only_brynden)
    await council.send(words, allowed_mentions=discord.AllowedMentions.none())
    assert [message.mentions for message in alys.sees()] == [("Brynden",), ()]


async def test_pins_are_listed_and_announced(council: discord.TextChannel, alys: SandboxPerson) -> None:
    message = await council.send("Dashboard")
    await message.pin()
    assert [pinned.id async for pinned in council.pins()] == [message.id]
    assert alys.sees()[0].pinned
    assert alys.sees()[1].raw["type"] == 6
    await message.unpin()
    assert [pinned async for pinned in council.pins()] == []


async def test_history_pages_and_fetching(council: discord.TextChannel) -> None:
    sent = [await council.send(str(number)) for number in range(5)]
    newest = [message.content async for message in council.history(limit=2)]
    assert newest == ["4", "3"]
    after = [message.content async for message in council.history(limit=2, after=sent[1])]
    assert after == ["2", "3"]
    assert (await council.fetch_message(sent[0].id)).content == "0"


async def test_reactions(council: discord.TextChannel, scribe: Scribe) -> None:
    message = await council.send("Aye?")
    await message.add_reaction("👍")
    assert (await council.fetch_message(message.id)).reactions[0].count == 1
    assert scribe.user is not None
    await message.remove_reaction("👍", scribe.user)
    assert (await council.fetch_message(message.id)).reactions == []


async def test_threads_public_private_and_on_a_message(
    council: discord.TextChannel, sandbox: Sandbox, alys: SandboxPerson, brynden: SandboxPerson
) -> None:
    thread = await council.create_thread(name="game-1", type=discord.ChannelType.public_thread)
    await thread.send("In the thread")
    assert (await brynden.reads("In the thread", channel="game-1")).author == "Maester"
    await thread.edit(archived=True, locked=False)
    assert thread.id in {
        each.id for each in sandbox.world.channels.values() if each.thread and each.thread.archived
    }
    await thread.send("Awake again")
    assert not sandbox.world.channel(thread.id).thread.archived  # type: ignore[union-attr]

    secret = await council.create_thread(name="plot", type=discord.ChannelType.private_thread)
    await secret.add_user(discord.Object(alys.id))
    await secret.send("Between us")
    assert [message.text for message in alys.sees("plot")] == ["Between us"]
    with pytest.raises(Impossible):
        brynden.sees("plot")

    await secret.send(f"<@{brynden.id}> too", allowed_mentions=discord.AllowedMentions(users=True))
    assert len(brynden.sees("plot")) == 2  # who is called into a thread is in it

    message = await council.send("Start here")
    on_message = await message.create_thread(name="game-2")
    assert on_message.id == message.id


async def test_command_in_a_thread_is_answered_there(
    council: discord.TextChannel, alys: SandboxPerson
) -> None:
    await council.create_thread(name="game-1", type=discord.ChannelType.public_thread)
    await alys.command("/say", words="Here", channel="game-1")
    assert [message.text for message in alys.sees("game-1")] == ["Here"]


async def test_direct_messages_open_and_closed(
    scribe: Scribe, alys: SandboxPerson, brynden: SandboxPerson
) -> None:
    await (await scribe.fetch_user(alys.id)).send("Your hand: three swords")
    assert [message.text for message in alys.sees(alys.dm)] == ["Your hand: three swords"]
    with pytest.raises(Impossible):
        brynden.sees(alys.dm)
    outcome = await alys.command("/say", words="In private", channel=alys.dm)
    assert outcome.text == "In private"
    brynden.close_dms()
    with pytest.raises(discord.Forbidden) as caught:
        await (await scribe.fetch_user(brynden.id)).send("Anybody?")
    assert caught.value.code == 50007


async def test_words_reach_the_bot_only_in_dms_mentions_and_replies(
    scribe: Scribe, council: discord.TextChannel, alys: SandboxPerson
) -> None:
    await council.send("Say something")
    shown = alys.sees()[0]
    await alys.send("Not for you")
    await alys.send(f"<@{scribe.user.id}> for you")  # type: ignore[union-attr]
    await alys.send("An answer", reply_to=shown)
    await alys.send("Psst", channel=alys.dm)
    await alys.settle()
    heard = [message.content for message in scribe.heard if not message.author.bot]
    assert heard == ["", f"<@{scribe.user.id}> for you", "An answer", "Psst"]  # type: ignore[union-attr]


async def test_missing_rights_are_50013_and_hidden_channels_50001(
    scribe: Scribe, sandbox: Sandbox, council: discord.TextChannel, alys: SandboxPerson
) -> None:
    world = sandbox.world
    channel = world.channel(council.id)
    world.allow(channel, world.bot, send_messages=False)
    with pytest.raises(discord.Forbidden) as caught:
        await council.send("May I?")
    assert caught.value.code == 50013
    assert (await alys.command("/say", words="Answers need no right")).reply
    world.allow(channel, world.bot, view_channel=False)
    with pytest.raises(discord.Forbidden) as caught:
        await council.send("Is anybody there?")
    assert caught.value.code == 50001


async def test_typing_and_members(
    sandbox: Sandbox, council: discord.TextChannel, brynden: SandboxPerson
) -> None:
    seen: list[object] = []
    sandbox.world.listen(seen.append)
    async with council.typing():
        pass
    assert [type(change).__name__ for change in seen] == ["TypingStarted"]
    assert [member.id for member in await council.guild.query_members("bryn")] == [brynden.id]
    assert (await council.guild.fetch_member(brynden.id)).display_name == "Brynden"


def _rows(count: int) -> ui.View:
    view = ui.View()
    for number in range(count):
        view.add_item(ui.Button(label=str(number), custom_id=f"b{number % 24}"))
    return view


@pytest.mark.parametrize(
    ("parts", "where"),
    [
        ({"content": "x" * 2001}, "content"),
        ({"embed": discord.Embed(title="x" * 257)}, "embeds.0.title"),
        ({"embed": discord.Embed(description="x" * 4096).set_footer(text="x" * 2000)}, "embeds"),
        ({"file": picture(alt="x" * 1025)}, "attachments.0.description"),
        ({"view": _rows(25)}, "components"),  # two buttons with one custom_id
        ({"content": "hello", "view": Board(1), "file": picture()}, "content"),
        ({"view": Board(1, "missing.png")}, "components"),
        ({"nonce": "x" * 26, "content": "hello"}, "nonce"),
    ],
)
async def test_limits_of_a_message_are_50035_with_the_place(
    council: discord.TextChannel, parts: dict[str, object], where: str
) -> None:
    with pytest.raises(discord.HTTPException) as caught:
        await council.send(**parts)  # type: ignore[call-overload]
    assert caught.value.code == 50035
    assert f"In {where}:" in caught.value.text


async def test_more_than_4000_characters_of_text_displays(council: discord.TextChannel) -> None:
    view = ui.LayoutView()
    view.add_item(ui.TextDisplay("x" * 3000))
    view.add_item(ui.Container(ui.TextDisplay("x" * 1001)))
    with pytest.raises(discord.HTTPException, match="4000"):
        await council.send(view=view)


async def test_file_above_10_mib_is_refused(council: discord.TextChannel) -> None:
    with pytest.raises(discord.HTTPException) as caught:
        await council.send(file=discord.File(BytesIO(b"x" * (limits.FILE_BYTES + 1)), "big.bin"))
    assert (caught.value.status, caught.value.code) == (413, 40005)


async def test_empty_message_is_refused(council: discord.TextChannel) -> None:
    with pytest.raises(discord.HTTPException) as caught:
        await council.send("   ")
    assert caught.value.code == 50006
