"""What seats commit to before they reveal their words; tables that are there keep the first scheme of luck."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Take the step."""
    op.add_column("tables", sa.Column("luck_scheme", sa.SmallInteger, nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("revealing_since", sa.Float))
    op.add_column("seats", sa.Column("word_from", sa.Text, nullable=False, server_default="nobody"))
    op.add_column("seats", sa.Column("word_commitment", sa.Text))
