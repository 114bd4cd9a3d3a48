"""What a game master may change by hand. Each class is a kind of `/gm edit`, carried out by `fief.edits`."""

from __future__ import annotations

from typing import ClassVar, Literal

from bot.rules.contract import Action, Reinstate


class SetGold(Action):
    """A player has so much gold."""

    kind: Literal["set_gold"] = "set_gold"
    player: str
    gold: int


class OfTheMap(Action):
    """One that changes the map.

    How the game goes on is not shown beforehand: whoever has nothing left to do has had its turn, and who is asked
    then tells of wishes and standing answers (FIEF-17.16).
    """

    foretold: ClassVar[bool] = False


class SetUnits(OfTheMap):
    """A player has so many Troops of a kind in a Village or on the Wall (FIEF-0.19), or Siege Engines where it besieges
    (FIEF-6.32).

    New ones stand with those of the House that are there, inside first; of those in the field first are taken away.
    """

    kind: Literal["set_units"] = "set_units"
    village: str
    player: str
    unit: str
    number: int


class SetBuilding(OfTheMap):
    """So many buildings of a kind stand in a Village (FIEF-0.28).

    A Stronghold and a Fortified City each take the place of the other. Whoever is inside of what is gone steps out.
    """

    kind: Literal["set_building"] = "set_building"
    village: str
    building: str
    number: int


class MoveNoble(OfTheMap):
    """A free Noble stands in another Village, or on the Wall, alone: its Troops and Captives stay (FIEF-0.51, 0.63).

    There it stands with others of the House, inside first; else as if it had marched there (FIEF-5.15).
    """

    kind: Literal["move_noble"] = "move_noble"
    noble: str
    village: str


class SetCaptor(OfTheMap):
    """A Noble is the Captive of a player who has guards where it is (FIEF-0.60), or of nobody: then it is free, and
    goes where freed Nobles go (FIEF-0.64)."""

    kind: Literal["set_captor"] = "set_captor"
    noble: str
    player: str


class SetTitle(OfTheMap):
    """A Title is a Noble's who may hold it (FIEF-0.41, 0.47, 0.57), or nobody's; whoever held it does no more.

    Whether it was bought or elected as it should be is not asked. The King's wife is Queen (FIEF-1.16).
    """

    kind: Literal["set_title"] = "set_title"
    title: str
    noble: str


class SetSpouse(OfTheMap):
    """A Noble is married to one whom it may marry (FIEF-1.10, 1.11), or to nobody; their Houses are allied by it, or no
    longer (FIEF-1.15, 1.22).

    Neither proposal nor price is asked for. The King's wife is Queen (FIEF-1.16).
    """

    kind: Literal["set_spouse"] = "set_spouse"
    noble: str
    spouse: str


class SetMark(OfTheMap):
    """A Noble is an Outlaw, banished (FIEF-0.70, 0.72), the Heir (FIEF-1.69), an Assassin or cursed by the gods; a
    Brother (FIEF-11.5), or one with his Ranger (FIEF-11.2); or is so no longer.

    What is lost by it is lost at once, and comes not back with it (FIEF-1.40). There is one Heir and one banished Noble
    at the most: another one is so no longer. Nobody takes the black by it (FIEF-1.45).
    """

    kind: Literal["set_mark"] = "set_mark"
    noble: str
    mark: str
    how: Literal["set", "removed"]


class MoveCard(Action):
    """A card of a kind goes from where it is sought (a player's hand, its deck, the discards) to another such place:
    into a deck at the bottom, of a hand the oldest (FIEF-0.90).

    Where none lies there nothing is moved, and all read that; so trying tells nothing that is not told to all.
    """

    kind: Literal["move_card"] = "move_card"
    foretold: ClassVar[bool] = False  # what is moved, or that nothing is, would tell who holds it
    card: str
    source: str
    place: str


class SetFirst(OfTheMap):
    """Somebody is First Player (FIEF-0.6): turns go from there in the steps to come, and next round from its left
    (FIEF-7.1). Those laid out for this step stay as they are."""

    kind: Literal["set_first"] = "set_first"
    player: str


class Revive(OfTheMap):
    """A Noble who died is in play again, in a Village of the House; a Hedge Knight's is whose the Village is.

    What went with the death stays gone: Titles and who inherited them, the marriage, marks (FIEF-0.50).
    """

    kind: Literal["revive"] = "revive"
    noble: str
    village: str


class LetDie(OfTheMap):
    """A Noble in play dies, with all that follows of a death (FIEF-0.50 to 0.55)."""

    kind: Literal["let_die"] = "let_die"
    noble: str


class SetWall(OfTheMap):
    """So high is the Threat, so much lies on the Wall (FIEF-11.20), or a battle is declared there (FIEF-11.40).

    The breach and the call are set with 1 and removed with 0.
    """

    kind: Literal["set_wall"] = "set_wall"
    part: str
    number: int


class SetMarkers(OfTheMap):
    """A player has so many Diplomacy markers (FIEF-9.1), or Defender of the Wall tokens (FIEF-11.47)."""

    kind: Literal["set_markers"] = "set_markers"
    player: str
    marker: str
    number: int


class SetMercenaries(OfTheMap):
    """A player has so many Mercenaries in pay, of those that are in nobody's (FIEF-4.6); before battles alone, while
    all of them are in reserve (FIEF-4.7)."""

    kind: Literal["set_mercenaries"] = "set_mercenaries"
    player: str
    number: int


class SetIdols(OfTheMap):
    """The false idols are destroyed, and every Sept with them; or they stand, and Septs may be built again, and the
    idols be destroyed (FIEF-1.30 to 1.32).

    Gold, the curse, a sacrifice and the Septs that were are set by the other edits.
    """

    kind: Literal["set_idols"] = "set_idols"
    how: Literal["standing", "destroyed"]


class BringBack(Reinstate, OfTheMap):
    """A player who has left decides for the House again (FIEF-17.50); hand, markers and alliance are gone."""

    kind: Literal["bring_back"] = "bring_back"


BY_HAND: tuple[type[Action], ...] = (
    SetGold,
    SetUnits,
    SetBuilding,
    MoveNoble,
    SetCaptor,
    SetTitle,
    SetSpouse,
    SetMark,
    MoveCard,
    SetFirst,
    Revive,
    LetDie,
    SetWall,
    SetMarkers,
    SetMercenaries,
    SetIdols,
    BringBack,
)
