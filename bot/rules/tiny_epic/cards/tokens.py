"""Operations of Ice & Fire on Power Tokens of houses that nobody plays: given, drawn at random, taken off the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules.kit.draft import Draft
from bot.rules.tiny_epic.cards.handler import Step
from bot.rules.tiny_epic.events.board import MAT, pool
from bot.rules.tiny_epic.legal import control, treaty
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.army import TOKEN
from bot.rules.tiny_epic.play import verbs

if TYPE_CHECKING:
    from bot.rules.tiny_epic.model.state import TinyEpic


def gifts(state: TinyEpic, step: Step, _op: ops.AllyGive) -> tuple[str, ...]:
    """Whom a token of the own Ally Pool may be given to, and of which house."""
    others = treaty.others(state, step.seat)
    return tuple(f"give:{side}:{house}" for side in others for house in state.purse(step.seat).pool)


def ally_give(play: Draft[TinyEpic], step: Step, _op: ops.AllyGive, chosen: str) -> None:
    _, side, house = chosen.split(":")
    mine = pool(play.state.side(step.seat))
    verbs.move(play, step.seat, {house: TOKEN}, mine, pool(side), "card")


def may_take_random(state: TinyEpic, _step: Step, _op: ops.AllyTakeRandom) -> bool:
    return any(state.stock[house] for house in state.np)


def ally_take_random(play: Draft[TinyEpic], step: Step, op: ops.AllyTakeRandom) -> None:
    """One token of each Token Pool that has any, so many of them drawn (TE-12.14)."""
    full = tuple(house for house in play.state.np if play.state.stock[house])
    for house in play.chance.shuffle("tokens", full)[: op.n]:
        verbs.token_to_pool(play, house, MAT, play.state.side(step.seat))


def on_map(state: TinyEpic, _step: Step, op: ops.AllyTakeFromMap) -> tuple[str, ...]:
    """Tokens of NP houses, allied or not, that are no final units (TE-12.15)."""
    return tuple(
        f"{domain}:{house}:token"
        for domain in state.links
        if domain not in op.not_in
        for house, force in control.here(state, domain).items()
        if house in state.np and force.tokens and not control.final(state, house)
    )


def ally_take_from_map(play: Draft[TinyEpic], step: Step, _op: ops.AllyTakeFromMap, chosen: str) -> None:
    domain, house, _ = chosen.split(":")
    verbs.token_to_pool(play, house, domain, play.state.side(step.seat))
