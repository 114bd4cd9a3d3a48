"""What all models share: fields are read the quick way, and a name that is none is an error."""

import pytest

from bot.rules.contract import Model, models


class Stone(Model):
    weight: int


def test_nothing_makes_python_read_fields_the_slow_way() -> None:
    assert not any("__getattr__" in vars(one) for kind in (Stone, *models()) for one in kind.__mro__)


def test_no_model_has_what_pydantic_would_look_for_elsewhere() -> None:
    kinds = (Stone, *models())
    assert not any(kind.__private_attributes__ for kind in kinds)
    assert {kind.model_config.get("extra") for kind in kinds} <= {"forbid", "ignore"}


def test_a_name_that_is_no_field_is_an_error() -> None:
    with pytest.raises(AttributeError, match="'Stone' object has no attribute 'colour'"):
        _ = Stone(weight=1).colour  # type: ignore[attr-defined]
