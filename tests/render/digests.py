"""`python -m tests.render.digests FOLDER`: what is drawn and said of one position of each game, as digests.

The board of the tests' own is prepared anew, in the folder; those of the games may be as another process left them.
"""

import hashlib
import json
import os
import sys

from bench.gallery import PEOPLE
from bot.engine.journal.chance import SeededChance
from bot.rules.contract import View, closes, fold
from bot.rules.menu import random_action
from bot.rules.registry import GAMES
from bot.words import Voice
from render.maps.picture import draw
from render.papers.hand import draw_hand, hand_text
from render.papers.people import draw_people, people_text
from render.words.alt import alt_text
from render.words.board import board_text
from tests.render.scenes import isle, say
from tests.rules.systems import SYSTEMS

CLOSED = 10
"""Turns, or what else an event closes, that are played first."""


def position(game: str) -> View:
    """What whoever is awaited sees, some turns into the first game that the gallery shows."""
    rules, shown = SYSTEMS[game].rules, next(iter(SYSTEMS[game].shown.values()))
    chance = SeededChance("digests")
    state = fold(rules, rules.new(shown.options, shown.players, chance))
    closed = 0
    while True:
        seat = next(prompt for prompt in rules.pending(state) if prompt.waits and prompt.waiting).waiting[0]
        if closed == CLOSED:
            return rules.view(state, seat)
        events = rules.act(state, seat, random_action(rules, rules.view(state, seat), chance), chance)
        state = fold(rules, events, state)
        closed += closes(events)


def digests(game: str) -> dict[str, str]:
    """The digests of a game, in the order in which one thing is made from the other."""
    rules = SYSTEMS[game].rules
    voice = Voice("en", rules.names, dict(enumerate(PEOPLE)))
    view = position(game)
    scene = rules.scene(view)
    made = {
        "view": view.model_dump_json(),
        "scene": scene.model_dump_json(),
        "board in words": board_text(scene, voice),
        "alt text": alt_text(scene, voice),
        "picture": draw(scene, voice),
        "hand in words": hand_text(view.hand, voice),
        "hand": draw_hand(view.hand, voice),
        "people in words": people_text(view.people, voice),
        "people": draw_people(view.people, voice) if view.people else "",
    }
    return {f"{game}: {what}": _digest(one) for what, one in made.items()}


def _digest(made: str | bytes) -> str:
    return hashlib.sha256(made if isinstance(made, bytes) else made.encode()).hexdigest()


def main() -> None:
    found = {what: one for game in GAMES for what, one in digests(game).items()}
    os.environ["MAESTER_CACHE"] = sys.argv[1]
    found["isle: picture"] = _digest(draw(isle(), say))
    print(json.dumps(found))


if __name__ == "__main__":
    main()
