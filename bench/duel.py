"""How the strongest agent of RISK fares against the careful one: `python -m bench.duel [games]`."""

import sys
import time
from typing import Any

from bot.rules.risk import RULESET
from bot.rules.risk.agent import sensible, strong
from bot.rules.risk.model.options import RiskOptions
from tests.rules.harness import play

KINDS = (("skirmish", 2), ("skirmish", 3), ("dominion", 2))


def duel(mode: str, players: int, games: int) -> tuple[int, float]:
    """Games won by the strongest alone, and the longest it thought about a move."""
    won, longest = 0, 0.0

    def timed(rules: Any, view: Any, chance: Any) -> Any:
        nonlocal longest
        began = time.process_time()
        action = strong(rules, view, chance)
        longest = max(longest, time.process_time() - began)
        return action

    for seed in range(games):
        me = seed % players
        options = RiskOptions.model_validate({"mode": mode, "houses": "deal"})
        agents = [timed if seat == me else sensible for seat in range(players)]
        outcome = RULESET.outcome(play(RULESET, options, agents, seed, longest=6000).state)
        won += outcome is not None and outcome.winners == (me,)
    return won, longest


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    for mode, players in KINDS:
        won, longest = duel(mode, players, games)
        print(f"{mode} of {players}: {won} of {games} won, {longest:.2f} s at the longest for a move")


if __name__ == "__main__":
    main()
