"""The life of an interaction: begun by a person, answered once and in time by the bot, then followed up."""

from __future__ import annotations

from bot.sandbox import components, limits
from bot.sandbox.changes import InteractionAnswered, InteractionFailed, InteractionStarted
from bot.sandbox.errors import ApiError, Refusal, below, invalid
from bot.sandbox.messages import Upload, rewrite, write
from bot.sandbox.model import (
    CallbackType,
    Channel,
    Interaction,
    InteractionType,
    Json,
    Message,
    MessageFlag,
    MessageType,
    Modal,
    User,
)
from bot.sandbox.requests import Callback, Choices, MessageParts
from bot.sandbox.shapes import read
from bot.sandbox.world import World

C, K = CallbackType, InteractionType

# Which answers each kind of interaction may have
ALLOWED = {
    K.COMMAND: {C.MESSAGE, C.DEFERRED_MESSAGE, C.MODAL},
    K.COMPONENT: {C.MESSAGE, C.DEFERRED_MESSAGE, C.DEFERRED_UPDATE, C.UPDATE, C.MODAL},
    K.MODAL_SUBMIT: {C.MESSAGE, C.DEFERRED_MESSAGE, C.DEFERRED_UPDATE, C.UPDATE},
    K.AUTOCOMPLETE: {C.CHOICES},
}
NEW_ANSWER = (
    MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SILENT | MessageFlag.COMPONENTS_V2 | MessageFlag.EPHEMERAL
)
NO_ANSWER = "The application did not respond"


def begin(
    world: World,
    kind: InteractionType,
    user: User,
    channel: Channel,
    data: Json,
    *,
    message: Message | None = None,
    opened_by: int | None = None,
) -> Interaction:
    """Starts an interaction; the bot hears of it at once."""
    interaction = Interaction(
        id=world.new_id(),
        type=kind,
        token=world.new_token(),
        created=world.now(),
        user_id=user.id,
        channel_id=channel.id,
        guild_id=channel.guild_id,
        data=data,
        message_id=message.id if message else None,
        opened_by=opened_by,
    )
    world.interactions[interaction.id] = world.tokens[interaction.token] = interaction
    world.announce(InteractionStarted(interaction))
    return interaction


def expire(world: World, interaction: Interaction) -> None:
    """Ends an interaction nobody answered in time."""
    if interaction.answer is None and interaction.failure is None:
        interaction.failure = NO_ANSWER
        world.announce(InteractionFailed(interaction))


def answer(
    world: World, interaction_id: int, token: str, callback: Callback, uploads: list[Upload]
) -> Interaction:
    """The bot's one answer. Raises `ApiError`: 10062 if unknown or late, 40060 if already answered, 50035."""
    interaction = world.interactions.get(interaction_id)
    if interaction is None or interaction.token != token or interaction.failure is not None:
        raise ApiError(Refusal.UNKNOWN_INTERACTION)
    if interaction.answer is not None:
        raise ApiError(Refusal.ALREADY_ANSWERED)
    kind = _callback_type(interaction, callback)
    with below("data"):
        if kind is C.CHOICES:
            choices = read(Choices, callback.data).choices
            interaction.choices = [choice.model_dump(exclude_none=True) for choice in choices]
        elif kind is C.MODAL:
            interaction.modal = _open_modal(world, interaction, read(components.ModalForm, callback.data))
        else:
            parts = read(MessageParts, callback.data or {})
            change = _update if kind in (C.DEFERRED_UPDATE, C.UPDATE) else _reply
            change(world, interaction, kind, parts, uploads)
    interaction.answer = kind
    world.announce(InteractionAnswered(interaction))
    return interaction


def _callback_type(interaction: Interaction, callback: Callback) -> CallbackType:
    allowed = set(ALLOWED[interaction.type])
    if interaction.type is K.MODAL_SUBMIT and interaction.message_id is None:
        allowed -= {C.UPDATE, C.DEFERRED_UPDATE}  # there is no message to update
    if callback.type not in allowed:
        numbers = ", ".join(str(int(kind)) for kind in sorted(allowed))
        raise invalid((("type",), "BASE_TYPE_CHOICES", f"Value must be one of {{{numbers}}}."))
    return CallbackType(callback.type)


def _reply(
    world: World, interaction: Interaction, kind: CallbackType, parts: MessageParts, uploads: list[Upload]
) -> None:
    """Type 4, and type 5: the same message with nothing in it yet but "thinking…"."""
    channel = world.channel(interaction.channel_id)
    if kind is C.DEFERRED_MESSAGE:
        flags = MessageFlag(parts.flags or 0)
        if flags & ~MessageFlag.EPHEMERAL:
            words = "Only the ephemeral flag can be set on a deferred answer"
            raise invalid((("flags",), "MESSAGE_FLAGS_INVALID", words))
        message = Message(
            world.new_id(), channel.id, world.bot.id, world.date(), flags=flags | MessageFlag.LOADING
        )
    else:
        message = write(world, channel, parts, uploads, author_id=world.bot.id, settable=NEW_ANSWER)
    interaction.ephemeral = MessageFlag.EPHEMERAL in message.flags
    interaction.response_id = message.id
    _post(world, interaction, message)


def _update(
    world: World, interaction: Interaction, kind: CallbackType, parts: MessageParts, uploads: list[Upload]
) -> None:
    """Type 7 changes the message the component is on; type 6 leaves it as it is."""
    assert interaction.message_id is not None
    message = world.message(interaction.channel_id, interaction.message_id)
    if kind is C.UPDATE:
        rewrite(world, message, parts, uploads)
    interaction.response_id = message.id
    interaction.ephemeral = message.ephemeral_to is not None


def _open_modal(world: World, interaction: Interaction, form: components.ModalForm) -> Modal:
    modal = Modal(
        id=world.new_id(),
        interaction_id=interaction.id,
        user_id=interaction.user_id,
        channel_id=interaction.channel_id,
        custom_id=form.custom_id,
        title=form.title,
        components=components.modal_fields(form),
        message_id=interaction.message_id,
    )
    world.modals[modal.id] = modal
    return modal


def _post(world: World, interaction: Interaction, message: Message) -> None:
    message.interaction_id = interaction.id
    if interaction.type is K.COMMAND and message.id == interaction.response_id:
        message.type = MessageType.COMMAND_REPLY
    if MessageFlag.EPHEMERAL in message.flags:
        message.ephemeral_to = interaction.user_id
    world.post(message)


# through the token


def by_token(world: World, token: str) -> Interaction:
    """The answered interaction a token belongs to. Raises `ApiError`: 10015 if there is none or it is not answered
    yet, 50027 if it is more than 15 minutes old."""
    found = world.tokens.get(token)
    if found is None or found.answer is None:
        raise ApiError(Refusal.UNKNOWN_WEBHOOK)
    if world.now() - found.created > limits.INTERACTION_TOKEN_SECONDS:
        raise ApiError(Refusal.INVALID_TOKEN)
    found.followed = True
    return found


def reachable(world: World, interaction: Interaction, message_id: int | None) -> Message:
    """The message a token may read and change: the original answer (`None`) or one of its follow-ups."""
    wanted = interaction.response_id if message_id is None else message_id
    if wanted is None or wanted not in (interaction.response_id, *interaction.followup_ids):
        raise ApiError(Refusal.UNKNOWN_MESSAGE)
    return world.message(interaction.channel_id, wanted)


def follow_up(world: World, interaction: Interaction, parts: MessageParts, uploads: list[Upload]) -> Message:
    """A further message. The first one after a deferred answer takes the place of the "thinking…", and is as
    private as the deferral was, whatever its own flag says."""
    channel = world.channel(interaction.channel_id)
    waiting = channel.messages.get(interaction.response_id or 0)
    if waiting is not None and waiting.loading:
        without = parts.model_copy(update={"flags": (parts.flags or 0) & ~int(MessageFlag.EPHEMERAL)})
        rewrite(world, waiting, without, uploads)
        return waiting
    message = write(world, channel, parts, uploads, author_id=world.bot.id, settable=NEW_ANSWER)
    interaction.followup_ids.append(message.id)
    _post(world, interaction, message)
    return message
