"""Whole games of Tiny Epic, by buttons alone and by commands alone: all do what the game's own agent would."""

from __future__ import annotations

import pytest

from bot.engine.journal.chance import SeededChance
from bot.engine.table.table import Table
from bot.rules.tiny_epic.frames.act import Act
from bot.rules.tiny_epic.frames.battle import Battle
from bot.rules.tiny_epic.model.state import TinyEpic
from tests.scenarios.finger import Pressing, Typing, Way
from tests.scenarios.players import ending
from tests.scenarios.stage import Player, SandboxStage
from tests.scenarios.test_clock import Hourglass
from tests.scenarios.tiny_epic.people import answer, at_arms, begun, play_well, type_in


def now(table: Table) -> TinyEpic:
    """How the game stands."""
    assert isinstance(table.state, TinyEpic)
    return table.state


async def test_a_battle_of_two_cards_ends_with_a_retreat(stage: SandboxStage) -> None:
    people, table = await begun(stage)
    while (seat := table.view(None).active) is None:
        await answer(people, table)
    rival = (seat + 1) % len(people)
    table._state, aim = at_arms(now(table), seat, rival)
    assert table.rules.broken(table.state) == ()
    await type_in(people[seat], "place", die="march", slot="march")
    own = now(table).lords[seat].house
    source = next(place for place in now(table).links[aim] if own in now(table).units.get(place, {}))
    await type_in(people[seat], "march", source=source, target=aim)
    assert table.view(rival).my_prompt
    assert table.view(seat).my_prompt
    for one in (rival, seat):
        await type_in(people[one], "commit")
    while any(isinstance(frame, Battle) for frame in now(table).stack):
        await answer(people, table)
    assert await people[0].wait(lambda: people[0].newest(lambda seen: "Retreat from" in seen.text))


@pytest.mark.parametrize("way", [Typing(), Pressing()], ids=["commands", "buttons"])
async def test_a_competitive_game_for_three_to_its_end(stage: SandboxStage, way: Way) -> None:
    """With events, battles of two cards that end with a retreat, and alliances."""
    people, table = await begun(stage)
    whim, done, allies, both = SeededChance(1), list[str](), set[str](), False
    while table.outcome() is None:
        done.append(await play_well(people, table, whim, way))
        allies |= {*now(table).allies.values()}
        both = both or [len(prompt.waiting) for prompt in table.pending() if prompt.kind == "battle"] == [2]
    assert {"event", "plot", "recruit", "march", "commit", "retreat"} <= {*done}
    assert allies
    assert both
    await over(people, table, "The rounds are over.")


@pytest.mark.parametrize("way", [Typing(), Pressing()], ids=["commands", "buttons"])
async def test_together_against_the_night_king_until_the_wall_has_fallen_and_to_the_end(
    stage: SandboxStage, way: Way
) -> None:
    people, table = await begun(stage, ("Brynden", "Cass"), mode="cooperative")
    whim, done = SeededChance(2), list[str]()
    while table.outcome() is None:
        done.append(await play_well(people, table, whim, way))
    assert {"house", "draft", "place", "recruit", "plot", "explore", "commit"} <= {*done}
    night = now(table).night
    assert night is not None
    assert not night.wall
    await people[0].reads("The Wall has fallen.")
    await over(people, table, "the Night King stands")


async def over(people: list[Player], table: Table, why: str) -> None:
    """The game has ended so, and all its facts fit together."""
    assert table.rules.broken(table.state) == ()
    last = await people[0].wait(lambda: ending(people[0]))
    assert last is not None
    assert why in last.text


ZONES = ("Europe/Berlin", "Africa/Cairo", "Asia/Kolkata")


async def test_three_zones_deadlines_a_regent_and_answers_left(stage: SandboxStage) -> None:
    """Who is late is played for by a regent until back; an answer left is given at once, and by nobody else."""
    glass = Hourglass(stage)
    people: list[Player] = [stage.person(name) for name in ("Brynden", "Cass", "Davin")]
    await people[0].command("/game new", system="tiny_epic")
    await people[0].command("/game pace", hours="6", late="regent")
    for guest in people[1:]:
        await guest.command("/game join")
    await people[0].command("/game start")
    table = await stage.table(people[0])
    for person, zone in zip(people, ZONES, strict=True):
        told = await person.command("/game clock", zone=zone)
        assert f"**{zone}**" in told.text
    while (seat := table.view(None).active) is None:
        await answer(people, table)
    other = (seat + 1) % len(people)
    for face in ("march", "sail", "recruit", "plot", "whisper", "event"):
        await people[other].command("/epic standing", matter=f"follow-{face}", answer="pass")
    late = people[seat]
    await glass.run(late, 6.2)
    assert late.newest(lambda seen: "An agent plays for them" in seen.text)
    assert "Welcome back." in (await late.command("/game return")).text
    round_, asked = now(table).round, set[int]()
    for _ in range(40):
        if now(table).round > round_:
            break
        top = now(table).stack[-1]
        if isinstance(top, Act) and top.moment == "follow":
            asked |= {one for one in range(3) if table.view(one).my_prompt}
        await answer(people, table)
    assert other not in asked
    assert table.rules.broken(table.state) == ()
