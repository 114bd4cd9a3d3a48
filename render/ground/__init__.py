"""What lies under everything, whoever holds it: land, water, borders, names; and the inks for it."""
