"""A game master's hand at odd moments: an edit never leaves anybody without an answer."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Action, CallOff, Concede, EndGame, RuleError, fold
from bot.rules.kit.draft import changed
from bot.rules.menu import random_action
from bot.rules.tiny_epic import RULESET
from bot.rules.tiny_epic.actions import BringBack, March, Move, Pass, SetGold, SetScore
from bot.rules.tiny_epic.frames.act import Act
from bot.rules.tiny_epic.frames.handling import Discarding
from bot.rules.tiny_epic.frames.playing import Playing
from bot.rules.tiny_epic.frames.rival.deeds import Deeds
from bot.rules.tiny_epic.frames.rounds import Round
from bot.rules.tiny_epic.frames.turn import Turn
from bot.rules.tiny_epic.judge.draft import Play
from bot.rules.tiny_epic.judge.judges import settle
from bot.rules.tiny_epic.legal.whispers import HAND_LIMIT
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.army import Force
from bot.rules.tiny_epic.model.facts import PLOT
from bot.rules.tiny_epic.model.options import TinyEpicOptions
from bot.rules.tiny_epic.model.rival import GoTo
from bot.rules.tiny_epic.model.sides import NIGHT, RIVAL, TREATY
from bot.rules.tiny_epic.model.state import TinyEpic
from tests.rules.tiny_epic import test_rival
from tests.rules.tiny_epic.night import HOMES, table
from tests.rules.tiny_epic.position import act, asked, begin, choices, holding, menu, standing


def edited(state: TinyEpic, *actions: SetScore | BringBack | CallOff | EndGame) -> TinyEpic:
    for action in actions:
        state = fold(RULESET, RULESET.edit(state, action, SeededChance(0)), state)
    return state


def test_te_15_19_a_march_on_the_night_king_ends_where_it_halts_if_an_edit_bars_the_way() -> None:
    units = {"winterfell": "st1h", "casterly_rock": "la1h", "sunspear": "ma3", "pyke": "la2"}
    state = table(units, score=5, his=5, king="riverrun", walkers=("riverrun",))
    state = asked(state, 1, ops.March(must_battle=True), "die")
    state = act(state, 1, March(source="pyke", target="ashemark", army="la2"))
    assert menu(state, 1) == ("march",)
    state = edited(state, SetScore(player="0", score=4))
    assert menu(state, 1) == ("pass",)
    assert RULESET.default(state, 1) == Pass()
    assert act(state, 1, Pass()).units["ashemark"] == {"lannister": Force(tokens=2)}


def test_te_15_8_a_march_that_an_edit_stops_in_the_domain_of_another_player_goes_back() -> None:
    units = {
        "winterfell": "st1h",
        "casterly_rock": "la1h",
        "sunspear": "ma3",
        "ashemark": "st2",
        "pyke": "la2",
    }
    state = table(units, score=5, his=5, king="riverrun", walkers=("riverrun",))
    state = asked(state, 1, ops.March(must_battle=True), "die")
    state = act(state, 1, March(source="pyke", target="ashemark", army="la2"))
    state = edited(state, SetScore(player="0", score=4))
    state = act(state, 1, RULESET.default(state, 1))
    assert (state.units["ashemark"], state.units["pyke"]) == (
        {"stark": Force(tokens=2)},
        {"lannister": Force(tokens=2)},
    )


def test_te_12_19_nobody_gathers_against_the_night_king_once_an_edit_bars_the_way() -> None:
    """Stannis is on his way, and a token may still join: then the Treaty falls behind, and all stay where they are."""
    units = {"winterfell": "st1h", "hornwood": "st1", "casterly_rock": "la1h"}
    state = table(units, score=5, his=5, king="last_hearth", walkers=("last_hearth",))
    gather = ops.GatherMove.model_validate(
        {"max_tokens": 2, "hero": 1, "from": "different_domains", "must_battle": True}
    )
    playing = Playing(seat=0, card="stannis_baratheon", todo=())
    step = Act(seat=0, op=gather, moment="step", optional=False)
    state = changed(state, stack=(Round(step="turns"), Turn(seat=0, then=None), playing, step))
    state = act(state, 0, Move(source="winterfell", target="last_hearth", army="st0h"))
    assert menu(state, 0) == ("move", "pass")
    after = edited(state, SetScore(player="0", score=4))
    assert after.units == state.units
    assert menu(after, 0)[0] == "place"


def test_te_9_1_no_gold_is_set_while_houses_are_taken() -> None:
    """It was more than there is room for once the House stood on its castle, and the first turn began with it."""
    state = fold(RULESET, RULESET.new(TinyEpicOptions(), 2, SeededChance(1)))
    with pytest.raises(RuleError) as refused:
        RULESET.edit(state, SetGold(player="0", gold=9), SeededChance(1))
    assert refused.value.text.key == "tiny_epic-no-edit-yet"


def test_a_battle_of_the_rival_that_is_called_off_sends_it_back_to_where_it_came_from() -> None:
    units = {"pyke": "gr2h", "winterfell": "st3h", "riverrun": "tu3"}
    state = changed(test_rival.solo(units), stack=(Round(step="solo_turns"), Turn(seat=0, then=None)))
    play = Play(state, SeededChance(0))
    play.push(Deeds(seat=0, todo=(GoTo(first="winterfell"),)))
    settle(play)
    after = edited(play.state, CallOff())
    assert after.units["pyke"]["greyjoy"] == Force(tokens=2, hero=True)


@pytest.mark.parametrize("target", ["shadow_tower", "hornwood", "white_harbor"])
def test_who_has_come_from_a_castle_goes_back_to_it_though_an_open_fief_is_as_near(target: str) -> None:
    state = standing(begin("stark", "lannister", np=()), {"winterfell": "st2h", target: "la2"})
    state = holding(holding(state, 0, "poisoning"), 1, "poisoning")
    state = act(
        asked(state, 0, ops.March(), "die"), 0, March(source="winterfell", target=target, army="st2h")
    )
    after = edited(state, CallOff())
    assert (after.units["winterfell"], after.units[target]) == (
        {"stark": Force(tokens=2, hero=True)},
        {"lannister": Force(tokens=2)},
    )


def test_te_9_5_who_came_through_kings_landing_without_castles_does_not_stay_there() -> None:
    """They stayed where nobody may without three castles, and the next turn began with the upkeep check owed."""
    state = standing(begin("stark", "lannister", np=()), {"the_reach": "st2h", "the_eyrie": "la2"})
    state = asked(holding(holding(state, 0, "poisoning"), 1, "poisoning"), 0, ops.March(), "die")
    for source, target in (("the_reach", "kings_landing"), ("kings_landing", "the_eyrie")):
        state = act(state, 0, March(source=source, target=target, army="st2h"))
    after = edited(state, CallOff())
    while after.stack[-1].kind == "retreat":
        after = act(after, 0, RULESET.default(after, 0))
    assert "kings_landing" not in after.units
    assert after.units["the_eyrie"] == {"lannister": Force(tokens=2)}


def test_the_night_king_has_his_line_where_a_game_master_ends_the_game() -> None:
    state = edited(asked(table(HOMES, score=4, his=7), 0, ops.March()), EndGame(winners=("0",)))
    assert state.result is not None
    assert [(line.seat, line.total) for line in state.result.scores] == [(0, 4), (1, 4), (NIGHT, 7)]


def test_a_game_master_ends_the_game_while_a_hand_is_too_large() -> None:
    """A card has been drawn that is to be thrown away again: the board is whole all the same."""
    state = asked(table(HOMES), 0, ops.March())
    hand = tuple(sorted(PLOT)[: HAND_LIMIT + 1])
    lord, *others = state.lords
    stack = (*state.stack[:-1], Playing(seat=0, card="stannis_baratheon", todo=()), Discarding(seat=0))
    state = changed(
        state,
        lords=(changed(lord, hand=hand), *(changed(one, hand=()) for one in others)),
        deck=tuple(card for card in state.deck if card not in hand),
        discard=(),
        stack=stack,
    )
    assert (RULESET.broken(state), menu(state, 0)) == ((), ("discard",))
    after = edited(state, EndGame(winners=("1",)))
    assert RULESET.broken(after) == ()


def test_who_wins_by_a_game_masters_word_is_named_once_and_may_be_the_night_king() -> None:
    state = asked(table(HOMES, score=4, his=7), 0, ops.March())
    for named, won in ((("1", "0", "1"), (0, 1)), ((NIGHT,), (NIGHT,)), ((), ())):
        result = edited(state, EndGame(winners=named)).result
        assert result is not None
        assert result.winners == won
    assert refused(state, EndGame(winners=("stark",))) == "tiny_epic-no-winner"


def test_who_may_win_by_a_game_masters_word_is_offered() -> None:
    """Players alone were, though the Night King or the Rival may win; the Treaty wins or loses as one (TE-15.33)."""
    setup = {
        mode: fold(RULESET, RULESET.new(TinyEpicOptions(mode=mode), players, SeededChance(0)))
        for mode, players in (("competitive", 3), ("cooperative", 2), ("solo", 1), ("solo_night_king", 1))
    }
    offered = {mode: choices(state, None, "end_game", "winners") for mode, state in setup.items()}
    assert offered == {
        "competitive": {"0", "1", "2"},
        "cooperative": {TREATY, NIGHT},
        "solo": {"0", RIVAL},
        "solo_night_king": {TREATY, NIGHT},
    }
    for mode, state in setup.items():
        for one in offered[mode] - {TREATY}:
            result = edited(state, EndGame(winners=(one,))).result
            assert result is not None
            assert [str(winner) for winner in result.winners] == [one]


def test_te_15_33_and_21_8_with_the_treaty_all_win_who_are_still_in_the_game() -> None:
    state = asked(table(HOMES, score=4, his=7), 0, ops.March())
    for before, won in ((state, (0, 1)), (act(state, 1, Concede()), (0,))):
        result = edited(before, EndGame(winners=(TREATY,))).result
        assert result is not None
        assert (result.winners, result.seats) == (won, won)
    assert refused(begin("stark", "lannister"), EndGame(winners=(TREATY,))) == "tiny_epic-no-winner"


def test_an_edit_is_refused_for_its_own_reason() -> None:
    state = asked(table(HOMES, score=4, his=7), 0, ops.March())
    assert refused(state, SetGold(player="9", gold=1)) == "tiny_epic-no-edit-player"
    assert refused(state, SetScore(player="9", score=1)) == "tiny_epic-no-edit-player"
    assert refused(state, SetScore(player="0", score=-1)) == "tiny_epic-no-edit-score"
    assert refused(state, SetGold(player="0", gold=99)) == "tiny_epic-no-edit-gold"
    assert refused(state, CallOff()) == "tiny_epic-no-edit-battle"


def refused(state: TinyEpic, action: Action) -> str:
    with pytest.raises(RuleError) as caught:
        RULESET.edit(state, action, SeededChance(0))
    return caught.value.text.key


TABLES = (
    (TinyEpicOptions(mode="competitive_if"), 3),
    (TinyEpicOptions(mode="cooperative"), 3),
    (TinyEpicOptions(mode="solo", ice_fire=True), 1),
    (TinyEpicOptions(mode="solo_night_king"), 1),
)


@pytest.mark.parametrize(("options", "players"), TABLES, ids=lambda one: getattr(one, "mode", None))
def test_edits_at_any_time_leave_the_game_whole_and_somebody_to_answer(
    options: TinyEpicOptions, players: int
) -> None:
    """A random game in which one action in eight is an edit; the usual answer is always legal."""
    whim, chance = random.Random(7), SeededChance(7)
    state = fold(RULESET, RULESET.new(options, players, chance))
    edits = 0
    while state.result is None:
        if whim.random() < 1 / 8:
            player = str(whim.randrange(players))
            gold, score = SetGold(player=player, gold=whim.randrange(10)), SetScore(player=player, score=9)
            with suppress(RuleError):
                state = fold(
                    RULESET, RULESET.edit(state, whim.choice((CallOff(), gold, score)), chance), state
                )
                edits += 1
            assert RULESET.broken(state) == ()
        seat = RULESET.pending(state)[0].waiting[0]
        usual = RULESET.default(state, seat)
        chosen = usual if whim.random() < 1 / 4 else random_action(RULESET, RULESET.view(state, seat), chance)
        state = fold(RULESET, RULESET.act(state, seat, chosen, chance), state)
        assert RULESET.broken(state) == ()
    assert edits


def test_te_21_8_against_the_night_king_somebody_takes_over_the_seat_of_who_has_left() -> None:
    """Until then it answers by its defaults; a game master says so, once somebody sits there."""
    units = {"winterfell": "st1h", "casterly_rock": "la1h", "sunspear": "ma3"}
    left = act(asked(table(units), 1, ops.March(), "die"), 0, Concede())
    assert left.lords[0].gone
    assert not RULESET.view(left, 0).menu
    back = edited(left, BringBack(player="0"))
    assert RULESET.view(back, 0).menu == ("standing", "concede")
    assert back.units == left.units
    assert refused(back, BringBack(player="0")) == "tiny_epic-no-edit-back"


def test_te_21_8_in_a_competitive_game_only_a_game_master_brings_somebody_back() -> None:
    """Nobody takes over the seat of who has left there; but who left by mistake plays on."""
    state = act(asked(begin("stark", "lannister", "martell"), 1, ops.March(), "die"), 0, Concede())
    assert RULESET.successor(state, 0) is None
    assert refused(state, BringBack(player="1")) == "tiny_epic-no-edit-back"
    back = edited(state, BringBack(player="0"))
    assert not back.lords[0].gone
    assert RULESET.view(back, 0).menu == ("standing", "concede")
