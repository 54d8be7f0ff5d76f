# Véhicules et cartes

vehicle-mole = Foreuse
vehicle-firefly = Bulldozer
vehicle-fire-tender = Fourgon-pompe
vehicle-excavator = Excavatrice
vehicle-mobile-crane = Grue Mobile
vehicle-recovery-vehicle = Extracteur
vehicle-domo = DOMO
vehicle-laser-cutter = Coupe-Laser
vehicle-transmitter-truck = Transmetteur
vehicle-booster-mortar = Mortier propulseur
vehicle-monobrake = Monofrein
vehicle-elevator-cars = Élévateur
vehicle-jet-air-transporter = Transporteur à jet d'air
vehicle-neutraliser-tractor = Tracteur neutraliseur
vehicle-magnetic-grabs = Grappins magnétiques
vehicle-sealing-device = Obturateur

card-d-f01 = Incendie à la raffinerie
card-d-f02 = Gratte-ciel en flammes
card-d-f03 = Tempête de feu en forêt
card-d-f04 = Plate-forme pétrolière en feu
card-d-f05 = Feu de hangar
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
card-d-h06 = Brèche au laboratoire
card-d-h07 = Câbles haute tension au sol
card-d-h08 = Train de déchets toxiques
card-d-h09 = Missile égaré
card-d-h10 = Fumées volcaniques
card-d-w01 = Ferry en perdition
card-d-w02 = Métro inondé
card-d-w03 = Raz-de-marée
card-d-w04 = Sous-marin au fond
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

place-island = l'île Tracy
place-1 = la chaîne 1
place-2 = la chaîne 2
place-3 = la chaîne 3
place-4 = la chaîne 4
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
level-challenging = exigeant
level-very-tough = très difficile
option-level = Niveau de difficulté
option-level-introductory = Découverte
option-level-standard = Standard
option-level-challenging = Difficile
option-level-very-tough = Très difficile
option-advanced = Cartes avancées
option-advanced-usual = selon le niveau

# Ce qui est demandé

prompt-relay = { $left ->
    [one] Relais : Thunderbird 5 peut échanger deux appels, ou laisser répondre.
   *[other] Relais : jusqu'à { $left } échanges de deux appels, puis on y répond.
}
prompt-dispatch = Envoi : affectez les pilotes, chargez Thunderbird 2, décollez.
prompt-rescue-phase = Qui intervient ?
prompt-prepare = Avant le jet : utilisez le talent du pilote, ou lancez.
prompt-after-roll = Quelles Catastrophes sont défaussées ensemble, et que stocke-t-on ?
prompt-spend-stored = Quels symboles stockés sont utilisés ?
prompt-store-symbols = Quel symbole stocké est abandonné pour faire de la place ?
prompt-medic = Le soignant vous aide : remettre un pilote face visible ?
prompt-mechanic = Le mécanicien vous aide : défaussez des Pods, puis trois seront de nouveau visibles.
prompt-witness = Le témoin vous aide : échanger deux appels ?
prompt-expert = L'expert vous aide : stocker un symbole sur un véhicule placé à une chaîne ?
prompt-lady-moves = Lady Penelope : se déplacer, ou retourner sa carte ?
prompt-lady-escorts = Lady Penelope : escorter un Civil ?

# Choix

action-shuffle = Mélanger la pioche Urgence
action-shuffle-pods = Mélanger la pioche Pod
action-dice = Obtenir { $symbols }
action-exchange = Échanger les appels des rangées { $slot } et { $other }
action-answer = Répondre aux appels
action-board = Affecter { $pilot } à { $vehicle }
action-leave = Relever { $pilot } de son poste
action-load = Charger { $vehicle } avec { $pilot }
action-unload = Décharger { $vehicle }
action-fly = Envoyer { $vehicle } vers { $place }
action-collect = Reprendre le véhicule isolé dans Thunderbird 2, en route vers { $place }
action-replace = Laisser Brains remplacer { $vehicle }
action-end-dispatch = Passer aux sauvetages
action-rescue = Intervenir avec { $vehicle }
action-rescue-with = Intervenir avec Thunderbird 2 et un dé { $colour }
action-neutralise = Libérer { $card } de l'influence du Hood
action-end-rescues = Passer à Lady Penelope
action-add-die = Ajouter un dé { $colour }
action-recolour = Remplacer un dé { $colour } par un dé { $into }
action-roll = Lancer les dés
action-reroll = Scott : relancer { $dice }
action-turn = Virgil : tourner le dé { $die } sur { $symbol }
action-late-die = John : lancer un dé { $colour } de plus
action-discard = { $positions_id ->
    [none] Ne rien défausser
   *[other] Défausser { $positions }
}
action-keep = { $positions_id ->
    [none] Ne rien défausser, stocker { $symbols }
   *[other] Défausser { $positions }, stocker { $symbols }
}
action-spend = Utiliser, parmi les symboles stockés : { $symbols }
action-drop = Abandonner { $symbol }
action-turn-up = Remettre { $pilot } face visible
action-scrap = Défausser { $vehicle }
action-place = Stocker { $symbol } sur { $vehicle }
action-done = C'est assez
action-go = Aller vers { $place }
action-flip = Retourner sa carte
action-stay = Rester
action-escort = Emmener { $card }
action-set-down = Déposer son Civil
action-pass = Pas d'escorte

# Ce qui s'est passé

event-deck-shuffled = { $count ->
    [0] La pioche Urgence est mélangée, sans carte avancée.
    [one] La pioche Urgence est mélangée avec une carte avancée ; { $left } quittent la partie sans être vues.
   *[other] La pioche Urgence est mélangée avec { $count } cartes avancées ; { $left } quittent la partie sans être vues.
}
event-shuffled-again = La pioche Urgence est mélangée de nouveau.
event-advanced-on-top = La prochaine carte de la pioche Urgence est une carte avancée.
event-begins = « { $card } » ouvre { $place }.
event-pods-shuffled = La pioche Pod est mélangée.
event-pod-dealt = Pod disponible : { $vehicle }.
event-pod-scrapped = Pod défaussé : { $vehicle }.
event-turn-begins = Tour { $count }.
event-exchanged = Les appels des rangées { $slot } et { $other } changent de place.
event-answered = « { $card } » rejoint { $place }.
event-gone = « { $card } » : personne sur place ({ $place }), l'appel reste sans suite.
event-neutralised = Lady Penelope neutralise « { $card } » ({ $place }).
event-influenced = Le Hood influence « { $card } » ({ $place }).
event-reinforced = Le Hood amène « { $card } » ({ $place }).
event-spied = L'espion du Hood coûte un Pod : { $vehicle }.
event-tampered = Le Hood a trafiqué les commandes ({ $place }) : les pilotes y sont face cachée, les symboles stockés perdus.
event-dealt = Nouvel appel, rangée { $slot } : « { $card } ».
event-last-turn = La pioche Urgence est vide : c'est le dernier tour.
event-boards = { $pilot } monte à bord { DE($vehicle) }.
event-leaves = { $pilot } quitte { $vehicle }.
event-loaded = { $vehicle } est chargé, avec { $pilot }.
event-unloaded = { $vehicle } est déchargé.
event-flies = { $vehicle }, avec { $pilot }, part vers { $place }.
event-collected = { $vehicle } revient en soute.
event-stored-lost = { $vehicle } perd ce qui était stocké : { $symbols }.
event-rescue-begins = { $vehicle }, avec { $pilot }, intervient ({ $place }).
event-die-added = { $pilot } ajoute un dé { $colour }.
event-recoloured = { $pilot } remplace un dé { $colour } par un dé { $into }.
event-rolled = { $vehicle } obtient { $symbols }.
event-rerolls = { $pilot } fait relancer les dés { $dice }.
event-turned = { $pilot } tourne le dé { $die } sur { $symbol }.
event-laid = « { $card } » est défaussée avec { $symbols }.
event-nothing-discarded = { $vehicle } ne défausse rien.
event-rescued = « { $card } » : secours réussi !
event-rescued-influenced = « { $card } » : secours réussi, malgré l'influence du Hood.
event-stored = { $vehicle } stocke { $symbols }.
event-dropped = { $vehicle } abandonne { $symbol }.
event-freed = { $vehicle } libère « { $card } » de l'influence du Hood.
event-turned-up = { $pilot } est de nouveau face visible.
event-placed = { $vehicle } stocke { $symbol }.
event-lady-goes = Lady Penelope va vers { $place }.
event-lady-flips-air = Lady Penelope passe en mode Air ({ $place }).
event-lady-flips-road = Lady Penelope passe en mode Route ({ $place }).
event-escorted = Lady Penelope emmène « { $card } ».
event-set-down = Lady Penelope dépose « { $card } » ({ $place }).
event-overflow = « { $card } » fait déborder { $place } : la mission a échoué.
event-answered-all = Tous les appels ont reçu une réponse, en { $count } tours.

# Comment la partie s'est terminée

outcome-failed = Mission échouée, avec { $score } points.
outcome-trainee = Tous les appels ont reçu une réponse : { $score } points, stagiaire.
outcome-agent = Tous les appels ont reçu une réponse : { $score } points, agent de terrain.
outcome-pilot = Tous les appels ont reçu une réponse : { $score } points, pilote.
outcome-commander = Tous les appels ont reçu une réponse : { $score } points, commandant.
outcome-legend = Tous les appels ont reçu une réponse : { $score } points, une légende de la Sécurité internationale !
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
report-overflow = Décisif : « { $card } » a fait déborder { $place } au tour { $count }, avec encore { $left } cartes dans la pioche.
report-best = { $vehicle } a le plus défaussé : { $count } { $count ->
    [one] Catastrophe
   *[other] Catastrophes
}.
report-neutralised = { $count ->
    [one] Lady Penelope a arrêté le Hood une fois.
   *[other] Lady Penelope a arrêté le Hood { $count } fois.
}
report-reinforced = { $count ->
    [one] Le Hood a amené une carte de plus à une chaîne.
   *[other] Le Hood a amené { $count } cartes de plus aux chaînes.
}

# Ce qui est sur la table

lady = Lady Penelope
side-road = par la route
side-air = par les airs
note-lady-road = Par la route elle gagne une chaîne voisine, et les cartes Hood sont sans effet là où elle est.
note-lady-air = Par les airs elle va partout, même à l'île Tracy, mais n'arrête pas le Hood.
note-tb1 = { $dice } ; stocke { $count } symbole. Vole partout.
note-tb2 = { $dice } et un dé rouge, orange ou vert ; stocke { $count } symboles. Transporte Thunderbird 4 ou deux Pods, d'une chaîne à sa voisine, ou depuis et vers l'île Tracy.
note-tb3 = { $dice } ; stocke { $count } symbole. Vole partout ; l'équipage de Thunderbird 5 ne change que s'il est à l'île Tracy.
note-tb4 = { $dice } ; stocke { $count } symbole. Voyage dans la soute de Thunderbird 2, qu'il remplit.
note-tb5 = Ne bouge jamais. Avec un pilote à bord, on peut échanger des appels avant d'y répondre.
note-pod = { $dice } ; stocke { $count ->
    [one] { $count } symbole
   *[other] { $count } symboles
}.
skill-scott = Scott : une fois par tour, des dés d'un jet fait à sa chaîne sont relancés.
skill-virgil = Virgil : une fois par tour, après son propre jet, un dé est tourné sur la face voulue.
skill-alan = Alan : une fois par tour, un dé violet de plus pour son propre jet.
skill-gordon = Gordon : une fois par tour, un dé bleu de plus pour son propre jet.
skill-john = John : dans Thunderbird 5, deux échanges d'appels au lieu d'un ; ailleurs, une fois par tour, un dé de plus après son propre jet.
skill-brains = Brains : au laboratoire, il remplace un Pod par tour ; ailleurs, une fois par tour, il change la couleur de dés avant son propre jet.
badge-turn = tour { $count }
badge-last-turn = dernier tour
badge-level = { $level }, { $count ->
    [one] { $count } carte avancée
   *[other] { $count } cartes avancées
}
badge-loaded = en soute
badge-stored = { $symbol }
badge-moved = s'est déplacé
badge-rescuing = intervient
badge-face-down = face cachée
badge-acted = est intervenu
badge-laboratory = au laboratoire
phase-setup = mise en place
phase-call = appels
phase-dispatch = envoi
phase-rescue = sauvetages
phase-lady = Lady Penelope
phase-over = partie terminée
danger-full = Pleine : une carte de plus serait de trop.
danger-risk = Pleine, et le Hood peut amener une carte de plus !
danger-danger = Cette chaîne déborde avec les prochains appels !
zone-chain = Chaîne { $place_id }
zone-chain-full = Chaîne { $place_id } : pleine
zone-chain-risk = Chaîne { $place_id } : pleine, et le Hood appelle
zone-chain-danger = Chaîne { $place_id } : va déborder !
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
field-now = ✓ { $symbols }
field-set = ○ { $symbols }
field-influences = { $count ->
    [one] influence un Civil
   *[other] influence { $count } Civils
}
field-dice = { $dice }
field-storage = { $count ->
    [one] stocke { $count } symbole
   *[other] stocke { $count } symboles
}
keyword-sealed = scellée : aucun joker
keyword-unstable = instable : une intervention qui ne défausse rien fait perdre les symboles stockés ici
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
trait-transmitter = un relais de plus tant qu'il est à une chaîne
trait-self-propelled = gagne seul une chaîne voisine
trait-neutraliser = peut ôter une influence au lieu de lancer
threat-joins = rejoint la chaîne
threat-overflows = fait déborder la chaîne !
threat-comes-home = sera ramené sain et sauf
threat-is-gone = il n'y a personne sur place
threat-is-neutralised = Lady Penelope l'arrêtera
threat-influences = influence un Civil
threat-influences-reinforces = influence un Civil et amène une carte de plus
threat-reinforces = amène une carte de plus
threat-spies = coûte un Pod
threat-tampers = trafique les commandes
percent = { $percent } %
hint-overflow = déborde !
chance = { $vehicle } { $percent } %
chance-with = { $vehicle } ({ $colour }) { $percent } %
note-chances = Chance d'un jet, sans talent : { $chances }.
meter-score = Score
meter-dice = Dés : { $colour }
die-of = dé { $die }, { $colour }
die-kept = stocké
die-laid = posé sur « { $card } »
die-wild = compte comme n'importe quel symbole

# Pourquoi pas

reason-relay-first = D'abord le relais : échangez des appels, ou laissez répondre.
reason-lower-first = Nommez d'abord la rangée du haut ; une rangée ne s'échange pas avec elle-même.
reason-both-empty = Les deux rangées sont vides.
reason-not-in-dispatch = Cela n'appartient pas à la phase d'envoi.
reason-not-in-rescues = Cela n'appartient pas à la phase de sauvetage.
reason-never-moves = { $vehicle } ne se déplace jamais.
reason-no-pilot = { $vehicle } n'a pas de pilote.
reason-is-carried = { $vehicle } ne se déplace que dans la soute de Thunderbird 2.
reason-moved-already = { $vehicle } s'est déjà déplacé ce tour-ci.
reason-there-already = { $vehicle } y est déjà.
reason-not-adjacent = { $vehicle } ne peut pas gagner { $place } en un déplacement.
reason-nothing-to-collect = Aucun véhicule à côté de Thunderbird 2 ne peut revenir dans sa soute.
reason-load-instead = { $vehicle } reçoit son pilote quand on le charge.
reason-unload-instead = { $vehicle } est chargé : { $pilot } en descend quand on le décharge.
reason-is-aboard = { $pilot } est à bord { DE($vehicle) }.
reason-has-a-pilot = { $vehicle } a déjà un pilote : { $pilot }.
reason-shuttle-away = L'équipage de Thunderbird 5 ne change que si { $vehicle } est à l'île Tracy.
reason-not-at-island = { $vehicle } n'est pas à l'île Tracy.
reason-is-free = { $pilot } n'est à bord de rien.
reason-has-left = { $vehicle } est en route avec Thunderbird 2.
reason-not-loaded = { $vehicle } n'est pas chargé.
reason-flies-by-itself = { $vehicle } ne se transporte pas dans Thunderbird 2.
reason-loaded-already = { $vehicle } est déjà chargé.
reason-not-face-up = { $vehicle } n'est pas parmi les Pods visibles.
reason-transporter-away = Thunderbird 2 n'est pas à l'île Tracy.
reason-hold-full = { $count ->
    [0] La soute est pleine.
   *[other] { $vehicle } demande plus de place que la soute n'en a.
}
reason-laboratory-empty = Brains n'est pas au laboratoire.
reason-replaced-already = Un Pod a déjà été remplacé ce tour-ci.
reason-not-its-colour = { $vehicle } ne choisit pas cette couleur : { $colour }.
reason-colour-stored = Il ne reste pas de dé { $colour } dans la réserve.
reason-choose-colour = Choisissez la couleur du troisième dé { DE($vehicle) }.
reason-never-rolls = { $vehicle } ne lance pas de dés.
reason-unmanned = { $vehicle } n'a pas de pilote.
reason-not-at-a-chain = { $vehicle } est à l'île Tracy.
reason-no-disaster = Il n'y a pas de Catastrophe là où se trouve { $vehicle }.
reason-acted-already = { $pilot } est déjà intervenu.
reason-not-influenced-here = « { $card } » n'est pas un Civil influencé là où se trouve le tracteur.
reason-no-tractor = Le Tracteur neutraliseur n'est à aucune chaîne.
reason-not-that-colour = { $pilot } ajoute un dé { $colour }, une fois par tour, s'il en reste.
reason-no-such-skill = { $pilot } n'a pas ce talent.
reason-no-such-swap = Aucun dé { $colour } ne peut être remplacé par un dé { $into }.
reason-roll-first = Lancez d'abord les dés.
reason-rolled-already = Les dés sont déjà lancés.
reason-rescue-under-way = { $vehicle } intervient : réglez d'abord son jet.
reason-other-dice = De dés pareils, nommez le premier ; et au moins un.
reason-no-reroll = Scott n'est pas là, ou il est face cachée.
reason-face-down = { $pilot } est face cachée jusqu'au prochain tour.
reason-no-such-face = Ce dé n'a pas cette face, la montre déjà, ou un dé pareil le précède.
reason-no-such-die-left = Il ne reste pas de tel dé dans la réserve.
reason-no-such-position = { $count ->
    [one] La chaîne a une carte.
   *[other] La chaîne a { $count } cartes.
}
reason-is-civilian = « { $card } » est un Civil : il est secouru avec la Catastrophe à sa gauche.
reason-is-blocked = « { $card } » bloque : ce qui est à sa droite ne part qu'avec elle.
reason-sealed = « { $card } » est scellée et refuse les jokers : il faudrait { $symbols }.
reason-guards-influenced = « { $card } » garde un Civil influencé et refuse les jokers : il faudrait { $symbols }.
reason-not-covered = Les symboles ne suffisent pas. Sans les jokers, il manque : { $symbols }.
reason-wild-not-stored = Un joker ne se stocke pas.
reason-not-rolled = Pas obtenu assez souvent : { $symbol }.
reason-useless = Rien dans la chaîne ne demande { $symbol } : ce symbole ne se stocke pas.
reason-too-many = Symboles { QUE($vehicle) } peut stocker : { $count }.
reason-unstable = La chaîne est instable : une intervention qui ne défausse rien ne stocke rien.
reason-stored-already = { $vehicle } n'y gagnerait rien : { $symbols }.
reason-spend-first = Choisissez d'abord les symboles stockés à utiliser.
reason-not-stored = Ce symbole n'est pas stocké : { $symbol }.
reason-drop-first = Choisissez d'abord le symbole à abandonner.
reason-reward-first = Prenez d'abord la récompense, ou refusez-la.
reason-is-face-up = { $pilot } est face visible.
reason-not-at-chain = { $vehicle } n'est à aucune chaîne.
reason-no-room = { $vehicle } n'a pas de place pour stocker { $symbol }.
reason-move-first = D'abord elle se déplace, se retourne ou reste.
reason-moved-past = Son déplacement est passé.
reason-ladys-phase = C'est la phase de Lady Penelope.
reason-lady-there = Elle y est déjà.
reason-no-road-from-island = Aucune route ne part de l'île Tracy : retournez sa carte, et volez au tour suivant.
reason-no-road-to-island = Aucune route ne mène à l'île Tracy.
reason-road-too-far = Par la route elle ne gagne qu'une chaîne voisine, pas { $place }.
reason-has-a-civilian = Elle a déjà un Civil avec elle : « { $card } ».
reason-not-here = « { $card } » n'est pas un Civil de sa chaîne.
reason-not-to-escort = { $panics ->
    [true] « { $card } » panique : escorte impossible.
   *[false] « { $card } » est sous l'influence du Hood.
}
reason-nobody-escorted = Elle n'a pas de Civil avec elle.
reason-chain-full = La chaîne est pleine.
reason-chain-empty = Un Civil ne peut pas ouvrir une chaîne.
