"""Figures for Prometheus: how much is played, how much is refused, and how long people wait.

Labels are kinds of things alone. No name, id, channel or word of anybody is in them, and nothing of a hand or a plan.
`bot/hosting/exporter.py` serves them.
"""

from prometheus_client import Counter, Gauge, Histogram

BUCKETS = (0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.0, 3.0)
"""Seconds that somebody waits; Discord gives up after three."""

LONG = (0.1, 0.3, 1.0, 3.0, 10.0, 30.0, 60.0, 300.0, 1800.0, 3600.0)

ACTIONS = Counter("maester_actions", "Actions that were stored", ["system", "by"])
REFUSALS = Counter("maester_refusals", "What people tried and were refused", ["kind"])
POST_SECONDS = Histogram("maester_post_seconds", "How long a post took to send", ["kind"])
POST_FAILURES = Counter("maester_post_failures", "Posts that have to be tried again", ["kind"])
DRAW_SECONDS = Histogram("maester_draw_seconds", "How long a picture took to draw", ["what"])
LOOP_LAG = Histogram("maester_loop_lag_seconds", "How late the event loop was, ten times a second")
ANSWER_SECONDS = Histogram(
    "maester_answer_seconds", "From what somebody did to its answer", ["kind"], buckets=BUCKETS
)
COMMIT_SECONDS = Histogram("maester_commit_seconds", "How long it took to store a move", buckets=BUCKETS)
PUBLISH_LAG = Histogram(
    "maester_publish_lag_seconds",
    "From the move that was stored to the post that shows it",
    ["kind"],
    buckets=LONG,
)
DEADLINE_LAG = Histogram(
    "maester_deadline_lag_seconds", "How late what a table chose was done when a clock was over", buckets=LONG
)
ERRORS = Counter("maester_errors", "What went wrong, by the sentence of the log", ["kind"])
OLDEST_POST = Gauge("maester_oldest_post_seconds", "How long the oldest post has waited")
BACKUP_AGE = Gauge(
    "maester_backup_age_seconds", "Since the last `maester backup`; infinite if there was none"
)
GAMES = Gauge("maester_games", "Games there are", ["status"])
OUTBOX = Gauge("maester_outbox_posts", "Posts that wait to be sent")
