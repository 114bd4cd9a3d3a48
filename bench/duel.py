"""How an agent fares against a weaker one: `python -m bench.duel [games] [name] [--first SEED]`.

The strongest of RISK meets the careful one; that of Fief meets chance, in both editions, with the Watch and without. A
long row of games can be played in pieces, each from another first seed.
"""

import argparse
import time
from collections import Counter
from typing import Any, NamedTuple

from bot.rules import fief, risk
from bot.rules.contract import Agent, Options
from bot.rules.fief.agent import sensible as courtly
from bot.rules.fief.model.options import FiefOptions
from bot.rules.menu import random_action
from bot.rules.risk.agent import sensible, strong
from bot.rules.risk.model.options import RiskOptions
from tests.rules.harness import play


class Duel(NamedTuple):
    """One seat, which goes round, against all others."""

    rules: Any
    options: Options
    players: int
    mine: Agent
    theirs: Agent


def _risk(mode: str, players: int) -> Duel:
    options = RiskOptions.model_validate({"mode": mode, "houses": "deal"})
    return Duel(risk.RULESET, options, players, strong, sensible)


def _fief(options: FiefOptions) -> Duel:
    return Duel(fief.RULESET, options, 3, courtly, random_action)


DUELS = {
    "skirmish of 2": _risk("skirmish", 2),
    "skirmish of 3": _risk("skirmish", 3),
    "dominion of 2": _risk("dominion", 2),
    "fief": _fief(FiefOptions()),
    "fief-b": _fief(FiefOptions(edition="b")),
    "fief-watch": _fief(FiefOptions(nwe=True)),
    "fief-b-watch": _fief(FiefOptions(edition="b", nwe=True)),
}


class Fared(NamedTuple):
    won: int
    """Alone."""
    ends: Counter[str]
    longest: float
    """Seconds it thought about a move."""


def fared(duel: Duel, games: int, first: int) -> Fared:
    won, ends, longest = 0, Counter[str](), 0.0

    def timed(rules: Any, view: Any, chance: Any) -> Any:
        nonlocal longest
        began = time.process_time()
        action = duel.mine(rules, view, chance)
        longest = max(longest, time.process_time() - began)
        return action

    for seed in range(first, first + games):
        me = seed % duel.players
        agents: list[Any] = [timed if seat == me else duel.theirs for seat in range(duel.players)]
        outcome = duel.rules.outcome(play(duel.rules, duel.options, agents, seed, longest=6000).state)
        won += outcome is not None and outcome.winners == (me,)
        ends[outcome.reason if outcome is not None else "unfinished"] += 1
    return Fared(won, ends, longest)


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("games", nargs="?", type=int, default=100)
    asked.add_argument("names", nargs="*", default=[*DUELS])
    asked.add_argument("--first", type=int, default=0)
    told = asked.parse_args()
    for name in told.names:
        found = fared(DUELS[name], told.games, told.first)
        ends = ", ".join(f"{reason} {count}" for reason, count in found.ends.most_common())
        print(
            f"{name}: {found.won} of {told.games} won ({ends}), {found.longest:.2f} s at the longest for a move"
        )


if __name__ == "__main__":
    main()
