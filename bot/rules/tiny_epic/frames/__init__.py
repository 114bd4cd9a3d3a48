"""Each frame with all that it means, one a file; `kinds` lists them."""
