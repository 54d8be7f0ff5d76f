"""Thunderbirds, the co-operative game: avert what comes, and defeat three Schemes of the Hood."""

from coffret.games.thunderbirds import actions
from coffret.games.thunderbirds.bot import choose, plan, propose, rollout
from coffret.games.thunderbirds.bot.features import FEATURES, features
from coffret.games.thunderbirds.chances import remark
from coffret.games.thunderbirds.counsel import counsel, counsel_along
from coffret.games.thunderbirds.drama import finale, opening
from coffret.games.thunderbirds.entries import SCHEMA
from coffret.games.thunderbirds.facts import facts
from coffret.games.thunderbirds.moments import moment
from coffret.games.thunderbirds.notation import write
from coffret.games.thunderbirds.reading import read
from coffret.games.thunderbirds.scene import roles, scene, touches
from coffret.games.thunderbirds.setup import setup
from coffret.games.thunderbirds.view import determinize, glance, turn, view
from coffret.games.thunderbirds.vocabulary import WORDS
from coffret.kernel.game import Features, Game
from coffret.kernel.words import Vocabulary

game = Game(
    __name__,
    vocabulary=Vocabulary(
        actions,
        WORDS,
        [
            actions.Deal,
            actions.First,
            actions.TurnUp,
            actions.Happen,
            actions.Draw,
            actions.DrawCard,
            actions.Dice,
            actions.Face,
        ],
    ),
    schema=SCHEMA,
    facts=facts,
    setup=setup,
    view=view,
    determinize=determinize,
    scene=scene,
    bot=choose,
    write=write,
    read=read,
    touches=touches,
    remark=remark,
    moment=moment,
    named={"disaster": "disaster", "scheme": "scheme", "event": "trouble", "fab": "card"},
    plan=plan,
    features=Features(FEATURES, features),
    clock=turn,
    look=glance,  # nothing is hidden
    glance=glance,
    rollout=rollout,
    propose=propose,
    roles=roles,
    counsel=counsel,
    counsel_along=counsel_along,
    opening=opening,
    finale=finale,
)
