"""RANGER: the Ranger Card of the round (TE-15.10 to TE-15.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.rules.kit.asking import Flow
from bot.rules.kit.draft import changed
from bot.rules.tiny_epic.events.exploring import TokenLaid, TokenTurned
from bot.rules.tiny_epic.frames.night.assault import assault
from bot.rules.tiny_epic.frames.night.ordering import order
from bot.rules.tiny_epic.frames.night.tokens import carry_out, show_ranger
from bot.rules.tiny_epic.legal import control
from bot.rules.tiny_epic.legal.dead import night_of
from bot.rules.tiny_epic.model.facts import MIN_ARMY, RANGERS, TOKENS
from bot.rules.tiny_epic.model.sides import TREATY

if TYPE_CHECKING:
    from bot.rules.tiny_epic.judge.draft import Play
    from bot.rules.tiny_epic.model.state import TinyEpic


class Ranger(Flow):
    """Tokens first, domain by domain, then the White Walkers, then the Night King."""

    kind: Literal["ranger"] = "ranger"
    card: str
    step: Literal["tokens", "walkers", "attack", "over"] = "tokens"
    left: tuple[str, ...]
    """Domains whose token is still to be looked at."""

    def carry_on(self, play: Play) -> None:
        card = RANGERS[self.card]
        match self.step:
            case "tokens" if self.left:
                play.alter(changed(self, left=self.left[1:]))
                _token(play, self.left[0])
            case "tokens":
                play.alter(changed(self, step="walkers"))
            case "walkers":
                play.alter(changed(self, step="attack"))
                order(play, *card.white_walkers, why="ranger")
            case "attack":
                play.alter(changed(self, step="over"))
                if card.night_king_attacks is not None:
                    assault(play, card.night_king_attacks)
            case "over":
                play.pop()
                play.keep_up()


def range_out(play: Play) -> None:
    """The Ranger Card of this round, turned up if no Raven has shown it."""
    number = play.state.round
    show_ranger(play, number)
    card = night_of(play.state).rangers[number - 1]
    play.push(Ranger(card=card, left=RANGERS[card].blue_tokens))


def _token(play: Play, domain: str) -> None:
    """TE-15.10: one that lies there is turned up, else one comes face down; an army turns up that one too."""
    night, army = night_of(play.state), explorers(play.state, domain)
    if domain not in night.hidden:
        if not night.supply:
            return
        play.emit(TokenLaid(domain=domain, token=night.supply[0]))
        if not army:
            return
    token = night_of(play.state).hidden[domain]
    play.emit(TokenTurned(domain=domain, token=token))
    if TOKENS[token].negative or (army and TOKENS[token].kind != "dragon_glass"):
        carry_out(play, domain, token)


def explorers(state: TinyEpic, domain: str) -> bool:
    """Whether enough units of the Treaty stand there to explore; Eggs do not count (TE-15.23)."""
    return sum(force.units for force in control.of_side(state, TREATY, domain).values()) >= MIN_ARMY
