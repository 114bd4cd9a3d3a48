"""Which posts may be sent now. That they are sent so is for `test_outbox`."""

import math
from dataclasses import replace

import pytest

from bot.engine.lanes import AGENTS_A_SECOND, AHEAD, AT_ONCE, MOST_AT_ONCE, PACE, Lanes, lane_of
from bot.engine.outbox import LONGEST_PAUSE, PATIENCE
from bot.store.rows import OutboxRow


def post(
    game: int, people: bool = True, edits: bool = False, lane: str = "", interaction: int | None = 7
) -> OutboxRow:
    made = OutboxRow(1, game, "story", "", "maester-1", 0, lane, people=people, channel=100 + game % 10)
    return replace(made, edits=edits, interaction=interaction)


def lanes() -> tuple[Lanes, list[float]]:
    """Some, and the time they go by."""
    time = [0.0]
    return Lanes(lambda: time[0]), time


def test_a_channel_is_ahead_of_its_pace_by_so_many_posts_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.engine.lanes.PACE", PACE)  # as Discord takes them
    some, time = lanes()
    for _ in range(AHEAD):
        assert some.held_until(post(1)) is None
        some.begun(post(1))
        some.ended(post(1))
    assert some.held_until(post(1)) == PACE
    assert some.held_until(post(11)) == PACE, "another game of the channel"
    assert some.held_until(post(2)) is None, "another channel"
    assert some.held_until(post(1, edits=True)) is None, "edits are counted apart"
    assert some.held_until(post(1, lane="seat 0")) is None, "a private message goes elsewhere"
    time[0] = PACE
    assert some.held_until(post(1)) is None


def test_one_change_of_the_board_is_kept_for_what_people_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.engine.lanes.PACE", PACE)
    some, time = lanes()
    agents = post(1, edits=True, interaction=None)
    some.begun(agents)
    some.ended(agents)
    assert some.held_until(agents) == PACE
    assert some.held_until(post(1, edits=True)) is None
    time[0] = PACE
    assert some.held_until(agents) is None


def test_what_is_being_sent_counts_for_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games of a channel may send at the same time; their pause begins when they are sent."""
    monkeypatch.setattr("bot.engine.lanes.PACE", PACE)
    some, time = lanes()
    for game in (1, 11):
        assert some.held_until(post(game)) is None
        some.begun(post(game))
    assert some.held_until(post(21)) == PACE
    time[0] = 4 * PACE
    some.ended(post(1))
    some.ended(post(11))
    assert some.held_until(post(1)) == 5 * PACE


def test_what_hangs_takes_nobodys_place() -> None:
    some, _ = lanes()
    for game in range(AT_ONCE):
        some.begun(post(game))
    assert not some.free((AT_ONCE, ""))
    some.hangs((0, ""))
    assert some.free((AT_ONCE, ""))


def test_lanes_that_hung_have_half_of_all_places() -> None:
    some, _ = lanes()
    for game in range(MOST_AT_ONCE // 2):
        some.hangs(lane_of(post(game)))
        some.begun(post(game))
    assert not some.free((0, ""))
    assert some.free((MOST_AT_ONCE, ""))
    some.quick((0, ""))
    assert some.free((0, "")), "one that is quick again is one like others"


def test_that_a_lane_hung_is_forgotten_in_time() -> None:
    """Of most games that are over the last post was one more lane to look for, for good."""
    some, time = lanes()
    looked = some.wanted()
    some.begun(post(1))
    some.hangs(lane_of(post(1)))
    some.ended(post(1))
    assert some.slow
    time[0] = LONGEST_PAUSE + PATIENCE
    assert some.wanted() > looked, "it may have been tried just before"
    time[0] = 3600
    assert some.wanted() == looked
    assert not some.slow


def test_agents_alone_have_half_of_the_places_and_a_pace_for_all() -> None:
    some, time = lanes()
    for game in range(AT_ONCE // 2):
        assert some.held_until(post(game, people=False)) is None
        some.begun(post(game, people=False))
        if game < AT_ONCE // 2 - 1:
            assert some.held_until(post(AT_ONCE, people=False)) == time[0] + 1 / AGENTS_A_SECOND
        time[0] += 1 / AGENTS_A_SECOND
    assert some.held_until(post(AT_ONCE, people=False)) == math.inf, "they wait for a place"
    assert some.held_until(post(AT_ONCE)) is None
