"""Logs in a database: SQLite in one file, or PostgreSQL by URL."""
