"""A data file says what a game is played by, where that is from, and nothing else: whatever is changed there counts."""

import json
import re
from collections.abc import Iterator, Mapping, Sequence

import pytest
from pydantic import BaseModel

from bot.rules.fief.model import facts as fief
from bot.rules.risk.model.board import BoardData, CardsData, HousesData
from bot.rules.risk.model.library import LibraryData
from bot.rules.tiny_epic.model import facts as tiny_epic
from bot.rules.tiny_epic.model.rival import RivalFacts
from data import ROOT, load

READ: dict[str, tuple[type[BaseModel], ...]] = {
    "fief/cards.json": (fief.CardFacts,),
    "fief/costs.json": (fief.Costs,),
    "fief/map.json": (fief.Map,),
    "fief/nobles.json": (fief.People,),
    "fief/titles.json": (fief.Titles,),
    "risk/cards.json": (CardsData, LibraryData),
    "risk/essos.json": (BoardData,),
    "risk/houses.json": (HousesData,),
    "risk/westeros.json": (BoardData,),
    "tiny_epic/exploration_tokens.json": (tiny_epic.Tokens,),
    "tiny_epic/hero_cards.json": (tiny_epic.Cards,),
    "tiny_epic/houses.json": (tiny_epic.Houses,),
    "tiny_epic/map.json": (tiny_epic.Map,),
    "tiny_epic/mats.json": (tiny_epic.Mats,),
    "tiny_epic/plot_cards.json": (tiny_epic.Cards,),
    "tiny_epic/ranger_cards.json": (tiny_epic.Rangers,),
    "tiny_epic/rival_cards.json": (RivalFacts,),
}
"""The files of facts, and what is made of each."""

SHOWN = ("palette.json", "signs.json")
"""What the renderer reads, which takes nothing it does not know."""

FROM = re.compile(r"(^|_)(confidence|sources?|notes?|about|rule|detail)$")
"""Where a fact is from, and how sure it is."""

DRAWN = {
    "fief/map.json": {"domains.regions"},
    "risk/essos.json": {"narrow_sea", "territories.neighbours.kind"},
    "risk/westeros.json": {"narrow_sea", "territories.neighbours.kind"},
    "tiny_epic/map.json": {"edges"},
}
"""What the tools that draw the maps read (`tools/maps`)."""


def unread(said: object, read: Sequence[object], path: str = "") -> Iterator[str]:
    """Where a file says something that is in nothing made of it."""
    match said:
        case Mapping():
            for key, value in said.items():
                found = [one[key] for one in read if isinstance(one, Mapping) and key in one]
                place = f"{path}.{key}".removeprefix(".")
                if found:
                    yield from unread(value, found, place)
                elif not FROM.search(key):
                    yield place
        case list():
            for number, value in enumerate(said):
                yield from unread(value, [one[number] for one in read if isinstance(one, list)], path)


@pytest.mark.parametrize("name", READ)
def test_all_that_a_file_says_is_read(name: str) -> None:
    said = json.loads((ROOT / name).read_text(encoding="utf-8"))
    read = [json.loads(load(name, model).model_dump_json(by_alias=True)) for model in READ[name]]
    assert {*unread(said, read)} == DRAWN.get(name, set())


def test_no_file_is_left_out() -> None:
    games = {name.partition("/")[0] for name in READ}
    files = {file for game in games for file in (ROOT / game).glob("*.json") if file.name not in SHOWN}
    assert {file.relative_to(ROOT).as_posix() for file in files} == {*READ}


def test_what_nothing_is_made_of_is_found() -> None:
    said = {"price": 4, "seats": [{"id": "a", "colour": "red", "note": "faded"}]}
    assert [*unread(said, [{"price": 4, "seats": [{"id": "a"}]}])] == ["seats.colour"]
