"""What can be offered, and whether an offer could be carried out now (FIEF-0.26, 1.13, 9.2, 17.1 to 17.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from bot.rules.contract import Seat
from bot.rules.fief.legal import bestowal, control, court, purchases, titles
from bot.rules.fief.model.cards import kind_of
from bot.rules.fief.model.facts import COSTS, DOMAINS, KINDS
from bot.rules.fief.model.offers import Item
from bot.rules.fief.model.phases import HEAR_YE
from bot.rules.fief.model.trek import SHIPS
from bot.rules.kit.draft import changed

if TYPE_CHECKING:
    from bot.rules.fief.model.offers import Matter, Offer
    from bot.rules.fief.model.state import Fief

MATTERS: tuple[Matter, ...] = (
    *("gold", "village", "captive", "grant", "card"),
    *("leave", "help", "inside", "title", "passage"),
)
"""What can be put into an offer."""
MOST = COSTS.limits.open_offers
MOST_ITEMS = 6
"""On either side of an offer."""

Side = tuple[Seat, Seat]
"""Who gives, and who gets."""


def partners(state: Fief, seat: Seat) -> tuple[Seat, ...]:
    """To whom something may be offered."""
    return tuple(other for other in state.seats if other != seat and not state.houses[other].gone)


def open_of(state: Fief, seat: Seat) -> tuple[Offer, ...]:
    """What somebody has offered and what is still open; proposals of marriage are counted apart (FIEF-1.14, 17.5)."""
    return tuple(
        offer for offer in state.offers if offer.giver == seat and not offer.proposal and not offer.accepted
    )


def proposals_of(state: Fief, seat: Seat) -> tuple[Offer, ...]:
    return tuple(offer for offer in state.offers if offer.giver == seat and offer.proposal)


def asked_of(state: Fief, seat: Seat) -> tuple[Offer, ...]:
    """Offers that somebody may accept or refuse; proposals are answered in P1.ANSWER."""
    return tuple(
        offer for offer in state.offers if offer.asked == seat and not offer.proposal and not offer.accepted
    )


def givable(state: Fief, draft: Offer, side: Side, matter: str) -> tuple[str, ...]:
    """What of this matter the one could give to the other, as far as the two of them may know it."""
    giver, taker = side
    match matter:
        case "village":
            return tuple(one for one in control.villages(state, giver) if state.land[one].post(taker))
        case "captive":
            return tuple(one for one in state.nobles if _may_hand_over(state, one, giver, taker))
        case "grant":
            if draft.proposal or titles.granter(state) != giver:
                return ()
            return tuple(fief for fief in DOMAINS if titles.holder(state, fief) is None)
        case "card" if (draft.room and state.talk and state.talk.cards) or draft.envoy is not None:
            if giver == draft.giver:
                return state.houses[giver].hand
            return tuple(kind.id for kind in KINDS.values() if not kind.disaster)
    return () if draft.proposal or draft.room else _promisable(state, giver, taker, matter)


def _promisable(state: Fief, giver: Seat, taker: Seat, matter: str) -> tuple[str, ...]:
    """What can be promised for later in the round, and a place inside one's walls (FIEF-17.1)."""
    match matter:
        case "leave" | "help":
            return tuple(place for place, here in state.land.items() if here.post(giver) is not None)
        case "inside":
            host = state.houses[giver]
            welcome = taker in host.guests and taker not in host.unwelcome
            walls = any(here.fort and here.owner == giver for here in state.land.values())
            return ("inside",) if walls and not welcome else ()
        case "title":
            held = (one for noble in state.of(giver).values() for one in noble.titles if one not in DOMAINS)
            return tuple(title for title in held if receivers(state, (giver, taker), "title", title))
        case "passage":
            ships = court.able(state, "master_of_ships")
            able = ships is not None and state.nobles[ships].seat == giver
            if not able or SHIPS in state.houses[giver].used:
                return ()
            return tuple(noble for noble, one in state.of(taker).items() if one.free)
    return ()


def receivers(state: Fief, side: Side, matter: str, what: str) -> tuple[str, ...]:
    """Nobles of the taker who could get it, where one has to be named."""
    giver, taker = side
    match matter:
        case "grant":
            return takers(state, taker)
        case "title":
            holder = titles.holder(state, what)
            mine = holder is not None and state.nobles[holder].seat == giver
            return bestowal.takers(state, taker, what, str(holder)) if mine else ()
        case "passage":
            return (what,)
    return ()


def heirs_of(state: Fief, giver: Seat, title: str) -> tuple[str, ...]:
    """Nobles of other Houses that have agreed to take a Title over from this one (FIEF-0.42)."""
    sides = (
        (owner, item)
        for offer in state.offers
        if offer.accepted
        for owner, items in ((offer.giver, offer.gives), (offer.asked, offer.wants))
        for item in items
    )
    named = (
        item.by for owner, item in sides if owner == giver and (item.matter, item.what) == ("title", title)
    )
    return tuple(noble for noble in named if noble in state.nobles)


def promise(state: Fief, giver: Seat, taker: Seat, matter: str, what: str) -> Offer | None:
    """An accepted offer by which the one owes the other this, as long as its price can be paid (FIEF-17.4)."""
    return next(_promises(state, giver, taker, matter, what, ()), None)


def _promises(
    state: Fief, giver: Seat, taker: Seat, matter: str, what: str, before: tuple[Offer, ...]
) -> Iterator[Offer]:
    """All such offers that can be paid for, the first made first, once what is owed for those before has been."""
    due = tuple((payer, item.amount) for offer in before for payer, item in _prices(offer) if item.amount)
    spent = {_thing(item) for offer in before for _, item in _prices(offer) if not item.amount}
    for offer in state.offers:
        for side, items in (
            ((offer.giver, offer.asked), offer.gives),
            ((offer.asked, offer.giver), offer.wants),
        ):
            owed = any(_thing(item) == (matter, what) for item in items)
            if not offer.accepted or side != (giver, taker) or not owed:
                continue
            there = spent.isdisjoint(_thing(item) for _, item in _prices(offer))
            if offer in before or (there and possible(state, offer.now(), due)):
                yield offer


def _prices(offer: Offer) -> Iterator[tuple[Seat, Item]]:
    """Who gives what at once when such an offer is used."""
    now = offer.now()
    yield from ((offer.giver, item) for item in now.gives)
    yield from ((offer.asked, item) for item in now.wants)


def _thing(item: Item) -> tuple[str, str]:
    return item.matter, item.what


def kept(state: Fief, taker: Seat, owed: Iterable[tuple[Seat, str, str]]) -> tuple[bool, ...]:
    """Which of several promises made to a House hold if all are used at once, the first first (FIEF-17.4).

    Each is told by who gives, matter and what. Gold that is enough for one alone pays for the first.
    """
    used: tuple[Offer, ...] = ()
    held = []
    for giver, matter, what in owed:
        offer = next(_promises(state, giver, taker, matter, what, used), None)
        held.append(offer is not None)
        if offer is not None and offer not in used:
            used = (*used, offer)
    return tuple(held)


def _may_hand_over(state: Fief, noble: str, giver: Seat, taker: Seat) -> bool:
    """A Captive goes free, or to somebody who has a guard there (FIEF-0.60, 4.3)."""
    one = state.nobles[noble]
    if one.captor != giver:
        return False
    guarded = one.place in state.land and state.land[one.place].post(taker) is not None
    return one.seat == taker or guarded


def takers(state: Fief, seat: Seat) -> tuple[str, ...]:
    """Nobles of a House to whom a Fief could be granted."""
    return tuple(noble for noble in state.of(seat) if titles.may_hold_fief(state, noble))


def possible(state: Fief, offer: Offer, besides: tuple[tuple[Seat, int], ...] = ()) -> bool:
    """Whether each part could be carried out now; `besides` is what else has to be paid (FIEF-17.3)."""
    return next(lacking(state, offer, besides), None) is None


def lacking(state: Fief, offer: Offer, besides: tuple[tuple[Seat, int], ...] = ()) -> Iterator[Item]:
    """What of it could not be given now. Cards all count as one: which they are is nobody else's business."""
    there, back = (offer.giver, offer.asked), (offer.asked, offer.giver)
    cards = [item for item in (*offer.gives, *offer.wants) if item.matter == "card"]
    held = cards_of(state, offer.giver, offer.gives) is not None
    held = held and cards_of(state, offer.asked, offer.wants) is not None
    paid = bool(offer.room) or (offer.envoy is not None and state.houses[offer.envoy].diplomacy > 0)
    if cards and not (held and paid):
        yield changed(cards[0], what="")
    for (giver, taker), items in ((there, offer.gives), (back, offer.wants)):
        gold = [item for item in items if item.matter == "gold"]
        due = sum(price for payer, price in besides if payer == giver)
        if state.houses[giver].gold < sum(item.amount for item in gold) + due:
            yield gold[0] if gold else Item(matter="gold", what="gold", amount=due)
        yield from (item for item in items if not _can(state, offer, item, giver, taker))


def _can(state: Fief, offer: Offer, item: Item, giver: Seat, taker: Seat) -> bool:
    match item.matter:
        case "village" | "captive" | "leave" | "help" | "inside" | "passage":
            return item.what in givable(state, offer, (giver, taker), item.matter)
        case "grant":
            return (
                granting(state)
                and item.what in givable(state, offer, (giver, taker), "grant")
                and item.by in purchases.takers(state, taker, item.what)
                and bool(purchases.cities(state, taker, item.what))
            )
        case "title":
            return item.by in receivers(state, (giver, taker), "title", item.what)
    return True


def granting(state: Fief) -> bool:
    """Whether a grant may be accepted: in P4.BUY, whoever's turn it is (FIEF-4.24)."""
    return any(frame.kind == "buying" for frame in state.stack)


def cards_of(state: Fief, giver: Seat, items: tuple[Item, ...]) -> tuple[str, ...] | None:
    """The cards meant: those named, or for a kind the oldest of it in hand; None where one is not there."""
    left, found = list(state.houses[giver].hand), []
    for item in items:
        if item.matter != "card":
            continue
        card = next((one for one in left if item.what in (one, kind_of(one))), None)
        if card is None:
            return None
        left.remove(card)
        found.append(card)
    return tuple(found)


def may_propose(state: Fief, seat: Seat) -> bool:
    """Whether somebody may put another proposal of marriage now (FIEF-1.14)."""
    if not state.phase or len(proposals_of(state, seat)) >= court.PROPOSALS:
        return False
    early = state.phase > HEAR_YE or any(frame.kind in ("rallying", "proposing") for frame in state.stack)
    return early and bool(court.couples(state, seat))
