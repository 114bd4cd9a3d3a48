"""Surprise cards: offices for its own House, knives and rebels for whoever leads."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules.contract import Action, Seat
from bot.rules.fief.actions import Answer, Calm, Join, Pass, PlayCard
from bot.rules.fief.frames.cards.auction import Barring
from bot.rules.fief.frames.surprises.asked import Refusing, Rethrow
from bot.rules.fief.frames.surprises.uprising import JOINING, Calming, Joining, Rising
from bot.rules.fief.legal import murder, revolts, surprises
from bot.rules.fief.model.cards import kind_of
from bot.rules.fief.model.facts import DOMAINS, TITLES, VILLAGES
from bot.rules.fief.model.state import Fief
from bot.rules.fief.model.units import size
from bot.rules.fief.play import scoring

KNIFE = 3
"""A Noble has to be worth so much."""
WEAK = 3
"""Troops against whom six rebels are sent."""


def card(state: Fief, seat: Seat, cards: Iterable[str]) -> PlayCard | None:
    """The first surprise card worth playing now."""
    for one in cards:
        aims = surprises.targets(state, seat, one)
        match kind_of(one):
            case surprises.MOTHER | surprises.JOIN if aims:
                return PlayCard(card=one, target=aims[0])
            case surprises.ASSASSINATION if murdered := _murder(state, seat, one, aims):
                return murdered
            case surprises.JUSTICE | surprises.AMBUSH:
                victim = max(aims, key=lambda noble: worth(state, seat, noble), default=None)
                if victim is not None and worth(state, seat, victim) >= KNIFE:
                    return PlayCard(card=one, target=victim)
            case surprises.UPRISING:
                village = next((aim for aim in aims if _weak(state, seat, aim)), None)
                if village is not None:
                    return PlayCard(card=one, target=village)
            case surprises.PASSAGE if storms := [aim for aim in aims if aim.startswith(surprises.STORM)]:
                return PlayCard(card=one, target=storms[0])
    return None


def play(state: Fief, seat: Seat) -> Action:
    return card(state, seat, state.houses[seat].hand) or Pass()


def _murder(state: Fief, seat: Seat, one: str, aims: Iterable[str]) -> PlayCard | None:
    """Of whoever is worth most, if the odds are good; by the Noble who would be missed least (FIEF-8.16)."""
    odds, _ = murder.chance(state, seat)
    victim = max(aims, key=lambda noble: worth(state, seat, noble), default=None)
    if victim is None or odds * worth(state, seat, victim) < KNIFE:
        return None
    doers = surprises.doers(state, seat, one, victim)
    return PlayCard(card=one, target=victim, by=min(doers, key=lambda noble: len(state.nobles[noble].titles)))


def worth(state: Fief, seat: Seat, noble: str) -> int:
    """What the loss of a Noble would cost others; nothing of its own or its ally's."""
    one = state.nobles[noble]
    if one.seat in (seat, scoring.ally(state, seat)):
        return 0
    titles = sum(1 + 2 * TITLES[title].vp + (title in DOMAINS) for title in one.titles)
    return titles + scoring.points(state, one.seat) if titles else 0


def _weak(state: Fief, seat: Seat, target: str) -> bool:
    """A Village of somebody else with a Mill or walls and few men; nobody's rebels come upon Nobles."""
    if target not in VILLAGES:
        return worth(state, seat, target) >= KNIFE
    here = state.land[target]
    if here.owner is None or here.owner in (seat, scoring.ally(state, seat)) or here.post(seat):
        return False
    worth_it = here.mills or here.fort == "stronghold"
    men = sum(size(post.troops) for post in here.posts)
    inside = any(post.inside for post in here.posts)
    return bool(worth_it) and men <= WEAK and not inside


def join(state: Fief, seat: Seat, _top: Joining) -> Action:
    """Its own cards, where the rising is against somebody else and rebels alone would not do."""
    rising = state.stack[-2]
    assert isinstance(rising, Rising)
    able = [one for one in state.houses[seat].hand if kind_of(one) in JOINING]
    inside = rising.target in VILLAGES and any(post.inside for post in state.land[rising.target].posts)
    mine = _mine(state, seat, rising.target)
    return Join(cards=() if mine or not inside else tuple(able))


def calm(state: Fief, seat: Seat, _top: Calming) -> Action:
    """Gold for its own; the Warden risks his life for nobody."""
    rising = state.stack[-2]
    assert isinstance(rising, Rising)
    if not _mine(state, seat, rising.target) or not revolts.members(state, seat):
        return Calm()
    return Calm(pay=min(len(rising.cards), state.houses[seat].gold // revolts.PRICE))


def _mine(state: Fief, seat: Seat, target: str) -> bool:
    """Whether it is its own, or its ally's; a Noble who has gone since the people rose is nobody's."""
    if target in state.nobles:
        whose: Seat | None = state.nobles[target].seat
    elif target in state.land:
        whose = state.land[target].owner
    else:
        return False
    return whose in (seat, scoring.ally(state, seat))


def refuse(state: Fief, seat: Seat, top: Refusing | Barring) -> Action:
    """Nobody but an ally becomes a Member."""
    return Answer(yes=top.by_seat != scoring.ally(state, seat))


def rethrow(state: Fief, seat: Seat, top: Rethrow) -> Action:
    """For the life of its own, and for the death it has paid for."""
    mine = _mine(state, seat, top.victim)
    return Answer(yes=(mine and top.die != murder.FAILS) or (top.by_seat == seat and top.die == murder.FAILS))
