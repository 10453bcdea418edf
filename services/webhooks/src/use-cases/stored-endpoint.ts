import { open } from '@review-reply/crypto';
import type { KeyedCall } from '@review-reply/idempotency';
import {
  type DisabledReason,
  type Endpoint,
  type EndpointOwner,
  type EndpointStatus,
  secretShownForMs,
} from '../domain/endpoint.ts';
import { secretSealContext } from '../domain/seal-context.ts';
import { findSecrets } from '../storage/endpoints.ts';
import type { Context } from './context.ts';

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

export interface EndpointWithSecret {
  readonly endpoint: Endpoint;
  /** Null in a replay more than a day later, or after the endpoint was deleted or its secret rotated. */
  readonly secret: string | null;
}

export interface EndpointAnswer extends EndpointWithSecret {
  /** When the secret was made by a rotation; null when it is the first one. */
  readonly rotatedAt: Date | null;
}

/** How an owner's endpoint is stored as the answer to a key. */
export function endpointForm({ accountId }: EndpointOwner): Pick<KeyedCall<EndpointAnswer>, 'encode' | 'decode'> {
  return { encode: encodeEndpoint, decode: (bytes) => decodeEndpoint(accountId, bytes) };
}

function encodeEndpoint({ endpoint, rotatedAt }: EndpointAnswer): Uint8Array {
  const { webhookId, url, events, status, disabledReason, consecutiveFailures, createdAt } = endpoint;
  const stored: Stored = {
    webhook_id: String(webhookId),
    url,
    events: [...events],
    status,
    disabled_reason: disabledReason,
    consecutive_failures: consecutiveFailures,
    created_at: createdAt.toISOString(),
    rotated_at: rotatedAt?.toISOString() ?? null,
  };
  return Buffer.from(JSON.stringify(stored));
}

function decodeEndpoint(accountId: bigint, answer: Uint8Array): EndpointAnswer {
  const stored: Stored = { ...ofNew, ...JSON.parse(Buffer.from(answer).toString()) };
  const endpoint: Endpoint = {
    webhookId: BigInt(stored.webhook_id),
    accountId,
    url: stored.url,
    events: stored.events,
    status: stored.status,
    disabledReason: stored.disabled_reason,
    consecutiveFailures: stored.consecutive_failures,
    createdAt: new Date(stored.created_at),
  };
  return { endpoint, secret: null, rotatedAt: stored.rotated_at === null ? null : new Date(stored.rotated_at) };
}

/**
 * What is answered: a repetition has the endpoint as it was, whatever became of it; with the secret for a day, as long
 * as it is still that one.
 */
export async function withShownSecret(
  context: Context,
  owner: EndpointOwner,
  { answer, replayed }: { readonly answer: EndpointAnswer; readonly replayed: boolean },
): Promise<EndpointWithSecret & { readonly replayed: boolean }> {
  const { endpoint, secret } = answer;
  return { endpoint, secret: replayed ? await findShownSecret(context, owner, answer) : secret, replayed };
}

async function findShownSecret(
  { database, clock, dataKeys }: Context,
  owner: EndpointOwner,
  { endpoint: { webhookId, createdAt }, rotatedAt }: EndpointAnswer,
): Promise<string | null> {
  const shownSince = rotatedAt ?? createdAt;
  if (clock.now().getTime() - shownSince.getTime() > secretShownForMs) return null;
  const secrets = await findSecrets(database.sql, owner, webhookId);
  if (secrets === null || secrets.secretRotatedAt?.getTime() !== rotatedAt?.getTime()) return null;
  return open(dataKeys, secretSealContext(webhookId), secrets.secretSealed).toString();
}
