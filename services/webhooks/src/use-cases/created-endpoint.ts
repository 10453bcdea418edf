import type { Endpoint } from '../domain/endpoint.ts';

interface Stored {
  readonly webhook_id: string;
  readonly url: string;
  readonly events: string[];
  readonly created_at: string;
}

/** A new endpoint as it is stored under its idempotency key; everything else is the same for all new ones. */
export function encodeCreated(endpoint: Endpoint): Buffer {
  const { webhookId, url, events, createdAt } = endpoint;
  const stored: Stored = {
    webhook_id: String(webhookId),
    url,
    events: [...events],
    created_at: createdAt.toISOString(),
  };
  return Buffer.from(JSON.stringify(stored));
}

export function decodeCreated(accountId: bigint, bytes: Uint8Array): Endpoint {
  const stored = JSON.parse(Buffer.from(bytes).toString()) as Stored;
  return {
    webhookId: BigInt(stored.webhook_id),
    accountId,
    url: stored.url,
    events: stored.events,
    status: 'enabled',
    disabledReason: null,
    consecutiveFailures: 0,
    createdAt: new Date(stored.created_at),
  };
}
