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
    EndGame,
    Event,
    Options,
    Outcome,
    Prompt,
    RuleError,
    Scene,
    Seat,
    Viewer,
    kind_of,
)
from bot.rules.kit import stack
from bot.rules.tiny_epic import actions as acts
from bot.rules.tiny_epic.agent.sensible import sensible
from bot.rules.tiny_epic.edits import edit
from bot.rules.tiny_epic.events import EVENTS
from bot.rules.tiny_epic.events.rounds import Begun
from bot.rules.tiny_epic.fold import fold
from bot.rules.tiny_epic.frames.setup import Setup
from bot.rules.tiny_epic.judge.draft import Play
from bot.rules.tiny_epic.judge.judges import judge, settle
from bot.rules.tiny_epic.model.options import SEATS, TinyEpicOptions
from bot.rules.tiny_epic.model.state import TinyEpic
from bot.rules.tiny_epic.proof import broken
from bot.rules.tiny_epic.show.candidates import candidates
from bot.rules.tiny_epic.show.edits import edit_candidates
from bot.rules.tiny_epic.show.names import NAMES
from bot.rules.tiny_epic.show.scene import make_scene
from bot.rules.tiny_epic.show.view import TinyEpicView, make_view


class TinyEpicRules:
    id = "tiny_epic"
    version = "8"
    command = "epic"
    options: type[Options] = TinyEpicOptions
    state: type[TinyEpic] = TinyEpic
    actions: tuple[type[Action], ...] = (
        *(acts.TakeHouse, acts.DraftDie, acts.Place, acts.Ability),
        *(acts.Recruit, acts.March, acts.Sail, acts.Fly, acts.Move),
        *(acts.Whisper, acts.Plot, acts.PlayEvent, acts.Pass),
        *(acts.Commit, acts.Lose, acts.RetreatTo, acts.Choose, acts.Discard, acts.Stack),
        *(acts.Explore, acts.Take, acts.Standing, Concede),
    )
    edits: tuple[type[Action], ...] = (
        *(
            acts.SetGold,
            acts.SetScore,
            acts.SetUnits,
            acts.MovePiece,
            acts.SetPool,
            acts.SetAlly,
            acts.SetWalkers,
            acts.MoveToken,
            acts.SetCastle,
            acts.MoveCard,
            acts.SetDie,
            acts.SetSlot,
            acts.SetHandOfKing,
            acts.SetVengeance,
        ),
        *(acts.BringBack, CallOff, EndGame),
    )
    events: tuple[type[Event], ...] = EVENTS
    names: Mapping[str, str] = NAMES
    agents: Mapping[str, Agent] = {"sensible": sensible}
    deliberates = True

    def seats(self, options: Options) -> tuple[int, int]:
        assert isinstance(options, TinyEpicOptions)
        return SEATS[options.mode]

    def check(self, options: Options, players: int) -> None:
        assert isinstance(options, TinyEpicOptions)
        low, high = SEATS[options.mode]
        if not low <= players <= high:
            raise RuleError("TE-0.1", "tiny_epic-no-players", low=low, high=high)

    def new(self, options: Options, players: int, chance: Chance) -> tuple[Event, ...]:
        assert isinstance(options, TinyEpicOptions)
        first = chance.roll("hand", players)[0] - 1
        begun = Begun(options=options, players=players, hand_of_king=first)
        play = Play(fold(None, begun), chance)
        play.push(Setup())
        settle(play)
        return (begun, *play.events)

    def pending(self, state: TinyEpic) -> tuple[Prompt, ...]:
        return stack.pending(state)

    def default(self, state: TinyEpic, seat: Seat) -> Action:
        return stack.default(state, seat)

    def act(self, state: TinyEpic, seat: Seat, action: Action, chance: Chance) -> tuple[Event, ...]:
        _in_play(state)
        play = Play(state, chance)
        judge(play, seat, action)
        if not action.aside:
            settle(play, state)
        return play.judged

    def edit(self, state: TinyEpic, action: Action, chance: Chance) -> tuple[Event, ...]:
        _in_play(state)
        play = Play(state, chance)
        edit(play, action)
        settle(play, state)
        return play.judged

    def successor(self, state: TinyEpic, seat: Seat) -> Action | None:
        """TE-21.8: against the Night King, as long as the game goes on."""
        free = state.options.treaty and state.lords[seat].gone and not state.result
        return acts.BringBack(player=str(seat)) if free else None

    def apply(self, state: TinyEpic | None, event: Event) -> TinyEpic:
        return fold(state, event)

    def candidates(
        self, view: TinyEpicView, kind: str, filled: Mapping[str, object], field: str
    ) -> Candidates:
        if kind in _EDIT_KINDS:
            return edit_candidates(view.known, kind, filled, field)
        return candidates(view, kind, filled, field)

    def view(self, state: TinyEpic, viewer: Viewer) -> TinyEpicView:
        return make_view(state, viewer)

    def scene(self, view: TinyEpicView) -> Scene:
        return make_scene(view)

    def outcome(self, state: TinyEpic) -> Outcome | None:
        return state.result

    def broken(self, state: TinyEpic) -> tuple[str, ...]:
        return tuple(broken(state))


def _in_play(state: TinyEpic) -> None:
    if state.result:
        raise RuleError("TE-0.14", "tiny_epic-no-more")


_EDIT_KINDS = frozenset(map(kind_of, TinyEpicRules.edits))

RULESET = TinyEpicRules()
