"""What murders and Uprisings risk, said before a card is played or an Uprising calmed (FIEF-8)."""

from collections.abc import Iterator

from bot.rules.fief.frames.surprises.uprising import Calming, Joining, Rising
from bot.rules.fief.legal import murder, revolts, surprises
from bot.rules.fief.model.cards import kind_of
from bot.rules.fief.model.facts import CARDS
from bot.rules.fief.model.state import Fief
from bot.words import Voice
from cogs.games.fief.begun import Begun
from cogs.games.fief.beside import stands


def rising(state: Fief, say: Voice) -> Iterator[str]:
    """The Uprising that cards may be added to, or that may be calmed: how strong it is, and who stands there."""
    below = state.stack[-2] if len(state.stack) > 1 else None
    if isinstance(below, Rising) and isinstance(state.stack[-1], Joining | Calming):
        yield say.key(
            "fief-facing-rising",
            target=below.target,
            what=stands(state, say, below.target) if below.target in state.land else "noble",
            count=len(below.cards),
            rebels=len(below.cards) * revolts.REBELS,
        )


def card(begun: Begun) -> Iterator[str]:
    """What a murder costs, whatever the die shows, and what an Uprising brings (FIEF-8.10, 8.11, 8.16, 8.28)."""
    named = begun.filled.get("card")
    match kind_of(named) if named in CARDS else "":
        case surprises.ASSASSINATION:
            sure = murder.sure(begun.state, begun.seat)
            judged = not sure and murder.judge(begun.state) is not None
            how = "sure" if sure else "judged" if judged else "thrown"
            yield begun.say.key("fief-means-murder", how=how)
        case surprises.UPRISING:
            yield begun.say.key("fief-means-uprising")


def calm(begun: Begun) -> Iterator[str]:
    """FIEF-8.27: by the Warden of the Region, by gold of the Members' players."""
    below = begun.state.stack[-2] if len(begun.state.stack) > 1 else None
    if not isinstance(below, Rising):
        return
    warden = revolts.warden(begun.state, below.target)
    if warden is not None and begun.state.nobles[warden].seat == begun.seat:
        yield begun.say.key("fief-means-calm-warden", noble=warden)
    if revolts.members(begun.state, begun.seat):
        yield begun.say.key("fief-means-calm-pay", cost=revolts.PRICE)
    yield begun.say.key("fief-means-calm-left")
