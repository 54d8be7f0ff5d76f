## Régions, Thunderbirds, personnages et cartes

region-europe = Europe
    .article = la
    .in = en Europe
region-asia = Asie
    .article = la
    .in = en Asie
region-africa = Afrique
    .article = la
    .in = en Afrique
region-north-america = Amérique du Nord
    .article = la
    .in = en Amérique du Nord
region-south-america = Amérique du Sud
    .article = la
    .in = en Amérique du Sud
region-australia = Australie
    .article = la
    .in = en Australie
region-indian-ocean = Océan Indien
    .noun = océan Indien
    .article = le
    .in = dans l'océan Indien
region-north-pacific = Pacifique Nord
    .article = le
    .in = dans le Pacifique Nord
region-south-pacific = Pacifique Sud (île des Tracy)
    .noun = Pacifique Sud
    .article = le
    .in = dans le Pacifique Sud
region-north-atlantic = Atlantique Nord
    .article = le
    .in = dans l'Atlantique Nord
region-south-atlantic = Atlantique Sud
    .article = le
    .in = dans l'Atlantique Sud
region-geostationary-orbit = Orbite géostationnaire
    .noun = orbite géostationnaire
    .article = la
    .in = en orbite géostationnaire
region-moon = Lune
    .article = la
    .in = sur la Lune
region-mars = Mars
    .in = sur Mars
region-asteroid-belt = Ceinture d'astéroïdes
    .noun = ceinture d'astéroïdes
    .article = la
    .in = dans la ceinture d'astéroïdes
region-venus = Vénus
    .in = sur Vénus
region-mercury = Mercure
    .in = sur Mercure
region-sun = Soleil
    .article = le
    .in = dans la région du Soleil
asset-tb1 = Thunderbird 1
asset-tb2 = Thunderbird 2
asset-tb3 = Thunderbird 3
asset-tb4 = Thunderbird 4
asset-tb5 = Thunderbird 5
asset-fab1 = FAB 1
asset-mole = Foreuse
    .article = la
asset-firefly = Bulldozer
    .article = le
asset-laser-cutter = Coupe-Laser
    .article = le
asset-recovery-vehicles = Extracteur
    .article = le
asset-domo = DOMO
    .article = le
asset-elevator-cars = Élévateur
    .article = le
asset-excavator = Excavatrice
    .article = la
asset-thunderizer = Thunderizer
    .article = le
asset-transmitter-truck = Transmetteur
    .article = le
asset-mobile-crane = Grue Mobile
    .article = la
asset-scott = Scott
asset-virgil = Virgil
asset-alan = Alan
asset-gordon = Gordon
asset-john = John
asset-lady-penelope = Lady Penelope
    .gender = f
disaster-trapped-in-the-sky = Prisonniers du ciel
disaster-pit-of-peril = Le Gouffre du péril
disaster-city-of-fire = La Cité en feu
disaster-sun-probe = Vers le Soleil
disaster-uninvited = Les Indésirables
disaster-mighty-atom = La Centrale d'Assouan
disaster-operation-crash-dive = Opération plongée
disaster-martian-invasion = L'Invasion martienne
disaster-perils-of-penelope = Les Périls de Pénélope
disaster-terror-in-new-york-city = Terreur à New York
disaster-end-of-the-road = Le Bout de la route
disaster-day-of-disaster = Jour de désastre
disaster-edge-of-impact = Au bord de l'impact
disaster-desperate-intruder = L'Intrus
disaster-30-minutes-after-noon = Midi trente
disaster-imposters = Les Imposteurs
disaster-danger-at-ocean-deep = Danger en eaux profondes
disaster-duchess-assignment = Mission Duchesse
disaster-attack-of-the-alligators = L'Attaque des alligators
disaster-cham-cham = Le Cham-Cham
disaster-atlantic-inferno = L'Enfer atlantique
disaster-path-of-destruction = Le Chemin de la destruction
disaster-ricochet = Ricochet
disaster-signal-from-sigma = Signal de Sigma
disaster-moon-mine-menace = La Menace des mines lunaires
disaster-towering-ocean = L'Océan dressé
disaster-rockquake = Séisme !
disaster-flight-path-to-fear = Couloir de la peur
disaster-sunrise-on-mars = Aube sur Mars
disaster-bound-for-venus = Cap sur Vénus
disaster-target-tiger-one = Objectif Tiger One
disaster-bolt-from-the-blue = Coup de tonnerre
disaster-longest-day = Le Plus Long Jour
disaster-they-call-him-mr-x = On l'appelle M. X
disaster-vault-of-death = Le Coffre de la mort
disaster-move-and-youre-dead = Un geste et vous êtes mort
disaster-brink-of-disaster = Au bord du désastre
disaster-cry-wolf = Au loup !
disaster-alias-mr-hackenbacker = Alias M. Hackenbacker
scheme-veil-of-fear = Voile de Peur
scheme-stolen-blueprints = Les Plans volés
scheme-temple-of-lies = Le Temple des mensonges
scheme-phantom-signal = Signal fantôme
scheme-counterfeit-crew = Le Faux Équipage
scheme-submarine-pirate = Le Pirate sous-marin
scheme-fireflash-ransom = La Rançon du Fireflash
scheme-plutonium-market = Le Marché du plutonium
scheme-puppet-general = Le Général pantin
scheme-silent-broadcast = L'Émission muette
scheme-weather-engine = La Machine à tempêtes
scheme-fault-line = La Ligne de faille
scheme-desert-fortress = La Forteresse du désert
scheme-hijack-at-sea = Détournement en mer
scheme-eye-of-the-idol = L'Œil de l'idole
scheme-sun-mirror = Le Miroir solaire
scheme-tracy-island-unmasked = L'Île des Tracy démasquée
scheme-world-blackout = Panne mondiale
scheme-day-of-the-hood = Le Jour du Hood
scheme-army-of-shadows = L'Armée des ombres
trouble-hood-interferes = Le Hood s'en mêle
trouble-explosion-on-tracy-island = Explosion sur l'île
trouble-pod-hydraulics-sabotaged = Nacelle sabotée
trouble-attack-of-the-zombites = L'Attaque des Zombites
trouble-accidental-injury = Blessure
trouble-rocket-malfunction = Panne de fusée
trouble-kyrano-kyrano = Kyrano... Kyrano !!
trouble-emergency-comms-interrupted = Communications coupées
trouble-hoods-hypnotic-eyes = Le Regard hypnotique
trouble-usn-sentinel-missile-strike = Missiles du Sentinel
trouble-master-of-disguise = Maître du déguisement
trouble-icelandic-volcano-eruption = Éruption en Islande
card-personal-hoverjet = Aéroglisseur individuel
card-underwater-sealing-unit = Scellement sous-marin
card-remote-control-hover-camera = Caméra volante
card-astronaut-spacewalk = Sortie dans l'espace
card-help-from-braman = L'Aide de Braman
card-automatic-camera-detector = Détecteur de caméras
card-holiday-in-bonga-bonga = Vacances à Bonga Bonga
card-air-sea-rescue-centre = Centre de secours air-mer
card-mobile-command-unit = Poste de commandement mobile
card-jeffs-orders = Les Ordres de Jeff
card-grandmas-cooking = La Cuisine de grand-mère
card-sir-jeremy-hodge = Sir Jeremy Hodge
card-experimental-fuel = Carburant expérimental
card-fab-1-hydrofoils = Hydroptères de FAB 1
card-tracy-brothers-portraits = Les Portraits des frères
card-powder-compact-radio = Le Poudrier radio
card-long-range-walkie-talkies = Talkies-walkies longue portée
card-agent-47-jeremiah-tuttle = Agent 47, Jeremiah Tuttle
disaster-hood = Le Hood avance
token-teamwork = Coopération
token-intelligence = Intelligence
token-determination = Détermination
token-logistics = Logistique
token-technology = Technologie
token-any = un jeton au choix
type-land = terre
    .adjective = terrestre
type-sea = mer
    .adjective = maritime
type-air = air
    .adjective = aérien
type-space = espace
    .adjective = spatial

## Ce qu'ils font

ability-scott = Bonus de Sauvetage : +2 dans les airs. À bord de Thunderbird 1 : à chaque tour de Scott, un Mouvement de ce Thunderbird ne coûte pas d'action.
ability-virgil = Bonus de Sauvetage : +2 sur terre. À bord de Thunderbird 2 : au tour de Virgil, il se déplace de 3 régions au plus.
ability-alan = Bonus de Sauvetage : +2 dans l'espace. À bord de Thunderbird 3, dans l'espace : une fois par tour, Alan peut dépenser une action pour prendre un jeton Technologie ou Intelligence.
ability-gordon = Bonus de Sauvetage : +3 en mer. À bord de Thunderbird 4 : une fois par tour, Gordon relance gratuitement un dé de son propre Sauvetage.
ability-john = Bonus de Sauvetage : +2 dans l'espace. À bord de Thunderbird 5 : une face Hood est ignorée à chaque Sauvetage, quel que soit le joueur.
ability-lady-penelope = Aucun bonus de Sauvetage. À bord de FAB 1 : la première Planification de chaque tour de Lady Penelope ne fait pas avancer le Hood.
note-card-add = Pendant un Sauvetage { FORM($type, "adjective") } : +{ $amount }.
note-card-turn-die = Pendant un Sauvetage, après le lancer : tournez un dé sur 5.
note-card-stop-hood = Quand un Sauvetage se termine avec des faces Hood : elles ne font pas avancer le Hood.
note-card-skip-draw = Après la phase Actions : aucune carte Catastrophe n'est piochée pendant ce tour.
note-card-discard = Défaussez une catastrophe ({ OU($types) }), sans récompense.
note-card-extra-action =
    { $amount ->
        [one] Le joueur actif reçoit une action supplémentaire.
       *[other] Le joueur actif reçoit { $amount } actions supplémentaires.
    }
note-card-order = Un joueur dont ce n'est pas le tour peut réaliser aussitôt une action.
note-card-serve = Un joueur prend ces jetons : { ET($tokens) }.
note-card-take =
    { $amount ->
        [one] Prenez un jeton de votre choix.
       *[other] Prenez { $amount } jetons de votre choix.
    }
note-card-fuel = À votre tour : la vitesse maximale est doublée pour votre prochain Mouvement.
note-card-sail = FAB 1 se rend dans n'importe quelle région de la Terre, avec tous ses passagers.
note-card-bring = Un personnage prend place sur un siège libre de n'importe quel Thunderbird, où qu'il soit.
note-card-exchange = Un joueur donne des jetons à un autre, où qu'ils soient.
note-card-pay-afar = Au moment de déjouer un Plan : un joueur défausse ses jetons depuis n'importe quelle région.
note-card-look = Regardez les { $amount } premières cartes de la pioche Catastrophe et replacez-les dans l'ordre de votre choix.
note-trouble-penalty =
    { $until ->
        [scheme] Chaque Sauvetage subit un malus de { $amount } jusqu'à ce que le prochain Plan soit déjoué.
       *[rescue] Chaque Sauvetage subit un malus de { $amount } jusqu'à ce que l'un d'eux réussisse.
    }
note-trouble-slow =
    { $until ->
        [rescue] La vitesse maximale de { $machine } est de 1 jusqu'à ce qu'un Sauvetage réussisse.
        [scheme] La vitesse maximale de { $machine } est de 1 jusqu'à ce que le prochain Plan soit déjoué.
       *[repair] La vitesse maximale de { $machine } est de 1 jusqu'à sa Réparation.
    }
note-trouble-jam =
    { $until ->
        [rescue] Thunderbird 2 ne peut ni charger ni décharger jusqu'à ce qu'un Sauvetage réussisse.
        [scheme] Thunderbird 2 ne peut ni charger ni décharger jusqu'à ce que le prochain Plan soit déjoué.
       *[repair] Thunderbird 2 ne peut ni charger ni décharger jusqu'à sa Réparation.
    }
note-trouble-close =
    { $until ->
        [rescue] Ces frontières sont fermées jusqu'à ce qu'un Sauvetage réussisse : { $borders }.
       *[scheme] Ces frontières sont fermées jusqu'à ce que le prochain Plan soit déjoué : { $borders }.
    }
note-trouble-wreck = Les engins spécialisés qui ne sont pas chargés et se trouvent sur l'île des Tracy retournent dans le carnet de Brains.
note-trouble-injure = Le joueur suivant a une action de moins à son prochain tour.
note-trouble-lose-tokens = Chaque joueur défausse un jeton.
note-trouble-lose-cards = Chaque joueur défausse une carte F.A.B.
note-trouble-interrupt = Ni carte F.A.B. ni action Scanner jusqu'à la fin du tour du joueur suivant.
note-trouble-advance =
    { $amount ->
        [one] Le Hood avance encore d'une case.
       *[other] Le Hood avance encore de { $amount } cases.
    }
border = { $one } – { $other }
hint-hood-advances = le Hood avance
hint-hood-stays = le Hood reste
note-machine =
    { $room ->
        [one] Vitesse maximale : { $speed } ; un siège.
       *[other] Vitesse maximale : { $speed } ; { $room } sièges.
    }

## Ce que l'on peut faire

action-move = Mouvement vers { LE($region) }
action-rescue = Sauvetage : { $disaster }
action-plan = Planification : piocher une carte F.A.B.
action-scan = Scanner : reculer « { $disaster } » d'un emplacement
action-repair = Réparation : mettre fin à « { $event } »
action-gather = Alan : prendre un jeton { $token }
action-transfer = Transférer { $character } à bord de { $machine }
action-swap = Échanger les sièges : { $character } et { $partner }
action-load = Charger { LE($asset) } dans Thunderbird 2
action-unload = Décharger { LE($asset) } de Thunderbird 2
action-foil = Déjouer le Plan
action-foil-with = Déjouer le Plan, { $character } payant à distance
action-spend =
    { $token_id ->
        [determination] { $character } : Détermination, une action supplémentaire
        [logistics] { $character } : Logistique, une carte F.A.B.
       *[other] { $character } : utiliser { $token }
    }
action-build = { $character } : Technologie, construire { LE($pod) }
action-play = Jouer « { $card } »
action-change = Remplacer { $character } par { $newcomer } (prend tout le tour)
action-stand-down = John n'ignore plus les faces Hood
action-keep-watch = John ignore de nouveau les faces Hood
action-revoke = Me redemander avant de transférer mon personnage
action-end-actions = Terminer la phase Actions
action-roll = Lancer les dés
action-reroll = Intelligence : relancer le dé { $die }
action-steady = Gordon : relancer gratuitement le dé { $die }
action-add-two = Coopération : +2
action-done = Terminé
action-allow = Accepter
action-allow-always = Accepter, et ne plus me demander ce soir
action-refuse = Refuser
action-pay = { $character } paie { $count }
action-take = Prendre un jeton { $token }
action-give-up = Défausser un jeton { $token }
action-give-up-card = Défausser « { $card } »
action-give = Donner un jeton { $token }
action-choose = { $character }
action-pick = Défausser « { $disaster } »
action-turn = Tourner le dé { $die } sur 5
action-sail = Envoyer FAB 1 vers { LE($region) }
action-bring = Amener { $character } à bord de { $machine }
action-link = { $character } donne à { $partner }
action-put-back = Carte suivante : { $draw }
action-pass = Pas maintenant
action-deal = Distribuer { $character }
action-first = { $character } commence
action-turn-up = Plan : { $scheme }
action-happen = Événement : { $event }
action-draw = Carte piochée : { $draw }
action-draw-card = Carte piochée : { $card }
action-dice = Dés : { $first } et { $second }
action-face = Dé : { $face }

## Ce qui est demandé

prompt-choose-character = Quel personnage voulez-vous jouer ?
prompt-take-turn = { $character } : jouez vos actions, ou terminez la phase Actions.
prompt-open-rescue = { $bonus ->
    [0] { $character } tente le Sauvetage « { $disaster } ». Utiliser quelque chose avant de lancer ?
   *[other] { $character } tente le Sauvetage « { $disaster } » avec un bonus de { $bonus }. Utiliser quelque chose avant de lancer ?
}
prompt-turn-die = { $character } : quel dé tournez-vous sur 5 ?
prompt-hood-faces = Des faces Hood sont visibles. Jouer une carte pour que le Hood n'avance pas ?
prompt-last-faces = Des faces Hood sont visibles. Jouer une carte pour que le Hood n'avance pas ?
prompt-before-draw = Une carte Catastrophe va être piochée. Jouer une carte F.A.B. avant ?
prompt-last-cards = Une carte Catastrophe va être piochée. Jouer une carte F.A.B. avant ?
prompt-take-reward = { $character } : quel jeton prenez-vous ?
prompt-take-gift = { $character } : quel jeton prenez-vous ?
prompt-lose-token = { $character } : quel jeton défaussez-vous ?
prompt-lose-card = { $character } : quelle carte F.A.B. défaussez-vous ?
prompt-ask-transfer = { $asker } veut transférer { $character } à bord de { $machine }. Acceptez-vous ?
prompt-ask-swap = { $asker } veut { QUE($character) } et { $partner } échangent leurs sièges. L'acceptez-vous pour { $asked } ?
prompt-propose-payment = Le Plan peut être payé de plusieurs façons. Qui paie quoi ?
prompt-confirm-payment = Le Plan va être déjoué. { $character } défausserait : { $tokens }. Êtes-vous d'accord ?
prompt-pick-disaster = { $character } : quelle catastrophe défaussez-vous ?
prompt-give-order = { $character } : qui réalise aussitôt une action ?
prompt-follow-order = { $character } peut réaliser aussitôt une action.
prompt-serve-meal = { $character } : qui prend les jetons ?
prompt-sail-fab = { $character } : où va FAB 1 ?
prompt-bring-character = { $character } : qui va à bord de quel Thunderbird ?
prompt-ask-bring = { $asker } joue une carte pour amener { $character } à bord de { $machine }. Acceptez-vous ?
prompt-link-players = { $character } : qui donne des jetons à qui ?
prompt-ask-receiver = { $character } donnerait des jetons à { $partner }. Acceptez-vous ?
prompt-ask-giver = On demande à { $character } de donner des jetons à { $partner }. Lequel d'abord ?
prompt-give-tokens = { $character } donne des jetons à { $partner }. Lequel ensuite, ou est-ce tout ?
prompt-arrange = { $character } : quelle carte replacez-vous ensuite ? La première sera piochée d'abord.
others-choose-character = Tout le monde choisit un personnage.
others-take-turn = { $character } est en action.
others-turn-die = { $character } choisit quel dé tourner sur 5.
others-take-reward = { $character } prend un jeton.
others-take-gift = { $character } prend un jeton.
others-lose-token = { $character } doit défausser un jeton.
others-lose-card = { $character } doit défausser une carte F.A.B.
others-ask-transfer = { $asker } veut transférer { $character } à bord de { $machine }, avec son accord.
others-ask-swap = { $asker } veut { QUE($character) } et { $partner } échangent leurs sièges, si { $asked } l'accepte.
others-confirm-payment = Le Plan va être déjoué. { $character } défausserait : { $tokens }.
others-pick-disaster = { $character } choisit quelle catastrophe défausser.
others-give-order = { $character } choisit qui réalise aussitôt une action.
others-serve-meal = { $character } choisit qui prend les jetons.
others-sail-fab = { $character } choisit où va FAB 1.
others-bring-character = { $character } choisit qui va à bord de quel Thunderbird.
others-ask-bring = { $asker } joue une carte pour amener { $character } à bord de { $machine }, avec son accord.
others-link-players = { $character } choisit qui donne des jetons à qui.
others-ask-receiver = { $character } donnerait des jetons à { $partner }, avec son accord.
others-ask-giver = On demande à { $character } de donner des jetons à { $partner }.
others-give-tokens = { $character } donne des jetons à { $partner }.
others-arrange = { $character } replace des cartes sur la pioche.

## Ce qui s'est passé

event-plays = { $seat } joue { $character }.
event-laid = Emplacement { $slot } : « { $draw } ».
event-scheme-turned-up = Le Plan du Hood : « { $scheme } ».
event-turn-begins = C'est au tour { DE($character) }.
event-moved = { $character } déplace { $machine } vers { LE($region) }.
event-rescue-begins = { $character } tente un Sauvetage { FORM($type, "adjective") } : « { $disaster } ».
event-rolled =
    Les dés montrent { $first ->
        [0] le Hood
       *[other] { $first }
    } et { $second ->
        [0] le Hood
       *[other] { $second }
    }.
event-rerolled =
    Le dé { $die } est relancé : { $face ->
        [0] le Hood
       *[other] { $face }
    }.
event-uses-intelligence = { $character } utilise un jeton Intelligence pour relancer un dé.
event-steadied = Gordon relance gratuitement un dé.
event-requests-card = { $character } utilise un jeton Logistique pour piocher une carte F.A.B.
event-order-declined = { $character } décline l'action.
event-two-added = { $character } utilise un jeton Coopération : +2.
event-die-turned = Le dé { $die } est tourné sur 5.
event-averted = { $character } évite la catastrophe « { $disaster } ».
event-rescue-fails = { $character } échoue avec { $score } contre { $number } : « { $disaster } ».
event-token-taken = { $character } prend un jeton { $token }.
event-token-lost = { $character } défausse un jeton { $token }.
event-token-given = { $character } donne un jeton { $token } à { $partner }.
event-card-drawn = { $character } pioche « { $card } ».
event-card-lost = { $character } défausse « { $card } ».
event-card-played = { $character } joue « { $card } ».
event-card-kept = { $character } garde « { $card } ».
event-reshuffle = La défausse F.A.B. est mélangée pour former une nouvelle pioche.
event-plans-ahead = { $character } fait une Planification.
event-repairs = { $character } fait une Réparation : « { $event } ».
event-scanned = { $character } scanne : « { $disaster } » recule à l'emplacement { $slot }.
event-transferred = { $character } passe à bord de { $machine }.
event-swapped = { $character } et { $partner } échangent leurs sièges.
event-allowed = { $character } accepte.
event-allowed-always = { $character } accepte, cette fois et les suivantes.
event-refused = { $character } refuse.
event-revoked = { $character } veut de nouveau donner son accord avant un transfert.
event-keeps-watch = John ignore de nouveau les faces Hood.
event-stands-down = John n'ignore plus les faces Hood.
event-loaded = { CAP(LE($asset)) } est chargé{ E($asset) } dans Thunderbird 2.
event-unloaded = { CAP(LE($asset)) } est déchargé{ E($asset) } { FORM($region, "in") }.
event-pressed-on = { $character } utilise un jeton Détermination : une action supplémentaire.
event-built = { $character } fait construire { LE($pod) }.
event-tokens-paid = { $character } défausse : { $tokens }.
event-scheme-defeated = Le Plan « { $scheme } » est déjoué !
event-scheme-activated = Le Hood atteint la case { $position } et met son Plan à exécution.
event-hood-advances = Le Hood avance jusqu'à la case { $position }.
event-event-happens = Événement : « { $event } ».
event-event-over = « { $event } » prend fin.
event-drawn = Carte Catastrophe piochée : « { $draw } ».
event-seen-ahead = Sur la pioche Catastrophe : « { $draw } ».
event-removed = « { $disaster } » est défaussée.
event-sailed = FAB 1 se rend { FORM($region, "in") }.
event-changed = { $newcomer } prend la place { DE($character) }.

## Pourquoi non

reason-no-action-left = Il ne reste plus d'action pour ce tour.
reason-only-active = Seul le joueur actif peut en décider : c'est au tour { DE($character) }.
reason-too-many-operations = Trente opérations de suite sans action, c'est la limite.
reason-never-moves = { $machine } ne se déplace jamais.
reason-loaded = { $machine } est dans la soute de Thunderbird 2 ; déchargez-le d'abord.
reason-there-already = { $machine } y est déjà.
reason-orange-only = { $machine } ne suit que le chemin orange, qui ne mène pas vers { LE($region) }.
reason-not-orange = { $machine } ne peut pas emprunter le chemin orange vers { LE($region) }.
reason-volcano = Un Événement ferme à { $machine } le chemin vers { LE($region) }.
reason-too-far =
    { $steps ->
        [one] { CAP(LE($region)) } est trop loin pour { $machine }, qui se déplace d'une région à la fois.
       *[other] { CAP(LE($region)) } est trop loin pour { $machine }, qui se déplace de { $steps } régions au plus.
    }
reason-not-on-track = « { $disaster } » n'est pas sur la file des Catastrophes.
reason-rescue-elsewhere = « { $disaster } » se produit { FORM($region, "in") }, et votre personnage n'y est pas.
reason-condition-missing = « { $disaster } » exige que tout ce que la carte demande soit en place.
reason-no-card-left = Il n'y a plus de carte F.A.B. à piocher.
reason-scan-elsewhere = On ne peut scanner qu'à bord de Thunderbird 5.
reason-first-slot = « { $disaster } » est déjà sur le premier emplacement.
reason-slot-taken = L'emplacement { $slot } est occupé : « { $disaster } » ne peut pas reculer.
reason-comms-interrupted = Les communications sont coupées : ni carte F.A.B., ni action Scanner.
reason-nothing-to-repair = « { $event } » ne se répare pas.
reason-not-in-force = « { $event } » n'est pas en vigueur.
reason-repair-on-the-island = Vous et { $machine } devez tous deux être sur l'île des Tracy.
reason-only-alan = Seul le joueur d'Alan peut faire cela.
reason-not-this-token = Alan peut prendre un jeton Technologie ou Intelligence, mais pas { $token }.
reason-ability-on-own-turn = Cette capacité ne s'utilise qu'au tour de son personnage.
reason-alan-in-space = Alan doit être à bord de Thunderbird 3, dans l'espace.
reason-once-a-turn = Cela ne se fait qu'une fois par tour.
reason-none-left = Il ne reste aucun jeton { $token } dans la réserve.
reason-not-in-your-region = { CAP(LE($asset)) } n'est pas dans la région de votre personnage.
reason-machine-elsewhere = { $machine } n'est pas dans la région de votre personnage.
reason-aboard-already = { $character } est déjà à bord de { $machine }.
reason-no-free-seat = { $machine } n'a pas de siège libre.
reason-same-machine = Les deux sont dans le même Thunderbird, où tous les sièges se valent.
reason-swap-other-way-round = C'est le même échange que celui { DE($character) } et { DE($partner) }.
reason-card-resolves = Une carte est en cours de résolution, et rien ne peut l'interrompre.
reason-take-first = Prenez d'abord la récompense ; rien ne peut s'intercaler.
reason-hood-faces-first = Les faces Hood sont résolues d'abord.
reason-actions-are-over = La phase Actions est terminée.
reason-propose-first = Décidez d'abord qui paie le Plan.
reason-payer-elsewhere = { $character } n'est pas { FORM($region, "in") } et ne peut pas y défausser de jeton { $token }.
reason-payer-first = Décidez d'abord combien de jetons { $token } défausse { $character }.
reason-has-only =
    { $count ->
        [0] { $character } n'a pas de jeton { $token }.
        [one] { $character } n'a qu'un jeton { $token }.
       *[other] { $character } n'a que { $count } jetons { $token }.
    }
reason-too-many-paid =
    { $count ->
        [0] Le Plan ne demande plus de jeton { $token }.
        [one] Le Plan ne demande plus qu'un jeton { $token }.
       *[other] Le Plan ne demande plus que { $count } jetons { $token }.
    }
reason-too-few-paid =
    { $count ->
        [one] Il manque un jeton { $token } : les autres ne pourraient pas payer le reste.
       *[other] Il manque { $count } jetons { $token } : les autres ne pourraient pas payer le reste.
    }
reason-answer-first = Répondez d'abord à la demande.
reason-nothing-to-revoke = Vous n'avez pas donné d'autorisation permanente.
reason-not-cargo = { CAP(LE($asset)) } n'est pas un chargement.
reason-never-loaded = { CAP(LE($asset)) } ne peut jamais être chargé{ E($asset) }.
reason-no-carrier-here = Thunderbird 2 n'est pas dans la région de votre personnage.
reason-loaded-already = { CAP(LE($asset)) } est déjà chargé{ E($asset) }.
reason-not-loaded = { CAP(LE($asset)) } n'est pas chargé{ E($asset) }.
reason-not-here = { CAP(LE($asset)) } n'est pas dans la région de Thunderbird 2.
reason-hold-full = La soute peut contenir Thunderbird 4, ou FAB 1, ou deux engins spécialisés.
reason-hold-sabotaged = La nacelle est sabotée : Thunderbird 2 ne peut ni charger ni décharger.
reason-scheme-needs = Il manque au Plan : { ET($missing) }.
missing-asset = { LE($asset) } { FORM($region, "in") }
missing-tokens =
    { $count ->
        [one] un jeton { $token } { FORM($region, "in") }
       *[other] { $count } jetons { $token } { FORM($region, "in") }
    }
reason-nobody-pays-afar = Personne n'a de carte qui permette de payer à distance.
reason-nobody-plays = Personne ne joue { $character }.
reason-no-help = Il ne servirait à rien { QUE($character) } paie à distance.
reason-not-johns-turn = Seul le joueur de John en décide, au tour de John.
reason-so-already = C'est déjà le cas.
reason-not-your-card = Vous n'avez pas « { $card } ».
reason-card-for-rescue = « { $card } » se joue pendant un Sauvetage.
reason-card-for-hood-faces = « { $card } » se joue quand un Sauvetage se termine avec des faces Hood.
reason-card-for-draw = « { $card } » se joue juste avant de piocher la carte Catastrophe.
reason-card-between-actions = « { $card } » se joue entre deux actions.
reason-rescue-settled = Le Sauvetage est terminé : « { $card } » arrive trop tard.
reason-card-for-scheme = « { $card } » se joue au moment de déjouer un Plan.
reason-card-useless = « { $card } » ne servirait à rien maintenant.
reason-wrong-type = « { $card } » n'aide pas lors d'un Sauvetage { FORM($type, "adjective") }.
reason-not-your-character = Vous ne jouez pas { $character }.
reason-name-a-pod = Indiquez l'engin spécialisé à construire.
reason-tokens-are-kept = On ne donne de jetons à d'autres joueurs que si une carte le permet.
reason-token-for-rescue = Les jetons { $token } s'utilisent après un lancer de dés.
reason-no-such-token = Vous n'avez pas de jeton { $token }.
reason-built-already = { CAP(LE($pod)) } est déjà construit{ E($pod) }.
reason-only-in-solo = On ne change de personnage qu'en solo.
reason-turn-begun = Un changement prend un tour entier, et celui-ci est déjà commencé.
reason-too-many-changes = Trois changements de suite, c'est la limite.
reason-not-in-reserve = { $character } n'est pas dans la réserve de personnages.
reason-not-on-the-island = { $character } n'est pas dans le Pacifique Sud.
reason-taken = { $character } est déjà pris{ E($character) }.
reason-rescue-under-way = Un Sauvetage est en cours : « { $disaster } ».
reason-not-your-roll = C'est { $character } qui a lancé les dés, et seul son joueur peut faire cela.
reason-rolled-already = Les dés sont déjà lancés.
reason-enough-already = Le Sauvetage est déjà réussi ; cela ne changerait rien.
reason-roll-first = Lancez d'abord les dés.
reason-not-steady = Gordon relance un dé une fois par tour, à son propre tour et à bord de Thunderbird 4.
reason-not-discardable = Cette carte ne peut pas défausser « { $disaster } ».
reason-not-off-turn = Choisissez un joueur dont ce n'est pas le tour et qui peut agir.
reason-only-an-action = La carte donne une action, mais pas d'opération.
reason-fab1-cannot-go = FAB 1 ne peut pas se rendre { FORM($region, "in") }.
reason-nothing-to-give = { $character } n'a aucun jeton à donner.
reason-passed-over = Les jetons se donnent type par type, et le tour des jetons { $token } est passé.
reason-link-to-oneself = { $character } ne peut pas se donner de jetons ; choisissez un autre joueur.
reason-not-looked-at = « { $draw } » n'est pas parmi les cartes à replacer.

## Comment cela finit

outcome-won = Les trois Plans sont déjoués : la Sécurité internationale gagne avec { $score } points.
outcome-skull = Une catastrophe a atteint la tête de mort : la partie est perdue, avec { $score } points.
outcome-scheme = Le Hood a mis un Plan à exécution : la partie est perdue, avec { $score } points.
outcome-deck = La dernière carte Catastrophe est piochée : la partie est perdue, avec { $score } points.

## Ce qui est sur la table

hangar = Hangar de l'île des Tracy
note-hangar = Les engins spécialisés y attendent Thunderbird 2.
note-hood = Avance d'une case pour chaque face Hood d'un Sauvetage, pour chaque Planification et pour certaines cartes. Un Événement atteint se produit ; un Plan atteint avant d'être déjoué fait perdre la partie.
note-hood-space = Rien ne se passe quand le Hood arrive ici.
note-space = Thunderbird 3 est la seule machine qui vole jusqu'ici.
note-pod = Donne son bonus là où il se trouve. Thunderbird 2 le transporte.
note-plan = Pas encore construit. Un jeton Technologie le construit sur l'île des Tracy.
note-slot = Chaque nouvelle Catastrophe entre à l'emplacement 1 et pousse les autres.
hood = le Hood
hood-space = case { $position } de la piste du Hood
hood-space-event = case { $position } de la piste du Hood : Événement
hood-space-scheme = case { $position } de la piste du Hood : Plan
face-down-event = un Événement, face cachée
note-face-down-event = Il se produit quand le Hood arrive ici.
scheme-level = Plan de niveau { $level }
note-scheme = Si le Hood arrive ici avant qu'il ne soit déjoué, la partie est perdue.
note-scheme-foiled = Déjoué.
note-scheme-marker = Le Plan demande quelque chose ici.
token-of = { $token } ({ $character })
note-token-teamwork = +2 à un lancer de votre propre Sauvetage.
note-token-intelligence = Relancez un dé de votre propre Sauvetage.
note-token-determination = Une action supplémentaire à votre tour.
note-token-logistics = Piochez une carte F.A.B. ; le Hood n'avance pas.
note-token-technology = Construisez un engin spécialisé du carnet de Brains.
badge-loaded = en soute
badge-turn = joue son tour
badge-token = { $number } { $token }
badge-injured = blessure : 2 actions
badge-trusts = transfert sans demander
meter-actions = Actions restantes
meter-foiled = Plans déjoués
rescue-die = dé { $number }
note-die = Faces 1 à 5, et le Hood à la place du 6. Une face Hood compte 0, et après le Sauvetage le Hood avance d'une case pour chacune.
face-hood = le Hood
zone-track = File des Catastrophes : chaque nouvelle carte pousse les autres vers la tête de mort
zone-schemes = Plan à déjouer
zone-schemes-to-come = Plans à venir
zone-events = Événements en vigueur
zone-hand = Cartes F.A.B. { DE($character) }
zone-notebook = Carnet de Brains
zone-deck = Pioche Catastrophe
zone-averted = Défausse Catastrophe
zone-fab-deck = Pioche F.A.B.
zone-fab-discard = Défausse F.A.B.
slot-free = emplacement { $slot }, libre
slot-skull = la tête de mort
note-skull = Une catastrophe poussée jusqu'ici fait perdre la partie.
note-disaster = Emplacement { $slot } sur 7 ({ $type }).
field-slot = emplacement { $slot } sur 7
field-reward = { $rewards }
field-cost = ○ { $held }/{ $number } { $token }, { $region }
field-paid = ✓ { $held }/{ $number } { $token }, { $region }
bonus-counts-here = ✓ { $asset } +{ $plus }
bonus-could-here = ○ { $asset } +{ $plus }
bonus-counts-there = ✓ { $asset } +{ $plus }, { $region }
bonus-could-there = ○ { $asset } +{ $plus }, { $region }
asset-counts-here = ✓ { $asset }
asset-could-here = ○ { $asset }
asset-counts-there = ✓ { $asset }, { $region }
asset-could-there = ○ { $asset }, { $region }
when-rescue = lors d'un Sauvetage
when-hood = contre les faces Hood
when-pre = avant de piocher
when-idle = entre deux actions
when-scheme = pour un Plan
percent = { $percent } %
hint-bonus = +{ $plus } { $type }
hint-no-bonus = aucun bonus
field-number = ≥{ $number }
field-sure = tout est en place
field-conditions = tout doit être en place
part-asset = { $asset } +{ $plus }
part-own = bonus { DE($character) } +{ $plus }
part-penalty = Événements −{ $minus }
part-added = jetons et cartes +{ $plus }
chances = Chances de réussite
chance-now = { $disaster } : { $percent } %
chance-sure = { $disaster } : réussite assurée, sans lancer
chance-teamwork = avec Coopération : { $percent } %
chance-reroll = avec Intelligence : { $percent } %
chance-steady = avec la relance de Gordon : { $percent } %
chance-card = avec « { $card } » : { $percent } %
chance-all = avec tous vos jetons : { $percent } %
option-level = Niveau
option-level-introduction = Introduction
option-level-standard = Standard
option-level-heroic = Héroïque
option-level-legendary = Légendaire
option-characters = Personnages
option-characters-random = distribués au hasard
option-characters-chosen = choisis par les joueurs
option-first-player = Premier joueur
option-first-player-random = tiré au sort
option-first-player-number = joueur { $number }
option-permission-seconds = Temps pour répondre à une demande
option-permission-seconds-unlimited = sans limite
option-permission-seconds-number = { $number ->
    [one] { $number } seconde
   *[other] { $number } secondes
}
note-option-permission-seconds = Une demande restée sans réponse à temps est refusée.
## Ce qui peut ne pas aller dans un paquet de contenu

error-domain = region « { $id } » : domain ne peut pas valoir « { $given } »
error-name = { $table } « { $id } » : un nom tient sur une ligne de 1 à { $most } lettres
error-disaster = disaster « { $id } » : il lui faut des bonus, et un ou deux jetons comme récompense
error-levels = scheme : il y en a cinq de chaque niveau, pas { $found } de niveau { $number }
error-scheme-tokens = scheme « { $id } » : il n'y a que six jetons du type « { $given } »
error-scheme-free = scheme « { $id } » : il faut des jetons à payer
error-scheme-region = scheme « { $id } » : la région « { $given } » figure deux fois dans son coût
error-when = fab « { $id } » : when « { $given } » ne va pas avec le verbe « { $verb } » ; le plus proche : « { $near } »
error-amount = event « { $id } » : amount { $given } dépasse les { $most } cases de la piste
error-verb-needs = { $where } : le verbe « { $verb } » a besoin de « { $field } »
error-verb-field = { $where } : le verbe « { $verb } » ne prend pas « { $field } » ; { $near }
error-verb-takes = { $where } : le verbe « { $verb } » ne prend pas « { $field } »
error-until-repair = event « { $id } » : until « repair » demande une machine qui puisse être réparée ; les plus proches : « rescue », « scheme »
error-two-closings = event « { $id } » : un seul Événement ferme des frontières, et c'est « { $other } »

# Moments forts

moment-rolled = Les dés sont jetés
moment-rerolled = Encore une fois
moment-averted = { $character } évite « { $disaster } » !
moment-last-slot = Au dernier moment : l'emplacement suivant était le dernier.
moment-rescue-fails = « { $disaster } » continue
moment-missed = { $character } atteint { $score } et il faut { $number }.
moment-drawn = { $draw }
moment-card-drawn = { $character } pioche « { $card } »
moment-card-played = { $character } joue « { $card } »
moment-event-happens = { $event } !
moment-scheme-turned-up = Le Plan du Hood : { $scheme }
moment-scheme-defeated = Le Plan « { $scheme } » est déjoué !
moment-scheme-activated = Le Plan du Hood aboutit
moment-all-lost = Tout est perdu.

## How a play may end, in imagined futures

future-tb-end-01 = Le troisième Plan est déjoué à temps.
future-tb-end-02 = Une catastrophe atteint la tête de mort.
future-tb-end-03 = Le Hood exécute un Plan.
future-tb-end-04 = La dernière carte Catastrophe est piochée avant.

## Chapters of the rules

chapter-comp = Matériel
chapter-map = La carte du monde
chapter-setup = Mise en place
chapter-turn = Le tour
chapter-move = Mouvement
chapter-res = Sauvetages
chapter-bon = Bonus
chapter-rew = Récompenses
chapter-plan = Planification
chapter-scan = Scanner
chapter-xfer = Transférer des personnages
chapter-load = Charger et décharger
chapter-sch = Plans
chapter-tok = Jetons bonus
chapter-pod = Engins spécialisés
chapter-dis = Phase Catastrophe
chapter-fab = Cartes F.A.B.
chapter-hood = Le Hood
chapter-evt = Événements
chapter-char = Personnages
chapter-info = Informations publiques
chapter-end = Fin de la partie
chapter-diff = Difficulté
chapter-solo = Jouer en solo
chapter-score = Score
chapter-ex = Exemples

## Ce que le plateau dit d'un choix, dans les conseils

counsel-chance =
    { $most ->
        [0] { $percent } %
       *[other] { $percent } %, ou { $most } % avec tous les jetons et relances
    }
counsel-press =
    { $count ->
        [one] « { $disaster } » est sur le dernier emplacement : la prochaine catastrophe piochée la pousse sur la tête de mort.
       *[other] Encore { $count } catastrophes et « { $disaster } » est sur la tête de mort.
    }
counsel-press-only =
    { $count ->
        [one] La prochaine catastrophe piochée pousse « { $disaster } » sur la tête de mort : en l'état, seul{ E($character) } { $character } peut y être à temps.
       *[other] Encore { $count } catastrophes et « { $disaster } » est sur la tête de mort : en l'état, seul{ E($character) } { $character } peut y être à temps.
    }
counsel-other-first =
    { $count ->
        [one] « { $disaster } » presse davantage : la prochaine catastrophe piochée la pousse sur la tête de mort.
       *[other] « { $disaster } » presse davantage : encore { $count } catastrophes et elle est sur la tête de mort.
    }
counsel-abandoned =
    { $count ->
        [one] Plus personne ne pourrait alors rejoindre « { $disaster } » avant que la prochaine catastrophe la pousse sur la tête de mort.
       *[other] Plus personne ne pourrait alors rejoindre « { $disaster } » avant que { $count } catastrophes la poussent sur la tête de mort.
    }
counsel-out-of-reach = En l'état, personne ne peut rejoindre « { $disaster } » à temps.
counsel-odds =
    { $need ->
        [0] N'importe quel résultat suffit.
       *[other] Il faut { $need } ou plus aux dés : { $chance }.
    }
counsel-sure = Tout ce que demande « { $disaster } » est en place : ni dés, ni faces Hood.
counsel-reward = Cela rapporte { ET($tokens) }, qui manque encore pour le Plan.
counsel-reward-any = Cela rapporte un jeton au choix, et il manque encore pour le Plan : { ET($tokens) }.
counsel-faces = Le risque que ce lancer mène le Hood à son Plan est de { $ways } sur { $of }.
counsel-faces-now = Les faces Hood mènent le Hood à son Plan.
counsel-faces-steps =
    { $count ->
        [one] Les faces Hood mènent le Hood à la case qui précède son Plan.
       *[other] Les faces Hood mènent le Hood à { $count } cases de son Plan.
    }
counsel-lifts = Les chances passent de { $percent } % à { $most } %.
counsel-reroll =
    { $ways ->
        [0] Aucune face de ce dé ne suffit.
        [one] Une des { $of } faces de ce dé suffit.
       *[other] { $ways } des { $of } faces de ce dé suffisent.
    }
counsel-reroll-hood = { $ways } des { $of } faces de ce dé épargnent un pas du Hood.
counsel-turns-hood = Cela retire une face Hood.
counsel-reroll-risk =
    { $ways ->
        [one] Une des { $of } faces de ce dé ferait échouer le Sauvetage après coup.
       *[other] { $ways } des { $of } faces de ce dé feraient échouer le Sauvetage après coup.
    }
counsel-makes-it = Avec +{ $plus }, le Sauvetage réussit.
counsel-still-short = Même avec +{ $plus }, il manque { $count } au Sauvetage.
counsel-enough = Le Sauvetage est déjà réussi.
counsel-fails = Le Sauvetage échoue, à { $count } près.
counsel-try-again =
    { $count ->
        [one] Il reste une action pour réessayer : { $chance }.
       *[other] Il reste { $count } actions pour réessayer : { $chance }.
    }
counsel-wanted =
    { $count ->
        [one] Il manque encore un jeton { $token } pour le Plan.
       *[other] Il manque encore { $count } jetons { $token } pour le Plan.
    }
counsel-not-wanted = Le Plan ne demande plus de jeton { $token }.
counsel-token-odds = Les chances de « { $disaster } », ici même, passent de { $percent } % à { $most } %.
counsel-builds = Un jeton Technologie permettrait de construire { LE($pod) } : +{ $plus } pour « { $disaster } ».
counsel-spare = L'équipe a { $count } jetons { $token }, plus que le Plan n'en demande.
counsel-needs-all =
    { $count ->
        [one] Le Plan demande un jeton { $token }, et l'équipe n'en a pas de trop.
       *[other] Le Plan demande { $count } jetons { $token }, et l'équipe n'en a pas de trop.
    }
counsel-card-without-hood = Contrairement à une Planification, le Hood ne bouge pas.
counsel-one-more-try = Une action de plus, c'est une tentative de plus pour « { $disaster } » : { $chance }.
counsel-one-more-move =
    { $count ->
        [0] Une action de plus suffit pour rejoindre « { $disaster } ».
        [one] Avec une action de plus, « { $disaster } » n'est plus qu'à un Mouvement.
       *[other] Avec une action de plus, « { $disaster } » n'est plus qu'à { $count } Mouvements.
    }
counsel-receives =
    { $count ->
        [0] { $character } est là où le Plan demande { $token }.
        [one] { $character } est à un Mouvement de là où le Plan demande { $token }.
       *[other] { $character } est à { $count } Mouvements de là où le Plan demande { $token }.
    }
counsel-gains = Cela met { ET(LE($assets)) } en place pour « { $disaster } » : +{ $plus }.
counsel-loses = Cela éloigne { ET(LE($assets)) } de « { $disaster } » : −{ $plus }.
counsel-meets = Cela met { ET(LE($assets)) } en place, comme le demande « { $disaster } ».
counsel-misses = Cela éloigne { ET(LE($assets)) }, que « { $disaster } » demande sur place.
counsel-scheme-ready = Tout ce que demande le Plan est alors en place.
counsel-scheme-asset = Cela met { LE($asset) } en place pour le Plan.
counsel-scheme-asset-lost = Cela éloigne { LE($asset) }, que le Plan demande sur place.
counsel-scheme-tokens =
    { $count ->
        [one] Un jeton de plus peut alors être payé sur place pour le Plan.
       *[other] { $count } jetons de plus peuvent alors être payés sur place pour le Plan.
    }
counsel-scheme-tokens-lost =
    { $count ->
        [one] Un jeton que demande le Plan quitte alors sa région.
       *[other] { $count } jetons que demande le Plan quittent alors leur région.
    }
counsel-no-watch = John n'annule alors plus une face Hood par Sauvetage.
counsel-watch = John annule alors une face Hood par Sauvetage.
counsel-free-move = C'est le Mouvement gratuit de Scott : il ne coûte pas d'action.
counsel-arrives =
    { $count ->
        [one] Il reste alors une action pour « { $disaster } » : { $chance }.
       *[other] Il reste alors { $count } actions pour « { $disaster } » : { $chance }.
    }
counsel-arrives-late = On peut y tenter « { $disaster } » au prochain tour : { $chance }.
counsel-arrives-sure = Tout ce que demande « { $disaster } » est alors en place, sans lancer de dés.
counsel-arrives-short = Il faudrait y faire { $need } aux dés pour « { $disaster } » : c'est hors de portée.
counsel-lacks = « { $disaster } » y demande { ET(LE($assets)) }.
counsel-nearer =
    { $count ->
        [one] De là, « { $disaster } », { FORM($region, "in") }, n'est plus qu'à un Mouvement.
       *[other] De là, « { $disaster } », { FORM($region, "in") }, n'est plus qu'à { $count } Mouvements.
    }
counsel-leaves = Cela laisse derrière soi « { $disaster } », qu'on peut tenter ici : { $chance }.
counsel-fetches = On peut y prendre { LE($asset) } : { FORM($region, "in") }, cela fait +{ $plus } pour « { $disaster } ».
counsel-fetches-needed = On peut y prendre { LE($asset) }, comme « { $disaster } » l'exige { FORM($region, "in") }.
counsel-takes = On peut emmener { LE($asset) } : { FORM($region, "in") }, cela fait +{ $plus } pour « { $disaster } ».
counsel-takes-needed = On peut emmener { LE($asset) }, comme « { $disaster } » l'exige { FORM($region, "in") }.
counsel-ride =
    { $count ->
        [one] À bord de { $machine }, « { $disaster } » est à un Mouvement.
       *[other] À bord de { $machine }, « { $disaster } » est à { $count } Mouvements.
    }
counsel-carries =
    { $count ->
        [one] À un Mouvement d'ici, { LE($asset) } vaut +{ $plus } pour « { $disaster } ».
       *[other] À { $count } Mouvements d'ici, { LE($asset) } vaut +{ $plus } pour « { $disaster } ».
    }
counsel-carries-needed = « { $disaster } » demande { LE($asset) } { FORM($region, "in") }.
counsel-carries-scheme = Le Plan demande { LE($asset) } { FORM($region, "in") }.
counsel-unwanted = Rien sur la table ne demande { LE($asset) }.
counsel-stays = { CAP(LE($asset)) } reste ainsi sur place pour « { $disaster } » (+{ $plus }) quand Thunderbird 2 repart.
counsel-stays-needed = { CAP(LE($asset)) } reste ainsi sur place pour « { $disaster } » quand Thunderbird 2 repart.
counsel-stays-scheme = { CAP(LE($asset)) } reste ainsi sur place pour le Plan quand Thunderbird 2 repart.
counsel-makes-room = Cela fait de la place pour { LE($asset) } : { FORM($region, "in") }, c'est +{ $plus } pour « { $disaster } ».
counsel-way-odds = La suite prévue mène à une tentative pour « { $disaster } » : { $chance }.
counsel-way-sure = La suite prévue mène à « { $disaster } », dont tout ce qu'il faut est alors en place : ni jet ni face Hood.
counsel-way-late = La suite prévue mène là où l'on peut tenter « { $disaster } »{ $count ->
    [0] { " " }au prochain tour
   *[other] { "" }
} : { $chance }.
counsel-unused =
    { $count ->
        [one] Une action reste inutilisée.
       *[other] { $count } actions restent inutilisées.
    }
counsel-no-danger = Le dernier emplacement est libre : la prochaine carte ne pousse rien sur la tête de mort.
counsel-draw =
    { $of ->
        [1] « { $disaster } » est sur le dernier emplacement, et la prochaine carte la pousse sur la tête de mort.
       *[other] Le risque que la prochaine carte pousse « { $disaster } » sur la tête de mort est de { $ways } sur { $of }.
    }
counsel-no-draw =
    { $of ->
        [1] Sinon, la prochaine carte pousse « { $disaster } » sur la tête de mort.
       *[other] Sinon, le risque que la prochaine carte pousse « { $disaster } » sur la tête de mort est de { $ways } sur { $of }.
    }
counsel-draw-hood =
    { $of ->
        [1] La prochaine carte mène le Hood à son Plan.
       *[other] Le risque que la prochaine carte mène le Hood à son Plan est de { $ways } sur { $of }.
    }
counsel-draw-pushes =
    { $count ->
        [0] Piochée ensuite, elle pousse « { $disaster } » sur la tête de mort.
        [one] Piochée ensuite, elle pousse « { $disaster } » sur le dernier emplacement.
       *[other] Piochée ensuite, elle pousse « { $disaster } » à { $count } catastrophes de la tête de mort.
    }
counsel-hood-holds =
    { $count ->
        [one] Piochée ensuite, elle laisse un tour de plus pour « { $disaster } », sur le dernier emplacement.
       *[other] Piochée ensuite, elle laisse un tour de plus pour « { $disaster } », à { $count } catastrophes de la tête de mort.
    }
counsel-next-try = C'est ensuite à { $character }, qui peut tenter « { $disaster } » aussitôt : { $chance }.
counsel-next-flies =
    { $count ->
        [one] C'est ensuite à { $character }, à un Mouvement de « { $disaster } ».
       *[other] C'est ensuite à { $character }, à { $count } Mouvements de « { $disaster } ».
    }
counsel-plan-quiet = À bord de FAB 1, la première Planification du tour ne fait pas avancer le Hood.
counsel-plan-scheme = Le Hood atteint son Plan, qui n'est pas déjoué.
counsel-plan-event = Le Hood atteint un Événement.
counsel-plan-steps =
    { $count ->
        [one] Le Hood arrive sur la case qui précède son Plan.
       *[other] Le Hood arrive à { $count } cases de son Plan.
    }
counsel-plan-cards =
    { $ways ->
        [one] Une des { $of } cartes qui peuvent venir donne un bonus pour « { $disaster } ».
       *[other] { $ways } des { $of } cartes qui peuvent venir donnent un bonus pour « { $disaster } ».
    }
counsel-scan = Il faut alors encore { $count } catastrophes pour pousser « { $disaster } » sur la tête de mort.
counsel-scan-in-time = Cela laisse à { $character } le temps d'y voler.
counsel-repair =
    { $steps ->
        [one] { $machine } franchit alors de nouveau une région par Mouvement.
       *[other] { $machine } franchit alors de nouveau { $steps } régions par Mouvement.
    }
counsel-repair-hold = Thunderbird 2 peut alors de nouveau charger et décharger.
counsel-foil =
    { $count ->
        [one] Le Hood est à une case de ce Plan.
       *[other] Le Hood est à { $count } cases de ce Plan.
    }
counsel-plays-type = { $count } des { $of } catastrophes sont des Sauvetages { FORM($type, "adjective") } : +{ $plus }.
counsel-plays-john = À bord de Thunderbird 5, John annule une face Hood par Sauvetage.
counsel-plays-penelope = À bord de FAB 1, Lady Penelope planifie une fois par tour sans faire avancer le Hood.
counsel-order = { $character } pourrait tenter « { $disaster } » aussitôt : { $chance }.
counsel-removes =
    { $count ->
        [one] Elle peut retirer « { $disaster } » du dernier emplacement, sans Sauvetage.
       *[other] Elle peut retirer « { $disaster } », à { $count } catastrophes de la tête de mort, sans Sauvetage.
    }
counsel-fuel = À vitesse double, « { $disaster } » est à un Mouvement.
counsel-would-add = { CAP(LE($asset)) } vaudrait +{ $plus } pour « { $disaster } », { FORM($region, "in") }.
counsel-stops-hood =
    { $count ->
        [0] Sinon, le Hood atteint son Plan.
        [one] Sinon, le Hood arrive sur la case qui précède son Plan.
       *[other] Sinon, le Hood arrive à { $count } cases de son Plan.
    }

# L'enjeu du dernier pas

stake-last-slot = « { $disaster } » est à une case du crâne. C'est maintenant ou jamais.
stake-skull = Une catastrophe de plus pousse « { $disaster } » sur le crâne.
stake-scheme = Un pas de plus, et le Hood exécute un Plan.

# Le premier et le dernier acte

opening-one = Vous êtes { $character }
opening-choose = Qui serez-vous ?
opening-all = Sécurité internationale, en avant !
opening-goal = Déjouez trois Plans du Hood. Tout est perdu si une catastrophe atteint le crâne, si le Hood exécute un Plan, ou si la pioche Catastrophe s'épuise.
finale-won = Les Thunderbirds décollent !
finale-skull = Le crâne se referme
finale-scheme = Le Hood a gagné
finale-deck = Trop d'appels au secours
