"""Plans: a turn, or a decision filed in advance, written down in a form, shown, changed and taken back.

What a plan is for is its `moment`: empty for one's own turn. All of it is told to its owner alone.
"""

import asyncio
import json
from collections.abc import Sequence

from discord import ui

from bot.engine.plans.plan_text import LINES, Fault, Line, parts, read
from bot.engine.plans.planner import Reason, lines, reason, split_regardless
from bot.engine.table.table import Table
from bot.rules.contract import Seat, events_seen
from bot.store.plans import PlanRow
from bot.words import Voice
from cogs.interaction.answers import Client, Interaction, answer, client, layout, show
from cogs.interaction.clauses import readings
from cogs.interaction.ids import Step
from cogs.interaction.names import voice
from cogs.interaction.places import send_direct
from cogs.play import dashboard, moves, panel, plan_page, telling

# ── what its owner does ───────────────────────────────────────────────────────────────────────────


async def overview(interaction: Interaction, table: Table) -> None:
    """All that one has written down, and what else could be; where nothing can be filed, the plan of the turn."""
    moves.begun(table)
    if not plan_page.moments(table.rules.id):
        await show_plan(interaction, table)
        return
    seat, say = moves.seat_of(table, interaction), moves.voice_for(table, interaction)
    found = await client(interaction).tables.planner.all_of(table, seat)
    await show(interaction, plan_page.overview(table, seat, say, found))


async def choose(interaction: Interaction, table: Table, _: str, chosen: str) -> None:
    """One of those."""
    await show_plan(interaction, table, "" if chosen == plan_page.TURN else chosen)


async def show_plan(interaction: Interaction, table: Table, moment: str = "") -> None:
    """The plan of whoever asks, or a form for one."""
    moves.begun(table)
    seat, say = moves.seat_of(table, interaction), moves.voice_for(table, interaction)
    moment = plan_page.meant(table, say, moment)
    found = await client(interaction).tables.planner.of(table, seat, moment)
    if found is None:
        await answer(interaction).ask(plan_page.form(table, seat, say, "", moment))
    else:
        await show(interaction, plan_page.page(table, say, found, await _faults_of(table, seat, found)))


async def change(interaction: Interaction, table: Table, step: Step) -> None:
    """A form with what is left of a plan."""
    moves.begun(table)
    seat, say = moves.seat_of(table, interaction), moves.voice_for(table, interaction)
    moment = plan_page.meant(table, say, step.kind)
    found = await client(interaction).tables.planner.of(table, seat, moment)
    left = "" if found is None else plan_page.left(found)
    await answer(interaction).ask(plan_page.form(table, seat, say, left, moment))


async def forget(interaction: Interaction, table: Table, step: Step) -> None:
    """Take a plan back, as far as it has not been carried out."""
    moves.begun(table)
    seat = moves.seat_of(table, interaction)
    await client(interaction).tables.planner.forget(table, seat, step.kind)
    if step.kind:
        await overview(interaction, table)
    else:
        await _show_panel(interaction, table, seat, "plan-forgotten")


async def put(interaction: Interaction, table: Table, moment: str, text: str) -> None:
    """Write a plan down; what came of it, and what is left of it. Without a line it is taken back."""
    moves.begun(table)
    seat, say = moves.seat_of(table, interaction), moves.voice_for(table, interaction)
    planner, version = client(interaction).tables.planner, table.game.version
    moment = plan_page.meant(table, say, moment)
    regardless, text = split_regardless(text) if moment else (False, text)
    written = parts(text)
    if not written:
        await planner.forget(table, seat, moment)
        await _show_panel(interaction, table, seat, "plan-forgotten")
        return
    found, faults = await _read(table, seat, written[:LINES])
    ready = None if faults or len(written) > LINES else found
    await planner.write(table, seat, text, ready, moment, regardless=regardless)
    told = "" if moment else await _carried_out(table, seat, version, say)
    await _show_rest(interaction, table, seat, told, faults, moment)


async def go_on(interaction: Interaction, table: Table) -> None:
    """Let the plan of one's turn go on that has stopped; what came of it."""
    moves.begun(table)
    seat, say = moves.seat_of(table, interaction), moves.voice_for(table, interaction)
    version = table.game.version
    await client(interaction).tables.planner.go_on(table, seat)
    await _show_rest(interaction, table, seat, await _carried_out(table, seat, version, say))


async def note(interaction: Interaction, table: Table, seat: Seat) -> tuple[str, str]:
    """For the panel: that something one planned has stopped, and by which clause; else nothing."""
    planner, say = client(interaction).tables.planner, moves.voice_for(table, interaction)
    for found in await planner.all_of(table, seat):
        if found.status != "stopped" or await planner.outlived(table, found):
            continue
        why = reason(found)
        if why is not None and why.why == "asked" and not _asked_still(table, seat, why):
            continue  # that was answered long ago
        of = f"**{plan_page.called(table, say, found.moment)}**\n" if found.moment else ""
        return of + plan_page.stopped(say, found.done, why), why.clause if why else ""
    return "", ""


def _asked_still(table: Table, seat: Seat, why: Reason) -> bool:
    """Whether the decision at which a plan stopped is the one owed now."""
    prompt = table.view(seat).my_prompt
    return prompt is not None and why.text is not None and why.text.key.endswith(f"-prompt-{prompt.kind}")


async def _read(
    table: Table, seat: Seat, written: Sequence[str]
) -> tuple[tuple[Line, ...], tuple[Fault, ...]]:
    """The actions of a plan and its faults. A long one takes a moment, in which others need not wait."""
    return await asyncio.to_thread(read, table.rules, table.view(seat), "\n".join(written))


async def _faults_of(table: Table, seat: Seat, found: PlanRow) -> tuple[Fault, ...]:
    """What is wrong with a plan that is only a draft."""
    if found.status != "draft":
        return ()
    return (await _read(table, seat, [line.typed for line in lines(found)]))[1]


async def _carried_out(table: Table, seat: Seat, since: int, say: Voice) -> str:
    """What a seat has done since the game was at that version, in words."""
    entries = [entry for entry in await table.entries(since - 1) if entry.seat == seat]
    seen = [event for one in entries for event in events_seen(one.events, seat)]
    return telling.story(say, seen)


async def _show_rest(
    interaction: Interaction,
    table: Table,
    seat: Seat,
    told: str,
    faults: Sequence[Fault] = (),
    moment: str = "",
) -> None:
    """What is left of a plan, and `told` is what came of it until now; the panel once nothing is."""
    left = await client(interaction).tables.planner.of(table, seat, moment)
    if left is not None:
        say = moves.voice_for(table, interaction)
        await show(interaction, plan_page.page(table, say, left, faults, told))
    else:
        await _show_panel(interaction, table, seat, "plan-done", told)


async def _show_panel(interaction: Interaction, table: Table, seat: Seat, key: str, told: str = "") -> None:
    """The panel, with what has become of a plan."""
    say = moves.voice_for(table, interaction)
    words = "\n".join(filter(None, (told, say.key(key))))
    await show(interaction, panel.menu(table, table.view(seat), say, words))


# ── what is told by itself ────────────────────────────────────────────────────────────────────────


async def tell(bot: Client, table: Table, nonce: str, payload: str) -> None:
    """Tell somebody in private what has become of their plan, if they still play that seat, and with it their hand.

    The hand that waited to be told by itself is not told any more (`sql_posts.AS_MUCH`).
    """
    told = json.loads(payload)
    seat = table.seats[told["seat"]]
    if seat.user_id != told["user"]:
        return
    say = voice(table, table.game.locale)
    about = {"game": say.key(table.rules.id), "channel": f"<#{table.game.channel_id}>"}
    title = say.key("plan-told", **about)
    if moment := told.get("moment"):
        title = say.key("plan-told-filed", **about, moment=plan_page.called(table, say, moment))
    why = Reason.model_validate_json(told["reason"]) if told["reason"] else None
    text = plan_page.stopped(say, told["done"], why) if told["stopped"] else say.key("plan-done")
    read_ = readings(table, say, why.clause if why else "")
    if seat.present and (await bot.tables.store.person(told["user"])).hands == "dm":
        hand = table.view(seat.seat).hand
        text += "\n" + (f"{say.key('plan-hand')}\n" if hand else "") + telling.cards(say, hand)
    more = [panel.going_on(table, say)] if told["stopped"] and not moment else []
    row = dashboard.to_panel(say, table.game.id, *more, *read_)
    view = layout(ui.TextDisplay(f"### {title}\n{text}"), row)
    await send_direct(bot, told["user"], view, nonce=nonce, silent=True)
