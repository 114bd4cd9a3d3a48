"""Searches spines and head starts that give every border the board has and no other.

`python -m tools.maps.solve westeros [rounds]` goes on from the stored solution (or from the authored spines) and
stores a better one. The random numbers are seeded, so the same start gives the same result.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from tools.maps.cells import Grid, Labels, close_pairs, contacts, make_grid
from tools.maps.coast import Piece, pieces
from tools.maps.plan import HERE, Plan, Point, load_plan

STEP = 3.0
COARSE_STEP = 6.0
SHORTEST = 30.0  # a wanted border shorter than this costs
GAP = 9.0  # lands that are no neighbours and come closer than this (or the `gap` of the TOML) cost
REACH = 36.0  # how far a spine point may move from where it was authored
MOST_HEAD_START = 90.0


@dataclass
class Solution:
    """Spines (canvas units) and head starts of some places."""

    spines: dict[str, list[Point]]
    head_starts: dict[str, float]

    def of(self, places: list[str]) -> Solution:
        """The same for these places alone."""
        return Solution({p: self.spines[p] for p in places}, {p: self.head_starts[p] for p in places})

    def grow(self, grid: Grid) -> Labels:
        """The number of the place that owns each cell."""
        return grid.grow(list(self.spines.values()), list(self.head_starts.values()))


def solution_path(plan: Plan) -> Path:
    return HERE / f"{plan.board}.solved.json"


def load_solution(plan: Plan) -> Solution:
    """The stored solution; places whose authored spine changed start afresh."""
    path = solution_path(plan)
    stored = json.loads(path.read_text("utf-8")) if path.exists() else {}
    spines: dict[str, list[Point]] = {}
    starts: dict[str, float] = {}
    for place, spine in plan.points("spines").items():
        known = stored.get(place, {"authored": [], "spine": [], "head_start": 0.0})
        unchanged = [tuple(p) for p in known["authored"]] == spine
        spines[place] = [(p[0], p[1]) for p in known["spine"]] if unchanged else spine
        starts[place] = known["head_start"]
    return Solution(spines, starts)


def save_solution(plan: Plan, solution: Solution) -> None:
    authored = plan.points("spines")
    rows = [
        f'"{p}": '
        + json.dumps(
            {"authored": authored[p], "spine": solution.spines[p], "head_start": solution.head_starts[p]}
        )
        for p in plan.mainland
    ]
    solution_path(plan).write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")


@dataclass
class Verdict:
    """How far a labelling is from what the board wants; 0 would be perfect."""

    cost: float
    missing: list[tuple[int, int]]
    unwanted: list[tuple[int, int]]
    small: list[int]


def stretch(labels: Labels, count: int) -> NDArray[np.float64]:
    """How far from round each cell is: its moment of inertia over that of a disc of equal area (1 for a disc)."""
    rows, cols = np.nonzero(labels >= 0)
    owner = labels[rows, cols]
    size = np.maximum(np.bincount(owner, minlength=count), 1)
    spread = np.zeros(count)
    for values in (rows, cols):
        mean = np.bincount(owner, values, count) / size
        spread += np.bincount(owner, values.astype(float) ** 2, count) / size - mean**2
    return np.asarray(2 * np.pi * spread / size)


class Judge:
    """Weighs the labelling of one piece against the wanted pairs and the wanted room."""

    def __init__(self, plan: Plan, places: list[str]) -> None:
        number = {place: i for i, place in enumerate(places)}
        inner = [(number[a], number[b]) for a, b in plan.land_pairs if a in number and b in number]
        self.wanted = sorted((min(pair), max(pair)) for pair in inner)
        self.loose, self.gap = plan.loose, plan.art.get("gap", GAP)
        room = plan.art["room"]
        self.room = np.array([room.get(place, room["usual"]) for place in places], float)

    def verdict(self, labels: Labels, step: float) -> Verdict:
        found = contacts(labels, step)
        lengths = {p: found.get(p, 0.0) for p in self.wanted}
        missing = [p for p, length in lengths.items() if length < 0.7 * SHORTEST]
        close = {} if self.loose else close_pairs(labels, step, self.gap)
        unwanted = {p: n for p, n in close.items() if p not in self.wanted}
        area = np.bincount(labels[labels >= 0], minlength=len(self.room)) * step**2
        lack = np.maximum(0.0, self.room - area) / self.room
        cost = sum(30.0 + (SHORTEST - lengths[p]) for p in missing)
        cost += sum(0.5 * max(0.0, SHORTEST * 1.3 - length) for length in lengths.values())
        cost += sum(8.0 + 0.6 * length for length in unwanted.values())
        cost += 4.0 * float(np.maximum(0.0, stretch(labels, len(self.room)) - 1.5).sum())
        cost += float((lack * 60.0 + lack**2 * 120.0).sum()) + float(np.log(area + 1).std()) * 25.0
        return Verdict(cost, missing, list(unwanted), [int(i) for i in np.nonzero(lack > 0.1)[0]])


def nudge(
    solution: Solution, home: dict[str, list[Point]], trouble: list[str], rng: np.random.Generator
) -> Solution:
    """A neighbour of the solution: one or two places moved or grown, those in trouble first."""
    spines = {place: list(spine) for place, spine in solution.spines.items()}
    starts = dict(solution.head_starts)
    everywhere = list(spines)
    for _ in range(int(rng.integers(1, 4))):
        among = trouble if trouble and rng.random() < 0.6 else everywhere
        place = among[int(rng.integers(len(among)))]
        if rng.random() < 0.5:
            start = float(np.clip(starts[place] + rng.normal() * 12, -MOST_HEAD_START, MOST_HEAD_START))
            starts[place] = round(start, 1)
        else:
            j = int(rng.integers(len(spines[place])))
            at, origin = np.array(spines[place][j]), np.array(home[place][j])
            x, y = np.clip(at + rng.normal(size=2) * 9, origin - REACH, origin + REACH)
            spines[place][j] = (round(float(x), 1), round(float(y), 1))
    return Solution(spines, starts)


def climb(grid: Grid, plan: Plan, solution: Solution, rounds: int, seed: int) -> tuple[Solution, Verdict]:
    """Hill-climb for a number of rounds, from the solution of one piece."""
    places = list(solution.spines)
    judge, rng = Judge(plan, places), np.random.default_rng(seed)
    home = plan.points("spines")
    best = judge.verdict(solution.grow(grid), grid.step)
    for _ in range(rounds):
        trouble = [places[i] for i in [*(i for p in best.missing + best.unwanted for i in p), *best.small]]
        trial = nudge(solution, home, trouble, rng)
        verdict = judge.verdict(trial.grow(grid), grid.step)
        if verdict.cost < best.cost:
            solution, best = trial, verdict
    return solution, best


def report(places: list[str], verdict: Verdict) -> str:
    def told(pairs: list[tuple[int, int]]) -> str:
        return ", ".join(f"{places[a]}-{places[b]}" for a, b in pairs) or "none"

    small = ", ".join(places[i] for i in verdict.small) or "none"
    borders = f"missing: {told(verdict.missing)}; unwanted: {told(verdict.unwanted)}"
    return f"cost {verdict.cost:.1f}; {borders}; small: {small}"


def solve(plan: Plan, piece: Piece, stored: Solution, rounds: int) -> Solution:
    """A better solution of one piece, told on the terminal."""
    rough, _ = climb(make_grid(plan, piece.land, COARSE_STEP), plan, stored, 3 * rounds, seed=1)
    grid, judge = make_grid(plan, piece.land, STEP), Judge(plan, piece.places)
    start = min((stored, rough), key=lambda s: judge.verdict(s.grow(grid), STEP).cost)
    solution, verdict = climb(grid, plan, start, rounds, seed=2)
    print(report(piece.places, verdict))
    return solution


def main(board: str, rounds: int) -> None:
    plan = load_plan(board)
    whole = load_solution(plan)
    for piece in pieces(plan):
        better = solve(plan, piece, whole.of(piece.places), rounds)
        whole.spines.update(better.spines)
        whole.head_starts.update(better.head_starts)
    save_solution(plan, whole)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 400)
