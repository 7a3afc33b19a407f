"""The journal: what was played, kept safe in SQLite or PostgreSQL; it knows lines, not rules."""
