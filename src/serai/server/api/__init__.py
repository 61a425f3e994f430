"""The endpoints: each translates a request and delegates to the house."""
