"""How much a table server bears: many tables with a program in every seat, and a bare relay to compare with."""
