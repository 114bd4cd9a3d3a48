"""Build-time tools; nothing here is needed to run the bot."""
