"""How much memory a process holds. A file of its own: what is measured imports it, and is to grow no larger by it."""

import os
from pathlib import Path


def resident_mib(process: int | str = "self") -> float:
    """How much memory a process holds at present, in MiB: this one, or that with the given number."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGESIZE") / 2**20
