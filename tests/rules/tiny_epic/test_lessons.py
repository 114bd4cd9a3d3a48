"""What panels teach in the first rounds, in each mode what is true there."""

from __future__ import annotations

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Text, fold
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic import RULESET
from bot.rules.tiny_epic.actions import Recruit, TakeHouse
from bot.rules.tiny_epic.events.rounds import DiePassed
from bot.rules.tiny_epic.frames.night.ordering import order
from bot.rules.tiny_epic.frames.night.placing import place
from bot.rules.tiny_epic.frames.rival.tie import Tie
from bot.rules.tiny_epic.frames.rounds import Round
from bot.rules.tiny_epic.frames.turn import Turn
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.options import Mode
from bot.rules.tiny_epic.model.sides import NIGHT, RIVAL, TREATY
from bot.rules.tiny_epic.model.state import TinyEpic
from bot.rules.tiny_epic.show import outlook
from bot.rules.tiny_epic.show.beside import beside
from bot.words import Voice, words
from tests.rules.tiny_epic import test_rival, test_teammate
from tests.rules.tiny_epic.night import HOMES, STRONG, WEAK, table, until_asked
from tests.rules.tiny_epic.position import act, asked, begin, holding, rich, standing

SAY = Voice("en", RULESET.names, {0: "Alys", 1: "Brynden"})


def game(mode: Mode) -> TinyEpic:
    """A game of that mode in its first round, seat 0 being Stark with a card in hand."""
    match mode:
        case "solo":
            state = test_rival.solo()
        case "solo_night_king":
            state = test_teammate.solo()
        case _:
            state = begin("stark", "lannister", mode=mode)
    return changed(holding(state, 0, WEAK), round=1)


def lesson(state: TinyEpic, kind: str, **filled: object) -> str:
    """The first line before an action of seat 0."""
    return SAY(next(outlook.before(RULESET.view(state, 0), kind, filled)))


@pytest.mark.parametrize(
    ("mode", "after"),
    [
        ("competitive", "the others may follow the die. Your other die goes to whoever is next."),
        ("cooperative", "the others may follow the die. Your other die goes to whoever is next."),
        ("solo", "Then the Rival throws a die of its own, and you may follow it."),
        ("solo_night_king", "Then your Teammate throws a die of its own, and you may follow it."),
    ],
)
def test_te_16_3_who_plays_alone_is_told_of_no_others_who_follow(mode: Mode, after: str) -> None:
    state = game(mode)
    stack = (Round(step="turns"), Turn(seat=0, then=None))
    lords = (changed(state.lords[0], dice=("march", "sail")), *state.lords[1:])
    told = lesson(changed(state, stack=stack, lords=lords), "place")
    assert told.startswith("You do first what the slot says, then what the die says")
    assert told.endswith(after)


@pytest.mark.parametrize("mode", ["competitive", "solo", "cooperative", "solo_night_king"])
def test_te_15_9_whom_a_march_fights_is_whoever_is_hostile_in_that_mode(mode: Mode) -> None:
    """*Where somebody else stands there is a battle*: not where a player of the Treaty does."""
    told = lesson(asked(game(mode), 0, ops.March()), "march")
    assert ("the dead" in told) == (mode in ("cooperative", "solo_night_king"))
    assert ("turn up" in told) == ("the dead" in told)


@pytest.mark.parametrize("mode", ["competitive", "solo", "cooperative", "solo_night_king"])
def test_te_15_9c_a_plot_against_the_night_king_is_compared_with_the_terror_pool(mode: Mode) -> None:
    """*More than anybody else*: a tie of two is the Treaty's (TE-15.27), and a White Walker may be sent away."""
    told = lesson(asked(game(mode), 0, ops.Plot()), "plot")
    together = mode in ("cooperative", "solo_night_king")
    assert ("Terror Pool" in told) == together
    assert ("more than anybody else" in told) != together


def test_te_15_20_the_first_rounds_say_who_wins_against_the_dead_and_what_it_brings() -> None:
    state = until_asked(
        holding(table(HOMES), 0, STRONG), lambda play: place(play, "winterfell", why="ranger")
    )
    told = lesson(changed(state, round=outlook.TEACHES), "commit")
    assert told.startswith("The higher sum wins, a tie the defender. Won, it is a point")
    assert not lesson(changed(state, round=outlook.TEACHES + 1), "commit").startswith("The higher sum")


def test_te_17_1_of_a_house_for_a_teammate_is_said_where_it_begins_and_no_ability() -> None:
    """Nobody uses the ability of that House: what it can do with a die stood beside it."""
    start = fold(RULESET, RULESET.new(test_teammate.ALONE, 1, SeededChance(1)))
    state = act(start, 0, TakeHouse(house="stark"))
    view = RULESET.view(state, 0)
    assert [SAY(text) for text in beside(view, "house", "house", "greyjoy", {})] == ["begins at Pyke"]
    assert "by dice and cards of its own" in lesson(state, "house")


@pytest.mark.parametrize(
    ("mode", "told", "beside_it"),
    [
        (
            "solo",
            "The Rival could do several things here: choose what helps it least.",
            "the Rival has 1, you have 2",
        ),
        (
            "solo_night_king",
            "Your Teammate could do several things here: choose what helps you most.",
            "Ally Pool 2, Terror Pool 1",
        ),
    ],
)
def test_te_16_5_whoever_decides_for_the_rival_or_a_teammate_reads_in_whose_interest(
    mode: Mode, told: str, beside_it: str
) -> None:
    """*To decide for the House that nobody leads*, it said, and Houses stood there without a number."""
    state = game(mode)
    ours, his = (TREATY, NIGHT) if state.options.treaty else (state.side(0), RIVAL)
    pools = {ours: {"arryn": 2}, his: {"arryn": 1}}
    purses = {side: changed(state.purses[side], pool=pool) for side, pool in pools.items()}
    tie = Tie(seat=0, what="ally_take", options=("arryn", "tyrell"))
    stack = (Round(step="solo_turns"), Turn(seat=0, then=None), tie)
    state = changed(state, purses={**state.purses, **purses}, stack=stack)
    view = RULESET.view(state, 0)
    assert lesson(state, "choose") == told
    assert [SAY(text) for text in beside(view, "choose", "what", "arryn", {})] == [beside_it]
    assert "nobody leads" not in words("tiny_epic-prompt-tie", what="x")


def test_te_3_7_the_story_says_that_the_other_die_goes_on() -> None:
    """It lay before whoever was next, and nothing had told how it came there."""
    assert (
        SAY(DiePassed(seat=0, to_seat=1).text() or Text(key="")) == "Alys hands the other die on to Brynden."
    )
    assert DiePassed(seat=1, to_seat=None).text() is None


def test_te_16_2_nobody_hands_a_die_on_who_plays_alone() -> None:
    """*Alys hands the other die on to Alys*, it said after each first turn of a round."""
    assert DiePassed(seat=0, to_seat=0).text() is None


def test_te_15_37_who_orders_white_walkers_is_told_that_one_comes_to_each_place() -> None:
    """*Where?* it asked, *Place a White Walker*: as if it came nowhere else."""
    units = {**HOMES, "riverrun": "tu2", "ashemark": "tu1"}
    state = until_asked(table(units), lambda play: order(play, "ashemark", "riverrun", why="ranger"))
    (hint,) = map(SAY, outlook.before(RULESET.view(state, 0), "choose", {}))
    assert hint.startswith("One comes to each, in your order.")
    few = until_asked(table(units, terror=12), lambda play: order(play, "ashemark", "riverrun", why="ranger"))
    assert [*map(SAY, outlook.before(RULESET.view(few, 0), "choose", {}))] == [
        hint,
        "They are too few: each that is missing at the end is a point for the Night King.",
    ]
    later = few.model_copy(update={"round": 5})
    assert len([*outlook.before(RULESET.view(later, 0), "choose", {})]) == 1, (
        "what is known by then is not repeated"
    )
    (prompt,) = RULESET.pending(state)
    assert words(f"tiny_epic-prompt-{prompt.kind}", number=1).startswith(
        "to say where the first of the White"
    )


def test_te_15_9e_another_players_ally_pool_is_the_terror_pool() -> None:
    """Whoever shares an Ally Pool with all others did not know whose was meant."""
    state = table(HOMES, gold=6)
    pools = {**state.purses, NIGHT: changed(state.purses[NIGHT], pool={"tully": 2})}
    state = asked(holding(changed(state, purses=pools), 0, "vendetta", "survival"), 0, ops.PlayEvent())
    said = {
        card: [SAY(text) for text in outlook.before(RULESET.view(state, 0), "event", {"card": card})]
        for card in ("vendetta", "survival")
    }
    line = "Another player’s Ally Pool is the Terror Pool here."
    assert line in said["vendetta"]
    assert line not in said["survival"]


def lines(state: TinyEpic, kind: str, **filled: object) -> list[str]:
    return [SAY(text) for text in outlook.before(RULESET.view(state, 0), kind, filled)]


def test_te_4_1_what_a_card_lets_one_recruit_is_not_told_as_what_a_die_does() -> None:
    """*Up to two units, each into a domain of yours*, it said of the one Power Token of A Loyal Squire."""
    state = changed(begin("stark", "greyjoy"), round=1)
    assert lesson(asked(state, 0, ops.Recruit()), "recruit").startswith("Up to two units")
    one = asked(state, 0, ops.Recruit(free=True, max_units=1, power_tokens_only=True), "step")
    assert lines(one, "recruit") == ["You have 3 gold."]
    (free,) = RULESET.candidates(RULESET.view(one, 0), "recruit", {}, "unit").choices
    assert SAY(free.label) == "House Stark · Power Token, free"
    far = asked(state, 0, ops.Sail(max_cards=4), "step")
    assert not any("two cards away" in line for line in lines(far, "sail"))
    assert any("two cards away" in line for line in lines(asked(state, 0, ops.Sail()), "sail"))


def test_te_4_1_whoever_has_recruited_one_unit_reads_that_another_may_come() -> None:
    """*Up to two units* stood there again, as if there were three."""
    units = {"winterfell": "st1h", "hornwood": "st1", "pyke": "gr1h"}
    state = asked(rich(standing(begin("stark", "greyjoy"), units), 0, 7), 0, ops.Recruit())
    state = act(state, 0, Recruit(unit="stark", domain="hornwood"))
    assert lines(state, "recruit") == ["One more unit, if you like.", "You have 5 gold."]


def test_te_9_1_who_has_no_room_for_gold_reads_so_before_what_may_bring_some() -> None:
    """With eight castles a card that brings two gold brought none, and nobody said why."""
    full = "You have 8 gold, and no room for more: every castle takes a space."
    state = rich(holding(begin("stark", "greyjoy"), 0, "survival"), 0, 8)
    assert full in lines(asked(state, 0, ops.Recruit()), "recruit")
    assert full in lines(asked(state, 0, ops.PlayEvent()), "event")
    assert full in lines(asked(state, 0, ops.Whisper()), "whisper")
    less = asked(rich(state, 0, 7), 0, ops.PlayEvent())
    assert not any("gold, and no room" in line or line == "You have 7 gold." for line in lines(less, "event"))
    ours = asked(table(HOMES, gold=10), 0, ops.Recruit())
    assert "The Treaty has 10 gold, and no room for more." in lines(ours, "recruit")
