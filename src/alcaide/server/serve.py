"""Running the server."""

import uvicorn

from alcaide.server.app import create_app
from alcaide.server.logs import set_up_logs
from alcaide.server.settings import Settings

GRACE = 10
"""Seconds that requests have to finish when the server is told to stop."""


def make_server(settings: Settings) -> uvicorn.Server:
    """The server, ready to run."""
    return uvicorn.Server(
        uvicorn.Config(
            create_app(settings),
            host=settings.host,
            port=settings.port,
            ws="websockets-sansio",
            ws_max_size=4 * settings.limits.message_bytes,
            ws_per_message_deflate=False,
            proxy_headers=True,
            forwarded_allow_ips=settings.proxies,
            server_header=False,
            log_config=None,
            access_log=False,
            timeout_graceful_shutdown=GRACE,
        )
    )


def serve(settings: Settings) -> None:
    """Run until somebody says stop."""
    set_up_logs()
    make_server(settings).run()
