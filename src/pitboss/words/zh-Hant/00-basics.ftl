# The language itself.
language-name = 繁體中文

# How amounts, moments and lists are written.
amount = ${ $figure }
amount-negative = −${ $figure }
moment = { $date } { $time }
list-more = { $list }、{ $next }
any-of = { $list }或{ $next }
all-of = { $list }和{ $next }
