"""What every other room stands on: money, rejections, roles and entropy. It imports nothing of ours."""
