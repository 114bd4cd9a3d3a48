"""The collector of cycles is told once, when all is loaded, that this is there to stay."""

import subprocess
import sys

CODE = """
import gc
from bot.collector import OLD, YOUNG, look_less
kept = [[n] for n in range(1000)]
look_less()
assert gc.get_freeze_count() >= 1000
assert gc.get_threshold()[0] == YOUNG and gc.get_threshold()[2] == OLD
cycle = []
cycle.append(cycle)
del cycle
assert gc.collect() >= 1, "what is made later is collected all the same"
"""


def test_what_is_there_is_looked_at_no_more_and_what_comes_is() -> None:
    subprocess.run([sys.executable, "-c", CODE], check=True)
