"""The Wall by bids: Threat, the Lord Commander's supplies, sealed bids (FIEF-11.20 to 11.28)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from bot.rules.contract import Action, Candidates, Seat
from bot.rules.fief.actions import Bid, Supply
from bot.rules.fief.events.watch import RECRUIT, SuppliesUsed, ThreatRose
from bot.rules.fief.frames.asking import Secret, Turn
from bot.rules.fief.legal import watch
from bot.rules.fief.play import wall
from bot.rules.kit.offers import NONE, Filled, amount
from bot.rules.kit.stack import Question

if TYPE_CHECKING:
    from bot.rules.fief.judge.draft import Play
    from bot.rules.fief.model.state import Fief

ATTACK = 10
"""The Threat from which the wildlings attack (FIEF-11.21)."""
RISES = {1: 2, 2: 2, 3: 2, 4: 3, 5: 3, 6: 4}
PURSE = 3
"""Gold the Lord Commander may take for himself in a round (FIEF-11.27)."""
RECRUITS = 12


class Command(Turn):
    """W.COMMAND: what is done with the supplies."""

    kind: Literal["command"] = "command"
    strength: int
    """Of the wildlings; 0: they do not attack."""

    def awaits(self, state: Fief) -> tuple[Seat, ...]:
        head = watch.commander(state)
        able = head is not None and state.nobles[head].seat == self.seat and state.wall.gold > 0
        return (self.seat,) if able else ()

    def question(self, state: Fief) -> Question:
        return Question("command", "FIEF-11.27", {"gold": state.wall.gold, "strength": self.strength})

    def menu(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        return ("supply",)

    def default(self, state: Fief, seat: Seat) -> Action:
        return Supply()

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        recruits, defence = (int(str(filled.get(one, 0))) for one in ("recruits", "defence"))
        left = state.wall.gold - RECRUIT * recruits - defence
        match field:
            case "recruits":
                return amount(0, min(state.wall.gold // RECRUIT, RECRUITS - state.wall.recruits), 0)
            case "defence" if self.strength:
                return amount(0, left, 0)
            case "treasury":
                return amount(0, min(left, PURSE), 0)
        return NONE

    def answer(self, play: Play, seat: Seat, action: Supply) -> None:
        play.pop()
        play.emit(
            SuppliesUsed(
                seat=seat, recruits=action.recruits, defence=action.defence, treasury=action.treasury
            )
        )
        open_bids(play, self.strength, action.defence)

    def carry_on(self, play: Play) -> None:
        play.pop()
        open_bids(play, self.strength, 0)


class WallBids(Secret):
    """W.BID: all bid at the same time; what is bid is paid, win or lose."""

    kind: Literal["wall_bids"] = "wall_bids"
    matter: ClassVar[str] = "bid"
    bids: ClassVar[bool] = True
    strength: int
    added: int
    """Supplies the Lord Commander adds to this defence."""

    def question(self, state: Fief) -> Question:
        ready = wall.garrison(state) + self.added
        return Question("wall_bid", "FIEF-11.22", {"strength": self.strength, "defence": ready})

    def menu(self, state: Fief, seat: Seat) -> tuple[str, ...]:
        return ("bid",)

    def default(self, state: Fief, seat: Seat) -> Action:
        return Bid()

    def offer(self, state: Fief, seat: Seat, kind: str, filled: Filled, field: str) -> Candidates:
        return amount(0, state.houses[seat].gold, 0) if field == "gold" else NONE

    def carry_on(self, play: Play) -> None:
        play.pop()
        bids = {seat: one.gold or 0 for seat, one in self.answers.items() if isinstance(one, Bid)}
        wall.attacked(play, self.strength, self.added, bids)


def open_threat(play: Play) -> None:
    """W.THREAT (FIEF-11.21)."""
    if not play.state.options.nwe or play.state.options.says("wall_system") != "bids":
        return
    die = play.die("threat")
    threat = play.state.wall.threat + RISES[die]
    playing = sum(not house.gone for house in play.state.houses)
    strength = threat + 2 * playing if threat >= ATTACK else 0
    play.emit(ThreatRose(die=die, threat=threat, strength=strength))
    head = watch.commander(play.state)
    if head is None:
        open_bids(play, strength, 0)
    else:
        play.push(Command(seat=play.state.nobles[head].seat, strength=strength))


def open_bids(play: Play, strength: int, added: int) -> None:
    """Whoever may have gold is asked (FIEF-0.95)."""
    if not strength:
        return
    state = play.state
    asked = tuple(
        seat
        for seat in state.order
        if not state.houses[seat].gone and (state.houses[seat].gold or not state.options.gold_public)
    )
    if asked:
        play.push(WallBids(asked=asked, strength=strength, added=added))
    else:
        wall.attacked(play, strength, added, {})
