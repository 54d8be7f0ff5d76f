### Away Missions in English. The names of items, Aliens and effects are the same in French.

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
note-option-scenario-first-contact = Where is the control room, and who looks where? Find it among decoys and come back. Difficulty 1 of 5.
note-option-scenario-rocketship-rescue = Can you catch them alive in time? Weapons are no help. Difficulty 2 of 5.
note-option-scenario-saucer-wreck = How deep do you dare to go? The danger spreads from the engine. Difficulty 2 of 5.
note-option-scenario-boarding-party = What can be built of what was found? Rescue two, assemble two, leave by the Elevator. Difficulty 3 of 5.
note-option-scenario-jailbreak = Without weapons, whose kit first? The kits lie at both ends of the prison. Difficulty 3 of 5.
note-option-scenario-tunnel-of-terror = Who goes with whom? Nobody should end a turn alone. Difficulty 4 of 5.
note-option-scenario-sleeper-ship = Which bay do you wake, and when? Each one that is found adds War Thralls. Difficulty 4 of 5.
note-option-scenario-trilon = How do you split the crew and bring it together again? Three Nodes far apart, then the Core. Difficulty 4 of 5.
note-option-scenario-invisible-planet = How do you fight blind? Nobody sees beyond range 1 until the last generator is off. Difficulty 4 of 5.
note-option-scenario-hive-queen = When do you stop shooting Bugs and go for the Queen? Difficulty 5 of 5.
note-option-scenario-own = From a file of yours: drop it here, and it is checked and drawn.
option-level = Level
option-level-space-cadet = Space Cadet
option-level-rocketeer = Rocketeer
option-level-commodore = Commodore
option-level-admiral = Admiral
option-level-galactic-overlord = Galactic Overlord
note-option-level = From the easiest to the hardest. Rocketeer is the game as printed.
option-crew = Rocketeers in play
option-crew-usual = one for each player, at least two
note-option-crew = Players share out the Rocketeers beyond their own.
option-rocketeers = Who plays whom
option-rocketeers-chosen = the players choose
option-rocketeers-dealt = dealt at random
option-order = Who acts first in a turn
option-order-chosen = the players decide every time
option-order-fixed = always in the same order, by HP
option-arrow = Which way the tiles are turned
option-arrow-north = all arrows point north
option-arrow-chosen = the first player decides
option-concede = No limit of turns
note-option-concede = The crew may abandon the mission if everybody agrees. With a limit it has 40 game turns and cannot.

## Names
rocketeer-captain = Captain Riggs
rocketeer-first-officer = First Officer Fletcher
rocketeer-doctor = Doctor Garcia
rocketeer-professor = Professor Pelham
rocketeer-chief = Chief DeSoto
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
    .article = the
trouble-cosmic-radiation = Cosmic Radiation
trouble-power-out = Power Out
trouble-time-distortion = Time Distortion
trouble-unnatural-growth = Unnatural Growth
trouble-unreasonable-fear = Unreasonable Fear
alert-alarm = Alarm!
alert-all-quiet = All quiet
component-wire = Wire
component-blood = Alien Blood
component-mysterium = Mysterium
way-n = north
way-ne = north-east
way-se = south-east
way-s = south
way-sw = south-west
way-nw = north-west
points-standard = Standard AP
points-special = third AP
points-command = Command AP
points-oxygen = O2
points-free = nothing
hatch-free = open border
    .state = free
hatch-closed = closed hatch
    .state = closed
hatch-open = open hatch
    .state = open
hatch-locked = locked hatch
    .state = locked
hatch-destroyed = destroyed hatch
    .state = destroyed
hatch-sealed = sealed hatch
    .state = sealed
task-send-alarm = Send Alarm
task-release-clamps = Release Docking Clamps
task-sabotage = Sabotage
task-shut-down = Shut Down
task-wake-crew = Wake the Crew
task-overload = Overload
task-detonate = Detonate
task-switch-off = Switch Off
task-operate = Operate
task-repair = Repair
task-download = Download
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
overkill-hit-and-run = Hit and Run
overkill-impact = Impact
overkill-slash = Slash
overkill-psychic-burst = Psychic Burst
overkill-psychic-scream = Psychic Scream
overkill-stagger = Stagger
overkill-revulsion = Revulsion
overkill-shriek = Shriek
overkill-charge = +1 Charge
overkill-save = save the Thrall
overkill-dominate = dominate the Brain
tile-tile-1 = tile 1
tile-tile-2 = tile 2
tile-tile-3 = tile 3
tile-tile-4 = tile 4
tile-tile-5 = tile 5
tile-tile-6 = tile 6
tile-tile-7 = tile 7
tile-tile-8 = tile 8
tile-tile-9 = tile 9
tile-tile-10 = tile 10
tile-tile-11 = tile 11
tile-tile-12 = tile 12
tile-tile-13 = tile 13
tile-tile-14 = tile 14
tile-tile-15 = tile 15
tile-tile-16 = tile 16
tile-tile-17 = tile 17
tile-tile-18 = tile 18
tile-tile-19 = tile 19
tile-tile-20 = tile 20
tile-tile-21 = tile 21
tile-tile-22 = tile 22
tile-tile-23 = tile 23
tile-tile-24 = tile 24
tile-tile-25 = tile 25
tile-tile-26 = tile 26
tile-tile-27 = tile 27
tile-tile-28 = tile 28
tile-tile-29 = tile 29
tile-tile-30 = tile 30
tile-tile-31 = tile 31
tile-tile-32 = tile 32
tile-tile-33 = tile 33
tile-tile-34 = tile 34
tile-tile-35 = tile 35
tile-tile-36 = tile 36
tile-airlock = Airlock
    .article = the
tile-shuttlecraft = Shuttlecraft
    .article = the
tile-elevator = Elevator
    .article = the
tile-bridge = Bridge
    .article = the
tile-engine-room = Engine Room
    .article = the
tile-mine-shaft = Mine Shaft
    .article = the
tile-control-room = Control Room
    .article = the
tile-brig = Brig
    .article = the
tile-guard-room = Guard Room
    .article = the
tile-evidence-locker = Evidence Locker
    .article = the
tile-security-office = Security Office
    .article = the
tile-hangar = Hangar
    .article = the
tile-fear-engine = Fear Engine
    .article = the
tile-tunnel-exit = Tunnel Exit
    .article = the
tile-sleep-bay-a = Sleep Bay A
tile-sleep-bay-b = Sleep Bay B
tile-sleep-bay-c = Sleep Bay C
tile-sleep-bay-d = Sleep Bay D
tile-trilon-core = Trilon Core
    .article = the
tile-trilon-node-a = Trilon Node A
tile-trilon-node-b = Trilon Node B
tile-trilon-node-c = Trilon Node C
tile-cloak-generator-a = Cloak Generator A
tile-cloak-generator-b = Cloak Generator B
tile-cloak-generator-c = Cloak Generator C
tile-hive-queen = Hive Queen
    .article = the
marker-airlock = { tile-airlock }
    .article = the
marker-shuttlecraft = { tile-shuttlecraft }
    .article = the
marker-elevator = { tile-elevator }
    .article = the
marker-bridge = { tile-bridge }
    .article = the
marker-engine-room = { tile-engine-room }
    .article = the
marker-mine-shaft = { tile-mine-shaft }
    .article = the
marker-control-room = { tile-control-room }
    .article = the
marker-brig = { tile-brig }
    .article = the
marker-guard-room = { tile-guard-room }
    .article = the
marker-evidence-locker = { tile-evidence-locker }
    .article = the
marker-security-office = { tile-security-office }
    .article = the
marker-hangar = { tile-hangar }
    .article = the
marker-fear-engine = { tile-fear-engine }
    .article = the
marker-tunnel-exit = { tile-tunnel-exit }
    .article = the
marker-sleep-bay-a = { tile-sleep-bay-a }
marker-sleep-bay-b = { tile-sleep-bay-b }
marker-sleep-bay-c = { tile-sleep-bay-c }
marker-sleep-bay-d = { tile-sleep-bay-d }
marker-trilon-core = { tile-trilon-core }
    .article = the
marker-trilon-node-a = { tile-trilon-node-a }
marker-trilon-node-b = { tile-trilon-node-b }
marker-trilon-node-c = { tile-trilon-node-c }
marker-cloak-generator-a = { tile-cloak-generator-a }
marker-cloak-generator-b = { tile-cloak-generator-b }
marker-cloak-generator-c = { tile-cloak-generator-c }
marker-hive-queen = { tile-hive-queen }
    .article = the
marker-decoy = Decoy
    .noun = decoy
    .article = the
scenario-first-contact = First Contact
scenario-rocketship-rescue = Rocketship Rescue
scenario-saucer-wreck = The Wreck of the Saucer
scenario-boarding-party = The Moon: Boarding Party
scenario-jailbreak = Jailbreak
scenario-tunnel-of-terror = Tunnel of Terror
scenario-sleeper-ship = Sleeper Ship
scenario-trilon = Trilon
scenario-invisible-planet = The Invisible Planet
scenario-hive-queen = The Hive Queen
scenario-own = A mission of your own
item-air-knife = Air Knife
    .article = the
item-atomic-rifle = Atomic Rifle
    .article = the
item-ddt = DDT
    .article = the
item-demo-charge = Demo Charge
    .article = the
item-flame-gun = Flame-Gun
    .article = the
item-ray-gun = Ray Gun
    .article = the
item-sonic-shotgun = Sonic Shotgun
    .article = the
item-accelerator-hypo = Accelerator-Hypo
    .article = the
item-electro-mine = Electro-Mine
    .article = the
item-fiberweave-spacesuit = Fiberweave Spacesuit
    .article = the
item-firecrackers = Firecrackers
    .article = the
    .number = plural
item-first-aid-kit = First Aid Kit
    .article = the
item-flag = Flag
    .article = the
item-food-pills = Food Pills and Powdered Juice
    .article = the
    .number = plural
item-freeze-dried-coffee = Freeze-Dried Coffee
    .article = the
item-head-set = Head-Set
    .article = the
item-holster = Holster
    .article = the
item-rabbits-foot = Lucky Rabbit's Foot
    .article = the
item-med-pack = Med-Pack
    .article = the
item-oxygen-tank = Oxygen Tank
    .article = the
item-power-of-love = Power of Love
    .article = the
item-reference-book = Reference Book
    .article = the
item-scanner = Scanner
    .article = the
item-sniper-scope = Sniper Scope
    .article = the
item-soft-focus-lens = Soft-Focus Lens
    .article = the
item-space-bandages = Space Bandages
    .article = the
    .number = plural
item-space-monkey = Space Monkey
    .article = the
item-space-rations = Space Rations
    .article = the
    .number = plural
item-stun-pellet = Stun Pellet
    .article = the
item-tape-recorder = Tape Recorder
    .article = the
item-tele-radio = Tele-Radio
    .article = the
item-common-cold = The Common Cold
    .noun = Common Cold
    .article = the
item-thermite = Thermite
    .article = the
item-tools = Tools
    .article = the
    .number = plural
item-tricorder = Tricorder
    .article = the
item-wire-cutters = Wire Cutters
    .article = the
    .number = plural
item-mysterium = Mysterium
item-thrall-oxygen-tank = Thrall Oxygen Tank
    .article = the
item-proton-blade = Proton Blade
    .article = the
item-force-field-belt = Force Field Belt
    .article = the
item-wave-generator = Gravitational Wave Generator
    .article = the
item-heat-ray = Heat Ray
    .article = the
item-impossible-cube = Impossible Cube
    .article = the
item-ionoscope = Ionoscope
    .article = the
item-mentality-helmet = Mentality Helmet
    .article = the
item-replicator = Replicator
    .article = the
item-sonic-repulsor = Sonic Repulsor
    .article = the
item-glowing-orb = Strangely Glowing Orb
    .article = the
item-telepathy-band = Telepathy Band
    .article = the
item-time-warp = Time Warp
    .article = the
item-x-ray-goggles = X-Ray Goggles
    .article = the
    .number = plural
item-invisibility-device = Invisibility Device
    .article = the
item-neuronic-hyperbolizer = Neuronic Hyperbolizer
    .article = the
item-reality-inverter = Reality Inverter
    .article = the
item-stasis-box = Stasis Box
    .article = the
item-tantalus-projector = Tantalus Projector
    .article = the
item-teleporter = Teleporter
    .article = the
item-boy = Boy
    .article = the
item-bus-driver = Bus Driver
    .article = the
item-chemist = Chemist
    .article = the
item-co-ed = Co-Ed
    .article = the
item-cowboy = Cowboy
    .article = the
item-football-player = Football Player
    .article = the
item-girl = Girl
    .article = the
item-hobo = Hobo
    .article = the
item-long-lost-brother = Long-Lost Brother
    .article = the
item-nurse = Nurse
    .article = the
item-photographer = Photographer
    .article = the
item-sarge = Sarge
item-scientist = Scientist
    .article = the
item-smuggler = Smuggler
    .article = the
item-traffic-cop = Traffic Cop
    .article = the
item-dominated-brain = Dominated Brain
    .article = the
short-captain = Riggs
short-first-officer = Fletcher
short-doctor = Garcia
short-professor = Pelham
short-chief = DeSoto
short-yeoman = Hannah
level-0 = Space Cadet
level-2 = Commodore
level-3 = Admiral
level-4 = Galactic Overlord

## The table
meter-turn = Game turn
meter-hp = { $short }: HP
meter-oxygen = { $short }: O2
tile-name = { $tile } (hex { $place })
unscanned = Unscanned (hex { $place })
alien-figure = { $alien }
hint-place = { $place }
meter-unscanned = Tiles to scan
meter-standard = { $short }: AP
meter-combat = { $short }: Combat AP
meter-non-combat = { $short }: Non-Combat AP
meter-command = { $short }: Command AP
meter-mind = { $short }: { $points } in the Mind Control box
note-vent = A vent: Bugs come out here.
fact-hp = HP: { $left } of { $number }
fact-move = { $number ->
    [0] Does not move
    [one] Moves 1 tile a turn
   *[other] Moves { $number } tiles a turn
}
fact-dice = { $dice ->
    [one] Attacks with 1 die, range { $number }; 1, 2 or 3 hits
   *[other] Attacks with { $dice } dice, range { $number }; 1, 2 or 3 hits
}
fact-no-dice = Attacks without dice, range { $number }
fact-no-attack = Staggers too much to attack
note-attacks = Attackers to expect in the Alien Turn: { $number }
hatch-between = { $hatch } between { $place } and { $other }
badge-oxygen = O2 { $number }
badge-held = held
badge-pinned = must fight first
badge-invisible = invisible
badge-mind = Mind Control
badge-lure = Firecrackers
badge-stunned = stunned
badge-staggered = staggers: { $number }
badge-holds = holds { $rocketeer }
badge-leads = { $rocketeer }
token-alien = Alien token
token-alert = Alert! token
token-discovery = Discovery token
token-marker = Scenario marker or Decoy
token-reserved = This token is certain to bring { A($kind) }.
note-token-alien = Turned over when this tile is scanned: up to three Aliens appear here. Bugs come out of the nearest vent.
note-token-alert = Turned over when this tile is scanned: nothing happens, or more Aliens appear elsewhere.
note-token-discovery = Alien technology, turned over when this tile is scanned. Whoever picks it up has to find out how it works.
note-token-marker = Turned over when this tile is scanned: what the mission is looking for, or nothing.
note-marker = The mission has something to do here.
note-dark = Not seen yet. A scan turns it up.
note-hatch-closed = Rocketeers neither go nor see through it. Aliens see through, and some go through. It can be opened from either side.
note-hatch-open = The way is free until the end of this game turn.
note-hatch-locked = Nobody goes or sees through it until the end of this game turn.
note-hatch-destroyed = The way is free for the rest of the game.
note-hatch-sealed = Nobody goes or sees through it any more, and it cannot be opened.
marker-of = Marker: { $tile }
kit-of = Rocketeer token: { $rocketeer }'s items
zone-recruits = Rocketeers
zone-pool = Item cards for { $rocketeer }
hint-recommended = ★
field-advice = recommended for this mission
field-hp = HP { $number }
field-iq = IQ { $number }
field-combat = third AP: Combat
field-non-combat = third AP: Non-Combat
field-option = { $overkill }
field-personal = { $card }
field-number = × { $number }
field-charges = Charges { $number }/{ $limit }
field-dice = Dice at range 0 to 3: { $dice }
field-parts = Wire { $wire }, Blood { $blood }, Mysterium { $mysterium }
field-analysis = to be analyzed
field-analysed = analyzed
field-large = Large
field-recorded = holds an Overkill
field-user = used by { $rocketeer }
chance = { $number ->
    [one] 1 die, { $percent }%
   *[other] { $number } dice, { $percent }%
  }
die-name = Die { $die }
throw-last = Successes of the last roll
throw-extra = +{ $number } automatic
throw-good = 1 to 3 succeed
throw-inverted = 8 to 10 succeed
throw-overkills = Overkills: { $number }
throw-0 = { $rocketeer } attacks
throw-1 = { $rocketeer } heals
throw-2 = { $rocketeer } analyzes
throw-3 = { $rocketeer } subdues
throw-4 = { $rocketeer }: a task
throw-5 = { $rocketeer }: the Common Cold
throw-6 = { $rocketeer }: the Impossible Cube
throw-7 = { $rocketeer }: the Cowboy attacks
throw-8 = { $rocketeer }: the Chemist
throw-9 = { $rocketeer }: the Nurse
throw-10 = { $rocketeer }: Talent
throw-11 = Attack on { $rocketeer }
tile-place = { THE($tile) } (hex { $place })
tile-hidden = { THE($tile) } (not found yet)

## The mission
mission-title = { $en }
mission-story = { $en }
mission-level = Level: { $level }
mission-arrow = The arrows point { $way }.
mission-power-out = Power Out: Discovery items do not work this game turn.
mission-red-alert = Red Alert!
objective-met = ✓ { $what }
objective-open = ○ { $what }
objective-gather = All Rocketeers on { THE($tile) } ({ $count }/{ $limit })
objective-collect-0 = Thralls subdued: { $number }/{ $limit }
objective-collect-1 = Thralls rescued: { $number }/{ $limit }
objective-collect-2 = Schematics assembled: { $number }/{ $limit }
objective-collect-3 = Alien technology held: { $number }/{ $limit }
objective-slay = Slay { THE($kind) } (HP { $number }/{ $limit })
objective-work = { $task } at { $tiles }: { $number } successes to go
objective-tasks = { $task } at { $tiles }: { $number } to go
objective-task = { $task } at { $tiles }
objective-together = { $what } (with the whole crew there)
objective-once = { $what } (each Rocketeer once in a turn)
objective-weapons = { $what } (weapons hurt it too)
objective-clear = Clear the map of every { $kind } ({ $number } left)
objective-hold-out = Then hold out: { $number ->
    [one] 1 Alien Turn
   *[other] { $number } Alien Turns
  } to go
rule-spawn = Each marker found adds { $kind } × { $number } after every Alien Turn.
rule-spawn-red = Each marker found adds { $kind } × { $number } after every Alien Turn, × { $count } in Red Alert.
rule-deadline = It must be done by the end of game turn { $number }, or the mission has failed.
rule-hurt = From game turn { $turn } on, whoever is within { $number } of { THE($tile) } loses 1 HP after every Alien Turn.
rule-hurt-grows = From game turn { $turn } on, whoever is within { $number } of { THE($tile) } loses 1 HP after every Alien Turn. It spreads by one tile every { $count } game turns.
rule-fear = Fear: whoever ends a turn alone suffers Terror.
rule-fear-always = Fear: everybody suffers Terror at the end of a turn.
rule-fog = Fog: nobody sees farther than range { $number }.
rule-alarm = Every marker that is removed sets off an Alert!
rule-alarm-overlord = Every marker that is removed sets off an Alert!; in Red Alert it brings Aliens for certain.
rule-muster = An Alarm brings its Aliens to { $tiles }.
rule-muster-closest = An Alarm brings its Aliens to the closest of { $tiles }.
rule-muster-near = An Alarm brings its Aliens to the face-up tile closest to hex { $place }.
rule-muster-here = An Alarm brings its Aliens to whoever set it off.
rule-seal = The hatches of { THE($tile) } stay sealed until { $until }.
marker-gone = the marker of { THE($tile) } is gone
rule-limit = { $card }: only { $number } in this mission.
rule-schematics = The face-down Discovery tokens hide at least { $number ->
    [one] 1 Schematic
   *[other] { $number } Schematics
  }.
rule-mysterium = The face-down Discovery tokens hide at least { $number } Mysterium.
rule-boss = She lays { $number ->
    [one] 1 Bug
   *[other] { $number } Bugs
  } in every Alien Turn.
red-draw = Red Alert: the Rocketeers with Order/Scan numbers 1 to { $number } draw an Alert! token each.
red-draw-aliens = Red Alert: the Rocketeers with Order/Scan numbers 1 to { $number } draw an Alien token each.
red-overlord = Red Alert: the Rocketeer with Order/Scan number 1 draws an Alien token.
red-after = { $what } That begins once these markers are gone: { $tiles }.
red-muster = { $what } Its Aliens come to { THE($tiles) }.
red-vent = Red Alert: { $kind } × { $count } at the vent closest to each Rocketeer with an Order/Scan number from 1 to { $number }.
red-reinforce = Red Alert: every Alert! that brings Aliens also brings { $number ->
    [one] { A($kind) }
   *[other] { $kind } × { $number }
  } to { THE($tile) }.

## The story: a briefing, and how it ends
story-briefing = Briefing
story-epilogue = Epilogue
story-first-contact = Delta Seven, a mining colony at the edge of the map, has not answered for three days. The lights are on, the lift is running, and something in the galleries is walking on too many feet. Find the control room, raise the alarm, and get back to the airlock before it finds you!
won-first-contact = The alarm crackles from planet to planet: mankind is not alone! Behind the last Rocketeer the airlock slams shut, and a thin, three-fingered hand lets go of the rail. They know about us now. But we know about them!
lost-first-contact = On the big board at headquarters one more lamp goes out. “Delta Seven does not reply, sir,” says the operator. “And neither does the rescue party.” Outside, beyond the glass, a saucer crosses the moon...
story-rocketship-rescue = The liner Aurora is falling into the sun, and her passengers do not mind at all: wires behind their ears tell them to smile. Hold your fire, Rocketeers! These are people. Catch them, cut them loose, and be quick: every hour it grows hotter in here.
won-rocketship-rescue = “Where... where am I?” The last of the passengers rubs her neck and blinks. With the paint blistering on her nose the Aurora turns away from the sun, and from bow to stern people are crying, laughing and asking for a glass of water.
lost-rocketship-rescue = A spark on the face of the sun, no brighter than a match: that was the Aurora. The newspapers print four columns of names. On page two a small man in grey reads them all, from the first to the last, and smiles.
story-saucer-wreck = A saucer lies in the ice, split like a walnut, and its engine is still humming. Everything in there is a thousand years ahead of us. Go in, carry out what you can, and mind the glow: it creeps a little farther down the corridors with every hour!
won-saucer-wreck = They stagger out into the snow with their arms full of wonders, and behind them the ice lights up green for forty miles. “And what does this one do?” “Don't,” cries somebody, “press that!”
lost-saucer-wreck = The glow has reached the airlock. Of the greatest find in history nothing is left but a round green lake in the ice that never freezes, and a helmet on its shore. It ticks, softly, when you hold a counter to it.
story-boarding-party = There is a city under the Moon, and it is not ours. The Elevator goes down into it. The Academy wants two of their machines built and running; the families want two of their people brought home. Both are going to have their way, or nobody goes up again!
won-boarding-party = The Elevator climbs. In its cage two pale people in pyjamas see the Earth rise and begin to weep, and between them something made of wire and old moonlight hums a tune that nobody taught it.
lost-boarding-party = The cable of the Elevator runs up and up, and brings an empty cage to the surface. On its floor somebody has drawn, very neatly, the plan of a city: ours.
story-jailbreak = You wake on a bench of cold metal. No ray gun, no radio, not even a shoelace! What they took from you lies in two rooms at opposite ends of the prison, and the hangar is clamped shut until somebody finds the security office. The guard has just walked by. Now!
won-jailbreak = “Prisoners to the exercise yard,” drones the loudspeaker. The prisoners are three million miles away, in the warden's own saucer, and somebody has just found the lever that makes it go faster.
lost-jailbreak = The lights come on all at once. “So nearly,” says the voice from the loudspeaker, almost kindly. The bench is as cold as before, and this time they have taken the buttons, too.
story-tunnel-of-terror = Grown men have come out of this tunnel on their hands and knees. At its far end stands a machine that broadcasts nothing but fear, and whoever is alone with it is lost. So keep together, Rocketeers, shoulder to shoulder, and break that thing to pieces!
won-tunnel-of-terror = The engine coughs, whines, stops. For the first time in a month one can hear water dripping in the tunnel. “Well,” says a voice, and a hand lets go of a sleeve, “I was not frightened for a minute.”
lost-tunnel-of-terror = The tunnel is quiet. At its mouth the relief party finds a row of helmets, side by side, and far inside somebody is running, running, on tired feet, away from nothing at all.
story-sleeper-ship = Ten thousand settlers sleep aboard the Morning Star. Somebody has been through the bays and changed the dreams: what climbs out of those berths now is fast, strong and obedient. Shut down every bay, and let no sleepwalker roam the ship!
won-sleeper-ship = One by one the berths go dark, and the last of the sleepwalkers sinks to the deck and snores. The Morning Star flies on. In forty years ten thousand people will wake and remember, all of them, the same very odd dream.
lost-sleeper-ship = All berths aboard the Morning Star are open and empty. Ten thousand pairs of feet march in step through her corridors, left, right, left, right, and on the bridge a patient voice gives them a new course: Earth.
story-trilon = Three spires and a heart: that is Trilon, the weapon that can put out a star. The spires must fall one by one, for each of them feeds a brood you would rather not meet. Then everybody back to the core, all hands on the switch. Nobody sets it off alone!
won-trilon = “Everyone? On three!” One switch, and all hands on it. Trilon folds up like a paper flower, and where it was the stars come out again, as if somebody had wiped a window.
lost-trilon = Tonight, in the constellation of the Swan, there is one star less. Astronomers check their lenses. Tomorrow night it will be two.
story-invisible-planet = There is a planet where no planet should be, and the fleet has flown past it nine times. Switch off the generators that hide it: in that fog you will not see your own boots! Each one will scream when it dies. And then dig in, for the fleet needs time to come, and they do not.
won-invisible-planet = The fog tears like an old curtain, and there it hangs in all the portholes of the fleet: a whole world, blue with rage. “Hold your fire,” says the Admiral, “until our people are out.” They come at a run.
lost-invisible-planet = “Strange,” says the navigator, “for a moment I could have sworn there was something.” The fleet turns for home, for the tenth time. Below, in the fog, a flare burns down to the last spark.
story-hive-queen = She is as big as a locomotive, and she is hungry. Every egg she lays is one more mouth between you and her, so do not count them: walk! There is no plan B, Rocketeers. There is only the Queen.
won-hive-queen = It takes her a long time to fall. When she lies still, all the scratching in the walls stops at once, on every deck, on every ship, on every world where it had begun. Somebody laughs, and then they all do.
lost-hive-queen = In the dark something is being fed. It is growing. It has learned a new word, from the last of the visitors, and tries it out softly, over and over: “Mama.”

## What the Aliens will do
plans = What will they do?
plan-line = { $kind }{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
  } on hex { $place }: { $plan }
plan-perhaps = perhaps { $plan }
plan-stunned = stunned
plan-minds = Mind Control within range 2
plan-moves-and-attacks = moves to { $path } and attacks { $rocketeer }
plan-moves = moves to { $path }
plan-attacks = attacks { $rocketeer }
plan-stays = stays

## What each card does
note-air-knife = The first success against an Alien also gives 1 Alien Blood. Option Extract: 1 Alien Blood per Overkill.
note-atomic-rifle = Option Dislodge: move one Alien in range and LoS one tile in any direction.
note-ddt = Attacks Bugs only. Option Exterminate. On a vent tile, damage and Overkills may go to Bugs on any vent tile, in LoS or not.
note-demo-charge = Single use. Targets one Alien, never on a tile with a Rocketeer or a Thrall. Option Shrapnel: 1 damage per Overkill to any Alien on the target's tile, the target included.
note-flame-gun = Targets a whole tile without Rocketeers and Thralls. Option: Terror on one Alien on that tile per Overkill.
note-ray-gun = Option Hit and Run: the attacker moves one tile, by the normal movement rules.
note-sonic-shotgun = Option Impact: stun one Alien with 1 HP in LoS, on the target's tile or next to it.
note-accelerator-hypo = Lose 1 HP, then move all your AP from Spent to Available.
note-electro-mine = Lay it for free on your tile during your actions. A Sentinel that enters causes Panic, then the mine kills it and is discarded. Until then any Rocketeer may pick it up.
note-fiberweave-spacesuit = The wearer may cancel 1 damage.
note-firecrackers = At the start of the Alien Turn: all Aliens move towards the user, as towards the closest Rocketeer with the highest Order/Scan number, even away from a victim in reach.
note-first-aid-kit = +2 dice on the bearer's Heal actions.
note-flag = Every Rocketeer in the user's LoS takes one extra action at once, in any order.
note-food-pills = Regain 2 HP per Charge; several Charges may be spent at once.
note-freeze-dried-coffee = For 1 AP, all Rocketeers on the tile roll +1 die on all their actions for the rest of the game turn.
note-head-set = First Officer only: Move Out reaches any Rocketeer on the map.
note-holster = +1 die on the bearer's first Ray Gun attack of each game turn.
note-rabbits-foot = Re-roll one die.
note-med-pack = Doctor only: +1 die on Heal actions, which also reach a Rocketeer at range 1 in LoS.
note-oxygen-tank = Discard it for 2 O2.
note-power-of-love = All Aliens in the user's LoS, except Thralls, move one tile back if they can.
note-reference-book = +1 die on one IQ roll.
note-scanner = In the Scanning Phase, scan any face-down tile instead of the closest.
note-sniper-scope = +2 dice for the Atomic Rifle at range 3.
note-soft-focus-lens = Yeoman only: Sway also reaches Aliens with 1 HP at range 1 in LoS.
note-space-bandages = Take a Heal action without spending an AP.
note-space-monkey = Pick up or leave an item on an adjacent tile in LoS, or open a hatch in LoS on your own or an adjacent tile.
note-space-rations = Every Rocketeer on the tile regains 1 HP.
note-stun-pellet = All Aliens on your tile, or on one adjacent tile in LoS, are stunned. It is gear and costs no AP.
note-tape-recorder = Stores one unspent Overkill of a non-combat action. Use it as often as you like, but it holds only one Overkill at a time.
note-tele-radio = Captain only: Command AP reach any Rocketeer on the map.
note-common-cold = Discard the card and spend 1 AP for an IQ action: a success eliminates all Aliens on the tile except Thralls.
note-thermite = Destroy one hatch of your tile.
note-tools = Re-roll an IQ action once. If the new throw shows no success, discard the Tools.
note-tricorder = Take an IQ action as if you stood on an adjacent tile in LoS.
note-wire-cutters = +1 die on every attempt to subdue a Thrall or a Brain-in-a-jar.
note-mysterium = Found as a Discovery token. Use it as a component, or discard it in your Action Phase to add 1 Charge to a Discovery item that you carry and that has been used.
note-thrall-oxygen-tank = Whoever picks it up gains 3 O2.
note-proton-blade = The first success against an Alien also gives 1 Alien Blood. Option Slash: 1 more damage to the target and 1 Alien Blood per Overkill.
note-force-field-belt = Instead of losing 1 HP to an Alien attack, the bearer may lose 1 Charge, several times per turn if need be.
note-wave-generator = Move one figure or object in LoS, at range 3 or less, 1 to 3 tiles towards you.
note-heat-ray = Seal or destroy a hatch in your LoS for good.
note-impossible-cube = Roll 5 dice: every success may be spent on your personal Overkill option.
note-ionoscope = +1 success on an IQ action; spend the Charge before the roll.
note-mentality-helmet = The wearer ignores Panic and Mind Control.
note-replicator = Gain one more of a component that you hold.
note-sonic-repulsor = Push one Alien, Rocketeer or object in LoS in a straight line until it leaves LoS or meets a hatch or the edge of the map.
note-glowing-orb = +1 IQ for one IQ action; use it before the roll.
note-telepathy-band = Use another Rocketeer's personal Overkill option, for a Talent action or for all Overkills of one roll.
note-time-warp = After a roll, the bearer may re-roll any number of its dice once.
note-x-ray-goggles = Ignore one closed hatch for LoS and range of your next attack or effect.
note-invisibility-device = At any time in the Alien Turn: for that turn all Aliens ignore the user completely.
note-neuronic-hyperbolizer = Stun all Aliens on one tile, in LoS or not, scanned or not.
note-reality-inverter = After a roll, dice of 8 to 10 succeed instead of 1 to 3.
note-stasis-box = Take any unused Rocketeer Item card.
note-tantalus-projector = Eliminate one Alien anywhere on the map, whatever its HP; no LoS needed.
note-teleporter = Move to another scanned tile, with any Rocketeers from your tile.
note-boy = Pick up an item on an adjacent tile in LoS.
note-bus-driver = The Rocketeer who saves the Bus Driver gains 2 O2 at once.
note-chemist = Once per game turn, roll 1 die: a success gives 1 O2.
note-co-ed = +2 dice on one action of any kind.
note-cowboy = Once per game turn, a free attack with 1 die on one target in LoS at range 0 or 1.
note-football-player = One free Open Hatch action per game turn.
note-girl = The bearer may ignore Panic.
note-hobo = Stun all Aliens on the bearer's tile.
note-long-lost-brother = Takes 1 damage in place of the bearer.
note-nurse = Once per game turn, roll 1 die: a success heals 1 HP of a Rocketeer on the tile.
note-photographer = Stun one Alien in LoS.
note-sarge = +1 die on one attack per game turn.
note-scientist = +1 Overkill on a successful IQ action; the Charge may be spent after the roll.
note-smuggler = Gain any one component at once.
note-traffic-cop = A Move action for any Rocketeer in LoS.
note-dominated-brain = +1 IQ for its bearer; several cards add up.

## What each Overkill buys
about-command = a Command AP for a Rocketeer on the tile
about-move-out = a Move at once for a Rocketeer on the tile
about-sawbones = 1 HP back for a Rocketeer on the tile
about-override = open or lock any hatch
about-strafe = 1 damage to an Alien in sight and range (after an attack: next to its target)
about-sway = stun an Alien with 1 HP on the tile
about-extract = 1 Alien Blood
about-dislodge = move an Alien one tile
about-exterminate = 1 damage to another Bug in sight and range
about-shrapnel = 1 damage to any Alien on the target's tile
about-terror = Terror for an Alien on the target's tile
about-hit-and-run = move one tile
about-impact = stun an Alien with 1 HP on or beside the target's tile
about-slash = 1 more damage and 1 Alien Blood
about-psychic-burst = stun all other Aliens within range 1 of the Brain
about-psychic-scream = stun a Leader or Saucerman anywhere
about-stagger = 2 dice fewer for the Sentinel this game turn
about-revulsion = a free attack on another Space Leech
about-shriek = stun all Bugs on a tile, or take 1 Alien Blood
about-charge = 1 extra Charge
about-save = draw a Rescued Thrall
about-dominate = a Dominated Brain, +1 IQ

## Outcomes
outcome-won = Mission accomplished: all Rocketeers are alive.
outcome-lost = The mission has failed.

## Groups of options
group-equip = Take an item
group-attack = Attack
group-attack-place = Attack a tile
group-move = Move
group-open = Open a hatch
group-drop = Leave an item here
group-use = Use an item
group-use-out-of-turn = Another Rocketeer uses an item
group-give = Give an item
group-take = Take an item
group-choose-hatch = Choose a hatch
group-scan-afar = Scan farther away

## Prompts
prompt-choose-crew = Choose a Rocketeer.
prompt-choose-items = Choose up to four items, at most two of them Large.
prompt-dock-shuttlecraft = Where does the Shuttlecraft dock?
prompt-point-arrow = Where do the arrows point?
prompt-choose-next = Who acts next?
prompt-scan-tile = { $rocketeer } scans: which of the closest tiles?
prompt-take-turn = { $rocketeer }'s turn.
prompt-agree-to-concede = { $number ->
    [0] Abandon the mission? It is lost then.
   *[other] { $seat } wants to abandon the mission: agreed?
}
others-agree-to-concede = { $seat } wants to abandon the mission.
prompt-extra-action = { $rocketeer } may take an extra action.
prompt-before-roll = Use anything before the roll?
prompt-after-roll = Use anything after the roll?
prompt-spend-overkills = Spend an Overkill?
prompt-take-damage = { $rocketeer } is hit: take the damage?
prompt-lose-control = Mind Control: which AP does { $rocketeer } lose?
prompt-step-away = { $rocketeer } moves one tile: where to?
prompt-push-alien = { $rocketeer } moves { THE($alien) }: where to?
prompt-before-aliens = The Aliens are about to act: does { $rocketeer } use anything?
prompt-before-activation = { CAP(THE($alien)) } is about to act: does { $rocketeer } use anything?
prompt-aim-overkill = { CAP($overkill) }: choose a target.
prompt-take-numbers = Time is out of joint: who takes the next number?
prompt-aim-item = { $rocketeer } uses { THE($item) }: on what?
prompt-act-by-item = { $rocketeer } may take an action thanks to { THE($item) }.
prompt-act-afar = { $rocketeer } acts on hex { $place }: which IQ action?
prompt-heal-afar = { $rocketeer } heals on hex { $place }: whom?
prompt-pick-dice = { CAP(THE($item)) }: which dice do you re-roll?
prompt-choose-talent = Talent: whose option does { $rocketeer } use?
prompt-borrow-option = Whose option does { $rocketeer } use?
prompt-gain-component = The Smuggler brings { $rocketeer } a component: which?
prompt-eat-more = { CAP(THE($item)) }: does { $rocketeer } spend another Charge?
prompt-drop-afar = Where does the Space Monkey leave { THE($item) }?
prompt-rally = Flag: who takes the extra action next?
prompt-move-back = Power of Love: where does the Alien move?
prompt-pull-thing = Which way, or is it close enough?
prompt-aim-push = In which direction is it pushed?
prompt-beam = Who else is teleported to hex { $place }?
prompt-barter = { $rocketeer } trades with { $other }.
prompt-hand-item = { $rocketeer } gives { THE($item) } to { $other }: agreed?
prompt-hand-part = { $rocketeer } gives 1 { $component } to { $other }: agreed?
prompt-hand-oxygen = { $rocketeer } gives 1 O2 to { $other }: agreed?
others-choose-crew = The crew is being chosen.
others-choose-items = The items are being chosen.
others-pick-dice = { CAP(THE($item)) }: the dice to re-roll are being chosen.
others-aim-overkill = { CAP($overkill) }: the target is being chosen.

## Actions
action-enlist = Take { $rocketeer }
action-equip = Take { THE($item) }
action-ready = Ready
action-take-kit = Take the ready-made kit
action-dock = Dock at hex { $place }
action-point = Arrows point { $way }
action-act-next = { $rocketeer } acts next
action-take-number = { $rocketeer } takes the next number
action-scan = Scan hex { $place }
action-scan-afar = Scan hex { $place } with the Scanner
action-move = Move to hex { $place }
action-open = Open the hatch to the { $way }
action-attack = Attack { THE($alien) } with { THE($item) }
action-attack-place = Attack hex { $place } with { THE($item) }
action-attack-marker = Attack the marker with { THE($item) }
action-heal = Heal { $rocketeer }
action-analyze = Analyze { THE($item) }
action-subdue = Subdue { THE($alien) }
action-perform = { $task }
action-talent = Use your Talent
action-end-turn = End the turn
action-concede = Abandon the mission
action-breathe = Extra action for 1 O2
action-follow-command = { $rocketeer } acts: Command AP
action-pay-with = { $points_id ->
    [standard] Standard AP first
   *[special] Third AP first
  }
action-back = Cancel
action-pick-up = Pick up { THE($item) }
action-pick-up-kit = Pick up { $rocketeer }'s items
action-drop = Leave { THE($item) } here
action-use = Use { THE($item) }
action-use-out-of-turn = { $rocketeer } uses { THE($item) }
action-use-on = Use { THE($item) } on hex { $place }
action-inspire = Discard { THE($item) } for an IQ action
action-recharge = Recharge { THE($item) } with Mysterium
action-play-back = Spend the recorded Overkill
action-exchange = Trade with { $rocketeer }
action-give = Give { THE($item) }
action-take = Take { THE($item) }
action-give-oxygen = Give 1 O2
action-take-oxygen = Take 1 O2
action-give-part = Give 1 { $component }
action-take-part = Take 1 { $component }
action-accept = Agree
action-reject = Refuse
action-spend = Overkill: { $overkill } – { $overkill_id ->
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
action-done = Done
action-suffer = Take it
action-lose-point = { CAP($points) }
action-choose-die = Die { $die }
action-choose-alien = { $alien }
action-choose-place = Hex { $place }
action-choose-rocketeer = { $rocketeer }
action-choose-hatch = Hatch of hex { $place } to the { $way }: { FORM($hatch, "state") }
action-choose-item = { $item }
action-choose-component = { $component }
action-deal = { $rocketeer } joins the crew
action-throw = Dice: { $faces }
action-turn-tile = The tile is { THE($tile) }
action-turn-marker = The marker is { THE($marker) }
action-draw-aliens = Alien token { $token }
action-draw-alert = Alert! token: { $alert }
action-draw-item = { $item }
action-pick-alien = { $alien }
action-pick-place = Hex { $place }

## Events
event-joins = { $seat } leads { $rocketeer }.
event-equips = { $rocketeer } takes { THE($card) }.
event-game-turn = Game turn { $number }.
event-held-out = The crew has held out. { $number ->
    [0] That was the last Alien Turn!
    [one] One Alien Turn to go.
   *[other] { $number } Alien Turns to go.
  }
event-acts = { $rocketeer } acts as number { $number }.
event-scanned = { $rocketeer } scans hex { $place }: { THE($tile) }.
event-red-alert = Red Alert!
event-moves = { $rocketeer } moves to hex { $place }.
event-opens = The hatch of hex { $place } to the { $way } opens.
event-hatches-close =
    { $count ->
        [one] One hatch is closed again.
       *[other] { $count } hatches are closed again.
    }
event-alien-turn = The Aliens act.
event-alien-appears = { CAP(THE($alien)) } appears on hex { $place }.
event-alien-falls = { CAP(THE($alien)) } on hex { $place } is eliminated.
event-thrown = Dice: { $faces }; successes: { $count }.
event-hurt = { $rocketeer } loses 1 HP.
event-controlled = Mind Control: { $rocketeer } loses { $points_id ->
    [standard] a Standard AP
   *[special] their third AP
  } for the next game turn.
event-attacks = { $rocketeer } attacks { THE($alien) } on hex { $place } with { THE($card) }: { $count ->
    [one] 1 die
   *[other] { $count } dice
  }.
event-attacks-tile = { $rocketeer } attacks hex { $place } with { THE($card) }: { $count ->
    [one] 1 die
   *[other] { $count } dice
  }.
event-cowboy-shoots = { $rocketeer } points, and the Cowboy shoots at { THE($alien) } on hex { $place }.
event-misses = { $rocketeer } misses.
event-takes-blood = { $rocketeer } takes 1 Alien Blood.
event-overkill = { $rocketeer } spends an Overkill: { $overkill }.
event-commanded = { $rocketeer } receives a Command AP.
event-overrides = The hatch of hex { $place } to the { $way } is now { FORM($hatch, "state") }.
event-staggers = { CAP(THE($alien)) } staggers: 2 dice fewer this game turn.
event-alien-hurt = { CAP(THE($alien)) } on hex { $place } is wounded: { $count } HP left.
event-alien-stunned = { CAP(THE($alien)) } on hex { $place } is stunned.
event-alien-moves = { CAP(THE($alien)) } moves from hex { $start } to hex { $place }.
event-alien-attacks = { CAP(THE($alien)) } on hex { $place } attacks { $rocketeer }: { $count ->
    [one] 1 die
   *[other] { $count } dice
  }.
event-swarm-attacks = The Bugs on hex { $place } attack { $rocketeer }: { $count ->
    [one] 1 die
   *[other] { $count } dice
  }.
event-brain-reaches = { CAP(THE($alien)) } on hex { $place } reaches out.
event-grapples = { CAP(THE($alien)) } grapples { $rocketeer }.
event-panics = { $rocketeer } panics and loses 1 O2.
event-mine-springs = The Electro-Mine on hex { $place } goes off under { THE($alien) }.
event-terror = Terror die for { $rocketeer }: { $face } – { $face ->
    [7] one tile of choice.
    [8] one tile of choice.
    [9] no effect.
    [10] no effect.
   *[other] one tile through edge { $face }, or else 1 HP lost.
  }
event-terror-alien = Terror die for { THE($alien) }: { $face } – { $face ->
    [7] one tile of the attacker's choice.
    [8] one tile of the attacker's choice.
    [9] no effect.
    [10] no effect.
   *[other] one tile through edge { $face }, or else 1 damage.
  }
event-happens = { $event }: { $event_id ->
    [cosmic-radiation] every Rocketeer loses 1 HP.
    [power-out] Discovery items do not work this game turn.
    [time-distortion] everybody gets a number now, and all Aliens move.
    [unnatural-growth] wounded Aliens regain all their HP.
    *[unreasonable-fear] everybody panics, unless the crew has four Rocketeers or more.
  }
event-numbered = { $rocketeer } takes number { $number }.
event-decoy = The marker on hex { $place } was a decoy.
event-found = { $rocketeer } has found { THE($tile) } on hex { $place }.
event-alert =
    { $alert_id ->
        [alarm] Alarm: Aliens are on their way.
       *[all-quiet] A false alarm: all quiet.
    }
event-discovered = Hex { $place } holds { A($card) }.
event-aliens-arrive = Alien token { $token }: { $kinds }.
event-tries-task = { $rocketeer } attempts this task: { $task }.
event-task-goes-on = { $task }: { $count } to go.
event-task-done = { $task }: done.
event-attacks-marker = { $rocketeer } attacks the marker with { THE($card) }: { $count ->
    [one] 1 die
   *[other] { $count } dice
  }.
event-uses = { $rocketeer } uses { THE($card) }.
event-gains = { $rocketeer } gets { THE($card) }.
event-gains-oxygen = { $rocketeer } gets { $count } O2.
event-gains-part = { $rocketeer } gets 1 { $component }.
event-breaks = { CAP(THE($card)) } { AGREE($card) ->
    [plural] break and are
   *[singular] breaks and is
  } discarded.
event-healed = { $rocketeer } regains { $count } HP.
event-analysed = { $rocketeer } has figured out how { THE($card) } { AGREE($card) ->
    [plural] work
   *[singular] works
  }.
event-subdued = { $rocketeer } subdues { THE($alien) }.
event-rescued = { $rocketeer } saves the Thrall.
event-inspired = { $rocketeer } discards { THE($card) } and has an inspiration.
event-hatch-changes = The hatch of hex { $place } to the { $way } is now { FORM($hatch, "state") }.
event-leaves = { $rocketeer } leaves { THE($card) } on hex { $place }.
event-recharges = { $rocketeer } recharges { THE($card) } with Mysterium.
event-gives = { $rocketeer } gives { THE($card) } to { $other }.
event-gives-part = { $rocketeer } gives 1 { $component } to { $other }.
event-gives-oxygen = { $rocketeer } gives 1 O2 to { $other }.
event-tries-to-heal = { SAME($rocketeer, $other) ->
    [same] { $rocketeer } tries to heal a wound
   *[other] { $rocketeer } tries to heal { $other }
  }: { $count ->
    [one] 1 die
   *[other] { $count } dice
  }.
event-tries-to-analyse = { $rocketeer } tries to analyze { THE($card) }: { $count ->
    [one] 1 die
   *[other] { $count } dice
  }.
event-tries-to-subdue = { $rocketeer } tries to subdue { THE($alien) }: { $count ->
    [one] 1 die
   *[other] { $count } dice
  }.
event-fails = { $rocketeer } fails.
event-acts-again = { $rocketeer } takes an extra action{ $points_id ->
    [command] {" "}for a Command AP
    [oxygen] {" "}for 1 O2
   *[other] {""}
  }.

## Refusals
reason-already-enlisted = { $rocketeer } is already in the crew.
reason-not-at-the-start = { CAP(THE($card)) } cannot be chosen at the start.
reason-card-taken = Somebody has already taken this copy of { THE($card) }.
reason-too-many-large = You already have two Large items.
reason-kit-gone = Nothing of the kit is left for { $rocketeer }: choose single items.
reason-take-another-copy = Take the first free copy of { THE($card) }.
reason-no-dock = The Shuttlecraft cannot dock at hex { $place }.
reason-cannot-act-next = { $rocketeer } has already acted in this game turn.
reason-not-in-crew = { $rocketeer } is not part of this crew.
reason-not-closest = Hex { $place } is not one of the closest face-down tiles.
reason-no-points = { $rocketeer } has no AP left for this.
reason-extra-action-now = First take { $rocketeer }'s extra action, or cancel it.
reason-unscanned = Hex { $place } has not been scanned yet.
reason-hatch-in-the-way = { CAP(A($hatch)) } is in the way.
reason-not-adjacent = Hex { $place } is not adjacent.
reason-hull = There is nothing there but the hull.
reason-no-closed-hatch = There is no closed hatch to open here, only { A($hatch) }.
reason-roll-first = Finish the roll first.
reason-overkills-first = Spend the Overkills of this roll first, or let them go.
reason-damage-first = { $rocketeer } is hit: deal with that first.
reason-lose-point-first = First choose which AP { $rocketeer } loses to Mind Control.
reason-step-first = First move { $rocketeer }.
reason-cannot-push-there = { CAP(THE($alien)) } cannot be moved there.
reason-aliens-act = The Aliens are acting.
reason-concede-first = First agree to abandon the mission, or refuse.
reason-no-weapon = { CAP(THE($card)) } cannot be used as a weapon.
reason-alien-not-in-play = { CAP(THE($alien)) } is not on the map.
reason-never-a-thrall = { CAP(THE($alien)) } is a prisoner of the Aliens: nobody attacks a Thrall.
reason-attacks-a-tile = With { THE($card) } you attack a whole tile.
reason-attacks-one-alien = With { THE($card) } you attack one Alien, not a tile.
reason-only-bugs = With { THE($card) } you can only attack Bugs.
reason-no-alien-there = There is no Alien on hex { $place }.
reason-out-of-range = Hex { $place } is out of range of { THE($card) }.
reason-people-there = { CAP(THE($card)) } cannot be aimed at hex { $place }: a Rocketeer or a Thrall is there.
reason-unscanned-hides = Hex { $place } has not been scanned: nobody can see what is there.
reason-fog-hides = Hex { $place } is hidden by the fog: nobody sees farther than { $count }.
reason-hatch-hides = { CAP(A($hatch)) } blocks the view of hex { $place }.
reason-no-sight = There is no line of sight to hex { $place }.
reason-bought-once = This option can be bought only once: { $overkill }.
reason-no-overkill-target = There is nothing to use this option on: { $overkill }.
reason-not-of-this-roll = This roll does not offer this option: { $overkill }.
reason-no-such-target = That is nothing to use this option on: { $overkill }.
reason-target-first = First choose what to use this option on: { $overkill }.
reason-has-number = { $rocketeer } already has a number.
reason-task-elsewhere = This task cannot be done on this tile: { $task }.
reason-task-done = This task has already been done here: { $task }.
reason-task-too-early = Other objectives come before this task: { $task }.
reason-task-together = This task needs the whole crew on the tile: { $task }.
reason-task-once = This task succeeds only once in a Rocketeer's turn: { $task }.
reason-task-not-here = This mission has no such task: { $task }.
reason-no-marker-to-attack = There is no marker on hex { $place } that weapons could hurt.
reason-no-weapon-for-marker = { CAP(THE($item)) } cannot hurt the marker: that takes a loaded weapon with dice at range 0.
reason-not-carried = { $rocketeer } is not carrying { THE($card) }.
reason-used-by-another = { $rocketeer } has used { THE($card) } this game turn, so nobody else can.
reason-serves-only = Only { $rocketeer } can use { THE($card) }.
reason-power-is-out = The power is out: { THE($card) } cannot be used this game turn.
reason-not-analysed = You must analyze { THE($card) } first.
reason-no-charge = There is no Charge left on { THE($card) }.
reason-used-this-turn = You have already used { THE($card) } this game turn.
reason-no-target = There is nothing here to use { THE($card) } on.
reason-aim-first = First choose what to use { THE($card) } on.
reason-not-on-that = { CAP(THE($card)) } cannot be used on that.
reason-equal-copy = An identical copy of { THE($card) } is already on offer.
reason-equal-alien = An identical Alien on this tile is already on offer: { $kind }.
reason-is-a-weapon = { CAP(THE($card)) } cannot be used like gear: attack with it.
reason-works-by-itself = You do not have to use { THE($card) }: { AGREE($card) ->
    [plural] they work by themselves
   *[singular] it works by itself
  }.
reason-another-moment = You do not use { THE($card) } now, but at the moment that its text names.
reason-not-in-turn = { $rocketeer } uses { THE($card) } only in their own Action Phase.
reason-in-turn = It is { $rocketeer }'s turn: use { THE($card) } the usual way.
reason-only-combat = { $rocketeer } has only a Combat AP left, which pays for attacks and the Talent.
reason-only-non-combat = { $rocketeer } has only a Non-Combat AP left, which does not pay for attacks.
reason-talent-used = { $rocketeer } has already used their Talent this game turn.
reason-breathed-already = { $rocketeer } has already taken the O2 action this turn.
reason-last-oxygen = { $rocketeer } cannot part with their last O2.
reason-no-command = { $rocketeer } has no Command AP to spend.
reason-no-choice-of-points = { $rocketeer } does not have two kinds of AP to choose from.
reason-held = A War Thrall is holding { $rocketeer }.
reason-fight-first = { $rocketeer } must fight an Alien in sight before moving on.
reason-not-on-this-tile = { $rocketeer } is not on this tile.
reason-not-wounded = { $rocketeer } is not wounded.
reason-needs-no-analysis = There is no need to analyze { THE($card) }.
reason-analysed-already = You have already analyzed { THE($card) }.
reason-components-missing = You do not have all the components for { THE($card) }.
reason-alien-not-here = { CAP(A($kind)) } must be on your tile for that.
reason-cannot-be-subdued = { CAP(A($kind)) } cannot be subdued.
reason-brain-not-wounded = A Brain-in-a-jar can be subdued only when it is wounded.
reason-only-success = Die { $die } is the only success against a Thrall, so it stands.
reason-pick-dice-first = First choose the dice to re-roll.
reason-whose-option = First choose whose option { $rocketeer } uses.
reason-component-first = First choose a component for { $rocketeer }.
reason-act-afar-first = First take the IQ action on hex { $place }.
reason-drop-where = Choose an adjacent tile in sight to leave the item on.
reason-rally-first = First let the Rocketeers rallied by the Flag act.
reason-move-back-first = First move { THE($alien) } back.
reason-pull-first = First finish pulling.
reason-push-where = First choose the direction of the push.
reason-beam-first = First finish teleporting.
reason-has-not = { $rocketeer } does not have that, or an identical copy is already on offer.
reason-exchange-first = First finish trading.
reason-agree-first = First accept or refuse { $rocketeer }'s gift.
reason-nothing-like-it-here = There is nothing like that here to pick up.
reason-no-exchange = There is nothing to trade with { $rocketeer } on this tile.
reason-no-schematic = { CAP(THE($card)) } cannot inspire anybody: only a Schematic can.
reason-assembled-already = { CAP(THE($card)) } has already been assembled.
reason-cannot-be-recharged = Mysterium cannot recharge { THE($card) }.
reason-no-mysterium = { $rocketeer } has no Mysterium.
reason-nothing-recorded = There is no recorded Overkill, or no use for it now.
reason-no-scanner = { $rocketeer } has no working Scanner.
reason-scan-without = Hex { $place } is already scanned, or close enough to scan without the Scanner.

## Wrong options
error-own-scenario = option "scenario": "own" needs a scenario file
error-crew = option "crew" is { $low } to { $high } with { $seats } players, not { $given }
error-tile-number = tile "{ $id }": its number must be higher than that of "{ $other }"
error-copies = item "{ $id }": there are { $needed } copies, not { $found }
error-figures = alien "{ $id }": there are { $needed } figures, not { $found }
error-no-bugs = alien "{ $id }": "each" is at least 1
error-two-scenarios = scenario "{ $id }": a pack can add only one scenario, and "{ $other }" is there

## Scenario files
error-in-line = { $where }, line { $line }: { $why }
error-in-scenario = scenario "{ $id }", { $field }: { $why }
error-one-scenario = a scenario file has one scenario, written [[scenario]], and nothing else
error-scenario-taken = "{ $id }" is a scenario of the game; a new one needs its own id
error-unknown-thing = { $what ->
    [alien] alien
    [item] item
    [task] task
   *[tile] scenario tile
  } "{ $given }" is unknown; { $near }
error-verb = verb "{ $given }" is unknown here; { $near }
error-verb-meaning = this verb has no meaning here
error-type = Expected "{ $wanted }", got "{ $found }"
error-type-unknown = Object contains unknown field "{ $field }"; { $near }
error-type-missing = Object missing required field "{ $field }"
error-type-limit = Expected "int" { $limit }
error-type-length = Expected "array" of length { $length }, got { $found }
error-type-lengths = Expected "array" of length { $limit }
error-type-choice = Invalid enum value '{ $given }'
error-type-other = { $why }
error-position-twice = the position { $cell } appears twice
error-map-size = a map has at most { $most } positions, not { $found }
error-not-on-map = the position { $cell } is not on the map
error-map-apart = the map for { $size } Rocketeers is not connected: { $cell } is apart
error-start-or-docks = a scenario has either a start position or docks
error-start-tile = the start position needs a fixed scenario tile, face up
error-dock = a dock must touch at least two tiles of the map
error-standard-tiles = there are { $there } standard tiles, not { $wanted }
error-tile-once = the scenario tile "{ $id }" is there only once
error-tile-off-map = the tile "{ $id }" is not on the map with { $size } Rocketeers
error-marker-tile = a marker lies on a hidden standard tile of every crew
error-markers = there must be as many markers as positions: { $markers } markers for { $positions } positions with { $size } Rocketeers
error-no-marker = the tile "{ $id }" has no marker
error-decoys = there are only { $there } decoys
error-slots = { $tokens } tokens for { $size } Rocketeers, but { $slots } slots
error-tokens = { $tokens } tokens for { $size } Rocketeers, but only { $there } are there
error-no-alien-token = no Alien token is left for Alert! tokens to draw
error-face-down = { $size } Rocketeers have no face-down tile there
error-no-boss = to slay a boss the rules need one: verb = "boss"
error-one-turn = this needs at least one game turn
error-alien-figures = there are only { $there } figures of this Alien
error-clear-at-once = the first objective holds at once: no rule places "{ $id }" at the start
error-never-comes = no "{ $id }" ever comes in this scenario
error-include = only "{ $one }" or "{ $two }" can be included
error-include-tokens = { $size } Rocketeers have { $dealt } Discovery tokens, too few for this
error-collect = { $size } Rocketeers can be sure of { $most } at the most, not { $least }
error-first-slots = only { $most } such tokens with "{ $id }" can be dealt to { $size } Rocketeers
error-no-tiles = at least one tile must be named here
error-nothing = this must be at least 1 for every crew
error-only-boss = "{ $id }" comes only as a boss: verb = "boss"
error-boss = only "{ $id }" can be a boss
error-verb-once = there can be only one rule with this verb
error-won-at-once = the mission would be won as it begins: all objectives hold at once
error-sealed = this sealed tile cuts the map in two

# Moments

moment-thrown =
    { $count ->
        [0] No success
        [one] One success
       *[other] { $count } successes
    }
moment-red-alert = Red Alert!
moment-all-scanned = There is nothing left to scan.
moment-alert = { $alert }
moment-aliens-come = Aliens are on their way.
moment-nobody-comes = Nobody comes.
moment-no-queen = The swarm has lost its queen.
moment-happens = { $event }
moment-effect =
    { $event_id ->
        [cosmic-radiation] Every Rocketeer loses 1 HP.
        [power-out] Discovery items do not work this game turn.
        [time-distortion] Everybody gets a number now, and all Aliens move.
        [unnatural-growth] Wounded Aliens regain all their HP.
       *[unreasonable-fear] Everybody panics, unless the crew has four Rocketeers or more.
    }
moment-alien-falls = { CAP(THE($alien)) } falls!
moment-found = { CAP(THE($tile)) } is found!
moment-task-done = { $task }: done!
moment-rescued = { $rocketeer } saves the Thrall!

## How a play may end, in imagined futures

future-am-goal-05 = All objectives are met, and everybody is alive.
future-am-goal-07 = A Rocketeer runs out of HP.
future-am-goal-08 = A Rocketeer runs out of O2.
future-am-scen-10 = The mission is given up.
future-am-scen-14 = The last game turn of the mission is over.

## Chapters of the rules

chapter-goal = The aim of the game
chapter-setup = Setting up
chapter-dice = Dice
chapter-ovk = Overkill
chapter-sheet = The Rocketeer sheet
chapter-ap = Action Points
chapter-oxy = Oxygen
chapter-crew = The Rocketeers
chapter-tile = Tiles
chapter-hatch = Hatches
chapter-vent = Vents
chapter-token = Tokens
chapter-event = Events
chapter-turn = The game turn
chapter-order = The Order Phase
chapter-scan = The Scanning Phase
chapter-red = Red Alert
chapter-act = The Action Phase
chapter-free = What costs nothing
chapter-atk = Attacks
chapter-move = Moving
chapter-open = Opening hatches
chapter-iq = IQ actions
chapter-sub = Subduing
chapter-tal = Talents
chapter-clean = Cleanup
chapter-alien = The Alien Turn
chapter-amove = How Aliens move
chapter-aatk = How Aliens attack
chapter-brain = Brains-in-a-jar
chapter-lead = Leaders
chapter-sauc = Saucermen
chapter-sent = Sentinels
chapter-thr = Thralls
chapter-leech = Space Leeches
chapter-bug = Bugs and swarms
chapter-los = Line of sight
chapter-range = Range
chapter-item = Items
chapter-wpn = Weapons
chapter-gear = Gear
chapter-comp = Components
chapter-disc = Discoveries
chapter-schem = Schematics
chapter-fx = Combat effects
chapter-resc = Rescued Thralls
chapter-opt = Optional rules
chapter-wart = War Thralls
chapter-boss = Bosses
chapter-scen = Missions

## What the board says of a choice, in hints

what-kit = the confiscated kit
what-task = the task “{ $task }”
what-card = { THE($card) }
what-alien = { A($kind) }
what-marker = a face-down marker
what-discovery = a Discovery token
what-alien-token = an Alien token
what-end = { THE($tile) }, where the mission ends
what-boss = a shot at { THE($kind) }
what-friend = { $rocketeer }
counsel-fells = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, { $percent }%: one success is enough to remove it.
counsel-wounds = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, { $percent }% to wound it; it has { $number } HP.
counsel-blasts = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, { $percent }%: one success wounds { $number ->
        [one] the Alien there.
       *[other] the { $number } Aliens there.
    }
counsel-blast-strikers =
    { $number ->
        [one] As things stand, 1 of them attacks next.
       *[other] As things stand, { $number } of them attack next.
    }
counsel-damages = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, { $percent }%; { $number ->
        [one] 1 success is still needed.
       *[other] { $number } successes are still needed.
    }
counsel-to-clear =
    { $number ->
        [one] It is the last { $kind }, and the mission wants them all gone.
       *[other] The mission wants every { $kind } gone; { $number } are left.
    }
counsel-stunned = It is stunned, and misses the next Alien Turn anyway.
counsel-controls = Left alone, it controls minds within range 2.
counsel-reaches-nobody = As things stand, it attacks nobody in the next Alien Turn.
counsel-may-strike = Left alone, it may attack { $rocketeer } next.
counsel-swarms = Left alone, its swarm attacks { $rocketeer } next.
counsel-strikes = Left alone, it attacks { $rocketeer } next, who has { $number } HP: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, { $percent }%.
counsel-overkills = { $percent }% for an Overkill: it could buy { OR($options) }.
counsel-used-up = { CAP(THE($card)) } is used up by it.
counsel-last-charge = It costs the last Charge of { THE($card) }.
counsel-subdues = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, { $percent }%: one success is enough.
counsel-wants-rescued = The mission wants { $number } more rescued, which takes two successes: { $percent }%.
counsel-wants-subdued = The mission wants { $number } more subdued.
counsel-saves = A rescued Thrall lends a hand.
counsel-saves-wanted = The mission wants { $number } more rescued.
counsel-strikers-in-reach =
    { $number ->
        [one] One of the Aliens it can hit attacks next, as things stand.
       *[other] { $number } of the Aliens it can hit attack next, as things stand.
    }
counsel-no-strikers-in-reach = As things stand, none of the Aliens it can hit attacks next.
counsel-hp-of = { $rocketeer } has { $number } HP.
counsel-as-it-is = As it is, the roll has { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }: { $percent }%.
counsel-overkills-lost =
    { $number ->
        [one] 1 Overkill would be lost.
       *[other] { $number } Overkills would be lost.
    }
counsel-crew-away =
    { $number ->
        [0] { $rocketeer } is there.
        [one] It is next to { $rocketeer }, and nobody is nearer.
       *[other] It is { $number } tiles away from { $rocketeer }, and nobody is nearer.
    }
counsel-hatch-stops =
    { $count ->
        [0] As things stand, that keeps all Aliens from attacking next; without it, { $number } do.
       *[other] As things stand, { $count } of the Aliens then attack next instead of { $number }.
    }
counsel-hatch-lets-in = As things stand, { $count } of the Aliens then attack next instead of { $number }.
counsel-die-counts = It shows { $face }, which is a success.
counsel-die-misses = It shows { $face }, which does not count.
counsel-could-step-away =
    { $count ->
        [0] As things stand, { $number ->
            [one] 1 Alien attacks
           *[other] { $number } Aliens attack
        } { $rocketeer } next; after the right step, none does.
       *[other] As things stand, { $number } Aliens attack { $rocketeer } next; after the right step, only { $count }.
    }
counsel-could-step-closer =
    { $steps ->
        [0] The step can lead straight to a goal: { $what }.
        [one] The step can lead closer to hex { $place }: { $what }, 1 more action at best.
       *[other] The step can lead closer to hex { $place }: { $what }, { $steps } more actions at best.
    }
counsel-has-succeeded =
    { $number ->
        [one] The roll has 1 success already.
       *[other] The roll has { $number } successes already.
    }
counsel-has-failed = The roll has no success yet.
counsel-hp-left = It has { $number } HP left.
counsel-talent = No dice are needed: { $option }.
counsel-all-there = The whole crew is then at { THE($tile) }, with nothing left to do.
counsel-pinned = An Alien stands there: you may not walk on before you have fought.
counsel-farther =
    { $steps ->
        [one] It leads away from hex { $place }: { $what }.
       *[other] It leads away from hex { $place }: { $what }, { $number ->
            [0] which is here
            [one] 1 action away from here at best
           *[other] { $number } actions away from here at best
        }.
    }
counsel-arrives = It gets you there: { $what }.
counsel-closer =
    { $steps ->
        [one] From there it is 1 more action at best to hex { $place }: { $what }.
       *[other] From there it is { $steps } more actions at best to hex { $place }: { $what }.
    }
counsel-lies-there = { CAP(THE($card)) } lies there.
counsel-stands-there = { CAP(A($kind)) } stands there, to be subdued.
counsel-attacked-there =
    { $count ->
        [0] As things stand, no Alien attacks { $rocketeer } there next; here, { $number ->
            [one] 1 would
           *[other] { $number } would
        }.
        [one] As things stand, 1 Alien attacks { $rocketeer } there next{ $percent ->
        [0] { "" }
       *[other] { " " }({ $percent }% for a wound)
    }; here it would be { $number ->
        [0] none
       *[other] { $number }
    }.
       *[other] As things stand, { $count } Aliens attack { $rocketeer } there next{ $percent ->
        [0] { "" }
       *[other] { " " }({ $percent }% for a wound)
    }; here it would be { $number ->
        [0] none
       *[other] { $number }
    }.
    }
counsel-company = { $rocketeer } is there: nobody should end a turn alone here.
counsel-alone = Nobody else is there, and fear strikes whoever ends a turn alone.
counsel-opens-way =
    { $steps ->
        [one] It opens the shortest way to hex { $place }: { $what }, 1 more action at best.
       *[other] It opens the shortest way to hex { $place }: { $what }, { $steps } more actions at best.
    }
counsel-no-step-left = Nothing is left for a step through, and open hatches close at the end of the game turn.
counsel-lets-in =
    { $count ->
        [one] As things stand, 1 Alien then attacks { $rocketeer } next{ $percent ->
        [0] { "" }
       *[other] { " " }({ $percent }% for a wound)
    }, instead of { $number }.
       *[other] As things stand, { $count } Aliens then attack { $rocketeer } next{ $percent ->
        [0] { "" }
       *[other] { " " }({ $percent }% for a wound)
    }, instead of { $number }.
    }
counsel-unused = { $number } AP would be left unused.
counsel-is-there = { $rocketeer } has arrived: { $what }.
counsel-attacked-here =
    { $count ->
        [one] As things stand, 1 Alien attacks { $rocketeer } here next{ $percent ->
        [0] { "" }
       *[other] { " " }({ $percent }% for a wound)
    }.
       *[other] As things stand, { $count } Aliens attack { $rocketeer } here next{ $percent ->
        [0] { "" }
       *[other] { " " }({ $percent }% for a wound)
    }.
    }
counsel-safe-here = As things stand, no Alien attacks { $rocketeer } here next.
counsel-saves-air = { $rocketeer } has no AP left, and saves O2 ({ $number }).
counsel-air-left = { $rocketeer } would be left with { $number } O2; at 0 the mission is lost.
counsel-still-to-go =
    { $steps ->
        [one] It is 1 more action at best to hex { $place }: { $what }.
       *[other] It is { $steps } more actions at best to hex { $place }: { $what }.
    }
counsel-attacked-otherwise =
    { $count ->
        [one] As things stand, 1 Alien attacks { $rocketeer } next{ $percent ->
        [0] { "" }
       *[other] { " " }({ $percent }% for a wound)
    } – this is one more action against that.
       *[other] As things stand, { $count } Aliens attack { $rocketeer } next{ $percent ->
        [0] { "" }
       *[other] { " " }({ $percent }% for a wound)
    } – this is one more action against that.
    }
counsel-heals = { $rocketeer } has { $number } HP; { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, { $percent }% to restore one.
counsel-attacked-patient =
    { $count ->
        [one] As things stand, 1 Alien attacks { $rocketeer } next{ $percent ->
        [0] { "" }
       *[other] { " " }({ $percent }% for a wound)
    }.
       *[other] As things stand, { $count } Aliens attack { $rocketeer } next{ $percent ->
        [0] { "" }
       *[other] { " " }({ $percent }% for a wound)
    }.
    }
counsel-weakest-first = { $rocketeer } has the fewest HP ({ $number }), and of Rocketeers equally close, Aliens attack whoever acted last.
counsel-weaker-later = { $rocketeer } has only { $number } HP and would act later: of Rocketeers equally close, Aliens attack whoever acted last.
counsel-attacked-now =
    { $count ->
        [one] As things stand, 1 Alien attacks { $rocketeer } next{ $percent ->
        [0] { "" }
       *[other] { " " }({ $percent }% for a wound)
    }.
       *[other] As things stand, { $count } Aliens attack { $rocketeer } next{ $percent ->
        [0] { "" }
       *[other] { " " }({ $percent }% for a wound)
    }.
    }
counsel-nearest =
    { $steps ->
        [0] Nobody is closer than { $rocketeer } to what matters: { $what } is right there.
        [one] Nobody is closer to a goal than { $rocketeer }: { $what } on hex { $place }, 1 action at best.
       *[other] Nobody is closer to a goal than { $rocketeer }: { $what } on hex { $place }, { $steps } actions at best.
    }
counsel-brings = { $rocketeer } has { $hp } HP and IQ { $iq }; every Overkill can be { $option }.
counsel-dice = Dice at ranges 0 to 3: { $dice }.
counsel-first-weapon = { $rocketeer } has no weapon yet.
counsel-kit-holds = It holds { AND($items) }.
counsel-room-left =
    { $number ->
        [one] There is room for 1 more item.
       *[other] There is room for { $number } more items.
    }
counsel-pays-for-all = A Standard AP pays for everything.
counsel-pays-for-combat = The third AP only pays for attacks and Talents.
counsel-pays-for-no-combat = The third AP pays for everything but attacks.
counsel-wound-leaves =
    { $number ->
        [0] { $rocketeer } would have no HP left, and the mission would be lost.
       *[other] { $rocketeer } would be left with { $number } HP.
    }
counsel-wound-would-leave =
    { $number ->
        [0] Without it { $rocketeer } has no HP left, and the mission is lost.
       *[other] Without it { $rocketeer } is left with { $number } HP.
    }
counsel-known-tile = It is { THE($tile) }.
counsel-marker =
    { $ways ->
        [0] The marker there can only be a decoy.
       *[other] The marker there is no decoy in { $ways } of { $of } cases.
    }
counsel-discovery-wanted = A Discovery token lies there, and the mission wants { $number } more.
counsel-discovery = A Discovery token lies there.
counsel-brings-for-certain = The token there brings { A($kind) } for certain.
counsel-aliens-come = An Alien token lies there.
counsel-alarm = An Alert! token lies there: an Alarm in { $ways } of { $of } cases.
counsel-nothing-there = No token lies there.
counsel-next-to =
    { $number ->
        [one] It is next to { $rocketeer }.
       *[other] Only { $rocketeer } is near, { $number } tiles away.
    }
counsel-works-on = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, { $percent }% for at least one success; { $number ->
        [one] 1 is still needed.
       *[other] { $number } are still needed.
    }
counsel-does = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, { $percent }%; after it, { $number ->
        [one] 1 objective is
       *[other] { $number } objectives are
    } left before the way home.
counsel-does-last = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, { $percent }%: it is the last objective that is open.
counsel-assembles = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, { $percent }%; the mission wants { $number } more assembled.
counsel-analyses = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, { $percent }% to make it work.
counsel-costs-nothing = It costs no AP.
counsel-counts-for-mission = It counts for the mission, which wants { $number } more.
counsel-charges-left =
    { $number ->
        [0] It is the last Charge.
        [one] 1 Charge is left then.
       *[other] { $number } Charges are left then.
    }

# What hangs on the last step

stake-last-hp = { $rocketeer } has 1 HP left.
stake-last-turn = The last turn: { $rocketeer } has to do it now.

# The first and the last act

opening-recruit = HP { $hp }, IQ { $iq }. Overkill: { $about }
finale-won = Everybody is out
finale-fallen = { $rocketeer } does not come home.
finale-too-late = Too late.
finale-given-up = The crew has given up.
finale-no-hp = no HP left
finale-no-oxygen = no O2 left
finale-alive = still alive, with { $hp } HP
finale-home = came home with { $hp } HP
