"""Buckets of requests, by a clock that stands still until told."""

from bot.sandbox.ratelimit import Limit, RateLimits

SEND = "POST /channels/{channel_id}/messages"
CALLBACK = "POST /interactions/{interaction_id}/{interaction_token}/callback"


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_bucket_of_each_channel_empties_and_fills_again() -> None:
    limits = RateLimits({SEND: Limit(2, 5.0)}, clock := Clock())
    assert [limits.take(SEND, "1")["X-RateLimit-Remaining"] for _ in range(2)] == ["1", "0"]
    assert limits.take(SEND, "2")["X-RateLimit-Remaining"] == "1"
    clock.now = 2.0
    refused = limits.take(SEND, "1")
    assert limits.body(refused) == {
        "message": "You are being rate limited.",
        "retry_after": 3.0,
        "global": False,
        "code": 0,
    }
    clock.now = 5.0
    assert limits.take(SEND, "1")["X-RateLimit-Remaining"] == "1"


def test_limit_of_all_routes_together_spares_answers_to_interactions() -> None:
    limits = RateLimits({"*": Limit(2, 1.0)}, Clock())
    taken = [limits.take(SEND, str(channel)) for channel in range(3)]
    assert ["Via" in headers for headers in taken] == [False, False, True]
    assert limits.body(taken[2])["global"] is True
    assert "Via" not in limits.take(CALLBACK, "token")
