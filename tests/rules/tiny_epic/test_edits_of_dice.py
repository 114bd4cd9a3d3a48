"""The dice and the Action Mat set right by a game master (TE-3.2, TE-3.3, TE-3.8, TE-16.12)."""

from __future__ import annotations

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Action, Text, fold
from bot.rules.kit.draft import changed
from bot.rules.menu import random_action
from bot.rules.tiny_epic import RULESET
from bot.rules.tiny_epic.actions import Place, SetDie, SetSlot, Standing
from bot.rules.tiny_epic.frames.turn import Turn
from bot.rules.tiny_epic.model.facts import FACES
from bot.rules.tiny_epic.model.options import TinyEpicOptions
from bot.rules.tiny_epic.model.state import TinyEpic
from tests.rules.tiny_epic.position import act, choices
from tests.rules.tiny_epic.test_hand import edited, refused, told
from tests.rules.tiny_epic.test_hand_of_king_by_hand import drafting, take


def turns(players: int = 3) -> TinyEpic:
    """The first turn of a round: seat 0 has two dice, the others one each."""
    state = drafting(players)
    while not isinstance(state.stack[-1], Turn):
        state = take(state, 1)
    return state


def solo(seed: int = 3) -> TinyEpic:
    """The first turn of a game against the Rival."""
    chance = SeededChance(seed)
    state = fold(RULESET, RULESET.new(TinyEpicOptions(mode="solo"), 1, chance))
    while not isinstance(state.stack[-1], Turn):
        state = act(state, 0, RULESET.default(state, 0))
    return state


def goes_on(state: TinyEpic, moves: int = 80) -> None:
    """The game goes on, by chance, and stays whole."""
    luck = SeededChance(5)
    for _ in range(moves):
        if state.result is not None:
            return
        seat = RULESET.pending(state)[0].waiting[0]
        action = random_action(RULESET, RULESET.view(state, seat), luck)
        state = fold(RULESET, RULESET.act(state, seat, action, luck), state)
        assert list(RULESET.broken(state)) == []


def other(*faces: str) -> str:
    return next(face for face in FACES if face not in faces)


def test_te_3_3_a_die_shows_another_face_and_is_placed_as_that() -> None:
    state = turns()
    die = state.lords[0].dice[0]
    face = other(*state.lords[0].dice)
    after = edited(state, SetDie(player="0", die=die, face=face))
    assert after.lords[0].dice == (face, state.lords[0].dice[1])
    placed = act(after, 0, Place(die=face, slot=face))
    assert placed.slots == {face: face}
    goes_on(after)


def test_te_3_2_a_die_that_nobody_has_taken_and_one_of_the_bottom_slots() -> None:
    state = drafting(3)
    free = edited(state, SetDie(player="free", die=state.dice[0], face=other(*state.dice)))
    assert len(free.dice) == len(state.dice)
    assert other(*state.dice) in free.dice
    low = edited(turns(), SetDie(player="bottom", die=turns().bottom[0], face=other(*turns().bottom)))
    assert low.bottom == (other(*turns().bottom),)
    goes_on(free)
    goes_on(low)


def test_te_3_8_once_the_bottom_dice_are_used_they_stay() -> None:
    state = turns()
    luck = SeededChance(5)
    while state.stack[0].kind != "round" or state.stack[0].step != "bottom":
        seat = RULESET.pending(state)[0].waiting[0]
        state = fold(RULESET, RULESET.act(state, seat, RULESET.default(state, seat), luck), state)
    edit = SetDie(player="bottom", die=state.bottom[0], face=other(*state.bottom))
    assert refused(state, edit) == ("TE-3.8", "bottom")


def test_te_3_2_what_no_die_shows_is_refused() -> None:
    state = turns()
    die = state.lords[0].dice[0]
    assert refused(state, SetDie(player="0", die=other(*state.lords[0].dice), face=die)) == ("TE-3.2", "die")
    assert refused(state, SetDie(player="free", die=die, face=other(die))) == ("TE-3.2", "die")
    assert refused(state, SetDie(player="0", die=die, face=die)) == ("TE-0.6", "same")
    assert refused(state, SetDie(player="0", die=die, face="seven")) == ("TE-1.14", "value")
    assert refused(state, SetDie(player="9", die=die, face=other(die))) == ("TE-0.6", "player")


def test_te_3_3_a_slot_is_covered_and_free_again() -> None:
    state = turns()
    covered = edited(state, SetSlot(slot="plot", die="march"))
    assert covered.slots == {"plot": "march"}
    assert "plot" not in choices(covered, 0, "place", "slot")
    freed = edited(covered, SetSlot(slot="plot", die="free"))
    assert freed.slots == {}
    assert "plot" in choices(freed, 0, "place", "slot")
    goes_on(covered)


def test_te_3_3_every_turn_to_come_finds_a_slot() -> None:
    state = turns()
    for slot in FACES[:3]:
        state = edited(state, SetSlot(slot=slot, die="march"))
    assert refused(state, SetSlot(slot=FACES[3], die="march")) == ("TE-3.3", "slots")
    early = drafting(3)
    for slot in FACES[:3]:
        early = edited(early, SetSlot(slot=slot, die="march"))
    assert refused(early, SetSlot(slot=FACES[3], die="march")) == ("TE-3.3", "slots")
    goes_on(state)


def test_te_16_12_coins_lie_on_slots_in_the_solo_modes_alone() -> None:
    state = solo()
    assert refused(turns(), SetSlot(slot="plot", die="coin")) == ("TE-3.3", "value")
    closed = edited(state, SetSlot(slot="plot", die="coin"))
    assert (closed.coins, closed.slots) == (("plot",), {})
    assert refused(closed, SetSlot(slot="plot", die="coin")) == ("TE-0.6", "same")
    taken = edited(closed, SetSlot(slot="plot", die="march"))
    assert (taken.coins, taken.slots) == ((), {"plot": "march"})


def test_te_16_12_the_next_round_finds_its_slots_too() -> None:
    """What is covered now is closed by coins then."""
    state = solo()
    for slot in FACES[:2]:
        state = edited(state, SetSlot(slot=slot, die="march"))
    assert refused(state, SetSlot(slot=FACES[2], die="march")) == ("TE-3.3", "slots")
    goes_on(state, 200)


def test_nothing_is_set_while_houses_are_taken() -> None:
    early = fold(RULESET, RULESET.new(TinyEpicOptions(), 3, SeededChance(1)))
    edits: tuple[Action, ...] = (
        SetDie(player="0", die="plot", face="march"),
        SetSlot(slot="plot", die="march"),
    )
    for edit in edits:
        assert refused(early, edit) == ("TE-0.6", "yet")


def test_the_table_reads_what_the_dice_show_and_what_covers_a_slot() -> None:
    state = turns()
    face = other(*state.lords[0].dice)
    event = told(state, SetDie(player="0", die=state.lords[0].dice[0], face=face))[0]
    faces = (f"face-{face}", f"face-{state.lords[0].dice[1]}")
    assert event.text() == Text(key="tiny_epic-dice-set", args={"seat": 0, "faces": faces})
    slot = told(state, SetSlot(slot="plot", die="free" if "plot" in state.slots else "march"))[0]
    assert slot.text() == Text(key="tiny_epic-slot-set", args={"slot": "face-plot", "die": "face-march"})
    assert slot.seen_by(None) is slot


def test_te_21_6_a_standing_answer_is_not_used_for_what_is_asked_already() -> None:
    """So the preview of such an edit may show the board: nobody learns of the answer by it."""
    state = drafting(4)
    face = other(*state.dice)
    seat = RULESET.pending(state)[0].waiting[0]
    waiting = act(state, seat, Standing(matter="draft", answer=face))
    after = edited(waiting, SetDie(player="free", die=state.dice[0], face=face))
    assert after.lords[seat].dice == ()
    assert RULESET.pending(after)[0].waiting == (seat,)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_offered_can_be_done(players: int) -> None:
    state = turns(players)
    assert choices(state, None, "set_die", "player") >= {"0"}
    assert choices(changed(state, dice=()), None, "set_slot", "die") == {"free", *FACES}
