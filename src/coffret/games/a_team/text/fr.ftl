## Personnages, cases et cartes

character-hannibal = Hannibal
character-face = Futé
character-murdock = Looping
character-amy = Amy

space-start = départ
space-plain = case ordinaire
space-narrow-corridor = couloir étroit
space-tv-screen = écran TV
space-roll-again = rejouez
space-guard = garde
space-safety-zone = zone de sécurité
space-lab-1 = labo d'armes (1)
space-lab-2 = labo d'armes secrètes (2)
space-lab-3 = labo d'armes ultra-secrètes (3)
space-final-lab = labo d'armes finales (1, 2, 3)
space-cellar = souterrain

card-boost = Barracuda vous donne un coup de pouce
card-reroll = Barracuda vous déblaie le chemin
card-guide = Barracuda vous montre où il faut aller
card-sidelined = Vous êtes momentanément mis sur la touche
card-patrol = Un garde qui rôde vous attrape
card-lab-1 = Labo d'armes (1)
card-lab-2 = Labo d'armes secrètes (2)
card-lab-3 = Labo d'armes ultra-secrètes (3)

## Ce qu'on peut faire

action-choose = Prendre { $character }
action-throw = Lancer et avancer
action-fight = Combattre le garde
action-play =
    { $card_id ->
        [boost] Jouer « { $card } » : avancer de 3 cases
        [reroll] Jouer « { $card } » : lancer et avancer une fois de plus
        [guide] Jouer « { $card } » : avancer jusqu'au labo le plus proche
       *[other] Jouer « { $card } » : quitter le labo, d'autant de cases que le dit la carte
    }
action-sideline = Jouer « Vous êtes momentanément mis sur la touche » : { $target } perd son prochain tour
action-patrol = Jouer « Un garde qui rôde vous attrape » : { $target } retourne au garde le plus proche
action-exchange = Échanger « { $card } » contre une autre carte
action-end-turn = Finir le tour
action-attack = Livrer bataille à { $target }
action-challenge = Défier { $target }
action-decline = Ne défier personne
action-stop = S'arrêter ici et se battre pour la formule
action-go-on = Dépasser la formule et continuer
action-draw = pioche { $card }
action-roll = lance { $die }
action-roll-both = lance { $red } et { $blue }
action-battle = bataille { $blue } à { $red }
action-guard = garde { $red }, joueur { $blue }

## Ce qui est demandé

prompt-choose-character = { $seat }, choisissez un personnage.
prompt-take-turn = { $seat }, c'est à vous : prenez les dés, ou jouez d'abord une carte.
prompt-close-turn = { $seat }, vous n'avez plus rien à lancer : jouez ou échangez une carte, ou finissez votre tour.
prompt-advance = { $seat }, votre déplacement de { $steps } dépasse la formule. S'y arrêter, ou continuer ?
prompt-choose-opponent = { $seat }, plusieurs adversaires sont ici. Lequel affrontez-vous ?
prompt-watch-screen = { $seat }, vous voyez les autres sur l'écran TV. En défier un ?

## Ce qui s'est passé

event-choose = { $seat } prend { $character }.
event-start-roll = { $seat } fait { $die } pour le premier tour.
event-first = { $seat } commence.
event-draw = { $seat } pioche « { $card } ».
event-draw-hidden = { $seat } pioche une carte.
event-reshuffle =
    { $count ->
        [one] Le talon est vide : une carte est retournée pour en former un nouveau.
       *[other] Le talon est vide : { $count } cartes sont mélangées pour en former un nouveau.
    }
event-roll = { $seat } fait { $die }.
event-roll-both = { $seat } fait { $red } et { $blue } : { $steps }.
event-move =
    { $kind_id ->
        [start] { $seat } est de retour au départ.
        [cellar] { $seat } atteint le souterrain.
        [plain] { $seat } va à la case { $space }.
       *[other] { $seat } va à la case { $space } : { $kind }.
    }
event-battle = { $seat } livre bataille à { $opponent } : { $blue } à { $red }.
event-battle-tied = { $seat } livre bataille à { $opponent } : { $blue } à { $red }, on relance.
event-challenge = { $seat } défie { $target } depuis l'écran TV.
event-guard-beaten = { $seat } bat le garde, { $blue } à { $red }.
event-guard-holds = Le garde retient { $seat }, { $red } à { $blue }.
event-guard-tied = { $seat } et le garde font tous deux { $red } et relancent.
event-formula-taken = { $seat } s'empare de la formule et fait demi-tour.
event-formula-stolen = { $seat } dérobe la formule !
event-formula-kept = { $seat } garde la formule.
event-play = { $seat } joue « { $card } ».
event-sideline = { $seat } joue « Vous êtes momentanément mis sur la touche » sur { $target }.
event-patrol = { $seat } joue « Un garde qui rôde vous attrape » sur { $target }.
event-exchange = { $seat } échange « { $card } ».
event-sits-out = { $seat } est sur la touche et perd ce tour.
event-out = { $seat } est hors de la forteresse avec la formule !
outcome = { $winners } a sorti la formule et gagne.

## Pourquoi pas

reason-character-taken = { $character } est déjà pris.
reason-characters-are-chosen = Les personnages sont choisis pour toute la partie.
reason-rolled-already = Vous avez déjà lancé pendant ce tour.
reason-roll-first = Il faut lancer avant de finir votre tour.
reason-fight-instead = Vous êtes sur une case garde : combattez le garde au lieu de lancer.
reason-lost-to-guard = Le garde a gagné ; vous réessaierez à votre prochain tour.
reason-no-guard-here = Il n'y a pas de garde là où vous êtes.
reason-wait-in-cellar = Vous restez dans le souterrain jusqu'à votre prochain tour.
reason-turned-at-start = Vous avez fait demi-tour au départ : vous repartez vers l'intérieur à votre prochain tour.
reason-card-not-in-hand = Vous n'avez pas « { $card } ».
reason-one-card-per-turn = Vous avez déjà utilisé votre carte de ce tour ; un échange en tient lieu.
reason-card-needs-target = « { $card } » se joue sur quelqu'un : nommez le joueur.
reason-no-matching-lab = « { $card } » ne sert que dans un labo portant son symbole ou dans le labo d'armes finales.
reason-held-by-guard = Aucune carte ne permet de quitter une case garde.
reason-card-in-cellar = Aucune carte ne permet de quitter le souterrain.
reason-no-lab-ahead = Il n'y a pas de labo devant vous.
reason-in-safety-zone = { $target } est dans une zone de sécurité, où l'on ne joue de carte contre personne.
reason-already-sidelined = { $target } est déjà sur la touche.
reason-no-way-back = { $target } est dans le souterrain et n'a pas la place de reculer.
reason-no-guard-behind = Il n'y a pas de garde derrière { $target }.
reason-no-patrol-from-guard = Vous êtes déjà avec un garde et aucune carte ne vous en sort.
reason-no-battle-due = Vous ne venez pas d'arriver sur { $target } : il n'y a pas de bataille.
reason-no-challenge-now = Vous ne venez pas d'arriver sur un écran TV libre : vous ne pouvez défier personne.
reason-no-battle-with-yourself = On ne se livre pas bataille à soi-même.
reason-safe-from-challenge = { $target } est dans une zone de sécurité et ne peut pas être défié.
reason-no-formula-on-the-way = Aucun de vos déplacements ne dépasse la formule.

## La table

space-number = { $space } : { $kind }
note-start = L'entrée et la sortie. Rapportez-y la formule et vous gagnez.
note-plain = Il ne se passe rien ici, sauf si quelqu'un s'y trouve.
note-narrow-corridor = Personne ne passe tant que quelqu'un s'y trouve : on s'arrête et on se bat.
note-tv-screen = Arrivez-y seul et vous pouvez défier tout adversaire hors d'une zone de sécurité.
note-roll-again = Arrivez-y à votre tour et relancez.
note-guard = Battez le garde : un dé plus haut, et vous avancez de la différence. Les cartes n'y font rien.
note-safety-zone = Pas de bataille, et pas de carte contre qui s'y trouve.
note-lab = Avec la carte de ce labo, on en repart au pas de course.
note-final-lab = Toutes les cartes labo servent ici.
note-cellar = La formule est ici. Prenez-la, faites demi-tour et sortez ; ceux qui viennent après vous poursuivent.
note-boost = Avancez de 3 cases.
note-reroll = Lancez et avancez une fois de plus.
note-guide = Avancez jusqu'au labo le plus proche.
note-sidelined = Jouez-la sur n'importe qui hors d'une zone de sécurité, même vous : le prochain tour est perdu.
note-patrol = Jouez-la sur n'importe qui hors d'une zone de sécurité : retour au garde le plus proche derrière.
note-lab-card = Pour le labo qui porte ce symbole, ou le labo d'armes finales.
moves =
    avance { $steps ->
        [one] d'une case
       *[other] de { $steps } cases
    }
formula = La formule
hand = Main de { $seat }
sidelined-row = Devant { $seat }
draw-pile = Talon
discard-pile = Défausse
free-characters = Personnages libres
die-blue = Dé bleu
die-red = Dé rouge
rolls-left = Lancers à faire
badge-formula = a la formule
badge-chaser = poursuit la formule
badge-inward = vers l'intérieur
badge-sidelined = sur la touche
