"""Parley, clause by clause (`docs/adding-a-system.md`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import (
    Action,
    CallOff,
    Concede,
    EndGame,
    Event,
    Feat,
    Options,
    RuleError,
    fold,
    prompts_seen,
)
from bot.rules.kit.draft import changed
from bot.rules.parley import RULESET
from bot.rules.parley.actions import (
    Answer,
    Commit,
    Embassy,
    Give,
    Hold,
    March,
    Offer,
    Part,
    Proclaim,
    SetSilver,
)
from bot.rules.parley.board import RAIDERS
from bot.rules.parley.state import Parley
from tests.rules.harness import play_random


class Faces:
    """Dice that fall as they are told."""

    def __init__(self, *faces: int) -> None:
        self._faces = list(faces)

    def roll(self, why: str, sides: int, count: int = 1) -> tuple[int, ...]:
        return tuple(self._faces.pop(0) for _ in range(count))

    def shuffle(self, why: str, items: Any) -> tuple[Any, ...]:
        return tuple(items)


@dataclass
class Table:
    """A game under way."""

    state: Parley

    def do(self, seat: int, action: Action, *faces: int) -> tuple[Event, ...]:
        events = RULESET.act(self.state, seat, action, Faces(*faces))
        self.state = fold(RULESET, events, self.state)
        return events

    def hold(self, seats: int = 3) -> None:
        for seat in range(seats):
            self.do(seat, Hold())

    def refused(self, seat: int, action: Action) -> str:
        with pytest.raises(RuleError) as caught:
            RULESET.act(self.state, seat, action, SeededChance(0))
        return caught.value.clause


@pytest.fixture
def table() -> Table:
    return Table(fold(RULESET, RULESET.new(Options(), 3, SeededChance(0))))


def waiting(state: Parley) -> set[int]:
    return {seat for prompt in RULESET.pending(state) if prompt.waits for seat in prompt.waiting}


def test_parley_1_three_spears_and_four_silver_each(table: Table) -> None:
    assert {place: seat for place, seat in table.state.owner.items() if seat >= 0} == {
        "west": 0,
        "east": 1,
        "tower": 2,
    }
    assert table.state.owner["gate"] == RAIDERS
    assert table.state.silver == (4, 4, 4)


@pytest.mark.parametrize("players", [1, 4])
def test_parley_1_two_or_three_lords(players: int) -> None:
    with pytest.raises(RuleError, match="PARLEY-1"):
        RULESET.check(Options(), players)


def test_parley_2_one_after_the_other_marches_or_holds(table: Table) -> None:
    table.do(0, March(source="west", target="mill", spears=2))
    assert (table.state.spears["west"], table.state.spears["mill"]) == (1, 2)
    assert waiting(table.state) == {1}
    assert table.refused(0, Hold()) == "PARLEY-2"
    assert table.refused(1, March(source="east", target="mill")) == "PARLEY-2"


def test_parley_2_who_marches_with_all_leaves_the_place(table: Table) -> None:
    table.do(0, March(source="west", target="mill"))
    assert table.state.owner["west"] == -1


def test_parley_3_both_lay_silver_in_secret_and_it_is_turned_over_together(table: Table) -> None:
    table.do(0, March(source="west", target="east"))
    assert waiting(table.state) == {0, 1}
    assert table.do(1, Commit(silver=2))[0].seen_by(0) is None
    (shown,) = prompts_seen(RULESET.pending(table.state), 0)
    assert shown.waiting == (0, 1)
    *_, fought, _ = table.do(0, Commit(silver=1), 6, 4)
    assert fought.model_dump(include={"silver", "dice", "won"}) == {
        "silver": {0: 1, 1: 2},
        "dice": (6, 4),
        "won": True,
    }
    assert table.state.owner["east"] == 0
    assert table.state.silver == (3, 2, 4)


def test_parley_3_a_tie_goes_to_the_defender(table: Table) -> None:
    table.do(0, March(source="west", target="east"))
    table.do(1, Commit(silver=0))
    table.do(0, Commit(silver=0), 3, 3)
    assert table.state.owner["east"] == 1
    assert table.state.spears["west"] == 0


def test_parley_3_at_most_two_silver(table: Table) -> None:
    table.do(0, March(source="west", target="east"))
    assert table.refused(0, Commit(silver=3)) == "PARLEY-3"


def test_parley_3_the_raiders_lay_none_and_are_no_seat(table: Table) -> None:
    table.do(0, Hold())
    table.do(1, Hold())
    table.do(2, March(source="tower", target="gate"))
    assert waiting(table.state) == {2}
    events = table.do(2, Commit(silver=2), 6, 1)
    fought = next(event for event in events if event.battle() is not None)
    battle = fought.battle()
    assert battle is not None
    assert (battle.attacker, battle.defender, battle.won) == (2, "raiders", True)
    assert fought.feats() == (Feat(name="taken", party=2),)


def test_parley_4_too_little_silver_and_the_weakest_place_is_lost(table: Table) -> None:
    table.hold()
    assert waiting(table.state) == {0, 1, 2}
    table.do(0, Commit(silver=1))
    table.do(2, Commit(silver=1))
    events = table.do(1, Commit(silver=0), 2)
    assert any(event.closes for event in events)
    assert table.state.owner["tower"] == RAIDERS
    assert table.state.round == 2


def test_parley_4_enough_silver_and_nothing_is_lost(table: Table) -> None:
    table.hold()
    for seat, silver in ((0, 1), (1, 1), (2, 1)):
        table.do(seat, Commit(silver=silver), 2)
    assert table.state.owner["tower"] == 2


def over(table: Table, rounds: int, silver: int, face: int) -> None:
    for _ in range(rounds):
        for seat in table.state.lords:
            table.do(seat, Hold())
        for seat in table.state.lords:
            table.do(seat, Commit(silver=silver), face)


def test_parley_5_most_places_win_silver_breaks_ties_and_the_rest_is_shared(table: Table) -> None:
    table.state = changed(table.state, silver=(9, 9, 8))
    over(table, 4, 2, 1)
    outcome = table.state.result
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0, 1), "places")


def test_parley_5_all_lose_to_the_raiders(table: Table) -> None:
    table.state = changed(table.state, owner={**table.state.owner, "mill": RAIDERS, "ford": RAIDERS})
    table.state = changed(table.state, spears={**table.state.spears, "mill": 1, "ford": 1})
    over(table, 4, 1, 1)
    outcome = table.state.result
    assert outcome is not None
    assert (outcome.winners, outcome.seats) == (("raiders",), ())
    assert [score.seat for score in outcome.scores] == [0, 1, 2, "raiders"]


def test_parley_5_the_last_lord_left_has_won(table: Table) -> None:
    table.do(1, Concede())
    table.do(0, Concede())
    assert table.state.result is not None
    assert table.state.result.winners == (2,)


def test_parley_5_who_leaves_a_fight_ends_it(table: Table) -> None:
    table.do(0, March(source="west", target="east"))
    table.do(1, Concede())
    assert waiting(table.state) == {2}
    assert table.state.spears["west"] == 3


def test_parley_6_silver_is_given_at_any_time_and_nobody_s_decision_changes(table: Table) -> None:
    table.do(0, March(source="west", target="east"))
    before = prompts_seen(RULESET.pending(table.state), None)
    table.do(2, Give(lord="1", silver=2))
    assert table.state.silver == (4, 6, 2)
    assert prompts_seen(RULESET.pending(table.state), None) == before
    assert Give.aside


def test_parley_6_silver_that_lies_face_down_cannot_be_given(table: Table) -> None:
    table.do(0, March(source="west", target="east"))
    table.do(0, Commit(silver=2))
    assert table.refused(0, Give(lord="2", silver=3)) == "PARLEY-6"


def test_parley_6_a_proclamation_is_told_as_it_was_written(table: Table) -> None:
    (said,) = table.do(1, Proclaim(words="east"))
    text = said.text()
    assert text is not None
    assert text.args["words"] == "east"


def test_parley_7_an_offer_is_an_invitation_that_only_the_asked_know_of(table: Table) -> None:
    table.do(0, Offer(lord="2", silver=3))
    assert waiting(table.state) == {0}
    assert table.state.silver[0] == 1
    assert len(prompts_seen(RULESET.pending(table.state), 1)) == 1
    assert [prompt.kind for prompt in RULESET.view(table.state, 2).invitations] == ["offer"]
    assert table.refused(0, Offer(lord="2", silver=1)) == "PARLEY-7"


def test_parley_7_a_truce_holds_until_the_round_ends(table: Table) -> None:
    table.do(0, Offer(lord="1", silver=3))
    table.do(1, Answer(lord="0", yes=True))
    assert table.state.silver == (1, 7, 4)
    assert table.refused(0, March(source="west", target="east")) == "PARLEY-2"
    table.hold()
    for seat in range(3):
        table.do(seat, Commit(silver=0), 1)
    assert table.state.truces == ()


def test_parley_7_what_is_refused_or_not_answered_comes_back(table: Table) -> None:
    table.do(0, Offer(lord="1", silver=3))
    table.do(1, Answer(lord="0", yes=False))
    assert table.state.silver == (4, 4, 4)
    table.do(0, Offer(lord="2", silver=2))
    table.hold()
    for seat in range(3):
        table.do(seat, Commit(silver=0), 1)
    assert table.state.silver == (4, 4, 4)
    assert table.refused(2, Answer(lord="0", yes=True)) == "PARLEY-7"


def test_parley_8_an_embassy_is_a_room_and_no_clock_runs(table: Table) -> None:
    table.do(0, Embassy(lord="2"))
    (room,) = table.state.rooms
    assert (room.id, room.seats) == ("talk-1", (0, 2))
    (prompt,) = RULESET.pending(table.state)
    assert not prompt.timed
    assert table.refused(0, Hold()) == "PARLEY-2"
    table.do(2, Part())
    assert table.state.rooms == ()
    assert waiting(table.state) == {0}
    assert table.refused(0, Embassy(lord="1")) == "PARLEY-8"


def test_a_game_master_s_edit_drops_the_answer_that_no_longer_fits(table: Table) -> None:
    table.do(0, March(source="west", target="east"))
    table.do(0, Commit(silver=2))
    edited = RULESET.edit(table.state, SetSilver(player="0", silver=1), SeededChance(0))
    state = fold(RULESET, edited, table.state)
    assert waiting(state) == {0, 1}
    assert state.silver[0] == 1


def test_a_game_master_calls_off_what_lies_on_top(table: Table) -> None:
    table.do(0, Embassy(lord="1"))
    state = fold(RULESET, RULESET.edit(table.state, CallOff(), SeededChance(0)), table.state)
    assert state.rooms == ()
    with pytest.raises(RuleError):
        RULESET.edit(state, CallOff(), SeededChance(0))
    over = fold(RULESET, RULESET.edit(state, EndGame(winners=("1",)), SeededChance(0)), state)
    assert over.result is not None
    assert over.result.winners == (1,)


def test_frames_walk_there_and_back(table: Table) -> None:
    """A march into a fight, and back to the next turn; each step is the stack alone."""
    kinds = [[frame.kind for frame in table.state.stack]]
    steps: tuple[tuple[int, Action, tuple[int, ...]], ...] = (
        (0, Embassy(lord="1"), ()),
        (1, Part(), ()),
        (0, March(source="west", target="east"), ()),
        (1, Commit(silver=0), ()),
        (0, Commit(silver=0), (1, 1)),
    )
    for seat, action, faces in steps:
        table.do(seat, action, *faces)
        table.state = Parley.model_validate_json(table.state.model_dump_json())
        kinds.append([frame.kind for frame in table.state.stack])
    turn, fight = ["round", "turn"], ["round", "fight"]
    assert kinds == [turn, [*turn, "talk"], turn, fight, fight, turn]


@pytest.mark.parametrize("seed", range(20))
def test_two_lords_play_at_random_to_an_end(seed: int) -> None:
    assert RULESET.outcome(play_random(RULESET, Options(), 2, seed=seed).state) is not None
