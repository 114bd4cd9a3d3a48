"""Request bodies as pydantic models: a table of fields and limits that also says no to anything it does not know."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, TypeVar

from pydantic import BaseModel, ConfigDict, Field, PlainSerializer, ValidationError, model_validator

from bot.sandbox.errors import ApiError, Path, Refusal, invalid


class Shape(BaseModel):
    """A JSON object with exactly these fields."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    @model_validator(mode="before")
    @classmethod
    def _null_is_nothing(cls, data: Any) -> Any:
        """Discord takes null for an optional field as if it were not there."""
        if not isinstance(data, dict):
            return data
        if None not in data.values():
            return data
        filled = _filled(cls)
        return {name: value for name, value in data.items() if value is not None or name not in filled}


@cache
def _filled(shape: type[Shape]) -> frozenset[str]:
    """The fields that have a value where none is given."""
    fields = shape.model_fields.items()
    return frozenset(name for name, field in fields if not field.is_required() and field.default is not None)


S = TypeVar("S", bound=Shape)

# An id: a number to us, a string on the wire. Discord and its libraries send both forms.
Snowflake = Annotated[int, Field(ge=0), PlainSerializer(str)]

UNKNOWN = ("extra_forbidden", "union_tag_invalid")

# pydantic's error -> Discord's code and sentence
WORDS = {
    "missing": ("BASE_TYPE_REQUIRED", "This field is required"),
    "string_too_long": ("BASE_TYPE_MAX_LENGTH", "Must be {max_length} or fewer in length."),
    "string_too_short": ("BASE_TYPE_MIN_LENGTH", "Must be {min_length} or more in length."),
    "too_long": ("BASE_TYPE_MAX_LENGTH", "Must be {max_length} or fewer in length."),
    "too_short": ("BASE_TYPE_MIN_LENGTH", "Must be {min_length} or more in length."),
    "greater_than_equal": ("NUMBER_TYPE_MIN", "int value should be greater than or equal to {ge}."),
    "less_than_equal": ("NUMBER_TYPE_MAX", "int value should be less than or equal to {le}."),
    "string_pattern_mismatch": ("STRING_TYPE_REGEX", "String value did not match validation regex."),
    "literal_error": ("BASE_TYPE_CHOICES", "Value must be one of {{{expected}}}."),
    "extra_forbidden": ("SANDBOX_UNKNOWN_FIELD", "The sandbox does not know this field."),
    "union_tag_invalid": ("UNION_TYPE_CHOICES", "Value of field \"type\" must be one of ({expected_tags})."),
}  # fmt: skip


class UnknownField(ApiError):
    """A 50035 because the body has something the sandbox does not emulate; `fields` names it."""

    fields: tuple[str, ...] = ()


def read(shape: type[S], body: Any, at: Path = ()) -> S:
    """`body` as a `shape`. `at` is where the body stands in the request, for the error.

    Raises `ApiError` (50035), or its subclass `UnknownField` if a field or component type is not emulated.
    """
    try:
        return shape.model_validate(body)
    except ValidationError as error:
        problems, unknown = [], []
        for detail in error.errors(include_url=False, include_input=False):
            path = _path(body, detail["loc"], missing=detail["type"] == "missing")
            code, words = WORDS.get(
                detail["type"], ("BASE_TYPE_BAD_VALUE", detail["msg"].replace("{", "{{").replace("}", "}}"))
            )
            problems.append(((*at, *path), code, words.format(**detail.get("ctx", {}))))
            if detail["type"] in UNKNOWN:
                unknown.append(".".join(str(part) for part in (*at, *path)))
        refusal = invalid(*problems)
        if not unknown:
            raise refusal from None
        strange = UnknownField(refusal.refusal, refusal.errors)
        strange.fields = tuple(unknown)
        raise strange from None


def unknown(*fields: str) -> UnknownField:
    """The refusal of parts of a request that the sandbox does not know."""
    code, words = WORDS["extra_forbidden"]
    strange = UnknownField(Refusal.INVALID_FORM, invalid(*(((name,), code, words) for name in fields)).errors)
    strange.fields = fields
    return strange


def _path(body: Any, loc: tuple[str | int, ...], *, missing: bool) -> Path:
    """pydantic's location without the union tags it puts between the keys."""
    path: list[str | int] = []
    for part in loc:
        in_list = isinstance(body, list) and isinstance(part, int) and part < len(body)
        if in_list or (isinstance(body, dict) and part in body):
            path.append(part)
            body = body[part]
    return (*path, loc[-1]) if missing else tuple(path)
