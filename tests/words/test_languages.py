"""Each language is whole: every key with what English fills in, every command, every name, within Discord's limits."""

import asyncio
import json
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Where
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Resource, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from bot.rules.fief.model.facts import PERSONS
from bot.rules.registry import GAMES, RULESETS
from bot.rules.risk.model.board import board
from bot.rules.risk.model.library import CHARACTERS
from bot.rules.tiny_epic.model.facts import HEROES
from bot.sandbox.commands import characters, checked
from bot.words import FALLBACK, LOCALES, Voice, keys, languages, lexicon, names_in, words
from cogs import groups, privacy, translator
from cogs.lobby.learning import learn
from cogs.lookups import record_commands
from cogs.lookups.help import help_
from cogs.play.explain import explain
from cogs.play.plan_command import plan
from render import boards
from render.base.geometry import geometry

OTHERS = [name for name in languages() if name != FALLBACK]
BOOK = "commands"
"""The words of commands: English has them in the code."""

GROUPS = [getattr(import_module(f"cogs.games.{id_}"), id_) for id_ in GAMES]
LOOKUPS = [one for id_ in GAMES for one in getattr(import_module(f"cogs.games.{id_}"), "LOOKUPS", ())]
TREE = (*groups(), *LOOKUPS, record_commands.hall, privacy.group, plan, help_, learn, *GROUPS)


class Filled(Visitor):  # type: ignore[misc]
    """What is filled into a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def parsed(file: Path) -> Resource:
    return FluentParser().parse(file.read_text(encoding="utf-8"))


def messages(file: Path) -> dict[str, set[str]]:
    """The keys of a file, and what is filled in."""
    found: dict[str, set[str]] = {}
    for entry in parsed(file).body:
        if isinstance(entry, Message):
            visitor = Filled()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


def files(name: str) -> list[str]:
    return sorted(file.stem for file in (LOCALES / name).glob("*.ftl"))


@pytest.mark.parametrize("name", OTHERS)
def test_a_language_has_every_file(name: str) -> None:
    assert sorted([*files(FALLBACK), BOOK]) == files(name)


@pytest.mark.parametrize(
    ("name", "file"), [(name, file) for name in OTHERS for file in files(name) if file != BOOK]
)
def test_a_file_has_every_key_with_what_english_fills_in(name: str, file: str) -> None:
    found, english = (messages(LOCALES / each / f"{file}.ftl") for each in (name, FALLBACK))
    assert english == found


@pytest.mark.parametrize("name", OTHERS)
def test_every_choice_of_words_has_one_for_all_other_cases(name: str) -> None:
    """A plural that a language has and a translator forgot is said all the same."""

    class Choices(Visitor):  # type: ignore[misc]
        def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
            assert any(variant.default for variant in node.variants)
            self.generic_visit(node)

    for file in (LOCALES / name).glob("*.ftl"):
        Choices().visit(parsed(file))


def given(name: str, game: str) -> dict[str, str]:
    """What a language calls the ids of a game, patterns too."""
    return dict(json.loads((LOCALES / name / "names" / f"{game}.json").read_text(encoding="utf-8")))


def fitting(key: str) -> re.Pattern[str]:
    """What a key of a file of names stands for: a number for `#`, anything for `*`."""
    return re.compile(re.escape(key).replace(r"\#", r"\d+").replace(r"\*", ".+"))


@pytest.mark.parametrize("game", RULESETS)
@pytest.mark.parametrize("name", OTHERS)
def test_names_of_a_language_are_names_of_the_game(name: str, game: str) -> None:
    own = dict(RULESETS[game].names)
    for key, said in given(name, game).items():
        assert said
        pattern = fitting(key)
        assert any(pattern.fullmatch(id_) for id_ in own), f"{key} stands for nothing"


PROPER = {
    "risk": {
        *CHARACTERS,
        *(region.id for region in board("world").regions),
        "valar_morghulis",
    },
    "tiny_epic": {*HEROES},
    "fief": {*PERSONS, "mance", "castle_black", "eastwatch"},
}
"""What has the same name everywhere, besides lands: people, regions as they are printed."""
BARE = re.compile(r"(army|shield)-(?!ni)[a-z]+\d?")
"""What has only the name of a House."""


@pytest.mark.parametrize("game", RULESETS)
@pytest.mark.parametrize("name", OTHERS)
def test_all_but_lands_and_people_are_called_as_the_language_calls_them(name: str, game: str) -> None:
    own, file = RULESETS[game].names, given(name, game)
    called = names_in(name, game, own)
    maps = [geometry(board) for board in boards() if board.startswith(f"{game}/")]
    kept = PROPER[game] | file.keys() | {land for one in maps for land in one.territories}
    assert [id_ for id_ in own.keys() - kept if called[id_] == own[id_] and not BARE.fullmatch(id_)] == []


def test_a_card_is_called_as_its_readers_language_calls_it() -> None:
    risk = RULESETS["risk"]
    called = {locale: names_in(locale, "risk", risk.names)["bribery"] for locale in ("en-GB", "de", "fr")}
    assert called == {"en-GB": "Bribery", "de": "Bestechung", "fr": "Bribery"}
    say = Voice("de", names_in("de", "risk", risk.names), {0: "Alys"})
    assert say.key("risk-bought-card", seat=0, card="bribery", cost=200) == (
        "Alys kauft **Bestechung** für 200 Gold."
    )


PHONE = 38
"""Letters of a button that a phone shows; Discord takes 80."""


@pytest.mark.parametrize("name", languages())
def test_what_can_be_done_is_read_whole_on_the_button_of_a_phone(name: str) -> None:
    """The names of actions, of families of them, and of what stands in the same place whatever is played."""
    buttons = [key for game in GAMES for kind in ("do", "family") for key in keys(f"{game}-{kind}-")]
    assert len(buttons) > 100
    lengths = {key: len(words(key, name)) for key in buttons}
    assert {key: length for key, length in lengths.items() if length > PHONE} == {}


# ── German ──


@pytest.mark.parametrize(
    ("key", "args", "told"),
    [
        ("risk-figure-castles", {"count": 1}, "eine Burg"),
        ("risk-figure-castles", {"count": 2}, "2 Burgen"),
        ("risk-figure-lands", {"count": 1}, "ein Land"),
        ("risk-deployed", {"seat": 0, "armies": 1, "territory": "Pyke"}, "Alys schickt eine Armee nach **Pyke**."),
        ("risk-halted", {"seat": 0, "target": "Pyke", "battles": 1, "lost": 0, "slain": 1},
         "Alys bricht bei **Pyke** ab, nach einem Kampf: 0 verloren, 1 erschlagen."),
        ("statistics-minutes", {"count": 1}, "einer Minute"),
        ("end-winners", {"parties": (0, 1, 2)}, "Alys, Bran und Cass teilen sich den Sieg"),
        ("act-rewind", {"move": 1234}, "Der Tisch geht vor Zug 1234 zurück. Was seither kam, gilt nicht mehr."),
    ],
)  # fmt: skip
def test_german_numbers_genders_and_cases(key: str, args: dict[str, Any], told: str) -> None:
    assert Voice("de", {}, dict(enumerate(("Alys", "Bran", "Cass")))).key(key, **args) == told


def test_what_a_language_lacks_is_said_in_english() -> None:
    assert words("table-over", "fr") == words("table-over")
    assert words("table-over", "de") != words("table-over")


# ── commands ──


def walked(parts: tuple[Any, ...] = TREE) -> Iterator[Any]:
    for part in parts:
        yield part
        if isinstance(part, app_commands.Group):
            yield from walked(tuple(part.commands))


def translatable() -> Iterator[tuple[Where, Any]]:
    """Each text of each command: what it is, and of what."""
    yield Where.command_name, explain
    for part in walked():
        group = isinstance(part, app_commands.Group)
        yield Where.group_name if group else Where.command_name, part
        yield Where.group_description if group else Where.command_description, part
        for field in () if group else part.parameters:
            yield Where.parameter_name, field
            yield Where.parameter_description, field
            for choice in field.choices:
                if not choice.name.isdigit():
                    yield Where.choice_name, choice


@pytest.mark.parametrize("name", OTHERS)
def test_every_text_of_every_command_is_there(name: str) -> None:
    lacking = [
        next(translator.keys(where, of))
        for where, of in translatable()
        if translator.said(name, where, of) is None
    ]
    assert lacking == []


@pytest.mark.parametrize("name", OTHERS)
def test_no_words_of_commands_lie_idle(name: str) -> None:
    asked = {key for where, of in translatable() for key in translator.keys(where, of)}
    assert messages(LOCALES / name / f"{BOOK}.ftl").keys() <= asked


@pytest.mark.parametrize("name", OTHERS)
def test_no_text_of_a_command_is_cut(name: str) -> None:
    lengths = {key: len(words(key, name)) for key in messages(LOCALES / name / f"{BOOK}.ftl")}
    assert [key for key, length in lengths.items() if length > translator.DESCRIPTION] == []


async def test_discord_takes_all_commands_in_all_languages() -> None:
    """No two names alike, and 8,000 characters in all, of each text its longest translation."""
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    payloads: list[Any] = [  # not by the part's own, which a stage may have kept
        await type(part).get_translated_payload(part, tree, translator.Spoken()) for part in (*TREE, explain)
    ]
    for part in checked(payloads):
        assert characters(part) <= 8000
        for name in OTHERS:
            distinct(part, name)
    game = next(part for part in payloads if part["name"] == "game")
    assert game["name_localizations"] == {"de": "spiel"}


async def test_others_are_served_while_commands_are_told_in_all_languages() -> None:
    tree, rounds = app_commands.CommandTree(discord.Client(intents=discord.Intents.none())), count()

    async def others() -> None:
        while True:
            next(rounds)
            await asyncio.sleep(0)

    served = asyncio.create_task(others())
    game = next(part for part in TREE if part.name == "game")
    await type(game).get_translated_payload(game, tree, translator.Spoken())  # its own may be kept by a stage
    served.cancel()
    assert next(rounds) > 100


def distinct(part: Any, name: str) -> None:
    """No two commands or fields beside each other are called the same in a language."""
    options = part.get("options") or []
    called = [(one.get("name_localizations") or {}).get(name, one["name"]) for one in options]
    assert len(called) == len(set(called)), f"{part['name']}: {called}"
    for one in options:
        distinct(one, name)


def paths(name: str) -> set[str]:
    """The commands as people of a language type them, and where they begin."""
    found = set()
    for part in walked():
        steps = part.qualified_name.split(" ")
        at = ["-".join(steps[: place + 1]) for place in range(len(steps))]
        called = [words(f"called-{one}", name) if lexicon(name).has_message(f"called-{one}") else step
                  for one, step in zip(at, steps, strict=True)]  # fmt: skip
        found.add(" ".join(called))
    return found


@pytest.mark.parametrize("name", languages())
def test_commands_that_words_mention_are_there_under_that_name(name: str) -> None:
    known = paths(name)
    for file in (LOCALES / name).glob("*.ftl"):
        for found in re.findall(r"`/([^`{]+)`", file.read_text(encoding="utf-8")):
            steps = [step for step in found.split(" ") if ":" not in step]
            assert " ".join(steps) in known, f"{file.name}: /{found}"


@pytest.mark.parametrize("name", OTHERS)
def test_keys_of_a_game_are_listed_whatever_the_language(name: str) -> None:
    """What can be filed for is found by its key; each has words in every language."""
    assert all(lexicon(name).has_message(key) for key in keys("tiny_epic-moment-"))
