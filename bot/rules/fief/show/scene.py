"""The map: who controls what, buildings, Nobles by name, visitors, the last marches."""

from __future__ import annotations

from collections.abc import Iterator

from bot.rules.contract import Area, Scene, Side, Text, Token
from bot.rules.fief.legal import titles
from bot.rules.fief.model.facts import DOMAINS, VILLAGES
from bot.rules.fief.model.people import is_lord
from bot.rules.fief.model.state import Fief
from bot.rules.fief.model.units import size
from bot.rules.fief.show.view import FiefView

LETTERS = {
    "stark": "S",
    "lannister": "L",
    "baratheon": "B",
    "greyjoy": "G",
    "tyrell": "T",
    "martell": "M",
    "arryn": "A",
    "tully": "U",
    "targaryen": "D",
}


def make_scene(view: FiefView) -> Scene:
    """What to draw for the viewer of `view`."""
    state = view.known
    return Scene(
        boards=("fief/geometry/westeros",),
        title=Text(key="fief"),
        corner=view.phase,
        sides=tuple(_sides(view)),
        areas=tuple(_area(state, village) for village in VILLAGES),
        tokens=tuple(_tokens(state)),
        arrows=state.trail,
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
    side = None if here.owner is None else state.houses[here.owner].house
    count = 0 if here.owner is None else size(here.troops(here.owner))
    return Area(id=village, side=side, count=count or None, marks=tuple(_marks(state, village)))


def _marks(state: Fief, village: str) -> Iterator[str]:
    if VILLAGES[village].capital:
        yield "capital"
    if fort := state.land[village].fort:
        yield "city" if fort == "fortified_city" else fort


def _tokens(state: Fief) -> Iterator[Token]:
    """Buildings, Nobles and Captives, Troops of visitors, sieges, Titles over domains."""
    for place, village in state.land.items():
        if village.mills:
            yield Token(area=place, kind="mill", count=village.mills)
        if village.sept:
            yield Token(area=place, kind="sept")
        for post in village.posts:
            if post.seat != village.owner and post.troops:
                yield Token(area=place, kind="troops", side=_house(state, post.seat), count=size(post.troops))
        for seat, engines in village.siege.items():
            yield Token(area=place, kind="siege", side=_house(state, seat), count=max(1, engines))
    for noble, one in state.nobles.items():
        if one.place in VILLAGES:
            kind = ("lord" if is_lord(noble) else "lady") if one.free else "captive"
            name = Text(key="fief-noble", args={"noble": noble})
            yield Token(area=one.place, kind=kind, side=_house(state, one.seat), label=name)
    for fief, domain in DOMAINS.items():
        lord = titles.holding_seat(state, fief)
        if lord is not None:
            yield Token(area=f"domain:{domain.id}", kind="title", side=_house(state, lord))


def _house(state: Fief, seat: int) -> str:
    return state.houses[seat].house
