"""Who is awaited for what, and who is invited to what."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.rules.contract.base import Model, Seat, Viewer


class Prompt(Model):
    """A decision the game waits for.

    `asked` is everybody it was put to, and public. `waiting` are those whose answer is still missing. With
    `secret`, who has answered is nobody's business: in a View `waiting` is then all of `asked`, except
    that a viewer knows of their own answer.

    Without `waits` it is an *invitation*: the game goes on without an answer, such as one to an offer. Only those asked
    know of it; they are told once, in private, and no clock runs for it. Without `timed` the game does wait, but no
    clock runs while it does, as during a talk.

    One that is `passable` asks whether somebody wants to step in: its default is to let things pass, whatever its seat
    holds, so that it may be given by the clocks for whoever wishes so.

    A kind that has a name, the key `<game>-moment-<kind>`, may be filed for in advance: players then write down what to
    do when it is asked of them.
    """

    kind: str
    clause: str
    asked: tuple[Seat, ...]
    waiting: tuple[Seat, ...]
    secret: bool = False
    opens: bool = False
    """Of a secret one: all see what was answered once it is over, and then also for whom the clock did."""
    about: Mapping[str, str | int] = {}
    """Arguments of the prompt's words: a territory, a number."""
    waits: bool = True
    timed: bool = True
    passable: bool = False
    held: bool = False
    """All have answered, and it stays open until its time is over, when the edit `Elapse` ends it.

    Where no clock runs for it that is at once. Of a secret decision nobody sees this.
    """

    def seen_by(self, viewer: Viewer) -> Prompt | None:
        """This prompt as `viewer` may know it; None for an invitation to others."""
        if not self.waits and viewer not in self.asked:
            return None
        if not self.secret:
            return self
        shown = tuple(seat for seat in self.asked if seat != viewer or seat in self.waiting)
        return self.model_copy(update={"waiting": shown, "held": False})


def prompts_seen(prompts: Iterable[Prompt], viewer: Viewer) -> tuple[Prompt, ...]:
    """Those of `prompts` that `viewer` may know of, as far as they may."""
    return tuple(seen for prompt in prompts if (seen := prompt.seen_by(viewer)) is not None)


def awaited(prompts: Iterable[Prompt]) -> tuple[Seat, ...]:
    """The seats that hold the game up; those that are only invited are not among them."""
    return tuple(sorted({seat for prompt in prompts if prompt.waits for seat in prompt.waiting}))


def held(prompts: Iterable[Prompt]) -> bool:
    """Whether a decision that all have answered stays open for its time alone."""
    return any(prompt.held for prompt in prompts)
