"""What each event does to the state: total and without judgement."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.rules.contract import Arrow, Event, Seat
from bot.rules.kit.draft import changed, made, put, without
from bot.rules.tiny_epic.events import battle, board, cards, flow, night, rounds
from bot.rules.tiny_epic.events import rival as of_rival
from bot.rules.tiny_epic.events.board import MAT, POOL
from bot.rules.tiny_epic.folds import exploring, rival
from bot.rules.tiny_epic.folds import night as dead
from bot.rules.tiny_epic.frames.battle import Battle
from bot.rules.tiny_epic.frames.playing import Playing
from bot.rules.tiny_epic.frames.rival.deeds import Deeds
from bot.rules.tiny_epic.legal.control import final, hero_domain
from bot.rules.tiny_epic.legal.units import DRAGON_HOUSE
from bot.rules.tiny_epic.model.army import HERO, Army, Force, joined, rest
from bot.rules.tiny_epic.model.facts import HEROES, HOUSES, MATS, PLOT
from bot.rules.tiny_epic.model.options import TinyEpicOptions
from bot.rules.tiny_epic.model.sides import NIGHT, RIVAL, TREATY
from bot.rules.tiny_epic.model.state import Lord, Purse, TinyEpic

TOKENS = 9
"""Power Tokens of each house (TE-1.5)."""

START_GOLD, NP_START = 3, 3
TREATY_GOLD, TREATY_SEATS = 2, 2
"""Gold for each of a Treaty, and how many it counts at least (TE-15.1, TE-17.1)."""


def fold(state: TinyEpic | None, event: Event) -> TinyEpic:
    """The state after `event`; before the first there is none."""
    if state is None:
        assert isinstance(event, rounds.Begun)
        return _begun(event)
    return _FOLD[type(event)](state, event)


def _begun(event: rounds.Begun) -> TinyEpic:
    """TE-2.1, TE-2.4, TE-2.8."""
    options = event.options
    state = TinyEpic(
        options=options,
        lords=tuple(Lord() for _ in range(event.players)),
        purses=_purses(options, event.players),
        hand_of_king=event.hand_of_king,
    )
    return changed(state, vengeance=len(state.rounds.vengeance_after))


def _purses(options: TinyEpicOptions, players: int) -> dict[str, Purse]:
    """TE-2.4, TE-15.1, TE-15.5, TE-16.1; a Treaty of one counts as two (TE-17.1)."""
    if not options.treaty:
        purses = {str(seat): Purse(gold=START_GOLD) for seat in range(players)}
        return {**purses, RIVAL: Purse()} if options.rival else purses
    seats = max(players, TREATY_SEATS)
    head = MATS.difficulty.rows[players][options.difficulty]
    return {TREATY: Purse(gold=TREATY_GOLD * seats, score=head.treaty), NIGHT: Purse(score=head.night_king)}


def _house_taken(state: TinyEpic, event: rounds.HouseTaken) -> TinyEpic:
    """TE-2.4: a token and the Hero stand at home."""
    house = event.house
    stands = {house: Force(tokens=1, hero=True)}
    return changed(
        _lord(state, event.seat, house=house),
        heroes={**state.heroes, house: event.hero},
        stock={**state.stock, house: TOKENS - 1},
        units={**state.units, HOUSES[house].home_domain: stands},
    )


def _mustered(state: TinyEpic, event: rounds.Mustered) -> TinyEpic:
    """TE-2.5."""
    homes = {HOUSES[house].home_domain: {house: Force(tokens=NP_START)} for house in event.np}
    return changed(
        state,
        np=event.np,
        heroes={**state.heroes, **event.heroes},
        stock={**state.stock, **dict.fromkeys(event.np, TOKENS - NP_START)},
        units={**state.units, **homes},
    )


def _rolled(state: TinyEpic, event: rounds.Rolled) -> TinyEpic:
    return changed(state, dice=event.dice, trail=())


def _drafted(state: TinyEpic, event: rounds.Drafted) -> TinyEpic:
    dice = without(state.dice, event.die)
    if event.bottom:
        return changed(state, dice=dice, bottom=(*state.bottom, event.die))
    lords = _lords(state, event.seat, dice=(*state.lords[event.seat].dice, event.die))
    return changed(state, dice=dice, lords=lords)


def _turned(state: TinyEpic, event: rounds.Turned) -> TinyEpic:
    return _lord(state, event.seat, dice=event.dice)


def _placed(state: TinyEpic, event: rounds.Placed) -> TinyEpic:
    lords = _lords(state, event.seat, dice=without(state.lords[event.seat].dice, event.die))
    return changed(state, lords=lords, slots={**state.slots, event.slot: event.die}, trail=())


def _die_passed(state: TinyEpic, event: rounds.DiePassed) -> TinyEpic:
    left = state.lords[event.seat].dice
    state = _lord(state, event.seat, dice=())
    if event.to_seat is None:
        return state
    return _lord(state, event.to_seat, dice=(*state.lords[event.to_seat].dice, *left))


def _vengeance(state: TinyEpic, event: rounds.VengeanceTaken) -> TinyEpic:
    state = changed(state, vengeance=state.vengeance - 1)
    if event.side is None:
        return state
    return _purse(state, event.side, vengeance=state.purses[event.side].vengeance + 1)


def _round_ended(state: TinyEpic, event: rounds.RoundEnded) -> TinyEpic:
    """TE-10.7. Hero Cards of Heroes that are gone have left the table with them."""
    lords = tuple(changed(lord, dice=()) for lord in state.lords)
    state = rival.rested(state)
    return changed(
        state,
        lords=lords,
        slots={},
        bottom=(),
        used=(),
        hand_of_king=event.hand_of_king,
        round=state.round + 1,
    )


def _left(state: TinyEpic, event: rounds.Left) -> TinyEpic:
    return _lord(state, event.seat, gone=True)


def _ordered(state: TinyEpic, event: rounds.Ordered) -> TinyEpic:
    return _lord(state, event.seat, orders=event.orders)


def _gold_set(state: TinyEpic, event: rounds.GoldSet) -> TinyEpic:
    return _purse(state, state.side(event.seat), gold=event.gold)


def _score_set(state: TinyEpic, event: rounds.ScoreSet) -> TinyEpic:
    return _purse(state, state.side(event.seat), score=event.score)


def _game_over(state: TinyEpic, event: rounds.GameOver) -> TinyEpic:
    return changed(state, result=event.outcome, stack=())


# ── board ─────────────────────────────────────────────────────────────────────────────────────────


def _moved(state: TinyEpic, event: board.Moved) -> TinyEpic:
    army, source, target = event.army, event.source, event.target
    if target == MAT:
        return _stocked(_depart(state, army, source), army, 1)
    if target.startswith(POOL):
        return _pooled(_depart(state, army, source), target.removeprefix(POOL), army, 1)
    if source == MAT or source.startswith(POOL):
        state = _depart(state, army, source)
        units = dict(state.units)
    else:
        units = _without(state.units, army, source)
    units[target] = joined(units.get(target, {}), army)
    if source == MAT:
        return changed(state, units=units)
    count = sum([force.size for force in army.values()])
    arrow = made(Arrow, source=source, target=target, kind="move", count=count)
    return changed(state, units=units, trail=(*state.trail, arrow))


def _depart(state: TinyEpic, army: Army, source: str) -> TinyEpic:
    if source == MAT:
        return _stocked(state, army, -1)
    if source.startswith(POOL):
        return _pooled(state, source.removeprefix(POOL), army, -1)
    return changed(state, units=_without(state.units, army, source))


def _without(units: Mapping[str, Army], army: Army, source: str) -> dict[str, Army]:
    """All who stand on the map but an army that leaves; those it leaves behind come last."""
    found = dict(units)
    if left := rest(found.pop(source), army):
        found[source] = left
    return found


def _stocked(state: TinyEpic, army: Army, sign: int) -> TinyEpic:
    """Tokens to or from the mats of their houses; the card of a Hero that goes home leaves the table (TE-8.3)."""
    stock = {house: state.stock[house] + sign * force.tokens for house, force in army.items()}
    if sign < 0 or not state.used:
        return changed(state, stock={**state.stock, **stock})
    home = {state.heroes[house] for house, force in army.items() if force.hero}
    used = tuple(card for card in state.used if card not in home)
    return changed(state, stock={**state.stock, **stock}, used=used)


def _pooled(state: TinyEpic, side: str, army: Army, sign: int) -> TinyEpic:
    old = state.purses[side].pool
    pool = {**old, **{house: old.get(house, 0) + sign * force.tokens for house, force in army.items()}}
    return _purse(state, side, pool={house: pool[house] for house in HOUSES if pool.get(house)})


def _allied(state: TinyEpic, event: board.Allied) -> TinyEpic:
    """TE-10.2, TE-10.3, TE-15.28: without an ally the Hero goes back to its mat, unless it is a final unit (TE-8.6)."""
    allies = {house: side for house, side in state.allies.items() if house != event.house}
    state = dead.feared(changed(state, allies=allies), event.house, event.side)
    if event.side not in (None, NIGHT):
        return changed(state, allies={**allies, event.house: event.side})
    where = hero_domain(state, event.house)
    if where is None or final(state, event.house):
        return state
    home = {event.house: HERO}
    return _stocked(_depart(state, home, where), home, 1)


def _hatched(state: TinyEpic, event: board.Hatched) -> TinyEpic:
    """TE-13.7."""
    units = dict(state.units)
    for domain, colours in event.eggs.items():
        there = rest(units[domain], {DRAGON_HOUSE: Force(eggs=colours)})
        units[domain] = joined(there, {DRAGON_HOUSE: Force(dragons=colours)})
    return changed(state, units=units)


def _paid(state: TinyEpic, event: board.Paid) -> TinyEpic:
    return _purse(state, event.side, gold=state.purses[event.side].gold + event.by)


def _scored(state: TinyEpic, event: board.Scored) -> TinyEpic:
    return _purse(state, event.side, score=state.purses[event.side].score + event.by)


# ── cards ─────────────────────────────────────────────────────────────────────────────────────────


def _stacked(state: TinyEpic, event: cards.Stacked) -> TinyEpic:
    return changed(state, deck=event.deck, discard=())


def _drew(state: TinyEpic, event: cards.Drew) -> TinyEpic:
    hand = (*state.lords[event.seat].hand, *event.cards)
    return changed(state, lords=_lords(state, event.seat, hand=hand), deck=state.deck[len(event.cards) :])


def _discarded(state: TinyEpic, event: cards.Discarded) -> TinyEpic:
    lords = _less(state, event.seat, event.cards)
    return changed(state, lords=lords, discard=(*state.discard, *event.cards))


def _shown(state: TinyEpic, event: cards.Shown) -> TinyEpic:
    return _laid_out(state, event.seat, (event.card,))


def _turned_up(state: TinyEpic, event: cards.TurnedUp) -> TinyEpic:
    return changed(state, deck=state.deck[1:], table=(*state.table, event.card))


def _cleared(state: TinyEpic, event: cards.Cleared) -> TinyEpic:
    table, heroes = state.table, [card for card in event.cards if card in HEROES]
    for card in event.cards:
        table = without(table, card)
    there = tuple(card for card in heroes if hero_domain(state, HEROES[card].house) is not None)
    plots = tuple(card for card in event.cards if card in PLOT)
    return changed(state, table=table, discard=(*state.discard, *plots), used=(*state.used, *there))


def _taken_back(state: TinyEpic, event: cards.TakenBack) -> TinyEpic:
    if event.card in state.used:
        return changed(state, used=without(state.used, event.card))
    state = changed(state, table=without(state.table, event.card))
    if event.card in HEROES:
        return state
    return _lord(state, event.seat, hand=(*state.lords[event.seat].hand, event.card))


def _set_aside(state: TinyEpic, event: cards.SetAside) -> TinyEpic:
    return changed(state, lords=_less(state, event.seat, event.cards))


def _put_back(state: TinyEpic, event: cards.PutBack) -> TinyEpic:
    return changed(state, deck=(*event.cards, *state.deck))


def _kept(state: TinyEpic, event: cards.Kept) -> TinyEpic:
    kept = (*state.lords[event.seat].kept, event.card)
    return _lord(changed(state, table=without(state.table, event.card)), event.seat, kept=kept)


def _released(state: TinyEpic, event: cards.Released) -> TinyEpic:
    kept = without(state.lords[event.seat].kept, event.card)
    return _lord(changed(state, discard=(*state.discard, event.card)), event.seat, kept=kept)


def _less(state: TinyEpic, seat: Seat, played: tuple[str, ...]) -> tuple[Lord, ...]:
    """Plot Cards leave a hand; a Hero Card is in hand as long as it is not used or on the table."""
    return _lords(state, seat, hand=tuple([card for card in state.lords[seat].hand if card not in played]))


def _laid_out(state: TinyEpic, seat: Seat, played: tuple[str, ...]) -> TinyEpic:
    return changed(state, lords=_less(state, seat, played), table=(*state.table, *played))


# ── battles ───────────────────────────────────────────────────────────────────────────────────────


def _committed(state: TinyEpic, event: battle.Committed) -> TinyEpic:
    top = state.stack[-1]
    assert isinstance(top, Battle)
    return changed(state, stack=(*state.stack[:-1], top.answered(event.seat, event.cards)))


def _revealed(state: TinyEpic, event: battle.Revealed) -> TinyEpic:
    return _laid_out(state, event.seat, event.cards)


def _fought(state: TinyEpic, event: battle.Fought) -> TinyEpic:
    state = _traced(state, event.target, event.won)
    return _noted(state, "won" if event.won else "lost", event.defender, event.target)


def _withdrew(state: TinyEpic, event: battle.Withdrew) -> TinyEpic:
    return _noted(state, "left", event.side, event.target)


def _faced(state: TinyEpic, event: night.Faced) -> TinyEpic:
    if event.attacker != TREATY:
        return state
    state = _traced(state, event.target, event.won)
    return _noted(state, "won" if event.won else "lost", NIGHT, event.target)


def _traced(state: TinyEpic, target: str, won: bool) -> TinyEpic:
    """Whoever came to a place has fought there: the map tells how it went."""
    kind = "conquest" if won else "attack"
    trail = tuple(changed(one, kind=kind) if one.target == target else one for one in state.trail)
    return changed(state, trail=trail)


def _fled(state: TinyEpic, event: night.Fled) -> TinyEpic:
    return _noted(state, "left", TREATY, event.target) if event.attacker == TREATY else state


def _noted(state: TinyEpic, result: str, foe: str, ground: str) -> TinyEpic:
    """How the battle went, for the card that started it (TE-6.15, TE-6.17)."""
    places = [place for place, frame in enumerate(state.stack) if isinstance(frame, Playing | Deeds)]
    if not places:
        return state
    frame = state.stack[places[-1]]
    assert isinstance(frame, Playing | Deeds)
    noted = changed(frame, fought=(*frame.fought, result), foe=foe, ground=ground)
    return changed(state, stack=put(state.stack, places[-1], noted))


def _reopened(state: TinyEpic, event: battle.Reopened) -> TinyEpic:
    top = state.stack[-1]
    assert isinstance(top, Battle)
    return changed(state, stack=(*state.stack[:-1], top.reopened(event.seat)))


def _called_off(state: TinyEpic, _event: battle.CalledOff) -> TinyEpic:
    return changed(state, stack=state.stack[:-1])


# ── the stack ─────────────────────────────────────────────────────────────────────────────────────


def _opened(state: TinyEpic, event: flow.Opened) -> TinyEpic:
    return changed(state, stack=(*state.stack, event.frame))


def _altered(state: TinyEpic, event: flow.Altered) -> TinyEpic:
    return changed(state, stack=(*state.stack[:-1], event.frame))


def _closed(state: TinyEpic, _event: flow.Closed) -> TinyEpic:
    return changed(state, stack=state.stack[:-1])


def _unchanged(state: TinyEpic, _event: Event) -> TinyEpic:
    return state


def _lord(state: TinyEpic, seat: Seat, **fields: object) -> TinyEpic:
    return changed(state, lords=_lords(state, seat, **fields))


def _lords(state: TinyEpic, seat: Seat, **fields: object) -> tuple[Lord, ...]:
    return put(state.lords, seat, changed(state.lords[seat], **fields))


def _purse(state: TinyEpic, side: str, **fields: object) -> TinyEpic:
    return changed(state, purses={**state.purses, side: changed(state.purses[side], **fields)})


_FOLD: Mapping[type[Event], Callable[[TinyEpic, Any], TinyEpic]] = {
    rounds.HouseTaken: _house_taken,
    rounds.Mustered: _mustered,
    rounds.Rolled: _rolled,
    rounds.Drafted: _drafted,
    rounds.Turned: _turned,
    rounds.Placed: _placed,
    rounds.DiePassed: _die_passed,
    rounds.Passed: _unchanged,
    rounds.VengeanceTaken: _vengeance,
    rounds.RoundEnded: _round_ended,
    rounds.Left: _left,
    rounds.Ordered: _ordered,
    rounds.GoldSet: _gold_set,
    rounds.ScoreSet: _score_set,
    rounds.GameOver: _game_over,
    board.Moved: _moved,
    board.Allied: _allied,
    board.Paid: _paid,
    board.Scored: _scored,
    board.Hatched: _hatched,
    cards.Stacked: _stacked,
    cards.Drew: _drew,
    cards.Discarded: _discarded,
    cards.Shown: _shown,
    cards.TurnedUp: _turned_up,
    cards.Cleared: _cleared,
    cards.TakenBack: _taken_back,
    cards.SetAside: _set_aside,
    cards.PutBack: _put_back,
    cards.Kept: _kept,
    cards.Released: _released,
    battle.Attacked: _unchanged,
    battle.Committed: _committed,
    battle.Revealed: _revealed,
    battle.Fought: _fought,
    battle.Withdrew: _withdrew,
    battle.Reopened: _reopened,
    battle.CalledOff: _called_off,
    night.Confronted: _unchanged,
    night.Faced: _faced,
    night.Fled: _fled,
    **dead.FOLDS,
    of_rival.RivalCame: rival.came,
    of_rival.RivalStacked: rival.stacked,
    of_rival.RivalRolled: rival.rolled,
    of_rival.RivalGoes: _unchanged,
    of_rival.RivalIdle: _unchanged,
    of_rival.Braced: rival.braced,
    of_rival.Kindled: rival.kindled,
    of_rival.RivalDone: _unchanged,
    of_rival.Decided: _unchanged,
    flow.Opened: _opened,
    flow.Altered: _altered,
    flow.Closed: _closed,
    **exploring.FOLDS,
}
