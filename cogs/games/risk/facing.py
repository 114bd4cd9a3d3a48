"""What lies on the table for a decision owed: armies, dice, odds, the card played (RISK-11, RISK-12, RISK-23).

Also what is told to somebody who is out.
"""

from collections.abc import Iterator, Mapping, Sequence

from bot.rules.contract import Prompt, Seat
from bot.rules.risk.model.board import DOMINION, board
from bot.rules.risk.model.library import DRAW_WINDOWS, OBJECTIVES
from bot.rules.risk.play.dice import attack_sums, defence_sums, result
from bot.rules.risk.play.objectives import scorable
from bot.rules.risk.play.plays import playable
from bot.rules.risk.play.powers import leaderless, unled
from bot.rules.risk.show.outlook import quick
from bot.rules.risk.show.places import standing
from bot.rules.risk.show.public import power
from bot.rules.risk.show.view import RiskView
from bot.words import Voice
from cogs.interaction.numbers import percent

ONLY_PASSING = {"pass", "react", "orders", "concede"}
"""What may be done at any time, or means nothing."""
PURCHASES = {"buy", "search", "ransom"}
"""What is over with the first attack or maneuver (RISK-6.2)."""
NEAR = 2
"""A region of which so few lands are missing is worth a word."""


def facing(view: RiskView, say: Voice) -> str:
    """The facts of the decision that the viewer owes, a line each; or that the viewer is out."""
    lines = _out(view, say) if view.my_prompt is None else _owed(view, say, view.my_prompt)
    return "\n".join(f"> {line}" for line in lines)


def _owed(view: RiskView, say: Voice, prompt: Prompt) -> list[str]:
    match prompt.kind:
        case "attack":
            full = view.known.current is not None and view.known.current.earned and not view.may_draw
            key = "risk-facing-full" if full else "risk-facing-turn"
            lines = [say.key(key, lands=len(view.conquests)), *_court(view, say)]
        case "deploy":
            lines = list(_near(view, say))
        case "occupy":
            lines = list(_conquest(view, say))
        case "house":
            lines = list(_house(view, say))
        case "rank":
            lines = [say.key("risk-facing-rank")]
        case "agree":
            lines = list(_heir(view, say, str(prompt.about["house"]), int(str(prompt.about["asking_seat"]))))
        case "end":
            lines = list(_last(view, say))
        case _:
            lines = [*_card(view, say), *_war(view, say), *_dice(view, say), *_idle(view, say)]
    return lines


def _out(view: RiskView, say: Voice) -> list[str]:
    """That the viewer is out, and whether a House may be theirs (RISK-17.1, MITCHELL-6.7)."""
    known, seat = view.known, view.viewer
    if seat is None or seat not in known.out or known.result is not None:
        return []
    heirs = dict(known.realm.heirs) if known.realm is not None else {}
    if seat in heirs:
        return [say.key("risk-facing-heir", house=heirs[seat])]
    lines = [say.key("risk-facing-out")]
    if known.realm is not None and leaderless(known, seat) and unled(known):
        again = seat in known.realm.asked
        lines.append(say.key("risk-facing-lead-again" if again else "risk-facing-lead"))
    return lines


def in_question(view: RiskView, filled: Mapping[str, object]) -> tuple[str, ...]:
    """The lands of the attack or the march that is being chosen, or of the war about which the viewer is asked."""
    prompt, conquest = view.my_prompt, view.conquest
    asked = {} if prompt is None else prompt.about
    for ends in (filled, asked):
        if "source" in ends and "target" in ends:
            return (str(ends["source"]), str(ends["target"]))
    if conquest is not None and prompt is not None and prompt.kind == "occupy":
        return (conquest.source, conquest.target)
    return ()


def clash(view: RiskView) -> tuple[str, ...]:
    """The land of a player and an opposing one beside it of which the first has most armies more."""
    return _strongest(view, [place for place, owner in view.owner.items() if owner >= 0])


def example(view: RiskView) -> tuple[str, ...]:
    """The same of the viewer's own lands: what an example of a plan speaks of."""
    return _strongest(view, [place for place, owner in view.owner.items() if owner == view.viewer])


def _strongest(view: RiskView, sources: Sequence[str]) -> tuple[str, ...]:
    here, armies = board(view.board), view.armies
    pairs = [
        (source, target)
        for source in here.territories
        if source in sources
        for target in here.opposing(view.owner, source)
    ]
    return max(pairs, key=lambda pair: armies[pair[0]] - armies[pair[1]], default=())


def _house(view: RiskView, say: Voice) -> Iterator[str]:
    """What depends on the House that is chosen (RISK-3.2, RISK-4.1, RISK-4.9, MITCHELL-2.2)."""
    known = view.known
    if known.realm is not None:
        yield say.key("risk-facing-house-town")
    elif not (known.on.characters or known.on.seats):
        yield say.key("risk-facing-house-plain")
    if known.on.setup != "deal":
        order = DOMINION[len(known.houses)].turn_order
        yield say.key("risk-facing-house-order", houses=order, bonus=int(known.on.start_bonus))


def _heir(view: RiskView, say: Voice, house: str, seat: Seat) -> Iterator[str]:
    """What somebody asks for, and what follows (MITCHELL-6.7)."""
    if (holds := power(view.known, house)) is not None:
        yield say(holds)
    yield say.key("risk-facing-agree", seat=seat)


def _near(view: RiskView, say: Voice) -> Iterator[str]:
    """The regions of which little is missing (RISK-7.3)."""
    here, owner, viewer = board(view.board), view.owner, view.viewer
    for region in here.regions:
        missing = [place for place in region.territories if owner.get(place) != viewer]
        if 0 < len(missing) <= min(NEAR, len(region.territories) - 1):
            places = here.in_order(missing)
            yield say.key("risk-facing-near", region=region.id, bonus=region.bonus, territories=places)


def _court(view: RiskView, say: Voice) -> Iterator[str]:
    """What a Dominion has to say before an attack: one's gold, and Objectives that are met (RISK-10.1, RISK-19)."""
    seat = view.viewer
    if seat is None:
        return
    if view.known.on.gold:
        key = "risk-facing-purse" if PURCHASES.intersection(view.menu) else "risk-facing-gold"
        yield say.key(key, gold=view.known.court.gold[seat])
    met = scorable(view.known, seat) if "score" in view.menu else ()
    for card in met:
        yield say.key("risk-facing-met", objective=card, points=OBJECTIVES[card].vp)
    if met:
        yield say.key("risk-facing-score")


def _last(view: RiskView, say: Voice) -> Iterator[str]:
    """What may be used for the draw once the turn has been ended; it is asked about once (RISK-23.6)."""
    turn = view.known.current
    if view.viewer is None or turn is None or turn.step != "draw":
        return
    if things := playable(view.known, view.viewer, DRAW_WINDOWS):
        yield say.key("risk-facing-last", cards=things)


def _conquest(view: RiskView, say: Voice) -> Iterator[str]:
    """What stands against the land taken, and against the one the army comes from."""
    conquest, here = view.conquest, board(view.board)
    for place in () if conquest is None else (conquest.source, conquest.target):
        foes = sum(view.armies[near] for near in here.opposing(view.owner, place))
        yield say.key("risk-facing-place", territory=place, armies=view.armies[place], foes=foes)


def _idle(view: RiskView, say: Voice) -> Iterator[str]:
    """That the viewer can only pass: whoever might hold a card is asked, so that being asked gives nothing away
    (RISK-23.1)."""
    if "pass" in view.menu and not {*view.menu} - ONLY_PASSING:
        yield say.key("risk-facing-idle")


def _card(view: RiskView, say: Voice) -> Iterator[str]:
    """The card on the table: what it says to who has played it."""
    played = view.known.played
    if played is not None:
        yield say.key("risk-facing-card", card=played.card, says=say.key(f"risk-card-{played.card}"))
        if played.dice:
            yield say.key("risk-facing-die", dice=" ".join(map(str, played.dice)))


def _war(view: RiskView, say: Voice) -> Iterator[str]:
    """The open invasion: who stands against whom, what it has cost, how likely the land falls."""
    invasion = view.invasion
    if invasion is None or view.viewer is None:
        return
    target = standing(view.known, view.viewer, invasion.target)
    defends = say(target) if target is not None else say.name(invasion.target)
    if invasion.landing is not None:
        yield say.key("risk-facing-landing", house=invasion.landing, armies=invasion.afloat, there=defends)
        return
    source = standing(view.known, view.viewer, invasion.source)
    attacks = say(source) if source is not None else say.name(invasion.source)
    yield say.key("risk-facing-war", here=attacks, there=defends)
    if invasion.battles:
        yield say.key(
            "risk-facing-battles", battles=invasion.battles, lost=invasion.lost, slain=invasion.slain
        )
    # who may fight on has the odds beside the button
    if "press" not in view.menu and view.armies[invasion.source] > 1 and view.armies[invasion.target]:
        chance = percent(say, quick(view, invasion.source, invasion.target))
        yield say.key("risk-facing-odds", chance=chance)


def _dice(view: RiskView, say: Voice) -> Iterator[str]:
    """The battle under way: the armies committed, or the dice as they lie and count (RISK-12.5, RISK-12.10)."""
    invasion, battle = view.invasion, view.battle
    if invasion is None or battle is None:
        return
    if not battle.attack:
        yield say.key("risk-facing-committed", dice=battle.dice)
        return
    lost, slain = result(view.known, invasion, battle)
    attack, defence = (
        " ".join(map(str, sums))
        for sums in (
            attack_sums(view.known, invasion, battle),
            defence_sums(view.known, invasion, battle),
        )
    )
    yield say.key("risk-facing-dice", attack=attack, defence=defence, lost=lost, slain=slain)
