"""The books find what no clause accounts for."""

from __future__ import annotations

from typing import Any

import pytest

from bot.rules.contract import Event
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic import RULESET
from bot.rules.tiny_epic.events.battle import Fought
from bot.rules.tiny_epic.events.board import Moved, Paid, Scored
from bot.rules.tiny_epic.events.flow import Altered, Opened
from bot.rules.tiny_epic.events.night import Faced, KingCame
from bot.rules.tiny_epic.events.rival import RivalGoes
from bot.rules.tiny_epic.events.rounds import VengeanceTaken
from bot.rules.tiny_epic.frames.alliances import Alliances, Handover
from bot.rules.tiny_epic.frames.battle import Battle
from bot.rules.tiny_epic.frames.loss import Loss
from bot.rules.tiny_epic.frames.night.facing import Facing
from bot.rules.tiny_epic.frames.retreat import Retreat
from bot.rules.tiny_epic.frames.rounds import Round
from bot.rules.tiny_epic.legal.retreats import Group
from bot.rules.tiny_epic.model.army import TOKEN
from bot.rules.tiny_epic.model.sides import NIGHT
from bot.rules.tiny_epic.model.state import TinyEpic
from tests.rules.harness import play
from tests.rules.systems import SYSTEMS
from tests.rules.tiny_epic import night, test_rival
from tests.rules.tiny_epic.audit import audit
from tests.rules.tiny_epic.position import begin, standing

UNITS = {"winterfell": "st2h", "riverrun": "st1.tu1", "sunspear": "tu2", "pyke": "gr1h", "ashemark": "gr1"}
BESIEGED = {**UNITS, "riverrun": "st1.tu1.gr2"}
GROUP = Group(side="0", houses=("stark", "tully"), domain="riverrun", chooser=0)
AT_NIGHT = {**night.HOMES, "hornwood": "st2"}


def two(units: dict[str, str], *frames: Any) -> TinyEpic:
    """Stark, with Tully for an ally, against Greyjoy, who has the tokens of Tully."""
    state = changed(standing(begin("stark", "greyjoy"), units, p1={"tully": 2}), allies={"tully": "0"})
    return changed(state, stack=(Round(step="taxes"), *frames))


def dark(frame: Any, **more: Any) -> TinyEpic:
    return changed(night.table(AT_NIGHT, **more), stack=(Round(step="taxes"), frame))


SIEGE = two(BESIEGED, Battle(asked=(), seat=1, attacker="1", defender="0", target="riverrun"))
LOST = two(UNITS, Loss(seat=0, loser="0", winner="1", domain="riverrun"))
LEAVING = two(UNITS, Retreat(group=GROUP))
FACING = dark(Facing(seat=0, target="hornwood", foe="walker", attacker=NIGHT), walkers=("hornwood",))
HUNTED = changed(
    test_rival.solo({"pyke": "gr1h", "riverrun": "gr1", "winterfell": "st1h"}),
    stack=(Round(step="solo_turns"),),
)
FOUGHT = {"attacker": "1", "defender": "0", "target": "riverrun"}
FACED = {"seat": 0, "foe": "walker", "attacker": NIGHT, "target": "hornwood"}


def moved(why: Any, house: str, source: str, target: str) -> Moved:
    return Moved(why=why, seat=None, army={house: TOKEN}, source=source, target=target)


@pytest.mark.parametrize(
    ("state", "right", "wrong"),
    [
        (SIEGE, Fought(**FOUGHT, attack=2, defence=3), Fought(**FOUGHT, attack=2, defence=2)),
        (FACING, Faced(**FACED, treaty=2, dead=6), Faced(**FACED, treaty=2, dead=5)),  # type: ignore[arg-type]
        (LOST, moved("lost", "tully", "riverrun", "pool:1"), moved("return", "stark", "riverrun", "mat")),
        (LOST, moved("lost", "tully", "riverrun", "pool:1"), moved("lost", "tully", "riverrun", "mat")),
        (LEAVING, Altered(frame=Retreat(group=GROUP, target="flints_finger")),
         Altered(frame=Retreat(group=GROUP, target="winterfell"))),
        (two(UNITS, Alliances(left=())), Opened(frame=Handover(house="tully", side="1")),
         Opened(frame=Handover(house="tully", side=None))),
        (two(UNITS), Scored(side="0", by=2, why="castles"), Scored(side="1", by=2, why="castles")),
        (two(UNITS), Scored(side="0", by=1, why="objective"), Scored(side="0", by=2, why="objective")),
        (two(UNITS), Scored(side="0", by=1, why="alliance"), Scored(side="0", by=2, why="alliance")),
        (two(UNITS), Paid(side="0", by=2, why="taxes"), Paid(side="0", by=3, why="taxes")),
        (two(UNITS), VengeanceTaken(side=None), VengeanceTaken(side="0")),
        (two(UNITS), moved("march", "stark", "riverrun", "flints_finger"),
         moved("march", "stark", "riverrun", "winterfell")),
        (dark(Round(), king="hornwood", phase=2), KingCame(domain="winterfell", why="flight"),
         KingCame(domain="riverrun", why="flight")),
        (HUNTED, RivalGoes(house="greyjoy", domain="ashemark", by_card=False),
         RivalGoes(house="greyjoy", domain="the_reach", by_card=False)),
    ],
)  # fmt: skip
def test_what_a_clause_accounts_for_is_not_found_and_anything_else_is(
    state: TinyEpic, right: Event, wrong: Event
) -> None:
    assert [*audit(state, right, state)] == []
    assert len([*audit(state, wrong, state)]) == 1


@pytest.mark.parametrize("table", range(len(SYSTEMS["tiny_epic"].tables)))
def test_a_game_between_agents_adds_up(table: int) -> None:
    options, players = SYSTEMS["tiny_epic"].tables[table]
    game = play(RULESET, options, [RULESET.agents["sensible"]] * players, seed=table, longest=60)
    state: Any = None
    for event in game.events:
        assert state is None or [*audit(state, event, state)] == []
        state = RULESET.apply(state, event)
