"""Sixty days at a table of five, from one seed: absences, a crash a day, a substitute, a dispute and a rewind."""

from pathlib import Path
from typing import ClassVar

import pytest

from bot.address import Address
from bot.engine.calendar import start_vacation
from bot.engine.journal.entries import Remark, Signed
from bot.engine.table.absence import away, list_seat, take_seat
from bot.engine.tables import Tables
from bot.engine.transcript.reader import read
from bot.engine.transcript.verify import verify
from bot.engine.transcript.writer import write
from bot.rules.contract import Text
from bot.rules.risk.agent import sensible
from tests.engine.campaign import DACEY, Campaign, acts
from tests.engine.engine_fixture import ALYS, BRAN, CATE, SYSTEMS, Desk
from tests.engine.masters import audit, halt, remark, rewind

pytestmark = pytest.mark.both

DAYS = 60
SECRET = "a1" * 32
EDDARA = 15
WHY = Signed(who="Cate", why="the dice were read wrongly")


class Dominion(Campaign):
    """Four people and an agent."""

    system, seed = "risk", 7
    options: ClassVar = {"mode": "dominion", "houses": "deal", "setup": "deal", "vp_to_win": 5}
    people = (ALYS, BRAN, CATE, DACEY, EDDARA)
    play = staticmethod(sensible)
    looks, hours, chance, answers, down = 7, 3, 0.25, (2, 10), 3

    async def fifth(self, tables: Tables, game_id: int) -> None:
        await tables.add_agent(game_id, "sensible", ["Edric"])

    async def open(self) -> None:
        await super().open()
        await self.desk.tables.start(self.id)


async def test_sixty_days(database: Address, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.engine.tables.new_secret", lambda: SECRET)
    campaign = Dominion(Desk(database))
    await campaign.open()

    await campaign.until(8)  # Bran travels, and no clock of his runs
    await start_vacation(campaign.desk.tables, BRAN, 5)
    campaign.gone.add(BRAN)
    await campaign.until(13)
    campaign.gone.discard(BRAN)
    assert not away(await campaign.table(), 1)

    await campaign.until(15)  # Cate stays away without a word: an agent plays for her, then somebody else
    campaign.gone.add(CATE)
    while not away(await campaign.table(), 2):
        await campaign.until(campaign.days + 1)
    await list_seat(await campaign.table(), 2, True, Text(key="clock-open", args={"seat": 2}))
    await campaign.until(campaign.days + 2)
    table = await campaign.table()
    hand = table.view(2).hand
    await take_seat(table, 2, EDDARA, "Eddara")
    assert table.seat_of(CATE) is None
    assert table.view(2).hand == hand

    # A dispute: all wait for the ruling, and the game goes back five moves.
    await campaign.until(campaign.days + 8)
    locked = await campaign.dispute(WHY)
    table = await campaign.table()
    await audit(table, 0, WHY)
    await remark(table, Remark(kind="ruling", words="The defender chooses first.", clause="RISK-11.5"), WHY)
    await halt(table, "unlock", WHY)
    await rewind(table, locked - 5, WHY, version=table.game.version)

    whole = isinstance(database, Path)  # what is left asks nothing more of the other database
    await campaign.until(400 if whole else campaign.days + 1)
    table = await campaign.table()
    assert await acts(table) >= {"regent", "substitute", "lock", "audit", "ruling", "unlock", "rewind"}
    if whole:
        assert table.game.status == "over"
        assert campaign.days >= DAYS
        findings = verify(read(write(table, await table.entries(), None)), SYSTEMS)
        assert [one for one in findings if one.kind == "false"] == []
        assert len([one for one in findings if one.kind == "proven"]) == 5
    await campaign.desk.close()
