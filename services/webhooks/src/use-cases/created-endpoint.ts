import type { Endpoint } from '../domain/endpoint.ts';

interface Stored {
  readonly webhook_id: string;
  readonly url: string;
  readonly events: string[];
  readonly created_at: string;
}

/** A new endpoint as it is stored under its idempotency key; everything else is the same for all new ones. */
export function encodeCreated(endpoint: Endpoint): Stored {
  const { webhookId, url, events, createdAt } = endpoint;
  return {
    webhook_id: String(webhookId),
    url,
    events: [...events],
    created_at: createdAt.toISOString(),
  };
}

/** @param answer what `encodeCreated` made */
export function decodeCreated(accountId: bigint, answer: unknown): Endpoint {
  const stored = answer as Stored;
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
