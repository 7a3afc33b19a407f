### A Column of Fire, en français.

title = Une colonne de feu
by = Michael Rieneck, 2017
blurb = Elizabeth est reine, et quatre pays se disputent la vraie foi. Gagnez à vous des gens de haut rang, installez des maisons de commerce, vendez vos marchandises, et soyez du bon côté quand un conflit éclate.
goal = Ayez le plus de points de victoire à la fin. Ils viennent des ventes, et de la religion la plus forte si c’est la vôtre quand un conflit éclate.
seat-name = { $number ->
    [0] Lion
    [1] Lys
    [2] Tour
   *[3] Rose
}

## Variantes

option-huus = Le père Huus
about-option-huus = Ce que donne ce personnage : les règles anglaise et française diffèrent.
choice-huus-advantage = un jeton Privilège
choice-huus-protection = un jeton Protection

## Pays, dés, marchandises, religions

country-england = Angleterre
country-france = France
country-netherlands = Pays-Bas
country-spain = Espagne
die-white = dé blanc
die-blue = dé bleu
die-orange = dé orange
die-brown = dé brun
die-purple = dé violet
die-black = dé Religion
good-book = livre
good-ore = minerai
good-cloth = tissu
good-wine = vin
religion-catholic = catholique
religion-protestant = protestant
stone-catholic = pion catholique
stone-protestant = pion protestant
stone-neutral = pion neutre

## Les mêmes dans une phrase, pour d’autres messages

in-country = { $country ->
    [Pays-Bas] aux Pays-Bas
   *[other] en { $country }
}
from-country = { $country ->
    [France] de France
    [Pays-Bas] des Pays-Bas
   *[other] d’{ $country }
}
of-country = { $country ->
    [France] de France
    [Pays-Bas] des Pays-Bas
   *[other] d’{ $country }
}
one-stone = 1 { $stone }
some-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
pay-way = { $dice ->
    [0] Payez-vous { some-points } pour relancer votre dé Religion ?
   *[other] Payez-vous { some-points } pour retirer un dé de sa carte ? Un personnage s’en va alors ; le dé Religion est relancé.
}

## Personnages

character-book-merchant = Marchand de livres
character-ore-trader = Marchand de minerai
character-cloth-merchant = Marchand d’étoffes
character-wine-merchant = Marchand de vin
character-captain = Capitaine
character-elizabeth-i = Elizabeth I
character-francis-walsingham = Francis Walsingham
character-barney-willard = Barney Willard
character-ned-willard = Ned Willard
character-margery-fitzgerald = Margery Fitzgerald
character-rollo-fitzgerald = Rollo Fitzgerald
character-mary-stuart = Marie Stuart
character-bart-shiring = Bart de Shiring
character-caterina-de-medici = Catherine de Médicis
character-pierre-aumande = Pierre Aumande
character-alison-mckay = Alison McKay
character-sylvie-palot = Sylvie Palot
character-isabelle-palot = Isabelle Palot
character-henri-duke-of-guise = Henri, duc de Guise
character-nath = Nath
character-gaspard-de-coligny = Gaspard de Coligny
character-margherita-of-parma = Marguerite de Parme
character-pieter-titelmans = Pieter Titelmans
character-jan-wolman = Jan Wolman
character-father-huus = Père Huus
character-imke-wolman = Imke Wolman
character-evi-dirks = Evi Dirks
character-betje-willemsen = Betje Willemsen
character-albert-willemsen = Albert Willemsen
character-king-felipe-ii = Roi Philippe II
character-archdeacon-romero = Archidiacre Romero
character-ebrima-dabo = Ebrima Dabo
character-carlos-cruz = Carlos Cruz
character-pedro-ruiz = Pedro Ruiz
character-father-alonso = Père Alonso
character-jeronima-ruiz = Jerónima Ruiz
character-count-of-feria = Comte Feria

## Ce que disent les symboles

symbol-good = prendre 1 { $good }
symbol-good-any = prendre 1 marchandise au choix
symbol-trade = prendre 1 { $good }, ou en vendre 1 dans chaque pays qui en achète
symbol-ship = vendre des marchandises { in-country }
symbol-sell = vendre 1 marchandise pour { some-points }
symbol-vp = recevoir { some-points }
symbol-protection = prendre 1 jeton Protection
symbol-advantage = prendre 1 jeton Privilège
symbol-stone = placer ou retirer { one-stone }
symbol-stone-both = placer ou retirer 1 pion catholique ou protestant
symbol-place = placer { one-stone }
symbol-turn = tourner d’un point un dé posé sur une carte
symbol-remove-die = retirer un dé de sa carte
symbol-remove-character = retirer un personnage du jeu
symbol-next = aller à la prochaine case libre de la piste et l’utiliser
symbol-or = { $first }, ou { $second }
about-symbol-good = Prenez cette marchandise : { $good }. Elle se vend là où vous avez une maison de commerce.
about-symbol-good-any = Prenez un livre, un minerai, un tissu ou un vin, comme il vous plaît.
about-symbol-trade = Prenez cette marchandise ({ $good }), ou vendez-en une dans chacun des deux pays qui l’achètent, si vous y avez une maison de commerce.
about-symbol-ship = Vendez une de chacune des deux marchandises qu’achète le pays du navire ({ $country }), si vous y avez une maison de commerce.
about-symbol-sell = Vendez une marchandise de votre choix pour { some-points }. Il faut une maison de commerce dans un pays qui l’achète ; vos autres ventes ne comptent pas.
about-symbol-vp = Vous recevez aussitôt { some-points }.
about-symbol-protection = Prenez un jeton Protection. Il vous épargne un événement, ou écarte un pion Religion quand vous prenez un personnage.
about-symbol-advantage = Piochez un jeton Privilège et gardez-le secret. Il porte une action pour l’un de vos tours, ou des points pour la fin.
about-symbol-stone = Choisissez un pays : placez-y un pion s’il reste une case Religion libre, ou retirez-en un qui s’y trouve ({ $stone }).
about-symbol-stone-both = Choisissez un pays et une religion : placez-y un pion s’il reste une case Religion libre, ou retirez-en un qui s’y trouve.
about-symbol-place = Choisissez un pays où il reste une case Religion libre et placez-y un pion ({ $stone }).
about-symbol-turn = Tournez un dé d’un point, vers le haut ou vers le bas : sur un de vos personnages, sur votre carte Religion ou à Loch Leven. Si votre dé Religion descend et que vous êtes seul de votre religion, vous recevez { $minority_points ->
    [one] { $minority_points } point
   *[other] { $minority_points } points
}.
about-symbol-remove-die = Retirez un dé d’une de vos cartes. Il redevient disponible, et un personnage quitte le jeu. Le dé Religion est relancé, et vous choisissez votre religion.
about-symbol-remove-character = Un de vos personnages quitte le jeu, et son dé redevient disponible ; ou un personnage visible sur une pile quitte le jeu, et la carte suivante est révélée.
about-symbol-next = Votre pion Action va à la prochaine case sans pion, de n’importe quelle couleur, et vous pouvez l’utiliser.

## Jetons Privilège

tile-vp-1 = 1 point à la fin
tile-vp-2 = 2 points à la fin
tile-vp-3 = 3 points à la fin
tile-sell = Vendre une marchandise
tile-turn = Tourner un dé
tile-remove-character = Retirer un personnage
tile-catholic = Pion catholique
tile-protestant = Pion protestant
tile-neutral = Pion neutre
tile-next = Case suivante
tile-remove-die = Retirer un dé
about-tile-vp-1 = Vaut 1 point au décompte final. Il reste caché jusque-là.
about-tile-vp-2 = Vaut 2 points au décompte final. Il reste caché jusque-là.
about-tile-vp-3 = Vaut 3 points au décompte final. Il reste caché jusque-là.
about-tile-sell = Vendez une marchandise de votre choix au prix indiqué. Il faut une maison de commerce dans un pays qui l’achète.
about-tile-turn = Tournez un dé d’un point, vers le haut ou vers le bas : sur un de vos personnages, sur votre carte Religion ou à Loch Leven.
about-tile-remove-character = Un de vos personnages quitte le jeu, et son dé redevient disponible ; ou un personnage visible sur une pile quitte le jeu.
about-tile-catholic = Placez un pion catholique dans un pays de votre choix, ou retirez-en un.
about-tile-protestant = Placez un pion protestant dans un pays de votre choix, ou retirez-en un.
about-tile-neutral = Placez un pion neutre dans un pays de votre choix.
about-tile-next = Votre pion Action va à la prochaine case libre de la piste, de n’importe quelle couleur. Vous pouvez l’utiliser.
about-tile-remove-die = Retirez un dé d’une de vos cartes. Un personnage quitte alors le jeu ; le dé Religion est relancé.

## Événements

event-excommunication = Le pape excommunie Elizabeth I
event-mary-stuart = Marie Stuart est condamnée
event-armada = L’Armada approche
event-accession = Les fêtes de l’avènement
event-st-bartholomew = La nuit de la Saint-Barthélemy
event-wassy = Le massacre de Wassy
event-civil-war = La guerre civile aux portes de Paris
event-toleration = L’édit de tolérance
event-arrests = Les arrestations de l’inquisiteur
event-iconoclasts = Les iconoclastes dans les églises
event-plunder = Des soldats sans solde pillent Anvers
event-provinces-peace = La paix pour les provinces
event-dungeons = Les cachots de l’Inquisition
event-auto-da-fe = Autodafé
event-storm = Tempête sur la flotte
event-silver = L’argent du Nouveau Monde
who-all = Chaque joueur
who-house = Quiconque commerce { in-country }
who-religion = Chaque { $religion }
happens-loch-leven = { $who } envoie un dé à Loch Leven, mis sur { $number }.
happens-lose-vp = { $who } perd { some-points }.
happens-lose-good = { $who } rend { $number ->
    [one] { $number } marchandise
   *[other] { $number } marchandises
} de son choix.
happens-protection-for-vp = Chaque joueur peut rendre un jeton Protection et reçoit autant de points qu’en montre son dé Religion.

## Ce qu’il y a dans la boîte

part-book = Livre
part-ore = Minerai
part-cloth = Tissu
part-wine = Vin
part-stone-catholic = Pion catholique
part-stone-protestant = Pion protestant
part-stone-neutral = Pion neutre
part-protection = Jeton Protection
part-torch = Torche
part-cross = Croix de masquage
part-house = Maison de commerce
part-die = { $die } : { $faces }
part-price = { $country } : achète { $good } pour { some-points }
part-loch-leven = Carte Loch Leven : { $religion }, { $good }, case { $number }
part-space = Case { $number }, { $die } : { $action }
part-event = { $event }. { $happens }
part-character = { $character } ({ $country }, { $stone }) : { $action }
group-pieces = Pièces
group-prices = Prix
group-loch-leven = Cartes Loch Leven
group-track = Piste des actions
group-tiles = Jetons Privilège
group-events = Événements
group-characters = Personnages
aspect-name = nom
aspect-country = pays
aspect-stone = pion
aspect-action = action
aspect-die = dé
aspect-position = position
aspect-effect = effet
aspect-title = titre
aspect-who = qui est concerné
aspect-religion = religion
aspect-good = marchandise
aspect-start = case de départ
aspect-protection = jeton Protection
aspect-years = nombre maximal d’années

## À quoi servent les choses

about-part-book = Une marchandise. Elle se vend là où vous avez une maison de commerce et où l’on achète des livres. À la fin, les marchandises invendues valent 1 point par groupe de { $goods_a_point } et départagent les égalités.
about-part-ore = Une marchandise. Elle se vend là où vous avez une maison de commerce et où l’on achète du minerai. À la fin, les marchandises invendues valent 1 point par groupe de { $goods_a_point } et départagent les égalités.
about-part-cloth = Une marchandise. Elle se vend là où vous avez une maison de commerce et où l’on achète du tissu. À la fin, les marchandises invendues valent 1 point par groupe de { $goods_a_point } et départagent les égalités.
about-part-wine = Une marchandise. Elle se vend là où vous avez une maison de commerce et où l’on achète du vin. À la fin, les marchandises invendues valent 1 point par groupe de { $goods_a_point } et départagent les égalités.
about-part-stone-catholic = Compte pour les catholiques quand un conflit éclate dans son pays.
about-part-stone-protestant = Compte pour les protestants quand un conflit éclate dans son pays.
about-part-stone-neutral = Occupe une case Religion et ne compte pour personne dans un conflit. Il ne peut être retiré.
about-part-protection = Rendez-le pour échapper à un événement néfaste, pour écarter le pion d’un personnage que vous prenez, ou pour les points d’une récompense. Gardé jusqu’à la fin, il vaut { $protection_points ->
    [one] { $protection_points } point
   *[other] { $protection_points } points
}.
about-part-torch = Elle brûle là où toutes les cases Religion sont occupées. Si elle brûle encore à la fin du tour, un conflit éclate.
about-part-cross = À deux joueurs, recouvre une case Religion de chaque pays.
about-part-house = Permet de vendre dans son pays ; une seule par pays. Dans un conflit, elle rapporte le numéro de sa case Établissement si votre religion l’emporte ; si c’est l’autre, vous la reprenez. À la fin, elle vaut { $house_points ->
    [one] { $house_points } point
   *[other] { $house_points } points
}.
about-part-die = Un dé de couleur sert à prendre un personnage, puis reste sur lui tant qu’il vous sert ; disponible, il déplace votre pion Action. Le dé Religion dit combien de temps vous gardez votre religion.
about-part-price = Il y faut une maison de commerce. Par les navires et les cases Marchandise, on vend à chaque tour au plus une de chaque marchandise par pays.
about-part-loch-leven = De quoi commencer : religion, marchandise et case de la piste. Plus tard, les dés qu’un événement envoie à Loch Leven sont posés sur cette carte et descendent d’un point chaque année.
about-part-space = Un dé disponible de cette couleur amène ici votre pion Action, et vous pouvez utiliser la case.
about-part-event = Il a lieu quand il est révélé, puis quitte le jeu ; à chaque tour, seul le premier a lieu. Un jeton Protection vous épargne ce qui vous nuirait.
about-part-character = Qui le prend place son pion dans son pays et y installe une maison de commerce. On peut l’utiliser aussitôt, puis une fois par an jusqu’à ce que le dé posé sur lui ait fini de descendre.
about-die-white = Prend le personnage visible en Angleterre, ou amène votre pion Action sur une case blanche.
about-die-blue = Prend le personnage visible en France, ou amène votre pion Action sur une case bleue.
about-die-orange = Prend le personnage visible aux Pays-Bas, ou amène votre pion Action sur une case orange.
about-die-brown = Prend le personnage visible en Espagne, ou amène votre pion Action sur une case brune.
about-die-purple = Prend le personnage visible dans n’importe quel pays, ou amène votre pion Action sur une case violette : un navire.
about-die-black = Dit combien de temps vous gardez votre religion. Il descend d’un point chaque année ; sur 1, il est relancé, et vous choisissez votre religion. Il ne sert à rien d’autre.

## Ce que vous pouvez faire

do-choose = Utiliser le { $die } { in-country }
do-move = Aller à la case { $number }
do-take = Prendre 1 { $good }
do-sell = Vendre 1 { $good } { in-country }
do-sell-any = Vendre 1 { $good }
do-place = Placer { one-stone } { in-country }
do-remove = Retirer { one-stone } { from-country }
do-turn-up = Monter le { $die } d’un point
do-turn-down = Baisser le { $die } d’un point
do-free = Retirer le { $die } de sa carte
do-dismiss = Retirer le personnage visible { of-country }
do-use = Utiliser un jeton : { $tile }
do-pay = Payer des points pour retirer le { $die } de sa carte
do-send = Envoyer le { $die } à Loch Leven
do-lose = Rendre 1 { $good }
do-profess = Être { $religion }
do-resolve = Régler le conflit { in-country }
do-score = Recevoir les points
do-take-protection = Prendre un jeton Protection
do-take-advantage = Prendre un jeton Privilège
do-next-space = Aller à la prochaine case libre
do-renounce = Ne pas prendre de personnage
do-lay-stone = Placer le pion
do-ward-off = L’écarter
do-raise = Revaloriser la maison
do-leave = La laisser
do-protect = Utiliser un jeton Protection
do-suffer = Perdre les points
do-reward = Rendre un jeton pour les points
do-keep = Garder le jeton
do-nothing = Ne rien faire
do-go-on = Continuer
do-enough = Plus rien ce tour
about-do-go-on = Rien pour l’instant ; la question revient au prochain moment.
about-do-enough = La question ne revient plus pendant ce tour.
about-do-ward-off = Cela coûte un jeton Protection.
about-do-protect = Il est rendu, et vous êtes épargné.
about-do-leave = Elle reste alors sur la case plus basse.
about-do-keep = Les points sont alors perdus pour vous.
about-do-renounce = Vous n’installez alors pas de maison non plus.
about-decline-UseCharacter = Ce qu’il ferait maintenant est alors perdu.
about-decline-UseSpace = Ce qu’offre la case est alors perdu.
about-decline-UseShip = Vous n’y vendez alors plus rien pendant ce tour.
about-decline-SellMore = Vous n’en vendez alors plus avec cette case.

## Ce que fait le hasard

nature-first = { $other } commence
nature-loch-leven = La carte Loch Leven { $number } est distribuée
nature-roll = Le dé montre { $number }
nature-reveal = La prochaine carte { of-country } est « { $card } »
nature-draw = Le jeton est « { $tile } »

## Ce qui est demandé

moment-way = { $way ->
    [1] Utilisez-vous un jeton ?
    [2] { pay-way }
   *[3] Un jeton, ou { some-points } pour retirer un dé de sa carte ?
}
ask-Moment = { moment-way }
ask-Moment-start = Votre tour commence. { moment-way }
ask-Moment-religion = Votre religion est fixée. { moment-way }
ask-Moment-character = Le personnage a servi. { moment-way }
ask-Moment-new-character = La carte suivante arrive. { moment-way }
ask-Moment-end = Votre tour s’achève. { moment-way }
ask-ChooseReligion = Votre dé Religion montre { $number }. Quelle religion choisissez-vous ?
ask-UseCharacter = { $character } : { $action }.
ask-ChooseDie = Quel dé ? Le personnage sert autant d’années qu’il montre, et votre maison va sur cette case. Sans personnage : { some-points } de moins.
ask-ChooseDie-none = Vous n’avez aucun dé à choisir. { moment-way }
ask-LayStone = Placez-vous le { $stone } { in-country }, ou l’écartez-vous ?
ask-SetUpHouse = Votre maison { in-country } : de la case { $old } à la case { $number } ?
ask-FaceEvent-reward = { $event } : rendez-vous un jeton Protection pour { some-points } ?
or-protect = { $tiles ->
    [0] {""}
   *[other] {" "}Ou rendez-vous un jeton Protection ?
}
ask-FaceEvent-loch-leven = { $event } : quel dé part { $number } ans à Loch Leven ?{ or-protect }
ask-FaceEvent-lose-good = { $event } : quelle marchandise rendez-vous ?{ or-protect }
ask-FaceEvent-lose-points = { $event } : perdez-vous { some-points }, ou rendez-vous un jeton Protection ?
ask-MoveDisk = Où déplacez-vous votre pion Action ? Passer une case coûte { some-points }.
ask-MoveDisk-stay = Votre pion Action ne peut bouger. { moment-way }
ask-UseSpace = Votre case : { $action }.
ask-UseSpace-ship = Votre case : { $action }, et y placer un pion neutre.
ask-UseShip = Le navire est { in-country }. Quoi d’autre ?
ask-SellMore = Vendez-vous encore 1 { $good } ?
ask-UseTile = Votre jeton : { $action }.
ask-ChooseConflict = Plusieurs conflits éclatent. Lequel d’abord ?

thinks-Moment = { $seat } peut utiliser des jetons ou payer pour un dé.
thinks-ChooseReligion = { $seat } choisit une religion.
thinks-UseCharacter = { $seat } utilise un personnage.
thinks-ChooseDie = { $seat } choisit un dé.
thinks-LayStone = { $seat } peut écarter un pion.
thinks-SetUpHouse = { $seat } peut revaloriser une maison de commerce.
thinks-FaceEvent = { $seat } fait face à l’événement.
thinks-MoveDisk = { $seat } se déplace sur la piste des actions.
thinks-UseSpace = { $seat } utilise une case de la piste des actions.
thinks-UseShip = { $seat } fait du commerce par navire.
thinks-SellMore = { $seat } vend des marchandises.
thinks-UseTile = { $seat } utilise un jeton.
thinks-ChooseConflict = { $seat } choisit quel conflit vient d’abord.

decline-UseCharacter = Ne pas utiliser ce personnage
decline-UseSpace = Ne pas utiliser cette case
decline-UseShip = Plus rien avec ce navire
decline-SellMore = Ne plus rien vendre
decline-MoveDisk = Rester sur cette case

## Ce qui s’est passé

first-player = { $seat } commence, cette année et toutes les autres.
dealt = { $seat } commence comme { $religion }, sur la case { $number }, avec 1 { $good }.
year-begins = L’année { $number } commence.
rolls-religion = { $seat } lance le dé Religion : { $number }.
stays = { $seat } reste { $religion }.
converts = { $seat } devient { $religion }.
lowers-religion = { $seat } : le dé Religion descend à { $number }.
minority = Personne d’autre n’est de cette religion : { $seat } reçoit { some-points }.
turns-die = { $seat } : le { $die } montre maintenant { $number }.
frees-die = { $seat } : le { $die } est de nouveau disponible.
leaves = { $seat } : { $character } quitte le jeu.
lowers-card = { $seat } : le dé descend à { $number } ({ $character }).
turns-up = Nouveau personnage { in-country } : { $character }.
event-happens = Événement : { $event }. { $happens }
event-ignored = Un événement sans effet : { $event }. Seul le premier du tour a lieu.
event-unheeded = Un événement sort pendant la mise en place, sans effet : { $event }.
deck-used-up = Il ne reste plus de personnage { in-country }. Cette année est la dernière.
reaches-end = { $seat } a atteint { $number } points. Cette année est la dernière.
protects = { $seat } rend un jeton Protection et y échappe.
sends-die = { $seat } envoie le { $die } à Loch Leven, où il montre { $number }.
loses-good = { $seat } rend 1 { $good }.
loses-points = { $seat } perd { some-points }.
rewarded = { $seat } rend un jeton Protection et reçoit { some-points }.
rolls-die = { $seat } fait { $number } avec le { $die }.
chooses-die = { $seat } utilise le { $die } ({ $number }) { in-country }.
renounces = { $seat } ne prend pas de personnage et { $number ->
    [0] ne perd rien
    [one] perd { $number } point
   *[other] perd { $number } points
}.
places-stone = { $seat } place { one-stone } { in-country }.
removes-stone = { $seat } retire { one-stone } { from-country }.
returns-stone = { $seat } ne peut placer de pion { in-country }, où toutes les cases Religion sont occupées ({ $stone }).
wards-off = { $seat } rend un jeton Protection et écarte { one-stone } { from-country }.
torch = Une torche s’allume : un conflit menace { in-country }.
torch-out = La torche s’éteint { in-country }.
builds-house = { $seat } installe une maison de commerce { in-country }, sur la case { $number }.
raises-house = { $seat } revalorise sa maison de commerce { in-country } : case { $number }.
pushed = { $seat } : la maison de commerce { in-country } recule sur la case { $number }.
pushed-off = { $seat } : la maison de commerce { in-country } quitte le plateau.
takes-card = { $seat } prend un personnage : { $character } ({ $die }, { $number }).
takes-good = { $seat } prend 1 { $good }.
takes-protection = { $seat } prend un jeton Protection.
takes-tile = { $seat } prend un jeton Privilège.
draws-tile = Le jeton de { $seat } : { $tile }.
shuffles-tiles = Les jetons Privilège utilisés sont mélangés en une nouvelle pile.
scores = { $seat } reçoit { some-points }.
sells = { $seat } vend 1 { $good } { in-country } pour { some-points }.
sells-any = { $seat } vend 1 { $good } pour { some-points }.
dismisses = { $seat } retire un personnage du jeu : { $character } ({ $country }).
uses-tile = { $seat } utilise un jeton Privilège : { $tile }.
pays-for-die = { $seat } paie { some-points } pour retirer le { $die } de sa carte.
moves-disk = { $seat } avance : { $action }.
skips = { $seat } paie { some-points } pour passer des cases.
stays-on-track = { $seat } n’a aucun dé pour déplacer son pion Action.
conflict-won = Conflit { in-country } : les { $religion }s l’emportent.
conflict-avoided = Conflit { in-country } : les deux religions sont de même force, et il ne se passe rien.
conflict-gain = { $seat } y a une maison de commerce et reçoit { some-points }.
conflict-loss = { $seat } perd sa maison de commerce { in-country }.
counts-end = { $seat } compte pour la fin : maisons de commerce { $houses }, jetons Protection { $protection }, marchandises { $goods }, jetons Privilège { $tiles }.
spared = On ne vous demande rien pour les dés à cette table : le jeu a continué de lui-même.

## Pourquoi pas

illegal-religion-first = Choisissez d’abord votre religion.
illegal-no-conflict = Il n’y a pas de conflit là.
illegal-conflict-first = Choisissez d’abord un conflit.
illegal-no-protection = Vous n’avez pas de jeton Protection.
illegal-send = Ce dé est déjà à Loch Leven.
illegal-no-good = Vous n’en avez pas : { $good }.
illegal-event-first = L’événement d’abord : protégez-vous, ou choisissez ce que vous perdez.
illegal-sell-first = Vendez d’abord, ou dites que vous ne vendez plus rien.
illegal-no-house = Vous n’avez pas de maison de commerce { in-country }.
illegal-sold = Vous en avez déjà vendu { in-country } ce tour-ci.
illegal-not-bought = Cela ne s’achète pas là, ou ne peut s’y vendre maintenant.
illegal-country-full = Aucune case Religion n’est libre { in-country }.
illegal-no-stone = Vous ne pouvez pas retirer cela { from-country } maintenant ({ $stone }).
illegal-die-end = Cela ne peut se faire maintenant avec ce dé : { $die }.
illegal-die-free = Ce dé n’est sur aucune de vos cartes : { $die }.
illegal-no-open-card = Aucun personnage n’est visible { in-country }.
illegal-no-buyer = Vous n’en avez pas, ou pas de maison de commerce là où cela s’achète : { $good }.
illegal-symbol-first = Dites d’abord laquelle de ces actions vous faites, ou ne faites rien.
illegal-tile-spent = Qui utilise un jeton doit en exécuter l’action.
illegal-no-tile = Vous n’avez pas ce jeton.
illegal-tile-at-end = Ce jeton ne compte qu’à la fin.
illegal-tile-of-no-use = Ce jeton ne ferait rien maintenant.
illegal-points = Vous n’avez pas assez de points pour cela : { $number }.
illegal-moment = Utilisez un jeton, payez pour un dé, ou continuez.
illegal-die-first = Choisissez d’abord un dé, ou ne prenez pas de personnage.
illegal-die-on-card = Ce dé est sur une carte : { $die }.
illegal-die-not-rolled = Ce dé est devenu disponible après le lancer et n’a pas de nombre : { $die }.
illegal-deck-used-up = La pile est épuisée { in-country }, et ce dé ne changerait rien non plus à votre maison.
illegal-stone-first = Le pion d’abord : placez-le, ou écartez-le.
illegal-house-first = La maison d’abord : revalorisez-la, ou laissez-la.
illegal-move-first = Déplacez d’abord votre pion Action.
illegal-space-taken = Un pion occupe cette case.
illegal-skip-points = Vous n’avez pas assez de points pour passer autant de cases.
illegal-too-far = Cette case est hors d’atteinte : vous pouvez en passer { $number } au plus, sans jamais revenir sur la vôtre.

## Le résultat

account-points = points de victoire
account-goods = marchandises restantes
account-religion-die = dé Religion
account-from-start = du début
account-from-conflicts = des conflits
account-from-sales = des ventes
account-from-gifts = des personnages et des cases
account-from-minority = seul d’une religion
account-from-events = des événements
account-from-paid = payés
account-from-houses = des maisons de commerce
account-from-protection = des jetons Protection
account-from-goods-left = des marchandises restantes
account-from-tiles = des jetons Privilège

## Les parties d’un tour

trail-religion = Religion
trail-characters = Personnages
trail-conflicts = Conflits
trail-roll = Dés
trail-character = Personnage
trail-reveal = Carte suivante
trail-track = Piste des actions

## Dans le terminal

board-when = Année { $year }, { $half ->
    [1] premier semestre
   *[2] second semestre
}
board-when-last = Année { $year }, la dernière, { $half ->
    [1] premier semestre
   *[2] second semestre
}
board-set-up = Mise en place
board-stone-catholic = catholiques { $number }
board-stone-protestant = protestants { $number }
board-stone-neutral = neutres { $number }
board-free = libres { $number }
board-torch = torche
board-wins = les { $religion }s l’emporteraient
board-tied = personne ne l’emporterait
board-loses-house = { $seat } perd sa maison
board-buys = achète
board-sold = vendu
board-open = visible
board-no-card = aucune carte visible
board-used-up = pile épuisée
board-deck = cartes restantes { $number }
board-track = Piste des actions
board-space = { $number } { $colour } : { $action }
board-cost = coûte { $number }
board-points = { $number } pt
board-alone = sans autre fidèle
board-goods = marchandises
board-none = aucune
board-protection = Protection { $number }
board-tiles = Privilège { $number }
board-houses = maisons en réserve { $number }
board-dice = dés disponibles
board-loch-leven = Loch Leven
board-cards = personnages
board-serving = { $character } ({ $die } { $number })
board-your-tiles = Vos jetons
board-pile = Jetons Privilège dans la pile
board-used = utilisés
board-draw = { $colour } { $number } { in-country }
board-house-new = maison sur établissement { $number }
board-house-raise = maison jusqu’à établissement { $number }
board-pushed = { $seat } recule sur { $number }
board-pushed-off = { $seat } quitte le plateau
board-fills = allume la torche
colour-white = blanc
colour-blue = bleu
colour-orange = orange
colour-brown = brun
colour-purple = violet
short-symbol-good = 1 { $good }
short-symbol-good-any = 1 marchandise
short-symbol-trade = { $good }, prendre ou vendre
short-symbol-ship = navire { in-country }
short-symbol-vp = { some-points }
short-symbol-protection = jeton Protection
short-symbol-advantage = jeton Privilège
short-symbol-stone = ± { $stone }
short-symbol-stone-both = ± pion catholique ou protestant
short-symbol-place = + { $stone }
short-symbol-turn = tourner un dé
short-symbol-remove-die = retirer un dé

## Sur le plateau

drawn-set-up = Mise en place
drawn-year = Année { $year }
drawn-half = { $half ->
    [1] premier semestre
   *[2] second semestre
}
drawn-last-year = Cette année est la dernière.
drawn-last = Dernière année
drawn-country-england = Angleterre
drawn-country-france = France
drawn-country-netherlands = Pays-Bas
drawn-country-spain = Espagne
drawn-city-england = Kingsbridge
drawn-city-france = Paris
drawn-city-netherlands = Anvers
drawn-city-spain = Séville
drawn-any-country = au choix
drawn-countries = Les quatre pays
drawn-track = La piste des actions
drawn-card = { $character } : { $does }. Apporte un { $stone }.
drawn-serving = { $character } : { $does }.
drawn-uses = { $number ->
    [0] S’en va la prochaine fois que vos dés descendent.
    [one] Utilisable encore une fois, quand vos dés descendront.
   *[other] Utilisable encore { $number } fois, une fois par an.
}
drawn-years = { $number ->
    [0] s’en va
   *[other] { $number } fois
}
drawn-used-up = { $country } : il ne reste plus de personnage.
drawn-no-card = { $country } : aucun personnage visible.
drawn-left = Cartes dessous : { $number }.
drawn-gone = Partis : { $cards }.
drawn-gone-events = Événements passés : { $cards }.
drawn-event = { $event } : { $happens }
drawn-stones = { $number } × { $stone }
drawn-spaces = Cases Religion : { $stones } ; libres : { $number }.
drawn-spaces-free = Cases Religion : toutes libres ({ $number }).
drawn-space-free = Une case Religion libre
drawn-cross = À deux joueurs, une croix couvre cette case Religion.
drawn-torch = Un conflit éclate à la fin du tour.
drawn-no-winner = En cas de conflit, aucune religion n’aurait la majorité.
drawn-winner = En cas de conflit, les { $religion }s l’emporteraient.
drawn-gains = { $seat } : +{ $number }.
drawn-loses-house = { $seat } perdrait sa maison de commerce.
drawn-sites = Six cases Établissement pour les maisons de commerce. Après un conflit gagné, chaque maison rapporte le numéro de sa case.
drawn-site = { $seat } : établissement { $number }.
drawn-no-houses = Personne ne commerce ici.
drawn-price = { $good } : { some-points } { in-country }.
drawn-sold = Déjà vendu ici pendant ce tour.
drawn-draw = { $character } vous servirait { $face ->
    [one] une fois
   *[other] { $face } fois
}.
drawn-with = Avec le { $die } : { $what }
drawn-draw-stone = Place un { $stone }.
drawn-draw-fills = La dernière case Religion est alors couverte : un conflit éclate à la fin du tour.
drawn-stone-leads = { $stone } : { $what }
drawn-draw-house = Votre maison va sur la case { $face }.
drawn-draw-raise = Votre maison peut monter sur la case { $face }.
drawn-draw-no-house = Votre maison y est au moins aussi haut et reste en place.
drawn-pushed = La maison de { $seat } recule sur la case { $number }.
drawn-pushed-off = La maison de { $seat } quitte le plateau.
drawn-space = Cette case : { $does }.
drawn-space-die = On y va avec le { $die }.
drawn-space-seat = { $seat } est ici.
drawn-space-cost = Y aller : { $cost }.
drawn-skip = { $number ->
    [0] gratuit
    [one] pour 1 point
   *[other] pour { $number } points
}
drawn-leads = Le { $die } mène à : { $ways }.
drawn-nowhere = Le { $die } ne mène nulle part en ce moment.
drawn-pile = Jetons Privilège dans la pile : { $number }.
drawn-discard = Utilisés : { $tiles }.
drawn-religion = Religion : { $religion } ; le dé Religion indique { $number }.
drawn-alone = Personne d’autre n’est de cette religion.
drawn-would-be-alone = Personne d’autre n’est de cette religion : vous marquez { some-points }.
drawn-no-goods = Aucune marchandise.
drawn-some = { $number } × { $good }
drawn-goods = Marchandises : { $goods }.
drawn-own-good = Vous avez { $number } × { $good }.
drawn-buyer = { some-points } { in-country }.
drawn-protection = Jetons Protection : { $number }.
drawn-protects = Un jeton écarte un événement ou un pion.
drawn-tiles = Jetons Privilège : { $number }.
drawn-these = À savoir : { $tiles }.
drawn-house = { $country }, établissement { $number }
drawn-houses = Maisons de commerce : { $houses }.
drawn-houses-left = Maisons de commerce en réserve : { $number }.
drawn-points = Points de victoire : { $number }.
drawn-end = Si la partie finissait maintenant : { $houses } pour les maisons de commerce, { $protection } pour les jetons Protection, { $goods } pour les marchandises.
drawn-end-tiles = { $number } pour les jetons Privilège.
drawn-first = Commence chaque année.
drawn-die-free = Le { $die } est disponible.
drawn-die-rolled = Le { $die } est disponible et indique { $number }.
drawn-die-serving = Le { $die } indique { $number } : { $character }.
drawn-die-loch-leven = Le { $die } est à Loch Leven et indique { $number }.
drawn-pay = Cela coûte { some-points }.
drawn-off-card = Le personnage quitte alors la partie, et le dé est disponible.
drawn-off-religion = Le dé est alors relancé, et vous choisissez votre religion.
drawn-sent = À Loch Leven, il ne prend personne et ne déplace rien tant qu’il n’a pas fini de descendre.
drawn-sent-card = Son personnage quitte le jeu.
drawn-turn-alone = En le baissant : { some-points }, car personne d’autre n’est de votre religion.
drawn-spare = Ne plus demander pour les dés
drawn-spare-short = Ne plus demander
drawn-ask-again = Demander de nouveau pour les dés
drawn-spare-about = Là où vous pourriez seulement payer pour un dé, le jeu continue de lui-même, à cette table et dans ce navigateur. Vous pouvez revenir en arrière ici.
drawn-ask-again-about = Les questions où vous pourriez seulement payer pour un dé passent d’elles-mêmes à cette table. Appuyez pour qu’on vous les pose de nouveau.
drawn-your-dice = Vos dés et personnages
drawn-your-goods = Vos marchandises et jetons Protection
drawn-your-tiles = Vos jetons Privilège
