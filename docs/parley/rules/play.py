"""Who judges which action."""

from collections.abc import Callable
from typing import Any

from bot.rules.contract import Action, Concede, RuleError, Seat
from bot.rules.kit import stack
from bot.rules.kit.draft import Draft
from bot.rules.kit.sealed import Sealed
from bot.rules.parley.actions import Answer, Commit, Embassy, Give, Hold, March, Offer, Part, Proclaim
from bot.rules.parley.board import MOST, NOBODY, marches, targets
from bot.rules.parley.events import (
    Answered,
    Attacked,
    Committed,
    Gave,
    Held,
    Left,
    Marched,
    Met,
    Offered,
    Over,
    Proclaimed,
)
from bot.rules.parley.frames import Fight, Talk, Turn
from bot.rules.parley.state import Parley


def march(draft: Draft[Parley], seat: Seat, action: March) -> None:
    """PARLEY-2: into a place that is free or one's own, or to a fight."""
    state = draft.state
    stack.expect("parley", state, seat, Turn, "PARLEY-2")
    if action.source not in marches(state, seat) or action.target not in targets(state, seat, action.source):
        raise RuleError("PARLEY-2", "parley-no-march", source=action.source, target=action.target)
    spears = state.spears[action.source] if action.spears is None else action.spears
    if not 1 <= spears <= state.spears[action.source]:
        raise RuleError("PARLEY-2", "parley-no-spears", most=state.spears[action.source])
    told = {"seat": seat, "source": action.source, "target": action.target, "spears": spears}
    defender = state.owner[action.target]
    draft.emit(Marched(**told) if defender in (seat, NOBODY) else Attacked(**told, defender=defender))


def hold(draft: Draft[Parley], seat: Seat, _action: Hold) -> None:
    """PARLEY-2."""
    stack.expect("parley", draft.state, seat, Turn, "PARLEY-2")
    draft.emit(Held(seat=seat))


def embassy(draft: Draft[Parley], seat: Seat, action: Embassy) -> None:
    """PARLEY-8."""
    stack.expect("parley", draft.state, seat, Turn, "PARLEY-8")
    if seat not in draft.state.envoys:
        raise RuleError("PARLEY-8", "parley-no-envoy")
    draft.emit(Met(seats=(seat, other_lord(draft.state, seat, action.lord))))


def part(draft: Draft[Parley], seat: Seat, _action: Part) -> None:
    """PARLEY-8."""
    stack.expect("parley", draft.state, seat, Talk, "PARLEY-8")
    draft.emit(Over())


def commit(draft: Draft[Parley], seat: Seat, action: Commit) -> None:
    """PARLEY-3, PARLEY-4."""
    frame = stack.expect("parley", draft.state, seat, Sealed, "PARLEY-3")
    most = laying(draft.state, seat, frame)
    if not 0 <= action.silver <= most:
        raise RuleError("PARLEY-3", "parley-no-silver", most=most)
    draft.emit(Committed(seat=seat, silver=action.silver))


def laying(state: Parley, seat: Seat, frame: Sealed) -> int:
    """The most silver a lord may lay for a fight, or for the Watch."""
    return min(state.silver[seat], MOST) if isinstance(frame, Fight) else state.silver[seat]


def give(draft: Draft[Parley], seat: Seat, action: Give) -> None:
    """PARLEY-6."""
    other = other_lord(draft.state, seat, action.lord)
    payable(draft.state, seat, action.silver)
    draft.emit(Gave(seat=seat, to_seat=other, silver=action.silver))


def offer(draft: Draft[Parley], seat: Seat, action: Offer) -> None:
    """PARLEY-7."""
    other = other_lord(draft.state, seat, action.lord)
    if other not in offerable(draft.state, seat):
        raise RuleError("PARLEY-7", "parley-no-offer")
    payable(draft.state, seat, action.silver)
    draft.emit(Offered(seat=seat, to_seat=other, silver=action.silver))


def answer(draft: Draft[Parley], seat: Seat, action: Answer) -> None:
    """PARLEY-7."""
    state = draft.state
    found = next((each for each in state.offers if (str(each[0]), each[1]) == (action.lord, seat)), None)
    if found is None:
        raise RuleError("PARLEY-7", "parley-no-such-offer")
    draft.emit(Answered(seat=seat, from_seat=found[0], yes=action.yes))


def proclaim(draft: Draft[Parley], seat: Seat, action: Proclaim) -> None:
    """PARLEY-6."""
    draft.emit(Proclaimed(seat=seat, words=action.words))


def concede(draft: Draft[Parley], seat: Seat, _action: Concede) -> None:
    """PARLEY-5."""
    draft.emit(Left(seat=seat))


def other_lord(state: Parley, seat: Seat, lord: str) -> Seat:
    """The lord that is meant, if it is another one in play."""
    if lord not in map(str, state.lords) or lord == str(seat):
        raise RuleError("PARLEY-6", "parley-no-lord")
    return int(lord)


def payable(state: Parley, seat: Seat, silver: int) -> None:
    """Raises RuleError if a lord has not so much free silver."""
    if not 1 <= silver <= state.free(seat):
        raise RuleError("PARLEY-6", "parley-no-silver", most=state.free(seat))


def offerable(state: Parley, seat: Seat) -> tuple[Seat, ...]:
    """With whom a lord has no offer open yet."""
    open_with = {each[1] for each in state.offers if each[0] == seat}
    return tuple(other for other in state.lords if other != seat and other not in open_with)


JUDGES: dict[type[Action], Callable[[Draft[Parley], Seat, Any], None]] = {
    March: march,
    Hold: hold,
    Embassy: embassy,
    Part: part,
    Commit: commit,
    Give: give,
    Offer: offer,
    Answer: answer,
    Proclaim: proclaim,
    Concede: concede,
}
