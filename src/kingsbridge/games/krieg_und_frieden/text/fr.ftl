### Krieg und Frieden, en français.

title = Krieg und Frieden
by = Gerard Mulder, 1999
blurb = Des barons se disputent la faveur d’un vieux roi : surenchérissez pour résoudre le problème de l’année, pillez en été les fermes des autres et soyez celui qui achève la cathédrale.
goal = Ayez le plus de points de victoire quand la cathédrale est achevée.
seat-name = { $number ->
    [0] Lion
    [1] Lys
    [2] Tour
   *[3] Rose
}

## Variantes

option-strategic = Variante stratégique
about-option-strategic = Trois cartes Problème sont écartées, et qui bâtit un élément de la cathédrale reçoit aussi un privilège.
option-light = Variante légère
about-option-light = On ne peut prendre un privilège qu’à un baron qui a au moins autant de points de victoire.
option-global = Variante globale
about-option-global = Les variantes stratégique et légère ensemble ; de plus, chacun choisit la carte de base de son revenu.
option-dagger = Décompte de Stuart Dagger
about-option-dagger = Un parchemin rapporte 2 points, les éléments de la cathédrale en rapportent 2, 2, 2, 3, 3 et 4.
option-deck = Cartes Problème
about-option-deck = Comment parchemins et cathédrales se répartissent sur les cartes Problème ; les cartes imprimées ne sont décrites nulle part.
choice-deck-usual = trois et une
choice-deck-even = deux et deux

## Ressources

resource-shield = bouclier
resource-cup = coupe
resource-hammer = marteau
resource-grain = blé
some-shield = { $number ->
    [one] 1 bouclier
   *[other] { $number } boucliers
}
some-cup = { $number ->
    [one] 1 coupe
   *[other] { $number } coupes
}
some-hammer = { $number ->
    [one] 1 marteau
   *[other] { $number } marteaux
}
some-grain = { $number ->
    [one] 1 blé
   *[other] { $number } blés
}
no-cards = aucune carte

## Problèmes et récompenses

problem-war = Guerre
problem-taxes = Impôts
problem-revolt = Révolte
problem-famine = Famine
reward-scroll = parchemin
reward-cathedral = cathédrale
card-war-scroll = Guerre (parchemin)
card-war-cathedral = Guerre (cathédrale)
card-taxes-scroll = Impôts (parchemin)
card-taxes-cathedral = Impôts (cathédrale)
card-revolt-scroll = Révolte (parchemin)
card-revolt-cathedral = Révolte (cathédrale)
card-famine-scroll = Famine (parchemin)
card-famine-cathedral = Famine (cathédrale)
card-cross = Révolte (à la croix)
piece-nave = nef
piece-first-aisle = première aile
piece-second-aisle = seconde aile
piece-choir = chœur
piece-facade = façade
piece-vault = voûte
season-winter = hiver
season-spring = printemps
season-summer = été
season-autumn = automne

## À quoi servent les cartes

about-resource-shield = Compte { $war_shield } en cas de guerre, { $taxes_shield } contre les impôts, { $revolt_shield } en cas de révolte, { $famine_shield } en cas de famine. En été : attaquer, ou répondre à une attaque.
about-resource-cup = Compte { $war_cup } en cas de guerre, { $taxes_cup } contre les impôts, { $revolt_cup } en cas de révolte, { $famine_cup } en cas de famine. En été : corrompre des chevaliers.
about-resource-hammer = Compte { $war_hammer } en cas de guerre, { $taxes_hammer } contre les impôts, { $revolt_hammer } en cas de révolte, { $famine_hammer } en cas de famine. En été : changer une ferme en atelier.
about-resource-grain = Compte { $war_grain } en cas de guerre, { $taxes_grain } contre les impôts, { $revolt_grain } en cas de révolte, { $famine_grain } en cas de famine. En été : bâtir une ferme.
builds-next = bâtit l’élément suivant de la cathédrale, pour ses points et { $workshop } de plus pour chacun de ses propres ateliers, qui retournent ensuite en réserve. La voûte met fin à la partie.
about-card-war-scroll = Bouclier { $war_shield }, coupe { $war_cup }, marteau { $war_hammer }, blé { $war_grain }. Qui le résout reçoit { $scroll ->
    [one] 1 point
   *[other] { $scroll } points
} et un privilège.
about-card-war-cathedral = Bouclier { $war_shield }, coupe { $war_cup }, marteau { $war_hammer }, blé { $war_grain }. Qui le résout { builds-next }
about-card-taxes-scroll = Bouclier { $taxes_shield }, coupe { $taxes_cup }, marteau { $taxes_hammer }, blé { $taxes_grain }. Qui le résout reçoit { $scroll ->
    [one] 1 point
   *[other] { $scroll } points
} et un privilège.
about-card-taxes-cathedral = Bouclier { $taxes_shield }, coupe { $taxes_cup }, marteau { $taxes_hammer }, blé { $taxes_grain }. Qui le résout { builds-next }
about-card-revolt-scroll = Bouclier { $revolt_shield }, coupe { $revolt_cup }, marteau { $revolt_hammer }, blé { $revolt_grain }. Qui le résout reçoit { $scroll ->
    [one] 1 point
   *[other] { $scroll } points
} et un privilège.
about-card-revolt-cathedral = Bouclier { $revolt_shield }, coupe { $revolt_cup }, marteau { $revolt_hammer }, blé { $revolt_grain }. Qui le résout { builds-next }
about-card-famine-scroll = Bouclier { $famine_shield }, coupe { $famine_cup }, marteau { $famine_hammer }, blé { $famine_grain }. Qui le résout reçoit { $scroll ->
    [one] 1 point
   *[other] { $scroll } points
} et un privilège.
about-card-famine-cathedral = Bouclier { $famine_shield }, coupe { $famine_cup }, marteau { $famine_hammer }, blé { $famine_grain }. Qui le résout { builds-next }
about-card-cross = Le problème de la première année ; nul ne peut le changer. Bouclier { $revolt_shield }, coupe { $revolt_cup }, marteau { $revolt_hammer }, blé { $revolt_grain }. Qui le résout { $cross_cathedral ->
    [0] reçoit { $scroll ->
        [one] 1 point
       *[other] { $scroll } points
    } et un privilège.
   *[other] { builds-next }
}

## Ce que contient la boîte

part-value = { $problem } : bouclier { $shield }, coupe { $cup }, marteau { $hammer }, blé { $grain }
part-privilege = Privilège : { $resource }
part-piece = { $piece }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
part-house = Maison
part-seal = Sceau de { $points ->
    [one] 1 point
   *[other] { $points } points
}
group-cards = Cartes
group-values = Aide de jeu
group-privileges = Privilèges
group-pieces = Cathédrale
group-houses = Maisons
group-seals = Sceaux
aspect-shield = bouclier
aspect-cup = coupe
aspect-hammer = marteau
aspect-grain = blé
aspect-reward = récompense
aspect-points = points

## Ce que vous pouvez faire

do-lay = Poser { $card }
do-pay = Payer le privilège { $resource } et changer
do-leave-it = Laisser tel quel
do-bid = Miser : { $resource }
do-take-back = Reprendre : { $resource }
do-confirm = Confirmer
do-pass = Passer
do-take = Prendre le privilège { $resource }
do-take-from = Prendre le privilège { $resource } à { $other }
do-take-none = Ne prendre aucun privilège
do-workshop = Ouvrir un atelier (1 marteau)
do-farm = Bâtir une ferme (1 blé)
do-attack = Attaquer { $other } (1 bouclier)
do-bribe = Corrompre { $other } (1 coupe)
do-done = J’ai fini pour cet été
do-defend = Se défendre avec un bouclier de sa main
do-defend-with-loot = Se défendre avec un bouclier de son butin
do-yield = Céder
do-burn-farm = Perdre une ferme
do-burn-workshop = Perdre un atelier
do-give = Livrer un bouclier de sa main
do-give-loot = Livrer un bouclier de son butin
do-seen = J’ai vu
do-choose = Choisir : { $resource }
do-ask = Demander la moitié des cartes de { $other }
do-ask-nobody = Ne rien demander
do-discard = Défausser : { $resource }

## Ce que fait le hasard

nature-draw = Une carte est piochée : { $resource }
nature-deal = { $card } est distribuée
nature-first = Premier chancelier : { $other }

## Ce qui est demandé

ask-LayProblem = Quel problème frappera le royaume cette année ? Posez une carte.
ask-ChangeProblem = Sur la table : { $card }. Payez-vous un privilège pour en changer ?
ask-ExchangeProblem = Posez le nouveau problème ; l’ancien vous revient.
ask-ReplaceProblem = Le problème a été repris : vous devez en poser un autre.
ask-MakeBid-first = Personne n’a encore misé : posez des cartes et confirmez, ou passez.
ask-MakeBid = Il faut dépasser { $high }, vous en êtes à { $mine }. Ajoutez des cartes et confirmez, ou passez pour cette année{ $lost ->
    [0] .
    [one] {" "}(vous perdriez 1 carte).
   *[other] {" "}(vous perdriez { $lost } cartes).
}
ask-MakeBid-cannot = Même avec toutes vos cartes, vous ne dépassez pas { $high } : passez{ $lost ->
    [0] .
    [one] {" "}(vous perdez 1 carte).
   *[other] {" "}(vous perdez { $lost } cartes).
}
ask-TakePrivilege = Choisissez un privilège : chaque automne, il vous rapporte une carte de sa sorte.
ask-ActInSummer = Bâtissez, attaquez, corrompez à votre guise, puis dites que vous avez fini.
ask-DefendHouses = { $other } vous attaque : répondez-vous par un bouclier ?
ask-DefendHouses-cannot = { $other } vous attaque, et vous n’avez pas de bouclier.
ask-BurnHouse = L’attaque de { $other } réussit : quelle maison perdez-vous ?
ask-BribeKnights = { $other } corrompt vos chevaliers : quel bouclier livrez-vous ?
ask-ShowHand = { $other } n’a pas de bouclier. Vous seul voyez les cartes de { $other }.
ask-ChooseCard = Choisissez la première carte de votre revenu.
ask-AskKing = Demandez-vous au roi la moitié des cartes d’un baron qui n’a pas moins de points ? Le donneur peut prendre un privilège.
ask-PayTaxes = { $number ->
    [0] Confirmez votre défausse.
    [one] Vous pouvez garder { $limit } cartes : défaussez-en 1.
   *[other] Vous pouvez garder { $limit } cartes : défaussez-en { $number }.
}

thinks-LayProblem = { $seat } choisit le problème de l’année.
thinks-ChangeProblem = { $seat } peut changer le problème.
thinks-ExchangeProblem = { $seat } a payé et choisit un autre problème.
thinks-ReplaceProblem = { $seat } doit poser un autre problème.
thinks-MakeBid = { $seat } prépare sa mise.
thinks-TakePrivilege = { $seat } choisit un privilège.
thinks-ActInSummer = { $seat } profite de l’été.
thinks-DefendHouses = { $seat } subit une attaque de { $other } et réfléchit.
thinks-BurnHouse = { $seat } choisit la maison à perdre.
thinks-BribeKnights = { $seat }, que { $other } a corrompu, doit livrer un bouclier.
thinks-ShowHand = { $seat } regarde les cartes de { $other }.
thinks-ChooseCard = { $seat } choisit une carte.
thinks-AskKing = { $seat } peut demander l’aide du roi.
thinks-PayTaxes = { $seat } paie ses taxes.

decline-ChangeProblem = Laisser le problème tel quel
decline-MakeBid = Passer pour cette année
decline-DefendHouses = Ne pas vous défendre

## Ce qui s’est passé

is-dealt = { $seat } reçoit { $cards }.
first-chancellor = { $seat } a d’abord la chancellerie. Le problème de la première année : { $card }.
year-begins = L’année { $year } commence.
lays = { $seat } pose { $card }.
leaves-it = { $seat } n’y change rien.
pays-privilege = { $seat } paie un privilège ({ $resource }).
changes = { $seat } remplace { $before } par { $card }.
takes-problem = { $seat } reprend { $card } de la table.
must-lay = { $seat } doit poser un autre problème : { $card }.
bids = { $seat } mise { $cards }, soit { $number } en tout.
passes-without-bid = { $seat } passe.
passes = { $seat } passe et reprend : { $cards }.
passes-and-loses = { $seat } passe, reprend { $cards } et perd le reste.
wins-bidding = { $seat } l’emporte avec { $number } et devient chancelier.
wins-unopposed = { $seat } reste seul en lice et devient chancelier sans miser.
gains-scroll = { $seat } reçoit { $number ->
    [one] 1 point
   *[other] { $number } points
} et peut choisir un privilège.
takes-privilege = { $seat } prend un privilège : { $resource }.
takes-privilege-from = { $seat } prend un privilège à { $other } : { $resource }.
takes-no-privilege = { $seat } ne prend aucun privilège.
builds = { $seat } bâtit un élément de la cathédrale ({ $piece }) pour { $number ->
    [one] 1 point
   *[other] { $number } points
}.
scores-workshops = { $number ->
    [one] Un atelier rapporte encore 1 point à { $seat }
   *[other] Les ateliers rapportent encore { $number } points à { $seat }
}.
finishes = La cathédrale est achevée !
is-done = { $seat } a fini pour cet été.
opens-workshop = { $seat } change une ferme en atelier.
builds-farm = { $seat } bâtit une ferme.
attacks = { $seat } attaque { $other }.
yields = { $seat } cède.
defends = { $seat } répond par un bouclier.
defends-with-loot = { $seat } répond par un bouclier de son butin.
burns-farm = { $seat } brûle une ferme de { $other }.
burns-workshop = { $seat } brûle un atelier de { $other }.
takes-loot = { $seat } pioche { $number ->
    [one] 1 carte
   *[other] { $number } cartes
} de butin.
loot-is = Votre butin, { $seat } : { $cards }.
bribes = { $seat } corrompt les chevaliers de { $other }.
shows-hand = { $seat } n’a pas de bouclier et montre ses cartes à { $other }.
hand-is = { $other } a { $cards }.
gives-shield = { $seat } livre un bouclier.
gives-shield-of-loot = { $seat } livre un bouclier de son butin.
reshuffles = La défausse est mélangée et devient la nouvelle pioche.
takes-privilege-cards = Ses privilèges rapportent à { $seat }, de la défausse : { $cards }.
chooses-card = { $seat } choisit une carte : { $resource }.
chooses-in-vain = { $seat } choisit { $resource }, mais il n’y en a plus ; une carte est piochée à la place.
draws-income = { $seat } pioche { $number ->
    [one] 1 carte
   *[other] { $number } cartes
} de revenu.
income-is = Votre revenu, { $seat } : { $cards }.
asks-king = { $seat } demande au roi la moitié des cartes de { $other }.
takes-half = { $seat } prend { $number ->
    [one] 1 carte
   *[other] { $number } cartes
} à { $other }.
half-is = { $seat } a reçu { $cards }.
pays-taxes = Taxes : { $seat } défausse { $cards }.

## Pourquoi pas

illegal-no-privilege = Vous n’avez pas ce privilège.
illegal-problem-first = Dites d’abord si vous changez le problème.
illegal-no-such-problem = Vous n’avez pas cette carte Problème.
illegal-lay-first = Posez d’abord une carte Problème.
illegal-bid-too-low = La mise doit dépasser { $high }.
illegal-no-such-card = Vous n’avez pas cette carte.
illegal-not-laid = Vous n’avez pas posé cette carte.
illegal-bid-first = Misez ou passez d’abord.
illegal-bank-has-none = La banque n’en a pas de cette sorte.
illegal-privilege-first = Choisissez d’abord un privilège, ou aucun.
illegal-yourself = C’est vous-même.
illegal-take-from-bank = La banque en a encore un de cette sorte.
illegal-holds-none = Il n’y en a pas à prendre là.
illegal-fewer-points = Ce baron a moins de points que vous.
illegal-no-house = Votre réserve n’a plus de maison.
illegal-no-country = Vos emplacements à la campagne sont pris.
illegal-no-grain = Il y faut une carte Blé.
illegal-summer-first = Agissez en été, ou dites que vous avez fini.
illegal-nobody-there = Personne ne joue à cette place.
illegal-no-shield = Il y faut un bouclier.
illegal-nothing-to-burn = Ce baron n’a pas de maison à brûler.
illegal-no-cup = Il y faut une coupe.
illegal-no-hammer = Il y faut un marteau.
illegal-no-site = Vos emplacements près de la cathédrale sont pris.
illegal-too-few-farms = Vous auriez plus d’ateliers que de fermes.
illegal-defend-first = Répondez d’abord à l’attaque.
illegal-burn-first = Choisissez d’abord la maison que vous perdez.
illegal-give-first = Livrez d’abord un bouclier.
illegal-look-first = Regardez d’abord les cartes.
illegal-choose-first = Choisissez d’abord une carte.
illegal-nothing-to-give = Ce baron a trop peu de cartes.
illegal-king = Dites d’abord si vous sollicitez le roi.
illegal-discard-more = Défaussez-en encore { $number }.
illegal-enough-discarded = Cela suffit : confirmez, ou reprenez une carte.
illegal-taxes-first = Payez d’abord vos taxes.

## Le résultat

account-points = points de victoire
account-cards = cartes Ressource
account-scrolls = par les parchemins
account-pieces = par la cathédrale
account-workshops = par les ateliers

## Les parties d’une année

trail-winter = Hiver
trail-bidding = Enchères
trail-reward = Récompense
trail-summer = Été
trail-autumn = Automne

## Le plateau en mots

text-table = La table
text-when = C’est l’année { $year }, { $season }.
text-chancellor = { $seat } a la chancellerie.
text-problem = Le problème de l’année : { $card }.
text-worth = Contre lui, un bouclier compte { $shield }, une coupe { $cup }, un marteau { $hammer } et un blé { $grain }.
text-no-problem = Il n’y a pas de problème sur la table.
text-solved = Ces problèmes ont été résolus : { $cards }.
text-pile = { $number ->
    [0] La pioche est vide.
    [one] Il y a 1 carte dans la pioche.
   *[other] Il y a { $number } cartes dans la pioche.
}
text-discard = Dans la défausse, il y a { $cards }.
text-discard-empty = La défausse est vide.
text-bank = La banque a ces privilèges : { $cards }.
text-bank-empty = La banque n’a plus de privilège.
text-laid = Vous avez posé { $cards }.
text-laid-bid = Vous avez posé { $cards } ; votre mise atteint ainsi { $number }.
text-shown = { $seat } vous montre { $cards } en main et { $loot } de butin.
text-to-beat = La mise à dépasser est de { $number }.
text-group = { $cards } ({ $number } en tout)
text-bid = { $seat } a misé { $groups }.
text-bid-leads = { $seat } a misé { $groups } et mène.
text-no-bid = { $seat } n’a pas encore misé.
text-passed = { $seat } a passé.
text-missing = Pas encore bâti : { $piece }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
text-built = Bâti par { $seat } : { $piece }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
text-baron = { $seat } : { $number ->
    [one] { $number } point
   *[other] { $number } points
}
text-points = { $seat } a { $scrolls ->
    [one] { $scrolls } point
   *[other] { $scrolls } points
} par les parchemins, { $pieces } par la cathédrale et { $workshops } par les ateliers.
text-houses = { $seat } a { $farms ->
    [one] { $farms } ferme
   *[other] { $farms } fermes
}, { $workshops ->
    [one] { $workshops } atelier
   *[other] { $workshops } ateliers
} et { $reserve ->
    [one] { $reserve } maison
   *[other] { $reserve } maisons
} en réserve.
text-privileges = { $seat } a ces privilèges : { $cards }.
text-no-privileges = { $seat } n’a pas de privilège.
text-hand = { $seat } a en main { $number ->
    [0] aucune carte Ressource.
    [one] 1 carte Ressource.
   *[other] { $number } cartes Ressource.
}
text-loot = { $seat } a { $number ->
    [0] un butin vide.
    [one] 1 carte de butin.
   *[other] { $number } cartes de butin.
}
text-problems = { $seat } a en main { $number ->
    [0] aucune carte Problème.
    [one] 1 carte Problème.
   *[other] { $number } cartes Problème.
}
text-cards = En détail : { $cards }.

## Sur le plateau

board-when = Année { $year }, { $season }
board-cathedral = Cathédrale
board-pile = pioche { $number }
board-discard = défausse
board-bank = banque
board-points = { $number } pt
board-farms = fermes
board-workshops = ateliers
board-reserve = réserve
board-hand = main { $number }
board-loot = butin { $number }
board-problems = problèmes { $number }
board-privileges = privilèges
board-bid = mise
board-passed = a passé
board-none = rien
board-your-hand = Votre main
board-your-loot = Votre butin
board-your-problems = Vos problèmes
board-laid = Posé
board-shown = { $other } vous montre

## The drawing

drawn-realm = Le royaume
drawn-year = An { $year }
drawn-when = An { $year } · { $season }
drawn-barony = { $other } : { $farms ->
    [one] 1 ferme
   *[other] { $farms } fermes
}, { $workshops ->
    [one] 1 atelier
   *[other] { $workshops } ateliers
}, { $reserve ->
    [one] 1 maison en réserve
   *[other] { $reserve } maisons en réserve
}
drawn-winter = Hiver : le problème de l’année est posé ; qui paie un privilège peut le changer.
drawn-spring = Printemps : la plus forte enchère contre le problème donne la chancellerie et la récompense.
drawn-summer = Été : constructions, attaques et corruption, baron après baron.
drawn-autumn = Automne : revenus, générosité royale, taxes.
drawn-chancellor = Chancelier
about-chancellor = Le chancelier pose le problème en hiver et commence chaque saison.
drawn-points = Points de victoire : { $number }
drawn-hand = Cartes en main : { $number }
drawn-problems = Cartes Problème : { $number }
drawn-loot = Butin : { $number ->
    [one] 1 carte
   *[other] { $number } cartes
}
drawn-attack = Si aucun bouclier ne répond, une maison brûle et vous piochez { $number ->
    [one] 1 carte
   *[other] { $number } cartes
} de butin.
drawn-attack-again = Si aucun bouclier ne répond, une autre maison brûle ; il n’y a plus de butin à prendre ici ce tour-ci.
drawn-bribe = Coûte un bouclier à ce baron ; s’il n’en a pas, vous voyez toutes ses cartes.
drawn-ask = Vous tirez à l’aveugle la moitié des cartes de ce baron.
drawn-piece = { $piece }, { $number ->
    [one] 1 point
   *[other] { $number } points
}
drawn-piece-and-privilege = { $piece }, { $number ->
    [one] 1 point
   *[other] { $number } points
} et un privilège
drawn-piece-more = { $piece }, { $number } + { $more } points
drawn-piece-more-and-privilege = { $piece }, { $number } + { $more } points et un privilège
drawn-piece-built = { $piece }, œuvre de { $other }
drawn-reward-scroll = { $number ->
    [one] 1 point
   *[other] { $number } points
} et un privilège
drawn-no-problem = Aucun problème sur la table.
drawn-cross = Croix
drawn-values = Valeur des cartes
drawn-solved = Problèmes résolus
drawn-close = Fermer
drawn-bank = Privilèges à prendre
drawn-in-bank = À la banque, { $resource } : { $number }.
drawn-take-from = Il serait pris à { $other }.
drawn-privilege = Chaque automne, il rapporte une carte de cette sorte prise dans la défausse ({ $resource }). Payé en hiver, il change le problème.
drawn-cathedral = Cathédrale : { $pieces }
drawn-privileges = Privilèges : { $cards }
drawn-privilege-count = { $resource } : { $number }
drawn-your-privileges = Vos privilèges
drawn-pile = Pioche : { $number ->
    [one] 1 carte
   *[other] { $number } cartes
}
drawn-discard = Défausse : { $cards }
drawn-auction = Les enchères
drawn-leads = mène
drawn-needs = il manque { $number }
drawn-group = { $cards }, { $number } en tout
drawn-newest = Revient en main si l’on passe ; les cartes au-dessus seraient perdues.
drawn-laid-short = { $number }, il manque { $needed }
drawn-laid-leads = { $number }, prend la tête
