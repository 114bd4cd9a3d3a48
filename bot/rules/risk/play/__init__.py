"""What judges and carries out: the rules of each thing that may be done."""
