"""P4.BUY: each player buys as much as it likes (FIEF-4.10 to 4.23)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Literal

from bot.rules.contract import Action, Candidates, Seat, Text
from bot.rules.fief.actions import Buy, Exchange, Pass
from bot.rules.fief.events.land import Built, Recruited, WentInside
from bot.rules.fief.events.people import TitleGained, TitleLost
from bot.rules.fief.frames.asking import Turn
from bot.rules.fief.legal import bestowal, purchases, stock
from bot.rules.fief.model.facts import DOMAINS, STOCK
from bot.rules.fief.play import verbs
from bot.rules.kit.offers import NONE, Filled, amount, pick
from bot.rules.kit.stack import Question

if TYPE_CHECKING:
    from bot.rules.fief.events.land import Building
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.state import Fief

WORKS: dict[str, Building] = {"mill": "mill", "sept": "sept", "stronghold": "stronghold"}


class Buying(Turn):
    kind: Literal["buying"] = "buying"

    def awaits(self, state: Fief) -> tuple[Seat, ...]:
        """Whoever can buy something; what is granted is answered beside it, on any player's turn (FIEF-4.24)."""
        able = (
            self._unknown(state) or purchases.able(state, self.seat) or purchases.exchanges(state, self.seat)
        )
        return (self.seat,) if able else ()

    def _unknown(self, state: Fief) -> bool:
        """FIEF-0.95: with hidden gold everybody is asked, or the asking would tell."""
        return not state.options.gold_public

    def question(self, state: Fief) -> Question:
        return Question("buy", "FIEF-4.10")

    def menu(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        buys = ("buy",) if purchases.able(state, seat) else ()
        return (*buys, *(("exchange",) if purchases.exchanges(state, seat) else ()), "pass")

    def may(self, state: Fief, seat: Seat, kind: str) -> bool:
        return kind == "pass" or super().may(state, seat, kind)

    def default(self, state: Fief, seat: Seat) -> Action:
        return Pass()

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        what = str(filled.get("what"))
        if kind == "exchange":
            return self._exchanged(state, seat, what, filled, field)
        if field == "what":
            return pick(
                purchases.possible(state, seat), lambda one: price_text(one, purchases.cost(state, seat, one))
            )
        if what not in purchases.possible(state, seat):
            return NONE
        if field == "where":
            return pick(purchases.where(state, seat, what))
        if field == "noble":
            return pick(purchases.takers(state, seat, what) if what in DOMAINS else ())
        most = state.houses[seat].gold // purchases.price(what)
        return amount(1, min(most, stock.troops(state, seat, what)) if what in STOCK else 1, 1)

    def _exchanged(self, state: Fief, seat: Seat, what: str, filled: Filled, field: str) -> Candidates:
        """FIEF-0.42: what the buyer gives up, and who of the House may have it."""
        places = purchases.exchanges(state, seat)
        if field == "what":
            return pick(places, lambda one: price_text(one, purchases.cost(state, seat, one)))
        if field == "where":
            return pick(places.get(what, ()))
        crowded = purchases.crowded(state, seat, what) if what in places else ()
        if field == "noble":
            return pick(crowded)
        noble, given = str(filled.get("noble")), str(filled.get("instead_of"))
        held = [one for one in state.nobles[noble].titles if one in DOMAINS] if noble in crowded else []
        if field == "instead_of":
            return pick(held)
        return pick(bestowal.takers(state, seat, given, noble) if given in held else ())

    def answer(self, play: Play, seat: Seat, action: Buy | Exchange | Pass) -> None:
        if isinstance(action, Pass):
            play.pop()
            return
        if isinstance(action, Exchange):
            self._exchange(play, seat, action)
            return
        cost = purchases.cost(play.state, seat, action.what)
        verbs.gold(play, seat, -cost * action.count, "bought")
        if action.what in WORKS:
            play.emit(Built(village=action.where, building=WORKS[action.what]))
            if action.what == "stronghold":
                play.emit(WentInside(seat=seat, village=action.where, ground="inside"))
        elif action.what in DOMAINS:
            self._fief(play, seat, action, "bought" if cost else "granted")
        else:
            troops = {action.what: action.count}
            play.emit(Recruited(seat=seat, village=action.where, ground="inside", troops=troops))

    def carry_on(self, play: Play) -> None:
        play.pop()

    def _fief(self, play: Play, seat: Seat, action: Buy, how: Literal["bought", "granted"]) -> None:
        """FIEF-4.21; the first who may takes it where nobody is named."""
        noble = action.noble or purchases.takers(play.state, seat, action.what)[0]
        self._enfeoff(play, noble, action.what, action.where, how)

    def _exchange(self, play: Play, seat: Seat, action: Exchange) -> None:
        """The old Title first (FIEF-0.42)."""
        cost = purchases.cost(play.state, seat, action.what)
        verbs.gold(play, seat, -cost, "bought")
        if action.passed_to is None:
            play.emit(TitleLost(noble=action.noble, title=action.instead_of))
        else:
            verbs.pass_on(play, action.instead_of, action.passed_to)
        self._enfeoff(play, action.noble, action.what, action.where, "bought" if cost else "granted")

    def _enfeoff(
        self, play: Play, noble: str, fief: str, where: str, how: Literal["bought", "granted"]
    ) -> None:
        if DOMAINS[fief].tier == "great" and play.state.land[where].fort == "stronghold":
            play.emit(Built(village=where, building="fortified_city"))
        play.emit(TitleGained(noble=noble, title=fief, how=how))


@cache
def price_text(what: str, gold: int) -> Text:
    """With its price."""
    return Text(key="fief-pick-price", args={"what": what, "gold": gold})
