"""What there is: facts read from `data/tiny_epic`, options, armies, operations of cards, the state."""
