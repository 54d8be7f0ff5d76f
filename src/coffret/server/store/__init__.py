"""What is kept: the interface of a store, SQLite, and how a play is written and read again."""
