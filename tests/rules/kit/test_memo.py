"""The last answer is kept for the same state and the same question, and for no other."""

from __future__ import annotations

import pickle
from collections.abc import Callable

from bot.rules.kit.draft import changed
from bot.rules.kit.memo import Keeping, kept, last, last_of


def test_the_last_answer_is_given_again_for_the_same_state_alone() -> None:
    asked = []

    @last
    def size(state: list[int], more: int) -> int:
        asked.append(state)
        return len(state) + more

    one, like_it = [1, 2], [1, 2]
    assert [size(one, 1), size(one, 1), size(one, 2), size(like_it, 2), size(one, 2)] == [3, 3, 4, 4, 4]
    assert len(asked) == 4


def test_an_answer_is_that_of_its_own_state_though_another_thread_asks_in_between() -> None:
    class Interrupted(int):
        """Whoever compares it is interrupted: another thread asks about another state."""

        def __eq__(self, other: object) -> bool:
            if interrupt:
                interrupt.pop()()
            return super().__eq__(other)

        __hash__ = int.__hash__

    @last
    def size(state: list[int], more: int) -> int:
        return len(state) + more

    interrupt: list[Callable[[], int]] = []
    one, other = [1, 2], [1, 2, 3, 4]
    size(one, Interrupted(1))
    interrupt.append(lambda: size(other, 1))
    assert size(one, Interrupted(1)) == 3


class Heap(Keeping):
    stones: tuple[int, ...] = ()
    name: str = ""


def test_a_state_keeps_its_answers_and_its_copies_do_not() -> None:
    asked = []

    @kept
    def total(state: Heap, more: int) -> int:
        asked.append(more)
        return sum(state.stones) + more

    heap = Heap(stones=(1, 2))
    assert [total(heap, 1), total(heap, 2), total(heap, 1)] == [4, 5, 4]
    assert asked == [1, 2]
    assert total(changed(heap, stones=(1, 2, 3)), 1) == 7
    assert heap == Heap(stones=(1, 2)), "answers are no part of it"
    assert pickle.loads(pickle.dumps(heap)) == heap
    assert Heap.model_validate_json(heap.model_dump_json()) == heap


def test_an_answer_of_parts_lasts_while_they_are_the_same_and_stays_itself_while_it_is_equal() -> None:
    asked = []

    @last_of(lambda heap: (heap.stones,))
    def sizes(state: Heap) -> tuple[int, ...]:
        asked.append(state)
        return tuple(sorted(state.stones))

    heap = Heap(stones=(2, 1))
    first = sizes(heap)
    assert sizes(changed(heap, name="of flint")) is first
    assert len(asked) == 1
    assert sizes(changed(heap, stones=(1, 2))) is first
    assert sizes(changed(heap, stones=(3,))) == (3,)
    assert len(asked) == 3
