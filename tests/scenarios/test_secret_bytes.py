"""Every byte that Discord is given for somebody is the same, whatever it is that they may not know.

Games are played by agents with fixed seeds while people watch. At some moments the game is exchanged for its twin,
which differs in nothing but what one viewer may not know: hands, decks, Objectives, orders. Whatever that viewer then
asks for, presses or types is answered with the same bytes.
"""

import asyncio
import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from bot.engine.journal.chance import SeededChance
from bot.engine.table.table import Table
from bot.rules.contract import Options, Viewer, kind_of
from bot.rules.fief.model.options import FiefOptions
from bot.rules.risk.model.library import MAESTERS, OBJECTIVES
from bot.rules.risk.model.options import RiskOptions
from bot.rules.tiny_epic.model.options import TinyEpicOptions
from bot.sandbox.model import Json
from bot.sandbox.seen import Outcome
from cogs.interaction import forms
from cogs.interaction.ids import decode
from cogs.interaction.names import voice
from cogs.play import filling, panel
from tests.rules.systems import SYSTEMS
from tests.scenarios.stage import Player, SandboxStage


@dataclass(frozen=True)
class Evening:
    """A table of so many people, and after how many moves its game is exchanged for its twin."""

    system: str
    options: Options
    people: int
    moments: tuple[int, ...]


EVENINGS = {
    "skirmish": Evening("risk", RiskOptions(houses="deal"), 2, (60,)),
    "dominion": Evening("risk", RiskOptions(mode="dominion", houses="deal"), 2, (25, 90)),
    "epic": Evening("tiny_epic", TinyEpicOptions(mode="competitive_if"), 3, (40,)),
    "treaty": Evening("tiny_epic", TinyEpicOptions(mode="cooperative"), 2, (9,)),
    "fief": Evening("fief", FiefOptions(te=True, gold_public=False), 3, (60,)),
    "fog": Evening("fief", FiefOptions(fog_of_war=True, vote_order="together"), 3, (70,)),
}

ASKED = (
    "/game play",
    "/game hand",
    "/game board",
    "/game status",
    "/game rules",
    "/game log",
    "/game export",
    "/game statistics",
    "/game clock",
    "/plan",
    "/hall",
    "/privacy export",
)
TYPED = 9
"""Commands of the game, chosen by chance, for which what is offered in the first field is asked."""

PASSING = {"id", "attachment_id", "timestamp", "edited_timestamp", "url", "proxy_url", "nonce"}
PASSING |= {"interaction", "interaction_metadata"}
"""Keys of a message that are never the same twice."""


@pytest.mark.parametrize("evening", EVENINGS)
async def test_what_somebody_may_not_know_changes_no_byte_for_them(stage: SandboxStage, evening: str) -> None:
    table, whim, told = await begun(stage, evening), random.Random(evening), 0
    for moves in EVENINGS[evening].moments:
        await played(stage, table, moves)
        state: Any = table._state
        for person in (stage.cass, whim.choice((stage.alys, stage.brynden))):
            viewer = table.seat_of(person.id)
            twin = SYSTEMS[table.rules.id].shuffle_hidden(state, viewer, whim, None)
            assert twin != state
            typed = list(typing(table, whim))
            mine = await answers(table, person, viewer, typed)
            table._state = twin
            theirs = await answers(table, person, viewer, typed)
            table._state = state
            for (name, here), (other, there) in zip(mine, theirs, strict=True):
                assert (name, here) == (other, there), f"{name} betrays something to {person.name}"
                told += 1
    assert told > 30 * len(EVENINGS[evening].moments)


@pytest.mark.both
async def test_no_hidden_card_is_named_in_public(stage: SandboxStage) -> None:
    """Neither a Maester card that nobody has seen yet, nor an Objective that was not scored, nor an id of one."""
    table = await begun(stage, "dominion")
    seen: set[str] = set()
    for _ in range(3):
        await played(stage, table, 60)
        await stage.cass.settle()
        state: Any = table.state
        seen |= {*state.court.maester_discard, *state.court.objective_discard}
        hidden = [card for hand in (*state.court.maesters, *state.court.objectives) for card in hand]
        words = {table.rules.names[card] for card in hidden if card not in seen} | set(OBJECTIVES)
        public = "\n".join(str(plain(message)) for message in public_messages(stage))
        assert [word for word in words if word in public] == []
        assert [card for card in MAESTERS if f"'{card}'" in public] == []
        assert "lands" in public


# ── the game ──────────────────────────────────────────────────────────────────────────────────────


async def begun(stage: SandboxStage, evening: str) -> Table:
    """Cass has no seat."""
    of = EVENINGS[evening]
    host, *guests = [stage.alys, stage.brynden, stage.person("Davin")][: of.people]
    await host.command("/game new", system=of.system)
    for guest in guests:
        await guest.command("/game join")
    table = await stage.table(stage.alys)
    await stage.bot.tables.choose(table.game.id, lambda _: of.options)
    await stage.alys.command("/game start")
    return table


async def played(stage: SandboxStage, table: Table, moves: int) -> None:
    """So many moves of whoever is awaited, by an agent of its game."""
    agent = next(iter(table.rules.agents.values()))
    for _ in range(moves):
        if not table.playing:
            break
        seat = next(seat for prompt in table.rules.pending(table.state) for seat in prompt.waiting)
        chance = SeededChance(f"{table.game.version}:{seat}")
        await stage.bot.tables.act(table.game.id, seat, agent(table.rules, table.view(seat), chance))
    assert table.playing
    while (await table.store.tally()).posts:  # noqa: ASYNC110 - nothing tells when all is posted
        await asyncio.sleep(0.02)


# ── what somebody is told ─────────────────────────────────────────────────────────────────────────


def typing(table: Table, whim: random.Random) -> Iterator[tuple[str, str]]:
    """Some commands of the game, each with the field that is typed first."""
    able = [model for model in table.rules.actions if kind_of(model) != "concede"]
    for model in whim.sample(able, min(TYPED, len(able))):
        first = next((one.name for one in forms.fields(model) if one.kind in ("pick", "several")), None)
        if first is not None:
            parts = (table.rules.command, model.family, kind_of(model))
            yield "/" + " ".join(filter(None, parts)), first


async def answers(
    table: Table, person: Player, viewer: Viewer, typed: Sequence[tuple[str, str]]
) -> list[tuple[str, object]]:
    """All that a person is answered, by what they did; nothing of it moves the game."""
    found: list[tuple[str, object]] = []
    for command in ASKED:
        outcome = await person.command(command)
        found.append((command, told(outcome)))
        if command == "/game play" and viewer is not None and outcome.reply is not None:
            for button in outcome.reply.buttons:
                if is_a_question(table, viewer, button.custom_id):
                    pressed = await person.click(outcome.reply, custom_id=button.custom_id)
                    found.append((button.custom_id, told(pressed)))
                    outcome = await person.command("/game play")
                    assert outcome.reply is not None
    for command, field in typed:
        offered = await person.complete(command, focused=field)
        found.append((f"{command} {field}", [(choice.name, choice.value) for choice in offered]))
    public = person.newest(lambda seen: not seen.ephemeral)
    found.append(("the channel", plain(public.raw) if public else None))
    return found


def is_a_question(table: Table, viewer: int, custom_id: str) -> bool:
    """Whether a press on this button asks something and does nothing."""
    step, view = decode(custom_id), table.view(viewer)
    if step.verb != "do" or step.stamp is None:
        return False
    return panel.ask(table, view, voice(table, "en"), filling.obvious(table, view, step)) is not None


def told(outcome: Outcome) -> object:
    """An answer as it went over the wire, but for what is never the same."""
    messages = [outcome.reply, *outcome.followups]
    return [plain(each.raw) for each in messages if each is not None], outcome.failure


def plain(value: Any) -> Any:
    """JSON without ids, times and addresses."""
    if isinstance(value, dict):
        return {key: plain(part) for key, part in value.items() if key not in PASSING}
    if isinstance(value, list):
        return [plain(part) for part in value]
    return value


def public_messages(stage: SandboxStage) -> Iterable[Json]:
    """Everything in the channel that all can see, as a person without a seat gets it."""
    return [seen.raw for seen in stage.cass.sees() if not seen.ephemeral]
