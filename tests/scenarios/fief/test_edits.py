"""Fief put right by hand: shown beforehand, told to all, and taken back by a rewind."""

from __future__ import annotations

import pytest

from bot.rules.fief import RULESET
from bot.rules.fief.frames.war.moving import Moving
from tests.rules.fief.position import at as stood
from tests.rules.fief.position import begin, holding, noble
from tests.scenarios.fief.people import FOUR, at, begun, give_way, now
from tests.scenarios.finger import Typing
from tests.scenarios.stage import SandboxStage
from tests.scenarios.test_gm import confirmed, do

ROBB = "stark_robb_stark"


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


@pytest.mark.english
async def test_a_card_moved_by_hand_is_read_by_who_had_or_has_it_alone(stage: SandboxStage) -> None:
    """FIEF-0.90: the table reads that a card was moved, or that none lay there, and not which."""
    state = noble(begin("stark", "lannister", "tyrell"), ROBB, 0, "winterfell")
    here = stood(holding(state, 1, "tax_1"), "P6.DECLARE", 5, Moving(seat=0))
    (brynden, _, davin), table = await at(stage, here)
    for told in ("A card of the Fortune deck goes to the hand of Davin.", "Cass has no such card (Tax)."):
        shown = await brynden.command("/gm edit", kind="move_card", fields="Tax Cass Davin", reason="agreed")
        assert shown.reply is not None
        assert not shown.reply.pictures
        assert "🛠️" not in shown.text
        await confirmed(brynden, shown)
        assert now(table).houses[2].hand == ("tax_1",)
        await davin.reads(told)
    assert "- Tax" in (await davin.command("/game hand")).text


@pytest.mark.english
async def test_marks_and_the_first_player_are_set_as_people_say_it(stage: SandboxStage) -> None:
    """*Robb Stark → Outlaw → fight on to the end* stood in the preview, where a mark was *on*."""
    state = noble(begin("stark", "lannister", "tyrell"), ROBB, 0, "winterfell")
    (brynden, cass, _), table = await at(stage, stood(state, "P6.DECLARE", 5, Moving(seat=0)))
    for kind, fields, told in (
        ("set_mark", "Robb Stark Outlaw set", "🛠️ An Outlaw now: Robb Stark."),
        ("set_mark", "Robb Stark Outlaw removed", "🛠️ No Outlaw any more: Robb Stark."),
        ("set_mark", "Robb Stark Heir to the Iron Throne set", "🛠️ Heir to the Iron Throne now: Robb Stark."),
        ("set_first", "Cass", "🛠️ First Player now: Cass."),
    ):
        shown = await brynden.command("/gm edit", kind=kind, fields=fields, reason="so agreed")
        assert f": {fields}".replace(" ", "") in _plain(shown.text)
        await confirmed(brynden, shown)
        await cass.reads(told)
    assert (now(table).first, now(table).nobles[ROBB].marks) == (1, ("heir",))


def _plain(text: str) -> str:
    return text.replace(" → ", " ").replace(" ", "")
