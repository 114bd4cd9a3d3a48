"""The database: tables, migrations, queries."""
