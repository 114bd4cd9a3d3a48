"""What is carried out, for frames and judges alike: the verbs of the game, points, the Treaty."""
