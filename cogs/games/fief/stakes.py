"""What is at stake in bids and at the Wall, said before gold is laid or a step taken (FIEF-4.6, 4.8, 11)."""

from collections.abc import Iterator

from bot.rules.fief.frames.cards.auction import Bidding
from bot.rules.fief.frames.watch.bids import WallBids
from bot.rules.fief.legal import auction, wall, watch
from bot.rules.fief.play.wall import garrison
from bot.words import Voice
from cogs.games.fief.begun import Begun


def bid(begun: Begun) -> Iterator[str]:
    """What is bid for here, and no other lot: each is won, paid and worth something of its own."""
    top = begun.state.stack[-1] if begun.state.stack else None
    match top:
        case WallBids():
            missing = max(0, top.strength - garrison(begun.state) - top.added)
            head = watch.commander(begun.state)
            yield begun.say.key("fief-means-bid-wall", missing=missing, commander=head or "nobody")
        case Bidding():
            if begun.seat in top.floors.get("mercenaries", {}):
                yield begun.say.key("fief-means-bid-mercenaries", count=auction.idle(begun.state))
            if begun.seat in top.floors.get("council", {}):
                yield begun.say.key("fief-means-bid-council")
            yield begun.say.key("fief-means-bid-again" if top.first else "fief-means-bid")


def supply(begun: Begun) -> Iterator[str]:
    yield begun.say.key("fief-means-supply")


def climb(begun: Begun) -> Iterator[str]:
    yield begun.say.key("fief-means-climb")


def assail(begun: Begun) -> Iterator[str]:
    yield begun.say.key("fief-means-assail")


def redeem(begun: Begun) -> Iterator[str]:
    yield begun.say.key("fief-means-redeem", cost=wall.RANSOM, village=wall.RANSOMED_AT)


def objective(say: Voice, name: str) -> str:
    """Who waits there, and what clearing it brings (FIEF-11.42)."""
    waiting = wall.OBJECTIVES.get(name)
    if waiting is None:
        return ""
    return say.key("fief-beside-objective", count=waiting.wildlings, gold=waiting.gold)
