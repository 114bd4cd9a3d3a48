"""Cards and purchases: more Nobles, then Titles, walls, Mills and Men at Arms."""

from __future__ import annotations

from collections.abc import Iterator

from bot.rules.contract import Action, Seat
from bot.rules.fief.actions import Buy, Discard, Pass, PlayCard
from bot.rules.fief.agent import surprises
from bot.rules.fief.frames.cards.playing import COMING, HEIR, TAX, playable, targets
from bot.rules.fief.legal import control, court, purchases, stock, taxes, titles
from bot.rules.fief.model.cards import Tax, kind_of
from bot.rules.fief.model.facts import DOMAINS, HAND_LIMIT, REGIONS, VILLAGES
from bot.rules.fief.model.state import Fief
from bot.rules.fief.play import income
from bot.rules.kit.draft import changed

MILLS_UNTIL = 10
"""Rounds in which a Mill still pays."""
WORTH_A_TAX = 2
"""Gold for which a Tax card is played."""
FEW = 4
"""Men at Arms raised in one place at a time."""


def card(state: Fief, seat: Seat) -> Action:
    """Whoever can come of age; weather and harvest where most of its own is."""
    surprise = surprises.card(state, seat, playable(state, seat))
    if surprise is not None:
        return surprise
    mine = list(control.villages(state, seat))
    for one in playable(state, seat):
        found = targets(state, seat, one)
        if kind_of(one) in COMING:
            place = max(found, key=lambda village: _wanted(state, seat, village))
            lord = not COMING[kind_of(one)]
            return PlayCard(
                card=one, target=place, by=HEIR if lord and court.may_declare_heir(state, seat) else None
            )
        if kind_of(one) == TAX:
            best = max(found, key=lambda target: taxed(state, seat, target))
            if taxed(state, seat, best) >= WORTH_A_TAX:
                return PlayCard(card=one, target=best)
        elif all(target in {str(region) for region in REGIONS} for target in found):
            here = {target: sum(VILLAGES[one].region == int(target) for one in mine) for target in found}
            best = max(here, key=lambda target: here[target])
            if here[best] >= FEW - 1:
                return PlayCard(card=one, target=best)
    return Pass()


def taxed(state: Fief, seat: Seat, target: str) -> int:
    """Gold that a tax would bring."""
    noble = taxes.leviers(state, seat, target)[0]
    tax = Tax(card="", seat=seat, noble=noble, fief=target if target in DOMAINS else "")
    if target not in DOMAINS:
        regions, rank = taxes.regions(state, target), taxes.rank(state, noble, target)
        tax = changed(tax, regions=regions, rank=rank)
    after = changed(state, taxes=(*state.taxes, tax))
    return income.of(after, seat) - income.of(state, seat)


def discards(state: Fief, seat: Seat) -> Action:
    """Nothing, as long as the hand is within its limit; one card of each deck while there is room for Nobles."""
    return Discard(cards=_least(state, seat), first="court_event", second="fortune", instead=None)


def surplus(state: Fief, seat: Seat) -> Action:
    return Discard(cards=_least(state, seat))


def _least(state: Fief, seat: Seat) -> tuple[str, ...]:
    """The least useful above the limit: Nobles to come are kept longest."""
    hand = state.houses[seat].hand
    ordered = sorted(hand, key=lambda one: kind_of(one) in COMING)
    return tuple(ordered[: max(0, len(hand) - HAND_LIMIT)])


def purchase(state: Fief, seat: Seat) -> Action:
    return next(_purchases(state, seat), Pass())


def _purchases(state: Fief, seat: Seat) -> Iterator[Action]:
    """Best first."""
    able, gold = purchases.possible(state, seat), state.houses[seat].gold
    great = sorted((one for one in able if one in DOMAINS), key=lambda one: DOMAINS[one].tier != "great")
    yield from (Buy(what=fief, where=purchases.where(state, seat, fief)[0]) for fief in great)
    saved = saving(state, seat)
    if "stronghold" in able:
        for village in purchases.where(state, seat, "stronghold"):
            if needs_walls(state, seat, VILLAGES[village].fief):
                yield Buy(what="stronghold", where=village)
    spare = gold - saved
    for what, where, price in _raised(state, seat, able):
        if spare >= price:
            yield Buy(
                what=what, where=where, count=min(FEW, spare // price, stock.troops(state, seat, what)) or 1
            )
    if "mill" in able and state.round <= MILLS_UNTIL and spare >= purchases.price("mill"):
        yield Buy(what="mill", where=purchases.where(state, seat, "mill")[0])


def _raised(state: Fief, seat: Seat, able: tuple[str, ...]) -> Iterator[tuple[str, str, int]]:
    """Troops where they are fewest: one Knight for every four Men at Arms."""
    men, knights = stock.out(state, seat, "man_at_arms"), stock.out(state, seat, "knight")
    kinds = ("knight", "man_at_arms") if men >= 2 * FEW * (knights + 1) else ("man_at_arms", "knight")
    for kind in kinds:
        if kind in able:
            where = max(purchases.where(state, seat, kind), key=lambda one: _muster(state, seat, one))
            yield kind, where, purchases.price(kind)


def _muster(state: Fief, seat: Seat, village: str) -> int:
    return len(control.leaders(state, village, seat))


def needs_walls(state: Fief, seat: Seat, fief: str) -> bool:
    """Whether a great Fief is whole but for walls."""
    domain = DOMAINS[fief]
    held = titles.holder(state, fief) is None and control.holds_all(state, seat, domain.villages)
    return domain.tier == "great" and held and not any(state.land[one].fort for one in domain.villages)


def saving(state: Fief, seat: Seat) -> int:
    """Gold to keep for a Title that is near."""
    for fief, domain in DOMAINS.items():
        if titles.holder(state, fief) is None and control.holds_all(state, seat, domain.villages):
            walls = purchases.price("stronghold") if needs_walls(state, seat, fief) else 0
            if domain.tier == "great":
                return purchases.cost(state, seat, fief) + walls
    return 0


def _wanted(state: Fief, seat: Seat, village: str) -> float:
    """Where a new Noble is of most use: where a Fief waits for a holder, or Troops for a leader."""
    fief = VILLAGES[village].fief
    ready = titles.holder(state, fief) is None and control.holds_all(state, seat, DOMAINS[fief].villages)
    troops = sum(state.land[village].troops(seat).values())
    return 20 * ready + troops - 3 * _muster(state, seat, village)
