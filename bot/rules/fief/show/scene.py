"""The map: who controls what, buildings, Nobles by name, visitors, seals, the Wall, the last marches."""

from __future__ import annotations

from collections.abc import Iterator

from bot.rules.contract import Area, Party, Scene, Side, Text, Token
from bot.rules.fief.legal import titles
from bot.rules.fief.model.board import WALL, closed
from bot.rules.fief.model.cards import kind_of
from bot.rules.fief.model.facts import DOMAINS, REGIONS, VILLAGES, WARDENS
from bot.rules.fief.model.state import Fief
from bot.rules.fief.model.units import HIDDEN, size
from bot.rules.fief.show.news import fray, news
from bot.rules.fief.show.people import LETTERS, rank
from bot.rules.fief.show.view import FiefView

NEUTRAL = "neutral"
"""The look of what nobody can control."""


def make_scene(view: FiefView) -> Scene:
    """What to draw for the viewer of `view`."""
    state = view.known
    return Scene(
        boards=("fief/geometry/westeros",),
        title=Text(key="fief"),
        corner=view.phase,
        caption=news(state),
        sides=tuple(_sides(view)),
        areas=tuple(_area(state, village) for village in VILLAGES),
        tokens=tuple(_tokens(state)),
        arrows=state.trail,
        changed=tuple(arrow.target for arrow in state.trail if arrow.kind == "conquest"),
        winners=() if state.result is None else tuple(_party(state, one) for one in state.result.winners),
    )


def _sides(view: FiefView) -> Iterator[Side]:
    for one in view.seats:
        if one.side is not None:
            yield Side(
                id=one.side,
                letter=LETTERS[one.side],
                label=Text(key="table-seat", args={"seat": one.seat}),
                seat=one.seat,
                figures=one.figures,
                active=one.seat == view.active,
                out=one.out,
            )


def _area(state: Fief, village: str) -> Area:
    here = state.land[village]
    shut = here.owner is None and village in closed(len(state.houses))
    side = NEUTRAL if shut else None if here.owner is None else _house(state, here.owner)
    troops = {} if here.owner is None else here.troops(here.owner)
    count = 0 if HIDDEN in troops else size(troops)
    return Area(id=village, side=side, count=count or None, marks=tuple(_marks(state, village, shut)))


def _marks(state: Fief, village: str, shut: bool) -> Iterator[str]:
    if VILLAGES[village].capital:
        yield "capital"
    if fort := state.land[village].fort:
        yield "city" if fort == "fortified_city" else fort
    fought = fray(state)
    if fought is not None and fought.village == village:
        yield "battle"
    elif state.land[village].siege:
        yield "siege"
    if shut:
        yield "closed"


def _tokens(state: Fief) -> Iterator[Token]:
    """Buildings, visitors and sieges, Nobles; then what lies on domains, Regions and the Wall."""
    for place, village in state.land.items():
        if village.mills:
            yield Token(area=place, kind="mill", count=village.mills)
        if village.sept:
            yield Token(area=place, kind="sept")
        for post in village.posts:
            if post.troops and (post.seat != village.owner or HIDDEN in post.troops):
                yield Token(area=place, kind="troops", side=_house(state, post.seat), count=size(post.troops))
        for seat, engines in village.siege.items():
            yield Token(area=place, kind="siege", side=_house(state, seat), count=max(1, engines))
    for noble, one in state.nobles.items():
        if one.place in VILLAGES or one.place == WALL:
            name = Text(key="fief-noble", args={"noble": noble})
            side = _house(state, one.seat)
            yield Token(area=one.place, kind=rank(state, noble), side=side, label=name)
    yield from _seals(state)
    yield from _befallen(state)
    if state.options.nwe:
        yield from _wall(state)


def _seals(state: Fief) -> Iterator[Token]:
    """Who holds the Titles over domains and Regions."""
    over = {fief: f"domain:{domain.id}" for fief, domain in DOMAINS.items()}
    over |= {title: f"region:{REGIONS[number].id}" for number, title in WARDENS.items()}
    for title, place in over.items():
        noble = titles.holder(state, title)
        if noble is not None:
            yield Token(
                area=place,
                kind="title" if title in DOMAINS else "warden",
                side=_house(state, state.nobles[noble].seat),
                label=Text(key="fief-noble", args={"noble": noble}),
            )


def _befallen(state: Fief) -> Iterator[Token]:
    """Disasters, Good Harvest and Good Weather on Regions; Taxes where they are raised."""
    lying = [(strike.kind, strike.region) for strike in state.struck]
    lying += [(kind_of(boon.card), boon.region) for boon in state.boons]
    for kind, region in lying:
        yield Token(area=f"region:{REGIONS[region].id}", kind=kind)
    for tax in state.taxes:
        side = _house(state, tax.seat)
        if tax.fief:
            yield Token(area=titles.seat_village(state, tax.fief), kind="tax", side=side)
        for region in tax.regions:
            yield Token(area=f"region:{REGIONS[region].id}", kind="tax", side=side)


def _wall(state: Fief) -> Iterator[Token]:
    """What threatens the Wall, what it has, and whose Troops stand on it (FIEF-11)."""
    there = state.wall
    for kind, count in (("threat", there.threat), ("supplies", there.gold), ("recruit", there.recruits)):
        if count:
            yield Token(area=WALL, kind=kind, count=count)
    for post in there.posts:
        if post.troops:
            yield Token(area=WALL, kind="troops", side=_house(state, post.seat), count=size(post.troops))


def _house(state: Fief, seat: int) -> str:
    return state.houses[seat].house


def _party(state: Fief, party: Party) -> str:
    return party if isinstance(party, str) else _house(state, party)
