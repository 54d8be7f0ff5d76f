"""The rules, one module per chapter of the ledger.

A turn (`turn`) is dice and at most one card (`cards`). Both move characters (`movement`), into the CELLAR
(`cellar`) and out again. When the player whose turn it is has landed, the turn follows the instructions of
the space (`landing`): a battle with an opponent there (`battle`) or afar (`screen`), with a guard (`guard`),
or for the formula (`steal`).
"""
