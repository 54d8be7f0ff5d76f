"""The lab: many plays and what they show, and how fast the box is; each figure can be made again."""
