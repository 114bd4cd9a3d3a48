"""`make gallery`: draws `docs/gallery` anew: seeded games of RISK, and positions of the games to come."""

import io
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from PIL import Image

from bench.positions import fief, spoken, tiny_epic
from bot.engine.chance import SeededChance
from bot.rules.contract import Card, Scene, Text, fold
from bot.rules.registry import RULESETS
from bot.words import Voice
from render.film import film
from render.hand import draw_hand
from render.picture import compose

FOLDER = Path(__file__).parents[1] / "docs" / "gallery"
ACTIONS = 2500
PEOPLE = ("Alys", "Brynden", "Cass", "Davin", "Edric", "Falia", "Garse", "Hoster")
PARTS = {"early": 0.08, "middle": 0.45, "late": 0.92}
"""How far into a game its pictures are taken."""
FRAMES, FILM_BYTES = 30, 1_200_000

Say = Callable[[Text], str]


@dataclass(frozen=True)
class Moment:
    """A position as the public sees it, and the hand of the player to move."""

    scene: Scene
    hand: tuple[Card, ...]


@dataclass(frozen=True)
class Table:
    """A game of RISK to show: its options, for how many, from which seed."""

    options: Mapping[str, str]
    players: int
    seed: int


THEMES = ("day", "night")
TABLES = {
    "westeros": Table({"victory": "conquest"}, 5, 1),
    "essos": Table({"victory": "conquest"}, 2, 2),
    "dominion": Table({"mode": "dominion", "vp_to_win": "15"}, 4, 3),
    "world": Table({"victory": "conquest"}, 7, 4),
    "mitchell": Table({"mode": "mitchell"}, 4, 5),
}
POSITIONS: Mapping[str, Callable[[float], Scene]] = {
    "tiny-epic": lambda part: tiny_epic(3, part),
    "tiny-epic-beyond": lambda part: tiny_epic(1, part, 5, beyond=True),
    "fief": lambda part: fief(1, part),
    "fief-nine": lambda part: fief(2, part, 9),
}


def moments(table: Table) -> Iterator[Moment]:
    """The position after every turn of a game that the agents play."""
    rules = RULESETS["risk"]
    chance = SeededChance(f"gallery {table.seed}")
    options = rules.options.model_validate(
        {key: int(value) if value.isdigit() else value for key, value in table.options.items()}
    )
    state = fold(rules, rules.new(options, table.players, chance))
    for _ in range(ACTIONS):
        if rules.outcome(state) is not None:
            return
        seat = rules.pending(state)[0].waiting[0]
        action = rules.agents["sensible"](rules, rules.view(state, seat), chance)
        events = rules.act(state, seat, action, chance)
        state = fold(rules, events, state)
        if any(event.closes for event in events):
            hand = rules.view(state, seat).hand
            yield Moment(rules.scene(rules.view(state, None)), hand)


def main() -> None:
    """Write every picture."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, position in POSITIONS.items():
        show(name, {part: position(far) for part, far in PARTS.items()}, spoken)
    for name, table in TABLES.items():
        play(name, table)


def play(name: str, table: Table) -> None:
    """The pictures, the fullest hand and the film of one game."""
    say = Voice("en", RULESETS["risk"].names, dict(enumerate(PEOPLE)))
    turns = list(moments(table))
    show(name, {part: turns[int(far * (len(turns) - 1))].scene for part, far in PARTS.items()}, say)
    if name in ("westeros", "dominion"):
        theme = "night" if name == "westeros" else "day"
        keep(f"hand-{name}-{theme}.png", draw_hand(max((turn.hand for turn in turns), key=len), say, theme))
        keep(f"film-{name}.gif", film(_few([turn.scene for turn in turns]), say, theme, FILM_BYTES))


def _few(scenes: Sequence[Scene]) -> Sequence[Scene]:
    return scenes[:: max(1, len(scenes) // FRAMES)]


def show(name: str, scenes: Mapping[str, Scene], say: Say) -> None:
    """A board at each part of its game, by day and by night."""
    for part, scene in scenes.items():
        for theme in THEMES:
            keep(f"{name}-{part}-{theme}.webp", small(scene, say, theme))


def small(scene: Scene, say: Say, theme: str) -> bytes:
    """A picture made small for a page: the channel gets it larger, and as a PNG."""
    picture = compose(scene, say, theme).convert("RGB")
    width = 720 if picture.width < picture.height else 1200
    picture = picture.resize((width, picture.height * width // picture.width), Image.Resampling.LANCZOS)
    out = io.BytesIO()
    picture.save(out, "WEBP", quality=80, method=6)
    return out.getvalue()


def keep(name: str, content: bytes) -> None:
    """One file of the gallery."""
    (FOLDER / name).write_bytes(content)


if __name__ == "__main__":
    main()
