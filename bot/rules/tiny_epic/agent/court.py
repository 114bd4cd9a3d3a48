"""How the sensible agent recruits, whispers, plots and plays events."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.rules.contract import Action, Seat
from bot.rules.tiny_epic import actions
from bot.rules.tiny_epic.agent import dead, war, worth
from bot.rules.tiny_epic.cards.effects import playable
from bot.rules.tiny_epic.legal import control, dragons, plots, recruits, units, whispers
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.army import TOKEN, Force, strength
from bot.rules.tiny_epic.model.facts import CARDS
from bot.rules.tiny_epic.model.state import TinyEpic

Valued = tuple[float, Action]
NOTHING: Valued = (0.0, actions.Pass())

GOOD_CARD = 4
"""Strength from which a card is kept for a battle."""
FRESH, DRAWN = 0.1, 0.3
"""Of another card instead of one that is thrown away, and of one more."""
SECOND = 0.8
"""Of a second unit by the same action: gold may be short, or places."""
OPENED, OPENED_TREATY = 0.6, 0.2
"""Of another open space of the Force Track; the Treaty has no gold of it."""
SPENT = 0.05
"""Of each point of strength of a card that is used for something else than a battle."""

GUARDED = 0.1
"""Of each point of strength beside an Egg."""

STEPS = {
    "plot": 1.0, "whisper": 0.5, "event": 0.3, "eliminate": 0.6, "retreat_all": 0.6,
    "capture_token": 1.0, "ally_return": -0.7, "ally_take": 0.8, "ally_give": -0.7, "ally_swap": 0.4,
    "ally_take_random": 0.6, "ally_take_from_map": 0.8, "remove_from_ally_pool": 0.5, "alliance_now": 2.0,
    "steal_gold": 0.5, "gain_gold_per": 0.6, "gain_vp_per": 1.0, "gain_gold_if": 0.3, "gold_to_max": 0.8,
    "gain_gold_if_no_battle": 0.2, "buy_vp": 0.4, "draw_cards": 0.4, "keep_in_play": 0.5,
    "kl_controller_lose_gold_or_retreat": 0.5,
}  # fmt: skip
"""What a step of a card is worth on average, where its numbers do not say."""


def recruiting(state: TinyEpic, seat: Seat, op: ops.Recruit) -> Valued:
    """The unit that is worth most for its price, where it is needed most."""
    prices = recruits.prices(state, seat, op)
    found = [
        (
            _unit(state, seat, unit) - worth.gold(state) * price + _muster(state, seat, place, unit),
            unit,
            place,
        )
        for unit, price in prices.items()
        if (place := _place(state, seat, op, unit))
    ]
    if not found:
        return NOTHING
    value, unit, place = max(found)
    return value + _another(state, seat, op, prices, found, unit), actions.Recruit(unit=unit, domain=place)


def _another(
    state: TinyEpic,
    seat: Seat,
    op: ops.Recruit,
    prices: Mapping[str, int],
    found: Sequence[tuple[float, str, str]],
    first: str,
) -> float:
    """What a second unit of the same action would bring besides."""
    left = state.purse(seat).gold - prices[first]
    values = (
        value for value, unit, _ in found if prices[unit] <= left and (unit != first or first not in CARDS)
    )
    return SECOND * max(0.0, max(values, default=0.0)) if op.max_units > 1 else 0.0


def whispering(state: TinyEpic, seat: Seat) -> Valued:
    """Throws away for gold what is no good in a battle, as far as the gold has room."""
    if not whispers.possible(state, seat):
        return NOTHING
    hand = sorted(state.lords[seat].hand, key=lambda card: CARDS[card].battle.value)
    room = control.most_gold(state, state.side(seat)) - state.purse(seat).gold
    poor = [card for card in hand if not _good(state, card)][: max(0, room)]
    low = whispers.fewest(state, seat)
    cards = tuple(poor if len(poor) >= low else hand[:low])
    gold = worth.gold(state) * min(len(cards), room)
    drawn = whispers.HAND_LIMIT - len(hand)
    if state.options.treaty:
        new = dead.fresh(state, seat, len(cards), len(cards) + drawn) - dead.spent(state, seat, cards)
    else:
        new = FRESH * len(cards) + DRAWN * drawn
    return gold + new, actions.Whisper(cards=cards)


def _good(state: TinyEpic, card: str) -> bool:
    """Whether a card is kept for a battle: Conscripts of all the Treaty's are the best there are."""
    icon = CARDS[card].battle
    return icon.value >= GOOD_CARD or (state.options.treaty and icon.kind == "conscripts")


def plotting(state: TinyEpic, seat: Seat, op: ops.Plot) -> Valued:
    """The best shield of a card in hand."""
    cards = plots.cards(state, seat, op)
    found = (
        (value - _spent(state, seat, card), action)
        for card in cards
        for value, action in shields(state, seat, op, card, CARDS[card].shields)
    )
    return max(found, key=_value, default=NOTHING)


def _spent(state: TinyEpic, seat: Seat, card: str) -> float:
    """What is lost for battles with a card that is used for something else."""
    return dead.spent(state, seat, (card,)) if state.options.treaty else SPENT * CARDS[card].battle.value


def shields(state: TinyEpic, seat: Seat, op: ops.Plot, card: str, left: tuple[str, ...]) -> Iterator[Valued]:
    """What each of the shields `left` would bring."""
    for shield in plots.shields(state, seat, op, left):
        for target in plots.targets(state, seat, op, shield):
            price = worth.gold(state) * plots.cost(state, seat, op, shield, target)
            if target == plots.WALKER:
                value = worth.lurking(state)
            elif target in state.purses:
                value = worth.denial(state, seat, target, shield)
            else:
                value = worth.token(state, seat, target)
            yield value - price, actions.Plot(card=card, shield=shield, target=target)


def playing(state: TinyEpic, seat: Seat, following: bool) -> Valued:
    """The card whose event brings most."""
    found = (
        (_event(state, seat, card, following), actions.PlayEvent(card=card))
        for card in playable(state, seat, following)
    )
    return max(found, key=_value, default=NOTHING)


def _value(valued: Valued) -> float:
    return valued[0]


def _unit(state: TinyEpic, seat: Seat, unit: str) -> float:
    """An own Power Token opens a space of the Force Track besides; it does so every round to come."""
    more = worth.TREATY_MORE if state.options.treaty else 0.0
    if unit in CARDS:
        return worth.HERO + more
    space = OPENED_TREATY if state.options.treaty else OPENED
    return worth.TOKEN + more + (space if unit == state.lords[seat].house else 0.0)


def _muster(state: TinyEpic, seat: Seat, place: str, unit: str) -> float:
    if not state.options.treaty:
        return 0.0
    return 0.5 * dead.mustering(state, seat, place) + dead.reinforcing(state, place, *units.read(state, unit))


def _place(state: TinyEpic, seat: Seat, op: ops.Recruit, unit: str) -> str:
    """Where foes are near and few of one's own."""
    places = recruits.places(state, seat, op, unit)
    return max(places, key=lambda place: _need(state, seat, place, unit), default="")


def _need(state: TinyEpic, seat: Seat, place: str, unit: str) -> float:
    if state.options.treaty:
        return _muster(state, seat, place, unit) + 0.05 * len(state.links[place])
    threats = (
        strength(control.here(state, n)) for n in state.links[place] if control.hostile(state, seat, n)
    )
    free = any(not control.here(state, near) for near in state.links[place])
    return (
        max(threats, default=0)
        + free
        + worth.domain(state, seat, place)
        - strength(control.mine(state, seat, place))
    )


def _event(state: TinyEpic, seat: Seat, card: str, following: bool) -> float:
    steps = sum(_step(state, seat, op, following) for op in CARDS[card].steps)
    return steps - _spent(state, seat, card)


def _step(state: TinyEpic, seat: Seat, op: ops.AnyOp, following: bool) -> float:
    """What a step of a card brings; an action as much as it would bring now."""
    match op:
        case ops.GainGold(n=n, if_following=less):
            return worth.gold(state) * (n if less is None or not following else less)
        case ops.PayGold(n=n) | ops.OthersGainGold(n=n):
            return -worth.gold(state) * n
        case ops.GainVp(n=n):
            return n
        case ops.LoseVp(n=n):
            return -n
        case ops.Eliminate(owner="self"):
            return -1.0
        case ops.Movement():
            move = war.best_move(state, seat, op)
            return move.value if move is not None else 0.0
        case ops.Recruit():
            return recruiting(state, seat, op)[0]
        case ops.PlaceEggs():
            many = min(len(dragons.supply(state)), state.purse(seat).gold // state.options.egg_cost)
            nests = (_nest(state, seat, one) for one in control.domains(state, seat))
            return many * max(nests, default=0.0)
        case ops.KlControllerLoseGoldOrRetreat() if control.throne(state) == state.side(seat):
            return -STEPS[op.op]
    return STEPS.get(op.op, 0.0)


def choice(state: TinyEpic, seat: Seat, op: ops.AnyOp, what: str) -> float:
    """What one choice for a step of a card is worth."""
    parts = what.split(":")
    own = control.houses(state, seat)
    if op.op == "place_eggs":
        return _nest(state, seat, what)
    match parts:
        case [number] if number.isdigit():
            return float(number)
        case [house] if house in state.np and op.op in ("ally_return", "ally_give"):
            return worth.denial(state, seat, state.side(seat), house)
        case [house] if house in state.np:
            return worth.token(state, seat, house)
        case [side, house] if side in state.purses:
            return worth.denial(state, seat, side, house)
        case [side, house, given] if side in state.purses:
            return worth.token(state, seat, house) + worth.denial(state, seat, state.side(seat), given)
        case ["give", side, house]:
            return worth.denial(state, seat, state.side(seat), house) - worth.denial(state, seat, side, house)
        case [_, house, unit]:
            value = worth.TOKEN if unit == "token" else worth.HERO
            return -value if house in own else value
    return 0.0


def _nest(state: TinyEpic, seat: Seat, domain: str) -> float:
    """What an Egg is worth beside those who stand there, its price paid: the stronger, the safer."""
    guard = strength(control.mine(state, seat, domain))
    value = worth.egg(state) - worth.gold(state) * state.options.egg_cost + GUARDED * guard
    if state.options.treaty:
        value += dead.reinforcing(state, domain, units.DRAGON_HOUSE, Force(dragons=dragons.supply(state)[:1]))
    return value


def loss(state: TinyEpic, unit: str) -> tuple[bool, int]:
    """Which unit is missed least: a Power Token, of the house with most of them on the map."""
    return unit in CARDS, -control.total(state, unit) if unit in state.stock else TOKEN.size
