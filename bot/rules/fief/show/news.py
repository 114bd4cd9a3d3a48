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
    """How the game ended; else a battle, what was taken, who marched where, what strikes the realm; else who rules."""
    if state.result is not None:
        return Text(key=f"fief-reason-{state.result.reason}")
    fought = fray(state)
    if fought is not None:
        sides = {"seat": fought.attacker, "their_seat": fought.defender}
        return Text(key="fief-news-battle", args={**sides, "village": fought.village})
    if state.trail:
        return _marches(state)
    if state.struck:
        struck = state.struck[-1]
        args = {"card": f"{struck.kind}_1", "region": f"region-{struck.region}"}
        return Text(key="fief-news-struck", args=args)
    return _throne(state)


def _marches(state: Fief) -> Text:
    """What was taken this round, and by whom if by one alone; else where armies march to."""
    taken = tuple(dict.fromkeys(arrow.target for arrow in state.trail if arrow.kind == "conquest"))
    places = taken or tuple(dict.fromkeys(arrow.target for arrow in state.trail))
    args = {"villages": places[:MOST], "more": max(0, len(places) - MOST)}
    if not taken:
        return Text(key="fief-news-marched", args=args)
    takers = {state.land[place].owner for place in taken}
    seat = takers.pop()
    if takers or seat is None:
        return Text(key="fief-news-taken-all", args=args)
    return Text(key="fief-news-taken", args={**args, "seat": seat})


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
