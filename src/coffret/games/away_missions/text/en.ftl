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
option-concede = No limit of turns: the crew may give up instead

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
trouble-cosmic-radiation = Cosmic Radiation
trouble-power-out = Power Out
trouble-time-distortion = Time Distortion
trouble-unnatural-growth = Unnatural Growth
trouble-unreasonable-fear = Unreasonable Fear
alert-alarm = Alarm
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
hatch-closed = closed hatch
hatch-open = open hatch
hatch-locked = locked hatch
hatch-destroyed = destroyed hatch
hatch-sealed = sealed hatch
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
overkill-hit-and-run = Hit And Run
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
tile-shuttlecraft = Shuttlecraft
tile-elevator = Elevator
tile-bridge = Bridge
tile-engine-room = Engine Room
tile-mine-shaft = Mine Shaft
tile-control-room = Control Room
tile-brig = Brig
tile-guard-room = Guard Room
tile-evidence-locker = Evidence Locker
tile-security-office = Security Office
tile-hangar = Hangar
tile-fear-engine = Fear Engine
tile-tunnel-exit = Tunnel Exit
tile-sleep-bay-a = Sleep Bay A
tile-sleep-bay-b = Sleep Bay B
tile-sleep-bay-c = Sleep Bay C
tile-sleep-bay-d = Sleep Bay D
tile-trilon-core = Trilon Core
tile-trilon-node-a = Trilon Node A
tile-trilon-node-b = Trilon Node B
tile-trilon-node-c = Trilon Node C
tile-cloak-generator-a = Cloak Generator A
tile-cloak-generator-b = Cloak Generator B
tile-cloak-generator-c = Cloak Generator C
tile-hive-queen = Hive Queen
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
marker-decoy = Decoy
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
meter-mind = { $short }: Mind Control holds { $points }
note-vent = A vent: Bugs come out here.
note-attacks = Attackers to come in the Alien Turn: { $number }
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
token-reserved = This token brings { $kind } for certain.
marker-of = Marker: { $tile }
kit-of = Rocketeer token: the items of { $rocketeer }
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
field-analysis = to be analysed
field-analysed = analysed
field-large = Large
field-recorded = holds an Overkill
field-user = used by { $rocketeer }
chance = { $number ->
    [one] 1 die, { $percent } %
   *[other] { $number } dice, { $percent } %
  }
die-name = Die { $die }
throw-last = Successes of the last roll
throw-extra = +{ $number } for certain
throw-inverted = 8 to 10 succeed
throw-overkills = Overkills: { $number }
throw-0 = { $rocketeer } attacks
throw-1 = { $rocketeer } heals
throw-2 = { $rocketeer } analyses
throw-3 = { $rocketeer } subdues
throw-4 = { $rocketeer }: a task
throw-5 = { $rocketeer }: The Common Cold
throw-6 = { $rocketeer }: Impossible Cube
throw-7 = { $rocketeer }: the Cowboy attacks
throw-8 = { $rocketeer }: the Chemist
throw-9 = { $rocketeer }: the Nurse
throw-10 = { $rocketeer }: Talent
throw-11 = Attack on { $rocketeer }
tile-place = { $tile } (hex { $place })
tile-hidden = { $tile } (not found yet)

## The mission
mission-title = { $en }
mission-story = { $en }
mission-level = Level: { $level }
mission-arrow = The arrows point { $way }.
mission-power-out = Power Out: Discovery items do not work in this game turn.
mission-red-alert = Red Alert!
objective-met = ✓ { $what }
objective-open = ○ { $what }
objective-gather = All Rocketeers on the { $tile } ({ $count }/{ $limit })
objective-collect-0 = Thralls subdued: { $number }/{ $limit }
objective-collect-1 = Thralls rescued: { $number }/{ $limit }
objective-collect-2 = Schematics assembled: { $number }/{ $limit }
objective-collect-3 = Alien technology held: { $number }/{ $limit }
objective-slay = Slay the { $kind } (HP { $number }/{ $limit })
objective-work = { $task } at { $tiles }: { $number } successes to go
objective-tasks = { $task } at { $tiles }: { $number } to go
objective-task = { $task } at { $tiles }
rule-spawn = Each marker found adds { $kind } × { $number } after every Alien Turn.
rule-hurt = From game turn { $turn } on, who is within { $number } of the { $tile } loses 1 HP after every Alien Turn.
rule-fear = Fear: who ends a turn alone suffers Terror.
rule-fear-always = Fear: everybody suffers Terror at the end of a turn.
rule-fog = Fog: nobody sees farther than range { $number }.
rule-alarm = Each marker that goes sounds an Alert!.
rule-seal = The hatches of the { $tile } are sealed until the marker is gone: { $until }.
rule-limit = Only { $number } of these are in this mission: { $card }.
rule-schematics = Discovery tokens that are face down hide at least { $number ->
    [one] 1 Schematic
   *[other] { $number } Schematics
  }.
rule-mysterium = Discovery tokens that are face down hide at least { $number } Mysterium.
rule-boss = She lays Bugs in every Alien Turn: { $number }.
red-draw = Red Alert: Rocketeers with numbers 1 to { $number } draw an Alert! token.
red-vent = Red Alert: { $kind } × { $count } at the closest vent, for numbers 1 to { $number }.
red-reinforce = Red Alert: each alarm adds { $kind } to the { $tile }.

## What the Aliens will do
plans = What will they do?
plan-line = { $kind }{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
  } on hex { $place }: { $plan }
plan-perhaps = perhaps { $plan }
plan-stunned = stunned
plan-minds = Mind Control within range 2
plan-moves-and-attacks = goes to { $path } and attacks { $rocketeer }
plan-moves = goes to { $path }
plan-attacks = attacks { $rocketeer }
plan-stays = stays

## What each card does
note-air-knife = The first success also gives 1 Alien Blood. Option Extract: 1 Alien Blood per Overkill.
note-atomic-rifle = Option Dislodge: move one Alien in range and LoS one tile in a direction of choice.
note-ddt = Attacks Bugs only. Option Exterminate. On a vent tile its damage and Overkills may be applied to Bugs on any vent tile regardless of LoS.
note-demo-charge = Single use; targets one Alien; cannot target a tile with a Rocketeer or a Thrall. Option Shrapnel: 1 damage per Overkill to any Alien on the target's tile, the original target included.
note-flame-gun = Targets a tile without Rocketeers and Thralls. Option: Terror on one Alien on the target tile per Overkill.
note-ray-gun = Option Hit and Run: the attacker moves one tile by the normal movement rules.
note-sonic-shotgun = Option Impact: stun one Alien with 1 HP on the target's tile or on a tile adjacent to it, in LoS.
note-accelerator-hypo = Lose 1 HP, then move all AP from Spent to Available.
note-electro-mine = Placed for free on the bearer's tile during its actions; when a Sentinel enters, its Panic is resolved first, then the Sentinel is killed and the mine discarded; until then any Rocketeer may pick it up.
note-fiberweave-spacesuit = The wearer may cancel 1 damage.
note-firecrackers = During the Alien Turn all Aliens move as if the user were the closest Rocketeer with the highest Order/Scan number.
note-first-aid-kit = +2 dice on the bearer's Heal actions.
note-flag = Every Rocketeer in the user's LoS gains one extra action, to be used immediately in any order.
note-food-pills = The user regains 2 HP per Charge.
note-freeze-dried-coffee = For 1 AP all Rocketeers on the tile roll +1 die on all their actions for the rest of the game turn.
note-head-set = Move Out may be given to any Rocketeer on the map.
note-holster = +1 die on the bearer's first Ray Gun attack of each game turn.
note-rabbits-foot = Re-roll one die.
note-med-pack = +1 die on his Heal actions, and he may heal a Rocketeer at range 1 in LoS.
note-oxygen-tank = Discard for +2 O2.
note-power-of-love = All Aliens except Thralls in the user's LoS move back one tile as far as possible.
note-reference-book = +1 die on one IQ roll.
note-scanner = In the Scanning Phase scan any face-down tile instead of the closest one.
note-sniper-scope = +2 dice for the Atomic Rifle at range 3.
note-soft-focus-lens = Sway may be used on Aliens with 1 HP at range 1 in LoS.
note-space-bandages = Make a Heal action without spending AP.
note-space-monkey = Pick up or drop an item on an adjacent tile in LoS, or open a hatch in LoS on the own or an adjacent tile.
note-space-rations = Every Rocketeer on the tile regains 1 HP.
note-stun-pellet = All Aliens on the user's tile or on one adjacent tile in LoS are stunned automatically; it is gear and costs no AP.
note-tape-recorder = Stores one unspent Overkill of a non-combat action; it may be used any number of times but holds only one Overkill at a time.
note-tele-radio = Command AP may be given to any Rocketeer on the map.
note-common-cold = Discard the card and spend 1 AP for an IQ action; a success eliminates all Aliens on the tile except Thralls.
note-thermite = Destroy one hatch of the user's tile.
note-tools = Re-roll one IQ action once; if the new roll has no success the Tools are discarded.
note-tricorder = Perform an IQ action as if standing on an adjacent tile in LoS.
note-wire-cutters = +1 die on every attempt to subdue a Thrall or a Brain-in-a-jar.
note-mysterium = Mysterium is found as a Discovery token; it serves as a component or may be discarded in the Action Phase to add 1 Charge to a carried Discovery item that has already been used.
note-thrall-oxygen-tank = The finder gains 3 O2 and the token is discarded.
note-proton-blade = The first success also gives 1 Alien Blood. Option Slash: 1 more damage to the target and 1 Alien Blood per Overkill.
note-force-field-belt = Instead of losing 1 HP from an Alien attack the bearer may lose 1 Charge; usable several times per turn.
note-wave-generator = Move one figure or object at range 3 or less and in LoS 1, 2 or 3 tiles towards the user.
note-heat-ray = Choose a hatch in the user's LoS and seal or destroy it permanently.
note-impossible-cube = Roll 5 dice; every success may be spent on the user's personal Overkill option.
note-ionoscope = +1 success on an IQ action; the Charge is spent before the roll.
note-mentality-helmet = The wearer ignores Panic and Mind Control.
note-replicator = Duplicate one component the user holds, gaining one more token of it.
note-sonic-repulsor = Push one Alien, Rocketeer or object in LoS in a straight line until it leaves LoS, meets a hatch or the edge of the map.
note-glowing-orb = +1 IQ for one IQ action, to be used before the roll.
note-telepathy-band = Use the personal Overkill option of another Rocketeer in play, for a Talent action or for all Overkills of one roll; one Charge per use.
note-time-warp = After a roll the bearer may re-roll any number of its dice once.
note-x-ray-goggles = The bearer ignores one closed hatch when tracing LoS.
note-invisibility-device = Usable at any time of the Alien Turn; for that turn all Aliens ignore the user completely.
note-neuronic-hyperbolizer = Stun all Aliens on one scanned tile, LoS not required.
note-reality-inverter = After a roll, successes are 8 to 10 instead of 1 to 3 for that roll.
note-stasis-box = Take any one item from the unused Rocketeer Item cards.
note-tantalus-projector = Eliminate one Alien anywhere on the map regardless of HP and LoS.
note-teleporter = Move the user and any Rocketeers on its tile to another scanned tile.
note-boy = Pick up an item on an adjacent tile in LoS.
note-bus-driver = The first Rocketeer who acquires the card gains 2 O2 at once.
note-chemist = Once per game turn roll 1 die; a success gives +1 O2.
note-co-ed = +2 dice on one action of any kind.
note-cowboy = Once per game turn a free attack of 1 die on one target at range 0 or 1 in LoS.
note-football-player = One free Open Hatch action per game turn.
note-girl = The bearer may ignore Panic.
note-hobo = Stun all Aliens on the bearer's tile.
note-long-lost-brother = Takes 1 damage in place of the bearer.
note-nurse = Once per game turn roll 1 die; a success heals 1 HP of a Rocketeer on the tile.
note-photographer = Stun one Alien in LoS.
note-sarge = +1 die on one attack per game turn.
note-scientist = +1 Overkill on a successful IQ action; the Charge may be spent after the roll.
note-smuggler = Gain any one component immediately.
note-traffic-cop = +1 Move action for any Rocketeer in LoS.
note-dominated-brain = +1 IQ for its bearer; several cards add up.

## What each Overkill buys
about-command = a Command AP for a Rocketeer on the tile
about-move-out = a Move at once for a Rocketeer on the tile
about-sawbones = 1 HP back for a Rocketeer on the tile
about-override = open or lock any hatch
about-strafe = 1 damage to an Alien in sight and range, after an attack beside its target
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
about-stagger = 2 dice fewer for the Sentinel in this game turn
about-revulsion = a free attack on another Space Leech
about-shriek = stun all Bugs on a tile, or take 1 Alien Blood
about-charge = 1 more Charge
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
prompt-choose-crew = Choose a Rocketeer
prompt-choose-items = Choose up to four items, two of them Large at the most
prompt-dock-shuttlecraft = Where does the Shuttlecraft dock?
prompt-point-arrow = Where do the arrows point?
prompt-choose-next = Who acts next?
prompt-scan-tile = { $rocketeer } scans: which of the closest tiles?
prompt-take-turn = { $rocketeer } acts
prompt-agree-to-concede = { $seat } wants to give up the mission: agreed?
prompt-extra-action = { $rocketeer } has an extra action
prompt-before-roll = Use something before the roll?
prompt-after-roll = Use something after the roll?
prompt-spend-overkills = Spend an Overkill?
prompt-take-damage = { $rocketeer } is hit: let it happen?
prompt-lose-control = Mind Control: which AP does { $rocketeer } lose?
prompt-step-away = { $rocketeer } moves one tile: where to?
prompt-push-alien = { $rocketeer } moves { $alien }: where to?
prompt-before-aliens = The Aliens are about to act: does { $rocketeer } use something?
prompt-before-activation = { $alien } is about to act: does { $rocketeer } use something?
prompt-aim-overkill = { $overkill }: choose
prompt-take-numbers = Time is out of joint: who takes the next number?
prompt-aim-item = { $rocketeer } uses { $item }: on what?
prompt-act-by-item = { $rocketeer } has an action from { $item }
prompt-act-afar = { $rocketeer } acts on hex { $place }: which IQ action?
prompt-heal-afar = { $rocketeer } heals on hex { $place }: whom?
prompt-pick-dice = { $item }: which dice are thrown again?
prompt-choose-talent = Talent: whose option does { $rocketeer } use?
prompt-borrow-option = Whose option does { $rocketeer } use?
prompt-gain-component = The Smuggler brings { $rocketeer } a component: which?
prompt-eat-more = { $item }: does { $rocketeer } spend another Charge?
prompt-drop-afar = Where does the Space Monkey leave { $item }?
prompt-rally = Flag: who takes the extra action next?
prompt-move-back = Power of Love: where does the Alien move?
prompt-pull-thing = Which way, or is it near enough?
prompt-aim-push = Which way is it pushed?
prompt-beam = Who is teleported to hex { $place }, too?
prompt-barter = { $rocketeer } and { $other } exchange
prompt-hand-item = { $rocketeer } gives { $item } to { $other }: agreed?
prompt-hand-part = { $rocketeer } gives { $component } to { $other }: agreed?
prompt-hand-oxygen = { $rocketeer } gives 1 O2 to { $other }: agreed?

## Actions
action-enlist = Take { $rocketeer }
action-equip = Take { $item }
action-ready = Ready
action-dock = Dock at hex { $place }
action-point = Arrows to the { $way }
action-act-next = { $rocketeer } acts next
action-take-number = { $rocketeer } takes the next number
action-scan = Scan hex { $place }
action-scan-afar = Scan hex { $place } with the Scanner
action-move = Move to hex { $place }
action-open = Open the hatch to the { $way }
action-attack = Attack { $alien } with { $item }
action-attack-place = Attack hex { $place } with { $item }
action-attack-marker = Attack the marker with { $item }
action-heal = Heal { $rocketeer }
action-analyze = Analyse { $item }
action-subdue = Subdue { $alien }
action-perform = { $task }
action-talent = Use the Talent
action-end-turn = End the turn
action-concede = Give up the mission
action-breathe = Extra action for 1 O2
action-follow-command = Command AP: { $rocketeer }
action-pay-with = { $points_id ->
    [standard] Standard AP first
   *[special] Third AP first
  }
action-back = Rather not
action-pick-up = Pick up { $item }
action-pick-up-kit = Pick up the items of { $rocketeer }
action-drop = Leave { $item } here
action-use = Use { $item }
action-use-out-of-turn = { $rocketeer } uses { $item }
action-use-on = Use { $item } on hex { $place }
action-inspire = Discard { $item } for an IQ action
action-recharge = Recharge { $item } with Mysterium
action-play-back = Spend the recorded Overkill
action-exchange = Exchange with { $rocketeer }
action-give = Give { $item }
action-take = Take { $item }
action-give-oxygen = Give 1 O2
action-take-oxygen = Take 1 O2
action-give-part = Give { $component }
action-take-part = Take { $component }
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
action-suffer = Let it happen
action-lose-point = { $points }
action-choose-die = Die { $die }
action-choose-alien = { $alien }
action-choose-place = Hex { $place }
action-choose-rocketeer = { $rocketeer }
action-choose-hatch = Hatch of hex { $place } to the { $way }: { $hatch }
action-choose-item = { $item }
action-choose-component = { $component }
action-deal = { $rocketeer } joins the crew
action-throw = Dice: { $faces }
action-turn-tile = The tile is { $tile }
action-turn-marker = The marker is { $marker }
action-draw-aliens = Alien token { $token }
action-draw-alert = Alert! token: { $alert }
action-draw-item = { $item }
action-pick-alien = { $alien }
action-pick-place = Hex { $place }

## Events
event-joins = { $seat } leads { $rocketeer }.
event-equips = { $rocketeer } takes { $card }.
event-game-turn = Game turn { $number }.
event-acts = { $rocketeer } acts as number { $number }.
event-scanned = { $rocketeer } scans hex { $place }: { $tile }.
event-red-alert = Red Alert!
event-moves = { $rocketeer } moves to hex { $place }.
event-opens = The hatch of hex { $place } to the { $way } opens.
event-alien-turn = The Aliens act.
event-alien-appears = { $alien } appears on hex { $place }.
event-alien-falls = { $alien } on hex { $place } is eliminated.
event-thrown = Dice: { $faces }; successes: { $count }.
event-hurt = { $rocketeer } loses 1 HP.
event-controlled = Mind Control: { $rocketeer } loses { $points } for the next turn.
event-attacks = { $rocketeer } attacks { $alien } on hex { $place } with { $card }: { $count ->
    [one] 1 die
   *[other] { $count } dice
}.
event-attacks-tile = { $rocketeer } attacks hex { $place } with { $card }: { $count ->
    [one] 1 die
   *[other] { $count } dice
}.
event-cowboy-shoots = { $rocketeer } points, and the Cowboy shoots at { $alien } on hex { $place }.
event-misses = { $rocketeer } misses.
event-takes-blood = { $rocketeer } takes 1 Alien Blood.
event-overkill = { $rocketeer } spends an Overkill: { $overkill }.
event-commanded = { $rocketeer } receives a Command AP.
event-overrides = The hatch of hex { $place } to the { $way } is now { $hatch }.
event-staggers = { $alien } staggers: 2 dice fewer in this turn.
event-alien-hurt = { $alien } on hex { $place } is wounded: { $count } HP left.
event-alien-stunned = { $alien } on hex { $place } is stunned.
event-alien-moves = { $alien } goes from hex { $start } to hex { $place }.
event-alien-attacks = { $alien } on hex { $place } attacks { $rocketeer }: { $count } { $count ->
    [one] die
   *[other] dice
}.
event-swarm-attacks = Bugs on hex { $place } attack { $rocketeer }: { $count } { $count ->
    [one] die
   *[other] dice
}.
event-brain-reaches = { $alien } on hex { $place } reaches out.
event-grapples = { $alien } holds { $rocketeer }.
event-panics = { $rocketeer } panics and loses 1 O2.
event-mine-springs = The Electro-Mine on hex { $place } hits { $alien }.
event-terror = Terror die for { $rocketeer }: { $face } – { $face ->
    [7] one tile of choice.
    [8] one tile of choice.
    [9] no effect.
    [10] no effect.
   *[other] one tile through edge { $face }, or else 1 HP lost.
  }
event-terror-alien = Terror die for { $alien }: { $face } – { $face ->
    [7] one tile of the attacker's choice.
    [8] one tile of the attacker's choice.
    [9] no effect.
    [10] no effect.
   *[other] one tile through edge { $face }, or else 1 damage.
  }
event-happens = { $event }: { $event_id ->
    [cosmic-radiation] every Rocketeer loses 1 HP.
    [power-out] Discovery items do not work in this game turn.
    [time-distortion] everybody gets a number now, and all Aliens move.
    [unnatural-growth] wounded Aliens regain all their HP.
    *[unreasonable-fear] Panic, unless the crew has four or more.
  }
event-numbered = { $rocketeer } takes number { $number }.
event-decoy = The marker on hex { $place } was a decoy.
event-found = { $rocketeer } has found the { $tile }, on hex { $place }.
event-alert = Alert! { $alert }.
event-discovered = On hex { $place } lies: { $card }.
event-aliens-arrive = Alien token { $token }: { $kinds }.
event-tries-task = { $rocketeer } tries: { $task }.
event-task-goes-on = { $task }: { $count } to go.
event-task-done = { $task }: done.
event-attacks-marker = { $rocketeer } attacks the marker with { $card }: { $count ->
    [one] 1 die
   *[other] { $count } dice
}.
event-uses = { $rocketeer } uses { $card }.
event-gains = { $rocketeer } gets { $card }.
event-gains-oxygen = { $rocketeer } gets { $count } O2.
event-gains-part = { $rocketeer } gets a component: { $component }.
event-breaks = { $card } breaks and is discarded.
event-healed = { $rocketeer } regains { $count } HP.
event-analysed = { $rocketeer } has worked out { $card }.
event-subdued = { $rocketeer } subdues { $alien }.
event-rescued = { $rocketeer } saves the Thrall.
event-inspired = { $rocketeer } discards { $card } for an inspiration.
event-hatch-changes = The hatch of hex { $place } to the { $way } is now: { $hatch }.
event-leaves = { $rocketeer } leaves { $card } on hex { $place }.
event-recharges = { $rocketeer } recharges { $card } with Mysterium.
event-gives = { $rocketeer } gives { $card } to { $other }.
event-gives-part = { $rocketeer } gives { $component } to { $other }.
event-gives-oxygen = { $rocketeer } gives 1 O2 to { $other }.
event-tries-to-heal = { $rocketeer } tries to heal { $other }: { $count ->
    [one] 1 die
   *[other] { $count } dice
}.
event-tries-to-analyse = { $rocketeer } tries to work out { $card }: { $count ->
    [one] 1 die
   *[other] { $count } dice
}.
event-tries-to-subdue = { $rocketeer } tries to subdue { $alien }: { $count ->
    [one] 1 die
   *[other] { $count } dice
}.
event-fails = { $rocketeer } does not succeed.
event-acts-again = { $rocketeer } takes an extra action{ $points_id ->
    [command] {" "}for a Command AP
    [oxygen] {" "}for 1 O2
   *[other] {""}
  }.

## Refusals
reason-already-enlisted = { $rocketeer } is in the crew already.
reason-not-at-the-start = { $card } is not available at the start.
reason-card-taken = This copy of { $card } is taken.
reason-too-many-large = Two items are Large already.
reason-take-another-copy = Another copy of { $card } comes first.
reason-no-dock = The Shuttlecraft cannot dock at hex { $place }.
reason-cannot-act-next = { $rocketeer } is not in play or has acted already.
reason-not-closest = Hex { $place } is not one of the closest face-down tiles.
reason-no-points = { $rocketeer } has no AP left for this.
reason-extra-action-now = { $rocketeer } takes the extra action first.
reason-unscanned = Hex { $place } is not scanned yet.
reason-hatch-in-the-way = There is a hatch in the way: { $hatch }.
reason-not-adjacent = Hex { $place } is not adjacent.
reason-hull = There is only the hull.
reason-no-closed-hatch = There is no closed hatch to open: { $hatch }.
reason-roll-first = The roll comes first.
reason-overkills-first = The Overkills of this roll come first.
reason-damage-first = { $rocketeer } is hit: this comes first.
reason-lose-point-first = { $rocketeer } must lose an AP to Mind Control first.
reason-step-first = { $rocketeer } moves first.
reason-cannot-push-there = { $alien } cannot be moved there.
reason-aliens-act = The Aliens are acting.
reason-concede-first = First agree to give up the mission, or refuse.
reason-no-weapon = { $card } is no weapon.
reason-alien-not-in-play = { $alien } is not on the map.
reason-never-a-thrall = { $alien } is a prisoner of the Aliens: nobody attacks a Thrall.
reason-attacks-a-tile = { $card } attacks a whole tile.
reason-attacks-one-alien = { $card } attacks one Alien, not a tile.
reason-only-bugs = { $card } harms only Bugs.
reason-no-alien-there = There is no Alien on hex { $place }.
reason-out-of-range = { $card } has no dice at the range of hex { $place }.
reason-people-there = { $card } cannot be aimed at hex { $place }: a Rocketeer or a Thrall is there.
reason-unscanned-hides = Hex { $place } is not scanned: nobody can see what is there.
reason-fog-hides = Hex { $place } is hidden: nobody sees farther than { $count }.
reason-hatch-hides = The hatch to hex { $place } is in the way: { $hatch }.
reason-no-sight = There is no line of sight to hex { $place }.
reason-bought-once = This can be bought only once: { $overkill }.
reason-no-overkill-target = There is nothing to use it on: { $overkill }.
reason-not-of-this-roll = This roll does not offer { $overkill }.
reason-no-such-target = This is no target for { $overkill }.
reason-has-number = { $rocketeer } has a number already.
reason-task-elsewhere = { $task } cannot be done on this tile.
reason-task-done = { $task } has been done here.
reason-task-too-early = { $task } comes later: other objectives must be met first.
reason-task-together = { $task } needs the whole crew on this tile.
reason-task-once = { $task } succeeds once in a Rocketeer's turn only.
reason-task-not-here = This mission does not ask for { $task }.
reason-no-marker-to-attack = There is no marker on hex { $place } that weapons could hurt.
reason-no-weapon-for-marker = { $item } cannot hurt the marker: it needs a loaded weapon with dice at range 0.
reason-not-carried = { $rocketeer } does not carry { $card }.
reason-used-by-another = { $rocketeer } has used { $card } in this game turn: nobody else can.
reason-serves-only = { $card } serves only { $rocketeer }.
reason-power-is-out = The power is out: { $card } cannot be used in this game turn.
reason-not-analysed = { $card } has not been analysed yet.
reason-no-charge = { $card } has no Charge left.
reason-used-this-turn = { $card } has been used in this game turn.
reason-no-target = There is nothing like that for { $card } to work on now.
reason-aim-first = { $card }: what it is used on comes first.
reason-equal-copy = An equal copy of { $card } is offered already.
reason-equal-alien = An equal { $kind } on this tile is offered already.
reason-is-a-weapon = { $card } is a weapon: attack with it.
reason-another-moment = { $card } works by itself, or at another moment.
reason-not-in-turn = { $rocketeer } uses { $card } only in their own Action Phase.
reason-in-turn = It is the turn of { $rocketeer }: use { $card } in the ordinary way.
reason-only-combat = Only the Combat AP of { $rocketeer } is left: it pays for attacks and Talent.
reason-only-non-combat = Only the Non-Combat AP of { $rocketeer } is left: it does not pay for an attack.
reason-talent-used = { $rocketeer } has used the Talent in this game turn.
reason-breathed-already = { $rocketeer } has taken the O2 action in this turn.
reason-last-oxygen = { $rocketeer } does not part with the last O2.
reason-no-command = { $rocketeer } has no Command AP to spend.
reason-no-choice-of-points = { $rocketeer } does not have two kinds of AP to choose from.
reason-held = A War Thrall holds { $rocketeer }.
reason-fight-first = { $rocketeer } must fight an Alien in sight before moving on.
reason-not-on-this-tile = { $rocketeer } is not on this tile.
reason-not-wounded = { $rocketeer } is not wounded.
reason-needs-no-analysis = { $card } needs no analysis.
reason-analysed-already = { $card } is analysed already.
reason-components-missing = Components for { $card } are missing.
reason-alien-not-here = This Alien is not on the tile: { $kind }.
reason-cannot-be-subdued = It cannot be subdued: { $kind }.
reason-brain-not-wounded = A Brain-in-a-jar can be subdued only once it is wounded.
reason-only-success = Die { $die } is the only success against a Thrall: it stands.
reason-pick-dice-first = The dice to be thrown again come first.
reason-whose-option = { $rocketeer } must say whose option the Telepathy Band lends.
reason-component-first = { $rocketeer } must choose a component first.
reason-act-afar-first = The IQ action on hex { $place } comes first.
reason-drop-where = The item must be left on an adjacent tile in sight.
reason-rally-first = The Rocketeers rallied by the Flag act first.
reason-move-back-first = The Alien must move back first: { $alien }.
reason-pull-first = The pull comes first.
reason-push-where = The direction of the push comes first.
reason-beam-first = The teleport comes first.
reason-has-not = { $rocketeer } does not have it, or an equal copy is offered already.
reason-exchange-first = The exchange comes first.
reason-agree-first = The gift of { $rocketeer } must be agreed to or refused first.
reason-nothing-like-it-here = Nothing like it lies here to be picked up.
reason-no-exchange = There is nothing to exchange with { $rocketeer } on this tile.
reason-no-schematic = { $card } is no Schematic.
reason-assembled-already = { $card } is assembled already.
reason-cannot-be-recharged = { $card } cannot be recharged with Mysterium.
reason-no-mysterium = { $rocketeer } has no Mysterium.
reason-nothing-recorded = No Overkill is recorded, or it has no use now.
reason-no-scanner = { $rocketeer } has no Scanner that works now.
reason-scan-without = Hex { $place } is known, or near enough to scan without the Scanner.

## Wrong options
error-own-scenario = option "scenario": "own" needs a scenario file
error-crew = option "crew" is { $low } to { $high } with { $seats } players, not { $given }
