"""What is missing or damaged is told at the start, in one clear line."""

import json
import shutil
from pathlib import Path

import pytest

import data
import render
from data import ROOT, DataError
from render import fonts, geometry


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the data that may be damaged."""
    root = tmp_path / "data"
    shutil.copytree(ROOT / "fonts", root / "fonts")
    for game in ("risk", "tiny_epic", "fief"):
        shutil.copytree(ROOT / game, root / game)
    shutil.copy(ROOT / "palette.json", root)
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


@pytest.mark.parametrize("board", render.BOARDS)
def test_a_missing_board(copied: Path, board: str) -> None:
    (copied / f"{board}.json").unlink()
    with pytest.raises(DataError, match=rf"data/{board}\.json cannot be read"):
        render.check()


def test_every_board_there_is_gets_checked() -> None:
    files = {f.relative_to(ROOT).with_suffix("").as_posix() for f in ROOT.glob("*/geometry/*.json")}
    assert files == set(render.BOARDS)


def test_a_board_that_is_not_there() -> None:
    with pytest.raises(DataError, match=r"data/risk/geometry/sothoryos\.json cannot be read"):
        geometry.geometry("risk/geometry/sothoryos")
