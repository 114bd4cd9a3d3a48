"""A turn's map: scene in, bytes out, warm, against the bare encoder on the finished frame."""

import io
import statistics
from collections.abc import Sequence
from functools import partial

from bench.figures import Figure, median_ms
from bench.games import played
from bot.rules.contract import Scene, fold
from bot.words import Voice
from render.picture import LEVELS, compose, draw

TURNS = 12
"""Positions, spread over a game, that are drawn in turn."""


def pictures() -> list[Figure]:
    """Time and size of the pictures of one game of four."""
    game = played(4, 1500)
    say = Voice("en", game.rules.names, dict(enumerate(("Alys", "Brynden", "Cass", "Davin"))))
    scenes = _scenes()
    taken = statistics.median(median_ms(partial(draw, scene, say), 3) for scene in scenes)
    bare = statistics.median(_encoding(scene, say) for scene in scenes)
    largest = max(len(draw(scene, say)) for scene in scenes) / 1000
    name = "the bare encoder on the finished frame"
    return [
        Figure(
            "a map of 1000 × 1600, scene in, bytes out",
            taken,
            "ms",
            name,
            bare,
            "≤ 25 ms; ≤ 1.5 × the encoder",
        ),
        Figure("the largest of them", largest, "kB", "what a post may weigh at the most", 400, "≤ 400 kB"),
    ]


def _scenes() -> Sequence[Scene]:
    game = played(4, 1500)
    every, state, found = len(game.entries) // TURNS, game.start(), []
    for entry in game.entries:
        state = fold(game.rules, entry.events, state)
        if entry.n % every == 0:
            found.append(game.rules.scene(game.rules.view(state, None)))
    return found


def _encoding(scene: Scene, say: Voice) -> float:
    frame = compose(scene, say)
    return median_ms(lambda: frame.save(io.BytesIO(), "PNG", compress_level=LEVELS[0]), 3)
