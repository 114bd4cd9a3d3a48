"""`python -m bench.balance`: how games of Tiny Epic Game of Thrones end that its own agent plays, by mode, difficulty
and number of players, and how long the agent thinks.

Against the Night King and the Rival the agent has all seats; in the competitive modes it meets random agents, its seat
going round. `docs/decisions/` has the table that the balance rests on.
"""

import time
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing import Pool
from statistics import mean
from typing import Annotated, get_args

import typer

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import fold
from bot.rules.menu import random_action
from bot.rules.tiny_epic import RULESET
from bot.rules.tiny_epic.agent.sensible import sensible
from bot.rules.tiny_epic.model.options import SEATS, Mode, TinyEpicOptions
from bot.rules.tiny_epic.model.sides import NIGHT, TREATY
from bot.rules.tiny_epic.model.state import TinyEpic

DIFFICULTIES = ("standard", "hard", "epic")
Case = tuple[Mode, str, int, int]
"""A mode, a difficulty, players, a seed."""


@dataclass(frozen=True)
class Result:
    """How one game went; times are of the processor, in seconds."""

    case: Case
    won: bool
    round: int
    level: int
    """After how many rounds the Treaty's score was not below the Night King's."""
    glass: int
    steel: int
    moves: int
    seconds: float
    slowest: float


def one(case: Case) -> Result:
    """Play one game."""
    mode, difficulty, players, seed = case
    options = TinyEpicOptions().model_copy(update={"mode": mode, "difficulty": difficulty})
    chance, whim = SeededChance(seed), SeededChance(f"whim {seed}")
    state: TinyEpic = fold(RULESET, RULESET.new(options, players, chance))
    together = options.treaty or options.rival
    me, times, level = seed % players, [0.0], set[int]()
    while state.result is None:
        seat = RULESET.pending(state)[0].waiting[0]
        view = RULESET.view(state, seat)
        if together or seat == me:
            begun = time.process_time()
            action = sensible(RULESET, view, whim)
            times.append(time.process_time() - begun)
        else:
            action = random_action(RULESET, view, whim)
        before = state
        state = fold(RULESET, RULESET.act(state, seat, action, chance), state)
        if options.treaty and before.round < state.round:
            scores = state.purses
            level |= {before.round} if scores[TREATY].score >= scores[NIGHT].score else set()
    won = me in state.result.winners
    night = state.night
    return Result(
        case,
        won,
        state.round,
        len(level),
        night.glass if night else 0,
        night.steel if night else 0,
        len(times) - 1,
        sum(times),
        max(times),
    )


def main(
    games: Annotated[int, typer.Option(help="Games at each table.")] = 100,
    mode: Annotated[list[str] | None, typer.Option(help="Only this mode, and others named so.")] = None,
    players: Annotated[int | None, typer.Option(help="Only with so many players.")] = None,
    difficulty: Annotated[str | None, typer.Option(help="Only at this difficulty.")] = None,
    first: Annotated[int, typer.Option(help="The first seed.")] = 0,
    jobs: Annotated[int, typer.Option(help="Processes.")] = 2,
) -> None:
    """Play, and print a row for each table."""
    cases: list[Case] = [
        (each, hard, number, seed)
        for each, (low, high) in SEATS.items()
        if (each in mode if mode else each in get_args(Mode))
        for hard in (
            DIFFICULTIES if TinyEpicOptions().model_copy(update={"mode": each}).treaty else DIFFICULTIES[:1]
        )
        if difficulty in (None, hard)
        for number in range(low, high + 1)
        if players in (None, number)
        for seed in range(first, first + games)
    ]
    with Pool(jobs) as pool:
        report(pool.map(one, cases, chunksize=1))


def report(results: Sequence[Result]) -> None:
    """A row for each table."""
    tables = defaultdict[tuple[str, str, int], list[Result]](list)
    for result in results:
        tables[result.case[:3]].append(result)
    print("| mode | difficulty | players | games | won | level | glass | steel | ms a move | slowest |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for (mode, difficulty, players), found in tables.items():
        won = sum(one.won for one in found)
        level = sum(one.level > 0 for one in found)
        glass, steel = mean(one.glass for one in found), mean(one.steel for one in found)
        each = 1000 * sum(one.seconds for one in found) / max(1, sum(one.moves for one in found))
        slowest = 1000 * max(one.slowest for one in found)
        print(
            f"| {mode} | {difficulty} | {players} | {len(found)} | {won} | {level} | {glass:.1f} | {steel:.1f} "
            f"| {each:.1f} | {slowest:.0f} |"
        )


if __name__ == "__main__":
    typer.run(main)
