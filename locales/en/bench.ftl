bench-size = size `{ $text }`: expected a size such as 8 or 6x10
bench-cannot-start = a child process could not be started ({ $error }); nothing was recorded for its puzzle, run this again to go on
bench-not-a-file = is neither a file nor a folder; a data set holds puzzle files
bench-no-store = is not a store of campaigns; nothing was changed. Name another with --store
bench-empty-store = there are no results here; see `quadrille bench run`
bench-store-unread = the store cannot be read here ({ $error }); copy it and the files beside it to a folder that can be written
bench-store-damaged = the store was not closed properly and is damaged ({ $error }); nothing was changed. Move it away or name another with --store
bench-needs-server = only a database that machines share can be used here, such as postgres://user@host/database. On one machine `quadrille bench run` needs none
bench-server-address = is no address of a database ({ $error }); expected postgres://user@host/database
bench-server-unreached = the server cannot be reached ({ $error }); what was recorded is safe
bench-server-full = the server's disk is full ({ $error }); what was recorded is safe, make room and run this again to go on
bench-server-sslmode = sslmode is { $mode }; it can be disable, prefer, require, verify-ca or verify-full
bench-server-no-roots = no authority is known that the server's certificate could be held against; name a file with sslrootcert
bench-server-roots = the authorities of sslrootcert cannot be used ({ $error })
bench-server-refuses = the server refuses ({ $error }); what was recorded is safe
bench-later-layout = was written by a later version of this program
bench-earlier-layout = its tables are not those of this program; name another database
bench-too-large-to-share = is too large for a shared store (bytes: { $size }; at most: { $most })
bench-other-pages = holds the pages of another census ({ $other }); name another folder
bench-page-missing = this page is not there; run the same command to make it again
bench-page-damaged = this page is damaged; remove it and run the same command to make it again
bench-unseen-folder = this machine does not see the folder of the census; mount it under this name

# What the verbs of `quadrille bench` tell
bench-counts = { $solved } solved, { $best ->
    [0] { "" }
   *[other] { $best } answered without proof,{ " " }
}{ $failed } failed
bench-ran = { $campaign }: { $there } of { $total } jobs have a result; now { $done } done, { $counts }
bench-ran-interrupted = { $ran }; interrupted, run the same command to go on
bench-refused = { $method } refused { $count ->
    [one] one puzzle
   *[other] { $count } puzzles, the first
} because: { $why } (--retry invalid asks again)
bench-so-far = { $done } of { $total }: { $now }
bench-standing-now = { $counts }, { $left } left, { $time }
bench-left-unknown = time left unknown
bench-left-seconds = { $seconds } s left
bench-left-minutes = { $minutes } min { $seconds } s left
bench-left-hours = { $hours } h { $minutes } min left
bench-made = { $folder }: { $made ->
    [one] one puzzle made
   *[other] { $made } puzzles made
}{ $kept ->
    [0] { "" }
    [one] , one was there already
   *[other] , { $kept } were there already
}
bench-batch-short = batch { $batch }: there are not as many different puzzles as asked for
bench-drawn = { $folder }: { $drawn ->
    [one] one puzzle drawn
   *[other] { $drawn } puzzles drawn
}
bench-exported = { $folder }: { $files ->
    [one] one file
   *[other] { $files } files
}
compare-ratio = time ratio B/A { $mean } (95 % interval { $low } to { $high })
compare-no-ratio = too few solved by both for a ratio
compare-p-below = below 0.001
compare-significance = { $ratio }; { $sure ->
    [yes] a significant difference
   *[no] no significant difference
} (p { $p }, bootstrap interval { $low } to { $high })
compare-line = { $method }: { $ratio }; { $common ->
    [one] one job in common
   *[other] { $common } jobs in common
}, { $both } solved by both, { $a } by A only, { $b } by B only
compare-changes = { $changes ->
    [0] no verdict or objective changed
    [one] one verdict or objective changed:
   *[other] { $changes } verdicts or objectives changed:
}
compare-change = { "  " }{ $instance } { $method } seed { $seed }: { $before } -> { $after }
compare-more = { "  " }and { $more } more
history-method = { $method }: { $common ->
    [one] one job in common
   *[other] { $common } jobs in common
}, { $solved } solved by every version
history-no-time = no time
history-moment = { $name }: solved { $solved }, median { $median }
history-ratio = { $line }, { $mean } of the first (95 % interval { $low } to { $high })
history-differs = { $line }, differs from the one before
history-same = { $line }, no significant difference from the one before

# Marks of `quadrille grade`
grade-title = Grades
grade-files = Every file
grade-instance = instance
grade-method = method
grade-mark = mark
grade-why = why
grade-seconds = seconds
grade-right = right
grade-rightly-impossible = rightly impossible
grade-not-best = legal, not best
grade-wrong = wrong
grade-false-claim = false claim
grade-undecided = undecided
grade-no-answer = no answer
grade-unreadable = unreadable
grade-missing = missing
grade-summary = { $method }: { $right } of { $all } right
grade-instance-unread = the instance cannot be read: { $error }
grade-has-solution = it has a solution: { $solution }
grade-impossible-undecided = whether it is impossible was not decided in time
grade-no-solution-shown = it claims an optimum and shows no solution
grade-no-solution-seen = no solution can be made out
grade-other-objective = it names { $named }, its solution has { $reached }
grade-optimum-undecided = { $reached }; the optimum was not proved in time
grade-better = { $reached }, and { $best } can be had: { $solution }
grade-link = a link, which is not followed
grade-not-a-file = not a file
grade-too-long = longer than { $most } MiB
grade-too-many = more than { $most } result files
grade-no-files = no result files; expected METHOD/FILE
grade-apart = { $file }: not graded, its name fits no instance or more than one
