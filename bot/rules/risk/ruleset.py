"""RISK as the engine sees it: one object, every function pure."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.rules.contract import (
    Action,
    Agent,
    Candidates,
    Card,
    Chance,
    Concede,
    Event,
    Options,
    Outcome,
    Prompt,
    RuleError,
    Scene,
    Seat,
    Viewer,
)
from bot.rules.kit import stack
from bot.rules.kit.draft import Draft
from bot.rules.risk.agent import easy, sensible, strong
from bot.rules.risk.events import EVENTS, fold
from bot.rules.risk.frames import (
    battle,
    card_choice,
    claiming,
    conquest,
    houses,
    invasion,
    ranking,
    reinforcement,
    removal,
    turn,
    vote,
    window,
)
from bot.rules.risk.model import actions as a
from bot.rules.risk.model import library
from bot.rules.risk.model.board import FIRST_GAME, MITCHELL, SKIRMISH, names
from bot.rules.risk.model.options import RiskOptions, check_switches
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play import (
    edits,
    effects,
    gold,
    heirs,
    landing,
    leaving,
    objectives,
    orders,
    plays,
    setup,
    units,
)
from bot.rules.risk.proof.invariants import broken
from bot.rules.risk.show import candidates
from bot.rules.risk.show.edits import edit_candidates
from bot.rules.risk.show.hand import hand
from bot.rules.risk.show.scene import make_scene
from bot.rules.risk.show.view import RiskView, make_view

PLAYERS = (min(SKIRMISH), max(SKIRMISH))
"""Fewest and most at one table (RISK-2.1)."""
MITCHELL_PLAYERS = (MITCHELL.players.min, MITCHELL.players.max)
"""The same in the House Mitchell variant (RISK-2.5)."""

JUDGES: dict[type[Action], Callable[[Draft[RiskState], Seat, Any], None]] = {
    a.House: houses.choose_house,
    a.Redeem: reinforcement.redeem,
    a.Deploy: reinforcement.deploy,
    a.Attack: turn.attack,
    a.Press: invasion.press,
    a.Halt: invasion.halt,
    a.Occupy: conquest.occupy,
    a.Maneuver: turn.maneuver,
    a.End: turn.end,
    a.Orders: orders.give_orders,
    a.Defend: battle.defend,
    a.PlayCard: plays.play,
    a.Pass: window.pass_by,
    a.Buy: gold.buy,
    a.Search: gold.search,
    a.KeepCards: card_choice.keep,
    a.Score: objectives.score,
    a.Ransom: gold.ransom,
    a.Unit: units.unit,
    a.Claim: claiming.claim,
    a.Rank: ranking.rank,
    a.Remove: removal.remove,
    a.Reveal: effects.reveal,
    a.React: orders.react,
    a.Land: landing.land,
    a.Lead: heirs.lead,
    a.Agree: vote.agree,
    Concede: leaving.concede,
}
"""What a player may do, and who judges it."""


class RiskRules:
    """The rule set; see `bot.rules.contract.Ruleset` for what each function promises."""

    id = "risk"
    version = "7"
    command = "risk"
    options: type[Options] = RiskOptions
    actions: tuple[type[Action], ...] = tuple(JUDGES)
    edits: tuple[type[Action], ...] = tuple(edits.EDITS)
    events: tuple[type[Event], ...] = EVENTS
    state: type[RiskState] = RiskState
    names: Mapping[str, str] = names() | library.names()
    agents: Mapping[str, Agent] = {"sensible": sensible, "easy": easy, "strong": strong}

    def seats(self, options: Options) -> tuple[int, int]:
        assert isinstance(options, RiskOptions)
        if options.mode == "first":
            return FIRST_GAME.setup.players, FIRST_GAME.setup.players
        return MITCHELL_PLAYERS if options.mode == "mitchell" else PLAYERS

    def check(self, options: Options, players: int) -> None:
        assert isinstance(options, RiskOptions)
        check_switches(options)
        low, high = self.seats(options)
        if not low <= players <= high:
            clause = "RISK-2.14" if options.mode == "first" else "RISK-2.5"
            clause = "RISK-2.1" if (low, high) == PLAYERS else clause
            raise RuleError(clause, "risk-no-players", players=players, low=low, high=high)

    def new(self, options: Options, players: int, chance: Chance) -> tuple[Event, ...]:
        assert isinstance(options, RiskOptions)
        self.check(options, players)
        draft = setup.new_game(options, players, chance)
        stack.settle(draft)
        return draft.judged

    def pending(self, state: RiskState) -> tuple[Prompt, ...]:
        return stack.pending(state)

    def default(self, state: RiskState, seat: Seat) -> Action:
        return stack.default(state, seat)

    def candidates(self, view: RiskView, kind: str, filled: Mapping[str, object], field: str) -> Candidates:
        offer = edit_candidates if kind in _EDIT_KINDS else candidates.candidates
        return offer(view, kind, filled, field)

    def act(self, state: RiskState, seat: Seat, action: Action, chance: Chance) -> tuple[Event, ...]:
        if state.result is not None:
            raise RuleError("RISK-24.1", "risk-no-over")
        if seat == state.fallen or (seat in state.out and not isinstance(action, a.Lead)):
            raise RuleError("RISK-17.1", "risk-no-out")
        draft = Draft(fold, state, chance)
        JUDGES[type(action)](draft, seat, action)
        stack.settle(draft)
        return draft.judged

    def edit(self, state: RiskState, action: Action, chance: Chance) -> tuple[Event, ...]:
        draft = Draft(fold, state, chance)
        edits.edit(draft, action)
        stack.settle(draft)
        return draft.judged

    def apply(self, state: RiskState | None, event: Event) -> RiskState:
        return fold(state, event)

    def hand(self, state: RiskState, seat: Seat) -> tuple[Card, ...]:
        return hand(state, seat)

    def view(self, state: RiskState, viewer: Viewer) -> RiskView:
        return make_view(state, viewer)

    def scene(self, view: RiskView) -> Scene:
        return make_scene(view)

    def outcome(self, state: RiskState) -> Outcome | None:
        return state.result

    def broken(self, state: RiskState) -> tuple[str, ...]:
        return broken(state)


_EDIT_KINDS = {model.model_fields["kind"].default for model in edits.EDITS}

RULESET = RiskRules()
