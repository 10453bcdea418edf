# As Postgres' image does: fills an empty volume, runs what is in /docker-entrypoint-initdb.d, and serves.
set -euo pipefail
export PGDATA=/var/lib/postgresql/18/docker POSTGRES_USER=postgres
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  initdb --username=postgres --pwfile="$POSTGRES_PASSWORD_FILE" --auth-local=trust --auth-host=scram-sha-256 \
    --encoding=UTF8 --locale=C.UTF-8
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  pg_ctl -o "-c listen_addresses='' -c unix_socket_directories=/tmp" -w start
  for file in /docker-entrypoint-initdb.d/*.sh; do PGHOST=/tmp bash "$file"; done
  pg_ctl -m fast -w stop
fi
exec postgres -c listen_addresses='*' -c unix_socket_directories=/tmp
