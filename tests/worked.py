"""The worked system of `docs/adding-a-system.md`, run as it stands there."""

import re
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

PAGE = Path(__file__).parent.parent / "docs" / "adding-a-system.md"


@cache
def module() -> ModuleType:
    """The page's Python block as a module."""
    page = PAGE.read_text(encoding="utf-8")
    block = re.search(r"^```python\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    assert block, f"{PAGE} has no Python block"
    # Compiled at the block's own lines, so that a traceback points into the page.
    source = "\n" * page[: block.start(1)].count("\n") + block[1]
    made = ModuleType("tourney")
    exec(compile(source, str(PAGE), "exec"), made.__dict__)
    return made


def tourney() -> Any:
    """Its rule set."""
    return module().RULESET
