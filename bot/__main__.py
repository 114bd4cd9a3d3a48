"""`python -m bot` is `maester`."""

import sys


def main() -> None:
    """The command line."""
    if sys.argv[1:] == ["health"]:  # asked every half minute: not worth reading all of the bot
        from bot import health

        health.main()
        return
    from bot.collector import loading

    with loading():
        from bot.cli import app
    app()


if __name__ == "__main__":
    main()
