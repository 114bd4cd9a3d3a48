"""Golden games: whole transcripts, one for each mode and way to end, that must replay and verify for ever.

A file is called by its game, its mode and how it ends. When a rules fix changes how such a game goes, the transcript is
made anew with the fix (`python -m bench.golden`), and the change log says so.
"""

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.engine.transcript.reader import read
from bot.engine.transcript.replay import replay
from bot.engine.transcript.verify import verify
from bot.engine.transcript.writer import Transcript, labels, result
from bot.rules.contract import Outcome
from bot.rules.fief.model.options import FiefOptions
from bot.rules.registry import RULESETS
from bot.rules.tiny_epic.model.options import TinyEpicOptions

GAMES = sorted(Path(__file__).parent.glob("*.txt"))

WANTED = {
    "risk-skirmish": {"end_card", "tie", "conquest", "concession", "gm"},
    "risk-dominion": {"points", "conquest", "concession"},
    "risk-mix": {"end_card", "conquest"},
    "risk-world": {"end_card"},
    "risk-world_dominion": {"points"},
    "risk-mitchell": {"end_card", "conquest"},
    "risk-mitchell_dominion": {"points"},
    "tiny_epic-competitive": {"rounds", "last", "gm"},
    "tiny_epic-competitive_2": {"rounds_throne"},
    "tiny_epic-competitive_4": {"rounds"},
    "tiny_epic-competitive_if": {"rounds", "last", "gm"},
    "tiny_epic-competitive_5": {"rounds", "last", "gm"},
    "tiny_epic-cooperative": {"long_night", "night_king_slain", "forsaken", "gm"},
    "tiny_epic-cooperative_5": {"long_night", "night_king_slain"},
    "tiny_epic-cooperative_epic": {"long_night"},
    "tiny_epic-solo": {"rounds", "forsaken", "gm"},
    "tiny_epic-solo_if": {"rounds"},
    "tiny_epic-solo_night_king": {"long_night", "night_king_slain", "forsaken", "gm"},
    "fief-a": {"points", "rounds", "alliance", "last", "gm"},
    "fief-a_gold": {"points"},
    "fief-a_fog": {"alliance"},
    "fief-a_targaryen": {"rounds"},
    "fief-a_concession": {"points"},
    "fief-a_lesser": {"points"},
    "fief-a_heir": {"points"},
    "fief-a_together": {"points"},
    "fief-a_single": {"rounds"},
    "fief-a_swift": {"points", "nobody"},
    "fief-a_timed": {"rounds"},
    "fief-b": {"points", "rounds", "alliance", "last", "gm"},
    "fief-a_watch": {"points", "rounds", "alliance", "last", "gm"},
    "fief-b_watch": {"points", "rounds", "alliance", "last", "gm"},
}
"""The modes, and the ways to end that have to be among the golden games of each; a tie is one at the End Game card."""

VARIANTS = {
    "gold": ("gold_public", False),
    "fog": ("fog_of_war", True),
    "targaryen": ("targaryen", True),
    "concession": ("title_concession", True),
    "lesser": ("lesser_fiefs_score", True),
    "heir": ("heir_inherits_lands", True),
    "together": ("vote_order", "together"),
    "single": ("warden_ballots", "one_by_one"),
    "swift": ("surprise_windows", "swift"),
    "timed": ("surprise_windows", "timed"),
}
"""Of Fief what may be added to the name of a mode, and the option that it says."""


@cache
def transcript(file: Path) -> Transcript:
    """A golden game as it is stored."""
    return read(file.read_text(encoding="utf-8"))


@cache
def ended(file: Path) -> Outcome:
    """How it ends when it is replayed."""
    game = transcript(file)
    rules = RULESETS[game.system]
    *_, last = replay(rules, game)
    outcome = rules.outcome(last.state)
    assert outcome is not None
    return outcome


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_a_golden_game_replays_and_verifies(file: Path) -> None:
    """By the rules at hand, whatever version it began under: a mended rule has changed nothing in it."""
    game = transcript(file)
    game = replace(game, rules_version=RULESETS[game.system].version)
    assert result(ended(file), labels([player.name for player in game.players])) == game.result
    findings = verify(game, RULESETS)
    assert [finding.text for finding in findings if finding.kind == "false"] == []
    assert "Every move was legal, and every draw is one the rules asked for." in [
        finding.text for finding in findings if finding.kind == "proven"
    ]


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_it_is_what_its_name_says(file: Path) -> None:
    """Its mode, and how it ends; a tie is one that castles or armies decide, or nobody (RISK-24.4)."""
    system, mode, end = file.stem.split("-")
    options: Any = RULESETS[system].options.model_validate_json(transcript(file).options)
    assert transcript(file).system == system
    assert mode in _modes(options, len(transcript(file).players))
    totals = [score.total for score in ended(file).scores]
    if end == "tie":
        assert totals.count(max(totals)) > 1
    if end == "nobody":
        assert not ended(file).winners
    assert ended(file).reason == {"tie": "end_card", "nobody": "gm"}.get(end, end)


def _modes(options: Any, players: int) -> set[str]:
    """What the mode may be called: of Tiny Epic with players, difficulty or Ice & Fire added, of Fief a variant."""
    mode = _mode(options, players)
    if isinstance(options, FiefOptions):
        own = (word for word, (name, value) in VARIANTS.items() if getattr(options, name) == value)
        return {mode, *(f"{mode}_{word}" for word in own)}
    if not isinstance(options, TinyEpicOptions):
        return {mode}
    told = (str(players), options.difficulty, *(["if"] if options.ice_fire else []))
    return {mode, *(f"{mode}_{word}" for word in told)}


def _mode(options: Any, players: int) -> str:
    """`mix` is any Skirmish or Dominion with switches of its own; `world` is on both boards."""
    switches = ("gold", "characters", "maesters", "special_units", "objectives", "seats", "setup")
    own = any(getattr(options, switch, "mode") != "mode" for switch in switches)
    if hasattr(options, "edition"):
        return f"{options.edition}_watch" if options.nwe else str(options.edition)
    if options.mode == "mitchell":
        return "mitchell_dominion" if own else "mitchell"
    if isinstance(options, TinyEpicOptions):
        return options.mode
    if players > 5:
        return {"skirmish": "world", "dominion": "world_dominion"}[options.mode]
    return "mix" if own else str(options.mode)


@pytest.mark.parametrize("mode", WANTED)
def test_every_mode_and_way_to_end_has_its_golden_game(mode: str) -> None:
    assert {file.stem.split("-")[2] for file in GAMES if file.stem.rsplit("-", 1)[0] == mode} >= WANTED[mode]
