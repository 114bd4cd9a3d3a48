"""What is carried out, for frames and judges alike."""
