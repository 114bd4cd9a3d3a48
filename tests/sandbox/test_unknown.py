"""What the sandbox does not emulate is refused and remembered, never guessed."""

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from bot.sandbox.server import Sandbox


@pytest.fixture
async def http(sandbox: Sandbox) -> AsyncIterator[aiohttp.ClientSession]:
    headers = {"Authorization": f"Bot {sandbox.token}"}
    async with aiohttp.ClientSession(f"{sandbox.base_url}/api/v10/", headers=headers) as session:
        yield session


async def ask(
    http: aiohttp.ClientSession, method: str, path: str, body: Any = None
) -> tuple[int, dict[str, Any]]:
    async with http.request(method, path, json=body) as answer:
        return answer.status, await answer.json()


async def test_unknown_route(sandbox: Sandbox, http: aiohttp.ClientSession) -> None:
    assert (await ask(http, "GET", "guilds/1/voice-regions"))[0] == 404
    assert [violation.where for violation in sandbox.world.violations] == ["GET /guilds/1/voice-regions"]


async def test_known_route_with_another_method(sandbox: Sandbox, http: aiohttp.ClientSession) -> None:
    assert (await ask(http, "DELETE", "users/@me"))[0] == 404
    assert len(sandbox.world.violations) == 1


async def test_unknown_field_is_named(sandbox: Sandbox, http: aiohttp.ClientSession) -> None:
    channel = next(iter(sandbox.world.channels))
    status, answer = await ask(http, "POST", f"channels/{channel}/messages", {"content": "x", "poll": {}})
    assert (status, answer["code"]) == (400, 50035)
    assert "poll" in answer["errors"]
    (violation,) = sandbox.world.violations
    assert violation.what == "Unknown field: poll"


async def test_unknown_query(sandbox: Sandbox, http: aiohttp.ClientSession) -> None:
    assert (await ask(http, "GET", "users/@me?verbose=1"))[0] == 400
    assert [violation.what for violation in sandbox.world.violations] == ["Unknown field: verbose"]


async def test_body_where_none_belongs(sandbox: Sandbox, http: aiohttp.ClientSession) -> None:
    channel = next(iter(sandbox.world.channels))
    assert (await ask(http, "POST", f"channels/{channel}/typing", {"for": 10}))[0] == 400
    assert len(sandbox.world.violations) == 1


async def test_ordinary_refusal_is_no_violation(sandbox: Sandbox, http: aiohttp.ClientSession) -> None:
    status, answer = await ask(http, "GET", "channels/1")
    assert (status, answer) == (404, {"code": 10003, "message": "Unknown Channel"})
    assert sandbox.world.violations == []


async def test_without_authorization(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as http, http.get(f"{sandbox.base_url}/api/v10/users/@me") as answer:
        assert answer.status == 401
        assert answer.headers["Content-Type"] == "application/json"
