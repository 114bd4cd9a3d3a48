"""An agent that plays sensibly, from its View alone.

It takes what is free, fights where it is the stronger, gathers allies two tokens at a time, and spends its gold.
"""

from __future__ import annotations

from typing import TypeVar

from bot.rules.contract import Action, Chance, Pick, Ruleset, Seat, State, View
from bot.rules.tiny_epic import actions
from bot.rules.tiny_epic.agent import court, dead, dice, houses, ties, war, worth
from bot.rules.tiny_epic.frames.act import Act
from bot.rules.tiny_epic.frames.battle import Battle
from bot.rules.tiny_epic.frames.choosing import Choosing
from bot.rules.tiny_epic.frames.drafting import Drafting
from bot.rules.tiny_epic.frames.exploring import Exploring
from bot.rules.tiny_epic.frames.gathering import Gathering
from bot.rules.tiny_epic.frames.loss import Loss
from bot.rules.tiny_epic.frames.marching import Marching
from bot.rules.tiny_epic.frames.night.assault import Advance
from bot.rules.tiny_epic.frames.night.facing import Facing
from bot.rules.tiny_epic.frames.night.ordering import Ordering
from bot.rules.tiny_epic.frames.night.terrify import Tribute
from bot.rules.tiny_epic.frames.plotting import Plotting
from bot.rules.tiny_epic.frames.retreat import Retreat
from bot.rules.tiny_epic.frames.rival.tie import Tie
from bot.rules.tiny_epic.frames.setup import Setup
from bot.rules.tiny_epic.frames.turn import Turn
from bot.rules.tiny_epic.judge import judges
from bot.rules.tiny_epic.model.state import TinyEpic
from bot.rules.tiny_epic.show.view import TinyEpicView

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

LEAST = 0.15
"""What an action must bring to be done rather than passed."""


def sensible(rules: Ruleset[S, V], view: V, chance: Chance) -> Action:
    """The move of a careful player."""
    assert isinstance(view, TinyEpicView)
    seat, state = view.viewer, view.known
    if seat is None or view.my_prompt is None:
        raise LookupError(view.viewer)
    top, may_pass = state.stack[-1], "pass" in view.menu
    if "explore" in view.menu and (sought := dead.on_demand(state, seat)):
        return sought
    if (answer := _against_the_dead(state, seat, view.menu)) is not None:
        return answer
    match top:
        case Drafting():
            return dice.draft(state, seat)
        case Turn():
            able = _offered(state, seat, "ability", "house") if "ability" in view.menu else ()
            return dice.place(state, seat, able)
        case Act():
            return _unless_passed(dice.act(state, seat, top.op, top.moment == "follow"), may_pass)
        case Marching():
            move = war.march_on(state, seat, top)
            return move.action() if move and (move.value > LEAST or not may_pass) else actions.Pass()
        case Plotting():
            found = court.shields(state, seat, top.op, top.card, top.left)
            return _unless_passed(max(found, key=lambda each: each[0], default=court.NOTHING), may_pass)
        case Battle():
            return war.best_card(state, seat, top, _offered(state, seat, "commit", "card"))
        case Choosing():
            values = _offered(state, seat, "choose", "what")
            best = max(values, key=lambda what: court.choice(state, seat, top.op, what))
            bad = may_pass and court.choice(state, seat, top.op, best) < 0
            return actions.Pass() if bad else actions.Choose(what=best)
        case Tie():
            return ties.decide(state, seat, top)
        case Loss() | Retreat() if "lose" in view.menu:
            units = _offered(state, seat, "lose", "unit")
            return actions.Lose(unit=min(units, key=lambda unit: court.loss(state, unit)))
        case Retreat():
            return _retreat(state, seat, top)
        case Gathering():
            return war.joining(state, seat, top, may_pass)
        case Setup():
            return houses.take(state, _offered(state, seat, "house", "house"), chance)
    return rules.default(state, seat)  # type: ignore[arg-type]


def _against_the_dead(state: TinyEpic, seat: Seat, menu: tuple[str, ...]) -> Action | None:
    """What only those are asked who stand against the Night King."""
    top = state.stack[-1]
    match top:
        case Exploring() if "take" in menu:
            return actions.Take()
        case Exploring():
            return dead.removed(state, _offered(state, seat, "choose", "what"))
        case Facing() if "choose" in menu:
            return dead.champion(state, _offered(state, seat, "choose", "what"), top.target)
        case Facing():
            return dead.commit(state, seat, top, _offered(state, seat, "commit", "card"))
        case Tribute():
            return dead.tribute(state, _offered(state, seat, "choose", "what"))
        case Advance():
            return dead.landing(state, _offered(state, seat, "choose", "what"))
        case Ordering():
            return actions.Pass()
    return None


def _unless_passed(valued: court.Valued, may_pass: bool) -> Action:
    """It, unless it is worth too little and may be passed."""
    value, action = valued
    return actions.Pass() if may_pass and value < LEAST else action


def _retreat(state: TinyEpic, seat: Seat, frame: Retreat) -> Action:
    """To where the units are most useful; those of others to where they are least."""
    own = 1 if frame.group.side == state.side(seat) else -1
    found = _offered(state, seat, "retreat", "domain")
    return actions.RetreatTo(domain=max(found, key=lambda place: own * worth.domain(state, seat, place)))


def _offered(state: TinyEpic, seat: Seat, kind: str, field: str) -> tuple[str, ...]:
    found = judges.offer(state, seat, kind, {}, field)
    return tuple(choice.value for choice in found.choices) if isinstance(found, Pick) else ()
