"""Steps of a card that may be passed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules.kit.draft import changed

if TYPE_CHECKING:
    from bot.rules.tiny_epic.judge.draft import Play


def decline(play: Play) -> None:
    """The step of a card that lay on top has been passed: what lies there now is the card (`Playing`)."""
    card = play.state.stack[-1]
    assert card.kind == "playing"
    play.alter(changed(card, done=card.done - 1))
