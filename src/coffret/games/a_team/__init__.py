"""The A-Team: race into the fortress, take the formula, and get out with it before the others do."""

from coffret.games.a_team import actions
from coffret.games.a_team.bot import choose, sharp
from coffret.games.a_team.bot.features import FEATURES, features
from coffret.games.a_team.counsel import counsel
from coffret.games.a_team.drama import finale, opening
from coffret.games.a_team.facts import SCHEMA, facts
from coffret.games.a_team.moments import moment
from coffret.games.a_team.notation import WORDS, read, write
from coffret.games.a_team.scene import remark, roles, scene, touches
from coffret.games.a_team.setup import setup
from coffret.games.a_team.view import determinize, turn, view
from coffret.kernel.game import Features, Game
from coffret.kernel.words import Vocabulary

game = Game(
    __name__,
    vocabulary=Vocabulary(
        actions, WORDS, [actions.Draw, actions.Roll, actions.RollBoth, actions.Battle, actions.Guard]
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
    roles=roles,
    features=Features(FEATURES, features),
    clock=turn,
    sharp=sharp.choose,
    counsel=counsel,
    opening=opening,
    finale=finale,
)
