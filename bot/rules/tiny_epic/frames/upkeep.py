"""The upkeep check (TE-9.6): gold within its bounds, nobody in King's Landing without castles, no Egg alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from bot.rules.kit.asking import Flow
from bot.rules.kit.draft import changed
from bot.rules.kit.memo import last_of
from bot.rules.tiny_epic.events.board import MAT, Paid
from bot.rules.tiny_epic.legal import control, dragons
from bot.rules.tiny_epic.legal.realm import realm
from bot.rules.tiny_epic.legal.retreats import group
from bot.rules.tiny_epic.legal.units import DRAGON_HOUSE
from bot.rules.tiny_epic.model.facts import KINGS_LANDING
from bot.rules.tiny_epic.model.sides import NIGHT
from bot.rules.tiny_epic.play import verbs

if TYPE_CHECKING:
    from bot.rules.tiny_epic.judge.draft import Play
    from bot.rules.tiny_epic.model.state import TinyEpic


class Upkeep(Flow):
    """Again and again until nothing is out of order; a retreat it forces lies above it (TE-9.7).

    Castles, the throne and Hero Cards need nothing: they are where their domains and Heroes are.
    """

    kind: Literal["upkeep"] = "upkeep"

    def carry_on(self, play: Play) -> None:
        state = play.state
        rich = excess(state)
        for side, much in rich.items():
            play.emit(Paid(side=side, by=-much, why="excess"))
        if not rich and (side := intruder(state)):
            play.retreat(group(state, side, KINGS_LANDING, control.speaker(state, side)))
        elif eggs := dragons.lone(state):
            for domain, force in eggs:
                verbs.move(play, None, {DRAGON_HOUSE: force}, domain, MAT, "return")
        elif not rich:
            play.pop()


class OneByOne(Flow):
    """What comes one after the other, with the upkeep check between (TE-0.7)."""

    left: tuple[str, ...]

    def carry_on(self, play: Play) -> None:
        if due(play.state):
            play.push(Upkeep())
        elif not self.left:
            play.pop()
        else:
            rest: Any = changed(self, left=self.left[1:])  # each of its kinds is a frame
            play.alter(rest)
            self.take(play, self.left[0])

    def take(self, play: Play, one: str) -> None:
        """The next of them; those after it are left."""
        raise LookupError(f"{self.kind} is for nothing")


def due(state: TinyEpic) -> bool:
    """Whether there is anything to put right."""
    return bool(excess(state) or intruder(state) or dragons.lone(state))


def _wealth(state: TinyEpic) -> tuple[object, ...]:
    """All that it depends on who has too much. Looked for after every step, it has seldom changed."""
    return state.options, state.purses, realm(state).castles


@last_of(_wealth)
def excess(state: TinyEpic) -> dict[str, int]:
    """Gold above the maximum, by side (TE-9.2)."""
    found: dict[str, int] = {}
    treaty, castles = state.options.treaty, realm(state).castles
    for side, purse in state.purses.items():
        if purse.gold and side != NIGHT:
            much = purse.gold - control.spaces(side, treaty, castles)
            if much > 0:
                found[side] = much
    return found


def intruder(state: TinyEpic) -> str:
    """The side that holds King's Landing without the castles for it (TE-9.5)."""
    side = control.throne(state)
    if side in ("", NIGHT) or len(control.castles(state, side)) >= control.castles_needed(state):
        return ""
    return side
