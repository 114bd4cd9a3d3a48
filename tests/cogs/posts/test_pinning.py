"""The live message is pinned where that goes; where it does not, the board is shown all the same."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest
from structlog.testing import capture_logs

from cogs.posts.pinning import pin
from tests.cogs.posts.test_publisher import refused

ALLOWED = discord.Permissions(pin_messages=True, read_message_history=True)


def message(pinned: list[int], error: Exception | None = None) -> Any:
    async def put() -> None:
        if error:
            raise error
        pinned.append(7)

    async def history(**_: Any) -> Any:
        for line in ():
            yield line

    return SimpleNamespace(id=7, pin=put, channel=SimpleNamespace(history=history))


@pytest.mark.parametrize("error", [refused(400, 30003), refused(403, 50013), TimeoutError()])
async def test_a_channel_that_takes_no_more_pins_stops_nothing(error: Exception) -> None:
    with capture_logs() as logs:
        await pin(message([], error), ALLOWED)
    assert [(log["event"], log["message"]) for log in logs] == [("the live message is not pinned", 7)]


@pytest.mark.parametrize(
    ("rights", "pins"),
    [
        (ALLOWED, [7]),
        (discord.Permissions(pin_messages=True), []),
        (discord.Permissions(read_message_history=True), []),
        (None, []),
    ],
)
async def test_it_pins_only_where_it_may_take_discords_line_away_again(
    rights: discord.Permissions | None, pins: list[int]
) -> None:
    pinned: list[int] = []
    await pin(message(pinned), rights)
    assert pinned == pins
