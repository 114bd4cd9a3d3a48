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
    """A game of RISK to show: its options, for how many, from which seed, and the theme of each of its pictures."""

    options: Mapping[str, str]
    players: int
    seed: int
    themes: Mapping[str, str]


NIGHTS = {"early": "night", "middle": "day", "late": "night"}
DAYS = {"early": "day", "middle": "night", "late": "day"}
TABLES = {
    "westeros": Table({"victory": "conquest"}, 5, 1, NIGHTS),
    "essos": Table({"victory": "conquest"}, 2, 2, DAYS),
    "dominion": Table({"mode": "dominion", "vp_to_win": "15"}, 4, 3, {"middle": "night", "late": "day"}),
    "world": Table({"victory": "conquest"}, 7, 4, NIGHTS),
}
POSITIONS: Mapping[str, tuple[Callable[[float], Scene], Mapping[str, str]]] = {
    "tiny-epic": (lambda part: tiny_epic(3, part), DAYS),
    "tiny-epic-beyond": (lambda part: tiny_epic(1, part, 5, beyond=True), NIGHTS),
    "fief": (lambda part: fief(1, part), DAYS),
    "fief-nine": (lambda part: fief(2, part, 9), {"middle": "day"}),
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
    for name, (position, themes) in POSITIONS.items():
        for part, theme in themes.items():
            keep(f"{name}-{part}-{theme}.png", small(position(PARTS[part]), spoken, theme))
    for name, table in TABLES.items():
        _show(name, table)


def _show(name: str, table: Table) -> None:
    """The pictures, the fullest hand and the film of one game."""
    say = Voice("en", RULESETS["risk"].names, dict(enumerate(PEOPLE)))
    turns = list(moments(table))
    for part, theme in table.themes.items():
        scene = turns[int(PARTS[part] * (len(turns) - 1))].scene
        keep(f"{name}-{part}-{theme}.png", small(scene, say, theme))
    if name in ("westeros", "dominion"):
        theme = "night" if name == "westeros" else "day"
        keep(f"hand-{name}-{theme}.png", draw_hand(max((turn.hand for turn in turns), key=len), say, theme))
        keep(f"film-{name}.gif", film(_few([turn.scene for turn in turns]), say, theme, FILM_BYTES))


def _few(scenes: Sequence[Scene]) -> Sequence[Scene]:
    return scenes[:: max(1, len(scenes) // FRAMES)]


def small(scene: Scene, say: Say, theme: str) -> bytes:
    """A picture packed as tightly as can be: it is kept for ever."""
    out = io.BytesIO()
    packed: Image.Image = compose(scene, say, theme)
    packed.save(out, "PNG", compress_level=9)
    return out.getvalue()


def keep(name: str, content: bytes) -> None:
    """One file of the gallery."""
    (FOLDER / name).write_bytes(content)


if __name__ == "__main__":
    main()
