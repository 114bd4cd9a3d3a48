"""How much a Dominion of three asks of its players: decisions, calls and new posts, from the first to the last turn.

`python -m bench.asking` prints them for two ways to play the same agents: one by one (each army claimed in turn, each
window passed by itself), and by wishes (lands claimed at once, one pass for a whole turn where nothing is held).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Action, Seat, awaited, fold, prompts_seen
from bot.rules.risk import RULESET
from bot.rules.risk.agent import sensible
from bot.rules.risk.model.actions import Pass
from bot.rules.risk.model.library import WINDOWS_ASKED
from bot.rules.risk.model.options import RiskOptions

FORCED = {*WINDOWS_ASKED, "claim", "add", "rank", "defend", "remove"}
PLAYERS, GAMES, LONGEST = 3, 10, 8000

ONE_BY_ONE = RiskOptions(mode="dominion", houses="deal", setup="claim")
BY_WISHES = RiskOptions(mode="dominion", houses="deal", setup="rank")


@dataclass
class Asked:
    """What one game has asked: `decisions` answered, `answers` among them that others or the set-up made necessary;
    `calls` of somebody who was not awaited before; `posts` made."""

    decisions: int = 0
    answers: int = 0
    calls: int = 0
    posts: int = 0
    turns: int = 0


def play(options: RiskOptions, seed: int, *, widely: bool) -> Asked:
    """One game. `widely`: who has nothing to use in a window passes for as long as possible."""
    luck, told = SeededChance(seed), Asked()
    state: Any = fold(RULESET, RULESET.new(options, PLAYERS, luck))
    told.calls += len(called(state))
    while RULESET.outcome(state) is None and told.decisions < LONGEST:
        seat, before = awaited(RULESET.pending(state))[0], called(state)
        kind = RULESET.pending(state)[0].kind
        events = RULESET.act(state, seat, move(state, seat, luck, widely=widely), luck)
        state = fold(RULESET, events, state)
        fresh = called(state) - before
        ended = sum(event.closes for event in events)
        told.decisions += 1
        told.answers += kind in FORCED
        told.turns += ended
        told.calls += len(fresh)
        told.posts += ended + bool(fresh)  # a story for a turn; a new dashboard for whoever is called
    return told


def called(state: Any) -> set[Seat]:
    """Whom all see to be awaited."""
    return {*awaited(prompts_seen(RULESET.pending(state), None))}


def move(state: Any, seat: Seat, luck: SeededChance, *, widely: bool) -> Action:
    """What the sensible agent does."""
    view = RULESET.view(state, seat)
    action = sensible(RULESET, view, luck)
    if widely and isinstance(action, Pass) and "play" not in view.menu:
        offered: Any = RULESET.candidates(view, "pass", {}, "until")
        return Pass(until=offered.choices[-1].value)
    return action


def average(options: RiskOptions, *, widely: bool, games: int = GAMES) -> Asked:
    """The average of some games."""
    found = [play(options, seed, widely=widely) for seed in range(games)]
    return Asked(**{name: round(sum(getattr(one, name) for one in found) / games) for name in vars(found[0])})


def main() -> None:
    """Print both."""
    for name, options, widely in (("one by one", ONE_BY_ONE, False), ("by wishes", BY_WISHES, True)):
        told = average(options, widely=widely)
        counts = ", ".join(f"{count} {what}" for what, count in vars(told).items())
        print(f"{name}: {counts}")


if __name__ == "__main__":
    main()
