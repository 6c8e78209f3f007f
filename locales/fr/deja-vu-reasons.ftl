# Why a move of the game is not legal now: for refusals of the server and the command line.

deja-vu-no-now = Pas maintenant. { $asked }
deja-vu-no-others-choose = Tu as choisi ; les autres choisissent encore.
deja-vu-no-map-built = La carte cosmique est complète : on ne pose plus de tuile.
deja-vu-no-such-tile = { $tile } n’est pas encore sur la carte cosmique.
deja-vu-no-place-taken = Une tuile s’y trouve déjà.
deja-vu-no-same-place = C’est une place à côté de { $tile } : nomme-la à partir de là.
deja-vu-no-touch-two = La seconde tuile doit en toucher au moins 2 autres.
deja-vu-no-touch-first = La seconde tuile doit toucher { $tile }, qui n’en touche qu’une autre.
deja-vu-no-girl-here = La jeune fille y est déjà.
deja-vu-no-girl-moved = La jeune fille a déjà bougé ce tour-ci.
deja-vu-no-girl-later = La jeune fille bouge et on plante avant de semer, ou après avoir construit.
deja-vu-no-too-far = C’est trop loin : avec tes empreintes, la jeune fille fait au plus { $count ->
    [one] { $count } pas
   *[other] { $count } pas
}.
deja-vu-no-planted = La Plantation est terminée pour ce tour.
deja-vu-no-flower = Tu n’as pas de fleur à planter.
deja-vu-no-fragment = Il n’y a plus de fragment sur { $tile }, où est la jeune fille.
deja-vu-no-bits = Il n’y a aucun éclat sur { $tile }.
deja-vu-no-only-white = Tous les éclats de { $tile } sont blancs, et le dernier semé ne peut pas l’être.
deja-vu-no-way = Aucun chemin de { $count } pas ne part de { $tile }.
deja-vu-no-sown = On a fini de semer pour ce tour.
deja-vu-no-must-sow = Il faut semer tant qu’une tuile le permet.
deja-vu-no-sow-on = Tous les éclats que tu as pris doivent être semés.
deja-vu-no-such-bit = Tu n’as pas cet éclat ici : { $bit }.
deja-vu-no-visited = Ce chemin est déjà passé par { $tile }.
deja-vu-no-not-near = La tuile suivante doit toucher { $tile }.
deja-vu-no-keep-last = C’est le seul qui ne soit pas blanc : il doit tomber en dernier.
deja-vu-no-dead-end = De { $tile }, plus de chemin pour { $count ->
    [one] l’autre éclat
   *[other] les { $count } autres éclats
}.
deja-vu-no-claim = Les éclats blancs en plus se prennent juste après avoir semé, un par pouvoir que tu as.
deja-vu-no-not-white = Seuls des éclats blancs se prennent en plus.
deja-vu-no-not-there = Il n’est pas sur { $tile } : { $bit }.
deja-vu-no-sow-first = Les cartes se construisent après avoir semé.
deja-vu-no-built = On a fini de construire pour ce tour.
deja-vu-no-covering = Tu couvres une autre carte : { $card }.
deja-vu-no-card-first = Choisis d’abord la carte où le poser.
deja-vu-no-not-in-hand = Cette carte n’est pas dans ta main : { $card }.
deja-vu-no-is-public = C’est une carte commune : construis-la de là ({ $card }).
deja-vu-no-not-public = Cette carte n’est pas parmi les cartes communes : { $card }.
deja-vu-no-copy = Tu as déjà cette carte : { $card }.
deja-vu-no-public-whole = Une carte commune se construit d’un coup, et tes éclats ne suffisent pas : { $card }.
deja-vu-no-room = La mémoire immédiate est pleine, et tes éclats ne complètent pas la carte : { $card }.
deja-vu-no-next-slot = Aucun de tes éclats ne va sur l’emplacement suivant ({ $card }) : { $shape }.
deja-vu-no-shape = L’emplacement suivant demande cette forme : { $shape }.
deja-vu-no-not-enough = Avec cet éclat ici, la carte ne peut plus être complétée, et elle ne peut pas attendre : { $card }.
deja-vu-no-complete-now = Il faut compléter cette carte maintenant : elle ne peut pas attendre ({ $card }).
deja-vu-no-cover-first = Couvre d’abord au moins un emplacement : { $card }.
deja-vu-no-circle-full = Une fleur pousse déjà dans ton cercle.
deja-vu-no-grow-cost = Une fleur demande { $count } éclats, et tu en as moins.
deja-vu-no-grow-first = On ne paie des éclats que pour faire pousser une fleur.
deja-vu-no-pay-all = Paie d’abord tous les éclats de la fleur.
deja-vu-no-save-later = On garde des éclats à la fin de la phase Déjà vu.
deja-vu-no-replenish = On ne désigne des tuiles que si la grille mémorielle se vide sans suffire à toutes.
deja-vu-no-named = { $tile } est déjà désignée.
deja-vu-no-not-lowest = D’autres tuiles ont moins d’éclats que { $tile } : elles passent d’abord.
deja-vu-no-name-all = Désigne d’abord une tuile pour chaque éclat qui reste.
deja-vu-no-discard-later = On défausse des cartes à la fin du tour, avant de piocher.
deja-vu-no-raise-first = Choisis d’abord les cartes qui commencent dans la mémoire à long terme.
deja-vu-no-raised = Les cartes qui commencent dans la mémoire à long terme sont choisies.
deja-vu-no-speed = Seule une partie rapide commence avec des cartes dans la mémoire à long terme.
