"""What holds for every game: whole random games, storage, offers, defaults, secrets.

Who looks on changes by turns; with `MAESTER_FUZZ` set, as by `make fuzz`, everybody looks on at every moment, all
agents of a game play at every table, and what both games of a table have shown is looked at in both.
"""

import os
import random
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from typing import Any

import pytest

from bot.engine.journal.chance import SeededChance
from bot.rules.contract import Action, RuleError, Seat, Viewer, events_seen, fold, prompts_seen
from bot.rules.menu import legal_actions, random_action, random_form
from bot.rules.registry import RULESETS
from tests.engine import observed
from tests.rules.harness import (
    Game,
    awaited,
    check_offers,
    check_same_to,
    check_told_the_same,
    check_unnoticed,
    play,
    play_random,
)
from tests.rules.systems import SYSTEMS
from tests.worked import PAGE

TABLES = [(name, table) for name, system in SYSTEMS.items() for table in range(len(system.tables))]
every_table = pytest.mark.parametrize(("name", "table"), TABLES, scope="module")
"""All tests of a table one after the other, so that its games are played once."""


FUZZ = bool(os.environ.get("MAESTER_FUZZ"))
"""Whether all is looked at that could be."""


RICH = 30
"""Kinds of events in a game at random from which on able agents come to more of them than the quickest one does."""


@lru_cache(1)
def game(name: str, table: int) -> Game:
    """One game at random, checked event by event, with the state before every move."""
    options, players = SYSTEMS[name].tables[table]
    system = SYSTEMS[name]
    return play_random(system.rules, options, players, seed=table + 1, keep=True, audit=system.audit)


@lru_cache(1)
def games(name: str, table: int) -> tuple[Game, ...]:
    """That game, and one in which the game's own agents meet the random one, if it has any."""
    rules, (options, players) = SYSTEMS[name].rules, SYSTEMS[name].tables[table]
    if not rules.agents:
        return (game(name, table),)
    able = [*rules.agents.values()]
    if not FUZZ and len(kinds(game(name, table))) < RICH:
        able = able[:1]  # the quickest
    able.append(random_action)
    agents = [able[seat % len(able)] for seat in range(players)]
    return game(name, table), play(rules, options, agents, seed=table, keep=True)


def kinds(played: Game) -> dict[str, list[int]]:
    """The moves that led to each kind of event."""
    found: dict[str, list[int]] = {}
    for place, told in enumerate(played.told):
        for event in told:
            found.setdefault(event.kind, []).append(place)
    return found


def positions(played: Game, count: int, of_each: int = 0, shown: Collection[str] = ()) -> Sequence[int]:
    """Moves spread over a game, the first and the last among them, and the last few that led to each kind of event.

    Of kinds that were `shown` before there are none beyond the spread.
    """
    last = len(played.moves) - 1
    spread = {last * step // (count - 1) for step in range(count)}
    each = (
        places[max(0, len(places) - of_each) :] for kind, places in kinds(played).items() if kind not in shown
    )
    return sorted(spread.union(*each))


def of_both(name: str, table: int, count: int) -> Iterator[tuple[Game, int]]:
    """Moves of both games, some spread over each, and the last one that led to each kind of event in either."""
    shown = set[str]()
    for played in games(name, table):
        for place in positions(played, count, of_each=1, shown=shown):
            yield played, place
        if not FUZZ:
            shown.update(kinds(played))


LOOKING = None if FUZZ else 2
"""How many seats look on at a moment beside the public; None: all."""


def viewers(players: int, place: int) -> tuple[Viewer, ...]:
    """Who looks on at this move: the public, and seats by turns."""
    seats = [(place + step) % players for step in range(players)]
    return (None, *seats[:LOOKING])


def test_every_game_of_the_registry_is_proved() -> None:
    assert set(RULESETS) <= set(SYSTEMS)


@every_table
def test_a_random_game_ends_and_keeps_its_invariants(name: str, table: int) -> None:
    """Checked while it is played: invariants, the end, replay from events, storage."""
    rules, played = SYSTEMS[name].rules, game(name, table)
    outcome = rules.outcome(played.state)
    assert outcome is not None
    scored = {score.seat for score in outcome.scores if isinstance(score.seat, int)}
    assert scored == set(range(SYSTEMS[name].tables[table][1]))


@every_table
def test_a_state_in_the_middle_is_stored_whole(name: str, table: int) -> None:
    rules, played = SYSTEMS[name].rules, game(name, table)
    for place in positions(played, 20):
        seat, action = played.moves[place]
        state = played.states[place]
        read = rules.state.model_validate_json(state.model_dump_json())
        assert read == state
        assert rules.act(read, seat, action, SeededChance(3)) == rules.act(
            state, seat, action, SeededChance(3)
        )


@every_table
def test_what_is_offered_is_legal_and_what_is_not_is_refused(name: str, table: int) -> None:
    rules, played, whim = SYSTEMS[name].rules, game(name, table), random.Random(table)
    for place in positions(played, 15):
        for seat in range(SYSTEMS[name].tables[table][1]):
            check_offers(rules, played.states[place], seat, whim, sample=12)


@every_table
def test_nobody_may_do_anything_once_it_is_over(name: str, table: int) -> None:
    rules, played = SYSTEMS[name].rules, game(name, table)
    for seat, action in played.moves[-30:]:
        with pytest.raises(RuleError):
            rules.act(played.state, seat, action, SeededChance(0))
    for seat in range(SYSTEMS[name].tables[table][1]):
        assert legal_actions(rules, rules.view(played.state, seat)) == ()


@every_table
def test_the_default_is_legal_and_only_the_awaited_have_one(name: str, table: int) -> None:
    rules, played = SYSTEMS[name].rules, game(name, table)
    for place in positions(played, 60):
        state = played.states[place]
        for seat in range(SYSTEMS[name].tables[table][1]):
            if seat in awaited(rules, state):
                rules.act(state, seat, rules.default(state, seat), SeededChance(0))
            else:
                with pytest.raises(LookupError):
                    rules.default(state, seat)


@every_table
def test_a_game_nobody_answers_goes_on(name: str, table: int) -> None:
    """It ends; or, where its rules let nobody lose by absence, goes round and round."""
    system = SYSTEMS[name]
    options, players = system.tables[table]
    idle, luck = Game(system.rules), SeededChance(table)
    idle.add(system.rules.new(options, players, luck), check=True)
    for _ in range(300):
        seats = awaited(system.rules, idle.state)
        if not seats:
            break
        default = system.rules.default(idle.state, seats[0])
        idle.add(system.rules.act(idle.state, seats[0], default, luck), check=True)
    if system.idle_ends:
        assert system.rules.outcome(idle.state) is not None
    elif system.rules.outcome(idle.state) is None:
        assert system.rules.view(idle.state, None).round >= 3


@every_table
def test_what_a_viewer_may_not_know_changes_nothing_for_them(name: str, table: int) -> None:
    system, whim = SYSTEMS[name], random.Random(table)
    for played in games(name, table):
        for place in positions(played, 8):
            state = played.states[place]
            for viewer in viewers(system.tables[table][1], place):
                twin = system.shuffle_hidden(state, viewer, whim, None)
                check_same_to(system.rules, viewer, state, twin, whim)


@every_table
def test_the_same_move_is_told_the_same_whatever_is_hidden(name: str, table: int) -> None:
    system, whim = SYSTEMS[name], random.Random(table)
    changed = 0
    for played, place in of_both(name, table, 20):
        state, (seat, action) = played.states[place], played.moves[place]
        for viewer in viewers(system.tables[table][1], place):
            twin = system.shuffle_hidden(state, viewer, whim, seat)
            changed += twin != state
            check_told_the_same(system.rules, viewer, state, twin, seat, action)
    assert changed, "nothing was ever hidden: the test proves nothing"


@every_table
async def test_neither_time_nor_posts_tell_what_is_hidden(name: str, table: int) -> None:
    """Deadlines, reminders, stamps, calls, the order and number of posts: of whatever is done next, by whomever."""
    system, whim = SYSTEMS[name], random.Random(table)
    options, players = system.tables[table]
    changed = 0
    for played, place in of_both(name, table, 8):
        state = played.states[place]
        for seat, action in (played.moves[place], *_beside(system.rules, state, players, whim)):
            viewer = whim.choice((None, *range(players)))
            unseen = viewer != seat and (type(action).aside or action.kind in system.secret)
            twin = system.shuffle_hidden(state, viewer, whim, None if unseen else seat)
            if twin == state or (
                unseen and not all(_leaves(system.rules, one, seat, action) for one in (state, twin))
            ):
                continue
            changed += 1
            mine, other = [
                await observed.after(system.rules, options, players, one, seat, action, viewer)
                for one in (state, twin)
            ]
            assert mine == other, f"{action!r} of seat {seat} betrays to {viewer} by time"
    assert changed, "nothing was ever hidden: the test proves nothing"


@every_table
def test_a_clock_passes_with_the_same_whatever_is_held(name: str, table: int) -> None:
    """Else what it did for somebody would tell of the hand."""
    system, whim = SYSTEMS[name], random.Random(table)
    for played in games(name, table):
        for place in positions(played, 12, of_each=2):
            state = played.states[place]
            for prompt in (one for one in system.rules.pending(state) if one.passable):
                twin = system.shuffle_hidden(state, None, whim, None)
                assert prompt.secret
                both = set(prompt.waiting) & {*awaited(system.rules, twin)}  # who has answered is hidden, too
                for seat in both:
                    assert system.rules.default(state, seat) == system.rules.default(twin, seat)


def _leaves(rules: Any, state: Any, seat: Seat, action: Action) -> bool:
    """Whether an action, of which others may not know whether it answers anything, is legal and closes nothing.

    An answer of which all are told something was the last one, though the same may be asked at once again.
    """
    try:
        events = rules.act(state, seat, action, SeededChance(1))
    except RuleError:
        return False
    if not type(action).aside and any(event.text() for event in events_seen(events, None)):
        return False
    then = fold(rules, events, state)
    return prompts_seen(rules.pending(then), None) == prompts_seen(rules.pending(state), None)


def _beside(rules: Any, state: Any, players: int, whim: random.Random) -> list[tuple[Seat, Action]]:
    """Something else that somebody could do now, if anybody can do anything."""
    able = [seat for seat in range(players) if rules.view(state, seat).menu]
    if not able:
        return []
    seat = whim.choice(able)
    view = rules.view(state, seat)
    return [(seat, random_form(rules, view, whim.choice(view.menu), SeededChance(whim.random())))]


ALIKE = 4 if FUZZ else 2
"""Actions of one kind that are tried for one seat in one position."""


@every_table
def test_a_secret_action_is_noticed_by_nobody(name: str, table: int) -> None:
    system, played = SYSTEMS[name], game(name, table)
    everybody = (None, *range(system.tables[table][1]))
    tried = 0
    for place in positions(played, 12):
        state = played.states[place]
        before = {viewer: system.rules.view(state, viewer) for viewer in everybody}
        for seat in range(system.tables[table][1]):
            if awaited(system.rules, state) == (seat,) or _answers_openly(system.rules, state, seat):
                continue
            again = Counter[str]()
            for action in legal_actions(system.rules, before[seat])[::20]:
                if action.kind in system.secret and again[action.kind] < ALIKE:
                    check_unnoticed(system.rules, state, seat, action, before)
                    again[action.kind] += 1
                    tried += 1
    assert tried or system.tables[table][1] == 1, "who plays alone is always the one awaited"


def _answers_openly(rules: Any, state: Any, seat: Seat) -> bool:
    """Whether all see what this seat answers now: by an order, too, that it gives at this moment."""
    return any(
        prompt.waits and not prompt.secret and seat in prompt.waiting for prompt in rules.pending(state)
    )


def test_the_page_that_adds_a_system_keeps_its_word() -> None:
    """Its whole game stands in under 170 lines."""
    block = PAGE.read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]
    assert block.count("\n") < 170
