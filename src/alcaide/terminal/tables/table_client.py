"""TableClient: the way to a table on a server: its link, and what is asked over HTTP before and beside the play."""

import re
from dataclasses import dataclass
from typing import TypeVar
from urllib.parse import urlsplit

import httpx
import msgspec

from alcaide.core import AlcaideError, shorten
from alcaide.core.sentences import printable
from alcaide.protocol import Failure, History, NewSeat, Seated, TableFacts, encode
from alcaide.terminal.tables.join_request import JoinRequest
from alcaide.terminal.tables.sealed_words import SealedWords, keep_words, kept_words, seal_words

T = TypeVar("T")
PATIENCE = 10.0
"""Seconds after which a server that does not answer is given up."""
PATH = re.compile(r"(?:/t|/table|/api/tables)/([A-Za-z0-9]{1,40})/?")


@dataclass(frozen=True)
class Link:
    """Where a table is."""

    server: str
    """As in http://127.0.0.1:8000."""
    table: str

    def __str__(self) -> str:
        return f"{self.server}/table/{self.table}"

    @property
    def host(self) -> str:
        """The server as a person says it."""
        return self.server.partition("://")[2]

    @property
    def socket(self) -> str:
        """The address of the table's socket."""
        return f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"


def read_link(text: str) -> Link:
    """The table that a link leads to.

    >>> read_link("http://127.0.0.1:8000/table/k7rmx2cdf9wz")
    Link(server='http://127.0.0.1:8000', table='k7rmx2cdf9wz')
    >>> read_link("castles.example/t/k7rmx2cdf9wz?x=1").server
    'http://castles.example'
    """
    typed = text.strip()
    try:
        address = urlsplit(typed if "://" in typed else f"http://{typed}")
        found = PATH.fullmatch(address.path)
        whole = address.scheme in ("http", "https") and address.hostname and "@" not in address.netloc
        port = f":{address.port}" if address.port is not None else ""
    except ValueError:
        found, whole, port = None, False, ""
    if not found or not whole:
        example = "http://127.0.0.1:8000/table/k7rmx2cdf9wz"
        raise AlcaideError(f"{shorten(typed)} is not the link of a table. One looks like {example}.", "bad_link")
    host = f"[{address.hostname}]" if ":" in str(address.hostname) else address.hostname
    return Link(f"{address.scheme}://{host}{port}", found[1])


async def enter_table(request: JoinRequest) -> "TableClient":
    """The client of a table, with a seat taken there unless one has a token or only watches."""
    client = TableClient(read_link(request.link), None if request.watch else request.token or None)
    try:
        facts = await client.facts()
        if client.token and not facts.you:
            raise not_yours()
        client.sealed = kept_words(client.link.table) if client.token else None
        if not request.watch and not client.token:
            await client.sit(request.name, request.seat)
    except AlcaideError as error:
        await client.close()
        raise AlcaideError(printable(error.sentence), error.code) from None
    return client


class TableClient:
    """A table on a server, asked over HTTP; `token` is what holds the own seat."""

    def __init__(self, link: Link, token: str | None = None, transport: httpx.AsyncBaseTransport | None = None) -> None:
        if token is not None and not (token.isascii() and token.isprintable() and token):
            raise not_yours()
        self.link = link
        self.token = token
        self.sealed: SealedWords | None = None
        """The words that the own seats add to the luck; None if they add none."""
        self.client = httpx.AsyncClient(base_url=link.server, timeout=PATIENCE, transport=transport)

    async def facts(self) -> TableFacts:
        """What everyone may know of the table, and which seats the token holds."""
        return self.read(await self.ask("GET", ""), TableFacts)

    async def sit(self, name: str, seat: int | None) -> None:
        """Sit down; the token is kept, and so is a new word for the luck."""
        wish = NewSeat(seat=seat, name=name, adds_word=True)
        seated = self.read(await self.ask("POST", "/seats", encode(wish)), Seated)
        self.token = seated.token
        self.keep(seal_words(seated.luck, seated.seats))

    def keep(self, sealed: SealedWords | None) -> None:
        """Keep words for the luck, also for when we come back."""
        self.sealed = sealed
        if sealed is not None:
            keep_words(self.link.table, sealed)

    async def history(self) -> History:
        """What happened so far."""
        return self.read(await self.ask("GET", "/history"), History)

    async def record(self) -> str:
        """The record, once the match is over."""
        return (await self.ask("GET", "/record")).text

    async def ask(self, method: str, path: str, body: bytes = b"") -> httpx.Response:
        """One request about the table."""
        headers = {"Content-Type": "application/json"} if body else {}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        try:
            address = f"/api/tables/{self.link.table}{path}"
            answer = await self.client.request(method, address, headers=headers, content=body)
        except (httpx.HTTPError, httpx.InvalidURL, UnicodeError):
            raise no_answer(self.link) from None
        self.client.cookies.clear()
        if answer.is_success:
            return answer
        problem = self.read(answer, Failure).error
        raise AlcaideError(problem.sentence, problem.code)

    def read(self, answer: httpx.Response, kind: type[T]) -> T:
        """What an answer says."""
        try:
            return msgspec.json.decode(answer.content, type=kind)
        except msgspec.DecodeError:
            sentence = f"{self.link.host} does not answer as a server of Alcaide does."
            raise AlcaideError(sentence, "not_alcaide") from None

    async def close(self) -> None:
        """Ask nothing more."""
        await self.client.aclose()


def no_answer(link: Link) -> AlcaideError:
    """A server that is not there."""
    return AlcaideError(f"The server at {link.host} does not answer.", "no_answer")


def not_yours() -> AlcaideError:
    """A token that holds nothing."""
    return AlcaideError("This token holds no seat at this table.", "not_yours")
