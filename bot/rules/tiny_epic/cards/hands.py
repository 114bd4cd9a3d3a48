"""Operations on hands and on cards that stay beside a mat."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bot.rules.kit.draft import Draft
from bot.rules.tiny_epic.cards.handler import Step
from bot.rules.tiny_epic.events.cards import Kept
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.play import verbs

if TYPE_CHECKING:
    from bot.rules.tiny_epic.judge.draft import Play
    from bot.rules.tiny_epic.model.state import TinyEpic


def draw_cards(play: Draft[TinyEpic], step: Step, op: ops.DrawCards) -> None:
    """Past the limit of a hand, if need be (TE-12.2)."""
    verbs.draw(play, step.seat, op.n)


def may_draw(state: TinyEpic, _step: Step, _op: ops.DrawCards) -> bool:
    return bool(state.deck or state.discard)


def discard_to_limit(play: Draft[TinyEpic], step: Step, _op: ops.DiscardToLimit) -> None:
    cast("Play", play).discard(step.seat)


def keep_in_play(play: Draft[TinyEpic], step: Step, _op: ops.KeepInPlay) -> None:
    play.emit(Kept(seat=step.seat, card=step.card))
