"""`make gallery`: draws `docs/gallery` anew, from one seeded game on each board."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bench.games import Played, played
from bot.rules.contract import Scene, View, fold
from bot.words import Voice
from render.film import film
from render.hand import draw_hand
from render.picture import draw

FOLDER = Path(__file__).parents[1] / "docs" / "gallery"
ACTIONS = 1500
PEOPLE = ("Alys", "Brynden", "Cass", "Davin", "Edric")
SHOWN = {
    "westeros": (("early", 0.06, "night"), ("middle", 0.4, "day"), ("late", 0.95, "night")),
    "essos": (("middle", 0.3, "night"), ("late", 0.95, "day")),
}
"""For each board which positions of its game are kept, how far into the game, in which theme."""
FRAMES, FILM_BYTES = 40, 2_500_000


@dataclass(frozen=True)
class Moment:
    """A position of a game as the public and as the player to move see it."""

    scene: Scene
    own: View


def moments(game: Played) -> Sequence[Moment]:
    """The position after every turn."""
    state, found = game.start(), []
    for entry in game.entries:
        state = fold(game.rules, entry.events, state)
        if any(event.closes for event in entry.events):
            mover = game.rules.pending(state)[0].waiting[0] if game.rules.pending(state) else 0
            own = game.rules.view(state, mover)
            found.append(Moment(game.rules.scene(game.rules.view(state, None)), own))
    return found


def main() -> None:
    """Write every picture."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for players, board in ((5, "westeros"), (2, "essos")):
        game = played(players, ACTIONS)
        say = Voice("en", game.rules.names, dict(enumerate(PEOPLE)))
        turns = moments(game)
        for name, part, theme in SHOWN[board]:
            keep(f"{board}-{name}-{theme}.png", draw(turns[int(part * (len(turns) - 1))].scene, say, theme))
        hand = max((turn.own.hand for turn in turns), key=len)
        if board == "westeros":
            keep("hand.png", draw_hand(hand, say, "night"))
            step = max(1, len(turns) // FRAMES)
            keep("film.gif", film([turn.scene for turn in turns[::step]], say, "night", FILM_BYTES))


def keep(name: str, content: bytes) -> None:
    """One file of the gallery."""
    (FOLDER / name).write_bytes(content)


if __name__ == "__main__":
    main()
