"""The bot goes and comes back in the middle of a game: nothing is lost, nothing is doubled, every old button works."""

import pytest

from bot.engine.errors import Refused
from bot.engine.journal.entries import codec
from bot.hosting.restoring import restore
from bot.rules.registry import GAMES
from bot.sandbox.seen import Seen
from bot.store.backup import backup
from cogs.lobby import seating
from tests.scenarios.players import ByButtons, awaited, begin, dashboard, panel
from tests.scenarios.stage import SandboxStage, Stage


@pytest.mark.both
async def test_old_buttons_work_after_a_restart(either: Stage) -> None:
    first, second, third = await begin(either, "Alys", "Brynden", "Cass")
    private, live = await panel(first), dashboard(first)
    assert live is not None
    before = (await either.table(first)).state
    await either.restart()

    assert (await either.table(first)).state == before
    # the lobby's message may lose its buttons only now
    await first.wait(
        lambda: [seen.id for seen in first.sees() if seen.buttons and not seen.ephemeral] == [live.id]
    )
    chosen = await first.select(private, None, [private.menus[0].options[0].value])
    assert "### Deploy" in chosen.text
    assert "You hold no cards." in (await second.click(live, label="My hand")).text
    shown = (await third.click(live, label="Board")).reply
    assert shown is not None
    assert shown.pictures

    person = await awaited([first, second, third])
    assert person is first
    await ByButtons().take_turn(first)
    assert await awaited([first, second, third], but=first) is not None


async def test_a_panel_filled_in_half_goes_on_after_a_restart(either: Stage) -> None:
    first, *_ = await begin(either, "Alys", "Brynden", "Cass")
    private = await panel(first)
    land = private.menus[0].options[2]
    half = await first.select(private, None, [land.value])
    await either.restart()
    assert half.reply is not None
    done = await first.click(half.reply, label="Deploy")
    assert land.label.split(" · ")[0] in done.text
    assert "sends" in done.text


@pytest.mark.both
async def test_posts_that_wait_are_sent_once_after_a_restart(either: Stage) -> None:
    first, second, third = await begin(either, "Alys", "Brynden", "Cass")
    await ByButtons().take_turn(first)
    await either.restart()
    assert await awaited([first, second, third], but=first) in (second, third)
    turns = [seen for seen in first.sees() if not seen.ephemeral and "draws a card" in seen.text]
    boards = [seen for seen in first.sees() if any(button.label == "Your move" for button in seen.buttons)]
    assert len(turns) <= 1
    assert len([seen for seen in boards if not seen.ephemeral]) == 1


@pytest.mark.both
async def test_the_lobby_goes_on_after_a_restart(either: Stage) -> None:
    opened = await either.alys.command("/game new", system="risk")
    assert opened.reply is not None
    await either.restart()
    joined = await either.brynden.click(opened.reply, label="Join")
    assert f"<@{either.brynden.id}>" in joined.text
    begun = await either.alys.click(opened.reply, label="Begin")
    assert "The game has begun." in begun.text
    assert await awaited([either.alys, either.brynden]) is not None


@pytest.mark.both
async def test_a_table_of_which_its_host_saw_nothing_is_shown_all_the_same(
    either: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process died once the table was stored: it took up the channel, and nobody could sit down."""

    async def cut(*_: object) -> bool:
        raise Refused("table-gone")

    monkeypatch.setattr(seating, "open_with", cut)
    await either.alys.command("/game new", system="risk")
    await either.restart()

    def lobbies() -> list[Seen]:
        return [seen for seen in either.brynden.sees() if any(each.label == "Join" for each in seen.buttons)]

    (opened,) = await either.brynden.wait(lobbies)  # it is posted soon after the restart
    joined = await either.brynden.click(opened, label="Join")
    assert f"<@{either.brynden.id}>" in joined.text


async def test_after_a_restore_all_see_one_board_and_every_post_and_play_on(stage: SandboxStage) -> None:
    """The numbers of posts begin anew, and Discord has just seen them."""
    people = await begin(stage, "Alys", "Brynden", "Cass")
    database = stage.settings.database
    copy = database.with_name("copy.db")
    backup(database, copy)
    first = people[0]
    told = f"The turn of {first.name}"
    before = (await stage.table(first)).state
    await ByButtons().take_turn(first)
    assert await awaited(people, but=first) is not None
    lost = dashboard(first)
    await stage.stop()
    restore(copy, database)
    await stage.start()

    await stage.sandbox.until(lambda: any("put back from a backup" in seen.text for seen in first.sees()))
    assert (await stage.table(first)).state == before
    await stage.sandbox.until(
        lambda: (live := dashboard(first)) is not None and live.id != (lost and lost.id)
    )
    assert await awaited(people) is first
    stories = len([seen for seen in first.sees() if told in seen.text])
    await ByButtons().take_turn(first)
    assert await awaited(people, but=first) is not None
    await stage.sandbox.until(
        lambda: len([seen for seen in first.sees() if told in seen.text]) == stories + 1
    )
    shown = [seen for seen in first.sees() if not seen.ephemeral]
    assert len([seen for seen in shown if told in seen.text]) == stories + 1
    assert len([seen for seen in shown if any(each.label == "Your move" for each in seen.buttons)]) == 1


async def test_what_the_first_table_of_a_game_needs_is_made_at_the_start(stage: SandboxStage) -> None:
    codec.cache_clear()
    await stage.restart()
    waking = stage.bot._waking
    assert waking is not None
    await waking
    made = codec.cache_info().misses
    assert made == len(GAMES)
    for system in GAMES:
        await stage.alys.command("/game new", system=system)
        await stage.alys.command("/game leave")
    assert codec.cache_info().misses == made
