"""Operations that drive units out, change alliances, or look at the own Hero (TE-12.5, TE-12.7, TE-12.15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bot.rules.kit.draft import Draft
from bot.rules.tiny_epic.cards.handler import Step
from bot.rules.tiny_epic.events.board import pool
from bot.rules.tiny_epic.events.cards import TakenBack
from bot.rules.tiny_epic.events.night import WalkerFell
from bot.rules.tiny_epic.legal import control
from bot.rules.tiny_epic.legal.retreats import group
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.army import TOKEN
from bot.rules.tiny_epic.model.facts import KINGS_LANDING
from bot.rules.tiny_epic.play import verbs

if TYPE_CHECKING:
    from bot.rules.tiny_epic.judge.draft import Play
    from bot.rules.tiny_epic.model.state import TinyEpic


def unjust_trial(play: Draft[TinyEpic], step: Step, op: ops.KlControllerLoseGoldOrRetreat) -> None:
    """TE-12.5; against the Night King a White Walker goes (TE-15.9g)."""
    if play.state.options.treaty:
        play.emit(WalkerFell(domain=KINGS_LANDING))
        return
    side = control.throne(play.state)
    if play.state.purses[side].gold >= op.n:
        verbs.gold(play, side, -op.n, "card")
    else:
        _drive_out(play, KINGS_LANDING, step)


def retreat_all(play: Draft[TinyEpic], step: Step, _op: ops.RetreatAll) -> None:
    """Whatever hostile is left in the domain that the step before has named."""
    domain = step.notes[-1].split(":")[0]
    if control.hostile(play.state, step.seat, domain):
        _drive_out(play, domain, step)


def capture_token(play: Draft[TinyEpic], step: Step, _op: ops.CaptureToken) -> None:
    """TE-12.7, TE-12.17: the single token where the army has arrived, or the White Walker (TE-15.9g)."""
    state, side = play.state, play.state.side(step.seat)
    for domain in state.night.walkers if state.night is not None else ():
        if came := control.of_side(state, side, domain):
            play.emit(WalkerFell(domain=domain))
            cast("Play", play).arrive(step.seat, domain, came)
    for domain, army in state.units.items():
        others = [house for house in army if control.side_of(state, house) != side]
        for house in others if len(others) < len(army) else ():
            if house in state.np:
                verbs.move(play, None, {house: TOKEN}, domain, pool(side), "lost")
            else:
                verbs.send_home(play, house, TOKEN, domain)
            cast("Play", play).arrive(step.seat, domain, control.mine(play.state, step.seat, domain))


def explore(play: Draft[TinyEpic], step: Step, op: ops.Explore) -> None:
    """TE-15.35: after the battle and what follows from it, before the next step."""
    cast("Play", play).explore(step.seat, op)


def alliances(state: TinyEpic, step: Step, _op: ops.AllianceNow) -> tuple[str, ...]:
    """Houses of which the player has enough tokens and more than everyone else, the throne counted."""
    side = state.side(step.seat)
    others = [one for one in state.purses if one != side]
    tie = state.options.treaty  # TE-15.27
    return tuple(
        house
        for house in state.np
        if state.allies.get(house) != side
        and (count := control.pool_with_throne(state, side, house)) >= control.ENOUGH
        and all(count + tie > control.pool_with_throne(state, other, house) for other in others)
    )


def ally(play: Draft[TinyEpic], step: Step, _op: ops.AllianceNow, house: str) -> None:
    """TE-12.15: the alliance of the former ally ends by TE-10.3."""
    cast("Play", play).ally(house, play.state.side(step.seat))


def own_hero(state: TinyEpic, step: Step, op: ops.IfOwnHeroCardInHand) -> tuple[ops.AnyOp, ...]:
    """The steps for a Hero Card in hand, or for one that has been used."""
    card = state.heroes[state.lords[step.seat].house]
    return op.then if card in control.hero_cards(state, step.seat) else op.else_played


def recover(play: Draft[TinyEpic], step: Step, _op: ops.RecoverHeroCard) -> None:
    """The own Hero Card comes back into hand (TE-12.18)."""
    state = play.state
    play.emit(TakenBack(seat=step.seat, card=state.heroes[state.lords[step.seat].house]))


def may_recover(state: TinyEpic, step: Step, _op: ops.RecoverHeroCard) -> bool:
    return state.heroes[state.lords[step.seat].house] in state.used


def _drive_out(play: Draft[TinyEpic], domain: str, step: Step) -> None:
    side = control.holder(play.state, domain)
    cast("Play", play).retreat(group(play.state, side, domain, step.seat))
