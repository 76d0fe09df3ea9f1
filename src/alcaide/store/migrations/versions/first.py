"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_listed", "tables", ["listed", "phase", "created"])
    op.create_table(
        "seats",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False, autoincrement=False),
        sa.Column("token", sa.LargeBinary),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("word", sa.Text, nullable=False),
        sa.Column("bot", sa.Text),
        sa.Column("here_until", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_seats_table"),
    )
    op.create_table(
        "lines",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "turn", name="pk_lines"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_lines_table"),
    )
    op.create_table(
        "chats",
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_chats"),
        sa.ForeignKeyConstraint(["table", "seat"], ["seats.table", "seats.seat"], name="fk_chats_table"),
    )
    op.create_index("ix_chats_table", "chats", ["table", "number"])
