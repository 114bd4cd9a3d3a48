"""Plays all phases from a View alone: gathers great Fiefs, marries, votes for its own, answers offers by their worth.

Where it has nothing better to say it gives the default, so it never holds a table up.
"""

from __future__ import annotations

from typing import TypeVar

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
from bot.rules.fief.frames.court.ballots import Ballot
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
    found = _decided(state, seat, view.menu)
    if found is not None:
        return found
    if "house" in view.menu:
        houses = offered(state, seat, "house", "house")
        return acts.TakeHouse(house=houses[chance.roll("house", len(houses))[0] - 1])
    return rules.default(state, seat)  # type: ignore[arg-type]


def _decided(state: Fief, seat: Seat, menu: tuple[str, ...]) -> Action | None:
    """What it thinks of what lies on top; None: the default."""
    match state.stack[-1]:
        case Drawing() as top if top.turning is None:
            decks, brother = top.decks(state), watch.recruit(state, seat)
            if brother is not None and BROTHER not in top.drawn:
                return acts.Choose(what=brother)
            return acts.Choose(what="court_event" if "court_event" in decks else decks[0])
        case Playing() if "play" in menu:
            return realm.card(state, seat)
        case Limit():
            return realm.surplus(state, seat)
        case Discarding():
            return realm.discards(state, seat)
        case Keeping():
            return auction.keep(state, seat)
        case Bidding() as top:
            return auction.bid(state, seat, top)
        case Buying() if "buy" in menu:
            return realm.purchase(state, seat)
        case Moving() as top if "climb" in menu and watch.climbs(state, top):
            return acts.Climb()
        case Moving() as top:
            return war.move(state, seat, top)
        case Raiding():
            return war.ride_on(state, seat, offered(state, seat, "march", "target"))
        case Sieging():
            return war.besiege(state, seat)
        case Acting():
            return war.attack(state, seat, offered(state, seat, "attack", "village"))
        case Goon() as top:
            return war.goon(state, seat, top)
        case Proposing():
            return court.propose(state, seat, menu)
        case Answering():
            return court.betroth(state, seat)
        case Parting() | Pardoning():
            return court.favour(state, seat)
        case Censuring():
            return court.accuse(state, seat)
        case Ballot() as top:
            return court.stand(state, seat, top) if top.step == "stand" else court.vote(state, seat, top)
        case Oaths():
            return watch.oaths(state, seat)
        case Command() as top:
            return watch.command(state, top)
        case WallBids() as top:
            return watch.bid(state, seat, top)
        case Calling():
            return watch.call(state, seat)
        case Ransom():
            return court.ransom(state, seat)
        case Window() | Sides() if "play" in menu:
            return surprises.play(state, seat)
        case Sides() if "side" in menu:
            return acts.TakeSide(hired=auction.hired(state, seat, fray_of(state)))
        case Joining() as top:
            return surprises.join(state, seat, top)
        case Calming() as top:
            return surprises.calm(state, seat, top)
        case Refusing() | Barring() as top:
            return surprises.refuse(state, seat, top)
        case Rethrow() as top:
            return surprises.rethrow(state, seat, top)
    return None


def offered(state: Fief, seat: Seat, kind: str, field: str) -> tuple[str, ...]:
    """What may stand in the first field of an action."""
    found = judges.offer(state, seat, kind, {}, field)
    return tuple(choice.value for choice in found.choices) if isinstance(found, Pick) else ()
