"""What every picture is made with: letters, shapes, colours, boards as data, bytes and where they are kept."""
