"""Sieges, sorties, Siege Engines, pillage, executions, scattered Troops (FIEF-6.30 to 6.40, 0.52, 0.66)."""

from bot.rules.fief import RULESET
from bot.rules.fief.actions import Attack, Choose, Execute, Pass, Pillage, Siege, Standing, TakeSide, Welcome
from bot.rules.fief.events.base import with_house
from bot.rules.fief.events.land import GuestsOut
from bot.rules.fief.frames.war.acting import Acting
from bot.rules.fief.frames.war.rallying import Rallying, havens, open_rallying
from bot.rules.fief.frames.war.sieges import Sieging, place_engines
from bot.rules.fief.judge.draft import Play
from bot.rules.fief.legal import attacks, purchases, sieges, stock, strength
from bot.rules.fief.model.state import Fief
from bot.rules.fief.play import upkeep, verbs
from bot.rules.kit.draft import changed
from tests.rules.fief.position import (
    Rigged,
    act,
    at,
    begin,
    built,
    choices,
    events,
    menu,
    noble,
    refused,
    standing,
    titled,
)

MACE = "tyrell_mace_tyrell"
ROBB, SANSA = "stark_robb_stark", "stark_sansa_stark"
TYWIN, GREGOR = "lannister_tywin_lannister", "lannister_gregor_clegane"
ROCK = "casterly_rock"
ZERO, TWO, THREE = 1, 4, 6


def before_the_rock(men: str = "m2k2") -> Fief:
    """Robb (0) with Troops in the field at Casterly Rock, where Tywin (1) holds a Stronghold."""
    state = begin("stark", "lannister", "tyrell")
    return noble(standing(state, 0, ROCK, men), ROBB, 0, ROCK)


def besieged(men: str = "m2k2", engines: int = 0) -> Fief:
    return built(before_the_rock(men), ROCK, siege={0: engines})


def test_fief_6_30_a_leader_with_troops_sets_a_siege_and_lifts_it() -> None:
    state = at(before_the_rock(), "P7.END", 6, Sieging(asked=(0,)))
    assert choices(state, 0, "siege", "villages") == {ROCK}
    state = act(state, 0, Siege(villages=(ROCK,)))
    assert state.land[ROCK].siege == {0: 0}
    state = at(state, "P7.END", 6, Sieging(asked=(0,)))
    assert act(state, 0, Siege(villages=())).land[ROCK].siege == {}


def test_fief_6_30_no_siege_without_troops_or_before_an_army_of_the_holder() -> None:
    assert sieges.open_to(before_the_rock("none"), 0) == ()
    assert sieges.open_to(standing(before_the_rock(), 1, ROCK, "m1"), 0) == ()


def test_fief_6_30_a_siege_ends_with_its_leader() -> None:
    state = noble(at(besieged(), "P7.END", 6, Sieging(asked=(0,))), ROBB, 0, "winterfell")
    state = at(state, "P7.END", 6, Sieging(asked=(1,)), Acting(seat=2))
    play = Play(state, Rigged())
    upkeep.keep_up(play)
    assert play.state.land[ROCK].siege == {}


def test_fief_6_31_nothing_is_bought_in_a_besieged_village() -> None:
    assert ROCK in purchases.where(changed(before_the_rock(), phase=4), 1, "man_at_arms")
    assert ROCK not in purchases.where(changed(besieged(), phase=4), 1, "man_at_arms")


def test_fief_6_32_and_17_17_an_engine_comes_each_round_unless_held_back() -> None:
    play = Play(besieged(), Rigged())
    place_engines(play)
    assert play.state.land[ROCK].siege == {0: 1}
    place_engines(play)
    place_engines(play)
    assert play.state.land[ROCK].siege == {0: 2}
    assert stock.engines(play.state, 0) == 0
    state = act(
        at(besieged(), "P7.END", 6, Sieging(asked=(0,))), 0, Standing(matter="engines", answer="hold")
    )
    held = Play(state, Rigged())
    place_engines(held)
    assert held.state.land[ROCK].siege == {0: 0}


def test_fief_6_33_and_ex_9_engines_make_up_for_walls_and_allies_reach_two_at_once() -> None:
    city = built(besieged(), ROCK, fort="fortified_city")
    assert [strength.penalty(built(city, ROCK, siege={0: count}), ROCK) for count in (0, 1, 2)] == [2, 1, 0]
    state = noble(standing(city, 2, ROCK, "m1"), next(iter(city.of(2))), 2, ROCK)
    play = Play(built(state, ROCK, siege={0: 0, 2: 0}), Rigged())
    place_engines(play)
    assert strength.penalty(play.state, ROCK) == 0


def test_fief_6_3_and_6_20_a_sortie_strikes_the_besiegers_and_may_break_the_siege() -> None:
    state = at(besieged("m1"), "P7.END", 6, Acting(seat=1))
    assert "sortie" in attacks.possible(state, 1, ROCK)
    state = act(state, 1, Attack(village=ROCK, how="sortie"))
    state = act(state, 0, TakeSide(), attack=[THREE, ZERO], defence=[ZERO], fate=[6])
    assert state.nobles[ROBB].captor == 1
    assert state.land[ROCK].siege == {}
    assert state.land[ROCK].owner == 1


def allied() -> Fief:
    """Robb (0) and Mace (2) besiege the Rock together."""
    state = noble(standing(before_the_rock("k6"), 2, ROCK, "m3"), MACE, 2, ROCK)
    return at(built(state, ROCK, siege={0: 1, 2: 1}), "P6.SIEGE", 6, Acting(seat=1), Acting(seat=0))


def test_fief_6_30_and_6_25_a_siege_is_over_for_all_once_one_has_stormed_the_walls() -> None:
    state = act(allied(), 0, Attack(village=ROCK, how="assault"))
    state = act(act(state, 0, TakeSide()), 1, TakeSide())
    state = act(state, 2, TakeSide(), attack=[THREE] * 3, defence=[ZERO] * 3, fate=[6])
    assert (state.land[ROCK].owner, state.land[ROCK].siege) == (0, {})


def test_fief_6_30_and_6_25_or_once_those_who_sallied_have_lost_all() -> None:
    state = act(act(allied(), 0, Pass()), 1, Attack(village=ROCK, how="sortie"))
    while RULESET.pending(state)[0].kind == "sides":
        seat = RULESET.pending(state)[0].waiting[0]
        state = act(state, seat, TakeSide(), attack=[ZERO] * 3, defence=[THREE] * 6, fate=[6])
    assert (state.land[ROCK].owner, state.land[ROCK].siege) == (0, {})


def test_fief_6_30_and_0_24_or_once_the_garrison_is_gone_and_a_besieger_has_the_village() -> None:
    state = noble(allied(), TYWIN, 1, "old_oak")
    posts = tuple(post for post in state.land[ROCK].posts if post.seat != 1)
    play = Play(built(state, ROCK, posts=posts), Rigged())
    upkeep.keep_up(play)
    assert (play.state.land[ROCK].owner, play.state.land[ROCK].siege) == (0, {})


def test_fief_6_31_and_5_15_guests_no_longer_welcome_stay_inside_as_long_as_a_siege_lasts() -> None:
    state = noble(standing(besieged(), 2, ROCK, "m3", "inside"), MACE, 2, ROCK, inside=True)
    state = at(with_house(state, 1, guests=(2,)), "P5.MOVE", 4, Acting(seat=0), Acting(seat=1))
    state = act(state, 1, Welcome(player="2", inside=False))
    play = Play(GuestsOut(seat=1).fold(state), Rigged())
    upkeep.keep_up(play)
    assert play.state.land[ROCK].troops(2, "inside") == {"man_at_arms": 3}
    after = Play(built(play.state, ROCK, siege={}), Rigged())
    upkeep.keep_up(after)
    assert after.state.land[ROCK].troops(2, "field") == {"man_at_arms": 3}
    assert not after.state.nobles[MACE].inside


def guarded_by_guests() -> Fief:
    """Tywin, Lord of the Rock, has nobody there but his guests of House Tyrell; Robb is before the City."""
    state = titled(noble(before_the_rock("k6"), TYWIN, 1, "old_oak"), TYWIN, "fief_casterly_rock")
    posts = tuple(post for post in state.land[ROCK].posts if post.seat != 1)
    state = with_house(built(state, ROCK, posts=posts), 1, guests=(2,))
    return at(standing(state, 2, ROCK, "m2", "inside"), "P6.SIEGE", 6, Acting(seat=0))


def test_fief_6_4_and_0_27_guests_keep_the_gates_shut_for_their_host() -> None:
    assert attacks.possible(guarded_by_guests(), 0, ROCK) == ("assault",)


def test_fief_6_25_and_6_3_the_walls_that_guests_lost_were_their_hosts() -> None:
    state = act(guarded_by_guests(), 0, Attack(village=ROCK, how="assault"), attack=[THREE], defence=[ZERO])
    assert state.land[ROCK].owner == 0
    assert state.land[ROCK].troops(0, "inside") == {"knight": 6}
    assert state.nobles[TYWIN].titles == ()  # FIEF-0.57


def test_fief_6_25_and_0_27_guests_of_whom_lost_the_village_in_the_field_are_inside_no_longer() -> None:
    state = begin("stark", "lannister", "tyrell", "martell", "arryn")
    state = with_house(built(standing(state, 1, "darry", "m1"), "darry", fort="stronghold"), 1, guests=(2,))
    state = standing(standing(state, 2, "darry", "m3", "inside"), 0, "darry", "k3")
    state = at(noble(state, ROBB, 0, "darry"), "P6.SIEGE", 6, Acting(seat=0))
    state = act(state, 0, Attack(village="darry", how="field:1"))
    state = act(state, 1, TakeSide(), attack=[THREE, ZERO], defence=[ZERO])
    assert state.land["darry"].owner == 0
    assert state.land["darry"].troops(2, "field") == {"man_at_arms": 3}


def test_fief_6_31_and_6_40_nobody_pillages_in_a_siege() -> None:
    state = act_order(built(begin("stark", "lannister", "tyrell"), "winterfell", mills=1), "yes")
    state = noble(standing(state, 1, "winterfell", "m2"), TYWIN, 1, "winterfell")
    free = at(state, "P7.END", 6, Acting(seat=1), Acting(seat=0))
    assert sieges.loot(free, 0, "winterfell") == ("mill", "stronghold")
    state = built(free, "winterfell", siege={1: 0})
    assert sieges.loot(state, 0, "winterfell") == ()
    assert refused(state, 0, Pillage(village="winterfell", building="mill")) == "FIEF-6.40"


def test_fief_6_31_and_4_21_no_city_rises_in_a_siege() -> None:
    state = before_the_rock()
    for village in ("golden_tooth", "crakehall"):
        state = standing(state, 1, village, "m1")
    assert purchases.cities(state, 1, "fief_casterly_rock") == (ROCK,)
    state = built(state, ROCK, siege={0: 0})
    assert purchases.cities(state, 1, "fief_casterly_rock") == ()
    there = built(state, ROCK, fort="fortified_city")
    assert purchases.cities(there, 1, "fief_casterly_rock") == (ROCK,)
    other = built(state, "crakehall", fort="stronghold")
    assert purchases.cities(other, 1, "fief_casterly_rock") == ("crakehall",)


def test_fief_6_40_and_17_16_a_leader_with_troops_pillages_what_it_holds() -> None:
    state = built(begin("stark", "lannister", "tyrell"), "winterfell", mills=1, sept=True)
    quiet = at(state, "P7.END", 6, Acting(seat=1), Acting(seat=0))
    assert refused(act_order(quiet, "no"), 0, Pillage(village="winterfell", building="mill"))
    state = act_order(quiet, "yes")
    assert menu(state, 0) == ("pass", "pillage")
    gold = state.houses[0].gold
    state = act(state, 0, Pillage(village="winterfell", building="mill"))
    state = act(state, 0, Pillage(village="winterfell", building="sept"))
    told = events(state, 0, Pillage(village="winterfell", building="stronghold"))
    kinds = [one.kind for one in told]
    assert kinds.index("went_inside") < kinds.index("razed")
    state = act(state, 0, Pillage(village="winterfell", building="stronghold"))
    assert state.houses[0].gold == gold + 3
    assert (state.land["winterfell"].mills, state.land["winterfell"].fort) == (0, "")
    city = built(state, "winterfell", fort="fortified_city")
    assert sieges.loot(city, 0, "winterfell") == ()


def act_order(state: Fief, answer: str) -> Fief:
    """Seat 0 has said whether it wants to be asked (FIEF-17.16)."""
    orders = changed(state.houses[0].orders, said={"act": answer})
    return with_house(state, 0, orders=orders)


def test_fief_0_66_a_cruel_noble_puts_one_captive_to_death() -> None:
    state = noble(begin("lannister", "stark", "tyrell"), GREGOR, 0, ROCK)
    state = noble(state, ROBB, 1, ROCK, captor=0)
    assert sieges.doomed(state, 0) == (ROBB,)
    state = act_order(at(state, "P7.END", 6, Acting(seat=1), Acting(seat=0)), "yes")
    state = act(state, 0, Execute(noble=ROBB))
    assert ROBB in state.dead
    assert sieges.doomed(state, 0) == ()


def test_fief_0_66_not_where_the_captive_is_held_elsewhere() -> None:
    state = noble(begin("lannister", "stark", "tyrell"), GREGOR, 0, "crakehall")
    assert sieges.doomed(noble(state, ROBB, 1, ROCK, captor=0), 0) == ()


def test_fief_0_52_troops_scatter_where_their_last_leader_is_murdered_abroad() -> None:
    state = noble(standing(before_the_rock(), 1, "crakehall", "m2"), TYWIN, 1, "crakehall")
    abroad = Play(before_the_rock(), Rigged())
    verbs.die(abroad, ROBB, "murder")
    assert abroad.state.land[ROCK].troops(0) == {}
    assert abroad.state.houses[0].scattered
    home = Play(state, Rigged())
    verbs.die(home, TYWIN, "murder")
    assert home.state.houses[1].scattered == {}
    battle = Play(before_the_rock(), Rigged())
    verbs.die(battle, ROBB, "battle")
    assert battle.state.houses[0].scattered == {}


def test_fief_0_52_scattered_troops_gather_inside_walls_of_their_own() -> None:
    state = with_house(begin("stark", "lannister", "tyrell"), 0, scattered={"man_at_arms": 2})
    state = built(standing(state, 0, "barrowton", "m1"), "barrowton", fort="stronghold")
    state = at(state, "P7.END", 1, Acting(seat=1), Rallying(asked=(0,)))
    assert choices(state, 0, "choose", "what") == {"winterfell", "barrowton"}
    state = act(state, 0, Choose(what="barrowton"))
    assert state.land["barrowton"].troops(0, "inside") == {"man_at_arms": 2}
    assert state.houses[0].scattered == {}


def test_fief_0_52_and_6_31_scattered_troops_are_no_relief_for_the_besieged() -> None:
    state = with_house(begin("stark", "lannister", "tyrell"), 0, scattered={"knight": 2})
    state = noble(standing(state, 1, "winterfell", "m2"), TYWIN, 1, "winterfell")
    play = Play(at(built(state, "winterfell", siege={1: 0}), "P1.CURSE", 1), Rigged())
    open_rallying(play)
    assert play.state.land["winterfell"].troops(0)["knight"] == 1
    assert play.state.houses[0].scattered == {}, "back in stock"
    state = noble(play.state, "stark_wyman_manderly", 0, "barrowton")
    outside = Play(with_house(state, 0, scattered={"knight": 2}), Rigged())
    open_rallying(outside)
    assert outside.state.land["barrowton"].troops(0) == {"knight": 2}


def test_fief_0_52_scattered_troops_gather_with_nobody_who_is_a_captive_or_on_the_wall() -> None:
    state = begin("stark", "lannister", "tyrell")
    state = noble(built(state, "winterfell", fort=None), "stark_wyman_manderly", 0, "casterly_rock", captor=1)
    state = noble(state, "stark_sansa_stark", 0, "wall")
    gathered = Play(at(with_house(state, 0, scattered={"knight": 2}), "P1.CURSE", 1), Rigged())
    open_rallying(gathered)
    assert gathered.state.land["winterfell"].troops(0)["knight"] == 3
    assert havens(gathered.state, 0) == ("winterfell",)


def test_fief_0_52_and_1_1_all_gather_at_once_and_who_has_no_choice_is_not_asked() -> None:
    state = begin("stark", "lannister", "tyrell")
    for seat, more in ((0, "barrowton"), (1, "crakehall")):
        state = with_house(state, seat, scattered={"man_at_arms": 1})
        state = built(standing(state, seat, more, "m1"), more, fort="stronghold")
    play = Play(at(with_house(state, 2, scattered={"knight": 1}), "P1.CURSE", 1), Rigged())
    open_rallying(play)
    assert RULESET.pending(play.state)[0].waiting == (0, 1)
    state = act(play.state, 1, Choose(what="crakehall"))
    assert state.houses[1].scattered == {"man_at_arms": 1}, "it is done once all have answered"
    state = act(state, 0, Choose(what="barrowton"))
    assert [house.scattered for house in state.houses] == [{}, {}, {}]
    assert state.land["crakehall"].troops(1, "inside") == {"man_at_arms": 1}
    assert state.land["highgarden"].troops(2, "inside")["knight"] == 2


def test_fief_6_1_and_6_30_all_are_asked_at_once_for_their_sieges() -> None:
    state = standing(noble(before_the_rock(), MACE, 2, ROCK), 2, ROCK, "m1")
    state = act(at(state, "P6.SIEGE", 6, Acting(seat=0)), 0, Pass())
    assert (RULESET.pending(state)[0].kind, RULESET.pending(state)[0].waiting) == ("siege", (0, 2))
    state = act(state, 2, Siege(villages=(ROCK,)))
    assert state.land[ROCK].siege == {}, "it is done once all have answered"
    state = act(state, 0, Siege(villages=()))
    assert state.land[ROCK].siege == {2: 0}


def test_fief_6_30_nobody_else_says_what_is_besieged() -> None:
    state = at(before_the_rock(), "P7.END", 6, Sieging(asked=(0,)))
    assert refused(state, 1, Pass()) == "FIEF-6.30"


def test_fief_6_25_and_0_54_who_storms_a_city_and_inherits_it_as_its_lord_falls_goes_inside() -> None:
    state = titled(besieged("m9k5", engines=2), TYWIN, "fief_casterly_rock")
    state = noble(state, SANSA, 0, "winterfell", inside=True, spouse=TYWIN)
    state = at(noble(state, TYWIN, 1, ROCK, inside=True, spouse=SANSA), "P6.SIEGE", 6, Acting(seat=0))
    state = act(state, 0, Attack(village=ROCK, how="assault"))
    state = act(state, 1, TakeSide(), attack=[THREE] * 3, defence=[ZERO] * 2, fate=[1])
    assert state.nobles[SANSA].titles == ("fief_casterly_rock",)
    assert (state.land[ROCK].owner, state.land[ROCK].siege) == (0, {})
    assert state.land[ROCK].troops(0, "inside") == {"man_at_arms": 9, "knight": 5}
    assert state.nobles[ROBB].inside


def test_fief_6_7_and_6_5_guests_on_stormed_walls_are_attacked_like_their_host_and_do_not_leave() -> None:
    state = noble(before_the_rock("m9k5"), MACE, 2, ROCK, inside=True)
    state = with_house(standing(state, 2, ROCK, "m2", "inside"), 1, guests=(2,))
    state = act(state, 2, Standing(matter="defend", answer="ask"))
    state = act(at(state, "P6.SIEGE", 6, Acting(seat=0)), 0, Attack(village=ROCK, how="assault"))
    state = act(act(state, 1, TakeSide()), 2, TakeSide(), attack=[ZERO] * 3, defence=[ZERO] * 3)
    assert choices(state, 2, "fight", "how") == {"on", "surrender"}
