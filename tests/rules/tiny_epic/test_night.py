"""What the Night King and his dead do (TE-15.10 to TE-15.17, TE-15.23 to TE-15.28)."""

from typing import Any

from bot.rules.contract import Event
from bot.rules.kit.deck import BLANK
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic import RULESET
from bot.rules.tiny_epic.actions import Choose, Pass, RetreatTo
from bot.rules.tiny_epic.events.board import Moved
from bot.rules.tiny_epic.events.night import Confronted
from bot.rules.tiny_epic.frames.night.assault import assault, prey
from bot.rules.tiny_epic.frames.night.ordering import order
from bot.rules.tiny_epic.frames.night.placing import place
from bot.rules.tiny_epic.frames.night.ranger import range_out
from bot.rules.tiny_epic.frames.night.terrify import terrify
from bot.rules.tiny_epic.frames.night.terror import evoke
from bot.rules.tiny_epic.frames.night.tokens import carry_out
from bot.rules.tiny_epic.legal import control, dead
from bot.rules.tiny_epic.model.army import TOKEN
from bot.rules.tiny_epic.model.facts import CARDS
from bot.rules.tiny_epic.model.sides import NIGHT, TREATY
from bot.rules.tiny_epic.model.state import TinyEpic
from bot.rules.tiny_epic.proof import broken
from tests.rules.tiny_epic.night import (
    GLASS,
    HOMES,
    RAVEN,
    STRONG,
    THIEF,
    after,
    fought,
    night,
    nights,
    run,
    scores,
    table,
    through,
    until_asked,
)
from tests.rules.tiny_epic.position import act, begin, beyond, choices, holding, standing

# ── placing ───────────────────────────────────────────────────────────────────────────────────────


def test_te_15_13_one_that_stands_there_already_is_a_point_for_the_night_king() -> None:
    state = after(table(HOMES, walkers=("thenn",)), lambda play: place(play, "thenn", why="token"))
    assert night(state).walkers == ("thenn",)
    assert scores(state) == (0, 1)


def test_te_15_13_so_is_one_that_the_pool_does_not_have() -> None:
    state = after(table(HOMES, terror=13), lambda play: place(play, "thenn", why="token"))
    assert night(state).walkers == ()
    assert scores(state) == (0, 1)


def test_te_15_13_the_occupied_domain_is_looked_at_before_the_empty_pool() -> None:
    state = after(table(HOMES, walkers=("thenn",), terror=12), lambda play: place(play, "thenn", why="token"))
    assert scores(state) == (0, 1)  # once


def test_te_15_13_units_of_the_treaty_are_attacked_at_once() -> None:
    _, told = run(table(HOMES | {"the_rills": "st2"}), lambda play: place(play, "the_rills", why="token"))
    assert [(event.foe, event.attacker) for event in told if isinstance(event, Confronted)] == [
        ("walker", NIGHT)
    ]
    assert fought(told)[0].treaty == 2


def test_te_15_13_a_house_without_an_ally_gives_a_token_and_retreats() -> None:
    state = until_asked(table(HOMES), lambda play: place(play, "highgarden", why="token"))
    assert state.purses[NIGHT].pool == {"tyrell": 1}
    assert RULESET.pending(state)[0].waiting == (state.hand_of_king,)
    state = act(state, 0, RetreatTo(domain="old_town"))
    assert (state.units["old_town"]["tyrell"].tokens, "highgarden" in state.units) == (2, False)
    assert control.holder(state, "highgarden") == NIGHT


def test_te_15_13_but_not_its_final_unit() -> None:
    state = after(table(HOMES | {"the_eyrie": "ar1"}), lambda play: place(play, "the_eyrie", why="token"))
    assert state.purses[NIGHT].pool == {}
    assert control.total(state, "arryn") == 1
    assert "the_eyrie" not in state.units


def test_te_15_13_where_the_token_taken_was_the_only_unit_nobody_says_where_to_retreat_to() -> None:
    """The holder of the Hand was asked where to retreat to from Hornwood: *these have to leave it*, and then nobody."""
    units = HOMES | {"hornwood": "tu1", "winterfell": "st1h", "castle_black": "st1"}
    state = until_asked(table(units), lambda play: place(play, "hornwood", why="token"))
    assert "hornwood" not in state.units
    assert state.purses[NIGHT].pool == {"tully": 1}
    assert state.stack[-1].kind == "turn"


def test_te_15_13_beside_the_night_king_there_is_no_battle() -> None:
    state, told = run(table(HOMES, king="thenn", wall=False), lambda play: place(play, "thenn", why="token"))
    assert night(state).walkers == ("thenn",)
    assert not fought(told)


def test_te_15_14_a_white_walker_in_a_castle_has_nothing_of_it_and_nobody_holds_it() -> None:
    state = table(HOMES | {"winterfell": "st0h", "the_rills": "st3"}, walkers=("pyke",))
    assert not [side for side in state.purses if "pyke" in control.castles(state, side)]
    assert dead.strength(state, "walker", "pyke") == dead.strength(state, "walker", "thenn")


# ── the Ranger Card ───────────────────────────────────────────────────────────────────────────────


def ranged(state: TinyEpic, card: str = "ranger_1a", **night: Any) -> tuple[TinyEpic, list[Event]]:
    """The first Ranger Card carried out: 1a marks Thenn and the Fist for tokens, three others for White Walkers."""
    return run(nights(state, rangers=(card, *["ranger_2a"] * 5), **night), range_out)


ADD, TERROR = "blue_add_white_walker_1", "blue_evoke_terror_1"


def test_te_15_10_a_negative_token_is_carried_out_at_once() -> None:
    state, _ = ranged(table(HOMES), hidden={"thenn": THIEF})
    assert state.purses[TREATY].gold == 1
    assert (night(state).hidden, night(state).open, night(state).resolved) == ({}, {}, (THIEF,))
    state, _ = ranged(table(HOMES), hidden={"thenn": ADD})
    assert "thenn" in night(state).walkers


def test_te_15_10_a_raven_or_dragon_glass_waits_face_up() -> None:
    state, _ = ranged(table(HOMES), hidden={"thenn": GLASS, "fist_of_the_first_men": RAVEN})
    assert night(state).open == {"thenn": (GLASS,), "fist_of_the_first_men": (RAVEN,)}
    assert night(state).shown == 1


def test_te_15_10_where_none_lies_one_of_the_supply_comes_face_down() -> None:
    state, told = ranged(table(HOMES), supply=(RAVEN,))
    assert (night(state).hidden, night(state).supply) == ({"thenn": RAVEN}, ())
    laid = next(event for event in told if event.kind == "token_laid")
    assert laid.seen_by(None).token == laid.seen_by(0).token == BLANK  # type: ignore[union-attr]
    assert RULESET.view(state, 0).known.night.hidden == {"thenn": BLANK}  # type: ignore[union-attr]


def test_te_15_10_an_army_there_turns_it_up_and_carries_it_out_but_for_dragon_glass() -> None:
    there = table(HOMES | {"thenn": "st3"}, wall=False)
    state, _ = ranged(there, supply=(RAVEN,))
    assert (night(state).resolved, night(state).shown) == ((RAVEN,), 2)
    state, _ = ranged(there, supply=(GLASS,))
    assert night(state).open == {"thenn": (GLASS,)}


def test_te_15_11_white_walkers_come_to_the_marked_domains() -> None:
    state, _ = ranged(table(HOMES))
    assert {*night(state).walkers} == {"lands_of_always_winter", "crasters_keep", "storrolds_point"}


def test_te_15_12_then_the_night_king_attacks() -> None:
    state, told = ranged(table(HOMES), card="ranger_2c")
    assert (night(state).king, night(state).wall) == ("castle_black", False)
    kinds = [event.kind for event in told]
    assert kinds.index("walker_rose") < kinds.index("wall_fell") < kinds.index("king_came")


# ── the Night King ────────────────────────────────────────────────────────────────────────────────


def test_te_15_15_and_15_16_and_ex_23_the_wall_falls_and_the_dead_spread() -> None:
    state = after(table(HOMES), lambda play: assault(play, "castle_black"))
    assert not night(state).wall
    assert night(state).king == "castle_black"
    around = {"castle_black", "last_hearth", "shadow_tower", "storrolds_point"}
    assert {*night(state).walkers} == around
    assert night(state).destroyed == ("castle_black",)


def test_te_15_15_an_attack_beyond_the_wall_leaves_it_standing() -> None:
    state = after(table(HOMES), lambda play: assault(play, "crasters_keep"))
    assert night(state).wall
    assert "castle_black" not in night(state).walkers


def test_te_15_15_and_15_21_and_15_42_and_ex_24_a_treaty_that_is_behind_makes_way() -> None:
    units = HOMES | {"winterfell": "st1.ar1", "the_rills": "st2"}
    state = changed(holding(table(units, 9, 10), 0, STRONG), allies={"arryn": TREATY})
    state, told = run(state, lambda play: assault(play, "winterfell"))
    assert not any(event.foe == "king" for event in told if isinstance(event, Confronted))
    assert state.purses[NIGHT].pool == {"arryn": 1}
    assert state.lords[0].hand == (STRONG,)
    kinds = [event.kind for event in told]
    assert not {"revealed", "turned_up", "paid"} & {*kinds[: kinds.index("castle_razed")]}
    fled = next(event for event in told if isinstance(event, Moved) and event.why == "retreat")
    assert (fled.source, fled.army) == ("winterfell", {"stark": TOKEN})
    assert "winterfell" in night(state).destroyed


def test_te_15_15_and_ex_30_he_takes_hold_of_pyke() -> None:
    state = standing(
        begin("stark", "lannister", np=("arryn", "greyjoy", "tyrell", "martell"), mode="cooperative"),
        {
            "winterfell": "st1h",
            "casterly_rock": "la1h",
            "the_eyrie": "ar3",
            "pyke": "gr2",
            "highgarden": "ty3",
            "sunspear": "ma3",
        },
    )
    purses = {
        TREATY: changed(state.purses[TREATY], score=4),
        NIGHT: changed(state.purses[NIGHT], score=6),
    }
    state = changed(state, purses=purses, allies={"greyjoy": TREATY})
    state = after(state, lambda play: assault(play, "pyke"))
    assert state.purses[NIGHT].pool == {"greyjoy": 1}
    assert control.total(state, "greyjoy") == 1
    assert night(state).destroyed == ("pyke",)
    assert {*night(state).walkers} == {"pyke", "ashemark", "riverrun"}


def test_te_15_16_he_stays_where_he_is_put_even_if_he_is_there_already() -> None:
    state = table(HOMES, king="pyke", wall=False, walkers=("pyke",), destroyed=("pyke",))
    state = after(state, lambda play: assault(play, "pyke"))
    assert night(state).king == "pyke"
    assert scores(state)[1] >= 1  # one stood there already


def test_te_15_17_the_throne_is_the_night_kings_while_the_dead_hold_kings_landing() -> None:
    state = after(table(HOMES), lambda play: assault(play, "kings_landing"))
    assert control.throne(state) == NIGHT
    assert control.throne(beyond(state, king="pyke", walkers=())) == ""
    state = after(table(HOMES), lambda play: place(play, "kings_landing", why="token"))
    assert control.throne(state) == NIGHT


def test_te_15_37_the_order_is_asked_where_a_unit_stands_or_too_few_are_left() -> None:
    state = after(table(HOMES), lambda play: order(play, "thenn", "frostfangs", why="ranger"))
    assert {*night(state).walkers} == {"thenn", "frostfangs"}
    state = until_asked(
        table(HOMES, terror=12), lambda play: order(play, "thenn", "frostfangs", why="ranger")
    )
    assert (RULESET.pending(state)[0].kind, RULESET.pending(state)[0].waiting) == ("order", (0,))
    assert night(act(state, 0, Choose(what="frostfangs"))).walkers == ("frostfangs",)
    assert night(act(state, 0, Pass())).walkers == ("thenn",)
    state = table(HOMES | {"the_rills": "st1"})
    state = until_asked(state, lambda play: order(play, "the_rills", "flints_finger", "thenn", why="ranger"))
    assert choices(state, 0, "choose", "what") == {"the_rills", "flints_finger", "thenn"}


def test_te_15_37_one_is_settled_before_the_next_comes() -> None:
    state = table(HOMES | {"the_rills": "st2", "winterfell": "st1"}, steel=5)
    state, told = run(state, lambda play: place(play, "the_rills", "flints_finger", why="token"))
    kinds = [event.kind for event in told if event.kind in ("walker_rose", "faced")]
    assert kinds == ["walker_rose", "faced", "walker_rose"]


def test_te_15_38_thirteen_in_all_and_those_in_the_terror_pool_are_not_on_the_map() -> None:
    state = table(HOMES, walkers=("thenn", "pyke"), terror=4)
    assert night(state).pool == 7
    assert list(broken(beyond(state, terror=12)))


def test_te_15_39_before_his_first_attack_he_is_nowhere() -> None:
    state = table(HOMES, phase=2)
    assert prey(state) == ()
    assert not control.dead(state, "thenn")
    assert dead.conscripts(state, "walker", "thenn") == 0


# ── terror ────────────────────────────────────────────────────────────────────────────────────────


def test_te_15_24_and_ex_22_each_shield_brings_a_token_or_a_white_walker() -> None:
    card = "safe_passage"
    state = changed(table(HOMES), deck=(card,))
    houses = [shield for shield in CARDS[card].shields if shield in state.np]
    others = len(CARDS[card].shields) - len(houses)
    state = after(state, evoke)
    assert state.purses[NIGHT].pool == dict.fromkeys(houses, 1)
    assert night(state).terror == others
    assert state.discard == (card,)
    full = changed(table(HOMES, walkers=(), terror=13), deck=(card,))
    assert scores(after(full, evoke))[1] == others


def test_te_15_25_in_phase_2_he_flies_to_the_nearest_castle_that_is_left() -> None:
    state = table(HOMES, king="thenn", wall=False, phase=2, dragon="thenn", destroyed=("crasters_keep",))
    (nearest, *_) = prey(state)
    state = after(state, evoke)
    assert night(state).king == night(state).dragon == nearest
    assert nearest in night(state).walkers
    assert nearest in night(state).destroyed
    assert len(night(state).walkers) == 1


def test_te_15_25_one_of_the_treaty_before_others_then_the_treaty_names_it() -> None:
    state = table({**HOMES, "castle_black": "st1"}, king="last_hearth", wall=False, phase=2)
    assert prey(state) == ("castle_black",)
    state = table(HOMES, king="last_hearth", wall=False, phase=2, destroyed=("castle_black",))
    assert prey(state) == ("winterfell",)
    state = table(HOMES, king="ashemark", wall=False, phase=2)
    assert prey(state) == ("casterly_rock",)  # of four next to it, the only one that is the Treaty's
    units = {**HOMES, "casterly_rock": "la1", "shield_islands": "la1", "pyke": "st1"}
    state = until_asked(table(units, king="ashemark", wall=False, phase=2), evoke)
    assert (RULESET.pending(state)[0].kind, RULESET.pending(state)[0].waiting) == ("advance", (0,))
    assert choices(state, 0, "choose", "what") == {"casterly_rock", "pyke"}
    assert night(through(act(state, 0, Choose(what="pyke")))[0]).king == "pyke"


def test_te_15_25_castles_of_the_dead_and_of_terrified_houses_are_left_alone() -> None:
    state = table(HOMES, king="ashemark", wall=False, phase=2, walkers=("pyke",), terrified=("tully",))
    assert not {*prey(state)} & {"pyke", "riverrun"}


def test_te_15_26_and_ex_21_white_walkers_of_the_terror_pool_cost_a_token_for_two() -> None:
    state = standing(table(HOMES, terror=5), HOMES, ptreaty={"arryn": 2, "tully": 1})
    state = until_asked(state, terrify)
    assert RULESET.pending(state)[0].waiting == (state.hand_of_king,)
    assert RULESET.default(state, 0) == Choose(what="arryn")
    state, _ = through(act(state, 0, Choose(what="tully")))
    assert state.purses[NIGHT].pool == {"tully": 1, "arryn": 1}
    assert state.purses[TREATY].pool == {"arryn": 1}
    assert (night(state).terror, night(state).pool) == (0, 13)


def test_te_15_26_as_far_as_it_can() -> None:
    state = standing(table(HOMES, terror=6), HOMES, ptreaty={"arryn": 1})
    state = after(state, terrify)
    assert (state.purses[TREATY].pool, state.purses[NIGHT].pool) == ({}, {"arryn": 1})
    assert night(state).terror == 0


def test_te_15_23_tokens_that_ask_nothing() -> None:
    state = table(HOMES, open={"thenn": (RAVEN,)}, rangers=("ranger_1a", "ranger_2a"), shown=1)
    state = after(state, lambda play: carry_out(play, "thenn", RAVEN))
    assert (night(state).shown, night(state).open) == (2, {})
    state = table(HOMES, open={"thenn": (TERROR,)})
    state = after(changed(state, deck=("safe_passage",)), lambda play: carry_out(play, "thenn", TERROR))
    assert state.discard == ("safe_passage",)


def test_the_story_says_why_the_dead_come() -> None:
    _, told = ranged(table(HOMES), card="ranger_2c", hidden={"haunted_forest": ADD})
    keys = [event.text().key for event in told if event.kind in ("walker_rose", "king_came")]  # type: ignore[union-attr]
    assert keys[:4] == [
        "tiny_epic-walker-rose-token",
        "tiny_epic-walker-rose-ranger",
        "tiny_epic-king-came-ranger",
        "tiny_epic-walker-rose-spread",
    ]
    state = table(HOMES, king="ashemark", wall=False, phase=2)
    told = run(state, evoke)[1]
    keys = [event.text().key for event in told if event.kind in ("walker_rose", "king_came")]  # type: ignore[union-attr]
    assert keys == ["tiny_epic-king-came-flight", "tiny_epic-walker-rose-flight"]
