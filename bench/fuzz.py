"""`make fuzz`: seeded random full games by the hundred, in every mode of every system and with every number of players.

Every invariant is checked after every event and the books are kept apart (`System.audit`); nothing hidden may stand in
what the public or a player is shown. Each game must end, its events must fold to its state after storage, and it must
come out the same, dice verified, when it is replayed from its transcript. `python -m bench.fuzz --help`.
"""

import random
import time
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from multiprocessing import Pool
from typing import Annotated

import typer
from rich.progress import track

from bot.collector import look_less
from bot.engine.journal.chance import SET_UP, LedgerChance, SeededChance, identity
from bot.engine.journal.command_line import write as typed
from bot.engine.journal.entries import Entry, Rules
from bot.engine.table.table import Table
from bot.engine.transcript.reader import read
from bot.engine.transcript.replay import replay
from bot.engine.transcript.verify import verify
from bot.engine.transcript.writer import write
from bot.rules.contract import Action, Concede, Elapse, Options, Seat, held
from bot.rules.menu import random_action
from bot.rules.registry import RULESETS
from bot.store.rows import By
from tests.engine import memory_store
from tests.rules.harness import LEAVING, LONGEST, Game, awaited, check_record, invited
from tests.rules.meddling import edit_at_random
from tests.rules.system import System
from tests.rules.systems import SYSTEMS

NAMES = ("Alys", "Bran", "Cate", "Dunk", "Egg", "Fern", "Garth")
Case = tuple[str, str, int, int]
"""A system, one of its modes, players, a seed."""

SHOWN_EVERY = 10
"""How many actions apart what is shown is searched for what is hidden."""


UNASKED = 20
"""One action in so many is by somebody who was not asked, where there are any."""

MEDDLING = 8
"""Before one action in so many a game master changes something by hand, where one does."""


@dataclass(frozen=True)
class Result:
    """How one game went: the way it ended, its actions, and what is wrong, if anything is."""

    case: Case
    reason: str = ""
    actions: int = 0
    wrong: str | None = None


def one(case: Case) -> Result:
    """Play one game and check all of it. In every fourth one somebody may leave, in another a game master meddles."""
    id_, mode, players, seed = case
    options, _ = SYSTEMS[id_].modes[mode]
    manner = {2: meddling, 3: leaving}.get(seed % 4, staying)
    try:
        mover = partial(manner, led=not SYSTEMS[id_].ends or seed % 8 == 1)
        table, game, entries = play(SYSTEMS[id_], options, players, seed, mover)
        check_record(game)
        check_transcript(table, entries)
    except Exception as error:
        return Result(case, wrong=f"{case}: {error!r}")
    outcome = table.rules.outcome(game.state)
    assert outcome is not None
    return Result(case, outcome.reason, len(entries))


Mover = Callable[[Rules, Game, SeededChance, int], tuple[Seat | None, Action]]
"""Who does what next: the rules, the game so far, chance, the number of players. Nobody's is a game master's edit."""


def play(
    system: System, options: Options, players: int, seed: int, mover: Mover
) -> tuple[Table, Game, list[Entry]]:
    """A whole game, its dice from a ledger and its invariants checked after every event."""
    table = memory_store.table(
        system.rules.id, NAMES[:players], words=(str(seed),), options=options.model_dump_json()
    )
    rules, game, whim = table.rules, Game(table.rules, audit=system.audit), SeededChance(seed)
    words = [row.words for row in table.seats]
    ledger = LedgerChance(table.game.secret, words, 0, identity(0, None, SET_UP))
    events, rolls = tuple(rules.new(options, players, ledger)), len(ledger.draws)
    entries = [Entry(0, None, "table", None, tuple(ledger.draws), events, 0.0)]
    game.add(events, check=True)
    while rules.outcome(game.state) is None:
        assert len(entries) < LONGEST, "the game does not end"
        n, move = len(entries), elapsed(rules, game) or mover(rules, game, whim, players)
        seat, action = move
        ledger = LedgerChance(table.game.secret, words, rolls, identity(n, seat, typed(rules, action)))
        by: By = "player"
        if seat is None:
            by, events = "gm", rules.edit(game.state, action, ledger)
        else:
            events = rules.act(game.state, seat, action, ledger)
        rolls += len(ledger.draws)
        told = tuple(events)  # without the state they led to, which would be kept as long as they
        entries.append(Entry(n, seat, by, action, tuple(ledger.draws), told, float(n)))
        game.add(events, check=True, by_hand=seat is None and not isinstance(action, Elapse))
        if n % SHOWN_EVERY == 0:
            for viewer in (None, n // SHOWN_EVERY % players):
                betrayed = system.betrayed(game.state, viewer)
                assert not betrayed, f"{viewer} is shown {betrayed}"
    return memory_store.over(table, game.state), game, entries


def elapsed(rules: Rules, game: Game) -> tuple[None, Action] | None:
    """The end of what all have answered and stays open for its time."""
    return (None, Elapse()) if held(rules.pending(game.state)) else None


def leaving(
    rules: Rules, game: Game, whim: SeededChance, players: int, led: bool = True
) -> tuple[Seat, Action]:
    """Like `staying`, but somebody may leave, or do unasked what may be done so: give orders, ask for a House."""
    if whim.roll("leaves", int(1 / LEAVING))[0] == 1:
        seat = whim.roll("leaves", players)[0] - 1
        if "concede" in rules.view(game.state, seat).menu:
            return seat, Concede()
    if whim.roll("unasked", UNASKED)[0] == 1:
        seat = whim.roll("unasked", players)[0] - 1
        view = rules.view(game.state, seat)
        if seat not in awaited(rules, game.state) and set(view.menu) - {"concede"}:
            return seat, random_action(rules, view, whim)
    return staying(rules, game, whim, players, led)


def meddling(
    rules: Rules, game: Game, whim: SeededChance, players: int, led: bool = True
) -> tuple[Seat | None, Action]:
    """Like `leaving`, but now and then a game master changes something, and the game has to go on from there."""
    if whim.roll("meddles", MEDDLING)[0] == 1:
        edit = edit_at_random(rules, game.state, random.Random(whim.roll("edit", 10**6)[0]))
        if edit is not None:
            return None, edit
    return leaving(rules, game, whim, players, led)


def staying(
    rules: Rules, game: Game, whim: SeededChance, _players: int, led: bool = True
) -> tuple[Seat, Action]:
    """Anything legal, or, where agents lead, three times in four what the game's own would do: so games end."""
    if (guests := invited(rules, game.state)) and whim.roll("answers", 2)[0] == 1:
        seat = guests[whim.roll("guest", len(guests))[0] - 1]
        return seat, random_action(rules, rules.view(game.state, seat), whim)
    seats = awaited(rules, game.state)
    seat = seats[whim.roll("seat", len(seats))[0] - 1]
    view, agent = rules.view(game.state, seat), next(iter(rules.agents.values()), None)
    if led and agent is not None and whim.roll("agent", 4)[0] > 1:
        return seat, agent(rules, view, whim)
    return seat, random_action(rules, view, whim)


def check_transcript(table: Table, entries: Sequence[Entry]) -> None:
    """The transcript replays to the same state, and its dice verify."""
    transcript = read(write(table, entries, None))
    last = deque(replay(table.rules, transcript), maxlen=1).pop()  # keeps no state before it
    assert last.state == table.state, "the transcript replays to another state"
    wrong = [finding.text for finding in verify(transcript, {}) if finding.kind == "false"]
    assert not wrong, wrong


def main(
    games: Annotated[int, typer.Option(help="Games in each mode with each number of players.")] = 500,
    system: Annotated[str | None, typer.Option(help="Only this system.")] = None,
    mode: Annotated[list[str] | None, typer.Option(help="Only this mode, and others named so.")] = None,
    players: Annotated[int | None, typer.Option(help="Only with so many players.")] = None,
    first: Annotated[int, typer.Option(help="The first seed.")] = 0,
    minutes: Annotated[
        float, typer.Option(help="Stop after so long, each table having had its share.")
    ] = 1e9,
    jobs: Annotated[int, typer.Option(help="Processes.")] = 2,
) -> None:
    """Play, print what was played, and end with 1 if anything was wrong."""
    tables = [
        (id_, name, number)
        for id_, found in SYSTEMS.items()
        if id_ in RULESETS and system in (None, id_)
        for name, (_, numbers) in found.modes.items()
        if not mode or name in mode
        for number in numbers
        if players in (None, number)
    ]
    cases = [(*table, seed) for seed in range(first, first + games) for table in tables]
    results, until = list[Result](), time.monotonic() + 60 * minutes
    with Pool(jobs, look_less) as pool:
        for result in track(pool.imap(one, cases), total=len(cases), description="playing"):
            results.append(result)
            if result.wrong:
                print(result.wrong, flush=True)
            if time.monotonic() > until:
                break
    report(results)
    raise typer.Exit(any(result.wrong for result in results))


def report(results: Sequence[Result]) -> None:
    """A line for each table."""
    tables = defaultdict[tuple[str, str, int], list[Result]](list)
    for result in results:
        tables[result.case[:3]].append(result)
    for (id_, mode, players), found in tables.items():
        ends = Counter(result.reason or "wrong" for result in found)
        told = ", ".join(f"{reason} {count}" for reason, count in ends.most_common())
        actions = sum(result.actions for result in found) // len(found)
        print(f"{id_} {mode}, {players} players: {len(found)} games of {actions} actions: {told}")
    print(f"{len(results)} games, {sum(result.wrong is not None for result in results)} of them wrong")


if __name__ == "__main__":
    typer.run(main)
