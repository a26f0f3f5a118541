"""What a server monitors about itself and reports to its operators."""
