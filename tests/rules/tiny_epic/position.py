"""Positions to prove a clause on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Action, Event, RuleError, Seat, Viewer, fold
from bot.rules.kit.draft import changed, put
from bot.rules.tiny_epic import RULESET
from bot.rules.tiny_epic.events.exploring import NightFell
from bot.rules.tiny_epic.events.rounds import Begun, HouseTaken, Mustered
from bot.rules.tiny_epic.frames.act import Act
from bot.rules.tiny_epic.frames.battle import Battle
from bot.rules.tiny_epic.frames.retreat import Retreat
from bot.rules.tiny_epic.frames.rounds import Round
from bot.rules.tiny_epic.frames.turn import Turn
from bot.rules.tiny_epic.judge.draft import Play
from bot.rules.tiny_epic.legal.retreats import Group
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.army import decode
from bot.rules.tiny_epic.model.board import links
from bot.rules.tiny_epic.model.facts import HERO_OF
from bot.rules.tiny_epic.model.options import Mode, TinyEpicOptions
from bot.rules.tiny_epic.model.state import TinyEpic

NP = ("arryn", "tully", "tyrell", "martell")


def begin(*houses: str, np: tuple[str, ...] = NP, mode: Mode = "competitive") -> TinyEpic:
    """Players with these houses in seat order, seat 0 holding the Hand; no cards, no stack, no tokens."""
    options = TinyEpicOptions.model_construct(mode=mode)  # type: ignore[arg-type]
    events: list[Event] = [Begun.model_construct(options=options, players=len(houses), hand_of_king=0)]
    events += [HouseTaken(seat=s, house=h, hero=HERO_OF[h]) for s, h in enumerate(houses)]
    events.append(Mustered(np=np, heroes={h: HERO_OF[h] for h in np if h in HERO_OF}))
    if options.treaty:
        events.append(NightFell(hidden={}, supply=(), aside=(), rangers=()))
    return fold(RULESET, events)


def beyond(state: TinyEpic, **fields: object) -> TinyEpic:
    """With this about the Night King instead: fields of `Night`."""
    assert state.night is not None
    return changed(state, night=changed(state.night, **fields))


def standing(state: TinyEpic, units: Mapping[str, str], **pools: Mapping[str, int]) -> TinyEpic:
    """With these units on the map instead, by armies' short names, and Ally Pools (`p0=`, `p1=`)."""
    there = {domain: decode(army) or {} for domain, army in units.items()}
    purses = {
        side: changed(purse, pool=pools.get(f"p{side}", purse.pool)) for side, purse in state.purses.items()
    }
    out = dict.fromkeys(state.stock, 9)
    for army in there.values():
        for house, force in army.items():
            out[house] -= force.tokens
    for purse in purses.values():
        for house, count in purse.pool.items():
            out[house] -= count
    return changed(state, units=there, stock=out, purses=purses)


def at_war() -> TinyEpic:
    """The Starks, who have two tokens of Tully, and the Greyjoys, each at home."""
    armies = {"winterfell": "st2h", "pyke": "gr1", "riverrun": "tu2"}
    return standing(begin("stark", "greyjoy"), armies, p0={"tully": 2}, p1={})


def fighting(state: TinyEpic) -> TinyEpic:
    """The Starks and the Greyjoys at Pyke, both cards awaited."""
    fight = Battle(asked=(0, 1), seat=0, attacker="0", defender="1", target="pyke")
    both = standing(state, {"winterfell": "st1", "pyke": "gr1.st1h"})
    return changed(both, stack=(*asked(both, 0, ops.March()).stack[:-1], fight))


def rich(state: TinyEpic, seat: Seat, gold: int, score: int | None = None) -> TinyEpic:
    """With so much gold, and so many points."""
    side = state.side(seat)
    purse = state.purses[side]
    purse = changed(purse, gold=gold, score=purse.score if score is None else score)
    return changed(state, purses={**state.purses, side: purse})


def holding(state: TinyEpic, seat: Seat, *cards: str) -> TinyEpic:
    """With these Plot Cards in hand."""
    return changed(state, lords=put(state.lords, seat, changed(state.lords[seat], hand=cards)))


def everywhere(*free: str) -> dict[str, str]:
    """A map on which NP houses hold each domain but these, up to six with one token each."""
    names = (short for short in ("ar1", "tu1", "ty1", "ma1") for _ in range(6))
    return dict(zip(filter(lambda domain: domain not in free, links("south")), names, strict=False))


def retreating(state: TinyEpic, who: Group) -> TinyEpic:
    """The state once a group has retreated, or as far as it needs an answer."""
    stack = (Round(step="turns", turns=()), Turn(seat=len(state.lords) - 1, then=None), Retreat(group=who))
    play = Play(changed(state, stack=stack), SeededChance(0))
    while play.state.stack[-1].kind == "retreat" and play.state.stack[-1].go_on(play):
        pass
    return play.state


def asked(state: TinyEpic, seat: Seat, op: ops.Op, moment: str = "follow") -> TinyEpic:
    """Where a seat may do this; afterwards it is the turn of the last seat."""
    frame: Any = {"kind": "act", "seat": seat, "op": op, "moment": moment}
    turn = Turn(seat=len(state.lords) - 1, then=None)
    return changed(state, stack=(Round(step="turns", turns=()), turn, Act.model_validate(frame)))


def act(state: TinyEpic, seat: Seat, action: Action, seed: int = 0) -> TinyEpic:
    """The state after a legal action."""
    return fold(RULESET, RULESET.act(state, seat, action, SeededChance(seed)), state)


def events(state: TinyEpic, seat: Seat, action: Action) -> tuple[Event, ...]:
    """What a legal action leads to."""
    return RULESET.act(state, seat, action, SeededChance(0))


def refused(state: TinyEpic, seat: Seat, action: Action) -> str:
    """The clause under which an action is refused."""
    try:
        RULESET.act(state, seat, action, SeededChance(0))
    except RuleError as error:
        return error.clause
    raise AssertionError(f"{action!r} was accepted")


def menu(state: TinyEpic, seat: Seat) -> tuple[str, ...]:
    """What a seat may do, but for what it always may."""
    return tuple(kind for kind in RULESET.view(state, seat).menu if kind not in ("standing", "concede"))


def choices(state: TinyEpic, seat: Viewer, kind: str, field: str, **filled: str) -> set[str]:
    """What is offered for a field."""
    offered = RULESET.candidates(RULESET.view(state, seat), kind, filled, field)
    return {choice.value for choice in offered.choices}  # type: ignore[union-attr]
