"""What the game waits for, and whom; and what some are invited to answer without anybody waiting."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.rules.contract.base import Model, Seat, Viewer


class Prompt(Model):
    """A decision the game waits for.

    Without `waits` it is an *invitation*, such as to answer an offer: the game goes on without an answer.

    If there is a key `<game>-moment-<kind>`, players may file an answer to this kind of prompt in advance; it is given
    as soon as they are asked.
    """

    kind: str
    clause: str
    asked: tuple[Seat, ...]
    """Everybody it was put to. Public."""
    waiting: tuple[Seat, ...]
    """Those of `asked` who have not answered yet."""
    secret: bool = False
    """Whether nobody may know who has answered: others see all of `asked` as `waiting` (see `seen_by`)."""
    opens: bool = False
    """Of a secret one: whether all answers become public once it is over, and with them whom the clock answered for."""
    about: Mapping[str, str | int] = {}
    """Arguments of the prompt's words: a territory, a number."""
    waits: bool = True
    """Whether the game waits for an answer. If not, only those asked know of it; they are told once, in private, and no
    clock runs for it."""
    timed: bool = True
    """Whether clocks run while the game waits. They do not during a private talk, for example."""
    passable: bool = False
    """Whether it only asks if somebody wants to step in. Its default is to pass, whatever cards the seat holds, so the
    clock may pass for those who wish it to."""
    held: bool = False
    """Whether all have answered, and it still stays open until its time is over. Then the edit `Elapse` ends it; where
    no clock runs for it, at once. Nobody sees this of a secret decision."""

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
    """The seats that the game waits for, in order. Those that are only invited are not among them."""
    return tuple(sorted({seat for prompt in prompts if prompt.waits for seat in prompt.waiting}))


def held(prompts: Iterable[Prompt]) -> bool:
    """Whether a decision that all have answered stays open until its time is over (`Prompt.held`)."""
    return any(prompt.held for prompt in prompts)
