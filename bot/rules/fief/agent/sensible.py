"""Plays all phases from a View alone: gathers great Fiefs, marries, votes for its own, answers offers by their worth.

Where it has nothing better to say it gives the default, so it never holds a table up.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeVar

from bot.rules.contract import Action, Chance, Pick, Ruleset, Seat, State, View
from bot.rules.fief import actions as acts
from bot.rules.fief.agent import auction, court, realm, surprises, war, watch
from bot.rules.fief.frames.cards.auction import Barring, Bidding
from bot.rules.fief.frames.cards.buying import Buying
from bot.rules.fief.frames.cards.discarding import Discarding, Limit
from bot.rules.fief.frames.cards.drawing import Drawing
from bot.rules.fief.frames.cards.keeping import Keeping
from bot.rules.fief.frames.cards.playing import Playing
from bot.rules.fief.frames.cards.ransom import Ransom
from bot.rules.fief.frames.court.ballots import Ballot, SecretBallot
from bot.rules.fief.frames.court.decrees import Censuring, Pardoning
from bot.rules.fief.frames.court.marriages import Answering, Parting, Proposing
from bot.rules.fief.frames.surprises.asked import Refusing, Rethrow
from bot.rules.fief.frames.surprises.uprising import Calming, Joining
from bot.rules.fief.frames.surprises.windows import Window
from bot.rules.fief.frames.war.acting import Acting
from bot.rules.fief.frames.war.goon import Goon, fray_of
from bot.rules.fief.frames.war.moving import Moving
from bot.rules.fief.frames.war.raiding import Raiding
from bot.rules.fief.frames.war.sides import Sides
from bot.rules.fief.frames.war.sieges import Sieging
from bot.rules.fief.frames.watch.battle import Calling
from bot.rules.fief.frames.watch.bids import Command, WallBids
from bot.rules.fief.frames.watch.oaths import Oaths
from bot.rules.fief.judge import judges
from bot.rules.fief.model.state import Fief
from bot.rules.fief.model.watch import BROTHER
from bot.rules.fief.show.view import FiefView

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


def sensible(rules: Ruleset[S, V], view: V, chance: Chance) -> Action:
    """The move of a careful player; raises LookupError where nothing is asked of it."""
    assert isinstance(view, FiefView)
    seat, state = view.viewer, view.known
    if seat is None:
        raise LookupError(seat)
    if view.my_prompt is None:
        return court.answer_offer(state, seat)
    decide = DECISIONS.get(type(state.stack[-1]))
    found = None if decide is None else decide(Asked(state, seat, state.stack[-1], view.menu))
    if found is not None:
        return found
    if "house" in view.menu:
        houses = offered(state, seat, "house", "house")
        return acts.TakeHouse(house=houses[chance.roll("house", len(houses))[0] - 1])
    return rules.default(state, seat)  # type: ignore[arg-type]


class Asked(NamedTuple):
    """What is decided: the frame on top, for whom, and what may be done."""

    state: Fief
    seat: Seat
    top: Any
    menu: tuple[str, ...]

    def offered(self, kind: str, field: str) -> tuple[str, ...]:
        return offered(self.state, self.seat, kind, field)


def _draw(it: Asked) -> Action | None:
    if it.top.turning is not None:
        return None
    decks, brother = it.top.decks(it.state), watch.recruit(it.state, it.seat)
    if brother is not None and BROTHER not in it.top.drawn:
        return acts.Choose(what=brother)
    return acts.Choose(what="court_event" if "court_event" in decks else decks[0])


def _move(it: Asked) -> Action | None:
    if "climb" in it.menu and watch.climbs(it.state, it.top):
        return acts.Climb()
    return war.move(it.state, it.seat, it.top)


def _elect(it: Asked) -> Action | None:
    elect = court.stand if it.top.step == "stand" else court.vote
    return elect(it.state, it.seat, it.top)


def _window(it: Asked) -> Action | None:
    return surprises.play(it.state, it.seat) if "play" in it.menu else None


def _side(it: Asked) -> Action | None:
    if "side" not in it.menu:
        return _window(it)
    return acts.TakeSide(hired=auction.hired(it.state, it.seat, fray_of(it.state)))


DECISIONS: Mapping[type[Any], Callable[[Asked], Action | None]] = {
    Drawing: _draw,
    Playing: lambda it: realm.card(it.state, it.seat) if "play" in it.menu else None,
    Limit: lambda it: realm.surplus(it.state, it.seat),
    Discarding: lambda it: realm.discards(it.state, it.seat),
    Keeping: lambda it: auction.keep(it.state, it.seat),
    Bidding: lambda it: auction.bid(it.state, it.seat, it.top),
    Buying: lambda it: realm.purchase(it.state, it.seat) if "buy" in it.menu else None,
    Moving: _move,
    Raiding: lambda it: war.ride_on(it.state, it.seat, it.offered("march", "target")),
    Sieging: lambda it: war.besiege(it.state, it.seat),
    Acting: lambda it: war.attack(it.state, it.seat, it.offered("attack", "village")),
    Goon: lambda it: war.goon(it.state, it.seat, it.top),
    Proposing: lambda it: court.propose(it.state, it.seat, it.menu),
    Answering: lambda it: court.betroth(it.state, it.seat),
    Parting: lambda it: court.favour(it.state, it.seat),
    Pardoning: lambda it: court.favour(it.state, it.seat),
    Censuring: lambda it: court.accuse(it.state, it.seat),
    Ballot: _elect,
    SecretBallot: _elect,
    Oaths: lambda it: watch.oaths(it.state, it.seat),
    Command: lambda it: watch.command(it.state, it.top),
    WallBids: lambda it: watch.bid(it.state, it.seat, it.top),
    Calling: lambda it: watch.call(it.state, it.seat),
    Ransom: lambda it: court.ransom(it.state, it.seat),
    Window: _window,
    Sides: _side,
    Joining: lambda it: surprises.join(it.state, it.seat, it.top),
    Calming: lambda it: surprises.calm(it.state, it.seat, it.top),
    Refusing: lambda it: surprises.refuse(it.state, it.seat, it.top),
    Barring: lambda it: surprises.refuse(it.state, it.seat, it.top),
    Rethrow: lambda it: surprises.rethrow(it.state, it.seat, it.top),
}
"""What it thinks of what lies on top; None, and what is not listed: the default."""


def offered(state: Fief, seat: Seat, kind: str, field: str) -> tuple[str, ...]:
    """What may stand in the first field of an action."""
    found = judges.offer(state, seat, kind, {}, field)
    return tuple(choice.value for choice in found.choices) if isinstance(found, Pick) else ()
