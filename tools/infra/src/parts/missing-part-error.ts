/** A server's program can't be had on this machine; the message says which, why, and what to do instead. */
export class MissingPartError extends Error {
  constructor(part: string, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(
      `${part} can't be started here: ${why}\n` +
        `"sh deploy/make-secrets.sh && docker compose -f deploy/docker-compose.yml up --build --wait" does the same with ` +
        `containers, and POSTGRES_URL, REDIS_URL and KAFKA_BROKERS name servers that already run.`,
      { cause },
    );
    this.name = 'MissingPartError';
  }
}
