"""The agent that plays sensibly, from its View alone."""

import pytest

from bot.engine.chance import SeededChance
from bot.rules.contract import Action
from bot.rules.menu import random_action
from bot.rules.risk import RULESET
from bot.rules.risk.agent import sensible
from bot.rules.risk.model.actions import Attack, Defend, Deploy, End, Maneuver, Occupy, Redeem
from bot.rules.risk.model.options import RiskOptions
from tests.rules.harness import play
from tests.rules.risk.position import Position


def choice(at: Position, seat: int) -> Action:
    """What the agent does."""
    return sensible(RULESET, at.view(seat), SeededChance(0))


@pytest.mark.parametrize(("players", "games"), [(2, 20), (4, 6)])
def test_it_beats_the_random_agent(players: int, games: int) -> None:
    won = 0
    for seed in range(games):
        me = seed % players
        game = play(
            RULESET,
            RiskOptions(),
            [sensible if seat == me else random_action for seat in range(players)],
            seed,
        )
        outcome = RULESET.outcome(game.state)
        won += outcome is not None and outcome.winners == (me,)
    assert won >= games * 17 / 20


@pytest.mark.parametrize("players", [2, 3, 5])
def test_games_among_its_like_end_soon(players: int) -> None:
    game = play(RULESET, RiskOptions(), [sensible] * players, seed=1, longest=2000)
    assert RULESET.outcome(game.state) is not None


def test_it_redeems_its_best_set_at_once() -> None:
    at = Position().lands(0, "harrenhal").hand(0, "winterfell", "karhold", "cape_kraken").begin(0)
    assert choice(at, 0) == Redeem(cards="karhold+winterfell+cape_kraken")


def test_it_guards_a_region_it_holds() -> None:
    """Dorne is held, and Red Mountains alone borders anybody on land: nine stand before it."""
    at = Position(rest=2).region(0, "dorne").lands(1, highgarden=9).muster(0, 4)
    assert choice(at, 0) == Deploy(territory="red_mountains", armies=4)


def test_it_does_not_attack_without_hope() -> None:
    at = Position(rest=2).lands(0, skagos=3).lands(1, the_gift=5, karhold=5).invade(0)
    assert choice(at, 0) == End()


def test_it_takes_what_completes_a_region() -> None:
    at = Position(rest=2).lands(0, "sandstone", "greenblood", "sunspear", highgarden=9).invade(0)
    assert choice(at, 0) == Attack(source="highgarden", target="red_mountains", until=2)


def test_it_finishes_off_a_house() -> None:
    at = Position(rest=2).lands(0, harrenhal=6).lands(1, "stoney_sept").hand(1, "pyke", "harlaw").invade(0)
    assert choice(at, 0) == Attack(source="harrenhal", target="stoney_sept", until=2)


def test_it_marches_on_after_a_conquest_and_brings_idle_armies_to_the_front() -> None:
    at = Position(rest=2).lands(0, "sandstone", harrenhal=9).lands(1, "tarth", kings_landing=1).invade(0)
    at.do(0, Attack(source="harrenhal", target="kings_landing"), "6 5 4", "1")
    assert isinstance(choice(at, 0), Occupy)
    at = (
        Position(rest=2)
        .region(0, "dorne")
        .lands(0, sandstone=4)
        .lands(2, highgarden=9, three_towers=9)
        .invade(0)
    )
    assert choice(at, 0) == Maneuver(source="sandstone", target="red_mountains")


def test_it_defends_with_the_most_dice() -> None:
    at = Position().lands(0, harrenhal=5).lands(1, kings_landing=3).orders(1, "ask").invade(0)
    at.do(0, Attack(source="harrenhal", target="kings_landing"))
    assert choice(at, 1) == Defend(dice=2)


def test_it_has_nothing_to_say_when_it_is_not_asked() -> None:
    at = Position().lands(0, harrenhal=5).invade(0)
    with pytest.raises(LookupError):
        choice(at, 1)


@pytest.mark.parametrize("players", [2, 4])
def test_dominion_among_its_like_ends_soon_and_nothing_stalls(players: int) -> None:
    options = RiskOptions(mode="dominion", houses="deal")
    game = play(RULESET, options, [sensible] * players, seed=1, longest=3000)
    assert RULESET.outcome(game.state) is not None
    done = {event.kind for event in game.events}
    assert {"bought", "played", "scored", "claimed"} <= done


def test_in_a_dominion_it_beats_the_random_agent() -> None:
    won = 0
    for seed in range(6):
        me = seed % 2
        agents = [sensible if seat == me else random_action for seat in range(2)]
        outcome = RULESET.outcome(play(RULESET, RiskOptions(mode="dominion"), agents, seed).state)
        won += outcome is not None and outcome.winners == (me,)
    assert won >= 5
