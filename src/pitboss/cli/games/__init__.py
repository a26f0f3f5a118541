"""Commands that show, deal, settle and rule on games."""
