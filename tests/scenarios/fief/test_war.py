"""Fief at war: a siege with three Houses, by buttons on panels that fit a phone, and by commands alone."""

from __future__ import annotations

from bot.engine.table.table import Table
from bot.rules.contract import Seat
from bot.rules.fief.frames.cards.playing import Playing
from bot.rules.fief.frames.war.acting import Acting
from bot.rules.fief.frames.war.sieges import Sieging
from bot.rules.fief.model.state import Fief
from bot.rules.fief.model.units import size
from bot.rules.kit.draft import changed
from tests.rules.fief import position
from tests.rules.fief.position import begin, built, holding, noble, standing
from tests.scenarios.fief.people import Panel, at, give_way, now
from tests.scenarios.finger import Way
from tests.scenarios.stage import Player, SandboxStage

ROBB, TYWIN, MACE = "stark_robb_stark", "lannister_tywin_lannister", "tyrell_mace_tyrell"


def walls() -> Fief:
    """Robb and Mace before the walls of Casterly Rock; Tywin is elsewhere, his garrison inside."""
    state = begin("stark", "lannister", "tyrell", "martell")
    state = noble(state, TYWIN, 1, "crakehall")
    here = changed(state.land["casterly_rock"].posts[0], inside={})
    state = built(state, "casterly_rock", posts=(here,), fort="stronghold")
    state = standing(state, 1, "casterly_rock", "m2", "inside")
    state = noble(standing(state, 0, "casterly_rock", "m3k4"), ROBB, 0, "casterly_rock")
    return noble(standing(state, 2, "casterly_rock", "m2k2"), MACE, 2, "casterly_rock")


async def test_two_houses_besiege_a_third(stage: SandboxStage, way: Way) -> None:
    """Both are asked at once, and do it in turn order; the Village pays nothing, and Siege Engines will come."""
    people, table = await at(stage, position.at(walls(), "P6.END", 6, Sieging(asked=(0, 2))))
    brynden, cass, davin, _ = people
    assert "Nobody gets in or out" in await Panel(davin).open()
    await way.make(davin, table, "siege", villages=("casterly_rock",))
    assert 2 not in now(table).land["casterly_rock"].siege
    await way.make(brynden, table, "siege", villages=("casterly_rock",))
    assert await cass.reads("Brynden besieges Casterly Rock")
    assert await brynden.reads("Davin besieges Casterly Rock")
    assert {0, 2} <= {*now(table).land["casterly_rock"].siege}


async def test_an_ally_in_the_field_helps_to_storm_the_walls(stage: SandboxStage, way: Way) -> None:
    """Brynden storms, Davin offers help in secret, Brynden takes it; the fight goes on to its end."""
    people, table = await at(stage, position.at(walls(), "P6.SIEGE", 6, Acting(seat=0)))
    brynden, cass, davin, _ = people
    panel = Panel(brynden)
    text = await panel.open()
    if "Storm the walls" not in text:
        text = await panel.tap("Storm the walls")
    assert "Strength 16, 2 dice." in text or "Strength 17, 2 dice." in text
    assert "A side that loses all its Troops loses its Nobles too" in text
    await way.make(brynden, table, "attack", village="casterly_rock", how="assault")
    await cass.settle()
    before = len(cass.sees())
    await way.make(davin, table, "side", help="attacker")
    assert not [seen for seen in cass.sees()[before:] if "Davin fights beside" in seen.text]
    await way.make(brynden, table, "side", accept=("2",))
    await give_way(way, people, table, 1, 3)
    assert await cass.reads("Davin fights beside Brynden at Casterly Rock.")
    for _ in range(20):
        if not size(now(table).land["casterly_rock"].troops(1)):
            break
        seat = next(seat for seat in (0, 2, 1, 3) if table.view(seat).my_prompt is not None)
        await fight_on(way, people, table, seat)
    assert now(table).land["casterly_rock"].owner == 0
    assert await cass.reads("Brynden beats Cass at Casterly Rock.")


async def fight_on(way: Way, people: list[Player], table: Table, seat: Seat) -> None:
    """Another round of dice, if that is what is asked."""
    if "fight" in table.view(seat).menu:
        await way.make(people[seat], table, "fight", how="on")
    else:
        await give_way(way, people, table, seat)


async def test_an_uprising_that_nobody_joins_is_put_down_by_dice(stage: SandboxStage, way: Way) -> None:
    """Both who hold cards are asked in one secret wait, and may say none."""
    state = begin("stark", "lannister", "tyrell", "martell")
    state = holding(holding(state, 0, "uprising_1"), 2, "uprising_2")
    people, table = await at(stage, position.at(state, "P2.LIMIT", 2, Playing(seat=0)))
    await way.make(people[0], table, "play", card="uprising_1", target="casterly_rock")
    assert [prompt.kind for prompt in table.pending()] == ["join"]
    await way.make(people[2], table, "join")
    assert now(table).houses[2].hand == ("uprising_2",)
    assert "join" not in [prompt.kind for prompt in table.pending()]
    assert await people[1].reads("Uprising")
