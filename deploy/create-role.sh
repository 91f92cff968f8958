#!/bin/sh
# Run once by the database's container: the role of the program, which row-level security must bind, and its database.
set -eu
psql --quiet --set ON_ERROR_STOP=1 --set password="$CAREER_CONTEXT_PASSWORD" \
	--username "$POSTGRES_USER" --dbname postgres <<'SQL'
create role career login password :'password';
create database career owner career;
SQL
