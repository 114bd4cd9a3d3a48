"""Clauses that one look at the tables, or one short position, proves."""

from functools import cache
from itertools import pairwise

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Concede, Event, RuleError, fold
from bot.rules.kit.draft import changed, put
from bot.rules.tiny_epic import RULESET
from bot.rules.tiny_epic.actions import Commit, March, Pass, PlayEvent, Plot, RetreatTo, Whisper
from bot.rules.tiny_epic.cards.requires import met
from bot.rules.tiny_epic.events.battle import Attacked, Fought, Withdrew
from bot.rules.tiny_epic.events.board import Allied, Moved, Scored
from bot.rules.tiny_epic.events.cards import TurnedUp
from bot.rules.tiny_epic.events.rounds import GameOver, Rolled, RoundEnded
from bot.rules.tiny_epic.frames.drafting import picks
from bot.rules.tiny_epic.frames.rounds import Round
from bot.rules.tiny_epic.frames.turn import Turn
from bot.rules.tiny_epic.judge.draft import Play
from bot.rules.tiny_epic.legal import control, recruits, retreats
from bot.rules.tiny_epic.legal.retreats import Group
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.army import HERO, TOKEN, Force
from bot.rules.tiny_epic.model.board import links
from bot.rules.tiny_epic.model.facts import CARDS, DOMAINS, FACES, HOUSES, KINGS_LANDING, MATS, PLOT
from bot.rules.tiny_epic.model.options import TinyEpicOptions
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
)  # fmt: skip

HOME = {"winterfell": "st1h", "pyke": "gr1h"}
DUEL = {"hornwood": "st2", "white_harbor": "gr2", "pyke": "gr1", "old_town": "st1"}
"""Stark may march from Hornwood on White Harbor."""


@cache
def idle_game() -> tuple[tuple[Event, ...], TinyEpic]:
    """A whole game of three in which everybody does what is done when time is over."""
    chance = SeededChance(1)
    told = list(RULESET.new(TinyEpicOptions(), 3, chance))
    state = fold(RULESET, told)
    while state.result is None:
        seat = RULESET.pending(state)[0].waiting[0]
        more = RULESET.act(state, seat, RULESET.default(state, seat), chance)
        told += more
        state = fold(RULESET, more, state)
    return tuple(told), state


# ── conventions ───────────────────────────────────────────────────────────────────────────────────


def test_te_0_2_all_chance_comes_from_one_generator() -> None:
    first, again = (RULESET.new(TinyEpicOptions(), 4, SeededChance(3)) for _ in range(2))
    assert first == again


def test_te_0_3_player_order_is_clockwise_from_the_hand_of_the_king() -> None:
    state = changed(begin("stark", "greyjoy", "tully"), hand_of_king=2)
    assert state.order == (2, 0, 1)


def test_te_0_5_an_action_may_be_declined() -> None:
    assert menu(asked(begin("stark", "greyjoy"), 0, ops.March()), 0) == ("march", "pass")


def test_te_0_10_listed_order_is_that_of_the_tables() -> None:
    assert FACES == ("recruit", "march", "sail", "whisper", "plot", "event")
    assert list(begin("stark", "greyjoy").links) == [d.id for d in DOMAINS.values() if not d.north_of_wall]


def test_te_0_14_nothing_is_open_when_the_game_is_over() -> None:
    _, state = idle_game()
    assert (state.stack, RULESET.pending(state)) == ((), ())
    with pytest.raises(RuleError) as caught:
        RULESET.act(state, 0, Pass(), SeededChance(0))
    assert caught.value.clause == "TE-0.14"


# ── parts ─────────────────────────────────────────────────────────────────────────────────────────


def test_te_1_3_kinds_of_domains() -> None:
    south = links("south")
    kinds = [(domain.kind, domain.castle) for domain in DOMAINS.values() if domain.id in south]
    assert (kinds.count(("castle", True)), kinds.count(("fief", False)), kinds.count(("throne", False))) == (
        12,
        11,
        1,
    )


def test_te_1_4_houses() -> None:
    assert [house.set for house in HOUSES.values()].count("base") == 8
    assert [house.id for house in HOUSES.values() if not house.playable] == ["arryn"]
    assert HOUSES["arryn"].hero is None


def test_te_1_6_strength_of_units() -> None:
    assert (TOKEN.strength, HERO.strength, Force(tokens=2, hero=True).strength) == (1, 2, 4)


def test_te_1_7_and_te_1_8_and_te_1_9_an_ally_controls_the_units_of_its_house() -> None:
    state = changed(standing(begin("stark", "greyjoy"), {**HOME, "riverrun": "tu2"}), allies={"tully": "0"})
    assert control.holder(state, "riverrun") == "0"
    assert (control.hostile(state, 0, "riverrun"), control.hostile(state, 1, "riverrun")) == (False, True)
    assert control.unoccupied(state, "the_rills")


def test_te_1_10_and_te_5_7_three_of_a_house_and_one_allied_house_to_a_domain() -> None:
    state = standing(begin("stark", "greyjoy"), {**HOME, "hornwood": "st3.tu3"})
    assert not control.fits(state, "hornwood", {"stark": TOKEN})
    assert not control.fits(state, "hornwood", {"tyrell": TOKEN})
    assert control.within_limit(state, control.here(state, "hornwood"))


def test_te_1_11_the_force_track() -> None:
    for house in HOUSES.values():
        if house.force_track is not None:
            assert [space.recruit_cost for space in house.force_track] == [1, 1, 2, 2, 3, 3, 4, 4, 4]
            assert [space.reward for space in house.force_track] == ["gold", "card"] * 4 + ["vp"]


def test_te_1_12_tokens_recruited() -> None:
    assert control.recruited(begin("stark", "greyjoy"), "stark") == 1


def test_te_1_13_what_defending_with_a_card_costs() -> None:
    costs = {5: 3, 4: 2, 3: 1, 2: 0, 1: 0}
    for card in CARDS.values():
        icon = card.battle
        wanted = costs[icon.value] if icon.kind == "strength" else int(icon.kind == "secret")
        assert card.defense_cost == wanted, card.id
        assert 1 <= len(card.shields) <= 2


def test_te_1_5_and_te_2_6_and_te_2_8_and_te_9_1_the_start() -> None:
    state = begin("stark", "greyjoy")
    assert all(control.total(state, house) + state.stock[house] in (9, 10) for house in ("stark", "arryn"))
    assert (state.round, state.vengeance, control.throne(state)) == (1, 2, "")
    assert control.castles(state, "0") == ("winterfell",)
    assert control.most_gold(state, "0") == 8


def test_te_2_1_the_first_hand_of_the_king_is_drawn() -> None:
    drawn = {
        fold(RULESET, RULESET.new(TinyEpicOptions(), 4, SeededChance(seed))).hand_of_king
        for seed in range(40)
    }
    assert drawn == {0, 1, 2, 3}


# ── the round ─────────────────────────────────────────────────────────────────────────────────────


def test_te_3_1_and_te_1_14_five_dice() -> None:
    told, _ = idle_game()
    rolls = [one for one in told if isinstance(one, Rolled)]
    assert all(len(one.dice) == 5 and {*one.dice} <= {*FACES} for one in rolls)


def test_te_1_15_bottom_slots_for_two_and_three() -> None:
    assert [sum(bottom for _, bottom in picks(players, 0)) for players in (2, 3, 4)] == [2, 1, 0]


def test_te_10_7_the_hand_of_the_king_goes_round() -> None:
    told, _ = idle_game()
    hands = [one.hand_of_king for one in told if isinstance(one, RoundEnded)]
    assert all((after - before) % 3 == 1 for before, after in pairwise(hands))


def test_te_11_1_and_te_0_9_six_rounds_score_thrice_and_the_default_plays_them() -> None:
    """Nobody does anything, so castles alone score, after rounds 3, 5 and 6."""
    told, _ = idle_game()
    rounds, at = [], 0
    for one in told:
        at = one.round if isinstance(one, Rolled) else at
        if isinstance(one, Scored) and one.why == "castles":
            rounds.append(at)
    assert {*rounds} == {*MATS.round_mats.standard.scoring_after} == {3, 5, 6}
    assert isinstance(told[-1], GameOver)


# ── actions ───────────────────────────────────────────────────────────────────────────────────────


def test_te_4_5_and_te_4_12_a_shield_is_judged_on_what_the_one_before_has_left() -> None:
    state = asked(rich(begin("stark", "greyjoy"), 0, 3), 0, ops.Plot())
    state = act(state, 0, Plot(card="eddard_stark", shield="stark", target="arryn"))
    assert state.purses["0"].gold == 1
    assert RULESET.pending(state)[0].waiting != (0,)


def test_te_4_11_to_start_a_battle_there_has_to_be_one() -> None:
    state = standing(begin("stark", "greyjoy"), {"winterfell": "st2h", "pyke": "gr3"})
    state = asked(holding(state, 0, "crushing_siege"), 0, ops.PlayEvent())
    assert "crushing_siege" not in choices(state, 0, "event", "card")


def test_te_4_13_an_illegal_action_changes_nothing() -> None:
    state = asked(holding(begin("stark", "greyjoy"), 0, "poisoning"), 0, ops.Whisper())
    assert refused(state, 0, Whisper(cards=("poisoning", "vendetta"))) == "TE-4.4"


def test_te_5_2_and_te_5_9_a_hostile_domain_ends_a_march_in_battle() -> None:
    state = standing(begin("stark", "greyjoy"), {"winterfell": "st2h", "the_rills": "gr2", "pyke": "gr1h"})
    told = events(
        asked(state, 0, ops.March()), 0, March(source="winterfell", target="the_rills", army="st2h")
    )
    assert any(isinstance(one, Attacked) for one in told)


def test_te_5_8_and_te_5_11_a_castle_is_held_by_whoever_stands_there() -> None:
    state = standing(begin("stark", "greyjoy"), {"hornwood": "st2h", "pyke": "gr1h"})
    state = act(asked(state, 0, ops.March()), 0, March(source="hornwood", target="winterfell", army="st2h"))
    assert control.castles(state, "0") == ("winterfell",)


# ── battles ───────────────────────────────────────────────────────────────────────────────────────


def over(state: TinyEpic, *cards: str | None) -> tuple[Event, ...]:
    """What happens once those who are asked have committed."""
    for seat, card in zip(RULESET.pending(state)[0].waiting, cards, strict=True):
        told = events(state, seat, Commit(card=card))
        state = fold(RULESET, told, state)
    return told


def test_te_6_1_and_te_11_6_vengeance_is_paid_when_the_battle_starts() -> None:
    state = rich(standing(begin("stark", "greyjoy"), DUEL), 0, 3, score=4)
    state = changed(state, purses={**state.purses, "0": changed(state.purses["0"], vengeance=2)})
    state = asked(holding(state, 1, "poisoning"), 0, ops.March())
    state = act(state, 0, March(source="hornwood", target="white_harbor", army="st2"))
    assert state.purses["0"].score == 6
    assert RULESET.pending(state)[0].kind == "battle"


def test_te_6_2_and_te_6_14_attackers_commit_for_nothing_and_the_card_is_discarded() -> None:
    state = standing(
        begin("stark", "greyjoy"),
        {"hornwood": "st2", "white_harbor": "gr2", "pyke": "gr1", "old_town": "st1"},
    )
    state = asked(rich(holding(state, 0, "poisoning"), 0, 0), 0, ops.March())
    state = act(state, 0, March(source="hornwood", target="white_harbor", army="st2"))
    state = act(state, 0, Commit(card="poisoning"))
    assert (state.purses["0"].gold, state.table) == (0, ("poisoning",))
    state = act(state, 1, RetreatTo(domain=min(choices(state, 1, "retreat", "domain"))))
    assert (state.table, state.discard) == ((), ("poisoning",))


def test_te_6_13_and_te_8_7_a_final_unit_is_never_lost() -> None:
    """A Hero alone of its house, beside an ally that is lost in its stead."""
    units = {"hornwood": "st2h", "white_harbor": "gr0h.tu1", "riverrun": "tu1", "old_town": "st1"}
    state = changed(standing(begin("stark", "greyjoy"), units), allies={"tully": "1"})
    state = act(asked(state, 0, ops.March()), 0, March(source="hornwood", target="white_harbor", army="st2h"))
    while RULESET.pending(state)[0].kind == "battle":
        state = act(state, RULESET.pending(state)[0].waiting[0], Commit())
    assert control.total(state, "greyjoy") == 1
    assert state.purses["0"].pool == {"tully": 1}


def test_te_6_15_points_come_before_the_loss_and_the_loss_before_the_retreat() -> None:
    state = standing(
        begin("stark", "greyjoy"),
        {"hornwood": "st3", "white_harbor": "gr2", "pyke": "gr1", "old_town": "st1"},
    )
    told = events(
        asked(state, 0, ops.March()), 0, March(source="hornwood", target="white_harbor", army="st3")
    )
    found = [
        one.why if isinstance(one, Scored | Moved) else one.kind
        for one in told
        if isinstance(one, Attacked | Fought | Scored | Moved)
    ]
    assert found[:5] == ["march", "attacked", "fought", "battle", "return"]


def test_te_6_17_and_te_6_19_where_both_retreat_nobody_wins() -> None:
    cards = [card.id for card in PLOT.values() if card.battle.kind == "retreat"]
    state = standing(begin("stark", "greyjoy"), DUEL)
    state = asked(holding(holding(state, 0, cards[0]), 1, cards[1]), 0, ops.March())
    state = act(state, 0, March(source="hornwood", target="white_harbor", army="st2"))
    told = over(state, cards[0], cards[1])
    assert [one.side for one in told if isinstance(one, Withdrew)] == ["1", "0"]
    assert not any(isinstance(one, Scored) for one in told)


def test_te_6_18_an_np_house_that_wins_gains_only_the_token() -> None:
    units = {"hornwood": "st1", "white_harbor": "tu3", "pyke": "gr1", "old_town": "st1"}
    state = standing(begin("stark", "greyjoy"), units)
    told = events(
        asked(state, 0, ops.March()), 0, March(source="hornwood", target="white_harbor", army="st1")
    )
    assert not any(isinstance(one, Scored) and one.why == "battle" for one in told)


def test_te_6_20_the_card_of_an_np_house_is_drawn_before_the_secret_of_the_attacker() -> None:
    secret = next(card.id for card in PLOT.values() if card.battle.kind == "secret")
    plain = [card.id for card in PLOT.values() if card.battle.kind == "strength"][:2]
    state = standing(begin("stark", "greyjoy"), {**DUEL, "white_harbor": "tu2"})
    state = changed(holding(state, 0, secret), deck=tuple(plain))
    state = act(asked(state, 0, ops.March()), 0, March(source="hornwood", target="white_harbor", army="st2"))
    drawn = [one for one in events(state, 0, Commit(card=secret)) if isinstance(one, TurnedUp)]
    assert [(one.card, one.party) for one in drawn] == [(plain[0], "tully"), (plain[1], 0)]


# ── retreats, losses, castles ─────────────────────────────────────────────────────────────────────


def group(state: TinyEpic, domain: str, side: str = "0") -> Group:
    return retreats.group(state, side, domain, 0)


def test_te_7_1_and_te_7_2_and_te_7_10_a_castle_gives_way_only_to_a_fief_as_near() -> None:
    """From Hornwood: Winterfell is held and one step away, as are two open fiefs."""
    state = standing(begin("stark", "greyjoy"), {"hornwood": "st1", "winterfell": "st1", "pyke": "gr1h"})
    assert {*retreats.destinations(state, group(state, "hornwood"))} == {"last_hearth", "white_harbor"}
    full = standing(
        state, {"hornwood": "st1", "winterfell": "st1", "last_hearth": "gr1", "white_harbor": "gr1h"}
    )
    assert retreats.destinations(full, group(full, "hornwood")) == ("winterfell",)


def test_te_7_5_an_np_house_goes_where_it_stands() -> None:
    units = {"hornwood": "tu1", "white_harbor": "tu1", "last_hearth": "gr1", "winterfell": "st1h"}
    state = standing(begin("stark", "greyjoy"), units)
    assert retreats.destinations(state, group(state, "hornwood", "tully")) == ("white_harbor",)


def test_te_7_6_the_domain_fought_over_is_no_destination() -> None:
    state = standing(begin("stark", "greyjoy"), {"hornwood": "st1", "pyke": "gr1h"})
    assert "hornwood" not in retreats.destinations(state, group(state, "hornwood"))


def test_te_8_1_and_te_8_4_an_np_token_goes_to_its_pool_without_a_reward() -> None:
    units = {"winterfell": "st1h", "pyke": "gr1h", "riverrun": "tu2"}
    state = asked(
        holding(standing(begin("stark", "greyjoy"), units), 0, "enlist_the_faceless_men"), 0, ops.PlayEvent()
    )
    state = act(state, 0, event_at("riverrun:tully:token"))
    assert (state.stock["tully"], state.purses["0"].score, state.purses["1"].score) == (8, 0, 0)


def event_at(what: str) -> PlayEvent:
    return PlayEvent(card="enlist_the_faceless_men", what=what)


def test_te_9_3_gold_stays_within_its_bounds() -> None:
    state = asked(
        holding(rich(begin("stark", "greyjoy"), 0, 7), 0, "drain_the_coffers", "spoils_of_war"),
        0,
        ops.PlayEvent(),
    )
    assert act(state, 0, PlayEvent(card="spoils_of_war")).purses["0"].gold == 8


def test_te_9_4_the_throne_counts_as_a_token_of_every_house() -> None:
    state = standing(begin("stark", "greyjoy"), {KINGS_LANDING: "st1", "winterfell": "st1h", "pyke": "gr1h"})
    assert control.throne(state) == "0"
    assert {control.pool_with_throne(state, "0", house) for house in state.np} == {1}


def test_te_10_2_and_te_12_3_an_ally_brings_its_units_castles_pool_ability_and_hero() -> None:
    state = standing(begin("stark", "greyjoy"), {**HOME, "riverrun": "tu1h"})
    state = changed(state, stack=(Round(step="turns"), Turn(seat=0, then=1)))
    state = changed(state, lords=put(state.lords, 0, changed(state.lords[0], dice=("march", "sail"))))
    ally = fold(RULESET, (Allied(house="tully", side="0"),), state)
    card = state.heroes["tully"]
    assert (card in control.hand(state, 0), card in control.hand(ally, 0)) == (False, True)
    assert control.castles(ally, "0") == ("winterfell", "riverrun")
    assert control.mine(ally, 0, "riverrun")["tully"].hero
    assert (
        "tully" in recruits.prices(state, 0, ops.Recruit()),
        recruits.prices(ally, 0, ops.Recruit())["tully"],
    ) == (
        False,
        1,
    )
    abilities = [choices(one, 0, "ability", "house") for one in (state, ally)]
    assert abilities[1] - abilities[0] == {"tully"}


def test_te_10_8_a_used_hero_card_stays_used_when_it_changes_hands() -> None:
    state = standing(begin("stark", "greyjoy"), {**HOME, "riverrun": "tu1h"})
    state = changed(state, allies={"tully": "1"}, used=(state.heroes["tully"],))
    after = fold(RULESET, (Allied(house="tully", side="0"),), state)
    assert state.heroes["tully"] not in control.hand(after, 0)


def test_te_11_4_a_point_for_each_alliance() -> None:
    """Nobody holds a castle or a home, so nothing else scores."""
    state = standing(begin("stark", "greyjoy"), {"the_rills": "st1h", "hornwood": "gr1h"})
    play = Play(changed(state, allies={"tully": "0", "arryn": "0"}, round=3), SeededChance(0))
    scoring.score_round(play)
    assert [(one.side, one.by, one.why) for one in play.events if isinstance(one, Scored)] == [
        ("0", 2, "alliance")
    ]


def test_te_11_8_a_point_that_is_not_there_cannot_be_paid() -> None:
    state = asked(
        holding(rich(begin("stark", "greyjoy"), 0, 3, score=0), 0, "a_debt_to_the_iron_bank"),
        0,
        ops.PlayEvent(),
    )
    assert "a_debt_to_the_iron_bank" not in choices(state, 0, "event", "card")


def test_te_12_2a_requirements() -> None:
    state = rich(begin("stark", "greyjoy"), 0, 2)
    assert [met(state, 0, name) for name in ("gold>=2", "gold>=3", "vp>=1", "castles>=1")] == [
        True,
        False,
        False,
        True,
    ]
    assert met(state, 0, "force_track_tokens>=7")
    assert not met(state, 0, "no_such_thing")


def test_te_12_9_of_two_cards_a_retreat_wins_out() -> None:
    retreat = next(card.id for card in PLOT.values() if card.battle.kind == "retreat")
    state = holding(standing(begin("stark", "greyjoy"), DUEL), 0, "critical_battle", "poisoning", retreat)
    state = act(asked(state, 0, ops.PlayEvent()), 0, PlayEvent(card="critical_battle"))
    state = act(state, 0, March(source="hornwood", target="white_harbor", army="st2"))
    told = events(state, 0, Commit(card="poisoning", second=retreat))
    assert any(isinstance(one, Withdrew) and one.side == "0" for one in told)


def test_te_12_16_what_has_become_impossible_is_skipped() -> None:
    """Vision of the Three-Eyed Raven: once the Whisper has drawn nothing that can be played, no Event is asked for."""
    state = changed(
        rich(begin("stark", "greyjoy"), 0, 8), used=("eddard_stark",), deck=("drain_the_coffers",)
    )
    state = asked(holding(state, 0, "vision_of_the_three_eyed_raven"), 0, ops.PlayEvent())
    state = act(state, 0, PlayEvent(card="vision_of_the_three_eyed_raven"))
    state = act(state, 0, Whisper())
    assert state.lords[0].hand == ("drain_the_coffers",)
    assert (menu(state, 0), state.discard) == ((), ("vision_of_the_three_eyed_raven",))


# ── at a distance ─────────────────────────────────────────────────────────────────────────────────


def test_te_21_1_and_te_21_2_a_die_is_placed_by_default_and_its_actions_are_passed() -> None:
    told, state = idle_game()
    assert state.result is not None
    assert not any(isinstance(one, Moved) and one.why in ("recruit", "march", "sail") for one in told)


def test_te_21_3_nobody_sees_who_has_committed() -> None:
    state = holding(fought_with_cards(), 1, "poisoning")
    answered = act(state, 1, Commit(card="poisoning"))
    assert RULESET.view(answered, 0).prompts == RULESET.view(state, 0).prompts
    assert RULESET.view(answered, 0).seats == RULESET.view(state, 0).seats


def fought_with_cards() -> TinyEpic:
    state = holding(holding(standing(begin("stark", "greyjoy"), DUEL), 1, "poisoning"), 0, "vendetta")
    return act(asked(state, 0, ops.March()), 0, March(source="hornwood", target="white_harbor", army="st2"))


def test_te_21_8_whoever_has_left_is_never_awaited_and_never_first() -> None:
    state = asked(begin("stark", "greyjoy", "tully"), 1, ops.March())
    state = act(state, 1, Concede())
    assert all(1 not in prompt.waiting for prompt in RULESET.pending(state))
    assert scoring.outcome(rich(state, 1, 3, score=50), "rounds").winners != (1,)
