#!/bin/sh
# Makes the secrets of a development platform, once: deploy/.env, or the file that is named, and beside it the folder
# rpc with what the services know each other by, made by openssl (1.1.1 or newer). A file that is there stays,
# because data that was encrypted with its keys is lost without them.
set -eu
file="${1:-$(dirname "$0")/.env}"
rpc="$(dirname "$file")/rpc"
for made in "$file" "$rpc"; do
  if [ -e "$made" ]; then
    echo "$made is there already." >&2
    exit 1
  fi
done

bytes() { head -c 32 /dev/urandom; }
# Without characters that have a meaning in URLs.
secret() { bytes | od -An -v -tx1 | tr -d ' \n'; }
key() { printf 'k1:%s' "$(bytes | base64 | tr -d '\n')"; }

umask 077
cat > "$file" <<ENV
DATA_KEYS=$(key)
HASH_KEYS=$(key)
GOOGLE_CLIENT_SECRET=$(secret)
POSTGRES_PASSWORD=$(secret)
IDENTITY_POSTGRES_PASSWORD=$(secret)
IDENTITY_PROCESS_POSTGRES_PASSWORD=$(secret)
PLACES_POSTGRES_PASSWORD=$(secret)
PLACES_PROCESS_POSTGRES_PASSWORD=$(secret)
REVIEWS_POSTGRES_PASSWORD=$(secret)
REVIEWS_PROCESS_POSTGRES_PASSWORD=$(secret)
BILLING_POSTGRES_PASSWORD=$(secret)
BILLING_PROCESS_POSTGRES_PASSWORD=$(secret)
WEBHOOKS_POSTGRES_PASSWORD=$(secret)
WEBHOOKS_PROCESS_POSTGRES_PASSWORD=$(secret)
ENV

# A certificate authority, and for each service a folder with its certificate, its key and the key that callers are
# verified with; the gateway's has the one that they are signed with too.
mkdir "$rpc"
ec() { openssl ecparam -name prime256v1 -genkey -noout -out "$1"; }
ec "$rpc/ca.key"
openssl req -x509 -new -key "$rpc/ca.key" -days 3650 -subj "/CN=review-reply development" -out "$rpc/ca.crt"
openssl genpkey -algorithm ed25519 -out "$rpc/caller.key"
openssl pkey -in "$rpc/caller.key" -pubout -out "$rpc/callers.pem"
for service in gateway identity places reviews billing webhooks admin; do
  own="$rpc/$service"
  mkdir "$own"
  ec "$own/$service.key"
  openssl req -new -key "$own/$service.key" -subj "/CN=$service" -out "$rpc/request"
  printf 'basicConstraints=critical,CA:FALSE\nextendedKeyUsage=serverAuth,clientAuth\n%s\n' \
    "subjectAltName=URI:spiffe://review-reply/$service" > "$rpc/extensions"
  openssl x509 -req -in "$rpc/request" -CA "$rpc/ca.crt" -CAkey "$rpc/ca.key" -CAcreateserial -days 3650 \
    -extfile "$rpc/extensions" -out "$own/$service.crt" 2> /dev/null
  cp "$rpc/ca.crt" "$rpc/callers.pem" "$own/"
done
cp "$rpc/caller.key" "$rpc/gateway/"
# Who may look into the folder is settled by the folder; in the containers another user reads the files.
chmod 644 "$rpc"/*/*
chmod 755 "$rpc"/*/
rm "$rpc/ca.key" "$rpc/caller.key" "$rpc/request" "$rpc/extensions" "$rpc"/*.srl
echo "$file is made."
