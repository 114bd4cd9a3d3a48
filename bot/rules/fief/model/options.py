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

OF_EDITION: dict[Edition, dict[str, bool]] = {
    "a": {
        "idols_need_nwe": False,
        "septs_need_nwe": False,
        "royal_pardon": True,
        "strict_wardens": False,
        "office_celibacy": False,
        "oathbreakers": True,
        "black_instead_of_outlaw": True,
    },
    "b": {
        "idols_need_nwe": True,
        "septs_need_nwe": True,
        "royal_pardon": False,
        "strict_wardens": True,
        "office_celibacy": True,
        "oathbreakers": False,
        "black_instead_of_outlaw": False,
    },
}
"""What the editions say of what may be said otherwise singly."""


class FiefOptions(Options):
    """The edition sets many rules at once; where one is named beside it, that one holds."""

    main: ClassVar[tuple[str, ...]] = ("edition", "nwe", "house_choice")
    presets: ClassVar[Mapping[str, Mapping[str, str | int | bool]]] = {
        "quick": {"house_choice": "random", "vote_order": "together", "max_rounds": "8"},
        "classic": {"edition": "a"},
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
    idols_need_nwe: Switch = "edition"
    septs_need_nwe: Switch = "edition"
    royal_pardon: Switch = "edition"
    strict_wardens: Switch = "edition"
    office_celibacy: Switch = "edition"
    oathbreakers: Switch = "edition"
    black_instead_of_outlaw: Switch = "edition"

    @property
    def guide(self) -> str:
        return "watch" if self.nwe else self.edition

    def has(self, rule: str) -> bool:
        """Whether a rule of `OF_EDITION` holds at this table."""
        said: Switch = getattr(self, rule)
        return OF_EDITION[self.edition][rule] if said == "edition" else said == "on"

    def last_round(self, players: int) -> int | None:
        """After how many rounds the game ends; None where there is no such limit (FIEF-0.11, 7.9)."""
        if self.max_rounds == "none":
            return None
        if self.max_rounds != "usual":
            return int(self.max_rounds)
        return (18 if players == SEATS[1] else 15) + (3 if self.nwe else 0)
