from collections.abc import AsyncIterator, Callable

import pytest

from bot.sandbox.people import SandboxPerson
from bot.sandbox.server import Sandbox
from tests.sandbox.desk import running
from tests.sandbox.scribe import Scribe


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """A sandbox that gives the bot 0.2 s to answer instead of 3."""
    async with Sandbox(interaction_seconds=0.2) as served:
        yield served


@pytest.fixture
async def scribe(sandbox: Sandbox) -> AsyncIterator[Scribe]:
    """The bot, logged in. Afterwards it must have asked nothing that the sandbox does not know."""
    bot = Scribe()
    async with running(bot, sandbox):
        yield bot
    assert sandbox.world.violations == []
    assert not sandbox.faults.pending


@pytest.fixture
def person(sandbox: Sandbox) -> Callable[[str], SandboxPerson]:
    return lambda name: SandboxPerson(sandbox, name)


@pytest.fixture
def alys(sandbox: Sandbox) -> SandboxPerson:
    return SandboxPerson(sandbox, "Alys")


@pytest.fixture
def brynden(sandbox: Sandbox) -> SandboxPerson:
    return SandboxPerson(sandbox, "Brynden")
