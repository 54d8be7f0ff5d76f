## Regions, machines, people and cards

region-europe = Europe
    .in = in Europe
region-asia = Asia
    .in = in Asia
region-africa = Africa
    .in = in Africa
region-north-america = North America
    .in = in North America
region-south-america = South America
    .in = in South America
region-australia = Australia
    .in = in Australia
region-indian-ocean = Indian Ocean
    .article = the
    .in = in the Indian Ocean
region-north-pacific = North Pacific
    .article = the
    .in = in the North Pacific
region-south-pacific = South Pacific (Tracy Island)
    .noun = South Pacific
    .article = the
    .in = in the South Pacific
region-north-atlantic = North Atlantic
    .article = the
    .in = in the North Atlantic
region-south-atlantic = South Atlantic
    .article = the
    .in = in the South Atlantic
region-geostationary-orbit = Geostationary Orbit
    .in = in Geostationary Orbit
region-moon = Moon
    .article = the
    .in = on the Moon
region-mars = Mars
    .in = on Mars
region-asteroid-belt = Asteroid Belt
    .article = the
    .in = in the Asteroid Belt
region-venus = Venus
    .in = on Venus
region-mercury = Mercury
    .in = on Mercury
region-sun = Sun
    .article = the
    .in = near the Sun
asset-tb1 = Thunderbird 1
asset-tb2 = Thunderbird 2
asset-tb3 = Thunderbird 3
asset-tb4 = Thunderbird 4
asset-tb5 = Thunderbird 5
asset-fab1 = FAB 1
asset-mole = Mole
    .article = the
asset-firefly = Firefly
    .article = the
asset-laser-cutter = Laser Cutter
    .article = the
asset-recovery-vehicles = Recovery Vehicles
    .article = the
    .number = plural
asset-domo = DOMO
    .article = the
asset-elevator-cars = Elevator Cars
    .article = the
    .number = plural
asset-excavator = Excavator
    .article = the
asset-thunderizer = Thunderizer
    .article = the
asset-transmitter-truck = Transmitter Truck
    .article = the
asset-mobile-crane = Mobile Crane
    .article = the
asset-scott = Scott
    .gender = m
asset-virgil = Virgil
    .gender = m
asset-alan = Alan
    .gender = m
asset-gordon = Gordon
    .gender = m
asset-john = John
    .gender = m
asset-lady-penelope = Lady Penelope
disaster-trapped-in-the-sky = Trapped in the Sky
disaster-pit-of-peril = Pit of Peril
disaster-city-of-fire = City of Fire
disaster-sun-probe = Sun Probe
disaster-uninvited = The Uninvited
disaster-mighty-atom = The Mighty Atom
disaster-operation-crash-dive = Operation Crash Dive
disaster-martian-invasion = Martian Invasion
disaster-perils-of-penelope = The Perils of Penelope
disaster-terror-in-new-york-city = Terror in New York City
disaster-end-of-the-road = End of the Road
disaster-day-of-disaster = Day of Disaster
disaster-edge-of-impact = Edge of Impact
disaster-desperate-intruder = Desperate Intruder
disaster-30-minutes-after-noon = 30 Minutes After Noon
disaster-imposters = The Imposters
disaster-danger-at-ocean-deep = Danger at Ocean Deep
disaster-duchess-assignment = The Duchess Assignment
disaster-attack-of-the-alligators = Attack of the Alligators
disaster-cham-cham = The Cham-Cham
disaster-atlantic-inferno = Atlantic Inferno
disaster-path-of-destruction = Path of Destruction
disaster-ricochet = Ricochet
disaster-signal-from-sigma = Signal from Sigma
disaster-moon-mine-menace = The Moon Mine Menace
disaster-towering-ocean = Towering Ocean
disaster-rockquake = Rockquake!
disaster-flight-path-to-fear = Flight Path to Fear
disaster-sunrise-on-mars = Sunrise on Mars
disaster-bound-for-venus = Bound for Venus
disaster-target-tiger-one = Target: Tiger One
disaster-bolt-from-the-blue = Bolt from the Blue
disaster-longest-day = The Longest Day
disaster-they-call-him-mr-x = They Call Him Mr. X
disaster-vault-of-death = Vault of Death
disaster-move-and-youre-dead = Move – and You're Dead
disaster-brink-of-disaster = Brink of Disaster
disaster-cry-wolf = Cry Wolf
disaster-alias-mr-hackenbacker = Alias Mr. Hackenbacker
scheme-veil-of-fear = Veil of Fear
scheme-stolen-blueprints = The Stolen Blueprints
scheme-temple-of-lies = Temple of Lies
scheme-phantom-signal = Phantom Signal
scheme-counterfeit-crew = The Counterfeit Crew
scheme-submarine-pirate = Submarine Pirate
scheme-fireflash-ransom = The Fireflash Ransom
scheme-plutonium-market = Plutonium Market
scheme-puppet-general = The Puppet General
scheme-silent-broadcast = Silent Broadcast
scheme-weather-engine = The Weather Engine
scheme-fault-line = Fault Line
scheme-desert-fortress = Desert Fortress
scheme-hijack-at-sea = Hijack at Sea
scheme-eye-of-the-idol = Eye of the Idol
scheme-sun-mirror = The Sun Mirror
scheme-tracy-island-unmasked = Tracy Island Unmasked
scheme-world-blackout = World Blackout
scheme-day-of-the-hood = Day of the Hood
scheme-army-of-shadows = Army of Shadows
trouble-hood-interferes = The Hood Interferes
trouble-explosion-on-tracy-island = Explosion on Tracy Island
trouble-pod-hydraulics-sabotaged = Pod Hydraulics Sabotaged
trouble-attack-of-the-zombites = Attack of the Zombites
trouble-accidental-injury = Accidental Injury
trouble-rocket-malfunction = Rocket Malfunction
trouble-kyrano-kyrano = Kyrano... Kyrano!!
trouble-emergency-comms-interrupted = Emergency Comms Interrupted
trouble-hoods-hypnotic-eyes = The Hood's Hypnotic Eyes
trouble-usn-sentinel-missile-strike = USN Sentinel Missile Strike
trouble-master-of-disguise = Master of Disguise
trouble-icelandic-volcano-eruption = Icelandic Volcano Eruption
card-personal-hoverjet = Personal Hoverjet
card-underwater-sealing-unit = Underwater Sealing Unit
card-remote-control-hover-camera = Remote Control Hover Camera
card-astronaut-spacewalk = Astronaut Spacewalk
card-help-from-braman = Help from Braman
card-automatic-camera-detector = Automatic Camera Detector
card-holiday-in-bonga-bonga = Holiday in Bonga Bonga
card-air-sea-rescue-centre = Air Sea Rescue Centre
card-mobile-command-unit = Mobile Command Unit
card-jeffs-orders = Jeff's Orders
card-grandmas-cooking = Grandma's Cooking
card-sir-jeremy-hodge = Sir Jeremy Hodge
card-experimental-fuel = Experimental Fuel
card-fab-1-hydrofoils = FAB 1 Hydrofoils
card-tracy-brothers-portraits = Tracy Brothers' Portraits
card-powder-compact-radio = Powder Compact Radio
card-long-range-walkie-talkies = Long-Range Walkie Talkies
card-agent-47-jeremiah-tuttle = Agent-47 Jeremiah Tuttle
disaster-hood = The Hood advances
token-teamwork = Teamwork
token-intelligence = Intelligence
token-determination = Determination
token-logistics = Logistics
token-technology = Technology
token-any = any token
type-land = land
type-sea = sea
type-air = air
type-space = space

## What they do

ability-scott = Rescue bonus: +2 for air. Aboard Thunderbird 1: one Move of it on each of Scott's turns costs no action.
ability-virgil = Rescue bonus: +2 for land. Aboard Thunderbird 2: it moves up to 3 regions on Virgil's turn.
ability-alan = Rescue bonus: +2 for space. Aboard Thunderbird 3 in space: once per turn, spend an action to take a Technology or Intelligence token.
ability-gordon = Rescue bonus: +3 for sea. Aboard Thunderbird 4: once per turn, reroll a die of Gordon's own Rescue for free.
ability-john = Rescue bonus: +2 for space. Aboard Thunderbird 5: one Hood face is ignored in every player's Rescue.
ability-lady-penelope = No rescue bonus. Aboard FAB 1: the first Plan on each of Lady Penelope's turns does not advance the Hood.
note-card-add =
    { $type_id ->
        [air] During an air Rescue: +{ $amount }.
        [land] During a land Rescue: +{ $amount }.
        [sea] During a sea Rescue: +{ $amount }.
       *[space] During a space Rescue: +{ $amount }.
    }
note-card-turn-die = During a Rescue, after the roll: turn one die to 5.
note-card-stop-hood = When a Rescue ends with Hood faces showing: the Hood does not advance for them.
note-card-skip-draw = After the Action phase: no Disaster card is drawn this turn.
note-card-discard = Discard one disaster ({ OR($types) }), without its reward.
note-card-extra-action =
    { $amount ->
        [one] The active player gets an extra action.
       *[other] The active player gets { $amount } extra actions.
    }
note-card-order = A player whose turn it is not may take one action at once.
note-card-serve = One player takes these tokens: { AND($tokens) }.
note-card-take =
    { $amount ->
        [one] Take one token of your choice.
       *[other] Take { $amount } tokens of your choice.
    }
note-card-fuel = On your turn: your next Move has twice the top speed.
note-card-sail = FAB 1 goes to any region on Earth, with everyone aboard.
note-card-bring = Move a character to a free seat in any machine, wherever it is.
note-card-exchange = One player gives any number of tokens to another, wherever they are.
note-card-pay-afar = While a Scheme is being defeated: one player pays tokens from anywhere.
note-card-look = Look at the top { $amount } cards of the Disaster deck and put them back in any order.
note-trouble-penalty =
    { $until ->
        [scheme] Every Rescue scores { $amount } less until the next Scheme is defeated.
       *[rescue] Every Rescue scores { $amount } less until one succeeds.
    }
note-trouble-slow =
    { $until ->
        [rescue] The top speed of { $machine } is 1 until a Rescue succeeds.
        [scheme] The top speed of { $machine } is 1 until the next Scheme is defeated.
       *[repair] The top speed of { $machine } is 1 until it is repaired.
    }
note-trouble-jam =
    { $until ->
        [rescue] Thunderbird 2 can neither load nor unload until a Rescue succeeds.
        [scheme] Thunderbird 2 can neither load nor unload until the next Scheme is defeated.
       *[repair] Thunderbird 2 can neither load nor unload until it is repaired.
    }
note-trouble-close =
    { $until ->
        [rescue] These borders are closed until a Rescue succeeds: { $borders }.
       *[scheme] These borders are closed until the next Scheme is defeated: { $borders }.
    }
note-trouble-wreck = Pod vehicles lying unloaded on Tracy Island become plans again.
note-trouble-injure = The next player has one fewer action on their next turn.
note-trouble-lose-tokens = Each player discards a token.
note-trouble-lose-cards = Each player discards an F.A.B. card.
note-trouble-interrupt = No F.A.B. cards and no Scans until the end of the next player's turn.
note-trouble-advance =
    { $amount ->
        [one] The Hood advances one more space.
       *[other] The Hood advances { $amount } more spaces.
    }
border = { $one }–{ $other }
hint-hood-advances = the Hood advances
hint-hood-stays = the Hood stays
note-machine =
    { $room ->
        [one] Top speed { $speed }, one seat.
       *[other] Top speed { $speed }, { $room } seats.
    }

## What can be done

action-move = Move to { THE($region) }
action-rescue = Rescue: { $disaster }
action-plan = Plan: draw an F.A.B. card
action-scan = Scan: move “{ $disaster }” back one slot
action-repair = Repair: end “{ $event }”
action-gather = Alan: take { A($token) } token
action-transfer = Transfer { $character } to { $machine }
action-swap = Swap seats: { $character } and { $partner }
action-load = Load { THE($asset) } into Thunderbird 2
action-unload = Unload { THE($asset) } from Thunderbird 2
action-foil = Defeat the Scheme
action-foil-with = Defeat the Scheme with { $character } paying from afar
action-spend =
    { $token_id ->
        [determination] { $character }: use Determination for an extra action
        [logistics] { $character }: use Logistics for an F.A.B. card
       *[other] { $character }: use { $token }
    }
action-build = { $character }: use Technology to build { THE($pod) }
action-play = Play “{ $card }”
action-change = Replace { $character } with { $newcomer } (takes the whole turn)
action-stand-down = John stops ignoring Hood faces
action-keep-watch = John ignores Hood faces again
action-revoke = Ask me again before transferring my character
action-end-actions = End the Action phase
action-roll = Roll the dice
action-reroll = Use Intelligence: reroll die { $die }
action-steady = Gordon: reroll die { $die } for free
action-add-two = Use Teamwork: +2
action-done = Done
action-allow = Allow it
action-allow-always = Allow it, and don't ask me again this evening
action-refuse = Decline
action-pay = { $character } pays { $count }
action-take = Take { A($token) } token
action-give-up = Discard { A($token) } token
action-give-up-card = Discard “{ $card }”
action-give = Give { A($token) } token
action-choose = { $character }
action-pick = Discard “{ $disaster }”
action-turn = Turn die { $die } to 5
action-sail = Send FAB 1 to { THE($region) }
action-bring = Bring { $character } to { $machine }
action-link = { $character } gives to { $partner }
action-put-back = Next card: { $draw }
action-pass = Not now
action-deal = Deal { $character }
action-first = { $character } goes first
action-turn-up = Scheme: { $scheme }
action-happen = Event: { $event }
action-draw = Drawn: { $draw }
action-draw-card = Drawn: { $card }
action-dice = Dice: { $first } and { $second }
action-face = Die: { $face }

## What is asked

prompt-choose-character = Which character do you want to play?
prompt-take-turn = { $character }: take your actions, or end the Action phase.
prompt-open-rescue = { $bonus ->
    [0] { $character } attempts “{ $disaster }”. Anything to use before the roll?
   *[other] { $character } attempts “{ $disaster }” with a bonus of { $bonus }. Anything to use before the roll?
}
prompt-turn-die = { $character }: which die do you turn to 5?
prompt-hood-faces = Hood faces are showing. Play a card to stop the Hood from advancing?
prompt-last-faces = Hood faces are showing. Play a card to stop the Hood from advancing?
prompt-before-draw = A Disaster card is about to be drawn. Play an F.A.B. card first?
prompt-last-cards = A Disaster card is about to be drawn. Play an F.A.B. card first?
prompt-take-reward = { $character }: which token do you take?
prompt-take-gift = { $character }: which token do you take?
prompt-lose-token = { $character }: which token do you discard?
prompt-lose-card = { $character }: which F.A.B. card do you discard?
prompt-ask-transfer = { $asker } wants to transfer { $character } to { $machine }. Do you allow it?
prompt-ask-swap = { $asker } wants { $character } and { $partner } to swap seats. Do you allow it for { $asked }?
prompt-propose-payment = The Scheme can be paid for in several ways. Who pays what?
prompt-confirm-payment = The Scheme is about to be defeated. { $character } would pay: { $tokens }. Do you agree?
prompt-pick-disaster = { $character }: which disaster do you discard?
prompt-give-order = { $character }: who takes an action at once?
prompt-follow-order = { $character } may take one action at once.
prompt-serve-meal = { $character }: who takes the tokens?
prompt-sail-fab = { $character }: where does FAB 1 go?
prompt-bring-character = { $character }: who goes to which machine?
prompt-ask-bring = { $asker } plays a card to bring { $character } to { $machine }. Do you allow it?
prompt-link-players = { $character }: who gives tokens to whom?
prompt-ask-receiver = { $character } would give tokens to { $partner }. Do you accept?
prompt-ask-giver = { $character } is asked to give tokens to { $partner }. Which one first?
prompt-give-tokens = { $character } is giving tokens to { $partner }. Which one next, or is that all?
prompt-arrange = { $character }: which card goes on the deck next? The first one is drawn first.
others-choose-character = Everybody is choosing a character.
others-take-turn = { $character } is on the move.
others-turn-die = { $character } decides which die to turn to 5.
others-take-reward = { $character } is taking a token.
others-take-gift = { $character } is taking a token.
others-lose-token = { $character } has to discard a token.
others-lose-card = { $character } has to discard an F.A.B. card.
others-ask-transfer = { $asker } wants to transfer { $character } to { $machine }, if { $character } agrees.
others-ask-swap = { $asker } wants { $character } and { $partner } to swap seats, if { $asked } agrees.
others-confirm-payment = The Scheme is about to be defeated. { $character } would pay: { $tokens }.
others-pick-disaster = { $character } decides which disaster to discard.
others-give-order = { $character } decides who takes an action at once.
others-serve-meal = { $character } decides who takes the tokens.
others-sail-fab = { $character } decides where FAB 1 goes.
others-bring-character = { $character } decides who goes to which machine.
others-ask-bring = { $asker } plays a card to bring { $character } to { $machine }, if { $character } agrees.
others-link-players = { $character } decides who gives tokens to whom.
others-ask-receiver = { $character } would give tokens to { $partner }, if { $partner } agrees.
others-ask-giver = { $character } is asked to give tokens to { $partner }.
others-give-tokens = { $character } is giving tokens to { $partner }.
others-arrange = { $character } is putting cards back on the deck.

## What happened

event-plays = { $seat } plays { $character }.
event-laid = Slot { $slot }: “{ $draw }”.
event-scheme-turned-up = The Hood's Scheme: “{ $scheme }”.
event-turn-begins = It is { $character }'s turn.
event-moved = { $character } moves { $machine } to { THE($region) }.
event-rescue-begins = { $character } attempts a Rescue: “{ $disaster }” ({ $type }).
event-rolled =
    The dice show { $first ->
        [0] the Hood
       *[other] { $first }
    } and { $second ->
        [0] the Hood
       *[other] { $second }
    }.
event-rerolled =
    Die { $die } is rerolled: { $face ->
        [0] the Hood
       *[other] { $face }
    }.
event-uses-intelligence = { $character } uses Intelligence to reroll a die.
event-steadied = Gordon rerolls a die for free.
event-requests-card = { $character } uses Logistics to draw an F.A.B. card.
event-order-declined = { $character } declines the action.
event-two-added = { $character } uses Teamwork: +2.
event-die-turned = Die { $die } is turned to 5.
event-averted = { $character } averts “{ $disaster }”.
event-rescue-fails = { $character } fails at “{ $disaster }” with { $score } against { $number }.
event-token-taken = { $character } takes { A($token) } token.
event-token-lost = { $character } discards { A($token) } token.
event-token-given = { $character } gives { $partner } { A($token) } token.
event-card-drawn = { $character } draws “{ $card }”.
event-card-lost = { $character } discards “{ $card }”.
event-card-played = { $character } plays “{ $card }”.
event-card-kept = { $character } keeps “{ $card }”.
event-reshuffle = The F.A.B. discard pile is shuffled to make a new deck.
event-plans-ahead = { $character } plans ahead.
event-repairs = { $character } repairs the damage of “{ $event }”.
event-scanned = { $character } scans: “{ $disaster }” moves back to slot { $slot }.
event-transferred = { $character } moves over to { $machine }.
event-swapped = { $character } and { $partner } swap seats.
event-allowed = { $character } allows it.
event-allowed-always = { $character } allows it, now and from now on.
event-refused = { $character } declines.
event-revoked = { $character } wants to be asked again before a transfer.
event-keeps-watch = John ignores Hood faces again.
event-stands-down = John no longer ignores Hood faces.
event-loaded =
    { AGREE($asset) ->
        [plural] { CAP(THE($asset)) } are loaded into Thunderbird 2.
       *[singular] { CAP(THE($asset)) } is loaded into Thunderbird 2.
    }
event-unloaded =
    { AGREE($asset) ->
        [plural] { CAP(THE($asset)) } are unloaded { FORM($region, "in") }.
       *[singular] { CAP(THE($asset)) } is unloaded { FORM($region, "in") }.
    }
event-pressed-on = { $character } uses Determination for an extra action.
event-built = { $character } has { THE($pod) } built.
event-tokens-paid = { $character } pays: { $tokens }.
event-scheme-defeated = The Scheme “{ $scheme }” is defeated!
event-scheme-activated = The Hood reaches space { $position } and carries out the Scheme.
event-hood-advances = The Hood advances to space { $position }.
event-event-happens = Event: “{ $event }”.
event-event-over = “{ $event }” is over.
event-drawn = Drawn from the Disaster deck: “{ $draw }”.
event-seen-ahead = On top of the Disaster deck: “{ $draw }”.
event-removed = “{ $disaster }” is discarded.
event-sailed = FAB 1 goes to { THE($region) }.
event-changed = { $newcomer } takes { $character }'s place.

## Why not

reason-no-action-left = No actions are left this turn.
reason-only-active = Only { $character }, whose turn it is, can decide this.
reason-too-many-operations = Thirty operations in a row without an action are the limit.
reason-never-moves = { $machine } never moves.
reason-loaded = { $machine } is in the hold of Thunderbird 2; unload it first.
reason-there-already = { $machine } is already there.
reason-orange-only = { $machine } flies only along the orange path, which does not lead to { THE($region) }.
reason-not-orange = { $machine } cannot take the orange path to { THE($region) }.
reason-volcano = An Event has closed the way to { THE($region) } for { $machine }.
reason-too-far =
    { $steps ->
        [one] { CAP(THE($region)) } is too far for { $machine }, which moves one region at a time.
       *[other] { CAP(THE($region)) } is too far for { $machine }, which moves up to { $steps } regions at a time.
    }
reason-not-on-track = “{ $disaster }” is not on the Disaster track.
reason-rescue-elsewhere = “{ $disaster }” is { FORM($region, "in") }, and your character is not.
reason-condition-missing = “{ $disaster }” needs everything it asks for to be in place first.
reason-no-card-left = There is no F.A.B. card left to draw.
reason-scan-elsewhere = You can only scan from aboard Thunderbird 5.
reason-first-slot = “{ $disaster }” is already on the first slot.
reason-slot-taken = Slot { $slot } is taken, so “{ $disaster }” cannot move back.
reason-comms-interrupted = Communications are down: no F.A.B. cards, no Scans.
reason-nothing-to-repair = “{ $event }” cannot be repaired.
reason-not-in-force = “{ $event }” is not in force.
reason-repair-on-the-island = You and { $machine } must both be on Tracy Island.
reason-only-alan = Only Alan's player can do this.
reason-not-this-token = Alan can take a Technology or Intelligence token, but not { A($token) } token.
reason-ability-on-own-turn = This ability can only be used on the character's own turn.
reason-alan-in-space = Alan must be aboard Thunderbird 3, in space.
reason-once-a-turn = This can be done only once per turn.
reason-none-left = There is no { $token } token left in the supply.
reason-not-in-your-region =
    { AGREE($asset) ->
        [plural] { CAP(THE($asset)) } are not in your character's region.
       *[singular] { CAP(THE($asset)) } is not in your character's region.
    }
reason-machine-elsewhere = { $machine } is not in your character's region.
reason-aboard-already = { $character } is already aboard { $machine }.
reason-no-free-seat = { $machine } has no free seat.
reason-same-machine = They are both in the same machine, where all seats are alike.
reason-swap-other-way-round = That is the same swap as { $character } with { $partner }.
reason-card-resolves = A card is being resolved, and nothing can interrupt it.
reason-take-first = Take the reward first; nothing comes in between.
reason-hood-faces-first = The Hood faces are resolved first.
reason-actions-are-over = The Action phase is over.
reason-propose-first = Settle first who pays for the Scheme.
reason-payer-elsewhere = { $character } is not { FORM($region, "in") } and cannot pay { $token } tokens there.
reason-payer-first = Settle first how many { $token } tokens { $character } pays.
reason-has-only =
    { $count ->
        [0] { $character } has no { $token } tokens.
        [one] { $character } has only one { $token } token.
       *[other] { $character } has only { $count } { $token } tokens.
    }
reason-too-many-paid =
    { $count ->
        [0] The Scheme needs no more { $token } tokens.
        [one] The Scheme needs only one more { $token } token.
       *[other] The Scheme needs only { $count } more { $token } tokens.
    }
reason-too-few-paid =
    { $count ->
        [one] That is one { $token } token too few: the others could not pay the rest.
       *[other] That is { $count } { $token } tokens too few: the others could not pay the rest.
    }
reason-answer-first = Answer the request first.
reason-nothing-to-revoke = You have not given a standing permission.
reason-not-cargo = { CAP(THE($asset)) } cannot be loaded: people are not cargo.
reason-never-loaded = { CAP(THE($asset)) } can never be loaded.
reason-no-carrier-here = Thunderbird 2 is not in your character's region.
reason-loaded-already =
    { AGREE($asset) ->
        [plural] { CAP(THE($asset)) } are already loaded.
       *[singular] { CAP(THE($asset)) } is already loaded.
    }
reason-not-loaded =
    { AGREE($asset) ->
        [plural] { CAP(THE($asset)) } are not loaded.
       *[singular] { CAP(THE($asset)) } is not loaded.
    }
reason-not-here =
    { AGREE($asset) ->
        [plural] { CAP(THE($asset)) } are not where Thunderbird 2 is.
       *[singular] { CAP(THE($asset)) } is not where Thunderbird 2 is.
    }
reason-hold-full = The hold takes Thunderbird 4, or FAB 1, or two pod vehicles.
reason-hold-sabotaged = The pod hydraulics have failed: Thunderbird 2 can neither load nor unload.
reason-scheme-needs = The Scheme still needs { AND($missing) }.
missing-asset = { THE($asset) } { FORM($region, "in") }
missing-tokens =
    { $count ->
        [one] one more { $token } token { FORM($region, "in") }
       *[other] { $count } more { $token } tokens { FORM($region, "in") }
    }
reason-nobody-pays-afar = Nobody has a card that lets a player pay from afar.
reason-nobody-plays = Nobody plays { $character }.
reason-no-help = It would not help if { $character } paid from afar.
reason-not-johns-turn = Only John's player decides this, on John's turn.
reason-so-already = That is already the case.
reason-not-your-card = You do not have “{ $card }”.
reason-card-for-rescue = “{ $card }” is played during a Rescue.
reason-card-for-hood-faces = “{ $card }” is played when a Rescue ends with Hood faces showing.
reason-card-for-draw = “{ $card }” is played just before the Disaster card is drawn.
reason-card-between-actions = “{ $card }” is played between actions.
reason-rescue-settled = The Rescue is over: “{ $card }” comes too late.
reason-card-for-scheme = “{ $card }” is played by defeating a Scheme with it.
reason-card-useless = “{ $card }” would do nothing now.
reason-wrong-type = “{ $card }” does not help in { A($type) } Rescue.
reason-not-your-character = You do not play { $character }.
reason-name-a-pod = Say which pod vehicle you want to build.
reason-tokens-are-kept = Tokens can only be given to other players when a card says so.
reason-token-for-rescue = { $token } tokens are used on a roll.
reason-no-such-token = You have no { $token } tokens.
reason-built-already =
    { AGREE($pod) ->
        [plural] { CAP(THE($pod)) } are already built.
       *[singular] { CAP(THE($pod)) } is already built.
    }
reason-only-in-solo = Characters can be changed only in the solo game.
reason-turn-begun = A change takes a whole turn, and this turn has already begun.
reason-too-many-changes = Three changes in a row are the limit.
reason-not-in-reserve = { $character } is not in the reserve.
reason-not-on-the-island = { $character } is not in the South Pacific.
reason-taken = { $character } is already taken.
reason-rescue-under-way = A Rescue is under way: “{ $disaster }”.
reason-not-your-roll = This is { $character }'s roll, and only { $character }'s player can do that.
reason-rolled-already = The dice have already been rolled.
reason-enough-already = The Rescue has already succeeded; this would change nothing.
reason-roll-first = Roll the dice first.
reason-not-steady = Gordon rerolls a die once per turn, on Gordon's own turn and aboard Thunderbird 4.
reason-not-discardable = This card cannot discard “{ $disaster }”.
reason-not-off-turn = Choose a player whose turn it is not and who can act.
reason-only-an-action = The card gives one action, and no operations.
reason-fab1-cannot-go = FAB 1 cannot go to { THE($region) }.
reason-nothing-to-give = { $character } has no token to give.
reason-passed-over = Tokens are given kind by kind, and { $token } has been passed over.
reason-link-to-oneself = { $character } cannot give tokens to { $character }; choose another player.
reason-not-looked-at = “{ $draw }” is not among the cards to put back.

## How it ends

outcome-won = All three Schemes are defeated: International Rescue wins with { $score } points.
outcome-skull = A disaster has reached the skull: everyone loses, with { $score } points.
outcome-scheme = The Hood has carried out a Scheme: everyone loses, with { $score } points.
outcome-deck = The last Disaster card has been drawn: everyone loses, with { $score } points.

## What lies on the table

hangar = Hangar on Tracy Island
note-hangar = Pod vehicles wait here for Thunderbird 2.
note-hood = Advances one space for each Hood face of a Rescue, for each Plan and for some cards. An Event happens when it is reached; a Scheme that is reached before it is defeated loses the game.
note-hood-space = Nothing happens when the Hood gets here.
note-space = Thunderbird 3 is the only machine that flies here.
note-pod = Gives its bonus where it is. Thunderbird 2 carries it.
note-plan = Not built yet. A Technology token builds it on Tracy Island.
note-slot = Every new Disaster comes in at slot 1 and pushes the others on.
hood = the Hood
hood-space = space { $position } of the Hood's track
hood-space-event = space { $position } of the Hood's track: Event
hood-space-scheme = space { $position } of the Hood's track: Scheme
face-down-event = an Event, face down
note-face-down-event = It happens when the Hood gets here.
scheme-level = Scheme, level { $level }
note-scheme = If the Hood gets here before it is defeated, everyone loses.
note-scheme-foiled = Defeated.
note-scheme-marker = The Scheme needs something here.
token-of = { $token } ({ $character })
note-token-teamwork = +2 to a roll of your own Rescue.
note-token-intelligence = Reroll a die of your own Rescue.
note-token-determination = An extra action on your turn.
note-token-logistics = Draw an F.A.B. card; the Hood does not advance.
note-token-technology = Build a pod vehicle from Brains's notebook.
badge-loaded = loaded
badge-turn = active
badge-token = { $number } { $token }
badge-injured = injured: 2 actions
badge-trusts = may be transferred without asking
meter-actions = Actions left
meter-foiled = Schemes defeated
rescue-die = die { $number }
note-die = Faces 1 to 5, and the Hood in place of the 6. A Hood face counts 0, and after the Rescue the Hood advances one space for each.
face-hood = the Hood
zone-track = Disaster track: every new card pushes the others toward the skull
zone-schemes = Scheme to defeat
zone-schemes-to-come = Schemes to come
zone-events = Events in force
zone-hand = { $character }'s F.A.B. cards
zone-notebook = Brains's notebook
zone-deck = Disaster deck
zone-averted = Disaster discards
zone-fab-deck = F.A.B. deck
zone-fab-discard = F.A.B. discards
slot-free = slot { $slot }, free
slot-skull = the skull
note-skull = A disaster that is pushed here loses the game.
note-disaster = Slot { $slot } of 7 ({ $type }).
field-slot = slot { $slot } of 7
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
when-rescue = in a Rescue
when-hood = against Hood faces
when-pre = before the draw
when-idle = between actions
when-scheme = for a Scheme
percent = { $percent }%
hint-bonus = +{ $plus } { $type }
hint-no-bonus = no bonus
field-number = ≥{ $number }
field-sure = everything is in place
field-conditions = everything must be in place
part-asset = { $asset } +{ $plus }
part-own = { $character }'s own bonus +{ $plus }
part-penalty = Events −{ $minus }
part-added = tokens and cards +{ $plus }
chances = Chances of success
chance-now = { $disaster }: { $percent }%
chance-sure = { $disaster }: certain, no roll needed
chance-teamwork = with Teamwork: { $percent }%
chance-reroll = with Intelligence: { $percent }%
chance-steady = with Gordon's reroll: { $percent }%
chance-card = with “{ $card }”: { $percent }%
chance-all = with all your tokens: { $percent }%
option-level = Level
option-level-introduction = Introduction
option-level-standard = Standard
option-level-heroic = Heroic
option-level-legendary = Legendary
option-characters = Characters
option-characters-random = dealt at random
option-characters-chosen = chosen by the players
option-first-player = First player
option-first-player-random = drawn at random
option-first-player-number = player { $number }
option-permission-seconds = Time to answer a request
option-permission-seconds-unlimited = no limit
option-permission-seconds-number = { $number ->
    [one] 1 second
   *[other] { $number } seconds
}
note-option-permission-seconds = A request that is not answered in time is refused.
## What can be wrong with a content pack

error-domain = region "{ $id }": its domain cannot be "{ $given }"
error-name = { $table } "{ $id }": a name is one line of 1 to { $most } letters
error-disaster = disaster "{ $id }": it needs bonuses, and one or two tokens as its reward
error-levels = scheme: there are five of each level, not { $found } of level { $number }
error-scheme-tokens = scheme "{ $id }": there are only six tokens of the kind "{ $given }"
error-scheme-free = scheme "{ $id }": it needs tokens that are paid
error-scheme-region = scheme "{ $id }": the region "{ $given }" appears twice in its cost
error-when = fab "{ $id }": when "{ $given }" does not fit the verb "{ $verb }"; near: "{ $near }"
error-amount = event "{ $id }": amount { $given } is more than the { $most } spaces of the track
error-verb-needs = { $where }: the verb "{ $verb }" needs "{ $field }"
error-verb-field = { $where }: the verb "{ $verb }" does not take "{ $field }"; { $near }
error-verb-takes = { $where }: the verb "{ $verb }" does not take "{ $field }"
error-until-repair = event "{ $id }": until "repair" needs a machine that can be repaired; near: "rescue", "scheme"
error-two-closings = event "{ $id }": only one Event closes borders, and that is "{ $other }"

# Moments

moment-rolled = The dice are cast
moment-rerolled = Once more
moment-averted = { $character } averts “{ $disaster }”!
moment-last-slot = At the last moment: the next slot is the end.
moment-rescue-fails = “{ $disaster }” goes on
moment-missed = { $character } has { $score } and needs { $number }.
moment-drawn = { $draw }
moment-card-drawn = { $character } draws “{ $card }”
moment-card-played = { $character } plays “{ $card }”
moment-event-happens = { $event }!
moment-scheme-turned-up = The Hood's Scheme: { $scheme }
moment-scheme-defeated = “{ $scheme }” is foiled!
moment-scheme-activated = The Hood's Scheme succeeds
moment-all-lost = All is lost.

## How a play may end, in imagined futures

future-tb-end-01 = The third Scheme is defeated in time.
future-tb-end-02 = A disaster reaches the skull.
future-tb-end-03 = The Hood carries out a Scheme.
future-tb-end-04 = The last Disaster card is drawn first.

## Chapters of the rules

chapter-comp = Components
chapter-map = The map
chapter-setup = Setting up
chapter-turn = The turn
chapter-move = Moving
chapter-res = Rescues
chapter-bon = Bonuses
chapter-rew = Rewards
chapter-plan = Planning
chapter-scan = Scanning
chapter-xfer = Transferring characters
chapter-load = Loading and unloading
chapter-sch = Schemes
chapter-tok = Bonus tokens
chapter-pod = Pod vehicles
chapter-dis = The Disaster phase
chapter-fab = F.A.B. cards
chapter-hood = The Hood
chapter-evt = Events
chapter-char = Characters
chapter-info = Open information
chapter-end = The end of the game
chapter-diff = Difficulty
chapter-solo = Playing alone
chapter-score = Score
chapter-ex = Examples

## What the board says of a choice, in hints

counsel-chance =
    { $most ->
        [0] { $percent }%
       *[other] { $percent }%, or { $most }% with all tokens and rerolls
    }
counsel-press =
    { $count ->
        [one] “{ $disaster }” is on the last slot: the next disaster drawn pushes it onto the skull.
       *[other] { $count } more disasters push “{ $disaster }” onto the skull.
    }
counsel-press-only =
    { $count ->
        [one] The next disaster drawn pushes “{ $disaster }” onto the skull and, as things stand, only { $character } can be there in time.
       *[other] { $count } more disasters push “{ $disaster }” onto the skull and, as things stand, only { $character } can be there in time.
    }
counsel-other-first =
    { $count ->
        [one] “{ $disaster }” is more urgent: the next disaster drawn pushes it onto the skull.
       *[other] “{ $disaster }” is more urgent: { $count } more disasters push it onto the skull.
    }
counsel-abandoned =
    { $count ->
        [one] Nobody could then fly to “{ $disaster }” before the next disaster pushes it onto the skull.
       *[other] Nobody could then fly to “{ $disaster }” before { $count } more disasters push it onto the skull.
    }
counsel-out-of-reach = As things stand, nobody can fly to “{ $disaster }” in time.
counsel-odds =
    { $need ->
        [0] Any roll is enough.
       *[other] It takes { $need } or more on the dice: { $chance }.
    }
counsel-sure = Everything “{ $disaster }” asks for is in place: no roll, and no Hood faces.
counsel-reward = It brings { AND($tokens) }, which the Scheme still lacks.
counsel-reward-any = It brings a token of choice, and the Scheme still lacks { AND($tokens) }.
counsel-faces = The odds that the roll takes the Hood to the Scheme are { $ways } in { $of }.
counsel-faces-now = The Hood faces take the Hood to the Scheme.
counsel-faces-steps =
    { $count ->
        [one] The Hood faces take the Hood to the space before the Scheme.
       *[other] The Hood faces bring the Hood within { $count } spaces of the Scheme.
    }
counsel-lifts = It raises the chance from { $percent }% to { $most }%.
counsel-reroll =
    { $ways ->
        [0] No face of this die is enough.
        [one] One of the { $of } faces of this die is enough.
       *[other] { $ways } of the { $of } faces of this die are enough.
    }
counsel-reroll-hood = { $ways } of the { $of } faces of this die spare a step of the Hood.
counsel-turns-hood = It takes a Hood face away.
counsel-reroll-risk =
    { $ways ->
        [one] One of the { $of } faces of this die gives the success away again.
       *[other] { $ways } of the { $of } faces of this die give the success away again.
    }
counsel-makes-it = +{ $plus } makes the Rescue a success.
counsel-still-short = Even +{ $plus } leaves the Rescue { $count } short.
counsel-enough = The Rescue is a success already.
counsel-fails = The Rescue fails, { $count } short.
counsel-try-again =
    { $count ->
        [one] One action is left to try again: { $chance }.
       *[other] { $count } actions are left to try again: { $chance }.
    }
counsel-wanted =
    { $count ->
        [one] The Scheme still lacks one { $token } token.
       *[other] The Scheme still lacks { $count } { $token } tokens.
    }
counsel-not-wanted = The Scheme does not need any more { $token } tokens.
counsel-token-odds = It raises the chance of “{ $disaster }” here from { $percent }% to { $most }%.
counsel-builds = Technology could build { THE($pod) }: +{ $plus } for “{ $disaster }”.
counsel-spare = The team has { $count } { $token } tokens, more than the Scheme takes.
counsel-needs-all =
    { $count ->
        [one] The Scheme takes one { $token } token, and the team has none to spare.
       *[other] The Scheme takes { $count } { $token } tokens, and the team has none to spare.
    }
counsel-card-without-hood = Unlike a Plan, it does not move the Hood.
counsel-one-more-try = One more action is one more try at “{ $disaster }”: { $chance }.
counsel-one-more-move =
    { $count ->
        [0] One more action is enough to fly to “{ $disaster }”.
        [one] One more action brings “{ $disaster }” within one Move.
       *[other] One more action brings “{ $disaster }” within { $count } Moves.
    }
counsel-receives =
    { $count ->
        [0] { $character } is where the Scheme takes { $token }.
        [one] { $character } is one Move from where the Scheme takes { $token }.
       *[other] { $character } is { $count } Moves from where the Scheme takes { $token }.
    }
counsel-gains = It puts { AND(THE($assets)) } in place for “{ $disaster }”: +{ $plus }.
counsel-loses = It takes { AND(THE($assets)) } away from “{ $disaster }”: −{ $plus }.
counsel-meets = It puts { AND(THE($assets)) } in place, as “{ $disaster }” requires.
counsel-misses = It takes { AND(THE($assets)) } away, which “{ $disaster }” requires there.
counsel-scheme-ready = Then everything the Scheme asks for is in place.
counsel-scheme-asset = It puts { THE($asset) } in place for the Scheme.
counsel-scheme-asset-lost = It takes { THE($asset) } away from where the Scheme needs it.
counsel-scheme-tokens =
    { $count ->
        [one] One more of the tokens the Scheme takes can be paid there.
       *[other] { $count } more of the tokens the Scheme takes can be paid there.
    }
counsel-scheme-tokens-lost =
    { $count ->
        [one] One token the Scheme takes then leaves its region.
       *[other] { $count } tokens the Scheme takes then leave their region.
    }
counsel-no-watch = John then no longer takes a Hood face off every Rescue.
counsel-watch = John then takes a Hood face off every Rescue.
counsel-free-move = It is Scott's free Move and costs no action.
counsel-arrives =
    { $count ->
        [one] That leaves one action for “{ $disaster }”: { $chance }.
       *[other] That leaves { $count } actions for “{ $disaster }”: { $chance }.
    }
counsel-arrives-late = “{ $disaster }” can be tried there next turn: { $chance }.
counsel-arrives-sure = Everything “{ $disaster }” asks for is then in place: no roll is needed.
counsel-arrives-short = There, “{ $disaster }” would take { $need } on the dice, which is out of reach.
counsel-lacks = “{ $disaster }” there requires { AND(THE($assets)) }.
counsel-nearer =
    { $count ->
        [one] From there, “{ $disaster }” { FORM($region, "in") } is one more Move away.
       *[other] From there, “{ $disaster }” { FORM($region, "in") } is { $count } more Moves away.
    }
counsel-leaves = It leaves “{ $disaster }” behind, which could be tried here: { $chance }.
counsel-fetches = { CAP(THE($asset)) } can be picked up there: { FORM($region, "in") }, that is +{ $plus } for “{ $disaster }”.
counsel-fetches-needed = { CAP(THE($asset)) } can be picked up there, as “{ $disaster }” requires { FORM($region, "in") }.
counsel-takes = { CAP(THE($asset)) } can come along: { FORM($region, "in") }, that is +{ $plus } for “{ $disaster }”.
counsel-takes-needed = { CAP(THE($asset)) } can come along, as “{ $disaster }” requires { FORM($region, "in") }.
counsel-ride =
    { $count ->
        [one] In { $machine }, “{ $disaster }” is one Move away.
       *[other] In { $machine }, “{ $disaster }” is { $count } Moves away.
    }
counsel-carries =
    { $count ->
        [one] “{ $disaster }”, one Move away, gains { $plus } from { THE($asset) }.
       *[other] “{ $disaster }”, { $count } Moves away, gains { $plus } from { THE($asset) }.
    }
counsel-carries-needed = “{ $disaster }” requires { THE($asset) } { FORM($region, "in") }.
counsel-carries-scheme = The Scheme needs { THE($asset) } { FORM($region, "in") }.
counsel-unwanted = Nothing on the table asks for { THE($asset) }.
counsel-stays = It leaves { THE($asset) } in place for “{ $disaster }” (+{ $plus }) when Thunderbird 2 flies on.
counsel-stays-needed = It leaves { THE($asset) } in place for “{ $disaster }” when Thunderbird 2 flies on.
counsel-stays-scheme = It leaves { THE($asset) } in place for the Scheme when Thunderbird 2 flies on.
counsel-makes-room = It makes room for { THE($asset) }: { FORM($region, "in") }, that is +{ $plus } for “{ $disaster }”.
counsel-way-odds = The plan ends with a try at “{ $disaster }”: { $chance }.
counsel-way-sure = The plan ends with “{ $disaster }”: everything it asks for is then in place, and no roll is needed.
counsel-way-late = The plan ends where “{ $disaster }” can be tried{ $count ->
    [0] { " " }next turn
   *[other] { "" }
}: { $chance }.
counsel-unused =
    { $count ->
        [one] One action goes unused.
       *[other] { $count } actions go unused.
    }
counsel-no-danger = The last slot is empty, so the next card pushes nothing onto the skull.
counsel-draw =
    { $of ->
        [1] “{ $disaster }” is on the last slot, and the next card pushes it onto the skull.
       *[other] The odds that the next card pushes “{ $disaster }” onto the skull are { $ways } in { $of }.
    }
counsel-no-draw =
    { $of ->
        [1] Otherwise, the next card pushes “{ $disaster }” onto the skull.
       *[other] Otherwise, the odds that the next card pushes “{ $disaster }” onto the skull are { $ways } in { $of }.
    }
counsel-draw-hood =
    { $of ->
        [1] The next card takes the Hood to the Scheme.
       *[other] The odds that the next card takes the Hood to the Scheme are { $ways } in { $of }.
    }
counsel-draw-pushes =
    { $count ->
        [0] Drawn next, it pushes “{ $disaster }” onto the skull.
        [one] Drawn next, it pushes “{ $disaster }” onto the last slot.
       *[other] Drawn next, it pushes “{ $disaster }” to { $count } disasters from the skull.
    }
counsel-hood-holds =
    { $count ->
        [one] Drawn next, it gives one more turn for “{ $disaster }” on the last slot.
       *[other] Drawn next, it gives one more turn for “{ $disaster }”, { $count } disasters from the skull.
    }
counsel-next-try = { $character } is next and can try “{ $disaster }” at once: { $chance }.
counsel-next-flies =
    { $count ->
        [one] { $character } is next, one Move from “{ $disaster }”.
       *[other] { $character } is next, { $count } Moves from “{ $disaster }”.
    }
counsel-plan-quiet = From FAB 1, the first Plan of a turn does not move the Hood.
counsel-plan-scheme = It takes the Hood to the Scheme, which is not defeated.
counsel-plan-event = It takes the Hood to an Event.
counsel-plan-steps =
    { $count ->
        [one] It takes the Hood to the space before the Scheme.
       *[other] It brings the Hood within { $count } spaces of the Scheme.
    }
counsel-plan-cards =
    { $ways ->
        [one] One of the { $of } cards that may come adds to “{ $disaster }”.
       *[other] { $ways } of the { $of } cards that may come add to “{ $disaster }”.
    }
counsel-scan = It then takes { $count } more disasters to push “{ $disaster }” onto the skull.
counsel-scan-in-time = That gives { $character } the time to fly there.
counsel-repair =
    { $steps ->
        [one] { $machine } then flies one region a Move again.
       *[other] { $machine } then flies { $steps } regions a Move again.
    }
counsel-repair-hold = Thunderbird 2 can then load and unload again.
counsel-foil =
    { $count ->
        [one] The Hood is one space from this Scheme.
       *[other] The Hood is { $count } spaces from this Scheme.
    }
counsel-plays-type = { $count } of the { $of } disasters are of the { $type } type: +{ $plus } for their Rescues.
counsel-plays-john = Aboard Thunderbird 5, John takes a Hood face off every Rescue.
counsel-plays-penelope = Aboard FAB 1, Lady Penelope plans once a turn without moving the Hood.
counsel-order = { $character } could try “{ $disaster }” at once: { $chance }.
counsel-removes =
    { $count ->
        [one] It can take “{ $disaster }” off the last slot without a Rescue.
       *[other] It can take “{ $disaster }”, { $count } disasters from the skull, off the track without a Rescue.
    }
counsel-fuel = At twice the speed, “{ $disaster }” is one Move away.
counsel-would-add = “{ $disaster }” gains { $plus } from { THE($asset) } { FORM($region, "in") }.
counsel-stops-hood =
    { $count ->
        [0] Otherwise, the Hood reaches the Scheme.
        [one] Otherwise, the Hood comes to the space before the Scheme.
       *[other] Otherwise, the Hood comes within { $count } spaces of the Scheme.
    }

# What hangs on the last step

stake-last-slot = “{ $disaster }” is one slot from the skull. It is now or never.
stake-skull = One more disaster pushes “{ $disaster }” onto the skull.
stake-scheme = One step more, and the Hood carries out a Scheme.

# The first and the last act

opening-one = You are { $character }
opening-choose = Who will you be?
opening-all = International Rescue, go!
opening-goal = Defeat three Schemes of the Hood. All is lost if a disaster reaches the skull, if the Hood carries out a Scheme, or if the Disaster deck runs out.
finale-won = Thunderbirds are go!
finale-skull = The skull closes
finale-scheme = The Hood has won
finale-deck = Too many calls for help
