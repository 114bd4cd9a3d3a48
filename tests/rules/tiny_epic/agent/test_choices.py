"""What the agent makes of Houses, Eggs and Dragons, the ties of a house without a player, and the cards it holds."""

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Action, fold
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic import RULESET, actions
from bot.rules.tiny_epic.agent import court, dead, houses, sensible, worth
from bot.rules.tiny_epic.agent.siege import siege
from bot.rules.tiny_epic.frames.rival.tie import Tie
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.army import decode
from bot.rules.tiny_epic.model.options import TinyEpicOptions
from bot.rules.tiny_epic.model.rival import GoTo, Shield
from bot.rules.tiny_epic.model.state import TinyEpic
from tests.rules.tiny_epic import test_rival, test_teammate
from tests.rules.tiny_epic.position import asked, begin, beyond, holding, rich, standing


def choice(state: TinyEpic, seat: int = 0) -> Action:
    """What the agent does."""
    return sensible(RULESET, RULESET.view(state, seat), SeededChance(0))


def eve(**units: str) -> TinyEpic:
    """Lannister and Stark against the Night King, who stands in Pyke behind the fallen Wall."""
    state = begin("lannister", "stark", mode="cooperative")
    return beyond(
        standing(state, {"casterly_rock": "la2h", **units}), king="pyke", walkers=("pyke",), wall=False
    )


# ── Houses ────────────────────────────────────────────────────────────────────────────────────────


def test_it_leaves_the_house_beside_the_wall_to_others_when_the_dead_come() -> None:
    both = [begin("lannister", "stark", mode=mode) for mode in ("competitive_if", "cooperative")]
    peace, war = (houses.value(state, "nights_watch") for state in both)
    assert war < peace


def test_it_takes_one_of_the_best_houses_that_are_free() -> None:
    state = fold(RULESET, RULESET.new(TinyEpicOptions(mode="cooperative"), 3, SeededChance(0)))
    free = ("lannister", "stark", "greyjoy", "baratheon", "nights_watch")
    best = sorted(free, key=lambda house: -houses.value(state, house))[: houses.AMONG]
    taken = {houses.take(state, free, SeededChance(seed)) for seed in range(20)}
    assert taken == {actions.TakeHouse(house=house) for house in best}


# ── Eggs and Dragons ──────────────────────────────────────────────────────────────────────────────


def mother(gold: int, **units: str) -> TinyEpic:
    """Targaryen and Stark, for whom there is nothing else to play; Daenerys may lay Eggs."""
    state = begin("targaryen", "stark", mode="competitive_if")
    return rich(standing(state, {"dragonstone": "ta1h", "winterfell": "st2h", **units}), 0, gold)


def test_it_lays_eggs_while_there_is_time_for_dragons() -> None:
    state = asked(mother(6), 0, ops.PlayEvent())
    assert choice(state) == actions.PlayEvent(card="daenerys_targaryen")
    assert choice(changed(state, round=6)) == actions.Pass()


def test_it_lays_an_egg_where_most_stand_beside_it() -> None:
    state = mother(6, blackhaven="ta1", storms_end="ta2")
    values = {
        d: court.choice(state, 0, ops.PlaceEggs(gold_each="egg_cost"), d)
        for d in ("blackhaven", "storms_end")
    }
    assert values["storms_end"] > values["blackhaven"] > 0


def test_a_dragon_flies_where_it_is_the_stronger() -> None:
    """Three steps away one Stark stands alone; nothing else is in reach of a March."""
    state = begin("targaryen", "stark", mode="competitive_if")
    state = standing(
        state, {**dict.fromkeys(state.links, "st2h"), "dragonstone": "ta2hrg", "three_sisters": "st1"}
    )
    move = choice(asked(changed(state, used=tuple(state.heroes.values())), 0, ops.March()))
    assert isinstance(move, actions.Fly)
    assert move.target == "three_sisters"


def test_eggs_are_worth_nothing_in_the_last_round() -> None:
    state = mother(6)
    assert worth.egg(state) > worth.egg(changed(state, round=5)) > worth.egg(changed(state, round=6)) == 0


# ── ties (TE-16.5, TE-17.3) ───────────────────────────────────────────────────────────────────────


def test_it_does_not_put_itself_on_an_unjust_trial() -> None:
    state = standing(begin("stark", "greyjoy"), {"kings_landing": "gr2", "winterfell": "st2"})
    trials = [court.playing(holding(state, seat, "unjust_trial"), seat, following=False) for seat in (0, 1)]
    assert trials[0][0] > 0 > trials[1][0]


def test_te_16_5_the_rival_gets_the_token_that_brings_it_no_alliance() -> None:
    state = test_rival.pooled(test_rival.solo(), tully=1, tyrell=1)
    state = test_rival.told(state, Shield(house="greyjoy"))
    move = choice(state)
    assert isinstance(move, actions.Choose)
    assert move.what not in ("tully", "tyrell")


def test_te_16_5_the_rival_is_sent_where_it_takes_least() -> None:
    """Of two domains that are equally near one is yours and weakly held."""
    state = test_rival.solo({"pyke": "gr2h", "ashemark": "st1", "winterfell": "st2h"})
    tie = Tie(seat=0, what="move_to_next_target", options=("ashemark", "flints_finger"))
    assert choice(changed(state, stack=(*test_rival.told(state).stack[:-1], tie))) == actions.Choose(
        what="flints_finger"
    )


def test_te_17_3_the_teammate_is_sent_to_the_white_walker_beside_the_night_king() -> None:
    units = {"winterfell": "st2h", "riverrun": "gr2h"}
    state = test_teammate.solo(units, king="pyke", walkers=("pyke", "ashemark", "flints_finger"), wall=False)
    state = test_teammate.told(state, GoTo(first="", alone=False))
    assert isinstance(state.stack[-1], Tie)
    assert choice(state) == actions.Choose(what="ashemark")


# ── the battle against the Night King ─────────────────────────────────────────────────────────────


def test_it_keeps_the_card_on_which_the_battle_hangs() -> None:
    state = holding(eve(), 0, "poisoning", "spoils_of_war")
    assert dead.spent(state, 0, ("poisoning",)) > dead.spent(state, 0, ("spoils_of_war",)) > 0


def test_the_last_card_of_a_hand_is_spent_least_readily() -> None:
    state = eve()
    few, many = (
        holding(state, 0, "spoils_of_war"),
        holding(state, 0, "spoils_of_war", "trial_by_combat", "poisoning"),
    )
    assert dead.spent(few, 0, ("spoils_of_war",)) > dead.spent(many, 0, ("spoils_of_war",))


def test_two_units_of_one_action_count() -> None:
    """Twice the price is less than twice the worth; what is left of the gold is the same."""
    one, two = (rich(eve(casterly_rock="la0h"), 0, gold) for gold in (1, 2))
    assert court.recruiting(two, 0, ops.Recruit())[0] > court.recruiting(one, 0, ops.Recruit())[0] + 1


@pytest.mark.parametrize("king", [None, "pyke"])
def test_every_unit_more_in_one_army_is_nearer_to_the_goal(king: str | None) -> None:
    """Also before he has come, and while the goal is far."""
    state = beyond(eve(), king=king)
    plan = siege(state, 1.0)
    assert plan is not None
    assert (
        plan.gain({"casterly_rock": decode("la3h") or {}})
        > 0
        > plan.gain({"casterly_rock": decode("la1h") or {}})
    )
