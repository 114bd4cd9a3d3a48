"""How a surprise card's aims and moments are said; an Assassination's with its odds before it is tried (FIEF-8.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules.contract import Seat, Text
from bot.rules.fief.legal import murder, surprises
from bot.rules.fief.model.cards import kind_of
from bot.rules.kit.draft import made

if TYPE_CHECKING:
    from bot.rules.fief.model.state import Fief


def target_text(state: Fief, seat: Seat, card: str, target: str) -> Text | None:
    """Of an Assassination with its odds in a hundred, of a Secret Passage with its use; else by its name."""
    use, _, place = target.partition(":")
    if target == surprises.NEVER:
        return Text(key="fief-pick-take-back")
    if place:
        return made(Text, key=f"fief-pick-passage-{use}", args={"what": place})
    if kind_of(card) == surprises.ASSASSINATION:
        least, most = odds(state, seat)
        key = "fief-pick-murder" if least == most else "fief-pick-murder-between"
        return made(Text, key=key, args={"noble": target, "least": least, "most": most})
    return None


def odds(state: Fief, seat: Seat) -> tuple[int, int]:
    """That an Assassination of a House succeeds, in a hundred tries: at least and at most."""
    least, most = (int(100 * chance) for chance in murder.chance(state, seat))
    return least, most


def trigger_text(trigger: str) -> Text:
    """When a prepared card is handed in (FIEF-17.34)."""
    if trigger == surprises.NOW:
        return Text(key="fief-pick-now")
    what, _, name = trigger.partition(":")
    return Text(key=f"fief-pick-when-{what}", args={"what": f"step-{name}" if what == "state" else name})
