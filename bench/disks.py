"""Durable moves where a flush takes a millisecond longer.

What a move costs is a flush and the work of the processor. A disk that flushes in a third of a millisecond leaves that
work nothing to hide behind; most disks that bots are hosted on take longer. So the same is measured once more, with
the floor, in a process for which flushes are slower (`slow_disk.c`). It needs a C compiler, and Linux.
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


def slower() -> list[Figure]:
    """The figures of `durable` on a slower disk; none, and that is said, where there is no compiler."""
    compiler = shutil.which("cc")
    if compiler is None:
        print("There is no C compiler, so slower disks are not measured.", file=sys.stderr)
        return []
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / "slow_disk.so"
        subprocess.run([compiler, "-shared", "-fPIC", "-o", library, SOURCE, "-ldl"], check=True)
        found = subprocess.run(
            [sys.executable, "-m", "bench.disks"],
            env={**os.environ, "LD_PRELOAD": str(library)},
            stdout=subprocess.PIPE,
            check=True,
        )
    figures = [Figure(**one) for one in json.loads(found.stdout)]
    return [replace(one, name=f"{one.name}, a flush 1 ms longer") for one in figures]


if __name__ == "__main__":
    quiet()
    print(json.dumps([asdict(one) for one in asyncio.run(durable())]))
