"""What all may know besides the map and the counts beside a name (RISK-25.2), in lines, from any View."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from bot.rules.contract import Text
from bot.rules.risk.model.library import MAESTERS
from bot.rules.risk.model.mitchell import SIDES, WILDLINGS
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.conditions import of_seat
from bot.rules.risk.play.powers import off_board, strength
from bot.rules.risk.show.nearing import nearing


def facts(known: RiskState) -> Iterator[Text]:
    """How near the end is, who is there without a player, Characters and captives, smallfolk in wait, the decks."""
    if not known.owner:
        return
    if known.result is None:
        yield nearing(known)
    yield from _powers(known)
    yield from _people(known)
    yield from _smallfolk(known)
    cards = _or_none(sorted(known.discard))
    yield Text(key="risk-public-territory", args={"deck": len(known.deck), "cards": cards})
    yield from _court_piles(known)


def _powers(known: RiskState) -> Iterator[Text]:
    """What each side without a player holds, or with how many armies it is off the board (MITCHELL-1.2)."""
    for side in SIDES if known.realm is not None else ():
        if (told := power(known, side)) is not None:
            yield told


def power(known: RiskState, side: str) -> Text | None:
    """What a side holds that nobody plays, or how it is off the board; None of any other (MITCHELL-1.2)."""
    lands, castles, armies = strength(known, side)
    away = off_board(known)
    if side in away:
        where = "beyond" if side == WILDLINGS else "exile"
        return Text(key=f"risk-public-{where}", args={"house": side, "armies": away[side]})
    if not lands:
        return None
    args = {"house": side, "lands": lands, "castles": castles, "armies": armies}
    return Text(key="risk-public-power", args=args)


def _people(known: RiskState) -> Iterator[Text]:
    """Who lies how, House by House, and who holds whom."""
    court = known.court
    for seat in range(len(known.houses)):
        mine = of_seat(known, seat)
        here = [who for who in mine if who not in court.captives]
        lying = {
            how: _or_none(who for who in here if court.characters[who] == how)
            for how in ("up", "down", "lost")
        }
        if mine:
            yield Text(key="risk-public-characters", args={"seat": seat, **lying})
    for seat in sorted(set(court.captives.values())):
        held = tuple(who for who, captor in court.captives.items() if captor == seat)
        yield Text(key="risk-public-captives", args={"seat": seat, "who": held})


def _smallfolk(known: RiskState) -> Iterator[Text]:
    """That a card lies there is public, which one is not (RISK-22.15)."""
    for seat, cards in sorted(Counter(one.seat for one in known.court.smallfolk).items()):
        yield Text(key="risk-public-smallfolk", args={"seat": seat, "cards": cards})


def _court_piles(known: RiskState) -> Iterator[Text]:
    court = known.court
    if known.on.maesters:
        counts = Counter(court.maester_discard)
        cards = [card if counts[card] == 1 else _several(card, counts[card]) for card in sorted(counts)]
        args = {"deck": len(court.maester_deck), "cards": _or_none(cards)}
        yield Text(key="risk-public-maester", args=args)
    if known.on.objectives:
        deck, discarded = len(court.objective_deck), len(court.objective_discard)
        yield Text(key="risk-public-objectives", args={"deck": deck, "discarded": discarded})
        for card in court.objective_discard:
            yield Text(key="risk-public-objective", args={"objective": card})


def _several(card: str, copies: int) -> str:
    return f"{MAESTERS[card].name} ×{copies}"


def _or_none(ids: Iterable[str]) -> tuple[str, ...] | str:
    """Words choose by `none` where there is nothing."""
    return tuple(ids) or "none"
