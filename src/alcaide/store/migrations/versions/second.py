"""Branches, clocks, pace, addresses for mail, reactions, who thinks, and how long a server has run."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Take the step."""
    for column in (
        sa.Column("pace", sa.Text, nullable=False, server_default="live"),
        sa.Column("limit", sa.JSON),
        sa.Column("clocks", sa.JSON),
        sa.Column("origin", sa.JSON),
        sa.Column("claimed", sa.Integer),
        sa.Column("claimed_by", sa.Text),
        sa.Column("claimed_until", sa.Float),
    ):
        op.add_column("tables", column)
    op.add_column("seats", sa.Column("mail", sa.Text))
    op.add_column("chats", sa.Column("about", sa.Integer))
    op.create_table(
        "pulse",
        sa.Column("id", sa.SmallInteger, nullable=False, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("served", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pulse"),
    )
