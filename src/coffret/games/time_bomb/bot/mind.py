"""What a seat makes of a position: whom it believes, what it expects in the rows, and what that is worth to it."""

from coffret.games.time_bomb.bot.belief import beliefs
from coffret.games.time_bomb.bot.cables import rates
from coffret.games.time_bomb.bot.claims import last_claims, place
from coffret.games.time_bomb.bot.odds import Wish, faction
from coffret.games.time_bomb.state import AGENCY, BOMB, DEFUSER, HIDDEN, ORGANISATION, SECURE, SHADOW
from coffret.games.time_bomb.view import View

HANDS = 0.5  # how much it counts who gets the cutters, compared with a defuser


class Mind:
    """Beliefs of one seat at one moment."""

    def __init__(self, v: View) -> None:
        claims = last_claims(v)
        self.v = v
        self.believed = beliefs(v, claims)
        self.rates = rates(v, claims, self.believed)

    def row(self, owner: int, wish: Wish) -> float:
        """The chance to win after an unknown cable of a row."""
        return mixed(*self.rates[owner], wish)

    def cable(self, owner: int, position: int, wish: Wish) -> float:
        """The chance to win after this cable."""
        cable = self.v.rows[owner][position]
        return self.row(owner, wish) if cable == HIDDEN else wish[cable]

    def looked_at(self, owner: int, position: int, wish: Wish) -> float:
        """The chance to win when one looks at a cable and then cuts it or another of the same row."""
        if self.v.rows[owner][position] != HIDDEN or self.v.left[owner].bit_count() == 1:
            return self.cable(owner, position, wish)
        other = self.row(owner, wish)
        better = (max(wish[SECURE], other), max(wish[DEFUSER], other), max(wish[BOMB], other))
        return mixed(*self.rates[owner], better)

    def given_up(self, owner: int, wish: Wish) -> float:
        """The chance to win after the cable that a player chooses of his own row, as his faction wants it."""
        room = self.v.rows[owner].count(HIDDEN)
        defuser, bomb = self.rates[owner]
        chances = self.believed[owner]
        return mixed(chances[AGENCY] * min(1.0, defuser * room), chances[ORGANISATION] * min(1.0, bomb * room), wish)

    def handed_to(self, seat: int, wish: Wish) -> float:
        """How much better or worse it is if this player gets the cutters: a friend is better, Shadow worse."""
        mine = faction(self.v)
        if mine == SHADOW or place(self.v).clockwise:
            return 0.0
        friendly = self.believed[seat][mine] - self.believed[seat][SHADOW]
        return HANDS * abs(wish[DEFUSER] - wish[SECURE]) * friendly


def mixed(defuser: float, bomb: float, wish: Wish) -> float:
    """The chance to win after a cable that is a defuser or the bomb with these chances."""
    return defuser * wish[DEFUSER] + bomb * wish[BOMB] + (1 - defuser - bomb) * wish[SECURE]
