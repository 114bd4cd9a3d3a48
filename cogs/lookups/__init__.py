"""What a person may look at: board, hand, log, records, film, rules."""
