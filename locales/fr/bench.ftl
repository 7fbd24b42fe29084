bench-size = taille `{ $text }` : une taille comme 8 ou 6x10 est attendue
