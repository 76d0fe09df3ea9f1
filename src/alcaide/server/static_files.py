"""The page: files that the build of web/ leaves in the package. Without them, a few friendly words."""

from pathlib import Path

from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

UNBUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Alcaide</title>
<h1>Alcaide</h1>
<p>The server runs, but its page was not built. In a checkout, <code>make play</code> builds it.</p>
<p>Programs can play all the same: see <code>docs/protocol.md</code> and <a href="/api/games">the games</a>.</p>
</html>
"""
FOREVER = "public, max-age=31536000, immutable"
"""For files whose name changes with what is in them."""


class Assets(StaticFiles):
    """Files whose names hold a hash of what is in them."""

    def file_response(self, *arguments: object, **named: object) -> Response:
        """A file, to be kept."""
        response = super().file_response(*arguments, **named)  # type: ignore[arg-type]
        response.headers["Cache-Control"] = FOREVER
        return response


class IndexPage:
    """The one page: it finds out by its address what to show."""

    def __init__(self, folder: Path) -> None:
        self.index = folder / "index.html"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        response: Response
        if self.index.is_file():
            response = FileResponse(self.index, headers={"Cache-Control": "no-cache"})
        else:
            response = HTMLResponse(UNBUILT, headers={"Cache-Control": "no-cache"})
        await response(scope, receive, send)


def page_routes(folder: Path) -> list[BaseRoute]:
    """The page at its address_limits, its files, all of them compressed."""
    page = GZipMiddleware(IndexPage(folder))
    routes: list[BaseRoute] = [Route(path, page, methods=["GET"]) for path in ("/", "/table/{table}", "/replay")]
    if (folder / "assets").is_dir():
        routes.append(Mount("/assets", GZipMiddleware(Assets(directory=folder / "assets"))))
    if folder.is_dir():
        routes.append(Mount("/", GZipMiddleware(StaticFiles(directory=folder))))
    return routes
