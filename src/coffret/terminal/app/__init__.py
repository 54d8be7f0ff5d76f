"""The application at a terminal: board, hand, options and log in panes, by keys and mouse. It alone imports Textual."""
