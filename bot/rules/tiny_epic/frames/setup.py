"""SETUP.HOUSE, and what chance does after it (TE-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.rules.contract import Action, Candidates, Chance, Seat
from bot.rules.kit.asking import Asking
from bot.rules.kit.offers import NONE, Filled, pick
from bot.rules.kit.stack import Question
from bot.rules.tiny_epic.actions import TakeHouse
from bot.rules.tiny_epic.events.cards import Stacked
from bot.rules.tiny_epic.events.exploring import NightFell
from bot.rules.tiny_epic.events.rival import RivalCame, RivalStacked
from bot.rules.tiny_epic.events.rounds import HouseTaken, Mustered
from bot.rules.tiny_epic.frames.rounds import Round
from bot.rules.tiny_epic.legal.whispers import HAND_LIMIT
from bot.rules.tiny_epic.model.facts import (
    DOMAINS,
    HERO_OF,
    HEROES_OF,
    HOUSES,
    MATS,
    RANGERS,
    TOKENS,
    plot_deck,
)
from bot.rules.tiny_epic.model.rival import RIVAL_CARDS
from bot.rules.tiny_epic.play import verbs

if TYPE_CHECKING:
    from bot.rules.tiny_epic.judge.draft import Play
    from bot.rules.tiny_epic.model.state import TinyEpic

NP_ALWAYS, NP_DRAWN = "arryn", 3


def free(state: TinyEpic) -> tuple[str, ...]:
    """Playable houses that nobody has taken (TE-2.2)."""
    taken = {lord.house for lord in state.lords} | ({state.rival.house} if state.rival else set())
    sets = ("base", "ice_fire") if state.options.dragons else ("base",)
    return tuple(h.id for h in HOUSES.values() if h.playable and h.set in sets and h.id not in taken)


class Setup(Asking):
    """Each player in player order takes a house; then the NP houses are drawn and the cards dealt."""

    kind: Literal["setup"] = "setup"

    def awaits(self, state: TinyEpic) -> tuple[Seat, ...]:
        bare = tuple(seat for seat in state.order if not state.lords[seat].house)[:1]
        return bare or (state.order if _lacks_mate(state) else ())

    def question(self, state: TinyEpic) -> Question:
        mate = all(lord.house for lord in state.lords)
        return Question("mate", "TE-17.1") if mate else Question("house", "TE-2.2")

    def menu(self, state: TinyEpic, seat: Seat) -> tuple[str, ...]:
        return ("house",)

    def default(self, state: TinyEpic, seat: Seat) -> Action:
        return TakeHouse()

    def offer(self, state: TinyEpic, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        if field == "house":
            return pick(free(state))
        heroes = self._heroes(state, str(filled.get("house")))
        return pick(heroes) if len(heroes) > 1 and filled.get("house") in free(state) else NONE

    def answer(self, play: Play, seat: Seat, action: TakeHouse) -> None:
        house = action.house or play.chance.shuffle("house", free(play.state))[0]
        hero = action.hero or (HERO_OF[house] if action.house else self._drawn(play, house))
        if play.state.lords[seat].house:
            play.emit(RivalCame(house=house, hero=HERO_OF[house], mate=True))
        else:
            play.emit(HouseTaken(seat=seat, house=house, hero=hero))

    def carry_on(self, play: Play) -> None:
        if play.state.options.rival and play.state.rival is None:
            house = play.chance.shuffle("rival", free(play.state))[0]
            play.emit(RivalCame(house=house, hero=HERO_OF[house]))
        np = (NP_ALWAYS, *play.chance.shuffle("houses", free(play.state))[:NP_DRAWN])
        play.emit(
            Mustered(np=np, heroes={house: self._drawn(play, house) for house in np if house in HERO_OF})
        )
        play.emit(Stacked(deck=play.chance.shuffle("deck", plot_deck(play.state.options.dragons))))
        for seat in play.state.order:
            verbs.draw(play, seat, HAND_LIMIT)
        if play.state.options.treaty:
            play.emit(_night(play.state, play.chance))
        if play.state.rival is not None:
            play.emit(RivalStacked(cards=play.chance.shuffle("rival_cards", tuple(RIVAL_CARDS))))
        play.alter(Round.begin(play.state))

    def _heroes(self, state: TinyEpic, house: str) -> tuple[str, ...]:
        """The Heroes among which one is chosen for a house (TE-2.9)."""
        return HEROES_OF.get(house, ())[: None if state.options.heroes else 1]

    def _drawn(self, play: Play, house: str) -> str:
        """One of them by chance, where there are several."""
        heroes = self._heroes(play.state, house)
        return play.chance.shuffle("hero", heroes)[0] if len(heroes) > 1 else heroes[0]


def _lacks_mate(state: TinyEpic) -> bool:
    """Whether a Teammate is still to be chosen (TE-17.1)."""
    return state.options.rival and state.options.treaty and state.rival is None


def _night(state: TinyEpic, chance: Chance) -> NightFell:
    """Tokens and the Ranger Deck, in the order of TE-2.10 (TE-15.2 to TE-15.5)."""
    head = MATS.difficulty.rows[len(state.lords)][state.options.difficulty]
    arms = (*_of_kind("valyrian_steel")[: head.steel], *_of_kind("dragon_glass")[: head.glass])
    taken = (*arms, *(token for kind in head.spared for token in _of_kind(kind)))
    south = [d.id for d in DOMAINS.values() if not d.north_of_wall and d.kind != "castle"]
    north = [d.id for d in DOMAINS.values() if d.north_of_wall]
    brown = chance.shuffle(
        "brown tokens", [one.id for one in TOKENS.values() if one.color == "brown" and one.id not in taken]
    )
    blue = chance.shuffle(
        "blue tokens", [one.id for one in TOKENS.values() if one.color == "blue" and one.id not in taken]
    )
    return NightFell(
        hidden=dict(zip((*north, *south), (*blue[: len(north)], *brown), strict=False)),
        supply=blue[len(north) :],
        aside=brown[len(south) :],
        rangers=tuple(_ranger(chance, number) for number in sorted({one.round for one in RANGERS.values()})),
        taken=taken,
    )


def _of_kind(kind: str) -> tuple[str, ...]:
    """The Exploration Tokens of a kind."""
    return tuple(one.id for one in TOKENS.values() if one.kind == kind)


def _ranger(chance: Chance, number: int) -> str:
    """One of the cards of a round."""
    cards = tuple(one.id for one in RANGERS.values() if one.round == number)
    return chance.shuffle("ranger", cards)[0]
