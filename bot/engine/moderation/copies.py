"""Copies of one game on this host: never do two of them go on, for the one would show the dice of the other."""

from collections.abc import Sequence

from bot.engine.errors import Refused
from bot.store.rows import Game


def may_go_on(game: Game, twins: Sequence[Game]) -> None:
    """Raises Refused if `game` may not be taken up because of its copies here.

    Every copy throws the same dice, so none may be at play, and none may have thrown more of them or shown the secret.
    A game that is over may: it goes on only by a rewind, and that gives it a secret of its own.
    """
    for twin in twins:
        if twin.unfinished:
            raise Refused("gm-copy-live", game=twin.id)
        shown = twin.status == "over" or twin.secret != game.secret or twin.rolls > game.rolls
        if shown and game.status != "over":
            raise Refused("gm-copy-ahead", game=twin.id)
