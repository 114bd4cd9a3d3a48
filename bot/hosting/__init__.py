"""What a host needs beside the bot itself: checks, backups, upgrades, metrics, and one process to a database."""
