"""The gateway: hello, identify or resume, heartbeats, events in sequence, and all the ways a connection can end."""

from __future__ import annotations

import asyncio
import json
import secrets
import zlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import structlog
from aiohttp import WSCloseCode, WSMsgType, web
from discord import Intents

from bot.sandbox import payloads
from bot.sandbox.dispatch import Event
from bot.sandbox.errors import ApiError
from bot.sandbox.faults import Faults
from bot.sandbox.model import Json
from bot.sandbox.world import World

log = structlog.get_logger(__name__)

TRAVEL_SECONDS = 0.02
HEARTBEAT_MS = 41_250

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, RESUME = 0, 1, 2, 3, 6
RECONNECT, REQUEST_MEMBERS, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 7, 8, 9, 10, 11

UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED, AUTHENTICATION_FAILED = 4001, 4002, 4003, 4004
ALREADY_AUTHENTICATED, INVALID_SHARD, DISALLOWED_INTENTS = 4005, 4010, 4014

PRIVILEGED = Intents(members=True, presences=True, message_content=True).value  # granted to nobody
REPLAY = 1_000  # events kept for a resume


@dataclass(slots=True)
class Session:
    """What Discord remembers of one shard between its connections."""

    id: str
    shard: tuple[int, int]
    intents: int
    seq: int = 0
    replay: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=REPLAY))
    connection: Connection | None = None

    def wants(self, event: Event) -> bool:
        if event.intent and not self.intents & event.intent:
            return False
        place = 0 if event.guild_id is None else (event.guild_id >> 22) % self.shard[1]
        return place == self.shard[0]

    def dispatch(self, name: str, data: Json) -> None:
        """Numbers an event, keeps it for a resume, and sends it if somebody is connected."""
        self.seq += 1
        frame = json.dumps({"op": DISPATCH, "t": name, "s": self.seq, "d": data})
        self.replay.append((self.seq, frame))
        if self.connection is not None:
            self.connection.send(frame)

    def replayable_from(self, seq: int) -> bool:
        return seq <= self.seq and (seq == self.seq or (bool(self.replay) and self.replay[0][0] <= seq + 1))


class Connection:
    """One socket: frames go out in order through a queue; compressed as one zlib stream if the client asked."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request) -> None:
        self.socket = socket
        self.session: Session | None = None
        self._transport = request.transport
        self._deflate = zlib.compressobj() if request.query.get("compress") == "zlib-stream" else None
        self._outgoing: asyncio.Queue[str | int] = asyncio.Queue()

    @property
    def compressed(self) -> bool:
        return self._deflate is not None

    def send(self, frame: str) -> None:
        self._outgoing.put_nowait(frame)

    def send_op(self, op: int, data: Any = None) -> None:
        self.send(json.dumps({"op": op, "d": data, "s": None, "t": None}))

    def close(self, code: int) -> None:
        """Closes with a code, after what is already queued."""
        self._outgoing.put_nowait(code)

    def abort(self) -> None:
        """Breaks the TCP connection without a word."""
        if self._transport is not None:
            self._transport.abort()

    async def pump(self) -> None:
        """Writes the queue to the socket until it is closed."""
        try:
            while True:
                item = await self._outgoing.get()
                if isinstance(item, int):
                    await self.socket.close(code=item)
                    return
                if self._deflate is None:
                    await self.socket.send_str(item)
                else:
                    packed = self._deflate.compress(item.encode()) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
                    await self.socket.send_bytes(packed)
        except ConnectionResetError:
            log.debug("gateway.gone")  # the reader ends too and tidies up


class Gateway:
    """All sessions of the bot, and the faults one can order for them."""

    def __init__(self, world: World, faults: Faults, *, url: str, token: str) -> None:
        self._world = world
        self._faults = faults
        self.token = token
        self._url = url
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.identifies = 0
        self.resumes = 0

    # events

    def publish(self, event: Event) -> None:
        """Gives an event to every session it concerns, with the faults ordered for it."""
        for each in self._faults.events(event):
            for session in tuple(self.sessions.values()):
                if session.wants(each):
                    session.dispatch(each.name, each.data)

    # faults

    def reconnect(self) -> None:
        """Op 7: asks every client to come back and resume."""
        for connection in self.connections:
            connection.send_op(RECONNECT)

    def invalidate(self, *, resumable: bool) -> None:
        """Op 9. Not resumable: the sessions are gone, the client must identify anew."""
        for connection in self.connections:
            connection.send_op(INVALID_SESSION, resumable)
            if not resumable and connection.session is not None:
                self._forget(connection.session)
                connection.session = None

    def close(self, code: int) -> None:
        """Closes every connection with a code. Sessions stay, so that the client may resume."""
        for connection in tuple(self.connections):
            self._detach(connection)
            connection.close(code)

    def abort(self) -> None:
        """Cuts every connection without a closing frame."""
        for connection in tuple(self.connections):
            self._detach(connection)
            connection.abort()

    def forget_sessions(self) -> None:
        """Forgets what could be resumed: the next resume gets op 9 false."""
        for session in tuple(self.sessions.values()):
            if session.connection is None:
                self._forget(session)

    # the protocol

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=64 * 1024)
        await socket.prepare(request)
        connection = Connection(socket, request)
        self.connections.add(connection)
        pump = asyncio.create_task(connection.pump())
        connection.send_op(HELLO, {"heartbeat_interval": HEARTBEAT_MS})
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    self._receive(connection, message.data)
        finally:
            self.connections.discard(connection)
            self._left(connection, socket.close_code)
            pump.cancel()
        return socket

    def _left(self, connection: Connection, code: int | None) -> None:
        """A client that says goodbye itself (1000, 1001) ends its session; any other end leaves it to be resumed.
        When the server closes, the code seen here is 1000 as well: then the session is detached already."""
        session = connection.session
        if session is not None and session.connection is connection:
            session.connection = None
            if code in (WSCloseCode.OK, WSCloseCode.GOING_AWAY):
                self._forget(session)

    def _detach(self, connection: Connection) -> None:
        if connection.session is not None and connection.session.connection is connection:
            connection.session.connection = None

    def _forget(self, session: Session) -> None:
        self.sessions.pop(session.id, None)

    def _receive(self, connection: Connection, text: str) -> None:
        try:
            payload = json.loads(text)
            op, data = payload["op"], payload.get("d")
        except (ValueError, KeyError, TypeError, AttributeError):
            connection.close(DECODE_ERROR)
            return
        handlers: dict[int, Callable[[Connection, Any], None]] = {
            HEARTBEAT: lambda _connection, _data: _acknowledge(connection),
            IDENTIFY: self._identify,
            RESUME: self._resume,
            PRESENCE: lambda _connection, _data: None,  # nobody here looks at the bot's status
            REQUEST_MEMBERS: self._members,
        }
        if op not in handlers:
            self._world.violate(f"gateway op {op}", "The sandbox does not know this operation")
            connection.close(UNKNOWN_OPCODE)
        elif connection.session is None and op not in (HEARTBEAT, IDENTIFY, RESUME):
            connection.close(NOT_AUTHENTICATED)
        else:
            try:
                handlers[op](connection, data)
            except (KeyError, TypeError, ValueError, ApiError) as wrong:
                self._world.violate(
                    f"gateway op {op}", f"The sandbox does not understand its data: {wrong!r}"
                )
                connection.close(DECODE_ERROR)

    def _identify(self, connection: Connection, data: Json) -> None:
        self.identifies += 1
        if connection.session is not None:
            connection.close(ALREADY_AUTHENTICATED)
            return
        if data["token"].removeprefix("Bot ") != self.token:
            connection.close(AUTHENTICATION_FAILED)
            return
        shard, count = data.get("shard", (0, 1))
        if not 0 <= shard < count:
            connection.close(INVALID_SHARD)
            return
        if data["intents"] & PRIVILEGED:
            connection.close(DISALLOWED_INTENTS)
            return
        session = Session(secrets.token_hex(16), (shard, count), data["intents"], connection=connection)
        connection.session = self.sessions[session.id] = session
        joined = (guild for guild in self._world.guilds.values() if self._world.bot.id in guild.members)
        mine = [guild for guild in joined if (guild.id >> 22) % count == shard]
        ready: Json = {
            "v": 10,
            "user": payloads.own_user(self._world.bot),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in mine],
            "session_id": session.id,
            "resume_gateway_url": self._url,
            "application": {"id": str(self._world.application_id), "flags": 0},
        }
        session.dispatch("READY", ready | {"shard": [shard, count]})
        for guild in mine:
            session.dispatch("GUILD_CREATE", payloads.guild_create(self._world, guild))

    def _resume(self, connection: Connection, data: Json) -> None:
        self.resumes += 1
        session = self.sessions.get(data["session_id"])
        if data["token"].removeprefix("Bot ") != self.token:
            connection.close(AUTHENTICATION_FAILED)
        elif session is None or not session.replayable_from(data["seq"]):
            connection.send_op(INVALID_SESSION, False)
        else:
            connection.session, session.connection = session, connection
            for seq, frame in session.replay:
                if seq > data["seq"]:
                    connection.send(frame)
            session.dispatch("RESUMED", {})

    def _members(self, connection: Connection, data: Json) -> None:
        assert connection.session is not None
        guild = self._world.guild(int(data["guild_id"]))
        wanted = [int(user_id) for user_id in data.get("user_ids", [])]
        prefix = data.get("query", "").lower()
        if not wanted and not prefix:
            self._world.violate("gateway op 8", "All members are told only to who has the members intent")
            return
        people = [self._world.user(user_id) for user_id in guild.members]
        found = [p for p in people if (p.id in wanted if wanted else p.username.startswith(prefix))]
        limit = data.get("limit") or len(found)
        chunk: Json = {
            "guild_id": str(guild.id),
            "members": [payloads.member(self._world, guild.members[person.id]) for person in found[:limit]],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [str(user_id) for user_id in wanted if user_id not in guild.members],
        }
        if "nonce" in data:
            chunk["nonce"] = data["nonce"]
        connection.session.dispatch("GUILD_MEMBERS_CHUNK", chunk)


def _acknowledge(connection: Connection) -> None:
    """Answers a heartbeat after a moment of travel.

    discord.py notes when it sent one only after sending it; an answer from the same machine can be there before, and
    would be measured against the heartbeat before it.
    """
    asyncio.get_running_loop().call_later(TRAVEL_SECONDS, connection.send_op, HEARTBEAT_ACK)
