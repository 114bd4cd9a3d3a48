"""Why a move of RISK may have been made, from what all could see before it: the odds, the region, the card, the threat.

It is the same for everybody, and says nothing of what a player or an agent had in mind that others cannot know.
"""

from collections.abc import Iterator

from bot.rules.contract import Action, Seat
from bot.rules.risk.model.actions import Attack, Deploy, Maneuver
from bot.rules.risk.model.board import board
from bot.rules.risk.show.outlook import quick
from bot.rules.risk.show.view import RiskView
from bot.words import Voice
from cogs.interaction.numbers import percent


def why(view: RiskView, say: Voice, seat: Seat, action: Action) -> str:
    """A line on a move of `seat`, of which `view` is what the public saw before; empty of one that explains itself."""
    match action:
        case Attack(source=source, target=target) if view.armies.get(source, 0) > 1 and view.armies.get(
            target
        ):
            head = say.key(
                "risk-why-attack",
                source=source,
                target=target,
                chance=percent(say, quick(view, source, target)),
            )
            return " ".join([head, *_gains(view, say, seat, target)])
        case Deploy(territory=place) if place in view.owner:
            foes = sum(view.armies[near] for near in board(view.board).opposing(view.owner, place))
            return say.key("risk-why-deploy", territory=place, armies=view.armies[place], foes=foes)
        case Maneuver(source=source, target=target) if {source, target} <= view.owner.keys():
            here = board(view.board)
            threats = [
                sum(view.armies[near] for near in here.opposing(view.owner, one)) for one in (source, target)
            ]
            return say.key(
                "risk-why-maneuver", source=source, target=target, foes=threats[0], others=threats[1]
            )
    return ""


def _gains(view: RiskView, say: Voice, seat: Seat, target: str) -> Iterator[str]:
    """What taking a land brings."""
    loser = view.owner[target]
    for region in board(view.board).regions:
        if target not in region.territories:
            continue
        owners = [view.owner[place] for place in region.territories if place != target]
        if all(owner == seat for owner in owners):
            yield say.key("risk-why-region", region=region.id, bonus=region.bonus)
        if loser >= 0 and all(owner == loser for owner in owners):
            yield say.key("risk-why-break", region=region.id, bonus=region.bonus, loser_seat=loser)
    if not view.conquests:
        yield say.key("risk-why-card")
    if loser >= 0 and list(view.owner.values()).count(loser) == 1:
        yield say.key("risk-why-last", loser_seat=loser)
