"""Whole games of three people, by buttons alone and by commands alone, to the same kind of end."""

import hashlib

import pytest

from bot.engine.transcript.reader import read
from bot.engine.transcript.verify import verify
from bot.rules.registry import RULESETS
from bot.sandbox.seen import Seen
from tests.scenarios.players import ByButtons, ByCommands, Way, awaited, ending
from tests.scenarios.stage import SECRET, Player, Stage


@pytest.mark.spoken
async def test_three_people_play_a_game_by_buttons_alone(either: Stage) -> None:
    alys, brynden, cass = either.alys, either.brynden, either.cass
    lobby = (await alys.command("/game new", system="risk")).reply
    assert lobby is not None
    await brynden.click(lobby, label="Join")
    await cass.click(lobby, label="Join")
    await alys.click(lobby, label="Begin")
    await judge(await play([alys, brynden, cass], ByButtons()), alys)


@pytest.mark.both
async def test_three_people_play_a_game_by_commands_alone(either: Stage) -> None:
    alys, brynden, cass = either.alys, either.brynden, either.cass
    await alys.command("/game new", system="risk")
    await brynden.command("/game join")
    await cass.command("/game join", words="winter is coming")
    await alys.command("/game start")
    await judge(await play([alys, brynden, cass], ByCommands()), alys)


async def play(people: list[Player], way: Way) -> Seen:
    """Play until the game is over; the message that says so."""
    while (person := await awaited(people)) is not None:
        await way.take_turn(person)
    found = ending(people[0])
    assert found is not None
    return found


async def judge(end: Seen, person: Player) -> None:
    """The end tells who won and why, the score sheet, and the secret; the transcript of it all is true."""
    lines = end.text.splitlines()
    assert [
        line for line in lines if line.startswith("## ") and line.endswith((" wins", "share the victory"))
    ]
    assert "The End Game card was drawn: a point for each land, castle and port." in lines
    podium = [line.split(":")[0].split() for line in lines if "**" in line and " = " in line]
    assert [medal for medal, _ in podium] == ["🥇", "🥈", "🥉"]
    assert sorted(name for _, name in podium) == ["Alys", "Brynden", "Cass"]
    assert f"`{SECRET}`" in lines[-1]
    assert "RISK: Game of Thrones" in end.pictures[0].alt

    exported = await person.command("/game export")
    assert exported.reply is not None
    assert exported.reply.ephemeral
    transcript = read(person.file(exported.reply).decode())
    assert transcript.commitment == hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()
    findings = [(finding.kind, finding.text) for finding in verify(transcript, RULESETS)]
    assert [text for kind, text in findings if kind == "false"] == []
    assert any("rules" in text for kind, text in findings if kind == "proven"), findings
