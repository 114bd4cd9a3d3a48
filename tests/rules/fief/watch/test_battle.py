"""The Battle at the Wall (FIEF-11.18, 11.42 to 11.48)."""

from typing import Any

from bot.rules.contract import Event, Seat
from bot.rules.fief import RULESET
from bot.rules.fief.actions import (
    Assail,
    Choose,
    Pass,
    Redeem,
    Standing,
)
from bot.rules.fief.events.base import with_house
from bot.rules.fief.events.wall import Cleared, ManceCame, WallDecided, WallFought, WallShot
from bot.rules.fief.events.war import FateRolled
from bot.rules.fief.frames.cards.ransom import Ransom, open_ransom
from bot.rules.fief.frames.war.moving import Moving
from bot.rules.fief.frames.watch.battle import Objectives, Returning, open_battle
from bot.rules.fief.judge.draft import Play
from bot.rules.fief.legal import strength, wall, watch
from bot.rules.fief.model.board import GATES, WALL
from bot.rules.fief.model.cards import Strike
from bot.rules.fief.model.facts import UNITS
from bot.rules.fief.model.land import Post
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.state import Fief
from bot.rules.fief.model.units import decode
from bot.rules.fief.model.watch import COMMANDER
from bot.rules.fief.play import mance
from bot.rules.kit.draft import changed
from tests.rules.fief.position import (
    Rigged,
    act,
    at,
    begin,
    built,
    choices,
    events,
    noble,
    refused,
    rich,
    standing,
    titled,
)
from tests.rules.fief.watch.test_brothers import DORAN, MACE, ROBB, TYWIN, WYMAN, sworn
from tests.rules.fief.watch.test_brothers import realm as any_realm

STANNIS = "baratheon_stannis_baratheon"
SIX = ("stark", "lannister", "tyrell", "martell", "arryn", "greyjoy")


def realm(**options: Any) -> Fief:
    return any_realm(edition="b", **options)


def up(state: Fief, name: str, men: str = "none", came: str = GATES[0]) -> Fief:
    """Somebody stands on the Wall with these Troops, who came by this Village; a Battle is declared."""
    seat = state.nobles[name].seat
    state = noble(state, name, seat, WALL, ranger=state.nobles[name].ranger)
    board = changed(state.wall, came={**state.wall.came, name: came}, called=state.round)
    if troops := decode(men):
        board = changed(board, posts=(*board.posts, Post(seat=seat, field=troops, roads=(came,))))
    return changed(state, wall=board)


def head(state: Fief) -> Fief:
    """Robb is Lord Commander."""
    return titled(sworn(state, ROBB), ROBB, COMMANDER)


def battle(state: Fief, **dice: list[int]) -> Play:
    """The sub-phase begins."""
    play = Play(at(state, "P7.END", 6), Rigged(**dice))
    open_battle(play)
    return play


def told(events: Any, kind: type[Event]) -> list[Any]:
    return [one for one in events if isinstance(one, kind)]


# ── objectives ────────────────────────────────────────────────────────────────────────────────────


def test_fief_11_42_houses_choose_by_the_rank_of_their_highest_noble() -> None:
    state = up(up(up(up(realm(), TYWIN, "m1"), MACE, "m3"), DORAN, "m1"), ROBB)
    state = titled(titled(sworn(state, ROBB), DORAN, "warden_south"), TYWIN)
    assert wall.present(state) == (0, 3, 2, 1)
    state = titled(state, TYWIN, "king")
    assert wall.present(state) == (0, 1, 3, 2)


def test_fief_11_42_as_many_objectives_as_houses_four_at_most() -> None:
    two = battle(up(up(realm(), TYWIN, "m1"), MACE, "m3"))
    top = two.state.stack[-1]
    assert isinstance(top, Objectives)
    assert top.laid == ("castle_black", "eastwatch")
    assert [wall.OBJECTIVES[one] for one in wall.OBJECTIVES] == [(5, 6), (4, 5), (4, 5), (3, 0)]


def test_fief_11_42_each_takes_one_in_turn() -> None:
    state = battle(up(up(realm(), TYWIN, "m1"), MACE, "m3")).state
    assert RULESET.pending(state)[0].waiting == (2,)
    state = act(state, 2, Assail(objective="eastwatch"))
    assert choices(state, 1, "assail", "objective") == {"castle_black"}
    assert refused(state, 1, Assail(objective="eastwatch")) == "FIEF-11.42"


def test_fief_11_42_who_comes_too_late_joins_a_house_that_lets_it() -> None:
    state = begin(*SIX, options=any_realm(edition="b").options)
    for name in (ROBB, TYWIN, MACE, DORAN):
        state = up(state, name, "m9")
    for seat in (4, 5):
        state = up(state, next(iter(state.of(seat))))
    top: Any = battle(state).state.stack[-1]
    first, late = top.order[0], top.order[4]
    state = battle(state).state
    offered: Any = RULESET.candidates(RULESET.view(state, first), "assail", {"objective": "aemon"}, "welcome")
    assert {int(one.value) for one in offered.choices} == {*top.order[4:]}
    state = act(state, first, Assail(objective="aemon", welcome=(str(late),)))
    for seat in top.order[1:4]:
        assert RULESET.pending(state)[0].waiting == (seat,)
        state = act(state, seat, RULESET.default(state, seat))
    assert RULESET.pending(state)[0].waiting == (late,)  # the sixth is let in by nobody: it waits
    assert choices(state, late, "assail", "objective") == {"aemon"}


def test_fief_11_42_and_0_8_by_default_who_comes_late_joins_the_first_house_that_lets_it() -> None:
    state = begin(*SIX, options=any_realm(edition="b").options)
    state = titled(titled(titled(state, ROBB, "king"), TYWIN, "hand"), MACE, "warden_south")
    for name in (ROBB, TYWIN, MACE, DORAN):
        state = up(state, name, "m9")
    for seat in (4, 5):
        state = up(state, next(iter(state.of(seat))))
    state = battle(state).state
    state = act(state, 0, Assail(objective="aemon", welcome=("4",)))
    state = act(state, 1, Assail(objective="castle_black", welcome=("4", "5")))
    for seat in (2, 3):
        state = act(state, seat, RULESET.default(state, seat))
    assert RULESET.default(state, 4) == Assail(objective="aemon")  # the King's, though laid out last


def one_objective(men: str, wild: list[int], watch: list[int], **dice: list[int]) -> Play:
    """Lannister alone at Castle Black."""
    state = up(head(realm()), TYWIN, men)
    play = Play(at(state, "P7.END", 6), Rigged(wildlings=wild, watch=watch, **dice))
    left = mance.skirmish(play, "castle_black", (1,), 5)
    if not left:
        mance.reward(play, "castle_black", 1)
    return play


def test_fief_11_42_cleared_it_brings_its_gain_and_a_defender_token() -> None:
    before = realm().houses[1].gold
    play = one_objective("m9", wild=[1] * 6, watch=[6] * 6)
    assert [one.wildlings for one in told(play.events, WallFought)] == [5, 2]  # 2 dice of 3, 2 hits each
    assert play.state.houses[1].gold == before + 6
    assert (play.state.houses[1].defenders, play.state.wall.tokens) == (1, 3)
    assert told(play.events, Cleared)


def test_fief_11_42_with_all_four_tokens_given_out_it_brings_its_gain_alone() -> None:
    state = realm()
    play = Play(changed(state, wall=changed(state.wall, tokens=0)), Rigged())
    mance.reward(play, "castle_black", 1)
    assert play.state.houses[1].gold == state.houses[1].gold + 6
    assert (play.state.houses[1].defenders, play.state.wall.tokens) == (0, 0)


def test_fief_11_42_escorting_aemon_brings_cards() -> None:
    play = Play(up(realm(), TYWIN, "m9"), Rigged())
    mance.reward(play, "aemon", 1)
    assert len(play.state.houses[1].hand) == 2
    gone = Play(with_house(up(realm(), TYWIN, "m9"), 1, gone=True), Rigged())
    mance.reward(gone, "aemon", 1)
    assert gone.state.houses[1].hand == (), "who has left has no hand (FIEF-17.51)"


def test_fief_11_42_wildlings_never_stop_and_three_rounds_are_all() -> None:
    play = one_objective("m9", wild=[1] * 9, watch=[1] * 9)
    assert len(told(play.events, WallFought)) == 3
    assert play.state.houses[1].defenders == 0


def test_fief_11_42_and_11_46_whose_troops_are_gone_is_slain_or_mance_rayders_captive() -> None:
    play = one_objective("m1", wild=[6, 6], watch=[1, 1], fate=[6])
    assert play.state.nobles[TYWIN].captor == "mance"
    play = one_objective("m1", wild=[6, 6], watch=[1, 1], fate=[3])
    assert TYWIN not in play.state.nobles


def test_fief_11_43_and_ex_27_rangers_add_hits_while_a_lord_commander_is_in_office() -> None:
    state = noble(up(head(realm()), ROBB), WYMAN, 0, "winterfell")
    state = up(sworn(state, WYMAN), WYMAN)
    assert wall.points(state, 0) == 2 + 6 + 1  # Robb is brave
    play = Play(at(state, "P7.END", 6), Rigged(watch=[2, 4], wildlings=[1, 1], fate=[6]))
    mance.skirmish(play, "castle_black", (0,), 5)
    first = told(play.events, WallFought)[0]
    assert first.hits == 3 + 2
    assert told(play.events, WallFought)[1].wildlings == 3  # 2 have fallen, 1 hit is lost
    assert UNITS["wildling"].hits == 2


def test_fief_11_42_and_17_13_baratheon_throws_again_at_the_wall_too() -> None:
    state = begin("baratheon", "lannister", "tyrell", "martell", options=FiefOptions(nwe=True, edition="b"))
    state = up(state, STANNIS, "m5")
    play = Play(at(state, "P7.END", 6), Rigged(watch=[1, 6], wildlings=[1] * 6))
    mance.skirmish(play, "castle_black", (0,), 5)
    assert told(play.events, WallFought)[0].hits == 0
    state = act(at(state, "P7.END", 6, Moving(seat=0)), 0, Standing(matter="rethrow", answer="hits-0"))
    play = Play(state, Rigged(watch=[1, 6, 1, 1], wildlings=[1] * 6))
    mance.skirmish(play, "castle_black", (0,), 5)
    assert [one.hits for one in told(play.events, WallFought)] == [3, 0, 0]  # once a round of the game


def test_fief_11_42_and_6_8_archers_shoot_before_the_first_round_of_an_objective() -> None:
    play = one_objective("m6a3", wild=[1] * 9, watch=[6] * 9, wall_arrows=[4])
    (shot,) = told(play.events, WallShot)
    assert shot.hits == strength.faces((4,))[0] + 2
    assert told(play.events, WallFought)[0].wildlings == 5 - shot.hits // UNITS["wildling"].hits
    assert not told(one_objective("m9", wild=[1] * 9, watch=[6] * 9).events, WallShot)


def test_fief_11_43_rangers_add_nothing_to_the_shots() -> None:
    state = up(head(realm()), ROBB, "a1")
    play = Play(at(state, "P7.END", 6), Rigged(watch=[1] * 9, wildlings=[1] * 9, wall_arrows=[1], fate=[6]))
    mance.skirmish(play, "castle_black", (0,), 5)
    assert [one.hits for one in told(play.events, WallShot)] == [strength.faces((1,))[0]]


# ── the second round ──────────────────────────────────────────────────────────────────────────────


def test_fief_11_45_and_2_18_in_heavy_rain_brothers_come_down_at_a_gate() -> None:
    state = up(sworn(realm(), TYWIN), TYWIN, "m9")
    state = at(state, "P7.END", 6, Returning())
    assert choices(state, 1, "choose", "what") == {*watch.NORTHERN}
    rain = changed(state, struck=(Strike(kind="heavy_rain", region=1),))
    assert choices(rain, 1, "choose", "what") == {*GATES}
    assert RULESET.default(rain, 1) == Choose(what=GATES[0])


def test_fief_11_45_and_5_15_whom_a_house_lets_in_comes_down_inside_its_walls() -> None:
    state = begin(*SIX, options=any_realm(edition="b").options)
    state = built(standing(state, 1, GATES[0], "m2", "inside"), GATES[0], fort="stronghold")
    state = up(with_house(state, 1, guests=(2,)), MACE, "m9")
    play = Play(at(state, "P7.END", 6), Rigged())
    mance.come_down(play)
    assert play.state.land[GATES[0]].troops(2, "inside") == {"man_at_arms": 9}


def second(state: Fief, survivors: int = 0, **dice: list[int]) -> tuple[Play, bool]:
    play = Play(at(state, "P7.END", 6), Rigged(**dice))
    return play, mance.reinforced(play, survivors)


def test_fief_11_44_mance_brings_two_dice_of_wildlings_and_who_was_left() -> None:
    play, _ = second(up(realm(), TYWIN, "m9"), survivors=3, mance=[2, 2])
    assert told(play.events, ManceCame)[0].wildlings == 7


def test_fief_11_44_the_watch_wins_when_all_fall_or_fewer_points_are_left_than_its_own() -> None:
    state = up(up(realm(), TYWIN, "m13"), MACE, "m13")
    play, won = second(state, mance=[1, 1], watch=[6] * 12, wildlings=[1] * 6)
    assert won
    assert len(told(play.events, WallFought)) == 1
    _, won = second(state, survivors=4, mance=[1, 1], watch=[1] * 99, wildlings=[1] * 99)
    assert won  # 6 wildlings, 12 points, against 28
    _, won = second(up(realm(), TYWIN, "m2"), mance=[6, 6], watch=[1] * 9, wildlings=[1] * 99)
    assert not won


def test_fief_11_44_and_6_20_it_is_over_once_no_troops_are_left_whose_nobles_throw_for_what_is_over() -> None:
    play, won = second(
        up(realm(), TYWIN, "m1"), mance=[6, 6], watch=[1] * 9, wildlings=[1, 1, 2, 2], fate=[2]
    )
    assert not won
    assert len(told(play.events, WallFought)) == 1
    assert [one.hits for one in told(play.events, FateRolled)] == [1]
    assert play.state.nobles[TYWIN].captor == "mance"


def test_fief_11_44_and_6_21_where_all_troops_and_all_wildlings_fall_the_nobles_throw_too() -> None:
    state = up(up(realm(), TYWIN, "m1"), MACE, "m1")
    play, won = second(state, mance=[1, 1], watch=[6, 6], wildlings=[6], fate=[1, 2])
    assert won
    assert TYWIN not in play.state.nobles
    assert play.state.nobles[MACE].free
    assert play.state.houses[2].gold == state.houses[2].gold + 2
    assert play.state.houses[1].gold == state.houses[1].gold  # nobody of it is left there


def test_fief_11_42_and_6_18_hits_left_over_are_lost_while_troops_of_the_side_remain() -> None:
    """One of two hits is the Man at Arms'; the other can remove no Knight."""
    state = up(up(realm(), TYWIN, "m1"), MACE, "k3")
    play = Play(at(state, "P7.END", 6), Rigged(watch=[1] * 9, wildlings=[2, 2, 1, 1, 1, 1], fate=[1]))
    mance.skirmish(play, "castle_black", (2, 1), 5)
    assert not told(play.events, FateRolled)
    assert play.state.nobles[TYWIN].captor == "mance"


def test_fief_11_45_won_each_house_gains_2_gold_and_all_come_down() -> None:
    state = up(up(head(realm()), ROBB), TYWIN, "m10", came=GATES[1])
    before = [house.gold for house in state.houses]
    play = battle(state, watch=[6] * 40, wildlings=[1] * 40, mance=[1, 1])
    state = play.state
    while RULESET.pending(state)[0].kind == "objective":
        seat = RULESET.pending(state)[0].waiting[0]
        default = RULESET.default(state, seat)
        done = events(state, seat, default, watch=[6] * 40, wildlings=[1] * 40, mance=[1, 1])
        state = act(state, seat, default, watch=[6] * 40, wildlings=[1] * 40, mance=[1, 1])
    assert told(done, WallDecided)[0].won
    gained = [house.gold - old for house, old in zip(state.houses, before, strict=True)]
    assert gained[:2] == [6 + 2, 5 + 2]
    assert state.land[GATES[1]].troops(1) == {"man_at_arms": 10}
    assert isinstance(state.stack[-1], Returning)
    assert choices(state, 0, "choose", "what") >= {"winterfell", *GATES}
    state = act(state, 0, Choose(what="winterfell"))
    assert state.nobles[ROBB].place == "winterfell"
    assert state.nobles[TYWIN].place == GATES[1]
    assert not list(RULESET.broken(state))


def test_fief_11_45_of_several_brothers_it_is_said_who_comes_down_where() -> None:
    state = noble(up(head(realm()), ROBB), WYMAN, 0, WALL)
    state = at(up(sworn(state, WYMAN), WYMAN), "P7.END", 6, Returning())
    said: Any = RULESET.candidates(RULESET.view(state, 0), "choose", {}, "what")
    assert {one.label.args["noble"] for one in said.choices} == {ROBB}
    state = act(state, 0, Choose(what="winterfell"))
    last: Any = RULESET.candidates(RULESET.view(state, 0), "choose", {}, "what")
    assert {one.value for one in last.choices} >= {"winterfell", *GATES}
    assert act(state, 0, Choose(what=GATES[0])).nobles[WYMAN].place == GATES[0]


def test_fief_11_45_lost_troops_are_gone_and_nobles_taken() -> None:
    state = up(realm(), TYWIN, "m2")
    play, won = second(state, survivors=9, mance=[6, 6], watch=[1] * 9, wildlings=[1] * 99)
    assert not won
    assert play.state.wall.posts == ()
    assert play.state.nobles[TYWIN].captor == "mance"


# ── Mance Rayder's Captives ───────────────────────────────────────────────────────────────────────


def taken(state: Fief, gold: int) -> Fief:
    state = rich(noble(state, TYWIN, 1, WALL, captor="mance"), 1, gold)
    return at(state, "P4.BUY", 4, Ransom(asked=(1,)))


def test_fief_11_46_five_gold_to_the_bank_free_him_at_winterfell() -> None:
    state = taken(realm(), 6)
    assert choices(state, 1, "redeem", "noble") == {TYWIN}
    state = act(state, 1, Redeem(noble=TYWIN))
    assert state.nobles[TYWIN].free
    assert state.nobles[TYWIN].place == "winterfell"
    assert state.houses[1].gold == 1
    assert "redeem" not in RULESET.view(taken(realm(), 4), 1).menu


def test_fief_11_46_after_two_unpaid_purchase_phases_he_dies() -> None:
    state = act(taken(realm(), 6), 1, Pass())
    assert state.nobles[TYWIN].unpaid == 1
    again = at(state, "P4.BUY", 4, Ransom(asked=(1,)))
    assert TYWIN not in act(again, 1, Pass()).nobles


def test_fief_11_46_the_captives_house_is_asked_in_each_purchase_phase() -> None:
    play = Play(noble(realm(), TYWIN, 1, WALL, captor="mance"), Rigged())
    open_ransom(play)
    top = play.state.stack[-1]
    assert isinstance(top, Ransom)
    seat: Seat = 1
    assert top.asked == (seat,)
