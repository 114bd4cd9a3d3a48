"""The whole board in words: every place, whatever lies there, and what is next to what."""

import pytest
from structlog.testing import capture_logs

from bench.positions import fief
from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Area, Text, Token, fold
from bot.rules.fief import RULESET
from bot.rules.fief.model.board import LINKS
from bot.rules.fief.model.options import FiefOptions
from bot.rules.kit.board import Links
from bot.rules.risk.model.board import board
from bot.rules.tiny_epic.model.board import links
from bot.words import Voice
from render.base.geometry import geometry, regions
from render.board.stamps import LETTERED
from render.signs.icons import signs
from render.words.alt import alt_text
from render.words.board import board_text, ways_text
from tests.render.scenes import BOARDS, WESTEROS, isle, scene, spoken, war

RISK = {"knight", "siege_engine", "fortification", "crown"}
EXPLORED = {
    "hidden",
    "three_eyed_raven",
    "dragon_glass",
    "valyrian_steel",
    "cache_of_gold",
    "lose_gold",
    "add_white_walker",
    "remove_white_walker",
    "evoke_terror",
}
"""The kinds of `exploration_tokens.json`, and one that lies face down."""
TINY_EPIC = {
    "power_token",
    "hero",
    "dragon",
    "egg",
    "throne",
    "ruin",
    "white_walker",
    "night_king",
    "ice_dragon",
}
FIEF = {"troops", "lord", "lady", "captive", "outlaw", "ranger", "siege_engine", "mill", "sept", "siege"}
FIEF_GROUPS = {"title", "warden", "tax", "famine", "heavy_rain", "plague"} | {
    *("good_harvest", "good_weather", "threat", "supplies", "recruit", "king", "queen", "hand", "master"),
}
KINDS = RISK | EXPLORED | TINY_EPIC | FIEF | FIEF_GROUPS
MARKS = {"castle", "port", "changed", "capital", "stronghold", "city", "siege", "battle", "closed"}


@pytest.mark.parametrize("board", BOARDS)
def test_the_text_of_a_board_has_every_place_once_under_its_domain_or_region(board: str) -> None:
    scene = war(board)
    lines = board_text(scene, spoken).splitlines()
    letters = {side.id: side.letter for side in scene.sides}
    for area in scene.areas:
        name = geometry(board).territories[area.id].label.name
        (line,) = [line for line in lines if line.startswith(f"- {name}: ")]
        assert f"**{letters[area.side or '']}** {area.count}" in line
        assert ("castle" in line) == ("castle" in area.marks)
        assert ("port" in line) == ("port" in area.marks)
        assert ("changed hands" in line) == (area.id in scene.changed)
    assert [line.removeprefix("### ") for line in lines if line.startswith("#")] == [
        group.name for group in geometry(board).domains or regions(board)
    ]


def test_the_text_of_a_board_tells_of_tokens_and_of_what_is_nobodys() -> None:
    text = board_text(isle(), spoken)
    assert "- Frostfall: **S** 12 (castle, port, Knight ×2)" in text
    assert "- Mossy Vale: **M** 105 (Siege Engine, a hidden token)" in text
    assert "- Gull Rock: **–**" in text


def test_the_text_of_a_board_tells_whose_seals_and_visitors_there_are() -> None:
    position = fief(seed=1, part=0.6)
    text = board_text(position, spoken)
    letters = {side.id: side.letter for side in position.sides}
    names = {f"domain:{one.id}": one.name for one in geometry(position.boards[0]).domains}
    titles = [one for one in position.tokens if one.kind == "title"]
    visitors = [one for one in position.tokens if one.kind == "troops"]
    assert titles
    assert visitors
    for token in titles:
        assert f"- {names[token.area]}: Fief Title ({letters[token.side or '']})" in text
    for token in visitors:
        assert f"Troops ({letters[token.side or '']}) ×{token.count}" in text


def listed(text: Text) -> str:
    """Places that are told as a list, with commas."""
    places = text.args["places"]
    assert isinstance(places, tuple)
    told = ", ".join(map(str, places))
    return told if text.key == "picture-by-sea" else f"ships: {told}"


def neighbours(board: str) -> tuple[dict[str, set[str]], set[str]]:
    """By their ids: what is told to be next to each place, and between which ones ships sail."""
    every = geometry(board).territories
    areas = tuple(Area(id=name, side=None) for name in every)
    lines = ways_text(scene().model_copy(update={"boards": (board,), "areas": areas}), listed, 0).splitlines()
    ids = {territory.label.name: name for name, territory in every.items()}

    def read(places: str) -> set[str]:
        return {ids[place] for place in places.split(", ") if place != "–"}

    rows = [line.removeprefix("- ").split(": ") for line in lines if line.startswith("- ")]
    ships = [line.removeprefix("ships: ") for line in lines if line.startswith("ships")]
    return {ids[name]: read(near) for name, near in rows}, read(", ".join(ships) or "–")


@pytest.mark.parametrize(
    ("drawn", "links"),
    [
        ("risk/geometry/westeros", board("westeros").links),
        ("risk/geometry/essos", board("essos").links),
        ("tiny_epic/geometry/westeros", links("south")),
        ("tiny_epic/geometry/westeros_beyond", links("wall")),
        ("tiny_epic/geometry/westeros_fallen", links("whole")),
        ("fief/geometry/westeros", LINKS),
    ],
)
def test_what_is_told_to_be_next_to_a_place_is_what_the_rules_hold_to_be(drawn: str, links: Links) -> None:
    told, ports = neighbours(drawn)
    assert told.keys() == links.keys()
    for place, near in told.items():
        assert near == {other for other in links[place] if other in near or not {place, other} <= ports}


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_kind_of_token_has_a_sign_and_a_word(kind: str) -> None:
    assert kind in signs() or kind in LETTERED or kind == "hidden"
    assert Voice("en", {}, {})(Text(key=f"picture-token-{kind}"))


@pytest.mark.parametrize("mark", sorted(MARKS))
def test_every_mark_has_a_word(mark: str) -> None:
    assert Voice("en", {}, {})(Text(key=f"picture-mark-{mark}"))


def test_the_text_of_a_board_has_no_tables() -> None:
    assert "|" not in board_text(war(WESTEROS), spoken)


def test_somebody_with_a_name_is_told_by_it_wherever_they_lie() -> None:
    told = Voice("en", {}, {})
    tokens = (
        Token(area="old_oak", kind="captive", side="stark", label=Text(key="a-name-of-somebody")),
        Token(area="frostfall", kind="lord", label=Text(key="a-name-of-somebody")),
    )
    one = scene(Area(id="old_oak", side=None), Area(id="frostfall", side="stark", count=3), tokens=tokens)
    with capture_logs():
        for text in (alt_text(one, told), board_text(one, told)):
            assert "a-name-of-somebody, Captive (S)" in text
            assert "a-name-of-somebody, Lord" in text


def test_domains_that_are_not_in_play_are_named_once_and_what_strikes_a_region_is_no_place_of_a_domain() -> (
    None
):
    """Five headings of places that nobody can enter, and *The South: Famine* as the last Village of the Honeywine."""
    state = fold(RULESET, RULESET.new(FiefOptions(house_choice="random"), 3, SeededChance(3)))
    shown, spoken = (
        RULESET.scene(RULESET.view(state, None)),
        Voice("en", RULESET.names, {0: "A", 1: "B", 2: "C"}),
    )
    text = board_text(shown, spoken)
    assert "### The Honeywine" not in text
    assert text.count("Not in play:") == 1
    assert "The Honeywine (Horn Hill, Oldtown)" in text
    struck = Token(kind="famine", area=f"region:{geometry(shown.boards[0]).regions[0].id}")
    lines = board_text(shown.model_copy(update={"tokens": (*shown.tokens, struck)}), spoken).splitlines()
    line = next(number for number, line in enumerate(lines) if "Famine" in line)
    assert lines[line - 1] == ""
