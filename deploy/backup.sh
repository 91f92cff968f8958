#!/bin/sh
# Writes a PostgreSQL database of career-context to a file: backup.sh DATABASE FILE. docs/postgresql.md says how.
# The server and the role come from libpq's own settings: PGHOST, PGPORT, PGUSER, PGPASSWORD or ~/.pgpass, PGSSLMODE.
set -eu
[ $# -eq 2 ] || { echo "usage: backup.sh DATABASE FILE" >&2; exit 2; }
database=$1
file=$2
fail() { echo "backup.sh: $1" >&2; exit 1; }
ask() { psql --no-psqlrc --tuples-only --no-align --set ON_ERROR_STOP=1 --dbname "$database" --command "$1"; }

[ ! -e "$file" ] || fail "$file exists already, and is not replaced."
# Row-level security hides every person's rows from the program's own role.
sees=$(ask "select rolsuper or rolbypassrls from pg_roles where rolname = current_user") || fail "the database cannot be read."
[ "$sees" = t ] || fail "this role cannot see all rows. Set PGUSER to a superuser, or to a role with BYPASSRLS that is a member of pg_read_all_data. Do not pass --enable-row-security to pg_dump: it then writes a file without the people's rows, and ends with 0."

umask 077
part=$file.part
trap 'rm -f "$part"' EXIT
pg_dump --format=custom --no-owner --file "$part" --dbname "$database"
pg_restore --list "$part" | grep -q ' TABLE DATA .* users ' || fail "the dump has no table of users: is this a database of career-context?"
mv "$part" "$file"
echo "The database $database is in $file."
