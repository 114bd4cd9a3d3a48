"""Effects that last: they lie on the frame with which they end (RISK-27.1)."""

from __future__ import annotations

from bot.rules.contract import Model, Seat


class LastingEffect(Model):
    """An effect that lasts: `op` works for `seat`, by `amount`, at `place` or on a Character.

    It lies on the frame with which it ends: the turn, the invasion or the battle. `since` is how many conquests the
    turn had seen when it began.
    """

    op: str
    card: str
    seat: Seat
    amount: int = 0
    place: str | None = None
    since: int = 0


class Ban(Model):
    """The active player may not invade `place`, or nothing of `seat`, this turn (RISK-27.16).

    One that `lifts` ends when a territory of some other player is conquered (RISK-22.6).
    """

    seat: Seat
    place: str | None
    lifts: bool
