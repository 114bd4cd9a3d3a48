"""What the Rival's die, its list and its Solo Hero Card make it do (TE-16.4, TE-16.9, TE-16.10, TE-16.16)."""

from __future__ import annotations

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Event
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic.events.battle import Fought
from bot.rules.tiny_epic.events.rival import RivalRolled
from bot.rules.tiny_epic.frames.rival.deeds import Deeds
from bot.rules.tiny_epic.frames.rival.turn import RivalTurn
from bot.rules.tiny_epic.frames.rounds import Round
from bot.rules.tiny_epic.frames.turn import Turn
from bot.rules.tiny_epic.judge.draft import Play
from bot.rules.tiny_epic.judge.judges import settle
from bot.rules.tiny_epic.legal import control, rival
from bot.rules.tiny_epic.model.army import HERO
from bot.rules.tiny_epic.model.facts import CARDS, DOMAINS
from bot.rules.tiny_epic.model.rival import SOLO_HEROES, Deed, GoTo, IfCastles
from bot.rules.tiny_epic.model.sides import RIVAL
from bot.rules.tiny_epic.model.state import TinyEpic
from bot.rules.tiny_epic.play import scoring
from tests.rules.tiny_epic.position import everywhere, rich
from tests.rules.tiny_epic.test_rival import SAY, YOU, hatching, solo


def event_of(house: str, state: TinyEpic, first: str = "") -> tuple[TinyEpic, list[Event]]:
    """The state once the Rival has done what this house's card says; `first` is where it goes."""
    deeds = _towards(SOLO_HEROES[house].event.steps, first)
    stack = (Round(step="solo_turns"), Turn(seat=YOU, then=None))
    play = Play(changed(state, stack=stack), SeededChance(0))
    play.push(Deeds(seat=YOU, todo=deeds))
    settle(play)
    return play.state, play.events


def _towards(deeds: tuple[Deed, ...], first: str) -> tuple[Deed, ...]:
    return tuple(
        changed(deed, first=first)
        if isinstance(deed, GoTo)
        else changed(deed, otherwise=_towards(deed.otherwise, first))
        if isinstance(deed, IfCastles)
        else deed
        for deed in deeds
    )


def fought(told: list[Event]) -> Fought:
    (battle,) = (event for event in told if isinstance(event, Fought))
    return battle


def said(told: list[Event]) -> str:
    return " ".join(SAY(text) for event in told if (text := event.text()) is not None)


@pytest.mark.parametrize(("target", "strength"), [("riverrun", 2 + 2 + 1), ("ashemark", 2 + 2)])
def test_te_16_9_lannister_is_stronger_in_a_castle_domain(target: str, strength: int) -> None:
    _, told = event_of("lannister", solo({"pyke": "gr3h", "winterfell": "st1h", target: "tu2"}), target)
    assert fought(told).attack == strength


def test_te_16_9_stark_places_two_tokens_beside_its_hero() -> None:
    state, _ = event_of("stark", solo({"pyke": "gr1", "ashemark": "gr0h", "winterfell": "st1h"}))
    assert state.units["ashemark"]["greyjoy"].tokens == 2
    crowded, _ = event_of("stark", solo({"ashemark": "gr1h", "winterfell": "st1h", "pyke": "gr2"}))
    assert crowded.units["ashemark"]["greyjoy"].size == 3, "of two there was room for one"


def test_te_16_9_tully_takes_a_token_of_the_fullest_pool_that_is_no_allys() -> None:
    """TE-12.18: of the houses not allied with it; with none there, nothing."""
    state = solo(
        {"pyke": "gr1h", "winterfell": "st1h", "riverrun": "tu3", "highgarden": "ty2", "sunspear": "ma1"}
    )
    state = changed(state, stock={**state.stock, "arryn": 1})
    after, _ = event_of("tully", state)
    assert after.purses[RIVAL].pool == {"martell": 1}
    after, _ = event_of("tully", changed(state, allies={"martell": RIVAL}))
    assert after.purses[RIVAL].pool == {"tyrell": 1}
    bare = changed(state, stock={**state.stock, **dict.fromkeys(state.np, 0)})
    after, told = event_of("tully", bare)
    assert not any(after.purses[RIVAL].pool.values())
    assert "none is left" in said(told)


def test_te_16_9_tyrell_plots_twice() -> None:
    """TE-16.8: Arryn's shield brings a token each time."""
    state = solo({"pyke": "gr1h", "winterfell": "st1h"})
    cards = [card for card, facts in CARDS.items() if facts.shields == ("arryn",)][:2]
    before = state.stock["arryn"]
    after, _ = event_of("tyrell", changed(state, deck=(*cards,)))
    assert after.purses[RIVAL].pool == {"arryn": 2}
    assert after.stock["arryn"] == before - 2
    assert sorted(after.discard) == sorted(cards)


def test_te_16_9_baratheon_with_four_castles_gains_a_point_and_stays() -> None:
    castles = {"pyke": "gr1h", "riverrun": "gr1", "highgarden": "gr1", "winterfell": "st1h"}
    rich_in_castles, _ = event_of("baratheon", solo({**castles, "sunspear": "gr1"}), "ashemark")
    assert rich_in_castles.purses[RIVAL].score == 1
    assert control.hero_domain(rich_in_castles, "greyjoy") == "pyke"
    poor, told = event_of("baratheon", solo({**castles, "ashemark": "tu2", "sunspear": "tu1"}), "ashemark")
    assert fought(told).attack == 2 + 1
    assert poor.purses[RIVAL].score == 1, "for the battle it has won"


def test_te_16_9_martell_goes_alone_and_counts_four() -> None:
    state, told = event_of(
        "martell", solo({"pyke": "gr3h", "winterfell": "st1h", "ashemark": "tu3"}), "ashemark"
    )
    assert fought(told).attack == 4
    assert state.units["ashemark"]["greyjoy"] == HERO
    assert state.units["pyke"]["greyjoy"].tokens == 3


@pytest.mark.parametrize(("gold", "left"), [(3, 2), (0, 0)])
def test_te_16_9_greyjoy_costs_you_a_gold_before_a_battle_with_you(gold: int, left: int) -> None:
    """TE-16.5: as far as there is any."""
    state = rich(solo({"pyke": "gr2h", "winterfell": "st1h", "ashemark": "st2"}), YOU, gold)
    state, _ = event_of("greyjoy", state, "ashemark")
    assert state.stack[-1].kind == "battle"
    assert state.purses["0"].gold == left


def test_te_16_9_greyjoy_costs_you_nothing_before_a_battle_with_another() -> None:
    state = rich(solo({"pyke": "gr2h", "winterfell": "st1h", "ashemark": "tu2"}), YOU, 3)
    state, _ = event_of("greyjoy", state, "ashemark")
    assert state.purses["0"].gold == 3


@pytest.mark.parametrize(("defenders", "points"), [("tu1", 2), ("tu3", 0)])
def test_te_16_9_the_nights_watch_wins_a_point_more(defenders: str, points: int) -> None:
    """Only by winning: lost, the battle brings neither."""
    units = {"pyke": "gr1h", "winterfell": "st1h", "ashemark": defenders, "riverrun": "tu1"}
    state, _ = event_of("nights_watch", solo(units), "ashemark")
    assert state.purses[RIVAL].score == points


def test_te_16_10_with_eight_recruited_it_goes_for_castles_not_for_the_throne() -> None:
    """Though it has the three castles that King's Landing asks for, which is the section before."""
    units = {
        "pyke": "gr2h",
        "riverrun": "gr3",
        "casterly_rock": "gr2",
        "winterfell": "st1h",
        "the_eyrie": "ar3",
    }
    state = solo(units)
    assert len(control.castles(state, RIVAL)) == 3
    crowned = changed(state, stock={**state.stock, "greyjoy": 2})
    assert rival.goals(crowned, "", False) == ("kings_landing",)
    for left in (1, 0):
        castles = rival.goals(changed(state, stock={**state.stock, "greyjoy": left}), "", False)
        assert castles
        assert all(DOMAINS[one].castle for one in castles)


@pytest.mark.parametrize(("rolled", "die"), [(1, "recruit"), (3, "sail"), (6, "event")])
def test_te_16_4_and_te_1_14_its_die_has_the_six_faces_in_their_order(rolled: int, die: str) -> None:
    class Told(SeededChance):
        def roll(self, why: str, sides: int, count: int = 1) -> tuple[int, ...]:
            return (rolled,) if why == "rival" else super().roll(why, sides, count)

    state = changed(solo(), stack=(Round(step="solo_turns"), RivalTurn(seat=YOU)))
    play = Play(state, Told(0))
    settle(play)
    (shown,) = (event for event in play.events if isinstance(event, RivalRolled))
    assert shown.die == die


def test_te_16_16_with_no_target_left_it_stays() -> None:
    """All is its own but a last unit of yours, which is protected (TE-8.6)."""
    state = solo({**everywhere("pyke", "winterfell"), "pyke": "gr2h", "winterfell": "st1"})
    state = changed(state, allies=dict.fromkeys(state.np, RIVAL))
    after, told = event_of("lannister", state, "winterfell")
    assert after.units == state.units
    assert "House Greyjoy" in said(told)


def test_te_16_9_targaryen_lays_an_egg_that_hatches_at_collect_taxes() -> None:
    """TE-13.12: the next colour in supply; TE-13.7."""
    state, _ = event_of("targaryen", hatching({"dragonstone": "ta0hR", "winterfell": "st1h"}))
    assert len(state.units["dragonstone"]["targaryen"].eggs) == 2
    play = Play(state, SeededChance(0))
    scoring.taxes(play)
    assert len(play.state.units["dragonstone"]["targaryen"].dragons) == 2
    full, told = event_of("targaryen", hatching({"dragonstone": "ta2h", "winterfell": "st1h"}))
    assert not full.units["dragonstone"]["targaryen"].eggs
    assert "Egg" in said(told)
