"""What a table may choose before the start, and what follows from it (RISK-2, chapter Options of the rules)."""

from collections.abc import Mapping
from functools import cache
from typing import ClassVar, Literal

from bot.rules.contract import Model, Options, RuleError

Switch = Literal["mode", "on", "off"]
"""A module: as the mode has it, or set by the table (RISK-2.6)."""


class RiskOptions(Options):
    """Mode and switches of one game, public and fixed once it starts (RISK-2.13)."""

    main: ClassVar[tuple[str, ...]] = ("mode", "houses")
    presets: ClassVar[Mapping[str, Mapping[str, str | int | bool]]] = {
        "quick": {"mode": "skirmish", "houses": "deal", "start_armies": 2},
        "classic": {"mode": "skirmish"},
        "full": {"mode": "dominion", "setup": "rank"},
    }
    lesson: ClassVar[Mapping[str, str | int | bool]] = {"mode": "first", "houses": "deal"}

    mode: Literal["skirmish", "dominion", "mitchell", "first"] = "skirmish"
    houses: Literal["choose", "deal"] = "choose"
    """Houses are picked in turn (RISK-3.2, MITCHELL-2.1), or dealt at random so that the first turn begins at once."""
    start_armies: Literal[3, 2] = 3
    """Armies in each territory dealt (RISK-3.6)."""
    victory: Literal["mode", "end_card", "points", "conquest"] = "mode"
    """How a game ends besides conquest, which always wins (RISK-2.7, RISK-24.7)."""
    setup: Literal["mode", "deal", "claim", "rank"] = "mode"
    """Territories are dealt (RISK-3), claimed one by one (RISK-4.8) or by the wishes of all at once (RISK-4.11)."""
    gold: Switch = "mode"
    characters: Switch = "mode"
    maesters: Switch = "mode"
    special_units: Switch = "mode"
    objectives: Switch = "mode"
    seats: Switch = "mode"
    start_bonus: Switch = "mode"
    objective_search_per_turn: Literal["1", "unlimited"] = "1"
    """How often a turn gold may look for Objectives (RISK-10.2)."""
    objective_site_reading: Literal["each", "one"] = "each"
    """Whether every territory an Objective counts has to have the site, or one of them (RISK-19.7)."""
    vp_to_win: Literal[10, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15] = 10
    seat_required: bool = True
    """Whether victory by points needs one's own Seat of Power (RISK-24.5)."""
    remove_for_game: bool = False
    """Whether the cards of the towns stay out for good (MITCHELL-2.6)."""
    keep_dealt_cards: bool = False
    """Whether everybody begins with the five cards dealt in hand (MITCHELL-2.6)."""
    neutral_reinforcement: Literal["joint", "each"] = "joint"
    """Whether the neutral Houses are reinforced as one side or each by itself (MITCHELL-4.2)."""

    @property
    def guide(self) -> str:
        return self.mode

    @property
    def idle(self) -> frozenset[str]:
        on = modules(self)
        idle = set(MITCHELL_NEVER if self.mode == "mitchell" else MITCHELL_ONLY)
        if self.mode == "first":
            idle |= set(type(self).model_fields) - {"mode", "houses"}
        if self.mode == "mitchell" or on.setup != "deal":
            idle.add("start_armies")
        if not on.objectives:
            idle |= {"objective_search_per_turn", "objective_site_reading"}
        if on.victory != "points":
            idle |= {"vp_to_win", "seat_required"}
        return frozenset(idle)


class Modules(Model):
    """The switches of a game as they stand (RISK-2.6)."""

    gold: bool = False
    characters: bool = False
    maesters: bool = False
    special_units: bool = False
    objectives: bool = False
    seats: bool = False
    start_bonus: bool = False
    setup: Literal["deal", "claim", "rank"] = "deal"
    victory: Literal["end_card", "points", "conquest"] = "end_card"

    @property
    def windows(self) -> bool:
        """Whether anybody can play anything into another's doings (RISK-23)."""
        return self.characters or self.maesters


SWITCHES = ("gold", "characters", "maesters", "special_units", "objectives", "seats", "start_bonus")

MITCHELL_ONLY = ("remove_for_game", "keep_dealt_cards", "neutral_reinforcement")
"""What only the House Mitchell variant knows (MITCHELL-2.6, MITCHELL-4.2)."""
MITCHELL_NEVER = ("setup", "start_bonus")
"""What has no meaning in it: it has a set-up of its own (MITCHELL-9.2)."""

PRESETS = {
    "skirmish": Modules(),
    "mitchell": Modules(),
    "first": Modules(),
    "dominion": Modules.model_validate(
        {**dict.fromkeys(SWITCHES, True), "setup": "claim", "victory": "points"}
    ),
}

NEEDS = (
    ("characters", "gold"),
    ("maesters", "gold"),
    ("objectives", "victory"),
    ("victory", "objectives"),
    ("setup", "seats"),
)
"""What a switch needs (RISK-2.6)."""


@cache
def modules(options: RiskOptions) -> Modules:
    """The switches under these options: those of the mode, but for what the table has set."""
    preset = PRESETS[options.mode]
    chosen: dict[str, object] = {}
    for name in (*SWITCHES, "setup", "victory"):
        value = getattr(options, name)
        chosen[name] = (
            getattr(preset, name) if value == "mode" else value == "on" if name in SWITCHES else value
        )
    return Modules.model_validate(chosen)


def check_switches(options: RiskOptions) -> None:
    """Raises RuleError if a switch is on without what it needs, or in a mode that has no use for it (RISK-2.10)."""
    _check_variant(options)
    if options.mode == "first" and options != RiskOptions(mode="first", houses=options.houses):
        raise RuleError("RISK-2.14", "risk-no-first-game")
    on = modules(options)
    met = {name: bool(getattr(on, name)) for name in SWITCHES}
    met |= {"victory": on.victory == "points", "setup": on.setup != "deal"}
    for switch, need in NEEDS:
        if met[switch] and not met[need]:
            raise RuleError("RISK-2.10", f"risk-no-switch-{switch}")


def _check_variant(options: RiskOptions) -> None:
    """The options of the House Mitchell variant go with it alone, and a set-up of one's own never (MITCHELL-9.2)."""
    defaults = type(options).model_fields
    foreign, clause = (
        (MITCHELL_NEVER, "MITCHELL-9.2") if options.mode == "mitchell" else (MITCHELL_ONLY, "MITCHELL-2.6")
    )
    for name in foreign:
        if getattr(options, name) != defaults[name].default:
            clause = "MITCHELL-4.2" if name == "neutral_reinforcement" else clause
            raise RuleError(clause, f"risk-no-option-{name}")
