"""Sixty days of Edition B with the Night's Watch for five, from one seed: absences, an embassy with a substitute in its
middle, a game master's ruling, a crash a day."""

import os
from pathlib import Path
from typing import ClassVar

import pytest

from bot.address import Address
from bot.engine.calendar import save_settings, start_vacation
from bot.engine.journal.entries import Remark, Signed
from bot.engine.moderation import moderation
from bot.engine.table.table import Table
from bot.engine.tables import Tables
from bot.engine.transcript.reader import read
from bot.engine.transcript.verify import verify
from bot.engine.transcript.writer import write
from bot.rules.fief.actions import Embassy, Pass, Standing
from bot.rules.fief.agent import sensible
from bot.rules.fief.events.flow import Opened
from bot.rules.fief.model.state import Fief
from bot.store.rows import Person
from tests.engine.campaign import DACEY, Campaign, acts
from tests.engine.engine_fixture import ALYS, BRAN, CATE, SYSTEMS, Desk
from tests.engine.masters import halt, remark, rewind

DAYS = 60
ROUNDS = "usual" if os.environ.get("MAESTER_FUZZ") else "8"
"""Eight rounds; with `MAESTER_FUZZ`, as by `make fuzz`, as many as the rules say."""
SECRET = "b2" * 32
EDRIC, FALYSE = 15, 16
REFUSED = ("part", "idols", "convert", "oaths")
"""What nobody wants to be asked each round."""
EVERYBODY = (ALYS, BRAN, CATE, DACEY, EDRIC, FALYSE)
WHY = Signed(who="Cate", why="the terms were read wrongly")


class Watch(Campaign):
    """Five people."""

    system, seed = "fief", 11
    options: ClassVar = {
        "edition": "b",
        "nwe": True,
        "house_choice": "random",
        "vote_order": "together",
        "max_rounds": ROUNDS,
    }
    people = EVERYBODY
    play = staticmethod(sensible)
    looks, hours, chance, answers, down = 5, 4, 0.5, (4, 16), 4

    async def fifth(self, tables: Tables, game_id: int) -> None:
        await tables.join(game_id, EDRIC, "Edric", "by the new")

    async def open(self) -> None:
        await super().open()
        tables = self.desk.tables
        for user_id in EVERYBODY:  # windows for surprises: who says nothing for an hour or two lets them pass
            await save_settings(tables, Person(user_id, patience=60))
        await tables.start(self.id)
        for seat in range(5):
            for matter in REFUSED:
                await tables.act(self.id, seat, Standing(matter=matter, answer="no"))

    async def embassy(self, caller: int, guest: int) -> None:
        """Wait until an embassy can be called, and call one."""
        for _ in range(200):
            table = await self.table()
            seat, other = table.seat_of(caller), table.seat_of(guest)
            assert seat is not None
            assert other is not None
            if "embassy" in table.view(seat).menu:
                await self.desk.tables.act(self.id, seat, Embassy(players=(str(other),)))
                return
            await self.look_in(self.dice.choice((ALYS, BRAN, CATE, DACEY, EDRIC)))
        raise AssertionError("no embassy can be called")


@pytest.mark.both
async def test_sixty_days_of_fief(database: Address, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.engine.tables.new_secret", lambda: SECRET)
    campaign = Watch(Desk(database))
    await campaign.open()

    await campaign.until(6)  # Bran travels, and no clock of his runs
    await start_vacation(campaign.desk.tables, BRAN, 4)
    campaign.gone.add(BRAN)
    await campaign.until(10)
    campaign.gone.discard(BRAN)

    # Alys and Cate talk alone; Cate has to go, and Falyse takes her place in the middle of it.
    await campaign.embassy(ALYS, CATE)
    campaign.gone |= {*EVERYBODY}
    await campaign.until(campaign.days + 3)  # nobody parts, and no clock runs
    table = await campaign.table()
    assert isinstance(table.state, Fief)
    assert table.state.talk is not None
    seat = table.seat_of(CATE)
    assert seat is not None
    hand = table.view(seat).hand
    await moderation.do(table, lambda: moderation.replacing(table, seat, FALYSE, "Falyse", WHY))
    assert (table.seat_of(CATE), table.seat_of(FALYSE)) == (None, seat)
    assert table.view(seat).hand == hand
    assert [room.seats for room in table.state.rooms] == [(table.seat_of(ALYS), seat)]
    await campaign.desk.tables.act(campaign.id, seat, Pass())
    table = await campaign.table()
    assert isinstance(table.state, Fief)
    assert table.state.talk is None
    campaign.gone = {CATE}

    # A dispute: all wait for the ruling, and the game goes back five moves.
    await campaign.until(campaign.days + 8)
    locked = await campaign.dispute(WHY)
    table = await campaign.table()
    await remark(table, Remark(kind="ruling", words="A promise binds nobody.", clause="FIEF-9.3"), WHY)
    await halt(table, "unlock", WHY)
    await rewind(table, locked - 5, WHY, version=table.game.version)

    campaign.gone.add(DACEY)  # she stays away to the end: an agent plays for her
    whole = isinstance(database, Path)  # what is left asks nothing more of the other database
    await campaign.until(400 if whole else campaign.days + 1)
    table = await campaign.table()
    assert await acts(table) >= {"lock", "ruling", "unlock", "rewind"}
    if whole:
        assert table.game.status == "over"
        assert campaign.days >= DAYS
        await finished(table)
    await campaign.desk.close()


async def finished(table: Table) -> None:
    """Windows for surprises were open; people, clocks and an agent have moved; and all of it can be verified."""
    entries = await table.entries()
    opened = [event.frame.kind for entry in entries for event in entry.events if isinstance(event, Opened)]
    assert opened.count("window") >= 8
    assert {entry.by for entry in entries} >= {"player", "clock", "agent"}
    findings = verify(read(write(table, entries, None)), SYSTEMS)
    assert [one.text for one in findings if one.kind == "false"] == []
