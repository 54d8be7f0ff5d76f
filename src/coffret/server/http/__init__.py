"""The server as an application for the web."""
