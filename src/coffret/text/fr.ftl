seat-number = Joueur { $number }
reason-game-over = La partie est finie. { $outcome }
reason-not-your-turn = Ce n'est pas à vous de choisir.
reason-not-now = Ce n'est pas possible en ce moment.

## La table dans le terminal

ui-and = et { $last }
ui-yes = oui
ui-no = non
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
ui-times = { $line } ({ $count ->
    [2] deux fois
   *[other] { $count } fois
})
ui-table-alone = Appuyez sur Entrée pour revoir la question.
ui-folded = { $count } choix : tapez { $words }
ui-legend-facing = là où il va
ui-legend-way = où la figure va aller
ui-legend-maybe = selon le hasard
ui-legend-after = qui va être attaqué
ui-true = vrai
ui-may-first = { $name }, vous pouvez d'abord agir, ou laisser passer (0).
ui-let-pass = Laisser passer
ui-may-speak = { $name }, vous pouvez d'abord dire quelque chose, ou ne rien dire (0).
ui-say-nothing = Ne rien dire
ui-footer = Numéro, notation ou mots · Entrée : toute la table · pourquoi … · règles … · conseil · annuler · aide · quitter
ui-footer-end = Entrée pour partir, ou : analyse · sauver FICHIER (garde la partie) · annuler · journal · règles … · langue en · aide
ui-clock-runs = Le temps passe : il reste { $seconds } secondes.
ui-time-is-up = Le temps est écoulé.
ui-curtain = Passez l'appareil à { $name }. Les autres détournent le regard.
ui-press-enter = { "[" }Entrée]
ui-not-saved = La partie continue, mais elle n'a pas pu être sauvegardée : { $why }
ui-not-kept = La partie n'a pas pu être gardée : { $why }
ui-saved = Sauvegardé : { $path }
ui-seed = Les dés et les cartes de cette partie venaient de la graine { $seed }.
ui-left = La partie est gardée. Pour la reprendre :
ui-other-rules = Cette partie a été sauvegardée avec la version { $old } des règles ; elle continue avec la version { $new } et ne peut pas être annulée au-delà de ce moment.
ui-no-such-number = Il n'y a pas de choix { $number } : les numéros vont de 1 à { $last }.
ui-not-understood = « { $line } » n'est ici ni un numéro, ni une notation, ni une commande ; aide en donne la liste.
ui-bad-arguments = « { $line } » est incomplet, ou en dit trop. Par exemple : { $example }
ui-bad-value = « { $line } » ne convient pas : { $why }.
ui-nothing-asked = On ne vous demande rien en ce moment.
ui-nearest = Vouliez-vous dire { $near } ?
ui-is-possible = C'est possible : { $action }
ui-possible = Possible : { $options }
ui-nothing-to-see = Il n'y a rien à dire de « { $words } ».
ui-nothing-to-undo = Vous n'avez rien à annuler.
ui-nothing-to-redo = Il n'y a rien à refaire.
ui-undo-consent = Quelque chose a été révélé ou quelqu'un a joué depuis. Tout le monde accepte-t-il d'annuler ? (oui/non)
ui-undo-refused = Rien n'est annulé.
ui-undone = { $since ->
    [0] Annulé : { $action }
    [one] Annulé, avec un coup joué depuis par les autres : { $action }
   *[other] Annulé, avec { $since } coups joués depuis par les autres : { $action }
}
ui-redone = Refait : { $action }
ui-languages = Langues : { $languages }
ui-hint = Conseil : { $number } – { $action } ({ $notation })
ui-lesson-next = { "[" }Entrée] Suite
ui-lesson-last = { "[" }Entrée] Continuer à partir d'ici · nouvelle : une vraie partie · quitter
ui-lesson-do = Choisissez maintenant { $number } : { $action } ({ $notation })
ui-lesson-astray = Bonne idée, mais la leçon passe d'abord par un autre choix : « { $option } ». Pour jouer à votre guise à partir d'ici, tapez libre.
ui-lesson-read = Lisez d'abord la suite : appuyez sur Entrée. Pour jouer à votre guise à partir d'ici, tapez libre.
ui-lesson-done = La leçon est finie. Maintenant, une vraie partie :
ui-lesson-offer = { $game } : vous découvrez ce jeu ? Une première partie guidée vous l'apprend en cinq minutes.
ui-no-lesson = Ce n'est pas une leçon : vous jouez à votre guise.
ui-no-hint = Il n'y a rien à choisir.
ui-thought-failed = Le calcul n'a pas abouti : { $why }
ui-bot-failed = Le robot qui joue pour { $name } s'est trompé et joue cette fois au hasard : { $why }
ui-chance = Vos chances de gagner : { $chance } % (entre { $low } et { $high } %)
ui-chance-on = Vos chances de gagner s'affichent désormais à chaque question.
ui-chance-off = Vos chances de gagner ne s'affichent plus.
ui-review-later = La partie s'analyse une fois finie.
ui-review-wait = La partie est analysée choix par choix ; si elle était longue, cela prend quelques minutes.
ui-how-to-answer = Tapez le numéro d'un choix, ou sa notation, par exemple { $notation }. Un verbe seul donne la liste de ses choix ; Entrée montre de nouveau la table.

ui-command-options = choix
ui-command-why = pourquoi
ui-command-rules = règles
ui-command-table = table
ui-command-look = voir
ui-command-hint = conseil
ui-command-chance = chances
ui-command-review = analyse
ui-command-undo = annuler
ui-command-redo = refaire
ui-command-log = journal
ui-command-save = sauver
ui-command-lang = langue
ui-command-free = libre
ui-command-new = nouvelle
ui-command-help = aide
ui-command-quit = quitter
ui-help-options = tous les choix avec leur notation
ui-help-why = pourquoi quelque chose est impossible : { $examples } ; seul : la règle derrière la question
ui-help-rules = le livret de règles, ouvert à ce qui compte maintenant ; règles MOTS, ou un numéro de règle, cherche dans toutes
ui-help-table = la table seule, aussi détaillée que l'écran le permet
ui-help-look = ce qu'est une chose sur la table : { $examples } ; seul : tout ce qui peut se dire
ui-help-hint = que faire, avec quelles chances et pourquoi, d'après ce que vous savez
ui-help-chance = vos chances de gagner à chaque question, d'après ce que vous savez ; encore une fois : plus
ui-help-review = après la fin : ce qui a décidé la partie, ce que les choix ont coûté et la part du hasard
ui-help-undo = annuler votre dernier choix, et ce que les robots ont joué depuis
ui-help-redo = refaire ce qui a été annulé
ui-help-log = tout ce qui s'est passé, comme vous l'avez appris
ui-help-save = sauvegarder la partie : sauver FICHIER
ui-help-lang = changer de langue : langue en, langue fr
ui-help-free = quitter la leçon et jouer à sa guise à partir d'ici
ui-help-new = commencer une nouvelle partie avec les mêmes joueurs ; après une leçon : une vraie partie
ui-help-help = cette liste
ui-help-quit = partir ; la partie est gardée

## The application at a terminal
ui-app-table = Table
ui-app-hand = Main et cartes
ui-app-log = Journal
ui-app-awaited = on attend { $names }
ui-app-folded = { $count } options
ui-app-several = { $count } options correspondent : désignez-en une avec ↑ et ↓, puis Entrée.
ui-app-close = Échap ferme
ui-app-choice = un numéro, un mot ou une commande
ui-app-story = Entrée : la suite · Échap : passer au direct
ui-app-note = Entrée : la suite
ui-app-speak = Dire quelque chose …
ui-app-about = À quel sujet
ui-app-speak-keys = ↑ ↓ une partie · ← → la changer · Entrée le dit · Échap ferme
ui-app-next = Suite
ui-app-play-on = Continuer à partir d'ici
ui-app-whole-game = Maintenant, une vraie partie
ui-app-leave = Quitter
ui-app-end = Entrée pour partir, ou : analyse, sauver FICHIER, annuler
ui-app-pace = Ce que font les autres est montré { $pace }.
ui-app-pace-step = pas à pas, à chaque Entrée
ui-app-pace-slow = lentement
ui-app-pace-quick = rapidement
ui-app-pace-now = d'un seul coup
ui-app-key-help = Aide
ui-app-key-why = Pourquoi
ui-app-key-rules = Règles
ui-app-key-hint = Conseil
ui-app-key-undo = Annuler
ui-app-key-pace = Rythme
ui-app-key-quit = Quitter
ui-app-help = ↑ ↓ et Entrée choisissent une option, un clic aussi ; des mots filtrent la liste. Les touches de page et Maj avec les flèches déplacent le volet de devant, Tab passe au suivant. Un clic sur le plateau dit ce qu'est une chose. Ctrl+Z annuler · Ctrl+Y rétablir · Ctrl+S sauver · Ctrl+L langue.

ui-origin-rulebook = livret de règles, { $source }
ui-origin-public = de notoriété publique, { $source }
ui-origin-house = décision de ce coffret, { $source }
ui-other-sections = Pour lire la suite, tapez règles et l'un de ces titres : { $titles }
ui-no-rule = Aucune règle ne contient « { $words } ».
ui-more-rules = { $count ->
    [one] Encore une : ajoutez un mot pour préciser.
   *[other] Encore { $count } : ajoutez un mot pour préciser.
}

## Le coffret

ui-welcome = Coffret : une boîte de jeux de société
ui-game-facts = { $low ->
    [one] { $high ->
        [one] un joueur
       *[other] de 1 à { $high } joueurs
    }
   *[other] de { $low } à { $high } joueurs
}, de { $from } à { $to } minutes
ui-how-to-start = Pour jouer : coffret play { $slug } · toutes les commandes : coffret --help
ui-unfinished = Parties à reprendre
ui-form-game = Jeu
ui-form-go-on = reprendre { $name }
ui-form-lesson = Apprendre d'abord
ui-form-lesson-yes = oui, en cinq minutes
ui-form-lesson-note = Une première partie guidée qui montre comment on joue ; puis une vraie partie.
ui-form-seats = Joueurs
ui-form-people = Dont personnes, ici
ui-form-people-note = Les autres places sont jouées par des robots.
ui-form-bots = Comment jouent les robots
ui-form-names = Vos noms
ui-form-names-note = À séparer par des virgules ; sans rien : { $names }.
ui-form-language = Langue
ui-this-language = français
ui-form-play = Jouer
ui-form-keys = ↑ ↓ une ligne · ← → ou un clic la change · Entrée : jouer · Échap : quitter
ui-which-game = Quel jeu ? Numéro ou nom ; l1 apprend le premier en cinq minutes ; Entrée pour partir.
ui-no-such-game = Il n'y a pas de jeu « { $name } » ici, mais : { $games }.
ui-how-many-seats = Combien de joueurs en tout, de { $low } à { $high } ? [{ $usual }]
ui-how-many-people = Dont combien de personnes devant cet appareil, de 0 à { $high } ? Les autres sont des robots. [1]
ui-which-options = D'autres options ? Tapez nom=valeur, ou Entrée pour jouer ainsi.
ui-what-name = { $count ->
    [one] Votre nom ? (Entrée pour aucun)
   *[other] Nom du joueur { $number } ? (Entrée pour aucun)
}

## Commandes

ui-cli-box = Une boîte de jeux de société : jouer seul ou entre amis, lire les règles, faire jouer des robots. Sans commande, le coffret s'ouvre.
ui-cli-example = Exemple : { $command }
ui-cli-version = Afficher la version et quitter.
ui-cli-usage = Utilisation :
ui-cli-options = Options :
ui-cli-arguments = Arguments :
ui-cli-commands = Commandes :
ui-cli-help = Afficher cette aide et quitter.
ui-cli-required = { "[" }obligatoire]
ui-cli-games = Les jeux du coffret.
ui-cli-play = Jouer dans le terminal, avec des robots ou avec des amis devant le même appareil.
ui-cli-simulate = Faire jouer beaucoup de parties par des robots et compter ce qui arrive.
ui-cli-replay = Raconter une partie sauvegardée, pas à pas, et vérifier ses dés.
ui-cli-rules = Lire le livret d'un jeu, chercher dans ses règles, ou voir comment le code et les tests les couvrent.
ui-cli-new = Créer un nouveau jeu : un petit jeu complet, pour commencer.
ui-cli-new-name = Son nom : des minuscules, des chiffres et des traits d'union.
ui-cli-new-in = Le dossier où le créer ; sinon le dossier courant.
ui-cli-check = Vérifier un jeu ou un paquet de contenu : ce qui ne va pas, ou ce qu'il change.
ui-cli-bench = Mesurer la vitesse des règles ici.
ui-cli-slug = Le jeu : voir coffret games.
ui-cli-lang = La langue : en ou fr.
ui-cli-json = Écrire du JSON pour les programmes.
ui-cli-seats = Nombre de joueurs, robots compris.
ui-cli-bots = Les robots, place par place : beginner (débutant, ne voit pas tout), decent (un joueur avisé ; aussi appelé thumb), good et expert (réfléchissent à la suite), random (au hasard), un robot installé ou module:fonction. Le dernier tient toutes les places qui restent.
ui-cli-bench-env = Mesurer plutôt les environnements d'apprentissage (coffret[rl]), à côté d'autres bien connus.
ui-cli-serve-bots = Vos propres robots qui peuvent s'asseoir aux tables.
ui-cli-option = Une option du jeu ; peut être répétée.
ui-cli-content = Un paquet de contenu à poser sur celui du jeu.
ui-cli-seed = La graine des dés et des mélanges : même graine, même hasard.
ui-cli-people = Nombre de personnes devant cet appareil, à partir de la place 1.
ui-cli-humans = Les places tenues par des personnes, par exemple 1,3.
ui-cli-names = Les noms des personnes, ou de toutes les places.
ui-cli-save = Garder la partie dans ce fichier.
ui-cli-resume = Reprendre une partie sauvegardée.
ui-cli-lesson = Apprendre le jeu en cinq minutes : une première partie guidée.
ui-cli-plain = Texte simple, ligne par ligne, comme pour un tube ou un lecteur d'écran.
ui-cli-count = Nombre de parties.
ui-cli-jobs = Nombre de processus ; les chiffres n'en dépendent pas.
ui-cli-simulate-out = Un fichier Parquet pour les parties, une ligne chacune (coffret[lab]).
ui-cli-lab = Jouer une étude : une grille de variantes sur les mêmes donnes, jusqu'à ce que chaque comparaison soit tranchée.
ui-cli-train = Apprendre les chances de gagner d'un jeu par des parties entre ses propres robots ; demande numpy (coffret[rl]).
ui-cli-train-out = Où écrire ce qui a été appris. Sinon value.json dans le dossier du jeu.
ui-cli-measure = Compter combien de fois des robots corrects gagnent avec chaque façon de jouer ; c'est ce qu'annonce la préparation.
ui-cli-measure-games = Nombre de parties pour chaque façon de jouer ; elles s'ajoutent à celles qui sont déjà jouées.
ui-cli-measure-out = Où écrire les chiffres ; ce qui s'y trouve n'est pas rejoué. Sinon measured.json dans le dossier du jeu.
ui-measured-share = Ici, des robots corrects gagnent environ { $number ->
    [one] une partie
   *[other] { $number } parties
} sur { $of }.
ui-measured-seldom = Ici, des robots corrects ne gagnent presque jamais.
ui-measured-often = Ici, des robots corrects gagnent presque toujours.
ui-measured-exact = Compté sur { $games } parties entre robots corrects : { $low } à { $high } % de victoires (intervalle à 95 %).
ui-measured-side = { $side } { $number }
ui-measured-sides = Entre robots corrects, sur 10 parties : { $sides }.
ui-measured-side-exact = { $side } { $low } à { $high } %
ui-measured-sides-exact = Compté sur { $games } parties entre robots corrects : { $sides } (intervalles à 95 %).
ui-trained = Jugé sur { $plays } parties mises de côté ({ $positions } positions) : une position gagnée est mieux notée qu'une perdue avec une chance de { $auc }.
ui-trained-kept = Écrit dans { $file }.
ui-positions = Positions
ui-said = Annoncé
ui-won-share = Gagné
ui-cli-study = L'étude, un fichier TOML.
ui-cli-lab-out = Dossier où les parties sont gardées ; un second départ y continue. Sinon build/lab et le nom de l'étude.
ui-cli-ray = Jouer sur Ray ; sans --address, il démarre sur cette machine.
ui-cli-ray-address = L'adresse d'une grappe Ray.
ui-cli-minutes = S'arrêter après le tour où ce temps est écoulé.
ui-cli-file = Une partie sauvegardée.
ui-cli-seat = Ne raconter que ce que cette place pouvait voir, comptée à partir de 1.
ui-cli-to = S'arrêter après cette étape.
ui-cli-words = Le numéro d'une règle ou son début, ou des mots à chercher.
ui-cli-ledger = Montrer toutes les règles avec leurs numéros, même si le jeu a un livret.
ui-cli-coverage = Montrer combien de règles sont citées dans le code et prouvées par des tests, et lesquelles ne le sont pas.
ui-cli-tests = Le dossier des tests.
ui-cli-scenario = Un scénario à soi (TOML).
ui-cli-pack = Un paquet de contenu (TOML), un jeu du coffret ou le dossier d'un jeu.
ui-cli-pack-game = Le jeu auquel il est destiné ; sinon celui dont les tables conviennent.
ui-cli-bench-games = Les jeux à mesurer ; sinon tous.
ui-cli-seconds = Durée approximative de la mesure pour chaque jeu.
ui-broken-game = { $slug } n'est pas proposé : { $why }
ui-see-help = { $why } ; voir coffret --help
ui-stopped = Arrêté.
ui-simulated-faults = Un robot a échoué, et un coup possible a été joué au hasard à sa place ({ $count }×) : { $why }
ui-simulated = { $games } parties, { $decisions } décisions en { $seconds } s ({ $rate } par seconde)
ui-outcome = issue
ui-rule = règle
ui-games = parties
ui-share = part [95 %]
ui-cell = variante
ui-compared = comparaison
ui-difference = écart [95 %, tous ensemble]
ui-decided = tranché
ui-undecided = pas tranché
ui-lab-kept = Les parties sont dans { $folder }, une ligne chacune dans games.parquet ; la même commande y continue.
ui-cli-report = Écrire ce qu'une étude a trouvé en une page qui s'ouvre dans tout navigateur, sans réseau.
ui-cli-report-place = Le dossier d'une étude, ou un fichier Parquet de coffret simulate --out.
ui-cli-report-out = Où écrire la page ; sinon à côté des parties.
ui-report-written = Le rapport est dans { $file }.
ui-report-about = { $titles } : { $games } parties en { $cells } { $cells ->
    [one] variante
   *[other] variantes
 }.
ui-report-contents = Sommaire
ui-report-again = Pour rejouer ces parties
ui-report-picture = Image : { $title }. Le tableau qui suit donne les mêmes chiffres.
ui-report-figures = Chiffres ({ $rows } { $rows ->
    [one] ligne
   *[other] lignes
 })
ui-report-of-seat = place { $seat }
ui-report-of-side = { $side }
ui-report-shares = Victoires ({ $who })
ui-report-shares-all = Victoires des joueurs
ui-report-shares-words = { $count ->
    [one] Les parties ont été gagnées dans { $most } des cas.
   *[other] De { $least } ({ $worst }) à { $most } ({ $best }).
 }
ui-report-sequence = Les intervalles tiennent à 95 % bien que l'étude regarde ses résultats à tout moment : ce sont des suites de confiance.
ui-report-wilson = Les intervalles sont ceux de Wilson, à 95 %.
ui-report-share = part des parties
ui-report-low = de
ui-report-high = à
ui-report-against = { $one } contre { $other }
ui-report-differences = Écarts sur les mêmes donnes
ui-report-differences-words = { $decided } comparaisons sur { $count } sont tranchées. La partie n a la même donne dans chaque variante : le hasard est comparé au même hasard. Tous ces intervalles tiennent ensemble à 95 %.
ui-report-difference = écart
ui-report-verdict = verdict
ui-report-lengths = Durée et rythme
ui-report-lengths-words = Combien de choix les joueurs font dans une partie. Le trait va du dixième le plus court au plus long, la barre contient la moitié du milieu, et la marque est la médiane.
ui-report-mean = moyenne
ui-report-per-second = décisions par seconde ici
ui-report-choices = choix des joueurs dans une partie
ui-report-kinds = Quels choix
ui-report-kinds-words = Combien de fois chaque sorte de choix est faite dans une partie, en moyenne.
ui-report-endings = Comment les parties finissent, par règle
ui-report-endings-words = L'issue, et la règle qui met fin à la partie.
ui-report-rule-text = la règle dit
ui-report-came-up = Ce qui est apparu, et l'effet sur les chances de gagner
ui-report-came-up-words = { $count } cartes, pièces, lieux, événements et règles sont apparus ; { $telling } d'entre eux dans des parties qui sont sûrement gagnées plus souvent, ou moins souvent, que les autres. Tous les intervalles tiennent ensemble à 95 % ; les variantes ne sont pas mêlées.
ui-report-not-causes = Cela dit ce qui va ensemble, non ce qui cause quoi : ce qui apparaît tard, par exemple, apparaît dans les parties qui ont duré.
ui-report-effect = gagné plus souvent avec
ui-report-kind = sorte
ui-report-what = quoi
ui-report-of-games = de toutes les parties
ui-report-tension = La courbe de tension
ui-report-tension-words = Les chances de gagner au fil de { $games } parties, en moyenne, de celles qui ont été gagnées et de celles qui ont été perdues ; les bandes sont des intervalles à 95 %. Plus les courbes se séparent tard, plus la partie reste ouverte.
ui-report-tension-learnt = Les chances à chaque moment sont ce que le jeu a appris de parties de joueurs avisés, comme sa recherche s'en sert.
ui-report-tension-played = Les chances à chaque moment sont la part gagnée des parties que des joueurs avisés continuent à partir de là, chacune avec d'autres dés.
ui-report-won = gagnées
ui-report-lost = perdues
ui-report-progress = avancement de la partie
ui-report-chance = chances de gagner
ui-report-moved = mouvement des chances dans une partie
ui-report-turned = parties qui se retournent
ui-report-seats = Places
ui-report-seats-words = Combien de fois chaque place gagne.
ui-report-seat = { $cell } : place { $seat } ({ $bot })
ui-report-first = { $cell } : la première place gagne { $mean } plus souvent que les autres en moyenne, entre { $low } et { $high }.
ui-cli-ladder = Faire jouer tous les robots les uns contre les autres et les classer, jeu par jeu.
ui-cli-ladder-games = Les jeux ; sinon tous.
ui-cli-ladder-count = Nombre de donnes pour chaque paire de robots ; chacune est jouée deux fois, places échangées.
ui-cli-ladder-out = Dossier des parties et de la page de chaque classement ; un second départ y continue.
ui-ladder-title = { $game } : le classement
ui-ladder-about = { $deals } donnes à { $seats } { $seats ->
    [one] place
   *[other] places
 } ; { $anchor } vaut 1000.
ui-ladder-pairs = Deux robots partagent une table, place par place à tour de rôle ; chaque donne est jouée deux fois, places échangées, et qui gagne le plus souvent des deux parties bat l'autre.
ui-ladder-together = Toutes les places gagnent ou perdent ensemble : chaque robot tient toutes les places, et sur la même donne qui gagne bat qui perd.
ui-ladder-ratings = Cotes
ui-ladder-ratings-words = Cotes du modèle de Bradley et Terry à l'échelle d'Elo : 100 points de plus valent 64 % des donnes tranchées, 200 en valent 76 %. Les intervalles tiennent à 95 %, par rapport au robot qui vaut 1000.
ui-ladder-rating = cote
ui-ladder-won = gagné
ui-ladder-matches = Paire par paire
ui-ladder-matches-words = Sur combien de donnes un robot a fait mieux que l'autre.
ui-ladder-other = contre
ui-ladder-deals = donnes
ui-ladder-better = mieux
ui-ladder-worse = moins bien
ui-ladder-equal = égal
ui-seat = place
ui-bot = robot
ui-wins = victoires
ui-again = Pour retrouver ces chiffres :
ui-replay-seat = { $title } : { $names }. La partie n'était pas finie lors de cette sauvegarde ; elle contient ce que { $who } avait vu et ne peut pas être continuée.
ui-replay-watched = { $title } : { $names }. La partie n'était pas finie lors de cette sauvegarde ; elle contient ce que tout le monde pouvait voir et ne peut pas être continuée.
ui-replay = { $title } : { $names }. { $steps ->
    [one] Une étape.
   *[other] { $steps } étapes.
}{ $before ->
    [0] { "" }
   *[other] { " " }Partie jouée avec d'autres règles : ses { $before } premières étapes sont racontées autant qu'on les connaît.
}
ui-unknown-rule = { $id } n'est dans aucun registre de règles ; corrigez-le là où il est cité
ui-game = jeu
ui-rules = règles
ui-cited = citées
ui-tested = testées
ui-excused = excusées
ui-missing = manquantes
ui-new-made = { $folder } est un jeu à part entière : jouez, vérifiez, modifiez.
ui-checking = Vérification
ui-check-done = { $count ->
    [0] { $target } : tout va bien.
    [one] { $target } : une faute.
   *[other] { $target } : { $count } fautes.
}
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

to-be-decided = À quoi joue-t-on ?
no-rules = La règle ne le permet pas.
no-notation = Cela ne se lit pas comme une action du jeu.
no-stale = Quelque chose a changé entre-temps ; regardez de nouveau.
no-turn = Ce n'est pas à vous de choisir.
no-over = La partie est finie.
no-gathering = La partie n'a pas commencé : il manque encore quelqu'un.
no-paused = La table est en pause.
no-ended = Cette partie a été arrêtée avant son terme.
no-bot = Un robot joue à cette place ; reprenez d'abord la place.
no-seat = Ce n'est pas votre place.
no-host = Seul l'hôte de la table peut faire cela.
no-here = Cette personne est là, ou l'était il y a un instant.
no-begun = La partie a commencé. Demandez à l'hôte une invitation pour une place, ou regardez.
no-taken = Cette place vient d'être prise.
no-tried = Vous avez déjà fait votre essai pour cet appel ; la prochaine donne viendra avec le prochain appel.
no-hints = Il n'y a pas de conseils à cette table.
no-rated = Cette donne est la même pour tous : ce qui a été révélé le reste, et personne d'autre ne peut jouer à votre place.
no-sealed = D'autres peuvent encore jouer cette donne : jusqu'à la fin de l'appel, chacun garde ce que sa place a vu, et rien de plus n'est montré.
no-room = Aucune salle n'a ce code : il a été mal lu, ses deux heures sont passées, ou toutes les places sont prises. Demandez le lien.
no-elsewhere = Cela ne se fait que sur la machine où tourne le coffret.
no-network = Aucun réseau à laisser entrer ici : cette machine n'en a pas, le port y est pris, ou le coffret est déjà ouvert d'une autre façon.
no-seats = Il est venu plus de monde que ce jeu n'accepte.
no-void = Cette invitation a déjà servi, ou une autre l'a remplacée. Si c'est vous qui l'avez utilisée, continuez sur l'appareil où vous avez pris place ; sinon, demandez-en une autre à l'hôte.
no-invitation = Ceci est une invitation : prenez d'abord place avec elle.
no-replaced = Une nouvelle invitation a été créée pour cette place : votre clé ne l'ouvre plus. Si la place est toujours la vôtre, demandez l'invitation à l'hôte.
no-consent = Il faut pour cela l'accord de tous.
no-nothing = Il n'y a rien à faire à ce sujet en ce moment.
no-hold = Les autres peuvent encore parler ; attendez un instant.
no-silence = Les règles imposent le silence en ce moment.
no-message = Ce message n'a pas de sens ici.
no-large = C'est trop long.
no-fast = C'était trop rapide ; attendez un instant.
no-busy = Trop de monde demande quelque chose en ce moment ; réessayez dans un instant.
no-heavy = Lire cela demande plus de travail que ce serveur n'en fait pour une requête. C'est peut-être trop imbriqué, ou trop à la fois.
no-slow = La demande a mis trop de temps à arriver.
no-link = Ce lien n'ouvre rien ici.
no-state = Ce n'est pas possible à cette table en ce moment.
no-option = Le jeu ne peut pas être préparé ainsi.
no-content = Ce paquet de contenu ne convient pas.
no-save = Cette sauvegarde est inutilisable.
no-lesson = Cette leçon montre un autre choix maintenant ; quittez la leçon pour jouer à votre guise.
no-store = L'écriture sur le disque a échoué ; rien n'a changé.
no-reload = La table est en cours de rechargement ; réessayez dans un instant.
no-unreadable = Cette version de Coffret ne peut pas ouvrir cette table. Rien n'est perdu : qui gère le serveur peut en extraire le journal (coffret export).
no-full = Il n'y a plus de place ici ; réessayez plus tard.
no-name = Ce serveur n'a pas appris qu'il s'appelle ainsi. Qui l'exploite peut le nommer (coffret serve --url, ou --hosts).
no-origin = Cette demande vient d'un autre site.
no-server = Le serveur a fait une erreur ; votre partie est à l'abri.
no-address = Ce n'est pas une adresse à laquelle ce serveur puisse écrire.
no-site = Ce serveur n'appelle aucun webhook à cet endroit ; c'est son hôte qui décide des sites qu'il appelle.
no-often = Trop de tentatives ; réessayez plus tard.
no-undelivered = Rien n'a pu être remis à cette adresse ; rien n'a été réglé.
no-late = Ce message est trop ancien. Saisissez l'adresse une nouvelle fois à la table.
no-unknown-notice = Plus rien n'est envoyé à cette adresse.
broken-game = Le jeu « { $slug } » ne peut pas être joué ici.
intent = { $name } prévoit : { $plan }
note-run = Arrêt après { $done ->
    [one] { $done } étape
   *[other] { $done } étapes
} sur { $steps } : quelque chose a changé.
note-undo = { $name } a annulé un choix.
note-cut = Les règles ont été corrigées depuis : ce qu'elles ne permettent plus a été annulé. La partie reprend d'ici.
note-time-up = Votre temps était écoulé : un robot a choisi pour vous.
note-bot-failed = Le robot qui joue pour { $name } s'est trompé : il joue cette fois au hasard.
notice-turn-subject = { $game } : c'est à vous de jouer
notice-turn-text = { $game } : c'est à vous de jouer.
notice-turn-link = Aller à la table : { $table }
notice-turn-stop = Vous avez demandé ces messages pour cette partie. Ne plus recevoir de message : { $page }
notice-turn-hook = { $game } : c'est à vous de jouer. { $table }
notice-trial-hook = { $game } : vos tours de jeu seront annoncés ici. { $table }
notice-confirm-subject = { $game } : faut-il vous écrire quand c'est à vous de jouer ?
notice-confirm-text = Une personne qui joue à { $game } a saisi cette adresse pour être avertie par courriel quand vient son tour.
notice-confirm-link = Si c'est vous, confirmez ici : { $page }
notice-confirm-stop = Sinon, il n'y a rien à faire : plus rien ne sera envoyé.
log-dealt = La partie a commencé.
log-joined = { $name } a pris place.
log-second-device = { $name } joue désormais sur { $count } appareils.
log-host-device = Un appareil de plus a désormais les droits de l'hôte.
log-watching-device = Un spectateur suit désormais la partie sur un appareil de plus.
log-own-key = { $name } a échangé un ancien lien contre une clé que personne d'autre ne possède.
log-left = { $count ->
    [0] { $name } a quitté la table pour de bon ; un robot garde la place jusqu'à une nouvelle invitation.
    [one] { $name } a quitté un appareil et joue encore sur un autre.
   *[other] { $name } a quitté un appareil et joue encore sur { $count } autres.
}
log-invited = L'hôte a créé une nouvelle invitation pour { $name }.
log-replaced = L'hôte a créé une nouvelle invitation pour la place « { $name } ». La personne qui l'occupait la perd, et celle qui utilisera l'invitation verra ce que voit cette place.
log-new-guests = L'hôte a créé un nouveau lien pour la table ; l'ancien n'ouvre plus rien.
log-resigned = { $name } abandonne ; un robot joue la place jusqu'à la fin.
log-clock = { $count ->
    [0] L'hôte a supprimé la limite de temps.
   *[other] L'hôte accorde { $count } secondes pour chaque choix.
}
log-moment = { $count ->
    [0] Les robots n'attendent plus les joueurs qui pourraient intervenir.
    [1] Les robots laissent une seconde aux joueurs qui pourraient intervenir.
   *[other] Les robots laissent { $count } secondes aux joueurs qui pourraient intervenir.
}
log-hint = { $name } a demandé un conseil.
log-covered = { $name } n'est plus là depuis un moment : un robot joue jusqu'à son retour.
log-bot = Un robot joue pour { $name }.
log-given = Tout le monde est d'accord : la place « { $name } » est ouverte à une nouvelle personne, qui verra ce que voit cette place.
log-back = { $name } est de retour.
log-swapped = { $name } a changé de place.
log-new-spectators = L'hôte a créé un nouveau lien pour les spectateurs ; l'ancien n'ouvre plus rien.
log-opened = La place « { $name } », tenue jusqu'ici par un robot, est ouverte à une personne, qui verra ce que voit cette place.
log-saved = { $name } a téléchargé une sauvegarde complète de la partie en cours. Elle montre les secrets de tous.
log-saved-by-host = L'hôte a téléchargé une sauvegarde complète de la partie en cours. Elle montre les secrets de tous.
log-host-key = L'hôte a échangé un ancien lien contre une clé que personne d'autre ne possède.
log-forked = Quelqu'un poursuit cette partie à une autre table et peut y voir les secrets de tous.
log-conceded = { $name } a mis fin à la partie et personne ne s'y est opposé. Personne ne gagne.
log-ended = L'hôte a mis fin à la partie avant son terme.
log-abandoned = { $count ->
    [one] Ces joueurs ont déjà abandonné une donne avant celle-ci.
   *[other] Ces joueurs ont déjà abandonné { $count } donnes avant celle-ci.
}
ask-undo = { $name } voudrait annuler son dernier choix. Êtes-vous d'accord ?
ask-save = { $name } voudrait une sauvegarde complète de la partie en cours, qui montre les secrets de tous. Êtes-vous d'accord ?
ask-open = L'hôte voudrait ouvrir la place « { $about } », tenue jusqu'ici par un robot, à une personne, qui en verra les secrets. Êtes-vous d'accord ?
ask-give = L'hôte voudrait inviter une nouvelle personne à la place « { $about } ». Elle prendra la place et verra tout ce que celle-ci sait, y compris ce qui s'est passé avant. Êtes-vous d'accord ?
ask-concede = { $name } voudrait terminer la partie d'un commun accord. Personne ne gagnerait. Êtes-vous d'accord ?
ask-swap = { $name } aimerait échanger sa place avec { $about }. Êtes-vous d'accord ?
ask-agreed = Tout le monde est d'accord.
ask-declined = Tout le monde n'est pas d'accord ; rien ne change.
ask-withdrawn = La question a été retirée.
ask-over = La partie est finie ; il n'y a plus lieu de l'abandonner.
ask-past = La partie a continué ; le choix est maintenu.
fair-yes = { $checked ->
    [0] Rien à vérifier : aucun dé lancé, aucune carte tirée.
    [one] Le seul tirage découle de la graine.
   *[other] Les { $checked } tirages découlent tous de la graine.
}
fair-no-promise = Ce qui est dit de la graine ne tient pas : ce n'est pas celle qui a été promise avant le premier tirage, ou il est dit que plus de choses viennent d'une autre partie qu'il n'en a été joué.
fair-no = { $wrong ->
    [one] Une ligne de la sauvegarde ne découle pas de la graine.
   *[other] { $wrong } lignes de la sauvegarde ne découlent pas de la graine.
}
fair-of = { $draws ->
    [0] Rien n'a été tiré.
   *[other] Tirages vérifiés : { $checked } sur { $draws }.
}
fair-some = { $checked ->
    [one] Sur { $draws } tirages, un seul a pu être vérifié, et il découle de la graine.
   *[other] Sur { $draws } tirages, { $checked } ont pu être vérifiés, et ils découlent de la graine.
}
fair-none = { $draws ->
    [one] Le seul tirage ne peut pas être vérifié.
   *[other] Aucun des { $draws } tirages ne peut être vérifié.
}
fair-why-play = { $count ->
    [one] Un tirage vient d'une autre partie, qui avait une autre graine.
   *[other] { $count } tirages viennent d'une autre partie, qui avait une autre graine.
}
fair-why-rules = { $count ->
    [one] Un tirage a été fait sous des règles ou avec des cartes corrigées depuis.
   *[other] { $count } tirages ont été faits sous des règles ou avec des cartes corrigées depuis.
}
fair-why-lesson = { $count ->
    [one] Un tirage a été arrangé pour la leçon.
   *[other] { $count } tirages ont été arrangés pour la leçon.
}
fair-seat = Ce fichier contient ce qu'une place a appris, sans la graine : il ne montre pas si les dés et les cartes étaient honnêtes.
fair-sealed = D'autres peuvent encore jouer cette donne : sa graine sera révélée une fois l'appel terminé, le { $until } (UTC).
fair-parts = La graine réunit une part du serveur et celles des appareils de ces joueurs : { $names }.
fair-parts-none = Le serveur a fait la graine à lui seul : aucun appareil de joueur n'y a contribué.
fair-parts-open = La graine a été choisie ouvertement ; aucun appareil n'y a contribué.
hint-best = Le premier gagne nettement plus souvent que { $rest ->
    [one] l'autre
   *[other] les autres
}.
hint-equal = Ces { $count ->
    [2] deux
    [3] trois
   *[other] { $count }
} choix { $board ->
    [0] gagnent à peu près aussi souvent : prenez celui qui vous plaît
   *[other] gagnent à peu près aussi souvent ; ce qu'on voit sur la table plaide pour le premier
}.
hint-some-equal = Les { $count ->
    [2] deux
   *[other] { $count }
} premiers { $board ->
    [0] gagnent à peu près aussi souvent : prenez celui qui vous plaît
   *[other] gagnent à peu près aussi souvent ; ce qu'on voit sur la table plaide pour le tout premier
}.
hint-decided = D'après le décompte, autant dire que c'est { $won ->
    [0] perdu
   *[other] gagné
}{ $count ->
    [one] { "" }
   *[other] , quoi que vous fassiez
}.
hint-same = Cela ne change rien : quel que soit votre choix, chacune des parties comptées finit de la même façon.
hint-often = { $tenths ->
    [0] presque jamais
    [1] environ une fois sur dix
    [2] environ deux fois sur dix
    [3] environ trois fois sur dix
    [4] environ quatre fois sur dix
    [5] environ une fois sur deux
    [6] environ six fois sur dix
    [7] environ sept fois sur dix
    [8] environ huit fois sur dix
    [9] environ neuf fois sur dix
   *[other] presque toujours
}
hint-wins = { $choice } – gagne { $often }
hint-wins-alone = Gagne { $often }.
hint-plays = Victoires : { ET($won) } sur { $worlds } parties{ $count ->
    [one] { "" }
   *[other] { " " }par choix
}, imaginées d'après ce que vous savez et jouées jusqu'au bout comme le feraient des robots avisés.
hint-then = Puis : { $moves }
hint-uncounted = Aucune partie n'a pu être comptée à temps.
hint-limit = Ce serveur arrête de compter au bout de { $seconds } secondes : avec plus de temps, il aurait compté davantage de parties.
hint-against = Contre ce choix : { $ground }
hint-counted = { $what } Cela arrive dans { $with } parties sur { $worlds }, et dans { $without } après « { $other } ».
review-title = Analyse de { $title }
review-summary = { $choices ->
    [0] Il n'y avait rien à choisir dans cette partie.
    [1] Un seul choix a été jugé, d'après ce que son joueur savait alors.
   *[other] { $choices } choix ont été jugés, chacun d'après ce que son joueur savait alors.
}{ $plays ->
    [0] { "" }
   *[other] { " " }Pour savoir si un choix gagne souvent, on compte { $each } parties imaginées à partir de là et jouées jusqu'au bout comme le feraient des robots avisés ; { $plays } parties en tout.
}
review-all = Tous ensemble
review-moments = Ce qui a tout décidé
review-no-moments = Aucun choix ni aucun coup du sort n'a décidé à lui seul.
review-choice = { $name } a choisi « { $chosen } ». Mieux : « { $better } ».
review-against = Contre le choix fait : { $ground }
review-worth = À partir de là, ce choix gagne { $with } ; celui qui a été fait, { $without }.
review-worth-little = À partir de là, ce choix gagne une partie de plus sur { $games }.
review-exact = Décompte : { $with } victoires sur { $worlds } parties, au lieu de { $without }.
review-counted = { $what } Cela arrive dans { $with } parties sur { $worlds } avec ce choix, et dans { $without } après celui qui a été fait.
review-good-luck = { $all ->
    [0] Coup de chance pour { $name }
   *[other] Coup de chance
} : { $what }
review-bad-luck = { $all ->
    [0] Malchance pour { $name }
   *[other] Malchance
} : { $what }
review-odds = Probabilité : { $about ->
    [0] { "" }
   *[other] environ{ " " }
}{ $ways } sur { $of }.
review-swing = { $all ->
    [0] Juste avant, { $name } gagnait { $before } ; juste après, { $after }.
   *[other] Juste avant, la partie se gagnait { $before } ; juste après, { $after }.
}
review-swing-end = { $all ->
    [0] Jusque-là, { $name } gagnait { $before }.
   *[other] Jusque-là, la partie se gagnait { $before }.
}
review-exact-luck = Décompte sur { $worlds } parties : { $before } victoires juste avant{ $end ->
    [0] , { $after } juste après
   *[other] { "" }
}.
review-sums = Le compte
review-sum = { $name } { $won ->
    [won] a gagné
    [lost] a perdu
    [given] a abandonné
   *[open] joue encore
}. Chances au départ : { $first } % ; ses choix : { $own } ; ceux des autres : { $others } ; le hasard : { $luck } (± { $error }) ; { $won ->
    [given] au moment de l'abandon
   *[other] à la fin
} : { $last } %.
review-sum-alone = { $name } { $won ->
    [won] a gagné
    [lost] a perdu
    [given] a abandonné
   *[open] joue encore
}. Chances au départ : { $first } % ; ses choix : { $own } ; le hasard : { $luck } (± { $error }) ; { $won ->
    [given] au moment de l'abandon
   *[other] à la fin
} : { $last } %.
review-sum-all = La partie { $won ->
    [won] est gagnée
    [lost] est perdue
    [given] est abandonnée
   *[open] continue
}. Chances au départ : { $first } % ; les choix : { $own }{ $each } ; le hasard : { $luck } (± { $error }) ; { $won ->
    [given] au moment de l'abandon
   *[other] à la fin
} : { $last } %.
review-flat = { $all ->
    [0] Pas d'enjeu pour { $name }, qui gagnait
   *[other] Pas d'enjeu : la partie se gagnait
} { $share } du premier instant au dernier.
review-curve = La ligne donne les chances de gagner, comptées sur { $each } parties en chacun de ses points ; la vérité est très probablement dans la bande.
review-costs = Ce que des choix ont coûté
review-no-costs = Aucun choix n'a coûté quoi que ce soit de mesurable.
review-small-only = Aucun choix n'a coûté cher à lui seul ; de petites pertes se sont additionnées.
review-cost = { $name }, « { $chosen } » : −{ $cost }. Mieux : « { $better } ».
review-small = { $name }, plusieurs petites pertes ensemble : −{ $cost }.
review-see = La table telle qu'elle était avant un numéro : coffret replay { $file } --to { $entry }
ui-cli-review = Analyser une partie enregistrée : ce qui l'a décidée, ce que les choix ont coûté et la part du hasard.
ui-cli-review-plays = combien de parties imaginées sont comptées pour chaque nombre
ui-cli-review-seconds = ne sert plus : l'analyse compte désormais des parties (--plays)
ui-review-seconds = --seconds ne change plus rien : une analyse dure le temps de ses parties (--plays).
ui-cli-review-html = l'écrire aussi dans une page
ui-cli-reviewing = Analyse de la partie
bot-beginner = Débutant : ne voit pas tout
bot-thumb = Correct : joue avec bon sens
bot-decent = Correct : joue avec bon sens
bot-good = Bon : réfléchit à la suite
bot-expert = Expert : pèse chaque choix d'après des centaines de parties
bot-random = Joue au hasard
ui-cli-serve = Ouvrir le coffret aux navigateurs : sur cette machine, ou pour des amis avec --host.
ui-cli-export = Écrire le journal d'une table du serveur tel qu'il est gardé, même si elle ne s'ouvre plus.
ui-cli-table = le nom de la table, dans son adresse
ui-cli-host = l'adresse d'écoute ; 0.0.0.0 laisse entrer les autres
ui-cli-port = le port d'écoute
ui-cli-db = le fichier qui garde les tables
ui-cli-browser = ouvrir aussi le navigateur
ui-cli-backup = Copier le fichier du serveur de tables, même pendant qu'il tourne.
ui-cli-backup-file = la copie à faire
ui-cli-restore = Remettre une copie en place comme fichier du serveur ; l'ancien fichier est gardé sous un autre nom.
ui-cli-restore-file = la copie à remettre en place
ui-cli-verify = Vérifier un fichier du serveur : qu'il est intact, que chaque table peut être rejouée, et combien de tirages de chacune découlent de sa graine.
ui-cli-verify-file = le fichier à vérifier, si ce n'est pas celui de --db
ui-backed-up = { $count ->
    [one] Une table est copiée dans { $file } ; la copie contient les secrets de tous, gardez-la en lieu sûr.
   *[other] { $count } tables sont copiées dans { $file } ; la copie contient les secrets de tous, gardez-la en lieu sûr.
}
ui-restored = { $db } contient de nouveau les tables de { $file }.
ui-restored-before = Ce qui s'y trouvait avant est dans { $before }.
ui-verifying = Vérification des tables
ui-verified = { $tables ->
    [one] { $file } est intact : sa seule table peut être rejouée.
   *[other] { $file } est intact : ses { $tables } tables peuvent être rejouées.
}
ui-verified-dice = { $draws ->
    [0] Rien n'a été tiré à aucune table.
   *[other] En tout, { $checked } tirages sur { $draws } ont été vérifiés d'après leurs graines.
}
ui-verified-wrong = { $wrong ->
    [one] Une chose ne va pas dans { $file } (tables : { $tables }) :
   *[other] { $wrong } choses ne vont pas dans { $file } (tables : { $tables }) :
}
ui-cli-hosts = les noms sous lesquels le serveur peut être appelé, séparés par des virgules : jeux.example.org
ui-cli-proxy = les adresses des proxys inverses de confiance, crus sur l'origine d'une requête, séparées par des virgules
ui-cli-url = l'adresse sous laquelle les autres atteignent le coffret, s'il est derrière un proxy : https://jeux.example.org/coffret
ui-cli-base-path = le chemin sous lequel un proxy inverse sert le coffret : /coffret
ui-cli-think = combien de secondes un robot qui anticipe peut réfléchir à un choix (un bon le cinquième, dans les jeux où des experts cherchent aussi) ; 0 : les robots jouent avec bon sens, sans conseils, ni chances, ni analyses
ui-cli-thinkers = combien de processus réfléchissent pour toutes les tables ; 0 : un de moins que de processeurs, 4 au plus
ui-cli-serve-db = le fichier qui garde les tables, ou une base PostgreSQL : postgresql://utilisateur@hôte/nom
ui-cli-processes = combien de processus servent, sur une base PostgreSQL
ui-cli-peer-host = l’adresse où les serveurs d’autres machines joignent celui-ci
ui-cli-move-store = Transférer les tables d’un fichier dans une base PostgreSQL vide, et comparer les deux.
ui-cli-move-store-file = le fichier, dont le serveur est arrêté ; il reste tel quel
ui-cli-move-store-db = la base : postgresql://utilisateur@hôte/nom
ui-moving = Transfert
ui-moved = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} et { $steps } étapes de { $file } sont maintenant dans { $db }, et ont été comparées. Le fichier est resté tel quel.
ui-cli-log-format = la forme des lignes du journal : text ou json
ui-cli-keep-days = ranger dans un dossier de sauvegardes les tables que personne n'a touchées depuis tant de jours (0 : jamais)
ui-cli-keep-folder = ce dossier
ui-cli-smtp = le serveur qui envoie les avis par courriel : smtps://nom@mail.example.org ou smtp://localhost:25
ui-cli-smtp-password = un fichier contenant le mot de passe du serveur de courriel, s'il n'est pas dans l'environnement
ui-cli-mail-from = l'expéditeur des avis par courriel : jeux@example.org
ui-cli-webhook-allow = les sites que les webhooks peuvent appeler, séparés par des virgules : hooks.example.org
ui-cli-webhook-private = ces sites peuvent se trouver dans votre propre réseau
ui-cli-notice-after = avertir du tour de jeu après une absence de cette durée
ui-cli-bench-db = avec --server : comparer SQLite à plusieurs processus sur cette base PostgreSQL
ui-cli-bench-processes = avec --db : combien de processus
ui-cli-bench-searches = avec --server : la durée des coups à côté de tant de tables d’experts
ui-cli-bench-rate = avec --searches : les coups par seconde des joueurs
ui-cli-bench-plot = avec --db : un dessin de la durée des coups (SVG)
ui-cli-bench-server = mesurer plutôt le serveur de tables sous charge
ui-serving = Le coffret est ouvert à { $address } (Ctrl-C le ferme ; les tables sont gardées).
ui-serving-others = Les autres, sur votre réseau, ouvrent { $addresses }.
ui-serving-url = Les autres ouvrent { $addresses }.
ui-serving-already = Le coffret est déjà ouvert à { $address }.

## Ce qui ne va pas : dit après « coffret : », ou entre parenthèses derrière une phrase, donc sans majuscule ni point

error-near = le plus proche : « { $word } »
error-possible = possible : { $words }
error-in = { $where } : { $why }
error-option-yes-or-no = l'option « { $option } » vaut oui (yes) ou non (no), pas « { $given } »
error-option-value = l'option « { $option } » ne peut pas valoir « { $given } » ; { $near }
error-option-number = l'option « { $option } » est un nombre{ $special ->
    [0] { "" }
   *[other] { " " }ou l'une de ces valeurs : { $named }
  }, pas « { $given } »
error-option-range = l'option « { $option } » va de { $low } à { $high }, pas { $given }
error-no-option = { $game } n'a pas d'option « { $given } » ; { $near }
error-no-options = { $game } n'a aucune option : « { $given } » ne peut pas être réglé
error-seats = { $game } se joue de { $low } à { $high } joueurs, pas à { $seats }
error-url = « { $given } » n'est pas l'adresse d'un coffret ; elle s'écrit https://jeux.example.org/coffret
error-smtp = --smtp s'écrit smtps://nom@mail.example.org ou smtp://localhost:25, sans mot de passe, pas « { $given } »
error-no-smtp = --mail-from et --smtp-password-file demandent --smtp
error-mail-from = --mail-from est une adresse de courriel, pas « { $given } »
error-smtp-password = le serveur de courriel a un nom mais pas de mot de passe ; placez-le dans { $variable } ou dans un fichier (--smtp-password-file)
error-smtp-user = il y a un mot de passe pour le serveur de courriel mais pas de nom ; --smtp s'écrit smtps://nom@mail.example.org
error-webhook-allow = --webhook-allow nomme des sites tels que hooks.example.org ou http://hooks.lan:8080, pas « { $given } »
error-notice-after = --notice-after est un nombre de secondes, un jour au plus, pas { $given }
error-language = la langue « { $given } » n'existe pas ici ; possible : { $languages }
error-no-game = le coffret ne contient pas de jeu « { $given } » ; { $near }
error-broken-game = { $game } ne peut pas être chargé : { $why }
error-no-lesson = { $game } n'a pas de leçon « { $given } » ; { $near }
error-lesson-step = leçon { $lesson }, étape { $number } : { $why }
error-lesson-title = { $where } : le titre manque dans ces langues : { $languages }
error-lesson-note = { $where } : la note de l'étape { $number } n'existe que dans une langue
error-lesson-idle = { $where } : l'étape { $number } doit faire un choix, ou porter une note qu'on lit avant de choisir
error-lesson-roll = leçon { $lesson }, étape { $number } : le hasard doit donner { $wanted } mais donne { $came }

error-no-number = « { $given } » n'est pas un nombre de { $low } à { $high }
error-no-seat-number = « { $given } » n'est pas une place de 1 à { $seats }
error-no-such = « { $given } » est inconnu ici ({ $kind }) ; { $near }
error-no-action = « { $given } » n'est pas une action de ce jeu ; { $near }
error-arguments = « { $given } » a { $found ->
    [one] { $found } argument
   *[other] { $found } arguments
  } et il en faut { $needed } : { $form }

error-unreadable = { $file } : lecture impossible, { $why }
error-unwritable = { $file } : écriture impossible, { $why }
error-no-text = ce n'est pas du texte
error-no-file = ce fichier n'existe pas
error-no-permission = l'accès est refusé
error-is-folder = c'est un dossier
error-no-folder = un de ses dossiers est un fichier
error-disk-full = le disque est plein
error-file-name = { $file } : ce ne peut pas être le nom d'un fichier
error-folder = { $file } : c'est un dossier ; nommez un fichier à l'intérieur
error-folder-missing = { $file } : le dossier { $folder } n'existe pas
error-no-save-there = { $file } : ce fichier contient autre chose qu'une sauvegarde ; choisissez un autre nom

error-toml = { $where } : TOML incorrect, { $why }
error-large-number = un nombre est trop grand, ou n'en est pas un
error-deep-key = une clé a plus de { $most } parties
error-brackets = trop de crochets imbriqués
error-no-list = { $where } : « { $table } » doit être une liste d'entrées, écrites [[{ $table }]]
error-no-id = { $where }, { $table } numéro { $number } : une entrée a besoin d'un id entre guillemets
error-id = { $where }, { $table } « { $id } » : un id se compose de mots faits de lettres de a à z, de chiffres, de « - » et de « _ », reliés par « / », en 60 signes au plus
error-id-twice = { $where }, { $table } « { $id } » : cet id apparaît deux fois
error-no-table = { $where } : ce jeu n'a pas de table « { $table } » ; { $near }
error-unknown-field = { $where } : le champ « { $field } » n'existe pas ; { $near }
error-in-entry = { $where } : { $why }
error-unknown-id = { $where } : { $what } « { $given } » est inconnu ; { $near }
error-entry-missing = { $table } « { $id } » manque
error-former-id = { $table } « { $id } » : l’ancien id « { $given } » appartient à une autre entrée ; was = [...] énumère les ids que celle-ci est seule à avoir portés
error-kept-content = le contenu avec lequel elle a été créée n’est plus utilisable : { $why }
error-database = { $where } ne peut pas garder de tables : { $why }
error-processes = { $given } processus, ce n’est pas possible ; de 1 à { $most }
error-processes-system = { $given } processus derrière un seul port, ce système ne le permet pas ; démarrez plusieurs serveurs, chacun à son port
error-processes-sqlite = { $given } processus ont besoin d’une base qu’ils partagent : --db postgresql://… (docs/scaling.md), ou un seul processus
error-worker = un processus n’a pas pu démarrer (code { $code }) ; ce qu’il en dit se trouve plus haut
error-database-used = { $where } contient déjà des tables : rien n’a été déplacé ; nommez une base vide
error-moved = { $what } n’est pas identique des deux côtés : rien n’a été déplacé
error-no-postgres = { $given } n’est pas une base PostgreSQL : nommez-la par postgresql://utilisateur@hôte/nom
error-postgres-tools = { $db } est une base PostgreSQL, qui a ses propres outils : { $how } (docs/scaling.md)
error-needs-psycopg = PostgreSQL demande une bibliothèque : pip install "coffret[postgres]"
error-missing-field = { $where } : le champ « { $field } » manque
error-no-project = { $folder } ne contient pas de fichier pyproject.toml qui dise quel jeu s'y trouve
error-no-entry-point = { $file } ne nomme aucun jeu ; il y faut une table [project.entry-points."coffret.games"]
error-new-name = « { $given } » ne peut pas nommer un jeu ; utilisez des minuscules, des chiffres et des traits d'union, comme dans tea-party
error-new-exists = { $folder } existe déjà ; rien n'a été changé
error-new-taken = le coffret contient déjà un jeu « { $given } » ; choisissez un autre nom
error-no-target = « { $given } » n'est ni un jeu, ni son paquet, ni un dossier, ni un fichier ; { $near }
error-no-game-fits = { $file } : aucun jeu n'a les tables { $wanted } ; tables des jeux : { $tables }

error-no-seats = { $game } demande un nombre de places, de { $low } à { $high }, ou une position
error-position-seats = cette position compte { $there } { $there ->
    [one] joueur
   *[other] joueurs
  }, pas { $seats }
error-save-position = { $where } : cette partie commence à une position écrite à la main ; on ne peut continuer ici que des parties commencées à la mise en place
error-no-save = { $where } : ce n'est pas une sauvegarde de Coffret ({ $why })
error-seat-save = { $where } : c'est ce qu'une place a vu d'une partie en cours ; on ne peut pas la continuer, mais coffret replay la raconte
error-save-format = { $where } : le format de sauvegarde { $found } est inconnu ici, seul { $known } l'est ; mettez Coffret à jour
error-cut-off = { $where } : le fichier est coupé après la ligne { $lines } ; sa dernière ligne manque
error-entries = { $where } : le fichier devrait contenir { $written } entrées et en contient { $found }
error-checksum = { $where } : la somme de contrôle est fausse ; le fichier a été modifié ou abîmé
error-snapshot = { $where } : le journal et l'instantané ne concordent pas ; le fichier a été modifié ou abîmé
error-file-served = { $path } est utilisé par le processus { $pid }, qui le sert à { $address } ; ouvrez cette adresse, ou donnez un autre --db
error-file-in-use = { $path } est utilisé par le processus { $pid } ; arrêtez ce processus, ou donnez un autre --db
error-file-linked = { $path } est utilisé par un autre processus, sous un autre nom (un lien vers le même fichier) ; arrêtez ce processus, ou donnez un autre --db
error-no-place = { $path } : impossible d'y garder des tables ({ $why }) ; donnez un autre --db
error-newer-file = { $path } : créé par un Coffret plus récent (format { $found }, ici { $known }) ; mettez Coffret à jour, ou donnez un autre --db
error-not-kept = { $where } : il n'y a pas de table { $table }
error-review-plays = --plays va de { $fewest } à { $most } ; { $given } ne convient pas
error-think = --think va de 0 à 60 secondes et --thinkers de 0 à 64 processus, pas { $seconds } et { $processes }
error-log-format = --log-format vaut text ou json, pas « { $given } »
error-keep-days = --keep-days est un nombre de jours, ou 0 pour toujours, pas { $given }
error-base-path = --base-path est un chemin tel que /coffret, pas « { $given } »
error-file-exists = { $file } : ce fichier existe déjà ; choisissez un autre nom
error-no-tables = { $file } : ce fichier ne se lit pas comme un fichier de tables ({ $why })
error-format = { $file } : ce n'est pas un fichier de tables, ou il vient d'un Coffret plus récent (format { $found } ; ici, on connaît 1 à { $known })
error-damaged = { $file } : le fichier est endommagé ({ $why })
error-damaged-db = { $file } : le fichier est endommagé ({ $why }) ; remettez une copie en place avec coffret restore, ou nommez un autre --db
error-no-seat-of-table = { $where } : « { $given } » n'est pas une place de cette table
error-not-allowed = { $where }, ligne { $line } : les règles ne permettent pas « { $action } » ici

error-refused = { $who } ne peut pas faire « { $wanted } » : { $why } ({ $rule }).
error-refused-possible = { $who } ne peut pas faire « { $wanted } » : { $why } ({ $rule }). Possible : { $possible }
error-seat = la place { $seat }
error-seat-of = la place { $seat } ({ $name })
error-chance = le hasard
error-clock = le chronomètre
error-spectator = un spectateur
error-nothing-to-undo = il n'y a rien à annuler
error-nothing-to-redo = il n'y a rien à refaire
error-acted-since = { $who } a joué depuis ; pour annuler cela, il faut l'accord de tous
error-chance-since = des dés ou des cartes ont été tirés depuis ; pour annuler cela, il faut l'accord de tous
error-revealed = quelque chose a été révélé ; pour annuler cela, il faut l'accord de tous
error-older-rules = la partie a repris après un changement de règles et ne peut pas être annulée au-delà

error-no-seat = il n'y a pas de place { $seat } : la table a les places 1 à { $seats }
error-no-seat-from-0 = il n'y a pas de place { $seat } : la table en a { $seats }, comptées à partir de 0
error-names = { $names } { $names ->
    [one] nom
   *[other] noms
  } pour { $seats } { $seats ->
    [one] place
   *[other] places
  }
error-names-of-people = { $names } { $names ->
    [one] nom
   *[other] noms
  } pour { $people } { $people ->
    [one] personne
   *[other] personnes
  } et { $seats } { $seats ->
    [one] place
   *[other] places
  }
error-empty-name = un nom ne peut pas être vide
error-too-many-people = il n'y a que { $seats } { $seats ->
    [one] place
   *[other] places
  } pour { $people } personnes
error-people-or-humans = dites soit combien de personnes jouent (--people), soit à quelles places (--humans)
error-humans = --humans attend des numéros de place comme 1,3, pas « { $given } »
error-no-bot = le robot « { $given } » n'existe pas ; { $near }
error-bot-broken = impossible de charger le robot « { $given } » : { $why }
error-which-bot = il faut nommer un robot ; possible : { $bots }
error-too-many-bots = { $bots } robots sont nommés pour { $seats } { $seats ->
    [one] place
   *[other] places
  }
error-which-game = quel jeu ? Nommez-en un, ou une sauvegarde avec --resume FICHIER
error-resumed = une partie reprise garde ce qui était convenu : { $given } ne peut pas changer
error-lesson-fixed = une leçon est déjà mise en place : { $given } ne peut pas l'accompagner
error-no-first-lesson = { $game } n'a pas de leçon
error-other-game = { $file } contient une partie de { $game }, pas de { $wanted }
error-name-value = une option s'écrit nom=valeur, pas « { $given } »
error-which-scenario = pour quel jeu est ce scénario ? Nommez-le avant --scenario
error-no-scenarios = { $game } n'accepte pas de scénario personnel
error-scenario-and-content = --scenario et --content s'excluent : réunissez les deux dans un paquet, et jouez-le avec --content et --option scenario=own
error-no-step = il n'y a pas d'étape { $step } : la partie se voit de l'étape { $first } à l'étape { $last }
error-which-rules = les règles de quel jeu ? Possible : { $games }
error-no-tests = il n'y a pas de dossier de tests ici ; nommez-en un avec --tests DOSSIER
error-no-tests-there = { $folder } n'est pas un dossier de tests
error-no-games = il faut jouer au moins une partie, pas { $given }
error-few-games = il faut au moins { $least } parties pour apprendre, pas { $given }
error-no-features = { $game } ne dit pas d'après quoi juger ses positions : il n'a pas de `features`
error-jobs = --jobs va de 1 à { $most }, pas { $given }
error-seconds = --seconds va de 0,01 à 600, pas { $given }
error-process-died = un processus de la simulation s'est arrêté ; réessayez avec --jobs 1
error-simulate-write = { $file } n'a pas pu être écrit ({ $why })
error-lab-columns = { $file } ne contient pas de parties du laboratoire : il y manque { $columns }
error-report-nothing = { $place } n'est ni le dossier d'une étude ni un fichier de parties : voir coffret lab et coffret simulate --out
error-report-no-games = { $place } ne contient pas encore de parties
error-ladder-few = un classement demande au moins deux robots différents, pas { $given }
error-study = l'étude { $file } est inutilisable : { $why }
error-study-win = win = "{ $given }" ne peut pas être compté : chaque partie a { $seats ->
    [one] une seule place
   *[other] { $seats } places
 } ; écrivez "seat 1", ou le nom d'un camp
error-lab-missing = { $library } n'est pas installé : pip install "coffret[lab]", ou "coffret[ray]" pour jouer sur Ray
error-lab-folder = { $folder } contient d'autres fichiers : indiquez un dossier vide avec --out
error-lab-other-study = { $folder } contient les parties d'une autre étude ou d'autres règles : indiquez un autre dossier avec --out
error-lab-write = { $file } n'a pas pu être écrit ({ $why }) ; toutes les parties jusqu'ici sont gardées, et la même commande continue
error-lab-ray = aucun Ray n'est joignable à { $address } : { $why }
error-endless = { $game } avec la graine { $seed } n'a pas fini en { $limit } décisions

error-cli-option = l'option { $given } n'existe pas{ $near ->
    [none] { "" }
   *[other] { " " }; la plus proche : { $near }
  }
error-cli-command = la commande « { $given } » n'existe pas{ $near ->
    [none] { "" }
   *[other] { " " }; la plus proche : { $near }
  }
error-cli-argument = il manque { $given }
error-cli-value = { $given } a besoin d'une valeur
error-cli-no-value = { $given } ne prend pas de valeur
error-cli-extra = il y a des mots de trop : { $given }
error-cli-number = { $given } attend un nombre

ui-cli-today = Voir la donne du jour et celles de la semaine, avec vos séries, ou en jouer une : chacun a un seul essai à chacune
ui-cli-today-name = votre nom à la table
ui-calls = Appels : une donne pour tous, un essai chacun
ui-call-day = aujourd'hui
ui-call-week = cette semaine
ui-call-new = pas encore essayé
ui-call-open = commencé
ui-call-won =
    { $score ->
        [none] gagné
       *[other] gagné avec { $score }
    }
ui-call-lost =
    { $score ->
        [none] perdu
       *[other] perdu avec { $score }
    }
ui-call-streak = { $count } d'affilée (au mieux : { $best })
ui-undo-rated = Dans un appel, rien de ce qui a montré du nouveau ne se reprend.
ui-command-wait = attendre
ui-help-wait = retenir les robots à la prochaine occasion d'agir hors de son tour, ou garder celle qui est montrée
ui-command-ask = demandes
ui-help-ask = quand demander si l'on veut agir hors de son tour : toujours, fins, moment, attente ; pour une seule option : demandes NUMÉRO attente
ui-waits = Les robots vous attendent.
ui-waits-next = On vous demandera à la prochaine occasion.
ui-ask-usual = On vous demande si vous agissez hors de votre tour { $when }.
ui-ask-always = avant chaque pas
ui-ask-ends = avant la fin d'un tour ou d'une de ses parties
ui-ask-moment = pendant { $seconds } s, puis l'occasion passe d'elle-même
ui-ask-wait = seulement après « attendre »
ui-ask-form = Pour changer : demandes toujours, demandes fins, demandes moment 8, demandes attente ; pour une seule option : demandes 2 attente.
ui-moment-runs = (passe de soi-même dans { $seconds } s)
ui-when-always = toujours
ui-when-ends = fins
ui-when-moment = moment
ui-when-wait = attente
ui-command-own = miennes
ui-help-own = quand on se parle autour d'un seul appareil : regarder ses propres cartes derrière un rideau ; celles d'une autre personne : miennes NOM
ui-own-done = [Entrée] quand vous avez vu.
ui-own-nothing = Vos propres cartes sont déjà montrées.
ui-own-who = Personne de ce nom ne joue ici.
ui-hint-only = Il n'y a qu'une chose à faire ici.
ui-hint-counts = Des parties sont comptées…
ui-hint-not-here = Pas de conseil ici : un appel se joue sans aide, et devant tout le monde un conseil dirait ce qu'une seule personne sait.
