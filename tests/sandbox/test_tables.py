"""The sandbox's tables of routes, fields and limits against Discord's own description."""

from typing import Any

import pytest

from bot.sandbox import commands, components, embeds, requests
from bot.sandbox.rest import Route
from bot.sandbox.routes_application import routes as application_routes
from bot.sandbox.routes_channels import ROUTES as CHANNEL_ROUTES
from bot.sandbox.routes_interactions import ROUTES as INTERACTION_ROUTES
from bot.sandbox.shapes import Shape
from tests.sandbox.discord_spec import spec

ROUTES = [*application_routes("", 1), *CHANNEL_ROUTES, *INTERACTION_ROUTES]

SHAPES = {
    components.Button: "ButtonComponentForMessageRequest",
    components.StringSelect: "StringSelectComponentForMessageRequest",
    components.SelectOption: "StringSelectOptionForRequest",
    components.ChannelSelect: "ChannelSelectComponentForMessageRequest",
    components.ActionRow: "ActionRowComponentForMessageRequest",
    components.TextDisplay: "TextDisplayComponentForMessageRequest",
    components.Thumbnail: "ThumbnailComponentForMessageRequest",
    components.Section: "SectionComponentForMessageRequest",
    components.Gallery: "MediaGalleryComponentForMessageRequest",
    components.GalleryItem: "MediaGalleryItemRequest",
    components.File: "FileComponentForMessageRequest",
    components.Separator: "SeparatorComponentForMessageRequest",
    components.Container: "ContainerComponentForMessageRequest",
    components.TextInput: "TextInputComponentForModalRequest",
    components.RadioGroup: "RadioGroupComponentForModalRequest",
    components.CheckboxGroup: "CheckboxGroupComponentForModalRequest",
    components.Checkbox: "CheckboxComponentForModalRequest",
    components.Label: "LabelComponentForModalRequest",
    components.ModalForm: "ModalInteractionCallbackRequestData",
    embeds.Embed: "RichEmbed",
    embeds.EmbedField: "RichEmbedField",
    embeds.Footer: "RichEmbedFooter",
    embeds.Author: "RichEmbedAuthor",
    commands.SlashCommand: "ApplicationCommandUpdateRequest",
    commands.Subcommand: "ApplicationCommandSubcommandOption",
    commands.Group: "ApplicationCommandSubcommandGroupOption",
    commands.Choice: "ApplicationCommandOptionStringChoice",
    requests.NewMessage: "MessageCreateRequest",
    requests.AllowedMentions: "MessageAllowedMentionsRequest",
    requests.ReferencePart: "MessageReferenceRequest",
    requests.AttachmentPart: "MessageAttachmentRequest",
    requests.NewThread: "CreateTextThreadWithoutMessageRequest",
    requests.ThreadOnMessage: "CreateTextThreadWithMessageRequest",
    requests.ThreadEdit: "UpdateThreadRequestPartial",
    requests.ChannelEdit: "UpdateGuildChannelRequestPartial",
    requests.OpenDm: "CreatePrivateChannelRequest",
}

# Where the sandbox follows Discord's documentation, or a library's habit, against the file.
FIELDS_BESIDE_THE_FILE = {
    requests.AttachmentPart: {
        "size",
        "url",
        "proxy_url",
        "width",
        "height",
        "content_type",
        "spoiler",
    },  # discord.py
    commands.SlashCommand: {"nsfw"},  # documented
    embeds.Embed: {"flags"},  # discord.py sends back what it received
    embeds.Author: {"proxy_icon_url"},
    embeds.Footer: {"proxy_icon_url"},
}
LIMITS_BESIDE_THE_FILE = {
    ("content", "MessageCreateRequest"): "4,000 is for subscribers; bots have 2,000",
    ("value", "ApplicationCommandOptionStringChoice"): "documented as 100",
    ("components", "ModalInteractionCallbackRequestData"): "documented as 5",
    ("components", "ContainerComponentForMessageRequest"): "counted over the whole message",
    ("topic", "UpdateGuildChannelRequestPartial"): "4,096 is for forums; text channels have 1,024",
    ("name", "UpdateThreadRequestPartial"): "documented as 1 to 100",
    ("name", "RichEmbedField"): "Discord refuses an empty one",
    ("value", "RichEmbedField"): "Discord refuses an empty one",
    ("description", "ApplicationCommandUpdateRequest"): "a slash command must have one; menus have none",
    ("parse", "MessageAllowedMentionsRequest"): "only three values exist",
}
LIMITS = ("maxLength", "minLength", "maxItems", "minItems", "maximum", "minimum")
DEFAULT = {"minLength": 0, "minItems": 0, "minimum": 0, "maxItems": 1521, "maxLength": 152133}


def resolve(schema: dict[str, Any], root: dict[str, Any]) -> dict[str, Any]:
    """Follows a reference, and looks through "or null"."""
    while True:
        if "$ref" in schema:
            schema = root[schema["$ref"].rsplit("/", 1)[1]]
            continue
        either = [each for each in schema.get("anyOf", schema.get("oneOf", [])) if each != {"type": "null"}]
        if len(either) != 1:
            return schema
        schema = either[0]


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: route.name)
def test_every_route_is_discords(route: Route) -> None:
    operation = spec()["paths"][route.path][route.method.lower()]
    asked = {parameter["name"] for parameter in operation.get("parameters", []) if parameter["in"] == "query"}
    assert route.query <= asked
    assert ("requestBody" in operation) == (route.body is not None or route.raw)
    assert route.bot_only == (operation.get("security", [{}])[0] != {})


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.__name__)
def test_every_field_and_limit_is_discords(shape: type[Shape]) -> None:
    schemas = spec()["components"]["schemas"]
    theirs = schemas[SHAPES[shape]]["properties"]
    own = shape.model_json_schema()
    ours = own["properties"]
    assert set(ours) - set(theirs) == FIELDS_BESIDE_THE_FILE.get(shape, set())
    for name in set(ours) & set(theirs):
        if (name, SHAPES[shape]) in LIMITS_BESIDE_THE_FILE:
            continue
        mine, wanted = resolve(ours[name], own.get("$defs", {})), resolve(theirs[name], schemas)
        for limit in LIMITS:
            expected = wanted.get(limit, DEFAULT.get(limit))
            assert mine.get(limit, DEFAULT.get(limit)) == expected, f"{name}: {limit}"
