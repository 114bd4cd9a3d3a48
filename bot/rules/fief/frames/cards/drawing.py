"""P2.DRAW: two cards, at least one of Fortune (FIEF-2.5 to 2.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.rules.contract import Action, Candidates, Seat
from bot.rules.fief.actions import Choose
from bot.rules.fief.events.cards import DisasterDrawn, Drew
from bot.rules.fief.events.setup import DecksShuffled
from bot.rules.fief.frames.asking import Turn, first
from bot.rules.fief.model.cards import DeckName, is_disaster
from bot.rules.fief.model.facts import COSTS
from bot.rules.kit.draft import changed
from bot.rules.kit.offers import Filled, pick
from bot.rules.kit.stack import Question

if TYPE_CHECKING:
    from bot.rules.fief.model.cards import Pile
    from bot.rules.fief.model.state import Fief
    from bot.rules.fief.play.draft import Play

DRAWS = 2
FORTUNE: DeckName = "fortune"
COURT: DeckName = "court_event"


def pile(state: Fief, deck: str) -> Pile:
    return state.fortune if deck == FORTUNE else state.court


def left(state: Fief, deck: str) -> bool:
    """Whether anything can be drawn from it, rebuilt or not (FIEF-2.8)."""
    return bool(pile(state, deck).pile or pile(state, deck).discard)


class Drawing(Turn):
    kind: Literal["drawing"] = "drawing"
    drawn: tuple[DeckName, ...] = ()

    def decks(self, state: Fief) -> tuple[DeckName, ...]:
        """Those it may draw from now: at most one card of the Court Event deck."""
        open_ = (FORTUNE,) if COURT in self.drawn else (FORTUNE, COURT)
        return tuple(deck for deck in open_ if left(state, deck))

    def awaits(self, state: Fief) -> tuple[Seat, ...]:
        return (self.seat,) if len(self.drawn) < DRAWS and self.decks(state) else ()

    def question(self, state: Fief) -> Question:
        return Question("draw", "FIEF-2.5")

    def menu(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        return ("choose",)

    def default(self, state: Fief, seat: Seat) -> Action:
        return first(state, self, seat, Choose)

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        return pick(self.decks(state))

    def answer(self, play: Play, seat: Seat, action: Choose) -> None:
        deck = FORTUNE if action.what == FORTUNE else COURT
        play.alter(changed(self, drawn=(*self.drawn, deck)))
        while not draw(play, seat, deck):
            if not _any_left(play.state):
                return

    def carry_on(self, play: Play) -> None:
        play.pop()


def _any_left(state: Fief) -> bool:
    """Whether Fortune holds anything but Disasters; where the track is full and it does not, the draw is lost."""
    return any(not is_disaster(card) for card in (*state.fortune.pile, *state.fortune.discard))


def draw(play: Play, seat: Seat, deck: DeckName) -> bool:
    """One card; whether it counts as a draw: not a Disaster for which the track has no room (FIEF-2.7)."""
    if not pile(play.state, deck).pile:
        again = play.chance.shuffle(f"{deck} again", pile(play.state, deck).discard)
        play.emit(DecksShuffled(fortune=again) if deck == FORTUNE else DecksShuffled(court=again))
    card = pile(play.state, deck).pile[0]
    if not is_disaster(card):
        play.emit(Drew(seat=seat, deck=deck, card=card))
        return True
    full = len(play.state.track) >= COSTS.limits.disasters_on_track
    play.emit(DisasterDrawn(seat=seat, card=card, full=full))
    return not full
