"""How the house is kept: what is run, what is locked, what is written down."""
