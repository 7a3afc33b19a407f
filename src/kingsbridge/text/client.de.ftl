### Was der Browser-Client sagt, auf Deutsch.

house-name = Kingsbridge
house-motto = Vergriffene Spiele von Baumeistern und Mönchen, nach ihren genauen Regeln.
skip-to-main = Zum Inhalt springen
go-home = Zur Startseite
language-en = English
language-fr = Français
language-de = Deutsch
choose-language = Sprache
theme-parchment = Bei Tageslicht
theme-candle = Bei Kerzenschein

## Wenn etwas fehlt

client-unreachable = Der Server ist nicht zu erreichen. Läuft er?
client-nowhere = Diese Seite gibt es nicht.

## Die Startseite

home-players = { $low ->
    [2] { $high ->
        [2] Für zwei Personen
       *[other] Für 2 bis { $high } Personen
    }
   *[other] Für { $low } bis { $high } Personen
}

## Startseite: Kopf und Fuß

close = Schließen
try-again = Noch einmal versuchen
settings-title = Einstellungen
choose-theme = Licht
choose-pace = Pause nach jedem Zug eines anderen
pace-0 = keine
pace-350 = kurz
pace-700 = normal
pace-1500 = lang
choose-sound = Eine Glocke, wenn ich am Zug bin
choose-confirms = Nachfragen, bevor etwas endgültig verloren geht
choose-alone = Von selbst weitergehen, wo es nichts zu tun gibt
choose-notify = Der Browser ruft mich, wenn ich am Zug bin
notify-denied = Diesem Browser wurde das untersagt; ändern lässt es sich in seinen Einstellungen.
your-name = Dein Name
self-title = Ich in anderen Browsern
self-name-claim = Meinen Namen für mich behalten
self-name-mine = Auf diesem Server heißt niemand sonst { $name }.
self-code-show = Einen Wiederherstellungscode zeigen
self-code-about = Schreib ihn auf: Ein Browser, in den er getippt wird, hat deine Plätze. Ein neuer beendet ihn.
self-alone = Alle anderen aussperren
self-recover-label = Mein Wiederherstellungscode
self-recover = Hier weitermachen
self-recover-instead = Diese Tische aufgeben und weitermachen
footer-nav = Weitere Seiten
footer-home = Alle Spiele
footer-free = Freie Software, ohne Werbung, ohne Konto, ohne Ausspähen.

## Startseite: Spiele und Tische

home-titles = Spiele
home-minutes = { $low } bis { $high } Minuten
home-exact = Kein Konto, nichts zu installieren. Der Server kennt die Regeln; der Zufall wird offen gezogen und lässt sich hinterher nachprüfen.
way-bots = Gegen Bots
way-bots-about = du spielst sofort
way-friends = Mit Freunden
way-friends-about = alle bekommen einen Link
way-screen = An einem Bildschirm
way-screen-about = ihr reicht das Gerät herum
tables-mine = Deine Tische
tables-open = Offene Tische
tables-asked = du bist dran
tables-fresh = { $number ->
    [one] { $number } Ereignis, seit du hier warst
   *[other] { $number } Ereignisse, seit du hier warst
}
tables-all = Alle { $number } zeigen
tables-older = Ältere zeigen
tables-won = { $number ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
tables-hide = Ausblenden
tables-unhide = Wieder zeigen
tables-hidden = Ausgeblendete Tische: { $number }
tables-remove = Löschen
tables-remove-title = Diesen Tisch löschen?
tables-remove-about = Die Partie, ihre Wiederholung, das Gesagte und deine Notizen werden endgültig gelöscht.
tables-remove-do = Endgültig löschen
tables-join = Platz nehmen
phase-waiting = { $free ->
    [0] gleich geht es los
    [one] wartet: { $free } Platz frei
   *[other] wartet: { $free } Plätze frei
}
phase-playing = wird gespielt
phase-over = zu Ende
phase-abandoned = abgebrochen
code-title = Mit einem Code herein
code-about = Wenn du einen Code bekommen hast oder hier mit einem Platz von einem anderen Gerät weiterspielen willst.
code-label = Code oder Link
code-placeholder = abcde fghjk
code-enter = Herein

## Startseite: einen Tisch decken

make-begin = Beginnen
make-table = Tisch aufstellen
make-level = Wie gut die Bots spielen
make-side = Deine Seite
make-players = Wie viele spielen
make-variants = Varianten
make-more = Weitere Angaben
make-title = Ein Name für den Tisch (wenn du magst)
make-listed = Wer den Tisch finden darf
listed-no = Privat
listed-no-about = nur mit einem Link
listed-yes = Öffentlich
listed-yes-about = alle auf diesem Server dürfen zusehen und freie Plätze nehmen
make-absence = Bleibt jemand weg, spielt inzwischen ein Bot
absence-0 = nie
absence-600 = nach 10 Minuten
absence-3600 = nach einer Stunde
absence-86400 = nach einem Tag
absence-259200 = nach 3 Tagen
absence-604800 = nach einer Woche
make-stand-in = Welcher Bot einspringt
make-hints = Hinweise
hints-yes = Erlaubt
hints-yes-about = wer am Zug ist, darf fragen, was am besten wäre
hints-no = Keine
hints-no-about = jeder spielt, wie er es selbst versteht
make-nobody-invited = Kein Platz ist offen, also geht es sofort los.
make-curtain = Vorhang zwischen den Spielenden
curtain-no = Nein
curtain-no-about = alle dürfen alles sehen
curtain-yes = Ja
curtain-yes-about = verbirgt den Tisch, während der Bildschirm weitergereicht wird
plan-me = ich
plan-open = offen, per Link
plan-bot = Bot: { $level }
plan-here = jemand hier
name-of = Name für { $seat }
name-placeholder = Name
level-novice-about = spielt, was auf den ersten Blick am besten aussieht
level-apprentice-about = probiert ein paar Züge aus, bevor er wählt
level-journeyman-about = sieht mehrere Züge voraus und rechnet mit deinen
level-master-about = tut das bis zu einer Sekunde lang vor jedem Zug
level-grandmaster-about = denkt bis zu fünf Sekunden über jeden Zug nach; stärker ist hier keiner

## Startseite: Einladungen und Wartezimmer

join-title = Einladung
join-invited = Du bist eingeladen zu
join-moving = Hier weiterspielen
join-you = du, als { $seat }
join-sit = Platz nehmen
join-take-over = Auf diesem Gerät weiterspielen
room-waits = { $free ->
    [0] gleich geht es los
    [one] ein Platz ist noch frei
   *[other] { $free } Plätze sind noch frei
}
room-begins = Das Spiel beginnt von selbst, sobald alle Plätze besetzt sind.
room-alone = Dieser Server hört nur auf diesen Rechner: Kein Gast kann diese Links öffnen. Mit „make host“ lässt er das ganze Haus herein.
room-read = Inzwischen die Regeln lesen
room-watch = Zum Zusehen
room-watch-about = Wer diesen Link hat, sieht beim Spiel zu: was für alle offen liegt, und keine Geheimnisse.
room-link-of = Link für den Platz von { $seat }
room-kept-for = freigehalten für { $name }
room-here = da
room-leave = Platz verlassen
room-fill = Diesen Bot setzen
link-copy = Link kopieren
link-copied = Kopiert
link-share = Teilen
link-qr = QR-Code
link-qr-of = { $label }, als QR-Code
link-new = Neuer Link
invite-text = Spiel mit mir { $game }. Dieser Link ist dein Platz:
invite-watch = Sieh uns bei { $game } zu:

## Startseite: mehrere an einem Bildschirm, und Plätze, die umziehen

curtain-title = Bildschirm weiterreichen
curtain-pass = Der Bildschirm geht an
curtain-draw = Ich bin { $name }: Vorhang auf
curtain-hides = Bis dahin verbirgt der Vorhang den Tisch.
now-at = Jetzt: { $name }
screen-people = An diesem Bildschirm
screen-pass = { $name } ans Brett lassen
move-title = Mit dem Platz umziehen
move-how = Öffne auf dem anderen Gerät die Startseite dieses Servers und gib diesen Code ein:
move-code = Code
move-left = Noch { $time }. Gilt nur einmal.
move-qr = Die Adresse für das andere Gerät, als QR-Code
move-then = Oder lass seine Kamera dies lesen. Der Platz verlässt dann dieses Gerät.
move-new = Neuer Code

## Startseite: wenn sich etwas nicht öffnen lässt

about-client-nowhere = Vielleicht wurde die Adresse nicht ganz kopiert.
about-client-unreachable = Verloren ist nichts: Jeder gemachte Zug liegt auf dem Server.
about-refused-no-seat = Um Platz zu nehmen, brauchst du den Link eines Platzes, zum Zusehen den Link für Gäste. Ist der Platz auf einem anderen deiner Geräte, kann es dir einen Code geben.
about-refused-no-such-table = Vielleicht wurde die Adresse nicht ganz kopiert, oder der Tisch steht auf einem anderen Server.
about-refused-other-rules = Seitdem wurde ein Fehler in den Regeln behoben. Ein Spiel geht nach den Regeln weiter, mit denen es begann, und diese spielt der Server nicht mehr.
about-refused-link-used = Jeder Link gilt für einen Platz und ein Gerät. Bitte um einen neuen oder, wenn der Platz deiner ist, öffne ihn dort, wo du dich gesetzt hast, und zieh von dort um.
about-refused-no-such-link = Vielleicht wurde er nicht ganz kopiert, oder inzwischen gibt es einen neuen.
about-refused-link-expired = Ein Code gilt zehn Minuten.

## Der Tisch

seats-title = Wer mitspielt
seat-you = du
seat-bot = Bot: { $bot }
seat-free = noch frei
seat-away = nicht da
seat-together = von derselben Adresse wie { $names }
board-title = Das Spielbrett
asked-title = Was gefragt ist
table-waiting = Der Tisch wartet auf Mitspielende.
table-over = Das Spiel ist zu Ende.
table-abandoned-now = Das Spiel wurde abgebrochen.
table-thinks = { $name } denkt nach.
table-lost = Die Verbindung ist abgerissen; neuer Versuch läuft.
table-try-now = Jetzt versuchen
seat-moved = Dieser Platz wird jetzt auf einem anderen Gerät gespielt
about-seat-moved = Er wurde mit einem Code dorthin geholt. Um hier weiterzuspielen, öffne ihn dort und hole ihn zurück.
undo = Zurücknehmen
log-title = Chronik
talk-label = Etwas sagen
talk-send = Senden
record-download = Aufzeichnung herunterladen

## Nachspielen

replay-title = Nachspielen
replay-back = Zurück
replay-on = Weiter
replay-play = Abspielen
replay-pause = Anhalten

## Tisch: was gefragt ist

rule-short = § { $number }
rule-open = Regel { $number } neben dem Tisch lesen
why-not = Jetzt nicht: { $reason }
trail-title = Wo der Zug steht
table-your-turn = Du bist dran · { $title }
table-your-turn-now = Du bist dran.
table-watching = du schaust zu
table-tools = Werkzeuge

## Tisch: Hinweise

hint-ask = Was ist am besten?
hint-alike = Soweit du es wissen kannst, gleich gut:
hint-thinking = Es wird abgewogen …
hint-close = Hinweis schließen
hints-on = An diesem Tisch sind Hinweise erlaubt: Wer am Zug ist, darf fragen, was am besten wäre.
hints-off = An diesem Tisch gibt es keine Hinweise.

## Tisch: neben dem Brett

drawer-title = Neben dem Tisch
drawer-close = Schließen
tab-log = Chronik
tab-talk = Gespräch
tab-notes = Notizen
tab-rules = Regeln
tab-table = Tisch
tab-words = In Worten
tab-unread = { $number } neu
log-empty = Noch ist nichts geschehen.
log-new = Neu, seit du zuletzt hier warst
log-by-itself = Es gab nichts anderes zu tun, also geschah es gleich.
log-others-moves = Die letzten Züge der anderen
log-before = Vor dem Spiel
log-moment = { $line } Diesen Moment zeigen.
talk-empty = Noch hat niemand etwas gesagt.
talk-list = Was gesagt wurde
notes-empty = Noch ist nichts notiert.
notes-about = Deine Notizen gehören dir allein: Niemand sonst liest sie je.
notes-remove = Wegwerfen
notes-label = Notiz schreiben
notes-list = Deine Notizen
notes-keep = Behalten

## Tisch: die Vergangenheit

past-title = Die Vergangenheit
past-here = Du siehst die Vergangenheit: Zug { $move } von { $moves }
past-reel = Die letzten Züge der anderen: { $move } von { $moves }
past-now = Zurück ins Jetzt
past-skip = Gleich ins Jetzt
past-done = Fertig
past-first = Zum Anfang
past-last = Zum Ende
past-speed = Tempo { $speed }×
past-look = Zurückschauen
past-went-on = Inzwischen ist das Spiel weitergegangen.
past-failed = Die Vergangenheit lässt sich gerade nicht lesen; versuch es gleich noch einmal.
past-missed = { $number ->
    [one] Seit deinem letzten Zug wurde einmal gezogen.
   *[other] Seit deinem letzten Zug wurde { $number }-mal gezogen.
}
past-show = Zeig es mir
past-leave = Nicht jetzt

## Tisch: im Einvernehmen

wish-take-back-asks = { $name } möchte den letzten Zug zurücknehmen.
wish-abandon-asks = { $name } möchte das Spiel abbrechen.
wish-take-back-mine = Du möchtest deinen letzten Zug zurücknehmen.
wish-abandon-mine = Du möchtest das Spiel abbrechen.
wish-taught = Seither wurde Verborgenes bekannt, darum müssen alle zustimmen.
wish-waits = Noch keine Antwort von { $names }.
wish-agree = Zustimmen
wish-refuse = Ablehnen
wish-withdraw = Zurückziehen
wish-title = Eine Frage an dich

## Tisch: der eigene Platz

menu-game = Dieses Spiel
menu-look-back = Das Spiel durchgehen
menu-read-board = Das Brett in Worten lesen
menu-help = Tastatur und Hilfe
menu-seat = Mein Platz
menu-take-back = Um Zurücknehmen bitten
menu-take-back-about = Dein letzter Zug wird zurückgenommen, auch wenn andere schon weitergespielt haben. { $people ->
    [0] Bots stimmen sofort zu.
   *[other] Die anderen Menschen am Tisch müssen zustimmen.
}
menu-abandon = Abbrechen vorschlagen
menu-abandon-about = Das Spiel endet für alle, ohne Sieger. { $people ->
    [0] Bots stimmen sofort zu.
   *[other] Die anderen Menschen am Tisch müssen zustimmen.
}
menu-hand-over-to = Übergeben an: { $bot }
menu-hand-over = Übergeben
menu-hand-over-about = Ein Bot spielt auf deinem Platz, bis du zurückkommst. Niemand muss zustimmen.
menu-come-back = Wieder selbst spielen
menu-bot-plays = Auf deinem Platz spielt ein Bot.
menu-resign = Aufgeben
menu-resign-about = { $seats ->
    [2] Du gibst auf, und der andere gewinnt. Niemand muss zustimmen.
   *[other] Du gibst deinen Platz endgültig auf; ein Bot spielt die Partie zu Ende. Niemand muss zustimmen.
}
menu-resign-sure = { $seats ->
    [2] Endgültig aufgeben? Dann ist die Partie zu Ende, und der andere hat gewonnen.
   *[other] Endgültig aufgeben? Ein Bot spielt an deiner Stelle weiter, und du kannst nicht zurück.
}
menu-abandon-sure = Allen vorschlagen, das Spiel abzubrechen? Stimmen sie zu, endet es ohne Sieger.
menu-hand-over-sure = Den Bot { $bot } auf deinem Platz spielen lassen, bis du zurückkommst?
menu-sure = Ja
menu-not-sure = Nein, weiterspielen
menu-move = Meinen Platz auf ein anderes Gerät mitnehmen
seat-resigned = { $phase ->
    [playing] hat aufgegeben; ein Bot spielt
   *[other] hat aufgegeben
}
seat-asked = ist dran

## Tisch: Tastatur

help-title = Tastatur und Hilfe
help-tab = von einem Ding, das sich wählen lässt, zum nächsten
help-arrows = zum nächstgelegenen Ding, das sich wählen lässt
help-arrows-all = zum nächstgelegenen Ding, das sich erklärt
help-enter = wählen; noch einmal, wenn nachgefragt wird
help-numbers = zum ersten, zweiten … Wählbaren; noch einmal wählt es
help-undo = zurücknehmen
help-hint = was am besten ist, wo Hinweise erlaubt sind
help-step = einen Zug zurück, einen Zug weiter
help-now = zurück ins Jetzt; alles auf einmal zeigen
help-rule = die Regel zu dem, worauf gezeigt wird, sonst zu dem, was gefragt ist
help-log = Chronik
help-talk = Gespräch
help-board = das Brett in Worten
help-help = diese Seite
help-space = abspielen, anhalten
help-ends = zum Anfang, zum Ende
help-shortcuts = Einzelne Buchstaben sind Kurzbefehle
help-glows = Was leuchtet, lässt sich wählen: mit einem Klick oder durch Antippen.
help-touch = Auf dem Touchscreen zeigt das erste Tippen, was geschähe und was es kostet; ein zweites, oder der Knopf, tut es.
help-explains = Alles erklärt sich: Zeig darauf, oder drück auf einem Touchscreen lange darauf.
key-tab = Tab
key-arrows = Pfeile
key-shift = Umschalt
key-enter = Enter
key-escape = Esc
key-space = Leertaste
key-home = Pos1
key-end = Ende

## Tisch: das Ende

end-title = Das Ende des Spiels
end-you-win = Du gewinnst!
end-nobody = Niemand hat bis zum Ende gespielt
end-because = { $what }: { $figures }.
end-resigned = { $name } hat aufgegeben.
end-stand-in = { $why ->
    [resigned] { $name } hat bei Zug { $ply } aufgegeben; der Bot { $bot } hat weitergespielt.
    [absent] { $name } war seit Zug { $ply } nicht da; der Bot { $bot } hat weitergespielt.
   *[other] { $name } hat bei Zug { $ply } übergeben; der Bot { $bot } hat zu Ende gespielt.
}
end-score = Punkte
end-versus = { $first } zu { $second }
end-where-from = Woher es kommt
end-criterion = Was zählt
end-place = Rang
end-course = Wie es gelaufen ist
end-course-of = { $what } von { $name } über { $moves } Züge: von { $first } bis { $last }, höchstens { $most }
end-course-move = Zug { $move }
end-again = Noch einmal
end-again-rotated = { $seats ->
    [2] Noch einmal mit vertauschten Seiten
   *[other] Noch einmal, jeder einen Platz weiter
}
end-again-there = Der Tisch ist wieder gedeckt: komm mit
end-look = Das Brett ansehen
end-show = Das Ergebnis
fair-title = War der Zufall gerecht?
fair-check = Jede Ziehung prüfen
fair-about = Vor der ersten Ziehung hat der Server den Startwert des Zufalls versiegelt. Jetzt, da er bekannt ist, kann dein Browser jede Ziehung selbst nachrechnen.
fair-checking = Wird nachgerechnet …
fair-yes = { $draws ->
    [one] Ja: Die eine Ziehung ist genau das, was der versiegelte Startwert sagt.
   *[other] Ja: Alle { $draws } Ziehungen sind genau das, was der versiegelte Startwert sagt.
}
fair-noted = Dieser Browser hatte sich das Siegel selbst gemerkt, beim Ereignis { $number }.
fair-not-noted = Dieser Browser hat sich das Siegel während des Spiels nicht gemerkt und muss es dem Server glauben.
fair-other-seed = Nein: Der Startwert ist nicht der versiegelte.
fair-other-draw = Nein: Die Ziehung vor Zug { $ply } ist nicht das, was der Startwert sagt.
fair-cannot = Dieser Browser rechnet so etwas nur auf sicheren Seiten (https) nach. Die heruntergeladene Aufzeichnung lässt sich mit „kingsbridge verify“ prüfen.
fair-seed = Startwert
fair-seal = Siegel

## Tisch: Verbindung

table-resumed = Wieder verbunden.
table-unsent = Keine Verbindung: Dein Zug ist aufgehoben und wird gesendet.
table-sending = Wird gesendet …

## Tisch: Nachspielen

replay-eyes = Gesehen von
replay-eyes-mine = mir
replay-eyes-spectator = einem Zuschauer
replay-eyes-all = alles aufgedeckt
replay-copy = Link zu diesem Zug kopieren
replay-copied = Kopiert
replay-not-over = Dieses Spiel ist nicht zu Ende: Du siehst es mit deinen eigenen Augen.
replay-to-table = Zum Tisch

## Nachbetrachtung

review-title = Nachbetrachtung
review-begin = Diese Partie nachbetrachten
review-about = Eine Suche sieht sich im Hintergrund jede Entscheidung noch einmal an: wie wahrscheinlich jeder gewann, was gewählt wurde und was besser gewesen wäre.
review-of-players = Wer mitgespielt hat, kann sie beginnen lassen.
review-growing = { $done } von { $all } Entscheidungen betrachtet …
review-waits = Die Nachbetrachtung beginnt gleich …
review-nothing = Es gab nichts zu entscheiden.
review-eyes = Beurteilt
review-eyes-known = nach dem, was jeder wissen konnte
review-eyes-open = mit offenen Augen
review-known-about = Nach dem, was jeder Platz wissen konnte; jeder sieht anderes, darum ergibt es nicht immer 100 %.
review-open-about = Als hätte alles Verborgene offen gelegen.
review-curve = Gewinnaussichten
review-curve-of = { $name }: von { $first } % auf { $last } %
review-costly = Was am meisten gekostet hat
review-none = Keine Entscheidung hat viel gekostet, soweit die Suche sieht.
review-none-yet = Bisher nichts.
review-cost = { $name }: { $chosen }
review-fell = { $after } % Siegchance statt { $best } %
review-better = besser: { $label }
review-ledger = Glück und Können
review-ledger-about = In Prozentpunkten der Siegchance, von der ersten Entscheidung an. Glück ist alles, was die Wahl nicht erklärt: Zufall, und was niemand voraussehen konnte.
review-own = eigene Wahl
review-others = Wahl der anderen
review-luck = Glück
review-all = zusammen
review-honest = Das sind Schätzungen einer Suche, keine Wahrheiten.

## Übung

practise-here = Von hier aus üben
practise-short = Üben
practice-mark = Übung
practise-about = Ein neuer Tisch spielt von diesem Augenblick an gegen Bots weiter. Was gezogen wurde, bleibt; was kommt, wird neu gezogen.
practise-seat = Du spielst
end-practice = Eine Übung: Sie ging von Zug { $ply } einer anderen Partie aus weiter.

## Regeln und Material

rules-title = Regeln
rules-search = In den Regeln suchen
rules-nothing = Davon spricht kein Absatz.
components-title = Spielmaterial
rules-play = Gegen Bots spielen
rules-contents = Inhalt
rules-own-words = Die ganzen Regeln, in unseren eigenen Worten. Auf jede Nummer lässt sich verlinken.
rules-by = Ein Spiel von { $by }.
components-about = Das Regelheft druckt nicht jede Karte ab. Darum steht bei allem in der Schachtel, wie sicher wir uns sind; gespielt wird genau mit diesem Material.
about-status-known = aus dem Regelheft oder aus Beschreibungen des gedruckten Spiels
about-status-derived = folgt aus Bekanntem
about-status-reconstructed = nicht belegt: so gewählt, dass das Spiel wie beschrieben läuft
components-mark = { $aspect }: { $status }
components-rows = { $number ->
    [one] { $number } Eintrag
   *[other] { $number } Einträge
}
components-total = { $number ->
    [one] { $number } Stück
   *[other] { $number } Stück
}

## Mitwirkende

credits-title = Mitwirkende
credits-house = Kingsbridge ist freie Software unter der MIT-Lizenz. Es enthält weder Texte noch Bilder der Verlage.
credits-games = Spiele
credits-games-by = Die Regeln sind mit unseren eigenen Worten erzählt. Wer ein Spiel mag, halte nach einem gedruckten Exemplar Ausschau.
credits-type = Schriften
credits-icons = Symbole
credits-icons-by = Symbole der Mitwirkenden von
credits-icons-changed = Sie erscheinen in anderen Farben und Größen. Hier in Gebrauch:
credits-software = Gebaut mit
considered-title = Das tun?
considered-leave = Lassen
considered-grave = Überlege es dir: Das kostet dich etwas.
