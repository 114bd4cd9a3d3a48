"""Fief at war: a siege with three Houses, by panel and commands."""

from __future__ import annotations

from bot.rules.fief.frames.war.acting import Acting
from bot.rules.fief.frames.war.sieges import Sieging
from bot.rules.fief.model.state import Fief
from bot.rules.fief.model.units import size
from bot.rules.kit.draft import changed
from tests.rules.fief import position
from tests.rules.fief.position import begin, built, noble, standing
from tests.scenarios.fief.people import Panel, answer, at, do
from tests.scenarios.stage import SandboxStage

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


async def test_two_houses_besiege_a_third(stage: SandboxStage) -> None:
    """Each sets its siege; the Village pays nothing, and Siege Engines will come."""
    state = position.at(walls(), "P6.END", 6, Sieging(seat=0))
    people, table = await at(stage, state)
    brynden, _, davin, _ = people
    panel = Panel(brynden)
    assert "Nobody gets in or out" in await panel.open()
    await panel.choose("Which Villages?", "casterly_rock")
    await panel.tap("Besiege")
    assert await davin.reads("Brynden besieges Casterly Rock")
    assert 0 in table.state.land["casterly_rock"].siege  # type: ignore[attr-defined]


async def test_an_ally_in_the_field_helps_to_storm_the_walls(stage: SandboxStage) -> None:
    """Brynden storms, Davin offers help in secret, Brynden takes it; the fight goes on to its end."""
    people, table = await at(stage, position.at(walls(), "P6.SIEGE", 6, Acting(seat=0)))
    brynden, cass, davin, _ = people
    panel = Panel(brynden)
    text = await panel.open()
    if "Storm the walls" not in text:
        text = await panel.tap("Storm the walls")
    assert "Strength 16, 2 dice." in text or "Strength 17, 2 dice." in text
    assert "A side that loses all its Troops loses its Nobles too" in text
    await panel.tap("Attack")
    before = len(davin.sees())
    await do(davin, "war side", help="attacker")
    assert not [seen for seen in cass.sees()[before:] if "Davin fights beside" in seen.text]
    await do(brynden, "war side", accept="2")
    for seat in (1, 3):
        if table.view(seat).my_prompt is not None:
            await answer(people[seat], table, seat)
    assert await cass.reads("Davin fights beside Brynden at Casterly Rock.")
    for _ in range(20):
        state = table.state
        assert isinstance(state, Fief)
        if not size(state.land["casterly_rock"].troops(1)):
            break
        seat = next(seat for seat in (0, 2, 1, 3) if table.view(seat).my_prompt is not None)
        kind = table.view(seat).menu[0]
        await (
            do(people[seat], "war fight", how="on") if kind == "fight" else answer(people[seat], table, seat)
        )
    assert table.state.land["casterly_rock"].owner == 0  # type: ignore[attr-defined]
    assert await cass.reads("Brynden beats Cass at Casterly Rock.")
