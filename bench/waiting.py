"""How often a round of Fief waits for somebody (FIEF-17.40 to 17.43): played by agents, with filing and without.

`python -m bench.waiting` prints the waits of a round for each phase: as all are asked, and with draw plans, purchases
filed and standing answers. A wait is one state that stands open; of players who answer by turns, one for each.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Action, Event, Prompt, Seat, awaited, fold
from bot.rules.fief import RULESET
from bot.rules.fief.agent import sensible
from bot.rules.fief.frames.asking import Secret
from bot.rules.fief.frames.court.ballots import Ballot
from bot.rules.fief.model.options import FiefOptions

PLAYERS, GAMES, ROUNDS = 4, 4, 12

PLANNED = {"draw"}
"""Made by the draw plan that goes with the discards (FIEF-2.4)."""
LISTED = {"stand", "vote"}
"""Answered by lists (FIEF-17.12)."""
REFUSED = {
    "propose",
    "part",
    "idols",
    "convert",
    "pardon",
    "outlaw",
    "banish",
    "concession",
    "oaths",
    "call",
    "ransom",
}
"""Answered with no once and for all, if it is no (FIEF-17.12)."""
FILED = {"buy", "discard", "play", "limit"}
"""Filed when the player was asked last, and done unless dice or cards have come since (FIEF-17.11)."""


@dataclass
class Waits:
    """What was waited for in some rounds."""

    rounds: int = 0
    asked: Counter[int] = field(default_factory=Counter)
    """Waits by phase, where everybody is asked everything."""
    filed: Counter[int] = field(default_factory=Counter)
    """Those left with plans, filing and standing answers."""

    def of_a_round(self, counts: Counter[int]) -> float:
        return sum(counts.values()) / max(1, self.rounds)


def play(options: FiefOptions, seed: int, rounds: int = ROUNDS) -> Waits:
    """The waits of a game, from its second round on: the first has no Phase 1 (FIEF-0.20)."""
    luck, told = SeededChance(seed), Waits()
    state: Any = fold(RULESET, RULESET.new(options, PLAYERS, luck))
    upset, last, stands = dict.fromkeys(range(PLAYERS), True), "", True
    while RULESET.outcome(state) is None and state.round <= rounds:
        prompt = RULESET.pending(state)[0]
        seat = awaited((prompt,))[0]
        action = sensible(RULESET, RULESET.view(state, seat), luck)
        here = name(state, prompt, seat)
        if here != last:
            last, stands = here, False
            told.asked[state.phase] += state.round > 1
        if not stands and not spared(state, prompt, seat, action, upset[seat]):
            stands = True
            told.filed[state.phase] += state.round > 1
        events = RULESET.act(state, seat, action, luck)
        upset = {one: (one != seat and upset[one]) or upsets(events, one) for one in upset}
        state = fold(RULESET, events, state)
        told.rounds = state.round - 1 - (RULESET.outcome(state) is None)
    return told


def name(state: Any, prompt: Prompt, seat: Seat) -> str:
    """One for each state that stands open: of answers by turns one for each seat (FIEF-17.40)."""
    top = state.stack[-1]
    together = isinstance(top, Secret) or (isinstance(top, Ballot) and state.options.vote_order == "together")
    about = "" if together else f"{seat}"
    return f"{state.round} {len(state.stack)} {prompt.kind} {prompt.about.get('title', '')} {about}"


def spared(state: Any, prompt: Prompt, seat: Seat, action: Action, upset: bool) -> bool:
    """Whether nobody would have had to be asked."""
    if prompt.kind in PLANNED | LISTED:
        return True
    if prompt.kind in REFUSED:
        return action == RULESET.default(state, seat)
    return prompt.kind in FILED and not upset


def upsets(events: Iterable[Event], seat: Seat) -> bool:
    """Whether what a seat has filed is thought over after them, as the engine has it."""
    return any(event.upsets(seat) or event.rolls() for event in events)


def measured(options: FiefOptions, games: int = GAMES, rounds: int = ROUNDS) -> Waits:
    """Some games together."""
    found = [play(options, seed, rounds) for seed in range(games)]
    return Waits(
        rounds=sum(one.rounds for one in found),
        asked=sum((one.asked for one in found), Counter()),
        filed=sum((one.filed for one in found), Counter()),
    )


def main() -> None:
    """Print both, by phase and together."""
    tables = {
        "edition A": FiefOptions(),
        "votes together": FiefOptions(vote_order="together"),
        "A with the Watch": FiefOptions(nwe=True),
        "B with the Watch": FiefOptions(edition="b", nwe=True),
    }
    for title, options in tables.items():
        told = measured(options)
        for what, counts in (("asked everything", told.asked), ("with filing", told.filed)):
            phases = ", ".join(f"P{phase} {counts[phase] / told.rounds:.1f}" for phase in sorted(counts))
            print(f"{title}, {what}: {told.of_a_round(counts):.1f} waits a round ({phases})")


if __name__ == "__main__":
    main()
