"""What every game keeps: one suite over all of them. A game adds only its own rules' tests."""
