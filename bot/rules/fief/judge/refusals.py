"""Why a purchase, a card or a march is refused: what stands in its way, under the clause that says so (FIEF-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules.contract import Action, RuleError, Seat
from bot.rules.fief.actions import Buy, Climb, March, PlayCard, Surprise
from bot.rules.fief.frames.war.moving import Moving
from bot.rules.fief.legal import control, moves, purchases, stock, surprises, titles, wall, watch
from bot.rules.fief.model.board import LINKS, WALL, by_sea, closed, cost
from bot.rules.fief.model.cards import kind_of
from bot.rules.fief.model.facts import DOMAINS, STOCK

if TYPE_CHECKING:
    from bot.rules.fief.legal.musters import Group
    from bot.rules.fief.model.state import Fief

CARDS = {
    "good_harvest": "FIEF-2.23",
    "good_weather": "FIEF-2.24",
    "tax": "FIEF-2.26",
    "a_lord_comes_of_age": "FIEF-2.27",
    "a_lady_comes_of_age": "FIEF-2.27",
    surprises.ASSASSINATION: "FIEF-8.10",
    surprises.JUSTICE: "FIEF-8.16",
    surprises.PASSAGE: "FIEF-8.20",
    surprises.AMBUSH: "FIEF-8.23",
    surprises.UPRISING: "FIEF-8.25",
    surprises.JOIN: "FIEF-8.40",
    surprises.MOTHER: "FIEF-8.43",
}
"""The clause that says on what each kind of card is played."""
SITES = {"stronghold": "FIEF-4.13", "mill": "FIEF-4.14", "sept": "FIEF-4.16"}
"""The clause that says where each building is built."""


def closer(state: Fief, seat: Seat, action: Action, error: RuleError) -> RuleError:
    """The refusal of a field, or of the whole action, by its true reason where there is one to tell."""
    field = error.text.key.removeprefix(f"fief-no-{action.kind}-")
    match action:
        case Buy(what=what) if field in ("what", "where", "fief-no-buy"):
            return _purchase(state, seat, what, "where" if field == "where" else "what") or error
        case PlayCard(card=card) if field in ("card", "target"):
            return _card(state, seat, card) or error
        case Surprise(card=card, trigger=surprises.NOW) if field in ("trigger", "target"):
            return _card(state, seat, card) or error
        case March(target=target) if field == "target":
            top = state.stack[-1]
            group = top.group(state) if isinstance(top, Moving) else None
            return error if group is None else _march(state, group, target) or error
        case Climb():
            top = state.stack[-1]
            group = top.group(state) if isinstance(top, Moving) else None
            return error if group is None else _climb(state, group) or error
    return error


def _card(state: Fief, seat: Seat, card: str) -> RuleError | None:
    """Of a card in hand: on what its kind is played."""
    kind = kind_of(card)
    if card not in state.houses[seat].hand or kind not in CARDS:
        return None
    return RuleError(CARDS[kind], f"fief-no-play-{kind}")


def _purchase(state: Fief, seat: Seat, what: str, field: str) -> RuleError | None:
    """What it takes; last of all the gold."""
    if what in purchases.TACTICS and not state.options.te:
        return RuleError("FIEF-4.12", "fief-no-buy-tactics")
    if what not in (*DOMAINS, *STOCK, *SITES):
        return None
    found = _fief(state, seat, what, field) if what in DOMAINS else _place(state, seat, what, field)
    price, gold = purchases.cost(state, seat, what), state.houses[seat].gold
    if found is None and price > gold:
        return RuleError("FIEF-4.10", "fief-no-buy-gold", gold=price, held=gold)
    return found


def _place(state: Fief, seat: Seat, what: str, field: str) -> RuleError | None:
    """Of Troops and buildings: none left, or nowhere to put them."""
    if not (stock.troops(state, seat, what) if what in STOCK else stock.buildings(state, what)):
        return RuleError("FIEF-0.19", "fief-no-buy-stock", what=what)
    if field == "what" and purchases.where(state, seat, what):
        return None
    if what in STOCK:
        return RuleError("FIEF-4.11", "fief-no-buy-troops")
    if what == "sept" and state.idols:
        return RuleError("FIEF-1.32", "fief-no-buy-idols")
    if what == "sept" and state.options.has("septs_need_nwe") and not state.options.nwe:
        return RuleError("FIEF-4.16", "fief-no-buy-watch")
    return RuleError(SITES[what], f"fief-no-buy-{what}")


def _fief(state: Fief, seat: Seat, fief: str, field: str) -> RuleError | None:
    """Of a Fief Title: it is held, Villages of it are missing, or walls; or nobody could take it."""
    domain, holder = DOMAINS[fief], titles.holder(state, fief)
    if not closed(len(state.houses)).isdisjoint(domain.villages):
        return RuleError("FIEF-0.14", "fief-no-buy-closed")
    if holder is not None:
        return RuleError("FIEF-4.20", "fief-no-buy-held", noble=holder)
    mine = control.villages(state, seat)
    if missing := tuple(one for one in domain.villages if one not in mine):
        return RuleError("FIEF-4.20", "fief-no-buy-villages", villages=missing)
    places = purchases.sites(state, seat, fief)
    if not places:
        return RuleError("FIEF-4.21", "fief-no-buy-walls")
    if not purchases.takers(state, seat, fief):
        return RuleError("FIEF-4.20", "fief-no-buy-noble")
    return RuleError("FIEF-4.21", "fief-no-buy-city", either=places) if field == "where" else None


def _climb(state: Fief, group: Group) -> RuleError | None:
    """Of the step onto the Wall, from where it can be taken: Captives, a siege, the weather, somebody's leave."""
    if not wall.called(state) or group.source not in watch.NORTHERN:
        return None
    if group.captives:
        return RuleError("FIEF-11.41", "fief-no-climb-captives")
    if group.shut_in(state):
        return RuleError("FIEF-5.12", "fief-no-march-siege")
    if moves.rained(state, group.source, group.source, state.houses[group.seat].house):
        return RuleError("FIEF-2.18", "fief-no-march-rain")
    asked = tuple(one.seat for one in group.needs(state, WALL, group.entered(state)))
    return RuleError("FIEF-5.8", "fief-no-climb-leave", seats=asked) if asked else None


def _march(state: Fief, group: Group, target: str) -> RuleError | None:
    """Of a step to a Village: no way there, a siege, the weather, no points for it, or somebody's leave."""
    source, house = group.source, state.houses[group.seat].house
    if target not in LINKS[source]:
        return RuleError("FIEF-5.2", "fief-no-march-far", village=source)
    if group.shut_in(state):
        return RuleError("FIEF-5.12", "fief-no-march-siege")
    if moves.rained(state, source, target, house if group.nobles else ""):
        return RuleError("FIEF-2.18", "fief-no-march-rain")
    if not group.nobles and by_sea(source, target):
        return RuleError("FIEF-5.6", "fief-no-march-captain")
    price, left = cost(source, target, house), group.left(state)
    if price > left:
        return RuleError("FIEF-5.3", "fief-no-march-points", points=price, left=left)
    entered = group.entered(state)
    asked = tuple(one.seat for one in group.needs(state, target, entered))
    return (
        RuleError("FIEF-5.8" if entered else "FIEF-5.9", "fief-no-march-leave", seats=asked)
        if asked
        else None
    )
