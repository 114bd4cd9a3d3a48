"""Parley, as the engine sees it."""

from collections.abc import Mapping

from bot.rules.contract import (
    Action,
    Agent,
    CallOff,
    Candidates,
    Chance,
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
from bot.rules.kit import stack
from bot.rules.kit.draft import Draft
from bot.rules.parley.actions import SetSilver
from bot.rules.parley.agent import wary
from bot.rules.parley.board import MAP, NOBODY, scores
from bot.rules.parley.events import EVENTS, Begun, GameOver, Over, SilverSet
from bot.rules.parley.play import JUDGES
from bot.rules.parley.show import ParleyView, candidates, make_scene, make_view, pending
from bot.rules.parley.state import Parley, fold


class ParleyRules:
    id = command = "parley"
    version = "1"
    options: type[Options] = Options
    state: type[Parley] = Parley
    actions: tuple[type[Action], ...] = tuple(JUDGES)
    edits: tuple[type[Action], ...] = (SetSilver, CallOff, EndGame)
    events: tuple[type[Event], ...] = EVENTS
    names: Mapping[str, str] = {**MAP.names, "raiders": "The raiders"}
    agents: Mapping[str, Agent] = {"wary": wary}

    def seats(self, options: Options) -> tuple[int, int]:
        return 2, 3

    def check(self, options: Options, players: int) -> None:
        if not 2 <= players <= 3:
            raise RuleError("PARLEY-1", "parley-no-players", players=players)

    def new(self, options: Options, players: int, chance: Chance) -> tuple[Event, ...]:
        begun = Begun(players=players)
        draft = Draft(fold, fold(None, begun), chance)
        stack.settle(draft)
        return (begun, *draft.events)

    def pending(self, state: Parley) -> tuple[Prompt, ...]:
        return pending(state)

    def default(self, state: Parley, seat: Seat) -> Action:
        return stack.default(state, seat)

    def act(self, state: Parley, seat: Seat, action: Action, chance: Chance) -> tuple[Event, ...]:
        if state.result or seat in state.out:
            raise RuleError("PARLEY-5", "parley-no-more")
        draft = Draft(fold, state, chance)
        JUDGES[type(action)](draft, seat, action)
        stack.settle(draft)
        return draft.judged

    def edit(self, state: Parley, action: Action, chance: Chance) -> tuple[Event, ...]:
        if state.result:
            raise RuleError("PARLEY-5", "parley-no-more")
        draft = Draft(fold, state, chance)
        match action:
            case SetSilver(player=player, silver=silver) if (
                player in map(str, state.lords) and 0 <= silver <= 20
            ):
                draft.emit(SilverSet(seat=int(player), silver=silver))
            case CallOff() if state.stack[-1].kind in ("fight", "talk"):
                draft.emit(Over())
            case EndGame(winners=winners) if set(winners) <= set(map(str, state.lords)):
                outcome = Outcome(winners=tuple(map(int, winners)), reason="gm", scores=scores(state))
                draft.emit(GameOver(outcome=outcome))
            case _:
                raise RuleError("PARLEY-1", "parley-no-edit")
        stack.settle(draft)
        return draft.judged

    def apply(self, state: Parley | None, event: Event) -> Parley:
        return fold(state, event)

    def candidates(self, view: ParleyView, kind: str, filled: Mapping[str, object], field: str) -> Candidates:
        return candidates(view, kind, filled, field)

    def view(self, state: Parley, viewer: Viewer) -> ParleyView:
        return make_view(state, viewer)

    def scene(self, view: ParleyView) -> Scene:
        return make_scene(view)

    def outcome(self, state: Parley) -> Outcome | None:
        return state.result

    def broken(self, state: Parley) -> tuple[str, ...]:
        poor = any(state.free(seat) < 0 for seat in state.lords)
        ghosts = any((state.owner[place] == NOBODY) != (not spears) for place, spears in state.spears.items())
        found = (("somebody has less than no silver", poor), ("spears and owners differ", ghosts))
        return tuple(fault for fault, broken in found if broken)


RULESET = ParleyRules()
