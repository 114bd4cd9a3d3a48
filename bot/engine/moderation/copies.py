"""Several copies of one game on this host: only one of them may go on, since each would reveal the others' dice."""

from collections.abc import Sequence

from bot.engine.errors import Refused
from bot.store.rows import Game


def may_go_on(game: Game, twins: Sequence[Game]) -> None:
    """Raises Refused if `game` may not go on here because of its copies, the `twins`.

    All copies have the same dice to come. So no copy may be unfinished, have rolled more of them, or have revealed the
    secret. This does not matter for a game that is over: only a rewind lets it go on, and gives it a new secret.
    """
    for twin in twins:
        if twin.unfinished:
            raise Refused("gm-copy-live", game=twin.id)
        shown = twin.status == "over" or twin.secret != game.secret or twin.rolls > game.rolls
        if shown and game.status != "over":
            raise Refused("gm-copy-ahead", game=twin.id)
