### Was das Haus selbst sagt, auf Deutsch.

illegal-unknown-words = „{ $words }“ gibt es in diesem Spiel nicht.
illegal-not-offered = Das ist jetzt nicht möglich.
illegal-not-now = Erst, was gerade geschieht; und nur im eigenen Zug.
illegal-game-over = Das Spiel ist zu Ende.
illegal-not-your-turn = Du bist nicht an der Reihe.
illegal-undo = Es gibt nichts zurückzunehmen: Inzwischen wurde etwas gezogen oder bekannt, oder jemand anders hat gehandelt.

## Wie sicher ein Bestandteil ist

cards-group = Spielmaterial
cards-name = Name
cards-count = Anzahl
cards-status = Wie sicher?
status-known = belegt
status-derived = abgeleitet
status-reconstructed = rekonstruiert
aspect-kind = Art
aspect-number = Zahl
aspect-count = Anzahl

## Das Ende

end-wins = { $seat } gewinnt!
end-shared = { $names } teilen sich den Sieg.
end-decides = entscheidend

## Partien nachspielen

replay-where = Zug { $ply } von { $plies }

## Am Tisch

table-sat = { $seat } setzt sich.
table-undid = { $seat } nimmt die letzte Aktion zurück.
table-wishes-take-back = { $seat } möchte die letzte Aktion zurücknehmen.
table-withdrew = { $seat } zieht die Bitte zurück.
table-wishes-abandon = { $seat } möchte die Partie abbrechen.
table-agrees = { $seat } ist einverstanden.
table-disagrees = { $seat } ist nicht einverstanden.
table-unanswered = { $seat } hat nicht rechtzeitig geantwortet.
table-rewound = Einvernehmlich wird dieser Zug zurückgenommen, mit allem, was folgte.
table-abandoned = Einvernehmlich wird die Partie abgebrochen.
table-resigned = { $seat } gibt auf; die Partie ist zu Ende.
table-replaced = { $why ->
    [resigned] { $seat } gibt auf; der Bot { $bot } spielt weiter.
    [absent] { $seat } ist nicht da; solange spielt der Bot { $bot }.
   *[other] { $seat } übergibt an den Bot { $bot }.
}
table-practice = Hier beginnt die Übung: Sie geht von Zug { $ply } einer anderen Partie aus weiter.
table-continued = Dieselben spielen noch einmal, an einem neuen Tisch.
table-returned = { $seat } spielt wieder selbst.
table-said = { $seat }: { $text }
table-noted = Notiz: { $text }

## Bots, wie sie am Tisch heißen; mit Nummer, wo mehrere gleich heißen

bot-apprentice = Lehrling
bot-greedy = Handwerker
bot-grandmaster = Großmeister
bot-journeyman = Geselle
bot-master = Meister
bot-novice = Neuling
bot-random = Narr
bot-numbered = { $bot } { $number }

## Hinweise

hint-how = Siegchance mit jedem, soweit du es wissen kannst:
hint-at-once = Sofort: { $changes }.
hint-change = { $what } { $number }
hint-clear = Alles andere, was versucht wurde, hat eine um mindestens { $percent } Prozentpunkte geringere Siegchance.
hint-chance = { $percent } %
hints-had = { $number ->
    [one] { $seat } hatte einen Hinweis.
   *[other] { $seat } hatte { $number } Hinweise.
}

## Warum nicht, am Tisch

refused-bad-choice = Das kann nicht gewählt werden: { $problem }
refused-box-shape = Das ist keine Datei mit Spielmaterial: So tief ist darin keine Zeile geschachtelt.
refused-box-size = Eine Datei mit Spielmaterial hat höchstens { $most } kB.
refused-broken = Im Programm steckt ein Fehler: Das ist nicht geschehen, und der Tisch ist wie zuvor.
refused-bot-plays = Auf diesem Platz spielt jetzt ein Bot.
refused-closed = Das ist hier geschlossen.
refused-foreign-page = Das kam von der Seite eines anderen Servers.
refused-game-began = Die Partie hat begonnen.
refused-hint-under-way = Ein Hinweis wird schon ausgearbeitet.
refused-hints-enough = Das genügt an einem Tisch: { $most } Hinweise.
refused-link-expired = Dieser Code gilt nicht mehr; lass dir einen neuen geben.
refused-link-used = Diesen Link hat schon jemand anders benutzt.
refused-malformed = Diese Nachricht ist unlesbar: { $problem }
refused-name-taken = Auf diesem Server heißt schon jemand anders so.
refused-no-bot-plays = Auf diesem Platz spielt kein Bot.
refused-no-choice = Es gibt nur eines zu tun.
refused-no-device = Wer ist da? Öffne den Link noch einmal.
refused-no-hint-now = Gerade lässt sich kein Hinweis finden; versuche es gleich noch einmal.
refused-no-hints = An diesem Tisch gibt es keine Hinweise.
refused-no-name = Gib einen Namen an.
refused-no-opening = Dieser Tisch hat keinen Anfang.
refused-no-seat = Du hast hier keinen Platz, und der Tisch ist privat.
refused-no-such-bot = Diesen Bot gibt es nicht.
refused-no-such-code = Dieser Code führt nirgendwohin. Vielleicht wurde er erneuert.
refused-no-such-game = Dieses Spiel gibt es nicht.
refused-no-such-link = Dieser Link führt nirgendwohin.
refused-no-such-number = Unter dieser Nummer ist nichts geschehen.
refused-no-such-seat = Diesen Platz gibt es nicht.
refused-no-such-table = Diesen Tisch gibt es nicht.
refused-no-such-wish = Darum kann man nicht bitten.
refused-no-wish = Du hast um nichts gebeten.
refused-not-asked = Niemand bittet dich um etwas.
refused-not-begun = Die Partie hat noch nicht begonnen.
refused-not-host = Das darf nur, wer den Tisch eröffnet hat.
refused-not-json = Das ist kein JSON oder sagt es nicht.
refused-not-over = Die Partie ist noch nicht zu Ende.
refused-not-stored = Das ließ sich nicht speichern und ist darum nicht geschehen; versuch es gleich noch einmal.
refused-not-your-seat = Das ist nicht dein Platz.
refused-nothing-to-practise = Dort hat niemand etwas zu entscheiden.
refused-nothing-said = Es gibt nichts zu sagen.
refused-nothing-to-take-back = Du hast noch nichts getan.
refused-other-rules = Dieser Tisch folgt einer anderen Fassung der Regeln; er bleibt erhalten, kann aber nicht weitergespielt werden.
refused-others-eyes = Was die anderen sahen, zeigt sich erst, wenn die Partie zu Ende ist.
refused-own-tables = Dieser Browser hat eigene Tische, die er verlieren würde.
refused-private = Dieser Tisch ist privat: Platz nehmen kann nur, wer einen Link hat.
refused-resigned = Du hast aufgegeben; ein Bot spielt weiter.
refused-said-enough = Das genügt an einem Tisch: { $most }-mal.
refused-seat-free = Dort sitzt niemand.
refused-seat-taken = Dieser Platz ist besetzt.
refused-seats-free = Es sind noch Plätze frei.
refused-second-seat = An einem Tisch, den alle sehen, spielt man nur einen Platz.
refused-spectator = Du schaust zu; das können nur die, die mitspielen.
refused-stale = Die Partie ist inzwischen weitergegangen; schau noch einmal hin.
refused-still-kept = Jemand anderes hat diesen Tisch noch in der Liste; du kannst ihn ausblenden.
refused-table-full = An diesem Tisch ist dafür schon zu viel geschehen; spielt die Partie zu Ende.
refused-too-large = Das ist zu groß.
refused-too-long = Das ist zu lang: höchstens { $most } Zeichen.
refused-too-many = Zu schnell; warte einen Augenblick.
refused-too-many-tables = Du hast { $most } unfertige Tische; beende oder verlasse erst einige.
refused-too-slow = Das kam zu langsam an.
refused-wish-open = Es läuft schon eine Anfrage.
refused-wrong-seats = Für so viele ist dieses Spiel nicht gemacht.
refused-wrong-time = Diese Zeit kann nicht gewählt werden.

## Spielweisen: ja oder nein

choice-yes = ja
choice-no = nein
