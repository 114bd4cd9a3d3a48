"""`python -m bot` is `maester`."""

import sys

if sys.argv[1:] == ["health"]:  # asked every half minute: not worth reading all of the bot
    from bot.health import main

    main()
else:
    from bot.cli import app

    app()
