"""Full positions of Tiny Epic and Fief, made from their data with a seed, to see their boards drawn at their worst.

A position has the form that its rule set gives it, not the meaning: nobody has played it.
"""

import json
import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.rules.contract import Area, Arrow, Figure, Scene, Side, Text, Token
from data import ROOT

Owners = dict[str, str]
Neighbours = Mapping[str, Sequence[str]]

LETTERS = {
    "stark": "S",
    "lannister": "L",
    "baratheon": "B",
    "tyrell": "T",
    "martell": "M",
    "targaryen": "D",
    "greyjoy": "G",
    "tully": "Y",
    "arryn": "A",
    "nights_watch": "W",
    "dead": "X",
}
NAMES = {house: f"House {house.title()}" for house in LETTERS} | {
    "nights_watch": "The Night's Watch",
    "dead": "The Dead",
}
PEOPLE = ("Alys", "Brynden", "Cass", "Davin", "Edric", "Falia", "Garse", "Hoster", "Ilyn", "Jeyne")
EXPLORED = ("three_eyed_raven", "dragon_glass", "valyrian_steel")


def spoken(text: Text) -> str:
    """The words of a position: they stand in it."""
    return str(text.args.get("words") or " ".join(str(value) for value in text.args.values()))


def words(said: str) -> Text:
    """A text that is said as it stands."""
    return Text(key="words", args={"words": said})


def tiny_epic(seed: int, part: float, players: int = 4, beyond: bool = False) -> Scene:
    """A game of Tiny Epic of which `part` (0 to 1) is over; with all ten houses, and the dead `beyond` the Wall."""
    chance = random.Random(f"tiny epic {seed}")
    data = _read("tiny_epic")
    domains = {d["id"]: d for d in data["domains"] if beyond or not d["north_of_wall"]}
    joined = _joined(((e["a"], e["b"]) for e in data["edges"]), domains)
    homes = {d["home_of"]: place for place, d in domains.items() if d["home_of"]}
    houses = list(homes)
    playing = chance.sample([house for house in houses if house != "arryn"], players)
    owners: Owners = {home: house for house, home in homes.items()}
    if beyond:
        owners |= dict.fromkeys(chance.sample(_north(domains), round(2 + 5 * part)), "dead")
    trail = _spread(owners, joined, playing, round(part * 34), chance)
    tokens = [token for place, house in owners.items() for token in _units(place, house, part, chance)]
    tokens += _allies(owners, houses, playing, part, chance)
    tokens += _explored(domains, part, chance) if beyond else ()
    tokens.append(Token(area="kings_landing", kind="throne"))
    strong = {
        place: sum(_strength(t) for t in tokens if t.area == place and t.side == owners.get(place))
        for place in domains
    }
    areas = [
        Area(
            id=place,
            side=owners.get(place),
            count=strong[place] if place in owners else None,
            marks=("castle",) if d["castle"] else (),
        )
        for place, d in domains.items()
    ]
    everybody = [
        *playing,
        *(house for house in houses if house not in playing),
        *(["dead"] if beyond else []),
    ]
    castles = [place for place, d in domains.items() if d["castle"]]
    sides = _sides(everybody, players, part, chance, ("points", "gold", "castles", "cards"))
    sides = [_counted(side, castles=sum(owners.get(place) == side.id for place in castles)) for side in sides]
    return _scene(
        "tiny_epic/geometry/westeros" + ("_beyond" if beyond else ""),
        "Ice & Fire",
        part,
        6,
        sides,
        areas,
        tokens,
        trail,
    )


def fief(seed: int, part: float, players: int = 6) -> Scene:
    """A game of Fief of which `part` (0 to 1) is over."""
    chance = random.Random(f"fief {seed}")
    data = _read("fief")
    villages = {v["id"]: v for v in data["villages"]}
    capitals = {d["home_of"]: d["capital"] for d in data["domains"] if d["home_of"]}
    capitals["targaryen"] = "dragonstone"
    playing = chance.sample(list(capitals), players)
    owners: Owners = {capitals[house]: house for house in playing}
    trail = _spread(owners, data["adjacency"], playing, round(part * 60), chance)
    titles = {d["id"]: owners.get(d["capital"]) for d in data["domains"]}
    tokens = [token for place, house in owners.items() for token in _household(place, house, part, chance)]
    tokens += _visitors(owners, data["adjacency"], part, chance)
    tokens += [
        Token(area=f"domain:{domain}", kind="title", side=house)
        for domain, house in titles.items()
        if house and chance.random() < 0.3 + part / 2
    ]
    tokens += [
        Token(area=f"region:{region['id']}", kind="warden", side=owners[region["principal_village"]])
        for region in data["regions"]
        if region["principal_village"] in owners and chance.random() < part
    ]
    areas = [
        Area(
            id=place,
            side=owners.get(place),
            count=chance.randint(1, round(4 + 12 * part)) if place in owners else None,
            marks=tuple(_works(v, place in owners, part, chance)),
        )
        for place, v in villages.items()
    ]
    sides = _sides(playing, players, part, chance, ("points", "gold", "villages", "cards"))
    sides = [_counted(side, villages=sum(owner == side.id for owner in owners.values())) for side in sides]
    return _scene("fief/geometry/westeros", "Ice and Fief", part, 7, sides, areas, tokens, trail)


def _read(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((ROOT / game / "map.json").read_text("utf-8"))
    return found


def _joined(edges: Iterable[tuple[str, str]], places: Iterable[str]) -> Neighbours:
    found: dict[str, list[str]] = {place: [] for place in places}
    for a, b in edges:
        if a in found and b in found:
            found[a].append(b)
            found[b].append(a)
    return found


def _north(domains: Mapping[str, Any]) -> list[str]:
    return [place for place, d in domains.items() if d["north_of_wall"]]


def _spread(
    owners: Owners, joined: Neighbours, playing: Sequence[str], steps: int, chance: random.Random
) -> list[Arrow]:
    """The houses at play take their neighbours one by one; what they did last is told."""
    trail: list[Arrow] = []
    for _ in range(steps):
        house = chance.choice(playing)
        ways = [
            (a, b)
            for a in sorted(owners)
            if owners[a] == house
            for b in joined[a]
            if owners.get(b) != house and list(owners.values()).count(owners.get(b, "")) != 1
        ]
        if not ways:
            continue
        free = [way for way in ways if way[1] not in owners]
        source, target = chance.choice(free if free and chance.random() < 0.7 else ways)
        fought = target in owners
        owners[target] = house
        trail.append(Arrow(source=source, target=target, kind="conquest" if fought else "move", count=None))
    return trail[-2:]


def _units(place: str, house: str, part: float, chance: random.Random) -> Iterable[Token]:
    """The units of the house that holds a domain: at most three (TE-1.10)."""
    if house == "dead":
        yield Token(area=place, kind="white_walker", side=house)
        if place == "lands_of_always_winter":
            yield Token(area=place, kind="night_king", side=house)
        return
    heroes = 1 if chance.random() < 0.25 and house != "arryn" else 0
    dragons = 1 if house == "targaryen" and chance.random() < part else 0
    yield Token(
        area=place,
        kind="power_token",
        side=house,
        count=chance.randint(1, 3 - heroes - dragons) if heroes + dragons < 3 else 1,
    )
    if heroes:
        yield Token(area=place, kind="hero", side=house)
    if dragons:
        yield Token(area=place, kind="dragon", side=house)


def _allies(
    owners: Owners, houses: Sequence[str], playing: Sequence[str], part: float, chance: random.Random
) -> Iterable[Token]:
    """Units of an allied house beside those of a player."""
    others = [house for house in houses if house not in playing]
    for place, house in owners.items():
        if others and house in playing and chance.random() < part / 3:
            ally = others[playing.index(house) % len(others)]
            yield Token(area=place, kind="power_token", side=ally, count=chance.randint(1, 2))
            if chance.random() < 0.4 and ally != "arryn":
                yield Token(area=place, kind="hero", side=ally)


def _explored(domains: Mapping[str, Any], part: float, chance: random.Random) -> Iterable[Token]:
    """Exploration tokens, most of them face down (TE-15.3)."""
    for place, d in domains.items():
        if d["kind"] == "fief" and chance.random() > part / 2:
            shown = chance.random() < part / 3
            yield Token(area=place, kind=chance.choice(EXPLORED) if shown else "hidden")


def _strength(token: Token) -> int:
    return token.count * {"hero": 2, "dragon": 2, "night_king": 3}.get(token.kind, 1)


def _household(place: str, house: str, part: float, chance: random.Random) -> Iterable[Token]:
    """Nobles, engines and buildings of a village."""
    if chance.random() < 0.35:
        yield Token(area=place, kind=chance.choice(("lord", "lady")), side=house)
    if chance.random() < part / 6:
        yield Token(area=place, kind="siege_engine", side=house)
    if chance.random() < part * 0.6:
        yield Token(area=place, kind="mill", count=chance.randint(1, 2))
    if chance.random() < part * 0.35:
        yield Token(area=place, kind="sept")


def _visitors(owners: Owners, joined: Neighbours, part: float, chance: random.Random) -> Iterable[Token]:
    """Armies in the villages of others, and their captives."""
    for place, house in sorted(owners.items()):
        near = sorted({owners[other] for other in joined[place] if other in owners} - {house})
        if near and chance.random() < part / 3:
            yield Token(area=place, kind="troops", side=near[0], count=chance.randint(2, 9))
            yield Token(area=place, kind=chance.choice(("lord", "captive")), side=near[0])


def _works(village: Mapping[str, Any], held: bool, part: float, chance: random.Random) -> Iterable[str]:
    """What is built in a village."""
    if village["capital"]:
        yield "capital"
    if village["capital"] and held and chance.random() < 0.3 + part:
        yield "city" if chance.random() < part else "stronghold"
    elif chance.random() < part / 6:
        yield "stronghold"


def _sides(
    houses: Sequence[str], players: int, part: float, chance: random.Random, figures: Sequence[str]
) -> list[Side]:
    """Those at play with their figures, then those of nobody."""
    return [
        Side(
            id=house,
            letter=LETTERS[house],
            label=words(f"{NAMES[house]} · {PEOPLE[number]}" if number < players else NAMES[house]),
            seat=number if number < players else None,
            figures=tuple(Figure(key=key, value=chance.randint(1, round(3 + 9 * part))) for key in figures)
            if number < players
            else (),
            active=number == 1,
        )
        for number, house in enumerate(houses)
    ]


def _counted(side: Side, **true: int) -> Side:
    """A side with the figures that can be counted on the board."""
    figures = tuple(f.model_copy(update={"value": true.get(f.key, f.value)}) for f in side.figures)
    return side.model_copy(update={"figures": figures})


def _scene(
    board: str,
    title: str,
    part: float,
    rounds: int,
    sides: Sequence[Side],
    areas: Sequence[Area],
    tokens: Sequence[Token],
    trail: Sequence[Arrow],
) -> Scene:
    return Scene(
        boards=(board,),
        title=words(title),
        corner=words(f"Round {1 + round(part * (rounds - 1))} of {rounds}"),
        caption=words(f"{spoken(sides[1].label)} is to move"),
        sides=tuple(sides),
        areas=tuple(areas),
        tokens=tuple(tokens),
        arrows=tuple(trail),
        changed=tuple(arrow.target for arrow in trail if arrow.kind == "conquest"),
    )
