### Away Missions en français. Les noms des objets, des Aliens et des effets sont les mêmes qu'en anglais.

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
option-level = Niveau
option-level-space-cadet = Space Cadet
option-level-rocketeer = Rocketeer
option-level-commodore = Commodore
option-level-admiral = Amiral
option-level-galactic-overlord = Galactic Overlord
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
option-concede = Sans limite de tours : l'équipage peut abandonner

## Names
rocketeer-captain = Capitaine Riggs
rocketeer-first-officer = Premier Officier Fletcher
rocketeer-doctor = Docteur Garcia
rocketeer-professor = Professeur Pelham
rocketeer-chief = Chef DeSoto
rocketeer-yeoman = Yeoman Hannah
alien-brain = Brain-in-a-jar
alien-leader = Leader
alien-saucerman = Saucerman
alien-sentinel = Sentinel
alien-thrall = Thrall
alien-war-thrall = War Thrall
alien-leech = Space Leech
alien-bug = Bug
alien-hive-queen = Hive Queen
trouble-cosmic-radiation = Cosmic Radiation
trouble-power-out = Power Out
trouble-time-distortion = Time Distortion
trouble-unnatural-growth = Unnatural Growth
trouble-unreasonable-fear = Unreasonable Fear
alert-alarm = Alarme
alert-all-quiet = Rien à signaler
component-wire = Câble
component-blood = Sang Alien
component-mysterium = Mysterium
way-n = nord
way-ne = nord-est
way-se = sud-est
way-s = sud
way-sw = sud-ouest
way-nw = nord-ouest
points-standard = AP standard
points-special = troisième AP
points-command = Command AP
points-oxygen = O2
points-free = rien
hatch-free = passage libre
hatch-closed = sas fermé
hatch-open = sas ouvert
hatch-locked = sas verrouillé
hatch-destroyed = sas détruit
hatch-sealed = sas scellé
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
overkill-command = Command
overkill-move-out = Move Out
overkill-sawbones = Sawbones
overkill-override = Override
overkill-strafe = Strafe
overkill-sway = Sway
overkill-extract = Extract
overkill-dislodge = Dislodge
overkill-exterminate = Exterminate
overkill-shrapnel = Shrapnel
overkill-terror = Terror
overkill-hit-and-run = Hit And Run
overkill-impact = Impact
overkill-slash = Slash
overkill-psychic-burst = Psychic Burst
overkill-psychic-scream = Psychic Scream
overkill-stagger = Stagger
overkill-revulsion = Revulsion
overkill-shriek = Shriek
overkill-charge = +1 Charge
overkill-save = sauver le Thrall
overkill-dominate = dominer le Brain
tile-tile-1 = tuile 1
tile-tile-2 = tuile 2
tile-tile-3 = tuile 3
tile-tile-4 = tuile 4
tile-tile-5 = tuile 5
tile-tile-6 = tuile 6
tile-tile-7 = tuile 7
tile-tile-8 = tuile 8
tile-tile-9 = tuile 9
tile-tile-10 = tuile 10
tile-tile-11 = tuile 11
tile-tile-12 = tuile 12
tile-tile-13 = tuile 13
tile-tile-14 = tuile 14
tile-tile-15 = tuile 15
tile-tile-16 = tuile 16
tile-tile-17 = tuile 17
tile-tile-18 = tuile 18
tile-tile-19 = tuile 19
tile-tile-20 = tuile 20
tile-tile-21 = tuile 21
tile-tile-22 = tuile 22
tile-tile-23 = tuile 23
tile-tile-24 = tuile 24
tile-tile-25 = tuile 25
tile-tile-26 = tuile 26
tile-tile-27 = tuile 27
tile-tile-28 = tuile 28
tile-tile-29 = tuile 29
tile-tile-30 = tuile 30
tile-tile-31 = tuile 31
tile-tile-32 = tuile 32
tile-tile-33 = tuile 33
tile-tile-34 = tuile 34
tile-tile-35 = tuile 35
tile-tile-36 = tuile 36
tile-airlock = Sas extérieur
tile-shuttlecraft = Navette
tile-elevator = Ascenseur
tile-bridge = Passerelle
tile-engine-room = Salle des machines
tile-mine-shaft = Puits de mine
tile-control-room = Salle de contrôle
tile-brig = Cellules
tile-guard-room = Salle de garde
tile-evidence-locker = Dépôt
tile-security-office = Poste de sécurité
tile-hangar = Hangar
tile-fear-engine = Machine à terreur
tile-tunnel-exit = Sortie du tunnel
tile-sleep-bay-a = Dortoir A
tile-sleep-bay-b = Dortoir B
tile-sleep-bay-c = Dortoir C
tile-sleep-bay-d = Dortoir D
tile-trilon-core = Cœur de Trilon
tile-trilon-node-a = Nœud de Trilon A
tile-trilon-node-b = Nœud de Trilon B
tile-trilon-node-c = Nœud de Trilon C
tile-cloak-generator-a = Générateur A
tile-cloak-generator-b = Générateur B
tile-cloak-generator-c = Générateur C
tile-hive-queen = Reine de la ruche
marker-airlock = { tile-airlock }
marker-shuttlecraft = { tile-shuttlecraft }
marker-elevator = { tile-elevator }
marker-bridge = { tile-bridge }
marker-engine-room = { tile-engine-room }
marker-mine-shaft = { tile-mine-shaft }
marker-control-room = { tile-control-room }
marker-brig = { tile-brig }
marker-guard-room = { tile-guard-room }
marker-evidence-locker = { tile-evidence-locker }
marker-security-office = { tile-security-office }
marker-hangar = { tile-hangar }
marker-fear-engine = { tile-fear-engine }
marker-tunnel-exit = { tile-tunnel-exit }
marker-sleep-bay-a = { tile-sleep-bay-a }
marker-sleep-bay-b = { tile-sleep-bay-b }
marker-sleep-bay-c = { tile-sleep-bay-c }
marker-sleep-bay-d = { tile-sleep-bay-d }
marker-trilon-core = { tile-trilon-core }
marker-trilon-node-a = { tile-trilon-node-a }
marker-trilon-node-b = { tile-trilon-node-b }
marker-trilon-node-c = { tile-trilon-node-c }
marker-cloak-generator-a = { tile-cloak-generator-a }
marker-cloak-generator-b = { tile-cloak-generator-b }
marker-cloak-generator-c = { tile-cloak-generator-c }
marker-hive-queen = { tile-hive-queen }
marker-decoy = Leurre
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
item-air-knife = Air Knife
item-atomic-rifle = Atomic Rifle
item-ddt = DDT
item-demo-charge = Demo Charge
item-flame-gun = Flame-Gun
item-ray-gun = Ray Gun
item-sonic-shotgun = Sonic Shotgun
item-accelerator-hypo = Accelerator-Hypo
item-electro-mine = Electro-Mine
item-fiberweave-spacesuit = Fiberweave Spacesuit
item-firecrackers = Firecrackers
item-first-aid-kit = First Aid Kit
item-flag = Flag
item-food-pills = Food Pills and Powdered Juice
item-freeze-dried-coffee = Freeze-Dried Coffee
item-head-set = Head-Set
item-holster = Holster
item-rabbits-foot = Lucky Rabbit's Foot
item-med-pack = Med-Pack
item-oxygen-tank = Oxygen Tank
item-power-of-love = Power of Love
item-reference-book = Reference Book
item-scanner = Scanner
item-sniper-scope = Sniper Scope
item-soft-focus-lens = Soft-Focus Lens
item-space-bandages = Space Bandages
item-space-monkey = Space Monkey
item-space-rations = Space Rations
item-stun-pellet = Stun Pellet
item-tape-recorder = Tape Recorder
item-tele-radio = Tele-Radio
item-common-cold = The Common Cold
item-thermite = Thermite
item-tools = Tools
item-tricorder = Tricorder
item-wire-cutters = Wire Cutters
item-mysterium = Mysterium
item-thrall-oxygen-tank = Thrall Oxygen Tank
item-proton-blade = Proton Blade
item-force-field-belt = Force Field Belt
item-wave-generator = Gravitational Wave Generator
item-heat-ray = Heat Ray
item-impossible-cube = Impossible Cube
item-ionoscope = Ionoscope
item-mentality-helmet = Mentality Helmet
item-replicator = Replicator
item-sonic-repulsor = Sonic Repulsor
item-glowing-orb = Strangely Glowing Orb
item-telepathy-band = Telepathy Band
item-time-warp = Time Warp
item-x-ray-goggles = X-Ray Goggles
item-invisibility-device = Invisibility Device
item-neuronic-hyperbolizer = Neuronic Hyperbolizer
item-reality-inverter = Reality Inverter
item-stasis-box = Stasis Box
item-tantalus-projector = Tantalus Projector
item-teleporter = Teleporter
item-boy = Boy
item-bus-driver = Bus Driver
item-chemist = Chemist
item-co-ed = Co-Ed
item-cowboy = Cowboy
item-football-player = Football Player
item-girl = Girl
item-hobo = Hobo
item-long-lost-brother = Long-Lost Brother
item-nurse = Nurse
item-photographer = Photographer
item-sarge = Sarge
item-scientist = Scientist
item-smuggler = Smuggler
item-traffic-cop = Traffic Cop
item-dominated-brain = Dominated Brain
short-captain = Riggs
short-first-officer = Fletcher
short-doctor = Garcia
short-professor = Pelham
short-chief = DeSoto
short-yeoman = Hannah
level-0 = Space Cadet
level-2 = Commodore
level-3 = Amiral
level-4 = Galactic Overlord

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
meter-command = { $short } : Command AP
meter-mind = { $short } : Mind Control tient { $points }
note-vent = Une grille d'aération : les Bugs sortent ici.
note-attacks = Assaillants attendus au Tour des Aliens : { $number }
hatch-between = { $hatch } entre { $place } et { $other }
badge-oxygen = O2 { $number }
badge-held = agrippé
badge-pinned = doit d'abord combattre
badge-invisible = invisible
badge-mind = Mind Control
badge-lure = Firecrackers
badge-stunned = sonné
badge-staggered = chancelle : { $number }
badge-holds = agrippe { $rocketeer }
badge-leads = { $rocketeer }
token-alien = Jeton Alien
token-alert = Jeton Alert!
token-discovery = Jeton Découverte
token-marker = Marqueur scénario ou leurre
token-reserved = Ce jeton amène à coup sûr : { $kind }.
marker-of = Marqueur : { $tile }
kit-of = Jeton Rocketeer : { $rocketeer }
zone-recruits = Rocketeers
zone-pool = Cartes Objet : { $rocketeer }
hint-recommended = ★
field-advice = conseillé pour cette mission
field-hp = HP { $number }
field-iq = IQ { $number }
field-combat = troisième AP : combat
field-non-combat = troisième AP : hors combat
field-option = { $overkill }
field-personal = { $card }
field-number = × { $number }
field-charges = Charges { $number }/{ $limit }
field-dice = Dés à portée 0 à 3 : { $dice }
field-parts = Câble { $wire }, Sang { $blood }, Mysterium { $mysterium }
field-analysis = à analyser
field-analysed = analysé
field-large = imposant
field-recorded = contient un Overkill
field-user = employé par { $rocketeer }
chance = { $number ->
    [one] { $number } dé, { $percent } %
   *[other] { $number } dés, { $percent } %
  }
die-name = Dé { $die }
throw-last = Succès du dernier jet
throw-extra = +{ $number } assuré
throw-inverted = 8 à 10 réussissent
throw-overkills = Overkills : { $number }
throw-0 = { $rocketeer } attaque
throw-1 = { $rocketeer } soigne
throw-2 = { $rocketeer } analyse
throw-3 = { $rocketeer } subjugue
throw-4 = { $rocketeer } : une tâche
throw-5 = { $rocketeer } : The Common Cold
throw-6 = { $rocketeer } : Impossible Cube
throw-7 = { $rocketeer } : le Cowboy attaque
throw-8 = { $rocketeer } : le Chemist
throw-9 = { $rocketeer } : la Nurse
throw-10 = { $rocketeer } : Talent
throw-11 = Attaque contre { $rocketeer }
tile-place = { $tile } (case { $place })
tile-hidden = { $tile } (à trouver)

## The mission
mission-title = { $fr }
mission-story = { $fr }
mission-level = Niveau : { $level }
mission-arrow = Direction des flèches : { $way }.
mission-power-out = Power Out : les objets Découverte ne marchent pas pendant ce tour de jeu.
mission-red-alert = Alerte rouge !
objective-met = ✓ { $what }
objective-open = ○ { $what }
objective-gather = Tous les Rocketeers sur { $tile } ({ $count }/{ $limit })
objective-collect-0 = Thralls subjugués : { $number }/{ $limit }
objective-collect-1 = Thralls sauvés : { $number }/{ $limit }
objective-collect-2 = Schémas assemblés : { $number }/{ $limit }
objective-collect-3 = Technologie alien en main : { $number }/{ $limit }
objective-slay = Tuer { $kind } (HP { $number }/{ $limit })
objective-work = { $task }, { $tiles } : encore { $number } succès
objective-tasks = { $task }, { $tiles } : encore { $number }
objective-task = { $task }, { $tiles }
rule-spawn = Chaque marqueur trouvé ajoute { $kind } × { $number } après chaque Tour des Aliens.
rule-hurt = Dès le tour de jeu { $turn }, qui se trouve à { $number } au plus de { $tile } perd 1 HP après chaque Tour des Aliens.
rule-fear = Peur : qui finit son tour seul subit Terror.
rule-fear-always = Peur : chacun subit Terror à la fin de son tour.
rule-fog = Brouillard : personne ne voit au-delà de la portée { $number }.
rule-alarm = Chaque marqueur retiré déclenche une Alert!.
rule-seal = Les sas sont scellés autour de { $tile } tant que le marqueur est là : { $until }.
rule-limit = { $card } : seulement { $number } dans cette mission.
rule-schematics = Les jetons Découverte face cachée recèlent au moins { $number } { $number ->
    [one] Schéma
   *[other] Schémas
  }.
rule-mysterium = Les jetons Découverte face cachée recèlent au moins { $number } Mysterium.
rule-boss = Elle pond des Bugs à chaque Tour des Aliens : { $number }.
red-draw = Alerte rouge : les Rocketeers aux numéros 1 à { $number } piochent un jeton Alert!.
red-vent = Alerte rouge : { $kind } × { $count } à la grille la plus proche, pour les numéros 1 à { $number }.
red-reinforce = Alerte rouge : chaque alarme ajoute { $kind } sur { $tile }.

## What the Aliens will do
plans = Que vont-ils faire ?
plan-line = { $kind }{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
  } sur la case { $place } : { $plan }
plan-perhaps = peut-être { $plan }
plan-stunned = sonné
plan-minds = Mind Control à portée 2
plan-moves-and-attacks = va en { $path } et attaque { $rocketeer }
plan-moves = va en { $path }
plan-attacks = attaque { $rocketeer }
plan-stays = ne bouge pas

## What each card does
note-air-knife = Le premier succès donne aussi 1 Sang Alien. Option Extract : 1 Sang Alien par Overkill.
note-atomic-rifle = Option Dislodge : déplacer un Alien à portée et dans la LoS d'une tuile dans une direction au choix.
note-ddt = N'attaque que les Bugs. Option Exterminate. Sur une tuile à grille d'aération, ses dégâts et ses Overkills peuvent s'appliquer aux Bugs de toute tuile à grille d'aération, sans tenir compte de la LoS.
note-demo-charge = Usage unique ; cible un seul Alien ; ne peut pas cibler une tuile où se trouve un Rocketeer ou un Thrall. Option Shrapnel : 1 dégât par Overkill à n'importe quel Alien sur la tuile de la cible, cible initiale comprise.
note-flame-gun = Cible une tuile sans Rocketeers ni Thralls. Option : Terror sur un Alien de la tuile cible par Overkill.
note-ray-gun = Option Hit and Run : l'attaquant se déplace d'une tuile selon les règles normales de déplacement.
note-sonic-shotgun = Option Impact : sonner un Alien à 1 HP sur la tuile de la cible ou sur une tuile adjacente à celle-ci, dans la LoS.
note-accelerator-hypo = Perdre 1 HP, puis faire passer tous les AP de Spent à Available.
note-electro-mine = Posée gratuitement sur la tuile du porteur pendant ses actions ; quand une Sentinel entre, son Panic est d'abord résolu, puis la Sentinel est tuée et la mine défaussée ; jusque-là, tout Rocketeer peut la ramasser.
note-fiberweave-spacesuit = Le porteur peut annuler 1 dégât.
note-firecrackers = Pendant le Tour des Aliens, tous les Aliens se déplacent comme si l'utilisateur était le Rocketeer le plus proche avec le plus grand numéro Order/Scan.
note-first-aid-kit = +2 dés aux actions de Soin du porteur.
note-flag = Chaque Rocketeer dans la LoS de l'utilisateur gagne une action supplémentaire, à faire immédiatement dans n'importe quel ordre.
note-food-pills = L'utilisateur regagne 2 HP par Charge.
note-freeze-dried-coffee = Pour 1 AP, tous les Rocketeers sur la tuile lancent +1 dé à toutes leurs actions pour le reste du tour de jeu.
note-head-set = Move Out peut être accordé à n'importe quel Rocketeer du plateau.
note-holster = +1 dé à la première attaque au Ray Gun du porteur à chaque tour de jeu.
note-rabbits-foot = Relancer un dé.
note-med-pack = +1 dé à ses actions de Soin, et il peut soigner un Rocketeer à portée 1 dans la LoS.
note-oxygen-tank = Défausser pour +2 O2.
note-power-of-love = Tous les Aliens sauf les Thralls dans la LoS de l'utilisateur reculent d'une tuile autant que possible.
note-reference-book = +1 dé à un jet d'IQ.
note-scanner = Pendant la Phase de Scan, scanner n'importe quelle tuile face cachée au lieu de la plus proche.
note-sniper-scope = +2 dés pour l'Atomic Rifle à portée 3.
note-soft-focus-lens = Sway peut s'employer sur des Aliens à 1 HP à portée 1 dans la LoS.
note-space-bandages = Faire une action de Soin sans dépenser d'AP.
note-space-monkey = Ramasser ou déposer un objet sur une tuile adjacente dans la LoS, ou ouvrir un sas dans la LoS sur sa propre tuile ou une tuile adjacente.
note-space-rations = Chaque Rocketeer sur la tuile regagne 1 HP.
note-stun-pellet = Tous les Aliens sur la tuile de l'utilisateur, ou sur une tuile adjacente dans la LoS, sont automatiquement sonnés ; c'est un équipement et il ne coûte pas d'AP.
note-tape-recorder = Conserve un Overkill non dépensé d'une action de non-combat ; il peut être employé autant de fois qu'on veut mais ne contient qu'un Overkill à la fois.
note-tele-radio = Un Command AP peut être donné à n'importe quel Rocketeer du plateau.
note-common-cold = Défausser la carte et dépenser 1 AP pour une action IQ ; un succès élimine tous les Aliens de la tuile sauf les Thralls.
note-thermite = Détruire un sas de la tuile de l'utilisateur.
note-tools = Relancer une action IQ une fois ; si le nouveau jet n'a pas de succès, les Tools sont défaussés.
note-tricorder = Faire une action IQ comme si l'on se trouvait sur une tuile adjacente dans la LoS.
note-wire-cutters = +1 dé à chaque tentative de subjuguer un Thrall ou un Brain-in-a-jar.
note-mysterium = Le Mysterium se trouve sous forme de jeton Découverte ; il sert de composant ou peut être défaussé pendant la Phase d'Action pour ajouter 1 Charge à un objet Découverte porté qui a déjà été employé.
note-thrall-oxygen-tank = Celui qui le trouve gagne 3 O2 et le jeton est défaussé.
note-proton-blade = Le premier succès donne aussi 1 Sang Alien. Option Slash : 1 dégât de plus à la cible et 1 Sang Alien par Overkill.
note-force-field-belt = Au lieu de perdre 1 HP par une attaque d'Alien, le porteur peut perdre 1 Charge ; utilisable plusieurs fois par tour.
note-wave-generator = Déplacer une figurine ou une chose à portée 3 ou moins et dans la LoS de 1, 2 ou 3 tuiles vers l'utilisateur.
note-heat-ray = Choisir un sas dans la LoS de l'utilisateur et le sceller ou le détruire définitivement.
note-impossible-cube = Lancer 5 dés ; chaque succès peut être dépensé sur l'option Overkill personnelle de l'utilisateur.
note-ionoscope = +1 succès à une action IQ ; la Charge est dépensée avant le jet.
note-mentality-helmet = Le porteur ignore Panic et Mind Control.
note-replicator = Dupliquer un composant que l'utilisateur possède, en en gagnant un jeton de plus.
note-sonic-repulsor = Pousser un Alien, un Rocketeer ou une chose dans la LoS en ligne droite jusqu'à ce que la cible quitte la LoS ou rencontre un sas ou le bord du plateau.
note-glowing-orb = +1 IQ pour une action IQ, à employer avant le jet.
note-telepathy-band = Employer l'option Overkill personnelle d'un autre Rocketeer en jeu, pour une action Talent ou pour tous les Overkills d'un même jet ; une Charge par emploi.
note-time-warp = Après un jet, le porteur peut relancer une fois autant de ses dés qu'il veut.
note-x-ray-goggles = Le porteur ignore un sas fermé pour tracer la LoS.
note-invisibility-device = Utilisable à tout moment du Tour des Aliens ; pour ce tour, tous les Aliens ignorent complètement l'utilisateur.
note-neuronic-hyperbolizer = Sonner tous les Aliens sur une tuile scannée, LoS non requise.
note-reality-inverter = Après un jet, les succès sont 8 à 10 au lieu de 1 à 3 pour ce jet.
note-stasis-box = Prendre un objet au choix parmi les cartes Objet Rocketeer inutilisées.
note-tantalus-projector = Éliminer un Alien n'importe où sur le plateau, sans tenir compte de ses HP ni de la LoS.
note-teleporter = Déplacer l'utilisateur, et les Rocketeers de sa tuile au choix, sur une autre tuile scannée.
note-boy = Ramasser un objet sur une tuile adjacente dans la LoS.
note-bus-driver = Le premier Rocketeer qui acquiert la carte gagne aussitôt 2 O2.
note-chemist = Une fois par tour de jeu, lancer 1 dé ; un succès donne +1 O2.
note-co-ed = +2 dés à une action quelconque.
note-cowboy = Une fois par tour de jeu, une attaque gratuite de 1 dé sur une cible à portée 0 ou 1 dans la LoS.
note-football-player = Une action d'ouverture de sas gratuite par tour de jeu.
note-girl = Le porteur peut ignorer Panic.
note-hobo = Sonner tous les Aliens sur la tuile du porteur.
note-long-lost-brother = Subit 1 dégât à la place du porteur.
note-nurse = Une fois par tour de jeu, lancer 1 dé ; un succès rend 1 HP à un Rocketeer sur la tuile.
note-photographer = Sonner un Alien dans la LoS.
note-sarge = +1 dé à une attaque par tour de jeu.
note-scientist = +1 Overkill à une action IQ réussie ; la Charge peut être dépensée après le jet.
note-smuggler = Gagner immédiatement un composant au choix.
note-traffic-cop = +1 action de déplacement pour n'importe quel Rocketeer dans la LoS.
note-dominated-brain = +1 IQ pour son porteur ; plusieurs cartes s'additionnent.

## What each Overkill buys
about-command = un Command AP pour un Rocketeer de la tuile
about-move-out = un déplacement immédiat pour un Rocketeer de la tuile
about-sawbones = 1 HP de retour pour un Rocketeer de la tuile
about-override = ouvrir ou verrouiller n'importe quel sas
about-strafe = 1 dégât à un Alien en vue et à portée, à côté de la cible s'il y a attaque
about-sway = sonner un Alien à 1 HP sur la tuile
about-extract = 1 Sang Alien
about-dislodge = déplacer un Alien d'une tuile
about-exterminate = 1 dégât à un autre Bug en vue et à portée
about-shrapnel = 1 dégât à n'importe quel Alien sur la tuile de la cible
about-terror = Terror pour un Alien sur la tuile de la cible
about-hit-and-run = se déplacer d'une tuile
about-impact = sonner un Alien à 1 HP sur la tuile de la cible ou à côté
about-slash = 1 dégât de plus et 1 Sang Alien
about-psychic-burst = sonner tous les autres Aliens à portée 1 du Brain
about-psychic-scream = sonner un Leader ou un Saucerman n'importe où
about-stagger = 2 dés de moins pour la Sentinel dans ce tour de jeu
about-revulsion = une attaque gratuite contre une autre Space Leech
about-shriek = sonner tous les Bugs d'une tuile, ou prendre 1 Sang Alien
about-charge = 1 Charge de plus
about-save = piocher un Thrall sauvé
about-dominate = un Dominated Brain, +1 IQ

## Outcomes
outcome-won = Mission accomplie : tous les Rocketeers sont en vie.
outcome-lost = La mission a échoué.

## Groups of options
group-equip = Prendre un objet
group-attack = Attaquer
group-attack-place = Attaquer une tuile
group-move = Se déplacer
group-open = Ouvrir un sas
group-drop = Laisser un objet ici
group-use = Utiliser un objet
group-use-out-of-turn = Un autre Rocketeer utilise un objet
group-give = Donner un objet
group-take = Prendre un objet
group-choose-hatch = Choisir un sas
group-scan-afar = Scanner plus loin

## Prompts
prompt-choose-crew = Choisissez un Rocketeer
prompt-choose-items = Choisissez jusqu'à quatre objets, dont deux imposants au plus
prompt-dock-shuttlecraft = Où la Navette s'amarre-t-elle ?
prompt-point-arrow = Où pointent les flèches ?
prompt-choose-next = Qui agit ensuite ?
prompt-scan-tile = { $rocketeer } scanne : laquelle des tuiles les plus proches ?
prompt-take-turn = { $rocketeer } agit
prompt-agree-to-concede = { $seat } veut abandonner la mission : d'accord ?
prompt-extra-action = { $rocketeer } a une action de plus
prompt-before-roll = Utiliser quelque chose avant le jet ?
prompt-after-roll = Utiliser quelque chose après le jet ?
prompt-spend-overkills = Dépenser un Overkill ?
prompt-take-damage = { $rocketeer } va perdre 1 HP : laisser faire ?
prompt-lose-control = Mind Control : quel AP { $rocketeer } perd-il ?
prompt-step-away = { $rocketeer } se déplace d'une tuile : vers où ?
prompt-push-alien = { $rocketeer } déplace { $alien } : vers où ?
prompt-before-aliens = Les Aliens vont agir : { $rocketeer } utilise quelque chose ?
prompt-before-activation = { $alien } va agir : { $rocketeer } utilise quelque chose ?
prompt-aim-overkill = { $overkill } : choisissez
prompt-take-numbers = Le temps se détraque : qui prend le numéro suivant ?
prompt-aim-item = { $rocketeer } utilise { $item } : sur quoi ?
prompt-act-by-item = { $rocketeer } a une action grâce à { $item }
prompt-act-afar = { $rocketeer } agit sur la case { $place } : quelle action IQ ?
prompt-heal-afar = { $rocketeer } soigne sur la case { $place } : qui ?
prompt-pick-dice = { $item } : quels dés relancer ?
prompt-choose-talent = Talent de { $rocketeer } : l'option de qui ?
prompt-borrow-option = { $rocketeer } emploie l'option d'un autre : de qui ?
prompt-gain-component = Le Smuggler apporte un composant à { $rocketeer } : lequel ?
prompt-eat-more = { $item } : { $rocketeer } dépense encore une Charge ?
prompt-drop-afar = Où le Space Monkey dépose-t-il { $item } ?
prompt-rally = Flag : qui fait l'action suivante ?
prompt-move-back = Power of Love : où va l'Alien ?
prompt-pull-thing = Par où, ou est-ce assez près ?
prompt-aim-push = Dans quelle direction pousser ?
prompt-beam = Qui d'autre est téléporté sur la case { $place } ?
prompt-barter = { $rocketeer } et { $other } échangent
prompt-hand-item = { $rocketeer } donne { $item } à { $other } : d'accord ?
prompt-hand-part = { $rocketeer } donne à { $other } : { $component }. D'accord ?
prompt-hand-oxygen = { $rocketeer } donne 1 O2 à { $other } : d'accord ?

## Actions
action-enlist = Prendre { $rocketeer }
action-equip = Prendre { $item }
action-ready = Prêt
action-dock = S'amarrer à la case { $place }
action-point = Flèches vers : { $way }
action-act-next = { $rocketeer } agit ensuite
action-take-number = { $rocketeer } prend le numéro suivant
action-scan = Scanner la case { $place }
action-scan-afar = Scanner la case { $place } avec le Scanner
action-move = Aller à la case { $place }
action-open = Ouvrir le sas : { $way }
action-attack = Attaquer { $alien } avec { $item }
action-attack-place = Attaquer la case { $place } avec { $item }
action-attack-marker = Attaquer le marqueur avec { $item }
action-heal = Soigner { $rocketeer }
action-analyze = Analyser { $item }
action-subdue = Subjuguer { $alien }
action-perform = { $task }
action-talent = Utiliser le talent
action-end-turn = Finir le tour
action-concede = Abandonner la mission
action-breathe = Action de plus pour 1 O2
action-follow-command = Command AP : { $rocketeer }
action-pay-with = { $points_id ->
    [standard] AP standard d'abord
   *[special] Troisième AP d'abord
  }
action-back = Plutôt pas
action-pick-up = Ramasser { $item }
action-pick-up-kit = Ramasser les objets : { $rocketeer }
action-drop = Laisser ici { $item }
action-use = Utiliser { $item }
action-use-out-of-turn = { $rocketeer } utilise { $item }
action-use-on = Utiliser { $item } sur la case { $place }
action-inspire = Défausser { $item } pour une action IQ
action-recharge = Recharger { $item } avec du Mysterium
action-play-back = Dépenser l'Overkill enregistré
action-exchange = Échanger avec { $rocketeer }
action-give = Donner { $item }
action-take = Prendre { $item }
action-give-oxygen = Donner 1 O2
action-take-oxygen = Prendre 1 O2
action-give-part = Donner : { $component }
action-take-part = Prendre : { $component }
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
action-lose-point = { $points }
action-choose-die = Dé { $die }
action-choose-alien = { $alien }
action-choose-place = Case { $place }
action-choose-rocketeer = { $rocketeer }
action-choose-hatch = Sas de la case { $place }, { $way } : { $hatch }
action-choose-item = { $item }
action-choose-component = { $component }
action-deal = { $rocketeer } rejoint l'équipage
action-throw = Dés : { $faces }
action-turn-tile = C'est : { $tile }
action-turn-marker = Le marqueur est : { $marker }
action-draw-aliens = Jeton Alien { $token }
action-draw-alert = Jeton Alert! : { $alert }
action-draw-item = { $item }
action-pick-alien = { $alien }
action-pick-place = Case { $place }

## Events
event-joins = { $seat } dirige { $rocketeer }.
event-equips = { $rocketeer } prend { $card }.
event-game-turn = Tour de jeu { $number }.
event-acts = { $rocketeer } agit en numéro { $number }.
event-scanned = { $rocketeer } scanne la case { $place } : { $tile }.
event-red-alert = Alerte rouge !
event-moves = { $rocketeer } va à la case { $place }.
event-opens = Le sas de la case { $place } ({ $way }) s'ouvre.
event-alien-turn = Les Aliens agissent.
event-alien-appears = { $alien } apparaît sur la case { $place }.
event-alien-falls = { $alien } sur la case { $place } est éliminé.
event-thrown = Dés : { $faces } ; succès : { $count }.
event-hurt = { $rocketeer } perd 1 HP.
event-controlled = Mind Control : { $rocketeer } perd { $points } pour le prochain tour.
event-attacks = { $rocketeer } attaque { $alien } sur la case { $place } avec { $card } : { $count } { $count ->
    [one] dé
   *[other] dés
}.
event-attacks-tile = { $rocketeer } attaque la case { $place } avec { $card } : { $count } { $count ->
    [one] dé
   *[other] dés
}.
event-cowboy-shoots = Sur un signe de { $rocketeer }, le Cowboy tire sur { $alien }, case { $place }.
event-misses = { $rocketeer } manque sa cible.
event-takes-blood = { $rocketeer } prend 1 Sang Alien.
event-overkill = { $rocketeer } dépense un Overkill : { $overkill }.
event-commanded = { $rocketeer } reçoit un Command AP.
event-overrides = Le sas de la case { $place } vers { $way } est maintenant : { $hatch }.
event-staggers = { $alien } chancelle : 2 dés de moins ce tour-ci.
event-alien-hurt = { $alien } sur la case { $place } est blessé : reste { $count } HP.
event-alien-stunned = { $alien } sur la case { $place } est sonné.
event-alien-moves = { $alien } va de la case { $start } à la case { $place }.
event-alien-attacks = { $alien } sur la case { $place } attaque { $rocketeer } : { $count } { $count ->
    [one] dé
   *[other] dés
}.
event-swarm-attacks = Les Bugs de la case { $place } attaquent { $rocketeer } : { $count } { $count ->
    [one] dé
   *[other] dés
}.
event-brain-reaches = { $alien } sur la case { $place } étend son emprise.
event-grapples = { $alien } agrippe { $rocketeer }.
event-panics = { $rocketeer } panique et perd 1 O2.
event-mine-springs = L'Electro-Mine de la case { $place } frappe { $alien }.
event-terror = Dé de Terror pour { $rocketeer } : { $face } – { $face ->
    [7] une tuile au choix.
    [8] une tuile au choix.
    [9] sans effet.
    [10] sans effet.
   *[other] une tuile par le côté { $face }, sinon 1 HP perdu.
  }
event-terror-alien = Dé de Terror pour { $alien } : { $face } – { $face ->
    [7] une tuile au choix de l'attaquant.
    [8] une tuile au choix de l'attaquant.
    [9] sans effet.
    [10] sans effet.
   *[other] une tuile par le côté { $face }, sinon 1 dégât.
  }
event-happens = { $event } : { $event_id ->
    [cosmic-radiation] chaque Rocketeer perd 1 HP.
    [power-out] les objets Découverte ne marchent pas pendant ce tour de jeu.
    [time-distortion] chacun reçoit un numéro, et tous les Aliens se déplacent.
    [unnatural-growth] les Aliens blessés regagnent tous leurs HP.
    *[unreasonable-fear] Panic, sauf si l'équipage compte quatre Rocketeers ou plus.
  }
event-numbered = { $rocketeer } prend le numéro { $number }.
event-decoy = Le marqueur de la case { $place } était un leurre.
event-found = { $rocketeer } a trouvé { $tile }, sur la case { $place }.
event-alert = Alerte ! { $alert }.
event-discovered = Sur la case { $place } se trouve : { $card }.
event-aliens-arrive = Jeton Alien { $token } : { $kinds }.
event-tries-task = { $rocketeer } tente : { $task }.
event-task-goes-on = { $task } : encore { $count }.
event-task-done = { $task } : c'est fait.
event-attacks-marker = { $rocketeer } attaque le marqueur avec { $card } : { $count } { $count ->
    [one] dé
   *[other] dés
}.
event-uses = { $rocketeer } utilise { $card }.
event-gains = { $rocketeer } obtient { $card }.
event-gains-oxygen = { $rocketeer } reçoit { $count } O2.
event-gains-part = { $rocketeer } obtient un composant : { $component }.
event-breaks = { $card } : cassé et défaussé.
event-healed = { $rocketeer } récupère { $count } HP.
event-analysed = { $rocketeer } a compris comment marche ceci : { $card }.
event-subdued = { $rocketeer } subjugue { $alien }.
event-rescued = { $rocketeer } sauve le Thrall.
event-inspired = { $rocketeer } défausse { $card } pour une inspiration.
event-hatch-changes = Le sas de la case { $place } ({ $way }) est maintenant : { $hatch }.
event-leaves = { $rocketeer } laisse { $card } sur la case { $place }.
event-recharges = { $rocketeer } recharge { $card } avec du Mysterium.
event-gives = { $rocketeer } donne { $card } à { $other }.
event-gives-part = { $rocketeer } donne à { $other } : { $component }.
event-gives-oxygen = { $rocketeer } donne 1 O2 à { $other }.
event-tries-to-heal = { $rocketeer } tente de soigner { $other } : { $count } { $count ->
    [one] dé
   *[other] dés
}.
event-tries-to-analyse = { $rocketeer } tente de comprendre { $card } : { $count } { $count ->
    [one] dé
   *[other] dés
}.
event-tries-to-subdue = { $rocketeer } tente de subjuguer { $alien } : { $count } { $count ->
    [one] dé
   *[other] dés
}.
event-fails = { $rocketeer } ne réussit pas.
event-acts-again = { $rocketeer } fait une action de plus{ $points_id ->
    [command] {" "}pour un Command AP
    [oxygen] {" "}pour 1 O2
   *[other] {""}
  }.

## Refusals
reason-already-enlisted = { $rocketeer } est déjà dans l'équipage.
reason-not-at-the-start = { $card } n'est pas disponible au début.
reason-card-taken = Cet exemplaire est pris : { $card }.
reason-too-many-large = Deux objets sont déjà imposants.
reason-take-another-copy = Un autre exemplaire vient d'abord : { $card }.
reason-no-dock = La Navette ne peut pas s'amarrer à la case { $place }.
reason-cannot-act-next = { $rocketeer } n'est pas en jeu ou a déjà agi.
reason-not-closest = La case { $place } n'est pas l'une des tuiles cachées les plus proches.
reason-no-points = { $rocketeer } n'a plus d'AP pour cela.
reason-extra-action-now = { $rocketeer } fait d'abord l'action de plus.
reason-unscanned = La case { $place } n'est pas encore scannée.
reason-hatch-in-the-way = Un sas barre le passage : { $hatch }.
reason-not-adjacent = La case { $place } n'est pas adjacente.
reason-hull = Il n'y a que la coque.
reason-no-closed-hatch = Il n'y a pas de sas fermé à ouvrir : { $hatch }.
reason-roll-first = Le jet d'abord.
reason-overkills-first = Les Overkills de ce jet d'abord.
reason-damage-first = { $rocketeer } va perdre 1 HP : cela d'abord.
reason-lose-point-first = { $rocketeer } doit d'abord perdre un AP par Mind Control.
reason-step-first = { $rocketeer } doit d'abord se déplacer.
reason-cannot-push-there = { $alien } ne peut pas y être déplacé.
reason-aliens-act = Les Aliens agissent.
reason-concede-first = Acceptez ou refusez d'abord d'abandonner la mission.
reason-no-weapon = { $card } n'est pas une arme.
reason-alien-not-in-play = { $alien } n'est pas sur le plateau.
reason-never-a-thrall = { $alien } est prisonnier des Aliens : on n'attaque jamais un Thrall.
reason-attacks-a-tile = { $card } attaque une tuile entière.
reason-attacks-one-alien = { $card } attaque un seul Alien, pas une tuile.
reason-only-bugs = { $card } n'agit que sur les Bugs.
reason-no-alien-there = Il n'y a pas d'Alien sur la case { $place }.
reason-out-of-range = { $card } n'a pas de dés à la portée de la case { $place }.
reason-people-there = { $card } ne peut pas viser la case { $place } : un Rocketeer ou un Thrall s'y trouve.
reason-unscanned-hides = La case { $place } n'est pas scannée : personne ne voit ce qui s'y trouve.
reason-fog-hides = La case { $place } est cachée : personne ne voit plus loin que { $count }.
reason-hatch-hides = Le sas vers la case { $place } gêne la vue : { $hatch }.
reason-no-sight = Il n'y a pas de ligne de vue vers la case { $place }.
reason-bought-once = Cela ne s'achète qu'une fois : { $overkill }.
reason-no-overkill-target = Il n'y a rien sur quoi l'employer : { $overkill }.
reason-not-of-this-roll = Ce jet n'offre pas { $overkill }.
reason-no-such-target = Ce n'est pas une cible pour { $overkill }.
reason-has-number = { $rocketeer } a déjà un numéro.
reason-task-elsewhere = { $task } : pas sur cette tuile.
reason-task-done = { $task } : c'est déjà fait ici.
reason-task-too-early = { $task } vient plus tard : d'autres objectifs d'abord.
reason-task-together = { $task } demande tout l'équipage sur cette tuile.
reason-task-once = { $task } ne réussit qu'une fois par tour d'un Rocketeer.
reason-task-not-here = Cette mission ne demande pas : { $task }.
reason-no-marker-to-attack = Il n'y a pas, sur la case { $place }, de marqueur que des armes puissent abîmer.
reason-no-weapon-for-marker = { $item } n'abîme pas le marqueur : il faut une arme chargée avec des dés à portée 0.
reason-not-carried = { $rocketeer } ne porte pas { $card }.
reason-used-by-another = { $rocketeer } a utilisé { $card } dans ce tour de jeu : personne d'autre ne le peut.
reason-serves-only = { $card } ne sert qu'à { $rocketeer }.
reason-power-is-out = Power Out : { $card } est inutilisable dans ce tour de jeu.
reason-not-analysed = { $card } : l'analyse n'est pas encore faite.
reason-no-charge = { $card } n'a plus de Charge.
reason-used-this-turn = { $card } a déjà servi dans ce tour de jeu.
reason-no-target = Il n'y a rien de tel pour { $card } en ce moment.
reason-aim-first = { $card } : il faut d'abord choisir sur quoi.
reason-equal-copy = Un exemplaire identique est déjà proposé : { $card }.
reason-equal-alien = Un Alien identique de cette tuile est déjà proposé : { $kind }.
reason-is-a-weapon = { $card } est une arme : il faut attaquer avec.
reason-another-moment = { $card } agit de soi-même, ou à un autre moment.
reason-not-in-turn = { $rocketeer } n'utilise { $card } que pendant sa propre Phase d'Action.
reason-in-turn = { $rocketeer } agit en ce moment : utilisez { $card } comme d'habitude.
reason-only-combat = Il ne reste à { $rocketeer } que son AP de combat : il paie les attaques et le talent.
reason-only-non-combat = Il ne reste à { $rocketeer } que son AP hors combat : il ne paie pas d'attaque.
reason-talent-used = { $rocketeer } a déjà utilisé son talent dans ce tour de jeu.
reason-breathed-already = { $rocketeer } a déjà fait son action d'O2 dans ce tour.
reason-last-oxygen = { $rocketeer } ne se sépare pas de son dernier O2.
reason-no-command = { $rocketeer } n'a pas de Command AP à dépenser.
reason-no-choice-of-points = { $rocketeer } n'a pas deux sortes d'AP au choix.
reason-held = Un War Thrall agrippe { $rocketeer }.
reason-fight-first = { $rocketeer } doit combattre un Alien en vue avant de repartir.
reason-not-on-this-tile = { $rocketeer } n'est pas sur cette tuile.
reason-not-wounded = { $rocketeer } a tous ses HP.
reason-needs-no-analysis = { $card } n'a pas besoin d'analyse.
reason-analysed-already = { $card } est déjà analysé.
reason-components-missing = Il manque des composants : { $card }.
reason-alien-not-here = Cet Alien n'est pas sur la tuile : { $kind }.
reason-cannot-be-subdued = Cet Alien ne peut pas être subjugué : { $kind }.
reason-brain-not-wounded = Un Brain-in-a-jar ne peut être subjugué qu'une fois blessé.
reason-only-success = Le dé { $die } est le seul succès contre un Thrall : il reste.
reason-pick-dice-first = Il faut d'abord choisir les dés à relancer.
reason-whose-option = { $rocketeer } doit dire de qui le Telepathy Band prête l'option.
reason-component-first = { $rocketeer } doit d'abord choisir un composant.
reason-act-afar-first = L'action IQ sur la case { $place } d'abord.
reason-drop-where = L'objet doit être déposé sur une tuile adjacente en vue.
reason-rally-first = Les Rocketeers ralliés par le Flag agissent d'abord.
reason-move-back-first = L'Alien doit d'abord reculer : { $alien }.
reason-pull-first = Il faut d'abord finir d'attirer.
reason-push-where = La direction de la poussée d'abord.
reason-beam-first = La téléportation d'abord.
reason-has-not = { $rocketeer } ne l'a pas, ou un exemplaire identique est déjà proposé.
reason-exchange-first = L'échange d'abord.
reason-agree-first = Il faut d'abord accepter ou refuser ce don : { $rocketeer }.
reason-nothing-like-it-here = Rien de tel ne se trouve ici.
reason-no-exchange = Il n'y a rien à échanger avec { $rocketeer } sur cette tuile.
reason-no-schematic = { $card } n'est pas un Schéma.
reason-assembled-already = { $card } est déjà assemblé.
reason-cannot-be-recharged = { $card } ne peut pas être rechargé avec du Mysterium.
reason-no-mysterium = { $rocketeer } n'a pas de Mysterium.
reason-nothing-recorded = Aucun Overkill n'est enregistré, ou il ne servirait à rien.
reason-no-scanner = { $rocketeer } n'a pas de Scanner qui marche maintenant.
reason-scan-without = La case { $place } est connue, ou assez proche pour se passer du Scanner.

## Options incompatibles
error-own-scenario = option « scenario » : « own » demande un fichier de scénario
error-crew = l'option « crew » va de { $low } à { $high } à { $seats } joueurs, pas { $given }
