"""Many matches."""
