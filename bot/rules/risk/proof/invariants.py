"""What holds in every reachable state, however it came about."""

from __future__ import annotations

from collections.abc import Iterator

from bot.rules.risk.frames.claiming import Claiming
from bot.rules.risk.frames.conquest import Conquest
from bot.rules.risk.frames.houses import Houses
from bot.rules.risk.frames.invasion import Invasion
from bot.rules.risk.frames.ranking import Ranking
from bot.rules.risk.frames.reinforcement import Reinforcement
from bot.rules.risk.frames.turn import Turn
from bot.rules.risk.frames.vote import Vote
from bot.rules.risk.model.board import END_CARD, HAND_LIMIT, NEUTRAL, UNCLAIMED, board
from bot.rules.risk.model.mitchell import GIFT, SIDES, WATCH, WILDLINGS
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.neutral import cards_in_play
from bot.rules.risk.play.powers import off_board
from bot.rules.risk.proof.dominion import broken_court, on_table


def broken(state: RiskState) -> tuple[str, ...]:
    """The invariants `state` breaks, in words for a developer."""
    return (
        *_board(state),
        *_cards(state),
        *_stack(state),
        *_end(state),
        *broken_court(state),
        *_realm(state),
    )


def _board(state: RiskState) -> Iterator[str]:
    """Every territory has one owner in play and at least one army (RISK-1.1)."""
    if not state.owner:
        return
    territories = set(board(state.board).territories)
    if set(state.owner) != territories or set(state.armies) != territories:
        yield "the territories are not those of the board"
    falling = {frame.target for frame in state.stack if isinstance(frame, Invasion)}
    free = {place for place, owner in state.owner.items() if owner == UNCLAIMED}
    if (
        free
        and state.result is None
        and not any(isinstance(frame, (Claiming, Ranking)) for frame in state.stack)
    ):
        yield f"nobody has claimed {sorted(free)}"
    falling |= free
    for place, armies in state.armies.items():
        if armies < 0 or (armies == 0 and place not in falling):
            yield f"{place} holds {armies} armies"
    strangers = set(state.owner.values()) - {NEUTRAL, UNCLAIMED, *state.playing}
    for seat in strangers:
        if seat not in state.order:
            yield f"seat {seat} owns land and is not at the table"
    for seat in state.out:
        if seat in state.owner.values():
            yield f"seat {seat} is out and owns land"
        if state.hands[seat]:
            yield f"seat {seat} is out and holds cards"


def _cards(state: RiskState) -> Iterator[str]:
    """While the game lasts, every card is in one place, and hands keep to their limit (RISK-8.1, RISK-8.8)."""
    if state.result is not None or not (state.deck or state.discard or any(state.hands)):
        return
    if not state.turn and not state.deck:  # dealt cards may be kept before there is a deck (MITCHELL-2.6)
        return
    cards = [*state.deck, *state.discard, *(card for hand in state.hands for card in hand)]
    cards += [*(one.card for one in state.court.smallfolk), *on_table(state, "territory")]
    expected = set(cards_in_play(state))
    if state.on.victory == "end_card" and (state.turn or END_CARD in cards):  # it comes in last (RISK-3.8)
        expected.add(END_CARD)
    if len(cards) != len(expected) or set(cards) != expected:
        yield "the cards are not the cards of the deck, each once"
    trading = {
        frame.seat
        for frame in state.stack
        if isinstance(frame, Reinforcement) and frame.step == "elimination"
    }
    for seat, hand in enumerate(state.hands):
        if len(hand) > HAND_LIMIT and seat not in trading:
            yield f"seat {seat} holds {len(hand)} cards"


def _stack(state: RiskState) -> Iterator[str]:
    """Frames await seats in play, and their numbers fit the board."""
    for frame in state.stack:
        nobodys = isinstance(frame, Invasion) and frame.landing is not None
        if (
            isinstance(frame, (Turn, Reinforcement, Invasion, Conquest))
            and frame.seat not in state.order
            and not nobodys
        ):
            yield f"{frame.kind} awaits seat {frame.seat}, who is not at the table"
        if isinstance(frame, Reinforcement) and (
            frame.free < 0 or any(group.armies < 1 for group in frame.bound)
        ):
            yield "armies to place are less than none"
        if isinstance(frame, Reinforcement) and not frame.left and not frame.duty:
            yield "a muster has nothing to do"
        if isinstance(frame, Conquest) and not frame.low <= frame.high:
            yield "a conquest has no possible occupation"
        if isinstance(frame, Conquest) and state.armies[frame.target] != frame.low:
            yield "a conquered territory does not hold the armies of the battle"
        if isinstance(frame, Houses) and state.owner:
            yield "Houses are chosen after the deal"


def _end(state: RiskState) -> Iterator[str]:
    """A game that is over waits for nobody, and every living seat holds land."""
    if state.result is not None and state.stack:
        yield "the game is over and somebody is awaited"
    if state.result is not None and not state.result.winners and state.result.reason != "gm":
        yield "the game is over and nobody has won"
    if state.result is None and state.turn:
        landless = set(state.playing) - set(state.owner.values()) - _falling(state)
        yield from (f"seat {seat} plays without land" for seat in sorted(landless))


def _falling(state: RiskState) -> set[int]:
    """Who may have lost their last land a moment ago, and is out as soon as that is settled (RISK-13.4)."""
    turn = state.stack[0] if state.stack else None
    if not isinstance(turn, Turn):
        return set()
    stormed = {state.last_battle.defender} if turn.landed and state.last_battle else set()
    return {*turn.losers[-1:], *stormed}


def _realm(state: RiskState) -> Iterator[str]:
    """Sides without a player hold neutral lands, and no player's House is among them (MITCHELL-3)."""
    realm = state.realm
    if realm is None:
        return
    for place, side in realm.holders.items():
        if state.owner[place] != NEUTRAL or side not in SIDES:
            yield f"{side} holds {place}, which is not neutral"
        if side in (WATCH, WILDLINGS) and place != GIFT:
            yield f"{side} holds {place}"
        if side in (state.houses[seat] for seat in state.playing):
            yield f"{side} is played and holds {place} without its player"
    if any(armies < 1 for armies in off_board(state).values()):
        yield f"off the board are {off_board(state)}"
    for frame in state.stack:
        if isinstance(frame, Invasion) and frame.afloat < 0:
            yield "a landing has less than no armies"
        if isinstance(frame, Vote) and not frame.asked:
            yield "nobody is asked for a vote"
