### Duell der Baumeister, auf Deutsch.

title = Duell der Baumeister
by = Stefan Feld, 2009
blurb = Kathedrale gegen Burg: Beanspruche Linien von Vorteilskarten, wirf Siegel um die Karte, die ihr beide wollt, und baue schneller als dein Gegenüber.
seat-name = { $number ->
    [0] Prior Philip
   *[1] Bischof Waleran
}
seat-about = { $number ->
    [0] baut die Kathedrale, gewinnt, wenn alles gleich ist
   *[1] baut die Burg, ist zuerst an der Macht
}

## Rohstoffe und Baustoffe

raw-wood = Holz
raw-sand = Sand
raw-stone = Stein
raw-wool = Wolle
raw-ore = Erz
piece-beam = Balken
piece-mortar = Mörtel
piece-brick = Quader
piece-cloth = Tuch
piece-bell = Glocke
piece-bars = Eisengitter

## Karten

card-power = Machtwechsel
card-income = Einkommen { $number }
card-influence = Einfluss
card-wood = Holz
card-sand = Sand
card-stone = Stein
card-wool = Wolle
card-ore = Erz
card-carpenter = Zimmermann ({ $number })
card-mixer = Mörtelmischer ({ $number })
card-mason = Steinmetz ({ $number })
card-weaver = Weber ({ $number })
card-founder = Glockengießer ({ $number })
card-market = Markt
card-journeyman = Geselle
card-labourers = Tagelöhner
card-pedlar = Hausierer
card-guild-master = Zunftmeister
card-letter = Fürbittschreiben
card-tom = Tom Builder
card-aliena = Aliena
card-jack = Jack
card-ellen = Ellen
card-francis = Francis
card-alfred = Alfred Builder
card-regan = Regan Hamleigh
card-remigius = Remigius
card-william = William Hamleigh
card-henry = Heinrich von Blois

## Was die Karten tun

about-card-power = Der Machtmarker kommt zu dir oder bleibt bei dir.
about-card-income = Nimm { $number } Gold aus der Bank.
about-card-influence = Kaufe beliebig viele Siegel vom Siegelstapel, je { $seal_price } Gold.
about-card-wood = Nimm 1 Holz aus deinem Vorrat.
about-card-sand = Nimm 1 Sand aus deinem Vorrat.
about-card-stone = Nimm 1 Stein aus deinem Vorrat.
about-card-wool = Nimm { $wool_card } Wolle aus deinem Vorrat.
about-card-ore = Nimm 1 Erz aus deinem Vorrat.
about-card-carpenter = Wandle beliebig viel Holz in Balken um, je { $number } Gold.
about-card-mixer = Wandle beliebig viel Sand in Mörtel um, je { $number } Gold.
about-card-mason = Wandle beliebig viel Stein in Quader um, je { $number } Gold.
about-card-weaver = Wandle beliebig viel Wolle in Tuch um, je { $number } Gold.
about-card-founder = Wandle Erz für { $number } Gold in eine Glocke (oder ein Eisengitter) um.
about-card-market = Verkaufe Wolle für je { $wool_price } Gold, dann kaufe bis zu { $market_goods } Rohstoffe für je { $market_price } Gold.
about-card-journeyman = Zum Aufheben. Einmal: Wandle 1 Holz, 1 Sand oder 1 Stein kostenlos um.
about-card-labourers = Zum Aufheben. Einmal: Jeder Baustoff, den du im Durchgang einbaust, kostet nur { $labourers_piece } Gold.
about-card-pedlar = Zum Aufheben. Einmal: Nimm 1 beliebigen Rohstoff aus deinem Vorrat.
about-card-guild-master = Zum Aufheben. Einmal: Wandle beliebig viele Rohstoffe einer Sorte um, je { $guild_master_price } Gold.
about-card-letter = Zum Aufheben. Einmal, wenn du im Konflikt zurückliegst: Zähle { $letter } zu deiner Summe.
effect-card-journeyman = Wandle 1 Holz, 1 Sand oder 1 Stein kostenlos um.
effect-card-labourers = Ab jetzt kostet jeder Baustoff, den du in diesem Durchgang einbaust, nur { $labourers_piece } Gold.
effect-card-pedlar = Nimm 1 beliebigen Rohstoff aus deinem Vorrat.
effect-card-guild-master = Wandle beliebig viele Rohstoffe einer Sorte um, je { $guild_master_price } Gold.
effect-card-letter = Wenn du im Konflikt zurückliegst: Zähle { $letter } zu deiner Summe.
about-card-tom = Nur für Philip. Ein Baustoff, den du in diesem Durchgang einbaust, ist kostenlos und macht die anderen nicht teurer.
about-card-aliena = Nur für Philip. Nimm { $wool_card } Wolle, dann verkaufe beliebig viel Wolle für je { $trader_wool } Gold.
about-card-jack = Nur für Philip. Wandle 1 beliebigen Rohstoff kostenlos um.
about-card-ellen = Nur für Philip. Waleran gibt dir bis zu { $toll } Gold.
about-card-francis = Nur für Philip. Nimm den Machtmarker und das oberste Siegel.
about-card-alfred = Nur für Waleran. Ein Baustoff, den du in diesem Durchgang einbaust, ist kostenlos und macht die anderen nicht teurer.
about-card-regan = Nur für Waleran. Nimm { $wool_card } Wolle, dann verkaufe beliebig viel Wolle für je { $trader_wool } Gold.
about-card-remigius = Nur für Waleran. Wandle 1 beliebigen Rohstoff kostenlos um.
about-card-william = Nur für Waleran. Philip gibt dir bis zu { $toll } Gold.
about-card-henry = Nur für Waleran. Nimm den Machtmarker und das oberste Siegel.

## Was in der Schachtel ist

part-section = { $seat }, Bauabschnitt { $section }: { $first }, { $second }, { $third }
part-marker = { $raw } / { $piece }
part-seal = Neutrales Siegel { $low }/{ $high }
part-personal-seal = Persönliches Siegel { $low }/{ $high }
part-coin = { $worth }er-Münze
part-power-token = Machtmarker
part-claim-marker = Spielfigur
aspect-class = Art
aspect-name = Name
aspect-effect = Wirkung
aspect-numbers = Zahlen
aspect-faces = Seiten
aspect-materials = Baustoffe
aspect-bonus = Bonus

## Was du tun kannst

do-claim-row = Reihe { $line }
do-claim-column = Spalte { $line }
do-claim-diagonal = Diagonale { $line ->
    [1] ↘
   *[2] ↙
}
do-throw = Ein { $seal }-Siegel werfen
do-throw-personal = Dein persönliches Siegel werfen (letzter Wurf)
do-give-up = Die Karte aufgeben
do-keep = Ein { $seal }-Siegel behalten
do-keep-none = Keines behalten
do-use = { $card } nutzen
do-play = { $card } ausspielen
do-leave-cards = Den Rest ungenutzt lassen
do-take = 1 { $raw } nehmen
do-convert = 1 { $raw } umwandeln
do-sell-wool = 1 Wolle verkaufen
do-buy-seal = Ein Siegel kaufen
do-install = 1 { $piece } in Bauabschnitt { $section } einbauen
do-enough = Weiter
do-end-turn = Nichts mehr einbauen
grave-do-give-up = Dein Gegenüber gewinnt die umkämpfte Karte.
grave-do-keep-none = Alle deine geworfenen Siegel kommen unter den Siegelstapel.
grave-do-leave-cards = Die übrigen Karten werden ungenutzt abgelegt.

## Was der Zufall tut

nature-draw = Ausgelegt: { $card }
nature-falls = Das Siegel zeigt { $number }
nature-turn = Ein { $seal }-Siegel kommt vom Siegelstapel

## Was gefragt ist

ask-ClaimFirst = Du bist an der Macht: Beanspruche drei Karten in gerader Linie.
ask-ClaimSecond = Beanspruche eine Linie in einer anderen Richtung.
ask-ThrowSeal-first = Wirf ein Siegel um die umkämpfte Karte; bei Gleichstand gewinnt, wer an der Macht ist.
ask-ThrowSeal = Du liegst { $mine } zu { $theirs } zurück, es fehlen { $need }: Wirf weiter oder gib auf.
ask-ThrowSeal-tie = Gleichstand bei { $sum }, da gewinnt, wer an der Macht ist: Wirf weiter oder gib auf.
ask-KeepSeal = Die Karte ist verloren: Behalte ein geworfenes Siegel.
ask-UseCards = Nutze deine Karten nacheinander, in beliebiger Reihenfolge.
ask-Influence = Kaufe Siegel vom Siegelstapel für je { $price } Gold, eines nach dem anderen.
ask-SellWool = Wolle für je { $price } Gold verkaufen?
ask-WoolTrader = Wolle mit dieser Karte für je { $price } Gold verkaufen?
ask-BuyGoods = Rohstoffe für je { $price } Gold kaufen, höchstens noch { $left }?
ask-Pedlar = Nimm einen Rohstoff aus deinem Vorrat.
ask-Craftsman = Wandelst du { $raw } für je { $price } Gold in { $piece } um?
ask-Artist = Welchen Rohstoff wandelst du kostenlos um?
ask-Journeyman = Was wandelst du kostenlos um: Holz, Sand oder Stein?
ask-GuildMaster = Rohstoffe welcher Sorte wandelst du für je { $price } Gold um?
ask-BonusConversions = { $left ->
    [one] Bonus von Bauabschnitt III: Wandle noch ein Holz, einen Sand oder einen Stein kostenlos um.
   *[other] Bonus von Bauabschnitt III: Wandle bis zu { $left } Holz, Sand oder Stein kostenlos um.
}
ask-Build = Baue Baustoffe in einen Bauabschnitt ein: { $price ->
    [0] Der nächste ist kostenlos.
   *[other] Der nächste kostet { $price } Gold.
}
ask-Build-nothing = In deinem Lager liegt kein fertiger Baustoff.
ask-Build-section = In diesem Durchgang baust du an Bauabschnitt { $section }, und nichts mehr aus deinem Lager passt dorthin.
ask-Build-no-place = Kein fertiger Baustoff deines Lagers passt auf einen freien Platz.
ask-Build-finished = Bauabschnitt { $section } ist vollendet, mehr baust du in diesem Durchgang nicht.
ask-Build-kept = Noch lässt sich nichts aus deinem Lager einbauen; eine aufgehobene Karte kann helfen.
ask-Build-no-gold = Der nächste Baustoff kostet { $price } Gold, du hast { $gold }.

thinks-ClaimFirst = { $seat } wählt eine Linie.
thinks-ClaimSecond = { $seat } wählt eine Linie, die die andere kreuzt.
thinks-ThrowSeal = { $seat } überlegt: ein Siegel werfen oder die Karte aufgeben?
thinks-KeepSeal = { $seat } verliert die Karte und darf ein Siegel behalten.
thinks-UseCards = { $seat } nutzt die eigenen Karten.
thinks-Influence = { $seat } darf Siegel kaufen.
thinks-SellWool = { $seat } darf Wolle verkaufen.
thinks-WoolTrader = { $seat } darf Wolle verkaufen.
thinks-BuyGoods = { $seat } ist auf dem Markt.
thinks-Pedlar = { $seat } handelt mit dem Hausierer.
thinks-Craftsman = { $seat } lässt Rohstoffe umwandeln.
thinks-Artist = { $seat } wählt einen Rohstoff zum Umwandeln.
thinks-Journeyman = { $seat } lässt den Gesellen arbeiten.
thinks-GuildMaster = { $seat } lässt den Zunftmeister arbeiten.
thinks-BonusConversions = { $seat } wandelt kostenlos Rohstoffe um.
thinks-Build = { $seat } baut.

decline-Influence = Kein Siegel mehr kaufen
decline-SellWool = Keine Wolle mehr verkaufen
decline-BuyGoods = Nichts mehr kaufen
decline-Pedlar = Nichts nehmen
decline-WoolTrader = Keine Wolle mehr verkaufen
decline-Craftsman = Nichts mehr umwandeln
decline-GuildMaster = Nichts mehr umwandeln
decline-BonusConversions = Nichts mehr umwandeln
decline-Artist = Nichts umwandeln
decline-Journeyman = Nichts umwandeln

## Was geschehen ist

turn-begins = Runde { $round }, Durchgang { $turn }: Neun Karten von Stapel { $deck } werden ausgelegt.
claims = { $seat } beansprucht { $line }.
contested = Umkämpfte Karte: { $card }.
throws = { $seat } wirft { $seal }: { $number } (Summe { $sum }).
seal-personal = das persönliche Siegel
seal-neutral = ein { $seal }-Siegel
pleads = { $seat } legt ein Fürbittschreiben vor: +{ $number } (Summe { $sum }).
gives-up = { $seat } gibt die Karte auf.
wins-conflict = { $seat } gewinnt den Konflikt, { $mine } zu { $theirs }.
wins-tie = { $seat } gewinnt den Konflikt: { $sum } zu { $sum }, und die Macht entscheidet.
keeps = { $seat } behält ein { $seal }-Siegel.
uses = { $seat } nutzt { $card }.
plays = { $seat } spielt { $card } aus.
leaves-cards = { $seat } nutzt die übrigen Karten nicht.
hands-back = { $seat } gibt { $card } ungenutzt zurück.
takes-power = { $seat } nimmt den Machtmarker.
keeps-power = { $seat } behält den Machtmarker.
takes-gold = { $seat } bekommt { $number } Gold.
takes-toll = { $other } gibt { $seat } { $number } Gold.
sells-wool = { $seat } verkauft 1 Wolle für { $number } Gold.
takes-seal = { $seat } nimmt ein { $seal }-Siegel.
takes-raw = { $number ->
    [0] { $seat } geht leer aus: { $raw } fehlt im Vorrat.
   *[other] { $seat } nimmt { $number } { $raw }.
}
converts = { $seat } wandelt { $price ->
    [0] kostenlos 1 { $raw } in 1 { $piece }
   *[other] 1 { $raw } für { $price } Gold in 1 { $piece }
} um.
installs = { $seat } baut { $price ->
    [0] kostenlos 1 { $piece } in Bauabschnitt { $section }
   *[other] 1 { $piece } für { $price } Gold in Bauabschnitt { $section }
} ein.
finishes = { $seat } vollendet Bauabschnitt { $section }.
ends-turn = { $seat } baut in diesem Durchgang nichts mehr ein.
completes = { $seat } vollendet das Bauwerk!
last-round-over = Die letzte Runde ist vorbei und das Spiel damit auch.

## Warum nicht

illegal-same-direction = Deine Linie muss in eine andere Richtung laufen als die deines Gegenübers.
illegal-claim-first = Beanspruche zuerst eine Linie.
illegal-must-throw = Beide müssen mindestens ein Siegel werfen.
illegal-personal-thrown = Nach dem persönlichen Siegel kannst du nicht mehr werfen.
illegal-no-such-seal = Dieses Siegel hast du nicht.
illegal-conflict-first = Zuerst muss der Konflikt entschieden sein.
illegal-finish-card = Führe zuerst die angefangene Karte zu Ende aus.
illegal-not-this-material = Diesen Rohstoff verarbeitet der Handwerker nicht.
illegal-no-raw-material = Davon hast du nichts in deinem Lager.
illegal-reserve-empty = Davon ist nichts mehr in deinem Vorrat.
illegal-no-gold = Dein Gold reicht nicht.
illegal-card-not-kept = Diese Karte hast du nicht.
illegal-only-in-conflict = Das Fürbittschreiben hilft nur in einem Konflikt.
illegal-card-of-no-use = Diese Karte würde jetzt nichts bewirken.
illegal-not-your-card = Diese Karte nützt nur deinem Gegenüber.
illegal-card-not-claimed = Diese Karte hast du nicht beansprucht oder schon genutzt.
illegal-cards-first = Nutze zuerst deine Karten oder lass sie ungenutzt.
illegal-build-or-end = Baue etwas ein, spiele eine aufgehobene Karte aus oder baue nichts mehr ein.
illegal-one-section = Du arbeitest pro Durchgang nur an einem Bauabschnitt.
illegal-no-such-piece = Diesen Baustoff hast du nicht in deinem Lager.
illegal-no-free-place = In diesem Bauabschnitt ist dafür kein Platz frei.

## Das Ergebnis

account-sections = Vollendete Bauabschnitte
account-pieces = Eingebaute Baustoffe
account-gold = Gold
account-philip = Ist alles gleich: Philip

## Gruppen des Spielmaterials

group-cards = Vorteilskarten
group-sections = Bauwerkskarten
group-markers = Marker
group-seals = Siegel
group-coins = Münzen
group-tokens = Machtmarker und Figuren

## Auf dem Spielfeld am Terminal

goal = Vollende deine drei Bauabschnitte vor deinem Gegenüber.
board-when = Runde { $round }/{ $rounds }, Durchgang { $turn }/{ $turns }
board-deck = Stapel { $deck }: noch { $left }
board-bank = Bank { $number }
board-stack = Siegelstapel
board-gold = Gold
board-seals = Siegel
board-own-seal = persönlich
board-only-personal = nur eigenes
board-sum = Summe { $sum }
board-power = Macht
board-none = leer
board-reserve = Vorrat
board-raw = roh
board-worked = fertig
board-philip-builds = die Kathedrale
board-waleran-builds = die Burg
board-works = { $raw } › { $piece ->
    [Eisengitter] Gitter
   *[other] { $piece }
}

## Der Ablauf eines Durchgangs

trail-claims = Ansprüche
trail-conflict = Konflikt
trail-cards = Karten
trail-building = Bauen

## Das Brett in Worten

text-square = Das Quadrat der neun Karten
text-claimed = beansprucht von { $seat }
text-contested = umkämpft
text-used = genutzt
text-empty = leer
text-table = Der Tisch
text-power = { $seat } hat den Machtmarker.
text-stack = Siegelstapel: { $number ->
    [0] nichts Unbekanntes
    [one] oben ein unbekanntes Siegel
   *[other] oben { $number } unbekannte Siegel
}{ $seals ->
    [none] .
   *[other] ; darunter, von oben: { $seals }.
}
text-discards = Abgelegt von Stapel { $deck }: { $cards }.
text-conflict-open = Im Konflikt hat { $seat } { $first }, { $other } hat { $second }.
text-conflict-won = { $seat } hat den Konflikt gewonnen.
text-next-piece = { $price ->
    [0] Der nächste Baustoff ist kostenlos.
   *[other] Der nächste Baustoff kostet { $price } Gold.
}
text-builds-cathedral = { $seat } baut die Kathedrale
text-builds-castle = { $seat } baut die Burg
text-gold = Gold
text-seals = Siegel
text-personal-ready = das persönliche Siegel
text-camp-raw = Rohstoffe im Lager
text-camp-worked = Fertige Baustoffe im Lager
text-reserve = Vorrat
text-kept = Aufgehobene Karten
text-to-use = Noch zu nutzende Karten
text-none = nichts
text-count = { $number } { $thing }
text-section = Bauabschnitt { $section }
text-stands = { $piece }: steht
text-missing = { $piece }: fehlt

## Auf dem gezeichneten Tisch

drawn-carpenter = Zimmermann
drawn-mixer = Mörtelmischer
drawn-mason = Steinmetz
drawn-weaver = Weber
drawn-founder = Glockengießer
drawn-income = Einkommen
drawn-cost = { $number ->
    [0] kostenlos
   *[other] kostet { $number } Gold
}
drawn-gain = bringt { $number } Gold
drawn-line = Die Karten: { $first }, { $second }, { $third }.
drawn-claimed = beansprucht von { $side ->
    [0] Philip
   *[1] Waleran
}
drawn-used = genutzt
drawn-contested = umkämpft
drawn-deck = Stapel { $deck }, { $left ->
    [one] noch 1 Karte
   *[other] noch { $left } Karten
}
drawn-discards = Abgelegte Karten
drawn-discards-of = Stapel { $deck }
drawn-close = Schließen
drawn-stack = Siegelstapel: { $unseen } verdeckt
drawn-stack-seen = { $unseen ->
    [0] Siegelstapel: { $seals }
   *[other] Siegelstapel: { $unseen } verdeckt, danach { $seals }
}
drawn-bank = In der Bank: { $number } Gold
drawn-section = Bauabschnitt { $section }
drawn-place = Bauabschnitt { $section }, { $piece }: { $built ->
    [yes] eingebaut
   *[no] noch offen
}
drawn-bonus-I = Wer Abschnitt I zuerst fertigstellt, nimmt { $bonus_seals ->
    [one] das oberste Siegel
   *[other] die obersten { $bonus_seals } Siegel
} vom Stapel.
drawn-bonus-II = Wer Abschnitt II zuerst fertigstellt, nimmt { $bonus_gold } Gold aus der Bank.
drawn-bonus-III = Wer Abschnitt III zuerst fertigstellt, wandelt bis zu { $bonus_conversions } Holz, Sand oder Stein kostenlos um.
drawn-bonus-gone = Dieser Bonus ist vergeben.
drawn-bonuses = Wer zuerst fertig ist, bekommt: { $bonuses }.
drawn-goods = { $name }: { $number }
drawn-reserve = Vorrat
drawn-raw = Roh
drawn-worked = Fertig
drawn-in-reserve = Im Vorrat, { $raw }: { $number }
drawn-in-camp = Im Lager, { $raw }: { $number }
drawn-kind = Im Lager: { $camp } { $raw }, { $worked } { $piece }. Im Vorrat: { $away } { $raw }.
drawn-seal = { $seal }-Siegel: { $number }
drawn-personal = Persönliches Siegel { $seal }
drawn-personal-out = Persönliches Siegel { $seal }, geworfen
drawn-shows = { $seal }-Siegel: zeigt { $number }
drawn-lies = { $seal }-Siegel, geworfen
drawn-letter = Fürbittschreiben: { $number }
drawn-sum = Summe { $sum }
drawn-wins = Summe { $sum }: gewinnt die Karte
drawn-power = An der Macht: wählt zuerst, gewinnt bei Gleichstand
drawn-kept = Aufgehobene Karten
drawn-figure-seals = Siegel: { $number }
drawn-deck-about = Jede Karte eines Stapels kommt einmal in der Runde; die Ablage zeigt, welche schon da waren.

## Kurze Wörter für enge Stellen: Baustoffe in vier Buchstaben, Wirkungen in ein, zwei Dutzend

brief-piece-beam = Balk
brief-piece-mortar = Mört
brief-piece-brick = Quad
brief-piece-cloth = Tuch
brief-piece-bell = Gloc
brief-piece-bars = Gitt
brief-bonus-I = I { $bonus_seals } Siegel
brief-bonus-II = II { $bonus_gold } Gold
brief-bonus-III = III { $bonus_conversions ->
    [one] { $bonus_conversions } Umwandlung
   *[other] { $bonus_conversions } Umwandlungen
}
brief-card-power = Machtmarker
brief-card-income = +{ $number } Gold
brief-card-influence = Siegel für je { $seal_price } Gold
brief-card-wood = +1 Holz
brief-card-sand = +1 Sand
brief-card-stone = +1 Stein
brief-card-wool = +{ $wool_card } Wolle
brief-card-ore = +1 Erz
brief-card-carpenter = Holz→Balken
brief-card-mixer = Sand→Mörtel
brief-card-mason = Stein→Quader
brief-card-weaver = Wolle→Tuch
brief-card-founder = Erz→Glocke
brief-card-market = Wolle→Gold, { $market_goods } Käufe
brief-card-journeyman = 1 gratis wandeln
brief-card-labourers = Einbau je { $labourers_piece }
brief-card-pedlar = +1 nach Wahl
brief-card-guild-master = Gewerk je { $guild_master_price }
brief-card-letter = hinten: +{ $letter }
brief-card-tom = Einbau für 0
brief-card-aliena = +{ $wool_card } Wolle, Verkauf
brief-card-jack = 1 gratis wandeln
brief-card-ellen = Tribut: +{ $toll } Gold
brief-card-francis = Macht, Siegel
brief-card-alfred = Einbau für 0
brief-card-regan = { $wool_card } Wolle→Gold
brief-card-remigius = 1 gratis wandeln
brief-card-william = Tribut: +{ $toll } Gold
brief-card-henry = Macht, Siegel

## Was die Dinge auf dem Tisch sind

drawn-to-build = Noch zu bauen: { $sections }.
about-seal = Ein neutrales Siegel zeigt beim Werfen mit gleicher Chance { $low } oder { $high }. Danach kommt es unter den Siegelstapel; nur wer den Konflikt verliert, darf eines behalten.
about-personal-seal = Dein persönliches Siegel zeigt { $low } oder { $high }. Es ist dein letzter Wurf im Konflikt und kommt immer zu dir zurück.
about-stack = Siegel werden von oben genommen: zuerst die, die niemand gesehen hat, dann die daruntergelegten, in der Reihenfolge, die beide gesehen haben.
about-power = Wer an der Macht ist, beansprucht zuerst, gewinnt im Konflikt bei Gleichstand und nutzt zuerst seine Karten. Nur eine Karte kann das ändern.
about-gold = Mit Gold bezahlst du Handwerker, Siegel und jeden Baustoff, den du einbaust. Ganz am Ende entscheidet es bei Gleichstand.
about-rounds = Bis zu vier Runden mit je drei Durchgängen, abwechselnd mit Stapel A und B. Ein vollendetes Bauwerk beendet das Spiel sofort.
about-worked = Fertig: Diese Baustoffe kannst du einbauen.
about-raw = Roh: Ein Handwerker oder eine andere Karte wandelt sie um.
about-reserve = Vorrat: Erst muss eine Karte sie ins Lager bringen.
