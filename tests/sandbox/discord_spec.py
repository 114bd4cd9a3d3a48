"""Discord's own description of its HTTP API, read once."""

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any

from tests.sandbox.oracle import Oracle


@cache
def spec() -> dict[str, Any]:
    packed = (Path(__file__).parent / "discord-openapi.json.gz").read_bytes()
    found: dict[str, Any] = json.loads(gzip.decompress(packed))
    return found


@cache
def oracle() -> Oracle:
    return Oracle(spec())
