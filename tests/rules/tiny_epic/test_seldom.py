"""What seldom comes together: empty decks, a Dragon where a card says Hero, a Rival in odd straits, the dead beside
retreats and alliances."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Action, Event, fold
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic import RULESET
from bot.rules.tiny_epic.actions import Choose, Commit, Lose, March, Move, Pass, PlayEvent, Whisper
from bot.rules.tiny_epic.cards.effects import playable
from bot.rules.tiny_epic.events.battle import Fought
from bot.rules.tiny_epic.frames.alliances import Alliances, elected
from bot.rules.tiny_epic.frames.night.assault import assault
from bot.rules.tiny_epic.frames.night.terror import evoke
from bot.rules.tiny_epic.frames.rounds import Round
from bot.rules.tiny_epic.judge.draft import Play
from bot.rules.tiny_epic.legal import control, dragons
from bot.rules.tiny_epic.legal.retreats import group
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.army import Force
from bot.rules.tiny_epic.model.rival import GoTo
from bot.rules.tiny_epic.model.sides import NIGHT, RIVAL, TREATY
from bot.rules.tiny_epic.model.state import TinyEpic
from bot.rules.tiny_epic.play import scoring
from tests.rules.tiny_epic import night, test_rival
from tests.rules.tiny_epic.position import (
    act,
    asked,
    begin,
    choices,
    events,
    everywhere,
    holding,
    menu,
    retreating,
    rich,
    standing,
)

HOME = {"winterfell": "st2h", "pyke": "gr2h"}
NP = ("arryn", "tully", "tyrell", "targaryen")


def two(units: dict[str, str] = HOME, **pools: dict[str, int]) -> TinyEpic:
    """Stark against Greyjoy, with the cards of Ice & Fire; no pile has a card."""
    return standing(begin("stark", "greyjoy", mode="competitive_if"), units, **pools)


def mother(units: dict[str, str]) -> TinyEpic:
    """Targaryen against Stark."""
    return standing(begin("targaryen", "stark", mode="competitive_if"), units)


def played(state: TinyEpic, card: str, *others: str, seat: int = 0) -> TinyEpic:
    """A seat has played a card for its event, and holds these still."""
    return act(asked(holding(state, seat, card, *others), seat, ops.PlayEvent()), seat, PlayEvent(card=card))


def by_default(state: TinyEpic, *kinds: str) -> TinyEpic:
    """Answered by default as long as this is asked."""
    while (owed := RULESET.pending(state)) and menu(state, owed[0].waiting[0])[:1] in [
        (one,) for one in kinds
    ]:
        seat = owed[0].waiting[0]
        state = act(state, seat, RULESET.default(state, seat))
    return state


def fight(state: TinyEpic, seat: int, *moves: Action) -> Fought:
    """How the battle goes to which these moves of a seat lead, nobody else committing a card."""
    told = list[Event]()
    for action in moves:
        told += (now := events(state, seat, action))
        state = fold(RULESET, now, state)
    while not (found := [event for event in told if isinstance(event, Fought)]):
        other = RULESET.pending(state)[0].waiting[0]
        told += (now := events(state, other, Commit()))
        state = fold(RULESET, now, state)
    return found[0]


# ── piles without a card ──────────────────────────────────────────────────────────────────────────


def test_te_4_4_and_2_7_who_throws_away_the_last_cards_may_draw_them_again() -> None:
    """They are paid for and lie in the discard pile before anything is drawn."""
    state = asked(
        holding(rich(two(), 0, 0), 0, "vendetta", "lone_wolf", "kingslayer", "spoils_of_war"),
        0,
        ops.Whisper(),
    )
    after = act(state, 0, Whisper(cards=("vendetta", "lone_wolf")))
    assert (len(after.lords[0].hand), after.purses["0"].gold, after.deck, after.discard) == (4, 2, (), ())


def test_te_12_12_what_house_of_the_undying_sets_aside_is_not_drawn_though_nothing_else_is_there() -> None:
    state = played(rich(two(), 0, 0), "house_of_the_undying", "vendetta", "lone_wolf", "kingslayer")
    state = by_default(act(state, 0, Whisper(cards=("vendetta", "lone_wolf"))), "stack")
    assert (state.lords[0].hand, {*state.deck}) == (("kingslayer",), {"vendetta", "lone_wolf"})
    assert state.purses["0"].gold == 2


def test_te_0_12_a_card_in_use_is_not_shuffled_into_the_deck_it_draws_from() -> None:
    state = played(changed(rich(two(), 0, 3), discard=("vendetta",)), "a_shocking_discovery")
    assert (state.lords[0].hand, state.discard) == (("vendetta",), ("a_shocking_discovery",))


def test_te_6_5_whoever_has_no_card_to_turn_over_fights_without_one() -> None:
    np = asked(two({**HOME, "white_harbor": "tu2", "riverrun": "tu1"}), 0, ops.March())
    one = fight(np, 0, March(source="winterfell", target="white_harbor", army="st2h"))
    assert (one.won, one.attack, one.defence) == (True, 4, 2)
    secret = asked(holding(two(), 0, "lone_wolf"), 0, ops.ArmyMove(range="any"))
    two_ = fight(secret, 0, Move(source="winterfell", target="pyke", army="st2h"), Commit(card="lone_wolf"))
    assert (two_.attack, two_.defence) == (4, 5)


def test_te_12_14_a_stash_of_dragonglass_finds_nothing_in_a_deck_of_retreats() -> None:
    """It is over once the last of them is turned over; they are not shuffled in again, for they lie on the table."""
    state = changed(two({**HOME, "hornwood": "gr1"}), deck=("drain_the_coffers", "complex_negotiations"))
    state = played(state, "stash_of_dragonglass")
    assert fight(state, 0, March(source="winterfell", target="hornwood", army="st2h")).attack == 4


def test_te_15_24_terror_spreads_by_no_card_where_there_is_none() -> None:
    after, _ = night.run(night.table(night.HOMES), evoke)
    assert (night.night(after).terror, after.purses[NIGHT].pool) == (0, {})


# ── Dragons and Eggs where a card says Hero ───────────────────────────────────────────────────────


def test_te_10_5_a_dragon_that_has_just_hatched_pays_no_gold_yet() -> None:
    gold = []
    for army in ("ta1h", "ta1hR"):
        play = Play(rich(mother({"dragonstone": army, "winterfell": "st1h"}), 0, 0), SeededChance(0))
        scoring.taxes(play)
        gold.append(play.state.purses["0"].gold)
    assert gold[0] == gold[1]
    assert play.state.units["dragonstone"]["targaryen"].dragons


def test_te_1_6_a_hero_beside_an_egg_is_not_alone() -> None:
    for army, may in (("ta0h", True), ("ta0hR", False)):
        units = {"dragonstone": army, "old_town": "ta1", "winterfell": "st2h"}
        assert ("lone_wolf" in playable(holding(mother(units), 0, "lone_wolf"), 0, False)) is may


def test_te_12_3_a_dragon_whom_oberyn_sends_counts_four() -> None:
    units = {
        "sunspear": "ma2h",
        "dragonstone": "ta1h",
        "old_town": "ta0r",
        "winterfell": "st2h",
        "the_rills": "st1",
    }
    state = standing(begin("martell", "stark", np=NP, mode="competitive_if"), units)
    state = asked(changed(state, allies={"targaryen": "0"}), 0, ops.PlayEvent())
    state = act(state, 0, PlayEvent(card="oberyn_martell"))
    assert fight(state, 0, Move(source="old_town", target="the_rills", army="ta0r")).attack == 4


def test_te_12_17_and_13_8_kingslayer_takes_a_dragon_of_the_leader_and_pays_nothing() -> None:
    state = mother({"dragonstone": "ta1hr", "winterfell": "st2h"})
    state = played(rich(rich(state, 0, 3, 9), 1, 3, 2), "kingslayer", seat=1)
    after = act(state, 1, Choose(what="dragonstone:targaryen:dragon-red"))
    assert [(purse.gold, purse.score) for purse in after.purses.values()] == [(3, 9), (3, 1)]


def test_te_12_6_a_dragon_sent_to_the_watch_drives_out_who_stands_there_and_takes_the_castle() -> None:
    units = {"dragonstone": "ta1h", "old_town": "ta0r", "castle_black": "st2", "winterfell": "st1h"}
    state = played(mother(units), "banished_to_the_watch")
    state = by_default(act(state, 0, Move(source="old_town", target="castle_black", army="ta0r")), "retreat")
    assert "castle_black" in control.castles(state, "0")


def test_te_13_6_a_card_sends_no_hero_away_from_an_egg_that_would_be_alone() -> None:
    state = mother({"dragonstone": "ta0hR", "old_town": "ta1", "winterfell": "st2h"})
    assert "banished_to_the_watch" not in playable(holding(state, 0, "banished_to_the_watch"), 0, False)


# ── cards without an aim, several things at once ──────────────────────────────────────────────────


def test_te_12_16_where_unsullied_find_no_second_battle_the_card_is_over() -> None:
    state = changed(two({"winterfell": "st2h", "hornwood": "gr1", "pyke": "gr2h"}), deck=("vendetta",))
    state = act(played(state, "unsullied"), 0, March(source="winterfell", target="hornwood", army="st2h"))
    state = by_default(state, "commit", "retreat")
    assert "unsullied" in state.discard
    assert state.stack[-1].kind == "turn"


def test_te_12_2_vendetta_takes_one_token_where_a_pool_has_no_second_of_that_house() -> None:
    state = act(played(rich(two(p1={"tully": 1, "arryn": 2}), 0, 5), "vendetta"), 0, Choose(what="1:tully"))
    assert (state.purses["1"].pool, state.stack[-1].kind) == ({"arryn": 2}, "turn")


def test_te_12_15_an_alliance_in_the_middle_of_a_round_drives_out_the_former_ally_and_takes_the_castle() -> (
    None
):
    state = two({**HOME, "riverrun": "tu2.gr1"}, p0={"tully": 3}, p1={"tully": 2})
    state = act(played(changed(state, allies={"tully": "1"}), "a_timely_alliance"), 0, Pass())
    state = by_default(act(state, 0, Choose(what="tully")), "retreat")
    assert state.units["riverrun"] == {"tully": Force(tokens=2)}
    assert "riverrun" in control.castles(state, "0")


def test_te_12_2_red_wedding_pays_nothing_for_a_third_token() -> None:
    state = played(rich(two(p0={"tully": 2, "arryn": 1}), 0, 0, 0), "red_wedding")
    for house in ("tully", "tully", "arryn"):
        state = act(state, 0, Choose(what=house))
    assert (state.purses["0"].score, state.purses["0"].pool) == (1, {})


def test_te_12_15_an_unjust_trial_may_hit_whoever_plays_it() -> None:
    units = {**HOME, "kings_landing": "st1", "castle_black": "st1", "storms_end": "st1"}
    state = by_default(played(rich(two(units), 0, 3), "unjust_trial"), "retreat")
    assert (control.throne(state), state.purses["0"].gold) == ("", 3)


def test_te_11_5_castles_are_counted_before_it_is_seen_who_is_last() -> None:
    units = {"winterfell": "st1", "castle_black": "st1", "pyke": "gr1"}
    state = standing(begin("stark", "greyjoy", "lannister"), units)
    for seat, score in enumerate((0, 1, 2)):
        state = rich(state, seat, 0, score)
    play = Play(changed(state, round=3), SeededChance(0))
    scoring.score_round(play)
    assert [purse.vengeance for purse in play.state.purses.values()] == [0, 0, 1]


# ── the Rival ─────────────────────────────────────────────────────────────────────────────────────


def against(units: dict[str, str], **about: Any) -> TinyEpic:
    """You lead Stark, the Rival Greyjoy, with this about its purse."""
    state = test_rival.solo(units)
    return changed(state, purses={**state.purses, RIVAL: changed(state.purses[RIVAL], **about)})


def test_te_16_14_no_card_takes_the_rivals_hero() -> None:
    state = rich(against({"winterfell": "st1h", "pyke": "gr1h"}, score=9), 0, 3, 2)
    assert choices(played(state, "kingslayer"), 0, "choose", "what") == {"pyke:greyjoy:token"}


def test_te_11_6_a_rival_with_vengeance_has_its_point_for_each_attack() -> None:
    state = against({"winterfell": "st2h", "pyke": "gr2h", "riverrun": "st1"}, vengeance=1)
    after = test_rival.told(changed(state, deck=("vendetta", "lone_wolf")), GoTo(first="riverrun"))
    assert after.purses[RIVAL].earned["vengeance"] == 1


def test_te_8_6_and_16_11_its_hero_alone_is_protected_and_beside_an_ally_only_the_ally_is_lost() -> None:
    alone = asked(against({"winterfell": "st2h", "pyke": "gr0h"}), 0, ops.ArmyMove(range="any"))
    assert "pyke" not in choices(alone, 0, "move", "target", source="winterfell")
    state = against({"winterfell": "st2h", "pyke": "gr0h.tu1", "riverrun": "tu2"})
    state = changed(holding(state, 0, "kingslayer"), allies={"tully": RIVAL}, deck=("spoils_of_war",))
    state = act(
        asked(state, 0, ops.ArmyMove(range="any")), 0, Move(source="winterfell", target="pyke", army="st2h")
    )
    state = by_default(act(state, 0, Commit(card="kingslayer")), "choose", "retreat")
    assert state.purses["0"].pool == {"tully": 1}
    assert control.hero_domain(state, "greyjoy") not in (None, "pyke")


def test_te_16_11_the_point_of_its_last_space_counts_where_a_card_takes_its_token() -> None:
    units = {"winterfell": "st1h", "pyke": "gr2h", "old_town": "gr3", "the_rills": "gr3", "ashemark": "gr1"}
    state = act(
        played(rich(against(units), 0, 3), "enlist_the_faceless_men"),
        0,
        Choose(what="old_town:greyjoy:token"),
    )
    assert state.purses[RIVAL].score == 1


# ── the dead ──────────────────────────────────────────────────────────────────────────────────────


def test_te_15_9b_a_castle_razed_drives_the_treaty_from_kings_landing() -> None:
    held = dict.fromkeys(("winterfell", "castle_black", "riverrun", "pyke", "casterly_rock"), "st1")
    others = {"sunspear": "ma3", "the_eyrie": "ar3", "flints_finger": "tu3", "old_town": "ty3"}
    state = night.table({**held, **others, "highgarden": "la1", "kings_landing": "la2h"}, his=5)
    after, _ = night.run(state, lambda play: assault(play, "pyke"))
    assert "kings_landing" not in after.units


@pytest.mark.parametrize(("his", "side"), [(2, NIGHT), (1, TREATY)])
def test_te_15_27_the_throne_of_the_night_king_is_a_token_of_every_house(his: int, side: str) -> None:
    """With it he has three against two, or two: and a tie is the Treaty's."""
    state = night.table(night.HOMES, walkers=("kings_landing",))
    pools = {TREATY: {"tully": 2}, NIGHT: {"tully": his}}
    purses = {one: changed(state.purses[one], pool=pool) for one, pool in pools.items()}
    assert elected(changed(state, purses=purses), "tully") == side


def test_te_15_21_a_final_unit_is_driven_away_by_him_and_not_lost() -> None:
    state = night.table({**night.HOMES, "winterfell": "st0h"}, his=5)
    after, _ = night.run(state, lambda play: assault(play, "winterfell"))
    assert control.hero_domain(after, "stark") not in (None, "winterfell")


def test_te_8_8_a_hero_of_an_ally_who_bends_the_knee_pays_the_treaty() -> None:
    state = night.table({**night.HOMES, "riverrun": "tu3h"}, gold=2)
    state = played(changed(state, allies={"tully": TREATY}), "bend_the_knee")
    state = act(state, 0, Choose(what="riverrun:tully:hero"))
    assert (state.purses[TREATY].gold, night.scores(state)[0]) == (3, 2)


def test_te_13_6_an_egg_that_a_former_ally_stood_beside_returns_to_supply_when_the_alliance_ends() -> None:
    units = {"winterfell": "st1h", "hornwood": "st1.ta0R", "dragonstone": "ta1h", "pyke": "gr1h"}
    state = standing(begin("stark", "greyjoy", np=NP, mode="competitive_if"), units, p1={"targaryen": 2})
    state = changed(
        state, allies={"targaryen": "0"}, stack=(Round(step="taxes"), Alliances(left=("targaryen",)))
    )
    play = Play(state, SeededChance(0))
    while (top := play.state.stack[-1]).kind != "round":
        if awaited := top.awaits(play.state):
            top.answer(play, awaited[0], top.default(play.state, awaited[0]))
        else:
            top.go_on(play)
    assert (play.state.allies, "hornwood" in play.state.units) == ({"targaryen": "1"}, False)
    assert len(dragons.supply(play.state)) == 3


def test_te_8_6_a_last_hero_attacks_beside_an_ally_who_is_lost_for_him() -> None:
    units = {
        "winterfell": "st1h",
        "riverrun": "gr0h.tu1",
        "sunspear": "tu2",
        "flints_finger": "st3",
        "white_harbor": "st2",
    }
    state = changed(standing(begin("stark", "greyjoy"), units), allies={"tully": "1"})
    state = asked(state, 1, ops.March())
    armies = choices(state, 1, "march", "army", source="riverrun", target="flints_finger")
    assert armies == {"gr0h.tu1", "tu1"}
    state = act(state, 1, March(source="riverrun", target="flints_finger", army="gr0h.tu1"))
    state = by_default(state, "commit", "retreat")
    assert state.purses["0"].pool == {"tully": 1}
    assert (
        control.hero_domain(state, "greyjoy") == "the_rills"
    )  # the castle they have left is no place to go to


def test_te_16_17_and_6_19_where_the_rival_and_its_foe_both_retreat_it_goes_back_last() -> None:
    state = holding(
        test_rival.solo({"winterfell": "st1h", "riverrun": "st1", "pyke": "gr2h"}), 0, night.FLIGHT
    )
    state = test_rival.told(changed(state, deck=("a_crown_for_a_king",)), GoTo(first="riverrun"))
    state = by_default(act(state, 0, Commit(card=night.FLIGHT)), "retreat")
    assert "riverrun" not in state.units
    assert state.units["pyke"]["greyjoy"] == Force(tokens=2, hero=True)


def test_te_15_21_and_13_4_with_a_daenerys_whom_the_dead_take_her_dragon_beside_her_is_gone() -> None:
    units = {**night.HOMES, "sunspear": "tu2", "riverrun": "st1.ta0hr", "dragonstone": "ta2"}
    state = standing(begin("stark", "lannister", np=NP, mode="cooperative"), units)
    behind = {**state.purses, NIGHT: changed(state.purses[NIGHT], score=90)}
    state = night.nights(changed(state, allies={"targaryen": TREATY}, purses=behind), wall=False)
    after = night.after(state, lambda play: assault(play, "riverrun"))
    assert control.hero_domain(after, "targaryen") is None
    assert len(dragons.supply(after)) == 3
    assert after.purses[NIGHT].pool["targaryen"] == 1


def test_te_7_4_of_a_group_that_fits_nowhere_whole_the_owner_says_who_goes_home_and_is_paid_for_each() -> (
    None
):
    units = {
        **{d: a.replace("tu1", "gr1") for d, a in everywhere().items()},
        "winterfell": "st2",
        "hornwood": "st3",
    }
    units["riverrun"] = "st2h.tu2"
    state = rich(changed(standing(begin("stark", "greyjoy"), units), allies={"tully": "0"}), 0, 0, 0)
    state = retreating(state, group(state, "0", "riverrun", 1))
    assert choices(state, 0, "lose", "unit") == {"stark", "eddard_stark"}
    state = act(state, 0, Lose(unit="eddard_stark"))
    assert (state.purse(0).score, state.purse(0).gold) == (1, 3)  # 2 for the Hero, 1 for a token of space 7
