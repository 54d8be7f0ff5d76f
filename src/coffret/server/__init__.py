"""The table server: one process and one file on disk that let people and bots play any game of the box.

It knows views, scenes, decisions and actions, never a rule. `docs/protocol.md` tells what it says and hears.
"""
