"""What the numbers of a game say: dice against what chance gives, battles, and how long people take.

All of it from what is public while the game is on, and of what counts: entries that were taken back do not.
"""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate

from bot.engine.journal.entries import Entry, Rules
from bot.engine.journal.history import live
from bot.engine.table.seat_clocks import changed_no_decision, timed_decisions
from bot.rules.contract import Party, Prompt, Seat, State, events_seen, fold

SURE = 0.95
"""How often fair dice keep within the bounds that are told."""


@dataclass(slots=True)
class Fights:
    """The battles of a seat."""

    attacks: int = 0
    attacks_won: int = 0
    defences: int = 0
    defences_won: int = 0


Faces = dict[int, Counter[int]]
"""How often each face fell, by the sides of the die."""


@dataclass(slots=True)
class Statistics:
    """The numbers of one game."""

    dice: Faces = field(default_factory=dict)
    """All dice rolled openly."""
    dice_of: dict[Seat, Faces] = field(default_factory=dict)
    """Those that one seat rolled."""
    fights: dict[Party, Fights] = field(default_factory=dict)
    feats: dict[Party, Counter[str]] = field(default_factory=dict)
    """What the game itself counts, by name."""
    answers: dict[Seat, list[float]] = field(default_factory=dict)
    """Seconds from being awaited to the first move, each time."""


def statistics(rules: Rules, entries: Sequence[Entry]) -> Statistics:
    """The numbers of a whole journal."""
    found, counted = Statistics(), live(entries)
    for entry in counted:
        _count_rolls(found, entry)
        _count_battles(found, entry)
        _count_feats(found, entry)
    _time_answers(found, rules, counted)
    return found


def _count_rolls(found: Statistics, entry: Entry) -> None:
    """Count the draws that public events of the entry tell."""
    told: dict[str, Seat | None] = {}
    for event in events_seen(entry.events, None):
        for why, seat in event.rolls().items():
            told[why] = seat if told.get(why, seat) == seat else None
    for draw in entry.draws:
        if draw.kind == "roll" and draw.why in told:
            found.dice.setdefault(draw.bound, Counter()).update(draw.result)
            seat = told[draw.why]
            if seat is not None:
                found.dice_of.setdefault(seat, {}).setdefault(draw.bound, Counter()).update(draw.result)


def _count_battles(found: Statistics, entry: Entry) -> None:
    for event in events_seen(entry.events, None):
        battle = event.battle()
        if battle is None:
            continue
        attacker = found.fights.setdefault(battle.attacker, Fights())
        attacker.attacks += 1
        attacker.attacks_won += battle.won
        if battle.defender is not None:
            defender = found.fights.setdefault(battle.defender, Fights())
            defender.defences += 1
            defender.defences_won += not battle.won


def _count_feats(found: Statistics, entry: Entry) -> None:
    for event in events_seen(entry.events, None):
        for feat in event.feats():
            found.feats.setdefault(feat.party, Counter())[feat.name] += feat.count


def _time_answers(found: Statistics, rules: Rules, entries: Sequence[Entry]) -> None:
    """Note how long each seat took from being awaited to its first move, but not what follows in the turn.

    Left out are secret decisions (when somebody made theirs is nobody's business), moves of agents and of the clock,
    time in which a game master did something to the table, and moves that nobody waited for.
    """
    state: State | None = None
    since: dict[Seat, float] = {}
    waiting: set[Seat] = set()
    prompts: tuple[Prompt, ...] = ()
    for entry in entries:
        before, then = waiting, prompts
        state = fold(rules, entry.events, state) if entry.events else state
        if state is None:
            continue
        prompts = tuple(rules.pending(state))
        waiting = {
            seat for prompt in timed_decisions(prompts) if not prompt.secret for seat in prompt.waiting
        }
        if changed_no_decision(entry, then, prompts):
            continue
        if entry.act is not None or entry.signed is not None:
            since = {}
        elif entry.seat is not None and entry.public:
            asked = since.pop(entry.seat, None)
            if asked is not None and entry.by == "player":
                found.answers.setdefault(entry.seat, []).append(entry.at - asked)
        # Whose answer to a secret decision was the last is not told: only an open move may be the first of several.
        moved = {entry.seat} & before
        since = {seat: since.get(seat, entry.at) for seat in waiting if seat in since or seat not in moved}


# ── what chance gives ──


def mean(faces: Counter[int]) -> float:
    """The mean of some dice."""
    return sum(face * count for face, count in faces.items()) / faces.total()


def expected_mean(sides: int, dice: int) -> tuple[float, float]:
    """The bounds within which the mean of `dice` fair dice lies with probability `SURE` (normal approximation)."""
    middle, spread = (sides + 1) / 2, math.sqrt((sides * sides - 1) / 12 / dice)
    return max(1.0, middle - 1.96 * spread), min(float(sides), middle + 1.96 * spread)


def expected_count(dice: int, sides: int) -> tuple[int, int]:
    """How often one face falls among fair dice: bounds, both included, that hold with probability `SURE` or more.

    Exact, by the binomial distribution; each tail beyond a bound has at most half of the remaining probability.
    """
    tail = (1 - SURE) / 2
    shares = _binomial(dice, 1 / sides)
    return _beyond_tail(shares, tail), dice - _beyond_tail(shares[::-1], tail)


def _beyond_tail(shares: Sequence[float], tail: float) -> int:
    """The first place at which the shares up to it come to more than `tail`."""
    return next((place for place, total in enumerate(accumulate(shares)) if total > tail), 0)


def _binomial(trials: int, chance: float) -> list[float]:
    """The chance of 0 to `trials` successes."""
    log, rest = math.log(chance), math.log1p(-chance)
    return [
        math.exp(
            math.lgamma(trials + 1)
            - math.lgamma(k + 1)
            - math.lgamma(trials - k + 1)
            + k * log
            + (trials - k) * rest
        )
        for k in range(trials + 1)
    ]


def counts(faces: Mapping[int, int], sides: int) -> tuple[int, ...]:
    """How often each face fell, from 1 up."""
    return tuple(faces.get(face, 0) for face in range(1, sides + 1))
