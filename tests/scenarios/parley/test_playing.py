"""Parley to its end: by commands alone, by touch on a phone, by agents, under a clock, with a game master's hand."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from bot.engine.transcript.reader import read
from bot.engine.transcript.verify import verify
from bot.rules.registry import RULESETS
from tests.sandbox.windows import CHROMIUM
from tests.scenarios.parley.people import THREE, answer, begun, do, to_the_end
from tests.scenarios.players import dashboard, ending
from tests.scenarios.stage import SandboxStage
from tests.scenarios.test_clock import Hourglass, direct
from tests.scenarios.test_gm import confirmed
from tests.scenarios.test_rooms import opened, shut
from tests.scenarios.touch import Touch, browser, sit

__all__ = ["browser"]


async def test_a_game_by_commands_alone(stage: SandboxStage) -> None:
    """A fight, a gift beside it, an offer, an embassy, a proclamation, the Watch, the end."""
    brynden, cass, davin = people = await begun(stage, *THREE)
    await do(brynden, "march", source="west", target="east")
    before = await cass.wait(lambda: dashboard(cass))
    assert before is not None
    await do(davin, "talk give", lord="1", silver=1)  # beside what is decided
    await do(cass, "commit", silver=2)
    await do(brynden, "commit", silver=1)
    assert await cass.reads("Brynden falls upon East Keep with 3.")
    await do(cass, "talk offer", lord="2", silver=1)
    await davin.wait(lambda: [text for text in direct(davin) if "offers 1 silver for a truce" in text])
    await do(davin, "talk answer", lord="1", yes=True)
    await do(cass, "talk proclaim", words="*east* @everyone")
    assert await davin.reads(r"Cass proclaims: \*east\*")
    await do(cass, "embassy", lord="2")
    room = await opened(stage, davin)
    davin.here = room.id
    await do(davin, "part")
    davin.here = cass.here
    assert await cass.wait(lambda: shut(room))
    words = await to_the_end(people)
    assert "The raiders" in words
    exported = await brynden.command("/game export")
    assert exported.reply is not None
    findings = verify(read(brynden.file(exported.reply).decode()), RULESETS)
    assert [found.text for found in findings if found.kind == "false"] == []


@pytest.mark.browser
@pytest.mark.pictures
@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine")
async def test_a_game_by_touch_on_a_phone(stage: SandboxStage, browser: Browser) -> None:
    """Cass has a phone and nothing else: a fight, an offer under its family, the Watch, to the end."""
    brynden, cass, davin = people = await begun(stage, *THREE)
    await cass.wait(lambda: dashboard(cass))
    async with AsyncExitStack() as windows:
        page = await sit(stage, browser, windows, cass)
        touch = Touch(page, cass)
        await do(brynden, "march", source="west", target="east")
        await touch.open("Your move")
        await expect(touch.panel).to_contain_text("lay silver for the fight at East Keep")
        await touch.choose("2")
        if "Lay silver" in await touch.labels():
            await touch.tap("Lay silver")
        await do(brynden, "commit", silver=0)
        offered = False
        for _ in range(60):
            await cass.settle()
            if ending(cass) is not None:
                break
            await touch.open("Your move")
            labels, text = await touch.labels(), await touch.text()
            if "It is your turn" not in text:
                for person in (brynden, davin):
                    await answer(person)
            elif not offered and "Offer a truce" in labels:
                offered = True
                await touch.tap("Offer a truce")
                while (
                    "Offer a truce" not in (now := await touch.labels())
                    or "How much silver?" in (await touch.text()).splitlines()[-1:]
                ):
                    await touch.choose()
                if "Offer a truce" in now and "### Offer a truce" in await touch.text():
                    await touch.tap("Offer a truce")
            elif "Hold" in labels:
                await touch.tap("Hold")
            elif "End the talk" in labels:
                await touch.tap("End the talk")
            else:
                await touch.choose("0")
                if "Lay silver" in await touch.labels() and "### Lay silver" in await touch.text():
                    await touch.tap("Lay silver")
        assert ending(cass) is not None
        assert offered
        assert await page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert len(people) == 3


async def test_a_game_of_agents(stage: SandboxStage) -> None:
    """They march on by themselves, and answer what they are offered."""
    (brynden,) = await begun(stage, "Brynden", agents=2)
    await do(brynden, "talk offer", lord="1", silver=1)
    assert await brynden.reads("accepts: there is a truce with Brynden this round.")
    assert "Parley" in await to_the_end([brynden]) or ending(brynden) is not None


async def test_under_a_clock_a_gift_buys_no_time_and_a_talk_stops_it(stage: SandboxStage) -> None:
    glass = Hourglass(stage)
    brynden, cass, davin = people = await begun(stage, *THREE, hours="24")
    table = await stage.table(brynden)
    ends = table.clocks[0].deadline
    await glass.run(brynden, 1)
    await do(davin, "talk give", lord="0", silver=1)
    assert table.clocks[0].deadline == ends
    await do(brynden, "embassy", lord="1")
    await glass.run(brynden, 30)
    assert (await cass.command("/game status")).text.count("No clock runs") == 1
    await do(cass, "part")
    deadline = table.clocks[0].deadline
    assert deadline is not None
    assert deadline > glass.now + 20 * 3600
    await glass.run(brynden, 25)
    assert await cass.reads("Brynden")  # who was late holds, by default
    assert 0 not in {seat for prompt in table.pending() for seat in prompt.waiting}
    await to_the_end(people)


async def test_a_game_master_changes_silver_while_it_lies_face_down(stage: SandboxStage) -> None:
    """The answer that no longer fits is asked for anew; the embassy is called off."""
    people = await begun(stage, *THREE)
    brynden, table = people[0], await stage.table(people[0])
    await do(brynden, "march", source="west", target="east")
    await do(brynden, "commit", silver=2)
    edit: dict[str, Any] = {"kind": "set_silver", "fields": "player:0 silver:1", "reason": "a slip"}
    await confirmed(brynden, await brynden.command("/gm edit", **edit))
    state: Any = table.state
    assert state.stack[-1].answers == {}
    assert state.silver[0] == 1
    await confirmed(brynden, await brynden.command("/gm edit", kind="call_off", reason="enough"))
    assert [frame.kind for frame in table.state.stack] == ["round", "turn"]  # type: ignore[attr-defined]
    await to_the_end(people)


async def test_what_is_filed_is_done_when_its_moment_comes(stage: SandboxStage) -> None:
    brynden, cass, davin = await begun(stage, *THREE)
    filed = await davin.command("/plan", {"for": "watch", "actions": "commit 1"})
    assert "⚠️" not in filed.text
    for person in (brynden, cass, davin):
        await do(person, "hold")
    table: Any = await stage.table(brynden)
    await davin.wait(
        lambda: table.state.stack[-1].kind == "watch" and table.state.stack[-1].answers == {2: 1}
    )
    assert not await answer(davin)
