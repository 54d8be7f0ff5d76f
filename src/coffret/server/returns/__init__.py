"""Reasons to return: calls that everybody gets, campaigns, and statistics, from people's results."""
