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
from tools.maps.coast import split_land
from tools.maps.plan import HERE, Plan, Point, load_plan

STEP = 3.0
COARSE_STEP = 6.0
SHORTEST = 30.0  # a wanted border shorter than this costs
GAP = 9.0  # lands that are no neighbours and come closer than this cost
REACH = 36.0  # how far a spine point may move from where it was authored
MOST_HEAD_START = 90.0


@dataclass
class Solution:
    """Spines (canvas units) and head starts, in the plan's order of mainland territories."""

    spines: list[list[Point]]
    head_starts: list[float]


def solution_path(plan: Plan) -> Path:
    return HERE / f"{plan.board}.solved.json"


def load_solution(plan: Plan) -> Solution:
    """The stored solution; territories whose authored spine changed start afresh."""
    authored = plan.points("spines")
    stored = json.loads(solution_path(plan).read_text("utf-8")) if solution_path(plan).exists() else {}
    spines: list[list[Point]] = []
    starts: list[float] = []
    for territory, spine in authored.items():
        known = stored.get(territory, {"authored": [], "spine": [], "head_start": 0.0})
        unchanged = [tuple(p) for p in known["authored"]] == spine
        spines.append([(p[0], p[1]) for p in known["spine"]] if unchanged else spine)
        starts.append(known["head_start"])
    return Solution(spines, starts)


def save_solution(plan: Plan, solution: Solution) -> None:
    authored = plan.points("spines")
    rows = [
        f'"{t}": ' + json.dumps({"authored": authored[t], "spine": spine, "head_start": start})
        for t, spine, start in zip(plan.mainland, solution.spines, solution.head_starts, strict=True)
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
    """Weighs a labelling against the wanted pairs and the wanted room."""

    def __init__(self, plan: Plan) -> None:
        number = {t: i for i, t in enumerate(plan.mainland)}
        self.wanted = sorted(
            (min(number[a], number[b]), max(number[a], number[b])) for a, b in plan.land_pairs
        )
        room = plan.art["room"]
        self.room = np.array([room.get(t, room["usual"]) for t in plan.mainland], float)

    def verdict(self, labels: Labels, step: float) -> Verdict:
        found = contacts(labels, step)
        lengths = {p: found.get(p, 0.0) for p in self.wanted}
        missing = [p for p, length in lengths.items() if length < 0.7 * SHORTEST]
        unwanted = {p: n for p, n in close_pairs(labels, step, GAP).items() if p not in self.wanted}
        area = np.bincount(labels[labels >= 0], minlength=len(self.room)) * step**2
        lack = np.maximum(0.0, self.room - area) / self.room
        cost = sum(30.0 + (SHORTEST - lengths[p]) for p in missing)
        cost += sum(0.5 * max(0.0, SHORTEST * 1.3 - length) for length in lengths.values())
        cost += sum(8.0 + 0.6 * length for length in unwanted.values())
        cost += 4.0 * float(np.maximum(0.0, stretch(labels, len(self.room)) - 1.5).sum())
        cost += float((lack * 60.0 + lack**2 * 120.0).sum()) + float(np.log(area + 1).std()) * 25.0
        return Verdict(cost, missing, list(unwanted), [int(i) for i in np.nonzero(lack > 0.1)[0]])


def nudge(
    solution: Solution, home: list[list[Point]], trouble: list[int], rng: np.random.Generator
) -> Solution:
    """A neighbour of the solution: one or two territories moved or grown, those in trouble first."""
    spines = [list(s) for s in solution.spines]
    starts = list(solution.head_starts)
    for _ in range(int(rng.integers(1, 4))):
        i = int(rng.choice(trouble)) if trouble and rng.random() < 0.6 else int(rng.integers(len(spines)))
        if rng.random() < 0.5:
            starts[i] = float(np.clip(starts[i] + rng.normal() * 12, -MOST_HEAD_START, MOST_HEAD_START))
        else:
            j = int(rng.integers(len(spines[i])))
            at, origin = np.array(spines[i][j]), np.array(home[i][j])
            x, y = np.clip(at + rng.normal(size=2) * 9, origin - REACH, origin + REACH)
            spines[i][j] = (round(float(x), 1), round(float(y), 1))
        starts[i] = round(starts[i], 1)
    return Solution(spines, starts)


def climb(grid: Grid, plan: Plan, solution: Solution, rounds: int, seed: int) -> tuple[Solution, Verdict]:
    """Hill-climb for a number of rounds."""
    judge, rng = Judge(plan), np.random.default_rng(seed)
    home = list(plan.points("spines").values())
    best = judge.verdict(grid.grow(solution.spines, solution.head_starts), grid.step)
    for _ in range(rounds):
        trouble = [i for p in best.missing + best.unwanted for i in p] + best.small
        trial = nudge(solution, home, trouble, rng)
        verdict = judge.verdict(grid.grow(trial.spines, trial.head_starts), grid.step)
        if verdict.cost < best.cost:
            solution, best = trial, verdict
    return solution, best


def report(plan: Plan, verdict: Verdict) -> str:
    names = plan.mainland

    def told(pairs: list[tuple[int, int]]) -> str:
        return ", ".join(f"{names[a]}-{names[b]}" for a, b in pairs) or "none"

    small = ", ".join(names[i] for i in verdict.small) or "none"
    borders = f"missing: {told(verdict.missing)}; unwanted: {told(verdict.unwanted)}"
    return f"cost {verdict.cost:.1f}; {borders}; small: {small}"


def main(board: str, rounds: int) -> None:
    plan = load_plan(board)
    land, _ = split_land(plan)
    stored = load_solution(plan)
    rough, _ = climb(make_grid(plan, land, COARSE_STEP), plan, stored, 3 * rounds, seed=1)
    grid, judge = make_grid(plan, land, STEP), Judge(plan)
    start = min((stored, rough), key=lambda s: judge.verdict(grid.grow(s.spines, s.head_starts), STEP).cost)
    solution, verdict = climb(grid, plan, start, rounds, seed=2)
    print(report(plan, verdict))
    save_solution(plan, solution)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 400)
