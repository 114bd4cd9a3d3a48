"""Positions of the House Mitchell variant: `rest` is unaligned, and who holds nothing is off the board.

at = Mitchell().lands(0, wolfswood=4).power("nights_watch", the_gift=3).invade(0, "skagos")
at.do(0, Land(house="targaryen", territory="sunspear"), "6 6 6", "1")
"""

from __future__ import annotations

from typing import Any

from bot.rules.kit.draft import changed
from bot.rules.risk import RULESET
from bot.rules.risk.model.board import END_CARD, HOUSES, NEUTRAL, VARIANT, board
from bot.rules.risk.model.mitchell import STARRED, Realm
from bot.rules.risk.model.options import RiskOptions, modules
from bot.rules.risk.model.state import RiskState, StandingOrders
from tests.rules.risk.position import Position, court

DOMINION = {
    **dict.fromkeys(("gold", "characters", "maesters", "special_units", "objectives", "seats"), "on"),
    "victory": "points",
}
"""Every module that the variant may be played with."""


class Mitchell(Position):
    """A game in the middle. Seats lead Stark, Baratheon, Lannister, Tyrell and Martell, in this order."""

    def __init__(self, players: int = 3, wildlings: int = 5, **options: Any) -> None:
        self.board = board(VARIANT)
        houses = tuple(house for house in HOUSES if house in STARRED)[:players]
        chosen = RiskOptions(mode="mitchell", **options)
        on = modules(chosen)
        end = (END_CARD,) if on.victory == "end_card" else ()
        self.state = RiskState(
            options=chosen,
            on=on,
            board=VARIANT,
            order=tuple(range(players)),
            houses=houses,
            owner=dict.fromkeys(self.board.territories, NEUTRAL),
            armies=dict.fromkeys(self.board.territories, 1),
            hands=((),) * players,
            deck=(*self.board.territories, *end),
            orders=(StandingOrders(),) * players,
            round=1,
            turn=1,
            court=court(on, houses),
            realm=Realm(wildlings=wildlings),
        )

    def lands(self, seat: int, *single: str, **armies: int) -> Mitchell:
        """These lands are held by `seat`, and by no side without a player."""
        super().lands(seat, *single, **armies)
        return self._held(None, *single, *armies)

    def power(self, side: str, *single: str, **armies: int) -> Mitchell:
        """These lands are held by a side without a player."""
        super().lands(NEUTRAL, *single, **armies)
        return self._held(side, *single, *armies)

    def led(self, *houses: str) -> Mitchell:
        """The seats lead these Houses."""
        self.state = changed(self.state, houses=houses)
        return self

    def realm(self, **fields: object) -> Mitchell:
        """Any fields of the realm."""
        assert self.state.realm is not None
        self.state = changed(self.state, realm=changed(self.state.realm, **fields))
        return self

    def gone(self, seat: int) -> Mitchell:
        """`seat` has been eliminated."""
        self.state = changed(self.state, out=(*self.state.out, seat))
        return self

    def _held(self, side: str | None, *places: str) -> Mitchell:
        holders = {place: one for place, one in self.holders.items() if place not in places}
        return self.realm(holders=holders | (dict.fromkeys(places, side) if side else {}))

    # ── looking ──

    @property
    def holders(self) -> dict[str, str]:
        """The sides without a player, by territory."""
        assert self.state.realm is not None
        return dict(self.state.realm.holders)

    @property
    def off_board(self) -> dict[str, int]:
        """Who is in exile or beyond the Wall, as everybody sees."""
        view = RULESET.view(self.state, None)
        return dict(view.off_board)
