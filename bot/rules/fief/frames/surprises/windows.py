"""Windows: everybody with a card passes or plays one, in secret, at fixed points (FIEF-17.30 to 17.33)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Literal

from bot.rules.contract import Action, Candidates, Seat
from bot.rules.fief.actions import Pass, PlayCard
from bot.rules.fief.events.surprises import Prepared
from bot.rules.fief.frames.asking import Flow, Secret
from bot.rules.fief.frames.surprises.texts import target_text
from bot.rules.fief.legal import surprises
from bot.rules.fief.model.orders import HandedIn
from bot.rules.fief.play import orders
from bot.rules.kit.offers import NONE, Filled, pick
from bot.rules.kit.stack import Question

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.state import Fief

Moment = Literal["vote", "battle", "eve"]
PASS = "pass"


def holders(state: Fief) -> tuple[Seat, ...]:
    """Whom a window asks: hand sizes are public, so that it tells nothing (FIEF-17.30)."""
    if state.options.surprise_windows == "none":
        return ()
    return tuple(seat for seat in state.order if state.houses[seat].hand and not state.houses[seat].gone)


def lasts(state: Fief) -> bool:
    """Whether windows close with their time alone, so that not even their length says anything (FIEF-17.30)."""
    return state.options.surprise_windows == "timed"


def open_(play: Play, moment: Moment) -> None:
    """FIEF-17.31."""
    asked = holders(play.state)
    if asked:
        play.push(Window(moment=moment, asked=asked))


class Window(Secret):
    passable: ClassVar[bool] = True

    kind: Literal["window"] = "window"
    moment: Moment

    def lasts(self, state: Fief) -> bool:
        return lasts(state)

    def question(self, state: Fief) -> Question:
        return Question("window", "FIEF-17.30", {"moment": f"window-{self.moment}"})

    def menu(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        return answers(state, seat)

    def default(self, state: Fief, seat: Seat) -> Action:
        return Pass()

    def ordered(self, state: Fief, seat: Seat) -> Action | None:
        """By a standing order; that it was one nobody learns (FIEF-17.18, 17.32)."""
        return ordered(state, seat, self.moment)

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        return card_offer(state, seat, filled, field)

    def carry_on(self, play: Play) -> None:
        """In a battle it is the battle that opens it again, for cards change it where it lies on top."""
        if self.moment == "battle":
            play.pop()
        else:
            play.alter(Reopening(moment=self.moment, since=play.state.surprises))
        hand_in(play, self.answers)


class Reopening(Flow):
    """What was handed in is played above it; if anything was, the window opens once more (FIEF-17.33)."""

    kind: Literal["reopening"] = "reopening"
    moment: Moment
    since: int
    """Surprise cards that had been played before."""

    def carry_on(self, play: Play) -> None:
        play.pop()
        if play.state.surprises > self.since:
            open_(play, self.moment)


def hand_in(play: Play, answers: Mapping[int, Action]) -> None:
    """The cards that were answered with: played before anything else, in turn order (FIEF-0.7, 8.2)."""
    for seat in play.state.order:
        answer = answers.get(seat)
        if isinstance(answer, PlayCard) and answer.card in play.state.houses[seat].hand:
            entry = HandedIn(card=answer.card, target=answer.target, by=answer.by or "")
            play.emit(Prepared(seat=seat, entry=entry))


def ordered(state: Fief, seat: Seat, moment: Moment) -> Action | None:
    """What a standing order answers."""
    said = orders.answer(state.houses[seat].orders, "window", f"window-{moment}")
    return Pass() if said == PASS else None


def answers(state: Fief, seat: Seat) -> tuple[str, ...]:
    """What somebody may answer who is asked for cards alone."""
    return ("pass", "play") if _playable(state, seat) else ("pass",)


def card_offer(state: Fief, seat: Seat, filled: Filled, field: str) -> Candidates:
    """What may stand in a field of a surprise card played in answer."""
    card = str(filled.get("card"))
    match field:
        case "card":
            return pick(_playable(state, seat))
        case _ if card not in _playable(state, seat):
            return NONE
        case "target":
            aims = surprises.targets(state, seat, card)
            return pick(aims, lambda aim: target_text(state, seat, card, aim))
    return pick(surprises.doers(state, seat, card, str(filled.get("target"))))


def _playable(state: Fief, seat: Seat) -> tuple[str, ...]:
    """Surprise cards of the hand with an aim as things are."""
    hand = (card for card in state.houses[seat].hand if surprises.surprise(card))
    return tuple(card for card in hand if surprises.targets(state, seat, card))
