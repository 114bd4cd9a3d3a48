"""Messages and forms as a person has them before their eyes, built from Discord's own message objects.

They know nothing of where the objects come from, so that one scenario can run on any simulation of Discord.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeVar

from bot.sandbox import components, embeds
from bot.sandbox.model import Json, MessageFlag

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Button:
    label: str  # with the emoji in front, if it has one
    custom_id: str
    disabled: bool
    style: int
    url: str | None = None


@dataclass(frozen=True, slots=True)
class Option:
    label: str
    value: str
    description: str = ""
    default: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A select; without `options` it lists people, roles or channels (see `kind`, the component type)."""

    custom_id: str
    placeholder: str
    kind: int
    options: tuple[Option, ...]
    least: int
    most: int
    disabled: bool


@dataclass(frozen=True, slots=True)
class Picture:
    url: str
    alt: str  # empty: a blind person is told nothing
    filename: str = ""


@dataclass(frozen=True, slots=True)
class Seen:
    """A message. `text` is all its words in reading order: content, embeds, text displays."""

    id: int
    channel_id: int
    author: str
    text: str
    buttons: tuple[Button, ...]
    menus: tuple[Menu, ...]
    pictures: tuple[Picture, ...]
    files: tuple[str, ...]
    mentions: tuple[str, ...]  # the names of those it notifies
    ephemeral: bool
    pinned: bool
    edited: bool
    raw: Json = field(repr=False, compare=False)

    def button(self, label: str) -> Button:
        """The button with this label, or whose label contains it. Raises `LookupError` if there is not exactly one."""
        return _pick(label, [(button.label, button) for button in self.buttons], "button")

    def menu(self, name: str | None = None) -> Menu:
        """The select with this custom_id or placeholder, or the only one. Raises `LookupError`."""
        if name is None and len(self.menus) == 1:
            return self.menus[0]
        for menu in self.menus:
            if name == menu.custom_id:
                return menu
        return _pick(name or "", [(menu.placeholder, menu) for menu in self.menus], "menu")


@dataclass(frozen=True, slots=True)
class Field:
    """One input of a form. `kind` is the component type; `options` are for selects, radio and checkbox groups."""

    label: str
    custom_id: str
    kind: int
    required: bool
    value: str = ""
    options: tuple[Option, ...] = ()


@dataclass(frozen=True, slots=True)
class Form:
    """A modal that is open before a person."""

    id: int
    title: str
    custom_id: str
    text: str
    fields: tuple[Field, ...]

    def field(self, name: str) -> Field:
        """The input with this custom_id or label. Raises `LookupError`."""
        for each in self.fields:
            if name == each.custom_id:
                return each
        return _pick(name, [(each.label, each) for each in self.fields], "field")


@dataclass(frozen=True, slots=True)
class Choice:
    """An autocomplete choice."""

    name: str
    value: str | int | float


@dataclass(frozen=True, slots=True)
class Outcome:
    """What one act of a person led to: the bot's reply (a message of its own, or the one it changed), what else it
    sent in answer, a form it opened, or the sentence with which it failed."""

    reply: Seen | None = None
    followups: tuple[Seen, ...] = ()
    form: Form | None = None
    failure: str | None = None

    @property
    def message(self) -> Seen:
        """The reply, where there must be one. Raises `LookupError` if there is none."""
        if self.reply is None:
            raise LookupError(f"The bot did not reply: {self}")
        return self.reply

    @property
    def text(self) -> str:
        """The words of the reply; empty if there is none."""
        return self.reply.text if self.reply else ""


def seen(message: Json) -> Seen:
    """A Discord message object as a person sees it."""
    parts = components.walk(message["components"])
    v2 = bool(message["flags"] & MessageFlag.COMPONENTS_V2)
    texts = [message["content"], *(text for embed in message["embeds"] for text in embeds.texts(embed))]
    texts += [part["content"] for part in parts if part["type"] == components.TEXT_DISPLAY]
    return Seen(
        id=int(message["id"]),
        channel_id=int(message["channel_id"]),
        author=message["author"]["global_name"] or message["author"]["username"],
        text="\n".join(text for text in texts if text),
        buttons=tuple(_button(part) for part in parts if part["type"] == components.BUTTON),
        menus=tuple(_menu(part) for part in parts if part["type"] in components.SELECTS),
        pictures=tuple(_v2_pictures(message) if v2 else _v1_pictures(message)),
        files=tuple(_files(message, parts, v2=v2)),
        mentions=tuple(user["global_name"] or user["username"] for user in message["mentions"]),
        ephemeral=bool(message["flags"] & MessageFlag.EPHEMERAL),
        pinned=message["pinned"],
        edited=message["edited_timestamp"] is not None,
        raw=message,
    )


def form(modal_id: int, title: str, custom_id: str, parts: list[Json]) -> Form:
    """A modal's components as a person sees them."""
    fields, texts = [], []
    for part in parts:
        if part["type"] == components.TEXT_DISPLAY:
            texts.append(part["content"])
        elif part["type"] == components.LABEL:
            fields.append(_field(part["component"], part["label"]))
        else:
            fields += [_field(inner, inner["label"]) for inner in part["components"]]
    return Form(modal_id, title, custom_id, "\n".join(texts), tuple(fields))


def _field(part: Json, label: str) -> Field:
    value = part.get("value") or ""
    required = part.get("required") is not False
    return Field(label, part["custom_id"], part["type"], required, value, _options(part))


def _button(part: Json) -> Button:
    emoji = part.get("emoji") or {}
    drawn = None if emoji.get("id") else emoji.get("name")  # an emoji of one's own is a picture, no words
    label = " ".join(text for text in (drawn, part.get("label")) if text)
    return Button(
        label, part.get("custom_id", ""), part.get("disabled", False), part["style"], part.get("url")
    )


def _menu(part: Json) -> Menu:
    least, most = part.get("min_values", 1), part.get("max_values", 1)
    placeholder, disabled = part.get("placeholder", ""), part.get("disabled", False)
    return Menu(part["custom_id"], placeholder, part["type"], _options(part), least, most, disabled)


def _options(part: Json) -> tuple[Option, ...]:
    return tuple(
        Option(one["label"], one["value"], one.get("description", ""), one.get("default", False))
        for one in part.get("options", [])
    )


def _v2_pictures(message: Json) -> Iterable[Picture]:
    """The media a component points at; an attachment no component points at is not shown."""
    attached = {attachment["id"]: attachment for attachment in message["attachments"]}
    for holder, key in components.media_holders(message["components"]):
        if key == "media":
            source = attached.get(holder["media"].get("attachment_id", ""), {})
            alt = holder.get("description") or source.get("description", "")
            yield Picture(holder["media"]["url"], alt, source.get("filename", ""))


def _v1_pictures(message: Json) -> Iterable[Picture]:
    shown = set()
    for attachment in message["attachments"]:
        if _is_picture(attachment):
            shown.add(attachment["url"])
            yield Picture(attachment["url"], attachment.get("description", ""), attachment["filename"])
    for embed in message["embeds"]:
        for key in ("image", "thumbnail"):
            url = embed.get(key, {}).get("url")
            if url and url not in shown:
                yield Picture(url, "")  # Discord ignores an embed image's description


def _files(message: Json, parts: list[Json], *, v2: bool) -> Iterable[str]:
    if v2:
        return [part["name"] or part["file"]["url"] for part in parts if part["type"] == components.FILE]
    return [attachment["filename"] for attachment in message["attachments"] if not _is_picture(attachment)]


def _is_picture(attachment: Json) -> bool:
    return str(attachment.get("content_type", "")).startswith("image/")


def _pick(wanted: str, named: list[tuple[str, T]], what: str) -> T:
    exact = [thing for name, thing in named if name == wanted]
    found = exact or [thing for name, thing in named if wanted and wanted in name]
    if len(found) == 1:
        return found[0]
    many = "more than one" if found else "no"
    raise LookupError(
        f"There is {many} {what} {wanted!r}; there are: {', '.join(name for name, _ in named) or 'none'}"
    )
