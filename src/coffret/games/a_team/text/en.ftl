## Characters, spaces and cards

character-hannibal = Hannibal
character-face = Face
character-murdock = Murdock
character-amy = Amy

space-start = START
space-plain = plain space
space-narrow-corridor = narrow corridor
space-tv-screen = TV screen
space-roll-again = roll again
space-guard = guard
space-safety-zone = safety zone
space-lab-1 = weapons lab (1)
space-lab-2 = secret weapons lab (2)
space-lab-3 = top secret weapons lab (3)
space-final-lab = final weapons lab (1, 2, 3)
space-cellar = cellar

card-boost = B.A. gives you a boost
card-reroll = B.A. clears your path
card-guide = B.A. shows you where to go
card-sidelined = You are sidelined
card-patrol = A patrolling guard catches you
card-lab-1 = Weapons lab (1)
card-lab-2 = Secret weapons lab (2)
card-lab-3 = Top secret weapons lab (3)

## What can be done

action-choose = Play as { $character }
action-throw = Roll and move
action-fight = Fight the guard
action-play =
    { $card_id ->
        [boost] Play “{ $card }”: move 3 spaces forward
        [reroll] Play “{ $card }”: roll and move once more
        [guide] Play “{ $card }”: move forward to the nearest lab
       *[other] Play “{ $card }”: leave the lab at a run
    }
action-sideline = Sideline { $target }, who misses a turn
action-patrol = Play “A patrolling guard catches you” on { $target }: { $target } goes back to the last guard
action-exchange = Swap “{ $card }” for a new card
action-end-turn = End your turn
action-attack = Battle { $target }
action-challenge = Challenge { $target } to a battle
action-decline = Challenge no one
action-stop = Stop here and battle for the formula
action-go-on = Carry on past the formula
action-draw = Draw “{ $card }”
action-roll = Roll { $die }
action-roll-both = Roll { $red } and { $blue }
action-battle = Battle: { $blue } to { $red }
action-guard = Guard { $red }, player { $blue }

## What is asked

prompt-choose-character = { $seat }, choose a character.
prompt-take-turn = { $seat }, it is your turn: roll, or play a card first.
prompt-close-turn = { $seat }, no rolls left: play or swap one last card, or end your turn.
prompt-advance = { $seat }, your move of { $steps } takes you past the formula. Stop there, or carry on?
prompt-choose-opponent = { $seat }, there are several opponents here. Which one do you battle?
prompt-watch-screen = { $seat }, you can see the others on the TV screen. Do you challenge one of them?
others-choose-character = { $seat } is choosing a character.
others-take-turn = It is { $seat }'s turn.
others-close-turn = { $seat } has no rolls left, and may still play or swap a card.
others-advance = { $seat } moves past the formula, and may stop there.
others-choose-opponent = { $seat } decides whom to battle.
others-watch-screen = { $seat } can see the others on the TV screen, and may challenge one of them.

## What happened

event-choose = { $seat } plays as { $character }.
event-start-roll = { $seat } rolls { $die } to decide who starts.
event-first = { $seat } starts.
event-draw = { $seat } draws “{ $card }”.
event-draw-hidden = { $seat } draws a card.
event-reshuffle =
    { $count ->
        [one] The draw pile is empty: the one card left over becomes the new pile.
       *[other] The draw pile is empty: { $count } cards are shuffled to make a new one.
    }
event-roll = { $seat } rolls { $die }.
event-roll-both = { $seat } rolls { $red } and { $blue }: { $steps } in all.
event-move =
    { $kind_id ->
        [start] { $seat } is back at START.
        [cellar] { $seat } reaches the cellar.
        [plain] { $seat } moves to space { $space }.
       *[other] { $seat } moves to space { $space }: { $kind }.
    }
event-battle = { $seat } battles { $opponent } and wins, { $blue } to { $red }.
event-battle-lost = { $seat } battles { $opponent } and loses, { $blue } to { $red }.
event-battle-tied = { $seat } and { $opponent } battle and both roll { $red }: they roll again.
event-challenge = { $seat } challenges { $target } from the TV screen.
event-guard-beaten = { $seat } beats the guard, { $blue } to { $red }.
event-guard-holds = The guard beats { $seat }, { $red } to { $blue }: no escape this time.
event-guard-tied = { $seat } and the guard both roll { $red }: they roll again.
event-formula-taken = { $seat } takes the formula and turns round.
event-formula-stolen = { $seat } steals the formula!
event-formula-kept = { $seat } keeps the formula.
event-play = { $seat } plays “{ $card }”.
event-sideline = { $seat } sidelines { $target }.
event-patrol = { $seat } plays “A patrolling guard catches you” on { $target }.
event-exchange = { $seat } swaps “{ $card }” for a new card.
event-sits-out = { $seat } is sidelined and misses this turn.
event-out = { $seat } gets out of the fortress with the formula!
outcome = { $winners } brought the formula out and wins.

## Why not

reason-character-taken = { $character } is already taken.
reason-characters-are-chosen = You keep your character for the whole game.
reason-rolled-already = You have already rolled this turn.
reason-roll-first = Roll before you end your turn.
reason-fight-instead = You are on a guard space: fight the guard instead of rolling.
reason-lost-to-guard = The guard won; try again on your next turn.
reason-no-guard-here = There is no guard on your space.
reason-wait-in-cellar = You must wait in the cellar until your next turn.
reason-turned-at-start = You have turned round at START: you head back in on your next turn.
reason-card-not-in-hand = You do not hold “{ $card }”.
reason-one-card-per-turn = You have already used your one card for this turn; swapping a card counts too.
reason-card-needs-target = “{ $card }” is played on a player: say on whom.
reason-no-matching-lab = “{ $card }” only works in a lab with its symbol, or in the final weapons lab.
reason-held-by-guard = No card can get you off a guard space.
reason-card-in-cellar = No card can get you out of the cellar.
reason-no-lab-ahead = There is no lab ahead of you.
reason-in-safety-zone = { $target } is in a safety zone, where nobody can play a card on them.
reason-already-sidelined = { $target } is already sidelined.
reason-no-way-back = { $target } is in the cellar and cannot be sent back.
reason-no-guard-behind = There is no guard behind { $target }.
reason-no-patrol-from-guard = You are on a guard space yourself, and no card can move you off it.
reason-no-battle-due = You have not just landed on { $target }'s space, so there is no battle.
reason-no-challenge-now = You have not just landed on an empty TV screen, so you cannot challenge anyone.
reason-no-battle-with-yourself = You cannot battle yourself.
reason-safe-from-challenge = { $target } is in a safety zone and cannot be challenged.
reason-no-formula-on-the-way = You are not moving past the formula.

## The table

space-number = { $space }: { $kind }
note-start = The way in and out. Bring the formula here and you win.
note-formula = Whoever brings it from the cellar back to the start wins.
note-character = All characters play alike: take the one you like.
note-plain = Nothing happens here, unless somebody is on it.
note-narrow-corridor = Nobody gets past while somebody is here: stop and battle.
note-tv-screen = If nobody else is here when you land, you may challenge any opponent outside a safety zone.
note-roll-again = If you land here on your turn, roll again.
note-guard = Fight the guard: roll higher and you escape by the difference. Cards are no help.
note-safety-zone = No battles here, and no cards against anyone here.
note-lab = With the card of this lab you can leave it at a run.
note-final-lab = Any lab card works here.
note-cellar = This is where the formula lies. Take it, turn round and get out; those who come later give chase.
note-boost = Move 3 spaces forward.
note-reroll = Roll and move once more.
note-guide = Move forward to the nearest lab.
note-sidelined = Play it on anyone outside a safety zone, even yourself: that player misses a turn.
note-patrol = Play it on anyone outside a safety zone: that player goes back to the last guard.
note-lab-card = For the lab with this symbol, or the final weapons lab.
moves =
    moves { $steps ->
        [one] one space
       *[other] { $steps } spaces
    }
dice-number =
    { $number ->
        [one] 1 die
       *[other] { $number } dice
    }
turn-over = then your turn is over
spaces-number =
    { $number ->
        [one] 1 space
       *[other] { $number } spaces
    }
formula = The formula
hand = { $seat }'s hand
sidelined-row = In front of { $seat }
draw-pile = Draw pile
discard-pile = Discard pile
free-characters = Free characters
die-blue = Blue die
die-red = Red die
rolls-left = Rolls to make
badge-formula = has the formula
badge-chaser = chases the formula
badge-inward = on the way in
badge-sidelined = sidelined
## What can be wrong with a content pack

error-space-id = space "{ $id }": the id of a space is its number on the track
error-space-gap = space "{ $found }": the spaces are numbered without a gap, and "{ $missing }" is missing
error-track = space: the track needs START, CELLAR and something between
error-end-of-track = space "{ $found }": "{ $end }" is the kind of space "{ $number }" and of no other
error-boost = card "boost": spaces must be 3, as the rulebook says, not { $count }
error-card-spaces = card "{ $id }": spaces cannot be { $count }; only BOOST and LAB cards have some
error-deck = deck: { $total } cards are too few, at least { $least } are needed

# Moments

moment-roll =
    { $steps ->
        [one] One space
       *[other] { $steps } spaces
    }
moment-owner = { $seat }
moment-guard = The guard
moment-wins = { $seat } wins!
moment-tied = A tie
moment-again = They roll again.
moment-ahead =
    { $steps ->
        [one] One space ahead
       *[other] { $steps } spaces ahead
    }
moment-formula-kept = { $seat } keeps the formula.
moment-formula-goes = The formula changes hands.
moment-guard-beaten = { $seat } beats the guard!
moment-guard-holds = The guard holds on
moment-stays = No way past this time
moment-formula-taken = { $seat } takes the formula!
moment-formula-stolen = { $seat } steals the formula!
moment-out = { $seat } is out with the formula!
moment-card = { $card }
moment-sideline = { $target } is sidelined!
moment-patrol = A guard catches { $target }!

## How a play may end, in imagined futures

future-at-win-01 =
    { $won ->
        [true] Out first with the formula.
       *[false] Somebody else brings the formula out.
    }

## Chapters of the rules

chapter-comp = Components
chapter-board = The board
chapter-setup = Setting up
chapter-turn = The turn
chapter-move = Moving
chapter-battle = Battles
chapter-corr = Narrow corridors
chapter-tv = TV screens
chapter-roll = Roll again
chapter-guard = Guards
chapter-safe = Safety zones
chapter-card = Instruction cards
chapter-lab = Weapons labs
chapter-cellar = The cellar
chapter-chase = Meeting the holder
chapter-steal = Stealing the formula
chapter-win = The winner
chapter-ex = Examples

## What the board says of a choice, in hints

counsel-at-start = START
counsel-at-cellar = the cellar
counsel-at = space { $space }
counsel-out =
    { $ways ->
        [36] From { $here }, any roll takes you out with the formula.
       *[other] From { $here }, { $need } or more takes you out with the formula: { $ways } in { $of }.
    }
counsel-out-next =
    { $ways ->
        [36] From { $here }, any roll of your next turn takes you out with the formula.
       *[other] From { $here }, { $need } or more in your next turn takes you out with the formula: { $ways } in { $of }.
    }
counsel-catch =
    { $ways ->
        [36] From { $here }, any roll reaches { $target }, who has the formula.
       *[other] From { $here }, { $need } or more reaches { $target }, who has the formula: { $ways } in { $of }.
    }
counsel-catch-next = { $target } has the formula and is now within one roll of { $here }: { $ways } in { $of }.
counsel-cellar = { $later ->
    [0] From
   *[other] Next turn, from
} { $here }, { $need } or more reaches the cellar, where the formula still lies: { $ways } in { $of }.
counsel-cellar-late = { $later ->
    [0] From
   *[other] Next turn, from
} { $here }, { $need } or more reaches the cellar, where the chase begins: { $ways } in { $of }.
counsel-roll-guard = { $later ->
    [0] From
   *[other] Next turn, from
} { $here }, { $sure ->
    [0] the odds of rolling onto a guard are { $ways } in { $of }
   *[other] any roll ends at a guard
}.
counsel-roll-no-guard = { $later ->
    [0] From
   *[other] Next turn, from
} { $here }, no roll ends at a guard.
counsel-roll-again = { $later ->
    [0] From
   *[other] Next turn, from
} { $here }, the odds of landing on ROLL AGAIN are { $ways } in { $of }.
counsel-roll-lab = { $later ->
    [0] From
   *[other] Next turn, from
} { $here }, the odds of landing in a lab for one of your cards are { $ways } in { $of }.
counsel-roll-safe = { $later ->
    [0] From
   *[other] Next turn, from
} { $here }, the odds of landing in a safety zone are { $ways } in { $of }.
counsel-roll-battle = { $later ->
    [0] From
   *[other] Next turn, from
} { $here }, the odds of landing on { $target } and doing battle are { $ways } in { $of }.
counsel-stay-guard = A guard still holds you, with even odds of getting away next turn.
counsel-win-out = The odds of winning by enough to get out with the formula are { $ways } in { $of }.
counsel-win-cellar = The odds of winning by enough to reach the cellar and the formula are { $ways } in { $of }.
counsel-win-formula = The odds of winning by enough to reach whoever has the formula are { $ways } in { $of }.
counsel-win-again = The odds that a win takes you to ROLL AGAIN are { $ways } in { $of }.
counsel-win-guard = The odds that a win takes you straight to a guard are { $ways } in { $of }.
counsel-card-after-guard = If you beat the guard, “{ $card }” can take you further this turn.
counsel-win-lab = The odds that a win takes you to a lab for one of your cards are { $ways } in { $of }.
counsel-roll-boost = { $later ->
    [0] From
   *[other] Next turn, from
} { $here }, { $ways } in { $of } rolls end where “{ $card }” then reaches ROLL AGAIN.
counsel-roll-can-wait = It can wait until after the roll, unless that ends at a guard or in the cellar.
counsel-swap-can-wait = Swapping can wait until after the dice, when you know which cards you need.
counsel-to-cellar = From { $here }, the card is enough to be first in the cellar and take the formula.
counsel-to-chase = It takes you to the cellar, from where you can give chase.
counsel-wait-in-cellar = Arriving by card before any roll, you stay in the cellar until your next turn.
counsel-to-exit = From { $here }, the card is enough to get out with the formula.
counsel-to-formula = It catches up with { $target } on { $space }: even odds of taking the formula.
counsel-to-safety = It ends in the safety zone on { $space }: no battles there, and no cards against you.
counsel-to-guard = It ends on { $space }, and the guard there holds you 1 time in 2.
counsel-to-battle = It ends on { $space }, where { $target } stands: even odds in the battle.
counsel-to-again = It ends on { $space }, which lets you roll again.
counsel-to-screen = It ends at the TV screen on { $space }: you can challenge somebody from there.
counsel-to-lab = It ends in the lab on { $space }: a card of yours takes you { $steps } spaces further next turn.
counsel-lab-here = You stay in the lab on { $space }: a card of yours takes you { $steps } spaces on next turn.
counsel-short = { $target } stands in the corridor on { $space } and stops you there.
counsel-past-guard = It takes you past the guard on { $space }, whom a roll could hit.
counsel-guide-near =
    { $steps ->
        [one] The nearest lab is the next space.
       *[other] The nearest lab is only { $steps } spaces ahead.
    }
counsel-guide-far = The nearest lab is { $steps } spaces ahead.
counsel-safe = On { $space }, a safety zone, nobody can take the formula from you.
counsel-caught =
    { $ways ->
        [36] On { $space }, any roll brings { $target } to you and the formula.
       *[other] On { $space }, { $need } or more brings { $target } to you and the formula: { $ways } in { $of }.
    }
counsel-caught-past-guard = On { $space }, { $target } reaches you and the formula by beating a guard: { $ways } in { $of }.
counsel-uncaught = No chaser can reach you with the next roll.
counsel-rival-out =
    { $ways ->
        [36] { $target } then gets out with the formula on any roll.
       *[other] { $target } then gets out with the formula on { $need } or more: { $ways } in { $of }.
    }
counsel-rival-out-past-guard = { $target } then gets out with the formula by beating the guard: { $ways } in { $of }.
counsel-stops-out =
    { $ways ->
        [36] { $target } would get out with the formula on any roll.
       *[other] { $target } would get out with the formula on { $need } or more: { $ways } in { $of }.
    }
counsel-stops-out-past-guard = { $target } would get out with the formula by beating the guard: { $ways } in { $of }.
counsel-stops-chaser =
    { $ways ->
        [36] { $target } would reach you and the formula on any roll.
       *[other] { $target } would reach you and the formula on { $need } or more: { $ways } in { $of }.
    }
counsel-stops-chaser-past-guard = { $target } would reach you and the formula by beating the guard: { $ways } in { $of }.
counsel-stops-first = { $target } would reach the cellar and the formula on { $need } or more: { $ways } in { $of }.
counsel-stops-first-past-guard = { $target } would reach the cellar and the formula by beating the guard: { $ways } in { $of }.
counsel-held-anyway = { $target } stands at a guard, who may win the next fight anyway: 1 time in 2.
counsel-sent-back = { $target } loses { $steps } spaces and then has a guard to beat.
counsel-sent-back-little =
    { $steps ->
        [one] It sends { $target } back by only one space.
       *[other] It sends { $target } back by only { $steps } spaces.
    }
counsel-go-back =
    { $steps ->
        [one] It takes you back by one space, to a guard.
       *[other] It takes you back by { $steps } spaces, to a guard.
    }
counsel-has-formula =
    { $steps ->
        [one] { $target } has the formula and one space to go.
       *[other] { $target } has the formula and { $steps } spaces to go.
    }
counsel-not-holder = It does not hold up { $target }, who has the formula.
counsel-no-chaser = { $target } has not been in the cellar and cannot take the formula from you.
counsel-chases-you =
    { $steps ->
        [one] { $target } is after your formula, one space away.
       *[other] { $target } is after your formula, { $steps } spaces away.
    }
counsel-is-past = { $target } is nearer to START than you, and turns round only there.
counsel-trails =
    { $steps ->
        [one] { $target } is one space behind you.
       *[other] { $target } is { $steps } spaces behind you.
    }
counsel-not-foremost = { $target }, on { $space }, is closer to the formula.
counsel-foremost = Nobody else is closer to the formula than { $target }, on { $space }.
counsel-loss-out = The odds that { $target } wins by enough to get out with the formula are { $ways } in { $of }.
counsel-loss-cellar = The odds that { $target } wins by enough to take the formula first are { $ways } in { $of }.
counsel-loss-guard = The odds that a win takes { $target } to a guard are { $ways } in { $of }.
counsel-loss-formula = By winning a battle, { $target } would bring the formula up to 5 spaces closer to START.
counsel-loss-foremost = By winning a battle, { $target }, closest to the formula already, would get closer still.
counsel-hindmost = { $target }, on { $space }, is furthest behind: losing costs least there.
counsel-cannot-steal = The formula is not at stake in a battle with { $target } here.
counsel-even-formula = You have even odds of taking the formula from { $target }.
counsel-run-out =
    { $ways ->
        [36] Whoever wins the formula on { $space } is out with it at once, whatever the dice show.
       *[other] Whoever wins the formula on { $space } is out at once with { $need } or more: { $ways } in { $of }.
    }
counsel-formula-at-guard = A guard is to be fought on { $space } as well, won or lost.
counsel-leaves-behind = Once past { $target }, you must be overtaken or turn round at START to try again.
counsel-leaves-behind-in = Once past { $target }, you must turn round in the cellar to try again.
counsel-no-lab = There is no lab ahead of you.
counsel-no-lab-for = There is no lab for it ahead of you.
counsel-next-lab = { $soon ->
    [0] You will not need it soon: the next lab for it is
   *[other] You may need it soon: the next lab for it is
} { $steps ->
    [one] the very next space, { $space }
   *[other] on { $space }, { $steps } spaces ahead
}.
counsel-works-here = Here, “{ $card }” would take you { $steps } spaces on.
counsel-spare = You hold another one like it.
counsel-could-stop = “{ $card }” could still stop { $target }, who has the formula.
counsel-boost-to-guard = “{ $card }” would end at the guard on { $space }.

# What hangs on the last step

stake-out = { $count ->
    [one] 1 step, and the formula is out.
   *[other] { $count } steps, and the formula is out.
}

# The first and the last act

opening-one = You are { $character }
opening-all = The race for the formula
opening-goal = Into the cellar for the formula, and out of the gate with it before anybody takes it from you.
finale-out = The formula leaves the gate
finale-with-formula = out, with the formula
finale-behind = { $count ->
    [0] at the gate, without it
    [one] 1 room from the gate
   *[other] { $count } rooms from the gate
}
