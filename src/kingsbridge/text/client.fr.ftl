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
