"""What the outbox sends: the story, the dashboard, hands, private talks."""
