"""Prepared images kept on disk, so that a start is quick.

The folder is `MAESTER_CACHE`, else `~/.cache/maester`. What is kept under a key never changes; a file that is missing
or damaged is made again; a folder that cannot be written to only costs time.
"""

import hashlib
import os
import shutil
import tempfile
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

import structlog
from PIL import Image

log = structlog.get_logger()

Images = Mapping[str, Image.Image]
CODE = Path(__file__).parents[1]
"""All that draws."""


def folder() -> Path:
    """Where prepared images are kept."""
    if named := os.environ.get("MAESTER_CACHE"):
        return Path(named)
    try:
        return Path.home() / ".cache" / "maester"
    except RuntimeError:  # a user without a home, as in some containers
        return Path(tempfile.gettempdir()) / "maester-cache"


def digest(files: Iterable[Path]) -> str:
    """A key of the content of some files, and of the code that draws."""
    code = sorted(CODE.rglob("*.py"))
    total = hashlib.sha256()
    for file in (*files, *code):
        total.update(file.name.encode() + b"\0" + hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()[:20]


def prepared(name: str, key: str, modes: Mapping[str, str], make: Callable[[], Images]) -> Images:
    """The images kept as `name` under `key`, made if they are not there; `modes` says which there are."""
    place = folder() / f"{name}-{key}"
    if place.is_dir():
        try:
            return {part: _read(place / f"{part}.png", mode) for part, mode in modes.items()}
        except (OSError, SyntaxError, ValueError) as error:
            log.warning("prepared images are damaged and are made again", folder=str(place), error=str(error))
    made = make()
    try:
        _keep(place, made)
        _forget(place, name)
    except OSError as error:
        log.warning("prepared images cannot be kept", folder=str(place), error=str(error))
    return made


def _read(file: Path, mode: str) -> Image.Image:
    with Image.open(file) as image:
        image.verify()
    with Image.open(file) as image:
        image.load()
        if image.mode != mode:
            raise ValueError(f"{file.name} holds {image.mode}")
        return image.copy()


def _keep(place: Path, images: Images) -> None:
    """All or nothing: into a new folder, which then takes the name."""
    place.parent.mkdir(parents=True, exist_ok=True)
    new = Path(tempfile.mkdtemp(prefix=".new-", dir=place.parent))
    try:
        for part, image in images.items():
            image.save(new / f"{part}.png", compress_level=1)
        shutil.rmtree(place, ignore_errors=True)
        new.rename(place)
    finally:
        shutil.rmtree(new, ignore_errors=True)


def _forget(place: Path, name: str) -> None:
    """Drop what older data or code left under the same name."""
    for old in place.parent.glob(f"{name}-*"):
        if old != place:
            shutil.rmtree(old, ignore_errors=True)
