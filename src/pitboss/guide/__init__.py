"""Rules, lessons and explanations for players and trainees."""
