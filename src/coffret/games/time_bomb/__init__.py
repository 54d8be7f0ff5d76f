"""Time Bomb Undercover: cut cables, talk, lie; defuse the bomb or let it explode."""

from coffret.games.time_bomb.bot import choose
from coffret.games.time_bomb.bot.alike import alike
from coffret.games.time_bomb.bot.character import manners
from coffret.games.time_bomb.bot.likelihood import likelihood
from coffret.games.time_bomb.counsel import counsel
from coffret.games.time_bomb.drama import finale, opening
from coffret.games.time_bomb.facts import SCHEMA, facts
from coffret.games.time_bomb.moments import moment
from coffret.games.time_bomb.notation import read, write
from coffret.games.time_bomb.scene import remark, roles, scene, touches
from coffret.games.time_bomb.setup import setup
from coffret.games.time_bomb.view import determinize, view
from coffret.games.time_bomb.vocabulary import VOCABULARY
from coffret.kernel.game import Game

game = Game(
    __name__,
    vocabulary=VOCABULARY,
    schema=SCHEMA,
    facts=facts,
    setup=setup,
    view=view,
    determinize=determinize,
    scene=scene,
    touches=touches,
    remark=remark,
    moment=moment,
    bot=choose,
    manners=manners,
    write=write,
    read=read,
    roles=roles,
    alike=alike,
    likelihood=likelihood,
    counsel=counsel,
    opening=opening,
    finale=finale,
)
