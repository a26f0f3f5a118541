"""The basis of all other packages, such as money, clauses and rejections. It imports no other package."""
