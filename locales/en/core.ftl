# What all games share. A sentence ends where it is put into another, so no full stop here.

verbatim = { $text }
list-and = { $first } and { $last }
list-or = { $first } or { $last }

no-solution-from-here = There is no solution from here: { $why }.

option-whole = --{ $name } { $text }: expected a whole number from { $least } to { $most }
option-percent = --{ $name } { $text }: expected a number from 0 to 100

explain-stopped = The explanation ends here: { $why }.

stop-time = time limit reached
stop-cancelled = cancelled
stop-nodes = node limit reached
stop-memory = memory limit reached
stop-gave-up = the method gave up: it does not solve every puzzle
