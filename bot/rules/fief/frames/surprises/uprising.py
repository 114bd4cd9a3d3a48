"""An Uprising: cards added (U1), cards calmed (U2), then the fight (FIEF-8.25 to 8.34)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from bot.rules.contract import Action, Candidates, Seat, Several
from bot.rules.fief.actions.surprises import Calm, Join
from bot.rules.fief.events.cards import Played
from bot.rules.fief.events.revolts import CalmTried, CardsLaidOff
from bot.rules.fief.frames.asking import Flow, Secret
from bot.rules.fief.legal import revolts, surprises
from bot.rules.fief.model.cards import kind_of
from bot.rules.fief.play import revolt, verbs
from bot.rules.kit.deck import Cards
from bot.rules.kit.draft import changed
from bot.rules.kit.offers import NONE, Filled, amount, pick
from bot.rules.kit.stack import Question

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.state import Fief

JOINING = (surprises.UPRISING, surprises.PASSAGE)


class Rising(Flow):
    """What lies on the table until the rebels have dispersed."""

    kind: Literal["rising"] = "rising"
    lets: ClassVar[bool] = False
    rests: ClassVar[bool] = True
    target: str
    """A Village, or a Noble upon whom the people fall (FIEF-8.34)."""
    cards: Cards
    """Uprising cards not calmed."""
    passages: Cards = ()
    step: Literal["join", "calm", "fight"] = "join"

    def carry_on(self, play: Play) -> None:
        match self.step:
            case "join":
                play.alter(changed(self, step="calm"))
                holders = tuple(seat for seat in play.state.order if play.state.houses[seat].hand)
                if holders:
                    play.push(Joining(asked=holders))
            case "calm":
                play.alter(changed(self, step="fight"))
                able = revolts.calmers(play.state, self.target)
                if able:
                    play.push(Calming(asked=able))
            case "fight":
                self._fight(play)

    def _fight(self, play: Play) -> None:
        if self.cards:
            revolt.rise(play, self.target, len(self.cards), bool(self.passages))
        lying = (*self.cards, *self.passages)
        if lying:
            play.emit(CardsLaidOff(cards=lying))
        play.pop()


def begin(play: Play, seat: Seat, card: str, target: str) -> None:
    play.emit(Played(seat=seat, card=card, target=target, stays=True))
    play.push(Rising(target=target, cards=(card,)))


def rising(play: Play) -> Rising:
    """The one on top, once the answers to it have been taken off."""
    top = play.state.stack[-1]
    assert isinstance(top, Rising)
    return top


class Joining(Secret):
    """U1: everybody with a card may add to it."""

    kind: Literal["joining"] = "joining"
    midst: ClassVar[bool] = True

    def question(self, state: Fief) -> Question:
        return Question("join", "FIEF-8.26", {"target": _below(state).target})

    def menu(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        return ("join",)

    def default(self, state: Fief, seat: Seat) -> Action:
        return Join(cards=())

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        able = [card for card in state.houses[seat].hand if kind_of(card) in JOINING]
        return Several(choices=pick(able).choices, low=0, high=len(able))

    def carry_on(self, play: Play) -> None:
        play.pop()
        for seat in play.state.order:
            answer = self.answers.get(seat)
            for card in answer.cards if isinstance(answer, Join) else ():
                if card in play.state.houses[seat].hand:
                    self._add(play, seat, card)

    def _add(self, play: Play, seat: Seat, card: str) -> None:
        now = rising(play)
        play.emit(Played(seat=seat, card=card, target=now.target, stays=True))
        if kind_of(card) == surprises.PASSAGE:
            play.alter(changed(now, passages=(*now.passages, card)))
        else:
            play.alter(changed(now, cards=(*now.cards, card)))


class Calming(Secret):
    """U2: the Warden tries, players of Members pay."""

    kind: Literal["calming"] = "calming"
    midst: ClassVar[bool] = True
    matter: ClassVar[str] = "calm"

    def question(self, state: Fief) -> Question:
        now = _below(state)
        return Question("calm", "FIEF-8.27", {"target": now.target, "cards": len(now.cards)})

    def menu(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        return ("calm",)

    def default(self, state: Fief, seat: Seat) -> Action:
        return Calm()

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        now = _below(state)
        if field == "warden":
            warden = revolts.warden(state, now.target)
            mine = warden is not None and state.nobles[warden].seat == seat
            return amount(0, len(now.cards), len(now.cards)) if mine else NONE
        most = min(len(now.cards), state.houses[seat].gold // revolts.PRICE)
        return amount(0, most, most) if revolts.members(state, seat) else NONE

    def carry_on(self, play: Play) -> None:
        """Card by card: first the Warden, then gold, in turn order; not for a Member who fell as Warden just now.

        Nor for one upon whom the people came, and who is dead (FIEF-0.7): nothing is left to be saved.
        """
        play.pop()
        self._try(play)
        target = rising(play).target
        if target not in play.state.land and target not in play.state.nobles:
            return
        for seat in play.state.order:
            answer = self.answers.get(seat)
            for _ in range(answer.pay if isinstance(answer, Calm) else 0):
                if rising(play).cards and revolts.can_pay(play.state, seat):
                    verbs.gold(play, seat, -revolts.PRICE, "calm")
                    _calm(play)

    def _try(self, play: Play) -> None:
        warden = revolts.warden(play.state, rising(play).target)
        if warden is None:
            return
        answer = self.answers.get(play.state.nobles[warden].seat)
        for _ in range(answer.warden if isinstance(answer, Calm) else 0):
            die = play.die("calm")
            play.emit(CalmTried(seat=play.state.nobles[warden].seat, noble=warden, die=die))
            if die <= revolts.FAILS:
                verbs.die(play, warden, "uprising")
                return
            _calm(play)


def _calm(play: Play) -> None:
    now = rising(play)
    play.alter(changed(now, cards=now.cards[1:]))
    play.emit(CardsLaidOff(cards=now.cards[:1], calmed=True))


def _below(state: Fief) -> Rising:
    """What the open question is about."""
    below = state.stack[-2]
    assert isinstance(below, Rising)
    return below
