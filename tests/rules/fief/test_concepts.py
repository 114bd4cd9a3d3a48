"""Words and orders on which all else rests (FIEF-0.1 to 0.9, 0.15, 0.25, 0.33, 0.65, 1.37, 9.1)."""

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Event, fold
from bot.rules.fief import RULESET
from bot.rules.fief.actions import Bid, March, Muster, Pass, PlayCard, Proclaim
from bot.rules.fief.events.auction import Bade
from bot.rules.fief.events.setup import Begun
from bot.rules.fief.frames.cards.auction import open_bids
from bot.rules.fief.frames.cards.buying import Buying
from bot.rules.fief.frames.cards.playing import Playing
from bot.rules.fief.frames.war.acting import Acting
from bot.rules.fief.frames.war.moving import Moving
from bot.rules.fief.judge.draft import Play
from bot.rules.fief.legal import attacks, control, moves, sieges, stock, strength, surprises, titles
from bot.rules.fief.model.board import LINKS, by_sea, closed
from bot.rules.fief.model.facts import BUILDINGS, CARDS, HOUSES, PEOPLE, PERSONS, UNITS
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.people import is_lord, printed
from bot.rules.fief.model.state import Fief
from bot.rules.fief.play import verbs
from bot.rules.kit.draft import changed
from tests.rules.fief.position import (
    Rigged,
    act,
    at,
    begin,
    built,
    choices,
    events,
    holding,
    menu,
    noble,
    refused,
    rich,
    standing,
)

ROBB, SANSA, TYWIN = "stark_robb_stark", "stark_sansa_stark", "lannister_tywin_lannister"
GREGOR, MACE = "lannister_gregor_clegane", "tyrell_mace_tyrell"
ROCK = "casterly_rock"


# ── words ─────────────────────────────────────────────────────────────────────────────────────────


def test_fief_0_1_a_player_directs_one_house_of_lords_and_ladies() -> None:
    state = begin("stark", "lannister", "tyrell")
    assert [house.house for house in state.houses] == ["stark", "lannister", "tyrell"]
    for house in state.houses:
        assert all(PERSONS[one].house == house.house for one in (*house.lords, *house.ladies))
        assert all(is_lord(one) for one in house.lords)
        assert not any(is_lord(one) for one in house.ladies)


def test_fief_0_2_troops_are_counted_and_a_siege_engine_is_none() -> None:
    assert {*UNITS} == {
        *("man_at_arms", "knight", "archer", "bannermen_captain", "mercenary"),
        *("ranger", "recruit", "unsullied", "wildling", "rebel"),
    } & {*UNITS}
    assert "siege_engine" not in UNITS
    state = built(
        standing(begin("stark", "lannister", "tyrell"), 1, "winterfell", "k2"), "winterfell", siege={1: 2}
    )
    assert state.land["winterfell"].troops(1) == {"knight": 2}
    assert stock.engines(state, 1) == 0


def test_fief_0_2_an_army_is_led_and_troops_alone_are_none() -> None:
    """A group that marches, and one that begins a battle, needs a leader."""
    alone = at(
        standing(begin("stark", "lannister", "tyrell"), 0, ROCK, "k5"), "P6.DECLARE", 5, Moving(seat=0)
    )
    assert ROCK not in choices(alone, 0, "muster", "source")
    assert attacks.possible(alone, 0, ROCK) == ()
    led = noble(alone, ROBB, 0, ROCK)
    assert ROCK in choices(led, 0, "muster", "source")
    assert attacks.possible(led, 0, ROCK) != ()
    lady = noble(alone, SANSA, 0, ROCK)  # she travels, and leads nothing (FIEF-0.36)
    assert attacks.possible(lady, 0, ROCK) == ()


def test_fief_0_3_a_captive_is_not_free_but_in_play() -> None:
    state = noble(begin("stark", "lannister", "tyrell"), ROBB, 0, ROCK, captor=1)
    assert not state.nobles[ROBB].free
    assert ROBB in state.nobles
    assert ROBB in state.of(0)
    play = Play(state, Rigged())
    verbs.die(play, ROBB, "plague")
    assert ROBB not in play.state.nobles


@pytest.mark.parametrize(("fort", "lost"), [("stronghold", 1), ("fortified_city", 2)])
def test_fief_0_4_a_fortification_is_either_kind_with_units_inside_and_in_the_field(
    fort: str, lost: int
) -> None:
    state = standing(begin("stark", "lannister", "tyrell"), 0, "winterfell", "m2")
    state = built(state, "winterfell", fort=fort)
    assert BUILDINGS[fort].die_penalty == lost == strength.penalty(state, "winterfell")
    here = state.land["winterfell"]
    assert here.troops(0, "inside") == {"knight": 1, "man_at_arms": 3}
    assert here.troops(0, "field") == {"man_at_arms": 2}
    assert control.nobles(state, "winterfell", 0, "inside") == (ROBB,)
    assert control.nobles(state, "winterfell", 0, "field") == ()


def test_fief_0_4_in_a_village_without_walls_nobody_is_inside() -> None:
    state = noble(
        standing(begin("stark", "lannister", "tyrell"), 0, "winterfell", "m2"), ROBB, 0, "winterfell"
    )
    state = at(state, "P6.DECLARE", 5, Moving(seat=0))
    state = act(state, 0, Muster(source="winterfell", nobles=(ROBB,), men="m2"))
    state = act(state, 0, March(target="torrhens_square"))
    assert state.land["torrhens_square"].troops(0, "inside") == {}
    assert not state.nobles[ROBB].inside


# ── order ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("first", "order"), [(0, (0, 1, 2)), (1, (1, 2, 0)), (2, (2, 0, 1))])
def test_fief_0_6_turn_order_is_clockwise_from_the_first_player(first: int, order: tuple[int, ...]) -> None:
    state = rich(rich(rich(begin("stark", "lannister", "tyrell"), 0, 9), 1, 9), 2, 9)
    play = Play(at(changed(state, first=first), "P5.MOVE", 4), Rigged())
    play.push_turns(lambda seat: Buying(seat=seat))
    asked, state = [], play.state
    for _ in order:
        (seat,) = RULESET.pending(state)[0].waiting
        asked.append(seat)
        state = act(state, seat, Pass())
    assert tuple(asked) == order == play.state.order


def test_fief_0_9_what_happens_to_several_at_once_is_done_in_turn_order() -> None:
    """Bids that lay sealed are shown in turn order, whoever answered first."""

    state = begin("stark", "lannister", "tyrell", options=FiefOptions(te=True))
    play = Play(at(changed(state, first=1), "P4.BUY", 4), Rigged())
    open_bids(play)
    state = act(act(play.state, 0, Bid(gold=1)), 1, Bid(gold=3))
    shown = [event.seat for event in events(state, 2, Bid(gold=2)) if isinstance(event, Bade)]
    assert shown == [1, 2, 0]


def test_fief_0_15_the_first_player_is_drawn_at_random() -> None:
    for die in (1, 2, 3):
        told = RULESET.new(FiefOptions(), 3, Rigged(first=[die]))
        begun = next(event for event in told if isinstance(event, Begun))
        assert begun.first == die - 1
        assert fold(RULESET, told).order[0] == die - 1
    drawn = {fold(RULESET, RULESET.new(FiefOptions(), 4, SeededChance(seed))).first for seed in range(40)}
    assert drawn == {0, 1, 2, 3}


# ── visitors ──────────────────────────────────────────────────────────────────────────────────────


def darry() -> Fief:
    """Lannister keeps Darry; Robb is about to ride there from Fairmarket with two Knights."""
    state = standing(begin("stark", "lannister", "tyrell", "martell"), 1, "darry", "m3")
    state = standing(noble(state, ROBB, 0, "fairmarket"), 0, "fairmarket", "k2")
    return at(state, "P6.DECLARE", 5, Moving(seat=1), Moving(seat=0))


def visiting(state: Fief, men: str = "k2") -> Fief:
    state = act(state, 0, Muster(source="fairmarket", nobles=(ROBB,), men=men))
    return act(state, 0, March(target="darry"))


def test_fief_0_25_a_visitor_holds_the_road_by_which_it_came() -> None:
    state = visiting(darry())
    assert state.land["darry"].owner == 1
    post = state.land["darry"].post(0)
    assert post is not None
    assert post.roads == ("fairmarket",)
    assert moves.leave_needed(state, 1, "darry", "fairmarket", False) == (0,)
    assert moves.leave_needed(state, 1, "darry", "harrenhal", False) == ()


def test_fief_0_25_only_as_long_as_a_troop_or_a_leader_of_it_stays() -> None:
    state = visiting(darry())
    gone = noble(state, ROBB, 0, "winterfell")
    assert moves.leave_needed(gone, 1, "darry", "fairmarket", False) == (0,)  # his Knights are still there
    empty = changed(
        gone, land={**gone.land, "darry": changed(gone.land["darry"], posts=gone.land["darry"].posts[:1])}
    )
    assert moves.leave_needed(empty, 1, "darry", "fairmarket", False) == ()


def test_fief_0_25_who_was_placed_there_holds_no_road() -> None:
    state = standing(darry(), 0, "darry", "k2")
    assert moves.leave_needed(state, 1, "darry", "fairmarket", False) == ()


def test_fief_0_25_who_came_in_two_groups_holds_two_roads() -> None:
    state = noble(standing(darry(), 0, "harrenhal", "m1"), "stark_wyman_manderly", 0, "harrenhal")
    state = visiting(state)
    state = act(state, 0, Muster(source="harrenhal", nobles=("stark_wyman_manderly",), men="m1"))
    state = act(state, 0, March(target="darry"))
    post = state.land["darry"].post(0)
    assert post is not None
    assert {*post.roads} == {"fairmarket", "harrenhal"}


def test_fief_0_25_a_lady_who_leads_nothing_holds_no_road() -> None:
    state = noble(visiting(darry()), SANSA, 0, "darry")
    alone = noble(state, ROBB, 0, "winterfell")
    here = alone.land["darry"]
    posts = tuple(changed(post, field={}) if post.seat == 0 else post for post in here.posts)
    alone = built(alone, "darry", posts=posts)
    assert alone.land["darry"].post(0) is not None
    assert moves.leave_needed(alone, 1, "darry", "fairmarket", False) == ()


def test_fief_0_14_and_5_8_in_a_closed_village_a_road_is_held_all_the_same() -> None:
    state = begin("stark", "lannister", "tyrell", "martell")
    gate, shut = next(
        (near, one)
        for one in sorted(closed(4))
        for near in LINKS[one]
        if near not in closed(4) and not by_sea(near, one)
    )
    state = standing(noble(state, ROBB, 0, gate), 0, gate, "k2")
    state = at(state, "P6.DECLARE", 5, Moving(seat=1), Moving(seat=0))
    state = act(act(state, 0, Muster(source=gate, nobles=(ROBB,), men="k2")), 0, March(target=shut))
    assert state.land[shut].owner is None
    assert moves.leave_needed(state, 1, shut, gate, False) == (0,)
    others = [near for near in LINKS[shut] if near != gate]
    assert all(moves.leave_needed(state, 1, shut, near, True) == () for near in others)


# ── attributes ────────────────────────────────────────────────────────────────────────────────────


def test_fief_0_33_attributes_are_printed_or_gained_and_each_has_an_effect() -> None:
    kinds = {one.id: one.kind for one in PEOPLE.attributes}
    assert all(one.effect for one in PEOPLE.attributes)
    assert {one for one, kind in kinds.items() if kind == "gained"} == {"gods_cursed", "prince_of_westeros"}
    assert {one for person in PERSONS.values() for one in person.attributes} <= {*kinds}
    assert printed(ROBB, "brave")
    assert not printed(TYWIN, "brave")


def test_fief_0_33_what_is_gained_is_marked_and_what_is_printed_counts_at_once() -> None:
    state = begin("stark", "lannister", "tyrell")
    assert strength.of_noble(state, ROBB, attacking=True) == 2  # a Lord, and brave
    assert strength.of_noble(state, TYWIN, attacking=True) == 1
    assert not surprises.hated(state, MACE)
    assert surprises.hated(noble(state, MACE, 2, "highgarden", marks=("gods_cursed",)), MACE)
    assert surprises.hated(state, TYWIN)  # tyrannical as printed
    assert titles.heir(noble(state, ROBB, 0, "winterfell", marks=("heir",))) == ROBB


def test_fief_0_33_every_house_has_a_starting_noble_of_its_own() -> None:
    for house in HOUSES.values():
        assert PERSONS[house.starting_noble].house == house.id


# ── captives, and upon whom the people fall ───────────────────────────────────────────────────────


def held(*cards: str, **fields: object) -> Fief:
    """Robb is a Captive at Casterly Rock; seats 1 and 2 hold these cards."""
    state = noble(begin("stark", "lannister", "tyrell"), ROBB, 0, ROCK, captor=1, **fields)
    for seat in (1, 2):
        state = holding(state, seat, *(f"{card}_{seat}" for card in cards if f"{card}_{seat}" in CARDS))
    return state


def test_fief_0_65_a_holder_does_not_put_a_captive_to_death() -> None:
    state = at(held(), "P7.END", 6, Acting(seat=1))
    assert "execute" not in menu(state, 1)
    assert sieges.doomed(state, 1) == ()
    cruel = noble(state, GREGOR, 1, ROCK)
    assert sieges.doomed(cruel, 1) == (ROBB,)  # but by a free cruel Noble of his House (FIEF-0.66)
    assert sieges.doomed(noble(state, GREGOR, 1, ROCK, captor=2), 1) == ()


def test_fief_0_65_knives_justice_and_the_people_reach_captives() -> None:
    state = held("assassination", "uprising", marks=("gods_cursed", "assassin"))
    assert ROBB in surprises.targets(state, 2, "assassination_2")
    assert ROBB in surprises.targets(state, 1, "assassination_1")
    assert ROBB in surprises.targets(holding(state, 2, "justice_1"), 2, "justice_1")
    assert ROBB in surprises.targets(state, 2, "uprising_2")
    play = Play(at(state, "P1.CROWN", 1), Rigged(gods=[1]))
    verbs.curse(play, ROBB)
    assert ROBB in play.state.dead


def test_fief_1_37_any_player_may_raise_the_people_against_whom_the_gods_have_cursed() -> None:
    state = held("uprising", marks=("gods_cursed",))
    for seat in (1, 2):
        assert ROBB in surprises.targets(state, seat, f"uprising_{seat}")
    own = holding(state, 0, "uprising_3")
    assert ROBB in surprises.targets(own, 0, "uprising_3")
    septs = built(state, ROCK, sept=True)
    assert ROCK not in surprises.targets(septs, 2, "uprising_2")
    assert ROBB in surprises.targets(septs, 2, "uprising_2")


@pytest.mark.parametrize("phase", [2, 4, 5, 6])
def test_fief_1_37_at_any_time(phase: int) -> None:
    frame = {
        2: Playing(seat=2),
        4: Buying(seat=2),
        5: Moving(seat=2),
        6: Acting(seat=2),
    }[phase]
    state = at(held("uprising", marks=("gods_cursed",)), "P7.END", phase, frame)
    found = choices(state, 2, "surprise", "target", card="uprising_2", trigger="now")
    assert ROBB in found


def test_fief_1_37_not_upon_those_whom_the_gods_let_be() -> None:
    state = at(held("uprising"), "P7.END", 2, Playing(seat=2))
    assert ROBB not in surprises.targets(state, 2, "uprising_2")
    assert refused(state, 2, PlayCard(card="uprising_2", target=ROBB)) == "FIEF-8.25"


# ── talk ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("phase", [2, 4, 5, 6])
def test_fief_9_1_anybody_may_say_anything_in_public_at_any_time(seat: int, phase: int) -> None:
    state = at(begin("stark", "lannister", "tyrell"), "P7.END", phase, Moving(seat=0))
    assert "proclaim" in RULESET.view(state, seat).menu
    told: tuple[Event, ...] = events(state, seat, Proclaim(words="Winter is coming"))
    assert [event.seen_by(None) for event in told] == list(told)
    assert act(state, seat, Proclaim(words="Winter is coming")).stack == state.stack
