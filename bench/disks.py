"""Durable moves on disks of a known speed.

What a move costs is a flush and the work of the processor. A disk that flushes in a sixth of a millisecond leaves that
work nothing to hide behind; most disks that bots are hosted on take longer. So the same is measured again, with the
floor, in processes for which no flush is quicker than that of another disk (`slow_disk.c`): of the one for which the
aims were set, and of a slower one. It needs a C compiler, and Linux.
"""

import asyncio
import json
import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import asdict, replace
from pathlib import Path

from bench.figures import Figure, quiet
from bench.speed import durable

SOURCE = Path(__file__).parent / "slow_disk.c"

DISKS = (450, 1_300)
"""Microseconds that a flush takes at the least: where the aims were set it took 450, as one of four parts of a move."""


def slower() -> list[Figure]:
    """The figures of `durable` on each of `DISKS`; none, and that is said, where there is no compiler."""
    compiler = shutil.which("cc")
    if compiler is None:
        print("There is no C compiler, so slower disks are not measured.", file=sys.stderr)
        return []
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / "slow_disk.so"
        subprocess.run([compiler, "-shared", "-fPIC", "-o", library, SOURCE, "-ldl"], check=True)
        return [figure for micros in DISKS for figure in _on(library, micros)]


def _on(library: Path, micros: int) -> list[Figure]:
    found = subprocess.run(
        [sys.executable, "-m", "bench.disks"],
        env={**os.environ, "LD_PRELOAD": str(library), "FLUSH_NS": str(micros * 1000)},
        stdout=subprocess.PIPE,
        check=True,
    )
    figures = [Figure(**one) for one in json.loads(found.stdout)]
    return [replace(one, name=f"{one.name}, a flush of {micros / 1000:g} ms") for one in figures]


if __name__ == "__main__":
    quiet()
    print(json.dumps([asdict(one) for one in asyncio.run(durable())]))
