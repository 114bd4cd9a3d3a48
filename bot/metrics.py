"""Figures for Prometheus: how much is played, how much is refused, and how long people wait.

Labels are kinds of things alone. No name, id, channel or word of anybody is in them, and nothing of a hand or a plan.
`bot/hosting/exporter.py` serves them.
"""

from prometheus_client import Counter, Gauge, Histogram

ACTIONS = Counter("maester_actions", "Actions that were stored", ["system", "by"])
REFUSALS = Counter("maester_refusals", "What people tried and were refused", ["kind"])
POST_SECONDS = Histogram("maester_post_seconds", "How long a post took to send", ["kind"])
POST_FAILURES = Counter("maester_post_failures", "Posts that have to be tried again", ["kind"])
DRAW_SECONDS = Histogram("maester_draw_seconds", "How long a picture took to draw", ["what"])
LOOP_LAG = Histogram("maester_loop_lag_seconds", "How late the event loop was, looked at once a second")
GAMES = Gauge("maester_games", "Games there are", ["status"])
OUTBOX = Gauge("maester_outbox_posts", "Posts that wait to be sent")
