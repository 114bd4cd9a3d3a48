"""What is shown besides the map: cards, who is who, charts, signs within words."""
