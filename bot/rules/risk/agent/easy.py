"""An agent to learn against, from its View alone: it often does the first thing that comes to mind."""

from __future__ import annotations

from typing import TypeVar

from bot.rules.contract import Action, Chance, Ruleset, State, View
from bot.rules.risk.agent.dominion import court_answer
from bot.rules.risk.agent.mitchell import last_move
from bot.rules.risk.agent.sensible import sensible
from bot.rules.risk.model.actions import Deploy
from bot.rules.risk.show.view import RiskView

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


def easy(rules: Ruleset[S, V], view: V, chance: Chance) -> Action:
    """The move of a beginner: armies go anywhere, and one conquest a turn is enough."""
    assert isinstance(view, RiskView)
    prompt = view.my_prompt
    if prompt is None:
        raise LookupError(view.viewer)
    if prompt.kind == "deploy" and not view.sets and "deploy" in view.menu:
        places = [place for place, owner in view.owner.items() if owner == view.viewer and _room(view, place)]
        return Deploy(territory=places[chance.roll("careless", len(places))[0] - 1])
    if prompt.kind == "attack" and view.conquests and court_answer(view) is None:
        return last_move(view)
    return sensible(rules, view, chance)


def _room(view: RiskView, place: str) -> int:
    """How many new armies `place` can take."""
    return view.muster.room(place) if view.muster is not None else 0
