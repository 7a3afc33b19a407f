### Krieg und Frieden, auf Deutsch.

title = Krieg und Frieden
by = Gerard Mulder, 1999
blurb = Barone werben um die Gunst eines alten Königs: Überbiete die anderen, wenn es gilt, das Problem des Jahres zu lösen, plündere im Sommer ihre Höfe und vollende die Kathedrale.
goal = Habe die meisten Siegpunkte, wenn die Kathedrale vollendet ist.
seat-name = { $number ->
    [0] Löwe
    [1] Lilie
    [2] Turm
   *[3] Rose
}

## Spielweisen

option-strategic = Strategische Variante
about-option-strategic = Drei Problemkarten bleiben in der Schachtel, und wer ein Teil der Kathedrale baut, bekommt auch ein Privileg.
option-light = Leichte Variante
about-option-light = Ein Privileg darf man nur jemandem nehmen, der mindestens ebenso viele Siegpunkte hat.
option-global = Globale Variante
about-option-global = Die strategische und die leichte Variante zusammen; außerdem sucht sich jeder die Grundkarte des Einkommens aus.
option-dagger = Wertung nach Stuart Dagger
about-option-dagger = Eine Urkunde bringt 2 Punkte, die Teile der Kathedrale bringen 2, 2, 2, 3, 3 und 4.
option-deck = Problemkarten
about-option-deck = Wie Urkunden und Kathedralen auf die Problemkarten verteilt sind; die gedruckten Karten sind nirgends beschrieben.
choice-deck-usual = drei und eine
choice-deck-even = zwei und zwei

## Rohstoffe

resource-shield = Schild
resource-cup = Kelch
resource-hammer = Hammer
resource-grain = Korn
some-shield = { $number ->
    [one] 1 Schild
   *[other] { $number } Schilde
}
some-cup = { $number ->
    [one] 1 Kelch
   *[other] { $number } Kelche
}
some-hammer = { $number ->
    [one] 1 Hammer
   *[other] { $number } Hämmer
}
some-grain = { $number } Korn
no-cards = keine Karte

## Probleme und Belohnungen

problem-war = Krieg
problem-taxes = Steuern
problem-revolt = Aufruhr
problem-famine = Hungersnot
reward-scroll = Urkunde
reward-cathedral = Kathedrale
card-war-scroll = Krieg (Urkunde)
card-war-cathedral = Krieg (Kathedrale)
card-taxes-scroll = Steuern (Urkunde)
card-taxes-cathedral = Steuern (Kathedrale)
card-revolt-scroll = Aufruhr (Urkunde)
card-revolt-cathedral = Aufruhr (Kathedrale)
card-famine-scroll = Hungersnot (Urkunde)
card-famine-cathedral = Hungersnot (Kathedrale)
card-cross = Aufruhr (mit dem Kreuz)
piece-nave = Langhaus
piece-first-aisle = erstes Seitenschiff
piece-second-aisle = zweites Seitenschiff
piece-choir = Chor
piece-facade = Fassade
piece-vault = Gewölbe
season-winter = Winter
season-spring = Frühling
season-summer = Sommer
season-autumn = Herbst

## Wozu die Karten gut sind

about-resource-shield = Zählt { $war_shield } im Krieg, { $taxes_shield } gegen Steuern, { $revolt_shield } beim Aufruhr, { $famine_shield } in der Hungersnot. Im Sommer: jemanden angreifen oder einen Angriff abwehren.
about-resource-cup = Zählt { $war_cup } im Krieg, { $taxes_cup } gegen Steuern, { $revolt_cup } beim Aufruhr, { $famine_cup } in der Hungersnot. Im Sommer: jemandes Ritter bestechen.
about-resource-hammer = Zählt { $war_hammer } im Krieg, { $taxes_hammer } gegen Steuern, { $revolt_hammer } beim Aufruhr, { $famine_hammer } in der Hungersnot. Im Sommer: einen Hof in eine Werkstatt verwandeln.
about-resource-grain = Zählt { $war_grain } im Krieg, { $taxes_grain } gegen Steuern, { $revolt_grain } beim Aufruhr, { $famine_grain } in der Hungersnot. Im Sommer: einen Hof bauen.
builds-next = baut das nächste Teil der Kathedrale, für dessen Punkte und { $workshop } dazu für jede eigene Werkstatt, die danach in den Vorrat zurückkehrt. Das Gewölbe beendet das Spiel.
about-card-war-scroll = Schild { $war_shield }, Kelch { $war_cup }, Hammer { $war_hammer }, Korn { $war_grain }. Wer es löst, bekommt { $scroll ->
    [one] 1 Punkt
   *[other] { $scroll } Punkte
} und ein Privileg.
about-card-war-cathedral = Schild { $war_shield }, Kelch { $war_cup }, Hammer { $war_hammer }, Korn { $war_grain }. Wer es löst, { builds-next }
about-card-taxes-scroll = Schild { $taxes_shield }, Kelch { $taxes_cup }, Hammer { $taxes_hammer }, Korn { $taxes_grain }. Wer es löst, bekommt { $scroll ->
    [one] 1 Punkt
   *[other] { $scroll } Punkte
} und ein Privileg.
about-card-taxes-cathedral = Schild { $taxes_shield }, Kelch { $taxes_cup }, Hammer { $taxes_hammer }, Korn { $taxes_grain }. Wer es löst, { builds-next }
about-card-revolt-scroll = Schild { $revolt_shield }, Kelch { $revolt_cup }, Hammer { $revolt_hammer }, Korn { $revolt_grain }. Wer es löst, bekommt { $scroll ->
    [one] 1 Punkt
   *[other] { $scroll } Punkte
} und ein Privileg.
about-card-revolt-cathedral = Schild { $revolt_shield }, Kelch { $revolt_cup }, Hammer { $revolt_hammer }, Korn { $revolt_grain }. Wer es löst, { builds-next }
about-card-famine-scroll = Schild { $famine_shield }, Kelch { $famine_cup }, Hammer { $famine_hammer }, Korn { $famine_grain }. Wer es löst, bekommt { $scroll ->
    [one] 1 Punkt
   *[other] { $scroll } Punkte
} und ein Privileg.
about-card-famine-cathedral = Schild { $famine_shield }, Kelch { $famine_cup }, Hammer { $famine_hammer }, Korn { $famine_grain }. Wer es löst, { builds-next }
about-card-cross = Das Problem des ersten Jahres; es lässt sich nicht ändern. Schild { $revolt_shield }, Kelch { $revolt_cup }, Hammer { $revolt_hammer }, Korn { $revolt_grain }. Wer es löst, { $cross_cathedral ->
    [0] bekommt { $scroll ->
        [one] 1 Punkt
       *[other] { $scroll } Punkte
    } und ein Privileg.
   *[other] { builds-next }
}

## Was in der Schachtel ist

part-value = { $problem }: Schild { $shield }, Kelch { $cup }, Hammer { $hammer }, Korn { $grain }
part-privilege = Privileg: { $resource }
part-piece = { $piece }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
part-house = Haus
part-seal = Siegel zu { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
group-cards = Karten
group-values = Hilfskarte
group-privileges = Privilegien
group-pieces = Kathedrale
group-houses = Häuser
group-seals = Siegel
aspect-shield = Schild
aspect-cup = Kelch
aspect-hammer = Hammer
aspect-grain = Korn
aspect-reward = Belohnung
aspect-points = Punkte

## Was du tun kannst

do-lay = { $card } auslegen
do-pay = Mit dem Privileg { $resource } bezahlen und ändern
do-leave-it = Dabei belassen
do-bid = Bieten: { $resource }
do-take-back = Zurücknehmen: { $resource }
do-confirm = Bestätigen
do-pass = Passen
do-take = Privileg { $resource } nehmen
do-take-from = Privileg { $resource } von { $other } nehmen
do-take-none = Kein Privileg nehmen
do-workshop = Werkstatt eröffnen (1 Hammer)
do-farm = Hof bauen (1 Korn)
do-attack = { $other } angreifen (1 Schild)
do-bribe = { $other } bestechen (1 Kelch)
do-done = Fertig für diesen Sommer
do-defend = Mit einem Schild aus der Hand abwehren
do-defend-with-loot = Mit einem Schild aus der Beute abwehren
do-yield = Nachgeben
do-burn-farm = Einen Hof verlieren
do-burn-workshop = Eine Werkstatt verlieren
do-give = Einen Schild aus der Hand abgeben
do-give-loot = Einen Schild aus der Beute abgeben
do-seen = Gesehen
do-choose = Aussuchen: { $resource }
do-ask = Um die Hälfte der Karten von { $other } bitten
do-ask-nobody = Um nichts bitten
do-discard = Abwerfen: { $resource }

## Was der Zufall tut

nature-draw = Eine Karte wird gezogen: { $resource }
nature-deal = { $card } wird ausgeteilt
nature-first = { $other } ist zuerst Kanzler

## Was gefragt wird

ask-LayProblem = Welches Problem plagt das Reich in diesem Jahr? Lege eine Karte aus.
ask-ChangeProblem = Ausgelegt ist { $card }. Bezahlst du ein Privileg, um das zu ändern?
ask-ExchangeProblem = Lege das neue Problem aus; das alte kommt auf deine Hand.
ask-ReplaceProblem = Das Problem wurde aufgenommen: Du musst ein anderes auslegen.
ask-MakeBid-first = Noch hat niemand geboten: Lege Karten und bestätige, oder passe.
ask-MakeBid = Zu überbieten sind { $high }, du stehst bei { $mine }. Lege Karten dazu und bestätige, oder passe für dieses Jahr{ $lost ->
    [0] .
    [one] {" "}(dabei verlierst du 1 Karte).
   *[other] {" "}(dabei verlierst du { $lost } Karten).
}
ask-MakeBid-cannot = Selbst alle deine Karten überbieten die { $high } nicht: Passe{ $lost ->
    [0] .
    [one] {" "}(du verlierst 1 Karte).
   *[other] {" "}(du verlierst { $lost } Karten).
}
ask-TakePrivilege = Wähle ein Privileg: Es bringt dir jeden Herbst eine Karte seiner Art.
ask-ActInSummer = Baue, greife an, besteche, wie du magst; dann sag, dass du fertig bist.
ask-DefendHouses = { $other } greift dich an: Wehrst du mit einem Schild ab?
ask-DefendHouses-cannot = { $other } greift dich an, und du hast keinen Schild.
ask-BurnHouse = Der Angriff von { $other } gelingt: Welches Haus verlierst du?
ask-BribeKnights = { $other } besticht deine Ritter: Welchen Schild gibst du ab?
ask-ShowHand = { $other } hat keinen Schild. Nur du siehst die Karten von { $other }.
ask-ChooseCard = Such dir die erste Karte deines Einkommens aus.
ask-AskKing = Bittest du den König um die Hälfte der Karten eines Barons, der nicht weniger Punkte hat? Wer sie gibt, darf ein Privileg nehmen.
ask-PayTaxes = { $number ->
    [0] Bestätige, was du abwirfst.
    [one] Du darfst { $limit } Karten behalten: Wirf 1 ab.
   *[other] Du darfst { $limit } Karten behalten: Wirf { $number } ab.
}

thinks-LayProblem = { $seat } wählt das Problem des Jahres.
thinks-ChangeProblem = { $seat } darf das Problem ändern.
thinks-ExchangeProblem = { $seat } hat bezahlt und wählt ein anderes Problem.
thinks-ReplaceProblem = { $seat } muss ein anderes Problem auslegen.
thinks-MakeBid = { $seat } ist beim Bieten.
thinks-TakePrivilege = { $seat } wählt ein Privileg.
thinks-ActInSummer = { $seat } nutzt den Sommer.
thinks-DefendHouses = { $seat } wird von { $other } angegriffen und überlegt.
thinks-BurnHouse = { $seat } wählt das Haus, das verloren geht.
thinks-BribeKnights = { $seat } wurde von { $other } bestochen und muss einen Schild abgeben.
thinks-ShowHand = { $seat } sieht sich die Karten von { $other } an.
thinks-ChooseCard = { $seat } sucht sich eine Karte aus.
thinks-AskKing = { $seat } darf den König um Hilfe bitten.
thinks-PayTaxes = { $seat } entrichtet Abgaben.

decline-ChangeProblem = Das Problem lassen, wie es ist
decline-MakeBid = Für dieses Jahr passen
decline-DefendHouses = Dich nicht wehren

## Was geschehen ist

is-dealt = { $seat } bekommt { $cards }.
first-chancellor = { $seat } ist zuerst Kanzler. Das Problem des ersten Jahres: { $card }.
year-begins = Das Jahr { $year } beginnt.
lays = { $seat } legt { $card } aus.
leaves-it = { $seat } belässt es dabei.
pays-privilege = { $seat } bezahlt ein Privileg ({ $resource }).
changes = { $seat } legt statt { $before } nun { $card } aus.
takes-problem = { $seat } nimmt { $card } auf.
must-lay = { $seat } muss ein anderes Problem auslegen: { $card }.
bids = { $seat } bietet { $cards }, zusammen { $number }.
passes-without-bid = { $seat } passt.
passes = { $seat } passt und nimmt zurück: { $cards }.
passes-and-loses = { $seat } passt, nimmt { $cards } zurück und verliert den Rest.
wins-bidding = { $seat } gewinnt mit { $number } und ist Kanzler.
wins-unopposed = { $seat } bleibt übrig und ist ohne Gebot Kanzler.
gains-scroll = { $seat } bekommt { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
} und darf ein Privileg wählen.
takes-privilege = { $seat } nimmt ein Privileg: { $resource }.
takes-privilege-from = { $seat } nimmt { $other } ein Privileg: { $resource }.
takes-no-privilege = { $seat } nimmt kein Privileg.
builds = { $seat } baut ein Teil der Kathedrale ({ $piece }) für { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}.
scores-workshops = { $number ->
    [one] Eine Werkstatt bringt { $seat } noch 1 Punkt
   *[other] Werkstätten bringen { $seat } noch { $number } Punkte
}.
finishes = Die Kathedrale ist vollendet!
is-done = { $seat } ist für diesen Sommer fertig.
opens-workshop = { $seat } verwandelt einen Hof in eine Werkstatt.
builds-farm = { $seat } baut einen Hof.
attacks = { $seat } greift { $other } an.
yields = { $seat } gibt nach.
defends = { $seat } wehrt mit einem Schild ab.
defends-with-loot = { $seat } wehrt mit einem Schild aus der Beute ab.
burns-farm = { $seat } brennt einen Hof von { $other } nieder.
burns-workshop = { $seat } brennt eine Werkstatt von { $other } nieder.
takes-loot = { $seat } zieht { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
} als Beute.
loot-is = Deine Beute, { $seat }: { $cards }.
bribes = { $seat } besticht die Ritter von { $other }.
shows-hand = { $seat } hat keinen Schild und zeigt { $other } die Karten.
hand-is = { $other } hat { $cards }.
gives-shield = { $seat } gibt einen Schild ab.
gives-shield-of-loot = { $seat } gibt einen Schild aus der Beute ab.
reshuffles = Die Ablage wird gemischt und ist der neue Stapel.
takes-privilege-cards = Privilegien bringen { $seat } aus der Ablage: { $cards }.
chooses-card = { $seat } sucht sich eine Karte aus: { $resource }.
chooses-in-vain = { $seat } möchte { $resource }, doch davon ist nichts mehr da; stattdessen wird gezogen.
draws-income = { $seat } zieht { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
} als Einkommen.
income-is = Dein Einkommen, { $seat }: { $cards }.
asks-king = { $seat } bittet den König um die Hälfte der Karten von { $other }.
takes-half = { $seat } nimmt { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
} von { $other }.
half-is = { $seat } hat { $cards } bekommen.
pays-taxes = Abgaben: { $seat } wirft ab: { $cards }.

## Warum nicht

illegal-no-privilege = Dieses Privileg hast du nicht.
illegal-problem-first = Sag zuerst, ob du das Problem änderst.
illegal-no-such-problem = Diese Problemkarte hast du nicht.
illegal-lay-first = Lege zuerst eine Problemkarte aus.
illegal-bid-too-low = Das Gebot muss höher sein als { $high }.
illegal-no-such-card = Diese Karte hast du nicht.
illegal-not-laid = Diese Karte hast du nicht gelegt.
illegal-bid-first = Biete oder passe zuerst.
illegal-bank-has-none = Davon hat die Bank keines.
illegal-privilege-first = Wähle zuerst ein Privileg oder keines.
illegal-yourself = Das bist du selbst.
illegal-take-from-bank = Davon hat die Bank noch eines.
illegal-holds-none = Dort gibt es keines zu nehmen.
illegal-fewer-points = Dieser Baron hat weniger Punkte als du.
illegal-no-house = Dein Vorrat hat kein Haus mehr.
illegal-no-country = Deine Plätze auf dem Land sind besetzt.
illegal-no-grain = Dazu braucht es eine Kornkarte.
illegal-summer-first = Nutze den Sommer, oder sag, dass du fertig bist.
illegal-nobody-there = Dort spielt niemand.
illegal-no-shield = Dazu braucht es einen Schild.
illegal-nothing-to-burn = Dieser Baron hat kein Haus, das brennen könnte.
illegal-no-cup = Dazu braucht es einen Kelch.
illegal-no-hammer = Dazu braucht es einen Hammer.
illegal-no-site = Deine Plätze an der Kathedrale sind besetzt.
illegal-too-few-farms = Du hättest mehr Werkstätten als Höfe.
illegal-defend-first = Antworte zuerst auf den Angriff.
illegal-burn-first = Wähle zuerst das Haus, das du verlierst.
illegal-give-first = Gib zuerst einen Schild ab.
illegal-look-first = Sieh dir zuerst die Karten an.
illegal-choose-first = Such dir zuerst eine Karte aus.
illegal-nothing-to-give = Dieser Baron hat zu wenige Karten.
illegal-king = Sag zuerst, ob du den König bittest.
illegal-discard-more = Wirf noch { $number } ab.
illegal-enough-discarded = Das genügt: Bestätige, oder nimm eine Karte zurück.
illegal-taxes-first = Entrichte zuerst deine Abgaben.

## Das Ergebnis

account-points = Siegpunkte
account-cards = Rohstoffkarten
account-scrolls = aus Urkunden
account-pieces = aus der Kathedrale
account-workshops = aus Werkstätten

## Die Teile eines Jahres

trail-winter = Winter
trail-bidding = Bieten
trail-reward = Belohnung
trail-summer = Sommer
trail-autumn = Herbst

## Das Brett in Worten

text-table = Der Tisch
text-when = Es ist Jahr { $year }, { $season }.
text-chancellor = { $seat } ist Kanzler.
text-problem = Das Problem des Jahres ist { $card }.
text-worth = Dagegen zählt ein Schild { $shield }, ein Kelch { $cup }, ein Hammer { $hammer } und Korn { $grain }.
text-no-problem = Kein Problem liegt aus.
text-solved = Diese Probleme sind gelöst: { $cards }.
text-pile = { $number ->
    [0] Der Stapel ist leer.
    [one] Im Stapel ist 1 Karte.
   *[other] Im Stapel sind { $number } Karten.
}
text-discard = In der Ablage liegt: { $cards }.
text-discard-empty = Die Ablage ist leer.
text-bank = Die Bank hat diese Privilegien: { $cards }.
text-bank-empty = Die Bank hat kein Privileg mehr.
text-laid = Du hast { $cards } gelegt.
text-laid-bid = Du hast { $cards } gelegt; damit kommt dein Gebot auf { $number }.
text-shown = { $seat } zeigt dir auf der Hand { $cards } und als Beute { $loot }.
text-to-beat = Zu überbieten sind { $number }.
text-group = { $cards } (zusammen { $number })
text-bid = { $seat } hat { $groups } geboten.
text-bid-leads = { $seat } hat { $groups } geboten und führt.
text-no-bid = { $seat } hat noch nicht geboten.
text-passed = { $seat } hat gepasst.
text-missing = Noch nicht gebaut: { $piece }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
text-built = Von { $seat } gebaut: { $piece }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
text-baron = { $seat }: { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}
text-points = { $seat } hat { $scrolls ->
    [one] 1 Punkt
   *[other] { $scrolls } Punkte
} aus Urkunden, { $pieces } aus der Kathedrale und { $workshops } aus Werkstätten.
text-houses = { $seat } hat { $farms ->
    [one] 1 Hof
   *[other] { $farms } Höfe
}, { $workshops ->
    [one] 1 Werkstatt
   *[other] { $workshops } Werkstätten
} und { $reserve ->
    [one] 1 Haus
   *[other] { $reserve } Häuser
} im Vorrat.
text-privileges = { $seat } hat diese Privilegien: { $cards }.
text-no-privileges = { $seat } hat kein Privileg.
text-hand = { $seat } hat { $number ->
    [0] keine Rohstoffkarte auf der Hand.
    [one] 1 Rohstoffkarte auf der Hand.
   *[other] { $number } Rohstoffkarten auf der Hand.
}
text-loot = { $seat } hat { $number ->
    [0] keine Beute.
    [one] 1 Karte Beute.
   *[other] { $number } Karten Beute.
}
text-problems = { $seat } hat { $number ->
    [0] keine Problemkarte.
    [one] 1 Problemkarte.
   *[other] { $number } Problemkarten.
}
text-cards = Im Einzelnen: { $cards }.

## Auf dem Brett

board-when = Jahr { $year }, { $season }
board-cathedral = Kathedrale
board-pile = Stapel { $number }
board-discard = Ablage
board-bank = Bank
board-points = { $number } P.
board-farms = Höfe
board-workshops = Werkstätten
board-reserve = Vorrat
board-hand = Hand { $number }
board-loot = Beute { $number }
board-problems = Probleme { $number }
board-privileges = Privilegien
board-bid = Gebot
board-passed = gepasst
board-none = keine
board-your-hand = Deine Hand
board-your-loot = Deine Beute
board-your-problems = Deine Probleme
board-laid = Gelegt
board-shown = { $other } zeigt dir

## The drawing

drawn-realm = Das Königreich
drawn-year = Jahr { $year }
drawn-when = Jahr { $year } · { $season }
drawn-barony = { $other }: { $farms ->
    [one] 1 Hof
   *[other] { $farms } Höfe
}, { $workshops ->
    [one] 1 Werkstatt
   *[other] { $workshops } Werkstätten
}, { $reserve ->
    [one] 1 Haus im Vorrat
   *[other] { $reserve } Häuser im Vorrat
}
drawn-winter = Winter: Das Problem des Jahres wird gelegt; wer ein Privileg bezahlt, ändert es.
drawn-spring = Frühling: Wer am meisten gegen das Problem bietet, wird Kanzler und erhält den Lohn.
drawn-summer = Sommer: Bauen, Angriffe und Bestechung, Baron für Baron.
drawn-autumn = Herbst: Einkommen, königliche Großmut, Abgaben.
drawn-chancellor = Kanzler
about-chancellor = Der Kanzler legt im Winter das Problem aus und beginnt jede Jahreszeit.
drawn-points = Siegpunkte: { $number }
drawn-hand = Karten auf der Hand: { $number }
drawn-problems = Problemkarten: { $number }
drawn-loot = Beute: { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
drawn-attack = Wenn kein Schild antwortet, brennt ein Haus, und du ziehst { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
} als Beute.
drawn-attack-again = Wenn kein Schild antwortet, brennt noch ein Haus; Beute gibt es hier in diesem Zug nicht mehr.
drawn-bribe = Kostet diesen Baron einen Schild; hat er keinen, siehst du alle seine Karten.
drawn-ask = Du ziehst verdeckt die Hälfte der Karten dieses Barons.
drawn-piece = { $piece }, { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}
drawn-piece-and-privilege = { $piece }, { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
} und ein Privileg
drawn-piece-more = { $piece }, { $number } + { $more } Punkte
drawn-piece-more-and-privilege = { $piece }, { $number } + { $more } Punkte und ein Privileg
drawn-piece-built = { $piece }, gebaut von { $other }
drawn-reward-scroll = { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
} und ein Privileg
drawn-no-problem = Kein Problem liegt aus.
drawn-cross = Kreuz
drawn-values = Was Karten zählen
drawn-solved = Gelöste Probleme
drawn-close = Schließen
drawn-bank = Freie Privilegien
drawn-in-bank = In der Bank, { $resource }: { $number }.
drawn-take-from = Es würde { $other } genommen.
drawn-privilege = Es bringt jeden Herbst eine solche Karte aus der Ablage ({ $resource }). Im Winter bezahlt, ändert es das Problem.
drawn-cathedral = Kathedrale: { $pieces }
drawn-privileges = Privilegien: { $cards }
drawn-privilege-count = { $resource }: { $number }
drawn-your-privileges = Deine Privilegien
drawn-pile = Stapel: { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
drawn-discard = Ablage: { $cards }
drawn-auction = Die Gebote
drawn-leads = führt
drawn-needs = { $number ->
    [one] es fehlt 1
   *[other] es fehlen { $number }
}
drawn-group = { $cards }, { $number } insgesamt
drawn-newest = Kommt beim Passen auf die Hand zurück; die Karten darüber wären verloren.
drawn-laid-short = { $number }, { $needed ->
    [one] es fehlt 1
   *[other] es fehlen { $needed }
}
drawn-laid-leads = { $number }, damit in Führung
