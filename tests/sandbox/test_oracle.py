"""The oracle notices what it is there to notice."""

from dataclasses import replace
from typing import Any

import pytest

from bot.sandbox.rest import Exchange
from tests.sandbox.discord_spec import oracle

USER = {
    "id": "1",
    "username": "maester",
    "avatar": None,
    "discriminator": "0",
    "public_flags": 0,
    "flags": 0,
    "global_name": "Maester",
    "primary_guild": None,
}
GOOD = Exchange("GET", "/users/{user_id}", "/users/1", {}, None, False, 200, USER)


def test_good_traffic_has_no_mismatch() -> None:
    assert oracle().mismatches([GOOD]) == []


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"response": {**USER, "id": 1}}, 'is not of type "string"'),
        ({"response": {"id": "1"}}, "is a required property"),
        ({"route": "/users/{user_id}/secrets"}, "no such route"),
        ({"query": {"verbose": "1"}}, "no query"),
        ({"status": 302}, "does not answer with 302"),
        ({"method": "POST", "route": "/users/@me/channels", "request": {"recipient_id": "you"}}, "request"),
    ],
)
def test_each_kind_of_mismatch_is_told(change: dict[str, Any], complaint: str) -> None:
    (told, *_) = oracle().mismatches([replace(GOOD, **change)])
    assert complaint in told


def test_refusals_have_words_for_codes() -> None:
    errors = {"content": {"_errors": [{"code": "BASE_TYPE_REQUIRED", "message": "This field is required"}]}}
    refused = {"code": 50035, "message": "Invalid Form Body", "errors": errors}
    assert oracle().mismatches([replace(GOOD, status=400, response=refused)]) == []
    assert oracle().mismatches([replace(GOOD, status=400, response={"oops": 1})])
