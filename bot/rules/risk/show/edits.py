"""What may stand in the fields of a game master's edits, from the public View."""

from __future__ import annotations

from bot.rules.contract import Amount, Candidates, Choice, Pick, Several, Text
from bot.rules.kit.offers import Filled, amount, pick, seat_choices
from bot.rules.risk.model.dominion import UNITS
from bot.rules.risk.model.library import maester_cards, objective_cards
from bot.rules.risk.play.edits import MOST_ARMIES, MOST_GOLD, MOST_POINTS, MOST_UNITS, NOBODY, unplayed
from bot.rules.risk.play.neutral import cards_in_play
from bot.rules.risk.show.view import RiskView


def edit_candidates(view: RiskView, kind: str, _filled: Filled, field: str) -> Candidates:
    """What may stand in a field of an edit of this kind, from the public View."""
    match field:
        case "winners":
            seats = seat_choices(one.seat for one in view.seats)
            return Several(choices=seats, low=0, high=len(seats))
        case "territory":
            return pick(sorted(view.owner))
        case "player" | "place":
            more = {
                "set_owner": (NOBODY,),
                "set_captor": (NOBODY,),
                "move_card": ("discard", "deck"),
            }.get(kind, ())
            others = [Choice(value=one, label=_PLACES[one]) for one in more]
            sides = pick(unplayed(view.known)).choices if kind == "set_owner" else ()
            back = kind == "bring_back"
            seats = seat_choices(one.seat for one in view.seats if one.out == back)
            return Pick(choices=(*seats, *others, *sides))
        case "turn":
            return amount(1, len(view.known.playing), usual=1)
        case "unit":
            return pick(UNITS)
        case "character":
            return pick(view.known.court.characters)
        case "side":
            return pick(("up", "down", "lost"))
        case "card":
            on = view.known.on
            return pick(dict.fromkeys((*cards_in_play(view.known), *maester_cards(on), *objective_cards(on))))
    low, high = {
        "armies": (1, MOST_ARMIES),
        "number": (0, MOST_UNITS),
        "points": (0, MOST_POINTS),
        "gold": (0, MOST_GOLD),
    }[field]
    return Amount(low=low, high=high, usual=low)


_PLACES = {
    NOBODY: Text(key="risk-edit-nobody"),
    "deck": Text(key="risk-edit-deck"),
    "discard": Text(key="risk-edit-discard"),
}
