"""What things are worth to the team, in actions of one player; found by trying, as the README tells."""

from typing import Final

LOSS: Final = 45.0  # a lost game, in actions
THREATS: Final = 15.0  # each disaster that comes too late, besides: so that it counts, too, where all seems lost
DEFEAT: Final = 16.0  # a defeated Scheme
WON: Final = 200.0
PRICE: Final[tuple[float, ...]] = (1.5, 1.6, 1.6, 1.5, 1.5)  # a token that the Scheme does not ask for
CARD: Final = 1.4  # an F.A.B. card
STEP: Final = 0.7  # a step of the Hood apart from the Scheme: Events
SOFT: Final = 0.8  # how much it counts that several players are near
AFTER: Final = 0.5  # actions between two Rescues of the same player
THREAT: Final[tuple[float, ...]] = (
    0.0,
    0.05,
    0.1,
    0.2,
    0.35,
    0.6,
    0.85,
    1.0,
)  # by slot: what is far off may still be helped otherwise
AGE: Final[tuple[float, ...]] = (0.0, 0.0, 0.1, 0.25, 0.5, 0.8, 1.2, 1.7)  # by slot: what waits longer is more urgent
SECOND: Final = 0.5  # how much counts that another player may avert a disaster too
PRESSING: Final = 5  # the slot from which tokens are spent freely
HARDEST: Final = 7.0  # actions that Rescues of one disaster count at the most
PACE: Final = 0.55  # steps of the Hood in a turn, and while John watches
WATCHED_PACE: Final = 0.24
LEISURE: Final = 3.5  # turns of which the Hood's coming is unsure
SHARE: Final = 0.5  # of the work on disasters that comes before the Scheme
BUILDING: Final = 1.7  # actions that a pod vehicle counts that could be built; more than its token, or none would be
BEYOND: Final = 0.5  # how much it counts that somebody is wanted further on
ELSEWHERE: Final = 3.0  # actions more for who pays in another region
PROMISE: Final = 3.0  # a disaster that could be averted next, for each of its slots
