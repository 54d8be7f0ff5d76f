"""What is said between a table and the people at it: messages, limits, refusals, words, connections."""
