"""How the sensible agent deals with the Night King and his dead, and what lies hidden beyond and before the Wall."""

from __future__ import annotations

from collections.abc import Collection

from bot.rules.contract import Action, Seat
from bot.rules.tiny_epic import actions
from bot.rules.tiny_epic.agent import odds, siege, worth
from bot.rules.tiny_epic.frames.night.facing import Facing
from bot.rules.tiny_epic.legal import control, strength, treaty
from bot.rules.tiny_epic.legal import dead as dead_rules
from bot.rules.tiny_epic.model import ops
from bot.rules.tiny_epic.model.army import Army, Force, count, joined, rest
from bot.rules.tiny_epic.model.army import strength as units
from bot.rules.tiny_epic.model.facts import CARDS, DOMAINS, MATS, TOKENS
from bot.rules.tiny_epic.model.night import Foe, Night
from bot.rules.tiny_epic.model.sides import NIGHT, TREATY
from bot.rules.tiny_epic.model.state import TinyEpic

KING = 40.0
"""Of slaying the Night King: it wins the game."""
FALLEN = 1.0
"""Of a point, and of one that he does not get."""
DEFEAT = 1.2
"""Of a unit lost and the others driven off."""
GLASS, REMOVAL, RAVEN = 8.0, 2.0, 0.3
"""Of Exploration Tokens, by what they do."""
BROWN, BLUE = 2.0, 2.4
"""Of one that lies face down, south and north of the Wall, on average."""
TOGETHER = (0.0, 0.0, 0.7, 2.0, 2.7, 3.4, 4.2)
"""Of so many units in one domain: three explore, more of them fight (TE-15.23)."""
PATIENT = (0.3, 0.3, 0.2, 0.15, 0.1, 0.0)
"""How likely he has to fall, by round, for an army to be risked."""
AHEAD, LEAD, HUNT, MASSED = 0.4, 2, 2.5, 1.6
"""Of points for a Treaty that is ahead by so many, and of strength near the Night King then."""
SOON = 0.6
"""Of what is found later on demand, as somebody else is on turn."""
HELD = (0.0, 1.0, 1.7, 2.2, 2.5, 2.6)
"""Of so many cards in hand, whatever is on them."""
KEPT = 0.06
"""Of a card in hand, or of each point of strength on it."""
PROMISED, NEARER = 0.4, 0.8
"""Of Dragon Glass that is still to be reached, and of that for each step on the way."""
EXTRA = 2.0
"""Of a card more from the deck, on average."""
HOPE = 0.5
"""How likely a battle for Dragon Glass has to be won to be sought."""


def fight(
    state: TinyEpic, lifted: TinyEpic, seat: Seat, target: str, army: Army, foe: Foe, op: ops.Movement
) -> float:
    """What it brings to enter a domain of the dead with an army, `lifted` being the state while it is on its way."""
    night = dead_rules.night_of(state)
    ours = units(army) + _besides(state, lifted, seat, target, op)
    drawn_in = foe == "ice_dragon" and night.dragon != target
    chance = odds.wins(
        ours, dead_rules.strength(state, foe, target), dead_rules.conscripts(state, foe, target), not drawn_in
    )
    if foe == "king" and chance < PATIENT[min(state.round, len(PATIENT)) - 1]:
        return -DEFEAT
    won = stake(state, foe, target)
    if foe != "king" and target in night.hidden and treaty.large(army) and may_explore(state, seat):
        won += token(target)
    if drawn_in:
        won += GLASS
    return chance * (won + worth.domain(state, seat, target)) - (1 - chance) * DEFEAT


def _besides(state: TinyEpic, lifted: TinyEpic, seat: Seat, target: str, op: ops.Movement) -> float:
    """What an army has besides its units: of cards in hand, of the event it moves by, of others that are kept."""
    icons = sorted((icon(lifted, target, card) for card in control.hand(lifted, seat)), reverse=True)
    extra = op.extra_deck_card * EXTRA + strength.companions(state, seat)
    return sum(icons[: op.attacker_cards]) + op.battle_bonus + extra


def cohesion(state: TinyEpic, stay: int, meet: int, moved: int) -> float:
    """What it is worth that so many units who leave some others join those they meet."""
    gain = together(stay) + together(meet + moved) - together(stay + moved) - together(meet)
    return gain * (MASSED if pressing(state) else 1.0)


def pressing(state: TinyEpic) -> bool:
    """Whether the Treaty is so far ahead that it looks for the Night King rather than for points."""
    night = dead_rules.night_of(state)
    lead = state.purses[TREATY].score - state.purses[NIGHT].score
    return night.king is not None and lead >= LEAD + len(night.walkers) * (state.rounds.rounds > state.round)


def gathering(state: TinyEpic, source: str, target: str, army: Army) -> float:
    """What it is worth for the siege of the Night King that an army goes from one domain to another in peace."""
    plan = siege.siege(state, KING)
    if plan is None or target == plan.king or source == target:
        return 0.0
    there = control.of_side(state, TREATY, target)
    return plan.gain({source: rest(control.here(state, source), army), target: joined(there, army)})


def reinforcing(state: TinyEpic, place: str, house: str, unit: Force) -> float:
    """What it is worth for the siege that a unit is recruited there."""
    plan = siege.siege(state, KING)
    if plan is None:
        return 0.0
    return plan.gain({place: joined(control.of_side(state, TREATY, place), {house: unit})})


def promise(state: TinyEpic, source: str, target: str, army: Army) -> float:
    """What it is worth to come nearer to Dragon Glass that lies open."""
    night = dead_rules.night_of(state)
    if not treaty.large(army):
        return 0.0
    places = [one for one in night.open if treaty.glass(state, one)]
    values = [PROMISED * GLASS * _nearer(state, source, target, one) for one in places]
    if night.king is not None and pressing(state):
        values.append(PROMISED * HUNT * units(army) * _nearer(state, source, target, night.king))
    return max(values, default=0.0)


def _nearer(state: TinyEpic, source: str, target: str, goal: str) -> float:
    """How much less far it is to a goal."""
    away = control.far(state, goal)
    if source not in away or target not in away:
        return 0.0
    return float(NEARER ** away[target] - NEARER ** away[source])


def may_explore(state: TinyEpic, seat: Seat) -> bool:
    """Whether a seat may explore now, or in the turn for which it takes a die."""
    return state.stack[-1].kind == "drafting" or treaty.allowed(state, seat)


def together(many: int) -> float:
    """Of so many units in one place."""
    return TOGETHER[min(many, len(TOGETHER) - 1)]


def mustering(state: TinyEpic, seat: Seat, place: str) -> float:
    """Of one more unit there."""
    there = count(control.mine(state, seat, place))
    return together(there + 1) - together(there)


def stake(state: TinyEpic, foe: Foe, domain: str) -> float:
    """What a victory over the dead at a domain brings."""
    night = dead_rules.night_of(state)
    if foe == "king":
        return KING
    value = FALLEN * (AHEAD if pressing(state) else 1.0)
    if domain in night.walkers:
        value += walker(state, night, domain)
    return value


def walker(state: TinyEpic, night: Night, domain: str) -> float:
    """Of a White Walker gone: a point for him in every round to come."""
    left = state.rounds.rounds - state.round
    plan = siege.siege(state, KING)
    near = plan is not None and domain in (plan.king, *plan.ring)
    relief = plan.relief(dead_rules.walker(night)) if plan is not None and near else 0.0
    return FALLEN * (AHEAD if pressing(state) else 1.0) * min(left, 3) * 0.7 + relief


def best_icon(state: TinyEpic, seat: Seat, target: str) -> float:
    """What the best card in hand adds in a battle of the Treaty."""
    return max((icon(state, target, card) for card in control.hand(state, seat)), default=0.0)


def icon(state: TinyEpic, target: str, card: str) -> float:
    """What a card adds there."""
    match CARDS[card].battle.kind:
        case "strength":
            return CARDS[card].battle.value
        case "conscripts":
            return strength.conscripts(state, TREATY, target)
        case "secret":
            return 2.2
    return 0.0


def commit(state: TinyEpic, seat: Seat, frame: Facing, cards: tuple[str, ...]) -> Action:
    """The card that brings most, its other uses and its price counted; a Retreat from a battle that cannot be won."""
    own = strength.strength(state, TREATY, frame.target, (), frame.besides(state))
    theirs = dead_rules.strength(state, frame.foe, frame.target)
    called = dead_rules.conscripts(state, frame.foe, frame.target)
    prize = stake(state, frame.foe, frame.target) + DEFEAT

    def value(chosen: tuple[str, ...]) -> float:
        price = 0.0 if frame.foe == "king" else spent(state, seat, chosen)
        if not frame.attacks:
            price += worth.gold(state) * sum(CARDS[card].defense_cost for card in chosen)
        if strength.retreats(chosen):
            return DEFEAT * 0.8 - price
        added = sum(icon(state, frame.target, card) for card in chosen)
        return prize * odds.wins(own + added, theirs, called, frame.attacks) - price

    found: list[tuple[str, ...]] = [(), *((card,) for card in cards)]
    if frame.most_cards > 1:
        found += [(one, two) for one in cards for two in cards if one != two]
    best = max(found, key=value)
    return actions.Commit(card=best[0] if best else None, second=best[1] if len(best) > 1 else None)


def spent(state: TinyEpic, seat: Seat, cards: Collection[str]) -> float:
    """What cards are worth that are kept: for another battle, above all that against the Night King, and for plots."""
    plan, had = siege.siege(state, KING), len(control.hand(state, seat))
    icons = [CARDS[card].battle for card in cards]
    kept = sum(KEPT * icon.value if icon.kind == "strength" else KEPT for icon in icons)
    hand = held(had) - held(had - len(icons))
    return kept + hand + (plan.spent(seat, cards) if plan is not None and icons else 0.0)


def fresh(state: TinyEpic, seat: Seat, discarded: int, drawn: int) -> float:
    """What new cards are worth for plots, events and battles, above all that against him."""
    plan, had = siege.siege(state, KING), len(control.hand(state, seat)) - discarded
    return held(had + drawn) - held(had) + (plan.drawn(seat, drawn) if plan is not None else 0.0)


def held(many: int) -> float:
    """Of so many cards in hand."""
    return HELD[min(max(many, 0), len(HELD) - 1)]


def token(domain: str) -> float:
    """Of turning up the face-down token there."""
    return BLUE if DOMAINS[domain].north_of_wall else BROWN


def exploring(state: TinyEpic, seat: Seat, domain: str, army: Army) -> float:
    """What there is to find where an army arrives in peace."""
    night = state.night
    if night is None or not treaty.large(army):
        return 0.0
    return _found(state, seat, night, domain, army) * (1.0 if may_explore(state, seat) else SOON)


def on_demand(state: TinyEpic, seat: Seat) -> Action | None:
    """Explore where units stand already, if that brings something."""
    night = dead_rules.night_of(state)
    valued = [
        (_found(state, seat, night, one, control.here(state, one)), one)
        for one in treaty.explorable(state, seat)
    ]
    value, domain = max(valued, default=(0.0, ""))
    return actions.Explore(domain=domain) if value > 0 else None


def _found(state: TinyEpic, seat: Seat, night: Night, domain: str, army: Army) -> float:
    value = token(domain) if domain in night.hidden else 0.0
    for one in night.open.get(domain, ()):
        match TOKENS[one].kind:
            case "dragon_glass":
                ours = units(army) + best_icon(state, seat, domain) + strength.walls(domain)
                chance = odds.wins(ours, MATS.ice_dragon.strength, 0, attacking=False)
                value += GLASS * chance - DEFEAT * (1 - chance) if chance > HOPE else -DEFEAT
            case "remove_white_walker" if night.walkers:
                value += REMOVAL
            case "cache_of_gold" if treaty.useful(state, one):
                value += worth.gold(state) * (TOKENS[one].amount or 0)
            case "three_eyed_raven" if treaty.useful(state, one):
                value += RAVEN
    return value


def removed(state: TinyEpic, domains: tuple[str, ...]) -> Action:
    """The White Walker who goes back: beside the Night King, where nobody can fight it, before others."""
    night = dead_rules.night_of(state)
    return actions.Choose(
        what=max(domains, key=lambda one: (one == night.king, walker(state, night, one), DOMAINS[one].castle))
    )


def tribute(state: TinyEpic, houses: tuple[str, ...]) -> Action:
    """The token that no alliance hangs on."""
    pools = state.purses

    def loss(house: str) -> tuple[bool, int]:
        mine = control.pool_with_throne(state, TREATY, house) - 1
        kept = mine >= worth.ENOUGH and mine > control.pool_with_throne(state, NIGHT, house)
        return house in state.allies and not kept, -pools[TREATY].pool[house]

    return actions.Choose(what=min(houses, key=loss))


def landing(state: TinyEpic, domains: tuple[str, ...]) -> Action:
    """The castle to which the Night King comes: where he meets most."""
    return actions.Choose(what=max(domains, key=lambda one: units(control.of_side(state, TREATY, one))))


def champion(state: TinyEpic, seats: tuple[str, ...], target: str) -> Action:
    """Who defends allies: whoever has the best card."""
    return actions.Choose(what=max(seats, key=lambda one: best_icon(state, int(one), target)))
