"""The rules of the moot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.rules.contract import (
    Action,
    Amount,
    Card,
    Choice,
    Concede,
    EndGame,
    Event,
    Figure,
    Outcome,
    Pick,
    Prompt,
    RuleError,
    Scene,
    Score,
    SeatView,
    Several,
    Text,
    View,
    prompts_seen,
)
from bot.rules.kit.draft import Draft
from bot.rules.menu import fields
from tests.moot.actions import (
    Answer,
    Cede,
    Dig,
    Draw,
    Gift,
    Leave,
    Offer,
    Plot,
    Rest,
    Talk,
    Vote,
)
from tests.moot.events import (
    Answered,
    Begun,
    Called,
    Counted,
    Drawn,
    Dug,
    Given,
    Left,
    Offered,
    Plotted,
    Rested,
    Stopped,
    Voted,
    WentOut,
)
from tests.moot.fold import apply
from tests.moot.state import Moot, MootOptions, MootView, OpenOffer

OFFERS = 2
"""Offers that one player may have open."""


class MootRules:
    id = command = "moot"
    version = "1"
    options, state = MootOptions, Moot
    actions = (Dig, Draw, Rest, Vote, Leave, Answer, Gift, Offer, Cede, Talk, Plot, Concede)
    edits = (EndGame,)
    events = (
        Begun,
        Dug,
        Drawn,
        Rested,
        Voted,
        Counted,
        Given,
        Offered,
        Answered,
        Called,
        WentOut,
        Plotted,
        Left,
        Stopped,
    )
    names: Mapping[str, str] = {}
    agents: Mapping[str, Any] = {}

    def seats(self, options: Any) -> tuple[int, int]:
        return 2, 4

    def check(self, options: Any, players: int) -> None:
        if not 2 <= players <= 4:
            raise RuleError("MOOT-1", "moot-players")

    def new(self, options: Any, players: int, chance: Any) -> tuple[Event, ...]:
        return (Begun(options=options, players=players),)

    def pending(self, state: Moot) -> tuple[Prompt, ...]:
        if self.outcome(state):
            return ()
        return (self._asked(state), *map(self._invited, state.offers))

    def _asked(self, state: Moot) -> Prompt:
        if state.talking:
            asked = state.talking
            return Prompt(kind="leave", clause="MOOT-4", asked=asked, waiting=asked, timed=False)
        if state.active is not None:
            asked = (state.active,)
            return Prompt(kind="turn", clause="MOOT-2", asked=asked, waiting=asked)
        waiting = tuple(seat for seat in state.playing if seat not in state.votes)
        return Prompt(
            kind="vote", clause="MOOT-3", asked=state.playing, waiting=waiting, secret=True, passable=True
        )

    def _invited(self, offer: OpenOffer) -> Prompt:
        to, about = (offer.to,), {"offer": offer.id, "seat": offer.giver, "gold": offer.gold}
        return Prompt(kind="offer", clause="MOOT-5", asked=to, waiting=to, about=about, waits=False)

    def default(self, state: Moot, seat: int) -> Action:
        prompt = self._asked(state)
        if self.outcome(state) or seat not in prompt.waiting:
            raise LookupError(seat)
        return {"leave": Leave(), "turn": Rest(), "vote": Vote(who=str(seat))}[prompt.kind]

    def candidates(self, view: MootView, kind: str, filled: Mapping[str, object], field: str) -> Any:
        seats = [one.seat for one in view.seats if not one.out]
        match kind, field:
            case "end_game", _:
                return Several(choices=_choices(seats), low=0, high=len(seats))
            case "vote", "who":
                return Pick(choices=_choices(seats))
            case (("gift" | "offer"), "who"):
                return Pick(choices=_choices(seat for seat in seats if seat != view.viewer))
            case (("gift" | "offer"), "gold"):
                most = view.gold.get(view.viewer or 0, 0)
                return Amount(low=1, high=most, usual=1) if most else Pick(choices=())
            case "answer", "offer":
                return Pick(choices=_choices(one.id for one in view.open if one.to == view.viewer))
            case "answer", "accept":
                return Pick(choices=_choices(("yes", "no")))
            case _:
                return Amount(low=1, high=9, usual=1)

    def act(self, state: Moot, seat: int, action: Any, chance: Any) -> tuple[Event, ...]:
        view = self.view(state, seat)
        if action.kind not in view.menu:
            raise RuleError("MOOT-1", "moot-no-moment")
        self._fits(view, action)
        draft: Draft[Moot] = Draft(self.apply, state, chance)
        match action:
            case Dig():
                draft.emit(Dug(seat=seat, gold=chance.roll("dig", 6)[0]))
            case Draw():
                draft.emit(Drawn(seat=seat, card=chance.roll("card", 9)[0]))
            case Rest() | Cede():
                draft.emit(Rested(seat=seat))
            case Vote(who=who):
                draft.emit(Voted(seat=seat, who=int(who)))
            case Leave():
                draft.emit(WentOut(seat=seat))
            case Answer(offer=id_, accept=accept):
                offer = next(one for one in state.offers if one.id == id_)
                draft.emit(Answered(id=id_, paid=accept and state.gold[offer.giver] >= offer.gold))
            case Gift(who=who, gold=gold):
                draft.emit(Given(seat=seat, who=int(who), gold=gold))
            case Offer(who=who, gold=gold):
                draft.emit(Offered(id=f"offer-{state.offered}", seat=seat, who=int(who), gold=gold))
            case Talk():
                draft.emit(Called(seat=seat))
            case Plot(note=note):
                draft.emit(Plotted(seat=seat, note=note))
            case _:
                draft.emit(Left(seat=seat))
        now = draft.state
        if now.active is None and not self.outcome(now) and set(now.votes) >= set(now.playing):
            draft.emit(Counted(votes=now.votes))
        return tuple(draft.events)

    def _fits(self, view: MootView, action: Action) -> None:
        filled: dict[str, object] = {}
        for name in fields(type(action)):
            value = filled[name] = getattr(action, name)
            match self.candidates(view, action.kind, filled, name):
                case Pick(choices=choices):
                    text = ("no", "yes")[value] if isinstance(value, bool) else value
                    fits = text in {one.value for one in choices}
                case Amount(low=low, high=high):
                    fits = low <= value <= high
                case _:
                    fits = False
            if not fits:
                raise RuleError("MOOT-1", "moot-no-value", field=name)

    def edit(self, state: Moot, action: Any, chance: Any) -> tuple[Event, ...]:
        winners = tuple(seat for seat in state.gold if str(seat) in action.winners)
        return (Stopped(outcome=Outcome(winners=winners, reason="stopped", scores=self._scores(state))),)

    def apply(self, state: Any, event: Any) -> Any:
        return apply(state, event)

    def view(self, state: Moot, viewer: int | None) -> MootView:
        over = self.outcome(state)
        return MootView(
            viewer=viewer,
            round=state.round,
            phase=Text(key="moot-phase"),
            seats=tuple(
                SeatView(
                    seat=seat,
                    side=None,
                    figures=(Figure(key="gold", value=gold),),
                    out=seat not in state.playing,
                )
                for seat, gold in state.gold.items()
            ),
            prompts=prompts_seen(self.pending(state), viewer),
            active=None if over or state.talking else state.active,
            menu=() if over or viewer not in state.playing else self._menu(state, viewer),
            hand=tuple(
                Card(id=str(card), title=Text(key="moot-card", args={"card": card}))
                for card in state.cards.get(-1 if viewer is None else viewer, ())
            ),
            outcome=over,
            gold=state.gold,
            open=state.offers,
        )

    def _menu(self, state: Moot, seat: int) -> tuple[str, ...]:
        mine = state.active == seat and not state.talking
        rich, others = state.gold[seat] > 0, len(state.playing) > 1
        giving = sum(one.giver == seat for one in state.offers)
        possible = {
            "leave": seat in state.talking,
            "dig": mine and not state.dug,
            "draw": mine and not state.drawn,
            "rest": mine,
            "vote": state.active is None and not state.talking,
            "answer": any(one.to == seat for one in state.offers),
            "gift": rich and others,
            "offer": rich and others and giving < OFFERS,
            "cede": mine and state.dug,
            "talk": not state.talked and not state.talking,
            "plot": True,
            "concede": True,
        }
        return tuple(kind for kind, may in possible.items() if may)

    def scene(self, view: View) -> Scene:
        return Scene(boards=(), title=Text(key="moot"), corner=view.phase, sides=(), areas=())

    def outcome(self, state: Moot) -> Outcome | None:
        if state.stopped or (len(state.playing) > 1 and state.round <= state.rounds):
            return state.stopped
        most = max((state.gold[seat] for seat in state.playing), default=0)
        winners = tuple(seat for seat in state.playing if state.gold[seat] == most)
        return Outcome(winners=winners, reason="rounds", scores=self._scores(state))

    def _scores(self, state: Moot) -> tuple[Score, ...]:
        return tuple(Score(seat=seat, total=gold) for seat, gold in state.gold.items())

    def broken(self, state: Moot) -> tuple[str, ...]:
        return ("somebody has debts",) if any(gold < 0 for gold in state.gold.values()) else ()


def _choices(values: Any) -> tuple[Choice, ...]:
    return tuple(Choice(value=str(value)) for value in values)


MOOT = MootRules()
