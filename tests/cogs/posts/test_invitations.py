"""What somebody is invited to: first on their panel, told in private, and nobody else's business."""

from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from structlog.testing import capture_logs

from bot.engine.outbox import Undeliverable
from bot.rules.contract import fold
from bot.store.rows import OutboxRow
from cogs.interaction.ids import decode
from cogs.interaction.names import voice
from cogs.lobby import seating
from cogs.play import dashboard, panel, timing
from cogs.posts.publisher import Publisher
from tests.cogs import tables
from tests.cogs.tables import judge, parts_of
from tests.engine.engine_fixture import ALYS, BRAN, Desk, begun
from tests.moot.actions import Answer, Offer
from tests.moot.events import Begun, Called, Offered
from tests.moot.rules import MOOT
from tests.moot.state import MootOptions

BEGUN = Begun(options=MootOptions(), players=3)
OFFERED = Offered(id="offer-0", seat=0, who=1, gold=1)


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    """The Moot has no words."""
    with capture_logs():
        yield


def table(*events: Any) -> Any:
    return tables.table("moot", fold(MOOT, [BEGUN, *events]), 3)  # type: ignore[arg-type]


def texts(view: Any) -> str:
    return "\n".join(part["content"] for part in parts_of(view) if part["type"] == 10)


def test_the_panel_of_who_owes_nothing_opens_at_the_invitation() -> None:
    here = table(OFFERED)
    shown = panel.menu(here, here.view(1), voice(here, "en"))
    judge(shown)
    assert "You are invited moot-prompt-offer. Nobody waits for it." in texts(shown)
    first = next(decode(part["custom_id"]) for part in parts_of(shown) if "custom_id" in part)
    assert (first.kind, first.values) == ("answer", ("offer-0", "yes"))


def test_the_panel_of_who_is_awaited_opens_at_the_decision() -> None:
    here = table(Offered(id="offer-0", seat=1, who=0, gold=1))
    shown = panel.menu(here, here.view(0), voice(here, "en"))
    first = next(decode(part["custom_id"]) for part in parts_of(shown) if "custom_id" in part)
    assert first.kind == "dig"
    assert "You are invited" in texts(shown)


def test_the_channel_waits_for_nobody_who_is_only_invited() -> None:
    here = table(OFFERED)
    view = here.view(None)
    assert "invited" not in dashboard.awaiting(view, voice(here, "en"), "moot")
    assert dashboard.awaited(here, view) == [here.seats[0].user_id]


def test_a_talk_says_that_no_clock_runs() -> None:
    here = table(Called(seat=0))
    here.game = replace(here.game, pace='{"hours":24}')
    assert timing.timing(here, here.view(None), voice(here, "en")) == "No clock runs meanwhile."


class Friend:
    """Somebody's private messages."""

    def __init__(self, *, closed: bool = False) -> None:
        self.got: list[str] = []
        self._closed = closed

    async def create_dm(self, _user: Any) -> Any:
        return self

    async def send(self, *, view: Any, **_: Any) -> None:
        if self._closed:
            response: Any = SimpleNamespace(status=403, reason="Forbidden")
            raise discord.Forbidden(response, {"code": 50007, "message": "Cannot send messages to this user"})
        self.got.append(texts(view))


async def invited(desk: Desk) -> tuple[Any, OutboxRow]:
    """Alys has offered Bran something; the post that tells him."""
    at = await begun(desk.tables, (ALYS, BRAN), system="moot")
    await at.submit(0, Offer(who="1", gold=1))
    rows: list[Any] = []
    while found := await desk.store.due_posts(1e12, 100):
        rows += found
        for row in found:
            await desk.store.post_done(row.id)
    return at, next(row for row in rows if row.kind == "invitation")


async def test_who_is_invited_reads_it_in_private(desk: Desk) -> None:
    _, row = await invited(desk)
    bot: Any = Friend()
    await Publisher(bot, desk.tables, seating.redraw).publish(row)
    assert len(bot.got) == 1
    assert "you are invited" in bot.got[0]


async def test_an_invitation_that_was_answered_meanwhile_is_not_told(desk: Desk) -> None:
    at, row = await invited(desk)
    await at.submit(1, Answer(offer="offer-0", accept=False))
    bot: Any = Friend()
    await Publisher(bot, desk.tables, seating.redraw).publish(row)
    assert bot.got == []


async def test_whose_messages_are_closed_is_left_alone(desk: Desk) -> None:
    _, row = await invited(desk)
    bot: Any = Friend(closed=True)
    with pytest.raises(Undeliverable):
        await Publisher(bot, desk.tables, seating.redraw).publish(row)
    assert bot.got == []
