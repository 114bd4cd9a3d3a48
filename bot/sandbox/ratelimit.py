"""Rate limits as Discord tells them: a bucket per route and channel (or server, or token), in headers and as 429."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Limit:
    """`requests` within any window of `seconds`."""

    requests: int
    seconds: float


EASY = Limit(1_000, 1.0)  # so that tests are not slowed down unless they ask for it


@dataclass(slots=True)
class _Bucket:
    limit: Limit
    left: int
    ends: float


class RateLimits:
    """`limits` gives the limit of a route (`POST /channels/{channel_id}/messages`), and under `*` that of all routes
    together (Discord: 50 in a second; answers to interactions do not count). All others have `EASY`."""

    def __init__(
        self, limits: Mapping[str, Limit] | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._limits = dict(limits or {})
        self._clock = clock
        self._buckets: dict[tuple[str, str], _Bucket] = {}

    def take(self, route: str, major: str) -> dict[str, str]:
        """Counts a request and gives the headers of its answer; `Via` among them means it is refused."""
        now = self._clock()
        together = self._bucket("*", "", now)
        bucket = self._bucket(route, major, now)
        counts = not route.partition(" ")[2].startswith(("/interactions", "/webhooks"))
        if counts and together.left == 0:
            return self.refusal(together.ends - now, everywhere=True)
        if bucket.left == 0:
            return self.refusal(bucket.ends - now)
        bucket.left -= 1
        together.left -= counts
        return {
            "X-RateLimit-Limit": str(bucket.limit.requests),
            "X-RateLimit-Remaining": str(bucket.left),
            "X-RateLimit-Reset": f"{time.time() + bucket.ends - now:.3f}",
            "X-RateLimit-Reset-After": f"{bucket.ends - now:.3f}",
            "X-RateLimit-Bucket": hashlib.sha256(route.encode()).hexdigest()[:32],
        }

    def _bucket(self, route: str, major: str, now: float) -> _Bucket:
        bucket = self._buckets.get((route, major))
        if bucket is None or bucket.ends <= now:
            limit = self._limits.get(route, EASY)
            bucket = self._buckets[route, major] = _Bucket(limit, limit.requests, now + limit.seconds)
        return bucket

    @staticmethod
    def refusal(retry_after: float, *, everywhere: bool = False) -> dict[str, str]:
        """The headers of a 429. Clients take one without `Via` for a ban by the proxy and give up."""
        headers = {"Retry-After": f"{retry_after:.3f}", "X-RateLimit-Scope": "user", "Via": "1.1 sandbox"}
        return (
            headers | {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"} if everywhere else headers
        )

    @staticmethod
    def body(headers: Mapping[str, str]) -> dict[str, Any]:
        """The body of the 429 with these headers."""
        return {
            "message": "You are being rate limited.",
            "retry_after": float(headers["Retry-After"]),
            "global": "X-RateLimit-Global" in headers,
            "code": 0,
        }
