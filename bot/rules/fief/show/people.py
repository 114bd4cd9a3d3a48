"""Who is who: the offices of the realm, and the Nobles of each House in the order in which they inherit."""

from __future__ import annotations

from collections.abc import Iterator

from bot.rules.contract import Note, Person, Roll, Seat, Text
from bot.rules.fief.legal import titles
from bot.rules.fief.model.board import WALL
from bot.rules.fief.model.facts import MASTERS, WARDENS
from bot.rules.fief.model.people import MANCE, is_lord
from bot.rules.fief.model.state import Fief

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
RANKS = (("king", ("king",)), ("queen", ("queen",)), ("hand", ("hand",)), ("master", MASTERS))
"""What somebody with one of these Titles is drawn as, the highest first."""
HEIR, PROTECTOR = "heir", "protector_of_the_realm"
OFFICES = (
    *("king", "queen", HEIR, PROTECTOR, "hand"),
    *(*MASTERS, *WARDENS.values(), "lord_commander", titles.MOTHER),
)
"""Titles of the realm, the highest first; those over domains stand beside their Nobles."""


def in_office(state: Fief, office: str) -> str | None:
    """Who has a Title of the realm; of the Protector that nobody has while the King is it (FIEF-1.67, 1.69)."""
    if office == HEIR:
        return titles.heir(state)
    if office == PROTECTOR:
        found = titles.protector(state)
        return None if found == titles.holder(state, "king") else found
    return titles.holder(state, office)


def people(state: Fief) -> tuple[Roll, ...]:
    """All rolls that have anybody."""
    realm = Roll(title=Text(key="fief-people-realm"), people=tuple(_offices(state)))
    houses = (_house(state, seat) for seat in state.order if state.houses[seat].house)
    return tuple(roll for roll in (realm, *houses) if roll.people)


def rank(state: Fief, noble: str) -> str:
    """What a Noble is drawn as."""
    one = state.nobles[noble]
    if not one.free:
        return "captive"
    if "outlaw" in one.marks:
        return "outlaw"
    ranks = (kind for kind, held in RANKS if any(title in one.titles for title in held))
    return next(ranks, "lord" if is_lord(noble) else "lady")


def _offices(state: Fief) -> Iterator[Person]:
    for office in OFFICES:
        noble = in_office(state, office)
        if noble is not None:
            side = state.houses[state.nobles[noble].seat].house
            holder = Note(symbol=rank(state, noble), text=_name(noble), side=side)
            name = Text(key="fief-people-title", args={"title": office})
            yield Person(name=name, symbol=_sign(office), side=side, notes=(holder,))


def _sign(office: str) -> str:
    if office in MASTERS:
        return "master"
    return office if office in ("king", "queen", "hand") else "office"


def _house(state: Fief, seat: Seat) -> Roll:
    house = state.houses[seat]
    args = {"seat": seat, "house": house.house}
    title = Text(key="fief-people-house", args=args)
    if state.options.gold_public:
        title = Text(key="fief-people-house-gold", args={**args, "gold": house.gold})
    return Roll(
        title=title,
        side=house.house,
        letter=LETTERS[house.house],
        people=tuple(
            Person(
                name=_name(noble),
                symbol=rank(state, noble),
                side=house.house,
                rank=number,
                notes=tuple(_notes(state, noble)),
            )
            for number, noble in enumerate(house.succession, 1)
        ),
    )


def _notes(state: Fief, noble: str) -> Iterator[Note]:
    """Titles, marriage, captivity or place, marks (FIEF-0.33 to 0.41, 0.60)."""
    one = state.nobles[noble]
    for title in one.titles:
        yield Note(symbol="office", text=Text(key="fief-people-title", args={"title": title}))
    if one.spouse:
        other = state.houses[state.nobles[one.spouse].seat].house
        yield Note(symbol="married", text=_name(one.spouse), side=other)
    if one.captor is not None:
        side = None if one.captor == MANCE or isinstance(one.captor, str) else state.houses[one.captor].house
        held = Text(key="fief-people-held", args={"party": one.captor})
        yield Note(symbol="captive", text=held, side=side)
    if one.place == WALL:
        yield Note(symbol="threat", text=Text(key="fief-people-wall"))
    elif one.place in state.land:
        yield Note(symbol="villages", text=Text(key="fief-people-at", args={"village": one.place}))
    for mark in one.marks:
        yield Note(symbol="mark", text=Text(key=f"fief-people-mark-{mark}"))


def _name(noble: str) -> Text:
    return Text(key="fief-noble", args={"noble": noble})
