bench-size = size `{ $text }`: expected a size such as 8 or 6x10
bench-cannot-start = a child process could not be started ({ $error }); nothing was recorded for its puzzle, run this again to go on
bench-not-a-file = is neither a file nor a folder; a data set holds puzzle files
bench-no-store = is not a store of campaigns; nothing was changed. Name another with --store
bench-empty-store = there are no results here; see `quadrille bench run`
bench-store-unread = the store cannot be read here ({ $error }); copy it and the files beside it to a folder that can be written
bench-store-damaged = the store was not closed properly and is damaged ({ $error }); nothing was changed. Move it away or name another with --store
