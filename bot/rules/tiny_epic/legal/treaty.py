"""Who stands together against the Night King: when and where they explore, whom they meet (TE-15.9, TE-15.23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules.contract import Seat
from bot.rules.tiny_epic.legal import control
from bot.rules.tiny_epic.model.army import Army
from bot.rules.tiny_epic.model.facts import MIN_ARMY, TOKENS
from bot.rules.tiny_epic.model.sides import NIGHT, TREATY

if TYPE_CHECKING:
    from bot.rules.tiny_epic.model.night import Foe
    from bot.rules.tiny_epic.model.state import TinyEpic


def others(state: TinyEpic, seat: Seat) -> tuple[str, ...]:
    """The sides that a card calls another player: others, the Rival, or the Night King's (TE-15.9e, TE-16.14)."""
    if state.options.treaty:
        return (NIGHT,)
    return tuple(side for side in state.sides if side != state.side(seat))


def foe(state: TinyEpic, seat: Seat, domain: str, army: Army) -> Foe | None:
    """Whom of the dead an army meets that enters a domain; None where it is not theirs (TE-15.9, TE-15.23a)."""
    night = state.night
    if night is None:
        return None
    if night.king == domain:
        return "king"
    if (night.phase == 1 and night.dragon == domain) or ambushed(state, seat, domain, army):
        return "ice_dragon"
    return "walker" if domain in night.walkers else None


def ambushed(state: TinyEpic, seat: Seat, domain: str, army: Army) -> bool:
    """Whether an army that enters the domain of a White Walker has to defend itself against the Ice Dragon, which comes
    for the Dragon Glass that lies open there (TE-15.23a.2)."""
    night = state.night
    if night is None or domain not in night.walkers or domain in (night.king, night.dragon):
        return False
    return bool(glass(state, domain)) and large(army) and allowed(state, seat)


def lords(state: TinyEpic, domain: str) -> bool:
    """Whether the Night King or the Ice Dragon is there, whom nothing drives out (TE-15.9e)."""
    return state.night is not None and domain in (state.night.king, state.night.dragon)


def walker_alone(state: TinyEpic, domain: str) -> bool:
    """Whether a White Walker stands there without the Night King and the Ice Dragon."""
    return state.night is not None and domain in state.night.walkers and not lords(state, domain)


def king_alone(state: TinyEpic, domain: str) -> bool:
    """Whether the Night King is there without a White Walker and the Ice Dragon."""
    night = state.night
    return night is not None and night.king == domain and domain not in (*night.walkers, night.dragon)


def strangers(state: TinyEpic, seat: Seat, domain: str) -> bool:
    """Whether units of another player of the same side stand there (TE-15.8)."""
    side, own = state.side(seat), state.lords[seat].house
    there = control.of_side(state, side, domain)
    return any(house != own and house not in state.np for house in there)


def glass(state: TinyEpic, domain: str) -> str:
    """The Dragon Glass that lies open in a domain, the first of them if there are several."""
    return next((one for one in waiting(state, domain) if TOKENS[one].kind == "dragon_glass"), "")


def waiting(state: TinyEpic, domain: str) -> tuple[str, ...]:
    """The tokens that wait face up in a domain, in listed order (TE-0.13)."""
    there = state.night.open.get(domain, ()) if state.night is not None else ()
    return tuple(token for token in TOKENS if token in there)


def large(army: Army) -> bool:
    """Whether an army is large enough to explore, Eggs not counted (TE-15.23)."""
    return sum(force.units for force in army.values()) >= MIN_ARMY


def allowed(state: TinyEpic, seat: Seat) -> bool:
    """Whether a seat may explore at this time: in its own turn, or when it acts on a bottom die (TE-15.23)."""
    if state.night is None:
        return False
    turn = next((frame.seat for frame in state.stack if frame.kind == "turn"), None)
    if turn is not None:
        return turn == seat
    return any(frame.kind == "round" and frame.step == "bottom" for frame in state.stack)


def holds(state: TinyEpic, seat: Seat, domain: str) -> bool:
    """Whether a seat may explore in a domain: enough units, all of which it may move, nothing hostile (TE-15.23)."""
    army, houses = control.here(state, domain), control.houses(state, seat)
    return large(army) and {*army} <= {*houses} and not control.hostile(state, seat, domain)


def explorable(state: TinyEpic, seat: Seat) -> tuple[str, ...]:
    """The domains that a seat may explore on demand, without moving (TE-15.23)."""
    night = state.night
    if night is None or not allowed(state, seat):
        return ()
    return tuple(
        domain
        for domain in state.links
        if (domain in night.hidden or any(useful(state, token) for token in waiting(state, domain)))
        and holds(state, seat, domain)
    )


def useful(state: TinyEpic, token: str) -> bool:
    """Whether a token that may wait can do anything now (TE-15.36)."""
    night = state.night
    assert night is not None
    match TOKENS[token].kind:
        case "three_eyed_raven":
            return night.shown <= state.round < len(night.rangers)
        case "remove_white_walker":
            return bool(night.walkers)
        case "cache_of_gold":
            return state.purses[TREATY].gold < control.most_gold(state, TREATY)
    return True
