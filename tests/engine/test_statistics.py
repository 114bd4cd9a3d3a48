"""The numbers of a game: open dice alone, bounds that fair dice keep, battles, and time to a first move."""

import asyncio
import math
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from bot.engine.chance import Draw
from bot.engine.journal import Appointment, Entry, Rewind
from bot.engine.statistics import expected_count, expected_mean, mean, statistics
from bot.rules.contract import Battle, Event
from bot.rules.risk.model.actions import KeepCards
from bot.rules.risk.model.options import RiskOptions
from tests.engine import paper
from tests.engine.desk import SYSTEMS, awaited
from tests.engine.test_records import paper_entries

RULES = SYSTEMS["tourney"]


class Struck(Event):
    """A fight with its dice."""

    kind: str = "struck"
    won: bool = True
    defender: int | None = 1

    def battle(self) -> Battle:
        return Battle(attacker=0, defender=self.defender, won=self.won)

    def rolls(self) -> dict[str, int | None]:
        return {"attack": 0, "defence": self.defender}


class Unseen(Struck):
    def seen_by(self, viewer: int | None) -> None:  # type: ignore[override]
        return None


def entry(n: int, *events: Event, draws: tuple[Draw, ...] = (), **more: Any) -> Entry:
    return Entry(n, more.pop("seat", 0), "player", None, draws, events, 0.0, **more)


def roll(why: str, *faces: int, kind: Any = "roll", sides: int = 6) -> Draw:
    return Draw(n=0, why=why, kind=kind, bound=sides, result=faces)


class Still:
    """Rules in which nobody is ever awaited."""

    def apply(self, state: Any, event: Event) -> str:
        return "state"

    def pending(self, state: Any) -> tuple[()]:
        return ()


def counted(*entries: Entry) -> Any:
    rules: Any = Still()
    return statistics(rules, entries)


# ── dice ──


def test_dice_count_for_whoever_rolled_them() -> None:
    found = counted(
        entry(0, Struck(), draws=(roll("attack", 6, 1), roll("defence", 3), roll("attack", 8, sides=8)))
    )
    assert found.dice == {6: Counter({6: 1, 1: 1, 3: 1}), 8: Counter({8: 1})}
    assert found.dice_of == {0: {6: Counter({6: 1, 1: 1}), 8: Counter({8: 1})}, 1: {6: Counter({3: 1})}}


def test_dice_of_two_seats_under_one_name_are_nobody_s() -> None:
    class Other(Struck):
        def rolls(self) -> dict[str, int | None]:
            return {"attack": 1}

    found = counted(entry(0, Struck(), Other(), draws=(roll("attack", 4),)))
    assert found.dice == {6: Counter({4: 1})}
    assert found.dice_of == {}


@pytest.mark.parametrize(
    ("event", "draw"),
    [
        (Struck(), roll("end_card", 4)),
        (Unseen(), roll("attack", 4)),
        (Struck(), roll("attack", 0, 1, kind="shuffle", sides=2)),
    ],
    ids=["a draw no event tells", "an event nobody sees", "a shuffle"],
)
def test_what_is_not_told_to_all_is_not_counted(event: Event, draw: Draw) -> None:
    assert counted(entry(0, event, draws=(draw,))).dice == {}


def test_what_was_taken_back_is_not_counted() -> None:
    undone = entry(1, Struck(), draws=(roll("attack", 6),))
    back = Entry(2, None, "gm", None, (), (), 0.0, Rewind(to=1))
    found = counted(entry(0), undone, back, entry(3, Struck(), draws=(roll("attack", 2),)))
    assert found.dice == {6: Counter({2: 1})}
    assert found.fights[0].attacks == 1


def test_the_dice_of_a_skirmish_are_those_of_its_ledger() -> None:
    game = paper.game("risk", ("Alys", "Bran", "Cass"), actions=300, quits=False)
    entries = paper_entries(game)
    ledger: Counter[int] = Counter()
    for each in entries:
        for draw in each.draws:
            if draw.why in ("first", "attack", "defence"):
                ledger.update(draw.result)
    found = statistics(game.rules, entries)
    assert found.dice == {6: ledger}
    assert ledger.total() > 100
    assert any(draw.why == "end_card" for each in entries for draw in each.draws)
    attacks = sum(sum(one.values()) for seat in found.dice_of.values() for one in seat.values())
    assert attacks > 100


@pytest.mark.parametrize(("dice", "sides"), [(1, 6), (10, 6), (60, 6), (500, 6), (40, 8)])
def test_fair_dice_keep_the_bounds_of_a_face(dice: int, sides: int) -> None:
    """Reckoned by whole numbers: within the bounds lie 95 in 100, and neither bound could be tighter."""
    low, high = expected_count(dice, sides)

    def share(first: int, last: int) -> float:
        ways = sum(math.comb(dice, k) * (sides - 1) ** (dice - k) for k in range(first, last + 1))
        return ways / sides**dice

    assert share(low, high) >= 0.95
    assert share(0, low - 1) <= 0.025 < share(0, low)
    assert share(high + 1, dice) <= 0.025 < share(high, dice)


def test_fair_dice_keep_the_bounds_of_their_mean() -> None:
    low, high = expected_mean(6, 100)
    assert (round(low, 3), round(high, 3)) == (3.165, 3.835)
    assert expected_mean(6, 1) == (1.0, 6.0)
    assert mean(Counter({1: 1, 6: 3})) == 4.75


# ── battles ──


def test_battles_count_for_both_sides() -> None:
    found = counted(entry(0, Struck(), Struck(won=False), Struck(defender=None)))
    assert (found.fights[0].attacks, found.fights[0].attacks_won) == (3, 2)
    assert (found.fights[1].defences, found.fights[1].defences_won) == (2, 1)


def test_every_invasion_of_a_skirmish_is_a_battle() -> None:
    entries = paper_entries(paper.game("risk", ("Alys", "Bran"), actions=300, quits=False))
    kinds = Counter(event.kind for each in entries for event in each.events)
    found = statistics(SYSTEMS["risk"], entries)
    assert sum(one.attacks for one in found.fights.values()) == kinds["halted"] + kinds["conquered"]
    assert sum(one.attacks_won for one in found.fights.values()) == kinds["conquered"]
    assert kinds["halted"]
    assert kinds["conquered"]


# ── time ──


def timed(*at: float) -> list[Entry]:
    """The first entries of a skirmish, each at its time."""
    game = paper.game(
        "risk", ("Alys", "Bran"), actions=len(at) - 1, quits=False, options='{"houses":"deal"}', seed=7
    )
    entries = paper_entries(game)
    return [replace(each, at=time, by="player") for each, time in zip(entries, at, strict=True)]


def test_only_the_first_move_of_a_turn_is_an_answer() -> None:
    entries = timed(0.0, 100.0, 101.0)
    assert entries[1].seat == entries[2].seat
    assert statistics(SYSTEMS["risk"], entries).answers == {entries[1].seat: [100.0]}


@pytest.mark.parametrize("by", ["agent", "clock", "gm"])
def test_what_nobody_did_themselves_is_no_answer(by: Any) -> None:
    entries = timed(0.0, 100.0)
    assert statistics(SYSTEMS["risk"], [entries[0], replace(entries[1], by=by)]).answers == {}


def test_time_in_which_the_table_was_touched_counts_from_then_on() -> None:
    first, move = timed(0.0, 100.0)
    act = Entry(
        1, None, "clock", None, (), (), 60.0, Appointment(kind="return", seat=0, name="Alys", before="")
    )
    found = statistics(SYSTEMS["risk"], [first, act, replace(move, n=2)])
    assert found.answers == {move.seat: [40.0]}


def test_when_somebody_decided_in_secret_is_not_told() -> None:
    entries = paper_entries(paper.game("tourney", ("Alys", "Bran"), actions=9, quits=False))
    assert any(each.seat is not None for each in entries)
    assert statistics(RULES, entries).answers == {}


@pytest.mark.parametrize("order", [(0, 1, 2), (1, 2, 0), (2, 0, 1)])
def test_who_was_the_last_to_decide_in_secret_is_not_told(order: tuple[int, ...]) -> None:
    """Three keep their Objectives, in any order; whoever then claims a land first is timed from there."""
    options = RiskOptions(mode="dominion", houses="deal").model_dump_json()
    game = paper.table("risk", ("Alys", "Bran", "Cass"), options=options)

    async def keep_and_claim() -> list[Entry]:
        await game.start()
        for seat in order:
            await game.submit(seat, KeepCards(cards=game.state.court.objectives[seat][:2]))
        (first,) = awaited(game)
        await game.submit(first, game.rules.default(game.state, first))
        return await game.entries()

    *_, kept, claim = asyncio.run(keep_and_claim())
    found = statistics(game.rules, paper_entries(game))
    assert found.answers == {claim.seat: [claim.at - kept.at]}


def test_an_order_that_nobody_saw_is_no_answer() -> None:
    entries = timed(0.0, 100.0, 101.0)
    hidden = replace(entries[1], events=())
    found = statistics(SYSTEMS["risk"], [entries[0], hidden, replace(entries[1], n=2, at=130.0)])
    assert found.answers == {entries[1].seat: [130.0]}


def test_the_dice_of_a_tourney_are_those_of_its_ties() -> None:
    entries = paper_entries(paper.game("tourney", ("Alys", "Bran", "Cass"), seed=3))
    ties = [face for each in entries for draw in each.draws if draw.why == "tie" for face in draw.result]
    assert ties
    assert statistics(RULES, entries).dice == {6: Counter(ties)}
