"""What a frame knows to be legal without a list is what the lists say: in whole games, asked of all that was done."""

from functools import partial

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Action, Options, RuleError, Seat, fold, reached
from bot.rules.kit.asking import surely_legal
from bot.rules.menu import legal_actions
from bot.rules.tiny_epic import RULESET
from bot.rules.tiny_epic.judge.judges import CLAUSES, menu, offer
from bot.rules.tiny_epic.model.options import TinyEpicOptions
from bot.rules.tiny_epic.model.state import TinyEpic
from tests.rules.harness import awaited

TRIED = 40
"""Actions of other moments of the game that are asked of each."""

BESIDE = ("standing", "concede")


def listed(state: TinyEpic, seat: Seat, action: Action) -> bool:
    """Whether menu and offers have it."""
    if action.kind not in menu(state, seat):
        return False
    try:
        CLAUSES.check(action, partial(offer, state, seat, action.kind))
    except RuleError:
        return False
    return True


@pytest.mark.parametrize(
    ("options", "players"),
    [
        (TinyEpicOptions(mode="competitive_if"), 3),
        (TinyEpicOptions(mode="cooperative"), 2),
        (TinyEpicOptions(mode="solo", ice_fire=True), 1),
    ],
)
def test_what_is_plainly_legal_is_listed_and_most_of_what_is_done_is_plain(
    options: Options, players: int
) -> None:
    whim, seen, plain = SeededChance(7), list[Action](), 0
    state: TinyEpic = fold(RULESET, RULESET.new(options, players, whim))
    while RULESET.outcome(state) is None:
        seats = awaited(RULESET, state)
        seat = seats[whim.roll("seat", len(seats))[0] - 1]
        own = [one for one in legal_actions(RULESET, RULESET.view(state, seat), 20) if one.kind not in BESIDE]
        for action in (*own, *seen[:: 1 + len(seen) // TRIED]):
            if surely_legal(state, seat, action):
                assert listed(state, seat, action), action
        action = own[whim.roll("which", len(own))[0] - 1]
        plain += surely_legal(state, seat, action)
        state = reached(RULESET, RULESET.act(state, seat, action, whim), state)
        seen.append(action)
    assert plain > len(seen) / 2
