"""Evoke Terror (TE-15.24)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.rules.kit.asking import Flow
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic.events.board import MAT, pool
from bot.rules.tiny_epic.events.night import WalkerLurked
from bot.rules.tiny_epic.frames.night.assault import Advance
from bot.rules.tiny_epic.legal.dead import night_of
from bot.rules.tiny_epic.model.army import TOKEN
from bot.rules.tiny_epic.model.facts import CARDS
from bot.rules.tiny_epic.model.sides import NIGHT
from bot.rules.tiny_epic.play import verbs

if TYPE_CHECKING:
    from bot.rules.tiny_epic.judge.draft import Play


class Terror(Flow):
    """The card lies on the table until all that it started is over (TE-0.12): in Phase 2 the Night King moves."""

    kind: Literal["terror"] = "terror"
    card: str | None
    """None: no card was left to turn up."""
    step: Literal["advance", "over"] = "advance"

    def carry_on(self, play: Play) -> None:
        if self.step == "advance":
            play.alter(changed(self, step="over"))
            if night_of(play.state).phase > 1:
                play.push(Advance())
            return
        verbs.clear(play, *((self.card,) if self.card else ()))
        play.pop()
        play.keep_up()


def evoke(play: Play) -> None:
    """The top card of the deck, shield by shield."""
    card = verbs.turn_up(play, NIGHT)
    for shield in CARDS[card].shields if card else ():
        _shield(play, shield)
    play.push(Terror(card=card))


def _shield(play: Play, shield: str) -> None:
    state = play.state
    if shield in state.np:
        if state.stock[shield]:
            verbs.move(play, None, {shield: TOKEN}, MAT, pool(NIGHT), "terror")
    elif night_of(state).pool:
        play.emit(WalkerLurked())
    else:
        verbs.score(play, NIGHT, 1, "no_walker")
