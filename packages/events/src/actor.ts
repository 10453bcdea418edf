import { AsyncLocalStorage } from 'node:async_hooks';
import { type Caller, inboundCaller } from '@review-reply/rpc';
import type { Envelope } from './envelope.ts';

/**
 * Who an event is due to, in the words of CloudEvents' auth context extension: `api_key` with the key's id and, as
 * JSON, the account that holds it and the one it acted for, or `system` with the service or operator's tool.
 */
export interface Actor {
  readonly type: string;
  readonly id: string;
  /** JSON, or null when there is nothing more to say. */
  readonly claims: string | null;
}

const ofEvent = new AsyncLocalStorage<Actor>();

/** Whoever called for what is done now, or caused the event that is handled now; else the service itself. */
export function currentActor(service: string): Actor {
  const caller = inboundCaller();
  return ofEvent.getStore() ?? (caller === undefined ? { type: 'system', id: service, claims: null } : actorOf(caller));
}

function actorOf(caller: Caller): Actor {
  if (caller.kind === 'system') return { type: 'system', id: caller.service, claims: null };
  const { clientId, accountId, actingAccountId } = caller;
  const claims = JSON.stringify({ account_id: String(accountId), acting_account_id: String(actingAccountId) });
  return { type: 'api_key', id: clientId, claims };
}

/** Runs `handle` so that what it publishes is due to whom the event is due to. */
export function asActorOf<T>({ authType, authId, authClaims }: Envelope, handle: () => T): T {
  if (authType === undefined || authId === undefined) return handle();
  return ofEvent.run({ type: authType, id: authId, claims: authClaims ?? null }, handle);
}
