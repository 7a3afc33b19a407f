### World Without End, auf Deutsch.

title = Die Tore der Welt
by = Michael Rieneck und Stefan Stadler, 2009
blurb = Kingsbridge, zwei Jahrhunderte nach seiner Kathedrale: Hilf Brücke und Turm zu bauen, pflege die Opfer der Pest, und behalte genug Getreide, Frömmigkeit und Gold für Kirche und König übrig.
goal = Habe nach vier Kapiteln die meisten Siegpunkte.
seat-name = { $number ->
    [0] Löwe
    [1] Lilie
    [2] Burg
   *[3] Rose
}

## Varianten

option-first_game = Erste Partie
about-option-first_game = Im Kapitel I haben alle nur die sechs Karten mit Stern, und es wird keine Karte verdeckt abgelegt.
option-crest = Wappen am Ende eines Kapitels
about-option-crest = Wie oft das Wappen zwischen der letzten Runde eines Kapitels und der ersten des nächsten weitergeht.
choice-crest-twice = geht zweimal weiter
choice-crest-once = geht einmal weiter
option-goods = Güter
about-option-goods = Ob alle sehen, was die anderen haben.
choice-goods-screens = hinter Sichtschirmen
choice-goods-open = offen

## Güter

good-stone = Stein
good-wood = Holz
good-grain = Getreide
good-wool = Wolle
good-cloth = Tuch
good-piety = Frömmigkeit
good-medical = medizinisches Wissen
good-loyalty = Loyalität
good-gold = Gold
good-points = Siegpunkte
some-stone = { $number ->
    [0] keinen Stein
    [one] 1 Stein
   *[other] { $number } Steine
}
some-wood = { $number ->
    [0] kein Holz
   *[other] { $number } Holz
}
some-grain = { $number ->
    [0] kein Getreide
   *[other] { $number } Getreide
}
some-wool = { $number ->
    [0] keine Wolle
   *[other] { $number } Wolle
}
some-cloth = { $number ->
    [0] kein Tuch
   *[other] { $number } Tuch
}
some-piety = { $number ->
    [0] keine Frömmigkeit
   *[other] { $number } Frömmigkeit
}
some-medical = { $number ->
    [0] kein medizinisches Wissen
   *[other] { $number } medizinisches Wissen
}
some-loyalty = { $number ->
    [0] keine Loyalität
   *[other] { $number } Loyalität
}
some-gold = { $number ->
    [0] kein Gold
   *[other] { $number } Gold
}
some-points = { $number ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $number } Punkte
}
some-nothing = nichts

## Karten

card-grain = Getreide
card-piety = Frömmigkeit
card-material = Baumaterial
card-project = Bauprojekt
card-sell = Wolle und Tuch verkaufen
card-privilege = Privileg
card-house = Hausbau
card-harvest = Ernte
card-donation = Spende
card-cloth = Tuch herstellen
card-medicine = Medizin
card-favour = Gunst

## Bauprojekte

project-bridge = Brücke
project-church = Markuskirche
project-mill = Walkmühle
project-palace = Palast des Priors
project-tower = Turm
project-hospital = Hospital
project-chapel = Marienkapelle

## Die Gunstleiste

space-queen = Königin
space-prior = Prior
space-first-outlaw = Gesetzloser
space-guild = Gilde
space-prioress = Priorin
space-merchant = Kaufmann
space-king = König
space-second-outlaw = Gesetzloser
space-earl = Graf von Shiring
space-bishop = Bischof
favour-gift = { $goods }
favour-holder = { $goods }, wenn du mindestens 1 { $own } hast
favour-each = { $goods } pro { $own }
favour-now = { $favour }, jetzt { $goods }
favour-toll = { $goods } zahlen
owned-stone = Stein
owned-wood = Holz
owned-grain = Getreide
owned-wool = Wolle
owned-cloth = Tuch
owned-piety = Frömmigkeit
owned-medical = medizinisches Wissen
owned-loyalty = Loyalität
owned-gold = Gold
owned-house = eigenem Haus auf dem Plan

## Abgaben und Strafen

duty-piety = Frömmigkeit
duty-grain = Getreide
duty-tax = Steuer
sanction-penance = Buße
sanction-begging = Betteln
sanction-court = königliches Gericht

## Ereignisse

event-i-01 = Die Arbeiten ziehen sich hin
event-i-02 = Ein Rot, das nicht verblasst
event-i-03 = Buonaventura Caroli kauft früh
event-i-04 = Merthins Dach für die Markuskirche
event-i-05 = Die alte Brücke stürzt ein
event-i-06 = Prior Anthony ist tot
event-i-07 = Der Wollmarkt beginnt
event-i-08 = Godwyn sammelt Stimmen
event-i-09 = Fangdämme im Fluss
event-i-10 = Pilger am Schrein des Heiligen
event-i-11 = Tam Hiding an der Straße
event-ii-01 = Der Hexerei angeklagt
event-ii-02 = König Edwards Krieg in Frankreich
event-ii-03 = Ralph Fitzgerald plündert
event-ii-04 = Mit Godwyns Hilfe
event-ii-05 = Caris braucht eine Walkmühle
event-ii-06 = Kein Stein mehr von der Priorei
event-ii-07 = Die Stadt verlangt einen Freibrief
event-ii-08 = Caris geht ins Kloster
event-ii-09 = Scharlach aus Kingsbridge ist Mode
event-ii-10 = Ein Zoll auf die Karren vom Steinbruch
event-ii-11 = Der Markt geht an Shiring verloren
event-iii-01 = Die Pest kommt
event-iii-02 = Die Pest in Kingsbridge
event-iii-03 = Leinenmasken und Essig
event-iii-04 = Ein Hospital auf der Leprainsel
event-iii-05 = Godwyn flieht mit dem Schatz
event-iii-06 = Mutter Cecilia und Graf William werden begraben
event-iii-07 = Nur Mönche dürfen heilen
event-iii-08 = Keine Hände mehr zum Bauen
event-iii-09 = Die Geißler ziehen durch
event-iii-10 = Die Erben der Toten
event-iii-11 = Tagelöhner zum doppelten Lohn
event-iv-01 = Merthins Traum wird wahr
event-iv-02 = Philemons Marienkapelle
event-iv-03 = Caris leitet das neue Hospital
event-iv-04 = Der Hof kleidet sich in Scharlach
event-iv-05 = Das Arbeiterstatut
event-iv-06 = Ralph, Graf von Shiring
event-iv-07 = Thomas Langleys Brief
event-iv-08 = Pacht von der Leprainsel
event-iv-09 = Der Hof hält sich von der Pest fern
event-iv-10 = Philemons Ränke kommen ans Licht
event-iv-11 = Alle Hände an die Stadtmauer

## Was Ereignisse sagen

effect-gain = Alle bekommen { $gain }.
effect-swap = Reihum dürfen alle einmal { $options }.
effect-lasting-swap = Bis zum Ende des Kapitels dürfen alle in jeder Runde einmal { $options }.
effect-choose = Alle müssen, wenn möglich, { $options }.
effect-levy = Alle müssen { $options }: das Erste davon, das möglich ist.
effect-cover-favour = Abgedeckt bis zum Ende des Kapitels: { $spaces }.
effect-cover-market = Bis zum Ende des Kapitels kann { $good } nicht verkauft werden.
effect-uncover-market = Von nun an kann { $good } verkauft werden.
effect-cover-project = Abgedeckt bis zum Ende des Kapitels: { $project }. Ist dieses Bauprojekt vollendet, stattdessen: { $instead }.
effect-cover-projects = Bis zum Ende des Kapitels sind alle unvollendeten Bauprojekte abgedeckt außer diesem: { $project }.
effect-place-project = Ein neues Bauprojekt: { $project }.
effect-finish-project = Sofort vollendet, mit Material aus dem Vorrat: { $project }.
effect-no-actions = In dieser Runde führt niemand eine Aktion aus: Alle legen eine offene und eine verdeckte Karte ungenutzt ab.
effect-remove-house = Reihum nehmen alle eines ihrer Häuser vom Plan.
effect-rents = Alle bekommen den Ertrag eines ihrer Häuser.
effect-hide-cards = Reihum legen alle { $number ->
    [one] 1 Handkarte
   *[other] { $number } Handkarten
} auf ihren verdeckten Stapel.
effect-price = Bis zum Ende des Kapitels bringt 1 { $good } beim Verkauf { $number } Gold.
effect-cube-points = Bis zum Ende des Kapitels bringt { $good } auf diesem Bauprojekt je { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}: { $project }.
effect-patient-points = Bis zum Ende des Kapitels bringt jeder behandelte Kranke { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}.
effect-harvest-most = Bis zum Ende des Kapitels bringt eine Ernte den Ertrag von { $number ->
    [one] nur einem Haus
   *[other] höchstens { $number } Häusern
}.
effect-surcharge = Bis zum Ende des Kapitels kostet { $good }, mit der Karte Baumaterial genommen, { $number } Gold.
effect-pass-reward = Wer bis zum Ende des Kapitels auf eine Aktion verzichtet, bekommt { $gain }.
effect-blind = Bis zum Ende des Kapitels wird die verdeckte Karte blind aus der Hand gezogen, nachdem die offene genutzt ist.
effect-forbid-treating = Bis zum Ende des Kapitels kann niemand Kranke behandeln.
effect-forbid-building = Bis zum Ende des Kapitels kann niemand Material auf ein Bauprojekt legen oder spenden.
effect-then = { $first } { $second }
bargain = { $pay } für { $gain } abgeben
bargain-pay = { $pay } zahlen
bargain-loss = { $pay } verlieren
bargain-or = { $first } oder { $second }

## Wozu die Dinge da sind

about-good-stone = Für Bauprojekte und für Häuser auf Bauplätzen, die Stein verlangen. Es gibt { $stone_count } davon; jeder übrige ist am Ende 1 Punkt wert.
about-good-wood = Für Bauprojekte und für Häuser auf Bauplätzen, die Holz verlangen. Es gibt { $wood_count } davon; jedes übrige ist am Ende 1 Punkt wert.
about-good-grain = Am Ende jedes Kapitels schuldest du { $grain_due }; jedes fehlende kostet { $grain_points ->
    [one] 1 Punkt
   *[other] { $grain_points } Punkte
}. Es gibt { $grain_count } davon.
about-good-wool = Bringt auf dem Markt { $wool_price } Gold oder wird zu Tuch. Es gibt { $wool_count } davon.
about-good-cloth = Bringt auf dem Markt { $cloth_price } Gold, { $cloths ->
    [one] nur eines
   *[other] höchstens { $cloths }
} auf einmal. Es gibt { $cloth_count } davon.
about-good-piety = Am Ende jedes Kapitels schuldest du { $piety_due }; jede fehlende kostet { $piety_points ->
    [one] 1 Punkt
   *[other] { $piety_points } Punkte
}. Der Bischof zählt sie, und sie entscheidet bei Gleichstand. Es gibt { $piety_count } davon.
about-good-medical = Das musst du haben, um Kranke zu behandeln; es wird nie ausgegeben und geht nie verloren. Die Priorin verlangt danach. Es gibt { $medical_count } davon.
about-good-loyalty = Bezahlst du sie, bleibt dir die Strafe für eine versäumte Abgabe erspart. Königin und König verlangen danach, auch das Metall des Turms. Es gibt { $loyalty_count } davon.
about-good-gold = Bezahlt am Ende jedes Kapitels die Steuer, dazu Häuser, Spenden und Gesetzlose. Es geht nie aus. Was am Ende übrig ist, zählt je einen halben Punkt.
about-good-points = Wer am Ende die meisten hat, gewinnt. Niemand fällt unter 0.
about-card-grain = Nimm 1 Getreide vom Feld.
about-card-piety = Nimm 1 Frömmigkeit von der Kathedrale.
about-card-material = Nimm 1 Stein aus dem Steinbruch oder 1 Holz aus dem Wald.
about-card-project = Lege { $cubes ->
    [one] 1 eigenes Baumaterial
   *[other] bis zu { $cubes } eigene Baumaterialien
} auf ein offenes Bauprojekt. Jedes bringt { $cube_points ->
    [one] 1 Punkt
   *[other] { $cube_points } Punkte
}.
about-card-sell = Verkaufe beliebig viel Wolle für je { $wool_price } Gold und { $cloths ->
    [one] 1 Tuch
   *[other] bis zu { $cloths } Tuch
} für { $cloth_price } Gold.
about-card-privilege = Nutze die Karte noch einmal, die du in diesem Kapitel zuletzt genutzt hast.
about-card-house = Zahle { $house_gold } Gold und 1 Stein oder 1 Holz, je nach Bauplatz, und stelle ein Haus auf einen freien Bauplatz. Keine zwei deiner Häuser dürfen den gleichen Ertrag haben.
about-card-harvest = Nimm den Ertrag von { $harvest ->
    [one] einem deiner Häuser
   *[other] bis zu { $harvest } deiner Häuser
}.
about-card-donation = Zahle { $donation_gold } Gold und lege eines deiner Siegel auf ein offenes Bauprojekt. Ist es vollendet, bekommst du seine Belohnung.
about-card-cloth = Verwandle { $weave ->
    [one] 1 Wolle
   *[other] bis zu { $weave } Wolle
} in ebenso viel Tuch.
about-card-medicine = Leiste einen kleinen Dienst für { $service_gold } Gold und { $service_points ->
    [one] 1 Punkt
   *[other] { $service_points } Punkte
}, oder behandle ab Kapitel III Kranke für je { $patient_points ->
    [one] 1 Punkt
   *[other] { $patient_points } Punkte
} und ihren Dank.
about-card-favour = Ziehe den Gunststein ein Feld weiter und nimm die Gunst dort.
about-project-bridge = Braucht { $bridge_wood ->
    [0] { $bridge_stone } Stein
   *[other] { $bridge_stone } Stein und { $bridge_wood } Holz
}. Sie liegt von Anfang an aus.
about-project-church = Braucht { $church_stone } Stein und { $church_wood } Holz. Sie kommt mit einem Ereignis.
about-project-mill = Braucht { $mill_stone } Stein und { $mill_wood } Holz. Sie kommt mit einem Ereignis.
about-project-palace = Braucht { $palace_stone } Stein und { $palace_wood } Holz. Er kommt mit einem Ereignis.
about-project-tower = Braucht { $tower_stone } Stein und { $tower_wood } Holz; dann setzt, wer am loyalsten ist, das Metall auf die Spitze. Er kommt nach Kapitel II.
about-project-hospital = Braucht { $hospital_stone } Stein und { $hospital_wood } Holz. Es kommt mit einem Ereignis. Ist es vollendet, darf, wer gespendet hat, sofort einen Kranken behandeln.
about-project-chapel = Braucht { $chapel_stone } Stein und { $chapel_wood } Holz. Sie kommt mit einem Ereignis.
about-space-queen = { $queen_favour ->
    [one] 1 Punkt
   *[other] { $queen_favour } Punkte
}, wenn du mindestens 1 Loyalität hast.
about-space-prior = { $prior_favour } Frömmigkeit von der Kathedrale.
about-space-first-outlaw = Du zahlst { $first_outlaw_favour } Gold. Ohne das kannst du den Stein nicht hierher ziehen.
about-space-guild = { $guild_favour ->
    [one] 1 Punkt
   *[other] { $guild_favour } Punkte
} für jedes deiner Häuser auf dem Plan.
about-space-prioress = { $prioress_favour ->
    [one] 1 Punkt
   *[other] { $prioress_favour } Punkte
}, wenn du mindestens 1 medizinisches Wissen hast.
about-space-merchant = { $merchant_favour } Wolle aus dem Vorrat.
about-space-king = { $king_favour ->
    [one] 1 Punkt
   *[other] { $king_favour } Punkte
} für jede Loyalität, die du hast.
about-space-second-outlaw = Du zahlst { $second_outlaw_favour } Gold. Ohne das kannst du den Stein nicht hierher ziehen.
about-space-earl = { $earl_favour } Getreide vom Feld.
about-space-bishop = { $bishop_favour ->
    [one] 1 Punkt
   *[other] { $bishop_favour } Punkte
} für jede Frömmigkeit, die du hast.
about-duty-piety = Am Ende des Kapitels geben alle { $piety_due } Frömmigkeit ab. Jede fehlende kostet { $piety_points ->
    [one] 1 Punkt
   *[other] { $piety_points } Punkte
} und führt zur Buße.
about-duty-grain = Am Ende des Kapitels geben alle { $grain_due } Getreide ab. Jedes fehlende kostet { $grain_points ->
    [one] 1 Punkt
   *[other] { $grain_points } Punkte
} und führt zum Betteln.
about-duty-tax = Am Ende des Kapitels verlangt der Würfel von allen { $lowest_tax } bis { $highest_tax } Gold. Jedes fehlende kostet { $gold_points ->
    [one] 1 Punkt
   *[other] { $gold_points } Punkte
} und führt vor das königliche Gericht.
about-sanction-penance = Vor der ersten Runde kommt eine zufällig gezogene Handkarte auf deinen verdeckten Stapel.
about-sanction-begging = In der ersten Runde kein Einkommen.
about-sanction-court = In der ersten Runde keine Aktion: Eine offene und eine verdeckte Karte werden vorher ungenutzt abgelegt.
about-site = Ein Haus kostet hier das gezeigte Material und { $house_gold } Gold. Eine Ernte bringt seinen Ertrag.
about-place = Von Kapitel III an kann hier jemand erkranken. Wer ihn behandelt, bekommt { $patient_points ->
    [one] 1 Punkt
   *[other] { $patient_points } Punkte
} und den Dank des Ortes.
about-tile = So viel medizinisches Wissen braucht es, um den Kranken zu behandeln. Liegt ein Plättchen verdeckt, ist hier noch niemand krank.
about-seal = Zeigt eine Spende an. Ist das Bauprojekt vollendet, bekommst du es zurück.
about-metal = Wer am loyalsten ist, setzt es auf die Spitze, sobald der Turm voll ist, für { $metal_single ->
    [one] 1 Punkt
   *[other] { $metal_single } Punkte
}. Sind mehrere gleich loyal, bekommt jeder { $metal_tied ->
    [one] 1 Punkt
   *[other] { $metal_tied } Punkte
}.
about-pile-open = Die Karten, die in diesem Kapitel offen abgelegt wurden. Am Ende des Kapitels kommen alle auf die Hand zurück.
about-pile-hidden = Die Karten, die in diesem Kapitel verdeckt abgelegt wurden; nur ihr Besitzer kennt sie. Am Ende des Kapitels kommen alle auf die Hand zurück.
about-crest = Wer es hat, ist der aktive Spieler: dreht die Ereigniskarte, nimmt die Gunst und handelt zuerst. Nach jeder Runde geht es nach links weiter.
about-stone = Der Gunststein. Er zieht so weit, wie der Pfeil der Ereigniskarte sagt; der aktive Spieler nimmt die Gunst des Feldes, auf das er kommt.
about-tax-die = Am Ende jedes Kapitels geworfen: So viel Gold schulden alle, { $lowest_tax } bis { $highest_tax }.
about-cover = Was abgedeckt ist, fällt bis zum Ende des Kapitels aus: Eine Gunst wird nicht gezählt, ein Gut nicht verkauft, an einem Bauprojekt nicht gearbeitet.

## Warum eine Karte nichts täte

idle-grain = Auf dem Feld ist kein Getreide mehr.
idle-piety = In der Kathedrale ist keine Frömmigkeit mehr.
idle-material = Weder Stein noch Holz ist zu haben.
idle-project = Du hast kein Material, das ein offenes Bauprojekt aufnehmen kann, oder ein Ereignis verbietet das Bauen.
idle-sell = Du hast nichts, was der Markt jetzt kauft.
idle-privilege = Du hast in diesem Kapitel noch keine Karte genutzt, oder die letzte täte jetzt nichts.
idle-house = Du kannst auf keinem Bauplatz, der dir offensteht, ein Haus bezahlen.
idle-harvest = Du hast kein Haus auf dem Plan.
idle-donation = Du hast kein Siegel oder Gold mehr, kein Bauprojekt steht dir offen, oder ein Ereignis verbietet Spenden.
idle-cloth = Du hast keine Wolle, oder es ist kein Tuch mehr da.
idle-medicine = Jetzt ist für niemanden etwas zu tun.
idle-favour = Das nächste Feld ist ein Gesetzloser, und du kannst nicht zahlen.

## Was in der Schachtel ist

part-metal = Metall
part-house = Haus
part-seal = Siegel
part-tax-die = Steuerwürfel mit { $faces }
part-site = Bauplatz { $number }: für { $material }, Ertrag { $gain }
part-project = { $project }: { $stone } Stein, { $wood } Holz; wer spendet, bekommt { $gain }
part-tile = Pestplättchen mit Wert { $number }
part-place = Ort { $number }: { $gain }
part-event = { $event }. { $effects }
place-house = ein kostenloses Haus
place-material = 1 Stein oder 1 Holz
group-goods = Güter
group-pieces = Spielsteine
group-cards = Aktionskarten
group-favours = Gunstleiste
group-sites = Bauplätze
group-projects = Bauprojekte
group-plague = Pest
group-events = Ereignisse
aspect-effect = Wirkung
aspect-place = Platz
aspect-spaces = Felder
aspect-donor = Belohnung der Spender
aspect-entry = wann es kommt
aspect-range = kleinster und größter Wert
aspect-spread = wie oft jeder
aspect-period = Kapitel
aspect-colour = Farbe
aspect-layout = Ecken und Pfeil
aspect-card = die ganze Karte

## Was du tun kannst

do-turn = Den Pfeil auf { $number } drehen
do-play = „{ $card }“ spielen
do-give-up = Aktion auslassen
do-lay = „{ $card }“ ungenutzt ablegen
do-hide = „{ $card }“ verdeckt ablegen
do-take = 1 { $good } nehmen
do-build = { $project }: 1 { $good } legen
do-sell-wool = 1 Wolle verkaufen
do-sell-cloth = 1 Tuch verkaufen
do-house = Ein Haus auf Bauplatz { $number } bauen
do-harvest = Den Ertrag von Bauplatz { $number } nehmen
do-clear = Das Haus von Bauplatz { $number } nehmen
do-donate = { $project }: spenden
do-weave = { $number } Tuch herstellen
do-serve = Einen kleinen Dienst leisten
do-treat = Den Kranken an Ort { $number } behandeln
do-move-stone = Den Gunststein ziehen
do-swap = Gegen { $good } tauschen
do-trade = Tauschen: { $event }
do-give = { $goods } abgeben
do-lose = { $goods } verlieren
do-spare = 1 Loyalität für die versäumte Abgabe zahlen: { $duty }
do-nothing = Nichts tun
do-enough = Genug

## Was der Zufall tut

nature-first = { $other } bekommt zuerst das Wappen
nature-draw = Das Ereignis ist „{ $event }“
nature-plague = Das Pestplättchen zeigt { $number }
nature-roll = Der Steuerwürfel zeigt { $number }

## Was gefragt wird

ask-TurnCard = Drehe die Ereigniskarte: Ihre Ecken geben das Einkommen, ihr Pfeil zieht für dich den Gunststein.
ask-PlayCard = Spiele eine Karte, oder lass deine Aktion aus.
ask-PlayCard-swap = Spiele eine Karte, oder lass deine Aktion aus. Davor oder danach kannst du { $options }.
ask-LayUnused = Du verzichtest auf deine Aktion: Welche Karte legst du offen und ungenutzt ab?
ask-LayUnused-war = Es ist Krieg, und in dieser Runde handelt niemand: Welche Karte legst du offen und ungenutzt ab?
ask-LayUnused-court = Du stehst vor dem königlichen Gericht und verlierst deine erste Aktion: Welche Karte legst du offen und ungenutzt ab?
ask-HideCard = Welche Karte legst du verdeckt ab? In diesem Kapitel nutzt du sie nicht.
ask-HideMore = Lege { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
} deiner Wahl verdeckt ab.
ask-TakeMaterial = Welches Baumaterial nimmst du?
ask-LayCubes = Lege { $number ->
    [one] 1 Baumaterial
   *[other] bis zu { $number } Baumaterial
} auf ein einziges Bauprojekt.
ask-LayCubes-more = Legst du noch Baumaterial auf dasselbe Bauprojekt ({ $project })?
ask-SellGoods = Wolle bringt { $wool } Gold, Tuch { $cloth }. Was verkaufst du?
ask-BuildHouse = Wo baust du ein Haus? Es kostet { $gold } Gold und 1 Stein oder Holz, wie es der Bauplatz verlangt.
ask-FreeHouse = Der Dank deines Kranken ist ein kostenloses Haus: Wo baust du es?
ask-HarvestHouses = Den Ertrag welches Hauses nimmst du?
ask-AskDonation = Für welches Bauprojekt spendest du?
ask-MakeCloth = Wie viel Tuch stellst du her?
ask-UseMedicine = Leiste einen kleinen Dienst, oder behandle einen Kranken.
ask-UseMedicine-service = Du kannst niemanden behandeln. Leistest du einen kleinen Dienst?
ask-TreatMore = Behandelst du noch einen Kranken? Wissen übrig: { $number }.
ask-TreatOne = Das Hospital ist vollendet: Du darfst einen Kranken behandeln.
ask-ChooseThanks = Dein Kranker dankt dir: Stein oder Holz?
ask-AskFavour = Ziehst du den Stein auf das nächste Feld ({ $space }: { $favour })?
ask-OfferSwap = Willst du { $options }?
ask-ChooseLoss = Du musst { $options }.
ask-LoseHouse = Die Pest: Welches deiner Häuser nimmst du vom Plan?
ask-TakeRent = Pacht: Den Ertrag welches Hauses nimmst du?
ask-UseLoyalty = Dir fehlt: { $duties }. Strafe: { $sanctions }. Zahlst du je 1 Loyalität, um ihr zu entgehen?
ask-UseLoyalty-last = Du hast eine Abgabe versäumt ({ $duties }). Zahlst du Loyalität, um die Punkte nicht zweimal zu verlieren?
ask-SwapOrEnd = Tauschst du noch, bevor dein Zug endet?

thinks-TurnCard = { $seat } dreht die Ereigniskarte.
thinks-PlayCard = { $seat } wählt eine Karte zum Spielen.
thinks-LayUnused = { $seat } wählt eine Karte, die ungenutzt bleibt.
thinks-HideCard = { $seat } wählt eine Karte zum verdeckten Ablegen.
thinks-HideMore = { $seat } wählt Karten zum verdeckten Ablegen.
thinks-TakeMaterial = { $seat } wählt Stein oder Holz.
thinks-LayCubes = { $seat } arbeitet an einem Bauprojekt.
thinks-SellGoods = { $seat } ist auf dem Markt.
thinks-BuildHouse = { $seat } wählt einen Bauplatz.
thinks-FreeHouse = { $seat } darf ein kostenloses Haus bauen.
thinks-HarvestHouses = { $seat } bringt die Ernte ein.
thinks-AskDonation = { $seat } wählt ein Bauprojekt für eine Spende.
thinks-MakeCloth = { $seat } stellt Tuch her.
thinks-UseMedicine = { $seat } übt sich in Medizin.
thinks-TreatMore = { $seat } darf noch einen Kranken behandeln.
thinks-TreatOne = { $seat } darf im Hospital einen Kranken behandeln.
thinks-ChooseThanks = { $seat } wählt den Dank eines Kranken.
thinks-AskFavour = { $seat } darf den Gunststein ziehen.
thinks-OfferSwap = { $seat } darf tauschen.
thinks-ChooseLoss = { $seat } muss einen Verlust wählen.
thinks-LoseHouse = { $seat } muss ein Haus zurücknehmen.
thinks-TakeRent = { $seat } nimmt Pacht ein.
thinks-UseLoyalty = { $seat } darf Loyalität zahlen.
thinks-SwapOrEnd = { $seat } darf noch tauschen.

decline-TakeMaterial = Kein Baumaterial nehmen
decline-LayCubes = Kein Baumaterial mehr legen
decline-SellGoods = Nichts mehr verkaufen
decline-BuildHouse = Kein Haus bauen
decline-FreeHouse = Kein Haus bauen
decline-HarvestHouses = Keinen Ertrag mehr nehmen
decline-AskDonation = Nicht spenden
decline-MakeCloth = Kein Tuch
decline-UseMedicine = Weder Dienst noch Behandlung
decline-TreatMore = Niemanden mehr behandeln
decline-TreatOne = Niemanden behandeln
decline-AskFavour = Den Stein stehen lassen
decline-OfferSwap = Nicht tauschen
decline-UseLoyalty = Die Loyalität behalten
decline-SwapOrEnd = Den Zug ohne Tausch beenden

## Was geschehen ist

first-player = { $seat } bekommt zuerst das Wappen.
period-begins = Das Kapitel { $number ->
    [1] I
    [2] II
    [3] III
   *[other] IV
} beginnt.
round-begins = Runde { $number } beginnt.
draws-event = { $seat } zieht ein Ereignis: { $event }.
event-leaves = Ein altes Ereignis verlässt den Plan: { $event }.
brings-project = Ein neues Bauprojekt liegt aus: { $project }.
covers = Abgedeckt: { $thing }.
cloth-opens = Von nun an kann Tuch verkauft werden.
plague-comes = Die Pest kommt: Ihre Plättchen liegen verdeckt auf allen Orten.
falls-ill = An Ort { $place } erkrankt jemand: Die Behandlung braucht { $number } medizinisches Wissen.
turns-card = { $seat } dreht die Karte: Ihr Pfeil zeigt auf { $number }.
receives = { $seat } bekommt { $goods }.
receives-nothing = { $seat } geht leer aus, denn es ist nichts mehr da: { $goods }.
receives-instead = Davon ist nichts mehr da ({ $goods }): { $seat } bekommt stattdessen 1 Punkt.
begs = { $seat } muss betteln und hat kein Einkommen.
moves-stone = { $seat } zieht den Gunststein { $number ->
    [one] 1 Feld
   *[other] { $number } Felder
} weiter: { $space }.
pays-outlaw = { $seat } zahlt dem Gesetzlosen { $goods }.
pays = { $seat } gibt ab: { $goods }.
plays = { $seat } spielt „{ $card }“.
lays-unused = { $seat } legt „{ $card }“ ungenutzt ab.
hides = { $seat } legt eine Karte verdeckt ab.
hides-card = Die verdeckte Karte von { $seat }: { $card }.
repeats = { $seat } nutzt eine Karte noch einmal: { $card }.
repeats-nothing = { $seat } hat noch keine Karte genutzt, die sich wiederholen ließe.
sells = { $seat } verkauft 1 { $good } für { $gold }.
builds = { $seat } legt 1 { $good } auf ein Bauprojekt ({ $project }) und bekommt { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}.
free-cube = Die Stadt legt von sich aus 1 { $good } auf ein Bauprojekt: { $project }.
finishes = Ein Bauprojekt ist vollendet: { $project }.
sets-metal = { $seat } ist mit { $loyalty } Loyalität am loyalsten, setzt das Metall auf die Spitze und bekommt { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}.
shares-metal = { $seat } gehört mit { $loyalty } Loyalität zu den Loyalsten und bekommt für das Metall { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}.
builds-house = { $seat } baut ein Haus auf Bauplatz { $number }.
clears-house = { $seat } nimmt das Haus von Bauplatz { $number }.
harvests = Bauplatz { $number } bringt { $seat } { $goods }.
harvests-nothing = Bauplatz { $number } bringt { $seat } nichts, denn es ist nichts mehr da: { $goods }.
donates = { $seat } spendet für ein Bauprojekt: { $project }.
heals = { $seat } behandelt den Kranken an Ort { $place } und bekommt { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}.
rolls-tax = { $seat } wirft den Steuerwürfel: Alle schulden { $number } Gold.
pays-contribution = { $seat } entrichtet { $goods }.
misses-contribution = { $seat } entrichtet { $goods } (es fehlt: { $missing }) und verliert { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}.
spared = { $seat } zahlt 1 Loyalität, und die versäumte Abgabe bleibt ohne Folgen: { $duty }.
sanctioned = Auf { $seat } wartet eine Strafe: { $sanction }.
loses-double = { $seat } verliert für die versäumte Abgabe noch { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}: { $duty }.
does-penance = { $seat } tut Buße: Eine Karte wird zufällig gezogen.
goes-to-court = { $seat } steht vor dem königlichen Gericht und verliert die erste Aktion.
counts-rest = { $seat } hat noch { $cubes ->
    [one] 1 Baumaterial
   *[other] { $cubes } Baumaterialien
} und { $gold } Gold; Siegpunkte dafür: { $number }.

## Warum nicht

illegal-outlaw = Der Stein käme auf einen Gesetzlosen, und du könntest nicht zahlen.
illegal-turn-first = Drehe zuerst die Ereigniskarte.
illegal-card-first = Wähle zuerst eine Karte.
illegal-card-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
illegal-take-first = Wähle zuerst Stein oder Holz.
illegal-used-up = Davon ist nichts mehr da.
illegal-no-gold = Du hast nicht genug Gold.
illegal-no-good = Das hast du nicht: { $good }.
illegal-good-covered = Das kann jetzt nicht verkauft werden: { $good }.
illegal-cloth-sold = Mit dieser Karte kannst du nicht mehr Tuch verkaufen.
illegal-sell-first = Verkaufe zuerst etwas, oder sag, dass es genug ist.
illegal-weave = Höchstens so viel: { $number }.
illegal-weave-first = Sag zuerst, wie viel Tuch du herstellst.
illegal-build-first = Lege zuerst Baumaterial, oder sag, dass es genug ist.
illegal-one-project = Alles Baumaterial einer Karte kommt auf dasselbe Bauprojekt.
illegal-no-space = Dieses Bauprojekt hat kein freies Feld dieser Art: { $good }.
illegal-finished = Dieses Bauprojekt ist vollendet.
illegal-project-covered = Dieses Bauprojekt ist abgedeckt.
illegal-project-not-there = Dieses Bauprojekt liegt nicht aus.
illegal-donate-first = Wähle zuerst ein Bauprojekt, oder tu nichts.
illegal-donated = Für dieses Bauprojekt hast du schon gespendet.
illegal-house-first = Wähle zuerst einen Bauplatz.
illegal-site-taken = Auf diesem Bauplatz steht ein Haus.
illegal-same-yield = Du hast schon ein Haus mit diesem Ertrag.
illegal-not-your-house = Dort hast du kein Haus.
illegal-harvested = Dieses Haus hat seinen Ertrag schon gebracht.
illegal-medicine-first = Leiste zuerst einen Dienst, behandle, oder lehne ab.
illegal-treating-forbidden = Ein Ereignis verbietet, Kranke zu behandeln.
illegal-nobody-ill = Dort ist niemand krank.
illegal-too-hard = Dieser Kranke braucht mehr Wissen: { $number }.
illegal-swap = Das kannst du nicht bezahlen, oder davon ist nichts mehr da.
illegal-swap-first = Sag zuerst, ob du tauschst.
illegal-no-such-event = Kein Ereignis auf dem Plan bietet das an.
illegal-swapped = Diesen Tausch hast du in dieser Runde schon genutzt.
illegal-swap-or-end = Tausche, oder sag, dass es genug ist.
illegal-give = Das kannst du nicht wählen.
illegal-give-first = Wähle zuerst, was du verlierst.
illegal-not-missed = Das hast du nicht versäumt.
illegal-loyalty-first = Sag zuerst, ob du Loyalität zahlst.

## Das Ergebnis

account-points = Siegpunkte
account-piety = übrige Frömmigkeit
account-loyalty = übrige Loyalität
account-medical = medizinisches Wissen
account-start = vom Anfang
account-income = aus Einkommen
account-favours = aus Gunst
account-cubes = vom Bauen
account-donations = aus Spenden
account-patients = von Kranken
account-harvests = aus Ernten und Diensten
account-events = aus Ereignissen
account-contributions = für Abgaben verloren
account-left-over = aus übrigem Material und Gold

## Die Teile einer Runde

trail-event = Ereignis
trail-turning = Drehen
trail-actions = Aktionen
trail-contributions = Abgaben

## Im Terminal

board-when = Kapitel { $period }, Runde { $round }
board-lasting = dauerhaft
board-turned = Pfeil auf { $number }
board-turn = Pfeil auf { $number }
board-war = Krieg: In dieser Runde handelt niemand
board-favours = Gunst
board-market = Markt
board-supply = Vorrat
board-sites = Bauplätze
board-plague = Pest
board-covered = abgedeckt
board-finished = vollendet
board-donors-get = für Spender
board-donors-treat = und einen Kranken behandeln
board-points = { $number } P
board-houses = Häuser { $number }
board-seals = Siegel { $number }
board-hand = Hand { $number }
board-hidden = verdeckt { $number }
board-open = offen
board-goods = Güter
board-your-hand = Deine Hand
board-your-hidden = Deine verdeckten Karten
board-none = nichts
board-due = Fällig
board-between = { $least } bis { $most }
board-lacking = es fehlen { $number }

## Auf dem Plan

drawn-period = Kapitel { $period }
drawn-when = Kapitel { $period } · Runde { $round }
drawn-council = Der Rat
drawn-works = Bauprojekte, Steinbruch und Wald
drawn-streets = Bauplätze und Markt
drawn-doors = Die Orte der Pest
drawn-track = Die Gunstleiste
drawn-lands = Vorräte und Markt
drawn-parts = Teile der Stadt
drawn-number = Zeigt der Pfeil hierher, { $number ->
    [0] bleibt der Gunststein stehen
    [one] zieht der Gunststein 1 Feld
   *[other] zieht der Gunststein { $number } Felder
}.
drawn-turn-gain = { $seat }: { $goods }
drawn-no-favour = Der Stein bleibt stehen; keine Gunst.
drawn-space = { $space }: { $favour }
drawn-space-covered = { $space }: abgedeckt bis zum Ende des Kapitels und nicht gezählt.
drawn-no-event = Hier liegt kein Ereignis.
drawn-war = Krieg: In dieser Runde handelt niemand.
drawn-place = Pest: Ort { $number }
drawn-nobody-ill = Ort { $number }: Niemand ist dort krank
drawn-lasting = Es liegt bis zum Ende des Kapitels, oder bis ein drittes es ersetzt.
drawn-price = { $good }: bringt beim Verkauf je { $number } Gold.
drawn-good-covered = Abgedeckt, jetzt nicht zu verkaufen: { $good }.
drawn-supply = { $good }: noch { $number } im Vorrat.
drawn-site = Bauplatz { $number }: kostet 1 { $material } und { $gold } Gold, Ertrag { $goods }.
drawn-site-taken = Bauplatz { $number }: Haus von { $seat }, bringt { $goods }.
drawn-project-open = { $project }: offen für Bau und Spenden.
drawn-project-covered = { $project }: abgedeckt, geschlossen bis zum Ende des Kapitels.
drawn-project-finished = { $project }: vollendet.
drawn-project-absent = { $project }: noch nicht im Spiel; ein Ereignis bringt es.
drawn-cubes = Stein { $stone } von { $stones }, Holz { $wood } von { $woods }.
drawn-stones = Stein { $stone } von { $stones }.
drawn-donor-gain = Wer spendet, bekommt { $goods }, wenn es vollendet ist.
drawn-donor-treats = Wer gespendet hat, darf außerdem sofort einen Kranken behandeln.
drawn-donors = Gespendet: { $donors }.
drawn-metal = Dann setzt, wer am loyalsten ist, das Metall auf die Spitze und bekommt { $metal_single ->
    [one] 1 Punkt
   *[other] { $metal_single } Punkte
}; sind mehrere gleich loyal, bekommt jeder { $metal_tied ->
    [one] 1 Punkt
   *[other] { $metal_tied } Punkte
}.
drawn-door = Ort { $number }: Niemand ist krank. Dank für die Behandlung: { $thanks }.
drawn-door-tile = Ort { $number }: Ein Plättchen liegt verdeckt. Dank für die Behandlung: { $thanks }.
drawn-ill = Ort { $number }: Jemand ist krank. Die Behandlung braucht { $tile } medizinisches Wissen und bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}; Dank: { $thanks }.
drawn-free-house = ein kostenloses Haus
drawn-service = Ein kleiner Dienst, statt Kranke zu heilen: { $service_gold } Gold und { $service_points ->
    [one] 1 Punkt
   *[other] { $service_points } Punkte
}.
drawn-points = Siegpunkte: { $number }.
drawn-goods = Güter: { $goods }.
drawn-crest = Hat das Wappen: dreht die Ereigniskarte und handelt zuerst
drawn-hand = Handkarten: { $number }.
drawn-laid = Offen abgelegt: { $cards }.
drawn-last = Zuletzt genutzt: { $card }.
drawn-hidden = Verdeckte Karten: { $number }
drawn-these = Im Einzelnen: { $cards }.
drawn-houses = Häuser im Vorrat: { $number }
drawn-seals = Siegel im Vorrat: { $number }
drawn-sanction = Strafe: { $sanction }.
drawn-your-cards = Deine Karten
drawn-your-goods = Deine Güter, und was am Ende des Kapitels fällig ist
drawn-card-laid = Offen abgelegt: Sie kommt mit dem nächsten Kapitel zurück.
drawn-card-hidden = Verdeckt: Sie kommt mit dem nächsten Kapitel ungenutzt zurück.
drawn-card-away = Nicht unter deinen Karten.
drawn-card-last = Die Karte, die du zuletzt genutzt hast: Das Privileg wiederholt sie.
drawn-held = { $good }: { $number }.
drawn-due = Fällig am Ende des Kapitels: { $due }.
drawn-due-lacking = Fällig am Ende des Kapitels: { $due }. { $lacking ->
    [one] Dir fehlt 1
   *[other] Dir fehlen { $lacking }
}; je fehlendes verlierst du { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
drawn-due-sanction = Dazu kommt eine Strafe ({ $sanction }): { $about }
drawn-due-last = Es sind die letzten Abgaben: Die Punkte gehen zweimal verloren.
drawn-settled = Ende des Kapitels { $period }: Du hast { $goods } entrichtet.
drawn-settled-missed = Dir fehlte { $goods }; das kostete dich { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}.
drawn-turned = Der Pfeil zeigt auf { $number }.
drawn-stone = Hier steht der Gunststein.
drawn-event = Ereignis: { $event }. { $effects }
drawn-events = Dauerhafte Ereignisse
drawn-market = Markt
short-grain = Ge­treide
short-piety = Fröm­mig­keit
short-material = Bau­material
short-project = Bau­projekt
short-sell = Ver­kauf
short-privilege = Privi­leg
short-house = Haus­bau
short-harvest = Ernte
short-donation = Spende
short-cloth = Tuch
short-medicine = Medi­zin
short-favour = Gunst
short-project-bridge = Brücke
short-project-church = Markus­kirche
short-project-mill = Walk­mühle
short-project-palace = Palast des Priors
short-project-tower = Turm
short-project-hospital = Hos­pital
short-project-chapel = Marien­kapelle
