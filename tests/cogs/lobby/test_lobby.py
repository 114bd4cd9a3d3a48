"""The lobby: however many options a game has, Discord takes the panel, and each of them is on one of its pages."""

from typing import Any, Literal

import pytest
from pydantic import create_model

from bot.engine.table.table import Table
from bot.rules.contract import Options
from bot.rules.fief.model.options import FiefOptions
from bot.rules.risk.model.options import RiskOptions
from bot.words import known, languages
from cogs.games import fief, risk
from cogs.interaction.ids import decode
from cogs.interaction.names import voice
from cogs.lobby import lobby
from tests.cogs.tables import NAMES, judge, parts_of
from tests.engine import memory_store
from tests.rules.systems import SYSTEMS

__all__ = ["fief", "risk"]

SWITCH = Literal["mode", "on", "off"]


def many(number: int) -> type[Options]:
    fields: dict[str, Any] = {f"option_{n}": (SWITCH, "mode") for n in range(number)}
    return create_model("Many", __base__=Options, **fields)


def table(options: Options, monkeypatch: pytest.MonkeyPatch) -> Table:
    made = memory_store.table("risk", NAMES)
    monkeypatch.setattr(type(made), "options", lambda _: options)
    monkeypatch.setattr("bot.words.log.error", lambda *_, **__: None)  # such options have no words
    return made


def chosen(view: Any) -> list[str]:
    """The options that a page offers."""
    steps = [decode(part["custom_id"]) for part in parts_of(view) if part["type"] == 3]
    return [step.kind for step in steps if step.verb == "set"]


@pytest.mark.parametrize("number", [0, 1, 14, 15, 16, 20, 30, 31, 60])
def test_any_number_of_options_fits_and_none_is_left_out(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = table(many(number)(), monkeypatch)
    found: list[str] = []
    for page in range(number // lobby.SELECTS + 1):
        view = lobby.settings(made, voice(made, "en").plain, NAMES[1:], page)
        judge(view)
        found += [name for name in chosen(view) if name not in found]
    assert found == [f"option_{n}" for n in range(number)]


def test_the_way_to_the_next_page_and_back(monkeypatch: pytest.MonkeyPatch) -> None:
    made = table(many(40)(), monkeypatch)
    for page, ways in ((0, [1]), (1, [0, 2]), (2, [1])):
        view = lobby.settings(made, voice(made, "en"), (), page)
        buttons = [part for part in parts_of(view) if part["type"] == 2]
        assert [decode(button["custom_id"]).kind for button in buttons] == [str(to) for to in ways]


def test_a_changed_option_is_shown_again_on_its_own_page(monkeypatch: pytest.MonkeyPatch) -> None:
    made = table(many(40)(), monkeypatch)
    for number in (0, 15, 16, 39):
        page = lobby.page_of(made, f"option_{number}")
        assert f"option_{number}" in chosen(lobby.settings(made, voice(made, "en"), (), page))
    assert lobby.page_of(made, "no_such_option") == 0


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("mode", ["skirmish", "dominion", "mitchell"])
def test_the_options_of_risk_fit_with_every_one_of_them_changed(
    mode: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    every = lobby.values(RiskOptions)
    changed = {
        name: next(value for value in possible if value != getattr(RiskOptions(), name))
        for name, possible in every.items()
        if name != "mode"
    }
    made = table(RiskOptions.model_validate({**changed, "mode": mode}), monkeypatch)
    pages = range(len(lobby.pages(made.options())))
    say = voice(made, language)
    offered = [chosen(lobby.settings(made, say, NAMES[1:], page)) for page in pages]
    assert {name for page in offered for name in page} - {lobby.PRESET} == set(every)
    for page in pages:
        judge(lobby.settings(made, say, NAMES[1:], page))
    judge(lobby.lobby(made, say))


def test_options_that_say_the_same_share_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    made = table(many(20)(), monkeypatch)
    lines = lobby.chosen(made, voice(made, "en")).splitlines()
    assert len(lines) == 1


def test_the_lobby_names_the_main_options_and_what_was_changed_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """“As the game has it” stood there for a dozen options that nobody had heard of."""
    made = table(RiskOptions(gold="on"), monkeypatch)
    lines = lobby.chosen(made, voice(made, "en")).splitlines()
    assert lines == ["Game: **Skirmish**", "Houses: **chosen in turn**", "Gold: **on**"]


def test_a_preset_is_chosen_at_once_and_says_how_long_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, parts in RiskOptions.presets.items():
        made = table(RiskOptions(), monkeypatch)
        options = lobby.with_option(made, lobby.PRESET, name)
        assert options == RiskOptions.model_validate(parts)
        made = table(options, monkeypatch)
        say = voice(made, "en")
        assert lobby.chosen(made, say).startswith(f"**{name.capitalize()}**: {lobby.about(made, say, name)}")
        assert " live, " in lobby.about(made, say, name)
        assert " days" in lobby.about(made, say, name)


def test_the_menu_of_presets_says_what_is_chosen_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """A preset was chosen, and the menu read *Quick*, as if that were all one needs to know."""
    made = table(RiskOptions.model_validate(RiskOptions.presets["quick"]), monkeypatch)
    for language, label in (("en", "Ready-made game: Quick"), ("de", "Fertiges Spiel: Schnell")):
        view = lobby.settings(made, voice(made, language), NAMES[1:])
        menu = next(part for part in parts_of(view) if part["type"] == 3)
        assert [one["label"] for one in menu["options"] if one["default"]] == [label]


def test_all_but_mode_houses_and_presets_stand_under_advanced(monkeypatch: pytest.MonkeyPatch) -> None:
    made = table(RiskOptions(), monkeypatch)
    view = lobby.settings(made, voice(made, "en"), NAMES[1:])
    assert chosen(view) == ["preset", "mode", "houses"]
    buttons = [part["label"] for part in parts_of(view) if part["type"] == 2]
    assert "Advanced" in buttons
    about = [
        option.get("description")
        for part in parts_of(view)
        if part["type"] == 3 and decode(part["custom_id"]).verb == "set"
        for option in part["options"]
    ]
    assert all(about)


def test_what_is_as_the_game_has_it_says_what_that_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """“Gold: usual for this game” told nobody whether there would be any."""
    made = table(RiskOptions(mode="dominion"), monkeypatch)
    say = voice(made, "en")
    assert lobby.value(made, say, "gold", "mode") == "on (usual for this game)"
    assert lobby.value(made, say, "setup", "mode") == "claimed one by one, in turn (usual for this game)"
    assert lobby.value(made, say, "gold", "off") == "off"
    skirmish = table(RiskOptions(gold="on"), monkeypatch)
    assert lobby.value(skirmish, say, "gold", "mode") == "off (usual for this game)"


def test_of_an_edition_too(monkeypatch: pytest.MonkeyPatch) -> None:
    made = memory_store.table("fief", NAMES)
    monkeypatch.setattr(type(made), "options", lambda _: FiefOptions(edition="b"))
    say = voice(made, "en")
    assert lobby.value(made, say, "royal_pardon", "edition") == "No (as the edition has it)"
    assert lobby.value(made, say, "max_rounds", "usual") == "15 (as many as usual)"


@pytest.mark.parametrize("system", ["risk", "tiny_epic", "fief"])
def test_every_way_to_play_has_a_line_on_what_it_means(system: str) -> None:
    options = SYSTEMS[system].rules.options
    for name in options.main or ("mode",):
        for each in lobby.values(options)[name]:
            assert known(f"{system}-option-{name}-{each}-about"), (name, each)


def test_how_many_may_play_is_said_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """“At the table: 2 (from 2 to 2 may play)” stood in the lobby of a first game."""
    made = memory_store.table("risk", NAMES[:2])
    monkeypatch.setattr(type(made), "options", lambda _: RiskOptions(mode="first"))
    assert lobby.seated(made, voice(made, "en")) == "At the table: 2 of 2"
    monkeypatch.setattr(type(made), "options", lambda _: RiskOptions())
    assert lobby.seated(made, voice(made, "en")) == "At the table: 2 (2 to 7 can play)"


def test_whoever_sits_alone_reads_what_an_agent_is() -> None:
    """*Add an agent* was a riddle to who had never met one; with enough at the table nothing is said of it."""
    alone, both = (memory_store.table("risk", names) for names in (("Alys",), ("Alys", "Bran")))
    for language, words in (
        ("en", "an agent, a player whom I lead"),
        ("de", "Mitspieler an den Tisch, den ich"),
    ):
        assert words in _text(lobby.lobby(alone, voice(alone, language)))
        assert words not in _text(lobby.lobby(both, voice(both, language)))


def _text(shown: Any) -> str:
    return "\n".join(part["content"] for part in parts_of(shown) if part["type"] == 10)
