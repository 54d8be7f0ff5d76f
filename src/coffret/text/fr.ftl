seat-number = Joueur { $number }
reason-game-over = La partie est finie.
reason-not-your-turn = Ce n'est pas à vous de choisir.
reason-not-now = Ce n'est pas possible à ce moment.
