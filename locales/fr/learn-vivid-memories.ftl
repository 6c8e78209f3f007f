# Les leçons de Vivid Memories : ce que dit le guide, puis des conseils, du plus petit au plus grand.
learn-vivid-memories-first-title = Ta première partie
learn-vivid-memories-first-about = Une manche avec Iris, pas à pas, puis deux manches à toi.
learn-vivid-memories-theme = Chaque fragment est un morceau d’enfance, et un fil d’une seule couleur relie des souvenirs essentiels sur le contour de ton plateau. Touche les deux emplacements rouges du contour, en haut : ton premier fil va les relier.
learn-vivid-memories-theme-nudge = Cherche du rouge sur le contour, en haut.
learn-vivid-memories-theme-piece = L’un est au-dessus de A1, l’autre entre A2 et A3.
learn-vivid-memories-theme-move = Touche S03, puis S05.
learn-vivid-memories-take = À une extrémité de la ligne de Moments, tu prends 1 fragment, 2 d’une même couleur ou 3 de couleurs différentes. Prends rouge, jaune et vert sur la tuile de droite.
learn-vivid-memories-take-nudge = Trois couleurs différentes, toutes sur la tuile de l’extrémité droite.
learn-vivid-memories-take-piece = Choisis-y rouge, jaune et vert ; laisse le bleu.
learn-vivid-memories-take-move = Touche rouge, jaune et vert sur la tuile de droite, puis prends-les.
learn-vivid-memories-take-blue = Trois différents aussi, mais une tuile Moment te demandera du vert plus tard.
learn-vivid-memories-place = Tout ce que tu prends va ensemble dans un même hexagone vide. Place-le en A1, qui touche un emplacement rouge, et termine ton tour.
learn-vivid-memories-place-nudge = Quel hexagone touche l’emplacement rouge de gauche ?
learn-vivid-memories-place-piece = C’est A1, le premier hexagone de la rangée du haut.
learn-vivid-memories-place-move = Choisis A1, puis termine ton tour.
learn-vivid-memories-place-iris = Iris a pris deux bleus sur deux tuiles, et la tuile qu’elle a vidée est à elle.
learn-vivid-memories-count = Un fil rapporte ses hexagones multipliés par les emplacements vides qu’il relie. Prends les deux rouges à gauche, place-les en A2 et termine ton tour : 2 hexagones × 2 emplacements = 4.
learn-vivid-memories-count-nudge = Deux d’une même couleur se prennent ensemble.
learn-vivid-memories-count-piece = Les deux rouges sont sur la tuile de l’extrémité gauche ; A2 touche A1 et le second emplacement rouge.
learn-vivid-memories-count-move = Prends rouge et rouge à gauche, choisis A2, termine ton tour.
learn-vivid-memories-empty = Si ta prise vide une tuile, elle continue sur la suivante, et la tuile vidée est à toi. Prends le dernier rouge à droite avec violet et vert sur la tuile d’à côté, place-les en A3 et termine ton tour.
learn-vivid-memories-empty-nudge = À droite, une tuile est presque vide : commence par elle.
learn-vivid-memories-empty-piece = Rouge sur la dernière tuile, violet et vert sur celle d’avant ; A3 est le dernier hexagone de la rangée du haut.
learn-vivid-memories-empty-move = Prends rouge, violet et vert à droite, choisis A3, termine ton tour.
learn-vivid-memories-empty-alone = Cela revendique aussi la tuile, mais te donne 1 fragment au lieu de 3.
learn-vivid-memories-empty-iris = Le fil en est à 3 × 2 = 6, et la première tuile Moment est à toi. Iris laisse un dernier fragment.
learn-vivid-memories-single = Qui prend exactement 1 fragment peut ensuite reconnecter. Prends le dernier jaune et place-le en B2, juste sous le fil.
learn-vivid-memories-single-nudge = Il ne reste qu’un fragment dans la ligne de Moments.
learn-vivid-memories-single-piece = B2 est juste sous A1 et A2.
learn-vivid-memories-single-move = Prends jaune, puis choisis B2.
learn-vivid-memories-rewire = Un hexagone compte une fois pour son fil, quel que soit le nombre de rouges qu’il contient. Reconnecte A2 : fais sortir un rouge vers l’hexagone du jaune, termine la reconnexion, puis ton tour.
learn-vivid-memories-rewire-nudge = Un hexagone a un rouge de trop.
learn-vivid-memories-rewire-piece = A2 peut céder un rouge ; l’hexagone du jaune seul n’en a pas.
learn-vivid-memories-rewire-move = Reconnecte A2, envoie rouge vers l’hexagone jaune, termine la reconnexion, termine ton tour.
learn-vivid-memories-rewire-in = Ainsi un rouge arrive en A2, où un seul suffit, et le fil ne gagne aucun hexagone.
learn-vivid-memories-rewire-iris = Le fil en est à 4 × 2 = 8. La ligne de Moments est vide, alors vient la Réflexion ; Iris est rapide.
learn-vivid-memories-bank = Chaque tuile revendiquée va sur un emplacement de ta banque de souvenirs et recouvre son action. Pose la tuile qui ajoute du vert sur permuter et celle qui ajoute du rouge sur spéculer, pour que pousser reste libre.
learn-vivid-memories-bank-nudge = Pousser ne doit pas être recouvert : tu en auras bientôt besoin.
learn-vivid-memories-bank-piece = Les deux emplacements sont permuter et spéculer.
learn-vivid-memories-bank-move = La tuile violet, vert et rouge sur permuter, l’autre sur spéculer.
learn-vivid-memories-bank-push = Cela recouvre « pousser », et il te manquerait bientôt.
learn-vivid-memories-use = Seule une tuile utilisée peut marquer : elle agit une fois, puis se retourne sur sa face Score. Utilise la tuile qui ajoute du vert et place le vert en C3.
learn-vivid-memories-use-nudge = Le vert doit arriver à côté de l’hexagone rouge et jaune.
learn-vivid-memories-use-piece = Utilise la tuile dont la condition est violet, vert et rouge.
learn-vivid-memories-use-move = Utilise la tuile qui ajoute du vert, puis choisis C3.
learn-vivid-memories-branch = Une branche compte aussi pour un fil. Utilise la tuile qui ajoute du rouge et place le rouge dans un hexagone éclairé à côté du fil : 5 × 2 = 10.
learn-vivid-memories-branch-nudge = N’importe quel hexagone vide qui en touche un rouge convient.
learn-vivid-memories-branch-piece = Ta seconde tuile ajoute du rouge ; les hexagones éclairés touchent le fil.
learn-vivid-memories-branch-move = Utilise la tuile qui ajoute du rouge, puis choisis un hexagone éclairé.
learn-vivid-memories-branch-far = Cet hexagone ne touche pas le fil, qui reste à 4 × 2 = 8.
learn-vivid-memories-match = Une condition est remplie par exactement ses fragments, dans autant d’hexagones que tu sais en faire. Pousse le vert dans l’hexagone rouge et jaune.
learn-vivid-memories-match-nudge = Ta banque a encore une action qui déplace un fragment.
learn-vivid-memories-match-piece = Pousser, depuis l’hexagone du vert seul.
learn-vivid-memories-match-move = Utilise pousser, choisis le vert, envoie-le vers l’hexagone rouge et jaune.
learn-vivid-memories-moments = Les moments comptent d’abord : 6 points par hexagone contenant exactement les 3 fragments d’une tuile retournée. Une tuile trouve A3, l’autre A1 et l’hexagone que tu viens de faire : combien de points ?
learn-vivid-memories-moments-nudge = Compte les hexagones qui conviennent, pas les tuiles.
learn-vivid-memories-moments-piece = Un hexagone pour la première tuile, deux pour la seconde.
learn-vivid-memories-moments-move = 6 + 6 + 6 = 18.
learn-vivid-memories-reward = Dis que tu as terminé. Tes deux tuiles marquent et quittent la banque comme moments précieux ; celles d’Iris ne trouvent rien : 0, et elles restent.
learn-vivid-memories-reward-nudge = Plus rien à faire en Réflexion.
learn-vivid-memories-reward-piece = Le bouton sous le plateau la termine.
learn-vivid-memories-reward-move = Termine la Réflexion.
learn-vivid-memories-fill = Le fil rapporte ses 10 points, puis chaque emplacement qu’il relie prend un rouge dans un hexagone qui le touche. Pour S05, il peut venir de A2 ou de A3 : lequel peut s’en passer ?
learn-vivid-memories-fill-nudge = Les deux sont permis ; de toute façon, le fil de la manche suivante perd un hexagone.
learn-vivid-memories-fill-piece = A2 n’a qu’un rouge, A3 un rouge avec violet et vert.
learn-vivid-memories-fill-move = Remplis S05 depuis A2 ou depuis A3.
learn-vivid-memories-sets = Les souvenirs essentiels complets de 1, 2 ou 3 emplacements rapportent 1, 4 ou 18 points, maintenant et à chaque manche suivante : S05 vient d’en rapporter 1. Touche les deux emplacements qui manquent encore à S03 pour 18.
learn-vivid-memories-sets-nudge = Les trois emplacements d’un souvenir essentiel se suivent sur le contour.
learn-vivid-memories-sets-piece = Ce sont les deux emplacements à côté de S03 : un vert et un jaune.
learn-vivid-memories-sets-move = Touche S02 et S04.
learn-vivid-memories-free = 29 points à 5, et les deux manches suivantes contre Iris sont à toi. Pense à ton aspiration secrète : à la fin, chaque violet rapporte 1 dans un hexagone, 2 dans un emplacement, et chaque moment précieux qui en montre 5 ; tu en as déjà un.
learn-vivid-memories-free-nudge = Deux emplacements d’une couleur séparés par peu d’hexagones font vite un fil.
learn-vivid-memories-free-piece = Le troisième emplacement rouge est sur le contour, en bas, entre E2 et E3.
learn-vivid-memories-free-move = Prends ce que demande ton fil ou une tuile de la ligne de Moments ; demande un conseil quand tu veux.
