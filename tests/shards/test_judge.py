"""The judge of `make kills` finds what it is there to find."""

from typing import Any

import pytest

from bot.sandbox.model import Message
from tests.shards.judge import posted, wrong


def post(number: int, kind: str, *, untried: bool = False, became: str | None = None) -> dict[str, Any]:
    return {"id": number, "game_id": 1, "kind": kind, "untried": untried, "became": became}


def message(nonce: str, channel: int = 1) -> Message:
    made = Message.__new__(Message)
    made.id, made.channel_id, made.nonce = 1, channel, nonce
    return made


def test_a_board_that_a_later_one_overtook_is_not_missed() -> None:
    promised = [post(1, "turn", untried=True), post(2, "turn")]
    assert wrong(promised, [(2, 90)], {1}) == []


def test_a_board_that_somebody_had_begun_to_send_is_missed_whatever_came_later() -> None:
    promised = [post(1, "turn"), post(2, "turn")]
    assert wrong(promised, [(2, 90)], {1}) == promised[:1]


def test_a_board_that_changed_the_one_that_is_there_is_not_missed() -> None:
    promised = [post(1, "turn"), post(2, "turn", became="90"), post(3, "turn", became="91")]
    assert wrong(promised, [(1, 90)], {1}) == promised[2:]


@pytest.mark.parametrize("kind", ["turn", "story", "notice", "signed"])
def test_the_last_of_each_kind_is_missed(kind: str) -> None:
    promised = [post(1, kind, untried=True)]
    assert wrong(promised, [], {1}) == promised


def test_where_a_game_is_over_no_board_is_missed() -> None:
    assert wrong([post(1, "turn")], [], set()) == []


def test_a_change_of_a_board_that_took_it_down_and_posted_it_anew_is_found() -> None:
    promised = [post(1, "turn"), post(2, "dashboard")]
    assert wrong(promised, [(1, 90), (2, 91)], {1}) == promised[1:]


def test_the_first_board_of_a_table_where_agents_begin_is_none() -> None:
    assert wrong([post(1, "dashboard"), post(2, "turn")], [(1, 90), (2, 91)], {1}) == []


def test_a_board_taken_down_and_posted_anew_under_its_number_is_found() -> None:
    with pytest.raises(AssertionError):
        posted([message("abc-1"), message("abc-1")], "abc")


def test_a_story_in_several_messages_and_a_call_in_private_are_no_repeats() -> None:
    sent = [message("abc-1-7"), message("abc-1-9"), message("abc-1"), message("abc-1", channel=2)]
    assert [number for number, _ in posted(sent, "abc")] == [1, 1, 1, 1]
