"""Communication between a table and its people: messages, limits, refusals, wording, connections."""
