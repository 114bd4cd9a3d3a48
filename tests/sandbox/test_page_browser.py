"""The page in a real browser, played against the real sandbox with a small real bot."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import discord
from playwright.async_api import Page, WebSocketRoute, expect

from bot.sandbox.changes import CommandsSet
from tests.sandbox.herald import PLACES
from tests.sandbox.windows import Table, browser, in_browser, last, run, table

__all__ = ["browser", "table"]

pytestmark = in_browser


# --- commands


async def test_a_command_is_found_filled_in_and_sent_from_the_keyboard(table: Table) -> None:
    page = await table.sit("Alys")
    await page.locator("#box").focus()
    await page.keyboard.type("/beg")
    await expect(page.get_by_role("option")).to_have_text(re.compile("^/duel begin"))
    await page.keyboard.press("Enter")
    await expect(page.locator("[data-option=from]")).to_be_focused()
    await page.keyboard.type("har")
    await expect(page.get_by_role("option")).to_have_text("White Harbor")
    await page.keyboard.press("Tab")
    await page.keyboard.type("cas")
    await expect(page.get_by_role("option")).to_contain_text("@Cass")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    words = last(page).locator(".md")
    await expect(words).to_have_text("@Alys meets @Cass at WHITE HARBOR with 3 dice")
    await expect(last(page).locator(".above")).to_have_text(re.compile(r"Alys used \/duel begin"))


async def typing(page: Page, asked: Callable[[Any, WebSocketRoute, Callable[[], None]], None]) -> None:
    """Lets a test see what the page asks the bot while somebody types: by it, the line, and what sends it on."""

    async def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def heard(message: str | bytes) -> None:
            frame = json.loads(message)
            if frame["op"] == "autocomplete":
                asked(frame, line, lambda: server.send(message))
            else:
                server.send(message)

        line.on_message(heard)

    await page.route_web_socket("**/ws", connect)
    await page.reload()
    await expect(page.get_by_role("region", name="Welcome")).to_be_visible()
    await page.locator("#box").focus()
    await page.keyboard.type("/duel begin ")
    await expect(page.get_by_role("option")).to_have_count(len(PLACES))


async def test_what_stands_there_until_the_answer_comes_fits_what_is_typed(table: Table) -> None:
    """All places did, for as long as the bot took, and Enter took the first of them."""
    page, held = await table.sit("Alys"), list[Callable[[], None]]()

    def slow(frame: Any, _: WebSocketRoute, on: Callable[[], None]) -> None:
        if "har" in str(frame["options"]):
            held.append(on)
        else:
            on()

    await typing(page, slow)
    await page.keyboard.type("har")
    await expect(page.get_by_role("option")).to_have_text("White Harbor")
    await page.locator("[data-option=from]").fill("river")
    await expect(page.get_by_role("option")).to_have_text("Riverrun")
    await page.locator("[data-option=from]").fill("har")
    while not held:
        await page.wait_for_timeout(20)
    await page.locator("[data-option=from]").fill("winter")
    await expect(page.get_by_role("option")).to_have_text("Winterfell")
    for late in held:
        late()
    await page.wait_for_timeout(100)
    await expect(page.get_by_role("option")).to_have_text("Winterfell")


async def test_what_the_bot_did_not_answer_is_asked_again(table: Table) -> None:
    """Nothing fitted, the page said until the next key was pressed."""
    page, lost = await table.sit("Alys"), list[Any]()

    def once(frame: Any, line: WebSocketRoute, on: Callable[[], None]) -> None:
        if "har" in str(frame["options"]) and not lost:
            lost.append(frame)
            line.send(
                json.dumps({"id": frame["id"], "error": {"message": "The bot did not answer in time."}})
            )
        else:
            on()

    await typing(page, once)
    await page.locator("[data-option=from]").fill("har")
    await expect(page.get_by_role("alert")).to_have_text("The bot did not answer in time.")
    await expect(page.get_by_role("option")).to_have_text("White Harbor")


async def test_commands_and_their_fields_are_called_as_in_the_language_of_the_seat(table: Table) -> None:
    """What the bot says in German names `/duell beginnen`: no such command was found here."""
    world = table.sandbox.world
    world.speak("de")
    (duel,) = (one for scope in world.commands.values() for one in scope.values() if one["name"] == "duel")
    (begin,) = (one for one in duel["options"] if one["name"] == "begin")
    duel["name_localizations"], begin["name_localizations"] = {"de": "duell"}, {"de": "beginnen"}
    begin["description_localizations"] = {"de": "Ein Duell beginnen"}
    begin["options"][0]["name_localizations"] = {"de": "von"}
    page = await table.sit("Alys")
    await page.locator("#box").focus()
    await page.keyboard.type("/duell")
    await expect(page.get_by_role("option").first).to_contain_text("/duell beginnenvon")
    await expect(page.get_by_role("option").first).to_contain_text("Ein Duell beginnen")
    await page.locator("#box").fill("")
    await page.keyboard.type("/duel begin ")  # in English it is found as well
    await expect(page.locator(".option-form")).to_contain_text("/duell beginnen")
    await page.locator("[data-option=von]").fill("anywhere")
    await page.locator("[data-option=against]").fill("cas")
    await page.get_by_role("option", name="@Cass").click()
    await page.get_by_role("button", name="Send the command").click()
    await expect(last(page).locator(".md")).to_have_text("@Alys meets @Cass at anywhere with 3 dice")


async def test_a_command_typed_before_there_are_any_opens_its_form_once_there_are(table: Table) -> None:
    world = table.sandbox.world
    registered, world.commands = world.commands, {None: {}}
    page = await table.sit("Alys")
    await page.locator("#box").focus()
    await page.keyboard.type("/duel begin ")
    await expect(page.locator("#foot")).to_contain_text("The bot has not registered any commands yet.")
    world.commands = registered
    world.announce(CommandsSet(None))
    await expect(page.locator("[data-option=from]")).to_be_focused()


async def test_an_optional_field_is_added_and_checked(table: Table) -> None:
    page = await table.sit("Alys")
    await page.locator("#box").fill("/duel begin ")
    await page.locator("[data-option=from]").fill("anywhere")
    await page.locator("[data-option=against]").fill("gwyn")
    await page.get_by_role("option", name="@Gwyn").click()
    await page.get_by_role("button", name="Add one of 2 more options").click()
    await page.get_by_role("option", name="dice").click()
    await page.locator("[data-option=dice]").fill("7")
    await page.get_by_role("button", name="Send the command").click()
    await expect(page.get_by_role("alert")).to_have_text("Give a whole number from 1 to 3 for “dice”.")
    await page.locator("[data-option=dice]").fill("2")
    await page.get_by_role("button", name="Send the command").click()
    await expect(last(page).locator(".md")).to_have_text("@Alys meets @Gwyn at anywhere with 2 dice")


async def test_an_unanswered_command_says_so_to_its_user_alone(table: Table) -> None:
    alys, brynden = await table.sit("Alys"), await table.sit("Brynden")
    await run(alys, "mute")
    await table.give_up()
    await expect(last(alys)).to_contain_text("This interaction failed")
    await expect(brynden.get_by_text("This interaction failed")).to_have_count(0)
    await last(alys).get_by_role("button", name="Dismiss message").click()
    await expect(alys.get_by_text("This interaction failed")).to_have_count(0)


async def test_a_deferred_answer_is_seen_coming(table: Table) -> None:
    page = await table.sit("Alys")
    await run(page, "later")
    await expect(page.get_by_text("Maester is thinking…")).to_be_visible()
    table.bot.gate.set()
    await expect(last(page).locator(".md")).to_have_text("I have thought")
    await expect(page.get_by_text("Maester is thinking…")).to_have_count(0)


# --- components


async def test_a_button_waits_visibly_and_its_answer_edits_the_message(table: Table) -> None:
    page = await table.sit("Alys")
    await run(page, "buttons")
    button = page.get_by_role("button", name="Advance")
    await button.click()
    await expect(button).to_have_attribute("aria-busy", "true")
    table.bot.gate.set()
    await expect(last(page).locator(".md")).to_have_text("@Alys advances")
    await expect(button).to_have_attribute("aria-busy", "false")
    await expect(page.get_by_role("button", name="Locked")).to_be_disabled()
    await expect(page.get_by_role("link", name="Rules")).to_have_attribute(
        "href", "https://example.org/rules"
    )


async def test_an_unanswered_button_says_so_under_its_message(table: Table) -> None:
    page = await table.sit("Alys")
    await run(page, "buttons")
    await page.get_by_role("button", name="Ignore").click()
    await table.give_up()
    await expect(last(page)).to_contain_text("This interaction failed")
    await expect(page.get_by_role("button", name="Ignore")).to_have_attribute("aria-busy", "false")


async def test_one_is_chosen_from_a_menu(table: Table) -> None:
    page = await table.sit("Alys")
    await run(page, "buttons")
    await page.get_by_role("button", name="Whither?").click()
    await page.get_by_role("option", name="Moat Cailin").click()
    await expect(last(page).locator(".md")).to_have_text("To Moat Cailin")
    await page.get_by_role("button", name="Who?").click()
    await page.get_by_role("option", name="Ferro").click()
    await expect(last(page).locator(".md")).to_have_text("@Ferro it is")
    await page.get_by_role("button", name="Whom?").click()
    await page.get_by_role("option", name="@everyone").click()
    await expect(last(page).locator(".md")).to_have_text("@everyone is called")


async def test_who_presses_far_up_sees_the_answer(table: Table) -> None:
    """On a phone the answer came below the screen, behind “New messages below”."""
    page = await table.sit("Alys", phone=True)
    await run(page, "buttons")
    for number in range(8):
        await run(page, "quote", f"line {number}")
    whither = page.get_by_role("button", name="Whither?")
    await whither.scroll_into_view_if_needed()
    await run(await table.sit("Brynden"), "quote", "somebody else's")
    await expect(last(page)).to_contain_text("somebody else's")
    await expect(last(page)).not_to_be_in_viewport()
    await whither.tap()
    await page.get_by_role("option", name="Riverrun").tap()
    await expect(last(page).locator(".md")).to_have_text("To Riverrun")
    await expect(last(page)).to_be_in_viewport()


async def test_several_are_chosen_from_a_menu_by_keyboard(table: Table) -> None:
    page = await table.sit("Alys")
    await run(page, "buttons")
    await page.get_by_role("button", name="Which two?").focus()
    await page.keyboard.press("ArrowDown")
    for key in ("Enter", "ArrowDown", "ArrowDown", "Enter"):
        await page.keyboard.press(key)
    await page.get_by_role("button", name="Done").click()
    await expect(last(page).locator(".md")).to_have_text("Moat Cailin and Winterfell")


async def test_a_form_is_checked_and_submitted(table: Table) -> None:
    page = await table.sit("Alys")
    await run(page, "orders")
    dialog = page.get_by_role("dialog", name="Orders for the night")
    await dialog.get_by_label("Plan").fill("abc")
    await dialog.get_by_role("button", name="Submit").click()
    await expect(dialog.get_by_role("alert").filter(has_text="4 characters")).to_be_visible()
    await dialog.get_by_label("Plan").fill("Burn the boats")
    await dialog.get_by_role("button", name="Target").click()
    await dialog.get_by_role("option", name="Riverrun").click()
    await dialog.get_by_role("button", name="Allies").click()
    await dialog.get_by_role("option", name="Davin").click()
    await dialog.get_by_role("option", name="Elyn").click()
    await dialog.get_by_role("button", name="Done").click()
    await dialog.get_by_label("Swift").check()
    await dialog.get_by_label("Sworn").check()
    await dialog.get_by_role("button", name="Submit").click()
    await expect(last(page).locator(".md")).to_have_text(
        "Burn the boats: Riverrun with @Davin, @Elyn, Swift, True"
    )
    await expect(dialog).to_have_count(0)


async def test_a_menu_says_aloud_what_is_chosen_in_it(table: Table) -> None:
    """It was called by what it asks alone, so who hears the page did not hear what a table plays."""
    page = await table.sit("Alys")
    await run(page, "orders")
    dialog = page.get_by_role("dialog", name="Orders for the night")
    await expect(dialog.get_by_role("button", name="Target", exact=True)).to_be_visible()
    await dialog.get_by_role("button", name="Target").click()
    await dialog.get_by_role("option", name="Riverrun").click()
    await expect(dialog.get_by_role("button", name="Target: Riverrun", exact=True)).to_be_visible()


async def test_a_form_of_the_older_kind_is_submitted(table: Table) -> None:
    page = await table.sit("Alys")
    await run(page, "letter")
    dialog = page.get_by_role("dialog", name="A letter")
    await expect(dialog.get_by_label("To")).to_have_value("Cass")
    await dialog.get_by_label("Words").fill("Come\nhome")
    await dialog.get_by_role("button", name="Submit").click()
    await expect(last(page).locator(".md")).to_have_text("To Cass: Come home")


async def test_escape_leaves_a_form_for_the_message_box(table: Table) -> None:
    page = await table.sit("Alys")
    await run(page, "orders")
    await expect(page.get_by_role("dialog")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)
    await page.keyboard.type("On we go")
    await expect(page.locator("#box")).to_have_value("On we go")


async def test_a_layout_shows_its_picture_with_words_for_it(table: Table) -> None:
    page = await table.sit("Alys")
    await run(page, "board")
    picture = page.get_by_role("img", name="The map")
    await expect(picture).to_have_js_property("naturalWidth", 1600)
    await expect(page.locator(".container h4")).to_have_text("Westeros")
    await expect(page.locator(".section .section-side button")).to_have_text("My hand")
    await picture.click()
    viewer = page.get_by_role("dialog", name="The map")
    await expect(viewer.locator("img")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(viewer).to_have_count(0)


# --- who sees what


async def test_an_ephemeral_answer_is_seen_by_one_seat_only(table: Table) -> None:
    alys, brynden = await table.sit("Alys"), await table.sit("Brynden")
    await run(alys, "hand")
    await expect(last(alys)).to_contain_text("Only you can see this")
    await run(brynden, "quote", "done")  # by now it would have come
    await expect(last(brynden)).to_contain_text("done")
    await expect(brynden.get_by_text("Three knights")).to_have_count(0)
    await alys.locator(".seat", has_text="Brynden").click()
    await expect(alys).to_have_title(re.compile("Brynden"))
    await expect(alys.get_by_text("Three knights")).to_have_count(0)
    await alys.keyboard.press("Alt+1")
    await expect(alys.get_by_text("Three knights")).to_be_visible()


async def test_a_direct_message_calls_until_it_is_read(table: Table) -> None:
    alys, brynden = await table.sit("Alys"), await table.sit("Brynden")
    await run(alys, "raven")
    direct = alys.locator(".channel", has_text="Maester")
    await expect(direct.locator(".badge")).to_have_text("1")
    await expect(brynden.locator(".seat", has_text="Alys").locator(".badge")).to_have_text("1")
    await direct.click()
    await expect(last(alys).locator(".md")).to_have_text("Dark wings")
    await expect(direct.locator(".badge")).to_have_count(0)
    await alys.locator(".seat", has_text="Brynden").click()
    await expect(alys).to_have_title("Maester · Brynden")
    await expect(alys.get_by_text("Dark wings")).to_have_count(0)


async def test_a_private_thread_is_there_for_those_in_it_as_long_as_they_are(table: Table) -> None:
    inside, outside = await table.sit("Brynden"), await table.sit("Cass")
    person = next(user for user in table.sandbox.world.users.values() if user.global_name == "Brynden")
    council = table.bot.guilds[0].text_channels[0]
    plot = await council.create_thread(name="Plot", type=discord.ChannelType.private_thread)
    await plot.add_user(discord.Object(person.id))
    await plot.send("Between us")
    thread = inside.locator(".thread .channel", has_text="Plot")
    await thread.click()
    await expect(inside.locator("#log")).to_contain_text("Between us")
    await expect(outside.locator(".thread .channel", has_text="Plot")).to_have_count(0)
    await plot.remove_user(discord.Object(person.id))
    await expect(thread).to_have_count(0)
    await expect(inside.locator("#log")).not_to_contain_text("Between us")


async def test_a_thread_appears_below_its_channel(table: Table) -> None:
    page = await table.sit("Alys")
    await run(page, "tower")
    thread = page.locator(".thread .channel", has_text="Tower")
    await expect(thread).to_have_class(re.compile("unread"))
    await thread.click()
    await expect(last(page)).to_contain_text("Mind the stairs")
    await expect(page.locator("#box")).to_have_attribute("placeholder", "Message #Tower")


async def test_what_one_seat_says_reaches_the_others(table: Table) -> None:
    alys, brynden = await table.sit("Alys"), await table.sit("Brynden")
    await alys.locator("#box").fill("Is anybody there?")
    await alys.keyboard.press("Enter")
    await expect(last(brynden)).to_contain_text("Is anybody there?")
    await expect(alys.locator("#box")).to_have_value("")


# --- words


MARKS = {
    "**bold** and *slanted* and __under__ and ~~gone~~": "strong, em, u, s",
    "`code` and ||hidden||": "code, .spoiler",
    "# Title|n-# small": "h3.h1, p.subtext",
    "- one|n  - two|n1. three": "ul > li > ul > li, ol > li",
    "> quoted": "blockquote",
    "```py|nlet = 1|n```": "pre > code",
    "[here](https://example.org) https://example.org/x": "a[href='https://example.org'], a[href$='/x']",
}


async def test_markdown_becomes_marks(table: Table) -> None:
    page = await table.sit("Alys")
    for words, selectors in MARKS.items():
        await run(page, "quote", words)
        for selector in selectors.split(", "):
            await expect(last(page).locator(".md").locator(selector)).to_have_count(1)


async def test_mentions_show_names_and_channels_open(table: Table) -> None:
    page = await table.sit("Alys")
    world = table.sandbox.world
    tables = next(channel.id for channel in world.channels.values() if channel.name == "great-hall")
    cass = next(user.id for user in world.users.values() if user.global_name == "Cass")
    await run(page, "quote", f"<@{cass}> is in <#{tables}> with <@1> and <:crown:1>")
    await expect(last(page).locator(".md")).to_have_text("@Cass is in #great-hall with @unknown and ")
    await expect(last(page).locator(".md img")).to_have_attribute("alt", ":crown:")
    await last(page).get_by_role("button", name="#great-hall").click()
    await expect(page.locator("#top h2")).to_have_text("great-hall")


async def test_relative_times_count_down(table: Table) -> None:
    page = await table.sit("Alys")
    await page.clock.install()
    await page.reload()
    await expect(page.locator("#box")).to_be_visible()
    due = int(await page.evaluate("Date.now() / 1000")) + 600
    await run(page, "quote", f"Due <t:{due}:R>")
    await expect(last(page).locator("time.stamp")).to_have_text(re.compile("in (9|10) minutes"))
    await page.clock.fast_forward("05:00")
    await expect(last(page).locator("time.stamp")).to_have_text(re.compile("in (4|5) minutes"))


INJECTION = '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script>'


async def test_html_in_messages_names_and_topics_is_only_text(table: Table) -> None:
    world = table.sandbox.world
    villain = world.add_user(INJECTION)
    guild = next(iter(world.guilds.values()))
    world.add_member(guild, villain)
    channel = world.add_channel(guild, INJECTION, INJECTION)
    page = await table.sit("Alys")
    await page.goto(f"{table.sandbox.page_url}#as={villain.id}&channel={channel.id}")
    await page.reload()
    await page.locator("#box").fill(
        f"{INJECTION} **{INJECTION}** [{INJECTION}](javascript:pwned=1) <@{villain.id}>"
    )
    await page.keyboard.press("Enter")
    await expect(last(page).locator(".name")).to_have_text(INJECTION)
    await expect(last(page).locator("strong")).to_have_text(INJECTION)
    await expect(page.locator("#top .topic")).to_have_text(INJECTION)
    assert await page.evaluate("window.pwned") is None
    assert await page.locator("body script, img[src=x], a[href^='javascript']").count() == 0


# --- finding one's way


async def test_a_first_visitor_is_told_what_to_do(table: Table) -> None:
    page = await table.sit(None)
    welcome = page.get_by_role("region", name="Welcome")
    await expect(welcome).to_contain_text("You are Alys")
    await expect(page).to_have_url(re.compile(r"#as=\d+&channel=\d+$"))
    async with page.expect_popup() as popup:
        await welcome.get_by_role("link", name="Open Brynden in a new tab").click()
    await expect(await popup.value).to_have_title("#small-council · Brynden")
    await welcome.get_by_role("button", name="Show the commands").click()
    await expect(page.get_by_role("option", name="/duel begin")).to_be_visible()
    await expect(welcome).to_have_count(0)


async def test_the_page_comes_back_after_a_cut(table: Table) -> None:
    page = await table.sit("Alys")
    lines: list[WebSocketRoute] = []
    down = False

    async def connect(line: WebSocketRoute) -> None:
        if down:
            await line.close()
        else:
            line.connect_to_server()
            lines.append(line)

    await page.route_web_socket("**/ws", connect)
    await page.reload()
    await expect(page.get_by_role("region", name="Welcome")).to_be_visible()
    down = True
    await lines[0].close()
    await expect(page.get_by_text("The connection was lost.")).to_be_visible()
    place = next(each for each in table.bot.get_all_channels() if each.name == "small-council")
    assert isinstance(place, discord.TextChannel)
    await place.send("Said meanwhile")
    down = False
    await expect(page.get_by_text("The connection was lost.")).to_be_hidden()
    await expect(last(page)).to_contain_text("Said meanwhile")
