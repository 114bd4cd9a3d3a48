"""Each frame with all that it means, one a file: `court`, `cards` and `war` list their own, `kinds` all of them."""
