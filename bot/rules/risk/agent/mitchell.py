"""How the sensible agent uses exiles, from its View alone."""

from __future__ import annotations

from bot.rules.contract import Action
from bot.rules.risk.model.actions import End, Land
from bot.rules.risk.play.landing import shores
from bot.rules.risk.play.powers import callable_sides
from bot.rules.risk.show.mitchell import landing_chance
from bot.rules.risk.show.view import RiskView

GOOD = 0.6
"""The chance from which a landing is worth more than nothing."""


def last_move(view: RiskView) -> Action:
    """The end of the turn; a landing against another player where no card can be drawn anyhow (MITCHELL-6.1)."""
    state, seat = view.known, view.viewer
    if view.may_draw or "land" not in view.menu or seat is None:
        return End()
    landings = [
        (landing_chance(state, side, place), side, place)
        for side in callable_sides(state)
        for place in shores(state, side)
        if state.owner[place] >= 0 and state.owner[place] != seat
    ]
    chance, side, place = max(landings, default=(0.0, "", ""))
    return Land(house=side, territory=place) if chance >= GOOD else End()
