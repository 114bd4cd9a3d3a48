"""The process: start-up, settings, command line, the Discord client, and the engine it hosts."""
