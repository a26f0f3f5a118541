"""The auditor's checks of acts in every game: their form, who may do them, and the limits on signs."""
