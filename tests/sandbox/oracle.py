"""Checks recorded REST traffic against Discord's own OpenAPI file: what the bot asked, and what the sandbox
answered."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Any

from jsonschema_rs import Draft202012Validator, Registry

from bot.sandbox.rest import Exchange

ROOT = "urn:discord"


class Oracle:
    """Judges by `spec`, the OpenAPI file read as JSON."""

    def __init__(self, spec: dict[str, Any]) -> None:
        self._spec = spec
        self._paths = {_shape(path): path for path in spec["paths"]}
        self._registry = Registry([(ROOT, spec)])
        self._validator = cache(self._make_validator)
        self._registered: Any = None
        """The commands that were registered last, and were as they should be: each bot of a test registers the same."""

    def mismatches(self, traffic: Iterable[Exchange]) -> list[str]:
        """One line for everything in the traffic that the file does not allow."""
        found: dict[str, None] = {}
        for exchange in traffic:
            registers = exchange.method == "PUT" and exchange.route.endswith("/commands")
            if registers and exchange.status == 200 and exchange.request == self._registered:
                continue
            wrong = list(self._check(exchange))
            if registers and not wrong:
                self._registered = exchange.request
            found.update(dict.fromkeys(wrong))
        return list(found)

    def _check(self, exchange: Exchange) -> Iterable[str]:
        where = f"{exchange.method} {exchange.route}"
        path = self._paths.get(_shape(exchange.route), exchange.route)
        operation = self._spec["paths"].get(path, {}).get(exchange.method.lower())
        if operation is None:
            yield f"{where}: Discord has no such route"
            return
        base = f"/paths/{_escape(path)}/{exchange.method.lower()}"
        parameters = {each["name"] for each in operation.get("parameters", []) if each["in"] == "query"}
        if strange := set(exchange.query) - parameters:
            yield f"{where}: Discord has no query {sorted(strange)}"
        if exchange.status < 400 and "requestBody" in operation:
            kind = "multipart/form-data" if exchange.multipart else "application/json"
            pointer = f"{base}/requestBody/content/{_escape(kind)}/schema"
            yield from self._judge(f"{where} request", pointer, _leniently(exchange.request))
        if exchange.status < 500:
            yield from self._check_response(where, base, operation["responses"], exchange)

    def _check_response(self, where: str, base: str, responses: Any, exchange: Exchange) -> Iterable[str]:
        code = next(
            (each for each in (str(exchange.status), f"{exchange.status // 100}XX") if each in responses),
            None,
        )
        if code is None:
            yield f"{where}: Discord does not answer with {exchange.status}"
            return
        response, pointer = responses[code], f"{base}/responses/{code}"
        if "$ref" in response:
            pointer = response["$ref"].removeprefix("#")
            response = self._spec["components"]["responses"][pointer.rsplit("/", 1)[1]]
        if "content" not in response:
            if exchange.response is not None:
                yield f"{where} {code}: Discord answers with nothing"
            return
        schema = f"{pointer}/content/{_escape('application/json')}/schema"
        refused = exchange.status >= 400
        answer = _with_numeric_codes(exchange.response) if refused else exchange.response
        yield from self._judge(f"{where} response {code}", schema, answer)

    def _judge(self, where: str, pointer: str, data: Any) -> Iterable[str]:
        error = next(self._validator(pointer).iter_errors(data), None)
        if error is not None:
            place = "".join(f"[{part}]" for part in error.instance_path)
            yield f"{where}: {place}: {error.message[:300]}"

    def _make_validator(self, pointer: str) -> Draft202012Validator:
        return Draft202012Validator({"$ref": f"{ROOT}#{pointer}"}, registry=self._registry)


# Known discrepancies between the file and what Discord accepts or documents. Each is mended in a copy before judging.


IDS = frozenset({"recipient_id", "message_id", "channel_id", "guild_id"})


def _leniently(request: Any, ids: frozenset[str] = IDS) -> Any:
    """Ids as numbers: the file wants strings everywhere, Discord takes both, discord.py sends numbers for these."""
    if isinstance(request, list):
        return [_leniently(each, ids) for each in request]
    if isinstance(request, dict):
        return {key: _lenient(key, value, ids) for key, value in request.items()}
    return request


def _lenient(key: str, value: Any, ids: frozenset[str]) -> Any:
    if key in ids and value is not None:
        return str(value)
    if key == "emoji":
        return _leniently(value, ids | {"id"})
    if key in ("attachments", "users", "roles") and value is not None:
        return [
            {**_leniently(each, ids), "id": str(each["id"])} if isinstance(each, dict) else str(each)
            for each in value
        ]
    return _leniently(value, ids)


def _with_numeric_codes(response: Any) -> Any:
    """The reasons inside a 50035 have words for codes (`BASE_TYPE_REQUIRED`), as Discord's own examples show; the
    file says integer."""
    if isinstance(response, list):
        return [_with_numeric_codes(each) for each in response]
    if not isinstance(response, dict):
        return response
    return {
        key: [{**each, "code": 0} for each in value]
        if key == "_errors" and value is not None
        else _with_numeric_codes(value)
        for key, value in response.items()
    }


def _shape(path: str) -> str:
    """A path without the names of its parameters."""
    return re.sub(r"\{\w+\}", "{}", path)


def _escape(part: str) -> str:
    """A key as part of a JSON pointer in a URI."""
    pointer = part.replace("~", "~0").replace("/", "~1")
    return pointer.replace("%", "%25").replace("{", "%7B").replace("}", "%7D")
