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

## Mitwirkende

credits-title = Mitwirkende
credits-house = Kingsbridge ist freie Software unter der MIT-Lizenz. Es enthält weder Texte noch Bilder der Verlage.
credits-icons = Symbole
credits-icons-by = Symbole von Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, Viscious Speed, Lord Berandas, Irongamer, HeavenlyDog und den anderen Mitwirkenden von game-icons.net, unter der Lizenz CC BY 3.0; manche sind umgefärbt. Hier in Gebrauch:
credits-type = Schriften
credits-type-by = IM FELL English von Igino Marini und EB Garamond von Georg Duffner und Octavio Pardo, beide unter der SIL Open Font License.
credits-games = Spiele
credits-games-by = Die Regeln sind mit unseren eigenen Worten erzählt. Wer ein Spiel mag, halte nach einem gedruckten Exemplar Ausschau.
