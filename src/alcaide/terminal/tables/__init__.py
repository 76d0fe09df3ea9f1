"""Tables as a screen sees them: the match of this machine, or one on a server, through the same methods."""
