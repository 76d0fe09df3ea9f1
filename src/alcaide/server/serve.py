"""Running the server."""

import asyncio
import gc
import logging
import socket
from collections.abc import Callable

import uvicorn

import alcaide
from alcaide.core import BadSetting
from alcaide.server.accountant import Accountant
from alcaide.server.app import create_app
from alcaide.server.bot_worker import find_bots
from alcaide.server.connections import allow_many_files, guarded
from alcaide.server.json_logging import set_up_logging
from alcaide.server.mail import read_command
from alcaide.server.settings import Settings
from alcaide.store import check_database

GRACE = 10
"""Seconds that requests have to finish when the server is told to stop."""


def make_server(settings: Settings) -> uvicorn.Server:
    """The server, ready to run."""
    accountant = Accountant(settings.limits)
    return uvicorn.Server(
        uvicorn.Config(
            create_app(settings, accountant),
            http=guarded(accountant, settings.proxies),
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


def bind(host: str, port: int) -> socket.socket:
    """A socket at an address, or a sentence that says why not."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family)
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or "no such address"
        raise BadSetting(f"The server cannot listen at {host} port {port}: {reason}.", "bad_address") from None


def serve(settings: Settings, announce: Callable[[str], None]) -> None:
    """Run until somebody says stop; `announce` hears the address as soon as it is taken."""
    find_bots(settings.bots)
    if settings.mail_command:
        read_command(settings.mail_command)
    asyncio.run(check_database(settings.database))
    listening = bind(settings.host, settings.port)
    host, port = listening.getsockname()[:2]
    announce(f"http://{f'[{host}]' if ':' in host else host}:{port}")
    set_up_logging()
    if not alcaide.compiled:
        logging.getLogger(__name__).warning("uncompiled")
    allow_many_files()
    server = make_server(settings)
    collect_seldom()
    server.run([listening])


def collect_seldom() -> None:
    """Let the garbage collector look at what lasts only now and then, and at what was there from the start never.

    With a thousand tables a look at everything takes a third of a second, in which no table goes on; hardly anything
    waits for it, since almost all memory is freed without it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 20, 100)
