"""The cards of Ice & Fire and of the second Heroes (TE-2.9, TE-12): what they do."""

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Event, fold
from bot.rules.kit.deck import BLANK
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic import RULESET
from bot.rules.tiny_epic.actions import (
    Choose,
    Discard,
    March,
    Move,
    Pass,
    PlayEvent,
    Plot,
    Recruit,
    Sail,
    Stack,
    TakeHouse,
    Whisper,
)
from bot.rules.tiny_epic.cards.effects import playable
from bot.rules.tiny_epic.events.battle import Fought
from bot.rules.tiny_epic.events.cards import PutBack, SetAside
from bot.rules.tiny_epic.frames.setup import Setup
from bot.rules.tiny_epic.judge.draft import Play
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.army import encode
from bot.rules.tiny_epic.model.facts import HEROES_OF
from bot.rules.tiny_epic.model.options import TinyEpicOptions
from bot.rules.tiny_epic.model.state import TinyEpic
from bot.rules.tiny_epic.play import scoring
from tests.rules.tiny_epic.card_cases import DECK, HOME, NEAR, table
from tests.rules.tiny_epic.position import (
    act,
    asked,
    choices,
    events,
    holding,
    menu,
    refused,
)


def playing(state: TinyEpic, card: str, *hand: str, moment: str = "die") -> TinyEpic:
    """Seat 0 has played a card of its hand for its event."""
    state = holding(state, 0, *([card] if card not in state.heroes.values() else []), *hand)
    return act(asked(state, 0, ops.PlayEvent(), moment), 0, PlayEvent(card=card))


def fought(told: tuple[Event, ...]) -> Fought:
    """The one battle there was."""
    (found,) = (event for event in told if isinstance(event, Fought))
    return found


def settled(state: TinyEpic) -> TinyEpic:
    """Once the loser's units have retreated."""
    while menu(state, 1) in (("retreat",), ("lose",)):
        state = act(state, 1, RULESET.default(state, 1))
    return state


def test_te_12_15_a_loyal_companion_asks_for_nothing() -> None:
    state = table(gold=0, deck=())
    assert playable(holding(state, 0, "loyal_companion"), 0, following=False) == ("loyal_companion",)
    other = asked(holding(state, 0, "vendetta"), 0, ops.PlayEvent())
    assert refused(other, 0, PlayEvent(card="loyal_companion")) == "TE-12.13"


# ── what they do ──────────────────────────────────────────────────────────────────────────────────


def test_te_12_14_a_crown_for_a_king_pays_no_reward() -> None:
    state = playing(table(NEAR), "a_crown_for_a_king")
    assert choices(state, 0, "choose", "what") == {"hornwood:greyjoy:token"}
    after = act(state, 0, Choose(what="hornwood:greyjoy:token"))
    assert (encode(after.units["hornwood"]), after.purses["1"]) == ("gr1", state.purses["1"])


def test_te_12_14_aggressive_arbitration_gives_a_token_away_and_recruits() -> None:
    state = playing(table(p0={"tully": 1}), "aggressive_arbitration")
    state = act(state, 0, Choose(what="give:1:tully"))
    assert (state.purses["0"].pool, state.purses["1"].pool) == ({}, {"tully": 1})
    after = act(state, 0, Recruit(unit="stark", domain="winterfell"))
    assert after.purses["0"].gold == 3


def test_te_12_2_and_2_7_a_shocking_discovery_draws_five_and_keeps_four() -> None:
    state = playing(table(), "a_shocking_discovery", "unjust_trial")
    assert (menu(state, 0), len(state.lords[0].hand)) == (("discard",), 6)
    assert refused(state, 0, Discard(cards=("lone_wolf",))) == "TE-2.7"
    default = RULESET.default(state, 0)
    assert default == Discard(cards=("spoils_of_war", "safe_passage"))
    after = act(state, 0, Discard(cards=("lone_wolf", "poisoning")))
    assert after.lords[0].hand == ("unjust_trial", "spoils_of_war", "vendetta", "safe_passage")
    assert {*after.discard} == {"lone_wolf", "poisoning", "a_shocking_discovery"}


def test_te_12_14_a_surprising_coalition_draws_two_tokens_of_different_houses() -> None:
    pool = playing(table(), "a_surprising_coalition").purses["0"].pool
    assert sorted(pool.values()) == [1, 1]


def test_te_12_15_bend_the_knee_pays_for_the_hero_and_a_point_more() -> None:
    state = act(playing(table(), "bend_the_knee"), 0, Choose(what="winterfell:stark:hero"))
    assert (state.purses["0"].gold, state.purses["0"].score) == (5, 2)


@pytest.mark.parametrize(("target", "bonus"), [("pyke", 1), ("old_town", 2), ("kings_landing", 4)])
def test_te_12_14_a_dangerous_voyage_counts_the_cards_travelled(target: str, bonus: int) -> None:
    castles = {"castle_black": "st1", "riverrun": "st1", "sunspear": "st1"}
    units = {"winterfell": "st2h", "the_eyrie": "gr1h", **castles, target: "tu2"}
    state = playing(table(units), "dangerous_voyage")
    told = events(state, 0, Sail(source="winterfell", target=target, army="st2"))
    assert fought(told).attack == 2 + bonus


def test_te_12_15_devotion_takes_a_token_of_anybodys_ally_but_no_final_unit() -> None:
    units = {**HOME, "riverrun": "tu2", "highgarden": "ty1"}
    state = changed(table(units), allies={"tully": "1"})
    state = act(playing(state, "devotion"), 0, Choose(what="riverrun:tully:token"))
    assert state.purses["0"].pool == {"tully": 1}
    assert refused(playing(table(units), "devotion"), 0, Choose(what="highgarden:tyrell:token")) == "TE-12.15"


def test_te_12_14_disobedience_pays_six_gold_and_no_reward() -> None:
    state = act(playing(table(gold=0), "disobedience"), 0, Choose(what="winterfell:stark:token"))
    assert (state.purses["0"].gold, state.purses["0"].score) == (6, 0)


def test_te_12_14_followers_zeal_recruits_of_an_ally_only() -> None:
    state = playing(table({**HOME, "riverrun": "tu1"}, ally="tully", gold=0), "followers_zeal")
    assert choices(state, 0, "recruit", "unit") == {"tully"}
    assert menu(act(state, 0, Recruit(unit="tully", domain="winterfell")), 0) == ()


def test_te_12_12_house_of_the_undying_pays_draws_and_stacks_in_an_order_nobody_sees() -> None:
    state = playing(table(gold=0), "house_of_the_undying", "unjust_trial", "muster_your_troops")
    told = events(state, 0, Whisper(cards=("unjust_trial", "muster_your_troops")))
    state = fold(RULESET, told, state)
    assert (state.purses["0"].gold, state.lords[0].hand) == (2, DECK[:4])
    (aside,) = (event for event in told if isinstance(event, SetAside))
    assert aside.seen_by(1).cards == (BLANK, BLANK)  # type: ignore[union-attr]
    assert "unjust_trial" not in str(RULESET.view(state, 1).known)
    assert choices(state, 0, "stack", "card") == {"unjust_trial", "muster_your_troops"}
    assert refused(state, 0, Stack(card="spoils_of_war")) == "TE-12.12"
    told = events(state, 0, Stack(card="muster_your_troops"))
    (back,) = (event for event in told if isinstance(event, PutBack))
    assert back.seen_by(None).cards == (BLANK, BLANK)  # type: ignore[union-attr]
    state = fold(RULESET, told, state)
    assert state.deck[:3] == ("muster_your_troops", "unjust_trial", DECK[4])


def test_te_0_8_and_12_12_nobody_sees_how_far_the_order_has_been_chosen() -> None:
    held = ("unjust_trial", "muster_your_troops", "lone_wolf")
    state = playing(table(gold=0), "house_of_the_undying", *held)
    state = act(act(state, 0, Whisper(cards=held)), 0, Stack(card="lone_wolf"))
    assert choices(state, 0, "stack", "card") == {"unjust_trial", "muster_your_troops"}
    for viewer in (None, 1):
        assert not [card for card in held if card in str(RULESET.view(state, viewer).known)]


def test_te_0_7_and_12_15_lordly_promotion_puts_the_hero_where_the_token_stood() -> None:
    """King's Landing and the gold above nothing are not lost in between."""
    units = {"winterfell": "st1", "riverrun": "st1", "castle_black": "st1", "kings_landing": "st1"}
    state = playing(table({**units, "pyke": "gr1h"}, gold=3), "lordly_promotion")
    state = act(state, 0, Choose(what="castle_black:stark:token"))
    assert choices(state, 0, "recruit", "domain", unit="eddard_stark") == {"castle_black"}
    state = act(state, 0, Recruit(unit="eddard_stark", domain="castle_black"))
    assert (encode(state.units["castle_black"]), encode(state.units["kings_landing"])) == ("st0h", "st1")
    assert state.purses["0"].gold == 3


def test_te_12_15_a_loyal_companion_stays_until_a_battle_is_lost() -> None:
    state = playing(table(NEAR), "loyal_companion")
    assert (state.lords[0].kept, state.discard) == (("loyal_companion",), ())
    march = asked(state, 0, ops.March())
    told = events(march, 0, March(source="winterfell", target="hornwood", army="st2"))
    assert (fought(told).attack, fought(told).defence) == (3, 2)
    assert fold(RULESET, told, march).lords[0].kept == ("loyal_companion",)
    told = events(march, 0, March(source="winterfell", target="hornwood", army="st1"))
    assert (fought(told).attack, fought(told).defence) == (2, 2)
    after = fold(RULESET, told, march)
    assert (after.lords[0].kept, after.discard) == ((), ("loyal_companion",))


def test_te_12_15_a_loyal_companion_defends_too_and_leaves_when_points_are_counted() -> None:
    state = playing(table({"winterfell": "st2h", "hornwood": "gr3", "pyke": "gr1h"}), "loyal_companion")
    march = asked(state, 1, ops.March())
    told = events(march, 1, March(source="hornwood", target="winterfell", army="gr3"))
    assert fought(told).defence == 4 + 1 + 1
    for number, kept in ((2, ("loyal_companion",)), (3, ())):
        play = Play(changed(state, round=number), SeededChance(0))
        scoring.score_round(play)
        assert play.state.lords[0].kept == kept


def test_te_12_15_reclaim_your_homeland_simply_arrives_or_fights_with_three_more() -> None:
    units = {"hornwood": "st1h", "old_town": "st1", "pyke": "gr1h"}
    state = playing(table(units), "reclaim_your_homeland")
    assert choices(state, 0, "move", "target", source="hornwood") == {"winterfell"}
    assert choices(state, 0, "move", "source") == {"hornwood"}
    after = act(state, 0, Move(source="hornwood", target="winterfell", army="st1h"))
    assert encode(after.units["winterfell"]) == "st1h"
    state = playing(table({**units, "winterfell": "gr2"}), "reclaim_your_homeland")
    assert fought(events(state, 0, Move(source="hornwood", target="winterfell", army="st1h"))).attack == 6


def test_te_12_15_resurrection_puts_the_hero_down_and_marches_with_it() -> None:
    state = playing(table({"winterfell": "st2", "pyke": "st1", "riverrun": "gr1h"}), "resurrection")
    assert choices(state, 0, "choose", "what") == {"winterfell", "pyke"}
    state = act(state, 0, Choose(what="winterfell"))
    assert (state.purses["0"].gold, menu(state, 0)) == (1, ("march", "pass"))
    assert choices(state, 0, "march", "source") == {"winterfell"}
    near = min(choices(state, 0, "march", "target", source="winterfell"))
    assert choices(state, 0, "march", "army", source="winterfell", target=near) == {"st2h", "st1h", "st0h"}
    assert menu(act(state, 0, Pass()), 0) == ()


@pytest.mark.parametrize(
    ("deck", "added"),
    [
        (("vendetta", "poisoning"), 4),
        (("drain_the_coffers", "poisoning"), 5),  # a Retreat is drawn anew
        (("lone_wolf", "vendetta"), 4),  # a Secret draws
        (("lone_wolf", "drain_the_coffers", "safe_passage"), 3),
        ((), 0),
    ],
)
def test_te_12_14_and_6_20_a_stash_of_dragonglass_adds_a_card_of_the_deck(
    deck: tuple[str, ...], added: int
) -> None:
    state = playing(table(NEAR, deck=deck), "stash_of_dragonglass")
    assert (
        fought(events(state, 0, March(source="winterfell", target="hornwood", army="st2"))).attack
        == 2 + added
    )


@pytest.mark.parametrize(("moment", "gold"), [("die", 4), ("follow", 7)])
def test_te_12_14_survival_pays_more_to_who_follows(moment: str, gold: int) -> None:
    assert playing(table(gold=0), "survival", moment=moment).purses["0"].gold == gold


def test_te_12_15_unsullied_march_again_after_a_victory() -> None:
    units = {"winterfell": "st3h", "hornwood": "gr2", "pyke": "gr1h", "white_harbor": "gr1"}
    state = playing(table(units), "unsullied")
    state = act(state, 0, March(source="winterfell", target="hornwood", army="st3"))
    state = settled(state)
    assert menu(state, 0) == ("march", "pass")
    assert menu(act(state, 0, Pass()), 0) == ()


# ── the second Heroes ─────────────────────────────────────────────────────────────────────────────


def test_te_2_9_a_hero_is_chosen_with_the_house_where_the_option_is_on() -> None:
    for pack in (True, False):
        options = TinyEpicOptions(mode="competitive", hero_pack=pack)
        state = fold(RULESET, RULESET.new(options, 2, SeededChance(1)))
        (seat,) = state.stack[-1].awaits(state)
        offered = choices(state, seat, "house", "hero", house="stark")
        assert offered == ({*HEROES_OF["stark"]} if pack else set())
        if pack:
            after = act(state, seat, TakeHouse(house="stark", hero="robb_stark"))
            assert after.heroes == {"stark": "robb_stark"}
        assert refused(state, seat, TakeHouse(house="stark", hero="cersei_lannister")) == "TE-2.2"
        assert act(state, seat, TakeHouse(house="stark")).heroes == {"stark": "eddard_stark"}


def test_te_2_9_and_2_10_houses_that_nobody_plays_get_one_of_their_heroes_at_random() -> None:
    found = set()
    for seed in range(12):
        options = TinyEpicOptions(mode="competitive_if", hero_pack=True)
        state = fold(RULESET, RULESET.new(options, 2, SeededChance(seed)))
        while isinstance(state.stack[-1], Setup):
            (seat,) = state.stack[-1].awaits(state)
            state = act(state, seat, TakeHouse(house=("nights_watch", "targaryen")[seat]), seed)
        found |= {state.heroes[house] for house in state.np if house in state.heroes}
    assert found & {hero for heroes in HEROES_OF.values() for hero in heroes[1:]}
    assert found & {heroes[0] for heroes in HEROES_OF.values()}


@pytest.mark.parametrize(
    ("hero", "gold", "points"), [("jon_snow", 3, 2), ("tyrion_lannister", 6, 1), ("theon_greyjoy", 3, 1)]
)
def test_te_12_14_what_a_victory_led_by_a_hero_brings(hero: str, gold: int, points: int) -> None:
    state = playing(table(NEAR, hero=hero), hero)
    state = act(state, 0, March(source="winterfell", target="hornwood", army="st1h"))
    state = settled(state)
    assert (state.purses["0"].gold, state.purses["0"].score) == (gold, points)
    assert state.lords[0].hand == ()  # Hornwood has no castle


def test_te_6_17_theon_draws_for_a_castle() -> None:
    units = {"hornwood": "st2h", "winterfell": "gr1", "pyke": "gr1h"}
    state = playing(table(units, hero="theon_greyjoy"), "theon_greyjoy")
    state = act(state, 0, March(source="hornwood", target="winterfell", army="st1h"))
    state = settled(state)
    assert len(state.lords[0].hand) == 1


def test_te_12_14_cersei_recruits_of_one_ally() -> None:
    units = {"winterfell": "st1h", "riverrun": "tu1", "highgarden": "ty1", "pyke": "gr1h"}
    state = table(units, hero="cersei_lannister", gold=0)
    state = changed(state, allies={"tully": "0", "tyrell": "0"})
    state = playing(state, "cersei_lannister")
    assert choices(state, 0, "recruit", "unit") == {"tully", "tyrell"}
    assert choices(state, 0, "recruit", "domain", unit="tully") == {"winterfell"}
    state = act(state, 0, Recruit(unit="tully", domain="winterfell"))
    assert choices(state, 0, "recruit", "unit") == {"tully"}


def test_te_12_19_robb_recruits_three_and_a_hero_for_one_gold_less() -> None:
    units = {"winterfell": "st1h", "riverrun": "tu1", "pyke": "gr1h"}
    state = playing(table(units, hero="robb_stark", ally="tully", gold=4), "robb_stark")
    state = act(state, 0, Recruit(unit="hoster_tully", domain="riverrun"))
    assert state.purses["0"].gold == 3
    for _ in range(2):
        state = act(state, 0, Recruit(unit="tully", domain="riverrun" if _ == 0 else "winterfell"))
    assert (state.purses["0"].gold, menu(state, 0)) == (1, ())


def test_te_12_14_edmure_gives_another_token_back_for_each_he_steals() -> None:
    state = table(hero="edmure_tully", gold=0, p0={"arryn": 1}, p1={"tully": 1})
    state = playing(state, "edmure_tully", "assault_by_sea")  # the shield of Greyjoy
    state = act(state, 0, Plot(card="assault_by_sea", shield="greyjoy", target="tully"))
    assert state.purses["0"].pool == {"arryn": 1, "tully": 1}
    assert choices(state, 0, "choose", "what") == {"arryn"}
    after = act(state, 0, Choose(what="arryn"))
    assert (after.purses["0"].pool, after.stock["arryn"]) == ({"tully": 1}, state.stock["arryn"] + 1)


def test_te_12_19_ellaria_recruits_into_a_battle() -> None:
    units = {"winterfell": "st1h", "sunspear": "gr2", "pyke": "gr1h", "kings_landing": "gr1"}
    state = playing(table(units, hero="ellaria_sand"), "ellaria_sand")
    assert choices(state, 0, "recruit", "domain", unit="stark") == {"sunspear", "pyke"}
    told = events(state, 0, Recruit(unit="stark", domain="sunspear"))
    assert (fought(told).attack, fought(told).defence) == (1, 3)


def test_te_12_16_and_12_19_margaery_whispers_and_then_plots_with_what_she_has_drawn() -> None:
    state = playing(table(hero="margaery_tyrell"), "margaery_tyrell")
    state = act(state, 0, Whisper())
    assert menu(state, 0) == ("plot",)
    assert choices(state, 0, "plot", "card") <= {*DECK[:4]}


def test_te_12_19_stannis_gathers_a_hero_and_two_tokens_from_three_domains() -> None:
    units = {"winterfell": "st1h", "riverrun": "st1", "old_town": "st2", "pyke": "gr2", "sunspear": "gr1h"}
    state = playing(table(units, hero="stannis_baratheon"), "stannis_baratheon")
    assert choices(state, 0, "move", "army", source="winterfell", target="pyke") == {"st0h"}
    state = act(state, 0, Move(source="winterfell", target="pyke", army="st0h"))
    assert (menu(state, 0), RULESET.default(state, 0)) == (("move", "pass"), Pass())
    assert choices(state, 0, "move", "source") == {"riverrun", "old_town"}
    state = act(state, 0, Move(source="riverrun", target="pyke", army="st1"))
    assert choices(state, 0, "move", "source") == {"old_town"}
    assert fought(events(state, 0, Pass())).attack == 3
    told = events(state, 0, Move(source="old_town", target="pyke", army="st1"))
    assert fought(told).attack == 4


def test_te_12_19_and_8_6_a_final_unit_gathers_only_with_others() -> None:
    units = {"winterfell": "st0h", "riverrun": "tu2", "pyke": "gr2", "sunspear": "gr1h"}
    state = playing(table(units, hero="stannis_baratheon", ally="tully"), "stannis_baratheon")
    state = act(state, 0, Move(source="winterfell", target="pyke", army="st0h"))
    assert menu(state, 0) == ("move",)
    assert fought(events(state, 0, Move(source="riverrun", target="pyke", army="tu1"))).attack == 3
