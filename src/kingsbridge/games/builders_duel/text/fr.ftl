### Le Duel des bâtisseurs, en français.

title = Le Duel des bâtisseurs
by = Stefan Feld, 2009
blurb = Cathédrale contre château : revendiquez des alignements de cartes Privilège, lancez vos sceaux pour la carte que chacun convoite et bâtissez plus vite que l’adversaire.
seat-name = { $number ->
    [0] Prieur Philip
   *[1] Évêque Waleran
}
seat-about = { $number ->
    [0] bâtit la cathédrale, gagne si tout est égal
   *[1] bâtit le château, détient d’abord le pouvoir
}

## Matières premières et matériaux

raw-wood = bois
raw-sand = sable
raw-stone = pierre
raw-wool = laine
raw-ore = minerai
piece-beam = poutre
piece-mortar = mortier
piece-brick = maçonnerie
piece-cloth = tissu
piece-bell = cloche
piece-bars = grille de fer

## Cartes

card-power = Changement de Pouvoir
card-income = Revenu { $number }
card-influence = Influence
card-wood = Bois
card-sand = Sable
card-stone = Pierre
card-wool = Laine
card-ore = Minerai
card-carpenter = Charpentier ({ $number })
card-mixer = Mortelier ({ $number })
card-mason = Tailleur de pierre ({ $number })
card-weaver = Tisserand ({ $number })
card-founder = Fondeur de cloches ({ $number })
card-market = Marché
card-journeyman = Compagnon
card-labourers = Journaliers
card-pedlar = Colporteur
card-guild-master = Maître de guilde
card-letter = Lettre d’intercession
card-tom = Tom le Bâtisseur
card-aliena = Aliena
card-jack = Jack
card-ellen = Ellen
card-francis = Francis
card-alfred = Alfred le Bâtisseur
card-regan = Regan Hamleigh
card-remigius = Remigius
card-william = William Hamleigh
card-henry = Henri de Blois

## Ce que font les cartes

about-card-power = Le jeton Pouvoir vient à vous, ou reste chez vous.
about-card-income = La banque vous verse { $number ->
    [one] { $number } pièce d’or
   *[other] { $number } pièces d’or
}.
about-card-influence = Achetez autant de sceaux de la pile que vous voulez, { $seal_price } pièces d’or chacun.
about-card-wood = Prenez 1 bois dans votre réserve.
about-card-sand = Prenez 1 sable dans votre réserve.
about-card-stone = Prenez 1 pierre dans votre réserve.
about-card-wool = Prenez { $wool_card } laines dans votre réserve.
about-card-ore = Prenez 1 minerai dans votre réserve.
about-card-carpenter = Transformez à volonté du bois en poutres, { $number ->
    [one] { $number } pièce d’or
   *[other] { $number } pièces d’or
} l’unité.
about-card-mixer = Transformez à volonté du sable en mortier, { $number ->
    [one] { $number } pièce d’or
   *[other] { $number } pièces d’or
} l’unité.
about-card-mason = Transformez à volonté de la pierre en maçonnerie, { $number ->
    [one] { $number } pièce d’or
   *[other] { $number } pièces d’or
} l’unité.
about-card-weaver = Transformez à volonté de la laine en tissu, { $number ->
    [one] { $number } pièce d’or
   *[other] { $number } pièces d’or
} l’unité.
about-card-founder = Transformez du minerai en cloche (ou en grille de fer) pour { $number ->
    [one] { $number } pièce d’or
   *[other] { $number } pièces d’or
}.
about-card-market = Vendez de la laine, { $wool_price } pièces d’or l’unité, puis achetez jusqu’à { $market_goods } matières premières, { $market_price } pièces d’or chacune.
about-card-journeyman = À garder. Une fois : transformez gratuitement 1 bois, 1 sable ou 1 pierre.
about-card-labourers = À garder. Une fois : chaque matériau posé dans le tour ne coûte que { $labourers_piece } pièces d’or.
about-card-pedlar = À garder. Une fois : prenez 1 matière première au choix dans votre réserve.
about-card-guild-master = À garder. Une fois : transformez à volonté une même matière, { $guild_master_price } pièces d’or l’unité.
about-card-letter = À garder. Une fois, quand votre adversaire mène dans un conflit : ajoutez { $letter } à votre total.
effect-card-journeyman = Transformez gratuitement 1 bois, 1 sable ou 1 pierre.
effect-card-labourers = Dès maintenant et pour ce tour, chaque matériau posé ne coûte que { $labourers_piece } pièces d’or.
effect-card-pedlar = Prenez 1 matière première au choix dans votre réserve.
effect-card-guild-master = Transformez à volonté une même matière, { $guild_master_price } pièces d’or l’unité.
effect-card-letter = Quand votre adversaire mène dans un conflit : ajoutez { $letter } à votre total.
about-card-tom = Pour Philip seul. Un matériau posé ce tour-ci est gratuit et ne renchérit pas les autres.
about-card-aliena = Pour Philip seul. Prenez { $wool_card } laines, puis vendez autant de laines que vous voulez, { $trader_wool } pièces d’or chacune.
about-card-jack = Pour Philip seul. Transformez gratuitement 1 matière première au choix.
about-card-ellen = Pour Philip seul. Waleran vous remet jusqu’à { $toll } pièces d’or.
about-card-francis = Pour Philip seul. Prenez le jeton Pouvoir et le sceau du dessus de la pile.
about-card-alfred = Pour Waleran seul. Un matériau posé ce tour-ci est gratuit et ne renchérit pas les autres.
about-card-regan = Pour Waleran seul. Prenez { $wool_card } laines, puis vendez autant de laines que vous voulez, { $trader_wool } pièces d’or chacune.
about-card-remigius = Pour Waleran seul. Transformez gratuitement 1 matière première au choix.
about-card-william = Pour Waleran seul. Philip vous remet jusqu’à { $toll } pièces d’or.
about-card-henry = Pour Waleran seul. Prenez le jeton Pouvoir et le sceau du dessus de la pile.

## Ce que contient la boîte

part-section = { $seat }, section { $section } : { $first }, { $second }, { $third }
part-marker = { $raw } / { $piece }
part-seal = Sceau neutre { $low }/{ $high }
part-personal-seal = Sceau personnel { $low }/{ $high }
part-coin = Pièce de { $worth }
part-power-token = Jeton Pouvoir
part-claim-marker = Marqueur Personnage
aspect-class = type
aspect-name = nom
aspect-effect = effet
aspect-numbers = valeurs
aspect-faces = faces
aspect-materials = matériaux
aspect-bonus = bonus

## Ce que vous pouvez faire

do-claim-row = Rangée { $line }
do-claim-column = Colonne { $line }
do-claim-diagonal = Diagonale { $line ->
    [1] ↘
   *[2] ↙
}
do-throw = Lancer un sceau { $seal }
do-throw-personal = Lancer votre sceau personnel (dernier lancer)
do-give-up = Abandonner la carte
do-keep = Conserver un sceau { $seal }
do-keep-none = N’en conserver aucun
do-use = Utiliser { $card }
do-play = Jouer { $card }
do-leave-cards = Laisser le reste de côté
do-take = Prendre 1 { $raw }
do-convert = Transformer 1 { $raw }
do-sell-wool = Vendre 1 laine
do-buy-seal = Acheter un sceau
do-install = Poser 1 { $piece } dans la section { $section }
do-enough = Continuer
do-end-turn = Ne plus rien poser
grave-do-give-up = La carte contestée revient à votre adversaire.
grave-do-keep-none = Tous les sceaux lancés passent sous la pile.
grave-do-leave-cards = Les cartes laissées sont défaussées sans servir.

## Ce que fait le hasard

nature-draw = Carte étalée : { $card }
nature-falls = Le sceau montre { $number }
nature-turn = Un sceau { $seal } sort de la pile

## Ce qui est demandé

ask-ClaimFirst = Vous avez le pouvoir : revendiquez trois cartes alignées.
ask-ClaimSecond = Revendiquez dans une autre direction que l’adversaire.
ask-ThrowSeal-first = Lancez un sceau pour la carte contestée ; l’égalité va au joueur au pouvoir.
ask-ThrowSeal = Mené { $theirs } à { $mine }, il vous faut { $need } de plus : lancez encore ou abandonnez.
ask-ThrowSeal-tie = Égalité à { $sum }, et l’égalité va au joueur au pouvoir : lancez encore ou abandonnez.
ask-KeepSeal = La carte vous échappe : conservez un sceau lancé.
ask-UseCards = Utilisez vos cartes, dans l’ordre que vous voulez.
ask-Influence = Achetez des sceaux de la pile un par un, { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
} chacun.
ask-SellWool = Vendre de la laine, { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
} l’unité ?
ask-WoolTrader = Vendre de la laine par cette carte, { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
} l’unité ?
ask-BuyGoods = Acheter des matières premières, { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
} l’unité, encore { $left } au plus ?
ask-Pedlar = Prenez une matière première dans votre réserve.
ask-Craftsman = { $price ->
    [one] Transformez-vous { $raw } en { $piece }, à { $price } pièce d’or l’unité ?
   *[other] Transformez-vous { $raw } en { $piece }, à { $price } pièces d’or l’unité ?
}
ask-Artist = Quelle matière première transformez-vous gratuitement ?
ask-Journeyman = Que transformez-vous gratuitement : bois, sable ou pierre ?
ask-GuildMaster = { $price ->
    [one] Quelle sorte de matière première transformez-vous, à { $price } pièce d’or l’unité ?
   *[other] Quelle sorte de matière première transformez-vous, à { $price } pièces d’or l’unité ?
}
ask-BonusConversions = { $left ->
    [one] Bonus de la section III : transformez encore 1 bois, sable ou pierre gratuitement.
   *[other] Bonus de la section III : transformez gratuitement jusqu’à { $left } bois, sable ou pierre.
}
ask-Build = Posez des matériaux dans une même section : { $price ->
    [0] le prochain est gratuit.
    [one] le prochain coûte { $price } pièce d’or.
   *[other] le prochain coûte { $price } pièces d’or.
}
ask-Build-nothing = Votre camp n’a aucun matériau façonné à poser.
ask-Build-section = Ce tour-ci, vous bâtissez la section { $section }, et plus rien de votre camp n’y a sa place.
ask-Build-no-place = Aucun matériau façonné de votre camp ne trouve de place libre.
ask-Build-finished = La section { $section } est achevée : ce tour-ci, vous ne posez plus rien.
ask-Build-kept = Rien dans votre camp ne peut encore être posé ; une carte gardée peut aider.
ask-Build-no-gold = Le prochain matériau coûte { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
}, et vous en avez { $gold }.

thinks-ClaimFirst = { $seat } choisit un alignement.
thinks-ClaimSecond = { $seat } choisit un alignement qui croise l’autre.
thinks-ThrowSeal = { $seat } réfléchit : lancer un sceau ou abandonner la carte ?
thinks-KeepSeal = { $seat } perd la carte et choisit un sceau à conserver.
thinks-UseCards = { $seat } utilise ses cartes.
thinks-Influence = { $seat } peut acheter des sceaux.
thinks-SellWool = { $seat } peut vendre de la laine.
thinks-WoolTrader = { $seat } peut vendre de la laine.
thinks-BuyGoods = { $seat } fait son marché.
thinks-Pedlar = { $seat } négocie avec le colporteur.
thinks-Craftsman = { $seat } fait transformer ses matières premières.
thinks-Artist = { $seat } choisit une matière première à transformer.
thinks-Journeyman = { $seat } met le compagnon au travail.
thinks-GuildMaster = { $seat } met le maître de guilde au travail.
thinks-BonusConversions = { $seat } transforme des matières premières gratuitement.
thinks-Build = { $seat } construit.

decline-Influence = Ne plus acheter de sceau
decline-SellWool = Ne plus vendre de laine
decline-BuyGoods = Ne plus rien acheter
decline-Pedlar = Ne rien prendre
decline-WoolTrader = Ne plus vendre de laine
decline-Craftsman = Ne plus rien transformer
decline-GuildMaster = Ne plus rien transformer
decline-BonusConversions = Ne plus rien transformer
decline-Artist = Ne rien transformer
decline-Journeyman = Ne rien transformer

## Ce qui s’est passé

turn-begins = Manche { $round }, tour { $turn } : neuf cartes du paquet { $deck } sont étalées.
claims = { $line } revendiquée par { $seat }.
contested = Carte contestée : { $card }.
throws = { $seat } lance { $seal } : { $number } (total { $sum }).
seal-personal = son sceau personnel
seal-neutral = un sceau { $seal }
pleads = { $seat } présente une Lettre d’intercession : +{ $number } (total { $sum }).
gives-up = { $seat } abandonne la carte.
wins-conflict = { $seat } gagne le conflit, { $mine } à { $theirs }.
wins-tie = { $seat } gagne le conflit : { $sum } partout, et le pouvoir tranche.
keeps = { $seat } conserve un sceau { $seal }.
uses = { $seat } utilise { $card }.
plays = { $seat } joue { $card }.
leaves-cards = { $seat } n’utilise pas ses autres cartes.
hands-back = { $seat } rend { $card }, restée sans emploi.
takes-power = { $seat } prend le jeton Pouvoir.
keeps-power = { $seat } garde le jeton Pouvoir.
takes-gold = { $seat } reçoit { $number ->
    [one] { $number } pièce d’or
   *[other] { $number } pièces d’or
}.
takes-toll = { $other } remet { $number ->
    [one] { $number } pièce d’or
   *[other] { $number } pièces d’or
} à { $seat }.
sells-wool = { $seat } vend 1 laine pour { $number ->
    [one] { $number } pièce d’or
   *[other] { $number } pièces d’or
}.
takes-seal = { $seat } prend un sceau { $seal }.
takes-raw = { $number ->
    [0] { $seat } n’a plus de { $raw } en réserve.
    [one] { $seat } prend { $number } { $raw }.
   *[other] { $seat } prend { $number } { $raw ->
        [laine] laines
       *[other] { $raw }
    }.
}
converts = { $seat } transforme { $price ->
    [0] gratuitement 1 { $raw } en { $piece }
    [one] 1 { $raw } en { $piece } pour { $price } pièce d’or
   *[other] 1 { $raw } en { $piece } pour { $price } pièces d’or
}.
installs = { $seat } pose { $price ->
    [0] gratuitement 1 { $piece } dans la section { $section }
    [one] 1 { $piece } dans la section { $section } pour { $price } pièce d’or
   *[other] 1 { $piece } dans la section { $section } pour { $price } pièces d’or
}.
finishes = { $seat } achève la section { $section }.
ends-turn = { $seat } ne pose plus rien ce tour-ci.
completes = { $seat } achève son édifice !
last-round-over = La dernière manche est finie, et la partie avec elle.

## Pourquoi pas

illegal-same-direction = Votre alignement doit suivre une autre direction que celui de votre adversaire.
illegal-claim-first = Revendiquez d’abord un alignement.
illegal-must-throw = Chacun doit lancer au moins un sceau.
illegal-personal-thrown = Après votre sceau personnel, vous ne pouvez plus lancer.
illegal-no-such-seal = Vous n’avez pas ce sceau.
illegal-conflict-first = Le conflit doit d’abord être tranché.
illegal-finish-card = Menez d’abord à son terme la carte en cours.
illegal-not-this-material = Cet artisan ne travaille pas cette matière.
illegal-no-raw-material = Vous n’en avez pas dans votre camp.
illegal-reserve-empty = Votre réserve n’en a plus.
illegal-no-gold = Vous n’avez pas assez d’or.
illegal-card-not-kept = Vous n’avez pas cette carte.
illegal-only-in-conflict = La Lettre ne se joue que dans un conflit.
illegal-card-of-no-use = Cette carte serait sans effet pour l’instant.
illegal-not-your-card = Cette carte ne sert que votre adversaire.
illegal-card-not-claimed = Vous n’avez pas revendiqué cette carte, ou elle a déjà servi.
illegal-cards-first = Utilisez d’abord vos cartes, ou laissez-les de côté.
illegal-build-or-end = Posez un matériau, jouez une carte gardée ou ne posez plus rien.
illegal-one-section = On ne travaille qu’à une section par tour.
illegal-no-such-piece = Vous n’avez pas ce matériau dans votre camp.
illegal-no-free-place = Cette section n’a pas de place libre pour ce matériau.

## Le résultat

account-sections = Sections achevées
account-pieces = Matériaux posés
account-gold = Or
account-philip = À égalité en tout, Philip

## Groupes d’éléments

group-cards = Cartes Privilège
group-sections = Cartes Bâtiment
group-markers = Marqueurs
group-seals = Sceaux
group-coins = Pièces
group-tokens = Jetons

## Sur le plateau du terminal

goal = Achevez les trois sections de votre édifice avant votre adversaire.
board-when = Manche { $round }/{ $rounds }, tour { $turn }/{ $turns }
board-deck = paquet { $deck } : { $left } à venir
board-bank = banque { $number }
board-stack = pile
board-gold = or
board-seals = sceaux
board-own-seal = personnel
board-only-personal = aucun neutre
board-sum = total { $sum }
board-power = pouvoir
board-none = vide
board-reserve = réserve
board-raw = brut
board-worked = ouvré
board-philip-builds = la cathédrale
board-waleran-builds = le château
board-works = { $raw } › { $raw ->
    [minerai] { $piece ->
        [cloche] cloche
       *[other] grille
    }
   *[other] { $piece }
}

## Le déroulement d’un tour

trail-claims = Revendications
trail-conflict = Conflit
trail-cards = Cartes
trail-building = Construction

## Le plateau en mots

text-square = Le carré de neuf cartes
text-claimed = revendiquée par { $seat }
text-contested = contestée
text-used = utilisée
text-empty = vide
text-table = La table
text-power = { $seat } a le jeton Pouvoir.
text-stack = Pile de sceaux : { $number ->
    [0] aucun sceau caché
    [one] un sceau caché sur le dessus
   *[other] { $number } sceaux cachés sur le dessus
}{ $seals ->
    [none] .
   *[other] {" "}; dessous, de haut en bas : { $seals }.
}
text-discards = Défausse du paquet { $deck } : { $cards }.
text-conflict-open = Dans le conflit, { $seat } a { $first }, { $other } a { $second }.
text-conflict-won = { $seat } a remporté le conflit.
text-next-piece = { $price ->
    [0] Le prochain matériau est gratuit.
    [one] Le prochain matériau coûte { $price } pièce d’or.
   *[other] Le prochain matériau coûte { $price } pièces d’or.
}
text-builds-cathedral = { $seat } bâtit la cathédrale
text-builds-castle = { $seat } bâtit le château
text-gold = Or
text-seals = Sceaux
text-personal-ready = le sceau personnel
text-camp-raw = Matières premières au camp
text-camp-worked = Matériaux au camp
text-reserve = Réserve
text-kept = Cartes gardées
text-to-use = Cartes encore à utiliser
text-none = rien
text-count = { $number } { $thing }
text-section = Section { $section }
text-stands = { $piece } : en place
text-missing = { $piece } : manque

## Sur le plateau dessiné

drawn-carpenter = Charpentier
drawn-mixer = Mortelier
drawn-mason = Tailleur de pierre
drawn-weaver = Tisserand
drawn-founder = Fondeur de cloches
drawn-income = Revenu
drawn-cost = { $number ->
    [0] gratuit
    [one] coûte { $number } pièce d’or
   *[other] coûte { $number } pièces d’or
}
drawn-gain = { $number ->
    [one] rapporte { $number } pièce d’or
   *[other] rapporte { $number } pièces d’or
}
drawn-line = Ses cartes : { $first }, { $second }, { $third }.
drawn-claimed = revendiquée par { $side ->
    [0] Philip
   *[1] Waleran
}
drawn-used = utilisée
drawn-contested = contestée
drawn-deck = Paquet { $deck }, { $left ->
    [one] 1 carte à venir
   *[other] { $left } cartes à venir
}
drawn-discards = Cartes défaussées
drawn-discards-of = Paquet { $deck }
drawn-close = Fermer
drawn-stack = Pile de sceaux : { $unseen } face cachée
drawn-stack-seen = { $unseen ->
    [0] Pile de sceaux : { $seals }
   *[other] Pile de sceaux : { $unseen } face cachée, puis { $seals }
}
drawn-bank = Dans la banque : { $number ->
    [one] { $number } pièce d’or
   *[other] { $number } pièces d’or
}
drawn-section = Section { $section }
drawn-place = Section { $section }, { $piece } : { $built ->
    [yes] en place
   *[no] à poser
}
drawn-bonus-I = Qui achève la section I en premier prend { $bonus_seals ->
    [one] le sceau du dessus
   *[other] les { $bonus_seals } sceaux du dessus
} de la pile.
drawn-bonus-II = Qui achève la section II en premier prend { $bonus_gold ->
    [one] { $bonus_gold } pièce d’or
   *[other] { $bonus_gold } pièces d’or
} à la banque.
drawn-bonus-III = Qui achève la section III en premier transforme gratuitement jusqu’à { $bonus_conversions } bois, sable ou pierre.
drawn-bonus-gone = Ce bonus est déjà pris.
drawn-bonuses = À qui achève en premier : { $bonuses }.
drawn-goods = { $name } : { $number }
drawn-reserve = Réserve
drawn-raw = Brut
drawn-worked = Ouvré
drawn-in-reserve = En réserve, { $raw } : { $number }
drawn-in-camp = Au camp, { $raw } : { $number }
drawn-kind = Au camp : { $raw } ({ $camp }), { $piece } ({ $worked }). En réserve : { $raw } ({ $away }).
drawn-seal = Sceau { $seal } : { $number }
drawn-personal = Sceau personnel { $seal }
drawn-personal-out = Sceau personnel { $seal }, lancé
drawn-shows = Sceau { $seal } : montre { $number }
drawn-lies = Sceau { $seal }, lancé
drawn-letter = Lettre d’intercession : { $number }
drawn-sum = Total { $sum }
drawn-wins = Total { $sum } : remporte la carte
drawn-power = Détient le pouvoir : choisit d’abord et gagne les égalités
drawn-kept = Cartes gardées
drawn-figure-seals = Sceaux : { $number }
drawn-deck-about = Chaque carte d’un paquet vient une fois par manche ; la défausse montre celles qui sont venues.

## Mots brefs pour les petites places : matériaux en quatre lettres, effets en une douzaine ou deux

brief-piece-beam = pout
brief-piece-mortar = mor.
brief-piece-brick = maç.
brief-piece-cloth = tiss
brief-piece-bell = cloc
brief-piece-bars = gril
brief-bonus-I = I { $bonus_seals ->
    [one] { $bonus_seals } sceau
   *[other] { $bonus_seals } sceaux
}
brief-bonus-II = II { $bonus_gold ->
    [one] { $bonus_gold } pièce d’or
   *[other] { $bonus_gold } pièces d’or
}
brief-bonus-III = III { $bonus_conversions ->
    [one] { $bonus_conversions } transformation
   *[other] { $bonus_conversions } transformations
}
brief-card-power = jeton à vous
brief-card-income = +{ $number } or
brief-card-influence = sceaux à { $seal_price } or
brief-card-wood = +1 bois
brief-card-sand = +1 sable
brief-card-stone = +1 pierre
brief-card-wool = +{ $wool_card } laines
brief-card-ore = +1 minerai
brief-card-carpenter = bois→poutre
brief-card-mixer = sable→mor.
brief-card-mason = pierre→maç.
brief-card-weaver = laine→tissu
brief-card-founder = min.→cloche
brief-card-market = vente laine, { $market_goods } achats
brief-card-journeyman = transfo offerte
brief-card-labourers = pose à { $labourers_piece } or
brief-card-pedlar = +1 au choix
brief-card-guild-master = 1 métier à { $guild_master_price } or
brief-card-letter = +{ $letter } si mené
brief-card-tom = pose offerte
brief-card-aliena = +{ $wool_card } laines, vente
brief-card-jack = transfo offerte
brief-card-ellen = rival paie { $toll }
brief-card-francis = jeton, sceau
brief-card-alfred = pose offerte
brief-card-regan = { $wool_card } laines→or
brief-card-remigius = transfo offerte
brief-card-william = rival paie { $toll }
brief-card-henry = jeton, sceau

## Ce que sont les choses sur la table

drawn-to-build = Reste à bâtir : { $sections }.
about-seal = Un sceau neutre montre { $low } ou { $high } quand on le lance, à chances égales. Il passe ensuite sous la pile ; seul le perdant du conflit peut en garder un.
about-personal-seal = Votre sceau personnel montre { $low } ou { $high }. C’est votre dernier lancer dans un conflit, et il vous revient toujours.
about-stack = On prend les sceaux par le dessus : d’abord ceux que personne n’a vus, puis ceux glissés dessous, dans l’ordre que chacun a vu.
about-power = Le joueur au pouvoir revendique le premier, gagne les égalités dans un conflit et utilise ses cartes le premier. Seule une carte peut le lui prendre.
about-gold = L’or paie les artisans, les sceaux et chaque matériau posé. Tout à la fin, il départage.
about-rounds = Quatre manches au plus, de trois tours, avec les paquets A et B à tour de rôle. Un édifice achevé met fin à la partie.
about-worked = Ouvré : ces matériaux peuvent être posés dans une section.
about-raw = Brut : un artisan ou une autre carte les transforme.
about-reserve = Réserve : une carte doit d’abord les amener au camp.
