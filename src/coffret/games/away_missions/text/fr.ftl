### Away Missions en français. Le nom imprimé, en anglais, est entre parenthèses là où une chose est présentée ; les phrases n'ont que le nom français.

## Options
option-scenario = Mission
option-scenario-first-contact = { scenario-first-contact }
option-scenario-rocketship-rescue = { scenario-rocketship-rescue }
option-scenario-saucer-wreck = { scenario-saucer-wreck }
option-scenario-boarding-party = { scenario-boarding-party }
option-scenario-jailbreak = { scenario-jailbreak }
option-scenario-tunnel-of-terror = { scenario-tunnel-of-terror }
option-scenario-sleeper-ship = { scenario-sleeper-ship }
option-scenario-trilon = { scenario-trilon }
option-scenario-invisible-planet = { scenario-invisible-planet }
option-scenario-hive-queen = { scenario-hive-queen }
option-scenario-own = { scenario-own }
note-option-scenario-first-contact = Où est la salle de contrôle, et qui cherche où ? Trouvez-la parmi les leurres et revenez. Difficulté 1 sur 5.
note-option-scenario-rocketship-rescue = Saurez-vous les capturer en vie, et à temps ? Les armes n'y aident pas. Difficulté 2 sur 5.
note-option-scenario-saucer-wreck = Jusqu'où oserez-vous descendre ? Le danger se répand depuis le moteur. Difficulté 2 sur 5.
note-option-scenario-boarding-party = Que construire avec ce qu'on trouve ? Deux sauvetages, deux assemblages, puis l'Elevator. Difficulté 3 sur 5.
note-option-scenario-jailbreak = Sans armes, quel équipement d'abord ? Ils sont aux deux bouts de la prison. Difficulté 3 sur 5.
note-option-scenario-tunnel-of-terror = Qui part avec qui ? Mieux vaut ne jamais finir un tour sans personne à ses côtés. Difficulté 4 sur 5.
note-option-scenario-sleeper-ship = Quelle baie réveiller, et quand ? Chacune que l'on trouve amène des Captifs guerriers. Difficulté 4 sur 5.
note-option-scenario-trilon = Comment séparer l'équipage, puis le réunir ? Trois nœuds éloignés, puis le cœur. Difficulté 4 sur 5.
note-option-scenario-invisible-planet = Comment se battre à l'aveugle ? Nul ne voit au-delà de portée 1 avant l'arrêt du dernier générateur. Difficulté 4 sur 5.
note-option-scenario-hive-queen = Quand cesser de tirer sur les Cafards pour s'en prendre à la Reine ? Difficulté 5 sur 5.
note-option-scenario-own = Depuis un fichier à vous : déposez-le ici, il est vérifié et dessiné.
option-level = Niveau
option-level-space-cadet = Cadet de l'espace (Space Cadet)
option-level-rocketeer = Rocketeer
option-level-commodore = Commodore
option-level-admiral = Amiral
option-level-galactic-overlord = Seigneur galactique (Galactic Overlord)
note-option-level = Du plus facile au plus difficile. Rocketeer est le jeu tel qu'imprimé.
option-crew = Rocketeers en jeu
option-crew-usual = un par joueur, au moins deux
note-option-crew = Les joueurs se partagent les Rocketeers en plus des leurs.
option-rocketeers = Qui joue qui
option-rocketeers-chosen = les joueurs choisissent
option-rocketeers-dealt = distribué au hasard
option-order = Qui agit d'abord dans un tour
option-order-chosen = les joueurs en décident chaque fois
option-order-fixed = toujours le même ordre, selon les HP
option-arrow = Orientation des tuiles
option-arrow-north = toutes les flèches vers le nord
option-arrow-chosen = la première personne décide
option-concede = Sans limite de tours
note-option-concede = L'équipage peut abandonner la mission si tout le monde est d'accord. Avec la limite, il dispose de 40 tours de jeu et ne le peut pas.

## Names
rocketeer-captain = Capitaine Riggs
    .article = le
rocketeer-first-officer = Premier Officier Fletcher
    .article = le
    .gender = f
rocketeer-doctor = Docteur Garcia
    .article = le
rocketeer-professor = Professeur Pelham
    .article = le
rocketeer-chief = Chef DeSoto
    .article = le
rocketeer-yeoman = Yeoman Hannah
    .article = la
alien-brain = Cerveau en bocal (Brain-in-a-jar)
    .noun = Cerveau en bocal
    .article = le
alien-leader = Meneur (Leader)
    .noun = Meneur
    .article = le
alien-saucerman = Soucoupien (Saucerman)
    .noun = Soucoupien
    .article = le
alien-sentinel = Sentinelle (Sentinel)
    .noun = Sentinelle
    .article = la
alien-thrall = Captif (Thrall)
    .noun = Captif
    .article = le
alien-war-thrall = Captif guerrier (War Thrall)
    .noun = Captif guerrier
    .article = le
alien-leech = Sangsue (Space Leech)
    .noun = Sangsue
    .article = la
alien-bug = Cafard (Bug)
    .noun = Cafard
    .article = le
alien-hive-queen = Reine de la ruche (Hive Queen)
    .noun = Reine de la ruche
    .article = la
trouble-cosmic-radiation = Radiation cosmique
trouble-power-out = Panne de courant
trouble-time-distortion = Distorsion temporelle
trouble-unnatural-growth = Croissance non naturelle
trouble-unreasonable-fear = Peur irrationnelle
alert-alarm = Alarme !
alert-all-quiet = Rien à signaler
component-wire = Câble
component-blood = Sang Alien
component-mysterium = Mysterium
way-n = nord
    .article = le
way-ne = nord-est
    .article = le
way-se = sud-est
    .article = le
way-s = sud
    .article = le
way-sw = sud-ouest
    .article = le
way-nw = nord-ouest
    .article = le
points-standard = AP standard
points-special = troisième AP
points-command = AP de commandement (Command AP)
    .noun = AP de commandement
points-oxygen = O2
points-free = rien
hatch-free = passage libre
    .state = libre
    .article = le
hatch-closed = sas fermé
    .state = fermé
    .article = le
hatch-open = sas ouvert
    .state = ouvert
    .article = le
hatch-locked = sas verrouillé
    .state = verrouillé
    .article = le
hatch-destroyed = sas détruit
    .state = détruit
    .article = le
hatch-sealed = sas scellé
    .state = scellé
    .article = le
task-send-alarm = Donner l'alarme
task-release-clamps = Libérer l'amarrage
task-sabotage = Sabotage
task-shut-down = Arrêter
task-wake-crew = Réveiller l'équipage
task-overload = Surcharger
task-detonate = Faire sauter
task-switch-off = Éteindre
task-operate = Manœuvrer
task-repair = Réparer
task-download = Télécharger
overkill-command = Commandement (Command)
overkill-move-out = En avant (Move Out)
overkill-sawbones = Premiers soins (Sawbones)
overkill-override = Forçage (Override)
overkill-strafe = Mitraillage (Strafe)
overkill-sway = Séduction (Sway)
overkill-extract = Prélèvement (Extract)
overkill-dislodge = Bousculade (Dislodge)
overkill-exterminate = Extermination (Exterminate)
overkill-shrapnel = Éclats (Shrapnel)
overkill-terror = Terreur (Terror)
overkill-hit-and-run = Frappe et fuite (Hit and Run)
overkill-impact = Choc (Impact)
overkill-slash = Entaille (Slash)
overkill-psychic-burst = Décharge psychique (Psychic Burst)
overkill-psychic-scream = Cri psychique (Psychic Scream)
overkill-stagger = Déséquilibre (Stagger)
overkill-revulsion = Répulsion (Revulsion)
overkill-shriek = Cri strident (Shriek)
overkill-charge = +1 Charge
overkill-save = sauver le Captif
overkill-dominate = dominer le Cerveau en bocal
tile-tile-1 = tuile 1
    .article = la
tile-tile-2 = tuile 2
    .article = la
tile-tile-3 = tuile 3
    .article = la
tile-tile-4 = tuile 4
    .article = la
tile-tile-5 = tuile 5
    .article = la
tile-tile-6 = tuile 6
    .article = la
tile-tile-7 = tuile 7
    .article = la
tile-tile-8 = tuile 8
    .article = la
tile-tile-9 = tuile 9
    .article = la
tile-tile-10 = tuile 10
    .article = la
tile-tile-11 = tuile 11
    .article = la
tile-tile-12 = tuile 12
    .article = la
tile-tile-13 = tuile 13
    .article = la
tile-tile-14 = tuile 14
    .article = la
tile-tile-15 = tuile 15
    .article = la
tile-tile-16 = tuile 16
    .article = la
tile-tile-17 = tuile 17
    .article = la
tile-tile-18 = tuile 18
    .article = la
tile-tile-19 = tuile 19
    .article = la
tile-tile-20 = tuile 20
    .article = la
tile-tile-21 = tuile 21
    .article = la
tile-tile-22 = tuile 22
    .article = la
tile-tile-23 = tuile 23
    .article = la
tile-tile-24 = tuile 24
    .article = la
tile-tile-25 = tuile 25
    .article = la
tile-tile-26 = tuile 26
    .article = la
tile-tile-27 = tuile 27
    .article = la
tile-tile-28 = tuile 28
    .article = la
tile-tile-29 = tuile 29
    .article = la
tile-tile-30 = tuile 30
    .article = la
tile-tile-31 = tuile 31
    .article = la
tile-tile-32 = tuile 32
    .article = la
tile-tile-33 = tuile 33
    .article = la
tile-tile-34 = tuile 34
    .article = la
tile-tile-35 = tuile 35
    .article = la
tile-tile-36 = tuile 36
    .article = la
tile-airlock = Airlock
    .article = le
tile-shuttlecraft = Shuttlecraft
    .article = le
tile-elevator = Elevator
    .article = le
tile-bridge = Passerelle
    .noun = passerelle
    .article = la
tile-engine-room = Salle des machines
    .noun = salle des machines
    .article = la
tile-mine-shaft = Puits de mine
    .noun = puits de mine
    .article = le
tile-control-room = Salle de contrôle
    .noun = salle de contrôle
    .article = la
tile-brig = Cellules
    .noun = cellules
    .article = les
    .gender = f
tile-guard-room = Salle de garde
    .noun = salle de garde
    .article = la
tile-evidence-locker = Dépôt des scellés
    .noun = dépôt des scellés
    .article = le
tile-security-office = Poste de sécurité
    .noun = poste de sécurité
    .article = le
tile-hangar = Hangar
    .noun = hangar
    .article = le
tile-fear-engine = Machine à terreur
    .noun = machine à terreur
    .article = la
tile-tunnel-exit = Sortie du tunnel
    .noun = sortie du tunnel
    .article = la
tile-sleep-bay-a = Dortoir A
    .noun = dortoir A
    .article = le
tile-sleep-bay-b = Dortoir B
    .noun = dortoir B
    .article = le
tile-sleep-bay-c = Dortoir C
    .noun = dortoir C
    .article = le
tile-sleep-bay-d = Dortoir D
    .noun = dortoir D
    .article = le
tile-trilon-core = Cœur de Trilon
    .noun = cœur de Trilon
    .article = le
tile-trilon-node-a = Nœud de Trilon A
    .noun = nœud de Trilon A
    .article = le
tile-trilon-node-b = Nœud de Trilon B
    .noun = nœud de Trilon B
    .article = le
tile-trilon-node-c = Nœud de Trilon C
    .noun = nœud de Trilon C
    .article = le
tile-cloak-generator-a = Générateur A
    .noun = générateur A
    .article = le
tile-cloak-generator-b = Générateur B
    .noun = générateur B
    .article = le
tile-cloak-generator-c = Générateur C
    .noun = générateur C
    .article = le
tile-hive-queen = Reine de la ruche (Hive Queen)
    .noun = Reine de la ruche
    .article = la
marker-airlock = { tile-airlock }
    .article = le
marker-shuttlecraft = { tile-shuttlecraft }
    .article = le
marker-elevator = { tile-elevator }
    .article = le
marker-bridge = { tile-bridge }
    .noun = passerelle
    .article = la
marker-engine-room = { tile-engine-room }
    .noun = salle des machines
    .article = la
marker-mine-shaft = { tile-mine-shaft }
    .noun = puits de mine
    .article = le
marker-control-room = { tile-control-room }
    .noun = salle de contrôle
    .article = la
marker-brig = { tile-brig }
    .noun = cellules
    .article = les
    .gender = f
marker-guard-room = { tile-guard-room }
    .noun = salle de garde
    .article = la
marker-evidence-locker = { tile-evidence-locker }
    .noun = dépôt des scellés
    .article = le
marker-security-office = { tile-security-office }
    .noun = poste de sécurité
    .article = le
marker-hangar = { tile-hangar }
    .noun = hangar
    .article = le
marker-fear-engine = { tile-fear-engine }
    .noun = machine à terreur
    .article = la
marker-tunnel-exit = { tile-tunnel-exit }
    .noun = sortie du tunnel
    .article = la
marker-sleep-bay-a = { tile-sleep-bay-a }
    .noun = dortoir A
    .article = le
marker-sleep-bay-b = { tile-sleep-bay-b }
    .noun = dortoir B
    .article = le
marker-sleep-bay-c = { tile-sleep-bay-c }
    .noun = dortoir C
    .article = le
marker-sleep-bay-d = { tile-sleep-bay-d }
    .noun = dortoir D
    .article = le
marker-trilon-core = { tile-trilon-core }
    .noun = cœur de Trilon
    .article = le
marker-trilon-node-a = { tile-trilon-node-a }
    .noun = nœud de Trilon A
    .article = le
marker-trilon-node-b = { tile-trilon-node-b }
    .noun = nœud de Trilon B
    .article = le
marker-trilon-node-c = { tile-trilon-node-c }
    .noun = nœud de Trilon C
    .article = le
marker-cloak-generator-a = { tile-cloak-generator-a }
    .noun = générateur A
    .article = le
marker-cloak-generator-b = { tile-cloak-generator-b }
    .noun = générateur B
    .article = le
marker-cloak-generator-c = { tile-cloak-generator-c }
    .noun = générateur C
    .article = le
marker-hive-queen = { tile-hive-queen }
    .noun = Reine de la ruche
    .article = la
marker-decoy = Leurre
    .noun = leurre
    .article = le
scenario-first-contact = Premier contact
scenario-rocketship-rescue = Sauvetage de la fusée
scenario-saucer-wreck = L'épave de la soucoupe
scenario-boarding-party = La Lune : à l'abordage
scenario-jailbreak = Évasion
scenario-tunnel-of-terror = Le tunnel de la terreur
scenario-sleeper-ship = Le vaisseau des dormeurs
scenario-trilon = Trilon
scenario-invisible-planet = La planète invisible
scenario-hive-queen = La reine de la ruche
scenario-own = Une mission à vous
item-air-knife = Couteau à air (Air Knife)
    .noun = couteau à air
    .article = le
item-atomic-rifle = Fusil atomique (Atomic Rifle)
    .noun = fusil atomique
    .article = le
item-ddt = DDT
    .article = le
item-demo-charge = Charge de démolition (Demo Charge)
    .noun = charge de démolition
    .article = la
item-flame-gun = Lance-flammes (Flame-Gun)
    .noun = lance-flammes
    .article = le
item-ray-gun = Pistolet à rayons (Ray Gun)
    .noun = pistolet à rayons
    .article = le
item-sonic-shotgun = Fusil sonique (Sonic Shotgun)
    .noun = fusil sonique
    .article = le
item-accelerator-hypo = Seringue accélératrice (Accelerator-Hypo)
    .noun = seringue accélératrice
    .article = la
item-electro-mine = Électromine (Electro-Mine)
    .noun = électromine
    .article = la
item-fiberweave-spacesuit = Scaphandre tressé (Fiberweave Spacesuit)
    .noun = scaphandre tressé
    .article = le
item-firecrackers = Pétards (Firecrackers)
    .noun = pétards
    .article = les
item-first-aid-kit = Trousse de secours (First Aid Kit)
    .noun = trousse de secours
    .article = la
item-flag = Drapeau (Flag)
    .noun = drapeau
    .article = le
item-food-pills = Pilules nutritives (Food Pills and Powdered Juice)
    .noun = pilules nutritives
    .article = les
    .gender = f
item-freeze-dried-coffee = Café lyophilisé (Freeze-Dried Coffee)
    .noun = café lyophilisé
    .article = le
item-head-set = Casque radio (Head-Set)
    .noun = casque radio
    .article = le
item-holster = Étui (Holster)
    .noun = étui
    .article = le
item-rabbits-foot = Patte de lapin (Lucky Rabbit's Foot)
    .noun = patte de lapin
    .article = la
item-med-pack = Sac médical (Med-Pack)
    .noun = sac médical
    .article = le
item-oxygen-tank = Bouteille d'oxygène (Oxygen Tank)
    .noun = bouteille d'oxygène
    .article = la
item-power-of-love = Pouvoir de l'amour (Power of Love)
    .noun = pouvoir de l'amour
    .article = le
item-reference-book = Manuel (Reference Book)
    .noun = manuel
    .article = le
item-scanner = Scanner
    .article = le
item-sniper-scope = Lunette de visée (Sniper Scope)
    .noun = lunette de visée
    .article = la
item-soft-focus-lens = Lentille à flou (Soft-Focus Lens)
    .noun = lentille à flou
    .article = la
item-space-bandages = Pansements spatiaux (Space Bandages)
    .noun = pansements spatiaux
    .article = les
item-space-monkey = Singe de l'espace (Space Monkey)
    .noun = singe de l'espace
    .article = le
item-space-rations = Rations spatiales (Space Rations)
    .noun = rations spatiales
    .article = les
    .gender = f
item-stun-pellet = Capsule assommante (Stun Pellet)
    .noun = capsule assommante
    .article = la
item-tape-recorder = Magnétophone (Tape Recorder)
    .noun = magnétophone
    .article = le
item-tele-radio = Téléradio (Tele-Radio)
    .noun = téléradio
    .article = la
item-common-cold = Rhume (The Common Cold)
    .noun = rhume
    .article = le
item-thermite = Thermite
    .article = la
item-tools = Outils (Tools)
    .noun = outils
    .article = les
item-tricorder = Tricordeur (Tricorder)
    .noun = tricordeur
    .article = le
item-wire-cutters = Pinces coupantes (Wire Cutters)
    .noun = pinces coupantes
    .article = les
    .gender = f
item-mysterium = Mysterium
    .article = le
item-thrall-oxygen-tank = Bouteille d'oxygène de captif (Thrall Oxygen Tank)
    .noun = bouteille d'oxygène de captif
    .article = la
item-proton-blade = Lame à protons (Proton Blade)
    .noun = lame à protons
    .article = la
item-force-field-belt = Ceinture de force (Force Field Belt)
    .noun = ceinture de force
    .article = la
item-wave-generator = Générateur d'ondes gravitationnelles (Gravitational Wave Generator)
    .noun = générateur d'ondes gravitationnelles
    .article = le
item-heat-ray = Rayon ardent (Heat Ray)
    .noun = rayon ardent
    .article = le
item-impossible-cube = Cube impossible (Impossible Cube)
    .noun = cube impossible
    .article = le
item-ionoscope = Ionoscope
    .article = le
item-mentality-helmet = Casque mental (Mentality Helmet)
    .noun = casque mental
    .article = le
item-replicator = Réplicateur (Replicator)
    .noun = réplicateur
    .article = le
item-sonic-repulsor = Répulseur sonique (Sonic Repulsor)
    .noun = répulseur sonique
    .article = le
item-glowing-orb = Orbe luisant (Strangely Glowing Orb)
    .noun = orbe luisant
    .article = le
item-telepathy-band = Bandeau télépathique (Telepathy Band)
    .noun = bandeau télépathique
    .article = le
item-time-warp = Boucle temporelle (Time Warp)
    .noun = boucle temporelle
    .article = la
item-x-ray-goggles = Lunettes à rayons X (X-Ray Goggles)
    .noun = lunettes à rayons X
    .article = les
    .gender = f
item-invisibility-device = Dispositif d'invisibilité (Invisibility Device)
    .noun = dispositif d'invisibilité
    .article = le
item-neuronic-hyperbolizer = Hyperboliseur neuronique (Neuronic Hyperbolizer)
    .noun = hyperboliseur neuronique
    .article = le
    .elision = yes
item-reality-inverter = Inverseur de réalité (Reality Inverter)
    .noun = inverseur de réalité
    .article = le
item-stasis-box = Caisse de stase (Stasis Box)
    .noun = caisse de stase
    .article = la
item-tantalus-projector = Projecteur Tantale (Tantalus Projector)
    .noun = projecteur Tantale
    .article = le
item-teleporter = Téléporteur (Teleporter)
    .noun = téléporteur
    .article = le
item-boy = Garçon (Boy)
    .noun = garçon
    .article = le
item-bus-driver = Conducteur de bus (Bus Driver)
    .noun = conducteur de bus
    .article = le
item-chemist = Chimiste (Chemist)
    .noun = chimiste
    .article = le
item-co-ed = Étudiante (Co-Ed)
    .noun = étudiante
    .article = la
item-cowboy = Cowboy
    .article = le
item-football-player = Footballeur (Football Player)
    .noun = footballeur
    .article = le
item-girl = Fillette (Girl)
    .noun = fillette
    .article = la
item-hobo = Vagabond (Hobo)
    .noun = vagabond
    .article = le
item-long-lost-brother = Frère retrouvé (Long-Lost Brother)
    .noun = frère retrouvé
    .article = le
item-nurse = Infirmière (Nurse)
    .noun = infirmière
    .article = la
item-photographer = Photographe (Photographer)
    .noun = photographe
    .article = le
item-sarge = Sergent (Sarge)
    .noun = sergent
    .article = le
item-scientist = Savant (Scientist)
    .noun = savant
    .article = le
item-smuggler = Contrebandier (Smuggler)
    .noun = contrebandier
    .article = le
item-traffic-cop = Agent de la circulation (Traffic Cop)
    .noun = agent de la circulation
    .article = le
item-dominated-brain = Cerveau dominé (Dominated Brain)
    .noun = cerveau dominé
    .article = le
short-captain = Riggs
short-first-officer = Fletcher
short-doctor = Garcia
short-professor = Pelham
short-chief = DeSoto
short-yeoman = Hannah
level-0 = Cadet de l'espace
level-2 = Commodore
level-3 = Amiral
level-4 = Seigneur galactique

## The table
meter-turn = Tour de jeu
meter-hp = { $short } : HP
meter-oxygen = { $short } : O2
tile-name = { $tile } (case { $place })
unscanned = Non scannée (case { $place })
alien-figure = { $alien }
hint-place = { $place }
meter-unscanned = Tuiles à scanner
meter-standard = { $short } : AP
meter-combat = { $short } : AP de combat
meter-non-combat = { $short } : AP hors combat
meter-command = { $short } : AP de commandement
meter-mind = { $short } : { $points } sous contrôle mental (Mind Control)
note-vent = Une grille d'aération : les Cafards sortent ici.
fact-hp = HP : { $left } sur { $number }
fact-move = { $number ->
    [0] Ne se déplace pas
    [one] Se déplace d'une tuile par tour
   *[other] Se déplace de { $number } tuiles par tour
}
fact-dice = { $dice ->
    [one] Attaque avec 1 dé, portée { $number } ; 1, 2 ou 3 touche
   *[other] Attaque avec { $dice } dés, portée { $number } ; 1, 2 ou 3 touche
}
fact-no-dice = Attaque sans dés, portée { $number }
fact-no-attack = Chancelle trop pour attaquer
note-attacks = Assaillants à craindre au Tour des Aliens : { $number }
hatch-between = { $hatch } entre { $place } et { $other }
badge-oxygen = O2 { $number }
badge-held = agrippé
badge-pinned = doit d'abord combattre
badge-invisible = invisible
badge-mind = contrôle mental
badge-lure = pétards
badge-stunned = sonné
badge-staggered = chancelle : { $number }
badge-holds = tient { LE($rocketeer) }
badge-leads = { $rocketeer }
token-alien = Jeton Alien
token-alert = Jeton Alert!
token-discovery = Jeton Découverte
token-marker = Marqueur scénario ou leurre
token-reserved = Ce jeton amène à coup sûr { UN($kind) }.
note-token-alien = Retourné quand cette tuile est scannée : jusqu'à trois Aliens apparaissent ici. Les Cafards sortent de la grille d'aération la plus proche.
note-token-alert = Retourné quand cette tuile est scannée : il ne se passe rien, ou d'autres Aliens apparaissent ailleurs.
note-token-discovery = De la technologie Alien, retournée quand cette tuile est scannée. Qui la ramasse doit encore découvrir son mode d'emploi.
note-token-marker = Retourné quand cette tuile est scannée : ce que cherche la mission, ou rien.
note-marker = La mission a quelque chose à faire ici.
note-dark = Encore inconnue. Un scan la retourne.
note-hatch-closed = Les Rocketeers ne passent pas et ne voient pas à travers. Les Aliens voient à travers, et certains passent. On peut l'ouvrir des deux côtés.
note-hatch-open = La voie est libre jusqu'à la fin de ce tour de jeu.
note-hatch-locked = Personne ne passe ni ne voit à travers jusqu'à la fin de ce tour de jeu.
note-hatch-destroyed = La voie est libre jusqu'à la fin de la partie.
note-hatch-sealed = Plus personne ne passe ni ne voit à travers, et on ne peut plus l'ouvrir.
marker-of = Marqueur : { $tile }
kit-of = Jeton Rocketeer : objets { DE($rocketeer) }
zone-recruits = Rocketeers
zone-pool = Cartes Objet { DE($rocketeer) }
hint-recommended = ★
field-advice = conseillé pour cette mission
field-hp = HP { $number }
field-iq = IQ { $number }
field-combat = troisième AP : de combat (Combat AP)
field-non-combat = troisième AP : hors combat (Non-Combat AP)
field-option = { $overkill }
field-personal = { $card }
field-number = × { $number }
field-charges = Charges { $number }/{ $limit }
field-dice = Dés aux portées 0 à 3 : { $dice }
field-parts = Câble { $wire }, Sang { $blood }, Mysterium { $mysterium }
field-analysis = à analyser
field-analysed = analyse faite
field-large = imposant
field-recorded = contient un Overkill
field-user = utilisé par { LE($rocketeer) }
chance = { $number ->
    [one] { $number } dé, { $percent } %
   *[other] { $number } dés, { $percent } %
  }
die-name = Dé { $die }
throw-last = Succès du dernier jet
throw-extra = +{ $number } automatique
throw-good = 1 à 3 réussissent
throw-inverted = 8 à 10 réussissent
throw-overkills = Overkills : { $number }
throw-0 = { CAP(LE($rocketeer)) } attaque
throw-1 = { CAP(LE($rocketeer)) } soigne
throw-2 = { CAP(LE($rocketeer)) } analyse
throw-3 = { CAP(LE($rocketeer)) } subjugue
throw-4 = { $rocketeer } : une tâche
throw-5 = { $rocketeer } : le rhume (The Common Cold)
throw-6 = { $rocketeer } : le cube impossible (Impossible Cube)
throw-7 = { $rocketeer } : le cow-boy attaque
throw-8 = { $rocketeer } : le chimiste (Chemist)
throw-9 = { $rocketeer } : l'infirmière (Nurse)
throw-10 = { $rocketeer } : Talent
throw-11 = Attaque contre { LE($rocketeer) }
tile-place = { $tile } (case { $place })
tile-hidden = { $tile } (à trouver)

## The mission
mission-title = { $fr }
mission-story = { $fr }
mission-level = Niveau : { $level }
mission-arrow = Direction des flèches : { $way }.
mission-power-out = Panne de courant : les objets Découverte ne fonctionnent pas pendant ce tour de jeu.
mission-red-alert = Alerte rouge !
objective-met = ✓ { $what }
objective-open = ○ { $what }
objective-gather = Tous les Rocketeers sur { LE($tile) } ({ $count }/{ $limit })
objective-collect-0 = Captifs subjugués : { $number }/{ $limit }
objective-collect-1 = Captifs sauvés : { $number }/{ $limit }
objective-collect-2 = Schémas assemblés : { $number }/{ $limit }
objective-collect-3 = Technologie alien en main : { $number }/{ $limit }
objective-slay = Tuer { LE($kind) } (HP { $number }/{ $limit })
objective-work = { $task }, { $tiles } : encore { $number } succès
objective-tasks = { $task }, { $tiles } : encore { $number }
objective-task = { $task }, { $tiles }
objective-together = { $what } (tout l'équipage doit y être)
objective-once = { $what } (chaque Rocketeer une fois par tour)
objective-weapons = { $what } (les armes l'abîment aussi)
objective-clear = Débarrasser le plateau de chaque { $kind } (encore { $number })
objective-hold-out = Puis tenir bon : encore { $number } { $number ->
    [one] Tour des Aliens
   *[other] Tours des Aliens
  }
rule-spawn = Chaque marqueur trouvé ajoute { $kind } × { $number } après chaque Tour des Aliens.
rule-spawn-red = Chaque marqueur trouvé ajoute { $kind } × { $number } après chaque Tour des Aliens, × { $count } en Alerte rouge.
rule-deadline = Tout doit être accompli à la fin du tour de jeu { $number }, sinon la mission a échoué.
rule-hurt = À partir du tour de jeu { $turn }, quiconque se trouve à { $number } ou moins { DE($tile) } perd 1 HP après chaque Tour des Aliens.
rule-hurt-grows = À partir du tour de jeu { $turn }, quiconque se trouve à { $number } ou moins { DE($tile) } perd 1 HP après chaque Tour des Aliens. Le danger gagne une tuile tous les { $count } tours de jeu.
rule-fear = Peur : quiconque finit son tour sans personne à ses côtés subit la terreur.
rule-fear-always = Peur : chacun subit la terreur à la fin de son tour.
rule-fog = Brouillard : personne ne voit au-delà de la portée { $number }.
rule-alarm = Chaque marqueur retiré déclenche une alerte.
rule-alarm-overlord = Chaque marqueur retiré déclenche une alerte ; en Alerte rouge, elle amène des Aliens à coup sûr.
rule-muster = Une alarme amène ses Aliens ici : { $tiles }.
rule-muster-closest = Une alarme amène ses Aliens à la plus proche de ces tuiles : { $tiles }.
rule-muster-near = Une alarme amène ses Aliens sur la tuile visible la plus proche de la case { $place }.
rule-muster-here = Une alarme amène ses Aliens auprès de qui l'a déclenchée.
rule-seal = Les sas autour { DE($tile) } restent scellés tant que { $until }.
marker-gone = le marqueur { DE($tile) } est là
rule-limit = { $card } : { $number ->
    [one] un seul exemplaire
   *[other] { $number } exemplaires seulement
  } dans cette mission.
rule-schematics = Les jetons Découverte face cachée recèlent au moins { $number } { $number ->
    [one] Schéma
   *[other] Schémas
  }.
rule-mysterium = Les jetons Découverte face cachée recèlent au moins { $number } Mysterium.
rule-boss = À chaque Tour des Aliens, elle pond { $number } { $number ->
    [one] Cafard
   *[other] Cafards
  }.
red-draw = Alerte rouge : les Rocketeers numérotés de 1 à { $number } piochent chacun un jeton Alert!
red-draw-aliens = Alerte rouge : les Rocketeers numérotés de 1 à { $number } piochent chacun un jeton Alien.
red-overlord = Alerte rouge : le Rocketeer numéroté 1 pioche un jeton Alien.
red-after = { $what } Cela commence une fois ces marqueurs retirés : { $tiles }.
red-muster = { $what } Les Aliens ainsi amenés arrivent ici : { $tiles }.
red-vent = Alerte rouge : { $kind } × { $count } à la grille d'aération la plus proche de chacun des Rocketeers numérotés de 1 à { $number }.
red-reinforce = Alerte rouge : chaque alerte qui amène des Aliens ajoute { $number ->
    [one] { UN($kind) }
   *[other] { $kind } × { $number }
  } sur { LE($tile) }.

## The story: a briefing, and how it ends
story-briefing = Briefing
story-epilogue = Épilogue
story-first-contact = Delta Sept, une colonie minière au bord de la carte, ne répond plus depuis trois jours. Les lampes brûlent, le monte-charge tourne, et quelque chose arpente les galeries sur un peu trop de pattes. Trouvez la salle de contrôle, donnez l'alarme et regagnez l'Airlock avant qu'on ne vous trouve !
won-first-contact = L'alarme grésille de planète en planète : l'humanité n'est pas seule ! Derrière le dernier Rocketeer, l'Airlock claque, et une main grêle à trois doigts lâche la rampe. Désormais, ils savent que nous existons. Mais nous savons, nous aussi !
lost-first-contact = Au quartier général, une lampe de plus s'éteint sur le grand tableau. « Delta Sept ne répond plus », dit l'opérateur. « Et l'équipe de secours non plus. » Dehors, derrière la vitre, une soucoupe passe devant la lune...
story-rocketship-rescue = Le paquebot Aurore tombe vers le soleil, et ses passagers n'y voient aucun mal : le fil qu'ils ont derrière l'oreille leur dit de sourire. Ne tirez pas, Rocketeers ! Ce sont des gens. Attrapez-les, coupez le fil, et vite : il fait plus chaud d'heure en heure.
won-rocketship-rescue = « Où... où suis-je ? » La dernière passagère se frotte la nuque et cligne des yeux. La peinture de la proue cloque encore quand l'Aurore se détourne du soleil, et d'un bout à l'autre on pleure, on rit, on réclame un verre d'eau.
lost-rocketship-rescue = Une étincelle à la face du soleil, pas plus vive qu'une allumette : c'était l'Aurore. Les journaux impriment quatre colonnes de noms. À la page deux, un petit homme en gris les lit tous, du premier au dernier, et sourit.
story-saucer-wreck = Une soucoupe gît dans la glace, fendue comme une noix, et son moteur ronronne encore. Tout ce qu'elle contient a mille ans d'avance sur nous. Entrez, emportez ce que vous pourrez, et gare à la lueur : d'heure en heure, elle gagne les couloirs !
won-saucer-wreck = Ils titubent dans la neige, les bras chargés de merveilles, et derrière eux la glace s'embrase en vert sur dix lieues. « Et ça, à quoi ça sert ? » « Surtout, crie quelqu'un, n'appuyez pas là-dessus ! »
lost-saucer-wreck = La lueur a atteint l'Airlock. De la plus grande découverte de l'histoire, il ne reste qu'un lac vert et rond qui ne gèle jamais, et un casque sur la rive. Il crépite doucement quand on en approche un compteur.
story-boarding-party = Il y a une ville sous la Lune, et ce n'est pas la nôtre. L'Elevator y descend. L'Académie veut voir tourner deux de leurs machines, les familles veulent revoir deux des leurs. Les unes et l'autre auront gain de cause, ou personne ne remontera !
won-boarding-party = L'Elevator remonte. Dans la cage, deux personnes pâles en pyjama voient la Terre se lever et fondent en larmes ; entre elles, une chose faite de fil et de vieux clair de lune fredonne un air que personne ne lui a appris.
lost-boarding-party = Le câble de l'Elevator file, file, et ramène à la surface une cage vide. Sur le plancher, quelqu'un a tracé, d'une main très soignée, le plan d'une ville : la nôtre.
story-jailbreak = Vous vous réveillez sur un banc de métal froid. Plus de pistolet, plus de radio, pas même un lacet ! Ce qu'on vous a pris se trouve dans deux pièces, aux deux bouts de la prison, et le hangar reste verrouillé tant qu'on n'a pas trouvé le poste de sécurité. Le garde vient de passer. Maintenant !
won-jailbreak = « Les prisonniers dans la cour », nasille le haut-parleur. Les prisonniers sont à cinq millions de kilomètres, dans la soucoupe du directeur, et quelqu'un vient de découvrir le levier qui la fait aller plus vite.
lost-jailbreak = Toutes les lampes s'allument d'un coup. « Il s'en est fallu de peu », dit la voix du haut-parleur, presque avec gentillesse. Le banc est aussi froid qu'avant, et cette fois on a pris aussi les boutons.
story-tunnel-of-terror = De ce tunnel, des gaillards sont ressortis à quatre pattes. Tout au bout se dresse une machine qui n'émet que de la peur, et quiconque reste seul avec elle est perdu. Alors restez ensemble, Rocketeers, coude à coude, et mettez cette chose en pièces !
won-tunnel-of-terror = La machine tousse, gémit, s'arrête. Pour la première fois depuis un mois, on entend l'eau goutter dans le tunnel. « Ma foi, dit une voix, et une main lâche une manche, je n'ai pas eu peur une minute. »
lost-tunnel-of-terror = Le tunnel se tait. À l'entrée, les secours trouvent des casques alignés avec soin, et très loin à l'intérieur quelqu'un court, court, à bout de forces, sans que rien le poursuive.
story-sleeper-ship = Dix mille colons dorment à bord de l'Étoile du matin. Quelqu'un est passé dans les dortoirs et a changé les rêves : ce qui sort maintenant des couchettes est rapide, fort et docile. Éteignez tous les dortoirs, et que plus un somnambule ne hante le vaisseau !
won-sleeper-ship = Une à une, les couchettes s'éteignent ; le dernier somnambule glisse au sol et se met à ronfler. L'Étoile du matin poursuit sa route. Dans quarante ans, dix mille personnes se réveilleront en se rappelant toutes le même rêve, fort étrange.
lost-sleeper-ship = À bord de l'Étoile du matin, toutes les couchettes sont ouvertes et vides. Dix mille paires de pieds marchent au pas dans les coursives, gauche, droite, gauche, droite, et sur la passerelle une voix patiente donne le nouveau cap : la Terre.
story-trilon = Trois flèches et un cœur : voilà Trilon, l'arme qui peut éteindre une étoile. Les flèches doivent tomber une par une, car chacune nourrit une couvée que vous préféreriez ne pas croiser. Ensuite, tous au cœur, toutes les mains sur la manette. Personne ne la pousse seul !
won-trilon = « Tout le monde y est ? À trois ! » Une manette, et toutes les mains dessus. Trilon se replie comme une fleur de papier, et à sa place les étoiles reviennent, comme si l'on avait essuyé une vitre.
lost-trilon = Ce soir, dans la constellation du Cygne, il manque une étoile. Les astronomes vérifient leurs lentilles. Demain soir, il en manquera deux.
story-invisible-planet = Il y a une planète là où il ne devrait pas y en avoir, et la flotte est passée neuf fois devant sans la voir. Éteignez les générateurs qui la cachent : dans ce brouillard, vous ne verrez pas vos bottes ! Chacun hurlera en mourant. Puis retranchez-vous : la flotte mettra du temps à venir, et eux non.
won-invisible-planet = Le brouillard se déchire comme un vieux rideau, et la voilà dans tous les hublots de la flotte : un monde entier, bleu de colère. « Ne tirez pas, dit l'Amiral, avant que les nôtres soient sortis. » Ils arrivent en courant.
lost-invisible-planet = « C'est drôle, dit le navigateur, j'aurais juré qu'il y avait quelque chose. » La flotte met le cap sur la Terre, pour la dixième fois. En bas, dans le brouillard, une fusée de détresse brûle jusqu'à la dernière étincelle.
story-hive-queen = Elle est grosse comme une locomotive, et elle a faim. Chaque œuf qu'elle pond fait une bouche de plus entre elle et vous : alors ne comptez pas, marchez ! Il n'y a pas de plan B, Rocketeers. Il n'y a que la reine.
won-hive-queen = Elle met longtemps à tomber. Quand elle ne bouge plus, tous les grattements cessent d'un coup dans les cloisons, à chaque pont, sur chaque vaisseau, sur chaque monde où ils avaient commencé. Quelqu'un se met à rire, et puis tous les autres.
lost-hive-queen = Dans le noir, on nourrit quelque chose. Cela grandit. Cela vient d'apprendre un mot de la bouche du dernier visiteur et le répète tout bas, encore et encore : « Maman. »

## What the Aliens will do
plans = Que vont-ils faire ?
plan-line = { $kind }{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
  } sur la case { $place } : { $plan }
plan-perhaps = peut-être { $plan }
plan-stunned = n'agit pas (sonné)
plan-minds = contrôle mental à portée 2
plan-moves-and-attacks = va en { $path } et attaque { LE($rocketeer) }
plan-moves = va en { $path }
plan-attacks = attaque { LE($rocketeer) }
plan-stays = ne bouge pas

## What each card does
note-air-knife = Le premier succès contre un Alien donne aussi 1 Sang Alien. Option Prélèvement (Extract) : 1 Sang Alien par Overkill.
note-atomic-rifle = Option Bousculade (Dislodge) : déplacez d'une tuile, dans la direction de votre choix, un Alien à portée et dans la ligne de vue.
note-ddt = N'attaque que les Cafards. Option Extermination (Exterminate). Sur une tuile à grille d'aération, dégâts et Overkills peuvent toucher les Cafards de n'importe quelle tuile à grille, en vue ou non.
note-demo-charge = Usage unique. Vise un seul Alien, jamais sur la tuile d'un Rocketeer ou d'un Captif. Option Éclats (Shrapnel) : 1 dégât par Overkill à n'importe quel Alien de la tuile visée, cible comprise.
note-flame-gun = Vise toute une tuile sans Rocketeer ni Captif. Option Terreur (Terror) : elle touche un Alien de cette tuile par Overkill.
note-ray-gun = Option Frappe et fuite (Hit and Run) : l'attaquant se déplace d'une tuile, selon les règles normales de déplacement.
note-sonic-shotgun = Option Choc (Impact) : sonnez un Alien à 1 HP dans la ligne de vue, sur la tuile de la cible ou sur une tuile adjacente.
note-accelerator-hypo = Perdez 1 HP, puis faites passer tous vos AP de la case Dépensés (Spent) à la case Disponibles (Available).
note-electro-mine = Posez-la gratuitement sur votre tuile pendant vos actions. Une Sentinelle qui entre provoque la panique, puis la mine la tue et est défaussée. D'ici là, tout Rocketeer peut la ramasser.
note-fiberweave-spacesuit = Qui la porte peut annuler 1 dégât.
note-firecrackers = Au début du Tour des Aliens : tous les Aliens se déplacent vers l'utilisateur comme s'il était le Rocketeer le plus proche, avec le numéro d'ordre le plus élevé, même s'ils ont une autre victime à portée.
note-first-aid-kit = +2 dés aux actions de Soin du porteur.
note-flag = Chaque Rocketeer dans la ligne de vue de l'utilisateur fait aussitôt une action supplémentaire, dans n'importe quel ordre.
note-food-pills = Récupérez 2 HP par Charge ; on peut dépenser plusieurs Charges d'un coup.
note-freeze-dried-coffee = Pour 1 AP, tous les Rocketeers de la tuile lancent +1 dé à toutes leurs actions jusqu'à la fin du tour de jeu.
note-head-set = Premier Officier seulement : En avant (Move Out) peut aller à n'importe quel Rocketeer du plateau.
note-holster = +1 dé à la première attaque au pistolet à rayons de chaque tour de jeu.
note-rabbits-foot = Relancez un dé.
note-med-pack = Docteur seulement : +1 dé aux actions de Soin, qui atteignent aussi un Rocketeer à portée 1 dans la ligne de vue.
note-oxygen-tank = Défaussez-le pour gagner 2 O2.
note-power-of-love = Tous les Aliens dans la ligne de vue de l'utilisateur, sauf les Captifs, reculent d'une tuile s'ils le peuvent.
note-reference-book = +1 dé à un jet d'IQ.
note-scanner = Pendant la Phase de Scan, scannez n'importe quelle tuile face cachée au lieu de la plus proche.
note-sniper-scope = +2 dés pour le fusil atomique à portée 3.
note-soft-focus-lens = Yeoman seulement : Séduction (Sway) atteint aussi les Aliens à 1 HP à portée 1 dans la ligne de vue.
note-space-bandages = Faites une action de Soin sans dépenser d'AP.
note-space-monkey = Ramassez ou déposez un objet sur une tuile adjacente dans la ligne de vue, ou ouvrez un sas dans la ligne de vue, sur votre tuile ou une tuile adjacente.
note-space-rations = Chaque Rocketeer de la tuile récupère 1 HP.
note-stun-pellet = Tous les Aliens de votre tuile, ou d'une tuile adjacente dans la ligne de vue, sont sonnés. C'est de l'équipement : pas d'AP à dépenser.
note-tape-recorder = Conserve un Overkill non dépensé d'une action de non-combat. On peut s'en servir autant de fois qu'on veut, mais il ne contient qu'un Overkill à la fois.
note-tele-radio = Capitaine seulement : un AP de commandement (Command AP) peut aller à n'importe quel Rocketeer du plateau.
note-common-cold = Défaussez la carte et dépensez 1 AP pour une action IQ : un succès élimine tous les Aliens de la tuile, sauf les Captifs.
note-thermite = Détruisez un sas de votre tuile.
note-tools = Relancez une action IQ une fois. Si le nouveau jet n'a aucun succès, défaussez les outils.
note-tricorder = Faites une action IQ comme si vous étiez sur une tuile adjacente dans la ligne de vue.
note-wire-cutters = +1 dé à chaque tentative de subjuguer un Captif ou un Cerveau en bocal.
note-mysterium = Se trouve sous forme de jeton Découverte. Sert de composant, ou se défausse pendant votre Phase d'Action pour ajouter 1 Charge à un objet Découverte que vous portez et qui a déjà été utilisé.
note-thrall-oxygen-tank = Qui le ramasse gagne 3 O2.
note-proton-blade = Le premier succès contre un Alien donne aussi 1 Sang Alien. Option Entaille (Slash) : 1 dégât de plus à la cible et 1 Sang Alien par Overkill.
note-force-field-belt = Au lieu de perdre 1 HP lors d'une attaque d'Alien, perdez 1 Charge, plusieurs fois par tour s'il le faut.
note-wave-generator = Déplacez une figurine ou un objet dans la ligne de vue, à portée 3 ou moins, de 1 à 3 tuiles vers vous.
note-heat-ray = Scellez ou détruisez pour de bon un sas dans votre ligne de vue.
note-impossible-cube = Lancez 5 dés : chaque succès peut être dépensé sur votre option Overkill personnelle.
note-ionoscope = +1 succès à une action IQ ; dépensez la Charge avant le jet.
note-mentality-helmet = Qui le porte ignore la panique et le contrôle mental.
note-replicator = Gagnez un exemplaire de plus d'un composant que vous possédez.
note-sonic-repulsor = Poussez en ligne droite un Alien, un Rocketeer ou un objet dans la ligne de vue, jusqu'à ce qu'il quitte la ligne de vue ou rencontre un sas ou le bord du plateau.
note-glowing-orb = +1 IQ pour une action IQ ; à utiliser avant le jet.
note-telepathy-band = Utilisez l'option Overkill personnelle d'un autre Rocketeer, pour une action Talent ou pour tous les Overkills d'un jet.
note-time-warp = Après un jet, relancez une fois autant de vos dés que vous voulez.
note-x-ray-goggles = Ignorez un sas fermé pour la ligne de vue et la portée de votre prochaine attaque ou de votre prochain effet.
note-invisibility-device = À tout moment du Tour des Aliens : pendant ce tour, tous les Aliens ignorent complètement l'utilisateur.
note-neuronic-hyperbolizer = Sonnez tous les Aliens d'une tuile, en vue ou non, scannée ou non.
note-reality-inverter = Après un jet, ce sont les dés de 8 à 10 qui réussissent au lieu de ceux de 1 à 3.
note-stasis-box = Prenez l'objet de votre choix parmi les cartes Objet Rocketeer inutilisées.
note-tantalus-projector = Éliminez un Alien n'importe où sur le plateau, quels que soient ses HP, en vue ou non.
note-teleporter = Déplacez-vous sur une autre tuile scannée, avec les Rocketeers de votre tuile que vous voulez.
note-boy = Ramassez un objet sur une tuile adjacente dans la ligne de vue.
note-bus-driver = Le Rocketeer qui sauve le conducteur de bus gagne aussitôt 2 O2.
note-chemist = Une fois par tour de jeu, lancez 1 dé : un succès donne 1 O2.
note-co-ed = +2 dés à une action quelconque.
note-cowboy = Une fois par tour de jeu, une attaque gratuite avec 1 dé contre une cible dans la ligne de vue à portée 0 ou 1.
note-football-player = Une action d'ouverture de sas gratuite par tour de jeu.
note-girl = Qui l'accompagne peut ignorer la panique.
note-hobo = Sonnez tous les Aliens de la tuile.
note-long-lost-brother = Subit 1 dégât à votre place.
note-nurse = Une fois par tour de jeu, lancez 1 dé : un succès rend 1 HP à un Rocketeer de la tuile.
note-photographer = Sonnez un Alien dans la ligne de vue.
note-sarge = +1 dé à une attaque par tour de jeu.
note-scientist = +1 Overkill à une action IQ réussie ; on peut dépenser la Charge après le jet.
note-smuggler = Gagnez aussitôt un composant au choix.
note-traffic-cop = Une action de déplacement pour n'importe quel Rocketeer dans la ligne de vue.
note-dominated-brain = +1 IQ ; plusieurs cartes s'additionnent.

## What each Overkill buys
about-command = un AP de commandement pour un Rocketeer de la tuile
about-move-out = un déplacement immédiat pour un Rocketeer de la tuile
about-sawbones = 1 HP rendu à un Rocketeer de la tuile
about-override = ouvrir ou verrouiller n'importe quel sas
about-strafe = 1 dégât à un Alien en vue et à portée (après une attaque : à côté de la cible)
about-sway = sonner un Alien à 1 HP sur la tuile
about-extract = 1 Sang Alien
about-dislodge = déplacer un Alien d'une tuile
about-exterminate = 1 dégât à un autre Cafard en vue et à portée
about-shrapnel = 1 dégât à n'importe quel Alien sur la tuile de la cible
about-terror = la terreur pour un Alien sur la tuile de la cible
about-hit-and-run = se déplacer d'une tuile
about-impact = sonner un Alien à 1 HP sur la tuile de la cible ou à côté
about-slash = 1 dégât de plus et 1 Sang Alien
about-psychic-burst = sonner tous les autres Aliens à portée 1 du Cerveau en bocal
about-psychic-scream = sonner un Meneur ou un Soucoupien n'importe où
about-stagger = 2 dés de moins pour la Sentinelle pendant ce tour de jeu
about-revulsion = une attaque gratuite contre une autre Sangsue
about-shriek = sonner tous les Cafards d'une tuile, ou prendre 1 Sang Alien
about-charge = 1 Charge de plus
about-save = piocher un Captif sauvé
about-dominate = un cerveau dominé, +1 IQ

## Outcomes
outcome-won = Mission accomplie : tous les Rocketeers sont en vie.
outcome-lost = La mission a échoué.

## Groups of options
group-equip = Prendre un objet
group-attack = Attaquer
group-attack-place = Attaquer une tuile
group-move = Se déplacer
group-open = Ouvrir un sas
group-drop = Déposer un objet ici
group-use = Utiliser un objet
group-use-out-of-turn = Un autre Rocketeer utilise un objet
group-give = Donner un objet
group-take = Prendre un objet
group-choose-hatch = Choisir un sas
group-scan-afar = Scanner plus loin

## Prompts
prompt-choose-crew = Choisissez un Rocketeer.
prompt-choose-items = Choisissez jusqu'à quatre objets, dont deux imposants au plus.
prompt-dock-shuttlecraft = Où le Shuttlecraft s'amarre-t-il ?
prompt-point-arrow = Dans quelle direction pointent les flèches ?
prompt-choose-next = Qui agit ensuite ?
prompt-scan-tile = { CAP(LE($rocketeer)) } scanne : laquelle des tuiles les plus proches ?
prompt-take-turn = Au tour { DE($rocketeer) }.
prompt-agree-to-concede = { $number ->
    [0] Abandonner la mission ? Elle sera perdue.
   *[other] { $seat } veut abandonner la mission : d'accord ?
}
others-agree-to-concede = { $seat } veut abandonner la mission.
prompt-extra-action = Une action supplémentaire pour { LE($rocketeer) }.
prompt-before-roll = Utiliser un objet avant le jet ?
prompt-after-roll = Utiliser un objet après le jet ?
prompt-spend-overkills = Dépenser un Overkill ?
prompt-take-damage = { CAP(LE($rocketeer)) } va perdre 1 HP : laisser faire ?
prompt-lose-control = Contrôle mental : quel AP prendre { A($rocketeer) } ?
prompt-step-away = { CAP(LE($rocketeer)) } se déplace d'une tuile : vers où ?
prompt-push-alien = { CAP(LE($rocketeer)) } déplace { LE($alien) } : vers où ?
prompt-before-aliens = Les Aliens vont agir : utiliser un objet { DE($rocketeer) } ?
prompt-before-activation = { CAP(LE($alien)) } va agir : utiliser un objet { DE($rocketeer) } ?
prompt-aim-overkill = { CAP($overkill) } : choisissez la cible.
prompt-take-numbers = Le temps se détraque : qui prend le numéro suivant ?
prompt-aim-item = { CAP(LE($rocketeer)) } utilise { LE($item) } : sur quoi ?
prompt-act-by-item = Une action pour { LE($rocketeer) } grâce { A($item) }.
prompt-act-afar = { CAP(LE($rocketeer)) } agit sur la case { $place } : quelle action IQ ?
prompt-heal-afar = { CAP(LE($rocketeer)) } soigne sur la case { $place } : qui ?
prompt-pick-dice = { CAP(LE($item)) } : quels dés relancer ?
prompt-choose-talent = Talent { DE($rocketeer) } : l'option de qui ?
prompt-borrow-option = { CAP(LE($rocketeer)) } utilise l'option d'un autre Rocketeer : de qui ?
prompt-gain-component = Le contrebandier apporte un composant { A($rocketeer) } : lequel ?
prompt-eat-more = { CAP(LE($item)) } : une Charge de plus pour { LE($rocketeer) } ?
prompt-drop-afar = Où le singe de l'espace dépose-t-il { LE($item) } ?
prompt-rally = Drapeau : qui fait la prochaine action ?
prompt-move-back = Pouvoir de l'amour : où va l'Alien ?
prompt-pull-thing = Par où ? Ou est-ce assez près ?
prompt-aim-push = Dans quelle direction faut-il pousser ?
prompt-beam = Qui d'autre est téléporté sur la case { $place } ?
prompt-barter = Échange entre { LE($rocketeer) } et { LE($other) }.
prompt-hand-item = { CAP(LE($rocketeer)) } donne { LE($item) } { A($other) } : d'accord ?
prompt-hand-part = { CAP(LE($rocketeer)) } donne 1 { $component } { A($other) } : d'accord ?
prompt-hand-oxygen = { CAP(LE($rocketeer)) } donne 1 O2 { A($other) } : d'accord ?
others-choose-crew = L'équipage se forme.
others-choose-items = Les objets se choisissent.
others-pick-dice = { CAP(LE($item)) } : les dés à relancer se choisissent.
others-aim-overkill = { CAP($overkill) } : la cible se choisit.

## Actions
action-enlist = Prendre { LE($rocketeer) }
action-equip = Prendre { LE($item) }
action-ready = C'est prêt
action-take-kit = Prendre l'équipement tout prêt
action-dock = S'amarrer à la case { $place }
action-point = Flèches vers { LE($way) }
action-act-next = { CAP(LE($rocketeer)) } agit ensuite
action-take-number = { CAP(LE($rocketeer)) } prend le numéro suivant
action-scan = Scanner la case { $place }
action-scan-afar = Scanner la case { $place } avec le Scanner
action-move = Aller à la case { $place }
action-open = Ouvrir le sas vers { LE($way) }
action-attack = Attaquer { LE($alien) } avec { LE($item) }
action-attack-place = Attaquer la case { $place } avec { LE($item) }
action-attack-marker = Attaquer le marqueur avec { LE($item) }
action-heal = Soigner { LE($rocketeer) }
action-analyze = Analyser { LE($item) }
action-subdue = Subjuguer { LE($alien) }
action-perform = { $task }
action-talent = Utiliser son Talent
action-end-turn = Finir le tour
action-concede = Abandonner la mission
action-breathe = Action supplémentaire pour 1 O2
action-follow-command = { CAP(LE($rocketeer)) } agit : AP de commandement
action-pay-with = { $points_id ->
    [standard] AP standard d'abord
   *[special] Troisième AP d'abord
  }
action-back = Annuler
action-pick-up = Ramasser { LE($item) }
action-pick-up-kit = Ramasser les objets { DE($rocketeer) }
action-drop = Déposer { LE($item) } ici
action-use = Utiliser { LE($item) }
action-use-out-of-turn = { CAP(LE($rocketeer)) } utilise { LE($item) }
action-use-on = Utiliser { LE($item) } sur la case { $place }
action-inspire = Défausser { LE($item) } pour une action IQ
action-recharge = Recharger { LE($item) } avec du Mysterium
action-play-back = Dépenser l'Overkill enregistré
action-exchange = Échanger avec { LE($rocketeer) }
action-give = Donner { LE($item) }
action-take = Prendre { LE($item) }
action-give-oxygen = Donner 1 O2
action-take-oxygen = Prendre 1 O2
action-give-part = Donner 1 { $component }
action-take-part = Prendre 1 { $component }
action-accept = Accepter
action-reject = Refuser
action-spend = Overkill : { $overkill } – { $overkill_id ->
    [command] { about-command }
    [move-out] { about-move-out }
    [sawbones] { about-sawbones }
    [override] { about-override }
    [strafe] { about-strafe }
    [sway] { about-sway }
    [extract] { about-extract }
    [dislodge] { about-dislodge }
    [exterminate] { about-exterminate }
    [shrapnel] { about-shrapnel }
    [terror] { about-terror }
    [hit-and-run] { about-hit-and-run }
    [impact] { about-impact }
    [slash] { about-slash }
    [psychic-burst] { about-psychic-burst }
    [psychic-scream] { about-psychic-scream }
    [stagger] { about-stagger }
    [revulsion] { about-revulsion }
    [shriek] { about-shriek }
    [charge] { about-charge }
    [save] { about-save }
    *[dominate] { about-dominate }
  }
action-done = Terminé
action-suffer = Laisser faire
action-lose-point = { CAP($points) }
action-choose-die = Dé { $die }
action-choose-alien = { $alien }
action-choose-place = Case { $place }
action-choose-rocketeer = { $rocketeer }
action-choose-hatch = Sas de la case { $place } vers { LE($way) } : { FORM($hatch, "state") }
action-choose-item = { $item }
action-choose-component = { $component }
action-deal = { CAP(LE($rocketeer)) } rejoint l'équipage
action-throw = Dés : { $faces }
action-turn-tile = C'est { LE($tile) }
action-turn-marker = C'est { LE($marker) }
action-draw-aliens = Jeton Alien { $token }
action-draw-alert = Jeton Alert! : { $alert }
action-draw-item = { $item }
action-pick-alien = { $alien }
action-pick-place = Case { $place }

## Events
event-joins = { $seat } dirige { LE($rocketeer) }.
event-equips = { CAP(LE($rocketeer)) } prend { LE($card) }.
event-game-turn = Tour de jeu { $number }.
event-held-out = L'équipage a tenu bon. { $number ->
    [0] C'était le dernier Tour des Aliens !
    [one] Encore un Tour des Aliens.
   *[other] Encore { $number } Tours des Aliens.
  }
event-acts = { CAP(LE($rocketeer)) } agit avec le numéro { $number }.
event-scanned = { CAP(LE($rocketeer)) } scanne la case { $place } : { LE($tile) }.
event-red-alert = Alerte rouge !
event-moves = { CAP(LE($rocketeer)) } va à la case { $place }.
event-opens = Le sas de la case { $place } vers { LE($way) } s'ouvre.
event-hatches-close =
    { $count ->
        [one] Un sas se referme.
       *[other] { $count } sas se referment.
    }
event-alien-turn = Les Aliens agissent.
event-alien-appears = { CAP(LE($alien)) } apparaît sur la case { $place }.
event-alien-falls = { CAP(LE($alien)) } de la case { $place } est éliminé{ E($alien) }.
event-thrown = Dés : { $faces } ; succès : { $count }.
event-hurt = { CAP(LE($rocketeer)) } perd 1 HP.
event-controlled = Contrôle mental : { LE($rocketeer) } perd { $points_id ->
    [standard] un AP standard
   *[special] son troisième AP
  } pour le prochain tour de jeu.
event-attacks = { CAP(LE($rocketeer)) } attaque { LE($alien) } de la case { $place } avec { LE($card) } : { $count } { $count ->
    [one] dé
   *[other] dés
  }.
event-attacks-tile = { CAP(LE($rocketeer)) } attaque la case { $place } avec { LE($card) } : { $count } { $count ->
    [one] dé
   *[other] dés
  }.
event-cowboy-shoots = Sur un signe { DE($rocketeer) }, le cow-boy tire sur { LE($alien) } de la case { $place }.
event-misses = { CAP(LE($rocketeer)) } rate sa cible.
event-takes-blood = { CAP(LE($rocketeer)) } prend 1 Sang Alien.
event-overkill = { CAP(LE($rocketeer)) } dépense un Overkill : { $overkill }.
event-commanded = { CAP(LE($rocketeer)) } reçoit un AP de commandement.
event-overrides = Le sas de la case { $place } vers { LE($way) } est maintenant { FORM($hatch, "state") }.
event-staggers = { CAP(LE($alien)) } chancelle : 2 dés de moins pendant ce tour de jeu.
event-alien-hurt = { CAP(LE($alien)) } de la case { $place } est blessé{ E($alien) } : il lui reste { $count } HP.
event-alien-stunned = { CAP(LE($alien)) } de la case { $place } est sonné{ E($alien) }.
event-alien-moves = { CAP(LE($alien)) } va de la case { $start } à la case { $place }.
event-alien-attacks = { CAP(LE($alien)) } de la case { $place } attaque { LE($rocketeer) } : { $count } { $count ->
    [one] dé
   *[other] dés
  }.
event-swarm-attacks = Les Cafards de la case { $place } attaquent { LE($rocketeer) } : { $count } { $count ->
    [one] dé
   *[other] dés
  }.
event-brain-reaches = { CAP(LE($alien)) } de la case { $place } étend son emprise.
event-grapples = { CAP(LE($alien)) } agrippe { LE($rocketeer) }.
event-panics = { CAP(LE($rocketeer)) } panique et perd 1 O2.
event-mine-springs = L'électromine de la case { $place } explose sous { LE($alien) }.
event-terror = Dé de terreur pour { LE($rocketeer) } : { $face } – { $face ->
    [7] une tuile au choix.
    [8] une tuile au choix.
    [9] sans effet.
    [10] sans effet.
   *[other] une tuile par le côté { $face }, sinon 1 HP perdu.
  }
event-terror-alien = Dé de terreur pour { LE($alien) } : { $face } – { $face ->
    [7] une tuile au choix de l'attaquant.
    [8] une tuile au choix de l'attaquant.
    [9] sans effet.
    [10] sans effet.
   *[other] une tuile par le côté { $face }, sinon 1 dégât.
  }
event-happens = { $event } : { $event_id ->
    [cosmic-radiation] chaque Rocketeer perd 1 HP.
    [power-out] les objets Découverte ne fonctionnent pas pendant ce tour de jeu.
    [time-distortion] chacun reçoit un numéro, et tous les Aliens se déplacent.
    [unnatural-growth] les Aliens blessés récupèrent tous leurs HP.
    *[unreasonable-fear] tout le monde panique, sauf si l'équipage compte au moins quatre Rocketeers.
  }
event-numbered = { CAP(LE($rocketeer)) } prend le numéro { $number }.
event-decoy = Le marqueur de la case { $place } était un leurre.
event-found = { CAP(LE($rocketeer)) } a trouvé { LE($tile) }, sur la case { $place }.
event-alert =
    { $alert_id ->
        [alarm] Alarme : des Aliens sont en route.
       *[all-quiet] Fausse alerte : rien à signaler.
    }
event-discovered = La case { $place } cachait { UN($card) }.
event-aliens-arrive = Jeton Alien { $token } : { $kinds }.
event-tries-task = { CAP(LE($rocketeer)) } tente cette tâche : { $task }.
event-task-goes-on = { $task } : encore { $count }.
event-task-done = { $task } : c'est fait.
event-attacks-marker = { CAP(LE($rocketeer)) } attaque le marqueur avec { LE($card) } : { $count } { $count ->
    [one] dé
   *[other] dés
  }.
event-uses = { CAP(LE($rocketeer)) } utilise { LE($card) }.
event-gains = { CAP(LE($rocketeer)) } obtient { LE($card) }.
event-gains-oxygen = { CAP(LE($rocketeer)) } gagne { $count } O2.
event-gains-part = { CAP(LE($rocketeer)) } gagne 1 { $component }.
event-breaks = { CAP(LE($card)) } : hors d'usage, à la défausse.
event-healed = { CAP(LE($rocketeer)) } récupère { $count } HP.
event-analysed = { CAP(LE($rocketeer)) } a percé le secret { DE($card) }.
event-subdued = { CAP(LE($rocketeer)) } subjugue { LE($alien) }.
event-rescued = { CAP(LE($rocketeer)) } sauve le Captif.
event-inspired = { CAP(LE($rocketeer)) } défausse { LE($card) } : une inspiration !
event-hatch-changes = Le sas de la case { $place } vers { LE($way) } est maintenant { FORM($hatch, "state") }.
event-leaves = { CAP(LE($rocketeer)) } dépose { LE($card) } sur la case { $place }.
event-recharges = { CAP(LE($rocketeer)) } recharge { LE($card) } avec du Mysterium.
event-gives = { CAP(LE($rocketeer)) } donne { LE($card) } { A($other) }.
event-gives-part = { CAP(LE($rocketeer)) } donne 1 { $component } { A($other) }.
event-gives-oxygen = { CAP(LE($rocketeer)) } donne 1 O2 { A($other) }.
event-tries-to-heal = { SAME($rocketeer, $other) ->
    [same] { CAP(LE($rocketeer)) } tente de se soigner
   *[other] { CAP(LE($rocketeer)) } tente de soigner { LE($other) }
  } : { $count } { $count ->
    [one] dé
   *[other] dés
  }.
event-tries-to-analyse = { CAP(LE($rocketeer)) } tente d'analyser { LE($card) } : { $count } { $count ->
    [one] dé
   *[other] dés
  }.
event-tries-to-subdue = { CAP(LE($rocketeer)) } tente de subjuguer { LE($alien) } : { $count } { $count ->
    [one] dé
   *[other] dés
  }.
event-fails = { CAP(LE($rocketeer)) } échoue.
event-acts-again = { CAP(LE($rocketeer)) } fait une action supplémentaire{ $points_id ->
    [command] {" "}pour un AP de commandement
    [oxygen] {" "}pour 1 O2
   *[other] {""}
  }.

## Refusals
reason-already-enlisted = { CAP(LE($rocketeer)) } fait déjà partie de l'équipage.
reason-not-at-the-start = On ne peut pas choisir { LE($card) } au départ.
reason-card-taken = Cet exemplaire est déjà pris : { $card }.
reason-too-many-large = Vous avez déjà deux objets imposants.
reason-kit-gone = De l'équipement { DE($rocketeer) }, il ne reste rien : choisissez des objets un par un.
reason-take-another-copy = Prenez le premier exemplaire libre : { $card }.
reason-no-dock = Le Shuttlecraft ne peut pas s'amarrer à la case { $place }.
reason-cannot-act-next = { CAP(LE($rocketeer)) } a déjà agi pendant ce tour de jeu.
reason-not-in-crew = { CAP(LE($rocketeer)) } ne fait pas partie de l'équipage.
reason-not-closest = La case { $place } n'est pas l'une des tuiles face cachée les plus proches.
reason-no-points = { CAP(LE($rocketeer)) } n'a plus d'AP pour cela.
reason-extra-action-now = Faites d'abord l'action supplémentaire { DE($rocketeer) }, ou annulez-la.
reason-unscanned = La case { $place } n'est pas encore scannée.
reason-hatch-in-the-way = { CAP(UN($hatch)) } barre le passage.
reason-not-adjacent = La case { $place } n'est pas adjacente.
reason-hull = Il n'y a là que la coque.
reason-no-closed-hatch = Il n'y a pas de sas fermé à ouvrir ici, seulement { UN($hatch) }.
reason-roll-first = Terminez d'abord le jet.
reason-overkills-first = Dépensez d'abord les Overkills de ce jet, ou renoncez-y.
reason-damage-first = { CAP(LE($rocketeer)) } va perdre 1 HP : réglez cela d'abord.
reason-lose-point-first = Choisissez d'abord l'AP { DE($rocketeer) } que prend le contrôle mental.
reason-step-first = Déplacez d'abord { LE($rocketeer) }.
reason-cannot-push-there = On ne peut pas y déplacer { LE($alien) }.
reason-aliens-act = Les Aliens agissent.
reason-concede-first = Acceptez ou refusez d'abord d'abandonner la mission.
reason-no-weapon = { CAP(LE($card)) } : ce n'est pas une arme.
reason-alien-not-in-play = { CAP(LE($alien)) } n'est pas sur le plateau.
reason-never-a-thrall = { CAP(LE($alien)) } est captif des Aliens : on n'attaque jamais un Captif.
reason-attacks-a-tile = Avec { LE($card) }, on attaque toute une tuile.
reason-attacks-one-alien = Avec { LE($card) }, on attaque un seul Alien, pas une tuile.
reason-only-bugs = Avec { LE($card) }, on n'attaque que des Cafards.
reason-no-alien-there = Il n'y a pas d'Alien sur la case { $place }.
reason-out-of-range = La case { $place } est hors de portée { DE($card) }.
reason-people-there = On ne peut pas viser la case { $place } avec { LE($card) } : un Rocketeer ou un Captif s'y trouve.
reason-unscanned-hides = La case { $place } n'est pas scannée : personne ne voit ce qui s'y trouve.
reason-fog-hides = Le brouillard cache la case { $place } : personne ne voit au-delà de { $count }.
reason-hatch-hides = { CAP(UN($hatch)) } cache la case { $place }.
reason-no-sight = Il n'y a pas de ligne de vue vers la case { $place }.
reason-bought-once = Cette option ne s'achète qu'une fois : { $overkill }.
reason-no-overkill-target = Il n'y a rien sur quoi utiliser cette option : { $overkill }.
reason-not-of-this-roll = Ce jet n'offre pas cette option : { $overkill }.
reason-no-such-target = Cette option ne s'utilise pas sur cela : { $overkill }.
reason-target-first = Choisissez d'abord sur quoi utiliser cette option : { $overkill }.
reason-has-number = { CAP(LE($rocketeer)) } a déjà un numéro.
reason-task-elsewhere = Cette tâche ne se fait pas sur cette tuile : { $task }.
reason-task-done = Cette tâche est déjà faite ici : { $task }.
reason-task-too-early = D'autres objectifs passent avant cette tâche : { $task }.
reason-task-together = Cette tâche demande tout l'équipage sur la tuile : { $task }.
reason-task-once = Cette tâche ne réussit qu'une fois par tour d'un Rocketeer : { $task }.
reason-task-not-here = Cette mission ne comporte pas cette tâche : { $task }.
reason-no-marker-to-attack = Il n'y a sur la case { $place } aucun marqueur que des armes puissent endommager.
reason-no-weapon-for-marker = On n'endommage pas le marqueur avec { LE($item) } : il faut une arme chargée avec des dés à portée 0.
reason-not-carried = { CAP(LE($rocketeer)) } ne porte pas { LE($card) }.
reason-used-by-another = { CAP(LE($rocketeer)) } a utilisé { LE($card) } pendant ce tour de jeu : personne d'autre ne le peut.
reason-serves-only = Personne d'autre que { LE($rocketeer) } ne peut utiliser { LE($card) }.
reason-power-is-out = Panne de courant : { LE($card) } ne { AGREE($card) ->
    [mp] fonctionnent
    [fp] fonctionnent
   *[other] fonctionne
  } pas pendant ce tour de jeu.
reason-not-analysed = Il faut d'abord analyser { LE($card) }.
reason-no-charge = Il ne reste plus de Charge pour { LE($card) }.
reason-used-this-turn = Vous avez déjà utilisé { LE($card) } pendant ce tour de jeu.
reason-no-target = Il n'y a rien ici sur quoi utiliser { LE($card) }.
reason-aim-first = Choisissez d'abord sur quoi utiliser { LE($card) }.
reason-not-on-that = { CAP(LE($card)) } ne s'utilise pas sur cela.
reason-equal-copy = Un exemplaire identique est déjà proposé : { $card }.
reason-equal-alien = Un Alien identique de cette tuile est déjà proposé : { $kind }.
reason-is-a-weapon = On ne se sert { DE($card) } que pour attaquer.
reason-works-by-itself = On n'a pas à utiliser { LE($card) } : l'effet se produit de lui-même.
reason-another-moment = On n'utilise pas { LE($card) } maintenant, mais au moment que dit la carte.
reason-not-in-turn = { CAP(LE($rocketeer)) } n'utilise { LE($card) } que pendant sa propre Phase d'Action.
reason-in-turn = C'est le tour { DE($rocketeer) } : utilisez { LE($card) } comme d'habitude.
reason-only-combat = Il ne reste { A($rocketeer) } qu'un AP de combat, qui paie les attaques et le Talent.
reason-only-non-combat = Il ne reste { A($rocketeer) } qu'un AP hors combat, qui ne paie pas d'attaque.
reason-talent-used = { CAP(LE($rocketeer)) } a déjà utilisé son Talent pendant ce tour de jeu.
reason-breathed-already = { CAP(LE($rocketeer)) } a déjà fait son action d'O2 pendant ce tour.
reason-last-oxygen = { CAP(LE($rocketeer)) } ne peut pas se séparer de son dernier O2.
reason-no-command = { CAP(LE($rocketeer)) } n'a pas d'AP de commandement à dépenser.
reason-no-choice-of-points = { CAP(LE($rocketeer)) } n'a pas le choix entre deux sortes d'AP.
reason-held = Un Captif guerrier agrippe { LE($rocketeer) }.
reason-fight-first = { CAP(LE($rocketeer)) } doit combattre un Alien en vue avant de repartir.
reason-not-on-this-tile = { CAP(LE($rocketeer)) } n'est pas sur cette tuile.
reason-not-wounded = { CAP(LE($rocketeer)) } a tous ses HP.
reason-needs-no-analysis = Il n'est pas nécessaire d'analyser { LE($card) }.
reason-analysed-already = Vous avez déjà analysé { LE($card) }.
reason-components-missing = Il vous manque des composants pour { LE($card) }.
reason-alien-not-here = Pour cela, il faut { UN($kind) } sur votre tuile.
reason-cannot-be-subdued = On ne peut pas subjuguer { UN($kind) }.
reason-brain-not-wounded = Un Cerveau en bocal ne peut être subjugué qu'une fois blessé.
reason-only-success = Le dé { $die } est le seul succès contre un Captif : on ne le relance pas.
reason-pick-dice-first = Choisissez d'abord les dés à relancer.
reason-whose-option = Choisissez d'abord de qui { LE($rocketeer) } utilise l'option.
reason-component-first = Choisissez d'abord un composant pour { LE($rocketeer) }.
reason-act-afar-first = Faites d'abord l'action IQ sur la case { $place }.
reason-drop-where = Choisissez une tuile adjacente en vue où déposer l'objet.
reason-rally-first = Laissez d'abord agir les Rocketeers ralliés par le drapeau.
reason-move-back-first = Faites d'abord reculer { LE($alien) }.
reason-pull-first = Finissez d'abord d'attirer la cible.
reason-push-where = Choisissez d'abord la direction.
reason-beam-first = Finissez d'abord la téléportation.
reason-has-not = { CAP(LE($rocketeer)) } n'a pas cela, ou un exemplaire identique est déjà proposé.
reason-exchange-first = Finissez d'abord l'échange.
reason-agree-first = Acceptez ou refusez d'abord ce que donne { LE($rocketeer) }.
reason-nothing-like-it-here = Il n'y a rien de tel à ramasser ici.
reason-no-exchange = Il n'y a rien à échanger avec { LE($rocketeer) } sur cette tuile.
reason-no-schematic = { CAP(LE($card)) } : ce n'est pas un Schéma.
reason-assembled-already = Vous avez déjà assemblé { LE($card) }.
reason-cannot-be-recharged = Le Mysterium ne peut pas recharger { LE($card) }.
reason-no-mysterium = { CAP(LE($rocketeer)) } n'a pas de Mysterium.
reason-nothing-recorded = Aucun Overkill n'est enregistré, ou il ne servirait à rien maintenant.
reason-no-scanner = { CAP(LE($rocketeer)) } n'a pas de Scanner en état de marche.
reason-scan-without = La case { $place } est déjà scannée, ou assez proche pour se passer du Scanner.

## Options incompatibles
error-own-scenario = option « scenario » : « own » demande un fichier de scénario
error-crew = l'option « crew » va de { $low } à { $high } à { $seats } joueurs, pas { $given }
error-tile-number = tile « { $id } » : son numéro doit dépasser celui de « { $other } »
error-copies = item « { $id } » : il y en a { $needed } exemplaires, pas { $found }
error-figures = alien « { $id } » : il y a { $needed } figurines, pas { $found }
error-no-bugs = alien « { $id } » : « each » vaut au moins 1
error-two-scenarios = scenario « { $id } » : un paquet ne peut ajouter qu'un scénario, et « { $other } » y est déjà

## Fichiers de scénario
error-in-line = { $where }, ligne { $line } : { $why }
error-in-scenario = scenario « { $id } », { $field } : { $why }
error-one-scenario = un fichier de scénario contient un seul scénario, écrit [[scenario]], et rien d'autre
error-scenario-taken = « { $id } » est un scénario du jeu ; un nouveau scénario a besoin de son propre id
error-unknown-thing = { $what ->
    [alien] l'Alien
    [item] l'objet
    [task] la tâche
   *[tile] la tuile scénario
  } « { $given } » n'existe pas ; { $near }
error-verb = le verbe « { $given } » n'existe pas ici ; { $near }
error-verb-meaning = ce verbe n'a pas de sens ici
error-type = il faut une valeur de type « { $wanted } », pas « { $found } »
error-type-unknown = le champ « { $field } » n'existe pas ici ; { $near }
error-type-missing = le champ « { $field } » manque
error-type-limit = il faut un nombre entier { $limit }
error-type-length = il faut une liste de longueur { $length }, pas { $found }
error-type-lengths = il faut une liste de longueur { $limit }
error-type-choice = la valeur « { $given } » n'est pas permise ici
error-type-other = cette valeur ne convient pas ; en anglais : « { $why } »
error-position-twice = la position { $cell } figure deux fois
error-map-size = un plateau compte au plus { $most } positions, pas { $found }
error-not-on-map = la position { $cell } n'est pas sur le plateau
error-map-apart = le plateau pour { $size } Rocketeers n'est pas d'un seul tenant : { $cell } est à l'écart
error-start-or-docks = un scénario a soit une position de départ, soit des positions d'amarrage
error-start-tile = la position de départ demande une tuile scénario fixe, face visible
error-dock = une position d'amarrage doit toucher au moins deux tuiles du plateau
error-standard-tiles = il y a { $there } tuiles standard, pas { $wanted }
error-tile-once = la tuile scénario « { $id } » n'existe qu'en un seul exemplaire
error-tile-off-map = à { $size } Rocketeers, la tuile « { $id } » n'est pas sur le plateau
error-marker-tile = un marqueur se pose sur une tuile standard cachée, présente quel que soit l'équipage
error-markers = il faut autant de marqueurs que de positions : { $markers } { $markers ->
    [one] marqueur
   *[other] marqueurs
  } pour { $positions } { $positions ->
    [one] position
   *[other] positions
  } à { $size } Rocketeers
error-no-marker = la tuile « { $id } » n'a pas de marqueur
error-decoys = il n'y a que { $there } { $there ->
    [one] leurre
   *[other] leurres
  }
error-slots = { $tokens } { $tokens ->
    [one] jeton
   *[other] jetons
  } pour { $size } Rocketeers, mais { $slots } { $slots ->
    [one] emplacement
   *[other] emplacements
  }
error-tokens = { $tokens } { $tokens ->
    [one] jeton
   *[other] jetons
  } pour { $size } Rocketeers, mais il n'y en a que { $there }
error-no-alien-token = il ne reste aucun jeton Alien à piocher pour les jetons Alert!
error-face-down = à { $size } Rocketeers, il n'y a pas de tuile face cachée à cet endroit
error-no-boss = pour tuer un boss, il en faut un dans les règles : verb = "boss"
error-one-turn = il faut ici au moins un tour de jeu
error-alien-figures = il n'y a que { $there } { $there ->
    [one] figurine
   *[other] figurines
  } de cet Alien
error-clear-at-once = le premier objectif est atteint d'emblée : aucune règle ne place « { $id } » au départ
error-never-comes = « { $id } » n'arrive jamais dans ce scénario
error-include = seuls « { $one } » et « { $two } » peuvent être inclus
error-include-tokens = à { $size } Rocketeers, il y a { $dealt } { $dealt ->
    [one] jeton
   *[other] jetons
  } Découverte, ce qui ne suffit pas
error-collect = { $size } Rocketeers peuvent compter sur { $most } au plus, pas sur { $least }
error-first-slots = à { $size } Rocketeers, on ne peut distribuer que { $most } { $most ->
    [one] jeton
   *[other] jetons
  } avec « { $id } »
error-no-tiles = il faut nommer ici au moins une tuile
error-nothing = il faut ici au moins 1 pour chaque équipage
error-only-boss = « { $id } » n'arrive que comme boss : verb = "boss"
error-boss = le seul boss possible est « { $id } »
error-verb-once = une seule règle peut avoir ce verbe
error-won-at-once = la mission serait gagnée d'emblée : tous les objectifs sont atteints au départ
error-sealed = cette tuile scellée coupe le plateau en deux

# Moments forts

moment-thrown =
    { $count ->
        [0] Aucun succès
        [1] Un succès
       *[other] { $count } succès
    }
moment-red-alert = Alerte rouge !
moment-all-scanned = Il n'y a plus rien à scanner.
moment-alert = { $alert }
moment-aliens-come = Des Aliens arrivent.
moment-nobody-comes = Personne ne vient.
moment-no-queen = L'essaim a perdu sa reine.
moment-happens = { $event }
moment-effect =
    { $event_id ->
        [cosmic-radiation] Chaque Rocketeer perd 1 HP.
        [power-out] Les objets Découverte ne fonctionnent pas pendant ce tour de jeu.
        [time-distortion] Chacun reçoit un numéro, et tous les Aliens se déplacent.
        [unnatural-growth] Les Aliens blessés récupèrent tous leurs HP.
       *[unreasonable-fear] Tout le monde panique, sauf si l'équipage compte au moins quatre Rocketeers.
    }
moment-alien-falls = { CAP(LE($alien)) } tombe !
moment-found = Trouvé : { LE($tile) } !
moment-task-done = { $task } : c'est fait !
moment-rescued = { CAP(LE($rocketeer)) } sauve le Captif !

## How a play may end, in imagined futures

future-am-goal-05 = Tous les objectifs sont atteints, et tout le monde est en vie.
future-am-goal-07 = Un Rocketeer n'a plus de HP.
future-am-goal-08 = Un Rocketeer n'a plus d'O2.
future-am-scen-10 = La mission est abandonnée.
future-am-scen-14 = Le dernier tour de jeu de la mission est passé.

## Chapters of the rules

chapter-goal = But du jeu
chapter-setup = Mise en place
chapter-dice = Dés
chapter-ovk = Overkill
chapter-sheet = La fiche de Rocketeer
chapter-ap = Points d'action
chapter-oxy = Oxygène
chapter-crew = Les Rocketeers
chapter-tile = Tuiles
chapter-hatch = Écoutilles
chapter-vent = Conduits d'aération
chapter-token = Jetons
chapter-event = Événements
chapter-turn = Le tour de jeu
chapter-order = Phase d'ordre
chapter-scan = Phase de scan
chapter-red = Alerte rouge
chapter-act = Phase d'action
chapter-free = Ce qui ne coûte rien
chapter-atk = Attaques
chapter-move = Se déplacer
chapter-open = Ouvrir une écoutille
chapter-iq = Actions d'IQ
chapter-sub = Subjuguer
chapter-tal = Talents
chapter-clean = Remise en ordre
chapter-alien = Le tour des Aliens
chapter-amove = Déplacement des Aliens
chapter-aatk = Attaques des Aliens
chapter-brain = Cerveaux en bocal
chapter-lead = Meneurs
chapter-sauc = Soucoupiens
chapter-sent = Sentinelles
chapter-thr = Captifs
chapter-leech = Sangsues
chapter-bug = Cafards et essaims
chapter-los = Ligne de vue
chapter-range = Portée
chapter-item = Objets
chapter-wpn = Armes
chapter-gear = Équipement
chapter-comp = Composants
chapter-disc = Découvertes
chapter-schem = Schémas
chapter-fx = Effets de combat
chapter-resc = Captifs secourus
chapter-opt = Règles facultatives
chapter-wart = Captifs guerriers
chapter-boss = Boss
chapter-scen = Missions

## Ce que le plateau dit d'un choix, dans les conseils

what-kit = l'équipement confisqué
what-task = la tâche « { $task } »
what-card = { LE($card) }
what-alien = { UN($kind) }
what-marker = un marqueur face cachée
what-discovery = un jeton Découverte
what-alien-token = un jeton Alien
what-end = { LE($tile) }, où la mission s'achève
what-boss = une position de tir sur { LE($kind) }
what-friend = { LE($rocketeer) }
counsel-fells = { $dice ->
        [1] 1 dé
       *[other] { $dice } dés
    }, { $percent } % : un succès suffit à s'en débarrasser.
counsel-wounds = { $dice ->
        [1] 1 dé
       *[other] { $dice } dés
    }, { $percent } % de toucher ; il lui reste { $number } HP.
counsel-blasts = { $dice ->
        [1] 1 dé
       *[other] { $dice } dés
    }, { $percent } % : un succès touche { $number ->
        [1] l'Alien qui s'y trouve.
       *[other] les { $number } Aliens qui s'y trouvent.
    }
counsel-blast-strikers =
    { $number ->
        [1] En l'état, l'un d'eux attaque ensuite.
       *[other] En l'état, { $number } d'entre eux attaquent ensuite.
    }
counsel-damages = { $dice ->
        [1] 1 dé
       *[other] { $dice } dés
    }, { $percent } % ; il faut encore { $number ->
        [1] 1 succès.
       *[other] { $number } succès.
    }
counsel-to-clear =
    { $number ->
        [1] C'est { LE($kind) } de trop : la mission n'en veut plus un seul.
       *[other] La mission n'en veut plus un seul ; il en reste { $number }.
    }
counsel-stunned = Sa cible est sonnée et manquera de toute façon le prochain Tour des Aliens.
counsel-controls = Sans cela, c'est le contrôle mental à portée 2 au prochain Tour des Aliens.
counsel-reaches-nobody = En l'état, cet Alien n'attaque personne au prochain Tour des Aliens.
counsel-may-strike = Sans cela, cet Alien attaque peut-être { LE($rocketeer) } ensuite.
counsel-swarms = Sans cela, son essaim attaque { LE($rocketeer) } ensuite.
counsel-strikes = Sans cela, cet Alien attaque ensuite { LE($rocketeer) }, à { $number } HP : { $dice ->
        [1] 1 dé
       *[other] { $dice } dés
    }, { $percent } %.
counsel-overkills = { $percent } % d'avoir un Overkill, par exemple pour { OU($options) }.
counsel-used-up = Cela consomme { LE($card) }.
counsel-last-charge = Cela coûte la dernière Charge { DE($card) }.
counsel-subdues = { $dice ->
        [1] 1 dé
       *[other] { $dice } dés
    }, { $percent } % : un succès suffit.
counsel-wants-rescued = La mission en veut encore { $number } à sauver, et il y faut deux succès : { $percent } %.
counsel-wants-subdued = La mission en veut encore { $number } à subjuguer.
counsel-saves = Un Captif sauvé donne un coup de main.
counsel-saves-wanted = La mission en veut encore { $number } à sauver.
counsel-strikers-in-reach =
    { $number ->
        [1] L'un des Aliens à portée attaque ensuite, en l'état.
       *[other] { $number } des Aliens à portée attaquent ensuite, en l'état.
    }
counsel-no-strikers-in-reach = En l'état, aucun des Aliens à portée n'attaque ensuite.
counsel-hp-of = { CAP(LE($rocketeer)) } a { $number } HP.
counsel-as-it-is = Tel quel, le jet compte { $dice ->
        [1] 1 dé
       *[other] { $dice } dés
    } : { $percent } %.
counsel-overkills-lost =
    { $number ->
        [1] 1 Overkill serait perdu.
       *[other] { $number } Overkills seraient perdus.
    }
counsel-crew-away =
    { $number ->
        [0] { CAP(LE($rocketeer)) } s'y trouve.
        [1] C'est à côté { DE($rocketeer) }, et personne n'est plus près.
       *[other] C'est à { $number } tuiles { DE($rocketeer) }, et personne n'est plus près.
    }
counsel-hatch-stops =
    { $count ->
        [0] En l'état, cela empêche toute attaque d'Alien ; sinon, il y en a { $number }.
       *[other] En l'état, cela réduit les Aliens qui attaquent ensuite de { $number } à { $count }.
    }
counsel-hatch-lets-in = En l'état, cela porte les Aliens qui attaquent ensuite de { $number } à { $count }.
counsel-die-counts = Ce dé montre { $face } : c'est un succès.
counsel-die-misses = Ce dé montre { $face } : cela ne compte pas.
counsel-could-step-away =
    { $count ->
        [0] En l'état, { $number ->
            [1] 1 Alien attaque
           *[other] { $number } Aliens attaquent
        } ensuite { LE($rocketeer) } ; après le bon pas, aucun.
       *[other] En l'état, { $number } Aliens attaquent ensuite { LE($rocketeer) } ; après le bon pas, plus que { $count }.
    }
counsel-could-step-closer =
    { $steps ->
        [0] Ce pas peut mener au but : { $what }.
        [1] Ce pas peut rapprocher de la case { $place } : { $what }, à 1 action ensuite au mieux.
       *[other] Ce pas peut rapprocher de la case { $place } : { $what }, à { $steps } actions ensuite au mieux.
    }
counsel-has-succeeded =
    { $number ->
        [1] Le jet compte déjà 1 succès.
       *[other] Le jet compte déjà { $number } succès.
    }
counsel-has-failed = Le jet n'a encore aucun succès.
counsel-hp-left = Il lui reste { $number } HP.
counsel-talent = Sans lancer de dés : { $option }.
counsel-all-there = Tout l'équipage est alors réuni, et il ne reste rien à faire : { $tile }.
counsel-pinned = Un Alien s'y trouve : pas question d'en repartir avant d'avoir combattu.
counsel-farther =
    { $steps ->
        [1] Ce pas éloigne de la case { $place } : { $what }.
       *[other] Ce pas éloigne de la case { $place } : { $what }, { $number ->
            [0] à portée de main ici
            [1] à 1 action d'ici au mieux
           *[other] à { $number } actions d'ici au mieux
        }.
    }
counsel-arrives = Ce pas mène au but : { $what }.
counsel-closer =
    { $steps ->
        [1] De là, il reste au mieux 1 action jusqu'à la case { $place } : { $what }.
       *[other] De là, il reste au mieux { $steps } actions jusqu'à la case { $place } : { $what }.
    }
counsel-lies-there = On y trouve { LE($card) }.
counsel-stands-there = On y trouve { UN($kind) } à subjuguer.
counsel-attacked-there =
    { $count ->
        [0] En l'état, aucun Alien n'y attaque { LE($rocketeer) } ensuite ; ici, ce serait { $number }.
        [1] En l'état, 1 Alien y attaque { LE($rocketeer) } ensuite{ $percent ->
        [0] { "" }
       *[other] { " " }({ $percent } % de subir un dégât)
    } ; ici, { $number ->
        [0] aucun
       *[other] ce serait { $number }
    }.
       *[other] En l'état, { $count } Aliens y attaquent { LE($rocketeer) } ensuite{ $percent ->
        [0] { "" }
       *[other] { " " }({ $percent } % de subir un dégât)
    } ; ici, { $number ->
        [0] aucun
       *[other] ce serait { $number }
    }.
    }
counsel-company = { CAP(LE($rocketeer)) } s'y trouve : mieux vaut ne pas finir un tour sans compagnie.
counsel-alone = Il n'y a là personne d'autre, et la peur frappe qui finit un tour sans compagnie.
counsel-opens-way =
    { $steps ->
        [1] Cela ouvre le plus court chemin vers la case { $place } : { $what }, à 1 action ensuite au mieux.
       *[other] Cela ouvre le plus court chemin vers la case { $place } : { $what }, à { $steps } actions ensuite au mieux.
    }
counsel-no-step-left = Il ne reste rien pour passer, et les sas ouverts se referment à la fin du tour de jeu.
counsel-lets-in =
    { $count ->
        [1] En l'état, 1 Alien attaque alors { LE($rocketeer) } ensuite{ $percent ->
        [0] { "" }
       *[other] { " " }({ $percent } % de subir un dégât)
    }, au lieu de { $number }.
       *[other] En l'état, { $count } Aliens attaquent alors { LE($rocketeer) } ensuite{ $percent ->
        [0] { "" }
       *[other] { " " }({ $percent } % de subir un dégât)
    }, au lieu de { $number }.
    }
counsel-unused =
    { $number ->
        [1] 1 AP resterait inutilisé.
       *[other] { $number } AP resteraient inutilisés.
    }
counsel-is-there = { CAP(LE($rocketeer)) } est au but : { $what }.
counsel-attacked-here =
    { $count ->
        [1] En l'état, 1 Alien attaque ici { LE($rocketeer) } ensuite{ $percent ->
        [0] { "" }
       *[other] { " " }({ $percent } % de subir un dégât)
    }.
       *[other] En l'état, { $count } Aliens attaquent ici { LE($rocketeer) } ensuite{ $percent ->
        [0] { "" }
       *[other] { " " }({ $percent } % de subir un dégât)
    }.
    }
counsel-safe-here = En l'état, aucun Alien n'attaque ici { LE($rocketeer) } ensuite.
counsel-saves-air = { CAP(LE($rocketeer)) } n'a plus d'AP et garde son O2 ({ $number }).
counsel-air-left = Il ne resterait que { $number } O2 { A($rocketeer) } ; à 0, la mission est perdue.
counsel-still-to-go =
    { $steps ->
        [1] Il reste au mieux 1 action jusqu'à la case { $place } : { $what }.
       *[other] Il reste au mieux { $steps } actions jusqu'à la case { $place } : { $what }.
    }
counsel-attacked-otherwise =
    { $count ->
        [1] En l'état, 1 Alien attaque ensuite { LE($rocketeer) }{ $percent ->
        [0] { "" }
       *[other] { " " }({ $percent } % de subir un dégât)
    } ; c'est une action de plus pour y parer.
       *[other] En l'état, { $count } Aliens attaquent ensuite { LE($rocketeer) }{ $percent ->
        [0] { "" }
       *[other] { " " }({ $percent } % de subir un dégât)
    } ; c'est une action de plus pour y parer.
    }
counsel-heals = { CAP(LE($rocketeer)) } a { $number } HP ; { $dice ->
        [1] 1 dé
       *[other] { $dice } dés
    }, { $percent } % d'en rendre un.
counsel-attacked-patient =
    { $count ->
        [1] En l'état, 1 Alien attaque ensuite { LE($rocketeer) }{ $percent ->
        [0] { "" }
       *[other] { " " }({ $percent } % de subir un dégât)
    }.
       *[other] En l'état, { $count } Aliens attaquent ensuite { LE($rocketeer) }{ $percent ->
        [0] { "" }
       *[other] { " " }({ $percent } % de subir un dégât)
    }.
    }
counsel-weakest-first = { CAP(LE($rocketeer)) } a le moins de HP ({ $number }) ; à distance égale, les Aliens attaquent qui a joué en dernier.
counsel-weaker-later = { CAP(LE($rocketeer)) } n'a que { $number } HP et jouerait plus tard : à distance égale, les Aliens attaquent qui a joué en dernier.
counsel-attacked-now =
    { $count ->
        [1] En l'état, 1 Alien attaque ensuite { LE($rocketeer) }{ $percent ->
        [0] { "" }
       *[other] { " " }({ $percent } % de subir un dégât)
    }.
       *[other] En l'état, { $count } Aliens attaquent ensuite { LE($rocketeer) }{ $percent ->
        [0] { "" }
       *[other] { " " }({ $percent } % de subir un dégât)
    }.
    }
counsel-nearest =
    { $steps ->
        [0] Personne n'est plus près du but que { LE($rocketeer) } : { $what }, sur place.
        [1] Personne n'est plus près du but que { LE($rocketeer) } : { $what }, case { $place }, à 1 action au mieux.
       *[other] Personne n'est plus près du but que { LE($rocketeer) } : { $what }, case { $place }, à { $steps } actions au mieux.
    }
counsel-brings = { CAP(LE($rocketeer)) } : { $hp } HP et IQ { $iq } ; chaque Overkill permet ceci : { $option }.
counsel-dice = Dés aux portées 0 à 3 : { $dice }.
counsel-first-weapon = { CAP(LE($rocketeer)) } n'a pas encore d'arme.
counsel-kit-holds = On y trouve { ET($items) }.
counsel-room-left =
    { $number ->
        [1] Il reste de la place pour 1 objet.
       *[other] Il reste de la place pour { $number } objets.
    }
counsel-pays-for-all = Un AP ordinaire paie n'importe quelle action.
counsel-pays-for-combat = Le troisième AP ne paie que les attaques et les Talents.
counsel-pays-for-no-combat = Le troisième AP paie tout, sauf les attaques.
counsel-wound-leaves =
    { $number ->
        [0] Il ne resterait aucun HP { A($rocketeer) }, et la mission serait perdue.
       *[other] Il resterait { $number } HP { A($rocketeer) }.
    }
counsel-wound-would-leave =
    { $number ->
        [0] Sans cela, il ne reste aucun HP { A($rocketeer) }, et la mission est perdue.
       *[other] Sans cela, il reste { $number } HP { A($rocketeer) }.
    }
counsel-known-tile = C'est { LE($tile) }.
counsel-marker =
    { $ways ->
        [0] Le marqueur qui s'y trouve ne peut être qu'un leurre.
       *[other] Le marqueur qui s'y trouve n'est pas un leurre dans { $ways } cas sur { $of }.
    }
counsel-discovery-wanted = Un jeton Découverte s'y trouve, et la mission en veut encore { $number }.
counsel-discovery = Un jeton Découverte s'y trouve.
counsel-brings-for-certain = Le jeton qui s'y trouve amène à coup sûr { UN($kind) }.
counsel-aliens-come = Un jeton Alien s'y trouve.
counsel-alarm = Un jeton Alert! s'y trouve : une Alarme dans { $ways } cas sur { $of }.
counsel-nothing-there = Aucun jeton ne s'y trouve.
counsel-next-to =
    { $number ->
        [1] La case est voisine { DE($rocketeer) }.
       *[other] Seul voisinage : { LE($rocketeer) }, à { $number } tuiles.
    }
counsel-works-on = { $dice ->
        [1] 1 dé
       *[other] { $dice } dés
    }, { $percent } % d'avoir au moins un succès ; il en faut encore { $number }.
counsel-does = { $dice ->
        [1] 1 dé
       *[other] { $dice } dés
    }, { $percent } % ; il restera { $number ->
        [1] 1 objectif
       *[other] { $number } objectifs
    } avant le retour.
counsel-does-last = { $dice ->
        [1] 1 dé
       *[other] { $dice } dés
    }, { $percent } % : c'est le dernier objectif ouvert.
counsel-assembles = { $dice ->
        [1] 1 dé
       *[other] { $dice } dés
    }, { $percent } % ; la mission en veut encore { $number } à assembler.
counsel-analyses = { $dice ->
        [1] 1 dé
       *[other] { $dice } dés
    }, { $percent } % d'en trouver le mode d'emploi.
counsel-costs-nothing = Cela ne coûte aucun AP.
counsel-counts-for-mission = Cela compte pour la mission, qui en veut encore { $number }.
counsel-charges-left =
    { $number ->
        [0] C'est la dernière Charge.
        [1] Il reste alors 1 Charge.
       *[other] Il reste alors { $number } Charges.
    }

# L'enjeu du dernier pas

stake-last-hp = Il reste 1 HP à { $rocketeer }.
stake-last-turn = Le dernier tour : { $rocketeer } doit y arriver maintenant.

# Le premier et le dernier acte

opening-recruit = HP { $hp }, IQ { $iq }. Overkill : { $about }
finale-won = Tout le monde est dehors
finale-fallen = { $rocketeer } ne reviendra pas.
finale-too-late = Trop tard.
finale-given-up = L'équipage abandonne.
finale-no-hp = plus aucun HP
finale-no-oxygen = plus d'O2
finale-alive = en vie, avec { $hp } HP
finale-home = revient avec { $hp } HP
