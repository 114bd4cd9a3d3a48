"""The REST side on the wire: from an HTTP request to a route's handler, and back in Discord's manner.

A route is a line in a table: method, path, what its body and query may hold, and the function that answers. The
functions are in `routes_*.py`; here is what is the same for all: authorization, unknown routes and fields, rate
limits, ordered faults, the record of all traffic.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import structlog
from aiohttp import web

from bot.sandbox.errors import ApiError, Refusal
from bot.sandbox.faults import CutAfter, CutBefore, Delay, Faults, Refuse, ServerError, TooMany
from bot.sandbox.message_payloads import MessagePayloads
from bot.sandbox.messages import Upload
from bot.sandbox.ratelimit import RateLimits
from bot.sandbox.shapes import S, Shape, UnknownField, read, unknown
from bot.sandbox.world import World

log = structlog.get_logger(__name__)

API = "/api/v10"
KEPT = 10_000  # exchanges
UPLOAD_FIELD = re.compile(r"files\[(\d+)\]")


@dataclass(frozen=True, slots=True)
class Reply:
    """A handler's answer other than `200` with JSON or `204` without."""

    status: int
    body: Any = None


@dataclass(frozen=True, slots=True)
class Call:
    """One request, read and checked."""

    world: World
    payloads: MessagePayloads
    params: Mapping[str, str]
    query: Mapping[str, str]
    body: Any
    uploads: list[Upload]

    def id(self, name: str) -> int:
        return int(self.params[name])

    def read(self, shape: type[S]) -> S:
        """The body as a shape; for the handlers that pick the shape by what they find."""
        return read(shape, self.body)


@dataclass(frozen=True, slots=True)
class Route:
    """`body`: the shape of the body; None if there is none, or (`raw`) if the handler picks the shape itself.
    `bot_only`: it wants the bot's token; the others carry a token of their own in the path, or need none."""

    method: str
    path: str
    handler: Callable[[Call], Any]
    body: type[Shape] | None = None
    raw: bool = False
    query: frozenset[str] = frozenset()
    bot_only: bool = True

    @property
    def name(self) -> str:
        return f"{self.method} {self.path}"


@dataclass(frozen=True, slots=True)
class Exchange:
    """A request and what it was answered, for the oracle and for tests."""

    method: str
    route: str  # the path as in the table; the path asked for, if there is no such route
    path: str
    query: dict[str, str]
    request: Any
    multipart: bool
    status: int
    response: Any


@dataclass(slots=True)
class _Read:
    """The body of a request as it came."""

    data: Any = None
    uploads: list[Upload] = field(default_factory=list)
    multipart: bool = False
    broken: bool = False


class Rest:
    """Serves a table of routes under `/api/v10`. `traffic` keeps the last exchanges."""

    def __init__(
        self,
        world: World,
        payloads: MessagePayloads,
        faults: Faults,
        limits: RateLimits,
        routes: Sequence[Route],
        *,
        token: str,
    ) -> None:
        self._world = world
        self._payloads = payloads
        self._faults = faults
        self._limits = limits
        self._token = token
        self.traffic: deque[Exchange] = deque(maxlen=KEPT)
        self.in_flight = 0
        self.stirred = asyncio.Event()  # set whenever a request comes or is done
        self.routes = tuple(routes)

    def attach(self, app: web.Application) -> None:
        for route in self.routes:
            path = re.sub(r"\{(\w+_id)\}", r"{\1:\\d+}", route.path)
            app.router.add_route(route.method, API + path, self._serve(route))
        app.router.add_route("*", "/api/{rest:.*}", self._unknown)

    def _serve(self, route: Route) -> Callable[[web.Request], Any]:
        async def serve(request: web.Request) -> web.StreamResponse:
            self.in_flight += 1
            self.stirred.set()
            try:
                return await self._answer(route, request)
            finally:
                self.in_flight -= 1
                self.stirred.set()

        return serve

    async def _unknown(self, request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix(API)
        self._world.violate(f"{request.method} {path}", "The sandbox has no such route")
        log.warning("sandbox.unknown_route", method=request.method, path=path)
        answer = ApiError(Refusal.GENERAL).body()
        self.traffic.append(
            Exchange(request.method, path, path, dict(request.query), None, False, 404, answer)
        )
        return _json(404, answer)

    async def _answer(self, route: Route, request: web.Request) -> web.StreamResponse:
        fault = self._faults.for_request(route.name)
        if isinstance(fault, CutBefore):
            return _cut(request)
        if isinstance(fault, Delay):
            await asyncio.sleep(fault.seconds)
        came = await _read_body(request)
        if isinstance(fault, TooMany):
            headers = self._limits.refusal(fault.retry_after, everywhere=fault.everywhere)
        else:
            headers = self._limits.take(route.name, _major(request))
        if "Via" in headers:
            status, answer = 429, self._limits.body(headers)
        elif isinstance(fault, ServerError):
            status, answer = fault.status, {"code": 0, "message": f"{fault.status}: Server Error"}
        elif isinstance(fault, Refuse):
            status, answer = fault.refusal.value[1], ApiError(fault.refusal).body()
        else:
            status, answer = self._judge(route, request, came)
        path, query = request.path.removeprefix(API), dict(request.query)
        self.traffic.append(
            Exchange(request.method, route.path, path, query, came.data, came.multipart, status, answer)
        )
        return _cut(request) if isinstance(fault, CutAfter) else _json(status, answer, headers)

    def _judge(self, route: Route, request: web.Request, came: _Read) -> tuple[int, Any]:
        """The status and body of the answer. What is not emulated is a violation, and so is a fault of our own."""
        try:
            answer = route.handler(self._call(route, request, came))
        except UnknownField as refused:
            for name in refused.fields:
                self._world.violate(route.name, f"Unknown field: {name}")
            log.warning("sandbox.unknown_field", route=route.name, fields=refused.fields)
            return refused.status, refused.body()
        except ApiError as refused:
            log.info("sandbox.refused", route=route.name, refusal=str(refused))
            return refused.status, refused.body()
        except Exception as bug:
            # 501 and not 500: clients try a 500 again for half a minute, and this is no weather.
            self._world.violate(route.name, f"The sandbox failed: {bug!r}")
            log.exception("sandbox.failed", route=route.name)
            return 501, {"code": 0, "message": f"The sandbox failed: {bug!r}"}
        if isinstance(answer, Reply):
            return answer.status, answer.body
        return (204, None) if answer is None else (200, answer)

    def _call(self, route: Route, request: web.Request, came: _Read) -> Call:
        """The request as its handler wants it. Raises `ApiError`."""
        if route.bot_only and request.headers.get("Authorization") != f"Bot {self._token}":
            raise ApiError(Refusal.UNAUTHORIZED)
        if strange := sorted(set(request.query) - route.query):
            raise unknown(*strange)
        if came.broken:
            raise ApiError(Refusal.INVALID_JSON)
        body = came.data
        if route.body is not None:
            body = read(route.body, {} if body is None else body)
        elif not route.raw and body not in (None, {}):
            raise unknown("body")
        return Call(self._world, self._payloads, request.match_info, request.query, body, came.uploads)


async def _read_body(request: web.Request) -> _Read:
    came = _Read(multipart=request.content_type == "multipart/form-data")
    text = ""
    if came.multipart:
        for name, value in (await request.post()).items():
            found = UPLOAD_FIELD.fullmatch(name)
            if isinstance(value, web.FileField) and found:
                came.uploads.append(Upload(int(found.group(1)), value.filename, value.file.read()))
            elif name == "payload_json" and isinstance(value, str):
                text = value
            else:
                came.broken = True
    else:
        text = await request.text()
    try:
        came.data = json.loads(text) if text else None
    except ValueError:
        came.broken = True
    return came


def _major(request: web.Request) -> str:
    """The part of the path that has limits of its own: the channel, the server, or the interaction's token."""
    names = ("channel_id", "guild_id", "webhook_token", "interaction_token")
    return "/".join(request.match_info[name] for name in names if name in request.match_info)


def _json(status: int, body: Any, headers: Mapping[str, str] | None = None) -> web.Response:
    """JSON with exactly `application/json`: clients compare the header as a whole."""
    if body is None:
        return web.Response(status=status, headers=headers)
    return web.Response(
        status=status, body=json.dumps(body).encode(), content_type="application/json", headers=headers
    )


def _cut(request: web.Request) -> web.StreamResponse:
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=500)
