"""What may stand in the fields of a game master's edits, from what all may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules.contract import Candidates, Choice, Pick, Several, Text
from bot.rules.kit.offers import NONE, Filled, amount, pick, pick_seat, seat_choices
from bot.rules.tiny_epic.edits import night
from bot.rules.tiny_epic.edits.board import (
    NOBODY,
    avenging,
    barred,
    pieces,
    pooled,
    tokens,
    unseated,
)
from bot.rules.tiny_epic.edits.dice import BOTTOM, COIN, FREE, coverings, lying
from bot.rules.tiny_epic.events.board import MAT
from bot.rules.tiny_epic.legal import control, units
from bot.rules.tiny_epic.model.army import TOKEN
from bot.rules.tiny_epic.model.facts import FACES, plot_deck
from bot.rules.tiny_epic.model.sides import TREATY

if TYPE_CHECKING:
    from bot.rules.tiny_epic.model.state import TinyEpic

GOLD, POINTS = 9, 99
_PILES = tuple(Choice(value=one, label=Text(key=f"tiny_epic-edit-{one}")) for one in ("discard", "deck"))


def edit_candidates(state: TinyEpic, kind: str, filled: Filled, field: str) -> Candidates:
    """What may stand in a field of an edit of this kind."""
    match kind, field:
        case "end_game", _:
            choices = _sides(state).choices
            return Several(choices=choices, low=0, high=len(choices))
        case "bring_back", "player":
            return pick_seat(seat for seat in state.seats if state.lords[seat].gone)
        case "set_gold", "player":
            return pick((TREATY,)) if state.options.treaty else pick_seat(state.seats)
        case (("set_score" | "set_pool" | "set_ally"), "player"):
            return _sides(state, nobody=kind == "set_ally")
        case (("set_pool" | "set_ally"), "house"):
            return pick(state.np)
        case "set_pool", _:
            return _pool(state, filled)
        case "set_walkers", _ if state.night is not None:
            return _walkers(state, filled, field)
        case "move_token", _ if state.night is not None:
            return _tokens(state, filled, field)
        case "set_castle", "castle" if state.night is not None:
            wall = Choice(value=night.WALL, label=Text(key="tiny_epic-edit-wall"))
            return Pick(choices=(*pick(night.castles(state)).choices, wall))
        case "set_castle", "how" if state.night is not None:
            return pick(("stands", "fallen"), lambda how: Text(key=f"tiny_epic-edit-{how}"))
        case "set_gold", _:
            return amount(0, GOLD, 3)
        case "set_score", _:
            return amount(0, POINTS, 0)
        case "set_vengeance", _ if state.rounds.vengeance_after:
            return _vengeance(state, filled, field)
        case "set_die", _:
            return _die(state, filled, field)
        case "set_slot", "slot":
            return pick(FACES)
        case "set_slot", _:
            return Pick(choices=tuple(_lies(one) for one in coverings(state)))
        case "set_hand_of_king", _:
            return pick_seat(state.seats)
        case "move_card", "card":
            return pick(plot_deck(state.options.dragons))
        case "move_card", _:
            return Pick(choices=(*seat_choices(state.seats), *_PILES))
        case "set_units", "house":
            return pick(state.stock)
        case "set_units", _:
            return _units(state, filled, field)
        case "move_piece", "unit":
            return pick(pieces(state))
        case "move_piece", _:
            return _ground(state, filled)
    return NONE


def _die(state: TinyEpic, filled: Filled, field: str) -> Candidates:
    """Whose dice there are, what they show, and what they may show."""
    if field == "player":
        seats = seat_choices(seat for seat in state.seats if state.lords[seat].dice)
        piles = [_lies(one) for one in (FREE, BOTTOM) if lying(state, one)]
        return Pick(choices=(*seats, *piles))
    where = str(filled.get("player"))
    seat = int(where) if where in map(str, state.seats) else where
    dice = lying(state, seat) if where in (FREE, BOTTOM) or isinstance(seat, int) else ()
    if field == "die":
        return pick(dict.fromkeys(dice))
    return pick(face for face in FACES if face != filled.get("die"))


def _lies(value: str) -> Choice:
    """A die by its face, a coin, or a place of dice."""
    label = Text(key=f"tiny_epic-edit-{value}") if value in (FREE, BOTTOM, COIN) else None
    return Choice(value=value, label=label)


def _units(state: TinyEpic, filled: Filled, field: str) -> Candidates:
    """Where Power Tokens of a house stand or could stand, and how many."""
    house, domain = str(filled.get("house")), str(filled.get("domain"))
    if house not in state.stock:
        return NONE
    if field == "domain":
        return pick(
            one
            for one in state.links
            if house in control.here(state, one) or not barred(state, house, TOKEN, one)
        )
    return amount(*tokens(state, house, domain), 1) if domain in state.links else NONE


def _ground(state: TinyEpic, filled: Filled) -> Candidates:
    """Where a Hero, a Dragon or an Egg could stand, and its mat; the Night King or the Ice Dragon, and its place."""
    unit = filled.get("unit")
    if unit not in pieces(state):
        return NONE
    if unit in night.LORDS:
        away = Choice(value=MAT, label=Text(key=f"tiny_epic-edit-away-{unit}"))
        return Pick(choices=(*pick(one for one in state.links if not control.here(state, one)).choices, away))
    house, force = units.read(state, str(unit))
    return pick((MAT, *(one for one in state.links if not barred(state, house, force, one))))


def _sides(state: TinyEpic, *, nobody: bool = False) -> Pick:
    """Whose points, pools and allies there are, and who may win: the players, or the Treaty for them all (TE-15.33),
    and who is played by nobody; where it may be `nobody`, too."""
    none = (Choice(value=NOBODY, label=Text(key="tiny_epic-edit-nobody")),) if nobody else ()
    seats = () if state.options.treaty else seat_choices(state.seats)
    return Pick(choices=(*seats, *pick(unseated(state)).choices, *none))


def _pool(state: TinyEpic, filled: Filled) -> Candidates:
    """How many Power Tokens of a house may lie in an Ally Pool."""
    house, side = str(filled.get("house")), _side(state, filled)
    return NONE if house not in state.np or side is None else amount(0, pooled(state, side, house), 2)


def _vengeance(state: TinyEpic, filled: Filled, field: str) -> Candidates:
    """Who may have Vengeance tokens, and how many."""
    if field == "player":
        return _sides(state)
    side = _side(state, filled)
    return NONE if side is None else amount(0, avenging(state, side), 1)


def _side(state: TinyEpic, filled: Filled) -> str | None:
    """The side of the party that is named; None: there is none."""
    party = str(filled.get("player"))
    if party not in {one.value for one in _sides(state).choices}:
        return None
    return party if party in unseated(state) else state.side(int(party))


def _walkers(state: TinyEpic, filled: Filled, field: str) -> Candidates:
    """Where a White Walker stands or could stand, and the Terror Pool; how many there."""
    if field == "domain":
        pool = Choice(value=night.TERROR, label=Text(key="tiny_epic-edit-terror"))
        return Pick(choices=(pool, *pick(one for one in state.links if night.walkers(state, one)[1]).choices))
    domain = str(filled.get("domain"))
    known = domain == night.TERROR or domain in state.links
    return amount(0, night.walkers(state, domain)[1], 1) if known else NONE


def _tokens(state: TinyEpic, filled: Filled, field: str) -> Candidates:
    """Tokens that wait face up, have been taken or lie face down, and where they may be instead."""
    found = night.tokens(state)
    if field == "token":
        return pick((*found, *night.unseen(state)))
    _, lies = found.get(str(filled.get("token")), ("", ""))  # "": on no domain that all know of
    taken = Choice(value=night.TAKEN, label=Text(key="tiny_epic-edit-taken"))
    elsewhere = pick(one for one in state.links if one != lies).choices
    return Pick(choices=elsewhere if lies is None else (taken, *elsewhere))
