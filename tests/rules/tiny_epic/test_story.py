"""What the story tells, in which order, and of whom."""

from __future__ import annotations

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Event
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic import RULESET
from bot.rules.tiny_epic.events.night import Faced
from bot.rules.tiny_epic.frames.alliances import settle as allied
from bot.rules.tiny_epic.frames.exploring import Exploring
from bot.rules.tiny_epic.frames.rival.deeds import Deeds
from bot.rules.tiny_epic.frames.rounds import Round
from bot.rules.tiny_epic.frames.turn import Turn
from bot.rules.tiny_epic.judge.draft import Play
from bot.rules.tiny_epic.judge.judges import settle
from bot.rules.tiny_epic.model.rival import GoTo
from bot.rules.tiny_epic.model.sides import NIGHT, TREATY
from bot.rules.tiny_epic.model.state import TinyEpic
from bot.words import Voice
from tests.rules.tiny_epic import test_teammate
from tests.rules.tiny_epic.position import begin, standing

SAY = Voice("en", RULESET.names, {0: "Alys", 1: "Brynden"})


def lines(told: list[Event]) -> list[str]:
    return [SAY(text) for event in told if (text := event.text())]


def parted(state: TinyEpic, ally: str | None) -> list[str]:
    """The story of House Tully, which leaves Alys, until somebody is asked."""
    play = Play(changed(state, allies={"tully": "0"}, stack=(Round(step="turns"),)), SeededChance(0))
    allied(play, "tully", ally)
    while play.state.stack[-1].kind in ("retreat", "handover") and play.state.stack[-1].go_on(play):
        pass
    return lines(play.events)


def test_te_10_3_that_an_alliance_is_over_is_told_before_who_leaves_for_it() -> None:
    """*Retreat from Riverrun* stood there out of the blue; the reason came two lines later."""
    state = standing(begin("stark", "greyjoy"), {"winterfell": "st1h", "riverrun": "st1.tu2", "pyke": "gr1h"})
    over = "House Tully is no longer allied with Alys. Who stands beside its units leaves first."
    told = parted(state, "1")
    assert told[0] == over
    alone = standing(
        begin("stark", "greyjoy"), {"winterfell": "st1h", "flints_finger": "st1", "riverrun": "tu2"}
    )
    assert parted(alone, "1") == ["House Tully is allied with Brynden."]


def test_te_10_3_all_of_it_is_told_where_nobody_has_to_choose() -> None:
    units = {
        "winterfell": "st1h",
        "riverrun": "st1.tu2",
        "pyke": "gr1h",
        "ashemark": "gr1",
        "three_sisters": "ma1",
    }
    assert parted(standing(begin("stark", "greyjoy"), units), None) == [
        "House Tully is no longer allied with Alys. Who stands beside its units leaves first.",
        "Retreat from Riverrun to Flint's Finger: 1 Stark.",
        "House Tully is allied with nobody.",
    ]


def fought(play: Play) -> list[Event]:
    settle(play)
    return [*play.events]


def test_te_17_3_who_leads_is_the_teammate_where_it_fights_by_itself() -> None:
    """*Alys leads the Treaty*, it said, and the statistics had a battle more of hers."""
    state = test_teammate.solo({"riverrun": "gr2h", "winterfell": "st1h"}, steel=5, walkers=("pyke",))
    state = changed(state, stack=(Round(step="solo_turns"), Turn(seat=0, then=None)))
    play = Play(state, SeededChance(0))
    play.push(Deeds(seat=0, todo=(GoTo(first="pyke"),)))
    told = fought(play)
    assert "House Greyjoy, the Teammate, leads the Treaty against a White Walker at Pyke." in lines(told)
    (battle,) = (event.battle() for event in told if isinstance(event, Faced))
    assert battle is not None
    assert (battle.attacker, battle.defender) == (TREATY, NIGHT)


def test_te_17_9_nor_is_the_battle_for_its_dragon_glass_the_players() -> None:
    state = test_teammate.solo(
        {"the_rills": "gr3h", "winterfell": "st1h"}, hidden={"the_rills": test_teammate.GLASS}
    )
    play = Play(changed(state, stack=(Round(step="solo_turns"), Turn(seat=0, then=None))), SeededChance(0))
    play.push(Exploring(seat=0, domain="the_rills", mate=True))
    (battle,) = (event.battle() for event in fought(play) if isinstance(event, Faced))
    assert battle is not None
    assert (battle.attacker, battle.defender) == (NIGHT, TREATY)
