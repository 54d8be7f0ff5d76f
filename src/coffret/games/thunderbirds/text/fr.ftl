## Régions, machines, personnages et cartes

region-europe = Europe
region-asia = Asie
region-africa = Afrique
region-north-america = Amérique du Nord
region-south-america = Amérique du Sud
region-australia = Australie
region-indian-ocean = Océan Indien
region-north-pacific = Pacifique Nord
region-south-pacific = Pacifique Sud (île des Tracy)
region-north-atlantic = Atlantique Nord
region-south-atlantic = Atlantique Sud
region-geostationary-orbit = Orbite géostationnaire
region-moon = Lune
region-mars = Mars
region-asteroid-belt = Ceinture d'astéroïdes
region-venus = Vénus
region-mercury = Mercure
region-sun = Soleil
asset-tb1 = Thunderbird 1
asset-tb2 = Thunderbird 2
asset-tb3 = Thunderbird 3
asset-tb4 = Thunderbird 4
asset-tb5 = Thunderbird 5
asset-fab1 = FAB 1
asset-mole = Foreuse
asset-firefly = Bulldozer
asset-laser-cutter = Coupe-Laser
asset-recovery-vehicles = Extracteur
asset-domo = DOMO
asset-elevator-cars = Élévateur
asset-excavator = Excavatrice
asset-thunderizer = Thunderizer
asset-transmitter-truck = Transmetteur
asset-mobile-crane = Grue Mobile
asset-scott = Scott
asset-virgil = Virgil
asset-alan = Alan
asset-gordon = Gordon
asset-john = John
asset-lady-penelope = Lady Penelope
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
scheme-day-of-the-hood = Le Jour de The Hood
scheme-army-of-shadows = L'Armée des ombres
trouble-hood-interferes = The Hood s'en mêle
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
type-sea = mer
type-air = air
type-space = espace

## Ce qu'ils font

ability-scott = Bonus de sauvetage : 2 pour l'air. À bord de Thunderbird 1 : un Déplacement gratuit par tour.
ability-virgil = Bonus de sauvetage : 2 pour la terre. À bord de Thunderbird 2 : ses Déplacements ont une vitesse maximale de 3.
ability-alan = Bonus de sauvetage : 2 pour l'espace. À bord de Thunderbird 3 dans l'espace : une fois par tour, une action prend un jeton Technologie ou Intelligence.
ability-gordon = Bonus de sauvetage : 3 pour la mer. À bord de Thunderbird 4 : une fois par tour, il relance gratuitement un dé de son Sauvetage.
ability-john = Bonus de sauvetage : 2 pour l'espace. À bord de Thunderbird 5 : ignore une face Hood dans chaque Sauvetage de tous les joueurs.
ability-lady-penelope = Pas de bonus de sauvetage. À bord de FAB 1 : la première Planification de chacun de ses tours ne fait pas avancer le Hood.
note-card-add = Pendant un Sauvetage { $type_id ->
        [air] aérien
        [land] terrestre
        [sea] maritime
       *[space] spatial
    } : +{ $amount }.
note-card-turn-die = Pendant un Sauvetage, après le jet : tournez un dé sur 5.
note-card-stop-hood = Quand un Sauvetage se termine avec des faces Hood : le Hood n'avance pas.
note-card-skip-draw = Après la phase d'Action : aucune carte Catastrophe n'est piochée ce tour-ci.
note-card-discard = Entre deux actions : défaussez une catastrophe ({ $types }), sans récompense.
note-card-extra-action =
    { $amount ->
        [one] Entre deux actions : le joueur actif reçoit une action supplémentaire.
       *[other] Entre deux actions : le joueur actif reçoit { $amount } actions supplémentaires.
    }
note-card-order = Entre deux actions : un joueur dont ce n'est pas le tour peut faire aussitôt une action.
note-card-serve = Entre deux actions : un joueur prend ces jetons : { $tokens }.
note-card-take =
    { $amount ->
        [one] Entre deux actions : prenez un jeton au choix.
       *[other] Entre deux actions : prenez { $amount } jetons au choix.
    }
note-card-fuel = Entre deux actions, à votre tour : la vitesse maximale est doublée pour votre prochain Mouvement.
note-card-sail = Entre deux actions : FAB 1 va dans n'importe quelle région terrestre, avec tous ses passagers.
note-card-bring = Entre deux actions : un personnage va sur un siège libre de n'importe quel Thunderbird, où qu'il soit.
note-card-exchange = Entre deux actions : un joueur donne des jetons à un autre, où qu'ils soient.
note-card-pay-afar = Au moment de déjouer un Plan : un joueur défausse ses jetons depuis n'importe quelle région.
note-card-look = Entre deux actions : regardez les { $amount } premières cartes de la pioche Catastrophe et remettez-les dans l'ordre de votre choix.
note-trouble-penalty = Chaque Sauvetage perd { $amount } points, { $until ->
        [scheme] jusqu'à ce qu'un Plan soit déjoué
       *[rescue] jusqu'à ce qu'un Sauvetage réussisse
    }.
note-trouble-slow = La vitesse maximale de { $machine } est de 1, { $until ->
        [rescue] jusqu'à ce qu'un Sauvetage réussisse
        [scheme] jusqu'à ce qu'un Plan soit déjoué
       *[repair] jusqu'à sa Réparation
    }.
note-trouble-jam = Thunderbird 2 ne peut ni charger ni décharger, { $until ->
        [rescue] jusqu'à ce qu'un Sauvetage réussisse
        [scheme] jusqu'à ce qu'un Plan soit déjoué
       *[repair] jusqu'à sa Réparation
    }.
note-trouble-close = Certaines frontières sont fermées, { $until ->
        [rescue] jusqu'à ce qu'un Sauvetage réussisse
       *[scheme] jusqu'à ce qu'un Plan soit déjoué
    }.
note-trouble-wreck = Les engins spécialisés non chargés sur l'île des Tracy retournent dans le carnet de Brains.
note-trouble-injure = Le joueur suivant a une action de moins à son prochain tour.
note-trouble-lose-tokens = Chaque joueur défausse un jeton.
note-trouble-lose-cards = Chaque joueur défausse une carte F.A.B.
note-trouble-interrupt = Ni carte F.A.B. ni Scanner jusqu'à la fin du tour du joueur suivant.
note-trouble-advance =
    { $amount ->
        [one] Le Hood avance encore d'une case.
       *[other] Le Hood avance encore de { $amount } cases.
    }
note-machine =
    Vitesse maximale { $speed }, { $room } { $room ->
        [one] siège
       *[other] sièges
    }.

## Ce que l'on peut faire

action-move = Se déplacer vers { $region }
action-rescue = Sauvetage : { $disaster }
action-plan = Planification : piocher une carte F.A.B., le Hood avance
action-scan = Scan : reculer { $disaster } d'un emplacement
action-repair = Réparation : mettre fin à { $event }
action-gather = Alan : prendre un jeton { $token }
action-transfer = Transférer { $character } à bord de { $machine }
action-swap = Échanger les sièges : { $character } et { $partner }
action-load = Charger { $asset } dans Thunderbird 2
action-unload = Décharger { $asset } de Thunderbird 2
action-foil = Déjouer le Complot
action-foil-with = Déjouer le Complot, { $character } payant par talkie-walkie
action-spend =
    { $token_id ->
        [determination] { $character } : Détermination, une action de plus
        [logistics] { $character } : Logistique, une carte F.A.B.
       *[other] { $character } : utiliser { $token }
    }
action-build = { $character } : Technologie, construire { $pod }
action-play = Jouer « { $card } »
action-change = Remplacer { $character } par { $newcomer } : c'est tout le tour
action-stand-down = John n'ignore plus les faces Hood
action-keep-watch = John ignore de nouveau les faces Hood
action-revoke = Demandez-moi de nouveau avant de me transférer
action-end-actions = Terminer la phase d'Action
action-roll = Lancer les dés
action-reroll = Intelligence : relancer le dé { $die }
action-steady = Gordon : relancer gratuitement le dé { $die }
action-add-two = Coopération : 2 de plus
action-done = C'est tout
action-allow = Autoriser
action-allow-always = Autoriser, et ne plus me demander ce soir
action-refuse = Refuser
action-pay = { $character } paie { $count }
action-take = Prendre un jeton : { $token }
action-give-up = Défausser un jeton : { $token }
action-give-up-card = Défausser « { $card } »
action-give = Donner un jeton : { $token }
action-choose = { $character }
action-pick = Défausser { $disaster }
action-turn = Tourner le dé { $die } sur 5
action-sail = FAB 1 va vers { $region }
action-bring = { $character } va à bord de { $machine }
action-link = { $character } donne à { $partner }
action-put-back = Remettre ensuite : { $draw }
action-pass = Pas maintenant
action-deal = distribuer { $character }
action-first = { $character } commence
action-turn-up = Complot : { $scheme }
action-happen = Événement : { $event }
action-draw = pioché : { $draw }
action-draw-card = piochée : { $card }
action-dice = dés { $first } et { $second }
action-face = dé { $face }

## Ce qui est demandé

prompt-choose-character = Quel personnage voulez-vous jouer ?
prompt-take-turn = { $character } : actions et opérations, ou la fin de la phase d'Action.
prompt-open-rescue = Sauvetage de { $character } : { $disaster }. Bonus actuels : { $bonus }. Que changer encore au jet ?
prompt-turn-die = { $character } : quel dé est tourné sur 5 ?
prompt-hood-faces = Des faces Hood sont visibles. Jouer une carte pour que le Hood n'avance pas ?
prompt-last-faces = Des faces Hood sont visibles. Jouer une carte pour que le Hood n'avance pas ?
prompt-before-draw = Une carte Catastrophe va être piochée. Jouer une carte F.A.B. avant ?
prompt-last-cards = Une carte Catastrophe va être piochée. Jouer une carte F.A.B. avant ?
prompt-take-reward = { $character } : quel jeton prenez-vous ?
prompt-take-gift = { $character } : quel jeton Sir Jeremy Hodge vous donne-t-il ?
prompt-lose-token = { $character } : quel jeton défaussez-vous ?
prompt-lose-card = { $character } : quelle carte F.A.B. défaussez-vous ?
prompt-ask-transfer = { $asker } veut transférer { $character } à bord de { $machine }. L'autorisez-vous ?
prompt-ask-swap = { $asker } veut que { $character } et { $partner } échangent leurs sièges. L'autorisez-vous pour { $asked } ?
prompt-propose-payment = Le Complot peut être payé de plusieurs façons : qui paie quoi ?
prompt-confirm-payment = Le Complot va être déjoué. { $character } donnerait : { $tokens }. Êtes-vous d'accord ?
prompt-pick-disaster = { $character } : quelle catastrophe défaussez-vous ?
prompt-give-order = { $character } a les Ordres de Jeff : qui fait aussitôt une action ?
prompt-follow-order = { $character } fait une action sur ordre de Jeff.
prompt-serve-meal = { $character } : pour qui grand-mère cuisine-t-elle ?
prompt-sail-fab = { $character } : où va FAB 1 ?
prompt-bring-character = { $character } : qui va à bord de quelle machine ?
prompt-ask-bring = { $asker } joue « Les Portraits des frères » pour amener { $character } à bord de { $machine }. L'autorisez-vous ?
prompt-link-players = { $character } : qui donne des jetons à qui ?
prompt-ask-receiver = { $character } donnerait des jetons à { $partner }. Acceptez-vous ?
prompt-ask-giver = On demande à { $character } de donner des jetons à { $partner } : lequel d'abord ?
prompt-give-tokens = { $character } donne des jetons à { $partner } : lesquels, ou est-ce tout ?
prompt-arrange = { $character } : quelle carte vient ensuite sur la pioche ?

## Ce qui s'est passé

event-plays = { $seat } joue { $character }.
event-laid = Emplacement { $slot } : { $draw }.
event-scheme-turned-up = Le Complot du Hood : { $scheme }.
event-turn-begins = C'est au tour de { $character }.
event-moved = { $character } déplace { $machine } vers { $region }.
event-rescue-begins = { $character } tente un Sauvetage : { $disaster } ({ $type }).
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
event-uses-intelligence = { $character } utilise Intelligence pour relancer un dé.
event-steadied = Gordon relance un dé gratuitement.
event-requests-card = { $character } utilise Logistique pour piocher une carte F.A.B.
event-order-declined = { $character } décline l'action.
event-two-added = { $character } utilise Coopération : 2 de plus.
event-die-turned = Le dé { $die } est tourné sur 5.
event-averted = { $character } évite la catastrophe : { $disaster }.
event-rescue-fails = { $character } échoue avec { $score } contre { $number } : { $disaster }.
event-token-taken = { $character } prend un jeton : { $token }.
event-token-lost = { $character } défausse un jeton : { $token }.
event-token-given = { $character } donne un jeton à { $partner } : { $token }.
event-card-drawn = { $character } pioche « { $card } ».
event-card-lost = { $character } défausse « { $card } ».
event-card-played = { $character } joue « { $card } ».
event-card-kept = { $character } garde « { $card } ».
event-reshuffle = La défausse F.A.B. est mélangée en une nouvelle pioche.
event-plans-ahead = { $character } fait une Planification.
event-repairs = { $character } fait une Réparation : { $event }.
event-scanned = { $character } scanne : « { $disaster } » recule à l'emplacement { $slot }.
event-transferred = { $character } passe à bord de { $machine }.
event-swapped = { $character } et { $partner } échangent leurs sièges.
event-allowed = { $character } autorise.
event-allowed-always = { $character } autorise, maintenant et plus tard.
event-refused = { $character } refuse.
event-revoked = { $character } veut de nouveau être consulté avant un transfert.
event-keeps-watch = John surveille de nouveau les faces Hood.
event-stands-down = John n'ignore plus les faces Hood.
event-loaded = { $asset } est chargé dans Thunderbird 2.
event-unloaded = { $asset } est déchargé : { $region }.
event-pressed-on = { $character } utilise Détermination : une action de plus.
event-built = { $character } fait construire { $pod }.
event-tokens-paid = { $character } défausse : { $tokens }.
event-scheme-defeated = Le Complot est déjoué : { $scheme } !
event-scheme-activated = Le Hood atteint la case { $position } et accomplit son Complot.
event-hood-advances = Le Hood avance à la case { $position }.
event-event-happens = Événement : { $event }.
event-event-over = C'est fini : { $event }.
event-drawn = Pioché : { $draw }.
event-seen-ahead = Sur la pioche Catastrophe : { $draw }.
event-removed = { $disaster } est défaussée.
event-sailed = FAB 1 va vers { $region }.
event-changed = { $newcomer } prend la place de { $character }.

## Pourquoi non

reason-no-action-left = Il ne reste plus d'action dans ce tour.
reason-only-active = Seul le joueur actif en décide : { $character }.
reason-too-many-operations = Trente opérations sans action, c'est assez.
reason-never-moves = { $machine } ne se déplace jamais.
reason-loaded = { $machine } est dans la soute de Thunderbird 2 ; déchargez d'abord.
reason-there-already = { $machine } y est déjà.
reason-orange-only = { $machine } ne suit que la voie orange, pas vers { $region }.
reason-not-orange = { $machine } ne peut pas prendre la voie orange vers { $region }.
reason-volcano = Un Événement ferme la route de { $machine } vers { $region }.
reason-too-far = { $region } est trop loin pour { $machine }, qui fait { $steps } pas.
reason-not-on-track = { $disaster } n'est pas dans la file des Catastrophes.
reason-rescue-elsewhere = { $disaster } est dans la région { $region }, votre personnage n'y est pas.
reason-condition-missing = { $disaster } demande d'abord toutes ses conditions.
reason-no-card-left = Aucune carte F.A.B. ne peut être piochée.
reason-scan-elsewhere = On ne scanne que depuis Thunderbird 5.
reason-first-slot = { $disaster } est sur le premier emplacement.
reason-slot-taken = L'emplacement { $slot } est pris, { $disaster } ne peut pas reculer.
reason-comms-interrupted = Les communications sont coupées : ni carte F.A.B. ni Scan.
reason-nothing-to-repair = { $event } ne se répare pas.
reason-not-in-force = { $event } n'est pas en vigueur.
reason-repair-on-the-island = Vous et { $machine } devez être sur l'île des Tracy.
reason-only-alan = Seul le joueur d'Alan peut le faire.
reason-not-this-token = Alan trouve Technologie ou Intelligence, pas { $token }.
reason-ability-on-own-turn = Cette capacité ne sert qu'à son propre tour.
reason-alan-in-space = Alan doit être à bord de Thunderbird 3, dans l'espace.
reason-once-a-turn = Cela ne se fait qu'une fois par tour.
reason-none-left = Il ne reste pas de jeton { $token } dans la réserve.
reason-not-in-your-region = { $asset } n'est pas dans la région de votre personnage.
reason-machine-elsewhere = { $machine } n'est pas dans la région de votre personnage.
reason-aboard-already = { $character } est déjà à bord de { $machine }.
reason-no-free-seat = { $machine } n'a pas de siège libre.
reason-same-machine = Tous deux sont dans la même machine, où tous les sièges se valent.
reason-swap-other-way-round = C'est le même échange que celui de { $character } et { $partner }.
reason-card-resolves = Une carte est en cours de résolution, et rien ne peut l'interrompre.
reason-take-first = La récompense se prend d'abord ; rien ne s'intercale.
reason-hood-faces-first = Les faces Hood se résolvent d'abord.
reason-actions-are-over = La phase d'Action est terminée.
reason-propose-first = Décidez d'abord qui paie le Complot.
reason-payer-elsewhere = { $character } n'est pas dans la région { $region } et ne peut pas y payer { $token }.
reason-payer-first = Décidez d'abord combien de jetons { $token } paie { $character }.
reason-has-only =
    { $count ->
        [0] { $character } n'a pas de jeton { $token }.
        [one] { $character } n'a qu'un jeton { $token }.
       *[other] { $character } n'a que { $count } jetons { $token }.
    }
reason-too-many-paid = Jetons { $token } encore dus pour le Complot : pas plus de { $count }.
reason-too-few-paid = C'est trop peu : les autres ne pourraient pas payer le reste. Jetons { $token } manquants : { $count }.
reason-answer-first = Répondez d'abord à la demande.
reason-nothing-to-revoke = Vous n'avez pas donné d'autorisation durable.
reason-not-cargo = { $asset } est une personne, pas un chargement.
reason-never-loaded = { $asset } ne peut jamais être chargé.
reason-no-carrier-here = Thunderbird 2 n'est pas dans la région de votre personnage.
reason-loaded-already = { $asset } est déjà chargé.
reason-not-loaded = { $asset } n'est pas chargé.
reason-not-here = { $asset } n'est pas là où est Thunderbird 2.
reason-hold-full = La soute prend Thunderbird 4, ou FAB 1, ou deux véhicules-pods.
reason-hold-sabotaged = La nacelle est sabotée : Thunderbird 2 ne peut ni charger ni décharger.
reason-asset-missing = Il manque { $asset } : { $region }.
reason-tokens-missing = Jetons { $token } manquants, { $region } : { $count }.
reason-nobody-pays-afar = Personne n'a de carte qui permette de payer à distance.
reason-nobody-plays = Personne ne joue { $character }.
reason-no-help = { $character } payant de loin ne suffirait pas ou n'est pas nécessaire.
reason-not-johns-turn = Seul le joueur de John en décide, au tour de John.
reason-so-already = C'est déjà le cas.
reason-not-your-card = « { $card } » n'est pas devant vous.
reason-card-for-rescue = « { $card } » se joue pendant un Sauvetage.
reason-card-for-hood-faces = « { $card } » se joue quand un Sauvetage finit avec des faces Hood.
reason-card-for-draw = « { $card } » se joue juste avant la pioche Catastrophe.
reason-card-between-actions = « { $card } » se joue pendant la phase d'Action, entre les actions.
reason-rescue-settled = Le Sauvetage est résolu : « { $card } » vient trop tard.
reason-card-for-scheme = « { $card } » se joue en déjouant un Complot.
reason-card-useless = « { $card } » ne servirait à rien maintenant.
reason-wrong-type = « { $card } » n'aide pas un Sauvetage de ce type : { $type }.
reason-not-your-character = Vous ne jouez pas { $character }.
reason-name-a-pod = Nommez le véhicule-pod à construire.
reason-tokens-are-kept = On ne donne des jetons à d'autres joueurs que si une carte le dit.
reason-token-for-rescue = Les jetons { $token } s'utilisent sur un jet.
reason-no-such-token = Vous n'avez pas de jeton { $token }.
reason-built-already = { $pod } est déjà construit.
reason-only-in-solo = On ne change de personnage qu'en solo.
reason-turn-begun = Un changement est un tour entier, et celui-ci est commencé.
reason-too-many-changes = Trois changements de suite, c'est assez.
reason-not-in-reserve = { $character } n'est pas dans la réserve de personnages.
reason-not-on-the-island = { $character } n'est pas dans le Pacifique Sud.
reason-taken = { $character } est déjà pris.
reason-rescue-under-way = Un Sauvetage est en cours : { $disaster }.
reason-not-your-roll = { $character } a fait ce jet, et seul son joueur peut le faire.
reason-rolled-already = Les dés ont été lancés.
reason-enough-already = Le Sauvetage est déjà réussi ; cela ne changerait rien.
reason-roll-first = Les dés d'abord.
reason-not-steady = Gordon relance une fois à son propre tour, à bord de Thunderbird 4.
reason-not-discardable = Cette carte ne peut pas défausser « { $disaster } ».
reason-not-off-turn = Choisissez un joueur dont ce n'est pas le tour et qui peut agir.
reason-only-an-action = L'ordre vaut pour une action, pas pour des opérations.
reason-fab1-cannot-go = FAB 1 ne peut pas aller vers { $region }.
reason-nothing-to-give = { $character } n'a pas de jeton à donner.
reason-passed-over = Les jetons se donnent sorte après sorte : { $token } a été passé.
reason-link-to-oneself = { $character } ne peut pas donner de jetons à { $character } : c'est un autre joueur qui les reçoit.
reason-not-looked-at = { $draw } n'est pas parmi les cartes à remettre.

## Comment cela finit

outcome-won = Les trois Complots sont déjoués : la Sécurité internationale gagne avec { $score } points.
outcome-skull = Une catastrophe a atteint la tête de mort : tous ont perdu, avec { $score } points.
outcome-scheme = Le Hood a accompli son Complot : tous ont perdu, avec { $score } points.
outcome-deck = La dernière carte Catastrophe est piochée : tous ont perdu, avec { $score } points.

## Ce qui est sur la table

hangar = Hangar de l'île Tracy
note-hangar = Les véhicules-pods y attendent Thunderbird 2.
hood = le Hood
hood-space = case { $position } de la piste du Hood
face-down-event = un Événement, face cachée
note-face-down-event = Il se produit quand le Hood arrive ici.
scheme-level = Complot de niveau { $level }
note-scheme = Si le Hood arrive ici avant qu'il soit déjoué, tous ont perdu.
note-scheme-foiled = Déjoué.
note-scheme-marker = Le Complot réclame quelque chose ici.
token-of = { $token } ({ $character })
note-token-teamwork = 2 de plus à un jet de votre propre Sauvetage.
note-token-intelligence = Relancez un dé de votre propre Sauvetage.
note-token-determination = Une action de plus à votre tour.
note-token-logistics = Piochez une carte F.A.B. ; le Hood n'avance pas.
note-token-technology = Construisez un véhicule-pod du carnet de Brains.
badge-loaded = chargé
badge-turn = a la main
badge-token = { $number } { $token }
badge-injured = blessé : 2 actions
badge-trusts = peut être transféré sans demander
meter-actions = Actions restantes
meter-foiled = Complots déjoués
rescue-die = dé { $number }
zone-track = File des Catastrophes : chaque carte la pousse vers la tête de mort
zone-schemes = Complot à déjouer
zone-schemes-to-come = Complots à venir
zone-events = Événements en vigueur
zone-hand = Cartes F.A.B. de { $character }
zone-notebook = Carnet de Brains
zone-deck = Pioche Catastrophe
zone-averted = Défausse Catastrophe
zone-fab-deck = Pioche F.A.B.
zone-fab-discard = Défausse F.A.B.
slot-free = emplacement { $slot }, libre
slot-skull = la tête de mort
note-skull = Une catastrophe poussée ici fait perdre la partie.
note-disaster = Emplacement { $slot } sur 7 ({ $type }). ✓ compte maintenant, ○ compterait sur place.
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
when-pre = avant la pioche
when-idle = entre deux actions
when-scheme = pour un Complot
percent = { $percent } %
field-number = ≥{ $number }
field-sure = tout y est
field-conditions = tout doit y être
part-asset = { $asset } +{ $plus }
part-own = bonus de { $character } +{ $plus }
part-penalty = Événements −{ $minus }
part-added = jetons et cartes +{ $plus }
chances = Chances d'un Sauvetage
chance-now = { $disaster } : { $percent } %
chance-sure = { $disaster } : réussit sans jet
chance-teamwork = avec Coopération : { $percent } %
chance-reroll = avec Intelligence : { $percent } %
chance-steady = avec la relance de Gordon : { $percent } %
chance-card = avec « { $card } » : { $percent } %
chance-all = avec tous ses jetons : { $percent } %
option-level = Difficulté
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
