"""What may stand in a field of a game master's edit, from the public state alone.

What can be done comes first; what is refused is offered, too, so that whoever types it reads why.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules.contract import Candidates, Choice, Pick, Several, Text
from bot.rules.fief.edits.board import MOST_GOLD
from bot.rules.fief.edits.when import NOBODY
from bot.rules.fief.legal import by_hand, titles
from bot.rules.fief.model.board import open_villages
from bot.rules.fief.model.facts import VILLAGES
from bot.rules.fief.model.state import Fief
from bot.rules.kit.offers import NONE, Filled, amount, pick, pick_seat, seat_choices

NO_ONE = Choice(value=NOBODY, label=Text(key="fief-edit-nobody"))
KINDS = (
    *("set_gold", "set_units", "set_building", "move_noble"),
    *("set_captor", "set_title", "set_spouse", "set_mark", "move_card"),
    *("set_first", "revive", "let_die", "set_wall", "set_markers", "set_mercenaries", "set_idols"),
    *("bring_back", "end_game"),
)


def candidates(state: Fief, kind: str, filled: Filled, field: str) -> Candidates:
    """See `Ruleset.candidates`."""
    match kind, field:
        case "end_game", _:
            return Several(choices=seat_choices(state.seats), low=0, high=len(state.seats))
        case "set_gold", "player":
            return pick_seat(state.seats)
        case "set_gold", _:
            return amount(0, MOST_GOLD, 5)
        case "set_units", _:
            return _units(state, filled, field)
        case "set_building", "village":
            return pick(_first(open_villages(len(state.houses)), VILLAGES))
        case "set_building", "building":
            return pick(by_hand.WORKS)
        case "set_building", _:
            building = str(filled.get("building"))
            return amount(0, by_hand.room(building), 1) if building in by_hand.WORKS else NONE
        case "move_noble", "noble":
            return pick(_first(by_hand.movable(state), state.nobles))
        case "move_noble", _:
            return pick(by_hand.places(state))
        case "set_captor", "noble":
            held = [
                noble for noble, one in state.nobles.items() if not one.free or by_hand.guards(state, noble)
            ]
            return pick(_first(held, state.nobles))
        case "set_captor", _:
            noble = str(filled.get("noble"))
            return Pick(choices=_captors(state, noble) if noble in state.nobles else ())
        case "set_title", "title":
            return pick(by_hand.settable(state))
        case "set_title", _:
            title = str(filled.get("title"))
            return Pick(choices=_holders(state, title) if title in by_hand.settable(state) else ())
        case (("set_spouse" | "let_die"), "noble"):
            return pick(state.nobles)
        case "set_spouse", _:
            noble = str(filled.get("noble"))
            return Pick(choices=_spouses(state, noble) if noble in state.nobles else ())
        case "set_mark", "noble":
            return pick(state.nobles)
        case "set_mark", "mark":
            return pick(by_hand.marks(state), lambda mark: Text(key=f"fief-edit-mark-{mark}"))
        case "set_mark", _:
            return pick(("set", "removed"), lambda how: Text(key=f"fief-edit-mark-{how}"))
        case "move_card", "card":
            return pick(by_hand.KINDS_IN_HAND)
        case "move_card", "source":
            return Pick(choices=(*seat_choices(state.seats), *_piles("deck")))
        case "move_card", _:
            return Pick(choices=(*seat_choices(_playing(state)), *_piles("under")))
        case "set_first", _:
            return pick_seat(seat for seat in _playing(state) if seat != state.first)
        case "set_wall", "part":
            return pick(by_hand.wall_parts(state), lambda part: Text(key=f"fief-edit-wall-{part}"))
        case "set_wall", _:
            return amount(0, by_hand.wall_parts(state).get(str(filled.get("part")), -1), 1)
        case "set_markers", "player":
            return pick_seat(_playing(state))
        case "set_markers", _:
            return _markers(state, filled, field)
        case "set_mercenaries", "player":
            return pick_seat(_playing(state))
        case "set_mercenaries", _:
            player = str(filled.get("player"))
            known = state.options.te and player in map(str, _playing(state))
            return amount(0, by_hand.most_mercenaries(state, int(player)), 1) if known else NONE
        case "set_idols", _:
            return pick(("standing", "destroyed"), lambda how: Text(key=f"fief-edit-idols-{how}"))
        case "bring_back", _:
            return pick_seat(seat for seat in state.seats if state.houses[seat].gone)
        case "revive", "noble":
            return pick(state.dead)
        case "revive", _:
            noble = str(filled.get("noble"))
            able = [
                one for one in VILLAGES if noble in state.dead and by_hand.host(state, noble, one) is not None
            ]
            return pick(_first(able, VILLAGES))
    return NONE


def _markers(state: Fief, filled: Filled, field: str) -> Candidates:
    """Which markers a House may have, and how many."""
    player = str(filled.get("player"))
    if player not in map(str, _playing(state)):
        return NONE
    most = by_hand.most_markers(state, int(player))
    if field == "marker":
        return pick(most, lambda marker: Text(key=f"fief-edit-marker-{marker}"))
    return amount(0, most.get(str(filled.get("marker")), -1), 1)


def _piles(deck: str) -> tuple[Choice, Choice]:
    """The discards, and the deck."""
    discard = Choice(value="discard", label=Text(key="fief-edit-discard"))
    return discard, Choice(value="deck", label=Text(key=f"fief-edit-{deck}"))


def _first(able: Iterable[str], others: Iterable[str]) -> tuple[str, ...]:
    """Those that can be chosen before all others."""
    return tuple(dict.fromkeys((*able, *others)))


def _holders(state: Fief, title: str) -> tuple[Choice, ...]:
    """Who may hold a Title from now on, or nobody; then the others."""
    before = titles.holder(state, title)
    able = [one for one in state.nobles if one != before and by_hand.unfit(state, title, one) is None]
    rest = _first(able, state.nobles)[len(able) :]
    return (*pick(able).choices, NO_ONE, *pick(rest).choices)


def _spouses(state: Fief, noble: str) -> tuple[Choice, ...]:
    """Whom a Noble may marry, or nobody; then the others."""
    able = [one for one in state.nobles if by_hand.unfit_to_wed(state, noble, one) is None]
    rest = [one for one in state.nobles if one not in able and one != noble]
    return (*pick(able).choices, NO_ONE, *pick(rest).choices)


def _captors(state: Fief, noble: str) -> tuple[Choice, ...]:
    """Who may hold a Noble from now on, or nobody; then the others."""
    able = by_hand.guards(state, noble)
    rest = [seat for seat in _playing(state) if seat not in able]
    return (*seat_choices(able), NO_ONE, *seat_choices(rest))


def _units(state: Fief, filled: Filled, field: str) -> Candidates:
    if field == "village":
        return pick(by_hand.places(state))
    if field == "player":
        return pick_seat(_playing(state))
    village, player = str(filled.get("village")), str(filled.get("player"))
    if village not in by_hand.places(state) or player not in map(str, _playing(state)):
        return NONE
    if state.options.fog_of_war:  # what could stand there is nobody's to know, and the rules refuse it
        return pick(by_hand.UNITS) if field == "unit" else amount(0, 9, 1)
    most = {unit: by_hand.most_units(state, int(player), village, unit) for unit in by_hand.UNITS}
    if field == "unit":
        engines = village in VILLAGES
        return pick(unit for unit in by_hand.UNITS if most[unit] or (engines and unit == by_hand.ENGINES))
    return amount(0, most.get(str(filled.get("unit")), -1), 1)


def _playing(state: Fief) -> tuple[int, ...]:
    """Who is still in the game."""
    return tuple(seat for seat in state.seats if not state.houses[seat].gone)
