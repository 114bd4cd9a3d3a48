"""The games, pure: no clock, disk, network, Discord or global chance (see `contract`)."""
