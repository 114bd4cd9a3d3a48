"""What people do wrong, and what Maester makes of it: a sentence in private, and nothing has changed."""

import asyncio
from dataclasses import replace

import pytest

from tests.scenarios.players import awaited, begin, dashboard, panel
from tests.scenarios.stage import Player, SandboxStage, Stage


async def unmoved(stage: Stage, person: Player, version: int) -> None:
    assert (await stage.table(person)).game.version == version


async def test_an_unknown_place_is_answered_with_the_nearest(either: Stage) -> None:
    first, *_ = await begin(either, "Alys", "Brynden", "Cass")
    before = (await either.table(first)).game.version
    outcome = await first.command("/risk deploy", territory="Winterfall")
    assert outcome.reply is not None
    assert outcome.reply.ephemeral
    assert "“Winterfall” is not known here." in outcome.text
    assert "Winterfell" in outcome.text or "Did you mean" in outcome.text
    await unmoved(either, first, before)


async def test_a_place_may_be_typed_as_people_write_it(either: Stage) -> None:
    first, *_ = await begin(either, "Alys", "Brynden", "Cass")
    land = (await panel(first)).menus[0].options[0].label.split(" · ")[0]
    typed = land.upper().replace("'", "").replace("THE ", "the  ")
    assert f"**{land}**" in (await first.command("/risk deploy", territory=typed, armies=1)).text


@pytest.mark.parametrize("armies", [-3, 0, 10_000])
async def test_an_amount_that_cannot_be_is_refused_with_its_rule(either: Stage, armies: int) -> None:
    first, *_ = await begin(either, "Alys", "Brynden", "Cass")
    land = (await panel(first)).menus[0].options[0]
    before = (await either.table(first)).game.version
    outcome = await first.command("/risk deploy", territory=land.value, armies=armies)
    assert "-# RISK-7" in outcome.text
    assert "It is your turn to deploy" in outcome.text
    await unmoved(either, first, before)


@pytest.mark.parametrize("armies", [2**53 - 1, -(2**53) + 1])
async def test_a_number_beyond_all_armies_is_refused(either: Stage, armies: int) -> None:
    first, *_ = await begin(either, "Alys", "Brynden", "Cass")
    outcome = await first.command("/risk deploy", territory="winterfell", armies=armies)
    assert f"“{armies}” is not a number that can be used here." in outcome.text.replace("\\", "")


async def test_who_is_not_awaited_is_told_whose_turn_it_is(either: Stage) -> None:
    first, second, _ = await begin(either, "Alys", "Brynden", "Cass")
    outcome = await second.command("/risk end")
    assert f"It is {first.name}'s turn" in outcome.text
    assert "-# RISK-" in outcome.text


async def test_a_move_of_another_step_says_what_comes_first(either: Stage) -> None:
    first, *_ = await begin(either, "Alys", "Brynden", "Cass")
    outcome = await first.command("/risk end")
    assert "Place your" in outcome.text
    assert "-# RISK-" in outcome.text


async def test_a_refused_move_names_what_could_stand_there(either: Stage) -> None:
    first, *_ = await begin(either, "Alys", "Brynden", "Cass")
    mine = {option.value for option in (await panel(first)).menus[0].options}
    other = next(place for place in ("winterfell", "the_gift", "pyke") if place not in mine)
    outcome = await first.command("/risk deploy", territory=other)
    assert "⚠️" in outcome.text
    assert "Which land? Possible:" in outcome.text


async def test_a_watcher_may_look_but_not_touch(either: Stage) -> None:
    first, *_ = await begin(either, "Alys", "Brynden", "Cass")
    davin, live = either.person("Davin"), dashboard(first)
    assert live is not None
    for label in ("Your move", "My hand"):
        assert "You have no seat at this table." in (await davin.click(live, label=label)).text
    assert "You have no seat" in (await davin.command("/risk end")).text
    assert await davin.complete("/risk deploy", focused="territory") == []
    board, rules = await davin.click(live, label="Board"), await davin.click(live, label="Rules")
    assert board.reply is not None
    assert board.reply.ephemeral
    assert "RISK-7.5" in rules.text
    assert f"{first.name} to deploy" in (await davin.command("/game status")).text


async def test_a_button_of_an_older_board_shows_what_may_be_done_now(either: Stage) -> None:
    first, *_ = await begin(either, "Alys", "Brynden", "Cass")
    old = await panel(first)
    option = old.menus[0].options[0].value
    await first.command("/risk deploy", territory=option, armies=1)
    before = (await either.table(first)).game.version
    late = await first.select(old, None, [option])
    assert "The board has moved on since that button was made." in late.text
    assert "It is your turn to deploy" in late.text
    await unmoved(either, first, before)


async def test_a_second_tap_on_the_same_button_is_no_second_move(stage: SandboxStage) -> None:
    """On the sandbox alone: SimCord lets one act end before the next begins."""
    first, *_ = await begin(stage, "Alys", "Brynden", "Cass")
    private = await panel(first)
    chosen = (await first.select(private, None, [private.menus[0].options[0].value])).reply
    assert chosen is not None
    custom_id = chosen.button("Deploy").custom_id
    before = (await stage.table(first)).game.version
    taps = await asyncio.gather(*(first.click(chosen, custom_id=custom_id) for _ in range(2)))
    assert (await stage.table(first)).game.version == before + 1
    assert all(tap.failure is None for tap in taps)
    assert any("The board has moved on" in tap.text for tap in taps)


async def test_an_amount_is_chosen_on_the_panel(either: Stage) -> None:
    first, *_ = await begin(either, "Alys", "Brynden")
    private = await panel(first)
    half = (await first.select(private, None, [private.menus[0].options[0].value])).reply
    assert half is not None
    numbers = [int(option.value) for option in half.menus[0].options]
    assert numbers == sorted(numbers, reverse=True)
    assert [option.value for option in half.menus[0].options if option.default] == [str(numbers[0])]
    changed = (await first.select(half, None, ["2"])).reply
    assert changed is not None
    assert [option.value for option in changed.menus[0].options if option.default] == ["2"]


async def test_names_cannot_format_mention_or_link(either: Stage) -> None:
    either.rename("Alys", "[x](https://a.io) **@everyone**")
    either.rename("Brynden", "<@123456789012345678> ||_~`")
    either.rename("Cass", "# Cass\u202e\n>")
    await either.alys.command("/game new", system="risk")
    await either.brynden.command("/game join", words="**<b>@here</b>** \u202e \n```")
    await either.cass.command("/game join")
    await either.alys.command("/game options", option="houses", value="deal")
    await either.alys.command("/game start")
    people = [either.alys, either.brynden, either.cass]
    person, live = await awaited(people), dashboard(either.alys)
    assert person is not None
    assert live is not None
    assert live.mentions == (person.name,)
    standings = [line.split(" (House")[0] for line in live.text.splitlines() if "lands ·" in line]
    assert standings == [
        r"\[x\]\(https\://a.io\) \*\*@" "\u200b" r"everyone\*\*",
        r"\<@" "\u200b" r"123456789012345678> \|\|\_\~\`",
        r"\# Cass >",
    ]
    choices = await either.cass.complete("/game log", focused="player")
    assert [choice.name for choice in choices][1:] == ["<@123456789012345678> ||_~`", "# Cass >"]
    assert "https://a.io" in live.pictures[0].alt


async def test_a_button_pressed_in_another_server_shows_nothing(stage: SandboxStage) -> None:
    """No button of a game can stand there: somebody has made it up."""
    await begin(stage, "Alys", "Brynden")
    table, live = await stage.table(stage.alys), dashboard(stage.cass)
    assert live is not None
    table.game = replace(table.game, guild_id=7)
    for label in ("Board", "Rules", "Your move"):
        assert "That game is no longer here." in (await stage.cass.click(live, label=label)).text
