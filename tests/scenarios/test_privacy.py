"""`/privacy`: people read what is kept of them, and delete it."""

import json

import pytest

from tests.scenarios.players import ByButtons, awaited, begin
from tests.scenarios.stage import Player, SandboxStage, Stage

SURE = "Delete for good"


async def forget(person: Player) -> str:
    """Delete oneself, as one is led to do it."""
    asked = (await person.command("/privacy delete")).reply
    assert asked is not None
    assert asked.ephemeral
    done = await person.click(asked, label=SURE)
    return done.text


@pytest.mark.both
async def test_what_is_kept_of_a_person_comes_as_a_file_for_them_alone(either: Stage) -> None:
    first, second = await begin(either, "Alys", "Brynden")
    await ByButtons().take_turn(first)
    await first.command("/game clock", zone="Asia/Kolkata")
    reply = (await first.command("/privacy export")).reply
    assert reply is not None
    assert reply.ephemeral
    found = json.loads(first.file(reply))
    assert found["user_id"] == str(first.id)
    assert found["stored"]["people"][0]["zone"] == "Asia/Kolkata"
    assert [row["name"] for row in found["stored"]["seats"]] == [first.name]
    assert len(found["games"][0]["moves"]) >= 2
    assert second.name not in json.dumps(found)


async def test_nothing_is_deleted_before_it_is_meant(either: Stage) -> None:
    first, _ = await begin(either, "Alys", "Brynden")
    asked = (await first.command("/privacy delete")).reply
    assert asked is not None
    assert "the words you gave to the dice" in asked.text
    assert "backups" in asked.text
    assert [button.label for button in asked.buttons] == [SURE]
    assert (await either.table(first)).seat_of(first.id) is not None


@pytest.mark.both
async def test_whoever_is_deleted_is_a_former_player_from_then_on(either: Stage) -> None:
    first, second = await begin(either, "Alys", "Brynden")
    await ByButtons().take_turn(first)
    assert "Maester does not know you any more" in await forget(first)
    await second.reads("is empty; an agent keeps it")
    table = await either.table(second)
    assert table.seat_of(first.id) is None
    assert "You have no seat" in (await first.command("/game play")).text
    shown = (await second.command("/game log")).text + (await second.command("/game status")).text
    assert "a former player" in shown
    assert first.name not in shown
    taken = await either.cass.command("/game seat take")
    assert "The seat is yours" in taken.text


async def test_the_game_goes_on_with_an_agent_in_the_seat(stage: SandboxStage) -> None:
    first, second = await begin(stage, "Alys", "Brynden")
    await forget(first)
    called = await awaited([second])
    assert called is second


async def test_a_person_of_whom_nothing_is_kept_may_ask_as_well(either: Stage) -> None:
    reply = (await either.cass.command("/privacy export")).reply
    assert reply is not None
    assert json.loads(either.cass.file(reply)) == {
        "user_id": str(either.cass.id),
        "stored": {},
        "games": [],
        "ratings": [],
    }
    assert "does not know you" in await forget(either.cass)


async def test_in_private_it_works_as_well(stage: SandboxStage) -> None:
    await begin(stage, "Alys", "Brynden")
    reply = (await stage.alys.command("/privacy export", channel=stage.alys.dm)).reply
    assert reply is not None
    assert json.loads(stage.alys.file(reply))["stored"]["seats"]


async def test_the_button_works_after_a_restart(stage: SandboxStage) -> None:
    first, _ = await begin(stage, "Alys", "Brynden")
    asked = (await first.command("/privacy delete")).reply
    assert asked is not None
    await stage.restart()
    assert "does not know you" in (await first.click(asked, label=SURE)).text
    assert (await stage.table(first)).seat_of(first.id) is None


async def test_a_name_is_forgotten_as_it_is_signed_too(stage: SandboxStage) -> None:
    """What shows nothing in a name is left out where its bearer signs as a game master: there the name stayed."""
    alys, brynden = stage.alys, stage.brynden
    user = stage.sandbox.world.users[alys.id]
    user.global_name = "Alys  of \u3164 Karhold"
    await alys.command("/game new", system="risk")
    await brynden.command("/game join")
    await alys.command("/game start")
    asked = (await alys.command("/gm note", words="late again", reason="to be known")).reply
    assert asked is not None
    await alys.click(asked, label="Confirm")
    table = await stage.table(alys)
    assert [entry.signed.who for entry in await table.entries() if entry.signed] == ["Alys of Karhold"]
    user.global_name = "Alys"  # she calls herself otherwise by now
    await forget(alys)
    entries = await (await stage.table(brynden)).entries()
    assert [entry.signed.who for entry in entries if entry.signed] == ["a former player"]
