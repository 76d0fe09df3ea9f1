"""What alembic runs: the steps, on the connection it was given."""

from alembic import context

from alcaide.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
