bench-size = size `{ $text }`: expected a size such as 8 or 6x10
