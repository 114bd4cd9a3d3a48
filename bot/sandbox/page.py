"""The page API: everything a person does in a browser, and everything they see, over one WebSocket.

`GET /play/<secret>/` is the page, `/play/<secret>/static/…` its files, `/play/<secret>/ws` the socket; with another
secret all of them are 404. Attachments come from `/cdn/…`.

Asked, each with an `id` that the answer repeats (`{"id", "ok": {…}}` or `{"id", "error": {"message"}}`):

    hello                                                 -> users, guild (with roles), channels, commands, bot
    history       channel, as                             -> messages (oldest first, with this person's ephemerals)
    send          as, channel, content [, reply_to]       -> message (its id)
    command       as, channel, command, options           -> interaction
    autocomplete  as, channel, command, options           -> choices   (one option has "focused": true)
    component     as, message, custom_id [, values]       -> interaction   (component_type is not needed)
    modal         as, modal, values                       -> interaction   (a failed one may be sent again)
    dm            as                                      -> channel

All ids are strings. `options` are nested as Discord nests them; values of selects are values or labels.

Told: `{"event", "data", "to"}`; `to` is null (everybody) or a list of user ids:

    message_create, message_update  {message}      a Discord message object, and "ephemeral_to": id or null; if it
                                                   answers a command, "interaction": {"id", "user", "name": "/risk new"}
    message_delete                  {id, channel}
    reaction                        {message, emoji, count}
    channel_create, channel_update, thread_create  {channel}
    typing                          {channel, user}
    commands                        {commands}
    thinking                        {interaction, user, channel, ephemeral}   message_create follows when it is done
    answered                        {interaction, user}   the bot took it; what it shows comes as other events
    modal                           {id, interaction, user, title, custom_id, components}
    failed                          {interaction, user, reason}

Channels are Discord's, with "visible_to": null or a list of user ids, and for threads "member_ids".
System messages (pins, new threads) are messages with `type` 6 and 18.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import structlog
from aiohttp import WSMsgType, web

from bot.sandbox import actions, payloads
from bot.sandbox.changes import (
    Change,
    ChannelCreated,
    ChannelDeleted,
    ChannelUpdated,
    CommandsSet,
    InteractionAnswered,
    InteractionFailed,
    MessageCreated,
    MessageDeleted,
    MessageUpdated,
    ReactionChanged,
    ThreadMemberChanged,
    TypingStarted,
)
from bot.sandbox.errors import ApiError
from bot.sandbox.message_payloads import MessagePayloads, emoji_object
from bot.sandbox.model import CallbackType, Channel, Interaction, Json, Message, User
from bot.sandbox.values import Impossible
from bot.sandbox.world import World

log = structlog.get_logger(__name__)

STATIC = Path(__file__).parent / "static"
Told = tuple[str, Json, list[int] | None]  # event, data, to


class Page:
    """Serves the page. `wait` lets it wait for the bot's choices (`Sandbox.wait`)."""

    def __init__(
        self, world: World, messages: MessagePayloads, wait: Callable[[Callable[[], Any]], Awaitable[Any]]
    ) -> None:
        self._world = world
        self._messages = messages
        self._wait = wait
        self.secret = secrets.token_urlsafe(16)
        self._screens: set[asyncio.Queue[Json]] = set()

    def attach(self, app: web.Application) -> None:
        root = f"/play/{self.secret}"
        app.router.add_get(f"{root}/", self._index)
        app.router.add_get(f"{root}/ws", self._socket)
        app.router.add_static(f"{root}/static", STATIC)

    async def _index(self, _request: web.Request) -> web.FileResponse:
        return web.FileResponse(STATIC / "index.html", headers={"Cache-Control": "no-store"})

    # the socket

    async def _socket(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(heartbeat=20)
        await socket.prepare(request)
        outgoing: asyncio.Queue[Json] = asyncio.Queue()
        self._screens.add(outgoing)
        writer = asyncio.create_task(_write(socket, outgoing))
        answers: set[asyncio.Task[None]] = set()
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    task = asyncio.create_task(self._answer(json.loads(message.data), outgoing))
                    answers.add(task)
                    task.add_done_callback(answers.discard)
        finally:
            self._screens.discard(outgoing)
            for task in (writer, *answers):
                task.cancel()
        return socket

    async def _answer(self, asked: Json, outgoing: asyncio.Queue[Json]) -> None:
        try:
            answer: Json = {"ok": await self._do(asked)}
        except (Impossible, ApiError) as refused:
            answer = {"error": {"message": str(refused)}}
        except TimeoutError:
            answer = {"error": {"message": "The bot did not answer in time."}}
        except (KeyError, TypeError, ValueError) as wrong:
            log.warning("page.bad_request", asked=asked, error=repr(wrong))
            answer = {
                "error": {"message": f"The page asked something the sandbox does not understand: {wrong!r}"}
            }
        outgoing.put_nowait({"id": asked.get("id"), **answer})

    async def _do(self, asked: Json) -> Json:
        world, op = self._world, asked["op"]
        if op == "hello":
            return self._hello()
        person = world.user(int(asked["as"]))
        if op == "dm":
            return {"channel": self._channel(world.open_dm(person))}
        if op == "component":
            message = world.find_message(int(asked["message"]))
            return _started(actions.press(world, person, message, asked["custom_id"], asked.get("values")))
        if op == "modal":
            return _started(actions.submit(world, person, int(asked["modal"]), asked["values"]))
        channel = world.channel(int(asked["channel"]))
        if op == "history":
            return {"messages": self._history(person, channel)}
        if op == "send":
            earlier = world.message(channel.id, int(asked["reply_to"])) if asked.get("reply_to") else None
            return {"message": str(actions.say(world, person, channel, asked["content"], earlier).id)}
        if op == "command":
            return _started(actions.invoke(world, person, channel, int(asked["command"]), asked["options"]))
        if op == "autocomplete":
            typing = actions.complete(world, person, channel, int(asked["command"]), asked["options"])
            await self._wait(lambda: typing.answer or typing.failure)
            if typing.failure is not None:
                raise TimeoutError
            return {"choices": typing.choices}
        raise ValueError(f"There is no {op!r}")

    def _hello(self) -> Json:
        world = self._world
        people = [_user(user) for user in world.users.values() if not user.bot]
        guild = next(iter(world.guilds.values()))
        return {
            "users": people,
            "guild": payloads.guild(guild),
            "channels": [self._channel(channel) for channel in world.channels.values()],
            "commands": self._commands(),
            "bot": _user(world.bot),
        }

    def _history(self, person: User, channel: Channel) -> list[Json]:
        if person.id not in self._world.audience(channel):
            raise Impossible(f"{person.global_name} does not see this channel.")
        return [self._message(each) for each in channel.messages.values() if actions.visible(person, each)]

    # what is told

    def hear(self, change: Change) -> None:
        """Tells every open page of a change."""
        if not self._screens:
            return
        for event, data, to in self._told(change):
            frame = {
                "event": event,
                "data": data,
                "to": None if to is None else [str(user_id) for user_id in to],
            }
            for outgoing in self._screens:
                outgoing.put_nowait(frame)

    def _told(self, change: Change) -> list[Told]:
        data: Json
        match change:
            case MessageCreated(message) | MessageUpdated(message):
                if message.loading:
                    return []  # "thinking" tells of it
                new = isinstance(change, MessageCreated) or change.revealed
                event = "message_create" if new else "message_update"
                return [(event, {"message": self._message(message)}, self._readers(message))]
            case MessageDeleted(message):
                data = {"id": str(message.id), "channel": str(message.channel_id)}
                return [("message_delete", data, self._readers(message))]
            case ReactionChanged(message, _, emoji):
                count = len(message.reactions.get(emoji, ()))
                data = {"message": str(message.id), "emoji": emoji_object(emoji), "count": count}
                return [("reaction", data, self._readers(message))]
            case ChannelCreated(channel):
                event = "thread_create" if channel.thread else "channel_create"
                return [(event, {"channel": self._channel(channel)}, self._watchers(channel))]
            case ChannelUpdated(channel) | ThreadMemberChanged(channel):
                return [("channel_update", {"channel": self._channel(channel)}, self._watchers(channel))]
            case ChannelDeleted(channel):
                data = {"channel": self._channel(channel) | {"visible_to": []}}
                return [("channel_update", data, None)]
            case TypingStarted(channel, user_id):
                data = {"channel": str(channel.id), "user": str(user_id)}
                return [("typing", data, self._watchers(channel))]
            case CommandsSet():
                return [("commands", {"commands": self._commands()}, None)]
            case InteractionAnswered(interaction):
                return self._outcome(interaction)
            case InteractionFailed(interaction):
                data = {"interaction": str(interaction.id), "user": str(interaction.user_id)}
                data["reason"] = interaction.failure or ""
                return [("failed", data, [interaction.user_id])]
            case _:
                return []

    def _outcome(self, interaction: Interaction) -> list[Told]:
        about: Json = {"interaction": str(interaction.id), "user": str(interaction.user_id)}
        alone = [interaction.user_id]
        if interaction.answer is CallbackType.CHOICES:
            return []
        if interaction.answer is CallbackType.DEFERRED_MESSAGE:
            place: Json = {"channel": str(interaction.channel_id), "ephemeral": interaction.ephemeral}
            watchers = self._watchers(self._world.channel(interaction.channel_id))
            return [("thinking", about | place, alone if interaction.ephemeral else watchers)]
        told: list[Told] = [("answered", about, alone)]
        if (modal := interaction.modal) is not None:
            form = {"title": modal.title, "custom_id": modal.custom_id, "components": modal.components}
            told.append(("modal", {"id": str(modal.id), **about, **form}, alone))
        return told

    def _readers(self, message: Message) -> list[int] | None:
        if message.ephemeral_to is not None:
            return [message.ephemeral_to]
        return self._watchers(self._world.channel(message.channel_id))

    def _watchers(self, channel: Channel) -> list[int] | None:
        """Those to whom the channel is shown; None if that is everybody."""
        people = sum(not user.bot for user in self._world.users.values())
        audience = self._world.audience(channel)
        return None if len(audience) == people else audience

    # how things look on the page

    def _message(self, message: Message) -> Json:
        shown = self._messages.message(message)
        shown["ephemeral_to"] = str(message.ephemeral_to) if message.ephemeral_to else None
        if "interaction" in shown:
            asked = shown["interaction"]
            shown["interaction"] = {
                "id": asked["id"],
                "user": asked["user"]["id"],
                "name": f"/{asked['name']}",
            }
        return shown

    def _channel(self, channel: Channel) -> Json:
        watchers = self._watchers(channel)
        shown = payloads.channel(self._world, channel)
        shown["visible_to"] = None if watchers is None else [str(user_id) for user_id in watchers]
        if channel.thread is not None:
            shown["member_ids"] = [str(user_id) for user_id in channel.thread.joined]
        return shown

    def _commands(self) -> list[Json]:
        """Those of the server, and the global ones it does not hide."""
        world = self._world
        found: dict[tuple[int, str], Json] = {}
        for scope in (None, *world.guilds):
            for command in world.commands.get(scope, {}).values():
                found[command["type"], command["name"]] = command
        return list(found.values())


async def _write(socket: web.WebSocketResponse, outgoing: asyncio.Queue[Json]) -> None:
    try:
        while True:
            await socket.send_str(json.dumps(await outgoing.get()))
    except ConnectionResetError:
        log.debug("page.gone")


def _started(interaction: Interaction) -> Json:
    return {"interaction": str(interaction.id)}


def _user(user: User) -> Json:
    return {
        "id": str(user.id),
        "username": user.username,
        "global_name": user.global_name,
        "avatar_url": None,
        "bot": user.bot,
        "colour": user.colour,
        "locale": user.locale,
    }
