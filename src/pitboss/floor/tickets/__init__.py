"""Redeemable tickets, slips, transfers and vouchers."""
