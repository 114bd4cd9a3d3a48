"""The log of a game: turn by turn, as its reader may know it, with what was taken back marked."""

from dataclasses import replace
from typing import Any

import pytest

from bot.engine.journal.entries import Appointment, Entry, Rewind, Signed
from bot.engine.records.game_log import Search, Turn, turns
from bot.rules.contract import Text
from bot.words import Voice
from tests.engine import memory_store
from tests.worked import module


def laid(n: int, seat: int) -> Entry:
    return Entry(n, seat, "player", None, (), (module().Laid(seat=seat, card=1),), 10.0 * n)


def closed(n: int, winner: int) -> Entry:
    done: Any = module().Round(cards={0: 5, 1: 3}, dice={}, winner=winner)
    return Entry(n, winner, "player", None, (), (done,), 10.0 * n)


def rewind(n: int, to: int) -> Entry:
    signed = Signed(who="Cate", why="a slip")
    return Entry(n, None, "gm", None, (), (), 10.0 * n, Rewind(to=to), signed)


def keys(found: list[Turn]) -> list[list[str]]:
    return [[line.text.key for line in turn.lines] for turn in found]


def test_a_turn_ends_where_all_see_it_end() -> None:
    found = turns([closed(0, 0), laid(1, 0), closed(2, 1)], None)
    assert [(turn.number, turn.closed) for turn in found] == [(1, 0), (2, 2), (3, None)]
    assert keys(found) == [["tourney-round"], ["tourney-round"], []]


def test_a_line_knows_its_time_and_whom_it_is_about() -> None:
    (line,) = turns([closed(4, 1)], None)[0].lines
    assert (line.at, line.seats, line.live, line.about) == (40.0, frozenset({1}), True, None)
    assert line.text == Text(key="tourney-round", args={"seat": 1, "card": 3})


def test_after_a_rewind_the_count_goes_on_where_the_game_stands() -> None:
    found = turns([closed(0, 0), closed(1, 1), rewind(2, 1), closed(3, 0)], None)
    assert [turn.number for turn in found] == [1, 2, 3, 2, 3]
    assert [line.live for turn in found for line in turn.lines] == [True, False, True, True]
    assert [line.text.key for line in found[2].lines] == ["act-rewind-signed"]


def test_what_somebody_did_stays_theirs_when_another_takes_the_seat() -> None:
    """“Has looked at what Davin hides” became “… what Cass hides” after a substitute."""
    act = Appointment(kind="substitute", seat=1, name="Cass", before="Davin")
    entries = [closed(0, 1), Entry(1, None, "gm", None, (), (), 5.0, act), closed(2, 1)]
    earlier, taken, later = [line for turn in turns(entries, None) for line in turn.lines]
    assert (dict(earlier.players), dict(taken.players), dict(later.players)) == ({1: "Davin"}, {}, {})
    say = Voice("en", {}, {0: "Alys", 1: "Cass"})
    assert say.of(earlier.players).player(1) == "Davin"
    assert say.of(later.players).player(1) == "Cass"


@pytest.mark.parametrize(("kind", "stays"), [("removal", {1: "Davin"}), ("regent", {}), ("return", {})])
def test_whoever_has_lost_the_seat_is_named_as_they_were_and_whoever_has_it_as_they_are(
    kind: Any, stays: dict[int, str]
) -> None:
    act = Appointment(kind=kind, seat=1, name="random", before="Davin")
    entries = [closed(0, 1), Entry(1, None, "gm", None, (), (), 5.0, act)]
    assert dict(turns(entries, None)[0].lines[0].players) == stays


def test_what_is_done_to_the_table_is_of_the_table_and_about_its_seat() -> None:
    act = Appointment(kind="regent", seat=1, name="random", before="Bran")
    (line,) = turns([Entry(0, None, "clock", None, (), (), 5.0, act)], None)[0].lines
    assert (line.about, line.seats) == ("table", frozenset({1}))
    assert Search(about="table", seat=1).fits(Turn(1), line)
    assert not Search(seat=0).fits(Turn(1), line)
    assert not Search(about="round").fits(Turn(1), line)


@pytest.mark.parametrize(
    ("search", "fits"),
    [
        (Search(), True),
        (Search(turn=1), True),
        (Search(turn=2), False),
        (Search(seat=1), True),
        (Search(seat=0), False),
    ],
)
def test_what_is_searched_for(search: Search, fits: bool) -> None:
    turn, *_ = turns([closed(0, 1)], None)
    assert search.fits(turn, turn.lines[0]) is fits


def test_battles_and_cards_are_found_in_a_real_game() -> None:
    game = memory_store.game("risk", ("Alys", "Bran"), actions=150, quits=False)
    lines = [line for turn in turns(paper_entries(game), None) for line in turn.lines]
    assert {"risk-conquered", "risk-halted"} & {line.text.key for line in lines if line.about == "battle"}
    assert "risk-deck-shuffled" in {line.text.key for line in lines if line.about == "card"}
    assert {line.about for line in lines} == {None, "battle", "card"}


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_nobody_reads_what_they_may_not_know(viewer: int | None) -> None:
    """The log of a reader is that of a journal from which all is gone that the reader may not know."""
    game = memory_store.game("risk", ("Alys", "Bran"), actions=150, quits=False)
    entries = paper_entries(game)
    bare = [
        replace(entry, action=None, events=tuple(seen for e in entry.events if (seen := e.seen_by(viewer))))
        for entry in entries
    ]
    assert turns(entries, viewer) == turns(bare, viewer)


def test_every_system_tells_every_turn_in_words() -> None:
    for system in ("risk", "tourney"):
        game = memory_store.game(system, ("Alys", "Bran"), actions=80)
        told = turns(paper_entries(game), None)
        assert all(turn.lines for turn in told if turn.closed is not None)


def paper_entries(game: Any) -> list[Entry]:
    return [game._stored.read(row) for row in game.store.rows]
