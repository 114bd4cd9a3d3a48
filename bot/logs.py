"""Logs: one line an event, for people on a terminal and for machines elsewhere. Never a token, a hand or an order."""

import logging
import sys

import structlog


def start_logging(level: str) -> None:
    """Send the logs of Maester and of the libraries it uses to standard error."""
    number = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    pretty = sys.stderr.isatty()
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *([] if pretty else [structlog.processors.dict_tracebacks]),
            structlog.dev.ConsoleRenderer() if pretty else structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(stream=sys.stderr, level=max(number, logging.WARNING), format="%(levelname)s %(name)s %(message)s")
