"""Every byte that Discord is given for somebody is the same, whatever it is that they may not know.

Games are played by agents with fixed seeds while people watch. At some moments the game is exchanged for its twin,
which differs in nothing but what one viewer may not know: hands, decks, Objectives, orders. Whatever that viewer then
asks for, presses or types is answered with the same bytes.
"""

import random
from collections.abc import Iterable
from typing import Any

import pytest

from bot.engine.journal.chance import SeededChance
from bot.engine.table.table import Table
from bot.rules.contract import Viewer
from bot.rules.risk.agent import sensible
from bot.rules.risk.model.library import MAESTERS, OBJECTIVES
from bot.rules.risk.model.options import RiskOptions
from bot.sandbox.model import Json
from bot.sandbox.seen import Outcome
from cogs.interaction.ids import decode
from cogs.interaction.names import voice
from cogs.play import filling, panel
from tests.rules.risk.twins import twin
from tests.scenarios.stage import Player, SandboxStage

MODES = {
    "skirmish": RiskOptions(houses="deal"),
    "dominion": RiskOptions(mode="dominion", houses="deal", setup="deal"),
}
MOMENTS = {"skirmish": (3, 60), "dominion": (1, 25, 90)}
"""After how many moves the game is exchanged for its twin."""

ASKED = (
    "/game play",
    "/game hand",
    "/game board",
    "/game status",
    "/game rules",
    "/game log",
    "/game export",
)
TYPED: tuple[tuple[str, dict[str, str], str], ...] = (
    ("/risk attack", {}, "source"),
    ("/risk deploy", {}, "territory"),
    ("/risk play", {}, "card"),
    ("/risk redeem", {}, "cards"),
    ("/risk score", {}, "objective"),
    ("/risk react", {}, "what"),
    ("/risk odds", {}, "source"),
)
PASSING = {"id", "attachment_id", "timestamp", "edited_timestamp", "url", "proxy_url", "nonce"}
PASSING |= {"interaction", "interaction_metadata"}
"""Keys of a message that are never the same twice."""


@pytest.mark.parametrize("mode", MODES)
async def test_what_somebody_may_not_know_changes_no_byte_for_them(stage: SandboxStage, mode: str) -> None:
    table, whim, told = await begun(stage, mode), random.Random(mode), 0
    for moves in MOMENTS[mode]:
        await played(stage, table, moves)
        state: Any = table._state
        for person in (stage.cass, whim.choice((stage.alys, stage.brynden))):
            viewer = table.seat_of(person.id)
            mine = await answers(table, person, viewer)
            table._state = twin(state, viewer, whim, None)
            assert table._state != state
            theirs = await answers(table, person, viewer)
            table._state = state
            for (name, here), (other, there) in zip(mine, theirs, strict=True):
                assert (name, here) == (other, there), f"{name} betrays something to {person.name}"
                told += 1
    assert told > 60


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


async def begun(stage: SandboxStage, mode: str) -> Table:
    await stage.alys.command("/game new", system="risk")
    await stage.brynden.command("/game join")
    table = await stage.table(stage.alys)
    await stage.bot.tables.choose(table.game.id, lambda _: MODES[mode])
    await stage.alys.command("/game start")
    return table


async def played(stage: SandboxStage, table: Table, moves: int) -> None:
    """So many moves of whoever is awaited, by the sensible agent."""
    for _ in range(moves):
        if not table.playing:
            break
        seat = next(seat for prompt in table.rules.pending(table.state) for seat in prompt.waiting)
        chance = SeededChance(f"{table.game.version}:{seat}")
        await stage.bot.tables.act(table.game.id, seat, sensible(table.rules, table.view(seat), chance))
    assert table.playing
    await stage.alys.settle()


# ── what somebody is told ─────────────────────────────────────────────────────────────────────────


async def answers(table: Table, person: Player, viewer: Viewer) -> list[tuple[str, object]]:
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
    for command, filled, field in TYPED:
        offered = await person.complete(command, filled, focused=field)
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
