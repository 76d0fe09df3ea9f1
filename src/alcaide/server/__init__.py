"""The table on the network: lobby, seats, sockets. Put together in `app.py`, explained in `docs/protocol.md`."""
