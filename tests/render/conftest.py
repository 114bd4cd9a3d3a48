"""Prepared boards are kept between runs, out of the way of the host's own."""

import os
from pathlib import Path

os.environ.setdefault("MAESTER_CACHE", str(Path(__file__).parents[2] / ".cache" / "maester"))
