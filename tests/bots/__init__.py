"""Bots: honest, legal, reproducible, and better the longer they think."""
