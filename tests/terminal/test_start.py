"""The start screen at a terminal: choosing a game by a few questions."""

from tests.cli.running import Outside, leaves


def test_a_newcomer_answers_a_few_questions_and_plays(outside: Outside) -> None:
    child = outside.at_a_terminal("play", COFFRET_PLAIN="1")
    child.expect("Which game")
    child.sendline("lair")
    child.expect("There is no game “lair” here; these are in the box: .*liar")
    child.sendline("liar")
    child.expect("How many players in all, 2 to 6")
    child.sendline("many")
    child.expect("How many players in all, 2 to 6")
    child.sendline("3")
    child.expect("How many of them are people")
    child.sendline("")
    child.expect("Your name")
    child.sendline("Marie")
    child.expect("Any other options")
    child.sendline("dice=9")
    child.expect('option "dice" is 1 to 5, not 9')
    child.sendline("dice=1")
    child.expect("You are Marie, in seat 1.")
    child.expect("Bid 3 × 6")  # there are three dice at the table
    child.expect("> ")
    child.sendline("quit")
    child.expect("coffret play --resume")
    assert leaves(child) == 0
    resumed = outside.at_a_terminal("play", "--lang", "fr", COFFRET_PLAIN="1")
    resumed.expect("Parties à reprendre")
    resumed.expect("Quel jeu")
    resumed.sendline("r1")
    resumed.expect("Vous êtes Marie")
    resumed.expect("> ")
    resumed.sendeof()
    resumed.expect("La partie est gardée")
    assert leaves(resumed) == 0


def test_a_low_screen_shows_all_games_without_their_stories(outside: Outside) -> None:
    low = outside.at_a_terminal("play", LINES="12", COFFRET_PLAIN="1")
    low.expect("Which game")
    assert "Everybody rolls in secret" not in low.before
    assert "Liar's Dice" in low.before
    low.sendline("")
    assert leaves(low) == 0


def test_enter_leaves(outside: Outside) -> None:
    child = outside.at_a_terminal("play", "--plain")
    child.expect("Which game")
    child.sendline("")
    assert leaves(child) == 0
