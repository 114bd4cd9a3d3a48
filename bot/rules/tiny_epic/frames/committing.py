"""What battles share, against whomever: the cards a side may commit, standing orders for them, Secrets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from bot.rules.contract import Seat
from bot.rules.kit.orders import standing
from bot.rules.tiny_epic.actions import Commit
from bot.rules.tiny_epic.legal import control
from bot.rules.tiny_epic.model.facts import CARDS
from bot.rules.tiny_epic.play import verbs

if TYPE_CHECKING:
    from bot.rules.tiny_epic.judge.draft import Play
    from bot.rules.tiny_epic.model.state import TinyEpic


def able(state: TinyEpic, seat: Seat, attacks: bool) -> tuple[str, ...]:
    """The cards that a seat may commit: who defends has to pay for them (TE-6.2, TE-6.3)."""
    cards = control.hand(state, seat)
    if attacks:
        return cards
    gold = state.purse(seat).gold
    return tuple(card for card in cards if CARDS[card].defense_cost <= gold)


def ordered(state: TinyEpic, seat: Seat, attacks: bool, domain: str, foe: str) -> Commit | None:
    """What a seat's standing orders commit (TE-21.6)."""
    role = "attack" if attacks else "defence"
    orders = state.lords[seat].orders.commit
    order = standing(orders, f"{role}:{domain}", f"{role}:{foe}", role, otherwise="ask")
    if order in ("ask", "none"):
        return None if order == "ask" else Commit()
    most = int(order.removeprefix("strongest-"))
    return Commit(card=_strongest(able(state, seat, attacks), most))


def _strongest(cards: tuple[str, ...], most: int) -> str | None:
    """The card of the highest strength that costs at most so much gold to defend with; no other icon counts."""
    fitting = (c for c in cards if CARDS[c].battle.kind == "strength" and CARDS[c].defense_cost <= most)
    return max(fitting, key=lambda card: CARDS[card].battle.value, default=None)


def secret(play: Play, side: str, card: str, table: list[str]) -> Iterator[str]:
    """The card whose icon counts: itself, or, of a Secret, the next one drawn; none if there is none to draw."""
    while CARDS[card].battle.kind == "secret":
        found = next(drawn(play, side, table), None)
        if found is None:
            return
        card = found
    yield card


def extra(play: Play, side: str, redraw: Sequence[str], table: list[str]) -> tuple[str, ...]:
    """A card of the deck that is added to those of a side, Secrets replaced; icons of `redraw` are drawn anew."""
    while cards := tuple(drawn(play, side, table)):
        icons = tuple(secret(play, side, cards[0], table))
        if not any(CARDS[icon].battle.kind in redraw for icon in icons):
            return icons
    return ()


def drawn(play: Play, side: str, table: list[str]) -> Iterator[str]:
    """The top card of the deck, on the table."""
    card = verbs.turn_up(play, side)
    if card is not None:
        table.append(card)
        yield card
