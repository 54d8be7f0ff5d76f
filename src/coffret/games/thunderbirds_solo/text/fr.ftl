# Véhicules et cartes

vehicle-mole = Foreuse
    .article = la
vehicle-firefly = Bulldozer
    .article = le
vehicle-fire-tender = Fourgon-pompe
    .article = le
vehicle-excavator = Excavatrice
    .article = la
vehicle-mobile-crane = Grue Mobile
    .article = la
vehicle-recovery-vehicle = Extracteur
    .article = le
vehicle-domo = DOMO
    .article = le
vehicle-laser-cutter = Coupe-Laser
    .article = le
vehicle-transmitter-truck = Transmetteur
    .article = le
vehicle-booster-mortar = Mortier propulseur
    .article = le
vehicle-monobrake = Monofrein
    .article = le
vehicle-elevator-cars = Élévateur
    .article = le
vehicle-jet-air-transporter = Transporteur à jet d'air
    .article = le
vehicle-neutraliser-tractor = Tracteur neutraliseur
    .article = le
vehicle-magnetic-grabs = Grappin magnétique
    .article = le
vehicle-sealing-device = Obturateur
    .article = le

card-d-f01 = Incendie à la raffinerie
card-d-f02 = Gratte-ciel en flammes
card-d-f03 = Tempête de feu en forêt
card-d-f04 = Plate-forme pétrolière en feu
card-d-f05 = Hangar en feu
card-d-f06 = Incendie dans le tunnel
card-d-f07 = Studio de cinéma en feu
card-d-f08 = Entrepôt en flammes
card-d-f09 = Centrale électrique en feu
card-d-f10 = Paquebot en feu
card-d-f11 = Explosion au dépôt de carburant
card-d-f12 = Silo à grains en feu
card-d-f13 = Train de nuit en feu
card-d-t01 = Ascenseur de mine bloqué
card-d-t02 = Chambre forte verrouillée
card-d-t03 = Téléphérique immobilisé
card-d-t04 = Monorail arrêté au-dessus du ravin
card-d-t05 = Spéléologues isolés
card-d-t06 = Express pris dans la neige
card-d-t07 = Laboratoire verrouillé
card-d-t08 = Engin tombé dans la fosse
card-d-t09 = Urgence dans la cage d'ascenseur
card-d-t10 = Cloche de plongée coincée
card-d-t11 = Convoi perdu dans le désert
card-d-t12 = Grande roue bloquée
card-d-c01 = Affaissement d'un immeuble
card-d-c02 = Pont en train de céder
card-d-c03 = Séisme en centre-ville
card-d-c04 = Éboulement à la mine
card-d-c05 = Glissement de terrain au col
card-d-c06 = Barrage fissuré
card-d-c07 = Chantier au bord du vide
card-d-c08 = Avalanche sur la station
card-d-c09 = Effondrement d'échafaudage
card-d-c10 = Chute du toit du musée
card-d-c11 = Déraillement sur le viaduc
card-d-h01 = Fuite d'un camion-citerne
card-d-h02 = Alerte au réacteur
card-d-h03 = Nuage de gaz
card-d-h04 = Engin forestier fou
card-d-h05 = Ancien champ de mines
card-d-h06 = Fuite au laboratoire
card-d-h07 = Câbles haute tension au sol
card-d-h08 = Train de déchets toxiques
card-d-h09 = Missile égaré
card-d-h10 = Fumées volcaniques
card-d-w01 = Ferry en perdition
card-d-w02 = Métro inondé
card-d-w03 = Raz-de-marée
card-d-w04 = Sous-marin au fond de la mer
card-d-w05 = Crue soudaine
card-d-w06 = Voie d'eau à la base sous-marine
card-d-w07 = Yacht chaviré
card-d-w08 = Déferlante dans les égouts
card-d-a01 = Avion de ligne sans train d'atterrissage
card-d-a02 = Capsule spatiale à la dérive
card-d-a03 = Grimpeurs au sommet du pylône
card-d-a04 = Ballon dans la tempête
card-d-a05 = Équipage de satellite en perdition
card-d-a06 = Hélicoptère sur la crête
card-x-d01 = Fusion à la centrale atomique
card-x-d02 = Quartier en flammes
card-x-d03 = Épave dans la fosse océanique
card-x-d04 = Sonde solaire hors trajectoire
card-x-d05 = Galerie de mine noyée
card-x-d06 = Train de munitions
card-x-d07 = Incendie en chaîne d'une conduite de gaz
card-x-d08 = Rupture de glacier
card-x-d09 = Effondrement du cratère
card-x-d10 = Catastrophe du métro
card-c-01 = Institutrice
card-c-02 = Mineur
card-c-03 = Conductrice de train
card-c-04 = Client d'hôtel
card-c-05 = Pêcheur
card-c-06 = Agricultrice
card-c-07 = Figurant
card-c-08 = Étudiante
card-c-09 = Employé de banque
card-c-10 = Couple de touristes
card-c-11 = Veilleur de nuit
card-c-12 = Boulangère
card-c-13 = Facteur
card-c-14 = Musicienne
card-c-15 = Jardinier
card-c-16 = Cabinier
card-c-17 = Médecin
card-c-18 = Infirmier
card-c-19 = Ambulancière
card-c-20 = Ingénieure
card-c-21 = Mécanicien
card-c-22 = Soudeuse
card-c-23 = Opératrice radio
card-c-24 = Contrôleur aérien
card-c-25 = Gardienne de phare
card-c-26 = Géologue
card-c-27 = Officier des pompiers
card-c-28 = Plongeuse
card-x-c01 = Professeur entêté
card-x-c02 = Passagère paniquée
card-h-01 = Regard hypnotique
card-h-02 = Regard hypnotique
card-h-03 = Regard hypnotique
card-h-04 = Regard hypnotique
card-h-05 = Regard hypnotique
card-h-06 = Regard hypnotique
card-h-07 = Espion photographe
card-h-08 = Espion photographe
card-h-09 = Espion photographe
card-h-10 = Commandes trafiquées
card-h-11 = Commandes trafiquées
card-h-12 = Commandes trafiquées
card-x-h01 = Emprise sur la foule
card-x-h02 = Emprise sur la foule
card-x-h03 = Imposteurs
card-x-h04 = Imposteurs

# Lieux, personnages, dés

place-island = Île des Tracy
    .noun = île des Tracy
    .article = la
    .in = sur l'île des Tracy
place-1 = Chaîne 1
    .noun = chaîne 1
    .article = la
    .in = sur la chaîne 1
place-2 = Chaîne 2
    .noun = chaîne 2
    .article = la
    .in = sur la chaîne 2
place-3 = Chaîne 3
    .noun = chaîne 3
    .article = la
    .in = sur la chaîne 3
place-4 = Chaîne 4
    .noun = chaîne 4
    .article = la
    .in = sur la chaîne 4
pilot-scott = Scott
pilot-virgil = Virgil
pilot-alan = Alan
pilot-gordon = Gordon
pilot-john = John
pilot-brains = Brains
vehicle-tb1 = Thunderbird 1
vehicle-tb2 = Thunderbird 2
vehicle-tb3 = Thunderbird 3
vehicle-tb4 = Thunderbird 4
vehicle-tb5 = Thunderbird 5
colour-white = blanc
colour-red = rouge
colour-orange = orange
colour-green = vert
colour-blue = bleu
colour-purple = violet
symbol-fire = feu
symbol-trapped = piégé
symbol-collapse = effondrement
symbol-hazard = danger
symbol-flood = inondation
symbol-altitude = altitude
symbol-wild = joker
positions-none = rien
positions-1 = la position 1
positions-2 = la position 2
positions-3 = la position 3
positions-4 = la position 4
positions-1-2 = les positions 1 et 2
positions-1-3 = les positions 1 et 3
positions-1-4 = les positions 1 et 4
positions-2-3 = les positions 2 et 3
positions-2-4 = les positions 2 et 4
positions-3-4 = les positions 3 et 4
positions-1-2-3 = les positions 1, 2 et 3
positions-1-2-4 = les positions 1, 2 et 4
positions-1-3-4 = les positions 1, 3 et 4
positions-2-3-4 = les positions 2, 3 et 4
positions-1-2-3-4 = les quatre positions
level-introductory = découverte
level-standard = standard
level-challenging = difficile
level-very-tough = très difficile
option-level = Niveau
option-level-introductory = Découverte
option-level-standard = Standard
option-level-challenging = Difficile
option-level-very-tough = Très difficile
option-advanced = Cartes avancées
option-advanced-usual = selon le niveau

# Ce qui est demandé

prompt-relay = { $left ->
    [one] Relais : échangez deux appels, ou répondez-y tels quels.
   *[other] Relais : échangez deux appels, jusqu'à { $left } fois, ou répondez-y tels quels.
}
prompt-dispatch = Envoi : affectez les pilotes, chargez Thunderbird 2, décollez.
prompt-rescue-phase = Qui intervient ?
prompt-prepare = Avant le jet : utilisez le talent du pilote, ou lancez les dés.
prompt-after-roll = Quelles Catastrophes défaussez-vous, et que stockez-vous ?
prompt-keep-dice = Lequel de ces dés stockez-vous ?
prompt-spend-stored = Quels symboles stockés utilisez-vous ?
prompt-use-stored = Quel dé stocké utilisez-vous ?
prompt-store-symbols = Quel dé stocké abandonnez-vous pour faire de la place ?
prompt-medic = Le soignant vous aide : remettre un pilote face visible ?
prompt-mechanic = Le mécanicien vous aide : défaussez des Pods, d'autres les remplaceront.
prompt-witness = Le témoin vous aide : échanger deux appels ?
prompt-expert = L'expert vous aide : stocker un dé sur un véhicule en mission ?
prompt-lady-moves = Lady Penelope : la déplacer, ou retourner sa carte ?
prompt-lady-escorts = Lady Penelope : escorter un Civil ?

# Choix

action-shuffle = Mélanger la pioche Urgence
action-shuffle-pods = Mélanger la pioche Pod
action-dice = Obtenir { $symbols }
action-exchange = Échanger les appels des rangées { $slot } et { $other }
action-answer = Répondre aux appels
action-board = Affecter { $pilot } { A($vehicle) }
action-leave = Relever { $pilot } de son poste
action-load = Charger { LE($vehicle) }, avec { $pilot } aux commandes
action-unload = Décharger { LE($vehicle) }
action-fly = Envoyer { LE($vehicle) } vers { LE($place) }
action-collect = Reprendre en soute le véhicule parti seul et envoyer Thunderbird 2 vers { LE($place) }
action-replace = Laisser Brains remplacer { LE($vehicle) }
action-end-dispatch = Passer aux sauvetages
action-rescue = Intervenir avec { LE($vehicle) }
action-rescue-with = Intervenir avec Thunderbird 2 et un dé { $colour }
action-neutralise = Libérer « { $card } » de l'influence du Hood
action-end-rescues = Passer à Lady Penelope
action-add-die = Ajouter un dé { $colour }
action-recolour = Remplacer un dé { $colour } par un dé { $into }
action-roll = Lancer les dés
action-reroll = Scott : relancer { $dice }
action-turn = Virgil : tourner le dé { $die } sur le symbole { $symbol }
action-late-die = John : lancer un dé { $colour } de plus
action-discard = { $positions_id ->
    [none] Ne rien défausser
   *[other] Défausser { $positions }
}
action-keep = { $positions_id ->
    [none] Ne rien défausser. À stocker : { $symbols }
   *[other] Défausser { $positions }. À stocker : { $symbols }
}
action-set-aside = Stocker le dé { $die }
action-spend = Utiliser ces symboles stockés : { $symbols }
action-use = Utiliser le symbole { $symbol } stocké sur { LE($vehicle) } (dé { $colour })
action-drop = Abandonner le symbole { $symbol } (dé { $colour })
action-turn-up = Remettre { $pilot } face visible
action-scrap = Défausser { LE($vehicle) }
action-place = Stocker un symbole { $symbol } sur { LE($vehicle) } (dé { $colour })
action-done = C'est tout
action-go = Aller { FORM($place, "in") }
action-flip = Retourner sa carte
action-stay = Rester sur place
action-escort = Emmener « { $card } »
action-set-down = Déposer son Civil ici
action-pass = N'escorter personne

# Ce qui s'est passé

event-deck-shuffled = { $count ->
    [0] La pioche Urgence est mélangée, sans carte avancée.
    [one] La pioche Urgence est mélangée avec une carte avancée ; { $left } quittent la partie sans être vues.
   *[other] La pioche Urgence est mélangée avec { $count } cartes avancées ; { $left ->
        [0] toutes sont en jeu
        [one] une seule quitte la partie sans être vue
       *[other] { $left } quittent la partie sans être vues
    }.
}
event-shuffled-again = La pioche Urgence est mélangée de nouveau.
event-advanced-on-top = La prochaine carte de la pioche Urgence est une carte avancée.
event-begins = « { $card } » ouvre { LE($place) }.
event-pods-shuffled = La pioche Pod est mélangée.
event-pod-dealt = Pod disponible : { $vehicle }.
event-pod-scrapped = Pod défaussé : { $vehicle }.
event-turn-begins = Tour { $count }.
event-exchanged = Les appels des rangées { $slot } et { $other } sont échangés.
event-answering = Les appels sont traités, rangée par rangée.
event-answered = « { $card } » rejoint { LE($place) }.
event-short = { CAP(LE($place)) } a moins de trois cartes : elle est complétée à trois.
event-put-under = « { $card } » ne peut pas rejoindre { LE($place) } et passe sous la pioche Urgence.
event-safe = « { $card } » ne risque rien : la pioche Urgence n'a plus de Catastrophe pour { LE($place) }.
event-neutralised = Lady Penelope neutralise « { $card } » { FORM($place, "in") }.
event-influenced = Le Hood influence « { $card } » { FORM($place, "in") }.
event-reinforced = Le Hood amène « { $card } » { FORM($place, "in") }.
event-spied = L'espion du Hood vous coûte un Pod : { $vehicle }.
event-tampered = Le Hood a trafiqué les commandes { FORM($place, "in") } : les pilotes y sont retournés face cachée, et les symboles stockés sont perdus.
event-dealt = Nouvel appel, rangée { $slot } : « { $card } ».
event-last-turn = La pioche Urgence est vide : c'est le dernier tour.
event-boards = { $pilot } monte à bord { DE($vehicle) }.
event-leaves = { $pilot } quitte { LE($vehicle) }.
event-loaded = { $pilot } embarque { LE($vehicle) } dans Thunderbird 2.
event-unloaded = { CAP(LE($vehicle)) } est déchargé{ E($vehicle) }.
event-flies = { $pilot } conduit { LE($vehicle) } vers { LE($place) }.
event-collected = { CAP(LE($vehicle)) } revient en soute.
event-stored-lost = { CAP(LE($vehicle)) } perd ses symboles stockés : { $symbols }.
event-rescue-begins = { $pilot } intervient { FORM($place, "in") } avec { LE($vehicle) }.
event-die-added = { $pilot } ajoute un dé { $colour }.
event-recoloured = { $pilot } remplace un dé { $colour } par un dé { $into }.
event-rolled = Résultat : { $symbols }.
event-rerolls = { $pilot } fait relancer des dés : { $dice }.
event-turned = { $pilot } tourne le dé { $die } sur le symbole { $symbol }.
event-laid = La Catastrophe « { $card } » est défaussée. Symboles : { $symbols }.
event-nothing-discarded = Rien n'est défaussé.
event-rescued = Civil secouru : « { $card } » !
event-rescued-influenced = Civil secouru, malgré l'influence du Hood : « { $card } ».
event-stored = Stocké sur { LE($vehicle) } : { $symbols }.
event-dropped = { CAP(LE($vehicle)) } abandonne un symbole { $symbol }.
event-freed = { CAP(LE($vehicle)) } libère « { $card } » de l'influence du Hood.
event-turned-up = { $pilot } est de nouveau face visible.
event-placed = L'expert laisse un symbole { $symbol } sur { LE($vehicle) }.
event-lady-goes = Lady Penelope se rend { FORM($place, "in") }.
event-lady-flips-air = Lady Penelope passe en mode Air { FORM($place, "in") }.
event-lady-flips-road = Lady Penelope passe en mode Route { FORM($place, "in") }.
event-escorted = Lady Penelope emmène « { $card } ».
event-set-down = Lady Penelope dépose « { $card } » { FORM($place, "in") }.
event-overflow = « { $card } » fait déborder { LE($place) } : la mission a échoué.
event-answered-all = Tous les appels ont reçu une réponse en { $count } tours.

# Comment la partie s'est terminée

outcome-failed = Mission échouée, avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
outcome-trainee = Tous les appels ont reçu une réponse : { $score ->
    [one] { $score } point
   *[other] { $score } points
}, stagiaire.
outcome-agent = Tous les appels ont reçu une réponse : { $score ->
    [one] { $score } point
   *[other] { $score } points
}, agent de terrain.
outcome-pilot = Tous les appels ont reçu une réponse : { $score ->
    [one] { $score } point
   *[other] { $score } points
}, pilote.
outcome-commander = Tous les appels ont reçu une réponse : { $score ->
    [one] { $score } point
   *[other] { $score } points
}, commandant.
outcome-legend = Tous les appels ont reçu une réponse : { $score ->
    [one] { $score } point
   *[other] { $score } points
}, une légende de la Sécurité internationale !
report = Rapport de mission
report-rescued = { $count ->
    [one] { $count } Civil secouru : { $points } points
   *[other] { $count } Civils secourus : { $points } points
}
report-shaken = { $count ->
    [one] { $count } secouru sous influence : { $points } point
   *[other] { $count } secourus sous influence : { $points } points
}
report-left = { $count ->
    [one] { $count } laissé sur place : −{ $count } point
   *[other] { $count } laissés sur place : −{ $count } points
}
report-advanced = { $count ->
    [one] { $count } carte avancée : { $count } point
   *[other] { $count } cartes avancées : { $count } points
}
report-total = Score : { $points }
report-overflow = Le moment décisif : au tour { $count }, « { $card } » a fait déborder { LE($place) } ; il restait { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
} dans la pioche.
report-best = Le plus de Catastrophes défaussées : { $vehicle } ({ $count }).
report-neutralised = { $count ->
    [one] Lady Penelope a arrêté le Hood une fois.
   *[other] Lady Penelope a arrêté le Hood { $count } fois.
}
report-reinforced = { $count ->
    [one] Le Hood a amené une carte de plus.
   *[other] Le Hood a amené { $count } cartes de plus.
}

# Ce qui est sur la table

lady = Lady Penelope
side-road = par la route
side-air = par les airs
note-lady-road = Par la route, elle se rend à une chaîne voisine, et les cartes Hood sont sans effet là où elle se trouve.
note-lady-air = Par les airs, elle va partout, même sur l'île des Tracy, mais n'arrête pas le Hood.
note-tb1 = { $dice } ; stocke { $count ->
    [one] { $count } symbole
   *[other] { $count } symboles
}. Vole partout.
note-tb2 = { $dice } et un dé rouge, orange ou vert ; stocke { $count ->
    [one] { $count } symbole
   *[other] { $count } symboles
}. Transporte deux véhicules, Pods ou Thunderbird 4, de l'île des Tracy à n'importe quelle chaîne, puis vers une chaîne voisine ou de retour à la base.
note-tb3 = { $dice } ; stocke { $count ->
    [one] { $count } symbole
   *[other] { $count } symboles
}. Vole partout. L'équipage de Thunderbird 5 ne change que lorsque Thunderbird 3 est sur l'île des Tracy.
note-tb4 = { $dice } ; stocke { $count ->
    [one] { $count } symbole
   *[other] { $count } symboles
}. Voyage dans la soute de Thunderbird 2.
note-tb5 = Ne bouge jamais. Avec un pilote à bord, on peut échanger des appels avant d'y répondre.
note-pod = { $dice } ; stocke { $count ->
    [one] { $count } symbole
   *[other] { $count } symboles
}.
skill-scott = Scott : une fois par tour, faites relancer les dés de votre choix après un jet sur la chaîne où se trouve Scott.
skill-virgil = Virgil : une fois par tour, après un jet de Virgil, tournez un dé sur la face de votre choix.
skill-alan = Alan : une fois par tour, ajoutez un dé violet à un jet d'Alan.
skill-gordon = Gordon : une fois par tour, ajoutez un dé bleu à un jet de Gordon.
skill-john = John : dans Thunderbird 5, deux échanges d'appels au lieu d'un ; ailleurs, une fois par tour, un dé de plus après un jet de John.
skill-brains = Brains : au laboratoire, un Pod peut être remplacé à chaque tour ; ailleurs, une fois par tour, remplacez des dés par d'autres couleurs avant un jet de Brains.
badge-turn = tour { $count }
badge-last-turn = dernier tour
badge-level = { $level }, { $count ->
    [one] { $count } carte avancée
   *[other] { $count } cartes avancées
}
badge-loaded = en soute
badge-stored = { $symbol }
badge-moved = déplacement fait
badge-rescuing = en action
badge-face-down = face cachée
badge-acted = action faite
badge-laboratory = au laboratoire
phase-setup = mise en place
phase-call = appels entrants
phase-dispatch = envoi
phase-rescue = sauvetages
phase-lady = Lady Penelope
phase-over = partie terminée
danger-full = Complète : une carte de plus serait de trop.
danger-risk = Complète, et le Hood peut amener une carte de plus !
danger-danger = Les prochains appels feront déborder cette chaîne !
note-chain = De la place pour quatre cartes. Une cinquième fait perdre la partie.
note-island = Les équipages embarquent ici. Thunderbird 5 et le laboratoire en font partie.
note-civilian = Les dés n'y font rien : un Civil rentre quand la Catastrophe à sa gauche est défaussée.
zone-chain = Chaîne { $place_id }
zone-chain-full = Chaîne { $place_id } : complète
zone-chain-risk = Chaîne { $place_id } : complète, et le Hood appelle
zone-chain-danger = Chaîne { $place_id } : sur le point de déborder !
zone-call = Appel { $place_id }
zone-escorted = Avec Lady Penelope
zone-display = Pods disponibles
zone-deck = Pioche Urgence
zone-pod-deck = Pioche Pod
zone-scrapped = Défausse Pod
zone-rescued = Secourus
zone-shaken = Secourus sous influence
zone-discard = Défausse
back-regular = Carte Urgence
back-advanced = Carte avancée !
field-now = ✓ place { $position } : { $symbols }
field-set = ○ place { $position } : { $symbols }
field-influences = { $count ->
    [one] influence un Civil
   *[other] influence { $count } Civils
}
field-dice = { $dice }
field-storage = { $count ->
    [one] stocke { $count } symbole
   *[other] stocke { $count } symboles
}
keyword-sealed = scellée : refuse les jokers
keyword-unstable = instable : une intervention qui ne défausse rien fait perdre les symboles stockés sur cette chaîne
keyword-blocking = bloquante : rien à sa droite ne part avant elle
reward-medic = soignant : remet un pilote face visible
reward-mechanic = mécanicien : renouvelle les Pods
reward-witness = témoin : échange deux appels
reward-expert = expert : stocke un symbole
panicking = panique : escorte impossible
influenced = sous influence
influenced-by = sous influence ({ $card })
fallback-reinforce = ou amène une carte de plus
fallback-spy = ou coûte un Pod
fallback-tamper = ou trafique les commandes
fallback-always = et amène une carte de plus
trait-cutter = ses jokers servent partout
trait-transmitter = un relais de plus tant que ce véhicule est sur une chaîne
trait-self-propelled = se rend sans aide à une chaîne voisine
trait-neutraliser = peut lever une influence au lieu de lancer les dés
threat-joins = rejoint la chaîne
threat-overflows = fait déborder la chaîne !
threat-makes-way = laisse la place à une Catastrophe
threat-is-neutralised = Lady Penelope l'arrêtera
threat-influences = influence un Civil
threat-influences-reinforces = influence un Civil et amène une carte de plus
threat-reinforces = amène une carte de plus
threat-spies = coûte un Pod
threat-tampers = trafique les commandes
percent = { $percent } %
hint-overflow = déborde !
hint-lost = { $count ->
    [one] perd son symbole stocké
   *[other] perd { $count } symboles stockés
}
hint-percent-lost = { percent }, { hint-lost }
chance = { $vehicle } : { $percent } %
chance-with = { $vehicle } ({ $colour }) : { $percent } %
note-disaster = Une Catastrophe ne demande que les symboles de la place où elle se trouve. Quand une carte à sa gauche s'en va, elle avance d'une place et en demande d'autres.
note-chances = { note-disaster } Chances en un jet, avec les talents de l'équipage : { $chances }.
meter-score = Score
meter-dice = Dés : { $colour }
die-of = dé { $die }, { $colour }
lay-home = « { $gone } » évité ; { $home } { $number ->
    [one] rentre
   *[other] rentrent
}.
lay-slides = « { $gone } » évité ; puis « { $cards } » avance à la place { $number }.
lay-homeslides = « { $gone } » évité, { $home } de retour ; puis « { $cards } » avance à la place { $number }.
lay-gone = « { $gone } » évité.
die-kept = stocké
die-laid = posé sur « { $card } »
die-wild = compte comme n'importe quel symbole

# Pourquoi pas

reason-relay-first = Le relais d'abord : échangez des appels, ou répondez-y.
reason-lower-first = Indiquez d'abord la rangée du haut ; une rangée ne s'échange pas avec elle-même.
reason-both-empty = Les deux rangées sont vides.
reason-not-in-dispatch = Cela ne fait pas partie de la phase d'Envoi.
reason-not-in-rescues = Cela ne fait pas partie de la phase de Sauvetage.
reason-never-moves = { CAP(LE($vehicle)) } ne se déplace jamais.
reason-no-pilot = Il n'y a pas de pilote à bord { DE($vehicle) }.
reason-is-carried = { CAP(LE($vehicle)) } ne se déplace que dans la soute de Thunderbird 2.
reason-moved-already = { CAP(LE($vehicle)) } s'est déjà déplacé{ E($vehicle) } ce tour-ci.
reason-there-already = { CAP(LE($vehicle)) } s'y trouve déjà.
reason-not-adjacent = { CAP(LE($vehicle)) } ne peut pas aller jusqu'à { LE($place) } en un seul déplacement.
reason-nothing-to-collect = Aucun véhicule à côté de Thunderbird 2 ne peut revenir dans sa soute.
reason-load-instead = On monte à bord { DE($vehicle) } au moment du chargement.
reason-unload-instead = Pour libérer { $pilot }, déchargez { LE($vehicle) }.
reason-is-aboard = { $pilot } est déjà à bord { DE($vehicle) }.
reason-has-a-pilot = { CAP(LE($vehicle)) } a déjà un pilote : { $pilot }.
reason-shuttle-away = L'équipage de Thunderbird 5 ne change que lorsque { LE($vehicle) } est sur l'île des Tracy.
reason-not-at-island = Ce n'est possible que sur l'île des Tracy, et { LE($vehicle) } n'y est pas.
reason-is-free = { $pilot } n'est à bord d'aucun véhicule.
reason-has-left = Trop tard : { LE($vehicle) } est en route avec Thunderbird 2.
reason-not-loaded = Thunderbird 2 n'a pas chargé { LE($vehicle) }.
reason-flies-by-itself = Thunderbird 2 ne transporte pas { LE($vehicle) }.
reason-loaded-already = Thunderbird 2 a déjà chargé { LE($vehicle) }.
reason-not-face-up = { CAP(LE($vehicle)) } n'est pas parmi les Pods visibles.
reason-transporter-away = Thunderbird 2 n'est pas sur l'île des Tracy.
reason-hold-full = La soute de Thunderbird 2 est pleine.
reason-laboratory-empty = Brains n'est pas au laboratoire.
reason-replaced-already = Un Pod a déjà été remplacé ce tour-ci.
reason-not-its-colour = { CAP(LE($vehicle)) } ne peut pas lancer de dé { $colour }.
reason-colour-stored = Il ne reste pas de dé { $colour } dans la réserve.
reason-choose-colour = Choisissez la couleur du troisième dé { DE($vehicle) }.
reason-never-rolls = { CAP(LE($vehicle)) } ne lance pas de dés.
reason-unmanned = Il n'y a pas de pilote à bord { DE($vehicle) }.
reason-not-at-a-chain = { CAP(LE($vehicle)) } est encore sur l'île des Tracy.
reason-no-disaster = Il n'y a pas de Catastrophe là où se trouve { LE($vehicle) }.
reason-acted-already = { $pilot } a déjà agi ce tour-ci.
reason-not-influenced-here = « { $card } » n'est pas un Civil influencé là où se trouve le tracteur.
reason-no-tractor = Le Tracteur neutraliseur n'est sur aucune chaîne.
reason-not-that-colour = { $pilot } ne peut ajouter qu'un dé { $colour }, une fois par tour, s'il en reste dans la réserve.
reason-no-such-skill = { $pilot } n'a pas ce talent.
reason-no-such-swap = Aucun dé { $colour } ne peut être remplacé par un dé { $into }.
reason-roll-first = Lancez d'abord les dés.
reason-rolled-already = Les dés ont déjà été lancés.
reason-rescue-under-way = Terminez d'abord le jet { DE($vehicle) }.
reason-other-dice = Choisissez au moins un dé ; si plusieurs sont identiques, prenez le premier.
reason-no-reroll = Scott n'est pas là, ou sa carte est face cachée.
reason-face-down = { $pilot } est face cachée jusqu'au prochain tour.
reason-no-such-face = Ce dé n'a pas cette face, la montre déjà, ou un dé identique le précède.
reason-no-such-die-left = Il ne reste plus de dé de ce genre dans la réserve.
reason-no-such-face-or-die = La réserve n'a plus de dé { $colour }, ou un dé { $colour } ne porte pas le symbole { $symbol }.
reason-no-such-position = { $count ->
    [one] La chaîne n'a qu'une carte.
   *[other] La chaîne n'a que { $count } cartes.
}
reason-is-civilian = « { $card } » est une carte Civil, secourue avec la Catastrophe à sa gauche.
reason-is-blocked = « { $card } » bloque la chaîne : ce qui est à sa droite ne part qu'avec elle.
reason-sealed = « { $card } » est scellée et refuse les jokers. Il manque : { $symbols }.
reason-guards-influenced = « { $card } » garde un Civil influencé et refuse les jokers. Il manque : { $symbols }.
reason-not-covered = Les symboles ne suffisent pas. Sans compter les jokers, il manque : { $symbols }.
reason-wild-not-stored = Un joker ne se stocke pas.
reason-not-rolled = Vous n'avez pas obtenu assez de fois le symbole { $symbol }.
reason-useless = Rien dans la chaîne ne demande le symbole { $symbol } : il ne peut pas être stocké.
reason-too-many = Il n'y a de place sur { LE($vehicle) } que pour { $count ->
    [one] { $count } symbole stocké
   *[other] { $count } symboles stockés
}.
reason-unstable = La chaîne est instable : une intervention qui ne défausse rien ne stocke rien.
reason-stored-already = { CAP(LE($vehicle)) } stocke déjà la même chose : { $symbols }. Cela ne changerait rien.
reason-set-aside-first = Choisissez d'abord le dé à stocker.
reason-spend-first = Choisissez d'abord les symboles stockés à utiliser.
reason-not-stored = Aucun dé { $colour } montrant le symbole { $symbol } n'y est stocké.
reason-drop-first = Choisissez d'abord le dé à abandonner.
reason-reward-first = Prenez d'abord la récompense, ou refusez-la.
reason-is-face-up = { $pilot } est déjà face visible.
reason-not-at-chain = Pour cela, { LE($vehicle) } doit être sur une chaîne avec un pilote à bord.
reason-no-room = Il n'y a plus de place sur { LE($vehicle) } pour un symbole { $symbol }.
reason-move-first = Décidez d'abord si Lady Penelope se déplace, retourne sa carte ou reste sur place.
reason-moved-past = Le déplacement de Lady Penelope est terminé pour ce tour.
reason-ladys-phase = C'est la phase de Lady Penelope.
reason-lady-there = Lady Penelope y est déjà.
reason-no-road-from-island = Aucune route ne part de l'île des Tracy : retournez sa carte, et volez au tour suivant.
reason-no-road-to-island = Aucune route ne mène à l'île des Tracy.
reason-road-too-far = Par la route, elle ne peut se rendre qu'à une chaîne voisine, et { LE($place) } est trop loin.
reason-has-a-civilian = Lady Penelope a déjà un Civil avec elle : « { $card } ».
reason-not-here = « { $card } » n'est pas un Civil de sa chaîne.
reason-not-to-escort = { $panics ->
    [true] « { $card } » panique : escorte impossible.
   *[false] « { $card } » est sous l'influence du Hood : escorte impossible.
}
reason-nobody-escorted = Lady Penelope n'a pas de Civil avec elle.
reason-chain-full = La chaîne est complète.
reason-chain-empty = Un Civil ne peut pas ouvrir une chaîne.
## Ce qui peut ne pas aller dans un paquet de contenu

error-keyword = disaster « { $id } » : seule une Catastrophe avancée a un mot-clé
error-dice = die : il faut { $needed } dés, pas { $found }
error-wild-face = die « { $id } » : un dé doit avoir exactement une face joker
error-roll = vehicle « { $id } » : il lance { $most } dés au plus, celui de couleur choisie compris
error-pod = vehicle « { $id } » : un engin spécialisé doit avoir deux ou trois dés, et de quoi stocker

# Moments forts

moment-rolled = { $symbols }
moment-laid = « { $card } » est défaussée
moment-rescued = Civil secouru : « { $card } » !
moment-rescued-influenced = Civil secouru malgré le Hood : « { $card } »
moment-influenced = Le Hood influence « { $card } »
moment-reinforced = Le Hood amène « { $card } »
moment-spied = Un espion vous coûte un Pod
moment-tampered = Le Hood a trafiqué les commandes { FORM($place, "in") }
moment-tampering = Les pilotes y sont retournés face cachée, et les symboles stockés sont perdus.
moment-answering = Les appels arrivent
moment-row-by-row = Chacun rejoint sa chaîne, rangée par rangée ; puis les chaînes courtes vont jusqu'à trois cartes, et le Hood agit.
moment-last-turn = Le dernier tour
moment-no-calls = La pioche Urgence est vide.
moment-overflow = { CAP(LE($place)) } déborde !
moment-failed = La mission a échoué.
moment-answered-all = Tous les appels ont reçu une réponse !

## How a play may end, in imagined futures

future-ts-full-01 = Une chaîne déborde.
future-ts-end-03 = Chaque appel reçoit sa réponse.

## Chapters of the rules

chapter-comp = Matériel
chapter-level = Difficulté
chapter-setup = Mise en place
chapter-table = La table
chapter-chain = Chaînes
chapter-disa = Cartes Catastrophe
chapter-turn = Le tour
chapter-call = Appels entrants
chapter-full = Chaînes complètes
chapter-hood = Le Hood
chapter-disp = Envoi
chapter-pod = Pods
chapter-dice = Dés
chapter-pilot = Pilotes
chapter-resc = Sauvetages
chapter-alloc = Attribuer les symboles
chapter-wild = Symboles joker
chapter-store = Stocker des symboles
chapter-civ = Civils
chapter-lady = Lady Penelope
chapter-esc = Escortes
chapter-neut = Neutraliser le Hood
chapter-end = Fin de la partie
chapter-score = Score
chapter-ex = Exemples

# Kinds of options, where many of one kind are folded together

group-discard = Défausser
group-keep = Défausser et stocker
group-place = Stocker un symbole

# Ce que le plateau dit d'un choix, dans les conseils

counsel-overflows = { CAP(LE($place)) } est complète, et son appel la fait déborder au prochain tour.
counsel-overflows-now = { CAP(LE($place)) } est complète, et son appel la fait déborder.
counsel-overflows-only = { CAP(LE($place)) } déborde au prochain tour, et il n'y a que { LE($vehicle) } pour y aller.
counsel-overflows-alone = { CAP(LE($place)) } déborde au prochain tour, et il n'y reste que { LE($vehicle) } pour agir.
counsel-clears = { CAP(FORM($place, "in")) }, { LE($vehicle) } permet de défausser « { $card } » dans { $percent } % des cas.
counsel-clears-nothing = { CAP(LE($vehicle)) } ne peut rien défausser { FORM($place, "in") }.
counsel-clears-nothing-so = Avec ces dés, rien ne peut être défaussé { FORM($place, "in") }.
counsel-nobody-else = { $count ->
    [one] Il n'y a personne d'autre { FORM($place, "in") }, où il y a une carte.
   *[other] Il n'y a personne d'autre { FORM($place, "in") }, où il y a { $count } cartes.
}
counsel-home = { CAP(LE($vehicle)) } ne peut plus quitter l'île des Tracy ce tour-ci.
counsel-loses-stored = Ce qui est stocké à bord est perdu : { ET($symbols) }.
counsel-abandons = { CAP(LE($place)) } déborde au prochain tour, et personne d'autre ne peut y aller.
counsel-here-clears = Cela laisse « { $card } » { FORM($place, "in") }, que ce véhicule pourrait défausser : { $percent } %.
counsel-relays = { $count ->
    [one] Un échange d'appels est alors possible à chaque tour.
   *[other] { $count } échanges d'appels sont alors possibles à chaque tour.
}
counsel-with-pilot = { CAP(FORM($place, "in")) }, avec { $pilot } à bord, { LE($vehicle) } permet de défausser « { $card } » dans { $percent } % des cas.
counsel-with-pilot-urgent = { CAP(LE($place)) } déborde au prochain tour : avec { $pilot } à bord, { LE($vehicle) } permet d'y défausser « { $card } » dans { $percent } % des cas.
counsel-worst-pod = Aucun autre Pod disponible n'est aussi faible : { $percent } % au mieux, pour « { $card } ».
counsel-best-pod = Aucun autre Pod disponible n'est aussi bon : { $percent } % pour « { $card } ».
counsel-pod-odds = Ses meilleures chances sont de { $percent } %, pour « { $card } ».
counsel-covered = { $count ->
    [one] { CAP(LE($place)) } déborde au prochain tour, et un véhicule y est pour agir.
   *[other] { CAP(LE($place)) } déborde au prochain tour, et { $count } véhicules y sont pour agir.
}
counsel-uncovered = { CAP(LE($place)) } déborde au prochain tour, et personne n'y est pour agir.
counsel-no-overflow = Aucune chaîne ne déborde avec les appels en attente.
counsel-idle = { CAP(LE($vehicle)) } peut encore quitter l'île des Tracy.
counsel-stores = En cas d'échec, des symboles peuvent être stockés pour { LE($vehicle) }, qui doit encore y agir.
counsel-unstable = { CAP(LE($place)) } est instable : si rien n'est défaussé, les symboles stockés sur place sont perdus.
counsel-nothing-left = Plus personne n'a de chances de défausser quoi que ce soit.
counsel-unused = { CAP(FORM($place, "in")) }, { LE($vehicle) } pourrait encore permettre de défausser « { $card } » : { $percent } %.
counsel-frees = « { $card } » accepte alors de nouveau les jokers.
counsel-gives-up-roll = On renonce à { $percent } % de chances de défausser « { $card } ».
counsel-rolls = On défausse « { $card } » dans { $percent } % des cas.
counsel-no-gain = Les meilleures chances restent de { $percent } %.
counsel-lifts = On défausse alors « { $card } » dans { $most } % des cas ; sans cela, les meilleures chances sont de { $percent } %.
counsel-lifts-other = On défausse alors « { $card } » dans { $most } % des cas au lieu de { $percent } %.
counsel-skill = On défausse alors « { $card } » dans { $percent } % des cas.
counsel-skill-enough = Cela suffit pour défausser « { $card } ».
counsel-skill-nothing = Cela ne sert à rien pour « { $card } ».
counsel-could-clear = { $count ->
    [one] Tel quel, le jet permet de défausser « { $card } ».
   *[other] Tel quel, le jet permet de défausser { $count } Catastrophes.
}
counsel-wakes = Avec { LE($vehicle) }, « { $card } » est alors défaussé dans { $most } % des cas au lieu de { $percent } %.
counsel-wakes-nobody = { $pilot } n'apporte rien aux jets qui restent.
counsel-lacks = { $count ->
    [one] Il ne manque alors plus à « { $card } » que le symbole { ET($symbols) }.
   *[other] Il ne manque alors plus à « { $card } » que les symboles { ET($symbols) }.
}
counsel-lacks-nothing = « { $card } » a alors tous les symboles demandés.
counsel-saves = { CAP(LE($place)) } a alors de la place pour son appel.
counsel-saves-from-hood = { CAP(LE($place)) } a alors de la place pour une carte que le Hood amènerait.
counsel-still-overflows = { CAP(LE($place)) } reste complète, et son appel la fait déborder au prochain tour.
counsel-home-free = « { $card } » rentre.
counsel-home-held = « { $card } » rentre, mais sous l'influence du Hood.
counsel-clears-less = { $count ->
    [one] Le jet permettrait de défausser une Catastrophe de plus.
   *[other] Le jet permettrait de défausser { $count } Catastrophes de plus.
}
counsel-clears-most = Ces { $count } Catastrophes sont le plus que ce jet permette.
counsel-unblocks = « { $card } » ne bloque plus { LE($place) }.
counsel-slides = { $after ->
    [0] Ce qui reste { FORM($place, "in") } ne demande alors plus rien.
    [one] Ce qui reste { FORM($place, "in") } glisse et ne demande alors qu'un symbole au lieu de { $before }.
   *[other] Ce qui reste { FORM($place, "in") } glisse et demande alors { $after } symboles au lieu de { $before }.
}
counsel-unstable-loses = { CAP(LE($place)) } est instable : les symboles stockés sur place sont perdus.
counsel-next = Ensuite, { LE($vehicle) }, qui doit encore agir ici, permet de défausser « { $card } » dans { $percent } % des cas.
counsel-risks = { CAP(LE($place)) } est complète, et le Hood peut y amener une carte de plus.
counsel-answers-safely = Aucune chaîne ne déborde avec ces appels.
counsel-averts = { CAP(LE($place)) }, qui est complète, ne déborde alors plus.
counsel-causes = Cela fait déborder { LE($place) }.
counsel-keeps-danger = { CAP(LE($place)) } déborde quand même.
counsel-asks = { $after ->
    [one] { CAP(FORM($place, "in")) }, « { $card } » demande un symbole au lieu de { $before }.
   *[other] { CAP(FORM($place, "in")) }, « { $card } » demande { $after } symboles au lieu de { $before }.
}
counsel-hood-stopped = { CAP(FORM($place, "in")) }, Lady Penelope arrête « { $card } ».
counsel-hood-let-in = Lady Penelope n'arrête alors plus « { $card } ».
counsel-hood-influences = { CAP(FORM($place, "in")) }, « { $card } » trouve un Civil à influencer.
counsel-hood-finds-nobody = { CAP(FORM($place, "in")) }, « { $card } » ne trouve personne à influencer.
counsel-lady-stops = Par la route, elle arrête « { $card } » { FORM($place, "in") }.
counsel-lady-lets-in = Elle n'arrête alors plus « { $card } ».
counsel-lady-home = Une fois déposée là, la carte « { $card } » est secourue.
counsel-lady-relieves = Elle peut retirer « { $card } » de { LE($place) }, qui déborde au prochain tour.
counsel-lady-fetches = { CAP(FORM($place, "in")) }, elle peut emmener « { $card } ».
counsel-lady-stops-nobody = Dans les airs, elle n'arrête pas le Hood, qui appelle { FORM($place, "in") }.
counsel-escort-hides = « { $card } » ne peut alors plus influencer ce Civil.
counsel-lady-rescues = Déposée sur l'île des Tracy, la carte « { $card } » est secourue.
counsel-fills = { CAP(LE($place)) } a alors { $count } cartes.
counsel-not-home = « { $card } » pourrait être secouru ici.
counsel-leaves-cards = { $count ->
    [0] { CAP(LE($place)) } est alors vide.
    [one] { CAP(LE($place)) } n'a alors plus qu'une carte.
   *[other] { CAP(LE($place)) } n'a alors plus que { $count } cartes.
}
counsel-stores-nothing = Rien n'est stocké pour qui doit encore agir { FORM($place, "in") }.
counsel-leaves-dice = { $count ->
    [0] Il ne reste alors aucun dé { $colour } pour les autres.
    [one] Il reste alors un dé { $colour } pour les autres.
   *[other] Il reste alors { $count } dés { $colour } pour les autres.
}
counsel-good-pods = Chaque Pod disponible a quelque part au moins { $percent } % de chances.
counsel-goes-under = { CAP(LE($place)) } est vide : « { $card } » va sous la pioche, et une Catastrophe prend sa place.
counsel-guarded = { $count ->
    [one] { CAP(FORM($place, "in")) }, « { $card } » rentre avec « { $guard } », qui demande un symbole.
   *[other] { CAP(FORM($place, "in")) }, « { $card } » rentre avec « { $guard } », qui demande { $count } symboles.
}
counsel-ready = Déjà { FORM($place, "in") }, { LE($vehicle) } permet d'y défausser « { $card } » dans { $percent } % des cas.
counsel-air-fetches = Par les airs, elle peut aller chercher « { $card } » { FORM($place, "in") } au prochain tour.
counsel-air-home = Par les airs, elle peut ramener « { $card } » au prochain tour.

# L'enjeu du dernier pas

stake-chain = { $place } : si rien n'y est résolu, le prochain appel la rompt.

# Le premier et le dernier acte

opening-calls = Les premiers appels
opening-goal = { $level } : répondez à tous les appels, et ne laissez aucune chaîne trop s'allonger.
finale-answered = Répondu
finale-saved = { $count ->
    [0] Le dernier appel a reçu sa réponse.
    [1] Le dernier appel a reçu sa réponse. 1 Civil est sauf.
   *[other] Le dernier appel a reçu sa réponse. { $count } Civils sont saufs.
}
finale-overflow = Un appel de trop : { $place }
