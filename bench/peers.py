"""Rules of another's making, for comparison: a random game of chess by `python-chess`, a ply after the other.

It is installed for the bench alone (the dependency group `bench`); elsewhere the row is left out, and that is said.
"""

import random
import sys
import time

from bench.figures import Figure

PLIES = 4_000
RUNS = 5


def chess(actions: float) -> list[Figure]:
    """Our actions a second beside random plies a second: the legal moves listed, one of them made."""
    try:
        import chess
    except ImportError:
        print(
            "python-chess is not installed, so it is not compared (requirements-bench.lock).", file=sys.stderr
        )
        return []

    def play(seed: int) -> float:
        chance, board = random.Random(seed), chess.Board()
        began = time.perf_counter()
        for _ in range(PLIES):
            moves = list(board.legal_moves)
            if not moves:
                board.reset()
                continue
            board.push(chance.choice(moves))
        return PLIES / (time.perf_counter() - began)

    plies = max(map(play, range(RUNS)))
    name = "rules alone: actions judged and folded, one thread"
    return [Figure(name, actions, "actions/s", "python-chess: random plies", plies)]
