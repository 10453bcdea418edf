#!/bin/bash
# Run by the Postgres image when its volume is empty: each service gets a role and a database of its own, and can
# connect to no other.
set -euo pipefail

run_sql() {
  psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname=postgres
}

for service in identity places reviews billing webhooks; do
  password="${service^^}_POSTGRES_PASSWORD"
  run_sql <<SQL
\\getenv password $password
create role $service login password :'password';
create database $service owner $service template template0;
revoke connect on database $service from public;
SQL
done

run_sql <<SQL
revoke connect on database postgres from public;
revoke connect on database template1 from public;
SQL
