"""Several processes on one database: connections and requests are carried to the process that owns their table."""
