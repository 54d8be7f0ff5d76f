"""An estimate for machines that were not measured, from the processor time that a move was measured to cost.

A move costs processor time in the process that serves it, more if its client is at another one, and in the database.
Each of the two can do as much as its cores allow; the smaller is the limit. What the model leaves out: networks, disks
slower than the moves of one commit, and tables so busy that a single one is the limit.
"""

from __future__ import annotations

import msgspec

from coffret.loadtest.scale import Measured


class Costs(msgspec.Struct, frozen=True):
    """Processor time of one move, in microseconds."""

    server_us: float  # where all seats of a table are at its owner
    carried_us: float  # more, in all processes together, if all seats but the owner's are carried
    database_us: float

    def moves_per_second(self, server_cores: float, database_cores: float, carried_share: float = 0.0) -> float:
        """Return the limit of some cores, with a share of the seats at another process than their table."""
        server = 1e6 * server_cores / (self.server_us + carried_share * self.carried_us)
        return min(server, 1e6 * database_cores / self.database_us if self.database_us else server)


def costs(rows: list[Measured]) -> Costs | None:
    """Return what a move costs on PostgreSQL, averaged over what was measured; None without it."""
    routed = [row for row in rows if row.setting.store == "postgresql" and not row.setting.by_seat]
    if not routed:
        return None
    server, database = mean([row.server_us for row in routed]), mean([row.database_us for row in routed])
    carried = []
    for row in rows:
        same = [each.server_us for each in routed if each.setting.processes == row.setting.processes]
        if row.setting.by_seat and same:
            carried.append((row.server_us - same[0]) / (1 - 1 / row.setting.processes))
    return Costs(server, max(0.0, mean(carried)), database)


def mean(values: list[float]) -> float:
    """Return the average; 0 of nothing."""
    return sum(values) / len(values) if values else 0.0
