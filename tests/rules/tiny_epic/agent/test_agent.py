"""The agent that plays sensibly, from its View alone."""

import pytest

from bench.balance import one
from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Action, fold
from bot.rules.kit.draft import changed, put
from bot.rules.menu import random_action
from bot.rules.tiny_epic import RULESET, actions
from bot.rules.tiny_epic.agent import dead, odds, sensible
from bot.rules.tiny_epic.frames.turn import Turn
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.night import Night
from bot.rules.tiny_epic.model.options import TinyEpicOptions
from bot.rules.tiny_epic.model.sides import TREATY
from bot.rules.tiny_epic.model.state import TinyEpic
from tests.rules.harness import play
from tests.rules.tiny_epic.position import act, asked, begin, holding, rich, standing


def choice(state: TinyEpic, seat: int) -> Action:
    """What the agent does."""
    return sensible(RULESET, RULESET.view(state, seat), SeededChance(0))


@pytest.mark.parametrize(("players", "games"), [(2, 6), (3, 2), (4, 2)])
def test_it_beats_the_random_agent(players: int, games: int) -> None:
    won = 0
    for seed in range(games):
        me = seed % players
        agents = [sensible if seat == me else random_action for seat in range(players)]
        outcome = RULESET.outcome(play(RULESET, TinyEpicOptions(), agents, seed).state)
        won += outcome is not None and outcome.winners == (me,)
    assert won == games


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_among_its_like_end_and_nothing_stalls(players: int) -> None:
    game = play(RULESET, TinyEpicOptions(), [sensible] * players, seed=1, longest=500)
    assert RULESET.outcome(game.state) is not None
    done = {action.kind for _, action in game.moves}
    assert {"draft", "place", "recruit", "march", "whisper", "plot", "event", "commit", "pass"} <= done


def test_it_takes_what_lies_open_and_stays_at_home_as_well() -> None:
    """Ashemark and the Shield Islands lie open beside Casterly Rock."""
    state = standing(begin("lannister", "stark"), {"casterly_rock": "la2h", "winterfell": "st2h"})
    move = choice(asked(state, 0, ops.March()), 0)
    assert isinstance(move, actions.March)
    assert move.army != "la2h"


def surrounded(**units: str) -> TinyEpic:
    """Two Starks and their Hero all around Lannister, but for these; no Hero Card is at hand."""
    state = begin("lannister", "stark")
    state = standing(state, {**dict.fromkeys(state.links, "st2h"), "casterly_rock": "la2h", **units})
    return changed(state, used=tuple(state.heroes.values()))


def test_it_does_not_attack_without_hope() -> None:
    assert choice(asked(surrounded(), 0, ops.March()), 0) == actions.Pass()


def test_it_attacks_where_it_is_the_stronger() -> None:
    move = choice(asked(surrounded(ashemark="st1"), 0, ops.March()), 0)
    assert isinstance(move, actions.March)
    assert move.target == "ashemark"


def battle(card: str) -> TinyEpic:
    """Two of Lannister and their Hero (4) have marched on one Stark, who has 3 gold and this card."""
    state = asked(holding(rich(surrounded(ashemark="st1"), 1, 3), 1, card), 0, ops.March())
    return act(state, 0, actions.March(source="casterly_rock", target="ashemark", army="la2h"))


@pytest.mark.parametrize("card", ["poisoning", "drain_the_coffers"])
def test_it_defends_with_what_may_help(card: str) -> None:
    """Five more win; by a Retreat it gets away unharmed."""
    assert choice(battle(card), 1) == actions.Commit(card=card)


def test_it_recruits_while_it_can_pay() -> None:
    state = asked(rich(begin("lannister", "stark"), 0, 3), 0, ops.Recruit())
    assert choice(state, 0) == actions.Recruit(unit="lannister", domain="casterly_rock")


def test_it_plots_for_a_second_token() -> None:
    """Two tokens of Tully bring its alliance, one of Arryn nothing yet."""
    state = standing(
        begin("lannister", "stark"), {"casterly_rock": "la2h", "winterfell": "st2h"}, p0={"tully": 1}
    )
    state = asked(holding(rich(state, 0, 3), 0, "critical_battle"), 0, ops.Plot())
    assert choice(state, 0) == actions.Plot(card="critical_battle", shield="tully", target="tully")


def test_it_whispers_away_weak_cards_and_keeps_strong_ones() -> None:
    hand = ("spoils_of_war", "poisoning", "drain_the_coffers", "kingslayer")
    state = asked(holding(rich(begin("lannister", "stark"), 0, 3), 0, *hand), 0, ops.Whisper())
    move = choice(state, 0)
    assert isinstance(move, actions.Whisper)
    assert {*move.cards} == {"spoils_of_war", "drain_the_coffers"}


def test_it_places_what_it_can_use() -> None:
    """Without a card there is nothing to plot, but gold recruits."""
    state = rich(begin("lannister", "stark"), 0, 5)
    state = changed(state, lords=put(state.lords, 0, changed(state.lords[0], dice=("plot", "recruit"))))
    state = changed(state, used=tuple(state.heroes.values()), stack=(Turn(seat=0, then=1),))
    move = choice(state, 0)
    assert isinstance(move, actions.Place)
    assert move.die == "recruit"


def test_it_has_nothing_to_say_when_it_is_not_asked() -> None:
    with pytest.raises(LookupError):
        choice(asked(begin("lannister", "stark"), 0, ops.March()), 1)


def test_against_the_night_king_its_games_end_and_it_explores() -> None:
    """Three of it: Valyrian Steel or Dragon Glass is taken, and White Walkers fall."""
    options = TinyEpicOptions(mode="cooperative")
    game = play(RULESET, options, [sensible] * 3, seed=2, longest=500)
    assert RULESET.outcome(game.state) is not None
    assert game.state.night.steel + game.state.night.glass > 0
    assert any(event.kind == "faced" and event.won for event in game.events)


def test_against_the_night_king_more_is_won_at_the_easiest_difficulty_than_at_the_hardest() -> None:
    """A sample of the table of decision 0015: three of it, twice at each."""
    easy, hard = (
        sum(one(("cooperative", difficulty, 3, seed)).won for seed in (101, 102))
        for difficulty in ("standard", "epic")
    )
    assert easy > hard


def test_the_odds_against_the_dead_are_exact() -> None:
    """TE-15.18: against 6 and a card 7 never lose where it shows 0; who attacks loses a tie."""
    assert odds.wins(30, 6, 12, attacking=True) == pytest.approx(1)
    assert odds.wins(6, 6, 12, attacking=True) == 0
    assert 0 < odds.wins(6, 6, 12, attacking=False) < odds.wins(8, 6, 12, attacking=False) < 1


def test_it_sends_back_the_white_walker_beside_the_night_king() -> None:
    """Nobody can fight that one by itself (TE-15.19)."""
    state = begin("lannister", "stark", mode="cooperative")
    state = changed(state, night=Night(king="pyke", walkers=("thenn", "pyke", "ashemark"), wall=False))
    assert dead.removed(state, ("thenn", "pyke", "ashemark")) == actions.Choose(what="pyke")


def test_it_gives_the_terror_pool_a_token_that_no_alliance_hangs_on() -> None:
    """TE-15.26."""
    state = begin("lannister", "stark", mode="cooperative")
    purse = changed(state.purses[TREATY], pool={"tully": 2, "arryn": 1})
    state = changed(state, purses={**state.purses, TREATY: purse}, allies={"tully": TREATY})
    assert dead.tribute(state, ("tully", "arryn")) == actions.Choose(what="arryn")


def test_te_16_3_with_three_dice_it_throws_one_of_them_again() -> None:
    """`both` is for two dice alone: with three the ability names one."""
    options, chance = TinyEpicOptions(mode="solo"), SeededChance(0)
    state = fold(RULESET, RULESET.new(options, 1, chance))
    state = fold(RULESET, RULESET.act(state, 0, actions.TakeHouse(house="martell"), chance), state)
    lord = changed(state.lords[0], hand=(), dice=("plot", "event", "plot"))
    state = rich(changed(state, lords=(lord,), used=tuple(state.heroes.values())), 0, 0)
    state = changed(state, coins=("recruit", "march", "sail", "whisper"))
    move = choice(state, 0)
    assert isinstance(move, actions.Ability)
    assert move.die in lord.dice
    act(state, 0, move)
