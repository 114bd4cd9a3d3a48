"""A game leaves as a sealed file and is taken up again elsewhere; whatever forbids it is said in a sentence."""

import pytest
from cryptography.fernet import Fernet
from pydantic import SecretStr

from bot.hosting.keys import host_key
from bot.sandbox.seen import Outcome
from tests.cogs.posts.test_publisher import refused
from tests.scenarios.players import begin
from tests.scenarios.stage import SandboxPlayer, SandboxStage
from tests.scenarios.test_gm import confirmed, do


async def exported(master: SandboxPlayer) -> bytes:
    """The file of a game."""
    outcome = await confirmed(master, await master.command("/gm export", reason="to be kept"))
    assert outcome.reply is not None
    assert outcome.reply.ephemeral
    assert "Here is the game, sealed" in outcome.text
    return master.file(outcome.reply)


async def imported(person: SandboxPlayer, file: bytes, channel: str = "great-hall") -> Outcome:
    return await person.command(
        "/gm import", channel=channel, file=person.upload("game.sealed", file), reason="played on"
    )


async def test_a_game_is_exported_and_played_on_in_another_channel(stage: SandboxStage) -> None:
    first, second = await begin(stage, "Brynden", "Cass")
    brynden, elyn = stage.person("Brynden"), stage.person("Elyn")
    place = (await first.complete("/risk deploy", focused="territory"))[0].value
    await first.command("/risk deploy", territory=place, armies=1)
    old = await stage.table(brynden)
    assert "Only the host" in (await elyn.command("/gm export", reason="mine")).text
    file = await exported(brynden)
    await second.reads("Brynden, who also plays, has exported this game")
    assert old.game.secret.encode() not in file
    state = old.state

    assert "still on here" in (await imported(brynden, file)).text
    await do(brynden, "/gm archive")
    assert "Only the host of that game" in (await imported(elyn, file)).text
    assert "damaged" in (await imported(brynden, file[:-5])).text
    assert "damaged" in (await imported(brynden, b"a letter")).text
    assert "newer Maester" in (await imported(brynden, file.replace(b"game 1", b"game 2", 1))).text

    assert "It is done" in (await imported(brynden, file)).text
    table = await stage.bot.tables.table(old.game.id + 1)
    assert table.state == state
    for person in (first, second):
        person.here = "great-hall"
    await second.reads("has brought this game here from a sealed file")
    await second.reads("Waiting for")
    place = (await first.complete("/risk deploy", focused="territory"))[0].value
    await first.command("/risk deploy", territory=place, armies=1)
    assert table.state != state


async def test_an_import_needs_a_free_channel_and_the_same_key(stage: SandboxStage) -> None:
    await begin(stage, "Brynden", "Cass")
    brynden, alys = stage.person("Brynden"), stage.person("Alys")
    await do(brynden, "/gm end", winners="Cass")
    file = await exported(brynden)
    await alys.command("/game new", channel="great-hall", system="risk")
    assert "Another game is on" in (await imported(brynden, file)).text
    own = host_key(stage.settings.database, None)
    stage.bot.settings.key = SecretStr(Fernet.generate_key().decode())
    assert "sealed with another key" in (await imported(alys, file, "small-council")).text
    stage.bot.settings.key = SecretStr(own.decode())
    # Alys owns the server, and so manages it.
    assert "It is done" in (await imported(alys, file, "small-council")).text
    await brynden.reads("The game master Alys has brought this game here")
    assert (await stage.table(brynden)).game.status == "over"


async def test_a_file_too_large_is_not_even_fetched(
    stage: SandboxStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.engine.moderation.game_export.LARGEST", 100)
    fetched: list[object] = []
    monkeypatch.setattr("discord.Attachment.read", fetched.append)
    assert "damaged" in (await imported(stage.person("Alys"), b" " * 101)).text
    assert fetched == []


async def test_nobody_is_told_of_a_file_that_discord_would_not_take(
    stage: SandboxStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(stage, "Brynden", "Cass")
    monkeypatch.setattr("bot.sandbox.limits.FILE_BYTES", 100)
    told = await stage.person("Brynden").command("/gm export", reason="to be kept")
    assert told.text == "The game is larger than a file may be here, so it is not exported."
    table = await stage.table(stage.person("Brynden"))
    assert len(await table.entries()) == 1


async def test_no_game_comes_to_where_maester_may_not_write(stage: SandboxStage) -> None:
    world, brynden = stage.sandbox.world, stage.person("Brynden")
    hall = next(one for one in world.channels.values() if one.name == "great-hall")
    world.allow(hall, world.bot, send_messages=False)
    assert "not allowed to write messages" in (await imported(brynden, b"a letter")).text


async def unwell(_: int) -> None:
    raise refused(503, 0)


async def test_a_game_whose_channel_is_gone_is_taken_up_in_another(
    stage: SandboxStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was brought back from the archive where nobody found it, and all were said to have been told."""
    await begin(stage, "Brynden", "Cass")
    brynden, elyn = stage.person("Brynden"), stage.person("Elyn")
    old = await stage.table(brynden)
    number = old.game.id
    del stage.sandbox.world.channels[old.game.channel_id]
    brynden.here = elyn.here = "great-hall"
    offered = await brynden.complete("/gm export", focused="game")
    assert [(one.name, one.value) for one in offered] == [(f"{number} · RISK: Game of Thrones", number)]
    assert await elyn.complete("/gm export", focused="game") == []
    assert "Only the host" in (await elyn.command("/gm archive", reason="mine", game=number)).text
    await do(brynden, "/gm archive", game=number)
    with monkeypatch.context() as patch:  # Discord does not answer: then it is not said to be gone
        patch.setattr(stage.bot, "fetch_channel", unwell)
        shown = await brynden.command("/gm restore", reason="so agreed", game=number)
        assert "Before it is done" in shown.text
    gone = (await brynden.command("/gm restore", reason="so agreed", game=number)).text
    assert f"The channel of that game is gone. `/gm export` with `game:{number}`" in gone
    assert old.game.status == "archived"
    shown = await confirmed(brynden, await brynden.command("/gm export", reason="to be kept", game=number))
    assert shown.reply is not None
    assert "It is done" in (await imported(brynden, brynden.file(shown.reply))).text
    table = await stage.bot.tables.table(number + 1)
    assert table.state == old.state
    assert (table.game.status, table.game.paused_at) == ("playing", None)
    await do(brynden, "/gm rewind", move=1)
