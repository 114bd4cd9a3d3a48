"""What one viewer may know: all that a person is shown is made from it."""

from __future__ import annotations

from bot.rules.contract.actions import Action
from bot.rules.contract.base import Model, Seat, Viewer
from bot.rules.contract.outcome import Outcome
from bot.rules.contract.prompts import Prompt, awaited
from bot.rules.contract.words import Text


class Figure(Model):
    """A public number beside a player's name: `lands` 14."""

    key: str
    value: int


class SeatView(Model):
    """What all may know of a seat."""

    seat: Seat
    side: str | None
    """The id of the house or colour it plays, once chosen."""
    figures: tuple[Figure, ...] = ()
    out: bool = False


class SideView(Model):
    """What all may know of a side that nobody plays."""

    side: str
    """Its id, among the rule set's `names`."""
    figures: tuple[Figure, ...] = ()
    out: bool = False


class Card(Model):
    """A card in the viewer's own hand, or one that lies open."""

    id: str
    title: Text
    symbol: str | None = None
    note: Text | None = None
    does: Text | None = None
    """What it does when it is played, where a picture has no room for it."""
    board: str | None = None
    """The board on which its `id` is a land, which the card then shows: a geometry file under `data/`."""
    arms: tuple[tuple[str, str], ...] = ()
    """The shields it bears: of which side, and the letter."""


class OpenHand(Model):
    """Cards that lie open to all, such as those of a side that nobody plays, or a row to choose from."""

    title: Text
    cards: tuple[Card, ...]


class Note(Model):
    """A line about somebody, after its sign; with a `side` where it is about one."""

    symbol: str
    text: Text
    side: str | None = None


class Person(Model):
    """Somebody, or an office, in a picture of people: what they look like, whose they are, what is to be said."""

    name: Text
    symbol: str
    side: str | None = None
    rank: int | None = None
    """Which they are in their house's order."""
    notes: tuple[Note, ...] = ()


class Roll(Model):
    """People who belong together: a house, whose arms then stand above them, or the offices of a realm."""

    title: Text
    side: str | None = None
    letter: str = ""
    people: tuple[Person, ...] = ()


class Room(Model):
    """A private talk that belongs to the game, while the state has it: on Discord a private thread.

    That there is one, and who is in it, is public; what is said there is nobody's business, the game's included.
    """

    id: str
    """Never used again in the same game, such as `embassy-3`."""
    title: Text
    seats: tuple[Seat, ...]


class View(Model):
    """All that one viewer may know. A rule set adds its own fields; none of them for what is hidden."""

    viewer: Viewer
    round: int
    phase: Text
    seats: tuple[SeatView, ...]
    prompts: tuple[Prompt, ...]
    active: Seat | None = None
    """Whose turn it is, where and while players take turns."""
    menu: tuple[str, ...]
    """Kinds of action this viewer may take now, likeliest first: each has at least one legal form.

    What answers the decision owed comes first; where none is, what answers an invitation.
    """
    hand: tuple[Card, ...] = ()
    outcome: Outcome | None = None
    sides: tuple[SideView, ...] = ()
    """The sides that nobody plays, as far as all may know of them."""
    hands: tuple[OpenHand, ...] = ()

    @property
    def public(self) -> tuple[Text, ...]:
        """What all may know and no picture tells, in lines, most important first: piles, offers that stand open.

        The same for every viewer. The first few stand on the dashboard.
        """
        return ()

    @property
    def people(self) -> tuple[Roll, ...]:
        """Who is who: houses with their people, and offices, where a game has such. The same for every viewer."""
        return ()

    @property
    def sealed(self) -> tuple[Action, ...]:
        """What this viewer has answered and nobody else knows yet, such as a card laid face down."""
        return ()

    @property
    def unsealed(self) -> View:
        """This View as it was before that was answered: by it the values in `sealed` are named."""
        return self

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Seats that hold the game up, as far as this viewer may know."""
        return awaited(self.prompts)

    @property
    def my_prompt(self) -> Prompt | None:
        """The decision this viewer owes, if any."""
        return next(
            (prompt for prompt in self.prompts if prompt.waits and self.viewer in prompt.waiting), None
        )

    @property
    def invitations(self) -> tuple[Prompt, ...]:
        """What this viewer may answer and nobody waits for."""
        return tuple(prompt for prompt in self.prompts if not prompt.waits and self.viewer in prompt.waiting)
