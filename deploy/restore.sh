#!/bin/sh
# Makes a new database of what backup.sh wrote: restore.sh FILE DATABASE OWNER. docs/postgresql.md says how.
# The server and the role come from libpq's own settings. The role must be allowed to create a database for OWNER: a
# superuser, or one with CREATEDB that is a member of OWNER.
set -eu
[ $# -eq 3 ] || { echo "usage: restore.sh FILE DATABASE OWNER" >&2; exit 2; }
file=$1
database=$2
owner=$3
fail() { echo "restore.sh: $1" >&2; exit 1; }
ask() { psql --no-psqlrc --tuples-only --no-align --set ON_ERROR_STOP=1 --set owner="$owner" --dbname "$1"; }

[ -r "$file" ] || fail "$file cannot be read."
pg_restore --list "$file" >/dev/null || fail "$file is no backup that backup.sh wrote."
bound=$(echo "select not (rolsuper or rolbypassrls) from pg_roles where rolname = :'owner'" | ask postgres) || fail "the server cannot be asked."
[ -n "$bound" ] || fail "there is no role $owner. Make it first: createuser $owner --pwprompt"
[ "$bound" = t ] || fail "the role $owner bypasses row-level security, so the program refuses it. Name the program's own role."
# Fails where the database exists: nothing is replaced.
createdb --maintenance-db=postgres --owner "$owner" "$database"
undo() { dropdb --maintenance-db=postgres "$database"; fail "the database could not be restored, and was dropped again."; }
pg_restore --no-owner --role "$owner" --single-transaction --exit-on-error --dbname "$database" "$file" || undo
# Without statistics the first searches would be slow.
PGOPTIONS="-c client_min_messages=error" psql --no-psqlrc --quiet --dbname "$database" --command analyze
echo "The database $database has what $file held."
