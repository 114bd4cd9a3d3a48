"""Where games are played: several channels, threads, direct messages, and channels that Maester may not write in."""

from bot.sandbox.model import ChannelType
from tests.scenarios.players import MINE, ByButtons, ByCommands, awaited, begin, dashboard
from tests.scenarios.stage import Player, SandboxStage, Stage


async def at_turn(people: list[Player]) -> Player:
    """Whose turn it is, by asking each: the channel may be silent."""
    for person in people:
        if MINE in (await person.command("/game status")).text:
            return person
    raise AssertionError("it is nobody's turn")


async def test_two_games_in_two_channels_do_not_meet(either: Stage) -> None:
    first, *_ = await begin(either, "Alys", "Brynden")
    here = (await either.table(first)).game
    for name in ("Alys", "Brynden"):
        either.person(name).here = "great-hall"
    other, *_ = await begin(either, "Brynden", "Alys")
    there = (await either.table(other)).game
    assert here.id != there.id
    await ByCommands().take_turn(other)
    assert (await either.bot.tables.table(here.id)).game.version == here.version
    live = dashboard(other)
    assert live is not None
    other.here = "small-council"
    old = dashboard(other)
    assert old is not None
    assert old.buttons[0].custom_id != live.buttons[0].custom_id
    # A button knows its game, wherever it is pressed.
    assert MINE in (await first.click(old, label="Your move")).text


async def test_a_game_in_a_thread_of_its_own(either: Stage) -> None:
    alys, brynden = either.alys, either.brynden
    opened = await alys.command("/game new", system="risk", thread=True)
    assert opened.reply is not None
    assert opened.reply.ephemeral
    alys.here = brynden.here = "RISK: Game of Thrones"
    lobby = await alys.reads("has set a table")
    await brynden.click(lobby, label="Join")
    await alys.click(lobby, label="Begin")
    person = await awaited([alys, brynden])
    assert person is not None
    await ByButtons().take_turn(person)
    assert await awaited([alys, brynden], but=person) is not None
    assert "no game in this channel" in (await alys.command("/game status", channel="small-council")).text


async def test_a_thread_can_only_be_opened_from_a_channel(either: Stage) -> None:
    await either.alys.command("/game new", system="risk", thread=True)
    inside = "RISK: Game of Thrones"
    refused = await either.alys.command("/game new", system="risk", thread=True, channel=inside)
    assert "A thread can only be opened from a text channel." in refused.text


async def test_a_hand_in_a_direct_message_leads_back_to_the_game(stage: SandboxStage) -> None:
    """On the sandbox alone: SimCord keeps a member's acts in the server."""
    first, *_ = await begin(stage, "Alys", "Brynden", "Cass")
    await ByButtons().take_turn(first)
    letter = await first.reads("your hand", channel=first.dm)
    assert letter.text.count("\n- ") == 1
    others: list[Player] = [stage.person(name) for name in ("Alys", "Brynden", "Cass")]
    person = await awaited(others, but=first)
    assert person is not None
    pressed = await first.click(letter, label="Your move")
    assert pressed.reply is not None
    assert pressed.reply.ephemeral
    assert f"Waiting for {person.name}" in pressed.text
    assert f"Waiting for {person.name}" in (await first.command("/game status", channel=first.dm)).text
    assert (
        "A table stands in a channel"
        in (await first.command("/game new", system="risk", channel=first.dm)).text
    )
    told = (await first.command("/game seat list", channel=first.dm)).text
    assert told == "That works in a channel of a server. Use the command there."


async def test_who_has_left_the_server_plays_no_more_by_direct_messages_until_they_are_back(
    stage: SandboxStage,
) -> None:
    """Whom the server had banned played on."""
    first, *_ = await begin(stage, "Alys", "Brynden", "Cass")
    await ByButtons().take_turn(first)
    letter = await first.reads("your hand", channel=first.dm)
    world = stage.sandbox.world
    guild = next(iter(world.guilds.values()))
    user = next(one for one in world.users.values() if one.global_name == first.name)
    del guild.members[user.id]
    refused = await first.click(letter, label="Your move")
    assert "You are not on the server of this game any more" in refused.text
    assert (await first.command("/game hand", channel=first.dm)).text == refused.text
    world.add_member(guild, user)
    assert "Waiting for" in (await first.click(letter, label="Your move")).text


async def test_closed_direct_messages_never_hold_a_game_up(stage: SandboxStage) -> None:
    first, *_ = await begin(stage, "Alys", "Brynden", "Cass")
    stage.named(first).close_dms()
    await ByButtons().take_turn(first)
    people: list[Player] = [stage.person(name) for name in ("Alys", "Brynden", "Cass")]
    assert await awaited(people, but=first) is not None
    hand = await first.command("/game hand")
    assert hand.text.count("\n- ") == 1
    assert not [seen for seen in first.sees(first.dm) if "your hand" in seen.text]


async def test_a_channel_closed_to_maester_does_not_stop_the_game_and_the_host_is_told_once(
    stage: SandboxStage,
) -> None:
    first, *_ = await begin(stage, "Alys", "Brynden", "Cass")
    people: list[Player] = [stage.person(name) for name in ("Alys", "Brynden", "Cass")]
    world = stage.sandbox.world
    channel = next(each for each in world.channels.values() if each.name == "small-council")
    world.allow(channel, world.bot, attach_files=False)
    version = (await stage.table(first)).game.version

    way = ByCommands()
    await way.take_turn(first)
    second = await at_turn(people)
    await way.take_turn(second)
    assert (await stage.table(first)).game.version > version + 4
    told = await stage.alys.reads("is not allowed to attach files", channel=stage.alys.dm)
    assert "The game of RISK: Game of Thrones goes on" in told.text
    assert len([seen for seen in stage.alys.sees(stage.alys.dm) if "is not allowed" in seen.text]) == 1

    world.allow(channel, world.bot, attach_files=True)
    third = await at_turn(people)
    await way.take_turn(third)
    assert await awaited(people, but=third) is not None


async def test_no_table_is_opened_where_maester_may_not_write(stage: SandboxStage) -> None:
    world = stage.sandbox.world
    channel = next(each for each in world.channels.values() if each.name == "small-council")
    world.allow(channel, world.bot, send_messages=False, attach_files=False, create_public_threads=False)
    refused = await stage.alys.command("/game new", system="risk")
    assert "Here Maester is not allowed to write messages and attach files." in refused.text
    refused = await stage.alys.command("/learn")
    assert "Here Maester is not allowed to write messages and attach files." in refused.text
    refused = await stage.alys.command("/game new", system="risk", thread=True)
    assert "not allowed to open threads and attach files" in refused.text
    assert "There is no game in this channel." in (await stage.alys.command("/game status")).text


async def test_where_a_game_is_on_a_first_game_is_led_to_another_place(stage: SandboxStage) -> None:
    """It led to `/game new thread:True`, which opens any game but this one."""
    await begin(stage, "Alys", "Brynden")
    refused = (await stage.brynden.command("/learn")).text
    assert "use `/learn` in another channel" in refused
    assert "/game new" not in refused
    stage.brynden.here = "great-hall"
    assert "This is a first game" in (await stage.brynden.command("/learn")).text


async def test_in_private_somebody_in_several_games_is_led_to_each(stage: SandboxStage) -> None:
    brynden, places = stage.brynden, []
    for place in ("small-council", "great-hall"):
        stage.alys.here = brynden.here = place
        await begin(stage, "Alys", "Brynden")
        places.append(f"<#{(await stage.table(brynden)).game.channel_id}>")
    told = (await brynden.command("/help", channel=brynden.dm)).text
    assert f"in the game's own channel: {places[1]} or {places[0]}." in told


async def test_in_a_locked_post_of_a_forum_the_host_hears_why_and_unlocked_it_is_all_shown(
    stage: SandboxStage,
) -> None:
    """The host was told that Maester cannot reach the thread any more."""
    world, people = stage.sandbox.world, [stage.alys, stage.brynden]
    forum = world.add_channel(next(iter(world.guilds.values())), "games", kind=ChannelType.FORUM)
    post = world.start_thread(forum, "Long night", ChannelType.PUBLIC_THREAD, stage.alys.id)
    for person in people:
        person.here = post.id
    first, second = await begin(stage, "Alys", "Brynden")
    world.allow(forum, world.bot, manage_threads=False)
    world.change_thread(post, archived=True, locked=True)
    await ByButtons().take_turn(first)
    told = await stage.alys.reads("is locked", channel=stage.alys.dm)
    assert f"<#{post.id}>" in told.text
    world.change_thread(post, archived=False, locked=False)
    await ByButtons().take_turn(second)
    await stage.alys.reads(f"### The turn of {first.name}")
    assert await awaited([stage.alys, stage.brynden], but=second) is first


async def test_a_bot_that_was_shown_out_and_is_invited_again_finds_its_game(stage: SandboxStage) -> None:
    first, second = await begin(stage, "Alys", "Brynden")
    world, old = stage.sandbox.world, dashboard(second)
    (guild,) = world.guilds.values()
    world.kick(guild)
    place, first.here = first.here, first.dm
    await ByCommands().take_turn(first)
    await stage.alys.reads("cannot reach", channel=stage.alys.dm)
    world.invite(guild)
    first.here = place
    assert old is not None
    assert MINE in (await second.click(old, label="Your move")).text
    await ByButtons().take_turn(second)
    await stage.alys.reads(f"### The turn of {first.name}")


async def test_where_the_channel_is_gone_the_host_hears_how_to_go_on(stage: SandboxStage) -> None:
    """The way was told to nobody who did not ask for it in the handbook."""
    first, _ = await begin(stage, "Alys", "Brynden")
    table = await stage.table(first)
    stage.sandbox.world.delete_channel(stage.sandbox.world.channel(table.game.channel_id))
    stage.alys.here = stage.brynden.here = first.dm
    await ByCommands().take_turn(first)
    told = await stage.alys.reads("is gone", channel=stage.alys.dm)
    assert f"`/gm export` with `game:{table.game.id}`" in told.text
