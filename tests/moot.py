"""A made-up game full of talk: gifts, offers that nobody waits for, a talk without a clock, a secret vote.

Each round everybody has a turn (dig with a die, draw a card, rest), then all vote in secret. Gifts, offers and their
answers are possible at any time.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from bot.rules.contract import (
    Action,
    Amount,
    Card,
    Choice,
    Concede,
    EndGame,
    Event,
    Figure,
    Model,
    Options,
    Outcome,
    Pick,
    Prompt,
    RuleError,
    Scene,
    Score,
    SeatView,
    Several,
    State,
    Text,
    View,
    prompts_seen,
)
from bot.rules.kit.draft import Draft, changed
from bot.rules.menu import fields

OFFERS = 2
"""Offers that one player may have open."""


class MootOptions(Options):
    rounds: Literal[1, 2, 3] = 2


# ── actions ──


class Dig(Action):
    """Dig for gold with a die."""

    kind: Literal["dig"] = "dig"


class Draw(Action):
    """Draw a card."""

    kind: Literal["draw"] = "draw"


class Rest(Action):
    """End your turn."""

    kind: Literal["rest"] = "rest"


class Vote(Action):
    """Vote for somebody, in secret."""

    kind: Literal["vote"] = "vote"
    who: str


class Leave(Action):
    """Leave the talk."""

    kind: Literal["leave"] = "leave"


class Answer(Action):
    """Accept or refuse an offer."""

    kind: Literal["answer"] = "answer"
    offer: str
    accept: bool
    aside: ClassVar[bool] = True


class Gift(Action):
    """Give gold."""

    kind: Literal["gift"] = "gift"
    who: str
    gold: int
    aside: ClassVar[bool] = True


class Offer(Action):
    """Offer gold."""

    kind: Literal["offer"] = "offer"
    who: str
    gold: int
    aside: ClassVar[bool] = True


class Cede(Action):
    """Give up the rest of your turn, which changes what everybody is asked."""

    kind: Literal["cede"] = "cede"
    aside: ClassVar[bool] = True


class Talk(Action):
    """Call everybody to a talk, during which no clock runs."""

    kind: Literal["talk"] = "talk"
    aside: ClassVar[bool] = True


class Plot(Action):
    """Note something that nobody else knows of."""

    kind: Literal["plot"] = "plot"
    note: int


# ── events ──


class Begun(Event):
    kind: Literal["begun"] = "begun"
    options: MootOptions
    players: int


class Dug(Event):
    kind: Literal["dug"] = "dug"
    seat: int
    gold: int

    def rolls(self) -> Mapping[str, int | None]:
        return {"dig": self.seat}


class Drawn(Event):
    kind: Literal["drawn"] = "drawn"
    seat: int
    card: int | None

    def seen_by(self, viewer: int | None) -> Drawn:
        return self if viewer == self.seat else self.model_copy(update={"card": None})

    def upsets(self, seat: int) -> bool:
        return seat == self.seat


class Rested(Event):
    kind: Literal["rested"] = "rested"
    seat: int
    closes = True


class Voted(Event):
    kind: Literal["voted"] = "voted"
    seat: int
    who: int

    def seen_by(self, viewer: int | None) -> Voted | None:
        return self if viewer == self.seat else None


class Counted(Event):
    kind: Literal["counted"] = "counted"
    votes: Mapping[int, int]
    closes = True


class Given(Event):
    kind: Literal["given"] = "given"
    seat: int
    who: int
    gold: int

    def text(self) -> Text:
        return Text(key="moot-given", args={"seat": self.seat, "who_seat": self.who, "gold": self.gold})


class Offered(Event):
    kind: Literal["offered"] = "offered"
    id: str
    seat: int
    who: int
    gold: int


class Answered(Event):
    kind: Literal["answered"] = "answered"
    id: str
    paid: bool


class Called(Event):
    kind: Literal["called"] = "called"
    seat: int


class WentOut(Event):
    kind: Literal["went_out"] = "went_out"
    seat: int


class Plotted(Event):
    kind: Literal["plotted"] = "plotted"
    seat: int
    note: int

    def seen_by(self, viewer: int | None) -> Plotted | None:
        return self if viewer == self.seat else None


class Left(Event):
    kind: Literal["left"] = "left"
    seat: int

    def upsets(self, seat: int) -> bool:
        return seat != self.seat


class Stopped(Event):
    kind: Literal["stopped"] = "stopped"
    outcome: Outcome


# ── state and view ──


class OpenOffer(Model):
    id: str
    giver: int
    to: int
    gold: int


class Moot(State):
    rounds: int
    gold: dict[int, int]
    playing: tuple[int, ...]
    cards: Mapping[int, tuple[int, ...]] = {}
    plots: Mapping[int, int] = {}
    round: int = 1
    rested: tuple[int, ...] = ()
    dug: bool = False
    drawn: bool = False
    votes: Mapping[int, int] = {}
    offers: tuple[OpenOffer, ...] = ()
    offered: int = 0
    talking: tuple[int, ...] = ()
    talked: bool = False
    stopped: Outcome | None = None

    @property
    def active(self) -> int | None:
        """Whose turn it is; nobody's while all vote."""
        return next((seat for seat in self.playing if seat not in self.rested), None)


class MootView(View):
    gold: dict[int, int]
    open: tuple[OpenOffer, ...]


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

    def _fits(self, view: MootView, action: Any) -> None:
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
        match event:
            case Begun(options=options, players=players):
                seats = range(players)
                return Moot(
                    rounds=options.rounds, gold=dict.fromkeys(seats, 3), playing=tuple(seats), cards={}
                )
            case Dug(seat=seat, gold=gold):
                return changed(state, gold=_more(state.gold, seat, gold), dug=True)
            case Drawn(seat=seat, card=card):
                hand = (*state.cards.get(seat, ()), card or 0)
                return changed(state, cards={**state.cards, seat: hand}, drawn=True)
            case Rested(seat=seat):
                return changed(state, rested=(*state.rested, seat), dug=False, drawn=False)
            case Voted(seat=seat, who=who):
                return changed(state, votes={**state.votes, seat: who})
            case Counted(votes=votes):
                sums = state.gold
                for who in votes.values():
                    sums = _more(sums, who, 1)
                return changed(
                    state, gold=sums, votes={}, rested=(), round=state.round + 1, talked=False, offers=()
                )
            case Given(seat=seat, who=who, gold=gold):
                return changed(state, gold=_more(_more(state.gold, seat, -gold), who, gold))
            case Offered(id=id_, seat=seat, who=who, gold=gold):
                offer = OpenOffer(id=id_, giver=seat, to=who, gold=gold)
                return changed(state, offers=(*state.offers, offer), offered=state.offered + 1)
            case Answered(id=id_, paid=paid):
                offer = next(one for one in state.offers if one.id == id_)
                sums = _more(_more(state.gold, offer.giver, -offer.gold), offer.to, offer.gold)
                offers = tuple(one for one in state.offers if one.id != id_)
                return changed(state, offers=offers, gold=sums if paid else state.gold)
            case Called():
                return changed(state, talking=state.playing, talked=True)
            case WentOut(seat=seat):
                return changed(state, talking=tuple(one for one in state.talking if one != seat))
            case Plotted(seat=seat, note=note):
                return changed(state, plots={**state.plots, seat: note})
            case Left(seat=gone):
                active = state.active == gone
                return changed(
                    state,
                    playing=tuple(seat for seat in state.playing if seat != gone),
                    rested=tuple(seat for seat in state.rested if seat != gone),
                    votes={seat: who for seat, who in state.votes.items() if gone not in (seat, who)},
                    talking=tuple(seat for seat in state.talking if seat != gone),
                    offers=tuple(one for one in state.offers if gone not in (one.giver, one.to)),
                    dug=state.dug and not active,
                    drawn=state.drawn and not active,
                )
            case _:
                return changed(state, stopped=event.outcome)

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


def _more(gold: Mapping[int, int], seat: int, more: int) -> dict[int, int]:
    return {**gold, seat: gold[seat] + more}


MOOT = MootRules()
