"""What every other room stands on, such as money, clauses and rejections. It imports nothing of ours."""
