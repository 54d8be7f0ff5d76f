## Characters, spaces and cards

character-hannibal = Hannibal
character-face = Face
character-murdock = Murdock
character-amy = Amy

space-start = start
space-plain = plain space
space-narrow-corridor = narrow corridor
space-tv-screen = TV screen
space-roll-again = roll again
space-guard = guard
space-safety-zone = safety zone
space-lab-1 = weapons lab (1)
space-lab-2 = secret weapons lab (2)
space-lab-3 = top secret weapons lab (3)
space-final-lab = final lab (1, 2, 3)
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
        [reroll] Play “{ $card }”: one more roll and move
        [guide] Play “{ $card }”: go forward to the nearest lab
       *[other] Play “{ $card }”: leave the lab, as many spaces as the card says
    }
action-sideline = Play “You are sidelined”: { $target } loses the next turn
action-patrol = Play “A patrolling guard catches you”: { $target } goes back to the nearest guard
action-exchange = Exchange “{ $card }” for another card
action-end-turn = End the turn
action-attack = Battle { $target }
action-challenge = Challenge { $target } to a battle
action-decline = Challenge nobody
action-stop = Stop here and battle for the formula
action-go-on = Go on past the formula
action-draw = draw { $card }
action-roll = roll { $die }
action-roll-both = roll { $red } and { $blue }
action-battle = battle { $blue } to { $red }
action-guard = guard { $red }, player { $blue }

## What is asked

prompt-choose-character = { $seat }, choose a character.
prompt-take-turn = { $seat }, it is your turn: take the dice, or play a card first.
prompt-close-turn = { $seat }, you have no roll left to make: play or exchange a card, or end your turn.
prompt-advance = { $seat }, your move of { $steps } passes the formula. Stop there, or go on?
prompt-choose-opponent = { $seat }, several opponents are here. Whom do you battle?
prompt-watch-screen = { $seat }, you see the others on the TV screen. Challenge one of them?

## What happened

event-choose = { $seat } plays as { $character }.
event-start-roll = { $seat } rolls { $die } for the first turn.
event-first = { $seat } begins.
event-draw = { $seat } draws “{ $card }”.
event-draw-hidden = { $seat } draws a card.
event-reshuffle =
    { $count ->
        [one] The draw pile is empty: one card is turned over for a new one.
       *[other] The draw pile is empty: { $count } cards are shuffled for a new one.
    }
event-roll = { $seat } rolls { $die }.
event-roll-both = { $seat } rolls { $red } and { $blue }: { $steps }.
event-move =
    { $kind_id ->
        [start] { $seat } is back at the start.
        [cellar] { $seat } reaches the cellar.
        [plain] { $seat } moves to space { $space }.
       *[other] { $seat } moves to space { $space }: { $kind }.
    }
event-battle = { $seat } battles { $opponent }: { $blue } to { $red }.
event-battle-tied = { $seat } battles { $opponent }: { $blue } to { $red }, so both roll again.
event-challenge = { $seat } challenges { $target } from the TV screen.
event-guard-beaten = { $seat } beats the guard, { $blue } to { $red }.
event-guard-holds = The guard holds { $seat }, { $red } to { $blue }.
event-guard-tied = { $seat } and the guard both roll { $red } and roll again.
event-formula-taken = { $seat } takes the formula and turns round.
event-formula-stolen = { $seat } steals the formula!
event-formula-kept = { $seat } keeps the formula.
event-play = { $seat } plays “{ $card }”.
event-sideline = { $seat } plays “You are sidelined” on { $target }.
event-patrol = { $seat } plays “A patrolling guard catches you” on { $target }.
event-exchange = { $seat } exchanges “{ $card }”.
event-sits-out = { $seat } is sidelined and loses this turn.
event-out = { $seat } is out of the fortress with the formula!
outcome = { $winners } brought the formula out and wins.

## Why not

reason-character-taken = { $character } is taken.
reason-characters-are-chosen = The characters are chosen for the whole game.
reason-rolled-already = You have rolled in this turn.
reason-roll-first = You must roll before you can end your turn.
reason-fight-instead = You stand on a guard space: fight the guard instead of rolling.
reason-lost-to-guard = The guard has won; you can try again on your next turn.
reason-no-guard-here = There is no guard where you stand.
reason-wait-in-cellar = You stay in the cellar until your next turn.
reason-turned-at-start = You have turned round at the start: you go back in on your next turn.
reason-card-not-in-hand = You do not hold “{ $card }”.
reason-one-card-per-turn = You have used your one card of this turn; an exchange counts as one.
reason-card-needs-target = “{ $card }” is played on somebody: name the player.
reason-no-matching-lab = “{ $card }” works only in a lab with its symbol or in the final lab.
reason-held-by-guard = No card can be used to leave a guard space.
reason-card-in-cellar = No card can be used to leave the cellar.
reason-no-lab-ahead = There is no lab ahead of you.
reason-in-safety-zone = { $target } is in a safety zone, where no card can be played on anybody.
reason-already-sidelined = { $target } is sidelined already.
reason-no-way-back = { $target } is in the cellar and has no room to go back.
reason-no-guard-behind = There is no guard behind { $target }.
reason-no-patrol-from-guard = You are with a guard already and cannot leave by a card.
reason-no-battle-due = You have not just landed on { $target }, so there is no battle.
reason-no-challenge-now = You have not just landed on a free TV screen, so you cannot challenge anybody.
reason-no-battle-with-yourself = You cannot battle yourself.
reason-safe-from-challenge = { $target } is in a safety zone and cannot be challenged.
reason-no-formula-on-the-way = No move of yours is passing the formula.

## The table

space-number = { $space }: { $kind }
note-start = The way in and out. Bring the formula here and you win.
note-plain = Nothing happens here, unless somebody stands on it.
note-narrow-corridor = Nobody passes while somebody stands here: stop and battle.
note-tv-screen = Land here alone and you may challenge any opponent who is not in a safety zone.
note-roll-again = Land here on your turn and roll again.
note-guard = Fight the guard: roll higher to escape by the difference. Cards do not help.
note-safety-zone = No battles, and no cards against whoever is here.
note-lab = With the card of this lab you can leave it at a run.
note-final-lab = Any lab card works here.
note-cellar = The formula lies here. Take it, turn round and get out; whoever comes later gives chase.
note-boost = Move 3 spaces forward.
note-reroll = Roll and move once more.
note-guide = Go forward to the nearest lab.
note-sidelined = Play it on anybody outside a safety zone, even on yourself: the next turn is lost.
note-patrol = Play it on anybody outside a safety zone: back to the nearest guard behind.
note-lab-card = For the lab with this symbol, or the final lab.
moves =
    moves { $steps ->
        [one] one space
       *[other] { $steps } spaces
    }
formula = The formula
hand = Hand of { $seat }
sidelined-row = Before { $seat }
draw-pile = Draw pile
discard-pile = Discard pile
free-characters = Free characters
die-blue = Blue die
die-red = Red die
rolls-left = Rolls left to make
badge-formula = has the formula
badge-chaser = chases the formula
badge-inward = on the way in
badge-sidelined = sidelined
