"""The journal as stored text: what is an act of the table and what is an edit is known by its kind alone."""

from typing import Any

import pytest
from pydantic import ValidationError

from bot.engine.journal.entries import ACT_KINDS, Codec, Entry, Halt, Signed
from bot.rules.contract import EndGame
from bot.store.rows import EntryRow
from tests.engine.engine_fixture import SYSTEMS

WHY = Signed(who="Cate", why="a dispute, settled")


def stored(entry: Entry) -> Entry:
    codec = Codec(SYSTEMS["tourney"])
    return codec.read(codec.write(entry, 2, "{}"))


def test_an_edit_that_changes_nothing_is_read_as_an_edit() -> None:
    edit = Entry(3, None, "gm", EndGame(winners=("0",)), (), (), 5.0, signed=WHY)
    assert stored(edit) == edit


def test_an_act_is_read_as_an_act() -> None:
    act = Entry(3, None, "gm", None, (), (), 5.0, act=Halt(kind="pause"), signed=WHY)
    assert stored(act) == act


def test_all_kinds_of_acts_are_known() -> None:
    assert {"regent", "rewind", "pause", "wake", "extend", "skip", "attempt", "audit", "ruling"} <= ACT_KINDS


def test_no_game_may_call_an_edit_as_an_act_is_called() -> None:
    class Sleeping(EndGame):
        kind: Any = "sleep"

    class Rules:
        id, actions, events, edits = "tourney", (EndGame,), (EndGame,), (Sleeping,)

    with pytest.raises(TypeError, match="sleep"):
        Codec(Rules())  # type: ignore[arg-type]


def test_a_damaged_row_is_told_as_one() -> None:
    with pytest.raises(ValidationError):
        Codec(SYSTEMS["tourney"]).read(EntryRow(3, None, "gm", "{", "[]", "[]", 5.0))
