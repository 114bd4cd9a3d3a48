"""Objectives: what they ask for, choosing, scoring, and victory by points (RISK-4.4, RISK-19, RISK-24.5)."""

from __future__ import annotations

from collections.abc import Callable, Collection

from bot.rules.contract import RuleError, Seat
from bot.rules.kit.draft import Draft
from bot.rules.risk.events.cards import Scored
from bot.rules.risk.model import frames
from bot.rules.risk.model.actions import Score
from bot.rules.risk.model.board import NEUTRAL, board
from bot.rules.risk.model.dominion import UNITS
from bot.rules.risk.model.library import OBJECTIVES, Check
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.gold import advance, look
from bot.rules.risk.play.moment import expect


class Holdings:
    """What `seat` controls, has and has done this turn, on the board as it is now (RISK-19.3, RISK-19.4)."""

    def __init__(self, state: RiskState, seat: Seat) -> None:
        self.state, self.seat, self.board = state, seat, board(state.board)
        self.held = self.board.held(state.owner, seat)
        turn = state.stack[0] if state.stack else None
        mine = turn if isinstance(turn, frames.Turn) and turn.seat == seat else None
        self.destroyed = mine.destroyed if mine else 0
        pairs = zip(mine.conquests, mine.losers, strict=True) if mine else ()
        self.taken: dict[str, set[int]] = {}
        for place, loser in pairs:
            self.taken.setdefault(place, set()).add(loser)

    def count(self, sites: Collection[str]) -> int:
        """How many of these places are held."""
        return sum(1 for place in self.held if place in sites)

    def sites(self, kind: str | None) -> Collection[str]:
        """The territories with a castle, or with a port."""
        return self.board.castles if kind == "castle" else self.board.ports


Progress = tuple[tuple[int, int], ...]
"""How much there is of what an Objective asks for, and how much it takes, in the order of its words."""


def _control(own: Holdings, check: Check) -> Progress:
    counts = (
        (own.count(own.board.castles), check.castles),
        (own.count(own.board.ports), check.ports),
        (len(own.board.regions_of(own.state.owner, own.seat)), check.regions),
    )
    return tuple((have, need) for have, need in counts if need)


def _spread(own: Holdings, check: Check) -> Progress:
    enough = [own.count(region.territories) >= check.territories_each for region in own.board.regions]
    return ((sum(enough), check.regions),)


def _conquer(own: Holdings, check: Check) -> Progress:
    """RISK-19.4, RISK-19.6, RISK-19.7: each territory counts once."""
    if check.from_one_opponent:
        losers = set().union(*own.taken.values()) - {NEUTRAL} if own.taken else set()
        most = max((sum(who in from_ for from_ in own.taken.values()) for who in losers), default=0)
        return ((most, check.territories),)
    if check.each_with is None:
        return ((len(own.taken), check.territories),)
    having = sum(1 for place in own.taken if place in own.sites(check.each_with))
    if own.state.options.objective_site_reading == "one":
        return (len(own.taken), check.territories), (having, 1)
    return ((having, check.territories),)


def _destroy(own: Holdings, check: Check) -> Progress:
    return ((own.destroyed, check.armies),)


def _gold(own: Holdings, check: Check) -> Progress:
    return ((own.state.court.gold[own.seat], check.amount),)


def _units(own: Holdings) -> tuple[int, ...]:
    troops = [own.state.court.troop(place) for place in own.held]
    return tuple(sum(troop[kind] for troop in troops) for kind in range(len(UNITS)))


def _units_all(own: Holdings, check: Check) -> Progress:
    wanted = (check.knight, check.siege_engine, check.fortification)
    return ((sum(min(have, want) for have, want in zip(_units(own), wanted, strict=True)), sum(wanted)),)


def _units_same(own: Holdings, check: Check) -> Progress:
    return ((max(_units(own)), check.count),)


def _coasts(own: Holdings, _check: Check) -> Progress:
    """One port of each colour in play (RISK-19.9)."""
    coasts = {own.board.ports[place] for place in own.held if place in own.board.ports}
    return ((len(coasts), len({*own.board.ports.values()})),)


CHECKS: dict[str, Callable[[Holdings, Check], Progress]] = {
    "control": _control,
    "control_spread": _spread,
    "conquer_in_turn": _conquer,
    "destroy_in_turn": _destroy,
    "gold": _gold,
    "units_all": _units_all,
    "units_same": _units_same,
    "port_on_every_coast": _coasts,
}


def progress(state: RiskState, seat: Seat, card: str) -> Progress:
    """How near `seat` is to an Objective; what counts within a turn is nothing in those of others (RISK-19.4)."""
    check = OBJECTIVES[card].check
    return CHECKS[check.type](Holdings(state, seat), check)


def fulfilled(state: RiskState, seat: Seat) -> tuple[str, ...]:
    """The Objectives in the hand of `seat` that are met now, most points first, then the lowest number."""
    own = Holdings(state, seat)
    cards = [OBJECTIVES[card] for card in state.court.objectives[seat] if card]
    met = [
        card for card in cards if all(have >= need for have, need in CHECKS[card.check.type](own, card.check))
    ]
    return tuple(card.id for card in sorted(met, key=lambda card: (-card.vp, card.id)))


def scorable(state: RiskState, seat: Seat) -> tuple[str, ...]:
    """What `seat` may score now (RISK-19.2)."""
    frame = state.stack[-1] if state.stack else None
    if (
        not isinstance(frame, frames.Turn)
        or frame.seat != seat
        or frame.scored
        or frame.step in ("score", "draw")
    ):
        return ()
    return fulfilled(state, seat) if state.on.objectives else ()


def score(draft: Draft[RiskState], seat: Seat, action: Score) -> None:
    """RISK-19.2, RISK-19.11."""
    turn = expect(draft.state, seat, frames.Turn, "RISK-19.2")
    if turn.scored:
        raise RuleError("RISK-19.2", "risk-no-score-twice")
    if turn.step in ("score", "draw"):
        raise RuleError("RISK-6.3", "risk-no-score-late")
    if not draft.state.on.objectives or action.objective not in draft.state.court.objectives[seat]:
        raise RuleError("RISK-19.11", "risk-no-score-held")
    if action.objective not in fulfilled(draft.state, seat):
        raise RuleError("RISK-19.11", "risk-no-score-met", objective=action.objective)
    advance(draft, "score")
    points = OBJECTIVES[action.objective].vp
    total = draft.state.court.points[seat] + points
    draft.emit(Scored(seat=seat, objective=action.objective, points=points, total=total))
    look(draft, seat, "objective")
