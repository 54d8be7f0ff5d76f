"""Coffret: five board games, complete from the rulebook up, in the browser, the terminal and Python."""

from coffret.kernel.errors import CoffretError
from coffret.kernel.game import games as box
from coffret.kernel.game import load
from coffret.kernel.save import open_file as open
from coffret.kernel.table import Table

__version__ = "0.1.0"
__all__ = ["CoffretError", "Table", "box", "load", "open"]
