seat-number = Player { $number }
reason-game-over = The game is over.
reason-not-your-turn = It is not your turn to choose.
reason-not-now = This cannot be done at this moment.
