### Was das Haus selbst sagt, auf Deutsch.

illegal-unknown-words = „{ $words }“ gibt es in diesem Spiel nicht.
illegal-not-offered = Das ist jetzt nicht möglich.
illegal-game-over = Das Spiel ist zu Ende.
illegal-not-your-turn = Du bist nicht an der Reihe.
illegal-undo = Es gibt nichts zurückzunehmen: Inzwischen hat der Zufall oder jemand anders eingegriffen.

## Wie sicher ein Bestandteil ist

cards-group = Spielmaterial
cards-name = Name
cards-count = Anzahl
cards-status = Wie sicher?
status-known = belegt
status-derived = abgeleitet
status-reconstructed = rekonstruiert
aspect-kind = Art
aspect-class = Art
aspect-effect = Wirkung
aspect-number = Zahl
aspect-numbers = Zahlen
aspect-count = Anzahl
aspect-faces = Seiten
aspect-materials = Baustoffe
aspect-bonus = Bonus

## Am Terminal: Begrüßung und Frage

terminal-goal = { $title }: { $goal }
terminal-how = Antworte mit der Nummer einer Möglichkeit oder mit ihren englischen Wörtern; die Anfangsbuchstaben genügen.
terminal-more = „help“ verrät, was du sonst noch sagen kannst, „?“ erklärt die Regel, um die es gerade geht.
terminal-asked = { $name }: { $question }
terminal-rule = Regel { $number }
terminal-input = Nummer, Wörter oder help
terminal-back = Enter: zurück zum Spielfeld
terminal-begin = Drück Enter, dann geht es los
terminal-yes-no = ja oder nein
answer-yes = ja j yes y
answer-no = nein n no

## Am Terminal: Befehle

command-undo = deine letzte Aktion zurücknehmen, solange nichts gezogen wurde und niemand sonst gehandelt hat
command-takeback = vor deine letzte Aktion zurückgehen, wenn die anderen einverstanden sind
command-rule = erklären, was gefragt ist; „rule 5.3“ zeigt eine Regel, „rule 5“ ein ganzes Kapitel
command-about = sagen, worum es bei Möglichkeit 2 geht („about 2“) oder was eine Karte tut („card markt“)
command-story = die Partie von Anfang an erzählen
command-board = das Spielfeld neu anzeigen (oder einfach Enter drücken)
command-save = das Partieprotokoll in eine Datei schreiben: „save partie.txt“
command-quit = das Spiel verlassen
terminal-fair = Der Zufall steht im Voraus fest: Der Hash seines geheimen Startwerts ist { $commitment }. Den Startwert erfährst du am Ende.
terminal-saved = Das Partieprotokoll steht in { $file }.
terminal-may-take-back = { $other }, darf { $seat } vor die letzte eigene Aktion zurückgehen?
terminal-quit = Das Spiel verlassen? Es lässt sich später nicht fortsetzen; „save DATEI“ sichert das Partieprotokoll.
terminal-farewell = Bis zum nächsten Mal.

## Am Terminal: warum nicht

wrong-number = Möglichkeit { $number } gibt es nicht: Wähle von 1 bis { $last }.
wrong-several = Was davon? { $options }
wrong-rule = Regel { $number } gibt es nicht: Die Regeln gehen von { $first } bis { $last }.
wrong-card = Keine Karte heißt „{ $name }“.
wrong-no-file = Wohin damit? Sag „save“ und den Namen einer Datei.
wrong-file = { $file } lässt sich nicht schreiben: { $reason }.
wrong-nothing-done = Du hast noch nichts getan.
wrong-no-consent = { $other } ist nicht einverstanden.
wrong-seat = Einen Platz „{ $seat }“ gibt es nicht: Wähle aus { $seats }.

## Am Terminal: das Ende

end-wins = { $seat } gewinnt!
end-shared = { $names } teilen sich den Sieg.
end-decides = entscheidend
end-length = { $when } · { $number } Entscheidungen
end-seed = Der Startwert des Zufalls war { $seed }
end-commitment = und sein Hash, zu Beginn genannt, { $commitment }
end-next = „save DATEI“ schreibt das Partieprotokoll, „story“ erzählt die Partie noch einmal, Enter beendet.

## Partien nachspielen

replay-where = Halbzug { $ply } von { $plies }
replay-help = Enter: weiter · b: zurück · eine Zahl: zu diesem Halbzug · q: beenden
