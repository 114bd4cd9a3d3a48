"""Embeds: their fields and limits."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from bot.sandbox import limits
from bot.sandbox.errors import invalid
from bot.sandbox.model import Json
from bot.sandbox.shapes import Shape

Url = Annotated[str, Field(max_length=2_048)]


class Picture(Shape):
    url: Url
    description: str | None = None
    proxy_url: str | None = None
    width: int | None = None
    height: int | None = None
    content_type: str | None = None
    flags: int | None = None


class Author(Shape):
    name: Annotated[str, Field(max_length=limits.EMBED_AUTHOR)]
    url: Url | None = None
    icon_url: Url | None = None
    proxy_icon_url: str | None = None


class Footer(Shape):
    text: Annotated[str, Field(max_length=limits.EMBED_FOOTER)]
    icon_url: Url | None = None
    proxy_icon_url: str | None = None


class EmbedField(Shape):
    name: Annotated[str, Field(min_length=1, max_length=limits.EMBED_FIELD_NAME)]
    value: Annotated[str, Field(min_length=1, max_length=limits.EMBED_FIELD_VALUE)]
    inline: bool = False


class Embed(Shape):
    type: str = "rich"
    title: Annotated[str, Field(max_length=limits.EMBED_TITLE)] | None = None
    description: Annotated[str, Field(max_length=limits.EMBED_DESCRIPTION)] | None = None
    url: Url | None = None
    color: Annotated[int, Field(ge=0, le=0xFFFFFF)] | None = None
    timestamp: str | None = None
    author: Author | None = None
    footer: Footer | None = None
    image: Picture | None = None
    thumbnail: Picture | None = None
    fields: Annotated[list[EmbedField], Field(max_length=limits.EMBED_FIELDS)] = Field(default_factory=list)
    flags: int | None = None

    def length(self) -> int:
        """The characters that count towards the total."""
        texts = [
            self.title,
            self.description,
            self.author and self.author.name,
            self.footer and self.footer.text,
        ]
        texts += [text for field in self.fields for text in (field.name, field.value)]
        return sum(len(text) for text in texts if text)


def laid_out(embeds: list[Embed]) -> list[Json]:
    """Checked embeds as JSON. Raises `ApiError` if they are too long together."""
    if sum(embed.length() for embed in embeds) > limits.EMBED_TOTAL:
        words = f"Embed size exceeds maximum size of {limits.EMBED_TOTAL}"
        raise invalid((("embeds",), "MAX_EMBED_SIZE_EXCEEDED", words))
    return [embed.model_dump(exclude_none=True) | {"type": "rich"} for embed in embeds]


def texts(embed: Json) -> list[str]:
    """The words of an embed, in reading order."""
    parts: list[Any] = [embed.get("author", {}).get("name"), embed.get("title"), embed.get("description")]
    parts += [text for field in embed.get("fields", []) for text in (field["name"], field["value"])]
    parts.append(embed.get("footer", {}).get("text"))
    return [part for part in parts if part]
