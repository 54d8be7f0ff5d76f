"""The table server: one process and one database file that let people and bots play any game of the box.

It knows views, scenes, decisions and actions, but no rules. `docs/protocol.md` describes its messages.
"""
