"""Scenes to draw: on the isle, a small board of the tests' own, and on the boards of the game."""

import random
from pathlib import Path

from bot.rules.contract import Area, Arrow, Figure, Scene, Side, Text, Token
from bot.words import Voice
from render import boards
from render.base.geometry import geometry

BOARDS = boards()
ISLE = str(Path(__file__).parent / "isle")
WESTEROS, ESSOS = "risk/geometry/westeros", "risk/geometry/essos"
HOUSES = {"stark": "S", "lannister": "L", "baratheon": "B", "tyrell": "T", "martell": "M", "neutral": "N"}
NAMES = {house: f"House {house.title()}" for house in HOUSES}


def say(text: Text) -> str:
    """Words that need no locale: the key, and the arguments if there are any."""
    given = " ".join(str(value) for value in text.args.values())
    return f"{text.key.removeprefix('plain-')} {given}".strip()


def spoken(text: Text) -> str:
    """Real words where there are some."""
    if "-figure-" in text.key:
        return f"{text.args['count']} {text.key.rpartition('-')[2]}"
    if text.key.startswith("plain-"):
        return text.key.removeprefix("plain-")
    return Voice("en", NAMES, {})(text)


def plain(words: str) -> Text:
    """A text that is said as it stands."""
    return Text(key=f"plain-{words}")


def sides(*names: str, active: int = 0, out: tuple[str, ...] = ()) -> tuple[Side, ...]:
    """Legend entries with two figures each."""
    return tuple(
        Side(
            id=name,
            letter=HOUSES.get(name, name[0].upper()),
            label=plain(f"House {name.title()}"),
            seat=number,
            figures=(Figure(key="lands", value=number + 3), Figure(key="armies", value=10 + number)),
            active=number == active,
            out=name in out,
        )
        for number, name in enumerate(names)
    )


def scene(*areas: Area, boards: tuple[str, ...] = (ISLE,), **more: object) -> Scene:
    """A scene of these areas; the houses of Westeros are its sides unless told otherwise."""
    given: dict[str, object] = {
        "boards": boards,
        "title": plain("The Isle"),
        "corner": plain("Round 3"),
        "caption": plain("House Stark is at war"),
        "sides": sides(*HOUSES, out=("tyrell",)),
        "areas": areas,
        **more,
    }
    return Scene.model_validate(given)


def isle() -> Scene:
    """The isle in the middle of a war: all that can lie on a board."""
    return scene(
        Area(id="frostfall", side="stark", count=12, marks=("castle", "port")),
        Area(id="old_oak", side="lannister", count=7),
        Area(id="long_barrow", side="baratheon", count=1, marks=("castle",)),
        Area(id="salt_hollow", side="tyrell", count=3),
        Area(id="mossy_vale", side="martell", count=105),
        Area(id="tern_point", side="neutral", count=2, marks=("port",)),
        Area(id="gull_rock", side=None),
        tokens=(
            Token(area="frostfall", kind="knight", side="stark", count=2),
            Token(area="mossy_vale", kind="siege_engine"),
            Token(area="mossy_vale", kind="hidden"),
            Token(area="long_barrow", kind="dragon"),
        ),
        arrows=(
            Arrow(source="frostfall", target="old_oak", kind="conquest"),
            Arrow(source="mossy_vale", target="tern_point", kind="attack", count=3),
            Arrow(source="salt_hollow", target="frostfall", kind="move"),
        ),
        changed=("old_oak",),
    )


def war(*boards: str, seed: int = 1, arrows: int = 6, houses: tuple[str, ...] = tuple(HOUSES)) -> Scene:
    """A board of the game with everything in somebody's hands at random."""
    chance = random.Random(seed)
    places = [name for board in boards for name in geometry(board).territories]
    areas = [
        Area(
            id=name,
            side=chance.choice(houses),
            count=chance.choice((1, 2, 3, 5, 8, 13, 21, 34, 120)),
            marks=tuple(mark for mark in ("castle", "port") if chance.random() < 0.4),
        )
        for name in places
    ]
    kinds = ("attack", "conquest", "move")
    moved = [
        Arrow(source=a, target=b, kind=chance.choice(kinds))
        for a, b in zip(*_ends(places, arrows, chance), strict=True)
    ]
    taken = tuple(arrow.target for arrow in moved if arrow.kind == "conquest")
    return scene(*areas, boards=boards, sides=sides(*houses), arrows=tuple(moved), changed=taken)


def _ends(places: list[str], count: int, chance: random.Random) -> tuple[list[str], list[str]]:
    count = min(count, len(places))
    return chance.sample(places, count), chance.sample(places, count)
