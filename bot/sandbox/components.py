"""The components of messages and modals: what each may hold, how they are numbered, and how they point at files.

Components V1 are rows of buttons and selects below a text; V2 (flag 32768) are the whole message.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter, model_validator

from bot.sandbox import limits
from bot.sandbox.errors import invalid
from bot.sandbox.model import Json
from bot.sandbox.shapes import Shape, Snowflake

ACTION_ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
TEXT_DISPLAY, THUMBNAIL, GALLERY, FILE, CONTAINER, LABEL = 10, 11, 12, 13, 17, 18
RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 21, 22, 23
SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
LINK_STYLE = 5

AltText = Annotated[str, Field(min_length=1, max_length=limits.ATTACHMENT_DESCRIPTION)]
CustomId = Annotated[str, Field(min_length=1, max_length=limits.CUSTOM_ID)]


class Emoji(Shape):
    name: str | None = None
    id: Snowflake | None = None
    animated: bool | None = None


class Media(Shape):
    url: Annotated[str, Field(max_length=2_048)]


class Component(Shape):
    id: Annotated[int, Field(ge=0)] | None = None


class Button(Component):
    type: Literal[2]
    style: Literal[1, 2, 3, 4, 5]
    label: Annotated[str, Field(max_length=limits.BUTTON_LABEL)] | None = None
    emoji: Emoji | None = None
    custom_id: CustomId | None = None
    url: Annotated[str, Field(max_length=limits.BUTTON_URL)] | None = None
    disabled: bool = False

    @model_validator(mode="after")
    def _one_target(self) -> Button:
        wanted, other = ("url", "custom_id") if self.style == LINK_STYLE else ("custom_id", "url")
        if getattr(self, wanted) is None or getattr(self, other) is not None:
            raise ValueError(f"A button of style {self.style} needs {wanted} and cannot have {other}")
        if not self.label and self.emoji is None:
            raise ValueError("A button must have a label or an emoji")
        return self


class SelectOption(Shape):
    label: Annotated[str, Field(min_length=1, max_length=limits.OPTION_TEXT)]
    value: Annotated[str, Field(min_length=1, max_length=limits.OPTION_TEXT)]
    description: Annotated[str, Field(max_length=limits.OPTION_TEXT)] | None = None
    emoji: Emoji | None = None
    default: bool = False


class DefaultValue(Shape):
    id: Snowflake
    type: Literal["user", "role", "channel"]


class Select(Component):
    custom_id: CustomId
    placeholder: Annotated[str, Field(max_length=limits.SELECT_PLACEHOLDER)] | None = None
    min_values: Annotated[int, Field(ge=0, le=25)] = 1
    max_values: Annotated[int, Field(ge=1, le=25)] = 1
    disabled: bool = False
    required: bool | None = None

    @model_validator(mode="after")
    def _range(self) -> Select:
        if self.min_values > self.max_values:
            raise ValueError("min_values cannot be above max_values")
        return self


class StringSelect(Select):
    type: Literal[3]
    options: Annotated[list[SelectOption], Field(min_length=1, max_length=limits.SELECT_OPTIONS)]

    @model_validator(mode="after")
    def _options(self) -> StringSelect:
        if len({option.value for option in self.options}) < len(self.options):
            raise ValueError("The values of the options must be different")
        if self.max_values > len(self.options):
            raise ValueError("max_values cannot be above the number of options")
        if sum(option.default for option in self.options) > self.max_values:
            raise ValueError("More options are chosen by default than max_values allows")
        return self


class EntitySelect(Select):
    type: Literal[5, 6, 7]
    default_values: Annotated[list[DefaultValue], Field(max_length=25)] | None = None


class ChannelSelect(Select):
    type: Literal[8]
    default_values: Annotated[list[DefaultValue], Field(max_length=25)] | None = None
    channel_types: list[int] | None = None


AnySelect = StringSelect | EntitySelect | ChannelSelect


class ActionRow(Component):
    type: Literal[1]
    components: Annotated[
        list[Annotated[Button | AnySelect, Field(discriminator="type")]],
        Field(min_length=1, max_length=limits.ROW_BUTTONS),
    ]

    @model_validator(mode="after")
    def _one_select(self) -> ActionRow:
        if len(self.components) > 1 and not all(isinstance(child, Button) for child in self.components):
            raise ValueError("A row holds up to five buttons or a single select")
        return self


class TextDisplay(Component):
    type: Literal[10]
    content: Annotated[str, Field(min_length=1, max_length=limits.V2_TEXT)]


class Thumbnail(Component):
    type: Literal[11]
    media: Media
    description: AltText | None = None
    spoiler: bool = False


class Section(Component):
    type: Literal[9]
    components: Annotated[list[TextDisplay], Field(min_length=1, max_length=limits.SECTION_TEXTS)]
    accessory: Annotated[Button | Thumbnail, Field(discriminator="type")]


class GalleryItem(Shape):
    media: Media
    description: AltText | None = None
    spoiler: bool = False


class Gallery(Component):
    type: Literal[12]
    items: Annotated[list[GalleryItem], Field(min_length=1, max_length=limits.GALLERY_ITEMS)]


class File(Component):
    type: Literal[13]
    file: Media
    spoiler: bool = False


class Separator(Component):
    type: Literal[14]
    divider: bool = True
    spacing: Literal[1, 2] = 1


InContainer = ActionRow | TextDisplay | Section | Gallery | File | Separator


class Container(Component):
    type: Literal[17]
    components: Annotated[list[Annotated[InContainer, Field(discriminator="type")]], Field(min_length=1)]
    accent_color: Annotated[int, Field(ge=0, le=0xFFFFFF)] | None = None
    spoiler: bool = False


MessageComponent = Annotated[InContainer | Container, Field(discriminator="type")]


class TextInput(Component):
    type: Literal[4]
    custom_id: CustomId
    style: Literal[1, 2]
    label: Annotated[str, Field(min_length=1, max_length=limits.MODAL_LABEL)] | None = None
    value: Annotated[str, Field(max_length=limits.TEXT_INPUT)] | None = None
    placeholder: Annotated[str, Field(max_length=limits.TEXT_INPUT_PLACEHOLDER)] | None = None
    required: bool = True
    min_length: Annotated[int, Field(ge=0, le=limits.TEXT_INPUT)] | None = None
    max_length: Annotated[int, Field(ge=1, le=limits.TEXT_INPUT)] | None = None


class RadioGroup(Component):
    type: Literal[21]
    custom_id: CustomId
    options: Annotated[list[SelectOption], Field(min_length=2, max_length=limits.GROUP_OPTIONS)]
    required: bool = True


class CheckboxGroup(Component):
    type: Literal[22]
    custom_id: CustomId
    options: Annotated[list[SelectOption], Field(min_length=1, max_length=limits.GROUP_OPTIONS)]
    min_values: Annotated[int, Field(ge=0, le=limits.GROUP_OPTIONS)] = 0
    max_values: Annotated[int, Field(ge=1, le=limits.GROUP_OPTIONS)] = limits.GROUP_OPTIONS
    required: bool = True


class Checkbox(Component):
    type: Literal[23]
    custom_id: CustomId
    default: bool = False


InLabel = TextInput | AnySelect | RadioGroup | CheckboxGroup | Checkbox


class Label(Component):
    type: Literal[18]
    label: Annotated[str, Field(min_length=1, max_length=limits.MODAL_LABEL)]
    description: Annotated[str, Field(min_length=1, max_length=limits.MODAL_LABEL_DESCRIPTION)] | None = None
    component: Annotated[InLabel, Field(discriminator="type")]


class InputRow(Component):
    """The older form of a modal's field: a row with one text input, which carries its own label."""

    type: Literal[1]
    components: Annotated[list[TextInput], Field(min_length=1, max_length=1)]

    @model_validator(mode="after")
    def _label(self) -> InputRow:
        if self.components[0].label is None:
            raise ValueError("A text input in a row needs a label")
        return self


class ModalForm(Shape):
    custom_id: CustomId
    title: Annotated[str, Field(min_length=1, max_length=limits.MODAL_TITLE)]
    components: Annotated[
        list[Annotated[Label | InputRow | TextDisplay, Field(discriminator="type")]],
        Field(min_length=1, max_length=limits.MODAL_COMPONENTS),
    ]


_JSON: TypeAdapter[Any] = TypeAdapter(Any)


def walk(components: list[Json]) -> list[Json]:
    """Every component of a tree, parents before children, in the order they are shown."""
    found: list[Json] = []
    for component in components:
        found.append(component)
        if "components" in component:
            found += walk(component["components"])
        for key in ("accessory", "component"):
            if key in component:
                found += walk([component[key]])
    return found


def laid_out(components: list[Any], *, v2: bool) -> list[Json]:
    """Checked message components as JSON, each with a number (`id`) of its own.

    Raises `ApiError` for what no single component can see: too many rows, components or characters, a V2
    component without the flag, a custom_id or id used twice.
    """
    tree = _numbered(components)
    every = walk(tree)
    if v2:
        if len(every) > limits.V2_COMPONENTS:
            words = f"The total number of components cannot exceed {limits.V2_COMPONENTS}"
            raise invalid((("components",), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", words))
        if sum(len(part["content"]) for part in every if part["type"] == TEXT_DISPLAY) > limits.V2_TEXT:
            words = f"The total length of all text displays cannot exceed {limits.V2_TEXT}"
            raise invalid((("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", words))
    else:
        strangers = [position for position, part in enumerate(tree) if part["type"] != ACTION_ROW]
        if strangers:
            words = "Only rows are allowed without the Components V2 flag"
            raise invalid((("components", strangers[0], "type"), "UNION_TYPE_CHOICES", words))
        if len(tree) > limits.ROWS:
            words = f"Must be between 1 and {limits.ROWS} in length."
            raise invalid((("components",), "BASE_TYPE_BAD_LENGTH", words))
    _no_twins(every)
    return tree


def modal_fields(form: ModalForm) -> list[Json]:
    """The components of a checked modal as JSON, numbered. Raises `ApiError` on a custom_id used twice."""
    tree = _numbered(form.components)
    _no_twins(walk(tree))
    return tree


def _numbered(components: list[Any]) -> list[Json]:
    tree: list[Json] = _JSON.dump_python(components, exclude_none=True)
    every = walk(tree)
    taken = {part["id"] for part in every if part.get("id")}
    free = (number for number in range(1, len(every) + len(taken) + 1) if number not in taken)
    for part in every:
        if not part.get("id"):  # 0 means "number it for me", as does nothing
            part["id"] = next(free)
    return tree


def _no_twins(every: list[Json]) -> None:
    for key, code in (("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"), ("id", "COMPONENT_ID_DUPLICATED")):
        values = [part[key] for part in every if part.get(key) is not None]
        if len(set(values)) < len(values):
            raise invalid((("components",), code, f"Component {key} cannot be duplicated"))


def media_holders(components: list[Json]) -> Iterator[tuple[Json, str]]:
    """(object, key) of every place in a tree that holds a `{"url": …}`."""
    for part in walk(components):
        if part["type"] == THUMBNAIL:
            yield part, "media"
        elif part["type"] == FILE:
            yield part, "file"
        elif part["type"] == GALLERY:
            yield from ((item, "media") for item in part["items"])


def copied(value: Any) -> Any:
    """JSON of which nothing is shared with `value`: `deepcopy` takes many times as long."""
    return _JSON.dump_python(value)


def resolved(components: list[Json], media: Callable[[str], tuple[Json, Json]]) -> list[Json]:
    """A copy as Discord shows it.

    `media(url)` gives the media object that replaces a url, and the name and size a file component tells.
    """
    tree: list[Json] = copied(components)
    for holder, key in media_holders(tree):
        holder[key], about = media(holder[key]["url"])
        if key == "file":
            holder.update(about)
        else:
            holder.setdefault("description", None)
    for part in walk(tree):
        if part["type"] == CONTAINER:
            part.setdefault("accent_color", None)
    return tree
