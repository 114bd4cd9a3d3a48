"""P2.DISCARD and P2.LIMIT: cards thrown away by all at the same time, and draw plans (FIEF-2.3, 2.4, 2.30)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.rules.contract import Action, Candidates, Seat, Several
from bot.rules.fief.actions import Discard
from bot.rules.fief.events.cards import Discarded, Planned
from bot.rules.fief.frames.asking import Secret
from bot.rules.fief.model.cards import DeckName, DrawPlan
from bot.rules.fief.model.facts import HAND_LIMIT
from bot.rules.fief.model.phases import CARDS
from bot.rules.kit.offers import NONE, Filled, pick
from bot.rules.kit.stack import Question

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.state import Fief

FORTUNE: DeckName = "fortune"
COURT: DeckName = "court_event"
DECKS: dict[str, DeckName] = {FORTUNE: FORTUNE, COURT: COURT}


class Discarding(Secret):
    """Any cards, or none; and from which decks one will draw."""

    kind: Literal["discarding"] = "discarding"

    def question(self, state: Fief) -> Question:
        return Question("discard", "FIEF-2.3")

    def menu(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        return ("discard",)

    def default(self, state: Fief, seat: Seat) -> Action:
        return Discard(cards=())

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        match field:
            case "cards":
                hand = state.houses[seat].hand
                return Several(choices=pick(hand).choices, low=0, high=len(hand))
            case "second" if filled.get("first") == COURT:
                return pick((FORTUNE,))
            case "instead":
                return pick((COURT,))
        return pick((FORTUNE, COURT))

    def carry_on(self, play: Play) -> None:
        for seat in play.state.order:
            answer = self.answers.get(seat)
            held = play.state.houses[seat].hand
            if isinstance(answer, Discard) and (cards := tuple(one for one in answer.cards if one in held)):
                play.emit(Discarded(seat=seat, cards=cards))
            if isinstance(answer, Discard) and (plan := _plan(answer)).decks:
                play.emit(Planned(seat=seat, plan=plan))
        play.pop()


def _plan(answer: Discard) -> DrawPlan:
    """FIEF-2.4: the order of two draws; where one is left open it is asked."""
    first, second, instead = (
        DECKS.get(name) if name else None for name in (answer.first, answer.second, answer.instead)
    )
    return DrawPlan(decks=(first, second), instead=instead) if first or second else DrawPlan()


class Limit(Discarding):
    """As many as are too many."""

    kind: Literal["limit"] = "limit"  # type: ignore[assignment]

    def question(self, state: Fief) -> Question:
        return Question("limit", "FIEF-2.30")

    def default(self, state: Fief, seat: Seat) -> Action:
        """Keep the newest."""
        return Discard(cards=state.houses[seat].hand[:-HAND_LIMIT])

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        if field != "cards":
            return NONE
        hand = state.houses[seat].hand
        over = len(hand) - HAND_LIMIT
        return Several(choices=pick(hand).choices, low=over, high=over)


def open_discard(play: Play) -> None:
    """Everybody still in the game: who holds no card may plan draws (FIEF-2.1)."""
    play.push(Discarding(asked=tuple(seat for seat in play.state.order if not play.state.houses[seat].gone)))


def open_limit(play: Play) -> None:
    """Whoever holds too many, if anybody does."""
    asked = tuple(seat for seat in play.state.order if len(play.state.houses[seat].hand) > HAND_LIMIT)
    if asked:
        play.push(Limit(asked=asked))


def over_limit(play: Play) -> None:
    """FIEF-2.30: who has got above three cards by an exchange discards at once, in a phase later than this one."""
    if play.state.phase > CARDS:
        open_limit(play)
