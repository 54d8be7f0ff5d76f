## Personnages, cases et cartes

character-hannibal = Hannibal
character-face = Futé
character-murdock = Looping
character-amy = Amy
    .gender = f

space-start = DÉPART
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
action-throw = Lancer les dés et avancer
action-fight = Se battre avec le garde
action-play =
    { $card_id ->
        [boost] Jouer « { $card } » : avancer de 3 cases
        [reroll] Jouer « { $card } » : avancer d'un jet de plus
        [guide] Jouer « { $card } » : avancer jusqu'au labo le plus proche
       *[other] Jouer « { $card } » : quitter le labo au pas de course
    }
action-sideline = Mettre { $target } sur la touche : { $target } passera son tour
action-patrol = Jouer « Un garde qui rôde vous attrape » contre { $target }, qui retourne à la case GARDE précédente
action-exchange = Échanger « { $card } » contre une autre carte
action-end-turn = Finir votre tour
action-attack = Livrer bataille à { $target }
action-challenge = Défier { $target }
action-decline = Ne défier personne
action-stop = S'arrêter ici et se battre pour la formule
action-go-on = Dépasser la formule et continuer
action-draw = Tirer « { $card } »
action-roll = Faire { $die }
action-roll-both = Faire { $red } et { $blue }
action-battle = Bataille : { $blue } à { $red }
action-guard = Garde { $red }, joueur { $blue }

## Ce qui est demandé

prompt-choose-character = { $seat }, choisissez un personnage.
prompt-take-turn = { $seat }, c'est à vous : lancez les dés et avancez, ou jouez d'abord une carte.
prompt-close-turn = { $seat }, plus de jet à faire : jouez ou échangez une dernière carte, ou finissez votre tour.
prompt-advance = { $seat }, votre déplacement de { $steps } cases vous mène au-delà de la formule. Vous arrêtez-vous, ou continuez-vous ?
prompt-choose-opponent = { $seat }, plusieurs adversaires sont ici. Lequel affrontez-vous ?
prompt-watch-screen = { $seat }, vous voyez les autres sur l'écran TV. Défiez-vous quelqu'un ?
others-choose-character = { $seat } choisit un personnage.
others-take-turn = C'est à { $seat } de jouer.
others-close-turn = { $seat } n'a plus de jet à faire, et peut encore jouer ou échanger une carte.
others-advance = { $seat } passe par la formule, et peut s'y arrêter.
others-choose-opponent = { $seat } choisit qui affronter.
others-watch-screen = { $seat } voit les autres sur l'écran TV, et peut défier quelqu'un.

## Ce qui s'est passé

event-choose = { $seat } prend { $character }.
event-start-roll = { $seat } fait { $die } pour désigner qui commence.
event-first = { $seat } commence.
event-draw = { $seat } tire « { $card } ».
event-draw-hidden = { $seat } tire une carte.
event-reshuffle =
    { $count ->
        [one] Le talon est épuisé : la seule carte qui reste forme le nouveau.
       *[other] Le talon est épuisé : { $count } cartes sont mélangées pour en former un nouveau.
    }
event-roll = { $seat } fait { $die }.
event-roll-both = { $seat } fait { $red } et { $blue }, soit { $steps }.
event-move =
    { $kind_id ->
        [start] { $seat } est de retour au DÉPART.
        [cellar] { $seat } atteint le souterrain.
        [plain] { $seat } va à la case { $space }.
       *[other] { $seat } va à la case { $space } : { $kind }.
    }
event-battle = { $seat } livre bataille à { $opponent } et gagne, { $blue } à { $red }.
event-battle-lost = { $seat } livre bataille à { $opponent } et perd, { $blue } à { $red }.
event-battle-tied = { $seat } et { $opponent } se battent et font { $red } à égalité : on relance.
event-challenge = { $seat } défie { $target } depuis l'écran TV.
event-guard-beaten = { $seat } bat le garde, { $blue } à { $red }.
event-guard-holds = Le garde bat { $seat }, { $red } à { $blue } : impossible de s'échapper.
event-guard-tied = { $seat } et le garde font { $red } à égalité : on relance.
event-formula-taken = { $seat } s'empare de la formule et fait demi-tour.
event-formula-stolen = { $seat } dérobe la formule !
event-formula-kept = { $seat } garde la formule.
event-play = { $seat } joue « { $card } ».
event-sideline = { $seat } met { $target } sur la touche.
event-patrol = { $seat } joue « Un garde qui rôde vous attrape » contre { $target }.
event-exchange = { $seat } échange « { $card } » contre une autre carte.
event-sits-out = { $seat } est sur la touche et passe son tour.
event-out = { $seat } sort de la forteresse avec la formule !
outcome = { $winners } a sorti la formule de la forteresse et gagne la partie.

## Pourquoi pas

reason-character-taken = { $character } est déjà pris{ E($character) }.
reason-characters-are-chosen = On garde son personnage toute la partie.
reason-rolled-already = Vous avez déjà lancé le dé pendant ce tour.
reason-roll-first = Avant de finir votre tour, il faut lancer le dé.
reason-fight-instead = Vous êtes sur une case GARDE : battez-vous avec le garde au lieu d'avancer.
reason-lost-to-guard = Le garde a gagné ; retentez votre chance à votre prochain tour.
reason-no-guard-here = Il n'y a pas de garde sur votre case.
reason-wait-in-cellar = Restez dans le souterrain jusqu'à votre prochain tour.
reason-turned-at-start = Vous avez fait demi-tour au DÉPART : vous repartirez vers le souterrain à votre prochain tour.
reason-card-not-in-hand = Vous n'avez pas la carte « { $card } ».
reason-one-card-per-turn = Vous avez déjà utilisé votre carte pour ce tour ; un échange compte aussi.
reason-card-needs-target = « { $card } » se joue contre un joueur : dites lequel.
reason-no-matching-lab = « { $card } » ne sert que dans un labo qui porte son symbole, ou dans le labo d'armes finales.
reason-held-by-guard = Aucune carte ne permet de quitter une case GARDE.
reason-card-in-cellar = Aucune carte ne permet de quitter le souterrain.
reason-no-lab-ahead = Il n'y a pas de labo devant vous.
reason-in-safety-zone = { $target } est dans une zone de sécurité, à l'abri des cartes.
reason-already-sidelined = { $target } est déjà sur la touche.
reason-no-way-back = { $target } est dans le souterrain et n'a pas la place de reculer.
reason-no-guard-behind = Il n'y a pas de case GARDE derrière { $target }.
reason-no-patrol-from-guard = Vous êtes vous-même sur une case GARDE, et aucune carte ne permet de la quitter.
reason-no-battle-due = Vous ne venez pas de tomber sur la case { DE($target) } : il n'y a pas de bataille.
reason-no-challenge-now = Vous ne venez pas de tomber sur une case ÉCRAN TV inoccupée : vous ne pouvez défier personne.
reason-no-battle-with-yourself = On ne se livre pas bataille à soi-même.
reason-safe-from-challenge = { $target } est dans une zone de sécurité, à l'abri des défis.
reason-no-formula-on-the-way = Vous ne dépassez pas la formule.

## La table

space-number = { $space } : { $kind }
note-start = L'entrée et la sortie. Rapportez-y la formule, et vous gagnez.
note-formula = Qui la rapporte de la cave jusqu'au départ gagne.
note-character = Tous les personnages se jouent de la même façon : prenez celui qui vous plaît.
note-plain = Il ne se passe rien ici, sauf si quelqu'un s'y trouve.
note-narrow-corridor = Occupé, il ne se franchit pas : on s'y arrête et on se bat.
note-tv-screen = Si personne d'autre n'y est quand vous y tombez, vous pouvez défier tout adversaire hors d'une zone de sécurité.
note-roll-again = Si vous y tombez à votre tour, relancez le dé.
note-guard = Battez-vous avec le garde : si votre dé est plus fort, vous avancez de la différence. Les cartes n'y peuvent rien.
note-safety-zone = Ni bataille, ni carte contre ceux qui s'y trouvent.
note-lab = Avec la carte de ce labo, on en repart au pas de course.
note-final-lab = Toutes les cartes LABO servent ici.
note-cellar = C'est ici que se trouve la formule. Prenez-la, faites demi-tour et sortez ; les suivants vous poursuivront.
note-boost = Avancez de 3 cases.
note-reroll = Relancez le dé et avancez.
note-guide = Avancez jusqu'au labo le plus proche.
note-sidelined = Jouez-la contre n'importe qui hors d'une zone de sécurité, même contre vous : ce joueur passe son prochain tour.
note-patrol = Jouez-la contre n'importe qui hors d'une zone de sécurité : ce joueur retourne à la case GARDE précédente.
note-lab-card = Pour le labo qui porte ce symbole, ou pour le labo d'armes finales.
moves =
    avance { $steps ->
        [one] d'une case
       *[other] de { $steps } cases
    }
dice-number =
    { $number ->
        [one] { $number } dé
       *[other] { $number } dés
    }
turn-over = puis votre tour est fini
spaces-number =
    { $number ->
        [one] { $number } case
       *[other] { $number } cases
    }
formula = La formule
hand = Main { DE($seat) }
sidelined-row = Devant { $seat }
draw-pile = Talon
discard-pile = Défausse
free-characters = Personnages libres
die-blue = Dé bleu
die-red = Dé rouge
rolls-left = Jets à faire
badge-formula = a la formule
badge-chaser = poursuit la formule
badge-inward = en route vers le souterrain
badge-sidelined = sur la touche
## Ce qui peut ne pas aller dans un paquet de contenu

error-space-id = space « { $id } » : l'id d'une case est son numéro sur la piste
error-space-gap = space « { $found } » : les cases se suivent sans trou, et la « { $missing } » manque
error-track = space : la piste a besoin d'un DÉPART, d'un SOUTERRAIN et d'au moins une case entre les deux
error-end-of-track = space « { $found } » : seule la case « { $number } » est de la sorte « { $end } »
error-boost = card « boost » : spaces vaut 3, comme le dit le livret de règles, pas { $count }
error-card-spaces = card « { $id } » : spaces ne peut pas valoir { $count } ; seules les cartes COUP DE POUCE et LABO en ont
error-deck = deck : { $total } cartes ne suffisent pas, il en faut au moins { $least }

# Moments forts

moment-roll =
    { $steps ->
        [one] Une case
       *[other] { $steps } cases
    }
moment-owner = { $seat }
moment-guard = Le garde
moment-wins = { $seat } l'emporte !
moment-tied = Égalité
moment-again = On relance.
moment-ahead =
    { $steps ->
        [one] Une case en avant
       *[other] { $steps } cases en avant
    }
moment-formula-kept = { $seat } garde la formule.
moment-formula-goes = La formule change de mains.
moment-guard-beaten = { $seat } bat le garde !
moment-guard-holds = Le garde tient bon
moment-stays = Impossible de passer cette fois
moment-formula-taken = { $seat } s'empare de la formule !
moment-formula-stolen = { $seat } dérobe la formule !
moment-out = { $seat } est dehors avec la formule !
moment-card = { $card }
moment-sideline = { $target } reste sur la touche !
moment-patrol = Un garde attrape { $target } !

## How a play may end, in imagined futures

future-at-win-01 =
    { $won ->
        [true] Première sortie avec la formule.
       *[false] Quelqu'un d'autre fait sortir la formule.
    }

## Chapters of the rules

chapter-comp = Matériel
chapter-board = Le plateau
chapter-setup = Préparation
chapter-turn = Le tour
chapter-move = Se déplacer
chapter-battle = Combats
chapter-corr = Couloirs étroits
chapter-tv = Écrans TV
chapter-roll = Rejouez
chapter-guard = Gardes
chapter-safe = Zones de sécurité
chapter-card = Cartes d'instructions
chapter-lab = Labos d'armes
chapter-cellar = Le souterrain
chapter-chase = Croiser le détenteur de la formule
chapter-steal = Dérober la formule
chapter-win = Le gagnant
chapter-ex = Exemples

## What the board says of a choice, in hints

counsel-at-start = le DÉPART
counsel-at-cellar = le souterrain
counsel-at = la case { $space }
counsel-out =
    { $ways ->
        [36] Depuis { $here }, n'importe quel jet vous fait sortir avec la formule.
       *[other] Depuis { $here }, { $need } ou plus vous fait sortir avec la formule : { $ways } sur { $of }.
    }
counsel-out-next =
    { $ways ->
        [36] Depuis { $here }, n'importe quel jet vous fera sortir avec la formule au prochain tour.
       *[other] Depuis { $here }, { $need } ou plus vous fera sortir avec la formule au prochain tour : { $ways } sur { $of }.
    }
counsel-catch =
    { $ways ->
        [36] Depuis { $here }, n'importe quel jet rattrape { $target }, qui a la formule.
       *[other] Depuis { $here }, { $need } ou plus rattrape { $target }, qui a la formule : { $ways } sur { $of }.
    }
counsel-catch-next = { $target } a la formule, pour l'instant à portée de dés depuis { $here } : { $ways } sur { $of }.
counsel-cellar = { $later ->
    [0] Depuis
   *[other] Au prochain tour, depuis
} { $here }, { $need } ou plus mène au souterrain, où la formule se trouve encore : { $ways } sur { $of }.
counsel-cellar-late = { $later ->
    [0] Depuis
   *[other] Au prochain tour, depuis
} { $here }, { $need } ou plus mène au souterrain, d'où part la poursuite : { $ways } sur { $of }.
counsel-roll-guard = { $later ->
    [0] Depuis
   *[other] Au prochain tour, depuis
} { $here }, { $sure ->
    [0] le risque de tomber sur un garde est de { $ways } sur { $of }
   *[other] tous les jets mènent à un garde
}.
counsel-roll-no-guard = { $later ->
    [0] Depuis
   *[other] Au prochain tour, depuis
} { $here }, aucun jet ne mène à un garde.
counsel-roll-again = { $later ->
    [0] Depuis
   *[other] Au prochain tour, depuis
} { $here }, on tombe sur REJOUEZ { $ways } fois sur { $of }.
counsel-roll-lab = { $later ->
    [0] Depuis
   *[other] Au prochain tour, depuis
} { $here }, on arrive { $ways } fois sur { $of } dans un labo qui convient à l'une de vos cartes.
counsel-roll-safe = { $later ->
    [0] Depuis
   *[other] Au prochain tour, depuis
} { $here }, on arrive { $ways } fois sur { $of } dans une zone de sécurité.
counsel-roll-battle = { $later ->
    [0] Depuis
   *[other] Au prochain tour, depuis
} { $here }, on tombe { $ways } fois sur { $of } sur { $target }, et c'est la bataille.
counsel-stay-guard = Un garde vous retient encore, avec une chance sur deux de vous échapper au prochain tour.
counsel-win-out = Vous gagnez assez nettement pour sortir avec la formule { $ways } fois sur { $of }.
counsel-win-cellar = Vous gagnez assez nettement pour atteindre le souterrain et la formule { $ways } fois sur { $of }.
counsel-win-formula = Vous gagnez assez nettement pour rejoindre qui a la formule { $ways } fois sur { $of }.
counsel-win-again = Une victoire vous mène sur REJOUEZ { $ways } fois sur { $of }.
counsel-win-guard = Une victoire vous mène droit sur un garde { $ways } fois sur { $of }.
counsel-card-after-guard = Si vous battez le garde, « { $card } » peut vous mener plus loin dès ce tour.
counsel-win-lab = Une victoire vous mène { $ways } fois sur { $of } dans un labo qui convient à l'une de vos cartes.
counsel-roll-boost = { $later ->
    [0] Depuis
   *[other] Au prochain tour, depuis
} { $here }, on arrive { $ways } fois sur { $of } là d'où « { $card } » mène sur REJOUEZ.
counsel-roll-can-wait = Elle peut attendre le jet de dés, sauf s'il mène à un garde ou au souterrain.
counsel-swap-can-wait = L'échange peut attendre les dés, qui diront de quelles cartes vous avez besoin.
counsel-to-cellar = Depuis { $here }, la carte suffit pour entrer en premier dans le souterrain et prendre la formule.
counsel-to-chase = Elle vous mène au souterrain, d'où vous pourrez poursuivre la formule.
counsel-wait-in-cellar = Qui arrive par une carte, sans avoir lancé les dés, reste dans le souterrain jusqu'au tour suivant.
counsel-to-exit = Depuis { $here }, la carte suffit pour sortir avec la formule.
counsel-to-formula = Elle rattrape { $target } sur la case { $space } : une chance sur deux de prendre la formule.
counsel-to-safety = Elle mène à la zone de sécurité de la case { $space } : ni bataille, ni carte contre vous.
counsel-to-guard = Elle mène à la case { $space }, où le garde vous retient une fois sur deux.
counsel-to-battle = Elle mène à la case { $space }, où se tient { $target } : une chance sur deux de gagner la bataille.
counsel-to-again = Elle mène à la case { $space }, qui vous fait rejouer.
counsel-to-screen = Elle mène à l'écran TV de la case { $space }, d'où l'on peut défier quelqu'un.
counsel-to-lab = Elle mène au labo de la case { $space } : une de vos cartes vous y fera avancer de { $steps } cases au prochain tour.
counsel-lab-here = Vous restez au labo de la case { $space } : une de vos cartes vous y fera avancer de { $steps } cases au prochain tour.
counsel-short = { $target } se tient dans le couloir de la case { $space } et vous y arrête.
counsel-past-guard = Elle vous fait passer le garde de la case { $space }, sur lequel un jet pourrait tomber.
counsel-guide-near =
    { $steps ->
        [one] Le labo le plus proche est sur la case suivante.
       *[other] Le labo le plus proche n'est qu'à { $steps } cases.
    }
counsel-guide-far = Le labo le plus proche est à { $steps } cases.
counsel-safe = Sur la case { $space }, zone de sécurité, personne ne peut vous prendre la formule.
counsel-caught =
    { $ways ->
        [36] Sur la case { $space }, n'importe quel jet amène { $target } jusqu'à vous et à la formule.
       *[other] Sur la case { $space }, { $need } ou plus amène { $target } jusqu'à vous et à la formule : { $ways } sur { $of }.
    }
counsel-caught-past-guard = Sur la case { $space }, { $target } vous rejoint en battant un garde : { $ways } sur { $of }.
counsel-uncaught = Aucun poursuivant ne peut vous rejoindre au prochain jet.
counsel-rival-out =
    { $ways ->
        [36] { $target } sort alors avec la formule sur n'importe quel jet.
       *[other] { $target } sort alors avec la formule sur { $need } ou plus : { $ways } sur { $of }.
    }
counsel-rival-out-past-guard = { $target } sort alors avec la formule en battant le garde : { $ways } sur { $of }.
counsel-stops-out =
    { $ways ->
        [36] { $target } sortirait avec la formule sur n'importe quel jet.
       *[other] { $target } sortirait avec la formule sur { $need } ou plus : { $ways } sur { $of }.
    }
counsel-stops-out-past-guard = { $target } sortirait avec la formule en battant le garde : { $ways } sur { $of }.
counsel-stops-chaser =
    { $ways ->
        [36] { $target } vous rattraperait, vous et la formule, sur n'importe quel jet.
       *[other] { $target } vous rattraperait, vous et la formule, sur { $need } ou plus : { $ways } sur { $of }.
    }
counsel-stops-chaser-past-guard = { $target } vous rattraperait, vous et la formule, en battant le garde : { $ways } sur { $of }.
counsel-stops-first = { $target } atteindrait le souterrain et la formule sur { $need } ou plus : { $ways } sur { $of }.
counsel-stops-first-past-guard = { $target } atteindrait le souterrain et la formule en battant le garde : { $ways } sur { $of }.
counsel-held-anyway = { $target } se trouve face à un garde, qui peut de toute façon gagner le prochain combat : 1 fois sur 2.
counsel-sent-back = { $target } y perd { $steps } cases, et devra battre un garde.
counsel-sent-back-little =
    { $steps ->
        [one] { $target } ne recule que d'une case.
       *[other] { $target } ne recule que de { $steps } cases.
    }
counsel-go-back =
    { $steps ->
        [one] Vous reculez d'une case, jusqu'à un garde.
       *[other] Vous reculez de { $steps } cases, jusqu'à un garde.
    }
counsel-has-formula =
    { $steps ->
        [one] { $target } a la formule, et plus qu'une case à parcourir.
       *[other] { $target } a la formule, et encore { $steps } cases à parcourir.
    }
counsel-not-holder = Cela ne retarde pas { $target }, qui a la formule.
counsel-no-chaser = { $target } n'est pas passé par le souterrain et ne peut pas vous prendre la formule.
counsel-chases-you =
    { $steps ->
        [one] { $target } en veut à votre formule, à une case de vous.
       *[other] { $target } en veut à votre formule, à { $steps } cases de vous.
    }
counsel-is-past = { $target } est plus près du DÉPART que vous, et n'y fera demi-tour qu'en y arrivant.
counsel-trails =
    { $steps ->
        [one] { $target } est une case derrière vous.
       *[other] { $target } est { $steps } cases derrière vous.
    }
counsel-not-foremost = { $target }, en case { $space }, est plus près de la formule.
counsel-foremost = { $target }, en case { $space } : personne d'autre n'est plus près de la formule.
counsel-loss-out = { $target } gagne assez nettement pour sortir avec la formule { $ways } fois sur { $of }.
counsel-loss-cellar = { $target } gagne assez nettement pour prendre la formule en premier { $ways } fois sur { $of }.
counsel-loss-guard = Une victoire mène { $target } sur un garde { $ways } fois sur { $of }.
counsel-loss-formula = En gagnant une bataille, { $target } rapprocherait la formule du DÉPART, de 5 cases au plus.
counsel-loss-foremost = En gagnant une bataille, { $target }, déjà le plus près de la formule, s'en rapprocherait encore.
counsel-hindmost = { $target }, en case { $space }, ferme la marche : c'est là que perdre coûte le moins.
counsel-cannot-steal = La formule n'est pas en jeu dans une bataille avec { $target } ici.
counsel-even-formula = Vous avez une chance sur deux de prendre la formule à { $target }.
counsel-run-out =
    { $ways ->
        [36] Qui gagne la formule en case { $space } sort aussitôt avec elle, quels que soient les dés.
       *[other] Qui gagne la formule en case { $space } sort aussitôt avec { $need } ou plus : { $ways } sur { $of }.
    }
counsel-formula-at-guard = En case { $space }, il faut aussi se battre avec un garde, formule gagnée ou non.
counsel-leaves-behind = Une fois { $target } dépassé, il faut se faire redépasser, ou faire demi-tour au DÉPART.
counsel-leaves-behind-in = Une fois { $target } dépassé, il faut faire demi-tour dans le souterrain.
counsel-no-lab = Il n'y a plus de labo devant vous.
counsel-no-lab-for = Il n'y a plus devant vous de labo où elle sert.
counsel-next-lab = { $soon ->
    [0] Vous n'en aurez pas besoin de sitôt, car le prochain labo où elle sert est
   *[other] Vous pourriez en avoir bientôt besoin, car le prochain labo où elle sert est
} { $steps ->
    [one] juste devant vous, en case { $space }
   *[other] en case { $space }, à { $steps } cases
}.
counsel-works-here = Ici, « { $card } » vous ferait avancer de { $steps } cases.
counsel-spare = Vous en avez une autre pareille.
counsel-could-stop = « { $card } » pourrait encore arrêter { $target }, qui a la formule.
counsel-boost-to-guard = « { $card } » mènerait au garde de la case { $space }.

# L'enjeu du dernier pas

stake-out = { $count ->
    [1] Encore 1 case, et la formule est dehors.
   *[other] Encore { $count } cases, et la formule est dehors.
}

# Le premier et le dernier acte

opening-one = Vous êtes { $character }
opening-all = La course à la formule
opening-goal = Descendez à la cave chercher la formule, puis sortez par le portail avant qu'on ne vous la prenne.
finale-out = La formule passe le portail
finale-with-formula = dehors, avec la formule
finale-behind = { $count ->
    [0] au portail, sans elle
    [1] à 1 case du portail
   *[other] à { $count } cases du portail
}
