"""The odds of attacks on the board, with the units that stand there and the cards in effect, from what a viewer knows.

All of it is public: the answer is the same for everybody (RISK-25.2).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from bot.rules.contract import RuleError, Seat
from bot.rules.risk.model.board import NEUTRAL, board
from bot.rules.risk.model.dominion import Troop
from bot.rules.risk.model.lasting import LastingEffect
from bot.rules.risk.play.attack import attackable
from bot.rules.risk.play.odds import Side, forecast
from bot.rules.risk.show.view import RiskView


def quick(view: RiskView, source: str, target: str) -> float:
    """The chance that `source` takes `target` if it attacks to the end."""
    return forecast(*sides(view, source, target)).chance


def sides(
    view: RiskView,
    source: str,
    target: str,
    taken: Sequence[str] = (),
    units: tuple[int, int] | None = None,
) -> tuple[Side, Side]:
    """Attacker and defender as they stand on the board, whether or not the one may attack the other.

    With `taken` the attacker has come through these lands with the units of `source`; `units` are the Knights and Siege
    Engines that take part, if not all that can.
    """
    attacker, defender = view.owner[source], view.owner[target]
    troop = _marching(view, source) if units is None else (*units, 0)
    return (
        _side(view.armies[source], troop, _in_force(view, attacker, source, target, taken)),
        _side(view.armies[target], _troop(view, target), _in_force(view, defender, source, target, taken)),
    )


def route(view: RiskView, source: str, targets: Sequence[str]) -> list[tuple[Side, Side]]:
    """The legs of a chain from `source` through `targets`.

    Raises RuleError if nobody could march that way: a player's land, then one after the other a linked land that is not
    the attacker's own (RISK-11.1).
    """
    attacker = view.owner.get(source, NEUTRAL)
    if attacker < 0:
        raise RuleError("RISK-11.1", "odds-no-source", source=source)
    legs = []
    for number, (before, target) in enumerate(pairwise((source, *targets))):
        taken = targets[:number]
        if target not in within_reach(view, before):
            raise RuleError("RISK-11.1", "odds-no-link", source=before, target=target)
        if view.owner[target] == attacker or target in taken:
            raise RuleError("RISK-11.1", "odds-no-target", target=target)
        if not view.armies[target]:
            raise RuleError("RISK-11.1", "odds-no-defender", target=target)
        legs.append(sides(view, source, target, taken))
    return legs


def within_reach(view: RiskView, place: str) -> tuple[str, ...]:
    """Lands linked with `place`, and those its holder may invade from it by a card (RISK-22.16)."""
    links = board(view.board).links[place]
    if view.active is None or view.owner[place] != view.active:
        return links
    return tuple(dict.fromkeys((*links, *attackable(view.known, place))))


def _side(armies: int, troop: Troop, forces: Sequence[LastingEffect]) -> Side:
    """What a side's dice are worth (RISK-12.2, RISK-12.5, RISK-12.6, RISK-12.9, RISK-21.11)."""

    def total(op: str) -> int:
        return sum(force.amount for force in forces if force.op == op)

    knights, engines, walls = troop
    ops = {force.op for force in forces}
    return Side(
        armies,
        d8=engines + total("replace_d8"),
        plus_all=walls + total("add_all_dice"),
        plus_highest=knights + total("add_highest_die"),
        wins_ties="win_ties" in ops,
        rerolls_ones="reroll_ones" in ops,
    )


def _troop(view: RiskView, place: str) -> Troop:
    return view.known.court.troop(place)


def _marching(view: RiskView, source: str) -> Troop:
    """Units that take part: those ordered into the open invasion from there, else all that can (RISK-14.5)."""
    knights, engines, _ = _troop(view, source)
    ordered = view.invasion.units if view.invasion is not None and view.invasion.source == source else None
    return (*(ordered or (knights, engines)), 0)


def _in_force(
    view: RiskView, seat: Seat, source: str, target: str, taken: Sequence[str]
) -> tuple[LastingEffect, ...]:
    """What works for `seat` in this invasion: what lasts the turn, if it is the attacker's, and if it is the open one,
    what lasts as long as that.

    What was bought after a roll is over with its battle. What ends with the fall of a land (RISK-22.6) is over
    once that is taken.
    """
    turn = view.known.current
    if seat < 0 or turn is None or turn.seat != view.owner[source]:
        return ()
    lasting = turn.forces
    invasion = view.invasion
    if invasion is not None and not taken and (invasion.source, invasion.target) == (source, target):
        lasting = (*lasting, *invasion.forces)
    return tuple(force for force in lasting if force.seat == seat and force.place not in taken)
