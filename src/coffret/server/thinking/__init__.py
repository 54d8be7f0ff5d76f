"""Thinking in processes of their own: bots that search, hints, chances and reviews never hold up a table."""
