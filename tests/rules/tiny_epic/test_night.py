"""What the Night King and his dead do (TE-15.10 to TE-15.28)."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Event, fold
from bot.rules.kit.deck import BLANK
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic import RULESET
from bot.rules.tiny_epic.actions import Choose, Commit, Lose, Pass, RetreatTo
from bot.rules.tiny_epic.events.board import Moved
from bot.rules.tiny_epic.events.night import Confronted, Faced
from bot.rules.tiny_epic.frames.night.assault import assault, prey
from bot.rules.tiny_epic.frames.night.facing import face
from bot.rules.tiny_epic.frames.night.ordering import order
from bot.rules.tiny_epic.frames.night.placing import place
from bot.rules.tiny_epic.frames.night.ranger import range_out
from bot.rules.tiny_epic.frames.night.terrify import terrify
from bot.rules.tiny_epic.frames.night.terror import evoke
from bot.rules.tiny_epic.frames.night.tokens import carry_out
from bot.rules.tiny_epic.frames.rounds import Round
from bot.rules.tiny_epic.frames.turn import Turn
from bot.rules.tiny_epic.legal import control, dead
from bot.rules.tiny_epic.model.army import TOKEN
from bot.rules.tiny_epic.model.facts import CARDS, TOKENS
from bot.rules.tiny_epic.model.sides import NIGHT, TREATY
from bot.rules.tiny_epic.model.state import TinyEpic
from bot.rules.tiny_epic.play.draft import Play
from bot.rules.tiny_epic.play.judges import settle
from bot.rules.tiny_epic.proof import broken
from tests.rules.tiny_epic.position import act, begin, beyond, choices, holding, menu, standing

HOMES = {
    "winterfell": "st1h",
    "casterly_rock": "la1h",
    "the_eyrie": "ar3",
    "riverrun": "tu3",
    "highgarden": "ty3",
    "sunspear": "ma3",
}
"""Where everybody stands at the start."""

WEAK, STRONG, CALL, SECRET, FLIGHT = (
    "safe_passage",
    "kingslayer",
    "unjust_trial",
    "lone_wolf",
    "drain_the_coffers",
)
"""Cards by their battle icons: 3, 5, Conscripts, Secret, Retreat."""


def table(units: dict[str, str], score: int = 0, his: int = 0, gold: int = 4, **night: Any) -> TinyEpic:
    """Stark and Lannister against the Night King: these units, scores, and this about him."""
    state = standing(begin("stark", "lannister", mode="cooperative"), units)
    purses = {
        TREATY: changed(state.purses[TREATY], gold=gold, score=score),
        NIGHT: changed(state.purses[NIGHT], score=his),
    }
    return nights(changed(state, purses=purses), **night)


def nights(state: TinyEpic, **night: Any) -> TinyEpic:
    """With this about the Night King; tokens that are nowhere have left the game unseen."""
    state = beyond(state, **night)
    known = dead.night_of(state)
    waiting = [token for tokens in known.open.values() for token in tokens]
    there = {*known.hidden.values(), *waiting, *known.supply, *known.resolved}
    return beyond(state, aside=tuple(token for token in TOKENS if token not in there))


def begun(state: TinyEpic, do: Callable[[Play], object]) -> tuple[TinyEpic, list[Event]]:
    """Carried on, in the turn of seat 1, until somebody is asked."""
    play = Play(changed(state, stack=(Round(step="turns"), Turn(seat=1, then=None))), SeededChance(0))
    do(play)
    settle(play)
    assert not list(broken(play.state))
    return play.state, play.events


def until_asked(state: TinyEpic, do: Callable[[Play], object]) -> TinyEpic:
    return begun(state, do)[0]


def run(state: TinyEpic, do: Callable[[Play], object]) -> tuple[TinyEpic, list[Event]]:
    """To its end, whatever is asked being answered by default."""
    return through(*begun(state, do))


def through(state: TinyEpic, told: list[Event] | None = None) -> tuple[TinyEpic, list[Event]]:
    """Answered by default until it is somebody's turn."""
    told = [*(told or ())]
    while state.stack and state.stack[-1].kind != "turn":
        seat = RULESET.pending(state)[0].waiting[0]
        events = RULESET.act(state, seat, RULESET.default(state, seat), SeededChance(0))
        told += events
        state = fold(RULESET, events, state)
        assert not list(broken(state))
    return state, told


def after(state: TinyEpic, do: Callable[[Play], object]) -> TinyEpic:
    return run(state, do)[0]


def fought(told: list[Event]) -> list[Faced]:
    return [event for event in told if isinstance(event, Faced)]


def scores(state: TinyEpic) -> tuple[int, int]:
    """Of the Treaty, of the Night King."""
    return state.purses[TREATY].score, state.purses[NIGHT].score


def night(state: TinyEpic) -> dead.Night:
    return dead.night_of(state)


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


def test_te_15_13_beside_the_night_king_there_is_no_battle() -> None:
    state, told = run(table(HOMES, king="thenn", wall=False), lambda play: place(play, "thenn", why="token"))
    assert night(state).walkers == ("thenn",)
    assert not fought(told)


def test_te_15_14_a_white_walker_in_a_castle_has_nothing_of_it_and_nobody_holds_it() -> None:
    state = table(HOMES | {"winterfell": "st0h", "the_rills": "st3"}, walkers=("pyke",))
    assert not [side for side in state.purses if "pyke" in control.castles(state, side)]
    assert dead.strength(state, "walker", "pyke") == dead.strength(state, "walker", "thenn")


# ── battles ───────────────────────────────────────────────────────────────────────────────────────


def test_te_15_18_and_ex_17_conscripts_of_a_white_walker() -> None:
    near = begin("stark", "lannister", mode="cooperative").links["winterfell"][:2]
    state = table({"casterly_rock": "la1h", "winterfell": "st1h"}, walkers=("winterfell", *near))
    assert dead.strength(state, "walker", "winterfell", (CALL,)) == 6 + 12


def test_te_15_18_icons_of_the_card_of_a_white_walker() -> None:
    state = table(HOMES, steel=2)
    assert dead.strength(state, "walker", "thenn", (WEAK,)) == 4 + 3
    assert dead.strength(state, "walker", "thenn", (FLIGHT,)) == 4
    assert dead.strength(state, "ice_dragon", "thenn", (STRONG,)) == 3 + 5


def test_te_15_18_the_night_king_next_door_comes_when_he_is_called_without_his_own() -> None:
    state = table(HOMES, king="winterfell", walkers=("winterfell", "the_rills"), glass=3, steel=5, wall=False)
    assert dead.strength(state, "walker", "the_rills", (CALL,)) == 1 + 1 + 3


def test_te_15_18_a_secret_draws_again() -> None:
    state = changed(table(HOMES | {"the_rills": "st2"}), deck=(SECRET, "inspire_your_army", STRONG))
    told = run(state, lambda play: place(play, "the_rills", why="token"))[1]
    assert fought(told)[0].dead == 6 + 5


def test_te_15_19_and_ex_18_the_strength_of_the_night_king() -> None:
    walkers = ("winterfell", "hornwood", "white_harbor")
    state = table(HOMES, king="winterfell", walkers=walkers, wall=False)
    assert dead.strength(state, "king", "winterfell", (WEAK,)) == 42
    weak = table(
        HOMES, king="winterfell", walkers=("winterfell",), steel=5, glass=3, dragon="winterfell", phase=2
    )
    assert dead.strength(weak, "king", "winterfell", (FLIGHT,)) == 7
    assert dead.strength(weak, "king", "winterfell", (CALL,)) == 7  # nothing more


def test_te_15_19_and_ex_19_dragon_glass_covers_his_track_from_the_right() -> None:
    tracks = [dead.king(night(table(HOMES, glass=glass)), None) - 3 for glass in range(4)]
    assert tracks == [18, 13, 7, 0]


@pytest.mark.parametrize(("score", "his", "allowed"), [(5, 5, True), (4, 5, False)])
def test_te_15_19_he_is_fought_by_a_treaty_that_is_not_behind(score: int, his: int, allowed: bool) -> None:
    assert dead.may_fight_king(table(HOMES, score, his)) is allowed


def test_te_15_20_the_treaty_defends_with_its_castle_and_pays_for_its_cards() -> None:
    state = holding(table(HOMES, gold=3), 0, STRONG)
    state = until_asked(state, lambda play: place(play, "winterfell", why="token"))
    assert RULESET.pending(state)[0].waiting == (0,)
    told = RULESET.act(state, 0, Commit(card=STRONG), SeededChance(0))
    assert fought(list(told))[0].treaty == 3 + 5 + 1
    assert act(state, 0, Commit(card=STRONG)).purses[TREATY].gold < 3


def test_te_15_20_in_kings_landing_it_has_two_and_a_destroyed_castle_still_defends() -> None:
    units = HOMES | {"kings_landing": "st2"}
    told = run(table(units), lambda play: face(play, 0, "kings_landing", "walker", NIGHT))[1]
    assert fought(told)[0].treaty == 2 + 2
    told = run(table(HOMES, destroyed=("winterfell",)), lambda play: place(play, "winterfell", why="token"))[
        1
    ]
    assert "winterfell" not in control.castles(table(HOMES, destroyed=("winterfell",)), TREATY)
    assert fought(told)[0].treaty == 3 + 1


def test_te_15_20_ties_are_the_defenders() -> None:
    units = HOMES | {"the_rills": "st1", "winterfell": "st2h"}
    told = run(table(units, steel=5), lambda play: place(play, "the_rills", why="token"))[1]
    assert (fought(told)[0].treaty, fought(told)[0].dead, fought(told)[0].won) == (1, 1, True)
    state = table(units, steel=5, walkers=("the_rills",))
    told = run(state, lambda play: face(play, 0, "the_rills", "walker", TREATY))[1]
    assert (fought(told)[0].treaty, fought(told)[0].dead, fought(told)[0].won) == (1, 1, False)


def test_te_15_20_for_allies_alone_the_hand_holder_names_who_may_commit() -> None:
    state = changed(holding(table(HOMES), 1, STRONG), allies={"arryn": TREATY})
    state = until_asked(state, lambda play: place(play, "the_eyrie", why="token"))
    assert RULESET.pending(state)[0].waiting == (state.hand_of_king,)
    assert menu(state, 0) == ("choose", "pass")
    named = act(state, 0, Choose(what="1"))
    assert RULESET.pending(named)[0].waiting == (1,)
    assert STRONG in choices(named, 1, "commit", "card")
    assert RULESET.pending(act(state, 0, Pass()))[0].kind != "battle"


def test_te_15_20_a_retreat_card_lets_them_leave_without_loss() -> None:
    state = holding(table(HOMES | {"the_rills": "st2"}), 0, FLIGHT)
    state = until_asked(state, lambda play: place(play, "the_rills", why="token"))
    state, _ = through(act(state, 0, Commit(card=FLIGHT)))
    assert control.total(state, "stark") == 4
    assert night(state).walkers == ("the_rills",)
    assert scores(state) == (0, 0)


def test_te_15_21_an_allied_token_is_lost_first_and_goes_to_the_terror_pool() -> None:
    state = changed(table(HOMES | {"the_rills": "st1.ar1"}), allies={"arryn": TREATY})
    state = after(state, lambda play: place(play, "the_rills", why="token"))
    assert state.purses[NIGHT].pool == {"arryn": 1}
    assert control.total(state, "stark") == 3


def test_te_15_21_then_an_allied_hero_and_a_token_of_the_pool() -> None:
    state = changed(table(HOMES | {"the_rills": "st1.ma0h"}), allies={"martell": TREATY})
    before = state.stock["martell"]
    state = after(state, lambda play: place(play, "the_rills", why="token"))
    assert control.hero_domain(state, "martell") is None
    assert (state.purses[TREATY].gold, scores(state)) == (5, (1, 0))
    assert (state.purses[NIGHT].pool, state.stock["martell"]) == ({"martell": 1}, before - 1)


def test_te_15_21_else_its_owner_chooses_one_of_the_own_house() -> None:
    state = until_asked(
        table(HOMES | {"the_rills": "st2"}), lambda play: place(play, "winterfell", why="token")
    )
    state = act(state, 0, Commit())
    assert RULESET.pending(state)[0].waiting == (0,)
    assert choices(state, 0, "lose", "unit") == {"stark", "eddard_stark"}
    assert scores(act(state, 0, Lose(unit="eddard_stark")))[0] == 1


def test_te_15_21_a_final_unit_is_never_lost() -> None:
    units = {**HOMES, "winterfell": "st1"}
    state = after(table(units), lambda play: place(play, "winterfell", why="token"))
    assert control.total(state, "stark") == 1


def test_te_15_22_a_white_walker_beaten_is_a_point_and_goes_back() -> None:
    state = table(HOMES | {"the_rills": "st3"}, steel=5)
    state = after(state, lambda play: place(play, "the_rills", why="token"))
    assert scores(state) == (1, 0)
    assert (night(state).walkers, night(state).pool) == ((), 13)
    assert control.holder(state, "the_rills") == TREATY


def test_te_15_22_and_15_33_the_night_king_beaten_is_the_end() -> None:
    state = table(HOMES | {"winterfell": "st3h"}, score=1, steel=5, glass=3, wall=False)
    state = after(state, lambda play: assault(play, "winterfell"))
    assert state.result is not None
    assert (state.result.reason, state.result.winners) == ("night_king_slain", (0, 1))
    assert RULESET.pending(state) == ()


# ── the Ranger Card ───────────────────────────────────────────────────────────────────────────────


def ranged(state: TinyEpic, card: str = "ranger_1a", **night: Any) -> tuple[TinyEpic, list[Event]]:
    """The first Ranger Card carried out: 1a marks Thenn and the Fist for tokens, three others for White Walkers."""
    return run(nights(state, rangers=(card, *["ranger_2a"] * 5), **night), range_out)


GLASS, RAVEN, THIEF = "blue_dragon_glass_1", "blue_three_eyed_raven_1", "blue_lose_gold_3_1"
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
