"""What a game master is told where an order cannot be carried out: what may be done instead."""

from dataclasses import replace

from bot.engine.table.pace import HOUR
from tests.scenarios.players import begin
from tests.scenarios.stage import SandboxStage
from tests.scenarios.test_gm import do


async def told(stage: SandboxStage, order: str, **options: object) -> str:
    return (await stage.alys.command(order, reason="so agreed", **options)).text


async def test_after_the_end_the_way_back_is_named_and_the_last_turn_can_be_taken_back(
    stage: SandboxStage,
) -> None:
    first, _ = await begin(stage, "Alys", "Brynden")
    place = (await first.complete("/risk deploy", focused="territory"))[0].value
    await first.command("/risk deploy", territory=place, armies=1)
    await do(stage.alys, "/gm end")
    for order in ("/gm pause", "/gm archive", "/gm end"):
        text = await told(stage, order)
        assert "This game is over" in text
        assert "`/gm rewind`" in text
    assert "before move 1." in await told(stage, "/gm rewind", turns=1)
    table = await stage.table(stage.alys)
    await do(stage.alys, "/gm rewind", turns=1)
    assert table.playing


async def test_where_a_turn_has_just_begun_there_is_nothing_to_take_back_in_it(stage: SandboxStage) -> None:
    first, _ = await begin(stage, "Alys", "Brynden")
    while offered := await first.complete("/risk deploy", focused="territory"):
        await first.command("/risk deploy", territory=offered[0].value)
    await first.command("/risk end")
    await first.command("/risk end")
    assert (await stage.table(first)).entries
    text = await told(stage, "/gm rewind", turns=1)
    assert "Nothing has been done in this turn yet" in text, text
    assert "before move 1." in await told(stage, "/gm rewind", turns=2)


async def test_in_a_lobby_it_is_said_how_a_seat_is_freed(stage: SandboxStage) -> None:
    await stage.alys.command("/game new", system="risk")
    await stage.brynden.command("/game join")
    assert "`/game remove`" in await told(stage, "/gm kick", player="Brynden", seat="agent")


async def test_more_time_is_either_hours_or_a_moment(stage: SandboxStage) -> None:
    await begin(stage, "Alys", "Brynden")
    for more in ({}, {"hours": 2, "until": "18:00"}):
        assert "either how many hours more" in await told(stage, "/gm extend", player="Alys", **more)


async def test_no_bot_takes_a_seat_and_no_agent_is_made_to_concede(stage: SandboxStage) -> None:
    """It is said before anything is shown to be confirmed."""
    await stage.alys.command("/game new", system="risk")
    await stage.alys.command("/game agent")
    await stage.alys.command("/game start")
    table = await stage.table(stage.alys)
    agent = next(row.name for row in table.seats if row.user_id is None)
    bot = stage.sandbox.world.bot.id
    assert "A bot cannot take a seat" in await told(stage, "/gm replace", player="Alys", person=bot)
    assert "Before it is done" not in await told(stage, "/gm kick", player=agent, seat="concede")


async def test_where_the_game_is_in_the_archive_all_are_told_how_it_comes_back(stage: SandboxStage) -> None:
    await begin(stage, "Alys", "Brynden")
    await do(stage.alys, "/gm archive")
    assert "`/gm restore`" in await told(stage, "/gm pause")
    assert "in the archive" in (await stage.brynden.command("/game status")).text
    await stage.alys.command("/game new", system="risk")
    assert "by its number" in await told(stage, "/gm restore")
    assert "Another game is on in this channel" in await told(stage, "/gm restore", game=1)


async def test_a_table_that_is_only_paused_is_not_unlocked_but_resumed(stage: SandboxStage) -> None:
    await begin(stage, "Alys", "Brynden")
    await do(stage.alys, "/gm pause")
    assert "`/gm resume`" in await told(stage, "/gm unlock")


async def test_the_host_is_game_master_already_and_stays_it(stage: SandboxStage) -> None:
    """*That is no game master of this table* stood there, of the host."""
    await begin(stage, "Alys", "Brynden")
    assert "game master of this table already" in await told(stage, "/gm appoint", person=stage.alys)
    assert "The host stays game master" in await told(stage, "/gm dismiss", person=stage.alys)


async def test_where_the_game_rests_it_is_said_how_the_channel_is_freed(stage: SandboxStage) -> None:
    await begin(stage, "Alys", "Brynden")
    table = await stage.table(stage.alys)
    table.game = replace(table.game, rules_version="0")
    for order in ("/gm pause", "/gm edit"):
        text = await told(stage, order, **({"kind": "end_turn"} if "edit" in order else {}))
        assert "began under other rules" in text
        assert "`/gm archive` frees the channel" in text
    assert "Before it is done" in await told(stage, "/gm archive")


async def test_words_that_show_nothing_are_no_announcement_and_no_reason(stage: SandboxStage) -> None:
    """*“none”* was told to all."""
    await begin(stage, "Alys", "Brynden")
    for given in ({"words": "\u3164", "reason": "so agreed"}, {"words": "A feast", "reason": "\u200b"}):
        assert "There is nothing to read" in (await stage.alys.command("/gm announce", given)).text


async def test_who_has_time_until_then_anyway_is_given_a_later_moment(stage: SandboxStage) -> None:
    """*Give from one hour to 336 hours* was said of a moment, and not when the time is over."""
    first, _ = await begin(stage, "Alys", "Brynden", hours="24")
    soon = f"<t:{int(stage.bot.tables.clock() + HOUR)}:f>"
    told_so = await told(stage, "/gm extend", player=first.name, until=soon)
    assert f"That gives no more time: the clock of {first.name} runs out <t:" in told_so
