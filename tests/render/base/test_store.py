"""Prepared images on disk: used when whole, made again when not."""

from pathlib import Path

import pytest
from PIL import Image

import render
from render.base.store import CODE, Images, digest, prepared

MODES = {"one": "L", "two": "P"}


class Maker:
    """Makes two small images and counts how often."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self) -> Images:
        self.times += 1
        return {"one": Image.new("L", (4, 4), 7), "two": Image.new("P", (4, 4), 1)}


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MAESTER_CACHE", str(tmp_path / "kept"))
    return tmp_path / "kept"


def test_what_is_kept_is_not_made_again(cache: Path) -> None:
    make = Maker()
    first = prepared("isle", "k", MODES, make)
    second = prepared("isle", "k", MODES, make)
    assert make.times == 1
    assert all(
        first[part].tobytes() == second[part].tobytes() and second[part].mode == MODES[part] for part in MODES
    )


@pytest.mark.parametrize("damage", [b"", b"not an image", None], ids=["empty", "other", "gone"])
def test_a_damaged_file_is_made_again(cache: Path, damage: bytes | None) -> None:
    make = Maker()
    prepared("isle", "k", MODES, make)
    file = cache / "isle-k" / "two.png"
    if damage is None:
        file.unlink()
    else:
        file.write_bytes(damage)
    prepared("isle", "k", MODES, make)
    prepared("isle", "k", MODES, make)
    assert make.times == 2


def test_a_truncated_file_is_made_again(cache: Path) -> None:
    make = Maker()
    prepared("isle", "k", MODES, make)
    file = cache / "isle-k" / "one.png"
    file.write_bytes(file.read_bytes()[:-20])
    prepared("isle", "k", MODES, make)
    assert make.times == 2


def test_an_image_of_another_mode_is_made_again(cache: Path) -> None:
    make = Maker()
    prepared("isle", "k", MODES, make)
    Image.new("RGB", (4, 4)).save(cache / "isle-k" / "one.png")
    prepared("isle", "k", MODES, make)
    assert make.times == 2


def test_what_other_data_left_is_dropped(cache: Path) -> None:
    prepared("isle", "old", MODES, Maker())
    prepared("isle", "new", MODES, Maker())
    prepared("rock", "old", MODES, Maker())
    assert sorted(folder.name for folder in cache.iterdir()) == ["isle-new", "rock-old"]


def test_a_folder_that_cannot_be_written_only_costs_time(cache: Path) -> None:
    cache.write_text("a file where the folder should be")
    make = Maker()
    assert prepared("isle", "k", MODES, make)["one"].getpixel((0, 0)) == 7
    assert prepared("isle", "k", MODES, make)["two"].getpixel((0, 0)) == 1
    assert make.times == 2


def test_the_key_follows_the_content(tmp_path: Path) -> None:
    file = tmp_path / "palette.json"
    file.write_text("one")
    first = digest([file])
    assert digest([file]) == first
    file.write_text("two")
    assert digest([file]) != first


def test_the_key_follows_all_code_that_draws(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The code lies in packages: a change in any of them makes the boards anew."""
    file = tmp_path / "ground" / "sea.py"
    file.parent.mkdir()
    file.write_text("one")
    monkeypatch.setattr("render.base.store.CODE", tmp_path)
    first = digest([])
    file.write_text("two")
    assert digest([]) != first


def test_the_code_that_draws_is_all_of_the_renderer() -> None:
    assert Path(render.__file__).parent == CODE
