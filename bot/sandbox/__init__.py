"""The bot on a desk: the same bot, a simulated Discord, a local web page, no token."""
