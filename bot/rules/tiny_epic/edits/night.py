"""What is the Night King's by hand: where he and the Ice Dragon are, White Walkers, tokens, castles, the Wall (TE-15).

In Phase 2 the Ice Dragon is with him; in which phase it is follows from the Dragon Glass that is taken (TE-15.23b).
"""

from __future__ import annotations

from bot.rules.contract import RuleError
from bot.rules.kit.deck import Cards
from bot.rules.kit.edits import one_of
from bot.rules.tiny_epic.actions import MoveToken, SetCastle, SetWalkers
from bot.rules.tiny_epic.edits.when import GAME, at_rest, same
from bot.rules.tiny_epic.events.exploring import DragonJoined, TokenFound, TokenMoved
from bot.rules.tiny_epic.events.night import CastleSet, DragonSet, KingSet, WalkersSet, WallSet
from bot.rules.tiny_epic.judge.draft import Play
from bot.rules.tiny_epic.legal import control
from bot.rules.tiny_epic.legal.dead import night_of
from bot.rules.tiny_epic.legal.treaty import waiting
from bot.rules.tiny_epic.model.facts import DOMAINS, TOKENS
from bot.rules.tiny_epic.model.night import (
    DRAGON,
    GLASS,
    PILES,
    TRACKED,
    Night,
    open_name,
    taken_name,
    unseen_name,
)
from bot.rules.tiny_epic.model.sides import NIGHT
from bot.rules.tiny_epic.model.state import TinyEpic

LORDS = (NIGHT, DRAGON)
"""Whom nothing drives out (TE-15.9e)."""
TERROR, WALL, TAKEN = "terror_pool", "wall", "taken"


def move_lord(play: Play, lord: str, domain: str | None) -> None:
    """The Night King or the Ice Dragon is in a domain without units, or off the map. Before him the Wall falls."""
    state, night = play.state, night_of(play.state)
    if lord == DRAGON and night.phase > 1:
        raise RuleError("TE-15.23b", f"{GAME}-no-edit-joined")
    same(domain == (night.dragon if lord == DRAGON else night.king))
    if domain is not None and control.here(state, domain):
        raise RuleError("TE-15.39", f"{GAME}-no-edit-stand", domain=domain)
    if lord == DRAGON:
        play.emit(DragonSet(domain=domain))
        return
    if night.wall and domain is not None and not DOMAINS[domain].north_of_wall:
        play.emit(WallSet(stands=False))
    play.emit(KingSet(domain=domain))


def set_walkers(play: Play, action: SetWalkers) -> None:
    """So many White Walkers are in a domain without units, or in the Terror Pool."""
    state, domain = play.state, action.domain
    at_rest(state)
    _against_him(state)
    one_of(GAME, "TE-1.1", domain, (TERROR, *state.links))
    if domain != TERROR and action.number > 0 and control.here(state, domain):
        raise RuleError("TE-15.13", f"{GAME}-no-edit-stand", domain=domain)
    now, most = walkers(state, domain)
    if not 0 <= action.number <= most:
        raise RuleError("TE-15.38", f"{GAME}-no-edit-walkers", most=most)
    same(action.number == now)
    play.emit(WalkersSet(domain=None if domain == TERROR else domain, number=action.number))


def walkers(state: TinyEpic, domain: str) -> tuple[int, int]:
    """How many White Walkers are in a domain or the Terror Pool, and how many may be there (TE-15.38)."""
    night = night_of(state)
    if domain == TERROR:
        return night.terror, night.terror + night.pool
    now = int(domain in night.walkers)
    return now, 0 if control.here(state, domain) else min(1, now + night.pool)


def move_token(play: Play, action: MoveToken) -> None:
    """With the third Dragon Glass the Ice Dragon joins the Night King, and leaves him when one is put back."""
    state = play.state
    at_rest(state)
    _against_him(state)
    found, face_down = tokens(state), unseen(state)
    if action.token not in {**found, **face_down}:
        raise RuleError("TE-15.10", f"{GAME}-no-edit-token")
    one_of(GAME, "TE-15.10", action.target, (TAKEN, *state.links))
    target = None if action.target == TAKEN else action.target
    if action.token in face_down:
        _find(play, face_down[action.token], target)
    else:
        token, source = found[action.token]
        same(source == target)
        play.emit(TokenMoved(token=token, source=source, target=target))
    night = night_of(play.state)
    if night.glass == GLASS and night.phase == 1:
        play.emit(DragonJoined())
    elif night.glass < GLASS and night.phase > 1:
        play.emit(DragonSet(domain=None))


def _find(play: Play, token: str, target: str | None) -> None:
    """A token that lies face down, on the map or beside it."""
    night = night_of(play.state)
    source = next((domain for domain, hidden in night.hidden.items() if hidden == token), None)
    beside: Cards = getattr(night, PILES[TOKENS[token].color])
    play.emit(TokenFound(token=token, source=source, replaced=bool(beside), target=target))


def unseen(state: TinyEpic) -> dict[str, str]:
    """By name those that count while they are taken and of which one lies face down, as what lies open tells."""
    night = night_of(state)
    seen = {*night.resolved, *(token for waiting in night.open.values() for token in waiting)}
    hidden = [token for token, one in TOKENS.items() if one.kind in TRACKED and token not in seen]
    return {unseen_name(TOKENS[token].kind): token for token in reversed(hidden)}


def tokens(state: TinyEpic) -> dict[str, tuple[str, str | None]]:
    """By name the tokens that wait face up, with their domain, and of those taken what may wait so (TE-15.10)."""
    found: dict[str, tuple[str, str | None]] = {}
    for domain in state.links:
        for token in waiting(state, domain):
            found.setdefault(open_name(domain, TOKENS[token].kind), (token, domain))
    for token in night_of(state).resolved:
        if not TOKENS[token].negative:
            found.setdefault(taken_name(TOKENS[token].kind), (token, None))
    return found


def set_castle(play: Play, action: SetCastle) -> None:
    """A castle, or the Wall, stands or has fallen; who holds King's Landing by too few castles leaves it (TE-9.5)."""
    state, castle, stands = play.state, action.castle, action.how == "stands"
    at_rest(state)
    night = _against_him(state)
    one_of(GAME, "TE-15.16", castle, (WALL, *castles(state)))
    if castle == WALL:
        same(stands == night.wall)
        if stands:
            _may_part(state, night)
        play.emit(WallSet(stands=stands))
        return
    same(stands == (castle not in night.destroyed))
    play.emit(CastleSet(domain=castle, stands=stands))
    play.keep_up()


def castles(state: TinyEpic) -> tuple[str, ...]:
    """Where a castle stands, or has stood."""
    return tuple(domain for domain in state.links if DOMAINS[domain].castle)


def _may_part(state: TinyEpic, night: Night) -> None:
    """Raises RuleError if somebody is where nobody is while the Wall stands (TE-15.9a, TE-15.15)."""
    for domain in state.units:
        if DOMAINS[domain].north_of_wall:
            raise RuleError("TE-15.9a", f"{GAME}-no-edit-north", domain=domain)
    if night.king is not None and not DOMAINS[night.king].north_of_wall:
        raise RuleError("TE-15.15", f"{GAME}-no-edit-south", domain=night.king)


def _against_him(state: TinyEpic) -> Night:
    """What is his. Raises RuleError where he is not in the game."""
    if state.night is None:
        raise RuleError("TE-15.2", f"{GAME}-no-edit-night")
    return state.night
