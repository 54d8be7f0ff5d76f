"""Load test: many tables with a program in every seat, and a bare relay for comparison."""
