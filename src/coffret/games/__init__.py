"""The games of the box, one folder each."""
