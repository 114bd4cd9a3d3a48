"""King's Landing together with what else goes on: castles lost elsewhere, alliances, marches through it, the end."""

from __future__ import annotations

from bot.engine.journal.chance import SeededChance
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic import RULESET
from bot.rules.tiny_epic.actions import March, PlayEvent
from bot.rules.tiny_epic.frames.alliances import Alliances
from bot.rules.tiny_epic.frames.rounds import Round
from bot.rules.tiny_epic.judge.draft import Play
from bot.rules.tiny_epic.legal import control
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.army import encode
from bot.rules.tiny_epic.model.sides import TREATY
from bot.rules.tiny_epic.model.state import TinyEpic
from bot.rules.tiny_epic.play import scoring
from tests.rules.tiny_epic import night, test_rival
from tests.rules.tiny_epic.position import act, asked, begin, choices, holding, menu, rich, standing

HOUSES = {"the_eyrie": "ar3", "sunspear": "ma3"}


def there(state: TinyEpic, domain: str) -> str:
    return encode(state.units.get(domain, {}))


def marched(state: TinyEpic, *legs: tuple[str, str, str]) -> TinyEpic:
    """Seat 0 has marched so, and all else is answered by default until the next turn."""
    state = asked(state, 0, ops.March())
    for source, target, army in legs:
        state = act(state, 0, March(source=source, target=target, army=army))
    while state.stack[-1].kind in ("battle", "loss", "retreat"):
        seat = RULESET.pending(state)[0].waiting[0]
        state = act(state, seat, RULESET.default(state, seat))
    return state


def allied(state: TinyEpic) -> TinyEpic:
    """All alliances are settled, and nothing else."""
    play = Play(changed(state, stack=(Round(step="taxes"), Alliances(left=state.np))), SeededChance(0))
    while play.state.stack[-1].kind != "round":
        top = play.state.stack[-1]
        if awaited := top.awaits(play.state):
            top.answer(play, awaited[0], top.default(play.state, awaited[0]))
        else:
            top.go_on(play)
    return play.state


def test_te_9_5_a_castle_lost_in_a_battle_elsewhere_empties_kings_landing_after_it() -> None:
    units = {
        "flints_finger": "st3",
        "riverrun": "gr1",
        "pyke": "gr1h",
        "casterly_rock": "gr1",
        "winterfell": "st1",
    }
    state = standing(begin("stark", "greyjoy"), {**units, "kings_landing": "gr1"})
    after = marched(rich(state, 0, 8), ("flints_finger", "riverrun", "st3"))
    assert (there(after, "kings_landing"), there(after, "ashemark")) == ("", "gr1")
    assert (control.throne(after), after.purse(0).gold) == ("", 7)  # TE-9.2


def test_te_9_6_whoever_marches_through_kings_landing_from_castle_to_castle_keeps_it() -> None:
    """Two castles are held on the way, three when the action is over: only then is it looked at (TE-4.13, TE-5.11)."""
    units = {
        "winterfell": "st1",
        "riverrun": "st1",
        "dragonstone": "st1",
        "kings_landing": "st1",
        "pyke": "gr1h",
    }
    state = standing(begin("stark", "greyjoy"), units)
    halted = marched(state, ("dragonstone", "kings_landing", "st1"))
    assert menu(halted, 0) == ("march",)
    after = marched(state, ("dragonstone", "kings_landing", "st1"), ("kings_landing", "the_reach", "st1"))
    assert (there(after, "kings_landing"), there(after, "the_reach")) == ("st1", "st1")
    assert control.throne(after) == "0"


def test_te_7_10_and_9_5_beaten_on_the_way_through_it_all_have_to_leave() -> None:
    """Beaten at The Reach they go to a fief, though King's Landing is as near; then it is one castle short."""
    units = {
        "winterfell": "st1",
        "riverrun": "st1",
        "dragonstone": "st2",
        "kings_landing": "st1",
        "pyke": "gr1h",
    }
    state = standing(begin("stark", "greyjoy"), {**units, "the_reach": "ty3", "highgarden": "ty1"})
    after = marched(state, ("dragonstone", "kings_landing", "st2"), ("kings_landing", "the_reach", "st2"))
    assert (there(after, "blackhaven"), there(after, "ashemark")) == ("st1", "st1")
    assert "kings_landing" not in after.units


def test_te_6_9_a_tie_on_the_iron_throne_is_the_defenders() -> None:
    units = {
        "ashemark": "st2h",
        "winterfell": "st1",
        "riverrun": "st1",
        "the_eyrie": "st1",
        "sunspear": "tu2",
    }
    units |= {"kings_landing": "gr1.tu1", "pyke": "gr1h", "casterly_rock": "gr1", "highgarden": "gr1"}
    state = changed(standing(begin("stark", "greyjoy"), units), allies={"tully": "1"})
    after = marched(state, ("ashemark", "kings_landing", "st2h"))
    assert (control.throne(after), after.purse(1).score) == ("1", 1)
    assert there(after, "ashemark") == "st1h"  # a token is lost, and the fief they left is the nearest


def test_te_10_9_a_throne_that_comes_with_one_house_counts_for_the_next_and_not_for_the_one_before() -> None:
    units = {**HOUSES, "winterfell": "st1h", "riverrun": "st1", "highgarden": "ty2", "kings_landing": "ty1"}
    pools = {"p0": {"arryn": 1, "tyrell": 2, "martell": 1}, "p1": {"arryn": 1, "martell": 1}}
    state = standing(begin("stark", "greyjoy"), {**units, "pyke": "gr1h"}, **pools)
    after = allied(state)
    assert (after.allies, control.throne(after)) == ({"tyrell": "0", "martell": "0"}, "0")


def test_te_9_5_with_two_castles_the_new_ally_leaves_kings_landing_before_the_next_is_counted() -> None:
    units = {**HOUSES, "winterfell": "st1h", "riverrun": "tu3", "highgarden": "ty2", "kings_landing": "ty1"}
    state = standing(
        begin("stark", "greyjoy"),
        {**units, "pyke": "gr1h"},
        p0={"tyrell": 2, "martell": 1},
        p1={"martell": 1},
    )
    after = allied(state)
    assert (after.allies, "kings_landing" in after.units) == ({"tyrell": "0"}, False)


def test_te_15_28_a_house_that_is_terrified_may_cost_the_treaty_the_throne_and_so_the_next_house() -> None:
    units = {
        "winterfell": "st1h",
        "castle_black": "st1",
        "pyke": "st1",
        "casterly_rock": "la1h",
        "the_reach": "la1",
    }
    units |= {**HOUSES, "riverrun": "tu2", "highgarden": "ty3", "kings_landing": "la1"}
    state = standing(night.table(units), units, ptreaty={"tully": 1, "tyrell": 1}, pnight_king={"tully": 3})
    state = changed(state, allies={"tully": TREATY})
    assert control.throne(state) == TREATY  # six castles, one of which is Tully's
    after = allied(state)
    assert (night.night(after).terrified, after.allies) == (("tully",), {})
    assert "kings_landing" not in after.units


def test_te_12_5_and_16_17_a_rival_tried_unjustly_leaves_with_its_hero_for_an_open_castle_too() -> None:
    units = {
        "kings_landing": "gr1h",
        "pyke": "gr1",
        "casterly_rock": "gr1",
        "riverrun": "gr1",
        "ashemark": "gr3",
    }
    state = holding(test_rival.solo({**units, "winterfell": "st1h"}), 0, "unjust_trial")
    state = act(asked(state, 0, ops.PlayEvent()), 0, PlayEvent(card="unjust_trial"))
    assert choices(state, 0, "retreat", "domain") == {"dragonstone", "the_eyrie", "the_reach"}


def test_te_16_10_the_rival_goes_for_kings_landing_only_with_castles_that_it_does_not_leave() -> None:
    """Its Force Track names King's Landing first; a Hero alone leaves his castle, one with a token holds it."""
    units = {
        "pyke": "gr0h",
        "casterly_rock": "gr2",
        "riverrun": "gr2",
        "ashemark": "gr2",
        "winterfell": "st1h",
    }
    alone = test_rival.solo(units)
    assert control.recruited(alone, "greyjoy") == 6
    assert "kings_landing" not in test_rival.rival.goals(alone, "", alone=False)
    beside = test_rival.solo({**units, "pyke": "gr1h", "ashemark": "gr1"})
    assert test_rival.rival.goals(beside, "", alone=False) == ("kings_landing",)


def test_te_11_7_a_throne_that_a_third_holds_parts_nobody() -> None:
    units = {
        "winterfell": "st1h",
        "pyke": "gr1h",
        "riverrun": "gr1",
        "casterly_rock": "la1",
        "highgarden": "la1",
    }
    state = standing(
        begin("stark", "greyjoy", "lannister"), {**units, "the_reach": "la1", "kings_landing": "la1"}
    )
    state = rich(rich(rich(state, 0, 8, 10), 1, 0, 10), 2, 3, 9)
    assert (scoring.outcome(state, "rounds").winners, scoring.after_rounds(state)) == ((1,), "rounds_castles")
