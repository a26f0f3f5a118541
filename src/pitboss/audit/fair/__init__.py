"""The auditor's checks of promised deals."""
