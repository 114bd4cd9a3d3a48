"""The picture in words: nothing that a sighted player sees is kept from a blind one."""

import pytest
from structlog.testing import capture_logs

from bench.positions import fief
from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Area, Arrow, Figure, Scene, Slot, Text, Token, fold
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
from render.words.describe import alt_text, board_text, cut_text, ways_text
from tests.render.scenes import BOARDS, ESSOS, HOUSES, WESTEROS, isle, plain, say, scene, war

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

NAMES = {house: f"House {house.title()}" for house in HOUSES}


def spoken(text: Text) -> str:
    """Real words where there are some."""
    if "-figure-" in text.key:
        return f"{text.args['count']} {text.key.rpartition('-')[2]}"
    if text.key.startswith("plain-"):
        return text.key.removeprefix("plain-")
    return Voice("en", NAMES, {})(text)


def test_the_alternative_text_says_who_is_who_what_happened_and_who_holds_what() -> None:
    text = alt_text(isle(), spoken)
    assert text.startswith("The Isle, Round 3. House Stark is at war.")
    assert "House Stark (S), at play now: 3 lands, 10 armies." in text
    assert "House Tyrell (T), out of the game" in text
    assert "Old Oak was taken by a march from Frostfall." in text
    assert "Changed hands" not in text, "that is said once"
    assert "House Martell holds Mossy Vale 105 (Siege Engine, a hidden token)." in text


def test_what_a_side_has_none_of_takes_no_room_in_the_alternative_text() -> None:
    first, *others = isle().sides
    counts = (Figure(key="lands", value=0), Figure(key="armies", value=4), Figure(key="gold", value=0))
    poor = first.model_copy(update={"figures": counts})
    shown = isle().model_copy(update={"sides": (poor, *others)})
    assert "House Stark (S), at play now: 4 armies." in alt_text(shown, spoken)
    assert "House Stark (S), at play now: 0 lands, 4 armies, 0 gold." in board_text(shown, spoken)
    bare = poor.model_copy(update={"figures": counts[:1]})
    assert "at play now: 0 lands." in alt_text(shown.model_copy(update={"sides": (bare,)}), spoken)


def test_what_was_taken_is_told_once_what_came_from_one_place_in_one_sentence() -> None:
    taken = ("frostfall", "long_barrow"), ("old_oak", "salt_hollow"), ("frostfall", "old_oak")
    shown = isle().model_copy(
        update={
            "arrows": tuple(Arrow(source=one, target=two, kind="conquest") for one, two in taken),
            "changed": ("long_barrow", "salt_hollow", "old_oak", "gull_rock"),
        }
    )
    for text in (alt_text(shown, spoken), board_text(shown, spoken)):
        assert "Long Barrow and Old Oak were taken by a march from Frostfall." in text
        assert "Salt Hollow was taken by a march from Old Oak." in text
        assert "Changed hands this turn: Gull Rock." in text


def test_what_the_number_after_a_place_is_stands_before_the_first_one() -> None:
    said = "The number after a place says how many stand there."
    assert f"{said} House Stark holds Frostfall 12" in alt_text(isle(), spoken)
    assert alt_text(isle(), spoken).count(said) == 1
    assert cut_text(isle(), spoken, ("old_oak",)).startswith(f"{said} House Lannister holds Old Oak 7")
    bare = isle().model_copy(update={"areas": (Area(id="old_oak", side="stark"),)})
    assert said not in alt_text(bare, spoken)


def test_the_row_below_the_map_is_told_before_who_holds_what_and_stands_in_the_text_board() -> None:
    row = (
        Slot(sign="face_sail", lies="face_plot", label=plain("Sail")),
        Slot(lies="face_event", label=plain("two dice")),
        Slot(lies="face_march"),
    )
    shown = isle().model_copy(update={"beside": row})
    said = "Below the map: Sail; two dice."
    assert f"armies. {said} The number after a place" in alt_text(shown, spoken)
    assert f"- {said}" in board_text(shown, spoken).splitlines()


def six(name: str) -> Scene:
    """Two boards in the hands of six players of such a name, all scattered, with all figures there are."""
    shown = war(WESTEROS, ESSOS, houses=tuple(HOUSES))
    counts = {"lands": 14, "castles": 11, "armies": 120, "cards": 5, "gold": 1400, "points": 9, "maesters": 5}
    figures = tuple(Figure(key=key, value=value) for key, value in counts.items())
    sides = tuple(
        side.model_copy(update={"label": plain(f"House Baratheon · {name}"), "figures": figures})
        for side in shown.sides
    )
    return shown.model_copy(update={"sides": sides, "caption": plain("x" * 200)})


def test_of_six_players_it_is_told_how_each_stands_whose_turn_it_is_and_who_holds_how_much_of_each_region() -> (
    None
):
    """All 82 lands by name would take three times the room; how armies went is told before, in the story."""
    shown = six("Alys Rivers")
    text = alt_text(shown, spoken)
    assert text.count("14 lands, 11 castles, 120 armies.") == 6
    assert text.count("(S), at play now: 14 lands") == 1
    assert "Who holds how many places, by region: The North: S " in text
    for region in (*regions(WESTEROS), *regions(ESSOS)):
        owners = [area.side for area in shown.areas if area.id in region.territories]
        held = [f"{side.letter} {n}" for side in shown.sides if (n := owners.count(side.id))]
        assert f" {region.name}: {', '.join(held)}." in text


def test_where_names_are_as_long_as_discord_has_them_how_each_stands_is_told_still() -> None:
    """Names are cut there: the letter tells who it is, and of nobody's region nothing is left out."""
    text = alt_text(six("W" * 32), spoken)
    assert text.count("14 lands, 11 castles, 120 armies.") == 6
    assert all(f" {region.name}: " in text for region in (*regions(WESTEROS), *regions(ESSOS)))
    assert "House Baratheon · WW" in text
    assert text.endswith("1.")


@pytest.mark.parametrize("language", ["en", "de"])
def test_of_seven_with_such_names_every_region_is_told(language: str) -> None:
    """Worse than any game: seven in each region, all with three figures, at play, and with a long headline."""
    told = Voice(language, {}, {})
    seven = (*HOUSES, "targaryen")[:7]
    shown = war(WESTEROS, ESSOS, houses=seven)
    figures = tuple(Figure(key=key, value=120) for key in ("lands", "castles", "armies"))
    sides = tuple(
        side.model_copy(update={"label": plain(f"House Baratheon · {'W' * 32}"), "figures": figures})
        for side in shown.sides
    )
    title = Text(key="risk-title")
    text = alt_text(shown.model_copy(update={"sides": sides, "title": title}), told)
    assert len(text) <= 1024
    assert all(f" {region.name}: " in text for region in (*regions(WESTEROS), *regions(ESSOS)))


def test_with_more_room_all_figures_are_told_then_single_places_then_all_of_them_by_name() -> None:
    shown = war(WESTEROS, arrows=0)
    told = alt_text(shown, spoken)
    assert told.index("8 lands, 15 armies.") < told.index(" Dorne: ") < told.index("House Stark holds ")
    assert "House Martell holds " not in told
    whole = alt_text(shown, spoken, 9999)
    assert "House Martell holds " in whole
    assert "by region" not in whole


@pytest.mark.parametrize("limit", [80, 200, 500, 1024])
@pytest.mark.parametrize("board", [WESTEROS, ESSOS])
def test_the_alternative_text_keeps_to_its_limit_and_ends_with_a_sentence(board: str, limit: int) -> None:
    text = alt_text(war(board), spoken, limit)
    assert 0 < len(text) <= limit
    assert text.endswith(".")


def test_the_alternative_text_is_cut_where_not_even_the_title_fits() -> None:
    assert alt_text(isle(), spoken, 8) == "The Isl…"


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


def test_what_has_changed_on_a_board_that_is_gone_is_told_by_its_name() -> None:
    told = Voice("en", {"thenn": "Thenn"}, {})
    with capture_logs():
        assert "Thenn" in alt_text(scene(changed=("thenn",)), told)


def test_a_line_of_news_that_is_a_sentence_ends_once() -> None:
    told = alt_text(isle().model_copy(update={"caption": plain("The Throne is empty.")}), say)
    assert "The Throne is empty. " in told
    assert ".." not in told


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
