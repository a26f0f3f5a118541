"""The auditor's checks of devices, alarms, software and restores."""
