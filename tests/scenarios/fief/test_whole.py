"""Fief by several people to its end, by buttons alone and by commands alone: all do what the game's own agent would.

A whole game by buttons is long: it is played where `MAESTER_FUZZ` is set, as by `make fuzz`. Else a last round is.
"""

from __future__ import annotations

import os

import pytest

from bot.engine.journal.chance import SeededChance
from bot.engine.table.table import Table
from bot.engine.transcript.reader import read
from bot.engine.transcript.verify import verify
from bot.rules.contract import Action
from bot.rules.fief import RULESET
from bot.rules.fief.agent import sensible
from bot.rules.fief.model.options import FiefOptions
from bot.rules.fief.model.state import Fief
from bot.rules.registry import RULESETS
from tests.rules.harness import play
from tests.scenarios.fief.people import at, begun
from tests.scenarios.finger import Pressing, Typing, Way
from tests.scenarios.players import ending
from tests.scenarios.stage import Player, SandboxStage

LONG = bool(os.environ.get("MAESTER_FUZZ"))
OPTIONS = {"vote_order": "together", "surprise_windows": "none", "max_rounds": "8"}
SEED, LAST = 35, 8
"""A game between agents, and its last round: with a wedding, elections, marches, a Raid and a battle."""


async def to_the_end(way: Way, people: list[Player], table: Table) -> set[str]:
    """Whoever owes a decision does as the agent would, until it is over; the kinds of what they did."""
    whim, done = SeededChance(1), set[str]()
    while table.outcome() is None:
        seat = next(seat for seat in range(len(people)) if table.view(seat).my_prompt)
        action: Action = sensible(table.rules, table.view(seat), whim)  # type: ignore[arg-type]
        await way.do(people[seat], table, action)
        done.add(action.kind)
    assert table.rules.broken(table.state) == ()
    return done


@pytest.mark.parametrize(
    "way",
    [
        Typing(),
        pytest.param(Pressing(), marks=pytest.mark.skipif(not LONG, reason="long: set MAESTER_FUZZ")),
    ],
    ids=["commands", "buttons"],
)
async def test_a_whole_game_for_three(stage: SandboxStage, way: Way) -> None:
    """From the choice of a Village; the record proves itself afterwards."""
    people, table = await begun(stage, "Brynden", "Cass", "Davin", **OPTIONS)
    done = await to_the_end(way, people, table)
    assert await people[0].wait(lambda: ending(people[0]))
    assert {"choose", "buy", "play", "discard", "march", "raid", "attack", "stand", "vote"} <= done
    exported = await people[0].command("/game export")
    assert exported.reply is not None
    findings = verify(read(people[0].file(exported.reply).decode()), RULESETS)
    assert [found.text for found in findings if found.kind == "false"] == []


def last_round() -> Fief:
    """Four Houses at the beginning of the last round."""
    options = FiefOptions.model_validate({**OPTIONS, "te": True, "house_choice": "random"})
    states = play(RULESET, options, [sensible] * 4, SEED, keep=True).states
    found = next(state for state in states if state.round == LAST)
    assert isinstance(found, Fief)
    return found


async def test_the_last_round_for_four(stage: SandboxStage, way: Way) -> None:
    people, table = await at(stage, last_round())
    done = await to_the_end(way, people, table)
    assert {"propose", "betroth", "offer", "put", "send", "stand", "vote", "buy", "march"} <= done
