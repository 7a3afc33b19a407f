### Ce que dit le client web, en français.

house-name = Kingsbridge
house-motto = Des jeux épuisés de bâtisseurs et de moines, selon leurs règles exactes.
skip-to-main = Aller au contenu
go-home = À la page d’accueil
language-en = English
language-fr = Français
language-de = Deutsch
choose-language = Langue
theme-parchment = À la lumière du jour
theme-candle = À la lueur des bougies

## Quand il manque quelque chose

client-unreachable = Le serveur ne répond pas. Est-il en marche ?
client-nowhere = Cette page n’existe pas.

## La page d’accueil

home-players = { $low ->
    [2] { $high ->
        [2] Pour deux joueurs
       *[other] De 2 à { $high } joueurs
    }
   *[other] De { $low } à { $high } joueurs
}

## Accueil : en-tête et pied de page

close = Fermer
try-again = Réessayer
settings-title = Réglages
choose-theme = Lumière
choose-pace = Pause après chaque coup d’un autre joueur
pace-0 = aucune
pace-350 = brève
pace-700 = normale
pace-1500 = longue
choose-sound = Une cloche quand c’est mon tour
choose-confirms = Redemander avant ce qui coûte pour de bon
choose-alone = Continuer tout seul quand il n’y a rien à faire
choose-notify = Le navigateur me prévient quand c’est mon tour
notify-denied = Ce navigateur a reçu l’ordre de ne pas le faire ; cela se change dans ses réglages.
your-name = Votre nom
self-title = Moi dans d’autres navigateurs
self-name-claim = Garder mon nom pour moi seul
self-name-mine = Sur ce serveur, personne d’autre ne s’appelle { $name }.
self-code-show = Afficher un code de récupération
self-code-about = Notez-le : un navigateur où il est saisi a vos places. Un nouveau code y met fin.
self-alone = Exclure tous les autres
self-recover-label = Mon code de récupération
self-recover = Continuer ici
self-recover-instead = Abandonner ces tables et continuer
footer-nav = Autres pages
footer-home = Tous les jeux
footer-free = Logiciel libre, sans publicité, sans compte, sans pisteur.

## Accueil : jeux et tables

home-titles = Jeux
home-minutes = { $low } à { $high } minutes
home-exact = Ni compte ni installation. Le serveur connaît les règles ; le hasard se joue au grand jour et peut être vérifié ensuite.
way-bots = Contre des robots
way-bots-about = vous jouez tout de suite
way-friends = Entre amis
way-friends-about = chacun reçoit un lien
way-screen = Sur un seul écran
way-screen-about = vous vous passez l’appareil
tables-mine = Vos tables
tables-open = Tables ouvertes
tables-asked = à vous
tables-fresh = { $number ->
    [one] { $number } événement depuis votre visite
   *[other] { $number } événements depuis votre visite
}
tables-all = Les afficher toutes ({ $number })
tables-older = Afficher les plus anciennes
tables-won = { $number ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné
}
tables-hide = Masquer
tables-unhide = Afficher de nouveau
tables-hidden = Tables masquées : { $number }
tables-remove = Supprimer
tables-remove-title = Supprimer cette table ?
tables-remove-about = La partie, son replay, les messages et vos notes sont effacés définitivement.
tables-remove-do = Supprimer définitivement
tables-join = S’asseoir
phase-waiting = { $free ->
    [0] sur le point de commencer
    [one] en attente : { $free } place libre
   *[other] en attente : { $free } places libres
}
phase-playing = en cours
phase-over = terminée
phase-abandoned = abandonnée
code-title = Entrer avec un code
code-about = Si l’on vous a donné un code, ou si vous voulez continuer ici avec une place prise sur un autre appareil.
code-label = Code ou lien
code-placeholder = abcde fghjk
code-enter = Entrer

## Accueil : dresser une table

make-begin = Commencer
make-table = Dresser la table
make-level = Le niveau des robots
make-side = Votre camp
make-players = Nombre de joueurs
make-variants = Variantes
make-more = Autres choix
make-title = Un nom pour la table (si vous voulez)
make-listed = Qui peut trouver la table
listed-no = Privée
listed-no-about = seulement avec un lien
listed-yes = Annoncée
listed-yes-about = tous sur ce serveur peuvent regarder et prendre les places libres
make-absence = Si quelqu’un s’absente, un robot joue à sa place
absence-0 = jamais
absence-600 = après 10 minutes
absence-3600 = après une heure
absence-86400 = après un jour
absence-259200 = après 3 jours
absence-604800 = après une semaine
make-stand-in = Quel robot remplace
make-hints = Conseils
hints-yes = Permis
hints-yes-about = qui doit jouer peut demander le meilleur coup
hints-no = Aucun
hints-no-about = chacun joue par ses propres lumières
make-nobody-invited = Aucune place n’est ouverte : la partie commence aussitôt.
make-curtain = Rideau entre les joueurs
curtain-no = Non
curtain-no-about = chacun peut tout voir
curtain-yes = Oui
curtain-yes-about = cache la table quand l’écran change de mains
plan-me = moi
plan-open = ouverte, par un lien
plan-bot = robot : { $level }
plan-here = quelqu’un ici
name-of = Nom de qui joue { $seat }
name-placeholder = nom
level-novice-about = joue ce qui paraît le mieux au premier coup d’œil
level-apprentice-about = essaie quelques coups avant de choisir
level-journeyman-about = voit plusieurs coups à l’avance, et compte avec les vôtres
level-master-about = en fait autant, jusqu’à une seconde par coup
level-grandmaster-about = réfléchit jusqu’à cinq secondes par coup ; personne ici n’est plus fort

## Accueil : invitations et salle d’attente

join-title = Invitation
join-invited = Vous êtes invité à
join-moving = Continuer ici
join-you = vous : { $seat }
join-sit = Prendre place
join-take-over = Continuer sur cet appareil
room-waits = { $free ->
    [0] sur le point de commencer
    [one] encore une place libre
   *[other] encore { $free } places libres
}
room-begins = La partie commence d’elle-même quand toutes les places sont prises.
room-alone = Ce serveur n’écoute que cette machine : aucun invité ne peut ouvrir ces liens. « make host » laisse entrer toute la maison.
room-read = Lire les règles en attendant
room-watch = Pour regarder
room-watch-about = Qui a ce lien voit la table en spectateur : ce qui est ouvert à tous, et aucun secret.
room-link-of = Lien pour la place : { $seat }
room-kept-for = réservée à { $name }
room-here = présent
room-leave = Quitter la place
room-fill = Asseoir ce robot
link-copy = Copier le lien
link-copied = Copié
link-share = Partager
link-qr = Code QR
link-qr-of = { $label }, en code QR
link-new = Nouveau lien
invite-text = Viens jouer à { $game } avec moi. Ce lien est ta place :
invite-watch = Viens regarder notre partie de { $game } :

## Accueil : plusieurs personnes devant un écran, et places qui déménagent

curtain-title = Passer l’écran
curtain-pass = Passez l’écran à
curtain-draw = C’est moi, { $name } : tirer le rideau
curtain-hides = D’ici là, le rideau cache la table.
now-at = À présent : { $name }
screen-people = Devant cet écran
screen-pass = Laisser regarder { $name }
move-title = Déplacer la place
move-how = Sur l’autre appareil, ouvrez la page d’accueil de ce serveur et entrez ce code :
move-code = Code
move-left = Temps restant : { $time }. Utilisable une seule fois.
move-qr = L’adresse pour l’autre appareil, en code QR
move-then = Ou faites lire ceci à son appareil photo. La place quitte alors cet appareil-ci.
move-new = Nouveau code

## Accueil : quand quelque chose ne s’ouvre pas

about-client-nowhere = L’adresse a peut-être été copiée incomplètement.
about-client-unreachable = Rien n’est perdu : chaque coup joué est conservé sur le serveur.
about-refused-no-seat = Pour vous asseoir il faut le lien d’une place, et pour regarder le lien des spectateurs. Si la place se trouve sur un autre de vos appareils, il peut vous donner un code.
about-refused-no-such-table = L’adresse a peut-être été copiée incomplètement, ou la table est sur un autre serveur.
about-refused-other-rules = Depuis, une erreur dans les règles a été corrigée. Une partie se poursuit selon les règles de son début, et ce serveur ne les joue plus.
about-refused-link-used = Un lien vaut pour une place et un appareil. Demandez-en un nouveau à l’hôte ou, si la place est à vous, ouvrez-la là où vous vous êtes assis et déplacez-la.
about-refused-no-such-link = Il a peut-être été copié incomplètement, ou l’hôte en a fait un nouveau depuis.
about-refused-link-expired = Un code vaut dix minutes.

## La table

seats-title = Qui joue
seat-you = vous
seat-bot = robot : { $bot }
seat-free = encore libre
seat-away = absent
seat-together = depuis la même adresse que { $names }
board-title = Le plateau
asked-title = Ce qui est demandé
table-waiting = La table attend des joueurs.
table-over = La partie est terminée.
table-abandoned-now = La partie a été abandonnée.
table-thinks = { $name } réfléchit.
table-lost = La connexion est perdue ; nouvel essai en cours.
table-try-now = Essayer maintenant
seat-moved = Cette place se joue maintenant sur un autre appareil
about-seat-moved = Un code l’y a déplacée. Pour la reprendre ici, déplacez-la de là-bas.
undo = Reprendre le coup
log-title = Chronique
talk-label = Dire quelque chose
talk-send = Envoyer
record-download = Télécharger la partie

## Revoir une partie

replay-title = Revoir la partie
replay-back = Reculer
replay-on = Avancer
replay-play = Lecture
replay-pause = Pause

## Table : ce qui est demandé

rule-short = § { $number }
rule-open = Lire la règle { $number } à côté de la table
why-not = Pas maintenant : { $reason }
trail-title = Où en est le tour
table-your-turn = À vous · { $title }
table-your-turn-now = C’est à vous de jouer.
table-watching = vous regardez
table-tools = Outils

## Table : conseils

hint-ask = Quel est le meilleur coup ?
hint-alike = Pour ce que vous pouvez savoir, aussi bons l’un que l’autre :
hint-thinking = On pèse les coups…
hint-close = Fermer le conseil
hints-on = Les conseils sont permis à cette table : qui doit jouer peut demander le meilleur coup.
hints-off = Il n’y a pas de conseils à cette table.

## Table : à côté du plateau

drawer-title = À côté de la table
drawer-close = Fermer
tab-log = Chronique
tab-talk = Parler
tab-notes = Notes
tab-rules = Règles
tab-table = Table
tab-words = En mots
tab-unread = { $number ->
    [one] { $number } nouveauté
   *[other] { $number } nouveautés
}
log-empty = Il ne s’est encore rien passé.
log-new = Nouveau depuis votre dernière visite
log-by-itself = Il n’y avait rien d’autre à faire : c’est fait aussitôt.
log-others-moves = Les derniers coups des autres
log-before = Avant la partie
log-moment = { $line } Montrer ce moment.
talk-empty = Personne n’a encore rien dit.
talk-list = Ce qui a été dit
notes-empty = Rien n’est encore noté.
notes-about = Vos notes ne sont qu’à vous : personne d’autre ne les lira jamais.
notes-remove = Les jeter
notes-label = Écrire une note
notes-list = Vos notes
notes-keep = Garder

## Table : le passé

past-title = Le passé
past-here = Vous regardez le passé : coup { $move } sur { $moves }
past-reel = Les derniers coups des autres : { $move } sur { $moves }
past-now = Revenir au présent
past-skip = Passer au présent
past-done = Terminé
past-first = Au début
past-last = À la fin
past-speed = Vitesse { $speed }×
past-look = Revoir
past-went-on = Entre-temps, la partie a continué.
past-failed = Le passé ne peut pas être lu pour l’instant ; réessayez dans un moment.
past-missed = { $number ->
    [one] Un coup a été joué depuis votre dernier.
   *[other] { $number } coups ont été joués depuis votre dernier.
}
past-show = Montrez-moi
past-leave = Pas maintenant

## Table : d’un commun accord

wish-take-back-asks = { $name } demande à reprendre son dernier coup.
wish-abandon-asks = { $name } demande à abandonner la partie.
wish-take-back-mine = Vous avez demandé à reprendre votre dernier coup.
wish-abandon-mine = Vous avez demandé à abandonner la partie.
wish-taught = Une chose cachée a été apprise depuis : tous doivent accepter.
wish-waits = En attente de { $names }.
wish-agree = Accepter
wish-refuse = Refuser
wish-withdraw = Retirer
wish-title = Une question pour vous

## Table : sa propre place

menu-game = Cette partie
menu-look-back = Parcourir la partie
menu-read-board = Lire le plateau en mots
menu-help = Clavier et aide
menu-seat = Ma place
menu-take-back = Demander à reprendre
menu-take-back-about = Votre dernier coup est annulé, même si d’autres ont joué depuis. { $people ->
    [0] Les robots acceptent aussitôt.
   *[other] Les autres personnes à la table doivent être d’accord.
}
menu-abandon = Demander à abandonner
menu-abandon-about = La partie s’arrête pour tous, sans vainqueur. { $people ->
    [0] Les robots acceptent aussitôt.
   *[other] Les autres personnes à la table doivent être d’accord.
}
menu-hand-over-to = Céder la place à : { $bot }
menu-hand-over = Céder la place
menu-hand-over-about = Un robot joue à votre place jusqu’à votre retour. Personne n’a à donner son accord.
menu-come-back = Rejouer moi-même
menu-bot-plays = Un robot joue à votre place.
menu-resign = Déclarer forfait
menu-resign-about = { $seats ->
    [2] Vous renoncez et l’autre gagne. Personne n’a à être d’accord.
   *[other] Vous quittez votre place pour de bon ; un bot joue la partie jusqu’au bout. Personne n’a à être d’accord.
}
menu-resign-sure = { $seats ->
    [2] Renoncer pour de bon ? La partie est alors finie, et l’autre a gagné.
   *[other] Renoncer pour de bon ? Un bot continue à votre place, et vous ne pouvez pas revenir.
}
menu-abandon-sure = Demander à tous d’abandonner la partie ? S’ils acceptent, elle s’arrête sans vainqueur.
menu-hand-over-sure = Laisser le bot { $bot } jouer à votre place jusqu’à votre retour ?
menu-sure = Oui
menu-not-sure = Non, continuer
menu-move = Passer ma place à un autre appareil
seat-resigned = { $phase ->
    [playing] a déclaré forfait ; un robot joue
   *[other] a déclaré forfait
}
seat-asked = doit jouer

## Table : clavier

help-title = Clavier et aide
help-tab = d’une chose que l’on peut choisir à la suivante
help-arrows = vers la chose la plus proche que l’on peut choisir
help-arrows-all = vers la chose la plus proche qui s’explique
help-enter = choisir ; encore une fois si une question suit
help-numbers = vers la première, deuxième … chose à choisir ; encore une fois la choisit
help-undo = reprendre le coup
help-hint = le meilleur coup, si les conseils sont permis
help-step = un coup en arrière, un coup en avant
help-now = revenir au présent ; tout montrer d’un coup
help-rule = la règle de ce qui est montré, sinon de ce qui est demandé
help-log = chronique
help-talk = parler
help-board = le plateau en mots
help-help = cette page
help-space = lecture, pause
help-ends = au début, à la fin
help-shortcuts = Les lettres seules sont des raccourcis
help-glows = Ce qui brille peut être choisi : cliquez dessus, ou touchez-le.
help-touch = Sur un écran tactile, le premier toucher montre l’effet et le coût ; un second, ou le bouton, agit.
help-explains = Tout s’explique : pointez dessus, ou appuyez longuement sur un écran tactile.
key-tab = Tab
key-arrows = Flèches
key-shift = Maj
key-enter = Entrée
key-escape = Échap
key-space = Espace
key-home = Origine
key-end = Fin

## Table : la fin

end-title = La fin de la partie
end-you-win = Vous gagnez !
end-nobody = Personne n’a joué jusqu’au bout
end-because = { $what } : { $figures }.
end-resigned = { $name } a renoncé.
end-stand-in = { $why ->
    [resigned] { $name } a renoncé au coup { $ply } ; le bot { $bot } a continué.
    [absent] { $name } est absent depuis le coup { $ply } ; le bot { $bot } a continué.
   *[other] { $name } a laissé la main au coup { $ply } ; le bot { $bot } a fini la partie.
}
end-score = Score
end-versus = { $first } à { $second }
end-where-from = D’où cela vient
end-criterion = Ce qui compte
end-place = Rang
end-course = Comment cela s’est passé
end-course-of = { $what } de { $name } sur { $moves } coups : de { $first } à { $last }, au plus { $most }
end-course-move = coup { $move }
end-again = Rejouer
end-again-rotated = { $seats ->
    [2] Rejouer en changeant de camp
   *[other] Rejouer, chacun une place plus loin
}
end-again-there = La table est de nouveau prête : venez
end-look = Regarder le plateau
end-show = Le résultat
fair-title = Le hasard a-t-il été loyal ?
fair-check = Vérifier chaque tirage
fair-about = Avant le premier tirage, le serveur a scellé la graine du hasard. Maintenant qu’elle est connue, votre navigateur peut recalculer lui-même chaque tirage.
fair-checking = Calcul en cours …
fair-yes = { $draws ->
    [one] Oui : l’unique tirage est exactement ce que dit la graine scellée.
   *[other] Oui : les { $draws } tirages sont exactement ce que dit la graine scellée.
}
fair-noted = Ce navigateur avait lui-même noté le sceau, à l’événement { $number }.
fair-not-noted = Ce navigateur n’a pas noté le sceau pendant la partie ; il doit donc croire le serveur sur parole.
fair-other-seed = Non : la graine n’est pas celle qui a été scellée.
fair-other-draw = Non : le tirage avant le coup { $ply } n’est pas ce que dit la graine.
fair-cannot = Ce navigateur ne fait de tels calculs que sur des pages sécurisées (https). La partie téléchargée peut être vérifiée avec « kingsbridge verify ».
fair-seed = Graine
fair-seal = Sceau

## Table : connexion

table-resumed = De nouveau connecté.
table-unsent = Pas de connexion : votre coup est gardé et sera envoyé.
table-sending = Envoi…

## Table : revoir

replay-eyes = Vu par
replay-eyes-mine = moi
replay-eyes-spectator = un spectateur
replay-eyes-all = tout révélé
replay-copy = Copier le lien vers ce coup
replay-copied = Copié
replay-not-over = Cette partie n’est pas terminée : vous la voyez avec vos propres yeux.
replay-to-table = À la table

## Analyse

review-title = Analyse
review-begin = Analyser cette partie
review-about = Une recherche reprend chaque décision, en arrière-plan : les chances de chacun, ce qui fut choisi et ce qui aurait été mieux.
review-of-players = Les joueurs de cette partie peuvent la lancer.
review-growing = { $done } décisions sur { $all } analysées…
review-waits = L’analyse commence bientôt…
review-nothing = Il n’y avait rien à décider.
review-eyes = Jugé
review-eyes-known = avec ce que chacun savait
review-eyes-open = cartes sur table
review-known-about = D’après ce que chaque place pouvait savoir ; chacun voit autre chose, cela ne fait donc pas toujours 100 %.
review-open-about = Comme si tout ce qui était caché avait été visible.
review-curve = Chances de gagner
review-curve-of = { $name } : de { $first } % à { $last } %
review-costly = Ce qui a coûté le plus
review-none = Aucune décision n’a beaucoup coûté, à ce que voit la recherche.
review-none-yet = Rien jusqu’ici.
review-cost = { $name } : { $chosen }
review-fell = { $after } % de chances de gagner au lieu de { $best } %
review-better = mieux : { $label }
review-ledger = Chance et adresse
review-ledger-about = En points de pourcentage des chances de gagner, depuis la première décision. La chance est tout ce que les choix n’expliquent pas : les tirages, et ce que personne ne pouvait prévoir.
review-own = ses choix
review-others = choix des autres
review-luck = chance
review-all = en tout
review-honest = Ce sont les estimations d’une recherche, non des vérités.

## Exercice

practise-here = S’exercer d’ici
practise-short = S’exercer
practice-mark = exercice
practise-about = Une nouvelle table continue à partir de ce moment, contre des bots. Ce qui est tiré le reste ; la suite se tire à neuf.
practise-seat = Vous jouez
end-practice = Un exercice : il a repris au coup { $ply } d’une autre partie.

## Règles et matériel

rules-title = Règles
rules-search = Chercher dans les règles
rules-nothing = Aucun paragraphe n’en parle.
components-title = Matériel
rules-play = Jouer contre des robots
rules-contents = Sommaire
rules-own-words = Toutes les règles, avec nos propres mots. Chaque numéro est un endroit vers lequel on peut faire un lien.
rules-by = Un jeu de { $by }.
components-about = Le livret n’imprime pas toutes les cartes. Chaque chose de la boîte porte donc une marque qui dit à quel point nous en sommes sûrs ; on joue exactement avec ce matériel.
about-status-known = tiré du livret ou de descriptions du jeu imprimé
about-status-derived = se déduit de ce qui est connu
about-status-reconstructed = sans source : choisi pour que le jeu fonctionne comme décrit
components-mark = { $aspect } : { $status }
components-rows = { $number ->
    [one] { $number } entrée
   *[other] { $number } entrées
}
components-total = { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
}

## Crédits

credits-title = Crédits
credits-house = Kingsbridge est un logiciel libre sous licence MIT. Il ne contient ni texte ni illustration des éditeurs.
credits-games = Jeux
credits-games-by = Les règles sont racontées avec nos propres mots. Si un jeu vous plaît, cherchez-en un exemplaire imprimé.
credits-type = Caractères
credits-icons = Icônes
credits-icons-by = Icônes dessinées par les contributeurs de
credits-icons-changed = Elles servent en d’autres couleurs et d’autres tailles. Celles qui servent ici :
credits-software = Construit avec
considered-title = Le faire ?
considered-leave = Renoncer
considered-grave = Réfléchissez-y : ce coup vous coûte quelque chose.
