"""The rule set: tables, and one line a function."""

from __future__ import annotations

from collections.abc import Mapping

from bot.rules.contract import (
    Action,
    Agent,
    CallOff,
    Candidates,
    Chance,
    Concede,
    Elapse,
    EndGame,
    Event,
    Options,
    Outcome,
    Prompt,
    RuleError,
    Scene,
    Seat,
    Viewer,
)
from bot.rules.fief import actions as acts
from bot.rules.fief.actions.by_hand import BY_HAND
from bot.rules.fief.agent.sensible import sensible
from bot.rules.fief.edits import edit
from bot.rules.fief.events.setup import Begun
from bot.rules.fief.fold import EVENTS, fold
from bot.rules.fief.frames.setup import Houses
from bot.rules.fief.judge.draft import Play
from bot.rules.fief.judge.judges import ends_step, judge, pending, resting, settle
from bot.rules.fief.model.options import SEATS, FiefOptions
from bot.rules.fief.model.state import Fief
from bot.rules.fief.proof import broken
from bot.rules.fief.show.candidates import candidates
from bot.rules.fief.show.names import NAMES
from bot.rules.fief.show.scene import make_scene
from bot.rules.fief.show.view import FiefView, make_view
from bot.rules.kit import stack

WAR: tuple[type[Action], ...] = (
    *(acts.Muster, acts.March, acts.Raid, acts.AskLeave, acts.Sail, acts.Ground, acts.Welcome, acts.Climb),
    *(acts.Attack, acts.Pillage, acts.Execute, acts.TakeSide, acts.Fight, acts.Lose, acts.Siege, acts.Assail),
)
COURT: tuple[type[Action], ...] = (
    *(acts.Propose, acts.Betroth, acts.Dissolve, acts.Decree, acts.Convert),
    *(acts.Stand, acts.Vote, acts.Oath, acts.Bestow, acts.Retire),
)
TRADE: tuple[type[Action], ...] = (
    *(
        acts.Buy,
        acts.Exchange,
        acts.Bid,
        acts.Keep,
        acts.Supply,
        acts.Redeem,
        acts.Gift,
        acts.Release,
        acts.Proclaim,
        acts.Embassy,
        acts.Spy,
    ),
    *(acts.MakeOffer, acts.Put, acts.Send, acts.Accept, acts.Decline, acts.Counter),
)
ORDERS: tuple[type[Action], ...] = (
    *(acts.Discard, acts.PlayCard, acts.Surprise, acts.Join, acts.Calm),
    *(acts.Standing, acts.Succession, acts.Recall),
)


class FiefRules:
    id = "fief"
    version = "8"
    command = "fief"
    options: type[Options] = FiefOptions
    state: type[Fief] = Fief
    actions: tuple[type[Action], ...] = (
        *(acts.TakeHouse, acts.Choose, acts.Pass, acts.Answer),
        *(*WAR, *COURT, *TRADE, *ORDERS),
        Concede,
    )
    edits: tuple[type[Action], ...] = (*BY_HAND, CallOff, Elapse, EndGame)
    events: tuple[type[Event], ...] = EVENTS
    names: Mapping[str, str] = NAMES
    agents: Mapping[str, Agent] = {"sensible": sensible}

    def seats(self, options: Options) -> tuple[int, int]:
        return SEATS

    def check(self, options: Options, players: int) -> None:
        low, high = SEATS
        if not low <= players <= high:
            raise RuleError("FIEF-0.14", "fief-no-players", low=low, high=high)

    def new(self, options: Options, players: int, chance: Chance) -> tuple[Event, ...]:
        assert isinstance(options, FiefOptions)
        self.check(options, players)
        begun = Begun(options=options, players=players, first=chance.roll("first", players)[0] - 1)
        play = Play(fold(None, begun), chance)
        play.push(Houses())
        settle(play)
        return (begun, *play.events)

    def pending(self, state: Fief) -> tuple[Prompt, ...]:
        return pending(state)

    def default(self, state: Fief, seat: Seat) -> Action:
        return stack.default(state, seat)

    def act(self, state: Fief, seat: Seat, action: Action, chance: Chance) -> tuple[Event, ...]:
        _in_play(state)
        play = Play(state, chance)
        judge(play, seat, action)
        kept = None if resting(state) else state
        settle(play, stepped=ends_step(state, seat, action), kept=kept)
        return play.judged

    def edit(self, state: Fief, action: Action, chance: Chance) -> tuple[Event, ...]:
        _in_play(state)
        play = Play(state, chance)
        edit(play, action)
        settle(play, stepped=False)
        return play.judged

    def apply(self, state: Fief | None, event: Event) -> Fief:
        return fold(state, event)

    def candidates(self, view: FiefView, kind: str, filled: Mapping[str, object], field: str) -> Candidates:
        return candidates(view, kind, filled, field)

    def view(self, state: Fief, viewer: Viewer) -> FiefView:
        return make_view(state, viewer)

    def scene(self, view: FiefView) -> Scene:
        return make_scene(view)

    def outcome(self, state: Fief) -> Outcome | None:
        return state.result

    def broken(self, state: Fief) -> tuple[str, ...]:
        return tuple(broken(state))


def _in_play(state: Fief) -> None:
    if state.result:
        raise RuleError("FIEF-7.1", "fief-no-more")


RULESET = FiefRules()
