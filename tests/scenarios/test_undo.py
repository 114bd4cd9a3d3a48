"""Taking back a move: alone by a button, and by the consent of all."""

from bot.sandbox.seen import Seen
from tests.engine.engine_fixture import alone, thrown
from tests.scenarios.players import begin, panel
from tests.scenarios.stage import Player, SandboxStage, Stage


async def deployed(first: Player) -> Seen:
    """The panel after one army has been placed."""
    place = (await first.complete("/risk deploy", focused="territory"))[0].value
    placed = await first.command("/risk deploy", territory=place, armies=1)
    assert placed.reply is not None
    return placed.reply


async def test_a_move_is_taken_back_by_a_button_and_all_are_told(either: Stage) -> None:
    first, *_ = await begin(either, "Alys", "Brynden")
    table = await either.table(first)
    before = table.state
    shown = await deployed(first)
    assert table.state != before
    taken = await first.click(shown, label="Take back")
    assert "Your last move is taken back." in taken.text
    assert table.state == before
    assert taken.reply is not None
    assert "Take back" not in [button.label for button in taken.reply.buttons]
    await first.reads("The table goes back to before move 1. What came since is undone.")


async def test_a_move_is_taken_back_by_a_command(either: Stage) -> None:
    first, *_ = await begin(either, "Alys", "Brynden")
    table = await either.table(first)
    before = table.state
    await deployed(first)
    await deployed(first)
    await first.command("/game undo")
    assert "is taken back" in (await first.command("/game undo")).text  # two in a row
    assert table.state == before
    assert "You have made no move" in (await first.command("/game undo")).text


async def test_what_is_not_free_needs_the_consent_of_all(stage: SandboxStage) -> None:
    first, second, third = await begin(stage, "Alys", "Brynden", "Cass")
    table = await stage.table(first)
    await deployed(first)
    muster = table.view(None).phase
    while table.view(None).phase == muster:
        await deployed(first)
    before, version = table.state, table.game.version
    assert (await first.command("/risk end")).failure is None
    assert table.state != before
    refused = await first.command("/game undo")
    assert "You may ask the table." in refused.text
    assert refused.reply is not None
    asked = await first.click(refused.reply, label="Ask the table")
    assert "1 of 3 agree" in asked.text
    wish = await second.reads(f"{first.name} asks the table to go back to before move {version}.")
    assert "any gift made until all agree" in wish.text
    await second.click(wish, label="Agree")
    wish = await third.reads("2 of 3 agree; all must.")
    assert table.state != before
    await third.click(wish, label="Agree")
    await first.reads("All agree: the table goes back")
    assert table.state == before
    await first.reads(f"The table goes back to before move {version}.")
    live = await panel(first)
    assert "It is your turn" in live.text


async def test_a_wish_ends_when_the_board_moves_on_and_others_have_no_say(stage: SandboxStage) -> None:
    first, second = await begin(stage, "Alys", "Brynden")
    await deployed(first)
    while (await stage.table(first)).view(None).active == (await stage.table(first)).seat_of(first.id):
        await deployed(first)
        await first.command("/risk end")
    refused = await first.command("/game undo")
    assert refused.reply is not None
    await first.click(refused.reply, label="Ask the table")
    wish = await second.reads("1 of 2 agree")
    assert "You have no seat" in (await stage.cass.click(wish, label="Agree")).text
    await deployed(second)
    assert "The board has moved on" in (await second.click(wish, label="Agree")).text


async def test_one_who_plays_alone_is_told_that_dice_are_not_thrown_again(stage: SandboxStage) -> None:
    people = await begin(stage, "Alys", "Brynden")
    table = await stage.table(people[0])
    seat = await thrown(table)
    person = next(each for each in people if each.id == table.seats[seat].user_id)
    await alone(table, seat)
    state = table.state
    refused = await person.command("/game undo")
    assert "nobody else plays here who could agree" in refused.text
    assert refused.reply is not None
    assert not refused.reply.buttons
    assert table.state == state
