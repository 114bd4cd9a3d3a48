"""Exploration Tokens that ask nobody anything (TE-15.10, TE-15.23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules.contract import Seat
from bot.rules.tiny_epic.events.exploring import RangerShown, TokenSpent
from bot.rules.tiny_epic.frames.night.placing import place
from bot.rules.tiny_epic.frames.night.terror import evoke
from bot.rules.tiny_epic.legal.dead import night_of
from bot.rules.tiny_epic.model.facts import TOKENS
from bot.rules.tiny_epic.model.sides import TREATY
from bot.rules.tiny_epic.play import verbs

if TYPE_CHECKING:
    from bot.rules.tiny_epic.judge.draft import Play


def carry_out(play: Play, domain: str, token: str, acting: Seat | None = None) -> None:
    """A token that lies face up there, once it is turned up or taken; it leaves the game whatever comes of it.

    `acting` explores; None: a Ranger Card does it (TE-15.40).
    """
    play.emit(TokenSpent(domain=domain, token=token))
    match TOKENS[token].kind:
        case "lose_gold":
            verbs.gold(play, TREATY, -(TOKENS[token].amount or 0), "token")
        case "cache_of_gold":
            verbs.gold(play, TREATY, TOKENS[token].amount or 0, "token")
        case "add_white_walker":
            place(play, domain, why="token", acting=acting)
        case "evoke_terror":
            evoke(play)
        case "three_eyed_raven":
            show_ranger(play, play.state.round + 1)


def show_ranger(play: Play, number: int) -> None:
    """The Ranger Card of a round, if there is one and it does not lie open yet."""
    night = night_of(play.state)
    if night.shown < number <= len(night.rangers):
        play.emit(RangerShown(round=number, card=night.rangers[number - 1]))
