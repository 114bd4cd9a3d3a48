"""Standing orders: what they may say, and what they answer for the frame that asks (TE-21.6)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.rules.contract import Candidates, Seat
from bot.rules.kit.draft import changed, without
from bot.rules.kit.offers import NONE, Filled, pick
from bot.rules.tiny_epic.frames.plotting import side_text
from bot.rules.tiny_epic.legal import treaty
from bot.rules.tiny_epic.model.facts import FACES
from bot.rules.tiny_epic.model.orders import COMMITS, FOLLOWS, TAKES, UNITS, Orders
from bot.rules.tiny_epic.model.state import TinyEpic

FOLLOW = {f"follow-{face}": face for face in FACES}
FIGHT = ("attack", "defence")

ANSWERS: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(FOLLOW, FOLLOWS),
    **dict.fromkeys(FIGHT, COMMITS),
    "draft": ("ask", *FACES),
    "lose": ("ask", *UNITS),
    "retreat": ("ask",),
    "explore": TAKES,
}
"""What may be said, by what it is for; of a retreat any domain besides."""


def offer(state: TinyEpic, seat: Seat, filled: Filled, field: str) -> Candidates:
    """What may stand in a field of a standing order."""
    matter = str(filled.get("matter"))
    match field:
        case "matter":
            return pick(one for one in ANSWERS if one != "explore" or state.night is not None)
        case "against":
            foes = (*treaty.others(state, seat), *state.np, *state.links)
            return pick(foes, side_text) if matter in FIGHT else NONE
    return pick((*ANSWERS.get(matter, ()), *(state.links if matter == "retreat" else ())))


def surely_legal(state: TinyEpic, matter: str, answer: str, against: str | None) -> bool:
    """Whether that may be said, as `offer` has it; not asked of what is said of one opponent or domain alone."""
    if against is not None or (matter == "explore" and state.night is None):
        return False
    return answer in ANSWERS.get(matter, ()) or (matter == "retreat" and answer in state.links)


def ordered(orders: Orders, matter: str, answer: str, against: str | None) -> Orders:
    """With one more order. What is to come first goes to the head of its list; `ask` takes back what was said."""
    if matter in FOLLOW:
        return changed(orders, follow={**orders.follow, FOLLOW[matter]: answer})
    if matter in FIGHT:
        front = f"{matter}:{against}" if against is not None else matter
        return changed(orders, commit={**orders.commit, front: answer})
    if matter == "explore":
        return changed(orders, take=answer)
    old = orders.first.get(matter, ())
    rest = without(old, answer) if answer in old else old
    return changed(orders, first={**orders.first, matter: () if answer == "ask" else (answer, *rest)})
