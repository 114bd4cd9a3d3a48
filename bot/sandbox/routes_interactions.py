"""Routes that answer interactions. The token in the path is the authorization."""

from __future__ import annotations

from bot.sandbox import interactions
from bot.sandbox.errors import ApiError, Refusal
from bot.sandbox.messages import rewrite
from bot.sandbox.model import CallbackType, Interaction, Json, Message
from bot.sandbox.requests import Callback, MessageParts
from bot.sandbox.rest import Call, Reply, Route


def callback(call: Call) -> Reply:
    interaction = interactions.answer(
        call.world, call.id("interaction_id"), call.params["interaction_token"], call.body, call.uploads
    )
    if call.query.get("with_response") not in ("1", "true", "True"):
        return Reply(204)
    return Reply(200, _outcome(call, interaction))


def _outcome(call: Call, interaction: Interaction) -> Json:
    """What the answer made. Only a message (4) and an update (7) come back whole."""
    about: Json = {"id": str(interaction.id), "type": int(interaction.type)}
    answer: Json = {"interaction": about}
    if interaction.response_id is not None:
        message = call.world.message(interaction.channel_id, interaction.response_id)
        about["response_message_id"] = str(message.id)
        about["response_message_loading"] = message.loading
        about["response_message_ephemeral"] = interaction.ephemeral
        if interaction.answer in (CallbackType.MESSAGE, CallbackType.UPDATE):
            answer["resource"] = {"type": int(interaction.answer), "message": call.payloads.message(message)}
    return answer


def _by_token(call: Call) -> Interaction:
    if call.id("webhook_id") != call.world.application_id:
        raise ApiError(Refusal.UNKNOWN_WEBHOOK)
    return interactions.by_token(call.world, call.params["webhook_token"])


def follow_up(call: Call) -> Reply:
    message = interactions.follow_up(call.world, _by_token(call), call.body, call.uploads)
    if call.query.get("wait") not in ("1", "true", "True"):
        return Reply(204)
    return Reply(200, call.payloads.message(message))


def _message(call: Call) -> Message:
    named = call.params.get("message_id")
    return interactions.reachable(call.world, _by_token(call), int(named) if named else None)


def get_answer(call: Call) -> Json:
    return call.payloads.message(_message(call))


def edit_answer(call: Call) -> Json:
    message = _message(call)
    rewrite(call.world, message, call.body, call.uploads)
    return call.payloads.message(message)


def delete_answer(call: Call) -> None:
    call.world.delete(_message(call))


WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
TO_ANSWER = frozenset({"with_components"})

ROUTES = [
    Route(
        "POST",
        "/interactions/{interaction_id}/{interaction_token}/callback",
        callback,
        Callback,
        query=frozenset({"with_response"}),
        bot_only=False,
    ),
    Route("POST", WEBHOOK, follow_up, MessageParts, query=TO_ANSWER | {"wait"}, bot_only=False),
    *(
        route
        for path in (f"{WEBHOOK}/messages/@original", f"{WEBHOOK}/messages/{{message_id}}")
        for route in (
            Route("GET", path, get_answer, bot_only=False),
            Route("PATCH", path, edit_answer, MessageParts, query=TO_ANSWER, bot_only=False),
            Route("DELETE", path, delete_answer, bot_only=False),
        )
    ),
]
