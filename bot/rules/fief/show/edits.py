"""What may stand in a field of a game master's edit, from the public state alone."""

from __future__ import annotations

from bot.rules.contract import Candidates, Choice, Pick, Several, Text
from bot.rules.fief.edits import MOST_GOLD, NOBODY
from bot.rules.fief.legal import by_hand, titles
from bot.rules.fief.model.board import open_villages
from bot.rules.fief.model.facts import VILLAGES
from bot.rules.fief.model.state import Fief
from bot.rules.kit.offers import NONE, Filled, amount, pick, pick_seat, seat_choices

NO_ONE = Choice(value=NOBODY, label=Text(key="fief-edit-nobody"))
KINDS = ("set_gold", "set_units", "set_building", "move_noble", "set_captor", "set_title", "end_game")


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
            return pick(open_villages(len(state.houses)))
        case "set_building", "building":
            return pick(by_hand.WORKS)
        case "set_building", _:
            building = str(filled.get("building"))
            return amount(0, by_hand.room(building), 1) if building in by_hand.WORKS else NONE
        case "move_noble", "noble":
            return pick(by_hand.movable(state))
        case "move_noble", _:
            here = state.nobles.get(str(filled.get("noble")))
            return pick(village for village in VILLAGES if here is not None and village != here.place)
        case "set_captor", "noble":
            return pick(noble for noble in state.nobles if _captors(state, noble))
        case "set_captor", _:
            noble = str(filled.get("noble"))
            return Pick(choices=_captors(state, noble) if noble in state.nobles else ())
        case "set_title", "title":
            return pick(by_hand.settable(state))
        case "set_title", _:
            title = str(filled.get("title"))
            return Pick(choices=_holders(state, title) if title in by_hand.settable(state) else ())
    return NONE


def _holders(state: Fief, title: str) -> tuple[Choice, ...]:
    """Who may hold a Title from now on, or nobody."""
    before = titles.holder(state, title)
    able = [one for one in state.nobles if one != before and by_hand.unfit(state, title, one) is None]
    return (*pick(able).choices, *(() if before is None else (NO_ONE,)))


def _captors(state: Fief, noble: str) -> tuple[Choice, ...]:
    """Who may hold a Noble from now on, or nobody."""
    one = state.nobles[noble]
    others = seat_choices(seat for seat in by_hand.guards(state, noble) if seat != one.captor)
    return others if one.free else (*others, NO_ONE)


def _units(state: Fief, filled: Filled, field: str) -> Candidates:
    if state.options.fog_of_war:
        return NONE
    if field == "village":
        return pick(VILLAGES)
    if field == "player":
        return pick_seat(_playing(state))
    village, player = str(filled.get("village")), str(filled.get("player"))
    if village not in VILLAGES or player not in map(str, _playing(state)):
        return NONE
    most = {unit: by_hand.most_units(state, int(player), village, unit) for unit in by_hand.UNITS}
    if field == "unit":
        return pick(unit for unit in by_hand.UNITS if most[unit])
    return amount(0, most.get(str(filled.get("unit")), -1), 1)


def _playing(state: Fief) -> tuple[int, ...]:
    """Who is still in the game."""
    return tuple(seat for seat in state.seats if not state.houses[seat].gone)
