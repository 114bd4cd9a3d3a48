"""How many presses a turn of Tiny Epic takes: a die, its slot, a march of two legs into a battle, a card, a recruit."""

from __future__ import annotations

from bot.engine.journal.chance import SeededChance
from bot.engine.table.table import Table
from bot.rules.contract import Pick, Seat
from bot.rules.kit.draft import changed, put
from bot.rules.tiny_epic.legal import control
from bot.rules.tiny_epic.model.facts import CARDS
from tests.scenarios.finger import Pressing, Typing
from tests.scenarios.stage import SandboxStage
from tests.scenarios.tiny_epic.people import at_arms, begun, play_well

DRAFT, TURN = 2, 13
"""Presses of a draft, the first of which opens the panel, and of a whole turn with a battle."""


async def test_a_draft_and_a_turn_with_a_battle_take_few_presses(stage: SandboxStage) -> None:
    people, table = await begun(stage)
    way, whim = Pressing(), SeededChance(1)
    drafts = []
    while (seat := table.view(None).active) is None:
        before = way.presses
        if await play_well(people, table, whim, way) == "draft":
            drafts.append(way.presses - before)
    assert max(drafts) <= DRAFT
    rival = (seat + 1) % len(people)
    state, aim = at_arms(table.state, seat, rival)
    lord = changed(state.lords[seat], dice=("march", "recruit"))
    table._state = state = changed(state, lords=put(state.lords, seat, lord))
    (source,) = control.domains(state, seat)
    free = next(card for card in state.lords[rival].hand if not CARDS[card].defense_cost)
    person, before = people[seat], way.presses
    await way.open(person)
    await way.make(person, table, "place", die="recruit", slot="march")
    army = everybody(table, seat, source, aim)
    await way.make(person, table, "march", source=source, target=aim, army=army)
    await Typing().make(people[rival], table, "commit", card=free)
    await way.make(person, table, "commit", card=state.lords[seat].hand[0])
    while table.view(seat).my_prompt is not None and table.view(seat).my_prompt.kind != "die":
        await play_well(people, table, whim, way)
    if "recruit" in table.view(seat).menu:
        await play_well(people, table, whim, way)
    assert way.presses - before <= TURN


def everybody(table: Table, seat: Seat, source: str, target: str) -> str:
    """The whole army that can go there."""
    filled = {"source": source, "target": target}
    offered = table.rules.candidates(table.view(seat), "march", filled, "army")
    assert isinstance(offered, Pick)
    return offered.choices[0].value
