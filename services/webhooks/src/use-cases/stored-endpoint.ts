import { open } from '@review-reply/crypto';
import {
  type DisabledReason,
  type Endpoint,
  type EndpointOwner,
  type EndpointStatus,
  secretShownForMs,
} from '../domain/endpoint.ts';
import { findSecrets } from '../storage/endpoints.ts';
import { type Context, secretSealContext } from './context.ts';

/** An endpoint as it was answered with its secret, in JSON; the secret itself is kept with the endpoint alone. */
interface Stored {
  readonly webhook_id: string;
  readonly url: string;
  readonly events: string[];
  readonly status: EndpointStatus;
  readonly disabled_reason: DisabledReason | null;
  readonly consecutive_failures: number;
  readonly created_at: string;
  /** When the secret was made by a rotation; null when it is the first one. */
  readonly rotated_at: string | null;
}

/** What answers of before lack: they were of new endpoints only. */
const ofNew = { status: 'enabled', disabled_reason: null, consecutive_failures: 0, rotated_at: null } as const;

export function storeEndpoint(endpoint: Endpoint, rotatedAt: Date | null): Stored {
  const { webhookId, url, events, status, disabledReason, consecutiveFailures, createdAt } = endpoint;
  return {
    webhook_id: String(webhookId),
    url,
    events: [...events],
    status,
    disabled_reason: disabledReason,
    consecutive_failures: consecutiveFailures,
    created_at: createdAt.toISOString(),
    rotated_at: rotatedAt?.toISOString() ?? null,
  };
}

export interface EndpointWithSecret {
  readonly endpoint: Endpoint;
  /** Null in a replay more than a day later, or after the endpoint was deleted or its secret rotated. */
  readonly secret: string | null;
}

/**
 * The answer once more, whatever became of the endpoint; with the secret for a day, as long as it is still that one.
 */
export async function replayEndpoint(
  { database, clock, dataKeys }: Context,
  owner: EndpointOwner,
  answer: unknown,
): Promise<EndpointWithSecret> {
  const stored: Stored = { ...ofNew, ...(answer as Partial<Stored> & Omit<Stored, keyof typeof ofNew>) };
  const webhookId = BigInt(stored.webhook_id);
  const endpoint: Endpoint = {
    webhookId,
    accountId: owner.accountId,
    url: stored.url,
    events: stored.events,
    status: stored.status,
    disabledReason: stored.disabled_reason,
    consecutiveFailures: stored.consecutive_failures,
    createdAt: new Date(stored.created_at),
  };
  const shownSince = new Date(stored.rotated_at ?? stored.created_at);
  const isShown = clock.now().getTime() - shownSince.getTime() <= secretShownForMs;
  const secrets = isShown ? await findSecrets(database.sql, owner, webhookId) : null;
  if (secrets === null || (secrets.secretRotatedAt?.toISOString() ?? null) !== stored.rotated_at)
    return { endpoint, secret: null };
  return { endpoint, secret: open(dataKeys, secretSealContext(webhookId), secrets.secretSealed).toString() };
}
