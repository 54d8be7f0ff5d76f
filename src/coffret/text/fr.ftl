seat-number = Joueur { $number }
reason-game-over = La partie est finie.
reason-not-your-turn = Ce n'est pas à vous de choisir.
reason-not-now = Ce n'est pas possible à ce moment.

## La table dans le terminal

ui-and = et { $last }
ui-yes = oui
ui-you = { $name } (vous)
ui-won = gagne
ui-reconstructed = carte reconstituée
ui-you-are = Vous êtes { $name }, à la place { $number }.
ui-bots-are = { $count ->
    [one] { $names } est un robot.
   *[other] { $names } sont des robots.
}
ui-earlier = { $count ->
    [one] Un événement plus ancien : tapez journal.
   *[other] { $count } événements plus anciens : tapez journal.
}
ui-above = { $count ->
    [one] ↑ Encore une ligne au-dessus : remontez, ou tapez table.
   *[other] ↑ Encore { $count } lignes au-dessus : remontez, ou tapez table.
}
ui-table-alone = Entrée montre la question.
ui-folded = { $count } choix : tapez { $group }
ui-let-pass = Laisser passer
ui-footer = Numéro ou notation · pourquoi … · règles … · conseil · annuler · aide · quitter
ui-footer-end = Entrée pour partir, ou : sauver FICHIER (garde la partie) · annuler · journal · règles … · langue en · aide
ui-clock-runs = Le temps passe : il reste { $seconds } secondes.
ui-time-is-up = Le temps est écoulé.
ui-curtain = Passez l'appareil à { $name }. Que personne d'autre ne regarde.
ui-press-enter = { "[" }Entrée]
ui-not-saved = La partie continue, mais elle n'a pas pu être sauvegardée : { $why }
ui-not-kept = La partie n'a pas pu être gardée : { $why }
ui-saved = Sauvegardé : { $path }
ui-seed = Les dés et les cartes de cette partie venaient de la graine { $seed }.
ui-left = La partie est gardée. Pour la reprendre :
ui-other-rules = Cette partie a été sauvegardée avec la version { $old } des règles ; elle continue avec la version { $new } et ne peut être annulée au-delà de ce moment.
ui-no-such-number = Il n'y a pas de choix { $number } : les numéros vont de 1 à { $last }.
ui-not-understood = « { $line } » n'est ici ni un numéro, ni une notation, ni une commande ; aide en donne la liste.
ui-bad-arguments = « { $line } » est illisible : cela s'écrit { $form }.
ui-nearest = Vouliez-vous dire { $near } ?
ui-is-possible = C'est possible : { $action }
ui-possible = Possible : { $options }
ui-nothing-to-see = Rien à dire de « { $words } ».
ui-nothing-to-undo = Vous n'avez rien à annuler.
ui-nothing-to-redo = Il n'y a rien à refaire.
ui-undo-consent = Quelque chose a été révélé ou quelqu'un a joué depuis. Tout le monde accepte-t-il d'annuler ? (oui/non)
ui-undo-refused = On ne touche à rien.
ui-undone = { $since ->
    [0] Annulé : { $action }
    [one] Annulé, avec un coup joué depuis par les autres : { $action }
   *[other] Annulé, avec { $since } coups joués depuis par les autres : { $action }
}
ui-redone = Refait : { $action }
ui-languages = Langues : { $languages }
ui-hint = Un joueur correct choisirait { $number } : { $action } ({ $notation })
ui-no-hint = Il n'y a rien à choisir.
ui-how-to-answer = Tapez le numéro d'un choix, ou sa notation, par exemple { $notation }. Un verbe seul donne la liste de ses choix ; Entrée montre de nouveau la table.

ui-command-options = choix
ui-command-why = pourquoi
ui-command-rules = règles
ui-command-table = table
ui-command-look = voir
ui-command-hint = conseil
ui-command-undo = annuler
ui-command-redo = refaire
ui-command-log = journal
ui-command-save = sauver
ui-command-lang = langue
ui-command-help = aide
ui-command-quit = quitter
ui-help-options = tous les choix avec leur notation
ui-help-why = pourquoi quelque chose est impossible : pourquoi NOTATION ; seul : la règle derrière la question
ui-help-rules = les règles utiles maintenant ; règles MOTS, ou un numéro de règle, cherche dans toutes
ui-help-table = la table seule, aussi détaillée que l'écran le permet
ui-help-look = ce qu'est une chose sur la table : voir GARDE, voir 13 ; seul : tout ce qui peut se dire
ui-help-hint = ce que ferait un joueur correct qui sait ce que vous savez
ui-help-undo = annuler votre dernier choix, et ce que les robots ont joué depuis
ui-help-redo = refaire ce qui a été annulé
ui-help-log = tout ce qui s'est passé, comme vous l'avez appris
ui-help-save = sauvegarder la partie : sauver FICHIER
ui-help-lang = changer de langue : langue en, langue fr
ui-help-help = cette liste
ui-help-quit = partir ; la partie est gardée

ui-origin-rulebook = livret de règles, { $source }
ui-origin-public = de notoriété publique, { $source }
ui-origin-house = décision de ce coffret, { $source }
ui-no-rule = Aucune règle ne contient « { $words } ».
ui-more-rules = { $count ->
    [one] Encore une : ajoutez un mot pour préciser.
   *[other] Encore { $count } : ajoutez un mot pour préciser.
}

## Le coffret

ui-welcome = Coffret : des jeux de société dans une boîte
ui-game-facts = { $low ->
    [one] { $high ->
        [one] un joueur
       *[other] de 1 à { $high } joueurs
    }
   *[other] de { $low } à { $high } joueurs
}, de { $from } à { $to } minutes
ui-how-to-start = Pour jouer : coffret play { $slug } · toutes les commandes : coffret --help
ui-unfinished = Parties à reprendre
ui-which-game = Quel jeu ? Numéro ou nom ; Entrée pour partir.
ui-no-such-game = Il n'y a pas de jeu « { $name } » ici, mais : { $games }.
ui-how-many-seats = Combien de joueurs en tout, de { $low } à { $high } ? [{ $usual }]
ui-how-many-people = Dont combien de personnes devant cet appareil, de 0 à { $high } ? Les autres sont des robots. [1]
ui-which-options = D'autres options ? Tapez nom=valeur, ou Entrée pour jouer ainsi.
ui-what-name = { $count ->
    [one] Votre nom ? (Entrée pour aucun)
   *[other] Nom du joueur { $number } ? (Entrée pour aucun)
}

## Commandes

ui-cli-box = Des jeux de société dans une boîte : jouer seul ou entre amis, lire les règles, faire jouer des robots. Sans commande, le coffret s'ouvre.
ui-cli-example = Exemple : { $command }
ui-cli-version = Afficher la version et quitter.
ui-cli-games = Les jeux du coffret.
ui-cli-play = Jouer dans le terminal, avec des robots ou avec des amis devant le même appareil.
ui-cli-simulate = Faire jouer beaucoup de parties par des robots et compter ce qui arrive.
ui-cli-replay = Raconter une partie sauvegardée, pas à pas, et vérifier ses dés.
ui-cli-rules = Lire les règles d'un jeu, y chercher, ou voir comment le code et les tests les couvrent.
ui-cli-check = Vérifier un paquet de contenu et dire ce qu'il change.
ui-cli-bench = Mesurer la vitesse des règles ici.
ui-cli-slug = Le jeu : voir coffret games.
ui-cli-lang = La langue : en ou fr.
ui-cli-json = Écrire du JSON pour les programmes.
ui-cli-seats = Nombre de joueurs, robots compris.
ui-cli-bots = Les robots, place par place : random (au hasard) ou thumb (un joueur correct). Le dernier tient toutes les places qui restent.
ui-cli-option = Une option du jeu ; peut être répétée.
ui-cli-content = Un paquet de contenu à poser sur celui du jeu.
ui-cli-seed = La graine des dés et des mélanges : même graine, même hasard.
ui-cli-people = Nombre de personnes devant cet appareil, à partir de la place 1.
ui-cli-humans = Les places tenues par des personnes, par exemple 1,3.
ui-cli-names = Les noms des personnes, ou de toutes les places.
ui-cli-save = Garder la partie dans ce fichier.
ui-cli-resume = Reprendre une partie sauvegardée.
ui-cli-plain = Texte simple : sans couleurs, sans rien effacer.
ui-cli-count = Nombre de parties.
ui-cli-jobs = Nombre de processus ; les chiffres n'en dépendent pas.
ui-cli-file = Une partie sauvegardée.
ui-cli-seat = Ne raconter que ce que cette place pouvait voir, comptée à partir de 1.
ui-cli-to = S'arrêter après ce pas.
ui-cli-words = Le numéro d'une règle ou son début, ou des mots à chercher.
ui-cli-coverage = Montrer combien de règles sont citées dans le code et prouvées par des tests, et lesquelles ne le sont pas.
ui-cli-tests = Le dossier des tests.
ui-cli-scenario = Un scénario à soi (TOML).
ui-cli-pack = Un paquet de contenu (TOML).
ui-cli-pack-game = Le jeu auquel il est destiné ; sinon celui dont les tables conviennent.
ui-cli-bench-games = Les jeux à mesurer ; sinon tous.
ui-cli-seconds = Durée approximative de la mesure pour chaque jeu.
ui-broken-game = { $slug } est dans le coffret mais ne peut être chargé : { $why }
ui-see-help = voir coffret --help
ui-stopped = Arrêté.
ui-simulated = { $games } parties, { $decisions } décisions en { $seconds } s ({ $rate } par seconde)
ui-outcome = issue
ui-rule = règle
ui-games = parties
ui-share = part [95 %]
ui-seat = place
ui-bot = robot
ui-wins = victoires
ui-again = Pour retrouver ces chiffres :
ui-replay = { $title } : { $names }. { $steps ->
    [one] Un pas.
   *[other] { $steps } pas.
}{ $before ->
    [0] { "" }
   *[other] { " " }Partie sauvegardée avec d'autres règles : ses { $before } premiers pas ne peuvent être racontés.
}
ui-unknown-rule = { $id } n'est dans aucun registre de règles ; corrigez-le là où il est cité
ui-game = jeu
ui-rules = règles
ui-cited = citées
ui-tested = testées
ui-excused = excusées
ui-missing = manquantes
ui-pack-fits = { $count ->
    [0] Le paquet convient à { $title } et ne change rien.
    [one] Le paquet convient à { $title } et change une entrée.
   *[other] Le paquet convient à { $title } et change { $count } entrées.
}
ui-pack-new = nouvelle
ui-measuring = Mesure
ui-compiled = compilées
ui-interpreted = interprétées
ui-bench = Les règles sont { $form }. Boucle de référence : { $reference } par seconde.
ui-seats = places
ui-decisions-per-second = décisions/s
ui-by-players = par les joueurs

## Le serveur de tables

no-rules = La règle ne le permet pas.
no-notation = Cela ne se lit pas comme une action du jeu.
no-stale = Quelque chose a changé entre-temps ; regardez de nouveau.
no-turn = Ce n'est pas à vous de choisir.
no-over = La partie est finie.
no-gathering = La partie n'a pas commencé : il manque encore quelqu'un.
no-paused = La table est en pause.
no-ended = L'hôte a mis fin à cette partie.
no-bot = Un robot joue à cette place ; reprenez d'abord la place.
no-seat = Ce n'est pas votre place.
no-host = Seul l'hôte de la table peut faire cela.
no-consent = Pour annuler cela, il faut l'accord de tous.
no-nothing = Il n'y a rien à faire à ce sujet maintenant.
no-silence = La règle impose le silence en ce moment.
no-message = Ce message est incompréhensible.
no-large = C'est trop long.
no-fast = C'était trop rapide ; attendez un instant.
no-slow = La demande a mis trop de temps à arriver.
no-link = Ce lien n'ouvre rien ici.
no-state = Ce n'est pas possible à cette table en ce moment.
no-option = Le jeu ne peut pas être préparé ainsi.
no-content = Le paquet de contenu ne convient pas.
no-save = Cette sauvegarde est inutilisable.
no-lesson = Cette leçon montre un autre choix maintenant ; quittez la leçon pour jouer à votre guise.
no-store = L'écriture sur le disque a échoué ; rien n'a changé.
no-reload = La table est en cours de rechargement ; réessayez dans un instant.
no-unreadable = Cette version de Coffret ne peut pas ouvrir cette table. Rien n'est perdu : son journal peut être enregistré dans un fichier.
no-full = Il n'y a plus de place ici ; réessayez plus tard.
no-origin = Cette demande vient d'un autre site.
no-server = Le serveur a fait une erreur ; votre partie est en sécurité.
note-undo = { $name } a annulé un choix.
note-bot = Un robot joue pour { $name }.
note-person = { $name } joue de nouveau.
ask-undo = { $name } voudrait annuler son dernier choix. Êtes-vous d'accord ?
ask-agreed = Tout le monde est d'accord ; le choix est annulé.
ask-declined = Tout le monde n'est pas d'accord ; le choix reste.
ask-withdrawn = La question a été retirée.
ask-past = La partie a continué ; le choix reste.
fair-yes = { $checked ->
    [0] Rien à vérifier : aucun dé lancé, aucune carte tirée.
    [one] Le seul tirage découle de la graine.
   *[other] Les { $checked } tirages découlent tous de la graine.
}
fair-no = { $wrong ->
    [one] Un tirage ne découle pas de la graine.
   *[other] { $wrong } tirages ne découlent pas de la graine.
}
bot-thumb = Joue selon des règles de bon sens
bot-random = Joue au hasard
ui-cli-serve = Ouvrir la boîte aux navigateurs : sur cette machine, ou pour des amis avec --host.
ui-cli-host = l'adresse d'écoute ; 0.0.0.0 laisse entrer les autres
ui-cli-port = le port d'écoute
ui-cli-db = le fichier qui garde les tables
ui-cli-browser = ouvrir aussi le navigateur
ui-cli-bench-server = mesurer plutôt le serveur de tables sous charge
ui-serving = La boîte est ouverte à { $address } (Ctrl-C la ferme ; les tables sont gardées).
ui-serving-already = La boîte est déjà ouverte à { $address }.
