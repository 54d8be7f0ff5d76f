# Names

role-mister-x = Mister X
role-viper = Viper
role-el-diablo = El Diablo
role-belleville = Belleville
role-diaz = Diaz
role-ace = Ace
role-yuri = Yuri
role-shadow = Shadow

faction-organisation = Organisation
    .article = the
faction-agency = Agency
    .article = the
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

mood-cornered = cornered
mood-even = even-tempered
mood-at-ease = at ease
side-left = on the left
side-right = on the right
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

about-london = No cutting back: you may not cut a cable of the player who held the cutters just before you.
about-paris = Nobody loses more than one cable this round.
about-new-york = Spy on one cable of your left-hand neighbour (4 players: of the player opposite).
about-marrakesh = Pick up your cables, slip one of your choice to your left-hand neighbour (4 players: to the player opposite), shuffle and lay them out again.
about-venice = Show a cover to your right-hand neighbour as well (4 players: show your cover to your left-hand neighbour).
about-sao-paulo = You may only cut a cable of a player sitting next to you.
about-pretoria = The first player gives one player a lie-detector test, and learns how many defusers that player holds and whether they hold the bomb (4 players: the bomb only).
about-reykjavik = Blackout: cut cables stay face down until the end of the round, then they are turned up in order.
about-hong-kong = The cutters are passed round clockwise.
about-berlin = You may not cut a cable of a player sitting next to you (4 players: of your right-hand neighbour).
about-havana = Pick up your cables and lay them out in an order you know; when you are named, you choose which of them is cut.
about-geneva = The table votes on whose cable is cut; the player with the cutters breaks ties.
about-tokyo = All cables are dealt again, and nobody looks at them.
about-moscow = Radio silence until the end of the round.
about-cairo = The first player grants another player safe conduct: none of that player's cables may be cut (4 players: until two cables have been cut).
about-sydney = X-ray: look at one of your target's cables, then cut that cable or another of theirs.
about-singapore = The first player may swap two players' rows (4 players: must).

# Options of a table

option-locations = Play with Locations
note-option-locations = Each round is played in a place with a rule of its own.
option-talk-aloud = We talk aloud
note-option-talk-aloud = For people in one room or on a call: nothing is declared or said at the table, only cut.
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
option-talk-pause = Time for the others after each cut
option-talk-pause-none = no pause
option-talk-pause-number = { $number ->
    [one] 1 second
   *[other] { $number } seconds
}
note-option-talk-pause = For so long everybody may speak before the next cut, also where a bot holds the cutters.
option-first-player = First player
option-first-player-random = drawn at random
option-first-player-number = player { $number }
option-first-claim = The players say who goes first
note-option-first-claim = After the reveal: whoever was last in that place, or told the last lie.

# What is asked

prompt-show-covers = Everybody shows a cover to the neighbour { $side }.
prompt-say-who-begins = Who was the last to visit this place, or else the last to tell a lie? That player goes first.
prompt-spy = { $seat }, take a secret look at one of { $owner }'s cables.
prompt-slip-cable = Everybody chooses a cable to pass, face down, to the player { $side }.
prompt-use-detector = { $seat }, who takes the lie-detector test?
prompt-grant-safe-conduct = { $seat }, who gets safe conduct?
prompt-swap-rows = { $seat }, which two rows do you swap?
prompt-briefing = Briefing: everybody says what they were dealt, truthfully or not, or says nothing.
prompt-declare-in-turn = { $seat }, say what you were dealt, truthfully or not, or say nothing.
prompt-speak-or-name = { $seat }, you have the cutters: name the player who must give up a cable.
prompt-speak-or-vote = { $seat }, you have the cutters: call the vote.
prompt-speak-or-look = { $seat }, you have the cutters: look at a cable of the player you want to cut from.
prompt-speak-or-cut = { $seat }, you have the cutters: cut a cable.
prompt-yield-cable = { $seat }, you were named: which of your cables is cut?
prompt-vote-for-target = Everybody votes: whose cable should { $seat } cut?
prompt-cut-voted = { $seat }, the vote fell on { OR($targets) }: cut a cable there.
prompt-cut-after-look = { $seat }, you looked at { $owner }'s cable { $position }: cut it, or another in the same row.
others-spy = { $seat } takes a secret look at one of { $owner }'s cables.
others-use-detector = { $seat } decides who takes the lie-detector test.
others-grant-safe-conduct = { $seat } decides who gets safe conduct.
others-swap-rows = { $seat } decides which two rows to swap.
others-declare-in-turn = { $seat } is about to say what they were dealt, truthfully or not.
others-speak-or-name = { $seat } has the cutters and is about to name who must give up a cable.
others-speak-or-vote = { $seat } has the cutters and is about to call the vote.
others-speak-or-look = { $seat } has the cutters and is about to look at a cable.
others-speak-or-cut = { $seat } has the cutters and is about to cut a cable.
others-yield-cable = { $seat } was named and decides which of the cables is cut.
others-cut-voted = The vote fell on { OR($targets) }: { $seat } is about to cut a cable there.
others-cut-after-look = { $seat } has looked at { $owner }'s cable { $position } and is about to cut in that row.

# What can be done

action-deal-roles = Deal the roles: { $roles }
action-deal = Deal the cables: { $cables }
action-reveal = Reveal { $place }
action-throw = Toss the fate token: { $colour }
action-draw-first = { $seat } starts
action-show = Show your { $colour } cover
action-claim-first = It was me
action-leave-first = Not me
action-look = Look at { $owner }'s cable { $position }
action-slip = Pass on { $cable }
action-detect = Give { $seat } a lie-detector test
action-protect = Grant { $seat } safe conduct
action-swap = Swap { $one }'s and { $two }'s rows
action-decline = Swap nothing
action-call-vote = Call the vote
action-vote = Vote for { $seat }
action-designate = Name { $seat }
action-yield = Give up your cable { $position }
action-declare =
    { $bomb_id ->
        [no_comment] { $defusers ->
            [one] Say you have 1 defuser, and nothing about the bomb
           *[other] Say you have { $defusers } defusers, and nothing about the bomb
        }
       *[other] { $defusers ->
            [one] Say you have 1 defuser and { $bomb }
           *[other] Say you have { $defusers } defusers and { $bomb }
        }
    }
action-silent = Say nothing
action-revise =
    { $bomb_id ->
        [no_comment] { $defusers ->
            [one] Say you now have 1 defuser, and nothing about the bomb
           *[other] Say you now have { $defusers } defusers, and nothing about the bomb
        }
       *[other] { $defusers ->
            [one] Say you now have 1 defuser and { $bomb }
           *[other] Say you now have { $defusers } defusers and { $bomb }
        }
    }
action-accuse =
    { $faction_id ->
        [shadow] Accuse { $seat } of being Shadow
       *[other] Accuse { $seat } of belonging to { THE($faction) }
    }
action-vouch = Vouch for { $seat }
action-propose = Suggest cutting one of { $seat }'s cables
action-claim-faction =
    { $faction_id ->
        [shadow] Claim to be Shadow
       *[other] Claim to belong to { THE($faction) }
    }
action-claim-cover = Claim that { $seat } showed you a { $colour } cover
action-spare = Ask that none of { $seat }'s cables be cut
action-propose-cable = Suggest cutting { $owner }'s cable { $position }
action-claim-cable = Claim that { $owner }'s cable { $position } is { $cable }
action-claim-gave = Claim that you passed { $cable } on
action-claim-got = Claim that you were given { $cable }
action-claim-reading =
    { $defusers ->
        [one] Claim that the detector showed 1 defuser and { $bomb } for { $seat }
       *[other] Claim that the detector showed { $defusers } defusers and { $bomb } for { $seat }
    }
action-claim-bomb =
    { $bomb_id ->
        [yes] Claim that the detector showed the bomb for { $seat }
       *[no] Claim that the detector showed no bomb for { $seat }
    }
action-deny = Deny what { $seat } accuses you of
action-admit = Admit what { $seat } accuses you of
action-pass = Pass until the next cut
action-wait = Wait and let the others speak again
action-cut = Cut { $owner }'s cable { $position }
action-expire = Time runs out
hint-true = true

# Speech: kinds of statements, what they are put together from, and how they sound

group-declare = My cables
group-revise = My cables
group-accuse = I accuse
group-deny = I deny it
group-admit = I admit it
group-vouch = I trust
group-propose = Cut here
group-propose-cable = Cut this cable
group-spare = Do not cut
group-claim-faction = I am
group-claim-cover = Cover I saw
group-claim-cable = Cable I saw
group-claim-gave = I passed on
group-claim-got = I was given
group-claim-reading = Lie detector
group-claim-bomb = Lie detector
part-defusers = Defusers
part-bomb = Bomb
part-seat = Who
part-owner = Whose
part-position = Cable
part-faction = Faction
part-colour = Colour
part-cable = What

says-declare =
    { $defusers ->
        [0] No defusers
        [one] 1 defuser
       *[other] { $defusers } defusers
    }{ $bomb_id ->
        [yes] , and the bomb.
        [no] , no bomb.
       *[no_comment] .
    }
says-revise =
    Now { $defusers ->
        [0] no defusers
        [one] 1 defuser
       *[other] { $defusers } defusers
    }{ $bomb_id ->
        [yes] , and the bomb.
        [no] , no bomb.
       *[no_comment] .
    }
says-silent = …
says-accuse =
    { $faction_id ->
        [organisation] { $seat } works for the Organisation!
        [agency] { $seat } is with the Agency.
       *[shadow] { $seat } is Shadow!
    }
says-deny = That is not true, { $seat }!
says-admit = Yes, { $seat }. So what?
says-vouch = I trust { $seat }.
says-propose = Cut { $seat }!
says-propose-cable = Cut { $owner }'s cable { $position }!
says-spare = Do not cut { $seat }!
says-claim-faction =
    { $faction_id ->
        [organisation] I work for the Organisation.
        [agency] I am with the Agency.
       *[shadow] I am Shadow.
    }
says-claim-cover = { $seat } showed me { $colour }.
says-claim-cable = { $owner }'s cable { $position } is { $cable }.
says-claim-gave = I passed on { $cable }.
says-claim-got = I was given { $cable }.
says-claim-reading =
    The detector says: { $seat } has { $defusers ->
        [0] no defusers
        [one] 1 defuser
       *[other] { $defusers } defusers
    } and { $bomb }.
says-claim-bomb =
    { $bomb_id ->
        [yes] The detector says: { $seat } has the bomb!
       *[no] The detector says: { $seat } does not have the bomb.
    }

# The same in the words of bots, each in its own manner

says-accuse-calm =
    { $mood_id ->
        [cornered] Before you cut me off: look at { $seat }. { $faction_id ->
            [organisation] The Organisation
            [agency] The Agency
           *[shadow] Shadow
        }.
        [at_ease] I am quite sure of it by now: { $seat }. { $faction_id ->
            [organisation] The Organisation
            [agency] The Agency
           *[shadow] Shadow
        }.
       *[even] { $faction_id ->
            [organisation] { $seat } works for the Organisation!
            [agency] { $seat } is with the Agency.
           *[shadow] { $seat } is Shadow!
        }
    }
says-deny-calm =
    { $mood_id ->
        [cornered] You are wrong, { $seat }, and it will cost us the game.
        [at_ease] No, { $seat }; and the others know it, I think.
       *[even] That is not true, { $seat }!
    }
says-vouch-calm =
    { $mood_id ->
        [cornered] Doubt me if you must, but { $seat } is honest.
        [at_ease] { $seat } and I, we are on the right way.
       *[even] I trust { $seat }.
    }
says-propose-calm =
    { $mood_id ->
        [cornered] Not my cables. { $seat }'s.
        [at_ease] One more like that: { $seat }.
       *[even] Cut { $seat }!
    }
says-spare-calm =
    { $mood_id ->
        [cornered] Not { $seat }. I mean it.
        [at_ease] We need not touch { $seat } at all.
       *[even] Do not cut { $seat }!
    }
says-accuse-sly =
    { $mood_id ->
        [cornered] How convenient to suspect me, while { $seat } smiles. { $faction_id ->
            [organisation] The Organisation
            [agency] The Agency
           *[shadow] Shadow
        }.
        [at_ease] I have watched { $seat } for a while, with pleasure. { $faction_id ->
            [organisation] The Organisation
            [agency] The Agency
           *[shadow] Shadow
        }.
       *[even] { $faction_id ->
            [organisation] Just between us: { $seat } works for the Organisation.
            [agency] I would say that { $seat } is with the Agency.
           *[shadow] And who benefits? { $seat }, our Shadow.
        }
    }
says-deny-sly =
    { $mood_id ->
        [cornered] Careful, { $seat }. People remember who pointed first.
        [at_ease] Charming, { $seat }. Do go on.
       *[even] What an interesting idea, { $seat }. Wrong, alas.
    }
says-vouch-sly =
    { $mood_id ->
        [cornered] Leave { $seat } alone; there are better suspects.
        [at_ease] { $seat } is as honest as I am, dear friends.
       *[even] { $seat } can be trusted. Would I lie?
    }
says-propose-sly =
    { $mood_id ->
        [cornered] Before anybody does something rash to me: { $seat } is the better choice.
        [at_ease] Shall we treat ourselves to { $seat }?
       *[even] If I were you, I would cut { $seat }.
    }
says-spare-sly =
    { $mood_id ->
        [cornered] Whoever cuts { $seat } now has something to explain.
        [at_ease] { $seat } can wait; we have time.
       *[even] If I were you, I would leave { $seat } alone.
    }
says-claim-faction-sly =
    { $faction_id ->
        [organisation] Well, yes: the Organisation.
        [agency] The Agency, naturally. What else?
       *[shadow] Shadow, at your service.
    }
says-accuse-silent =
    { $mood_id ->
        [cornered] Not me. { $seat }. { $faction_id ->
            [organisation] The Organisation
            [agency] The Agency
           *[shadow] Shadow
        }.
        [at_ease] { $seat }. Sure. { $faction_id ->
            [organisation] The Organisation
            [agency] The Agency
           *[shadow] Shadow
        }.
       *[even] { $faction_id ->
            [organisation] { $seat }: Organisation.
            [agency] { $seat }: Agency.
           *[shadow] { $seat }: Shadow.
        }
    }
says-deny-silent =
    { $mood_id ->
        [cornered] No! Not me, { $seat }.
        [at_ease] { $seat }: no. Ask anybody.
       *[even] No, { $seat }.
    }
says-vouch-silent =
    { $mood_id ->
        [cornered] Not { $seat } either.
        [at_ease] { $seat }: good.
       *[even] { $seat } is all right.
    }
says-propose-silent =
    { $mood_id ->
        [cornered] Not me. { $seat }.
        [at_ease] { $seat } next.
       *[even] { $seat }. Cut.
    }
says-spare-silent =
    { $mood_id ->
        [cornered] Not { $seat }! No.
        [at_ease] { $seat }: later.
       *[even] Not { $seat }.
    }
says-claim-faction-silent =
    { $faction_id ->
        [organisation] Organisation.
        [agency] Agency.
       *[shadow] Shadow.
    }
says-accuse-hot-headed =
    { $mood_id ->
        [cornered] Me? ME? Look at { $seat } for once! { $faction_id ->
            [organisation] The Organisation
            [agency] The Agency
           *[shadow] Shadow
        }!
        [at_ease] I knew it from the first minute: { $seat }! { $faction_id ->
            [organisation] The Organisation
            [agency] The Agency
           *[shadow] Shadow
        }!
       *[even] { $faction_id ->
            [organisation] It is { $seat }, I tell you! The Organisation!
            [agency] { $seat } is with the Agency, open your eyes!
           *[shadow] { $seat } is Shadow! Wake up, all of you!
        }
    }
says-deny-hot-headed =
    { $mood_id ->
        [cornered] Say that again, { $seat }! Say that again!
        [at_ease] Ha! Nobody believes you, { $seat }!
       *[even] That is a lie, { $seat }, and you know it!
    }
says-vouch-hot-headed =
    { $mood_id ->
        [cornered] Hands off { $seat }, too!
        [at_ease] { $seat } is a hero, I tell you!
       *[even] I would bet my neck on { $seat }!
    }
says-propose-hot-headed =
    { $mood_id ->
        [cornered] Cut { $seat } and leave me alone!
        [at_ease] We are on fire! Cut { $seat }!
       *[even] What are you waiting for? Cut { $seat }!
    }
says-spare-hot-headed =
    { $mood_id ->
        [cornered] Do you want to kill us all? Not { $seat }!
        [at_ease] Not { $seat }, we are doing splendidly!
       *[even] Keep your hands off { $seat }!
    }
says-claim-faction-hot-headed =
    { $faction_id ->
        [organisation] The Organisation, yes! So what?
        [agency] The Agency, and proud of it!
       *[shadow] Shadow! There, I have said it!
    }
says-accuse-chatty =
    { $mood_id ->
        [cornered] I know, I know, you all look at me now; but have you ever looked at { $seat }? { $faction_id ->
            [organisation] The Organisation
            [agency] The Agency
           *[shadow] Shadow
        }.
        [at_ease] And since we are all in such good company, let me say it: { $seat }. { $faction_id ->
            [organisation] The Organisation
            [agency] The Agency
           *[shadow] Shadow
        }.
       *[even] { $faction_id ->
            [organisation] Listen, I have thought about it for a while: { $seat } works for the Organisation.
            [agency] Listen, I have thought about it for a while: { $seat } is with the Agency.
           *[shadow] Listen, I have thought about it for a while: { $seat } is Shadow.
        }
    }
says-deny-chatty =
    { $mood_id ->
        [cornered] Wait, wait, { $seat }, let me explain, it is not at all what it looks like!
        [at_ease] Oh, { $seat }, nobody here takes that seriously, do you, friends?
       *[even] Oh come on, { $seat }, after all we have been through together? Not true!
    }
says-vouch-chatty =
    { $mood_id ->
        [cornered] If you do not trust me, trust at least { $seat }, who never hurt anybody.
        [at_ease] { $seat }! What would we do without { $seat }?
       *[even] Now { $seat }, you know, is somebody I really trust.
    }
says-propose-chatty =
    { $mood_id ->
        [cornered] I would say so even if you did not all stare at me: cut { $seat }.
        [at_ease] It goes so well, do let us go on with { $seat }.
       *[even] I have looked at it from all sides: cut { $seat }.
    }
says-spare-chatty =
    { $mood_id ->
        [cornered] Nobody ever listens to me, but please, please not { $seat }.
        [at_ease] There is no need for { $seat } today, is there?
       *[even] Not that anybody asks me, but do not cut { $seat }.
    }
says-claim-faction-chatty =
    { $faction_id ->
        [organisation] I talk too much, I know, but yes: I work for the Organisation.
        [agency] I talk too much, I know, but I am with the Agency.
       *[shadow] I talk too much, I know, but yes: I am Shadow.
    }

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
event-reveal = This round takes place in { $place }.
event-fate =
    { $colour_id ->
        [red] The fate token shows red: Shadow has to set off the bomb.
       *[blue] The fate token shows blue: Shadow has to defuse the bomb.
    }
event-first = { $seat } goes first and takes the cutters.
event-claim-first = { $seat } claims to have been there last, or to have told the last lie.
event-answered = { $seat } has chosen.
event-cover = { $owner } shows { $seat } a { $colour } cover.
event-covers-shown = Everybody has shown a cover to the neighbour { $side }.
event-cover-hidden = { $owner } shows { $seat } a cover.
event-look = { $seat } looks at { $owner }'s cable { $position }: it is { $cable }.
event-look-hidden = { $seat } looks at { $owner }'s cable { $position }.
event-slip = { $seat } passes { $cable } to { $owner }.
event-cables-slipped = Everybody has passed a cable to the player { $side }.
event-slip-hidden = { $seat } passes a cable to { $owner }.
event-detect =
    { $speaker } gives { $seat } a lie-detector test: { $defusers ->
        [one] 1 defuser
       *[other] { $defusers } defusers
    } and { $bomb }.
event-detect-hidden = { $speaker } gives { $seat } a lie-detector test.
event-detect-bomb = { $speaker } gives { $seat } a lie-detector test: { $bomb }.
event-detect-bomb-hidden = { $speaker } gives { $seat } a lie-detector test.
event-row-known = { $seat } lays out the row again: { $cables }.
event-row-known-hidden = { $seat } lays out the row again, in a secret order.
event-protect = { $speaker } grants { $seat } safe conduct.
event-swap = { $speaker } swaps { $one }'s and { $two }'s rows.
event-decline = { $speaker } swaps nothing.
event-declare =
    { $bomb_id ->
        [no_comment] { $defusers ->
            [one] { $speaker } claims 1 defuser and says nothing about the bomb.
           *[other] { $speaker } claims { $defusers } defusers and says nothing about the bomb.
        }
       *[other] { $defusers ->
            [one] { $speaker } claims 1 defuser and { $bomb }.
           *[other] { $speaker } claims { $defusers } defusers and { $bomb }.
        }
    }
event-silent = { $speaker } says nothing.
event-revise =
    { $bomb_id ->
        [no_comment] { $defusers ->
            [one] { $speaker } now claims 1 defuser and says nothing about the bomb.
           *[other] { $speaker } now claims { $defusers } defusers and says nothing about the bomb.
        }
       *[other] { $defusers ->
            [one] { $speaker } now claims 1 defuser and { $bomb }.
           *[other] { $speaker } now claims { $defusers } defusers and { $bomb }.
        }
    }
event-accuse =
    { $faction_id ->
        [shadow] { $speaker } accuses { $seat } of being Shadow.
       *[other] { $speaker } accuses { $seat } of belonging to { THE($faction) }.
    }
event-vouch = { $speaker } vouches for { $seat }.
event-propose = { $speaker } suggests cutting one of { $seat }'s cables.
event-claim-faction =
    { $faction_id ->
        [shadow] { $speaker } claims to be Shadow.
       *[other] { $speaker } claims to belong to { THE($faction) }.
    }
event-claim-cover = { $speaker } claims to have been shown a { $colour } cover by { $seat }.
event-spare = { $speaker } asks that none of { $seat }'s cables be cut.
event-propose-cable = { $speaker } suggests cutting { $owner }'s cable { $position }.
event-claim-cable = { $speaker } claims that { $owner }'s cable { $position } is { $cable }.
event-claim-gave = { $speaker } claims to have passed { $cable } on.
event-claim-got = { $speaker } claims to have been given { $cable }.
event-claim-reading =
    { $defusers ->
        [one] { $speaker } claims that the detector showed 1 defuser and { $bomb } for { $seat }.
       *[other] { $speaker } claims that the detector showed { $defusers } defusers and { $bomb } for { $seat }.
    }
event-claim-bomb =
    { $bomb_id ->
        [yes] { $speaker } claims that the detector showed the bomb for { $seat }.
       *[no] { $speaker } claims that the detector showed no bomb for { $seat }.
    }
event-deny = { $speaker } denies { $seat }'s accusation.
event-admit = { $speaker } admits what { $seat } says.
event-pass = { $speaker } passes.
event-designate = { $speaker } names { $seat }, who must give up a cable.
event-call-vote = { $speaker } calls the vote.
event-vote = { $speaker } votes for { $seat }.
event-clock-ran-out = Time is up: chance makes { $seat }'s cut.
event-cut = { $cutter } cuts { $owner }'s cable { $position }: { $cable }.
event-cut-in-the-dark = { $cutter } cuts { $owner }'s cable { $position }; it stays face down.
event-turned-up = { $owner }'s cable { $position }, cut by { $cutter }, is turned up: { $cable }.
event-time-out = Time has run out: the bomb was not defused.
event-role-shown = { $seat } was { $role }.
event-role-unseen = The role left out was { $role }.

# Why not

reason-own-row = You cannot cut one of your own cables.
reason-empty-row = { $owner } has no cables left.
reason-no-cutting-back = { $place }: { $owner } had the cutters just before you, so you may not cut { $owner }'s cables now.
reason-cut-already = { $place }: one of { $owner }'s cables has already been cut this round.
reason-too-far = { $place }: only a neighbour's cable may be cut, and { $owner } is not one.
reason-too-near = { $place }: { $owner } sits next to the player with the cutters, and a neighbour's cable may not be cut.
reason-safe-conduct = { $place }: { $owner } has safe conduct, so none of { $owner }'s cables may be cut now.
reason-short-row = This round, a row has only { $count } cables.
reason-not-face-down = { $owner }'s cable { $position } has already been cut.
reason-not-holder = Only the player with the cutters may cut.
reason-owner-chooses = Name a player, who then chooses which cable is cut.
reason-vote-first = The table votes on whose cable is cut: call the vote.
reason-look-first = First look at a cable of the player you want to cut from.
reason-not-voted = The vote fell on { OR($targets) }.
reason-only-looked-at = You looked at one of { $owner }'s cables and must cut in the same row.
reason-holder-must-cut = The player with the cutters cannot pass and must cut.
reason-nobody-passes = Nobody has to pass: speak if you like, or say nothing.
reason-not-accused = { $seat } has not accused you this round, or you have already answered.
reason-talk-aloud = At this table, people talk aloud.
reason-clock-only = Only the clock can do that.
reason-briefing-only = Claims are made in the briefing; afterwards you can change yours.
reason-before-a-cut = Statements are made after the briefing, while a cut is being considered.
reason-radio-silence = { $place }: nobody may talk this round.
reason-no-declarations = { $place }: nobody has seen their cables, so nobody makes a claim this round.
reason-said-enough =
    { $count ->
        [one] You have already made your statement before this cut.
       *[other] You have already made your { $count } statements before this cut.
    }
reason-not-so-many-left =
    { $count ->
        [one] Only 1 defuser is still uncut.
       *[other] Only { $count } defusers are still uncut.
    }
reason-not-so-many-cables =
    { $count ->
        [one] Only 1 of the cables you were dealt is still uncut.
       *[other] Only { $count } of the cables you were dealt are still uncut.
    }
reason-no-room-for-bomb = With so many defusers among { $count } cables, there is no room for the bomb.
reason-nothing-corrected = That is what you have already said, and no cable of yours has been cut since.
reason-about-yourself = That can only be said of another player.
reason-propose-holder = { $seat } has the cutters, and cannot lose a cable now.
reason-cover-not-shown = { $seat } has never shown you a cover.
reason-cable-not-seen = You have not seen { $owner }'s cable { $position }, or it is no longer face down.
reason-nothing-passed-on = No cables were passed on this round.
reason-no-such-reading = The lie detector has told you nothing of that kind about { $seat }.
reason-no-showing = Nobody may show a role, a cover or cables unless the set-up or a Location asks for it.
reason-not-your-cover = Your role has no { $colour } cover.
reason-no-looking = Nobody may look at a face-down cable unless a Location allows it.
reason-only-there = That only happens in { $place }.
reason-drawn = Chance decides that.
reason-spy-elsewhere = You may look at one of { $owner }'s cables.
reason-no-such-cable = You do not have { $cable } in hand.
reason-another-player = Choose another player, not yourself.
reason-two-players = Name two different rows, in the order of the seats.
reason-must-swap = With four players, two rows must be swapped.

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
row = { $owner }'s cables
row-dealt-to = In front of { $owner }: the cables dealt to { $seat }
cut-by = cut by { $cutter }
known-to-you = face down, but you know it
field-cut = cut
field-covers = { $colours } cover
role-cards = Role
dealt-cables = Your cables as dealt, in no order
dealt-to-you = One of the cables that you were dealt. You do not know where it lies.
goal-organisation = Wants the bomb to go off.
goal-agency = Wants all defusing cables to be cut.
goal-shadow = Wants to cut the bomb or the last defuser in person.
fate-red = Fate: Shadow must set off the bomb
note-fate = Thrown at the start, for four players: what Shadow needs to win, if Shadow is at the table.
fate-blue = Fate: Shadow must defuse the bomb
meter-round = Round
meter-cuts = Cuts this round
meter-defusers = Defusers found
meter-secure = Secure cables found
meter-dark = Cut in the dark
badge-cutters = cutters
note-cutters = Whoever holds them cuts next, at anybody else's. Whoever is cut gets them.
badge-first = first player
badge-role = { $role }
badge-cover = showed you { $colour }
badge-safe = safe conduct
badge-vote = votes for { $seat }
badge-answered = has chosen
badge-declared =
    claimed { $defusers ->
        [one] 1 defuser
       *[other] { $defusers } defusers
    }{ $bomb_id ->
        [yes] , bomb
        [no] , no bomb
       *[no_comment] { "" }
    }; found { $count }
brief-cover = showed { $colour }
brief-declared =
    { $defusers }{ $bomb_id ->
        [yes] , bomb
        [no] , no bomb
       *[no_comment] { "" }
    }; found { $count }
feed-known = What you know
feed-talk = Said this round
feed-earlier = Said earlier
feed-cuts = Cuts
feed-record = Claimed and found
record-line =
    Round { $round }, { $seat }: { $defusers ->
        [one] 1 defuser
       *[other] { $defusers } defusers
    }{ $bomb_id ->
        [yes] { " " }and the bomb
        [no] { " " }and no bomb
       *[no_comment] { "" }
    } claimed, { $count } found
feed-roles = Roles in this game
know-dealt =
    { $defusers ->
        [one] You were dealt 1 defuser and { $bomb }.
       *[other] You were dealt { $defusers } defusers and { $bomb }.
    }
know-cover = { $owner } showed you a { $colour } cover.
know-shown = You showed { $seat } your { $colour } cover.
know-cable = { $owner }'s cable { $position } is { $cable }.
know-gave = You passed { $cable } to { $owner }.
know-got = { $seat } passed you { $cable }.
know-reading =
    { $defusers ->
        [one] The lie detector says { $seat } has 1 defuser and { $bomb }.
       *[other] The lie detector says { $seat } has { $defusers } defusers and { $bomb }.
    }
know-bomb-reading = The lie detector says { $seat } has { $bomb }.
know-talk-left =
    { $count ->
        [0] You have said all you may before this cut.
        [one] You may make 1 more statement before this cut.
       *[other] You may make { $count } statements before this cut.
    }
feed-lies = Who lied, and when
report-lie = Round { $round }: { $line }
report-honest = Nobody told a lie.
feed-dealt = Claimed and dealt
dealt-announced = Round { $round }, { $seat }: claimed { $claim }; had { $held }
dealt-as-announced = Round { $round }, { $seat }: claimed and had { $held }
dealt-unannounced = Round { $round }, { $seat }: claimed nothing; had { $held }
cables-held =
    { $defusers ->
        [0] no defusers
        [one] 1 defuser
       *[other] { $defusers } defusers
    }{ $bomb_id ->
        [yes] { " " }and the bomb
        [no] , no bomb
       *[no_comment] { "" }
    }
said-true = { $line } (true)
said-false = { $line } (false)
table-line = { $count } × { $faction } ({ AND($covers) } cover)
table-unseen = One of these roles was left out, unseen.

# Moments

moment-look = It is { $cable }
moment-fate =
    { $colour_id ->
        [red] Fate shows red
       *[blue] Fate shows blue
    }
moment-secure = Safe
moment-defuser = A defuser!
moment-left =
    { $left ->
        [one] One more to find
       *[other] { $left } more to find
    }
moment-last-defuser = The last defuser!
moment-defused = The bomb is harmless.
moment-bomb = The bomb!
moment-explodes = It goes off.
moment-time-out = Time is up!
moment-undefused = The bomb was not defused.

# What hangs on the last step

stake-last-defuser = One defuser is missing. Is it this one?
stake-last-cut = { $count ->
    [one] The last cut, and 1 defuser is missing.
   *[other] The last cut, and { $count } defusers are missing.
}
stake-last-of-both = The last cut, and one defuser is missing. Is it this one?

# The first and the last act

opening-organisation = You are { $role }, of the Organisation
opening-agency = You are { $role }, of the Agency
opening-shadow = You are Shadow
opening-cover = Your { $colour } cover, for a neighbour to see
finale-roles = Who was who
finale-lied = Round { $round }: claimed { $claim } – had { $held }
finale-hid-bomb = Round { $round }: hid the bomb
finale-made-up-bomb = Round { $round }: claimed a bomb they did not have
finale-honest = Never told a lie

# Wrong options

error-limit-or-clock = option "talk_limit" can be "unlimited" only with a talk_clock (BU-TALK-15)
error-first-player = option "first_player" is "random" or 1 to { $seats }, not { $given }
error-covers = role "{ $id }": { $faction } needs { $needed } cover(s), not { $found }
error-leaders = role "{ $id }": the leaders are mister_x, belleville and shadow
error-team = role: { $faction } has { $found } cards and needs { $needed }
error-double-agent = role: { $faction } needs one double agent with a { $cover } cover, not { $found }
error-cables = cable "{ $id }": the box holds { $needed }, not { $found }
error-no-such-deck = location "{ $id }": deck { $found } is not 1 to 4
error-opposite = location "{ $id }": somebody sits opposite only when there are four players
error-deck = location: deck { $number } has { $found } cards and needs { $needed }
error-prepared = players "{ $seats }": { $found } role cards are prepared and { $needed } are needed
error-cable-deck = players "{ $seats }": { $seats } defusers, 1 bomb and { $cables } cables are needed, not { $found }
error-too-many-cables = players "{ $seats }": { $found } { $id } cables, but the box holds { $needed }
error-roles = players "{ $seats }": the box does not hold { $found } { $faction } with a { $cover } cover
error-two-effects = location "{ $id }": two effects say what is done with { $field }

## How a play may end, in imagined futures

future-bu-win-01 = The bomb goes off: the Organisation wins.
future-bu-win-02 = The last defusing cable is cut: the Agency wins.
future-bu-win-03 = Shadow cuts the bomb, and wins alone.
future-bu-win-04 = Shadow cuts the last defusing cable, and wins alone.
future-bu-win-06 = Shadow cuts the last defusing cable, and wins alone.
future-bu-win-07 = Shadow cuts the bomb, and wins alone.
future-bu-win-08 = Shadow cuts the bomb: the Organisation wins.
future-bu-win-09 = Shadow cuts the last defusing cable: the Agency wins.
future-bu-win-10 = The fourth round ends: the Organisation wins.

## What the board says of a choice, in hints

counsel-seen = You have seen this cable: it is { $cable }.
counsel-dealt-to-you =
    { $count ->
        [0] You know these cables, which were dealt to you: no defuser is left
        [one] You know these cables, which were dealt to you: 1 of the { $room } left is a defuser
       *[other] You know these cables, which were dealt to you: { $count } of the { $room } left are defusers
    }{ $bomb_id ->
        [yes] , and one is the bomb.
       *[no] .
    }
counsel-tested =
    { $count ->
        [0] By the lie detector, no defuser is left in front of { $owner }
        [one] By the lie detector, 1 of the { $room } cables left in front of { $owner } is a defuser
       *[other] By the lie detector, { $count } of the { $room } cables left in front of { $owner } are defusers
    }{ $bomb_id ->
        [yes] , and the bomb is there.
       *[no] , and the bomb is not there.
    }
counsel-likeliest =
    { $risk ->
        [0] By all that was said and cut, nowhere is a defuser likelier: { $defuser }%, with next to no risk of the bomb.
       *[other] By all that was said and cut, nowhere is a defuser likelier: { $defuser }%, with { $risk }% for the bomb.
    }
counsel-bomb-likeliest = By all that was said and cut, nowhere is the bomb likelier: { $risk }%, with { $defuser }% for a defuser.
counsel-likely =
    { $defuser ->
        [0] { $risk ->
            [0] By all that was said and cut, there is hardly a defuser here, nor the bomb.
           *[other] By all that was said and cut, there is hardly a defuser here, but the bomb is { $risk }% likely.
        }
       *[other] { $risk ->
            [0] By all that was said and cut, a defuser here is { $defuser }% likely, with next to no risk of the bomb.
           *[other] By all that was said and cut, a defuser here is { $defuser }% likely, and the bomb { $risk }%.
        }
    }
counsel-refuted = What { $seat } claimed this round has turned out to be false.
counsel-claims-bomb =
    { $room ->
        [one] { $seat } claims to have the bomb, which would be the last cable here.
       *[other] { $seat } claims to have the bomb, which would be one of the { $room } cables left here.
    }
counsel-claims =
    { $count ->
        [one] If { $seat } told the truth, 1 of the { $room } cables left here is a defuser.
       *[other] If { $seat } told the truth, { $count } of the { $room } cables left here are defusers.
    }
counsel-claims-all =
    { $room ->
        [one] If { $seat } told the truth, the last cable here is a defuser.
        [2] If { $seat } told the truth, both cables left here are defusers.
       *[other] If { $seat } told the truth, all { $room } cables left here are defusers.
    }
counsel-told-cable = { $seat } has looked at this cable, and says it is { $cable }.
counsel-told-reading =
    { $defusers ->
        [0] { $seat } says the lie detector found no defusers there, and { $bomb }.
        [one] { $seat } says the lie detector found 1 defuser there, and { $bomb }.
       *[other] { $seat } says the lie detector found { $defusers } defusers there, and { $bomb }.
    }
counsel-claim-spent =
    { $defusers ->
        [one] The only defuser { $seat } claimed has been found already.
       *[other] All { $defusers } defusers { $seat } claimed have been found already.
    }
counsel-claims-none = { $seat } claims to have no defusers.
counsel-cutters-cover =
    { $ways ->
        [0] The cutters then go to { $seat }, who showed you a { $colour } cover, and none of the { $of } roles that fit belongs to { THE($faction) }.
        [one] The cutters then go to { $seat }, who showed you a { $colour } cover, and 1 of the { $of } roles that fit belongs to { THE($faction) }.
       *[other] The cutters then go to { $seat }, who showed you a { $colour } cover, and { $ways } of the { $of } roles that fit belong to { THE($faction) }.
    }
counsel-cover =
    { $ways ->
        [0] { $seat } showed you a { $colour } cover: none of the { $of } roles that fit belongs to { THE($faction) }.
        [one] { $seat } showed you a { $colour } cover: 1 of the { $of } roles that fit belongs to { THE($faction) }.
       *[other] { $seat } showed you a { $colour } cover: { $ways } of the { $of } roles that fit belong to { THE($faction) }.
    }
counsel-no-cover = { $seat } has not shown you a cover.
counsel-was-false = What { $seat } claimed in round { $round } was false: { $defusers ->
        [0] no defusers
        [one] 1 defuser
       *[other] { $defusers } defusers
    } claimed, { $found ->
        [0] none
       *[other] { $found }
    } found, with { $count ->
        [one] 1 cable cut.
       *[other] { $count } cables cut.
    }
counsel-was-kept =
    { $defusers ->
        [one] In round { $round }, { $seat } claimed 1 defuser, and it was found.
       *[other] In round { $round }, { $seat } claimed { $defusers } defusers, and all were found.
    }
counsel-was-empty =
    { $count ->
        [one] In round { $round }, { $seat } claimed defusers, and the one cable cut there was not one.
       *[other] In round { $round }, { $seat } claimed defusers, and none of the { $count } cables cut there was one.
    }
counsel-unsuspicious = { $seat } claims defusers, so nobody will wonder why you cut here.
counsel-suspicious = { $seat } claims defusers, so whoever cuts elsewhere looks like an enemy of the Agency.
counsel-suspicious-bomb = Whoever cuts where the bomb is claimed looks like an enemy of the Agency.
counsel-reach = { $place }: { $seat } could then only cut from { OR($targets) }.
counsel-colour =
    { $ways ->
        [one] Of the { $of } other roles with a { $colour } cover, 1 belongs to the Agency.
       *[other] Of the { $of } other roles with a { $colour } cover, { $ways } belong to the Agency.
    }
counsel-own-cable = You know this cable of yours: it is { $cable }.
counsel-fits-claim =
    { $count ->
        [one] The table expects the defuser you claimed.
       *[other] The table expects the { $count } defusers you claimed.
    }
counsel-belies-claim =
    { $count ->
        [one] The table expects the defuser you claimed, and anything else makes you a liar.
       *[other] The table expects the { $count } defusers you claimed, and anything else makes you a liar.
    }
counsel-slip-defuser = In front of { $owner }, you can cut it; in front of you, only the others can.
counsel-slip-bomb = { $owner } will know who the bomb came from.
counsel-keep-defusers =
    { $count ->
        [one] Your defuser stays in front of you, where only the others can cut it.
       *[other] Your { $count } defusers stay in front of you, where only the others can cut them.
    }
counsel-swap-own =
    { $bomb_id ->
        [yes] { $defusers ->
            [0] The bomb you were dealt then lies in front of { $owner }, where you can cut it.
            [one] Your defuser and the bomb then lie in front of { $owner }, where you can cut them.
           *[other] Your { $defusers } defusers and the bomb then lie in front of { $owner }, where you can cut them.
        }
       *[no] { $defusers ->
            [one] Your defuser then lies in front of { $owner }, where you can cut it.
           *[other] Your { $defusers } defusers then lie in front of { $owner }, where you can cut them.
        }
    }
counsel-row-stays =
    { $bomb_id ->
        [yes] { $defusers ->
            [0] The bomb stays in front of you, where only the others can cut it.
            [one] Your defuser and the bomb stay in front of you, where only the others can cut them.
           *[other] Your { $defusers } defusers and the bomb stay in front of you, where only the others can cut them.
        }
       *[no] { $defusers ->
            [one] Your defuser stays in front of you, where only the others can cut it.
           *[other] Your { $defusers } defusers stay in front of you, where only the others can cut them.
        }
    }
counsel-swap-nothing = Your own row holds neither a defuser nor the bomb.
counsel-nothing-stays = Your row holds neither a defuser nor the bomb that others could cut.
counsel-swap-unknown = You know nothing of these two rows.

## Chapters of the rules

chapter-comp = Components
chapter-role = Roles
chapter-table = Which roles are in the game
chapter-cover = Covers
chapter-setup = Setting up
chapter-know = What players know
chapter-loc = Locations
chapter-round = The rounds
chapter-cut = Cutting cables
chapter-win = The end of the game
chapter-talk = Talking
chapter-place = The Location cards
chapter-ex = Examples
