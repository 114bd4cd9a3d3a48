from collections.abc import AsyncIterator, Callable

import pytest

from bot.sandbox.people import SandboxPerson
from bot.sandbox.server import Sandbox
from tests.sandbox.discord_spec import oracle
from tests.sandbox.sample_bot import Scribe
from tests.sandbox.sandbox_fixture import running


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as served:
        yield served


@pytest.fixture
async def scribe(sandbox: Sandbox) -> AsyncIterator[Scribe]:
    """The bot, logged in. Afterwards it must have asked nothing the sandbox does not know, and all traffic must be
    valid by Discord's own description."""
    bot = Scribe()
    async with running(bot, sandbox):
        yield bot
    assert sandbox.world.violations == []
    assert oracle().mismatches(sandbox.rest.traffic) == []
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
