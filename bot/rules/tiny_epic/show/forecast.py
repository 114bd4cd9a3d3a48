"""How likely a battle is won in which the other side turns over the top of the deck (TE-6.4, TE-15.20).

Exact: each card whose face the viewer does not know is as likely to lie on top as any other. A Secret draws again, so
it is passed over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple

from bot.rules.contract import Seat
from bot.rules.tiny_epic.frames.battle import Battle
from bot.rules.tiny_epic.frames.night.facing import Facing
from bot.rules.tiny_epic.legal import control, dead, moves, treaty
from bot.rules.tiny_epic.legal.strength import braced, companions, conscripts, edge, strength
from bot.rules.tiny_epic.model import army as units
from bot.rules.tiny_epic.model.army import Army
from bot.rules.tiny_epic.model.facts import CARDS, PLOT, plot_deck
from bot.rules.tiny_epic.model.sides import RIVAL, TREATY
from bot.rules.tiny_epic.model.state import TinyEpic


class Clash(NamedTuple):
    """A battle against a card of the deck, both strengths without cards."""

    ours: int
    theirs: int
    our_levy: int
    """What a Conscripts icon adds to ours (TE-6.8)."""
    their_levy: int
    attacking: bool
    """Whether we are the attacker, who loses a tie (TE-6.9)."""
    flees: bool
    """Whether a Retreat ends it before the strengths are compared (TE-6.6); to the dead it is a 0."""


class Odds(NamedTuple):
    """Shares from 0 to 1."""

    won: float
    fled: float
    """The other side retreats: the place is ours, the point is not (TE-6.6)."""


class Icon(NamedTuple):
    kind: str
    value: int


NOTHING = Icon("strength", 0)


def odds(state: TinyEpic, clash: Clash, card: str | None = None) -> Odds:
    """With a card of one's own, or with none; `state` as the viewer knows it."""
    drawn = _icons(state)
    ends: Counter[str] = Counter()
    for theirs, many in drawn.items():
        for ours, ways in _answers(card, drawn, theirs):
            ends[_end(clash, ours, theirs)] += many * ways
    return Odds(ends["won"] / ends.total(), ends["fled"] / ends.total())


def begun(state: TinyEpic, seat: Seat, fight: Battle) -> Clash | None:
    """A battle that has begun, if the other side draws its card and nothing else is drawn."""
    side = state.side(seat)
    foe = fight.defender if side == fight.attacker else fight.attacker
    if fight.drawing != (foe,) or fight.extra_card:
        return None
    return Clash(
        strength(state, side, fight.target, (), fight.besides(state, side)),
        strength(state, foe, fight.target, (), fight.besides(state, foe)),
        conscripts(state, side, fight.target),
        conscripts(state, foe, fight.target),
        attacking=side == fight.attacker,
        flees=True,
    )


def faced(state: TinyEpic, fight: Facing) -> Clash | None:
    """A battle against the dead, unless the Treaty draws as well."""
    if fight.extra_card or fight.by_deck:
        return None
    return Clash(
        strength(state, TREATY, fight.target, (), fight.besides(state)),
        dead.strength(state, fight.foe, fight.target),
        conscripts(state, TREATY, fight.target),
        dead.conscripts(state, fight.foe, fight.target),
        attacking=fight.attacks,
        flees=False,
    )


def ahead(state: TinyEpic, seat: Seat, source: str, target: str, army: Army) -> Clash | None:
    """The battle there will be if an army goes to `target`: against an unallied House, the Rival or the dead.

    Against a player, whose card is a choice, there are no odds.
    """
    lifted, side = moves.lift(state, source, army), state.side(seat)
    ours, levy = coming(state, seat, source, target, army), conscripts(lifted, side, target)
    if (foe := treaty.foe(state, seat, target, army)) is not None:
        if foe == "ice_dragon":
            return None
        theirs, their_levy = dead.strength(state, foe, target), dead.conscripts(state, foe, target)
        return Clash(ours, theirs, levy, their_levy, attacking=True, flees=False)
    if not control.hostile(state, seat, target):
        return None
    house = control.holder(state, target)
    if house not in (*state.np, RIVAL):
        return None
    besides = edge(state, house, target) + braced(state, house, target)
    theirs = strength(state, house, target, (), besides)
    return Clash(ours, theirs, levy, conscripts(state, house, target), attacking=True, flees=True)


def coming(state: TinyEpic, seat: Seat, source: str, target: str, army: Army) -> int:
    """The strength before cards of an army that attacks at `target`, with whoever stands there already."""
    standing = control.of_side(moves.lift(state, source, army), state.side(seat), target)
    return units.strength(units.joined(standing, army)) + companions(state, seat)


def _icons(state: TinyEpic) -> Counter[Icon]:
    """What may be turned over, and how often; where both piles are empty it is a 0 (TE-6.5)."""
    if not state.deck and not state.discard:
        return Counter([NOTHING])
    seen = chain(state.discard, state.table, *(chain(lord.hand, lord.kept) for lord in state.lords))
    unseen = {*plot_deck(state.options.dragons)} - {*seen} if state.deck else {*state.discard}
    icons = (CARDS[card].battle for card in unseen if card in PLOT)
    return Counter(Icon(icon.kind, icon.value) for icon in icons if icon.kind != "secret") or Counter(
        [NOTHING]
    )


def _answers(card: str | None, drawn: Counter[Icon], theirs: Icon) -> Iterator[tuple[Icon, int]]:
    """What our card may come to, and in how many ways; a Secret is one of those that are left (TE-6.5)."""
    if card is None:
        yield NOTHING, 1
        return
    icon = CARDS[card].battle
    if icon.kind != "secret":
        yield Icon(icon.kind, icon.value), 1
        return
    left = drawn - Counter([theirs])
    yield from left.items() if left else ((NOTHING, 1),)


def _end(clash: Clash, ours: Icon, theirs: Icon) -> str:
    if ours.kind == "retreat":
        return "left"
    if clash.flees and theirs.kind == "retreat":
        return "fled"
    lead = clash.ours + _adds(ours, clash.our_levy) - clash.theirs - _adds(theirs, clash.their_levy)
    return "won" if lead > 0 or (lead == 0 and not clash.attacking) else "lost"


def _adds(icon: Icon, levy: int) -> int:
    return levy if icon.kind == "conscripts" else icon.value if icon.kind == "strength" else 0
