"""`python -m bench.golden`: makes the golden games of `tests/golden` that are not there yet, and notes what becomes of
them all by the rules.

Delete a file to have it made anew: after a rules fix that changes how such a game goes. Each is the first seeded game
that ends as its name says. That note is kept beside the version of the rules, and changes only with it.
"""

from collections.abc import Iterator
from pathlib import Path

from bench.fuzz import Mover, play
from bot.engine.journal.chance import SeededChance
from bot.engine.journal.entries import Rules
from bot.engine.transcript.writer import write
from bot.rules.contract import Action, Concede, EndGame, Outcome, Seat
from bot.rules.menu import random_action
from bot.rules.registry import RULESETS
from tests.golden import versions
from tests.rules.harness import Game, awaited
from tests.rules.system import Golden, System
from tests.rules.systems import SYSTEMS

FOLDER = Path(__file__).parents[1] / "tests" / "golden"

LONGEST = 900
"""Actions a golden game may have: it is read by people and kept for ever."""
SEEDS = 400
TURN_BEGINS = ("turn_began", "placed", "phase_began")
TURNS = 3
"""Turns after which players leave where they do."""


def sensible(rules: Rules, game: Game, whim: SeededChance, _players: int) -> tuple[Seat, Action]:
    """What the game's own agent does, and one time in ten anything, so that all kinds of things happen."""
    seat = awaited(rules, game.state)[0]
    view = rules.view(game.state, seat)
    if "sensible" not in rules.agents or whim.roll("agent", 10)[0] == 1:
        return seat, random_action(rules, view, whim)
    return seat, rules.agents["sensible"](rules, view, whim)


def quitting(rules: Rules, game: Game, whim: SeededChance, players: int) -> tuple[Seat, Action]:
    """The same, but once the fourth turn has begun one after the other leaves."""
    if sum(event.kind in TURN_BEGINS for event in game.events) > TURNS:
        return awaited(rules, game.state)[0], Concede()
    return sensible(rules, game, whim, players)


def ended(winners: tuple[str, ...]) -> Mover:
    """The same, but once the fourth turn has begun a game master ends the game."""

    def mover(rules: Rules, game: Game, whim: SeededChance, players: int) -> tuple[Seat | None, Action]:
        if sum(event.kind in TURN_BEGINS for event in game.events) > TURNS:
            return None, EndGame(winners=winners)
        return sensible(rules, game, whim, players)

    return mover


def tied(outcome: Outcome) -> bool:
    """Whether several had most points, so that castles or armies decided (RISK-24.4)."""
    totals = [score.total for score in outcome.scores]
    return totals.count(max(totals)) > 1


def found(system: System, wanted: Golden) -> Iterator[str]:
    """Transcripts of games that end as wanted."""
    mover: Mover = quitting if wanted.quits else sensible
    if wanted.won is not None:
        mover = ended(wanted.won)
    for seed in range(SEEDS):
        table, game, entries = play(system, wanted.options, wanted.players, seed, mover)
        outcome = table.rules.outcome(game.state)
        assert outcome is not None
        if outcome.reason == wanted.reason and tied(outcome) >= wanted.tied and len(entries) <= LONGEST:
            written = write(table, entries, None)
            if wanted.shows in written:
                yield written


def note() -> None:
    """Note what the rules make of every golden game. Raises SystemExit where they changed and their version did not."""
    for system, rules in RULESETS.items():
        noted, now = versions.noted(system), versions.made(rules)
        changed = versions.changed(noted, now)
        if changed and noted.version == rules.version:
            raise SystemExit(versions.complaint(system, changed))
        versions.write(system, versions.Noted(rules.version, now))


def main() -> None:
    """Make what is missing, and note all; raises StopIteration if no seed gives a game."""
    wanted = [(system, name, game) for system in SYSTEMS.values() for name, game in system.golden.items()]
    for system, name, game in wanted:
        file = FOLDER / f"{system.rules.id}-{name}.txt"
        if not file.exists():
            file.write_text(next(found(system, game)), encoding="utf-8")
            print(f"{file.name}: {file.stat().st_size // 1000} kB")
    note()


if __name__ == "__main__":
    main()
