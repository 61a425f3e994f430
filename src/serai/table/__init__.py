"""Sessions: who sits where, what was commanded, the log of it, and what each seat is told. Knows
neither HTTP nor SQL; games come by the registry."""
