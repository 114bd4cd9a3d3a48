"""A refusal names the clause that stands in the way, what is wrong, and what to do instead (TE-21.5)."""

from __future__ import annotations

import pytest
from structlog.testing import capture_logs

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Action, RuleError
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic import RULESET
from bot.rules.tiny_epic.actions import Choose, Explore, Lose, March, Move, PlayEvent, Plot, Recruit, Sail
from bot.rules.tiny_epic.cards import requires
from bot.rules.tiny_epic.frames.exploring import Exploring
from bot.rules.tiny_epic.frames.night.ordering import Ordering
from bot.rules.tiny_epic.frames.retreat import Retreat
from bot.rules.tiny_epic.frames.rounds import Round
from bot.rules.tiny_epic.frames.turn import Turn
from bot.rules.tiny_epic.legal import retreats
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.facts import CARDS, PLOT
from bot.rules.tiny_epic.model.state import TinyEpic
from bot.words import Voice, keys, known, languages
from tests.rules.tiny_epic import night
from tests.rules.tiny_epic.position import NP, act, asked, begin, holding, rich, standing

MARCH = ops.March()
UNITS = {"winterfell": "st2h", "pyke": "gr1h", "riverrun": "tu3", "kings_landing": "gr2"}


def table(units: dict[str, str], op: ops.Op = MARCH) -> TinyEpic:
    """Stark and Greyjoy; seat 0 may do this."""
    return asked(standing(begin("stark", "greyjoy"), units), 0, op)


def why(state: TinyEpic, action: Action) -> tuple[str, str]:
    """Clause and key; what is said has words in every language."""
    with pytest.raises(RuleError) as caught:
        RULESET.act(state, 0, action, SeededChance(0))
    with capture_logs() as logs:
        for language in languages():
            Voice(language, RULESET.names, {0: "Alys", 1: "Bran"})(caught.value.text)
    assert not logs
    return caught.value.clause, caught.value.text.key.removeprefix("tiny_epic-no-")


CASES: dict[str, tuple[dict[str, str], March, tuple[str, str]]] = {
    "nobody of the seat's stands there": (
        UNITS,
        March(source="pyke", target="riverrun", army="gr1h"),
        ("TE-5.1", "going-nobody"),
    ),
    "it is no neighbour": (
        UNITS,
        March(source="winterfell", target="pyke", army="st2h"),
        ("TE-5.1", "march-target"),
    ),
    "King's Landing asks for castles": (
        {**UNITS, "the_eyrie": "st2"},
        March(source="the_eyrie", target="kings_landing", army="st2"),
        ("TE-5.5", "going-castles"),
    ),
    "a last unit cannot be attacked": (
        {"winterfell": "st2h", "pyke": "gr1h", "hornwood": "tu1"},
        March(source="winterfell", target="hornwood", army="st2"),
        ("TE-8.6", "going-protected"),
    ),
    "a last unit cannot attack": (
        {"winterfell": "st1", "pyke": "gr1h", "hornwood": "tu2"},
        March(source="winterfell", target="hornwood", army="st1"),
        ("TE-8.6", "going-last"),
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_te_5_a_march_is_refused_by_what_stands_in_its_way(case: str) -> None:
    units, march, expected = CASES[case]
    assert why(table(units), march) == expected


def test_te_5_7_and_te_5_6_who_has_no_room_is_told_whether_for_number_or_for_company() -> None:
    units = {"winterfell": "st3.tu1", "riverrun": "ty2", "old_town": "st1h", "pyke": "gr1h"}
    state = changed(table(units, ops.Sail()), allies={"tully": "0", "tyrell": "0"})
    assert why(state, Sail(source="winterfell", target="riverrun", army="tu1")) == ("TE-5.7", "going-allies")
    assert why(state, Sail(source="winterfell", target="old_town", army="st3")) == ("TE-5.6", "going-full")


@pytest.mark.parametrize("army", ["st2", "all", ""])
def test_te_5_5_who_sails_for_kings_landing_is_told_how_many_castles_it_asks_for(army: str) -> None:
    state = table({"winterfell": "st2h", "castle_black": "st2", "pyke": "gr1h"}, ops.Sail())
    with pytest.raises(RuleError) as caught:
        RULESET.act(state, 0, Sail(source="castle_black", target="kings_landing", army=army), SeededChance(0))
    assert caught.value.clause == "TE-5.5"
    assert dict(caught.value.text.args) == {"domain": "kings_landing", "needed": 3, "held": 1, "shared": 0}


def test_te_5_3_who_passes_through_kings_landing_takes_everybody_along() -> None:
    state = table({"winterfell": "st1h", "the_eyrie": "st3", "pyke": "gr1h"})
    state = act(state, 0, March(source="the_eyrie", target="kings_landing", army="st3"))
    onward = March(source="kings_landing", target="dragonstone", army="st2")
    assert why(state, onward) == ("TE-5.3", "going-stay")
    assert why(state, changed(onward, source="the_eyrie")) == ("TE-5.1", "first-march")


def test_te_4_11_a_card_that_asks_for_a_battle_says_so() -> None:
    state = table({"winterfell": "st2h", "pyke": "gr1h", "riverrun": "gr1"}, ops.Sail(must_battle=True))
    assert why(state, Sail(source="winterfell", target="old_town", army="st2h")) == ("TE-4.11", "going-peace")


BESIDE = {"winterfell": "st2h", "hornwood": "gr2", "the_rills": "gr1", "pyke": "gr1h", "riverrun": "tu2"}


@pytest.mark.parametrize(
    ("card", "going", "expected"),
    [
        ("crushing_siege", March(source="winterfell", target="hornwood", army="st2h"), "12.14 going-fief"),
        (
            "press_into_battle",
            March(source="winterfell", target="hornwood", army="st2h"),
            "12.14 going-played",
        ),
        ("trial_by_combat", Move(source="winterfell", target="hornwood", army="st1"), "12.8 going-single"),
        ("trial_by_combat", Move(source="winterfell", target="the_rills", army="st2"), "12.8 going-one"),
        ("trial_by_combat", Move(source="winterfell", target="the_rills", army="all"), "12.10 move-army"),
        ("captured_at_sea", Move(source="winterfell", target="hornwood", army="st1"), "12.7 going-token"),
        ("captured_at_sea", Move(source="winterfell", target="castle_black", army="st1"), "12.7 going-token"),
        ("captured_at_sea", Move(source="winterfell", target="the_rills", army="all"), "12.10 move-army"),
        (
            "raid_the_gold_lines",
            Move(source="winterfell", target="the_reach", army="st2h"),
            "12.10 going-alone",
        ),
    ],
)
def test_te_12_14_what_a_card_asks_of_its_aim_is_said(card: str, going: Action, expected: str) -> None:
    state = holding(table(BESIDE, ops.PlayEvent()), 0, card)
    clause, said = expected.split()
    assert why(act(state, 0, PlayEvent(card=card)), going) == (f"TE-{clause}", said)


def test_te_12_20_a_card_that_asks_for_an_attack_is_not_for_dragon_glass() -> None:
    units = {"winterfell": "st1", "antler_river": "st2h", "casterly_rock": "la1h"}
    glass = {"open": {"storrolds_point": ("blue_dragon_glass_1",)}, "walkers": ("storrolds_point",)}
    state = night.table(units, **glass)
    frame = asked(state, 0, ops.March(must_battle=True), "die").stack[-1]
    turn = Turn(seat=0, then=None, step="over", die="march")
    state = changed(state, stack=(Round(step="turns"), turn, frame))
    onto = March(source="antler_river", target="storrolds_point", army="st2h")
    assert why(state, onto) == ("TE-12.20", "going-ambush")


def test_te_15_23_who_cannot_explore_is_told_whether_for_the_time_or_for_the_place() -> None:
    state = night.table({**night.HOMES, "the_rills": "st2"}, hidden={"the_rills": "brown_valyrian_steel_1"})
    turn = Turn(seat=0, then=None, step="over", die="march")
    for moment, said in (("die", "explore-domain"), ("bottom", "explore-domain"), ("follow", "explore-when")):
        frame = asked(state, 0, MARCH, moment).stack[-1]
        at = changed(state, stack=(Round(step="turns"), turn, frame))
        assert why(at, Explore(domain="the_rills")) == ("TE-15.23", said)
    ready = changed(state.lords[0], dice=("march", "sail"))
    placing = changed(
        state, lords=(ready, *state.lords[1:]), stack=(Round(step="turns"), Turn(seat=0, then=None))
    )
    assert why(placing, Explore(domain="the_rills")) == ("TE-15.23", "explore-domain")


def test_te_12_14_a_march_from_one_domain_alone_is_refused_from_another_whatever_stands_in_its_way() -> None:
    units = {
        "winterfell": "st1h",
        "hornwood": "st2",
        "white_harbor": "st2",
        "pyke": "gr1h",
        "last_hearth": "tu1",
    }
    state = table(units, changed(MARCH, source="winterfell"))
    assert why(state, March(source="hornwood", target="last_hearth", army="st2")) == (
        "TE-5.1",
        "march-source",
    )


def test_te_12_14_a_card_that_asks_for_a_hero_says_so() -> None:
    state = table({"winterfell": "st2h", "pyke": "gr1h"}, ops.Sail(hero_led=True))
    assert why(state, Sail(source="winterfell", target="old_town", army="st2")) == (
        "TE-12.14",
        "going-leader",
    )


def test_te_13_6_no_egg_is_left_alone_is_what_is_said() -> None:
    state = asked(
        standing(begin("targaryen", "stark", mode="competitive_if"), {"dragonstone": "ta2R"}), 0, MARCH
    )
    assert why(state, March(source="dragonstone", target="the_eyrie", army="ta2")) == ("TE-13.6", "going-egg")


def test_te_15_19_the_night_kings_domain_is_closed_while_the_treaty_is_behind() -> None:
    behind = night.table({**night.HOMES, "hornwood": "st3"}, his=1, king="last_hearth")
    march = March(source="hornwood", target="last_hearth", army="st3")
    assert why(asked(behind, 0, MARCH), march) == ("TE-15.19", "going-king")


def test_te_15_8_who_stands_there_already_is_named() -> None:
    state = night.table({**night.HOMES, "ashemark": "st3", "shield_islands": "st1"}, score=5)
    sail = Sail(source="ashemark", target="casterly_rock", army="st3")
    assert why(asked(state, 0, ops.ArmyMove(range="any")), Move(**sail.model_dump(exclude={"kind"}))) == (
        "TE-15.8",
        "going-shared",
    )


def test_te_15_9b_the_treaty_needs_more_castles_for_kings_landing() -> None:
    state = night.table({**night.HOMES, "the_eyrie": "st3", "kings_landing": "ar3"})
    assert why(asked(state, 0, MARCH), March(source="the_eyrie", target="kings_landing", army="st3")) == (
        "TE-15.9b",
        "going-castles",
    )


@pytest.mark.parametrize(
    ("op", "action", "far", "clause"),
    [
        (MARCH, March(source="castle_black", target="storrolds_point", army="st1"), "thenn", "TE-5.1"),
        (ops.Sail(), Sail(source="winterfell", target="thenn", army="st1h"), "antler_river", "TE-5.4"),
    ],
)
def test_te_15_9a_who_would_cross_the_wall_is_told_that_it_stands(
    op: ops.Op, action: March | Sail, far: str, clause: str
) -> None:
    state = asked(night.table({**night.HOMES, "castle_black": "st1"}), 0, op)
    assert why(state, action) == ("TE-15.9a", "going-wall")
    assert why(state, changed(action, target=far))[0] == clause
    fallen = asked(night.table({**night.HOMES, "castle_black": "st1"}, wall=False), 0, op)
    act(fallen, 0, action)


@pytest.mark.parametrize(
    ("shield", "clause"), [("arryn", "TE-4.6"), ("stark", "TE-4.7"), ("greyjoy", "TE-4.8")]
)
def test_te_4_6_to_4_8_whom_a_shield_costs_too_much_is_told_its_price(shield: str, clause: str) -> None:
    card = next(one.id for one in PLOT.values() if shield in one.shields)
    state = holding(table({"winterfell": "st1h", "pyke": "gr1h"}, ops.Plot()), 0, card)
    assert why(rich(state, 0, 0), Plot(card=card, shield=shield, target="tully")) == (clause, "plot-gold")


def test_te_15_9c_of_a_card_just_shown_too() -> None:
    """A White Walker could still be sent away for the one gold that is left."""
    state = night.table(night.HOMES, gold=2, terror=2)
    state = asked(holding(state, 0, "lordly_promotion"), 0, ops.Plot())
    walker = Plot(card="lordly_promotion", shield="baratheon", target="white_walker")
    state = act(state, 0, walker)
    token = Plot(card="lordly_promotion", shield="nights_watch", target="tully")
    assert why(state, token) == ("TE-15.9c", "plot-gold")


def test_te_4_1_who_cannot_pay_is_told_the_price() -> None:
    state = rich(table({"winterfell": "st2", "pyke": "gr1h"}, ops.Recruit()), 0, 2)
    assert why(state, Recruit(unit="eddard_stark", domain="winterfell")) == ("TE-4.1", "recruit-gold")
    assert why(state, Recruit(unit="tyrell", domain="winterfell")) == ("TE-4.1", "recruit-unit")


def test_te_7_4_who_has_no_room_is_refused_under_the_clause_of_the_retreat() -> None:
    units = {"winterfell": "st2", "riverrun": "st2h", "pyke": "gr1h"}
    state = standing(begin("stark", "greyjoy"), units)
    frame = Retreat(group=retreats.group(state, "0", "riverrun", 0), target="winterfell")
    state = changed(state, stack=(Turn(seat=1, then=None), frame))
    assert why(state, Lose(unit="tully")) == ("TE-7.4", "lose-unit")


def test_te_15_23_a_white_walker_that_is_not_there_is_refused_under_the_clause_of_its_token() -> None:
    walker = "brown_remove_white_walker_1"
    state = night.table({**night.HOMES, "hornwood": "st3"}, walkers=("castle_black", "thenn"))
    frame = Exploring(seat=0, domain="hornwood", begun=True, queue=(walker,), removing=True)
    state = changed(state, stack=(Turn(seat=0, then=1), frame))
    assert why(state, Choose(what="pyke")) == ("TE-15.23", "choose-what")


def test_te_4_12_a_plot_goes_on_with_its_own_card() -> None:
    card, other = next(one for one in PLOT if len({*CARDS[one].shields} & {*NP}) == 2), "kingslayer"
    state = rich(holding(table(UNITS, ops.Plot()), 0, card, other), 0, 8)
    shield = CARDS[card].shields[0]
    state = act(state, 0, Plot(card=card, shield=shield, target=shield))
    assert why(state, Plot(card=other, shield=shield, target=shield)) == ("TE-4.5", "first-plot")


@pytest.mark.parametrize("language", languages())
def test_whatever_is_asked_others_are_told_whose_it_is_and_who_is_asked_what_comes_first(
    language: str,
) -> None:
    prompts = [key.removeprefix("tiny_epic-prompt-") for key in keys("tiny_epic-prompt-")]
    wanted = [f"tiny_epic-no-{which}-{prompt}" for prompt in prompts for which in ("first", "turn")]
    alone = {"tiny_epic-no-turn-tie", "tiny_epic-no-turn-mate"}  # asked where there are no others
    assert {key for key in wanted if not known(key, language)} == alone


def test_te_15_37_who_is_to_say_where_white_walkers_come_is_told_that_first() -> None:
    state = night.table(night.HOMES)
    frame = Ordering(left=("winterfell", "riverrun"), why="ranger")
    state = changed(state, stack=(Turn(seat=1, then=None), frame))
    assert why(state, Plot(card="red_wedding", shield="arryn", target="arryn"))[1] == "first-order"


EVENTS: dict[str, tuple[str, int, tuple[str, str]]] = {
    "too little gold": ("vendetta", 3, ("TE-12.2a", "event-lacks-gold")),
    "any gold": ("drain_the_coffers", 1, ("TE-12.2a", "event-lacks-no_gold")),
    "nobody to strike": ("vendetta", 5, ("TE-12.2a", "event-lacks-another_player_ally_pool")),
    "nobody to attack": ("crushing_siege", 5, ("TE-12.16", "event-lacks-legal_attack_target")),
    "no token of an ally": ("red_wedding", 5, ("TE-12.2a", "event-lacks-ally_pool")),
    "a card of somebody else": ("kingslayer", 5, ("TE-12.13", "event-card")),
}


@pytest.mark.parametrize(("card", "gold", "expected"), EVENTS.values(), ids=EVENTS.keys())
def test_a_card_that_is_not_played_names_what_it_asks_for(
    card: str, gold: int, expected: tuple[str, str]
) -> None:
    state = rich(table({"winterfell": "st2h", "pyke": "gr1h"}, ops.PlayEvent()), 0, gold)
    hand = {"vendetta", "drain_the_coffers", "crushing_siege", "red_wedding", "a_timely_alliance"}
    assert why(holding(state, 0, *sorted(hand)), PlayEvent(card=card)) == expected


@pytest.mark.parametrize(
    ("units", "card", "lacks"),
    [
        ({"winterfell": "st2h", "pyke": "gr1h"}, "lordly_promotion", "hero_available"),
        ({"winterfell": "st1", "pyke": "gr1h"}, "lordly_promotion", "own_power_token_removable"),
        ({"winterfell": "st2h", "pyke": "gr1"}, "tribute_to_the_lord_of_light", "legal_attack_target"),
        (
            {"winterfell": "st1", "hornwood": "gr1", "pyke": "gr1h"},
            "tribute_to_the_lord_of_light",
            "own_house_unit_removable",
        ),
    ],
)
def test_te_12_16_of_a_card_that_asks_for_two_things_the_one_that_is_missing_is_named(
    units: dict[str, str], card: str, lacks: str
) -> None:
    state = holding(table(units, ops.PlayEvent()), 0, card)
    assert why(state, PlayEvent(card=card)) == ("TE-12.16", f"event-lacks-{lacks}")


def test_te_21_4_whom_no_card_of_the_hand_helps_is_told_why() -> None:
    units = {"winterfell": "st1", "pyke": "gr1h"}
    state = rich(holding(table(units, ops.PlayEvent()), 0, "vendetta"), 0, 3)
    assert why(state, PlayEvent(card="vendetta")) == ("TE-12.2a", "event-lacks-gold")
    assert why(state, PlayEvent(card="kingslayer")) == ("TE-12.13", "event-card")
    state = rich(holding(table(units, ops.Plot()), 0, "vendetta"), 0, 0)
    assert why(state, Plot(card="vendetta", shield="stark", target="arryn")) == ("TE-4.7", "plot-gold")
    assert why(state, Plot(card="vendetta", shield="tully", target="tully")) == ("TE-4.5", "plot-card")
    assert why(state, Plot(card="kingslayer", shield="arryn", target="arryn")) == ("TE-4.5", "event-card")


def test_te_15_9g_an_unjust_trial_of_the_dead_asks_for_a_white_walker() -> None:
    state = night.table({**night.HOMES, "kings_landing": "st1"})
    state = holding(asked(state, 0, ops.PlayEvent()), 0, "unjust_trial")
    assert why(state, PlayEvent(card="unjust_trial")) == (
        "TE-12.2a",
        "event-lacks-walker_in_kings_landing",
    )


SENT = {"winterfell": "st1h", "riverrun": "st1", "casterly_rock": "la1h"}


@pytest.mark.parametrize(
    ("units", "king"),
    [
        ({**SENT, "winterfell": "st1", "castle_black": "st0h"}, None),
        ({**SENT, "castle_black": "st3"}, None),
        ({**SENT, "castle_black": "la1"}, None),
        (SENT, "castle_black"),
    ],
)
def test_te_12_6_who_can_send_no_hero_is_told_why(units: dict[str, str], king: str | None) -> None:
    state = night.table(units, king=king, wall=False)
    state = holding(asked(state, 0, ops.PlayEvent()), 0, "banished_to_the_watch")
    assert why(state, PlayEvent(card="banished_to_the_watch")) == ("TE-12.6", "event-lacks-way")


def test_te_12_2a_hoster_tully_asks_for_a_token_of_a_token_pool() -> None:
    units = {"riverrun": "tu1h", "winterfell": "st1h", "the_eyrie": "ar3"}
    np = ("arryn", "tyrell", "martell", "baratheon")
    pools = {"p1": {"arryn": 6, "tyrell": 9, "martell": 9, "baratheon": 9}}
    state = asked(standing(begin("tully", "stark", np=np), units, **pools), 0, ops.PlayEvent())
    with pytest.raises(RuleError) as caught:
        RULESET.act(state, 0, PlayEvent(card="hoster_tully"), SeededChance(0))
    assert "Token Pool" in Voice("en", RULESET.names, {})(caught.value.text)


def test_whatever_a_card_asks_for_has_words() -> None:
    names = {*requires.REQUIREMENTS, *requires.BY_STEPS, *requires.AMOUNTS, "no_gold", "egg_cost"}
    missing = [name for name in names - {"gold>=egg_cost"} if not known(f"tiny_epic-no-event-lacks-{name}")]
    assert missing == []
