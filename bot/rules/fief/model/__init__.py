"""What there is: facts, options, people, land, cards, offers, and the State that holds them."""
