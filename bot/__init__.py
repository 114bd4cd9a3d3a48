"""The process: start-up, settings, command line, the Discord client, and the engine it hosts."""

__version__ = "0.1.0"
