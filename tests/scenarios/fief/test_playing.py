"""Fief to its end, by commands alone with agents."""

from __future__ import annotations

from bot.engine.transcript.reader import read
from bot.engine.transcript.verify import verify
from bot.rules.registry import RULESETS
from tests.scenarios.fief.people import begun, to_the_end
from tests.scenarios.stage import SandboxStage


async def test_a_whole_game_by_commands_alone_with_agents(stage: SandboxStage) -> None:
    """Every field is completed as it is typed; the record proves itself afterwards."""
    people, table = await begun(
        stage, "Brynden", agents=2, vote_order="together", surprise_windows="none", max_rounds="8"
    )
    words = await to_the_end(people, table)
    assert "A Song of Ice and Fief" in words or "Fief" in words
    assert table.rules.broken(table.state) == ()
    exported = await people[0].command("/game export")
    assert exported.reply is not None
    findings = verify(read(people[0].file(exported.reply).decode()), RULESETS)
    assert [found.text for found in findings if found.kind == "false"] == []
