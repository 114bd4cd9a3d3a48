"""Copies and new models that are not checked again are the same as those that are."""

import pytest

from bot.rules.contract import Model
from bot.rules.kit.draft import changed, made


class Piece(Model):
    place: str
    count: int = 1
    marks: tuple[str, ...] = ()


def test_a_model_made_unchecked_equals_a_checked_one_and_is_written_alike() -> None:
    here, there = made(Piece, place="a", count=2), Piece(place="a", count=2)
    assert here == there
    assert here.model_dump_json() == there.model_dump_json()
    assert changed(here, count=3) == Piece(place="a", count=3)


def test_what_has_no_default_has_to_be_given() -> None:
    with pytest.raises(TypeError, match="place"):
        made(Piece, count=2)
