"""What may stand in the fields of the actions that a Dominion adds, from what the viewer may know."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from bot.rules.contract import Amount, Candidates, Choice, Pick, Several, Text
from bot.rules.risk.model.frames import Choosing, Keep, Removal
from bot.rules.risk.model.library import OBJECTIVES, THINGS, Thing
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.claiming import OBJECTIVES_KEPT, claimable
from bot.rules.risk.play.conditions import battle_of, by_danger, own_side, targets
from bot.rules.risk.play.effects import removable, revealable
from bot.rules.risk.play.gold import RANSOM, cost, ransomable
from bot.rules.risk.play.objectives import scorable
from bot.rules.risk.play.plays import lands, playable
from bot.rules.risk.play.powers import holder
from bot.rules.risk.play.reactions import ORDERS, subjects
from bot.rules.risk.play.units import Pair, choices, for_unit, mobile, written

Filled = Mapping[str, object]
Offer = Callable[[RiskState, int, Filled], Candidates]

NONE = Pick(choices=())
UNTOLD = Choice(value="none", label=Text(key="risk-no-choice"))
"""What stands where a card leaves nothing to choose."""


def _pick(values: Iterable[str]) -> Pick:
    return Pick(choices=tuple(Choice(value=value) for value in values))


def _place(state: RiskState, seat: int, place: str) -> Choice:
    """A territory with what stands there."""
    owner, args = state.owner[place], {"territory": place, "armies": state.armies[place]}
    if owner == seat:
        return Choice(value=place, label=Text(key="risk-place", args=args))
    if owner >= 0:
        return Choice(value=place, label=Text(key="risk-place-held", args={**args, "seat": owner}))
    side = holder(state, place)
    if side is not None:
        return Choice(value=place, label=Text(key="risk-place-power", args={**args, "house": side}))
    return Choice(
        value=place, label=Text(key="risk-place-neutral" if args["armies"] else "risk-place-free", args=args)
    )


def _places(state: RiskState, seat: int, places: Iterable[str]) -> Pick:
    return Pick(choices=tuple(_place(state, seat, place) for place in places))


def _keep(state: RiskState, seat: int, _filled: Filled) -> Candidates:
    frame = state.stack[-1]
    cards: tuple[str, ...] = ()
    number = 1
    if isinstance(frame, Choosing):
        cards = state.court.objectives[seat]
        number = min(OBJECTIVES_KEPT, len(cards))
    elif isinstance(frame, Keep):
        cards = tuple(dict.fromkeys(frame.cards))
    shown = tuple(Choice(value=card, label=_objective(card)) for card in cards)
    return Several(choices=shown, low=number, high=number)


def _objective(card: str) -> Text | None:
    if card not in OBJECTIVES:
        return None
    return Text(key="risk-objective", args={"objective": card, "points": OBJECTIVES[card].vp})


def _claim(state: RiskState, seat: int, _filled: Filled) -> Candidates:
    return _places(state, seat, claimable(state, seat))


def _ransom(state: RiskState, seat: int, _filled: Filled) -> Candidates:
    label = "risk-ransom"
    return Pick(
        choices=tuple(
            Choice(value=who, label=Text(key=label, args={"character": who, "gold": RANSOM}))
            for who in ransomable(state, seat)
        )
    )


def _unit_card(state: RiskState, seat: int, _filled: Filled) -> Candidates:
    return _pick(for_unit(state, seat))


def _own_lands(state: RiskState, seat: int, _filled: Filled) -> Candidates:
    return _places(state, seat, by_danger(state, seat))


def _card(state: RiskState, seat: int, _filled: Filled) -> Candidates:
    usable = (THINGS[one] for one in playable(state, seat))
    return Pick(
        choices=tuple(
            Choice(
                value=one.id,
                label=Text(key="risk-maester", args={"card": one.id, "cost": cost(state, seat, one)}),
            )
            for one in usable
        )
    )


def _chosen(state: RiskState, seat: int, filled: Filled) -> Thing | None:
    card = filled.get("card")
    return THINGS[card] if isinstance(card, str) and card in playable(state, seat) else None


def _target(state: RiskState, seat: int, filled: Filled) -> Candidates:
    thing = _chosen(state, seat, filled)
    if thing is None:
        return NONE
    possible = targets(state, seat, thing)
    if possible is None:
        return Pick(choices=(UNTOLD,))
    return Pick(choices=tuple(_named(state, seat, thing, value) for value in possible))


def _named(state: RiskState, seat: int, thing: Thing, value: str) -> Choice:
    """A target in words: a territory, a player, a die, numbers, a Character."""
    if value in state.owner:
        return _place(state, seat, value)
    if thing.effect.target == "one_opponent":
        return Choice(value=value, label=Text(key="risk-player", args={"seat": int(value)}))
    if thing.effect.op in ("set_die_max", "reroll_opponent_die", "reroll_own_dice"):
        return Choice(
            value=value, label=Text(key="risk-die", args={"dice": _faces(state, seat, thing, value)})
        )
    if thing.effect.op == "destroy_armies":
        return Choice(value=value, label=_losses(state, value))
    return Choice(value=value)


def _losses(state: RiskState, value: str) -> Text:
    """So many armies, or, of an invasion, so many on either side (RISK-22.23)."""
    own, _, other = value.partition("-")
    if not other or state.invasion is None:
        return Text(key="risk-number", args={"number": value})
    sides = {"source": state.invasion.source, "target": state.invasion.target}
    return Text(key="risk-losses", args={**sides, "armies": int(own), "others": int(other)})


def _faces(state: RiskState, seat: int, thing: Thing, value: str) -> str:
    """The faces that the dice named show now, with the kind of those that have eight sides."""
    battle = battle_of(state)
    if battle is None:
        return value
    side = own_side(state, seat)
    other = thing.effect.op == "reroll_opponent_die"
    defends = bool(side) != other
    faces, kinds = (battle.defence, battle.defence_kinds) if defends else (battle.attack, battle.attack_kinds)
    places = [int(part) - 1 for part in value.split("+")]
    return " ".join(f"{faces[place]}{' (d8)' if kinds[place] == 8 else ''}" for place in places)


def _lands(state: RiskState, seat: int, filled: Filled) -> Candidates:
    thing = _chosen(state, seat, filled)
    number = 0 if thing is None else len(lands(state, seat, thing))
    if not number:
        return NONE
    places = tuple(_place(state, seat, place) for place in by_danger(state, seat))
    return Several(choices=places, low=number, high=number)


def _remove_territory(state: RiskState, seat: int, _filled: Filled) -> Candidates:
    frame = state.stack[-1]
    return _places(state, seat, removable(state, frame)) if isinstance(frame, Removal) else NONE


def _remove_armies(state: RiskState, _seat: int, filled: Filled) -> Candidates:
    frame, place = state.stack[-1], filled.get("territory")
    if not isinstance(frame, Removal) or not isinstance(place, str) or place not in removable(state, frame):
        return NONE
    most = min(frame.most, state.armies[place] - 1)
    return Amount(low=0 if frame.place is not None else frame.most, high=most, usual=most)


def _reveal(state: RiskState, seat: int, _filled: Filled) -> Candidates:
    return _places(state, seat, revealable(state, seat))


def _score(state: RiskState, seat: int, _filled: Filled) -> Candidates:
    shown = (Choice(value=card, label=_objective(card)) for card in scorable(state, seat))
    return Pick(choices=tuple(shown))


def _what(state: RiskState, seat: int, _filled: Filled) -> Candidates:
    return Pick(
        choices=tuple(
            Choice(value=one, label=None if one in THINGS else Text(key=f"risk-window-{one}"))
            for one in subjects(state, seat)
        )
    )


def _order(_state: RiskState, _seat: int, _filled: Filled) -> Candidates:
    return Pick(choices=tuple(Choice(value=one, label=Text(key=f"risk-react-{one}")) for one in ORDERS))


def units_offer(low: Pair, high: Pair) -> Candidates:
    """So many Knights and Siege Engines, where there are any."""
    if high == (0, 0):
        return NONE
    return Pick(
        choices=tuple(
            Choice(
                value=written(units),
                label=Text(key="risk-units", args={"knights": units[0], "engines": units[1]}),
            )
            for units in choices(low, high)
        )
    )


def marching(state: RiskState, place: str | None) -> Candidates:
    """The units that may go along from `place`."""
    return NONE if place is None else units_offer((0, 0), mobile(state, place))


COURT_OFFERS: dict[tuple[str, str], Offer] = {
    ("keep", "cards"): _keep,
    ("claim", "territory"): _claim,
    ("ransom", "character"): _ransom,
    ("unit", "card"): _unit_card,
    ("unit", "territory"): _own_lands,
    ("play", "card"): _card,
    ("play", "target"): _target,
    ("play", "lands"): _lands,
    ("remove", "territory"): _remove_territory,
    ("remove", "armies"): _remove_armies,
    ("reveal", "card"): _reveal,
    ("score", "objective"): _score,
    ("react", "what"): _what,
    ("react", "order"): _order,
}
