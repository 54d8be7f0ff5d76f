"""Thunderbirds Solitaire: four chains of disasters, the right machine with the right pilot, and a roll of the dice."""

from coffret.games.thunderbirds_solo import actions
from coffret.games.thunderbirds_solo.bot import choose, propose
from coffret.games.thunderbirds_solo.bot.features import FEATURES, features, setting
from coffret.games.thunderbirds_solo.counsel import counsel
from coffret.games.thunderbirds_solo.drama import finale, opening
from coffret.games.thunderbirds_solo.entries import SCHEMA
from coffret.games.thunderbirds_solo.facts import facts
from coffret.games.thunderbirds_solo.moments import moment
from coffret.games.thunderbirds_solo.notation import write
from coffret.games.thunderbirds_solo.ranking import ranks
from coffret.games.thunderbirds_solo.reading import read
from coffret.games.thunderbirds_solo.remarks import remark
from coffret.games.thunderbirds_solo.scene import scene
from coffret.games.thunderbirds_solo.setup import setup
from coffret.games.thunderbirds_solo.touching import touches
from coffret.games.thunderbirds_solo.view import determinize, glance, look, turn, view
from coffret.games.thunderbirds_solo.vocabulary import WORDS
from coffret.kernel.game import Features, Game
from coffret.kernel.words import Vocabulary

game = Game(
    __name__,
    vocabulary=Vocabulary(actions, WORDS, chance=[actions.Shuffle, actions.ShufflePods, actions.Dice]),
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
    ranks=ranks,
    moment=moment,
    features=Features(FEATURES, features, setting),
    clock=turn,
    look=look,
    glance=glance,
    propose=propose,
    counsel=counsel,
    opening=opening,
    finale=finale,
)
