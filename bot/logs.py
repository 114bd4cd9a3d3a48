"""Logs: one line an event, for people on a terminal and for machines elsewhere. Never a token, a hand or an order."""

import logging
import sys

import structlog


def start_logging(level: str) -> None:
    """Send the logs of Maester and of the libraries it uses to standard error."""
    number = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    pretty = sys.stderr.isatty()
    # Tracebacks without local variables: a token, a secret or somebody's hand may be among them.
    plain = structlog.dev.RichTracebackFormatter(show_locals=False)
    dicts = structlog.processors.ExceptionRenderer(
        structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
    )
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *([] if pretty else [dicts]),
            structlog.dev.ConsoleRenderer(exception_formatter=plain)
            if pretty
            else structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    line = "%(levelname)s %(name)s %(message)s"
    logging.basicConfig(stream=sys.stderr, level=max(number, logging.WARNING), format=line)
