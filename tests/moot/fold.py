"""What an event makes of a moot."""

from collections.abc import Mapping
from typing import Any

from bot.rules.kit.draft import changed
from tests.moot.events import (
    Answered,
    Begun,
    Called,
    Counted,
    Drawn,
    Dug,
    Given,
    Left,
    Offered,
    Plotted,
    Rested,
    Voted,
    WentOut,
)
from tests.moot.state import Moot, OpenOffer


def apply(state: Any, event: Any) -> Any:
    """The state after an event."""
    match event:
        case Begun(options=options, players=players):
            seats = range(players)
            return Moot(rounds=options.rounds, gold=dict.fromkeys(seats, 3), playing=tuple(seats), cards={})
        case Dug(seat=seat, gold=gold):
            return changed(state, gold=_more(state.gold, seat, gold), dug=True)
        case Drawn(seat=seat, card=card):
            hand = (*state.cards.get(seat, ()), card or 0)
            return changed(state, cards={**state.cards, seat: hand}, drawn=True)
        case Rested(seat=seat):
            return changed(state, rested=(*state.rested, seat), dug=False, drawn=False)
        case Voted(seat=seat, who=who):
            return changed(state, votes={**state.votes, seat: who})
        case Counted(votes=votes):
            sums = state.gold
            for who in votes.values():
                sums = _more(sums, who, 1)
            return changed(
                state, gold=sums, votes={}, rested=(), round=state.round + 1, talked=False, offers=()
            )
        case Given(seat=seat, who=who, gold=gold):
            return changed(state, gold=_more(_more(state.gold, seat, -gold), who, gold))
        case Offered(id=id_, seat=seat, who=who, gold=gold):
            offer = OpenOffer(id=id_, giver=seat, to=who, gold=gold)
            return changed(state, offers=(*state.offers, offer), offered=state.offered + 1)
        case Answered(id=id_, paid=paid):
            offer = next(one for one in state.offers if one.id == id_)
            sums = _more(_more(state.gold, offer.giver, -offer.gold), offer.to, offer.gold)
            offers = tuple(one for one in state.offers if one.id != id_)
            return changed(state, offers=offers, gold=sums if paid else state.gold)
        case Called():
            return changed(state, talking=state.playing, talked=True)
        case WentOut(seat=seat):
            return changed(state, talking=tuple(one for one in state.talking if one != seat))
        case Plotted(seat=seat, note=note):
            return changed(state, plots={**state.plots, seat: note})
        case Left(seat=gone):
            active = state.active == gone
            return changed(
                state,
                playing=tuple(seat for seat in state.playing if seat != gone),
                rested=tuple(seat for seat in state.rested if seat != gone),
                votes={seat: who for seat, who in state.votes.items() if gone not in (seat, who)},
                talking=tuple(seat for seat in state.talking if seat != gone),
                offers=tuple(one for one in state.offers if gone not in (one.giver, one.to)),
                dug=state.dug and not active,
                drawn=state.drawn and not active,
            )
        case _:
            return changed(state, stopped=event.outcome)


def _more(gold: Mapping[int, int], seat: int, more: int) -> dict[int, int]:
    return {**gold, seat: gold[seat] + more}
