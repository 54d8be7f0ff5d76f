# Noms

role-mister-x = Mister X
role-viper = Viper
role-el-diablo = El Diablo
role-belleville = Belleville
role-diaz = Diaz
role-ace = Ace
role-yuri = Yuri
role-shadow = Shadow

faction-organisation = Organisation
    .article = la
faction-agency = Agence
    .article = la
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

mood-cornered = aux abois
mood-even = d'humeur égale
mood-at-ease = à l'aise
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

about-london = Pas de riposte : on ne coupe pas chez le joueur qui tenait la Pince juste avant.
about-paris = On ne coupe pas deux fois chez le même joueur pendant cette manche.
about-new-york = Espionnez un câble de votre voisin de gauche (à 4 : du joueur d'en face).
about-marrakesh = Reprenez vos câbles, glissez-en un de votre choix à votre voisin de gauche (à 4 : au joueur d'en face), mélangez et reposez-les.
about-venice = Montrez aussi une Couverture à votre voisin de droite (à 4 : montrez la vôtre à votre voisin de gauche).
about-sao-paulo = Coupez uniquement chez un voisin direct.
about-pretoria = Le premier joueur passe quelqu'un au détecteur de mensonges et apprend combien ce joueur a de câbles de désamorçage et s'il a la Bombe (à 4 : la Bombe seulement).
about-reykjavik = Panne de courant : les câbles coupés ne sont retournés qu'à la fin de la manche, dans l'ordre.
about-hong-kong = La Pince tourne dans le sens horaire.
about-berlin = Interdit de couper chez un voisin (à 4 : chez le voisin de droite).
about-havana = Reprenez vos câbles et reposez-les dans un ordre connu de vous ; si l'on vous désigne, vous choisissez lequel est coupé.
about-geneva = La table vote pour désigner la cible ; le porteur de la Pince départage.
about-tokyo = Tous les câbles sont redistribués et personne ne les regarde.
about-moscow = Silence radio jusqu'à la fin de la manche.
about-cairo = Le premier joueur accorde un sauf-conduit à un autre : on ne coupe pas chez ce joueur (à 4 : jusqu'à ce que deux câbles aient été coupés).
about-sydney = Rayons X : regardez un câble de votre cible, puis coupez ce câble ou un autre de la même rangée.
about-singapore = Le premier joueur peut échanger les rangées de deux joueurs (à 4 : doit).

# Options d'une table

option-locations = Jouer avec les Lieux
note-option-locations = Chaque manche se déroule dans un Lieu qui a sa propre règle.
option-talk-aloud = On se parle de vive voix
note-option-talk-aloud = Pour ceux qui jouent dans la même pièce ou au téléphone : à la table, on n'annonce ni ne dit rien, on coupe.
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
option-talk-pause = Temps de parole des autres après chaque coupe
option-talk-pause-none = pas de pause
option-talk-pause-number = { $number ->
    [one] { $number } seconde
   *[other] { $number } secondes
}
note-option-talk-pause = Pendant ce temps, chacun peut parler avant la coupe suivante, même quand un robot tient la Pince.
option-first-player = Premier joueur
option-first-player-random = tiré au sort
option-first-player-number = joueur { $number }
option-first-claim = Les joueurs disent qui commence
note-option-first-claim = Après la révélation : qui s'est rendu en dernier dans ce Lieu, ou a menti en dernier.

# Paroles : les sortes d'interventions, ce qui les compose, et comment elles sonnent

group-declare = Mes câbles
group-revise = Mes câbles
group-accuse = J'accuse
group-deny = Je nie
group-admit = Je reconnais
group-vouch = Je fais confiance à
group-propose = Coupez chez
group-propose-cable = Coupez ce câble
group-spare = Ne coupez pas chez
group-claim-faction = Je suis
group-claim-cover = Couverture vue
group-claim-cable = Câble vu
group-claim-gave = J'ai passé
group-claim-got = J'ai reçu
group-claim-reading = Détecteur
group-claim-bomb = Détecteur
part-defusers = Désamorçages
part-bomb = Bombe
part-seat = Qui
part-owner = Chez qui
part-position = Câble
part-faction = Faction
part-colour = Couleur
part-cable = Quoi

says-declare =
    { $defusers ->
        [0] Aucun désamorçage
        [1] Un désamorçage
       *[other] { $defusers } désamorçages
    }{ $bomb_id ->
        [yes] , et la Bombe.
        [no] , pas de Bombe.
       *[no_comment] .
    }
says-revise =
    Maintenant, { $defusers ->
        [0] aucun désamorçage
        [1] un désamorçage
       *[other] { $defusers } désamorçages
    }{ $bomb_id ->
        [yes] , et la Bombe.
        [no] , pas de Bombe.
       *[no_comment] .
    }
says-silent = …
says-accuse =
    { $faction_id ->
        [organisation] { $seat } travaille pour l'Organisation !
        [agency] { $seat } est de l'Agence.
       *[shadow] { $seat }, c'est Shadow !
    }
says-deny = C'est faux, { $seat } !
says-admit = Oui, { $seat }. Et alors ?
says-vouch = Je fais confiance à { $seat }.
says-propose = Coupez chez { $seat } !
says-propose-cable = Coupez le câble { $position } { DE($owner) } !
says-spare = Ne coupez pas chez { $seat } !
says-claim-faction =
    { $faction_id ->
        [organisation] Je travaille pour l'Organisation.
        [agency] Je suis de l'Agence.
       *[shadow] Shadow, c'est moi.
    }
says-claim-cover =
    { $colour_id ->
        [red] { $seat } m'a montré du rouge.
       *[blue] { $seat } m'a montré du bleu.
    }
says-claim-cable = Le câble { $position } { DE($owner) }, c'est { $cable }.
says-claim-gave = J'ai passé { $cable }.
says-claim-got = On m'a passé { $cable }.
says-claim-reading =
    Le détecteur dit : { $seat } a { $defusers ->
        [0] zéro désamorçage
        [1] un désamorçage
       *[other] { $defusers } désamorçages
    } et { $bomb }.
says-claim-bomb =
    { $bomb_id ->
        [yes] Le détecteur dit : { $seat } a la Bombe !
       *[no] Le détecteur dit : { $seat } n'a pas la Bombe.
    }

# Les mêmes dans la bouche des bots, chacun à sa manière

says-accuse-calm =
    { $mood_id ->
        [cornered] Avant de me couper la parole, regardez { $seat }. { $faction_id ->
            [organisation] L'Organisation
            [agency] L'Agence
           *[shadow] Shadow
        }.
        [at_ease] J'en ai maintenant la certitude : { $seat }. { $faction_id ->
            [organisation] L'Organisation
            [agency] L'Agence
           *[shadow] Shadow
        }.
       *[even] { $faction_id ->
            [organisation] { $seat } travaille pour l'Organisation !
            [agency] { $seat } est de l'Agence.
           *[shadow] { $seat }, c'est Shadow !
        }
    }
says-deny-calm =
    { $mood_id ->
        [cornered] Vous avez tort, { $seat }, et cela nous coûtera la partie.
        [at_ease] Non, { $seat } ; et les autres le savent, je crois.
       *[even] C'est faux, { $seat } !
    }
says-vouch-calm =
    { $mood_id ->
        [cornered] Doutez de moi s'il le faut, mais { $seat } ne ment pas.
        [at_ease] { $seat } et moi, nous sommes sur la bonne voie.
       *[even] Je fais confiance à { $seat }.
    }
says-propose-calm =
    { $mood_id ->
        [cornered] Pas mes câbles. Chez { $seat }.
        [at_ease] Encore un comme celui-là : chez { $seat }.
       *[even] Coupez chez { $seat } !
    }
says-spare-calm =
    { $mood_id ->
        [cornered] Pas chez { $seat }. C'est sérieux.
        [at_ease] Inutile de toucher à { $seat }.
       *[even] Ne coupez pas chez { $seat } !
    }
says-accuse-sly =
    { $mood_id ->
        [cornered] Comme c'est commode de me soupçonner, pendant { QUE($seat) } sourit. { $faction_id ->
            [organisation] L'Organisation
            [agency] L'Agence
           *[shadow] Shadow
        }.
        [at_ease] J'observe { $seat } depuis un moment, avec plaisir. { $faction_id ->
            [organisation] L'Organisation
            [agency] L'Agence
           *[shadow] Shadow
        }.
       *[even] { $faction_id ->
            [organisation] Entre nous : { $seat } travaille pour l'Organisation.
            [agency] { $seat } est de l'Agence, dirait-on.
           *[shadow] À qui profite le crime ? À { $seat }, notre Shadow.
        }
    }
says-deny-sly =
    { $mood_id ->
        [cornered] Prudence, { $seat }. On se souvient de qui a montré du doigt.
        [at_ease] Charmant, { $seat }. Continuez donc.
       *[even] Quelle idée intéressante, { $seat }. Fausse, hélas.
    }
says-vouch-sly =
    { $mood_id ->
        [cornered] Laissez { $seat } ; il y a de meilleurs suspects.
        [at_ease] { $seat } ne ment pas plus que moi, chers amis.
       *[even] On peut se fier à { $seat }. Vous mentirais-je ?
    }
says-propose-sly =
    { $mood_id ->
        [cornered] Avant qu'on ne s'en prenne à moi : chez { $seat }, c'est mieux.
        [at_ease] Et si l'on s'offrait un câble chez { $seat } ?
       *[even] À votre place, je couperais chez { $seat }.
    }
says-spare-sly =
    { $mood_id ->
        [cornered] Qui coupe chez { $seat } maintenant devra s'expliquer.
        [at_ease] { $seat } peut attendre ; nous avons le temps.
       *[even] À votre place, je laisserais { $seat } en paix.
    }
says-claim-faction-sly =
    { $faction_id ->
        [organisation] Eh bien, oui : l'Organisation.
        [agency] L'Agence, naturellement. Quoi d'autre ?
       *[shadow] Shadow, pour vous servir.
    }
says-accuse-silent =
    { $mood_id ->
        [cornered] Pas moi. { $seat }. { $faction_id ->
            [organisation] L'Organisation
            [agency] L'Agence
           *[shadow] Shadow
        }.
        [at_ease] { $seat }. Aucun doute. { $faction_id ->
            [organisation] L'Organisation
            [agency] L'Agence
           *[shadow] Shadow
        }.
       *[even] { $faction_id ->
            [organisation] { $seat } : Organisation.
            [agency] { $seat } : Agence.
           *[shadow] { $seat } : Shadow.
        }
    }
says-deny-silent =
    { $mood_id ->
        [cornered] Non ! Pas moi, { $seat }.
        [at_ease] { $seat } : non. Demandez.
       *[even] Non, { $seat }.
    }
says-vouch-silent =
    { $mood_id ->
        [cornered] Pas { $seat } non plus.
        [at_ease] { $seat } : bien.
       *[even] Confiance en { $seat }.
    }
says-propose-silent =
    { $mood_id ->
        [cornered] Pas moi. Chez { $seat }.
        [at_ease] Chez { $seat } ensuite.
       *[even] Chez { $seat }. Coupez.
    }
says-spare-silent =
    { $mood_id ->
        [cornered] Pas chez { $seat } ! Non.
        [at_ease] { $seat } : plus tard.
       *[even] Pas chez { $seat }.
    }
says-claim-faction-silent =
    { $faction_id ->
        [organisation] Organisation.
        [agency] Agence.
       *[shadow] Shadow.
    }
says-accuse-hot-headed =
    { $mood_id ->
        [cornered] Moi ? MOI ? Regardez donc { $seat } ! { $faction_id ->
            [organisation] L'Organisation
            [agency] L'Agence
           *[shadow] Shadow
        } !
        [at_ease] Je le savais depuis la première minute : { $seat } ! { $faction_id ->
            [organisation] L'Organisation
            [agency] L'Agence
           *[shadow] Shadow
        } !
       *[even] { $faction_id ->
            [organisation] C'est { $seat }, puisque je vous le dis ! L'Organisation !
            [agency] { $seat } est de l'Agence, ouvrez les yeux !
           *[shadow] { $seat }, c'est Shadow ! Réveillez-vous !
        }
    }
says-deny-hot-headed =
    { $mood_id ->
        [cornered] Répétez un peu, { $seat } ! Répétez !
        [at_ease] Ha ! Personne ne vous croit, { $seat } !
       *[even] Mensonge, { $seat } ! Et vous le savez !
    }
says-vouch-hot-headed =
    { $mood_id ->
        [cornered] Fichez aussi la paix à { $seat } !
        [at_ease] Des gens comme { $seat }, il en faudrait plus !
       *[even] Je mettrais ma main au feu pour { $seat } !
    }
says-propose-hot-headed =
    { $mood_id ->
        [cornered] Coupez chez { $seat } et laissez-moi tranquille !
        [at_ease] Rien ne nous arrête ! Coupez chez { $seat } !
       *[even] Qu'est-ce qu'on attend ? Coupez chez { $seat } !
    }
says-spare-hot-headed =
    { $mood_id ->
        [cornered] Vous voulez tous nous tuer ? Pas chez { $seat } !
        [at_ease] Pas chez { $seat }, tout va à merveille !
       *[even] Bas les pattes, pas chez { $seat } !
    }
says-claim-faction-hot-headed =
    { $faction_id ->
        [organisation] L'Organisation, oui ! Et alors ?
        [agency] L'Agence, et je le crie bien haut !
       *[shadow] Shadow ! Voilà, c'est dit !
    }
says-accuse-chatty =
    { $mood_id ->
        [cornered] Je sais, je sais, tous les regards sont sur moi ; mais avez-vous seulement regardé { $seat } ? { $faction_id ->
            [organisation] L'Organisation
            [agency] L'Agence
           *[shadow] Shadow
        }.
        [at_ease] Et puisque nous sommes en si bonne compagnie, autant le dire : { $seat }. { $faction_id ->
            [organisation] L'Organisation
            [agency] L'Agence
           *[shadow] Shadow
        }.
       *[even] { $faction_id ->
            [organisation] Écoutez, j'y ai bien réfléchi : { $seat } travaille pour l'Organisation.
            [agency] Écoutez, j'y ai bien réfléchi : { $seat } est de l'Agence.
           *[shadow] Écoutez, j'y ai bien réfléchi : { $seat }, c'est Shadow.
        }
    }
says-deny-chatty =
    { $mood_id ->
        [cornered] Attendez, attendez, { $seat }, que j'explique, ce n'est pas du tout ce qu'on croit !
        [at_ease] Oh, { $seat }, personne ici n'y croit, n'est-ce pas, mes amis ?
       *[even] Allons, { $seat }, après tout ce qu'on a vécu ensemble ? C'est faux !
    }
says-vouch-chatty =
    { $mood_id ->
        [cornered] Si vous ne me croyez pas, croyez au moins { $seat }, qui n'a jamais fait de mal à personne.
        [at_ease] { $seat } ! Que ferait-on sans { $seat } ?
       *[even] { $seat }, voyez-vous, voilà quelqu'un à qui je me fie.
    }
says-propose-chatty =
    { $mood_id ->
        [cornered] Je le dirais même sans tous ces regards sur moi : coupez chez { $seat }.
        [at_ease] Tout va si bien, continuons donc chez { $seat }.
       *[even] J'ai tourné la chose dans tous les sens : coupez chez { $seat }.
    }
says-spare-chatty =
    { $mood_id ->
        [cornered] On ne m'écoute jamais, mais de grâce, pas chez { $seat }.
        [at_ease] Pas besoin { DE($seat) } aujourd'hui, n'est-ce pas ?
       *[even] On ne me demande rien, mais ne coupez pas chez { $seat }.
    }
says-claim-faction-chatty =
    { $faction_id ->
        [organisation] Je parle trop, je sais, mais oui : je travaille pour l'Organisation.
        [agency] Je parle trop, je sais, mais je suis de l'Agence.
       *[shadow] Je parle trop, je sais, mais oui : Shadow, c'est moi.
    }

# Ce qui est demandé

prompt-show-covers = Chacun montre une Couverture à son voisin { $side }.
prompt-say-who-begins = Qui s'est rendu en dernier dans ce Lieu, ou sinon, qui a menti en dernier ? Cette personne commence.
prompt-spy = { $seat }, regardez en secret un câble { DE($owner) }.
prompt-slip-cable = Chacun choisit un câble à glisser, face cachée, au joueur { $side }.
prompt-use-detector = { $seat }, qui passez-vous au détecteur de mensonges ?
prompt-grant-safe-conduct = { $seat }, à qui accordez-vous un sauf-conduit ?
prompt-swap-rows = { $seat }, quelles rangées échangez-vous ?
prompt-briefing = Briefing : chacun annonce ce qu'il a reçu, sans forcément dire la vérité, ou se tait.
prompt-declare-in-turn = { $seat }, annoncez ce que vous avez reçu, sans forcément dire la vérité, ou taisez-vous.
prompt-speak-or-name = { $seat }, vous tenez la Pince : désignez le joueur chez qui couper.
prompt-speak-or-vote = { $seat }, vous tenez la Pince : faites voter.
prompt-speak-or-look = { $seat }, vous tenez la Pince : regardez un câble du joueur chez qui vous voulez couper.
prompt-speak-or-cut = { $seat }, vous tenez la Pince : coupez un câble.
prompt-yield-cable = { $seat }, le choix est tombé sur vous : lequel de vos câbles est coupé ?
prompt-vote-for-target = Tout le monde vote : chez qui couper ? { $seat } tient la Pince.
prompt-cut-voted = { $seat }, le vote désigne { OU($targets) } : coupez-y un câble.
prompt-cut-after-look = { $seat }, vous avez regardé le câble { $position } { DE($owner) } : coupez-le, ou coupez-en un autre de la même rangée.
others-spy = { $seat } regarde en secret un câble { DE($owner) }.
others-use-detector = { $seat } choisit qui passe au détecteur de mensonges.
others-grant-safe-conduct = { $seat } choisit à qui accorder un sauf-conduit.
others-swap-rows = { $seat } choisit deux rangées à échanger.
others-declare-in-turn = { $seat } va annoncer ses câbles, sans forcément dire la vérité.
others-speak-or-name = { $seat } tient la Pince et va désigner chez qui couper.
others-speak-or-vote = { $seat } tient la Pince et va faire voter.
others-speak-or-look = { $seat } tient la Pince et va regarder un câble.
others-speak-or-cut = { $seat } tient la Pince et va couper un câble.
others-yield-cable = Le choix est tombé sur { $seat }, qui décide lequel de ses câbles est coupé.
others-cut-voted = Le vote désigne { OU($targets) } : { $seat } va y couper un câble.
others-cut-after-look = { $seat } a regardé le câble { $position } { DE($owner) } et va couper dans cette rangée.

# Ce qu'on peut faire

action-deal-roles = Distribuer les Rôles : { $roles }
action-deal = Distribuer les câbles : { $cables }
action-reveal = Révéler { $place }
action-throw = Lancer le jeton Fatalité : face { $colour }
action-draw-first = { $seat } commence
action-show = Montrer votre Couverture { $colour }
action-claim-first = C'est moi
action-leave-first = Ce n'est pas moi
action-look = Regarder le câble { $position } { DE($owner) }
action-slip = Glisser { $cable }
action-detect = Passer { $seat } au détecteur de mensonges
action-protect = Accorder un sauf-conduit à { $seat }
action-swap = Échanger les rangées { DE($one) } et { DE($two) }
action-decline = Ne rien échanger
action-call-vote = Faire voter
action-vote = Voter pour { $seat }
action-designate = Désigner { $seat }
action-yield = Laisser couper votre câble { $position }
action-declare =
    { $bomb_id ->
        [no_comment] Annoncer { $defusers } désamorçage{ $defusers ->
            [one] { "" }
           *[other] s
        }, sans parler de la Bombe
       *[other] Annoncer { $defusers } désamorçage{ $defusers ->
            [one] { "" }
           *[other] s
        } et { $bomb }
    }
action-silent = Se taire
action-revise =
    { $bomb_id ->
        [no_comment] Annoncer maintenant { $defusers } désamorçage{ $defusers ->
            [one] { "" }
           *[other] s
        }, sans parler de la Bombe
       *[other] Annoncer maintenant { $defusers } désamorçage{ $defusers ->
            [one] { "" }
           *[other] s
        } et { $bomb }
    }
action-accuse =
    { $faction_id ->
        [shadow] Accuser { $seat } d'être Shadow
       *[other] Accuser { $seat } d'être { DE($faction) }
    }
action-vouch = Se porter garant { DE($seat) }
action-propose = Proposer de couper chez { $seat }
action-claim-faction =
    { $faction_id ->
        [shadow] Affirmer être Shadow
       *[other] Affirmer être { DE($faction) }
    }
action-claim-cover = Affirmer { QUE($seat) } vous a montré une Couverture { $colour }
action-spare = Demander qu'on ne coupe pas chez { $seat }
action-propose-cable = Proposer le câble { $position } { DE($owner) }
action-claim-cable = Affirmer que le câble { $position } { DE($owner) } est { $cable }
action-claim-gave = Affirmer avoir glissé { $cable }
action-claim-got = Affirmer avoir reçu { $cable }
action-claim-reading =
    { $defusers ->
        [one] Affirmer que le détecteur a trouvé 1 désamorçage et { $bomb } chez { $seat }
       *[other] Affirmer que le détecteur a trouvé { $defusers } désamorçages et { $bomb } chez { $seat }
    }
action-claim-bomb =
    { $bomb_id ->
        [yes] Affirmer que le détecteur a trouvé la Bombe chez { $seat }
       *[no] Affirmer que le détecteur n'a pas trouvé la Bombe chez { $seat }
    }
action-deny = Nier l'accusation { DE($seat) }
action-admit = Reconnaître l'accusation { DE($seat) }
action-pass = Passer jusqu'à la prochaine coupe
action-wait = Attendre que les autres reprennent la parole
action-cut = Couper le câble { $position } { DE($owner) }
action-expire = Le temps est écoulé
hint-true = vrai

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
event-reveal = Lieu de cette manche : { $place }.
event-fate =
    { $colour_id ->
        [red] Le jeton Fatalité montre sa face rouge : Shadow doit faire exploser la Bombe.
       *[blue] Le jeton Fatalité montre sa face bleue : Shadow doit désamorcer la Bombe.
    }
event-first = { $seat } joue en premier et prend la Pince.
event-claim-first = { $seat } affirme y avoir séjourné en dernier, ou avoir menti en dernier.
event-answered = { $seat } a choisi.
event-cover = { $owner } montre à { $seat } une Couverture { $colour }.
event-covers-shown = Chacun a montré une Couverture à son voisin { $side }.
event-cover-hidden = { $owner } montre une Couverture à { $seat }.
event-look = { $seat } regarde le câble { $position } { DE($owner) } : { $cable }.
event-look-hidden = { $seat } regarde le câble { $position } { DE($owner) }.
event-slip = { $seat } glisse { $cable } à { $owner }.
event-cables-slipped = Chacun a glissé un câble au joueur { $side }.
event-slip-hidden = { $seat } glisse un câble à { $owner }.
event-detect = { $speaker } passe { $seat } au détecteur de mensonges : { $defusers } désamorçage{ $defusers ->
        [one] { "" }
       *[other] s
    } et { $bomb }.
event-detect-hidden = { $speaker } passe { $seat } au détecteur de mensonges.
event-detect-bomb = { $speaker } passe { $seat } au détecteur de mensonges : { $bomb }.
event-detect-bomb-hidden = { $speaker } passe { $seat } au détecteur de mensonges.
event-row-known = { $seat } repose sa rangée : { $cables }.
event-row-known-hidden = { $seat } repose sa rangée dans un ordre tenu secret.
event-protect = { $speaker } accorde un sauf-conduit à { $seat }.
event-swap = { $speaker } échange les rangées { DE($one) } et { DE($two) }.
event-decline = { $speaker } n'échange rien.
event-declare =
    { $bomb_id ->
        [no_comment] { $speaker } annonce { $defusers } désamorçage{ $defusers ->
            [one] { "" }
           *[other] s
        }, sans parler de la Bombe.
       *[other] { $speaker } annonce { $defusers } désamorçage{ $defusers ->
            [one] { "" }
           *[other] s
        } et { $bomb }.
    }
event-silent = { $speaker } n'annonce rien.
event-revise =
    { $bomb_id ->
        [no_comment] { $speaker } annonce maintenant { $defusers } désamorçage{ $defusers ->
            [one] { "" }
           *[other] s
        }, sans parler de la Bombe.
       *[other] { $speaker } annonce maintenant { $defusers } désamorçage{ $defusers ->
            [one] { "" }
           *[other] s
        } et { $bomb }.
    }
event-accuse =
    { $faction_id ->
        [shadow] { $speaker } accuse { $seat } d'être Shadow.
       *[other] { $speaker } accuse { $seat } d'être { DE($faction) }.
    }
event-vouch = { $speaker } se porte garant { DE($seat) }.
event-propose = { $speaker } propose de couper chez { $seat }.
event-claim-faction =
    { $faction_id ->
        [shadow] { $speaker } affirme être Shadow.
       *[other] { $speaker } affirme être { DE($faction) }.
    }
event-claim-cover = { $speaker } affirme { QUE($seat) } lui a montré une Couverture { $colour }.
event-spare = { $speaker } demande qu'on ne coupe pas chez { $seat }.
event-propose-cable = { $speaker } propose le câble { $position } { DE($owner) }.
event-claim-cable = { $speaker } affirme que le câble { $position } { DE($owner) } est { $cable }.
event-claim-gave = { $speaker } affirme avoir glissé { $cable }.
event-claim-got = { $speaker } affirme avoir reçu { $cable }.
event-claim-reading =
    { $defusers ->
        [one] { $speaker } affirme que le détecteur a trouvé 1 désamorçage et { $bomb } chez { $seat }.
       *[other] { $speaker } affirme que le détecteur a trouvé { $defusers } désamorçages et { $bomb } chez { $seat }.
    }
event-claim-bomb =
    { $bomb_id ->
        [yes] { $speaker } affirme que le détecteur a trouvé la Bombe chez { $seat }.
       *[no] { $speaker } affirme que le détecteur n'a pas trouvé la Bombe chez { $seat }.
    }
event-deny = { $speaker } nie l'accusation { DE($seat) }.
event-admit = { $speaker } reconnaît l'accusation { DE($seat) }.
event-pass = { $speaker } passe.
event-designate = { $speaker } désigne { $seat } : c'est là qu'on coupera.
event-call-vote = { $speaker } fait voter la table.
event-vote = { $speaker } vote pour { $seat }.
event-clock-ran-out = Le temps est écoulé : le hasard coupe pour { $seat }.
event-cut = { $cutter } coupe le câble { $position } { DE($owner) } : { $cable }.
event-cut-in-the-dark = { $cutter } coupe le câble { $position } { DE($owner) } ; il reste face cachée.
event-turned-up = Le câble { $position } { DE($owner) }, coupé par { $cutter }, est retourné : { $cable }.
event-time-out = Le temps est écoulé : la Bombe n'a pas été désamorcée.
event-role-shown = { $seat } était { $role }.
event-role-unseen = Le Rôle écarté était { $role }.

# Pourquoi pas

reason-own-row = Vous ne pouvez pas couper un de vos propres câbles.
reason-empty-row = { $owner } n'a plus de câble.
reason-no-cutting-back = { $place } : { $owner } tenait la Pince juste avant, on ne coupe donc pas chez { $owner } maintenant.
reason-cut-already = { $place } : on a déjà coupé chez { $owner } pendant cette manche.
reason-too-far = { $place } : on ne coupe que chez un voisin direct, et { $owner } n'en est pas un.
reason-too-near = { $place } : on ne coupe pas chez un voisin, et { $owner } en est un.
reason-safe-conduct = { $place } : { $owner } a un sauf-conduit, on ne coupe donc pas chez { $owner } maintenant.
reason-short-row = Pendant cette manche, une rangée n'a que { $count } câbles.
reason-not-face-down = Le câble { $position } { DE($owner) } est déjà coupé.
reason-not-holder = Seul le porteur de la Pince coupe.
reason-owner-chooses = Désignez un joueur, qui choisira lui-même le câble à couper.
reason-vote-first = La table vote pour désigner la cible : faites voter.
reason-look-first = Regardez d'abord un câble du joueur chez qui vous voulez couper.
reason-not-voted = Le vote désigne { OU($targets) }.
reason-only-looked-at = Vous avez regardé un câble { DE($owner) } et devez couper dans la même rangée.
reason-holder-must-cut = Le porteur de la Pince ne peut pas passer : il faut couper.
reason-nobody-passes = Inutile de passer : parlez si vous le voulez, ou ne dites rien.
reason-not-accused = { $seat } ne vous a pas accusé dans cette manche, ou vous avez déjà répondu.
reason-talk-aloud = À cette table, on se parle de vive voix.
reason-clock-only = Seul le chronomètre en décide.
reason-briefing-only = Les annonces se font pendant le briefing ; ensuite, vous pouvez corriger la vôtre.
reason-before-a-cut = On intervient après le briefing, pendant que se décide une coupe.
reason-radio-silence = { $place } : silence pendant cette manche.
reason-no-declarations = { $place } : personne n'a vu ses câbles, il n'y a donc pas d'annonce pendant cette manche.
reason-said-enough =
    { $count ->
        [one] Vous avez déjà fait votre intervention avant cette coupe.
       *[other] Vous avez déjà fait vos { $count } interventions avant cette coupe.
    }
reason-not-so-many-left =
    { $count ->
        [one] Il ne reste que { $count } câble de désamorçage à couper.
       *[other] Il ne reste que { $count } câbles de désamorçage à couper.
    }
reason-not-so-many-cables =
    { $count ->
        [one] Parmi les câbles que vous avez reçus, { $count } seul n'est pas encore coupé.
       *[other] Parmi les câbles que vous avez reçus, { $count } seulement ne sont pas encore coupés.
    }
reason-no-room-for-bomb = Avec autant de désamorçages parmi { $count } câbles, il n'y a plus de place pour la Bombe.
reason-nothing-corrected = C'est ce que vous avez déjà annoncé, et aucun de vos câbles n'a été coupé depuis.
reason-about-yourself = Cela se dit d'un autre joueur.
reason-propose-holder = { $seat } tient la Pince : on ne coupe pas chez { $seat } maintenant.
reason-cover-not-shown = { $seat } ne vous a jamais montré de Couverture.
reason-cable-not-seen = Vous n'avez pas vu le câble { $position } { DE($owner) }, ou il n'est plus face cachée.
reason-nothing-passed-on = Aucun câble n'a été glissé pendant cette manche.
reason-no-such-reading = Le détecteur de mensonges ne vous a rien appris de tel sur { $seat }.
reason-no-showing = Personne ne peut montrer son Rôle, sa Couverture ou ses câbles si la mise en place ou un Lieu ne le demande pas.
reason-not-your-cover = Votre Rôle n'a pas de Couverture { $colour }.
reason-no-looking = Personne ne peut regarder un câble face cachée si un Lieu ne le permet pas.
reason-only-there = Cela ne se fait que dans un autre Lieu : { $place }.
reason-drawn = C'est le hasard qui en décide.
reason-spy-elsewhere = C'est un câble { DE($owner) } que vous pouvez regarder.
reason-no-such-cable =
    { $cable_id ->
        [bomb] Vous n'avez pas la Bombe en main.
        [defuser] Vous n'avez pas de câble de désamorçage en main.
       *[other] Vous n'avez pas de câble sécurisé en main.
    }
reason-another-player = Choisissez un autre joueur que vous-même.
reason-two-players = Nommez deux rangées différentes, dans l'ordre des places.
reason-must-swap = À quatre joueurs, l'échange de deux rangées est obligatoire.

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
row = Câbles { DE($owner) }
row-dealt-to = Devant { $owner } : les câbles distribués à { $seat }
cut-by = coupé par { $cutter }
known-to-you = face cachée, mais connu de vous
field-cut = coupé
field-covers = Couverture : { $colours }
role-cards = Rôle
dealt-cables = Vos câbles tels que distribués, dans le désordre
dealt-to-you = L'un des câbles qui vous ont été distribués. Vous ne savez pas où il se trouve.
goal-organisation = Veut que la Bombe explose.
goal-agency = Veut que tous les câbles de désamorçage soient coupés.
goal-shadow = Veut couper la Bombe ou le dernier désamorçage.
fate-red = Fatalité : Shadow doit faire exploser la Bombe
note-fate = Lancé au début, à quatre : ce qu'il faut à Shadow pour gagner, si Shadow est à la table.
fate-blue = Fatalité : Shadow doit désamorcer la Bombe
meter-round = Manche
meter-cuts = Coupes de cette manche
meter-defusers = Désamorçages trouvés
meter-secure = Câbles sécurisés trouvés
meter-dark = Coupés dans le noir
badge-cutters = Pince
note-cutters = Qui la tient coupe ensuite, chez n'importe qui d'autre. Elle passe à la personne chez qui l'on vient de couper.
badge-first = premier joueur
badge-role = { $role }
badge-cover = vous a montré : { $colour }
badge-safe = sauf-conduit
badge-vote = vote pour { $seat }
badge-answered = a choisi
badge-declared =
    annonce { $defusers } désamorçage{ $defusers ->
        [one] { "" }
       *[other] s
    }{ $bomb_id ->
        [yes] , la Bombe
        [no] , pas de Bombe
       *[no_comment] { "" }
    } ; trouvé : { $count }
brief-cover = a montré : { $colour }
brief-declared =
    { $defusers }{ $bomb_id ->
        [yes] , la Bombe
        [no] , sans Bombe
       *[no_comment] { "" }
    } ; trouvé : { $count }
feed-known = Ce que vous savez
feed-talk = Dit pendant cette manche
feed-earlier = Dit auparavant
feed-cuts = Coupes
feed-record = Annoncé et trouvé
record-line =
    Manche { $round }, { $seat } : annonce { $defusers } désamorçage{ $defusers ->
        [one] { "" }
       *[other] s
    }{ $bomb_id ->
        [yes] { " " }et la Bombe
        [no] { " " }et pas de Bombe
       *[no_comment] { "" }
    }, trouvé : { $count }
feed-roles = Rôles de la partie
know-dealt = Vous avez reçu { $defusers } désamorçage{ $defusers ->
        [one] { "" }
       *[other] s
    } et { $bomb }.
know-cover = { $owner } vous a montré une Couverture { $colour }.
know-shown = Vous avez montré à { $seat } votre Couverture { $colour }.
know-cable = Le câble { $position } { DE($owner) } est { $cable }.
know-gave = Vous avez glissé { $cable } à { $owner }.
know-got = { $seat } vous a glissé { $cable }.
know-reading =
    Le détecteur de mensonges dit { DE($seat) } : { $defusers } désamorçage{ $defusers ->
        [one] { "" }
       *[other] s
    } et { $bomb }.
know-bomb-reading = Le détecteur de mensonges dit { DE($seat) } : { $bomb }.
know-talk-left =
    { $count ->
        [0] Vous avez dit tout ce qu'on peut dire avant cette coupe.
        [1] Vous pouvez encore faire une intervention avant cette coupe.
       *[other] Vous pouvez faire { $count } interventions avant cette coupe.
    }
feed-lies = Qui a menti, et quand
report-lie = Manche { $round } : { $line }
report-honest = Personne n'a menti.
feed-dealt = Annoncé et reçu
dealt-announced = Manche { $round }, { $seat } a annoncé { $claim } ; en réalité, { $held }
dealt-as-announced = Manche { $round }, { $seat } a dit vrai : { $held }
dealt-unannounced = Manche { $round }, { $seat } n'a rien annoncé ; en réalité, { $held }
cables-held =
    { $defusers ->
        [0] aucun désamorçage
        [1] 1 désamorçage
       *[other] { $defusers } désamorçages
    }{ $bomb_id ->
        [yes] { " " }et la Bombe
        [no] , pas de Bombe
       *[no_comment] { "" }
    }
said-true = { $line } (vrai)
said-false = { $line } (faux)
table-line = { $count } × { $faction } (Couverture { ET($covers) })
table-unseen = L'un de ces Rôles a été écarté sans être vu.

# Moments forts

moment-look = C'est { $cable }
moment-fate =
    { $colour_id ->
        [red] Fatalité rouge
       *[blue] Fatalité bleue
    }
moment-secure = Rien à craindre
moment-defuser = Un câble de désamorçage !
moment-left =
    { $left ->
        [one] Plus qu'un à trouver
       *[other] Encore { $left } à trouver
    }
moment-last-defuser = Le dernier câble de désamorçage !
moment-defused = La Bombe est désamorcée.
moment-bomb = La Bombe !
moment-explodes = Elle explose.
moment-time-out = Temps écoulé !
moment-undefused = La Bombe n'a pas été désamorcée.

# L'enjeu du dernier pas

stake-last-defuser = Il manque un désamorçage. Est-ce celui-ci ?
stake-last-cut = { $count ->
    [1] La dernière coupe, et il manque 1 désamorçage.
   *[other] La dernière coupe, et il manque { $count } désamorçages.
}
stake-last-of-both = La dernière coupe, et il manque un désamorçage. Est-ce celui-ci ?

# Le premier et le dernier acte

opening-organisation = Vous êtes { $role }, de l'Organisation
opening-agency = Vous êtes { $role }, de l'Agence
opening-shadow = Vous êtes Shadow
opening-cover =
    Votre Couverture { $colour_id ->
        [red] rouge
       *[blue] bleue
    }, à montrer à un voisin
finale-roles = Qui était qui
finale-lied = Manche { $round } : a annoncé { $claim } ; en réalité, { $held }
finale-hid-bomb = Manche { $round } : a caché la Bombe
finale-made-up-bomb = Manche { $round } : s'est inventé la Bombe
finale-honest = N'a jamais menti

# Options incompatibles

error-limit-or-clock = l'option « talk_limit » ne peut valoir « unlimited » qu'avec un talk_clock (BU-TALK-15)
error-first-player = l'option « first_player » vaut « random » ou de 1 à { $seats }, pas { $given }
error-covers = role « { $id } » : la faction { $faction } demande { $needed ->
    [one] une Couverture
   *[other] { $needed } Couvertures
  }, pas { $found }
error-leaders = role « { $id } » : les chefs sont mister_x, belleville et shadow
error-team = role : la faction { $faction } a { $found } cartes et il en faut { $needed }
error-double-agent = role : il faut à la faction { $faction } un agent double à Couverture { $cover }, pas { $found }
error-cables = cable « { $id } » : la boîte en contient { $needed }, pas { $found }
error-no-such-deck = location « { $id } » : le paquet { $found } n'existe pas, ils vont de 1 à 4
error-opposite = location « { $id } » : quelqu'un n'est assis en face qu'à quatre joueurs
error-deck = location : le paquet { $number } a { $found } cartes et il en faut { $needed }
error-prepared = players « { $seats } » : { $found } cartes Rôle sont préparées et il en faut { $needed }
error-cable-deck = players « { $seats } » : il faut { $seats } désamorçages, 1 Bombe et { $cables } câbles, pas { $found }
error-too-many-cables = players « { $seats } » : { $found } câbles { $id }, mais la boîte en contient { $needed }
error-roles = players « { $seats } » : { $found } { $faction } à Couverture { $cover }, cela n'existe pas
error-two-effects = location « { $id } » : deux effets disent ce qu'on fait de { $field }

## How a play may end, in imagined futures

future-bu-win-01 = La Bombe explose : l'Organisation gagne.
future-bu-win-02 = Le dernier câble de désamorçage est coupé : l'Agence gagne.
future-bu-win-03 = Shadow coupe la Bombe et gagne seul.
future-bu-win-04 = Shadow coupe le dernier câble de désamorçage et gagne seul.
future-bu-win-06 = Shadow coupe le dernier câble de désamorçage et gagne seul.
future-bu-win-07 = Shadow coupe la Bombe et gagne seul.
future-bu-win-08 = Shadow coupe la Bombe : l'Organisation gagne.
future-bu-win-09 = Shadow coupe le dernier câble de désamorçage : l'Agence gagne.
future-bu-win-10 = La quatrième manche s'achève : l'Organisation gagne.

## Ce que la table dit d'un choix, dans les conseils

counsel-seen = Vous avez vu ce câble : c'est { $cable }.
counsel-dealt-to-you =
    { $count ->
        [0] Vous connaissez ces câbles, que vous avez reçus : il n'y reste aucun désamorçage
        [1] Vous connaissez ces câbles, que vous avez reçus : il y reste 1 désamorçage sur { $room }
       *[other] Vous connaissez ces câbles, que vous avez reçus : il y reste { $count } désamorçages sur { $room }
    }{ $bomb_id ->
        [yes] , et la Bombe.
       *[no] .
    }
counsel-tested =
    { $count ->
        [0] D'après le détecteur de mensonges, il ne reste chez { $owner } aucun désamorçage
        [1] D'après le détecteur de mensonges, il reste chez { $owner } 1 désamorçage sur { $room }
       *[other] D'après le détecteur de mensonges, il reste chez { $owner } { $count } désamorçages sur { $room }
    }{ $bomb_id ->
        [yes] , et la Bombe y est.
       *[no] , et la Bombe n'y est pas.
    }
counsel-likeliest =
    { $risk ->
        [0] D'après ce qui a été dit et coupé, un désamorçage n'est nulle part plus probable : { $defuser } %, presque sans risque de Bombe.
       *[other] D'après ce qui a été dit et coupé, un désamorçage n'est nulle part plus probable : { $defuser } %, contre { $risk } % pour la Bombe.
    }
counsel-bomb-likeliest = D'après ce qui a été dit et coupé, la Bombe n'est nulle part plus probable : { $risk } %, contre { $defuser } % pour un désamorçage.
counsel-likely =
    { $defuser ->
        [0] { $risk ->
            [0] D'après ce qui a été dit et coupé, il n'y a sans doute ici ni désamorçage ni Bombe.
           *[other] D'après ce qui a été dit et coupé, il n'y a sans doute ici aucun désamorçage, mais le risque de Bombe est de { $risk } %.
        }
       *[other] { $risk ->
            [0] D'après ce qui a été dit et coupé, ce câble a { $defuser } % de chances d'être un désamorçage, presque sans risque de Bombe.
           *[other] D'après ce qui a été dit et coupé, ce câble a { $defuser } % de chances d'être un désamorçage et { $risk } % d'être la Bombe.
        }
    }
counsel-refuted = L'annonce { DE($seat) } pour cette manche s'est révélée fausse.
counsel-claims-bomb =
    { $room ->
        [1] { $seat } dit avoir la Bombe, qui serait le dernier câble ici.
       *[other] { $seat } dit avoir la Bombe, qui serait l'un des { $room } câbles restés ici.
    }
counsel-claims =
    { $count ->
        [1] Si { $seat } dit vrai, 1 des { $room } câbles qui restent ici est un désamorçage.
       *[other] Si { $seat } dit vrai, { $count } des { $room } câbles qui restent ici sont des désamorçages.
    }
counsel-claims-all =
    { $room ->
        [1] Si { $seat } dit vrai, le dernier câble ici est un désamorçage.
        [2] Si { $seat } dit vrai, les deux câbles qui restent ici sont des désamorçages.
       *[other] Si { $seat } dit vrai, les { $room } câbles qui restent ici sont tous des désamorçages.
    }
counsel-told-cable = { $seat } a regardé ce câble, et dit que c'est { $cable }.
counsel-told-reading =
    { $defusers ->
        [0] { $seat } dit que le détecteur n'a trouvé là aucun désamorçage, et { $bomb }.
        [1] { $seat } dit que le détecteur a trouvé là 1 désamorçage, et { $bomb }.
       *[other] { $seat } dit que le détecteur a trouvé là { $defusers } désamorçages, et { $bomb }.
    }
counsel-claim-spent =
    { $defusers ->
        [1] Le seul désamorçage annoncé par { $seat } est déjà trouvé.
       *[other] Les { $defusers } désamorçages annoncés par { $seat } sont déjà trouvés.
    }
counsel-claims-none = { $seat } dit n'avoir aucun désamorçage.
counsel-cutters-cover =
    { $ways ->
        [0] La Pince passe alors à { $seat }, dont vous avez vu la Couverture { $colour }, et aucun des { $of } Rôles possibles n'est { DE($faction) }.
        [1] La Pince passe alors à { $seat }, dont vous avez vu la Couverture { $colour }, et 1 des { $of } Rôles possibles est { DE($faction) }.
       *[other] La Pince passe alors à { $seat }, dont vous avez vu la Couverture { $colour }, et { $ways } des { $of } Rôles possibles sont { DE($faction) }.
    }
counsel-cover =
    { $ways ->
        [0] { $seat } vous a montré une Couverture { $colour } : aucun des { $of } Rôles possibles n'est { DE($faction) }.
        [1] { $seat } vous a montré une Couverture { $colour } : 1 des { $of } Rôles possibles est { DE($faction) }.
       *[other] { $seat } vous a montré une Couverture { $colour } : { $ways } des { $of } Rôles possibles sont { DE($faction) }.
    }
counsel-no-cover = { $seat } ne vous a pas montré de Couverture.
counsel-was-false = L'annonce { DE($seat) } à la manche { $round } était fausse : { $defusers ->
        [0] aucun désamorçage annoncé
        [1] 1 désamorçage annoncé
       *[other] { $defusers } désamorçages annoncés
    }, { $found ->
        [0] aucun trouvé
        [1] 1 trouvé
       *[other] { $found } trouvés
    }, en { $count ->
        [1] 1 coupe.
       *[other] { $count } coupes.
    }
counsel-was-kept =
    { $defusers ->
        [1] À la manche { $round }, { $seat } annonçait 1 désamorçage, et on l'a trouvé.
       *[other] À la manche { $round }, { $seat } annonçait { $defusers } désamorçages, et on les a tous trouvés.
    }
counsel-was-empty =
    { $count ->
        [1] À la manche { $round }, { $seat } annonçait des désamorçages, et le seul câble coupé là n'en était pas un.
       *[other] À la manche { $round }, { $seat } annonçait des désamorçages, et aucun des { $count } câbles coupés là n'en était un.
    }
counsel-unsuspicious = { $seat } annonce des désamorçages, et personne ne s'étonnera que vous coupiez ici.
counsel-suspicious = { $seat } annonce des désamorçages, et couper ailleurs vous fait passer pour l'ennemi de l'Agence.
counsel-suspicious-bomb = Couper là où la Bombe est annoncée vous fait passer pour l'ennemi de l'Agence.
counsel-reach = { $place } : { $seat } ne pourrait alors couper que chez { OU($targets) }.
counsel-colour =
    { $ways ->
        [1] Des { $of } autres Rôles à Couverture { $colour }, 1 est de l'Agence.
       *[other] Des { $of } autres Rôles à Couverture { $colour }, { $ways } sont de l'Agence.
    }
counsel-own-cable = Vous savez ce qu'est ce câble : { $cable }.
counsel-fits-claim =
    { $count ->
        [1] La table attend le désamorçage que vous avez annoncé.
       *[other] La table attend les { $count } désamorçages que vous avez annoncés.
    }
counsel-belies-claim =
    { $count ->
        [1] La table attend le désamorçage que vous avez annoncé, et tout autre câble trahit un mensonge.
       *[other] La table attend les { $count } désamorçages que vous avez annoncés, et tout autre câble trahit un mensonge.
    }
counsel-slip-defuser = Chez { $owner }, vous pourrez le couper ; chez vous, seuls les autres le peuvent.
counsel-slip-bomb = { $owner } saura qui lui a passé la Bombe.
counsel-keep-defusers =
    { $count ->
        [1] Votre désamorçage reste chez vous, où seuls les autres peuvent le couper.
       *[other] Vos { $count } désamorçages restent chez vous, où seuls les autres peuvent les couper.
    }
counsel-swap-own =
    { $bomb_id ->
        [yes] { $defusers ->
            [0] Votre Bombe se trouve alors chez { $owner }, où vous pouvez la couper.
            [1] Votre désamorçage et la Bombe se trouvent alors chez { $owner }, où vous pouvez les couper.
           *[other] Vos { $defusers } désamorçages et la Bombe se trouvent alors chez { $owner }, où vous pouvez les couper.
        }
       *[no] { $defusers ->
            [1] Votre désamorçage se trouve alors chez { $owner }, où vous pouvez le couper.
           *[other] Vos { $defusers } désamorçages se trouvent alors chez { $owner }, où vous pouvez les couper.
        }
    }
counsel-row-stays =
    { $bomb_id ->
        [yes] { $defusers ->
            [0] La Bombe reste chez vous, où seuls les autres peuvent la couper.
            [1] Votre désamorçage et la Bombe restent chez vous, où seuls les autres peuvent les couper.
           *[other] Vos { $defusers } désamorçages et la Bombe restent chez vous, où seuls les autres peuvent les couper.
        }
       *[no] { $defusers ->
            [1] Votre désamorçage reste chez vous, où seuls les autres peuvent le couper.
           *[other] Vos { $defusers } désamorçages restent chez vous, où seuls les autres peuvent les couper.
        }
    }
counsel-swap-nothing = Votre rangée ne contient ni désamorçage ni Bombe.
counsel-nothing-stays = Votre rangée ne contient ni désamorçage ni Bombe que les autres pourraient couper.
counsel-swap-unknown = Vous ne savez rien de ces deux rangées.

## Chapters of the rules

chapter-comp = Matériel
chapter-role = Rôles
chapter-table = Les Rôles de la partie
chapter-cover = Couvertures
chapter-setup = Mise en place
chapter-know = Ce que l'on sait
chapter-loc = Lieux
chapter-round = Les manches
chapter-cut = Couper les câbles
chapter-win = Fin de la partie
chapter-talk = Prendre la parole
chapter-place = Les cartes Lieu
chapter-ex = Exemples
