"""The live message is pinned where that goes; where it does not, the board is shown all the same."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from structlog.testing import capture_logs

from cogs.posts.pinning import pin
from tests.cogs.posts.test_publisher import refused

ALLOWED = discord.Permissions(pin_messages=True, read_message_history=True)


def message(pinned: list[int], error: Exception | None = None, lines: Sequence[Any] = ()) -> Any:
    async def put() -> None:
        if error:
            raise error
        pinned.append(7)

    async def history(**_: Any) -> Any:
        for line in lines:
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


async def test_only_the_line_that_tells_of_this_pin_is_taken_away() -> None:
    taken: list[str] = []

    def line(name: str, about: int | None, kind: discord.MessageType) -> Any:
        async def delete() -> None:
            taken.append(name)

        reference = None if about is None else SimpleNamespace(message_id=about)
        return SimpleNamespace(type=kind, reference=reference, delete=delete)

    lines = [
        line("what somebody says", None, discord.MessageType.default),
        line("an answer to it", 7, discord.MessageType.reply),
        line("somebody else's pin", 8, discord.MessageType.pins_add),
        line("ours", 7, discord.MessageType.pins_add),
    ]
    await pin(message([], lines=lines), ALLOWED)
    assert taken == ["ours"]
