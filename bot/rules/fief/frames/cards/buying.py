"""P4.BUY: each player buys as much as it likes (FIEF-4.10 to 4.23)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Literal

from bot.rules.contract import Action, Candidates, Seat, Text
from bot.rules.fief.actions import Buy, Pass
from bot.rules.fief.events.land import Built, Recruited, WentInside
from bot.rules.fief.events.people import TitleGained
from bot.rules.fief.frames.asking import Turn
from bot.rules.fief.legal import purchases, stock
from bot.rules.fief.model.facts import DOMAINS, STOCK
from bot.rules.fief.play import verbs
from bot.rules.kit.offers import NONE, Filled, amount, pick
from bot.rules.kit.stack import Question

if TYPE_CHECKING:
    from bot.rules.fief.events.land import Building
    from bot.rules.fief.model.state import Fief
    from bot.rules.fief.play.draft import Play

WORKS: dict[str, Building] = {"mill": "mill", "sept": "sept", "stronghold": "stronghold"}


class Buying(Turn):
    kind: Literal["buying"] = "buying"

    def awaits(self, state: Fief) -> tuple[Seat, ...]:
        """Whoever can buy something; what is granted is answered beside it, on any player's turn (FIEF-4.24)."""
        return (self.seat,) if purchases.possible(state, self.seat) or self._unknown(state) else ()

    def _unknown(self, state: Fief) -> bool:
        """FIEF-0.95: with hidden gold everybody is asked, or the asking would tell."""
        return not state.options.gold_public

    def question(self, state: Fief) -> Question:
        return Question("buy", "FIEF-4.10")

    def menu(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        return ("buy", "pass") if purchases.possible(state, seat) else ("pass",)

    def default(self, state: Fief, seat: Seat) -> Action:
        return Pass()

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        what = str(filled.get("what"))
        if field == "what":
            return pick(purchases.possible(state, seat), price_text)
        if what not in purchases.possible(state, seat):
            return NONE
        if field == "where":
            return pick(purchases.where(state, seat, what))
        if field == "noble":
            return pick(purchases.takers(state, seat, what) if what in DOMAINS else ())
        most = state.houses[seat].gold // purchases.price(what)
        return amount(1, min(most, stock.troops(state, seat, what)) if what in STOCK else 1, 1)

    def answer(self, play: Play, seat: Seat, action: Buy | Pass) -> None:
        if isinstance(action, Pass):
            play.pop()
            return
        verbs.gold(play, seat, -purchases.price(action.what) * action.count, "bought")
        if action.what in WORKS:
            play.emit(Built(village=action.where, building=WORKS[action.what]))
            if action.what == "stronghold":
                play.emit(WentInside(seat=seat, village=action.where, ground="inside"))
        elif action.what in DOMAINS:
            self._fief(play, seat, action)
        else:
            troops = {action.what: action.count}
            play.emit(Recruited(seat=seat, village=action.where, ground="inside", troops=troops))

    def carry_on(self, play: Play) -> None:
        play.pop()

    def _fief(self, play: Play, seat: Seat, action: Buy) -> None:
        """FIEF-4.21; the first who may takes it where nobody is named."""
        noble = action.noble or purchases.takers(play.state, seat, action.what)[0]
        great = DOMAINS[action.what].tier == "great"
        if great and play.state.land[action.where].fort == "stronghold":
            play.emit(Built(village=action.where, building="fortified_city"))
        play.emit(TitleGained(noble=noble, title=action.what, how="bought"))


@cache
def price_text(what: str) -> Text:
    """With its price."""
    return Text(key="fief-pick-price", args={"what": what, "gold": purchases.price(what)})
