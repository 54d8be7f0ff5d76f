"""Take a seat at a table from your own program: `docs/protocol.md` in Python.

For example:

    made = await make_table("http://127.0.0.1:8765", "liar", [person("Ada"), bot("Bo")])
    async with Client("http://127.0.0.1:8765", made.tokens) as client:
        await client.play(lambda look, seat: random.choice(look["options"])["do"])
"""

from coffret.client.asking import Held, Late, Made, bot, join, make_table, open_seat, person
from coffret.client.connection import Client, Gone
from coffret.client.mirror import Mirror, Refused

__all__ = [
    "Client",
    "Gone",
    "Held",
    "Late",
    "Made",
    "Mirror",
    "Refused",
    "bot",
    "join",
    "make_table",
    "open_seat",
    "person",
]
