"""All tables of a server: making, finding, joining them, and the conversation over one connection."""
