"""What a game master and a host may do: changes, exports, erasure."""
