# Ce que tous les jeux partagent. Pas de point final : une phrase peut entrer dans une autre.

verbatim = { $text }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }

no-solution-from-here = Il n’y a pas de solution à partir d’ici : { $why }.

option-whole = --{ $name } { $text } : un nombre entier de { $least } à { $most } est attendu
option-percent = --{ $name } { $text } : un nombre de 0 à 100 est attendu

explain-stopped = L’explication s’arrête ici : { $why }.

stop-time = limite de temps atteinte
stop-cancelled = annulé
stop-nodes = limite de nœuds atteinte
stop-memory = limite de mémoire atteinte
stop-gave-up = la méthode a renoncé : elle ne résout pas toutes les grilles
