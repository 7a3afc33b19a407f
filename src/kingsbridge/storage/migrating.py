"""Bringing a database to the present schema; the steps themselves stand in ``migrations``."""

from __future__ import annotations

from threading import Lock
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from kingsbridge.storage import databases
from kingsbridge.storage.errors import DatabaseRefused

ONE_AT_A_TIME: Final = Lock()
"""Alembic keeps the migration under way in globals of its own."""


def upgrade(engine: Engine) -> None:
    """Bring the database to the present schema, or refuse one that is not known here."""
    databases.prepare_file(engine.url)
    try:
        with ONE_AT_A_TIME:
            _upgrade(engine)
    except SQLAlchemyError as error:
        where = engine.url.render_as_string(hide_password=True)
        raise DatabaseRefused(f"cannot open {where}: {databases.plain(error)}") from error


def _upgrade(engine: Engine) -> None:
    config = Config()
    config.set_main_option("script_location", "kingsbridge.storage:migrations")
    scripts = ScriptDirectory.from_config(config)
    with engine.connect() as connection:
        found = revision(connection)
    if found == scripts.get_current_head():
        return
    _check_known(found, scripts)
    with engine.begin() as connection:
        databases.lock_for_migrating(connection)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def revision(connection: Connection) -> str | None:
    """The schema a database has; None if it has none of ours."""
    return MigrationContext.configure(connection).get_current_revision()


def _check_known(found: str | None, scripts: ScriptDirectory) -> None:
    known = {script.revision for script in scripts.walk_revisions()}
    if found is not None and found not in known:
        raise DatabaseRefused(
            f"the database has schema {found!r}, and this version of Kingsbridge knows only up to "
            f"{scripts.get_current_head()!r}: use the newer version that wrote it"
        )
