"""What stands under the last message of a game: each button pressed, by who played and by who only watched."""

import pytest

from bot.sandbox.seen import Seen
from tests.scenarios.players import ByCommands, begin, ending
from tests.scenarios.stage import Player, SandboxStage
from tests.scenarios.test_gm import do


async def ended(stage: SandboxStage) -> tuple[Player, Seen]:
    """A game of two that is over: one has left it. Who is left, and the last message."""
    first, second, *_ = await begin(stage, "Alys", "Brynden")
    await ByCommands().take_turn(first)
    await second.command("/game concede", sure=True)
    last = await first.wait(lambda: ending(first))
    assert last is not None
    return first, last


async def test_the_winner_is_called_and_every_button_is_there(stage: SandboxStage) -> None:
    winner, last = await ended(stage)
    assert winner.name in last.mentions
    assert [one.label for one in last.buttons] == ["Rematch", "Film", "Statistics", "Check the dice"]
    assert "🥇" in last.text


async def test_all_who_stayed_to_the_end_are_called_and_nobody_who_left(stage: SandboxStage) -> None:
    """The winner alone was: whoever had played for months and lost was not told that it was over."""
    first, second, third, fourth = await begin(stage, "Alys", "Brynden", "Cass", "Davin")
    await third.command("/game clock", calls="dm")
    await fourth.command("/game concede", sure=True)
    host = stage.alys
    await do(host, "/gm end", winners=first.name)
    last = await first.wait(lambda: ending(first))
    assert last is not None
    assert set(last.mentions) == {first.name, second.name}
    letter = await third.reads("is over.", channel=third.dm)
    assert f"{first.name} wins" in letter.text


async def test_a_rematch_seats_the_same_people_and_only_they_may_call_for_it(stage: SandboxStage) -> None:
    winner, last = await ended(stage)
    refused = await stage.person("Davin").click(last, label="Rematch")
    assert "Only those who sat at this table" in refused.text
    before = (await stage.table(winner)).game
    opened = await winner.click(last, label="Rematch")
    assert "The table is set in" in opened.text
    lobby = await winner.reads("has set a table")
    assert f"<@{stage.alys.id}>" in lobby.text
    assert f"<@{stage.brynden.id}>" in lobby.text
    again = await stage.bot.tables.table_in(lobby.channel_id)
    assert again.game.id != before.id
    assert again.game.options == before.options
    await winner.click(lobby, label="Begin")
    assert await winner.wait(lambda: again.playing or None)


async def test_the_statistics_and_the_dice_are_for_whoever_asks(stage: SandboxStage) -> None:
    _, last = await ended(stage)
    guest = stage.person("Davin")
    counted = (await guest.click(last, label="Statistics")).reply
    assert counted is not None
    assert counted.ephemeral
    assert "Alys" in counted.text
    checked = await guest.click(last, label="Check the dice")
    assert "rolls follow from the secret that was sealed before the game" in checked.text


@pytest.mark.pictures
async def test_the_film_is_posted_for_all(stage: SandboxStage) -> None:
    winner, last = await ended(stage)
    told = await winner.click(last, label="Film")
    assert "The film stands in the channel" in told.text

    def posted() -> Seen | None:
        return winner.newest(
            lambda seen: not seen.ephemeral and any("film" in one.alt for one in seen.pictures)
        )

    film = await winner.wait(posted)
    assert film is not None
    again = await stage.person("Davin").click(last, label="Film")
    assert again.text == told.text, "it is shown where the film stands"
    assert (newest := posted()) is not None
    assert newest.id == film.id
