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

client-unreachable = Le serveur ne répond pas. Est-il en marche ?
client-nowhere = Cette page n’existe pas.

## La page d’accueil

home-players = { $low ->
    [2] { $high ->
        [2] Pour deux joueurs
       *[other] De 2 à { $high } joueurs
    }
   *[other] De { $low } à { $high } joueurs
}
home-against = Contre { $bot }
bot-random = un robot qui joue au hasard
bot-greedy = un robot qui sait ce qu’il veut

## La table

seats-title = Qui joue
seat-you = vous
seat-bot = robot : { $bot }
seat-free = encore libre
seat-away = absent
board-title = Le plateau
asked-title = Ce qui est demandé
table-waiting = La table attend des joueurs.
table-over = La partie est terminée.
table-abandoned-now = La partie a été abandonnée.
table-thinks = { $name } réfléchit.
table-lost = La connexion est perdue ; nouvel essai en cours.
table-try-now = Essayer maintenant
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

## Table : ce qui est demandé

rule-short = § { $number }
rule-open = Lire la règle { $number } à côté de la table
trail-title = Où en est le tour
table-your-turn = À vous · { $title }
table-your-turn-now = C’est à vous de jouer.
table-your-turn-asks = C’est à vous de jouer : { $question }
table-watching = vous regardez
table-hurry = Tout montrer d’un coup
table-tools = Outils

## Table : à côté du plateau

drawer-title = À côté de la table
drawer-close = Fermer
tab-log = Chronique
tab-talk = Parler
tab-notes = Notes
tab-rules = Règles
tab-table = Table
tab-unread = { $number ->
    [one] { $number } nouveauté
   *[other] { $number } nouveautés
}
log-empty = Il ne s’est encore rien passé.
log-new = Nouveau depuis votre dernière visite
log-since-move = Depuis votre dernier coup
log-before = Avant la partie
log-moment = { $line } Montrer ce moment.
talk-empty = Personne n’a encore rien dit.
talk-list = Ce qui a été dit
notes-empty = Rien n’est encore noté.
notes-about = Vos notes ne sont qu’à vous : personne d’autre ne les lira jamais.
notes-label = Écrire une note
notes-list = Vos notes
notes-keep = Garder

## Table : le passé

past-title = Le passé
past-here = Vous regardez le passé : coup { $move } sur { $moves }
past-reel = Depuis votre dernier coup : { $move } sur { $moves }
past-now = Revenir au présent
past-skip = Passer au présent
past-first = Au début
past-last = À la fin
past-slower = Plus lent
past-faster = Plus vite
past-speed = Vitesse { $speed }×
past-look = Revoir
past-went-on = Entre-temps, la partie a continué.
past-failed = Le passé ne peut pas être lu pour l’instant ; réessayez dans un moment.
past-nothing = Rien n’en a été dit.
past-missed = { $number ->
    [one] Un coup a été joué depuis votre dernier.
   *[other] { $number } coups ont été joués depuis votre dernier.
}
past-show = Montrez-moi
past-leave = Pas maintenant

## Table : d’un commun accord

wish-take-back-asks = { $name } demande à reprendre son dernier coup.
wish-abandon-asks = { $name } demande à abandonner la partie.
wish-take-back-mine = Vous avez demandé à reprendre votre dernier coup.
wish-abandon-mine = Vous avez demandé à abandonner la partie.
wish-waits = En attente de { $names }.
wish-agree = Accepter
wish-refuse = Refuser
wish-title = Une question pour vous

## Table : sa propre place

menu-game = Cette partie
menu-look-back = Parcourir la partie
menu-read-board = Lire le plateau en mots
menu-help = Clavier et aide
menu-seat = Ma place
menu-take-back = Demander à reprendre
menu-take-back-about = Votre dernier coup est annulé si tout le monde est d’accord.
menu-abandon = Demander à abandonner
menu-abandon-about = La partie s’arrête sans vainqueur si tout le monde est d’accord.
menu-hand-over = Laisser jouer un robot
menu-hand-over-to = Céder la place à { $bot }
menu-hand-over-about = Un robot joue à votre place jusqu’à votre retour.
menu-come-back = Rejouer moi-même
menu-bot-plays = Un robot joue à votre place.
menu-resign = Déclarer forfait
menu-resign-sure = Déclarer forfait pour de bon ? Un robot continue à votre place, et vous ne pourrez pas revenir.
menu-abandon-sure = Demander à tous d’abandonner la partie ? S’ils acceptent, elle s’arrête sans vainqueur.
menu-sure = Oui
menu-not-sure = Non, continuer
menu-me = Pour moi
menu-sound = Une cloche quand c’est à moi
menu-notify = Une notification quand c’est à moi
menu-notify-refused = Ce navigateur n’autorise pas les notifications ici.
menu-pace = Les coups des autres
menu-pace-slow = lentement
menu-pace-usual = tranquillement
menu-pace-fast = vivement
menu-pace-none = tous d’un coup
menu-move = Passer ma place à un autre appareil
seat-resigned = a déclaré forfait ; un robot joue
seat-asked = doit jouer
seat-score = { $score } à la fin

## Table : clavier

help-title = Clavier et aide
help-tab = d’une chose à la suivante
help-arrows = vers la chose la plus proche que l’on peut choisir
help-enter = la choisir
help-undo = reprendre le coup
help-step = un coup en arrière, un coup en avant
help-now = revenir au présent ; tout montrer d’un coup
help-rule = la règle de ce qui est demandé
help-log = chronique
help-talk = parler
help-board = le plateau en mots
help-help = cette page
help-space = lecture, pause
help-ends = au début, à la fin
help-shortcuts = Les lettres seules sont des raccourcis
help-touch = Sur un écran tactile : appuyez longuement sur une chose et elle s’explique. Ce qui brille peut être choisi.
key-tab = Tab
key-arrows = Flèches
key-enter = Entrée
key-escape = Échap
key-space = Espace
key-home = Origine
key-end = Fin

## Table : la fin

end-title = La fin de la partie
end-you-win = Vous gagnez !
end-because = { $what } : { $figures }.
end-score = Score
end-versus = { $first } à { $second }
end-where-from = D’où cela vient
end-criterion = Ce qui compte
end-place = Rang
end-course = Comment cela s’est passé
end-course-of = { $what } de { $name } sur { $moves } coups : de { $first } à { $last }, au plus { $most }
end-course-move = coup { $move }
end-again = Rejouer
end-again-there = La table est de nouveau prête : venez
end-look = Regarder le plateau
end-show = Le résultat
fair-title = Le hasard a-t-il été loyal ?
fair-check = Vérifier chaque tirage
fair-about = Avant le premier tirage, le serveur a scellé la graine du hasard. Maintenant qu’elle est connue, votre navigateur peut recalculer lui-même chaque tirage.
fair-checking = Calcul en cours …
fair-yes = { $draws ->
    [one] Oui : l’unique tirage est exactement ce que dit la graine scellée.
   *[other] Oui : les { $draws } tirages sont exactement ce que dit la graine scellée.
}
fair-noted = Ce navigateur avait lui-même noté le sceau, à l’événement { $number }.
fair-not-noted = Ce navigateur n’a pas noté le sceau pendant la partie ; il doit donc croire le serveur sur parole.
fair-other-seed = Non : la graine n’est pas celle qui a été scellée.
fair-other-draw = Non : le tirage avant le coup { $ply } n’est pas ce que dit la graine.
fair-cannot = Ce navigateur ne fait de tels calculs que sur des pages sécurisées (https). La partie téléchargée peut être vérifiée avec « kingsbridge verify ».
fair-seed = Graine
fair-seal = Sceau

## Table : connexion

table-connecting = Connexion …
table-resumed = De nouveau connecté.
table-unsent = Ce que vous avez fait est gardé et sera envoyé.
table-updated = Il y a une version plus récente ; la page se recharge.

## Table : revoir

replay-eyes = Vu par
replay-eyes-mine = moi
replay-eyes-spectator = un spectateur
replay-eyes-all = tout révélé
replay-keys = Espace lance et arrête, les flèches avancent et reculent, Origine et Fin mènent aux extrémités.
replay-copy = Copier le lien vers ce coup
replay-copied = Copié
replay-not-over = Cette partie n’est pas terminée : vous la voyez avec vos propres yeux.
replay-to-table = À la table

## Règles et matériel

rules-title = Règles
rules-search = Chercher dans les règles
rules-nothing = Aucun paragraphe n’en parle.
components-title = Matériel

## Crédits

credits-title = Crédits
credits-house = Kingsbridge est un logiciel libre sous licence MIT. Il ne contient ni texte ni illustration des éditeurs.
credits-icons = Icônes
credits-icons-by = Icônes réalisées par Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, Viscious Speed, Lord Berandas, Irongamer, HeavenlyDog et les autres contributeurs de game-icons.net, sous licence CC BY 3.0 ; certaines sont recolorées. Celles qui servent ici :
credits-type = Caractères
credits-type-by = IM FELL English d’Igino Marini et EB Garamond de Georg Duffner et Octavio Pardo, tous deux sous SIL Open Font License.
credits-games = Jeux
credits-games-by = Les règles sont racontées avec nos propres mots. Si un jeu vous plaît, cherchez-en un exemplaire imprimé.
