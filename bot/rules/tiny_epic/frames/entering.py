"""A Hero on the way into a domain whose hostile units leave it first (TE-12.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.rules.contract import Seat
from bot.rules.kit.asking import Flow
from bot.rules.tiny_epic.model.army import Army
from bot.rules.tiny_epic.play import verbs

if TYPE_CHECKING:
    from bot.rules.tiny_epic.judge.draft import Play


class Entering(Flow):
    """Lies below the retreats of those who are evicted."""

    kind: Literal["entering"] = "entering"
    seat: Seat
    army: Army
    source: str
    target: str

    def carry_on(self, play: Play) -> None:
        play.pop()
        verbs.move(play, self.seat, self.army, self.source, self.target, "move")
        play.keep_up()
