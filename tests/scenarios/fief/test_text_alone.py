"""Fief, won by somebody who sees no picture: by the words of commands and of the board in text."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.engine.table.table import Table
from bot.rules.fief.frames.cards.buying import Buying
from bot.rules.fief.model.state import Fief
from cogs.interaction import forms
from tests.rules.fief import position
from tests.rules.fief.position import begin, noble, rich, standing, titled
from tests.scenarios.fief.people import begun
from tests.scenarios.players import MINE
from tests.scenarios.stage import Player, SandboxStage

ROBB, WYMAN = "stark_robb_stark", "stark_wyman_manderly"
MOVES = 120
ONE = "1 Man at Arms"
ROADS = 2
"""As far as a Noble goes in a round."""


def near_the_end() -> Fief:
    """Robb is King and Wyman the Hand; of the Heart of the North one Village is nobody's."""
    state = begin("stark", "lannister", "tyrell")
    state = noble(state, ROBB, 0, "winterfell", inside=True)
    state = noble(state, WYMAN, 0, "deepwood_motte")
    for village in ("deepwood_motte", "torrhens_square"):
        state = standing(state, 0, village, "m1")
    state = standing(rich(state, 0, 12), 0, "winterfell", "m3")
    state = titled(titled(state, ROBB, "king"), WYMAN, "hand")
    return position.at(state, "P5.MOVE", 4, Buying(seat=0))


@pytest.mark.english
async def test_a_game_is_won_by_text_alone(stage: SandboxStage) -> None:
    """What is missing for the last point is read on the panel, where it is in the list of what is next to what, and
    who stands where in the board in words; so the Village is taken, the Title bought, and the round ended."""
    people, table = await begun(stage, "Brynden", agents=2, surprise_windows="none", vote_order="together")
    (brynden,), state = people, near_the_end()
    assert table.rules.broken(state) == ()
    table._state = state
    for _ in range(MOVES):
        if not table.playing:
            break
        told = (await brynden.command("/game play")).text
        asked = re.search(rf"{MINE} to (.*)\.", told)
        if asked is None:
            await brynden.settle()
        elif asked[1].startswith("buy"):
            await buy(brynden, told)
        elif asked[1].startswith("march"):
            await march(brynden, told)
        elif asked[1].startswith("say whether"):
            await brynden.command("/fief answer", yes=False)
        else:
            await answer(brynden, table)
    end = (await brynden.command("/game status")).text
    assert "The game is over." in end
    assert "Brynden (House Stark): 3 points" in end
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), "points")
    shown = [picture for seen in brynden.sees() for picture in seen.pictures]
    assert shown
    assert not any(picture.alt.endswith("…") for picture in shown)


async def answer(brynden: Player, table: Table) -> None:
    """A pass, or else the first of what is offered for each field."""
    menu = table.view(0).menu
    kind = "pass" if "pass" in menu else menu[0]
    action = forms.action_named(table.rules, kind)
    command, filled = " ".join(filter(None, ("/fief", action.family, kind))), dict[str, Any]()
    for field in forms.fields(action):
        offered = await brynden.complete(command, filled, focused=field.name) if field.required else []
        if offered:
            filled[field.name] = offered[0].value
        elif field.required:
            filled[field.name] = False
    outcome = await brynden.command(command, filled)
    assert "⚠️" not in outcome.text, (kind, filled, outcome.text)


async def buy(brynden: Player, told: str) -> None:
    """The Title of a great Fief whose Villages are all one's own, else nothing."""
    if "**all Villages are yours**" in told:
        offered = await brynden.complete("/fief trade buy", focused="what")
        filled = {"what": next(one.value for one in offered if "Lord of" in one.name)}
        for field in ("where", "noble"):
            filled[field] = (await brynden.complete("/fief trade buy", filled, focused=field))[0].value
        bought = await brynden.command("/fief trade buy", filled)
        assert re.search("buys the Title|The Crown grants", bought.text), bought.text  # a King pays nothing
    else:
        await brynden.command("/fief pass")


async def march(brynden: Player, told: str) -> None:
    """A leader and a man into the Village that is missing, along the roads that are told."""
    missing = re.search(r"only (.*) is missing", told)
    if missing is None:
        await brynden.command("/fief pass")
        return
    shown = await brynden.command("/game board")
    assert shown.reply is not None
    assert f"- {missing[1]}: **–**" in shown.text
    roads = ways((await brynden.click(shown.reply, label="What is next to what")).text)
    for source in await brynden.complete("/fief war muster", focused="source"):
        path = shortest(roads, source.name.partition(" · ")[0], missing[1])
        filled = {"source": source.value}
        men = [one.name for one in await brynden.complete("/fief war muster", filled, focused="men")]
        if len(path) <= ROADS and ONE in men[1:]:  # somebody stays, and holds the Village
            nobles = await brynden.complete("/fief war muster", filled, focused="nobles")
            await brynden.command("/fief war muster", filled, nobles=nobles[0].value, men=ONE)
            for place in path:
                gone = await brynden.command("/fief war march", target=place)
            assert f"Taken: {missing[1]}." in gone.text
            return
    raise AssertionError(f"nobody is near {missing[1]}")


def ways(told: str) -> dict[str, set[str]]:
    """What is next to each place by road, as it is told."""
    lines = [line.removeprefix("- ").split(": ", 1) for line in told.splitlines() if line.startswith("- ")]
    return {name: {*near.partition(", by sea ")[0].split(", ")} for name, near in lines}


def shortest(roads: dict[str, set[str]], source: str, target: str) -> list[str]:
    """The places on the way."""
    paths = [[source]]
    for path in paths:
        if path[-1] == target:
            return path[1:]
        paths += [[*path, near] for near in sorted(roads.get(path[-1], ())) if near not in path]
    raise AssertionError(f"no way from {source} to {target}")
