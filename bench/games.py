"""Games to measure with: seeded, played by the random agent, kept as journal entries."""

from dataclasses import dataclass
from functools import cache

from bot.engine.journal.chance import LedgerChance, SeededChance, identity
from bot.engine.journal.entries import Entry, Rules
from bot.rules.contract import Event, State, fold
from bot.rules.menu import random_action
from bot.rules.registry import GAMES
from tests.rules.system import System
from tests.rules.systems import SYSTEMS

SECRET = "5e" * 32


@dataclass(frozen=True)
class Played:
    """A played game: its set-up and an entry for each action."""

    rules: Rules
    setup: tuple[Event, ...]
    entries: tuple[Entry, ...]

    def start(self) -> State:
        """The state after the set-up."""
        state: State = fold(self.rules, self.setup)
        return state


@cache
def played(players: int, actions: int, system: str = GAMES[0]) -> Played:
    """The first game of a system, from seed 1 on, that lasts `actions` actions; cut there."""
    seed = 1
    while len((game := _play(SYSTEMS[system], players, actions, str(seed))).entries) < actions:
        seed += 1
    return game


@cache
def several(players: int, actions: int, system: str) -> tuple[Played, ...]:
    """Games of a system one after the other, from seed 1 on, until there are so many actions."""
    games: tuple[Played, ...] = ()
    while sum(len(game.entries) for game in games) < actions:
        games = (*games, _play(SYSTEMS[system], players, actions, str(len(games) + 1)))
    return games


def _play(system: System, players: int, most: int, seed: str) -> Played:
    rules = system.rules
    options = system.endless or rules.options()
    ledger = LedgerChance(SECRET, (seed,), 0, identity(0, None, ""))
    setup = rules.new(options, players, ledger)
    state, rolls, entries = fold(rules, setup), len(ledger.draws), list[Entry]()
    while rules.outcome(state) is None and len(entries) < most:
        n, seat = len(entries) + 1, rules.pending(state)[0].waiting[0]
        action = random_action(rules, rules.view(state, seat), SeededChance(f"{seed} {n}"))
        ledger = LedgerChance(SECRET, (seed,), rolls, identity(n, seat, str(action)))
        events = rules.act(state, seat, action, ledger)
        state = fold(rules, events, state)
        rolls += len(ledger.draws)
        entries.append(Entry(n, seat, "agent", action, tuple(ledger.draws), events, 0.0))
    return Played(rules, setup, tuple(entries))
