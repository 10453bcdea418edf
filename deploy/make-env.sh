#!/bin/sh
# Makes the secrets of a development platform, once: deploy/.env, or the file that is named. A file that is there stays,
# because data that was encrypted with its keys is lost without them.
set -eu
file="${1:-$(dirname "$0")/.env}"
if [ -e "$file" ]; then
  echo "$file is there already." >&2
  exit 1
fi

bytes() { head -c 32 /dev/urandom; }
# Without characters that have a meaning in URLs.
secret() { bytes | od -An -v -tx1 | tr -d ' \n'; }
key() { printf 'k1:%s' "$(bytes | base64 | tr -d '\n')"; }

umask 077
cat > "$file" <<ENV
RPC_SECRET=$(secret)
DATA_KEYS=$(key)
HASH_KEYS=$(key)
GOOGLE_CLIENT_SECRET=$(secret)
POSTGRES_PASSWORD=$(secret)
IDENTITY_POSTGRES_PASSWORD=$(secret)
PLACES_POSTGRES_PASSWORD=$(secret)
REVIEWS_POSTGRES_PASSWORD=$(secret)
BILLING_POSTGRES_PASSWORD=$(secret)
WEBHOOKS_POSTGRES_PASSWORD=$(secret)
ENV
echo "$file is made."
