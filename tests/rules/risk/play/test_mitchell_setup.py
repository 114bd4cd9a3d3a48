"""MITCHELL-1, MITCHELL-2, MITCHELL-9.1, MITCHELL-9.2: the board of the variant, its set-up, its options."""

from collections import Counter

import pytest

from bot.engine.chance import SeededChance
from bot.rules.contract import Figure, RuleError, fold
from bot.rules.risk import RULESET
from bot.rules.risk.events.mitchell import RealmLaid
from bot.rules.risk.model.actions import Attack, End, House, Redeem
from bot.rules.risk.model.board import END_CARD, NEUTRAL, VARIANT, board
from bot.rules.risk.model.mitchell import STARRED
from bot.rules.risk.model.options import RiskOptions
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.turn import count
from bot.rules.risk.proof.invariants import broken
from tests.rules.harness import refusal
from tests.rules.risk.realm import DOMINION, Mitchell

PLAYERS = (2, 3, 4, 5)
TOWNS = {
    "stark": "winterfell",
    "arryn": "the_eyrie",
    "baratheon": "storms_end",
    "tyrell": "highgarden",
    "lannister": "casterly_rock",
    "martell": "sunspear",
}
SET_ASIDE = {*TOWNS.values(), "kings_landing", "pyke", "the_gift"}


def begun(players: int, seed: int = 1, **options: object) -> RiskState:
    """The first turn of a game whose Houses were dealt."""
    chosen = RiskOptions.model_validate({"mode": "mitchell", "houses": "deal", **options})
    return fold(RULESET, RULESET.new(chosen, players, SeededChance(seed)))


def test_mitchell_2_1_only_the_starred_houses_are_free() -> None:
    state = fold(RULESET, RULESET.new(RiskOptions(mode="mitchell"), 3, SeededChance(1)))
    seat = RULESET.pending(state)[0].waiting[0]
    assert refusal(RULESET, state, seat, House(house="arryn")).clause == "MITCHELL-2.1"


def test_mitchell_1_1_all_of_westeros() -> None:
    assert begun(2).board == VARIANT
    assert board(VARIANT).territories == board("westeros").territories
    scene = RULESET.scene(RULESET.view(begun(2), None))
    assert scene.boards == ("risk/geometry/westeros",)


def test_mitchell_1_2_what_is_off_the_board_counts_for_nothing() -> None:
    """Exiles and Wildlings are no territories, and their armies stand nowhere; the legend names them all the same."""
    state = begun(5)
    view = RULESET.view(state, None)
    assert view.off_board == {"targaryen": 5, "wildlings": 5}
    assert not {"targaryen", "wildlings"} & set(state.owner)
    legend = {side.id: (side.label.key, side.figures) for side in RULESET.scene(view).sides}
    assert legend["targaryen"] == ("risk-side-exile", (Figure(key="armies", value=5),))
    assert legend["wildlings"] == ("risk-side-beyond", (Figure(key="armies", value=5),))
    at = Mitchell().lands(0, wolfswood=4).lands(1, "tarth").lands(2, "pyke")
    assert at.invade(0).clause(0, Attack(source="wolfswood", target="wildlings")) == "RISK-11.1"


def test_mitchell_1_3_sunspear_and_oldtown() -> None:
    """The two ports are linked; nothing else of their coasts is."""
    here, plain = board(VARIANT), board("westeros")
    more = {(a, b) for a in here.territories for b in here.links[a] if b not in plain.links[a]}
    assert more == {("sunspear", "oldtown"), ("oldtown", "sunspear")}


def test_ex_40_storms_end_may_not_invade_oldtown_but_sunspear_may() -> None:
    at = Mitchell().lands(0, storms_end=4, sunspear=4).lands(1, "tarth").lands(2, "pyke").invade(0)
    assert at.clause(0, Attack(source="storms_end", target="oldtown")) == "RISK-11.1"
    at.do(0, Attack(source="sunspear", target="oldtown"), "6 6 6", "1")
    assert at.owner["oldtown"] == 0


def test_mitchell_1_4_the_gift_belongs_to_no_region() -> None:
    (north,) = (region for region in board(VARIANT).regions if region.id == "the_north")
    assert (len(north.territories), north.bonus) == (12, 5)
    assert not any("the_gift" in region.territories for region in board(VARIANT).regions)


def test_ex_37_the_twelve_northern_territories_bring_five_armies() -> None:
    """MITCHELL-1.4: without The Gift, which counts as a territory all the same."""
    here = board(VARIANT)
    north = next(region.territories for region in here.regions if region.id == "the_north")
    owner = dict.fromkeys(here.territories, NEUTRAL) | dict.fromkeys(north, 0)
    without = count(here, owner, 0, 1)
    assert (without.lands, without.bonus) == (12, 5)
    assert count(here, {**owner, "the_gift": 0}, 0, 1).lands == 13


@pytest.mark.parametrize("players", PLAYERS)
def test_mitchell_2_1_the_starred_houses(players: int) -> None:
    """In the order of the roll each picks one of five; or all are dealt."""
    events = RULESET.new(RiskOptions(mode="mitchell"), players, SeededChance(3))
    state = fold(RULESET, events)
    (prompt,) = RULESET.pending(state)
    assert (prompt.kind, prompt.clause, prompt.waiting) == ("house", "MITCHELL-2.1", state.order[:1])
    assert set(RULESET.view(state, None).free_houses) == set(STARRED) == set(TOWNS) - {"arryn"}
    with pytest.raises(RuleError):
        RULESET.act(state, state.order[0], House(house="arryn"), SeededChance(0))
    assert set(begun(players).houses) <= set(STARRED)
    assert len(set(begun(players).houses)) == players


def test_risk_2_5_two_to_five_players_on_westeros() -> None:
    options = RiskOptions(mode="mitchell")
    assert RULESET.seats(options) == (2, 5)
    for players in (1, 6, 7):
        with pytest.raises(RuleError) as refused:
            RULESET.check(options, players)
        assert refused.value.clause == "RISK-2.5"


@pytest.mark.parametrize("players", PLAYERS)
def test_mitchell_2_2_and_2_3_the_towns(players: int) -> None:
    state = begun(players)
    assert state.realm is not None
    for house, town in TOWNS.items():
        assert state.armies[town] == 5
        if house in state.houses:
            assert state.owner[town] == state.houses.index(house)
        else:
            assert (state.owner[town], state.realm.holders[town]) == (NEUTRAL, house)
    for town, side in (("kings_landing", None), ("pyke", "greyjoy"), ("the_gift", "nights_watch")):
        assert (state.armies[town], state.owner[town]) == (3, NEUTRAL)
        assert state.realm.holders.get(town) == side


@pytest.mark.parametrize("players", PLAYERS)
def test_mitchell_2_4_and_2_5_five_lands_each_and_an_army_in_every_other(players: int) -> None:
    state = begun(players)
    lands = Counter(seat for place, seat in state.owner.items() if place not in SET_ASIDE)
    assert lands == {**dict.fromkeys(range(players), 5), NEUTRAL: 39 - 5 * players}
    assert {state.armies[place] for place in state.owner if place not in SET_ASIDE} == {1}
    assert state.realm is not None
    assert set(state.realm.holders) <= SET_ASIDE


@pytest.mark.parametrize(
    ("options", "cards"),
    [
        ({}, 48),
        ({"remove_for_game": True}, 39),
        ({"keep_dealt_cards": True}, 48 - 5 * 3),
        ({"remove_for_game": True, "keep_dealt_cards": True}, 39 - 5 * 3),
    ],
)
def test_mitchell_2_6_the_deck(options: dict[str, bool], cards: int) -> None:
    """The End Game card lies in the lower half of what is left (RISK-3.8); who keeps five cards owes a set."""
    for seed in range(20):
        state = begun(3, seed, **options)
        assert len(state.deck) == cards + 1
        assert state.deck.index(END_CARD) >= cards - cards // 2
        assert bool(SET_ASIDE & set(state.deck)) is not bool(options.get("remove_for_game"))
        assert not broken(state)
        kept = 5 if options.get("keep_dealt_cards") else 0
        assert [len(hand) for hand in state.hands] == [kept] * 3
        kind = RULESET.pending(state)[0].kind
        assert kind == ("redeem" if kept else "deploy")


def test_mitchell_2_6_who_keeps_the_cards_redeems_a_set_first() -> None:
    state = begun(3, keep_dealt_cards=True)
    seat = state.order[0]
    offer = RULESET.candidates(RULESET.view(state, seat), "redeem", {}, "cards")
    events = RULESET.act(state, seat, Redeem(cards=offer.choices[0].value), SeededChance(0))  # type: ignore[union-attr]
    assert len(fold(RULESET, events, state).hands[seat]) == 2


@pytest.mark.parametrize("players", PLAYERS)
def test_mitchell_2_7_seventy_eight_armies_on_the_board_and_ten_off_it(players: int) -> None:
    chosen = RiskOptions(mode="mitchell", houses="deal")
    events = RULESET.new(chosen, players, SeededChance(2))
    until = next(place for place, event in enumerate(events) if isinstance(event, RealmLaid))
    state = fold(RULESET, events[: until + 1])
    assert sum(state.armies.values()) == 78
    assert sum(RULESET.view(state, None).off_board.values()) == 10


def test_mitchell_2_2_who_left_before_the_deal_leaves_a_neutral_house() -> None:
    """MITCHELL-3.1: a House that nobody plays stands in its town; it gets no lands."""
    luck = SeededChance(1)
    state = fold(RULESET, RULESET.new(RiskOptions(mode="mitchell"), 3, luck))
    first, second, third = state.order
    for seat, action in ((first, House(house="stark")), (second, House(house="tyrell"))):
        state = fold(RULESET, RULESET.act(state, seat, action, luck), state)
    concede = next(model for model in RULESET.actions if model.model_fields["kind"].default == "concede")
    state = fold(RULESET, RULESET.act(state, first, concede.model_validate({}), luck), state)
    state = fold(RULESET, RULESET.act(state, third, House(house="martell"), luck), state)
    assert state.realm is not None
    assert state.realm.holders["winterfell"] == "stark"
    assert first not in state.owner.values()


def test_mitchell_9_1_the_seats_are_the_towns() -> None:
    """Baratheon's is Storm's End here: ten points and Dragonstone do not win, with Storm's End they do."""
    for seat, won in (("dragonstone", False), ("storms_end", True)):
        at = (
            Mitchell(2, **DOMINION)
            .lands(0, "winterfell")
            .lands(1, seat, "pyke")
            .court(points=(0, 10))
            .invade(1)
        )
        at.do(1, End())
        assert (at.state.result is not None) is won
    crowns = {token.side: token.area for token in RULESET.scene(Mitchell(5, **DOMINION).view()).tokens}
    assert crowns == {house: town for house, town in TOWNS.items() if house != "arryn"}


@pytest.mark.parametrize(
    ("clause", "options"),
    [
        ("MITCHELL-9.2", {"mode": "mitchell", "setup": "claim", "seats": "on"}),
        ("MITCHELL-9.2", {"mode": "mitchell", "setup": "deal"}),
        ("MITCHELL-9.2", {"mode": "mitchell", "start_bonus": "on"}),
        ("MITCHELL-2.6", {"mode": "skirmish", "remove_for_game": True}),
        ("MITCHELL-2.6", {"mode": "dominion", "keep_dealt_cards": True}),
        ("MITCHELL-4.2", {"mode": "skirmish", "neutral_reinforcement": "each"}),
        ("RISK-2.10", {"mode": "mitchell", "characters": "on"}),
        ("RISK-2.10", {"mode": "mitchell", "victory": "points"}),
    ],
)
def test_mitchell_9_2_what_does_not_go_together(clause: str, options: dict[str, object]) -> None:
    with pytest.raises(RuleError) as refused:
        RULESET.check(RiskOptions.model_validate(options), 3)
    assert refused.value.clause == clause


@pytest.mark.parametrize("options", [{}, DOMINION, {"victory": "conquest"}, {"special_units": "on"}])
def test_mitchell_9_2_what_goes_together(options: dict[str, object]) -> None:
    RULESET.check(RiskOptions.model_validate({"mode": "mitchell", **options}), 3)


def test_options_without_a_meaning_are_idle() -> None:
    """MITCHELL-9.2: they are not asked for."""
    assert RiskOptions(mode="mitchell").idle >= {"setup", "start_bonus", "start_armies", "vp_to_win"}
    assert RiskOptions().idle >= {"remove_for_game", "keep_dealt_cards", "neutral_reinforcement"}
    assert "vp_to_win" not in RiskOptions(mode="mitchell", objectives="on", victory="points").idle
    assert RiskOptions(mode="dominion").idle == {
        *("remove_for_game", "keep_dealt_cards", "neutral_reinforcement", "start_armies")
    }
