### Ce que la maison ne dit qu’au terminal, en français.

## Accueil et question

terminal-goal = { $title } : { $goal }
terminal-how = Répondez par le numéro d’une option ou par ses mots anglais ; les premières lettres suffisent.
terminal-more = « help » dit tout ce que vous pouvez demander, « ? » explique la règle du moment.
terminal-asked = { $name } : { $question }
terminal-rule = règle { $number }
terminal-input = numéro, mots ou help
terminal-back = Entrée : retour au plateau
terminal-begin = Appuyez sur Entrée pour commencer
terminal-curtain = C’est à { $seat }. Passez le clavier ; que les autres détournent les yeux.
terminal-curtain-enter = { $seat } est seul à regarder : Entrée
terminal-yes-no = oui ou non
answer-yes = oui o yes y
answer-no = non n no

## Commandes

command-undo = reprendre votre dernière action, tant que rien n’a été tiré ni appris et que personne d’autre n’a joué
command-takeback = revenir avant votre dernière action, si les autres sont d’accord
command-rule = expliquer ce qui est demandé ; « rule 5.3 » affiche une règle, « rule 5 » tout un chapitre
command-about = dire de quoi il s’agit à l’option 2 (« about 2 ») ou ce que fait une carte (« card marché »)
command-hint = dire quels choix sont les meilleurs, si la table permet les conseils
command-story = raconter la partie depuis le début
command-board = réafficher le plateau (ou appuyez simplement sur Entrée)
command-save = noter la partie dans un fichier : « save partie.txt »
command-quit = quitter la partie
terminal-fair = Le hasard est fixé d’avance : l’empreinte de sa graine secrète est { $commitment }. La graine sera dévoilée à la fin.
terminal-saved = La partie est notée dans { $file }.
terminal-may-take-back = { $other }, permettez-vous à { $seat } de revenir avant sa dernière action ?
terminal-quit = Quitter la partie ? Vous ne pourrez pas la reprendre plus tard ; « save FICHIER » en garde la trace.
terminal-farewell = À bientôt.

## Pourquoi pas

wrong-number = Il n’y a pas d’option { $number } : choisissez de 1 à { $last }.
wrong-several = Laquelle ? { $options }
wrong-rule = Il n’y a pas de règle { $number } : elles vont de { $first } à { $last }.
wrong-card = Aucune carte ne s’appelle « { $name } ».
wrong-no-file = Dans quel fichier ? Dites « save » suivi d’un nom de fichier.
wrong-file = Impossible d’écrire { $file } : { $reason }.
wrong-secrets = La partie notée révélerait ce qui est caché ; on pourra l’enregistrer à la fin.
wrong-seat = Il n’y a pas de place « { $seat } » : choisissez parmi { $seats }.

## La fin

end-length = { $when } · { $number } décisions
end-seed = La graine du hasard était { $seed }
end-commitment = et son empreinte, donnée au départ, { $commitment }
end-next = « save FICHIER » note la partie, « story » la raconte, Entrée pour quitter.
replay-help = Entrée : suite · b : retour · un nombre : aller à ce coup · q : quitter
