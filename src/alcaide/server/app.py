"""Everything put together, in one place."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from alcaide.core import AlcaideError
from alcaide.server.accountant import Accountant
from alcaide.server.archive import Archive
from alcaide.server.bot_pool import BotLanes
from alcaide.server.bot_worker import find_bots
from alcaide.server.health import Health
from alcaide.server.live_tables import LiveTables
from alcaide.server.lobby import Lobby
from alcaide.server.mail import Mailer
from alcaide.server.metrics import Metrics
from alcaide.server.middleware import ApiGuard, SecurityHeaders
from alcaide.server.responses import failure, missing, refused, trouble
from alcaide.server.reviews import Reviews
from alcaide.server.services import Services
from alcaide.server.settings import Settings
from alcaide.server.sockets import Sockets
from alcaide.server.static_files import page_routes
from alcaide.server.uptime import Uptime
from alcaide.store import open_store

Handler = Callable[[Any, Request], Awaitable[Response]]
log = logging.getLogger(__name__)


def create_app(settings: Settings, accountant: Accountant | None = None) -> Starlette:
    """The server, ready to be run; it opens its store when it starts."""
    metrics = Metrics()
    accountant = accountant or Accountant(settings.limits)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        bots = find_bots(settings.bots)
        store = await open_store(settings.database)
        bot_lanes = BotLanes(settings.workers, settings.bots, accountant)
        uptime = Uptime(store)
        app.state.health = Health(uptime)
        mailer = Mailer(settings.mail_command, metrics) if settings.mail_command else None
        live_tables = LiveTables(Services(store, accountant, bot_lanes, bots, settings, metrics, uptime, mailer))
        await live_tables.open()
        app.state.live_tables = live_tables
        app.state.lobby = Lobby(live_tables)
        reviews = Reviews(settings.review, accountant)
        app.state.archive = Archive(app.state.lobby, reviews)
        app.state.sockets = Sockets(live_tables)
        log.info("open")
        try:
            yield
        finally:
            await live_tables.close()
            await reviews.close()
            await bot_lanes.close()
            if mailer is not None:
                await mailer.close()
            await store.close()
            log.info("closed")

    return Starlette(
        routes=[*api_routes(), *operator_routes(metrics), *page_routes(settings.page)],
        middleware=[
            Middleware(SecurityHeaders),
            Middleware(
                CORSMiddleware,
                allow_origins=settings.origins,
                allow_methods=["GET", "POST", "DELETE"],
                allow_headers=["Authorization", "Content-Type"],
                allow_credentials=True,
                expose_headers=["Retry-After"],
                max_age=600,
            ),
            Middleware(ApiGuard, accountant=accountant, origins=settings.origins, metrics=metrics),
        ],
        exception_handlers={AlcaideError: refused, HTTPException: missing, Exception: trouble},
        lifespan=lifespan,
    )


def api_routes() -> list[BaseRoute]:
    """What players and programs call."""

    def ask(handler: Handler, who: str = "lobby") -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            return await handler(getattr(request.app.state, who), request)

        return endpoint

    async def socket(websocket: WebSocket) -> None:
        try:
            await websocket.app.state.sockets.serve(websocket)
        except AlcaideError as error:
            await websocket.send_denial_response(failure(error))

    table = "/api/tables/{table}"
    return [
        Route("/api/games", ask(Lobby.games), methods=["GET"]),
        Route("/api/games/{game}/rules", ask(Lobby.rules), methods=["GET"]),
        Route("/api/tables", ask(Lobby.tables), methods=["GET"]),
        Route("/api/tables", ask(Lobby.set_up), methods=["POST"]),
        Route(table, ask(Lobby.table), methods=["GET"]),
        Route(f"{table}/seats", ask(Lobby.sit), methods=["POST"]),
        Route(f"{table}/seats/{{seat:int}}/bot", ask(Lobby.lend), methods=["POST"]),
        Route(f"{table}/seats/{{seat:int}}/bot", ask(Lobby.take_back), methods=["DELETE"]),
        Route(f"{table}/branches", ask(Archive.branch, "archive"), methods=["POST"]),
        Route(f"{table}/replay", ask(Archive.replay, "archive"), methods=["GET"]),
        Route(f"{table}/review", ask(Archive.review, "archive"), methods=["GET"]),
        Route(f"{table}/record", ask(Archive.record, "archive"), methods=["GET"]),
        Route(f"{table}/history", ask(Lobby.history), methods=["GET"]),
        WebSocketRoute(f"{table}/socket", socket),
    ]


def operator_routes(metrics: Metrics) -> list[BaseRoute]:
    """What an operator's programs call."""

    async def health(request: Request) -> Response:
        sound = await request.app.state.health.is_sound()
        status, code = ("ok", 200) if sound else ("nothing can be written", 503)
        return JSONResponse({"status": status}, code, headers={"Cache-Control": "no-store"})

    async def measures(request: Request) -> Response:
        return Response(metrics.text(), media_type="text/plain; version=0.0.4")

    return [Route("/health", health, methods=["GET"]), Route("/metrics", measures, methods=["GET"])]
