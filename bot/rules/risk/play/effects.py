"""What the effect operations do: one small function each (RISK-27)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.rules.contract import RuleError, Seat
from bot.rules.kit.draft import Draft
from bot.rules.kit.stack import awaited
from bot.rules.risk.events.cards import Drew
from bot.rules.risk.events.effects import (
    ArmiesDestroyed,
    ArmiesMoved,
    ArmiesPlaced,
    Barred,
    CardsRevealed,
    CharacterLost,
    Enforced,
    GoldTaken,
    IncomeHalved,
    InvasionCancelled,
    MaesterDropped,
    MaesterStolen,
    Mourned,
    Mustered,
    PointsLost,
    Removing,
    SmallfolkHidden,
    SmallfolkRisen,
)
from bot.rules.risk.events.plays import CardCancelled, CardDieTurned
from bot.rules.risk.events.turn import UnitPlaced
from bot.rules.risk.events.war import DiceChanged
from bot.rules.risk.model import frames
from bot.rules.risk.model.actions import Reveal
from bot.rules.risk.model.board import NEUTRAL, board
from bot.rules.risk.model.library import LIBRARY, MAESTERS, THINGS, Effect
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.conditions import REVEALING, own_side
from bot.rules.risk.play.gold import ends_the_game, look, take
from bot.rules.risk.play.landing import fail
from bot.rules.risk.play.moment import refuse

SMALLFOLK = next(card.effect.armies for card in MAESTERS.values() if card.effect.op == "hidden_reserve")


def rollers(state: RiskState, play: frames.Play) -> tuple[Seat, ...]:
    """Who rolls a die for this card before it takes effect: its player, the opponents, or nobody."""
    effect = THINGS[play.card].effect
    if effect.target == "lowest_roller_among_opponents":
        return state.after(play.seat)
    rolls = effect.roll or effect.amount_by_roll or effect.amount in ("1d6", "up_to_1d6")
    return (play.seat,) if rolls else ()


def carry_out(draft: Draft[RiskState], play: frames.Play) -> None:
    """All operations of a card that was not cancelled, in their order."""
    for effect in THINGS[play.card].operations:
        if draft.state.result is None:
            OPERATIONS[effect.op](draft, play, effect)


def _invasion(draft: Draft[RiskState]) -> frames.Invasion:
    invasion = draft.state.invasion
    assert invasion is not None
    return invasion


# ── armies ────────────────────────────────────────────────────────────────────────────────────────


def _add_armies(draft: Draft[RiskState], play: frames.Play, effect: Effect) -> None:
    """RISK-27.9."""
    armies = play.dice[0] if effect.amount == "1d6" else effect.number
    if effect.where == "invaded_territory":
        places: tuple[str, ...] = (_invasion(draft).target,)
        draft.emit(ArmiesPlaced(seat=play.seat, territories=places, armies=armies))
    elif effect.where == "three_different_own_territories":
        mine = tuple(place for place in play.lands if draft.state.owner[place] == play.seat)
        draft.emit(ArmiesPlaced(seat=play.seat, territories=mine, armies=1))
    else:
        castles = board(draft.state.board).castles if effect.where == "own_castle" else ()
        held = board(draft.state.board).held(draft.state.owner, play.seat)
        bound = tuple(place for place in held if place in castles)
        draft.emit(Mustered(seat=play.seat, armies=armies, places=bound))


def _move_armies(draft: Draft[RiskState], play: frames.Play, _effect: Effect) -> None:
    """RISK-27.10, RISK-22.8."""
    source = _invasion(draft).target
    armies = draft.state.armies[source] - 1
    if armies > 0:
        draft.emit(ArmiesMoved(seat=play.seat, source=source, target=play.target, armies=armies))


def _destroy_armies(draft: Draft[RiskState], play: frames.Play, effect: Effect) -> None:
    """RISK-27.11."""
    assert effect.where is not None
    _DESTROY[effect.where](draft, play, effect)


def _destroy_committed(draft: Draft[RiskState], play: frames.Play, effect: Effect) -> None:
    """RISK-22.7: committed armies alone, and all of them if it must be."""
    battle, source = draft.state.battle, _invasion(draft).source
    assert battle is not None
    if effect.amount_by_roll:
        armies = effect.amount_by_roll[str(play.dice[0])]
    else:
        armies = battle.dice if effect.amount == "all" else int(play.target)
    armies = min(armies, battle.dice)
    draft.emit(ArmiesDestroyed(by_seat=play.seat, territories=(source,), armies=(armies,), committed=True))


def _destroy_both(draft: Draft[RiskState], play: frames.Play, _effect: Effect) -> None:
    """RISK-22.23."""
    invasion = _invasion(draft)
    places = (invasion.source, invasion.target)
    wanted = [int(part) for part in play.target.split("-")]
    armies = tuple(
        min(number, draft.state.armies[place] - 1) for number, place in zip(wanted, places, strict=True)
    )
    draft.emit(ArmiesDestroyed(by_seat=play.seat, territories=places, armies=armies))


def _destroy_near(draft: Draft[RiskState], play: frames.Play, _effect: Effect) -> None:
    """RISK-22.20: up to the number rolled, decided now."""
    most = min(play.dice[0], draft.state.armies[play.target] - 1)
    if most > 0 and draft.state.owner[play.target] not in (NEUTRAL, play.seat):
        queue = (play.seat,)
        draft.emit(Removing(card=play.card, by_seat=play.seat, queue=queue, place=play.target, most=most))


def _destroy_revealed(draft: Draft[RiskState], play: frames.Play, effect: Effect) -> None:
    """RISK-22.10: the cards turned up say where; opponents alone lose armies."""
    cards = take(draft, "territory", REVEALING[str(effect.where)])
    if ends_the_game(draft, play.seat, cards):
        return
    draft.emit(CardsRevealed(cards=cards))
    state, places = draft.state, set(cards)
    if effect.where == "each_opponent_territory_in_revealed_region":
        regions = board(state.board).regions
        places = {place for one in regions if one.territories & places for place in one.territories}
    hit = [
        place
        for place in board(state.board).in_order(places)
        if state.owner[place] not in (NEUTRAL, play.seat) and state.armies[place] > 1
    ]
    half = effect.amount == "half_down"
    armies = tuple(state.armies[place] // 2 if half else effect.number for place in hit)
    draft.emit(ArmiesDestroyed(by_seat=play.seat, territories=tuple(hit), armies=armies))


def _destroy_by_choice(draft: Draft[RiskState], play: frames.Play, effect: Effect) -> None:
    """RISK-22.11: opponents in turn order, as many times round as armies are asked for; then the user."""
    queue = draft.state.after(play.seat) * effect.number
    own = sum(one.number for one in effect.also if one.where == "own_choice")
    queue = (*queue, *(play.seat,) * own)
    draft.emit(Removing(card=play.card, by_seat=play.seat, queue=queue, place=None, most=1))


def _nothing(_draft: Draft[RiskState], _play: frames.Play, _effect: Effect) -> None:
    """What was done together with the operation before it."""


_DESTROY: dict[str, Callable[[Draft[RiskState], frames.Play, Effect], None]] = {
    "committed_attackers": _destroy_committed,
    "attacking_and_defending_territory": _destroy_both,
    "adjacent_opponent_territory": _destroy_near,
    "revealed_opponent_territories": _destroy_revealed,
    "each_opponent_territory_in_revealed_region": _destroy_revealed,
    "each_opponent_choice": _destroy_by_choice,
    "own_choice": _nothing,
}


# ── what lasts ────────────────────────────────────────────────────────────────────────────────────


def _enforce(draft: Draft[RiskState], play: frames.Play, effect: Effect) -> None:
    """RISK-27.1 to RISK-27.3, RISK-27.7, RISK-27.8, RISK-27.13, RISK-27.23."""
    place = None
    if effect.lasts == "turn" and effect.op == "add_all_dice":
        place = _invasion(draft).target
    if effect.op == "capture_character":
        place = play.target
    draft.emit(
        Enforced.model_validate(
            {
                "seat": play.seat,
                "card": play.card,
                "op": effect.op,
                "amount": effect.number,
                "lasts": effect.lasts or "turn",
                "place": place,
            }
        )
    )


def _forbid_invasion(draft: Draft[RiskState], play: frames.Play, effect: Effect) -> None:
    """RISK-27.16."""
    place = _invasion(draft).target if effect.scope == "this_territory" else None
    draft.emit(Barred(seat=play.seat, card=play.card, place=place, lifts=effect.until is not None))


def _cancel_invasion(draft: Draft[RiskState], _play: frames.Play, _effect: Effect) -> None:
    """RISK-27.17, MITCHELL-9.3."""
    open_one = _invasion(draft)
    if open_one.landing is not None:
        fail(draft, open_one, stopped=True)
        return
    draft.emit(InvasionCancelled(seat=open_one.seat, source=open_one.source, target=open_one.target))


def _cancel_maester(draft: Draft[RiskState], _play: frames.Play, _effect: Effect) -> None:
    """RISK-27.18: the card below the window in which this one was played."""
    announced = draft.state.stack[-2]
    assert isinstance(announced, frames.Play)
    draft.emit(CardCancelled(card=announced.card))


def _double_costs(draft: Draft[RiskState], play: frames.Play, _effect: Effect) -> None:
    """RISK-22.13."""
    draft.emit(Mourned(seat=play.seat))


def _halve_income(draft: Draft[RiskState], _play: frames.Play, _effect: Effect) -> None:
    """RISK-22.12."""
    active = draft.state.active
    assert active is not None
    draft.emit(IncomeHalved(seat=active))


# ── dice ──────────────────────────────────────────────────────────────────────────────────────────


def _set_die_max(draft: Draft[RiskState], play: frames.Play, _effect: Effect) -> None:
    """RISK-27.4."""
    window = draft.state.stack[-1]
    if isinstance(window, frames.Window) and window.name == "after_any_own_roll":
        draft.emit(CardDieTurned(seat=play.seat, face=6))
        return
    side = own_side(draft.state, play.seat)
    faces, kinds = _dice(draft, side)
    place = int(play.target) - 1
    _show(draft, side, {place: kinds[place]}, faces)


def _reroll_opponent_die(draft: Draft[RiskState], play: frames.Play, _effect: Effect) -> None:
    """RISK-27.5."""
    _reroll(draft, 1 - own_side(draft.state, play.seat), [int(play.target) - 1])


def _reroll_own_dice(draft: Draft[RiskState], play: frames.Play, _effect: Effect) -> None:
    """RISK-27.6."""
    _reroll(draft, own_side(draft.state, play.seat), [int(part) - 1 for part in play.target.split("+")])


def _dice(draft: Draft[RiskState], side: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    battle = draft.state.battle
    assert battle is not None
    if side:
        return battle.defence, battle.defence_kinds
    return battle.attack, battle.attack_kinds


def _reroll(draft: Draft[RiskState], side: int, places: Iterable[int]) -> None:
    faces, kinds = _dice(draft, side)
    _show(draft, side, {place: draft.chance.roll("reroll", kinds[place])[0] for place in places}, faces)


def _show(draft: Draft[RiskState], side: int, new: dict[int, int], faces: tuple[int, ...]) -> None:
    dice = tuple(new.get(place, face) for place, face in enumerate(faces))
    draft.emit(DiceChanged(side=side, dice=dice))


# ── cards, gold, Characters ───────────────────────────────────────────────────────────────────────


def _draw_territory(draft: Draft[RiskState], play: frames.Play, _effect: Effect) -> None:
    """RISK-20.2."""
    draw(draft, play.seat)


def draw(draft: Draft[RiskState], seat: Seat) -> None:
    """One territory card from the top (RISK-20.3, RISK-20.4, RISK-8.9)."""
    cards = take(draft, "territory", 1)
    if cards and not ends_the_game(draft, seat, cards):
        draft.emit(Drew(seat=seat, card=cards[0]))


def _peek_choose(draft: Draft[RiskState], play: frames.Play, effect: Effect) -> None:
    """RISK-27.12."""
    if effect.deck == "maester":
        look(draft, play.seat, "maester", LIBRARY.maester_buy_cost)
    else:
        look(draft, play.seat, "territory")


def _victims(draft: Draft[RiskState], play: frames.Play, effect: Effect) -> Iterable[Seat]:
    """The opponent named, or all."""
    return (int(play.target),) if effect.target == "one_opponent" else draft.state.after(play.seat)


def _any_maester(draft: Draft[RiskState], seat: Seat, why: str) -> str | None:
    """A Maester card out of a hand, each equally likely (RISK-27.14)."""
    hand = draft.state.court.maesters[seat]
    return hand[draft.chance.roll(why, len(hand))[0] - 1] if hand else None


def _discard_maester(draft: Draft[RiskState], play: frames.Play, effect: Effect) -> None:
    for seat in _victims(draft, play, effect):
        card = _any_maester(draft, seat, "discard")
        if card is not None:
            draft.emit(MaesterDropped(seat=seat, card=card))


def _steal_maester(draft: Draft[RiskState], play: frames.Play, effect: Effect) -> None:
    for seat in _victims(draft, play, effect):
        card = _any_maester(draft, seat, "steal")
        if card is not None:
            draft.emit(MaesterStolen(from_seat=seat, seat=play.seat, card=card))


def _steal_gold(draft: Draft[RiskState], play: frames.Play, effect: Effect) -> None:
    """RISK-27.15; with a trigger it waits for the conquest."""
    if effect.trigger is not None:
        _enforce(draft, play, effect)
        return
    for seat in draft.state.after(play.seat):
        gold = min(effect.number, draft.state.court.gold[seat])
        draft.emit(GoldTaken(from_seat=seat, seat=play.seat, gold=gold))


def _pay_gold(draft: Draft[RiskState], play: frames.Play, effect: Effect) -> None:
    gold = min(effect.number, draft.state.court.gold[play.seat])
    invasion = _invasion(draft)
    invader = invasion.seat if invasion.landing is None else invasion.caller
    draft.emit(GoldTaken(from_seat=play.seat, seat=invader, gold=gold))


def _kill_character(draft: Draft[RiskState], play: frames.Play, effect: Effect) -> None:
    """RISK-27.20."""
    if play.dice and play.dice[0] < effect.success_at:
        return
    if draft.state.court.characters.get(play.target) != "lost":
        draft.emit(CharacterLost(character=play.target))


def _lose_vp(draft: Draft[RiskState], play: frames.Play, effect: Effect) -> None:
    """RISK-22.17: of those who are still in the game."""
    rolled = {
        seat: die for seat, die in zip(play.rollers, play.dice, strict=True) if seat not in draft.state.out
    }
    low = min(rolled.values())
    seats = tuple(seat for seat, die in rolled.items() if die == low)
    draft.emit(PointsLost(seats=seats, points=effect.number))


def _add_unit(draft: Draft[RiskState], play: frames.Play, effect: Effect) -> None:
    """RISK-27.19."""
    if draft.state.owner[play.target] == play.seat:
        draft.emit(UnitPlaced(seat=play.seat, territory=play.target, unit=str(effect.unit)))


def _hidden_reserve(draft: Draft[RiskState], play: frames.Play, _effect: Effect) -> None:
    """RISK-22.15."""
    cards = take(draft, "territory", 1)
    if cards and not ends_the_game(draft, play.seat, cards):
        draft.emit(SmallfolkHidden(seat=play.seat, card=cards[0]))


def revealable(state: RiskState, seat: Seat) -> tuple[str, ...]:
    """The smallfolk of `seat` that may rise now: in its own turn, between two actions (RISK-22.15)."""
    if not _between(state, seat):
        return ()
    waiting = [one.card for one in state.court.smallfolk if one.seat == seat]
    return tuple(card for card in waiting if state.owner.get(card) == seat)


def _between(state: RiskState, seat: Seat) -> bool:
    """Whether `seat` is between two actions of its own turn."""
    top = state.top
    own = state.active == seat and seat in awaited(state)
    return own and top is not None and top.kind in ("turn", "muster", "invasion")


def reveal(draft: Draft[RiskState], seat: Seat, action: Reveal) -> None:
    """RISK-22.15."""
    if action.card not in revealable(draft.state, seat):
        top, own = draft.state.top, draft.state.active == seat
        if (
            top is None
            or top.secret
            or top.asks(draft.state) != (seat,)
            or (own and not _between(draft.state, seat))
        ):
            refuse(draft.state, seat, "RISK-22.15")
        raise RuleError("RISK-22.15", "risk-no-reveal")
    draft.emit(SmallfolkRisen(seat=seat, card=action.card, armies=SMALLFOLK))


OPERATIONS: dict[str, Callable[[Draft[RiskState], frames.Play, Effect], None]] = {
    "add_all_dice": _enforce,
    "add_highest_die": _enforce,
    "replace_d8": _enforce,
    "reroll_ones": _enforce,
    "win_ties": _enforce,
    "extra_maneuver": _enforce,
    "free_maneuver_timing": _enforce,
    "extra_targets": _enforce,
    "capture_character": _enforce,
    "set_die_max": _set_die_max,
    "reroll_opponent_die": _reroll_opponent_die,
    "reroll_own_dice": _reroll_own_dice,
    "add_armies": _add_armies,
    "move_armies": _move_armies,
    "destroy_armies": _destroy_armies,
    "draw_territory": _draw_territory,
    "peek_choose": _peek_choose,
    "discard_maester": _discard_maester,
    "steal_maester": _steal_maester,
    "steal_gold": _steal_gold,
    "pay_gold": _pay_gold,
    "forbid_invasion": _forbid_invasion,
    "cancel_invasion": _cancel_invasion,
    "cancel_maester": _cancel_maester,
    "add_unit": _add_unit,
    "kill_character": _kill_character,
    "lose_vp": _lose_vp,
    "double_costs": _double_costs,
    "halve_income": _halve_income,
    "hidden_reserve": _hidden_reserve,
}
