"""A turn's map, state in, bytes out, warm: against the bare encoder on the finished frame, and a plain redraw.

Each map is drawn once after that of the turn before it, as at a table: never the same one twice.
"""

import io
import statistics
from collections.abc import Sequence
from functools import partial

from PIL import Image, ImageDraw

from bench.figures import Figure, median_ms, taken_ms
from bench.gallery import PEOPLE, TABLES, moments
from bench.games import Played, played
from bot.rules.contract import Scene, State, fold
from bot.words import Voice
from render.base.fonts import font
from render.base.geometry import Geometry, geometry
from render.base.palette import palette
from render.ground.inks import fill_of
from render.maps.picture import LEVELS, MOST_BYTES, compose, draw, styles_of

TURNS, ROUNDS = 12, 5
"""Positions, spread over a game, that are drawn one after the other, and how often."""
THEME = "night"
SHOWN = ("tiny-epic", "tiny-epic-night", "fief", "fief-watch")
"""Games of the gallery whose maps are measured, too."""
FINE = 2
"""How much larger the plain redraw draws, for smooth edges."""


def pictures() -> list[Figure]:
    """Time and size of the pictures of one game of four on Westeros, and the size of World at War."""
    game = played(4, 1500)
    say = Voice("en", game.rules.names, dict(enumerate(("Alys", "Brynden", "Cass", "Davin"))))
    states = states_of(game)
    scenes = [scene_of(game, state) for state in states]
    taken, bare = list[float](), list[float]()
    for _ in range(ROUNDS):
        for state, scene in zip(states, scenes, strict=True):
            frame = compose(scene, say, THEME)
            taken.append(taken_ms(partial(_turn, game, state, say)))
            bare.append(median_ms(partial(encode, frame), 1))
    plain = [median_ms(partial(redraw, scene), 1) for scene in scenes]
    turn, aim = statistics.median(taken), "≤ 25 ms; ≤ 1.5 × the encoder"
    name = "a map of 1000 × 1600, state in, bytes out"
    heaviest = max(len(draw(scene, say, THEME)) for scene in scenes) / 1000
    world = played(7, 1500)
    both = len(draw(scene_of(world, states_of(world)[-1]), Voice("en", world.rules.names, {}), THEME)) / 1000
    post = "what a post may weigh at the most"
    return [
        Figure(name, turn, "ms", "the bare encoder on the finished frame", statistics.median(bare), aim),
        Figure(name, turn, "ms", "a plain redraw of the same scene, flat", statistics.median(plain)),
        Figure("the largest of them", heaviest, "kB", post, MOST_BYTES / 1000, "≤ 400 kB"),
        Figure("both boards in one picture", both, "kB", post, MOST_BYTES / 1000, "≤ 400 kB"),
        *(figure for name in SHOWN for figure in _shown(name)),
    ]


def _shown(name: str) -> list[Figure]:
    """Time and size of the maps of a game of the gallery, which the agents play to its end."""
    rules, shown = TABLES[name]
    scenes = [turn.scene for turn in moments(rules, shown)]
    say = Voice("en", rules.names, dict(enumerate(PEOPLE)))
    for scene in scenes:
        draw(scene, say, THEME)
    taken = statistics.median(taken_ms(partial(draw, scene, say, THEME)) for scene in scenes)
    bare = statistics.median(median_ms(partial(encode, compose(scene, say, THEME)), 1) for scene in scenes)
    largest = max(len(draw(scene, say, THEME)) for scene in scenes) / 1000
    return [
        Figure(f"a map of {name}", taken, "ms", "the bare encoder on the finished frame", bare, "≤ 25 ms"),
        Figure(
            f"the largest map of {name}",
            largest,
            "kB",
            "what a post may weigh at the most",
            MOST_BYTES / 1000,
            "≤ 400 kB",
        ),
    ]


def states_of(game: Played) -> Sequence[State]:
    """Positions spread over a game."""
    every, state, found = len(game.entries) // TURNS, game.start(), []
    for entry in game.entries:
        state = fold(game.rules, entry.events, state)
        if entry.n % every == 0:
            found.append(state)
    return found


def _turn(game: Played, state: State, say: Voice) -> bytes:
    return draw(scene_of(game, state), say, THEME)


def scene_of(game: Played, state: State) -> Scene:
    """What somebody who only looks on is shown of a position."""
    return game.rules.scene(game.rules.view(state, None))


def encode(frame: Image.Image) -> bytes:
    """The encoder alone, set as for a turn's map."""
    out = io.BytesIO()
    frame.save(out, "PNG", compress_level=LEVELS[0])
    return out.getvalue()


def redraw(scene: Scene) -> bytes:
    """The least that a map needs, drawn anew: flat lands, borders, names, counts. No relief, pattern, sign or bar."""
    shape = geometry(scene.boards[0])
    colours = palette().themes[THEME]
    canvas = Image.new("RGB", (shape.size[0] * FINE, shape.size[1] * FINE), colours.sea_near)
    pen = ImageDraw.Draw(canvas)
    styles, areas = styles_of(scene), {area.id: area for area in scene.areas}
    for name, territory in shape.territories.items():
        for ring in territory.polygons:
            points = [(x * FINE, y * FINE) for x, y in ring]
            pen.polygon(points, fill=fill_of(styles[areas[name].side], colours), outline=colours.ink, width=4)
    _letter(pen, shape, {name: area.count for name, area in areas.items()})
    return encode(canvas.reduce(FINE))


def _letter(pen: ImageDraw.ImageDraw, shape: Geometry, counts: dict[str, int | None]) -> None:
    """Names and counts."""
    colours = palette().themes[THEME]
    for name, territory in shape.territories.items():
        x, y = territory.counter.x * FINE, territory.counter.y * FINE
        r = shape.counter_radius * FINE
        pen.ellipse((x - r, y - r, x + r, y + r), fill=colours.ground, outline=colours.letters, width=4)
        pen.text((x, y), str(counts[name] or ""), fill=colours.letters, font=font("number", 56), anchor="mm")
        at = (territory.label.at.x * FINE, territory.label.at.y * FINE)
        words = "\n".join(territory.label.lines)
        face = font("label", shape.label_size * FINE)
        pen.text(
            at, words, fill=colours.letters, font=face, anchor="mm", stroke_width=6, stroke_fill=colours.ink
        )
