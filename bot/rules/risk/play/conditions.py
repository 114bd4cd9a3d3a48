"""Under what condition and at whom a Character or card may be used (RISK-21.3, RISK-22.21)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.rules.contract import Seat
from bot.rules.risk.model import frames
from bot.rules.risk.model.board import HAND_LIMIT, NEUTRAL, board
from bot.rules.risk.model.library import CHARACTERS, MAESTERS, OF_HOUSE, Effect, PlayableCard
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.moment import may_draw

ONE_OF_TWO = ("1", "2", "1+2")
"""Which of one's dice are rolled again: a defender has two at most."""
SPREAD = 3
"""Territories among which Preparing for War spreads its armies."""
REVEALING = {"revealed_opponent_territories": 2, "each_opponent_territory_in_revealed_region": 1}
"""How many territory cards are turned up to say where armies are lost (RISK-22.10)."""
UP_TO = 2
"""The most armies where a card says up to two."""


def living(state: RiskState) -> tuple[str, ...]:
    """All Characters still in the game, in House order."""
    return tuple(who for who, how in state.court.characters.items() if how != "lost")


def of_seat(state: RiskState, seat: Seat) -> tuple[str, ...]:
    """The Characters of the House of `seat`, if they are in play."""
    there = state.court.characters
    return tuple([who for who in OF_HOUSE.get(state.houses[seat], ()) if who in there])


def free(state: RiskState, seat: Seat) -> tuple[str, ...]:
    """The living Characters of `seat` that nobody holds."""
    court = state.court
    return tuple(
        who for who in of_seat(state, seat) if court.characters[who] != "lost" and who not in court.captives
    )


def sites(state: RiskState, place: str, kinds: tuple[str, ...]) -> bool:
    """Whether `place` has any of these: `castle`, `port`."""
    here = board(state.board)
    return ("castle" in kinds and place in here.castles) or ("port" in kinds and place in here.ports)


def linked_prey(state: RiskState, seat: Seat) -> tuple[str, ...]:
    """Opponents' territories next to one's own with two or more armies (RISK-22.20)."""
    here = board(state.board)
    near = {other for place in here.held(state.owner, seat) for other in here.links[place]}
    prey = [place for place in near if state.owner[place] not in (seat, NEUTRAL) and state.armies[place] > 1]
    return here.in_order(prey)


# ── requires ──────────────────────────────────────────────────────────────────────────────────────


def _target(state: RiskState) -> str:
    invasion = state.invasion
    assert invasion is not None
    return invasion.target


def _conquered(state: RiskState, kinds: tuple[str, ...] | None) -> int:
    turn = state.current
    taken = set(turn.conquests) if turn else set()
    return sum(1 for place in taken if kinds is None or sites(state, place, kinds))


def _held(state: RiskState, seat: Seat) -> tuple[str, ...]:
    return board(state.board).held(state.owner, seat)


def _defender(state: RiskState, seat: Seat, wanted: str) -> bool:
    """`player`, or `third_player`: neither neutral nor the user's own."""
    holder = state.owner[_target(state)]
    return holder != NEUTRAL and (wanted == "player" or holder != seat)


REQUIRES: dict[str, Callable[[RiskState, Seat, Any], bool]] = {
    "target_armies": lambda state, _, n: state.armies[_target(state)] == n,
    "target_armies_at_least": lambda state, _, n: state.armies[_target(state)] >= n,
    "target_has_any": lambda state, _, kinds: sites(state, _target(state), kinds),
    "opponent_with_maester_card": lambda state, seat, _: any(
        state.court.maesters[other] for other in state.after(seat)
    ),
    "opponent_with_gold": lambda state, seat, _: any(state.court.gold[other] for other in state.after(seat)),
    "conquered_this_turn_at_most": lambda state, _, n: _conquered(state, None) <= n,
    "own_castles_at_least": lambda state, seat, n: (
        len(board(state.board).castles.intersection(_held(state, seat))) >= n
    ),
    "own_ports_at_least": lambda state, seat, n: (
        len(set(board(state.board).ports).intersection(_held(state, seat))) >= n
    ),
    "own_gold_at_least": lambda state, seat, n: state.court.gold[seat] >= n,
    "own_territories_at_least": lambda state, seat, n: len(_held(state, seat)) >= n,
    "linked_opponent_territory_armies_at_least": lambda state, seat, _: bool(linked_prey(state, seat)),
    "living_character_of": lambda state, seat, whose: any(
        whose == "anyone" or who not in of_seat(state, seat) for who in living(state)
    ),
    "free_character_of": lambda state, _, __: bool(free(state, state.owner[_target(state)])),
    "defender": _defender,
}


def meets(state: RiskState, seat: Seat, thing: PlayableCard) -> bool:
    """Whether the condition of `thing` holds: public facts alone decide it (RISK-26.4)."""
    for name in thing.requires.model_fields_set:
        value = getattr(thing.requires, name)
        if name == "conquered_this_turn_at_least":
            if _conquered(state, thing.requires.each_has_any) < value:
                return False
        elif name in REQUIRES and not REQUIRES[name](state, seat, value):
            return False
    return True


# ── targets ───────────────────────────────────────────────────────────────────────────────────────


def targets(state: RiskState, seat: Seat, thing: PlayableCard) -> tuple[str, ...] | None:
    """What the user has to choose from, likeliest first; None where there is nothing to choose (RISK-22.22)."""
    find = _TARGETS.get(thing.effect.op)
    return find(state, seat, thing.effect) if find else None


def _opponents(state: RiskState, seat: Seat, effect: Effect) -> tuple[str, ...] | None:
    if effect.target != "one_opponent":
        return None
    hands = state.court.maesters
    with_cards = [other for other in state.after(seat) if hands[other]]
    return tuple(str(other) for other in sorted(with_cards, key=lambda other: -len(hands[other])))


def _victims(state: RiskState, seat: Seat, _effect: Effect) -> tuple[str, ...]:
    """Opponents' Characters; one's own too for a card that may name any, but last."""
    mine = of_seat(state, seat)
    others = sorted((who for who in living(state) if who not in mine), key=lambda who: -CHARACTERS[who].cost)
    own = [who for who in living(state) if who in mine] if _effect.target == "any_character" else []
    return (*others, *own)


def _captives(state: RiskState, _seat: Seat, _effect: Effect) -> tuple[str, ...]:
    holder = state.owner[_target(state)]
    found = free(state, holder) if holder != NEUTRAL else ()
    return tuple(sorted(found, key=lambda who: -CHARACTERS[who].cost))


def by_danger(state: RiskState, seat: Seat) -> tuple[str, ...]:
    """One's own territories, those with most opposing armies before them first."""
    here = board(state.board)
    danger = {
        place: sum(state.armies[near] for near in here.opposing(state.owner, place))
        for place in _held(state, seat)
    }
    return tuple(sorted(danger, key=lambda place: -danger[place]))


def _own(state: RiskState, seat: Seat, _effect: Effect) -> tuple[str, ...]:
    return by_danger(state, seat)


def _refuge(state: RiskState, seat: Seat, _effect: Effect) -> tuple[str, ...]:
    return tuple(place for place in by_danger(state, seat) if place != _target(state))


def _prey(state: RiskState, seat: Seat, effect: Effect) -> tuple[str, ...] | None:
    match effect.where:
        case "adjacent_opponent_territory":
            return tuple(sorted(linked_prey(state, seat), key=lambda place: -state.armies[place]))
        case "committed_attackers" if effect.amount == "up_to_2":
            battle = state.battle
            most = min(UP_TO, battle.dice) if battle else 0
            return tuple(map(str, range(most, -1, -1)))
        case "attacking_and_defending_territory":
            invasion = state.invasion
            assert invasion is not None
            here = min(UP_TO, state.armies[invasion.source] - 1)
            there = min(UP_TO, state.armies[invasion.target] - 1)
            return tuple(f"{a}-{d}" for a in range(here, -1, -1) for d in range(there, -1, -1))
    return None


def own_side(state: RiskState, seat: Seat) -> int:
    """0 where `seat` attacks, 1 where it defends."""
    invasion = state.invasion
    return 0 if invasion is not None and invasion.seat == seat else 1


def _faces(state: RiskState, side: int) -> list[tuple[int, int, str]]:
    """The dice of a side: face, kind and place, counted from 1."""
    battle = state.battle
    if battle is None:
        return []
    faces, kinds = (battle.defence, battle.defence_kinds) if side else (battle.attack, battle.attack_kinds)
    return [(face, kind, str(place + 1)) for place, (face, kind) in enumerate(zip(faces, kinds, strict=True))]


def _die(state: RiskState, seat: Seat, _effect: Effect) -> tuple[str, ...] | None:
    """One of one's own dice; a die rolled for a card is the only one."""
    if any(isinstance(frame, frames.Play) and frame.dice for frame in state.stack):
        return None
    dice = sorted(_faces(state, own_side(state, seat)), key=lambda die: die[0] - die[1])
    return tuple(place for _, __, place in dice)


def _other_die(state: RiskState, seat: Seat, _effect: Effect) -> tuple[str, ...]:
    dice = sorted(_faces(state, 1 - own_side(state, seat)), key=lambda die: -die[0])
    return tuple(place for _, __, place in dice)


def _some_dice(state: RiskState, seat: Seat, _effect: Effect) -> tuple[str, ...]:
    dice = _faces(state, own_side(state, seat))
    return ONE_OF_TWO if len(dice) > 1 else ONE_OF_TWO[: len(dice)]


_TARGETS: dict[str, Callable[[RiskState, Seat, Effect], tuple[str, ...] | None]] = {
    "discard_maester": _opponents,
    "steal_maester": _opponents,
    "kill_character": _victims,
    "capture_character": _captives,
    "add_unit": _own,
    "move_armies": _refuge,
    "destroy_armies": _prey,
    "set_die_max": _die,
    "reroll_opponent_die": _other_die,
    "reroll_own_dice": _some_dice,
}


# ── what stands in the way besides ────────────────────────────────────────────────────────────────


def _draws(thing: PlayableCard) -> bool:
    """Whether it draws a territory card, or chooses between two (RISK-20.2)."""
    return thing.effect.op == "draw_territory" or thing.effect.deck == "territory"


def full_hand(state: RiskState, seat: Seat, thing: PlayableCard) -> bool:
    """Whether it would draw a card for which there is no room (RISK-20.2)."""
    return _draws(thing) and len(state.hands[seat]) >= HAND_LIMIT


def in_vain(state: RiskState, seat: Seat, thing: PlayableCard) -> bool:
    """Whether `thing` has nothing to work on (RISK-22.21)."""
    effect, court = thing.effect, state.court
    if _draws(thing):
        return not (state.deck or state.discard) or (effect.deck == "territory" and not may_draw(state))
    if effect.op == "lose_vp":
        return not any(court.points[other] for other in state.after(seat))
    if effect.deck == "maester":
        return not (court.maester_deck or court.maester_discard)
    if effect.op == "hidden_reserve" or effect.where in REVEALING:
        return not (state.deck or state.discard)
    if effect.op == "steal_gold" and effect.trigger is not None:
        return not _gold_to_take(state, seat, effect)
    if effect.where == "each_opponent_choice":
        others = (place for place, owner in state.owner.items() if owner not in (seat, NEUTRAL))
        return all(state.armies[place] < 2 for place in others)
    return False


def _gold_to_take(state: RiskState, seat: Seat, effect: Effect) -> bool:
    """Whether those who may be robbed have any; what is neutral has none, and may be raided in vain (RISK-16.5)."""
    if effect.trigger != "conquer_this_territory":
        return any(state.court.gold[other] for other in state.after(seat))
    holder = state.owner[_target(state)]
    return holder == NEUTRAL or state.court.gold[holder] > 0


def elsewhere(state: RiskState, card: str) -> bool:
    """Whether all copies of a Maester card are known to be somewhere else than in a hand (RISK-26.4)."""
    shown = sum(1 for one in state.court.maester_discard if one == card)
    shown += sum(1 for frame in state.stack if isinstance(frame, frames.Play) and frame.card == card)
    return shown >= MAESTERS[card].copies
