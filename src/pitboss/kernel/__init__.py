"""What every other room stands on: money, clauses, rejections, roles, entropy. It imports nothing of ours."""
