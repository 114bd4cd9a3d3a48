"""What may be done and what follows from where things stand: questions to a State, without any events."""
