"""The verbs of the game on a draft: gold, points, cards, units that come and go. All that happens goes through them.

They take the draft as it is and emit events; none of them asks anybody anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules.contract import Seat
from bot.rules.kit.deck import ready
from bot.rules.kit.draft import Draft, made
from bot.rules.tiny_epic.events.board import (
    MAT,
    Hatched,
    Moved,
    Moving,
    Paid,
    Reason,
    Scored,
    Scoring,
    party,
    pool,
)
from bot.rules.tiny_epic.events.cards import Cleared, Drew, Released, Stacked, TurnedUp
from bot.rules.tiny_epic.events.rival import Braced
from bot.rules.tiny_epic.legal import dragons
from bot.rules.tiny_epic.legal.control import final, hero_domain, most_gold, owner, side_of
from bot.rules.tiny_epic.legal.strength import braced
from bot.rules.tiny_epic.legal.units import DRAGON_HOUSE
from bot.rules.tiny_epic.legal.whispers import HAND_LIMIT
from bot.rules.tiny_epic.model.army import TOKEN, Army, Force
from bot.rules.tiny_epic.model.facts import CARDS, HOUSES
from bot.rules.tiny_epic.model.sides import RIVAL

if TYPE_CHECKING:
    from bot.rules.tiny_epic.model.state import TinyEpic


def gold(play: Draft[TinyEpic], side: str, amount: int, why: Reason) -> int:
    """Gold for a side, or from it, within its bounds (TE-9.3); what has really changed."""
    if not amount:
        return 0
    had = play.state.purses[side].gold
    after = had + amount if amount < 0 else max(had, min(had + amount, most_gold(play.state, side)))
    after = max(0, after)
    if after != had:
        lost = max(0, had + amount - after)
        play.emit(made(Paid, side=side, by=after - had, why=why, lost=lost))
    return after - had


def score(play: Draft[TinyEpic], side: str, points: int, why: Scoring) -> None:
    """Victory Points, never below 0 (TE-11.8)."""
    by = max(points, -play.state.purses[side].score)
    if by:
        play.emit(made(Scored, side=side, by=by, why=why))


def draw(play: Draft[TinyEpic], seat: Seat, count: int) -> None:
    """So many Plot Cards, as far as there are any (TE-2.7)."""
    if count <= 0:
        return
    restock(play, count)
    if cards := play.state.deck[:count]:
        play.emit(made(Drew, seat=seat, cards=cards, shared=play.state.options.treaty))


def draw_to_limit(play: Draft[TinyEpic], seat: Seat, most: int = HAND_LIMIT) -> None:
    """At most `most` cards, up to the hand limit (TE-8.5, TE-10.5)."""
    draw(play, seat, min(most, HAND_LIMIT - len(play.state.lords[seat].hand)))


def turn_up(play: Draft[TinyEpic], side: str) -> str | None:
    """The top card of the deck, turned over on the table; None if there is none (TE-6.4, TE-6.5)."""
    restock(play, 1)
    if not play.state.deck:
        return None
    card = play.state.deck[0]
    play.emit(made(TurnedUp, card=card, party=party(side)))
    return card


def restock(play: Draft[TinyEpic], count: int) -> None:
    """The discard pile shuffled into the deck, where that is too small."""
    stacked = ready(play.chance, "deck", play.state.deck, play.state.discard, count)
    if stacked is not None:
        play.emit(Stacked(deck=stacked))


def unbrace(play: Draft[TinyEpic], domain: str, *sides: str) -> None:
    """What a house without a player had from Whispers is used up by a battle it counts in (TE-16.18)."""
    rival = play.state.rival
    if rival is not None and any(braced(play.state, side, domain) for side in sides):
        play.emit(Braced(house=rival.house, bonus=0))


def clear(play: Draft[TinyEpic], *cards: str) -> None:
    """Cards on the table go where they belong."""
    if cards:
        play.emit(made(Cleared, cards=cards))


def move(play: Draft[TinyEpic], seat: Seat | None, army: Army, source: str, target: str, why: Moving) -> None:
    """Units or tokens from one place to another."""
    heroes = {house: play.state.heroes[house] for house, force in army.items() if force.hero}
    play.emit(made(Moved, why=why, seat=seat, army=dict(army), source=source, target=target, heroes=heroes))


def token_to_pool(play: Draft[TinyEpic], house: str, source: str, side: str) -> None:
    """One token of an NP house into an Ally Pool, by a card."""
    move(play, None, {house: TOKEN}, source, pool(side), "card")


def token_home(play: Draft[TinyEpic], house: str, side: str, why: Moving) -> None:
    """One token of an NP house out of an Ally Pool into its Token Pool."""
    move(play, None, {house: TOKEN}, pool(side), MAT, why)


def send_home(play: Draft[TinyEpic], house: str, unit: Force, domain: str, reward: int = 1) -> None:
    """A single unit leaves the map for its mat, its owner being paid `reward` times (TE-8.2 to TE-8.4, TE-8.8)."""
    seat, side = owner(play.state, house), side_of(play.state, house)
    move(play, seat, {house: unit}, domain, MAT, "return")
    rival = play.state.rival
    unpaid = rival is not None and (side == RIVAL or house == rival.house)
    if unpaid and unit.tokens:
        _points(play, house, side, reward)
    for _ in range(0 if unpaid else reward):
        if unit.hero and side in play.state.purses:
            gold(play, side, 2 if seat is not None else 1, "return")
            score(play, side, 1, "return")
        elif unit.tokens and seat is not None:
            _space(play, seat, house)
    if unit.hero:
        dragons_leave(play, house)


def dragons_leave(play: Draft[TinyEpic], house: str) -> None:
    """TE-13.4: when Daenerys leaves the map and nobody plays her house, Eggs and Dragons go back to supply; a final
    unit stays (TE-8.6)."""
    state = play.state
    if house != DRAGON_HOUSE or house not in state.np or hero_domain(state, house) is not None:
        return
    for domain, one in tuple(dragons.brood(state)):
        if one.eggs or not final(play.state, house):
            move(play, None, {house: one}, domain, MAT, "return")


def hatch(play: Draft[TinyEpic]) -> None:
    """TE-13.7."""
    if eggs := {domain: force.eggs for domain, force in dragons.nests(play.state)}:
        play.emit(Hatched(eggs=eggs))


def release(play: Draft[TinyEpic], seat: Seat, when: str) -> None:
    """Cards that a seat has kept until this happens go to the discard pile."""
    for card in play.state.lords[seat].kept:
        if any(when in getattr(step, "until", ()) for step in CARDS[card].steps):
            play.emit(Released(seat=seat, card=card))


def _points(play: Draft[TinyEpic], house: str, side: str, reward: int) -> None:
    """TE-16.11, TE-17.7: of a house without a player only the Victory Point of a space counts."""
    track = HOUSES[house].force_track or ()
    rival = play.state.rival
    own = rival is not None and house == rival.house
    if own and track[len(track) - play.state.stock[house]].reward == "vp":
        score(play, side, reward, "return")


def _space(play: Draft[TinyEpic], seat: Seat, house: str) -> None:
    """TE-8.2: the reward of the space that a token has come back to."""
    track = HOUSES[house].force_track or ()
    match track[len(track) - play.state.stock[house]].reward:
        case "gold":
            gold(play, play.state.side(seat), 1, "return")
        case "card":
            draw_to_limit(play, seat, 1)
        case "vp":
            score(play, play.state.side(seat), 1, "return")
