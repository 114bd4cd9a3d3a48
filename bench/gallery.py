"""`make gallery [game ...]`: draws `docs/gallery` anew from games that the agents play, each from its seed."""

import io
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from PIL import Image

from bot.engine.journal.chance import SeededChance
from bot.engine.journal.entries import Rules
from bot.rules.contract import Card, Roll, Scene, closes, fold
from bot.rules.menu import random_action
from bot.words import Voice
from render.maps.film import film, thinned
from render.maps.split import stacked
from render.papers.hand import draw_hand
from render.papers.people import draw_people
from render.words.said import Say
from tests.rules.system import Shown
from tests.rules.systems import SYSTEMS

FOLDER = Path(__file__).parents[1] / "docs" / "gallery"
ACTIONS = 2500
PEOPLE = ("Alys", "Brynden", "Cass", "Davin", "Edric", "Falia", "Garse", "Hoster")
PARTS = {"early": 0.08, "middle": 0.45, "late": 0.92}
"""How far into a game its pictures are taken."""
FRAMES, FILM_BYTES = 30, 1_200_000


@dataclass(frozen=True)
class Moment:
    """A position as the public sees it, and the hand of the player to move."""

    scene: Scene
    hand: tuple[Card, ...]
    people: tuple[Roll, ...] = ()


THEMES = ("day", "night")
TABLES = {name: (system.rules, shown) for system in SYSTEMS.values() for name, shown in system.shown.items()}


def moments(rules: Rules, shown: Shown) -> Iterator[Moment]:
    """The position after every turn of a game that the agents play."""
    chance = SeededChance(f"gallery {shown.seed}")
    agent = next(iter(rules.agents.values()), random_action)
    state = fold(rules, rules.new(shown.options, shown.players, chance))
    for _ in range(ACTIONS):
        if rules.outcome(state) is not None:
            seen = rules.view(state, None)
            yield Moment(rules.scene(seen), (), seen.people)
            return
        seat = next(prompt for prompt in rules.pending(state) if prompt.waits and prompt.waiting).waiting[0]
        action = agent(rules, rules.view(state, seat), chance)
        events = rules.act(state, seat, action, chance)
        state = fold(rules, events, state)
        if closes(events):
            seen = rules.view(state, None)
            yield Moment(rules.scene(seen), rules.view(state, seat).hand, seen.people)


def main() -> None:
    """Write every picture, or those of the games named."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[1:] or TABLES:
        play(name, *TABLES[name])


def play(name: str, rules: Rules, shown: Shown) -> None:
    """The pictures, the fullest hand and the film of one game."""
    say = Voice("en", rules.names, dict(enumerate(PEOPLE)))
    turns = list(moments(rules, shown))
    show(name, {part: turns[int(far * (len(turns) - 1))].scene for part, far in PARTS.items()}, say)
    if theme := shown.details:
        keep(f"{name}-end-{theme}.webp", small(turns[-1].scene, say, theme))
        keep(f"hand-{name}-{theme}.png", draw_hand(max((turn.hand for turn in turns), key=len), say, theme))
        keep(f"film-{name}.gif", film(_few([turn.scene for turn in turns]), say, theme, FILM_BYTES))
        if people := turns[int(PARTS["middle"] * (len(turns) - 1))].people:
            keep(f"people-{name}-{theme}.png", draw_people(people, say, theme))


def _few(scenes: Sequence[Scene]) -> Sequence[Scene]:
    return thinned(scenes, FRAMES)


def show(name: str, scenes: Mapping[str, Scene], say: Say) -> None:
    """A board at each part of its game, by day and by night."""
    for part, scene in scenes.items():
        for theme in THEMES:
            keep(f"{name}-{part}-{theme}.webp", small(scene, say, theme))


def small(scene: Scene, say: Say, theme: str) -> bytes:
    """A picture made small for a page: the channel gets it larger, and as a PNG."""
    picture = stacked(scene, say, theme)
    width = (720 if len(scene.boards) == 1 else 620) if picture.width < picture.height else 1200
    picture = picture.resize((width, picture.height * width // picture.width), Image.Resampling.LANCZOS)
    out = io.BytesIO()
    picture.save(out, "WEBP", quality=80, method=6)
    return out.getvalue()


def keep(name: str, content: bytes) -> None:
    """One file of the gallery."""
    (FOLDER / name).write_bytes(content)


if __name__ == "__main__":
    main()
