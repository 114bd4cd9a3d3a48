"""Numbering, counting and nesting of components."""

from typing import Any

import pytest
from pydantic import TypeAdapter

from bot.sandbox import components
from bot.sandbox.errors import ApiError
from bot.sandbox.model import Json
from bot.sandbox.requests import MessageParts
from bot.sandbox.shapes import UnknownField, read


def button(custom_id: str = "b", **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "L", "custom_id": custom_id, **more}


def row(*children: Json, **more: Any) -> Json:
    return {"type": 1, "components": list(children), **more}


def text(content: str = "t") -> Json:
    return {"type": 10, "content": content}


def menu(count: int = 1, **more: Any) -> Json:
    options = [{"label": str(number), "value": str(number)} for number in range(count)]
    return {"type": 3, "custom_id": "m", "options": options, **more}


def laid_out(*tree: Json, v2: bool = False) -> list[Json]:
    parts = read(MessageParts, {"components": list(tree)})
    return components.laid_out(parts.components or [], v2=v2)


def test_every_component_gets_a_number_of_its_own() -> None:
    tree = laid_out(
        {"type": 17, "components": [text(), {"type": 9, "components": [text()], "accessory": button()}]},
        {"type": 14, "id": 2},
        v2=True,
    )
    numbers = [part["id"] for part in components.walk(tree)]
    assert sorted(numbers) == sorted(set(numbers))
    assert tree[1]["id"] == 2


@pytest.mark.parametrize(
    ("tree", "code"),
    [
        ([row(button(str(n))) for n in range(6)], "BASE_TYPE_BAD_LENGTH"),
        ([row(button()), row(button())], "COMPONENT_CUSTOM_ID_DUPLICATED"),
        ([row(button(), id=3), row(button("c"), id=3)], "COMPONENT_ID_DUPLICATED"),
        ([text()], "UNION_TYPE_CHOICES"),
        ([row(*(button(str(n)) for n in range(6)))], "BASE_TYPE_MAX_LENGTH"),
        ([row()], "BASE_TYPE_MIN_LENGTH"),
        ([row(menu(), button())], "BASE_TYPE_BAD_VALUE"),
        ([row(menu(26))], "BASE_TYPE_MAX_LENGTH"),
        ([row(menu(1, max_values=2))], "BASE_TYPE_BAD_VALUE"),
        ([row(menu(2, min_values=2, max_values=1))], "BASE_TYPE_BAD_VALUE"),
        ([row(button("x" * 101))], "BASE_TYPE_MAX_LENGTH"),
        ([row(button(label="x" * 81))], "BASE_TYPE_MAX_LENGTH"),
        ([row(button(label=None))], "BASE_TYPE_BAD_VALUE"),
        ([row(button(style=5))], "BASE_TYPE_BAD_VALUE"),
        ([row(button(url="https://example.org"))], "BASE_TYPE_BAD_VALUE"),
    ],
)
def test_what_discord_refuses_is_refused(tree: list[Json], code: str) -> None:
    with pytest.raises(ApiError) as caught:
        laid_out(*tree)
    assert caught.value.code == 50035
    assert code in str(caught.value.errors)


def test_v2_counts_40_components_and_4000_characters_over_the_whole_tree() -> None:
    laid_out({"type": 17, "components": [text("x" * 100)] * 39}, v2=True)
    with pytest.raises(ApiError, match="40"):
        laid_out({"type": 17, "components": [text()] * 39}, text(), v2=True)
    with pytest.raises(ApiError, match="4000"):
        laid_out({"type": 17, "components": [text("x" * 2001)]}, text("x" * 2000), v2=True)


def test_unknown_component_or_field_is_named() -> None:
    with pytest.raises(UnknownField) as caught:
        laid_out(row(button(colour="red"), {"type": 99}))
    assert caught.value.fields == ("components.0.components.0.colour", "components.0.components.1")


def test_modal_has_five_fields_and_each_row_its_label() -> None:
    def label(number: int) -> Json:
        return {"type": 18, "label": "L", "component": {"type": 4, "style": 1, "custom_id": str(number)}}

    read(components.ModalForm, {"custom_id": "m", "title": "T", "components": [label(n) for n in range(5)]})
    bare = row({"type": 4, "style": 1, "custom_id": "c"})
    for wrong in ([label(n) for n in range(6)], [bare], []):
        with pytest.raises(ApiError):
            read(components.ModalForm, {"custom_id": "m", "title": "T", "components": wrong})
    with pytest.raises(ApiError):
        read(components.ModalForm, {"custom_id": "m", "title": "x" * 46, "components": [label(1)]})


def test_json_keeps_ids_as_strings() -> None:
    emoji = {"id": 123456789012345678, "name": "crown"}
    (found,) = laid_out(row(button(emoji=emoji)))
    assert TypeAdapter(list[Any]).dump_python(found["components"])[0]["emoji"]["id"] == "123456789012345678"
