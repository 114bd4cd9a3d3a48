"""A measured figure, its floor, and how they are printed and kept."""

import json
import logging
import os
import platform
import statistics
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict, dataclass
from datetime import date
from pathlib import Path
from typing import TypeVar

import structlog
from rich.console import Console
from rich.table import Table

T = TypeVar("T")


def quiet() -> None:
    """Log nothing but errors, so that what is printed can be read."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))


LATEST = Path(__file__).parent / "latest.json"

RUN = 20
"""How many in a row nobody else has to have disturbed: see `undisturbed`."""


@dataclass(frozen=True)
class Figure:
    """One figure. `ratio` is value / floor: how many times its floor, or peer, it is."""

    name: str
    value: float
    unit: str
    floor_name: str
    floor: float
    aim: str = ""

    @property
    def ratio(self) -> float:
        """The value as a multiple of its floor."""
        return self.value / self.floor if self.floor else 0.0


def median_ms(work: Callable[[], object], times: int) -> float:
    """The median time of `work` in milliseconds, after one warm run."""
    work()
    return statistics.median(taken_ms(work) for _ in range(times))


def taken_ms(work: Callable[[], object]) -> float:
    """How many milliseconds `work` takes this once."""
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1000


def undisturbed(taken: Sequence[float]) -> float:
    """The least median of `RUN` in a row: what it takes while nobody else on the machine has its turn."""
    return min(statistics.median(taken[at : at + RUN]) for at in range(0, max(len(taken) - RUN, 0) + 1, RUN))


async def median_ms_async(work: Callable[[], Awaitable[object]], times: int, warm: int = 5) -> float:
    """The median time of awaiting `work` in milliseconds, after some warm runs."""
    taken = []
    for i in range(warm + times):
        start = time.perf_counter()
        await work()
        if i >= warm:
            taken.append((time.perf_counter() - start) * 1000)
    return statistics.median(taken)


async def taken_by(work: Awaitable[T]) -> tuple[float, T]:
    """How many milliseconds it took, and what came of it."""
    start = time.perf_counter()
    result = await work
    return (time.perf_counter() - start) * 1000, result


def show(figures: Sequence[Figure]) -> None:
    """Print the table and write `latest.json`."""
    table = Table("figure", "value", "floor or peer", "its value", "ratio", "aim")
    for figure in figures:
        table.add_row(
            figure.name,
            f"{figure.value:,.4g} {figure.unit}",
            figure.floor_name,
            f"{figure.floor:,.4g} {figure.unit}",
            f"{figure.ratio:.3g}",
            figure.aim,
        )
    Console(width=170).print(table)
    found = {
        "python": platform.python_version(),
        "machine": f"{platform.machine()}, {platform.system()}, {os.cpu_count()} cores",
        "at": f"{date.today():%d %B %Y}",
        "figures": [{**asdict(figure), "ratio": figure.ratio} for figure in figures],
    }
    LATEST.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
