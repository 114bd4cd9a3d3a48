"""The collector of cycles is told once, when all is loaded, that this is there to stay."""

import subprocess
import sys

LOOKS_LESS = """
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

LOADS = """
import gc
from bot.collector import loading, look_less
looks = []
gc.callbacks.append(lambda *_: looks.append(gc.isenabled()))
with loading():
    kept = [[n] for n in range(100_000)]
    assert not looks
    kept[0].append(kept[0])
    del kept[0]
assert gc.isenabled() and gc.get_freeze_count() >= 99_999
look_less()
assert gc.get_freeze_count() >= 100_000 and gc.collect() == 0
"""

STAYS = """
import gc
from bot.collector import look_less, stay
look_less()
made = [[n] for n in range(1000)]
assert any(one is made for one in gc.get_objects())
stay()
assert not any(one is made for one in gc.get_objects())
"""

LOOKS_OFTEN = """
import asyncio, gc
import bot.collector as collector
collector.look_less()
collector.OFTEN, collector.ENOUGH = 0.001, 0.002
looks = []
gc.callbacks.append(lambda phase, info: looks.append(info["generation"]) if phase == "start" else None)

async def main():
    looking = asyncio.create_task(collector.look_often())
    states = []
    while 2 not in looks:
        states = [[n] for n in range(2000)]  # as many come as go
        await asyncio.sleep(0)
    looking.cancel()

asyncio.run(asyncio.wait_for(main(), 60))
assert looks.count(0) > 1, "first what is new"
"""

KEEPS = """
import gc, weakref
from bot.collector import SELDOM, look_less
class Link: pass
look_less()
game = [[n] for n in range(1000)]
assert any(one is game for one in gc.get_objects())
gc.collect()
assert not any(one is game for one in gc.get_objects()), "it was there at a whole look, and is looked at no more"
link = Link()
link.itself, gone = link, weakref.ref(link)
gc.collect()
del link
gc.collect()
assert gone() is not None
for _ in range(SELDOM):
    gc.collect()
assert gone() is None, "but seldom, lest what is of no use stays for ever"
"""


def test_what_is_there_is_looked_at_no_more_and_what_comes_is() -> None:
    subprocess.run([sys.executable, "-c", LOOKS_LESS], check=True)


def test_modules_are_read_without_it_and_what_they_made_is_never_looked_at() -> None:
    subprocess.run([sys.executable, "-c", LOADS], check=True)


def test_what_stays_is_not_looked_at() -> None:
    subprocess.run([sys.executable, "-c", STAYS], check=True)


def test_what_is_new_is_looked_at_before_it_is_much() -> None:
    subprocess.run([sys.executable, "-c", LOOKS_OFTEN], check=True)


def test_what_outlasts_a_whole_look_is_looked_at_seldom() -> None:
    subprocess.run([sys.executable, "-c", KEEPS], check=True)
