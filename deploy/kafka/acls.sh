#!/bin/sh
# Gives each service's Kafka user the rights of that service and no others: to write to its own topic, and to read those
# of the services that it listens to. Users (SCRAM-SHA-512) have the services' names. Rights that are there stay.
#
#   KAFKA_BROKERS=kafka:9092 KAFKA_COMMAND_CONFIG=admin.properties sh acls.sh
#
# KAFKA_PREFIX as the services have it; KAFKA_ACLS is Kafka's own kafka-acls.sh, found on PATH unless set. Brokers need
# an authorizer, and no right for everyone.
set -eu
prefix="${KAFKA_PREFIX:-}"

grant() {
  "${KAFKA_ACLS:-kafka-acls.sh}" --bootstrap-server "$KAFKA_BROKERS" \
    ${KAFKA_COMMAND_CONFIG:+--command-config "$KAFKA_COMMAND_CONFIG"} --add --force "$@"
}

writes() {
  grant --allow-principal "User:$1" --operation Write --topic "$prefix$1.events.v1"
}

# The user and its consumer group, then the services whose events it reads.
reads() {
  user="$1"
  group="$2"
  pattern="$3"
  shift 3
  topics=""
  for publisher in "$@"; do topics="$topics --topic $prefix$publisher.events.v1"; done
  # shellcheck disable=SC2086 # one word each
  grant --allow-principal "User:$user" --operation Read $topics
  grant --allow-principal "User:$user" --operation Read --group "$group" --resource-pattern-type "$pattern"
}

for service in identity places reviews billing webhooks; do writes "$service"; done
reads identity "${prefix}identity" literal places reviews billing webhooks
reads places "${prefix}places" literal reviews identity billing
reads reviews "${prefix}reviews" literal places identity
reads billing "${prefix}billing" literal identity places
reads webhooks "${prefix}webhooks" literal reviews places identity billing
reads gateway wake-signals- prefixed identity
