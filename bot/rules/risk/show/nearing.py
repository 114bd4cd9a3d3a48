"""How near the end of the game is and who would win now, in one line from any View (RISK-3.8, RISK-24)."""

from __future__ import annotations

from bot.rules.contract import Text
from bot.rules.risk.model.board import BONUS, MITCHELL
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.model.verdict import verdict
from bot.rules.risk.play.ending import best, scores
from bot.rules.risk.play.neutral import cards_in_play
from bot.rules.risk.play.powers import seat_of_power


def nearing(known: RiskState) -> Text:
    """Who is nearest to the end that the table has chosen; what that end is, as long as that says nothing."""
    match known.on.victory if known.turn else "later":
        case "end_card":
            return _by_card(known)
        case "points" if any(known.court.points[seat] for seat in known.playing):
            return _by_points(known)
        case "conquest":
            return _by_conquest(known)
    args = {"points": known.options.vp_to_win, "home": int(_home_counts(known))}
    return Text(key=f"risk-public-until-{known.on.victory}", args=args)


def safe(known: RiskState) -> int:
    """How many cards may be drawn before the End Game card can be among them (RISK-3.8).

    Never too many: the cards of those who are out are taken to have been in the deck at the start.
    """
    dealt = len(cards_in_play(known))
    for place, seat in enumerate(known.order, start=1):
        if seat not in known.out:
            dealt -= BONUS[place].territory_cards if known.on.start_bonus else 0
            dealt -= MITCHELL.cards_dealt_each if known.options.keep_dealt_cards else 0
    return max(0, len(known.deck) - 1 - dealt // 2 - known.sunk)


def _by_card(known: RiskState) -> Text:
    sheet = [score for score in scores(known) if score.seat in known.playing]
    first = best(known)
    by, others = verdict(first, sheet)
    total = {score.seat: score.total for score in sheet}
    args: dict[str, int | tuple[int | str, ...]] = {
        "left": len(known.deck),
        "safe": safe(known),
        "winning_seats": first,
        "other_seats": others,
        "points": total[first[0]],
        "less": max((total[seat] for seat in others), default=0),
    }
    return Text(key=f"risk-public-by-{by}", args=args)


def _by_points(known: RiskState) -> Text:
    """Whoever has most points; of a single one whether the Seat, too, is theirs (RISK-24.5)."""
    points = known.court.points
    most = max(points[seat] for seat in known.playing)
    first = tuple(seat for seat in known.playing if points[seat] == most)
    home = "none"
    if len(first) == 1 and _home_counts(known):
        house = known.houses[first[0]]
        place = None if house is None else seat_of_power(known, house)
        home = "held" if place is not None and known.owner[place] == first[0] else "lost"
    args = {"leading_seats": first, "count": len(first), "points": most, "needed": known.options.vp_to_win}
    return Text(key="risk-public-points", args={**args, "home": home})


def _home_counts(known: RiskState) -> bool:
    return known.on.seats and known.options.seat_required


def _by_conquest(known: RiskState) -> Text:
    owners = list(known.owner.values())
    most = max(map(owners.count, known.playing))
    first = tuple(seat for seat in known.playing if owners.count(seat) == most)
    args = {"leading_seats": first, "count": len(first), "held": most, "lands": len(known.owner)}
    return Text(key="risk-public-conquest", args=args)
