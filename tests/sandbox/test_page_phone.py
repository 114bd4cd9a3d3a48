"""The page under a thumb: nothing too wide, nothing too small, and nothing that moves away while it is pressed."""

from __future__ import annotations

import re

import discord
from playwright.async_api import Page, expect

from tests.sandbox.windows import Table, browser, in_browser, last, run, table

__all__ = ["browser", "table"]

pytestmark = in_browser


CONTRASTS = """(kinds) => {
    const brush = document.createElement("canvas").getContext("2d", {willReadFrequently: true})
    const seen = (colours) => {
        brush.clearRect(0, 0, 1, 1)
        for (const colour of colours) { brush.fillStyle = colour; brush.fillRect(0, 0, 1, 1) }
        return [...brush.getImageData(0, 0, 1, 1).data].slice(0, 3)
    }
    const bright = (rgb) => {
        const [r, g, b] = rgb.map((v) => v / 255).map((v) => v <= 0.04 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const grounds = (node) => node ? [...grounds(node.parentElement), getComputedStyle(node).backgroundColor] : []
    const contrast = (node) => {
        const below = grounds(node), on = bright(seen(below))
        const letters = bright(seen([...below, getComputedStyle(node).color]))
        return (Math.max(on, letters) + 0.05) / (Math.min(on, letters) + 0.05)
    }
    return Object.fromEntries(kinds.flatMap((kind) => [...document.querySelectorAll(kind)]
        .filter((node) => node.checkVisibility()).map((node, at) => [`${kind} ${at}`, contrast(node)])))
}"""
"""How far the letters of things stand out from what lies below them, each layer with what shines through it."""


async def overflow(page: Page) -> int:
    """How many pixels stick out to the right of the screen."""
    return int(
        await page.evaluate(
            "Math.max(...[document.documentElement, document.querySelector('#scroller')]"
            ".map((node) => node.scrollWidth - node.clientWidth))"
        )
    )


async def test_nothing_sticks_out_of_a_phone(table: Table) -> None:
    page = await table.sit("Alys", phone=True)
    await run(page, "board")
    await run(page, "buttons")
    await run(page, "quote", "W" * 300 + " ```" + "W" * 300 + "```")
    await expect(last(page).locator("pre")).to_be_visible()
    assert await overflow(page) == 0
    await page.locator("#box").fill("/duel begin ")
    await page.locator("[data-option=from]").fill("W" * 200)
    assert await overflow(page) == 0
    await page.keyboard.press("Escape")
    await run(page, "orders")
    await expect(page.get_by_role("dialog")).to_be_visible()
    assert await overflow(page) == 0


async def test_a_phone_reaches_channels_and_seats_by_thumb(table: Table) -> None:
    page = await table.sit("Alys", phone=True)
    await run(page, "buttons")
    await expect(page.locator("#seats")).to_be_hidden()
    await page.get_by_role("button", name="You are Alys. Change seats").last.tap()
    await page.locator(".seat", has_text="Cass").tap()
    await expect(page).to_have_title("#small-council · Cass")
    await expect(page.locator("#seats")).to_be_hidden()
    await page.get_by_role("button", name="Channels").tap()
    await page.locator(".channel", has_text="great-hall").tap()
    await expect(page.locator("#top h2")).to_have_text("great-hall")
    await page.go_back()
    small = await page.evaluate(
        """[...document.querySelectorAll("button, input, textarea, .button")]
            .filter((node) => node.checkVisibility({visibilityProperty: true}) && !node.closest(".md"))
            .map((node) => [node.textContent || node.ariaLabel, node.getBoundingClientRect()])
            .filter(([, box]) => box.width && Math.min(box.width, box.height) < 39.5)
            .map(([name, box]) => `${name} ${box.width}x${box.height}`)"""
    )
    assert small == []


async def test_a_phone_in_a_light_scheme_is_read_as_well(table: Table) -> None:
    """The page was dark alone. 4.5 to 1 is what letters need against their ground (WCAG 2.2, 1.4.3)."""
    page = await table.sit("Alys", phone=True)
    await run(page, "buttons")
    for scheme in ("dark", "light"):
        await page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        contrasts = await page.evaluate(
            CONTRASTS, [".message .name", ".button", ".md", "#box", ".strip", "h2"]
        )
        assert min(contrasts.values()) >= 4.5, (scheme, contrasts)
        light = await page.evaluate("getComputedStyle(document.body).backgroundColor")
        assert (min(map(int, re.findall(r"\d+", light))) > 127) == (scheme == "light")


async def test_an_empty_channel_says_what_it_is_for(table: Table) -> None:
    """A phone has no room for the topic above, and *Free for a table of your own* was seen nowhere."""
    page = await table.sit("Alys", phone=True)
    await page.get_by_role("button", name="Got it").tap()
    await expect(page.locator(".beginning p")).to_have_text("Games and grievances")


async def test_nothing_moves_under_a_finger(table: Table) -> None:
    """A message that came between press and release took the button away, and the press was lost."""
    page = await table.sit("Alys", phone=True)
    await run(page, "buttons")
    button = page.get_by_role("button", name="Advance")
    box = await button.bounding_box()
    assert box
    await page.mouse.move(box["x"] + 20, box["y"] + 20)
    await page.mouse.down()
    council = next(each for each in table.bot.get_all_channels() if each.name == "small-council")
    assert isinstance(council, discord.TextChannel)
    alys = next(user for user in table.sandbox.world.users.values() if user.global_name == "Alys")
    await council.send(f"<@{alys.id}>\n" * 9)
    await expect(page).to_have_title(re.compile(r"^\(1\)"))  # by now it has come
    assert await button.bounding_box() == box
    await page.mouse.up()
    await expect(button).to_have_attribute("aria-busy", "true")
    await expect(last(page)).to_contain_text("@Alys @Alys")
    table.bot.gate.set()
    await expect(page.locator("#log")).to_contain_text("@Alys advances")


async def test_what_newcomers_are_told_makes_room_once_they_have_pressed_something(table: Table) -> None:
    """The strip took a twelfth of a phone's screen until somebody put it away."""
    await run(await table.sit("Brynden"), "buttons")
    page = await table.sit("Alys", phone=True)
    await expect(page.locator(".strip")).to_contain_text("You are Alys")
    await page.get_by_role("button", name="Advance").tap()
    await expect(page.locator(".strip")).to_have_count(0)
    table.bot.gate.set()
    await page.reload()
    await expect(page.get_by_role("button", name="Advance")).to_be_visible()
    await expect(page.locator(".strip")).to_have_count(0)
    await page.get_by_role("button", name="How this page works").tap()
    await expect(page.get_by_role("dialog")).to_contain_text("Change seats.")


async def test_the_way_to_new_messages_covers_nothing_below_the_log(table: Table) -> None:
    """It lay across the strip, and hid “How it works”."""
    brynden, page = await table.sit("Brynden"), await table.sit("Alys", phone=True)
    for number in range(12):
        await run(brynden, "quote", f"line {number}")
    await expect(last(page)).to_contain_text("line 11")
    await page.locator("#scroller").evaluate("(node) => node.scrollTo(0, 0)")
    await run(brynden, "quote", "somebody else's")
    jump, strip = page.locator("#jump"), page.locator(".strip")
    await expect(jump).to_be_visible()
    above, below = await jump.bounding_box(), await strip.bounding_box()
    assert above
    assert below
    assert above["y"] + above["height"] <= below["y"]
    await jump.tap()
    await expect(last(page)).to_be_in_viewport()
