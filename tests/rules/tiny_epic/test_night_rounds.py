"""A round against the Night King: Terrify, cull, taxes, points and the end (TE-15.26 to TE-15.33)."""

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Concede
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic import RULESET
from bot.rules.tiny_epic.actions import Commit, March
from bot.rules.tiny_epic.events.battle import Fought
from bot.rules.tiny_epic.frames.alliances import elected
from bot.rules.tiny_epic.frames.rounds import Round, sequence
from bot.rules.tiny_epic.frames.turn import Turn
from bot.rules.tiny_epic.judge.draft import Play
from bot.rules.tiny_epic.judge.judges import settle
from bot.rules.tiny_epic.legal import control
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.options import TinyEpicOptions
from bot.rules.tiny_epic.model.sides import NIGHT, TREATY
from bot.rules.tiny_epic.model.state import TinyEpic
from bot.rules.tiny_epic.play import scoring, treaty
from tests.rules.tiny_epic.night import HOMES, night, scores, table
from tests.rules.tiny_epic.position import act, asked, begin, beyond, events, standing


def stepped(state: TinyEpic, step: str) -> TinyEpic:
    """A step of the round carried out, and whatever is asked in it answered by default."""
    play = Play(changed(state, stack=(Round(step=step, turns=()),)), SeededChance(0))  # type: ignore[arg-type]
    stop = sequence(state)[sequence(state).index(step) + 1]  # type: ignore[arg-type]
    while play.state.stack and not (len(play.state.stack) == 1 and play.state.stack[0].step == stop):  # type: ignore[union-attr]
        top = play.state.stack[-1]
        if waiting := top.awaits(play.state):
            top.answer(play, waiting[0], top.default(play.state, waiting[0]))  # type: ignore[attr-defined]
        else:
            top.go_on(play)
    return play.state


def pools(ours: dict[str, int], his: dict[str, int], **fields: object) -> TinyEpic:
    """Ally Pool and Terror Pool, with Stark and Lannister against the Night King."""
    state = begin("stark", "lannister", np=("arryn", "greyjoy", "tully", "baratheon"), mode="cooperative")
    units = {
        **{place: army for place, army in HOMES.items() if place not in ("highgarden", "sunspear")},
        "pyke": "gr3",
        "storms_end": "ba3",
    }
    return changed(standing(state, units, ptreaty=ours, pnight_king=his), **fields)


def test_the_steps_of_a_round_in_the_cooperative_mode() -> None:
    assert sequence(table(HOMES)) == (
        *("ranger", "roll", "draft", "turns", "bottom", "terrify", "cull", "taxes", "score", "end"),
    )


def test_te_15_27_and_ex_20_who_has_more_tokens_gets_the_shield() -> None:
    ours = {"stark": 1, "arryn": 1, "greyjoy": 1, "tully": 1}
    state = begin("lannister", "tyrell", np=("arryn", "stark", "greyjoy", "tully"), mode="cooperative")
    units = {
        "kings_landing": "la3",
        "casterly_rock": "la1h",
        "highgarden": "ty1h",
        **{"winterfell": "st3", "the_eyrie": "ar3", "pyke": "gr3", "riverrun": "tu3"},
    }
    state = standing(
        state, units, ptreaty=ours, pnight_king={"stark": 3, "arryn": 2, "greyjoy": 2, "tully": 3}
    )
    assert control.throne(state) == TREATY
    assert {house: elected(state, house) for house in state.np} == {
        "arryn": TREATY,
        "greyjoy": TREATY,
        "stark": NIGHT,
        "tully": NIGHT,
    }


def test_te_15_27_without_two_tokens_nobody_gets_it() -> None:
    state = pools({"arryn": 1}, {"tully": 1})
    assert [elected(state, house) for house in state.np] == [None] * 4
    state = stepped(pools({"arryn": 1}, {}, allies={"arryn": TREATY}), "terrify")
    assert state.allies == {}


def test_te_15_27_a_tie_is_the_treatys_also_where_the_house_was_terrified() -> None:
    state = beyond(pools({"tully": 2}, {"tully": 2}), terrified=("tully",))
    state = stepped(state, "terrify")
    assert (state.allies, night(state).terrified) == ({"tully": TREATY}, ())


def test_te_15_28_a_terrified_house_leaves_the_treaty() -> None:
    units = {"riverrun": "st1.tu2h", "winterfell": "st2h", "casterly_rock": "la1h", "the_eyrie": "ar3"}
    units |= {"pyke": "gr3", "storms_end": "ba3"}
    state = pools({"tully": 1}, {"tully": 2}, allies={"tully": TREATY})
    state = standing(state, units, ptreaty={"tully": 1}, pnight_king={"tully": 2})
    gold = state.purses[TREATY].gold
    state = stepped(state, "terrify")
    assert (night(state).terrified, state.allies) == (("tully",), {})
    assert state.units["riverrun"].keys() == {"tully"}
    assert control.hero_domain(state, "tully") is None
    assert (state.purses[TREATY].gold, scores(state)[0]) == (gold, state.purses[TREATY].score)
    assert control.holder(state, "riverrun") == "tully"


def test_te_15_22_and_15_28_a_terrified_house_defends_with_one_more() -> None:
    units = {**HOMES, "flints_finger": "st3"}
    marching = March(source="flints_finger", target="riverrun", army="st3")
    fights = []
    for terrified in ((), ("tully",)):
        state = asked(table(units, terrified=terrified), 0, ops.March())
        state = act(state, 0, marching)
        fights += [one for one in events(state, 0, Commit()) if isinstance(one, Fought)]
    assert [fight.defence for fight in fights] == [4, 5]


def test_te_15_29_both_pools_keep_two_of_a_house() -> None:
    state = pools({"arryn": 3}, {"tully": 4, "arryn": 2})
    play = Play(state, SeededChance(0))
    scoring.cull(play)
    assert play.state.purses[TREATY].pool == {"arryn": 2}
    assert play.state.purses[NIGHT].pool == {"tully": 2, "arryn": 2}


def taxed(state: TinyEpic) -> TinyEpic:
    play = Play(state, SeededChance(0))
    treaty.taxes(play)
    return play.state


def test_te_15_30_gold_for_fiefs_north_too_and_for_kings_landing() -> None:
    units = HOMES | {"the_rills": "st1", "thenn": "st1", "kings_landing": "la1"}
    assert taxed(table(units, gold=0)).purses[TREATY].gold == 1 + 1 + 2


def test_te_15_30_cards_for_open_spaces_but_no_gold() -> None:
    state = changed(table({"winterfell": "st4h", "casterly_rock": "la1h"}, gold=0), deck=("kingslayer",) * 1)
    after = taxed(changed(state, deck=("kingslayer", "lone_wolf", "vendetta")))
    assert [len(lord.hand) for lord in after.lords] == [2, 0]
    assert after.purses[TREATY].gold == 0


def test_te_15_30_a_ninth_space_is_a_point_and_each_white_walker_one_for_him() -> None:
    units = {"winterfell": "st3h", "the_rills": "st3", "hornwood": "st3", "casterly_rock": "la1h"}
    state = taxed(table(units, walkers=("thenn", "pyke"), terror=5))
    assert scores(state) == (1, 2)


def scored(state: TinyEpic) -> TinyEpic:
    play = Play(changed(state, round=3), SeededChance(0))
    treaty.score_round(play)
    return play.state


def test_te_15_31_half_a_point_a_castle_one_an_alliance_nothing_for_him() -> None:
    state = changed(table(HOMES, walkers=("thenn",)), allies={"arryn": TREATY, "tully": TREATY})
    assert scores(scored(state)) == (4 // 2 + 2, 0)
    assert scores(scored(changed(state, allies={"arryn": TREATY}))) == (3 // 2 + 1, 0)
    play = Play(changed(state, round=4), SeededChance(0))
    treaty.score_round(play)
    assert scores(play.state) == (0, 0)


def test_te_15_31_and_ex_25_castles_alliances_and_objectives() -> None:
    state = begin("stark", "lannister", "greyjoy", mode="cooperative")
    units = {
        **{
            "winterfell": "st2h",
            "the_rills": "st1",
            "flints_finger": "st1",
        },  # home, and two fiefs with four out
        **{"casterly_rock": "la2h", "pyke": "gr1h"},  # home; nothing with one out
        **{"the_eyrie": "ar3", "riverrun": "tu3", "castle_black": "st0", "dragonstone": "ar1"},
        **{"highgarden": "ty3", "sunspear": "ma3"},
    }
    units.pop("castle_black")
    state = changed(standing(state, units), allies={"arryn": TREATY, "tully": TREATY})
    state = standing(state, {**units, "storms_end": "la1"})
    state = changed(state, round=3)
    assert len(control.castles(state, TREATY)) == 7
    assert [len(treaty.objectives(state, state.lords[seat].house)) for seat in state.seats] == [2, 1, 0]
    before = scores(state)[0]
    assert scores(scored(state))[0] - before == 3 + 2 + 3


def test_te_15_31_fiefs_count_where_the_own_house_stands_and_home_with_an_ally_too() -> None:
    units = {**HOMES, "the_rills": "ar1", "flints_finger": "la1", "winterfell": "st3h", "hornwood": "st1"}
    state = changed(table(units), allies={"arryn": TREATY})
    assert treaty.objectives(state, state.lords[0].house) == (1,)
    at_home = {**units, "winterfell": "ar1", "hornwood": "st3", "white_harbor": "st1"}
    state = changed(table(at_home), allies={"arryn": TREATY})
    assert treaty.objectives(state, state.lords[0].house) == (1, 2)
    other = {**units, "winterfell": "la1", "hornwood": "st3h", "white_harbor": "st1"}
    assert treaty.objectives(changed(table(other), allies={"arryn": TREATY}), state.lords[0].house) == (2,)


def test_te_15_31_kings_landing_counts_where_the_own_house_stands() -> None:
    """With eight tokens recruited; the ninth brings the last section, whoever stands where."""
    units = {**HOMES, "winterfell": "st3h", "the_rills": "st3", "hornwood": "st1"}
    theirs = table({**units, "hornwood": "st2", "kings_landing": "la1"})
    assert treaty.objectives(theirs, "stark") == (1, 2)
    assert treaty.objectives(table({**units, "kings_landing": "st1"}), "stark") == (1, 2, 4)
    assert treaty.objectives(table({**units, "kings_landing": "st2"}), "stark") == (1, 2, 4, 5)


def test_te_15_32_castles_may_exceed_the_spaces_and_take_no_gold() -> None:
    castles = [d for d in table(HOMES).links if control.has_castle(table(HOMES), d)]
    units = dict.fromkeys(castles[:9], "st1") | dict.fromkeys(castles[9:], "la1")
    state = table(units, gold=10)
    assert len(control.castles(state, TREATY)) == 13
    assert control.most_gold(state, TREATY) == 10


def test_te_15_33_six_rounds_without_his_fall_are_lost() -> None:
    state = changed(table(HOMES), round=6, stack=(Round(step="end"),))
    play = Play(state, SeededChance(0))
    settle(play)
    result = play.state.result
    assert result is not None
    assert (result.reason, result.winners) == ("long_night", (NIGHT,))
    assert {score.seat: score.total for score in result.scores} == {0: 0, 1: 0, NIGHT: 0}


def test_te_15_33_nobody_left_is_lost_but_one_goes_on() -> None:
    state = table(HOMES)
    lords = tuple(changed(lord, dice=("march", "sail")) for lord in state.lords)
    state = changed(state, lords=lords, stack=(Round(step="turns", turns=(1,)), Turn(seat=0, then=1)))
    state = act(state, 0, Concede())
    assert state.result is None
    state = act(state, 1, Concede())
    assert state.result is not None
    assert (state.result.reason, state.result.winners) == ("forsaken", (NIGHT,))


def test_te_15_24_terror_is_evoked_after_each_turn_and_its_follows() -> None:
    turn = Turn(seat=0, then=None, step="follow", slot="march", die="march")
    state = changed(table(HOMES), stack=(Round(step="turns"), turn), deck=("safe_passage", "kingslayer"))
    play = Play(state, SeededChance(0))
    while len(play.state.stack) > 1:
        play.state.stack[-1].go_on(play)
    kinds = [event.kind for event in play.events]
    assert kinds.index("turned_up") < kinds.index("cleared") < kinds.index("die_passed")


@pytest.mark.parametrize(
    ("players", "difficulty", "head"),
    [(3, "hard", (0, 0)), (5, "epic", (0, 25)), (2, "standard", (15, 0))],
)
def test_te_15_5_and_ex_26_the_scores_at_the_start(
    players: int, difficulty: str, head: tuple[int, int]
) -> None:
    options = TinyEpicOptions.model_construct(mode="cooperative", difficulty=difficulty)  # type: ignore[arg-type]
    state = RULESET.apply(None, RULESET.new(options, players, SeededChance(0))[0])
    assert scores(state) == head
