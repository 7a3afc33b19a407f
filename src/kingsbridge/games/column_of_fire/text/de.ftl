### A Column of Fire, auf Deutsch.

title = Das Fundament der Ewigkeit
by = Michael Rieneck, 2017
blurb = Elisabeth ist Königin, und vier Länder streiten um den wahren Glauben. Gewinne Menschen von Rang für dich, gründe Handelshäuser, verkaufe deine Waren, und steh auf der richtigen Seite, wenn ein Konflikt ausbricht.
goal = Habe am Ende die meisten Siegpunkte. Sie kommen aus Verkäufen und aus der stärkeren Religion, wenn du ihr bei einem Konflikt angehörst.
seat-name = { $number ->
    [0] Löwe
    [1] Lilie
    [2] Turm
   *[3] Rose
}

## Varianten

option-huus = Pater Huus
about-option-huus = Was diese Person gibt: Die englische und die französische Regel sind sich nicht einig.
choice-huus-advantage = ein Vorteilsplättchen
choice-huus-protection = ein Schutzplättchen

## Länder, Würfel, Waren, Religionen

country-england = England
country-france = Frankreich
country-netherlands = Niederlande
country-spain = Spanien
die-white = weißer Würfel
die-blue = blauer Würfel
die-orange = oranger Würfel
die-brown = brauner Würfel
die-purple = violetter Würfel
die-black = Religionswürfel
good-book = Buch
good-ore = Erz
good-cloth = Tuch
good-wine = Wein
religion-catholic = katholisch
religion-protestant = protestantisch
stone-catholic = Katholikenstein
stone-protestant = Protestantenstein
stone-neutral = neutraler Stein

## Dieselben in einem Satz, für andere Texte

in-country = { $country ->
    [Niederlande] in den Niederlanden
   *[other] in { $country }
}
from-country = { $country ->
    [Niederlande] aus den Niederlanden
   *[other] aus { $country }
}
of-country = { $country ->
    [Niederlande] der Niederlande
   *[other] von { $country }
}
one-stone = { $stone ->
    [Katholikenstein] 1 Katholikenstein
    [Protestantenstein] 1 Protestantenstein
   *[other] 1 neutralen Stein
}
some-points = { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}
pay-way = { $dice ->
    [0] Zahlst du { some-points }, um deinen Religionswürfel neu zu werfen?
   *[other] Nimmst du für { some-points } einen Würfel von seiner Karte? Eine Person geht dann; der Religionswürfel wird neu geworfen.
}

## Personen

character-book-merchant = Buch­händler
character-ore-trader = Erz­händler
character-cloth-merchant = Tuch­händler
character-wine-merchant = Wein­händler
character-captain = Kapitän
character-elizabeth-i = Elisabeth I.
character-francis-walsingham = Francis Walsingham
character-barney-willard = Barney Willard
character-ned-willard = Ned Willard
character-margery-fitzgerald = Margery Fitzgerald
character-rollo-fitzgerald = Rollo Fitzgerald
character-mary-stuart = Maria Stuart
character-bart-shiring = Bart Shiring
character-caterina-de-medici = Caterina de’ Medici
character-pierre-aumande = Pierre Aumande
character-alison-mckay = Alison McKay
character-sylvie-palot = Sylvie Palot
character-isabelle-palot = Isabelle Palot
character-henri-duke-of-guise = Henri, Herzog von Guise
character-nath = Nath
character-gaspard-de-coligny = Gaspard de Coligny
character-margherita-of-parma = Margarethe von Parma
character-pieter-titelmans = Pieter Titelmans
character-jan-wolman = Jan Wolman
character-father-huus = Pater Huus
character-imke-wolman = Imke Wolman
character-evi-dirks = Evi Dirks
character-betje-willemsen = Betje Willemsen
character-albert-willemsen = Albert Willemsen
character-king-felipe-ii = König Felipe II.
character-archdeacon-romero = Erzdiakon Romero
character-ebrima-dabo = Ebrima Dabo
character-carlos-cruz = Carlos Cruz
character-pedro-ruiz = Pedro Ruiz
character-father-alonso = Pater Alonso
character-jeronima-ruiz = Jerónima Ruiz
character-count-of-feria = Graf von Feria

## Was Symbole sagen

symbol-good = 1 { $good } nehmen
symbol-good-any = 1 Ware nach Wahl nehmen
symbol-trade = 1 { $good } nehmen, oder in jedem Land, das es kauft, 1 verkaufen
symbol-ship = { in-country } Waren verkaufen
symbol-sell = 1 Ware für { some-points } verkaufen
symbol-vp = { some-points } bekommen
symbol-protection = 1 Schutzplättchen nehmen
symbol-advantage = 1 Vorteilsplättchen nehmen
symbol-stone = { one-stone } legen oder entfernen
symbol-stone-both = 1 Katholiken- oder Protestantenstein legen oder entfernen
symbol-place = { one-stone } legen
symbol-turn = einen Würfel auf einer Karte um eins drehen
symbol-remove-die = einen Würfel von seiner Karte nehmen
symbol-remove-character = eine Person aus dem Spiel nehmen
symbol-next = auf das nächste freie Feld der Leiste ziehen und es nutzen
symbol-or = { $first }, oder { $second }
about-symbol-good = Nimm diese Ware: { $good }. Du kannst sie verkaufen, wo du ein Handelshaus hast.
about-symbol-good-any = Nimm nach Belieben ein Buch, ein Erz, ein Tuch oder einen Wein.
about-symbol-trade = Nimm diese Ware ({ $good }), oder verkaufe je eine davon in den beiden Ländern, die sie kaufen, wenn du dort ein Handelshaus hast.
about-symbol-ship = Verkaufe je eine der beiden Waren, die das Land des Schiffs kauft ({ $country }), wenn du dort ein Handelshaus hast.
about-symbol-sell = Verkaufe eine beliebige Ware für { some-points }. Du brauchst ein Handelshaus in einem Land, das sie kauft; was du sonst verkauft hast, ist gleich.
about-symbol-vp = Du bekommst sofort { some-points }.
about-symbol-protection = Nimm ein Schutzplättchen. Es erspart dir ein Ereignis oder hält den Stein einer Person ab, die du nimmst.
about-symbol-advantage = Zieh ein Vorteilsplättchen und halte es geheim. Es bringt eine Aktion für einen deiner Züge oder Punkte am Ende.
about-symbol-stone = Wähle ein Land: Lege dort einen Stein, wenn ein Religionsfeld frei ist, oder entferne einen, der dort liegt ({ $stone }).
about-symbol-stone-both = Wähle ein Land und eine Religion: Lege dort einen Stein, wenn ein Religionsfeld frei ist, oder entferne einen, der dort liegt.
about-symbol-place = Wähle ein Land mit einem freien Religionsfeld und lege dort einen Stein ({ $stone }).
about-symbol-turn = Drehe einen Würfel um eins hinauf oder hinunter: auf einer deiner Personen, auf deiner Religionskarte oder in Loch Leven. Sinkt dein Religionswürfel und gehört sonst niemand deiner Religion an, bekommst du { $minority_points ->
    [one] 1 Punkt
   *[other] { $minority_points } Punkte
}.
about-symbol-remove-die = Nimm einen Würfel von einer deiner Karten. Er wird frei, und eine Person verlässt das Spiel. Der Religionswürfel wird neu geworfen, und du wählst deine Religion.
about-symbol-remove-character = Eine deiner Personen verlässt das Spiel, und ihr Würfel wird frei; oder eine offen liegende Person verlässt das Spiel, und die nächste Karte ihres Stapels wird aufgedeckt.
about-symbol-next = Deine Aktionsscheibe zieht auf das nächste Feld ohne Scheibe, gleich welcher Farbe, und du darfst es nutzen.

## Vorteilsplättchen

tile-vp-1 = 1 Punkt am Ende
tile-vp-2 = 2 Punkte am Ende
tile-vp-3 = 3 Punkte am Ende
tile-sell = Eine Ware verkaufen
tile-turn = Einen Würfel drehen
tile-remove-character = Eine Person entfernen
tile-catholic = Katholikenstein
tile-protestant = Protestantenstein
tile-neutral = Neutraler Stein
tile-next = Nächstes Feld
tile-remove-die = Einen Würfel wegnehmen
about-tile-vp-1 = In der Schlusswertung 1 Punkt wert. Es bleibt bis dahin verdeckt.
about-tile-vp-2 = In der Schlusswertung 2 Punkte wert. Es bleibt bis dahin verdeckt.
about-tile-vp-3 = In der Schlusswertung 3 Punkte wert. Es bleibt bis dahin verdeckt.
about-tile-sell = Verkaufe eine beliebige Ware zum gezeigten Preis. Du brauchst ein Handelshaus in einem Land, das sie kauft.
about-tile-turn = Drehe einen Würfel um eins hinauf oder hinunter: auf einer deiner Personen, auf deiner Religionskarte oder in Loch Leven.
about-tile-remove-character = Eine deiner Personen verlässt das Spiel, und ihr Würfel wird frei; oder eine, die offen auf einem Stapel liegt, verlässt das Spiel.
about-tile-catholic = Lege einen Katholikenstein in ein Land deiner Wahl, oder entferne einen.
about-tile-protestant = Lege einen Protestantenstein in ein Land deiner Wahl, oder entferne einen.
about-tile-neutral = Lege einen neutralen Stein in ein Land deiner Wahl.
about-tile-next = Deine Aktionsscheibe zieht auf das nächste freie Feld der Leiste, gleich welcher Farbe. Du darfst es nutzen.
about-tile-remove-die = Nimm einen Würfel von einer deiner Karten. Eine Person verlässt dann das Spiel; der Religionswürfel wird neu geworfen.

## Ereignisse

event-excommunication = Der Papst exkommu­niziert Königin Elisabeth
event-mary-stuart = Maria Stuart wird verurteilt
event-armada = Die Armada naht
event-accession = Feiern zur Thron­besteigung
event-st-bartholomew = Die Bartholo­mäus­nacht
event-wassy = Das Blutbad von Wassy
event-civil-war = Bürger­krieg vor den Toren von Paris
event-toleration = Edikt der Duldung
event-arrests = Der Inquisitor lässt verhaften
event-iconoclasts = Bilder­stürmer in den Kirchen
event-plunder = Söldner ohne Sold plündern Antwerpen
event-provinces-peace = Frieden für die Provinzen
event-dungeons = Die Kerker der Inquisition
event-auto-da-fe = Autodafé
event-storm = Sturm über der Flotte
event-silver = Silber aus der Neuen Welt
who-all = Alle
who-house = Alle mit einem Haus { in-country }
who-religion = { $religion ->
    [katholisch] Alle Katholiken
   *[other] Alle Protestanten
}
happens-loch-leven = { $who } schicken einen Würfel nach Loch Leven, auf { $number } gedreht.
happens-lose-vp = { $who } verlieren { some-points }.
happens-lose-good = { $who } geben { $number ->
    [one] 1 Ware
   *[other] { $number } Waren
} ihrer Wahl ab.
happens-protection-for-vp = Alle dürfen ein Schutzplättchen abgeben und bekommen so viele Punkte, wie ihr Religionswürfel zeigt.

## Was in der Schachtel ist

part-book = Buch
part-ore = Erz
part-cloth = Tuch
part-wine = Wein
part-stone-catholic = Katholikenstein
part-stone-protestant = Protestantenstein
part-stone-neutral = Neutraler Stein
part-protection = Schutzplättchen
part-torch = Fackel
part-cross = Abdeckkreuz
part-house = Handelshaus
part-die = { $die } mit { $faces }
part-price = { $country }: { $good } bringt { some-points }
part-loch-leven = Loch-Leven-Karte: { $religion }, { $good }, Feld { $number }
part-space = Feld { $number }, { $die }: { $action }
part-event = { $event }. { $happens }
part-character = { $character } ({ $country }, { $stone }): { $action }
group-pieces = Spielsteine
group-prices = Preise
group-loch-leven = Loch-Leven-Karten
group-track = Aktionsleiste
group-tiles = Vorteilsplättchen
group-events = Ereignisse
group-characters = Personen
aspect-name = Name
aspect-country = Land
aspect-stone = Stein
aspect-action = Aktion
aspect-die = Würfel
aspect-position = Platz
aspect-effect = Wirkung
aspect-title = Titel
aspect-who = wen es betrifft
aspect-religion = Religion
aspect-good = Ware
aspect-start = Startfeld
aspect-protection = Schutzplättchen
aspect-years = höchste Zahl der Jahre

## Wozu die Dinge da sind

about-part-book = Eine Ware. Du verkaufst sie, wo du ein Handelshaus hast und Bücher gekauft werden. Am Ende sind je { $goods_a_point } unverkaufte Waren 1 Punkt wert, und sie entscheiden bei Gleichstand.
about-part-ore = Eine Ware. Du verkaufst sie, wo du ein Handelshaus hast und Erz gekauft wird. Am Ende sind je { $goods_a_point } unverkaufte Waren 1 Punkt wert, und sie entscheiden bei Gleichstand.
about-part-cloth = Eine Ware. Du verkaufst sie, wo du ein Handelshaus hast und Tuch gekauft wird. Am Ende sind je { $goods_a_point } unverkaufte Waren 1 Punkt wert, und sie entscheiden bei Gleichstand.
about-part-wine = Eine Ware. Du verkaufst sie, wo du ein Handelshaus hast und Wein gekauft wird. Am Ende sind je { $goods_a_point } unverkaufte Waren 1 Punkt wert, und sie entscheiden bei Gleichstand.
about-part-stone-catholic = Zählt für die Katholiken, wenn in seinem Land ein Konflikt ausbricht.
about-part-stone-protestant = Zählt für die Protestanten, wenn in seinem Land ein Konflikt ausbricht.
about-part-stone-neutral = Füllt ein Religionsfeld und zählt in einem Konflikt für niemanden. Er kann nicht entfernt werden.
about-part-protection = Gib es ab, um einem schädlichen Ereignis zu entgehen, um den Stein einer Person abzuhalten, die du nimmst, oder für die Punkte einer Belohnung. Am Ende zählt es { $protection_points ->
    [one] 1 Punkt
   *[other] { $protection_points } Punkte
}.
about-part-torch = Sie brennt, wo alle Religionsfelder belegt sind. Brennt sie am Ende des Zuges noch, bricht dort ein Konflikt aus.
about-part-cross = Deckt zu zweit ein Religionsfeld jedes Landes ab.
about-part-house = Damit verkaufst du in seinem Land; du hast in jedem höchstens eines. In einem Konflikt bringt es die Nummer seines Platzes, wenn deine Religion gewinnt; gewinnt die andere, nimmst du es zurück. Am Ende zählt es { $house_points ->
    [one] 1 Punkt
   *[other] { $house_points } Punkte
}.
about-part-die = Ein farbiger Würfel holt eine Person und liegt dann auf ihr, solange sie dir dient; ist er frei, zieht er deine Aktionsscheibe. Der Religionswürfel sagt, wie lange du deine Religion behältst.
about-part-price = Du brauchst dort ein Handelshaus. Mit Schiffen und Warenfeldern verkaufst du in einem Zug in jedem Land höchstens eine von jeder Ware.
about-part-loch-leven = Womit du beginnst: Religion, Ware und Feld der Leiste. Später liegen auf dieser Karte die Würfel, die ein Ereignis nach Loch Leven schickt; sie sinken jedes Jahr um eins.
about-part-space = Ein freier Würfel dieser Farbe bringt deine Aktionsscheibe hierher, und du darfst das Feld nutzen.
about-part-event = Es tritt ein, wenn es aufgedeckt wird, und verlässt dann das Spiel; in jedem Zug tritt nur das erste ein. Ein Schutzplättchen erspart dir den Schaden.
about-part-character = Wer sie nimmt, legt ihren Stein in ihr Land und gründet dort ein Handelshaus. Sie lässt sich sofort nutzen und dann einmal im Jahr, bis der Würfel auf ihr heruntergezählt ist.
about-die-white = Holt die Person, die in England offen liegt, oder zieht deine Aktionsscheibe auf ein weißes Feld.
about-die-blue = Holt die Person, die in Frankreich offen liegt, oder zieht deine Aktionsscheibe auf ein blaues Feld.
about-die-orange = Holt die Person, die in den Niederlanden offen liegt, oder zieht deine Aktionsscheibe auf ein oranges Feld.
about-die-brown = Holt die Person, die in Spanien offen liegt, oder zieht deine Aktionsscheibe auf ein braunes Feld.
about-die-purple = Holt die Person, die in einem beliebigen Land offen liegt, oder zieht deine Aktionsscheibe auf ein violettes Feld: ein Schiff.
about-die-black = Sagt, wie lange du deine Religion behältst. Er sinkt jedes Jahr um eins; bei 1 wird er neu geworfen, und du wählst deine Religion. Zu sonst nichts wird er gebraucht.

## Was du tun kannst

do-choose = Einsetzen { in-country }: { $die }
do-move = Auf Feld { $number } ziehen
do-take = 1 { $good } nehmen
do-sell = 1 { $good } { in-country } verkaufen
do-sell-any = 1 { $good } verkaufen
do-place = { one-stone } { in-country } legen
do-remove = { one-stone } { from-country } entfernen
do-turn-up = Um eins hinaufdrehen: { $die }
do-turn-down = Um eins hinunterdrehen: { $die }
do-free = Von der Karte nehmen: { $die }
do-dismiss = Die offene Person { of-country } entfernen
do-use = Ein Plättchen nutzen: { $tile }
do-pay = Für Punkte von der Karte nehmen: { $die }
do-send = Nach Loch Leven schicken: { $die }
do-lose = 1 { $good } abgeben
do-profess = { $religion ->
    [katholisch] Katholisch sein
   *[other] Protestantisch sein
}
do-resolve = Den Konflikt { in-country } austragen
do-score = Die Punkte bekommen
do-take-protection = Ein Schutzplättchen nehmen
do-take-advantage = Ein Vorteilsplättchen nehmen
do-next-space = Auf das nächste freie Feld ziehen
do-renounce = Keine Person nehmen
do-lay-stone = Den Stein legen
do-ward-off = Abhalten
do-raise = Das Haus aufwerten
do-leave = Stehen lassen
do-protect = Ein Schutzplättchen nutzen
do-suffer = Die Punkte verlieren
do-reward = Ein Plättchen für die Punkte abgeben
do-keep = Das Plättchen behalten
do-nothing = Nichts tun
do-go-on = Weiter
do-enough = Nichts mehr
about-do-go-on = Jetzt nichts; beim nächsten Moment wirst du wieder gefragt.
about-do-enough = Du wirst in diesem Zug nicht mehr gefragt.
about-do-ward-off = Das kostet ein Schutzplättchen.
about-do-protect = Es geht zurück, und du bleibst verschont.
about-do-leave = Es bleibt dann auf dem niedrigeren Platz.
about-do-keep = Die Punkte entgehen dir dann.
about-do-renounce = Du gründest dann auch kein Haus.
about-decline-UseCharacter = Was sie jetzt täte, entgeht dir dann.
about-decline-UseSpace = Was das Feld bietet, entgeht dir dann.
about-decline-UseShip = Du verkaufst dort dann in diesem Zug nichts mehr.
about-decline-SellMore = Du verkaufst mit diesem Feld dann nichts mehr davon.

## Was der Zufall tut

nature-first = { $other } beginnt
nature-loch-leven = Die Loch-Leven-Karte { $number } wird ausgeteilt
nature-roll = Der Würfel zeigt { $number }
nature-reveal = Die nächste Karte { of-country } ist „{ $card }“
nature-draw = Das Plättchen ist „{ $tile }“

## Was gefragt wird

moment-way = { $way ->
    [1] Nutzt du ein Plättchen?
    [2] { pay-way }
   *[3] Ein Plättchen, oder { some-points }, um einen Würfel von seiner Karte zu nehmen?
}
ask-Moment = { moment-way }
ask-Moment-start = Dein Zug beginnt. { moment-way }
ask-Moment-religion = Deine Religion steht fest. { moment-way }
ask-Moment-character = Bevor es weitergeht: { moment-way }
ask-Moment-new-character = Vor der nächsten Karte: { moment-way }
ask-Moment-end = Dein Zug endet. { moment-way }
ask-ChooseReligion = Dein Religionswürfel zeigt { $number }. Welche Religion wählst du?
ask-UseCharacter = { $character }: { $action }.
ask-ChooseDie = Welcher Würfel? So viele Jahre dient die Person, und auf diesen Platz kommt dein Haus. Keine Person kostet { some-points }.
ask-ChooseDie-none = Kein Würfel lässt sich wählen. { moment-way }
ask-LayStone = Stein { in-country } ({ $stone }): legen oder abhalten?
ask-SetUpHouse = Wertest du dein Haus { in-country } von Platz { $old } auf { $number } auf?
ask-FaceEvent-reward = { $event }: Gibst du für { some-points } ein Schutzplättchen ab?
or-protect = { $tiles ->
    [0] {""}
   *[other] {" "}Oder gibst du ein Schutzplättchen ab?
}
ask-FaceEvent-loch-leven = { $event }: Welcher Würfel ist { $number } Jahre in Loch Leven?{ or-protect }
ask-FaceEvent-lose-good = { $event }: Welche Ware gibst du ab?{ or-protect }
ask-FaceEvent-lose-points = { $event }: Verlierst du { some-points }, oder gibst du ein Schutzplättchen ab?
ask-MoveDisk = Wohin ziehst du deine Scheibe? Ein Feld zu überspringen kostet { some-points }.
ask-MoveDisk-stay = Deine Scheibe kann nicht ziehen. { moment-way }
ask-UseSpace = Dein Feld: { $action }.
ask-UseSpace-ship = Dein Feld: { $action } und dort einen neutralen Stein legen.
ask-UseShip = Das Schiff { in-country }: Was tust du noch?
ask-SellMore = Verkaufst du noch 1 { $good }?
ask-UseTile = Dein Plättchen: { $action }.
ask-ChooseConflict = Mehrere Konflikte brechen aus. Welcher kommt zuerst?

thinks-Moment = { $seat } darf Plättchen nutzen oder für einen Würfel zahlen.
thinks-ChooseReligion = { $seat } wählt eine Religion.
thinks-UseCharacter = { $seat } nutzt eine Person.
thinks-ChooseDie = { $seat } wählt einen Würfel.
thinks-LayStone = { $seat } darf einen Stein abhalten.
thinks-SetUpHouse = { $seat } darf ein Handelshaus aufwerten.
thinks-FaceEvent = { $seat } stellt sich dem Ereignis.
thinks-MoveDisk = { $seat } zieht auf der Aktionsleiste.
thinks-UseSpace = { $seat } nutzt ein Feld der Aktionsleiste.
thinks-UseShip = { $seat } handelt mit dem Schiff.
thinks-SellMore = { $seat } verkauft Waren.
thinks-UseTile = { $seat } nutzt ein Plättchen.
thinks-ChooseConflict = { $seat } wählt, welcher Konflikt zuerst kommt.

decline-UseCharacter = Diese Person nicht nutzen
decline-UseSpace = Dieses Feld nicht nutzen
decline-UseShip = Nichts mehr tun
decline-SellMore = Nichts mehr verkaufen
decline-MoveDisk = Auf diesem Feld bleiben

## Was geschehen ist

first-player = { $seat } beginnt, in diesem und in jedem Jahr.
dealt = { $seat } beginnt auf Feld { $number } mit 1 { $good }. Religion: { $religion }.
year-begins = Das Jahr { $number } beginnt.
rolls-religion = { $seat } wirft den Religionswürfel: { $number }.
stays = { $seat } bleibt { $religion }.
converts = { $seat } ist von nun an { $religion }.
lowers-religion = { $seat }: Der Religionswürfel sinkt auf { $number }.
minority = Sonst gehört niemand dieser Religion an: { $seat } bekommt { some-points }.
turns-die = { $seat }: { $die } jetzt auf { $number }.
frees-die = { $seat }: { $die } wieder frei.
leaves = { $seat }: { $character } verlässt das Spiel.
lowers-card = { $seat }: Der Würfel sinkt auf { $number } ({ $character }).
turns-up = { $character } liegt jetzt { in-country } offen.
event-happens = Ereignis: { $event }. { $happens }
event-ignored = Ein Ereignis ohne Wirkung: { $event }. Nur das erste im Zug tritt ein.
event-unheeded = Ein Ereignis kommt beim Aufbau und hat keine Wirkung: { $event }.
deck-used-up = Der Stapel { of-country } ist aufgebraucht. Dieses Jahr ist das letzte.
reaches-end = { $seat } hat { $number } Punkte erreicht. Dieses Jahr ist das letzte.
protects = { $seat } gibt ein Schutzplättchen ab und bleibt verschont.
sends-die = { $seat } schickt einen Würfel nach Loch Leven, auf { $number } gedreht: { $die }.
loses-good = { $seat } gibt 1 { $good } ab.
loses-points = { $seat } verliert { some-points }.
rewarded = { $seat } gibt ein Schutzplättchen ab und bekommt { some-points }.
rolls-die = { $seat } würfelt eine { $number } ({ $die }).
chooses-die = { $seat } setzt { in-country } einen Würfel ein: { $die }, { $number }.
renounces = { $seat } nimmt keine Person und verliert { $number ->
    [0] nichts
    [one] 1 Punkt
   *[other] { $number } Punkte
}.
places-stone = { $seat } legt { in-country } { one-stone }.
removes-stone = { $seat } entfernt { one-stone } { from-country }.
returns-stone = { $seat } kann { in-country } keinen Stein legen, denn kein Religionsfeld ist frei ({ $stone }).
wards-off = { $seat } gibt ein Schutzplättchen ab und hält { in-country } { one-stone } ab.
torch = Eine Fackel brennt: Es droht ein Konflikt { in-country }.
torch-out = Die Fackel { in-country } erlischt.
builds-house = { $seat } gründet { in-country } ein Handelshaus, auf Platz { $number }.
raises-house = { $seat } wertet das Handelshaus { in-country } auf Platz { $number } auf.
pushed = { $seat }: Das Handelshaus { in-country } rückt auf Platz { $number } hinunter.
pushed-off = { $seat }: Das Handelshaus { in-country } wird vom Plan gedrängt.
takes-card = { $seat } nimmt eine Person: { $character } ({ $die }, { $number }).
takes-good = { $seat } nimmt 1 { $good }.
takes-protection = { $seat } nimmt ein Schutzplättchen.
takes-tile = { $seat } nimmt ein Vorteilsplättchen.
draws-tile = Das Plättchen von { $seat }: { $tile }.
shuffles-tiles = Die genutzten Vorteilsplättchen werden zu einem neuen Stapel gemischt.
scores = { $seat } bekommt { some-points }.
sells = { $seat } verkauft { in-country } 1 { $good } für { some-points }.
sells-any = { $seat } verkauft 1 { $good } für { some-points }.
dismisses = { $seat } nimmt eine Person aus dem Spiel: { $character } ({ $country }).
uses-tile = { $seat } nutzt ein Vorteilsplättchen: { $tile }.
pays-for-die = { $seat } zahlt { some-points } und nimmt einen Würfel von seiner Karte: { $die }.
moves-disk = { $seat } zieht die Scheibe: { $action }.
skips = { $seat } zahlt { some-points } und überspringt Felder.
stays-on-track = { $seat } hat keinen Würfel, der die Aktionsscheibe ziehen kann.
conflict-won = Konflikt { in-country }: { $religion ->
    [katholisch] Die Katholiken
   *[other] Die Protestanten
} gewinnen.
conflict-avoided = Konflikt { in-country }: Beide Religionen sind gleich stark, und nichts geschieht.
conflict-gain = { $seat } bekommt für ein Handelshaus dort { some-points }.
conflict-loss = { $seat } verliert das Handelshaus { in-country }.
counts-end = { $seat } zählt zum Schluss: Handelshäuser { $houses }, Schutzplättchen { $protection }, Waren { $goods }, Vorteilsplättchen { $tiles }.
spared = An diesem Tisch wirst du nicht nach Würfeln gefragt: Es ging von selbst weiter.

## Warum nicht

illegal-religion-first = Wähle zuerst deine Religion.
illegal-no-conflict = Dort ist kein Konflikt.
illegal-conflict-first = Wähle zuerst einen Konflikt.
illegal-no-protection = Du hast kein Schutzplättchen.
illegal-send = Dieser Würfel ist schon in Loch Leven.
illegal-no-good = Das hast du nicht: { $good }.
illegal-event-first = Zuerst das Ereignis: Schütze dich, oder wähle, was du verlierst.
illegal-sell-first = Verkaufe zuerst, oder sag, dass du nichts mehr verkaufst.
illegal-no-house = Du hast { in-country } kein Handelshaus.
illegal-sold = Das hast du { in-country } in diesem Zug schon verkauft.
illegal-not-bought = Das wird dort nicht gekauft, oder nicht jetzt.
illegal-country-full = Kein Religionsfeld { in-country } ist frei.
illegal-no-stone = Das kannst du jetzt nicht { from-country } entfernen ({ $stone }).
illegal-die-end = Das geht mit diesem Würfel jetzt nicht: { $die }.
illegal-die-free = Dieser Würfel liegt auf keiner deiner Karten: { $die }.
illegal-no-open-card = Es liegt { in-country } keine Person offen.
illegal-no-buyer = Das hast du nicht, oder kein Handelshaus, wo es gekauft wird: { $good }.
illegal-symbol-first = Sag zuerst, welche dieser Aktionen du ausführst, oder tu nichts.
illegal-tile-spent = Wer ein Plättchen nutzt, muss seine Aktion ausführen.
illegal-no-tile = Dieses Plättchen hast du nicht.
illegal-tile-at-end = Dieses Plättchen zählt erst am Ende.
illegal-tile-of-no-use = Dieses Plättchen täte jetzt nichts.
illegal-points = Dafür hast du nicht genug Punkte: { $number }.
illegal-moment = Nutze ein Plättchen, zahle für einen Würfel, oder mach weiter.
illegal-die-first = Wähle zuerst einen Würfel, oder nimm keine Person.
illegal-die-on-card = Dieser Würfel liegt auf einer Karte: { $die }.
illegal-die-not-rolled = Dieser Würfel wurde erst nach dem Wurf frei und hat keine Zahl: { $die }.
illegal-deck-used-up = Der Stapel { of-country } ist aufgebraucht, und auch an deinem Haus würde dieser Würfel nichts ändern.
illegal-stone-first = Zuerst der Stein: Lege ihn, oder halte ihn ab.
illegal-house-first = Zuerst das Haus: Werte es auf, oder lass es stehen.
illegal-move-first = Zieh zuerst deine Aktionsscheibe.
illegal-space-taken = Auf diesem Feld steht eine Scheibe.
illegal-skip-points = Du hast nicht genug Punkte, um so viele Felder zu überspringen.
illegal-too-far = Dieses Feld ist nicht erreichbar: Du kannst höchstens { $number } überspringen und nie auf dein eigenes zurückkommen.

## Das Ergebnis

account-points = Siegpunkte
account-goods = übrige Waren
account-religion-die = Religionswürfel
account-from-start = vom Anfang
account-from-conflicts = aus Konflikten
account-from-sales = aus Verkäufen
account-from-gifts = von Personen und Feldern
account-from-minority = allein in einer Religion
account-from-events = aus Ereignissen
account-from-paid = gezahlt
account-from-houses = aus Handelshäusern
account-from-protection = aus Schutzplättchen
account-from-goods-left = aus übrigen Waren
account-from-tiles = aus Vorteilsplättchen

## Die Teile eines Zuges

trail-religion = Religion
trail-characters = Personen
trail-conflicts = Konflikte
trail-roll = Würfel
trail-character = Person
trail-reveal = Nächste Karte
trail-track = Aktionsleiste

## Im Terminal

board-when = Jahr { $year }, { $half ->
    [1] erstes Halbjahr
   *[2] zweites Halbjahr
}
board-when-last = Jahr { $year }, das letzte, { $half ->
    [1] erstes Halbjahr
   *[2] zweites Halbjahr
}
board-set-up = Aufbau
board-stone-catholic = katholisch { $number }
board-stone-protestant = protestantisch { $number }
board-stone-neutral = neutral { $number }
board-free = frei { $number }
board-torch = Fackel
board-wins = { $religion ->
    [katholisch] Katholiken
   *[other] Protestanten
} würden gewinnen
board-tied = niemand würde gewinnen
board-loses-house = { $seat } verliert das Haus
board-buys = kauft
board-sold = verkauft
board-open = offen
board-no-card = keine Karte liegt offen
board-used-up = Stapel aufgebraucht
board-deck = Karten übrig { $number }
board-track = Aktionsleiste
board-space = { $number } { $colour }: { $action }
board-cost = kostet { $number }
board-points = { $number } P
board-alone = allein
board-goods = Waren
board-none = keine
board-protection = Schutz { $number }
board-tiles = Vorteile { $number }
board-houses = Häuser übrig { $number }
board-dice = freie Würfel
board-loch-leven = Loch Leven
board-cards = Personen
board-serving = { $character } ({ $die } { $number })
board-your-tiles = Deine Plättchen
board-pile = Vorteilsplättchen im Stapel
board-used = genutzt
board-draw = { $colour } { $number } { in-country }
board-house-new = Haus auf Platz { $number }
board-house-raise = Haus hinauf auf Platz { $number }
board-pushed = { $seat } hinunter auf { $number }
board-pushed-off = { $seat } vom Plan
board-fills = entzündet die Fackel
colour-white = weiß
colour-blue = blau
colour-orange = orange
colour-brown = braun
colour-purple = violett
short-symbol-good = 1 { $good }
short-symbol-good-any = 1 Ware
short-symbol-trade = { $good } nehmen oder verkaufen
short-symbol-ship = Schiff { in-country }
short-symbol-vp = { some-points }
short-symbol-protection = Schutzplättchen
short-symbol-advantage = Vorteilsplättchen
short-symbol-stone = ± { $stone }
short-symbol-stone-both = ± Katholiken- oder Protestantenstein
short-symbol-place = + { $stone }
short-symbol-turn = einen Würfel drehen
short-symbol-remove-die = einen Würfel wegnehmen

## Auf dem Plan

drawn-set-up = Aufbau
drawn-year = Jahr { $year }
drawn-half = { $half ->
    [1] erstes Halbjahr
   *[2] zweites Halbjahr
}
drawn-last-year = Dieses Jahr ist das letzte.
drawn-last = Letztes Jahr
drawn-country-england = England
drawn-country-france = Frankreich
drawn-country-netherlands = Niederlande
drawn-country-spain = Spanien
drawn-city-england = Kingsbridge
drawn-city-france = Paris
drawn-city-netherlands = Antwerpen
drawn-city-spain = Sevilla
drawn-any-country = beliebig
drawn-countries = Die vier Länder
drawn-track = Die Aktionsleiste
drawn-card = { $character }: { $does }. Bringt: { $stone }.
drawn-serving = { $character }: { $does }.
drawn-uses = { $number ->
    [0] Geht, wenn deine Würfel das nächste Mal sinken.
    [one] Noch einmal nutzbar, wenn deine Würfel das nächste Mal sinken.
   *[other] Noch { $number }-mal nutzbar, einmal im Jahr.
}
drawn-years = { $number ->
    [0] geht
   *[other] { $number }-mal
}
drawn-used-up = { $country }: Keine Person ist übrig.
drawn-no-card = { $country }: Keine Person liegt offen.
drawn-left = Karten darunter: { $number }.
drawn-gone = Nicht mehr im Spiel ({ $cards }).
drawn-gone-events = Vergangene Ereignisse: { $cards }.
drawn-event = { $event }: { $happens }
drawn-stones = { $number } × { $stone }
drawn-spaces = Religionsfelder: { $stones }; frei: { $number }.
drawn-spaces-free = Religionsfelder: alle { $number } sind frei.
drawn-space-free = Ein freies Religionsfeld
drawn-cross = Zu zweit bedeckt ein Kreuz dieses Religionsfeld.
drawn-torch = Am Ende des Zuges bricht ein Konflikt aus.
drawn-no-winner = In einem Konflikt hätte jetzt keine Religion die Mehrheit.
drawn-winner = In einem Konflikt gewännen jetzt { $religion ->
    [katholisch] die Katholiken
   *[other] die Protestanten
}.
drawn-gains = { $seat }: +{ $number }.
drawn-loses-house = { $seat } verlöre das Handelshaus.
drawn-sites = Sechs Plätze für Handelshäuser. Nach einem gewonnenen Konflikt zählt jedes Haus die Zahl seines Platzes.
drawn-site = { $seat }: Platz { $number }.
drawn-no-houses = Niemand handelt hier.
drawn-price = { $good }: { some-points } { in-country }.
drawn-sold = In diesem Zug hier schon verkauft.
drawn-draw = { $character } würde dir { $face ->
    [one] einmal
   *[other] { $face }-mal
} dienen.
drawn-with = Ein { $die }: { $what }
drawn-draw-stone = Gelegt wird: { $stone }.
drawn-draw-fills = Das bedeckt das letzte Religionsfeld: Am Ende des Zuges bricht ein Konflikt aus.
drawn-stone-leads = { $stone }: { $what }
drawn-draw-house = Dein Haus kommt auf Platz { $face }.
drawn-draw-raise = Dein Haus kann auf Platz { $face } steigen.
drawn-draw-no-house = Dein Haus dort steht mindestens so hoch und bleibt.
drawn-pushed = Das Haus von { $seat } wird auf Platz { $number } geschoben.
drawn-pushed-off = Das Haus von { $seat } wird vom Plan geschoben.
drawn-space = Dieses Feld: { $does }.
drawn-space-die = Hierher führt: { $die }.
drawn-space-seat = { $seat } steht hier.
drawn-space-cost = Dorthin kämst du { $cost }.
drawn-skip = { $number ->
    [0] kostenlos
    [one] für 1 Punkt
   *[other] für { $number } Punkte
}
drawn-leads = Ein { $die } führt zu: { $ways }.
drawn-nowhere = Ein { $die } führt jetzt nirgendwohin.
drawn-pile = Vorteilsplättchen im Stapel: { $number }.
drawn-discard = Genutzt: { $tiles }.
drawn-religion = Religion: { $religion }; der Religionswürfel zeigt { $number }.
drawn-alone = Sonst gehört niemand dieser Religion an.
drawn-would-be-alone = Sonst gehört niemand dieser Religion an: Du erhältst { some-points }.
drawn-no-goods = Keine Waren.
drawn-some = { $number } × { $good }
drawn-goods = Waren: { $goods }.
drawn-own-good = Du hast { $number } × { $good }.
drawn-buyer = { some-points } { in-country }.
drawn-protection = Schutzplättchen: { $number }.
drawn-protects = Eines wendet ein Ereignis ab oder einen Stein.
drawn-tiles = Vorteilsplättchen: { $number }.
drawn-these = Und zwar: { $tiles }.
drawn-house = { $country }, Platz { $number }
drawn-houses = Handelshäuser: { $houses }.
drawn-houses-left = Handelshäuser im Vorrat: { $number }.
drawn-points = Siegpunkte: { $number }.
drawn-end = Endete das Spiel jetzt: { $houses } für Handelshäuser, { $protection } für Schutzplättchen, { $goods } für Waren.
drawn-end-tiles = { $number } für Vorteilsplättchen.
drawn-first = Beginnt in jedem Jahr.
drawn-die-free = { $die }: frei.
drawn-die-rolled = { $die }: frei, zeigt { $number }.
drawn-die-serving = { $character }: { $die }, zeigt { $number }.
drawn-die-loch-leven = { $die }: in Loch Leven, zeigt { $number }.
drawn-pay = Das kostet { some-points }.
drawn-off-card = Die Person verlässt dann das Spiel, und der Würfel ist frei.
drawn-off-religion = Der Würfel wird dann neu geworfen, und du wählst deine Religion.
drawn-sent = In Loch Leven holt er niemanden und zieht nicht, bis er heruntergezählt ist.
drawn-sent-card = Seine Person verlässt das Spiel.
drawn-turn-alone = Hinuntergedreht: { some-points }, denn sonst gehört niemand deiner Religion an.
drawn-spare = Nicht mehr nach Würfeln fragen
drawn-spare-short = Nie mehr fragen
drawn-ask-again = Wieder nach Würfeln fragen
drawn-spare-about = Wo du nur für einen Würfel zahlen könntest, geht es an diesem Tisch und in diesem Browser von selbst weiter. Hier stellst du es zurück.
drawn-ask-again-about = Fragen, bei denen du nur für einen Würfel zahlen könntest, gehen an diesem Tisch von selbst vorbei. Drücke hier, um wieder gefragt zu werden.
drawn-your-dice = Deine Würfel und Personen
drawn-your-goods = Deine Waren und Schutzplättchen
drawn-your-tiles = Deine Vorteilsplättchen
