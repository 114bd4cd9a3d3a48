"""Fief put right by hand: shown beforehand, told to all, and taken back by a rewind."""

from __future__ import annotations

import pytest

from bot.rules.fief import RULESET
from tests.scenarios.fief.people import FOUR, begun, give_way, now
from tests.scenarios.finger import Typing
from tests.scenarios.stage import SandboxStage
from tests.scenarios.test_gm import confirmed, do


@pytest.mark.english
async def test_troops_are_set_by_hand_and_a_rewind_undoes_it(stage: SandboxStage) -> None:
    people, table = await begun(stage, *FOUR)
    while not now(table).phase:
        await give_way(Typing(), people, table, *range(4))
    brynden, cass, *_ = people
    then = now(table)
    home = next(place for place, here in then.land.items() if here.owner == 0)
    offered = await brynden.complete("/gm edit", focused="kind", value="troops")
    assert [choice.value for choice in offered] == ["set_units"]
    line = f"{RULESET.names[home]} Brynden Knights"
    offered = await brynden.complete("/gm edit", {"kind": "set_units"}, focused="fields", value=line)
    assert (f"{line} 5", f"village:{home} player:0 unit:knight number:5") in [
        (choice.name, choice.value) for choice in offered
    ]
    shown = await brynden.command("/gm edit", kind="set_units", fields=f"{line} 5", reason="so agreed")
    assert f"**Troops of a player in a Village**: {line} 5".replace(" ", "") in _plain(shown.text)
    assert shown.reply is not None
    assert not shown.reply.pictures  # it would tell who is asked next, and so of wishes
    assert now(table) == then
    await confirmed(brynden, shown)
    assert now(table).land[home].troops(0)["knight"] == 5
    await cass.reads(f"🛠️ Knights of Brynden at {RULESET.names[home]} now: 5.")
    refused = await brynden.command("/gm edit", kind="set_units", fields=f"{line} 9", reason="so agreed")
    assert "choose from 0 to 8, for more are not left in stock" in refused.text
    moves = await brynden.complete("/gm rewind", focused="move")
    await do(brynden, "/gm rewind", move=moves[0].value)
    assert now(table) == then


def _plain(text: str) -> str:
    return text.replace(" → ", " ").replace(" ", "")
