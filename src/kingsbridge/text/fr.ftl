### Ce que dit la maison elle-même, en français.

illegal-unknown-words = « { $words } » ne correspond à rien dans ce jeu.
illegal-not-offered = Ce n’est pas possible pour l’instant.
illegal-not-now = D’abord ce qui est en cours ; et seulement à votre tour.
illegal-game-over = La partie est finie.
illegal-not-your-turn = Ce n’est pas à vous de jouer.
illegal-undo = Il n’y a rien à reprendre : depuis, le hasard a parlé, vous avez appris quelque chose ou quelqu’un d’autre a joué.

## Degré de certitude des éléments

cards-group = Matériel
cards-name = Nom
cards-count = Nombre
cards-status = Fiabilité
status-known = source sûre
status-derived = déduction
status-reconstructed = reconstitution
aspect-kind = type
aspect-number = valeur
aspect-count = nombre

## La fin

end-wins = { $seat } remporte la partie !
end-shared = Victoire partagée : { $names }.
end-decides = critère décisif

## Parties rejouées

replay-where = Coup { $ply } sur { $plies }

## À la table

table-sat = { $seat } prend place.
table-undid = { $seat } annule sa dernière action.
table-wishes-take-back = { $seat } demande à reprendre sa dernière action.
table-withdrew = { $seat } retire sa demande.
table-wishes-abandon = { $seat } demande à abandonner la partie.
table-agrees = { $seat } est d’accord.
table-disagrees = { $seat } n’est pas d’accord.
table-unanswered = { $seat } n’a pas répondu à temps.
table-rewound = D’un commun accord, ce coup est repris avec tout ce qui l’a suivi.
table-abandoned = D’un commun accord, la partie est abandonnée.
table-resigned = { $seat } renonce ; la partie est finie.
table-replaced = { $why ->
    [resigned] { $seat } renonce ; le bot { $bot } continue.
    [absent] En l’absence de { $seat }, le bot { $bot } joue.
   *[other] { $seat } laisse jouer le bot { $bot }.
}
table-practice = Ici commence l’exercice : il reprend au coup { $ply } d’une autre partie.
table-continued = Les mêmes rejouent, à une nouvelle table.
table-returned = { $seat } joue de nouveau.
table-said = { $seat } : { $text }
table-noted = Note : { $text }

## Les bots, comme on les appelle à la table ; numérotés s’il y en a plusieurs du même nom

bot-apprentice = Apprenti
bot-greedy = Artisan
bot-grandmaster = Grand maître
bot-journeyman = Compagnon
bot-master = Maître
bot-novice = Novice
bot-random = Bouffon
bot-numbered = { $bot } { $number }

## Conseils

hint-how = Chances de gagner avec chacun, pour ce que vous pouvez savoir :
hint-at-once = Tout de suite : { $changes }.
hint-change = { $what } { $number }
hint-clear = Tout ce qui a été essayé d’autre a des chances de gagner plus faibles, de { $percent } points de pourcentage au moins.
hint-chance = { $percent } %
hints-had = { $number ->
    [one] { $seat } a eu un conseil.
   *[other] { $seat } a eu { $number } conseils.
}

## Pourquoi c’est impossible, à la table

refused-bad-choice = Ce choix est impossible : { $problem }
refused-box-shape = Ce n’est pas un fichier de matériel : aucune ligne n’y est imbriquée à ce point.
refused-box-size = Un fichier de matériel compte au plus { $most } ko.
refused-broken = Le programme a un défaut : rien ne s’est passé, et la table est comme avant.
refused-bot-plays = Un bot joue à cette place.
refused-closed = Ce n’est pas ouvert ici.
refused-foreign-page = Cela venait de la page d’un autre serveur.
refused-game-began = La partie a commencé.
refused-hint-under-way = Un conseil est déjà en préparation.
refused-hints-enough = C’est assez pour une table : { $most } conseils.
refused-link-expired = Ce code n’est plus valable ; demandez-en un autre.
refused-link-used = Quelqu’un d’autre a utilisé ce lien.
refused-malformed = Message illisible : { $problem }
refused-name-taken = Sur ce serveur, quelqu’un d’autre porte déjà ce nom.
refused-no-bot-plays = Aucun bot ne joue à cette place.
refused-no-choice = Il n’y a qu’une chose à faire.
refused-no-device = Qui êtes-vous ? Ouvrez le lien encore une fois.
refused-no-hint-now = Aucun conseil ne peut être trouvé maintenant ; réessayez dans un instant.
refused-no-hints = Il n’y a pas de conseils à cette table.
refused-no-name = Indiquez un nom.
refused-no-opening = Cette table n’a pas de début.
refused-no-seat = Vous n’avez pas de place ici, et la table est privée.
refused-no-such-bot = Ce bot n’existe pas.
refused-no-such-code = Ce code ne mène nulle part. Il a peut-être été renouvelé.
refused-no-such-game = Ce jeu n’existe pas.
refused-no-such-link = Ce lien ne mène nulle part.
refused-no-such-number = Rien ne s’est passé à ce numéro.
refused-no-such-seat = Cette place n’existe pas.
refused-no-such-table = Cette table n’existe pas.
refused-no-such-wish = On ne peut pas demander cela.
refused-no-wish = Vous n’avez rien demandé.
refused-not-asked = Personne ne vous demande rien.
refused-not-begun = La partie n’a pas commencé.
refused-not-host = Seul l’hôte peut le faire.
refused-not-json = Ce n’est pas du JSON, ou cela ne le dit pas.
refused-not-over = La partie n’est pas terminée.
refused-not-stored = Impossible d’enregistrer, rien n’a donc changé ; réessayez dans un instant.
refused-not-your-seat = Ce n’est pas votre place.
refused-nothing-to-practise = Personne n’a rien à y décider.
refused-nothing-said = Il n’y a rien à dire.
refused-nothing-to-take-back = Vous n’avez encore rien fait.
refused-other-rules = Cette table suit une autre version des règles ; elle est conservée, mais ne peut pas continuer.
refused-others-eyes = Ce que les autres voyaient ne se montre qu’une fois la partie terminée.
refused-own-tables = Ce navigateur a ses propres tables, qu’il perdrait.
refused-private = Cette table est privée : il faut un lien pour s’y asseoir.
refused-resigned = Vous avez renoncé ; un bot continue.
refused-said-enough = Cela suffit pour une table : { $most } fois.
refused-seat-free = Personne n’est assis là.
refused-seat-taken = Cette place est prise.
refused-seats-free = Il reste des places libres.
refused-second-seat = À une table visible de tous, chacun joue une seule place.
refused-spectator = Vous regardez ; seuls les joueurs peuvent faire cela.
refused-stale = La partie a continué entre-temps ; regardez de nouveau.
refused-still-kept = Quelqu’un d’autre a encore cette table dans sa liste ; vous pouvez la masquer.
refused-table-full = Trop de choses se sont passées à cette table pour cela ; menez la partie à son terme.
refused-too-large = C’est trop volumineux.
refused-too-long = C’est trop long : { $most } caractères au plus.
refused-too-many = Trop vite ; attendez un instant.
refused-too-many-tables = Vous avez { $most } tables inachevées ; terminez-en ou quittez-en d’abord quelques-unes.
refused-too-slow = C’est arrivé trop lentement.
refused-wish-open = Une demande est déjà en cours.
refused-wrong-seats = Ce jeu ne se joue pas à ce nombre.
refused-wrong-time = Cette durée ne peut pas être choisie.

## Options : oui ou non

choice-yes = oui
choice-no = non
