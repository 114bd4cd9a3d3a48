"""What the table sees of the Night King: figures, lines, the map."""

from typing import Any

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import CallOff, Outcome, fold
from bot.rules.kit.draft import changed, put
from bot.rules.tiny_epic import RULESET
from bot.rules.tiny_epic.actions import RetreatTo
from bot.rules.tiny_epic.frames.night.ordering import order
from bot.rules.tiny_epic.frames.night.placing import place
from bot.rules.tiny_epic.frames.night.terrify import terrify
from bot.rules.tiny_epic.frames.turn import Turn
from bot.rules.tiny_epic.legal import control
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.sides import NIGHT, TREATY
from bot.rules.tiny_epic.model.state import TinyEpic
from bot.rules.tiny_epic.show.beside import beside
from bot.rules.tiny_epic.show.night import might
from bot.rules.tiny_epic.show.outlook import before
from bot.words import Voice, names_in, words
from cogs.interaction.limits import cut
from cogs.play.dashboard import WIDTH
from tests.rules.tiny_epic.night import GLASS, HOMES, RAVEN, STRONG, WEAK, nights, table, until_asked
from tests.rules.tiny_epic.position import act, asked, begin, beyond, holding, standing

TAKEN: dict[str, Any] = {
    "king": "pyke",
    "wall": False,
    "walkers": ("pyke", "thenn"),
    "destroyed": ("pyke",),
    "terror": 2,
    "hidden": {"the_rills": "brown_cache_of_gold_1_1"},
    "open": {"thenn": (GLASS, RAVEN)},
    "rangers": ("ranger_1a", "ranger_2c", "ranger_3a"),
    "shown": 2,
}


def pooled(state: TinyEpic, treaty: dict[str, int], his: dict[str, int]) -> TinyEpic:
    """With these tokens in the Ally Pool and in the Terror Pool."""
    purses = {
        TREATY: changed(state.purses[TREATY], pool={house: n for house, n in treaty.items() if n}),
        NIGHT: changed(state.purses[NIGHT], pool=his),
    }
    stock = {h: n - treaty.get(h, 0) - his.get(h, 0) for h, n in state.stock.items()}
    return changed(state, purses=purses, stock=stock)


def test_the_board_reaches_beyond_the_wall_only_against_the_night_king() -> None:
    (south,) = RULESET.scene(RULESET.view(begin("stark", "greyjoy"), None)).boards
    (whole,) = RULESET.scene(RULESET.view(table(HOMES), None)).boards
    (fallen,) = RULESET.scene(RULESET.view(table(HOMES, **TAKEN), None)).boards
    assert [board.rpartition("/")[2] for board in (south, whole, fallen)] == [
        *("westeros", "westeros_beyond", "westeros_fallen"),
    ]


def test_the_dead_hold_what_they_stand_in_and_razed_castles_are_ruins() -> None:
    state = table(HOMES, **TAKEN)
    scene = RULESET.scene(RULESET.view(state, None))
    areas = {area.id: area for area in scene.areas}
    assert (areas["pyke"].side, areas["thenn"].side) == ("dead", "dead")
    assert (areas["pyke"].marks, areas["winterfell"].marks) == ((), ("castle",))
    assert (areas["thenn"].count, areas["pyke"].count) == (6, might(state, "pyke"))
    pieces = {(token.area, token.kind) for token in scene.tokens}
    assert {("pyke", "night_king"), ("pyke", "white_walker"), ("pyke", "ruin")} <= pieces
    assert {("thenn", "dragon_glass"), ("thenn", "three_eyed_raven"), ("the_rills", "hidden")} <= pieces


def test_where_the_ice_dragon_waits_its_strength_counts_with_that_of_a_white_walker() -> None:
    state = table(HOMES, walkers=("thenn",), dragon="thenn", steel=5, wall=False)
    assert might(state, "thenn") == 3 + 1
    gone = table(HOMES, phase=2, glass=3, wall=False)
    line = next(one for one in RULESET.view(gone, None).public if one.key == "tiny_epic-night-arms")
    assert line.args["dragon"] == "dragon-king"


@pytest.mark.parametrize("locale", ["en", "de"])
def test_how_strong_the_dead_are_and_what_weakens_them_fits_on_the_dashboard(locale: str) -> None:
    say = Voice(locale, RULESET.names, {0: "Alys", 1: "Brynden"})
    lines = [
        say(line)
        for line in RULESET.view(table(HOMES, **TAKEN), None).public
        if line.key.startswith(("tiny_epic-night-strength", "tiny_epic-night-arms"))
    ]
    assert len(lines) == 2
    assert all(len(line) <= WIDTH for line in lines)
    taken = "The Treaty has Dragon Glass 0 of 3" if locale == "en" else "Das Bündnis hat Drachenglas 0 von 3"
    assert lines[1].startswith(taken)


@pytest.mark.parametrize("locale", ["en", "de"])
def test_a_line_of_the_dashboard_that_is_too_long_loses_places_and_no_counts(locale: str) -> None:
    """How many White Walkers are still to come stood at the end, and was cut off with the last of their places."""
    say = Voice(locale, RULESET.names, {0: "Alys", 1: "Brynden"})
    about = table(HOMES, king="pyke", wall=False).links
    walkers, ravens = tuple(about)[:11], dict.fromkeys(tuple(about)[:4], (RAVEN,))
    state = table(
        HOMES, king="pyke", wall=False, walkers=walkers, terror=1, open={**ravens, "pyke": (GLASS,)}
    )
    for king in ("pyke", None):
        lines = [cut(say(line), WIDTH) for line in RULESET.view(nights(state, king=king), None).public]
        dead = next(line for line in lines if line.endswith("…") and "11" in line)
        assert "(1 more to come)" in dead if locale == "en" else "(1 kommt noch)" in dead
        waiting = next(
            line for line in lines if "5" in line and RULESET.names["open-pyke-dragon_glass"] in line
        )
        assert waiting.index(RULESET.names["open-pyke-dragon_glass"]) < 40


def test_te_15_23_a_place_that_may_be_chosen_says_which_token_lies_there() -> None:
    """One had to look for it on the map: where three units go to explore stood nowhere beside the places."""
    hidden = {"the_rills": "brown_cache_of_gold_1_1"}
    state = table({**HOMES, "the_rills": "st1"}, hidden=hidden, open={"thenn": (GLASS, RAVEN)})
    state = asked(state, 0, ops.March())
    there = ("march", "target", "the_rills", "thenn")
    assert besides(state, *there) == [
        "a token face down, 1 Stark token",
        "Dragon Glass and Three-Eyed Raven face up",
    ]
    german = besides(state, *there, locale="de")
    assert german == ["ein Marker verdeckt, 1 Stark-Marker", "Drachenglas und Dreiäugiger Rabe offen"]


def test_what_lies_face_down_is_nowhere_in_the_picture() -> None:
    for viewer in (None, 0):
        scene = RULESET.scene(RULESET.view(table(HOMES, **TAKEN), viewer))
        assert "cache" not in scene.model_dump_json()


def test_a_domain_of_the_treaty_has_the_colour_of_whose_house_stands_there() -> None:
    state = standing(table(HOMES), {**HOMES, "the_eyrie": "la1.ar2", "three_sisters": "ar1"})
    state = state.model_copy(update={"allies": {"arryn": TREATY}})
    areas = {area.id: area.side for area in RULESET.scene(RULESET.view(state, None)).areas}
    assert (areas["winterfell"], areas["the_eyrie"], areas["three_sisters"]) == (
        "stark",
        "lannister",
        "arryn",
    )


def test_figures_of_the_treaty_and_of_the_night_king() -> None:
    view = RULESET.view(table(HOMES, score=4, his=7, **TAKEN), None)
    figures = {one.side: {figure.key: figure.value for figure in one.figures} for one in view.sides}
    assert figures[TREATY] == {"score": 4, "gold": 4, "castles": 2}
    assert figures[NIGHT] == {"score": 7, "walkers": 2, "terror": 2}


def test_lines_tell_what_lies_open_and_no_ranger_card_to_come() -> None:
    view = RULESET.view(table(HOMES, **TAKEN), None)
    keys = [line.key for line in view.public]
    assert keys.count("tiny_epic-ranger") + keys.count("tiny_epic-ranger-attack") == 2
    told = " ".join(line.model_dump_json() for line in view.public)
    assert "castle_black" in told  # shown by a Raven
    assert "antler_river" not in told  # of round 3
    waiting = next(line for line in view.public if line.key == "tiny_epic-tokens-open")
    assert waiting.args["tokens"] == ("open-thenn-dragon_glass", "open-thenn-three_eyed_raven")
    assert {*waiting.args["tokens"]} <= RULESET.names.keys()


def test_who_may_commit_against_the_dead_sees_both_strengths_and_prices() -> None:
    state = until_asked(
        holding(table(HOMES), 0, STRONG), lambda play: place(play, "winterfell", why="ranger")
    )
    view = RULESET.view(state, 0)
    _, told, odds = before(view, "commit", {})
    assert (odds.args["bare"], odds.args["card"], odds.args["won"]) == (
        0,
        STRONG,
        100,
    )  # no card is left to turn over
    assert (told.args["treaty"], told.args["dead"], told.args["gold"]) == (4, 6, 4)
    offered = RULESET.candidates(view, "commit", {}, "card")
    labels = {choice.value: choice.label for choice in offered.choices}  # type: ignore[union-attr]
    assert labels[STRONG].args["cost"] == 3  # type: ignore[union-attr]


def test_te_15_20_a_card_chosen_against_the_dead_says_what_the_treaty_comes_to() -> None:
    state = until_asked(
        holding(table(HOMES), 0, STRONG), lambda play: place(play, "winterfell", why="ranger")
    )
    told = [line.args for line in before(RULESET.view(state, 0), "commit", {"card": STRONG})]
    assert {"cards": (STRONG,), "sum": 4 + 5} in told


def test_the_dead_that_win_are_in_the_picture_of_victory() -> None:
    over = table(HOMES, **TAKEN).model_copy(
        update={"result": Outcome(winners=(NIGHT,), reason="long_night", scores=())}
    )
    assert RULESET.scene(RULESET.view(over, None)).winners == ("dead",)


def test_te_12_15_a_loyal_companion_counts_in_what_is_shown_before_a_battle() -> None:
    state = until_asked(
        holding(table(HOMES), 0, STRONG), lambda play: place(play, "winterfell", why="ranger")
    )
    _, alone, _ = before(RULESET.view(state, 0), "commit", {})
    kept = changed(state, lords=put(state.lords, 0, changed(state.lords[0], kept=("loyal_companion",))))
    _, with_it, _ = before(RULESET.view(kept, 0), "commit", {})
    assert with_it.args["treaty"] == int(str(alone.args["treaty"])) + 1


@pytest.mark.parametrize(("gold", "shield"), [(1, "House Stark · 1 gold"), (2, "House Stark · from 1 gold")])
def test_te_15_9c_a_shield_says_what_it_costs_for_a_token_and_for_a_white_walker(
    gold: int, shield: str
) -> None:
    state = holding(table(HOMES, gold=gold, terror=1), 0, "enlist_the_faceless_men")
    view, say = RULESET.view(asked(state, 0, ops.Plot()), 0), Voice("en", RULESET.names, {})

    def labels(field: str, **filled: str) -> set[str]:
        offered = RULESET.candidates(view, "plot", {"card": "enlist_the_faceless_men", **filled}, field)
        return {say(one.label) for one in offered.choices if one.label}  # type: ignore[union-attr]

    assert labels("shield") == {shield}
    assert "A White Walker of the Terror Pool · 1 gold" in labels("target", shield="stark")
    assert ("House Tully · 2 gold" in labels("target", shield="stark")) == (gold == 2)


def besides(state: TinyEpic, kind: str, field: str, *values: str, locale: str = "en") -> list[str]:
    """What stands beside these values, for seat 0."""
    say, view = Voice(locale, names_in(locale, "tiny_epic", RULESET.names), {}), RULESET.view(state, 0)
    return [", ".join(map(say, beside(view, kind, field, value, {}))) for value in values]


def test_te_15_26_beside_a_token_to_give_up_stands_how_many_both_pools_have() -> None:
    """Which alliance one would lose by it (TE-15.27) had to be looked up on the board."""
    state = pooled(table(HOMES, terror=2), {"arryn": 2, "tully": 1}, {"arryn": 1})
    state = until_asked(state, terrify)
    assert besides(state, "choose", "what", "arryn", "tully") == [
        "Ally Pool 2, Terror Pool 1",
        "Ally Pool 1, Terror Pool 0",
    ]
    empty = changed(state, stock={**state.stock, "tully": 0})
    assert besides(empty, "choose", "what", "tully") == ["Ally Pool 1, Terror Pool 0"]


def test_te_15_9c_beside_what_a_shield_may_be_used_for_stands_what_it_brings() -> None:
    """*Whose token?*, it was asked, and a White Walker stood in the list (TE-15.9c)."""
    state = holding(table({**HOMES, "riverrun": "tu9"}, terror=3), 0, WEAK)
    state = asked(pooled(state, {"tully": 0}, {"tully": 1}), 0, ops.Plot())
    state = changed(state, stock={**state.stock, "tully": 0})
    assert besides(state, "plot", "target", "tully", "arryn", "white_walker") == [
        "Ally Pool 0, Terror Pool 1, one leaves it",
        "Ally Pool 0, Terror Pool 0",
        "3 there, two take a token",
    ]
    assert words("tiny_epic-field-plot-target") == "What do you take?"
    offered = RULESET.candidates(RULESET.view(state, 0), "plot", {"card": WEAK, "shield": "tully"}, "target")
    walker = offered.choices[-1].label  # type: ignore[union-attr]
    for locale in ("en", "de"):  # all of it stands on a button
        say = Voice(locale, names_in(locale, "tiny_epic", RULESET.names), {})
        (told,) = besides(state, "plot", "target", "white_walker", locale=locale)
        assert len(f"{say(walker)} · {told}") <= 80


def test_te_15_23a_who_marches_on_dragon_glass_is_told_that_the_ice_dragon_comes() -> None:
    """*Dragon Glass face up*, it said beside the place, and three units that went there were attacked."""
    state = table({"winterfell": "st3h", "casterly_rock": "la1h"}, open={"hornwood": (GLASS,)})
    own = asked(state, 0, ops.March(), "die")
    own = changed(own, stack=(own.stack[0], Turn(seat=0, then=None), own.stack[-1]))
    way = {"source": "winterfell", "target": "hornwood"}

    def warned(at: TinyEpic, army: str) -> list[str]:
        lines = before(RULESET.view(at, 0), "march", {**way, "army": army})
        return [str(line.args["strength"]) for line in lines if line.key == "tiny_epic-before-glass"]

    assert warned(own, "st2h") == ["3"]
    assert warned(beyond(own, dragon="hornwood"), "st2h") == []  # it is there already, and attacked
    assert warned(own, "st2") == []  # two units explore nothing
    assert warned(asked(state, 0, ops.March()), "st2h") == []  # nor does who follows a die


def test_te_15_1_gold_is_said_to_be_of_the_treaty() -> None:
    """*You have 4 gold*: it is shared, and what one spends another lacks."""
    state = asked(holding(table(HOMES), 0, WEAK), 0, ops.Plot())
    told = [Voice("en", RULESET.names, {})(line) for line in before(RULESET.view(state, 0), "plot", {})]
    assert told[-1] == "The Treaty has 4 gold."


def test_a_game_master_calls_off_a_battle_against_the_dead() -> None:
    """The Treaty goes back without a loss, and nobody has won."""
    state = until_asked(
        holding(table(HOMES), 0, STRONG), lambda play: place(play, "winterfell", why="ranger")
    )
    after = fold(RULESET, RULESET.edit(state, CallOff(), SeededChance(0)), state)
    assert not any(frame.kind == "facing" for frame in after.stack)
    after = act(after, 0, RetreatTo(domain="hornwood"))
    assert "winterfell" not in after.units
    assert control.total(after, "stark") == control.total(state, "stark")
    assert after.purses == state.purses


def test_te_15_27_the_legend_says_who_is_an_ally_and_who_is_terrified() -> None:
    """An ally has the colour of its own House on the map, like everybody else: friend and foe looked alike."""
    state = changed(table(HOMES, terrified=("tully",)), allies={"arryn": TREATY})
    scene = RULESET.scene(RULESET.view(state, None))
    say = Voice("en", RULESET.names, {0: "Alys", 1: "Brynden"})
    labels = {side.id: say(side.label) for side in scene.sides}
    assert (labels["arryn"], labels["tully"]) == ("House Arryn (ally)", "House Tully (terrified)")
    assert labels["tyrell"] == "House Tyrell"
    hers = changed(standing(begin("stark", "greyjoy"), {"winterfell": "st1h"}), allies={"arryn": "0"})
    scene = RULESET.scene(RULESET.view(hers, None))
    assert "House Arryn" in [say(side.label) for side in scene.sides], "an ally of a player has their colour"


def test_te_15_37_who_orders_white_walkers_reads_who_stands_in_each_place() -> None:
    """Who was no ally of the Treaty was not named, though its token would go to the Terror Pool."""
    units = {**HOMES, "riverrun": "tu2", "ashemark": "st1"}
    state = until_asked(table(units), lambda play: order(play, "ashemark", "riverrun", "pyke", why="ranger"))
    beside_it = besides(state, "choose", "what", "ashemark", "riverrun", "pyke")
    assert beside_it == ["1 Stark token", "castle, 2 Tully tokens", "castle"]
