"""A turn written down beforehand, as its owner sees it, and as nobody else does (RISK-26.7 to RISK-26.9)."""

from importlib import import_module
from typing import Any

import pytest

from bot.engine.journal.entries import Rules
from bot.engine.plans import plan_text
from bot.engine.table.table import Table
from bot.rules.contract import View
from bot.rules.risk.model.board import board
from bot.sandbox.seen import Outcome, Seen
from tests.scenarios.players import ByCommands, awaited, begin, panel
from tests.scenarios.stage import Player, SandboxStage, Stage


def front(table: Table, person: Player) -> tuple[str, str]:
    """A land of this person and one beside it that is another's, by name."""
    state: Any = table.state
    here, seat, names = board(state.board), table.seat_of(person.id), table.rules.names
    return next(
        (names[land], names[other])
        for land in here.held(state.owner, seat or 0)
        for other in here.links[land]
        if state.owner[other] != seat
    )


async def open_form(person: Player) -> Outcome:
    return await person.click(await panel(person), label="Your plan")


def page(outcome: Outcome) -> Seen:
    assert outcome.reply is not None, outcome.failure
    assert outcome.reply.ephemeral
    return outcome.reply


async def test_a_plan_is_written_in_a_form_and_carried_out_when_its_turn_comes(either: Stage) -> None:
    first, second, third = await begin(either, "Alys", "Brynden", "Cass")
    table = await either.table(first)
    state: Any = table.state
    after = state.order[1]
    owner = next(person for person in (second, third) if table.seat_of(person.id) == after)
    land, target = front(table, owner)
    opened = await open_form(owner)
    assert opened.form is not None
    kept = page(await owner.submit(opened.form, plan=f"deploy {land}; attack {land} > {target} until 3\nend"))
    assert f"1. Deploy · {land}" in kept.text
    assert f"2. Attack · {land} · {target} · until 3" in kept.text
    assert "It begins when your turn has come" in kept.text
    source, _ = front(table, first)
    done = await first.command("/plan", actions=f"deploy {source}; end")
    assert "Your plan has been carried out." in done.text
    await either.bot.tables.planner.run(table)
    attacks = [entry for entry in await table.entries() if entry.seat == after and entry.action is not None]
    assert [entry.action.kind for entry in attacks if entry.action][:2] == ["deploy", "attack"]
    assert await first.wait(lambda: any(target in one.text for one in first.sees() if not one.ephemeral))
    public = [seen.text for seen in first.sees() if not seen.ephemeral]
    assert not any("plan" in text.casefold() for text in public)


async def test_a_plan_that_draws_a_card_sends_one_private_message(stage: SandboxStage) -> None:
    first, _ = await begin(stage, "Alys", "Brynden")
    table = await stage.table(first)
    land, target = front(table, first)
    plan = f"deploy {land}; attack {land} > {target} until 1; occupy 3; end"
    assert "Your plan has been carried out." in (await first.command("/plan", actions=plan)).text
    await first.settle()
    (card,) = table.view(table.seat_of(first.id)).hand
    (letter,) = first.sees(first.dm)
    assert "Your plan has been carried out." in letter.text
    assert f"**Your hand**\n- {table.rules.names[card.id]}" in letter.text


async def test_what_cannot_be_read_names_its_line_and_is_kept_for_the_next_try(stage: SandboxStage) -> None:
    first, *_ = await begin(stage, "Alys", "Brynden")
    land, _ = front(await stage.table(first), first)
    opened = await open_form(first)
    assert opened.form is not None
    draft = page(await first.submit(opened.form, plan=f"deploy {land}\nmarch on Camelot"))
    assert "Line 2: “march” is not a move of this game." in draft.text
    again = await first.click(draft, label="Change it")
    assert again.form is not None
    assert again.form.field("plan").value == f"deploy {land}\nmarch on Camelot"
    done = await first.submit(again.form, plan=f"deploy {land}")
    assert "Your plan has been carried out." in done.text
    assert "It is your turn to attack" in done.text


async def test_a_plan_stops_with_its_reason_told_to_its_owner_alone(stage: SandboxStage) -> None:
    first, second = await begin(stage, "Alys", "Brynden")
    land, target = front(await stage.table(first), first)
    stopped = page(await first.command("/plan", actions=f"attack {land} > {target}; end"))
    assert "Your plan stopped before line 1" in stopped.text
    assert "It is your turn to deploy" in stopped.text
    await first.reads("Your plan stopped before line 1", channel=first.dm)
    assert "Your plan stopped" in (await panel(first)).text
    assert not any("plan" in seen.text.casefold() for seen in second.sees())
    assert not any("plan" in seen.text.casefold() for seen in second.sees(second.dm))
    again = await first.click(stopped, label="Go on with my plan")
    assert "Your plan stopped before line 1" in again.text
    taken = await first.click(page(again), label="Take it back")
    assert "There is no plan of yours any more." in taken.text


async def test_a_plan_that_stopped_goes_on_by_one_press_once_its_cause_is_gone(stage: SandboxStage) -> None:
    first, second = await begin(stage, "Alys", "Brynden")
    land, _ = front(await stage.table(first), first)
    await first.command("/plan", actions="end")
    told = await first.reads("Your plan stopped before line 1", channel=first.dm)
    moved = await first.command("/risk deploy", territory=land)
    assert page(moved).button("Go on with my plan")
    await first.click(told, label="Go on with my plan")
    assert await awaited([first, second], but=first) is second
    assert not any(one.label == "Go on with my plan" for one in (await panel(first)).buttons)


async def test_a_plan_that_stopped_is_not_told_of_on_a_later_turn(stage: SandboxStage) -> None:
    """“You are awaited to fight on at King's Landing” stood above “deploy 8 armies” a turn later."""
    first, second = await begin(stage, "Alys", "Brynden")
    way = ByCommands()
    await first.command("/plan", actions="end")
    assert "Your plan stopped" in (await panel(first)).text
    await way.take_turn(first)
    await awaited([first, second], but=first)
    await way.take_turn(second)
    await awaited([first, second], but=second)
    again = await panel(first)
    assert "It is your turn to deploy" in again.text
    assert "plan stopped" not in again.text
    assert all(one.label != "Go on with my plan" for one in again.buttons)


async def test_a_plan_stopped_by_a_rule_leads_to_the_rule(stage: SandboxStage) -> None:
    first, *_ = await begin(stage, "Alys", "Brynden")
    _, target = front(await stage.table(first), first)
    stopped = page(await first.command("/plan", actions=f"deploy {target}; end"))
    told = await first.reads("Your plan stopped before line 1", channel=first.dm)
    for shown in (stopped, told, await panel(first)):
        assert "-# RISK-7.5" in shown.text
        read = page(await first.click(shown, label="Read RISK-7.5"))
        assert "> **RISK-7.5**" in read.text


async def test_a_plan_survives_a_restart(stage: SandboxStage) -> None:
    first, second = await begin(stage, "Alys", "Brynden")
    land, _ = front(await stage.table(second), second)
    await second.command("/plan", actions=f"deploy {land}; end")
    await stage.restart()
    source, _ = front(await stage.table(first), first)
    assert f"Deploy · {land}" in page(await second.command("/plan")).text
    await first.command("/plan", actions=f"deploy {source}; end")
    await second.reads("Your plan has been carried out.", channel=second.dm)


async def test_whoever_has_no_seat_has_no_plan(stage: SandboxStage) -> None:
    await begin(stage, "Alys", "Brynden")
    assert "You have no seat" in (await stage.cass.command("/plan", actions="end")).text


@pytest.mark.parametrize("plan", ["attack " + "the " * 370, "march;" * 250, "end;" * 300])
async def test_a_plan_as_long_as_it_may_be_is_read_once_and_no_farther_than_it_counts(
    stage: SandboxStage, monkeypatch: pytest.MonkeyPatch, plan: str
) -> None:
    first, *_ = await begin(stage, "Alys", "Brynden")
    readings: list[int] = []

    def read(rules: Rules, view: View, text: str) -> object:
        readings.append(len(text.splitlines()))
        return plan_text.read(rules, view, text)

    monkeypatch.setattr(import_module("cogs.play.plans"), "read", read)
    draft = page(await first.command("/plan", actions=plan))
    assert "cannot be read" in draft.text or "at most" in draft.text
    assert len(readings) == 1
    assert readings[0] <= plan_text.LINES
