"""What a start of the process reads and makes, before anybody has asked for anything."""

import subprocess
import sys

LATER = """
from bot.collector import loading
with loading():
    import bot.cli, bot.run
from bot.rules.contract import models
from bot.rules.registry import RULESETS
assert len(RULESETS) > 2 and len([*models()]) < 100, "what is asked of a database needs no rules"
assert all(rules.id == game for game, rules in RULESETS.items())
kinds = [*models()]
built = [kind.__name__ for kind in kinds if kind.__pydantic_complete__]
assert len(kinds) > 600 and len(built) < 40, built
for kind in kinds:
    kind.model_rebuild()
    assert kind.__pydantic_complete__
"""


def test_models_are_built_when_they_are_needed_not_at_the_start() -> None:
    done = subprocess.run([sys.executable, "-c", LATER], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
