"""Bad weather between Maester and Discord: no move is lost or doubled, and what was done is shown once."""

import asyncio

import pytest
from structlog.typing import EventDict

from bot.sandbox.errors import Refusal
from bot.sandbox.faults import CutAfter, CutBefore, Delay, Refuse, RequestFault, ServerError, TooMany
from bot.sandbox.seen import Seen
from bot.store.rows import Post
from tests.scenarios.players import MINE, ByButtons, awaited, begin, panel
from tests.scenarios.stage import Player, SandboxStage

HELD_UP = "the loop is held up"
"""What a busy machine has the log say of itself."""

ANSWER = "POST /interactions/{interaction_id}/{interaction_token}/callback"
POST = "POST /channels/{channel_id}/messages"
EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"
DELETE = "DELETE /channels/{channel_id}/messages/{message_id}"


@pytest.fixture(autouse=True)
def _soon_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.engine.outbox.FIRST_PAUSE", 0.01)


def public(person: Player, *, live: bool) -> list[Seen]:
    """The messages in the channel for all: the dashboards, or what else there is."""
    shown = [seen for seen in person.sees() if not seen.ephemeral]
    return [seen for seen in shown if any(button.label == "Your move" for button in seen.buttons) is live]


@pytest.mark.both
async def test_an_event_delivered_twice_is_one_move(stage: SandboxStage) -> None:
    first, *_ = await begin(stage, "Alys", "Brynden", "Cass")
    private = await panel(first)
    half = (await first.select(private, None, [private.menus[0].options[0].value])).reply
    assert half is not None
    before = (await stage.table(first)).game.version
    stage.sandbox.faults.double_next("INTERACTION_CREATE")
    done = await first.click(half, label="Deploy")
    assert "sends" in done.text
    await first.settle()
    assert (await stage.table(first)).game.version == before + 1
    again = await first.reads("sends")
    assert again.text == done.text


async def test_a_command_delivered_twice_is_one_move(stage: SandboxStage) -> None:
    first, *_ = await begin(stage, "Alys", "Brynden", "Cass")
    land = (await panel(first)).menus[0].options[0].value
    before = (await stage.table(first)).game.version
    stage.sandbox.faults.double_next("INTERACTION_CREATE")
    done = await first.command("/risk deploy", territory=land, armies=1)
    assert "sends an army" in done.text
    await first.settle()
    assert (await stage.table(first)).game.version == before + 1
    assert len([seen for seen in first.sees() if seen.ephemeral and "sends an army" in seen.text]) == 1


@pytest.mark.parametrize(
    "fault", [CutBefore(), CutAfter(), TooMany(), TooMany(everywhere=True), ServerError(502)]
)
@pytest.mark.parametrize("on", [POST, EDIT, DELETE])
async def test_each_post_appears_exactly_once(stage: SandboxStage, fault: RequestFault, on: str) -> None:
    people = await begin(stage, "Alys", "Brynden", "Cass")
    stage.sandbox.faults.order(fault, on=on)
    await ByButtons().take_turn(people[0])
    assert await awaited(people, but=people[0]) is not None
    await people[0].settle()
    assert len(public(people[0], live=True)) == 1
    stories = [seen for seen in public(people[0], live=False) if "musters" in seen.text]
    assert len(stories) == 1


@pytest.mark.both
@pytest.mark.parametrize("fault", [CutBefore(), CutAfter()])
async def test_an_answer_is_given_again_after_a_cut(stage: SandboxStage, fault: RequestFault) -> None:
    first, *_ = await begin(stage, "Alys", "Brynden", "Cass")
    land = (await panel(first)).menus[0].options[0].value
    before = (await stage.table(first)).game.version
    stage.sandbox.faults.order(fault, on=ANSWER)
    done = await first.command("/risk deploy", territory=land, armies=1)
    assert "sends an army" in done.text
    await first.settle()
    assert (await stage.table(first)).game.version == before + 1
    assert len([seen for seen in first.sees() if "sends an army" in seen.text and seen.ephemeral]) == 1


async def test_a_picture_is_sent_again_after_a_cut(stage: SandboxStage) -> None:
    first, *_ = await begin(stage, "Alys", "Brynden", "Cass")
    stage.sandbox.faults.order(CutBefore(), on=ANSWER)
    board = (await first.command("/game board")).reply
    assert board is not None
    assert board.pictures


async def test_a_lobby_opened_in_a_cut_is_known(stage: SandboxStage) -> None:
    stage.sandbox.faults.order(CutAfter(), on=ANSWER)
    opened = await stage.alys.command("/game new", system="risk")
    assert opened.reply is not None
    await stage.brynden.command("/game join")
    await stage.alys.settle()
    assert f"<@{stage.brynden.id}>" in (await stage.alys.reads("has set a table")).text
    assert len([seen for seen in stage.alys.sees() if "has set a table" in seen.text]) == 1


async def test_whoever_sits_down_before_the_lobby_is_on_show_is_in_it(stage: SandboxStage) -> None:
    stage.sandbox.faults.order(Delay(1.0), on=ANSWER)
    opening = asyncio.create_task(stage.alys.command("/game new", system="risk"))
    while await stage.bot.tables.store.game(1) is None:  # noqa: ASYNC110 - nothing tells us of a new row
        await asyncio.sleep(0.01)
    await stage.brynden.command("/game join")
    await opening
    await stage.alys.settle()
    lobbies = [seen for seen in stage.alys.sees() if "has set a table" in seen.text]
    assert len(lobbies) == 1
    assert f"<@{stage.brynden.id}>" in lobbies[0].text


async def test_an_answer_that_fails_is_logged_and_the_board_is_right(
    stage: SandboxStage, logs: list[EventDict]
) -> None:
    first, *_ = await begin(stage, "Alys", "Brynden", "Cass")
    land = (await panel(first)).menus[0].options[0].value
    before = (await stage.table(first)).game.version
    stage.sandbox.faults.order(CutBefore(), on=ANSWER, times=2)
    done = await first.command("/risk deploy", territory=land, armies=1)
    assert "Look at the board" in done.text
    assert (await stage.table(first)).game.version == before + 1
    warned = [entry["event"] for entry in logs if entry["log_level"] == "warning"]
    assert [event for event in warned if event != HELD_UP] == ["Discord did not take an answer"]
    assert MINE in (await first.command("/game status")).text


async def test_a_person_who_takes_no_messages_does_not_hold_up_the_table(stage: SandboxStage) -> None:
    people = await begin(stage, "Alys", "Brynden", "Cass")
    stage.sandbox.faults.order(Refuse(Refusal.INVALID_RECIPIENTS), on="POST /users/@me/channels")
    game = (await stage.table(people[0])).game.id
    await stage.bot.tables.store.post(game, [Post("hand", "hand:0", '{"seat": 0}')])
    await ByButtons().take_turn(people[0])
    await people[0].settle()
    assert [seen for seen in public(people[0], live=False) if "musters" in seen.text]
    assert await stage.bot.tables.store.due_posts(1e12, 9) == []


async def test_a_board_that_discord_does_not_take_holds_up_nothing_and_the_host_knows(
    stage: SandboxStage,
) -> None:
    people = await begin(stage, "Alys", "Brynden", "Cass")
    await people[0].settle()
    stage.sandbox.faults.order(Refuse(Refusal.INVALID_FORM), on=EDIT)
    land = (await panel(people[0])).menus[0].options[0].value
    await people[0].command("/risk deploy", territory=land, armies=1)
    await stage.alys.reads("does not take a message", channel=stage.alys.dm)
    await ByButtons().take_turn(people[0])
    await people[0].settle()
    assert len(public(people[0], live=True)) == 1
    assert await stage.bot.tables.store.due_posts(1e12, 9) == []
