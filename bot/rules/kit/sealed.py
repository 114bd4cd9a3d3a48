"""Answers that several seats give at the same time and in secret: windows, commits, votes, bids.

Who has answered is nobody's business (`Prompt.secret`); when the last answer is in, the frame goes on and all are
used together. Whether one came by a standing order cannot be told either: orders answer at the moment of asking.
"""

# Annotations are types here, not text that pydantic would read anew for each kind that inherits them (0029).

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from bot.rules.contract import Seat, Viewer
from bot.rules.kit.draft import changed
from bot.rules.kit.stack import Frame


class Sealed(Frame):
    """A decision of all of `asked`. A subclass narrows the type of an answer, and goes on once `complete`."""

    asked: tuple[Seat, ...]
    answers: Mapping[int, Any] = {}

    secret: ClassVar[bool] = True

    @property
    def complete(self) -> bool:
        """Whether all have answered."""
        return all(seat in self.answers for seat in self.asked)

    def asks(self, state: Any) -> tuple[Seat, ...]:
        return self.asked

    def awaits(self, state: Any) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.asked if seat not in self.answers)

    def answered(self, seat: Seat, answer: object) -> Self:
        """With the answer of a seat, in place of the one it gave before if it may change it."""
        return changed(self, answers={**self.answers, seat: answer})

    def fits(self, state: Any, seat: Seat, answer: Any) -> bool:
        """Whether an answer given earlier could still be given, now that something has been changed by hand."""
        return True

    def reopened(self, seat: Seat) -> Self:
        """Without the answer of a seat, which is asked anew."""
        return changed(self, answers={one: answer for one, answer in self.answers.items() if one != seat})

    def seen_by(self, viewer: Viewer) -> Self:
        return changed(self, answers=own(self.answers, viewer))

    def left_by(self, state: Any, seat: Seat) -> Self | None:
        left = self.without(seat)
        return left if left.asked else None

    def without(self, seat: Seat) -> Self:
        """With neither a question to `seat` nor an answer of it."""
        asked = tuple(one for one in self.asked if one != seat)
        answers = {one: answer for one, answer in self.answers.items() if one != seat}
        return changed(self, asked=asked, answers=answers)


def own(answers: Mapping[int, Any], viewer: Viewer) -> dict[int, Any]:
    """What `viewer` may know of secret answers: their own."""
    return {seat: answer for seat, answer in answers.items() if seat == viewer}
