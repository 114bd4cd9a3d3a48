"""What stands above and below a board: title, legend, places beside it, who has won."""
