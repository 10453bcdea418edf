#!/bin/bash
# Run by the Postgres image when its volume is empty: each service gets a database of its own, a role that owns and
# migrates it, and one that its processes work under, to which the migrations give the rights to rows. None can connect
# to another database. The roles' passwords are files of the folder of POSTGRES_PASSWORD_FILE, by the roles' names.
set -euo pipefail
secrets=$(dirname "$POSTGRES_PASSWORD_FILE")

run_sql() {
  psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname=postgres
}

for service in identity places reviews billing webhooks; do
  for role in "$service" "${service}_process"; do
    password=$(cat "$secrets/$role") run_sql <<SQL
\\getenv password password
create role $role login password :'password';
SQL
  done
  run_sql <<SQL
create database $service owner $service template template0;
revoke connect on database $service from public;
SQL
done

run_sql <<SQL
revoke connect on database postgres from public;
revoke connect on database template1 from public;
SQL
