# The language itself.
language-name = English

# How amounts, moments and lists are written.
amount = ${ $figure }
amount-negative = −${ $figure }
moment = { $date } { $time }
list-more = { $list }, { $next }
any-of = { $list } or { $next }
all-of = { $list } and { $next }
