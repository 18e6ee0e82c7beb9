#!/bin/sh
# Runs once, when the database is created: the site gets a role that owns its database and nothing else.
set -eu
password="$(cat /run/secrets/database_password)"
psql --set ON_ERROR_STOP=1 --set password="$password" --username postgres <<'SQL'
create role site login nosuperuser nocreatedb nocreaterole password :'password';
create database site owner site encoding 'UTF8' template template0;
revoke all on database site from public;
SQL
