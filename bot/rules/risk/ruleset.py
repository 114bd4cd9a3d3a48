"""RISK as the engine sees it: one object, every function pure."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.rules.contract import (
    Action,
    Agent,
    Candidates,
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
from bot.rules.kit.draft import Draft
from bot.rules.risk.agent.sensible import sensible
from bot.rules.risk.events.basics import EVENTS, OrdersGiven
from bot.rules.risk.events.edits import EDIT_EVENTS
from bot.rules.risk.events.effects import EFFECT_EVENTS
from bot.rules.risk.events.fold import fold
from bot.rules.risk.events.mitchell import REALM_EVENTS
from bot.rules.risk.events.plays import PLAY_EVENTS
from bot.rules.risk.events.setup import SETUP_EVENTS
from bot.rules.risk.events.steps import STEP_EVENTS
from bot.rules.risk.model import actions as a
from bot.rules.risk.model import dominion_actions as ca
from bot.rules.risk.model import library
from bot.rules.risk.model import mitchell_actions as ra
from bot.rules.risk.model.board import MITCHELL, SKIRMISH, board, names
from bot.rules.risk.model.frames import Choosing, Claiming, Dawn, Keep, Play, Removal, Window
from bot.rules.risk.model.mitchell import Vote
from bot.rules.risk.model.options import RiskOptions, check_switches
from bot.rules.risk.model.state import Battle, Conquest, Houses, Invasion, RiskState, Turn
from bot.rules.risk.play import (
    battle,
    claiming,
    edits,
    effects,
    gold,
    heirs,
    landing,
    objectives,
    plays,
    reactions,
    setup,
    turn,
    units,
)
from bot.rules.risk.play.defaults import default
from bot.rules.risk.play.ending import fallen, leave
from bot.rules.risk.play.prompts import pending
from bot.rules.risk.proof.invariants import broken
from bot.rules.risk.show import candidates
from bot.rules.risk.show.scene import make_scene
from bot.rules.risk.show.view import RiskView, make_view


def _keep(draft: Draft[RiskState], seat: Seat, action: ca.KeepCards) -> None:
    """RISK-4.4 in set-up, RISK-10.2 and its like later."""
    choosing = draft.state.stack and isinstance(draft.state.stack[-1], Choosing)
    (claiming.keep_objectives if choosing else gold.keep)(draft, seat, action)


COURT_JUDGES: dict[type[Action], Callable[[Draft[RiskState], Seat, Any], None]] = {
    ca.PlayCard: plays.play,
    ca.Pass: plays.pass_by,
    ca.Buy: gold.buy,
    ca.Search: gold.search,
    ca.KeepCards: _keep,
    ca.Score: objectives.score,
    ca.Ransom: gold.ransom,
    ca.Unit: units.unit,
    ca.Claim: claiming.claim,
    ca.Remove: effects.remove,
    ca.Reveal: effects.reveal,
    ca.React: reactions.react,
}
"""The actions of the modules, and who judges them."""
REALM_JUDGES: dict[type[Action], Callable[[Draft[RiskState], Seat, Any], None]] = {
    ra.Land: landing.land,
    ra.Lead: heirs.lead,
    ra.Agree: heirs.agree,
}
"""The actions of the House Mitchell variant, and who judges them."""

PLAYERS = (min(SKIRMISH), max(SKIRMISH))
"""Fewest and most at one table (RISK-2.1)."""
MITCHELL_PLAYERS = (MITCHELL.players.min, MITCHELL.players.max)
"""The same in the House Mitchell variant (RISK-2.5)."""


class RiskRules:
    """The rule set; see `bot.rules.contract.Ruleset` for what each function promises."""

    id = "risk"
    version = "1"
    command = "risk"
    options: type[Options] = RiskOptions
    actions: tuple[type[Action], ...] = (
        a.House,
        a.Redeem,
        a.Deploy,
        a.Attack,
        a.Press,
        a.Halt,
        a.Occupy,
        a.Maneuver,
        a.End,
        a.Orders,
        a.Defend,
        *COURT_JUDGES,
        *REALM_JUDGES,
        Concede,
    )
    edits: tuple[type[Action], ...] = edits.EDITS
    events: tuple[type[Event], ...] = (
        *EVENTS,
        *SETUP_EVENTS,
        *PLAY_EVENTS,
        *EFFECT_EVENTS,
        *STEP_EVENTS,
        *REALM_EVENTS,
        *EDIT_EVENTS,
    )
    state: type[RiskState] = RiskState
    names: Mapping[str, str] = names() | library.names()
    agents: Mapping[str, Agent] = {"sensible": sensible}

    def seats(self, options: Options) -> tuple[int, int]:
        assert isinstance(options, RiskOptions)
        return MITCHELL_PLAYERS if options.mode == "mitchell" else PLAYERS

    def check(self, options: Options, players: int) -> None:
        assert isinstance(options, RiskOptions)
        check_switches(options)
        low, high = self.seats(options)
        if not low <= players <= high:
            clause = "RISK-2.1" if (low, high) == PLAYERS else "RISK-2.5"
            raise RuleError(clause, "risk-no-players", players=players, low=low, high=high)

    def new(self, options: Options, players: int, chance: Chance) -> tuple[Event, ...]:
        assert isinstance(options, RiskOptions)
        self.check(options, players)
        draft = setup.new_game(options, players, chance)
        _settle(draft)
        return tuple(draft.events)

    def pending(self, state: RiskState) -> tuple[Prompt, ...]:
        return pending(state)

    def default(self, state: RiskState, seat: Seat) -> Action:
        return default(state, seat)

    def candidates(self, view: RiskView, kind: str, filled: Mapping[str, object], field: str) -> Candidates:
        if kind in _EDIT_KINDS:
            return edits.candidates(view, kind, filled, field)
        return candidates.candidates(view, kind, filled, field)

    def act(self, state: RiskState, seat: Seat, action: Action, chance: Chance) -> tuple[Event, ...]:
        if state.result is not None:
            raise RuleError("RISK-24.1", "risk-no-over")
        if seat in state.out and not isinstance(action, ra.Lead):
            raise RuleError("RISK-17.1", "risk-no-out")
        draft = Draft(fold, state, chance)
        _JUDGES[type(action)](draft, seat, action)
        _settle(draft)
        return tuple(draft.events)

    def edit(self, state: RiskState, action: Action, chance: Chance) -> tuple[Event, ...]:
        draft = Draft(fold, state, chance)
        edits.edit(draft, action)
        _settle(draft)
        return tuple(draft.events)

    def apply(self, state: RiskState | None, event: Event) -> RiskState:
        return fold(state, event)

    def view(self, state: RiskState, viewer: Viewer) -> RiskView:
        return make_view(state, viewer)

    def scene(self, view: RiskView) -> Scene:
        return make_scene(view)

    def outcome(self, state: RiskState) -> Outcome | None:
        return state.result

    def broken(self, state: RiskState) -> tuple[str, ...]:
        return broken(state)


_EDIT_KINDS = {model.model_fields["kind"].default for model in edits.EDITS}


def _orders(draft: Draft[RiskState], seat: Seat, action: a.Orders) -> None:
    """RISK-26.3: at any time, on anybody's turn."""
    if action.defend not in ("most", "one", "ask"):
        raise RuleError("RISK-26.3", "risk-no-order", defend=action.defend)
    if action.territory is not None and action.territory not in board(draft.state.board).rank:
        raise RuleError("RISK-26.3", "risk-no-territory", territory=action.territory)
    order = OrdersGiven.model_validate({"seat": seat, "defend": action.defend, "territory": action.territory})
    draft.emit(order)


def _concede(draft: Draft[RiskState], seat: Seat, _action: Concede) -> None:
    """RISK-17.6, RISK-17.8: in one's own turn it is over at once."""
    if fallen(draft.state, seat):
        raise RuleError("RISK-17.1", "risk-no-out")
    battle.settle_conquest(draft, seat)
    if not leave(draft, seat) and draft.state.active == seat:
        heirs.close_vote(draft)
        turn.end_turn(draft, seat)


_JUDGES: dict[type[Action], Callable[[Draft[RiskState], Seat, Any], None]] = {
    a.House: setup.choose_house,
    a.Redeem: turn.redeem,
    a.Deploy: turn.deploy,
    a.Attack: battle.attack,
    a.Press: battle.press,
    a.Halt: battle.halt,
    a.Occupy: battle.occupy,
    a.Maneuver: turn.maneuver,
    a.End: turn.end,
    a.Orders: _orders,
    a.Defend: battle.defend,
    **COURT_JUDGES,
    **REALM_JUDGES,
    Concede: _concede,
}


def _go_on_invading(draft: Draft[RiskState], invasion: Invasion) -> bool:
    """An invasion, or a landing from off the board."""
    return (battle.go_on_invading if invasion.landing is None else landing.go_on_landing)(draft, invasion)


_CARRY_ON: dict[type[Any], Callable[[Draft[RiskState], Any], bool]] = {
    Houses: setup.go_on_choosing,
    Choosing: setup.go_on_choosing_objectives,
    Claiming: setup.go_on_claiming,
    Dawn: turn.go_on_dawning,
    Window: plays.go_on_asking,
    Play: plays.go_on_playing,
    Keep: gold.go_on_keeping,
    Removal: effects.go_on_removing,
    Turn: turn.go_on_with_turn,
    Invasion: _go_on_invading,
    Vote: heirs.go_on_voting,
    Battle: battle.go_on_fighting,
    Conquest: battle.go_on_occupying,
}


def _settle(draft: Draft[RiskState]) -> None:
    """Carries on what lies on top of the stack until somebody has to decide or the game is over."""
    while draft.state.stack:
        frame = draft.state.stack[-1]
        carry_on = _CARRY_ON.get(type(frame))
        if carry_on is None or not carry_on(draft, frame):
            return


RULESET = RiskRules()
