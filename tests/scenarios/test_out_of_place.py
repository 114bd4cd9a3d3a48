"""Commands where they have no place: before a game, in another's turn, in a game without that, after the end."""

import pytest

from tests.scenarios.players import ByCommands, begin
from tests.scenarios.stage import Player, Stage

OVER, BEGUN, NOT_YET = "This game is over.", "The game has begun", "The game has not begun."


async def test_before_the_game_it_is_the_game_that_is_missing(stage: Stage) -> None:
    """Who has no seat yet was told to watch what nobody plays, or what the log can be searched for."""
    await stage.alys.command("/game new", system="risk")
    assert NOT_YET in (await stage.brynden.command("/game undo")).text
    assert NOT_YET in (await stage.brynden.command("/game log", about="Lys")).text
    assert NOT_YET in (await stage.brynden.command("/plan", actions="end")).text


async def test_nobody_is_sent_to_the_host_for_what_the_host_cannot_change_either(stage: Stage) -> None:
    await begin(stage, "Alys", "Brynden")
    for command in ("/game options", "/game agent", "/game start", "/game pace"):
        assert BEGUN in (await stage.brynden.command(command)).text, command


async def test_what_has_no_place_in_this_game_is_said_to_have_none(stage: Stage) -> None:
    """RISK-2.6: a Skirmish has no cards to choose from."""
    first, *_ = await begin(stage, "Alys", "Brynden")
    played = await first.command("/risk play", card="bribery")
    assert "This game is played without Characters and Maester cards." in played.text
    ordered = await first.command("/risk react", what="bribery", order="never")
    assert "That cannot be done here and now" in ordered.text


async def test_where_nothing_can_be_chosen_the_panel_says_what_can_be_done(stage: Stage) -> None:
    first, second = await begin(stage, "Alys", "Brynden")
    shown = await second.command("/risk redeem", cards="all of them")
    assert "That cannot be done here and now" in shown.text
    assert f"Waiting for {first.name}" in shown.text


async def after_the_end(stage: Stage) -> Player:
    first, second = await begin(stage, "Alys", "Brynden")
    await ByCommands().take_turn(first)
    await second.command("/game concede", sure=True)
    return first


@pytest.mark.parametrize(
    ("command", "given"),
    [
        ("/game join", {}),
        ("/game leave", {}),
        ("/game options", {}),
        ("/game start", {}),
        ("/game concede", {}),
        ("/plan", {"actions": "end"}),
        ("/risk orders", {"defend": "ask"}),
    ],
)
async def test_after_the_end_a_command_says_that_it_is_over(
    stage: Stage, command: str, given: dict[str, str]
) -> None:
    first = await after_the_end(stage)
    assert OVER in (await first.command(command, **given)).text


async def test_after_the_end_the_status_says_who_has_won(stage: Stage) -> None:
    first = await after_the_end(stage)
    assert f"{first.name} wins" in (await first.command("/game status")).text
