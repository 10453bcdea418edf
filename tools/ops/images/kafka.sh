# As Kafka's image does: what is called KAFKA_… becomes its settings, and an empty volume is formatted.
set -euo pipefail
settings=/tmp/server.properties
: > $settings
while IFS='=' read -r name value; do
  case $name in
    KAFKA_HEAP_OPTS | KAFKA_OPTS) ;;
    KAFKA_*) name=${name#KAFKA_} name=${name,,} && echo "${name//_/.}=$value" >> $settings ;;
  esac
done < <(env)
java="java $KAFKA_HEAP_OPTS -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Djava.awt.headless=true
  -Dorg.slf4j.simpleLogger.defaultLogLevel=warn -cp /opt/kafka/*"
set -f
$java kafka.tools.StorageTool format --ignore-formatted --cluster-id "$CLUSTER_ID" --config $settings
exec $java kafka.Kafka $settings
