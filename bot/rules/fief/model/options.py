"""What a table may choose before the start (FIEF-0.10 to 0.13)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from bot.rules.contract import Options

Edition = Literal["a", "b"]
Switch = Literal["edition", "on", "off"]
"""`edition`: as the edition says (FIEF-0.12)."""

SEATS = (3, 6)
"""Fewest and most players (FIEF-0.14)."""

OF_EDITION: dict[Edition, dict[str, str]] = {
    "a": {
        "end_alliance": "divorce",
        "idols_actor": "protector",
        "idols_need_nwe": "off",
        "septs_need_nwe": "off",
        "idols_first_roll": "at_once",
        "royal_pardon": "on",
        "censure": "outlaw",
        "strict_wardens": "off",
        "office_celibacy": "off",
        "oathbreakers": "on",
        "black_instead_of_outlaw": "on",
        "wall_system": "bids",
    },
    "b": {
        "end_alliance": "annulment",
        "idols_actor": "king",
        "idols_need_nwe": "on",
        "septs_need_nwe": "on",
        "idols_first_roll": "next_round",
        "royal_pardon": "off",
        "censure": "banish",
        "strict_wardens": "on",
        "office_celibacy": "on",
        "oathbreakers": "off",
        "black_instead_of_outlaw": "off",
        "wall_system": "battle",
    },
}
"""What the editions say of what may be said otherwise singly."""

OF_THE_WATCH = ("oathbreakers", "black_instead_of_outlaw", "wall_system")
"""What means nothing without the Night's Watch."""


class FiefOptions(Options):
    """The edition sets many rules at once; where one is named beside it, that one holds."""

    main: ClassVar[tuple[str, ...]] = ("edition", "nwe", "house_choice")
    presets: ClassVar[Mapping[str, Mapping[str, str | int | bool]]] = {
        "quick": {"house_choice": "random", "vote_order": "together", "max_rounds": "8"},
        "classic": {"edition": "a"},
        "watch": {"nwe": True, "te": True},
        "fog": {"fog_of_war": True, "gold_public": False, "surprise_windows": "timed"},
        "full": {"edition": "b", "nwe": True, "te": True},
    }

    edition: Edition = "a"
    nwe: bool = False
    te: bool = False
    targaryen: bool = False
    title_concession: bool = False
    fog_of_war: bool = False
    gold_public: bool = True
    lesser_fiefs_score: bool = False
    heir_inherits_lands: bool = False
    heir_is_title: bool = True
    house_choice: Literal["pick", "random"] = "pick"
    warden_ballots: Literal["together", "one_by_one"] = "together"
    vote_order: Literal["turn", "together"] = "turn"
    surprise_windows: Literal["swift", "timed", "none"] = "swift"
    max_rounds: Literal["usual", "none", "8", "12", "15", "18", "21"] = "usual"
    press: Literal["embassies", "open", "public"] = "embassies"
    end_alliance: Literal["edition", "divorce", "annulment"] = "edition"
    """By the Master of Laws, a cruel captor breaking marriages, too; or by the Hand (FIEF-1.20)."""
    idols_actor: Literal["edition", "protector", "king"] = "edition"
    idols_need_nwe: Switch = "edition"
    septs_need_nwe: Switch = "edition"
    idols_first_roll: Literal["edition", "at_once", "next_round"] = "edition"
    royal_pardon: Switch = "edition"
    censure: Literal["edition", "outlaw", "banish"] = "edition"
    strict_wardens: Switch = "edition"
    office_celibacy: Switch = "edition"
    oathbreakers: Switch = "edition"
    black_instead_of_outlaw: Switch = "edition"
    wall_system: Literal["edition", "bids", "battle"] = "edition"

    @property
    def idle(self) -> frozenset[str]:
        """What has no meaning without the Night's Watch, or only without it."""
        return frozenset(("idols_need_nwe", "septs_need_nwe") if self.nwe else OF_THE_WATCH)

    def says(self, rule: str) -> str:
        """What a rule of `OF_EDITION` is at this table."""
        said: str = getattr(self, rule)
        return OF_EDITION[self.edition][rule] if said == "edition" else said

    @property
    def guide(self) -> str:
        return "watch" if self.nwe else self.edition

    def has(self, rule: str) -> bool:
        """Whether one that is on or off holds at this table."""
        return self.says(rule) == "on"

    def last_round(self, players: int) -> int | None:
        """After how many rounds the game ends; None where there is no such limit (FIEF-0.11, 7.9)."""
        if self.max_rounds == "none":
            return None
        if self.max_rounds != "usual":
            return int(self.max_rounds)
        return (18 if players == SEATS[1] else 15) + (3 if self.nwe else 0)
