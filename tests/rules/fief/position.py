"""Positions to prove a clause on."""

from __future__ import annotations

from typing import Any

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Action, Event, RuleError, Seat, fold
from bot.rules.fief import RULESET
from bot.rules.fief.events.base import added, with_house, with_noble, with_village
from bot.rules.fief.events.setup import Begun, DecksShuffled, HouseTaken, Settled
from bot.rules.fief.frames.rounds import Round
from bot.rules.fief.judge.judges import DEEDS
from bot.rules.fief.legal import control
from bot.rules.fief.model.facts import CARDS, DOMAINS, HOUSES, PERSONS
from bot.rules.fief.model.land import Ground, Post
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.people import Noble
from bot.rules.fief.model.state import Fief
from bot.rules.fief.model.units import decode
from bot.rules.kit.draft import changed


class Rigged(SeededChance):
    """Dice that show what they are told, by their `why`; whatever is not told falls as it may."""

    def __init__(self, **faces: list[int]) -> None:
        super().__init__(0)
        self._faces = {why: list(told) for why, told in faces.items()}

    def roll(self, why: str, sides: int, count: int = 1) -> tuple[int, ...]:
        told = self._faces.get(why)
        if not told:
            return super().roll(why, sides, count)
        return tuple(told.pop(0) for _ in range(count))


def begin(*houses: str, options: FiefOptions | None = None) -> Fief:
    """Players with these Houses in seat order, each settled at its capital; seat 0 is First Player, round 2."""
    events: list[Event] = [Begun(options=options or FiefOptions(), players=len(houses), first=0)]
    for seat, house in enumerate(houses):
        mine = [
            one for one in PERSONS.values() if one.house == house and one.id != HOUSES[house].starting_noble
        ]
        lords = tuple(one.id for one in mine if one.kind == "lord")
        ladies = tuple(one.id for one in mine if one.kind == "lady")
        events.append(HouseTaken(seat=seat, house=house, lords=lords, ladies=ladies))
        home = HOUSES[house].home_domain
        assert home is not None
        events.append(Settled(seat=seat, village=DOMAINS[f"fief_{home}"].capital))
    fortune = tuple(card for card, kind in CARDS.items() if kind.deck == "fortune")
    court = tuple(card for card, kind in CARDS.items() if kind.deck == "court_event")
    events.append(DecksShuffled(fortune=fortune, court=court))
    return changed(fold(RULESET, events), round=2)


def standing(state: Fief, seat: Seat, village: str, men: str = "none", ground: Ground = "field") -> Fief:
    """With more Troops of a House (`m3k1`) in a Village; whoever comes first controls it."""
    troops = decode(men)
    assert troops is not None, men
    here = added(state.land[village], seat, ground, troops)
    free = here.owner is None and not control.shut(state, village)
    return with_village(state, village, posts=here.posts, owner=seat if free else here.owner)


def noble(state: Fief, name: str, seat: Seat, place: str, inside: bool = False, **fields: Any) -> Fief:
    """With somebody of a House in play, out of its deck, at a place; or there, who was elsewhere in play."""
    house = state.houses[seat]
    if name in state.nobles:
        state = with_noble(state, name, place=place, inside=inside, **fields)
    else:
        lords = tuple(one for one in house.lords if one != name)
        ladies = tuple(one for one in house.ladies if one != name)
        order = (*house.succession, name)
        state = with_house(state, seat, lords=lords, ladies=ladies, succession=order)
        made = Noble(seat=seat, place=place, inside=inside, **fields)
        state = changed(state, nobles={**state.nobles, name: made})
    if fields.get("captor") is None and place in state.land and state.land[place].post(seat) is None:
        here = state.land[place]
        free = here.owner is None and not control.shut(state, place)
        state = with_village(
            state, place, posts=(*here.posts, Post(seat=seat)), owner=seat if free else here.owner
        )
    return _left(state)


def _left(state: Fief) -> Fief:
    """Without posts at which nobody stands any more."""
    for place, here in state.land.items():
        posts = tuple(post for post in here.posts if post.troops or control.nobles(state, place, post.seat))
        if len(posts) != len(here.posts):
            state = with_village(state, place, posts=posts)
    return state


def titled(state: Fief, name: str, *titles: str) -> Fief:
    """With these Titles held by somebody since the round before; a great Fief has its City at the capital."""
    one = state.nobles[name]
    for title in titles:
        if title in DOMAINS and DOMAINS[title].tier == "great":
            state = with_village(state, DOMAINS[title].capital, fort="fortified_city")
    since = {**one.since, **dict.fromkeys(titles, state.round - 1)}
    return with_noble(state, name, titles=(*one.titles, *titles), since=since)


def holding(state: Fief, seat: Seat, *cards: str) -> Fief:
    """With these cards in hand, out of their decks."""
    state = changed(
        state,
        fortune=changed(state.fortune, pile=tuple(one for one in state.fortune.pile if one not in cards)),
        court=changed(state.court, pile=tuple(one for one in state.court.pile if one not in cards)),
    )
    return with_house(state, seat, hand=cards)


def rich(state: Fief, seat: Seat, gold: int) -> Fief:
    """With so much gold."""
    return with_house(state, seat, gold=gold)


def built(state: Fief, village: str, **buildings: Any) -> Fief:
    """With these buildings: `fort`, `mills`, `sept`."""
    return with_village(state, village, **buildings)


def at(state: Fief, step: str, phase: int, *frames: Any) -> Fief:
    """In a phase, with these frames on the stack; `step` is the step that comes after them."""
    return changed(state, phase=phase, stack=(Round(step=step), *frames))


def act(state: Fief, seat: Seat, action: Action, **dice: list[int]) -> Fief:
    """The state after a legal action."""
    return fold(RULESET, events(state, seat, action, **dice), state)


def events(state: Fief, seat: Seat, action: Action, **dice: list[int]) -> tuple[Event, ...]:
    """What a legal action leads to."""
    return RULESET.act(state, seat, action, Rigged(**dice))


def refused(state: Fief, seat: Seat, action: Action) -> str:
    """The clause under which an action is refused."""
    try:
        RULESET.act(state, seat, action, SeededChance(0))
    except RuleError as error:
        return error.clause
    raise AssertionError(f"{action!r} was accepted")


def menu(state: Fief, seat: Seat) -> tuple[str, ...]:
    """What a seat may do to answer what it is asked."""
    beside = (*DEEDS, "concede")
    return tuple(kind for kind in RULESET.view(state, seat).menu if kind not in beside)


def choices(state: Fief, seat: Seat, kind: str, field: str, **filled: object) -> set[str]:
    """What is offered for a field."""
    offered = RULESET.candidates(RULESET.view(state, seat), kind, filled, field)
    return {choice.value for choice in offered.choices}  # type: ignore[union-attr]
