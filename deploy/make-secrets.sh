#!/bin/sh
# Makes the secrets of a development platform, once: the folder deploy/secrets, or the one that is named, with a folder
# for each container and in it what that container may know, made by openssl (1.1.1 or newer). A folder that is there
# stays, because data that was encrypted with its keys is lost without them.
set -eu
secrets="${1:-$(dirname "$0")/secrets}"
if [ -e "$secrets" ]; then
  echo "$secrets is there already." >&2
  exit 1
fi
services="identity places reviews billing webhooks"

random() { head -c 32 /dev/urandom; }
# Without characters that have a meaning in URLs.
secret() { random | od -An -v -tx1 | tr -d ' \n'; }
key() { printf 'k1:%s' "$(random | base64 | tr -d '\n')"; }

umask 077
mkdir "$secrets"
for container in postgres redis simulator gateway admin $services; do mkdir "$secrets/$container"; done
secret > "$secrets/postgres/password"
secret > "$secrets/redis/password"
printf 'requirepass %s\n' "$(cat "$secrets/redis/password")" > "$secrets/redis/redis.conf"
for service in $services; do
  mkdir "$secrets/$service-migrations"
  secret > "$secrets/postgres/$service"
  secret > "$secrets/postgres/${service}_process"
  cp "$secrets/postgres/$service" "$secrets/$service-migrations/postgres_password"
  cp "$secrets/postgres/${service}_process" "$secrets/$service/postgres_password"
  key > "$secrets/$service/data_keys"
done
for container in gateway simulator $services; do cp "$secrets/redis/password" "$secrets/$container/redis_password"; done
key > "$secrets/identity/hash_keys"
secret > "$secrets/simulator/google_client_secret"
cp "$secrets/simulator/google_client_secret" "$secrets/places/"
# Yours, if suggestions are to be written by a model, or reports to be sent by e-mail.
: > "$secrets/reviews/ai_api_key"
: > "$secrets/places/smtp_url"

# A certificate authority, and for each service a folder with its certificate, its key and the key that callers are
# verified with; the gateway's has the one that they are signed with too.
work="$secrets/work"
mkdir "$work"
ec() { openssl ecparam -name prime256v1 -genkey -noout -out "$1"; }
ec "$work/ca.key"
openssl req -x509 -new -key "$work/ca.key" -days 3650 -subj "/CN=review-reply development" -out "$work/ca.crt"
openssl genpkey -algorithm ed25519 -out "$work/caller.key"
openssl pkey -in "$work/caller.key" -pubout -out "$work/callers.pem"
for service in gateway admin $services; do
  own="$secrets/$service/rpc"
  mkdir "$own"
  ec "$own/$service.key"
  openssl req -new -key "$own/$service.key" -subj "/CN=$service" -out "$work/request"
  printf 'basicConstraints=critical,CA:FALSE\nextendedKeyUsage=serverAuth,clientAuth\n%s\n' \
    "subjectAltName=URI:spiffe://review-reply/$service" > "$work/extensions"
  openssl x509 -req -in "$work/request" -CA "$work/ca.crt" -CAkey "$work/ca.key" -CAcreateserial -days 3650 \
    -extfile "$work/extensions" -out "$own/$service.crt" 2> /dev/null
  cp "$work/ca.crt" "$work/callers.pem" "$own/"
done
cp "$work/caller.key" "$secrets/gateway/rpc/"
rm -r "$work"
# Who may look into the folder is settled by the folder; in the containers other users read the files.
chmod -R a+rX "$secrets"/*
echo "$secrets is made."
