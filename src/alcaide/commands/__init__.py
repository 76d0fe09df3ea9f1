"""The commands of `alcaide`, one file each. They read what was asked, have it done below, and print."""
