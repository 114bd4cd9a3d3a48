"""RIVAL: its die, its card, what it does by them; then its opponent may follow (TE-16.4, TE-16.15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.rules.contract import Seat
from bot.rules.kit.asking import Flow
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic.events.rival import RivalDone, RivalRolled
from bot.rules.tiny_epic.frames.act import Act
from bot.rules.tiny_epic.frames.rival.deeds import Deeds
from bot.rules.tiny_epic.legal import rival
from bot.rules.tiny_epic.model.facts import FACES
from bot.rules.tiny_epic.model.ops import DIE
from bot.rules.tiny_epic.model.rival import (
    RIVAL_CARDS,
    SOLO_HEROES,
    Brood,
    Deed,
    GoTo,
    Kindle,
    Place,
    Scheme,
)

if TYPE_CHECKING:
    from bot.rules.tiny_epic.judge.draft import Play
    from bot.rules.tiny_epic.model.state import TinyEpic


class RivalTurn(Flow):
    """`seat` decides its ties and follows."""

    kind: Literal["rival_turn"] = "rival_turn"
    seat: Seat
    step: Literal["roll", "act", "follow", "over"] = "roll"

    def carry_on(self, play: Play) -> None:
        match self.step:
            case "roll":
                play.alter(changed(self, step="act"))
                self._roll(play)
            case "act":
                play.alter(changed(self, step="follow"))
                play.push(Deeds(seat=self.seat, todo=deeds(play.state)))
            case "follow":
                play.alter(changed(self, step="over"))
                die = rival.of(play.state).dice[-1]
                play.push(Act(seat=self.seat, op=DIE[die], moment="follow"))
            case "over":
                play.pop()
                play.emit(RivalDone(house=rival.of(play.state).house))

    def _roll(self, play: Play) -> None:
        """TE-16.4."""
        it = rival.of(play.state)
        die = FACES[play.chance.roll("rival", len(FACES))[0] - 1]
        play.emit(RivalRolled(house=it.house, die=die, card=it.cards[0]))


def deeds(state: TinyEpic) -> tuple[Deed, ...]:
    """What its die means by the card just turned up (TE-16.6 to TE-16.9)."""
    it = rival.of(state)
    card, hero = RIVAL_CARDS[it.used[-1]], SOLO_HEROES[it.house]
    match it.dice[-1]:
        case "recruit":
            return tuple(Place(unit=one.unit, n=one.n, where=one.where) for one in card.recruit)
        case "march":
            return (GoTo(first=card.march[rival.row(state)]),)
        case "sail":
            return (GoTo(first=card.sail[rival.row(state)]),)
        case "plot":
            return (Scheme(),)
        case "whisper":
            return (Brood(bonus=hero.whisper.bonus),)
    if state.options.treaty and hero.teammate_event:
        return (Kindle(),)
    return hero.event.steps
