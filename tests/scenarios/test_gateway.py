"""The connection to Discord's gateway ends in each way it can, in the midst of a game: the next move is made, once."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.client import Maester
from tests.scenarios.players import begin, panel
from tests.scenarios.stage import SandboxStage


def forgotten(gateway: Any) -> None:
    gateway.abort()
    gateway.forget_sessions()


def heard(gateway: Any) -> bool:
    """Whether the bot is told what happens: a resume that is refused counts, too, and another beginning follows."""
    return any(session.connection is not None for session in gateway.sessions.values())


ENDS: dict[str, Callable[[Any], None]] = {
    "op 7": lambda gateway: gateway.reconnect(),
    "op 9, may be resumed": lambda gateway: gateway.invalidate(resumable=True),
    "op 9, may not": lambda gateway: gateway.invalidate(resumable=False),
    "closed with 4000": lambda gateway: gateway.close(4000),
    "cut off": lambda gateway: gateway.abort(),
    "forgotten": forgotten,
}


@pytest.mark.both
@pytest.mark.parametrize("end", ENDS)
async def test_after_a_connection_that_ended_a_move_is_made_once(
    stage: SandboxStage, monkeypatch: pytest.MonkeyPatch, end: str
) -> None:
    async def at_once(*_: object, **__: object) -> None:
        """Discord wants five seconds between two that identify."""

    monkeypatch.setattr(Maester, "before_identify_hook", at_once)
    gateway = stage.sandbox.gateway
    first, *_ = await begin(stage, "Alys", "Brynden", "Cass")
    land = (await panel(first)).menus[0].options[0].value
    await first.settle()
    before, then = (await stage.table(first)).game.version, gateway.identifies + gateway.resumes
    ENDS[end](gateway)
    await stage.sandbox.until(
        lambda: gateway.identifies + gateway.resumes > then and heard(gateway), seconds=20
    )
    done = await first.command("/risk deploy", territory=land, armies=1)
    assert "sends an army" in done.text
    await first.settle()
    assert (await stage.table(first)).game.version == before + 1
