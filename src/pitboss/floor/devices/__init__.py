"""Devices, their faults, the software of a server, and alarms."""
