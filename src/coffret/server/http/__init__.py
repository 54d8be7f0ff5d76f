"""The server as a web application."""
