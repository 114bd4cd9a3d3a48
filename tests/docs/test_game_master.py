"""The page of game masters names every command and option, none else, and changes by hand as they are read."""

import re
from pathlib import Path

import pytest
from discord import app_commands

from bot.rules.contract import EndGame, kind_of
from cogs import groups
from cogs.gm import typed_line
from cogs.interaction.names import voice
from tests.cogs.tables import moments
from tests.engine import memory_store
from tests.rules.systems import SYSTEMS

PAGE = (Path(__file__).parents[2] / "docs" / "game-master.md").read_text(encoding="utf-8")
GAMES = {"RISK": "risk", "Tiny Epic": "tiny_epic", "Fief": "fief"}


def commands() -> dict[str, set[str]]:
    """Every command of `/gm`, with its options but for the reason, which all of them ask for."""
    found = {}
    for command in groups()[1].commands:
        assert isinstance(command, app_commands.Command)
        options = {one.display_name for one in command.parameters}
        assert "reason" in options, command.name
        found[command.name] = options - {"reason"}
    return found


def table() -> dict[str, set[str]]:
    """The commands of the first table, with the options that their rows name."""
    found: dict[str, set[str]] = {}
    for row in re.findall(r"^\| (`/gm .*)$", PAGE, re.M):
        cell, told = row.split(" | ", 1)
        ordered = re.findall(r"`/gm ([^`]+)`", cell)
        named = {*re.findall(r"`(\w+)`", f"{cell} {told}")}
        for order in ordered:
            name, *options = order.split()
            found[name] = {*options, *(named if len(ordered) == 1 else ())}
    return found


def test_every_command_of_a_game_master_is_on_the_page_with_its_options() -> None:
    told = table() | {name: {"person", "role"} for name in ("appoint", "dismiss")}
    real = commands()
    assert told.keys() == real.keys()
    for name, options in real.items():
        assert options <= told[name], f"/gm {name} takes {options - told[name]}, too"


def test_every_command_that_the_page_gives_exists() -> None:
    real = commands()
    for name, rest in re.findall(r"`/gm (\w+)([^`]*)`", PAGE):
        named = {*(re.findall(r"(\w+):", rest) or rest.split())} - {"reason"}
        assert named <= real[name], f"/gm {name} takes no {named - real[name]}"


@pytest.mark.parametrize("game", GAMES)
def test_every_change_by_hand_is_read_as_the_page_writes_it(game: str) -> None:
    there, state = moments(GAMES[game])[-1]
    of = memory_store.table(
        GAMES[game], ("Alys", "Brynden", "Cass", "Davin", "Elyn", "Fal")[: len(there.seats)]
    )
    of._state = state
    say = voice(of, "en").plain
    rows = dict(re.findall(rf"^\| {game} \| `(\w+)` \|.*\| (?:`(.*)` )?\|$", PAGE, re.M))
    edits = [model for model in SYSTEMS[GAMES[game]].rules.edits if model is not EndGame]
    assert [*rows] == [*map(kind_of, edits)]
    for kind, line in rows.items():
        action = typed_line.line_form(of, edits, say, kind).action(line)
        assert action.kind == kind
