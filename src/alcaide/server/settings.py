"""Settings: everything an operator can decide, in one frozen value."""

import os
from dataclasses import dataclass, field
from pathlib import Path


def default_database() -> str:
    """Where tables are kept unless somebody says otherwise: the user's own folder for data."""
    folder = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return str(Path(folder).expanduser() / "alcaide" / "tables.sqlite")


@dataclass(frozen=True)
class Limits:
    """What one socket or address may ask for. An IPv6 address counts with its whole /64."""

    message_bytes: int = 16 * 1024
    """The longest message or request."""
    messages: float = 20.0
    """A second, for each socket; four times as many at once. What comes faster is read later."""
    address_messages: float = 300.0
    """The same for all sockets of an address together; ten times as many at once."""
    seated_messages: float = 2.0
    """A second at each table, ten times as many at once, that people who hold a seat may send beside that."""
    requests: float = 100.0
    """A second, for each address; ten times as many at once. Long answers count several times."""
    tables: float = 150.0
    """New tables in five minutes, for each address, all at once if they like: a school is one address."""
    connections: int = 400
    """Open at the same time, for each address."""
    bytes: float = 2_048.0
    """Of what is said, a second, for each address; those of five minutes at once."""
    table_bytes: float = 256.0
    """The same for each table."""
    chats: int = 1_000
    """Lines and reactions that a table keeps; the oldest are forgotten."""
    thinking: float = 0.4
    """Processor seconds, a second, for the bots of one address, five minutes' worth at once. Then others go first."""
    lines: int = 20_000
    """That the log of one table may have; the longest match has far fewer."""
    taken_back: int = 2_000
    """Lines of one table that may be taken back, questions about that included."""
    outbox: int = 64
    """Messages that wait for a slow listener before it is closed."""


@dataclass(frozen=True)
class Settings:
    """How a server runs."""

    host: str = "127.0.0.1"
    port: int = 8000
    """0 for any that is free."""
    database: str = field(default_factory=default_database)
    """The path of an SQLite file, postgresql://..., or `memory`."""
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    """Processes in which bots think."""
    bots: str = "alcaide.search:BOTS"
    """Where the bots are found: a module, and in it a dictionary of them by name."""
    think: float = 10.0
    """Seconds that a bot may think about one decision."""
    review: float = 120.0
    """Seconds that the review of a finished match may take."""
    away: float = 60.0
    """Seconds after which the seat of somebody who left may be given to a bot by the others."""
    away_days: float = 3 * 24 * 3600.0
    """The same at a table that is played over days."""
    reveal: float = 20.0
    """Seconds that a table waits for the words of its seats for the luck before it begins without them."""
    reveal_days: float = 24 * 3600.0
    """The same at a table that is played over days."""
    idle: float = 120.0
    """Seconds that a table nobody looks at stays in memory."""
    keep: float = 365 * 24 * 3600.0
    """Seconds after which a table is forgotten to which nobody came back; 0: none ever is. Cookies last as long."""
    proxies: str = "127.0.0.1"
    """Addresses of proxies whose word about the caller's address is believed, separated by commas; `*` for all."""
    origins: tuple[str, ...] = ()
    """Other pages (https://host) that may call this server from a browser."""
    mail_command: str = ""
    """What tells people at tables over days that they are asked: it gets a line of JSON. Empty: nobody is told."""
    public: str = ""
    """Where players reach this server (https://host), for links in mail."""
    page: Path = Path(__file__).parent.parent / "web"
    """The folder of the page, as its build leaves it."""
    limits: Limits = field(default_factory=Limits)
