"""The map changed by a game master's hand: set as it is said, or refused for a reason (TE-0.6)."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Action, Amount, CallOff, EndGame, Event, Pick, RuleError, Text, fold, kind_of
from bot.rules.kit.draft import changed
from bot.rules.menu import random_action
from bot.rules.tiny_epic import RULESET
from bot.rules.tiny_epic.actions import (
    March,
    MovePiece,
    SetAlly,
    SetGold,
    SetPool,
    SetScore,
    SetUnits,
    SetWalkers,
)
from bot.rules.tiny_epic.legal import control
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.army import encode
from bot.rules.tiny_epic.model.options import TinyEpicOptions
from bot.rules.tiny_epic.model.rival import Rival
from bot.rules.tiny_epic.model.sides import NIGHT, RIVAL, TREATY
from bot.rules.tiny_epic.model.state import Purse, TinyEpic
from bot.words import known
from tests.rules.harness import play_random
from tests.rules.tiny_epic.night import HOMES, night, scores, table
from tests.rules.tiny_epic.position import NP, act, asked, begin, choices, holding, rich, standing
from tests.rules.tiny_epic.system import SYSTEM


def told(state: TinyEpic, action: Action) -> tuple[Event, ...]:
    return RULESET.edit(state, action, SeededChance(0))


def edited(state: TinyEpic, *actions: Action) -> TinyEpic:
    for action in actions:
        state = fold(RULESET, told(state, action), state)
    return state


def refused(state: TinyEpic, action: Action) -> tuple[str, str]:
    """The clause, and the key of the words."""
    with pytest.raises(RuleError) as caught:
        told(state, action)
    return caught.value.clause, caught.value.text.key.removeprefix("tiny_epic-no-edit-")


def there(state: TinyEpic, domain: str) -> str:
    """Who stands in a domain, by short names."""
    return encode(state.units.get(domain, {}))


UNITS = {"winterfell": "st1h", "casterly_rock": "la2h", "the_eyrie": "ar3", "riverrun": "tu3", "pyke": "la3"}


def peace(units: dict[str, str] = UNITS) -> TinyEpic:
    """Stark and Lannister; Stark is asked for a March."""
    return asked(standing(begin("stark", "lannister"), units), 0, ops.March(), "die")


# ── Power Tokens ──


def test_te_1_5_power_tokens_come_from_the_mat_and_go_there_without_reward() -> None:
    state = peace()
    more = edited(state, SetUnits(house="stark", domain="winterfell", number=2))
    assert (there(more, "winterfell"), more.stock["stark"]) == ("st2h", state.stock["stark"] - 1)
    fewer = edited(more, SetUnits(house="stark", domain="winterfell", number=0))
    assert (there(fewer, "winterfell"), fewer.stock["stark"]) == ("st0h", 9)
    assert fewer.purses == state.purses
    assert fewer.trail == ()
    (event,) = told(state, SetUnits(house="stark", domain="winterfell", number=2))
    text = event.text()
    assert text is not None
    assert (text.key, text.args["army"]) == ("tiny_epic-moved-edit-nobody", ("army-st1",))
    assert event.seen_by(None) is event


def test_te_0_6_what_is_so_already_is_not_set_again() -> None:
    assert refused(peace(), SetUnits(house="stark", domain="winterfell", number=1)) == ("TE-0.6", "same")


@pytest.mark.parametrize(
    ("house", "domain", "number", "why"),
    [
        ("targaryen", "winterfell", 1, ("TE-1.4", "value")),
        ("stark", "thenn", 1, ("TE-1.1", "value")),
        ("stark", "winterfell", 3, ("TE-1.10", "units")),
        ("stark", "winterfell", -1, ("TE-1.10", "units")),
        ("stark", "pyke", 1, ("TE-1.9", "side")),
        ("arryn", "pyke", 1, ("TE-1.9", "side")),
        ("lannister", "pyke", 4, ("TE-1.10", "room")),
        ("stark", "kings_landing", 1, ("TE-5.5", "throne")),
    ],
)
def test_te_1_8_to_1_10_and_5_5_where_no_power_token_can_stand(
    house: str, domain: str, number: int, why: tuple[str, str]
) -> None:
    assert refused(peace(), SetUnits(house=house, domain=domain, number=number)) == why


def test_te_8_6_the_last_unit_of_a_house_stays_on_the_map() -> None:
    state = peace({**UNITS, "winterfell": "st1"})
    assert refused(state, SetUnits(house="stark", domain="winterfell", number=0)) == ("TE-1.10", "units")
    two = edited(state, SetUnits(house="stark", domain="hornwood", number=1))
    assert "winterfell" not in edited(two, SetUnits(house="stark", domain="winterfell", number=0)).units


def test_te_9_2_and_9_5_what_follows_from_castles_comes_at_once() -> None:
    """Lannister holds King's Landing by three castles; with a fourth gold has no room, with two they have to go."""
    units = {**UNITS, "highgarden": "la1", "kings_landing": "la1"}
    state = rich(peace(units), 1, 6)
    four = edited(state, SetUnits(house="lannister", domain="sunspear", number=1))
    assert (four.purses["1"].gold, there(four, "kings_landing")) == (5, "la1")
    two = edited(state, SetUnits(house="lannister", domain="highgarden", number=0))
    assert "kings_landing" not in two.units
    assert RULESET.pending(two) == RULESET.pending(state)


def test_te_15_9a_and_15_13_no_units_north_of_the_wall_while_it_stands_nor_beside_the_dead() -> None:
    state = asked(table(HOMES, walkers=("hornwood",), dragon="pyke"), 0, ops.March())
    assert refused(state, SetUnits(house="stark", domain="thenn", number=1)) == ("TE-15.9a", "wall")
    for domain in ("hornwood", "pyke"):
        assert refused(state, SetUnits(house="stark", domain=domain, number=1)) == ("TE-1.8", "dead")
    fallen = asked(table(HOMES, wall=False), 0, ops.March())
    assert there(edited(fallen, SetUnits(house="stark", domain="thenn", number=1)), "thenn") == "st1"


def test_te_15_8_units_of_two_players_of_the_treaty_share_no_domain() -> None:
    state = asked(table(HOMES), 0, ops.March())
    assert refused(state, SetUnits(house="lannister", domain="winterfell", number=1)) == ("TE-1.10", "room")


def test_the_map_is_not_changed_before_all_stand_on_it_nor_while_a_battle_is_fought() -> None:
    setup = fold(RULESET, RULESET.new(TinyEpicOptions(), 2, SeededChance(0)))
    assert refused(setup, SetUnits(house="stark", domain="winterfell", number=2)) == ("TE-0.6", "yet")
    state = standing(begin("stark", "lannister", np=NP), {"winterfell": "st2h", "hornwood": "la2"})
    state = asked(holding(holding(state, 0, "poisoning"), 1, "poisoning"), 0, ops.March(), "die")
    state = act(state, 0, March(source="winterfell", target="hornwood", army="st2h"))
    edit = SetUnits(house="stark", domain="winterfell", number=1)
    assert refused(state, edit) == ("TE-0.6", "now")
    assert there(edited(state, CallOff(), edit), "winterfell") == "st1h"  # they have come back


# ── Heroes, Dragons, Eggs ──


DRAGONS = {
    "dragonstone": "ta1hrG",
    "hornwood": "ta1",
    "castle_black": "ni1h",
    "the_eyrie": "ar3",
    "winterfell": "st3",
    "riverrun": "tu3",
    "highgarden": "ty2",
}
"""Daenerys with the red Dragon and the green Egg."""


def nest(allies: dict[str, str] | None = None, units: dict[str, str] = DRAGONS) -> TinyEpic:
    """The Night's Watch and Tyrell; House Targaryen is nobody's, but for its allies."""
    np = ("arryn", "stark", "tully", "targaryen")
    state = standing(begin("nights_watch", "tyrell", np=np, mode="competitive_if"), units)
    return asked(
        changed(state, allies={"targaryen": "0"} if allies is None else allies), 0, ops.March(), "die"
    )


def test_te_4_9_a_hero_goes_from_domain_to_domain_to_the_mat_and_back_and_the_card_too() -> None:
    state = changed(peace(), used=("eddard_stark",))
    moved = edited(state, MovePiece(unit="eddard_stark", target="hornwood"))
    assert (there(moved, "winterfell"), there(moved, "hornwood")) == ("st1", "st0h")
    assert (moved.used, moved.trail) == (("eddard_stark",), ())
    home = edited(moved, MovePiece(unit="eddard_stark", target="mat"))
    assert ("hornwood" in home.units, home.used, home.purses) == (False, (), state.purses)
    back = edited(home, MovePiece(unit="eddard_stark", target="winterfell"))
    assert there(back, "winterfell") == "st1h"
    assert refused(back, MovePiece(unit="eddard_stark", target="winterfell")) == ("TE-0.6", "same")
    (event,) = told(moved, MovePiece(unit="eddard_stark", target="mat"))
    assert event.text() == Text(
        key="tiny_epic-moved-edit-nobody",
        args={"army": ("eddard_stark",), "source": "hornwood", "target": "mat"},
    )


@pytest.mark.parametrize(
    ("unit", "target", "why"),
    [
        ("daenerys_targaryen", "winterfell", ("TE-1.6", "value")),
        ("stark", "winterfell", ("TE-1.6", "value")),
        ("eddard_stark", "nowhere", ("TE-1.1", "value")),
        ("eddard_stark", "pyke", ("TE-1.9", "side")),
        ("eddard_stark", "kings_landing", ("TE-5.5", "throne")),
        ("hoster_tully", "hornwood", ("TE-10.3", "hero")),
        ("jaime_lannister", "pyke", ("TE-1.10", "room")),
    ],
)
def test_te_1_9_and_1_10_and_10_3_where_no_hero_can_stand(
    unit: str, target: str, why: tuple[str, str]
) -> None:
    assert refused(peace(), MovePiece(unit=unit, target=target)) == why


def test_te_5_5_who_leaves_the_third_castle_for_kings_landing_does_not_get_there() -> None:
    state = peace({**UNITS, "highgarden": "la1", "casterly_rock": "la0h"})
    edit = MovePiece(unit="jaime_lannister", target="kings_landing")
    assert refused(state, edit) == ("TE-5.5", "throne")


def test_te_8_6_and_16_11_a_last_unit_and_the_hero_of_the_rival_stay_on_the_map() -> None:
    alone = peace({**UNITS, "winterfell": "st0h"})
    assert refused(alone, MovePiece(unit="eddard_stark", target="mat")) == ("TE-8.6", "final")
    assert there(edited(alone, MovePiece(unit="eddard_stark", target="hornwood")), "hornwood") == "st0h"
    rival = changed(peace(), rival=Rival(house="lannister"))
    assert refused(rival, MovePiece(unit="jaime_lannister", target="mat")) == ("TE-16.11", "lasting")


def test_te_13_4_and_13_12_dragons_and_eggs_come_by_daenerys_one_of_a_colour() -> None:
    state = nest()
    assert there(edited(state, MovePiece(unit="dragon-red", target="hornwood")), "hornwood") == "ta1r"
    assert there(edited(state, MovePiece(unit="egg-cream", target="hornwood")), "hornwood") == "ta1C"
    for unit in ("egg-red", "dragon-green"):
        assert refused(state, MovePiece(unit=unit, target="hornwood")) == ("TE-13.12", "colour")
    without = nest(units={**DRAGONS, "dragonstone": "ta1"})
    assert refused(without, MovePiece(unit="egg-red", target="hornwood")) == ("TE-13.4", "brood")


def test_te_13_4_with_a_daenerys_whom_nobody_plays_go_her_dragons_and_eggs() -> None:
    after = edited(nest(), MovePiece(unit="daenerys_targaryen", target="mat"))
    assert (there(after, "dragonstone"), there(after, "hornwood")) == ("ta1", "ta1")


def test_te_13_6_no_egg_is_put_or_left_alone() -> None:
    state = nest(units={**DRAGONS, "dragonstone": "ta0hG"})
    assert refused(state, MovePiece(unit="egg-green", target="the_reach")) == ("TE-13.6", "egg")
    after = edited(state, MovePiece(unit="daenerys_targaryen", target="hornwood"))
    assert (there(after, "hornwood"), "dragonstone" in after.units) == ("ta1h", False)


# ── alliances ──


def test_te_1_5_tokens_of_an_ally_pool_come_from_the_mat_and_go_there() -> None:
    state = peace()
    two = edited(state, SetPool(player="0", house="tully", number=2))
    assert (two.purses["0"].pool, two.stock["tully"]) == ({"tully": 2}, state.stock["tully"] - 2)
    assert two.allies == state.allies  # that is settled when the round ends (TE-10.4)
    assert edited(two, SetPool(player="0", house="tully", number=0)).purses == state.purses
    (event,) = told(state, SetPool(player="0", house="tully", number=2))
    text = event.text()
    assert text is not None
    assert (text.key, text.args["to_party"]) == ("tiny_epic-moved-edit-to", 0)


def test_te_15_1_and_15_9e_and_16_1_whose_ally_pools_there_are() -> None:
    state = asked(table(HOMES), 0, ops.March())
    ours = edited(state, SetPool(player="1", house="tully", number=1))
    assert ours.purses[TREATY].pool == {"tully": 1}
    his = edited(ours, SetPool(player=NIGHT, house="tully", number=5))
    assert (his.purses[NIGHT].pool, his.stock["tully"]) == ({"tully": 5}, 0)
    rival = SetPool(player=RIVAL, house="tully", number=1)
    assert refused(state, rival) == ("TE-0.6", "player")
    solo = changed(peace(), options=TinyEpicOptions(mode="solo"), purses={**peace().purses, RIVAL: Purse()})
    assert edited(solo, rival).purses[RIVAL].pool == {"tully": 1}


@pytest.mark.parametrize(
    ("player", "house", "number", "why"),
    [
        ("0", "tully", 7, ("TE-1.5", "pool")),
        ("0", "tully", -1, ("TE-1.5", "pool")),
        ("0", "lannister", 1, ("TE-1.7", "value")),
        ("9", "tully", 1, ("TE-0.6", "player")),
        ("0", "tully", 0, ("TE-0.6", "same")),
    ],
)
def test_te_1_5_and_1_7_what_no_ally_pool_can_hold(
    player: str, house: str, number: int, why: tuple[str, str]
) -> None:
    assert refused(peace(), SetPool(player=player, house=house, number=number)) == why


def retreated(state: TinyEpic) -> TinyEpic:
    """To the first of the domains that are equally near."""
    return act(state, 0, RULESET.default(state, 0))


def test_te_10_2_and_10_3_an_alliance_passes_by_hand_as_it_does_at_the_end_of_a_round() -> None:
    """Stark's own unit leaves the domain that it shares with Tully; Tully's Hero goes with the alliance, or home."""
    state = changed(peace({**UNITS, "hornwood": "st1.tu1h"}), allies={"tully": "0"})
    passed = retreated(edited(state, SetAlly(house="tully", player="1")))
    assert passed.allies == {"tully": "1"}
    assert there(passed, "hornwood") == "tu1h"
    assert control.total(passed, "stark") == control.total(state, "stark")
    alone = retreated(edited(state, SetAlly(house="tully", player="nobody")))
    assert (alone.allies, there(alone, "hornwood"), alone.purses) == ({}, "tu1", state.purses)
    assert refused(state, SetAlly(house="tully", player="0")) == ("TE-0.6", "same")
    assert refused(alone, SetAlly(house="tully", player="nobody")) == ("TE-0.6", "same")
    assert refused(state, SetAlly(house="stark", player="0")) == ("TE-1.7", "value")


def test_te_15_28_a_house_may_fear_the_night_king() -> None:
    state = asked(table(HOMES), 0, ops.March())
    feared = edited(state, SetAlly(house="tully", player=NIGHT))
    assert control.shield(feared, "tully") == NIGHT
    friends = edited(feared, SetAlly(house="tully", player="0"))
    assert (control.shield(friends, "tully"), night(friends).terrified) == (TREATY, ())


# ── the dead ──


def dark(**more: int) -> TinyEpic:
    """One White Walker at Hornwood, two in the Terror Pool."""
    return asked(table(HOMES, walkers=("hornwood",), terror=2, **more), 0, ops.March())


def test_te_15_38_white_walkers_come_from_their_pool_and_go_there() -> None:
    state = dark()
    came = edited(state, SetWalkers(domain="pyke", number=1))
    assert (night(came).walkers, night(came).pool) == (("hornwood", "pyke"), 9)
    assert night(edited(came, SetWalkers(domain="hornwood", number=0))).walkers == ("pyke",)
    assert night(edited(state, SetWalkers(domain="terror_pool", number=12))).pool == 0
    (event,) = told(state, SetWalkers(domain="thenn", number=1))  # the dead are north of the Wall, too
    assert event.text() == Text(key="tiny_epic-walkers-set", args={"domain": "thenn", "number": 1})
    assert event.seen_by(None) is event


@pytest.mark.parametrize(
    ("domain", "number", "why"),
    [
        ("pyke", 2, ("TE-15.38", "walkers")),
        ("terror_pool", 13, ("TE-15.38", "walkers")),
        ("terror_pool", -1, ("TE-15.38", "walkers")),
        ("hornwood", 1, ("TE-0.6", "same")),
        ("winterfell", 1, ("TE-15.13", "stand")),
        ("nowhere", 1, ("TE-1.1", "value")),
    ],
)
def test_te_15_13_and_15_38_where_no_white_walker_can_be(
    domain: str, number: int, why: tuple[str, str]
) -> None:
    assert refused(dark(), SetWalkers(domain=domain, number=number)) == why


def test_te_15_2_without_the_night_king_there_are_no_white_walkers() -> None:
    assert refused(peace(), SetWalkers(domain="pyke", number=1)) == ("TE-15.2", "night")
    assert choices(peace(), None, "set_walkers", "domain") == set()


def test_te_15_19_and_16_13_the_night_king_and_the_rival_have_a_score() -> None:
    assert scores(edited(dark(score=4, his=7), SetScore(player=NIGHT, score=9))) == (4, 9)
    assert refused(peace(), SetScore(player=NIGHT, score=9)) == ("TE-0.6", "player")
    assert refused(dark(), SetScore(player=NIGHT, score=-1)) == ("TE-11.8", "score")


def test_te_15_1_gold_points_and_allies_of_the_treaty_are_set_under_its_name() -> None:
    """*Gold of Alys now: 6.* stood in the story, though it is the gold of all (TE-15.1)."""
    state = dark(score=4)
    for edit, words in (
        (SetGold(player=TREATY, gold=5), "gold"),
        (SetScore(player=TREATY, score=5), "score"),
    ):
        (event,) = told(state, edit)
        assert event.text() == Text(key=f"tiny_epic-{words}-set", args={"party": TREATY, words: 5})
    purse = edited(state, SetGold(player=TREATY, gold=5), SetScore(player=TREATY, score=6)).purses[TREATY]
    assert (purse.gold, purse.score) == (5, 6)
    assert choices(state, None, "set_gold", "player") == {TREATY}
    for kind in ("set_score", "set_pool", "set_ally"):
        assert choices(state, None, kind, "player") - {"nobody"} == {TREATY, NIGHT}


def test_te_9_3_the_gold_of_the_treaty_has_no_more_room_than_its_castles_leave() -> None:
    assert refused(dark(), SetGold(player=TREATY, gold=99)) == ("TE-9.3", "gold")
    assert refused(peace(), SetGold(player=TREATY, gold=1)) == ("TE-0.6", "player")
    assert refused(dark(), SetGold(player=NIGHT, gold=1)) == ("TE-0.6", "player")


# ── at any time ──

TABLES = {f"{options.mode}-{players}": (options, players) for options, players in SYSTEM.tables}
MODES = ("competitive_if-2", "cooperative-2", "solo-1", "solo_night_king-1")


def any_edit(state: TinyEpic, whim: random.Random) -> Action | None:
    """An edit of what is offered to who sees no more than all, but for the end."""
    view = RULESET.view(state, None)
    model = whim.choice([one for one in RULESET.edits if one is not EndGame])
    filled: dict[str, object] = {}
    for name in model.model_fields:
        match None if name == "kind" else RULESET.candidates(view, kind_of(model), filled, name):
            case Pick(choices=choices):
                if not choices:
                    return None
                filled[name] = whim.choice(choices).value
            case Amount(low=low, high=high):
                filled[name] = whim.randint(low, high)
    return model.model_validate(filled)


def meddled(options: TinyEpicOptions, players: int, seed: int, often: float) -> Iterator[str]:
    """A random game with so many edits among its actions: the kinds done, and those refused. It comes to its end."""
    whim, chance = random.Random(seed), SeededChance(seed)
    state = fold(RULESET, RULESET.new(options, players, chance))
    while state.result is None:
        while whim.random() < often and (edit := any_edit(state, whim)):
            try:
                events = RULESET.edit(state, edit, chance)
            except RuleError as refusal:
                yield f"no {edit.kind}" if known(refusal.text.key) else "without words"
                continue
            yield edit.kind
            state = fold(RULESET, events, state)
            assert RULESET.broken(state) == ()
            for viewer in (None, *state.seats):
                RULESET.scene(RULESET.view(state, viewer))
                said = (seen.text() for event in events if (seen := event.seen_by(viewer)))
                assert all(known(text.key) for text in said if text)
            if state.result is not None:
                return
        seat = RULESET.pending(state)[0].waiting[0]
        usual = RULESET.default(state, seat)
        chosen = usual if whim.random() < 1 / 4 else random_action(RULESET, RULESET.view(state, seat), chance)
        state = fold(RULESET, RULESET.act(state, seat, chosen, chance), state)
        assert RULESET.broken(state) == ()


def outcome(state: TinyEpic, action: Action) -> object:
    """What all are told of the edit itself, or why it is refused."""
    try:
        return told(state, action)[0].seen_by(None)
    except RuleError as refusal:
        return refusal.clause, refusal.text


def test_where_only_hidden_things_differ_the_same_is_offered_refused_and_told() -> None:
    whim, made = random.Random(5), 0
    for mode in MODES:
        for state in whim.sample(play_random(RULESET, *TABLES[mode], 3, check=False, keep=True).states, 25):
            twin, seed = SYSTEM.shuffle_hidden(state, None, whim, None), whim.random()
            edit = any_edit(state, random.Random(seed))
            assert any_edit(twin, random.Random(seed)) == edit
            if edit is not None and state.result is None:
                assert outcome(state, edit) == outcome(twin, edit)
                made += 1
    assert made > 40


@pytest.mark.parametrize("mode", MODES)
def test_edits_at_any_time_leave_the_board_whole_and_a_game_that_ends(mode: str) -> None:
    done = {*meddled(*TABLES[mode], 7, 1 / 2)}
    assert len(done & {*map(kind_of, RULESET.edits)}) > 4
    assert "without words" not in done
