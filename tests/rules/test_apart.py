"""No code that all games share knows a single one: it finds them through the registry."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from bot.rules.registry import GAMES

ROOT = Path(__file__).parents[2]
SHARED = ("bot", "cogs", "render", "data")
NAMED = {"bot/rules/registry.py", "bot/sandbox/play.py", "bot/sandbox/people.py"}
"""They may name a game: the registry, and who opens a first table to try things out."""


WORDS = {"fief"}
"""Games called by a word that others use of their own things: it is their keys and modules that name them."""


def own(game: str, file: str) -> bool:
    """Whether a file is the game's own: in its folder, or its cog and what that is split into."""
    return file.startswith(
        (f"bot/rules/{game}/", f"data/{game}/", f"cogs/games/{game}.", f"cogs/games/{game}/")
    )


def of(game: str, module: str) -> bool:
    """Whether a module is the game's own."""
    path = module.replace(".", "/")
    return own(game, f"{path}/") or own(game, f"{path}.py")


def known(source: str, game: str) -> Iterator[str]:
    """Where a source imports a game, or names it in a string of its own."""
    imported, strings = named(source)
    yield from (f"line {line}: {name}" for line, name in imported if of(game, name))
    for line, text in strings:
        if (text == game and game not in WORDS) or text.startswith((f"{game}-", f"{game}/")):
            yield f"line {line}: {text}"


@cache
def named(source: str) -> tuple[list[tuple[int, str]], list[tuple[int, str]]]:
    """The modules that a source imports and what is in them, and its strings, each with its line."""
    imported, strings = [], []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.ImportFrom(module=str(module)):
                names = [module, *(f"{module}.{each.name}" for each in node.names)]
                imported += [(node.lineno, name) for name in names]
            case ast.Import(names=aliases):
                imported += [(node.lineno, each.name) for each in aliases]
            case ast.Constant(value=str(text)):
                strings.append((node.lineno, text))
    return imported, strings


@pytest.mark.parametrize("game", GAMES)
def test_nothing_shared_knows_a_game(game: str) -> None:
    files = {
        file.relative_to(ROOT).as_posix(): file for part in SHARED for file in (ROOT / part).rglob("*.py")
    }
    found = {
        name: lines
        for name, file in files.items()
        if not own(game, name) and name not in NAMED and (lines := [*known(file.read_text("utf-8"), game)])
    }
    assert found == {}
    assert sum(own(game, name) for name in files) > 1


def test_a_game_that_is_known_would_be_seen() -> None:
    imports = "import bot.rules.risk.odds\nfrom bot.rules import risk\nfrom cogs.games.risk import odds\n"
    assert len([*known(imports, "risk")]) == 4
    assert len([*known('RULESETS["risk"], "risk-guide", "risky"', "risk")]) == 2


@pytest.mark.parametrize("game", GAMES)
def test_no_game_knows_another(game: str) -> None:
    others = [other for other in GAMES if other != game]
    for file in (ROOT / "bot" / "rules" / game).rglob("*.py"):
        for other in others:
            assert [*known(file.read_text("utf-8"), other)] == [], file
