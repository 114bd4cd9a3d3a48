"""Discord's own description of its HTTP API, read once."""

from functools import cache
from pathlib import Path

from bot.sandbox.oracle import Oracle


@cache
def oracle() -> Oracle:
    return Oracle.load(Path(__file__).parent / "discord-openapi.json.gz")
