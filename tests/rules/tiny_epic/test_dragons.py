"""Ice & Fire among players: Eggs, Dragons, flights (TE-13); five players (TE-14)."""

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import fold
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic import RULESET
from bot.rules.tiny_epic.actions import Choose, DraftDie, Fly, March, PlayEvent, RetreatTo, TakeHouse
from bot.rules.tiny_epic.events.battle import Fought
from bot.rules.tiny_epic.events.board import Hatched
from bot.rules.tiny_epic.frames.alliances import Alliances
from bot.rules.tiny_epic.frames.rounds import Round
from bot.rules.tiny_epic.judge.draft import Play
from bot.rules.tiny_epic.legal import control, dragons
from bot.rules.tiny_epic.legal.control import LIMIT
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.army import Force, encode
from bot.rules.tiny_epic.model.facts import MATS, PLOT
from bot.rules.tiny_epic.model.options import Mode, TinyEpicOptions
from bot.rules.tiny_epic.model.state import TinyEpic
from bot.rules.tiny_epic.play import scoring
from tests.rules.tiny_epic.position import (
    act,
    asked,
    begin,
    choices,
    events,
    holding,
    menu,
    refused,
    rich,
    standing,
)

NP = ("arryn", "tully", "tyrell", "targaryen")
HOUSES = ("stark", "lannister", "greyjoy", "martell", "baratheon")


def mother(units: dict[str, str], gold: int = 3, **pools: dict[str, int]) -> TinyEpic:
    """Targaryen against Stark."""
    state = standing(begin("targaryen", "stark", mode="competitive_if"), units, **pools)
    return rich(state, 0, gold)


def guest(units: dict[str, str], ally: str | None = "0") -> TinyEpic:
    """Stark against Greyjoy, with Targaryen allied with seat 0 or with nobody."""
    state = standing(begin("stark", "greyjoy", np=NP, mode="competitive_if"), units)
    return changed(state, allies={"targaryen": ally} if ally else {})


def new(mode: Mode, players: int) -> TinyEpic:
    """A game set up to its first draft."""
    state = fold(RULESET, RULESET.new(TinyEpicOptions(mode=mode), players, SeededChance(1)))
    while not isinstance(state.stack[0], Round):
        (prompt,) = RULESET.pending(state)
        state = act(state, prompt.waiting[0], TakeHouse(house=HOUSES[prompt.waiting[0]]))
    return state


def taxed(state: TinyEpic) -> Play:
    """After the taxes of a round."""
    play = Play(state, SeededChance(0))
    scoring.taxes(play)
    return play


# ── the game with Ice & Fire ──────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("players", [2, 3, 4])
def test_te_13_1_to_13_3_two_houses_and_seventeen_cards_more_and_nothing_of_the_north(players: int) -> None:
    state = new("competitive_if", players)
    assert len(state.deck) == len(PLOT) - 4 * players == 62 - 4 * players
    assert (len(state.np), state.np[0], state.night) == (4, "arryn", None)
    assert len(state.links) == 24
    absent = 10 - players - len(state.np)
    assert absent == 6 - players
    assert len(state.stock) == players + 4


def test_te_13_1_and_13_2_the_two_houses_may_be_taken() -> None:
    state = fold(RULESET, RULESET.new(TinyEpicOptions(mode="competitive_if"), 2, SeededChance(1)))
    (prompt,) = RULESET.pending(state)
    offered = choices(state, prompt.waiting[0], "house", "house")
    assert {"nights_watch", "targaryen"} <= offered
    assert len(offered) == 9
    plain = fold(RULESET, RULESET.new(TinyEpicOptions(), 2, SeededChance(1)))
    assert len(choices(plain, prompt.waiting[0], "house", "house")) == 7


def test_te_13_4_dragons_of_a_player_stay_when_daenerys_falls() -> None:
    state = mother({"dragonstone": "ta1h", "storms_end": "ta1r", "winterfell": "st1h"})
    state = asked(holding(state, 0, "bend_the_knee"), 0, ops.PlayEvent())
    state = act(state, 0, PlayEvent(card="bend_the_knee", what="dragonstone:targaryen:hero"))
    assert encode(state.units["storms_end"]) == "ta1r"


def test_te_13_4_dragons_of_a_house_that_nobody_plays_leave_with_daenerys() -> None:
    units = {"winterfell": "st2h", "dragonstone": "ta1h", "storms_end": "ta1rG", "pyke": "gr1h"}
    state = asked(holding(guest(units), 0, "bend_the_knee"), 0, ops.PlayEvent())
    state = act(state, 0, PlayEvent(card="bend_the_knee", what="dragonstone:targaryen:hero"))
    assert (encode(state.units["storms_end"]), state.heroes["targaryen"]) == ("ta1", "daenerys_targaryen")
    assert dragons.supply(state) == MATS.dragons.colors


def test_te_13_4_and_8_6_a_dragon_that_is_the_final_unit_of_its_house_stays() -> None:
    units = {"winterfell": "st2h", "dragonstone": "ta0h", "storms_end": "ta0rg", "pyke": "gr1h"}
    state = asked(holding(guest(units), 0, "bend_the_knee"), 0, ops.PlayEvent())
    state = act(state, 0, PlayEvent(card="bend_the_knee", what="dragonstone:targaryen:hero"))
    assert control.total(state, "targaryen") == 1


@pytest.mark.parametrize(("pool", "ally", "there"), [({"targaryen": 2}, "1", "ta1r"), ({}, None, "ta1")])
def test_te_13_4_dragons_go_where_daenerys_goes(pool: dict[str, int], ally: str | None, there: str) -> None:
    units = {"winterfell": "st2h", "dragonstone": "ta1h", "storms_end": "ta1r", "pyke": "gr1h"}
    state = guest(units)
    purses = {**state.purses, "1": changed(state.purses["1"], pool=pool)}
    state = changed(state, purses=purses, stack=(Round(step="cull"), Alliances(left=("targaryen",))))
    play = Play(state, SeededChance(0))
    while isinstance(play.state.stack[-1], Alliances) or play.state.stack[-1].kind == "handover":
        play.state.stack[-1].go_on(play)
    assert (play.state.allies.get("targaryen"), encode(play.state.units["storms_end"])) == (ally, there)


@pytest.mark.parametrize(("price", "most"), [(3, 2), (2, 3)])
def test_te_13_5_and_13_12_eggs_are_paid_one_by_one_and_come_in_the_order_of_their_colours(
    price: int, most: int
) -> None:
    state = mother({"dragonstone": "ta0h", "storms_end": "ta1", "winterfell": "st1h"}, gold=7)
    state = changed(state, options=changed(state.options, egg_cost=price))
    state = act(asked(state, 0, ops.PlayEvent()), 0, PlayEvent(card="daenerys_targaryen"))
    assert choices(state, 0, "choose", "what") == {"dragonstone", "storms_end"}
    for domain in ("storms_end", "storms_end", "dragonstone")[:most]:
        state = act(state, 0, Choose(what=domain))
    assert menu(state, 0) == ()
    assert state.units["storms_end"]["targaryen"].eggs == MATS.dragons.colors[:2]
    assert state.units["dragonstone"]["targaryen"].eggs == MATS.dragons.colors[2:most]
    assert state.purses["0"].gold == 7 - price * most


def test_te_13_5_without_the_price_of_one_the_card_is_not_played() -> None:
    units = {"dragonstone": "ta1h", "winterfell": "st1h"}
    for gold in (2, 3):
        state = asked(mother(units, gold), 0, ops.PlayEvent())
        assert ("event" in menu(state, 0)) == (gold >= 3)


def test_te_13_12_an_egg_never_has_the_colour_of_a_dragon_in_play() -> None:
    units = {"dragonstone": "ta1hr", "storms_end": "ta1C", "winterfell": "st1h"}
    state = act(asked(mother(units), 0, ops.PlayEvent()), 0, PlayEvent(card="daenerys_targaryen"))
    state = act(state, 0, Choose(what="storms_end"))
    assert state.units["storms_end"]["targaryen"].eggs == ("cream", "green")
    assert dragons.supply(state) == ()


# ── Eggs ──────────────────────────────────────────────────────────────────────────────────────────


def test_te_13_6_eggs_count_for_the_limit_and_have_no_strength() -> None:
    assert Force(tokens=1, eggs=("red", "green")).size == LIMIT
    assert Force(tokens=1, eggs=("red", "green")).strength == 1


def test_te_13_6_nobody_leaves_an_egg_alone() -> None:
    units = {"dragonstone": "ta2R", "storms_end": "ta1h", "winterfell": "st1h"}
    state = asked(mother(units), 0, ops.March())
    near = choices(state, 0, "march", "target", source="dragonstone")
    armies = choices(state, 0, "march", "army", source="dragonstone", target=min(near))
    assert armies == {"ta2R", "ta1R", "ta1"}
    assert refused(state, 0, March(source="dragonstone", target=min(near), army="ta2")) == "TE-13.6"


def test_te_13_6_an_egg_left_alone_by_a_card_returns_to_supply() -> None:
    units = {"dragonstone": "ta1R", "storms_end": "ta1h", "winterfell": "st1h"}
    state = asked(holding(mother(units), 0, "disobedience"), 0, ops.PlayEvent())
    state = act(state, 0, PlayEvent(card="disobedience", what="dragonstone:targaryen:token"))
    assert "dragonstone" not in state.units
    assert dragons.supply(state) == MATS.dragons.colors


def fight(units: dict[str, str], army: str) -> tuple[TinyEpic, Fought]:
    """Stark marches with this army from Hornwood on Winterfell; nobody has a card."""
    state = standing(begin("stark", "targaryen", mode="competitive_if"), units)
    state = changed(state, heroes={"stark": "eddard_stark", "targaryen": "daenerys_targaryen"})
    state = changed(state, used=("eddard_stark", "daenerys_targaryen"))
    told = events(asked(state, 0, ops.March()), 0, March(source="hornwood", target="winterfell", army=army))
    (fought,) = (one for one in told if isinstance(one, Fought))
    return fold(RULESET, told, asked(state, 0, ops.March())), fought


def test_te_13_6_an_egg_is_lost_before_anything_else_and_nobody_gets_a_token() -> None:
    units = {"hornwood": "st3h", "winterfell": "ta1RG", "dragonstone": "ta1h"}
    state, fought = fight(units, "st3")
    assert (fought.attack, fought.defence) == (3, 2)
    state = act(state, 1, RetreatTo(domain=min(choices(state, 1, "retreat", "domain"))))
    assert [*state.units["winterfell"]] == ["stark"]
    assert dragons.supply(state) == ("red", "cream")
    assert (control.total(state, "targaryen"), state.stock["targaryen"]) == (3, 7)


def test_te_13_6_an_egg_of_an_army_that_loses_its_attack_is_not_lost() -> None:
    units = {"hornwood": "ta2R", "dragonstone": "ta1h", "winterfell": "st1h"}
    state = asked(changed(mother(units), used=("eddard_stark", "daenerys_targaryen")), 0, ops.March())
    state = act(state, 0, March(source="hornwood", target="winterfell", army="ta2R"))
    while menu(state, 0) == ("retreat",):
        state = act(state, 0, RetreatTo(domain=min(choices(state, 0, "retreat", "domain"))))
    assert "red" not in dragons.supply(state)
    assert state.stock["targaryen"] == 7


def test_te_13_6_an_egg_left_alone_by_a_loss_returns_to_supply() -> None:
    units = {"hornwood": "ta1R", "dragonstone": "ta1h", "winterfell": "st1h"}
    state = asked(changed(mother(units), used=("eddard_stark", "daenerys_targaryen")), 0, ops.March())
    state = act(state, 0, March(source="hornwood", target="winterfell", army="ta1R"))
    assert dragons.supply(state) == MATS.dragons.colors


def test_te_13_7_eggs_hatch_when_taxes_are_collected() -> None:
    play = taxed(mother({"dragonstone": "ta1hR", "storms_end": "ta1GC", "winterfell": "st1h"}, gold=0))
    assert encode(play.state.units["dragonstone"]) == "ta1hr"
    assert encode(play.state.units["storms_end"]) == "ta1gc"
    assert isinstance(play.events[-1], Hatched)
    assert dragons.supply(play.state) == ()


def test_te_13_8_a_dragon_pays_a_gold_and_is_worth_two() -> None:
    units = {"dragonstone": "ta1h", "winterfell": "st1h", "storms_end": "ta0r"}
    with_one = taxed(mother(units, gold=0)).state.purses["0"].gold
    without = taxed(mother({**units, "storms_end": "ta1"}, gold=0)).state.purses["0"].gold
    spaces = 1  # a second token on the map opens a space that pays no gold
    assert with_one == without + spaces
    assert Force(dragons=("red",)).strength == 2


def test_te_13_8_a_dragon_may_stand_alone_and_returns_as_an_egg_without_reward() -> None:
    units = {"hornwood": "st2h", "winterfell": "ta0r", "dragonstone": "ta1h"}
    state, _ = fight(units, "st2h")
    assert dragons.supply(state) == MATS.dragons.colors
    assert (state.purses["1"].gold, state.purses["1"].score) == (3, 0)


def test_te_13_8_events_take_a_dragon_for_a_hero() -> None:
    units = {"dragonstone": "ta1", "storms_end": "ta0r", "winterfell": "st1h"}
    state = act(
        asked(holding(mother(units), 0, "lone_wolf"), 0, ops.PlayEvent()), 0, PlayEvent(card="lone_wolf")
    )
    assert state.purses["0"].score == 1


# ── flights ───────────────────────────────────────────────────────────────────────────────────────


def test_te_13_9_and_ex_27_a_dragon_flies_three_steps_over_anybody() -> None:
    units = {"dragonstone": "ta1hr", "kings_landing": "st1", "winterfell": "st1h"}
    state = asked(mother(units), 0, ops.March())
    reached = choices(state, 0, "fly", "target", source="dragonstone")
    assert "storms_end" in reached
    assert "sunspear" not in reached
    assert choices(state, 0, "fly", "army", source="dragonstone", target="storms_end") == {"ta0r", "ta0hr"}
    after = act(state, 0, Fly(source="dragonstone", target="storms_end", army="ta0hr"))
    assert encode(after.units["storms_end"]) == "ta0hr"
    assert refused(state, 0, Fly(source="dragonstone", target="storms_end", army="ta1r")) == "TE-13.9"
    assert refused(state, 0, Fly(source="dragonstone", target="sunspear", army="ta0r")) == "TE-13.9"


def test_te_13_9_a_sail_may_be_a_flight_too_and_start_a_battle() -> None:
    units = {"dragonstone": "ta1hr", "storms_end": "st1", "winterfell": "st1h"}
    state = asked(mother(units), 0, ops.Sail())
    state = act(state, 0, Fly(source="dragonstone", target="storms_end", army="ta0r"))
    assert menu(state, 0) == menu(state, 1) == ("commit",)


def test_te_13_9_without_a_dragon_nobody_flies() -> None:
    state = asked(mother({"dragonstone": "ta1hR", "winterfell": "st1h"}), 0, ops.March())
    assert menu(state, 0) == ("march", "pass")


def test_te_13_10_a_card_that_marches_into_battle_lets_a_dragon_fly_into_one() -> None:
    units = {"dragonstone": "ta1hr", "storms_end": "st1", "winterfell": "st1h"}
    state = asked(holding(mother(units), 0, "tribute_to_the_lord_of_light"), 0, ops.PlayEvent())
    state = act(state, 0, PlayEvent(card="tribute_to_the_lord_of_light", what="dragonstone:targaryen:token"))
    assert choices(state, 0, "fly", "target", source="dragonstone") == {"storms_end"}


def test_te_13_10_a_flight_travels_no_map_cards() -> None:
    units = {"dragonstone": "ta1hr", "storms_end": "st1", "winterfell": "st1h"}
    state = changed(mother(units, gold=3), used=("eddard_stark", "daenerys_targaryen"))
    state = asked(holding(state, 0, "dangerous_voyage"), 0, ops.PlayEvent())
    state = act(state, 0, PlayEvent(card="dangerous_voyage"))
    told = events(state, 0, Fly(source="dragonstone", target="storms_end", army="ta0r"))
    (fought,) = (one for one in told if isinstance(one, Fought))
    assert fought.attack == 2


def test_te_13_10_a_flight_leaves_no_egg_alone() -> None:
    units = {"dragonstone": "ta0rG", "storms_end": "ta1h", "winterfell": "st1h"}
    state = asked(mother(units), 0, ops.March())
    assert "fly" not in menu(state, 0)


def test_te_13_11_an_ally_of_targaryen_flies_its_dragons_and_nobody_else_does() -> None:
    units = {"winterfell": "st1h", "dragonstone": "ta1hr", "pyke": "gr1h"}
    state = guest(units)
    assert "fly" in menu(asked(state, 0, ops.March()), 0)
    assert "fly" not in menu(asked(state, 1, ops.March()), 1)


def test_te_13_11_a_flight_ends_where_there_is_room_and_in_kings_landing_with_castles() -> None:
    units = {"dragonstone": "ta1hr", "storms_end": "ta2G", "winterfell": "st1h"}
    state = asked(mother(units), 0, ops.March())
    reached = choices(state, 0, "fly", "target", source="dragonstone")
    assert not {"storms_end", "kings_landing"} & reached


# ── five players ──────────────────────────────────────────────────────────────────────────────────


def test_te_14_1_and_14_4_five_players_six_dice_one_absent_house_and_twenty_cards_dealt() -> None:
    state = new("competitive_5", 5)
    assert (len(state.dice), len(state.np), len(state.stock), len(state.purses)) == (6, 4, 9, 5)
    assert len(state.deck) == 62 - 20
    while state.stack[-1].kind == "drafting":
        (prompt,) = RULESET.pending(state)
        assert prompt.kind == "draft"
        state = act(state, prompt.waiting[0], DraftDie(die=state.dice[0]))
    assert [len(lord.dice) for lord in state.lords].count(2) == 1
    assert state.bottom == ()


def test_te_14_2_five_players_play_five_rounds() -> None:
    rounds = new("competitive_5", 5).rounds
    assert (rounds.rounds, rounds.scoring_after, rounds.vengeance_after) == (5, (2, 4, 5), (2, 4))
    state = new("competitive_5", 5)
    assert str(RULESET.view(state, None).phase.args["rounds"]) == "5"
    assert state.vengeance == 2


def test_te_14_3_five_ranks_of_castles() -> None:
    homes = ("winterfell", "casterly_rock", "pyke", "sunspear", "storms_end")
    state = begin(*HOUSES, np=("arryn", "tully", "tyrell", "targaryen"), mode="competitive_5")
    own = {home: f"{house[:2]}1h" for home, house in zip(homes, HOUSES, strict=True)}
    more = {"riverrun": "st1", "castle_black": "st1", "highgarden": "la1"}
    points = scoring.castle_points(standing(state, own | more))
    assert points == {"0": 5, "1": 4, "2": 3, "3": 3, "4": 3}


@pytest.mark.parametrize(("mode", "few", "many"), [("competitive_if", 2, 4), ("competitive_5", 5, 5)])
def test_te_14_1_and_0_1_how_many_players_a_mode_is_for(mode: Mode, few: int, many: int) -> None:
    options = TinyEpicOptions.model_validate({"mode": mode})
    assert RULESET.seats(options) == (few, many)
