# Vehicles and cards

vehicle-mole = The Mole
    .noun = Mole
    .article = the
vehicle-firefly = Firefly
    .article = the
vehicle-fire-tender = Fire Tender
    .article = the
vehicle-excavator = Excavator
    .article = the
vehicle-mobile-crane = Mobile Crane
    .article = the
vehicle-recovery-vehicle = Recovery Vehicle
    .article = the
vehicle-domo = Domo
    .article = the
vehicle-laser-cutter = Laser Cutter
    .article = the
vehicle-transmitter-truck = Transmitter Truck
    .article = the
vehicle-booster-mortar = Booster Mortar
    .article = the
vehicle-monobrake = Monobrake
    .article = the
vehicle-elevator-cars = High-Speed Elevator Cars
    .article = the
    .number = plural
vehicle-jet-air-transporter = Jet-Air Transporter
    .article = the
vehicle-neutraliser-tractor = Neutraliser Tractor
    .article = the
vehicle-magnetic-grabs = Magnetic Grabs
    .article = the
    .number = plural
vehicle-sealing-device = Sealing Device
    .article = the

card-d-f01 = Refinery blaze
card-d-f02 = Skyscraper inferno
card-d-f03 = Forest firestorm
card-d-f04 = Burning oil rig
card-d-f05 = Hangar fire
card-d-f06 = Tunnel fire
card-d-f07 = Film studio fire
card-d-f08 = Warehouse blaze
card-d-f09 = Power station fire
card-d-f10 = Burning liner
card-d-f11 = Fuel depot explosion
card-d-f12 = Grain silo fire
card-d-f13 = Night train fire
card-d-t01 = Mine lift jammed
card-d-t02 = Sealed bank vault
card-d-t03 = Cable car stuck
card-d-t04 = Monorail stalled over the gorge
card-d-t05 = Cavers cut off
card-d-t06 = Snowbound express
card-d-t07 = Locked laboratory
card-d-t08 = Crawler in the pit
card-d-t09 = Lift shaft emergency
card-d-t10 = Diving bell caught
card-d-t11 = Desert convoy lost
card-d-t12 = Ferris wheel frozen
card-d-c01 = Tower block subsidence
card-d-c02 = Bridge giving way
card-d-c03 = Earthquake downtown
card-d-c04 = Mine cave-in
card-d-c05 = Landslide on the pass
card-d-c06 = Dam wall cracking
card-d-c07 = Road crew on the ledge
card-d-c08 = Avalanche at the resort
card-d-c09 = Scaffold collapse
card-d-c10 = Museum roof fall
card-d-c11 = Viaduct derailment
card-d-h01 = Chemical tanker leak
card-d-h02 = Reactor alarm
card-d-h03 = Gas cloud
card-d-h04 = Runaway logging machine
card-d-h05 = Old minefield
card-d-h06 = Laboratory breach
card-d-h07 = Live cables down
card-d-h08 = Toxic waste train
card-d-h09 = Stray missile
card-d-h10 = Volcanic fumes
card-d-w01 = Sinking ferry
card-d-w02 = Flooded metro
card-d-w03 = Tidal wave
card-d-w04 = Submarine on the seabed
card-d-w05 = River in spate
card-d-w06 = Leak at the undersea base
card-d-w07 = Capsized yacht
card-d-w08 = Storm drain surge
card-d-a01 = Airliner without landing gear
card-d-a02 = Drifting space capsule
card-d-a03 = Radio mast climbers
card-d-a04 = Balloon in the storm
card-d-a05 = Stranded satellite crew
card-d-a06 = Helicopter on the ridge
card-x-d01 = Atomic plant meltdown
card-x-d02 = City block inferno
card-x-d03 = Deep trench wreck
card-x-d04 = Solar probe off course
card-x-d05 = Flooded mine gallery
card-x-d06 = Ammunition train
card-x-d07 = Gas main chain fire
card-x-d08 = Glacier rupture
card-x-d09 = Crater collapse
card-x-d10 = Underground railway disaster
card-c-01 = Schoolteacher
card-c-02 = Miner
card-c-03 = Train driver
card-c-04 = Hotel guest
card-c-05 = Fisherman
card-c-06 = Farmer
card-c-07 = Film extra
card-c-08 = Student
card-c-09 = Bank clerk
card-c-10 = Tourist couple
card-c-11 = Night watchman
card-c-12 = Baker
card-c-13 = Postman
card-c-14 = Musician
card-c-15 = Gardener
card-c-16 = Cable-car attendant
card-c-17 = Doctor
card-c-18 = Nurse
card-c-19 = Ambulance driver
card-c-20 = Engineer
card-c-21 = Mechanic
card-c-22 = Welder
card-c-23 = Radio operator
card-c-24 = Air traffic controller
card-c-25 = Lighthouse keeper
card-c-26 = Geologist
card-c-27 = Fire officer
card-c-28 = Diver
card-x-c01 = Stubborn professor
card-x-c02 = Panicking passenger
card-h-01 = Hypnotic gaze
card-h-02 = Hypnotic gaze
card-h-03 = Hypnotic gaze
card-h-04 = Hypnotic gaze
card-h-05 = Hypnotic gaze
card-h-06 = Hypnotic gaze
card-h-07 = Camera spy
card-h-08 = Camera spy
card-h-09 = Camera spy
card-h-10 = Tampered controls
card-h-11 = Tampered controls
card-h-12 = Tampered controls
card-x-h01 = Grip on the crowd
card-x-h02 = Grip on the crowd
card-x-h03 = Impostors
card-x-h04 = Impostors

# Places, people, dice

place-island = Tracy Island
place-1 = chain 1
place-2 = chain 2
place-3 = chain 3
place-4 = chain 4
pilot-scott = Scott
    .gender = m
pilot-virgil = Virgil
    .gender = m
pilot-alan = Alan
    .gender = m
pilot-gordon = Gordon
    .gender = m
pilot-john = John
    .gender = m
pilot-brains = Brains
    .gender = m
vehicle-tb1 = Thunderbird 1
vehicle-tb2 = Thunderbird 2
vehicle-tb3 = Thunderbird 3
vehicle-tb4 = Thunderbird 4
vehicle-tb5 = Thunderbird 5
colour-white = white
colour-red = red
colour-orange = orange
colour-green = green
colour-blue = blue
colour-purple = purple
symbol-fire = fire
symbol-trapped = trapped
symbol-collapse = collapse
symbol-hazard = hazard
symbol-flood = flood
symbol-altitude = altitude
symbol-wild = wild
positions-none = nothing
positions-1 = position 1
positions-2 = position 2
positions-3 = position 3
positions-4 = position 4
positions-1-2 = positions 1 and 2
positions-1-3 = positions 1 and 3
positions-1-4 = positions 1 and 4
positions-2-3 = positions 2 and 3
positions-2-4 = positions 2 and 4
positions-3-4 = positions 3 and 4
positions-1-2-3 = positions 1, 2 and 3
positions-1-2-4 = positions 1, 2 and 4
positions-1-3-4 = positions 1, 3 and 4
positions-2-3-4 = positions 2, 3 and 4
positions-1-2-3-4 = all four positions
level-introductory = introductory
level-standard = standard
level-challenging = challenging
level-very-tough = very tough
option-level = Level
option-level-introductory = Introductory
option-level-standard = Standard
option-level-challenging = Challenging
option-level-very-tough = Very tough
option-advanced = Advanced cards
option-advanced-usual = as set by the level

# What is asked

prompt-relay = { $left ->
    [one] Relay: exchange two calls, or answer them as they are.
   *[other] Relay: exchange two calls, up to { $left } times, or answer them as they are.
}
prompt-dispatch = Dispatch: assign pilots, load Thunderbird 2, fly.
prompt-rescue-phase = Who goes into action?
prompt-prepare = Before the roll: use the pilot's skill, or roll.
prompt-after-roll = Which Disasters do you clear, and what do you store?
prompt-keep-dice = Which of these dice do you store?
prompt-spend-stored = Which stored symbols do you use?
prompt-use-stored = Which stored die do you use?
prompt-store-symbols = Which stored die do you drop to make room?
prompt-medic = The medic helps: turn a pilot face up?
prompt-mechanic = The mechanic helps: discard any Pods you like, and new ones are dealt.
prompt-witness = The witness helps: exchange two calls?
prompt-expert = The expert helps: store a die on a vehicle at a chain?
prompt-lady-moves = Lady Penelope: move, or flip her card?
prompt-lady-escorts = Lady Penelope: escort a Civilian?

# Options

action-shuffle = Shuffle the Emergency deck
action-shuffle-pods = Shuffle the Pod deck
action-dice = Roll { $symbols }
action-exchange = Exchange the calls of rows { $slot } and { $other }
action-answer = Answer the calls
action-board = Assign { $pilot } to { THE($vehicle) }
action-leave = Take { $pilot } off duty
action-load = Load { THE($vehicle) } with { $pilot }
action-unload = Unload { THE($vehicle) }
action-fly = Send { THE($vehicle) } to { $place }
action-collect = Pick up the vehicle that drove off, and fly Thunderbird 2 to { $place }
action-replace = Let Brains replace { THE($vehicle) }
action-end-dispatch = On to the rescues
action-rescue = Rescue with { THE($vehicle) }
action-rescue-with = Rescue with Thunderbird 2 and { A($colour) } die
action-neutralise = Free “{ $card }” from the Hood's influence
action-end-rescues = On to Lady Penelope
action-add-die = Add { A($colour) } die
action-recolour = Replace { A($colour) } die with { A($into) } one
action-roll = Roll
action-reroll = Scott: reroll { $dice }
action-turn = Virgil: turn die { $die } to { $symbol }
action-late-die = John: roll an extra die ({ $colour })
action-discard = { $positions_id ->
    [none] Clear nothing
   *[other] Clear { $positions }
}
action-keep = { $positions_id ->
    [none] Clear nothing. To store: { $symbols }
   *[other] Clear { $positions }. To store: { $symbols }
}
action-set-aside = Store die { $die }
action-spend = Use these stored symbols: { $symbols }
action-use = Use the { $symbol } symbol stored on { THE($vehicle) } ({ $colour } die)
action-drop = Drop the { $symbol } symbol ({ $colour } die)
action-turn-up = Turn { $pilot } face up
action-scrap = Discard { THE($vehicle) }
action-place = Store { A($symbol) } symbol on { THE($vehicle) } ({ $colour } die)
action-done = That will do
action-go = Go to { $place }
action-flip = Flip her card
action-stay = Stay
action-escort = Take “{ $card }” along
action-set-down = Leave her Civilian here
action-pass = No escort

# What happened

event-deck-shuffled = { $count ->
    [0] The Emergency deck is shuffled, without advanced cards.
    [one] The Emergency deck is shuffled with one advanced card; { $left } leave the game unseen.
   *[other] The Emergency deck is shuffled with { $count } advanced cards; { $left ->
        [0] none is left out
        [one] one leaves the game unseen
       *[other] { $left } leave the game unseen
    }.
}
event-shuffled-again = The Emergency deck is shuffled again.
event-advanced-on-top = The next card of the Emergency deck is an advanced one.
event-begins = “{ $card }” begins { $place }.
event-pods-shuffled = The Pod deck is shuffled.
event-pod-dealt = Pod available: { $vehicle }.
event-pod-scrapped = Pod discarded: { $vehicle }.
event-turn-begins = Turn { $count }.
event-exchanged = The calls of rows { $slot } and { $other } change places.
event-answering = The calls are answered, row by row.
event-answered = “{ $card }” joins { $place }.
event-short = { CAP($place) } has fewer than three cards and grows to three.
event-put-under = “{ $card }” cannot join { $place } and goes under the Emergency deck.
event-safe = “{ $card }” is in no danger: the Emergency deck has no Disaster left for { $place }.
event-neutralised = Lady Penelope neutralises “{ $card }” at { $place }.
event-influenced = The Hood influences “{ $card }” at { $place }.
event-reinforced = The Hood brings “{ $card }” to { $place }.
event-spied = The Hood's spy costs you a Pod: { $vehicle }.
event-tampered = The Hood has tampered with the controls at { $place }: pilots there are turned face down, and stored symbols are lost.
event-dealt = New call in row { $slot }: “{ $card }”.
event-last-turn = The Emergency deck is empty: this is the last turn.
event-boards = { $pilot } boards { THE($vehicle) }.
event-leaves = { $pilot } leaves { THE($vehicle) }.
event-loaded = { $pilot } takes { THE($vehicle) } aboard Thunderbird 2.
event-unloaded = { AGREE($vehicle) ->
    [plural] { CAP(THE($vehicle)) } are unloaded.
   *[singular] { CAP(THE($vehicle)) } is unloaded.
}
event-flies = { $pilot } takes { THE($vehicle) } to { $place }.
event-collected = { AGREE($vehicle) ->
    [plural] { CAP(THE($vehicle)) } come back into the hold.
   *[singular] { CAP(THE($vehicle)) } comes back into the hold.
}
event-stored-lost = Lost from { THE($vehicle) }: { $symbols }.
event-rescue-begins = { $pilot } goes into action at { $place } with { THE($vehicle) }.
event-die-added = { $pilot } adds { A($colour) } die.
event-recoloured = { $pilot } replaces { A($colour) } die with { A($into) } one.
event-rolled = The roll: { $symbols }.
event-rerolls = { $pilot } has dice rerolled: { $dice }.
event-turned = { $pilot } turns die { $die } to { $symbol }.
event-laid = “{ $card }” is cleared. Symbols: { $symbols }.
event-nothing-discarded = Nothing is cleared.
event-rescued = “{ $card }” is rescued!
event-rescued-influenced = “{ $card }” is rescued, though under the Hood's influence.
event-stored = Stored on { THE($vehicle) }: { $symbols }.
event-dropped = Dropped from { THE($vehicle) }: { $symbol }.
event-freed = { CAP(THE($vehicle)) } frees “{ $card }” from the Hood's influence.
event-turned-up = { $pilot } is turned face up.
event-placed = The expert leaves { A($symbol) } symbol on { THE($vehicle) }.
event-lady-goes = Lady Penelope goes to { $place }.
event-lady-flips-air = Lady Penelope takes to the air at { $place }.
event-lady-flips-road = Lady Penelope takes to the road at { $place }.
event-escorted = Lady Penelope takes “{ $card }” along.
event-set-down = Lady Penelope leaves “{ $card }” at { $place }.
event-overflow = “{ $card }” is too much for { $place }: the mission has failed.
event-answered-all = Every call has been answered, in { $count } turns.

# How it ended

outcome-failed = Mission failed, with { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
outcome-trainee = Every call answered: { $score ->
    [one] { $score } point
   *[other] { $score } points
}, trainee.
outcome-agent = Every call answered: { $score ->
    [one] { $score } point
   *[other] { $score } points
}, field agent.
outcome-pilot = Every call answered: { $score ->
    [one] { $score } point
   *[other] { $score } points
}, pilot.
outcome-commander = Every call answered: { $score ->
    [one] { $score } point
   *[other] { $score } points
}, commander.
outcome-legend = Every call answered: { $score ->
    [one] { $score } point
   *[other] { $score } points
}, an International Rescue legend!
report = Mission report
report-rescued = { $count ->
    [one] One Civilian rescued: { $points } points
   *[other] { $count } Civilians rescued: { $points } points
}
report-shaken = { $count ->
    [one] One rescued under influence: { $points } point
   *[other] { $count } rescued under influence: { $points } points
}
report-left = { $count ->
    [one] One left behind: −1 point
   *[other] { $count } left behind: −{ $count } points
}
report-advanced = { $count ->
    [one] One advanced card: { $count } point
   *[other] { $count } advanced cards: { $count } points
}
report-total = Score: { $points }
report-overflow = The decisive moment: in turn { $count }, “{ $card }” came to { $place }, which was full; { $left ->
    [one] one card was
   *[other] { $left } cards were
} still in the deck.
report-best = Most Disasters cleared: { $vehicle } ({ $count }).
report-neutralised = { $count ->
    [one] Lady Penelope stopped the Hood once.
   *[other] Lady Penelope stopped the Hood { $count } times.
}
report-reinforced = { $count ->
    [one] The Hood brought an extra card to a chain.
   *[other] The Hood brought { $count } extra cards to the chains.
}

# What lies on the table

lady = Lady Penelope
side-road = by road
side-air = by air
note-lady-road = By road she goes to a neighbouring chain, and Hood cards at her chain have no effect.
note-lady-air = By air she goes anywhere, Tracy Island included, but does not stop the Hood.
note-tb1 = { $dice }; stores { $count ->
    [one] one symbol
   *[other] { $count } symbols
}. Flies anywhere.
note-tb2 = { $dice } and one red, orange or green die; stores { $count ->
    [one] one symbol
   *[other] { $count } symbols
}. Carries two vehicles, Pods or Thunderbird 4, from Tracy Island to any chain, then to a neighbouring chain or home.
note-tb3 = { $dice }; stores { $count ->
    [one] one symbol
   *[other] { $count } symbols
}. Flies anywhere. The crew of Thunderbird 5 can change only while Thunderbird 3 is at Tracy Island.
note-tb4 = { $dice }; stores { $count ->
    [one] one symbol
   *[other] { $count } symbols
}. Travels in the hold of Thunderbird 2.
note-tb5 = Never moves. With a pilot aboard, calls can be exchanged before they are answered.
note-pod = { $dice }; stores { $count ->
    [one] one symbol
   *[other] { $count } symbols
}.
skill-scott = Scott: once a turn, reroll any dice of one roll at Scott's chain.
skill-virgil = Virgil: once a turn, after Virgil's own roll, turn one die to any of its faces.
skill-alan = Alan: once a turn, add a purple die to Alan's own roll.
skill-gordon = Gordon: once a turn, add a blue die to Gordon's own roll.
skill-john = John: aboard Thunderbird 5, two exchanges of calls instead of one; elsewhere, once a turn, an extra die after John's own roll.
skill-brains = Brains: in the laboratory, one Pod can be replaced each turn; elsewhere, once a turn, dice are swapped for other colours before Brains' own roll.
badge-turn = turn { $count }
badge-last-turn = last turn
badge-level = { $level }, { $count ->
    [one] one advanced card
   *[other] { $count } advanced cards
}
badge-loaded = in the hold
badge-stored = { $symbol }
badge-moved = has moved
badge-rescuing = in action
badge-face-down = face down
badge-acted = has acted
badge-laboratory = in the laboratory
phase-setup = set-up
phase-call = incoming calls
phase-dispatch = dispatch
phase-rescue = rescues
phase-lady = Lady Penelope
phase-over = game over
danger-full = Full: one more card would be too many.
danger-risk = Full, and the Hood may bring another card!
danger-danger = The next calls will make this chain overflow!
note-chain = Room for four cards. A fifth loses the game.
note-island = Crews board their machines here. Thunderbird 5 and the laboratory belong to it.
note-civilian = Dice do not help: a Civilian comes home when the Disaster to the left is cleared.
zone-chain = Chain { $place_id }
zone-chain-full = Chain { $place_id }: full
zone-chain-risk = Chain { $place_id }: full, and the Hood is calling
zone-chain-danger = Chain { $place_id }: about to overflow!
zone-call = Call { $place_id }
zone-escorted = With Lady Penelope
zone-display = Pods available
zone-deck = Emergency deck
zone-pod-deck = Pod deck
zone-scrapped = Pod discards
zone-rescued = Rescued
zone-shaken = Rescued under influence
zone-discard = Discards
back-regular = Emergency card
back-advanced = Advanced card!
field-now = ✓ place { $position }: { $symbols }
field-set = ○ place { $position }: { $symbols }
field-influences = { $count ->
    [one] influences one Civilian
   *[other] influences { $count } Civilians
}
field-dice = { $dice }
field-storage = { $count ->
    [one] stores one symbol
   *[other] stores { $count } symbols
}
keyword-sealed = sealed: takes no wild symbol
keyword-unstable = unstable: a rescue that clears nothing loses all symbols stored here
keyword-blocking = blocking: nothing to its right can go before it
reward-medic = medic: turns a pilot face up
reward-mechanic = mechanic: replaces Pods
reward-witness = witness: exchanges two calls
reward-expert = expert: stores a symbol
panicking = panicking: cannot be escorted
influenced = influenced
influenced-by = influenced ({ $card })
fallback-reinforce = or brings another card
fallback-spy = or costs a Pod
fallback-tamper = or tampers with the controls
fallback-always = and brings another card
trait-cutter = its wild symbols work everywhere
trait-transmitter = one more relay while at a chain
trait-self-propelled = drives to a neighbouring chain by itself
trait-neutraliser = can remove an influence instead of rolling
threat-joins = joins the chain
threat-overflows = overflows the chain!
threat-makes-way = makes way for a Disaster
threat-is-neutralised = stopped by Lady Penelope
threat-influences = influences a Civilian
threat-influences-reinforces = influences a Civilian and brings another card
threat-reinforces = brings another card
threat-spies = costs a Pod
threat-tampers = tampers with the controls
percent = { $percent }%
hint-overflow = overflows!
hint-lost = { $count ->
    [one] loses its stored symbol
   *[other] loses { $count } stored symbols
}
hint-percent-lost = { percent }, { hint-lost }
chance = { $vehicle }: { $percent }%
chance-with = { $vehicle } ({ $colour }): { $percent }%
note-disaster = A Disaster asks only for the symbols of the place where it lies. When a card to its left goes, it moves up one place and asks for others.
note-chances = { note-disaster } Chances in one roll, with the skills of whoever is aboard: { $chances }.
meter-score = Score
meter-dice = Dice: { $colour }
die-of = { $colour } die { $die }
lay-home = “{ $gone }” averted; { $home } { $number ->
    [one] comes
   *[other] come
} home.
lay-slides = “{ $gone }” averted; then “{ $cards }” moves up, to place { $number }.
lay-homeslides = “{ $gone }” averted, { $home } home; then “{ $cards }” moves up, to place { $number }.
lay-gone = “{ $gone }” averted.
die-kept = stored
die-laid = laid on “{ $card }”
die-wild = counts as any symbol

# Why not

reason-relay-first = The relay comes first: exchange calls, or answer them.
reason-lower-first = Name the upper row first; a row cannot be exchanged with itself.
reason-both-empty = Both rows are empty.
reason-not-in-dispatch = That is not part of the Dispatch phase.
reason-not-in-rescues = That is not part of the Rescue phase.
reason-never-moves = { CAP(THE($vehicle)) } never moves.
reason-no-pilot = There is no pilot in { THE($vehicle) }.
reason-is-carried = Only Thunderbird 2 can carry { THE($vehicle) } there.
reason-moved-already = { AGREE($vehicle) ->
    [plural] { CAP(THE($vehicle)) } have already moved this turn.
   *[singular] { CAP(THE($vehicle)) } has already moved this turn.
}
reason-there-already = { AGREE($vehicle) ->
    [plural] { CAP(THE($vehicle)) } are already there.
   *[singular] { CAP(THE($vehicle)) } is already there.
}
reason-not-adjacent = That is too far for { THE($vehicle) }: { $place } cannot be reached in one move.
reason-nothing-to-collect = No vehicle beside Thunderbird 2 could come back into its hold.
reason-load-instead = A pilot boards { THE($vehicle) } as part of loading.
reason-unload-instead = To free { $pilot }, unload { THE($vehicle) }.
reason-is-aboard = { $pilot } is already aboard { THE($vehicle) }.
reason-has-a-pilot = There is already a pilot aboard { THE($vehicle) }: { $pilot }.
reason-shuttle-away = The crew of Thunderbird 5 can change only while { THE($vehicle) } is at Tracy Island.
reason-not-at-island = That is possible only at Tracy Island, and { THE($vehicle) } { AGREE($vehicle) ->
    [plural] are
   *[singular] is
} elsewhere.
reason-is-free = { $pilot } is not aboard any vehicle.
reason-has-left = Too late: { THE($vehicle) } left with Thunderbird 2.
reason-not-loaded = Thunderbird 2 has not loaded { THE($vehicle) }.
reason-flies-by-itself = Thunderbird 2 does not carry { THE($vehicle) }.
reason-loaded-already = Thunderbird 2 has already loaded { THE($vehicle) }.
reason-not-face-up = { AGREE($vehicle) ->
    [plural] { CAP(THE($vehicle)) } are not among the face-up Pods.
   *[singular] { CAP(THE($vehicle)) } is not among the face-up Pods.
}
reason-transporter-away = Thunderbird 2 is not at Tracy Island.
reason-hold-full = The hold of Thunderbird 2 is full.
reason-laboratory-empty = Brains is not in the laboratory.
reason-replaced-already = A Pod has already been replaced this turn.
reason-not-its-colour = { CAP(THE($vehicle)) } cannot roll { A($colour) } die.
reason-colour-stored = No { $colour } die is left in the supply.
reason-choose-colour = Choose the colour of the third die of { THE($vehicle) }.
reason-never-rolls = { CAP(THE($vehicle)) } rolls no dice.
reason-unmanned = There is no pilot in { THE($vehicle) }.
reason-not-at-a-chain = { AGREE($vehicle) ->
    [plural] { CAP(THE($vehicle)) } are still at Tracy Island.
   *[singular] { CAP(THE($vehicle)) } is still at Tracy Island.
}
reason-no-disaster = There is no Disaster where { THE($vehicle) } { AGREE($vehicle) ->
    [plural] are
   *[singular] is
}.
reason-acted-already = { $pilot } has already acted this turn.
reason-not-influenced-here = “{ $card }” is not an influenced Civilian at the tractor's chain.
reason-no-tractor = The Neutraliser Tractor is not at a chain.
reason-not-that-colour = { $pilot } can add only { A($colour) } die, once a turn, while the supply has one.
reason-no-such-skill = { $pilot } does not have that skill.
reason-no-such-swap = There is no { $colour } die to replace with { A($into) } one.
reason-roll-first = Roll first.
reason-rolled-already = The dice have already been rolled.
reason-rescue-under-way = First finish the roll of { THE($vehicle) }.
reason-other-dice = Choose at least one die; if several look alike, take the first.
reason-no-reroll = Scott is not here, or is face down.
reason-face-down = { $pilot } is face down until the next turn.
reason-no-such-face = That die does not have this face, already shows it, or looks like an earlier die.
reason-no-such-die-left = No such die is left in the supply.
reason-no-such-face-or-die = The supply has no { $colour } die, or { A($colour) } die has no { $symbol } face.
reason-no-such-position = { $count ->
    [one] The chain has only one card.
   *[other] The chain has only { $count } cards.
}
reason-is-civilian = “{ $card }” is a Civilian and is rescued along with the Disaster to the left.
reason-is-blocked = “{ $card }” blocks the chain: what lies to its right can go only together with it.
reason-sealed = “{ $card }” is sealed and takes no wild symbol. Missing: { $symbols }.
reason-guards-influenced = “{ $card }” guards an influenced Civilian and takes no wild symbol. Missing: { $symbols }.
reason-not-covered = There are not enough symbols. Missing, not counting wild ones: { $symbols }.
reason-wild-not-stored = A wild symbol cannot be stored.
reason-not-rolled = You did not roll that many { $symbol } symbols.
reason-useless = Nothing in the chain asks for the { $symbol } symbol: it cannot be stored.
reason-too-many = There is room on { THE($vehicle) } for only { $count ->
    [one] one stored symbol
   *[other] { $count } stored symbols
}.
reason-unstable = The chain is unstable: an action that clears nothing stores nothing.
reason-stored-already = That would change nothing: { $symbols } would merely replace what is already stored on { THE($vehicle) }.
reason-set-aside-first = First choose which of these dice you store.
reason-spend-first = First choose which stored symbols you use.
reason-not-stored = No { $colour } die showing the { $symbol } symbol is stored there.
reason-drop-first = First choose which stored die you drop.
reason-reward-first = First take the reward, or decline it.
reason-is-face-up = { $pilot } is already face up.
reason-not-at-chain = For that, { THE($vehicle) } must be at a chain with a pilot aboard.
reason-no-room = There is no room left on { THE($vehicle) } for { A($symbol) } symbol.
reason-move-first = First decide whether Lady Penelope moves, flips her card or stays.
reason-moved-past = Lady Penelope's move is over for this turn.
reason-ladys-phase = This is Lady Penelope's phase.
reason-lady-there = Lady Penelope is already there.
reason-no-road-from-island = No road leads from Tracy Island: flip her card, and fly next turn.
reason-no-road-to-island = No road leads to Tracy Island.
reason-road-too-far = By road she can go only to a neighbouring chain, not to { $place }.
reason-has-a-civilian = Lady Penelope already has a Civilian with her: “{ $card }”.
reason-not-here = “{ $card }” is not a Civilian of her chain.
reason-not-to-escort = { $panics ->
    [true] “{ $card }” is panicking and cannot be escorted.
   *[false] “{ $card }” is under the Hood's influence and cannot be escorted.
}
reason-nobody-escorted = Lady Penelope has no Civilian with her.
reason-chain-full = The chain is full.
reason-chain-empty = A Civilian cannot start a chain.
## What can be wrong with a content pack

error-keyword = disaster "{ $id }": only an advanced Disaster has a keyword
error-dice = die: there must be { $needed } dice, not { $found }
error-wild-face = die "{ $id }": a die must have exactly one wild face
error-roll = vehicle "{ $id }": it rolls { $most } dice at most, the one of a chosen colour included
error-pod = vehicle "{ $id }": a Pod vehicle must have two or three dice, and storage

# Moments

moment-rolled = { $symbols }
moment-laid = “{ $card }” is cleared
moment-rescued = “{ $card }” is rescued!
moment-rescued-influenced = “{ $card }” is rescued, in spite of the Hood
moment-influenced = The Hood influences “{ $card }”
moment-reinforced = The Hood brings “{ $card }”
moment-spied = A spy costs you a Pod
moment-tampered = The Hood has tampered with the controls at { $place }
moment-tampering = Pilots there are turned face down, and stored symbols are lost.
moment-answering = The calls come in
moment-row-by-row = Each joins its chain, row by row; then short chains grow to three cards, and the Hood acts.
moment-last-turn = The last turn
moment-no-calls = The Emergency deck is empty.
moment-overflow = Too much for { $place }!
moment-failed = The mission has failed.
moment-answered-all = Every call answered!

## How a play may end, in imagined futures

future-ts-full-01 = A chain overflows.
future-ts-end-03 = Every call is answered.

## Chapters of the rules

chapter-comp = Components
chapter-level = Difficulty
chapter-setup = Setting up
chapter-table = The table
chapter-chain = Chains
chapter-disa = Disaster cards
chapter-turn = The turn
chapter-call = Incoming calls
chapter-full = Full chains
chapter-hood = The Hood
chapter-disp = Dispatch
chapter-pod = Pods
chapter-dice = Dice
chapter-pilot = Pilots
chapter-resc = Rescues
chapter-alloc = Allocating symbols
chapter-wild = Wild symbols
chapter-store = Storing symbols
chapter-civ = Civilians
chapter-lady = Lady Penelope
chapter-esc = Escorts
chapter-neut = Neutralising the Hood
chapter-end = The end of the game
chapter-score = Score
chapter-ex = Examples

# Kinds of options, where many of one kind are folded together

group-discard = Clear
group-keep = Clear and store
group-place = Store a symbol

# What the board says of a choice, in hints

counsel-overflows = { CAP($place) } is full, and its call overflows it next turn.
counsel-overflows-now = { CAP($place) } is full, and its call overflows it.
counsel-overflows-only = { CAP($place) } overflows next turn, and only { THE($vehicle) } can get there.
counsel-overflows-alone = { CAP($place) } overflows next turn, and only { THE($vehicle) } can still act there.
counsel-clears = { AGREE($vehicle) ->
    [plural] In { $place }, { THE($vehicle) } clear “{ $card }” { $percent }% of the time.
   *[singular] In { $place }, { THE($vehicle) } clears “{ $card }” { $percent }% of the time.
}
counsel-clears-nothing = { CAP(THE($vehicle)) } cannot clear anything in { $place }.
counsel-clears-nothing-so = With these dice, nothing in { $place } can be cleared.
counsel-nobody-else = { $count ->
    [one] Nobody else is in { $place }, which has one card.
   *[other] Nobody else is in { $place }, which has { $count } cards.
}
counsel-home = { CAP(THE($vehicle)) } cannot leave Tracy Island again this turn.
counsel-loses-stored = It loses what is stored aboard: { AND($symbols) }.
counsel-abandons = { CAP($place) } overflows next turn, and nobody else can get there.
counsel-here-clears = It leaves “{ $card }” in { $place } behind, which it could clear: { $percent }%.
counsel-relays = { $count ->
    [one] One exchange of calls is then possible each turn.
   *[other] { $count } exchanges of calls are then possible each turn.
}
counsel-with-pilot = { AGREE($vehicle) ->
    [plural] In { $place }, with { $pilot } aboard, { THE($vehicle) } clear “{ $card }” { $percent }% of the time.
   *[singular] In { $place }, with { $pilot } aboard, { THE($vehicle) } clears “{ $card }” { $percent }% of the time.
}
counsel-with-pilot-urgent = { AGREE($vehicle) ->
    [plural] { CAP($place) } overflows next turn: with { $pilot } aboard, { THE($vehicle) } clear “{ $card }” there { $percent }% of the time.
   *[singular] { CAP($place) } overflows next turn: with { $pilot } aboard, { THE($vehicle) } clears “{ $card }” there { $percent }% of the time.
}
counsel-worst-pod = No other Pod on offer is as weak: { $percent }% at best, for “{ $card }”.
counsel-best-pod = No other Pod on offer is as good: { $percent }% for “{ $card }”.
counsel-pod-odds = Its best chance is { $percent }%, for “{ $card }”.
counsel-covered = { $count ->
    [one] { CAP($place) } overflows next turn, and one vehicle is there to act.
   *[other] { CAP($place) } overflows next turn, and { $count } vehicles are there to act.
}
counsel-uncovered = { CAP($place) } overflows next turn, and nobody is there to act.
counsel-no-overflow = No chain overflows with the calls that lie there.
counsel-idle = { CAP(THE($vehicle)) } could still leave Tracy Island.
counsel-stores = If it falls short, it can store symbols for { THE($vehicle) }, still to act there.
counsel-unstable = { CAP($place) } is unstable: if nothing is cleared, the symbols stored there are lost.
counsel-nothing-left = Nobody who can still act has a chance to clear anything.
counsel-unused = In { $place }, { THE($vehicle) } could still clear “{ $card }”: { $percent }%.
counsel-frees = “{ $card }” then takes wild symbols again.
counsel-gives-up-roll = It gives up a chance of { $percent }% to clear “{ $card }”.
counsel-rolls = “{ $card }” is cleared { $percent }% of the time.
counsel-no-gain = The best chance stays at { $percent }%.
counsel-lifts = “{ $card }” is then cleared { $most }% of the time; without it, the best chance is { $percent }%.
counsel-lifts-other = “{ $card }” is then cleared { $most }% of the time instead of { $percent }%.
counsel-skill = “{ $card }” is then cleared { $percent }% of the time.
counsel-skill-enough = That is enough to clear “{ $card }”.
counsel-skill-nothing = It does not help with “{ $card }”.
counsel-could-clear = { $count ->
    [one] “{ $card }” can be cleared as the dice lie.
   *[other] { $count } Disasters can be cleared as the dice lie.
}
counsel-wakes = { AGREE($vehicle) ->
    [plural] { CAP(THE($vehicle)) } then clear “{ $card }” { $most }% of the time instead of { $percent }%.
   *[singular] { CAP(THE($vehicle)) } then clears “{ $card }” { $most }% of the time instead of { $percent }%.
}
counsel-wakes-nobody = No roll that is still to come gains from { $pilot }.
counsel-lacks = “{ $card }” then lacks only { AND($symbols) }.
counsel-lacks-nothing = “{ $card }” then has all the symbols it asks for.
counsel-saves = { CAP($place) } then has room for its call.
counsel-saves-from-hood = { CAP($place) } then has room for a card that the Hood may bring.
counsel-still-overflows = { CAP($place) } stays full, and its call overflows it next turn.
counsel-home-free = “{ $card }” comes home.
counsel-home-held = “{ $card }” comes home, though under the Hood's influence.
counsel-clears-less = { $count ->
    [one] The roll could clear one Disaster more.
   *[other] The roll could clear { $count } Disasters more.
}
counsel-clears-most = These { $count } Disasters are as many as the roll can clear.
counsel-unblocks = “{ $card }” no longer blocks { $place }.
counsel-slides = { $after ->
    [0] What is left in { $place } then asks for nothing.
    [one] What is left in { $place } then slides and asks for one symbol instead of { $before }.
   *[other] What is left in { $place } then slides and asks for { $after } symbols instead of { $before }.
}
counsel-unstable-loses = { CAP($place) } is unstable: the symbols stored there are lost.
counsel-next = { AGREE($vehicle) ->
    [plural] Next to act here, { THE($vehicle) } then clear “{ $card }” { $percent }% of the time.
   *[singular] Next to act here, { THE($vehicle) } then clears “{ $card }” { $percent }% of the time.
}
counsel-risks = { CAP($place) } is full, and the Hood may bring it another card.
counsel-answers-safely = No chain overflows with these calls.
counsel-averts = { CAP($place) }, which is full, then no longer overflows.
counsel-causes = It makes { $place } overflow.
counsel-keeps-danger = { CAP($place) } still overflows.
counsel-asks = { $after ->
    [one] In { $place }, “{ $card }” asks for one symbol instead of { $before }.
   *[other] In { $place }, “{ $card }” asks for { $after } symbols instead of { $before }.
}
counsel-hood-stopped = In { $place }, Lady Penelope stops “{ $card }”.
counsel-hood-let-in = Lady Penelope then no longer stops “{ $card }”.
counsel-hood-influences = In { $place }, “{ $card }” finds a Civilian to influence.
counsel-hood-finds-nobody = In { $place }, “{ $card }” finds nobody to influence.
counsel-lady-stops = By road, she stops “{ $card }” in { $place }.
counsel-lady-lets-in = She then no longer stops “{ $card }”.
counsel-lady-home = Set down there, “{ $card }” is rescued.
counsel-lady-relieves = She can take “{ $card }” out of { $place }, which overflows next turn.
counsel-lady-fetches = In { $place }, she can take “{ $card }” along.
counsel-lady-stops-nobody = In the air, she does not stop the Hood, who calls in { $place }.
counsel-escort-hides = “{ $card }” can then no longer influence this Civilian.
counsel-lady-rescues = Set down on Tracy Island, “{ $card }” is rescued.
counsel-fills = { CAP($place) } then has { $count } cards.
counsel-not-home = “{ $card }” could be rescued here.
counsel-leaves-cards = { $count ->
    [0] { CAP($place) } is then empty.
    [one] { CAP($place) } then has one card.
   *[other] { CAP($place) } then has { $count } cards.
}
counsel-stores-nothing = It stores nothing for whoever is still to act in { $place }.
counsel-leaves-dice = { $count ->
    [0] No { $colour } die is then left for others.
    [one] One { $colour } die is then left for others.
   *[other] { $count } { $colour } dice are then left for others.
}
counsel-good-pods = Every Pod on offer has a chance of { $percent }% or more somewhere.
counsel-goes-under = { CAP($place) } is empty: “{ $card }” goes under the deck, and a Disaster comes instead.
counsel-guarded = { $count ->
    [one] In { $place }, “{ $card }” comes home with “{ $guard }”, which asks for one symbol.
   *[other] In { $place }, “{ $card }” comes home with “{ $guard }”, which asks for { $count } symbols.
}
counsel-ready = { AGREE($vehicle) ->
    [plural] Already in { $place }, { THE($vehicle) } clear “{ $card }” there { $percent }% of the time.
   *[singular] Already in { $place }, { THE($vehicle) } clears “{ $card }” there { $percent }% of the time.
}
counsel-air-fetches = By air, she can fetch “{ $card }” from { $place } next turn.
counsel-air-home = By air, she can bring “{ $card }” home next turn.

# What hangs on the last step

stake-chain = If nothing is cleared in { $place }, the next call breaks it.

# The first and the last act

opening-calls = The first calls
opening-goal = { $level }: answer every call, and let no chain grow too long.
finale-answered = Answered
finale-saved = { $count ->
    [one] The last call is answered. 1 Civilian is safe.
   *[other] The last call is answered. { $count } Civilians are safe.
}
finale-overflow = One call too many for { $place }
