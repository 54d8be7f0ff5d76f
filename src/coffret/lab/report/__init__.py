"""The report of a study: one page that opens anywhere, with pictures and the figures behind them."""
