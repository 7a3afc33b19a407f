### Was das Haus nur am Terminal sagt, auf Deutsch.

## Begrüßung und Frage

terminal-goal = { $title }: { $goal }
terminal-how = Antworte mit der Nummer einer Möglichkeit oder mit ihren englischen Wörtern; die Anfangsbuchstaben genügen.
terminal-more = „help“ verrät, was du sonst noch sagen kannst, „?“ erklärt die Regel, um die es gerade geht.
terminal-asked = { $name }: { $question }
terminal-rule = Regel { $number }
terminal-input = Nummer, Wörter oder help
terminal-back = Enter: zurück zum Spielfeld
terminal-begin = Drück Enter, dann geht es los
terminal-curtain = { $seat } ist an der Reihe. Gebt die Tastatur weiter; alle anderen sehen weg.
terminal-curtain-enter = Nur { $seat } sieht hin: Enter
terminal-yes-no = ja oder nein
answer-yes = ja j yes y
answer-no = nein n no

## Befehle

command-undo = deine letzte Aktion zurücknehmen, solange nichts gezogen oder bekannt wurde und niemand sonst gehandelt hat
command-takeback = vor deine letzte Aktion zurückgehen, wenn die anderen einverstanden sind
command-rule = erklären, was gefragt ist; „rule 5.3“ zeigt eine Regel, „rule 5“ ein ganzes Kapitel
command-about = sagen, worum es bei Möglichkeit 2 geht („about 2“) oder was eine Karte tut („card markt“)
command-hint = sagen, was am besten ist, wo der Tisch Hinweise erlaubt
command-story = die Partie von Anfang an erzählen
command-board = das Spielfeld neu anzeigen (oder einfach Enter drücken)
command-save = das Partieprotokoll in eine Datei schreiben: „save partie.txt“
command-quit = das Spiel verlassen
terminal-fair = Der Zufall steht im Voraus fest: Der Hash seines geheimen Startwerts ist { $commitment }. Den Startwert erfährst du am Ende.
terminal-saved = Das Partieprotokoll steht in { $file }.
terminal-may-take-back = { $other }, darf { $seat } vor die letzte eigene Aktion zurückgehen?
terminal-quit = Das Spiel verlassen? Es lässt sich später nicht fortsetzen; „save DATEI“ sichert das Partieprotokoll.
terminal-farewell = Bis zum nächsten Mal.

## Warum nicht

wrong-number = Möglichkeit { $number } gibt es nicht: Wähle von 1 bis { $last }.
wrong-several = Was davon? { $options }
wrong-rule = Regel { $number } gibt es nicht: Die Regeln gehen von { $first } bis { $last }.
wrong-card = Keine Karte heißt „{ $name }“.
wrong-no-file = Wohin damit? Sag „save“ und den Namen einer Datei.
wrong-file = { $file } lässt sich nicht schreiben: { $reason }.
wrong-secrets = Das Protokoll würde Verborgenes verraten; speichern lässt es sich am Ende des Spiels.
wrong-seat = Einen Platz „{ $seat }“ gibt es nicht: Wähle aus { $seats }.

## Das Ende

end-length = { $when } · { $number } Entscheidungen
end-seed = Der Startwert des Zufalls war { $seed }
end-commitment = und sein Hash, zu Beginn genannt, { $commitment }
end-next = „save DATEI“ schreibt das Partieprotokoll, „story“ erzählt die Partie noch einmal, Enter beendet.
replay-help = Enter: weiter · b: zurück · eine Zahl: zu diesem Zug · q: beenden
