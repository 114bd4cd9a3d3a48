"""Discord's refusals: the codes the sandbox uses, and the shape Discord gives them on the wire."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from typing import Any

Path = tuple[str | int, ...]


class Refusal(Enum):
    """(code, HTTP status, message) as in Discord's table of JSON error codes."""

    GENERAL = (0, 404, "404: Not Found")
    UNAUTHORIZED = (0, 401, "401: Unauthorized")
    UNKNOWN_CHANNEL = (10003, 404, "Unknown Channel")
    UNKNOWN_GUILD = (10004, 404, "Unknown Guild")
    UNKNOWN_MEMBER = (10007, 404, "Unknown Member")
    UNKNOWN_MESSAGE = (10008, 404, "Unknown Message")
    UNKNOWN_USER = (10013, 404, "Unknown User")
    UNKNOWN_WEBHOOK = (10015, 404, "Unknown Webhook")
    UNKNOWN_INTERACTION = (10062, 404, "Unknown interaction")
    UNKNOWN_COMMAND = (10063, 404, "Unknown application command")
    TOO_MANY_EMOJIS = (30008, 400, "Maximum number of emojis reached (2000)")
    TOO_MANY_PINS = (30003, 400, "Maximum number of pins reached (250)")
    TOO_MANY_REACTIONS = (30010, 400, "Maximum number of reactions reached (20)")
    TOO_MANY_COMMANDS = (30032, 400, "Maximum number of application commands reached (100)")
    FILE_TOO_LARGE = (40005, 413, "Request entity too large")
    ALREADY_ANSWERED = (40060, 400, "Interaction has already been acknowledged.")
    MISSING_ACCESS = (50001, 403, "Missing Access")
    NOT_AUTHOR = (50005, 403, "Cannot edit a message authored by another user")
    EMPTY_MESSAGE = (50006, 400, "Cannot send an empty message")
    DM_CLOSED = (50007, 403, "Cannot send messages to this user")
    MISSING_PERMISSIONS = (50013, 403, "Missing Permissions")
    SYSTEM_MESSAGE = (50021, 403, "Cannot execute action on a system message")
    INVALID_TOKEN = (50027, 401, "Invalid Webhook Token")
    WRONG_CHANNEL_TYPE = (50024, 400, "Cannot execute action on this channel type")
    INVALID_RECIPIENTS = (50033, 400, "Invalid Recipient(s)")
    INVALID_FORM = (50035, 400, "Invalid Form Body")
    ARCHIVED = (50083, 400, "Thread is archived")
    INVALID_JSON = (50109, 400, "The request body contains invalid JSON.")
    TOO_MANY_THREAD_MEMBERS = (30033, 400, "Maximum number of thread participants has been reached (1000)")
    ALREADY_HAS_THREAD = (160004, 400, "A thread has already been created for this message")
    LOCKED = (160005, 403, "Thread is locked")
    TOO_MANY_THREADS = (160006, 400, "Maximum number of active threads reached")


class ApiError(Exception):
    """A request the sandbox refuses. `errors` is the nested detail of a 50035."""

    def __init__(self, refusal: Refusal, errors: dict[str, Any] | None = None) -> None:
        self.code, self.status, self.message = refusal.value
        self.refusal = refusal
        self.errors = errors
        detail = f" {errors}" if errors else ""
        super().__init__(f"{self.code} {self.message}{detail}")

    def body(self) -> dict[str, Any]:
        """The JSON Discord would send."""
        body: dict[str, Any] = {"code": self.code, "message": self.message}
        if self.errors:
            body["errors"] = self.errors
        return body


@contextmanager
def below(part: str) -> Iterator[None]:
    """The details of any refusal in this block stand below `part` of the request."""
    try:
        yield
    except ApiError as refused:
        refused.errors = {part: refused.errors} if refused.errors else None
        raise


def invalid(*problems: tuple[Path, str, str]) -> ApiError:
    """A 50035 for `(path, code, message)` problems, nested by path as Discord nests them."""
    errors: dict[str, Any] = {}
    for path, code, message in problems:
        node = errors
        for part in path:
            node = node.setdefault(str(part), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})
    return ApiError(Refusal.INVALID_FORM, errors)
