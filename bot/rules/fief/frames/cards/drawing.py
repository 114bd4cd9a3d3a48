"""P2.DRAW: two cards, at least one of Fortune; House Tully may turn one down (FIEF-2.4 to 2.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from bot.rules.contract import Action, Candidates, Seat, Text
from bot.rules.fief.actions import Choose
from bot.rules.fief.events.cards import DisasterDrawn, Drew, TurnedDown
from bot.rules.fief.events.court import PowerUsed
from bot.rules.fief.frames.asking import Turn
from bot.rules.fief.legal import watch
from bot.rules.fief.model.cards import DeckName, is_disaster
from bot.rules.fief.model.facts import COSTS
from bot.rules.fief.model.watch import BROTHER
from bot.rules.fief.play import verbs
from bot.rules.fief.play import watch as vows
from bot.rules.kit.asking import first
from bot.rules.kit.draft import changed, made
from bot.rules.kit.offers import Filled, pick
from bot.rules.kit.stack import Question

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.state import Fief

DRAWS = 2
FORTUNE: DeckName = "fortune"
COURT: DeckName = "court_event"
REDRAW = "redraw"
"""House Tully's power of once a round."""
KEEP, KEEP_ALL = "keep", "keep_all"


def left(state: Fief, deck: str) -> bool:
    """Whether anything can be drawn from it, rebuilt or not (FIEF-2.8)."""
    return bool(state.deck(deck).pile or state.deck(deck).discard)


class Drawing(Turn):
    kind: Literal["drawing"] = "drawing"
    lets: ClassVar[bool] = False
    drawn: tuple[str, ...] = ()
    """Decks drawn from, and `brother` for a Brother card taken (FIEF-2.6)."""
    turning: DeckName | None = None
    """House Tully has drawn from it and may turn the card down: the newest of its hand, or the Disaster on top."""
    disaster: bool = False
    """It is a Disaster, not shown yet."""

    def decks(self, state: Fief) -> tuple[DeckName, ...]:
        """Those it may draw from now: at most one card of the Court Event deck."""
        open_ = (FORTUNE,) if COURT in self.drawn else (FORTUNE, COURT)
        return tuple(deck for deck in open_ if left(state, deck))

    def awaits(self, state: Fief) -> tuple[Seat, ...]:
        return (self.seat,) if self.turning or (len(self.drawn) < DRAWS and self.decks(state)) else ()

    def question(self, state: Fief) -> Question:
        if self.turning is not None:
            return Question("redraw", "FIEF-2.4", {"deck": self.turning})
        return Question("draw", "FIEF-2.5")

    def menu(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        return ("choose",)

    def default(self, state: Fief, seat: Seat) -> Action:
        return first(state, self, seat, Choose)

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        if self.turning is not None:
            return pick((KEEP, REDRAW, KEEP_ALL), lambda how: Text(key=f"fief-pick-{how.replace('_', '-')}"))
        return pick(self._draws(state, seat), draw_text)

    def _draws(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        """Decks, and Lords who could take the black instead (FIEF-2.6)."""
        recruits = () if BROTHER in self.drawn else watch.recruits(state, seat)
        return (*self.decks(state), *recruits)

    def ordered(self, state: Fief, seat: Seat) -> Action | None:
        """By the draw plan (FIEF-2.4); of one draw alone that is possible nobody is asked (FIEF-0.95)."""
        if self.turning is None and len(draws := self._draws(state, seat)) == 1:
            return Choose(what=draws[0])
        plan, place = state.houses[seat].plan, len(self.drawn)
        deck = plan.decks[place] if self.turning is None and place < len(plan.decks) else None
        on_top = state.fortune.pile[:1]
        if deck == FORTUNE and on_top and is_disaster(on_top[0]) and plan.instead in self.decks(state):
            deck = plan.instead
        return Choose(what=deck) if deck is not None and deck in self.decks(state) else None

    def answer(self, play: Play, seat: Seat, action: Choose) -> None:
        if self.turning is not None:
            self._turn_down(play, self.turning, action.what)
            return
        if action.what not in (FORTUNE, COURT):
            play.alter(changed(self, drawn=(*self.drawn, BROTHER)))
            vows.swear(play, action.what)
            return
        deck = FORTUNE if action.what == FORTUNE else COURT
        play.alter(changed(self, drawn=(*self.drawn, deck)))
        if may_redraw(play.state, seat):
            card = verbs.next_card(play, deck)
            if card is not None and is_disaster(card):
                play.alter(changed(self, drawn=(*self.drawn, deck), turning=deck, disaster=True))
                return
            draw(play, seat, deck)
            play.alter(changed(self, drawn=(*self.drawn, deck), turning=deck))
            return
        _draw(play, seat, deck)

    def _turn_down(self, play: Play, deck: DeckName, how: str) -> None:
        """The card goes, and another one of the same deck is drawn; or it stays."""
        play.alter(changed(self, turning=None, disaster=False))
        if how == KEEP:
            if self.disaster:
                _draw(play, self.seat, deck)
            return
        play.emit(PowerUsed(seat=self.seat, power=REDRAW))
        if how == REDRAW:
            top, hand = play.state.deck(deck).pile, play.state.houses[self.seat].hand
            card = top[0] if self.disaster else hand[-1]
            play.emit(TurnedDown(seat=self.seat, deck=deck, card=card, drawn=not self.disaster))
        if how == REDRAW or self.disaster:
            _draw(play, self.seat, deck)

    def carry_on(self, play: Play) -> None:
        play.pop()


def may_redraw(state: Fief, seat: Seat) -> bool:
    """Whether a House may turn a card down this round, and has not said no for all of it."""
    house = state.houses[seat]
    return house.house == "tully" and REDRAW not in house.used and not house.gone


def _draw(play: Play, seat: Seat, deck: DeckName) -> None:
    """Until something counts as the draw (FIEF-2.7); where only Disasters are left for a full track, from the Court
    Event deck, if that may be drawn from, else it is lost (FIEF-2.8)."""
    while not draw(play, seat, deck):
        if not _any_left(play.state):
            _draw_instead(play, seat)
            return


def _draw_instead(play: Play, seat: Seat) -> None:
    top = play.state.stack[-1]
    assert isinstance(top, Drawing)
    before = top.drawn[:-1]
    if COURT not in before and left(play.state, COURT):
        play.alter(changed(top, drawn=(*before, COURT)))
        draw(play, seat, COURT)


def draw_text(what: str) -> Text | None:
    """A Lord is offered the black."""
    return None if what in (FORTUNE, COURT) else Text(key="fief-pick-brother", args={"noble": what})


def _any_left(state: Fief) -> bool:
    """Whether Fortune holds anything but Disasters."""
    return any(not is_disaster(card) for card in (*state.fortune.pile, *state.fortune.discard))


def draw(play: Play, seat: Seat, deck: DeckName) -> bool:
    """One card; whether it counts as a draw: not a Disaster for which the track has no room (FIEF-2.7)."""
    card = verbs.next_card(play, deck)
    if card is None:
        return True
    if not is_disaster(card):
        play.emit(made(Drew, seat=seat, deck=deck, card=card))
        return True
    full = len(play.state.track) >= COSTS.limits.disasters_on_track
    play.emit(DisasterDrawn(seat=seat, card=card, full=full))
    return not full
