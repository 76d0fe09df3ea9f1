"""Everything put together, in one place."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from alcaide.core import AlcaideError
from alcaide.server.archive import Archive
from alcaide.server.failures import failure, missing, refused, trouble
from alcaide.server.guards import CarefulHeaders, Gate
from alcaide.server.hall import Hall
from alcaide.server.housetime import HouseTime
from alcaide.server.limiting import Addresses
from alcaide.server.lobby import Lobby
from alcaide.server.metrics import Metrics
from alcaide.server.pages import page_routes
from alcaide.server.post import Post
from alcaide.server.reviews import Reviews
from alcaide.server.services import Services
from alcaide.server.settings import Settings
from alcaide.server.sockets import Sockets
from alcaide.server.thinker import find_bots
from alcaide.server.thinking import Thinkers
from alcaide.store import open_store

Question = Callable[[Any, Request], Awaitable[Response]]
log = logging.getLogger(__name__)


def create_app(settings: Settings) -> Starlette:
    """The server, ready to be run; it opens its store when it starts."""
    metrics = Metrics()
    addresses = Addresses(settings.limits)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        bots = find_bots(settings.bots)
        store = await open_store(settings.database)
        thinkers = Thinkers(settings.workers, settings.bots)
        house_time = HouseTime(store)
        post = Post(settings.mail_command, metrics) if settings.mail_command else None
        hall = Hall(Services(store, thinkers, bots, settings, metrics, house_time, post))
        await hall.open()
        app.state.hall = hall
        app.state.lobby = Lobby(hall, addresses)
        reviews = Reviews(settings.review)
        app.state.archive = Archive(app.state.lobby, reviews)
        app.state.sockets = Sockets(hall, addresses)
        log.info("open")
        try:
            yield
        finally:
            await hall.close()
            await reviews.close()
            await thinkers.close()
            if post is not None:
                await post.close()
            await store.close()
            log.info("closed")

    return Starlette(
        routes=[*api_routes(), *operator_routes(metrics), *page_routes(settings.page)],
        middleware=[
            Middleware(CarefulHeaders),
            Middleware(Gate, addresses=addresses, origins=settings.origins, metrics=metrics),
        ],
        exception_handlers={AlcaideError: refused, HTTPException: missing, Exception: trouble},
        lifespan=lifespan,
    )


def api_routes() -> list[BaseRoute]:
    """What players and programs call."""

    def ask(question: Question, who: str = "lobby") -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            return await question(getattr(request.app.state, who), request)

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
        await request.app.state.hall.services.store.listed(1)
        return JSONResponse({"status": "ok"}, headers={"Cache-Control": "no-store"})

    async def measures(request: Request) -> Response:
        return Response(metrics.text(), media_type="text/plain; version=0.0.4")

    return [Route("/health", health, methods=["GET"]), Route("/metrics", measures, methods=["GET"])]
