"""What is good to know while an action is filled in: the armies of a battle, what cards do, one's gold."""

from __future__ import annotations

from collections.abc import Iterator

from bot.rules.contract import Pick, Seat, Text
from bot.rules.kit.offers import Filled
from bot.rules.tiny_epic.events.board import party
from bot.rules.tiny_epic.frames.battle import Battle
from bot.rules.tiny_epic.frames.night.facing import Facing
from bot.rules.tiny_epic.frames.playing import Playing
from bot.rules.tiny_epic.legal import dead
from bot.rules.tiny_epic.legal.strength import strength
from bot.rules.tiny_epic.model.sides import TREATY
from bot.rules.tiny_epic.model.state import TinyEpic
from bot.rules.tiny_epic.play import judges
from bot.rules.tiny_epic.show.view import TinyEpicView

PRICED = ("recruit", "plot", "ability")


def before(view: TinyEpicView, kind: str, filled: Filled) -> Iterator[Text]:
    """What the viewer should know before an action of `kind`, so far filled in, a line each."""
    state, seat = view.known, view.viewer
    if seat is None or kind not in view.menu or kind in ("standing", "concede"):
        return
    top = state.stack[-1]
    if kind == "commit" and isinstance(top, Battle):
        yield armies(state, top)
        if "card" not in filled:
            yield Text(key="tiny_epic-before-commit", args={"gold": state.purse(seat).gold})
    elif kind == "commit" and isinstance(top, Facing):
        yield facing(state, top)
    elif kind == "event":
        yield from (_effect(card) for card in _playable(state, seat) if filled.get("card", card) == card)
    elif card := next((one.card for one in reversed(state.stack) if isinstance(one, Playing)), ""):
        yield _effect(card)
    if kind in PRICED:
        yield Text(key="tiny_epic-before-gold", args={"gold": state.purse(seat).gold})


def armies(state: TinyEpic, fight: Battle) -> Text:
    """How strong both sides are without cards (TE-6.7)."""
    return Text(
        key="tiny_epic-before-battle",
        args={
            "party": party(fight.attacker),
            "attack": strength(state, fight.attacker, fight.target, (), fight.besides(state, fight.attacker)),
            "defender_party": party(fight.defender),
            "defence": strength(
                state, fight.defender, fight.target, (), fight.besides(state, fight.defender)
            ),
        },
    )


def facing(state: TinyEpic, fight: Facing) -> Text:
    """How strong the Treaty and the dead are without cards (TE-15.18 to TE-15.20)."""
    return Text(
        key="tiny_epic-before-facing",
        args={
            "foe": f"foe-{fight.foe}",
            "treaty": strength(state, TREATY, fight.target, (), fight.besides(state)),
            "dead": dead.strength(state, fight.foe, fight.target),
            "gold": state.purses[TREATY].gold,
        },
    )


def _playable(state: TinyEpic, seat: Seat) -> tuple[str, ...]:
    offered = judges.offer(state, seat, "event", {}, "card")
    return tuple(choice.value for choice in offered.choices) if isinstance(offered, Pick) else ()


def _effect(card: str) -> Text:
    return Text(key="tiny_epic-before-effect", args={"card": card, "effect": f"effect-{card}"})
