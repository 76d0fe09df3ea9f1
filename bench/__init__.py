"""Our speed beside the peers'."""
