"""The table at one moment: a state with its seats, and what follows from both, each worked out once."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

from bot.engine.journal.entries import Rules
from bot.engine.table import rooms
from bot.engine.table.seat_clocks import decision
from bot.rules.contract import Card, Prompt, Seat, State, View, Viewer, awaited, hand, prompts_seen
from bot.store.rows import SeatRow


@dataclass(frozen=True)
class Moment:
    """A state of the game and who sits where in it. `state` is None before the set-up.

    Another state, or other seats, have a Moment of their own, so nothing that is kept here ever has to be thrown away.
    """

    rules: Rules
    state: State | None
    seats: Sequence[SeatRow]
    on: bool = True
    """Whether the game is in play. One that is over or archived has no rooms."""
    _views: dict[Viewer, View] = field(default_factory=dict, compare=False)
    _hands: dict[Seat, tuple[Card, ...]] = field(default_factory=dict, compare=False)

    def view(self, viewer: Viewer) -> View:
        """All that `viewer` may know. Raises LookupError before the set-up."""
        if self.state is None:
            raise LookupError("the game has not begun")
        if viewer not in self._views:
            self._views[viewer] = self.rules.view(self.state, viewer)
        return self._views[viewer]

    @cached_property
    def pending(self) -> tuple[Prompt, ...]:
        """Who is awaited for what."""
        return () if self.state is None else tuple(self.rules.pending(self.state))

    @cached_property
    def awaited(self) -> set[int | None]:
        """The people the game waits for, as all may know."""
        waiting = awaited(prompts_seen(self.pending, None))
        return {row.user_id for row in self.seats if row.seat in waiting and row.present}

    @cached_property
    def invited(self) -> set[tuple[Seat, str]]:
        """The people who may answer something that nobody waits for, and what it is."""
        invitations = [(decision(prompt), prompt.waiting) for prompt in self.pending if not prompt.waits]
        return {(seat, asked) for asked, seats in invitations for seat in seats if self.seats[seat].present}

    @cached_property
    def talks(self) -> rooms.Talks:
        """The private talks that are going on."""
        return rooms.talks(self.state, self.seats) if self.on and self.state is not None else {}

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """What this seat holds."""
        if self.state is None:
            return ()
        if seat not in self._hands:
            known = self._views.get(seat)
            self._hands[seat] = known.hand if known else hand(self.rules, self.state, seat)
        return self._hands[seat]
