"""All tables of a server: creating, finding and joining them, and the session of one connection."""
