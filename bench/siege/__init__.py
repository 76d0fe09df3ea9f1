"""What one stranger may try against a server. Each module is one attack; tests run it short, `make siege` long."""
