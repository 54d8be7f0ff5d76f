"""Persistence: the store interface, SQLite, and how a play is written and restored."""
