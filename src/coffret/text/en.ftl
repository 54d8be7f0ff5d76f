seat-number = Player { $number }
reason-game-over = The game is over. { $outcome }
reason-not-your-turn = It is not your turn to choose.
reason-not-now = You cannot do that at this moment.

## The table in the terminal

ui-and = and { $last }
ui-yes = yes
ui-no = no
ui-you = { $name } (you)
ui-won = won
ui-reconstructed = reconstructed card
ui-you-are = You are { $name }, in seat { $number }.
ui-bots-are = { $count ->
    [one] { $names } is a bot.
   *[other] { $names } are bots.
}
ui-earlier = { $count ->
    [one] One earlier event: type log.
   *[other] { $count } earlier events: type log.
}
ui-times = { $line } ({ $count ->
    [2] twice
   *[other] { $count } times
})
ui-table-alone = Press Enter to see the question.
ui-folded = { $count } options: type { $words }
ui-legend-facing = where it is heading
ui-legend-way = where it is going to go
ui-legend-maybe = if chance wills it
ui-legend-after = whom it is going to attack
ui-true = true
ui-may-first = { $name }, you may act first, or let it pass (0).
ui-let-pass = Let it pass
ui-may-speak = { $name }, you may say something first, or say nothing (0).
ui-say-nothing = Say nothing
ui-footer = Number, notation or words · Enter: the whole table · why … · rules … · hint · undo · log · help · quit
ui-footer-end = Enter to leave, or: review · save FILE (keeps the replay) · undo · log · rules … · lang fr · help
ui-clock-runs = The clock is running: { $seconds } seconds left.
ui-time-is-up = Time is up.
ui-curtain = Pass the device to { $name }. Everybody else, please look away.
ui-press-enter = { "[" }Enter]
ui-not-saved = The game goes on, but it could not be saved: { $why }
ui-not-kept = The game could not be kept: { $why }
ui-saved = Saved: { $path }
ui-seed = The dice and cards of this game came from the seed { $seed }.
ui-left = The game is kept. To carry on:
ui-other-rules = This game was saved under version { $old } of the rules; it continues under version { $new } and cannot be undone beyond this point.
ui-no-such-number = There is no option { $number }: the numbers go from 1 to { $last }.
ui-not-understood = “{ $line }” is not a number, a notation or a command here; type help for a list.
ui-bad-arguments = “{ $line }” is not complete, or says too much. For example: { $example }
ui-bad-value = “{ $line }” does not work: { $why }.
ui-nothing-asked = Nothing is asked of you just now.
ui-nearest = Did you mean { $near }?
ui-is-possible = This is possible: { $action }
ui-possible = Possible: { $options }
ui-nothing-to-see = There is nothing to tell about “{ $words }”.
ui-nothing-to-undo = You have nothing to undo.
ui-nothing-to-redo = There is nothing to redo.
ui-undo-consent = Something was revealed, or somebody has played since. Does everybody agree to undo it? (yes/no)
ui-undo-refused = Nothing is undone.
ui-undone = { $since ->
    [0] Undone: { $action }
    [one] Undone, together with one move the others made since: { $action }
   *[other] Undone, together with { $since } moves the others made since: { $action }
}
ui-redone = Redone: { $action }
ui-languages = Languages: { $languages }
ui-hint = Hint: { $number } – { $action } ({ $notation })
ui-lesson-next = { "[" }Enter] Next
ui-lesson-last = { "[" }Enter] Play on from here · new: now a whole game · quit
ui-lesson-do = Now choose { $number }: { $action } ({ $notation })
ui-lesson-astray = Good thinking, but the lesson goes another way first: choose “{ $option }”. To play as you like from here, type free.
ui-lesson-read = Read on first: press Enter. To play as you like from here, type free.
ui-lesson-done = That was the lesson. Now a whole game:
ui-lesson-offer = Is { $game } new to you? Learn it in five minutes, in a guided first game.
ui-no-lesson = This is no lesson: you play as you like.
ui-no-hint = There is nothing to choose.
ui-thought-failed = This could not be worked out: { $why }
ui-bot-failed = A fault in the bot of { $name }, which plays at random this time: { $why }
ui-chance = Your chance to win: { $chance }% (between { $low } and { $high }%)
ui-chance-on = Your chance to win is told with each question from now on.
ui-chance-off = Your chance to win is not told any more.
ui-review-later = The game is looked through when it is over.
ui-review-wait = Looking through the game, choice by choice; a long one takes a few minutes.
ui-how-to-answer = Type the number of an option, or its notation, such as { $notation }. A verb alone lists its options; Enter shows the table again.

ui-command-options = options
ui-command-why = why
ui-command-rules = rules
ui-command-table = table
ui-command-look = look
ui-command-hint = hint
ui-command-chance = chance
ui-command-review = review
ui-command-undo = undo
ui-command-redo = redo
ui-command-log = log
ui-command-save = save
ui-command-lang = lang
ui-command-free = free
ui-command-new = new
ui-command-help = help
ui-command-quit = quit
ui-help-options = all options with their notation
ui-help-why = why something is not possible: { $examples }; alone: the rule behind the question
ui-help-rules = the rulebook, opened at what matters now; rules WORDS, or an id, searches all rules
ui-help-table = the table alone, in as much detail as the screen allows
ui-help-look = what something on the table is: { $examples }; alone: everything that can be told
ui-help-hint = what to do, how likely it wins, and why, knowing what you know
ui-help-chance = your chance to win with each question, from what you know; again: no longer
ui-help-review = after the end: what decided the game, what choices cost, and what luck did
ui-help-undo = undo your last choice, and what the bots have done since
ui-help-redo = redo what was undone
ui-help-log = everything that has happened, as you learned it
ui-help-save = save the game: save FILE
ui-help-lang = change the language: lang en, lang fr
ui-help-free = leave the lesson and play on from here as you like
ui-help-new = begin a new game with the same players; after a lesson: a whole game
ui-help-help = this list
ui-help-quit = leave; the game is kept

## The application at a terminal
ui-app-table = Table
ui-app-hand = Hand and cards
ui-app-log = Log
ui-app-awaited = waiting for { $names }
ui-app-folded = { $count } options
ui-app-several = { $count } options fit: point at one with ↑ and ↓, then press Enter.
ui-app-close = Esc closes
ui-app-choice = a number, a word, or a command
ui-app-story = Enter: next step · Esc: skip to now
ui-app-note = Enter: go on
ui-app-speak = Say something …
ui-app-about = What about
ui-app-speak-keys = ↑ ↓ a part · ← → change it · Enter says it · Esc closes
ui-app-next = Next
ui-app-play-on = Play on from here
ui-app-whole-game = Now a whole game
ui-app-leave = Leave
ui-app-end = Enter to leave, or: review, save FILE, undo
ui-app-pace = What the others do is shown { $pace }.
ui-app-pace-step = step by step, at the press of Enter
ui-app-pace-slow = slowly
ui-app-pace-quick = quickly
ui-app-pace-now = all at once
ui-app-key-help = Help
ui-app-key-why = Why
ui-app-key-rules = Rules
ui-app-key-hint = Hint
ui-app-key-undo = Undo
ui-app-key-pace = Pace
ui-app-key-quit = Leave
ui-app-help = ↑ ↓ and Enter choose an option, and so does a click; words filter the list. Page keys and Shift with arrows move the pane in front, Tab brings the next one. A click on the board tells what something is. Ctrl+Z undo · Ctrl+Y redo · Ctrl+S save · Ctrl+L language.

ui-origin-rulebook = rulebook, { $source }
ui-origin-public = common knowledge, { $source }
ui-origin-house = ruling of this box, { $source }
ui-other-sections = To read on, type rules and one of these: { $titles }
ui-no-rule = No rule contains “{ $words }”.
ui-more-rules = { $count ->
    [one] One more: add a word to narrow it down.
   *[other] { $count } more: add a word to narrow it down.
}

## The box

ui-welcome = Coffret: a box of board games
ui-game-facts = { $low ->
    [one] { $high ->
        [one] one player
       *[other] 1 to { $high } players
    }
   *[other] { $low } to { $high } players
}, { $from } to { $to } minutes
ui-how-to-start = To play: coffret play { $slug } · all commands: coffret --help
ui-unfinished = Unfinished games
ui-form-game = Game
ui-form-go-on = go on with { $name }
ui-form-lesson = Learn it first
ui-form-lesson-yes = yes, in five minutes
ui-form-lesson-note = A guided first game that shows how it is played; then a whole game.
ui-form-seats = Players
ui-form-people = Of them people, here
ui-form-people-note = The other seats are played by bots.
ui-form-bots = How the bots play
ui-form-names = Your names
ui-form-names-note = Typed with commas between them; left empty: { $names }.
ui-form-language = Language
ui-this-language = English
ui-form-play = Play
ui-form-keys = ↑ ↓ a row · ← → or a click changes it · Enter plays · Esc leaves
ui-which-game = Which game? Number or name; l1 learns the first one in five minutes; Enter to leave.
ui-no-such-game = There is no game “{ $name }” here; these are in the box: { $games }.
ui-how-many-seats = How many players in all, { $low } to { $high }? [{ $usual }]
ui-how-many-people = How many of them are people at this device, 0 to { $high }? The rest are bots. [1]
ui-which-options = Any other options? Type name=value, or Enter to play like this.
ui-what-name = { $count ->
    [one] Your name? (Enter for none)
   *[other] Name of player { $number }? (Enter for none)
}

## Commands

ui-cli-box = A box of board games: play alone or with friends, read the rules, let bots play. Without a command it opens the box.
ui-cli-example = Example: { $command }
ui-cli-version = Show the version and exit.
ui-cli-usage = Usage:
ui-cli-options = Options:
ui-cli-arguments = Arguments:
ui-cli-commands = Commands:
ui-cli-help = Show this help and exit.
ui-cli-required = { "[" }required]
ui-cli-games = List the games in the box.
ui-cli-play = Play a game in the terminal, with bots or with friends at the same device.
ui-cli-simulate = Let bots play many games and count what happens.
ui-cli-replay = Tell the story of a saved game, step by step, and check its dice.
ui-cli-rules = Read the rulebook of a game, search its rules, or see how they are covered by code and tests.
ui-cli-new = Make a new game: a complete small one to start from.
ui-cli-new-name = What it is called: small letters, digits and hyphens.
ui-cli-new-in = The folder to make it in; otherwise the current one.
ui-cli-check = Check a game, or a content pack, and say what is wrong or what it changes.
ui-cli-bench = Measure how fast the rules run here.
ui-cli-slug = The game: see coffret games.
ui-cli-lang = The language: en or fr.
ui-cli-json = Print JSON for programs.
ui-cli-seats = How many players, bots included.
ui-cli-bots = The bots, seat by seat: beginner (overlooks things), decent (plays sensibly; also called thumb), good and expert (think ahead), random, an installed one, or module:function. The last one takes all remaining seats.
ui-cli-bench-env = Measure the environments for learning (coffret[rl]) instead, beside known ones.
ui-cli-serve-bots = Bots of your own that may sit at the tables.
ui-cli-option = An option of the game; may be repeated.
ui-cli-content = A content pack to lay over the game's own.
ui-cli-seed = The seed of all dice and shuffles: the same seed, the same luck.
ui-cli-people = How many people play at this device, starting with seat 1.
ui-cli-humans = The seats of the people, such as 1,3.
ui-cli-names = The names of the people, or of all seats.
ui-cli-save = Keep the game in this file.
ui-cli-resume = Carry on with a saved game.
ui-cli-lesson = Learn the game in five minutes: a guided first game.
ui-cli-plain = Plain text, line by line, as for a pipe or a screen reader.
ui-cli-count = How many games.
ui-cli-jobs = How many processes; the figures do not depend on it.
ui-cli-simulate-out = A Parquet file for the games, one row each (coffret[lab]).
ui-cli-lab = Play a study: a grid of variants on the same deals, until every comparison is decided.
ui-cli-train = Learn a game's chances to win from plays between its own bots; needs numpy (coffret[rl]).
ui-cli-train-out = Where to write what was learnt. Otherwise value.json in the folder of the game.
ui-cli-measure = Count how often decent bots win with each way to set a game up; the set-up tells these figures.
ui-cli-measure-games = How many games of each way to set it up; more are added to those that were played.
ui-cli-measure-out = Where to write the figures; what is there already is not played again. Otherwise measured.json in the folder of the game.
ui-measured-share = Decent bots win about { $number } in { $of } here.
ui-measured-seldom = Decent bots hardly ever win here.
ui-measured-often = Decent bots nearly always win here.
ui-measured-exact = { $games } games between decent bots were counted: they win { $low } to { $high } % (95 % interval).
ui-measured-side = { $side } { $number }
ui-measured-sides = Among decent bots, in 10 games: { $sides }.
ui-measured-side-exact = { $side } { $low } to { $high } %
ui-measured-sides-exact = { $games } games between decent bots were counted: { $sides } (95 % intervals).
ui-trained = Judged by { $plays } plays ({ $positions } positions) that were held out: a won position is rated above a lost one with a chance of { $auc }.
ui-trained-kept = Written to { $file }.
ui-positions = Positions
ui-said = Said
ui-won-share = Won
ui-cli-study = The study, a TOML file.
ui-cli-lab-out = Where the games are kept; a second start goes on there. Otherwise build/lab and the study's name.
ui-cli-ray = Play on Ray; without --address it starts on this machine.
ui-cli-ray-address = The address of a Ray cluster.
ui-cli-minutes = Stop after the round in which so much time is over.
ui-cli-file = A saved game.
ui-cli-seat = Tell only what this seat could see, counted from 1.
ui-cli-to = Stop after this step.
ui-cli-words = A rule's id or its beginning, or words to look for.
ui-cli-ledger = Show all rules with their ids, even if the game has a rulebook.
ui-cli-coverage = Show how many rules are cited in the code and proven by tests, and which are not.
ui-cli-tests = The folder of the tests.
ui-cli-scenario = A scenario of your own to play (TOML).
ui-cli-pack = A content pack (TOML), a game of the box, or the folder of a game.
ui-cli-pack-game = The game it is for; otherwise the one whose tables fit.
ui-cli-bench-games = The games to measure; otherwise all.
ui-cli-seconds = About how long to measure each game.
ui-broken-game = { $slug } is left out of the box: { $why }
ui-see-help = { $why }; see coffret --help
ui-stopped = Stopped.
ui-simulated-faults = A bot failed, and something possible was done at random in its place ({ $count }×): { $why }
ui-simulated = { $games } games, { $decisions } decisions in { $seconds } s ({ $rate } a second)
ui-outcome = outcome
ui-rule = rule
ui-games = games
ui-share = share [95 %]
ui-cell = variant
ui-compared = compared
ui-difference = difference [95 %, all together]
ui-decided = decided
ui-undecided = undecided
ui-lab-kept = The games are in { $folder }, one row each in games.parquet; the same command goes on there.
ui-cli-report = Write what a study has found as one page that opens in any browser, without a network.
ui-cli-report-place = The folder of a study, or a Parquet file of coffret simulate --out.
ui-cli-report-out = Where the page is written; otherwise beside the games.
ui-report-written = The report is in { $file }.
ui-report-about = { $titles }: { $games } games in { $cells } { $cells ->
    [one] variant
   *[other] variants
 }.
ui-report-contents = Contents
ui-report-again = The same games again
ui-report-picture = Picture: { $title }. The table below has the same figures.
ui-report-figures = Figures ({ $rows } { $rows ->
    [one] row
   *[other] rows
 })
ui-report-of-seat = seat { $seat }
ui-report-of-side = { $side }
ui-report-shares = How often { $who } wins
ui-report-shares-all = How often the players win
ui-report-shares-words = { $count ->
    [one] The games were won in { $most } of the cases.
   *[other] From { $least } ({ $worst }) to { $most } ({ $best }).
 }
ui-report-sequence = The intervals hold with 95 % confidence although the study looks at its results all the time: they are confidence sequences.
ui-report-wilson = The intervals are Wilson's, for 95 % confidence.
ui-report-share = share of games
ui-report-low = from
ui-report-high = to
ui-report-against = { $one } against { $other }
ui-report-differences = Differences on the same deals
ui-report-differences-words = { $decided } of { $count } comparisons are decided. Game n has the same deal in every variant, so that luck is compared with the same luck. All these intervals hold together with 95 % confidence.
ui-report-difference = difference
ui-report-verdict = verdict
ui-report-lengths = Length and tempo
ui-report-lengths-words = How many choices the players make in a game. The line goes from the shortest tenth to the longest, the bar holds the middle half, and the mark is the median.
ui-report-mean = mean
ui-report-per-second = decisions a second here
ui-report-choices = choices of players in a game
ui-report-kinds = What the choices are
ui-report-kinds-words = How often each kind of choice is made in a game, on average.
ui-report-endings = How games end, by rule
ui-report-endings-words = The outcome, and the rule that ends the game.
ui-report-rule-text = the rule says
ui-report-came-up = What came up, and what it did to the chance of winning
ui-report-came-up-words = { $count } cards, pieces, places, events and rules came up; { $telling } of them in games that are surely won more often, or less often, than the others. All intervals hold together with 95 % confidence; variants are not mixed.
ui-report-not-causes = This tells what goes together, not what causes what: what comes up late, for instance, comes up in games that lasted.
ui-report-effect = won more often with it
ui-report-kind = kind
ui-report-what = what
ui-report-of-games = of all games
ui-report-tension = The curve of tension
ui-report-tension-words = The chance to win over the course of { $games } games, on average, of those that were won and those that were lost; bands are 95 % intervals. The later the curves part, the longer a game is open.
ui-report-tension-learnt = The chance at each moment is what the game has learnt from plays by rules of thumb, as its search uses it.
ui-report-tension-played = The chance at each moment is the share of plays won that go on from there by rules of thumb, each with other dice.
ui-report-won = won
ui-report-lost = lost
ui-report-progress = how far the game has come
ui-report-chance = chance to win
ui-report-moved = movement of the chance in a game
ui-report-turned = games that turn round
ui-report-seats = Seats
ui-report-seats-words = How often each seat wins.
ui-report-seat = { $cell }: seat { $seat } ({ $bot })
ui-report-first = { $cell }: the first seat wins { $mean } more often than the others on average, between { $low } and { $high }.
ui-cli-ladder = Let all bots play against each other and rate them, game by game.
ui-cli-ladder-games = The games; otherwise all.
ui-cli-ladder-count = How many deals for each pair of bots; each is played twice, with the seats exchanged.
ui-cli-ladder-out = Where the games and the page of each ladder are kept; a second start goes on there.
ui-ladder-title = { $game }: the ladder
ui-ladder-about = { $deals } deals with { $seats } { $seats ->
    [one] seat
   *[other] seats
 }; { $anchor } is rated 1000.
ui-ladder-pairs = Two bots share a table, seat by seat in turn; every deal is played twice, with the seats exchanged, and who wins more often in the two games beats the other.
ui-ladder-together = All seats win or lose together: each bot plays all seats, and on the same deal who wins beats who loses.
ui-ladder-ratings = Ratings
ui-ladder-ratings-words = Ratings by Bradley and Terry's model on the scale of Elo: 100 points more mean 64 % of the decided deals, 200 mean 76 %. Intervals hold with 95 % confidence, relative to the bot rated 1000.
ui-ladder-rating = rating
ui-ladder-won = won
ui-ladder-matches = Pair by pair
ui-ladder-matches-words = On how many deals the one bot did better than the other.
ui-ladder-other = against
ui-ladder-deals = deals
ui-ladder-better = better
ui-ladder-worse = worse
ui-ladder-equal = equal
ui-seat = seat
ui-bot = bot
ui-wins = wins
ui-again = The same figures again:
ui-replay-seat = { $title }: { $names }. The game was not over when this was saved; it holds what { $who } had seen, and cannot be continued.
ui-replay-watched = { $title }: { $names }. The game was not over when this was saved; it holds what everybody could see, and cannot be continued.
ui-replay = { $title }: { $names }. { $steps ->
    [one] One step.
   *[other] { $steps } steps.
}{ $before ->
    [0] { "" }
   *[other] { " " }It was played under other rules; its first { $before } steps are told as far as they are known.
}
ui-unknown-rule = { $id } is in no ledger; correct the id where it is cited
ui-game = game
ui-rules = rules
ui-cited = cited
ui-tested = tested
ui-excused = excused
ui-missing = missing
ui-new-made = { $folder } is a game of its own: play it, check it, change it.
ui-checking = Checking
ui-check-done = { $count ->
    [0] { $target }: nothing is wrong.
    [one] { $target }: one thing is wrong.
   *[other] { $target }: { $count } things are wrong.
}
ui-pack-fits = { $count ->
    [0] The pack fits { $title } and changes nothing.
    [one] The pack fits { $title } and changes one entry.
   *[other] The pack fits { $title } and changes { $count } entries.
}
ui-pack-new = new
ui-measuring = Measuring
ui-compiled = compiled
ui-interpreted = interpreted
ui-bench = The rules run { $form }. Reference loop: { $reference } a second.
ui-seats = seats
ui-decisions-per-second = decisions/s
ui-by-players = by players

## The table server

to-be-decided = What shall we play?
no-rules = The rules do not allow this.
no-notation = That is not an action of this game.
no-stale = Something has changed in the meantime; take another look.
no-turn = It is not your turn to choose.
no-over = The game is over.
no-gathering = The game has not begun: somebody is still missing.
no-paused = The table is paused.
no-ended = This game was ended early.
no-bot = A bot is playing this seat; take the seat back first.
no-seat = This is not your seat.
no-host = Only the host of the table can do this.
no-here = They are here, or were until a moment ago.
no-begun = The game has begun. Ask the host for an invitation to a seat, or watch.
no-taken = This seat has been taken in the meantime.
no-tried = You have had your try at this call; the next deal comes with the next call.
no-hints = There are no hints at this table.
no-rated = This deal is the same for everybody: what has been revealed stays revealed, and nobody else can play your seat.
no-sealed = Others can still play this deal: until the call is over, everybody keeps what their own seat has seen, and nothing more is shown.
no-room = No room has this code: it was misread, its two hours are over, or all seats are taken. Ask for the link.
no-elsewhere = This can only be done at the machine on which the box runs.
no-network = There is no network here to let in: this machine is in none, the port is taken there, or the box is open to others in another way already.
no-seats = More people have come than can play this.
no-void = This invitation has been used already, or a newer one has taken its place. If you used it, go on at the device where you sat down; otherwise ask the host for another one.
no-invitation = This is an invitation: sit down with it first.
no-replaced = There is a new invitation for this seat, so your key opens it no longer. If the seat is still yours, ask the host for the invitation.
no-consent = This needs everybody's consent.
no-nothing = There is nothing to do about that now.
no-hold = The others may still speak; wait a moment.
no-silence = The rules call for silence now.
no-message = This message makes no sense here.
no-large = This is too long.
no-fast = That was too fast; wait a moment.
no-busy = So many are asking for something that you would have to wait too long; try again in a moment.
no-heavy = Reading this takes more work than this server does for one request. It may be nested too deeply, or be too much at once.
no-slow = The request took too long to arrive.
no-link = This link does not open anything here.
no-state = This is not possible at this table now.
no-option = The game cannot be set up like this.
no-content = This content pack does not fit.
no-save = This save file cannot be used.
no-lesson = This lesson shows a different choice now; leave the lesson to play as you like.
no-store = It could not be written to disk; nothing has changed.
no-reload = The table is being loaded again; try once more in a moment.
no-unreadable = This Coffret cannot open this table. Nothing of it is lost: whoever runs the server can get its log (coffret export).
no-full = There is no room left here; try again later.
no-name = This server has not been told that it is called this. Whoever runs it can name it (coffret serve --url, or --hosts).
no-origin = This request came from another site.
no-server = The server has made a mistake; your game is safe.
no-address = This is not an e-mail address that this server can write to.
no-site = This server calls no webhook there; its host decides which sites it may call.
no-often = That was tried too often; try again later.
no-undelivered = It could not be delivered there; nothing has been set.
no-late = This letter is too old. Enter the address once more at the table.
no-unknown-notice = This address is not written to any more.
broken-game = The game “{ $slug }” cannot be played here.
intent = { $name } means to: { $plan }
note-run = Stopped after { $done } of { $steps } steps: something has changed.
note-undo = { $name } has undone a choice.
note-cut = The rules have been corrected since this was played: what they no longer allow has been undone. The game goes on from here.
note-time-up = Your time was up: a bot has chosen for you.
note-bot-failed = A fault in the bot of { $name }: it plays at random this time.
notice-turn-subject = { $game }: it is your turn
notice-turn-text = { $game }: it is your turn.
notice-turn-link = To the table: { $table }
notice-turn-stop = You wished to be called for this game. No more e-mail about it: { $page }
notice-turn-hook = { $game }: it is your turn. { $table }
notice-trial-hook = { $game }: notices of your turn will come here. { $table }
notice-confirm-subject = { $game }: shall we write to you when it is your turn?
notice-confirm-text = Somebody who plays { $game } has entered this address, to be told by e-mail when it is their turn.
notice-confirm-link = If that was you, confirm it here: { $page }
notice-confirm-stop = If not, there is nothing to do: nothing more will be sent.
log-dealt = The game has begun.
log-joined = { $name } has sat down.
log-second-device = { $name } is now playing on { $count } devices.
log-host-device = One more device now has the host's rights.
log-watching-device = A spectator is now watching on one more device.
log-own-key = { $name } has exchanged an old link for a key that nobody else has.
log-left = { $count ->
    [0] { $name } has left for good; a bot keeps the seat until somebody else is invited.
    [one] { $name } has left the table on one device and is still playing on another.
   *[other] { $name } has left the table on one device and is still playing on { $count } others.
}
log-invited = The host has made a new invitation for { $name }.
log-replaced = The host has made a new invitation for the seat of { $name }. Whoever sat there has lost it, and whoever uses the invitation will see what that seat sees.
log-new-guests = The host has made a new link for the table; the old one no longer works.
log-resigned = { $name } has conceded; a bot plays the seat to the end.
log-clock = { $count ->
    [0] The host has taken the time limit away.
   *[other] The host gives everybody { $count } seconds for each choice.
}
log-moment = { $count ->
    [0] Bots do not wait for people who could act out of turn any more.
    [1] Bots leave people who could act out of turn a second.
   *[other] Bots leave people who could act out of turn { $count } seconds.
}
log-hint = { $name } has asked for a hint.
log-covered = { $name } has been away for a while: a bot plays until they are back.
log-bot = A bot is playing for { $name }.
log-given = Everybody agreed: the seat of { $name } is open to somebody new, who will see what that seat sees.
log-back = { $name } is back.
log-swapped = { $name } has changed seats.
log-new-spectators = The host has made a new link for spectators; the old one no longer works.
log-opened = The seat of { $name }, played by a bot until now, is open to a person, who will see what that seat sees.
log-saved = { $name } has taken a full save of the running game. It shows everybody's secrets.
log-saved-by-host = The host has taken a full save of the running game. It shows everybody's secrets.
log-host-key = The host has exchanged an old link for a key that nobody else has.
log-forked = Somebody is playing on from this game at another table and can see everybody's secrets there.
log-conceded = { $name } has ended the game, and nobody objected. Nobody wins.
log-ended = The host has ended the game early.
log-abandoned = { $count ->
    [one] These players have left one earlier deal unfinished.
   *[other] These players have left { $count } earlier deals unfinished.
}
ask-undo = { $name } would like to undo their last choice. Do you agree?
ask-save = { $name } would like a full save of the running game, which shows everybody's secrets. Do you agree?
ask-open = The host would like to open the seat of { $about }, played by a bot until now, to a person, who will see its secrets. Do you agree?
ask-give = The host would like to invite somebody new to the seat of { $about }. Whoever comes gets the seat and sees all that it knows, what happened before included. Do you agree?
ask-concede = { $name } would like to end the game together. Nobody would win. Do you agree?
ask-swap = { $name } would like to swap seats with { $about }. Do you agree?
ask-agreed = Everybody agreed.
ask-declined = Not everybody agreed; nothing changes.
ask-withdrawn = The question was withdrawn.
ask-over = The game is over; nobody need end it any more.
ask-past = The game has gone on; the choice stands.
fair-yes = { $checked ->
    [0] There was nothing to check: no dice were rolled and no cards were drawn.
    [one] The only draw follows from the seed.
   *[other] All { $checked } draws follow from the seed.
}
fair-no-promise = What is said about the seed does not hold: it is not the one that was promised before the first draw, or more is called taken from another game than was played.
fair-no = { $wrong ->
    [one] One line of the save file does not follow from the seed.
   *[other] { $wrong } lines of the save file do not follow from the seed.
}
fair-of = { $draws ->
    [0] Nothing was drawn.
   *[other] Draws checked: { $checked } of { $draws }.
}
fair-some = { $checked ->
    [one] Of { $draws } draws, one could be checked, and follows from the seed.
   *[other] Of { $draws } draws, { $checked } could be checked, and follow from the seed.
}
fair-none = { $draws ->
    [one] The only draw cannot be checked.
   *[other] None of the { $draws } draws can be checked.
}
fair-why-play = { $count ->
    [one] One came with another game, which had another seed.
   *[other] { $count } came with another game, which had another seed.
}
fair-why-rules = { $count ->
    [one] One was made under rules or cards that have been corrected since.
   *[other] { $count } were made under rules or cards that have been corrected since.
}
fair-why-lesson = { $count ->
    [one] One was arranged for the lesson.
   *[other] { $count } were arranged for the lesson.
}
fair-seat = This file holds what one seat was told, without the seed: it does not show whether dice and cards were fair.
fair-sealed = Others can still play this deal: its seed is told once the call is over, on { $until } (UTC).
fair-parts = The seed was put together from a part made by the server and parts made by the devices of these players: { $names }.
fair-parts-none = The server alone made the seed: no player's device contributed to it.
fair-parts-open = The seed was chosen openly; no device contributed to it.
hint-best = The first wins clearly more often than the { $rest ->
    [one] other
   *[other] others
}.
hint-equal = These { $count ->
    [2] two
    [3] three
   *[other] { $count }
} win about equally often{ $board ->
    [0] : take the one you like
   *[other] ; what lies on the table speaks for the first
}.
hint-some-equal = The first { $count ->
    [2] two
   *[other] { $count }
} win about equally often{ $board ->
    [0] : take the one you like
   *[other] ; what lies on the table speaks for the very first
}.
hint-decided = By the count, this game is as good as { $won ->
    [0] lost
   *[other] won
}{ $count ->
    [one] { "" }
   *[other] , whatever you do
}.
hint-same = It makes no difference: whichever you take, every game that was counted ends the same way.
hint-often = { $tenths ->
    [0] hardly ever
    [1] about once in ten games
    [2] about twice in ten games
    [3] about three times in ten
    [4] about four times in ten
    [5] about half the time
    [6] about six times in ten
    [7] about seven times in ten
    [8] about eight times in ten
    [9] about nine times in ten
   *[other] nearly always
}
hint-wins = { $choice } – wins { $often }
hint-wins-alone = Wins { $often }.
hint-plays = Won: { AND($won) } of { $worlds } games{ $count ->
    [one] { "" }
   *[other] { " " }each
}, imagined from what you know and played to the end as decent bots play.
hint-then = Then: { $moves }
hint-uncounted = No games could be counted in time.
hint-limit = This host stops counting after { $seconds } seconds; with more time, it would have counted more games.
hint-against = Against it: { $ground }
hint-counted = { $what } That happens in { $with } of { $worlds } games, and in { $without } after “{ $other }”.
review-title = Review of { $title }
review-summary = { $choices ->
    [0] There was nothing to choose in this game.
    [one] One choice was judged by what its player knew then.
   *[other] { $choices } choices were judged, each by what its player knew then.
}{ $plays ->
    [0] { "" }
   *[other] { " " }How often a choice wins is counted in { $each } games, imagined from there and played to the end as decent bots play; { $plays } games in all.
}
review-all = All together
review-moments = What decided it
review-no-moments = No single choice and no single stroke of luck decided it.
review-choice = { $name } chose “{ $chosen }”. Better: “{ $better }”.
review-against = Against what was chosen: { $ground }
review-worth = From there, it wins { $with }; what was chosen, { $without }.
review-worth-little = From there, it wins one more game in { $games }.
review-exact = Counted: { $with } of { $worlds } games won, instead of { $without }.
review-counted = { $what } That happens in { $with } of { $worlds } games with it, and in { $without } after what was chosen.
review-good-luck = { $all ->
    [0] Good luck for { $name }
   *[other] Good luck
}: { $what }
review-bad-luck = { $all ->
    [0] Bad luck for { $name }
   *[other] Bad luck
}: { $what }
review-odds = The odds: { $about ->
    [0] { "" }
   *[other] about{ " " }
}{ $ways } in { $of }.
review-swing = { $all ->
    [0] Before it, { $name } won { $before } from there; after it, { $after }.
   *[other] Before it, the game was won { $before } from there; after it, { $after }.
}
review-swing-end = { $all ->
    [0] Until then, { $name } won { $before } from there.
   *[other] Until then, the game was won { $before } from there.
}
review-exact-luck = Counted: { $before } of { $worlds } games won before it{ $end ->
    [0] , { $after } after it
   *[other] { "" }
}.
review-sums = How it adds up
review-sum = { $name } { $won ->
    [won] won
    [lost] lost
    [given] gave up
   *[open] plays on
}. Chance at the start: { $first }%; own choices: { $own }; the others' choices: { $others }; luck: { $luck } (± { $error }); { $won ->
    [given] when it was given up
   *[other] in the end
}: { $last }%.
review-sum-alone = { $name } { $won ->
    [won] won
    [lost] lost
    [given] gave up
   *[open] plays on
}. Chance at the start: { $first }%; choices: { $own }; luck: { $luck } (± { $error }); { $won ->
    [given] when it was given up
   *[other] in the end
}: { $last }%.
review-sum-all = The game { $won ->
    [won] was won
    [lost] was lost
    [given] was given up
   *[open] goes on
}. Chance at the start: { $first }%; choices: { $own }{ $each }; luck: { $luck } (± { $error }); { $won ->
    [given] when it was given up
   *[other] in the end
}: { $last }%.
review-flat = { $all ->
    [0] Nothing was at stake for { $name }, who won
   *[other] Nothing was at stake: the game was won
} { $share } from the first moment to the last.
review-curve = The line is the chance to win, counted in { $each } games at each of its points; the truth most likely lies in the band.
review-costs = What choices cost
review-no-costs = No choice can be shown to have cost anything.
review-small-only = No single choice can be shown to have cost anything; small ones together did.
review-cost = { $name }, “{ $chosen }”: −{ $cost }. Better: “{ $better }”.
review-small = { $name }, several small ones together: −{ $cost }.
review-see = The table as it was before a number: coffret replay { $file } --to { $entry }
ui-cli-review = Look through a saved game: what decided it, what choices cost, and what luck did.
ui-cli-review-plays = how many imagined games are counted for each number
ui-cli-review-seconds = no longer used: reviews are counted in games now (--plays)
ui-review-seconds = --seconds changes nothing any more: a review takes as long as its games (--plays).
ui-cli-review-html = write it to a page as well
ui-cli-reviewing = Looking through the game
bot-beginner = Beginner: overlooks things
bot-thumb = Decent: plays sensibly
bot-decent = Decent: plays sensibly
bot-good = Good: thinks ahead
bot-expert = Expert: weighs every choice by hundreds of games
bot-random = Plays at random
ui-cli-serve = Open the box for browsers: on this machine, or for friends with --host.
ui-cli-export = Print the stored log of a table on the server, even one that cannot be opened.
ui-cli-table = the name of the table, from its address
ui-cli-host = the address to listen at; 0.0.0.0 lets others in
ui-cli-port = the port to listen at
ui-cli-db = the file that keeps the tables
ui-cli-browser = open the browser as well
ui-cli-backup = Copy the file of the table server, also while it runs.
ui-cli-backup-file = the copy to make
ui-cli-restore = Put a copy back in place as the file of the table server; the file that was there is kept under another name.
ui-cli-restore-file = the copy to put back
ui-cli-verify = Check a file of the table server: that it is intact, every table can be played again, and how many draws of each follow from its seed.
ui-cli-verify-file = the file to check, if it is not the one of --db
ui-backed-up = { $count ->
    [one] One table is copied to { $file }; the copy holds everybody's secrets, so keep it safe.
   *[other] { $count } tables are copied to { $file }; the copy holds everybody's secrets, so keep it safe.
}
ui-restored = { $db } holds the tables of { $file } again.
ui-restored-before = What was there before is in { $before }.
ui-verifying = Checking tables
ui-verified = { $tables ->
    [one] { $file } is intact: its one table can be played again.
   *[other] { $file } is intact: its { $tables } tables can be played again.
}
ui-verified-dice = { $draws ->
    [0] Nothing has been drawn at any table.
   *[other] Of all draws, { $checked } of { $draws } were checked against their seeds.
}
ui-verified-wrong = { $wrong ->
    [one] One thing is wrong in { $file } (tables: { $tables }):
   *[other] { $wrong } things are wrong in { $file } (tables: { $tables }):
}
ui-cli-hosts = the names by which the server may be called, separated by commas: games.example.org
ui-cli-proxy = the addresses of reverse proxies trusted to say where a request comes from, separated by commas
ui-cli-url = the address by which others reach the box, if it is behind a proxy: https://games.example.org/coffret
ui-cli-base-path = the path under which a reverse proxy serves the box: /coffret
ui-cli-think = how many seconds a bot that thinks ahead may take for a choice (a good one a fifth of them, in games with experts who search); 0: bots play by rules of thumb, and there are no hints, chances or reviews
ui-cli-thinkers = how many processes think for all tables; 0: one fewer than this machine has processors, up to 4
ui-cli-serve-db = the file that keeps the tables, or a PostgreSQL database: postgresql://user@host/name
ui-cli-processes = how many processes serve, on a PostgreSQL database
ui-cli-peer-host = the address at which servers on other machines reach this one
ui-cli-move-store = Carry the tables of a file over into an empty PostgreSQL database, and compare both.
ui-cli-move-store-file = the file, whose server is stopped; it stays as it is
ui-cli-move-store-db = the database: postgresql://user@host/name
ui-moving = Moving
ui-moved = { $tables ->
    [one] One table
   *[other] { $tables } tables
} with { $steps } steps of { $file } are in { $db } now, and were compared. The file is as it was.
ui-cli-log-format = how log lines are written: text or json
ui-cli-keep-days = move tables that nobody has touched for this many days into a folder of save files (0: never)
ui-cli-keep-folder = that folder
ui-cli-smtp = the server that sends e-mail notices: smtps://user@mail.example.org or smtp://localhost:25
ui-cli-smtp-password = a file with the password for the mail server, if the environment does not hold it
ui-cli-mail-from = the sender of e-mail notices: games@example.org
ui-cli-webhook-allow = the sites that webhook notices may call, separated by commas: hooks.example.org
ui-cli-webhook-private = these sites may be in your own network
ui-cli-notice-after = call people to their turn after they have been away for this long
ui-cli-bench-db = with --server: compare SQLite with several processes on this PostgreSQL database
ui-cli-bench-processes = with --db: how many processes
ui-cli-bench-searches = with --server: how long moves take beside so many tables of experts
ui-cli-bench-rate = with --searches: the moves a second that people make
ui-cli-bench-plot = with --db: a picture of how long moves take (SVG)
ui-cli-bench-server = measure the table server under load instead
ui-serving = The box is open at { $address } (Ctrl-C closes it; tables are kept).
ui-serving-others = Others in your network open { $addresses }.
ui-serving-url = Others open { $addresses }.
ui-serving-already = The box is open already at { $address }.

## What went wrong: told after “coffret:”, or in brackets behind another sentence, so without capital and full stop

error-near = near: "{ $word }"
error-possible = possible: { $words }
error-in = { $where }: { $why }
error-option-yes-or-no = option "{ $option }" is yes or no, not "{ $given }"
error-option-value = option "{ $option }" cannot be "{ $given }"; { $near }
error-option-number = option "{ $option }" is a number{ $special ->
    [0] { "" }
   *[other] { " " }or one of { $named }
  }, not "{ $given }"
error-option-range = option "{ $option }" is { $low } to { $high }, not { $given }
error-no-option = { $game } has no option "{ $given }"; { $near }
error-no-options = { $game } has no options, so "{ $given }" cannot be set
error-seats = { $game } is played by { $low } to { $high }, not by { $seats }
error-url = "{ $given }" is not the address of a box; it is written https://games.example.org/coffret
error-smtp = --smtp is written smtps://user@mail.example.org or smtp://localhost:25, without a password, not "{ $given }"
error-no-smtp = --mail-from and --smtp-password-file need --smtp
error-mail-from = --mail-from is an e-mail address, not "{ $given }"
error-smtp-password = the mail server has a user but no password; put it into { $variable } or a file (--smtp-password-file)
error-smtp-user = there is a password for the mail server but no user; --smtp is written smtps://user@mail.example.org
error-webhook-allow = --webhook-allow names sites such as hooks.example.org or http://hooks.lan:8080, not "{ $given }"
error-notice-after = --notice-after is a number of seconds up to a day, not { $given }
error-language = no language "{ $given }"; possible: { $languages }
error-no-game = there is no game "{ $given }" in the box; { $near }
error-broken-game = { $game } cannot be loaded: { $why }
error-no-lesson = { $game } has no lesson "{ $given }"; { $near }
error-lesson-step = lesson { $lesson }, step { $number }: { $why }
error-lesson-title = { $where }: the title is missing in { $languages }
error-lesson-note = { $where }: step { $number } has its note in one language only
error-lesson-idle = { $where }: step { $number } needs a choice, or a note that a learner reads before choosing
error-lesson-roll = lesson { $lesson }, step { $number }: chance should bring { $wanted } but brings { $came }

error-no-number = "{ $given }" is not a number from { $low } to { $high }
error-no-seat-number = "{ $given }" is not a seat from 1 to { $seats }
error-no-such = "{ $given }" is no { $kind }; { $near }
error-no-action = "{ $given }" is not an action of this game; { $near }
error-arguments = "{ $given }" has { $found ->
    [one] 1 argument
   *[other] { $found } arguments
  } and needs { $needed }: { $form }

error-unreadable = { $file }: cannot be read: { $why }
error-unwritable = { $file }: cannot be written: { $why }
error-no-text = it is not text
error-no-file = there is no such file
error-no-permission = permission was denied
error-is-folder = it is a folder
error-no-folder = one of its folders is a file
error-disk-full = the disk is full
error-file-name = { $file }: this cannot be the name of a file
error-folder = { $file }: this is a folder; name a file in it
error-folder-missing = { $file }: there is no folder { $folder }
error-no-save-there = { $file }: this holds something other than a saved game; choose another name

error-toml = { $where }: not valid TOML: { $why }
error-large-number = a number is too large, or none at all
error-deep-key = a key has more than { $most } parts
error-brackets = too many brackets inside each other
error-no-list = { $where }: "{ $table }" must be a list of entries, written [[{ $table }]]
error-no-id = { $where }, { $table } number { $number }: an entry needs an id in quotes
error-id = { $where }, { $table } "{ $id }": an id is made of words of letters a to z, digits, "-" and "_", joined by "/", and is at most 60 characters long
error-id-twice = { $where }, { $table } "{ $id }": the id appears twice
error-no-table = { $where }: this game has no table "{ $table }"; { $near }
error-unknown-field = { $where }: there is no field "{ $field }"; { $near }
error-in-entry = { $where }: { $why }
error-unknown-id = { $where }: { $what } "{ $given }" is unknown; { $near }
error-entry-missing = { $table } "{ $id }" is missing
error-former-id = { $table } "{ $id }": the former id "{ $given }" belongs to another entry; was = [...] lists the ids that only this one had
error-kept-content = the content it was made with cannot be used any more: { $why }
error-database = { $where } cannot be used to keep tables: { $why }
error-processes = { $given } processes are not possible; take 1 to { $most }
error-processes-system = { $given } processes behind one port are not possible on this system; start several servers, each at a port of its own
error-processes-sqlite = { $given } processes need a database that they can share: name one with --db postgresql://… (docs/scaling.md), or start one process
error-worker = a worker process could not start (code { $code }); what it says stands above
error-database-used = { $where } holds tables already: nothing was moved; name an empty database
error-moved = { $what } is not the same in both: nothing was moved
error-no-postgres = { $given } is no PostgreSQL database: name it as postgresql://user@host/name
error-postgres-tools = { $db } is a PostgreSQL database, which has its own tools: { $how } (docs/scaling.md)
error-needs-psycopg = PostgreSQL needs a library: pip install "coffret[postgres]"
error-missing-field = { $where }: the field "{ $field }" is missing
error-no-project = { $folder } has no file pyproject.toml that says which game is in it
error-no-entry-point = { $file } names no game; it needs a table [project.entry-points."coffret.games"]
error-new-name = "{ $given }" cannot name a game; use small letters, digits and hyphens, as in tea-party
error-new-exists = { $folder } is there already; nothing was changed
error-new-taken = there is a game "{ $given }" in the box already; choose another name
error-no-target = "{ $given }" is no game, no package of one, no folder and no file; { $near }
error-no-game-fits = { $file }: no game has the tables { $wanted }; the games have { $tables }

error-no-seats = { $game } needs a number of seats, { $low } to { $high }, or a position
error-position-seats = that position has { $there ->
    [one] 1 player
   *[other] { $there } players
  }, not { $seats }
error-save-position = { $where }: this game starts from a position that somebody wrote; only games that start from the set-up can be continued here
error-no-save = { $where }: this is not a save file of Coffret ({ $why })
error-seat-save = { $where }: this is what one seat saw of a running game, and cannot be continued; coffret replay tells its story
error-save-format = { $where }: save format { $found } is not known here, only { $known }; update Coffret
error-cut-off = { $where }: the file is cut off after line { $lines }; its last line is missing
error-entries = { $where }: the file should hold { $written } entries and holds { $found }
error-checksum = { $where }: the checksum does not match; the file was changed or is damaged
error-snapshot = { $where }: the log and the snapshot do not agree; the file was changed or is damaged
error-file-served = { $path } is in use by process { $pid }, which serves it at { $address }; open it there, or name another --db
error-file-in-use = { $path } is in use by process { $pid }; stop that process, or name another --db
error-file-linked = { $path } is in use by another process, under another name (a link to the same file); stop that process, or name another --db
error-no-place = { $path }: no tables can be kept there ({ $why }); name another --db
error-newer-file = { $path }: made by a newer Coffret (format { $found }, here { $known }); update Coffret, or name another --db
error-not-kept = { $where }: there is no table { $table }
error-review-plays = --plays is at least { $fewest } and at most { $most }, not { $given }
error-think = --think is 0 to 60 seconds and --thinkers 0 to 64 processes, not { $seconds } and { $processes }
error-log-format = --log-format is text or json, not "{ $given }"
error-keep-days = --keep-days is a number of days, or 0 for ever, not { $given }
error-base-path = --base-path is a path such as /coffret, not "{ $given }"
error-file-exists = { $file }: there is a file already; choose another name
error-no-tables = { $file }: cannot be read as a file of tables ({ $why })
error-format = { $file }: no file of tables, or one of a newer Coffret (format { $found }, here 1 to { $known } are known)
error-damaged = { $file }: the file is damaged ({ $why })
error-damaged-db = { $file }: the file is damaged ({ $why }); put a backup back with coffret restore, or name another --db
error-no-seat-of-table = { $where }: "{ $given }" is no seat of this table
error-not-allowed = { $where }, line { $line }: the rules do not allow "{ $action }" here

error-refused = { $who } cannot { $wanted }: { $why } ({ $rule }).
error-refused-possible = { $who } cannot { $wanted }: { $why } ({ $rule }). Possible: { $possible }
error-seat = seat { $seat }
error-seat-of = seat { $seat } ({ $name })
error-chance = chance
error-clock = the clock
error-spectator = a spectator
error-nothing-to-undo = there is nothing to undo
error-nothing-to-redo = there is nothing to redo
error-acted-since = { $who } has acted since; undoing that needs everybody's consent
error-chance-since = dice have been rolled or cards drawn since; undoing that needs everybody's consent
error-revealed = something was revealed; undoing that needs everybody's consent
error-older-rules = the game went on after a change of the rules and cannot be undone beyond that point

error-no-seat = there is no seat { $seat }: the table has seats 1 to { $seats }
error-no-seat-from-0 = there is no seat { $seat }: the table has { $seats }, counted from 0
error-names = { $names ->
    [one] 1 name
   *[other] { $names } names
  } for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  }
error-names-of-people = { $names ->
    [one] 1 name
   *[other] { $names } names
  } for { $people ->
    [one] 1 person
   *[other] { $people } people
  } and { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  }
error-empty-name = a name cannot be empty
error-too-many-people = { $people } people cannot share { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  }
error-people-or-humans = say either how many people play (--people) or in which seats (--humans)
error-humans = --humans takes seat numbers such as 1,3, not "{ $given }"
error-no-bot = there is no bot "{ $given }"; { $near }
error-bot-broken = the bot "{ $given }" cannot be loaded: { $why }
error-which-bot = a bot must be named; possible: { $bots }
error-too-many-bots = { $bots } bots are named for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  }
error-which-game = which game? Name one, or a saved game with --resume FILE
error-resumed = a resumed game keeps what was agreed: { $given } cannot be changed
error-lesson-fixed = a lesson has been set up for you: { $given } cannot be given with it
error-no-first-lesson = { $game } has no lesson
error-other-game = { $file } holds a game of { $game }, not of { $wanted }
error-name-value = an option is written name=value, not "{ $given }"
error-which-scenario = which game is the scenario for? Name it before --scenario
error-no-scenarios = { $game } does not take scenarios of your own
error-scenario-and-content = --scenario and --content exclude each other: put both into one pack, and play it with --content and --option scenario=own
error-no-step = there is no step { $step }: the game can be seen from step { $first } to { $last }
error-which-rules = the rules of which game? Possible: { $games }
error-no-tests = there is no folder of tests here; name one with --tests FOLDER
error-no-tests-there = { $folder } is no folder of tests
error-no-games = at least one game must be played, not { $given }
error-few-games = at least { $least } games are needed to learn from, not { $given }
error-no-features = { $game } does not tell what its positions are judged by: it has no `features`
error-jobs = --jobs is 1 to { $most }, not { $given }
error-seconds = --seconds is 0.01 to 600, not { $given }
error-process-died = a process of the simulation died; try again with --jobs 1
error-simulate-write = { $file } could not be written ({ $why })
error-lab-columns = { $file } holds no games of the lab: it lacks { $columns }
error-report-nothing = { $place } is neither the folder of a study nor a file of games: see coffret lab and coffret simulate --out
error-report-no-games = { $place } holds no games yet
error-ladder-few = a ladder needs two different bots at least, not { $given }
error-study = the study { $file } cannot be used: { $why }
error-study-win = win = "{ $given }" cannot be counted: there { $seats ->
    [one] is one seat
   *[other] are { $seats } seats
 } in every game; write "seat 1", or the name of a side
error-lab-missing = { $library } is not installed: pip install "coffret[lab]", or "coffret[ray]" to play on Ray
error-lab-folder = { $folder } holds other files: name an empty folder with --out
error-lab-other-study = { $folder } holds the games of another study or of other rules: name another folder with --out
error-lab-write = { $file } could not be written ({ $why }); all games up to here are kept, and the same command goes on
error-lab-ray = no Ray could be reached at { $address }: { $why }
error-endless = { $game } with seed { $seed } did not end within { $limit } decisions

error-cli-option = there is no option { $given }{ $near ->
    [none] { "" }
   *[other] ; near: { $near }
  }
error-cli-command = there is no command "{ $given }"{ $near ->
    [none] { "" }
   *[other] ; near: { $near }
  }
error-cli-argument = { $given } is missing
error-cli-value = { $given } needs a value
error-cli-no-value = { $given } takes no value
error-cli-extra = there is too much on the command line: { $given }
error-cli-number = { $given } takes a number

ui-cli-today = See the deal of the day and those of the week, with your streaks, or play one: everybody has one try at each
ui-cli-today-name = your name at the table
ui-calls = Calls: one deal for everybody, one try each
ui-call-day = today
ui-call-week = this week
ui-call-new = not tried yet
ui-call-open = begun
ui-call-won =
    { $score ->
        [none] won
       *[other] won with { $score }
    }
ui-call-lost =
    { $score ->
        [none] lost
       *[other] lost with { $score }
    }
ui-call-streak = { $count } in a row (most: { $best })
ui-undo-rated = In a call, nothing that has shown something new can be taken back.
ui-command-wait = wait
ui-help-wait = hold the bots at the next chance to act out of turn, or keep the one that is shown
ui-command-ask = asks
ui-help-ask = when to be asked to act out of turn: always, ends, moment, wait; for one option: asks NUMBER wait
ui-waits = The bots wait for you.
ui-waits-next = You will be asked at the next chance.
ui-ask-usual = You are asked to act out of turn { $when }.
ui-ask-always = before every step
ui-ask-ends = before a turn or a part of it ends
ui-ask-moment = for { $seconds } s, then it passes by itself
ui-ask-wait = only after “wait”
ui-ask-form = Change it: asks always, asks ends, asks moment 8, asks wait; for one option: asks 2 wait.
ui-moment-runs = (passes by itself in { $seconds } s)
ui-when-always = always
ui-when-ends = ends
ui-when-moment = moment
ui-when-wait = wait
ui-command-own = own
ui-help-own = where people talk aloud at one device: look at your own cards behind a curtain; of somebody else: own NAME
ui-own-done = [Enter] when you have seen it.
ui-own-nothing = Your own cards are shown already.
ui-own-who = Nobody of that name plays here.
ui-hint-only = There is only one thing to do here.
ui-hint-counts = Counting games…
ui-hint-not-here = There are no hints here: a call is played alone, and before everybody's eyes a hint would tell what only one knows.
