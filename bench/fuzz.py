"""`make fuzz`: seeded random full games by the thousand, on every board of every system.

Every invariant is checked after every event, each game must end, its events must fold to its state after storage, and
it must come out the same, dice verified, when it is replayed from its transcript. `python -m bench.fuzz --help`.
"""

from collections.abc import Sequence
from multiprocessing import Pool
from typing import Annotated

import typer
from rich.progress import track

from bot.engine.chance import SET_UP, LedgerChance, SeededChance, identity
from bot.engine.command_line import write as typed
from bot.engine.journal import Entry, Rules
from bot.engine.replay import replay
from bot.engine.table import Table
from bot.engine.transcript import write
from bot.engine.transcript_reader import read
from bot.engine.verify import verify
from bot.rules.contract import Action, Options, View
from bot.rules.menu import random_action
from bot.rules.registry import RULESETS
from tests.engine import paper
from tests.rules.harness import LONGEST, Game, awaited, check_record
from tests.rules.systems import SYSTEMS

NAMES = ("Alys", "Bran", "Cate", "Dunk", "Egg", "Fern", "Garth")
Case = tuple[str, int, int]
"""A system, the place of its options and players in `SYSTEMS`, a seed."""


def one(case: Case) -> str | None:
    """Play one game. What is wrong, with the seed that shows it, or None."""
    id_, place, seed = case
    options, players = SYSTEMS[id_].tables[place]
    try:
        table, game, entries = play(id_, options, players, seed)
        check_record(game)
        check_transcript(table, entries)
    except Exception as error:
        return f"{case}: {error!r}"
    return None


def play(id_: str, options: Options, players: int, seed: int) -> tuple[Table, Game, list[Entry]]:
    """A whole game at random, its dice from a ledger and its invariants checked after every event."""
    table = paper.table(id_, NAMES[:players], words=(str(seed),), options=options.model_dump_json())
    rules, game, whim = table.rules, Game(table.rules), SeededChance(seed)
    words = [row.words for row in table.seats]
    ledger = LedgerChance(table.game.secret, words, 0, identity(0, None, SET_UP))
    events, rolls = tuple(rules.new(options, players, ledger)), len(ledger.draws)
    entries = [Entry(0, None, "table", None, tuple(ledger.draws), events, 0.0)]
    game.add(events, check=True)
    while rules.outcome(game.state) is None:
        assert len(entries) < LONGEST, "the game does not end"
        n, seat = len(entries), awaited(rules, game.state)[0]
        action = _any(rules, rules.view(game.state, seat), whim)
        ledger = LedgerChance(table.game.secret, words, rolls, identity(n, seat, typed(rules, action)))
        events = rules.act(game.state, seat, action, ledger)
        rolls += len(ledger.draws)
        entries.append(Entry(n, seat, "player", action, tuple(ledger.draws), events, float(n)))
        game.add(events, check=True)
    return paper.over(table, game.state), game, entries


def _any(rules: Rules, view: View, whim: SeededChance) -> Action:
    """Anything legal, or, three times in four, what the game's own agent would do, so that games come to an end."""
    agent = next(iter(rules.agents.values()), None)
    if agent is not None and whim.roll("agent", 4)[0] > 1:
        return agent(rules, view, whim)
    return random_action(rules, view, whim)


def check_transcript(table: Table, entries: Sequence[Entry]) -> None:
    """The transcript replays to the same state, and its dice verify."""
    transcript = read(write(table, entries, None))
    *_, last = replay(table.rules, transcript)
    assert last.state == table.state, "the transcript replays to another state"
    wrong = [finding.text for finding in verify(transcript, RULESETS) if finding.kind == "false"]
    assert not wrong, wrong


def main(
    games: Annotated[int, typer.Option(help="Games on each board and number of players.")] = 1000,
    system: Annotated[str | None, typer.Option(help="Only this system.")] = None,
    place: Annotated[int | None, typer.Option(help="Only this line of the system's table of games.")] = None,
    first: Annotated[int, typer.Option(help="The first seed.")] = 0,
    jobs: Annotated[int, typer.Option(help="Processes.")] = 2,
) -> None:
    """Play, and end with 1 if anything was wrong."""
    cases = [
        (id_, line, seed)
        for id_, found in SYSTEMS.items()
        if id_ in RULESETS and system in (None, id_)
        for line in range(len(found.tables))
        if place in (None, line)
        for seed in range(first, first + games)
    ]
    with Pool(jobs) as pool:
        results = track(pool.imap_unordered(one, cases, chunksize=4), total=len(cases), description="playing")
        wrong = [result for result in results if result]
    print(f"{len(cases)} games, {len(wrong)} of them wrong")
    for result in wrong:
        print(result)
    raise typer.Exit(bool(wrong))


if __name__ == "__main__":
    typer.run(main)
