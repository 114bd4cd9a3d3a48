"""What a player may do: each class is a command (TE-20). The frame on top of the stack says which of them, and how."""

from __future__ import annotations

from typing import ClassVar, Literal

from bot.rules.contract import Action, Reinstate


class TakeHouse(Action):
    """Take a House to play; left out: one by chance."""

    kind: Literal["house"] = "house"
    house: str | None = None
    hero: str | None = None
    """Which Hero it has, where there is a choice; left out, its first."""


class DraftDie(Action):
    """Take a die, or put one in the bottom slot where one is owed."""

    kind: Literal["draft"] = "draft"
    die: str


class Ability(Action):
    """Use the ability of a House on one of your dice."""

    kind: Literal["ability"] = "ability"
    house: str
    die: str
    """A die by its face; `both` where an ability throws both again."""
    face: str
    """The face it gets; `again` where it is thrown again."""


class Place(Action):
    """Place a die on a free slot of the Action Mat."""

    kind: Literal["place"] = "place"
    die: str
    slot: str


class Recruit(Action):
    """Recruit a Power Token or a Hero."""

    kind: Literal["recruit"] = "recruit"
    unit: str
    domain: str


class March(Action):
    """March to a neighbouring domain; a second step may follow."""

    kind: Literal["march"] = "march"
    source: str
    target: str
    army: str


class Sail(Action):
    """Sail to a domain on another map card."""

    kind: Literal["sail"] = "sail"
    source: str
    target: str
    army: str


class Fly(Action):
    """Fly with a Dragon, or with Daenerys on it, to a domain at most three steps away."""

    kind: Literal["fly"] = "fly"
    source: str
    target: str
    army: str


class Move(Action):
    """Move units straight to a domain, as the card in play says."""

    kind: Literal["move"] = "move"
    source: str
    target: str
    army: str


class Whisper(Action):
    """Throw away Plot Cards for gold and draw up to four."""

    kind: Literal["whisper"] = "whisper"
    cards: tuple[str, ...] = ()


class Plot(Action):
    """Resolve a shield of a card in your hand."""

    kind: Literal["plot"] = "plot"
    card: str
    shield: str
    target: str


class PlayEvent(Action):
    """Play a card of your hand for its event."""

    kind: Literal["event"] = "event"
    card: str
    what: str | None = None
    """What the card aims at, where that can be known now (TE-0.11); left out, it is asked for."""


class Pass(Action):
    """Do nothing here, or no more."""

    kind: Literal["pass"] = "pass"


class Commit(Action):
    """Lay a card face down for the battle, or none."""

    kind: Literal["commit"] = "commit"
    card: str | None = None
    second: str | None = None
    """Another one, where a card allows two."""


class Lose(Action):
    """Say which unit is lost."""

    kind: Literal["lose"] = "lose"
    unit: str


class Discard(Action):
    """Throw away the cards that are too many."""

    kind: Literal["discard"] = "discard"
    cards: tuple[str, ...]


class Stack(Action):
    """Say which card is drawn next of those that go back on the deck."""

    kind: Literal["stack"] = "stack"
    card: str


class RetreatTo(Action):
    """Say where your units retreat to."""

    kind: Literal["retreat"] = "retreat"
    domain: str


class Choose(Action):
    """Choose what the card in play asks for."""

    kind: Literal["choose"] = "choose"
    what: str


class Explore(Action):
    """Explore a domain where three units or more stand that you may move."""

    kind: Literal["explore"] = "explore"
    domain: str


class Take(Action):
    """Take the token that lies open."""

    kind: Literal["take"] = "take"


class Standing(Action):
    """Leave an answer for what is asked often; nobody else sees it.

    What is to come first goes before what was said.
    """

    kind: Literal["standing"] = "standing"
    aside: ClassVar[bool] = True
    matter: str
    answer: str
    against: str | None = None
    """For a battle, against one opponent or at one domain alone."""


class SetGold(Action):
    """A player, or the Treaty, has so much gold."""

    kind: Literal["set_gold"] = "set_gold"
    player: str
    gold: int


class BringBack(Reinstate):
    """A player who has left plays on, or somebody else in that seat."""

    kind: Literal["bring_back"] = "bring_back"


class SetScore(Action):
    """A player, the Treaty, the Night King or the Rival has so many Victory Points."""

    kind: Literal["set_score"] = "set_score"
    player: str
    score: int


class SetUnits(Action):
    """So many Power Tokens of a House stand in a domain; the others are on its mat."""

    kind: Literal["set_units"] = "set_units"
    house: str
    domain: str
    number: int


class MovePiece(Action):
    """A Hero, a Dragon, an Egg, the Night King or the Ice Dragon, wherever it is, goes to a domain, or to its mat."""

    kind: Literal["move_piece"] = "move_piece"
    unit: str
    target: str


class SetPool(Action):
    """So many Power Tokens of a House nobody plays lie in an Ally Pool; the others are on the map or on its mat."""

    kind: Literal["set_pool"] = "set_pool"
    player: str
    house: str
    number: int


class SetAlly(Action):
    """A House nobody plays is allied with this player, with the Treaty, or with nobody."""

    kind: Literal["set_ally"] = "set_ally"
    house: str
    player: str


class MoveCard(Action):
    """A Plot Card, wherever it lies, goes to a player's hand, under the deck, or among the discarded."""

    kind: Literal["move_card"] = "move_card"
    foretold: ClassVar[bool] = False  # the counts of hands and deck would tell where it lay
    card: str
    place: str


class SetHandOfKing(Action):
    """A player holds the Hand of the King; the dice of the round are taken anew."""

    kind: Literal["set_hand_of_king"] = "set_hand_of_king"
    foretold: ClassVar[bool] = False  # who is asked next may tell of standing answers
    player: str


class SetDie(Action):
    """A die that a player has, that nobody has taken, or that lies in a bottom slot, shows another face."""

    kind: Literal["set_die"] = "set_die"
    player: str
    die: str
    face: str


class SetSlot(Action):
    """A die lies on a slot of the Action Mat, or it is free; in the solo modes a coin may close it."""

    kind: Literal["set_slot"] = "set_slot"
    slot: str
    die: str


class SetVengeance(Action):
    """A player, or the Rival, has so many Vengeance tokens."""

    kind: Literal["set_vengeance"] = "set_vengeance"
    player: str
    number: int


class SetWalkers(Action):
    """A White Walker stands in a domain, or none; or so many lie in the Terror Pool."""

    kind: Literal["set_walkers"] = "set_walkers"
    domain: str
    number: int


class MoveToken(Action):
    """An Exploration Token that waits face up, or has been taken, lies face up in a domain, or is taken (TE-15.23).

    What it does is not done: of those taken Dragon Glass and Valyrian Steel alone cover a space of their tracks. So of
    what lies face down these alone are moved, wherever they lie.
    """

    kind: Literal["move_token"] = "move_token"
    token: str
    target: str


class SetCastle(Action):
    """A castle, or the Wall, stands or has fallen (TE-15.15, TE-15.16)."""

    kind: Literal["set_castle"] = "set_castle"
    castle: str
    how: Literal["stands", "fallen"]
