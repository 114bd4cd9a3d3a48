"""Golden games: whole transcripts, one for each way a game can end, that must replay and verify for ever.

When a rules fix changes how such a game goes, the transcript is made anew with the fix, and the change log says so.
"""

from pathlib import Path

import pytest

from bot.engine.replay import replay
from bot.engine.transcript import labels, result
from bot.engine.transcript_reader import read
from bot.engine.verify import verify
from bot.rules.registry import RULESETS

GAMES = sorted(Path(__file__).parent.glob("*.txt"))

REASONS = {"risk": {"end_card", "conquest", "points"}}
"""The ways to end that have to be among the golden games."""


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_a_golden_game_replays_and_verifies(file: Path) -> None:
    transcript = read(file.read_text(encoding="utf-8"))
    rules = RULESETS[transcript.system]
    *_, last = replay(rules, transcript)
    outcome = rules.outcome(last.state)
    assert outcome is not None
    assert result(outcome, labels([player.name for player in transcript.players])) == transcript.result
    assert [finding.text for finding in verify(transcript, RULESETS) if finding.kind == "false"] == []


@pytest.mark.parametrize("system", REASONS)
def test_every_way_to_end_has_its_golden_game(system: str) -> None:
    found = set()
    for file in GAMES:
        transcript = read(file.read_text(encoding="utf-8"))
        if transcript.system == system:
            *_, last = replay(RULESETS[system], transcript)
            outcome = RULESETS[system].outcome(last.state)
            assert outcome is not None
            found.add(outcome.reason)
    assert found >= REASONS[system]
