"""What stands beside a choice: what a card is worth, what a thing costs, whom one would fight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules.contract import Candidates, Choice, Pick, Seat, Several, Text
from bot.rules.kit.draft import changed
from bot.rules.kit.offers import Filled
from bot.rules.tiny_epic.events.board import party
from bot.rules.tiny_epic.frames.battle import Battle
from bot.rules.tiny_epic.frames.night.facing import Facing
from bot.rules.tiny_epic.legal import control, dead, plots, recruits, treaty
from bot.rules.tiny_epic.legal.strength import edge, strength
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.facts import CARDS, FACES, HOUSES
from bot.rules.tiny_epic.show.cards import icon, shields

if TYPE_CHECKING:
    from bot.rules.tiny_epic.model.state import TinyEpic


def labelled(
    offered: Candidates, state: TinyEpic, seat: Seat, kind: str, field: str, filled: Filled
) -> Candidates:
    """What is offered to `seat`, each choice with all that is to be known of it."""
    if not isinstance(offered, Pick | Several):
        return offered
    return changed(
        offered, choices=tuple(_labelled(one, state, seat, kind, field, filled) for one in offered.choices)
    )


def _labelled(choice: Choice, state: TinyEpic, seat: Seat, kind: str, field: str, filled: Filled) -> Choice:
    label = choice.label or _label(state, seat, kind, field, choice.value, filled)
    return Choice(value=choice.value, label=label)


def _label(state: TinyEpic, seat: Seat, kind: str, field: str, value: str, filled: Filled) -> Text | None:
    match kind, field:
        case "commit", _:
            return _card(state, seat, value)
        case ("plot", "card") | ("whisper", _):
            return Text(key="tiny_epic-pick-shields", args={"card": value, "shields": shields(value)})
        case "plot", "shield":
            return _shield(state, seat, value)
        case "plot", "target" if state.options.treaty and isinstance(shield := filled.get("shield"), str):
            return _plot(state, seat, shield, value)
        case "recruit", "unit":
            return _recruit(state, seat, value)
        case (("march" | "sail" | "fly" | "move"), "target"):
            return _target(state, seat, value)
        case "ability", "house":
            return _ability(value)
        case "lose", _ if value in HOUSES:
            return Text(key="tiny_epic-pick-token", args={"house": value})
    return None


def _card(state: TinyEpic, seat: Seat, card: str) -> Text:
    """A card for a battle; who defends pays for it (TE-6.3)."""
    args = {"card": card, "icon": icon(card)}
    fight = state.stack[-1]
    cost = CARDS[card].defense_cost
    attacks = state.side(seat) == fight.attacker if isinstance(fight, Battle | Facing) else True
    if cost and not attacks:
        return Text(key="tiny_epic-pick-card", args={**args, "cost": cost})
    return Text(key="tiny_epic-held", args=args)


def _shield(state: TinyEpic, seat: Seat, house: str) -> Text | None:
    """What it costs; against the Night King that may depend on what it is resolved for (TE-15.9c)."""
    op = getattr(state.stack[-1], "op", None)
    if not isinstance(op, ops.Plot):
        return None
    targets = plots.targets(state, seat, op, house)
    prices = {plots.cost(state, seat, op, house, target) for target in targets}
    args = {"house": house, "gold": min(prices, default=plots.cost(state, seat, op, house))}
    return Text(key="tiny_epic-pick-shield-from" if len(prices) > 1 else "tiny_epic-pick-shield", args=args)


def _plot(state: TinyEpic, seat: Seat, shield: str, target: str) -> Text | None:
    """What a shield may be resolved for, and what it costs then (TE-15.9c)."""
    op = getattr(state.stack[-1], "op", None)
    if not isinstance(op, ops.Plot):
        return None
    args = {"house": target, "gold": plots.cost(state, seat, op, shield, target)}
    return Text(key="tiny_epic-pick-shield", args=args)


def _recruit(state: TinyEpic, seat: Seat, unit: str) -> Text | None:
    op = getattr(state.stack[-1], "op", None)
    if not isinstance(op, ops.Recruit):
        return None
    gold = recruits.prices(state, seat, op)[unit]
    if unit in HOUSES:
        return Text(key="tiny_epic-pick-recruit-token", args={"house": unit, "gold": gold})
    return Text(key="tiny_epic-pick-recruit-hero", args={"card": unit, "gold": gold})


def _target(state: TinyEpic, seat: Seat, domain: str) -> Text | None:
    """Who stands there, and how strong before cards."""
    if not control.hostile(state, seat, domain):
        return None
    if (foe := treaty.foe(state, seat, domain, {})) is not None:
        dead_args = {"domain": domain, "foe": f"foe-{foe}", "strength": dead.strength(state, foe, domain)}
        return Text(key="tiny_epic-pick-foe", args=dead_args)
    side = control.holder(state, domain)
    strong = strength(state, side, domain, (), edge(state, side, domain))
    args = {"domain": domain, "party": party(side), "strength": strong}
    return Text(key="tiny_epic-pick-target", args=args)


def _ability(house: str) -> Text:
    ability = HOUSES[house].die_ability
    if ability.type == "reroll":
        return Text(key="tiny_epic-pick-throw", args={"house": house, "gold": ability.cost})
    faces = (
        ("face-any",) if len(ability.faces) == len(FACES) else tuple(f"face-{one}" for one in ability.faces)
    )
    return Text(key="tiny_epic-pick-set", args={"house": house, "gold": ability.cost, "either": faces})
