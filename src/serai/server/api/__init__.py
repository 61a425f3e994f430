"""The endpoints: each translates a request, and leaves the work to the tables."""
