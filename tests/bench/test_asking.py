"""A Dominion asks a third at most of what it did before lands were claimed by wishes and passes held for a turn."""

from bench.asking import BY_WISHES, ONE_BY_ONE, average

GAMES = 2


def test_a_dominion_by_wishes_and_wide_passes_asks_calls_and_posts_a_third_at_the_most() -> None:
    before = average(ONE_BY_ONE, widely=False, games=GAMES)
    now = average(BY_WISHES, widely=True, games=GAMES)
    for what in ("answers", "calls", "posts"):
        assert 3 * getattr(now, what) <= getattr(before, what), (what, before, now)
    assert now.decisions < before.decisions
