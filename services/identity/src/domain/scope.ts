import type { AccountKind } from './account.ts';

/** Every scope, in the order in which tokens and answers list them. */
export const scopes = [
  'places:read',
  'places:write',
  'reviews:read',
  'reviews:write',
  'webhooks:manage',
  'accounts:manage',
] as const;

export type Scope = (typeof scopes)[number];

export const isScope = (value: string): value is Scope => (scopes as readonly string[]).includes(value);

/** Scopes in the published order, each once. */
export function orderScopes(wanted: Iterable<string>): Scope[] {
  const set = new Set(wanted);
  return scopes.filter((scope) => set.has(scope));
}

/** What a key of an account may carry: managing accounts is for partners, and a client's account has no keys. */
export function scopesAllowedFor(kind: AccountKind): readonly Scope[] {
  if (kind === 'client') return [];
  return kind === 'partner' ? scopes : scopes.filter((scope) => scope !== 'accounts:manage');
}

/**
 * The scopes a token gets: those asked for, or all of the key's when none were.
 * @returns null when one was asked for that the key does not have
 */
export function narrowScopes(ofKey: readonly string[], wanted: readonly string[]): Scope[] | null {
  if (wanted.length === 0) return orderScopes(ofKey);
  return wanted.every((scope) => ofKey.includes(scope)) ? orderScopes(wanted) : null;
}
