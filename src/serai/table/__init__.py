"""Tables: who sits where, what is commanded, the log of it, and what each listener is told. Nothing
here knows HTTP or SQL, and games are found by their ids."""
