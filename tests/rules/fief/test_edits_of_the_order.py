"""Who is First Player, by a game master's hand."""

from __future__ import annotations

from bot.rules.fief import RULESET
from bot.rules.fief.actions import Pass
from bot.rules.fief.actions.by_hand import SetFirst
from bot.rules.fief.events.base import with_house
from bot.rules.fief.frames.war.moving import Moving
from bot.words import Voice
from tests.rules.fief.position import act, at
from tests.rules.fief.test_edits_of_the_map import edited, refused, three, told


def test_turns_go_from_the_first_player_who_was_set_with_the_next_step() -> None:
    """FIEF-0.6: those laid out already stay, so that nobody has two turns or none."""
    state = edited(at(three(), "P6.DECLARE", 5, Moving(seat=1), Moving(seat=0)), SetFirst(player="2"))
    assert (state.first, state.order) == (2, (2, 0, 1))
    assert RULESET.pending(state)[0].waiting == (0,)
    assert RULESET.pending(act(state, 0, Pass()))[0].waiting == (1,)


def test_the_next_round_goes_from_the_left_of_who_was_set() -> None:
    """FIEF-7.1."""
    state = edited(three(max_rounds="none"), SetFirst(player="1"))
    before = state.round
    while state.round == before:
        seat = RULESET.pending(state)[0].waiting[0]
        state = act(state, seat, RULESET.default(state, seat))
    assert state.first == 2


def test_only_another_one_who_plays_is_set() -> None:
    """FIEF-0.6, 17.50."""
    assert refused(three(), SetFirst(player="0"))[1].startswith("Alys is First Player already.")
    assert "has left the game" in refused(with_house(three(), 2, gone=True), SetFirst(player="2"))[1]
    assert refused(three(), SetFirst(player="9"))[0] == "FIEF-0.90"
    view = RULESET.view(three(), None)
    assert [one.value for one in RULESET.candidates(view, "set_first", {}, "player").choices] == ["1", "2"]  # type: ignore[union-attr]


def test_all_read_who_is_first_player_now() -> None:
    (event,) = told(three(), SetFirst(player="1"))
    text = event.text()
    assert text is not None
    assert Voice("en", RULESET.names, {1: "Bran"})(text) == "🛠️ First Player now: Bran."
