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
home-against = Gegen { $bot }
bot-random = einen Bot, der nach dem Zufall spielt
bot-greedy = einen Bot, der weiß, was er will

## Startseite: Kopf und Fuß

close = Schließen
try-again = Noch einmal versuchen
settings-title = Einstellungen
choose-theme = Licht
choose-pace = Wie lange die Züge der anderen stehen bleiben
pace-0 = gar nicht
pace-350 = kurz
pace-700 = normal
pace-1500 = lange
choose-sound = Eine Glocke, wenn ich am Zug bin
choose-notify = Der Browser ruft mich, wenn ich am Zug bin
notify-denied = Diesem Browser wurde das untersagt; ändern lässt es sich in seinen Einstellungen.
your-name = Dein Name
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
way-screen-about = ihr wechselt euch davor ab
tables-mine = Deine Tische
tables-open = Offene Tische
tables-asked = du bist dran
tables-fresh = { $number ->
    [one] { $number } Ereignis, seit du hier warst
   *[other] { $number } Ereignisse, seit du hier warst
}
tables-all = Alle { $number } zeigen
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
make-nobody-invited = Kein Platz ist offen, also geht es sofort los.
make-curtain = Vorhang zwischen den Spielenden
curtain-no = Nein
curtain-no-about = alle dürfen alles sehen
curtain-yes = Ja
curtain-yes-about = verbirgt den Tisch, während der Bildschirm weitergereicht wird
choice-yes = ja
choice-no = nein
plan-me = ich
plan-open = offen, per Link
plan-bot = Bot: { $level }
plan-here = jemand hier
name-of = Name für { $seat }
name-placeholder = Name
level-random = Neuling
level-random-about = spielt, was ihm in die Finger kommt
level-greedy = Geselle
level-greedy-about = weiß, was sich lohnt

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
move-left = gilt noch { $time } Minuten, und nur einmal
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
board-title = Das Spielbrett
asked-title = Was gefragt ist
table-waiting = Der Tisch wartet auf Mitspielende.
table-over = Das Spiel ist zu Ende.
table-abandoned-now = Das Spiel wurde abgebrochen.
table-thinks = { $name } denkt nach.
table-lost = Die Verbindung ist abgerissen; neuer Versuch läuft.
table-try-now = Jetzt versuchen
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

## Regeln und Material

rules-title = Regeln
rules-search = In den Regeln suchen
rules-nothing = Davon spricht kein Absatz.
components-title = Spielmaterial
rules-contents = Inhalt
rules-own-words = Die ganzen Regeln, in unseren eigenen Worten. Auf jede Nummer lässt sich verlinken.
components-about = Das Regelheft druckt nicht jede Karte ab. Darum steht bei allem in der Schachtel, wie sicher wir uns sind; gespielt wird genau mit diesem Material.
about-status-known = im Regelheft gedruckt oder abgebildet
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
