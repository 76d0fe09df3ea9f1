"""What stands before every request: limits, origins, headers that tell browsers to be careful."""

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from alcaide.core import AlcaideError
from alcaide.server.accountant import Accountant, Resource
from alcaide.server.incoming import address_of, check_origin
from alcaide.server.metrics import Metrics
from alcaide.server.responses import failure

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
HTTPS_ONLY = "max-age=31536000"
LONG = ("/replay", "/record", "/review")
"""Answers that hold a whole match."""
LONG_COSTS = 5.0
SAFE = ("GET", "HEAD", "OPTIONS")


class SecurityHeaders:
    """Adds headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""

        async def careful(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["scheme"] in ("https", "wss"):
                    headers["Strict-Transport-Security"] = HTTPS_ONLY
            await send(message)

        await self.app(scope, receive, careful)


class ApiGuard:
    """Refuses requests of one address that come too fast, and those that a foreign page makes with our cookies."""

    def __init__(self, app: ASGIApp, accountant: Accountant, origins: tuple[str, ...], metrics: Metrics) -> None:
        self.app = app
        self.accountant = accountant
        self.origins = origins
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] == "http" and scope["path"].startswith("/api/"):
            try:
                self.check(HTTPConnection(scope), scope["method"])
            except AlcaideError as error:
                self.metrics.refused.labels(error.code).inc()
                await failure(error)(scope, receive, send)
                return
        await self.app(scope, receive, send)

    def check(self, connection: HTTPConnection, method: str) -> None:
        """Refuse what is not allowed."""
        is_long = connection.url.path.endswith(LONG)
        self.accountant.spend(Resource.REQUESTS, address_of(connection), LONG_COSTS if is_long else 1.0)
        if method not in SAFE:
            check_origin(connection, self.origins)
