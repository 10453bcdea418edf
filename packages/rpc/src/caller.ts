import { randomUUID } from 'node:crypto';

/** The holder of an API key, as the gateway verified it. */
export interface UserCaller {
  readonly kind: 'user';
  /** The account that owns the key. */
  readonly accountId: bigint;
  /** The account acted for: whatever is touched must belong to it. */
  readonly actingAccountId: bigint;
  readonly clientId: string;
  readonly scopes: readonly string[];
  readonly locale: string;
  readonly requestId: string;
}

/** A service or an operator's tool, acting on its own. */
export interface SystemCaller {
  readonly kind: 'system';
  readonly service: string;
  readonly locale: string;
  readonly requestId: string;
}

export type Caller = UserCaller | SystemCaller;

/** A caller for a service's own work, with a request id to find it by. */
export function systemCaller(service: string, requestId: string = randomUUID()): SystemCaller {
  return { kind: 'system', service, locale: 'en', requestId };
}
