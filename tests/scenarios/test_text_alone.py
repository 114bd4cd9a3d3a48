"""A game is won by somebody who sees no picture: by the words of commands, of the board in text, and of alt texts."""

import re

import pytest

from bot.sandbox.seen import Choice
from tests.scenarios.players import MINE, dashboard
from tests.scenarios.stage import Player, SandboxStage

GOOD = 55
"""Percent from which an attack is begun."""
MOVES = 400


@pytest.mark.english
async def test_a_game_is_won_by_text_alone(stage: SandboxStage) -> None:
    alys = stage.alys
    await alys.command("/learn")
    await alys.wait(lambda: dashboard(alys))
    table = await stage.table(alys)
    for _ in range(MOVES):
        if not table.playing:
            break
        told = (await alys.command("/game status")).text
        asked = re.search(rf"{MINE} to (\w+)", told)
        if asked is None:
            await alys.settle()
            continue
        await move(alys, asked[1])
    end = await alys.reads("The secret behind the dice")
    assert "## <@" in end.text or "## Alys" in end.text
    assert "wins" in end.text
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.winners == (table.seat_of(alys.id),)
    shown = [picture for seen in alys.sees() for picture in seen.pictures]
    assert shown
    assert all(
        len(picture.alt) > 40 for picture in shown
    )  # the least: two lands of a cut, who holds them, with how many


async def move(alys: Player, asked: str) -> None:
    """What is asked, as far as the words of what is offered say what is good."""
    match asked:
        case "deploy":
            land = max(await alys.complete("/risk deploy", focused="territory"), key=threat)
            await alys.command("/risk deploy", territory=land.value)
        case "hand":
            (first, *_) = await alys.complete("/risk redeem", focused="cards")
            await alys.command("/risk redeem", cards=first.value)
        case "attack":
            await attack(alys)
        case "fight":
            good = await alys.command("/risk odds")
            on = "/risk press" if percent(good.text) >= GOOD else "/risk halt"
            await alys.command(on)
        case "move":
            offered = await alys.complete("/risk occupy", focused="armies")
            await alys.command("/risk occupy", armies=max(int(one.value) for one in offered))
        case "defend":
            await alys.command("/risk defend", dice="2")
        case _:
            await alys.command("/risk end")


async def attack(alys: Player) -> None:
    """The likeliest attack, if it is likely; else the end of the turn."""
    found = []
    for source in await alys.complete("/risk attack", focused="source"):
        targets = await alys.complete("/risk attack", source=source.value, focused="target")
        found += [(percent(one.name), source.value, one.value) for one in targets]
    chance, source, target = max(found, default=(0, "", ""))
    if chance >= GOOD:
        await alys.command("/risk attack", source=source, target=target, until=1)
    else:
        await alys.command("/risk end")


def threat(land: Choice) -> int:
    """How many stand against a land."""
    found = re.search(r"(\d+) against it", land.name)
    return int(found[1]) if found else 0


def percent(text: str) -> int:
    """The chance that is told."""
    found = re.search(r"(\d+)%", text)
    return int(found[1]) if found else 0
