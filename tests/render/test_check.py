"""What is missing or damaged is told at the start, in one clear line."""

import json
import shutil
from pathlib import Path

import pytest

import data
import render
from data import ROOT, DataError
from render.base import fonts, geometry, palette
from render.signs import icons


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the data that may be damaged."""
    root = tmp_path / "data"
    shutil.copytree(ROOT / "fonts", root / "fonts")
    for game in ("risk", "tiny_epic", "fief"):
        shutil.copytree(ROOT / game, root / game)
    shutil.copy(ROOT / "palette.json", root)
    shutil.copy(ROOT / "signs.json", root)
    monkeypatch.setattr(data, "ROOT", root)
    monkeypatch.setattr(geometry, "ROOT", root)
    monkeypatch.setattr(fonts, "FOLDER", root / "fonts")
    monkeypatch.setattr(fonts, "_mine", type(fonts._mine)())
    data.load.cache_clear()
    yield root
    data.load.cache_clear()


def test_all_is_well() -> None:
    render.check()


def test_a_whole_copy_is_well(copied: Path) -> None:
    render.check()


def test_a_missing_font(copied: Path) -> None:
    (copied / "fonts" / "number.ttf").unlink()
    with pytest.raises(DataError, match=r"data/fonts/number\.ttf is missing"):
        render.check()


def test_a_damaged_font(copied: Path) -> None:
    (copied / "fonts" / "label.ttf").write_bytes(b"no font at all")
    with pytest.raises(DataError, match=r"data/fonts/label\.ttf is damaged"):
        render.check()


def test_a_missing_palette(copied: Path) -> None:
    (copied / "palette.json").unlink()
    with pytest.raises(DataError, match=r"data/palette\.json cannot be read"):
        render.check()


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (("sides", "stark", "fill"), "white", "sides.stark.fill"),
        (("sides", "stark", "fill"), "#GGGGGG", "sides.stark.fill"),
        (("sides", "stark", "pattern"), "tartan", "sides.stark.pattern"),
        (("sides", "neutral"), None, "the side neutral has no style"),
        (("themes", "day"), None, "the theme day is missing"),
        (("themes", "night", "ink"), None, "themes.night.ink"),
    ],
)
def test_a_damaged_palette(copied: Path, path: tuple[str, ...], value: str | None, said: str) -> None:
    file = copied / "palette.json"
    content = json.loads(file.read_text())
    *parents, last = path
    place = content
    for step in parents:
        place = place[step]
    if value is None:
        del place[last]
    else:
        place[last] = value
    file.write_text(json.dumps(content))
    with pytest.raises(DataError, match=said):
        render.check()


def test_a_damaged_board(copied: Path) -> None:
    file = copied / "risk" / "geometry" / "westeros.json"
    file.write_text(file.read_text()[:1000])
    with pytest.raises(DataError, match=r"data/risk/geometry/westeros\.json is damaged"):
        render.check()


def test_without_any_board(copied: Path) -> None:
    for file in copied.glob("*/geometry/*.json"):
        file.unlink()
    with pytest.raises(DataError, match="data has no board"):
        render.check()


def test_every_board_there_is_gets_checked() -> None:
    files = {f.relative_to(ROOT).with_suffix("").as_posix() for f in ROOT.glob("*/geometry/*.json")}
    assert files == set(render.boards())
    assert "risk/geometry/westeros" in files


def add(copied: Path, name: str, content: object) -> None:
    """A game that is new here."""
    (copied / "new").mkdir(exist_ok=True)
    (copied / "new" / name).write_text(json.dumps(content))


def test_a_new_game_brings_its_own_board_colours_and_signs(copied: Path) -> None:
    (copied / "new" / "geometry").mkdir(parents=True)
    shutil.copy(copied / "fief" / "geometry" / "westeros.json", copied / "new" / "geometry" / "vale.json")
    add(copied, "palette.json", {"sides": {"royce": ROYCE}, "tables": {"new": ["royce", "stark"]}})
    add(copied, "signs.json", {"signs": {"rune": "star", "lord": "plumed_helm"}})
    render.check()
    assert "new/geometry/vale" in render.boards()
    assert palette.palette().sides["royce"].pattern == "scales"
    assert icons.signs()["rune"] is icons.DRAWINGS["star"]


ROYCE = {"fill": "#804020", "pattern": "scales", "letter": "#FFFFFF"}


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        (
            "palette.json",
            {"sides": {"stark": ROYCE}},
            "data/new/palette.json gives the side stark another style",
        ),
        ("palette.json", {"tables": {"new": ["royce"]}}, "the side royce has no style"),
        ("palette.json", {"themes": {}}, "data/new/palette.json is damaged at themes"),
        ("signs.json", {"signs": {"rune": "squiggle"}}, "there is no drawing squiggle for rune"),
        ("signs.json", {"signs": {"lord": "skull"}}, "as the sign of lord; elsewhere it is"),
    ],
)
def test_a_new_game_that_does_not_fit(copied: Path, name: str, content: object, said: str) -> None:
    add(copied, name, content)
    with pytest.raises(DataError, match=said):
        render.check()


def test_a_board_that_is_not_there() -> None:
    with pytest.raises(DataError, match=r"data/risk/geometry/sothoryos\.json cannot be read"):
        geometry.geometry("risk/geometry/sothoryos")
