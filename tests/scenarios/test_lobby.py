"""The table before the game: by buttons and by commands the same things can be done."""

import pytest

from bot.engine.table.pace import Pace
from bot.sandbox.seen import Seen
from tests.scenarios.players import awaited
from tests.scenarios.stage import Player, SandboxStage, Stage


async def opened(host: Player) -> Seen:
    lobby = (await host.command("/game new", system="risk")).reply
    assert lobby is not None
    return lobby


def seats(person: Player) -> list[str]:
    """Who sits at the table, as the lobby's message says."""
    lobby = person.newest(lambda seen: any(button.label == "Join" for button in seen.buttons))
    assert lobby is not None
    after = lobby.text.split("### At the table")[1].split("###")[0]
    return [line.split(". ")[1] for line in after.splitlines()[1:]]


async def bounds(stage: Stage, person: Player) -> tuple[int, int]:
    """How few and how many may play at this person's table."""
    table = await stage.table(person)
    return table.rules.seats(table.options())


async def test_seats_are_taken_and_given_up_by_buttons(either: Stage) -> None:
    alys, brynden = either.alys, either.brynden
    lobby = await opened(alys)
    await brynden.click(lobby, label="Join")
    assert seats(alys) == [f"<@{alys.id}>", f"<@{brynden.id}>"]
    await brynden.click(lobby, label="Leave")
    assert seats(alys) == [f"<@{alys.id}>"]
    refused = await brynden.click(lobby, label="Leave")
    assert refused.reply is not None
    assert refused.reply.ephemeral
    assert "You have no seat at this table." in refused.text


async def test_seats_are_taken_and_given_up_by_commands(either: Stage) -> None:
    alys, brynden = either.alys, either.brynden
    await opened(alys)
    joined = await brynden.command("/game join")
    assert "You have a seat." in joined.text
    await alys.settle()
    assert seats(alys) == [f"<@{alys.id}>", f"<@{brynden.id}>"]
    await brynden.command("/game leave")
    await alys.settle()
    assert seats(alys) == [f"<@{alys.id}>"]


async def test_words_for_the_dice_are_added_by_a_form_or_by_command(either: Stage) -> None:
    alys, brynden = either.alys, either.brynden
    lobby = await opened(alys)
    form = (await alys.click(lobby, label="Words for the dice")).form
    assert form is not None
    await alys.submit(form, {"Your words": "Hear Me Roar"})
    await brynden.command("/game join", words="Family, Duty, Honour")
    assert [row.words for row in (await either.table(alys)).seats] == ["Hear Me Roar", "Family, Duty, Honour"]
    again = await brynden.command("/game join")
    assert "sit at this table already" in again.text
    assert (await either.table(alys)).seats[1].words == "Family, Duty, Honour"


async def test_who_sits_already_and_presses_join_is_told_so(either: Stage) -> None:
    """Nothing happened at all, and by command it was said that words were noted."""
    alys = either.alys
    lobby = await opened(alys)
    told = (await alys.click(lobby, label="Join")).reply
    assert told is not None
    assert "You sit at this table already" in told.text
    assert seats(alys) == [f"<@{alys.id}>"]


async def test_the_seal_of_the_dice_is_a_few_letters_until_somebody_asks(either: Stage) -> None:
    """It was 64 letters in a message that everybody reads on a phone."""
    alys = either.alys
    lobby = await opened(alys)
    seal = (await either.table(alys)).commitment
    assert seal[:16] in lobby.text
    assert seal not in lobby.text
    form = (await alys.click(lobby, label="Words for the dice")).form
    assert form is not None
    assert seal in str(form)


async def test_the_host_seats_and_removes_agents_by_buttons(either: Stage) -> None:
    alys = either.alys
    lobby = await opened(alys)
    await alys.click(lobby, label="Add an agent")
    await alys.click(lobby, label="Add an agent")
    assert len(seats(alys)) == 3
    assert seats(alys)[1].endswith("(an agent: Knight)")
    panel = (await alys.click(lobby, label="Options")).reply
    assert panel is not None
    agent = panel.menu("Free somebody's seat").options[0].value
    changed = await alys.select(panel, "Free somebody's seat", [agent])
    assert changed.reply is not None
    assert agent not in [option.value for option in changed.reply.menu("Free somebody's seat").options]
    await alys.settle()
    assert len(seats(alys)) == 2


async def test_the_host_seats_and_removes_agents_by_commands(either: Stage) -> None:
    alys, brynden = either.alys, either.brynden
    await opened(alys)
    await alys.command("/game agent")
    await brynden.command("/game join")
    offered = await alys.complete("/game remove", focused="player")
    assert [choice.name for choice in offered][1:] == ["Brynden"]
    await alys.command("/game remove", player=offered[0].value)
    assert "Nobody of that name sits here." in (await alys.command("/game remove", player="Hodor")).text
    await alys.settle()
    assert seats(alys) == [f"<@{alys.id}>", f"<@{brynden.id}>"]


@pytest.mark.english
async def test_a_value_without_its_option_is_no_choice(either: Stage) -> None:
    """The panel came, and what was typed was gone without a word."""
    await either.alys.command("/game new", system="risk")
    told = await either.alys.command("/game options", value="deal")
    assert told.text == "Name the option, too, that is to have this value."


async def test_hours_chosen_by_command_end_a_live_pace(either: Stage) -> None:
    """They were noted, and the minutes went on counting."""
    await either.alys.command("/game new", system="risk")
    table = await either.table(either.alys)
    await either.bot.tables.set_pace(table.game.id, lambda _: Pace(minutes=5))
    await either.alys.command("/game pace", hours="24")
    pace = (await either.table(either.alys)).pace
    assert (pace.hours, pace.minutes) == (24, None)


async def test_options_are_chosen_by_panel_and_by_command(either: Stage) -> None:
    alys = either.alys
    lobby = await opened(alys)
    panel = (await alys.click(lobby, label="Options")).reply
    assert panel is not None
    assert panel.ephemeral
    await alys.select(panel, "Houses", ["deal"])
    await alys.settle()
    assert "Houses: **dealt at random" in (await alys.reads("has set a table")).text
    names = await alys.complete("/game options", focused="option", value="armies")
    values = await alys.complete("/game options", {"option": names[0].value}, focused="value")
    assert [choice.name for choice in values] == ["three", "two"]
    await alys.command("/game options", option=names[0].value, value=values[1].value)
    await alys.settle()
    assert "Armies in each land at the start: **two**" in (await alys.reads("has set a table")).text
    refused = await alys.command("/game options", option="houses", value="**none**")
    assert r"“\*\*none\*\*” is not known here. Possible: chosen in turn" in refused.text
    refused = await alys.command("/game options", option="colour", value="red")
    assert "“colour” is not known here. Clear the field" in refused.text


@pytest.mark.english
async def test_an_option_may_be_typed_as_it_is_called(either: Stage) -> None:
    """Whoever typed what stands in the lobby was told `start_armies` and seventeen more words of that kind."""
    alys = either.alys
    await opened(alys)
    done = await alys.command("/game options", option="Houses", value="dealt at random, for a quick start")
    assert "Done." in done.text
    refused = await alys.command("/game options", option="Hauses", value="deal")
    assert "Did you mean Houses?" in refused.text


async def test_what_is_the_hosts_is_refused_to_others(either: Stage) -> None:
    alys, brynden = either.alys, either.brynden
    lobby = await opened(alys)
    await brynden.click(lobby, label="Join")
    for label in ("Add an agent", "Options", "Begin"):
        assert "Only the host" in (await brynden.click(lobby, label=label)).text
    for command in ("/game agent", "/game options", "/game start"):
        assert "Only the host" in (await brynden.command(command)).text
    assert "Only the host" in (await brynden.command("/game remove", player="Alys")).text


async def test_a_host_who_leaves_hands_over_to_the_next_person(either: Stage) -> None:
    alys, brynden = either.alys, either.brynden
    lobby = await opened(alys)
    await alys.click(lobby, label="Add an agent")
    await brynden.click(lobby, label="Join")
    await brynden.click(lobby, label="Add an agent")
    await alys.click(lobby, label="Leave")
    assert f"when all are here, <@{brynden.id}> begins" in (await brynden.reads("has set a table")).text
    assert "Only the host" in (await alys.command("/game start")).text
    assert "The game has begun." in (await brynden.click(lobby, label="Begin")).text


async def test_the_last_person_to_leave_clears_the_table(either: Stage) -> None:
    alys, brynden = either.alys, either.brynden
    lobby = await opened(alys)
    await alys.click(lobby, label="Add an agent")
    left = await alys.click(lobby, label="Leave")
    assert "the table is cleared" in left.text
    assert left.reply is not None
    assert not left.reply.buttons
    assert "There is no game in this channel." in (await alys.command("/game status")).text
    again = await opened(brynden)
    assert seats(brynden) == [f"<@{brynden.id}>"]
    assert again.id != lobby.id


async def test_too_few_players_cannot_begin_and_the_lobby_stays(either: Stage) -> None:
    alys, brynden = either.alys, either.brynden
    lobby = await opened(alys)
    refused = await alys.click(lobby, label="Begin")
    low, high = await bounds(either, alys)
    assert f"{low} to {high} players" in refused.text
    assert "-# RISK-2.1" in refused.text
    await brynden.click(lobby, label="Join")
    assert seats(alys) == [f"<@{alys.id}>", f"<@{brynden.id}>"]
    await alys.command("/game start")
    assert await awaited([alys, brynden]) is not None
    await alys.wait(lambda: alys.newest(lambda seen: seen.id == lobby.id and not seen.buttons))
    assert (await alys.reads("Seal of the dice")).id == lobby.id


async def test_a_full_table_takes_nobody_else(either: Stage) -> None:
    alys, brynden = either.alys, either.brynden
    lobby = await opened(alys)
    _, high = await bounds(either, alys)
    for _ in range(high - 1):
        await alys.click(lobby, label="Add an agent")
    assert f"The table is full: at most {high} can play" in (await brynden.click(lobby, label="Join")).text
    assert (
        f"The table is full: at most {high} can play" in (await alys.click(lobby, label="Add an agent")).text
    )


async def test_a_channel_holds_one_game(either: Stage) -> None:
    await opened(either.alys)
    """Of a lobby it was said to finish the game first, which nobody could who had chosen the wrong one."""
    alys, brynden = either.alys, either.brynden
    refused = (await brynden.command("/game new", system="risk")).text
    assert "is being set in this channel already" in refused
    assert "`/game leave`" in refused
    await brynden.command("/game join")
    await alys.command("/game start")
    assert "has a game already" in (await brynden.command("/game new", system="risk")).text
    assert "no game called" in (await brynden.command("/game new", system="chess")).text


async def test_a_game_is_opened_by_its_name(either: Stage) -> None:
    opened = await either.alys.command("/game new", system="RISK: Game of Thrones")
    assert "has set a table" in opened.text


async def test_buttons_of_a_begun_or_cleared_table_say_so(stage: SandboxStage) -> None:
    """On the sandbox alone: here a press can still be under way while the message loses its buttons."""
    alys, brynden = stage.alys, stage.brynden
    lobby = await opened(alys)
    await brynden.click(lobby, label="Join")
    late = stage.named(brynden).holding(lobby, "Join")
    await alys.command("/game start")
    assert "The game has begun; that can no longer be changed." in (await late()).text


async def test_who_comes_late_is_told_of_seats_that_may_still_be_had(either: Stage) -> None:
    """“Can no longer be changed” sent them away, though an agent's seat was there for the asking."""
    alys = either.alys
    await opened(alys)
    await alys.command("/game agent")
    await alys.command("/game start")
    late = (await either.person("Davin").command("/game join")).text
    assert "An agent's seat the host can give you, with `/gm replace`" in late
    assert "Or watch" in late


async def test_a_lobby_message_that_was_deleted_is_posted_anew(stage: SandboxStage) -> None:
    """On the sandbox alone, where anybody's message can be taken away."""
    alys, brynden = stage.alys, stage.brynden
    lobby = await opened(alys)
    stage.sandbox.world.delete(stage.sandbox.world.find_message(lobby.id))
    await brynden.command("/game join")
    fresh = await alys.reads("has set a table")
    assert fresh.id != lobby.id
    await alys.click(fresh, label="Begin")
    assert await awaited([alys, brynden]) is not None
