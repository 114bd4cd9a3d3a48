"""The Night's Watch comes back by itself while the Wildlings hold The Gift (MITCHELL-7.3 to MITCHELL-7.5)."""

from __future__ import annotations

from bot.rules.kit.draft import Draft
from bot.rules.risk.events.mitchell import Landed
from bot.rules.risk.model.board import NEUTRAL
from bot.rules.risk.model.mitchell import GIFT, WATCH, statutory
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.powers import watch_returns


def guard_the_wall(draft: Draft[RiskState], drawn: bool) -> None:
    """At the end of a turn the Watch attacks The Gift, if the Wildlings hold it and the moment has come.

    It has come when a card was `drawn` or the Houses without a player have had their turn, but not in the turn in which
    the Wildlings came; and, once the Watch was beaten, every time.
    """
    state = draft.state
    realm = state.realm
    assert realm is not None
    if not watch_returns(state) or not (realm.repelled or (drawn and realm.crossed != state.turn)):
        return
    _return(draft)


def guard_after_neutrals(draft: Draft[RiskState]) -> None:
    """The end of the neutral turn, which always counts (MITCHELL-7.3)."""
    if watch_returns(draft.state):
        _return(draft)


def _return(draft: Draft[RiskState]) -> None:
    """The fight of two sides that nobody plays: it needs no decision and opens no window (RISK-16.4)."""
    draft.emit(Landed(seat=NEUTRAL, side=WATCH, target=GIFT, armies=statutory(WATCH)))
    while draft.state.invasion is not None:
        draft.state.stack[-1].go_on(draft)
