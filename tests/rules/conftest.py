"""A game's tests are collected where the game is."""

from bot.rules.registry import GAMES

collect_ignore = [] if "parley" in GAMES else ["parley"]
