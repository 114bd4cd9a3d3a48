"""What goes on, in the one line below the title of the map."""

from __future__ import annotations

from bot.rules.contract import Text
from bot.rules.fief.frames.war.battle import Battle
from bot.rules.fief.legal import titles
from bot.rules.fief.model.fray import Fray
from bot.rules.fief.model.state import Fief

MOST = 3
"""Villages named."""


def news(state: Fief) -> Text:
    """How the game ended; else a battle, what strikes the realm this round, who marched where; else who rules."""
    if state.result is not None:
        return Text(key=f"fief-reason-{state.result.reason}")
    fought = fray(state)
    if fought is not None:
        sides = {"seat": fought.attacker, "their_seat": fought.defender}
        return Text(key="fief-news-battle", args={**sides, "village": fought.village})
    if state.trail:
        targets = tuple(dict.fromkeys(arrow.target for arrow in state.trail))
        more = max(0, len(targets) - MOST)
        return Text(key="fief-news-marched", args={"villages": targets[:MOST], "more": more})
    if state.struck:
        struck = state.struck[-1]
        args = {"card": f"{struck.kind}_1", "region": f"region-{struck.region}"}
        return Text(key="fief-news-struck", args=args)
    return _throne(state)


def fray(state: Fief) -> Fray | None:
    """The battle that is being fought."""
    return next((frame.fray for frame in reversed(state.stack) if isinstance(frame, Battle)), None)


def _throne(state: Fief) -> Text:
    """Who sits on it, and who is the Hand."""
    king, hand = titles.holder(state, "king"), titles.holder(state, "hand")
    if king is None:
        return Text(key="fief-news-no-king")
    seat = state.nobles[king].seat
    if hand is None:
        return Text(key="fief-news-king", args={"noble": king, "seat": seat})
    args = {"noble": king, "seat": seat, "hand": hand, "hand_seat": state.nobles[hand].seat}
    return Text(key="fief-news-king-and-hand", args=args)
