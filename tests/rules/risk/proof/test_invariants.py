"""The invariants find what they are there to find."""

import pytest

from bot.rules.contract import Outcome
from bot.rules.kit.draft import changed
from bot.rules.risk import RULESET
from bot.rules.risk.frames import Bound, Conquest, Houses, Reinforcement, Turn, Vote
from bot.rules.risk.model.board import UNCLAIMED
from bot.rules.risk.model.state import RiskState
from tests.rules.risk.position import Position


def sound() -> RiskState:
    """A state with nothing wrong."""
    return Position().lands(0, harrenhal=5).lands(1, tarth=2).hand(1, "pyke").invade(0).state


def test_a_sound_state_breaks_nothing() -> None:
    assert RULESET.broken(sound()) == ()


def test_more_than_five_cards_are_sound_while_they_are_redeemed_whatever_is_asked_meanwhile() -> None:
    """RISK-17.3, MITCHELL-6.7: a vote may be called before the set is handed in."""
    six = changed(sound(), hands=((), ("pyke", *sound().deck[:5]), ()), deck=sound().deck[5:])
    muster = Reinforcement(seat=1, step="elimination", duty=True)
    vote = Vote(seat=2, house="arryn", asked=(0, 1))
    assert RULESET.broken(changed(six, stack=(Turn(seat=1), muster, vote))) == ()


BROKEN = {
    "no army": lambda s: changed(s, armies={**s.armies, "tarth": 0}),
    "less than no army": lambda s: changed(s, armies={**s.armies, "tarth": -1}),
    "a territory too few": lambda s: changed(s, owner={k: v for k, v in s.owner.items() if k != "tarth"}),
    "a stranger": lambda s: changed(s, owner={**s.owner, "tarth": 7}),
    "the dead hold land": lambda s: changed(s, out=(1,), hands=((), (), ()), deck=(*s.deck, "pyke")),
    "the dead hold cards": lambda s: changed(s, out=(1,), owner={**s.owner, "tarth": 0}),
    "a card twice": lambda s: changed(s, deck=(*s.deck, "pyke")),
    "a card lost": lambda s: changed(s, deck=s.deck[1:]),
    "six cards in hand": lambda s: changed(s, hands=((), ("pyke", *s.deck[:5]), ()), deck=s.deck[5:]),
    "a stranger's turn": lambda s: changed(s, stack=(Turn(seat=7),)),
    "nothing to place": lambda s: changed(s, stack=(Turn(seat=0), Reinforcement(seat=0, step="reinforce"))),
    "less than nothing to place": lambda s: changed(
        s,
        stack=(
            Turn(seat=0),
            Reinforcement(seat=0, step="reinforce", free=3, bound=(Bound(armies=0, territories=("tarth",)),)),
        ),
    ),
    "no way to move in": lambda s: changed(
        s,
        stack=(
            Turn(seat=0),
            Conquest(seat=0, source="harrenhal", target="tarth", loser=1, low=2, high=1),
        ),
    ),
    "too few have moved in": lambda s: changed(
        s,
        stack=(
            Turn(seat=0),
            Conquest(seat=0, source="harrenhal", target="tarth", loser=1, low=3, high=4),
        ),
    ),
    "a player without land": lambda s: changed(s, owner={**s.owner, "tarth": 0}),
    "unclaimed land": lambda s: changed(s, owner={**s.owner, "pyke": UNCLAIMED}),
    "Houses after the deal": lambda s: changed(s, stack=(Houses(queue=(0,)),)),
    "over and awaited": lambda s: changed(s, result=Outcome(winners=(0,), reason="conquest", scores=())),
    "over without a winner": lambda s: changed(
        s, stack=(), result=Outcome(winners=(), reason="conquest", scores=())
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_state_is_found(name: str) -> None:
    assert len(RULESET.broken(BROKEN[name](sound()))) >= 1
