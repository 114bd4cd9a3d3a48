"""What the story tells, in which order, and of whom."""

from __future__ import annotations

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Event
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic import RULESET
from bot.rules.tiny_epic.events.battle import Fought
from bot.rules.tiny_epic.events.board import Moved, Paid
from bot.rules.tiny_epic.events.night import Faced
from bot.rules.tiny_epic.frames.alliances import settle as allied
from bot.rules.tiny_epic.frames.exploring import Exploring
from bot.rules.tiny_epic.frames.rival.deeds import Deeds
from bot.rules.tiny_epic.frames.rounds import Round
from bot.rules.tiny_epic.frames.turn import Turn
from bot.rules.tiny_epic.judge.draft import Play
from bot.rules.tiny_epic.judge.judges import settle
from bot.rules.tiny_epic.model.army import Force
from bot.rules.tiny_epic.model.rival import GoTo
from bot.rules.tiny_epic.model.sides import NIGHT, TREATY
from bot.rules.tiny_epic.model.state import TinyEpic
from bot.words import Voice, names_in
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
    over = "House Tully parts with Alys."
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
        "House Tully parts with Alys.",
        "Retreat from Riverrun to Flint's Finger: 1 Stark token.",
        "House Tully is allied with nobody.",
    ]


def told_of(play: Play) -> list[Event]:
    settle(play)
    return [*play.events]


def test_te_17_3_who_leads_is_the_teammate_where_it_fights_by_itself() -> None:
    """*Alys leads the Treaty*, it said, and the statistics had a battle more of hers."""
    state = test_teammate.solo({"riverrun": "gr2h", "winterfell": "st1h"}, steel=5, walkers=("pyke",))
    state = changed(state, stack=(Round(step="solo_turns"), Turn(seat=0, then=None)))
    play = Play(state, SeededChance(0))
    play.push(Deeds(seat=0, todo=(GoTo(first="pyke"),)))
    told = told_of(play)
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
    (battle,) = (event.battle() for event in told_of(play) if isinstance(event, Faced))
    assert battle is not None
    assert (battle.attacker, battle.defender) == (NIGHT, TREATY)


# ── words ──


def test_the_story_says_whose_ally_pool_a_token_goes_to_and_comes_from() -> None:
    token = {"tully": Force(tokens=1)}
    lost = Moved(why="lost", seat=None, source="riverrun", target="pool:0", army=token)
    taken = Moved(why="card", seat=1, source="pool:0", target="pool:1", army=token)
    back = Moved(why="cull", seat=None, source="pool:1", target="mat", army=token)
    assert [SAY(text) for moved in (lost, taken, back) if (text := moved.text())] == [
        "Lost at Riverrun: 1 Tully token, to Alys.",
        "From the Ally Pool of Alys to that of Brynden: 1 Tully token.",
        "Back to the Token Pool from Brynden: 1 Tully token; a pool keeps two.",
    ]


def test_the_story_says_why_gold_is_gone_that_a_castle_leaves_no_room_for() -> None:
    assert SAY(Paid(side="0", by=-1, why="excess").text()) == "Alys loses 1 gold: a castle takes its space."


def test_te_15_26_the_pool_of_the_night_king_is_called_the_terror_pool_everywhere() -> None:
    """*The Ally Pool of the Night King*, said the story, and the board *Terror Pool*. Tokens came *from the mat*."""
    token, his, ours = {"tully": Force(tokens=1)}, "pool:night_king", "pool:treaty"
    told = {
        ("plot", his, "mat"): "Back to the Token Pool from the Terror Pool: 1 Tully token.",
        ("card", his, "mat"): "Back to the Token Pool from the Terror Pool: 1 Tully token.",
        ("cull", his, "mat"): "Back to the Token Pool from the Terror Pool: 1 Tully token; a pool keeps two.",
        ("card", his, ours): "From the Terror Pool to the Ally Pool of the Treaty: 1 Tully token.",
        ("card", ours, his): "From the Ally Pool of the Treaty to the Terror Pool: 1 Tully token.",
        ("lost", "riverrun", his): "Lost at Riverrun: 1 Tully token, to the Terror Pool.",
        ("terror", "mat", his): "To the Terror Pool: 1 Tully token.",
        ("terror", ours, his): "Two White Walkers in the Terror Pool cost the Treaty a token: 1 Tully token.",
        ("card", "mat", ours): "From its Token Pool to the Ally Pool of the Treaty: 1 Tully token.",
    }
    german = Voice("de", names_in("de", "tiny_epic", RULESET.names), {})
    for (why, source, target), words in told.items():
        text = Moved(why=why, seat=None, source=source, target=target, army=token).text()  # type: ignore[arg-type]
        assert text is not None
        assert SAY(text) == words
        assert ("Schreckensvorrat" in german(text)) == ("Terror Pool" in words)


def test_te_6_9_a_battle_of_equal_sums_says_whose_a_tie_is() -> None:
    """*6 against 6*, said the story, and who had lost; why did not stand there."""
    held = Fought(attacker="0", defender="1", target="pyke", attack=6, defence=6)
    dead = {"seat": 0, "target": "pyke", "foe": "walker", "treaty": 6, "dead": 6}
    lost = Faced(attacker=TREATY, **dead)  # type: ignore[arg-type]
    won = Faced(attacker=NIGHT, **dead)  # type: ignore[arg-type]
    assert [SAY(event.text()) for event in (held, lost, won)] == [
        "Brynden holds Pyke against Alys, 6 against 6: the defender wins ties.",
        "The Treaty loses to a White Walker at Pyke, 6 against 6: the defender wins ties.",
        "The Treaty beats a White Walker at Pyke, 6 against 6: the defender wins ties.",
    ]
    clear = [changed(held, attack=5), changed(lost, treaty=5), changed(won, treaty=7)]
    assert not any("ties" in SAY(event.text()) for event in clear)
    german = Voice("de", RULESET.names, {0: "Alys", 1: "Brynden"})
    assert all("Gleichstand" in german(event.text()) for event in (held, lost, won))
