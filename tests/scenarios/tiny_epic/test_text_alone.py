"""Tiny Epic, won by somebody who sees no picture: by the words of commands and of the board in text."""

from __future__ import annotations

import re

import pytest

from bot.sandbox.seen import Choice
from tests.scenarios.players import MINE, ending
from tests.scenarios.stage import Player, SandboxStage
from tests.scenarios.tiny_epic.people import FIELDS

MOVES = 300
DICE = ("March", "Recruit", "Plot", "Sail", "Whisper", "Event")
"""Actions, the likeliest to win with first."""
ACTIONS = re.compile(r"\b(Recruit|March|Sail|Plot|Whisper|Event)\b")


@pytest.mark.english
async def test_a_game_is_won_by_text_alone(stage: SandboxStage) -> None:
    """Each move is chosen by what is read in `/game status`, `/game board`, and beside what may be chosen."""
    alys = stage.alys
    await alys.command("/game new", system="tiny_epic")
    await alys.command("/game agent")
    await alys.command("/game start")
    table, told = await stage.table(alys), ""
    for _ in range(MOVES):
        if not table.playing:
            break
        asked = re.search(rf"{MINE} to (.*)\.", told)
        if asked is None:
            await alys.settle()
            told = (await alys.command("/game status")).text
        else:
            told = await move(alys, asked[1])
    end = await alys.wait(lambda: ending(alys))
    assert end is not None
    assert f"## <@{alys.id}> wins" in end.text
    shown = [picture for seen in alys.sees() for picture in seen.pictures]
    assert shown
    assert not any(picture.alt.endswith("…") for picture in shown)


async def move(alys: Player, asked: str) -> str:
    """What comes of it. What is asked, as far as the words of what is offered say what is good."""
    first = asked.partition(" ")[0]
    action = ACTIONS.search(asked)
    if "in the bottom slot" in asked:
        return await give(alys, "draft", die=await worst(alys))
    if first == "take" and "House" in asked:
        return await give(alys, "house")
    if "take a die" in asked:
        return await give(alys, "draft")
    if first == "place":
        return await give(alys, "place")
    if first == "commit":
        return await commit(alys)
    if "the march" in asked:
        return await march(alys, "march")
    if action and first in ("do", "follow", "use"):
        kind = action[0].casefold()
        return await (march(alys, kind) if kind in ("march", "sail") else give(alys, kind))
    if "unit lost" in asked:
        return await give(alys, "lose")
    if "retreat" in asked:
        return await give(alys, "retreat")
    if "another shield" in asked:
        return await give(alys, "plot")
    if first == "choose":
        return await give(alys, "choose")
    raise AssertionError(f"nobody knows how: {asked}")


async def worst(alys: Player) -> str:
    offered = await alys.complete("/epic draft", {}, focused="die")
    return str(max(offered, key=rank).value)


def rank(one: Choice) -> int:
    """How good an action is: the less, the better."""
    return next((n for n, name in enumerate(DICE) if one.name.startswith(name)), len(DICE))


async def give(alys: Player, kind: str, **filled: str) -> str:
    """The command, with the best of what is offered in each field; if nothing can be done, a pass."""
    for field in FIELDS[kind]:
        if field in filled:
            continue
        offered = await alys.complete(f"/epic {kind}", filled, focused=field)
        if not offered:
            return (await alys.command("/epic pass")).text
        filled[field] = str(min(offered, key=lambda one: worth(kind, field, one)).value)
    outcome = await alys.command(f"/epic {kind}", filled)
    if "⚠️" in outcome.text:
        outcome = await alys.command("/epic pass")
    assert "⚠️" not in outcome.text, outcome.text
    return outcome.text


def worth(kind: str, field: str, one: Choice) -> int:
    """The less, the better."""
    if field in ("die", "slot"):
        return rank(one)
    if field == "domain":
        return -number(r"(\d+)", one.name)
    return 0


async def march(alys: Player, kind: str) -> str:
    """To a castle that nobody holds, else against whoever is weaker by enough; one Token stays behind at a castle."""
    plans = []
    for source in await alys.complete(f"/epic {kind}", focused="source"):
        for target in await alys.complete(f"/epic {kind}", source=source.value, focused="target"):
            free, castle = "fight" not in target.name, "castle" in target.name or "Throne" in target.name
            foe = number(r"strength (\d+)", target.name)
            ours = 2 * ("Stark" in source.name) + number(r"(\d+)", source.name)
            good = 10 * castle + (0 if free else 6 if ours > foe else -20)
            plans.append((good, source.value, target.value, free))
    good, source, target, free = max(plans, default=(0, "", "", True))
    if good < 5:
        return (await alys.command("/epic pass")).text
    filled = {"source": source, "target": target}
    armies = await alys.complete(f"/epic {kind}", filled, focused="army")
    army = armies[-1] if free else armies[0]
    outcome = await alys.command(f"/epic {kind}", filled, army=army.value)
    assert "⚠️" not in outcome.text, outcome.text
    return outcome.text


async def commit(alys: Player) -> str:
    """The strongest card that can be paid for."""
    cards = await alys.complete("/epic commit", focused="card")
    best = max(cards, key=lambda one: number(r"Strength (\d+)", one.name), default=None)
    return (await alys.command("/epic commit", {} if best is None else {"card": best.value})).text


def number(pattern: str, text: str) -> int:
    """The first such number of a text, or 0."""
    found = re.search(pattern, text)
    return int(found[1]) if found else 0
