"""The tables of the database. A change here needs a migration beside it; a test compares the two."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("options", JSON, nullable=False),
    Column("rules", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("phase", Text, nullable=False),
    Column("pace", Text, nullable=False, server_default="live"),
    Column("limit", JSON(none_as_null=True)),
    Column("clocks", JSON(none_as_null=True)),
    Column("origin", JSON(none_as_null=True)),
    Column("claimed", Integer),
    Column("claimed_by", Text),
    Column("claimed_until", Float),
    Column("luck_scheme", SmallInteger, nullable=False, server_default="1"),
    Column("revealing_since", Float),
    Index(None, "listed", "phase", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("token", LargeBinary),
    Column("name", Text, nullable=False),
    Column("word", Text, nullable=False),
    Column("bot", Text),
    Column("here_until", Float, nullable=False),
    Column("mail", Text),
    Column("word_from", Text, nullable=False, server_default="nobody"),
    Column("word_commitment", Text),
)

lines = Table(
    "lines",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("turn", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
)

chats = Table(
    "chats",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("table", Text, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("about", Integer),
    ForeignKeyConstraint(["table", "seat"], ["seats.table", "seats.seat"]),
    Index(None, "table", "number"),
)

pulse = Table(
    "pulse",
    metadata,
    Column("id", SmallInteger, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("served", Float, nullable=False),
)
