"""The books of a game of RISK, kept apart from the fold: what each event may add or take, and what it may show.

Every army, coin, point and Special Unit that comes or goes has to be named by the event that moves it; and no
Objective that somebody still hides may stand in anything another viewer is shown.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from bot.rules.contract import Event, Viewer
from bot.rules.risk import RULESET
from bot.rules.risk.frames import CardChoice, Claiming, Reinforcement
from bot.rules.risk.model.board import board
from bot.rules.risk.model.state import RiskState

OBJECTIVE = re.compile(r"obj_\d\d")


def audit(before: RiskState, event: Event, after: RiskState) -> Iterator[str]:
    """What does not add up from `before` to `after`, or shows what is hidden."""
    for name, count in (("armies", _armies), ("gold", _gold), ("points", _points), ("units", _units)):
        change, expected = count(after) - count(before), _BOOKS[name](before, event)
        if change != expected:
            yield f"{name} change by {change}, the event accounts for {expected}"
    yield from _waiting(before, event, after)
    if not OBJECTIVE.search(event.model_dump_json()):
        return  # nobody is told more than it holds
    hidden = hides(before, None) & hides(after, None)
    for viewer in (None, *range(len(after.houses))):
        seen = event.seen_by(viewer)
        if seen is not None and "obj_" in (text := seen.model_dump_json()):
            told = set(OBJECTIVE.findall(text)) & (
                hidden if viewer is None else hides(after, viewer) & hidden
            )
            if told:
                yield f"{viewer} is told of {told}"


def betrayed(state: RiskState, viewer: Viewer) -> set[str]:
    """Objectives hidden from `viewer` that stand in its view, picture or prompts all the same."""
    view = RULESET.view(state, viewer)
    shown = [view.model_dump_json()]
    if viewer is None:  # pictures are for all
        shown.append(RULESET.scene(view).model_dump_json())
    return set(OBJECTIVE.findall(" ".join(shown))) & hides(state, viewer)


def hides(state: RiskState, viewer: Viewer) -> set[str]:
    """The Objectives that `viewer` may not see (RISK-25.1): in the deck, in other hands, being looked at by others."""
    court = state.court
    cards = {*court.objective_deck}
    cards |= {card for seat, hand in enumerate(court.objectives) for card in hand if seat != viewer}
    for frame in state.stack:
        if isinstance(frame, CardChoice) and frame.pile == "objective" and frame.seat != viewer:
            cards |= {*frame.cards}
    return cards


# ── what there is ─────────────────────────────────────────────────────────────────────────────────


def _armies(state: RiskState) -> int:
    return sum(state.armies.values())


def _gold(state: RiskState) -> int:
    return sum(state.court.gold)


def _points(state: RiskState) -> int:
    return sum(state.court.points)


def _units(state: RiskState) -> int:
    return sum(map(sum, state.court.units.values()))


# ── what an event accounts for ────────────────────────────────────────────────────────────────────


def _armies_of(before: RiskState, event: Any) -> int:
    """Armies that come onto the map or leave it."""
    match event.kind:
        case "lands_dealt":
            dealt = sum(map(len, event.lands)) * event.armies
            return int(dealt + len(event.neutral) * event.neutral_armies)
        case "seats_taken":
            return int(len(event.places) * event.armies + len(event.neutral) * event.neutral_armies)
        case "claimed":
            return 1
        case "lands_claimed":
            return sum(event.armies.values()) - sum(before.armies[place] for place in event.armies)
        case "left_unclaimed":
            return len(event.lands) * int(event.armies)
        case "deployed" | "smallfolk_risen":
            return int(event.armies)
        case "realm_laid":
            towns, dealt = sum(armies for *_, armies in event.towns), sum(map(len, event.lands))
            others = len(board(before.board).territories) - len(event.towns) - dealt
            return int(towns + dealt * event.dealt_armies + others * event.other_armies)
        case "neutral_turn":
            return int(sum(event.armies))
        case "landing_won":
            return int(event.armies)
        case "fought" if _at_sea(before):
            return -int(event.slain)
        case "armies_destroyed" if _at_sea(before) and event.committed:
            return 0
        case "fought":
            return -int(event.lost + event.slain)
        case "armies_placed":
            return len(event.territories) * int(event.armies)
        case "armies_destroyed":
            return -int(sum(event.armies))
        case "removed":
            return -int(event.armies)
    return 0


def _at_sea(state: RiskState) -> bool:
    """Whether those who attack stand nowhere yet."""
    return state.invasion is not None and state.invasion.landing is not None


def _gold_of(before: RiskState, event: Any) -> int:
    """Gold that is earned or spent; what passes from one seat to another adds up to nothing."""
    match event.kind:
        case "turn_began" | "bonus_given":
            return int(event.gold)
        case "bought" | "looked" | "played":
            return -int(event.cost)
        case "conceded" | "driven_out" if before.court.gold:
            return -int(before.court.gold[event.seat])
    return 0


def _points_of(before: RiskState, event: Any) -> int:
    if event.kind == "points_lost":
        return -int(sum(min(event.points, before.court.points[seat]) for seat in event.seats))
    if event.kind == "house_risen" and before.court.points:
        return -int(before.court.points[event.seat])
    return int(event.points) if event.kind == "scored" else 0


def _units_of(before: RiskState, event: Any) -> int:
    if event.kind in ("conquered", "landing_won"):
        return -int(sum(before.court.troop(event.target)))
    return int(event.kind == "unit_placed")


_BOOKS = {"armies": _armies_of, "gold": _gold_of, "points": _points_of, "units": _units_of}


def _waiting(before: RiskState, event: Any, after: RiskState) -> Iterator[str]:
    """Armies waiting to be placed are those an event brings, and leave only onto the map or with their owner."""
    match event.kind:
        case "turn_began" | "redeemed" | "mustered":
            brought = event.armies
        case "deployed":
            brought = -event.armies
        case "claimed":
            brought = -1
        case "seats_taken" if before.on.setup == "claim":
            brought = event.reserve * sum(seat not in before.out for seat in event.order)
        case "conceded":
            brought = -_to_place(before, event.seat)
        case "game_over":
            brought = -_to_place(before)
        case _:
            brought = 0
    change = _to_place(after) - _to_place(before)
    if change != brought:
        yield f"armies to place change by {change}, the event accounts for {brought}"


def _to_place(state: RiskState, seat: int | None = None) -> int:
    """Armies in reinforcements and starting reserves, of one seat or of all; who is out places nothing more."""
    found = 0
    for frame in state.stack:
        if isinstance(frame, Reinforcement) and seat in (None, frame.seat) and frame.seat not in state.out:
            found += frame.left
        if isinstance(frame, Claiming):
            found += sum(frame.reserves) if seat is None else frame.reserves[seat]
    return found
