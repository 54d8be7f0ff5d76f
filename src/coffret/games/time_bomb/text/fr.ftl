# Noms

role-mister-x = Mister X
role-viper = Viper
role-el-diablo = El Diablo
role-belleville = Belleville
role-diaz = Diaz
role-ace = Ace
role-yuri = Yuri
role-shadow = Shadow

faction-organisation = l'Organisation
faction-agency = l'Agence
faction-shadow = Shadow

colour-red = rouge
colour-blue = bleue

cable-secure = un câble sécurisé
cable-defuser = un câble de désamorçage
cable-bomb = la Bombe
cable-unknown = un câble, face cachée

bomb-yes = la Bombe
bomb-no = pas de Bombe
bomb-no-comment = rien sur la Bombe

side-left = de gauche
side-right = de droite
side-opposite = d'en face

place-london = Londres
place-paris = Paris
place-new-york = New York
place-marrakesh = Marrakech
place-venice = Venise
place-sao-paulo = São Paulo
place-pretoria = Pretoria
place-reykjavik = Reykjavik
place-hong-kong = Hong Kong
place-berlin = Berlin
place-havana = La Havane
place-geneva = Genève
place-tokyo = Tokyo
place-moscow = Moscou
place-cairo = Le Caire
place-sydney = Sydney
place-singapore = Singapour

# Le texte des Lieux

about-london = Pas de riposte : ne coupez pas chez le joueur qui tenait la Pince juste avant vous.
about-paris = Personne n'est coupé deux fois pendant cette manche.
about-new-york = Espionnez un câble de votre voisin de gauche (à 4 : du joueur d'en face).
about-marrakesh = Reprenez vos câbles, glissez-en un de votre choix à votre voisin de gauche (à 4 : au joueur d'en face), mélangez et reposez.
about-venice = Montrez aussi une Couverture à votre voisin de droite (à 4 : montrez la vôtre à votre voisin de gauche).
about-sao-paulo = Coupez uniquement chez un voisin direct.
about-pretoria = Le premier joueur passe quelqu'un au détecteur : il apprend ses désamorçages et s'il a la Bombe (à 4 : la Bombe seulement).
about-reykjavik = Panne de courant : les câbles coupés ne sont retournés qu'à la fin de la manche, dans l'ordre.
about-hong-kong = La Pince tourne dans le sens horaire.
about-berlin = Interdit de couper chez un voisin (à 4 : chez le voisin de droite).
about-havana = Reprenez vos câbles et reposez-les dans un ordre connu de vous ; désigné, vous choisissez celui qui est coupé.
about-geneva = La table vote pour désigner la cible ; le porteur de la Pince départage.
about-tokyo = Tous les câbles sont redistribués et personne ne les regarde.
about-moscow = Silence radio jusqu'à la fin de la manche.
about-cairo = Le premier joueur protège un autre joueur : on ne coupe pas chez lui (à 4 : jusqu'à deux câbles coupés).
about-sydney = Rayons X : regardez un câble de votre cible, puis coupez-le ou un autre des siens.
about-singapore = Le premier joueur peut échanger les rangées de deux joueurs (à 4 : doit).

# Options d'une table

option-locations = Jouer avec les Lieux
note-option-locations = Chaque manche se déroule dans un Lieu qui a sa propre règle.
option-open-briefing = Annoncer chacun à son tour
note-option-open-briefing = Sinon, toutes les annonces du briefing paraissent en même temps.
option-talk-limit = Interventions par joueur entre deux coupes
option-talk-limit-unlimited = sans limite
note-option-talk-limit = Sans limite, la discussion a besoin d'un chronomètre.
option-talk-clock = Temps de discussion avant chaque coupe
option-talk-clock-none = pas de chronomètre
option-talk-clock-number = { $number ->
    [one] { $number } seconde
   *[other] { $number } secondes
}
note-option-talk-clock = Le temps écoulé, la coupe est tirée au sort.
option-first-player = Premier joueur
option-first-player-random = tiré au sort
option-first-player-number = joueur { $number }
option-first-claim = Les joueurs disent qui commence
note-option-first-claim = Après la révélation : qui s'est rendu en dernier dans ce Lieu, ou a menti en dernier.

# Ce qui est demandé

prompt-show-covers = Chacun montre une Couverture à son voisin { $side }.
prompt-say-who-begins = Qui s'est rendu en dernier dans le Lieu révélé, ou a menti en dernier ? C'est à lui de commencer.
prompt-spy = { $seat }, regardez en secret un câble de { $owner }.
prompt-slip-cable = Chacun choisit un câble à glisser, face cachée, au joueur { $side }.
prompt-use-detector = { $seat }, qui passez-vous au détecteur de mensonges ?
prompt-grant-safe-conduct = { $seat }, à qui accordez-vous un sauf-conduit ?
prompt-swap-rows = { $seat }, quelles rangées échangez-vous ?
prompt-briefing = Briefing : chacun déclare ce qu'il a reçu, en disant vrai ou faux, ou se tait.
prompt-declare-in-turn = { $seat }, déclarez ce que vous avez reçu, en disant vrai ou faux, ou taisez-vous.
prompt-talk = { $seat }, prenez la parole ou passez.
prompt-speak-or-name = { $seat }, vous tenez la Pince : parlez, attendez ou désignez le joueur qui livrera un câble.
prompt-speak-or-vote = { $seat }, vous tenez la Pince : parlez, attendez ou appelez au vote.
prompt-speak-or-look = { $seat }, vous tenez la Pince : parlez, attendez ou regardez un câble du joueur chez qui couper.
prompt-speak-or-cut = { $seat }, vous tenez la Pince : parlez, attendez ou coupez un câble.
prompt-yield-cable = { $seat }, on vous a désigné : lequel de vos câbles est coupé ?
prompt-vote-for-target = Tout le monde vote : chez qui { $seat } doit-il couper ?
prompt-cut-voted = { $seat }, le vote désigne { $targets } : coupez-y un câble.
prompt-cut-after-look = { $seat }, vous avez regardé le câble { $position } de { $owner } : coupez-le ou un autre de la même rangée.

# Ce qu'on peut faire

action-deal-roles = Distribuer les Rôles { $roles }
action-deal = Distribuer les câbles { $cables }
action-reveal = Révéler { $place }
action-throw = Lancer le jeton Fatalité : face { $colour }
action-draw-first = { $seat } commence
action-show = Montrer votre Couverture { $colour }
action-claim-first = C'est moi
action-leave-first = Ce n'est pas moi
action-look = Regarder le câble { $position } de { $owner }
action-slip = Glisser { $cable }
action-detect = Passer { $seat } au détecteur de mensonges
action-protect = Accorder un sauf-conduit à { $seat }
action-swap = Échanger les rangées de { $one } et { $two }
action-decline = Ne rien échanger
action-call-vote = Appeler au vote
action-vote = Voter pour { $seat }
action-designate = Désigner { $seat }
action-yield = Livrer votre câble { $position }
action-declare = Déclarer { $defusers } désamorçage{ $defusers ->
        [one] { "" }
       *[other] s
    } et { $bomb }
action-silent = Se taire
action-revise = Déclarer de nouveau : { $defusers } désamorçage{ $defusers ->
        [one] { "" }
       *[other] s
    } et { $bomb }
action-accuse =
    { $faction_id ->
        [shadow] Accuser { $seat } d'être Shadow
       *[other] Accuser { $seat } d'appartenir à { $faction }
    }
action-vouch = Se porter garant de { $seat }
action-propose = Proposer de couper chez { $seat }
action-claim-faction =
    { $faction_id ->
        [shadow] Prétendre être Shadow
       *[other] Prétendre appartenir à { $faction }
    }
action-claim-cover = Prétendre que { $seat } vous a montré une Couverture { $colour }
action-spare = Demander qu'on ne coupe pas chez { $seat }
action-propose-cable = Proposer le câble { $position } { DE($owner) }
action-claim-cable = Prétendre que le câble { $position } { DE($owner) } est { $cable }
action-claim-gave = Prétendre avoir passé { $cable }
action-claim-got = Prétendre avoir reçu { $cable }
action-claim-reading =
    { $defusers ->
        [one] Prétendre que le détecteur a trouvé 1 désamorçage et { $bomb } chez { $seat }
       *[other] Prétendre que le détecteur a trouvé { $defusers } désamorçages et { $bomb } chez { $seat }
    }
action-claim-bomb =
    { $bomb_id ->
        [yes] Prétendre que le détecteur a trouvé la Bombe chez { $seat }
       *[no] Prétendre que le détecteur n'a pas trouvé la Bombe chez { $seat }
    }
action-pass = Passer jusqu'à la prochaine coupe
action-wait = Attendre et écouter encore les autres
action-cut = Couper le câble { $position } de { $owner }
action-expire = Le chronomètre arrive à son terme

# Ce qui s'est passé

event-role = { $seat } reçoit le Rôle { $role }.
event-role-hidden = { $seat } reçoit un Rôle.
event-round = La manche { $round } commence.
event-dealt = { $seat } reçoit { $count } câbles : { $defusers } désamorçage{ $defusers ->
        [one] { "" }
       *[other] s
    } et { $bomb }.
event-dealt-hidden = { $seat } reçoit { $count } câbles et les regarde.
event-dealt-blind = { $seat } reçoit { $count } câbles sans les regarder.
event-reveal = Le Lieu de cette manche est { $place }.
event-fate =
    { $colour_id ->
        [red] Le jeton Fatalité montre sa face rouge : Shadow doit faire exploser la Bombe.
       *[blue] Le jeton Fatalité montre sa face bleue : Shadow doit désamorcer la Bombe.
    }
event-first = { $seat } est premier joueur et prend la Pince.
event-claim-first = { $seat } affirme s'y être rendu en dernier, ou avoir menti en dernier.
event-answered = { $seat } a choisi.
event-cover = { $owner } montre à { $seat } une Couverture { $colour }.
event-covers-shown = Chacun a montré une Couverture à son voisin { $side }.
event-cover-hidden = { $owner } montre une Couverture à { $seat }.
event-look = { $seat } regarde le câble { $position } de { $owner } : { $cable }.
event-look-hidden = { $seat } regarde le câble { $position } de { $owner }.
event-slip = { $seat } glisse à { $owner } : { $cable }.
event-cables-slipped = Chacun a glissé un câble au joueur { $side }.
event-slip-hidden = { $seat } glisse un câble à { $owner }.
event-detect = { $speaker } passe { $seat } au détecteur : { $defusers } désamorçage{ $defusers ->
        [one] { "" }
       *[other] s
    } et { $bomb }.
event-detect-hidden = { $speaker } passe { $seat } au détecteur de mensonges.
event-detect-bomb = { $speaker } passe { $seat } au détecteur : { $bomb }.
event-detect-bomb-hidden = { $speaker } passe { $seat } au détecteur de mensonges.
event-row-known = { $seat } repose sa rangée : { $cables }.
event-row-known-hidden = { $seat } repose sa rangée dans un ordre connu de lui.
event-protect = { $speaker } accorde un sauf-conduit à { $seat }.
event-swap = { $speaker } échange les rangées de { $one } et { $two }.
event-decline = { $speaker } n'échange rien.
event-declare = { $speaker } déclare { $defusers } désamorçage{ $defusers ->
        [one] { "" }
       *[other] s
    } et { $bomb }.
event-silent = { $speaker } ne déclare rien.
event-revise = { $speaker } déclare de nouveau : { $defusers } désamorçage{ $defusers ->
        [one] { "" }
       *[other] s
    } et { $bomb }.
event-accuse =
    { $faction_id ->
        [shadow] { $speaker } accuse { $seat } d'être Shadow.
       *[other] { $speaker } accuse { $seat } d'appartenir à { $faction }.
    }
event-vouch = { $speaker } se porte garant de { $seat }.
event-propose = { $speaker } propose de couper chez { $seat }.
event-claim-faction =
    { $faction_id ->
        [shadow] { $speaker } prétend être Shadow.
       *[other] { $speaker } prétend appartenir à { $faction }.
    }
event-claim-cover = { $speaker } prétend que { $seat } lui a montré une Couverture { $colour }.
event-spare = { $speaker } demande qu'on ne coupe pas chez { $seat }.
event-propose-cable = { $speaker } propose le câble { $position } { DE($owner) }.
event-claim-cable = { $speaker } prétend que le câble { $position } { DE($owner) } est { $cable }.
event-claim-gave = { $speaker } prétend avoir passé { $cable }.
event-claim-got = { $speaker } prétend avoir reçu { $cable }.
event-claim-reading =
    { $defusers ->
        [one] { $speaker } prétend que le détecteur a trouvé 1 désamorçage et { $bomb } chez { $seat }.
       *[other] { $speaker } prétend que le détecteur a trouvé { $defusers } désamorçages et { $bomb } chez { $seat }.
    }
event-claim-bomb =
    { $bomb_id ->
        [yes] { $speaker } prétend que le détecteur a trouvé la Bombe chez { $seat }.
       *[no] { $speaker } prétend que le détecteur n'a pas trouvé la Bombe chez { $seat }.
    }
event-pass = { $speaker } passe.
event-designate = { $speaker } désigne { $seat }, qui livrera un câble.
event-call-vote = { $speaker } appelle au vote.
event-vote = { $speaker } vote pour { $seat }.
event-clock-ran-out = Le temps est écoulé : une coupe est tirée au sort pour { $seat }.
event-cut = { $cutter } coupe le câble { $position } de { $owner } : { $cable }.
event-cut-in-the-dark = { $cutter } coupe le câble { $position } de { $owner } ; il reste face cachée.
event-turned-up = Le câble { $position } de { $owner }, coupé par { $cutter }, est retourné : { $cable }.
event-role-shown = { $seat } était { $role }.
event-role-unseen = Le Rôle écarté était { $role }.

# Pourquoi pas

reason-own-row = Vous ne pouvez pas couper un de vos propres câbles.
reason-empty-row = { $owner } n'a plus de câble.
reason-no-cutting-back = { $place } : { $owner } tenait la Pince juste avant et ne peut pas être coupé maintenant.
reason-cut-already = { $place } : un câble de { $owner } a déjà été coupé dans cette manche.
reason-too-far = { $place } : on ne coupe que chez un voisin direct, et { $owner } n'en est pas un.
reason-too-near = { $place } : { $owner } est voisin de celui qui coupe et ne peut pas être coupé.
reason-safe-conduct = { $place } : { $owner } a un sauf-conduit et ne peut pas être coupé maintenant.
reason-short-row = Dans cette manche, une rangée n'a que { $count } câbles.
reason-not-face-down = Le câble { $position } de { $owner } est déjà coupé.
reason-not-holder = Seul le porteur de la Pince coupe.
reason-owner-chooses = Désignez un joueur ; il choisit lequel de ses câbles est coupé.
reason-vote-first = La table vote pour désigner la cible : appelez au vote.
reason-look-first = Regardez d'abord un câble du joueur chez qui vous voulez couper.
reason-not-voted = Le vote désigne { $targets }.
reason-only-looked-at = Vous avez regardé un câble de { $owner } et devez couper dans la même rangée.
reason-holder-must-cut = Le porteur de la Pince ne peut pas passer : il doit couper.
reason-holder-waits = Seul le porteur de la Pince attend ; vous pouvez passer.
reason-nobody-left = Plus personne d'autre ne peut parler : il n'y a rien à attendre.
reason-clock-only = Cela revient au seul chronomètre.
reason-briefing-only = On déclare pendant le briefing ; plus tard, vous pouvez déclarer de nouveau.
reason-before-a-cut = On intervient après le briefing, avant une coupe.
reason-radio-silence = { $place } : pas de discussion dans cette manche.
reason-no-declarations = { $place } : personne n'a vu ses câbles, on ne déclare donc rien dans cette manche.
reason-said-enough =
    { $count ->
        [one] Vous avez déjà fait votre intervention avant cette coupe.
       *[other] Vous avez déjà fait vos { $count } interventions avant cette coupe.
    }
reason-not-so-many-left =
    { $count ->
        [one] Il ne reste que { $count } désamorçage non coupé.
       *[other] Il ne reste que { $count } désamorçages non coupés.
    }
reason-not-so-many-cables =
    { $count ->
        [one] Parmi les câbles reçus, il ne vous en reste que { $count } non coupé.
       *[other] Parmi les câbles reçus, il ne vous en reste que { $count } non coupés.
    }
reason-no-room-for-bomb = Avec autant de désamorçages parmi { $count } câbles, il n'y a plus de place pour la Bombe.
reason-about-yourself = Cela se dit d'un autre joueur.
reason-propose-holder = { $seat } tient la Pince et ne peut pas être coupé maintenant.
reason-cover-not-shown = { $seat } ne vous a jamais montré de Couverture.
reason-cable-not-seen = Vous n'avez pas vu le câble { $position } { DE($owner) }, ou il n'est plus face cachée.
reason-nothing-passed-on = Aucun câble n'a été passé dans cette manche.
reason-no-such-reading = Le détecteur de mensonge ne vous a rien appris de tel sur { $seat }.
reason-no-showing = Nul ne peut montrer son Rôle, sa Couverture ou ses câbles si la mise en place ou un Lieu ne le demande pas.
reason-not-your-cover = Votre Rôle n'a pas de Couverture { $colour }.
reason-no-looking = Nul ne peut regarder un câble face cachée si un Lieu ne le permet pas.
reason-only-there = Seul le Lieu { $place } le demande.
reason-drawn = Cela se tire au sort et ne se choisit pas.
reason-spy-elsewhere = Vous regardez un câble de { $owner }.
reason-no-such-cable = Vous n'avez pas { $cable } en main.
reason-another-player = Choisissez un autre joueur que vous-même.
reason-two-players = On échange deux rangées différentes, la place la plus basse nommée d'abord.
reason-must-swap = À quatre joueurs, il faut échanger deux rangées.

# La fin

outcome-organisation =
    { $count ->
        [0] L'Organisation l'emporte, mais personne à la table n'en fait partie.
       *[other] L'Organisation l'emporte : { $winners }.
    }
outcome-agency =
    { $count ->
        [0] L'Agence l'emporte, mais personne à la table n'en fait partie.
       *[other] L'Agence l'emporte : { $winners }.
    }
outcome-shadow = Shadow l'emporte seul : { $winners }.

# La table

middle = Au centre
row = Câbles de { $owner }
row-dealt-to = Devant { $owner } : les câbles distribués à { $seat }
cut-by = coupé par { $cutter }
known-to-you = face cachée, mais connu de vous
field-cut = coupé
field-covers = Couverture : { $colours }
role-cards = Rôle
goal-organisation = Veut que la Bombe explose.
goal-agency = Veut que tous les câbles de désamorçage soient coupés.
goal-shadow = Veut terminer la partie de sa main, en coupant la Bombe ou le dernier câble de désamorçage (à 4 : le jeton Fatalité impose lequel).
fate-red = Fatalité : Shadow doit faire exploser la Bombe
fate-blue = Fatalité : Shadow doit désamorcer la Bombe
meter-round = Manche
meter-cuts = Coupes de la manche
meter-defusers = Désamorçages trouvés
meter-secure = Câbles sécurisés trouvés
meter-dark = Coupés dans le noir
badge-cutters = Pince
badge-first = premier joueur
badge-role = { $role }
badge-cover = vous a montré : { $colour }
badge-safe = sauf-conduit
badge-vote = vote pour { $seat }
badge-answered = a choisi
badge-declared =
    { $bomb_id ->
        [yes] annoncé { $defusers } D + Bombe, trouvé { $count }
        [no] annoncé { $defusers } D, pas de Bombe, trouvé { $count }
       *[no_comment] annoncé { $defusers } D, trouvé { $count }
    }
feed-known = Ce que vous savez
feed-talk = Discussion de la manche
feed-earlier = Dit auparavant
feed-cuts = Coupes
feed-record = Annoncé et trouvé
record-line =
    { $bomb_id ->
        [yes] Manche { $round }, { $seat } : { $defusers } désamorçages annoncés avec la Bombe, { $count } trouvés
        [no] Manche { $round }, { $seat } : { $defusers } désamorçages annoncés sans la Bombe, { $count } trouvés
       *[no_comment] Manche { $round }, { $seat } : { $defusers } désamorçages annoncés, { $count } trouvés
    }
feed-roles = Rôles de la partie
know-dealt = Vous avez reçu { $defusers } désamorçage{ $defusers ->
        [one] { "" }
       *[other] s
    } et { $bomb }.
know-cover = { $owner } vous a montré une Couverture { $colour }.
know-shown = Vous avez montré à { $seat } votre Couverture { $colour }.
know-cable = Le câble { $position } de { $owner } : { $cable }.
know-gave = Vous avez glissé à { $owner } : { $cable }.
know-got = { $seat } vous a glissé : { $cable }.
know-reading = Le détecteur dit de { $seat } : { $defusers } désamorçage{ $defusers ->
        [one] { "" }
       *[other] s
    } et { $bomb }.
know-bomb-reading = Le détecteur dit de { $seat } : { $bomb }.
said-true = { $line } (vrai)
said-false = { $line } (faux)
table-line = { $count } × { $faction }, Couverture { $covers }
table-unseen = L'un de ces Rôles a été écarté sans être vu.

# Options incompatibles

error-limit-or-clock = l'option « talk_limit » ne peut valoir « unlimited » qu'avec un talk_clock (BU-TALK-15)
error-first-player = l'option « first_player » vaut « random » ou de 1 à { $seats }, pas { $given }
