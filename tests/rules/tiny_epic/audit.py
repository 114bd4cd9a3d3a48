"""The books of a game of Tiny Epic, kept from the clauses and not from the rules' own code: who may retreat where, what
a battle comes to, what is lost in it, what points and alliances are for, where the Rival and the Night King go.

Of the rules they use the state, the events and the facts alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from bot.rules.contract import Event
from bot.rules.tiny_epic.model.army import Army, Force
from bot.rules.tiny_epic.model.facts import CARDS, DOMAINS, HOUSES, KINGS_LANDING, MATS, WALL
from bot.rules.tiny_epic.model.sides import NIGHT, RIVAL, TREATY
from bot.rules.tiny_epic.model.state import TinyEpic

MOST = 3
"""Units of one house in a domain (TE-1.10)."""


def audit(before: TinyEpic, event: Event, _after: TinyEpic) -> Iterator[str]:
    """What an event does that no clause accounts for."""
    book = BOOKS.get(event.kind)
    if book is not None and before.stack:
        for words in book(before, event):
            yield f"round {before.round}: {words}"


# ── who stands where ──────────────────────────────────────────────────────────────────────────────


def side(state: TinyEpic, house: str) -> str:
    """TE-1.7."""
    for seat, lord in enumerate(state.lords):
        if lord.house == house:
            return TREATY if state.options.treaty else str(seat)
    if state.rival is not None and state.rival.house == house:
        return TREATY if state.options.treaty else RIVAL
    return state.allies.get(house, house)


def there(state: TinyEpic, who: str, domain: str) -> dict[str, Force]:
    return {house: one for house, one in state.units.get(domain, {}).items() if side(state, house) == who}


def weight(army: Army) -> int:
    """TE-1.6."""
    return sum(one.tokens + 2 * one.hero + 2 * len(one.dragons) for one in army.values())


def units(army: Army) -> int:
    return sum(one.tokens + one.hero + len(one.dragons) for one in army.values())


def of_house(state: TinyEpic, house: str) -> int:
    """All its units on the map, without Eggs (TE-8.6)."""
    return sum(units({house: army[house]}) for army in state.units.values() if house in army)


def held(state: TinyEpic, who: str, contested: str = "") -> list[str]:
    """Domains a side controls, but for one that is fought over (TE-1.8)."""
    return [d for d in state.units if d != contested and not dead(state, d) and units(there(state, who, d))]


def dead(state: TinyEpic, domain: str) -> bool:
    return state.night is not None and domain in (*state.night.walkers, state.night.king)


def empty(state: TinyEpic, domain: str) -> bool:
    dragon = state.night is not None and state.night.dragon == domain
    return not state.units.get(domain) and not dead(state, domain) and not dragon


def castles(state: TinyEpic, who: str, contested: str = "") -> int:
    razed = () if state.night is None else state.night.destroyed
    return sum(DOMAINS[d].castle and d not in razed for d in held(state, who, contested))


def next_to(state: TinyEpic, domain: str) -> list[str]:
    """TE-1.2, TE-15.9a."""
    north = state.night is not None
    wall = north and state.night is not None and state.night.wall
    return [
        near
        for near in DOMAINS[domain].adjacent
        if (north or not DOMAINS[near].north_of_wall) and not (wall and frozenset((domain, near)) in WALL)
    ]


def steps(state: TinyEpic, source: str) -> dict[str, int]:
    """TE-5.10."""
    found, edge = {source: 0}, [source]
    for place in edge:
        for near in next_to(state, place):
            if near not in found:
                found[near] = found[place] + 1
                edge.append(near)
    return found


def nearest(away: Mapping[str, int], domains: Iterable[str]) -> set[str]:
    found = [d for d in domains if d in away]
    return {d for d in found if away[d] == min(away[one] for one in found)}


def fit(state: TinyEpic, *armies: Army) -> bool:
    """TE-1.10, TE-15.8."""
    sizes: dict[str, int] = {}
    for army in armies:
        for house, one in army.items():
            sizes[house] = sizes.get(house, 0) + one.tokens + one.hero + len(one.dragons) + len(one.eggs)
    np = sum(house in state.np for house in sizes)
    return max(sizes.values(), default=0) <= MOST and np <= 1 and len(sizes) - np <= 1


# ── battles (TE-6, TE-15.18 to 15.21) ─────────────────────────────────────────────────────────────


def icons(cards: Sequence[str], kind: str) -> list[int]:
    return [CARDS[card].battle.value for card in cards if CARDS[card].battle.kind == kind]


def comes_to(state: TinyEpic, who: str, domain: str, cards: Sequence[str]) -> int:
    """Units, numbers, Conscripts (TE-6.7, TE-6.8)."""
    called = sum(weight(there(state, who, near)) for near in next_to(state, domain))
    return (
        weight(there(state, who, domain))
        + sum(icons(cards, "strength"))
        + called * bool(icons(cards, "conscripts"))
    )


def stands(domain: str) -> int:
    """What a place gives its defender (TE-6.7)."""
    return 2 if domain == KINGS_LANDING else int(DOMAINS[domain].castle)


def kept(state: TinyEpic, who: str, fight: Any) -> int:
    """Loyal Companion (TE-12.15)."""
    if who == TREATY and who not in fight.drawing:
        return state.lords[fight.seat].kept.count("loyal_companion")
    return state.lords[int(who)].kept.count("loyal_companion") if who.isdigit() else 0


def whispered(state: TinyEpic, who: str, domain: str) -> int:
    """TE-16.18."""
    it = state.rival
    here = it is not None and (who == RIVAL or (who == TREATY and it.house in state.units.get(domain, {})))
    return it.bonus if it is not None and here else 0


def _fought(state: TinyEpic, event: Any) -> Iterator[str]:
    fight: Any = state.stack[-1]
    attack = comes_to(state, event.attacker, event.target, fight.attack) + fight.bonus
    fear = state.night is not None and event.defender in state.night.terrified
    defence = comes_to(state, event.defender, event.target, fight.defence) + stands(event.target) + fear
    attack += kept(state, event.attacker, fight) + whispered(state, event.attacker, event.target)
    defence += kept(state, event.defender, fight) + whispered(state, event.defender, event.target)
    if (event.attack, event.defence) != (attack, defence):
        yield f"a battle of {event.attack} to {event.defence} comes to {attack} to {defence}"
    if icons((*fight.attack, *fight.defence), "retreat"):
        yield "somebody had drawn a Retreat"


def walker(state: TinyEpic) -> int:
    assert state.night is not None
    return 1 + sum(MATS.white_walkers.strength_track[: 5 - state.night.steel])


def lord_of_the_dead(state: TinyEpic, domain: str) -> int:
    assert state.night is not None
    track = MATS.night_king.strength_track_left_to_right
    return 3 + sum(track[: 3 - state.night.glass]) + 3 * (state.night.dragon == domain)


def _faced(state: TinyEpic, event: Any) -> Iterator[str]:
    fight: Any = state.stack[-1]
    night, domain = state.night, event.target
    assert night is not None
    near = next_to(state, domain)
    called = sum(one in night.walkers for one in near) * walker(state)
    if night.king in near:
        called += lord_of_the_dead(state, night.king)
    here = (domain in night.walkers) * walker(state)
    base = {
        "king": lord_of_the_dead(state, domain)
        + here
        + sum(one in night.walkers for one in near) * walker(state),
        "ice_dragon": 3 + here,
        "walker": walker(state),
    }[event.foe]
    his = base + sum(icons(fight.theirs, "strength"))
    his += called * bool(icons(fight.theirs, "conscripts")) * (event.foe != "king")
    ours = comes_to(state, TREATY, domain, fight.ours) + fight.bonus + whispered(state, TREATY, domain)
    ours += 0 if event.attacker == TREATY else stands(domain)
    led = () if fight.fighter is None else (fight.fighter,)
    ours += sum(card == "loyal_companion" for seat in led for card in state.lords[seat].kept)
    it = state.rival
    ours += it is not None and it.zeal and it.house in state.units[domain] and event.foe != "ice_dragon"
    if (event.treaty, event.dead) != (ours, his):
        yield f"a battle of {event.treaty} to {event.dead} with {event.foe} comes to {ours} to {his}"


def _left(state: TinyEpic, event: Any) -> Iterator[str]:
    """Who is lost in a battle, and who retreats (TE-6.11 to TE-6.13, TE-13.6, TE-15.21, TE-16.11)."""
    top: Any = state.stack[-1]
    if top.kind != "loss" or event.why not in ("lost", "return") or event.source != top.domain:
        return
    army = there(state, top.loser, top.domain)
    ((house, unit),) = event.army.items()
    if top.defending and any(one.eggs for one in army.values()):
        if not unit.eggs:
            yield "an Egg is lost before anything else"
        return
    if of_house(state, house) == 1:
        yield f"the final unit of {house} is lost"
    able = {name: one for name, one in army.items() if of_house(state, name) > 1}
    tokens = [name for name, one in able.items() if name in state.np and one.tokens]
    if tokens and (house not in tokens or not unit.tokens):
        yield f"a token of {tokens} is lost before {house}"
    if top.winner == NIGHT and not tokens:
        heroes = [name for name, one in able.items() if name in state.np and one.hero]
        if heroes and not (house in heroes and unit.hero):
            yield f"the Hero of {heroes} is lost before {house}"
    if house in tokens and unit.tokens:
        goal = f"pool:{top.winner}" if top.winner in state.purses else "mat"
        if event.target != goal:
            yield f"a token goes to {event.target}, not to {goal}"


# ── on the way (TE-5, TE-13.9) ────────────────────────────────────────────────────────────


def _moved(state: TinyEpic, event: Any) -> Iterator[str]:
    yield from _left(state, event)
    source, target = event.source, event.target
    if event.why == "march" and target not in next_to(state, source):
        yield f"{target} is not next to {source}"
    if event.why == "fly" and steps(state, source)[target] > MOST:
        yield f"it is too far from {source} to {target}"
    if event.why == "sail":
        ends = [DOMAINS[domain].map_card for domain in (source, target)]
        if ends[0] == ends[1] or (
            state.night is not None and state.night.wall and {*ends} & {"NotW", "NotE"}
        ):
            yield f"nobody sails from {source} to {target}"


# ── retreats (TE-7, TE-15.9f, TE-16.17) ───────────────────────────────────────────────────────────


def _settled(state: TinyEpic, event: Any) -> Iterator[str]:
    """A group has found where it goes."""
    old: Any = state.stack[-1]
    if old.kind != "retreat" or old.target is not None or getattr(event.frame, "target", None) is None:
        return
    may = havens(state, old.group)
    if event.frame.target not in may:
        yield f"{old.group} goes to {event.frame.target}, not to {sorted(may)}"


def havens(state: TinyEpic, who: Any) -> set[str]:
    """Where a group may go."""
    army = {house: one for house, one in state.units[who.domain].items() if house in who.houses}
    away = steps(state, who.domain)
    other = [d for d in away if d != who.domain]
    its_own = state.rival is not None and (who.side == RIVAL or state.rival.house in who.houses)
    own = any(house not in state.np for house in who.houses)
    friendly = [
        d
        for d in held(state, who.side, who.domain)
        if who.lost not in state.units[d] and (not own or {*state.units[d]} <= {*who.houses, *state.np})
    ]
    whole = [d for d in friendly if fit(state, state.units[d], army)]
    fiefs = [d for d in other if DOMAINS[d].kind == "fief" and empty(state, d)]
    if its_own:
        if who.origin and (who.origin in whole or empty(state, who.origin)):
            return {who.origin}
        rich = castles(state, who.side, who.domain) >= needed(state)
        open_to = fiefs if state.options.treaty else [d for d in other if empty(state, d)]
        near = nearest(away, [*whole, *(d for d in open_to if d != KINGS_LANDING or rich)])
        quiet = {d for d in near if DOMAINS[d].kind == "fief"}
        if near:
            return quiet or near if state.options.treaty else near
    elif who.fiefs and fiefs:
        return nearest(away, fiefs)
    elif near := nearest(away, [*whole, *fiefs]):
        return {d for d in near if DOMAINS[d].kind == "fief"} or near
    rooms = {d: room(state, state.units[d], army) for d in friendly}
    if any(rooms.values()):
        return nearest(away, [d for d, size in rooms.items() if size == max(rooms.values())])
    return nearest(away, [*whole, *(d for d in other if empty(state, d))])  # a final unit (TE-7.8)


def room(state: TinyEpic, stand: Army, army: Army) -> int:
    """How many of a group a domain takes (TE-7.4)."""
    total = 0
    for house, one in army.items():
        mixed = house in state.np and any(name in state.np and name != house for name in stand)
        size = one.tokens + one.hero + len(one.dragons) + len(one.eggs)
        has = stand.get(house, Force())
        free = MOST - has.tokens - has.hero - len(has.dragons) - len(has.eggs)
        total += 0 if mixed else max(0, min(size, free))
    return total


def needed(state: TinyEpic) -> int:
    """Castles for King's Landing (TE-5.5, TE-15.9b)."""
    five = 5
    return (8 if len(state.lords) == five else 6) if state.options.treaty else 3


# ── alliances, points, the end (TE-10, TE-11, TE-15.27, TE-15.31) ─────────────────────────────────


def _opened(state: TinyEpic, event: Any) -> Iterator[str]:
    if event.frame.kind == "handover" and state.stack[-1].kind == "alliances":
        friend = elected(state, event.frame.house)
        if event.frame.side != friend:
            yield f"{event.frame.house} goes with {event.frame.side}, not with {friend}"


def elected(state: TinyEpic, house: str) -> str | None:
    """TE-10.1, TE-15.27."""
    seats = [*range(state.hand_of_king, len(state.lords)), *range(state.hand_of_king)]
    rivals = [TREATY, NIGHT] if state.options.treaty else [*map(str, seats), *state.purses.keys() & {RIVAL}]
    crowned = next((who for who in rivals if crown(state, who)), None)
    counts = {who: state.purses[who].pool.get(house, 0) + (who == crowned) for who in rivals}
    tied = [who for who in rivals if counts[who] == max(counts.values())]
    enough = 2
    if max(counts.values()) < enough:
        return None
    present = state.allies.get(house)
    return present if present in tied else tied[0]


def crown(state: TinyEpic, who: str) -> bool:
    """Whether a side holds King's Landing (TE-9.4, TE-15.17)."""
    if dead(state, KINGS_LANDING):
        return who == NIGHT
    return KINGS_LANDING in held(state, who)


def _scored(state: TinyEpic, event: Any) -> Iterator[str]:
    if event.why in POINTS:
        worth = POINTS[event.why](state, event.side)
        if event.by not in worth:
            yield f"{event.side} has {event.by} points for {event.why}, not {worth}"


def ranked(state: TinyEpic, who: str) -> set[int]:
    """TE-11.2, TE-15.31."""
    if state.options.treaty:
        return {castles(state, TREATY) // 2}
    counts = {one: castles(state, one) for one in state.purses}
    better = len({count for count in counts.values() if count > counts[who]})
    return {max(1, len(counts)) - better} if counts[who] else {0}


def goals(state: TinyEpic, who: str) -> set[int]:
    """TE-11.3, TE-15.31: what each house of a side scores; the Treaty's all together."""
    own = [h for h in state.stock if h not in state.np and side(state, h) == who]
    each = [sum(met(state, who, house)) for house in own]
    return {sum(each)} if state.options.treaty else {*each}


def met(state: TinyEpic, who: str, house: str) -> Iterator[bool]:
    recruited, domains = 9 - state.stock[house], held(state, who)
    if state.options.treaty:
        mine = [d for d in domains if house in state.units[d] and units({house: state.units[d][house]})]
        home = [d for d in domains if d in mine or any(one in state.np for one in state.units[d])]
    else:
        mine = home = domains
    fiefs = sum(DOMAINS[d].kind == "fief" for d in mine)
    found = [HOUSES[house].home_domain in home, fiefs > 1, fiefs > 2, KINGS_LANDING in mine, True]
    return (recruited >= least and done for least, done in zip((2, 4, 6, 8, 9), found, strict=True))


POINTS: Mapping[str, Callable[[TinyEpic, str], set[int]]] = {
    "battle": lambda _state, _who: {1},
    "castles": ranked,
    "objective": goals,
    "alliance": lambda state, who: {sum(one == who for one in state.allies.values())},
    "vengeance": lambda state, who: {state.purses[who].vengeance},
    "walkers": lambda state, _who: {len(state.night.walkers) if state.night else 0},
    "walker_there": lambda _state, _who: {1},
    "no_walker": lambda _state, _who: {1},
}


def _taxed(state: TinyEpic, event: Any) -> Iterator[str]:
    """TE-10.5, TE-15.30: of the Force Track, or of the map, as far as there is room (TE-9.3)."""
    if event.why != "taxes":
        return
    who, purse = event.side, state.purses[event.side]
    own = [h for h in state.stock if h not in state.np and side(state, h) == who]
    track = sum((9 - state.stock[h] + 1) // 2 for h in own) - sum(not state.stock[h] for h in own)
    domains = held(state, who)
    land = sum(DOMAINS[d].kind == "fief" for d in domains) + 2 * (KINGS_LANDING in domains)
    land += sum(len(one.dragons) for d in domains for one in there(state, who, d).values())
    most = 10 if who == TREATY else max(0, 9 - castles(state, who))
    worth = {min(gold, most - purse.gold) for gold in ((land,) if who == TREATY else (track, land))}
    if event.by not in worth:
        yield f"taxes bring {who} {event.by}, not {worth}"


def _over(state: TinyEpic, event: Any) -> Iterator[str]:
    """TE-11.7, TE-16.13, TE-21.8."""
    if not event.outcome.reason.startswith("rounds"):
        return
    able = [who for who in state.purses if who == RIVAL or not state.lords[int(who)].gone]

    def worth(who: str) -> tuple[int, ...]:
        recruited = [9 - n for h, n in state.stock.items() if h not in state.np and side(state, h) == who]
        purse = state.purses[who]
        return purse.score, crown(state, who), castles(state, who), sum(recruited), purse.gold

    best = [who for who in able if worth(who) == max(map(worth, able))]
    winners = [RIVAL] if RIVAL in best else sorted(map(int, best))
    if [*event.outcome.winners] != winners:
        yield f"{event.outcome.winners} win, not {winners}"


def _vengeance(state: TinyEpic, event: Any) -> Iterator[str]:
    """TE-11.5."""
    scores = {who: purse.score for who, purse in state.purses.items()}
    last = [who for who, score in scores.items() if score == min(scores.values())]
    if event.side != (last[0] if len(last) == 1 else None):
        yield f"{event.side} takes Vengeance, and {last} are last"


# ── who nobody plays (TE-15.25, TE-16.10) ─────────────────────────────────────────────────────────


def _came(state: TinyEpic, event: Any) -> Iterator[str]:
    """TE-15.25."""
    night = state.night
    if event.why != "flight" or night is None or night.king is None:
        return
    away = steps(state, night.king)
    able = [
        d
        for d in away
        if DOMAINS[d].castle
        and d not in (*night.destroyed, *night.walkers)
        and not {*state.units.get(d, {})} & {*night.terrified}
    ]
    near = nearest(away, able)
    ours = {d for d in near if units(there(state, TREATY, d))}
    if event.domain not in (ours or near):
        yield f"he flies to {event.domain}, not to {sorted(ours or near)}"


def _goes(state: TinyEpic, event: Any) -> Iterator[str]:
    """TE-16.7, TE-16.10, TE-17.3."""
    alike = [targets(state, event.house, alone) for alone in (False, True)]
    if event.by_card:
        if not any(enters(state, event.house, event.domain, alone) for alone in (False, True)):
            yield f"it may not enter {event.domain}"
    elif not any(event.domain in one for one in alike):
        yield f"it goes to {event.domain}, not to {alike[0]}"


def hero_at(state: TinyEpic, house: str) -> str:
    return next(d for d, army in state.units.items() if house in army and army[house].hero)


def marching(state: TinyEpic, house: str, alone: bool) -> dict[str, Force]:
    """Its Hero and the tokens with it, but for one (TE-16.7)."""
    if alone:
        return {house: Force(hero=True)}
    army = there(state, side(state, house), hero_at(state, house))
    army = {h: one for h, one in army.items() if h == house or h in state.np}
    own = army[house]
    stays = house if own.tokens else next((h for h, one in army.items() if one.tokens), "")
    goes = {
        h: Force(tokens=one.tokens - (h == stays), hero=h == house, dragons=one.dragons if h == house else ())
        for h, one in army.items()
    }
    return {h: one for h, one in goes.items() if units({h: one})}


def enters(state: TinyEpic, house: str, domain: str, alone: bool) -> bool:
    """TE-16.7, TE-16.16, TE-17.4."""
    source, mine = hero_at(state, house), side(state, house)
    if domain == source or domain not in steps(state, source) or units(there(state, mine, domain)):
        return False
    goes = marching(state, house, alone)
    left = {h: units({h: one}) - units({h: goes.get(h, Force())}) for h, one in state.units[source].items()}
    deserted = not any(n for h, n in left.items() if side(state, h) == mine)
    if domain == KINGS_LANDING and castles(state, mine, source if deserted else "") < needed(state):
        return False
    weak = all(of_house(state, h) == 1 for h in goes)
    haunted = dead(state, domain) or (state.night is not None and state.night.dragon == domain)
    if haunted:
        king = state.night is not None and state.night.king == domain
        return not weak and (not king or state.purses[TREATY].score >= state.purses[NIGHT].score)
    army = {h: one for h, one in state.units.get(domain, {}).items() if units({h: one})}
    return not army or not (weak or all(of_house(state, h) == 1 for h in army))


def targets(state: TinyEpic, house: str, alone: bool) -> set[str]:
    """TE-16.10; TE-17.3."""
    away = steps(state, hero_at(state, house))
    able = [d for d in away if enters(state, house, d, alone)]
    if state.night is not None and (prey := [d for d in able if d in state.night.walkers]):
        return nearest(away, prey)
    fief = [d for d in able if DOMAINS[d].kind == "fief"]
    lists = [
        [d for d in able if d == HOUSES[house].home_domain],
        [d for d in fief if empty(state, d)],
        [d for d in fief if dead(state, d) or units(state.units.get(d, {}))],
        [d for d in able if d == KINGS_LANDING],
        [d for d in able if DOMAINS[d].castle],
    ]
    first = min((9 - state.stock[house]) // 2, 4)
    return next((nearest(away, one) for one in lists[first:] if one), set())


BOOKS: Mapping[str, Callable[[TinyEpic, Any], Iterator[str]]] = {
    "fought": _fought,
    "faced": _faced,
    "moved": _moved,
    "altered": _settled,
    "opened": _opened,
    "paid": _taxed,
    "scored": _scored,
    "game_over": _over,
    "vengeance_taken": _vengeance,
    "king_came": _came,
    "rival_goes": _goes,
}
