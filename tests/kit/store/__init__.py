"""Stores, kept logs and failing disks for tests."""
