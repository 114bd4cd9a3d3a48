"""What holds in every reachable state (invariants), in words for a developer."""

from __future__ import annotations

from collections.abc import Iterator

from bot.rules.kit.deck import BLANK
from bot.rules.tiny_epic.frames.turn import Turn
from bot.rules.tiny_epic.frames.upkeep import due
from bot.rules.tiny_epic.legal import control, treaty
from bot.rules.tiny_epic.legal.units import DRAGON_HOUSE
from bot.rules.tiny_epic.legal.whispers import HAND_LIMIT
from bot.rules.tiny_epic.model.facts import PLOT, POWER_TOKENS, TOKENS, plot_deck
from bot.rules.tiny_epic.model.night import GLASS, STEEL, Night
from bot.rules.tiny_epic.model.state import TinyEpic


def broken(state: TinyEpic) -> Iterator[str]:
    """The invariants this state breaks."""
    yield from _tokens(state)
    yield from _cards(state)
    yield from _brood(state)
    if state.night is not None:
        yield from _night(state.night)
    if any(not 0 <= purse.gold <= 10 or purse.score < 0 for purse in state.purses.values()):
        yield "gold or points out of bounds"
    if state.np and any(control.total(state, house) == 0 for house in state.stock):
        yield "a house has left the map"
    if state.np and state.rival is not None and control.hero_domain(state, state.rival.house) is None:
        yield "the Hero of the house that nobody plays has left the map"
    if state.stack and isinstance(top := state.stack[-1], Turn) and top.step == "place":
        yield from _at_rest(state)


def _tokens(state: TinyEpic) -> Iterator[str]:
    for house, stock in state.stock.items():
        stands = sum(army[house].tokens for army in state.units.values() if house in army)
        pools = sum(purse.pool.get(house, 0) for purse in state.purses.values())
        if stock < 0 or stock + stands + pools != POWER_TOKENS:
            yield f"{house} has {stock} + {stands} + {pools} tokens"


def _night(night: Night) -> Iterator[str]:
    """TE-15.38: the White Walkers, one a domain; and every Exploration Token is in one place."""
    if night.pool < 0 or night.terror < 0 or len({*night.walkers}) != len(night.walkers):
        yield f"White Walkers at {night.walkers}, {night.terror} in the Terror Pool"
    waiting = [token for tokens in night.open.values() for token in tokens]
    tokens = [*night.hidden.values(), *waiting, *night.supply, *night.aside, *night.resolved]
    known = [token for token in tokens if token != BLANK]
    if len({*known}) != len(known) or len(tokens) not in (0, len(TOKENS)):
        yield f"{len(tokens)} Exploration Tokens"
    if not 0 <= night.glass <= GLASS or not 0 <= night.steel <= STEEL:
        yield "too much Dragon Glass or Valyrian Steel"


def _cards(state: TinyEpic) -> Iterator[str]:
    hands = [card for lord in state.lords for card in lord.hand]
    kept = [card for lord in state.lords for card in lord.kept]
    plots = [card for card in (*state.deck, *state.discard, *state.table, *hands, *kept) if card in PLOT]
    known = [card for card in plots if card != BLANK]
    if len({*known}) != len(known):
        yield "a card is in two places"
    in_play = any(frame.kind == "playing" for frame in state.stack)
    if any(len(lord.hand) > HAND_LIMIT for lord in state.lords) and not in_play and state.result is None:
        yield "a hand is too large"


def _brood(state: TinyEpic) -> Iterator[str]:
    """TE-13.4, TE-13.12."""
    forces = [army[DRAGON_HOUSE] for army in state.units.values() if DRAGON_HOUSE in army]
    colours = [colour for force in forces for colour in (*force.dragons, *force.eggs)]
    if len({*colours}) != len(colours):
        yield "two Eggs or Dragons of a colour"


def _at_rest(state: TinyEpic) -> Iterator[str]:
    for domain, army in state.units.items():
        if not control.within_limit(state, army):
            yield f"too many in {domain}"
        if len({control.side_of(state, house) for house in army}) > 1:
            yield f"two sides in {domain}"
        if control.dead(state, domain) or treaty.lords(state, domain):
            yield f"units beside the dead in {domain}"
    if due(state):
        yield "the upkeep check is owed"
    if state.table:
        yield "cards lie on the table"
    hands = [card for lord in state.lords for card in (*lord.hand, *lord.kept)]
    if len(state.deck) + len(state.discard) + len(hands) != len(plot_deck(state.options.dragons)):
        yield "not every Plot Card is in the game"
