"""Space Cadets: Away Missions: Rocketeers board vessels full of Aliens, scanned tile by tile on a map of hexes."""

from coffret.games.away_missions.bot import choose, propose
from coffret.games.away_missions.bot.features import FEATURES, features, setting
from coffret.games.away_missions.chances import remark
from coffret.games.away_missions.counsel import counsel
from coffret.games.away_missions.drama import finale, opening
from coffret.games.away_missions.entries import SCHEMA
from coffret.games.away_missions.facts import facts
from coffret.games.away_missions.moments import moment
from coffret.games.away_missions.notation import write
from coffret.games.away_missions.reading import read
from coffret.games.away_missions.scenario_file import check_pack
from coffret.games.away_missions.scene import roles, scene, touches
from coffret.games.away_missions.setup import setup
from coffret.games.away_missions.view import determinize, glance, turn, view
from coffret.games.away_missions.vocabulary import VOCABULARY
from coffret.kernel.game import Features, Game

game = Game(
    __name__,
    vocabulary=VOCABULARY,
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
    check=check_pack,
    roles=roles,
    features=Features(FEATURES, features, setting),
    clock=turn,
    look=glance,  # nothing is hidden
    glance=glance,
    propose=propose,
    counsel=counsel,
    opening=opening,
    finale=finale,
)
