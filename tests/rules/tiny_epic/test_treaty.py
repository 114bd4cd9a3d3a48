"""What a game against the Night King begins with, and what it changes for the players (TE-15.1 to TE-15.9)."""

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import fold
from bot.rules.kit.deck import BLANK
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic import RULESET, actions
from bot.rules.tiny_epic.actions import TakeHouse
from bot.rules.tiny_epic.frames.setup import Setup
from bot.rules.tiny_epic.judge.draft import Play
from bot.rules.tiny_epic.legal import control, moves, retreats
from bot.rules.tiny_epic.legal.strength import conscripts
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.army import Force
from bot.rules.tiny_epic.model.facts import CARDS, DOMAINS, MATS, PLOT, RANGERS, TOKENS, Head
from bot.rules.tiny_epic.model.options import TinyEpicOptions
from bot.rules.tiny_epic.model.state import TinyEpic
from data import ROOT
from tests.rules.tiny_epic.position import (
    act,
    asked,
    begin,
    beyond,
    choices,
    everywhere,
    holding,
    menu,
    rich,
    standing,
)

HOUSES = ("stark", "lannister", "tully", "tyrell", "greyjoy")


def table(players: int, seed: int = 0) -> TinyEpic:
    """A game against the Night King, set up to its first round."""
    options = TinyEpicOptions(mode="cooperative")
    chance = SeededChance(seed)
    state = fold(RULESET, RULESET.new(options, players, chance))
    while isinstance(state.stack[-1], Setup):
        (seat,) = state.stack[-1].awaits(state)
        play = Play(state, chance)
        state.stack[-1].answer(play, seat, TakeHouse(house=HOUSES[seat]))
        if not play.state.stack[-1].awaits(play.state):
            play.state.stack[-1].carry_on(play)
            return play.state
        state = play.state
    raise AssertionError("nobody takes a house")


@pytest.mark.parametrize(("players", "gold"), [(2, 4), (3, 6), (4, 8), (5, 10)])
def test_te_15_1_the_treaty_shares_two_gold_a_player_and_all_home_castles(players: int, gold: int) -> None:
    state = table(players)
    assert state.purses["treaty"].gold == gold
    assert {seat: state.purse(seat) for seat in state.seats} == dict.fromkeys(
        state.seats, state.purses["treaty"]
    )
    homes = {next(d.id for d in DOMAINS.values() if d.home_of == lord.house) for lord in state.lords}
    assert {*control.castles(state, "treaty")} == homes
    assert control.most_gold(state, "treaty") == 10


def test_te_15_1_the_lands_beyond_the_wall_are_there_with_a_thirteenth_castle() -> None:
    state = table(2)
    assert len(state.links) == len(DOMAINS)
    assert sum(control.has_castle(state, domain) for domain in state.links) == 13
    assert state.vengeance == 0


def test_te_15_2_the_night_king_and_his_dead_wait() -> None:
    night = table(2).night
    assert night is not None
    assert (night.king, night.walkers, night.pool, night.dragon, night.phase) == (None, (), 13, None, 1)
    assert table(2).purses["night_king"].pool == {}


def test_te_15_3_tokens_lie_in_the_fiefs_of_the_south_in_kings_landing_and_beyond_the_wall() -> None:
    state = table(5)
    assert state.night is not None
    colours = {domain: TOKENS[token].color for domain, token in state.night.hidden.items()}
    south = {d.id for d in DOMAINS.values() if not d.north_of_wall and d.kind != "castle"}
    north = {d.id for d in DOMAINS.values() if d.north_of_wall}
    assert {domain for domain, colour in colours.items() if colour == "brown"} == south
    assert {domain for domain, colour in colours.items() if colour == "blue"} == north
    assert len(state.night.supply) == 6
    assert len(state.night.aside) == 2
    everything = (*state.night.hidden.values(), *state.night.supply, *state.night.aside)
    assert sorted(everything) == sorted(TOKENS)


def test_te_15_4_the_ranger_deck_has_a_card_of_each_round_in_order() -> None:
    decks = [table(2, seed).night.rangers for seed in range(8)]  # type: ignore[union-attr]
    assert {tuple(RANGERS[card].round for card in deck) for deck in decks} == {(1, 2, 3, 4, 5, 6)}
    assert len({*decks}) > 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("difficulty", ["standard", "hard", "epic"])
def test_te_15_5_and_ex_26_the_scores_at_the_start(players: int, difficulty: str) -> None:
    options = TinyEpicOptions.model_construct(mode="cooperative", difficulty=difficulty)
    state = fold(RULESET, RULESET.new(options, players, SeededChance(0)))
    head = MATS.difficulty.rows[players][difficulty]
    assert (state.purses["treaty"].score, state.purses["night_king"].score) == (head.treaty, head.night_king)
    assert (MATS.difficulty.rows[3]["hard"].treaty, MATS.difficulty.rows[5]["epic"].night_king) == (0, 25)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("difficulty", ["standard", "hard", "epic"])
def test_te_15_5_small_tables_begin_with_some_arms_and_those_tokens_are_not_in_the_mix(
    players: int, difficulty: str
) -> None:
    """Decision 0015: what is left out of the mix is out of the game."""
    mode = "solo_night_king" if players == 1 else "cooperative"
    options = TinyEpicOptions.model_construct(mode=mode, difficulty=difficulty)
    state = fold(RULESET, RULESET.new(options, players, SeededChance(0)))
    while state.night is None:
        seat = RULESET.pending(state)[0].waiting[0]
        state = fold(RULESET, RULESET.act(state, seat, RULESET.default(state, seat), SeededChance(1)), state)
    head, begun = MATS.difficulty.rows[players][difficulty], state.night
    assert (begun.steel, begun.glass) == (head.steel, head.glass)
    kinds = [TOKENS[token].kind for token in begun.resolved]
    assert (kinds.count("valyrian_steel"), kinds.count("dragon_glass")) == (head.steel, head.glass)
    assert {*head.spared} <= {*kinds}
    lying = {TOKENS[token].kind for token in (*begun.hidden.values(), *begun.supply, *begun.aside)}
    assert not lying & {*head.spared}
    assert RULESET.broken(state) == ()


def test_te_0_8_what_lies_face_down_is_seen_by_nobody_and_hands_by_all_who_play() -> None:
    state = table(2)
    for viewer in (None, 0, 1):
        known = RULESET.view(state, viewer).known.night
        assert known is not None
        assert state.night is not None
        assert known.hidden.keys() == state.night.hidden.keys()
        assert {*known.hidden.values(), *known.supply, *known.aside, *known.rangers} == {BLANK}
    assert [len(hand.cards) for hand in RULESET.view(state, 0).hands] == [5]
    assert RULESET.view(state, 0).known.lords[1].hand == state.lords[1].hand
    assert RULESET.view(state, None).hands == ()
    assert {*RULESET.view(state, None).known.lords[1].hand} == {BLANK}


def test_te_15_7_the_card_of_an_allied_hero_is_played_only_by_who_stands_beside_him() -> None:
    state = begin("stark", "lannister", mode="cooperative")
    state = standing(state, {"the_rills": "st1.tu1h", "ashemark": "la1.ty1", "pyke": "st1h"})
    state = state.model_copy(update={"allies": {"tully": "treaty", "tyrell": "treaty"}})
    assert control.hero_cards(state, 0) == ("eddard_stark", "hoster_tully")
    assert control.hero_cards(state, 1) == ()


def test_te_15_7_and_15_40_any_player_recruits_and_moves_allies_and_uses_their_ability() -> None:
    state = allied(begin("stark", "lannister", mode="cooperative"), "tyrell")
    state = standing(state, {"winterfell": "st1h", "casterly_rock": "la1h", "highgarden": "ty2"})
    for seat in (0, 1):
        recruiting = asked(rich(state, seat, 5), seat, ops.Recruit())
        assert "tyrell" in choices(recruiting, seat, "recruit", "unit")
        assert "highgarden" in choices(asked(state, seat, ops.March()), seat, "march", "source")
        assert "tyrell" in control.houses(state, seat)
    assert choices(asked(state, 0, ops.March()), 0, "march", "source") == {"winterfell", "highgarden"}


def test_te_15_8_and_15_34_allies_are_recruited_to_any_domain_of_the_treaty_own_units_not() -> None:
    state = allied(begin("stark", "lannister", mode="cooperative"), "tyrell")
    state = standing(state, {"winterfell": "st1", "casterly_rock": "la1h", "highgarden": "ty2"})
    state = asked(rich(state, 0, 9), 0, ops.Recruit())
    everywhere = {"winterfell", "casterly_rock", "highgarden"}
    assert choices(state, 0, "recruit", "domain", unit="tyrell") == everywhere
    assert choices(state, 0, "recruit", "domain", unit="stark") == {"winterfell", "highgarden"}


def test_te_15_8_one_passes_through_the_domain_of_another_player_but_does_not_end_there() -> None:
    state = begin("stark", "lannister", mode="cooperative")
    state = asked(standing(state, {"winterfell": "st2h", "the_rills": "la1h"}), 0, ops.March())
    state = act(state, 0, actions.March(source="winterfell", target="the_rills", army="st2h"))
    assert menu(state, 0) == ("march",)
    onward = choices(state, 0, "march", "target", source="the_rills")
    assert onward
    assert "casterly_rock" not in onward


def test_te_15_9_the_domains_of_the_dead_are_entered_by_battle_alone() -> None:
    state = treaty_at_winterfell(walkers=("the_rills",))
    state = act(state, 0, actions.March(source="winterfell", target="the_rills", army="st2h"))
    assert (state.stack[-1].kind, state.stack[-1].foe) == ("facing", "walker")  # type: ignore[union-attr]


def test_te_12_20_a_battle_in_which_is_fought_with_the_dead_too() -> None:
    """With a White Walker, and with the Night King by a Treaty that is not behind; not where nobody stands."""
    must = ops.March(must_battle=True)
    state = treaty_at_winterfell(walkers=("the_rills",))
    assert "the_rills" in moves.targets(state, 0, must, "march", "winterfell")
    king = treaty_at_winterfell(king="the_rills")
    assert "the_rills" in moves.targets(king, 0, must, "march", "winterfell")
    behind = changed(king.purses["night_king"], score=king.purse(0).score + 1)
    behind_him = changed(king, purses={**king.purses, "night_king": behind})
    assert "the_rills" not in moves.targets(behind_him, 0, must, "march", "winterfell")
    empty = treaty_at_winterfell()
    assert "the_rills" not in moves.targets(empty, 0, must, "march", "winterfell")


def test_te_15_9_the_night_king_is_attacked_only_by_a_treaty_that_is_not_behind() -> None:
    state = treaty_at_winterfell(king="the_rills")
    behind = changed(state.purses["night_king"], score=state.purse(0).score + 1)
    behind_him = changed(state, purses={**state.purses, "night_king": behind})
    assert "the_rills" not in choices(behind_him, 0, "march", "target", source="winterfell")
    assert "the_rills" in choices(state, 0, "march", "target", source="winterfell")


def test_te_15_9a_nobody_crosses_the_wall_while_it_stands() -> None:
    state = standing(
        begin("stark", "lannister", mode="cooperative"), {"castle_black": "st2h", "pyke": "la1h"}
    )
    state = changed(state, hand_of_king=1)
    fallen = beyond(state, wall=False)
    north = {d.id for d in DOMAINS.values() if d.north_of_wall}
    moves: tuple[tuple[ops.Op, str], ...] = ((ops.March(), "march"), (ops.Sail(), "sail"))
    for op, action in moves:
        there = choices(asked(state, 0, op), 0, action, "target", source="castle_black")
        assert not there & north
        assert choices(asked(fallen, 0, op), 0, action, "target", source="castle_black") & north
    assert "haunted_forest" not in control.far(state, "castle_black")


@pytest.mark.parametrize(("houses", "castles"), [(2, 6), (5, 8)])
def test_te_15_9b_kings_landing_asks_for_six_castles_of_the_treaty_or_eight(
    houses: int, castles: int
) -> None:
    state = begin(*HOUSES[:houses], np=("arryn", "martell"), mode="cooperative")
    assert control.castles_needed(state) == castles


def test_te_15_9c_a_shield_brings_a_token_or_sends_a_white_walker_away() -> None:
    state = plotting("spoils_of_war", terror=2)
    np = next(house for house in CARDS["spoils_of_war"].shields if house in state.np)
    assert choices(state, 0, "plot", "target", card="spoils_of_war", shield=np) == {np, "white_walker"}
    after = act(state, 0, actions.Plot(card="spoils_of_war", shield=np, target="white_walker"))
    assert after.night is not None
    assert (after.night.terror, after.purse(0).gold) == (1, 4)


def test_te_15_9c_the_shield_of_any_player_costs_two_and_brings_any_token() -> None:
    card = next(c.id for c in PLOT.values() if "stark" in c.shields)
    state = plotting(card)
    everyone = {*state.np}
    assert choices(state, 0, "plot", "target", card=card, shield="stark") == everyone
    after = act(state, 0, actions.Plot(card=card, shield="stark", target="arryn"))
    assert (after.purse(0).gold, after.purse(0).pool) == (3, {"arryn": 1})


def test_te_15_9c_where_a_token_pool_is_empty_a_token_comes_back_from_the_terror_pool() -> None:
    card = next(c.id for c in PLOT.values() if "stark" in c.shields)
    state = plotting(card)
    night = changed(state.purses["night_king"], pool={"arryn": state.stock["arryn"]})
    state = changed(state, stock={**state.stock, "arryn": 0}, purses={**state.purses, "night_king": night})
    after = act(state, 0, actions.Plot(card=card, shield="stark", target="arryn"))
    assert (after.stock["arryn"], after.purse(0).pool) == (1, {})


def test_te_15_9d_conscripts_counts_every_adjacent_unit_of_the_treaty() -> None:
    state = allied(begin("stark", "lannister", mode="cooperative"), "tyrell")
    near = control.far(state, "winterfell")
    places = [domain for domain, steps in near.items() if steps == 1]
    state = standing(state, {places[0]: "st2", places[1]: "la1h", places[2]: "ty1"})
    assert conscripts(state, "treaty", "winterfell") == 2 + 3 + 1


def test_te_15_9f_units_of_two_players_do_not_retreat_to_one_domain() -> None:
    state = begin("stark", "lannister", np=("greyjoy", "tully", "tyrell", "arryn"), mode="cooperative")
    filled = {d: "gr1" for d in state.links if DOMAINS[d].kind == "fief"}
    state = standing(state, {**filled, "winterfell": "st1", "pyke": "la1h", "riverrun": "st1h"})
    group = retreats.group(state, "treaty", "winterfell", 0)
    assert retreats.destinations(state, group) == ("riverrun",)


def test_te_7_4_and_15_9f_who_is_too_many_does_not_go_in_part_to_another_player() -> None:
    """Beside Lannister there is room for the two of Tully, and nearer: but own units are among the group."""
    taken = dict.fromkeys(everywhere("hornwood", "castle_black", "casterly_rock", "pyke"), "ma1")
    units = {**taken, "hornwood": "st2.tu2", "castle_black": "la1", "casterly_rock": "la1h", "pyke": "st2h"}
    state = changed(
        standing(begin("stark", "lannister", mode="cooperative"), units), allies={"tully": "treaty"}
    )
    assert retreats.destinations(state, retreats.group(state, "treaty", "hornwood", 0)) == ("pyke",)
    alone = changed(state, units={**state.units, "hornwood": {"tully": Force(tokens=2)}})
    assert "castle_black" in retreats.destinations(alone, retreats.group(alone, "treaty", "hornwood", 0))


def treaty_at_winterfell(**night: object) -> TinyEpic:
    state = begin("stark", "lannister", mode="cooperative")
    state = beyond(standing(state, {"winterfell": "st2h", "casterly_rock": "la1h"}), **night)
    return asked(state, 0, ops.March())


def allied(state: TinyEpic, *houses: str) -> TinyEpic:
    return changed(state, allies=dict.fromkeys(houses, "treaty"))


def plotting(card: str, **night: object) -> TinyEpic:
    """Stark may plot with a card, with 5 gold."""
    state = beyond(begin("stark", "lannister", mode="cooperative"), **night)
    return asked(holding(rich(state, 0, 5), 0, card), 0, ops.Plot())


def test_te_15_6_the_hand_of_the_king_speaks_for_the_treaty_and_each_for_the_own_units() -> None:
    state = changed(table(3), hand_of_king=1)
    own = state.lords[2].house
    assert control.speaker(state, "treaty", (own,), 0) == 2
    assert control.speaker(state, "treaty", ("arryn",), 0) == 0
    assert control.speaker(state, "treaty", ("arryn",)) == 1


def test_te_15_41_each_decision_has_one_seat() -> None:
    chance, state = (
        SeededChance(7),
        fold(RULESET, RULESET.new(TinyEpicOptions(mode="cooperative"), 3, SeededChance(7))),
    )
    for _ in range(60):
        (prompt,) = RULESET.pending(state)
        (seat,) = prompt.waiting
        state = fold(RULESET, RULESET.act(state, seat, RULESET.default(state, seat), chance), state)


def test_te_15_5_the_guide_has_the_rows_of_the_data() -> None:
    guide = (ROOT.parent / "docs" / "tiny_epic.md").read_text(encoding="utf-8")
    for players, row in MATS.difficulty.rows.items():
        name = "1 and a Teammate" if players == 1 else str(players)
        told = " | ".join(_told(row[difficulty]) for difficulty in ("standard", "hard", "epic"))
        assert f"| {name} | {told} |" in guide


def _told(head: Head) -> str:
    arms = [f"{count} {kind}" for kind, count in (("steel", head.steel), ("glass", head.glass)) if count]
    return ", ".join([f"{head.treaty} to {head.night_king}", *arms])
