## Regions, machines, people and cards

region-europe = Europe
region-asia = Asia
region-africa = Africa
region-north-america = North America
region-south-america = South America
region-australia = Australia
region-indian-ocean = Indian Ocean
region-north-pacific = North Pacific
region-south-pacific = South Pacific (Tracy Island)
region-north-atlantic = North Atlantic
region-south-atlantic = South Atlantic
region-geostationary-orbit = Geostationary Orbit
region-moon = Moon
region-mars = Mars
region-asteroid-belt = Asteroid Belt
region-venus = Venus
region-mercury = Mercury
region-sun = Sun
asset-tb1 = Thunderbird 1
asset-tb2 = Thunderbird 2
asset-tb3 = Thunderbird 3
asset-tb4 = Thunderbird 4
asset-tb5 = Thunderbird 5
asset-fab1 = FAB 1
asset-mole = Mole
asset-firefly = Firefly
asset-laser-cutter = Laser Cutter
asset-recovery-vehicles = Recovery Vehicles
asset-domo = DOMO
asset-elevator-cars = Elevator Cars
asset-excavator = Excavator
asset-thunderizer = Thunderizer
asset-transmitter-truck = Transmitter Truck
asset-mobile-crane = Mobile Crane
asset-scott = Scott
asset-virgil = Virgil
asset-alan = Alan
asset-gordon = Gordon
asset-john = John
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
disaster-move-and-youre-dead = Move - and You're Dead
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

ability-scott = Rescue bonus: 2 for air. Aboard Thunderbird 1: one Move of it costs no action in each of his turns.
ability-virgil = Rescue bonus: 2 for land. Aboard Thunderbird 2: his Moves with it have top speed 3.
ability-alan = Rescue bonus: 2 for space. Aboard Thunderbird 3 in space: once a turn, an action takes a Technology or Intelligence token.
ability-gordon = Rescue bonus: 3 for sea. Aboard Thunderbird 4: once a turn, he rerolls a die of his own Rescue for free.
ability-john = Rescue bonus: 2 for space. Aboard Thunderbird 5: ignores one Hood face in every Rescue of any player.
ability-lady-penelope = No rescue bonus. Aboard FAB 1: the first Plan of each of her turns does not advance the Hood.
note-card-add = During { $type_id ->
        [air] an air
        [land] a land
        [sea] a sea
       *[space] a space
    } Rescue: +{ $amount }.
note-card-turn-die = During a Rescue, after the roll: turn one die to 5.
note-card-stop-hood = When a Rescue ends with Hood faces: the Hood does not advance for them.
note-card-skip-draw = After the Action phase: no Disaster card is drawn this turn.
note-card-discard = Between actions: discard a disaster ({ $types }), without reward.
note-card-extra-action =
    { $amount ->
        [one] Between actions: the active player gets one more action.
       *[other] Between actions: the active player gets { $amount } more actions.
    }
note-card-order = Between actions: a player whose turn it is not may take one action at once.
note-card-serve = Between actions: one player takes these tokens: { $tokens }.
note-card-take =
    { $amount ->
        [one] Between actions: take a token of your choice.
       *[other] Between actions: take { $amount } tokens of your choice.
    }
note-card-fuel = Between actions, on your turn: your next Move has twice the top speed.
note-card-sail = Between actions: FAB 1 goes to any region on Earth, with everyone aboard.
note-card-bring = Between actions: a character goes to a free seat of any machine anywhere.
note-card-exchange = Between actions: one player gives any tokens to another, wherever they are.
note-card-pay-afar = While a Scheme is being defeated: one player pays tokens from anywhere.
note-card-look = Between actions: look at the top { $amount } cards of the Disaster deck and put them back in any order.
note-trouble-penalty = Every Rescue scores { $amount } less, { $until ->
        [scheme] until the next Scheme is defeated
       *[rescue] until a Rescue succeeds
    }.
note-trouble-slow = The top speed of { $machine } is 1, { $until ->
        [rescue] until a Rescue succeeds
        [scheme] until the next Scheme is defeated
       *[repair] until it is repaired
    }.
note-trouble-jam = Thunderbird 2 can neither load nor unload, { $until ->
        [rescue] until a Rescue succeeds
        [scheme] until the next Scheme is defeated
       *[repair] until it is repaired
    }.
note-trouble-close = Some borders are closed, { $until ->
        [rescue] until a Rescue succeeds
       *[scheme] until the next Scheme is defeated
    }.
note-trouble-wreck = Pod vehicles that lie unloaded on Tracy Island become plans again.
note-trouble-injure = The next player has one fewer action on their next turn.
note-trouble-lose-tokens = Each player discards a token.
note-trouble-lose-cards = Each player discards an F.A.B. card.
note-trouble-interrupt = No F.A.B. card and no Scan until the end of the next player's turn.
note-trouble-advance =
    { $amount ->
        [one] The Hood advances one more space.
       *[other] The Hood advances { $amount } more spaces.
    }
note-machine =
    Top speed { $speed }, { $room } { $room ->
        [one] seat
       *[other] seats
    }.

## What can be done

action-move = Move to { $region }
action-rescue = Rescue: { $disaster }
action-plan = Plan: draw an F.A.B. card, the Hood advances
action-scan = Scan: move { $disaster } one slot back
action-repair = Repair: end { $event }
action-gather = Alan: take a token, { $token }
action-transfer = Transfer { $character } to { $machine }
action-swap = Swap seats: { $character } and { $partner }
action-load = Load { $asset } into Thunderbird 2
action-unload = Unload { $asset } from Thunderbird 2
action-foil = Defeat the Scheme
action-foil-with = Defeat the Scheme, { $character } paying by walkie talkie
action-spend =
    { $token_id ->
        [determination] { $character }: use Determination for one more action
        [logistics] { $character }: use Logistics for an F.A.B. card
       *[other] { $character }: use { $token }
    }
action-build = { $character }: use Technology to build { $pod }
action-play = Play “{ $card }”
action-change = Change { $character } for { $newcomer }: that is the whole turn
action-stand-down = John no longer ignores Hood faces
action-keep-watch = John ignores Hood faces again
action-revoke = Ask me again before I am transferred
action-end-actions = End the Action phase
action-roll = Roll the dice
action-reroll = Use Intelligence: reroll die { $die }
action-steady = Gordon: reroll die { $die } for free
action-add-two = Use Teamwork: 2 more
action-done = That is all
action-allow = Allow it
action-allow-always = Allow it, and do not ask me again this evening
action-refuse = Refuse
action-pay = { $character } pays { $count }
action-take = Take a token: { $token }
action-give-up = Discard a token: { $token }
action-give-up-card = Discard “{ $card }”
action-give = Give a token: { $token }
action-choose = { $character }
action-pick = Discard { $disaster }
action-turn = Turn die { $die } to 5
action-sail = FAB 1 goes to { $region }
action-bring = { $character } goes to { $machine }
action-link = { $character } gives to { $partner }
action-put-back = Lay back next: { $draw }
action-pass = Not now
action-deal = deal { $character }
action-first = { $character } begins
action-turn-up = Scheme: { $scheme }
action-happen = Event: { $event }
action-draw = drawn: { $draw }
action-draw-card = drawn: { $card }
action-dice = dice { $first } and { $second }
action-face = die { $face }

## What is asked

prompt-choose-character = Which character do you want to play?
prompt-take-turn = { $character }: actions and operations, or the end of the Action phase.
prompt-open-rescue = { $character } rescues: { $disaster }. Bonuses so far: { $bonus }. What can still change the roll?
prompt-turn-die = { $character }: which die is turned to 5?
prompt-hood-faces = Hood faces are showing. Play a card so that the Hood does not advance?
prompt-last-faces = Hood faces are showing. Play a card so that the Hood does not advance?
prompt-before-draw = A Disaster card is about to be drawn. Play an F.A.B. card first?
prompt-last-cards = A Disaster card is about to be drawn. Play an F.A.B. card first?
prompt-take-reward = { $character }: which token do you take?
prompt-take-gift = { $character }: which token does Sir Jeremy Hodge give you?
prompt-lose-token = { $character }: which token do you discard?
prompt-lose-card = { $character }: which F.A.B. card do you discard?
prompt-ask-transfer = { $asker } wants to transfer { $character } to { $machine }. Do you allow it?
prompt-ask-swap = { $asker } wants { $character } and { $partner } to exchange seats. Do you allow it for { $asked }?
prompt-propose-payment = The Scheme can be paid in several ways: who pays what?
prompt-confirm-payment = The Scheme is to be defeated. { $character } would give: { $tokens }. Do you agree?
prompt-pick-disaster = { $character }: which disaster do you discard?
prompt-give-order = { $character } has Jeff's Orders: who takes an action at once?
prompt-follow-order = { $character } takes one action on Jeff's orders.
prompt-serve-meal = { $character }: whom does Grandma cook for?
prompt-sail-fab = { $character }: where does FAB 1 go?
prompt-bring-character = { $character }: who goes to which machine?
prompt-ask-bring = { $asker } plays the Tracy Brothers' Portraits to bring { $character } to { $machine }. Do you allow it?
prompt-link-players = { $character }: who gives tokens to whom?
prompt-ask-receiver = { $character } would give tokens to { $partner }. Do you accept?
prompt-ask-giver = { $character } is asked to give tokens to { $partner }: which is the first?
prompt-give-tokens = { $character } gives tokens to { $partner }: which, or is that all?
prompt-arrange = { $character }: which card lies next on the deck?

## What happened

event-plays = { $seat } plays { $character }.
event-laid = Slot { $slot }: { $draw }.
event-scheme-turned-up = The Hood's Scheme: { $scheme }.
event-turn-begins = It is { $character }'s turn.
event-moved = { $character } moves { $machine } to { $region }.
event-rescue-begins = { $character } attempts a Rescue: { $disaster } ({ $type }).
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
event-two-added = { $character } uses Teamwork: 2 more.
event-die-turned = Die { $die } is turned to 5.
event-averted = { $character } averts the disaster: { $disaster }.
event-rescue-fails = { $character } fails with { $score } against { $number }: { $disaster }.
event-token-taken = { $character } takes a token: { $token }.
event-token-lost = { $character } discards a token: { $token }.
event-token-given = { $character } gives { $partner } a token: { $token }.
event-card-drawn = { $character } draws “{ $card }”.
event-card-lost = { $character } discards “{ $card }”.
event-card-played = { $character } plays “{ $card }”.
event-card-kept = “{ $card }” stays with { $character }.
event-reshuffle = The F.A.B. discard pile is shuffled into a new deck.
event-plans-ahead = { $character } plans ahead.
event-repairs = { $character } repairs the damage: { $event }.
event-scanned = { $character } scans: “{ $disaster }” moves back to slot { $slot }.
event-transferred = { $character } changes to { $machine }.
event-swapped = { $character } and { $partner } exchange seats.
event-allowed = { $character } allows it.
event-allowed-always = { $character } allows it, now and later.
event-refused = { $character } refuses.
event-revoked = { $character } wants to be asked again before a transfer.
event-keeps-watch = John keeps watch for Hood faces again.
event-stands-down = John no longer ignores Hood faces.
event-loaded = { $asset } is loaded into Thunderbird 2.
event-unloaded = { $asset } is unloaded: { $region }.
event-pressed-on = { $character } uses Determination: one more action.
event-built = { $character } has { $pod } built.
event-tokens-paid = { $character } pays: { $tokens }.
event-scheme-defeated = The Scheme is defeated: { $scheme }!
event-scheme-activated = The Hood reaches space { $position } and carries out his Scheme.
event-hood-advances = The Hood advances to space { $position }.
event-event-happens = Event: { $event }.
event-event-over = It is over: { $event }.
event-drawn = Drawn from the Disaster deck: { $draw }.
event-seen-ahead = On top of the Disaster deck: { $draw }.
event-removed = { $disaster } is discarded.
event-sailed = FAB 1 goes to { $region }.
event-changed = { $newcomer } takes the place of { $character }.

## Why not

reason-no-action-left = No action is left in this turn.
reason-only-active = Only the active player decides this: { $character }.
reason-too-many-operations = Thirty operations without an action are enough.
reason-never-moves = { $machine } never moves.
reason-loaded = { $machine } is loaded in Thunderbird 2; unload it first.
reason-there-already = { $machine } is there already.
reason-orange-only = { $machine } flies only the orange path, not to { $region }.
reason-not-orange = { $machine } cannot use the orange path to { $region }.
reason-volcano = An Event has closed the way of { $machine } to { $region }.
reason-too-far =
    { $steps ->
        [one] { $region } is too far for { $machine }, which makes one step.
       *[other] { $region } is too far for { $machine }, which makes { $steps } steps.
    }
reason-not-on-track = { $disaster } does not lie on the Disaster track.
reason-rescue-elsewhere = { $disaster } is in { $region }, and your character is not.
reason-condition-missing = { $disaster } needs all its conditions first.
reason-no-card-left = No F.A.B. card can be drawn.
reason-scan-elsewhere = Only from aboard Thunderbird 5 can you scan.
reason-first-slot = { $disaster } lies on the first slot.
reason-slot-taken = Slot { $slot } is taken, so { $disaster } cannot go back.
reason-comms-interrupted = Communications are interrupted: no F.A.B. card, no Scan.
reason-nothing-to-repair = { $event } is nothing that can be repaired.
reason-not-in-force = { $event } is not in force.
reason-repair-on-the-island = You and { $machine } must both be on Tracy Island.
reason-only-alan = Only Alan's player can do this.
reason-not-this-token = Alan finds Technology or Intelligence, not { $token }.
reason-ability-on-own-turn = This ability works on the own turn only.
reason-alan-in-space = Alan must be aboard Thunderbird 3, in space.
reason-once-a-turn = This can be done once in a turn.
reason-none-left = No { $token } token is left in the supply.
reason-not-in-your-region = { $asset } is not in the region of your character.
reason-machine-elsewhere = { $machine } is not in the region of your character.
reason-aboard-already = { $character } is aboard { $machine } already.
reason-no-free-seat = { $machine } has no free seat.
reason-same-machine = Both sit in the same machine, where all seats are alike.
reason-swap-other-way-round = It is the same exchange as that of { $character } and { $partner }.
reason-card-resolves = A card is being settled, and nothing can interrupt it.
reason-take-first = The reward is taken first; nothing comes between.
reason-hood-faces-first = The Hood faces are settled first.
reason-actions-are-over = The Action phase is over.
reason-propose-first = Settle first who pays for the Scheme.
reason-payer-elsewhere = { $character } is not in the region { $region } and cannot pay { $token } there.
reason-payer-first = Settle first how many { $token } tokens { $character } pays.
reason-has-only =
    { $count ->
        [0] { $character } has no { $token } token.
        [one] { $character } has only one { $token } token.
       *[other] { $character } has only { $count } { $token } tokens.
    }
reason-too-many-paid = { $token } tokens still due for the Scheme: no more than { $count }.
reason-too-few-paid = That is too few: the others could not pay the rest. { $token } tokens missing: { $count }.
reason-answer-first = Answer the request first.
reason-nothing-to-revoke = You have given no standing permission.
reason-not-cargo = { $asset } is a person, not cargo.
reason-never-loaded = { $asset } can never be loaded.
reason-no-carrier-here = Thunderbird 2 is not in the region of your character.
reason-loaded-already = { $asset } is loaded already.
reason-not-loaded = { $asset } is not loaded.
reason-not-here = { $asset } is not where Thunderbird 2 is.
reason-hold-full = The hold takes Thunderbird 4, or FAB 1, or two pod vehicles.
reason-hold-sabotaged = The pod hydraulics are sabotaged: Thunderbird 2 can neither load nor unload.
reason-asset-missing = { $asset } is missing in { $region }.
reason-tokens-missing = { $token } tokens missing in { $region }: { $count }.
reason-nobody-pays-afar = Nobody has a card that lets somebody pay from afar.
reason-nobody-plays = Nobody plays { $character }.
reason-no-help = { $character } paying from afar would not be enough or is not needed.
reason-not-johns-turn = Only John's player decides this, on John's turn.
reason-so-already = It is so already.
reason-not-your-card = “{ $card }” does not lie before you.
reason-card-for-rescue = “{ $card }” is played during a Rescue.
reason-card-for-hood-faces = “{ $card }” is played when a Rescue ends with Hood faces.
reason-card-for-draw = “{ $card }” is played just before the Disaster draw.
reason-card-between-actions = “{ $card }” is played in the Action phase, between actions.
reason-rescue-settled = The Rescue is settled: “{ $card }” comes too late.
reason-card-for-scheme = “{ $card }” is played by defeating a Scheme with it.
reason-card-useless = “{ $card }” would do nothing now.
reason-wrong-type = “{ $card }” does not help in a Rescue of this type: { $type }.
reason-not-your-character = You do not play { $character }.
reason-name-a-pod = Name the pod vehicle that is to be built.
reason-tokens-are-kept = Tokens are given to other players only when a card says so.
reason-token-for-rescue = { $token } tokens are used on a roll.
reason-no-such-token = You have no { $token } token.
reason-built-already = { $pod } is built already.
reason-only-in-solo = Characters change only in the solo game.
reason-turn-begun = A change is a whole turn, and this one has begun.
reason-too-many-changes = Three changes in a row are enough.
reason-not-in-reserve = { $character } is not in the reserve.
reason-not-on-the-island = { $character } is not in the South Pacific.
reason-taken = { $character } is taken.
reason-rescue-under-way = A Rescue is under way: { $disaster }.
reason-not-your-roll = { $character } made this roll, and only its player can do that.
reason-rolled-already = The dice have been rolled.
reason-enough-already = The Rescue has succeeded already; this would change nothing.
reason-roll-first = The dice come first.
reason-not-steady = Gordon rerolls once in his own turn, aboard Thunderbird 4.
reason-not-discardable = This card cannot discard “{ $disaster }”.
reason-not-off-turn = Choose a player whose turn it is not and who can act.
reason-only-an-action = The order is for one action, not for operations.
reason-fab1-cannot-go = FAB 1 cannot go to { $region }.
reason-nothing-to-give = { $character } has no token to give.
reason-passed-over = Tokens are given kind by kind: { $token } was passed over.
reason-link-to-oneself = { $character } cannot give tokens to { $character }: another player receives them.
reason-not-looked-at = { $draw } is not among the cards to be laid back.

## How it ends

outcome-won = The three Schemes are defeated: International Rescue has won with { $score } points.
outcome-skull = A disaster has reached the skull: all have lost, with { $score } points.
outcome-scheme = The Hood has carried out his Scheme: all have lost, with { $score } points.
outcome-deck = The last Disaster card is drawn: all have lost, with { $score } points.

## What lies on the table

hangar = Hangar of Tracy Island
note-hangar = Pod vehicles wait here for Thunderbird 2.
hood = the Hood
hood-space = space { $position } of the Hood's track
face-down-event = an Event, face down
note-face-down-event = It happens when the Hood comes here.
scheme-level = Scheme of level { $level }
note-scheme = If the Hood comes here before it is defeated, all have lost.
note-scheme-foiled = Defeated.
note-scheme-marker = The Scheme wants something here.
token-of = { $token } ({ $character })
note-token-teamwork = 2 more on a roll of your own Rescue.
note-token-intelligence = Reroll a die of your own Rescue.
note-token-determination = One more action in your turn.
note-token-logistics = Draw an F.A.B. card; the Hood does not advance.
note-token-technology = Build a pod vehicle of Brains's notebook.
badge-loaded = loaded
badge-turn = has the turn
badge-token = { $number } { $token }
badge-injured = injured: 2 actions
badge-trusts = may be transferred without asking
meter-actions = Actions left
meter-foiled = Schemes defeated
rescue-die = die { $number }
zone-track = Disaster track: the skull comes nearer with every card
zone-schemes = Scheme to defeat
zone-schemes-to-come = Schemes to come
zone-events = Events in force
zone-hand = F.A.B. cards of { $character }
zone-notebook = Brains's notebook
zone-deck = Disaster deck
zone-averted = Disaster discards
zone-fab-deck = F.A.B. deck
zone-fab-discard = F.A.B. discards
slot-free = slot { $slot }, free
slot-skull = the skull
note-skull = A disaster that is pushed here loses the game.
note-disaster = Slot { $slot } of 7 ({ $type }). ✓ counts now, ○ would count if it were there.
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
percent = { $percent } %
field-number = ≥{ $number }
field-sure = all there
field-conditions = all must be there
part-asset = { $asset } +{ $plus }
part-own = { $character }'s own +{ $plus }
part-penalty = Events −{ $minus }
part-added = tokens and cards +{ $plus }
chances = Chances of a Rescue
chance-now = { $disaster }: { $percent } %
chance-sure = { $disaster }: succeeds without a roll
chance-teamwork = with Teamwork: { $percent } %
chance-reroll = with Intelligence: { $percent } %
chance-steady = with Gordon's reroll: { $percent } %
chance-card = with “{ $card }”: { $percent } %
chance-all = with all own tokens: { $percent } %
option-level = Difficulty
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
