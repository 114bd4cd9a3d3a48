"""P2.PLAY: each player plays any number of cards, one after another (FIEF-2.22 to 2.29)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.rules.contract import Action, Candidates, Seat, Text
from bot.rules.fief.actions import Pass, PlayCard
from bot.rules.fief.events.cards import CANCELS, BoonLaid, Played, TaxLaid
from bot.rules.fief.frames.asking import Turn
from bot.rules.fief.frames.surprises import effects
from bot.rules.fief.frames.surprises.texts import target_text
from bot.rules.fief.legal import court, places, surprises, taxes, titles
from bot.rules.fief.model.cards import Strike, Tax, kind_of
from bot.rules.fief.model.facts import DOMAINS, REGIONS, VILLAGES
from bot.rules.fief.model.orders import HandedIn
from bot.rules.fief.model.people import printed
from bot.rules.fief.play import verbs
from bot.rules.kit.draft import made
from bot.rules.kit.memo import last
from bot.rules.kit.offers import NONE, Filled, pick
from bot.rules.kit.stack import Question

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.state import Fief

COMING = {"a_lord_comes_of_age": False, "a_lady_comes_of_age": True}
"""Whether the card brings a Lady."""
TAX = "tax"
HEIR = "heir"
"""Said with the card: he is the Heir to the Iron Throne (FIEF-1.69)."""


class Playing(Turn):
    kind: Literal["playing"] = "playing"

    def awaits(self, state: Fief) -> tuple[Seat, ...]:
        """Whoever holds a card, whatever it is (FIEF-0.95)."""
        return (self.seat,) if state.houses[self.seat].hand else ()

    def question(self, state: Fief) -> Question:
        return Question("play", "FIEF-2.22")

    def menu(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        return ("play", "pass") if playable(state, seat) else ("pass",)

    def may(self, state: Fief, seat: Seat, kind: str) -> bool:
        return kind == "pass" or super().may(state, seat, kind)

    def default(self, state: Fief, seat: Seat) -> Action:
        return Pass()

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        if field == "card":
            return pick(playable(state, seat))
        card = str(filled.get("card"))
        if card not in state.houses[seat].hand:
            return NONE
        if surprises.surprise(card) and field == "by":
            return pick(surprises.doers(state, seat, card, str(filled.get("target"))))
        if field == "by" and kind_of(card) == TAX:
            return pick(taxes.leviers(state, seat, str(filled.get("target"))))
        if field == "by":
            return pick((HEIR,) if _may_be_heir(state, seat, kind_of(card)) else ())
        return pick(targets(state, seat, card), lambda aim: aim_text(state, seat, card, aim))

    def answer(self, play: Play, seat: Seat, action: Pass | PlayCard) -> None:
        if isinstance(action, Pass):
            play.pop()
            return
        resolve(play, seat, action)

    def carry_on(self, play: Play) -> None:
        play.pop()


def _may_be_heir(state: Fief, seat: Seat, kind: str) -> bool:
    """Whether this card brings a Lord of the House who may be declared the Heir (FIEF-0.31, 1.69)."""
    if kind not in COMING or not court.may_declare_heir(state, seat):
        return False
    coming = places.next_noble(state, seat, COMING[kind])
    return coming is not None and coming[0] == "lords"


@last
def playable(state: Fief, seat: Seat) -> tuple[str, ...]:
    """Cards of the hand that have a target now (FIEF-2.22)."""
    return tuple(card for card in state.houses[seat].hand if targets(state, seat, card))


def targets(state: Fief, seat: Seat, card: str) -> tuple[str, ...]:
    """What a card may be played on: Villages in which a Noble comes of age, numbers of Regions."""
    kind = kind_of(card)
    if surprises.surprise(card):
        return surprises.targets(state, seat, card)
    if kind in COMING:
        return places.cradles(state, seat) if places.may_come(state, seat) else ()
    if kind in CANCELS:
        unlucky = _unlucky(state)
        return tuple(str(one) for one in REGIONS if one not in unlucky and _welcome(state, kind, one))
    return taxes.targets(state, seat) if kind == TAX else ()


def _unlucky(state: Fief) -> set[int]:
    """Regions where one stands who brings bad luck (FIEF-2.23, 2.24)."""
    places = [one.place for noble, one in state.nobles.items() if printed(noble, "unlucky")]
    return {VILLAGES[place].region for place in places if place in VILLAGES}


def _welcome(state: Fief, kind: str, region: int) -> bool:
    """Once a round, be it against a Disaster (FIEF-2.23, 2.24, 2.29)."""
    undone = made(Strike, kind=CANCELS[kind], region=region) in state.undone
    return not undone and all((kind_of(boon.card), boon.region) != (kind, region) for boon in state.boons)


def resolve(play: Play, seat: Seat, action: PlayCard) -> None:
    """What a card does."""
    kind = kind_of(action.card)
    if surprises.surprise(action.card):
        effects.do(play, seat, HandedIn(card=action.card, target=action.target, by=action.by or ""))
        return
    if kind in COMING:
        play.emit(Played(seat=seat, card=action.card))
        verbs.come_of_age(play, seat, action.target, COMING[kind], heir=action.by == HEIR)
        return
    if kind == TAX:
        _levy(play, seat, action)
        return
    region = int(action.target)
    cancels = Strike(kind=CANCELS[kind], region=region) in play.state.struck
    play.emit(Played(seat=seat, card=action.card, stays=True))
    play.emit(BoonLaid(card=action.card, region=region, cancels=cancels))


def _levy(play: Play, seat: Seat, action: PlayCard) -> None:
    """FIEF-2.25; where nobody is named, who ranks lowest levies it."""
    noble, target = action.by or taxes.leviers(play.state, seat, action.target)[0], action.target
    play.emit(Played(seat=seat, card=action.card, stays=True))
    if target in DOMAINS:
        royal = titles.holder(play.state, target) is None
        play.emit(TaxLaid(tax=Tax(card=action.card, seat=seat, noble=noble, fief=target, royal=royal)))
        return
    regions, rank = taxes.regions(play.state, target), taxes.rank(play.state, noble, target)
    play.emit(TaxLaid(tax=Tax(card=action.card, seat=seat, noble=noble, regions=regions, rank=rank)))


def aim_text(state: Fief, seat: Seat, card: str, value: str) -> Text | None:
    """A Region by its name, a murder with its odds; what has a name of its own is said as it is."""
    if surprises.surprise(card):
        return target_text(state, seat, card, value)
    if value == taxes.REALM:
        return Text(key="fief-pick-realm")
    if not value.isdigit():
        return None
    return Text(key="fief-pick-region", args={"region": f"region-{value}"})
