"""What the rules make of the golden games, kept beside their version, so that nobody can forget to raise it."""

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from bot.engine.journal.entries import Rules
from bot.engine.transcript.reader import TranscriptError, read
from bot.engine.transcript.replay import replay
from bot.engine.transcript.writer import Transcript
from bot.rules.contract import Model

FOLDER = Path(__file__).parent
FILE = FOLDER / "versions.json"


class Noted(NamedTuple):
    """A version of the rules, and the digest of each golden game under it, by the name of its file."""

    version: str
    games: Mapping[str, str]


def noted(system: str) -> Noted:
    """What was noted last; nothing for rules that are new."""
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    return Noted(**kept[system]) if system in kept else Noted("", {})


def write(system: str, note: Noted) -> None:
    """Note it in place of what was noted."""
    kept = json.loads(FILE.read_text(encoding="utf-8")) | {system: note._asdict()}
    FILE.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def made(rules: Rules) -> dict[str, str]:
    """The digest of every golden game by the rules at hand."""
    files = sorted(FOLDER.glob(f"{rules.id}-*.txt"))
    return {file.stem: digest(rules, read(file.read_text(encoding="utf-8"))) for file in files}


FOR_CLOCKS = {"passable", "held"}
"""What a prompt says to clocks alone: a rule that is only served otherwise by them is the same rule."""


def digest(rules: Rules, game: Transcript) -> str:
    """Of the events of a game, who is awaited for what after each action, and how it ends."""
    told = hashlib.sha256()

    def tell(*models: Model) -> None:
        for model in models:
            told.update(model.model_dump_json(exclude_defaults=True, exclude=FOR_CLOCKS).encode())

    try:
        for step in replay(rules, game):
            tell(*step.events, *rules.pending(step.state))
    except TranscriptError as error:
        return f"cannot be replayed: {error}"
    outcome = rules.outcome(step.state)
    assert outcome is not None
    tell(outcome)
    return told.hexdigest()[:16]


def changed(before: Noted, now: Mapping[str, str]) -> list[str]:
    """The games noted before of which the rules make something else now; a new game is none of them."""
    return [name for name, digest in before.games.items() if now.get(name) != digest]


def complaint(system: str, games: list[str]) -> str:
    """What somebody who changed the rules has to do."""
    return (
        f"The rules of {system} make something else of {', '.join(games)}, and say that they are version"
        f" {noted(system).version} still. If that is meant, raise `version` in bot/rules/{system}/ruleset.py, delete"
        " the golden games that cannot be replayed any more, and run `python -m bench.golden`: running games are"
        " held until their host has tried them (docs/decisions/0004-rules-versions.md)."
    )
