"""The last answer is kept for the same state and the same question, and for no other."""

from __future__ import annotations

from bot.rules.kit.memo import last


def test_the_last_answer_is_given_again_for_the_same_state_alone() -> None:
    asked = []

    @last
    def size(state: list[int], more: int) -> int:
        asked.append(state)
        return len(state) + more

    one, like_it = [1, 2], [1, 2]
    assert [size(one, 1), size(one, 1), size(one, 2), size(like_it, 2), size(one, 2)] == [3, 3, 4, 4, 4]
    assert len(asked) == 4
