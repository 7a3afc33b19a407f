### World Without End, en français.

title = Un monde sans fin
by = Michael Rieneck et Stefan Stadler, 2009
blurb = Kingsbridge, deux siècles après sa cathédrale : aidez à bâtir le pont et le clocher, soignez les victimes de la peste, et gardez assez de blé, de piété et d’or pour l’Église et le roi.
goal = Ayez le plus de points de victoire au bout de quatre périodes.
seat-name = { $number ->
    [0] Lion
    [1] Lys
    [2] Château
   *[3] Rose
}

## Variantes

option-first_game = Première partie
about-option-first_game = Durant la période I, chacun n’a que les six cartes à l’étoile, et aucune carte n’est cachée.
option-crest = Blason en fin de période
about-option-crest = Combien de fois le blason passe au suivant entre le dernier tour d’une période et le premier de la suivante.
choice-crest-twice = passe deux fois
choice-crest-once = passe une fois
option-goods = Biens
about-option-goods = Si chacun voit ce que possèdent les autres.
choice-goods-screens = derrière les écrans
choice-goods-open = visibles

## Biens

good-stone = pierre
good-wood = bois
good-grain = blé
good-wool = laine
good-cloth = tissu
good-piety = piété
good-medical = connaissance médicale
good-loyalty = loyauté
good-gold = or
good-points = points de victoire
some-stone = { $number ->
    [0] aucune pierre
    [one] { $number } pierre
   *[other] { $number } pierres
}
some-wood = { $number ->
    [0] aucun bois
   *[other] { $number } bois
}
some-grain = { $number ->
    [0] aucun blé
    [one] { $number } blé
   *[other] { $number } blés
}
some-wool = { $number ->
    [0] aucune laine
    [one] { $number } laine
   *[other] { $number } laines
}
some-cloth = { $number ->
    [0] aucun tissu
    [one] { $number } tissu
   *[other] { $number } tissus
}
some-piety = { $number ->
    [0] aucune piété
    [one] { $number } piété
   *[other] { $number } piétés
}
some-medical = { $number ->
    [0] aucune connaissance médicale
    [one] { $number } connaissance médicale
   *[other] { $number } connaissances médicales
}
some-loyalty = { $number ->
    [0] aucune loyauté
    [one] { $number } loyauté
   *[other] { $number } loyautés
}
some-gold = { $number ->
    [0] aucun or
   *[other] { $number } or
}
some-points = { $number ->
    [0] aucun point
    [one] { $number } point
   *[other] { $number } points
}
some-nothing = rien

## Cartes

card-grain = Blé
card-piety = Piété
card-material = Matériau de construction
card-project = Projet de construction
card-sell = Vente de laine et de tissu
card-privilege = Privilège
card-house = Construction de maison
card-harvest = Récolte
card-donation = Don
card-cloth = Manufacture de tissu
card-medicine = Médecine
card-favour = Faveur

## Projets

project-bridge = Pont
project-church = Église Saint-Marc
project-mill = Foulon
project-palace = Palais du prieur
project-tower = Clocher
project-hospital = Hospice
project-chapel = Chapelle Marie

## La piste des faveurs

space-queen = Reine
space-prior = Prieur
space-first-outlaw = Hors-la-loi
space-guild = Guilde
space-prioress = Prieure
space-merchant = Marchand
space-king = Roi
space-second-outlaw = Hors-la-loi
space-earl = Comte de Shiring
space-bishop = Évêque
favour-gift = { $goods }
favour-holder = { $goods } avec au moins 1 { $own }
favour-each = { $goods } pour chaque { $own }
favour-now = { $favour }, soit { $goods }
favour-toll = payer { $goods }
owned-stone = pierre
owned-wood = bois
owned-grain = blé
owned-wool = laine
owned-cloth = tissu
owned-piety = piété
owned-medical = connaissance médicale
owned-loyalty = loyauté
owned-gold = or
owned-house = maison que vous avez sur le plateau

## Contributions et sanctions

duty-piety = piété
duty-grain = blé
duty-tax = impôt
sanction-penance = faire pénitence
sanction-begging = mendier
sanction-court = tribunal royal

## Événements

event-i-01 = Comme les travaux se poursuivent
event-i-02 = Un rouge qui ne passe pas
event-i-03 = Buonaventura Caroli achète d’avance
event-i-04 = Un toit de Merthin pour Saint-Marc
event-i-05 = Le vieux pont s’écroule
event-i-06 = Le prieur Anthony est mort
event-i-07 = La foire à la laine ouvre
event-i-08 = Godwyn cherche des voix
event-i-09 = Des batardeaux dans la rivière
event-i-10 = Des pèlerins devant la châsse du saint
event-i-11 = Tam Hiding sur la route
event-ii-01 = Accusée de sorcellerie
event-ii-02 = Le roi Édouard III en guerre contre la France
event-ii-03 = Ralph Fitzgerald pille
event-ii-04 = Avec l’aide de Godwyn
event-ii-05 = Il faut un foulon à Caris
event-ii-06 = Plus de pierre du prieuré
event-ii-07 = La ville demande une charte
event-ii-08 = Caris entre au couvent
event-ii-09 = L’écarlate de Kingsbridge est à la mode
event-ii-10 = Un péage pour les charrettes de la carrière
event-ii-11 = La foire s’en va à Shiring
event-iii-01 = Avec l’arrivée de la peste
event-iii-02 = À Kingsbridge, la peste
event-iii-03 = Masques de lin et vinaigre
event-iii-04 = Un hospice sur l’île aux Lépreux
event-iii-05 = Godwyn s’enfuit avec le trésor
event-iii-06 = On enterre mère Cecilia et le comte William
event-iii-07 = Les moines seuls peuvent soigner
event-iii-08 = Plus de bras pour bâtir
event-iii-09 = Les flagellants traversent la ville
event-iii-10 = Les héritiers des morts
event-iii-11 = Des journaliers payés double
event-iv-01 = Merthin voit son rêve s’accomplir
event-iv-02 = La chapelle Marie de Philemon
event-iv-03 = Caris dirige le nouvel hospice
event-iv-04 = La cour s’habille d’écarlate
event-iv-05 = Le statut des travailleurs
event-iv-06 = Ralph, comte de Shiring
event-iv-07 = La lettre de Thomas Langley
event-iv-08 = Les loyers de l’île aux Lépreux
event-iv-09 = La cour se tient loin de la peste
event-iv-10 = Les intrigues de Philemon sont dévoilées
event-iv-11 = Tous au mur d’enceinte

## Ce que disent les événements

effect-gain = Chaque joueur reçoit { $gain }.
effect-swap = Chacun à son tour peut { $options }, une fois.
effect-lasting-swap = Jusqu’à la fin de la période, à chaque tour, chacun peut { $options }, une fois.
effect-choose = Chacun doit, si possible, { $options }.
effect-levy = Chacun doit { $options } : la première de ces choses qui est possible.
effect-cover-favour = Recouvert jusqu’à la fin de la période : { $spaces }.
effect-cover-market = Jusqu’à la fin de la période, ce bien ne se vend pas : { $good }.
effect-uncover-market = Ce bien peut désormais se vendre : { $good }.
effect-cover-project = Recouvert jusqu’à la fin de la période : { $project }. Si ce projet est achevé, ceci à sa place : { $instead }.
effect-cover-projects = Jusqu’à la fin de la période, tous les projets inachevés sont recouverts, sauf celui-ci : { $project }.
effect-place-project = Un nouveau projet : { $project }.
effect-finish-project = Achevé sur-le-champ, avec des cubes de la réserve : { $project }.
effect-no-actions = Personne n’exécute d’action ce tour-ci : chacun pose une carte visible et une carte cachée sans les utiliser.
effect-remove-house = Chacun à son tour retire une de ses maisons du plateau.
effect-rents = Chacun reçoit le revenu d’une de ses maisons.
effect-hide-cards = Chacun à son tour pose { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} de sa main sur sa pile cachée.
effect-price = Jusqu’à la fin de la période, 1 { $good } se vend { $number } or.
effect-cube-points = Jusqu’à la fin de la période, chaque cube de ce matériau ({ $good }) posé sur ce projet rapporte { $number ->
    [one] { $number } point
   *[other] { $number } points
} : { $project }.
effect-patient-points = Jusqu’à la fin de la période, chaque malade soigné vaut { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
effect-harvest-most = Jusqu’à la fin de la période, une récolte rapporte le revenu { $number ->
    [one] d’une seule maison
   *[other] de { $number } maisons au plus
}.
effect-surcharge = Jusqu’à la fin de la période, avec la carte Matériau de construction, 1 { $good } coûte { $number } or.
effect-pass-reward = Jusqu’à la fin de la période, qui renonce à son action reçoit { $gain }.
effect-blind = Jusqu’à la fin de la période, la carte à cacher est tirée de la main à l’aveugle, une fois la carte visible utilisée.
effect-forbid-treating = Jusqu’à la fin de la période, personne ne peut soigner de malade.
effect-forbid-building = Jusqu’à la fin de la période, personne ne peut poser de matériau sur un projet ni faire de don.
effect-then = { $first } { $second }
bargain = donner { $pay } pour { $gain }
bargain-pay = payer { $pay }
bargain-loss = perdre { $pay }
bargain-or = { $first } ou { $second }

## À quoi servent les choses

about-good-stone = Pour les projets et pour les maisons des emplacements à pierre. Il y en a { $stone_count } dans le jeu ; chacune qui reste à la fin vaut 1 point.
about-good-wood = Pour les projets et pour les maisons des emplacements à bois. Il y en a { $wood_count } dans le jeu ; chacun qui reste à la fin vaut 1 point.
about-good-grain = À la fin de chaque période, vous en devez { $grain_due } ; chacun qui manque coûte { $grain_points ->
    [one] { $grain_points } point
   *[other] { $grain_points } points
}. Il y en a { $grain_count } dans le jeu.
about-good-wool = Se vend { $wool_price } or au marché, ou devient du tissu. Il y en a { $wool_count } dans le jeu.
about-good-cloth = Se vend { $cloth_price } or au marché, { $cloths ->
    [one] un seul
   *[other] { $cloths } au plus
} à la fois. Il y en a { $cloth_count } dans le jeu.
about-good-piety = À la fin de chaque période, vous en devez { $piety_due } ; chacune qui manque coûte { $piety_points ->
    [one] { $piety_points } point
   *[other] { $piety_points } points
}. L’évêque la compte, et elle départage les égalités. Il y en a { $piety_count } dans le jeu.
about-good-medical = Ce qu’il faut avoir pour soigner des malades ; elle ne se dépense ni ne se perd jamais. La prieure en demande. Il y en a { $medical_count } dans le jeu.
about-good-loyalty = Payée, elle vous dispense de la sanction pour une contribution manquée. La reine et le roi en demandent, le métal du clocher aussi. Il y en a { $loyalty_count } dans le jeu.
about-good-gold = Paie l’impôt à la fin de chaque période, les maisons, les dons et les hors-la-loi. Il ne s’épuise jamais. Ce qui reste à la fin vaut un demi-point l’unité.
about-good-points = Qui en a le plus à la fin gagne. Personne ne descend au-dessous de 0.
about-card-grain = Prenez 1 blé du champ.
about-card-piety = Prenez 1 piété de la cathédrale.
about-card-material = Prenez 1 pierre de la carrière ou 1 bois de la forêt.
about-card-project = Posez { $cubes ->
    [one] { $cubes } de vos cubes
   *[other] jusqu’à { $cubes } de vos cubes
} sur un seul projet ouvert. Chacun rapporte { $cube_points ->
    [one] { $cube_points } point
   *[other] { $cube_points } points
}.
about-card-sell = Vendez autant de laine que vous voulez, { $wool_price } or chacune, et { $cloths ->
    [one] { $cloths } tissu
   *[other] jusqu’à { $cloths } tissus
} pour { $cloth_price } or.
about-card-privilege = Utilisez de nouveau la dernière carte que vous avez utilisée durant cette période.
about-card-house = Payez { $house_gold } or et 1 pierre ou 1 bois, selon l’emplacement, et posez une maison sur un emplacement libre. Deux de vos maisons ne peuvent avoir le même revenu.
about-card-harvest = Recevez le revenu { $harvest ->
    [one] d’une de vos maisons
   *[other] de { $harvest } de vos maisons au plus
}.
about-card-donation = Payez { $donation_gold } or et posez un de vos sceaux sur un projet ouvert. Quand il est achevé, vous recevez sa récompense.
about-card-cloth = Transformez { $weave ->
    [one] { $weave } laine
   *[other] jusqu’à { $weave } laines
} en autant de tissu.
about-card-medicine = Rendez un petit service pour { $service_gold } or et { $service_points ->
    [one] { $service_points } point
   *[other] { $service_points } points
} ou, à partir de la période III, soignez des malades pour { $patient_points ->
    [one] { $patient_points } point
   *[other] { $patient_points } points
} chacun et leur gratitude.
about-card-favour = Avancez le marqueur de faveur d’une case et prenez la faveur qui s’y trouve.
about-project-bridge = Demande { $bridge_wood ->
    [0] { $bridge_stone } pierres
   *[other] { $bridge_stone } pierres et { $bridge_wood } bois
}. Il est sur le plateau dès le début.
about-project-church = Pierres : { $church_stone }, bois : { $church_wood }. Elle vient avec un événement.
about-project-mill = Pierres : { $mill_stone }, bois : { $mill_wood }. Il vient avec un événement.
about-project-palace = Pierres : { $palace_stone }, bois : { $palace_wood }. Il vient avec un événement.
about-project-tower = Pierres : { $tower_stone }, bois : { $tower_wood } ; puis le plus loyal pose le métal sur la flèche. Il vient après la période II.
about-project-hospital = Pierres : { $hospital_stone }, bois : { $hospital_wood }. Il vient avec un événement. Quand il est achevé, chaque donateur peut aussitôt soigner un malade.
about-project-chapel = Pierres : { $chapel_stone }, bois : { $chapel_wood }. Elle vient avec un événement.
about-space-queen = { $queen_favour ->
    [one] { $queen_favour } point
   *[other] { $queen_favour } points
} si vous avez au moins 1 loyauté.
about-space-prior = { $prior_favour } piété de la cathédrale.
about-space-first-outlaw = Vous payez { $first_outlaw_favour } or. Sans cela, vous ne pouvez amener le marqueur ici.
about-space-guild = { $guild_favour ->
    [one] { $guild_favour } point
   *[other] { $guild_favour } points
} pour chacune de vos maisons sur le plateau.
about-space-prioress = { $prioress_favour ->
    [one] { $prioress_favour } point
   *[other] { $prioress_favour } points
} si vous avez au moins 1 connaissance médicale.
about-space-merchant = { $merchant_favour } laine de la réserve.
about-space-king = { $king_favour ->
    [one] { $king_favour } point
   *[other] { $king_favour } points
} pour chacune de vos loyautés.
about-space-second-outlaw = Vous payez { $second_outlaw_favour } or. Sans cela, vous ne pouvez amener le marqueur ici.
about-space-earl = { $earl_favour } blé du champ.
about-space-bishop = { $bishop_favour ->
    [one] { $bishop_favour } point
   *[other] { $bishop_favour } points
} pour chacune de vos piétés.
about-duty-piety = À la fin de la période, chacun rend { $piety_due } piétés. Chacune qui manque coûte { $piety_points ->
    [one] { $piety_points } point
   *[other] { $piety_points } points
} et mène à la pénitence.
about-duty-grain = À la fin de la période, chacun rend { $grain_due } blés. Chacun qui manque coûte { $grain_points ->
    [one] { $grain_points } point
   *[other] { $grain_points } points
} et mène à la mendicité.
about-duty-tax = À la fin de la période, le dé demande à chacun de { $lowest_tax } à { $highest_tax } or. Chacun qui manque coûte { $gold_points ->
    [one] { $gold_points } point
   *[other] { $gold_points } points
} et mène au tribunal royal.
about-sanction-penance = Avant le premier tour, une carte tirée au hasard de votre main va sur votre pile cachée.
about-sanction-begging = Pas de revenu au premier tour.
about-sanction-court = Pas d’action au premier tour : une carte visible et une carte cachée sont posées avant, sans servir.
about-site = Une maison coûte ici le matériau indiqué et { $house_gold } or. Une récolte rapporte son revenu.
about-place = À partir de la période III, quelqu’un peut tomber malade ici. Qui le soigne reçoit { $patient_points ->
    [one] { $patient_points } point
   *[other] { $patient_points } points
} et la gratitude du lieu.
about-tile = Combien de connaissances médicales il faut pour soigner le malade. Une tuile face cachée veut dire que personne n’est encore malade ici.
about-seal = Marque un don. Il vous revient quand le projet est achevé.
about-metal = Quand le clocher est complet, le plus loyal le pose sur la flèche, pour { $metal_single ->
    [one] { $metal_single } point
   *[other] { $metal_single } points
}. Si plusieurs sont aussi loyaux, chacun reçoit { $metal_tied ->
    [one] { $metal_tied } point
   *[other] { $metal_tied } points
}.
about-pile-open = Les cartes posées face visible durant cette période. Toutes reviennent en main quand la période s’achève.
about-pile-hidden = Les cartes posées face cachée durant cette période ; leur possesseur seul les connaît. Toutes reviennent en main quand la période s’achève.
about-crest = Qui l’a est le joueur actif : il oriente la carte Événement, prend la faveur et agit le premier. Après chaque tour, il passe au voisin de gauche.
about-stone = Le marqueur de faveur. Il avance d’autant de cases que le dit la flèche de la carte Événement ; le joueur actif prend la faveur de la case où il arrive.
about-tax-die = Lancé à la fin de chaque période : c’est l’or que chacun doit, de { $lowest_tax } à { $highest_tax }.
about-cover = Ce qui est recouvert ne sert plus jusqu’à la fin de la période : une faveur n’est pas comptée, un bien ne se vend pas, un projet n’avance pas.

## Pourquoi une carte ne ferait rien

idle-grain = Il n’y a plus de blé dans le champ.
idle-piety = Il n’y a plus de piété dans la cathédrale.
idle-material = Il n’y a ni pierre ni bois à prendre.
idle-project = Vous n’avez aucun cube qu’un projet ouvert puisse recevoir, ou un événement interdit de construire.
idle-sell = Vous n’avez rien que le marché achète maintenant.
idle-privilege = Vous n’avez encore utilisé aucune carte durant cette période, ou la dernière ne ferait rien maintenant.
idle-house = Vous ne pouvez payer une maison sur aucun emplacement qui vous soit ouvert.
idle-harvest = Vous n’avez pas de maison sur le plateau.
idle-donation = Vous n’avez plus de sceau ou d’or, aucun projet ne vous est ouvert, ou un événement interdit les dons.
idle-cloth = Vous n’avez pas de laine, ou il n’y a plus de tissu.
idle-medicine = Il n’y a maintenant rien à faire pour personne.
idle-favour = La case suivante est un hors-la-loi, et vous ne pouvez pas payer.

## Ce qu’il y a dans la boîte

part-metal = métal
part-house = Maison
part-seal = Sceau
part-tax-die = Dé Impôts : { $faces }
part-site = Emplacement { $number } : { $material } ; rapporte { $gain }
part-project = { $project } : pierres { $stone }, bois { $wood } ; chaque donateur reçoit { $gain }
part-tile = Tuile Peste de valeur { $number }
part-place = Lieu { $number } : { $gain }
part-event = { $event }. { $effects }
place-house = une maison gratuite
place-material = 1 pierre ou 1 bois
group-goods = Biens
group-pieces = Pièces
group-cards = Cartes Action
group-favours = Piste des faveurs
group-sites = Emplacements des maisons
group-projects = Projets de construction
group-plague = Peste
group-events = Événements
aspect-effect = effet
aspect-place = place
aspect-spaces = cases
aspect-donor = récompense des donateurs
aspect-entry = entrée en jeu
aspect-range = minimum et maximum
aspect-spread = répartition
aspect-period = période
aspect-colour = couleur
aspect-layout = coins et flèche
aspect-card = toute la carte

## Ce que vous pouvez faire

do-turn = Tourner la flèche vers { $number }
do-play = Jouer { $card }
do-give-up = Renoncer à l’action
do-lay = Poser { $card } sans l’utiliser
do-hide = Cacher { $card }
do-take = Prendre 1 { $good }
do-build = { $project } : poser 1 { $good }
do-sell-wool = Vendre 1 laine
do-sell-cloth = Vendre 1 tissu
do-house = Construire une maison sur l’emplacement { $number }
do-harvest = Recevoir le revenu de l’emplacement { $number }
do-clear = Retirer la maison de l’emplacement { $number }
do-donate = { $project } : faire un don
do-weave = Fabriquer { $number ->
    [one] { $number } tissu
   *[other] { $number } tissus
}
do-serve = Rendre un petit service
do-treat = Soigner le malade du lieu { $number }
do-move-stone = Avancer le marqueur de faveur
do-swap = Échanger : { $good }
do-trade = Échanger : { $event }
do-give = Donner { $goods }
do-lose = Perdre { $goods }
do-spare = Payer 1 loyauté pour cette contribution : { $duty }
do-nothing = Ne rien faire
do-enough = Assez

## Ce que fait le hasard

nature-first = { $other } reçoit d’abord le blason
nature-draw = L’événement est « { $event } »
nature-plague = La tuile Peste montre { $number }
nature-roll = Le dé Impôts montre { $number }

## Ce qui est demandé

ask-TurnCard = Orientez la carte Événement : ses coins donnent les revenus, sa flèche fait avancer pour vous le marqueur de faveur.
ask-PlayCard = Jouez une carte, ou renoncez à votre action.
ask-PlayCard-swap = Jouez une carte, ou renoncez à votre action. Avant ou après, vous pouvez { $options }.
ask-LayUnused = Vous renoncez à votre action : quelle carte posez-vous face visible sans l’utiliser ?
ask-LayUnused-war = C’est la guerre, et personne n’agit ce tour-ci : quelle carte posez-vous face visible sans l’utiliser ?
ask-LayUnused-court = Vous êtes au tribunal royal et perdez votre première action : quelle carte posez-vous face visible sans l’utiliser ?
ask-HideCard = Quelle carte cachez-vous ? Elle ne servira pas durant cette période.
ask-HideMore = Cachez { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} de votre choix.
ask-TakeMaterial = Quel matériau prenez-vous ?
ask-LayCubes = Posez { $number ->
    [one] { $number } cube
   *[other] jusqu’à { $number } cubes
} sur un seul projet.
ask-LayCubes-more = Posez-vous un autre cube sur le même projet ({ $project }) ?
ask-SellGoods = La laine se vend { $wool } or, le tissu { $cloth }. Que vendez-vous ?
ask-BuildHouse = Où construisez-vous une maison ? Elle coûte { $gold } or et 1 pierre ou 1 bois, selon l’emplacement.
ask-FreeHouse = Votre malade vous offre une maison : où la construisez-vous ?
ask-HarvestHouses = De quelle maison recevez-vous le revenu ?
ask-AskDonation = Pour quel projet faites-vous un don ?
ask-MakeCloth = Combien de tissus fabriquez-vous ?
ask-UseMedicine = Rendez un petit service, ou soignez un malade.
ask-UseMedicine-service = Vous ne pouvez soigner personne. Rendez-vous un petit service ?
ask-TreatMore = Soignez-vous un autre malade ? Connaissances restantes : { $number }.
ask-TreatOne = L’hospice est achevé : vous pouvez soigner un malade.
ask-ChooseThanks = Votre malade vous remercie : pierre ou bois ?
ask-AskFavour = Avancez-vous le marqueur à la case suivante ({ $space } : { $favour }) ?
ask-OfferSwap = Voulez-vous { $options } ?
ask-ChooseLoss = Vous devez { $options }.
ask-LoseHouse = La peste : laquelle de vos maisons retirez-vous du plateau ?
ask-TakeRent = Loyers : de quelle maison recevez-vous le revenu ?
ask-UseLoyalty = Il vous manque : { $duties }. Sanction : { $sanctions }. Payez-vous chaque fois 1 loyauté pour y échapper ?
ask-UseLoyalty-last = Vous avez manqué une contribution ({ $duties }). Payez-vous de la loyauté pour ne pas perdre les points deux fois ?
ask-SwapOrEnd = Faites-vous un échange avant la fin de votre tour ?

thinks-TurnCard = { $seat } oriente la carte Événement.
thinks-PlayCard = { $seat } choisit une carte à jouer.
thinks-LayUnused = { $seat } choisit une carte à poser sans l’utiliser.
thinks-HideCard = { $seat } choisit une carte à cacher.
thinks-HideMore = { $seat } choisit des cartes à cacher.
thinks-TakeMaterial = { $seat } choisit entre pierre et bois.
thinks-LayCubes = { $seat } travaille à un projet.
thinks-SellGoods = { $seat } est au marché.
thinks-BuildHouse = { $seat } choisit un emplacement.
thinks-FreeHouse = { $seat } peut construire une maison gratuite.
thinks-HarvestHouses = { $seat } rentre la récolte.
thinks-AskDonation = { $seat } choisit un projet pour un don.
thinks-MakeCloth = { $seat } fabrique du tissu.
thinks-UseMedicine = { $seat } pratique la médecine.
thinks-TreatMore = { $seat } peut soigner un autre malade.
thinks-TreatOne = { $seat } peut soigner un malade à l’hospice.
thinks-ChooseThanks = { $seat } choisit la gratitude d’un malade.
thinks-AskFavour = { $seat } peut avancer le marqueur de faveur.
thinks-OfferSwap = { $seat } peut faire un échange.
thinks-ChooseLoss = { $seat } doit choisir une perte.
thinks-LoseHouse = { $seat } doit retirer une maison.
thinks-TakeRent = { $seat } touche un loyer.
thinks-UseLoyalty = { $seat } peut payer de la loyauté.
thinks-SwapOrEnd = { $seat } peut encore faire un échange.

decline-TakeMaterial = Ne pas prendre de matériau
decline-LayCubes = Ne plus poser de cube
decline-SellGoods = Ne plus rien vendre
decline-BuildHouse = Ne pas construire de maison
decline-FreeHouse = Ne pas construire de maison
decline-HarvestHouses = Ne plus recevoir de revenu
decline-AskDonation = Ne pas faire de don
decline-MakeCloth = Aucun tissu
decline-UseMedicine = Ni service ni soins
decline-TreatMore = Ne soigner personne d’autre
decline-TreatOne = Ne soigner personne
decline-AskFavour = Laisser le marqueur où il est
decline-OfferSwap = Ne pas faire d’échange
decline-UseLoyalty = Garder sa loyauté
decline-SwapOrEnd = Finir le tour sans échange

## Ce qui s’est passé

first-player = { $seat } reçoit d’abord le blason.
period-begins = La période { $number ->
    [1] I
    [2] II
    [3] III
   *[other] IV
} commence.
round-begins = Le tour { $number } commence.
draws-event = { $seat } pioche un événement : { $event }.
event-leaves = Un ancien événement quitte le plateau : { $event }.
brings-project = Un nouveau projet est sur le plateau : { $project }.
covers = Recouvert : { $thing }.
cloth-opens = Désormais, le tissu peut se vendre.
plague-comes = La peste arrive : ses tuiles sont posées face cachée sur tous les lieux.
falls-ill = Quelqu’un tombe malade au lieu { $place } : il faut { $number ->
    [one] { $number } connaissance médicale
   *[other] { $number } connaissances médicales
} pour le soigner.
turns-card = { $seat } oriente la carte : sa flèche indique { $number }.
receives = { $seat } reçoit { $goods }.
receives-nothing = { $seat } ne reçoit rien, car c’est épuisé : { $goods }.
receives-instead = C’est épuisé ({ $goods }) : { $seat } reçoit 1 point à la place.
begs = { $seat } mendie et n’a pas de revenu.
moves-stone = { $seat } avance le marqueur de faveur de { $number ->
    [one] { $number } case
   *[other] { $number } cases
} : { $space }.
pays-outlaw = { $seat } paie { $goods } au hors-la-loi.
pays = { $seat } cède { $goods }.
plays = { $seat } joue { $card }.
lays-unused = { $seat } pose { $card } sans l’utiliser.
hides = { $seat } cache une carte.
hides-card = La carte cachée de { $seat } : { $card }.
repeats = { $seat } utilise de nouveau une carte : { $card }.
repeats-nothing = { $seat } n’a encore utilisé aucune carte qui puisse resservir.
sells = { $seat } vend 1 { $good } pour { $gold }.
builds = { $seat } pose 1 { $good } sur un projet ({ $project }) et reçoit { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
free-cube = La ville ajoute d’elle-même 1 { $good } à un projet : { $project }.
finishes = Un projet est achevé : { $project }.
sets-metal = { $seat } a le plus de loyauté ({ $loyalty }), pose le métal sur la flèche et reçoit { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
shares-metal = { $seat } est à égalité pour la loyauté ({ $loyalty }) et reçoit { $number ->
    [one] { $number } point
   *[other] { $number } points
} pour le métal.
builds-house = { $seat } construit une maison sur l’emplacement { $number }.
clears-house = { $seat } retire la maison de l’emplacement { $number }.
harvests = L’emplacement { $number } rapporte à { $seat } { $goods }.
harvests-nothing = L’emplacement { $number } ne rapporte rien à { $seat }, car c’est épuisé : { $goods }.
donates = { $seat } fait un don pour un projet : { $project }.
heals = { $seat } soigne le malade du lieu { $place } et reçoit { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
rolls-tax = { $seat } lance le dé Impôts : chacun doit { $number } or.
pays-contribution = { $seat } verse { $goods }.
misses-contribution = { $seat } verse { $goods }, il lui manque { $missing } ; points perdus : { $number }.
spared = { $seat } paie 1 loyauté et se protège pour cette contribution : { $duty }.
sanctioned = Une sanction attend { $seat } : { $sanction }.
loses-double = { $seat } perd encore { $number ->
    [one] { $number } point
   *[other] { $number } points
} pour cette contribution : { $duty }.
does-penance = { $seat } fait pénitence : une carte est tirée au hasard.
goes-to-court = { $seat } est au tribunal royal et perd la première action.
counts-rest = { $seat } a encore { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} et { $gold } or ; points de victoire pour cela : { $number }.

## Pourquoi pas

illegal-outlaw = Le marqueur arriverait sur un hors-la-loi, et vous ne pourriez pas payer.
illegal-turn-first = Orientez d’abord la carte Événement.
illegal-card-first = Choisissez d’abord une carte.
illegal-card-not-in-hand = Vous n’avez pas cette carte en main : { $card }.
illegal-take-first = Choisissez d’abord entre pierre et bois.
illegal-used-up = Il n’en reste plus.
illegal-no-gold = Vous n’avez pas assez d’or.
illegal-no-good = Vous n’en avez pas : { $good }.
illegal-good-covered = Cela ne se vend pas maintenant : { $good }.
illegal-cloth-sold = Vous ne pouvez pas vendre plus de tissu avec cette carte.
illegal-sell-first = Vendez d’abord quelque chose, ou dites que c’est assez.
illegal-weave = Au plus : { $number }.
illegal-weave-first = Dites d’abord combien de tissu vous fabriquez.
illegal-build-first = Posez d’abord un cube, ou dites que c’est assez.
illegal-one-project = Tous les cubes d’une carte vont sur un même projet.
illegal-no-space = Ce projet n’a plus de case libre de cette sorte : { $good }.
illegal-finished = Ce projet est achevé.
illegal-project-covered = Ce projet est recouvert.
illegal-project-not-there = Ce projet n’est pas sur le plateau.
illegal-donate-first = Choisissez d’abord un projet, ou ne faites rien.
illegal-donated = Vous avez déjà fait un don pour ce projet.
illegal-house-first = Choisissez d’abord un emplacement de maison.
illegal-site-taken = Une maison occupe cet emplacement.
illegal-same-yield = Vous avez déjà une maison de ce revenu.
illegal-not-your-house = Vous n’avez pas de maison là.
illegal-harvested = Cette maison a déjà donné son revenu.
illegal-medicine-first = Rendez d’abord un service, soignez ou déclinez.
illegal-treating-forbidden = Un événement interdit de soigner les malades.
illegal-nobody-ill = Personne n’est malade là.
illegal-too-hard = Ce malade demande plus de connaissances : { $number }.
illegal-swap = Vous ne pouvez pas payer cela, ou il n’en reste plus.
illegal-swap-first = Dites d’abord si vous faites l’échange.
illegal-no-such-event = Aucun événement sur le plateau n’offre cela.
illegal-swapped = Vous avez déjà fait cet échange ce tour-ci.
illegal-swap-or-end = Faites un échange, ou dites que c’est assez.
illegal-give = Vous ne pouvez pas choisir cela.
illegal-give-first = Choisissez d’abord ce que vous perdez.
illegal-not-missed = Vous n’avez pas manqué cela.
illegal-loyalty-first = Dites d’abord si vous payez de la loyauté.

## Le résultat

account-points = points de victoire
account-piety = piété restante
account-loyalty = loyauté restante
account-medical = connaissances médicales
account-start = du début
account-income = des revenus
account-favours = des faveurs
account-cubes = de la construction
account-donations = des dons
account-patients = des malades
account-harvests = des récoltes et services
account-events = des événements
account-contributions = perdus pour les contributions
account-left-over = des cubes et de l’or restants

## Les parties d’un tour

trail-event = Événement
trail-turning = Orientation
trail-actions = Actions
trail-contributions = Contributions

## Dans le terminal

board-when = Période { $period }, tour { $round }
board-lasting = effet prolongé
board-turned = Flèche sur { $number }
board-turn = Flèche vers { $number }
board-war = Guerre : personne n’agit ce tour-ci
board-favours = Faveurs
board-market = Marché
board-supply = Réserve
board-sites = Emplacements
board-plague = Peste
board-covered = recouvert
board-finished = achevé
board-donors-get = pour un don
board-donors-treat = et soigner un malade
board-points = { $number } pt
board-houses = maisons { $number }
board-seals = sceaux { $number }
board-hand = main { $number }
board-hidden = cachées { $number }
board-open = visibles
board-goods = biens
board-your-hand = Votre main
board-your-hidden = Vos cartes cachées
board-none = rien
board-due = Dû
board-between = { $least } à { $most }
board-lacking = manque { $number }

## Sur le plateau

drawn-period = Période { $period }
drawn-when = Période { $period } · tour { $round }
drawn-council = Le conseil
drawn-works = Projets, carrière et forêt
drawn-streets = Emplacements et marché
drawn-doors = Les lieux de la peste
drawn-track = La piste des faveurs
drawn-lands = Réserves et marché
drawn-parts = Les parties de la ville
drawn-number = Quand la flèche pointe ici, le marqueur de faveur { $number ->
    [0] reste en place
    [one] avance de { $number } case
   *[other] avance de { $number } cases
}.
drawn-turn-gain = { $seat } : { $goods }
drawn-no-favour = Le marqueur reste en place ; pas de faveur.
drawn-space = { $space } : { $favour }
drawn-space-covered = { $space } : case recouverte jusqu’à la fin de la période, et non comptée.
drawn-no-event = Aucun événement n’est posé ici.
drawn-war = Guerre : personne n’agit ce tour-ci.
drawn-place = Peste : lieu { $number }
drawn-nobody-ill = Lieu { $number } : personne n’y est malade
drawn-lasting = Il reste jusqu’à la fin de la période, ou jusqu’à ce qu’un troisième le remplace.
drawn-price = { $good } : se vend { $number } or pièce.
drawn-good-covered = Recouvert, ne se vend pas maintenant : { $good }.
drawn-supply = { $good } : { $number } dans la réserve.
drawn-site = Emplacement { $number } : coûte 1 { $material } et { $gold } or, rapporte { $goods }.
drawn-site-taken = Emplacement { $number } : maison de { $seat }, rapporte { $goods }.
drawn-project-open = { $project } : ouvert aux bâtisseurs et aux donateurs.
drawn-project-covered = { $project } : projet recouvert, fermé jusqu’à la fin de la période.
drawn-project-finished = { $project } : projet achevé.
drawn-project-absent = { $project } : pas encore en jeu ; un événement l’apporte.
drawn-cubes = Pierre { $stone } sur { $stones }, bois { $wood } sur { $woods }.
drawn-stones = Pierre { $stone } sur { $stones }.
drawn-donor-gain = Un donateur reçoit { $goods } quand le projet est achevé.
drawn-donor-treats = Chaque donateur peut aussi soigner aussitôt un malade.
drawn-donors = Donateurs : { $donors }.
drawn-metal = Ensuite, le plus loyal pose le métal sur la flèche pour { $metal_single ->
    [one] { $metal_single } point
   *[other] { $metal_single } points
} ; si plusieurs sont aussi loyaux, chacun reçoit { $metal_tied ->
    [one] { $metal_tied } point
   *[other] { $metal_tied } points
}.
drawn-door = Lieu { $number } : personne n’est malade. Gratitude pour les soins : { $thanks }.
drawn-door-tile = Lieu { $number } : une tuile est face cachée. Gratitude pour les soins : { $thanks }.
drawn-ill = Lieu { $number } : quelqu’un est malade. Connaissances médicales qu’il faut : { $tile } ; points : { $points } ; gratitude : { $thanks }.
drawn-free-house = une maison gratuite
drawn-service = Un petit service, au lieu de soigner des malades : { $service_gold } or et { $service_points ->
    [one] 1 point
   *[other] { $service_points } points
}.
drawn-points = Points de victoire : { $number }.
drawn-goods = Biens : { $goods }.
drawn-crest = A le blason : oriente la carte Événement et agit d’abord
drawn-hand = Cartes en main : { $number }.
drawn-laid = Posées face visible : { $cards }.
drawn-last = Dernière utilisée : { $card }.
drawn-hidden = Cartes cachées : { $number }
drawn-these = En détail : { $cards }.
drawn-houses = Maisons en réserve : { $number }
drawn-seals = Sceaux en réserve : { $number }
drawn-sanction = Sanction : { $sanction }.
drawn-your-cards = Vos cartes
drawn-your-goods = Vos biens, et ce qui est dû à la fin de la période
drawn-card-laid = Posée face visible : elle revient avec la période suivante.
drawn-card-hidden = Cachée : elle revient avec la période suivante, sans avoir servi.
drawn-card-away = N’est pas parmi vos cartes.
drawn-card-last = La dernière carte que vous avez utilisée : Privilège la répète.
drawn-held = { $good } : { $number }.
drawn-due = Dû à la fin de la période : { $due }.
drawn-due-lacking = Dû à la fin de la période : { $due }. Il vous manque { $lacking } ; chaque unité manquante coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
drawn-due-sanction = S’y ajoute une sanction ({ $sanction }) : { $about }
drawn-due-last = Ce sont les dernières contributions : les points sont perdus deux fois.
drawn-settled = Fin de la période { $period } : vous avez versé { $goods }.
drawn-settled-missed = Il vous manquait { $goods } ; points perdus : { $number }.
drawn-turned = La flèche pointe vers { $number }.
drawn-stone = La pierre de faveur est ici.
drawn-event = Événement : { $event }. { $effects }
drawn-events = Événements durables
drawn-market = Marché
short-grain = Blé
short-piety = Piété
short-material = Maté­riau
short-project = Projet
short-sell = Vente
short-privilege = Privi­lège
short-house = Maison
short-harvest = Récol­te
short-donation = Don
short-cloth = Tissu
short-medicine = Méde­cine
short-favour = Faveur
short-project-bridge = Pont
short-project-church = Église Saint-Marc
short-project-mill = Foulon
short-project-palace = Palais du prieur
short-project-tower = Clocher
short-project-hospital = Hospice
short-project-chapel = Chapelle Marie
