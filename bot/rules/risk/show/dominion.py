"""What may stand in the fields of the actions that a Dominion adds, from what the viewer may know."""

from __future__ import annotations

from bot.rules.contract import Amount, Candidates, Choice, Pick, Seat, Several, Text
from bot.rules.kit.offers import NONE, Filled, pick
from bot.rules.kit.orders import ORDERS
from bot.rules.risk.frames.removal import Removal
from bot.rules.risk.frames.window import passes
from bot.rules.risk.model.library import OBJECTIVES, THINGS, PlayableCard
from bot.rules.risk.model.state import RiskState
from bot.rules.risk.play.claiming import OBJECTIVES_KEPT, RESTS, claimable, usual_regions
from bot.rules.risk.play.conditions import by_danger, own_side, targets
from bot.rules.risk.play.effects import revealable
from bot.rules.risk.play.gold import RANSOM, cost, ransomable
from bot.rules.risk.play.objectives import scorable
from bot.rules.risk.play.orders import subjects
from bot.rules.risk.play.plays import lands, playable
from bot.rules.risk.play.units import for_unit, mobile, up_to, written
from bot.rules.risk.show.places import Offer, pick_place, standing

UNTOLD = Choice(value="none", label=Text(key="risk-no-choice"))
"""What stands where a card leaves nothing to choose."""


def _keep(state: RiskState, seat: Seat, _filled: Filled) -> Candidates:
    frame = state.stack[-1]
    if frame.kind == "keep":
        return Several(choices=pick(dict.fromkeys(frame.cards), _objective).choices, low=1, high=1)
    cards = state.court.objectives[seat]
    number = min(OBJECTIVES_KEPT, len(cards))
    return Several(choices=pick(cards, _objective).choices, low=number, high=number)


def _objective(card: str) -> Text | None:
    if card not in OBJECTIVES:
        return None
    return Text(key="risk-objective", args={"objective": card, "points": OBJECTIVES[card].vp})


def _claim(state: RiskState, seat: Seat, _filled: Filled) -> Candidates:
    return pick_place(state, seat, claimable(state, seat))


def _ransom(state: RiskState, seat: Seat, _filled: Filled) -> Candidates:
    return pick(
        ransomable(state, seat), lambda who: Text(key="risk-ransom", args={"character": who, "gold": RANSOM})
    )


def _unit_card(state: RiskState, seat: Seat, _filled: Filled) -> Candidates:
    return pick(for_unit(state, seat))


def _own_lands(state: RiskState, seat: Seat, _filled: Filled) -> Candidates:
    return pick_place(state, seat, by_danger(state, seat))


def _card(state: RiskState, seat: Seat, _filled: Filled) -> Candidates:
    def label(card: str) -> Text:
        return Text(key="risk-maester", args={"card": card, "cost": cost(state, seat, THINGS[card])})

    return pick(playable(state, seat), label)


def _chosen(state: RiskState, seat: Seat, filled: Filled) -> PlayableCard | None:
    card = filled.get("card")
    return THINGS[card] if isinstance(card, str) and card in playable(state, seat) else None


def _target(state: RiskState, seat: Seat, filled: Filled) -> Candidates:
    thing = _chosen(state, seat, filled)
    if thing is None:
        return NONE
    possible = targets(state, seat, thing)
    if possible is None:
        return Pick(choices=(UNTOLD,))
    return pick(possible, lambda value: _named(state, seat, thing, value))


def _named(state: RiskState, seat: Seat, thing: PlayableCard, value: str) -> Text | None:
    """A target in words: a territory, a player, a die, numbers; a Character goes by its name."""
    if value in state.owner:
        return standing(state, seat, value)
    if thing.effect.target == "one_opponent":
        return Text(key="risk-player", args={"seat": int(value)})
    if thing.effect.op in ("set_die_max", "reroll_opponent_die", "reroll_own_dice"):
        return Text(key="risk-die", args={"dice": _faces(state, seat, thing, value)})
    return _losses(state, value) if thing.effect.op == "destroy_armies" else None


def _losses(state: RiskState, value: str) -> Text:
    """So many armies, or, of an invasion, so many on either side (RISK-22.23)."""
    own, _, other = value.partition("-")
    if not other or state.invasion is None:
        return Text(key="risk-number", args={"number": value})
    sides = {"source": state.invasion.source, "target": state.invasion.target}
    return Text(key="risk-losses", args={**sides, "armies": int(own), "others": int(other)})


def _faces(state: RiskState, seat: Seat, thing: PlayableCard, value: str) -> str:
    """The faces that the dice named show now, with the kind of those that have eight sides."""
    battle = state.battle
    if battle is None:
        return value
    side = own_side(state, seat)
    other = thing.effect.op == "reroll_opponent_die"
    defends = bool(side) != other
    faces, kinds = (battle.defence, battle.defence_kinds) if defends else (battle.attack, battle.attack_kinds)
    places = [int(part) - 1 for part in value.split("+")]
    return " ".join(f"{faces[place]}{' (d8)' if kinds[place] == 8 else ''}" for place in places)


def _lands(state: RiskState, seat: Seat, filled: Filled) -> Candidates:
    thing = _chosen(state, seat, filled)
    number = 0 if thing is None else len(lands(state, seat, thing))
    if not number:
        return NONE
    return Several(choices=pick_place(state, seat, by_danger(state, seat)).choices, low=number, high=number)


def _removal(state: RiskState) -> Removal:
    frame = state.stack[-1]
    assert isinstance(frame, Removal)
    return frame


def _until(state: RiskState, _seat: Seat, _filled: Filled) -> Candidates:
    return pick(passes(state), lambda one: Text(key=f"risk-pass-{one}"))


def _region(state: RiskState, seat: Seat, filled: Filled) -> Candidates:
    chosen = [filled.get(name) for name in ("first", "second", "third")]
    return pick(region for region in usual_regions(state, seat) if region not in chosen)


def _rest(_state: RiskState, _seat: Seat, _filled: Filled) -> Candidates:
    return pick(RESTS, lambda one: Text(key=f"risk-rest-{one}"))


def _remove_territory(state: RiskState, seat: Seat, _filled: Filled) -> Candidates:
    return pick_place(state, seat, _removal(state).places(state))


def _remove_armies(state: RiskState, _seat: Seat, filled: Filled) -> Candidates:
    removal, place = _removal(state), filled.get("territory")
    if not isinstance(place, str) or place not in removal.places(state):
        return NONE
    low, most = removal.armies(state, place)
    return Amount(low=low, high=most, usual=most)


def _reveal(state: RiskState, seat: Seat, _filled: Filled) -> Candidates:
    return pick_place(state, seat, revealable(state, seat))


def _score(state: RiskState, seat: Seat, _filled: Filled) -> Candidates:
    return pick(scorable(state, seat), _objective)


def _what(state: RiskState, seat: Seat, _filled: Filled) -> Candidates:
    return pick(subjects(state, seat), lambda one: None if one in THINGS else Text(key=f"risk-window-{one}"))


def _order(_state: RiskState, _seat: Seat, _filled: Filled) -> Candidates:
    return pick(ORDERS, lambda one: Text(key=f"risk-react-{one}"))


def marching(state: RiskState, place: str | None) -> Candidates:
    """How many Knights and Siege Engines may go along from `place`, where there are any."""
    most = (0, 0) if place is None else mobile(state, place)
    if most == (0, 0):
        return NONE
    named = {written(units): units for units in up_to(most)}
    return pick(
        named, lambda one: Text(key="risk-units", args={"knights": named[one][0], "engines": named[one][1]})
    )


DOMINION_OFFERS: dict[tuple[str, str], Offer] = {
    ("keep", "cards"): _keep,
    ("claim", "territory"): _claim,
    ("rank", "first"): _region,
    ("rank", "second"): _region,
    ("rank", "third"): _region,
    ("rank", "armies"): _rest,
    ("pass", "until"): _until,
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
