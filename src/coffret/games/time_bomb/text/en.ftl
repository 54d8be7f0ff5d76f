# Names

role-mister-x = Mister X
role-viper = Viper
role-el-diablo = El Diablo
role-belleville = Belleville
role-diaz = Diaz
role-ace = Ace
role-yuri = Yuri
role-shadow = Shadow

faction-organisation = the Organisation
faction-agency = the Agency
faction-shadow = Shadow

colour-red = red
colour-blue = blue

cable-secure = a secure cable
cable-defuser = a defusing cable
cable-bomb = the bomb
cable-unknown = a cable, face down

bomb-yes = the bomb
bomb-no = no bomb
bomb-no-comment = nothing about the bomb

side-left = to the left
side-right = to the right
side-opposite = across the table

place-london = London
place-paris = Paris
place-new-york = New York
place-marrakesh = Marrakesh
place-venice = Venice
place-sao-paulo = São Paulo
place-pretoria = Pretoria
place-reykjavik = Reykjavik
place-hong-kong = Hong Kong
place-berlin = Berlin
place-havana = Havana
place-geneva = Geneva
place-tokyo = Tokyo
place-moscow = Moscow
place-cairo = Cairo
place-sydney = Sydney
place-singapore = Singapore

# What the Locations say

about-london = You may not cut back: leave alone the player who held the cutters just before you.
about-paris = Nobody is cut twice this round.
about-new-york = Spy on one cable of your left neighbour (4 players: of the player opposite).
about-marrakesh = Take up your cables, slip one of your choice to your left neighbour (4 players: to the player opposite), shuffle and lay out again.
about-venice = Show a cover to your right neighbour as well (4 players: show your cover to your left neighbour).
about-sao-paulo = Cut only at a direct neighbour.
about-pretoria = The first player puts one player to the lie detector and learns his defusers and bomb (4 players: bomb only).
about-reykjavik = Blackout: cut cables are turned up only when the round is over, in order.
about-hong-kong = The cutters go round clockwise.
about-berlin = You may not cut at a neighbour (4 players: not at your right neighbour).
about-havana = Take up your cables and lay them out in an order you know; when you are named you choose which one is cut.
about-geneva = The table votes on whom to cut; the holder breaks ties.
about-tokyo = All cables are dealt anew and nobody looks at them.
about-moscow = Radio silence until the round is over.
about-cairo = The first player grants another player safe conduct: he cannot be cut (4 players: until two cables are cut).
about-sydney = X-ray: look at one cable of your target, then cut it or another of his.
about-singapore = The first player may swap two players' rows (4 players: must).

# Options of a table

option-locations = Play with Locations
note-option-locations = Each round is played in a place with a rule of its own.
option-open-briefing = Declare one after another
note-option-open-briefing = Otherwise all declarations of the briefing are shown at once.
option-talk-limit = Statements per player between two cuts
option-talk-limit-unlimited = no limit
note-option-talk-limit = Without a limit the talk needs a clock.
option-talk-clock = Time to talk before each cut
option-talk-clock-none = no clock
option-talk-clock-number = { $number ->
    [one] 1 second
   *[other] { $number } seconds
}
note-option-talk-clock = When the time is up, the cut is drawn at random.
option-first-player = First player
option-first-player-random = drawn at random
option-first-player-number = player { $number }
option-first-claim = Players say who begins
note-option-first-claim = After the reveal: whoever was last in that place, or told the last lie.

# What is asked

prompt-show-covers = Everybody shows a cover to the neighbour { $side }.
prompt-say-who-begins = Who was last in the place revealed, or else told the last lie? Whoever it was begins.
prompt-spy = { $seat }, look in secret at one cable of { $owner }.
prompt-slip-cable = Everybody chooses a cable to pass on { $side }, face down.
prompt-use-detector = { $seat }, whom do you put to the lie detector?
prompt-grant-safe-conduct = { $seat }, to whom do you grant safe conduct?
prompt-swap-rows = { $seat }, whose rows do you swap?
prompt-briefing = Briefing: everybody declares what was dealt to him, truly or not, or stays silent.
prompt-declare-in-turn = { $seat }, declare what was dealt to you, truly or not, or stay silent.
prompt-talk = { $seat }, say something or pass.
prompt-speak-or-name = { $seat }, you hold the cutters: speak, wait, or name the player who gives up a cable.
prompt-speak-or-vote = { $seat }, you hold the cutters: speak, wait, or call the vote.
prompt-speak-or-look = { $seat }, you hold the cutters: speak, wait, or look at a cable of the player you want to cut.
prompt-speak-or-cut = { $seat }, you hold the cutters: speak, wait, or cut a cable.
prompt-yield-cable = { $seat }, you were named: which of your cables is cut?
prompt-vote-for-target = Everybody votes: where shall { $seat } cut?
prompt-cut-voted = { $seat }, the vote fell on { $targets }: cut a cable there.
prompt-cut-after-look = { $seat }, you looked at cable { $position } of { $owner }: cut it or another one of the same row.

# What can be done

action-deal-roles = Deal the roles { $roles }
action-deal = Deal the cables { $cables }
action-reveal = Reveal { $place }
action-throw = Throw the fate token: { $colour }
action-draw-first = { $seat } begins
action-show = Show your { $colour } cover
action-claim-first = It was me
action-leave-first = Not me
action-look = Look at cable { $position } of { $owner }
action-slip = Pass on { $cable }
action-detect = Put { $seat } to the lie detector
action-protect = Grant { $seat } safe conduct
action-swap = Swap the rows of { $one } and { $two }
action-decline = Swap nothing
action-call-vote = Call the vote
action-vote = Vote for { $seat }
action-designate = Name { $seat }
action-yield = Give up your cable { $position }
action-declare =
    { $defusers ->
        [one] Declare 1 defuser and { $bomb }
       *[other] Declare { $defusers } defusers and { $bomb }
    }
action-silent = Stay silent
action-revise =
    { $defusers ->
        [one] Declare anew: 1 defuser and { $bomb }
       *[other] Declare anew: { $defusers } defusers and { $bomb }
    }
action-accuse =
    { $faction_id ->
        [shadow] Accuse { $seat } of being Shadow
       *[other] Accuse { $seat } of belonging to { $faction }
    }
action-vouch = Vouch for { $seat }
action-propose = Propose to cut { $seat }
action-claim-faction =
    { $faction_id ->
        [shadow] Claim to be Shadow
       *[other] Claim to belong to { $faction }
    }
action-claim-cover = Claim that { $seat } showed you a { $colour } cover
action-spare = Ask that { $seat } not be cut
action-propose-cable = Propose cable { $position } of { $owner }
action-claim-cable = Claim that cable { $position } of { $owner } is { $cable }
action-claim-gave = Claim that you passed on { $cable }
action-claim-got = Claim that you were given { $cable }
action-claim-reading =
    { $defusers ->
        [one] Claim: the detector found 1 defuser and { $bomb } with { $seat }
       *[other] Claim: the detector found { $defusers } defusers and { $bomb } with { $seat }
    }
action-claim-bomb =
    { $bomb_id ->
        [yes] Claim: the detector found the bomb with { $seat }
       *[no] Claim: the detector found no bomb with { $seat }
    }
action-pass = Pass until the next cut
action-wait = Wait and listen to the others once more
action-cut = Cut cable { $position } of { $owner }
action-expire = The clock runs out

# What happened

event-role = { $seat } is dealt the role { $role }.
event-role-hidden = { $seat } is dealt a role.
event-round = Round { $round } begins.
event-dealt =
    { $seat } is dealt { $count } cables: { $defusers ->
        [one] 1 defuser
       *[other] { $defusers } defusers
    } and { $bomb }.
event-dealt-hidden = { $seat } is dealt { $count } cables and looks at them.
event-dealt-blind = { $seat } is dealt { $count } cables without looking at them.
event-reveal = The Location of this round is { $place }.
event-fate =
    { $colour_id ->
        [red] The fate token shows red: Shadow has to explode the bomb.
       *[blue] The fate token shows blue: Shadow has to defuse the bomb.
    }
event-first = { $seat } is first player and takes the cutters.
event-claim-first = { $seat } claims to have been there last, or to have told the last lie.
event-answered = { $seat } has chosen.
event-cover = { $owner } shows { $seat } a { $colour } cover.
event-covers-shown = Everybody has shown a cover { $side }.
event-cover-hidden = { $owner } shows { $seat } a cover.
event-look = { $seat } looks at cable { $position } of { $owner }: { $cable }.
event-look-hidden = { $seat } looks at cable { $position } of { $owner }.
event-slip = { $seat } passes { $cable } to { $owner }.
event-cables-slipped = Everybody has passed on a cable { $side }.
event-slip-hidden = { $seat } passes a cable to { $owner }.
event-detect =
    { $speaker } puts { $seat } to the lie detector: { $defusers ->
        [one] 1 defuser
       *[other] { $defusers } defusers
    } and { $bomb }.
event-detect-hidden = { $speaker } puts { $seat } to the lie detector.
event-detect-bomb = { $speaker } puts { $seat } to the lie detector: { $bomb }.
event-detect-bomb-hidden = { $speaker } puts { $seat } to the lie detector.
event-row-known = { $seat } lays out his row anew: { $cables }.
event-row-known-hidden = { $seat } lays out his row anew, in an order he knows.
event-protect = { $speaker } grants { $seat } safe conduct.
event-swap = { $speaker } swaps the rows of { $one } and { $two }.
event-decline = { $speaker } swaps nothing.
event-declare =
    { $defusers ->
        [one] { $speaker } declares 1 defuser and { $bomb }.
       *[other] { $speaker } declares { $defusers } defusers and { $bomb }.
    }
event-silent = { $speaker } declares nothing.
event-revise =
    { $defusers ->
        [one] { $speaker } declares anew: 1 defuser and { $bomb }.
       *[other] { $speaker } declares anew: { $defusers } defusers and { $bomb }.
    }
event-accuse =
    { $faction_id ->
        [shadow] { $speaker } accuses { $seat } of being Shadow.
       *[other] { $speaker } accuses { $seat } of belonging to { $faction }.
    }
event-vouch = { $speaker } vouches for { $seat }.
event-propose = { $speaker } proposes to cut { $seat }.
event-claim-faction =
    { $faction_id ->
        [shadow] { $speaker } claims to be Shadow.
       *[other] { $speaker } claims to belong to { $faction }.
    }
event-claim-cover = { $speaker } claims that { $seat } showed him a { $colour } cover.
event-spare = { $speaker } asks that { $seat } not be cut.
event-propose-cable = { $speaker } proposes cable { $position } of { $owner }.
event-claim-cable = { $speaker } claims that cable { $position } of { $owner } is { $cable }.
event-claim-gave = { $speaker } claims to have passed on { $cable }.
event-claim-got = { $speaker } claims to have been given { $cable }.
event-claim-reading =
    { $defusers ->
        [one] { $speaker } claims that the detector found 1 defuser and { $bomb } with { $seat }.
       *[other] { $speaker } claims that the detector found { $defusers } defusers and { $bomb } with { $seat }.
    }
event-claim-bomb =
    { $bomb_id ->
        [yes] { $speaker } claims that the detector found the bomb with { $seat }.
       *[no] { $speaker } claims that the detector found no bomb with { $seat }.
    }
event-pass = { $speaker } passes.
event-designate = { $speaker } names { $seat }, who gives up a cable.
event-call-vote = { $speaker } calls the vote.
event-vote = { $speaker } votes for { $seat }.
event-clock-ran-out = The clock has run out: a cut is drawn for { $seat }.
event-cut = { $cutter } cuts cable { $position } of { $owner }: { $cable }.
event-cut-in-the-dark = { $cutter } cuts cable { $position } of { $owner }; it stays face down.
event-turned-up = Cable { $position } of { $owner }, cut by { $cutter }, is turned up: { $cable }.
event-role-shown = { $seat } was { $role }.
event-role-unseen = The unseen role was { $role }.

# Why not

reason-own-row = You cannot cut one of your own cables.
reason-empty-row = { $owner } has no cable left.
reason-no-cutting-back = { $place }: { $owner } held the cutters just before and may not be cut now.
reason-cut-already = { $place }: a cable of { $owner } has been cut in this round already.
reason-too-far = { $place }: only direct neighbours may be cut, and { $owner } is none.
reason-too-near = { $place }: { $owner } sits beside the cutter and may not be cut.
reason-safe-conduct = { $place }: { $owner } has safe conduct and may not be cut now.
reason-short-row = In this round a row has only { $count } cables.
reason-not-face-down = Cable { $position } of { $owner } has been cut already.
reason-not-holder = Only the holder of the cutters cuts.
reason-owner-chooses = Name a player; he chooses which of his cables is cut.
reason-vote-first = The table votes on whom to cut: call the vote.
reason-look-first = First look at a cable of the player you want to cut.
reason-not-voted = The vote fell on { $targets }.
reason-only-looked-at = You looked at a cable of { $owner } and must cut in the same row.
reason-holder-must-cut = The holder of the cutters may not pass: he must cut.
reason-holder-waits = Only the holder of the cutters waits; you can pass.
reason-nobody-left = Nobody else can speak any more: there is nothing to wait for.
reason-clock-only = That is for the clock alone.
reason-briefing-only = Declarations are made in the briefing; later you can declare anew instead.
reason-before-a-cut = Statements are made after the briefing, before a cut.
reason-radio-silence = { $place }: no talk in this round.
reason-no-declarations = { $place }: nobody has seen his cables, so nothing is declared in this round.
reason-said-enough =
    { $count ->
        [one] You have made your statement before this cut.
       *[other] You have made your { $count } statements before this cut.
    }
reason-not-so-many-left =
    { $count ->
        [one] Only 1 defuser is still uncut.
       *[other] Only { $count } defusers are still uncut.
    }
reason-not-so-many-cables =
    { $count ->
        [one] Only 1 of the cables dealt to you is uncut.
       *[other] Only { $count } of the cables dealt to you are uncut.
    }
reason-no-room-for-bomb = With so many defusers among { $count } cables there is no room for the bomb.
reason-about-yourself = That is said of another player.
reason-propose-holder = { $seat } holds the cutters and cannot be cut now.
reason-cover-not-shown = { $seat } has never shown you a cover.
reason-cable-not-seen = You have not seen cable { $position } of { $owner }, or it is no longer face down.
reason-nothing-passed-on = No cables were passed on in this round.
reason-no-such-reading = The lie detector has told you nothing of that kind about { $seat }.
reason-no-showing = Nobody may show his role, his cover or his cables unless set-up or a Location asks for it.
reason-not-your-cover = Your role has no { $colour } cover.
reason-no-looking = Nobody may look at a face-down cable unless a Location allows it.
reason-only-there = Only { $place } asks for that.
reason-drawn = That is drawn, not chosen.
reason-spy-elsewhere = You look at a cable of { $owner }.
reason-no-such-cable = You do not hold { $cable }.
reason-another-player = Choose another player, not yourself.
reason-two-players = Two different rows are swapped, the lower seat named first.
reason-must-swap = With four players two rows must be swapped.

# The end

outcome-organisation =
    { $count ->
        [0] The Organisation wins, but nobody at the table belongs to it.
       *[other] The Organisation wins: { $winners }.
    }
outcome-agency =
    { $count ->
        [0] The Agency wins, but nobody at the table belongs to it.
       *[other] The Agency wins: { $winners }.
    }
outcome-shadow = Shadow wins alone: { $winners }.

# The table

middle = In the middle
row = Cables of { $owner }
row-dealt-to = Before { $owner }: the cables dealt to { $seat }
cut-by = cut by { $cutter }
known-to-you = face down, but you know it
field-cut = cut
field-covers = { $colours } cover
role-cards = Role
goal-organisation = Wants the bomb to explode.
goal-agency = Wants all defusing cables to be cut.
goal-shadow = Wants to end the game personally, by cutting the bomb or the last defusing cable (4 players: the fate token says which).
fate-red = Fate: Shadow must explode the bomb
fate-blue = Fate: Shadow must defuse the bomb
meter-round = Round
meter-cuts = Cuts in this round
meter-defusers = Defusers found
meter-secure = Secure cables found
meter-dark = Cut in the dark
badge-cutters = cutters
badge-first = first player
badge-role = { $role }
badge-cover = showed you { $colour }
badge-safe = safe conduct
badge-vote = votes for { $seat }
badge-answered = has chosen
badge-declared =
    { $bomb_id ->
        [yes] declared { $defusers } D + bomb, found { $count }
        [no] declared { $defusers } D, no bomb, found { $count }
       *[no_comment] declared { $defusers } D, found { $count }
    }
feed-known = What you know
feed-talk = Talk of this round
feed-earlier = Said before
feed-cuts = Cuts
feed-record = Declared and found
record-line =
    { $bomb_id ->
        [yes] Round { $round }, { $seat }: { $defusers } defusers declared with the bomb, { $count } found
        [no] Round { $round }, { $seat }: { $defusers } defusers declared without the bomb, { $count } found
       *[no_comment] Round { $round }, { $seat }: { $defusers } defusers declared, { $count } found
    }
feed-roles = Roles in this game
know-dealt =
    { $defusers ->
        [one] You were dealt 1 defuser and { $bomb }.
       *[other] You were dealt { $defusers } defusers and { $bomb }.
    }
know-cover = { $owner } showed you a { $colour } cover.
know-shown = You showed { $seat } your { $colour } cover.
know-cable = Cable { $position } of { $owner } is { $cable }.
know-gave = You passed { $cable } to { $owner }.
know-got = { $seat } passed you { $cable }.
know-reading =
    { $defusers ->
        [one] The lie detector said of { $seat }: 1 defuser and { $bomb }.
       *[other] The lie detector said of { $seat }: { $defusers } defusers and { $bomb }.
    }
know-bomb-reading = The lie detector said of { $seat }: { $bomb }.
said-true = { $line } (true)
said-false = { $line } (false)
table-line = { $count } × { $faction }, cover { $covers }
table-unseen = One of these roles was left out, unseen.

# Wrong options

error-limit-or-clock = option "talk_limit" can be "unlimited" only with a talk_clock (BU-TALK-15)
error-first-player = option "first_player" is "random" or 1 to { $seats }, not { $given }
