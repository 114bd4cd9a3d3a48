"""Plans: what a player wrote down to be carried out when its moment comes."""
