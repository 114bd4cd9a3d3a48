"""Recruit, Whisper, Plot, movement (TE-4, TE-5)."""

from bot.rules.tiny_epic import RULESET
from bot.rules.tiny_epic.actions import March, Pass, Plot, Recruit, Sail, Whisper
from bot.rules.tiny_epic.legal import moves, plots, recruits
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.army import Force
from bot.rules.tiny_epic.model.board import distances, links
from tests.rules.tiny_epic.position import act, asked, begin, choices, holding, menu, refused, rich, standing

HOME = {"winterfell": "st1h", "pyke": "gr1h"}


def test_te_1_1_without_the_north_its_domains_do_not_exist() -> None:
    assert len(links("south")) == 24
    assert "crasters_keep" not in links("south")["shadow_tower"]


def test_te_4_3_and_ex_4_the_second_token_costs_more() -> None:
    state = standing(begin("stark", "greyjoy"), {"winterfell": "st1", "the_rills": "st0h", "pyke": "gr1h"})
    state = asked(state, 0, ops.Recruit())
    state = act(state, 0, Recruit(unit="stark", domain="winterfell"))
    assert (state.purses["0"].gold, state.stock["stark"]) == (2, 7)
    state = act(state, 0, Recruit(unit="stark", domain="winterfell"))
    assert state.purses["0"].gold == 0


def test_te_4_1_prices_of_heroes_and_allies() -> None:
    state = standing(begin("stark", "greyjoy"), {"winterfell": "st1", "pyke": "gr1h", "riverrun": "tu2"})
    prices = recruits.prices(rich(state, 0, 5), 0, ops.Recruit())
    assert prices == {"stark": 1, "eddard_stark": 3}
    allied = state.model_copy(update={"allies": {"tully": "0"}})
    prices = recruits.prices(rich(allied, 0, 5), 0, ops.Recruit())
    assert (prices["tully"], prices["hoster_tully"]) == (1, 2)


def test_te_4_1_a_recruited_hero_brings_its_card() -> None:
    state = rich(standing(begin("stark", "greyjoy"), {"winterfell": "st1", "pyke": "gr1h"}), 0, 3)
    state = act(asked(state, 0, ops.Recruit()), 0, Recruit(unit="eddard_stark", domain="winterfell"))
    assert [card.id for card in RULESET.view(state, 0).hand] == ["eddard_stark"]


def test_te_4_2_units_stand_only_where_there_is_room_and_control() -> None:
    state = standing(begin("stark", "greyjoy"), {"winterfell": "st2h", "the_rills": "st1", "pyke": "gr1h"})
    assert recruits.places(state, 0, ops.Recruit(), "stark") == ("the_rills",)


def test_te_4_4_a_whisper_pays_and_fills_the_hand() -> None:
    state = holding(asked(begin("stark", "greyjoy"), 0, ops.Whisper()), 0, "lone_wolf", "vendetta")
    state = state.model_copy(update={"deck": ("poisoning", "kingslayer", "dealmaking", "safe_passage")})
    state = act(state, 0, Whisper(cards=("vendetta",)))
    assert state.purses["0"].gold == 4
    assert state.lords[0].hand == ("lone_wolf", "poisoning", "kingslayer", "dealmaking")


def test_te_4_4_with_a_full_hand_something_has_to_go() -> None:
    hand = ("lone_wolf", "vendetta", "poisoning", "kingslayer")
    state = holding(asked(begin("stark", "greyjoy"), 0, ops.Whisper()), 0, *hand)
    assert refused(state, 0, Whisper()) == "TE-4.4"
    assert refused(state, 0, Whisper(cards=("eddard_stark",))) == "TE-4.4"


def test_te_4_6_and_4_7_and_ex_9_shields_and_their_price() -> None:
    state = holding(begin("stark", "greyjoy"), 0, "a_noble_sacrifice")  # Arryn and Stark
    state = asked(state, 0, ops.Plot())
    state = act(state, 0, Plot(card="a_noble_sacrifice", shield="arryn", target="arryn"))
    state = act(state, 0, Plot(card="a_noble_sacrifice", shield="stark", target="tully"))
    assert (state.purses["0"].gold, state.purses["0"].pool) == (0, {"tully": 1, "arryn": 1})
    assert state.discard == ("a_noble_sacrifice",)


def test_te_4_8_another_players_shield_steals_a_token() -> None:
    state = standing(begin("stark", "greyjoy"), HOME, p1={"tully": 1})
    state = holding(state, 0, "assault_by_sea")  # Greyjoy
    state = act(asked(state, 0, ops.Plot()), 0, Plot(card="assault_by_sea", shield="greyjoy", target="tully"))
    assert (state.purses["0"].pool, state.purses["1"].pool) == ({"tully": 1}, {})


def test_te_4_6_of_an_empty_pool_a_player_gives_a_token_back() -> None:
    state = standing(begin("stark", "greyjoy"), {**HOME, "the_eyrie": "ar3"}, p1={"arryn": 6})
    assert plots.targets(state, 0, ops.Plot(), "arryn") == ("1",)
    state = act(
        holding(asked(state, 0, ops.Plot()), 0, "unjust_trial"),
        0,
        Plot(card="unjust_trial", shield="arryn", target="1"),
    )
    assert (state.stock["arryn"], state.purses["1"].pool) == (1, {"arryn": 5})


def test_te_4_9_a_hero_card_used_stays_face_up() -> None:
    state = asked(begin("stark", "greyjoy"), 0, ops.Plot())
    state = act(state, 0, Plot(card="eddard_stark", shield="stark", target="tully"))
    state = act(state, 0, Pass()) if menu(state, 0) else state
    assert state.used == ("eddard_stark",)
    assert RULESET.view(state, 0).hand == ()


def test_te_5_1_and_ex_7_a_march_of_two_steps() -> None:
    state = standing(begin("stark", "greyjoy"), {"castle_black": "st2h", "pyke": "gr1h"})
    state = asked(state, 0, ops.March())
    state = act(state, 0, March(source="castle_black", target="last_hearth", army="st2h"))
    assert menu(state, 0) == ("march", "pass")
    state = act(state, 0, March(source="last_hearth", target="hornwood", army="st2"))
    assert {domain: state.units[domain]["stark"].units for domain in ("last_hearth", "hornwood")} == {
        "last_hearth": 1,
        "hornwood": 2,
    }


def test_te_1_2_and_ex_7_corners_are_no_borders() -> None:
    graph = links("south")
    assert "the_eyrie" not in graph["ashemark"]
    assert {"riverrun", "ashemark"} <= {*graph["pyke"]}


def test_te_5_1_units_are_picked_up_in_the_middle() -> None:
    state = standing(begin("stark", "greyjoy"), {"winterfell": "st1h", "hornwood": "st2", "pyke": "gr1h"})
    state = asked(state, 0, ops.March())
    state = act(state, 0, March(source="winterfell", target="hornwood", army="st0h"))
    state = act(state, 0, March(source="hornwood", target="last_hearth", army="st2h"))
    assert state.units["last_hearth"]["stark"].units == 3


def test_te_5_3_an_army_passes_kings_landing_but_does_not_end_there_without_castles() -> None:
    state = standing(begin("stark", "greyjoy"), {"ashemark": "st2", "pyke": "gr1h"})
    state = asked(state, 0, ops.March())
    state = act(state, 0, March(source="ashemark", target="kings_landing", army="st2"))
    assert menu(state, 0) == ("march",)
    assert choices(state, 0, "march", "army", source="kings_landing", target="dragonstone") == {"st2"}


def test_te_5_3_who_stands_in_kings_landing_may_stay_while_others_pass_through() -> None:
    """Leaving Dragonstone takes one of three castles; the march goes on to another, and who held the throne stays."""
    units = {
        "winterfell": "st1h",
        "riverrun": "st1",
        "dragonstone": "st1",
        "kings_landing": "st2",
        "pyke": "gr1h",
    }
    state = asked(standing(begin("stark", "greyjoy"), units), 0, ops.March())
    state = act(state, 0, March(source="dragonstone", target="kings_landing", army="st1"))
    onward = March(source="kings_landing", target="the_reach", army="st2")
    after = act(state, 0, onward)
    assert (after.units["kings_landing"], after.units["the_reach"]) == (
        {"stark": Force(tokens=1)},
        {"stark": Force(tokens=2)},
    )
    assert menu(state, 0) == ("march",)


def test_te_5_4_and_ex_8_the_sea_chain_does_not_close() -> None:
    state = standing(begin("stark", "greyjoy"), {"winterfell": "st2", "the_reach": "st1", "pyke": "gr1h"})
    from_north = moves.targets(state, 0, ops.Sail(), "sail", "winterfell")
    assert {"old_town", "ashemark"} <= {*from_north}
    assert "castle_black" not in from_north
    assert "sunspear" not in moves.targets(state, 0, ops.Sail(), "sail", "the_reach")


def test_te_5_5_castles_are_counted_after_the_army_has_left() -> None:
    units = {
        "the_eyrie": "st1",
        "winterfell": "st1",
        "castle_black": "st1",
        "pyke": "gr1h",
        "sunspear": "ma3",
    }
    state = standing(begin("stark", "greyjoy"), units)
    assert "kings_landing" not in moves.targets(state, 0, ops.Sail(), "sail", "castle_black")
    more = standing(begin("stark", "greyjoy"), {**units, "the_eyrie": "st2"})
    march = ops.March()
    assert [*moves.armies(more, 0, march, "march", "the_eyrie", "kings_landing")] != []


def test_te_5_6_and_5_13_no_end_where_there_is_no_room() -> None:
    state = standing(begin("stark", "greyjoy"), {"winterfell": "st2", "the_rills": "st2", "pyke": "gr1h"})
    state = asked(state, 0, ops.Sail())
    assert refused(state, 0, Sail(source="winterfell", target="the_rills", army="st2")) == "TE-5.4"
    army = moves.armies(state, 0, ops.March(), "march", "winterfell", "the_rills")
    assert max(force["stark"].units for force in army) == 2  # it may pass on to Flint's Finger


def test_te_5_12_a_march_that_changes_nothing_is_none() -> None:
    state = standing(begin("stark", "greyjoy"), {"winterfell": "st1h", "pyke": "gr1h"})
    state = act(asked(state, 0, ops.March()), 0, March(source="winterfell", target="hornwood", army="st1h"))
    assert choices(state, 0, "march", "army", source="hornwood", target="winterfell") == {"st1", "st0h"}


def test_te_5_6_an_army_that_picks_units_up_attacks_with_three_of_a_house_at_most() -> None:
    units = {"casterly_rock": "la2", "shield_islands": "la2", "ashemark": "gr1", "pyke": "gr1h"}
    state = asked(standing(begin("lannister", "greyjoy"), units), 0, ops.March())
    state = act(state, 0, March(source="shield_islands", target="casterly_rock", army="la2"))
    armies = choices(state, 0, "march", "army", source="casterly_rock", target="ashemark")
    assert armies == {"la1", "la2", "la3"}


def test_te_8_6_and_ex_15_a_final_unit_alone_is_not_attacked() -> None:
    units = {"blackhaven": "st2h", "sunspear": "ma1", "pyke": "gr1h"}
    state = standing(begin("stark", "greyjoy"), units)
    assert "sunspear" not in moves.targets(state, 0, ops.March(), "march", "blackhaven")
    two = standing(state, {**units, "sunspear": "ma2"})
    assert "sunspear" in moves.targets(two, 0, ops.March(), "march", "blackhaven")


def test_te_5_10_and_ex_27_and_ex_28_steps_of_adjacency() -> None:
    away = distances("castle_black", "south")
    assert (away["riverrun"], away["three_sisters"], away["the_eyrie"]) == (4, 4, 5)
    away = distances("dragonstone", "south")
    assert (away["storms_end"], away["sunspear"]) == (3, 4)
