"""What an action costs, brings and ends, said before it is done (RISK-6.2, RISK-9, RISK-20 to RISK-22, MITCHELL-6)."""

from collections.abc import Iterator, Mapping

from bot.rules.contract import Amount
from bot.rules.risk.model.library import LIBRARY, THINGS, PlayableCard
from bot.rules.risk.model.mitchell import WATCH, WILDLINGS, statutory
from bot.rules.risk.play.conditions import targets
from bot.rules.risk.play.gold import RANSOM, cost
from bot.rules.risk.play.reactions import losses_after
from bot.rules.risk.show.candidates import candidates
from bot.rules.risk.show.mitchell import landing_chance
from bot.rules.risk.show.nearing import nearing, safe
from bot.rules.risk.show.public import power
from bot.rules.risk.show.view import RiskView
from bot.words import Voice
from cogs.interaction.numbers import decimal, percent


def meaning(view: RiskView, say: Voice, kind: str, filled: Mapping[str, object]) -> str:
    """What there is to know before it is done; empty where its name says all."""
    match kind:
        case "play":
            return _play(view, say, filled)
        case "buy":
            return _price(view, say, LIBRARY.maester_buy_cost) + " " + say.key("risk-means-buy")
        case "search":
            return _price(view, say, LIBRARY.objective_dig_cost) + " " + say.key("risk-means-search")
        case "ransom":
            return _price(view, say, RANSOM)
        case "redeem":
            return _set(view, say, filled)
        case "deploy":
            return _armies(view, say, kind, filled)
        case "maneuver":
            ends = say.key("risk-means-maneuver") if _at_war(view) else ""
            return " ".join(filter(None, (_armies(view, say, kind, filled), ends)))
        case "rank":
            return say.key("risk-means-rank") if "third" in filled else ""
        case "score":
            return say.key("risk-means-score")
        case "halt":
            return say.key("risk-means-halt")
        case "unit":
            return say.key("risk-means-unit")
        case "end":
            return _end(view, say)
        case "land":
            return _land(view, say, filled)
        case "lead":
            return _lead(view, say, filled)
    return ""


def _set(view: RiskView, say: Voice, filled: Mapping[str, object]) -> str:
    """Why a set is due, and where some of its armies have to stand (RISK-8.5, RISK-8.6, RISK-17.3)."""
    lines, muster = list[str](), view.muster
    if muster is not None and muster.duty:
        lines.append(say.key("risk-means-due" if muster.step == "reinforce" else "risk-means-due-taken"))
    chosen = next((one for one in view.sets if one.id == filled.get("cards")), None)
    if chosen is not None and chosen.bound:
        lines.append(say.key("risk-means-bound", armies=chosen.bound_armies, territories=chosen.bound))
    return " ".join(lines)


def _armies(view: RiskView, say: Voice, kind: str, filled: Mapping[str, object]) -> str:
    """How many go where no number is chosen."""
    offered = candidates(view, kind, filled, "armies")
    place = filled.get("territory" if kind == "deploy" else "target")
    if not isinstance(offered, Amount) or place is None or "armies" in filled or not offered.usual:
        return ""
    return say.key(f"risk-means-{kind}-armies", armies=offered.usual, territory=str(place))


def _at_war(view: RiskView) -> bool:
    return view.known.current is not None and view.known.current.at_war


def _play(view: RiskView, say: Voice, filled: Mapping[str, object]) -> str:
    """What the card does, what it costs, and what it ends (RISK-21.3, RISK-22.2, RISK-23.1)."""
    thing = THINGS.get(str(filled.get("card")))
    if thing is None or view.viewer is None:
        return ""
    lines = [say.key(f"risk-card-{thing.id}")]
    price = cost(view.known, view.viewer, thing)
    lines.append(_price(view, say, price) if price else say.key("risk-means-free"))
    if then := _dice_then(view, say, thing, str(filled.get("target", "none"))):
        lines.append(then)
    if thing.window == "own_maneuver" and _at_war(view):
        lines.append(say.key("risk-means-maneuver"))
    turn = view.known.current
    if thing.window == "own_pre_invasion" and turn is not None and turn.step == "purchase":
        lines.append(say.key("risk-means-court"))
    return " ".join(lines)


def _dice_then(view: RiskView, say: Voice, thing: PlayableCard, target: str) -> str:
    """What both sides lose after a card that acts on the dice that lie there (RISK-12.4)."""
    battle, seat = view.battle, view.viewer
    if battle is None or not battle.attack or seat is None:
        return ""
    if target not in (targets(view.known, seat, thing) or ("none",)):
        return ""  # nothing is named yet
    found = losses_after(view.known, seat, thing, battle, target)
    if not found:
        return ""
    sure = len({*found}) == 1
    lost, slain = (sum(side) / len(found) for side in zip(*found, strict=True))
    attackers, defenders = (
        (str(found[0][0]), str(found[0][1])) if sure else (decimal(say, lost), decimal(say, slain))
    )
    return say.key("risk-means-then", attackers=attackers, defenders=defenders, sure=int(sure))


def _price(view: RiskView, say: Voice, price: int) -> str:
    purse = view.known.court.gold[view.viewer] if view.viewer is not None and view.known.on.gold else 0
    return say.key("risk-means-price", cost=price, gold=purse)


def _end(view: RiskView, say: Voice) -> str:
    """What the turn brings and leaves undone (RISK-20.1)."""
    turn = view.known.current
    if turn is None or not turn.conquests:
        card = "risk-means-no-card"
    elif not turn.earned:
        card = "risk-means-card-taken"
    else:
        card = "risk-means-card" if view.may_draw else "risk-means-card-full"
    lines = [*_unscored(view, say), say.key(card)]
    if "land" in view.menu:
        lines.append(say.key("risk-means-could-land"))
    if view.may_draw and view.known.on.victory == "end_card" and not safe(view.known):
        lines.append(f"{say.key('risk-means-may-end', left=view.deck)} {say(nearing(view.known))}")
    return " ".join([*lines, *_undone(view, say)])


def _unscored(view: RiskView, say: Voice) -> Iterator[str]:
    """That points are left behind (RISK-19.2): first, for it costs most."""
    if "score" in view.menu:
        yield say.key("risk-means-could-score")


def _undone(view: RiskView, say: Voice) -> Iterator[str]:
    """What could still be done this turn."""
    for kind in ("attack", "maneuver"):
        if kind in view.menu:
            yield say.key(f"risk-means-could-{kind}")


def _land(view: RiskView, say: Voice, filled: Mapping[str, object]) -> str:
    """Whose the land will be, for how long, and who would be out (MITCHELL-6.3 to MITCHELL-6.6, MITCHELL-7.3)."""
    side, place = str(filled.get("house")), str(filled.get("territory"))
    if side not in view.off_board or not view.armies.get(place):
        return ""
    chance = percent(say, landing_chance(view.known, side, place))
    lines = [*_unscored(view, say)]
    lines.append(
        say.key("risk-means-land", chance=chance, territory=place, house=side, armies=statutory(side))
    )
    if side == WILDLINGS:
        lines.append(say.key("risk-means-land-wall", territory=place, watch=WATCH))
    loser = view.owner[place]
    if loser >= 0 and list(view.owner.values()).count(loser) == 1:
        own, gold = loser == view.viewer, int(view.known.on.gold)
        lines.append(say.key(f"risk-means-land-{'out' if own else 'last'}", seat=loser, gold=gold))
    return " ".join([*lines, *_undone(view, say)])


def _lead(view: RiskView, say: Voice, filled: Mapping[str, object]) -> str:
    """What one would have with a House, and on what that depends (MITCHELL-6.7)."""
    holds = power(view.known, house) if (house := str(filled.get("house", ""))) else None
    return " ".join([*([say(holds)] if holds else []), say.key("risk-means-lead")])
