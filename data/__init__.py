"""Boards, cards, tokens, fonts, words: read once, checked by pydantic models, never changed.

The files lie beside this module. Whoever needs one gives its name and the model it must fit.
"""

from functools import cache
from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, ValidationError

ROOT = Path(__file__).parent
"""The folder of the data files."""

M = TypeVar("M", bound=BaseModel)


class DataError(Exception):
    """A data file that is missing or damaged, said in one line for the host."""


@cache
def load(name: str, model: type[M]) -> M:
    """The file `name` (`risk/westeros.json`) as `model`.

    Raises DataError if it is missing, is not JSON or does not fit.
    """
    try:
        text = (ROOT / name).read_text(encoding="utf-8")
    except OSError as error:
        raise DataError(f"data/{name} cannot be read: {error.strerror}") from error
    try:
        return model.model_validate_json(text)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        raise DataError(f"data/{name} is damaged at {where or 'its start'}: {first['msg']}") from error


def shared(name: str) -> tuple[str, ...]:
    """The files of this name (or pattern): that of all games, if there is one, then those in the folders of games."""
    found = [ROOT / name, *sorted(ROOT.glob(f"*/{name}"))]
    return tuple(file.relative_to(ROOT).as_posix() for file in found if file.is_file())
